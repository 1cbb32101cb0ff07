//! Checking records: `homestretch verify` and `tools/verify.py` agree about the same files.

#[path = "../../server/tests/server/process.rs"]
mod process;

use homestretch_bots::{chance, seeded};
use homestretch_rules::{Action, Game, Rules, Seating, Turn, reseal};
use homestretch_table::fair::{
    Chain, Owner, Proof, Seed, Step, falls, seeded as seeded_game, start,
};
use std::process::{Command, Output};
use std::sync::Arc;

/// A game of two people and two bots.
const LUDO: &str = include_str!("../../../web/src/dice/record/fixtures/ludo.txt");
/// A game in which everybody with a chain took part in every roll.
const UR: &str = include_str!("../../../web/src/dice/record/fixtures/ur.txt");
/// A game of three people, one of whom never had a chain, and a bot.
const NO_CHAIN: &str = include_str!("../../../web/src/dice/record/fixtures/no-chain.txt");
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/verify.py");

/// The verdicts of the command and of the script about a record: whether it is proved, and the
/// output.
fn verdicts(record: &str) -> [(bool, String); 2] {
    verdicts_with(record, &[])
}

/// Like `verdicts`, with more arguments.
fn verdicts_with(record: &str, more: &[&str]) -> [(bool, String); 2] {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), record).unwrap();
    let said = |output: Output| {
        let text = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(text).unwrap())
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_homestretch"));
    let command = process::output(command.arg("verify").arg(file.path()).args(more));
    let mut script = Command::new("python3");
    let script = process::output(script.arg(SCRIPT).arg(file.path()).args(more));
    [said(command), said(script)]
}

fn check_proved(record: &str) {
    for (proved, said) in verdicts(record) {
        assert!(proved, "{said}");
    }
}

fn check_rejected(what: &str, record: &str) {
    for (proved, said) in verdicts(record) {
        assert!(!proved && !said.contains("Traceback"), "{what}: {said}");
    }
}

/// The first line with this start.
fn line<'a>(record: &'a str, start: &str) -> &'a str {
    record.lines().find(|line| line.starts_with(start)).unwrap()
}

#[test]
fn an_honest_record_is_proved_with_any_line_endings() {
    check_proved(LUDO);
    check_proved(&LUDO.replace('\n', "\r\n"));
    check_proved(&format!("{LUDO}\n\n"));
}

#[test]
fn files_that_are_not_records_of_a_known_version_are_rejected() {
    let swapped = |from: &str, to: &str| {
        assert!(LUDO.contains(from), "{from}");
        reseal(&LUDO.replacen(from, to, 1))
    };
    check_rejected("version", &swapped("record 1.1", "record 1.9"));
    check_rejected("variant", &swapped("variant ludo", "variant ludo-fast"));
    check_rejected("kind", &swapped("fair seat 2 bot", "fair seat 2 robot"));
    check_rejected("a bot's anchor", &swapped("seat 2 bot -", &format!("seat 2 bot {:064}", 0)));
    check_rejected("two spaces", &swapped("fair roll 6 ", "fair roll 6  "));
    check_rejected("a sign", &swapped("fair roll 6 ", "fair roll +6 "));
    check_rejected("a zero", &swapped("fair roll 6 ", "fair roll 06 "));
    check_rejected("upper case", &swapped("fair roll 6 ", "FAIR roll 6 "));
    check_rejected("no game", &swapped("fair game ", "fair name "));
    check_rejected("rules without spaces", &swapped("| sides = 6", "| sides=6"));
    check_rejected("rules with an indent", &swapped("| sides = 6", "|  sides = 6"));
    check_rejected("rules with a comment", &swapped("| [dice]", "| [dice] # x"));
    let end = line(LUDO, "end ");
    let words: Vec<&str> = end.split(' ').collect();
    check_rejected("count", &LUDO.replace(end, &format!("end 7 {}", words[2])));
    check_rejected("cut off", &LUDO.replace(end, ""));
    for nothing in ["", "homestretch record 1.1\n", "\u{feff}"] {
        check_rejected("nothing", nothing);
    }
}

