//! Hints between nodes: "room R is at entry n", and who has sockets where. A node that misses one
//! still catches up.

use crate::room::task::Ask;
use crate::shared::Shared;
use futures_util::StreamExt;
use homestretch_table::PlayerId;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The subject of the hints; a room's code follows.
const SUBJECT: &str = "homestretch.room";

/// The subject of who is where; a room's code follows.
const PRESENCE: &str = "homestretch.here";

/// Where hints go.
pub(crate) enum Bus {
    /// There is one node.
    Alone,
    /// Other nodes hear through NATS.
    Nats(async_nats::Client),
}

impl Bus {
    /// Connects, now or whenever the other side is there.
    pub(crate) async fn open(url: Option<&str>) -> Result<Bus, async_nats::ConnectError> {
        match url {
            None => Ok(Bus::Alone),
            Some(url) => {
                let options = async_nats::ConnectOptions::new().retry_on_initial_connect();
                Ok(Bus::Nats(options.connect(url).await?))
            }
        }
    }

    /// Whether there may be other nodes that hear.
    pub(crate) fn has_others(&self) -> bool {
        matches!(self, Bus::Nats(_))
    }

    /// Tells other nodes that a room has grown.
    pub(crate) async fn tell(&self, room: &str, seq: u64) {
        self.say(format!("{SUBJECT}.{room}"), seq.to_string()).await;
    }

    /// Tells other nodes who has sockets at this one.
    pub(crate) async fn tell_presence(&self, room: &str, node: &str, here: &BTreeSet<PlayerId>) {
        let said = serde_json::to_string(&(node, here)).expect("names and numbers are plain data");
        self.say(format!("{PRESENCE}.{room}"), said).await;
    }

    async fn say(&self, subject: String, text: String) {
        if let Bus::Nats(client) = self {
            let said = client.publish(subject, text.into()).await;
            if let Err(error) = said {
                tracing::debug!(%error, "a hint was not sent");
            }
        }
    }
}

impl Shared {
    /// Hears what other nodes tell, for as long as the node lives.
    pub(crate) async fn hear(self: Arc<Shared>) {
        let Bus::Nats(client) = &self.bus else { return };
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
                let said = serde_json::from_slice::<(String, BTreeSet<PlayerId>)>(said);
                if let Some((node, players)) = said.ok().filter(|(node, _)| *node != self.life.node)
                {
                    self.hub.hint(room, Ask::Elsewhere { node, players });
                }
            }
            _ => {}
        }
    }
}
