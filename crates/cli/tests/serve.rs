//! `homestretch serve` as a process: what it prints, how it stops, and its errors when it cannot
//! start.

#[path = "../../server/tests/server/process.rs"]
mod process;

use serde_json::{Value, json};
use sqlx::{Connection, Executor, SqliteConnection};
use std::io::{BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The program without settings from the environment, except that it listens on a free port.
fn serve(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_homestretch"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("HOMESTRETCH_")) {
        command.env_remove(name);
    }
    command.env("HOMESTRETCH_LISTEN", "127.0.0.1:0");
    command.arg("serve").args(args).stdin(Stdio::null());
    command
}

/// A server that runs, and ends with the test.
struct Running {
    child: Child,
    out: BufReader<ChildStdout>,
    url: String,
}

impl Running {
    fn start(command: &mut Command) -> Running {
        let spawned = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = spawned.expect("it runs");
        let (url, out) = process::first_line(&mut child);
        Running { child, out, url }
    }

    fn address(&self) -> &str {
        self.url.strip_prefix("http://").expect("an address")
    }

    /// The body of an answer.
    fn get(&self, path: &str) -> String {
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        let answer = self.ask(&request);
        answer.split_once("\r\n\r\n").map_or(answer.clone(), |(_, body)| body.to_string())
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = process::connect(self.address());
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// A socket to a new room, open and never read.
    fn socket(&self) -> TcpStream {
        let new_room = r#"{"variant": "ludo", "name": "Ann"}"#;
        let head = "POST /api/rooms HTTP/1.1\r\nHost: x\r\nConnection: close";
        let made =
            self.ask(&format!("{head}\r\nContent-Length: {}\r\n\r\n{new_room}", new_room.len()));
        let (_, code) = made.split_once("\"code\":\"").expect("a room");
        let code = code.split('"').next().expect("a code");
        let request = format!(
            "GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        let mut stream = process::connect(self.address());
        stream.write_all(request.as_bytes()).expect("sent");
        let mut status = [0; 12];
        stream.read_exact(&mut status).expect("an answer");
        assert_eq!(&status, b"HTTP/1.1 101");
        stream
    }

    /// Stops it. Returns how long that took, its exit status and the rest of its output.
    fn stop(mut self) -> (Duration, Option<i32>, String) {
        let begin = Instant::now();
        let told = Command::new("kill").arg(self.child.id().to_string()).status();
        assert!(told.expect("kill runs").success());
        let code = process::wait(&mut self.child).code();
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).expect("text");
        (begin.elapsed(), code, rest)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
#[cfg(unix)]
fn the_first_line_is_the_address_and_a_signal_stops_it() {
    let data = folder();
    let args = ["--listen", "127.0.0.1:0", "--data", text(data.path())];
    let stop = || {
        // The next server finds what the previous one stored.
        let running = Running::start(&mut serve(&args));
        assert!(running.url.starts_with("http://127.0.0.1:"), "{}", running.url);
        assert!(!running.url.ends_with(":0"), "a free port was taken: {}", running.url);
        assert_eq!(running.get("/health"), "ok\n");
        assert!(data.path().join("rooms.db").exists());
        // Neither idle connections nor sockets that do not answer delay the stop.
        let _silent = process::connect(running.address());
        let sockets: Vec<TcpStream> = (0..8).map(|_| running.socket()).collect();
        let (took, code, rest) = running.stop();
        assert_eq!((code, rest.as_str()), (Some(0), ""));
        for mut socket in sockets {
            let mut heard = Vec::new();
            socket.read_to_end(&mut heard).expect("an end");
            let farewell = [&1001_u16.to_be_bytes()[..], b"the server is stopping"].concat();
            assert!(heard.windows(farewell.len()).any(|said| said == farewell), "{heard:?}");
        }
        took
    };
    // On a busy machine, some of the stops may take longer.
    let mut took: Vec<Duration> = (0..5).map(|_| stop()).collect();
    took.sort();
    assert!(took[2] < Duration::from_secs(2), "{took:?}");
}

#[test]
fn a_server_for_the_whole_network_prints_an_address_to_give_to_others() {
    let data = folder();
    let args = ["--lan", "--listen", "127.0.0.1:0", "--data", text(data.path())];
    let running = Running::start(&mut serve(&args));
    assert!(!running.url.contains("0.0.0.0"), "{}", running.url);
    assert_eq!(running.get("/health"), "ok\n");
}

#[test]
fn flags_override_the_environment_which_overrides_the_file() {
    let data = folder();
    let place = |name: &str| data.path().join(name);
    let file = place("serve.toml");
    let written = format!("listen = \"127.0.0.1:0\"\ndata = {:?}\n", place("file"));
    std::fs::write(&file, written).expect("a file");
    let mut plain = serve(&["--config", text(&file)]);
    drop(Running::start(&mut plain));
    assert!(place("file").join("rooms.db").exists());
    let mut environment = serve(&["--config", text(&file)]);
    drop(Running::start(environment.env("HOMESTRETCH_DATA", place("environment"))));
    assert!(place("environment").join("rooms.db").exists());
    let mut flag = serve(&["--config", text(&file), "--data", text(&place("flag"))]);
    drop(Running::start(flag.env("HOMESTRETCH_DATA", place("unused"))));
    assert!(place("flag").join("rooms.db").exists());
    assert!(!place("unused").exists());
}

#[test]
fn the_strongest_setting_decides_where_rooms_are_stored() {
    let data = folder();
    let place = |name: &str| data.path().join(name);
    let nobody = "postgres://ann@127.0.0.1:1/rooms";
    // A flag overrides a database in the environment.
    let own = place("own");
    let mut flag = serve(&["--listen", "127.0.0.1:0", "--data", text(&own)]);
    drop(Running::start(flag.env("HOMESTRETCH_DATABASE", nobody)));
    assert!(own.join("rooms.db").exists());
    // A file overrides the default folder of a systemd unit or a container image.
    let file = place("serve.toml");
    std::fs::write(&file, format!("database = {nobody:?}\n")).expect("a file");
    let mut written = serve(&["--config", text(&file)]);
    check_refused(written.env("STATE_DIRECTORY", place("unused")), &["--database"]);
    assert!(!place("unused").exists());
    let mut silent = serve(&["--listen", "127.0.0.1:0"]);
    drop(Running::start(silent.env("STATE_DIRECTORY", place("state"))));
    assert!(place("state").join("rooms.db").exists());
}

/// A database that accepts connections but never answers does not delay a stop.
#[test]
fn a_server_that_is_still_starting_stops_on_a_signal() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = silent.local_addr().expect("an address");
    let database = format!("postgres://ann@{address}/rooms");
    let mut starting = serve(&["--log", "off", "--database", &database]);
    let mut starting =
        starting.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
    let _held = process::accept(&silent);
    let id = starting.id().to_string();
    assert!(Command::new("kill").args(["-s", "TERM", &id]).status().expect("kill").success());
    let begun = Instant::now();
    let code = process::wait(&mut starting).code();
    assert_eq!(code, Some(0));
    // The server waits eight seconds for the database.
    assert!(begun.elapsed() < Duration::from_secs(6), "{:?}", begun.elapsed());
}

/// Checks that the server does not start and prints the reason in one line.
#[track_caller]
fn check_refused(command: &mut Command, why: &[&str]) {
    let Output { status, stdout, stderr } = process::output(command);
    let said = String::from_utf8_lossy(&stderr);
    assert!(!status.success(), "{said}");
    assert!(stdout.is_empty(), "{}", String::from_utf8_lossy(&stdout));
    assert_eq!(said.lines().count(), 1, "one line: {said}");
    assert!(said.starts_with("homestretch: "), "{said}");
    for word in why {
        assert!(said.contains(word), "{word}: {said}");
    }
}

#[test]
fn invalid_settings_get_a_one_line_error() {
    let data = folder();
    let own = text(data.path());
    check_refused(&mut serve(&["--lsten", "x"]), &["--lsten", "--listen"]);
    check_refused(&mut serve(&["--listen", "nowhere"]), &["--listen", "nowhere"]);
    for most in ["--max-requests", "--max-connections", "--max-queue", "--max-body"] {
        for wrong in ["0", "99999999999999"] {
            check_refused(&mut serve(&[most, wrong, "--data", own]), &[most, wrong]);
        }
    }
    check_refused(&mut serve(&["--database", "mysql://x"]), &["--database", "postgres://"]);
    let nobody = "postgres://ann@127.0.0.1:1/rooms";
    check_refused(&mut serve(&["--database", nobody]), &["--database", "refused"]);
    // The default folder of a unit or an image does not conflict with a database.
    check_refused(
        &mut serve(&["--log", "off", "--database", nobody, "--data", own]),
        &["--database"],
    );
    check_refused(
        &mut serve(&["--origins", "nonsense", "--data", own]),
        &["--origins", "nonsense"],
    );
    check_refused(&mut serve(&["--nats", "nats://x", "--data", own]), &["--nats", "--database"]);
    check_refused(&mut serve(&["--log", "a=b=c", "--data", own]), &["--log"]);
    // Such a word would count as the name of a module and silence all others.
    for wrong in ["inof", "homestretch_server", "info,debgu"] {
        let word = wrong.trim_start_matches("info,");
        check_refused(&mut serve(&["--log", wrong, "--data", own]), &["--log", "`info`", word]);
    }
    check_refused(serve(&[]).env("HOMESTRETCH_BOT_PACE", "slow"), &["--bot-pace", "slow"]);
    for few in ["1", "3"] {
        let why = ["--max-queue", "at least 4", few];
        check_refused(&mut serve(&["--max-queue", few, "--data", own]), &why);
    }
    for wait in ["1999", "60001"] {
        check_refused(&mut serve(&["--dice-wait", wait, "--data", own]), &["--dice-wait", wait]);
    }
    check_refused(&mut serve(&["--config", "/no/such/file"]), &["/no/such/file"]);
}

#[test]
fn two_servers_cannot_share_a_folder() {
    let data = folder();
    let args = ["--listen", "127.0.0.1:0", "--data", text(data.path())];
    let running = Running::start(&mut serve(&args));
    check_refused(&mut serve(&args), &["another server", text(data.path())]);
    drop(running);
    assert_eq!(Running::start(&mut serve(&args)).get("/health"), "ok\n");
}

/// The dice follow from the values of the devices and the server, so nobody may read the server's.
#[test]
#[cfg(unix)]
fn other_users_cannot_read_the_stored_files() {
    use std::os::unix::fs::PermissionsExt;
    let data = folder();
    let own = data.path().join("new").join("own");
    let args = ["--listen", "127.0.0.1:0", "--data", text(&own)];
    let running = Running::start(&mut serve(&args));
    assert_eq!(running.get("/health"), "ok\n");
    let mode = |path: &Path| path.metadata().expect("it is there").permissions().mode() & 0o777;
    let files = ["rooms.db", "rooms.db-wal", "rooms.db-shm"].map(|name| mode(&own.join(name)));
    assert_eq!(files, [0o600; 3], "{files:?}");
    let folders = [mode(&own), mode(&data.path().join("new"))];
    assert_eq!(folders, [0o700; 2], "{folders:?}");
}

#[test]
fn log_levels_are_accepted() {
    for filter in ["info", "warn,homestretch_server=debug", "off"] {
        let data = folder();
        let args = ["--log", filter, "--listen", "127.0.0.1:0", "--data", text(data.path())];
        assert_eq!(Running::start(&mut serve(&args)).get("/health"), "ok\n", "{filter}");
    }
}

#[test]
fn an_unknown_setting_in_a_file_is_rejected_with_its_line() {
    let data = folder();
    let file = data.path().join("serve.toml");
    std::fs::write(&file, "listen = \"127.0.0.1:0\"\nmax-room = 3\n").expect("a file");
    check_refused(&mut serve(&["--config", text(&file)]), &["serve.toml", "max-room", "line 2"]);
    std::fs::write(&file, "bot-pace = \"slow\"\n").expect("a file");
    check_refused(&mut serve(&["--config", text(&file)]), &["serve.toml", "slow"]);
}

#[test]
fn a_port_in_use_and_an_unwritable_folder_are_reported() {
    let data = folder();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let args = ["--listen", &address, "--data", text(data.path())];
    check_refused(&mut serve(&args), &["cannot listen", &address]);
    let file = data.path().join("file");
    std::fs::write(&file, "").expect("a file");
    let below = file.join("rooms");
    let args = ["--listen", "127.0.0.1:0", "--data", text(&below)];
    check_refused(&mut serve(&args), &["cannot make the folder", text(&below)]);
    // A folder that exists but cannot be written.
    let full = data.path().join("rooms.db");
    std::fs::create_dir(&full).expect("a folder");
    let args = ["--listen", "127.0.0.1:0", "--data", text(data.path())];
    check_refused(&mut serve(&args), &["cannot store rooms in", text(&full)]);
}

/// The body of an answer to a post.
fn post(running: &Running, path: &str, token: &str, body: &Value) -> Value {
    let (body, bearer) = (body.to_string(), format!("Authorization: Bearer {token}\r\n"));
    let bearer = if token.is_empty() { "" } else { bearer.as_str() };
    let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{bearer}");
    let answer = running.ask(&format!("{head}Content-Length: {}\r\n\r\n{body}", body.len()));
    assert!(answer.starts_with("HTTP/1.1 20"), "{answer}");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    serde_json::from_str(body).expect("JSON")
}

/// A game of bots was stored while the clock was an hour ahead. The clock is correct again when the
/// server restarts.
#[test]
#[cfg(unix)]
fn a_game_continues_after_the_clock_was_set_back() {
    let data = folder();
    let args = ["--listen", "127.0.0.1:0", "--data", text(data.path())];
    let running = Running::start(&mut serve(&args));
    let made = post(&running, "/api/rooms", "", &json!({ "variant": "ludo", "name": "Ann" }));
    let (code, token) = (made["code"].as_str().expect("text"), made["token"].as_str());
    let room = format!("/api/rooms/{code}");
    for (number, order) in ["add_bot", "ready", "start", "autopilot"].iter().enumerate() {
        let order = json!({ "cmd_id": format!("c{number}"), "type": order, "on": true });
        post(&running, &format!("{room}/commands"), token.expect("text"), &order);
    }
    running.stop();
    let ahead = "UPDATE entries SET body = \
                 json_set(body, '$.at', json_extract(body, '$.at') + 3600000); \
                 UPDATE rooms SET changed = changed + 3600000, due = due + 3600000; \
                 UPDATE nodes SET seen = seen + 3600000";
    let database = format!("sqlite://{}", data.path().join("rooms.db").display());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut rooms = SqliteConnection::connect(&database).await.expect("the database");
        rooms.execute(sqlx::raw_sql(ahead)).await.expect("it is written");
    });

