//! Compares the `script` command with a second implementation of `play_game` from an Oregon State
//! course project, written only from the project's rules and the corrections of their defects.

#[path = "../../server/tests/server/process.rs"]
mod process;

use homestretch::commands::script::Script;
use homestretch::line_protocol::LineProtocol;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

/// Plays the turns in order and returns the space of every token, player by player.
fn play_game(players: &[&str], turns: &[(&str, u8)]) -> Vec<String> {
    spaces_over_time(players, turns).pop().unwrap()
}

/// The spaces at the beginning and after every turn.
fn spaces_over_time(players: &[&str], turns: &[(&str, u8)]) -> Vec<Vec<String>> {
    let mut players: Vec<Player> = players.iter().map(|letter| Player::new(letter)).collect();
    let mut spaces = vec![spaces(&players)];
    for (letter, roll) in turns {
        take_turn(&mut players, letter, *roll);
        spaces.push(self::spaces(&players));
    }
    spaces
}

fn spaces(players: &[Player]) -> Vec<String> {
    players.iter().flat_map(|player| player.tokens.clone()).collect()
}

/// A player at position A, B, C or D. Spaces are in the notation of the course project.
struct Player {
    letter: String,
    /// Every space in order: H, R, fifty spaces of the board, six home squares, E.
    way: Vec<String>,
    /// p and q.
    tokens: [String; 2],
}

impl Player {
    fn new(letter: &str) -> Player {
        let (start, end) = match letter {
            "A" => (1, 50),
            "B" => (15, 8),
            "C" => (29, 22),
            "D" => (43, 36),
            other => panic!("there is no position {other}"),
        };
        let mut way = vec!["H".to_string(), "R".to_string(), start.to_string()];
        let mut space = start;
        while space != end {
            space = if space == 56 { 1 } else { space + 1 };
            way.push(space.to_string());
        }
        assert_eq!(way.len(), 2 + 50);
        way.extend((1..=6).map(|square| format!("{letter}{square}")));
        way.push("E".to_string());
        Player { letter: letter.into(), way, tokens: ["H".into(), "H".into()] }
    }

    fn index(&self, token: usize) -> usize {
        self.way.iter().position(|space| *space == self.tokens[token]).unwrap()
    }

    /// The step of a token: −1 on H, 0 on R, 57 on E.
    fn steps(&self, token: usize) -> i16 {
        self.index(token) as i16 - 1
    }

    /// The space to which a roll moves a token; None if it cannot move.
    fn target(&self, token: usize, roll: u8) -> Option<String> {
        match self.tokens[token].as_str() {
            "E" => None,
            "H" if roll == 6 => Some("R".into()),
            "H" => None,
            _ => {
                let mut at = self.index(token);
                let mut forward = true;
                for _ in 0..roll {
                    forward = forward && self.way[at] != "E";
                    at = if forward { at + 1 } else { at - 1 };
                }
                Some(self.way[at].clone())
            }
        }
    }

    fn stacked(&self) -> bool {
        let [p, q] = &self.tokens;
        p == q && !["H", "R", "E"].contains(&p.as_str())
    }
}

fn take_turn(players: &mut [Player], letter: &str, roll: u8) {
    let at = players.iter().position(|player| player.letter == letter).unwrap();
    let Some(token) = chosen(players, at, roll) else { return };
    let target = players[at].target(token, roll).unwrap();
    if players[at].stacked() {
        players[at].tokens = [target.clone(), target.clone()];
    } else {
        players[at].tokens[token] = target.clone();
    }
    if is_number(&target) {
        for other in players.iter_mut().filter(|player| player.letter != letter) {
            for space in other.tokens.iter_mut().filter(|space| **space == target) {
                *space = "H".into();
            }
        }
    }
}

/// The token that the four priority rules move.
fn chosen(players: &[Player], at: usize, roll: u8) -> Option<usize> {
    let player = &players[at];
    let movable: Vec<usize> =
        [0, 1].into_iter().filter(|token| player.target(*token, roll).is_some()).collect();
    if movable.len() < 2 || player.stacked() {
        return movable.first().copied();
    }
    if roll == 6
        && let Some(token) = movable.iter().find(|token| player.tokens[**token] == "H")
    {
        return Some(*token);
    }
    let finishes = |token: usize| player.target(token, roll).unwrap() == "E";
    if let Some(token) = movable.iter().find(|token| finishes(**token)) {
        return Some(*token);
    }
    let further = if player.steps(1) < player.steps(0) { 1 } else { 0 };
    let kicks = |token: usize| {
        let target = player.target(token, roll).unwrap();
        let others = players.iter().filter(|other| other.letter != player.letter);
        is_number(&target) && others.flat_map(|other| &other.tokens).any(|space| *space == target)
    };
    match (kicks(0), kicks(1)) {
        (true, false) => Some(0),
        (false, true) => Some(1),
        _ => Some(further),
    }
}

