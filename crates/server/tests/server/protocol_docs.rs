//! docs/PROTOCOL.md is correct and complete: the tests send every example, and the document has
//! every request, message and refusal.

use crate::House;
use crate::described;
use crate::guest::{Ear, Guest, PATIENCE};
use crate::pattern::{self, Names};
use futures_util::{SinkExt, StreamExt};
use homestretch_server::description;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Raw =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

const DOCUMENT: &str = include_str!("../../../../docs/PROTOCOL.md");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_example_of_the_document_is_true() {
    let house = House::open().await;
    let (mut names, mut refusals) = (Names::new(), BTreeMap::new());
    let examples = examples();
    for (kind, text) in &examples {
        match *kind {
            "http" => request(&house.url(), text, &mut names, &mut refusals).await,
            "socket" => socket(&house.url(), text, &mut names).await,
            other => panic!("examples are `http` or `socket`, not `{other}`:\n{text}"),
        }
    }
    assert!(examples.len() > 20, "{}", examples.len());
    let codes = codes_in_document();
    for (code, status) in refusals {
        assert_eq!(codes[&code], status, "the status of {code}");
    }
    house.server.stop().await;
}

/// The fenced blocks and their languages.
fn examples() -> Vec<(&'static str, &'static str)> {
    let fenced = DOCUMENT.split("\n```").skip(1).step_by(2);
    fenced.map(|block| block.split_once('\n').expect("a block has lines")).collect()
}

/// The first line, headers and the rest of an example.
fn head(text: &str, names: &Names) -> (String, Vec<(String, String)>, String) {
    let (first, mut rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut headers = Vec::new();
    while let Some((line, after)) = rest.split_once('\n')
        && let Some((name, value)) = line.split_once(": ")
        && name.chars().all(|c| c.is_ascii_alphabetic() || c == '-')
    {
        headers.push((name.to_string(), in_words(value, names)));
        rest = after;
    }
    (in_words(first, names), headers, rest.to_string())
}

/// A text with the values of its names.
fn in_words(text: &str, names: &Names) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(pattern::is_name) {
        let end = rest[start..].find(|c| !pattern::is_name(c)).map_or(rest.len(), |n| start + n);
        filled += &rest[..start];
        match names.get(&rest[start..end]) {
            Some(Value::String(value)) => filled += value,
            Some(value) => filled += &value.to_string(),
            None => filled += &rest[start..end],
        }
        rest = &rest[end..];
    }
    filled + rest
}

/// Sends a request and compares the answer with the document.
async fn request(
    url: &str,
    text: &str,
    names: &mut Names,
    refusals: &mut BTreeMap<String, String>,
) {
    let (asked, shown) = text.split_once("\n\n").expect("a request, an empty line, an answer");
    let (first, headers, body) = head(&format!("{asked}\n"), names);
    let (method, path) = first.split_once(' ').expect("a method and a path");
    let url = format!("{url}{path}");
    let mut request = reqwest::Client::new().request(method.parse().expect("a method"), &url);
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let body = (!body.trim().is_empty()).then(|| {
        let body = pattern::read(&body).unwrap_or_else(|error| panic!("{error}:\n{text}"));
        pattern::filled(&body, names)
    });
    if let Some(body) = &body {
        request = request.json(body);
    }
    let answer = request.send().await.expect("an answer");
    let (status, got) = described::answered(method, &url, body.as_ref(), answer).await;
    let (shown_status, shown) = shown.split_once('\n').expect("a status and a body");
    assert_eq!(status.to_string(), shown_status, "{text}\n{got}");
    match pattern::read(shown) {
        Ok(shown) => {
            pattern::fit(&shown, &got, names).unwrap_or_else(|e| panic!("{e}\n{text}"));
        }
        Err(_) => assert_eq!(got.as_str().map(str::trim), Some(shown.trim()), "{text}"),
    }
    let code = got["error"]["code"].as_str();
    if let Some(code) = code {
        refusals.insert(code.into(), status.to_string());
    }
    if let Some(body) = body {
        let understood = code != Some("bad_request");
        assert_eq!(described::may_be_sent(method, &url, &body), understood, "{text}");
    }
}

