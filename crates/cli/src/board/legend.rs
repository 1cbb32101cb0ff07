//! What the signs on a board mean.

use super::picture::Picture;
use super::signs::{Sign, effect_sign, link_sign};
use homestretch_rules::LinkKind;
use homestretch_rules::layout::{SquareEffect, SquareKind, SquareLayout};

/// What a sign on a board says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Nobody is captured here.
    Safe,
    /// A marked square.
    Rosette,
    /// The square does something to a token that comes to rest on it.
    Effect(SquareEffect),
    /// A link begins here.
    Link(LinkKind),
    /// The chosen token would come to rest here.
    Landing,
    /// A token that would be captured, or was.
    Captured,
}

impl Picture {
    /// The signs that this board has, each once.
    pub fn legend(&self) -> Vec<(char, Meaning)> {
        let squares = || self.layout.squares.iter();
        let mut legend = Vec::new();
        let sign = |sign: Sign| sign.glyph(self.style);
        let safe =
            |square: &SquareLayout| square.safe && square.kind == SquareKind::Track && !square.mark;
        if squares().any(safe) {
            legend.push((sign(Sign::Safe), Meaning::Safe));
        }
        if squares().any(|square| square.mark) {
            legend.push((sign(Sign::Rosette), Meaning::Rosette));
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
        legend.push((sign(Sign::Landing), Meaning::Landing));
        legend.push((sign(Sign::Captured), Meaning::Captured));
        legend
    }
}
