//! The description is valid OpenAPI 3.1 and complete, and the comparison of messages with it finds
//! errors.

use crate::House;
use crate::described::{Described, Exchange, pointed};
use crate::guest::{Guest, ask};
use boon::{Compiler, Schemas};
use homestretch_server::description;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// All errors of a description.
fn problems(whole: &Value) -> Vec<String> {
    let mut problems: Vec<String> = shape_error(whole).into_iter().collect();
    let mut ids = BTreeSet::new();
    for (path, method, operation) in operations(whole) {
        let id = operation["operationId"].as_str().unwrap_or_default();
        if !ids.insert(id.to_string()) {
            problems.push(format!("{method} {path}: the id {id} is there twice"));
        }
        let in_path = |p: &&Value| p["in"] == "path";
        let parameters = operation["parameters"].as_array().into_iter().flatten().filter(in_path);
        let named: BTreeSet<&str> = parameters.filter_map(|p| p["name"].as_str()).collect();
        let braces: BTreeSet<&str> =
            path.split('{').skip(1).filter_map(|part| part.split('}').next()).collect();
        if named != braces {
            problems.push(format!("{method} {path}: {named:?} are described"));
        }
        for schemes in operation["security"].as_array().into_iter().flatten() {
            for scheme in schemes.as_object().into_iter().flatten().map(|(name, _)| name) {
                if whole["components"]["securitySchemes"].get(scheme).is_none() {
                    problems.push(format!("{method} {path}: there is no {scheme}"));
                }
            }
        }
    }
    walk(whole, &mut |place, value| {
        if let Some(to) = value["$ref"].as_str()
            && (!to.starts_with("#/") || pointed(whole, to).is_null())
        {
            problems.push(format!("{place} leads nowhere: {to}"));
        }
    });
    problems
}

/// Why a description does not match the schema of OpenAPI, if it does not.
fn shape_error(whole: &Value) -> Option<String> {
    let demanded = serde_json::from_str(include_str!("openapi31.json")).expect("JSON");
    let (mut compiler, mut schemas) = (Compiler::new(), Schemas::new());
    let place = "http://localhost/openapi31.json";
    compiler.add_resource(place, demanded).expect("a document");
    let demanded = compiler.compile(place, &mut schemas).expect("a schema");
    schemas.validate(whole, demanded).err().map(|error| format!("{error:#}"))
}

/// All operations with their paths and methods.
fn operations(whole: &Value) -> impl Iterator<Item = (&String, &String, &Value)> {
    let paths = whole["paths"].as_object().into_iter().flatten();
    paths.flat_map(|(path, methods)| {
        methods.as_object().into_iter().flatten().map(move |(method, said)| (path, method, said))
    })
}

/// Visits everything in a document, with its path.
fn walk(value: &Value, see: &mut impl FnMut(&str, &Value)) {
    fn walk_from(value: &Value, place: &str, see: &mut impl FnMut(&str, &Value)) {
        see(place, value);
        match value {
            Value::Object(members) => {
                for (key, inner) in members {
                    walk_from(inner, &format!("{place}/{key}"), see);
                }
            }
            Value::Array(list) => {
                for (index, inner) in list.iter().enumerate() {
                    walk_from(inner, &format!("{place}/{index}"), see);
                }
            }
            _ => {}
        }
    }
    walk_from(value, "", see);
}

#[tokio::test]
async fn the_description_is_valid_openapi() {
    let house = House::open().await;
    let url = format!("{}/api/openapi.json", house.url());
    let (_, served) = ask("GET", &url, None, None).await;
    house.server.stop().await;
    assert_eq!(&served, description());
    assert_eq!(problems(&served), [""; 0]);
}

#[test]
fn every_type_has_a_schema() {
    let mut open = Vec::new();
    walk(description(), &mut |place, value| {
        let is_object = value["type"] == "object" || value["type"] == json!(["object", "null"]);
        let keys = ["properties", "patternProperties", "additionalProperties"];
        let says = keys.iter().any(|key| value[*key].is_object());
        if is_object && !says && value["const"].is_null() {
            open.push(place.to_string());
        }
    });
    // The keys of variant files, and the description itself.
    let itself = "/paths//api/openapi.json/get/responses/200/content/application/json/schema";
    assert_eq!(open, [itself, "/components/schemas/MakeRoom/properties/options"]);
}

