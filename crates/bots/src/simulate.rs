//! Many games: how a variant plays, and who is better.
//!
//! Game `g` of a seed is always the same, whatever thread plays it, and all sums are of whole
//! numbers: so the result does not depend on the number of threads.

use crate::dice::{chance, fall};
use crate::levels::{NoPlayer, Roster};
use crate::player::{Budget, Player};
use crate::simple::Random;
use crate::solve::Table;
use homestretch_rules::{
    Action, BadSeating, Event, Item, Observer, Rules, Seat, Seating, State, Turn,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;

/// Games that are longer than this many actions are broken off and counted as unfinished.
const MOST_ACTIONS: u32 = 1_000_000;

/// What a choice that is refused would break.
const LEGAL: &str = "a player's choice is legal";

/// What is to be simulated.
#[derive(Clone)]
pub struct Plan {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The seats in turn order.
    pub seats: Vec<Seat>,
    /// The players' names, as many as seats.
    pub players: Vec<String>,
    /// The seed of everything random.
    pub seed: u64,
    /// Whether players change seats from game to game.
    pub rotate: bool,
    /// Whether the games of one rotation share their dice.
    pub paired: bool,
    /// Best play of the seats, if `perfect` is among the players.
    pub best: Option<Arc<Table>>,
}

/// Counts of a game or of many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that ended.
    pub games: u64,
    /// Games that were broken off.
    pub unfinished: u64,
    /// Rolls, the opening's not counted.
    pub rolls: Histogram,
    /// Turns of all seats.
    pub turns: Histogram,
    /// Captured tokens.
    pub captures: u64,
    /// Extra rolls.
    pub agains: u64,
    /// Throws and turns without a move.
    pub passes: u64,
    /// Moves asked for.
    pub decisions: u64,
    /// Moves asked for where there was something to choose.
    pub choices: u64,
    /// Wins of each player, in the order of the plan.
    pub wins: Vec<u64>,
    /// Wins of each place in the turn order.
    pub wins_by_place: Vec<u64>,
    /// Wins of who made the first roll.
    pub wins_of_first: u64,
    /// The longest game: its rolls and its number.
    pub longest: (u64, u64),
    /// For paired games: wins of each player in a rotation, squared, and the rotations.
    pub squares: Vec<u64>,
}

/// How often each whole number came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram(Vec<u64>);

impl Histogram {
    fn add(&mut self, value: usize) {
        if self.0.len() <= value {
            self.0.resize(value + 1, 0);
        }
        self.0[value] += 1;
    }

    fn merge(&mut self, other: &Histogram) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a += b);
    }

    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        let sum: u64 = self.0.iter().enumerate().map(|(value, n)| value as u64 * n).sum();
        sum as f64 / self.count().max(1) as f64
    }

    /// The smallest number that so large a part does not exceed.
    pub fn percentile(&self, part: f64) -> usize {
        let wanted = (self.count() as f64 * part).ceil() as u64;
        let mut seen = 0;
        for (value, n) in self.0.iter().enumerate() {
            seen += n;
            if seen >= wanted && seen > 0 {
                return value;
            }
        }
        0
    }

    /// How often each number came, from 0 on.
    pub fn counts(&self) -> &[u64] {
        &self.0
    }
}

impl Tally {
    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.rolls.merge(&other.rolls);
        self.turns.merge(&other.turns);
        self.captures += other.captures;
        self.agains += other.agains;
        self.passes += other.passes;
        self.decisions += other.decisions;
        self.choices += other.choices;
        add_all(&mut self.wins, &other.wins);
        add_all(&mut self.wins_by_place, &other.wins_by_place);
        add_all(&mut self.squares, &other.squares);
        self.wins_of_first += other.wins_of_first;
        // Of equally long games the first counts, whoever played it.
        let longer = |t: &Tally| (t.longest.0, std::cmp::Reverse(t.longest.1));
        if longer(other) > longer(self) {
            self.longest = other.longest;
        }
    }
}

fn add_all(to: &mut Vec<u64>, from: &[u64]) {
    if to.len() < from.len() {
        to.resize(from.len(), 0);
    }
    to.iter_mut().zip(from).for_each(|(a, b)| *a += b);
}

