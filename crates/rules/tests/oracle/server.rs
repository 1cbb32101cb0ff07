//! The Ludo of the multiplayer server design, on its square and its hexagonal board.

use crate::lockstep::{Did, Due, Oracle, Place, Seen, Standing};
use std::cmp::Reverse;

/// The numbers of a board.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// How many squares the track has.
    ring: u8,
    starts: &'static [u8],
    /// The last track square of each seat, before its stretch.
    lasts: &'static [u8],
    safe: &'static [u8],
}

/// The board for two to four players.
pub(crate) const SQUARE: Board = Board {
    ring: 52,
    starts: &[0, 13, 26, 39],
    lasts: &[50, 11, 24, 37],
    safe: &[0, 8, 13, 21, 26, 34, 39, 47],
};

/// The board for up to six players.
pub(crate) const HEXAGON: Board = Board {
    ring: 72,
    starts: &[0, 12, 24, 36, 48, 60],
    lasts: &[70, 10, 22, 34, 46, 58],
    safe: &[0, 3, 12, 15, 24, 27, 36, 39, 48, 51, 60, 63],
};

#[derive(Clone, Copy)]
struct Piece {
    seat: u8,
    number: u8,
    place: Place,
}

/// A game on the server.
pub(crate) struct Server {
    board: Board,
    /// The seats that take turns, in order. A player who leaves is removed.
    rotation: Vec<u8>,
    current: u8,
    pieces: Vec<Piece>,
    rolled: Option<u8>,
    consecutive_sixes: u8,
    ranking: Vec<u8>,
    leavers: Vec<u8>,
}

impl Server {
    pub(crate) fn new(board: Board, seats: &[u8], first: usize) -> Server {
        let four = |seat: &u8| {
            let seat = *seat;
            (0..4).map(move |number| Piece { seat, number, place: Place::Yard })
        };
        Server {
            board,
            rotation: seats.to_vec(),
            current: seats[first],
            pieces: seats.iter().flat_map(four).collect(),
            rolled: None,
            consecutive_sixes: 0,
            ranking: Vec::new(),
            leavers: Vec::new(),
        }
    }

    fn valid_moves(&self, roll: u8) -> Vec<u8> {
        let own = self.pieces.iter().filter(|piece| piece.seat == self.current);
        let valid = own.filter(|piece| self.board.target(piece.seat, piece.place, roll).is_some());
        valid.map(|piece| piece.number).collect()
    }

    fn next_turn(&mut self) {
        let order = self.rotation.iter().position(|seat| *seat == self.current);
        let order = order.expect("the current player is in the rotation");
        self.current = self.rotation[(order + 1) % self.rotation.len()];
        self.rolled = None;
        self.consecutive_sixes = 0;
    }

    fn end(&mut self, winner: u8, did: &mut Did) {
        did.over = true;
        let mut ranking = self.rotation.clone();
        ranking.sort_by_key(|seat| {
            let own = || self.pieces.iter().filter(|piece| piece.seat == *seat);
            let home = own().filter(|piece| piece.place == Place::Finish).count();
            let steps: i16 = own().map(|piece| self.board.step(*seat, piece.place)).sum();
            Reverse((*seat == winner, home, steps))
        });
        ranking.extend(self.leavers.iter().rev());
        self.ranking = ranking;
    }
}

impl Oracle for Server {
    fn seen(&self) -> Seen {
        let due = match self.rolled {
            _ if !self.ranking.is_empty() => Due::Over,
            Some(roll) => Due::Move(self.current, roll),
            None => Due::Roll(self.current),
        };
        let legal = match due {
            Due::Move(_, roll) => self.valid_moves(roll).iter().map(|n| (*n, roll)).collect(),
            Due::Roll(_) | Due::Over => Default::default(),
        };
        let tokens = self.pieces.iter().map(|piece| Standing {
            seat: piece.seat,
            token: piece.number,
            step: self.board.step(piece.seat, piece.place),
            place: piece.place,
        });
        Seen { due, legal, tokens: tokens.collect(), places: self.ranking.clone() }
    }

