//! Refusals as HTTP responses.

use crate::node::limits::{CROWDED_ADDRESS, RETRY_LATER};
use crate::wire::{Failure, Problem, RequestRefusal};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::time::Duration;

/// The answer to a request, or a refusal.
pub(crate) type HttpResult<T> = Result<T, HttpRefusal>;

/// A refusal, ready to be sent.
pub(crate) struct HttpRefusal {
    pub(crate) status: u16,
    pub(crate) code: &'static str,
    pub(crate) message: String,
    /// How long the client should wait before it tries again.
    pub(crate) wait: Option<Duration>,
}

impl HttpRefusal {
    pub(crate) fn new(status: u16, code: &'static str, message: impl Into<String>) -> HttpRefusal {
        HttpRefusal { status, code, message: message.into(), wait: None }
    }
}

impl IntoResponse for HttpRefusal {
    fn into_response(self) -> Response {
        tracing::debug!(status = self.status, code = self.code, "refused");
        let error = Problem::new(self.code, self.message);
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = (status, Json(Failure { error })).into_response();
        if let Some(wait) = self.wait {
            let seconds = wait.as_millis().div_ceil(1000).max(1) as u64;
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl<R: Into<RequestRefusal>> From<R> for HttpRefusal {
    fn from(refused: R) -> HttpRefusal {
        let refused = refused.into();
        let fault = HttpRefusal::new(refused.status(), refused.code(), refused.to_string());
        let wait = (fault.status == 429).then_some(SHORT_WAIT);
        HttpRefusal { wait, ..fault }
    }
}

/// The suggested wait when a room is too busy.
const SHORT_WAIT: Duration = Duration::from_secs(1);

pub(crate) fn too_many(message: &str, wait: Duration) -> HttpRefusal {
    HttpRefusal { wait: Some(wait), ..HttpRefusal::new(429, "too_many", message) }
}

/// The refusal for an address that has too many connections.
pub(crate) fn crowded_address() -> HttpRefusal {
    too_many(CROWDED_ADDRESS, RETRY_LATER)
}

pub(crate) fn bad(code: &'static str, message: impl Into<String>) -> HttpRefusal {
    HttpRefusal::new(400, code, message)
}
