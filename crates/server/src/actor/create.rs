//! Creates a room and stores it.

use super::persist::{room_row, to_store};
use super::shared::Shared;
use crate::node::clock::now;
use crate::node::secret::{Token, new_code};
use crate::room::{self, Room, RoomChange, RoomEntry};
use crate::store::Append;
use crate::wire::{Answer, MakeRoom, RequestRefusal};
use homestretch_rules::{Rules, tidy_name};
use homestretch_table::{PlayerId, Settings, Table, TableRefusal};
use std::sync::Arc;

/// How many random codes to try. The first one is almost always free.
const MAX_CODES_TRIED: usize = 8;

/// Creates a room with its first person and stores it. Returns the code and the room.
pub(crate) async fn create_room(
    shared: &Arc<Shared>,
    rules: &Arc<Rules>,
    settings: Settings,
    request: &MakeRoom,
    token: &Token,
) -> Answer<(String, Room)> {
    let (at, you) = (now(), PlayerId(1));
    let name = tidy_name(&request.name).ok_or(TableRefusal::BadName)?;
    let (_, opened) = Table::open(at, rules.clone(), settings, you)?;
    let (public, seed) = (request.public, request.seed);
    let made = RoomChange::Made { version: room::ROOM_VERSION, public, seed };
    let entered = RoomChange::Entered { player: you, name: name.clone(), key: token.hash() };
    let first = [made, entered, RoomChange::Table(opened.what)].map(|what| RoomEntry { at, what });
    shared.rules_cache.keep(rules);
    let known = |hash: &str| shared.rules_cache.known(hash);
    for _ in 0..MAX_CODES_TRIED {
        let code = new_code();
        let mut room = Room::begin(&code, &known, first.each_ref())
            .map_err(|error| RequestRefusal::BadVariant(error.to_string()))?;
        let sat = room.seat_creator(at, you, &name, request.seat)?;
        let append = Append {
            room: code.clone(),
            after: 0,
            entries: to_store(&[&first[..], &sat].concat(), None),
            row: room_row(&room, None, false),
            record: None,
        };
        let stored = shared.store.append(append).await;
        let log = |error: &_| tracing::error!(%error, "cannot store a new room");
        if stored.inspect_err(log)? {
            metrics::counter!("homestretch_rooms_total").increment(1);
            shared.room_counts.change(None, Some(room.status()), 0);
            // A room that is awake removes itself from the lobby when nobody comes.
            if public {
                shared.wake(&code);
            }
            return Ok((code, room));
        }
    }
    Err(RequestRefusal::Unavailable)
}
