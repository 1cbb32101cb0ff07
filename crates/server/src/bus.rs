//! Hints between nodes: "room R is at entry n", and who is where. A node that misses one still
//! catches up.

use crate::room::task::Ask;
use crate::shared::Shared;
use async_nats::connection::State;
use futures_util::StreamExt;
use homestretch_table::PlayerId;
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::sync::mpsc;

/// The subject of the hints; a room's code follows.
const SUBJECT: &str = "homestretch.room";

/// The subject of who is where; a room's code follows.
const PRESENCE: &str = "homestretch.here";

/// The subject of who has asked for something; a room's code follows.
const SEEN: &str = "homestretch.seen";

/// Where hints go.
pub(crate) enum Bus {
    /// There is one node.
    Alone,
    /// Other nodes hear through NATS.
    Nats {
        client: async_nats::Client,
        /// What is to be told. Nobody waits for it: a hint may be lost.
        hints: mpsc::Sender<(String, String)>,
    },
}

/// So many hints wait while NATS is away; more are lost.
const WAITING: usize = 1024;

impl Bus {
    /// Connects, now or whenever the other side is there.
    pub(crate) async fn open(url: Option<&str>) -> Result<Bus, async_nats::ConnectError> {
        match url {
            None => Ok(Bus::Alone),
            Some(url) => {
                let options = async_nats::ConnectOptions::new().retry_on_initial_connect();
                let client = options.connect(url).await?;
                let (hints, mut waiting) = mpsc::channel::<(String, String)>(WAITING);
                let teller = client.clone();
                tokio::spawn(async move {
                    while let Some((subject, text)) = waiting.recv().await {
                        if let Err(error) = teller.publish(subject, text.into()).await {
                            tracing::debug!(%error, "a hint was not sent");
                        }
                    }
                });
                Ok(Bus::Nats { client, hints })
            }
        }
    }

    /// Whether there may be other nodes that hear.
    pub(crate) fn has_others(&self) -> bool {
        matches!(self, Bus::Nats { .. })
    }

    /// Whether there may be other nodes that are not heard now.
    pub(crate) fn is_deaf(&self) -> bool {
        match self {
            Bus::Alone => false,
            Bus::Nats { client, .. } => client.connection_state() != State::Connected,
        }
    }

    /// Tells other nodes that a room has grown.
    pub(crate) fn tell(&self, room: &str, seq: u64) {
        self.say(format!("{SUBJECT}.{room}"), seq.to_string());
    }

    /// Tells other nodes who has sockets at this one.
    pub(crate) fn tell_presence(&self, room: &str, node: &str, here: &BTreeSet<PlayerId>) {
        self.tell_of(PRESENCE, room, node, here);
    }

    /// Tells other nodes who has asked for something at this one.
    pub(crate) fn tell_seen(&self, room: &str, node: &str, seen: &BTreeSet<PlayerId>) {
        self.tell_of(SEEN, room, node, seen);
    }

    fn tell_of(&self, subject: &str, room: &str, node: &str, people: &BTreeSet<PlayerId>) {
        let said =
            serde_json::to_string(&(node, people)).expect("names and numbers are plain data");
        self.say(format!("{subject}.{room}"), said);
    }

    fn say(&self, subject: String, text: String) {
        if let Bus::Nats { hints, .. } = self
            && hints.try_send((subject, text)).is_err()
        {
            metrics::counter!("homestretch_hints_lost_total").increment(1);
        }
    }
}

impl Shared {
    /// Hears what other nodes tell, for as long as the node lives.
    pub(crate) async fn hear(self: Arc<Shared>) {
        let Bus::Nats { client, .. } = &self.bus else { return };
        loop {
            match client.subscribe("homestretch.*.*").await {
                Ok(mut hints) => {
                    while let Some(hint) = hints.next().await {
                        if let Some((subject, room)) = hint.subject.rsplit_once('.') {
                            self.hear_one(subject, room, &hint.payload);
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot hear other nodes"),
            }
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
    }

    fn hear_one(&self, subject: &str, room: &str, said: &[u8]) {
        match subject {
            SUBJECT => {
                if let Ok(seq) = serde_json::from_slice(said) {
                    self.hub.hint(room, Ask::CatchUp { seq });
                }
            }
            PRESENCE => {
                if let Some((node, players)) = self.people_elsewhere(said) {
                    self.hub.hint(room, Ask::Elsewhere { node, players });
                }
            }
            SEEN => {
                if let Some((_, players)) = self.people_elsewhere(said) {
                    self.hub.hint(room, Ask::SeenElsewhere { players });
                }
            }
            _ => {}
        }
    }

    /// Whom another node tells of, and which; a node hears itself, too.
    fn people_elsewhere(&self, said: &[u8]) -> Option<(String, BTreeSet<PlayerId>)> {
        let said = serde_json::from_slice::<(String, BTreeSet<PlayerId>)>(said);
        said.ok().filter(|(node, _)| *node != self.life.node)
    }
}
