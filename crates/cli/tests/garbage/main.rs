//! Garbage: requests and frames made from the description of the protocol, bent and broken. The
//! server answers all of them in words or ends the connection, and serves on as before.
//!
//! A short run on both databases belongs to the tests; `HOMESTRETCH_FUZZ` says how many to send. The seed is printed,
//! and `HOMESTRETCH_SEED` takes it again.

#![cfg(unix)]

mod frames;
#[path = "../../../server/tests/server/process.rs"]
mod process;
mod requests;
mod values;
mod wire;

use frames::{BINARY, CLOSE, GOES_ON, LAST, PING, PONG, TEXT, frame, with_length};
use rand_core::{Rng, SeedableRng};
use requests::{Known, Request, operations};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use values::{Lots, pick};
use wire::{Answer, Wire};

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Memory that may stay in use: allocators give back what they like.
const SPARE_KIB: u64 = 32 * 1024;

/// The longest head of a request that a server reads to its end.
const HEAD: usize = 16 * 1024;

/// The codes with which a server ends a socket by itself.
const ENDS: [u16; 7] = [1000, 1001, 1002, 1007, 1008, 1009, 1013];

/// A PostgreSQL server of its own.
struct Postgres {
    url: String,
    /// It ends when its input does.
    held: Child,
}

impl Postgres {
    fn start() -> Postgres {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/with-databases");
        let mut command = Command::new(script);
        command.args(["bash", "-c", "echo $HOMESTRETCH_DATABASE; cat >/dev/null"]);
        let mut held =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it runs");
        let url = first_line(&mut held);
        assert!(url.starts_with("postgres://"), "PostgreSQL is installed");
        Postgres { url, held }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.held.stdin.take());
        process::wait(&mut self.held);
    }
}

/// What a program says first.
fn first_line(child: &mut Child) -> String {
    process::first_line(child).0
}

/// A server that turns nobody away, and a room in it.
struct Served {
    child: Child,
    known: Known,
    _data: TempDir,
}

impl Served {
    async fn start() -> Served {
        let data = TempDir::new().expect("a folder");
        let folder = data.path().to_str().expect("a plain path").to_string();
        Served::keeping(["--data", &folder], data).await
    }

