//! Bots think in a bounded pool, with a deadline and a move for when it has passed.
//!
//! A room has one thought at a time, and places are given in the order in which they were asked
//! for: so rooms take turns. When many look ahead, each looks less far.

use crate::secret::whim;
use homestretch_bots::{Budget, Roster, looks_ahead};
use homestretch_rules::{Action, Rules, Turn};
use homestretch_table::BotTurn;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// How long a bot may think; where more think than there are places, how long until each of them
/// has had its turn.
const TIME: Duration = Duration::from_millis(500);

/// How long it may take until its answer is there, waiting included.
const PATIENCE: Duration = Duration::from_secs(5);

/// Players are made once for every set of rules.
const MOST_ROSTERS: usize = 64;

type Made = Arc<OnceLock<Roster>>;

/// Where bots think.
pub(crate) struct Thinker {
    /// For those who answer at once, and never wait for a search.
    instant: Pool,
    /// For those who look ahead.
    searches: Pool,
    rosters: Arc<Mutex<HashMap<String, Made>>>,
}

/// Places for thoughts. Whoever waits for one or has one holds the list of them.
struct Pool {
    places: Arc<Semaphore>,
    size: usize,
}

impl Pool {
    fn new(size: usize) -> Pool {
        Pool { places: Arc::new(Semaphore::new(size)), size }
    }

    /// The time for a thought that begins now.
    fn share(&self) -> Duration {
        let thoughts = Arc::strong_count(&self.places) - 1;
        TIME.mul_f64(self.size as f64 / thoughts.max(self.size) as f64)
    }
}

impl Thinker {
    pub(crate) fn new() -> Thinker {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        // Searches leave a core to everybody else, where there is more than one.
        let searches = Pool::new((cores - 1).max(1));
        Thinker { instant: Pool::new(cores), searches, rosters: Arc::default() }
    }

    /// What a bot does; none if it rolls.
    pub(crate) async fn think(
        &self,
        rules: Arc<Rules>,
        turn: &BotTurn,
        fallback: Option<Action>,
    ) -> Option<Action> {
        let (turn, roster) = (turn.clone(), self.roster(&rules));
        let searches = looks_ahead(&turn.level) && matches!(turn.state.turn(), Turn::Move { .. });
        let pool = if searches { &self.searches } else { &self.instant };
        let thinking = async move {
            let place = pool.places.clone().acquire_owned().await.ok()?;
            let time = pool.share();
            let choose = move || {
                let _place = place;
                choose(&rules, &roster, &turn, time)
            };
            tokio::task::spawn_blocking(choose).await.ok()
        };
        match tokio::time::timeout(PATIENCE, thinking).await {
            Ok(Some(action)) => action,
            _ => {
                metrics::counter!("homestretch_bot_fallbacks_total").increment(1);
                fallback
            }
        }
    }

    fn roster(&self, rules: &Rules) -> Made {
        let mut rosters = self.rosters.lock().unwrap_or_else(|broken| broken.into_inner());
        if rosters.len() >= MOST_ROSTERS {
            rosters.retain(|_, made| Arc::strong_count(made) > 1);
        }
        rosters.entry(rules.hash()).or_default().clone()
    }
}

fn choose(
    rules: &Rules,
    roster: &OnceLock<Roster>,
    turn: &BotTurn,
    time: Duration,
) -> Option<Action> {
    let roster = roster.get_or_init(|| Roster::new(rules));
    let mut player = roster.player(&turn.level, whim()).ok()?;
    let budget = Budget { until: Some(Instant::now() + time) };
    match turn.state.turn() {
        Turn::Roll { .. } => player.before_roll(rules, &turn.state, &budget),
        _ => Some(player.choose(rules, &turn.state, &budget)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Pool, TIME, Thinker};
    use homestretch_bots::{Options, below, chance, seeded};
    use homestretch_rules::{Action, Game, Rules, Seat, Seating};
    use homestretch_table::BotTurn;
    use std::sync::Arc;

    /// A move in the middle of a game of four, with several choices.
    fn turn(rules: &Arc<Rules>, level: &str) -> BotTurn {
        let seating = Seating { seats: (0..4).map(Seat).collect(), opening: false };
        let mut game = Game::new(rules.clone(), seating).expect("four play");
        let dice = &mut seeded(3, 0);
        loop {
            let state = *game.state();
            let options = Options::of(rules, &state);
            let action = match options.as_slice() {
                [_, _, _, ..] if game.ply() > 100 => {
                    return BotTurn { seat: state.seat(), level: level.into(), state };
                }
                list @ [_, ..] => list[below(dice, list.len() as u32) as usize],
                [] => chance(rules, &state, dice).expect("dice fall"),
            };
            game.apply(action).expect("it is legal");
        }
    }

    #[test]
    fn the_more_rooms_look_ahead_the_less_time_each_has() {
        let pool = Pool::new(2);
        let one = pool.places.clone();
        assert_eq!(pool.share(), TIME, "alone");
        let others: Vec<_> = (1..50).map(|_| one.clone()).collect();
        assert_eq!(pool.share(), TIME * 2 / 50, "all have had their turn within the time of one");
        drop(others);
        assert_eq!(pool.share(), TIME, "alone again");
    }

    #[tokio::test]
    async fn who_answers_at_once_does_not_wait_for_those_who_look_ahead() {
        let (thinker, rules) = (Thinker::new(), Arc::new(ludo()));
        let all = u32::try_from(thinker.searches.size).expect("few");
        let searches = thinker.searches.places.clone().acquire_many_owned(all).await;
        let medium = turn(&rules, "medium");
        assert!(thinker.think(rules.clone(), &medium, None).await.is_some());
        // Nobody looks ahead before a roll: it is rolled.
        let seating = Seating { seats: (0..4).map(Seat).collect(), opening: false };
        let state = rules.start(&seating).expect("four play");
        let before_roll = BotTurn { seat: state.seat(), level: "search-8".into(), state };
        assert_eq!(thinker.think(rules, &before_roll, Some(Action::Pass)).await, None);
        drop(searches);
    }

    fn ludo() -> Rules {
        Rules::named("ludo-club").expect("a variant")
    }
}
