//! Dice that anyone can check: devices commit, release their values and check the rolls.

use crate::House;
use crate::guest::{Ear, Guest, ask};
use homestretch_rules::{Game, Seat, reseal};
use homestretch_table::Millis;
use homestretch_table::fair::{Chain, GameId, Mode, Owner, Proof, Verdict, place, verify};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A person with a device that takes part in the dice.
pub(crate) struct Device {
    pub(crate) guest: Guest,
    ear: Ear,
    pub(crate) seat: Seat,
    secret: [u8; 32],
    chain: Option<(GameId, Chain)>,
}

impl Device {
    pub(crate) async fn new(guest: Guest, secret: u8) -> Device {
        let ear = guest.socket(None).await;
        let seat = Seat(guest.seat.expect("a seat") as u8);
        Device { guest, ear, seat, secret: [secret; 32], chain: None }
    }

    /// Commits to a chain for the game of the view and for the person's seat in it.
    pub(crate) async fn commits(&mut self) {
        let view = self.guest.view().await;
        let seats = view["dice"]["seats"].as_object().expect("seats");
        let mut own = seats.iter().filter(|(_, player)| **player == json!(self.guest.player));
        self.seat = Seat(own.next().expect("a seat").0.parse().expect("a number"));
        let game = view["dice"]["game"].as_str().expect("a game").to_string();
        let id = GameId::try_from(game.clone()).expect("a game id");
        let chain = Chain::new(&self.secret, id, Owner::Seat(self.seat));
        let anchor = chain.anchor().to_string();
        let command =
            json!({ "type": "anchor", "game": game, "seat": self.seat, "anchor": anchor });
        self.guest.does(command).await;
        self.chain = Some((id, chain));
    }

    fn value(&self, index: u64) -> String {
        let (_, chain) = self.chain.as_ref().expect("a chain");
        chain.value(place(index as u32)).expect("a value").to_string()
    }

    /// Releases its value if somebody else's roll is open and waits for it.
    async fn shows(&self, view: &Value) {
        let opened = &view["dice"]["opened"];
        let own = json!(self.seat);
        let names = |list: &Value| list.as_array().is_some_and(|list| list.contains(&own));
        if names(&opened["contributors"]) && !names(&opened["released"]) && opened["roller"] != own
        {
            let index = opened["index"].as_u64().expect("an index");
            let value = self.value(index);
            let release =
                json!({ "type": "release", "index": index, "seat": self.seat, "value": value });
            let _ = self.guest.tries(release).await;
        }
    }

    /// Plays the first legal move if it is the person's turn. Undone dice are rolled again
    /// without being opened, so a device that waits in vain for an opening rolls anyway.
    async fn plays(&self, view: &Value, in_vain: bool) {
        let (opened, game) = (&view["dice"]["opened"], &view["game"]);
        let own = json!(self.seat);
        let turn = game["turn"]["seat"] == own;
        match game["turn"]["phase"].as_str() {
            Some("roll" | "opening") if turn && (opened["roller"] == own || in_vain) => {
                let index = opened["index"].as_u64().filter(|_| opened["roller"] == own);
                let value = index.map(|index| self.value(index));
                let _ = self.guest.tries(json!({ "type": "roll", "value": value })).await;
            }
            Some("move") if turn => {
                let first = &game["legal"][0];
                let mv = json!({ "type": "move", "token": first["token"], "pips": first["pips"] });
                let _ = self.guest.tries(mv).await;
            }
            _ => {}
        }
    }
}

/// Ann and Bo with their devices, and a bot.
async fn sealed_table(url: &str, request: &Value) -> (Device, Device) {
    let ann = Guest::host(url, request).await;
    ann.does(json!({ "type": "add_bot", "seat": 3, "level": "random" })).await;
    sealed_with(ann).await
}

/// Ann and Bo, who joins her, with their devices.
async fn sealed_with(ann: Guest) -> (Device, Device) {
    let bo = ann.joined_by("Bo", None).await;
    let (mut ann, mut bo) = (Device::new(ann, 0x41).await, Device::new(bo, 0x42).await);
    ann.commits().await;
    bo.commits().await;
    bo.guest.does(json!({ "type": "ready" })).await;
    ann.guest.does(json!({ "type": "start" })).await;
    (ann, bo)
}

