//! Draws the board of a variant as SVG, from its layout alone.
//!
//! `cargo run -p homestretch-rules --example draw -- ludo > ludo.svg` takes the id of a variant or
//! the path of a variant file.

use homestretch_rules::layout::{
    Layout, LinkLayout, Outline, Point, SeatLayout, Shape, SquareEffect, SquareKind, SquareLayout,
};
use homestretch_rules::{LinkKind, Rules, Seat, catalog};
use std::process::ExitCode;

/// The size of a square in pixels.
const SIDE: f64 = 40.0;
const INK: &str = "#3a3a44";
const PAPER: &str = "#ffffff";
const BOARD: &str = "#f3efe6";

fn main() -> ExitCode {
    let Some(variant) = std::env::args().nth(1) else {
        eprintln!("name a variant: {}", catalog::ids().collect::<Vec<_>>().join(" "));
        return ExitCode::FAILURE;
    };
    match rules(&variant) {
        Ok(rules) => {
            rules.layout_problems().iter().for_each(|problem| eprintln!("{problem}"));
            println!("{}", svg(&rules.layout()));
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn rules(variant: &str) -> Result<Rules, String> {
    if let Some(rules) = Rules::named(variant) {
        return Ok(rules);
    }
    let text = std::fs::read_to_string(variant).map_err(|e| format!("{variant}: {e}"))?;
    Rules::read(&text).map_err(|problems| problems.to_string())
}

fn svg(layout: &Layout) -> String {
    let margin = 0.4;
    let (width, height) = (layout.width + 2.0 * margin, layout.height + 2.0 * margin);
    let mut parts = vec![
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{0} {0} {width:.3} {height:.3}" width="{1:.0}" height="{2:.0}" font-family="sans-serif">"#,
            -margin,
            width * SIDE,
            height * SIDE,
        ),
        format!(
            r#"<rect x="{0}" y="{0}" width="{width:.3}" height="{height:.3}" rx="0.5" fill="{BOARD}"/>"#,
            -margin
        ),
    ];
    for kind in [SquareKind::Yard, SquareKind::Track, SquareKind::Stretch, SquareKind::Finish] {
        let squares = layout.squares.iter().filter(|square| square.kind == kind);
        parts.extend(squares.map(|square| draw_square(layout, square)));
    }
    let pads = layout.squares.iter().filter(|square| square.kind == SquareKind::Pad);
    parts.extend(pads.map(|square| draw_square(layout, square)));
    parts.extend(layout.seats.iter().map(|seat| draw_slots(layout, seat)));
    // Jumps of single seats are shown by the colour of their ends.
    let painted = |link: &LinkLayout| link.kind == LinkKind::Jump && link.seat.is_some();
    let links = layout.links.iter().filter(|link| !painted(link));
    parts.extend(links.map(|link| draw_link(layout, link)));
    parts.extend(layout.seats.iter().map(|seat| draw_tokens(layout, seat)));
    parts.push("</svg>".into());
    parts.retain(|part| !part.is_empty());
    parts.join("\n")
}

fn draw_square(layout: &Layout, square: &SquareLayout) -> String {
    let tint = square.owner.map_or(PAPER, |seat| paint(layout, seat));
    let outline = &square.outline;
    let Outline { x, y, .. } = *outline;
    match square.kind {
        SquareKind::Yard if outline.width.min(outline.height) < 2.0 => {
            shape(&shrunk(outline, 0.2), PAPER, tint, 0.25)
        }
        SquareKind::Yard => {
            let inner = shrunk(outline, 0.5);
            shape(outline, tint, "none", 0.4) + &shape(&inner, PAPER, "none", 0.3)
        }
        SquareKind::Finish => shape(outline, tint, PAPER, 0.0),
        SquareKind::Pad => {
            shape(outline, tint, PAPER, 0.0) + &shape(&shrunk(outline, 0.3), PAPER, "none", 0.0)
        }
        SquareKind::Track | SquareKind::Stretch => {
            let fill = if square.owner.is_none() && square.safe { "#e6e2d6" } else { tint };
            let glyph = if square.mark {
                rosette(x, y)
            } else if square.safe {
                star(x, y, if square.owner.is_some() { PAPER } else { "#a9a294" })
            } else if let Some(effect) = square.effect {
                let label = match effect {
                    SquareEffect::Skip => "skip",
                    SquareEffect::Swap => "swap",
                    SquareEffect::Shield => "shield",
                    SquareEffect::SecondThrow => "2nd",
                    SquareEffect::ChosenRoll => "choose",
                };
                shape(&shrunk(outline, 0.1), "#f7e3b4", "none", 0.1)
                    + &text(x, y + 0.28, 0.26, label)
            } else {
                String::new()
            };
            let rows = layout.links.iter().any(|l| l.kind == LinkKind::Ladder);
            let number = square.number.filter(|_| rows && square.kind == SquareKind::Track);
            let number = number.map(|n| text(x, y - 0.32, 0.22, &n.to_string()));
            shape(outline, fill, INK, 0.06) + &glyph + &number.unwrap_or_default()
        }
    }
}

fn shrunk(outline: &Outline, by: f64) -> Outline {
    Outline { width: outline.width - by, height: outline.height - by, ..*outline }
}

fn draw_slots(layout: &Layout, seat: &SeatLayout) -> String {
    let tint = paint(layout, seat.seat);
    let size = seat.yard_slots.size;
    if size < 0.9 {
        return String::new();
    }
    let slot = |p: &Point| {
        let ring = Outline {
            shape: Shape::Circle,
            x: p.x,
            y: p.y,
            width: size * 0.9,
            height: size * 0.9,
            rotation: 0.0,
        };
        shape(&ring, PAPER, tint, 0.0)
    };
    seat.yard_slots.at.iter().map(slot).collect()
}

/// Draws the tokens of a seat: the first is home, the second on the path, the others in the yard.
fn draw_tokens(layout: &Layout, seat: &SeatLayout) -> String {
    let tint = paint(layout, seat.seat);
    let tokens = seat.yard_slots.at.len();
    let mut out = String::new();
    for token in 0..tokens {
        let (at, size) = match token {
            0 if tokens > 1 && !seat.finish_slots.at.is_empty() => {
                (seat.finish_slots.at[0], seat.finish_slots.size)
            }
            1 => {
                let step = 1 + (3 + 9 * seat.seat.index()) % (seat.path.len() - 1);
                let square = &layout.squares[seat.path[step]].outline;
                (Point { x: square.x, y: square.y }, 0.9)
            }
            _ => (seat.yard_slots.at[token], seat.yard_slots.size.min(0.9)),
        };
        out += &draw_token(at, size, tint);
    }
    out
}

fn draw_token(at: Point, size: f64, tint: &str) -> String {
    let Point { x, y } = at;
    let r = size * 0.4;
    format!(
        r##"<g><circle cx="{x:.3}" cy="{:.3}" r="{r:.3}" fill="#000" opacity="0.25"/><circle cx="{x:.3}" cy="{y:.3}" r="{r:.3}" fill="{tint}" stroke="{PAPER}" stroke-width="{:.3}"/><circle cx="{x:.3}" cy="{y:.3}" r="{:.3}" fill="none" stroke="{PAPER}" stroke-opacity="0.6" stroke-width="{:.3}"/></g>"##,
        y + r * 0.18,
        r * 0.2,
        r * 0.5,
        r * 0.15,
    )
}

fn draw_link(layout: &Layout, link: &LinkLayout) -> String {
    let [a, b] = link.line;
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = dx.hypot(dy).max(0.01);
    let (ux, uy) = (dx / length, dy / length);
    let along = |d: f64, side: f64| (a.x + ux * d - uy * side, a.y + uy * d + ux * side);
    let line = |from: (f64, f64), to: (f64, f64), colour: &str, width: f64, more: &str| {
        format!(
            r#"<path d="M{:.3} {:.3}L{:.3} {:.3}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" fill="none"{more}/>"#,
            from.0, from.1, to.0, to.1
        )
    };
    match link.kind {
        LinkKind::Ladder => {
            let mut out = String::from(r#"<g opacity="0.85">"#);
            for side in [-0.16, 0.16] {
                out += &line(along(0.0, side), along(length, side), "#9a6a33", 0.07, "");
            }
            let rungs = (length / 0.4) as usize;
            for i in 0..rungs {
                let d = (i as f64 + 0.5) * length / rungs as f64;
                out += &line(along(d, -0.16), along(d, 0.16), "#b98547", 0.06, "");
            }
            out + "</g>"
        }
        LinkKind::Snake => {
            let waves = ((length / 1.1) as usize).max(2);
            let mut path = format!("M{:.3} {:.3}", a.x, a.y);
            for i in 0..waves {
                let step = length / waves as f64;
                let side = if i % 2 == 0 { 0.45 } else { -0.45 };
                let (bend, end) =
                    (along((i as f64 + 0.5) * step, side), along((i + 1) as f64 * step, 0.0));
                path += &format!("Q{:.3} {:.3} {:.3} {:.3}", bend.0, bend.1, end.0, end.1);
            }
            let body = |colour: &str, width: f64| {
                format!(
                    r#"<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" fill="none"/>"#
                )
            };
            format!(
                r##"<g opacity="0.9">{}{}<circle cx="{x:.3}" cy="{y:.3}" r="0.19" fill="#3f7d4e"/><circle cx="{:.3}" cy="{y:.3}" r="0.035" fill="#fff"/><circle cx="{:.3}" cy="{y:.3}" r="0.035" fill="#fff"/></g>"##,
                body("#3f7d4e", 0.22),
                body("#8fc49a", 0.09),
                a.x - 0.07,
                a.x + 0.07,
                x = a.x,
                y = a.y,
            )
        }
        LinkKind::Jump | LinkKind::Flight => {
            let colour = link.seat.map_or(INK, |seat| paint(layout, seat));
            let flight = link.kind == LinkKind::Flight;
            let more = if flight {
                r#" stroke-dasharray="0.22 0.18"  opacity="0.9""#
            } else {
                r#" opacity="0.8""#
            };
            let width = if flight { 0.12 } else { 0.06 };
            let start = 0.25_f64.min(length / 3.0);
            let end = length - start;
            let mut out = line(along(start, 0.0), along(end, 0.0), INK, width + 0.05, more);
            out += &line(along(start, 0.0), along(end, 0.0), colour, width, more);
            for side in [-0.13, 0.13] {
                out += &line(along(end - 0.16, side), along(end, 0.0), INK, 0.06, "");
            }
            out
        }
    }
}

fn shape(outline: &Outline, fill: &str, stroke: &str, round: f64) -> String {
    let Outline { x, y, width, height, rotation, shape } = *outline;
    let paint = format!(r#"fill="{fill}" stroke="{stroke}" stroke-width="0.04""#);
    match shape {
        Shape::Circle => format!(r#"<circle cx="{x}" cy="{y}" r="{:.3}" {paint}/>"#, width / 2.0),
        Shape::Triangle => {
            let point = |p: &Point| format!("{:.3},{:.3}", p.x, p.y);
            let points: Vec<String> = outline.corners().iter().map(point).collect();
            format!(r#"<polygon points="{}" {paint} stroke-linejoin="round"/>"#, points.join(" "))
        }
        Shape::Square => {
            let turn = if rotation == 0.0 {
                String::new()
            } else {
                format!(r#" transform="rotate({rotation} {x} {y})""#)
            };
            format!(
                r#"<rect x="{:.3}" y="{:.3}" width="{width}" height="{height}" rx="{round}" {paint}{turn}/>"#,
                x - width / 2.0,
                y - height / 2.0,
            )
        }
    }
}

fn star(x: f64, y: f64, fill: &str) -> String {
    let point = |i: usize| {
        let r = if i.is_multiple_of(2) { 0.34 } else { 0.14 };
        let (sin, cos) = (i as f64 * 36.0).to_radians().sin_cos();
        format!("{:.3},{:.3}", x + r * sin, y - r * cos)
    };
    let points: Vec<String> = (0..10).map(point).collect();
    format!(r#"<polygon points="{}" fill="{fill}"/>"#, points.join(" "))
}

fn rosette(x: f64, y: f64) -> String {
    let petal = |i: usize| {
        format!(
            r##"<ellipse cx="{x}" cy="{:.3}" rx="0.1" ry="0.19" fill="#c8553d" transform="rotate({} {x} {y})"/>"##,
            y - 0.19,
            i * 45
        )
    };
    (0..8).map(petal).collect::<String>()
        + &format!(r##"<circle cx="{x}" cy="{y}" r="0.09" fill="#f3d9a4"/>"##)
}

/// Small text, set large and scaled down because some viewers cannot set type below one pixel.
fn text(x: f64, y: f64, size: f64, text: &str) -> String {
    format!(
        r#"<text transform="translate({x:.3} {:.3}) scale({:.4})" font-size="10" text-anchor="middle" fill="{INK}">{text}</text>"#,
        y + size * 0.35,
        size / 10.0,
    )
}

fn paint(layout: &Layout, seat: Seat) -> &str {
    match layout.seats[seat.index()].colour.as_str() {
        "red" => "#d64545",
        "blue" => "#3f74c9",
        "green" => "#4b9b5b",
        "yellow" => "#e8b93a",
        "purple" => "#8e5bb5",
        "olive" => "#8a8f35",
        "indigo" => "#4a4c9c",
        "orange" => "#e08338",
        "white" => "#d9d3c4",
        "black" => "#4a4a52",
        "" => ["#d64545", "#3f74c9", "#4b9b5b", "#e8b93a", "#8e5bb5", "#e08338"][seat.index()],
        other => other,
    }
}
