//! The dice of a room, step by step: which roll is open, and who is waited for.

use super::dice::{Opening, Present};
use super::{Entry, Room, RoomWhat, VERSION};
use crate::secret::Token;
use homestretch_rules::predicate::Predicate;
use homestretch_rules::{Action, Game, Rules, Seat, catalog};
use homestretch_table::fair::{
    Chain, GameId, LENGTH, Owner, Proof, ShownRoll, Value, place, verify,
};
use homestretch_table::{Input, Leaving, Millis, PlayerId, Settings, Table, Undo};
use std::sync::Arc;

const ANN: PlayerId = PlayerId(1);
const BO: PlayerId = PlayerId(2);
const CY: PlayerId = PlayerId(3);
const NOW: Millis = Millis(10_000);
const PATIENCE: Millis = Millis(2_000);

/// A game in which every roll can be moved, of people with their chains.
struct Played {
    room: Room,
    people: Vec<(PlayerId, Seat, Chain)>,
}

impl Played {
    /// Of Ann and Bo.
    fn new() -> Played {
        Played::of(&[(ANN, "Ann"), (BO, "Bo")])
    }

    fn of(people: &[(PlayerId, &str)]) -> Played {
        let mut spec = catalog::find("ludo").expect("a variant");
        spec.entry.on = Predicate::Always;
        let rules = Arc::new(Rules::new(spec).expect("good rules"));
        let settings =
            Settings { undo: Undo::Free, leaving: Leaving::TokensGo, ..Settings::default() };
        let (_, opened) = Table::open(NOW, rules, settings, ANN).expect("a table");
        let made = RoomWhat::Made { version: VERSION, public: false, seed: None };
        let entered = |player, name: &str| RoomWhat::Entered {
            player,
            name: name.into(),
            key: Token::random().key(),
        };
        let first = [made, entered(ANN, "Ann"), RoomWhat::Table(opened.what)];
        let [made, ann, opened] = first.map(|what| Entry { at: NOW, what });
        let mut room = Room::begin("ABCD", &|_| None, [&made, &ann, &opened]).expect("a room");
        room.sit_first(NOW, ANN, "Ann", None).expect("a seat");
        let mut played = Played { room, people: Vec::new() };
        for &(by, name) in &people[1..] {
            played.take(vec![Entry { at: NOW, what: entered(by, name) }]);
            played.does(Input::Join { by, name: name.into(), seat: None });
        }
        for &(by, _) in people {
            let seat = played.room.table.seats_of(by)[0];
            let anchored = played.commits(by, seat, 1);
            played.people.push(anchored);
            played.does(Input::Ready { by, ready: true });
        }
        played.does(Input::Start { by: ANN });
        played
    }

    fn take(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            self.room.take(&entry).expect("an entry");
        }
    }

    fn does(&mut self, input: Input) {
        let entries = self.room.at_table(NOW, input).expect("it is allowed");
        self.take(entries);
    }

    /// A device commits to a chain of a secret.
    fn commits(&mut self, by: PlayerId, seat: Seat, secret: u8) -> (PlayerId, Seat, Chain) {
        let game = GameId::try_from(self.room.dice_view().game.expect("a game")).expect("a name");
        let chain = Chain::new(&[secret; 32], game, Owner::Seat(seat));
        let entries = self.room.anchor(NOW, by, game, seat, chain.anchor());
        self.take(entries.expect("it is allowed"));
        (by, seat, chain)
    }

    fn opening(&self, now: Millis) -> Opening {
        self.room
            .opening(now, &Present { is_there: &|_| true, since: Millis(0), patience: PATIENCE })
    }

    /// Opens the roll that is due, if it is not open yet.
    fn opens(&mut self) {
        if let Opening::Now(entry) = self.opening(NOW) {
            self.take(vec![entry]);
        }
    }

    /// Some seats show their values for the roll that is open.
    fn show(&mut self, shows: impl Fn(Seat) -> bool) {
        let index = self.room.dice_view().opened.expect("a roll is open").index;
        let values: Vec<(PlayerId, Seat, Value)> = self
            .people
            .iter()
            .filter(|(_, seat, _)| shows(*seat))
            .map(|(by, seat, chain)| (*by, *seat, chain.value(place(index)).expect("a value")))
            .collect();
        for (by, seat, value) in values {
            let entries = self.room.release(NOW, by, index, seat, value);
            self.take(entries.expect("it is allowed"));
        }
    }

    /// Rolls with everybody's value.
    fn rolls(&mut self) {
        self.opens();
        self.show(|_| true);
        let seat = self.seat();
        self.does(Input::Roll { by: self.player(seat), seat });
        let entries = self.room.fall(NOW).expect("the dice fall");
        self.take(entries);
    }

    /// A roll with this index has fallen for who is to act, who has not moved since.
    fn fell(&mut self, index: u32, contributions: Vec<(Seat, Value)>, missing: Vec<Seat>) {
        let (roller, server, fell) = (Some(self.seat()), Value([0; 32]), "r1".into());
        let shown = ShownRoll { index, roller, server, contributions, missing, fell };
        self.take(vec![Entry { at: NOW, what: RoomWhat::RollShown(shown) }]);
    }

    fn seat(&self) -> Seat {
        self.room.table.to_act().expect("somebody is to act")
    }

    fn player(&self, seat: Seat) -> PlayerId {
        self.people.iter().find(|(_, own, _)| *own == seat).expect("a person").0
    }

    /// The first move that is legal.
    fn moves(&mut self) {
        let (seat, by) = (self.seat(), self.player(self.seat()));
        let game = self.room.table.game().expect("a game");
        let action = game.rules().legal(game.state()).iter().next().expect("a move");
        let action = Action::Move(action);
        self.does(Input::Act { by, seat, action });
    }
}

