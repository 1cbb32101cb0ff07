//! Commands: repeated ones are carried out once, and stale ones are refused.

use crate::databases::{count, new_database};
use crate::guest::{Guest, PATIENCE, ask};
use crate::play::{full_table, play_on};
use crate::{House, sqlite};
use homestretch_server::store::Database::{self, Postgres};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor};
use std::collections::BTreeSet;

#[tokio::test]
async fn a_command_sent_twice_is_carried_out_once_and_gets_the_same_answer() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann" });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    let view = ann.view().await;
    let who = if view["game"]["turn"]["seat"].as_u64() == ann.seat { &ann } else { &bo };
    let roll = json!({ "cmd_id": "once", "seq": view["seq"], "type": "roll" });
    let (status, first) = who.order(&roll).await;
    assert_eq!(status, 200, "{first}");
    for _ in 0..3 {
        assert_eq!(who.order(&roll).await, (200, first.clone()));
    }
    // A command of another person with the same id is a different command.
    let other = if who.seat == ann.seat { &bo } else { &ann };
    let said = json!({ "cmd_id": "once", "type": "chat", "text": "mine" });
    assert_eq!(other.order(&said).await.0, 200);
    let rolled = |events: &Value| {
        let kinds = events.as_array().expect("events").iter().map(|e| e["type"].clone());
        kinds.filter(|k| k == "rolled" || k == "opening_rolled").count()
    };
    assert_eq!(rolled(&who.look("?after=0").await.1["events"]), 1);
    house.server.stop().await;
}

/// PostgreSQL rejects NUL in a text, and SQLite does not. Both servers must answer the same.
#[tokio::test]
async fn texts_with_control_characters_are_refused_on_both_databases() {
    let postgres = Database::Postgres(new_database().await);
    for place in [None, Some(postgres)] {
        let data = tempfile::TempDir::new().expect("a folder");
        let place = place.unwrap_or_else(|| sqlite(&data));
        let house = House::at(place, data, |_| {}).await;
        check_control_characters(&house).await;
        house.server.stop().await;
    }
}

async fn check_control_characters(house: &House) {
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    for odd in ["\0", "a\0b", "a\nb", "\u{7f}", "\u{85}"] {
        let chat = json!({ "cmd_id": odd, "type": "chat", "text": "hello" });
        let (status, answer) = ann.order(&chat).await;
        assert_eq!((status, &answer["error"]["code"]), (400, &json!("bad_cmd_id")), "{answer}");
    }
    let texts = [
        (json!({ "type": "chat", "text": "a\0b" }), "bad_chat"),
        (json!({ "type": "react", "reaction": "\0x" }), "bad_reaction"),
        (json!({ "type": "add_bot", "name": "a\0b" }), "bad_name"),
        (json!({ "type": "add_bot", "level": "a\0b" }), "unknown_bot"),
        (json!({ "type": "settings", "settings": { "stand_in": "a\0b" } }), "unknown_bot"),
        (json!({ "type": "settings", "settings": { "leaving": { "bot": "\0" } } }), "unknown_bot"),
        (json!({ "type": "anchor", "game": "\0", "seat": 0, "anchor": "\0" }), "other_game"),
    ];
    for (command, code) in texts {
        assert_eq!(ann.is_refused(command.clone()).await, code, "{command}");
    }
    for name in ["a\0b", "a\u{2028}b", "a\u{2029}b"] {
        let (status, answer) = ann.try_join(name, None).await;
        assert_eq!((status, &answer["error"]["code"]), (400, &json!("bad_name")), "{answer}");
    }
    // A variant may have any name, because its file is stored with such characters escaped.
    let file = "based_on = \"snakes\"\nid = \"mine\"\nname = \"a\\u0000b\"\n";
    let request = json!({ "variant_text": file, "name": "Ann", "public": true });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    tokio::join!(play_on(&ann), play_on(&bo));
    for which in ["", "?game=1"] {
        let record = format!("{}/api/rooms/{}/record{which}", house.url(), ann.code);
        assert_eq!(ask("GET", &record, None, None).await.0, 200);
    }
    let none = format!("{}/api/rooms/{}/record?game={}", house.url(), ann.code, u64::MAX);
    assert_eq!(ask("GET", &none, None, None).await.0, 404);
}

