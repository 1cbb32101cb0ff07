//! Questions before and after a game in plain mode.

use crate::piped::Piped;
use crate::program::Home;
use std::time::{Duration, Instant};

/// Reads up to a line with this end.
fn until(piped: &mut Piped, end: &str) -> String {
    loop {
        let line = piped.line().unwrap_or_else(|| panic!("no `{end}`: {:?}", piped.told));
        if line.ends_with(end) {
            return line;
        }
    }
}

#[test]
fn an_invalid_answer_is_rejected_in_the_chosen_language_and_asked_again() {
    let home = Home::new();
    let mut piped = home.run("play --plain --lang fr").piped();
    until(&mut piped, "reprendre une partie sauvegardée.");
    piped.answer("lodo");
    assert_eq!(piped.line().unwrap(), "Il n’y a pas de jeu lodo. Voulais-tu dire ludo\u{202f}?");
    until(&mut piped, "reprendre une partie sauvegardée.");
    piped.answer("serpents et echelles");
    until(&mut piped, "le sauvegarde.");
    piped.answer("");
    let question = piped.line().unwrap();
    assert!(question.starts_with("Combien de joueurs, de 2 à 6\u{202f}?"), "{question}");
    for (wrong, told) in [
        ("9", "Commande inconnue. Tape un numéro de 2 à 6, ou aide."),
        ("", "Commande inconnue. Tape un numéro de 2 à 6, ou aide."),
        ("rouge, rouge", "La place rouge est prise deux fois."),
        ("rouge", "Un seul joueur, mais ce jeu se joue de 2 à 6."),
        ("rouge rosé", "Il n’y a pas de place rosé. "),
    ] {
        piped.answer(wrong);
        let line = piped.line().unwrap();
        assert!(line.starts_with(told), "{wrong}: {line}");
        assert_eq!(piped.line().unwrap(), question);
    }
    piped.answer("2");
    until(&mut piped, "tête prudent.");
    piped.answer("aide");
    assert!(piped.line().unwrap().starts_with("Réponds à la question"));
    until(&mut piped, "tête prudent.");
    piped.answer("facile");
    until(&mut piped, "tête prudent.");
    piped.answer("Zoé");
    for (wish, told) in [
        ("pions 99", "Tu ne peux pas régler cela ici."),
        ("manches 2", "Tu ne peux pas régler cela ici."),
        ("blabla", "Tu ne peux pas régler cela ici."),
        ("manches 3", "OK."),
        ("tour 30", "OK."),
        ("rythme rapide", "OK."),
        ("tourner", "OK."),
    ] {
        until(&mut piped, "gagnant ou garder.");
        piped.answer(wish);
        assert_eq!(piped.line().unwrap(), told, "{wish}");
    }
    until(&mut piped, "gagnant ou garder.");
    piped.answer("");
    assert!(until(&mut piped, "facile.").starts_with("Facile"));
    let ended = piped.end();
    assert!(ended.status.success(), "{}", ended.errors);
    let saved = std::fs::read_to_string(&home.games()[0]).unwrap();
    for agreed in ["\"best_of\":3", "\"turn_seconds\":30", "\"seats_after\":\"rotate\""] {
        assert!(saved.contains(agreed), "{agreed} in {saved}");
    }
}

/// Answers questions about the board, and returns the lines up to the next question.
fn on_board(piped: &mut Piped, answer: &str) -> Vec<String> {
    piped.answer(answer);
    let mut told = Vec::new();
    loop {
        match piped.line().unwrap() {
            line if line.starts_with("Press Enter for this board.") => return told,
            line => told.push(line),
        }
    }
}

/// Accepts the board, and plays with bots to the end.
fn play_board(mut piped: Piped) -> Vec<String> {
    for answer in ["", "2", "easy", "hard", ""] {
        piped.answer(answer);
    }
    let ended = piped.play();
    assert!(ended.status.success(), "{}", ended.errors);
    assert!(ended.told.iter().any(|line| line == "The game is over."), "{:?}", ended.told);
    ended.told
}

