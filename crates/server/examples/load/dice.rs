//! The cost of sealed dice: the same four people roll in rooms with and without chains of their
//! own.

use crate::load::client::{self, Ear, Mouth, PATIENCE, post};
use crate::load::process::Process;
use crate::{Targets, Times};
use homestretch_rules::Seat;
use homestretch_table::fair::{Chain, GameId, Owner, place};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// How long four rolls take at most when one of them waits for a silent device.
const MAX_ROUND_TIME: Duration = Duration::from_millis(2_500);

/// How the devices of a room take part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Devices {
    /// They have no chains, so the dice come from the server alone.
    None,
    /// All devices release their values at the moment of the click.
    AtOnce,
    /// The other devices have released their values before the click, as usual among people.
    Before,
    /// One device releases values only for its own rolls.
    OneSilent,
}

struct Person {
    seat: Seat,
    chain: Option<Chain>,
    mouth: Mouth,
    ear: Ear,
}

/// Four people whose game has started.
pub(crate) struct Table {
    devices: Devices,
    people: Vec<Person>,
    view: Value,
    commands: u64,
}

impl Table {
    pub(crate) async fn begin(server: &Process, devices: Devices) -> Table {
        let (client, url) = (reqwest::Client::new(), &server.url);
        let request = json!({ "variant": "ludo", "name": "One", "turn_seconds": 86_400 });
        let made = post(&client, &format!("{url}/api/rooms"), None, &request).await;
        let room = format!("{url}/api/rooms/{}", made["code"].as_str().expect("a code"));
        let mut entered = vec![made];
        for name in ["Two", "Three", "Four"] {
            entered
                .push(post(&client, &format!("{room}/join"), None, &json!({ "name": name })).await);
        }
        let mut table = Table { devices, people: Vec::new(), view: Value::Null, commands: 0 };
        for entered in &entered {
            let token = entered["token"].as_str().expect("a token");
            let (mouth, mut ear) = client::open(&format!("{room}/socket"), Some(token)).await;
            let first = hear(&mut ear).await;
            let seat = Seat(entered["seat"].as_u64().expect("a seat") as u8);
            let game = first["view"]["dice"]["game"].as_str().expect("a game").to_string();
            let id = GameId::try_from(game.clone()).expect("a game id");
            let chain = Chain::new(&[seat.0 + 1; 32], id, Owner::Seat(seat));
            let commands = format!("{room}/commands");
            if devices != Devices::None {
                let anchor = json!({ "cmd_id": "anchor", "type": "anchor", "game": game,
                                     "seat": seat, "anchor": chain.anchor().to_string() });
                post(&client, &commands, Some(token), &anchor).await;
            }
            let ready = json!({ "cmd_id": "ready", "type": "ready" });
            post(&client, &commands, Some(token), &ready).await;
            let chain = (devices != Devices::None).then_some(chain);
            table.people.push(Person { seat, chain, mouth, ear });
        }
        table.say(0, json!({ "type": "start" })).await;
        table.all_hear(|message| is_due(&message["view"])).await;
        table
    }

    async fn say(&mut self, who: usize, mut order: Value) {
        self.commands += 1;
        order["cmd_id"] = json!(format!("c{}", self.commands));
        self.people[who].mouth.say(order.to_string()).await;
    }

    /// Everybody receives messages until one matches. Returns the moment for each person.
    async fn all_hear(&mut self, fits: impl Fn(&Value) -> bool) -> Vec<Instant> {
        let mut heard = Vec::new();
        for person in &mut self.people {
            let message = loop {
                let message = hear(&mut person.ear).await;
                if fits(&message) {
                    break message;
                }
            };
            heard.push(Instant::now());
            self.view = message["view"].clone();
        }
        heard
    }

