//! A game with fair dice, and every way of cheating that the design names. Each one is detected.

use super::undo_tests::check_script;
use super::*;
use homestretch_rules::spec::StartingSeat;
use homestretch_rules::{Action, Game, Rules, Seating, Turn, catalog};
use std::sync::Arc;

pub(super) const SERVER: [u8; 32] = [0x53; 32];
pub(super) const GAME: GameId = GameId([9; 16]);

/// The chains of the people on some seats.
pub(super) fn people(game: GameId, seats: &[Seat]) -> Vec<(Seat, Chain)> {
    let chain = |seat: &Seat| Chain::new(&[0x41 + seat.0; 32], game, Owner::Seat(*seat));
    seats.iter().map(|seat| (*seat, chain(seat))).collect()
}

pub(super) fn rules(id: &str) -> Arc<Rules> {
    Arc::new(Rules::new(catalog::find(id).expect("a variant")).expect("good rules"))
}

/// A game of two people and bots with at most this many rolls. `missing` returns the seats that
/// give no value for a roll.
fn played(rules: &Arc<Rules>, rolls: u32, missing: &dyn Fn(u32) -> Vec<Seat>) -> (Game, Proof) {
    let seats = rules.usual_seats(rules.spec().players[1].min(4) as usize);
    let (server, people) = (Chain::new(&SERVER, GAME, Owner::Server), people(GAME, &seats[..2]));
    let committed = |seat: &Seat| {
        let chain = people.iter().find(|(own, _)| own == seat).map(|(_, chain)| chain.anchor());
        Committed { seat: *seat, human: chain.is_some(), anchor: chain }
    };
    let all: Vec<Committed> = seats.iter().map(committed).collect();
    let mut game = Game::new(rules.clone(), Seating { seats, opening: true }).expect("a game");
    let hash = rules.hash().parse().expect("a hash");
    let bound = start(GAME, hash, server.anchor(), &all);
    let mut proof = Proof {
        game: GAME,
        seeded: None,
        server: server.anchor(),
        seats: all,
        start: bound,
        steps: Vec::new(),
    };
    let mut index = 0;
    while index < rolls && game.state().turn() != Turn::Over {
        let state = *game.state();
        if let Turn::Move { .. } = state.turn() {
            let action = rules.draw(&state, |below| index % below).expect("a move");
            game.apply(action).expect("a legal move");
            continue;
        }
        index += 1;
        let roller = (state.turn() != Turn::Draw).then(|| state.seat());
        let missing = missing(index);
        let here = people.iter().filter(|(seat, _)| !missing.contains(seat));
        let given: Vec<Contribution> = here
            .map(|(seat, chain)| (*seat, chain.value(place(index)).expect("a value")))
            .collect();
        let shown = server.value(place(index)).expect("a value");
        let seed = Seed::new(bound, index, roller, shown, &given);
        let action = falls(rules, &state, seed).expect("a throw is due");
        game.apply(action).expect("the throw is legal");
        proof.steps.push(Step::Roll(ShownRoll {
            index,
            roller,
            server: shown,
            contributions: given,
            missing,
            fell: rules.write_action(&action),
        }));
    }
    (game, proof)
}

fn all_there(_: u32) -> Vec<Seat> {
    Vec::new()
}

fn ludo() -> (Game, Proof) {
    played(&rules("ludo"), 40, &all_there)
}

/// The roll with an index, to tamper with.
fn roll(proof: &mut Proof, index: u32) -> &mut ShownRoll {
    let found = proof.steps.iter_mut().find_map(|step| match step {
        Step::Roll(roll) if roll.index == index => Some(roll),
        _ => None,
    });
    found.expect("the roll")
}

#[test]
fn an_honest_game_of_every_variant_is_proved() {
    for id in catalog::ids() {
        let (game, proof) = played(&rules(id), 60, &all_there);
        let verdict = verify(&game, &proof).unwrap_or_else(|fraud| panic!("{id}: {fraud}"));
        assert_eq!((verdict.mode, verdict.rolls), (Mode::Sealed, proof.rolls().count()), "{id}");
        assert!(verdict.missing.is_empty() && verdict.lacking.is_empty(), "{id}");
        assert_eq!(verdict.took_part.len(), 2, "{id}");
    }
}

#[test]
fn the_python_script_reads_the_rules_of_every_variant() {
    for id in catalog::ids() {
        let (game, proof) = played(&rules(id), 3, &all_there);
        check_script(&game.with_proof(proof.lines()).record(), 0);
    }
}

#[test]
fn the_record_contains_the_whole_proof() {
    let (game, proof) = played(&rules("ur"), 30, &|index| vec![Seat((index % 2) as u8)]);
    let text = game.with_proof(proof.lines()).record();
    let again = Game::load(&text).expect("a record");
    assert_eq!(Proof::read(again.proof()), Ok(proof.clone()));
    assert!(verify(&again, &proof).is_ok());
    assert_eq!(again.record(), text);
}

