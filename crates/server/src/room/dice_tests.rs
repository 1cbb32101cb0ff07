//! Tests for the dice of a room: which roll is open, and which players it waits for.

use super::dice::{ConnectedPlayers, RollOpening};
use super::{ROOM_VERSION, Room, RoomChange, RoomEntry};
use crate::node::secret::Token;
use homestretch_bots::Level;
use homestretch_rules::predicate::Predicate;
use homestretch_rules::{Action, Game, Rules, Seat, catalog};
use homestretch_table::fair::{
    Chain, GameId, LENGTH, Owner, Proof, ShownRoll, Value, place, verify,
};
use homestretch_table::{Input, Leaving, Millis, PlayerId, Settings, Table, Undo};
use std::collections::BTreeSet;
use std::sync::Arc;

const ANN: PlayerId = PlayerId(1);
const BO: PlayerId = PlayerId(2);
const CY: PlayerId = PlayerId(3);
const NOW: Millis = Millis(10_000);
const PATIENCE: Millis = Millis(2_000);

/// A game in which every roll allows a move, with the chains of its players.
struct TestGame {
    room: Room,
    people: Vec<(PlayerId, Seat, Chain)>,
}

impl TestGame {
    /// A game of Ann and Bo.
    fn new() -> TestGame {
        TestGame::of(&[(ANN, "Ann"), (BO, "Bo")])
    }

    fn of(people: &[(PlayerId, &str)]) -> TestGame {
        let mut spec = catalog::find("ludo").expect("a built-in variant");
        spec.entry.on = Predicate::Always;
        let rules = Arc::new(Rules::new(spec).expect("valid rules"));
        let settings =
            Settings { undo: Undo::Free, leaving: Leaving::TokensGo, ..Settings::default() };
        let (_, opened) = Table::open(NOW, rules, settings, ANN).expect("open a table");
        let made = RoomChange::Made { version: ROOM_VERSION, public: false, seed: None };
        let entered = |player, name: &str| RoomChange::Entered {
            player,
            name: name.into(),
            key: Token::random().hash(),
        };
        let first = [made, entered(ANN, "Ann"), RoomChange::Table(opened.what)];
        let [made, ann, opened] = first.map(|what| RoomEntry { at: NOW, what });
        let mut room =
            Room::begin("ABCD", &|_| None, [&made, &ann, &opened]).expect("build a room");
        room.seat_creator(NOW, ANN, "Ann", None).expect("a free seat");
        let mut game_room = TestGame { room, people: Vec::new() };
        for &(by, name) in &people[1..] {
            game_room.apply(vec![RoomEntry { at: NOW, what: entered(by, name) }]);
            game_room.input(Input::Join { by, name: name.into(), seat: None });
        }
        for &(by, _) in people {
            let seat = game_room.room.table.seats_of(by)[0];
            let anchored = game_room.commit(by, seat, 1);
            game_room.people.push(anchored);
            game_room.input(Input::Ready { by, ready: true });
        }
        game_room.input(Input::Start { by: ANN });
        game_room
    }

    fn apply(&mut self, entries: Vec<RoomEntry>) {
        for entry in entries {
            self.room.apply(&entry).expect("a valid entry");
        }
    }

    fn input(&mut self, input: Input) {
        let entries = self.room.table_entries(NOW, input).expect("the command is allowed");
        self.apply(entries);
    }

    /// Commits to the chain of a secret.
    fn commit(&mut self, by: PlayerId, seat: Seat, secret: u8) -> (PlayerId, Seat, Chain) {
        let game = GameId::try_from(self.room.dice_view().game.expect("a game has started"))
            .expect("a valid game id");
        let chain = Chain::new(&[secret; 32], game, Owner::Seat(seat));
        let entries = self.room.anchor(NOW, by, game, seat, chain.anchor());
        self.apply(entries.expect("the command is allowed"));
        (by, seat, chain)
    }

