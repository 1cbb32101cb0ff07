//! Compares all requests, answers and messages of all tests with the description.

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The status and the body of an answer. Checks that the body of an accepted request and the answer
/// are as described, without additional keys.
pub(crate) async fn answered(
    method: &str,
    url: &str,
    body: Option<&Value>,
    answer: reqwest::Response,
) -> (u16, Value) {
    let status = answer.status().as_u16();
    let kind = answer.headers().get("content-type").and_then(|kind| kind.to_str().ok());
    let kind = kind.unwrap_or_default().to_string();
    let text = answer.text().await.expect("a body");
    let answer = match kind.as_str() {
        "application/json" => serde_json::from_str(&text).expect("JSON"),
        _ => Value::String(text),
    };
    let exchange = Exchange { method, url, body, status, kind: &kind, answer: &answer };
    if let Err(wrong) = SERVER.compare(&exchange) {
        panic!("not as described: {wrong}\n{exchange:?}");
    }
    (status, answer)
}

/// Compares a message from a socket with the description. The path is that of the request.
pub(crate) fn check_heard(path: &str, message: &Value) {
    if let Err(wrong) = SERVER.hears(path, message) {
        panic!("not as described: {wrong}\n{message}");
    }
}

/// Whether a socket accepts a message, according to the description.
pub(crate) fn may_be_said(path: &str, message: &Value) -> bool {
    SERVER.open.fits(&at(&[socket(path), "get", "x-messages", "in"]), message).is_ok()
}

/// Whether a request accepts a body, according to the description.
pub(crate) fn may_be_sent(method: &str, url: &str, body: &Value) -> bool {
    let (path, _) = SERVER.operation(method, url).expect("a request that is described");
    SERVER.takes(path, method, body).is_ok()
}

static SERVER: LazyLock<Described> =
    LazyLock::new(|| Described::new(homestretch_server::description()));

/// The path under which the description lists a socket.
fn socket(path: &str) -> &str {
    if path == "/ws" { path } else { "/api/rooms/{code}/socket" }
}

/// A request and its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exchange<'a> {
    pub(crate) method: &'a str,
    pub(crate) url: &'a str,
    pub(crate) body: Option<&'a Value>,
    pub(crate) status: u16,
    /// The content type of the answer.
    pub(crate) kind: &'a str,
    pub(crate) answer: &'a Value,
}

/// A description, ready to compare messages with.
pub(crate) struct Described {
    whole: Value,
    /// The schemas as they are.
    open: Compiled,
    /// The same schemas, but additional keys are not allowed, so that answers contain only
    /// described keys.
    closed: Compiled,
}

impl Described {
    pub(crate) fn new(whole: &Value) -> Described {
        let (open, closed) = (Compiled::new(whole.clone()), Compiled::new(closed(whole)));
        Described { whole: whole.clone(), open, closed }
    }

    /// The path and the operation of a request, if it is described.
    fn operation(&self, method: &str, url: &str) -> Option<(&str, &Value)> {
        let (_, address) = url.split_once("://")?;
        let (_, address) = address.split_once('/')?;
        let asked = || address.split('?').next().unwrap_or_default().split('/');
        let fits = |path: &str| {
            let described = || path.split('/').skip(1);
            let same = |(a, b): (&str, &str)| a == b || a.starts_with('{');
            described().count() == asked().count() && described().zip(asked()).all(same)
        };
        let paths = self.whole["paths"].as_object()?;
        // A path without parameters comes first.
        let mut fitting: Vec<_> = paths.iter().filter(|(path, _)| fits(path)).collect();
        fitting.sort_by_key(|(path, _)| path.contains('{'));
        let with_method =
            |(_, item): &&(&String, &Value)| item.get(method.to_lowercase()).is_some();
        let (path, methods) = fitting.iter().find(with_method).or(fitting.first())?;
        Some((path.as_str(), methods.get(method.to_lowercase())?))
    }

