//! Commands that arrive while a server is frozen, like a machine that sleeps, and afterwards.

use crate::LONGER_THAN_AWAY;
use crate::databases::Databases;
use crate::node::{Node, Rooms, Setup};
use crate::{PATIENCE, alone};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;
use tokio::task::JoinHandle;

/// The seconds of a turn. The server is frozen for longer.
const TURN: u64 = 10;

/// A game of two people that has just started.
#[derive(Clone)]
struct Table {
    url: String,
    code: String,
    /// The tokens of Ann and Bo.
    tokens: [String; 2],
}

async fn ask(url: String, token: Option<&str>, body: Option<&Value>) -> (u16, Value) {
    let client = reqwest::Client::new();
    let mut request = match body {
        Some(body) => client.post(url).json(body),
        None => client.get(url),
    };
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    let answer = request.timeout(PATIENCE).send().await.expect("an answer");
    (answer.status().as_u16(), answer.json().await.expect("JSON"))
}

impl Table {
    async fn start(url: &str) -> Table {
        let new_room = json!({ "variant": "ludo", "name": "Ann", "turn_seconds": TURN });
        let (_, made) = ask(format!("{url}/api/rooms"), None, Some(&new_room)).await;
        let word = |of: &Value, key: &str| of[key].as_str().expect("a word").to_string();
        let code = word(&made, "code");
        let join = format!("{url}/api/rooms/{code}/join");
        let (_, joined) = ask(join, None, Some(&json!({ "name": "Bo" }))).await;
        let tokens = [word(&made, "token"), word(&joined, "token")];
        let table = Table { url: url.into(), code, tokens };
        for (who, cmd) in [(0, "ready"), (1, "ready"), (0, "start")] {
            let (status, answer) = table.order(who, cmd, json!({ "type": cmd })).await;
            assert_eq!(status, 200, "{answer}");
        }
        table
    }

    /// The same table at another node.
    fn at(&self, node: &Node) -> Table {
        Table { url: node.url.clone(), ..self.clone() }
    }

    async fn order(&self, who: usize, cmd: &str, mut command: Value) -> (u16, Value) {
        command["cmd_id"] = json!(cmd);
        let url = format!("{}/api/rooms/{}/commands", self.url, self.code);
        ask(url, Some(&self.tokens[who]), Some(&command)).await
    }

    /// Sends a command without waiting for its answer.
    fn send(&self, who: usize, cmd: &'static str, command: Value) -> JoinHandle<(u16, Value)> {
        let table = self.clone();
        tokio::spawn(async move { table.order(who, cmd, command).await })
    }

    async fn view(&self) -> Value {
        ask(format!("{}/api/rooms/{}?after=0", self.url, self.code), None, None).await.1
    }

    /// The person who has to roll, and the number of the last entry.
    async fn to_roll(&self) -> (usize, Value) {
        let view = self.view().await;
        let seat = &view["game"]["turn"]["seat"];
        let ann = view["seats"].as_array().expect("seats").iter().find(|s| s["name"] == "Ann");
        let who = usize::from(ann.expect("Ann sits")["seat"] != *seat);
        (who, view["seq"].clone())
    }

    /// The types of the events so far.
    async fn told(&self) -> Vec<String> {
        let view = self.view().await;
        let events = view["events"].as_array().expect("events").iter();
        events.map(|event| event["type"].as_str().expect("a type").to_string()).collect()
    }
}

fn rolls(told: &[String]) -> usize {
    told.iter().filter(|kind| ["rolled", "opening_rolled"].contains(&kind.as_str())).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_stand_still_while_the_server_is_frozen_and_queued_commands_still_count() {
    let folder = TempDir::new().expect("a folder");
    let node = Node::start(alone(&folder));
    let table = Table::start(&node.url).await;
    let (who, seq) = table.to_roll().await;
    let roll = json!({ "type": "roll", "seq": seq });
    node.stop();
    let mine = table.send(who, "mine", roll.clone());
    let twice = table.send(who, "mine", roll.clone());
    let not_mine = table.send(1 - who, "not mine", roll.clone());
    tokio::time::sleep(Duration::from_secs(TURN) + Duration::from_millis(500)).await;
    node.go_on();
    let (status, answer) = mine.await.expect("an answer");
    assert_eq!(status, 200, "the turn has not ended: {answer}");
    assert_eq!(table.order(who, "pause", json!({ "type": "pause" })).await.0, 200);
    assert_eq!(twice.await.expect("an answer"), (200, answer.clone()), "done once");
    let (status, refused) = not_mine.await.expect("an answer");
    assert_eq!(status, 409, "{refused}");
    // Afterwards, a repeated command gets the same answer and an outdated one is stale.
    assert_eq!(table.order(who, "mine", roll.clone()).await, (200, answer));
    let (status, stale) = table.order(who, "late", roll).await;
    assert_eq!((status, stale["error"]["code"].as_str()), (409, Some("stale")), "{stale}");
    let told = table.told().await;
    assert_eq!(rolls(&told), 1, "{told:?}");
    let first = |kind: &str| told.iter().position(|told| told == kind);
    let returned = first("server_returned");
    assert!(returned.is_some() && returned < first("rolling"), "{told:?}");
    assert_eq!(first("turn_missed"), None, "{told:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_queued_at_a_frozen_node_takes_effect_once_even_if_another_node_handled_it() {
    let databases = Databases::start();
    let database = Databases::url(&databases.postgres);
    let rooms = Rooms::Shared { database, nats: databases.nats.url() };
    let setup = Setup { rooms, fault: None, disk: None };
    let nodes = [Node::start(setup.clone()), Node::start(setup)];
    let table = Table::start(&nodes[0].url).await;
    let (who, seq) = table.to_roll().await;
    let roll = json!({ "type": "roll", "seq": seq });
    nodes[0].stop();
    let waiting = table.send(who, "mine", roll.clone());
    let old = table.send(who, "another", roll.clone());
    let there = table.at(&nodes[1]);
    let done = there.order(who, "mine", roll).await;
    assert_eq!(done.0, 200, "{}", done.1);
    assert_eq!(there.order(who, "pause", json!({ "type": "pause" })).await.0, 200);
    tokio::time::sleep(LONGER_THAN_AWAY).await;
    nodes[0].go_on();
    assert_eq!(waiting.await.expect("an answer"), done, "the same answer");
    let (status, stale) = old.await.expect("an answer");
    assert_eq!((status, stale["error"]["code"].as_str()), (409, Some("stale")), "{stale}");
    for table in [&table, &there] {
        assert_eq!(rolls(&table.told().await), 1);
    }
}
