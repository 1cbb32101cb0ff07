//! Several nodes: any of them serves any room.

use crate::databases::{databases, new_database};
use crate::dice::{Device, play, proved};
use crate::guest::{Guest, PATIENCE, ask};
use crate::play::{due, full_table, play_on};
use crate::quick;
use homestretch_rules::Game;
use homestretch_server::store::Database;
use homestretch_server::{Config, Server};
use homestretch_table::Millis;
use homestretch_table::fair::Mode;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};
use std::time::Duration;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::{self, client::IntoClientRequest};

/// Nodes that share a database, with or without NATS between them.
async fn nodes(count: usize, with_nats: bool) -> Vec<Server> {
    let database = new_database().await;
    let nats = with_nats.then(|| databases().nats.clone());
    let mut nodes = Vec::new();
    for _ in 0..count {
        nodes.push(node(&database, |config| config.settings.nats = nats.clone()).await);
    }
    nodes
}

/// A node of a database.
pub(crate) async fn node(database: &str, change: impl FnOnce(&mut Config)) -> Server {
    let mut config = quick(&TempDir::new().expect("a folder"));
    config.database = Database::Postgres(database.into());
    change(&mut config);
    Server::start(config).await.expect("the server starts")
}

/// Waits until a node has ended a turn of this many seconds by itself.
pub(crate) async fn a_turn(node: &Server, turn: u32) {
    let settings = json!({ "warn_seconds": 0 });
    let request =
        json!({ "variant": "ludo", "name": "Di", "turn_seconds": turn, "settings": settings });
    let (di, _) = full_table(&format!("http://{}", node.address()), &request, 2).await;
    let mut ear = di.socket(None).await;
    ear.hear_until(|m| m["events"].to_string().contains("turn_missed")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_at_a_node_without_nats_stays_the_host_while_that_node_runs() {
    let database = new_database().await;
    // Not shorter, because a node on a busy machine may be slow for a moment without being away.
    let short = |config: &mut Config| config.host_away = Millis(2_000);
    let (here, there) = (node(&database, short).await, node(&database, short).await);
    let url = format!("http://{}", here.address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = at(&ann.joined_by("Bo", None).await, &there);
    let _socket = ann.socket(None).await;
    let mut ear = bo.socket(None).await;
    a_turn(&there, 3).await;
    assert_eq!(bo.view().await["host"], json!(ann.player));
    here.stop().await;
    ear.hear_until(|m| m["view"]["host"] == json!(bo.player)).await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_who_polls_another_node_stays_the_host() {
    let database = new_database().await;
    let change = |config: &mut Config| {
        config.settings.nats = Some(databases().nats.clone());
        // Longer than nodes need to announce their people.
        config.host_away = Millis(6_000);
    };
    let (here, there) = (node(&database, change).await, node(&database, change).await);
    let url = format!("http://{}", here.address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = at(&ann.joined_by("Bo", None).await, &there);
    let mut ear = bo.socket(None).await;
    let looks = async {
        loop {
            ann.view().await;
        }
    };
    tokio::select! {
        () = looks => {}
        () = a_turn(&there, 8) => {}
    }
    assert_eq!(bo.view().await["host"], json!(ann.player));
    ear.hear_until(|m| m["view"]["host"] == json!(bo.player)).await;
    stop(vec![here, there]).await;
}

/// A node that can be killed. It has its own runtime, so all of its tasks end at once and without
/// notice.
struct KillableNode {
    url: String,
    runtime: tokio::runtime::Runtime,
}

impl KillableNode {
    async fn start(database: &str) -> KillableNode {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let database = database.to_string();
        let started = runtime.spawn(async move { node(&database, |_| {}).await });
        let server = started.await.expect("the server starts");
        KillableNode { url: format!("http://{}", server.address()), runtime }
    }

    fn kill(self) {
        self.runtime.shutdown_background();
    }
}

/// How long no node was running, according to the room.
async fn lost(guest: &Guest) -> u64 {
    // The command waits until the node knows about the outage.
    guest.does(json!({ "type": "chat", "text": "back again" })).await;
    let (_, seen) = guest.look("?after=0").await;
    let told = seen["events"].as_array().expect("events").iter();
    told.filter_map(|event| event["lost_ms"].as_u64()).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_after_a_kill_counts_against_nobody_even_if_it_is_short() {
    let database = new_database().await;
    let killed = KillableNode::start(&database).await;
    let request = json!({ "variant": "ludo", "name": "Ann", "turn_seconds": 3600 });
    let (ann, _) = full_table(&killed.url, &request, 2).await;
    let before = ann.view().await["clock"].clone();
    killed.kill();
    let back = node(&database, |_| {}).await;
    let ann = at(&ann, &back);
    let lost = lost(&ann).await;
    let after = ann.view().await["clock"].clone();
    let number = |clock: &Value, key: &str| clock[key].as_u64().expect("a number");
    let passed = number(&after, "now") - number(&before, "now");
    let charged = number(&before, "turn_left_ms") - number(&after, "turn_left_ms");
    assert!(lost > 0 && charged + lost <= passed, "{charged} and {lost} of {passed}");
    back.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killing_a_node_stops_no_clock_while_another_node_runs() {
    let database = new_database().await;
    let stays = node(&database, |_| {}).await;
    let killed = KillableNode::start(&database).await;
    let (ann, _) = full_table(&killed.url, &json!({ "variant": "ludo", "name": "Ann" }), 2).await;
    killed.kill();
    let back = node(&database, |_| {}).await;
    assert_eq!(lost(&at(&ann, &back)).await, 0);
    stays.stop().await;
    back.stop().await;
}

async fn stop(nodes: Vec<Server>) {
    for node in nodes {
        node.stop().await;
    }
}

pub(crate) fn at(guest: &Guest, node: &Server) -> Guest {
    Guest { url: format!("http://{}", node.address()), ..guest.clone() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_different_nodes_play_together() {
    let nodes = nodes(3, true).await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&format!("http://{}", nodes[0].address()), &request, 4).await;
    let (bo, eve) = (at(&bo, &nodes[1]), at(&ann.watched_by("Eve").await, &nodes[2]));
    let mut ear = eve.socket(None).await;
    let (by_ann, by_bo) = tokio::join!(play_on(&ann), play_on(&bo));
    let end = ear.hear_until(|m| m["view"]["status"] == "ended").await;
    let last = |heard: &[Value]| heard.iter().rev().find(|m| !m["view"].is_null()).cloned();
    for heard in [&by_ann, &by_bo] {
        assert_eq!(last(heard).expect("the last message")["view"]["game"], end["view"]["game"]);
    }
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_on_different_nodes_have_sealed_and_proven_dice() {
    let nodes = nodes(3, true).await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let ann = Guest::host(&format!("http://{}", nodes[0].address()), &request).await;
    let (bo, cy) = (ann.joined_by("Bo", None).await, ann.joined_by("Cy", None).await);
    let mut devices = Vec::new();
    for ((guest, node), secret) in [ann, bo, cy].iter().zip(&nodes).zip(0x41..) {
        let mut device = Device::new(at(guest, node), secret).await;
        device.commits().await;
        device.guest.does(json!({ "type": "ready" })).await;
        devices.push(device);
    }
    // The host's node knows that everybody is connected.
    let mut ear = devices[0].guest.socket(None).await;
    let there = |m: &Value, device: &Device| {
        m["view"]["seats"][usize::from(device.seat.0)]["connected"] == true
    };
    ear.hear_until(|m| devices.iter().all(|device| there(m, device))).await;
    devices[0].guest.does(json!({ "type": "start" })).await;
    play(&devices.iter().collect::<Vec<_>>(), 24).await;
    let mut starts = Vec::new();
    for device in &devices {
        let (_, verdict) = proved(device).await.expect("a proof");
        assert_eq!(verdict.mode, Mode::Sealed);
        for device in &devices {
            assert!(verdict.took_part[&device.seat] > 0, "{verdict:?}");
        }
        starts.push(verdict.start);
    }
    assert!(starts.windows(2).all(|two| two[0] == two[1]), "all nodes play the same game");
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_hints_still_catches_up() {
    let nodes = nodes(2, false).await;
    let url = format!("http://{}", nodes[0].address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let there = at(&ann, &nodes[1]);
    let mut ear = there.socket(None).await;
    let done = ann.does(json!({ "type": "chat", "text": "hello over there" })).await;
    ear.hear_until(|m| m["hint"] == "chat_message").await;
    // A request for the view after an unknown entry also makes the node catch up.
    let more = ann.does(json!({ "type": "chat", "text": "once more" })).await;
    let (_, seen) = there.look(&format!("?after={}", more["seq"])).await;
    assert_eq!(seen["seq"], more["seq"]);
    // A command from a client that knows more than the node makes the node catch up.
    let more = json!({ "cmd_id": "x", "seq": done["seq"], "type": "chat", "text": "and back" });
    assert_eq!(there.order(&more).await.0, 200);
    // A command repeated at another node is not carried out again.
    assert_eq!(ann.order(&more).await.0, 200);
    let view = ann.view().await;
    assert_eq!(view["chat"].as_array().map(Vec::len), Some(3), "{}", view["chat"]);
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_contains_the_actions_of_other_nodes() {
    let nodes = nodes(2, false).await;
    let url = format!("http://{}", nodes[0].address());
    let (ann, bo) = full_table(&url, &json!({ "variant": "ludo", "name": "Ann" }), 2).await;
    let there = at(&ann, &nodes[1]);
    there.view().await;
    let view = ann.view().await;
    let first = if due(&view, ann.seat).is_some() { &ann } else { &bo };
    first.does(json!({ "type": "roll" })).await;
    let address = format!("{}/api/rooms/{}/record", there.url, ann.code);
    let (_, record) = ask("GET", &address, None, None).await;
    let game = Game::load(record.as_str().expect("a record")).expect("a game");
    assert!(game.ply() > 0, "the record contains the roll");
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_polls_constantly_still_sees_changes_of_another_node() {
    let nodes = nodes(2, false).await;
    let url = format!("http://{}", nodes[0].address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let there = at(&ann, &nodes[1]);
    there.view().await;
    ann.does(json!({ "type": "chat", "text": "hello over there" })).await;
    let seen = async { while there.view().await["chat"][0].is_null() {} };
    tokio::time::timeout(PATIENCE, seen)
        .await
        .expect("the node catches up even if the room is busy");
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_missed_too_many_events_gets_the_full_view() {
    let database = new_database().await;
    let here = node(&database, |_| {}).await;
    let url = format!("http://{}", here.address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let mut ear = ann.socket(None).await;
    ann.does(json!({ "type": "chat", "text": "hello" })).await;
    let heard = ear.hear_until(|m| m["hint"] == "chat_message").await;
    // Another node stores many entries at once.
    let said = "INSERT INTO entries SELECT room, e.seq + n, NULL, body FROM entries e, rooms r, \
                generate_series(1, 200) n WHERE e.room = r.code AND e.seq = r.seq; \
                UPDATE rooms SET seq = seq + 200";
    let mut there = AnyConnection::connect(&database).await.expect("PostgreSQL answers");
    there.execute(sqlx::raw_sql(said)).await.expect("it is stored");
    let seen = ear.hear_until(|m| m["seq"] != heard["seq"]).await;
    assert_eq!(seen["type"], "view", "{seen}");
    assert_eq!(seen["view"]["seq"].as_u64(), heard["seq"].as_u64().map(|seq| seq + 200));
    assert_eq!(seen["view"]["you"]["name"], "Ann");
    assert_eq!(seen["view"]["chat"].as_array().map(Vec::len), Some(100));
    here.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_node_stops_another_one_continues_its_rooms() {
    let mut nodes = nodes(2, true).await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&format!("http://{}", nodes[0].address()), &request, 3).await;
    let before = ann.view().await;
    nodes.remove(0).stop().await;
    let (ann, bo) = (at(&ann, &nodes[0]), at(&bo, &nodes[0]));
    assert!(ann.view().await["seq"].as_u64() >= before["seq"].as_u64());
    tokio::join!(play_on(&ann), play_on(&bo));
    nodes.remove(0).stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_another_node_are_shown_as_connected() {
    let nodes = nodes(2, true).await;
    let url = format!("http://{}", nodes[0].address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = at(&ann.joined_by("Bo", None).await, &nodes[1]);
    let mut ear = ann.socket(None).await;
    let seat = bo.seat.expect("a seat") as usize;
    let is_there = |m: &Value| m["view"]["seats"][seat]["connected"] == true;
    let there = bo.socket(None).await;
    ear.hear_until(is_there).await;
    drop(there);
    ear.hear_until(|m| !m["view"].is_null() && !is_there(m)).await;
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_enters_at_one_node_is_known_at_the_others_immediately() {
    let nodes = nodes(2, false).await;
    let url = format!("http://{}", nodes[0].address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    at(&ann, &nodes[1]).view().await;
    let bo = at(&ann.joined_by("Bo", None).await, &nodes[1]);
    assert_eq!(bo.view().await["you"]["name"], "Bo");
    // A node with an outdated state must not refuse these commands: both are ready, and the host
    // starts at another node.
    bo.does(json!({ "type": "ready" })).await;
    ann.does(json!({ "type": "ready" })).await;
    at(&ann, &nodes[1]).does(json!({ "type": "start" })).await;
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_hints_checks_for_a_free_seat_before_it_refuses() {
    let nodes = nodes(2, false).await;
    let url = format!("http://{}", nodes[0].address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let there = at(&ann, &nodes[1]);
    let bo = ann.joined_by("Bo", Some(1)).await;
    // The other node has loaded the room in its current state and receives no hints.
    there.view().await;
    let (status, told) = there.try_join("Cy", bo.seat).await;
    assert_eq!((status, &told["error"]["code"]), (409, &json!("seat_taken")));
    ann.does(json!({ "type": "kick", "seat": bo.seat })).await;
    assert_eq!(there.joined_by("Cy", bo.seat).await.seat, bo.seat);
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_removed_at_one_node_receives_nothing_more_at_another() {
    let nodes = nodes(2, true).await;
    let url = format!("http://{}", nodes[0].address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = at(&ann.joined_by("Bo", None).await, &nodes[1]);
    let mut ear = bo.socket(None).await;
    ear.hear().await.expect("a view");
    ann.does(json!({ "type": "remove", "player": bo.player })).await;
    assert_eq!(ear.end().await, Some(1013));
    stop(nodes).await;
}

/// Ann removes Bo at one node. Another node that knows Bo has not heard of it yet.
async fn removed_elsewhere(nodes: &[Server], is_away: bool) -> (Guest, Guest) {
    let url = format!("http://{}", nodes[0].address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.watched_by("Bo").await;
    if is_away {
        bo.does(json!({ "type": "leave" })).await;
    }
    let bo = at(&bo, &nodes[1]);
    assert_eq!(bo.view().await["you"]["name"], "Bo");
    ann.does(json!({ "type": "remove", "player": bo.player })).await;
    (ann, bo)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_person_who_had_left_cannot_return_at_a_node_without_hints() {
    let nodes = nodes(2, false).await;
    let (ann, bo) = removed_elsewhere(&nodes, true).await;
    let socket = format!("{}/api/rooms/{}/socket", bo.url.replace("http", "ws"), bo.code);
    let mut request = socket.into_client_request().expect("an address");
    let bearer = format!("Bearer {}", bo.token).parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    match tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await {
        Ok(Err(tungstenite::Error::Http(refused))) => assert_eq!(refused.status(), 401),
        other => panic!("{other:?}"),
    }
    assert_eq!(at(&ann, &nodes[1]).view().await["watchers"], json!([]));
    stop(nodes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_person_cannot_chat_at_a_node_without_hints() {
    let nodes = nodes(2, false).await;
    let (ann, bo) = removed_elsewhere(&nodes, false).await;
    assert_eq!(
        bo.is_refused(json!({ "type": "chat", "text": "one more thing" })).await,
        "sent_out"
    );
    assert_eq!(ann.view().await["chat"], json!([]));
    stop(nodes).await;
}

/// A node that immediately deletes rooms whose game has not started.
async fn deleting_node(database: &str) -> Server {
    let change = |config: &mut Config| {
        config.settings.keep_waiting = Millis(0);
        config.sweep = Duration::from_millis(20);
    };
    node(database, change).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_command_is_acknowledged_in_a_room_that_another_node_has_deleted() {
    let database = new_database().await;
    let here = node(&database, |_| {}).await;
    let url = format!("http://{}", here.address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    ann.view().await;
    let there = deleting_node(&database).await;
    at(&ann, &there).until_gone().await;
    let (status, told) = ann.tries(json!({ "type": "chat", "text": "is anybody there?" })).await;
    assert!([404, 503].contains(&status), "{status} {told}");
    assert_eq!(ann.look("").await.0, 404);
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_polls_learns_that_another_node_has_deleted_the_room() {
    let database = new_database().await;
    let here = node(&database, |_| {}).await;
    let url = format!("http://{}", here.address());
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    ann.view().await;
    let there = deleting_node(&database).await;
    ann.until_gone().await;
    here.stop().await;
    there.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_is_watched_at_another_node_is_not_deleted() {
    let database = new_database().await;
    let short = |config: &mut Config| {
        config.settings.keep_waiting = Millis(0);
        // The node with the socket may take this long to report that somebody watches.
        config.sweep = Duration::from_secs(6);
    };
    let (here, there) = (node(&database, short).await, node(&database, short).await);
    let request = json!({ "variant": "ludo", "name": "Ann" });
    let ann = Guest::host(&format!("http://{}", here.address()), &request).await;
    let mut ear = ann.socket(None).await;
    ear.hear().await.expect("a view");
    // A younger room, which is deleted, shows that enough time has passed.
    let lonely = Guest::host(&format!("http://{}", there.address()), &request).await;
    lonely.until_gone().await;
    assert_eq!(at(&ann, &there).view().await["code"], json!(ann.code));
    at(&ann, &there).does(json!({ "type": "chat", "text": "hello over there" })).await;
    ear.hear_until(|m| m["hint"] == "chat_message").await;
    here.stop().await;
    there.stop().await;
}
