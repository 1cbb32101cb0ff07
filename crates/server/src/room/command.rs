//! What people ask for, decided: the entries it leads to, or why it is refused.

use super::{Entry, Room, RoomWhat};
use crate::fault::{self, Fault};
use crate::protocol::Command;
use crate::secret::Key;
use homestretch_rules::{Action, Illegal, Item, Move, Rules, Seat, Turn, tidy_name};
use homestretch_table::fair::GameId;
use homestretch_table::{Input, Millis, Phase, PlayerId, Refusal, Settings, Undo, What};

/// The longest thing one can say.
const LONGEST_CHAT: usize = 500;

/// The longest reaction.
const LONGEST_REACTION: usize = 16;

/// The longest time for a turn: no table ever stalls.
const LONGEST_TURN: u32 = 86_400;

/// Why a person's wish is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refused {
    #[error("there is no room with this code")]
    NoRoom,
    #[error("this needs the token that you were given when you came in")]
    NoToken,
    #[error("the host has sent you out of this room")]
    SentOut,
    #[error("{0}")]
    Table(Refusal),
    #[error("something has happened in the meantime; look again")]
    Stale,
    #[error("the command comes from an entry {0} that the room does not have")]
    Future(u64),
    #[error("nobody with that number is in the room")]
    NoPerson,
    #[error("that is you; {0}")]
    Oneself(&'static str),
    #[error("a message has 1 to 500 characters, without control characters")]
    BadChat,
    #[error("a reaction has 1 to 16 characters")]
    BadReaction,
    #[error("the chat is turned off")]
    ChatOff,
    #[error("the host has asked you not to write")]
    Muted,
    #[error("you have a seat already")]
    Seated,
    #[error("a turn has {0} to 86400 seconds")]
    TurnSeconds(u32),
    #[error("the name of a command has 1 to 64 characters, without line breaks and the like")]
    BadCmdId,
    #[error("too many people are in this room")]
    Crowded,
    #[error("so much has happened in this room that it takes no more; make a new one")]
    TooLong,
    #[error("this roll is not open, or not for this seat")]
    NotOpen,
    #[error("this value is not of the chain that the seat has committed to")]
    BadValue,
    #[error("this is another game than the one that is played or comes next")]
    OtherGame,
    #[error("the dice of this room follow from a seed: nobody commits to anything")]
    Seeded,
    #[error("this room cannot be opened: what is stored of it is damaged, or of a newer version")]
    Unreadable,
    #[error("{message}")]
    Other { code: &'static str, message: String },
}

impl Refused {
    /// The stable code.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Refused::NoRoom => "no_room",
            Refused::NoToken => "no_token",
            Refused::SentOut => "sent_out",
            Refused::Table(refusal) => refusal.code(),
            Refused::Stale => "stale",
            Refused::Future(_) => "unknown_seq",
            Refused::NoPerson | Refused::Oneself(_) => "no_person",
            Refused::BadChat => "bad_chat",
            Refused::BadReaction => "bad_reaction",
            Refused::ChatOff => "chat_off",
            Refused::Muted => "muted",
            Refused::Seated => "seated",
            Refused::TurnSeconds(_) => "bad_settings",
            Refused::BadCmdId => "bad_cmd_id",
            Refused::Crowded => "crowded",
            Refused::TooLong => "too_long",
            Refused::NotOpen => "not_open",
            Refused::BadValue => "bad_value",
            Refused::OtherGame => "other_game",
            Refused::Seeded => "seeded",
            Refused::Unreadable => "unreadable",
            Refused::Other { code, .. } => code,
        }
    }

    /// The status of an HTTP answer.
    pub(crate) fn status(&self) -> u16 {
        match self {
            Refused::NoRoom | Refused::NoPerson | Refused::Oneself(_) => 404,
            Refused::NoToken | Refused::SentOut => 401,
            Refused::Muted | Refused::ChatOff => 403,
            Refused::Stale | Refused::Future(_) | Refused::Seated | Refused::Crowded => 409,
            Refused::TooLong | Refused::NotOpen | Refused::OtherGame | Refused::Seeded => 409,
            Refused::BadChat
            | Refused::BadReaction
            | Refused::BadValue
            | Refused::TurnSeconds(_)
            | Refused::BadCmdId => 400,
            Refused::Unreadable => 503,
            Refused::Table(refusal) => table_status(refusal),
            Refused::Other { code, .. } => match *code {
                "unavailable" => 503,
                "too_many" => 429,
                _ => 400,
            },
        }
    }
}

fn table_status(refusal: &Refusal) -> u16 {
    match refusal {
        Refusal::NotHost | Refusal::NotSeated | Refusal::NotYourSeat(_) => 403,
        Refusal::BadName | Refusal::BadSettings { .. } | Refusal::NoLevel(_) => 400,
        Refusal::NoSuchSeat(_) | Refusal::NoBotThere(_) => 404,
        Refusal::SeatEmpty(_) | Refusal::KickedBot(_) => 404,
        _ => 409,
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Table(refusal)
    }
}