    /// A server that keeps its rooms somewhere.
    async fn keeping(place: [&str; 2], data: TempDir) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_homestretch"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "off"]).args(place);
        for limit in ["requests", "new-rooms", "guesses", "messages", "rooms"] {
            command.args([format!("--max-{limit}"), "100000000".into()]);
        }
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
        let address = first_line(&mut child).trim_start_matches("http://").to_string();
        let body = json!({ "variant": "ludo", "name": "Ann" }).to_string();
        let made = ask(&address, "POST", "/api/rooms", &body).await.json().expect("a room");
        let word = |key: &str| made[key].as_str().expect("a word").to_string();
        let known = Known { code: word("code"), token: word("token"), address };
        Served { child, known, _data: data }
    }

    async fn get(&self, path: &str) -> Answer {
        ask(&self.known.address, "GET", path, "").await
    }

    async fn description(&self) -> Value {
        self.get("/api/openapi.json").await.json().expect("a description")
    }

    /// The memory that it uses.
    fn kib(&self) -> u64 {
        let mut ps = Command::new("ps");
        ps.args(["-o", "rss=", "-p", &self.child.id().to_string()]);
        let said = process::output(&mut ps).stdout;
        String::from_utf8_lossy(&said).trim().parse().expect("a number")
    }

    /// It serves on, and nothing has gone wrong within.
    async fn is_well(&self) {
        let room = self.get(&format!("/api/rooms/{}", self.known.code)).await;
        assert_eq!((room.status, self.get("/health").await.text()), (200, "ok\n".into()));
        let figures = self.get("/metrics").await.text();
        let wrong = ["homestretch_panics_total", "homestretch_store_errors_total"];
        for figure in wrong {
            assert!(figures.contains(&format!("{figure} 0\n")), "{figures}");
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn ask(address: &str, method: &str, path: &str, body: &str) -> Answer {
    let mut wire = Wire::open(address).await;
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\ncontent-length: {length}");
    wire.send(format!("{head}\r\n\r\n{body}").as_bytes()).await;
    wire.answer(false).await.expect("an answer")
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn runs(few: u64) -> u64 {
    number("HOMESTRETCH_FUZZ").unwrap_or(few)
}

fn lots(name: &str) -> Lots {
    let seed = number("HOMESTRETCH_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    println!("{name}: seed {seed}");
    Lots::seed_from_u64(seed)
}

/// What a request looked like.
fn shown(bytes: &[u8]) -> String {
    let text = bytes.escape_ascii().to_string();
    text.chars().take(2_000).collect()
}

fn check(request: &Request<'_>, answer: &Answer) {
    let shown = || format!("{} {}\n{}", answer.status, answer.text(), shown(&request.bytes));
    assert!(answer.status < 500, "{}", shown());
    // What is no HTTP is refused before anybody knows what it asks for.
    let is_no_http = answer.body.is_empty() && matches!(answer.status, 400 | 414 | 431);
    if answer.status >= 400 && !is_no_http && !request.is_head {
        let error = &answer.json().unwrap_or_default()["error"];
        assert!(error["code"].is_string() && error["message"].is_string(), "{}", shown());
    }
    if let Some(operation) = request.of.filter(|_| !is_no_http) {
        assert!(operation.statuses.contains(&answer.status), "not described: {}", shown());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bent_requests_are_refused_in_words_and_leave_nothing_behind() {
    let statuses = send_bent(&Served::start().await, runs(20_000)).await;
    let usual = [200, 400, 401, 403, 404, 405, 409];
    assert!(usual.iter().all(|status| statuses.contains_key(status)), "all doors were tried");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bent_requests_do_no_harm_to_a_database_that_is_stricter_with_texts() {
    let postgres = Postgres::start();
    let data = TempDir::new().expect("a folder");
    let served = Served::keeping(["--database", &postgres.url], data).await;
    send_bent(&served, runs(6_000)).await;
}

/// Sends so many bent requests, checks every answer and counts them by status.
async fn send_bent(served: &Served, count: u64) -> BTreeMap<u16, u64> {
    let api = served.description().await;
    let operations = operations(&api);
    assert!(operations.len() >= 14, "the description has all requests");
    let mut rng = lots("requests");
    let mut before = 0;
    let mut kept: Option<Wire> = None;
    let mut statuses = BTreeMap::<u16, u64>::new();
    for n in 0..count {
        if n == count / 3 {
            before = served.kib();
        }
        let request = requests::request(&mut rng, &api, &operations, &served.known);
        let mut wire = match kept.take() {
            Some(wire) => wire,
            None => Wire::open(&served.known.address).await,
        };
        wire.send(&request.bytes).await;
        if !request.is_whole {
            let heard = wire.rest().await;
            assert!(!heard.starts_with(b"HTTP/1.1 5"), "{}", shown(&request.bytes));
            continue;
        }
        let Some(answer) = wire.answer(request.is_head).await else {
            // Who is cut off while still sending may not hear why.
            assert!(request.bytes.len() > HEAD, "no answer: {}", shown(&request.bytes));
            continue;
        };
        check(&request, &answer);
        *statuses.entry(answer.status).or_default() += 1;
        kept = Some(wire).filter(|_| request.is_plain && !answer.is_last);
    }
    drop(kept);
    served.is_well().await;
    let after = served.kib();
    println!("{count} requests: {before} KiB after a third, {after} KiB after all; {statuses:?}");
    assert!(after < before + SPARE_KIB, "memory is back: {before} and {after} KiB");
    statuses
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bent_frames_are_refused_or_end_their_socket_and_leave_nothing_behind() {
    let served = Served::start().await;
    let api = served.description().await;
    let mut rng = lots("frames");
    let (count, mut before) = (runs(4_000), 0);
    for n in 0..count {
        if n == count / 3 {
            before = served.kib();
        }
        let mut wire = frames::socket(&served.known).await;
        let (bytes, codes) = frames::bent(&mut rng, &api);
        wire.send(&bytes).await;
        let heard = wire.rest().await;
        for (first, payload) in frames::heard(&heard) {
            match first ^ LAST {
                TEXT => {
                    let message: Value = serde_json::from_slice(&payload).expect("JSON");
                    let kinds = ["view", "refresh", "done", "refused", "pong"];
                    assert!(kinds.iter().any(|kind| message["type"] == *kind), "{message}");
                }
                CLOSE if payload.is_empty() => {}
                CLOSE => {
                    let code = u16::from_be_bytes([payload[0], payload[1]]);
                    assert!(ENDS.contains(&code) || codes.contains(&code), "{code}");
                }
                PING | PONG => {}
                _ => panic!("a frame that begins with {first}: {}", shown(&bytes)),
            }
        }
    }
    served.is_well().await;
    let after = served.kib();
    println!("{count} sockets: {before} KiB after a third, {after} KiB after all");
    assert!(after < before + SPARE_KIB, "memory is back: {before} and {after} KiB");
}

/// Hears frames until one fits.
async fn until(wire: &mut Wire, fits: impl Fn(u8, &[u8]) -> bool) {
    loop {
        let (first, payload) = frames::hear(wire).await.expect("the socket goes on");
        if fits(first ^ LAST, &payload) {
            return;
        }
    }
}

fn says(payload: &[u8], kind: &str) -> bool {
    serde_json::from_slice::<Value>(payload).is_ok_and(|message| message["type"] == kind)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_may_come_in_parts_with_pings_between_them() {
    let served = Served::start().await;
    let mut wire = frames::socket(&served.known).await;
    let chat = json!({ "cmd_id": "x", "type": "chat", "text": "é🎲" }).to_string().into_bytes();
    // Every byte in a frame of its own, also those of one letter.
    let mut kind = TEXT;
    for (n, byte) in chat.iter().enumerate() {
        wire.send(&frame(kind, &[*byte])).await;
        wire.send(&frame(LAST | PING, format!("{n}").as_bytes())).await;
        until(&mut wire, |kind, said| kind == PONG && said == format!("{n}").as_bytes()).await;
        kind = GOES_ON;
    }
    wire.send(&frame(LAST | GOES_ON, b"")).await;
    until(&mut wire, |kind, said| kind == TEXT && says(said, "done")).await;
    wire.send(&frame(LAST | PONG, b"nobody asked")).await;
    wire.send(&frame(LAST | BINARY, b"{\"type\":\"ping\"}")).await;
    until(&mut wire, |kind, said| kind == TEXT && says(said, "refused")).await;
    wire.send(&frame(LAST | TEXT, b"{\"type\":\"ping\"}")).await;
    until(&mut wire, |kind, said| kind == TEXT && says(said, "pong")).await;
    wire.send(&frame(LAST | CLOSE, &1000u16.to_be_bytes())).await;
    until(&mut wire, |kind, said| kind == CLOSE && said == 1000u16.to_be_bytes()).await;
    served.is_well().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_that_nobody_should_send_end_their_socket_with_a_code_that_says_why() {
    let served = Served::start().await;
    let long = |kind: u8| frame(kind, &[b' '; 40_000]);
    let cases: [(&str, Vec<u8>, u16); 16] = [
        ("unmasked", with_length(LAST | TEXT, b"{}", vec![2], None), 1002),
        ("a bit that means nothing", frame(LAST | 0x40 | TEXT, b"{}"), 1002),
        ("a kind that is none", frame(LAST | 3, b"{}"), 1002),
        ("a kind of control that is none", frame(LAST | 11, b""), 1002),
        ("too long a ping", frame(LAST | PING, &[0; 126]), 1002),
        ("a ping in parts", frame(PING, b"x"), 1002),
        ("the rest of nothing", frame(LAST | GOES_ON, b"{}"), 1002),
        ("one begun within another", [frame(TEXT, b"{"), frame(LAST | TEXT, b"}")].concat(), 1002),
        ("a farewell of one byte", frame(LAST | CLOSE, &[3]), 1002),
        ("a farewell with no such code", frame(LAST | CLOSE, &1005u16.to_be_bytes()), 1002),
        ("no text", frame(LAST | TEXT, b"\"\xff\""), 1007),
        ("half a letter", frame(LAST | TEXT, b"\"\xc3\""), 1007),
        (
            "no text, in parts",
            [frame(TEXT, b"\xf0"), frame(LAST | GOES_ON, b"\xf0")].concat(),
            1007,
        ),
        ("too long", frame(LAST | TEXT, &[b' '; 65_537]), 1009),
        (
            "too long by its own word",
            with_length(
                LAST | TEXT,
                b"",
                [&[127][..], &[0, 0, 0, 9, 0, 0, 0, 0]].concat(),
                Some([0; 4]),
            ),
            1009,
        ),
        ("too long, in parts", [long(TEXT), long(LAST | GOES_ON)].concat(), 1009),
    ];
    for (what, bytes, code) in cases {
        let mut wire = frames::socket(&served.known).await;
        wire.send(&bytes).await;
        loop {
            let Some((first, payload)) = frames::hear(&mut wire).await else {
                panic!("{what}: the socket ends without a word");
            };
            if first == LAST | CLOSE {
                let ended = payload.get(..2).map(|code| u16::from_be_bytes([code[0], code[1]]));
                assert_eq!(ended, Some(code), "{what}");
                break;
            }
        }
    }
    served.is_well().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_http_does_no_harm() {
    let served = Served::start().await;
    let mut rng = lots("no HTTP");
    let heads: [&[u8]; 6] = [
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{}",
        b"GET /api/rooms/ABCD2345/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
        b"CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
    ];
    for _ in 0..runs(300).min(20_000) {
        let mut bytes = pick(&mut rng, &heads).to_vec();
        for _ in 0..rng.next_u32() % 5 {
            let at = rng.next_u32() as usize % bytes.len();
            bytes[at] = rng.next_u32() as u8;
        }
        let mut wire = Wire::open(&served.known.address).await;
        wire.send(&bytes).await;
        let heard = wire.rest().await;
        assert!(!heard.starts_with(b"HTTP/1.1 5"), "{}", shown(&bytes));
    }
    served.is_well().await;
}
