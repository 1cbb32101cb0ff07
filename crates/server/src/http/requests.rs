//! All requests there are, with what they are for, take, give and refuse.

use super::{
    command, health, join, lobby, look, make, metrics_page, openapi_json, record, room_variant,
    socket, stats, watch,
};
use crate::openapi::{self, Request, get, post};
use crate::protocol::{
    Done, Entered, Failure, Join, MakeRoom, Order, Out, Ping, Replay, Replayed, Seen, Stats,
    Summary, VariantSummary, VariantView, Watch,
};
use crate::variants;
use serde_json::{Map, Value};
use std::sync::LazyLock;

const AFTER: &str = "The last entry you know.";

/// All requests there are.
pub(super) fn requests() -> Vec<Request> {
    vec![
        post("make_room", "/api/rooms", make::make_room)
            .about("Make a room and sit down in it.")
            .takes::<MakeRoom>()
            .gives::<Entered>(201, "The room is there, and you are in it.")
            .refuses([404, 503]),
        get("lobby", "/api/rooms", lobby)
            .about("The rooms that everybody may come to.")
            .gives::<Vec<Summary>>(200, "Those that wait for players, then those that play.")
            .refuses([503]),
        get("look", "/api/rooms/{code}", look)
            .about("The room as you see it, and what has happened since an entry.")
            .may_show_token()
            .query("after", AFTER)
            .gives::<Seen>(200, "The view and the events.")
            .refuses([404, 503]),
        post("join", "/api/rooms/{code}/join", join)
            .about("Come in and sit down.")
            .may_show_token()
            .takes::<Join>()
            .gives::<Entered>(200, "You are in.")
            .refuses([404, 409, 503]),
        post("watch", "/api/rooms/{code}/watch", watch)
            .about("Come in and watch.")
            .may_show_token()
            .takes::<Watch>()
            .gives::<Entered>(200, "You are in.")
            .refuses([404, 409, 503]),
        post("command", "/api/rooms/{code}/commands", command)
            .about("Do something. Sent twice under one name, it is done once and answered twice.")
            .must_show_token()
            .takes::<Order>()
            .gives::<Done>(200, "It is done and stored.")
            .refuses([404, 409, 503]),
        get("socket", "/api/rooms/{code}/socket", socket)
            .about("A WebSocket: the same commands in, what happens out.")
            .may_show_token()
            .query("after", AFTER)
            .opens::<Order, Ping, Out>()
            .refuses([403, 404, 409, 503]),
        get("record", "/api/rooms/{code}/record", record)
            .about("The record of a game: the one with a number, else the last.")
            .may_show_token()
            .query("game", "The number of a game in this room, from 1.")
            .gives_text(200, "The record, as docs/RECORD.md describes it.")
            .refuses([404, 503]),
        get("room_variant", "/api/rooms/{code}/variant", room_variant)
            .about("The variant of a room, which may be one of its own.")
            .may_show_token()
            .gives::<VariantView>(200, "The variant.")
            .refuses([404, 503]),
        post("replay", "/api/replay", variants::replay)
            .about("A record played again: the board, the events and the states.")
            .takes::<Replay>()
            .gives::<Replayed>(200, "The whole game."),
        get("variants", "/api/variants", variants::variants)
            .about("The variants that come with the program.")
            .gives::<Vec<VariantSummary>>(200, "All of them."),
        get("variant", "/api/variants/{id}", variants::variant)
            .about("A variant: its rules as a file, in words, and the drawing of its board.")
            .gives::<VariantView>(200, "The variant.")
            .refuses([404]),
        get("stats", "/api/stats", stats)
            .about("How much is going on.")
            .gives::<Stats>(200, "Figures of this moment.")
            .refuses([503]),
        get("openapi", "/api/openapi.json", openapi_json)
            .about("All requests and messages, in OpenAPI 3.1.")
            .gives::<Map<String, Value>>(200, "This description."),
        get("health", "/health", health)
            .about("Whether the node can serve.")
            .gives_text(200, "It can.")
            .gives_text(503, "The database does not answer."),
        get("metrics", "/metrics", metrics_page)
            .about("Figures for Prometheus.")
            .gives_text(200, "The figures that docs/OPERATE.md lists.")
            .unlimited(),
    ]
}

/// All requests and messages of the server, in OpenAPI 3.1.
pub fn description() -> &'static Value {
    static WHOLE: LazyLock<Value> = LazyLock::new(|| openapi::describe::<Failure>(&requests()));
    &WHOLE
}
