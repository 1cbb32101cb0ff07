//! HTML reports: one self-contained file with charts, in light and dark, that loads nothing from
//! the network.

use homestretch_bots::tally::Histogram;
use std::fmt::{Display, Write as _};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #22252a; --soft: #6b7280; --line: #d9dce1; --bar: #3f74c9; --mark: #14243f; --paper: #fbfaf7; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #9aa0a8; --line: #3a3f46; --bar: #4d7fce; --mark: #f4f6fa; --paper: #17191c; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; }
table { border-collapse: collapse; width: 100%; } th, td { border-top: 1px solid var(--line); padding: .35rem 0; font-weight: normal; text-align: left; } td { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
";

/// A report under construction. Every method adds something at its end.
pub struct Page {
    out: String,
}

impl Page {
    /// An empty report with this title.
    pub fn new(title: &str) -> Page {
        let title = escape(title);
        let head = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">";
        let style = format!("<style>{STYLE}</style>");
        Page { out: format!("{head}\n<title>{title}</title>\n{style}\n<h1>{title}</h1>\n") }
    }

    /// Adds a paragraph.
    pub fn text(&mut self, text: &str) {
        let _ = writeln!(self.out, "<p>{}</p>", escape(text));
    }

    /// Adds a chart with its title.
    pub fn figure(&mut self, title: &str, figure: &Figure) {
        let Figure { size: (width, height), description, svg } = figure;
        let (title, description) = (escape(title), escape(description));
        let _ = writeln!(
            self.out,
            "<h2>{title}</h2>\n<figure>\n<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}: {description}\">\n{svg}</svg>\n</figure>"
        );
    }

    /// Adds a table of names and values.
    pub fn table(&mut self, rows: &[(String, String)]) {
        self.out.push_str("<h2>In numbers</h2>\n<table>\n");
        for (name, value) in rows {
            let (name, value) = (escape(name), escape(value));
            let _ = writeln!(self.out, "<tr><th scope=\"row\">{name}</th><td>{value}</td></tr>");
        }
        self.out.push_str("</table>\n");
    }

    /// The finished report.
    pub fn finish(self) -> String {
        self.out + "</html>\n"
    }
}

/// A chart, and its content in words for readers who cannot see it.
pub struct Figure {
    /// Width and height, in the units of the drawing.
    pub size: (usize, usize),
    /// The content in words.
    pub description: String,
    /// The content of the SVG element.
    pub svg: String,
}

/// A share of games.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// The share itself.
    pub value: f64,
    /// Its 95 % interval; None if the share is exact.
    pub interval: Option<(f64, f64)>,
}

impl Share {
    /// A share that is known exactly.
    pub fn exact(value: f64) -> Share {
        Share { value, interval: None }
    }

    /// A share that was counted in a sample.
    pub fn counted(value: f64, interval: (f64, f64)) -> Share {
        Share { value, interval: Some(interval) }
    }
}

impl std::fmt::Display for Share {
    /// The share in percent, with its interval if it has one.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let value = 100.0 * self.value;
        match self.interval {
            Some((low, high)) => {
                write!(f, "{value:.2} % (95 %: {:.2} to {:.2})", 100.0 * low, 100.0 * high)
            }
            None => write!(f, "{value:.4} %"),
        }
    }
}

/// A bar chart of shares, with their intervals.
pub fn bars(labels: &[String], share: impl Fn(usize) -> Share) -> Figure {
    let height = labels.len() * 34 + 10;
    let mut svg = String::new();
    let x = |share: f64| 170.0 + share * 400.0;
    for (i, name) in labels.iter().enumerate() {
        let Share { value, interval } = share(i);
        let y = i * 34 + 6;
        let middle = y + 12;
        svg += &label(160, middle + 4, "end", &escape(name));
        let _ = writeln!(
            svg,
            "<rect x=\"170\" y=\"{y}\" width=\"{:.1}\" height=\"24\" rx=\"3\" fill=\"var(--bar)\"/>",
            value * 400.0
        );
        if let Some((low, high)) = interval {
            let _ = writeln!(
                svg,
                "<path d=\"M{0:.1} {middle}H{1:.1}M{0:.1} {2}v10M{1:.1} {2}v10\" stroke=\"var(--mark)\" stroke-width=\"2\"/>",
                x(low),
                x(high),
                middle - 5
            );
        }
        let end = interval.map_or(value, |(_, high)| high.max(value));
        let percent = format!("{:.1} %", value * 100.0);
        svg += &label(format_args!("{:.1}", x(end) + 8.0), middle + 4, "start", &percent);
    }
    let described = labels.iter().enumerate().map(|(i, label)| format!("{label} {}", share(i)));
    Figure { size: (640, height), description: described.collect::<Vec<_>>().join(", "), svg }
}

/// A histogram with at most 64 bars and the mean. The rare long tail would squeeze everything else,
/// so it is left out and described in words.
pub fn histogram(numbers: &Histogram, what: &str) -> Figure {
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
    let mut svg = String::new();
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
        let end = (from + width - 1).min(last);
        let to = if end == from { String::new() } else { format!(" to {end}") };
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
        svg += &label(format_args!("{at:.1}"), 198, "middle", &number.to_string());
    }
    let [low, half, high] = [0.05, 0.5, 0.95].map(|part| numbers.percentile(part));
    let mut description =
        format!("mean {mean:.1} {what}, 5 % within {low}, half within {half}, 95 % within {high}");
    let beyond: u64 = counts.iter().skip(last + 1).sum();
    if beyond > 0 {
        let longest = counts.len() - 1;
        svg += &label(630, 212, "end", &format!("{beyond} more, up to {longest}"));
        let _ = write!(description, "; {beyond} more, up to {longest}, are not drawn");
    }
    Figure { size: (640, 214), description, svg }
}

/// A line of text in a chart. `anchor` is the part of the text that is at `x`.
pub fn label(x: impl Display, y: usize, anchor: &str, text: &str) -> String {
    match anchor {
        "start" => format!("<text x=\"{x}\" y=\"{y}\">{text}</text>\n"),
        _ => format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{text}</text>\n"),
    }
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
