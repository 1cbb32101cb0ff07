//! Complete games: with keys from the form to the podium, and in sentences from the first question
//! to the last.

use crate::piped::usual_answer;
use crate::program::Home;
use crate::saved;
use crate::terminal::{DOWN, END, LEFT, RIGHT, Terminal, colours, dump, line};
use vt100::Screen;

/// A game to set up.
struct Game {
    id: &'static str,
    /// Its name in the form.
    name: &'static str,
    tokens: &'static str,
}

const LUDO: Game = Game { id: "ludo-quick", name: "Quick Ludo", tokens: "1" };
const STACKS: Game = Game { id: "ludo-osu", name: "Ludo for two tokens", tokens: "2" };
const BLOCKS: Game = Game { id: "ludo-blocks", name: "Ludo with blocks", tokens: "2" };
const TWO_DICE: Game = Game { id: "parchis-two-dice", name: "Parchís with two dice", tokens: "2" };
const SNAKES: Game = Game { id: "snakes", name: "Snakes and ladders", tokens: "1" };

#[test]
fn ludo_is_played_from_the_form_to_the_podium() {
    check(&LUDO);
}

#[test]
fn a_game_with_stacks_is_played_from_the_form_to_the_podium() {
    check(&STACKS);
}

#[test]
fn a_game_with_blocks_is_played_from_the_form_to_the_podium() {
    check(&BLOCKS);
}

#[test]
fn a_game_with_two_dice_is_played_from_the_form_to_the_podium() {
    check(&TWO_DICE);
}

#[test]
fn a_game_with_snakes_is_played_from_the_form_to_the_podium() {
    check(&SNAKES);
}

/// Plays a game on the screen and in sentences. The same seed and the same choices give the same
/// game.
fn check(game: &Game) {
    let (screen, plain) = (Home::new(), Home::new());
    play_on_screen(game, &screen);
    play_in_sentences(game, &plain);
    let [on_screen, in_sentences] = [screen, plain].map(|home| {
        let games = home.games();
        assert_eq!(games.len(), 1);
        saved::actions(&games[0])
    });
    assert_eq!(on_screen, in_sentences);
}

#[test]
fn invalid_flags_are_rejected_before_any_question() {
    let home = Home::new();
    for (args, reason) in [
        ("--best-of 2", "must be odd"),
        ("--seats rde --players Ann", "Did you mean red?"),
        ("--seats mauve,red --players Ann,Bo", "The seats are red, blue, green, yellow."),
        ("--players exprt,Ann", "Did you mean expert?"),
    ] {
        let ended = home.run(&format!("play --plain {args}")).piped().end();
        assert!(!ended.status.success() && ended.told.is_empty(), "{args}: {:?}", ended.told);
        assert!(ended.errors.contains(reason), "{args}: {}", ended.errors);
    }
}

#[test]
fn rules_are_printed_without_markdown() {
    let home = Home::new();
    let mut piped = home.run("play --plain --variant pachisi --players Ann,easy,Bo,easy").piped();
    piped.answer("rules");
    piped.answer("quit");
    let told = piped.end().told;
    assert!(told.iter().any(|line| line == "What you need"), "{told:?}");
    assert!(!told.iter().any(|line| line.contains('#')), "{told:?}");
}

#[test]
fn seats_are_named_by_colour_and_bots_by_level() {
    let home = Home::new();
    let mut piped =
        home.run("play --plain --seats yellow,red,1 --players Hardy,easy,easy --seed 1").piped();
    let told: Vec<String> = (0..4).filter_map(|_| piped.line()).collect();
    let seated = ["Easy (red), a bot", "Easy 2 (blue), a bot", "Hardy (yellow)."];
    for (line, text) in told[1..].iter().zip(seated) {
        assert!(line.starts_with(text), "{told:?}");
    }
    piped.answer("quit");
    assert!(piped.end().status.success());
}

fn play_on_screen(game: &Game, home: &Home) {
    let mut terminal = home.run("play --seed 7").on_terminal(100, 40);
    terminal.wait("the set-up screen", |screen| screen.contents().contains("New game"));
    assert!(terminal.screen().alternate_screen());
    set(&mut terminal, "Game", RIGHT, game.name);
    set(&mut terminal, "Tokens", LEFT, game.tokens);
    set(&mut terminal, "Players", LEFT, "2");
    while chosen(terminal.screen()).is_some_and(|(_, value)| value != "medium") {
        terminal.press_and_see(DOWN);
    }
    let (computer, _) = chosen(terminal.screen()).expect("the selected row is the computer's seat");
    set(&mut terminal, &computer, LEFT, "easy");
    set(&mut terminal, "Pace", RIGHT, "instant");
    terminal.press_and_see(END);
    terminal.press_and_see("\r");
    terminal.wait("a question", asks);
    let seen = colours(terminal.screen());
    assert!(seen.len() >= 4, "colours are {seen:?} on\n{}", dump(terminal.screen()));
    play_to_the_podium(&mut terminal);
    let podium = terminal.screen().contents();
    for text in ["wins!", "1. ", "2. ", "Player 1 (", "Rolls", "Steps", "Best turn"] {
        assert!(podium.contains(text), "no {text} on\n{}", dump(terminal.screen()));
    }
    // There are no columns for captures in games without them, nor for points in a single round.
    assert_eq!(podium.contains("Captures"), game.id != "snakes");
    assert!(!podium.contains("Points"));
    assert!(!colours(terminal.screen()).is_empty());
    terminal.press("Q");
    let ended = terminal.end();
    assert!(ended.status.success(), "{:?}", ended.status);
    assert!(ended.is_restored(), "{}", dump(&ended.screen));
    assert!(ended.screen.contents().contains("Goodbye."), "{}", dump(&ended.screen));
}

