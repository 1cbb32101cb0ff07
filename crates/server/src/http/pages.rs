//! The embedded web client.

use super::error::HttpRefusal;
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use homestretch_web::File;

/// Serves everything outside the API: a file of the web client, or the client's page, which handles
/// its own paths.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    let is_read = method == Method::GET || method == Method::HEAD;
    if !is_read || path == "/api" || path.starts_with("/api/") {
        return no_page().into_response();
    }
    if let Some(file) = homestretch_web::find(path) {
        return serve(file, &headers);
    }
    // A path with a file extension asks for a file, not for a page.
    let last = path.rsplit('/').next().unwrap_or_default();
    match homestretch_web::find("/index.html") {
        Some(file) if !last.contains('.') => serve(file, &headers),
        _ => no_page().into_response(),
    }
}

fn no_page() -> HttpRefusal {
    HttpRefusal::new(404, "no_page", "there is nothing at this address")
}

fn serve(file: &'static File, request: &HeaderMap) -> Response {
    let caching = match file.is_lasting() {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let gzip = file.gzip.filter(|_| takes_gzip(request));
    let mut response = gzip.unwrap_or(file.plain).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.media_type()));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if gzip.is_some() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|v| v.to_str().ok());
    named.flat_map(|list| list.split(',')).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, "q=1"));
        name.trim() == "gzip" && !matches!(quality.trim(), "q=0" | "q=0.0")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;

    async fn get(path: &str, encoding: &str) -> (u16, String, Option<String>, usize) {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, encoding.parse().expect("a valid header"));
        let response = page(Method::GET, path.parse().expect("a valid address"), headers).await;
        let header = |name| {
            response.headers().get(name).map(|v| v.to_str().expect("valid text").to_string())
        };
        let (status, media) = (response.status().as_u16(), header(header::CONTENT_TYPE));
        let coding = header(header::CONTENT_ENCODING);
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("read the body");
        (status, media.unwrap_or_default(), coding, body.len())
    }

    #[tokio::test]
    async fn every_path_of_the_client_serves_its_page() {
        let (status, media, ..) = get("/r/ABCD2345", "").await;
        assert_eq!((status, media.as_str()), (200, "text/html; charset=utf-8"));
        assert_eq!(get("/r/ABCD2345", "").await, get("/", "").await);
        assert_eq!(get("/index.html", "").await, get("/", "").await);
    }

    #[tokio::test]
    async fn unknown_files_and_api_paths_are_not_found() {
        for path in ["/api/nothing", "/api", "/none.js", "/assets/none.css", "/../Cargo.toml"] {
            assert_eq!(get(path, "").await.0, 404, "{path}");
        }
        let posted =
            page(Method::POST, "/".parse().expect("a valid address"), HeaderMap::new()).await;
        assert_eq!(posted.status().as_u16(), 404);
    }

    #[tokio::test]
    async fn files_are_compressed_if_the_client_accepts_it() {
        let (_, _, coding, packed) = get("/", "br, gzip").await;
        let (.., plain) = get("/", "gzip;q=0").await;
        assert!(coding.is_none() || packed < plain);
    }
}
