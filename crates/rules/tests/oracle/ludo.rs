//! Plain Ludo.

use crate::lockstep::{Did, Due, Oracle, Place, Seen, Standing};
use std::cmp::Reverse;

/// The first square of each seat.
const STARTS: [u8; 4] = [0, 13, 26, 39];
/// The last track square of each seat, before its stretch.
const LASTS: [u8; 4] = [50, 11, 24, 37];
const SAFE: [u8; 8] = [0, 8, 13, 21, 26, 34, 39, 47];

struct Player {
    seat: u8,
    tokens: Vec<Place>,
    left: bool,
}

/// A game of plain Ludo.
pub(crate) struct Ludo {
    players: Vec<Player>,
    at: usize,
    die: Option<u8>,
    /// The places, filled when the game ends.
    ranking: Vec<u8>,
    /// The seats that left, in the order in which they left.
    leavers: Vec<u8>,
}

impl Ludo {
    pub(crate) fn new(seats: &[u8], first: usize) -> Ludo {
        let player = |seat: &u8| Player { seat: *seat, tokens: vec![Place::Yard; 4], left: false };
        Ludo {
            players: seats.iter().map(player).collect(),
            at: first,
            die: None,
            ranking: Vec::new(),
            leavers: Vec::new(),
        }
    }

    /// The tokens of the current player that can move the die.
    fn movable(&self, die: u8) -> Vec<usize> {
        let player = &self.players[self.at];
        let can = |token: &usize| target(player.seat, player.tokens[*token], die).is_some();
        (0..4).filter(can).collect()
    }

    /// Continues after a throw was moved or could not be moved.
    fn throw_is_done(&mut self, die: u8, did: &mut Did) {
        self.die = None;
        if die == 6 {
            did.again = true;
        } else {
            self.next();
        }
    }

    fn next(&mut self) {
        loop {
            self.at = (self.at + 1) % self.players.len();
            if !self.players[self.at].left {
                return;
            }
        }
    }

    fn end(&mut self, winner: u8, did: &mut Did) {
        did.over = true;
        self.die = None;
        let mut others: Vec<&Player> =
            self.players.iter().filter(|p| p.seat != winner && !p.left).collect();
        others.sort_by_key(|player| {
            let home = player.tokens.iter().filter(|place| **place == Place::Finish).count();
            let steps: i16 = player.tokens.iter().map(|place| step(player.seat, *place)).sum();
            Reverse((home, steps))
        });
        self.ranking = vec![winner];
        self.ranking.extend(others.iter().map(|player| player.seat));
        self.ranking.extend(self.leavers.iter().rev());
    }
}

impl Oracle for Ludo {
    fn seen(&self) -> Seen {
        let seat = self.players[self.at].seat;
        let due = match self.die {
            _ if !self.ranking.is_empty() => Due::Over,
            Some(die) => Due::Move(seat, die),
            None => Due::Roll(seat),
        };
        let legal = match due {
            Due::Move(_, die) => self.movable(die).iter().map(|t| (*t as u8, die)).collect(),
            Due::Roll(_) | Due::Over => Default::default(),
        };
        let here = self.players.iter().filter(|player| !player.left);
        let tokens = here.flat_map(|player| {
            player.tokens.iter().enumerate().map(|(token, place)| Standing {
                seat: player.seat,
                token: token as u8,
                step: step(player.seat, *place),
                place: *place,
            })
        });
        Seen { due, legal, tokens: tokens.collect(), places: self.ranking.clone() }
    }

    fn roll(&mut self, die: u8) -> Did {
        let mut did = Did::default();
        if self.movable(die).is_empty() {
            did.passed = true;
            self.throw_is_done(die, &mut did);
        } else {
            self.die = Some(die);
        }
        did
    }

    fn go(&mut self, token: u8) -> Did {
        let mut did = Did::default();
        let die = self.die.expect("a die was rolled");
        let seat = self.players[self.at].seat;
        let from = self.players[self.at].tokens[usize::from(token)];
        let to = target(seat, from, die).expect("the token can move");
        self.players[self.at].tokens[usize::from(token)] = to;
        did.moved.insert((seat, token, step(seat, from), step(seat, to)));
        if let Place::Track(square) = to
            && !SAFE.contains(&square)
        {
            for other in self.players.iter_mut().filter(|p| p.seat != seat && !p.left) {
                for (token, place) in other.tokens.iter_mut().enumerate() {
                    if *place == to {
                        *place = Place::Yard;
                        did.captured.insert((other.seat, token as u8, square));
                    }
                }
            }
        }
        if to == Place::Finish {
            did.finished.insert((seat, token));
            if self.players[self.at].tokens.iter().all(|place| *place == Place::Finish) {
                did.placed.push((seat, 1));
                self.end(seat, &mut did);
                return did;
            }
        }
        self.throw_is_done(die, &mut did);
        did
    }

    fn leave(&mut self, seat: u8) -> Did {
        let mut did = Did::default();
        let index =
            self.players.iter().position(|p| p.seat == seat).expect("the seat is in the game");
        self.players[index].left = true;
        self.leavers.push(seat);
        let here: Vec<u8> = self.players.iter().filter(|p| !p.left).map(|p| p.seat).collect();
        if let [last] = here[..] {
            self.end(last, &mut did);
        } else if self.at == index {
            self.die = None;
            self.next();
        }
        did
    }

    fn put(&mut self, seat: u8, token: u8, step: i16) {
        let player =
            self.players.iter_mut().find(|p| p.seat == seat).expect("the seat is in the game");
        let mut place = Place::Yard;
        for _ in -1..step {
            place = onward(seat, place).expect("the step is on the path");
        }
        player.tokens[usize::from(token)] = place;
    }
}

/// The next place on a seat's path.
fn onward(seat: u8, place: Place) -> Option<Place> {
    let seat = usize::from(seat);
    match place {
        Place::Yard => Some(Place::Track(STARTS[seat])),
        Place::Track(square) if square == LASTS[seat] => Some(Place::Stretch(1)),
        Place::Track(51) => Some(Place::Track(0)),
        Place::Track(square) => Some(Place::Track(square + 1)),
        Place::Stretch(5) => Some(Place::Finish),
        Place::Stretch(number) => Some(Place::Stretch(number + 1)),
        Place::Finish => None,
        Place::Pad => unreachable!("there is no pad"),
    }
}

/// Where a token ends up after moving the die, if it can move.
fn target(seat: u8, from: Place, die: u8) -> Option<Place> {
    if from == Place::Yard {
        return if die == 6 { onward(seat, from) } else { None };
    }
    let mut place = from;
    for _ in 0..die {
        place = onward(seat, place)?;
    }
    Some(place)
}

/// How far a place is along a seat's path: −1 in the yard, 0 on the start.
fn step(seat: u8, place: Place) -> i16 {
    let mut step = -1;
    let mut here = Place::Yard;
    while here != place {
        here = onward(seat, here).expect("the place is on the path");
        step += 1;
    }
    step
}