#[test]
fn a_missing_seat_is_reported() {
    let away = |index| if index > 30 { vec![Seat(1)] } else { Vec::new() };
    let (game, proof) = played(&rules("ludo"), 40, &away);
    let verdict = verify(&game, &proof).expect("a proof");
    assert_eq!(verdict.missing[&Seat(1)], (31..=40).collect::<Vec<_>>());
    assert_eq!((verdict.took_part[&Seat(0)], verdict.took_part[&Seat(1)]), (40, 30));
    assert!(verdict.away.is_empty());
    assert_eq!(verdict.lacking, verdict.missing[&Seat(1)]);
}

#[test]
fn silent_seats_are_reported_separately_from_absent_ones() {
    // The dice depend on the rules' hash, so find three rolls of seats 0, 1 and 2 in this order.
    let (first, game, mut proof) = (31..100)
        .find_map(|first| {
            let silent = |index: u32| match index.checked_sub(first) {
                Some(0..=2) => vec![Seat(1)],
                _ => Vec::new(),
            };
            let (game, mut proof) = played(&rules("ludo"), first + 9, &silent);
            let rollers = [0, 1, 2].map(|n| roll(&mut proof, first + n).roller);
            (rollers == [0, 1, 2].map(|n| Some(Seat(n)))).then_some((first, game, proof))
        })
        .expect("three seats roll in turn");
    // A seat's own roll asks everybody who is online, so a seat that is not asked then is away.
    for index in [first + 1, first + 2] {
        roll(&mut proof, index).missing.clear();
    }
    let verdict = verify(&game, &proof).expect("a proof");
    let of = |rolls: &[u32]| [(Seat(1), rolls.to_vec())].into();
    assert_eq!(
        (verdict.missing, verdict.passed_over, verdict.away),
        (of(&[first]), of(&[first + 2]), of(&[first + 1]))
    );
    assert_eq!(verdict.lacking, [first, first + 1, first + 2]);
    // A seat that commits to a new chain is asked again.
    let owner = Owner::Seat(Seat(1));
    let anchor = proof.seats[1].anchor.expect("a person's anchor");
    proof.steps.insert(first as usize + 1, Step::Anchor(NewAnchor { owner, anchor }));
    let verdict = verify(&game, &proof).expect("a proof");
    assert_eq!((verdict.passed_over, verdict.away), ([].into(), of(&[first + 1, first + 2])));
}

#[test]
fn a_new_chain_brings_a_silent_seat_back_once() {
    let silent = |index| if (31..=33).contains(&index) { vec![Seat(1)] } else { Vec::new() };
    let (game, mut proof) = played(&rules("ludo"), 40, &silent);
    roll(&mut proof, 33).missing.clear();
    let anchor = proof.seats[1].anchor.expect("a person's anchor");
    let anew = Step::Anchor(NewAnchor { owner: Owner::Seat(Seat(1)), anchor });
    // It commits to a new chain, is silent again, and commits once more.
    proof.steps.insert(32, anew.clone());
    proof.steps.insert(31, anew.clone());
    let verdict = verify(&game, &proof).expect("a proof");
    let of = |rolls: &[u32]| [(Seat(1), rolls.to_vec())].into();
    assert_eq!((verdict.passed_over, verdict.away), (of(&[33]), [].into()));
    // After it has given a value, a new chain counts again.
    let later = |index| if [31, 35, 37].contains(&index) { vec![Seat(1)] } else { Vec::new() };
    let (game, mut proof) = played(&rules("ludo"), 40, &later);
    roll(&mut proof, 37).missing.clear();
    for index in [36, 31] {
        proof.steps.insert(index, anew.clone());
    }
    assert_eq!(verify(&game, &proof).expect("a proof").away, of(&[37]));
}

#[test]
fn the_rolls_for_which_a_seat_was_away_are_reported() {
    let (game, mut proof) = ludo();
    // With nobody online, only the server contributes.
    let first = roll(&mut proof, 1);
    first.contributions.clear();
    let (roller, server) = (first.roller, first.server);
    let seed = Seed::new(proof.start, 1, roller, server, &[]);
    let fell = falls(game.rules(), game.state_at(0).expect("a start"), seed).expect("a roll");
    let mut other = Game::new(game.rules().clone(), game.seating().clone()).expect("a game");
    other.apply(fell).expect("it is legal");
    roll(&mut proof, 1).fell = game.rules().write_action(&fell);
    proof.steps.truncate(1);
    let verdict = verify(&other, &proof).expect("a proof");
    let away = [(Seat(0), vec![1]), (Seat(1), vec![1])];
    assert_eq!((verdict.away, verdict.missing.len()), (away.into(), 0));
}

