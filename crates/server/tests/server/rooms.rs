//! Rooms: entering, getting ready, leaving, and refusals.

use crate::House;
use crate::guest::{Guest, ask};
use crate::play::{due, full_table, play_on};
use serde_json::{Value, json};

async fn room(house: &House, variant: &str) -> Guest {
    Guest::host(&house.url(), &json!({ "variant": variant, "name": "Ann" })).await
}

#[tokio::test]
async fn people_create_join_and_watch_a_room() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo-server", "name": "Ann", "public": true });
    let ann = Guest::host(&house.url(), &request).await;
    assert_eq!(ann.seat, Some(0));
    let bo = ann.joined_by("Bo", Some(2)).await;
    assert_eq!(bo.seat, Some(2));
    let eve = ann.watched_by("Eve").await;
    assert_eq!(eve.seat, None);
    let view = eve.view().await;
    assert_eq!(view["status"], "waiting");
    assert_eq!(view["variant"], "ludo-server");
    assert_eq!(view["seats"][2]["name"], "Bo");
    assert_eq!(view["seats"][0]["host"], true);
    assert_eq!(view["you"], json!({ "player": 3, "name": "Eve", "seat": null, "muted": false }));
    assert_eq!(view["watchers"][0]["name"], "Eve");
    let (_, lobby) = ask("GET", &format!("{}/api/rooms", house.url()), None, None).await;
    assert_eq!(lobby[0]["code"], json!(ann.code), "{lobby}");
    assert_eq!(lobby[0]["taken"], 2);
    house.server.stop().await;
}