    /// Plays one roll and its move. Returns the time from the click to each person; `None` if the
    /// game is over.
    pub(crate) async fn roll(&mut self) -> Option<Vec<Duration>> {
        if self.devices != Devices::None && self.view["dice"]["opened"].is_null() {
            self.all_hear(|message| !message["view"]["dice"]["opened"].is_null()).await;
        }
        let opened = self.view["dice"]["opened"].clone();
        let index = opened["index"].as_u64().unwrap_or(0) as u32;
        let roller = self.whose_turn()?;
        let takes_part = |seat: Seat| {
            opened["contributors"].as_array().is_some_and(|all| all.contains(&json!(seat)))
        };
        let silent = (self.devices == Devices::OneSilent).then_some(3);
        let mut releases = Vec::new();
        for (who, person) in self.people.iter().enumerate() {
            let Some(chain) = person.chain.as_ref().filter(|_| takes_part(person.seat)) else {
                continue;
            };
            let value = chain.value(place(index)).expect("a value").to_string();
            if who != roller && Some(who) != silent {
                releases.push((
                    who,
                    json!({ "type": "release", "index": index, "seat": person.seat,
                                            "value": value }),
                ));
            }
        }
        let own = self.people[roller].chain.as_ref();
        let own = own.map(|chain| chain.value(place(index)).expect("a value").to_string());
        let click = json!({ "type": "roll", "value": own });

        let before = self.devices == Devices::Before;
        let mut begin = Instant::now();
        for (who, release) in releases {
            self.say(who, release).await;
            if before {
                while hear(&mut self.people[who].ear).await["type"] != "done" {}
            }
        }
        if before {
            begin = Instant::now();
        }
        self.say(roller, click).await;
        let heard = self.all_hear(|message| has(message, "roll_shown")).await;
        let times = heard.iter().map(|heard| heard.duration_since(begin)).collect();

        if self.view["game"]["turn"]["phase"] == "move" {
            let token = self.view["game"]["legal"][0]["token"].clone();
            self.say(roller, json!({ "type": "move", "token": token })).await;
            self.all_hear(|message| has(message, "moved")).await;
        }
        (self.view["status"] == "playing").then_some(times)
    }

    fn whose_turn(&self) -> Option<usize> {
        let seat = self.view["game"]["turn"]["seat"].as_u64()?;
        self.people.iter().position(|person| u64::from(person.seat.0) == seat)
    }
}

fn is_due(view: &Value) -> bool {
    view["status"] == "playing" && !view["game"]["turn"]["seat"].is_null()
}

/// Whether a message broadcasts an event of this type.
fn has(message: &Value, kind: &str) -> bool {
    let events = message["events"].as_array().map_or(&[][..], Vec::as_slice);
    message["type"] == "refresh" && events.iter().any(|event| event["type"] == kind)
}

async fn hear(ear: &mut Ear) -> Value {
    let heard = tokio::time::timeout(PATIENCE, ear.hear()).await.expect("in time");
    let text = heard.expect("the socket stays open");
    let message: Value = serde_json::from_str(&text).expect("JSON");
    assert_ne!(message["type"], "refused", "{message}");
    message
}

/// Rolls alternately in a room with the server's dice and in sealed ones, so that all have the same
/// conditions, and prints the cost of the chains.
pub(crate) async fn measure(server: &Process, rolls: usize, targets: &mut Targets) {
    let kinds = [Devices::None, Devices::Before, Devices::AtOnce];
    let mut all = [(); 3].map(|()| Times::default());
    let mut tables = Vec::new();
    for devices in kinds {
        tables.push(Table::begin(server, devices).await);
    }
    for _ in 0..rolls {
        for (n, devices) in kinds.into_iter().enumerate() {
            match tables[n].roll().await {
                Some(times) => times.into_iter().for_each(|time| all[n].add(time)),
                None => tables[n] = Table::begin(server, devices).await,
            }
        }
    }
    let [bare, before, at_once] = &all;
    println!("{rolls} rolls of four people, from the click to everybody");
    println!("  the server's dice: {bare}");
    println!("  sealed, the others have released their values before: {before}");
    println!("  sealed, everybody releases them with the click: {at_once}");
    let grown = |times: &Times| times.at(0.5) - bare.at(0.5);
    let (before, at_once) = (grown(before), grown(at_once));
    println!(
        "  the median grows by {before:.1} ms, and by {at_once:.1} ms if all values come with the click"
    );
    targets.check("the median grows by less than 10 ms", before.max(at_once) < 10.0);

    let mut table = Table::begin(server, Devices::OneSilent).await;
    let mut slow = Vec::new();
    for _ in 0..8 {
        let times = table.roll().await.expect("the game is longer than eight rolls");
        slow.push(times.into_iter().max().expect("four times"));
    }
    let ms: Vec<String> =
        slow.iter().map(|time| format!("{:.0}", time.as_secs_f64() * 1e3)).collect();
    println!(
        "  the fourth device is silent but for its own turn, ms of each roll: {}",
        ms.join(", ")
    );
    // The device takes part again after its own turn, so rolls may wait for it once in each round
    // of four.
    let waits = slow.chunks(4).map(|round| round.iter().sum::<Duration>());
    targets.check(
        "a silent device costs 2 s at most once in a round",
        waits.max() < Some(MAX_ROUND_TIME),
    );
}
