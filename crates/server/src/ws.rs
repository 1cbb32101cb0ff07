//! Sockets: the same commands in, what happens out.

use crate::config::Config;
use crate::http::{Place, Who};
use crate::limits::{Door, Speaker, network};
use crate::protocol::{Command, Order, Out, Ping, Problem};
use crate::reading;
use crate::room::Refused;
use crate::room::task::Ask;
use crate::secret::Key;
use crate::shared::Shared;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, mpsc, watch};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite;

/// The protocol a browser names beside its token.
const PROTOCOL: &str = "homestretch";

/// How often a silent client is asked whether it is there.
const PING: Duration = Duration::from_secs(25);

/// How long a client may take to read a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a client may take to hear that the socket ends.
const FAREWELL: Duration = Duration::from_secs(1);

/// Buffers are small: most sockets are silent most of the time.
const BUFFER: usize = 4 * 1024;

/// The largest message that goes out.
const LARGEST_OUT: usize = 1024 * 1024;

/// What sockets hear when the server stops.
const STOPS: (u16, &str) = (1001, "the server stops; come back");

/// Who goes on speaking too fast is cut off when so many more messages were refused than taken.
const TOO_MANY: u32 = 100;

/// So long nothing is read after a message that came too fast: a flood waits where it comes from, and
/// costs little here.
const BREATH: Duration = Duration::from_millis(20);

/// So many messages are still read of who is told that the socket ends.
const LAST_WORDS: u32 = 1_000;

/// Whether a page may open a socket here: this server's own, or one the operator named.
pub(crate) fn is_own_page(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // Only browsers name a page.
        return true;
    };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let page = origin.split_once("://").map(|(_, page)| page);
    (page.is_some() && page == host) || config.origins.iter().any(|own| own == origin)
}

/// Opens a socket to a room, if there is one and the token is right.
pub(crate) async fn open(
    shared: Arc<Shared>,
    who: Who,
    code: String,
    after: Option<u64>,
    upgrade: WebSocketUpgrade,
    places: (Place, Option<Door>, OwnedSemaphorePermit),
) -> Result<Response, (Who, Refused)> {
    let (queue, mut out) = mpsc::channel(shared.config.limits.queue);
    let (key, from) = (who.key.clone(), network(who.address));
    let ask = |answer| Ask::Attach { key: key.clone(), from, after, queue: queue.clone(), answer };
    let attached = shared.ask(&code, ask).await;
    // The room holds the only sender: when it lets go of it, the socket ends.
    drop(queue);
    let id = match attached {
        Ok(id) => id,
        Err(refused) => return Err((who, refused)),
    };
    let limit = shared.config.limits.body;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(LARGEST_OUT)
        .max_message_size(limit)
        .max_frame_size(limit);
    let upgrade = if who.by_protocol { upgrade.protocols([PROTOCOL]) } else { upgrade };
    let failed = {
        let (shared, code) = (shared.clone(), code.clone());
        move |_| leave(shared, code, id)
    };
    Ok(upgrade.on_failed_upgrade(failed).on_upgrade(async move |socket| {
        let _places = places;
        metrics::gauge!("homestretch_sockets").increment(1.0);
        tracing::debug!(room = code, socket = id, "a socket is open");
        let (address, key) = (who.address, who.key);
        let speaker = key.clone().map_or(Speaker::Socket(id), Speaker::Person);
        let person = Person {
            shared: shared.clone(),
            code: code.clone(),
            key,
            address,
            speaker,
            socket: id,
        };
        let mut client = Client { person, socket };
        let Err(why) = client.serve(&mut out).await;
        tracing::debug!(room = code, socket = id, why = ?why, "a socket ends");
        leave(shared, code, id);
        client.close(why).await;
        metrics::gauge!("homestretch_sockets").decrement(1.0);
    }))
}

