//! The OpenAPI 3.1 description. Each request is declared once, for the router and for the
//! description; the schemas of bodies and answers follow from their types.

use axum::handler::Handler;
use axum::routing::{self, MethodRouter};
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A request that the server accepts, with its handler and its documentation.
pub(crate) struct Route<S> {
    pub(crate) path: Text,
    pub(crate) handler: MethodRouter<S>,
    /// Whether it counts towards rate limits.
    pub(crate) limited: bool,
    method: Text,
    id: Text,
    summary: Text,
    token: TokenUse,
    queries: Vec<Value>,
    body: Option<Describe>,
    answers: BTreeMap<u16, (Text, Option<Describe>)>,
    refusals: BTreeSet<u16>,
    messages: Option<Describe>,
}

/// A text that is written in the source code.
type Text = &'static str;

/// Describes a body or messages, and adds the schemas that the description refers to.
type Describe = fn(&mut Schemas) -> Value;

/// Whether a request uses a token.
pub(crate) enum TokenUse {
    /// The token has no effect.
    None,
    /// The token is optional.
    Optional,
    /// The token is required.
    Required,
}

const LICENSE: &str = env!("CARGO_PKG_LICENSE");

/// The refusals by HTTP status, with their names in the description and their meanings.
const REFUSAL_RESPONSES: [(u16, &str, &str); 8] = [
    (400, "Bad", "The request is malformed or contains impossible values."),
    (401, "NoToken", "The token is missing or unknown."),
    (
        403,
        "Forbidden",
        "You are not allowed to do this, or the request comes from a page of another server.",
    ),
    (404, "NotFound", "There is no such room, person, seat, game or variant."),
    (409, "NotNow", "The state of the room or game does not allow this; fetch the view again."),
    (413, "TooLarge", "The body is too large."),
    (
        429,
        "TooMany",
        "Too many requests, rooms or wrong codes; wait the number of seconds given in `Retry-After`.",
    ),
    (
        503,
        "Unavailable",
        "The server cannot store or read anything right now; send the same request again.",
    ),
];

/// The parameters in paths.
const PATH_PARAMETERS: [(&str, &str); 2] =
    [("code", "The room's code."), ("id", "The variant's id.")];

impl<S: Clone + Send + Sync + 'static> Route<S> {
    /// A GET request.
    pub(crate) fn get<T: 'static>(id: Text, path: Text, handler: impl Handler<T, S>) -> Self {
        Route::new("get", id, path, routing::get(handler))
    }

    /// A POST request, which pages of other servers may not send.
    pub(crate) fn post<T: 'static>(id: Text, path: Text, handler: impl Handler<T, S>) -> Self {
        Route::new("post", id, path, routing::post(handler)).refuses([403])
    }

    fn new(method: Text, id: Text, path: Text, handler: MethodRouter<S>) -> Self {
        Route {
            path,
            handler,
            limited: true,
            method,
            id,
            summary: "",
            token: TokenUse::None,
            queries: Vec::new(),
            body: None,
            answers: BTreeMap::new(),
            refusals: BTreeSet::new(),
            messages: None,
        }
    }

    /// Sets the summary.
    pub(crate) fn summary(mut self, summary: Text) -> Self {
        self.summary = summary;
        self
    }

    /// Declares whether the request uses a token.
    pub(crate) fn token(mut self, token: TokenUse) -> Self {
        self.token = token;
        self
    }

    /// Declares an optional number in the query string.
    pub(crate) fn query(mut self, name: Text, meaning: Text) -> Self {
        self.queries.push(json!({
            "name": name,
            "in": "query",
            "description": meaning,
            "schema": { "type": "integer", "format": "uint64", "minimum": 0 },
        }));
        self.refuses([400])
    }

    /// Declares that the query string names the room.
    pub(crate) fn code_in_query(mut self) -> Self {
        let [code, _] = PATH_PARAMETERS;
        self.queries.push(text_parameter("query", &code));
        self
    }

    /// Declares the type of the body.
    pub(crate) fn takes<T: JsonSchema>(mut self) -> Self {
        self.body = Some(|schemas| in_json(schemas.for_request::<T>()));
        self.refuses([400, 413])
    }

    /// Declares an answer.
    pub(crate) fn gives<T: JsonSchema>(self, status: u16, meaning: Text) -> Self {
        self.answers(status, meaning, Some(|schemas| in_json(schemas.for_answer::<T>())))
    }

    /// Declares an answer in plain text.
    pub(crate) fn gives_text(self, status: u16, meaning: Text) -> Self {
        let text = |_: &mut _| json!({ "text/plain": { "schema": { "type": "string" } } });
        self.answers(status, meaning, Some(text))
    }

    /// Declares that the answer is a socket, and the types of its messages in both directions.
    pub(crate) fn opens<Order: JsonSchema, Ping: JsonSchema, Out: JsonSchema>(mut self) -> Self {
        self.messages = Some(|schemas| {
            let mut inbound = vec![schemas.for_request::<Order>(), schemas.for_request::<Ping>()];
            inbound.dedup();
            json!({ "in": { "anyOf": inbound }, "out": schemas.for_answer::<Out>() })
        });
        self.answers(101, "The socket is open.", None)
    }

    fn answers(mut self, status: u16, meaning: Text, content: Option<Describe>) -> Self {
        self.answers.insert(status, (meaning, content));
        self
    }

    /// Declares additional HTTP statuses of refusals.
    pub(crate) fn refuses<const N: usize>(mut self, statuses: [u16; N]) -> Self {
        self.refusals.extend(statuses);
        self
    }

    /// Declares that the request counts towards no rate limit and ignores tokens.
    pub(crate) fn unlimited(mut self) -> Self {
        self.limited = false;
        self
    }

    fn described(&self, schemas: &mut Schemas) -> Value {
        let mut operation = json!({ "operationId": self.id, "summary": self.summary });
        let parameters: Vec<Value> = self.parameters().collect();
        if !parameters.is_empty() {
            operation["parameters"] = parameters.into();
        }
        if let Some(body) = self.body {
            operation["requestBody"] = json!({ "required": true, "content": body(schemas) });
        }
        operation["responses"] = self.responses(schemas).into();
        let by_header = json!({ "token": [] });
        let by_protocol = self.messages.is_some().then(|| json!({ "protocol": [] }));
        let shown: Vec<Value> = [by_header].into_iter().chain(by_protocol).collect();
        match self.token {
            TokenUse::None => {}
            TokenUse::Optional => operation["security"] = [vec![json!({})], shown].concat().into(),
            TokenUse::Required => operation["security"] = shown.into(),
        }
        if let Some(messages) = self.messages {
            operation["x-messages"] = messages(schemas);
        }
        operation
    }

    fn parameters(&self) -> impl Iterator<Item = Value> {
        let named = |name: &&(&str, &str)| self.path.contains(&format!("{{{}}}", name.0));
        let in_path = PATH_PARAMETERS.iter().filter(named);
        in_path.map(|name| text_parameter("path", name)).chain(self.queries.iter().cloned())
    }

    fn responses(&self, schemas: &mut Schemas) -> Map<String, Value> {
        let mut refusals = self.refusals.clone();
        if self.limited {
            refusals.extend([401, 429]);
        }
        let mut all = BTreeMap::new();
        for (status, name, _) in REFUSAL_RESPONSES.iter().filter(|(at, ..)| refusals.contains(at)) {
            let path = format!("#/components/responses/{name}");
            all.insert(*status, json!({ "$ref": path }));
        }
        for (status, (meaning, content)) in &self.answers {
            let mut response = json!({ "description": meaning });
            if let Some(content) = content {
                response["content"] = content(schemas);
            }
            all.insert(*status, response);
        }
        all.into_iter().map(|(status, response)| (status.to_string(), response)).collect()
    }
}