#[test]
fn a_typed_board_with_a_corrected_mistake_is_played_in_sentences() {
    let home = Home::new();
    let mut piped = home.run("play --plain --variant snakes --seed 3").piped();
    until(&mut piped, "my.toml saves it.");
    for answer in ["Squares 49", "Row length: 7", "number of dice 2"] {
        on_board(&mut piped, answer);
    }
    let told = on_board(&mut piped, "Faces per die 7");
    assert_eq!(
        told,
        ["Faces per die: a die with 7 faces is not available: choose 4, 6, 8, 10, 12 or 20"]
    );
    on_board(&mut piped, "Faces per die 4");
    let told = on_board(&mut piped, "Snakes 3>40 45>6 30>12");
    assert_eq!(told[0], "Snakes: the snake 3→40 goes up: swap its squares, or make it a ladder");
    let told = on_board(&mut piped, "");
    assert!(told[0].contains("goes up"), "a board with a mistake is not accepted: {told:?}");
    on_board(&mut piped, "Snakes 40>3 45>6 30>12");
    let told = on_board(&mut piped, "Ladders 2>20 5>18 22>41 10>33");
    assert_eq!(told, ["About 14 rolls to the last square."]);
    assert_eq!(on_board(&mut piped, "Tunnels 3"), ["You can’t set that here."]);
    let list = on_board(&mut piped, "?");
    assert!(list.contains(&"Number of dice: 2 dice".to_string()), "{list:?}");
    assert!(list.contains(&"Snakes: 40>3 45>6 30>12".to_string()), "{list:?}");
    let told = on_board(&mut piped, "Save as file own.toml");
    assert!(told[0].starts_with("Board saved as own.toml."), "{told:?}");
    let told = on_board(&mut piped, "Save as file own.toml");
    assert_eq!(told, ["Can’t write own.toml: the file already exists"]);
    let told = play_board(piped);
    assert!(told.iter().any(|line| line.starts_with("Snakes and ladders on 49 squares.")));
    assert!(told.iter().any(|line| line.contains(" snakes, ") || line.contains("one snake, ")));
    assert!(!told.iter().any(|line| line.contains("capture")), "nobody is captured here");
    assert!(told.iter().any(|line| line.starts_with("The game took ")), "{told:?}");
    let game = "play --plain --variant own.toml --players easy,hard --seed 3";
    assert!(home.run(game).piped().play().status.success(), "the saved file is a variant");
}

#[test]
fn a_random_board_from_a_seed_is_played_in_sentences() {
    let home = Home::new();
    let mut boards = Vec::new();
    for _ in 0..2 {
        let mut piped = home.run("play --plain --variant snakes --seed 3").piped();
        until(&mut piped, "my.toml saves it.");
        on_board(&mut piped, "Snakes and ladders random");
        let told = on_board(&mut piped, "Seed 7");
        assert!(told[0].contains("Random boards of this size take "), "{told:?}");
        let told = on_board(&mut piped, "Number of snakes 90");
        assert!(told[0].ends_with("choose at most 25 in all"), "{told:?}");
        on_board(&mut piped, "Number of snakes 6");
        boards.push(on_board(&mut piped, "?"));
        play_board(piped);
    }
    assert_eq!(boards[0], boards[1]);
}

#[test]
fn people_with_the_same_name_get_numbers() {
    let home = Home::new();
    let mut piped = home.run("play --plain --players Ann,ann,Ann --seed 1").piped();
    let told: Vec<String> = (0..4).filter_map(|_| piped.line()).collect();
    for (line, name) in told[1..].iter().zip(["Ann (", "ann 2 (", "Ann 3 ("]) {
        assert!(line.starts_with(name), "{told:?}");
    }
}

/// A game of bots that takes far longer than its time.
const TIMED: &str = "--players easy,easy --pace slow --game-seconds 2 --seed 1";

#[test]
fn a_game_of_bots_ends_on_time_in_sentences() {
    let home = Home::new();
    let begin = Instant::now();
    let mut piped = home.run(&format!("play --plain {TIMED}")).piped();
    until(&mut piped, "Game time is up: the current positions decide.");
    assert!(begin.elapsed() >= Duration::from_secs(2));
    until(&mut piped, "The game took 2 s.");
    until(&mut piped, "Another game? Yes or no.");
}