/// The name of a command that cannot be taken, if it can be read.
fn named(text: &str) -> Option<String> {
    let command = serde_json::from_str::<serde_json::Value>(text).ok()?;
    Some(command.get("cmd_id")?.as_str()?.to_string())
}

/// What came on a socket.
enum Heard {
    /// A frame that says nothing.
    Control,
    /// The question whether anybody is there.
    Ping,
    Order(Box<Order>),
    /// What cannot be read, with the name of the command if that can be.
    Unread {
        cmd_id: Option<String>,
        why: String,
    },
}

impl Heard {
    /// What a message is; none if it is the end.
    fn of(message: Message) -> Option<Heard> {
        let text = match message {
            Message::Close(_) => return None,
            Message::Ping(_) | Message::Pong(_) => return Some(Heard::Control),
            Message::Binary(_) => {
                return Some(Heard::Unread { cmd_id: None, why: "messages are text".into() });
            }
            Message::Text(text) => text,
        };
        if reading::read::<Ping>(text.as_bytes()).is_ok() {
            return Some(Heard::Ping);
        }
        Some(match reading::read(text.as_bytes()) {
            Ok(order) => Heard::Order(Box::new(order)),
            Err(unread) => Heard::Unread { cmd_id: named(&text), why: unread.to_string() },
        })
    }

    fn cmd_id(self) -> Option<String> {
        match self {
            Heard::Control | Heard::Ping => None,
            Heard::Order(order) => Some(order.cmd_id),
            Heard::Unread { cmd_id, .. } => cmd_id,
        }
    }
}

/// Tells the room that a socket is gone.
fn leave(shared: Arc<Shared>, code: String, socket: u64) {
    tokio::spawn(async move { shared.hub.tell(&code, Ask::Detach { socket }).await });
}

impl Person {
    /// Whether one more message may come. Frames that say nothing, and values for dice, of which each
    /// tab of a person sends its own, count for their socket alone; pages ask now and then whether the
    /// server is there, which does not count for their address.
    fn may_speak(&self, heard: &Heard) -> bool {
        let gates = &self.shared.gates;
        let (person, socket) = (&self.speaker, &Speaker::Socket(self.socket));
        match heard {
            Heard::Control => gates.may_speak(socket),
            Heard::Ping => gates.may_speak(person),
            Heard::Order(order) if matches!(order.command, Command::Release { .. }) => {
                gates.may_speak(socket) && gates.may_be_heard(self.address)
            }
            Heard::Order(_) | Heard::Unread { .. } => {
                gates.may_speak(person) && gates.may_be_heard(self.address)
            }
        }
    }

    async fn answer(&self, order: Order) -> Out {
        let key = &self.key;
        let ask = |answer| Ask::Order { key: key.clone(), order: order.clone(), answer };
        match self.shared.ask(&self.code, ask).await {
            Ok(done) => Out::Done { cmd_id: order.cmd_id, seq: done.seq, events: done.events },
            Err(refused) => {
                Out::Refused { cmd_id: Some(order.cmd_id), error: Problem::from(&refused) }
            }
        }
    }
}

/// The code and the reason of an end.
type Why = Option<(u16, &'static str)>;

struct Client {
    person: Person,
    socket: WebSocket,
}

/// Who speaks to which room.
struct Person {
    shared: Arc<Shared>,
    code: String,
    key: Option<Key>,
    address: IpAddr,
    speaker: Speaker,
    socket: u64,
}

/// What comes on a socket, from a moment on.
async fn hear(
    socket: &mut WebSocket,
    from: Option<Instant>,
) -> Option<Result<Message, axum::Error>> {
    if let Some(from) = from {
        tokio::time::sleep_until(from).await;
    }
    socket.recv().await
}

/// Waits until the server stops.
async fn stops(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stops| *stops).await;
}

