//! Plays an independent implementation (the oracle) and the engine side by side.

use crate::common::{below, seeded};
use homestretch_rules::{
    Action, AgainReason, Event, Move, PassReason, Rules, Seat, Seating, Setup, Square, State, Turn,
};
use rand_core::Rng;
use std::collections::BTreeSet;

/// Where a token stands; a track square by its number on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Place {
    Yard,
    Pad,
    Track(u8),
    Stretch(u8),
    Finish,
}

/// Which action is due, and of which seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Roll(u8),
    Move(u8, u8),
    Over,
}

/// A token of a seat that is still in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Standing {
    pub(crate) seat: u8,
    pub(crate) token: u8,
    pub(crate) step: i16,
    pub(crate) place: Place,
}

/// Everything that both sides report about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) due: Due,
    pub(crate) legal: BTreeSet<(u8, u8)>,
    pub(crate) tokens: BTreeSet<Standing>,
    pub(crate) places: Vec<u8>,
}

/// Everything that both sides report about an action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Did {
    /// Seat, token, step before, step after.
    pub(crate) moved: BTreeSet<(u8, u8, i16, i16)>,
    /// Seat, token, square of the track.
    pub(crate) captured: BTreeSet<(u8, u8, u8)>,
    /// Seat, token.
    pub(crate) finished: BTreeSet<(u8, u8)>,
    /// Whether the throw could not be moved.
    pub(crate) passed: bool,
    /// Whether the same seat rolls again.
    pub(crate) again: bool,
    /// Whether the throw was not moved because of a streak.
    pub(crate) void: bool,
    /// Seats that reached their goal, with their place.
    pub(crate) placed: Vec<(u8, u8)>,
    pub(crate) over: bool,
}

/// An independent implementation of a variant.
pub(crate) trait Oracle {
    fn seen(&self) -> Seen;
    fn roll(&mut self, die: u8) -> Did;
    fn go(&mut self, token: u8) -> Did;
    fn leave(&mut self, seat: u8) -> Did;
    /// Puts a token on a step; only before the game begins.
    fn put(&mut self, seat: u8, token: u8, step: i16);
}

/// How often each situation occurred in a comparison.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) plies: usize,
    pub(crate) games: usize,
    /// Extra rolls for a capture without a six.
    pub(crate) capture_agains: usize,
    pub(crate) captures: usize,
    pub(crate) captures_together: usize,
    pub(crate) finishes: usize,
    pub(crate) passes: usize,
    /// Sixes that could not be moved, with and without the extra roll.
    pub(crate) duds_again: usize,
    pub(crate) duds_lost: usize,
    /// Sixes that were moved but gave no extra roll, although the seat was not home.
    pub(crate) capped_sixes: usize,
    pub(crate) voids: usize,
    pub(crate) bounces: usize,
    pub(crate) stacks: usize,
    /// Seats that finished while the others continued to play.
    pub(crate) played_on: usize,
    pub(crate) left: usize,
    pub(crate) refusals: usize,
}

impl Tally {
    fn count(&mut self, action: Action, die: u8, did: &Did) {
        self.plies += 1;
        match action {
            Action::Leave(_) => self.left += 1,
            Action::Roll(_) => {
                self.passes += usize::from(did.passed);
                self.voids += usize::from(did.void);
                self.duds_again += usize::from(did.passed && did.again);
                self.duds_lost += usize::from(die == 6 && did.passed && !did.again);
            }
            _ => {
                self.captures += did.captured.len();
                self.captures_together += usize::from(did.captured.len() > 1);
                self.capture_agains += usize::from(die != 6 && did.again);
                self.capped_sixes += usize::from(die == 6 && !did.again && did.placed.is_empty());
                self.finishes += did.finished.len();
                self.bounces += usize::from(did.moved.iter().any(|(_, _, from, to)| to <= from));
                self.stacks += usize::from(did.moved.len() > 1);
                self.played_on += usize::from(!did.placed.is_empty() && !did.over);
            }
        }
    }
}

/// Plays at least this many plies on both sides and compares after each.
pub(crate) fn compare<O: Oracle>(
    variant: &str,
    plies: usize,
    seed: u64,
    oracle: impl Fn(&[u8], usize) -> O,
) -> Tally {
    let rules = Rules::named(variant).unwrap();
    let mut rng = seeded(seed);
    let mut tally = Tally::default();
    while tally.plies < plies {
        let seats = random_seats(&rules, &mut rng);
        let mut table = match below(&mut rng, 2) {
            0 => Table::start(&rules, &seats, &oracle, &mut rng),
            _ => Table::setup(&rules, &seats, &oracle, &mut rng),
        };
        table.play(&mut rng, &mut tally);
        tally.games += 1;
    }
    tally
}

