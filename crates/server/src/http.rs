//! HTTP: routes, who asks, and refusals in words.

mod make;
mod requests;

pub use requests::description;

use crate::limits::Door;
use crate::protocol::{
    self, Done, Entered, Failure, Join, Order, Problem, Seen, Stats, Summary, VariantView, Watch,
};
use crate::room::Refused;
use crate::room::task::Ask;
use crate::secret::{Key, Token, tidy_code};
use crate::shared::Shared;
use crate::variants::described;
use crate::{cors, limits, openapi, reading, web, ws};
use axum::body::{Body, Bytes};
use axum::extract::{FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json, Router};
use futures_util::StreamExt;
use homestretch_rules::Seat;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;

/// How long a client may take for a body.
const BODY_TIME: Duration = Duration::from_secs(10);

/// How many rooms the lobby shows.
const LOBBY: u32 = 200;

/// The other end of a connection.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The place that a connection holds among all and among those of its address, also when it has
/// become a socket.
#[derive(Clone)]
pub(crate) struct Place(
    #[expect(dead_code, reason = "it is held")] pub(crate) Arc<(OwnedSemaphorePermit, Option<Door>)>,
);

/// All routes.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let add = |router: Router<Arc<Shared>>, request: openapi::Request| {
        router.route(request.path, request.handler)
    };
    let (limited, unlimited): (Vec<_>, Vec<_>) =
        requests::requests().into_iter().partition(|request| request.limited);
    let gate = middleware::from_fn_with_state(shared.clone(), gate);
    let limited = limited.into_iter().fold(Router::new(), add).layer(gate);
    unlimited
        .into_iter()
        .fold(limited, add)
        .fallback(web::page)
        .method_not_allowed_fallback(no_method)
        .layer(middleware::from_fn(secure))
        .layer(middleware::from_fn_with_state(shared.clone(), cors::allow))
        .layer(tower_http::catch_panic::CatchPanicLayer::custom(panicked))
        .with_state(shared)
}

/// Nobody asks too often.
async fn gate(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    if let Err(wait) = shared.gates.may_ask(address(&shared, &parts)) {
        return too_many("you ask too often; wait a moment", wait).into_response();
    }
    // What is no token at all is refused everywhere.
    if let Err(refused) = Who::from_request_parts(&mut parts, &shared).await {
        return refused.into_response();
    }
    // A page of another server cannot read the answer, but it could still do things.
    if parts.method == Method::POST && !ws::is_own_page(&shared.config, &parts.headers) {
        let message = "only this server's own pages may ask for this";
        return Fault::new(403, "bad_origin", message).into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}

/// Where a request comes from.
fn address(shared: &Shared, parts: &Parts) -> IpAddr {
    limits::client(&shared.config, peer(parts), &parts.headers)
}

/// The other end of a request's connection.
fn peer(parts: &Parts) -> IpAddr {
    parts.extensions.get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0.ip())
}

/// What every answer says about itself.
async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                  font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
                  media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let all = [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    for (name, value) in all {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    let cache = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(cache);
    response
}

fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    Fault::new(500, "internal", "something went wrong").into_response()
}

async fn no_method() -> Fault {
    Fault::new(405, "no_method", "this address does not take such a request")
}

/// A refusal on its way out.
pub(crate) struct Fault {
    pub(crate) status: u16,
    pub(crate) code: &'static str,
    pub(crate) message: String,
    /// How long one has to wait before it is worth asking again.
    pub(crate) wait: Option<Duration>,
}