#[test]
fn a_line_with_too_many_or_too_few_words_is_rejected() {
    for start in ["game", "server", "seat", "start", "roll"] {
        let line = line(LUDO, &format!("fair {start} "));
        check_rejected("too many", &reseal(&LUDO.replace(line, &format!("{line} more"))));
        let (shorter, _) = line.rsplit_once(' ').unwrap();
        check_rejected("too few", &reseal(&LUDO.replace(line, shorter)));
    }
}

#[test]
fn lines_that_belong_before_the_start_are_rejected_later_or_twice() {
    let eighth = line(LUDO, "fair roll 8 ");
    for start in ["game", "server", "seat", "start"] {
        let line = line(LUDO, &format!("fair {start} "));
        let after = LUDO.replace(eighth, &format!("{line}\n{eighth}"));
        check_rejected("twice", &reseal(&after));
        let before = LUDO.replace(&format!("{line}\n"), "");
        check_rejected("late", &reseal(&before.replace(eighth, &format!("{line}\n{eighth}"))));
    }
}

#[test]
fn the_command_and_the_script_list_the_rolls_of_every_device_and_the_command_judges_them() {
    let [(_, command), (_, script)] = verdicts(LUDO);
    for words in [
        "took part in 40 of 40 rolls: 1–40.",
        "took part in 37 of 40 rolls: 1–30, 34–40; it was asked but did not answer at 31–33.",
    ] {
        assert!(command.contains(words), "{command}");
    }
    for words in [
        "The device of seat 1 took part in 40 of 40 rolls: 1–40.",
        "The device of seat 2 took part in 37 of 40 rolls: 1–30, 34–40.",
        "It was asked but did not answer: 31–33.",
        "whose turn it was",
    ] {
        assert!(script.contains(words), "{script}");
    }
    assert!(command.contains(" of 100 games: nothing unusual."), "{command}");
}

#[test]
fn a_record_of_an_unfinished_game_is_not_called_complete() {
    let [(proved, command), (_, script)] = verdicts(LUDO);
    assert!(proved && command.contains("the game is NOT OVER"), "{command}");
    assert!(!command.contains("is complete"), "{command}");
    assert!(script.contains("NOT CHECKED here: ") && script.contains("whether the game was over"));
    let [(proved, command), _] = verdicts(&played_out());
    assert!(!proved && command.contains("The record is complete"), "{command}");
}

/// A finished game without a proof of its dice.
fn played_out() -> String {
    let rules = Arc::new(Rules::named("ludo").unwrap());
    let seating = Seating { seats: rules.usual_seats(2), opening: false };
    let (mut game, mut dice) = (Game::new(rules.clone(), seating).unwrap(), seeded(5, 0));
    while game.state().turn() != Turn::Over {
        let action = chance(&rules, game.state(), &mut dice);
        let first = || rules.legal(game.state()).get(0).map_or(Action::Pass, Action::Move);
        game.apply(action.unwrap_or_else(first)).unwrap();
    }
    game.record()
}

/// Checks that both report these rolls, in which a device with a chain sent no value.
fn check_lacking(record: &str, rolls: &str) {
    for (proved, said) in verdicts(record) {
        assert!(proved, "{said}");
        for words in [
            "PROVED, except for what is named below as NOT PROVED: all ",
            &format!("NOT PROVED that nobody chose these rolls: {rolls}.\n"),
            "In each of them a device with a chain sent no value. Its owner and the server together could choose between two results, and several owners between more.\n",
        ] {
            assert!(said.contains(words), "{said}");
        }
    }
}

#[test]
fn the_command_and_the_script_report_rolls_that_a_silent_device_and_the_server_could_choose() {
    check_lacking(LUDO, "31–33");
    check_lacking(&with_an_absent_player(), "31–33");
    for (proved, said) in verdicts(UR) {
        assert!(proved && said.contains("PROVED: all "), "{said}");
        assert!(!said.contains("nobody chose") && !said.contains("NOT PROVED to"), "{said}");
    }
}

