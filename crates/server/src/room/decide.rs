//! Decides commands: computes the entries a command leads to, or why it is refused.

use super::{Room, RoomChange, RoomEntry};
use crate::node::secret::TokenHash;
use crate::wire::{Answer, Command, RequestRefusal, check};
use homestretch_rules::{Action, Illegal, Item, Move, Rules, Seat, Turn, tidy_name};
use homestretch_table::fair::GameId;
use homestretch_table::{
    Input, Millis, Phase, PlayerId, Settings, TableChange, TableEntry, TableRefusal, Undo,
};

/// The maximum length of a chat message.
const MAX_CHAT_CHARS: usize = 500;

/// The maximum length of a reaction.
const MAX_REACTION_CHARS: usize = 16;

/// The maximum time for a turn. Every turn has a limit, so that no game stalls for ever.
const MAX_TURN_SECONDS: u32 = 86_400;

/// The entries that something leads to, or why it is refused.
pub(crate) type Decision = Answer<Vec<RoomEntry>>;

impl Room {
    /// The entries for a new person who sits down or watches.
    pub(crate) fn enter(
        &self,
        now: Millis,
        name: &str,
        key: TokenHash,
        sit: Option<Option<Seat>>,
    ) -> Decision {
        let name = self.unique_name(&tidy_name(name).ok_or(TableRefusal::BadName)?);
        let player = PlayerId(self.people.len() as u64 + 1);
        let entered = RoomChange::Entered { player, name: name.clone(), key };
        let mut entries = vec![self.entry(now, entered)];
        if let Some(seat) = sit {
            entries.extend(self.table_entries(now, Input::Join { by: player, name, seat })?);
        }
        Ok(entries)
    }

    /// Seats the creator of the room and commits to the dice of the first game. Returns the
    /// entries, which are already applied.
    pub(crate) fn seat_creator(
        &mut self,
        now: Millis,
        by: PlayerId,
        name: &str,
        seat: Option<Seat>,
    ) -> Decision {
        let mut entries = self.table_entries(now, Input::Join { by, name: name.into(), seat })?;
        entries.extend(self.commitment(now));
        for entry in &entries {
            self.apply(entry).map_err(|error| RequestRefusal::BadRequest(error.to_string()))?;
        }
        Ok(entries)
    }

