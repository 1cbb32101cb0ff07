//! Undo and redo, at once or after the others have agreed. Dice are never thrown again: see
//! [`Table::kept_chance`].

use super::round::Round;
use super::{Decided, Phase, Table, Taken};
use crate::ensure;
use crate::entry::{BadEntry, TableChange};
use crate::event::TableEvent;
use crate::player::PlayerId;
use crate::refusal::TableRefusal;
use crate::settings::Undo;
use crate::time::Millis;
use crate::vote::{Back, Vote};
use homestretch_rules::{Action, Seat, Turn};
use std::collections::BTreeSet;

impl Table {
    pub(super) fn undo(&self, by: PlayerId) -> Decided {
        let round = self.check_undo(by)?;
        // An undo does not bring back a player who left.
        let left = round.game.actions().iter().rposition(|a| matches!(a, Action::Leave(_)));
        let from = left.map_or(0, |at| at + 1);
        let own = (from..round.game.ply()).rev().find(|at| round.deciders[*at] == Some(by));
        // If there was nothing to choose, go back to the person's last roll. The same dice
        // will be rolled again.
        let rolled = || {
            let own_roll = |at: &usize| match round.game.state_at(*at).map(|state| state.turn()) {
                Some(Turn::Roll { seat }) => self.check_seat(by, seat).is_ok(),
                _ => false,
            };
            (from..round.game.ply()).rev().find(own_roll)
        };
        let to = own.or_else(rolled).ok_or(TableRefusal::NothingToUndo)?;
        self.propose(round, by, Back::Undo, to)
    }

    pub(super) fn redo(&self, by: PlayerId) -> Decided {
        let round = self.check_undo(by)?;
        ensure(!round.undone.is_empty(), TableRefusal::NothingToRedo)?;
        // Redo goes to where the last undo came from.
        let all = round.game.ply() + round.undone.len();
        let to = round.came_from.last().copied().unwrap_or(all);
        self.propose(round, by, Back::Redo, to)
    }

    fn check_undo(&self, by: PlayerId) -> Result<&Round, TableRefusal> {
        let round = self.check_running()?;
        self.check_takes_part(by)?;
        match self.settings.undo {
            Undo::Never => Err(TableRefusal::UndoOff),
            _ if round.vote.is_some() => Err(TableRefusal::VoteOpen),
            _ if round.refused == Some(round.game.ply()) => Err(TableRefusal::NotAgreed),
            _ => Ok(round),
        }
    }

    /// Goes to the ply at once, or asks the others first.
    fn propose(&self, round: &Round, by: PlayerId, back: Back, to: usize) -> Decided {
        // On a shared screen everybody sees what is done. People elsewhere are asked.
        if self.others(by).next().is_none() {
            return Ok(vec![jump(back, to)]);
        }
        // An undo cannot be proposed while a throw is pending.
        ensure(!round.asked, TableRefusal::AlreadyAsked)?;
        Ok(vec![TableChange::Proposed { by, back, to }])
    }

    /// The other people at the table.
    pub(super) fn others(&self, by: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.seated.values().filter_map(|seated| seated.present()).filter(move |id| *id != by)
    }

    pub(super) fn vote(&self, by: PlayerId, agree: bool) -> Decided {
        let round = self.check_running()?;
        let vote = round.vote.as_ref().ok_or(TableRefusal::NoVote)?;
        ensure(self.is_present(by), TableRefusal::NotSeated)?;
        ensure(vote.by != by && !vote.agreed.contains(&by), TableRefusal::AlreadyVoted)?;
        let voted = TableChange::Voted { by, agree };
        let done = self.agreed_except(by).filter(|_| agree);
        Ok([voted].into_iter().chain(done).collect())
    }

    /// The change that the open vote would make, if everybody except this person has agreed.
    pub(super) fn agreed_except(&self, one: PlayerId) -> Option<TableChange> {
        let vote = self.vote_open().filter(|vote| vote.by != one)?;
        let all = self.others(vote.by).all(|id| id == one || vote.agreed.contains(&id));
        all.then(|| jump(vote.back, vote.to))
    }

    pub(super) fn take_proposed(
        &mut self,
        at: Millis,
        by: PlayerId,
        back: Back,
        to: usize,
    ) -> Taken {
        let round = self.playing()?;
        round.vote = Some(Vote { by, back, to, agreed: BTreeSet::new(), since: at });
        Ok(vec![TableEvent::UndoAsked { player: by, back }])
    }

    pub(super) fn take_voted(&mut self, by: PlayerId, agree: bool) -> Taken {
        let round = self.playing()?;
        let vote = round.vote.as_mut().ok_or(BadEntry::NotNow)?;
        let mut events = vec![TableEvent::UndoAnswered { player: by, agree }];
        if agree {
            vote.agreed.insert(by);
        } else {
            events.extend(round.fail_vote());
        }
        Ok(events)
    }

    pub(super) fn take_lapsed(&mut self) -> Taken {
        let failed = self.playing()?.fail_vote().ok_or(BadEntry::NotNow)?;
        Ok(vec![failed])
    }

    pub(super) fn take_undone(&mut self, at: Millis, to: usize) -> Taken {
        let round = self.playing()?;
        ensure(to < round.game.ply(), BadEntry::Ply(to))?;
        round.came_from.push(round.game.ply());
        let mut dice = Vec::new();
        while round.game.ply() > to {
            if let Some(chance @ (Action::Roll(_) | Action::First(_))) = round.game.undo() {
                dice.push(round.game.rules().write_action(&chance));
            }
            round.undone.extend(round.deciders.pop());
        }
        dice.reverse();
        self.restart_turn(at);
        let mut events = vec![TableEvent::Undone { ply: to, dice }];
        // The person decides again, so switch off the autopilot.
        let here = |seat: &Seat| self.at(*seat).is_some_and(|seated| seated.present().is_some());
        if let Some(seat) = self.to_act().filter(|seat| self.is_on_autopilot(*seat) && here(seat)) {
            events.extend(self.take_autopilot_off(seat)?);
        }
        Ok(events)
    }

    pub(super) fn take_redone(&mut self, at: Millis, to: usize) -> Taken {
        let round = self.playing()?;
        let ply = round.game.ply();
        ensure((ply + 1..=ply + round.game.undone().len()).contains(&to), BadEntry::Ply(to))?;
        let mut events = vec![TableEvent::Redone { ply: to }];
        while round.game.ply() < to {
            let Some((_, redone)) = round.game.redo() else { break };
            round.deciders.extend(round.undone.pop());
            events.extend(redone.into_iter().map(TableEvent::Game));
        }
        round.came_from.retain(|from| *from > to);
        self.restart_turn(at);
        events.extend(self.end_if_over());
        Ok(events)
    }

    /// After an undo or redo the person to act gets a full turn.
    fn restart_turn(&mut self, at: Millis) {
        if let Some(round) = &mut self.round {
            (round.asked, round.overdue, round.vote) = (false, false, None);
        }
        self.clock.restart(at);
        self.clock.go_on(at);
    }

    pub(super) fn playing(&mut self) -> Result<&mut Round, BadEntry> {
        match &mut self.round {
            Some(round) if self.phase == Phase::Playing => Ok(round),
            _ => Err(BadEntry::NotNow),
        }
    }
}

fn jump(back: Back, to: usize) -> TableChange {
    match back {
        Back::Undo => TableChange::Undone { to },
        Back::Redo => TableChange::Redone { to },
    }
}
