//! Turns a plan into a layout, and adds what the rules say about each square.

use super::{
    BoardPlan, Layout, LinkLayout, Outline, SeatLayout, SeatPlan, SquareKind, SquareLayout, rounded,
};
use crate::rules::path::NONE;
use crate::rules::{LinkKind, Rules, Square, node};
use crate::spec::EntryAt;
use crate::state::Seat;
use std::collections::BTreeMap;

pub(super) fn draw(rules: &Rules, plan: BoardPlan) -> Layout {
    Drawing { rules, squares: Vec::new(), index: BTreeMap::new() }.finished(plan)
}

struct Drawing<'a> {
    rules: &'a Rules,
    squares: Vec<SquareLayout>,
    index: BTreeMap<Square, usize>,
}

impl Drawing<'_> {
    fn finished(mut self, plan: BoardPlan) -> Layout {
        let first = self.rules.spec().board.first;
        for (i, outline) in plan.track.iter().enumerate() {
            self.add(Square::Track(i as u8 + first), *outline);
        }
        let seats = plan.seats.into_iter().enumerate();
        let seats: Vec<SeatLayout> =
            seats.map(|(seat, plan)| self.seat(Seat(seat as u8), plan)).collect();
        let links = self.links(&seats);
        for seat in &seats {
            self.mark(seat);
        }
        for link in links.iter().filter(|l| matches!(l.kind, LinkKind::Jump | LinkKind::Flight)) {
            self.paint(link);
        }
        for square in &mut self.squares {
            square.owner = square.seat.or(square.owner).or(square.start_of);
        }
        Layout {
            width: rounded(plan.frame[1].x),
            height: rounded(plan.frame[1].y),
            squares: self.squares,
            seats,
            links,
            first_step: *self.rules.steps().start(),
        }
    }

    fn add(&mut self, square: Square, outline: Outline) -> usize {
        let (kind, seat, number) = match square {
            Square::Yard(seat) => (SquareKind::Yard, Some(seat), None),
            Square::Pad(seat) => (SquareKind::Pad, Some(seat), None),
            Square::Track(n) => (SquareKind::Track, None, Some(n)),
            Square::Stretch(seat, n) => (SquareKind::Stretch, Some(seat), Some(n)),
            Square::Finish(seat) => (SquareKind::Finish, Some(seat), None),
        };
        self.index.insert(square, self.squares.len());
        self.squares.push(SquareLayout {
            name: match seat {
                Some(seat) => format!("{square} of seat {seat}"),
                None => square.to_string(),
            },
            kind,
            seat,
            number,
            outline: Outline {
                shape: outline.shape,
                x: rounded(outline.x),
                y: rounded(outline.y),
                width: rounded(outline.width),
                height: rounded(outline.height),
                rotation: rounded(outline.rotation.rem_euclid(360.0)),
            },
            safe: false,
            mark: false,
            start_of: None,
            owner: None,
            effect: None,
        });
        self.squares.len() - 1
    }

    fn seat(&mut self, seat: Seat, plan: SeatPlan) -> SeatLayout {
        let yard = self.add(Square::Yard(seat), plan.yard);
        let pad = plan.pad.map(|outline| self.add(Square::Pad(seat), outline));
        for (n, outline) in plan.stretch {
            self.add(Square::Stretch(seat, n), outline);
        }
        let (finish, finish_slots) = plan.finish.unzip();
        let finish = finish.map(|outline| self.add(Square::Finish(seat), outline));
        let nodes = 0..self.rules.path.len() as u8;
        SeatLayout {
            seat,
            colour: self.rules.colour(seat).into(),
            yard,
            yard_slots: plan.yard_slots.rounded(),
            pad,
            finish,
            finish_slots: finish_slots.unwrap_or_default().rounded(),
            path: nodes.map(|node| self.index[&self.rules.square_of(seat, node)]).collect(),
        }
    }

    /// Adds what the rules say about the squares of a seat's path.
    fn mark(&mut self, seat: &SeatLayout) {
        let rules = self.rules;
        for (node, &square) in seat.path.iter().enumerate() {
            let square = &mut self.squares[square];
            square.safe |= rules.flags[node] & node::SAFE != 0;
            square.mark |= rules.flags[node] & node::MARK != 0;
        }
        for &(node, effect) in &rules.effects {
            self.squares[seat.path[usize::from(node)]].effect.get_or_insert(effect);
        }
        let spec = rules.spec();
        let own_start = spec.board.turn > 0 && spec.entry.at != EntryAt::Value;
        if own_start && rules.path.start != NONE {
            let start = seat.path[usize::from(rules.path.start)];
            self.squares[start].start_of = Some(seat.seat);
        }
    }

    /// Gives the ends of a seat's jump its colour.
    fn paint(&mut self, link: &LinkLayout) {
        for end in [link.from, link.to] {
            let owner = &mut self.squares[end].owner;
            *owner = owner.or(link.seat);
        }
    }

    fn links(&self, seats: &[SeatLayout]) -> Vec<LinkLayout> {
        let rules = self.rules;
        let mut links = Vec::new();
        for (node, &(to, kind)) in rules.links.iter().enumerate() {
            if rules.flags[node] & node::LINK == 0 {
                continue;
            }
            let ends = |seat: &SeatLayout| (seat.path[node], seat.path[usize::from(to)]);
            let shared = seats.iter().all(|seat| ends(seat) == ends(&seats[0]));
            for seat in if shared { &seats[..1] } else { seats } {
                let (from, to) = ends(seat);
                links.push(LinkLayout {
                    kind,
                    seat: (!shared).then_some(seat.seat),
                    from,
                    to,
                    line: [from, to].map(|end| self.squares[end].outline.middle()),
                });
            }
        }
        links
    }
}