#[test]
fn the_server_cannot_change_its_value() {
    let (game, mut proof) = ludo();
    roll(&mut proof, 7).server = Value([1; 32]);
    assert_eq!(verify(&game, &proof), Err(Fraud::Server(7)));
}

#[test]
fn the_server_cannot_change_a_contribution() {
    let (game, mut proof) = ludo();
    roll(&mut proof, 7).contributions[1].1 = Value([1; 32]);
    assert_eq!(verify(&game, &proof), Err(Fraud::Contribution { index: 7, seat: Seat(1) }));
}

#[test]
fn a_value_of_another_game_seat_or_index_is_refused() {
    let (game, proof) = ludo();
    let seats = [Seat(0), Seat(1)];
    let (elsewhere, here) = (people(GameId([8; 16]), &seats), people(GAME, &seats));
    let value = |chain: &Chain, index| chain.value(index).expect("a value");
    let others = [value(&elsewhere[1].1, 7), value(&here[0].1, 7), value(&here[1].1, 8)];
    for other in others {
        let mut proof = proof.clone();
        roll(&mut proof, 7).contributions[1].1 = other;
        assert_eq!(verify(&game, &proof), Err(Fraud::Contribution { index: 7, seat: Seat(1) }));
    }
}

#[test]
fn leaving_out_a_value_changes_the_dice() {
    let (game, proof) = ludo();
    let caught = (1..=40).filter(|index| {
        let mut proof = proof.clone();
        roll(&mut proof, *index).contributions.pop();
        verify(&game, &proof).is_err()
    });
    // One roll in six is the same by chance.
    assert!(caught.count() > 25);
}

#[test]
fn an_anchor_cannot_be_replaced() {
    let (game, mut proof) = ludo();
    proof.seats[0].anchor = Some(Value([1; 32]));
    assert_eq!(verify(&game, &proof), Err(Fraud::Start));
}

#[test]
fn the_server_cannot_change_its_chain_during_the_game() {
    let (game, mut proof) = ludo();
    let new = NewAnchor { owner: Owner::Server, anchor: Value([1; 32]) };
    proof.steps.insert(20, Step::Anchor(new));
    assert_eq!(verify(&game, &proof), Err(Fraud::Server(21)));
}

#[test]
fn only_the_first_roll_of_a_late_chain_is_reported() {
    let (game, mut proof) = ludo();
    assert_eq!(verify(&game, &proof).expect("a proof").fresh, []);
    // A party that sees the values of roll 21 first could make up a chain that suits it.
    let owner = Owner::Seat(Seat(1));
    let anchor = proof.seats[1].anchor.expect("a person's anchor");
    proof.steps.insert(20, Step::Anchor(NewAnchor { owner, anchor }));
    let verdict = verify(&game, &proof).expect("a proof");
    assert_eq!((verdict.fresh, verdict.unbound), (vec![(owner, 21)], vec![]));
}

#[test]
fn a_sealed_game_cannot_be_presented_as_a_practice_game() {
    let (game, proof) = ludo();
    let seeded = Proof { seeded: Some(5), ..proof };
    assert_eq!(verify(&game, &seeded), Err(Fraud::Seeded));
}

#[test]
fn a_practice_game_follows_from_its_own_seed_only() {
    let (id, secret) = seeded(7, 3);
    let anchor = Chain::new(&secret.0, id, Owner::Server).anchor();
    assert!(super::seeded::follows(7, id, anchor));
    assert!(!super::seeded::follows(8, id, anchor), "another seed");
    assert!(!super::seeded::follows(7, GAME, anchor), "another game");
    assert!(!super::seeded::follows(7, id, Value([1; 32])), "another chain");
}

#[test]
fn devices_may_change_often_but_not_before_every_roll_of_a_long_game() {
    let (game, mut proof) = ludo();
    let owner = Owner::Seat(Seat(1));
    let anchor = proof.seats[1].anchor.expect("a person's anchor");
    let rolls = std::mem::take(&mut proof.steps);
    for roll in &rolls {
        proof.steps.extend([Step::Anchor(NewAnchor { owner, anchor }), roll.clone()]);
    }
    assert_eq!(verify(&game, &proof).expect("a proof").new_anchors.len(), 40);
    // Indices are known before anything is computed: these rolls have the indices 41 to 1500.
    let Step::Roll(last) = &rolls[39] else { panic!("a roll") };
    for index in 41..=1500 {
        let roll = ShownRoll { index, ..last.clone() };
        proof.steps.extend([Step::Anchor(NewAnchor { owner, anchor }), Step::Roll(roll)]);
    }
    assert_eq!(verify(&game, &proof), Err(Fraud::Chains));
}

