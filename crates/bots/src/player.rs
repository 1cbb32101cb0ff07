//! Players: who chooses when there is something to choose.

use crate::dice::{below, seeded};
use crate::priority::Priority;
use homestretch_rules::{Action, Item, Rules, State};
use rand_chacha::ChaCha8Rng;

/// Someone who decides. Asked only when a move is due.
pub trait Player {
    /// The action to take: a legal move, a pass where that is allowed, or an item.
    fn choose(&mut self, rules: &Rules, state: &State) -> Action;
}

/// The names of all players.
pub const NAMES: [&str; 3] = ["random", "first", "osu-priority"];

/// A player by name. The seed matters only to players that draw lots.
pub fn player(name: &str, seed: u64) -> Option<Box<dyn Player + Send>> {
    Some(match name {
        "random" => Box::new(Random(seeded(seed, 0))),
        "first" => Box::new(First),
        "osu-priority" => Box::new(Priority),
        _ => return None,
    })
}

/// What is left to do when no token can move: use the item that keeps the turn open, or pass.
pub(crate) fn without_move(rules: &Rules, state: &State) -> Action {
    match rules.usable(state) {
        Some(Item::SecondThrow) => Action::SecondThrow,
        _ => Action::Pass,
    }
}

/// Any move is as good as another.
struct Random(ChaCha8Rng);

impl Player for Random {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        let moves = rules.legal(state);
        match moves.len() as u32 {
            0 => without_move(rules, state),
            n => {
                let drawn = moves.get(below(&mut self.0, n) as usize);
                drawn.map_or(Action::Pass, Action::Move)
            }
        }
    }
}

/// The first move in the list.
struct First;

impl Player for First {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        rules.legal(state).get(0).map_or_else(|| without_move(rules, state), Action::Move)
    }
}
