//! Checking records: `homestretch verify` and `tools/verify.py` say the same of the same files.

use homestretch_bots::{chance, seeded};
use homestretch_rules::{Action, Game, Rules, Seating, Turn, reseal};
use homestretch_table::fair::{
    Chain, Owner, Proof, Seed, Step, falls, seeded as seeded_game, start,
};
use std::process::{Command, Output};
use std::sync::Arc;

/// A game of two people and two bots.
const LUDO: &str = include_str!("../../../web/src/fair/fixtures/ludo.txt");
/// A game in which everybody with a chain took part in every roll.
const UR: &str = include_str!("../../../web/src/fair/fixtures/ur.txt");
/// A game of three people, one of whom never had a chain, and a bot.
const NO_CHAIN: &str = include_str!("../../../web/src/fair/fixtures/no-chain.txt");
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/verify.py");

/// What the command and the script say of a record: whether it is proved, and in which words.
fn verdicts(record: &str) -> [(bool, String); 2] {
    verdicts_with(record, &[])
}

/// The same with further arguments.
fn verdicts_with(record: &str, more: &[&str]) -> [(bool, String); 2] {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), record).unwrap();
    let said = |output: Output| {
        let text = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(text).unwrap())
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_homestretch"));
    let command = command.arg("verify").arg(file.path()).args(more).output().unwrap();
    let script = Command::new("python3").arg(SCRIPT).arg(file.path()).args(more).output().unwrap();
    [said(command), said(script)]
}

fn check_proved(record: &str) {
    for (proved, said) in verdicts(record) {
        assert!(proved, "{said}");
    }
}

fn check_refused(what: &str, record: &str) {
    for (proved, said) in verdicts(record) {
        assert!(!proved && !said.contains("Traceback"), "{what}: {said}");
    }
}

/// The first line that begins so.
fn line<'a>(record: &'a str, start: &str) -> &'a str {
    record.lines().find(|line| line.starts_with(start)).unwrap()
}

#[test]
fn an_honest_record_is_proved_with_any_ends_of_lines() {
    check_proved(LUDO);
    check_proved(&LUDO.replace('\n', "\r\n"));
    check_proved(&format!("{LUDO}\n\n"));
}

#[test]
fn what_is_no_record_of_a_known_version_is_refused() {
    let swapped = |from: &str, to: &str| {
        assert!(LUDO.contains(from), "{from}");
        reseal(&LUDO.replacen(from, to, 1))
    };
    check_refused("version", &swapped("record 1.1", "record 1.9"));
    check_refused("variant", &swapped("variant ludo", "variant ludo-fast"));
    check_refused("kind", &swapped("fair seat 2 bot", "fair seat 2 robot"));
    check_refused("a bot's anchor", &swapped("seat 2 bot -", &format!("seat 2 bot {:064}", 0)));
    check_refused("two spaces", &swapped("fair roll 6 ", "fair roll 6  "));
    check_refused("a sign", &swapped("fair roll 6 ", "fair roll +6 "));
    check_refused("a zero", &swapped("fair roll 6 ", "fair roll 06 "));
    check_refused("upper case", &swapped("fair roll 6 ", "FAIR roll 6 "));
    check_refused("no game", &swapped("fair game ", "fair name "));
    check_refused("rules without spaces", &swapped("| sides = 6", "| sides=6"));
    check_refused("rules with an indent", &swapped("| sides = 6", "|  sides = 6"));
    check_refused("rules with a comment", &swapped("| [dice]", "| [dice] # x"));
    let end = line(LUDO, "end ");
    let words: Vec<&str> = end.split(' ').collect();
    check_refused("count", &LUDO.replace(end, &format!("end 7 {}", words[2])));
    check_refused("cut off", &LUDO.replace(end, ""));
    for nothing in ["", "homestretch record 1.1\n", "\u{feff}"] {
        check_refused("nothing", nothing);
    }
}

#[test]
fn a_line_with_a_word_too_many_or_too_few_is_refused() {
    for start in ["game", "server", "seat", "start", "roll"] {
        let line = line(LUDO, &format!("fair {start} "));
        check_refused("too many", &reseal(&LUDO.replace(line, &format!("{line} more"))));
        let (shorter, _) = line.rsplit_once(' ').unwrap();
        check_refused("too few", &reseal(&LUDO.replace(line, shorter)));
    }
}