    /// The entries a command leads to.
    pub(crate) fn decide(
        &self,
        now: Millis,
        by: PlayerId,
        seq: Option<u64>,
        command: &Command,
        shortest_turn: u32,
    ) -> Decision {
        self.check_seq(seq, command)?;
        let here = |what| Ok(vec![self.entry(now, what)]);
        let own = || {
            let seats = self.table.seats_of(by);
            let to_act = self.table.to_act().filter(|seat| seats.contains(seat));
            to_act.or(seats.first().copied()).ok_or(TableRefusal::NotSeated)
        };
        let input = match command {
            Command::Chat { text } => return here(self.say(by, text)?),
            Command::React { reaction } => return here(self.react(by, reaction)?),
            Command::Remove { player } => return self.remove(now, by, *player),
            Command::Mute { player, muted } => {
                self.check_host(by)?;
                self.check_other(by, *player, "the host cannot mute the host")?;
                return here(RoomChange::Muted { player: *player, muted: *muted });
            }
            Command::ChatOn { on } => {
                self.check_host(by)?;
                return here(RoomChange::Chat { on: *on });
            }
            Command::List { public } => {
                self.check_host(by)?;
                return here(RoomChange::Listed { public: *public });
            }
            Command::Leave if !self.table.is_present(by) && !self.is_host(by) => {
                return match self.is_away(by) {
                    true => Ok(Vec::new()),
                    false => here(RoomChange::WentAway { player: by }),
                };
            }
            Command::Sit { seat, name } => self.sit(by, *seat, name.as_deref())?,
            Command::Ready { ready } => Input::Ready { by, ready: *ready },
            Command::Start => Input::Start { by },
            Command::Roll { value } => return self.roll(now, by, own()?, value.as_deref()),
            Command::Anchor { game, seat, anchor } => {
                let game = GameId::try_from(game.clone()).map_err(|_| RequestRefusal::OtherGame)?;
                let anchor = anchor.parse().map_err(|_| RequestRefusal::BadValue)?;
                return self.anchor(now, by, game, *seat, anchor);
            }
            Command::Release { index, seat, value } => {
                let value = value.parse().map_err(|_| RequestRefusal::BadValue)?;
                return self.release(now, by, *index, *seat, value);
            }
            Command::Move { token, pips } => {
                let mv = Move { token: *token, pips: self.pips(*token, *pips)? };
                Input::Act { by, seat: own()?, action: Action::Move(mv) }
            }
            Command::Pass => Input::Act { by, seat: own()?, action: Action::Pass },
            Command::Use { item, dice } => {
                Input::Act { by, seat: own()?, action: self.item(*item, dice.as_deref())? }
            }
            Command::Pause => Input::Pause { by },
            Command::Resume => Input::Resume { by },
            Command::Kick { seat } => Input::Kick { by, seat: *seat },
            Command::AddBot { seat, level, name } => {
                let name = name.as_ref().unwrap_or(level);
                // An invalid name is passed on unchanged: the table explains what is wrong with it.
                let name = tidy_name(name).map_or(name.clone(), |name| self.unique_name(&name));
                let level = level.parse().map_err(TableRefusal::NoLevel)?;
                Input::AddBot { by, seat: *seat, level, name: Some(name) }
            }
            Command::RemoveBot { seat } => Input::RemoveBot { by, seat: *seat },
            Command::Settings { settings } => {
                let settings = settings.clone().apply(self.table.settings())?;
                check_settings(&settings, shortest_turn)?;
                Input::Settings { by, settings }
            }
            Command::Autopilot { on, level, seat } => {
                let seat = seat.map_or_else(own, Ok)?;
                let level = match level {
                    _ if !on => None,
                    Some(name) => Some(name.parse().map_err(TableRefusal::NoLevel)?),
                    None => Some(self.table.settings().stand_in),
                };
                Input::Autopilot { by, seat, level }
            }
            Command::Undo => Input::Undo { by },
            Command::Redo => Input::Redo { by },
            Command::Vote { agree } => Input::Vote { by, agree: *agree },
            Command::Leave => Input::Leave { by },
            Command::Return => Input::Return { by },
            Command::Rematch => Input::Rematch { by },
        };
        self.table_entries(now, input)
    }

    /// The entries that readmit a person who had left and now sends a command. `leave` does not
    /// readmit; `sit` and `return` do so by themselves.
    pub(crate) fn readmission_for(
        &self,
        now: Millis,
        by: PlayerId,
        command: &Command,
    ) -> Vec<RoomEntry> {
        match command {
            Command::Leave | Command::Sit { .. } | Command::Return => Vec::new(),
            _ => self.readmission(now, by),
        }
    }

    /// The entries that readmit a person who had left.
    pub(crate) fn readmission(&self, now: Millis, player: PlayerId) -> Vec<RoomEntry> {
        let away = self.people.get(&player).filter(|person| person.away && !person.removed);
        let entered = away.map(|person| {
            let (name, key) = (person.name.clone(), person.key.clone());
            self.entry(now, RoomChange::Entered { player, name, key })
        });
        entered.into_iter().collect()
    }

