//! Simulations: many games that show how a variant plays and which bot is better.
//!
//! Game `g` of a seed is always the same, whichever thread plays it, and all sums are of whole
//! numbers. So the result does not depend on the number of threads.

use crate::bot::{Bot, Budget, ask};
use crate::dice::{chance, fall};
use crate::levels::{BadLevel, Level, Roster};
use crate::simple::Random;
use crate::solve::SolvedTable;
use crate::tally::Tally;
use homestretch_rules::{
    Action, BadSeating, Event, Game, Observer, Rules, Seat, Seating, State, Turn,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A game with more actions than this is broken off and counted as unfinished.
const MAX_ACTIONS: u32 = 1_000_000;

/// The message of the panic when a bot's choice is illegal.
const LEGAL_CHOICE: &str = "a bot's choice is legal";

/// The plan of a simulation.
#[derive(Clone)]
pub struct SimulationPlan {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The seats in turn order.
    pub seats: Vec<Seat>,
    /// The players' levels, one for each seat.
    pub players: Vec<Level>,
    /// The seed of everything random.
    pub seed: u64,
    /// How players change seats from game to game.
    pub rotate: Rotate,
    /// Whether a seat has the same dice in all games of one rotation.
    pub paired: bool,
    /// How long a bot may think about a choice; `None` for no limit. With a limit the result
    /// depends on the machine.
    pub think: Option<Duration>,
    /// The solved game of the seats, if `perfect` is among the players.
    pub best: Option<Arc<SolvedTable>>,
}

/// How players change seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rotate {
    /// They keep their seats.
    No,
    /// Everyone moves on by one seat after every game.
    Seats,
    /// Like `Seats`; in addition the order changes after every full rotation, so that everyone
    /// gets different neighbours and, in partner games, every possible partner.
    Partners,
}

impl Rotate {
    /// The index of the player at a `place` in the turn order of a game with `count` players.
    pub(crate) fn player_at(self, place: usize, count: usize, game: u64) -> usize {
        let moved = (place + count - (game % count as u64) as usize) % count;
        match self {
            Rotate::No => place,
            Rotate::Seats => moved,
            // One player stays, the others rotate around it.
            Rotate::Partners if moved == 0 => 0,
            Rotate::Partners => {
                let round = (game / count as u64) % (count as u64 - 1).max(1);
                1 + (moved - 1 + round as usize) % (count - 1)
            }
        }
    }
}