#[tokio::test]
async fn the_host_seats_bots_and_removes_people_before_the_start() {
    let house = House::open().await;
    let ann = room(&house, "ludo").await;
    let bo = ann.joined_by("Bo", None).await;
    let add = json!({ "type": "add_bot", "level": "expert" });
    assert_eq!(bo.is_refused(add.clone()).await, "not_host");
    ann.does(add.clone()).await;
    ann.does(add.clone()).await;
    assert_eq!(ann.is_refused(add).await, "full");
    let view = ann.view().await;
    let bots: Vec<&Value> =
        view["seats"].as_array().expect("seats").iter().filter(|s| s["kind"] == "bot").collect();
    assert_eq!(bots.len(), 2);
    assert_ne!(bots[0]["name"], bots[1]["name"], "every bot has its own name");
    ann.does(json!({ "type": "remove_bot", "seat": bots[0]["seat"] })).await;
    ann.does(json!({ "type": "kick", "seat": bo.seat })).await;
    let view = ann.view().await;
    let taken = view["seats"].as_array().expect("seats").iter().filter(|s| s["kind"] != "free");
    assert_eq!(taken.count(), 2, "{view}");
    assert_eq!(bo.is_refused(json!({ "type": "ready" })).await, "not_seated");
    // A person who is removed loses all seats.
    let cy = ann.joined_by("Cy", None).await;
    cy.does(json!({ "type": "sit", "name": "Di" })).await;
    ann.does(json!({ "type": "remove", "player": cy.player })).await;
    let view = ann.view().await;
    let taken = view["seats"].as_array().expect("seats").iter().filter(|s| s["kind"] != "free");
    assert_eq!(taken.count(), 2, "{view}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_person_removed_during_a_game_cannot_take_the_seat_back() {
    let house = House::open().await;
    let (ann, bo) = full_table(&house.url(), &json!({ "variant": "ludo", "name": "Ann" }), 2).await;
    let (status, answer) = ann.tries(json!({ "type": "kick", "seat": bo.seat })).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not_waiting")));
    assert!(answer["error"]["message"].as_str().is_some_and(|words| words.contains("`remove`")));
    ann.does(json!({ "type": "remove", "player": bo.player })).await;
    let (status, answer) = bo.tries(json!({ "type": "return" })).await;
    assert_eq!((status, &answer["error"]["code"]), (401, &json!("sent_out")));
    assert_eq!(ann.view().await["seats"][2]["lent"], "left", "the game continues");
    house.server.stop().await;
}

#[tokio::test]
async fn a_refusal_about_a_bot_or_oneself_says_what_to_do_instead() {
    let house = House::open().await;
    let ann = room(&house, "ludo").await;
    ann.does(json!({ "type": "add_bot", "seat": 3 })).await;
    for (command, code, says) in [
        (json!({ "type": "kick", "seat": 3 }), "seat_empty", "`remove_bot`"),
        (json!({ "type": "remove", "player": ann.player }), "no_person", "`leave`"),
        (
            json!({ "type": "mute", "player": ann.player, "muted": true }),
            "no_person",
            "cannot mute",
        ),
    ] {
        let (status, told) = ann.tries(command).await;
        assert_eq!((status, &told["error"]["code"]), (404, &json!(code)), "{told}");
        assert!(told["error"]["message"].as_str().expect("a text").contains(says), "{told}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn the_first_seat_is_drawn_immediately_even_if_bots_are_slow() {
    let house =
        House::with(|config| config.settings.bot_pace = homestretch_table::Millis(3_600_000)).await;
    let request = json!({ "variant": "ludo-server", "name": "Ann" });
    let ann = Guest::host(&house.url(), &request).await;
    let mut ear = ann.socket(None).await;
    let bo = ann.joined_by("Bo", None).await;
    crate::play::start(&ann, &bo).await;
    ear.hear_until(|m| m["view"]["game"]["turn"]["seat"].is_u64()).await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_returning_watcher_is_shown_again_and_takes_up_space() {
    let house = House::with(|config| config.settings.max_people = 3).await;
    let ann = room(&house, "ludo").await;
    let eve = ann.watched_by("Eve").await;
    ann.does(json!({ "type": "mute", "player": eve.player })).await;
    let watchers = async || ann.view().await["watchers"].as_array().expect("a list").len();
    let leave = json!({ "type": "leave" });
    eve.does(leave.clone()).await;
    assert_eq!(watchers().await, 0);
    assert_eq!(eve.does(leave.clone()).await["events"], json!([]), "leaving again has no effect");
    let ear = eve.socket(None).await;
    assert_eq!(watchers().await, 1, "opening a socket readmits");
    assert_eq!(eve.is_refused(json!({ "type": "chat", "text": "hm" })).await, "muted");
    ann.does(json!({ "type": "mute", "player": eve.player, "muted": false })).await;
    drop(ear);
    eve.does(leave.clone()).await;
    let said = eve.does(json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(said["events"][0]["type"], "person_entered", "a command readmits: {said}");
    assert_eq!(watchers().await, 1);
    eve.does(leave).await;
    for name in ["Cy", "Di"] {
        ann.watched_by(name).await;
    }
    assert_eq!(eve.is_refused(json!({ "type": "chat", "text": "hm" })).await, "crowded");
    house.server.stop().await;
}

#[tokio::test]
async fn the_lobby_does_not_list_a_room_that_everybody_has_left() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "public": true });
    let ann = Guest::host(&house.url(), &request).await;
    let lobby = async || ask("GET", &format!("{}/api/rooms", ann.url), None, None).await.1;
    assert_eq!(lobby().await[0]["host"], "Ann");
    ann.does(json!({ "type": "leave" })).await;
    assert_eq!(lobby().await, json!([]));
    let (_, seen) = ask("GET", &format!("{}/api/rooms/{}", ann.url, ann.code), None, None).await;
    assert_eq!(seen["watchers"], json!([]), "a person who left is not a watcher");
    ann.joined_by("Bo", None).await;
    assert_eq!(lobby().await[0]["host"], "Bo");
    house.server.stop().await;
}

#[tokio::test]
async fn strangers_may_take_one_seat_each_under_their_own_name() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "public": true });
    let ann = Guest::host(&house.url(), &request).await;
    let eve = ann.watched_by("Eve").await;
    let other = json!({ "type": "sit", "name": "Ann" });
    assert_eq!(eve.is_refused(other.clone()).await, "not_host");
    eve.does(json!({ "type": "sit", "seat": 1 })).await;
    assert_eq!(eve.view().await["seats"][1]["name"], "Eve");
    assert_eq!(eve.is_refused(other.clone()).await, "not_host");
    assert_eq!(eve.is_refused(json!({ "type": "sit" })).await, "seated");
    assert_eq!(eve.is_refused(json!({ "type": "sit", "seat": 0 })).await, "seat_taken");
    eve.does(json!({ "type": "sit", "seat": 3 })).await;
    assert_eq!(
        eve.view().await["seats"][1]["kind"],
        "free",
        "taking another seat frees the previous one"
    );
    eve.does(json!({ "type": "sit", "seat": 1 })).await;
    // The host may seat others at the same screen. Everybody may in a private room or with a shared
    // screen.
    ann.does(json!({ "type": "sit", "name": "Bo", "seat": 2 })).await;
    ann.does(json!({ "type": "settings", "settings": { "shared_screen": true } })).await;
    eve.does(json!({ "type": "sit", "name": "Cy", "seat": 3 })).await;
    ann.does(json!({ "type": "kick", "seat": 3 })).await;
    ann.does(json!({ "type": "settings", "settings": { "shared_screen": false } })).await;
    assert_eq!(eve.is_refused(other).await, "not_host");
    ann.does(json!({ "type": "list", "public": false })).await;
    eve.does(json!({ "type": "sit", "name": "Cy", "seat": 3 })).await;
    house.server.stop().await;
}