/// Some of the seats in random order.
fn random_seats(rules: &Rules, rng: &mut impl Rng) -> Vec<u8> {
    let mut seats: Vec<u8> = (0..rules.seats() as u8).collect();
    for i in (1..seats.len()).rev() {
        seats.swap(i, below(rng, i + 1));
    }
    let [min, max] = rules.spec().players;
    seats.truncate(min as usize + below(rng, (max - min + 1) as usize));
    if below(rng, 2) == 0 {
        seats.sort();
    }
    seats
}

/// Steps for every seat's tokens: anywhere, all near the finish, or one seat near the finish and
/// the others near the start, so that they are hard to rank.
fn random_steps(rules: &Rules, seats: usize, rng: &mut impl Rng) -> Vec<Vec<i16>> {
    let finish = rules.finish();
    let kind = below(rng, 3);
    let leader = below(rng, seats);
    let mut steps = Vec::new();
    for index in 0..seats {
        let (from, to) = match kind {
            0 => (-1, finish),
            1 => (finish - 12, finish),
            _ if index == leader => (finish - 3, finish),
            _ => (-1, 1),
        };
        let any = |_| from + below(rng, (to - from + 1) as usize) as i16;
        let mut own: Vec<i16> = (0..rules.tokens()).map(any).collect();
        if own.iter().all(|step| *step == finish) {
            own[0] -= 1;
        }
        steps.push(own);
    }
    steps
}

/// A game on both sides.
struct Table<'a, O> {
    rules: &'a Rules,
    state: State,
    oracle: O,
    /// The actions so far, for failure messages.
    story: Vec<String>,
}

impl<'a, O: Oracle> Table<'a, O> {
    fn start(
        rules: &'a Rules,
        seats: &[u8],
        oracle: &impl Fn(&[u8], usize) -> O,
        rng: &mut impl Rng,
    ) -> Self {
        let mut seating = Seating::of(seats.iter().copied());
        if below(rng, 2) == 0 {
            seating.opening = true;
        }
        let mut state = rules.start(&seating).unwrap();
        let mut first = 0;
        if state.turn() == Turn::Draw {
            first = below(rng, seats.len());
            let seat = Seat(seats[first]);
            let mut events = Vec::new();
            rules.apply(&mut state, Action::First(seat), &mut events).unwrap();
            assert_eq!(events, [Event::First { seat }]);
        }
        let story = vec![format!("{} with seats {seats:?}, {first} first", rules.spec().id)];
        Table { rules, state, oracle: oracle(seats, first), story }
    }

    /// A position in which nobody has won yet.
    fn setup(
        rules: &'a Rules,
        seats: &[u8],
        oracle: &impl Fn(&[u8], usize) -> O,
        rng: &mut impl Rng,
    ) -> Self {
        let steps = random_steps(rules, seats.len(), rng);
        let first = below(rng, seats.len());
        let mut other = oracle(seats, first);
        for (seat, steps) in seats.iter().zip(&steps) {
            for (token, step) in steps.iter().enumerate() {
                other.put(*seat, token as u8, *step);
            }
        }
        let story = vec![format!("{} at {seats:?} {steps:?}, {first} first", rules.spec().id)];
        let setup = Setup {
            seats: seats.iter().map(|seat| Seat(*seat)).collect(),
            steps,
            turn: Seat(seats[first]),
            captured: Vec::new(),
            blocks: Vec::new(),
        };
        Table { rules, state: rules.setup(&setup).unwrap(), oracle: other, story }
    }

    fn play(&mut self, rng: &mut impl Rng, tally: &mut Tally) {
        let sixes = [1, 1, 1, 6][below(rng, 4)];
        let leaves = below(rng, 4) == 0;
        loop {
            let seen = self.oracle.seen();
            assert_eq!(seen, self.engine_sees(), "{}", self.story());
            if below(rng, 8) == 0 {
                tally.refusals += self.reject_illegal_actions(&seen);
            }
            if seen.due == Due::Over {
                return;
            }
            let here = still_playing(&seen);
            let (action, die, did) = match seen.due {
                _ if leaves && below(rng, 60) == 0 => {
                    let seat = here[below(rng, here.len())];
                    (Action::Leave(Seat(seat)), 0, self.oracle.leave(seat))
                }
                Due::Roll(_) => {
                    let die = (1 + below(rng, 5 + sixes)).min(6) as u8;
                    let throw = self.rules.throw(&self.state, &[die]).unwrap();
                    (Action::Roll(throw), die, self.oracle.roll(die))
                }
                Due::Move(..) => {
                    let legal: Vec<(u8, u8)> = seen.legal.iter().copied().collect();
                    let (token, pips) = legal[below(rng, legal.len())];
                    (Action::Move(Move { token, pips }), pips, self.oracle.go(token))
                }
                Due::Over => unreachable!("an ended game was left above"),
            };
            self.story.push(format!("{action:?}"));
            let mut events = Vec::new();
            self.rules.apply(&mut self.state, action, &mut events).unwrap();
            assert_eq!(did, engine_did(&events), "{}\n{events:?}", self.story());
            tally.count(action, die, &did);
        }
    }