#[test]
fn a_roll_without_a_persons_value_is_not_proved_to_that_person() {
    // The others and the server could know and choose such a roll. A clean verdict would deceive
    // that person, even if every device with a chain took part.
    for (record, words) in [
        (NO_CHAIN, "NOT PROVED to seat 3, whose device had no chain: rolls 1–12.\n"),
        (LUDO, "NOT PROVED to seat 2, whose device sent no value: rolls 31–33.\n"),
    ] {
        for (proved, said) in verdicts(record) {
            assert!(proved, "{said}");
            assert!(said.contains("PROVED, except for what is named below"), "{said}");
            assert!(said.contains(words), "{said}");
        }
    }
    for (_, said) in verdicts(NO_CHAIN) {
        assert!(!said.contains("nobody chose"), "{said}");
    }
}

/// The first rolls of the game with the chains of only these seats.
fn with_chains(seats: &[&str]) -> String {
    changed(seats, None)
}

/// Like `with_chains`. With a seed, it is the third game of a practice room.
fn changed(seats: &[&str], seed: Option<u64>) -> String {
    let game = Game::load(LUDO).unwrap();
    let mut proof = Proof::read(game.proof()).unwrap();
    proof.seeded = seed;
    let practice = seed.map(|seed| seeded_game(seed, 2));
    let practice = practice.map(|(id, secret)| (id, Chain::new(&secret.0, id, Owner::Server)));
    if let Some((id, chain)) = &practice {
        (proof.game, proof.server) = (*id, chain.anchor());
    }
    for seat in &mut proof.seats {
        seat.anchor = seat.anchor.filter(|_| seats.contains(&seat.seat.0.to_string().as_str()));
    }
    let hash = game.rules().hash().parse().unwrap();
    proof.start = start(proof.game, hash, proof.server, &proof.seats);
    let rules = game.rules().clone();
    let mut played = Game::new(rules.clone(), game.seating().clone()).unwrap();
    proof.steps.truncate(20);
    for step in &mut proof.steps {
        let Step::Roll(roll) = step else { panic!("a roll") };
        while let Turn::Move { .. } = played.state().turn() {
            let first = rules.legal(played.state()).get(0).map_or(Action::Pass, Action::Move);
            played.apply(first).unwrap();
        }
        roll.contributions.retain(|(seat, _)| seats.contains(&seat.0.to_string().as_str()));
        roll.missing.clear();
        roll.server =
            practice.as_ref().map_or(roll.server, |(_, chain)| chain.value(roll.index).unwrap());
        roll.roller = Some(played.state().seat());
        let seed =
            Seed::new(proof.start, roll.index, roll.roller, roll.server, &roll.contributions);
        let fell = falls(&rules, played.state(), seed).unwrap();
        roll.fell = rules.write_action(&fell);
        played.apply(fell).unwrap();
    }
    played.with_proof(proof.lines()).record()
}

#[test]
fn the_command_and_the_script_warn_when_only_one_person_sent_values() {
    let words = "Only the device of seat 1 sent values: this person and the server together could have chosen the rolls by trying many chains before the game.\n";
    for (proved, said) in verdicts(&with_chains(&["0"])) {
        assert!(proved && said.contains(words), "{said}");
        assert!(
            said.contains("NOT PROVED to seat 2, whose device had no chain: rolls 1–20."),
            "{said}"
        );
    }
    for (_, said) in verdicts(LUDO) {
        assert!(!said.contains("this person and the server"), "{said}");
    }
}

#[test]
fn the_command_and_the_script_warn_that_a_server_alone_could_choose_its_chain() {
    // A server can make chains until it likes the dice, and then commit to one of them.
    for (proved, said) in verdicts(&with_chains(&[])) {
        assert!(proved, "{said}");
        for words in [
            "PROVED, except for what is named below as NOT PROVED: all 20 rolls ",
            "NOT PROVED: that the server did not choose its chain and so know the dice in advance. No player's device took part.\n",
        ] {
            assert!(said.contains(words), "{said}");
        }
        assert!(!said.contains("could not change"), "{said}");
    }
}

