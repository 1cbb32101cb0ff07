//! HTTP: routes, authentication, rate limits, and refusals as responses.

mod body;
mod caller;
mod check_variant;
mod cors;
mod error;
mod make_room;
mod pages;
mod rooms;
mod routes;
mod service;
mod socket;
mod variants;

pub use routes::description;

use crate::actor::Shared;
use crate::wire::openapi::Route;
use axum::Router;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use caller::{Caller, address};
use error::{HttpRefusal, HttpResult, too_many};
use std::sync::Arc;

/// All routes.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let add = |router: Router<Arc<Shared>>, route: Route<Arc<Shared>>| {
        router.route(route.path, route.handler)
    };
    let (limited, unlimited): (Vec<_>, Vec<_>) =
        routes::routes().into_iter().partition(|route| route.limited);
    let check_request = middleware::from_fn_with_state(shared.clone(), check_request);
    let limited = limited.into_iter().fold(Router::new(), add).layer(check_request);
    unlimited
        .into_iter()
        .fold(limited, add)
        .fallback(pages::page)
        .method_not_allowed_fallback(no_method)
        .layer(middleware::from_fn(secure))
        .layer(middleware::from_fn_with_state(shared.clone(), cors::allow))
        .layer(tower_http::catch_panic::CatchPanicLayer::custom(panicked))
        .with_state(shared)
}

/// Limits the rate of requests and rejects malformed tokens and foreign pages.
async fn check_request(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> HttpResult<Response> {
    let (mut parts, body) = request.into_parts();
    let allowed = shared.rate_limits.may_request(address(&shared, &parts));
    allowed.map_err(|wait| too_many("too many requests; wait a moment", wait))?;
    // A malformed token is refused even where none is needed.
    Caller::from_request_parts(&mut parts, &shared).await?;
    // A page of another server cannot read the answer, but its request could still have an effect.
    if parts.method == Method::POST && !socket::is_own_page(&shared.config, &parts.headers) {
        let message = "only this server's own pages may send this request";
        return Err(HttpRefusal::new(403, "bad_origin", message));
    }
    Ok(next.run(Request::from_parts(parts, body)).await)
}

/// Adds security headers to every response.
async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                  font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
                  media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let all = [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    for (name, value) in all {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    let cache = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(cache);
    response
}

fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    HttpRefusal::new(500, "internal", "something went wrong").into_response()
}

async fn no_method() -> HttpRefusal {
    HttpRefusal::new(405, "no_method", "this address does not support this method")
}