    /// Takes a seat for oneself, or for another person at the same screen.
    fn sit(&self, by: PlayerId, seat: Option<Seat>, name: Option<&str>) -> Answer<Input> {
        let own = self.table.seats_of(by);
        let name = match (name, own.as_slice(), seat) {
            (Some(name), ..) => {
                self.check_may_seat_others(by)?;
                // Everybody reads names, so a muted person cannot choose one for somebody else.
                self.check_may_speak(by)?;
                self.unique_name(&tidy_name(name).ok_or(TableRefusal::BadName)?)
            }
            (None, [], _) => self.name(by),
            (None, &[from], Some(to)) => return Ok(Input::ChangeSeat { by, from, to }),
            (None, [..], _) => return Err(RequestRefusal::Seated),
        };
        Ok(Input::Join { by, name, seat })
    }

    /// Rolls, and releases the device's value for the roll if the command has one.
    fn roll(&self, now: Millis, by: PlayerId, seat: Seat, value: Option<&str>) -> Decision {
        let mut entries = Vec::new();
        if let (Some(value), Some(index)) = (value, self.open_roll_of(seat)) {
            let value = value.parse().map_err(|_| RequestRefusal::BadValue)?;
            entries = self.release(now, by, index, seat, value)?;
        }
        entries.extend(self.table_entries(now, Input::Roll { by, seat })?);
        Ok(entries)
    }

    /// The entries of an input to the table.
    pub(crate) fn table_entries(&self, now: Millis, input: Input) -> Decision {
        let entries = self.table.decide(now.max(self.last), input)?;
        let starts = entries.iter().any(|entry| matches!(entry.what, TableChange::Started { .. }));
        let entry = |e: TableEntry| RoomEntry { at: e.at, what: RoomChange::Table(e.what) };
        // Rooms of older versions have no commitment for the next game yet.
        let committed = if starts { self.commitment(now) } else { None };
        Ok(committed.into_iter().chain(entries.into_iter().map(entry)).collect())
    }

    /// Commands that continue the game are stale once the game has moved on. Others never are.
    fn check_seq(&self, seq: Option<u64>, command: &Command) -> Answer<()> {
        let Some(seq) = seq else { return Ok(()) };
        check(seq <= self.seq, RequestRefusal::Future(seq))?;
        let plays = match command {
            Command::Roll { .. }
            | Command::Move { .. }
            | Command::Pass
            | Command::Use { .. }
            | Command::Undo
            | Command::Redo
            | Command::Start => true,
            // A rematch is never stale while the table waits: somebody else asked first, and this
            // person wants the same.
            Command::Rematch => self.table.phase() != Phase::Waiting,
            _ => false,
        };
        check(!plays || seq >= self.game_seq, RequestRefusal::Stale)
    }

    fn say(&self, by: PlayerId, text: &str) -> Answer<RoomChange> {
        let text = text.trim();
        let control = |c: char| c.is_control() && c != '\n';
        let fits = (1..=MAX_CHAT_CHARS).contains(&text.chars().count());
        check(fits && !text.chars().any(control), RequestRefusal::BadChat)?;
        self.check_may_speak(by)?;
        Ok(RoomChange::Said { by, text: text.into() })
    }

    fn react(&self, by: PlayerId, reaction: &str) -> Answer<RoomChange> {
        let reaction = reaction.trim();
        let fits = (1..=MAX_REACTION_CHARS).contains(&reaction.chars().count());
        check(fits && !reaction.chars().any(char::is_control), RequestRefusal::BadReaction)?;
        self.check_may_speak(by)?;
        Ok(RoomChange::Reacted { by, reaction: reaction.into() })
    }

    fn check_may_speak(&self, by: PlayerId) -> Answer<()> {
        match self.people.get(&by) {
            Some(person) if person.muted => Err(RequestRefusal::Muted),
            _ if !self.chat_on && !self.is_host(by) => Err(RequestRefusal::ChatOff),
            _ => Ok(()),
        }
    }

    fn remove(&self, now: Millis, by: PlayerId, player: PlayerId) -> Decision {
        self.check_host(by)?;
        self.check_other(by, player, "to leave the room, use `leave`")?;
        let mut entries = Vec::new();
        if self.table.is_present(player) {
            entries = self.table_entries(now, Input::Leave { by: player })?;
        }
        entries.push(self.entry(now, RoomChange::Removed { player }));
        Ok(entries)
    }

