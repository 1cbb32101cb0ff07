//! Pages with pictures: one self-contained file, light and dark, nothing from the network.

use homestretch_bots::tally::Histogram;
use std::fmt::Write as _;

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #22252a; --soft: #6b7280; --line: #d9dce1; --bar: #3f74c9; --mark: #14243f; --paper: #fbfaf7; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #9aa0a8; --line: #3a3f46; --bar: #4d7fce; --mark: #f4f6fa; --paper: #17191c; } }
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
            "<path d=\"M{0:.1} {middle}H{1:.1}M{0:.1} {2}v10M{1:.1} {2}v10\" stroke=\"var(--mark)\" stroke-width=\"2\"/>",
            x(low),
            x(high),
            middle - 5
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

/// How often each number came, in at most 64 steps, with the mean. The rare long tail, which would
/// squeeze everything else, is left out and told in words.
pub fn histogram(numbers: &Histogram, what: &str) -> String {
    let counts = numbers.counts();
    let begin = counts.iter().position(|n| *n > 0).unwrap_or(0);
    let last = numbers.percentile(0.995).max(begin);
    let width = (last - begin + 1).div_ceil(64);
    let shown = counts.get(begin..=last).unwrap_or_default();
    let steps: Vec<u64> = shown.chunks(width).map(|step| step.iter().sum()).collect();
    let total = numbers.count().max(1) as f64;
    let most = steps.iter().copied().max().unwrap_or(1).max(1) as f64;
    let bar = 580.0 / steps.len().max(1) as f64;
    let x = |number: f64| 50.0 + (number - begin as f64) / width as f64 * bar;
    let mut svg = String::from("<svg viewBox=\"0 0 640 214\" role=\"img\">\n");
    for part in [0.5, 1.0] {
        let (y, share) = (180.0 - 150.0 * part, 100.0 * most * part / total);
        let _ = writeln!(
            svg,
            "<path d=\"M50 {y}H630\" stroke=\"var(--line)\"/><text x=\"44\" y=\"{}\" text-anchor=\"end\">{share:.1} %</text>",
            y + 4.0
        );
    }
    for (i, n) in steps.iter().enumerate() {
        let (from, height) = (begin + i * width, *n as f64 / most * 150.0);
        let to = if width == 1 { String::new() } else { format!(" to {}", from + width - 1) };
        let _ = writeln!(
            svg,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"var(--bar)\"><title>{from}{to} {what}: {n}</title></rect>",
            x(from as f64),
            180.0 - height,
            (bar - 1.0).max(0.5)
        );
    }
    let mean = numbers.mean();
    let at = x(mean + 0.5);
    let _ = writeln!(
        svg,
        "<path d=\"M{at:.1} 18V180\" stroke=\"var(--ink)\" stroke-dasharray=\"4 4\"/><text x=\"{:.1}\" y=\"14\" text-anchor=\"middle\">mean {mean:.1}</text>",
        at.clamp(80.0, 590.0)
    );
    let _ = writeln!(svg, "<path d=\"M50 180H630\" stroke=\"var(--soft)\"/>");
    let step = round_step((last - begin + 1).div_ceil(8));
    for number in (begin.next_multiple_of(step)..=last).step_by(step) {
        let at = x(number as f64 + 0.5);
        let _ =
            writeln!(svg, "<text x=\"{at:.1}\" y=\"198\" text-anchor=\"middle\">{number}</text>");
    }
    let beyond: u64 = counts.iter().skip(last + 1).sum();
    if beyond > 0 {
        let longest = counts.len() - 1;
        let _ = writeln!(
            svg,
            "<text x=\"630\" y=\"212\" text-anchor=\"end\">{beyond} more, up to {longest}</text>"
        );
    }
    svg + "</svg>\n"
}

/// The next of 1, 2, 5, 10, 20 …
fn round_step(least: usize) -> usize {
    let mut ten = 1;
    loop {
        match [1, 2, 5].into_iter().map(|n| n * ten).find(|step| *step >= least) {
            Some(step) => return step,
            None => ten *= 10,
        }
    }
}

/// Text that means itself in a page.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
