//! A link to the database that falls silent, dies or is cut. Every use of it ends in time with a
//! clear refusal, and the node recovers with the link.

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

/// How many clients ask at once: more than a node has connections to its database.
const MANY: usize = 24;

/// How long the database may take to answer. Shorter than usual, so that the tests are quick.
const ANSWER_TIME: Duration = Duration::from_secs(2);

/// A link to a database, and the address of the database through that link.
async fn linked() -> (Link, String) {
    let database = new_database().await;
    let (server, name) = database.rsplit_once('/').expect("an address");
    let (user, address) = server.split_once('@').expect("a user");
    let link = Link::to(address).await;
    let url = format!("{user}@{}/{name}", link.address);
    (link, url)
}

/// A request: its method, path, token and body, and the status it has when everything works.
struct TestRequest(&'static str, String, Option<String>, Option<Value>, u16);

impl TestRequest {
    async fn ask_once(&self, url: &str) -> (u16, Value) {
        let TestRequest(method, path, token, body, _) = self;
        let url = format!("{url}{path}");
        let asked = ask_once(method, &url, token.as_deref(), body.as_ref());
        tokio::time::timeout(PATIENCE, asked).await.expect("every request is answered in time")
    }

    async fn ask(&self, url: &str) -> (u16, Value) {
        let TestRequest(method, path, token, body, _) = self;
        ask(method, &format!("{url}{path}"), token.as_deref(), body.as_ref()).await
    }
}

/// All requests that need the database, for a room that is awake and for one that sleeps.
fn requests(awake: &Guest, asleep: &Guest) -> Vec<TestRequest> {
    let room = |guest: &Guest, below: &str| format!("/api/rooms/{}{below}", guest.code);
    let made = json!({ "variant": "ludo", "name": "Cy" });
    let name = |name: &str| Some(json!({ "name": name }));
    let chat = json!({ "cmd_id": "kept", "type": "chat", "text": "once" });
    let token = |guest: &Guest| Some(guest.token.clone());
    vec![
        TestRequest("GET", "/api/rooms".into(), None, None, 200),
        TestRequest("GET", "/api/stats".into(), None, None, 200),
        TestRequest("GET", "/api/rooms/ABCD2345".into(), None, None, 404),
        TestRequest("GET", room(asleep, ""), token(asleep), None, 200),
        TestRequest("GET", room(asleep, "/variant"), None, None, 200),
        TestRequest("GET", room(asleep, "/record?game=1"), None, None, 404),
        TestRequest("POST", "/api/rooms".into(), None, Some(made), 201),
        TestRequest("POST", room(awake, "/join"), None, name("Di"), 200),
        TestRequest("POST", room(awake, "/watch"), None, name("Eve"), 200),
        TestRequest("POST", room(awake, "/commands"), token(awake), Some(chat), 200),
    ]
}

fn is_unavailable((status, answer): &(u16, Value)) -> bool {
    *status == 503 && answer["error"]["code"] == "unavailable"
}

/// Asks without a pause until a request is refused.
async fn until_refused(url: String, begun: mpsc::Sender<()>) -> (u16, Value) {
    let request = TestRequest("GET", "/api/stats".into(), None, None, 200);
    loop {
        let answer = request.ask_once(&url).await;
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
    let request =
        json!({ "variant": "ludo", "name": "Ann", "turn_seconds": 15, "settings": settings });
    let (ann, _) = full_table(&url, &request, 2).await;
    let mut ear = ann.socket(None).await;
    let request = json!({ "variant": "ludo", "name": "Bo" });
    let (awake, asleep) = (Guest::host(&url, &request).await, Guest::host(&url, &request).await);
    awake.view().await;

    // All connections are in use when the link fails.
    let (begun, mut begins) = mpsc::channel(MANY);
    let mut busy = JoinSet::new();
    for _ in 0..MANY {
        busy.spawn(until_refused(url.clone(), begun.clone()));
    }
    for _ in 0..4 * MANY {
        begins.recv().await.expect("the clients have started");
    }
    drop(begins);
    link.becomes(line);
    for refused in busy.join_all().await {
        assert!(is_unavailable(&refused), "{line:?}: {refused:?}");
    }
    for _ in 0..2 {
        let mut asking = JoinSet::new();
        for request in requests(&awake, &asleep) {
            let url = url.clone();
            asking.spawn(async move { (request.ask_once(&url).await, request) });
        }
        for (refused, request) in asking.join_all().await {
            assert!(is_unavailable(&refused), "{line:?}: {} {} {refused:?}", request.0, request.1);
        }
    }
    let socket = format!("{}/api/rooms/{}/socket", url.replace("http", "ws"), asleep.code);
    match tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(socket)).await {
        Ok(Err(tungstenite::Error::Http(refused))) => assert_eq!(refused.status(), 503),
        other => panic!("{line:?}: {other:?}"),
    }
    let health = TestRequest("GET", "/health".into(), None, None, 200);
    let told = (503, json!("the database does not answer\n"));
    assert_eq!(health.ask_once(&url).await, told, "{line:?}");
    assert_eq!(
        TestRequest("GET", "/api/variants".into(), None, None, 200).ask_once(&url).await.0,
        200
    );
    assert_eq!(ear.end().await, Some(1013), "{line:?}: clients with a socket may try another node");

    link.becomes(Line::Open);
    assert_eq!(health.ask(&url).await, (200, json!("ok\n")), "{line:?}");
    for request in requests(&awake, &asleep) {
        let (status, answer) = request.ask(&url).await;
        assert_eq!(status, request.4, "{line:?}: {} {} {answer}", request.0, request.1);
    }
    let chat = awake.view().await["chat"].clone();
    assert_eq!(chat.as_array().map(Vec::len), Some(1), "{line:?}: {chat}");
    // The node also continues its own work: turns end, and old rooms are deleted.
    let mut ear = ann.socket(None).await;
    let has_missed = |m: &Value| m["events"].to_string().contains("turn_missed");
    ear.hear_until(has_missed).await;
    let request =
        json!({ "variant": "ludo", "name": "Fay", "settings": { "leaving": "tokens_go" } });
    let (fay, _) = full_table(&url, &request, 2).await;
    fay.does(json!({ "type": "leave" })).await;
    fay.until_gone().await;

    link.becomes(line);
    tokio::time::timeout(PATIENCE, house.stop()).await.expect("the node stops in time");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_reports_a_silent_database_and_continues_when_it_answers_again() {
    check(Line::Silent).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_reports_dead_connections_and_opens_new_ones() {
    check(Line::Dead).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_reports_a_lost_database_and_reconnects() {
    check(Line::Cut).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_does_not_start_with_a_silent_database_and_says_why() {
    let (link, database) = linked().await;
    link.becomes(Line::Silent);
    let mut config = quick(&TempDir::new().expect("a folder"));
    config.database = Database::Postgres(database);
    config.answer_time = ANSWER_TIME;
    let started = tokio::time::timeout(PATIENCE, Server::start(config)).await;
    let failed =
        started.expect("the start fails in time").err().expect("the server does not start");
    assert_eq!(failed.to_string(), "the database does not answer");
}
