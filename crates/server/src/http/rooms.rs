//! Requests about one room.

use super::body::read;
use super::caller::{Caller, PathName};
use super::error::{HttpRefusal, HttpResult, bad, crowded_address, too_many};
use super::socket;
use super::variants::described;
use crate::actor::{Admission, ReplyTo, RoomRequest, Shared};
use crate::node::limits::RETRY_LATER;
use crate::node::listen::ConnectionPermit;
use crate::node::secret::{Token, tidy_code};
use crate::wire::{Done, Entered, Join, Order, RequestRefusal, Seen, VariantView, Watch};
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{FromRequestParts, Query};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::Response;
use axum::{Extension, Json};
use homestretch_rules::Seat;
use serde::Deserialize;
use std::sync::Arc;

/// A request about a room: who sends it, and the room's code.
pub(super) struct RoomCall {
    shared: Arc<Shared>,
    caller: Caller,
    code: String,
}

impl FromRequestParts<Arc<Shared>> for RoomCall {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> HttpResult<RoomCall> {
        let caller = Caller::from_request_parts(parts, shared).await?;
        let PathName(name) = PathName::from_request_parts(parts, shared).await?;
        let code =
            tidy_code(&name).ok_or_else(|| wrong_guess(shared, &caller, RequestRefusal::NoRoom))?;
        // After too many wrong guesses, a caller may only name rooms that they are in.
        if let Err(wait) = shared.rate_limits.may_try_codes(caller.address) {
            let look = |answer| RoomRequest::Look { key: caller.key.clone(), after: None, answer };
            if caller.key.is_none() || shared.ask(&code, look).await.is_err() {
                return Err(too_many("too many wrong codes; try again later", wait));
            }
        }
        Ok(RoomCall { shared: shared.clone(), caller, code })
    }
}

impl RoomCall {
    /// Sends a request to the room and waits for its answer.
    async fn ask<T>(&self, request: impl Fn(ReplyTo<T>) -> RoomRequest) -> HttpResult<T> {
        let answer = self.shared.ask(&self.code, request).await;
        answer.map_err(|refused| wrong_guess(&self.shared, &self.caller, refused))
    }

    async fn enter(self, name: String, sit: Option<Option<Seat>>) -> HttpResult<Json<Entered>> {
        let message = "too many people have entered this room from your address; wait";
        let allowed = self.shared.rate_limits.may_enter(self.caller.address, &self.code);
        allowed.map_err(|wait| too_many(message, wait))?;
        let token = Token::random();
        let (name, key) = (&name, token.hash());
        let enter =
            |answer| RoomRequest::Enter { name: name.clone(), key: key.clone(), sit, answer };
        let Admission { player, seat, seq } = self.ask(enter).await?;
        Ok(Json(Entered { code: self.code, seat, player, token: token.reveal(), seq }))
    }
}

/// Turns a refusal into an answer. A wrong code or token counts against the caller's address.
fn wrong_guess(shared: &Shared, caller: &Caller, refused: RequestRefusal) -> HttpRefusal {
    if matches!(refused, RequestRefusal::NoRoom | RequestRefusal::NoToken) {
        shared.rate_limits.count_wrong_code(caller.address);
        if let Err(wait) = shared.rate_limits.may_try_codes(caller.address) {
            return too_many("too many wrong codes; try again later", wait);
        }
    }
    refused.into()
}

pub(super) async fn join(call: RoomCall, body: Body) -> HttpResult<Json<Entered>> {
    let join: Join = read(&call.shared, body).await?;
    call.enter(join.name, Some(join.seat)).await
}

pub(super) async fn watch(call: RoomCall, body: Body) -> HttpResult<Json<Entered>> {
    let watch: Watch = read(&call.shared, body).await?;
    call.enter(watch.name, None).await
}

#[derive(Deserialize)]
pub(super) struct After {
    after: Option<u64>,
}

/// A query string, or why it cannot be parsed.
type QueryOf<T> = Result<Query<T>, QueryRejection>;

pub(super) async fn look(call: RoomCall, after: QueryOf<After>) -> HttpResult<Json<Seen>> {
    let after = entry_number(after)?;
    let key = &call.caller.key;
    let seen = call.ask(|answer| RoomRequest::Look { key: key.clone(), after, answer }).await?;
    Ok(Json(*seen))
}

fn entry_number(after: QueryOf<After>) -> HttpResult<Option<u64>> {
    let after = after.map_err(|_| bad("bad_request", "`after` must be the number of an entry"))?;
    Ok(after.0.after)
}

pub(super) async fn command(call: RoomCall, body: Body) -> HttpResult<Json<Done>> {
    let order: Order = read(&call.shared, body).await?;
    let key = &call.caller.key;
    let request = |answer| RoomRequest::Order { key: key.clone(), order: order.clone(), answer };
    Ok(Json(call.ask(request).await?))
}

pub(super) async fn open_socket(
    call: RoomCall,
    after: QueryOf<After>,
    headers: HeaderMap,
    Extension(connection): Extension<ConnectionPermit>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> HttpResult<Response> {
    let RoomCall { shared, caller, code } = call;
    let after = entry_number(after)?;
    if !socket::is_own_page(&shared.config, &headers) {
        let message = "only this server's own pages may open sockets";
        return Err(HttpRefusal::new(403, "bad_origin", message));
    }
    let upgrade =
        upgrade.map_err(|_| bad("bad_request", "this address accepts only WebSockets"))?;
    let Ok(socket) = shared.sockets.clone().try_acquire_owned() else {
        let message = "this server is full; try again later";
        return Err(too_many(message, RETRY_LATER));
    };
    // The connections of a proxy belong to many people, so only their sockets count by address.
    let enter = || shared.address_connections.enter(caller.address).ok_or_else(crowded_address);
    let permit = caller.by_proxy.then(enter).transpose()?;
    socket::open(shared.clone(), caller, code, after, upgrade, (connection, permit, socket))
        .await
        .map_err(|(caller, refused)| wrong_guess(&shared, &caller, refused))
}

#[derive(Deserialize)]
pub(super) struct WhichGame {
    game: Option<u64>,
}

pub(super) async fn record(call: RoomCall, which: QueryOf<WhichGame>) -> HttpResult<String> {
    let RoomCall { shared, caller, code } = call;
    let which = which.map_err(|_| bad("bad_request", "`game` must be the number of a game"))?;
    let which = which.0.game;
    match shared.ask(&code, |answer| RoomRequest::Record { game: which, answer }).await {
        Ok(Some(record)) => return Ok(record),
        Ok(None) | Err(RequestRefusal::NoRoom) => {}
        Err(refused) => return Err(refused.into()),
    }
    if let Some(record) = shared.store.record(&code, which).await? {
        return Ok(record);
    }
    // Asking for a game that has not ended yet is no wrong guess.
    match shared.store.last(&code).await? {
        Some(_) => Err(HttpRefusal::new(404, "no_game", "there is no game with this number")),
        None => Err(wrong_guess(&shared, &caller, RequestRefusal::NoRoom)),
    }
}

pub(super) async fn room_variant(call: RoomCall) -> HttpResult<Json<VariantView>> {
    let rules = call.ask(|answer| RoomRequest::Rules { answer }).await?;
    Ok(Json(described(&rules)))
}