/// The database is locked while somebody repeats an old command, whose events must be loaded again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn repeating_an_old_command_gets_the_same_answer_and_delays_nobody() {
    let database = new_database().await;
    let data = tempfile::TempDir::new().expect("a folder");
    let patient = |config: &mut homestretch_server::Config| config.answer_time = PATIENCE;
    let house = House::at(Postgres(database.clone()), data, patient).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let first = json!({ "cmd_id": "first", "type": "chat", "text": "hello" });
    let told = ann.order(&first).await;
    for _ in 0..200 {
        ann.does(json!({ "type": "react", "reaction": "👏" })).await;
    }
    let mut held = AnyConnection::connect(&database).await.expect("PostgreSQL answers");
    let lock = sqlx::raw_sql("BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE");
    held.execute(lock).await.expect("take the lock");
    let asks_again = {
        let (ann, first) = (ann.clone(), first.clone());
        tokio::spawn(async move { ann.order(&first).await })
    };
    // A query waits for the lock, so the room has received the command.
    let waits = "SELECT COUNT(*) FROM pg_locks l JOIN pg_database d ON l.database = d.oid \
                 WHERE d.datname = current_database() AND NOT granted";
    let waiting = async { while count(&house.place, waits).await == 0 {} };
    tokio::time::timeout(PATIENCE, waiting).await.expect("the query waits for the lock");
    assert_eq!(ann.view().await["you"]["name"], "Ann");
    assert!(!asks_again.is_finished());
    held.execute("ROLLBACK").await.expect("release the lock");
    assert_eq!(asks_again.await.expect("an answer"), told);
    house.server.stop().await;
}

#[tokio::test]
async fn a_room_that_is_too_long_only_plays_its_game_to_the_end() {
    let house = House::with(|config| config.settings.max_entries = 30).await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    let talk = json!({ "type": "chat", "text": "well played" });
    let wave = json!({ "type": "react", "reaction": "👏" });
    while ann.view().await["seq"].as_u64() < Some(30) {
        bo.does(wave.clone()).await;
    }
    for refused in [&talk, &wave, &json!({ "type": "pause" })] {
        assert_eq!(bo.is_refused(refused.clone()).await, "too_long");
    }
    assert_eq!(ann.try_watch("Eve").await.1["error"]["code"], "too_long");
    tokio::join!(play_on(&ann), play_on(&bo));
    assert_eq!(ann.view().await["status"], "ended");
    assert_eq!(ann.is_refused(json!({ "type": "rematch" })).await, "too_long");
    bo.does(json!({ "type": "leave" })).await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_stale_command_is_refused_with_the_code_stale() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann" });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    let view = ann.view().await;
    let seq = view["seq"].as_u64().expect("a number");
    let who = if view["game"]["turn"]["seat"].as_u64() == ann.seat { &ann } else { &bo };
    // A chat message in between makes no command stale.
    who.does(json!({ "type": "chat", "text": "now" })).await;
    let roll = |id: &str| json!({ "cmd_id": id, "seq": seq, "type": "roll" });
    assert_eq!(who.order(&roll("a")).await.0, 200);
    let (status, answer) = who.order(&roll("b")).await;
    assert_eq!((status, answer["error"]["code"].as_str()), (409, Some("stale")));
    let future = json!({ "cmd_id": "c", "seq": seq + 1000, "type": "roll" });
    assert_eq!(who.order(&future).await.1["error"]["code"], "unknown_seq");
    house.server.stop().await;
}

