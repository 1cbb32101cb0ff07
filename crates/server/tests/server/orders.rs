//! Orders: done once however often they come, and stale ones refused by name.

use crate::House;
use crate::guest::Guest;
use crate::play::full_table;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

#[tokio::test]
async fn a_command_sent_twice_is_done_once_and_answered_alike() {
    let house = House::open().await;
    let wish = json!({ "variant": "ludo", "name": "Ann" });
    let (ann, bo) = full_table(&house.url(), &wish, 2).await;
    let view = ann.view().await;
    let who = if view["game"]["turn"]["seat"].as_u64() == ann.seat { &ann } else { &bo };
    let roll = json!({ "cmd_id": "once", "seq": view["seq"], "type": "roll" });
    let (status, first) = who.order(&roll).await;
    assert_eq!(status, 200, "{first}");
    for _ in 0..3 {
        assert_eq!(who.order(&roll).await, (200, first.clone()));
    }
    // Another person's command of the same name is another command.
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

#[tokio::test]
async fn a_stale_command_is_refused_by_name() {
    let house = House::open().await;
    let wish = json!({ "variant": "ludo", "name": "Ann" });
    let (ann, bo) = full_table(&house.url(), &wish, 2).await;
    let view = ann.view().await;
    let seq = view["seq"].as_u64().expect("a number");
    let who = if view["game"]["turn"]["seat"].as_u64() == ann.seat { &ann } else { &bo };
    // What is said in between makes nothing stale.
    who.does(json!({ "type": "chat", "text": "now" })).await;
    let roll = |id: &str| json!({ "cmd_id": id, "seq": seq, "type": "roll" });
    assert_eq!(who.order(&roll("a")).await.0, 200);
    let (status, answer) = who.order(&roll("b")).await;
    assert_eq!((status, answer["error"]["code"].as_str()), (409, Some("stale")));
    let future = json!({ "cmd_id": "c", "seq": seq + 1000, "type": "roll" });
    assert_eq!(who.order(&future).await.1["error"]["code"], "unknown_seq");
    house.server.stop().await;
}

/// Every order is sent one to three times and all of them in any order: each is done at most
/// once, and who asks again gets the same answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn doubled_and_reordered_commands_do_no_harm() {
    let house = House::open().await;
    let wish = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&house.url(), &wish, 2).await;
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
            // Some of them at the same time.
            let some = 1 + below(sent.len().min(4));
            let batch: Vec<_> = (0..some).map(|_| sent.swap_remove(below(sent.len()))).collect();
            let asked = batch.iter().map(|(guest, order)| guest.order(order));
            let said = futures_util::future::join_all(asked).await;
            for ((_, order), (status, answer)) in batch.iter().zip(said) {
                assert!(status == 200 || (400..500).contains(&status), "{order}: {answer}");
                answers.push((order["cmd_id"].to_string(), status, answer));
            }
        }
        answers.sort_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
        for pair in answers.windows(2).filter(|p| p[0].0 == p[1].0 && p[1].1 == 200) {
            if pair[0].1 == 200 {
                assert_eq!(pair[0].2, pair[1].2, "the same answer again");
            }
        }
    }
    // All that happened is in the record once.
    let (_, all) = ann.look("?after=0").await;
    assert_eq!(all["status"], "ended", "a short game comes to its end");
    house.server.stop().await;
}