/// Why a plan cannot be simulated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlan {
    /// A level cannot play here.
    #[error(transparent)]
    Level(#[from] BadLevel),
    /// The seats are wrong.
    #[error(transparent)]
    Seating(#[from] BadSeating),
    /// The solved table is for other rules or seats.
    #[error("the table of best play is for a different game")]
    OtherTable,
    /// The number of players and seats differs.
    #[error("there are {players} players for {seats} seats")]
    Count {
        /// The number of players.
        players: usize,
        /// The number of seats.
        seats: usize,
    },
}

/// A checked plan, ready to play any of its games.
pub struct Simulation {
    plan: SimulationPlan,
    roster: Roster,
    start: State,
    all_random: bool,
    /// Ends everything once it is set.
    stop: Option<Arc<AtomicBool>>,
}

impl Simulation {
    /// Checks the plan.
    pub fn new(plan: SimulationPlan) -> Result<Simulation, BadPlan> {
        let roster = Roster::new(plan.rules.clone());
        Simulation::with_roster(plan, roster)
    }

    /// Checks the plan, and uses an existing roster.
    pub(crate) fn with_roster(
        plan: SimulationPlan,
        mut roster: Roster,
    ) -> Result<Simulation, BadPlan> {
        let (players, seats) = (plan.players.len(), plan.seats.len());
        if players != seats {
            return Err(BadPlan::Count { players, seats });
        }
        let start = plan.rules.start(&Seating { seats: plan.seats.clone(), opening: true })?;
        if let Some(best) = &plan.best {
            let its_seat = |seat: &Seat| best.seats().contains(seat);
            if !best.fits(&plan.rules) || seats != 2 || !plan.seats.iter().all(its_seat) {
                return Err(BadPlan::OtherTable);
            }
            roster = roster.with_table(best.clone());
        }
        for level in &plan.players {
            roster.bot(*level, 0)?;
        }
        let all_random = plan.players.iter().all(|level| *level == Level::Random);
        Ok(Simulation { plan, roster, start, all_random, stop: None })
    }

    /// Makes the simulation stop once the flag is set: it drops the running game and starts no
    /// other.
    pub fn stopped_by(self, stop: Arc<AtomicBool>) -> Simulation {
        Simulation { stop: Some(stop), ..self }
    }

    fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The plan.
    pub fn plan(&self) -> &SimulationPlan {
        &self.plan
    }

    /// Plays the games with these numbers. Paired games should begin with a whole rotation.
    pub fn run(&self, games: Range<u64>) -> Tally {
        self.run_while(games, &mut || true)
    }

    /// Plays the games with these numbers as long as `go_on`, called before every game, returns
    /// true.
    pub fn run_while(&self, games: Range<u64>, go_on: &mut dyn FnMut() -> bool) -> Tally {
        if self.all_random {
            let lots = Xoshiro256PlusPlus::seed_from_u64(0);
            let bots = vec![Random(lots); self.plan.players.len()];
            // A random game is over before a stop flag could matter.
            self.run_with(games, go_on, bots, || false)
        } else {
            self.run_with(games, go_on, self.bots(), || self.is_stopped())
        }
    }

    fn run_with<P: Bot>(
        &self,
        games: Range<u64>,
        go_on: &mut dyn FnMut() -> bool,
        mut bots: Vec<P>,
        is_stopped: impl Fn() -> bool,
    ) -> Tally {
        let count = bots.len() as u64;
        let mut tally = Tally::new(bots.len());
        tally.paired = self.plan.paired;
        let sums = |t: &Tally| (t.wins.clone(), t.wins_by_place.clone(), [t.wins_of_first]);
        let mut before = sums(&tally);
        for game in games {
            if self.is_stopped() || !go_on() {
                break;
            }
            let mut deal = self.deal(game, &mut bots);
            let Some((end, counts)) =
                self.play(&mut deal, &mut bots, &mut tally, |_| {}, &is_stopped)
            else {
                break;
            };
            match end.turn() {
                Turn::Over => self.count(game, &deal, &end, &counts, &mut tally),
                _ => tally.unfinished += 1,
            }
            if self.plan.paired && (game + 1) % count == 0 {
                let after = sums(&tally);
                tally.rotations += 1;
                tally.by_player.add(&after.0, &before.0);
                tally.by_place.add(&after.1, &before.1);
                tally.by_first.add(&after.2, &before.2);
                before = after;
            }
        }
        tally
    }

    /// Plays one game again and returns all of its actions.
    pub fn game(&self, number: u64) -> Game {
        let mut bots = self.bots_of(&self.roster);
        let mut deal = self.deal(number, &mut bots);
        let seating = Seating { seats: self.plan.seats.clone(), opening: true };
        let mut game = Game::new(self.plan.rules.clone(), seating).expect("the plan was checked");
        let note = |action| game.apply(action).map(drop).expect(LEGAL_CHOICE);
        self.play(&mut deal, &mut bots, &mut Tally::default(), note, || false);
        game
    }

    /// Plays one game and returns the players' indices in the plan, best place first. A game that
    /// does not end is ranked as it stands. `None` if the game was stopped.
    pub fn ranking(&self, game: u64, bots: &mut [Box<dyn Bot>]) -> Option<Vec<usize>> {
        if self.is_stopped() {
            return None;
        }
        let mut deal = self.deal(game, bots);
        let counted = &mut Tally::default();
        let (end, _) = self.play(&mut deal, bots, counted, |_| {}, || self.is_stopped())?;
        let ranking = self.plan.rules.ranking(&end);
        Some(ranking.into_iter().map(|seat| deal.at_seat[seat.index()]).collect())
    }

    /// The bots of the plan, for [`Simulation::ranking`].
    pub fn bots(&self) -> Vec<Box<dyn Bot>> {
        match &self.stop {
            Some(stop) => self.bots_of(&self.roster.clone().stopped_by(stop.clone())),
            None => self.bots_of(&self.roster),
        }
    }

    fn bots_of(&self, roster: &Roster) -> Vec<Box<dyn Bot>> {
        let make = |level: &Level| roster.bot(*level, 0).expect("the plan was checked");
        self.plan.players.iter().map(make).collect()
    }

    /// Assigns the seats and dice of a game.
    fn deal<P: Bot>(&self, game: u64, bots: &mut [P]) -> Deal {
        let count = bots.len();
        let rotation = game / count as u64;
        let mut at_seat = [0; 6];
        for (place, seat) in self.plan.seats.iter().enumerate() {
            at_seat[seat.index()] = self.plan.rotate.player_at(place, count, game);
        }
        for (i, bot) in bots.iter_mut().enumerate() {
            bot.reseed(stream(self.plan.seed, game, 1 + i as u64).next_u64());
        }
        // Every seat has its own dice, so that paired games give it the same rolls whatever the
        // other seats do in between.
        let dice = if self.plan.paired { rotation } else { game };
        let of_seat = |seat: usize| stream(self.plan.seed, dice, 100 + seat as u64);
        Deal { at_seat, dice: std::array::from_fn(of_seat) }
    }

    /// Plays one game to its end, or until it has too many actions. `None` if it was stopped.
    // A separate function gets better register allocation, which makes random games faster.
    #[inline(never)]
    fn play<P: Bot>(
        &self,
        deal: &mut Deal,
        bots: &mut [P],
        tally: &mut Tally,
        mut note: impl FnMut(Action),
        is_stopped: impl Fn() -> bool,
    ) -> Option<(State, GameCounts)> {
        let rules = &*self.plan.rules;
        let mut state = self.start;
        let mut counts = GameCounts::default();
        while let Turn::Draw | Turn::Opening { .. } = state.turn() {
            let dice = &mut deal.dice[state.seat().index()];
            let action = chance(rules, &state, dice).expect("a throw or a draw is due");
            note(action);
            rules.apply(&mut state, action, &mut counts).expect(LEGAL_CHOICE);
        }
        counts.first = state.seat();
        let (mut decisions, mut choices) = (0, 0);
        for _ in 0..MAX_ACTIONS {
            // Applying moves and rolls where their kind is known is faster than applying any
            // action.
            let rare = match state.turn() {
                Turn::Over => break,
                Turn::Move { seat } => {
                    decisions += 1;
                    choices += u64::from(rules.has_choice(&state));
                    let bot = &mut bots[deal.at_seat[seat.index()]];
                    let action = bot.choose(rules, &state, &self.budget());
                    if is_stopped() {
                        return None;
                    }
                    note(action);
                    if let Action::Move(mv) = action {
                        rules.apply(&mut state, Action::Move(mv), &mut counts).expect(LEGAL_CHOICE);
                        continue;
                    }
                    action
                }
                Turn::Roll { seat } => {
                    counts.turns[seat.index()] += 1;
                    let bot = &mut bots[deal.at_seat[seat.index()]];
                    let chosen = ask(bot, rules, &state, &self.budget());
                    if is_stopped() {
                        return None;
                    }
                    let Some(action) = chosen else {
                        let throw = fall(rules, &state, &mut deal.dice[seat.index()]);
                        note(Action::Roll(throw));
                        rules
                            .apply(&mut state, Action::Roll(throw), &mut counts)
                            .expect(LEGAL_CHOICE);
                        continue;
                    };
                    note(action);
                    action
                }
                Turn::Draw | Turn::Opening { .. } => unreachable!("the opening is over"),
            };
            rules.apply(&mut state, rare, &mut counts).expect(LEGAL_CHOICE);
        }
        tally.decisions += decisions;
        tally.choices += choices;
        Some((state, counts))
    }

    fn budget(&self) -> Budget {
        Budget::within(self.plan.think)
    }

    /// Counts a game that has ended.
    fn count(&self, number: u64, deal: &Deal, end: &State, counts: &GameCounts, tally: &mut Tally) {
        tally.games += 1;
        let turns = counts.turns.iter().sum::<u32>() as usize;
        let rolls = turns + counts.agains;
        tally.rolls.add(rolls);
        tally.turns.add(turns);
        tally.rounds.add(counts.turns.into_iter().max().unwrap_or(0) as usize);
        tally.captures += counts.captures;
        tally.agains += counts.agains as u64;
        tally.passes += counts.passes;
        let winner = end.places().next().expect("someone has won");
        for (place, seat) in self.plan.seats.iter().enumerate() {
            if *seat == winner || self.plan.rules.partners(*seat, winner) {
                tally.wins_by_place[place] += 1;
                tally.wins[deal.at_seat[seat.index()]] += 1;
                tally.wins_of_first += u64::from(*seat == counts.first);
            }
        }
        tally.note_length((rolls as u64, number));
    }
}

/// The seating and the dice of one game.
struct Deal {
    /// For each seat, the index of its player.
    at_seat: [usize; 6],
    /// For each seat, its dice.
    dice: [Xoshiro256PlusPlus; 6],
}

/// Random numbers for one purpose of one game, independent of all others.
fn stream(seed: u64, game: u64, purpose: u64) -> Xoshiro256PlusPlus {
    // Distinct odd multipliers keep the three numbers apart, and the generator mixes the rest.
    let mixed = seed
        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(game.wrapping_mul(0xD1B5_4A32_D192_ED03))
        .wrapping_add(purpose.wrapping_mul(0x8CB9_2BA7_2F3D_8DD7));
    Xoshiro256PlusPlus::seed_from_u64(mixed)
}

/// Counters of one game.
#[derive(Default)]
struct GameCounts {
    agains: usize,
    passes: u64,
    captures: u64,
    first: Seat,
    /// For each seat, its turns.
    turns: [u32; 6],
}

impl Observer for GameCounts {
    const WANTS_DETAILS: bool = false;

    #[inline]
    fn see(&mut self, event: Event) {
        match event {
            Event::Again { seat, .. } => {
                self.agains += 1;
                self.turns[seat.index()] -= 1;
            }
            Event::Passed { .. } => self.passes += 1,
            Event::Captured { .. } => self.captures += 1,
            _ => {}
        }
    }
}
