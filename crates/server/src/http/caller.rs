//! Extracts from a request who sends it and what it names.

use super::error::{HttpRefusal, HttpResult};
use crate::actor::Shared;
use crate::node::limits;
use crate::node::listen::Peer;
use crate::node::secret::{Token, TokenHash};
use crate::wire::RequestRefusal;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
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

/// The code of a room or the id of a variant in the path.
pub(crate) struct PathName(pub(crate) String);

impl FromRequestParts<Arc<Shared>> for PathName {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> HttpResult<PathName> {
        // A name that is not valid UTF-8 becomes empty, which matches nothing.
        let name = Path::<String>::from_request_parts(parts, shared).await;
        Ok(PathName(name.map(|Path(name)| name).unwrap_or_default()))
    }
}

/// The address of the client.
pub(super) fn address(shared: &Shared, parts: &Parts) -> IpAddr {
    limits::client(&shared.config, peer(parts), &parts.headers)
}

/// The remote address of the connection.
fn peer(parts: &Parts) -> IpAddr {
    parts.extensions.get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip())
}
