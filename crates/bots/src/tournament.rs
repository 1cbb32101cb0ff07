//! Tournaments: every group of players that fills a table plays, with rotating seats. The ratings
//! are suited to games of luck.

use crate::levels::{Level, Roster};
use crate::rating::{RankingCounts, TeamRanking, rate};
use crate::simulate::{BadPlan, Rotate, Simulation, SimulationPlan};
use crate::solve::SolvedTable;
use homestretch_rules::{Rules, Seat};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;

/// The settings of a tournament.
#[derive(Clone)]
pub struct Tournament {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The players' levels, each once.
    pub players: Vec<Level>,
    /// How many players sit at a table.
    pub table: usize,
    /// How many games each table plays.
    pub games: u64,
    /// The seed of everything random.
    pub seed: u64,
    /// How long a bot may think about a choice; `None` for no limit.
    pub think: Option<Duration>,
    /// The solved game of two seats, if `perfect` is among the players.
    pub best: Option<Arc<SolvedTable>>,
}

/// The rankings so far. They can be saved, and the tournament continued later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentProgress {
    /// The name of the tournament, so that progress of another one is rejected.
    pub of: String,
    /// For each table and each game, the indices of the table's players, best place first.
    pub rankings: Vec<Vec<Vec<u8>>>,
}

/// Why progress cannot be continued.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadProgress {
    /// It belongs to another tournament.
    #[error(
        "it belongs to another tournament (different rules, players, tables, seed or thinking time)"
    )]
    Other,
    /// A ranking does not list every player of its table once.
    #[error("it is damaged")]
    Damaged,
}

/// A player's result.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The player.
    pub player: Level,
    /// The rating by the places of all games. The mean of all players is 25.
    pub rating: f64,
    /// The rating's uncertainty, as a standard deviation.
    pub uncertainty: f64,
    /// Games played.
    pub games: u64,
    /// Games won.
    pub wins: u64,
}

impl Tournament {
    /// Every group of players that forms a table.
    pub fn tables(&self) -> Vec<Vec<usize>> {
        let mut tables = vec![Vec::new()];
        for _ in 0..self.table {
            tables = tables
                .into_iter()
                .flat_map(|table: Vec<usize>| {
                    let next = table.last().map_or(0, |last| last + 1);
                    (next..self.players.len()).map(move |player| {
                        let mut longer = table.clone();
                        longer.push(player);
                        longer
                    })
                })
                .collect();
        }
        tables
    }

    /// The simulation of every table.
    pub fn simulations(&self) -> Result<Vec<Simulation>, BadPlan> {
        let mut roster = Roster::new(self.rules.clone());
        if let Some(best) = &self.best {
            roster = roster.with_table(best.clone());
        }
        for level in &self.players {
            roster.bot(*level, 0)?;
        }
        let simulation = |table: &Vec<usize>| {
            let seats: Vec<Seat> = self.rules.usual_seats(table.len());
            let plan = SimulationPlan {
                rules: self.rules.clone(),
                seats,
                players: table.iter().map(|i| self.players[*i]).collect(),
                seed: self.seed_of(table),
                rotate: Rotate::Partners,
                paired: false,
                think: self.think,
                best: self.best.clone(),
            };
            Simulation::with_roster(plan, roster.clone())
        };
        self.tables().iter().map(simulation).collect()
    }

