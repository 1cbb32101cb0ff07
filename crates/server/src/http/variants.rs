//! Variants and replays for clients that know no rules.

use super::body::bytes_of;
use super::caller::{Caller, path_name};
use super::error::{HttpRefusal, HttpResult, bad, too_many};
use crate::actor::Shared;
use crate::node::limits::AddressPermit;
use crate::wire::{Replay, Replayed, VariantSummary, VariantView};
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use homestretch_bots::figures::Figures;
use homestretch_rules::{Game, Rules, catalog};
use homestretch_table::Saved;
use homestretch_table::fair::{Proof, verify};
use std::convert::Infallible;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::OwnedSemaphorePermit;

/// The maximum number of actions in a replay, because states need memory.
const MAX_REPLAY_ACTIONS: usize = 20_000;

/// How long a request waits for other replays.
const REPLAY_WAIT: Duration = Duration::from_secs(10);

/// For how long a client that reads its replay slowly occupies a permit.
const PERMIT_HOLD_TIME: Duration = Duration::from_secs(30);

/// One permit of all, and one of the client's address.
type ReplayPermit = (OwnedSemaphorePermit, AddressPermit);

/// The size of the parts in which a replay is sent.
const PART_BYTES: usize = 64 * 1024;

pub(crate) async fn variants() -> Json<Vec<&'static VariantSummary>> {
    Json(all_described().await.iter().map(|variant| &variant.about).collect())
}

pub(crate) async fn variant(
    path: Result<Path<String>, PathRejection>,
) -> HttpResult<Json<&'static VariantView>> {
    let id = path_name(path);
    let unknown = |message: String| HttpRefusal::new(404, "unknown_variant", message);
    let spec = catalog::named(&id).map_err(|error| unknown(error.to_string()))?;
    let mut all = all_described().await.iter();
    let described = all.find(|variant| variant.about.id == spec.id);
    described.map(Json).ok_or_else(|| unknown(format!("unknown variant {id}")))
}

/// The built-in variants. They are described once, on a blocking thread.
async fn all_described() -> &'static [VariantView] {
    static ALL: OnceLock<Vec<VariantView>> = OnceLock::new();
    let rules = |id| Rules::new(catalog::find(id)?).ok();
    let describe =
        move || catalog::ids().filter_map(rules).map(|rules| described(&rules)).collect();
    match ALL.get() {
        Some(all) => all,
        None => {
            let made = tokio::task::spawn_blocking(move || ALL.get_or_init(describe));
            made.await.map_or(&[], Vec::as_slice)
        }
    }
}

pub(crate) async fn replay(
    State(shared): State<Arc<Shared>>,
    caller: Caller,
    body: Body,
) -> HttpResult<Response> {
    let permit = async {
        let address_permit = shared.address_replays.wait(caller.address).await;
        Some((shared.replays.clone().acquire_owned().await.ok()?, address_permit))
    };
    let Ok(Some(permit)) = tokio::time::timeout(REPLAY_WAIT, permit).await else {
        let message = "the server is busy with other replays; try again in a moment";
        return Err(too_many(message, REPLAY_WAIT));
    };
    let request = replay_of(&bytes_of(shared.config.settings.max_record, body).await?)?;
    let allowed = shared.rate_limits.may_replay(caller.address, request.record.len());
    allowed.map_err(|wait| too_many("too many replays; wait a moment", wait))?;
    let answer = tokio::task::spawn_blocking(move || {
        let write = |played| serde_json::to_vec(&played).expect("a replay serialises");
        played(&request.record).map(write)
    });
    let bytes = answer.await.map_err(|_| bad("bad_record", "the record cannot be read"))??;
    Ok(([(header::CONTENT_TYPE, "application/json")], in_parts(bytes, permit)).into_response())
}

/// Parses the request for a replay. Unlike other bodies it is large, so unknown members are ignored
/// instead of reported.
fn replay_of(bytes: &[u8]) -> HttpResult<Replay> {
    let request = bytes.trim_ascii_start().starts_with(b"{").then(|| serde_json::from_slice(bytes));
    request
        .and_then(Result::ok)
        .ok_or_else(|| bad("bad_request", "the message must be an object with a string `record`"))
}

/// A body that is sent in parts. It holds its permit until everything is sent, or for a limited
/// time.
fn in_parts(bytes: Vec<u8>, permit: ReplayPermit) -> Body {
    let (rest, until) = (Bytes::from(bytes), Instant::now() + PERMIT_HOLD_TIME);
    let parts = stream::unfold((rest, Some(permit), until), async |(mut rest, permit, until)| {
        let part = rest.split_to(PART_BYTES.min(rest.len()));
        let permit = permit.filter(|_| Instant::now() < until);
        (!part.is_empty()).then(|| (Ok::<_, Infallible>(part), (rest, permit, until)))
    });
    Body::from_stream(parts)
}

fn summary(rules: &Rules) -> VariantSummary {
    let spec = rules.spec();
    VariantSummary {
        id: spec.id.clone(),
        name: spec.name.clone(),
        summary: spec.summary.clone(),
        players: spec.players,
        tokens: rules.tokens(),
        figures: Figures::of(rules),
    }
}

pub(crate) fn described(rules: &Rules) -> VariantView {
    let dice = &rules.spec().dice;
    let (faces, weights) = dice.faces().into_iter().unzip();
    VariantView {
        about: summary(rules),
        hash: rules.hash().to_string(),
        text: rules.text().to_string(),
        rulebook: rules.rulebook(),
        house: rules.house(),
        dice: if dice.lots > 0 { 1 } else { dice.count },
        faces,
        weights,
        lots: dice.lots,
        token_names: rules.spec().token_names.iter().map(ToString::to_string).collect(),
        teams: rules.teams(),
        usual_players: rules.usual_players(),
        layout: rules.layout(),
    }
}

fn played(record: &str) -> HttpResult<Replayed> {
    let saved = record.starts_with('{');
    let whole = if saved { last_round(record)? } else { Game::load(record).map_err(wrong)? };
    if whole.ply() > MAX_REPLAY_ACTIONS {
        let message = format!("the game has more than {MAX_REPLAY_ACTIONS} actions");
        return Err(bad("bad_record", message));
    }
    let mut game = whole.clone();
    while game.undo().is_some() {}
    let mut states = vec![game.view()];
    let mut events = Vec::new();
    while let Some((_, happened)) = game.redo() {
        events.push(happened);
        states.push(game.view());
    }
    let (names, fraud) = (game.names().clone(), fraud(&whole));
    Ok(Replayed { variant: described(game.rules()), names, events, states, fraud })
}

/// The last round of a saved game of the terminal.
fn last_round(text: &str) -> HttpResult<Game> {
    let saved = Saved::parse(text).map_err(wrong)?.rounds();
    saved.damage.map_or(Ok(()), |damage| Err(wrong(damage)))?;
    let last = saved.rounds.into_iter().next_back();
    last.map(|round| round.game).ok_or_else(|| wrong("no game has started in this file"))
}

fn wrong(reason: impl ToString) -> HttpRefusal {
    bad("bad_record", reason.to_string())
}

/// The error in the proof of a game's dice; `None` if it is valid or if there is no proof.
fn fraud(game: &Game) -> Option<String> {
    if game.proof().is_empty() {
        return None;
    }
    match Proof::read(game.proof()) {
        Ok(proof) => verify(game, &proof).err().map(|fraud| fraud.to_string()),
        Err(bad) => Some(bad.to_string()),
    }
}
