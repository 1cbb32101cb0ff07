//! The legend of the signs on a board.

use super::glyphs::{Sign, effect_sign, link_sign};
use super::picture::Picture;
use homestretch_rules::LinkKind;
use homestretch_rules::layout::{SquareEffect, SquareKind, SquareLayout};

/// The meaning of a sign on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Tokens on this square cannot be captured.
    Safe,
    /// A marked square.
    Rosette,
    /// The square has an effect on tokens that land on it.
    Effect(SquareEffect),
    /// A link starts on this square.
    Link(LinkKind),
    /// The selected token would land here.
    Landing,
    /// A token that would be or was captured.
    Captured,
}

impl Picture {
    /// The signs of this board, each once.
    pub fn legend(&self) -> Vec<(char, Meaning)> {
        let squares = || self.layout.squares.iter();
        let mut legend = Vec::new();
        let sign = |sign: Sign| sign.glyph(self.style);
        let safe =
            |square: &SquareLayout| square.safe && square.kind == SquareKind::Track && !square.mark;
        if squares().any(safe) {
            legend.push((sign(Sign::SAFE), Meaning::Safe));
        }
        if squares().any(|square| square.mark) {
            legend.push((sign(Sign::ROSETTE), Meaning::Rosette));
        }
        let links = self.layout.links.iter();
        let links = links.map(|link| (link_sign(link.kind, self.style), Meaning::Link(link.kind)));
        let effects = squares().filter_map(|square| square.effect);
        let effects = effects.map(|effect| (effect_sign(effect), Meaning::Effect(effect)));
        for found in links.chain(effects) {
            if !legend.contains(&found) {
                legend.push(found);
            }
        }
        legend.push((sign(Sign::LANDING), Meaning::Landing));
        legend.push((sign(Sign::CAPTURED), Meaning::Captured));
        legend
    }
}
