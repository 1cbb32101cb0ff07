//! Games with undone moves: honest games are proved, and an undo never leads to other dice.

use super::attack_tests::{GAME, SERVER, people, rules};
use super::*;
use homestretch_rules::{Action, Game, Rules, Seating, Turn, catalog};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// A game of people as a server stores it: who rolls, what the dice show, and the proof.
struct Kept {
    rules: Arc<Rules>,
    game: Game,
    proof: Proof,
    server: Chain,
    people: Vec<(Seat, Chain)>,
    /// The next roll.
    index: u32,
    /// The open roll, and its seat.
    open: Option<VoidRoll>,
}

impl Kept {
    fn new(id: &str) -> Kept {
        let rules = if id == FEWER { fewer() } else { rules(id) };
        let count = rules.spec().players[0].max(2) as usize;
        Kept::of(rules, count)
    }

    fn of(rules: Arc<Rules>, count: usize) -> Kept {
        let seats = rules.usual_seats(count);
        let (server, people) = (Chain::new(&SERVER, GAME, Owner::Server), people(GAME, &seats));
        let anchored = |(seat, chain): &(Seat, Chain)| Committed {
            seat: *seat,
            human: true,
            anchor: Some(chain.anchor()),
        };
        let all: Vec<Committed> = people.iter().map(anchored).collect();
        let hash = rules.hash().parse().expect("a hash");
        let bound = start(GAME, hash, server.anchor(), &all);
        let game = Game::new(rules.clone(), Seating { seats, opening: false }).expect("a game");
        let (server_anchor, steps) = (server.anchor(), Vec::new());
        let proof = Proof {
            game: GAME,
            seeded: None,
            server: server_anchor,
            seats: all,
            start: bound,
            steps,
        };
        Kept { rules, game, proof, server, people, index: 1, open: None }
    }

    /// Opens the roll that is due, as a server does. An open roll stays open for its seat.
    fn opens(&mut self) {
        let roller = replay::due(self.game.state()).filter(|_| self.game.kept_chance().is_none());
        let (Some(roller), open) = (roller, self.open) else { return };
        if open.is_some_and(|open| open.roller == roller) {
            return;
        }
        self.proof.steps.extend(open.map(Step::Void));
        self.open = Some(VoidRoll { index: self.index, roller });
        self.index += 1;
    }

    /// Undoes this many actions.
    fn back(&mut self, count: usize) {
        let gone: Vec<Action> = std::iter::from_fn(|| self.game.undo()).take(count).collect();
        if !gone.is_empty() {
            let gone = gone.iter().rev().map(|action| self.rules.write_action(action)).collect();
            self.proof.steps.push(Step::Back { ply: self.game.ply(), gone });
        }
    }

    /// A new roll of a seat in the proof. It is not applied to the game yet.
    fn fall(&mut self, roller: Seat) -> Action {
        let index = match self.open.take() {
            Some(open) => open.index,
            None => self.index,
        };
        self.index = index + 1;
        let value = |chain: &Chain| chain.value(place(index)).expect("a value");
        let given: Vec<Contribution> =
            self.people.iter().map(|(seat, chain)| (*seat, value(chain))).collect();
        let shown = value(&self.server);
        let seed = Seed::new(self.proof.start, index, Some(roller), shown, &given);
        let action = falls(&self.rules, self.game.state(), seed).expect("a throw is due");
        self.proof.steps.push(Step::Roll(ShownRoll {
            index,
            roller: Some(roller),
            server: shown,
            contributions: given,
            missing: Vec::new(),
            fell: self.rules.write_action(&action),
        }));
        action
    }

    /// One action: undone dice if there are any, else new ones; or a choice picked by `lots`.
    fn act(&mut self, lots: u32) {
        self.opens();
        let state = *self.game.state();
        let action = match state.turn() {
            Turn::Move { .. } => self.rules.draw(&state, |below| lots % below).expect("a move"),
            _ => match self.game.kept_chance() {
                Some(kept) => kept,
                None => self.fall(state.seat()),
            },
        };
        self.game.apply(action).expect("it is legal");
    }

    fn verdict(&self) -> Result<Verdict, Fraud> {
        verify(&self.game, &self.proof)
    }

    fn record(&self) -> String {
        self.game.clone().with_proof(self.proof.lines()).record()
    }
}

/// A game in which a choice decides how many dice come next.
const FEWER: &str = "snakes-choose, with one die for most of the way";

