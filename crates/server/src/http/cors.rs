//! Cross-origin access for pages of other servers that the operator has allowed.

use crate::actor::Shared;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Adds the CORS headers for an allowed origin, and answers preflight requests.
pub(crate) async fn allow(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let named =
        |origin: &&HeaderValue| shared.config.settings.origins.iter().any(|own| *origin == own);
    let Some(origin) = request.headers().get(header::ORIGIN).filter(named).cloned() else {
        return next.run(request).await;
    };
    let asks_first = request.method() == Method::OPTIONS
        && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
    let mut response = match asks_first {
        true => (StatusCode::NO_CONTENT, PREFLIGHT).into_response(),
        false => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    headers.append(header::VARY, HeaderValue::from_static("origin"));
    let everywhere = HeaderValue::from_static("cross-origin");
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), everywhere);
    response
}

/// The preflight headers for an allowed page.
const PREFLIGHT: [(HeaderName, &str); 3] = [
    (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST"),
    (header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type"),
    (header::ACCESS_CONTROL_MAX_AGE, "600"),
];
