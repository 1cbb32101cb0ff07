//! Taking back and doing again, alone or if the others agree. Dice never fall anew: see
//! [`Table::kept_chance`].

use crate::entry::{BadEntry, Millis, What};
use crate::news::News;
use crate::play::Round;
use crate::player::PlayerId;
use crate::refusal::Refusal;
use crate::settings::Undo;
use crate::table::{Phase, Table};
use homestretch_rules::{Action, Seat, Turn};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// How long the others have to answer. Bots and dice wait for them, a person's turn goes on.
pub const VOTE_TIME: Millis = Millis(20_000);

/// The way to go in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Back {
    /// Back: something is taken back.
    Undo,
    /// Forth: what was taken back is done again.
    Redo,
}

/// A person wants to go back or forth, and the others are asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vote {
    /// Who wants it.
    pub by: PlayerId,
    /// Which way.
    pub back: Back,
    /// To which ply.
    pub to: usize,
    /// Who has agreed.
    pub agreed: BTreeSet<PlayerId>,
    /// When it was asked.
    pub since: Millis,
}

impl Round {
    /// Ends the asking, if there is one, without what was asked for.
    pub(crate) fn fail_vote(&mut self) -> Option<News> {
        self.vote.take()?;
        self.refused = Some(self.game.ply());
        Some(News::VoteFailed)
    }
}

impl Table {
    pub(crate) fn undo(&self, by: PlayerId) -> Result<Vec<What>, Refusal> {
        let round = self.check_undo(by)?;
        // Who left does not come back by it.
        let left = round.game.actions().iter().rposition(|a| matches!(a, Action::Leave(_)));
        let from = left.map_or(0, |at| at + 1);
        let own = (from..round.game.ply()).rev().find(|at| round.deciders[*at] == Some(by));
        // Where nothing was to be chosen, their last roll stands for it: it comes again.
        let rolled = || {
            let own_roll = |at: &usize| match round.game.state_at(*at).map(|state| state.turn()) {
                Some(Turn::Roll { seat }) => self.check_seat(by, seat).is_ok(),
                _ => false,
            };
            (from..round.game.ply()).rev().find(own_roll)
        };
        let to = own.or_else(rolled).ok_or(Refusal::NothingToUndo)?;
        self.propose(round, by, Back::Undo, to)
    }

    pub(crate) fn redo(&self, by: PlayerId) -> Result<Vec<What>, Refusal> {
        let round = self.check_undo(by)?;
        if round.undone.is_empty() {
            return Err(Refusal::NothingToRedo);
        }
        // To where the last undo came from.
        let all = round.game.ply() + round.undone.len();
        let to = round.came_from.last().copied().unwrap_or(all);
        self.propose(round, by, Back::Redo, to)
    }

    fn check_undo(&self, by: PlayerId) -> Result<&Round, Refusal> {
        let round = self.check_running()?;
        self.check_takes_part(by)?;
        match self.settings.undo {
            Undo::Never => Err(Refusal::UndoOff),
            _ if round.vote.is_some() => Err(Refusal::VoteOpen),
            _ if round.refused == Some(round.game.ply()) => Err(Refusal::NotAgreed),
            _ => Ok(round),
        }
    }

    /// Goes there at once, or asks the others first.
    fn propose(
        &self,
        round: &Round,
        by: PlayerId,
        back: Back,
        to: usize,
    ) -> Result<Vec<What>, Refusal> {
        // Round one screen all see what is done; who plays elsewhere is asked.
        if self.others(by).next().is_none() {
            return Ok(vec![gone(back, to)]);
        }
        // While dice are on their way, it is too late.
        if round.asked {
            return Err(Refusal::AlreadyAsked);
        }
        Ok(vec![What::Proposed { by, back, to }])
    }

    /// The other people at the table.
    pub(crate) fn others(&self, by: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.seated.values().filter_map(|seated| seated.present()).filter(move |id| *id != by)
    }

