//! The web client, built by `build.rs` from the folder `web` and embedded in the program.

#![forbid(unsafe_code)]

/// A file of the web client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// Its address, such as `/index.html`.
    pub path: &'static str,
    /// Its bytes.
    pub plain: &'static [u8],
    /// The same compressed with gzip, where that is smaller.
    pub gzip: Option<&'static [u8]>,
}

/// All files, by their paths.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at an address.
pub fn find(path: &str) -> Option<&'static File> {
    let at = FILES.binary_search_by(|file| file.path.cmp(path)).ok()?;
    FILES.get(at)
}

impl File {
    /// Its media type, by its name.
    pub fn media_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map(|(_, ending)| ending) {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("ico") => "image/x-icon",
            Some("webmanifest") => "application/manifest+json",
            Some("json") => "application/json",
            Some("txt" | "ftl" | "py") => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Whether its name changes whenever its content does, so that it may be kept for ever.
    pub fn is_lasting(&self) -> bool {
        self.path.starts_with("/assets/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_at_its_address() {
        assert!(FILES.iter().all(|file| find(file.path) == Some(file)));
        assert_eq!(find("/index.html").map(File::media_type), Some("text/html; charset=utf-8"));
        assert_eq!(find("/none"), None);
    }

    #[test]
    fn every_file_has_a_media_type() {
        assert!(FILES.iter().all(|file| file.media_type() != "application/octet-stream"));
    }

    #[test]
    fn all_pages_in_one_language_load_less_than_300_kilobytes() {
        let loads = |file: &&File| {
            let code = [".js", ".css", ".html", ".svg"].iter().any(|end| file.path.ends_with(end));
            let locale = file.path.strip_prefix("/assets/locale-");
            code && locale.is_none_or(|name| name.starts_with("en-"))
        };
        let small = |file: &File| file.gzip.map_or(file.plain.len(), <[u8]>::len);
        let size: usize = FILES.iter().filter(loads).map(small).sum();
        assert!((1..300_000).contains(&size), "{size}");
    }
}
