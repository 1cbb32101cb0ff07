//! What viewers see of a room.

use super::Room;
use crate::event::RoomEvent;
use crate::protocol::{
    ClockView, PersonView, RankView, RoomView, SaidView, SeatView, Summary, You, status,
};
use crate::store::Standing;
use homestretch_rules::Seat;
use homestretch_table::{Hands, Kind, Millis, PlayerId};

/// How much is tried to find out what a move risks: some milliseconds, which games of many dice need.
const TRIES: u32 = 5_000;

/// How somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// With a socket.
    Connected,
    /// Without one, but not gone for long.
    Lately,
    /// Not at all.
    Gone,
}

impl Room {
    /// The room as a viewer sees it. Who is there is known outside of it.
    pub(crate) fn view(
        &self,
        now: Millis,
        viewer: Option<PlayerId>,
        presence: &dyn Fn(PlayerId) -> Presence,
    ) -> RoomView {
        RoomView {
            chat: self.said(),
            you: viewer.map(|player| self.you(player)),
            ..self.shared_view(now, presence)
        }
    }

    /// The part of the view that is the same for everybody, without the chat.
    pub(crate) fn shared_view(
        &self,
        now: Millis,
        presence: &dyn Fn(PlayerId) -> Presence,
    ) -> RoomView {
        let table = &self.table;
        RoomView {
            code: self.code.clone(),
            seq: self.seq,
            status: status(table.phase(), table.game().is_some()),
            variant: table.rules().spec().id.clone(),
            variant_hash: table.rules().hash(),
            seats: self.seats(presence),
            watchers: self.watchers(presence),
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
            ranks: self.ranks(),
            games: self.games,
            dice: self.dice_view(),
        }
    }

    /// The sides by their places, best first.
    pub(super) fn ranks(&self) -> Vec<RankView> {
        let ranks = self.table.ranks().into_iter();
        ranks.map(|(place, seats)| RankView { place, seats }).collect()
    }

    /// The places of the moves that risk their token. Bots know by themselves.
    fn risky(&self) -> Vec<usize> {
        let Some(game) = self.table.game() else { return Vec::new() };
        let is_person = |seat: Seat| self.table.at(seat).is_some_and(|at| at.level().is_none());
        if !self.table.to_act().is_some_and(is_person) {
            return Vec::new();
        }
        let risks = game.rules().risks(game.state(), TRIES);
        risks.iter().enumerate().filter_map(|(place, risky)| risky.then_some(place)).collect()
    }

    fn seats(&self, presence: &dyn Fn(PlayerId) -> Presence) -> Vec<SeatView> {
        let seat = |seat: Seat| match self.table.at(seat) {
            Some(seated) => {
                let player = seated.player.id();
                let lent = match seated.hands {
                    Hands::Lent { why, .. } => Some(why),
                    Hands::Own | Hands::Gone => None,
                };
                SeatView {
                    seat,
                    name: Some(seated.player.name.clone()),
                    kind: if matches!(seated.player.kind, Kind::Bot(_)) { "bot" } else { "human" },
                    player,
                    level: seated.level().map(str::to_string),
                    lent,
                    ready: seated.ready,
                    host: player.is_some() && player == self.table.host(),
                    connected: player.is_none_or(|player| presence(player) == Presence::Connected),
                    points: seated.points,
                }
            }
            None => SeatView {
                seat,
                name: None,
                kind: "free",
                player: None,
                level: None,
                lent: None,
                ready: false,
                host: false,
                connected: false,
                points: 0,
            },
        };
        (0..self.table.rules().seats()).map(|index| seat(Seat(index as u8))).collect()
    }

    fn watchers(&self, presence: &dyn Fn(PlayerId) -> Presence) -> Vec<PersonView> {
        let watching = self.people.iter().filter(|(id, person)| {
            !person.away && presence(**id) != Presence::Gone && self.table.seats_of(**id).is_empty()
        });
        let view = |(id, person): (&PlayerId, &super::Person)| PersonView {
            player: *id,
            name: person.name.clone(),
            connected: presence(*id) == Presence::Connected,
        };
        watching.map(view).collect()
    }

    fn you(&self, player: PlayerId) -> You {
        You {
            player,
            name: self.name(player).to_string(),
            seat: self.table.seats_of(player).first().copied(),
            muted: self.people.get(&player).is_some_and(|person| person.muted),
        }
    }

    /// Whether the lobby lists the room: if anybody is here, at the table or to watch.
    pub(crate) fn is_listed(&self, deserted: bool) -> bool {
        self.public && !deserted && self.people.values().any(|person| !person.away)
    }

    /// Whether somebody went away, and has not come back.
    pub(crate) fn is_away(&self, player: PlayerId) -> bool {
        self.people.get(&player).is_some_and(|person| person.away)
    }

    /// Whether somebody was sent out.
    pub(crate) fn is_removed(&self, player: PlayerId) -> bool {
        self.people.get(&player).is_some_and(|person| person.removed)
    }

    fn muted(&self) -> Vec<PlayerId> {
        let muted = self.people.iter().filter(|(_, person)| person.muted && !person.removed);
        muted.map(|(id, _)| *id).collect()
    }

    fn said(&self) -> Vec<SaidView> {
        let view = |said: &super::Said| SaidView {
            at: said.at,
            player: said.by,
            name: self.name(said.by).to_string(),
            text: said.text.clone(),
        };
        self.chat.iter().map(view).collect()
    }

    /// The events after an entry; none if they are not kept so long.
    pub(crate) fn events_after(&self, after: u64) -> Option<Vec<RoomEvent>> {
        let first = self.events.front().map_or(self.seq + 1, |(seq, _)| *seq);
        if after > self.seq || after + 1 < first {
            return None;
        }
        Some(self.events_between(after + 1, self.seq))
    }

    /// The events of some entries, as far as they are kept.
    pub(crate) fn events_between(&self, from: u64, to: u64) -> Vec<RoomEvent> {
        let these = self.events.iter().filter(|(seq, _)| (from..=to).contains(seq));
        these.flat_map(|(_, events)| events.iter().cloned()).collect()
    }

    /// What the room is to the store: it does not tell a rematch from another wait.
    pub(crate) fn status(&self) -> &'static str {
        status(self.table.phase(), false)
    }

    /// What the store keeps beside the entries.
    pub(crate) fn standing(&self, due: Option<Millis>, deserted: bool) -> Standing {
        let table = &self.table;
        let seated = || table.seated().map(|(_, seated)| seated);
        let summary = Summary {
            code: self.code.clone(),
            variant: table.rules().spec().id.clone(),
            house_rules: self.house_rules,
            status: status(table.phase(), table.game().is_some()).into(),
            host: table.host().map(|host| self.name(host).to_string()),
            taken: seated().len(),
            seats: table.rules().spec().players[1] as usize,
            bots: seated().filter(|s| matches!(s.player.kind, Kind::Bot(_))).count(),
        };
        Standing {
            status: self.status(),
            listed: self.is_listed(deserted),
            summary: serde_json::to_string(&summary).expect("a summary is plain data"),
            due,
            changed: self.last,
        }
    }
}