/// Whether a space belongs to the board that all players share.
fn is_number(space: &str) -> bool {
    space.parse::<u8>().is_ok()
}

/// The spaces in the answer of the command. Also checks its steps and completion.
fn script(script: &mut Script, players: &[&str], turns: &[(&str, u8)]) -> Vec<String> {
    let request = json!({ "variant": "ludo-osu", "players": players, "turns": turns });
    let answer = script.answer(&request.to_string());
    let spaces: Vec<String> = serde_json::from_value(answer["spaces"].clone())
        .unwrap_or_else(|_| panic!("{request} was answered by {answer}"));
    for (letter, own) in players.iter().zip(spaces.chunks(2)) {
        let player = Player { tokens: [own[0].clone(), own[1].clone()], ..Player::new(letter) };
        let steps = json!([player.steps(0), player.steps(1)]);
        assert_eq!(answer["steps"][letter], steps, "{request} → {answer}");
        assert_eq!(answer["completed"][letter], json!(own == ["E", "E"]), "{request} → {answer}");
    }
    spaces
}

/// A script of the course with its expected result.
#[derive(serde::Deserialize)]
struct Official {
    name: String,
    players: Vec<String>,
    turns: Vec<(String, u8)>,
    expected_spaces: Vec<String>,
    expected_steps: Value,
}

fn official() -> Vec<Official> {
    serde_json::from_str(include_str!("data/osu_official.json")).unwrap()
}

#[test]
fn both_implementations_pass_the_official_scripts() {
    let cases = official();
    assert_eq!(cases.len(), 12);
    let mut command = Script::default();
    for case in cases {
        let players: Vec<&str> = case.players.iter().map(String::as_str).collect();
        let turns: Vec<(&str, u8)> = case.turns.iter().map(|(p, r)| (p.as_str(), *r)).collect();
        assert_eq!(play_game(&players, &turns), case.expected_spaces, "{}", case.name);
        assert_eq!(script(&mut command, &players, &turns), case.expected_spaces, "{}", case.name);
    }
}

#[test]
fn the_program_passes_the_official_scripts() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_homestretch"))
        .arg("script")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    for case in official() {
        let line = json!({ "variant": "ludo-osu", "players": case.players, "turns": case.turns });
        writeln!(input, "{line}").unwrap();
    }
    drop(input);
    let output = process::finish(program);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    assert_eq!(answers.len(), official().len());
    for (case, answer) in official().iter().zip(answers) {
        assert_eq!(answer["spaces"], json!(case.expected_spaces), "{}", case.name);
        assert_eq!(answer["steps"], case.expected_steps, "{}", case.name);
    }
}

#[test]
fn random_scripts_end_the_same_in_both_implementations() {
    let mut rng = Rng(2024);
    let mut command = Script::default();
    let mut tally = Tally::default();
    for number in 0..2_000 {
        let players = random_players(&mut rng);
        let turns = random_turns(&mut rng, &players);
        // A difference can disappear later, so some scripts are compared after every turn and all
        // at some points.
        let cuts: Vec<usize> = if number % 20 == 0 {
            (0..=turns.len()).collect()
        } else {
            (0..4).map(|_| rng.below(turns.len() + 1)).chain([turns.len()]).collect()
        };
        let ours = spaces_over_time(&players, &turns);
        for cut in cuts {
            let turns = &turns[..cut];
            assert_eq!(script(&mut command, &players, turns), ours[cut], "{players:?} {turns:?}");
        }
        tally.count(&players, &turns);
    }
    tally.check();
}

/// Two to four of the four positions in any order.
fn random_players(rng: &mut Rng) -> Vec<&'static str> {
    let mut players = vec!["A", "B", "C", "D"];
    for i in (1..4).rev() {
        players.swap(i, rng.below(i + 1));
    }
    players.truncate(2 + rng.below(3));
    if rng.below(2) == 0 {
        players.sort();
    }
    players
}