    pub(crate) fn compare(&self, exchange: &Exchange<'_>) -> Result<(), String> {
        let Exchange { method, url, body, status, kind, answer } = *exchange;
        let Some((path, operation)) = self.operation(method, url) else {
            // Undescribed paths do not exist, except for pages.
            let there = url.contains("/api/") && !matches!(status, 404 | 405);
            return if there { Err("there is no such request".into()) } else { Ok(()) };
        };
        if let (Some(body), 200..300) = (body, status) {
            self.takes(path, method, body)?;
        }
        let (method, status) = (method.to_lowercase(), status.to_string());
        let response = operation["responses"].get(&status).ok_or(format!("no status {status}"))?;
        let (response, place) = match response["$ref"].as_str() {
            Some(named) => (pointed(&self.whole, named), named.to_string()),
            None => (response, at(&[path, &method, "responses", &status])),
        };
        let kind = kind.split(';').next().unwrap_or_default();
        response["content"].get(kind).ok_or(format!("{kind} is not described"))?;
        self.closed.fits(&format!("{place}/content/{}/schema", escaped(kind)), answer)
    }

    fn takes(&self, path: &str, method: &str, body: &Value) -> Result<(), String> {
        let method = method.to_lowercase();
        let place = at(&[path, &method, "requestBody", "content", "application/json", "schema"]);
        self.open.fits(&place, body)
    }

    pub(crate) fn hears(&self, path: &str, message: &Value) -> Result<(), String> {
        self.closed.fits(&at(&[socket(path), "get", "x-messages", "out"]), message)
    }
}

/// The schemas of a description by their paths in it.
struct Compiled {
    schemas: Schemas,
    places: BTreeMap<String, SchemaIndex>,
}

const BASE: &str = "http://localhost/openapi.json";

impl Compiled {
    fn new(whole: Value) -> Compiled {
        let places = places(&whole);
        let (mut compiler, mut schemas) = (Compiler::new(), Schemas::new());
        compiler.add_resource(BASE, whole).expect("a document");
        let compile = |place: String| {
            let url = format!("{BASE}{}", place.replace('{', "%7B").replace('}', "%7D"));
            let index = compiler.compile(&url, &mut schemas);
            (place, index.unwrap_or_else(|error| panic!("{url}: {error:#}")))
        };
        let places = places.into_iter().map(compile).collect();
        Compiled { schemas, places }
    }

    fn fits(&self, place: &str, value: &Value) -> Result<(), String> {
        let index = self.places.get(place).ok_or(format!("there is nothing at {place}"))?;
        self.schemas.validate(value, *index).map_err(|error| format!("{error:#}"))
    }
}

/// The paths of all schemas that messages are compared with.
fn places(whole: &Value) -> Vec<String> {
    fn collect(value: &Value, place: &str, places: &mut Vec<String>) {
        let Some(members) = value.as_object() else { return };
        for (key, inner) in members {
            let place = format!("{place}/{}", escaped(key));
            match key.as_str() {
                "schema" | "in" | "out" if inner.is_object() => places.push(place),
                _ => collect(inner, &place, places),
            }
        }
    }
    let mut places = Vec::new();
    collect(&whole["paths"], "#/paths", &mut places);
    collect(&whole["components"]["responses"], "#/components/responses", &mut places);
    places
}

/// The path of something below `paths`.
fn at(keys: &[&str]) -> String {
    keys.iter().fold("#/paths".into(), |place, key| format!("{place}/{}", escaped(key)))
}

fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// The target of a reference within a description; null if it has none.
pub(crate) fn pointed<'a>(whole: &'a Value, reference: &str) -> &'a Value {
    let place = reference.strip_prefix('#').unwrap_or(reference);
    whole.pointer(place).unwrap_or(&Value::Null)
}

/// A description whose objects allow only the keys that it names. Combined schemas are closed as a
/// whole, because an object has the keys of all parts.
fn closed(whole: &Value) -> Value {
    fn close(value: &mut Value, is_part: bool) {
        match value {
            Value::Array(list) => list.iter_mut().for_each(|value| close(value, false)),
            Value::Object(members) => {
                for (key, inner) in members.iter_mut() {
                    match inner {
                        Value::Array(parts) if key.ends_with("Of") => {
                            parts.iter_mut().for_each(|part| close(part, true));
                        }
                        inner => close(inner, false),
                    }
                }
                let has = |key: &str| members.contains_key(key);
                if !is_part && ["$ref", "properties", "oneOf", "anyOf"].into_iter().any(has) {
                    members.insert("unevaluatedProperties".into(), json!(false));
                }
            }
            _ => {}
        }
    }
    let mut whole = whole.clone();
    for part in ["paths", "components"] {
        close(&mut whole[part], false);
    }
    let schemas = whole["components"]["schemas"].as_object_mut().expect("schemas");
    for schema in schemas.values_mut().filter_map(Value::as_object_mut) {
        schema.remove("unevaluatedProperties");
    }
    whole
}
