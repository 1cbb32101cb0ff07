//! Requests generated from the OpenAPI description and mutated: paths, queries, methods, headers
//! and bodies.

use crate::values::{Lots, damage, once_in, pick, value, written};
use homestretch_bots::below;
use rand_core::Rng;
use serde_json::Value;
use std::collections::BTreeSet;

/// An operation of the description.
pub(crate) struct Operation {
    method: String,
    pub(crate) path: String,
    queries: Vec<String>,
    body: Option<Value>,
    /// The described statuses of its answers.
    pub(crate) statuses: BTreeSet<u16>,
}

/// All operations of a description.
pub(crate) fn operations(api: &Value) -> Vec<Operation> {
    let mut all = Vec::new();
    for (path, item) in api["paths"].as_object().expect("paths") {
        for (method, described) in item.as_object().expect("methods") {
            let parameters = described["parameters"].as_array().into_iter().flatten();
            let queries = parameters.filter(|parameter| parameter["in"] == "query");
            let name = |parameter: &Value| parameter["name"].as_str().map(str::to_string);
            let content = described["requestBody"]["content"].as_object();
            let media = content.and_then(|content| content.values().next());
            let statuses = described["responses"].as_object().expect("answers").keys();
            all.push(Operation {
                method: method.to_uppercase(),
                path: path.clone(),
                queries: queries.filter_map(name).collect(),
                body: media.map(|media| media["schema"].clone()),
                statuses: statuses.map(|status| status.parse().expect("a number")).collect(),
            });
        }
    }
    all
}

/// Valid values for the server under test.
pub(crate) struct Known {
    pub(crate) address: String,
    pub(crate) code: String,
    pub(crate) token: String,
}

/// A request in bytes.
pub(crate) struct Request<'a> {
    pub(crate) bytes: Vec<u8>,
    /// Its operation; None if its method or path is mutated.
    pub(crate) of: Option<&'a Operation>,
    /// Whether its length is correct, so that it must be answered.
    pub(crate) is_whole: bool,
    /// Whether its length is given in the usual way, so that another request may follow.
    pub(crate) is_plain: bool,
    /// Whether it asks for the head only.
    pub(crate) is_head: bool,
}

/// A request for one of the operations, mutated in some places.
pub(crate) fn request<'a>(
    rng: &mut Lots,
    api: &Value,
    operations: &'a [Operation],
    known: &Known,
) -> Request<'a> {
    let operation = pick(rng, operations);
    let mut of = Some(operation);
    let mut method = operation.method.clone();
    if once_in(rng, 6) {
        method = other_method(rng);
        of = None;
    }
    let mut path = operation.path.clone();
    for name in ["{code}", "{id}"] {
        let part = part(rng, known);
        // Such a part makes it another path.
        if path.contains(name) && (part.is_empty() || part.starts_with('.')) {
            of = None;
        }
        path = path.replace(name, &part);
    }
    if once_in(rng, 6) {
        path = other_path(rng, &path, known);
        of = None;
    }
    let mut head = format!("{method} {path}{} HTTP/1.1\r\n", query(rng, operation)).into_bytes();
    let body = match &operation.body {
        Some(schema) => {
            let body = value(rng, api, schema, 0);
            written(rng, &body)
        }
        None if once_in(rng, 8) => b"{}".to_vec(),
        None => Vec::new(),
    };
    for (name, value) in headers(rng, known) {
        head.extend([name.as_bytes(), b": ", &value, b"\r\n"].concat());
    }
    let Framed { headers, body, mut is_whole, is_plain } = framed(rng, body);
    head.extend(headers);
    head.extend(b"\r\n");
    if once_in(rng, 20) {
        damage(rng, &mut head);
        (of, is_whole) = (None, false);
    }
    Request { bytes: [head, body].concat(), of, is_whole, is_plain, is_head: method == "HEAD" }
}

fn other_method(rng: &mut Lots) -> String {
    let methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"];
    match below(rng, 4) {
        0 => "X".repeat(1 + below(rng, 400) as usize),
        1 => "get".into(),
        _ => pick(rng, &methods).to_string(),
    }
}

