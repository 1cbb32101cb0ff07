//! Mandatory moves: rules that forbid some of the possible moves in favour of others.

use super::illegal::Illegal;
use super::legal::Source;
use crate::predicate::bit;
use crate::rules::Rules;
use crate::spec::{EntryMust, Must};
use crate::state::{MAX_OFFERS, Move, Moves, State};

impl Rules {
    /// Removes the moves that mandatory moves forbid. If `watch` is one of them, returns the
    /// reason.
    pub(crate) fn filter(
        &self,
        state: &State,
        moves: &mut Moves,
        watch: Option<Move>,
    ) -> Option<Illegal> {
        let owner = self.mover(state).index();
        let nodes = &state.nodes[owner * self.tokens..][..self.tokens];
        let gone = |moves: &Moves, reason: Illegal| {
            watch.filter(|mv| !moves.contains(*mv)).map(|_| reason)
        };
        if self.spec().entry.must != EntryMust::No {
            let yard = self.token_mask(|t| nodes[t] == 0);
            let enters = moves.pairs().any(|(_, m)| m & yard != 0);
            moves.retain(|_| yard);
            if let Some(reason) = gone(moves, Illegal::MustEnter) {
                return Some(reason);
            }
            if !enters && yard != 0 && self.spec().entry.must == EntryMust::Clear {
                let start = self.token_mask(|t| nodes[t] == 1);
                moves.retain(|_| start);
                if let Some(reason) = gone(moves, Illegal::MustClearStart) {
                    return Some(reason);
                }
            }
        }
        let facts = self.throws.infos[usize::from(state.throw)].facts;
        if self.break_on.holds(facts) {
            let size = usize::from(self.spec().meeting.block_size);
            let blocks = self.token_mask(|t| {
                self.blocks_on(nodes[t]) && self.count(state, owner, owner, nodes[t]) >= size
            });
            moves.retain(
                |pips| if self.source(state, pips) == Some(Source::Die) { blocks } else { 0 },
            );
            if let Some(reason) = gone(moves, Illegal::MustBreakBlock) {
                return Some(reason);
            }
        }
        match self.spec().moving.must {
            Must::Capture => {
                let all = *moves;
                moves.retain(|pips| {
                    self.token_mask(|t| {
                        let mv = Move { token: t as u8, pips };
                        all.contains(mv) && self.would_capture(state, mv)
                    })
                });
                gone(moves, Illegal::MustCapture)
            }
            Must::MostDice
                if state.pool_len > 1 || state.pool_len == 1 && state.bonus != [0, 0] =>
            {
                self.keep_moves_that_use_most_dice(state, moves);
                gone(moves, Illegal::MustUseMostDice)
            }
            _ => None,
        }
    }

    /// The tokens of a seat for which the condition holds, as bits.
    fn token_mask(&self, holds: impl Fn(usize) -> bool) -> u16 {
        (0..self.tokens).filter(|t| holds(*t)).fold(0, |mask, t| mask | 1 << t)
    }

    fn would_capture(&self, state: &State, mv: Move) -> bool {
        let mut after = *state;
        self.play(&mut after, mv, &mut ()) & bit::CAPTURE as u16 != 0
    }

    /// Keeps the moves that allow the most dice to be used.
    fn keep_moves_that_use_most_dice(&self, state: &State, moves: &mut Moves) {
        let mut best = 0;
        let mut worth = [(Move { token: 0, pips: 0 }, 0u8); 16 * MAX_OFFERS];
        let mut count = 0;
        let mut distinct = *moves;
        self.distinct(state, &mut distinct);
        for mv in distinct.iter() {
            let used = self.dice_used(state, mv);
            best = best.max(used);
            worth[count] = (mv, used);
            count += 1;
        }
        let owner = self.mover(state).index();
        let node = |t: u8| state.nodes[owner * self.tokens + usize::from(t)];
        let keep = |pips: u8, token: usize| {
            let like = worth[..count]
                .iter()
                .find(|(mv, _)| mv.pips == pips && node(mv.token) == node(token as u8));
            like.is_none_or(|(_, used)| *used == best)
        };
        moves.retain(|pips| self.token_mask(|t| keep(pips, t)));
    }

    /// How many dice can be used at most if this move is made first.
    fn dice_used(&self, state: &State, mv: Move) -> u8 {
        let mut after = *state;
        self.play(&mut after, mv, &mut ());
        let here = state.pool_len - after.pool_len;
        here + self.most_dice(&after)
    }

    fn most_dice(&self, state: &State) -> u8 {
        if state.pool_len == 0 {
            return 0;
        }
        let mut moves = self.possible(state);
        if self.spec().entry.must != EntryMust::No {
            let owner = self.mover(state).index();
            let nodes = &state.nodes[owner * self.tokens..][..self.tokens];
            let yard = self.token_mask(|t| nodes[t] == 0);
            moves.retain(|_| yard);
        }
        self.distinct(state, &mut moves);
        let mut best = 0;
        for mv in moves.iter() {
            best = best.max(self.dice_used(state, mv));
            if best == state.pool_len {
                break;
            }
        }
        best
    }
}
