//! Extracts from a request who sends it and what it names.

use super::error::{HttpRefusal, HttpResult, bad, too_many};
use crate::actor::{ReplyTo, RoomRequest, Shared};
use crate::node::limits;
use crate::node::listen::Peer;
use crate::node::secret::{Token, TokenHash, tidy_code};
use crate::wire::RequestRefusal;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

/// The sender of a request: the address and the token.
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    /// The connection is that of a trusted proxy.
    pub(crate) by_proxy: bool,
    pub(crate) key: Option<TokenHash>,
    /// The token was in the list of WebSocket protocols, because browsers cannot set other headers
    /// on a socket.
    pub(crate) by_protocol: bool,
}

/// The prefix of a token in the list of WebSocket protocols.
const PROTOCOL_TOKEN: &str = "bearer.";

impl FromRequestParts<Arc<Shared>> for Caller {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> HttpResult<Caller> {
        let address = address(shared, parts);
        let by_proxy = limits::is_proxy(&shared.config, peer(parts));
        let (shown, by_protocol) = shown_token(&parts.headers);
        // A malformed token belongs to nobody.
        let token = shown.map(|text| Token::read(text).ok_or(RequestRefusal::NoToken));
        let key = token.transpose()?.map(|token| token.hash());
        Ok(Caller { address, by_proxy, key, by_protocol })
    }
}

/// The token of a request, and whether it was in the list of WebSocket protocols.
fn shown_token(headers: &HeaderMap) -> (Option<&str>, bool) {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let text = value.to_str().unwrap_or_default();
        let token = text.split_once(' ').filter(|(kind, _)| kind.eq_ignore_ascii_case("bearer"));
        return (Some(token.map_or("", |(_, token)| token.trim())), false);
    }
    let protocols = headers.get(header::SEC_WEBSOCKET_PROTOCOL).and_then(|v| v.to_str().ok());
    let mut named = protocols.into_iter().flat_map(|list| list.split(',')).map(str::trim);
    let token = named.find_map(|name| name.strip_prefix(PROTOCOL_TOKEN));
    (token, token.is_some())
}

/// The code of a room or the id of a variant in the path. A name that is not valid UTF-8 becomes
/// empty, which matches nothing.
pub(crate) fn path_name(path: Result<Path<String>, PathRejection>) -> String {
    path.map(|Path(name)| name).unwrap_or_default()
}

/// A request about a room: who sends it, and the room's code.
pub(super) struct RoomCall {
    pub(super) shared: Arc<Shared>,
    pub(super) caller: Caller,
    pub(super) code: String,
}

impl FromRequestParts<Arc<Shared>> for RoomCall {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> HttpResult<RoomCall> {
        let caller = Caller::from_request_parts(parts, shared).await?;
        // Simple clients name the room in the query string, where the path has no name.
        let name = match Path::from_request_parts(parts, shared).await {
            Ok(Path(name)) => name,
            Err(_) => Query::from_request_parts(parts, shared)
                .await
                .map_or_else(|_| String::new(), |Query(NamedRoom { code })| code),
        };
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
    pub(super) async fn ask<T>(
        &self,
        request: impl Fn(ReplyTo<T>) -> RoomRequest,
    ) -> HttpResult<T> {
        let answer = self.shared.ask(&self.code, request).await;
        answer.map_err(|refused| wrong_guess(&self.shared, &self.caller, refused))
    }
}

/// Turns a refusal into an answer. A wrong code or token counts against the caller's address.
pub(super) fn wrong_guess(
    shared: &Shared,
    caller: &Caller,
    refused: RequestRefusal,
) -> HttpRefusal {
    if matches!(refused, RequestRefusal::NoRoom | RequestRefusal::NoToken) {
        shared.rate_limits.count_wrong_code(caller.address);
        if let Err(wait) = shared.rate_limits.may_try_codes(caller.address) {
            return too_many("too many wrong codes; try again later", wait);
        }
    }
    refused.into()
}

#[derive(Deserialize)]
struct NamedRoom {
    code: String,
}

#[derive(Deserialize)]
pub(super) struct After {
    after: Option<u64>,
}

/// A query string, or why it cannot be parsed.
pub(super) type QueryOf<T> = Result<Query<T>, QueryRejection>;

/// The number of an entry in the query string.
pub(super) fn entry_number(after: QueryOf<After>) -> HttpResult<Option<u64>> {
    let after = after.map_err(|_| bad("bad_request", "`after` must be the number of an entry"))?;
    Ok(after.0.after)
}

/// The address of the client.
pub(super) fn address(shared: &Shared, parts: &Parts) -> IpAddr {
    limits::client(&shared.config, peer(parts), &parts.headers)
}

/// The remote address of the connection.
fn peer(parts: &Parts) -> IpAddr {
    parts.extensions.get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip())
}
