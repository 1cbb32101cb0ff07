//! Hints between nodes: "room R is at entry n". A node that misses one still catches up.

use crate::shared::Shared;
use futures_util::StreamExt;
use std::sync::Arc;

/// The subject of the hints; a room's code follows.
const SUBJECT: &str = "homestretch.room";

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

    /// Tells other nodes that a room has grown.
    pub(crate) async fn tell(&self, room: &str, seq: u64) {
        if let Bus::Nats(client) = self {
            let said = client.publish(format!("{SUBJECT}.{room}"), seq.to_string().into()).await;
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
            match client.subscribe(format!("{SUBJECT}.*")).await {
                Ok(mut hints) => {
                    while let Some(hint) = hints.next().await {
                        let room = hint.subject.rsplit('.').next().unwrap_or_default();
                        let seq = std::str::from_utf8(&hint.payload).ok();
                        if let Some(seq) = seq.and_then(|seq| seq.parse().ok()) {
                            self.hub.hint(room, seq);
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot hear other nodes"),
            }
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
    }
}