    fn is_host(&self, by: PlayerId) -> bool {
        self.table.host() == Some(by)
    }

    fn check_host(&self, by: PlayerId) -> Answer<()> {
        check(self.is_host(by), TableRefusal::NotHost.into())
    }

    /// Checks that `player` is somebody else who is in the room or was. `instead` is the advice for
    /// people who name themselves.
    fn check_other(&self, by: PlayerId, player: PlayerId, instead: &'static str) -> Answer<()> {
        match self.people.get(&player).filter(|person| !person.removed) {
            None => Err(RequestRefusal::NoPerson),
            Some(_) if player == by => Err(RequestRefusal::Oneself(instead)),
            Some(_) => Ok(()),
        }
    }

    /// In a public room, only the host may seat others, unless everybody plays on one screen:
    /// people from the lobby are strangers and take one seat under their own name.
    fn check_may_seat_others(&self, by: PlayerId) -> Answer<()> {
        let among_friends = !self.public || self.table.settings().shared_screen;
        if among_friends { Ok(()) } else { self.check_host(by) }
    }

    /// The pips of a move: those in the command, or the only ones that are legal for the token.
    fn pips(&self, token: u8, chosen: Option<u8>) -> Answer<u8> {
        if let Some(pips) = chosen {
            return Ok(pips);
        }
        let (rules, state) = self.state().ok_or(TableRefusal::NotPlaying)?;
        let moves = rules.legal(state);
        let mut open = moves.iter().filter(|mv| mv.token == token).map(|mv| mv.pips);
        match (open.next(), open.next()) {
            (Some(_), Some(_)) => Err(RequestRefusal::BadRequest(
                "the token can move by several numbers; choose one with `pips`".into(),
            )),
            (Some(only), None) => Ok(only),
            // The table explains why the token cannot move.
            (None, _) => Ok(moves.offered().next().unwrap_or(0)),
        }
    }

    fn item(&self, item: Item, dice: Option<&[u8]>) -> Answer<Action> {
        let bad = |message: &str| RequestRefusal::BadRequest(message.into());
        match item {
            Item::SecondThrow => Ok(Action::SecondThrow),
            Item::Shield => Err(bad("a shield works automatically")),
            Item::ChosenRoll => {
                let plays = self.table.phase() == Phase::Playing;
                let state = self.state().filter(|_| plays);
                let (rules, state) = state.ok_or(TableRefusal::NotPlaying)?;
                let dice = dice.ok_or_else(|| bad("a chosen roll needs `dice`"))?;
                if !matches!(state.turn(), Turn::Roll { .. }) {
                    return Err(bad("a roll can only be chosen before rolling"));
                }
                let throw = rules.throw(state, dice).ok_or_else(|| TableRefusal::Illegal {
                    illegal: Illegal::NoSuchThrow,
                    message: "the dice of this game cannot show these numbers".into(),
                })?;
                Ok(Action::ChosenRoll(throw))
            }
        }
    }

    pub(super) fn state(&self) -> Option<(&Rules, &homestretch_rules::State)> {
        let game = self.table.game()?;
        Some((game.rules(), game.state()))
    }
}

/// Checks whether a table on a server may have these settings.
pub(crate) fn check_settings(settings: &Settings, shortest_turn: u32) -> Answer<()> {
    settings.check()?;
    if settings.undo == Undo::Free && !settings.shared_screen {
        let reason = "free undo needs a shared screen";
        return Err(TableRefusal::BadSettings { reason }.into());
    }
    let fits = |seconds| (shortest_turn..=MAX_TURN_SECONDS).contains(&seconds);
    check(settings.turn_seconds.is_some_and(fits), RequestRefusal::TurnSeconds(shortest_turn))
}
