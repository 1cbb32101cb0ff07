//! `kill -9` at any moment: the game continues from what was last shown, with the same dice.

use crate::games::{asks, is_podium, log, side};
use crate::piped::{Piped, is_option, usual_answer};
use crate::program::Home;
use crate::saved;
use crate::terminal::{Terminal, dump};
use homestretch_bots::seeded;
use rand_core::Rng;
use std::path::{Path, PathBuf};
use vt100::Screen;

/// Two people and two bots, one of which plays at random.
const GAME: &str = "--variant ludo-quick --tokens 2 --players Ann,random,Ben,medium --seed 11";

/// An uninterrupted game.
struct Whole {
    /// The events in sentences.
    events: Vec<String>,
    actions: Vec<String>,
    questions: usize,
}

impl Whole {
    fn play(home: &Home) -> Whole {
        let file = home.file("whole.game");
        let ended = start(home, &file).play();
        assert!(ended.status.success());
        let questions = ended.told.iter().filter(|line| usual_answer(line).is_some()).count() - 1;
        let whole =
            Whole { events: events(&ended.told), actions: saved::actions(&file), questions };
        assert_eq!(saved::told(&file).concat(), whole.events);
        whole
    }

    /// Checks the file of a killed game: it contains everything that was shown, and the game
    /// continues as if it had not been killed.
    fn check(&self, home: &Home, file: &Path) {
        let mut so_far = saved::told(file).concat();
        so_far.retain(|line| line != saved::RESUMED);
        let mut piped = load(home, file);
        if piped.question().is_some_and(|answer| answer != "no") {
            let board = saved::board(&saved::table(file));
            assert_eq!(piped.board(board.len()), board);
            let asked = piped.told.clone();
            let answer = piped.question().unwrap();
            piped.answer(answer);
            // The question was asked twice, and the board is not an event.
            let after = piped.play().told.split_off(asked.len());
            let all = [so_far, events(&asked), told_after(&after)].concat();
            assert_eq!(all, self.events);
        }
        assert_eq!(saved::actions(file), self.actions);
    }
}

fn start(home: &Home, file: &Path) -> Piped {
    home.run(&format!("play {GAME} --save")).arg(file).piped()
}

fn load(home: &Home, file: &Path) -> Piped {
    home.run("play --load").arg(file).piped()
}

/// The lines about events, without welcome, questions, board and podium.
fn events(told: &[String]) -> Vec<String> {
    told_after(told.get(5..).unwrap_or_default())
}

fn told_after(told: &[String]) -> Vec<String> {
    let end = told.iter().position(|line| line == "The game is over.");
    let told = &told[..end.map_or(told.len(), |end| end + 1)];
    let is_event = |line: &&String| {
        let board = line.contains("): 1 ");
        usual_answer(line).is_none() && !is_option(line) && !board
    };
    told.iter().filter(is_event).cloned().collect()
}

#[test]
fn a_game_killed_in_plain_mode_continues_where_it_was() {
    let home = Home::new();
    let whole = Whole::play(&home);
    for moment in 0..25 {
        let mut lots = seeded(50, moment);
        let file = home.file(&format!("{moment}.game"));
        let mut piped = start(&home, &file);
        for _ in 0..=lots.next_u64() as usize % (whole.questions - 1) {
            let answer = piped.question().unwrap();
            piped.answer(answer);
        }
        // Continue to some point before the next question.
        let mut lines = lots.next_u64() % 8;
        while lines > 0 && piped.line().is_some_and(|line| usual_answer(&line).is_none()) {
            lines -= 1;
        }
        let shown = events(&piped.kill().told);
        let saved = saved::told(&file);
        let (last, before) = saved.split_last().unwrap();
        let (least, all) = (before.concat(), [before.concat(), last.clone()].concat());
        assert!(all.starts_with(&shown), "moment {moment}: {shown:?} is not in {all:?}");
        assert!(shown.starts_with(&least), "moment {moment}: more than one step is not shown");
        whole.check(&home, &file);
    }
}