/// Plays until this many rolls were shown or the game is over. Some devices do not act. A player
/// clicks only after the others have released their values, so that nobody is late on a slow
/// machine.
pub(crate) async fn play(devices: &[&Device], rolls: usize) -> Value {
    let step = async {
        let (mut last, mut same) = (Value::Null, 0);
        loop {
            let view = devices[0].guest.view().await;
            same = if view["seq"] == last { same + 1 } else { 0 };
            last = view["seq"].clone();
            let over = view["status"] != "playing";
            if over || proved(devices[0]).await.is_some_and(|(_, v)| v.rolls >= rolls) {
                return view;
            }
            for device in devices {
                device.shows(&view).await;
            }
            for device in devices {
                device.plays(&view, same > 20).await;
            }
        }
    };
    tokio::time::timeout(crate::guest::PATIENCE, step).await.expect("the game continues")
}

/// The proof in the record.
pub(crate) async fn proved(device: &Device) -> Option<(Game, Verdict)> {
    let Guest { url, code, .. } = &device.guest;
    let (status, record) = ask("GET", &format!("{url}/api/rooms/{code}/record"), None, None).await;
    assert_eq!(status, 200, "{record}");
    let game = Game::load(record.as_str().expect("text")).expect("a record");
    let proof = Proof::read(game.proof()).expect("a proof");
    let verdict = verify(&game, &proof).unwrap_or_else(|fraud| panic!("{fraud}"));
    Some((game, verdict))
}

