//! Playing a round: starting it, asking for dice, and the actions of people, bots and chance.

use super::round::Round;
use super::{Decided, Phase, Table, Taken};
use crate::ensure;
use crate::entry::{BadEntry, TableChange};
use crate::event::TableEvent;
use crate::player::{AutopilotReason, Control, PlayerId};
use crate::refusal::TableRefusal;
use crate::time::Millis;
use homestretch_bots::{Choices, Level, decides};
use homestretch_rules::{Action, Event, Game, Illegal, Seat, Seating, State, Turn};

impl Table {
    pub(super) fn start(&self, by: PlayerId) -> Decided {
        self.check_waiting()?;
        self.check_host(by)?;
        // People who share the host's screen need not say that they are ready.
        let must = |id: PlayerId| id != by;
        let late = self.seated.values().filter(|s| !s.ready && s.player.id().is_some_and(must));
        let waiting: Vec<String> = late.map(|seated| seated.player.name.clone()).collect();
        ensure(waiting.is_empty(), TableRefusal::NotReady { waiting })?;
        let seating = self.next_seating();
        self.rules.start(&seating).map_err(TableRefusal::Seating)?;
        Ok(vec![TableChange::Started { seats: seating.seats, opening: seating.opening }])
    }

    pub(super) fn roll(&self, by: PlayerId, seat: Seat) -> Decided {
        let round = self.check_turn(by, seat)?;
        let turn = round.game.state().turn();
        if !matches!(turn, Turn::Roll { .. } | Turn::Opening { .. }) {
            return Err(TableRefusal::illegal(&self.rules, Illegal::NotNow { turn }));
        }
        Ok(self.after_taking_back(seat, TableChange::Asked { seat, by: Some(by) }))
    }

    pub(super) fn act(&self, by: PlayerId, seat: Seat, action: Action) -> Decided {
        let round = self.check_turn(by, seat)?;
        let action = self.write_choice(round, action)?;
        Ok(self.after_taking_back(seat, TableChange::Action { action, by: Some(by) }))
    }

    pub(super) fn chance(&self, action: Action) -> Decided {
        let round = self.check_running()?;
        ensure(round.vote.is_none(), TableRefusal::VoteOpen)?;
        let is_chance = matches!(action, Action::Roll(_) | Action::First(_));
        ensure(is_chance && self.dice_due(round), TableRefusal::NoDice)?;
        ensure(round.game.kept_chance().is_none_or(|kept| kept == action), TableRefusal::KeptDice)?;
        self.check_legal(round, action)?;
        Ok(vec![TableChange::Action { action: self.rules.write_action(&action), by: None }])
    }

    pub(super) fn bot(&self, seat: Seat, action: Option<Action>) -> Decided {
        let round = self.check_running()?;
        ensure(round.vote.is_none(), TableRefusal::VoteOpen)?;
        let due = self.bot_to_act(round).is_some_and(|(due, _)| due == seat);
        ensure(due, TableRefusal::NotBotsTurn)?;
        match action {
            Some(action) => {
                let action = self.write_choice(round, action)?;
                Ok(vec![TableChange::Action { action, by: None }])
            }
            None => match round.game.state().turn() {
                Turn::Roll { .. } => Ok(vec![TableChange::Asked { seat, by: None }]),
                turn => Err(TableRefusal::illegal(&self.rules, Illegal::NotNow { turn })),
            },
        }
    }

    /// A player's choice in the notation of records, if it is legal.
    fn write_choice(&self, round: &Round, action: Action) -> Result<String, TableRefusal> {
        match action {
            Action::Move(_) | Action::Pass | Action::SecondThrow | Action::ChosenRoll(_) => {
                self.check_legal(round, action)?;
                Ok(self.rules.write_action(&action))
            }
            Action::Roll(_) | Action::First(_) | Action::Leave(_) => {
                let turn = round.game.state().turn();
                Err(TableRefusal::illegal(&self.rules, Illegal::NotNow { turn }))
            }
        }
    }

