//! Bots think in a bounded pool, with a deadline and a move for when it has passed.

use crate::secret::whim;
use homestretch_bots::{Budget, Roster};
use homestretch_rules::{Action, Rules, Turn};
use homestretch_table::BotTurn;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// How long a bot may think.
const TIME: Duration = Duration::from_millis(500);

/// How long it may take until its answer is there, waiting included.
const PATIENCE: Duration = Duration::from_secs(5);

/// Players are made once for every set of rules.
const MOST_ROSTERS: usize = 64;

type Made = Arc<OnceLock<Roster>>;

/// Where bots think.
pub(crate) struct Thinker {
    places: Arc<Semaphore>,
    rosters: Arc<Mutex<HashMap<String, Made>>>,
}

impl Thinker {
    pub(crate) fn new() -> Thinker {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        Thinker { places: Arc::new(Semaphore::new(cores)), rosters: Arc::default() }
    }

    /// What a bot does; none if it rolls.
    pub(crate) async fn think(
        &self,
        rules: Arc<Rules>,
        turn: &BotTurn,
        fallback: Option<Action>,
    ) -> Option<Action> {
        let (turn, places, roster) = (turn.clone(), self.places.clone(), self.roster(&rules));
        let thinking = async move {
            let place = places.acquire_owned().await.ok()?;
            let choose = move || {
                let _place = place;
                choose(&rules, &roster, &turn)
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

fn choose(rules: &Rules, roster: &OnceLock<Roster>, turn: &BotTurn) -> Option<Action> {
    let roster = roster.get_or_init(|| Roster::new(rules));
    let mut player = roster.player(&turn.level, whim()).ok()?;
    let budget = Budget { until: Some(Instant::now() + TIME) };
    match turn.state.turn() {
        Turn::Roll { .. } => player.before_roll(rules, &turn.state, &budget),
        _ => Some(player.choose(rules, &turn.state, &budget)),
    }
}
