//! Questions before and after a game in plain mode.

use crate::piped::Piped;
use crate::program::Home;
use std::time::{Duration, Instant};

/// Reads on to a line that ends so.
fn until(piped: &mut Piped, end: &str) -> String {
    loop {
        let line = piped.line().unwrap_or_else(|| panic!("no `{end}`: {:?}", piped.told));
        if line.ends_with(end) {
            return line;
        }
    }
}

#[test]
fn what_is_no_answer_is_told_so_in_the_language_and_asked_again() {
    let home = Home::new();
    let mut piped = home.run("play --plain --lang fr").piped();
    until(&mut piped, "reprendre une partie.");
    piped.answer("lodo");
    assert_eq!(piped.line().unwrap(), "Il n’y a pas de jeu lodo. Voulais-tu dire ludo\u{202f}?");
    until(&mut piped, "reprendre une partie.");
    piped.answer("serpents et echelles");
    let question = piped.line().unwrap();
    assert!(question.starts_with("Combien de joueurs, de 2 à 6\u{202f}?"), "{question}");
    for (wrong, told) in [
        ("9", "Je n’ai pas compris. Tape un numéro de 2 à 6, ou aide."),
        ("", "Je n’ai pas compris. Tape un numéro de 2 à 6, ou aide."),
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
    until(&mut piped, "tête.");
    piped.answer("aide");
    assert!(piped.line().unwrap().starts_with("Réponds à la question"));
    until(&mut piped, "tête.");
    piped.answer("facile");
    until(&mut piped, "tête.");
    piped.answer("Zoé");
    for (wish, told) in [
        ("pions 99", "Ce n’est pas possible ici."),
        ("manches 2", "Ce n’est pas possible ici."),
        ("blabla", "Ce n’est pas possible ici."),
        ("manches 3", "D’accord."),
        ("tour 30", "D’accord."),
        ("rythme rapide", "D’accord."),
        ("tourner", "D’accord."),
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

#[test]
fn quit_ends_every_question_of_a_set_up() {
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
fn another_game_is_asked_for_until_the_answer_is_one() {
    let home = Home::new();
    let game = "play --plain --variant snakes-kids --players easy,easy --seed 4";
    let mut piped = home.run(game).piped();
    let question = "Another game? Yes or no.";
    until(&mut piped, question);
    piped.answer("maybe");
    assert!(piped.line().unwrap().starts_with("Yes plays again."));
    until(&mut piped, question);
    piped.answer("export kids.record");
    assert_eq!(piped.line().unwrap(), "The record is in kids.record.");
    until(&mut piped, question);
    piped.answer("export kids.record");
    let told = piped.line().unwrap();
    assert_eq!(told, "kids.record cannot be written: there is such a file already");
    until(&mut piped, question);
    piped.answer("winner");
    until(&mut piped, question);
    piped.answer("no");
    assert_eq!(piped.line().unwrap(), "Goodbye.");
    assert!(home.file("kids.record").exists());
}

#[test]
fn errors_are_in_the_language() {
    let home = Home::new();
    std::fs::write(home.file("some.game"), "{\"homestretch_game\":1,\"seed\":1}\n").unwrap();
    let wrong = [
        ("--variant lodo --players easy,easy", "Es gibt kein Spiel lodo. Ist ludo gemeint?"),
        ("--best-of 2", "Gib eine ungerade Zahl von Runden an"),
        ("--load some.game", "some.game lässt sich nicht lesen: es steht zu wenig vom Spiel darin"),
        ("--load absent.game", "eine solche Datei oder einen solchen Ordner gibt es nicht"),
        ("--resume", "Es gibt kein gespeichertes Spiel"),
        ("--resume --seed 3", "--resume und --seed passen nicht zusammen."),
        ("--load a.game --save b.game", "--load und --save passen nicht zusammen."),
        ("--players Ann,Bo --save some.game", "some.game lässt sich nicht schreiben: Eine solche"),
        ("--players Ann,Bo --save no/way", "no/way lässt sich nicht schreiben: eine solche"),
        ("--players Ann,Bo --seats lila,rot", "Es gibt keinen Platz lila. Die Plätze sind rot"),
        ("--players Ann,Bo --seats gelbb,rot", "Ist gelb gemeint?"),
        ("--players Ann,Bo --seats rot", "Ein Spieler, aber"),
        ("--players Ann,Bo --seats rot,blau,gelb", "2 Spieler brauchen ebenso viele Plätze"),
        ("--players A,B,C,D,E", "5 Spieler, aber"),
        ("--players Ann,Bo --tokens 99", "Dieses Spiel geht nicht mit 99 Figuren."),
        ("--variant bad.toml", "bad.toml ist kein Spiel, das man spielen kann."),
        ("--variant none.toml", "none.toml lässt sich nicht lesen: eine solche Datei"),
    ];
    std::fs::write(home.file("bad.toml"), "tokens = 99\n").unwrap();
    for (args, told) in wrong {
        let ended = home.run(&format!("play --plain --lang de {args}")).piped().end();
        assert!(!ended.status.success() && ended.errors.contains(told), "{}", ended.errors);
    }
}

#[test]
fn a_language_without_letters_on_the_terminal_is_told() {
    let home = Home::new();
    for command in ["play --plain --lang hi", "variants rulebook ludo --lang hi"] {
        let ended = home.run(command).env("LANG", "C").piped().end();
        assert!(ended.errors.contains("no letters for the language hi"), "{}", ended.errors);
    }
    let ended = home.run("variants rulebook ludo --lang fr").env("LANG", "C").piped().end();
    assert_eq!(ended.errors, "");
    assert!(ended.told.iter().any(|line| line == "## Se rencontrer et prendre"));
}

#[test]
fn the_screen_tells_why_it_speaks_another_language() {
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
fn colours_say_which_seats_play() {
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
fn where_all_seats_are_needed_nobody_asks_how_many_play() {
    let home = Home::new();
    let mut piped = home.run("play --plain --variant pachisi").piped();
    let question = piped.line().unwrap();
    assert!(question.starts_with("Who plays "), "{question}");
    piped.answer("quit");
    assert!(piped.end().status.success());
}

#[test]
fn the_pace_says_how_long_the_computer_takes_in_sentences_too() {
    let home = Home::new();
    let game = "play --plain --variant snakes-kids --players Ann,easy --seed 7";
    let slow = Duration::from_millis(1200);
    for (option, command) in [(" --pace slow", None), ("", Some("pace slow"))] {
        let mut piped = home.run(&format!("{game}{option}")).piped();
        let ask = "press Enter to roll.";
        while !piped.line().unwrap().ends_with(ask) {}
        if let Some(command) = command {
            piped.answer(command);
            assert_eq!(piped.line().unwrap(), "Agreed.");
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