#[test]
fn a_record_with_a_new_chain_before_every_roll_is_rejected_before_the_chains_are_checked() {
    // Checking the first value of a chain means hashing thousands of times.
    let (game, mut lines) = (Game::load(LUDO).unwrap(), Vec::new());
    let anchor = line(LUDO, "fair seat 0 human ").rsplit(' ').next().unwrap().to_string();
    let roll = line(LUDO, "fair roll 40 ");
    lines.extend(game.proof().iter().cloned());
    for index in 41..=1500 {
        lines.push(format!("anchor 0 {anchor}"));
        lines.push(roll["fair ".len()..].replace("roll 40 ", &format!("roll {index} ")));
    }
    let made_up = game.with_proof(lines).record();
    // If the chains were checked, the first invented value would be the error.
    for (proved, said) in verdicts(&made_up) {
        assert!(
            !proved && said.contains("the record has more chains than a game can have"),
            "{said}"
        );
    }
}

#[test]
fn an_anchor_that_is_not_in_the_record_is_an_error() {
    let (seat, roll) = (line(LUDO, "fair seat 1 human "), line(LUDO, "fair roll 21 "));
    let (_, anchor) = seat.rsplit_once(' ').unwrap();
    let late = reseal(&LUDO.replace(roll, &format!("fair anchor 1 {anchor}\n{roll}")));
    for (proved, said) in verdicts_with(&late, &["--anchor", anchor]) {
        assert!(proved, "{said}");
        let short = &anchor[..8];
        for words in [
            format!(
                "The anchor {short}… is in the record: the device of seat 2 committed to it before roll 1.\n"
            ),
            format!(
                "The anchor {short}… is in the record: the device of seat 2 committed to it before roll 21.\n"
            ),
            format!("; seat 2: {short}, {short} before roll 21."),
        ] {
            assert!(said.contains(&words), "{said}");
        }
    }
    let other = "0".repeat(64);
    for (proved, said) in verdicts_with(LUDO, &["--anchor", anchor, "--anchor", &other]) {
        let words =
            format!("THIS IS NOT THE GAME OF YOUR DEVICE: the anchor {other} is not in the record");
        assert!(!proved && said.contains(&words), "{said}");
    }
    for (proved, said) in verdicts_with(&played_out(), &["--anchor", anchor]) {
        assert!(!proved && said.contains("is not in the record"), "{said}");
    }
}

#[test]
fn an_edited_die_is_reported_even_if_later_moves_are_no_longer_legal() {
    // Edited in the record and in its proof, with the checksum corrected.
    let roll =
        LUDO.lines().find(|line| line.starts_with("fair roll ") && line.ends_with(" r6")).unwrap();
    let turn = LUDO.lines().find(|line| line.contains(": r6 m")).unwrap();
    let both = LUDO.replacen(roll, &roll.replace(" r6", " r1"), 1);
    let both = reseal(&both.replacen(turn, &turn.replacen("r6", "r1", 1), 1));
    let index = roll.split(' ').nth(2).unwrap();
    for (proved, said) in verdicts(&both) {
        let words = format!("roll {index}: the values give r6, not r1");
        assert!(!proved && said.contains(&words), "{said}");
    }
    let [(_, command), _] = verdicts(&both);
    assert!(command.contains(" is not the record of a game: line "), "{command}");
    // Edited in the record alone.
    let one = reseal(&LUDO.replacen(turn, &turn.replacen("r6", "r1", 1), 1));
    for (proved, said) in verdicts(&one) {
        assert!(
            !proved && said.contains(&format!("roll {index}: the record has r1, the proof r6")),
            "{said}"
        );
    }
}