    fn opening(&self, now: Millis) -> RollOpening {
        let players = self.room.people.keys().copied().collect();
        let connected = ConnectedPlayers { players, since: Millis(0), patience: PATIENCE };
        self.room.opening(now, &connected)
    }

    /// Opens the roll that is due, if it is not open yet.
    fn open_roll(&mut self) {
        if let RollOpening::Now(entry) = self.opening(NOW) {
            self.apply(vec![entry]);
        }
    }

    /// Releases the values of some seats for the open roll.
    fn release(&mut self, releases: impl Fn(Seat) -> bool) {
        let index = self.room.dice_view().opened.expect("a roll is open").index;
        let values: Vec<(PlayerId, Seat, Value)> = self
            .people
            .iter()
            .filter(|(_, seat, _)| releases(*seat))
            .map(|(by, seat, chain)| {
                (*by, *seat, chain.value(place(index)).expect("the chain has a value"))
            })
            .collect();
        for (by, seat, value) in values {
            let entries = self.room.release(NOW, by, index, seat, value);
            self.apply(entries.expect("the command is allowed"));
        }
    }

    /// Rolls with the values of all players.
    fn roll(&mut self) {
        self.open_roll();
        self.release(|_| true);
        let seat = self.seat();
        self.input(Input::Roll { by: self.player(seat), seat });
        let entries = self.room.roll_entries(NOW).expect("roll the dice");
        self.apply(entries);
    }

    /// Stores a shown roll with this index for the seat to act, without a move.
    fn store_roll(&mut self, index: u32, contributions: Vec<(Seat, Value)>, missing: Vec<Seat>) {
        let (roller, server, fell) = (Some(self.seat()), Value([0; 32]), "r1".into());
        let shown = ShownRoll { index, roller, server, contributions, missing, fell };
        self.apply(vec![RoomEntry { at: NOW, what: RoomChange::RollShown(shown) }]);
    }

    fn seat(&self) -> Seat {
        self.room.table.to_act().expect("a seat has to act")
    }

    fn player(&self, seat: Seat) -> PlayerId {
        self.people.iter().find(|(_, own, _)| *own == seat).expect("a person sits here").0
    }

    /// Plays the first legal move.
    fn play_first_move(&mut self) {
        let (seat, by) = (self.seat(), self.player(self.seat()));
        let game = self.room.table.game().expect("a game has started");
        let action = game.rules().legal(game.state()).iter().next().expect("a legal move");
        let action = Action::Move(action);
        self.input(Input::Act { by, seat, action });
    }
}

#[test]
fn an_open_roll_survives_an_undo_if_the_same_seat_rolls_again() {
    let mut game_room = TestGame::new();
    let first = game_room.seat();
    while game_room.seat() == first {
        game_room.roll();
        game_room.play_first_move();
    }
    game_room.open_roll();
    let second = game_room.seat();
    game_room.release(|seat| seat != second);
    let open = game_room.room.dice_view().opened.expect("a roll is open");
    game_room.input(Input::Undo { by: game_room.player(first) });
    game_room.input(Input::Vote { by: game_room.player(second), agree: true });
    assert_eq!(game_room.seat(), first);
    assert!(matches!(game_room.opening(NOW), RollOpening::No));
    game_room.play_first_move();
    assert_eq!(game_room.seat(), second);
    game_room.open_roll();
    let still = game_room.room.dice_view().opened.expect("a roll is open");
    assert_eq!((still.index, still.released), (open.index, open.released));
    game_room.roll();
    let game = Game::load(&game_room.room.record().expect("a valid record"));
    let game = game.expect("a valid record");
    let verdict = verify(&game, &Proof::read(game.proof()).expect("a valid proof"))
        .expect("the proof is right");
    assert_eq!((verdict.void, verdict.taken_back), (vec![], vec![open.index]));
}