/// Opens a socket and exchanges the documented messages. Answers and events may come in any order.
async fn socket(url: &str, text: &str, names: &mut Names) {
    let (asked, said) = text.split_once("\n\n").expect("a request, an empty line, messages");
    let (first, headers, rest) = head(&format!("{asked}\n"), names);
    assert_eq!(rest, "", "{text}");
    let path = first.strip_prefix("GET ").expect("a socket is opened with GET");
    let socket_path = path.split('?').next().unwrap_or_default().to_string();
    let url = format!("{}{path}", url.replace("http", "ws"));
    let mut request = url.into_client_request().expect("an address");
    for (name, value) in headers {
        let name: reqwest::header::HeaderName = name.parse().expect("a header");
        request.headers_mut().insert(name, value.parse().expect("a header"));
    }
    let mut ear = Ear::open(request).await;
    let mut heard: Vec<Value> = Vec::new();
    let mut lines = said.lines().peekable();
    while let Some(line) = lines.next() {
        let (way, shown) = line.split_once(' ').expect("> or < and a message");
        let shown = pattern::read(shown).unwrap_or_else(|error| panic!("{error}: {line}"));
        match way {
            ">" => {
                let message = pattern::filled(&shown, names);
                let understood = !lines.peek().is_some_and(|next| next.contains("\"bad_request\""));
                assert_eq!(described::may_be_said(&socket_path, &message), understood, "{line}");
                ear.say(&message).await;
            }
            "<" => loop {
                let fits = |value: &Value| pattern::fit(&shown, value, &mut names.clone()).is_ok();
                if let Some(at) = heard.iter().position(fits) {
                    let value = heard.remove(at);
                    pattern::fit(&shown, &value, names).expect("it fits");
                    break;
                }
                match tokio::time::timeout(PATIENCE, ear.hear()).await {
                    Ok(Some(message)) => heard.push(message),
                    _ => panic!("{line}\nis not heard, but\n{}", json!(heard)),
                }
            },
            _ => panic!("a line begins with > or <: {line}"),
        }
    }
}

#[tokio::test]
async fn the_server_understands_every_documented_command() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    ann.joined_by("Bo", None).await;
    let commands = commands_in_document();
    for (kind, row) in &commands {
        for example in row.split('`').filter(|text| text.starts_with('{')) {
            let command: Value = serde_json::from_str(example).expect("JSON");
            let (_, answer) = ann.tries(command).await;
            let code = answer["error"]["code"].as_str().unwrap_or("done");
            assert!(!["bad_request", "no_token"].contains(&code), "{kind} {example}: {answer}");
        }
    }
    house.server.stop().await;
}

#[test]
fn every_message_in_the_openapi_description_is_in_the_protocol_document() {
    let requests = section("## Requests");
    for (path, methods) in description()["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let row = format!("| `{} {path}` |", method.to_uppercase());
            assert!(requests.contains(&row), "{row}");
        }
    }
    let mut missing = Vec::new();
    for (name, schema) in description()["components"]["schemas"].as_object().expect("schemas") {
        let place = match name.as_str() {
            "MakeRoom" | "Join" | "Watch" | "Entered" => section("### Creating a room"),
            "Change" | "Settings" | "Leaving" => section("### Settings"),
            "RoomView" | "Seen" | "SeatView" | "PersonView" | "You" | "ClockView" | "SaidView"
            | "DiceView" | "OpenedView" | "Vote" => section("## The view"),
            "Order" | "Done" => section("## Commands"),
            "Out" | "Ping" => section("## The socket"),
            "RoomEvent" | "TableEvent" => section("## Events"),
            "Summary" | "VariantSummary" | "VariantView" | "Figures" | "Section" | "Clause"
            | "HouseRule" | "HouseKind" => section("## Lobby and variants"),
            "Stats" => section("## Statistics and health"),
            "Failure" | "Problem" => section("## Errors"),
            "Replay" | "Replayed" => section("## The end of a game"),
            "HintOut" => section("## Simple clients"),
            "CheckVariant" | "CheckedVariant" | "VariantProblem" | "ExpectedRolls"
            | "BoardForm" | "Fill" => section("## Checking a variant"),
            // Another document describes the events of the game itself.
            _ => include_str!("../../../../docs/ENGINE.md"),
        };
        missing.extend(keys(schema).into_iter().filter(|key| !names_key(place, key)));
        for (kind, keys) in kinds(schema) {
            let row = match name.as_str() {
                "Order" => commands_in_document().remove(&kind),
                "Out" | "RoomEvent" | "TableEvent" => row(place, &kind).map(str::to_string),
                _ => names_key(place, &kind).then(|| place.to_string()),
            };
            let row = row.unwrap_or_else(|| panic!("no row for `{kind}` of {name}"));
            missing.extend(keys.into_iter().filter(|key| !names_key(&row, key)));
        }
    }
    assert!(missing.is_empty(), "not described: {missing:?}");
}