fn request() -> Value {
    json!({ "variant": "ludo", "name": "Ann", "options": { "tokens": 1 } })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_sealed_and_proven() {
    let house = House::open().await;
    let (ann, bo) = sealed_with(Guest::host(&house.url(), &request()).await).await;
    let view = ann.guest.view().await;
    assert_eq!(view["dice"]["mode"], "sealed");
    assert_eq!(view["dice"]["anchors"].as_object().map(|a| a.len()), Some(2));
    play(&[&ann, &bo], usize::MAX).await;
    let (_, verdict) = proved(&ann).await.expect("a proof");
    assert_eq!((verdict.mode, verdict.missing.len()), (Mode::Sealed, 0));
    assert_eq!(verdict.took_part[&Seat(0)], verdict.rolls);
    assert_eq!(verdict.took_part[&bo.seat], verdict.rolls);
    assert_eq!(view["dice"]["start"], verdict.start.to_string());
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rolls_wait_once_for_a_silent_device_and_name_it() {
    let house = House::open().await;
    let (ann, bo) = sealed_table(&house.url(), &request()).await;
    // Bo's device is connected and never releases a value. A bot plays for Bo.
    bo.guest.does(json!({ "type": "autopilot", "on": true, "level": "random" })).await;
    play(&[&ann], 12).await;
    let (_, verdict) = proved(&ann).await.expect("a proof");
    let missing = &verdict.missing[&bo.seat];
    assert!(verdict.took_part[&bo.seat] == 0 && missing.len() < verdict.rolls, "{verdict:?}");
    // On a slow machine Ann may be late sometimes, but her own rolls contain her value.
    assert!(verdict.took_part[&Seat(0)] > 0, "{verdict:?}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_decides_how_long_a_roll_waits_for_devices() {
    let usual = Duration::from_secs(2);
    let house = House::with(|config| config.settings.dice_wait = Millis(3_000)).await;
    let request = json!({ "variant": "snakes", "name": "Ann", "options": { "order": "fixed" } });
    let (ann, _bo) = sealed_with(Guest::host(&house.url(), &request).await).await;
    let mut ear = ann.guest.socket(None).await;
    let opened = ear.hear_until(|m| m["view"]["dice"]["opened"]["index"] == 1).await;
    assert_eq!(opened["view"]["dice"]["opened"]["roller"], json!(ann.seat));
    let click = Instant::now();
    ann.guest.does(json!({ "type": "roll", "value": ann.value(1) })).await;
    let is_shown = |event: &Value| event["type"] == "roll_shown";
    let shows = |m: &Value| m["events"].as_array().is_some_and(|all| all.iter().any(is_shown));
    ear.hear_until(shows).await;
    assert!(click.elapsed() > usual + usual / 4, "{:?}", click.elapsed());
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn early_wrong_and_foreign_values_are_refused() {
    let house = House::open().await;
    let (ann, bo) = sealed_table(&house.url(), &request()).await;
    let opened = async {
        loop {
            let view = ann.guest.view().await;
            if let Some(index) = view["dice"]["opened"]["index"].as_u64() {
                return index;
            }
        }
    };
    let index = tokio::time::timeout(crate::guest::PATIENCE, opened).await.expect("a roll opens");
    let release = |index: u64, seat: Seat, value: String| json!({ "type": "release", "index": index, "seat": seat, "value": value });
    let early = release(index + 1, bo.seat, bo.value(index + 1));
    assert_eq!(bo.guest.is_refused(early).await, "not_open");
    let wrong = release(index, bo.seat, bo.value(index + 1));
    assert_eq!(bo.guest.is_refused(wrong).await, "bad_value");
    let anothers = release(index, bo.seat, ann.value(index));
    assert_eq!(bo.guest.is_refused(anothers).await, "bad_value");
    let strange = release(index, ann.seat, ann.value(index));
    assert_eq!(bo.guest.is_refused(strange).await, "not_your_seat");
    let game = json!({ "type": "anchor", "game": "00".repeat(16), "seat": bo.seat, "anchor": "00".repeat(32) });
    assert_eq!(bo.guest.is_refused(game).await, "other_game");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_device_commits_to_a_new_chain_and_takes_part() {
    let house = House::open().await;
    let (ann, bo) = sealed_table(&house.url(), &request()).await;
    play(&[&ann, &bo], 5).await;
    let Device { guest, .. } = bo;
    let mut bo = Device::new(guest, 0x77).await;
    bo.commits().await;
    let (_, before) = proved(&ann).await.expect("a proof");
    play(&[&ann, &bo], 15).await;
    let (_, verdict) = proved(&ann).await.expect("a proof");
    assert_eq!(verdict.new_anchors.len(), 1);
    // Bo's own rolls contain his value even on a slow machine.
    assert!(verdict.took_part[&bo.seat] > before.took_part[&bo.seat], "{verdict:?}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_at_any_step_of_a_roll_does_not_change_the_dice() {
    let house = House::open().await;
    let (mut ann, mut bo) = sealed_table(&house.url(), &request()).await;
    let mut house = house;
    for rolls in 1..6 {
        play(&[&ann, &bo], rolls).await;
        let before = proved(&ann).await.expect("a proof").0;
        house = house.again().await;
        for device in [&mut ann, &mut bo] {
            device.guest.url = house.url();
            device.ear = device.guest.socket(None).await;
        }
        let after = proved(&ann).await.expect("a proof").0;
        assert_eq!(after.actions()[..before.ply()], *before.actions());
    }
    play(&[&ann, &bo], 10).await;
    let (_, verdict) = proved(&ann).await.expect("a proof");
    assert_eq!(verdict.mode, Mode::Sealed);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_game_has_its_own_chains() {
    let house = House::open().await;
    let (mut ann, mut bo) = sealed_table(&house.url(), &request()).await;
    let first = ann.guest.view().await["dice"]["game"].clone();
    play(&[&ann, &bo], usize::MAX).await;
    ann.commits().await;
    bo.commits().await;
    ann.guest.does(json!({ "type": "rematch" })).await;
    for device in [&ann, &bo] {
        let _ = device.guest.tries(json!({ "type": "ready" })).await;
    }
    let _ = ann.guest.tries(json!({ "type": "start" })).await;
    play(&[&ann, &bo], 5).await;
    let view = ann.guest.view().await;
    assert_ne!(view["dice"]["game"], first);
    assert_eq!(view["dice"]["mode"], "sealed");
    house.server.stop().await;
}

/// Plays the game to its end. The start must bind every roll, and all devices must take part in
/// each.
async fn play_bound(devices: &[&Device]) {
    play(devices, usize::MAX).await;
    let (_, verdict) = proved(devices[0]).await.expect("a proof");
    assert_eq!((verdict.mode, &verdict.unbound[..]), (Mode::Sealed, &[][..]), "{verdict:?}");
    assert_eq!((verdict.new_anchors.len(), verdict.missing.len()), (0, 0), "{verdict:?}");
    for device in devices {
        assert_eq!(verdict.took_part[&device.seat], verdict.rolls, "{verdict:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_start_binds_every_roll_even_when_seats_rotate_between_rounds() {
    let house = House::open().await;
    let mut request = request();
    request["settings"] = json!({ "best_of": 3, "seats_after": "rotate" });
    let (mut ann, mut bo) = sealed_with(Guest::host(&house.url(), &request).await).await;
    let mut games = 1;
    loop {
        play_bound(&[&ann, &bo]).await;
        let before = (ann.seat, bo.seat);
        ann.commits().await;
        bo.commits().await;
        assert_eq!((bo.seat, ann.seat), before, "they swap seats");
        bo.guest.does(json!({ "type": "rematch" })).await;
        games += 1;
        if ann.guest.view().await["status"] == "rematch" {
            break;
        }
    }
    ann.guest.does(json!({ "type": "ready" })).await;
    ann.guest.does(json!({ "type": "start" })).await;
    play_bound(&[&ann, &bo]).await;
    assert!(games > 2, "at least two rounds and the rematch");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commitment_for_a_seat_that_the_person_does_not_get_has_no_effect() {
    let house = House::open().await;
    let mut request = request();
    request["settings"] = json!({ "best_of": 3, "seats_after": "keep" });
    let (mut ann, mut bo) = sealed_with(Guest::host(&house.url(), &request).await).await;
    play(&[&ann, &bo], usize::MAX).await;
    ann.commits().await;
    bo.commits().await;
    let kept = ann.guest.view().await["dice"]["anchors"].clone();
    assert_eq!(kept.as_object().map(|anchors| anchors.len()), Some(2));
    let change = |after: &str| json!({ "type": "settings", "settings": { "seats_after": after } });
    ann.guest.does(change("rotate")).await;
    assert_eq!(ann.guest.view().await["dice"]["anchors"], json!({}));
    ann.commits().await;
    ann.guest.does(change("keep")).await;
    assert_eq!(ann.guest.view().await["dice"]["anchors"], kept);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_round_people_commit_only_for_their_next_seat() {
    let house = House::open().await;
    let mut request = request();
    request["settings"] = json!({ "best_of": 3, "seats_after": "rotate" });
    let (ann, bo) = sealed_with(Guest::host(&house.url(), &request).await).await;
    play(&[&ann, &bo], usize::MAX).await;
    let game = ann.guest.view().await["dice"]["game"].clone();
    let anchor = |seat: Seat| json!({ "type": "anchor", "game": game, "seat": seat, "anchor": "07".repeat(32) });
    assert_eq!(ann.guest.is_refused(anchor(ann.seat)).await, "not_your_seat");
    ann.guest.does(anchor(bo.seat)).await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_seed_gives_the_same_dice_and_is_shown_to_viewers() {
    let house = House::open().await;
    let mut games = Vec::new();
    for _ in 0..2 {
        let mut request = request();
        request["seed"] = json!(7);
        let ann = Guest::host(&house.url(), &request).await;
        ann.does(json!({ "type": "add_bot", "level": "random" })).await;
        ann.does(json!({ "type": "start" })).await;
        let rolled = ann.does(json!({ "type": "roll" })).await;
        let dice = ann.view().await["dice"].clone();
        assert_eq!(dice["mode"], "seeded");
        let anchor =
            json!({ "type": "anchor", "game": dice["game"], "seat": 0, "anchor": "07".repeat(32) });
        assert_eq!(ann.is_refused(anchor).await, "seeded");
        games.push(rolled["events"].clone());
    }
    assert_eq!(games[0], games[1]);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_click_before_the_roll_is_open_leaves_nobody_out() {
    let house = House::open().await;
    let (ann, bo) = sealed_with(Guest::host(&house.url(), &request()).await).await;
    // Ann clicks repeatedly without a value, whether a roll is open or not.
    let clicking = async {
        loop {
            let _ = ann.guest.tries(json!({ "type": "roll" })).await;
        }
    };
    let devices = [&bo, &ann];
    tokio::select! {
        () = clicking => {}
        _ = play(&devices, 6) => {}
    }
    let Guest { url, code, .. } = &ann.guest;
    let (_, record) = ask("GET", &format!("{url}/api/rooms/{code}/record"), None, None).await;
    let game = Game::load(record.as_str().expect("text")).expect("a record");
    let proof = Proof::read(game.proof()).expect("a proof");
    for roll in proof.rolls() {
        let named = roll.contributions.iter().map(|(seat, _)| seat).chain(&roll.missing).count();
        assert!(named >= 1, "roll {} was thrown without being opened", roll.index);
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_roll_that_is_never_thrown_is_announced_and_recorded_as_void() {
    let house = House::open().await;
    let mut request = request();
    request["settings"] = json!({ "leaving": "tokens_go" });
    let ann = Guest::host(&house.url(), &request).await;
    ann.does(json!({ "type": "add_bot", "seat": 3, "level": "random" })).await;
    let (ann, bo) = sealed_with(ann).await;
    let mut ear = ann.guest.socket(None).await;
    // The player who should roll leaves the table.
    let people = [json!(ann.seat), json!(bo.seat)];
    let is_due = |m: &Value| people.contains(&m["view"]["dice"]["opened"]["roller"]);
    let opened = ear.hear_until(is_due).await;
    let opened = &opened["view"]["dice"]["opened"];
    let by_ann = opened["roller"] == json!(ann.seat);
    let (goes, stays) = if by_ann { (&ann, &bo) } else { (&bo, &ann) };
    goes.guest.does(json!({ "type": "leave" })).await;
    let is_void = |event: &Value| event["type"] == "roll_void" && event["index"] == opened["index"];
    let tells = |m: &Value| m["events"].as_array().is_some_and(|all| all.iter().any(is_void));
    ear.hear_until(tells).await;
    play(&[stays], 4).await;
    let (_, verdict) = proved(stays).await.expect("a proof");
    assert_eq!(json!(verdict.void), json!([opened["index"]]));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn undo_and_redo_are_part_of_the_proof() {
    let house = House::open().await;
    let request = json!({ "variant": "ludo", "name": "Ann", "options": { "entry.on": "any" },
                       "settings": { "undo": "ask" } });
    let (ann, bo) = sealed_with(Guest::host(&house.url(), &request).await).await;
    let mut changes = 0;
    for round in 1..=6 {
        play(&[&ann, &bo], 4 * round).await;
        let (before, _) = proved(&ann).await.expect("a proof");
        for back in ["undo", "redo", "undo"] {
            if ann.guest.tries(json!({ "type": back })).await.0 != 200 {
                continue;
            }
            let _ = bo.guest.tries(json!({ "type": "vote", "agree": true })).await;
            let (after, _) = proved(&ann).await.expect("a proof");
            changes += usize::from(before.ply() != after.ply());
        }
    }
    assert!(changes > 0, "something was undone");
    play(&[&ann, &bo], 30).await;
    proved(&ann).await.expect("a proof");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_with_its_whole_proof_can_be_replayed() {
    let house = House::with(|config| {
        (config.settings.max_body, config.settings.max_record) = (4_096, 65_536);
    })
    .await;
    let (ann, bo) = sealed_with(Guest::host(&house.url(), &request()).await).await;
    play(&[&ann, &bo], 30).await;
    let Guest { url, code, .. } = &ann.guest;
    let (_, record) = ask("GET", &format!("{url}/api/rooms/{code}/record"), None, None).await;
    let long = record.as_str().expect("text").len();
    assert!(long > 4_096, "{long} bytes");
    let request = json!({ "record": record });
    let (status, replayed) = ask("POST", &format!("{url}/api/replay"), None, Some(&request)).await;
    assert_eq!((status, &replayed["fraud"]), (200, &json!(null)), "{replayed}");
    // A roll that was discarded. Only replaying the moves shows that there was no reason for it.
    let text = record.as_str().expect("text");
    let end = text.lines().last().expect("the last line");
    let next = 1 + text.lines().filter(|line| line.starts_with("fair roll ")).count();
    let thrown = reseal(&text.replace(end, &format!("fair void {next} 0\n{end}")));
    let request = json!({ "record": thrown });
    let (status, replayed) = ask("POST", &format!("{url}/api/replay"), None, Some(&request)).await;
    let words = replayed["fraud"].as_str().expect("a text");
    assert!(status == 200 && words.contains("discarded"), "{words}");
    let request = json!({ "record": "x".repeat(70_000) });
    let (status, refused) = ask("POST", &format!("{url}/api/replay"), None, Some(&request)).await;
    assert_eq!((status, &refused["error"]["code"]), (413, &json!("too_large")));
    house.server.stop().await;
}