#[tokio::test]
async fn removing_tokens_makes_earlier_commands_stale() {
    let house = House::open().await;
    let settings = json!({ "leaving": "tokens_go" });
    let request = json!({ "variant": "snakes", "name": "Ann", "settings": settings });
    let ann = Guest::host(&house.url(), &request).await;
    let (bo, cy) = (ann.joined_by("Bo", None).await, ann.joined_by("Cy", None).await);
    for guest in [&ann, &bo, &cy] {
        guest.does(json!({ "type": "ready" })).await;
    }
    ann.does(json!({ "type": "start" })).await;
    let view = ann.view().await;
    let is_due = |guest: &&Guest| view["game"]["turn"]["seat"].as_u64() == guest.seat;
    let (due, others): (Vec<&Guest>, Vec<&Guest>) = [&ann, &bo, &cy].into_iter().partition(is_due);
    others[0].does(json!({ "type": "leave" })).await;
    let roll = json!({ "cmd_id": "before", "seq": view["seq"], "type": "roll" });
    let (status, answer) = due[0].order(&roll).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("stale")), "{answer}");
    due[0].does(json!({ "type": "roll", "seq": due[0].view().await["seq"] })).await;
    house.server.stop().await;
}

/// Every command is sent one to three times, and all of them in random order. Each is carried out
/// at most once, and a repeated command gets the same answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn duplicated_and_reordered_commands_do_no_harm() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    let mut done: [BTreeSet<String>; 2] = Default::default();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut below = |n: usize| (rng.next_u64() % n as u64) as usize;
    for round in 0..150 {
        let view = ann.view().await;
        if view["status"] != "playing" {
            break;
        }
        let guests = [&ann, &bo];
        let mut sent: Vec<(&Guest, Value)> = Vec::new();
        for (g, guest) in guests.iter().enumerate() {
            let mut orders =
                vec![json!({ "type": "roll" }), json!({ "type": "chat", "text": "?" })];
            let moves = view["game"]["legal"].as_array().expect("a list");
            orders.extend(moves.iter().map(|mv| json!({ "type": "move", "token": mv["token"] })));
            for (o, mut order) in orders.into_iter().enumerate() {
                order["cmd_id"] = json!(format!("{round}-{g}-{o}"));
                order["seq"] = view["seq"].clone();
                for _ in 0..=below(3) {
                    sent.push((guest, order.clone()));
                }
            }
        }
        let mut answers: Vec<(String, u16, Value)> = Vec::new();
        while !sent.is_empty() {
            // Send some of them at the same time.
            let some = 1 + below(sent.len().min(4));
            let batch: Vec<_> = (0..some).map(|_| sent.swap_remove(below(sent.len()))).collect();
            let asked = batch.iter().map(|(guest, order)| guest.order(order));
            let said = futures_util::future::join_all(asked).await;
            for ((_, order), (status, answer)) in batch.iter().zip(said) {
                assert!(status == 200 || (400..500).contains(&status), "{order}: {answer}");
                answers.push((order["cmd_id"].to_string(), status, answer));
            }
        }
        for (cmd_id, _, _) in answers.iter().filter(|(_, status, _)| *status == 200) {
            for (kind, done) in done.iter_mut().enumerate() {
                if cmd_id.ends_with(&format!("-{kind}\"")) {
                    done.insert(cmd_id.clone());
                }
            }
        }
        answers.sort_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
        for pair in answers.windows(2).filter(|p| p[0].0 == p[1].0 && p[1].1 == 200) {
            if pair[0].1 == 200 {
                assert_eq!(pair[0].2, pair[1].2, "a repeated command gets the same answer");
            }
        }
    }
    assert_eq!(ann.view().await["status"], "ended", "the short game ends");
    // Every command that was carried out is stored once.
    let [rolled, said] = done;
    let asked = "SELECT COUNT(*) FROM entries WHERE body LIKE '%\"type\":\"asked\"%'";
    assert_eq!(count(&house.place, asked).await, rolled.len() as i64);
    let spoken = "SELECT COUNT(*) FROM entries WHERE body LIKE '%\"type\":\"said\"%'";
    assert_eq!(count(&house.place, spoken).await, said.len() as i64);
    assert!(rolled.len() > 10 && said.len() > 10, "{} and {}", rolled.len(), said.len());
    house.server.stop().await;
}