#[test]
fn a_game_of_bots_ends_on_time_on_the_screen_without_a_key() {
    let home = Home::new();
    let mut terminal = home.run(&format!("play {TIMED}")).on_terminal(100, 40);
    terminal.wait("the podium", |screen| screen.contents().contains("Game over"));
    let podium = terminal.screen().contents();
    assert!(podium.contains("The game took 2 s."), "{podium}");
    assert!(podium.contains("What happened") && podium.contains("Sixes"), "{podium}");
    terminal.press("Q");
    assert!(terminal.end().status.success());
}

#[test]
fn a_turn_without_an_answer_ends_on_time() {
    let home = Home::new();
    let game =
        "play --plain --players Ann,easy --turn-seconds 1 --game-seconds 3 --pace slow --seed 1";
    let mut piped = home.run(game).piped();
    until(&mut piped, "Time is up: a bot plays for Ann (red).");
    until(&mut piped, "Game time is up: the current positions decide.");
}

#[test]
fn quit_works_at_every_question_before_a_game() {
    let home = Home::new();
    for answers in [
        vec![],
        vec!["ludo"],
        vec!["ludo", "2"],
        vec!["ludo", "2", "Ann"],
        vec!["ludo", "2", "Ann", "easy"],
    ] {
        let mut piped = home.run("play --plain").piped();
        for answer in answers {
            piped.line().unwrap();
            piped.answer(answer);
        }
        piped.line().unwrap();
        piped.answer("quit");
        assert_eq!(piped.line(), None);
        assert!(piped.end().status.success());
    }
    assert!(home.games().is_empty());
}

#[test]
fn the_question_for_another_game_repeats_until_the_answer_is_valid() {
    let home = Home::new();
    let game = "play --plain --variant snakes-kids --players easy,easy --seed 4";
    let mut piped = home.run(game).piped();
    let question = "Another game? Yes or no.";
    until(&mut piped, question);
    piped.answer("maybe");
    assert!(piped.line().unwrap().starts_with("Yes plays again."));
    until(&mut piped, question);
    piped.answer("export kids.record");
    assert_eq!(piped.line().unwrap(), "Game record saved as kids.record.");
    until(&mut piped, question);
    piped.answer("export kids.record");
    let told = piped.line().unwrap();
    assert_eq!(told, "Can’t write kids.record: the file already exists");
    until(&mut piped, question);
    piped.answer("winner");
    until(&mut piped, question);
    piped.answer("no");
    assert_eq!(piped.line().unwrap(), "Goodbye.");
    assert!(home.file("kids.record").exists());
}

#[test]
fn errors_are_in_the_chosen_language() {
    let home = Home::new();
    std::fs::write(home.file("some.game"), "{\"homestretch_game\":1,\"seed\":1}\n").unwrap();
    let wrong = [
        ("--variant lodo --players easy,easy", "Es gibt kein Spiel lodo. Meinst du ludo?"),
        ("--best-of 2", "Die Zahl der Runden muss ungerade sein"),
        (
            "--load some.game",
            "some.game lässt sich nicht lesen: die Datei ist zu früh abgeschnitten",
        ),
        ("--load absent.game", "Datei oder Ordner nicht gefunden"),
        ("--resume", "Es gibt kein gespeichertes Spiel"),
        ("--resume --seed 3", "--resume und --seed passen nicht zusammen."),
        ("--load a.game --save b.game", "--load und --save passen nicht zusammen."),
        (
            "--players Ann,Bo --save some.game",
            "some.game lässt sich nicht schreiben: Die Datei gibt es schon",
        ),
        ("--players Ann,Bo --save no/way", "no/way lässt sich nicht schreiben: Datei oder Ordner"),
        ("--players Ann,Bo --seats lila,rot", "Es gibt keinen Platz lila. Die Plätze sind rot"),
        ("--players Ann,Bo --seats gelbb,rot", "Meinst du gelb?"),
        ("--players Ann,Bo --seats rot", "Ein Spieler, aber"),
        ("--players Ann,Bo --seats rot,blau,gelb", "2 Spieler brauchen 2 Plätze"),
        ("--players A,B,C,D,E", "5 Spieler, aber"),
        ("--players Ann,Bo --tokens 99", "Dieses Spiel geht nicht mit 99 Figuren."),
        ("--variant bad.toml", "bad.toml ist kein gültiges Spiel."),
        ("--variant none.toml", "none.toml lässt sich nicht lesen: Datei oder Ordner"),
    ];
    std::fs::write(home.file("bad.toml"), "tokens = 99\n").unwrap();
    for (args, told) in wrong {
        let ended = home.run(&format!("play --plain --lang de {args}")).piped().end();
        assert!(!ended.status.success() && ended.errors.contains(told), "{}", ended.errors);
    }
}

