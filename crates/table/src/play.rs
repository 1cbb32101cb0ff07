//! Playing a round: starting it, asking for dice, doing what people, bots and chance do.

use crate::entry::{BadEntry, Millis, What};
use crate::news::News;
use crate::player::{Hands, PlayerId, Why};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};
use crate::undo::Vote;
use homestretch_bots::{Options, decides};
use homestretch_rules::{Action, Event, Game, Illegal, Seat, Seating, State, Turn};
use std::collections::BTreeSet;

/// A round: the game, and what the table knows of its course.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) game: Game,
    /// For every action the person whose choice it was; none for chance, bots and moves without a
    /// choice.
    pub(crate) deciders: Vec<Option<PlayerId>>,
    /// The same for undone actions, the next one to redo last.
    pub(crate) undone: Vec<Option<PlayerId>>,
    /// The plies that undos came from, which is where redos go, the next one last.
    pub(crate) came_from: Vec<usize>,
    /// The seat to act has asked for the dice.
    pub(crate) asked: bool,
    /// The time is up, and the stand-in plays to the end of the turn.
    pub(crate) overdue: bool,
    pub(crate) vote: Option<Vote>,
    /// The ply at which the others did not agree.
    pub(crate) refused: Option<usize>,
    /// Who has paused, while the clocks stand.
    pub(crate) paused_by: Option<PlayerId>,
    /// Whose pause somebody else has ended: they do not pause again before they have played on.
    pub(crate) overruled: BTreeSet<PlayerId>,
}

impl Round {
    fn new(game: Game) -> Round {
        Round {
            game,
            deciders: Vec::new(),
            undone: Vec::new(),
            came_from: Vec::new(),
            asked: false,
            overdue: false,
            vote: None,
            refused: None,
            paused_by: None,
            overruled: BTreeSet::new(),
        }
    }
}

impl PartialEq for Round {
    fn eq(&self, other: &Round) -> bool {
        let (a, b) = (&self.game, &other.game);
        a.seating() == b.seating()
            && a.state() == b.state()
            && a.actions() == b.actions()
            && a.undone() == b.undone()
            && a.kept_chance() == b.kept_chance()
            && (&self.deciders, &self.undone) == (&other.deciders, &other.undone)
            && self.came_from == other.came_from
            && (self.asked, self.overdue) == (other.asked, other.overdue)
            && (&self.vote, self.refused) == (&other.vote, other.refused)
            && (self.paused_by, &self.overruled) == (other.paused_by, &other.overruled)
    }
}

impl Table {
    pub(crate) fn start(&self, by: PlayerId) -> Result<Vec<What>, Refusal> {
        self.check_waiting()?;
        self.check_host(by)?;
        // Who shares the host's screen is there.
        let must = |id: PlayerId| id != by;
        let late = self.seated.values().filter(|s| !s.ready && s.player.id().is_some_and(must));
        let waiting: Vec<String> = late.map(|seated| seated.player.name.clone()).collect();
        if !waiting.is_empty() {
            return Err(Refusal::NotReady { waiting });
        }
        let seating = self.next_seating();
        self.rules.start(&seating).map_err(Refusal::Seating)?;
        Ok(vec![What::Started { seats: seating.seats, opening: seating.opening }])
    }

    pub(crate) fn roll(&self, by: PlayerId, seat: Seat) -> Result<Vec<What>, Refusal> {
        let round = self.check_turn(by, seat)?;
        let turn = round.game.state().turn();
        if !matches!(turn, Turn::Roll { .. } | Turn::Opening { .. }) {
            return Err(Refusal::illegal(&self.rules, Illegal::NotNow { turn }));
        }
        Ok(self.taking_back(seat, What::Asked { seat, by: Some(by) }))
    }

    pub(crate) fn act(
        &self,
        by: PlayerId,
        seat: Seat,
        action: Action,
    ) -> Result<Vec<What>, Refusal> {
        let round = self.check_turn(by, seat)?;
        let action = self.written(round, action)?;
        Ok(self.taking_back(seat, What::Action { action, by: Some(by) }))
    }

