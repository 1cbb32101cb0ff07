//! The figures of a game for the podium.

use homestretch_rules::{Action, Event, Game, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// The figures of one seat. Throws for the right to begin do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// The seat.
    pub seat: Seat,
    /// How often each face fell, every die by itself; for lots the value. A roll of choice did
    /// not fall.
    pub faces: BTreeMap<u8, u32>,
    /// Throws.
    pub rolls: u32,
    /// Turns.
    pub turns: u32,
    /// Tokens of others captured.
    pub captures: u32,
    /// Own tokens captured by others.
    pub captured: u32,
    /// Extra rolls.
    pub again: u32,
    /// Throws without a move.
    pub passes: u32,
    /// Steps walked; snakes, ladders and other links are no walking.
    pub steps: u32,
    /// Most throws in one turn.
    pub longest_turn: u32,
    /// Most pips thrown in one turn.
    pub most_pips: u32,
    /// Tokens home.
    pub home: u32,
}

/// The figures of a game so far, seat by seat in turn order.
pub fn stats(game: &Game) -> Vec<Stats> {
    let state = game.state();
    let all = state.seats().map(|seat| {
        let home = game.rules().home(state, seat) as u32;
        (seat, Stats { seat, home, ..Stats::default() })
    });
    let mut count = Count { all: all.collect(), again: false, throws: 0, pips: 0 };
    for (ply, action) in game.actions().iter().enumerate() {
        let mut state = *game.state_at(ply).expect("a state before every action");
        let mut events: Vec<Event> = Vec::new();
        let done = game.rules().apply(&mut state, *action, &mut events);
        done.expect("what was legal is legal again");
        events.iter().for_each(|event| count.see(action, event));
    }
    state.seats().filter_map(|seat| count.all.remove(&seat)).collect()
}

struct Count {
    all: BTreeMap<Seat, Stats>,
    /// The next throw belongs to the turn of the last one.
    again: bool,
    throws: u32,
    pips: u32,
}

impl Count {
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
            Event::Passed { seat, .. } => self.of(*seat).passes += 1,
            Event::Moved { seat, from, to, .. } => {
                let walked = match action {
                    // Back from the finish, or into another lap: all the pips were walked.
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
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Stats {
        self.all.entry(seat).or_default()
    }
}
