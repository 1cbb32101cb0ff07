//! Requests about one room.

use super::body::read;
use super::caller::{After, QueryOf, RoomCall, entry_number, wrong_guess};
use super::error::{HttpRefusal, HttpResult, bad, too_many};
use super::variants::described;
use crate::actor::{Admission, RoomRequest};
use crate::node::secret::Token;
use crate::wire::{
    Done, Entered, Join, Order, PersonView, RequestRefusal, Seen, VariantView, Watch,
};
use axum::Json;
use axum::body::Body;
use homestretch_rules::Seat;
use serde::Deserialize;

impl RoomCall {
    async fn enter(self, name: String, sit: Option<Option<Seat>>) -> HttpResult<Json<Entered>> {
        let message = "too many people have entered this room from your address; try again later";
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

pub(super) async fn join(call: RoomCall, body: Body) -> HttpResult<Json<Entered>> {
    let join: Join = read(&call.shared, body).await?;
    call.enter(join.name, Some(join.seat)).await
}

pub(super) async fn watch(call: RoomCall, body: Body) -> HttpResult<Json<Entered>> {
    let watch: Watch = read(&call.shared, body).await?;
    call.enter(watch.name, None).await
}

pub(super) async fn look(call: RoomCall, after: QueryOf<After>) -> HttpResult<Json<Seen>> {
    let after = entry_number(after)?;
    let key = &call.caller.key;
    let seen = call.ask(|answer| RoomRequest::Look { key: key.clone(), after, answer }).await?;
    Ok(Json(*seen))
}

pub(super) async fn people(
    call: RoomCall,
    after: QueryOf<After>,
) -> HttpResult<Json<Vec<PersonView>>> {
    let (after, key) = (entry_number(after)?.unwrap_or(0), &call.caller.key);
    let people = |answer| RoomRequest::People { key: key.clone(), after, answer };
    Ok(Json(call.ask(people).await?))
}

pub(super) async fn command(call: RoomCall, body: Body) -> HttpResult<Json<Done>> {
    let order: Order = read(&call.shared, body).await?;
    let key = &call.caller.key;
    let request = |answer| RoomRequest::Order { key: key.clone(), order: order.clone(), answer };
    Ok(Json(call.ask(request).await?))
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
    // Asking for a game that has not ended yet does not count as a wrong guess.
    match shared.store.last(&code).await? {
        Some(_) => Err(HttpRefusal::new(404, "no_game", "there is no game with this number")),
        None => Err(wrong_guess(&shared, &caller, RequestRefusal::NoRoom)),
    }
}

pub(super) async fn room_variant(call: RoomCall) -> HttpResult<Json<VariantView>> {
    let rules = call.ask(|answer| RoomRequest::Rules { answer }).await?;
    Ok(Json(described(&rules)))
}
