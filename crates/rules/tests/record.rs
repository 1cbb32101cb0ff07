//! Records that were written before, and records that were damaged.

use homestretch_rules::{Action, Game, Rules, Seat, Seating, reseal};

/// Written by format 1.0; it must load for as long as the format's first number is 1.
const OLD: &str = include_str!("data/record-1.0.txt");

fn refusal(text: &str) -> String {
    Game::load(text).map(|_| ()).unwrap_err().to_string()
}

#[test]
fn a_game_of_an_older_format_still_loads() {
    let game = Game::load(OLD).unwrap();
    assert_eq!(game.ply(), 4);
    assert_eq!(game.rules().step(game.state(), Seat(0), 1), 4);
    assert!(game.kept_chance().is_some(), "the undone three comes again");
}

#[test]
fn a_newer_format_is_refused_by_name() {
    assert!(
        refusal(&OLD.replace("record 1.0", "record 1.99")).starts_with("line 1: the format 1.99")
    );
    assert!(refusal(&OLD.replace("record 1.0", "record 7.0")).contains("newer"));
}

#[test]
fn a_change_is_refused_with_its_line() {
    let line = |what: &str| OLD.lines().position(|l| l.starts_with(what)).unwrap() + 1;
    let at = |line: usize| format!("line {line}: ");
    assert!(refusal(&OLD.replace("hash ", "hash 0")).starts_with(&at(line("hash"))));
    assert!(refusal(&OLD.replace("tokens = 2", "tokens = 3")).starts_with(&at(line("hash"))));
    assert!(refusal(&OLD.replace("seats 0 2", "seats 0 9")).starts_with(&at(line("seats"))));
    assert!(refusal(&OLD.replace("r6 m1", "r9 m1")).starts_with(&at(line("0: "))));
    assert!(refusal(&OLD.replace("r6 m1", "r6 m7")).starts_with(&at(line("0: "))));
    // A change that could have been a game is found by the check at the end.
    assert!(refusal(&OLD.replace("r4 m1", "r5 m1")).starts_with(&at(line("end "))));
    let cut = &OLD[..=OLD.rfind("\nend ").unwrap()];
    assert!(refusal(cut).contains("cut off"));
    assert!(refusal("").starts_with("line 1: "));
}

#[test]
fn line_ends_of_other_systems_do_no_harm() {
    assert!(Game::load(&OLD.replace('\n', "\r\n")).is_ok());
    assert!(Game::load(&format!("{OLD}\n\n")).is_ok());
}

const SOURCE: &str =
    "| source = \"Seed document 001: the Ludo of an Oregon State University course\"";

#[test]
fn the_rules_of_a_record_have_one_form() {
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
        let refused = refusal(&reseal(&OLD.replacen(from, to, 1)));
        assert!(refused.starts_with(&format!("line {line}: ")), "{what}: {refused}");
    }
}

#[test]
fn a_record_has_one_form() {
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
            refusal(&text).starts_with(&format!("line {line}: ")),
            "{what}: {}",
            refusal(&text)
        );
    }
}

#[test]
fn a_record_written_by_hand_can_be_sealed() {
    let changed = OLD.replace("r4 m1", "r5 m1");
    assert!(Game::load(&reseal(&changed)).is_ok());
}

#[test]
fn an_action_can_be_written_and_read_alone() {
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
    assert!(game.record().starts_with("homestretch record 1.0\n"), "without names as before");
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
fn a_name_that_cannot_be_is_refused_with_its_line() {
    let newer = OLD.replace("record 1.0", "record 1.1");
    let named =
        |lines: &str| reseal(&newer.replace("opening no\n", &format!("opening no\n{lines}")));
    assert!(Game::load(&named("name 0 Ann\nname 2 Bo\n")).is_ok());
    let long = format!("name 0 {}\n", "x".repeat(31));
    for wrong in ["name 1 Ann\n", "name x Ann\n", "name 0 \n", "name 0\n", &long] {
        assert!(refusal(&named(wrong)).starts_with("line 6: a name "), "{wrong}");
    }
    assert!(refusal(&named("name 0 Ann\nname 0 Bo\n")).starts_with("line 7: "));
}