    fn check_legal(&self, round: &Round, action: Action) -> Result<(), TableRefusal> {
        let mut state = *round.game.state();
        let done = self.rules.apply(&mut state, action, &mut ());
        done.map_err(|illegal| TableRefusal::illegal(&self.rules, illegal))
    }

    /// Whether anything can be done in the game.
    pub(super) fn check_running(&self) -> Result<&Round, TableRefusal> {
        match &self.round {
            Some(round) if self.phase == Phase::Playing => match self.clock.paused {
                Some(_) => Err(TableRefusal::Paused),
                None => Ok(round),
            },
            _ => Err(TableRefusal::NotPlaying),
        }
    }

    /// Whether it is this person's turn to act for this seat.
    fn check_turn(&self, by: PlayerId, seat: Seat) -> Result<&Round, TableRefusal> {
        let round = self.check_running()?;
        self.check_seat(by, seat)?;
        match round.game.state().turn() {
            turn @ (Turn::Draw | Turn::Over) => {
                Err(TableRefusal::illegal(&self.rules, Illegal::NotNow { turn }))
            }
            _ if round.game.state().seat() != seat => Err(TableRefusal::NotYourTurn),
            _ if round.asked => Err(TableRefusal::AlreadyAsked),
            _ => Ok(round),
        }
    }

    /// Takes the seat back from the autopilot before its person acts.
    fn after_taking_back(&self, seat: Seat, what: TableChange) -> Vec<TableChange> {
        let back = self.is_on_autopilot(seat).then_some(TableChange::AutopilotOff { seat });
        back.into_iter().chain([what]).collect()
    }

    /// Whether a throw or a drawn seat is due now.
    pub(super) fn dice_due(&self, round: &Round) -> bool {
        let state = round.game.state();
        match state.turn() {
            Turn::Draw => true,
            Turn::Opening { seat } | Turn::Roll { seat } => {
                let by_itself = self.settings.auto_roll || self.played_by(seat).is_some();
                round.asked || (by_itself && !decides(&self.rules, state))
            }
            Turn::Move { .. } | Turn::Over => false,
        }
    }

    /// The bot that has to decide now, and its level.
    pub(super) fn bot_to_act(&self, round: &Round) -> Option<(Seat, Level)> {
        let state = round.game.state();
        if round.asked || !decides(&self.rules, state) {
            return None;
        }
        self.played_by(state.seat()).map(|level| (state.seat(), level))
    }