/// A required parameter that is a text.
fn text_parameter(place: Text, (name, meaning): &(Text, Text)) -> Value {
    json!({
        "name": name,
        "in": place,
        "required": true,
        "description": meaning,
        "schema": { "type": "string" },
    })
}

fn in_json(schema: Schema) -> Value {
    json!({ "application/json": { "schema": schema } })
}

/// The schemas of types in requests, and of types in answers. They differ, because members that are
/// optional in a request are always present in an answer.
struct Schemas {
    requests: SchemaGenerator,
    answers: SchemaGenerator,
}

impl Schemas {
    fn new() -> Schemas {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
            settings.transforms.push(Box::new(RecursiveTransform(add_maximum)));
        });
        let requests = settings.clone().for_deserialize().into_generator();
        Schemas { requests, answers: settings.for_serialize().into_generator() }
    }

    fn for_request<T: JsonSchema>(&mut self) -> Schema {
        self.requests.subschema_for::<T>()
    }

    fn for_answer<T: JsonSchema>(&mut self) -> Schema {
        self.answers.subschema_for::<T>()
    }

    /// All schemas by name. A type that is used in both directions must have the same schema in
    /// both.
    fn named(&mut self) -> Map<String, Value> {
        let mut all = self.answers.take_definitions(true);
        for (name, schema) in self.requests.take_definitions(true) {
            let known = all.insert(name.clone(), schema.clone());
            assert!(
                known.is_none_or(|known| known == schema),
                "{name} has different schemas in requests and answers"
            );
        }
        all
    }
}

/// Adds the maximum of large integers.
fn add_maximum(schema: &mut Schema) {
    let most = match schema.get("format").and_then(Value::as_str) {
        Some("uint32") => u64::from(u32::MAX),
        Some("uint64") => u64::MAX,
        _ => return,
    };
    schema.insert("maximum".into(), most.into());
}

/// The description of all requests. `Failure` is the body of every refusal.
pub(crate) fn describe<Failure: JsonSchema, S>(requests: &[Route<S>]) -> Value
where
    S: Clone + Send + Sync + 'static,
{
    let mut schemas = Schemas::new();
    let mut paths = Map::new();
    for request in requests {
        let methods = paths.entry(request.path).or_insert_with(|| json!({}));
        methods[request.method] = request.described(&mut schemas);
    }
    let failure = in_json(schemas.for_answer::<Failure>());
    let refusal = |(status, name, meaning): &(u16, &str, &str)| {
        let mut described = json!({ "description": meaning, "content": failure });
        if *status == 429 {
            described["headers"] = json!({
                "Retry-After": {
                    "description": "The number of seconds to wait.",
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
                            describes the whole protocol.",
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": LICENSE, "identifier": LICENSE },
        },
        "paths": paths,
        "components": {
            "schemas": schemas.named(),
            "responses": REFUSAL_RESPONSES.iter().map(refusal).collect::<Map<String, Value>>(),
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token that you received when you entered the room.",
                },
                "protocol": {
                    "type": "apiKey",
                    "in": "header",
                    "name": "Sec-WebSocket-Protocol",
                    "description": "The same token for browsers, which cannot set the other header on a \
                                    socket: `homestretch, bearer.TOKEN`.",
                },
            },
        },
    })
}
