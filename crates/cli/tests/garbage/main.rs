//! Garbage: requests and frames generated from the OpenAPI description, then mutated. The server
//! answers each of them with an error in words or closes the connection, and continues to serve.
//!
//! The tests include a short run on both databases; `HOMESTRETCH_FUZZ` sets the number of inputs.
//! The seed is printed, and `HOMESTRETCH_SEED` repeats it.

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

/// The longest time to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Memory that may stay in use, because allocators do not return everything.
const SPARE_KIB: u64 = 32 * 1024;

/// The longest head of a request that the server reads completely.
const HEAD: usize = 16 * 1024;

/// The codes with which the server itself closes a socket.
const ENDS: [u16; 7] = [1000, 1001, 1002, 1007, 1008, 1009, 1013];

/// A PostgreSQL server for this test.
struct Postgres {
    url: String,
    /// The process, which ends when its input is closed.
    held: Child,
}

impl Postgres {
    fn start() -> Postgres {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/with-databases");
        let mut command = Command::new(script);
        command.args(["bash", "-c", "echo $HOMESTRETCH_DATABASE; cat >/dev/null"]);
        let mut held = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the process starts");
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

/// The first line that a program prints.
fn first_line(child: &mut Child) -> String {
    process::first_line(child).0
}

/// A server without rate limits, and a room on it.
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

    /// Starts a server with this flag for its store.
    async fn keeping(place: [&str; 2], data: TempDir) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_homestretch"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "off"]).args(place);
        for limit in ["requests", "new-rooms", "guesses", "messages", "rooms"] {
            command.args([format!("--max-{limit}"), "100000000".into()]);
        }
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
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

    /// Its memory use.
    fn kib(&self) -> u64 {
        let mut ps = Command::new("ps");
        ps.args(["-o", "rss=", "-p", &self.child.id().to_string()]);
        let said = process::output(&mut ps).stdout;
        String::from_utf8_lossy(&said).trim().parse().expect("a number")
    }

    /// Checks that the server still serves and has counted no internal errors.
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

/// A request as text, for messages.
fn shown(bytes: &[u8]) -> String {
    let text = bytes.escape_ascii().to_string();
    text.chars().take(2_000).collect()
}

fn check(request: &Request<'_>, answer: &Answer) {
    let shown = || format!("{} {}\n{}", answer.status, answer.text(), shown(&request.bytes));
    assert!(answer.status < 500, "{}", shown());
    // Invalid HTTP is rejected before the server knows which operation it is for.
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
async fn mutated_requests_get_an_error_in_words_and_leak_no_memory() {
    let statuses = send_mutated(&Served::start().await, runs(20_000)).await;
    let usual = [200, 400, 401, 403, 404, 405, 409];
    assert!(usual.iter().all(|status| statuses.contains_key(status)), "not all statuses occurred");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mutated_requests_do_no_harm_with_postgresql_which_is_stricter_about_text() {
    let postgres = Postgres::start();
    let data = TempDir::new().expect("a folder");
    let served = Served::keeping(["--database", &postgres.url], data).await;
    send_mutated(&served, runs(6_000)).await;
}

/// Sends mutated requests, checks every answer and counts the answers by status.
async fn send_mutated(served: &Served, count: u64) -> BTreeMap<u16, u64> {
    let api = served.description().await;
    let operations = operations(&api);
    assert!(operations.len() >= 14, "the description lacks requests");
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
            // A client that is disconnected while it sends may not receive the reason.
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
    assert!(after < before + SPARE_KIB, "memory grew from {before} to {after} KiB");
    statuses
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mutated_frames_get_an_error_or_close_their_socket_and_leak_no_memory() {
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
    assert!(after < before + SPARE_KIB, "memory grew from {before} to {after} KiB");
}

/// Reads frames until one meets a condition.
async fn until(wire: &mut Wire, fits: impl Fn(u8, &[u8]) -> bool) {
    loop {
        let (first, payload) = frames::hear(wire).await.expect("the socket stays open");
        if fits(first ^ LAST, &payload) {
            return;
        }
    }
}

fn says(payload: &[u8], kind: &str) -> bool {
    serde_json::from_slice::<Value>(payload).is_ok_and(|message| message["type"] == kind)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_may_be_fragmented_with_pings_between_the_parts() {
    let served = Served::start().await;
    let mut wire = frames::socket(&served.known).await;
    let chat = json!({ "cmd_id": "x", "type": "chat", "text": "é🎲" }).to_string().into_bytes();
    // Every byte in its own frame, even within one letter.
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
async fn an_invalid_frame_closes_its_socket_with_the_right_code() {
    let served = Served::start().await;
    let long = |kind: u8| frame(kind, &[b' '; 40_000]);
    let cases: [(&str, Vec<u8>, u16); 16] = [
        ("unmasked", with_length(LAST | TEXT, b"{}", vec![2], None), 1002),
        ("a reserved bit", frame(LAST | 0x40 | TEXT, b"{}"), 1002),
        ("an unknown opcode", frame(LAST | 3, b"{}"), 1002),
        ("an unknown control opcode", frame(LAST | 11, b""), 1002),
        ("a ping that is too long", frame(LAST | PING, &[0; 126]), 1002),
        ("a fragmented ping", frame(PING, b"x"), 1002),
        ("a continuation without a start", frame(LAST | GOES_ON, b"{}"), 1002),
        ("a message inside another", [frame(TEXT, b"{"), frame(LAST | TEXT, b"}")].concat(), 1002),
        ("a close frame of one byte", frame(LAST | CLOSE, &[3]), 1002),
        ("a close frame with a forbidden code", frame(LAST | CLOSE, &1005u16.to_be_bytes()), 1002),
        ("invalid UTF-8", frame(LAST | TEXT, b"\"\xff\""), 1007),
        ("an incomplete letter", frame(LAST | TEXT, b"\"\xc3\""), 1007),
        (
            "invalid UTF-8 in fragments",
            [frame(TEXT, b"\xf0"), frame(LAST | GOES_ON, b"\xf0")].concat(),
            1007,
        ),
        ("too long", frame(LAST | TEXT, &[b' '; 65_537]), 1009),
        (
            "a length field that is too large",
            with_length(
                LAST | TEXT,
                b"",
                [&[127][..], &[0, 0, 0, 9, 0, 0, 0, 0]].concat(),
                Some([0; 4]),
            ),
            1009,
        ),
        ("too long in fragments", [long(TEXT), long(LAST | GOES_ON)].concat(), 1009),
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
async fn invalid_http_does_no_harm() {
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