#[test]
fn every_documented_command_and_event_exists() {
    let schemas = &description()["components"]["schemas"];
    let commands = kinds(&schemas["Order"]);
    for named in commands_in_document().into_keys() {
        assert!(commands.contains_key(&named), "there is no `{named}`");
    }
    let mut events = kinds(&schemas["RoomEvent"]);
    events.extend(kinds(&schemas["TableEvent"]));
    assert!(events.len() > 25, "{events:?}");
    for named in first_cells(section("## Events")) {
        assert!(named == "type" || events.contains_key(&named), "there is no `{named}`");
    }
}

fn names_key(text: &str, key: &str) -> bool {
    text.contains(&format!("`{key}`")) || text.contains(&format!("\"{key}\""))
}

/// The keys of an object.
fn keys(schema: &Value) -> Vec<String> {
    schema["properties"].as_object().into_iter().flat_map(|keys| keys.keys().cloned()).collect()
}

/// The kinds of a message that has a `type`, each with its other keys.
fn kinds(schema: &Value) -> BTreeMap<String, Vec<String>> {
    let lists = [&schema["oneOf"], &schema["anyOf"]].into_iter().filter_map(Value::as_array);
    let kind = |schema: &Value| {
        let kind = schema["properties"]["type"]["const"].as_str()?.to_string();
        Some((kind, keys(schema).into_iter().filter(|key| key != "type").collect()))
    };
    lists.flatten().filter_map(kind).collect()
}

#[test]
fn the_document_lists_exactly_the_error_codes_of_the_server() {
    let mut codes = BTreeSet::new();
    let table = include_str!("../../../table/src/refusal.rs");
    let rules = include_str!("../../../rules/src/play/illegal.rs");
    for (source, list, after_code) in
        [(table, "\nrefusals! {", ", ("), (rules, "\nreasons! {", ";")]
    {
        let (_, list) = source.split_once(list).expect("the list");
        let list = list.split("\n}\n").next().unwrap_or_default();
        let words: Vec<&str> = list.split('"').collect();
        let is_code = |pair: &&[&str]| pair[1].starts_with(after_code);
        let codes_of_list = words.windows(2).skip(1).step_by(2).filter(is_code);
        codes.extend(codes_of_list.map(|pair| pair[0].to_string()));
    }
    for source in sources().into_values().chain([rules.to_string()]) {
        for before in ["code: \"", "bad(\"", "Problem::new(\""] {
            codes.extend(source.split(before).skip(1).filter_map(word));
        }
        for fault in source.split("HttpRefusal::new(").skip(1) {
            let Some((status, rest)) = fault.split_once(", \"") else { continue };
            codes.extend(status.parse::<u16>().ok().and_then(|_| word(rest)));
        }
        // The tables of refusals and of illegal actions have the code near the end of a line.
        for line in source.lines() {
            let before = line.split_once("\", (").map(|(before, _)| before);
            let code = before.or_else(|| line.strip_suffix("\";")).and_then(|text| {
                let (_, code) = text.rsplit_once(", \"")?;
                word(&format!("{code}\""))
            });
            codes.extend(code);
        }
        let functions = ["fn code(&self)", "fn code_and_status(&self)"];
        for of_refusals in functions.iter().flat_map(|function| source.split(function).skip(1)) {
            let (body, _) = of_refusals.split_once("\n    }\n").expect("the end of the function");
            let codes_of_arms = body.split("=> ").skip(1).map(|arm| arm.trim_start_matches('('));
            codes.extend(codes_of_arms.filter_map(|arm| word(arm.strip_prefix('"')?)));
        }
    }
    let shown: BTreeSet<String> = codes_in_document().into_keys().collect();
    assert_eq!(codes, shown);
}

