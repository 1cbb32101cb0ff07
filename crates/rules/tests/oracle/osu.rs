//! The Ludo of the Oregon State course project: two tokens, a pad, stacks, bounces, and a game that
//! continues until all players are ranked.

use crate::lockstep::{Did, Due, Oracle, Place, Seen, Standing};

struct Player {
    seat: u8,
    p: Place,
    q: Place,
    left: bool,
}

impl Player {
    /// The first square of the player's path.
    fn start(&self) -> u8 {
        match self.seat {
            0 => 1,
            1 => 15,
            2 => 29,
            _ => 43,
        }
    }

    /// The square before the home squares.
    fn end(&self) -> u8 {
        match self.seat {
            0 => 50,
            1 => 8,
            2 => 22,
            _ => 36,
        }
    }

    fn is_home(&self) -> bool {
        self.p == Place::Finish && self.q == Place::Finish
    }

    /// Whether the tokens are on the same track or home square and therefore move together.
    fn stacked(&self) -> bool {
        self.p == self.q && matches!(self.p, Place::Track(_) | Place::Stretch(_))
    }

    fn token(&self, token: u8) -> Place {
        if token == 0 { self.p } else { self.q }
    }

    fn token_mut(&mut self, token: u8) -> &mut Place {
        if token == 0 { &mut self.p } else { &mut self.q }
    }

    fn forward(&self, place: Place) -> Place {
        match place {
            Place::Yard => Place::Pad,
            Place::Pad => Place::Track(self.start()),
            Place::Track(space) if space == self.end() => Place::Stretch(1),
            Place::Track(56) => Place::Track(1),
            Place::Track(space) => Place::Track(space + 1),
            Place::Stretch(6) => Place::Finish,
            Place::Stretch(square) => Place::Stretch(square + 1),
            Place::Finish => unreachable!("nothing lies beyond the finishing square"),
        }
    }

    fn back(&self, place: Place) -> Place {
        match place {
            Place::Finish => Place::Stretch(6),
            Place::Stretch(1) => Place::Track(self.end()),
            Place::Stretch(square) => Place::Stretch(square - 1),
            _ => unreachable!("a die is too small to bounce a token further"),
        }
    }

    /// Where a token ends up after moving the die; it bounces at the finish.
    fn target(&self, from: Place, die: u8) -> Option<Place> {
        match from {
            Place::Finish => None,
            Place::Yard if die == 6 => Some(Place::Pad),
            Place::Yard => None,
            _ => {
                let mut place = from;
                let mut bouncing = false;
                for _ in 0..die {
                    bouncing = bouncing || place == Place::Finish;
                    place = if bouncing { self.back(place) } else { self.forward(place) };
                }
                Some(place)
            }
        }
    }

    fn step(&self, place: Place) -> i16 {
        let mut here = Place::Yard;
        let mut step = -1;
        while here != place {
            here = self.forward(here);
            step += 1;
        }
        step
    }
}

/// A game in which the players choose the token to move.
pub(crate) struct Osu {
    players: Vec<Player>,
    at: usize,
    die: Option<u8>,
    /// Whether the player has had the one extra roll of the turn.
    had_extra: bool,
    over: bool,
    /// Seats in the order in which they finished; all seats after the end of the game.
    ranking: Vec<u8>,
    leavers: Vec<u8>,
}

impl Osu {
    pub(crate) fn new(seats: &[u8], first: usize) -> Osu {
        let player =
            |seat: &u8| Player { seat: *seat, p: Place::Yard, q: Place::Yard, left: false };
        Osu {
            players: seats.iter().map(player).collect(),
            at: first,
            die: None,
            had_extra: false,
            over: false,
            ranking: Vec::new(),
            leavers: Vec::new(),
        }
    }

    fn movable(&self, die: u8) -> Vec<u8> {
        let player = &self.players[self.at];
        (0..2).filter(|token| player.target(player.token(*token), die).is_some()).collect()
    }

    fn throw_is_done(&mut self, die: u8, did: &mut Did) {
        self.die = None;
        if die == 6 && !self.had_extra && !self.players[self.at].is_home() {
            self.had_extra = true;
            did.again = true;
        } else {
            self.next();
        }
    }

    fn next(&mut self) {
        self.die = None;
        self.had_extra = false;
        self.at = (self.at + 1) % self.players.len();
        if self.players[self.at].left || self.players[self.at].is_home() {
            self.next();
        }
    }

    /// Ends the game if only one player is left in it.
    fn ended(&mut self, did: &mut Did) -> bool {
        let playing = self.players.iter().filter(|player| !player.left && !player.is_home());
        let playing: Vec<u8> = playing.map(|player| player.seat).collect();
        if let [last] = playing[..] {
            self.over = true;
            self.die = None;
            did.over = true;
            self.ranking.push(last);
            self.ranking.extend(self.leavers.iter().rev());
        }
        self.over
    }
}

impl Oracle for Osu {
    fn seen(&self) -> Seen {
        let seat = self.players[self.at].seat;
        let due = match self.die {
            _ if self.over => Due::Over,
            Some(die) => Due::Move(seat, die),
            None => Due::Roll(seat),
        };
        let legal = match due {
            Due::Move(_, die) => self.movable(die).iter().map(|token| (*token, die)).collect(),
            Due::Roll(_) | Due::Over => Default::default(),
        };
        let here = self.players.iter().filter(|player| !player.left);
        let tokens = here.flat_map(|player| {
            [player.p, player.q].into_iter().enumerate().map(|(token, place)| Standing {
                seat: player.seat,
                token: token as u8,
                step: player.step(place),
                place,
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
        let player = &mut self.players[self.at];
        let seat = player.seat;
        let from = player.token(token);
        let to = player.target(from, die).expect("the token can move");
        let moving = if player.stacked() { vec![0, 1] } else { vec![token] };
        for token in moving {
            *player.token_mut(token) = to;
            did.moved.insert((seat, token, player.step(from), player.step(to)));
            if to == Place::Finish {
                did.finished.insert((seat, token));
            }
        }
        let home = player.is_home();
        if let Place::Track(space) = to {
            for other in self.players.iter_mut().filter(|p| p.seat != seat && !p.left) {
                for token in 0..2 {
                    if other.token(token) == to {
                        *other.token_mut(token) = Place::Yard;
                        did.captured.insert((other.seat, token, space));
                    }
                }
            }
        }
        if home {
            self.ranking.push(seat);
            did.placed.push((seat, self.ranking.len() as u8));
            if self.ended(&mut did) {
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
        if !self.ended(&mut did) && self.at == index {
            self.next();
        }
        did
    }

    fn put(&mut self, seat: u8, token: u8, step: i16) {
        let player =
            self.players.iter_mut().find(|p| p.seat == seat).expect("the seat is in the game");
        let place = (-1..step).fold(Place::Yard, |place, _| player.forward(place));
        *player.token_mut(token) = place;
    }
}