    let running = Running::start(&mut serve(&args));
    let seen = || serde_json::from_str::<Value>(&running.get(&room)).expect("a view");
    let before = seen()["game"]["ply"].as_u64().expect("a number");
    let begin = Instant::now();
    while seen()["game"]["ply"].as_u64() == Some(before) {
        assert!(begin.elapsed() < Duration::from_secs(60), "the game does not continue");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// docs/OPERATE.md lists exactly the flags of the program, with their variables.
#[test]
fn the_document_lists_the_flags_of_the_program() {
    let document = include_str!("../../../docs/OPERATE.md");
    let help = process::output(&mut serve(&["--help"])).stdout;
    let help = String::from_utf8(help).expect("text");
    let mut count = 0;
    for line in help.lines().filter_map(|line| line.trim().strip_prefix("--")) {
        let flag = line.split(' ').next().expect("a name");
        let variable = format!("HOMESTRETCH_{}", flag.to_uppercase().replace('-', "_"));
        let row = document.lines().find(|row| {
            row.starts_with(&format!("| `--{flag} ")) || row.starts_with(&format!("| `--{flag}`"))
        });
        let row = row.unwrap_or_else(|| panic!("no row for --{flag}"));
        assert!(line.contains(&variable) && row.contains(&format!("`{variable}`")), "{row}");
        if let Some((_, usual)) = line.split_once("[default: ") {
            let usual = usual.split(']').next().expect("a value");
            assert!(usual.contains(' ') || row.contains(&format!("| {usual} |")), "{row}");
        }
        count += 1;
    }
    let rows = document.lines().filter(|row| row.starts_with("| `--")).count();
    assert_eq!((count > 20, rows), (true, count));
}

/// The program accepts the configuration file in the document.
#[test]
fn the_example_file_of_the_document_is_valid() {
    let document = include_str!("../../../docs/OPERATE.md");
    let (_, shown) = document.split_once("```toml\n").expect("a file");
    let (shown, _) = shown.split_once("```").expect("an end");
    let data = folder();
    let file = data.path().join("serve.toml");
    std::fs::write(&file, shown).expect("a file");
    let own = data.path().join("data");
    let args = ["--config", text(&file), "--listen", "127.0.0.1:0", "--data", text(&own)];
    assert_eq!(Running::start(&mut serve(&args)).get("/health"), "ok\n");
}

/// The request in the README creates a room.
#[test]
fn the_example_request_of_the_readme_creates_a_room() {
    let readme = include_str!("../../../README.md");
    let line = readme.lines().find_map(|line| line.strip_prefix("curl -d '")).expect("an example");
    let (body, url) = line.split_once("' http://127.0.0.1:8080").expect("a body and an address");
    let data = folder();
    let args = ["--listen", "127.0.0.1:0", "--data", text(data.path())];
    let running = Running::start(&mut serve(&args));
    // Like curl, which does not send a JSON content type.
    let kind = "Content-Type: application/x-www-form-urlencoded";
    let head = format!("POST {url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{kind}");
    let answer = running.ask(&format!("{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len()));
    assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
    assert!(answer.contains("\"code\":") && answer.contains("\"token\":"), "{answer}");
}