    fn engine_sees(&self) -> Seen {
        let (rules, state) = (self.rules, &self.state);
        let due = match state.turn() {
            Turn::Roll { seat } => Due::Roll(seat.0),
            Turn::Move { seat } => {
                assert_eq!(rules.rolled(state).len(), 1);
                Due::Move(seat.0, rules.rolled(state)[0])
            }
            Turn::Over => Due::Over,
            other => panic!("{other:?} after the beginning"),
        };
        let here = state.seats().filter(|seat| !state.has_left(*seat));
        let tokens = here.flat_map(|seat| {
            (0..rules.tokens()).map(move |token| Standing {
                seat: seat.0,
                token: token as u8,
                step: rules.step(state, seat, token),
                place: place(rules.square(state, seat, token), seat),
            })
        });
        Seen {
            due,
            legal: rules.legal(state).iter().map(|mv| (mv.token, mv.pips)).collect(),
            tokens: tokens.collect(),
            places: state.places().map(|seat| seat.0).collect(),
        }
    }

    /// Checks that every illegal action is rejected and changes nothing.
    fn reject_illegal_actions(&self, seen: &Seen) -> usize {
        let mut actions = vec![Action::Pass, Action::First(Seat(0)), Action::SecondThrow];
        if !matches!(seen.due, Due::Roll(_)) {
            actions.extend(self.rules.throws(&self.state).iter().map(|(t, _)| Action::Roll(*t)));
        }
        for token in 0..6 {
            let pips = (0..8).filter(|pips| !seen.legal.contains(&(token, *pips)));
            actions.extend(pips.map(|pips| Action::Move(Move { token, pips })));
        }
        for action in &actions {
            let mut state = self.state;
            let mut events: Vec<Event> = Vec::new();
            let result = self.rules.apply(&mut state, *action, &mut events);
            assert!(result.is_err(), "{action:?} was accepted\n{}", self.story());
            assert!(state == self.state && events.is_empty(), "{action:?} had an effect");
        }
        actions.len()
    }

    fn story(&self) -> String {
        let skipped = self.story.len().saturating_sub(40).max(1);
        format!("{}\n… {}", self.story[0], self.story[skipped..].join("\n"))
    }
}

/// Seats at the table that have no place yet.
fn still_playing(seen: &Seen) -> Vec<u8> {
    let seats: BTreeSet<u8> = seen.tokens.iter().map(|standing| standing.seat).collect();
    seats.into_iter().filter(|seat| !seen.places.contains(seat)).collect()
}

fn place(square: Square, seat: Seat) -> Place {
    match square {
        Square::Yard(owner) if owner == seat => Place::Yard,
        Square::Pad(owner) if owner == seat => Place::Pad,
        Square::Track(number) => Place::Track(number),
        Square::Stretch(owner, number) if owner == seat => Place::Stretch(number),
        Square::Finish(owner) if owner == seat => Place::Finish,
        foreign => panic!("a token of {seat:?} stands on {foreign:?}"),
    }
}

fn engine_did(events: &[Event]) -> Did {
    let mut did = Did::default();
    for event in events {
        let new = match event {
            Event::Rolled { .. } | Event::Left { .. } => true,
            Event::Moved { seat, token, from, to, .. } => {
                did.moved.insert((seat.0, *token, *from, *to))
            }
            Event::Captured { seat, token, by, square: Square::Track(number) } => {
                assert_ne!(seat, by);
                did.captured.insert((seat.0, *token, *number))
            }
            Event::Finished { seat, token } => did.finished.insert((seat.0, *token)),
            Event::Passed { reason: PassReason::NoMove, .. } => {
                !std::mem::replace(&mut did.passed, true)
            }
            Event::Again { reason: AgainReason::Earned, .. } => {
                !std::mem::replace(&mut did.again, true)
            }
            Event::StreakBroken { throws: 3, .. } => !std::mem::replace(&mut did.void, true),
            Event::Placed { seat, place, .. } => {
                did.placed.push((seat.0, *place));
                true
            }
            Event::Over { .. } => !std::mem::replace(&mut did.over, true),
            other => panic!("{other:?} does not belong here"),
        };
        assert!(new, "{event:?} was reported twice in {events:?}");
    }
    did
}
