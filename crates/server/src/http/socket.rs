//! WebSockets: commands in, events out.

use super::caller::{After, QueryOf, RoomCall, entry_number};
use super::error::{HttpRefusal, HttpResult, bad, crowded_address, too_many};
use crate::actor::{RoomRequest, Shared};
use crate::node::config::Config;
use crate::node::limits::{MessageSource, RETRY_LATER, network};
use crate::node::listen::ConnectionPermit;
use crate::wire::{Command, Order, Out, Ping, Problem, parse};
use axum::Extension;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite;

/// The subprotocol that a browser names beside its token.
const SUBPROTOCOL: &str = "homestretch";

/// How often a silent client is pinged.
const PING_INTERVAL: Duration = Duration::from_secs(25);

/// How long sending a message may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a client may take to close the socket.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Buffers are small because most sockets are silent most of the time.
const BUFFER_BYTES: usize = 4 * 1024;

/// The maximum size of a message to a client.
const MAX_OUT_BYTES: usize = 1024 * 1024;

/// The close reason when the server stops.
const SERVER_STOPS: (u16, &str) = (1001, "the server is stopping; reconnect");

/// A socket is closed when its client has sent this many more excess messages than accepted ones.
const MAX_EXCESS_MESSAGES: u32 = 100;

/// How long the server stops reading after an excess message. A flood then waits in the client's
/// own buffers.
const EXCESS_PAUSE: Duration = Duration::from_millis(20);

/// How many messages are read and dropped while a socket is closing.
const MAX_MESSAGES_AFTER_CLOSE: u32 = 1_000;

/// Whether a page may use this server: one of its own pages, or one from an allowed origin.
pub(crate) fn is_own_page(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // Only browsers send this header.
        return true;
    };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let page = origin.split_once("://").map(|(_, page)| page);
    (page.is_some() && page == host) || config.settings.origins.iter().any(|own| own == origin)
}

