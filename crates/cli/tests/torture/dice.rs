//! Sealed dice on a server that is killed at every step of a roll: the dice are the same as without
//! the crash, or the record lists the devices that did not return.

use crate::node::{Node, Rooms};
use crate::{alone, kill, truth};
use homestretch_rules::{Game, Rules, Seat};
use homestretch_table::fair::{Chain, GameId, Owner, Proof, Seed, ShownRoll, falls, place};
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long to wait before the test fails.
const PATIENCE: Duration = Duration::from_secs(120);

/// The step of a roll after which the server is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The roll is open, and no device has released its value.
    Opened,
    /// One of the other devices has released its value.
    OneShown,
    /// All other devices have released their values; the player to roll has not clicked.
    OthersShown,
    /// The player to roll has clicked; the other devices have released nothing.
    Clicked,
    /// The click was sent, without waiting for the answer.
    Sent,
    /// The dice were thrown.
    Fallen,
    /// The move after the roll is made.
    Moved,
}

const STEPS: [Step; 7] = [
    Step::Opened,
    Step::OneShown,
    Step::OthersShown,
    Step::Clicked,
    Step::Sent,
    Step::Fallen,
    Step::Moved,
];

/// A person whose device contributes to the dice.
struct Device {
    seat: Seat,
    token: String,
    chain: Chain,
    /// The device is connected while it holds a socket.
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
}

/// A table with three people and their devices.
struct Table {
    url: String,
    code: String,
    client: reqwest::Client,
    devices: Vec<Device>,
    commands: u64,
}

impl Table {
    /// Seats the people, commits to their chains and starts the game.
    async fn begin(url: &str) -> Table {
        let (client, url) = (reqwest::Client::new(), url.to_string());
        let mut table =
            Table { url, code: String::new(), client, devices: Vec::new(), commands: 0 };
        let new_room = json!({ "variant": "ludo", "name": "Ann", "options": { "entry.on": "any" },
                           "turn_seconds": 3600 });
        let made = table.ask("/api/rooms", None, Some(&new_room)).await.1;
        table.code = made["code"].as_str().expect("a code").into();
        let mut entered = vec![made];
        for name in ["Bo", "Cy"] {
            let join = format!("/api/rooms/{}/join", table.code);
            entered.push(table.ask(&join, None, Some(&json!({ "name": name }))).await.1);
        }
        let game = table.view().await["dice"]["game"].as_str().expect("a game").to_string();
        let id = GameId::try_from(game.clone()).expect("a game's name");
        for (number, entered) in entered.iter().enumerate() {
            let seat = Seat(entered["seat"].as_u64().expect("a seat") as u8);
            let token = entered["token"].as_str().expect("a token").to_string();
            let chain = Chain::new(&[0x41 + number as u8; 32], id, Owner::Seat(seat));
            let anchor = chain.anchor().to_string();
            table.devices.push(Device { seat, token, chain, socket: None });
            let commit = json!({ "type": "anchor", "game": game, "seat": seat, "anchor": anchor });
            table.does(number, commit).await;
            table.does(number, json!({ "type": "ready" })).await;
        }
        table.come_back(&[]).await;
        table.does(0, json!({ "type": "start" })).await;
        table
    }

    /// Opens a socket for everybody who is not in `gone`.
    async fn come_back(&mut self, gone: &[Seat]) {
        let url = format!("{}/api/rooms/{}/socket", self.url.replace("http", "ws"), self.code);
        for device in self.devices.iter_mut().filter(|device| !gone.contains(&device.seat)) {
            let mut request = url.clone().into_client_request().expect("an address");
            let bearer = format!("Bearer {}", device.token).parse().expect("a header");
            request.headers_mut().insert("authorization", bearer);
            let opened = tokio_tungstenite::connect_async(request).await;
            device.socket = Some(opened.expect("a socket").0);
        }
    }

