//! Hints between nodes: which entry a room has reached, and which players are connected or active.
//! Hints may be lost; nodes also poll the store.

use async_nats::connection::State;
use futures_util::StreamExt;
use homestretch_table::PlayerId;
use std::collections::BTreeSet;
use tokio::sync::mpsc;

/// The subject for grown rooms, followed by the code of a room.
const GROWN_SUBJECT: &str = "homestretch.room";

/// The subject for connected players, followed by the code of a room.
const CONNECTED_SUBJECT: &str = "homestretch.here";

/// The subject for players who sent a request, followed by the code of a room.
const ACTIVE_SUBJECT: &str = "homestretch.seen";

/// A message from another node about a room.
pub(crate) enum Hint {
    /// The room has grown to this entry.
    Grown { seq: u64 },
    /// These players have sockets at that node.
    Connected { node: String, players: BTreeSet<PlayerId> },
    /// These players have sent requests to another node.
    Active { players: BTreeSet<PlayerId> },
}

/// The connection to other nodes.
pub(crate) enum Bus {
    /// This is the only node.
    SingleNode,
    /// Nodes are connected through NATS.
    Nats {
        client: async_nats::Client,
        /// Hints that wait to be sent. Senders never wait: if the queue is full, the hint is
        /// dropped.
        hints: mpsc::Sender<(String, String)>,
    },
}

/// How many hints may wait while NATS is unreachable. Further hints are dropped.
const MAX_QUEUED_HINTS: usize = 1024;

impl Bus {
    /// Opens the connection, which is established as soon as NATS is reachable.
    pub(crate) async fn open(url: Option<&str>) -> Result<Bus, async_nats::ConnectError> {
        match url {
            None => Ok(Bus::SingleNode),
            Some(url) => {
                let options = async_nats::ConnectOptions::new().retry_on_initial_connect();
                let client = options.connect(url).await?;
                let (hints, mut waiting) = mpsc::channel::<(String, String)>(MAX_QUEUED_HINTS);
                let publisher = client.clone();
                tokio::spawn(async move {
                    while let Some((subject, text)) = waiting.recv().await {
                        if let Err(error) = publisher.publish(subject, text.into()).await {
                            tracing::debug!(%error, "cannot send a hint");
                        }
                    }
                });
                Ok(Bus::Nats { client, hints })
            }
        }
    }

    /// Whether there may be other nodes.
    pub(crate) fn is_clustered(&self) -> bool {
        matches!(self, Bus::Nats { .. })
    }

    /// Whether there may be other nodes whose hints do not arrive at the moment.
    pub(crate) fn is_disconnected(&self) -> bool {
        match self {
            Bus::SingleNode => false,
            Bus::Nats { client, .. } => client.connection_state() != State::Connected,
        }
    }

    /// Tells other nodes that a room has grown.
    pub(crate) fn announce_growth(&self, room: &str, seq: u64) {
        self.send(format!("{GROWN_SUBJECT}.{room}"), seq.to_string());
    }

    /// Tells other nodes who has a socket at this node.
    pub(crate) fn announce_connected(&self, room: &str, node: &str, here: &BTreeSet<PlayerId>) {
        self.announce_players(CONNECTED_SUBJECT, room, node, here);
    }

    /// Tells other nodes who has sent requests to this node.
    pub(crate) fn announce_active(&self, room: &str, node: &str, seen: &BTreeSet<PlayerId>) {
        self.announce_players(ACTIVE_SUBJECT, room, node, seen);
    }

    fn announce_players(&self, subject: &str, room: &str, node: &str, people: &BTreeSet<PlayerId>) {
        let text = serde_json::to_string(&(node, people)).expect("players serialise");
        self.send(format!("{subject}.{room}"), text);
    }

    fn send(&self, subject: String, text: String) {
        if let Bus::Nats { hints, .. } = self
            && hints.try_send((subject, text)).is_err()
        {
            metrics::counter!("homestretch_hints_lost_total").increment(1);
        }
    }

    /// Receives hints from other nodes until the server stops, and passes each one on with the
    /// code of its room. `node` is the name of this node, whose own hints are skipped.
    pub(crate) async fn receive(&self, node: &str, deliver: impl Fn(&str, Hint)) {
        let Bus::Nats { client, .. } = self else { return };
        loop {
            match client.subscribe("homestretch.*.*").await {
                Ok(mut messages) => {
                    while let Some(message) = messages.next().await {
                        if let Some((subject, room)) = message.subject.rsplit_once('.')
                            && let Some(hint) = parse(node, subject, &message.payload)
                        {
                            deliver(room, hint);
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot receive hints from other nodes"),
            }
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
    }
}

/// Parses a message. Returns `None` for messages that this node sent itself.
fn parse(node: &str, subject: &str, payload: &[u8]) -> Option<Hint> {
    let players = || {
        let sent = serde_json::from_slice::<(String, BTreeSet<PlayerId>)>(payload);
        sent.ok().filter(|(sender, _)| sender != node)
    };
    match subject {
        GROWN_SUBJECT => serde_json::from_slice(payload).ok().map(|seq| Hint::Grown { seq }),
        CONNECTED_SUBJECT => players().map(|(node, players)| Hint::Connected { node, players }),
        ACTIVE_SUBJECT => players().map(|(_, players)| Hint::Active { players }),
        _ => None,
    }
}
