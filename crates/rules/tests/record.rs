//! Records of older format versions, and damaged records.

use homestretch_rules::{Action, Game, Rules, Seat, Seating, reseal};

/// A record of format 1.0, which must load as long as the major version is 1.
const OLD: &str = include_str!("data/record-1.0.txt");

fn load_error(text: &str) -> String {
    Game::load(text).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn a_game_of_an_older_format_still_loads() {
    let game = Game::load(OLD).unwrap();
    assert_eq!(game.ply(), 4);
    assert_eq!(game.rules().step(game.state(), Seat(0), 1), 4);
    assert!(game.kept_chance().is_some(), "the undone three is repeated");
}

#[test]
fn a_newer_format_version_is_rejected() {
    assert!(
        load_error(&OLD.replace("record 1.0", "record 1.99"))
            .starts_with("line 1: format version 1.99")
    );
    assert!(load_error(&OLD.replace("record 1.0", "record 7.0")).contains("newer"));
}

#[test]
fn a_changed_record_is_rejected_with_the_line() {
    let line = |what: &str| OLD.lines().position(|l| l.starts_with(what)).unwrap() + 1;
    let at = |line: usize| format!("line {line}: ");
    assert!(load_error(&OLD.replace("hash ", "hash 0")).starts_with(&at(line("hash"))));
    assert!(load_error(&OLD.replace("tokens = 2", "tokens = 3")).starts_with(&at(line("hash"))));
    assert!(load_error(&OLD.replace("seats 0 2", "seats 0 9")).starts_with(&at(line("seats"))));
    assert!(load_error(&OLD.replace("r6 m1", "r9 m1")).starts_with(&at(line("0: "))));
    assert!(load_error(&OLD.replace("r6 m1", "r6 m7")).starts_with(&at(line("0: "))));
    // The check value at the end finds changes that are legal in themselves.
    assert!(load_error(&OLD.replace("r4 m1", "r5 m1")).starts_with(&at(line("end "))));
    let cut = &OLD[..=OLD.rfind("\nend ").unwrap()];
    assert!(load_error(cut).contains("incomplete"));
    assert!(load_error("").starts_with("line 1: "));
}

#[test]
fn windows_line_ends_and_empty_lines_at_the_end_are_accepted() {
    assert!(Game::load(&OLD.replace('\n', "\r\n")).is_ok());
    assert!(Game::load(&format!("{OLD}\n\n")).is_ok());
}

const SOURCE: &str =
    "| source = \"Seed document 001: the Ludo of an Oregon State University course\"";

#[test]
fn the_rules_in_a_record_have_only_one_form() {
    let line = |what: &str| OLD.lines().position(|line| line == what).unwrap() + 1;
    let sides = line("| sides = 6");
    let (id, source) = (line("| id = \"ludo-osu\""), line(SOURCE));
    for (what, from, to, line) in [
        ("no spaces", "| sides = 6\n", "| sides=6\n", sides),
        ("an indent", "| sides = 6\n", "|  sides = 6\n", sides),
        ("a comment", "| [dice]\n", "| [dice] # x\n", line("| [dice]")),
        ("a number in another base", "| sides = 6\n", "| sides = 0x6\n", sides),
        ("a text in other quotes", "\"ludo-osu\"", "'ludo-osu'", id),
        ("a group elsewhere", "| [dice]\n", "| [dice]\n|\n", line("| [dice]") + 1),
        (
            "two spaces in a list",
            "| fewer = [0, 0]\n",
            "| fewer = [0,  0]\n",
            line("| fewer = [0, 0]"),
        ),
        (
            "a comma at the end",
            "| fewer = [0, 0]\n",
            "| fewer = [0, 0,]\n",
            line("| fewer = [0, 0]"),
        ),
        (
            "a list in two lines",
            "| fewer = [0, 0]\n",
            "| fewer = [0,\n| 0]\n",
            line("| fewer = [0, 0]"),
        ),
        ("a decoy in a text", SOURCE, "| source = \"\"\"\n| [dice]\n| sides = 8\n| \"\"\"", source),
        ("rules of other rules", "| id = ", "| based_on = \"ludo\"\n| id = ", id),
    ] {
        assert!(OLD.contains(from), "{from}");
        let error = load_error(&reseal(&OLD.replacen(from, to, 1)));
        assert!(error.starts_with(&format!("line {line}: ")), "{what}: {error}");
    }
}

#[test]
fn a_record_has_only_one_form() {
    let at = |what: &str| OLD.lines().position(|line| line.starts_with(what)).unwrap() + 1;
    let (first, end) = (at("0: "), at("end "));
    let swapped = |from: &str, to: &str| {
        assert!(OLD.contains(from), "{from}");
        reseal(&OLD.replacen(from, to, 1))
    };
    let newer = OLD.replace("record 1.0", "record 1.1");
    assert!(Game::load(&reseal(&newer)).is_ok(), "a version may be newer than it needs to be");
    let names =
        |lines: &str| reseal(&newer.replace("opening no\n", &format!("opening no\n{lines}")));
    for (what, text, line) in [
        ("a turn in two lines", swapped("r6 m1", "r6\n0: m1"), first),
        ("a number with a zero", swapped("r6 m1", "r06 m1"), first),
        ("a count with a zero", swapped("\nend ", "\nend 0"), end),
        ("a version with a zero", swapped("record 1.0", "record 1.00"), 1),
        ("two spaces", swapped("seats 0 2", "seats 0  2"), at("seats")),
        ("names in 1.0", swapped("opening no", "opening no\nname 0 Ann"), 1),
        ("names out of order", names("name 2 Bo\nname 0 Ann\n"), 6),
        ("a space before a name", names("name 0  Ann\n"), 6),
        ("a name that turns the text", names("name 0 A\u{202e}B\n"), 6),
        ("a mark after the end", format!("{}\u{feff}", OLD.trim_end()), end),
        ("a line break of another kind", format!("{}\u{85}", OLD.trim_end()), end),
        ("spaces after the end", format!("{OLD}  \n"), end + 1),
    ] {
        assert!(
            load_error(&text).starts_with(&format!("line {line}: ")),
            "{what}: {}",
            load_error(&text)
        );
    }
}

#[test]
fn a_record_written_by_hand_can_be_resealed() {
    let changed = OLD.replace("r4 m1", "r5 m1");
    assert!(Game::load(&reseal(&changed)).is_ok());
}

#[test]
fn a_single_action_can_be_written_and_parsed() {
    let rules = Rules::named("parchis-two-dice").unwrap();
    let state = rules.start(&Seating::of([0, 2])).unwrap();
    let roll = Action::Roll(rules.throw(&state, &[5, 3]).unwrap());
    assert_eq!(rules.write_action(&roll), "r3+5");
    assert_eq!(rules.read_action(&state, "r3+5"), Ok(roll));
    assert_eq!(rules.read_action(&state, "r9"), Err("the dice cannot show 9 here".into()));
}

#[test]
fn a_record_names_the_players() {
    let rules = Rules::named("ludo").unwrap().into();
    let game = Game::new(rules, Seating::of([0, 2])).unwrap();
    assert!(
        game.record().starts_with("homestretch record 1.0\n"),
        "a record without names has the older version"
    );
    let named = [(0, " Zoë | von: 7 "), (2, "x\ny"), (1, "Nobody")];
    let game = game.with_names(named.map(|(seat, name)| (Seat(seat), name.to_string())));
    let text = game.record();
    assert!(text.starts_with("homestretch record 1.1\n"), "{text}");
    assert!(text.contains("\nname 0 Zoë | von: 7\n") && !text.contains("Nobody"), "{text}");
    let again = Game::load(&text).unwrap();
    assert_eq!(again.names().get(&Seat(0)).map(String::as_str), Some("Zoë | von: 7"));
    assert_eq!((again.names().len(), again.record()), (1, text));
}

#[test]
fn an_invalid_name_is_rejected_with_its_line() {
    let newer = OLD.replace("record 1.0", "record 1.1");
    let named =
        |lines: &str| reseal(&newer.replace("opening no\n", &format!("opening no\n{lines}")));
    assert!(Game::load(&named("name 0 Ann\nname 2 Bo\n")).is_ok());
    let long = format!("name 0 {}\n", "x".repeat(31));
    for wrong in ["name 1 Ann\n", "name x Ann\n", "name 0 \n", "name 0\n", &long] {
        assert!(load_error(&named(wrong)).starts_with("line 6: a name "), "{wrong}");
    }
    assert!(load_error(&named("name 0 Ann\nname 0 Bo\n")).starts_with("line 7: "));
}