#[test]
fn a_chain_committed_during_an_open_roll_counts_from_the_next_one() {
    let mut game_room = TestGame::of(&[(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")]);
    game_room.open_roll();
    let first = game_room.room.dice_view().opened.expect("a roll is open");
    let roller = first.roller.expect("a seat rolls");
    let (by, seat, _) =
        game_room.people.iter().find(|(_, seat, _)| *seat != roller).expect("another player");
    let (by, seat) = (*by, *seat);
    // A player who does not roll changes devices. Then the player who should roll leaves.
    let new_chain = game_room.commit(by, seat, 9);
    game_room.people.retain(|(_, own, _)| *own != roller && *own != seat);
    game_room.people.push(new_chain);
    let leaves = game_room.room.table.at(roller).and_then(|seated| seated.player.id());
    game_room.input(Input::Leave { by: leaves.expect("a person sits here") });
    game_room.roll();
    let game =
        Game::load(&game_room.room.record().expect("a valid record")).expect("a valid record");
    let verdict = verify(&game, &Proof::read(game.proof()).expect("a valid proof"))
        .expect("the proof is right");
    assert_eq!(
        (verdict.void, verdict.new_anchors),
        (vec![first.index], vec![(seat, first.index + 1)])
    );
    assert_eq!((verdict.missing.len(), verdict.took_part[&seat]), (0, 1));
}

/// A game whose chains are used up.
fn game_with_used_up_chains() -> TestGame {
    let mut game_room = TestGame::new();
    let value = |chain: &Chain| chain.value(LENGTH).expect("the chain has a value");
    let given = game_room.people.iter().map(|(_, seat, chain)| (*seat, value(chain)));
    let given = given.collect();
    game_room.store_roll(LENGTH, given, Vec::new());
    let RollOpening::Now(renewed) = game_room.opening(NOW) else { panic!("a new chain is due") };
    assert!(matches!(renewed.what, RoomChange::Renewed { .. }), "{renewed:?}");
    game_room.apply(vec![renewed]);
    game_room
}

fn contributors_of(opening: RollOpening) -> Vec<Seat> {
    match opening {
        RollOpening::Now(RoomEntry {
            what: RoomChange::RollOpened { index, contributors, .. },
            ..
        }) => {
            assert_eq!(index, LENGTH + 1);
            contributors
        }
        _ => panic!("the roll has to be opened"),
    }
}

#[test]
fn when_chains_are_used_up_the_next_roll_waits_for_new_chains_of_all_players() {
    let mut game_room = game_with_used_up_chains();
    let people: Vec<(PlayerId, Seat)> =
        game_room.people.iter().map(|(by, seat, _)| (*by, *seat)).collect();
    for (by, seat) in &people {
        let RollOpening::Later(moment) = game_room.opening(NOW) else {
            panic!("the roll has to wait")
        };
        assert_eq!(moment, NOW.plus(PATIENCE));
        game_room.commit(*by, *seat, 2);
    }
    assert_eq!(
        contributors_of(game_room.opening(NOW)),
        people.iter().map(|(_, s)| *s).collect::<Vec<_>>()
    );
}

#[test]
fn a_roll_waits_only_once_for_a_player_without_a_new_chain() {
    let mut game_room = game_with_used_up_chains();
    let (by, seat, _) = game_room.people.remove(0);
    game_room.commit(by, seat, 2);
    assert_eq!(contributors_of(game_room.opening(NOW.plus(PATIENCE))), [seat]);
    // Rolls do not wait for players who are not connected.
    let players = BTreeSet::from([by]);
    let connected = ConnectedPlayers { players, since: Millis(0), patience: PATIENCE };
    assert_eq!(contributors_of(game_room.room.opening(NOW, &connected)), [seat]);
}

#[test]
fn the_server_starts_a_new_chain_even_if_the_last_roll_of_the_old_one_is_void() {
    let mut game_room = TestGame::of(&[(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")]);
    let given = game_room.people.iter().map(|(_, seat, _)| (*seat, Value([1; 32]))).collect();
    game_room.store_roll(LENGTH - 1, given, Vec::new());
    game_room.open_roll();
    assert_eq!(game_room.room.dice_view().opened.expect("a roll is open").index, LENGTH);
    let old = game_room.room.dice_view().server;
    game_room.input(Input::Leave { by: game_room.player(game_room.seat()) });
    let RollOpening::Now(renewed) = game_room.opening(NOW) else { panic!("a new chain is due") };
    assert!(matches!(renewed.what, RoomChange::Renewed { .. }), "{renewed:?}");
    game_room.apply(vec![renewed]);
    assert_ne!(game_room.room.dice_view().server, old);
    let record = game_room.room.record().expect("a valid record");
    let void = record.find(&format!("fair void {LENGTH} ")).expect("the roll is void");
    assert!(void < record.find("fair anchor server").expect("the server commits again"));
    let seat = game_room.seat();
    game_room.commit(game_room.player(seat), seat, 2);
    assert_eq!(contributors_of(game_room.opening(NOW.plus(PATIENCE))), [seat]);
}

#[test]
fn a_silent_seat_is_asked_again_after_its_first_new_chain_but_not_after_a_second_one() {
    let mut game_room = TestGame::new();
    let roller = game_room.seat();
    let other =
        game_room.people.iter().find(|(_, seat, _)| *seat != roller).expect("another player");
    let (by, seat) = (other.0, other.1);
    let is_asked = |game_room: &TestGame| match game_room.opening(NOW) {
        RollOpening::Now(RoomEntry {
            what: RoomChange::RollOpened { contributors, .. }, ..
        }) => contributors.contains(&seat),
        _ => panic!("the roll has to be opened"),
    };
    assert!(is_asked(&game_room));
    game_room.store_roll(1, vec![], vec![seat]);
    assert!(!is_asked(&game_room), "it released no value");
    game_room.commit(by, seat, 2);
    assert!(is_asked(&game_room), "the new chain may be that of another device");
    game_room.store_roll(2, vec![], vec![seat]);
    game_room.commit(by, seat, 3);
    assert!(!is_asked(&game_room), "the new chain released no value either");
    game_room.store_roll(3, vec![(seat, Value([1; 32]))], vec![]);
    assert!(is_asked(&game_room), "it has released a value");
}

#[test]
fn a_device_gets_time_to_release_its_value_when_a_bot_takes_over() {
    let mut game_room = TestGame::new();
    game_room.open_roll();
    let (seat, later) = (game_room.seat(), NOW.plus(Millis(30_000)));
    let by = game_room.player(seat);
    let level = Some(Level::Easy);
    let handed_over = game_room.room.table_entries(later, Input::Autopilot { by, seat, level });
    game_room.apply(handed_over.expect("the command is allowed"));
    let due = Some(later.plus(PATIENCE));
    assert_eq!(game_room.room.values_deadline(Millis(0), PATIENCE), due);
    // Neither the player who rolls nor anybody else can delay the roll again.
    let others = game_room.people.iter().map(|(by, own, _)| (*by, *own));
    for (by, seat) in others.collect::<Vec<_>>() {
        for level in [Level::Easy, Level::Hard, Level::Hard] {
            let level = Some(level);
            let again = game_room
                .room
                .table_entries(later.plus(PATIENCE), Input::Autopilot { by, seat, level });
            game_room.apply(again.expect("the command is allowed"));
            assert_eq!(game_room.room.values_deadline(Millis(0), PATIENCE), due);
        }
    }
}

#[test]
fn an_open_roll_does_not_wait_for_a_player_who_has_left() {
    let mut game_room = TestGame::of(&[(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")]);
    game_room.open_roll();
    let roller = game_room.seat();
    let others =
        game_room.people.iter().map(|(by, own, _)| (*by, *own)).filter(|(_, s)| *s != roller);
    let [(by, gone), _] = others.collect::<Vec<_>>()[..] else {
        panic!("there are two other players")
    };
    game_room.release(|seat| seat != gone);
    assert_eq!(game_room.room.values_deadline(Millis(0), PATIENCE), Some(NOW.plus(PATIENCE)));
    game_room.input(Input::Leave { by });
    assert_eq!(game_room.room.values_deadline(Millis(0), PATIENCE), None);
}
