//! The description of all requests in OpenAPI 3.1. Each is said once, for the router and for the
//! reader; what bodies and answers look like follows from their types.

use crate::shared::Shared;
use axum::handler::Handler;
use axum::routing::{self, MethodRouter};
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A request that the server takes, and all it may answer.
pub(crate) struct Request {
    pub(crate) path: &'static str,
    pub(crate) handler: MethodRouter<Arc<Shared>>,
    /// Whether it counts towards the limits of who asks.
    pub(crate) limited: bool,
    method: &'static str,
    id: &'static str,
    summary: &'static str,
    token: Token,
    queries: Vec<(&'static str, &'static str)>,
    body: Option<SchemaOf>,
    answers: BTreeMap<u16, (&'static str, Content)>,
    refusals: BTreeSet<u16>,
    messages: Option<(Vec<SchemaOf>, SchemaOf)>,
}

/// Writes down what a type looks like, and gives the reference to it.
type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// Whether a request shows a token.
enum Token {
    /// It has no use for one.
    None,
    /// It may.
    May,
    /// It has to.
    Must,
}

/// What an answer is.
enum Content {
    Json(SchemaOf),
    Text,
    Nothing,
}

const LICENSE: &str = env!("CARGO_PKG_LICENSE");

/// Refusals by their status, with their names in the description and what they mean.
const REFUSALS: [(u16, &str, &str); 8] = [
    (400, "Bad", "The request cannot be read, or says what cannot be."),
    (401, "NoToken", "A token is needed, or the one that was shown is nobody's."),
    (403, "Forbidden", "Others may do that, you may not; or the page is of another server."),
    (404, "NotFound", "There is no such room, person, seat, game or variant."),
    (409, "NotNow", "The room or the game is not in a state for that; look again."),
    (413, "TooLarge", "The body is larger than the server takes."),
    (429, "TooMany", "Too many requests, rooms or wrong codes; wait the seconds of `Retry-After`."),
    (503, "Unavailable", "Nothing can be stored or read right now; send the same again."),
];

/// What the braces in a path stand for.
const IN_PATHS: [(&str, &str); 2] = [("code", "The room's code."), ("id", "The variant's id.")];

/// A request that asks.
pub(crate) fn get<H, T>(id: &'static str, path: &'static str, handler: H) -> Request
where
    H: Handler<T, Arc<Shared>>,
    T: 'static,
{
    Request::new("get", id, path, routing::get(handler))
}

/// A request that does something. Pages of other servers may not.
pub(crate) fn post<H, T>(id: &'static str, path: &'static str, handler: H) -> Request
where
    H: Handler<T, Arc<Shared>>,
    T: 'static,
{
    Request::new("post", id, path, routing::post(handler)).refuses([403])
}

impl Request {
    fn new(
        method: &'static str,
        id: &'static str,
        path: &'static str,
        handler: MethodRouter<Arc<Shared>>,
    ) -> Request {
        Request {
            path,
            handler,
            limited: true,
            method,
            id,
            summary: "",
            token: Token::None,
            queries: Vec::new(),
            body: None,
            answers: BTreeMap::new(),
            refusals: BTreeSet::new(),
            messages: None,
        }
    }

    /// What it is for.
    pub(crate) fn about(mut self, summary: &'static str) -> Request {
        self.summary = summary;
        self
    }

    /// A token may be shown.
    pub(crate) fn may_show_token(mut self) -> Request {
        self.token = Token::May;
        self
    }

    /// A token must be shown.
    pub(crate) fn must_show_token(mut self) -> Request {
        self.token = Token::Must;
        self
    }

    /// A number that may follow the path.
    pub(crate) fn query(mut self, name: &'static str, meaning: &'static str) -> Request {
        self.queries.push((name, meaning));
        self.refuses([400])
    }

    /// The body.
    pub(crate) fn takes<T: JsonSchema>(mut self) -> Request {
        self.body = Some(SchemaGenerator::subschema_for::<T>);
        self.refuses([400, 413])
    }

    /// An answer.
    pub(crate) fn gives<T: JsonSchema>(self, status: u16, meaning: &'static str) -> Request {
        self.answers(status, meaning, Content::Json(SchemaGenerator::subschema_for::<T>))
    }

    /// An answer that is plain text.
    pub(crate) fn gives_text(self, status: u16, meaning: &'static str) -> Request {
        self.answers(status, meaning, Content::Text)
    }

    /// The answer is a socket, on which these messages come in and these go out.
    pub(crate) fn opens<Order: JsonSchema, Ping: JsonSchema, Out: JsonSchema>(mut self) -> Request {
        let comes_in: Vec<SchemaOf> =
            vec![SchemaGenerator::subschema_for::<Order>, SchemaGenerator::subschema_for::<Ping>];
        self.messages = Some((comes_in, SchemaGenerator::subschema_for::<Out>));
        self.answers(101, "The socket is open.", Content::Nothing)
    }

    fn answers(mut self, status: u16, meaning: &'static str, content: Content) -> Request {
        self.answers.insert(status, (meaning, content));
        self
    }

    /// Statuses of its refusals, besides those that what is said of it brings along.
    pub(crate) fn refuses<const N: usize>(mut self, statuses: [u16; N]) -> Request {
        self.refusals.extend(statuses);
        self
    }

    /// It counts towards no limit, and nobody's token is looked at.
    pub(crate) fn unlimited(mut self) -> Request {
        self.limited = false;
        self
    }

