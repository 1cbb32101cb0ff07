//! The view of a room.

use super::Room;
use crate::wire::event::RoomEvent;
use crate::wire::{ClockView, PersonView, RoomView, SaidView, SeatView, Summary, You, status};
use homestretch_rules::Seat;
use homestretch_table::{Control, Millis, PlayerId, PlayerKind};
use std::ops::Bound;

/// How many positions the search for risky moves may try. It takes a few milliseconds in games with
/// many dice.
const MAX_RISK_TRIES: u32 = 5_000;

/// How many watchers a view lists.
const MAX_LISTED_WATCHERS: usize = 12;

/// The people without a seat who are present.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watchers {
    /// The first of them.
    listed: Vec<PersonView>,
    pub(crate) count: usize,
}

/// Whether a person is present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// Has a socket.
    Connected,
    /// Has no socket, but was here recently.
    Recent,
    /// Is absent.
    Gone,
}

impl Room {
    /// The room as one viewer sees it. The caller knows who is present.
    pub(crate) fn view(
        &self,
        now: Millis,
        viewer: Option<PlayerId>,
        presence: &dyn Fn(PlayerId) -> Presence,
        watchers: Watchers,
    ) -> RoomView {
        let mut view = self.shared_view(now, presence, watchers);
        // The viewer's own presence may differ from what others see.
        if let Some(own) = view.watchers.iter_mut().find(|own| Some(own.player) == viewer) {
            own.connected = presence(own.player) == Presence::Connected;
        }
        RoomView { chat: self.chat_views(), you: viewer.map(|player| self.you(player)), ..view }
    }

    /// The part of the view that is the same for everybody, without the chat.
    pub(crate) fn shared_view(
        &self,
        now: Millis,
        presence: &dyn Fn(PlayerId) -> Presence,
        watchers: Watchers,
    ) -> RoomView {
        let table = &self.table;
        RoomView {
            code: self.code.clone(),
            seq: self.seq,
            status: status(table.phase(), table.game().is_some()),
            variant: table.rules().spec().id.clone(),
            variant_hash: table.rules().hash(),
            seats: self.seats(presence),
            watchers: watchers.listed,
            watching: watchers.count,
            game: table.game().map(|game| game.view()),
            risky: self.risky(),
            asked: table.to_act().filter(|_| table.rolling()),
            you: None,
            clock: ClockView {
                now,
                turn_left_ms: table.turn_left(now),
                game_left_ms: table.game_left(now),
                paused: table.paused(),
            },
            chat: Vec::new(),
            chat_on: self.chat_on,
            muted: self.muted(),
            public: self.public,
            settings: table.settings().clone(),
            rounds: table.rounds(),
            winners: table.winners().map(<[_]>::to_vec),
            host: table.host(),
            vote: table.vote_open().cloned(),
            places: table.places(),
            ranks: table.ranks(),
            games: self.games,
            dice: self.dice_view(),
        }
    }

    /// The indices of legal moves that put their token at risk. Empty when a bot has to move.
    fn risky(&self) -> Vec<usize> {
        let Some(game) = self.table.game() else { return Vec::new() };
        let is_person = |seat: Seat| self.table.at(seat).is_some_and(|at| at.level().is_none());
        if !self.table.to_act().is_some_and(is_person) {
            return Vec::new();
        }
        let risks = game.rules().risks(game.state(), MAX_RISK_TRIES);
        risks.iter().enumerate().filter_map(|(place, risky)| risky.then_some(place)).collect()
    }

    fn seats(&self, presence: &dyn Fn(PlayerId) -> Presence) -> Vec<SeatView> {
        let is_connected = |player| presence(player) == Presence::Connected;
        let seat = |seat: Seat| {
            let seated = self.table.at(seat);
            let player = seated.and_then(|seated| seated.player.id());
            SeatView {
                seat,
                name: seated.map(|seated| seated.player.name.clone()),
                kind: match seated.map(|seated| &seated.player.kind) {
                    None => "free",
                    Some(PlayerKind::Bot(_)) => "bot",
                    Some(_) => "human",
                },
                player,
                level: seated.and_then(|seated| seated.level()),
                lent: seated.and_then(|seated| match seated.control {
                    Control::Autopilot { reason, .. } => Some(reason),
                    Control::Player | Control::Gone => None,
                }),
                ready: seated.is_some_and(|seated| seated.ready),
                host: player.is_some() && player == self.table.host(),
                connected: seated.is_some() && player.is_none_or(is_connected),
                points: seated.map_or(0, |seated| seated.points),
            }
        };
        (0..self.table.rules().seats()).map(|index| seat(Seat(index as u8))).collect()
    }

