//! Making a room.

use super::{A_WHILE, App, Fault, Who, bad, read, too_many};
use crate::protocol::{Entered, MakeRoom};
use crate::room::task::unavailable;
use crate::room::{self, Entry, Refused, Room, RoomWhat};
use crate::secret::{Token, new_code};
use crate::shared::{Shared, now};
use crate::store::{Append, NewEntry};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use homestretch_rules::{Rules, catalog};
use homestretch_table::{PlayerId, Settings, Table};
use std::sync::Arc;
use std::time::Duration;

/// Seconds for a turn if nobody says how many.
const TURN_SECONDS: u32 = 60;

/// How long one waits for others' variants.
const PLACE_TIME: Duration = Duration::from_secs(10);

pub(super) async fn make_room(State(shared): App, who: Who, body: Body) -> Result<Response, Fault> {
    let wish: Arc<MakeRoom> = Arc::new(read(&shared, body).await?);
    let change = wish.settings.clone();
    let turn = wish.turn_seconds.or(change.turn_seconds).unwrap_or(TURN_SECONDS);
    let settings = change.apply(&Settings::default());
    let settings = Settings { turn_seconds: Some(turn), ..settings };
    room::check_settings(&settings, shared.config.shortest_turn)?;
    if let Err(wait) = shared.gates.may_make_room(who.address) {
        return Err(too_many("you have made many rooms; wait before you make more", wait));
    }
    let counts = shared.figures.counts(&shared.store).await.map_err(|_| unavailable())?;
    if counts.rooms.values().sum::<u64>() >= shared.config.limits.rooms {
        return Err(too_many("the server has as many rooms as it can; try again later", A_WHILE));
    }
    let rules = Arc::new(compiled(&shared, &who, &wish).await?);
    let token = Token::random();
    let (code, room) = new_room(&shared, &rules, settings, &wish, &token).await?;
    let you = PlayerId(1);
    let seat = room.table.seats_of(you).first().copied();
    let entered = Entered { code, seat, player: you, token: token.reveal(), seq: room.seq };
    Ok((StatusCode::CREATED, Json(entered)).into_response())
}

/// The rules of a wish, made beside everybody else's requests and few at a time: those of a file
/// may take a good part of a second.
async fn compiled(shared: &Shared, who: &Who, wish: &Arc<MakeRoom>) -> Result<Rules, Fault> {
    if wish.variant_text.is_some()
        && let Err(wait) = shared.gates.may_read_variant(who.address)
    {
        return Err(too_many("you send many variant files; wait a moment", wait));
    }
    let place = tokio::time::timeout(PLACE_TIME, shared.compiles.clone().acquire_owned());
    let Ok(Ok(place)) = place.await else {
        let message = "many variants are being read right now; try again in a moment";
        return Err(too_many(message, PLACE_TIME));
    };
    let wish = wish.clone();
    let compile = tokio::task::spawn_blocking(move || {
        let _place = place;
        rules(&wish)
    });
    compile.await.map_err(|_| bad("bad_variant", "the variant cannot be read"))?
}

/// The rules of a wish: a variant or a file, with options.
fn rules(wish: &MakeRoom) -> Result<Rules, Fault> {
    let listed = |problems: homestretch_rules::Problems| problems.to_string().replace('\n', "; ");
    let spec = match (&wish.variant, &wish.variant_text) {
        (Some(id), None) => {
            catalog::named(id).map_err(|unknown| bad("unknown_variant", unknown.to_string()))?
        }
        (None, Some(text)) => {
            let read =
                Rules::read(text).map_err(|problems| bad("bad_variant", listed(problems)))?;
            read.spec().clone()
        }
        _ => {
            let message = "say either `variant`, a variant's id, or `variant_text`, a variant file";
            return Err(bad("bad_request", message));
        }
    };
    wish.options.rules(&spec).map_err(|problems| bad("bad_options", listed(problems)))
}

/// Makes a room with its first person and stores it.
async fn new_room(
    shared: &Arc<Shared>,
    rules: &Arc<Rules>,
    settings: Settings,
    wish: &MakeRoom,
    token: &Token,
) -> Result<(String, Room), Fault> {
    let (at, you) = (now(), PlayerId(1));
    let name = homestretch_rules::tidy_name(&wish.name);
    let name = name.ok_or(Refused::Table(homestretch_table::Refusal::BadName))?;
    let (_, opened) = Table::open(at, rules.clone(), settings, you).map_err(Refused::Table)?;
    let (public, seed) = (wish.public, wish.seed);
    let made = RoomWhat::Made { version: room::VERSION, public, seed };
    let entered = RoomWhat::Entered { player: you, name: name.clone(), key: token.key() };
    let whats = [made, entered, RoomWhat::Table(opened.what)];
    let mut entries: Vec<Entry> = whats.into_iter().map(|what| Entry { at, what }).collect();
    shared.variants.keep(rules);
    let known = |hash: &str| shared.variants.known(hash);
    // Codes are drawn until one is free; the first is, as good as always.
    for _ in 0..8 {
        let code = new_code();
        let first = [&entries[0], &entries[1], &entries[2]];
        let mut room = Room::begin(&code, &known, first)
            .map_err(|error| bad("bad_variant", error.to_string()))?;
        let sat = room.sit_first(at, you, &name, wish.seat)?;
        entries.truncate(3);
        entries.extend(sat);
        let bodies = entries.iter().map(|entry| NewEntry {
            cmd: None,
            body: serde_json::to_string(entry).expect("an entry is plain data"),
        });
        let standing = room.standing(None, false);
        let status = standing.status;
        let (room_code, entries) = (code.clone(), bodies.collect());
        let append = Append { room: room_code, after: 0, entries, standing, record: None };
        match shared.store.append(append).await {
            Ok(true) => {
                metrics::counter!("homestretch_rooms_total").increment(1);
                shared.figures.change(None, Some(status), 0);
                // A room to which nobody comes leaves the lobby by itself, once it is awake.
                if public {
                    shared.hub.wake(shared, &code);
                }
                return Ok((code, room));
            }
            Ok(false) => {}
            Err(error) => {
                tracing::error!(%error, "a room is not stored");
                return Err(unavailable().into());
            }
        }
    }
    Err(unavailable().into())
}