    fn described(&self, schemas: &mut Schemas) -> Value {
        let mut said = json!({ "operationId": self.id, "summary": self.summary });
        let parameters: Vec<Value> = self.parameters().collect();
        if !parameters.is_empty() {
            said["parameters"] = parameters.into();
        }
        if let Some(body) = self.body {
            said["requestBody"] =
                json!({ "required": true, "content": in_json(schemas.of_asked(body)) });
        }
        said["responses"] = self.responses(schemas).into();
        let by_header = json!({ "token": [] });
        let by_protocol = self.messages.is_some().then(|| json!({ "protocol": [] }));
        let shown: Vec<Value> = [by_header].into_iter().chain(by_protocol).collect();
        match self.token {
            Token::None => {}
            Token::May => said["security"] = [vec![json!({})], shown].concat().into(),
            Token::Must => said["security"] = shown.into(),
        }
        if let Some((comes_in, goes_out)) = &self.messages {
            let comes_in: Vec<Schema> =
                comes_in.iter().map(|message| schemas.of_asked(*message)).collect();
            let goes_out = schemas.of_told(*goes_out);
            said["x-messages"] = json!({ "in": { "anyOf": comes_in }, "out": goes_out });
        }
        said
    }

    fn parameters(&self) -> impl Iterator<Item = Value> {
        let named = |name: &&(&str, &str)| self.path.contains(&format!("{{{}}}", name.0));
        let in_path = IN_PATHS.iter().filter(named).map(|(name, meaning)| {
            json!({
                "name": name,
                "in": "path",
                "required": true,
                "description": meaning,
                "schema": { "type": "string" },
            })
        });
        let in_query = self.queries.iter().map(|(name, meaning)| {
            json!({
                "name": name,
                "in": "query",
                "description": meaning,
                "schema": { "type": "integer", "format": "uint64", "minimum": 0 },
            })
        });
        in_path.chain(in_query)
    }

    fn responses(&self, schemas: &mut Schemas) -> Map<String, Value> {
        let mut refusals = self.refusals.clone();
        if self.limited {
            refusals.extend([401, 429]);
        }
        let mut all = BTreeMap::new();
        for (status, name, _) in REFUSALS.iter().filter(|refusal| refusals.contains(&refusal.0)) {
            let path = format!("#/components/responses/{name}");
            all.insert(*status, json!({ "$ref": path }));
        }
        for (status, (meaning, content)) in &self.answers {
            let mut said = json!({ "description": meaning });
            match content {
                Content::Json(schema) => said["content"] = in_json(schemas.of_told(*schema)),
                Content::Text => {
                    said["content"] = json!({ "text/plain": { "schema": { "type": "string" } } });
                }
                Content::Nothing => {}
            }
            all.insert(*status, said);
        }
        all.into_iter().map(|(status, said)| (status.to_string(), said)).collect()
    }
}

fn in_json(schema: Schema) -> Value {
    json!({ "application/json": { "schema": schema } })
}

/// What the types look like that come in, and those that go out. They are told apart because what
/// may be left out of a request is always there in an answer.
struct Schemas {
    asked: SchemaGenerator,
    told: SchemaGenerator,
}

impl Schemas {
    fn new() -> Schemas {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
            settings.transforms.push(Box::new(RecursiveTransform(bound)));
        });
        let asked = settings.clone().for_deserialize().into_generator();
        Schemas { asked, told: settings.for_serialize().into_generator() }
    }

    fn of_asked(&mut self, schema: SchemaOf) -> Schema {
        schema(&mut self.asked)
    }

    fn of_told(&mut self, schema: SchemaOf) -> Schema {
        schema(&mut self.told)
    }

    /// All of them by their names. A type that comes in and goes out looks the same both ways.
    fn named(&mut self) -> Map<String, Value> {
        let mut all = self.told.take_definitions(true);
        for (name, schema) in self.asked.take_definitions(true) {
            let known = all.insert(name.clone(), schema.clone());
            assert!(known.is_none_or(|known| known == schema), "{name} looks the same both ways");
        }
        all
    }
}

/// Says up to where large numbers go.
fn bound(schema: &mut Schema) {
    let most = match schema.get("format").and_then(Value::as_str) {
        Some("uint32") => u64::from(u32::MAX),
        Some("uint64") => u64::MAX,
        _ => return,
    };
    schema.insert("maximum".into(), most.into());
}

/// The description of requests. Every refusal has a body of this type.
pub(crate) fn describe<Failure: JsonSchema>(requests: &[Request]) -> Value {
    let mut schemas = Schemas::new();
    let mut paths = Map::new();
    for request in requests {
        let methods = paths.entry(request.path).or_insert_with(|| json!({}));
        methods[request.method] = request.described(&mut schemas);
    }
    let failure = in_json(schemas.of_told(SchemaGenerator::subschema_for::<Failure>));
    let refusal = |(status, name, meaning): &(u16, &str, &str)| {
        let mut described = json!({ "description": meaning, "content": failure });
        if *status == 429 {
            described["headers"] = json!({
                "Retry-After": {
                    "description": "After how many seconds it may work.",
                    "schema": { "type": "integer", "minimum": 1 },
                },
            });
        }
        (name.to_string(), described)
    };
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "homestretch",
            "description": "Rooms in which people and bots play race board games. Commands, views \
                            and events are the same over HTTP and on the socket; docs/PROTOCOL.md \
                            tells the whole story.",
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": LICENSE, "identifier": LICENSE },
        },
        "paths": paths,
        "components": {
            "schemas": schemas.named(),
            "responses": REFUSALS.iter().map(refusal).collect::<Map<String, Value>>(),
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token that you were given when you came into the room.",
                },
                "protocol": {
                    "type": "apiKey",
                    "in": "header",
                    "name": "Sec-WebSocket-Protocol",
                    "description": "The same for browsers, which cannot set the other header on a \
                                    socket: `homestretch, bearer.TOKEN`.",
                },
            },
        },
    })
}
