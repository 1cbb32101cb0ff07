//! Checking a variant before anybody plays it.

use crate::House;
use crate::guest::{Guest, ask};
use serde_json::{Value, json};

async fn check(house: &House, body: &Value) -> (u16, Value) {
    ask("POST", &format!("{}/api/variants/check", house.url()), None, Some(body)).await
}

/// The keys of all problems.
fn keys(checked: &Value) -> Vec<&str> {
    let problems = checked["problems"].as_array().expect("a list");
    problems.iter().map(|problem| problem["key"].as_str().expect("a key")).collect()
}

#[tokio::test]
async fn a_board_without_problems_comes_with_its_drawing_and_can_be_played() {
    let house = House::open().await;
    let board = json!({ "size": 49, "row": 7, "dice": 2, "faces": 4, "snakes": "40>3 44>12 30>9",
        "ladders": "5>20 8>31 17>41 23>38" });
    let (status, checked) = check(&house, &json!({ "board": board })).await;
    assert_eq!((status, &checked["problems"]), (200, &json!([])), "{checked}");
    assert_eq!(checked["board"]["snakes"], board["snakes"]);
    assert_eq!(checked["variant"]["layout"]["links"].as_array().map(Vec::len), Some(7));
    assert!(checked["rolls"]["expected"].as_f64().is_some_and(|rolls| rolls > 5.0), "{checked}");
    let room = json!({ "variant_text": checked["text"], "name": "Ann" });
    let ann = Guest::host(&house.url(), &room).await;
    assert_eq!(ann.view().await["variant_hash"], checked["variant"]["hash"]);
    house.server.stop().await;
}

#[tokio::test]
async fn every_problem_of_a_board_names_its_field_and_a_remedy() {
    let house = House::open().await;
    for (board, fields) in [
        (json!({ "size": 0, "faces": 7 }), vec!["size", "faces"]),
        (json!({ "snakes": "3>9" }), vec!["snakes"]),
        (json!({ "ladders": "100>120" }), vec!["ladders"]),
        (json!({ "ladders": "six", "marks": "x" }), vec!["ladders", "marks"]),
        (json!({ "size": i64::MAX, "row": i64::MIN, "dice": -1 }), vec!["size", "row", "dice"]),
        (json!({ "size": i64::MIN, "faces": i64::MIN, "dice": 2 }), vec!["size", "faces"]),
    ] {
        let (status, checked) = check(&house, &json!({ "board": board })).await;
        assert_eq!(status, 200, "{checked}");
        let mut found = keys(&checked);
        found.dedup();
        assert_eq!(found, fields, "{checked}");
        let problems = checked["problems"].as_array().expect("a list");
        assert!(problems.iter().all(|problem| problem["hint"] != ""), "{checked}");
        let rest = [&checked["variant"], &checked["rolls"]];
        assert!(rest.iter().all(|value| value.is_null()), "{checked}");
        // The answers stay as they were typed.
        for (field, typed) in board.as_object().expect("an object") {
            assert_eq!(&checked["board"][field], typed);
        }
    }
    house.server.stop().await;
}

#[tokio::test]
async fn a_board_is_filled_with_the_classic_links_or_with_random_ones() {
    let house = House::open().await;
    let empty = json!({ "size": 49, "row": 7, "snakes": "", "ladders": "" });
    let fill = json!({ "seed": 7, "snakes": 3, "ladders": 4 });
    let links = |checked: &Value, field: &str| -> usize {
        checked["board"][field].as_str().expect("a text").split_whitespace().count()
    };
    let (_, random) = check(&house, &json!({ "board": empty, "fill": fill })).await;
    assert_eq!((links(&random, "snakes"), links(&random, "ladders")), (3, 4), "{random}");
    let (_, same) = check(&house, &json!({ "board": empty, "fill": fill })).await;
    assert_eq!(random, same);
    let [expected, least, most] = ["/rolls/expected", "/rolls/announced/0", "/rolls/announced/1"]
        .map(|place| random.pointer(place).and_then(Value::as_f64).expect("a number"));
    assert!((least..=most).contains(&expected), "{expected} {least} {most}");
    let (_, classic) = check(&house, &json!({ "board": empty, "fill": "classic" })).await;
    assert!(classic["problems"] == json!([]) && links(&classic, "snakes") > 2, "{classic}");
    let many = json!({ "seed": 7, "snakes": 200, "ladders": 200 });
    let (_, full) = check(&house, &json!({ "board": empty, "fill": many })).await;
    assert_eq!((keys(&full), &full["board"]["snakes"]), (vec!["random"], &json!("")), "{full}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_file_is_checked_and_its_problems_have_lines() {
    let house = House::open().await;
    let text = "based_on = \"snakes\"\nid = \"mine\"\nname = \"Mine\"\n";
    let (status, checked) = check(&house, &json!({ "text": text })).await;
    assert_eq!((status, keys(&checked)), (200, Vec::new()), "{checked}");
    assert_eq!((&checked["variant"]["name"], &checked["board"]), (&json!("Mine"), &Value::Null));
    assert_eq!(checked["text"], text);
    let (_, wrong) = check(&house, &json!({ "text": format!("{text}tokens = 99\n") })).await;
    assert_eq!(wrong["problems"][0]["line"], 4, "{wrong}");
    let noise = "\u{1}PNG not a variant\n".repeat(1000);
    let (status, wrong) = check(&house, &json!({ "text": noise })).await;
    let problems = wrong["problems"].as_array().expect("a list");
    assert_eq!((status, problems.is_empty(), problems.len() > 50), (200, false, false));
    house.server.stop().await;
}

#[tokio::test]
async fn a_request_to_check_needs_a_file_or_a_board() {
    let house = House::open().await;
    for (body, says) in [
        (json!({}), "either `text` (a variant file) or `board`"),
        (json!({ "text": "", "board": {} }), "either `text`"),
        (json!({ "text": "", "fill": "classic" }), "`fill` is allowed only with `board`"),
        (json!({ "board": {}, "fill": "clasic" }), "`fill`: expected \"classic\" or an object"),
        (json!({ "board": { "sise": 9 } }), "unknown field `sise`"),
    ] {
        let (status, answer) = check(&house, &body).await;
        let message = answer["error"]["message"].as_str().expect("a message");
        assert!(status == 400 && message.contains(says), "{message}");
    }
    let client = reqwest::Client::new().post(format!("{}/api/variants/check", house.url()));
    let answer = client.body("size = 9").send().await.expect("an answer").text().await;
    assert!(answer.expect("a text").contains("the message is not JSON"));
    house.server.stop().await;
}

#[tokio::test]
async fn checking_counts_as_many_requests() {
    let few = |config: &mut homestretch_server::Config| {
        config.settings.max_requests = 120.try_into().expect("not zero");
    };
    let house = House::with(few).await;
    let mut checked = 0;
    while check(&house, &json!({ "text": "" })).await.0 == 200 {
        checked += 1;
    }
    assert!((20..60).contains(&checked), "{checked}");
    house.server.stop().await;
}