#[test]
fn a_game_killed_on_the_screen_continues_where_it_was() {
    let home = Home::new();
    let whole = Whole::play(&home);
    for moment in 0..25 {
        let mut lots = seeded(51, moment);
        let file = home.file(&format!("{moment}.game"));
        prepare(&home, &file, lots.next_u64() as usize % whole.questions);
        // Kill half of the games while tokens walk, and half while nothing moves.
        let moves = moment % 2 == 0;
        let pace = if moves { "fast" } else { "instant" };
        let mut terminal = screen(&home, &file, pace);
        for _ in 0..lots.next_u64() % 3 {
            terminal.wait("question or podium", waits);
            terminal.press_and_see(" ");
        }
        match moves {
            false => terminal.wait("question or podium", waits),
            true => {
                let mut pictures = lots.next_u64() % 12;
                while pictures > 0 && !waits(terminal.screen()) {
                    terminal.next_picture();
                    pictures -= 1;
                }
            }
        }
        let shown = terminal.kill();
        let told = saved::told(&file).concat().join(" ");
        let shown_log = log(&shown);
        assert!(told.contains(&shown_log), "moment {moment}: {shown_log} is not in {told}");
        if !moves && asks(&shown) {
            let mut again = screen(&home, &file, pace);
            again.wait("question", asks);
            let so_far = log(again.screen());
            let tail: String = shown_log.chars().skip(shown_log.chars().count() / 2).collect();
            assert!(so_far.contains(&format!("{tail} {}", saved::RESUMED)), "{so_far}");
            let [before, after] = [&shown, again.screen()].map(state);
            assert_eq!(before, after, "moment {moment}: {}", dump(again.screen()));
            again.press("q");
            again.press("y");
            assert!(again.end().is_restored());
        }
        whole.check(&home, &file);
    }
}

/// Plays a game and leaves it after a number of answers.
fn prepare(home: &Home, file: &Path, answers: usize) {
    let mut piped = start(home, file);
    for _ in 0..answers {
        let answer = piped.question().unwrap();
        piped.answer(answer);
    }
    piped.question();
    assert!(piped.end().status.success());
}

fn screen(home: &Home, file: &Path, pace: &str) -> Terminal {
    home.run(&format!("play --pace {pace} --load")).arg(file).on_terminal(100, 40)
}

/// Whether the screen waits for a key.
fn waits(screen: &Screen) -> bool {
    asks(screen) || is_podium(screen)
}

/// The screen without the log: board, players, dice, moves and question.
fn state(screen: &Screen) -> Vec<String> {
    let side = side(screen);
    let log =
        side.iter().position(|row| row.contains("Game log")).expect("the screen shows the log");
    let rows = screen.rows(0, 64).chain(side.into_iter().take(log));
    rows.map(|row| row.trim_end().to_string()).collect()
}

#[test]
fn an_incomplete_last_line_is_dropped() {
    let home = Home::new();
    let whole = Whole::play(&home);
    let kept = home.file("kept.game");
    prepare(&home, &kept, whole.questions / 2);
    let text = std::fs::read(&kept).unwrap();
    let last = text[..text.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    std::fs::write(home.file("short.game"), &text[..last]).unwrap();
    let before = saved::board(&saved::table(&home.file("short.game")));
    let cuts: Vec<usize> = (last..text.len()).collect();
    assert!(cuts.len() > 20);
    for cut in cuts {
        let file: PathBuf = home.file("torn.game");
        std::fs::write(&file, &text[..cut]).unwrap();
        assert_eq!(saved::board(&saved::table(&file)), before);
        let mut piped = load(&home, &file);
        assert!(piped.question().is_some());
        let ended = piped.end();
        assert!(ended.status.success(), "cut at {cut}: {}", ended.errors);
        let now = std::fs::read(&file).unwrap();
        assert!(now.starts_with(&text[..last]), "cut at {cut}: a whole line was lost");
        assert!(now.ends_with(b"\n"), "cut at {cut}: half a line is left");
        if cut % 16 == 0 {
            whole.check(&home, &file);
        }
    }
}