fn play_in_sentences(game: &Game, home: &Home) {
    let mut piped = home.run(&format!("play --seed 7 --tokens {}", game.tokens)).piped();
    for (question, answer) in questions(game) {
        let asked = piped.line().unwrap();
        assert!(asked.starts_with(question), "{asked}");
        piped.answer(answer);
    }
    let ended = piped.play();
    assert!(ended.status.success());
    assert_eq!(ended.errors, "");
    check_end(&ended.told.iter().map(String::as_str).collect::<Vec<&str>>());
}

/// The questions before a game, and their answers.
fn questions(game: &Game) -> Vec<(&'static str, &'static str)> {
    let board = (game.id == "snakes").then_some(("Press Enter for this board.", ""));
    let rest = [
        ("How many players, ", "2"),
        ("Who plays ", "Player 1"),
        ("Who plays ", "easy"),
        ("Press Enter to start.", ""),
    ];
    [("Which game? ", game.id)].into_iter().chain(board).chain(rest).collect()
}

/// Checks the end: places, statistics and the farewell.
fn check_end(told: &[&str]) {
    let at = told.iter().position(|line| *line == "The game is over.").expect("the game ends");
    let [first, second, figures, faces, ..] = told[at + 1..] else { panic!("{told:?}") };
    assert!(first.starts_with("1. ") && second.starts_with("2. "), "{first} {second}");
    assert!(figures.contains(" rolls, ") && figures.contains(" steps, "), "{figures}");
    assert!(faces.contains(" rolled 1 ("), "{faces}");
    assert_eq!(told.last(), Some(&"Goodbye."));
}

#[test]
fn plain_mode_works_on_a_terminal() {
    let home = Home::new();
    let mut terminal = home.run("play --plain --seed 7 --tokens 1").on_terminal(120, 50);
    for (question, answer) in questions(&LUDO) {
        terminal.wait_for_line(|line| line.starts_with(question));
        terminal.press(&format!("{answer}\r"));
    }
    loop {
        let asked = terminal.wait_for_line(|line| usual_answer(line).is_some());
        terminal.press(&format!("{}\r", usual_answer(&asked).unwrap()));
        if asked.starts_with("Another game?") {
            break;
        }
    }
    let ended = terminal.end();
    assert!(ended.status.success());
    let text = String::from_utf8(ended.bytes).unwrap();
    assert!(!text.contains('\x1b'), "plain text has no escape codes");
    let lines: Vec<&str> = text.lines().map(|line| line.trim_end_matches('\r')).collect();
    check_end(&lines);
}

/// Gives a row of the form a value.
fn set(terminal: &mut Terminal, label: &str, key: &str, value: &str) {
    let now = |terminal: &Terminal| chosen(terminal.screen()).unwrap_or_default();
    for _ in 0..30 {
        if now(terminal).0 == label {
            break;
        }
        terminal.press_and_see(DOWN);
    }
    for _ in 0..30 {
        if now(terminal).1 == value {
            return;
        }
        terminal.press_and_see(key);
    }
    panic!("{label} cannot be {value} on\n{}", dump(terminal.screen()));
}

/// The selected row of the form: its label and its value.
fn chosen(screen: &Screen) -> Option<(String, String)> {
    let text = screen.contents();
    let row = text.lines().find_map(|row| {
        let (label, rest) = row.split_once('◂')?;
        Some((label.to_string(), rest.split_once('▸')?.0.to_string()))
    });
    let (label, value) = row?;
    let label = label.trim_start_matches(|c: char| !c.is_ascii_alphabetic());
    Some((label.trim().to_string(), value.trim().to_string()))
}

/// Whether the screen asks a person to act.
pub(crate) fn asks(screen: &Screen) -> bool {
    let prompt = line(screen, -2);
    let questions = ["(Space)", ": choose a token", ": roll, or choose your roll"];
    questions.iter().any(|question| prompt.contains(question))
}

/// Whether the podium is shown.
pub(crate) fn is_podium(screen: &Screen) -> bool {
    screen.contents().contains("How often each number was rolled")
}

/// The columns beside the board.
pub(crate) fn side(screen: &Screen) -> Vec<String> {
    screen.rows(64, 36).collect()
}

/// The sentences of the log; empty if the podium covers it.
pub(crate) fn log(screen: &Screen) -> String {
    let side = side(screen);
    let title = side.iter().position(|row| row.contains("Game log"));
    let Some(title) = title else { return String::new() };
    let inner = side[title + 1..].iter().take_while(|row| row.starts_with('│'));
    let words = inner.flat_map(|row| row.trim_matches(['│', ' ']).split_whitespace());
    words.collect::<Vec<&str>>().join(" ")
}

/// Plays to the end: presses Space, which rolls or plays the first move, whenever the screen asks.
pub(crate) fn play_to_the_podium(terminal: &mut Terminal) {
    play_watching(terminal, |_| ());
}

/// Like `play_to_the_podium`, but calls a function with the screen before every key.
pub(crate) fn play_watching(terminal: &mut Terminal, mut look: impl FnMut(&Screen)) {
    loop {
        terminal.wait("question or podium", |screen| asks(screen) || is_podium(screen));
        look(terminal.screen());
        if is_podium(terminal.screen()) {
            return;
        }
        let key = if terminal.row(-2).contains("(Space)") { " " } else { "1" };
        terminal.press_and_see(key);
    }
}
