//! NATS stops and starts again: only hints are lost.

use crate::cluster::{a_turn, at, node};
use crate::databases::{count, new_database};
use crate::guest::{Ear, Guest, PATIENCE, ask};
use crate::nats::Nats;
use homestretch_server::Server;
use homestretch_server::store::Database;
use homestretch_table::Millis;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The number of rooms.
const ROOMS: usize = 4;

/// The number of chat messages sent at once.
const TOGETHER: u64 = 25;

/// The number of hints that were dropped because the queue was full.
async fn lost(node: &Server) -> u64 {
    let url = format!("http://{}/metrics", node.address());
    let (_, page) = ask("GET", &url, None, None).await;
    let page = page.as_str().expect("a text").to_string();
    let mut lines = page.lines();
    let figure = lines.find_map(|line| line.strip_prefix("homestretch_hints_lost_total "));
    figure.map_or(0, |figure| figure.parse().expect("a number"))
}

/// A room with Ann at one node and Bo at another. Both have sockets.
struct Pair {
    ann: Guest,
    bo: Guest,
    at_ann: Ear,
    at_bo: Ear,
}

impl Pair {
    async fn meet(nodes: &[Server; 2]) -> Pair {
        let url = format!("http://{}", nodes[0].address());
        let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
        let bo = at(&ann.joined_by("Bo", None).await, &nodes[1]);
        let (at_ann, at_bo) = (ann.socket(None).await, bo.socket(None).await);
        Pair { ann, bo, at_ann, at_bo }
    }

    /// Ann sends chat messages until more hints are lost than before, and Bo answers. All messages
    /// are acknowledged. Returns their number and the last entry.
    async fn talk(&mut self, node: &Server, before: u64) -> (u64, u64) {
        let mut said = 0;
        while lost(node).await == before {
            for n in said..said + TOGETHER {
                let text = format!("number {n}");
                let order = json!({ "cmd_id": format!("c{n}"), "type": "chat", "text": text });
                self.at_ann.say(&order).await;
            }
            for n in said..said + TOGETHER {
                let is_answer = |m: &Value| m["type"] == "done" || m["type"] == "refused";
                let answer = self.at_ann.hear_until(is_answer).await;
                assert_eq!(
                    (&answer["type"], &answer["cmd_id"]),
                    (&json!("done"), &json!(format!("c{n}")))
                );
            }
            said += TOGETHER;
        }
        let done = self.bo.does(json!({ "type": "chat", "text": "so much" })).await;
        (said + 1, done["seq"].as_u64().expect("a number"))
    }

    /// Waits until Ann's node shows Bo as connected or as disconnected.
    async fn until_shown(&self, connected: bool) {
        let seat = self.bo.seat.expect("a seat") as usize;
        let begin = Instant::now();
        while self.ann.view().await["seats"][seat]["connected"] != connected {
            assert!(begin.elapsed() < PATIENCE, "Bo's connection never becomes {connected}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_of_nats_loses_only_hints_and_they_resume_afterwards() {
    let mut nats = Nats::start();
    let database = new_database().await;
    let nats_url = nats.url();
    let with_nats =
        |config: &mut homestretch_server::Config| config.settings.nats = Some(nats_url.clone());
    let nodes = [node(&database, with_nats).await, node(&database, with_nats).await];
    let mut pairs = Vec::new();
    for _ in 0..ROOMS {
        let pair = Pair::meet(&nodes).await;
        // Only hints carry this information.
        pair.until_shown(true).await;
        pairs.push(pair);
    }
    nats.end();
    let before = lost(&nodes[0]).await;
    let talking = pairs.iter_mut().map(|pair| pair.talk(&nodes[0], before));
    let said = futures_util::future::join_all(talking).await;
    let stored = "SELECT COUNT(*) FROM entries WHERE body LIKE '%\"said\"%'";
    let all: u64 = said.iter().map(|(count, _)| count).sum();
    assert_eq!(
        count(&Database::Postgres(database), stored).await,
        all as i64,
        "each message is stored once"
    );
    for (pair, (_, last)) in pairs.iter_mut().zip(&said) {
        for ear in [&mut pair.at_ann, &mut pair.at_bo] {
            let seq = |m: &Value| m["seq"].as_u64().or(m["view"]["seq"].as_u64());
            ear.hear_until(|m| seq(m) >= Some(*last) && m["type"] != "done").await;
        }
        let (here, there) = (pair.ann.view().await, pair.bo.view().await);
        for part in ["seq", "chat", "watchers", "host"] {
            assert_eq!(here[part], there[part], "both nodes show the same");
        }
        pair.until_shown(false).await;
    }
    nats.start_again();
    for pair in &pairs {
        pair.until_shown(true).await;
    }
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn during_an_outage_of_nats_a_host_at_another_node_stays_the_host() {
    let mut nats = Nats::start();
    let database = new_database().await;
    let nats_url = nats.url();
    let change = |config: &mut homestretch_server::Config| {
        config.settings.nats = Some(nats_url.clone());
        // Longer than nodes need to announce their people.
        config.host_away = Millis(5_000);
    };
    let nodes = [node(&database, change).await, node(&database, change).await];
    let pair = Pair::meet(&nodes).await;
    let ann_sits = pair.ann.seat.expect("a seat") as usize;
    let shown = async |connected: bool| {
        let begin = Instant::now();
        while pair.bo.view().await["seats"][ann_sits]["connected"] != connected {
            assert!(begin.elapsed() < PATIENCE, "Ann's connection never becomes {connected}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    shown(true).await;
    nats.end();
    shown(false).await;
    a_turn(&nodes[1], 7).await;
    assert_eq!(pair.bo.view().await["host"], json!(pair.ann.player));
    for node in nodes {
        node.stop().await;
    }
}