    pub(crate) fn chance(&self, action: Action) -> Result<Vec<What>, Refusal> {
        let round = self.check_running()?;
        if round.vote.is_some() {
            return Err(Refusal::VoteOpen);
        }
        if !matches!(action, Action::Roll(_) | Action::First(_)) || !self.wants_dice(round) {
            return Err(Refusal::NoDice);
        }
        if round.game.kept_chance().is_some_and(|kept| kept != action) {
            return Err(Refusal::KeptDice);
        }
        self.check_legal(round, action)?;
        Ok(vec![What::Action { action: self.rules.write_action(&action), by: None }])
    }

    pub(crate) fn bot(&self, seat: Seat, action: Option<Action>) -> Result<Vec<What>, Refusal> {
        let round = self.check_running()?;
        if round.vote.is_some() {
            return Err(Refusal::VoteOpen);
        }
        if self.bot_to_act(round).is_none_or(|(due, _)| due != seat) {
            return Err(Refusal::NotBotsTurn);
        }
        match action {
            Some(action) => {
                let action = self.written(round, action)?;
                Ok(vec![What::Action { action, by: None }])
            }
            None => match round.game.state().turn() {
                Turn::Roll { .. } => Ok(vec![What::Asked { seat, by: None }]),
                turn => Err(Refusal::illegal(&self.rules, Illegal::NotNow { turn })),
            },
        }
    }

    /// A choice of a player in the record's words, if it is one and legal.
    fn written(&self, round: &Round, action: Action) -> Result<String, Refusal> {
        match action {
            Action::Move(_) | Action::Pass | Action::SecondThrow | Action::ChosenRoll(_) => {
                self.check_legal(round, action)?;
                Ok(self.rules.write_action(&action))
            }
            Action::Roll(_) | Action::First(_) | Action::Leave(_) => {
                let turn = round.game.state().turn();
                Err(Refusal::illegal(&self.rules, Illegal::NotNow { turn }))
            }
        }
    }

    fn check_legal(&self, round: &Round, action: Action) -> Result<(), Refusal> {
        let mut state = *round.game.state();
        let done = self.rules.apply(&mut state, action, &mut ());
        done.map_err(|illegal| Refusal::illegal(&self.rules, illegal))
    }

