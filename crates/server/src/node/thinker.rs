//! Bots think in a bounded pool, with a deadline and a fallback move.
//!
//! Each room has at most one request in the pool, and permits are granted in the order of requests,
//! so rooms take turns. When many bots search at once, each one searches less deeply.

use crate::node::secret::bot_seed;
use homestretch_bots::Roster;
use homestretch_rules::{Action, Rules, Turn};
use homestretch_table::BotTurn;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long a bot may think. If more bots think than there are permits, all of them finish within
/// this time.
const THINKING_TIME: Duration = Duration::from_millis(500);

/// How long a bot may take to answer, including the wait for a permit.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// The number of rosters that are cached, one for each set of rules.
const MAX_ROSTERS: usize = 64;

/// The pools in which bots think.
pub(crate) struct Thinker {
    /// For bots that answer immediately. They never wait for a search.
    instant: Pool,
    /// For bots that search.
    searches: Pool,
    rosters: Mutex<HashMap<String, Arc<Roster>>>,
}

/// Permits for thinking bots. Each bot that thinks or waits holds a clone of `permits`.
struct Pool {
    permits: Arc<Semaphore>,
    size: usize,
}

impl Pool {
    fn new(size: usize) -> Pool {
        Pool { permits: Arc::new(Semaphore::new(size)), size }
    }

    /// The time for a bot that starts to think now.
    fn share(&self) -> Duration {
        let thoughts = Arc::strong_count(&self.permits) - 1;
        THINKING_TIME.mul_f64(self.size as f64 / thoughts.max(self.size) as f64)
    }
}

impl Thinker {
    pub(crate) fn new() -> Thinker {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        // Searches leave one core free if there is more than one.
        let searches = Pool::new((cores - 1).max(1));
        Thinker { instant: Pool::new(cores), searches, rosters: Mutex::default() }
    }

    /// The action that a bot chooses; `None` if it rolls.
    pub(crate) async fn think(
        &self,
        rules: Arc<Rules>,
        turn: &BotTurn,
        fallback: Option<Action>,
    ) -> Option<Action> {
        let (turn, roster) = (turn.clone(), self.roster(&rules));
        let searches = turn.level.looks_ahead() && matches!(turn.state.turn(), Turn::Move { .. });
        let pool = if searches { &self.searches } else { &self.instant };
        let thinking = async move {
            let permit = pool.permits.clone().acquire_owned().await.ok()?;
            let time = pool.share();
            let choose = move || {
                let _permit = permit;
                roster.ask(turn.level, bot_seed(), &turn.state, Some(time)).ok().flatten()
            };
            tokio::task::spawn_blocking(choose).await.ok()
        };
        match tokio::time::timeout(ANSWER_TIMEOUT, thinking).await {
            Ok(Some(action)) => action,
            _ => {
                metrics::counter!("homestretch_bot_fallbacks_total").increment(1);
                fallback
            }
        }
    }

    /// The roster of these rules, shared by all rooms that play by them.
    fn roster(&self, rules: &Arc<Rules>) -> Arc<Roster> {
        let mut rosters = self.rosters.lock();
        if rosters.len() >= MAX_ROSTERS {
            rosters.retain(|_, roster| Arc::strong_count(roster) > 1);
        }
        let new = || Arc::new(Roster::new(rules.clone()));
        rosters.entry(rules.hash()).or_insert_with(new).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::{Pool, THINKING_TIME, Thinker};
    use homestretch_bots::{Choices, Level, below, chance, seeded};
    use homestretch_rules::{Action, Game, Rules, Seat, Seating};
    use homestretch_table::BotTurn;
    use std::sync::Arc;

    /// A position in the middle of a game of four, with several legal moves.
    fn turn(rules: &Arc<Rules>, level: Level) -> BotTurn {
        let seating = Seating { seats: (0..4).map(Seat).collect(), opening: false };
        let mut game = Game::new(rules.clone(), seating).expect("four players are allowed");
        let dice = &mut seeded(3, 0);
        loop {
            let state = *game.state();
            let options = Choices::of(rules, &state);
            let action = match options.as_slice() {
                [_, _, _, ..] if game.ply() > 100 => {
                    return BotTurn { seat: state.seat(), level, state };
                }
                list @ [_, ..] => list[below(dice, list.len() as u32) as usize],
                [] => chance(rules, &state, dice).expect("a chance action"),
            };
            game.apply(action).expect("a legal action");
        }
    }

    #[test]
    fn bots_share_the_thinking_time() {
        let pool = Pool::new(2);
        let one = pool.permits.clone();
        assert_eq!(pool.share(), THINKING_TIME, "one bot alone");
        let others: Vec<_> = (1..50).map(|_| one.clone()).collect();
        assert_eq!(pool.share(), THINKING_TIME * 2 / 50, "all bots together need the time of one");
        drop(others);
        assert_eq!(pool.share(), THINKING_TIME, "one bot alone again");
    }

    #[tokio::test]
    async fn instant_bots_do_not_wait_for_searches() {
        let (thinker, rules) = (Thinker::new(), Arc::new(ludo()));
        let all = u32::try_from(thinker.searches.size).expect("fits into u32");
        let searches = thinker.searches.permits.clone().acquire_many_owned(all).await;
        let medium = turn(&rules, Level::Medium);
        assert!(thinker.think(rules.clone(), &medium, None).await.is_some());
        // Bots do not search before a roll.
        let seating = Seating { seats: (0..4).map(Seat).collect(), opening: false };
        let state = rules.start(&seating).expect("four players are allowed");
        let before_roll = BotTurn { seat: state.seat(), level: Level::SEARCH_2, state };
        assert_eq!(thinker.think(rules, &before_roll, Some(Action::Pass)).await, None);
        drop(searches);
    }

    fn ludo() -> Rules {
        Rules::named("ludo-club").expect("a built-in variant")
    }
}