/// A part of a path in place of a room's code or a variant's id.
fn part(rng: &mut Lots, known: &Known) -> String {
    let small = known.code.to_lowercase();
    let spaced = format!("{}%20-%20{}", &known.code[..4], &known.code[4..]);
    let parts = [
        known.code.as_str(),
        &known.code,
        &known.code,
        &small,
        &spaced,
        "ABCD2345",
        "ludo",
        "",
        ".",
        "..",
        "%00",
        "%FF",
        "%C3%28",
        "%C3%A9",
        "é",
        "%F0%9F%8E%B2",
        "%E2%80%AE",
        "%2F",
        "%2e%2e%2f",
        "%25",
        "%",
        "%zz",
        "a%0d%0aX:%20y",
        "null",
        "'%20OR%201=1--",
        "{code}",
    ];
    match below(rng, 12) {
        0 => "A".repeat(1 + below(rng, 3_000) as usize),
        1 => "%F0%9F%8E%B2".repeat(1 + below(rng, 200) as usize),
        _ => pick(rng, &parts).to_string(),
    }
}

/// An invalid path, or one of another operation.
fn other_path(rng: &mut Lots, path: &str, known: &Known) -> String {
    match below(rng, 12) {
        0 => format!("{path}/"),
        1 => path.replace('/', "//"),
        2 => path.to_uppercase(),
        3 => path.replacen("r", "%72", 1),
        4 => format!("/.{path}"),
        5 => format!("/x/..{path}"),
        6 => format!("http://{}{path}", known.address),
        7 => format!("http://other.example{path}"),
        8 => format!("{path}%00"),
        9 => "*".into(),
        10 => format!("{path}#part"),
        _ => format!("{path}/{}", "deeper/".repeat(below(rng, 2_500) as usize)),
    }
}

/// A query: empty, with numbers, with other values, or too long.
fn query(rng: &mut Lots, operation: &Operation) -> String {
    if once_in(rng, 2) {
        return String::new();
    }
    let long = "9".repeat(2_000);
    let values = [
        "0",
        "1",
        "7",
        "18446744073709551615",
        "18446744073709551616",
        "-1",
        "+1",
        "%201",
        "1.5",
        "1e3",
        "",
        "true",
        "[]",
        "%00",
        "%FF",
        "%zz",
        "%D9%A1",
        "é",
        "1&1",
        "1=1",
        &long,
    ];
    let odd = ["x", "", "after[]", "%61fter", "%FF", "game", "after"];
    let mut parts = Vec::new();
    let count = if once_in(rng, 50) { 900 } else { below(rng, 4) };
    for _ in 0..count {
        let name = match operation.queries.is_empty() || once_in(rng, 3) {
            true => (*pick(rng, &odd)).to_string(),
            false => pick(rng, &operation.queries).clone(),
        };
        let value = if count > 4 { "1" } else { *pick(rng, &values) };
        parts.push(if once_in(rng, 8) { name } else { format!("{name}={value}") });
    }
    let between: &&str = pick(rng, &["&", "&", "&", "&&", ";"]);
    format!("?{}", parts.join(between))
}

fn headers(rng: &mut Lots, known: &Known) -> Vec<(String, Vec<u8>)> {
    let mut all: Vec<(String, Vec<u8>)> = Vec::new();
    let mut add = |name: &str, value: &[u8]| all.push((name.into(), value.into()));
    if !once_in(rng, 30) {
        add("host", known.address.as_bytes());
    }
    let bearer = format!("Bearer {}", known.token);
    let tokens: [&[u8]; 11] = [
        bearer.as_bytes(),
        bearer.as_bytes(),
        bearer.as_bytes(),
        b"bearer 00000000000000000000000000000000",
        b"Bearer",
        b"Bearer ",
        b"Bearer a b c",
        b"Basic QW5uOng=",
        b"Bearer \xff\xfe",
        b"",
        &[b'x'; 5_000],
    ];
    for _ in 0..*pick(rng, &[0, 0, 1, 1, 1, 1, 2]) {
        let token: &&[u8] = pick(rng, &tokens);
        add("authorization", token);
    }
    let media = [
        "application/json",
        "application/json",
        "text/plain",
        "application/json; charset=utf-16",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "nonsense",
        "",
    ];
    for _ in 0..*pick(rng, &[0, 1, 1, 1, 2]) {
        add("content-type", pick(rng, &media).as_bytes());
    }
    for _ in 0..*pick(rng, &[0, 0, 0, 1, 3]) {
        let (name, value) = odd_header(rng, known);
        add(&name, &value);
    }
    if once_in(rng, 60) {
        for n in 0..below(rng, 200) {
            add(&format!("x-{n}"), b"y");
        }
    }
    all
}