    /// Whether something can be done in the game at all.
    pub(crate) fn check_running(&self) -> Result<&Round, Refusal> {
        match &self.round {
            Some(round) if self.phase == Phase::Playing => match self.clock.paused {
                Some(_) => Err(Refusal::Paused),
                None => Ok(round),
            },
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// Whether it is this person's turn to act for this seat.
    fn check_turn(&self, by: PlayerId, seat: Seat) -> Result<&Round, Refusal> {
        let round = self.check_running()?;
        self.check_seat(by, seat)?;
        match round.game.state().turn() {
            turn @ (Turn::Draw | Turn::Over) => {
                Err(Refusal::illegal(&self.rules, Illegal::NotNow { turn }))
            }
            _ if round.game.state().seat() != seat => Err(Refusal::NotYourTurn),
            _ if round.asked => Err(Refusal::AlreadyAsked),
            _ => Ok(round),
        }
    }

    /// Who acts takes the seat back first.
    fn taking_back(&self, seat: Seat, what: What) -> Vec<What> {
        let back = self.is_lent(seat).then_some(What::TakenBack { seat });
        back.into_iter().chain([what]).collect()
    }

    /// Whether chance is to act now.
    pub(crate) fn wants_dice(&self, round: &Round) -> bool {
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

    /// The bot that is to decide now, and its level.
    pub(crate) fn bot_to_act(&self, round: &Round) -> Option<(Seat, &str)> {
        let state = round.game.state();
        if round.asked || !decides(&self.rules, state) {
            return None;
        }
        self.played_by(state.seat()).map(|level| (state.seat(), level))
    }

    /// The move that a person has to make because there is no other, if the table plays it.
    pub(crate) fn forced(&self, round: &Round) -> Option<Action> {
        let state = round.game.state();
        let due = matches!(state.turn(), Turn::Move { .. }) && self.settings.play_forced;
        if !due || self.played_by(state.seat()).is_some() {
            return None;
        }
        match Options::of(&self.rules, state).as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    pub(crate) fn take_started(
        &mut self,
        at: Millis,
        seats: &[Seat],
        opening: bool,
    ) -> Result<Vec<News>, BadEntry> {
        if self.phase == Phase::Playing {
            return Err(BadEntry::NotNow);
        }
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
        Ok(vec![News::Started { round: self.rounds.saturating_add(1) }])
    }

    pub(crate) fn take_asked(
        &mut self,
        at: Millis,
        seat: Seat,
        by: Option<PlayerId>,
    ) -> Result<Vec<News>, BadEntry> {
        let due = self.to_act() == Some(seat);
        let round = self.playing()?;
        if !due || matches!(round.game.state().turn(), Turn::Move { .. }) {
            return Err(BadEntry::NotNow);
        }
        round.asked = true;
        let failed = round.fail_vote();
        self.clock.go_on(at);
        self.clock.asked = at;
        self.has_acted(at, seat, by);
        Ok(failed.into_iter().chain([News::Rolling { seat }]).collect())
    }

    pub(crate) fn take_action(
        &mut self,
        at: Millis,
        word: &str,
        by: Option<PlayerId>,
    ) -> Result<Vec<News>, BadEntry> {
        self.must_be(Phase::Playing)?;
        let round = self.round.as_ref().ok_or(BadEntry::NotNow)?;
        let read = self.rules.read_action(round.game.state(), word).map_err(BadEntry::Action)?;
        if let Action::Leave(_) = read {
            return Err(BadEntry::Action(format!("`{word}` belongs into an entry `left`")));
        }
        let seat = round.game.state().seat();
        let news = self.apply(at, read, by)?;
        self.has_acted(at, seat, by);
        Ok(news)
    }

    /// A person who acts, or lets a bot do so, has missed nothing in a row; and goes on with a full
    /// clock where the time was over.
    fn has_acted(&mut self, at: Millis, seat: Seat, by: Option<PlayerId>) {
        if let Some(seated) = self.seated.get_mut(&seat)
            && (by.is_some() || matches!(seated.hands, Hands::Lent { why: Why::Asked, .. }))
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

    /// Does an action in the game and all that follows from it at the table.
    pub(crate) fn apply(
        &mut self,
        at: Millis,
        action: Action,
        by: Option<PlayerId>,
    ) -> Result<Vec<News>, BadEntry> {
        let round = self.round.as_mut().ok_or(BadEntry::NotNow)?;
        let before = *round.game.state();
        let done = round.game.apply(action);
        let events = done.map_err(|i| BadEntry::Action(self.rules.explain(&i)))?;
        round.deciders.push(by);
        round.undone.truncate(round.game.undone().len());
        // What is done again by hand need not be done again; what is done otherwise is gone.
        let (ply, last) = (round.game.ply(), round.game.ply() + round.undone.len());
        round.came_from.retain(|from| (ply + 1..=last).contains(from));
        let failed = round.fail_vote();
        round.refused = None;
        self.clock.go_on(at);
        self.turn_over(at, &before, action, &events);
        let events = events.into_iter().map(News::Event);
        let mut news: Vec<News> = failed.into_iter().chain(events).collect();
        news.extend(self.end_if_over());
        Ok(news)
    }

    /// What an action means for the clock: every turn and every extra roll has its own time.
    fn turn_over(&mut self, at: Millis, before: &State, action: Action, events: &[Event]) {
        let Some(round) = &mut self.round else { return };
        let state = round.game.state();
        let roll_due = !matches!(state.turn(), Turn::Move { .. } | Turn::Over);
        // Somebody else's leaving does not touch a turn that goes on as it was.
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