    /// The only move that a person can make, if the settings let the table play it.
    pub(super) fn forced(&self, round: &Round) -> Option<Action> {
        let state = round.game.state();
        let due = matches!(state.turn(), Turn::Move { .. }) && self.settings.play_forced;
        if !due || self.played_by(state.seat()).is_some() {
            return None;
        }
        match Choices::of(&self.rules, state).as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    pub(super) fn take_started(&mut self, at: Millis, seats: &[Seat], opening: bool) -> Taken {
        ensure(self.phase != Phase::Playing, BadEntry::NotNow)?;
        if let Some(seat) = seats.iter().find(|seat| !self.seated.contains_key(seat)) {
            return Err(BadEntry::Seat(*seat));
        }
        let seating = Seating { seats: seats.to_vec(), opening };
        let names = self.seated.iter().map(|(seat, at)| (*seat, at.player.name.clone()));
        let game = Game::new(self.rules.clone(), seating).map_err(BadEntry::Seating)?;
        let game = game.with_names(names);
        if self.phase == Phase::Waiting {
            self.rounds = 0;
        }
        for seated in self.seated.values_mut() {
            seated.misses = 0;
            if self.phase == Phase::Waiting {
                seated.points = 0;
                seated.places.clear();
            }
        }
        self.round = Some(Round::new(game));
        self.phase = Phase::Playing;
        self.places.clear();
        self.winners = None;
        self.clock.start(at);
        Ok(vec![TableEvent::GameStarted { round: self.rounds.saturating_add(1) }])
    }

    pub(super) fn take_asked(&mut self, at: Millis, seat: Seat, by: Option<PlayerId>) -> Taken {
        let due = self.to_act() == Some(seat);
        let round = self.playing()?;
        let moves = matches!(round.game.state().turn(), Turn::Move { .. });
        ensure(due && !moves, BadEntry::NotNow)?;
        round.asked = true;
        let failed = round.fail_vote();
        self.clock.go_on(at);
        self.clock.asked = at;
        self.has_acted(at, seat, by);
        Ok(failed.into_iter().chain([TableEvent::Rolling { seat }]).collect())
    }

    pub(super) fn take_action(&mut self, at: Millis, word: &str, by: Option<PlayerId>) -> Taken {
        self.must_be(Phase::Playing)?;
        let round = self.round.as_ref().ok_or(BadEntry::NotNow)?;
        let read = self.rules.read_action(round.game.state(), word).map_err(BadEntry::Action)?;
        if let Action::Leave(_) = read {
            return Err(BadEntry::Action(format!("`{word}` belongs in an entry `left`")));
        }
        let seat = round.game.state().seat();
        let events = self.apply(at, read, by)?;
        self.has_acted(at, seat, by);
        Ok(events)
    }

    /// A person who acts, or lets the autopilot act, has missed no turn in a row. If the turn was
    /// overdue, it gets its full time again.
    fn has_acted(&mut self, at: Millis, seat: Seat, by: Option<PlayerId>) {
        if let Some(seated) = self.seated.get_mut(&seat)
            && (by.is_some()
                || matches!(
                    seated.control,
                    Control::Autopilot { reason: AutopilotReason::Asked, .. }
                ))
        {
            seated.misses = 0;
        }
        let Some(by) = by else { return };
        if let Some(round) = &mut self.round {
            round.overruled.remove(&by);
        }
        if let Some(round) = self.round.as_mut().filter(|round| round.overdue) {
            round.overdue = false;
            self.clock.restart(at);
        }
    }

    /// Applies an action to the game, with everything that follows from it at the table.
    pub(super) fn apply(&mut self, at: Millis, action: Action, by: Option<PlayerId>) -> Taken {
        let round = self.round.as_mut().ok_or(BadEntry::NotNow)?;
        let before = *round.game.state();
        let done = round.game.apply(action);
        let events = done.map_err(|i| BadEntry::Action(self.rules.explain(&i)))?;
        round.deciders.push(by);
        round.undone.truncate(round.game.undone().len());
        // If the action repeats the next undone one, that redo is consumed. Any other action
        // discards all redos.
        let (ply, last) = (round.game.ply(), round.game.ply() + round.undone.len());
        round.came_from.retain(|from| (ply + 1..=last).contains(from));
        let failed = round.fail_vote();
        round.refused = None;
        self.clock.go_on(at);
        self.update_clock(at, &before, action, &events);
        let mut all: Vec<TableEvent> = failed.into_iter().collect();
        all.extend(events.into_iter().map(TableEvent::Game));
        all.extend(self.end_if_over());
        Ok(all)
    }

    /// Updates the clock after an action: every turn and every extra roll has its own time.
    fn update_clock(&mut self, at: Millis, before: &State, action: Action, events: &[Event]) {
        let Some(round) = &mut self.round else { return };
        let state = round.game.state();
        let roll_due = !matches!(state.turn(), Turn::Move { .. } | Turn::Over);
        // When another player leaves, the current turn goes on as it was.
        if matches!(action, Action::Leave(_)) && before.turn() == state.turn() {
            return;
        }
        let asked = std::mem::take(&mut round.asked);
        if before.seat() != state.seat()
            && let Some(player) = self.seated.get(&before.seat()).and_then(|s| s.player.id())
        {
            round.overruled.remove(&player);
        }
        if matches!(action, Action::Roll(_)) && !roll_due {
            self.clock.dice_fell(at, asked);
        }
        if roll_due {
            let again = events.iter().any(|event| matches!(event, Event::Again { .. }));
            let same = before.seat() == state.seat();
            if !(same && (again || matches!(action, Action::Leave(_)))) {
                round.overdue = false;
            }
            self.clock.restart(at);
        }
    }
}