impl Fault {
    pub(crate) fn new(status: u16, code: &'static str, message: impl Into<String>) -> Fault {
        Fault { status, code, message: message.into(), wait: None }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        tracing::debug!(status = self.status, code = self.code, "refused");
        let error = Problem { code: self.code.into(), message: self.message };
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = (status, Json(Failure { error })).into_response();
        if let Some(wait) = self.wait {
            let seconds = wait.as_millis().div_ceil(1000).max(1) as u64;
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        let fault = Fault::new(refused.status(), refused.code(), refused.to_string());
        let wait = (fault.status == 429).then_some(A_MOMENT);
        Fault { wait, ..fault }
    }
}

/// When one may say something again in a room where very much is said.
const A_MOMENT: Duration = Duration::from_secs(1);

/// When one may ask again where nobody knows how long something lasts.
pub(crate) const A_WHILE: Duration = Duration::from_secs(30);

pub(crate) fn too_many(message: &str, wait: Duration) -> Fault {
    Fault { wait: Some(wait), ..Fault::new(429, "too_many", message) }
}

/// An address has as many connections as it may.
pub(crate) fn crowded_address() -> Fault {
    too_many("your address has too many connections; close some", A_WHILE)
}

pub(crate) fn bad(code: &'static str, message: impl Into<String>) -> Fault {
    Fault::new(400, code, message)
}

/// Who asks: where from, and with which token.
pub(crate) struct Who {
    pub(crate) address: IpAddr,
    /// A proxy asks for them.
    pub(crate) by_proxy: bool,
    pub(crate) key: Option<Key>,
    /// The token was shown as a browser's socket must, in the list of protocols.
    pub(crate) by_protocol: bool,
}

/// What a token follows in the list of protocols.
const PROTOCOL_TOKEN: &str = "bearer.";

impl FromRequestParts<Arc<Shared>> for Who {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Who, Fault> {
        let address = address(shared, parts);
        let by_proxy = limits::is_proxy(&shared.config, peer(parts));
        let (shown, by_protocol) = shown_token(&parts.headers);
        let key = match shown {
            None => None,
            // A token that is none belongs to nobody.
            Some(text) => Some(Token::read(text).ok_or(Refused::NoToken)?.key()),
        };
        Ok(Who { address, by_proxy, key, by_protocol })
    }
}

/// The token of a request, and whether it stands in the list of protocols.
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

/// The code of a room or the id of a variant, as it stands in the address.
pub(crate) struct Named(pub(crate) String);

impl FromRequestParts<Arc<Shared>> for Named {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Named, Fault> {
        // What is no text is nobody's name.
        let name = Path::<String>::from_request_parts(parts, shared).await;
        Ok(Named(name.map(|Path(name)| name).unwrap_or_default()))
    }
}

/// The body of a request, read and understood.
pub(crate) async fn read<T: DeserializeOwned>(shared: &Shared, body: Body) -> Result<T, Fault> {
    let bytes = bytes_of(shared.config.limits.body, body).await?;
    reading::read(&bytes).map_err(|unread| bad("bad_request", unread.to_string()))
}

/// The bytes of a body that may have so many.
pub(crate) async fn bytes_of(limit: usize, body: Body) -> Result<Bytes, Fault> {
    let bytes = tokio::time::timeout(BODY_TIME, whole(limit, body)).await;
    bytes.map_err(|_| bad("slow", "the request did not arrive in time"))?
}

async fn whole(limit: usize, body: Body) -> Result<Bytes, Fault> {
    let (mut parts, mut bytes) = (body.into_data_stream(), Vec::new());
    while let Some(part) = parts.next().await {
        let part = part.map_err(|_| bad("bad_request", "the request did not arrive whole"))?;
        if bytes.len() + part.len() > limit {
            let message = format!("a request has at most {limit} bytes");
            return Err(Fault::new(413, "too_large", message));
        }
        bytes.extend_from_slice(&part);
    }
    Ok(bytes.into())
}

impl Shared {
    /// A code as it is kept, from someone who may name rooms. Who has guessed too often may name
    /// only rooms that they are in.
    async fn code(self: &Arc<Shared>, who: &Who, written: &str) -> Result<String, Fault> {
        let code = tidy_code(written).ok_or_else(|| self.wrong_guess(who, Refused::NoRoom))?;
        if let Err(wait) = self.gates.may_name(who.address) {
            let knows = |answer| Ask::Look { key: who.key.clone(), after: None, answer };
            if who.key.is_none() || self.ask(&code, knows).await.is_err() {
                return Err(too_many("too many wrong codes; try again later", wait));
            }
        }
        Ok(code)
    }