    fn roll(&mut self, roll: u8) -> Did {
        let mut did = Did::default();
        self.consecutive_sixes = if roll == 6 { self.consecutive_sixes + 1 } else { 0 };
        if self.consecutive_sixes == 3 {
            did.void = true;
            self.next_turn();
        } else if self.valid_moves(roll).is_empty() {
            did.passed = true;
            self.next_turn();
        } else {
            self.rolled = Some(roll);
        }
        did
    }

    fn go(&mut self, token: u8) -> Did {
        let mut did = Did::default();
        let roll = self.rolled.expect("the die was rolled");
        let seat = self.current;
        let moving = |piece: &&mut Piece| piece.seat == seat && piece.number == token;
        let piece = self.pieces.iter_mut().find(moving).expect("there is such a piece");
        let from = piece.place;
        let to = self.board.target(seat, from, roll).expect("the move is valid");
        piece.place = to;
        did.moved.insert((seat, token, self.board.step(seat, from), self.board.step(seat, to)));
        if let Place::Track(square) = to
            && !self.board.safe.contains(&square)
        {
            for piece in self.pieces.iter_mut().filter(|p| p.seat != seat && p.place == to) {
                piece.place = Place::Yard;
                did.captured.insert((piece.seat, piece.number, square));
            }
        }
        if to == Place::Finish {
            did.finished.insert((seat, token));
        }
        let mut own = self.pieces.iter().filter(|piece| piece.seat == seat);
        if own.all(|piece| piece.place == Place::Finish) {
            did.placed.push((seat, 1));
            self.end(seat, &mut did);
        } else if roll == 6 || !did.captured.is_empty() {
            did.again = true;
            self.rolled = None;
        } else {
            self.next_turn();
        }
        did
    }

    fn leave(&mut self, seat: u8) -> Did {
        let mut did = Did::default();
        if seat == self.current {
            self.next_turn();
        }
        self.rotation.retain(|other| *other != seat);
        self.pieces.retain(|piece| piece.seat != seat);
        self.leavers.push(seat);
        if let [last] = self.rotation[..] {
            self.end(last, &mut did);
        }
        did
    }

    fn put(&mut self, seat: u8, token: u8, step: i16) {
        let mut place = Place::Yard;
        for _ in -1..step {
            place = self.board.onward(seat, place).expect("the step is on the path");
        }
        let wanted = |piece: &&mut Piece| piece.seat == seat && piece.number == token;
        self.pieces.iter_mut().find(wanted).expect("there is such a piece").place = place;
    }
}

impl Board {
    fn onward(&self, seat: u8, place: Place) -> Option<Place> {
        let seat = usize::from(seat);
        match place {
            Place::Yard => Some(Place::Track(self.starts[seat])),
            Place::Track(square) if square == self.lasts[seat] => Some(Place::Stretch(1)),
            Place::Track(square) => Some(Place::Track((square + 1) % self.ring)),
            Place::Stretch(5) => Some(Place::Finish),
            Place::Stretch(number) => Some(Place::Stretch(number + 1)),
            Place::Finish => None,
            Place::Pad => unreachable!("there is no pad"),
        }
    }

    /// Where a piece ends up after moving the roll, if it can move.
    fn target(&self, seat: u8, from: Place, roll: u8) -> Option<Place> {
        match from {
            Place::Yard if roll != 6 => None,
            Place::Yard => self.onward(seat, from),
            _ => (0..roll).try_fold(from, |place, _| self.onward(seat, place)),
        }
    }

    fn step(&self, seat: u8, place: Place) -> i16 {
        let mut here = Place::Yard;
        let mut step = -1;
        while here != place {
            here = self.onward(seat, here).expect("the place is on the path");
            step += 1;
        }
        step
    }
}