    /// Sends a request until the server answers it.
    async fn ask(
        &self,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> (StatusCode, Value) {
        let begin = Instant::now();
        loop {
            let url = format!("{}{path}", self.url);
            let request = match body {
                Some(body) => self.client.post(url).json(body),
                None => self.client.get(url),
            };
            let request = token.into_iter().fold(request, reqwest::RequestBuilder::bearer_auth);
            let answer = request.send().await;
            if let Ok(answer) = answer
                && let (status, Ok(text)) = (answer.status(), answer.text().await)
                && !status.is_server_error()
            {
                return (status, serde_json::from_str(&text).unwrap_or(Value::String(text)));
            }
            assert!(begin.elapsed() < PATIENCE, "{path}: no answer after {PATIENCE:?}");
        }
    }

    async fn view(&self) -> Value {
        self.ask(&format!("/api/rooms/{}", self.code), None, None).await.1
    }

    /// Views the room until a condition holds.
    async fn view_when(&self, what: &str, is: impl Fn(&Value) -> bool) -> Value {
        let begin = Instant::now();
        loop {
            let view = self.view().await;
            if is(&view) {
                return view;
            }
            assert!(begin.elapsed() < PATIENCE, "{what}: {}", view["dice"]);
        }
    }

    fn order(&mut self, command: &Value) -> Value {
        self.commands += 1;
        let mut order = command.clone();
        order["cmd_id"] = json!(format!("c{}", self.commands));
        order
    }

    /// Sends a command, and returns whether it was accepted.
    async fn tries(&mut self, who: usize, command: Value) -> bool {
        let order = self.order(&command);
        let path = format!("/api/rooms/{}/commands", self.code);
        self.ask(&path, Some(&self.devices[who].token), Some(&order)).await.0.is_success()
    }

    async fn does(&mut self, who: usize, command: Value) {
        assert!(self.tries(who, command.clone()).await, "{command}");
    }

    /// Releases a device's value. Returns false if it is too late.
    async fn shows(&mut self, who: usize, index: u32) -> bool {
        let device = &self.devices[who];
        let value = device.chain.value(place(index)).expect("a value").to_string();
        let seat = device.seat;
        let release = json!({ "type": "release", "index": index, "seat": seat, "value": value });
        self.tries(who, release).await
    }

    fn click(&self, who: usize, index: u32) -> Value {
        let value = self.devices[who].chain.value(place(index)).expect("a value").to_string();
        json!({ "type": "roll", "value": value })
    }

    /// Sends a command without waiting for the answer.
    async fn sends(&mut self, who: usize, command: Value) {
        let order = self.order(&command);
        let url = format!("{}/api/rooms/{}/commands", self.url, self.code);
        let sent = self.client.post(url).bearer_auth(&self.devices[who].token).json(&order).send();
        // The server may be killed at any point of this request.
        let _ = tokio::time::timeout(Duration::from_millis(1), sent).await;
    }

    async fn record(&self) -> String {
        let path = format!("/api/rooms/{}/record", self.code);
        self.ask(&path, None, None).await.1.as_str().expect("a record").to_string()
    }
}

/// A roll in the proof of a record.
fn shown(record: &str, index: u32) -> Option<ShownRoll> {
    let game = Game::load(record).expect("a record");
    let proof = Proof::read(game.proof()).expect("a proof");
    proof.rolls().find(|roll| roll.index == index).cloned()
}

/// The dice that follow from the values of some devices and from the server's secret in its store.
fn expected_dice(
    rules: &Rules,
    record: &str,
    secret: &[u8; 32],
    roll: &ShownRoll,
    given: &[&Device],
) -> String {
    let game = Game::load(record).expect("a record");
    let proof = Proof::read(game.proof()).expect("a proof");
    let server = Chain::new(secret, proof.game, Owner::Server);
    let at = place(roll.index);
    let values: Vec<_> = given
        .iter()
        .map(|device| (device.seat, device.chain.value(at).expect("a value")))
        .collect();
    let server = server.value(at).expect("a value");
    let seed = Seed::new(proof.start, roll.index, roll.roller, server, &values);
    let start = game.state_at(0).expect("a start");
    rules.write_action(&falls(rules, start, seed).expect("a roll"))
}

/// Plays one roll and kills the server after a step of it. The device `gone` returns after the
/// roll.
async fn roll(
    table: &mut Table,
    node: &mut Node,
    step: Step,
    gone: Option<usize>,
    secret: &[u8; 32],
) {
    let before = table.view_when("no roll opens", |view| !view["dice"]["opened"].is_null()).await;
    let opened = &before["dice"]["opened"];
    let index = opened["index"].as_u64().expect("an index") as u32;
    let contributors = opened["contributors"].as_array().expect("a list").len();
    let seat = opened["roller"].as_u64().expect("a seat") as u8;
    let roller =
        table.devices.iter().position(|device| device.seat == Seat(seat)).expect("a person");
    let others: Vec<usize> = (0..table.devices.len()).filter(|who| *who != roller).collect();
    let gone = gone.map(|number| others[number]);
    let mut in_time = vec![false; table.devices.len()];
    let case = format!("roll {index}, killed at {step:?}, gone: {gone:?}");

    // Everything up to the step.
    if step == Step::OneShown {
        in_time[others[0]] = table.shows(others[0], index).await;
    } else if step != Step::Opened && step != Step::Clicked {
        for who in &others {
            in_time[*who] = table.shows(*who, index).await;
        }
    }
    let click = table.click(roller, index);
    match step {
        Step::Clicked | Step::Fallen | Step::Moved => table.does(roller, click.clone()).await,
        Step::Sent => table.sends(roller, click.clone()).await,
        Step::Opened | Step::OneShown | Step::OthersShown => {}
    }
    if step == Step::Moved {
        go_on(table, roller, index).await;
    }
    let known = match step {
        Step::Sent => None,
        _ => shown(&table.record().await, index),
    };

    kill(node);
    let away: Vec<Seat> = gone.iter().map(|who| table.devices[*who].seat).collect();
    for device in &mut table.devices {
        device.socket = None;
    }
    table.come_back(&away).await;

    // The rest of the roll. Values that were not acknowledged are released again.
    for who in others.iter().filter(|who| gone != Some(**who)) {
        in_time[*who] |= table.shows(*who, index).await;
    }
    in_time[roller] = true;
    if shown(&table.record().await, index).is_none() {
        let _ = table.tries(roller, click).await;
    }
    let fell = |view: &Value| view["dice"]["opened"]["index"] != json!(index);
    table.view_when(&case, fell).await;
    let record = table.record().await;
    let roll =
        shown(&record, index).unwrap_or_else(|| panic!("{case}: the roll is not in the record"));

    // A roll that was in the record before the crash is unchanged.
    assert!(known.is_none_or(|known| known == roll), "{case}");
    assert_eq!(roll.contributions.len() + roll.missing.len(), contributors, "{case}");
    for (who, device) in table.devices.iter().enumerate() {
        let missing = roll.missing.contains(&device.seat);
        assert!(!(missing && in_time[who]), "{case}: a value that was released in time is missing");
        assert!(
            missing || in_time[who] || contributors < 3,
            "{case}: a device that was late is not listed as missing"
        );
    }
    let game = Game::load(&record).expect("a record");
    let given: Vec<&Device> = table
        .devices
        .iter()
        .filter(|device| roll.contributions.iter().any(|(seat, _)| *seat == device.seat))
        .collect();
    assert_eq!(
        roll.fell,
        expected_dice(game.rules(), &record, secret, &roll, &given),
        "{case}: the dice do not follow from the values"
    );

    // Everybody is back before the next roll is due. The server opens no roll without contributors,
    // and the player who was away may be the only one it would ask.
    table.come_back(&[]).await;
    go_on(table, roller, index).await;
}

/// Makes the move after a roll, unless it is made already or none is legal.
async fn go_on(table: &mut Table, roller: usize, index: u32) {
    let fell = |view: &Value| view["dice"]["opened"]["index"] != json!(index);
    let view = table.view_when("the dice are not thrown", fell).await;
    if view["game"]["turn"]["phase"] == "move" {
        let legal = &view["game"]["legal"][0];
        let mv = json!({ "type": "move", "token": legal["token"], "pips": legal["pips"] });
        table.does(roller, mv).await;
    }
    let opens = |view: &Value| view["dice"]["opened"]["index"].as_u64() > Some(index.into());
    table.view_when("the next roll does not open", opens).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_at_any_step_of_a_roll_gives_the_same_dice_or_lists_missing_devices() {
    let folder = TempDir::new().expect("a folder");
    let mut node = Node::start(alone(&folder));
    let mut table = Table::begin(&node.url).await;
    let rooms = Rooms::Folder(folder.path().into());
    let secret = truth::secret(&rooms, &table.code).await;
    for step in STEPS {
        roll(&mut table, &mut node, step, None, &secret).await;
    }
    // First one and then the other device stays away until the dice were thrown.
    for gone in 0..2 {
        for step in [Step::Opened, Step::OneShown, Step::OthersShown, Step::Clicked] {
            roll(&mut table, &mut node, step, Some(gone), &secret).await;
        }
    }

    let file = folder.path().join("game.txt");
    std::fs::write(&file, table.record().await).expect("a file");
    let mut program = Command::new(env!("CARGO_BIN_EXE_homestretch"));
    let said = crate::process::output(program.arg("verify").arg(&file));
    let words = String::from_utf8_lossy(&said.stdout);
    assert!(said.status.success(), "{words}{}", String::from_utf8_lossy(&said.stderr));
    assert!(words.contains("it was asked but did not answer at"), "{words}");
    println!("{words}");
}