/// Why a plan cannot be simulated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPlan {
    /// A name that is no player's.
    #[error(transparent)]
    Player(#[from] NoPlayer),
    /// Seats that do not fit.
    #[error(transparent)]
    Seating(#[from] BadSeating),
    /// Best play of something else.
    #[error("the table of best play is for another game than this one")]
    OtherTable,
    /// Not one player for each seat.
    #[error("{players} players for {seats} seats")]
    Count {
        /// How many players.
        players: usize,
        /// How many seats.
        seats: usize,
    },
}

/// A checked plan, ready to play any of its games.
pub struct Simulation {
    plan: Plan,
    roster: Roster,
    start: State,
    all_random: bool,
}

impl Simulation {
    /// Checks the plan.
    pub fn new(plan: Plan) -> Result<Simulation, BadPlan> {
        let (players, seats) = (plan.players.len(), plan.seats.len());
        if players != seats {
            return Err(BadPlan::Count { players, seats });
        }
        let start = plan.rules.start(&Seating { seats: plan.seats.clone(), opening: true })?;
        let mut roster = Roster::new(&plan.rules);
        if let Some(best) = &plan.best {
            let its_seat = |seat: &Seat| best.seats().contains(seat);
            if !best.fits(&plan.rules) || seats != 2 || !plan.seats.iter().all(its_seat) {
                return Err(BadPlan::OtherTable);
            }
            roster = roster.with_table(best.clone());
        }
        for name in &plan.players {
            roster.player(name, 0)?;
        }
        let all_random = plan.players.iter().all(|name| name == "random");
        Ok(Simulation { plan, roster, start, all_random })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Plays the games with these numbers. Paired games should begin with a whole rotation.
    pub fn run(&self, games: std::ops::Range<u64>) -> Tally {
        if self.all_random {
            let lots = Xoshiro256PlusPlus::seed_from_u64(0);
            self.run_with(games, vec![Random(lots); self.plan.players.len()], |player, seed| {
                player.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
            })
        } else {
            self.run_with(games, self.players(), |player, seed| player.reseed(seed))
        }
    }

    fn run_with<P: Player>(
        &self,
        games: std::ops::Range<u64>,
        mut players: Vec<P>,
        reseed: impl Fn(&mut P, u64),
    ) -> Tally {
        let count = players.len();
        let mut tally = Tally {
            wins: vec![0; count],
            wins_by_place: vec![0; count],
            squares: vec![0; count],
            ..Tally::default()
        };
        let mut before = tally.wins.clone();
        for game in games {
            let deal = self.deal(game, &mut players, &reseed);
            match self.play(&deal, &mut players, &mut deal.dice.clone(), &mut tally) {
                Some((end, seen)) => self.count(game, &deal, &end, &seen, &mut tally),
                None => tally.unfinished += 1,
            }
            if self.plan.paired && (game + 1) % count as u64 == 0 {
                for (i, wins) in tally.wins.iter().enumerate() {
                    tally.squares[i] += (wins - before[i]).pow(2);
                }
                before.clone_from(&tally.wins);
            }
        }
        tally
    }

    /// The players of one game in the order of their places, by their numbers in the plan; none
    /// if it did not end.
    pub fn ranking(&self, game: u64, players: &mut [Box<dyn Player>]) -> Option<Vec<usize>> {
        let mut tally = Tally::default();
        let deal = self.deal(game, players, |player, seed| player.reseed(seed));
        let (state, _) = self.play(&deal, players, &mut deal.dice.clone(), &mut tally)?;
        Some(state.places().map(|seat| deal.at_seat[seat.index()]).collect())
    }

    /// The players of the plan, for [`Simulation::ranking`].
    pub fn players(&self) -> Vec<Box<dyn Player>> {
        let make = |name: &String| self.roster.player(name, 0).expect("checked");
        self.plan.players.iter().map(make).collect()
    }

    /// Who sits where in a game, and its dice.
    fn deal<P: Player>(&self, game: u64, players: &mut [P], reseed: impl Fn(&mut P, u64)) -> Deal {
        let count = players.len();
        let shift = if self.plan.rotate { (game % count as u64) as usize } else { 0 };
        let mut at_seat = [0; 6];
        for (place, seat) in self.plan.seats.iter().enumerate() {
            at_seat[seat.index()] = (place + count - shift) % count;
        }
        for (i, player) in players.iter_mut().enumerate() {
            reseed(player, stream(self.plan.seed, game, 1 + i as u64).next_u64());
        }
        let dice = if self.plan.paired { game / count as u64 } else { game };
        Deal { at_seat, dice: stream(self.plan.seed, dice, 0) }
    }

    /// Plays one game to its end.
    fn play<P: Player>(
        &self,
        deal: &Deal,
        players: &mut [P],
        dice: &mut impl Rng,
        tally: &mut Tally,
    ) -> Option<(State, Seen)> {
        let rules = &*self.plan.rules;
        let mut state = self.start;
        let mut seen = Seen::default();
        let budget = Budget::default();
        for _ in 0..MOST_ACTIONS {
            // Moves and rolls are applied where they are known to be such: that is faster.
            let rare = match state.turn() {
                Turn::Over => return Some((state, seen)),
                Turn::Move { seat } => {
                    tally.decisions += 1;
                    tally.choices += u64::from(rules.has_choice(&state));
                    let player = &mut players[deal.at_seat[seat.index()]];
                    let action = player.choose(rules, &state, &budget);
                    if let Action::Move(mv) = action {
                        rules.apply(&mut state, Action::Move(mv), &mut seen).expect(LEGAL);
                        continue;
                    }
                    action
                }
                Turn::Roll { seat } => {
                    if seen.rolls == 0 {
                        seen.first = seat;
                    }
                    seen.rolls += 1;
                    let chosen = match rules.usable(&state) {
                        Some(Item::ChosenRoll) => {
                            players[deal.at_seat[seat.index()]].before_roll(rules, &state, &budget)
                        }
                        _ => None,
                    };
                    let Some(action) = chosen else {
                        let throw = fall(rules, &state, dice);
                        rules.apply(&mut state, Action::Roll(throw), &mut seen).expect(LEGAL);
                        continue;
                    };
                    action
                }
                Turn::Draw | Turn::Opening { .. } => {
                    chance(rules, &state, dice).expect("chance is due")
                }
            };
            rules.apply(&mut state, rare, &mut seen).expect(LEGAL);
        }
        None
    }

    /// Counts a game that has ended.
    fn count(&self, number: u64, deal: &Deal, end: &State, seen: &Seen, tally: &mut Tally) {
        tally.games += 1;
        tally.rolls.add(seen.rolls);
        tally.turns.add(seen.rolls - seen.agains);
        tally.captures += seen.captures;
        tally.agains += seen.agains as u64;
        tally.passes += seen.passes;
        let winner = end.places().next().expect("someone has won");
        for (place, seat) in self.plan.seats.iter().enumerate() {
            if *seat == winner || self.plan.rules.partners(*seat, winner) {
                tally.wins_by_place[place] += 1;
                tally.wins[deal.at_seat[seat.index()]] += 1;
                tally.wins_of_first += u64::from(*seat == seen.first);
            }
        }
        let longer = (seen.rolls as u64, std::cmp::Reverse(number));
        if longer > (tally.longest.0, std::cmp::Reverse(tally.longest.1)) {
            tally.longest = (seen.rolls as u64, number);
        }
    }
}

/// Who sits where in one game, and its dice.
struct Deal {
    /// For each seat, the number of its player.
    at_seat: [usize; 6],
    dice: Xoshiro256PlusPlus,
}

/// Random numbers for one purpose of one game, independent of all others.
fn stream(seed: u64, game: u64, purpose: u64) -> Xoshiro256PlusPlus {
    // Distinct odd multipliers keep the three numbers apart; the generator mixes the rest.
    let mixed = seed
        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(game.wrapping_mul(0xD1B5_4A32_D192_ED03))
        .wrapping_add(purpose.wrapping_mul(0x8CB9_2BA7_2F3D_8DD7));
    Xoshiro256PlusPlus::seed_from_u64(mixed)
}

/// What happened in one game, counted.
#[derive(Default)]
struct Seen {
    rolls: usize,
    agains: usize,
    passes: u64,
    captures: u64,
    first: Seat,
}

impl Observer for Seen {
    const DETAILS: bool = false;

    #[inline]
    fn see(&mut self, event: Event) {
        match event {
            Event::Again { .. } => self.agains += 1,
            Event::Passed { .. } => self.passes += 1,
            Event::Captured { .. } => self.captures += 1,
            _ => {}
        }
    }
}

/// The 95 % interval of a share, after Wilson.
pub fn interval(hits: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (of as f64, 1.959_963_985);
    let share = hits as f64 / n;
    let centre = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (((centre - spread) / whole).max(0.0), ((centre + spread) / whole).min(1.0))
}