#[test]
fn dice_that_were_undone_and_not_rolled_again_are_counted() {
    let taken_back = include_str!("../../../web/src/dice/record/fixtures/passed-on.txt");
    let rolls = taken_back.lines().filter(|line| line.starts_with("fair roll ")).count();
    let [(_, command), _] = verdicts(taken_back);
    assert!(command.contains(&format!("was rolled with {rolls} dice")), "{command}");
    assert!(command.contains(", undone: "), "{command}");
}

#[test]
fn the_command_says_that_nobody_could_choose_rolls_in_which_every_chain_took_part() {
    for record in [LUDO, UR] {
        let [(_, command), _] = verdicts(record);
        let words = "Nobody could choose or predict a roll in which everybody with a chain took part, unless all of them and the server worked together.\n";
        assert!(command.contains(words), "{command}");
    }
}

#[test]
fn the_command_and_the_script_report_a_person_who_never_had_a_chain() {
    let [(_, command), (_, script)] = verdicts(NO_CHAIN);
    let words = "The device of seat 3 took part in 0 of 12 rolls; it was away or had no chain yet at 1–12.\n";
    assert!(command.contains(words), "{command}");
    let words = "The device of seat 3 took part in 0 of 12 rolls: none.\n  It was away or had no chain yet: 1–12.\n";
    assert!(script.contains(words), "{script}");
}

/// The game of two people and two bots. The second person does not answer at roll 31, is away at
/// roll 32, which is their own, and is not asked at roll 33.
fn with_an_absent_player() -> String {
    let mut record = LUDO.to_string();
    for index in [32, 33] {
        let roll = line(LUDO, &format!("fair roll {index} "));
        let words: Vec<&str> = roll.split(' ').collect();
        assert_eq!(words[6], "1");
        record = record.replace(roll, &[&words[..6], &["-"], &words[7..]].concat().join(" "));
    }
    reseal(&record)
}

#[test]
fn the_command_and_the_script_distinguish_devices_that_did_not_answer_from_absent_ones() {
    let [(_, command), (_, script)] = verdicts(&with_an_absent_player());
    let words = "it was asked but did not answer at 31; it was not asked, because it had not answered before, at 33; it was away or had no chain yet at 32.";
    assert!(command.contains(words), "{command}");
    let words = "It was asked but did not answer: 31.\n  It was not asked, because it had not answered before: 33.\n  It was away or had no chain yet: 32.\n";
    assert!(script.contains(words), "{script}");
}

#[test]
fn a_sealed_game_cannot_be_passed_off_as_practice() {
    let server = line(LUDO, "fair server ");
    let seeded = reseal(&LUDO.replace(server, &format!("fair seeded 5\n{server}")));
    check_rejected("practice", &seeded);
    for (_, said) in verdicts(&seeded) {
        assert!(said.contains("in a practice game nobody contributes values"), "{said}");
    }
}

#[test]
fn the_dice_of_a_practice_game_depend_only_on_its_seed() {
    // Without this rule, a server could present dice of its choice as those of a practice game.
    let practice = changed(&[], Some(7));
    for (proved, said) in verdicts(&practice) {
        assert!(
            proved && said.contains("NOT PROVED: that nobody knew the dice in advance."),
            "{said}"
        );
    }
    for other in [
        practice.replace("fair seeded 7\n", "fair seeded 8\n"),
        with_chains(&[]).replace("fair server ", "fair seeded 7\nfair server "),
    ] {
        for (proved, said) in verdicts(&reseal(&other)) {
            assert!(
                !proved && said.contains("the server's chain does not follow from it"),
                "{said}"
            );
        }
    }
}

