//! The counters of simulations, and the confidence intervals of win shares.

/// The counts of one or more games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that ended.
    pub games: u64,
    /// Games that were broken off.
    pub unfinished: u64,
    /// Rolls, without those of the opening.
    pub rolls: Histogram,
    /// Turns of all seats.
    pub turns: Histogram,
    /// Rounds: the turns of the seat that had the most.
    pub rounds: Histogram,
    /// Captured tokens.
    pub captures: u64,
    /// Extra rolls.
    pub agains: u64,
    /// Throws and turns without a move.
    pub passes: u64,
    /// Times that a move was due.
    pub decisions: u64,
    /// Times that a move was due and there was a choice.
    pub choices: u64,
    /// Wins of each player, in the order of the plan.
    pub wins: Vec<u64>,
    /// Wins of each place in the turn order.
    pub wins_by_place: Vec<u64>,
    /// Wins of the seat that made the first roll.
    pub wins_of_first: u64,
    /// The longest game: its rolls and its number.
    pub longest: (u64, u64),
    /// Whether the games of a rotation had the same dice.
    pub paired: bool,
    /// For paired games: whole rotations.
    pub rotations: u64,
    /// For paired games: the wins of each player in whole rotations.
    pub by_player: Clusters,
    /// For paired games: the wins of each place in the turn order.
    pub by_place: Clusters,
    /// For paired games: the wins of the seat that made the first roll.
    pub by_first: Clusters,
}

/// Wins in whole rotations. The games of a rotation have the same dice, so they are not
/// independent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clusters {
    /// Wins, summed over rotations.
    wins: Vec<u64>,
    /// Squared wins of a rotation, summed over rotations.
    squares: Vec<u64>,
}

impl Clusters {
    /// Adds one rotation, given the win totals after and before it.
    pub(crate) fn add(&mut self, after: &[u64], before: &[u64]) {
        let new = || after.iter().zip(before).map(|(after, before)| after - before);
        add_all(&mut self.wins, &new().collect::<Vec<_>>());
        add_all(&mut self.squares, &new().map(|wins| wins * wins).collect::<Vec<_>>());
    }

    fn merge(&mut self, other: &Clusters) {
        add_all(&mut self.wins, &other.wins);
        add_all(&mut self.squares, &other.squares);
    }
}

/// How often each whole number occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram(Vec<u64>);

impl Histogram {
    pub(crate) fn add(&mut self, value: usize) {
        if self.0.len() <= value {
            self.0.resize(value + 1, 0);
        }
        self.0[value] += 1;
    }

    fn merge(&mut self, other: &Histogram) {
        add_all(&mut self.0, &other.0);
    }

    /// How many numbers were added.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        let sum: u64 = self.0.iter().enumerate().map(|(value, n)| value as u64 * n).sum();
        sum as f64 / self.count().max(1) as f64
    }

    /// The smallest number that the given share of all numbers does not exceed.
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

    /// How often each number occurred, from 0 on.
    pub fn counts(&self) -> &[u64] {
        &self.0
    }
}

impl Tally {
    /// No games yet, for this many players.
    pub(crate) fn new(players: usize) -> Tally {
        let none = || vec![0; players];
        Tally { wins: none(), wins_by_place: none(), ..Tally::default() }
    }

    /// The 95 % interval of a player's share of wins.
    pub fn win_interval(&self, player: usize) -> (f64, f64) {
        // The same dice on all seats even out luck, so an interval of single games is not too
        // narrow.
        let few = || interval(self.wins[player], self.games);
        self.of_rotations(self.wins[player], &self.by_player, player).unwrap_or_else(few)
    }

    /// The 95 % interval of the share of wins of a place in the turn order.
    pub fn place_interval(&self, place: usize) -> (f64, f64) {
        let wins = self.wins_by_place[place];
        self.of_rotations(wins, &self.by_place, place).unwrap_or_else(|| self.of_few(wins))
    }

    /// The 95 % interval of the share of wins of the seat that made the first roll.
    pub fn first_interval(&self) -> (f64, f64) {
        let wins = self.wins_of_first;
        self.of_rotations(wins, &self.by_first, 0).unwrap_or_else(|| self.of_few(wins))
    }

    /// The interval from whole rotations, whose games are not independent; `None` if there are too
    /// few rotations.
    fn of_rotations(&self, wins: u64, clusters: &Clusters, of: usize) -> Option<(f64, f64)> {
        if self.rotations < MIN_ROTATIONS {
            return None;
        }
        let (n, count) = (self.rotations as f64, self.wins.len() as f64);
        let mean = clusters.wins[of] as f64 / n;
        let variance = (clusters.squares[of] as f64 / n - mean * mean).max(0.0) * n / (n - 1.0);
        let spread = Z * (variance / n).sqrt() / count;
        let share = self.share(wins);
        Some(((share - spread).max(0.0), (share + spread).min(1.0)))
    }

    /// The interval from single games. With the same dice a place may win all games of a rotation,
    /// so a rotation counts as one game.
    fn of_few(&self, wins: u64) -> (f64, f64) {
        let together = if self.paired { self.wins.len().max(1) } else { 1 };
        wilson(self.share(wins), self.games as f64 / together as f64)
    }

    fn share(&self, wins: u64) -> f64 {
        wins as f64 / self.games.max(1) as f64
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.rolls.merge(&other.rolls);
        self.turns.merge(&other.turns);
        self.rounds.merge(&other.rounds);
        self.captures += other.captures;
        self.agains += other.agains;
        self.passes += other.passes;
        self.decisions += other.decisions;
        self.choices += other.choices;
        add_all(&mut self.wins, &other.wins);
        add_all(&mut self.wins_by_place, &other.wins_by_place);
        self.by_player.merge(&other.by_player);
        self.by_place.merge(&other.by_place);
        self.by_first.merge(&other.by_first);
        self.paired |= other.paired;
        self.rotations += other.rotations;
        self.wins_of_first += other.wins_of_first;
        self.note_length(other.longest);
    }

    /// Notes the rolls and the number of a game. Of equally long games the one with the lowest
    /// number counts.
    pub(crate) fn note_length(&mut self, game: (u64, u64)) {
        let longer = |(rolls, number): (u64, u64)| (rolls, std::cmp::Reverse(number));
        self.longest = std::cmp::max_by_key(self.longest, game, |game| longer(*game));
    }
}

fn add_all(to: &mut Vec<u64>, from: &[u64]) {
    if to.len() < from.len() {
        to.resize(from.len(), 0);
    }
    to.iter_mut().zip(from).for_each(|(a, b)| *a += b);
}

/// With fewer rotations their spread is not known well enough.
const MIN_ROTATIONS: u64 = 30;

/// 95 % of a normal distribution lie within this many standard deviations.
pub const Z: f64 = 1.959_963_985;

/// The Wilson score interval of a share at 95 %.
pub fn interval(hits: u64, of: u64) -> (f64, f64) {
    wilson(hits as f64 / of.max(1) as f64, of as f64)
}

fn wilson(share: f64, n: f64) -> (f64, f64) {
    if n == 0.0 {
        return (0.0, 1.0);
    }
    let z = Z;
    let centre = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    // Rounding must not push the share itself out of the interval.
    (((centre - spread) / whole).clamp(0.0, share), ((centre + spread) / whole).clamp(share, 1.0))
}
