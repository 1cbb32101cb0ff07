//! Events: what viewers are told of an entry, computed from it.

use super::{Entry, Room, RoomWhat};
use homestretch_table::{News, PlayerId, What};
use serde_json::{Value, json};

impl Room {
    /// What viewers are told of an entry that was just taken in.
    pub(super) fn events_of(&self, entry: &Entry, news: &[News]) -> Vec<Value> {
        match &entry.what {
            RoomWhat::Table(_) => news.iter().map(|news| self.event(news)).collect(),
            RoomWhat::Made { .. } => Vec::new(),
            RoomWhat::Entered { player, name, .. } => {
                vec![json!({ "type": "person_entered", "player": player, "name": name })]
            }
            RoomWhat::Said { by, text } => {
                let name = self.name(*by);
                vec![
                    json!({ "type": "chat", "player": by, "name": name, "text": text, "at": entry.at }),
                ]
            }
            RoomWhat::Reacted { by, reaction } => {
                let seat = self.table.seats_of(*by).first().copied();
                vec![
                    json!({ "type": "reaction", "player": by, "seat": seat, "reaction": reaction }),
                ]
            }
            RoomWhat::Muted { player, muted } => {
                vec![json!({ "type": "muted", "player": player, "muted": muted })]
            }
            RoomWhat::Chat { on } => vec![json!({ "type": "chat_switched", "on": on })],
            RoomWhat::Removed { player } => {
                vec![json!({ "type": "person_removed", "player": player })]
            }
            RoomWhat::WentAway { player } => {
                vec![json!({ "type": "person_left", "player": player })]
            }
            RoomWhat::Listed { public } => vec![json!({ "type": "listed", "public": public })],
        }
    }

    pub(super) fn name(&self, player: PlayerId) -> &str {
        self.people.get(&player).map_or("", |person| person.name.as_str())
    }

    /// A piece of news as clients get it: an object with a `type`. The rules' events are those of
    /// the line protocol.
    fn event(&self, news: &News) -> Value {
        match news {
            News::Event(event) => json!(event),
            News::Settings => json!({ "type": "settings_changed" }),
            News::Joined { seat } => {
                let name = self.table.at(*seat).map(|seated| seated.player.name.as_str());
                json!({ "type": "player_joined", "seat": seat, "name": name })
            }
            News::Unseated { seat } => json!({ "type": "seat_freed", "seat": seat }),
            News::Ready { player, ready } => {
                json!({ "type": "player_ready", "player": player, "ready": ready })
            }
            News::Host { player } => json!({ "type": "host_changed", "player": player }),
            News::Started { round } => json!({ "type": "game_started", "round": round }),
            News::Rolling { seat } => json!({ "type": "rolling", "seat": seat }),
            News::Proposed { by, back } => {
                json!({ "type": "undo_asked", "player": by, "back": back })
            }
            News::Voted { by, agree } => {
                json!({ "type": "undo_answered", "player": by, "agree": agree })
            }
            News::VoteFailed => json!({ "type": "undo_refused" }),
            News::Undone { to } => json!({ "type": "undone", "ply": to }),
            News::Redone { to } => json!({ "type": "redone", "ply": to }),
            News::Lent { seat, level, why } => {
                json!({ "type": "bot_took_over", "seat": seat, "level": level, "reason": why })
            }
            News::TakenBack { seat } => json!({ "type": "taken_back", "seat": seat }),
            News::Warning { seat, left } => {
                json!({ "type": "time_warning", "seat": seat, "left_ms": left })
            }
            News::Missed { seat, misses } => {
                json!({ "type": "turn_missed", "seat": seat, "misses": misses })
            }
            News::TimeUp => json!({ "type": "time_up" }),
            News::Paused { by } => json!({ "type": "paused", "player": by }),
            News::Resumed => json!({ "type": "resumed" }),
            News::Restored { lost } => json!({ "type": "server_returned", "lost_ms": lost }),
            News::Left { player } => json!({ "type": "player_left", "player": player }),
            News::Returned { player } => json!({ "type": "player_returned", "player": player }),
            News::RoundOver { places } => json!({ "type": "round_over", "places": places }),
            News::MatchOver { winners } => json!({ "type": "match_over", "winners": winners }),
            News::Rotated => json!({ "type": "seats_rotated" }),
            News::Rematch { by } => json!({ "type": "rematch", "player": by }),
        }
    }
}

/// The hint of a message: what a simple client may want to know of its events.
pub(crate) fn hint(events: &[Value]) -> String {
    // The last that is more than a detail says best what the message is about.
    let kind = |event: &Value| event["type"].as_str().map(str::to_string);
    let weight = |event: &Value| match event["type"].as_str() {
        Some("over" | "round_over" | "match_over" | "game_started") => 4,
        Some("moved" | "opening_rolled") => 3,
        Some("passed") => 2,
        Some("rolled") => 1,
        Some("rolling" | "again" | "first" | "taken_back") => -1,
        _ => 0,
    };
    let most = events.iter().max_by_key(|event| weight(event)).and_then(kind);
    match most.as_deref() {
        Some("rolled" | "opening_rolled" | "rolling") => "dice_rolled".into(),
        Some("moved") => "token_moved".into(),
        Some("passed") => "turn_passed".into(),
        Some("over" | "round_over" | "match_over") => "game_over".into(),
        Some("chat") => "chat_message".into(),
        Some(kind) => kind.into(),
        None => "state".into(),
    }
}

/// Whether an entry of the table changes the game or whose turn it is, so that a command from
/// before it is stale.
pub(super) fn changes_game(what: &What) -> bool {
    match what {
        What::Started { .. }
        | What::Asked { .. }
        | What::Action { .. }
        | What::Undone { .. }
        | What::Redone { .. }
        | What::Missed { .. }
        | What::TimeUp
        | What::Rotated
        | What::Rematch { .. } => true,
        What::Opened { .. }
        | What::SettingsChanged { .. }
        | What::Joined { .. }
        | What::BotAdded { .. }
        | What::Unseated { .. }
        | What::Ready { .. }
        | What::Proposed { .. }
        | What::Voted { .. }
        | What::VoteLapsed
        | What::Lent { .. }
        | What::TakenBack { .. }
        | What::Warned { .. }
        | What::Paused { .. }
        | What::Resumed { .. }
        | What::Restored { .. }
        | What::Left { .. }
        | What::Returned { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hint_names_what_a_message_is_about() {
        let of = |kinds: &[&str]| {
            hint(&kinds.iter().map(|kind| json!({ "type": kind })).collect::<Vec<_>>())
        };
        assert_eq!(of(&["rolling", "rolled"]), "dice_rolled");
        assert_eq!(of(&["rolled", "passed"]), "turn_passed");
        assert_eq!(of(&["moved", "captured", "again"]), "token_moved");
        assert_eq!(of(&["moved", "finished", "placed", "over", "round_over"]), "game_over");
        assert_eq!(of(&["player_joined"]), "player_joined");
        assert_eq!(of(&[]), "state");
    }
}