#[tokio::test]
async fn people_with_the_same_name_get_a_number() {
    let house = House::open().await;
    let ann = room(&house, "ludo").await;
    let same = ann.joined_by(" ann ", Some(1)).await;
    let watcher = ann.watched_by("Ann").await;
    ann.does(json!({ "type": "sit", "name": "ANN", "seat": 2 })).await;
    watcher.does(json!({ "type": "sit", "seat": 3 })).await;
    same.does(json!({ "type": "chat", "text": "hello" })).await;
    let view = watcher.view().await;
    let names: Vec<&Value> =
        view["seats"].as_array().expect("seats").iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Ann", "ann 2", "ANN 4", "Ann 3"]);
    assert_eq!([&view["you"]["name"], &view["chat"][0]["name"]], [names[3], names[1]]);
    // Bots get a number, too.
    ann.does(json!({ "type": "kick", "seat": 2 })).await;
    ann.does(json!({ "type": "add_bot", "seat": 2, "name": "Ann" })).await;
    assert_eq!(ann.view().await["seats"][2]["name"], "Ann 4");
    house.server.stop().await;
}

#[tokio::test]
async fn an_undo_vote_ends_with_a_refusal_or_with_the_undo() {
    let house = House::open().await;
    let settings = json!({ "undo": "ask" });
    let request = json!({ "variant": "snakes", "name": "Ann", "seed": 1, "settings": settings });
    let ann = Guest::host(&house.url(), &request).await;
    let (bo, cy) = (ann.joined_by("Bo", None).await, ann.joined_by("Cy", None).await);
    for guest in [&ann, &bo, &cy] {
        guest.does(json!({ "type": "ready" })).await;
    }
    ann.does(json!({ "type": "start" })).await;
    ann.does(json!({ "type": "roll" })).await;
    ann.does(json!({ "type": "move", "token": 0 })).await;
    ann.does(json!({ "type": "undo" })).await;
    // Somebody continues to play.
    let view = ann.view().await;
    let next = [&ann, &bo, &cy].into_iter().find(|guest| due(&view, guest.seat).is_some());
    let played = next.expect("somebody's turn").does(json!({ "type": "roll" })).await;
    assert_eq!(played["events"][0], json!({ "type": "undo_refused" }), "{played}");
    // Everybody who remains agrees.
    ann.does(json!({ "type": "undo" })).await;
    bo.does(json!({ "type": "vote", "agree": true })).await;
    let left = cy.does(json!({ "type": "leave" })).await;
    assert_eq!(left["events"][0]["type"], "undone", "{left}");
    assert_eq!(ann.view().await["vote"], Value::Null);
    house.server.stop().await;
}