impl Room {
    /// The entries of coming in, to sit or to watch, and the number of who does.
    pub(super) fn enter(
        &self,
        now: Millis,
        name: &str,
        key: Key,
        sit: Option<Option<Seat>>,
    ) -> Result<(PlayerId, Vec<Entry>), Refused> {
        let name = self.told_apart(&tidy_name(name).ok_or(Refusal::BadName)?);
        let player = PlayerId(self.people.len() as u64 + 1);
        let at = now.max(self.last);
        let entered = RoomWhat::Entered { player, name: name.clone(), key };
        let mut entries = vec![Entry { at, what: entered }];
        if let Some(seat) = sit {
            entries.extend(self.at_table(now, Input::Join { by: player, name, seat })?);
        }
        Ok((player, entries))
    }

    /// Seats who made the room, commits to the dice of its first game, and gives the entries.
    pub(crate) fn sit_first(
        &mut self,
        now: Millis,
        by: PlayerId,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<Vec<Entry>, Refused> {
        let mut entries = self.at_table(now, Input::Join { by, name: name.into(), seat })?;
        entries.extend(self.commitment(now));
        for entry in &entries {
            self.take(entry).map_err(|error| Refused::Other {
                code: "bad_request",
                message: error.to_string(),
            })?;
        }
        Ok(entries)
    }

    /// The entries a command leads to.
    pub(super) fn decide(
        &self,
        now: Millis,
        by: PlayerId,
        seq: Option<u64>,
        command: &Command,
        shortest_turn: u32,
    ) -> Result<Vec<Entry>, Refused> {
        self.check_seq(seq, command)?;
        let here = |what| Ok(vec![Entry { at: now.max(self.last), what }]);
        let own = || {
            let seats = self.table.seats_of(by);
            let to_act = self.table.to_act().filter(|seat| seats.contains(seat));
            to_act.or(seats.first().copied()).ok_or(Refused::Table(Refusal::NotSeated))
        };
        let input = match command {
            Command::Chat { text } => return here(self.say(by, text)?),
            Command::React { reaction } => return here(self.react(by, reaction)?),
            Command::Remove { player } => return self.remove(now, by, *player),
            Command::Mute { player, muted } => {
                self.check_host(by)?;
                self.check_other(by, *player, "the host need not be asked to be silent")?;
                return here(RoomWhat::Muted { player: *player, muted: *muted });
            }
            Command::ChatOn { on } => {
                self.check_host(by)?;
                return here(RoomWhat::Chat { on: *on });
            }
            Command::List { public } => {
                self.check_host(by)?;
                return here(RoomWhat::Listed { public: *public });
            }
            Command::Leave if !self.table.is_present(by) && !self.is_host(by) => {
                return match self.is_away(by) {
                    true => Ok(Vec::new()),
                    false => here(RoomWhat::WentAway { player: by }),
                };
            }
            Command::Sit { seat, name } => self.sit(by, *seat, name.as_deref())?,
            Command::Ready { ready } => Input::Ready { by, ready: *ready },
            Command::Start => Input::Start { by },
            Command::Roll { value } => return self.roll(now, by, own()?, value.as_deref()),
            Command::Anchor { game, seat, anchor } => {
                let game = GameId::try_from(game.clone()).map_err(|_| Refused::OtherGame)?;
                let anchor = anchor.parse().map_err(|_| Refused::BadValue)?;
                return self.anchor(now, by, game, *seat, anchor);
            }
            Command::Release { index, seat, value } => {
                let value = value.parse().map_err(|_| Refused::BadValue)?;
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
                // The table says what is wrong with one that is no name.
                let name = tidy_name(name).map_or(name.clone(), |name| self.told_apart(&name));
                Input::AddBot { by, seat: *seat, level: level.clone(), name: Some(name) }
            }
            Command::RemoveBot { seat } => Input::RemoveBot { by, seat: *seat },
            Command::Settings { settings } => {
                let settings = settings.clone().apply(self.table.settings());
                check_settings(&settings, shortest_turn)?;
                Input::Settings { by, settings }
            }
            Command::Autopilot { on, level, seat } => {
                let stand_in = || self.table.settings().stand_in.clone();
                let level = on.then(|| level.clone().unwrap_or_else(stand_in));
                let seat = seat.map_or_else(own, Ok)?;
                Input::Autopilot { by, seat, level }
            }
            Command::Undo => Input::Undo { by },
            Command::Redo => Input::Redo { by },
            Command::Vote { agree } => Input::Vote { by, agree: *agree },
            Command::Leave => Input::Leave { by },
            Command::Return => Input::Return { by },
            Command::Rematch => Input::Rematch { by },
        };
        self.at_table(now, input)
    }

    /// The entries of coming in once more, for who went away and now does something else than to
    /// leave. To sit down or to return says it already.
    pub(super) fn comes_back(&self, now: Millis, by: PlayerId, command: &Command) -> Vec<Entry> {
        match command {
            Command::Leave | Command::Sit { .. } | Command::Return => Vec::new(),
            _ => self.returns(now, by),
        }
    }

    /// The entries of coming in once more, for who went away.
    pub(super) fn returns(&self, now: Millis, player: PlayerId) -> Vec<Entry> {
        let away = self.people.get(&player).filter(|person| person.away && !person.removed);
        let entered = away.map(|person| {
            let (name, key) = (person.name.clone(), person.key.clone());
            Entry { at: now.max(self.last), what: RoomWhat::Entered { player, name, key } }
        });
        entered.into_iter().collect()
    }

    /// Takes a seat, for oneself or for somebody at the same screen.
    fn sit(&self, by: PlayerId, seat: Option<Seat>, name: Option<&str>) -> Result<Input, Refused> {
        let own = self.table.seats_of(by);
        let name = match (name, own.as_slice(), seat) {
            (Some(name), ..) => {
                self.check_may_seat_others(by)?;
                // A name is read by everybody, too.
                self.check_may_speak(by)?;
                self.told_apart(&tidy_name(name).ok_or(Refusal::BadName)?)
            }
            (None, [], _) => self.name(by).to_string(),
            (None, &[from], Some(to)) => return Ok(Input::ChangeSeat { by, from, to }),
            (None, [..], _) => return Err(Refused::Seated),
        };
        Ok(Input::Join { by, name, seat })
    }

    /// Rolls, and shows the device's value for it if one is said.
    fn roll(
        &self,
        now: Millis,
        by: PlayerId,
        seat: Seat,
        value: Option<&str>,
    ) -> Result<Vec<Entry>, Refused> {
        let mut entries = Vec::new();
        if let (Some(value), Some(index)) = (value, self.open_for(seat)) {
            let value = value.parse().map_err(|_| Refused::BadValue)?;
            entries = self.release(now, by, index, seat, value)?;
        }
        entries.extend(self.at_table(now, Input::Roll { by, seat })?);
        Ok(entries)
    }

    /// The entries of an input to the table.
    pub(super) fn at_table(&self, now: Millis, input: Input) -> Result<Vec<Entry>, Refused> {
        let entries = self.table.decide(now.max(self.last), input)?;
        let starts = entries.iter().any(|entry| matches!(entry.what, What::Started { .. }));
        let entry = |e: homestretch_table::Entry| Entry { at: e.at, what: RoomWhat::Table(e.what) };
        // A room of an older program has nothing committed for the game that starts.
        let committed = if starts { self.commitment(now) } else { None };
        Ok(committed.into_iter().chain(entries.into_iter().map(entry)).collect())
    }

    /// What plays on is stale once the game has gone on; what is said never is.
    fn check_seq(&self, seq: Option<u64>, command: &Command) -> Result<(), Refused> {
        let Some(seq) = seq else { return Ok(()) };
        if seq > self.seq {
            return Err(Refused::Future(seq));
        }
        let plays = match command {
            Command::Roll { .. }
            | Command::Move { .. }
            | Command::Pass
            | Command::Use { .. }
            | Command::Undo
            | Command::Redo
            | Command::Start => true,
            // Who is second wants the same.
            Command::Rematch => self.table.phase() != Phase::Waiting,
            Command::Anchor { .. }
            | Command::Release { .. }
            | Command::Ready { .. }
            | Command::Sit { .. }
            | Command::Chat { .. }
            | Command::React { .. }
            | Command::Pause
            | Command::Resume
            | Command::Kick { .. }
            | Command::Remove { .. }
            | Command::Mute { .. }
            | Command::ChatOn { .. }
            | Command::List { .. }
            | Command::AddBot { .. }
            | Command::RemoveBot { .. }
            | Command::Settings { .. }
            | Command::Autopilot { .. }
            | Command::Vote { .. }
            | Command::Leave
            | Command::Return => false,
        };
        let stale = plays && seq < self.game_seq && !fault::is(Fault::TakeStale);
        if stale { Err(Refused::Stale) } else { Ok(()) }
    }

    fn say(&self, by: PlayerId, text: &str) -> Result<RoomWhat, Refused> {
        let text = text.trim();
        let control = |c: char| c.is_control() && c != '\n';
        if text.is_empty() || text.chars().count() > LONGEST_CHAT || text.chars().any(control) {
            return Err(Refused::BadChat);
        }
        self.check_may_speak(by)?;
        Ok(RoomWhat::Said { by, text: text.into() })
    }

    fn react(&self, by: PlayerId, reaction: &str) -> Result<RoomWhat, Refused> {
        let reaction = reaction.trim();
        let fits = (1..=LONGEST_REACTION).contains(&reaction.chars().count());
        if !fits || reaction.chars().any(char::is_control) {
            return Err(Refused::BadReaction);
        }
        self.check_may_speak(by)?;
        Ok(RoomWhat::Reacted { by, reaction: reaction.into() })
    }

    fn check_may_speak(&self, by: PlayerId) -> Result<(), Refused> {
        match self.people.get(&by) {
            Some(person) if person.muted => Err(Refused::Muted),
            _ if !self.chat_on && !self.is_host(by) => Err(Refused::ChatOff),
            _ => Ok(()),
        }
    }

    fn remove(&self, now: Millis, by: PlayerId, player: PlayerId) -> Result<Vec<Entry>, Refused> {
        self.check_host(by)?;
        self.check_other(by, player, "who wants to go says `leave`")?;
        let mut entries = Vec::new();
        if self.table.is_present(player) {
            entries = self.at_table(now, Input::Leave { by: player })?;
        }
        let what = RoomWhat::Removed { player };
        entries.push(Entry { at: now.max(self.last), what });
        Ok(entries)
    }

    fn is_host(&self, by: PlayerId) -> bool {
        self.table.host() == Some(by)
    }

    fn check_host(&self, by: PlayerId) -> Result<(), Refused> {
        if self.is_host(by) { Ok(()) } else { Err(Refused::Table(Refusal::NotHost)) }
    }

    /// Whether somebody is, or was, in the room, and is not the one who asks, who is told something
    /// else.
    fn check_other(
        &self,
        by: PlayerId,
        player: PlayerId,
        instead: &'static str,
    ) -> Result<(), Refused> {
        match self.people.get(&player).filter(|person| !person.removed) {
            None => Err(Refused::NoPerson),
            Some(_) if player == by => Err(Refused::Oneself(instead)),
            Some(_) => Ok(()),
        }
    }

    /// Who comes into a room of the lobby is a stranger, and takes one seat under the own name.
    fn check_may_seat_others(&self, by: PlayerId) -> Result<(), Refused> {
        let among_friends = !self.public || self.table.settings().shared_screen;
        if among_friends { Ok(()) } else { self.check_host(by) }
    }

    /// The pips of a move: those that are said, or the only ones the token can move.
    fn pips(&self, token: u8, said: Option<u8>) -> Result<u8, Refused> {
        if let Some(pips) = said {
            return Ok(pips);
        }
        let Some((rules, state)) = self.state() else {
            return Err(Refused::Table(Refusal::NotPlaying));
        };
        let moves = rules.legal(state);
        let mut open = moves.iter().filter(|mv| mv.token == token).map(|mv| mv.pips);
        match (open.next(), open.next()) {
            (Some(_), Some(_)) => Err(Refused::Other {
                code: "bad_request",
                message: "several numbers are open; say `pips`".into(),
            }),
            (Some(only), None) => Ok(only),
            // The table says why it cannot move.
            (None, _) => Ok(moves.offered().next().unwrap_or(0)),
        }
    }

    fn item(&self, item: Item, dice: Option<&[u8]>) -> Result<Action, Refused> {
        let bad = |message: &str| Refused::Other { code: "bad_request", message: message.into() };
        match item {
            Item::SecondThrow => Ok(Action::SecondThrow),
            Item::Shield => Err(bad("a shield works by itself")),
            Item::ChosenRoll => {
                let Some((rules, state)) = self.state() else {
                    return Err(Refused::Table(Refusal::NotPlaying));
                };
                if self.table.phase() != Phase::Playing {
                    return Err(Refused::Table(Refusal::NotPlaying));
                }
                let dice = dice.ok_or_else(|| bad("say the `dice` of the roll you choose"))?;
                if !matches!(state.turn(), Turn::Roll { .. }) {
                    return Err(bad("a roll is chosen before rolling"));
                }
                let throw = rules.throw(state, dice);
                let throw = throw.ok_or_else(|| {
                    let message = "the dice of this game cannot show that".into();
                    Refused::Table(Refusal::Illegal { illegal: Illegal::NoSuchThrow, message })
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

/// Whether a table on a server can be held to the settings.
pub(crate) fn check_settings(settings: &Settings, shortest_turn: u32) -> Result<(), Refused> {
    settings.check()?;
    if settings.undo == Undo::Free && !settings.shared_screen {
        let reason = "moves are taken back freely only where all play on one screen";
        return Err(Refusal::BadSettings { reason }.into());
    }
    match settings.turn_seconds {
        Some(seconds) if (shortest_turn..=LONGEST_TURN).contains(&seconds) => Ok(()),
        _ => Err(Refused::TurnSeconds(shortest_turn)),
    }
}