/// Opens a socket to a room, if the room exists and the token is valid. A socket for simple clients
/// only says that something has happened.
pub(super) async fn open<const ONLY_HINTS: bool>(
    call: RoomCall,
    after: QueryOf<After>,
    headers: HeaderMap,
    Extension(connection): Extension<ConnectionPermit>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> HttpResult<Response> {
    let RoomCall { shared, caller, code } = &call;
    let after = entry_number(after)?;
    if !is_own_page(&shared.config, &headers) {
        let message = "only this server's own pages may open sockets";
        return Err(HttpRefusal::new(403, "bad_origin", message));
    }
    let upgrade =
        upgrade.map_err(|_| bad("bad_request", "this address accepts only WebSockets"))?;
    let Ok(permit) = shared.sockets.clone().try_acquire_owned() else {
        return Err(too_many("this server is full; try again later", RETRY_LATER));
    };
    // The connections of a proxy belong to many people, so only their sockets count by address.
    let enter = || shared.address_connections.enter(caller.address).ok_or_else(crowded_address);
    let address_permit = caller.by_proxy.then(enter).transpose()?;
    let (queue, mut out) = mpsc::channel(shared.config.settings.max_queue);
    let from = network(caller.address);
    let attach = |answer| {
        let (key, queue) = (caller.key.clone(), queue.clone());
        RoomRequest::Attach { key, from, after, only_hints: ONLY_HINTS, queue, answer }
    };
    let id = call.ask(attach).await?;
    // The room holds the only sender, so the socket ends when the room drops it.
    drop(queue);
    let limit = shared.config.settings.max_body;
    let upgrade = upgrade
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(BUFFER_BYTES)
        .max_write_buffer_size(MAX_OUT_BYTES)
        .max_message_size(limit)
        .max_frame_size(limit);
    let upgrade = if caller.by_protocol { upgrade.protocols([SUBPROTOCOL]) } else { upgrade };
    let (shared, code) = (shared.clone(), code.clone());
    let failed = move |_| leave(shared, code, id);
    Ok(upgrade.on_failed_upgrade(failed).on_upgrade(async move |socket| {
        let _permits = (connection, address_permit, permit);
        metrics::gauge!("homestretch_sockets").increment(1.0);
        tracing::debug!(room = call.code, socket = id, "socket opened");
        let mut session = SocketSession { call, id, socket, only_hints: ONLY_HINTS };
        let Err(why) = session.serve(&mut out).await;
        let RoomCall { shared, code, .. } = &session.call;
        tracing::debug!(room = code, socket = id, why = ?why, "socket closed");
        leave(shared.clone(), code.clone(), id);
        session.close(why).await;
        metrics::gauge!("homestretch_sockets").decrement(1.0);
    }))
}

/// The id of a command that cannot be parsed, if the id can.
fn command_id(text: &str) -> Option<String> {
    let command = serde_json::from_str::<serde_json::Value>(text).ok()?;
    Some(command.get("cmd_id")?.as_str()?.to_string())
}

/// A message on a socket.
enum SocketMessage {
    /// A control frame of the WebSocket protocol.
    Control,
    /// A ping in the form of a JSON message.
    Ping,
    Order(Box<Order>),
    /// A message that cannot be parsed, with the id of the command if possible.
    Invalid {
        cmd_id: Option<String>,
        why: String,
    },
}

impl SocketMessage {
    /// Parses a message; `None` for a close frame.
    fn of(message: Message) -> Option<SocketMessage> {
        let text = match message {
            Message::Close(_) => return None,
            Message::Ping(_) | Message::Pong(_) => return Some(SocketMessage::Control),
            Message::Binary(_) => {
                let why = "messages must be text".into();
                return Some(SocketMessage::Invalid { cmd_id: None, why });
            }
            Message::Text(text) => text,
        };
        if parse::message::<Ping>(text.as_bytes()).is_ok() {
            return Some(SocketMessage::Ping);
        }
        Some(match parse::message(text.as_bytes()) {
            Ok(order) => SocketMessage::Order(Box::new(order)),
            Err(error) => {
                SocketMessage::Invalid { cmd_id: command_id(&text), why: error.to_string() }
            }
        })
    }

    fn cmd_id(self) -> Option<String> {
        match self {
            SocketMessage::Control | SocketMessage::Ping => None,
            SocketMessage::Order(order) => Some(order.cmd_id),
            SocketMessage::Invalid { cmd_id, .. } => cmd_id,
        }
    }
}

/// Notifies the room that a socket has closed.
fn leave(shared: Arc<Shared>, code: String, socket: u64) {
    tokio::spawn(async move { shared.registry.send(&code, RoomRequest::Detach { socket }).await });
}

impl SocketSession {
    /// Whether the rate limits allow one more message. Control frames count only for their socket,
    /// and so do values for dice, because every tab of a person sends its own. Pings do not count
    /// for the address.
    fn may_send(&self, incoming: &SocketMessage) -> bool {
        let is_value = |order: &Order| matches!(order.command, Command::Release { .. });
        let (by_socket, by_address) = match incoming {
            SocketMessage::Control => (true, false),
            SocketMessage::Ping => (false, false),
            SocketMessage::Order(order) => (is_value(order), true),
            SocketMessage::Invalid { .. } => (false, true),
        };
        let person = self.call.caller.key.clone().filter(|_| !by_socket);
        let source = person.map_or(MessageSource::Socket(self.id), MessageSource::Person);
        let limits = &self.call.shared.rate_limits;
        limits.may_send(&source) && (!by_address || limits.may_send_from(self.call.caller.address))
    }

    async fn answer(&mut self, order: Order) -> Out {
        if self.only_hints {
            let why = "this socket takes no commands; send them to /api/rooms/{code}/commands";
            let error = Problem::new("bad_request", why);
            return Out::Refused { cmd_id: Some(order.cmd_id), error };
        }
        let key = &self.call.caller.key;
        let ask = |answer| RoomRequest::Order { key: key.clone(), order: order.clone(), answer };
        match self.call.shared.ask(&self.call.code, ask).await {
            Ok(done) => Out::Done { cmd_id: order.cmd_id, seq: done.seq, events: done.events },
            Err(refused) => {
                Out::Refused { cmd_id: Some(order.cmd_id), error: Problem::from(&refused) }
            }
        }
    }
}

/// A close code with its reason; `None` to close without one.
type CloseReason = Option<(u16, &'static str)>;

/// An open socket, its room, and the person who uses it.
struct SocketSession {
    call: RoomCall,
    id: u64,
    socket: WebSocket,
    /// The socket takes no commands.
    only_hints: bool,
}

/// The next message of a socket, read not before a moment.
async fn receive(
    socket: &mut WebSocket,
    from: Option<Instant>,
) -> Option<Result<Message, axum::Error>> {
    if let Some(from) = from {
        tokio::time::sleep_until(from).await;
    }
    socket.recv().await
}

/// Waits until the server stops.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

impl SocketSession {
    async fn serve(
        &mut self,
        out: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<Infallible, CloseReason> {
        let mut stopping = self.call.shared.stopping.subscribe();
        let mut ping = tokio::time::interval(PING_INTERVAL);
        ping.reset();
        let (mut silent, mut excess) = (0, 0_u32);
        let mut paused_until = None;
        loop {
            tokio::select! {
                message = out.recv() => match message {
                    Some(text) => self.send(Message::Text(text)).await?,
                    None => return Err(Some(self.drop_reason())),
                },
                message = receive(&mut self.socket, paused_until) => {
                    silent = 0;
                    paused_until = None;
                    let incoming = match message {
                        None => return Err(None),
                        Some(Err(error)) => return Err(violation(error)),
                        Some(Ok(message)) => SocketMessage::of(message).ok_or(None)?,
                    };
                    if !self.may_send(&incoming) {
                        paused_until = Some(Instant::now() + EXCESS_PAUSE);
                        excess += 1;
                        if excess > MAX_EXCESS_MESSAGES {
                            return Err(Some((1008, "too many messages")));
                        }
                        if !matches!(incoming, SocketMessage::Control) {
                            let error = Problem::new("too_many", "too many messages; wait a moment");
                            self.send_message(&Out::Refused { cmd_id: incoming.cmd_id(), error }).await?;
                        }
                        continue;
                    }
                    excess = excess.saturating_sub(1);
                    let answer = match incoming {
                        SocketMessage::Control => continue,
                        SocketMessage::Ping => Out::Pong,
                        SocketMessage::Order(order) => self.answer(*order).await,
                        SocketMessage::Invalid { cmd_id, why } => {
                            Out::Refused { cmd_id, error: Problem::new("bad_request", why) }
                        }
                    };
                    self.send_message(&answer).await?;
                }
                _ = ping.tick() => {
                    silent += 1;
                    if silent > 2 {
                        return Err(None);
                    }
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
                () = stopped(&mut stopping) => return Err(Some(SERVER_STOPS)),
            }
        }
    }

    /// The close reason after the room has dropped a socket. When the server stops, the room may
    /// drop it before the socket notices.
    fn drop_reason(&self) -> (u16, &'static str) {
        match *self.call.shared.stopping.borrow() {
            true => SERVER_STOPS,
            false => (1013, "reconnect from your last entry"),
        }
    }

    async fn send_message(&mut self, out: &Out) -> Result<(), CloseReason> {
        let text = serde_json::to_string(out).expect("a message serialises");
        self.send(Message::Text(text.into())).await
    }

    /// Sends a message, with a timeout for clients that do not read.
    async fn send(&mut self, message: Message) -> Result<(), CloseReason> {
        let sent = tokio::time::timeout(SEND_TIMEOUT, self.socket.send(message)).await;
        if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(None) }
    }

    /// Sends the close reason, and reads until the client has received it. Dropping a connection
    /// with unread messages would reset it and lose the reason.
    async fn close(mut self, why: CloseReason) {
        let frame = why.map(|(code, reason)| CloseFrame { code, reason: reason.into() });
        let closing = async {
            // Fails if the client has closed the socket first; then reading completes the
            // handshake.
            let _ = self.socket.send(Message::Close(frame)).await;
            for _ in 0..MAX_MESSAGES_AFTER_CLOSE {
                match self.socket.recv().await {
                    None => return,
                    Some(Ok(_)) => {}
                    Some(Err(_)) => break,
                }
            }
            // Wait for the timeout if messages cannot be read or do not end.
            std::future::pending::<()>().await;
        };
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, closing).await;
    }
}

/// The close reason for a client that violates the WebSocket protocol.
fn violation(error: axum::Error) -> CloseReason {
    match error.into_inner().downcast_ref::<tungstenite::Error>()? {
        tungstenite::Error::Capacity(_) => Some((1009, "the message is too large")),
        tungstenite::Error::Utf8(_) => Some((1007, "the message is not text")),
        tungstenite::Error::Protocol(_) => Some((1002, "invalid WebSocket frame")),
        _ => None,
    }
}
