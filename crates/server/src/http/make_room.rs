//! The request that creates a room.

use super::body::read;
use super::caller::Caller;
use super::error::{HttpResult, bad, too_many};
use crate::actor::{Shared, create_room};
use crate::node::limits::RETRY_LATER;
use crate::node::secret::Token;
use crate::room;
use crate::wire::{Entered, MakeRoom};
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use homestretch_rules::{Rules, catalog};
use homestretch_table::{PlayerId, Settings};
use std::sync::Arc;
use std::time::Duration;

/// Seconds for a turn if the request does not say.
const DEFAULT_TURN_SECONDS: u32 = 60;

/// How long a request waits while others compile variants.
const COMPILE_WAIT: Duration = Duration::from_secs(10);

pub(super) async fn make_room(
    State(shared): State<Arc<Shared>>,
    caller: Caller,
    body: Body,
) -> HttpResult<Response> {
    let request: Arc<MakeRoom> = Arc::new(read(&shared, body).await?);
    let change = request.settings.clone();
    let turn = request.turn_seconds.or(change.turn_seconds).unwrap_or(DEFAULT_TURN_SECONDS);
    let settings = change.apply(&Settings::default())?;
    let settings = Settings { turn_seconds: Some(turn), ..settings };
    room::check_settings(&settings, shared.config.shortest_turn)?;
    let message = "you have created too many rooms; wait before you create another";
    let allowed = shared.rate_limits.may_create_room(caller.address);
    allowed.map_err(|wait| too_many(message, wait))?;
    let counts = shared.room_counts.counts(&shared.store).await?;
    if counts.rooms.values().sum::<u64>() >= shared.config.settings.max_rooms {
        let message = "the server has reached its maximum number of rooms; try again later";
        return Err(too_many(message, RETRY_LATER));
    }
    let rules = Arc::new(compiled(&shared, &caller, &request).await?);
    let token = Token::random();
    let (code, room) = create_room(&shared, &rules, settings, &request, &token).await?;
    let you = PlayerId(1);
    let seat = room.table.seats_of(you).first().copied();
    let entered = Entered { code, seat, player: you, token: token.reveal(), seq: room.seq };
    Ok((StatusCode::CREATED, Json(entered)).into_response())
}

/// Compiles the rules for a request.
async fn compiled(shared: &Shared, caller: &Caller, request: &Arc<MakeRoom>) -> HttpResult<Rules> {
    if request.variant_text.is_some() {
        let allowed = shared.rate_limits.may_read_variant(caller.address);
        allowed.map_err(|wait| too_many("too many variant files; wait a moment", wait))?;
    }
    let request = request.clone();
    compile(shared, move || rules(&request)).await?
}

/// Does work with variants on a blocking thread, a few at a time. A variant file may take a large
/// part of a second.
pub(super) async fn compile<T: Send + 'static>(
    shared: &Shared,
    work: impl FnOnce() -> T + Send + 'static,
) -> HttpResult<T> {
    let permit = tokio::time::timeout(COMPILE_WAIT, shared.compiles.clone().acquire_owned());
    let Ok(Ok(permit)) = permit.await else {
        let message = "the server is busy reading variants; try again in a moment";
        return Err(too_many(message, COMPILE_WAIT));
    };
    let compile = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    compile.await.map_err(|_| bad("bad_variant", "the variant cannot be read"))
}

/// The rules for a request: a built-in variant or a variant file, with house rules and options.
fn rules(request: &MakeRoom) -> HttpResult<Rules> {
    let listed = |problems: homestretch_rules::Problems| problems.to_string().replace('\n', "; ");
    let spec = match (&request.variant, &request.variant_text) {
        (Some(id), None) => {
            catalog::named(id).map_err(|unknown| bad("unknown_variant", unknown.to_string()))?
        }
        (None, Some(text)) => {
            let read =
                Rules::read(text).map_err(|problems| bad("bad_variant", listed(problems)))?;
            read.spec().clone()
        }
        _ => {
            let message = "the request needs either `variant`, the id of a variant, or `variant_text`, a variant file";
            return Err(bad("bad_request", message));
        }
    };
    let changed = match &request.house {
        Some(house) if !house.is_empty() => spec.with_house(house).and_then(|rules| {
            if request.options.is_empty() { Ok(rules) } else { request.options.rules(rules.spec()) }
        }),
        _ => request.options.rules(&spec),
    };
    changed.map_err(|problems| bad("bad_options", listed(problems)))
}