/// A few hundred turns: in rotation with an extra roll after a six, of any player at any time, or
/// mostly of one player. The dice are fair, or bring tokens out or home sooner.
fn random_turns(rng: &mut Rng, players: &[&'static str]) -> Vec<(&'static str, u8)> {
    let weights = [[1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 4], [4, 2, 1, 1, 1, 2], [0, 0, 1, 2, 2, 3]];
    let weights = weights[rng.below(weights.len())];
    let die = |rng: &mut Rng| {
        let mut left = rng.below(weights.iter().sum());
        let face = weights.iter().position(|weight| {
            let here = left < *weight;
            left = left.wrapping_sub(*weight);
            here
        });
        face.expect("the weights sum to the total") as u8 + 1
    };
    let order = rng.below(3);
    let length = 100 + rng.below(300);
    let mut turns: Vec<(&'static str, u8)> = Vec::new();
    let mut at = 0;
    while turns.len() < length {
        let roll = die(rng);
        turns.push((players[at], roll));
        let next = match order {
            0 => roll != 6,
            1 => true,
            _ => rng.below(20) == 0,
        };
        if next {
            let step = if order == 0 { 1 } else { rng.below(players.len()) };
            at = (at + step) % players.len();
        }
    }
    turns
}

/// How often the random scripts contain interesting events.
#[derive(Debug, Default)]
struct Tally {
    turns: usize,
    kicks: usize,
    stacks_kicked: usize,
    stacks_moved: usize,
    bounces: usize,
    finishes_by_choice: usize,
    kicks_by_choice: usize,
    both_kick: usize,
    both_on_r: usize,
    on_56: usize,
    /// Rolls of a player who is home, and all rolls after all players but one are home.
    after_home: usize,
    after_the_end: usize,
}

impl Tally {
    fn count(&mut self, letters: &[&str], turns: &[(&str, u8)]) {
        let mut players: Vec<Player> = letters.iter().map(|letter| Player::new(letter)).collect();
        for (letter, roll) in turns {
            let at = letters.iter().position(|l| l == letter).unwrap();
            let before: Vec<[String; 2]> = players.iter().map(|p| p.tokens.clone()).collect();
            let steps = [players[at].steps(0), players[at].steps(1)];
            let token = chosen(&players, at, *roll);
            let kicks = [0, 1].map(|token| {
                let target = players[at].target(token, *roll).unwrap_or_default();
                let others = before.iter().enumerate().filter(|(other, _)| *other != at);
                is_number(&target) && others.flat_map(|(_, tokens)| tokens).any(|s| *s == target)
            });
            let free = !players[at].stacked()
                && [0, 1].iter().all(|token| players[at].target(*token, *roll).is_some());
            let home = before.iter().filter(|tokens| **tokens == ["E", "E"]).count();
            self.turns += 1;
            self.after_home += usize::from(before[at] == ["E", "E"]);
            self.after_the_end += usize::from(home + 1 >= players.len() && token.is_some());
            self.stacks_moved += usize::from(players[at].stacked());
            self.both_on_r += usize::from(before[at] == ["R", "R"]);
            self.both_kick += usize::from(free && kicks == [true, true] && steps[0] != steps[1]);
            take_turn(&mut players, letter, *roll);
            let Some(token) = token else { continue };
            let nearer = steps[token] > steps[1 - token];
            self.bounces += usize::from(players[at].steps(token) <= steps[token]);
            self.on_56 += usize::from(players[at].tokens[token] == "56");
            let finished = players[at].tokens[token] == "E";
            self.finishes_by_choice += usize::from(free && nearer && finished);
            self.kicks_by_choice += usize::from(free && nearer && kicks[token] && !finished);
            for (player, before) in players.iter().zip(&before) {
                let kicked = [0, 1].map(|t| player.tokens[t] == "H" && before[t] != "H");
                self.kicks += kicked.iter().filter(|kicked| **kicked).count();
                self.stacks_kicked += usize::from(kicked == [true, true]);
            }
        }
    }

    fn check(&self) {
        let Tally { kicks, stacks_kicked, stacks_moved, bounces, on_56, .. } = *self;
        assert!(self.turns > 300_000 && kicks > 1_000 && stacks_kicked > 20, "{self:?}");
        assert!(stacks_moved > 1_000 && bounces > 1_000 && on_56 > 500, "{self:?}");
        assert!(self.finishes_by_choice > 100 && self.kicks_by_choice > 100, "{self:?}");
        assert!(self.both_kick > 5 && self.both_on_r > 500, "{self:?}");
        assert!(self.after_home > 1_000 && self.after_the_end > 1_000, "{self:?}");
    }
}

/// A small random number generator (SplitMix64), which gives the same scripts every time.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}
