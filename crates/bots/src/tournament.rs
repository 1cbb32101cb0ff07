//! Tournaments: every table of so many players, seats rotated, ratings made for games of luck.

use crate::levels::Roster;
use crate::simulate::{BadPlan, Plan, Rotate, Simulation};
use crate::solve::Table;
use homestretch_rules::{Rules, Seat};
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::sync::Arc;
use std::time::Duration;

/// What is to be played.
#[derive(Clone)]
pub struct Tournament {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The players, each once.
    pub players: Vec<String>,
    /// How many sit at a table.
    pub table: usize,
    /// Games at each table.
    pub games: u64,
    /// The seed of everything random.
    pub seed: u64,
    /// How long a player may think about a choice; as long as it takes if nothing is said.
    pub think: Option<Duration>,
    /// Best play of two, if `perfect` is among the players.
    pub best: Option<Arc<Table>>,
}

/// The rankings so far; what is saved and goes on later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// What the tournament is, so that another one's progress is not taken for it.
    pub of: String,
    /// For each table, for each game, the players of the table in the order of their places.
    pub rankings: Vec<Vec<Vec<u8>>>,
}

/// Why progress cannot be continued.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadProgress {
    /// It is another tournament's.
    #[error("it is of another tournament (other rules, players, tables or seed)")]
    Other,
    /// A ranking is not one.
    #[error("it is damaged")]
    Damaged,
}

/// A player's standing.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The player.
    pub player: String,
    /// Its rating; a beginner's is 25.
    pub rating: f64,
    /// The rating's uncertainty, as a standard deviation.
    pub uncertainty: f64,
    /// Games and wins.
    pub games: u64,
    /// Games won.
    pub wins: u64,
}

impl Tournament {
    /// Every group of players that sits down together.
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

    /// Checks every name, before the first game is played.
    pub fn check_players(&self) -> Result<(), BadPlan> {
        let mut roster = Roster::new(&self.rules);
        if let Some(best) = &self.best {
            roster = roster.with_table(best.clone());
        }
        for name in &self.players {
            roster.player(name, 0)?;
        }
        Ok(())
    }

    /// The games of one table.
    pub fn simulation(&self, table: &[usize]) -> Result<Simulation, BadPlan> {
        let seats: Vec<Seat> = self.rules.usual_seats(table.len());
        Simulation::new(Plan {
            rules: self.rules.clone(),
            seats,
            players: table.iter().map(|i| self.players[*i].clone()).collect(),
            seed: self.seed,
            rotate: Rotate::Partners,
            paired: false,
            think: self.think,
            best: self.best.clone(),
        })
    }

    /// What this tournament is, in a line. More games of it are the same tournament, continued.
    pub fn name(&self) -> String {
        format!(
            "{} {} tables of {} seed {}",
            self.rules.hash(),
            self.players.join(","),
            self.table,
            self.seed
        )
    }

    /// Checks that progress is of this tournament and whole.
    pub fn check(&self, progress: &Progress) -> Result<(), BadProgress> {
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

    /// Nothing played yet.
    pub fn start(&self) -> Progress {
        Progress { of: self.name(), rankings: vec![Vec::new(); self.tables().len()] }
    }

    /// A game's teams, best first: partners are one team, everyone else is alone.
    fn teams(&self, table: &[usize], game: usize, ranking: &[u8]) -> Vec<Vec<usize>> {
        let seats = self.rules.usual_seats(table.len());
        let place = |at: u8| {
            let sits = |place: &usize| {
                Rotate::Partners.player_at(*place, seats.len(), game as u64) == usize::from(at)
            };
            (0..seats.len()).find(sits).unwrap_or_default()
        };
        let seat = |at: u8| seats[place(at)];
        let mut teams: Vec<Vec<u8>> = Vec::new();
        for &at in ranking {
            let ours = |team: &&mut Vec<u8>| self.rules.partners(seat(team[0]), seat(at));
            match teams.iter_mut().find(ours) {
                Some(team) => team.push(at),
                None => teams.push(vec![at]),
            }
        }
        let player = |at: &u8| table[usize::from(*at)];
        teams.iter().map(|team| team.iter().map(player).collect()).collect()
    }

    /// The ranking by rating, best first. Games are taken in turn from all tables.
    pub fn standings(&self, progress: &Progress) -> Vec<Standing> {
        let tables = self.tables();
        let mut ratings = vec![WengLinRating::new(); self.players.len()];
        let (mut games, mut wins) = (vec![0; ratings.len()], vec![0; ratings.len()]);
        let rounds = progress.rankings.iter().map(Vec::len).max().unwrap_or(0);
        let config = WengLinConfig::new();
        for round in 0..rounds {
            for (table, rankings) in tables.iter().zip(&progress.rankings) {
                let Some(ranking) = rankings.get(round) else { continue };
                let teams = self.teams(table, round, ranking);
                let rated: Vec<Vec<WengLinRating>> =
                    teams.iter().map(|team| team.iter().map(|p| ratings[*p]).collect()).collect();
                let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = rated
                    .iter()
                    .enumerate()
                    .map(|(place, team)| (&team[..], MultiTeamOutcome::new(place + 1)))
                    .collect();
                let updated = weng_lin_multi_team(&ranked, &config);
                for (player, rating) in teams.iter().flatten().zip(updated.iter().flatten()) {
                    ratings[*player] = *rating;
                    games[*player] += 1;
                }
                for player in &teams[0] {
                    wins[*player] += 1;
                }
            }
        }
        let mut standings: Vec<Standing> = (0..self.players.len())
            .map(|i| Standing {
                player: self.players[i].clone(),
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