/// The word before the next quotation mark.
fn word(text: &str) -> Option<String> {
    let (word, _) = text.split_once('"')?;
    word.chars().all(|c| c.is_ascii_lowercase() || c == '_').then(|| word.to_string())
}

#[test]
fn the_documented_limits_are_the_default_settings() {
    let settings = homestretch_server::ServerSettings::default();
    let table = section("## Limits");
    for (what, number) in [
        ("a body or a message", settings.max_body as u64),
        ("requests from one address", settings.max_requests.get().into()),
        ("new rooms from one address", settings.max_new_rooms.get().into()),
        ("wrong codes and tokens from one address", settings.max_guesses.get().into()),
        ("messages of one person, on all of their sockets", settings.max_messages.get().into()),
        ("messages on all sockets of one address", settings.max_address_messages.get().into()),
        ("people who enter one room from one address", settings.max_entering.get().into()),
        ("entries of one room", settings.max_entries),
        ("connections from one address", settings.address_connections() as u64),
        ("sockets in one room", settings.max_room_sockets as u64),
        ("people in one room", settings.max_people as u64),
        ("messages queued for a socket that does not read", settings.max_queue as u64),
    ] {
        let row = table.lines().find(|line| line.starts_with(&format!("| {what} |")));
        let row = row.unwrap_or_else(|| panic!("no row for {what}")).replace(',', "");
        let named = [" ", ";"].map(|end| format!("| {number}{end}"));
        assert!(named.iter().any(|named| row.contains(named)), "{row}");
    }
}

#[test]
fn every_metric_is_documented_for_operators() {
    let document = include_str!("../../../../docs/OPERATE.md");
    let mut figures = BTreeSet::new();
    for source in sources().values() {
        let named = source.split('"').filter(|text| text.starts_with("homestretch_"));
        figures.extend(named.filter_map(|text| word(&format!("{text}\""))));
    }
    assert!(figures.len() > 8, "{figures:?}");
    for figure in figures {
        assert!(document.contains(&format!("| `{figure}` |")), "{figure}");
    }
}

/// The server's own source without its tests, by file.
fn sources() -> BTreeMap<String, String> {
    fn collect(root: &Path, folder: &Path, files: &mut BTreeMap<String, String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                collect(root, &path, files);
            } else {
                let text = std::fs::read_to_string(&path).expect("a text");
                let text = text.split("#[cfg(test)]").next().unwrap_or_default().to_string();
                let name = path.strip_prefix(root).expect("below it").to_string_lossy();
                files.insert(name.replace('\\', "/"), text);
            }
        }
    }
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let mut files = BTreeMap::new();
    collect(root, root, &mut files);
    files
}

/// A section of the document: from its heading to the next one of the same or a higher level.
fn section(heading: &str) -> &'static str {
    let start = DOCUMENT.find(&format!("\n{heading}\n"));
    let start = start.unwrap_or_else(|| panic!("no heading {heading}")) + 1;
    let rank = heading.find(' ').expect("a heading");
    let mut end = start + heading.len();
    for line in DOCUMENT[end..].split_inclusive('\n') {
        let hashes = line.chars().take_while(|c| *c == '#').count();
        if (1..=rank).contains(&hashes) {
            break;
        }
        end += line.len();
    }
    &DOCUMENT[start..end]
}