#[tokio::test]
async fn a_game_does_not_start_before_everybody_is_ready() {
    let house = House::open().await;
    let ann = room(&house, "ludo").await;
    ann.does(json!({ "type": "ready" })).await;
    assert_eq!(ann.is_refused(json!({ "type": "start" })).await, "bad_seats");
    let bo = ann.joined_by("Bo", None).await;
    let (_, answer) = ann.tries(json!({ "type": "start" })).await;
    assert_eq!(answer["error"]["message"], "not everybody is ready: Bo");
    bo.does(json!({ "type": "ready" })).await;
    assert_eq!(bo.is_refused(json!({ "type": "start" })).await, "not_host");
    ann.does(json!({ "type": "start" })).await;
    assert_eq!(ann.view().await["status"], "playing");
    assert_eq!(ann.try_join("Cy", None).await.1["error"]["code"], "not_waiting");
    house.server.stop().await;
}

#[tokio::test]
async fn everybody_can_chat_and_the_host_can_mute_people() {
    let house = House::open().await;
    let ann = room(&house, "ludo").await;
    let (bo, eve) = (ann.joined_by("Bo", None).await, ann.watched_by("Eve").await);
    bo.does(json!({ "type": "chat", "text": "hello" })).await;
    eve.does(json!({ "type": "chat", "text": "  hi  " })).await;
    eve.does(json!({ "type": "react", "reaction": "👏" })).await;
    let view = ann.view().await;
    let said: Vec<&Value> =
        view["chat"].as_array().expect("chat").iter().map(|s| &s["text"]).collect();
    assert_eq!(said, ["hello", "hi"]);
    for text in ["", "   ", &"x".repeat(501)] {
        assert_eq!(bo.is_refused(json!({ "type": "chat", "text": text })).await, "bad_chat");
    }
    let mute = json!({ "type": "mute", "player": eve.player });
    assert_eq!(bo.is_refused(mute.clone()).await, "not_host");
    ann.does(mute).await;
    assert_eq!(eve.is_refused(json!({ "type": "chat", "text": "hm" })).await, "muted");
    assert_eq!(bo.view().await["muted"], json!([eve.player]));
    ann.does(json!({ "type": "chat_on", "on": false })).await;
    assert_eq!(bo.is_refused(json!({ "type": "chat", "text": "hm" })).await, "chat_off");
    let name = json!({ "type": "sit", "name": "Ann is slow" });
    assert_eq!(bo.is_refused(name).await, "chat_off", "everybody reads a name, too");
    ann.does(json!({ "type": "remove", "player": eve.player })).await;
    assert_eq!(eve.look("").await.0, 401, "the token of a removed person is invalid");
    assert_eq!(bo.view().await["muted"], json!([]));
    house.server.stop().await;
}

#[tokio::test]
async fn another_person_becomes_the_host_when_the_host_leaves() {
    let house = House::open().await;
    let ann = room(&house, "ludo").await;
    let bo = ann.joined_by("Bo", None).await;
    ann.joined_by("Cy", None).await;
    ann.does(json!({ "type": "leave" })).await;
    let view = bo.view().await;
    assert_eq!(view["host"], json!(bo.player));
    bo.does(json!({ "type": "add_bot" })).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_everybody_leaves_is_played_to_its_end() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&house.url(), &request, 3).await;
    let eve = ann.watched_by("Eve").await;
    let mut ear = eve.socket(None).await;
    ann.does(json!({ "type": "leave" })).await;
    bo.does(json!({ "type": "leave" })).await;
    let end = ear.hear_until(|m| m["view"]["status"] == "ended").await;
    assert_eq!(end["view"]["places"].as_array().map(Vec::len), Some(3), "{end}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partners_share_a_place_and_the_game_has_a_number() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo-team", "name": "Ann", "options": { "tokens": 1 } });
    let (ann, bo) = full_table(&house.url(), &request, 4).await;
    let eve = ann.watched_by("Eve").await;
    let mut ear = eve.socket(None).await;
    ann.does(json!({ "type": "leave" })).await;
    bo.does(json!({ "type": "leave" })).await;
    let end = ear.hear_until(|m| m["view"]["status"] == "ended").await;
    let ranks = end["view"]["ranks"].as_array().expect("ranks");
    assert_eq!((&end["view"]["games"], ranks.len()), (&json!(1), 2), "{end}");
    for (rank, place) in ranks.iter().zip(1..) {
        assert_eq!(rank["place"], json!(place));
        let [one, other] = [0, 1].map(|i| rank["seats"][i].as_u64().expect("a seat"));
        assert_eq!(one.abs_diff(other), 2, "partners sit opposite: {end}");
    }
    let events = end["events"].as_array().expect("events");
    let over =
        events.iter().find(|event| event["type"] == "round_over").expect("the event is sent");
    assert_eq!(&over["ranks"], &end["view"]["ranks"]);
    house.server.stop().await;
}

