//! A link to the database that falls silent, dies or is cut: every use of it ends in time with a
//! refusal in words, and when the link is there again, so is the node.

use crate::cluster::node;
use crate::databases::new_database;
use crate::guest::{Guest, PATIENCE, ask, ask_once};
use crate::link::{Line, Link};
use crate::play::full_table;
use crate::quick;
use homestretch_server::store::Database;
use homestretch_server::{Config, Server};
use homestretch_table::Millis;
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite;

/// So many ask at once: more than a node has connections to its database.
const MANY: usize = 24;

/// How long the database may take: shorter than usual, so that the tests are short.
const ANSWER_TIME: Duration = Duration::from_secs(2);

/// A link to a database, and the database's address by way of it.
async fn linked() -> (Link, String) {
    let database = new_database().await;
    let (server, name) = database.rsplit_once('/').expect("an address");
    let (user, address) = server.split_once('@').expect("a user");
    let link = Link::to(address).await;
    let url = format!("{user}@{}/{name}", link.address);
    (link, url)
}

/// What is asked: a method, a path, a token and a body; and the status if all is well.
struct Wish(&'static str, String, Option<String>, Option<Value>, u16);

impl Wish {
    async fn ask_once(&self, url: &str) -> (u16, Value) {
        let Wish(method, path, token, body, _) = self;
        let url = format!("{url}{path}");
        let asked = ask_once(method, &url, token.as_deref(), body.as_ref());
        tokio::time::timeout(PATIENCE, asked).await.expect("every question has an answer in time")
    }

    async fn ask(&self, url: &str) -> (u16, Value) {
        let Wish(method, path, token, body, _) = self;
        ask(method, &format!("{url}{path}"), token.as_deref(), body.as_ref()).await
    }
}

/// Everything that needs the database: of a room that is awake and of one that sleeps.
fn wishes(awake: &Guest, asleep: &Guest) -> Vec<Wish> {
    let room = |guest: &Guest, below: &str| format!("/api/rooms/{}{below}", guest.code);
    let made = json!({ "variant": "ludo", "name": "Cy" });
    let name = |name: &str| Some(json!({ "name": name }));
    let chat = json!({ "cmd_id": "kept", "type": "chat", "text": "once" });
    let token = |guest: &Guest| Some(guest.token.clone());
    vec![
        Wish("GET", "/api/rooms".into(), None, None, 200),
        Wish("GET", "/api/stats".into(), None, None, 200),
        Wish("GET", "/api/rooms/ABCD2345".into(), None, None, 404),
        Wish("GET", room(asleep, ""), token(asleep), None, 200),
        Wish("GET", room(asleep, "/variant"), None, None, 200),
        Wish("GET", room(asleep, "/record?game=1"), None, None, 404),
        Wish("POST", "/api/rooms".into(), None, Some(made), 201),
        Wish("POST", room(awake, "/join"), None, name("Di"), 200),
        Wish("POST", room(awake, "/watch"), None, name("Eve"), 200),
        Wish("POST", room(awake, "/commands"), token(awake), Some(chat), 200),
    ]
}

fn is_unavailable((status, answer): &(u16, Value)) -> bool {
    *status == 503 && answer["error"]["code"] == "unavailable"
}

/// Asks without a pause until there is something else than an answer.
async fn until_refused(url: String, begun: mpsc::Sender<()>) -> (u16, Value) {
    let wish = Wish("GET", "/api/stats".into(), None, None, 200);
    loop {
        let answer = wish.ask_once(&url).await;
        if answer.0 != 200 {
            return answer;
        }
        let _ = begun.send(()).await;
    }
}

async fn check(line: Line) {
    let (link, database) = linked().await;
    let short = |config: &mut Config| {
        config.settings.keep_ended = Millis(0);
        config.sweep = Duration::from_secs(1);
        config.answer_time = ANSWER_TIME;
    };
    let house = node(&database, short).await;
    let url = format!("http://{}", house.address());
    let settings = json!({ "warn_seconds": 0 });
    let wish =
        json!({ "variant": "ludo", "name": "Ann", "turn_seconds": 15, "settings": settings });
    let (ann, _) = full_table(&url, &wish, 2).await;
    let mut ear = ann.socket(None).await;
    let wish = json!({ "variant": "ludo", "name": "Bo" });
    let (awake, asleep) = (Guest::host(&url, &wish).await, Guest::host(&url, &wish).await);
    awake.view().await;

    // All connections are in use when it happens.
    let (begun, mut begins) = mpsc::channel(MANY);
    let mut busy = JoinSet::new();
    for _ in 0..MANY {
        busy.spawn(until_refused(url.clone(), begun.clone()));
    }
    for _ in 0..4 * MANY {
        begins.recv().await.expect("they ask");
    }
    drop(begins);
    link.becomes(line);
    for refused in busy.join_all().await {
        assert!(is_unavailable(&refused), "{line:?}: {refused:?}");
    }
    for _ in 0..2 {
        let mut asking = JoinSet::new();
        for wish in wishes(&awake, &asleep) {
            let url = url.clone();
            asking.spawn(async move { (wish.ask_once(&url).await, wish) });
        }
        for (refused, wish) in asking.join_all().await {
            assert!(is_unavailable(&refused), "{line:?}: {} {} {refused:?}", wish.0, wish.1);
        }
    }
    let socket = format!("{}/api/rooms/{}/socket", url.replace("http", "ws"), asleep.code);
    match tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(socket)).await {
        Ok(Err(tungstenite::Error::Http(refused))) => assert_eq!(refused.status(), 503),
        other => panic!("{line:?}: {other:?}"),
    }
    let health = Wish("GET", "/health".into(), None, None, 200);
    let told = (503, json!("the database does not answer\n"));
    assert_eq!(health.ask_once(&url).await, told, "{line:?}");
    assert_eq!(Wish("GET", "/api/variants".into(), None, None, 200).ask_once(&url).await.0, 200);
    assert_eq!(ear.end().await, Some(1013), "{line:?}: who listens may try elsewhere");

    link.becomes(Line::Open);
    assert_eq!(health.ask(&url).await, (200, json!("ok\n")), "{line:?}");
    for wish in wishes(&awake, &asleep) {
        let (status, answer) = wish.ask(&url).await;
        assert_eq!(status, wish.4, "{line:?}: {} {} {answer}", wish.0, wish.1);
    }
    let chat = awake.view().await["chat"].clone();
    assert_eq!(chat.as_array().map(Vec::len), Some(1), "{line:?}: {chat}");
    // What the node does by itself goes on, too: turns end, and old rooms go.
    let mut ear = ann.socket(None).await;
    let has_missed = |m: &Value| m["events"].to_string().contains("turn_missed");
    ear.hear_until(has_missed).await;
    let wish = json!({ "variant": "ludo", "name": "Fay", "settings": { "leaving": "tokens_go" } });
    let (fay, _) = full_table(&url, &wish, 2).await;
    fay.does(json!({ "type": "leave" })).await;
    fay.until_gone().await;

    link.becomes(line);
    tokio::time::timeout(PATIENCE, house.stop()).await.expect("the node stops all the same");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_whose_database_is_silent_says_so_and_goes_on_when_it_speaks_again() {
    check(Line::Silent).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_whose_connections_are_dead_says_so_and_makes_new_ones() {
    check(Line::Dead).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_cut_off_from_its_database_says_so_and_connects_again() {
    check(Line::Cut).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_does_not_start_with_a_database_that_is_silent_and_says_why() {
    let (link, database) = linked().await;
    link.becomes(Line::Silent);
    let mut config = quick(&TempDir::new().expect("a folder"));
    config.database = Database::Postgres(database);
    config.answer_time = ANSWER_TIME;
    let started = tokio::time::timeout(PATIENCE, Server::start(config)).await;
    let failed = started.expect("it does not wait for ever").err().expect("it does not start");
    assert_eq!(failed.to_string(), "the database does not answer");
}