/// The row of a table for a word.
fn row<'a>(section: &'a str, word: &str) -> Option<&'a str> {
    let about = |line: &&str| {
        let first = line.strip_prefix("| ").and_then(|line| line.split(" |").next());
        first.is_some_and(|cell| cell.contains(&format!("`{word}`")))
    };
    section.lines().find(about)
}

/// The words in the first cells of a section's tables.
fn first_cells(section: &str) -> Vec<String> {
    let cells = section.lines().filter_map(|line| line.strip_prefix("| `")?.split(" |").next());
    let words = |cell: &str| -> Vec<String> {
        format!("`{cell}").split('`').skip(1).step_by(2).map(str::to_string).collect()
    };
    cells.flat_map(words).collect()
}

/// The commands of the table by their types, with their rows.
fn commands_in_document() -> BTreeMap<String, String> {
    let mut commands = BTreeMap::new();
    for line in section("### All commands").lines().filter(|line| line.starts_with("| `{")) {
        for example in line.split('`').filter(|text| text.starts_with('{')) {
            let command: Value = serde_json::from_str(example).expect("JSON");
            let kind = command["type"].as_str().expect("a type").to_string();
            commands.insert(kind, line.to_string());
        }
    }
    commands
}

/// The codes of the table of errors, with their statuses.
fn codes_in_document() -> BTreeMap<String, String> {
    let mut codes = BTreeMap::new();
    for line in section("## Errors").lines().filter(|line| line.starts_with("| `")) {
        let status = line.split(" | ").nth(1).expect("a status");
        for code in first_cells(line) {
            codes.insert(code, status.to_string());
        }
    }
    codes
}

/// The code with which a socket is closed; 0 if there is none.
async fn close_code(url: &str, guest: &Guest, then: impl AsyncFnOnce(&mut Raw)) -> u16 {
    let url = format!("{url}/api/rooms/{}/socket", guest.code).replace("http", "ws");
    let mut request = url.into_client_request().expect("an address");
    let bearer = format!("Bearer {}", guest.token).parse().expect("a header");
    request.headers_mut().insert("authorization", bearer);
    let (mut stream, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
    then(&mut stream).await;
    loop {
        let heard = tokio::time::timeout(PATIENCE, stream.next()).await;
        match heard.expect("the socket ends in time") {
            Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
            Some(Ok(Message::Close(None)) | Err(_)) | None => return 0,
            Some(Ok(_)) => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_close_with_the_documented_codes() {
    let house =
        House::with(|config| config.settings.max_messages = 2.try_into().expect("not zero")).await;
    let url = house.url();
    let ann = Guest::host(&url, &json!({ "variant": "ludo", "name": "Ann" })).await;
    let bo = ann.joined_by("Bo", None).await;
    let large = async |socket: &mut Raw| {
        let text = "x".repeat(100_000);
        let _ = socket.send(Message::Text(text.into())).await;
    };
    let flood = async |socket: &mut Raw| {
        for _ in 0..150 {
            let _ = socket.send(Message::Text("{\"type\":\"ping\"}".into())).await;
        }
    };
    let pongs = async |socket: &mut Raw| {
        for _ in 0..150 {
            let _ = socket.send(Message::Pong(Vec::new().into())).await;
        }
    };
    let removed = async |_: &mut Raw| {
        ann.does(json!({ "type": "remove", "player": bo.player })).await;
    };
    let mut codes = vec![close_code(&url, &ann, large).await];
    codes.push(close_code(&url, &ann, flood).await);
    codes.push(close_code(&url, &ann, pongs).await);
    codes.push(close_code(&url, &bo, removed).await);
    let stops = async |_: &mut Raw| drop(tokio::spawn(house.server.stop()));
    codes.push(close_code(&url, &ann, stops).await);
    assert_eq!(codes, [1009, 1008, 1008, 1013, 1001]);
    for code in codes {
        assert!(section("## The socket").contains(&format!("\n| {code} |")), "{code}");
    }
}