#[tokio::test]
async fn if_tokens_leave_with_their_players_the_last_player_wins() {
    let house = House::open().await;
    let settings = json!({ "leaving": "tokens_go" });
    let request = json!({ "variant": "ludo", "name": "Ann", "settings": settings });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    ann.does(json!({ "type": "leave" })).await;
    let view = bo.view().await;
    assert_eq!(view["status"], "ended");
    assert_eq!(view["places"][0], json!(bo.seat));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_keeps_people_bots_watchers_and_chat() {
    let house = House::open().await;
    let settings = json!({ "seats_after": "rotate" });
    let options = json!({ "tokens": 1 });
    let request =
        json!({ "variant": "ludo", "name": "Ann", "settings": settings, "options": options });
    let (ann, bo) = full_table(&house.url(), &request, 4).await;
    let eve = ann.watched_by("Eve").await;
    eve.does(json!({ "type": "chat", "text": "well played" })).await;
    tokio::join!(play_on(&ann), play_on(&bo));
    bo.does(json!({ "type": "rematch" })).await;
    let view = eve.view().await;
    assert_eq!(view["status"], "rematch");
    assert_eq!(view["chat"][0]["text"], "well played");
    assert_eq!(view["watchers"][0]["name"], "Eve");
    let names: Vec<&str> = view["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .filter_map(|s| s["name"].as_str())
        .collect();
    assert_eq!(names.len(), 4);
    assert_ne!(view["seats"][0]["name"], "Ann", "the seats rotate: {names:?}");
    // The next game is also played to its end.
    let sits = |guest: &Guest, view: &Value| {
        let seats = view["seats"].as_array().expect("seats");
        let own = seats.iter().find(|s| s["player"] == json!(guest.player));
        Guest { seat: own.and_then(|s| s["seat"].as_u64()), ..guest.clone() }
    };
    let (ann, bo) = (sits(&ann, &view), sits(&bo, &view));
    ann.does(json!({ "type": "ready" })).await;
    ann.does(json!({ "type": "start" })).await;
    tokio::join!(play_on(&ann), play_on(&bo));
    let record = |game: u32| format!("{}/api/rooms/{}/record?game={game}", house.url(), ann.code);
    let (first, second) =
        (ask("GET", &record(1), None, None).await.1, ask("GET", &record(2), None, None).await.1);
    assert!(first.is_string() && second.is_string() && first != second);
    house.server.stop().await;
}

#[tokio::test]
async fn house_rules_are_chosen_by_name_and_unknown_ones_explained() {
    let house = House::open().await;
    let request =
        json!({ "variant": "ludo", "name": "Ann", "house": { "tokens": "2", "entry": "any" } });
    let ann = Guest::host(&house.url(), &request).await;
    let url = format!("{}/api/rooms/{}/variant", house.url(), ann.code);
    let (_, variant) = ask("GET", &url, None, None).await;
    let rules = variant["house"].as_array().expect("a list").iter();
    let played: Vec<_> = rules
        .filter(|rule| rule["played"] != rule["own"])
        .map(|rule| json!([rule["id"], rule["own"], rule["played"]]))
        .collect();
    assert_eq!(json!(played), json!([["tokens", "4", "2"], ["entry", "own", "any"]]));
    let wrong = json!({ "variant": "snakes", "name": "Ann", "house": { "gate": "on" } });
    let (status, answer) =
        ask("POST", &format!("{}/api/rooms", house.url()), None, Some(&wrong)).await;
    assert_eq!((status, &answer["error"]["code"]), (400, &json!("bad_options")));
    assert!(answer["error"]["message"].as_str().expect("a text").contains("gate"), "{answer}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_custom_variant_is_played_and_an_invalid_one_explained() {
    let house = House::open().await;
    let text = "id = \"mine\"\nname = \"Mine\"\nbased_on = \"ludo\"\ntokens = 1\n";
    let ann = Guest::host(&house.url(), &json!({ "variant_text": text, "name": "Ann" })).await;
    assert_eq!(ann.view().await["variant"], "mine");
    let url = format!("{}/api/rooms/{}/variant", house.url(), ann.code);
    let (_, variant) = ask("GET", &url, None, None).await;
    assert_eq!(variant["tokens"], 1);
    assert!(variant["layout"]["squares"].is_array());
    let wrong = json!({ "variant_text": text.replace("tokens", "tokns"), "name": "Ann" });
    let (status, answer) =
        ask("POST", &format!("{}/api/rooms", house.url()), None, Some(&wrong)).await;
    assert_eq!((status, &answer["error"]["code"]), (400, &json!("bad_variant")));
    assert!(answer["error"]["message"].as_str().expect("a text").contains("tokens"), "{answer}");
    house.server.stop().await;
}

#[tokio::test]
async fn moves_are_undone_if_the_others_agree_and_the_same_dice_are_rolled_again() {
    let house = House::open().await;
    // Every roll allows a move, because tokens enter with any value.
    let request =
        json!({ "variant": "snakes-choose", "name": "Ann", "settings": { "undo": "ask" } });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    let turn = |view: &Value| view["game"]["turn"]["seat"].as_u64();
    let mut view = ann.view().await;
    // Play past the opening to the first decision.
    while view["game"]["turn"]["phase"] != "move" {
        let who = if turn(&view) == ann.seat { &ann } else { &bo };
        who.does(json!({ "type": "roll" })).await;
        view = ann.view().await;
    }
    let (who, other) = if turn(&view) == ann.seat { (&ann, &bo) } else { (&bo, &ann) };
    let before = view["game"].clone();
    let mv = before["legal"][0].clone();
    who.does(json!({ "type": "move", "token": mv["token"], "pips": mv["pips"] })).await;
    who.does(json!({ "type": "undo" })).await;
    assert!(ann.view().await["vote"].is_object(), "the others can vote");
    other.does(json!({ "type": "vote", "agree": true })).await;
    assert_eq!(
        ann.view().await["game"],
        before,
        "the game is the same as before, including the dice"
    );
    house.server.stop().await;
}

#[tokio::test]
async fn an_absent_host_does_not_keep_the_others_from_playing() {
    let house = House::with(|config| config.host_away = homestretch_table::Millis(50)).await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    let host_socket = ann.socket(None).await;
    let mut ear = bo.socket(None).await;
    for guest in [&ann, &bo] {
        guest.does(json!({ "type": "ready" })).await;
    }
    assert_eq!(bo.is_refused(json!({ "type": "start" })).await, "not_host");
    drop(host_socket);
    ear.hear_until(|m| m["view"]["seats"][2]["host"] == true).await;
    bo.does(json!({ "type": "start" })).await;
    assert_eq!(ann.view().await["status"], "playing");
    house.server.stop().await;
}

#[tokio::test]
async fn the_lobby_shows_open_rooms_first_and_none_that_have_ended() {
    let house = House::open().await;
    let request = |name: &str| {
        json!({ "variant": "ludo", "name": name, "public": true,
                                    "settings": { "leaving": "tokens_go" } })
    };
    let open = Guest::host(&house.url(), &request("Open")).await;
    let (played, _) = full_table(&house.url(), &request("Played"), 2).await;
    let (ended, _) = full_table(&house.url(), &request("Ended"), 2).await;
    ended.does(json!({ "type": "leave" })).await;
    let (_, lobby) = ask("GET", &format!("{}/api/rooms", house.url()), None, None).await;
    let codes: Vec<_> = lobby.as_array().expect("a list").iter().map(|r| &r["code"]).collect();
    assert_eq!(codes, [&open.code, &played.code], "{lobby}");
    house.server.stop().await;
}

#[tokio::test]
async fn the_lobby_marks_house_rules_and_a_variant_keeps_its_id() {
    let house = House::open().await;
    let file = "based_on = \"ludo\"\nid = \"mine\"\nname = \"Mine\"\n";
    let requests = [
        (json!({ "variant": "ludo", "options": { "tokens": 4 } }), false),
        (json!({ "variant": "ludo", "options": { "tokens": 2 } }), true),
        (json!({ "variant_text": file }), true),
        (json!({ "variant_text": file.replace("mine", "ludo") }), true),
    ];
    let mut expected = Vec::new();
    for (mut request, house_rules) in requests {
        (request["name"], request["public"]) = (json!("Ann"), json!(true));
        expected.push((Guest::host(&house.url(), &request).await.code, house_rules));
    }
    let url = format!("{}/api/rooms", house.url());
    let (_, lobby) = ask("GET", &url, None, None).await;
    let listed = |code: &str| {
        let rooms = lobby.as_array().expect("a list");
        rooms.iter().find(|room| room["code"] == code).expect("it is listed")["house_rules"].clone()
    };
    for (code, house_rules) in expected {
        assert_eq!(listed(&code), house_rules, "{lobby}");
    }
    for name in ["id", "name", "summary"] {
        let request = json!({ "variant": "ludo", "name": "Ann", "options": { name: "ur" } });
        let (status, answer) = ask("POST", &url, None, Some(&request)).await;
        assert_eq!((status, &answer["error"]["code"]), (400, &json!("bad_options")), "{answer}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_player_who_left_and_returned_to_watch_may_leave_again() {
    let house = House::open().await;
    let (_, bo) = full_table(&house.url(), &json!({ "variant": "ludo", "name": "Ann" }), 2).await;
    let leave = json!({ "type": "leave" });
    bo.does(leave.clone()).await;
    assert_eq!(bo.does(leave.clone()).await["events"], json!([]), "Bo has already left");
    let said = bo.does(json!({ "type": "chat", "text": "still going?" })).await;
    assert_eq!(said["events"][0]["type"], "person_entered");
    let left = bo.does(leave).await;
    assert_eq!(left["events"][0]["type"], "person_left", "{left}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_rematch_announces_the_free_seats() {
    let house = House::open().await;
    let request =
        json!({ "variant": "ludo", "name": "Ann", "settings": { "leaving": "tokens_go" } });
    let (ann, bo) = full_table(&house.url(), &request, 2).await;
    let record = |which: &str| format!("{}/api/rooms/{}/record{which}", house.url(), ann.code);
    let by_number = ask("GET", &record("?game=1"), None, None).await;
    assert_eq!(
        by_number,
        ask("GET", &record(""), None, None).await,
        "the default is the current game"
    );
    assert_eq!(by_number.0, 200);
    bo.does(json!({ "type": "leave" })).await;
    let again = ann.does(json!({ "type": "rematch" })).await;
    let events = again["events"].as_array().expect("events");
    let types: Vec<&str> = events.iter().filter_map(|event| event["type"].as_str()).collect();
    assert_eq!(types, ["rematch", "seat_freed"], "{again}");
    assert_eq!(events[1]["seat"], json!(bo.seat));
    house.server.stop().await;
}

#[tokio::test]
async fn the_host_cannot_mute_the_host() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let mute = json!({ "type": "mute", "player": ann.player, "muted": true });
    assert_eq!(ann.is_refused(mute).await, "no_person");
    house.server.stop().await;
}

#[tokio::test]
async fn error_counters_are_exported_before_the_first_error() {
    let house = House::open().await;
    let (_, metrics) = ask("GET", &format!("{}/metrics", house.url()), None, None).await;
    let metrics = metrics.as_str().expect("a text");
    for name in ["panics", "store_errors", "slow_sockets", "hints_lost", "bot_fallbacks"] {
        assert!(metrics.contains(&format!("homestretch_{name}_total ")), "{name}");
    }
    house.server.stop().await;
}