#[test]
fn what_the_start_binds_cannot_come_after_it_or_twice() {
    let eighth = line(LUDO, "fair roll 8 ");
    for start in ["game", "server", "seat", "start"] {
        let line = line(LUDO, &format!("fair {start} "));
        let after = LUDO.replace(eighth, &format!("{line}\n{eighth}"));
        check_refused("twice", &reseal(&after));
        let before = LUDO.replace(&format!("{line}\n"), "");
        check_refused("late", &reseal(&before.replace(eighth, &format!("{line}\n{eighth}"))));
    }
}

#[test]
fn both_say_who_took_part_at_which_rolls_and_the_command_how_unusual_the_dice_are() {
    let [(_, command), (_, script)] = verdicts(LUDO);
    for words in [
        "took part in 40 of 40 rolls: 1–40.",
        "took part in 37 of 40 rolls: 1–30, 34–40; it was asked and silent, so it is named as missing, at 31–33.",
    ] {
        assert!(command.contains(words), "{command}");
    }
    for words in [
        "The device of seat 1 took part in 40 of 40 rolls: 1–40.",
        "The device of seat 2 took part in 37 of 40 rolls: 1–30, 34–40.",
        "named missing: 31–33.",
        "whose turn it was",
    ] {
        assert!(script.contains(words), "{script}");
    }
    assert!(command.contains(" of 100 games: nothing unusual."), "{command}");
}

#[test]
fn a_record_that_stops_before_the_end_of_the_game_is_not_called_whole() {
    let [(proved, command), (_, script)] = verdicts(LUDO);
    assert!(proved && command.contains("the game is NOT OVER"), "{command}");
    assert!(!command.contains("is whole"), "{command}");
    assert!(script.contains("NOT CHECKED here: ") && script.contains("whether the game was over"));
    let [(proved, command), _] = verdicts(&played_out());
    assert!(!proved && command.contains("The record is whole"), "{command}");
}

/// A whole game, without a proof of its dice.
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

/// What both say of rolls without the value of somebody who had a chain.
fn check_lacking(record: &str, rolls: &str) {
    for (proved, said) in verdicts(record) {
        assert!(proved, "{said}");
        for words in [
            "PROVED, except for what is named below as NOT PROVED: all ",
            &format!("NOT PROVED that nobody chose these rolls: {rolls}.\n"),
            "In each of them somebody with a chain gave no value: whoever kept silent could, together with the server, choose between two results, and several between more.\n",
        ] {
            assert!(said.contains(words), "{said}");
        }
    }
}

#[test]
fn both_name_the_rolls_in_which_silence_together_with_the_server_could_choose() {
    check_lacking(LUDO, "31–33");
    check_lacking(&with_who_is_away(), "31–33");
    for (proved, said) in verdicts(UR) {
        assert!(proved && said.contains("PROVED: all "), "{said}");
        assert!(!said.contains("nobody chose") && !said.contains("NOT PROVED to"), "{said}");
    }
}