fn odd_header(rng: &mut Lots, known: &Known) -> (String, Vec<u8>) {
    let own = format!("http://{}", known.address);
    let odd: [(&str, &[u8]); 32] = [
        ("origin", own.as_bytes()),
        ("origin", b"https://other.example"),
        ("origin", b"null"),
        ("origin", b"://"),
        ("origin", b"\xff"),
        ("host", b"other.example"),
        ("host", b"\xff\xfe"),
        ("x-forwarded-for", b"1.2.3.4, nonsense, ::1"),
        ("x-forwarded-for", b"\xff,,,"),
        ("forwarded", b"for=\"[::1]:x\";by="),
        ("accept", b"text/html;q=2, */*;q=-1"),
        ("accept-encoding", b"gzip;q=, ,;;, br"),
        ("accept-language", b"\xc3\x28"),
        ("content-encoding", b"gzip"),
        ("range", b"bytes=5-1,-,9999999999999999999-"),
        ("if-none-match", b"\"x\", W/"),
        ("if-modified-since", b"yesterday"),
        ("cookie", &[b'c'; 6_000]),
        ("connection", b"keep-alive, upgrade, \xff"),
        ("upgrade", b"websocket"),
        ("upgrade", b"h2c"),
        ("sec-websocket-version", b"12"),
        ("sec-websocket-key", b"not base64 at all"),
        ("sec-websocket-protocol", b"homestretch, bearer., bearer.\xff, ,"),
        ("sec-websocket-extensions", b"permessage-deflate; x=\"\\\"\""),
        ("access-control-request-method", b"POST"),
        ("access-control-request-headers", b"\xff"),
        ("http2-settings", b"AAMAAABkAAQAAP__"),
        ("te", b"trailers, nonsense"),
        ("bad name", b"x"),
        ("x-nothing", b"a\x00b"),
        ("x-folded", b"a\r\n b"),
    ];
    match once_in(rng, 12) {
        true => {
            let count = below(rng, 20_000) as usize;
            ("x-random".into(), (0..count).map(|_| b' ' + (rng.next_u32() % 95) as u8).collect())
        }
        false => {
            let (name, value) = pick(rng, &odd);
            (name.to_string(), value.to_vec())
        }
    }
}

/// How the length of a body is given.
struct Framed {
    headers: Vec<u8>,
    body: Vec<u8>,
    is_whole: bool,
    is_plain: bool,
}

/// A body with its length, which is usually correct.
fn framed(rng: &mut Lots, body: Vec<u8>) -> Framed {
    let length = |count: usize| format!("content-length: {count}\r\n").into_bytes();
    let chunked = || b"transfer-encoding: chunked\r\n".to_vec();
    let chunk = |body: &[u8]| [format!("{:x}\r\n", body.len()).as_bytes(), body, b"\r\n"].concat();
    let own = length(body.len());
    if !once_in(rng, 6) {
        let headers = if body.is_empty() { Vec::new() } else { own };
        return Framed { headers, body, is_whole: true, is_plain: true };
    }
    let way = below(rng, 10);
    let (headers, body) = match way {
        0 => (chunked(), [chunk(&body), chunk(b"")].concat()),
        1 => (chunked(), [chunk(&body), b"0\r\nx: y\r\n\r\n".into()].concat()),
        2 => ([own.clone(), own].concat(), body),
        3 => ([own, b"expect: 100-continue\r\n".into()].concat(), body),
        4 => ([own, length(body.len() + 1)].concat(), body),
        5 => (b"content-length: ten\r\n".into(), body),
        6 => (b"content-length: -1\r\n".into(), body),
        7 => ([own, chunked()].concat(), chunk(b"")),
        8 => (length(body.len() + 9), body),
        _ => (chunked(), [b"zz\r\n", body.as_slice()].concat()),
    };
    Framed { headers, body, is_whole: way < 8, is_plain: false }
}
