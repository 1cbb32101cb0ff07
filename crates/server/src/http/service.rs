//! Requests about the whole server: lobby, statistics, health and metrics.

use super::error::HttpResult;
use crate::actor::Shared;
use crate::wire::{self, Stats, Summary};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// How many rooms the lobby shows.
const MAX_LOBBY_ROOMS: u32 = 200;

pub(super) async fn lobby(State(shared): State<Arc<Shared>>) -> HttpResult<Json<Vec<Summary>>> {
    let rooms = shared.store.lobby(MAX_LOBBY_ROOMS).await?;
    Ok(Json(rooms.iter().filter_map(|text| serde_json::from_str(text).ok()).collect()))
}

pub(super) async fn stats(State(shared): State<Arc<Shared>>) -> HttpResult<Json<Stats>> {
    // Cached numbers must not hide that the database is down.
    shared.store.check().await?;
    let counts = shared.room_counts.counts(&shared.store).await?;
    Ok(Json(Stats {
        version: env!("CARGO_PKG_VERSION"),
        protocol: wire::PROTOCOL_VERSION,
        address: shared.url.clone(),
        rooms: counts.rooms,
        games_finished: counts.games,
        rooms_awake: shared.registry.count(),
    }))
}

pub(super) async fn health(State(shared): State<Arc<Shared>>) -> Response {
    match shared.store.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

pub(super) async fn metrics_page(State(shared): State<Arc<Shared>>) -> String {
    metrics::gauge!("homestretch_rooms_awake").set(shared.registry.count() as f64);
    crate::node::metrics::handle().render()
}