    /// The seed of a table. Every table has its own dice: with the same dice at all tables, a lucky
    /// player would be lucky everywhere. The seed depends only on the players of the table, so that
    /// its games stay the same when other tables change.
    fn seed_of(&self, table: &[usize]) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.seed.to_le_bytes());
        for player in table {
            hash.update(self.players[*player].name());
            hash.update(b",");
        }
        let hash = hash.finalize();
        let mut seed = [0; 8];
        seed.copy_from_slice(&hash[..8]);
        u64::from_le_bytes(seed)
    }

    /// The games still to play, as indices of tables and games: the first game of every table, then
    /// the second of every table, and so on. Wherever it is stopped, every table has played the
    /// same number of games.
    pub fn to_play(
        &self,
        progress: &TournamentProgress,
    ) -> impl Iterator<Item = (usize, u64)> + use<> {
        let played: Vec<u64> = progress.rankings.iter().map(|games| games.len() as u64).collect();
        let from = played.iter().copied().min().unwrap_or(self.games);
        (from..self.games).flat_map(move |game| {
            let due = |table: &usize| played[*table] <= game;
            (0..played.len()).filter(due).map(|table| (table, game)).collect::<Vec<_>>()
        })
    }

    /// A line that identifies the tournament. Playing more games does not change it.
    pub fn name(&self) -> String {
        let think = match self.think {
            Some(time) => format!("{} ms", time.as_millis()),
            None => "as long as it takes".into(),
        };
        let players: Vec<&str> = self.players.iter().map(|level| level.name()).collect();
        // Progress files contain this text, so it never changes.
        format!(
            "{} {} tables of {}, each with its dice of seed {}, thinking {think}",
            self.rules.hash(),
            players.join(","),
            self.table,
            self.seed
        )
    }

    /// Checks that progress belongs to this tournament, and that every ranking in it lists each
    /// player of its table once.
    pub fn check(&self, progress: &TournamentProgress) -> Result<(), BadProgress> {
        if progress.of != self.name() || progress.rankings.len() != self.tables().len() {
            return Err(BadProgress::Other);
        }
        let everyone: Vec<u8> = (0..self.table as u8).collect();
        let whole = |ranking: &Vec<u8>| {
            let mut sorted = ranking.clone();
            sorted.sort_unstable();
            sorted == everyone
        };
        match progress.rankings.iter().flatten().all(whole) {
            true => Ok(()),
            false => Err(BadProgress::Damaged),
        }
    }

    /// The progress before the first game.
    pub fn start(&self) -> TournamentProgress {
        TournamentProgress { of: self.name(), rankings: vec![Vec::new(); self.tables().len()] }
    }

    /// The player of a table at a place in the turn order of a game.
    fn player_at(&self, place: usize, game: u64) -> u8 {
        Rotate::Partners.player_at(place, self.table, game) as u8
    }

    /// The teams of a game, best first: partners form one team, everyone else is alone.
    fn teams(&self, table: &[usize], game: u64, ranking: &[u8]) -> TeamRanking {
        let seats = self.rules.usual_seats(table.len());
        let seat = |at: u8| {
            let place = (0..seats.len()).find(|place| self.player_at(*place, game) == at);
            seats[place.unwrap_or_default()]
        };
        let mut teams: Vec<Vec<u8>> = Vec::new();
        for &at in ranking {
            let ours = |team: &&mut Vec<u8>| self.rules.partners(seat(team[0]), seat(at));
            match teams.iter_mut().find(ours) {
                Some(team) => team.push(at),
                None => teams.push(vec![at]),
            }
        }
        let players = |team: &Vec<u8>| {
            let mut players: Vec<usize> = team.iter().map(|at| table[usize::from(*at)]).collect();
            players.sort_unstable();
            players
        };
        teams.iter().map(players).collect()
    }

    /// The players by rating, best first.
    pub fn standings(&self, progress: &TournamentProgress) -> Vec<Standing> {
        let (mut games, mut wins) = (vec![0; self.players.len()], vec![0; self.players.len()]);
        let mut counts = Vec::new();
        for (table, rankings) in self.tables().iter().zip(&progress.rankings) {
            let mut count = RankingCounts::new();
            for (game, ranking) in (0..).zip(rankings) {
                let teams = self.teams(table, game, ranking);
                teams.iter().flatten().for_each(|player| games[*player] += 1);
                teams[0].iter().for_each(|player| wins[*player] += 1);
                *count.entry(teams).or_insert(0) += 1;
            }
            // Add one rotation in which everyone takes every place once. It keeps the rating of a
            // player who won every game finite.
            for game in 0..self.table as u64 {
                let even: Vec<u8> = (0..self.table).map(|at| self.player_at(at, game)).collect();
                *count.entry(self.teams(table, game, &even)).or_insert(0) += 1;
            }
            counts.push(count);
        }
        let ratings = rate(self.players.len(), &counts, self.seed);
        let mut standings: Vec<Standing> = (0..self.players.len())
            .map(|i| Standing {
                player: self.players[i],
                rating: ratings[i].rating,
                uncertainty: ratings[i].uncertainty,
                games: games[i],
                wins: wins[i],
            })
            .collect();
        standings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        standings
    }
}
