//! Games that were taken back: what is honest is proved, and taking back is no way to other dice.

use super::attacks::{GAME, SERVER, people, rules};
use super::*;
use homestretch_rules::{Action, Game, Rules, Seating, Turn, catalog};
use std::sync::Arc;

/// A game of people as a server keeps it: who rolls, what falls, and its proof.
struct Kept {
    rules: Arc<Rules>,
    game: Game,
    proof: Proof,
    server: Chain,
    people: Vec<(Seat, Chain)>,
    /// The next roll.
    index: u32,
}

impl Kept {
    fn new(id: &str) -> Kept {
        let rules = if id == FEWER { fewer() } else { rules(id) };
        let seats = rules.usual_seats(rules.spec().players[0].max(2) as usize);
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
        Kept { rules, game, proof, server, people, index: 1 }
    }

    /// A new roll of a seat, as the proof shows it; it does not happen in the game yet.
    fn fall(&mut self, roller: Seat) -> Action {
        let index = self.index;
        self.index += 1;
        let value = |chain: &Chain| chain.value(place(index)).expect("a value");
        let given: Vec<Contribution> =
            self.people.iter().map(|(seat, chain)| (*seat, value(chain))).collect();
        let shown = value(&self.server);
        let seed = Seed::new(self.proof.start, index, Some(roller), shown, &given);
        let action = falls(&self.rules, self.game.state(), seed).expect("something falls");
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

    /// One action: the dice that were kept if there are any, else new ones; or a choice of the lots.
    fn act(&mut self, lots: u32) {
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
}

/// A game in which a choice decides how many dice come next.
const FEWER: &str = "snakes-choose, with one die for most of the way";

fn fewer() -> Arc<Rules> {
    let mut spec = catalog::find("snakes-choose").expect("a variant");
    spec.dice.fewer = [60, 1];
    Arc::new(Rules::new(spec).expect("good rules"))
}

/// Numbers that look like chance and are the same every time.
fn lots(seed: u32) -> impl FnMut(u32) -> u32 {
    let mut state = seed.wrapping_mul(2_654_435_761) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state % below
    }
}

/// A game in which people go back and forth again and again.
fn unsteady(id: &str, seed: u32) -> Kept {
    let (mut kept, mut below) = (Kept::new(id), lots(seed));
    for _ in 0..120 {
        if kept.game.state().turn() == Turn::Over {
            break;
        }
        kept.act(below(60));
        if below(5) == 0 {
            for _ in 0..=below(6) {
                kept.game.undo();
            }
            for _ in 0..below(4) {
                kept.game.redo();
            }
        }
    }
    kept
}

#[test]
fn games_that_were_taken_back_are_proved_whatever_came_of_it() {
    let (mut passed_on, mut to_come) = (0, 0);
    for id in ["ludo", "mensch", "pachisi", "ur", FEWER] {
        for seed in 1..=40 {
            let kept = unsteady(id, seed);
            // Also as the record carries it.
            let text = kept.game.clone().with_proof(kept.proof.lines()).record();
            let game = Game::load(&text).expect("a record");
            let proof = Proof::read(game.proof()).expect("a proof");
            let verdict = verify(&game, &proof);
            let verdict = verdict.unwrap_or_else(|fraud| panic!("{id}, seed {seed}: {fraud}"));
            passed_on += verdict.passed_on.len();
            to_come += game.kept().count();
        }
    }
    assert!(passed_on > 0 && to_come > 0, "{passed_on} {to_come}");
}

#[test]
fn a_roll_that_could_come_again_cannot_be_dropped() {
    for id in ["ludo", "snakes-double"] {
        let mut kept = Kept::new(id);
        let seat = kept.game.state().seat();
        // The first roll does not please, and another one is taken instead.
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
fn a_roll_said_to_have_had_fewer_dice_is_refused() {
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
fn a_roll_of_another_seat_is_named_and_of_nobody_refused() {
    let mut kept = Kept::new("ludo");
    let other = kept.people[1].0;
    assert_ne!(kept.game.state().seat(), other);
    let action = kept.fall(other);
    kept.game.apply(action).expect("it is legal");
    assert_eq!(kept.verdict().expect("a proof").passed_on, [1]);
    for roller in [None, Some(Seat(9))] {
        let mut forged = kept.proof.clone();
        let Step::Roll(roll) = &mut forged.steps[0] else { panic!("a roll") };
        roll.roller = roller;
        assert_eq!(verify(&kept.game, &forged), Err(Fraud::Roller(1)));
    }
}

#[test]
fn dice_that_were_taken_back_and_wait_cannot_be_changed() {
    let mut kept = Kept::new("ludo");
    kept.act(0);
    kept.game.undo();
    let fell = kept.proof.rolls().next().expect("a roll").fell.clone();
    let other = if fell == "r6" { "r5" } else { "r6" };
    let text = kept.game.clone().with_proof(kept.proof.lines()).record();
    assert!(text.contains(&format!("kept {fell}\n")), "{text}");
    let forged = text.replace(&format!("kept {fell}\n"), &format!("kept {other}\n"));
    let forged = forged.replace(&format!(" {fell}\n"), &format!(" {other}\n"));
    let game = Game::load(&homestretch_rules::reseal(&forged)).expect("a record");
    let proof = Proof::read(game.proof()).expect("a proof");
    assert!(matches!(verify(&game, &proof), Err(Fraud::Dice { index: 1, .. })));
}
