//! Variants for clients that know no rules, and records played again for them.

use crate::http::{App, Fault, Named, Who, bad, bytes_of, too_many};
use crate::limits::Door;
use crate::protocol::{Replay, Replayed, VariantSummary, VariantView};
use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use homestretch_bots::figures::Figures;
use homestretch_rules::{Game, Rules, catalog};
use homestretch_table::fair::{Proof, verify};
use std::convert::Infallible;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use tokio::sync::OwnedSemaphorePermit;

/// The longest replay: states take room.
const LONGEST_REPLAY: usize = 20_000;

/// How long one waits for others' replays.
const PLACE_TIME: Duration = Duration::from_secs(10);

/// How long a client that takes its replay slowly keeps others waiting.
const HELD: Duration = Duration::from_secs(30);

/// What who looks at a game holds: one of all places, and one of the own address.
type Place = (OwnedSemaphorePermit, Door);

/// How much of a replay is handed over at once.
const PART: usize = 64 * 1024;

pub(crate) async fn variants() -> Json<Vec<&'static VariantSummary>> {
    Json(all_described().await.iter().map(|variant| &variant.about).collect())
}

pub(crate) async fn variant(Named(id): Named) -> Result<Json<&'static VariantView>, Fault> {
    let unknown = |message: String| Fault::new(404, "unknown_variant", message);
    let spec = catalog::named(&id).map_err(|error| unknown(error.to_string()))?;
    let mut all = all_described().await.iter();
    let described = all.find(|variant| variant.about.id == spec.id);
    described.map(Json).ok_or_else(|| unknown(format!("there is no variant {id}")))
}

/// The variants that come with the program. They are described once, beside everybody else's
/// requests.
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

pub(crate) async fn replay(State(shared): App, who: Who, body: Body) -> Result<Response, Fault> {
    let place = async {
        let door = shared.replayers.wait(who.address).await;
        Some((shared.replays.clone().acquire_owned().await.ok()?, door))
    };
    let Ok(Some(place)) = tokio::time::timeout(PLACE_TIME, place).await else {
        let message = "many games are being looked at right now; try again in a moment";
        return Err(too_many(message, PLACE_TIME));
    };
    let wish = replay_of(&bytes_of(shared.config.limits.record, body).await?)?;
    if let Err(wait) = shared.gates.may_replay(who.address, wish.record.len()) {
        return Err(too_many("you look at very many games; wait a moment", wait));
    }
    let answer = tokio::task::spawn_blocking(move || {
        let write = |played| serde_json::to_vec(&played).expect("a replay is plain data");
        played(&wish.record).map(write)
    });
    let bytes = answer.await.map_err(|_| bad("bad_record", "the record cannot be read"))??;
    Ok(([(header::CONTENT_TYPE, "application/json")], in_parts(bytes, place)).into_response())
}

/// What is to be played again. It is long, so whatever else stands beside it is not kept.
fn replay_of(bytes: &[u8]) -> Result<Replay, Fault> {
    let wish = bytes.trim_ascii_start().starts_with(b"{").then(|| serde_json::from_slice(bytes));
    wish.and_then(Result::ok).ok_or_else(|| {
        bad("bad_request", "the message is an object with the `record` of a game, which is a text")
    })
}

/// A body that is handed over as a client takes it, and holds a place until then, or for as long as
/// others can be expected to wait.
fn in_parts(bytes: Vec<u8>, place: Place) -> Body {
    let (rest, until) = (Bytes::from(bytes), Instant::now() + HELD);
    let parts = stream::unfold((rest, Some(place), until), async |(mut rest, place, until)| {
        let part = rest.split_to(PART.min(rest.len()));
        let place = place.filter(|_| Instant::now() < until);
        (!part.is_empty()).then(|| (Ok::<_, Infallible>(part), (rest, place, until)))
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
    VariantView {
        about: summary(rules),
        hash: rules.hash().to_string(),
        text: rules.text().to_string(),
        rulebook: rules.rulebook(),
        dice: if dice.lots > 0 { 1 } else { dice.count },
        faces: if dice.lots > 0 { dice.values.clone() } else { (1..=dice.sides).collect() },
        lots: dice.lots,
        token_names: rules.spec().token_names.iter().map(ToString::to_string).collect(),
        layout: rules.layout(),
    }
}

fn played(record: &str) -> Result<Replayed, Fault> {
    let whole = Game::load(record).map_err(|error| bad("bad_record", error.to_string()))?;
    if whole.ply() > LONGEST_REPLAY {
        return Err(bad("bad_record", format!("the game has more than {LONGEST_REPLAY} actions")));
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

/// What is wrong with the proof of a game's dice, if it has one.
fn fraud(game: &Game) -> Option<String> {
    if game.proof().is_empty() {
        return None;
    }
    match Proof::read(game.proof()) {
        Ok(proof) => verify(game, &proof).err().map(|fraud| fraud.to_string()),
        Err(bad) => Some(bad.to_string()),
    }
}