#[test]
fn the_command_and_the_script_report_that_the_first_roll_of_a_new_chain_is_proved_only_to_its_players()
 {
    let (seat, roll) = (line(LUDO, "fair seat 1 human "), line(LUDO, "fair roll 21 "));
    let (_, anchor) = seat.rsplit_once(' ').unwrap();
    let late = reseal(&LUDO.replace(roll, &format!("fair anchor 1 {anchor}\n{roll}")));
    for (proved, said) in verdicts(&late) {
        assert!(proved, "{said}");
        for words in [
            "PROVED, except for what is named below as NOT PROVED: all ",
            "NOT PROVED to anybody but the players: roll 21.",
            "There the device of seat 2 used a new chain for the first time. Only the players know that it was chosen before the others' values were known: their browsers would have raised an alarm.",
        ] {
            assert!(said.contains(words), "{said}");
        }
    }
    let [(_, command), _] = verdicts(&late);
    let words = "the server worked together; for the rolls below that are not proved to others, only the players themselves know that.";
    assert!(command.contains(words), "{command}");
    for (_, said) in verdicts(LUDO) {
        assert!(!said.contains("anybody but the players"), "{said}");
    }
}

#[test]
fn a_discarded_roll_and_a_roll_of_another_seat_are_rejected() {
    let end = line(LUDO, "end ");
    let thrown = LUDO.replace(end, &format!("fair void 41 0\n{end}"));
    check_rejected("discarded", &reseal(&thrown));
    let third = line(LUDO, "fair roll 3 ");
    let roller = third.split(' ').nth(3).unwrap();
    for other in ["0", "1", "2", "3", "-"].into_iter().filter(|other| *other != roller) {
        let by = third.replacen(&format!("roll 3 {roller} "), &format!("roll 3 {other} "), 1);
        check_rejected("another roller", &reseal(&LUDO.replace(third, &by)));
    }
}

#[test]
fn a_chosen_roll_is_rejected_in_a_variant_without_chosen_rolls() {
    let turn = LUDO.lines().find(|line| line.starts_with("2: r") && line.len() == 5).unwrap();
    check_rejected("a choice", &reseal(&LUDO.replace(turn, &turn.replace('r', "c"))));
}

#[test]
fn a_proof_has_exactly_one_valid_spelling() {
    check_proved(LUDO);
    let roll = line(LUDO, "fair roll 1 ");
    let words: Vec<&str> = roll.split(' ').collect();
    let given: Vec<&str> = words[5].split(',').collect();
    let other = |from: &str, to: &str| reseal(&LUDO.replacen(from, to, 1));
    check_rejected("capital digits", &other(words[4], &words[4].to_uppercase()));
    check_rejected("seats out of order", &other(words[5], &[given[1], given[0]].join(",")));
    let turn = LUDO.lines().rfind(|line| line.starts_with("0: ")).unwrap();
    check_rejected("two spaces", &other(turn, &turn.replace(": ", ":  ")));
    let (last, end) = (LUDO.lines().rfind(|line| line.contains(": ")).unwrap(), line(LUDO, "end "));
    let moved = LUDO.replacen(&format!("{last}\n"), "", 1);
    let moved = moved.replace(end, &format!("{last}\n{end}"));
    check_rejected("the game after its proof", &reseal(&moved));
    check_rejected("a byte order mark", &format!("\u{feff}{LUDO}"));
    check_rejected("a turn in two lines", &other("0: r6 m0 r6 ", "0: r6 m0 r6\n0: "));
    check_rejected("a version that knows no proof", &other("record 1.1", "record 1.0"));
    check_rejected("a count with a zero", &LUDO.replace("\nend ", "\nend 0"));
    for mark in ["\u{feff}", "\u{85}", "\u{1c}", " ", "\t"] {
        check_rejected("a mark after the end", &format!("{}{mark}", LUDO.trim_end()));
        check_rejected("a line of a mark", &format!("{LUDO}{mark}\n"));
    }
    let named = |name: &str| other("\n| id", &format!("\nname 0 {name}\n| id"));
    for good in ["Ann", "Zoë, 2.", "A\u{200d}B", "Ann\u{feff}"] {
        check_proved(&named(good));
    }
    for bad in ["\u{2028}", "A\u{2029}B", "\u{200b}", "\u{a0}", " ", " Ann", "Ann ", "A\u{202e}B"] {
        check_rejected("a name", &named(bad));
    }
    let turned = named("Ann").replacen("name 0", "name 1 Bo\nname 0", 1);
    check_rejected("names out of order", &reseal(&turned));
}