#[test]
fn every_request_with_a_token_declares_it() {
    let shown = |id: &str| {
        let named = |(.., said): &(&String, &String, &Value)| said["operationId"] == id;
        operations(description()).find(named).expect("an operation").2["security"].clone()
    };
    assert_eq!(shown("command"), json!([{ "token": [] }]));
    assert_eq!(shown("look"), json!([{}, { "token": [] }]));
    assert_eq!(shown("socket"), json!([{}, { "token": [] }, { "protocol": [] }]));
    assert_eq!(shown("make_room"), Value::Null);
}

#[test]
fn the_check_finds_an_invalid_description() {
    let rooms = "/paths/~1api~1rooms/post";
    for (place, key, wrong) in [
        ("/components/responses/Bad", "description", None),
        (rooms, "responses", None),
        (rooms, "request", Some(json!({}))),
        (rooms, "operationId", Some(json!("lobby"))),
        (rooms, "security", Some(json!([{ "key": [] }]))),
        ("/paths/~1api~1variants~1{id}/get", "parameters", None),
        ("/components/schemas", "Seen", None),
        ("/components/schemas/Seen", "type", Some(json!("thing"))),
        ("/info", "version", None),
    ] {
        let mut whole = description().clone();
        let object = whole.pointer_mut(place).and_then(Value::as_object_mut).expect(place);
        match wrong {
            Some(wrong) => object.insert(key.into(), wrong),
            None => Some(object.remove(key).expect(key)),
        };
        assert_ne!(problems(&whole), [""; 0], "{place}/{key}");
    }
}

#[tokio::test]
async fn the_check_finds_an_undescribed_answer() {
    let house = House::open().await;
    let ann = Guest::host(&house.url(), &json!({ "variant": "ludo", "name": "Ann" })).await;
    let (_, seen) = ann.look("?after=0").await;
    let view = ann.socket(None).await.hear().await.expect("a view");
    house.server.stop().await;

    let server = Described::new(description());
    let url = format!("{}/api/rooms/{}?after=0", ann.url, ann.code);
    let compare = |status, kind, answer: &Value| {
        let exchange = Exchange { method: "GET", url: &url, body: None, status, kind, answer };
        server.compare(&exchange)
    };
    let kind = "application/json";
    assert_eq!(compare(200, kind, &seen), Ok(()));
    assert!(compare(200, "text/plain", &seen).is_err());
    assert!(compare(201, kind, &seen).is_err());
    assert!(compare(404, kind, &seen).is_err());
    assert_eq!(server.hears("", &view), Ok(()));
    for (place, key, wrong) in [
        ("", "game", None),
        ("", "more", Some(json!(1))),
        ("", "status", Some(json!("asleep"))),
        ("/seats/0", "seat", Some(json!("0"))),
        ("/seats/0", "colour", Some(json!("red"))),
        ("/dice/anchors", "red", Some(json!("00"))),
        ("/settings", "leaving", Some(json!("stay"))),
    ] {
        let mut changed = seen.clone();
        let object = changed.pointer_mut(place).and_then(Value::as_object_mut).expect(place);
        match wrong {
            Some(wrong) => object.insert(key.into(), wrong),
            None => Some(object.remove(key).expect(key)),
        };
        assert!(compare(200, kind, &changed).is_err(), "{place}/{key}");
        let mut changed = view.clone();
        let object = changed["view"].pointer_mut(place).and_then(Value::as_object_mut);
        object.expect(place).insert(key.into(), json!([[]]));
        assert!(server.hears("", &changed).is_err(), "{place}/{key}");
    }
    // Each event has exactly the keys of its type.
    let events = seen["events"].as_array().expect("events");
    assert!(!events.is_empty(), "{seen}");
    for index in 0..events.len() {
        let mut changed = seen.clone();
        changed["events"][index]["more"] = json!(1);
        assert!(compare(200, kind, &changed).is_err(), "{}", events[index]);
        let mut changed = seen.clone();
        changed["events"][index]["type"] = json!("flown");
        assert!(compare(200, kind, &changed).is_err(), "{}", events[index]);
    }
}

#[tokio::test]
async fn names_that_are_not_utf8_are_refused_as_described() {
    let house = House::open().await;
    for path in ["/api/variants/%FF", "/api/rooms/%FF", "/api/rooms/%FF/record"] {
        let (status, answer) = ask("GET", &format!("{}{path}", house.url()), None, None).await;
        assert_eq!(status, 404, "{path}: {answer}");
    }
    house.server.stop().await;
}