#[test]
fn a_roll_without_the_value_of_a_seated_person_is_not_called_proved_to_that_person() {
    // The others and the server could know and choose it, so a clean verdict would deceive that person,
    // although nobody with a chain kept silent.
    for (record, words) in [
        (NO_CHAIN, "NOT PROVED to seat 3, whose device had no chain: rolls 1–12.\n"),
        (LUDO, "NOT PROVED to seat 2, whose device gave no value: rolls 31–33.\n"),
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

/// The first rolls of the game with the chains of these seats alone.
fn with_chains(seats: &[&str]) -> String {
    changed(seats, None)
}

/// The same; with a seed it is the third game of a room for practice.
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
fn where_one_person_gave_values_both_say_that_this_person_and_the_server_could_choose() {
    let words = "Only the device of seat 1 gave values: this person together with the server could have chosen the rolls, by trying one chain after the other before the game.\n";
    for (proved, said) in verdicts(&with_chains(&["0"])) {
        assert!(proved && said.contains(words), "{said}");
        assert!(
            said.contains("NOT PROVED to seat 2, whose device had no chain: rolls 1–20."),
            "{said}"
        );
    }
    for (_, said) in verdicts(LUDO) {
        assert!(!said.contains("this person together"), "{said}");
    }
}

#[test]
fn of_the_servers_dice_both_say_that_it_could_choose_its_chain() {
    // A server can make chains until it likes the dice, and only then commit to one.
    for (proved, said) in verdicts(&with_chains(&[])) {
        assert!(proved, "{said}");
        for words in [
            "PROVED, except for what is named below as NOT PROVED: all 20 rolls ",
            "NOT PROVED: that the server did not choose its chain to its liking, and know the dice before. No player's device took part.\n",
        ] {
            assert!(said.contains(words), "{said}");
        }
        assert!(!said.contains("could not change"), "{said}");
    }
}

#[test]
fn a_record_with_a_new_chain_before_every_roll_is_refused_before_the_work_is_done() {
    // Each of these first values would have to be followed down through thousands of links.
    let (game, mut lines) = (Game::load(LUDO).unwrap(), Vec::new());
    let anchor = line(LUDO, "fair seat 0 human ").rsplit(' ').next().unwrap().to_string();
    let roll = line(LUDO, "fair roll 40 ");
    lines.extend(game.proof().iter().cloned());
    for index in 41..=1500 {
        lines.push(format!("anchor 0 {anchor}"));
        lines.push(roll["fair ".len()..].replace("roll 40 ", &format!("roll {index} ")));
    }
    let made_up = game.with_proof(lines).record();
    // Else the first value that is made up would be the fault.
    for (proved, said) in verdicts(&made_up) {
        assert!(
            !proved && said.contains("the record has more chains than a game can have"),
            "{said}"
        );
    }
}

#[test]
fn an_own_anchor_is_found_in_the_record_or_is_a_fault() {
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
fn an_edited_die_is_called_that_also_where_the_moves_after_it_are_not_legal_any_more() {
    // In the record and in its proof, with the check at the end made right.
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
    assert!(command.contains(" is no record of a game: line "), "{command}");
    // In the record alone.
    let one = reseal(&LUDO.replacen(turn, &turn.replacen("r6", "r1", 1), 1));
    for (proved, said) in verdicts(&one) {
        assert!(
            !proved && said.contains(&format!("roll {index}: the record has r1, the proof r6")),
            "{said}"
        );
    }
}

#[test]
fn dice_that_were_taken_back_and_have_not_come_again_are_counted() {
    let taken_back = include_str!("../../../web/src/fair/fixtures/passed-on.txt");
    let rolls = taken_back.lines().filter(|line| line.starts_with("fair roll ")).count();
    let [(_, command), _] = verdicts(taken_back);
    assert!(command.contains(&format!("How the {rolls} dice fell")), "{command}");
    assert!(command.contains(", taken back: "), "{command}");
}

#[test]
fn that_nobody_could_choose_is_said_only_of_rolls_in_which_everybody_with_a_chain_took_part() {
    for record in [LUDO, UR] {
        let [(_, command), _] = verdicts(record);
        let words = "Nobody could choose a roll in which everybody with a chain took part, or know it before, unless all of these worked together with the server.\n";
        assert!(command.contains(words), "{command}");
    }
}

#[test]
fn both_name_a_person_who_never_had_a_chain() {
    let [(_, command), (_, script)] = verdicts(NO_CHAIN);
    let words = "The device of seat 3 took part in 0 of 12 rolls; it was away, or had no chain yet, at 1–12.\n";
    assert!(command.contains(words), "{command}");
    let words = "The device of seat 3 took part in 0 of 12 rolls: none.\n  It was away, or had no chain yet: 1–12.\n";
    assert!(script.contains(words), "{script}");
}

/// The game of two people and two bots; the second person is silent at roll 31, away at the own roll 32,
/// and not asked at roll 33.
fn with_who_is_away() -> String {
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
fn both_tell_who_was_silent_before_from_who_was_away() {
    let [(_, command), (_, script)] = verdicts(&with_who_is_away());
    let words = "named as missing, at 31; it was not asked, because it had been silent before, at 33; it was away, or had no chain yet, at 32.";
    assert!(command.contains(words), "{command}");
    let words = "named missing: 31.\n  It was not asked, because it had been silent before: 33.\n  It was away, or had no chain yet: 32.\n";
    assert!(script.contains(words), "{script}");
}

#[test]
fn a_sealed_game_cannot_be_passed_off_as_practice() {
    let server = line(LUDO, "fair server ");
    let seeded = reseal(&LUDO.replace(server, &format!("fair seeded 5\n{server}")));
    check_refused("practice", &seeded);
    for (_, said) in verdicts(&seeded) {
        assert!(said.contains("with a seed nobody gives values"), "{said}");
    }
}

#[test]
fn practice_follows_from_its_seed_and_from_no_other() {
    // Else the server's dice could be passed off as practice.
    let practice = changed(&[], Some(7));
    for (proved, said) in verdicts(&practice) {
        assert!(proved && said.contains("NOT PROVED: that nobody knew the dice before."), "{said}");
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
fn both_say_that_the_first_roll_of_a_new_chain_is_proved_to_its_players_alone() {
    let (seat, roll) = (line(LUDO, "fair seat 1 human "), line(LUDO, "fair roll 21 "));
    let (_, anchor) = seat.rsplit_once(' ').unwrap();
    let late = reseal(&LUDO.replace(roll, &format!("fair anchor 1 {anchor}\n{roll}")));
    for (proved, said) in verdicts(&late) {
        assert!(proved, "{said}");
        for words in [
            "PROVED, except for what is named below as NOT PROVED: all ",
            "NOT PROVED to others than the players themselves: roll 21.",
            "There the device of seat 2 used a new chain for the first time; that it was chosen before the others' values were known, only those who played can say: their browsers would have raised an alarm.",
        ] {
            assert!(said.contains(words), "{said}");
        }
    }
    let [(_, command), _] = verdicts(&late);
    let words = "worked together with the server; of the rolls that are named as not proved to others, only the players themselves can say that.";
    assert!(command.contains(words), "{command}");
    for (_, said) in verdicts(LUDO) {
        assert!(!said.contains("to others"), "{said}");
    }
}

#[test]
fn a_roll_thrown_away_and_a_roll_of_another_seat_are_refused() {
    let end = line(LUDO, "end ");
    let thrown = LUDO.replace(end, &format!("fair void 41 0\n{end}"));
    check_refused("thrown away", &reseal(&thrown));
    let third = line(LUDO, "fair roll 3 ");
    let roller = third.split(' ').nth(3).unwrap();
    for other in ["0", "1", "2", "3", "-"].into_iter().filter(|other| *other != roller) {
        let by = third.replacen(&format!("roll 3 {roller} "), &format!("roll 3 {other} "), 1);
        check_refused("another roller", &reseal(&LUDO.replace(third, &by)));
    }
}

#[test]
fn dice_without_a_proof_are_no_roll_of_choice_where_the_rules_have_none() {
    let turn = LUDO.lines().find(|line| line.starts_with("2: r") && line.len() == 5).unwrap();
    check_refused("a choice", &reseal(&LUDO.replace(turn, &turn.replace('r', "c"))));
}

#[test]
fn a_proof_is_written_in_one_way() {
    check_proved(LUDO);
    let roll = line(LUDO, "fair roll 1 ");
    let words: Vec<&str> = roll.split(' ').collect();
    let given: Vec<&str> = words[5].split(',').collect();
    let other = |from: &str, to: &str| reseal(&LUDO.replacen(from, to, 1));
    check_refused("capital digits", &other(words[4], &words[4].to_uppercase()));
    check_refused("seats out of order", &other(words[5], &[given[1], given[0]].join(",")));
    let turn = LUDO.lines().rfind(|line| line.starts_with("0: ")).unwrap();
    check_refused("two spaces", &other(turn, &turn.replace(": ", ":  ")));
    let (last, end) = (LUDO.lines().rfind(|line| line.contains(": ")).unwrap(), line(LUDO, "end "));
    let moved = LUDO.replacen(&format!("{last}\n"), "", 1);
    let moved = moved.replace(end, &format!("{last}\n{end}"));
    check_refused("the game after its proof", &reseal(&moved));
    check_refused("a byte order mark", &format!("\u{feff}{LUDO}"));
    check_refused("a turn in two lines", &other("0: r6 m0 r6 ", "0: r6 m0 r6\n0: "));
    check_refused("a version that knows no proof", &other("record 1.1", "record 1.0"));
    check_refused("a count with a zero", &LUDO.replace("\nend ", "\nend 0"));
    for mark in ["\u{feff}", "\u{85}", "\u{1c}", " ", "\t"] {
        check_refused("a mark after the end", &format!("{}{mark}", LUDO.trim_end()));
        check_refused("a line of a mark", &format!("{LUDO}{mark}\n"));
    }
    let named = |name: &str| other("\n| id", &format!("\nname 0 {name}\n| id"));
    for good in ["Ann", "Zoë, 2.", "A\u{200d}B", "Ann\u{feff}"] {
        check_proved(&named(good));
    }
    for bad in ["\u{2028}", "A\u{2029}B", "\u{200b}", "\u{a0}", " ", " Ann", "Ann ", "A\u{202e}B"] {
        check_refused("a name", &named(bad));
    }
    let turned = named("Ann").replacen("name 0", "name 1 Bo\nname 0", 1);
    check_refused("names out of order", &reseal(&turned));
}
