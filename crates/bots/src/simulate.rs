//! Many games: how a variant plays, and who is better.
//!
//! Game `g` of a seed is always the same, whatever thread plays it, and all sums are of whole
//! numbers: so the result does not depend on the number of threads.

use crate::dice::{chance, fall};
use crate::levels::{NoPlayer, Roster};
use crate::player::{Budget, Player};
use crate::simple::Random;
use crate::solve::Table;
use crate::tally::Tally;
use homestretch_rules::{
    Action, BadSeating, Event, Game, Item, Observer, Rules, Seat, Seating, State, Turn,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

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
    pub rotate: Rotate,
    /// Whether a seat has the same dice in all games of one rotation.
    pub paired: bool,
    /// How long a player may think about a choice; as long as it takes if nothing is said. What
    /// comes of it then depends on the machine.
    pub think: Option<Duration>,
    /// Best play of the seats, if `perfect` is among the players.
    pub best: Option<Arc<Table>>,
}

/// Who changes seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rotate {
    /// Nobody.
    No,
    /// Everyone moves on by a seat with every game.
    Seats,
    /// The same, and after every rotation everyone has other neighbours, so that in a game of
    /// partners everyone plays with everyone.
    Partners,
}

impl Rotate {
    /// The number of the player that has a place in the turn order of so many in a game.
    pub(crate) fn player_at(self, place: usize, count: usize, game: u64) -> usize {
        let moved = (place + count - (game % count as u64) as usize) % count;
        match self {
            Rotate::No => place,
            Rotate::Seats => moved,
            // One stays, the others go round it.
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
    /// Set to end everything at once.
    stop: Option<Arc<AtomicBool>>,
}

impl Simulation {
    /// Checks the plan.
    pub fn new(plan: Plan) -> Result<Simulation, BadPlan> {
        let roster = Roster::new(&plan.rules);
        Simulation::with_roster(plan, roster)
    }

    /// The same with players that are there already.
    pub(crate) fn with_roster(plan: Plan, mut roster: Roster) -> Result<Simulation, BadPlan> {
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
        for name in &plan.players {
            roster.player(name, 0)?;
        }
        let all_random = plan.players.iter().all(|name| name == "random");
        Ok(Simulation { plan, roster, start, all_random, stop: None })
    }

    /// The same, but as soon as the flag is set the running game is dropped and no other begins.
    pub fn stopped_by(self, stop: Arc<AtomicBool>) -> Simulation {
        Simulation { stop: Some(stop), ..self }
    }

    fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Plays the games with these numbers. Paired games should begin with a whole rotation.
    pub fn run(&self, games: Range<u64>) -> Tally {
        self.run_while(games, &mut || true)
    }

    /// The same, as long as `go_on` says so; it is asked before every game.
    pub fn run_while(&self, games: Range<u64>, go_on: &mut dyn FnMut() -> bool) -> Tally {
        if self.all_random {
            let lots = Xoshiro256PlusPlus::seed_from_u64(0);
            let players = vec![Random(lots); self.plan.players.len()];
            let reseed = |player: &mut Random, seed| {
                player.0 = Xoshiro256PlusPlus::seed_from_u64(seed);
            };
            // Random games are over before anyone could ask.
            self.run_with(games, go_on, players, reseed, || false)
        } else {
            let reseed = |player: &mut Box<dyn Player>, seed| player.reseed(seed);
            self.run_with(games, go_on, self.players(), reseed, || self.is_stopped())
        }
    }

    fn run_with<P: Player>(
        &self,
        games: Range<u64>,
        go_on: &mut dyn FnMut() -> bool,
        mut players: Vec<P>,
        reseed: impl Fn(&mut P, u64),
        is_stopped: impl Fn() -> bool,
    ) -> Tally {
        let count = players.len() as u64;
        let mut tally = Tally::new(players.len());
        tally.paired = self.plan.paired;
        let sums = |t: &Tally| (t.wins.clone(), t.wins_by_place.clone(), [t.wins_of_first]);
        let mut before = sums(&tally);
        for game in games {
            if self.is_stopped() || !go_on() {
                break;
            }
            let mut deal = self.deal(game, &mut players, &reseed);
            let Some((end, seen)) =
                self.play(&mut deal, &mut players, &mut tally, |_| {}, &is_stopped)
            else {
                break;
            };
            match end.turn() {
                Turn::Over => self.count(game, &deal, &end, &seen, &mut tally),
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

    /// One game again, action by action.
    pub fn game(&self, number: u64) -> Game {
        let mut players = self.players_of(&self.roster);
        let mut deal = self.deal(number, &mut players, |player, seed| player.reseed(seed));
        let seating = Seating { seats: self.plan.seats.clone(), opening: true };
        let mut game = Game::new(self.plan.rules.clone(), seating).expect("the plan was checked");
        let note = |action| game.apply(action).map(drop).expect(LEGAL);
        self.play(&mut deal, &mut players, &mut Tally::default(), note, || false);
        game
    }

    /// The players of one game in the order of their places, by their numbers in the plan. A game
    /// that does not end is ranked as it stands; one that was stopped has no ranking.
    pub fn ranking(&self, game: u64, players: &mut [Box<dyn Player>]) -> Option<Vec<usize>> {
        if self.is_stopped() {
            return None;
        }
        let mut deal = self.deal(game, players, |player, seed| player.reseed(seed));
        let counted = &mut Tally::default();
        let (end, _) = self.play(&mut deal, players, counted, |_| {}, || self.is_stopped())?;
        let ranking = self.plan.rules.ranking(&end);
        Some(ranking.into_iter().map(|seat| deal.at_seat[seat.index()]).collect())
    }

    /// The players of the plan, for [`Simulation::ranking`].
    pub fn players(&self) -> Vec<Box<dyn Player>> {
        match &self.stop {
            Some(stop) => self.players_of(&self.roster.clone().stopped_by(stop.clone())),
            None => self.players_of(&self.roster),
        }
    }

    fn players_of(&self, roster: &Roster) -> Vec<Box<dyn Player>> {
        let make = |name: &String| roster.player(name, 0).expect("checked");
        self.plan.players.iter().map(make).collect()
    }

    /// Who sits where in a game, and its dice.
    fn deal<P: Player>(&self, game: u64, players: &mut [P], reseed: impl Fn(&mut P, u64)) -> Deal {
        let count = players.len();
        let rotation = game / count as u64;
        let mut at_seat = [0; 6];
        for (place, seat) in self.plan.seats.iter().enumerate() {
            at_seat[seat.index()] = self.plan.rotate.player_at(place, count, game);
        }
        for (i, player) in players.iter_mut().enumerate() {
            reseed(player, stream(self.plan.seed, game, 1 + i as u64).next_u64());
        }
        // Every seat has dice of its own: with the same dice it rolls the same whatever the others
        // do in between.
        let dice = if self.plan.paired { rotation } else { game };
        let of_seat = |seat: usize| stream(self.plan.seed, dice, 100 + seat as u64);
        Deal { at_seat, dice: std::array::from_fn(of_seat) }
    }

    /// Plays one game to its end, or until there is no hope of one. Nothing comes of a game that
    /// is stopped.
    // By itself it has the registers to itself.
    #[inline(never)]
    fn play<P: Player>(
        &self,
        deal: &mut Deal,
        players: &mut [P],
        tally: &mut Tally,
        mut note: impl FnMut(Action),
        is_stopped: impl Fn() -> bool,
    ) -> Option<(State, Seen)> {
        let rules = &*self.plan.rules;
        let mut state = self.start;
        let mut seen = Seen::default();
        while let Turn::Draw | Turn::Opening { .. } = state.turn() {
            let dice = &mut deal.dice[state.seat().index()];
            let action = chance(rules, &state, dice).expect("chance is due");
            note(action);
            rules.apply(&mut state, action, &mut seen).expect(LEGAL);
        }
        seen.first = state.seat();
        let (mut decisions, mut choices) = (0, 0);
        for _ in 0..MOST_ACTIONS {
            // Moves and rolls are applied where they are known to be such: that is faster.
            let rare = match state.turn() {
                Turn::Over => break,
                Turn::Move { seat } => {
                    decisions += 1;
                    choices += u64::from(rules.has_choice(&state));
                    let player = &mut players[deal.at_seat[seat.index()]];
                    let action = player.choose(rules, &state, &self.budget());
                    if is_stopped() {
                        return None;
                    }
                    note(action);
                    if let Action::Move(mv) = action {
                        rules.apply(&mut state, Action::Move(mv), &mut seen).expect(LEGAL);
                        continue;
                    }
                    action
                }
                Turn::Roll { seat } => {
                    seen.turns[seat.index()] += 1;
                    let chosen =
                        match rules.usable(&state) {
                            Some(Item::ChosenRoll) => players[deal.at_seat[seat.index()]]
                                .before_roll(rules, &state, &self.budget()),
                            _ => None,
                        };
                    if is_stopped() {
                        return None;
                    }
                    let Some(action) = chosen else {
                        let throw = fall(rules, &state, &mut deal.dice[seat.index()]);
                        note(Action::Roll(throw));
                        rules.apply(&mut state, Action::Roll(throw), &mut seen).expect(LEGAL);
                        continue;
                    };
                    note(action);
                    action
                }
                Turn::Draw | Turn::Opening { .. } => unreachable!("the opening is over"),
            };
            rules.apply(&mut state, rare, &mut seen).expect(LEGAL);
        }
        tally.decisions += decisions;
        tally.choices += choices;
        Some((state, seen))
    }

    fn budget(&self) -> Budget {
        Budget { until: self.plan.think.map(|time| Instant::now() + time) }
    }

    /// Counts a game that has ended.
    fn count(&self, number: u64, deal: &Deal, end: &State, seen: &Seen, tally: &mut Tally) {
        tally.games += 1;
        let turns = seen.turns.iter().sum::<u32>() as usize;
        let rolls = turns + seen.agains;
        tally.rolls.add(rolls);
        tally.turns.add(turns);
        tally.rounds.add(seen.turns.into_iter().max().unwrap_or(0) as usize);
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
        let longer = (rolls as u64, std::cmp::Reverse(number));
        if longer > (tally.longest.0, std::cmp::Reverse(tally.longest.1)) {
            tally.longest = (rolls as u64, number);
        }
    }
}

/// Who sits where in one game, and its dice.
struct Deal {
    /// For each seat, the number of its player.
    at_seat: [usize; 6],
    /// For each seat, its dice.
    dice: [Xoshiro256PlusPlus; 6],
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
    agains: usize,
    passes: u64,
    captures: u64,
    first: Seat,
    /// For each seat, its turns.
    turns: [u32; 6],
}

impl Observer for Seen {
    const DETAILS: bool = false;

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