    pub(crate) fn vote(&self, by: PlayerId, agree: bool) -> Result<Vec<What>, Refusal> {
        let round = self.check_running()?;
        let vote = round.vote.as_ref().ok_or(Refusal::NoVote)?;
        if !self.is_present(by) {
            return Err(Refusal::NotSeated);
        }
        if vote.by == by || vote.agreed.contains(&by) {
            return Err(Refusal::AlreadyVoted);
        }
        let voted = What::Voted { by, agree };
        let done = self.agreed_but_for(by).filter(|_| agree);
        Ok([voted].into_iter().chain(done).collect())
    }

    /// What is asked for, if everybody else who is asked has agreed to it.
    pub(crate) fn agreed_but_for(&self, one: PlayerId) -> Option<What> {
        let vote = self.vote_open().filter(|vote| vote.by != one)?;
        let all = self.others(vote.by).all(|id| id == one || vote.agreed.contains(&id));
        all.then(|| gone(vote.back, vote.to))
    }

    pub(crate) fn take_proposed(
        &mut self,
        at: Millis,
        by: PlayerId,
        back: Back,
        to: usize,
    ) -> Result<Vec<News>, BadEntry> {
        let round = self.playing()?;
        round.vote = Some(Vote { by, back, to, agreed: BTreeSet::new(), since: at });
        Ok(vec![News::Proposed { by, back }])
    }

    pub(crate) fn take_voted(&mut self, by: PlayerId, agree: bool) -> Result<Vec<News>, BadEntry> {
        let round = self.playing()?;
        let vote = round.vote.as_mut().ok_or(BadEntry::NotNow)?;
        let mut news = vec![News::Voted { by, agree }];
        if agree {
            vote.agreed.insert(by);
        } else {
            news.extend(round.fail_vote());
        }
        Ok(news)
    }

    pub(crate) fn take_lapsed(&mut self) -> Result<Vec<News>, BadEntry> {
        let failed = self.playing()?.fail_vote().ok_or(BadEntry::NotNow)?;
        Ok(vec![failed])
    }

    pub(crate) fn take_undone(&mut self, at: Millis, to: usize) -> Result<Vec<News>, BadEntry> {
        let round = self.playing()?;
        if to >= round.game.ply() {
            return Err(BadEntry::Ply(to));
        }
        round.came_from.push(round.game.ply());
        let mut dice = Vec::new();
        while round.game.ply() > to {
            if let Some(chance @ (Action::Roll(_) | Action::First(_))) = round.game.undo() {
                dice.push(round.game.rules().write_action(&chance));
            }
            round.undone.extend(round.deciders.pop());
        }
        dice.reverse();
        self.begin_anew(at);
        let mut news = vec![News::Undone { to, dice }];
        // The decision is the person's again, also on autopilot.
        let here = |seat: &Seat| self.at(*seat).is_some_and(|seated| seated.present().is_some());
        if let Some(seat) = self.to_act().filter(|seat| self.is_lent(*seat) && here(seat)) {
            news.extend(self.take_back(seat)?);
        }
        Ok(news)
    }

    pub(crate) fn take_redone(&mut self, at: Millis, to: usize) -> Result<Vec<News>, BadEntry> {
        let round = self.playing()?;
        let ply = round.game.ply();
        if to <= ply || to > ply + round.game.undone().len() {
            return Err(BadEntry::Ply(to));
        }
        let mut news = vec![News::Redone { to }];
        while round.game.ply() < to {
            let Some((_, events)) = round.game.redo() else { break };
            round.deciders.extend(round.undone.pop());
            news.extend(events.into_iter().map(News::Event));
        }
        round.came_from.retain(|from| *from > to);
        self.begin_anew(at);
        news.extend(self.end_if_over());
        Ok(news)
    }

    /// After going back or forth: a full turn for the person whose turn it is.
    fn begin_anew(&mut self, at: Millis) {
        if let Some(round) = &mut self.round {
            (round.asked, round.overdue, round.vote) = (false, false, None);
        }
        self.clock.restart(at);
        self.clock.go_on(at);
    }

    pub(crate) fn playing(&mut self) -> Result<&mut Round, BadEntry> {
        match &mut self.round {
            Some(round) if self.phase == Phase::Playing => Ok(round),
            _ => Err(BadEntry::NotNow),
        }
    }
}

fn gone(back: Back, to: usize) -> What {
    match back {
        Back::Undo => What::Undone { to },
        Back::Redo => What::Redone { to },
    }
}