#[test]
fn a_roll_that_is_open_survives_going_back_for_the_same_seat() {
    let mut played = Played::new();
    let first = played.seat();
    while played.seat() == first {
        played.rolls();
        played.moves();
    }
    played.opens();
    let second = played.seat();
    played.show(|seat| seat != second);
    let open = played.room.dice_view().opened.expect("a roll is open");
    played.does(Input::Undo { by: played.player(first) });
    played.does(Input::Vote { by: played.player(second), agree: true });
    assert_eq!(played.seat(), first);
    assert!(matches!(played.opening(NOW), Opening::No));
    played.moves();
    assert_eq!(played.seat(), second);
    played.opens();
    let still = played.room.dice_view().opened.expect("a roll is open");
    assert_eq!((still.index, still.released), (open.index, open.released));
    played.rolls();
    let game = Game::load(&played.room.record().expect("a record"));
    let game = game.expect("a record");
    let verdict = verify(&game, &Proof::read(game.proof()).expect("a proof")).expect("proved");
    assert_eq!((verdict.void, verdict.taken_back), (vec![], vec![open.index]));
}

#[test]
fn who_commits_while_a_roll_is_open_takes_part_in_the_next_one_that_is_opened() {
    let mut played = Played::of(&[(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")]);
    played.opens();
    let first = played.room.dice_view().opened.expect("a roll is open");
    let rolls = first.roller.expect("somebody rolls");
    let (by, seat, _) = played.people.iter().find(|(_, seat, _)| *seat != rolls).expect("another");
    let (by, seat) = (*by, *seat);
    // Another device of somebody who does not roll; then who was to roll leaves.
    let anew = played.commits(by, seat, 9);
    played.people.retain(|(_, own, _)| *own != rolls && *own != seat);
    played.people.push(anew);
    let leaves = played.room.table.at(rolls).and_then(|seated| seated.player.id());
    played.does(Input::Leave { by: leaves.expect("a person") });
    played.rolls();
    let game = Game::load(&played.room.record().expect("a record")).expect("a record");
    let verdict = verify(&game, &Proof::read(game.proof()).expect("a proof")).expect("proved");
    assert_eq!(
        (verdict.void, verdict.new_anchors),
        (vec![first.index], vec![(seat, first.index + 1)])
    );
    assert_eq!((verdict.missing.len(), verdict.took_part[&seat]), (0, 1));
}

/// A game whose chains are spent.
fn spent() -> Played {
    let mut played = Played::new();
    let value = |chain: &Chain| chain.value(LENGTH).expect("a value");
    let given = played.people.iter().map(|(_, seat, chain)| (*seat, value(chain)));
    let given = given.collect();
    played.fell(LENGTH, given, Vec::new());
    let Opening::Now(renewed) = played.opening(NOW) else { panic!("a new chain is due") };
    assert!(matches!(renewed.what, RoomWhat::Renewed { .. }), "{renewed:?}");
    played.take(vec![renewed]);
    played
}

fn opened(opening: Opening) -> Vec<Seat> {
    match opening {
        Opening::Now(Entry { what: RoomWhat::RollOpened { index, contributors, .. }, .. }) => {
            assert_eq!(index, LENGTH + 1);
            contributors
        }
        _ => panic!("the roll is to be opened"),
    }
}

#[test]
fn where_chains_are_spent_the_next_roll_waits_for_the_new_ones_of_everybody() {
    let mut played = spent();
    let people: Vec<(PlayerId, Seat)> =
        played.people.iter().map(|(by, seat, _)| (*by, *seat)).collect();
    for (by, seat) in &people {
        let Opening::Later(moment) = played.opening(NOW) else { panic!("it waits") };
        assert_eq!(moment, NOW.plus(PATIENCE));
        played.commits(*by, *seat, 2);
    }
    assert_eq!(opened(played.opening(NOW)), people.iter().map(|(_, s)| *s).collect::<Vec<_>>());
}

#[test]
fn who_commits_to_no_new_chain_is_waited_for_once() {
    let mut played = spent();
    let (by, seat, _) = played.people.remove(0);
    played.commits(by, seat, 2);
    assert_eq!(opened(played.opening(NOW.plus(PATIENCE))), [seat]);
    // Who is not there is not waited for at all.
    let present =
        Present { is_there: &|player| player == by, since: Millis(0), patience: PATIENCE };
    assert_eq!(opened(played.room.opening(NOW, &present)), [seat]);
}

#[test]
fn the_server_takes_a_new_chain_also_where_the_last_roll_of_one_never_falls() {
    let mut played = Played::of(&[(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")]);
    let given = played.people.iter().map(|(_, seat, _)| (*seat, Value([1; 32]))).collect();
    played.fell(LENGTH - 1, given, Vec::new());
    played.opens();
    assert_eq!(played.room.dice_view().opened.expect("a roll is open").index, LENGTH);
    let old = played.room.dice_view().server;
    played.does(Input::Leave { by: played.player(played.seat()) });
    let Opening::Now(renewed) = played.opening(NOW) else { panic!("a new chain is due") };
    assert!(matches!(renewed.what, RoomWhat::Renewed { .. }), "{renewed:?}");
    played.take(vec![renewed]);
    assert_ne!(played.room.dice_view().server, old);
    let record = played.room.record().expect("a record");
    let void = record.find(&format!("fair void {LENGTH} ")).expect("the roll is void");
    assert!(void < record.find("fair anchor server").expect("the server commits anew"));
    let seat = played.seat();
    played.commits(played.player(seat), seat, 2);
    assert_eq!(opened(played.opening(NOW.plus(PATIENCE))), [seat]);
}

#[test]
fn a_new_chain_brings_a_silent_seat_in_again_once_until_it_shows_a_value() {
    let mut played = Played::new();
    let rolls = played.seat();
    let other = played.people.iter().find(|(_, seat, _)| *seat != rolls).expect("another");
    let (by, seat) = (other.0, other.1);
    let is_asked = |played: &Played| match played.opening(NOW) {
        Opening::Now(Entry { what: RoomWhat::RollOpened { contributors, .. }, .. }) => {
            contributors.contains(&seat)
        }
        _ => panic!("the roll is to be opened"),
    };
    assert!(is_asked(&played));
    played.fell(1, vec![], vec![seat]);
    assert!(!is_asked(&played), "it was silent");
    played.commits(by, seat, 2);
    assert!(is_asked(&played), "another device may have come");
    played.fell(2, vec![], vec![seat]);
    played.commits(by, seat, 3);
    assert!(!is_asked(&played), "that one was silent, too");
    played.fell(3, vec![(seat, Value([1; 32]))], vec![]);
    assert!(is_asked(&played), "it has shown a value");
}

#[test]
fn where_a_bot_takes_over_an_open_roll_the_device_has_time_to_show_its_value() {
    let mut played = Played::new();
    played.opens();
    let (seat, later) = (played.seat(), NOW.plus(Millis(30_000)));
    let by = played.player(seat);
    let level = Some("easy".into());
    let lent = played.room.at_table(later, Input::Autopilot { by, seat, level });
    played.take(lent.expect("it is allowed"));
    let due = Some(later.plus(PATIENCE));
    assert_eq!(played.room.values_due(Millis(0), PATIENCE), due);
    // Nobody holds up a roll with it, neither who rolls nor anybody else.
    let others = played.people.iter().map(|(by, own, _)| (*by, *own));
    for (by, seat) in others.collect::<Vec<_>>() {
        for level in ["easy", "hard", "hard"] {
            let level = Some(level.into());
            let again =
                played.room.at_table(later.plus(PATIENCE), Input::Autopilot { by, seat, level });
            played.take(again.expect("it is allowed"));
            assert_eq!(played.room.values_due(Millis(0), PATIENCE), due);
        }
    }
}

#[test]
fn nobody_waits_for_who_has_left_while_a_roll_was_open() {
    let mut played = Played::of(&[(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")]);
    played.opens();
    let rolls = played.seat();
    let others = played.people.iter().map(|(by, own, _)| (*by, *own)).filter(|(_, s)| *s != rolls);
    let [(by, gone), _] = others.collect::<Vec<_>>()[..] else { panic!("two others") };
    played.show(|seat| seat != gone);
    assert_eq!(played.room.values_due(Millis(0), PATIENCE), Some(NOW.plus(PATIENCE)));
    played.does(Input::Leave { by });
    assert_eq!(played.room.values_due(Millis(0), PATIENCE), None);
}
