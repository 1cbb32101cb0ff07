//! Bodies of requests.

use super::error::{HttpRefusal, HttpResult, bad};
use crate::actor::Shared;
use crate::wire::parse;
use axum::body::{Body, Bytes};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// How long a client may take to send a body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// Reads and parses the body of a request.
pub(crate) async fn read<T: DeserializeOwned>(shared: &Shared, body: Body) -> HttpResult<T> {
    let bytes = bytes_of(shared.config.settings.max_body, body).await?;
    parse::message(&bytes).map_err(|unread| bad("bad_request", unread.to_string()))
}

/// Reads the body of a request, up to a number of bytes.
pub(crate) async fn bytes_of(limit: usize, body: Body) -> HttpResult<Bytes> {
    let bytes = tokio::time::timeout(BODY_TIMEOUT, whole(limit, body)).await;
    bytes.map_err(|_| bad("slow", "the request did not arrive in time"))?
}

async fn whole(limit: usize, body: Body) -> HttpResult<Bytes> {
    let (mut parts, mut bytes) = (body.into_data_stream(), Vec::new());
    while let Some(part) = parts.next().await {
        let part = part.map_err(|_| bad("bad_request", "the request is incomplete"))?;
        if bytes.len() + part.len() > limit {
            let message = format!("a request must not exceed {limit} bytes");
            return Err(HttpRefusal::new(413, "too_large", message));
        }
        bytes.extend_from_slice(&part);
    }
    Ok(bytes.into())
}