    /// Counts a wrong code or token.
    fn wrong_guess(&self, who: &Who, refused: Refused) -> Fault {
        if matches!(refused, Refused::NoRoom | Refused::NoToken) {
            self.gates.guessed_wrong(who.address);
            if let Err(wait) = self.gates.may_name(who.address) {
                return too_many("too many wrong codes; try again later", wait);
            }
        }
        refused.into()
    }

    /// Asks a room for someone.
    async fn ask_for<T>(
        self: &Arc<Shared>,
        who: &Who,
        code: &str,
        ask: impl Fn(tokio::sync::oneshot::Sender<Result<T, Refused>>) -> Ask,
    ) -> Result<T, Fault> {
        self.ask(code, ask).await.map_err(|refused| self.wrong_guess(who, refused))
    }
}

pub(crate) type App = State<Arc<Shared>>;

async fn join(
    State(shared): App,
    who: Who,
    Named(code): Named,
    body: Body,
) -> Result<Json<Entered>, Fault> {
    let code = shared.code(&who, &code).await?;
    let wish: Join = read(&shared, body).await?;
    enter(&shared, &who, code, wish.name, Some(wish.seat)).await
}

async fn watch(
    State(shared): App,
    who: Who,
    Named(code): Named,
    body: Body,
) -> Result<Json<Entered>, Fault> {
    let code = shared.code(&who, &code).await?;
    let wish: Watch = read(&shared, body).await?;
    enter(&shared, &who, code, wish.name, None).await
}

async fn enter(
    shared: &Arc<Shared>,
    who: &Who,
    code: String,
    name: String,
    sit: Option<Option<Seat>>,
) -> Result<Json<Entered>, Fault> {
    if let Err(wait) = shared.gates.may_enter(who.address, &code) {
        return Err(too_many("very many have come into this room from your address; wait", wait));
    }
    let token = Token::random();
    let ask = |answer| Ask::Enter { name: name.clone(), key: token.key(), sit, answer };
    let inside = shared.ask_for(who, &code, ask).await?;
    let (seat, player, seq) = (inside.seat, inside.player, inside.seq);
    Ok(Json(Entered { code, seat, player, token: token.reveal(), seq }))
}

#[derive(Deserialize)]
struct After {
    after: Option<u64>,
}

async fn look(
    State(shared): App,
    who: Who,
    Named(code): Named,
    after: Result<Query<After>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Seen>, Fault> {
    let code = shared.code(&who, &code).await?;
    let after = numbered(after)?;
    let ask = |answer| Ask::Look { key: who.key.clone(), after, answer };
    Ok(Json(*shared.ask_for(&who, &code, ask).await?))
}

fn numbered(
    after: Result<Query<After>, axum::extract::rejection::QueryRejection>,
) -> Result<Option<u64>, Fault> {
    let after = after.map_err(|_| bad("bad_request", "`after` is the number of an entry"))?;
    Ok(after.0.after)
}

async fn command(
    State(shared): App,
    who: Who,
    Named(code): Named,
    body: Body,
) -> Result<Json<Done>, Fault> {
    let code = shared.code(&who, &code).await?;
    let order: Order = read(&shared, body).await?;
    let ask = |answer| Ask::Order { key: who.key.clone(), order: order.clone(), answer };
    Ok(Json(shared.ask_for(&who, &code, ask).await?))
}

async fn socket(
    State(shared): App,
    who: Who,
    Named(code): Named,
    after: Result<Query<After>, axum::extract::rejection::QueryRejection>,
    headers: HeaderMap,
    Extension(place): Extension<Place>,
    upgrade: Result<
        axum::extract::ws::WebSocketUpgrade,
        axum::extract::ws::rejection::WebSocketUpgradeRejection,
    >,
) -> Result<Response, Fault> {
    let code = shared.code(&who, &code).await?;
    let after = numbered(after)?;
    if !ws::is_own_page(&shared.config, &headers) {
        let message = "sockets are only opened by this server's own pages";
        return Err(Fault::new(403, "bad_origin", message));
    }
    let upgrade = upgrade.map_err(|_| bad("bad_request", "this address is for WebSockets"))?;
    let Ok(socket) = shared.sockets.clone().try_acquire_owned() else {
        let message = "this server has no place for more players right now; try again later";
        return Err(too_many(message, A_WHILE));
    };
    // Connections of a proxy are not counted by address, as they are many people's.
    let mut door = None;
    if who.by_proxy {
        door = Some(shared.doors.enter(who.address).ok_or_else(crowded_address)?);
    }
    ws::open(shared.clone(), who, code, after, upgrade, (place, door, socket))
        .await
        .map_err(|(who, refused)| shared.wrong_guess(&who, refused))
}

#[derive(Deserialize)]
struct WhichGame {
    game: Option<u64>,
}

async fn record(
    State(shared): App,
    who: Who,
    Named(code): Named,
    which: Result<Query<WhichGame>, axum::extract::rejection::QueryRejection>,
) -> Result<String, Fault> {
    let code = shared.code(&who, &code).await?;
    let which = which.map_err(|_| bad("bad_request", "`game` is the number of a game"))?.0.game;
    let played = shared.ask(&code, |answer| Ask::Record { game: which, answer }).await;
    match played {
        Ok(Some(record)) => return Ok(record),
        Ok(None) | Err(Refused::NoRoom) => {}
        Err(refused) => return Err(refused.into()),
    }
    let unavailable = |_| crate::room::task::unavailable();
    if let Some(record) = shared.store.record(&code, which).await.map_err(unavailable)? {
        return Ok(record);
    }
    // Who asks for a game too early has guessed nothing wrong.
    match shared.store.last(&code).await.map_err(unavailable)? {
        Some(_) => Err(Fault::new(404, "no_game", "there is no such game")),
        None => Err(shared.wrong_guess(&who, Refused::NoRoom)),
    }
}

async fn room_variant(
    State(shared): App,
    who: Who,
    Named(code): Named,
) -> Result<Json<VariantView>, Fault> {
    let code = shared.code(&who, &code).await?;
    let rules = shared.ask_for(&who, &code, |answer| Ask::Rules { answer }).await?;
    Ok(Json(described(&rules)))
}

async fn lobby(State(shared): App) -> Result<Json<Vec<Summary>>, Fault> {
    let rooms = shared.store.lobby(LOBBY).await.map_err(|_| crate::room::task::unavailable())?;
    Ok(Json(rooms.iter().filter_map(|text| serde_json::from_str(text).ok()).collect()))
}

async fn stats(State(shared): App) -> Result<Json<Stats>, Fault> {
    let unavailable = |_| Fault::from(crate::room::task::unavailable());
    // What is remembered is told only by a server that can serve.
    shared.store.check().await.map_err(unavailable)?;
    let counts = shared.figures.counts(&shared.store).await.map_err(unavailable)?;
    Ok(Json(Stats {
        version: env!("CARGO_PKG_VERSION"),
        protocol: protocol::VERSION,
        address: shared.url.clone(),
        rooms: counts.rooms,
        games_finished: counts.games,
        rooms_awake: shared.hub.count(),
    }))
}

async fn health(State(shared): App) -> Response {
    match shared.store.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

async fn openapi_json() -> Json<&'static Value> {
    Json(description())
}

async fn metrics_page(State(shared): App) -> String {
    metrics::gauge!("homestretch_rooms_awake").set(shared.hub.count() as f64);
    crate::net::metrics_text()
}