fn fewer() -> Arc<Rules> {
    let mut spec = catalog::find("snakes-choose").expect("a variant");
    spec.dice.fewer = [60, 1];
    Arc::new(Rules::new(spec).expect("good rules"))
}

/// Pseudorandom numbers that are the same every time.
fn lots(seed: u32) -> impl FnMut(u32) -> u32 {
    let mut state = seed.wrapping_mul(2_654_435_761) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state % below
    }
}

/// A game with many undos and redos.
fn unsteady(id: &str, seed: u32) -> Kept {
    let (mut kept, mut below) = (Kept::new(id), lots(seed));
    for _ in 0..120 {
        if kept.game.state().turn() == Turn::Over {
            break;
        }
        kept.act(below(60));
        if below(5) == 0 {
            if below(2) == 0 {
                kept.opens();
            }
            kept.back(1 + below(6) as usize);
            for _ in 0..below(4) {
                kept.game.redo();
            }
        }
    }
    kept
}

/// Runs the Python script that checks records, and compares its exit code.
pub(super) fn check_script(record: &str, code: i32) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/verify.py");
    let mut python = Command::new("python3");
    let python = python.args([script, "-"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = python.spawn().expect("python3");
    let mut stdin = running.stdin.take().expect("a pipe");
    stdin.write_all(record.as_bytes()).expect("the script reads its input");
    drop(stdin);
    let said = running.wait_with_output().expect("the script ends");
    assert_eq!(said.status.code(), Some(code), "{}", String::from_utf8_lossy(&said.stdout));
}

#[test]
fn games_with_undone_moves_are_proved() {
    let (mut taken_back, mut void, mut to_come) = (0, 0, 0);
    for id in ["ludo", "mensch", "pachisi", "ur", FEWER] {
        for seed in 1..=40 {
            let kept = unsteady(id, seed);
            // The record contains it too.
            let text = kept.record();
            let game = Game::load(&text).expect("a record");
            let proof = Proof::read(game.proof()).expect("a proof");
            let verdict = verify(&game, &proof);
            let verdict = verdict.unwrap_or_else(|fraud| panic!("{id}, seed {seed}: {fraud}"));
            taken_back += verdict.taken_back.len();
            void += verdict.void.len();
            if seed <= 3 {
                check_script(&text, 0);
            }
            // The records with undone dice in web/src/dice/record/fixtures come from here.
            if let Ok(folder) = std::env::var("HOMESTRETCH_RECORDS") {
                std::fs::write(format!("{folder}/{id}-{seed}.txt"), &text).expect("a file");
            }
            to_come += game.kept().count();
        }
    }
    assert!(taken_back > 0 && void > 0 && to_come > 0, "{taken_back} {void} {to_come}");
}

#[test]
fn an_undone_roll_that_can_be_repeated_cannot_be_dropped() {
    for id in ["ludo", "snakes-double"] {
        let mut kept = Kept::new(id);
        let seat = kept.game.state().seat();
        // The server does not like the first roll and takes another one instead.
        kept.fall(seat);
        let second = kept.fall(seat);
        if kept.proof.rolls().all(|roll| roll.fell == kept.rules.write_action(&second)) {
            continue;
        }
        kept.game.apply(second).expect("it is legal");
        assert!(matches!(kept.verdict(), Err(Fraud::Record { index: 1, .. })), "{id}");
    }
}

#[test]
fn a_roll_with_too_few_dice_is_refused() {
    let mut kept = Kept::new("snakes-double");
    let seat = kept.game.state().seat();
    kept.fall(seat);
    let first = kept.proof.rolls().next().expect("a roll").clone();
    let seed = Seed::new(kept.proof.start, 1, Some(seat), first.server, &first.contributions);
    let one = format!("r{}", seed.fall().die(kept.rules.spec().dice.sides));
    kept.proof.steps[0] = Step::Roll(ShownRoll { fell: one, ..first });
    let second = kept.fall(seat);
    kept.game.apply(second).expect("it is legal");
    assert!(matches!(kept.verdict(), Err(Fraud::Record { index: 1, .. })));
}

#[test]
fn a_roll_of_the_wrong_seat_is_refused() {
    let mut kept = Kept::new("ludo");
    let other = kept.people[1].0;
    assert_ne!(kept.game.state().seat(), other);
    let action = kept.fall(other);
    kept.game.apply(action).expect("it is legal");
    assert_eq!(kept.verdict(), Err(Fraud::Roller(1)));
    check_script(&kept.record(), 1);
    for roller in [None, Some(Seat(9))] {
        let mut forged = kept.proof.clone();
        let Step::Roll(roll) = &mut forged.steps[0] else { panic!("a roll") };
        roll.roller = roller;
        assert_eq!(verify(&kept.game, &forged), Err(Fraud::Roller(1)));
    }
}

#[test]
fn the_server_cannot_choose_the_roller_after_seeing_the_values() {
    let mut kept = Kept::of(rules("ludo"), 4);
    let rollers: Vec<Seat> = kept.people.iter().map(|(seat, _)| *seat).collect();
    let mut chosen = 0;
    while chosen < 5 {
        kept.act(0);
        let state = *kept.game.state();
        if !matches!(state.turn(), Turn::Roll { .. }) || kept.game.kept_chance().is_some() {
            continue;
        }
        // Each of the four seats would roll something else, and the server takes the one that suits
        // it.
        let (index, steps) = (kept.index, kept.proof.steps.len());
        for roller in rollers.iter().filter(|roller| **roller != state.seat()) {
            let action = kept.fall(*roller);
            let mut game = kept.game.clone();
            game.apply(action).expect("it is legal");
            assert_eq!(verify(&game, &kept.proof), Err(Fraud::Roller(index)));
            kept.proof.steps.truncate(steps);
            kept.index = index;
        }
        chosen += 1;
    }
}

#[test]
fn an_open_roll_stays_open_for_the_next_roller() {
    let mut kept = Kept::new("ludo");
    kept.act(0);
    while !matches!(kept.game.state().turn(), Turn::Roll { .. }) {
        kept.act(0);
    }
    kept.opens();
    let open = kept.open;
    assert!(open.is_some());
    kept.back(kept.game.ply());
    // Redo restores all undone actions unchanged.
    while kept.game.redo().is_some() {}
    kept.act(0);
    let verdict = kept.verdict().expect("a proof");
    assert_eq!((verdict.void, verdict.rolls), (vec![], kept.proof.rolls().count()));
    assert_eq!(kept.proof.rolls().last().map(|roll| roll.index), open.map(|open| open.index));
}

#[test]
fn a_roll_is_void_when_its_seat_has_left() {
    let mut kept = Kept::of(rules("ludo"), 3);
    kept.opens();
    let seat = kept.game.state().seat();
    kept.game.apply(Action::Leave(seat)).expect("anybody may leave");
    kept.act(0);
    assert_eq!(kept.verdict().expect("a proof").void, [1]);
    check_script(&kept.record(), 0);
}

#[test]
fn an_unwanted_roll_cannot_be_discarded() {
    let mut kept = Kept::new("ludo");
    let seat = kept.game.state().seat();
    // The server knows every value and takes the first roll that is a six.
    loop {
        let action = kept.fall(seat);
        if kept.rules.write_action(&action) == "r6" {
            kept.game.apply(action).expect("it is legal");
            break;
        }
        let Some(Step::Roll(roll)) = kept.proof.steps.pop() else { panic!("a roll") };
        kept.proof.steps.push(Step::Void(VoidRoll { index: roll.index, roller: Some(seat) }));
    }
    assert!(kept.index > 2, "the first roll must not be a six by chance");
    assert_eq!(kept.verdict(), Err(Fraud::Void(1)));
    check_script(&kept.record(), 1);
    // Claiming that another seat, or nobody, had to roll does not help.
    for roller in [None, Some(kept.people[1].0), Some(Seat(9))] {
        let mut forged = kept.proof.clone();
        for step in &mut forged.steps {
            if let Step::Void(void) = step {
                void.roller = roller;
            }
        }
        assert_eq!(verify(&kept.game, &forged), Err(Fraud::Void(1)), "{roller:?}");
    }
}

#[test]
fn an_undo_does_not_void_a_roll_of_the_same_seat() {
    let mut kept = Kept::new("ludo");
    kept.act(0);
    while !matches!(kept.game.state().turn(), Turn::Roll { .. }) {
        kept.act(0);
    }
    kept.opens();
    let open = kept.open.take().expect("a roll is open");
    kept.back(1);
    while kept.game.redo().is_some() {}
    kept.proof.steps.push(Step::Void(open));
    kept.act(0);
    assert_eq!(kept.verdict(), Err(Fraud::Void(open.index)));
    check_script(&kept.record(), 1);
}

#[test]
fn a_void_roll_cannot_give_the_same_seat_another_roll_later() {
    let mut kept = Kept::of(rules("ludo"), 3);
    kept.opens();
    let open = kept.open.take().expect("a roll is open");
    kept.game.apply(Action::Leave(kept.game.state().seat())).expect("anybody may leave");
    kept.back(1);
    kept.proof.steps.push(Step::Void(open));
    kept.act(0);
    assert_eq!(kept.verdict(), Err(Fraud::Void(open.index)));
    check_script(&kept.record(), 1);
}

#[test]
fn a_void_roll_must_name_the_seat_that_was_to_roll() {
    let mut kept = Kept::new("ludo");
    // Two rolls without a move, one for each seat.
    kept.act(0);
    kept.act(0);
    assert_eq!(kept.game.ply(), 2);
    kept.opens();
    let open = kept.open.take().expect("a roll is open");
    kept.back(1);
    let void = kept.proof.steps.len();
    kept.proof.steps.push(Step::Void(open));
    while kept.proof.rolls().count() == 2 {
        kept.act(0);
    }
    for (seat, _) in &kept.people {
        let roller = Some(*seat);
        kept.proof.steps[void] = Step::Void(VoidRoll { index: open.index, roller });
        assert_eq!(kept.verdict(), Err(Fraud::Void(open.index)), "{seat:?}");
        check_script(&kept.record(), 1);
    }
}

#[test]
fn undone_actions_must_have_been_possible() {
    let mut kept = Kept::new("ludo");
    kept.act(0);
    let (fell, roll) = (kept.game.actions()[0], kept.proof.steps[0].clone());
    for (ply, gone) in [(0, "r6 m9"), (0, "r7"), (0, "x"), (1, "r3"), (9, "p")] {
        let gone = gone.split(' ').map(String::from).collect();
        let steps = vec![roll.clone(), Step::Back { ply, gone }];
        let forged = Proof { steps, ..kept.proof.clone() };
        assert!(verify(&kept.game, &forged).is_err(), "{ply}");
    }
    let mut honest = kept.proof.clone();
    honest.steps.push(Step::Back { ply: 0, gone: vec![kept.rules.write_action(&fell)] });
    assert_eq!(verify(&kept.game, &honest).map(|verdict| verdict.taken_back), Ok(vec![2]));
}

#[test]
fn undone_actions_have_one_spelling() {
    let kept = (1..).map(|seed| unsteady(FEWER, seed)).find(|kept| {
        kept.record()
            .lines()
            .any(|line| line.starts_with("fair back ") && line.contains(" r2+5 m0=2"))
    });
    let text = kept.expect("some game has an undone move").record();
    check_script(&text, 0);
    for other in ["r5+2 m0=2", "r02+5 m0=2", "r2+05 m0=2", "r2+5 m+0=2", "r2+5 m0=02", "r2+5 m0=+2"]
    {
        let back =
            text.lines().find(|line| line.starts_with("fair back ") && line.contains(" r2+5 m0=2"));
        let back = back.expect("a line");
        let forged = text.replacen(back, &back.replacen("r2+5 m0=2", other, 1), 1);
        let forged = homestretch_rules::reseal(&forged);
        let game = Game::load(&forged).expect("a record");
        let proof = Proof::read(game.proof()).expect("a proof");
        assert!(matches!(verify(&game, &proof), Err(Fraud::Back(_))), "{other}");
    }
}

#[test]
fn undone_dice_cannot_be_changed() {
    let mut kept = Kept::new("ludo");
    kept.act(0);
    kept.back(1);
    let fell = kept.proof.rolls().next().expect("a roll").fell.clone();
    let other = if fell == "r6" { "r5" } else { "r6" };
    let text = kept.record();
    assert!(text.contains(&format!("kept {fell}\n")), "{text}");
    let forged = |text: &str| {
        let game = Game::load(&homestretch_rules::reseal(text)).expect("a record");
        let proof = Proof::read(game.proof()).expect("a proof");
        verify(&game, &proof)
    };
    let kept_only = text.replace(&format!("kept {fell}\n"), &format!("kept {other}\n"));
    assert!(matches!(forged(&kept_only), Err(Fraud::Record { index: 2, .. })));
    let everywhere = kept_only.replace(&format!(" {fell}\n"), &format!(" {other}\n"));
    assert!(matches!(forged(&everywhere), Err(Fraud::Dice { index: 1, .. })));
    let dropped = text.replace(&format!("kept {fell}\n"), "");
    assert!(matches!(forged(&dropped), Err(Fraud::Record { index: 2, .. })));
}