impl Client {
    async fn serve(&mut self, out: &mut mpsc::Receiver<Utf8Bytes>) -> Result<Infallible, Why> {
        let mut stopping = self.person.shared.stopping.subscribe();
        let mut ping = tokio::time::interval(PING);
        ping.reset();
        let (mut silent, mut too_fast) = (0, 0_u32);
        let mut deaf_until = None;
        loop {
            tokio::select! {
                message = out.recv() => match message {
                    Some(text) => self.send(Message::Text(text)).await?,
                    None => return Err(Some(self.let_go())),
                },
                message = hear(&mut self.socket, deaf_until) => {
                    silent = 0;
                    deaf_until = None;
                    let heard = match message {
                        None => return Err(None),
                        Some(Err(error)) => return Err(fault_of(error)),
                        Some(Ok(message)) => Heard::of(message).ok_or(None)?,
                    };
                    if !self.person.may_speak(&heard) {
                        deaf_until = Some(Instant::now() + BREATH);
                        too_fast += 1;
                        if too_fast > TOO_MANY {
                            return Err(Some((1008, "too many messages")));
                        }
                        if !matches!(heard, Heard::Control) {
                            let error = problem("too_many", "you send too much; wait a moment");
                            self.say(&Out::Refused { cmd_id: heard.cmd_id(), error }).await?;
                        }
                        continue;
                    }
                    too_fast = too_fast.saturating_sub(1);
                    let answer = match heard {
                        Heard::Control => continue,
                        Heard::Ping => Out::Pong,
                        Heard::Order(order) => self.person.answer(*order).await,
                        Heard::Unread { cmd_id, why } => {
                            Out::Refused { cmd_id, error: problem("bad_request", &why) }
                        }
                    };
                    self.say(&answer).await?;
                }
                _ = ping.tick() => {
                    silent += 1;
                    if silent > 2 {
                        return Err(None);
                    }
                    self.send(Message::Ping(axum::body::Bytes::new())).await?;
                }
                () = stops(&mut stopping) => return Err(Some(STOPS)),
            }
        }
    }

    /// Why a room hears a socket no more. One that ends with the server may let go before the socket
    /// hears that the server stops.
    fn let_go(&self) -> (u16, &'static str) {
        match *self.person.shared.stopping.borrow() {
            true => STOPS,
            false => (1013, "come back from your last entry"),
        }
    }

    async fn say(&mut self, out: &Out) -> Result<(), Why> {
        let text = serde_json::to_string(out).expect("a message is plain data");
        self.send(Message::Text(text.into())).await
    }

    /// Sends, unless the client does not read.
    async fn send(&mut self, message: Message) -> Result<(), Why> {
        match tokio::time::timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(None),
        }
    }

    /// Says why, and reads on until the client has heard it: who drops a connection with messages
    /// unread resets it, and the reason is lost.
    async fn close(mut self, why: Why) {
        let frame = why.map(|(code, reason)| CloseFrame { code, reason: reason.into() });
        let farewell = async {
            // Who has said farewell first is not told again: to read on answers it.
            let _ = self.socket.send(Message::Close(frame)).await;
            for _ in 0..LAST_WORDS {
                match self.socket.recv().await {
                    None => return,
                    Some(Ok(_)) => {}
                    Some(Err(_)) => break,
                }
            }
            // What cannot be read, or has no end, is left to itself until the time is over.
            std::future::pending::<()>().await;
        };
        let _ = tokio::time::timeout(FAREWELL, farewell).await;
    }
}

/// What is said to a client whose bytes are no message.
fn fault_of(error: axum::Error) -> Why {
    match error.into_inner().downcast_ref::<tungstenite::Error>()? {
        tungstenite::Error::Capacity(_) => Some((1009, "the message is too large")),
        tungstenite::Error::Utf8(_) => Some((1007, "the message is not text")),
        tungstenite::Error::Protocol(_) => Some((1002, "that is no frame of a socket")),
        _ => None,
    }
}

fn problem(code: &str, message: &str) -> Problem {
    Problem { code: code.into(), message: message.into() }
}