#[test]
fn dice_are_checked_even_if_the_moves_cannot_be_replayed() {
    for id in ["ludo", "ur"] {
        let (game, mut proof) = played(&rules(id), 40, &all_there);
        let (rules, seating) = (game.rules(), game.seating());
        assert_eq!(verify_dice(rules, seating, &proof), Ok(()), "{id}");
        let shown = "r9".to_string();
        let Step::Roll(roll) = &mut proof.steps[6] else { panic!("a roll") };
        let right = std::mem::replace(&mut roll.fell, shown.clone());
        let dice = Err(Fraud::Dice { index: 7, right, shown });
        assert_eq!(verify_dice(rules, seating, &proof), dice, "{id}");
    }
}

#[test]
fn a_bot_has_no_chain() {
    let (game, mut proof) = ludo();
    let bot = proof.seats.iter().find(|seat| !seat.human).expect("a bot").seat;
    let new = NewAnchor { owner: Owner::Seat(bot), anchor: Value([1; 32]) };
    proof.steps.insert(5, Step::Anchor(new));
    assert_eq!(verify(&game, &proof), Err(Fraud::Stranger { index: 6, seat: bot }));
}

#[test]
fn a_roll_cannot_be_repeated_removed_or_added() {
    let (game, proof) = ludo();
    let mut again = proof.clone();
    let seventh = again.steps[6].clone();
    again.steps.insert(7, seventh);
    assert_eq!(verify(&game, &again), Err(Fraud::Order(7)));
    let mut skipped = proof.clone();
    skipped.steps.remove(6);
    assert_eq!(verify(&game, &skipped), Err(Fraud::Order(8)));
    let mut cut = proof;
    cut.steps.pop();
    assert!(matches!(verify(&game, &cut), Err(Fraud::Record { index: 40, .. })));
}

#[test]
fn edited_dice_are_detected() {
    let (game, mut proof) = ludo();
    let shown = roll(&mut proof, 9);
    shown.fell = if shown.fell == "r6" { "r5".into() } else { "r6".into() };
    assert!(matches!(verify(&game, &proof), Err(Fraud::Record { index: 9, .. })));

    // The values reveal it even if the record and the proof are edited alike.
    let (_, proof) = ludo();
    let rules = rules("ludo");
    let seats = game.seating().clone();
    let mut other = Game::new(rules.clone(), seats).expect("a game");
    let mut proof = Proof { steps: proof.steps[..1].to_vec(), ..proof };
    let fell = rules.throws(other.state()).iter().map(|(throw, _)| Action::Roll(*throw));
    let wrong = fell.map(|action| (action, rules.write_action(&action)));
    let wrong = wrong.into_iter().find(|(_, word)| *word != roll(&mut proof.clone(), 1).fell);
    let (action, word) = wrong.expect("another face");
    other.apply(action).expect("a roll");
    roll(&mut proof, 1).fell = word;
    assert!(matches!(verify(&other, &proof), Err(Fraud::Dice { index: 1, .. })));
}

#[test]
fn the_drawn_seat_does_not_depend_on_the_seat_order() {
    let mut spec = catalog::find("snakes").expect("a variant");
    spec.order = StartingSeat::Random;
    let rules = Arc::new(Rules::new(spec).expect("good rules"));
    let (game, proof) = played(&rules, 1, &all_there);
    assert!(verify(&game, &proof).is_ok());
    let drawn = game.actions()[0];
    let mut seats = game.seating().seats.clone();
    for _ in 1..seats.len() {
        seats.rotate_left(1);
        let seating = Seating { seats: seats.clone(), opening: true };
        for other in seats.iter().map(|seat| Action::First(*seat)).filter(|first| *first != drawn) {
            let mut proof = proof.clone();
            roll(&mut proof, 1).fell = rules.write_action(&other);
            let mut game = Game::new(rules.clone(), seating.clone()).expect("a game");
            game.apply(other).expect("any seat may be drawn");
            assert!(matches!(verify(&game, &proof), Err(Fraud::Dice { index: 1, .. })));
        }
    }
}

#[test]
fn changed_rules_do_not_match_the_start() {
    let (_, proof) = ludo();
    let (other, _) = played(&rules("mensch"), 40, &all_there);
    assert!(verify(&other, &proof).is_err());
}

#[test]
fn an_unreadable_proof_reports_the_line() {
    let (_, proof) = ludo();
    let lines = proof.lines();
    for at in 0..lines.len() {
        let mut cut = lines.clone();
        cut[at].push('x');
        let error = Proof::read(&cut).map(|read| read == proof);
        assert_ne!(error, Ok(true), "{at}");
    }
    assert!(Proof::read(&[]).is_err());
    let wrong = Proof::read(&lines[1..]).expect_err("no game");
    assert!(wrong.to_string().contains("`fair server"), "{wrong}");
}
