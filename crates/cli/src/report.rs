//! Pages with pictures: one self-contained file, light and dark, nothing from the network.

use std::fmt::Write as _;

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #22252a; --soft: #6b7280; --line: #d9dce1; --bar: #3f74c9; --paper: #fbfaf7; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #9aa0a8; --line: #3a3f46; --bar: #7da7ea; --paper: #17191c; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; }
table { border-collapse: collapse; width: 100%; } td { border-top: 1px solid var(--line); padding: .35rem 0; } td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
";

/// A page that grows from top to bottom.
pub struct Page {
    out: String,
}

impl Page {
    /// A page with this title.
    pub fn new(title: &str) -> Page {
        let title = escape(title);
        let head = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">";
        Page {
            out: format!(
                "{head}\n<title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n"
            ),
        }
    }

    /// A paragraph.
    pub fn text(&mut self, text: &str) {
        let _ = writeln!(self.out, "<p>{}</p>", escape(text));
    }

    /// A picture with its title.
    pub fn figure(&mut self, title: &str, svg: &str) {
        let title = escape(title);
        let _ =
            writeln!(self.out, "<h2>{title}</h2>\n<figure aria-label=\"{title}\">\n{svg}</figure>");
    }

    /// Names and values.
    pub fn table(&mut self, rows: &[(&str, String)]) {
        self.out.push_str("<h2>In numbers</h2>\n<table>\n");
        for (name, value) in rows {
            let _ =
                writeln!(self.out, "<tr><td>{}</td><td>{}</td></tr>", escape(name), escape(value));
        }
        self.out.push_str("</table>\n");
    }

    /// The whole page.
    pub fn finish(self) -> String {
        self.out + "</html>\n"
    }
}

/// Shares as bars, each with its interval.
pub fn bars(labels: &[String], share: impl Fn(usize) -> (f64, (f64, f64))) -> String {
    let height = labels.len() * 34 + 10;
    let mut svg = format!("<svg viewBox=\"0 0 640 {height}\" role=\"img\">\n");
    let x = |share: f64| 170.0 + share * 400.0;
    for (i, label) in labels.iter().enumerate() {
        let (value, (low, high)) = share(i);
        let y = i * 34 + 6;
        let middle = y + 12;
        let _ = writeln!(
            svg,
            "<text x=\"160\" y=\"{}\" text-anchor=\"end\">{}</text>",
            middle + 4,
            escape(label)
        );
        let _ = writeln!(
            svg,
            "<rect x=\"170\" y=\"{y}\" width=\"{:.1}\" height=\"24\" rx=\"3\" fill=\"var(--bar)\"/>",
            value * 400.0
        );
        let _ = writeln!(
            svg,
            "<path d=\"M{:.1} {middle}H{:.1}\" stroke=\"var(--ink)\" stroke-width=\"2\"/>",
            x(low),
            x(high)
        );
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{}\">{:.1} %</text>",
            x(high.max(value)) + 8.0,
            middle + 4,
            value * 100.0
        );
    }
    svg + "</svg>\n"
}

/// How often each number came, in at most 64 steps.
pub fn histogram(counts: &[u64]) -> String {
    // The last percent is a long tail that would squeeze everything else.
    let total: u64 = counts.iter().sum();
    let mut seen = 0;
    let end = counts.iter().position(|n| {
        seen += n;
        seen * 1000 >= total * 995
    });
    let end = end.map_or(counts.len(), |end| end + 1).max(1);
    let begin = counts.iter().position(|n| *n > 0).unwrap_or(0).min(end - 1);
    let width = (end - begin).div_ceil(64).max(1);
    let steps: Vec<u64> = counts[begin.min(counts.len())..end.min(counts.len())]
        .chunks(width)
        .map(|c| c.iter().sum())
        .collect();
    let most = steps.iter().copied().max().unwrap_or(1).max(1);
    let mut svg = String::from("<svg viewBox=\"0 0 640 200\" role=\"img\">\n");
    let bar = 600.0 / steps.len().max(1) as f64;
    for (i, n) in steps.iter().enumerate() {
        let height = *n as f64 / most as f64 * 160.0;
        let from = begin + i * width;
        let _ = writeln!(
            svg,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"var(--bar)\"><title>{from} to {}: {n}</title></rect>",
            20.0 + i as f64 * bar,
            170.0 - height,
            (bar - 1.0).max(0.5),
            from + width - 1
        );
    }
    let _ = writeln!(svg, "<path d=\"M20 170H620\" stroke=\"var(--line)\"/>");
    let _ = writeln!(
        svg,
        "<text x=\"20\" y=\"190\">{begin}</text><text x=\"620\" y=\"190\" text-anchor=\"end\">{end}</text>"
    );
    svg + "</svg>\n"
}

/// Text that means itself in a page.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