#[test]
fn a_language_that_the_terminal_cannot_show_is_reported() {
    let home = Home::new();
    for command in ["play --plain --lang hi", "variants rulebook ludo --lang hi"] {
        let ended = home.run(command).env("LANG", "C").piped().end();
        assert!(
            ended.errors.contains("can't show the script of the language hi"),
            "{}",
            ended.errors
        );
    }
    let ended = home.run("variants rulebook ludo --lang fr").env("LANG", "C").piped().end();
    assert_eq!(ended.errors, "");
    assert!(ended.told.iter().any(|line| line == "### Rencontres et prises"));
}

#[test]
fn the_screen_explains_why_it_uses_another_language() {
    let home = Home::new();
    let game = "play --lang hi --variant snakes-kids --players Ann,Bo --save a.game";
    for command in ["play --lang hi", game, "replay --lang hi a.game"] {
        let mut terminal = home.run(command).env("LANG", "C").on_terminal(80, 24);
        let told = |screen: &vt100::Screen| {
            let text = screen.contents();
            screen.alternate_screen() && text.contains("LANG=C.UTF-8")
        };
        terminal.wait("why it is English", told);
        if command == game {
            terminal.press(" ");
        }
        terminal.press("\x03");
        assert!(terminal.end().is_restored());
    }
}

#[test]
fn seats_can_be_chosen_by_colour() {
    let home = Home::new();
    let mut piped = home.run("play --plain --variant ludo").piped();
    let question = piped.line().unwrap();
    assert!(question.ends_with(" colours: red, blue, green, yellow."), "{question}");
    piped.answer("yellow, blue");
    for (colour, who) in [("yellow", "Ann"), ("blue", "Bo")] {
        let question = piped.line().unwrap();
        assert!(question.starts_with(&format!("Who plays {colour}?")), "{question}");
        piped.answer(who);
    }
    piped.line().unwrap();
    piped.answer("");
    until(&mut piped, "press Enter to roll.");
    let seated: Vec<&String> = piped.told.iter().rev().take(3).collect();
    assert_eq!(seated, ["Bo (blue), press Enter to roll.", "Ann (yellow).", "Bo (blue)."]);
    piped.answer("quit");
    assert!(piped.end().status.success());
}

#[test]
fn a_game_for_all_seats_does_not_ask_for_the_number_of_players() {
    let home = Home::new();
    let mut piped = home.run("play --plain --variant pachisi").piped();
    let question = piped.line().unwrap();
    assert!(question.starts_with("Who plays "), "{question}");
    piped.answer("quit");
    assert!(piped.end().status.success());
}

#[test]
fn the_pace_also_applies_in_plain_mode() {
    let home = Home::new();
    let game = "play --plain --variant snakes-kids --players Ann,easy --seed 7";
    let slow = Duration::from_millis(1200);
    for (option, command) in [(" --pace slow", None), ("", Some("pace slow"))] {
        let mut piped = home.run(&format!("{game}{option}")).piped();
        let ask = "press Enter to roll.";
        while !piped.line().unwrap().ends_with(ask) {}
        if let Some(command) = command {
            piped.answer(command);
            assert_eq!(piped.line().unwrap(), "OK.");
            until(&mut piped, ask);
        }
        let begin = Instant::now();
        piped.answer("");
        until(&mut piped, ask);
        assert!(begin.elapsed() >= slow, "{option}{command:?}: {:?}", begin.elapsed());
        piped.answer("quit");
        assert!(piped.end().status.success());
    }
}
