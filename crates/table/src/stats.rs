//! The figures of a game that the podium shows.

use homestretch_rules::{Action, Event, Game, LinkKind, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// The figures of one seat. Throws of the opening do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatStats {
    /// The seat.
    pub seat: Seat,
    /// How often each face came up, every die by itself; for lots, the value. Rolls of choice do
    /// not count.
    pub faces: BTreeMap<u8, u32>,
    /// Throws.
    pub rolls: u32,
    /// Turns.
    pub turns: u32,
    /// Tokens of others captured.
    pub captures: u32,
    /// Own tokens captured by others.
    pub captured: u32,
    /// Snakes that a token slid down.
    pub snakes: u32,
    /// Ladders climbed.
    pub ladders: u32,
    /// Sixes, every die by itself; rolls of choice do not count.
    pub sixes: u32,
    /// Extra rolls.
    pub again: u32,
    /// Throws without a move.
    pub passes: u32,
    /// Steps walked. Snakes, ladders and other links do not count.
    pub steps: u32,
    /// The most throws in one turn.
    pub longest_turn: u32,
    /// The most pips thrown in one turn.
    pub most_pips: u32,
    /// Tokens home.
    pub home: u32,
}

/// The figures of a game so far, seat by seat in turn order.
pub fn stats(game: &Game) -> Vec<SeatStats> {
    let state = game.state();
    let all = state.seats().map(|seat| {
        let home = game.rules().home(state, seat) as u32;
        (seat, SeatStats { seat, home, ..SeatStats::default() })
    });
    let mut counter = Counter { all: all.collect(), again: false, throws: 0, pips: 0 };
    for (ply, action) in game.actions().iter().enumerate() {
        let mut state = *game.state_at(ply).expect("every action has a state before it");
        let mut events: Vec<Event> = Vec::new();
        let done = game.rules().apply(&mut state, *action, &mut events);
        done.expect("a recorded action is legal");
        events.iter().for_each(|event| counter.see(action, event));
    }
    state.seats().filter_map(|seat| counter.all.remove(&seat)).collect()
}

struct Counter {
    all: BTreeMap<Seat, SeatStats>,
    /// Whether the next throw belongs to the same turn as the last one.
    again: bool,
    throws: u32,
    pips: u32,
}

impl Counter {
    fn see(&mut self, action: &Action, event: &Event) {
        match event {
            Event::Rolled { seat, dice } => self.rolled(action, *seat, dice),
            Event::Again { seat, .. } => {
                self.again = true;
                self.of(*seat).again += 1;
            }
            Event::Captured { seat, by, .. } => {
                self.of(*by).captures += 1;
                self.of(*seat).captured += 1;
            }
            Event::Linked { seat, kind: LinkKind::Snake, .. } => self.of(*seat).snakes += 1,
            Event::Linked { seat, kind: LinkKind::Ladder, .. } => self.of(*seat).ladders += 1,
            Event::Passed { seat, .. } => self.of(*seat).passes += 1,
            Event::Moved { seat, from, to, .. } => {
                let walked = match action {
                    // The token bounced back from the finish or started another lap: it walked all
                    // its pips.
                    Action::Move(mv) if to < from => u32::from(mv.pips),
                    _ => u32::from(to.abs_diff((*from).max(0))),
                };
                self.of(*seat).steps += walked;
            }
            _ => {}
        }
    }

    fn rolled(&mut self, action: &Action, seat: Seat, dice: &[u8]) {
        if !std::mem::take(&mut self.again) {
            (self.throws, self.pips) = (0, 0);
            self.of(seat).turns += 1;
        }
        self.throws += 1;
        self.pips += dice.iter().map(|die| u32::from(*die)).sum::<u32>();
        let (throws, pips) = (self.throws, self.pips);
        let stats = self.of(seat);
        stats.rolls += 1;
        stats.longest_turn = stats.longest_turn.max(throws);
        stats.most_pips = stats.most_pips.max(pips);
        if let Action::Roll(_) = action {
            dice.iter().for_each(|die| *stats.faces.entry(*die).or_default() += 1);
            stats.sixes = stats.faces.get(&6).copied().unwrap_or(0);
        }
    }

    fn of(&mut self, seat: Seat) -> &mut SeatStats {
        self.all.entry(seat).or_default()
    }
}
