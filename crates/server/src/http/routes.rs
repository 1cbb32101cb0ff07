//! All requests of the server, with their documentation.

use super::{check_variant, make_room, rooms, service, socket, variants};
use crate::actor::Shared;
use crate::wire::openapi::{self, Route, TokenUse};
use crate::wire::{
    CheckVariant, CheckedVariant, Done, Entered, Failure, HintOut, Join, MakeRoom, Order, Out,
    PersonView, Ping, Replay, Replayed, Seen, Stats, Summary, VariantSummary, VariantView, Watch,
};
use axum::Json;
use serde_json::{Map, Value};
use std::sync::{Arc, LazyLock};

const AFTER_HELP: &str = "The last entry that you have seen.";

/// All requests of the server.
pub(super) fn routes() -> Vec<Route<Arc<Shared>>> {
    vec![
        Route::post("make_room", "/api/rooms", make_room::make_room)
            .summary("Create a room and sit down in it.")
            .takes::<MakeRoom>()
            .gives::<Entered>(201, "The room exists, and you are in it.")
            .refuses([404, 503]),
        Route::get("lobby", "/api/rooms", service::lobby)
            .summary("The public rooms.")
            .gives::<Vec<Summary>>(200, "Rooms that wait for players, then rooms with a running game.")
            .refuses([503]),
        Route::get("look", "/api/rooms/{code}", rooms::look)
            .summary("The room as you see it, and the events since an entry.")
            .token(TokenUse::Optional)
            .query("after", AFTER_HELP)
            .gives::<Seen>(200, "The view and the events.")
            .refuses([404, 503]),
        Route::get("people", "/api/rooms/{code}/people", rooms::people)
            .summary("The people in the room, 100 at a time, for the host.")
            .token(TokenUse::Required)
            .query("after", "The number of the last person that you have seen.")
            .gives::<Vec<PersonView>>(200, "The next people, by their numbers.")
            .refuses([403, 404, 503]),
        Route::post("join", "/api/rooms/{code}/join", rooms::join)
            .summary("Enter a room and sit down.")
            .token(TokenUse::Optional)
            .takes::<Join>()
            .gives::<Entered>(200, "You have entered.")
            .refuses([404, 409, 503]),
        Route::post("watch", "/api/rooms/{code}/watch", rooms::watch)
            .summary("Enter a room and watch.")
            .token(TokenUse::Optional)
            .takes::<Watch>()
            .gives::<Entered>(200, "You have entered.")
            .refuses([404, 409, 503]),
        Route::post("command", "/api/rooms/{code}/commands", rooms::command)
            .summary("Send a command. If it is sent twice with the same id, it is carried out once and answered twice.")
            .token(TokenUse::Required)
            .takes::<Order>()
            .gives::<Done>(200, "The command is carried out and stored.")
            .refuses([404, 409, 503]),
        Route::get("socket", "/api/rooms/{code}/socket", socket::open::<false>)
            .summary("A WebSocket that accepts the same commands and sends every event of the room.")
            .token(TokenUse::Optional)
            .query("after", AFTER_HELP)
            .opens::<Order, Ping, Out>()
            .refuses([403, 404, 409, 503]),
        Route::get("hints", "/ws", socket::open::<true>)
            .summary("A WebSocket for simple clients, which only says that something has happened.")
            .token(TokenUse::Optional)
            .code_in_query()
            .query("after", AFTER_HELP)
            .opens::<Ping, Ping, HintOut>()
            .refuses([403, 404, 409, 503]),
        Route::get("state", "/api/game/state", rooms::look)
            .summary("The same as `/api/rooms/{code}`, for simple clients.")
            .token(TokenUse::Optional)
            .code_in_query()
            .query("after", AFTER_HELP)
            .gives::<Seen>(200, "The view and the events.")
            .refuses([404, 503]),
        Route::get("record", "/api/rooms/{code}/record", rooms::record)
            .summary("The record of a game, by default the last one.")
            .token(TokenUse::Optional)
            .query("game", "The number of the game in this room, starting at 1.")
            .gives_text(200, "The record, as docs/RECORD.md describes it.")
            .refuses([404, 503]),
        Route::get("room_variant", "/api/rooms/{code}/variant", rooms::room_variant)
            .summary("The variant of a room, which may be a custom one.")
            .token(TokenUse::Optional)
            .gives::<VariantView>(200, "The variant.")
            .refuses([404, 503]),
        Route::post("replay", "/api/replay", variants::replay)
            .summary("Replay a record or a saved game: the board, the events and the states.")
            .takes::<Replay>()
            .gives::<Replayed>(200, "The whole game."),
        Route::get("variants", "/api/variants", variants::variants)
            .summary("The built-in variants.")
            .gives::<Vec<VariantSummary>>(200, "All built-in variants."),
        Route::get("variant", "/api/variants/{id}", variants::variant)
            .summary("A variant: its file, its rulebook, and the drawing of its board.")
            .gives::<VariantView>(200, "The variant.")
            .refuses([404]),
        Route::post("check_variant", "/api/variants/check", check_variant::check)
            .summary("Check a variant file, or the form for a board of your own.")
            .takes::<CheckVariant>()
            .gives::<CheckedVariant>(200, "The problems, or the variant."),
        Route::get("stats", "/api/stats", service::stats)
            .summary("Statistics of the server.")
            .gives::<Stats>(200, "The current statistics.")
            .refuses([503]),
        Route::get("openapi", "/api/openapi.json", openapi_json)
            .summary("The OpenAPI 3.1 description of all requests and messages.")
            .gives::<Map<String, Value>>(200, "This description."),
        Route::get("health", "/health", service::health)
            .summary("Check the health of the node.")
            .gives_text(200, "The node is healthy.")
            .gives_text(503, "The database does not answer."),
        Route::get("metrics", "/metrics", service::metrics_page)
            .summary("Metrics for Prometheus.")
            .gives_text(200, "The metrics that docs/OPERATE.md lists.")
            .unlimited(),
    ]
}

/// The OpenAPI 3.1 description of all requests and messages.
pub fn description() -> &'static Value {
    static WHOLE: LazyLock<Value> = LazyLock::new(|| openapi::describe::<Failure, _>(&routes()));
    &WHOLE
}

async fn openapi_json() -> Json<&'static Value> {
    Json(description())
}