    /// The people without a seat who are present.
    pub(crate) fn watchers(&self, presence: &dyn Fn(PlayerId) -> Presence) -> Watchers {
        let seated: Vec<_> = self.table.seated().filter_map(|(_, at)| at.player.id()).collect();
        let is_watching = |id: &PlayerId, person: &super::Person| {
            !person.away && presence(*id) != Presence::Gone && !seated.contains(id)
        };
        let watching = || self.people.iter().filter(|(id, person)| is_watching(id, person));
        let view = |(id, person): (&PlayerId, _)| person_view(*id, person, presence);
        Watchers {
            listed: watching().take(MAX_LISTED_WATCHERS).map(view).collect(),
            count: watching().count(),
        }
    }

    /// At most `most` people who have not left, with numbers above `after`.
    pub(crate) fn people_after(
        &self,
        after: PlayerId,
        most: usize,
        presence: &dyn Fn(PlayerId) -> Presence,
    ) -> Vec<PersonView> {
        let later = self.people.range((Bound::Excluded(after), Bound::Unbounded));
        let inside = later.filter(|(_, person)| !person.away);
        inside.take(most).map(|(id, person)| person_view(*id, person, presence)).collect()
    }

    fn you(&self, player: PlayerId) -> You {
        You {
            player,
            name: self.name(player),
            seat: self.table.seats_of(player).first().copied(),
            muted: self.people.get(&player).is_some_and(|person| person.muted),
        }
    }

    /// Whether the lobby lists the room: it is public and somebody is in it.
    pub(crate) fn is_listed(&self, deserted: bool) -> bool {
        self.public && !deserted && self.people.values().any(|person| !person.away)
    }

    /// Whether a person has left and not returned.
    pub(crate) fn is_away(&self, player: PlayerId) -> bool {
        self.people.get(&player).is_some_and(|person| person.away)
    }

    /// Whether the host has removed a person.
    pub(crate) fn is_removed(&self, player: PlayerId) -> bool {
        self.people.get(&player).is_some_and(|person| person.removed)
    }

    fn muted(&self) -> Vec<PlayerId> {
        let muted = self.people.iter().filter(|(_, person)| person.muted && !person.removed);
        muted.map(|(id, _)| *id).collect()
    }

    fn chat_views(&self) -> Vec<SaidView> {
        let view = |message: &super::ChatMessage| SaidView {
            at: message.at,
            player: message.by,
            name: self.name(message.by),
            text: message.text.clone(),
        };
        self.chat.iter().map(view).collect()
    }

    /// The events after an entry; `None` if they are no longer kept.
    pub(crate) fn events_after(&self, after: u64) -> Option<Vec<RoomEvent>> {
        let first = self.events.front().map_or(self.seq + 1, |(seq, _)| *seq);
        if after > self.seq || after + 1 < first {
            return None;
        }
        Some(self.events_between(after + 1, self.seq))
    }

    /// The events of a range of entries, as far as they are kept.
    pub(crate) fn events_between(&self, from: u64, to: u64) -> Vec<RoomEvent> {
        let these = self.events.iter().filter(|(seq, _)| (from..=to).contains(seq));
        these.flat_map(|(_, events)| events.iter().cloned()).collect()
    }

    /// The status that the store counts by. It does not distinguish a rematch from the first game.
    pub(crate) fn status(&self) -> &'static str {
        status(self.table.phase(), false)
    }

    /// The lobby entry of the room.
    pub(crate) fn summary(&self) -> Summary {
        let table = &self.table;
        let seated = || table.seated().map(|(_, seated)| seated);
        Summary {
            code: self.code.clone(),
            variant: table.rules().spec().id.clone(),
            house_rules: self.house_rules,
            status: status(table.phase(), table.game().is_some()).into(),
            host: table.host().map(|host| self.name(host)),
            taken: seated().len(),
            seats: table.rules().spec().players[1] as usize,
            bots: seated().filter(|s| matches!(s.player.kind, PlayerKind::Bot(_))).count(),
        }
    }
}

fn person_view(
    player: PlayerId,
    person: &super::Person,
    presence: &dyn Fn(PlayerId) -> Presence,
) -> PersonView {
    let connected = presence(player) == Presence::Connected;
    PersonView { player, name: person.name.clone(), connected }
}
