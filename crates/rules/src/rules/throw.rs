//! Throws: every outcome of the dice, each with an integer weight.

use crate::predicate::ThrowFacts;
use crate::spec::problem::add_problems;
use crate::spec::{DiceSpec, DiceUse, Problems};

/// An outcome of the dice: an index into the rules' list of throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw(pub(crate) u16);

/// Precomputed facts about a throw.
#[derive(Clone, Debug)]
pub(crate) struct ThrowInfo {
    /// The faces in ascending order, or the single value of lots.
    pub(crate) dice: Vec<u8>,
    /// The sum.
    pub(crate) sum: u8,
    /// The facts that hold for it.
    pub(crate) facts: u32,
}

/// All throws, in one or two sets: the usual dice, and the fewer dice near the finish.
#[derive(Clone, Debug, Default)]
pub(crate) struct Throws {
    pub(crate) infos: Vec<ThrowInfo>,
    pub(crate) sets: Vec<Vec<(Throw, u32)>>,
    /// The sum of the weights of each set.
    pub(crate) totals: Vec<u32>,
}

impl DiceSpec {
    /// What a die can show, each with its weight; for lots, their value with every number of lots
    /// face up.
    pub fn faces(&self) -> Vec<(u8, u32)> {
        if self.lots > 0 {
            return self.values.iter().copied().zip(lot_weights(self.lots)).collect();
        }
        (1..=self.sides).map(|face| (face, self.weight(face))).collect()
    }

    fn weight(&self, face: u8) -> u32 {
        self.weights.get(usize::from(face) - 1).map_or(1, |weight| u32::from(*weight))
    }
}

/// In how many ways 0, 1, 2 … of these lots lie face up.
fn lot_weights(lots: u8) -> impl Iterator<Item = u32> {
    let mut ways = 1u64;
    (0..=u64::from(lots)).map(move |up| {
        let now = ways;
        ways = ways * (u64::from(lots) - up) / (up + 1);
        now as u32
    })
}

impl Throws {
    /// Lists every throw, or reports why that is impossible.
    pub(crate) fn new(spec: &DiceSpec, problems: &mut Problems) -> Option<Throws> {
        let before = problems.0.len();
        if spec.lots > 0 {
            check_lots(spec, problems);
        } else {
            check_dice(spec, problems);
        }
        if problems.0.len() > before {
            return None;
        }
        let mut throws = Throws::default();
        let full = if spec.lots > 0 { lots(spec) } else { dice(spec, spec.count) };
        let fewer = (spec.fewer[1] > 0).then(|| dice(spec, spec.fewer[1] as u8));
        for outcomes in std::iter::once(full).chain(fewer) {
            let Some(outcomes) = outcomes else {
                let message = "there are more than 10,000 throws, or their weights are too large";
                problems.add("dice", message, "use fewer dice, fewer sides or smaller weights");
                return None;
            };
            let mut set = Vec::new();
            for (dice, weight) in outcomes {
                let sum: u32 = dice.iter().map(|&d| u32::from(d)).sum();
                if sum > 250 {
                    let message = format!("a throw can be worth {sum}");
                    problems.add("dice", message, "make every throw worth at most 250");
                    return None;
                }
                set.push((Throw(throws.infos.len() as u16), weight));
                throws.infos.push(ThrowInfo { dice, sum: sum as u8, facts: 0 });
            }
            throws.totals.push(set.iter().map(|(_, weight)| weight).sum());
            throws.sets.push(set);
        }
        Some(throws)
    }

    /// Computes which of the mentioned facts hold for each throw.
    pub(crate) fn set_facts(&mut self, throw_facts: &ThrowFacts, lots: bool) {
        for info in &mut self.infos {
            info.facts = throw_facts.of_dice(&info.dice, lots);
        }
    }
}

fn check_dice(spec: &DiceSpec, problems: &mut Problems) {
    let DiceSpec { count, sides, fewer: [steps, fewer], .. } = *spec;
    let (weights, has_fewer) = (spec.weights.len(), spec.fewer != [0, 0]);
    add_problems! { problems,
        "dice.count" if !(1..=8).contains(&count) =>
            "{count} dice are not possible", "write a number from 1 to 8, or dice.lots";
        "dice.sides" if !(2..=100).contains(&sides) =>
            "a die with {sides} sides is not possible", "write a number from 2 to 100";
        "dice.weights" if weights > 0 && weights != usize::from(sides) =>
            "there are {weights} weights for {sides} sides", "write one weight for each side";
        "dice.weights" if weights > 0 && spec.weights.iter().all(|w| *w == 0) =>
            "all weights are 0", "give at least one side a weight";
        "dice.values" if !spec.values.is_empty() =>
            "values need lots", "write dice.lots as well, or use dice.sides and dice.weights";
        "dice.fewer" if has_fewer && !(1..=250).contains(&steps) =>
            "{steps} steps before the finish are not possible",
            "write for example [5, 1]: from 5 steps before the finish, one die";
        "dice.fewer" if has_fewer && !(1..i16::from(count)).contains(&fewer) =>
            "{fewer} dice instead of {count} are not possible", "write fewer dice than dice.count, at least 1";
    }
}

fn check_lots(spec: &DiceSpec, problems: &mut Problems) {
    let (lots, values, needed) = (spec.lots, spec.values.len(), usize::from(spec.lots) + 1);
    add_problems! { problems,
        "dice.lots" if lots > 20 => "{lots} lots are too many", "write at most 20";
        "dice.values" if values != needed =>
            "there are {values} values for {lots} lots", "write {needed} values, for 0 to {lots} lots face up";
        "dice.fewer" if spec.fewer != [0, 0] => "this does not work with lots", "remove it";
        "dice.weights" if !spec.weights.is_empty() => "lots have no weights", "remove them";
        "dice.use" if spec.spend != DiceUse::Sum =>
            "a throw of lots has one value", "write \"sum\"";
    }
}

/// Every set of faces, in ascending order, with the number of ways to throw it.
fn dice(spec: &DiceSpec, count: u8) -> Option<Vec<(Vec<u8>, u32)>> {
    let weight = |face: u8| u64::from(spec.weight(face));
    let mut throws: Vec<(Vec<u8>, u64)> = vec![(Vec::new(), 1)];
    for n in 1..=u64::from(count) {
        let mut longer = Vec::new();
        for (faces, ways) in &throws {
            for face in faces.last().copied().unwrap_or(1)..=spec.sides {
                if weight(face) == 0 {
                    continue;
                }
                let mut faces = faces.clone();
                faces.push(face);
                let same = faces.iter().filter(|f| **f == face).count() as u64;
                // The new die can be inserted at n positions. Equal faces are interchangeable, so
                // divide by their number.
                longer.push((faces, ways.checked_mul(n * weight(face))? / same));
                if longer.len() > 10_000 {
                    return None;
                }
            }
        }
        throws = longer;
    }
    in_range(throws)
}

/// The values of lots with the number of ways to throw them. Equal values are one throw.
fn lots(spec: &DiceSpec) -> Option<Vec<(Vec<u8>, u32)>> {
    let mut throws: Vec<(Vec<u8>, u64)> = Vec::new();
    for (value, ways) in spec.faces() {
        match throws.iter_mut().find(|(dice, _)| dice[0] == value) {
            Some((_, weight)) => *weight += u64::from(ways),
            None => throws.push((vec![value], u64::from(ways))),
        }
    }
    throws.sort();
    in_range(throws)
}

fn in_range(throws: Vec<(Vec<u8>, u64)>) -> Option<Vec<(Vec<u8>, u32)>> {
    let total: u64 = throws.iter().map(|(_, w)| w).sum();
    (total <= u64::from(u32::MAX))
        .then(|| throws.into_iter().map(|(dice, w)| (dice, w as u32)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcomes(spec: DiceSpec) -> Vec<(Vec<u8>, u32)> {
        let throws = Throws::new(&spec, &mut Problems::default()).unwrap();
        throws.sets[0]
            .iter()
            .map(|(t, w)| (throws.infos[usize::from(t.0)].dice.clone(), *w))
            .collect()
    }

    #[test]
    fn two_dice_have_21_throws_with_a_total_weight_of_36() {
        let throws = outcomes(DiceSpec { count: 2, ..DiceSpec::default() });
        assert_eq!(throws.len(), 21);
        assert_eq!(throws.iter().map(|(_, w)| w).sum::<u32>(), 36);
        assert!(throws.contains(&(vec![3, 3], 1)) && throws.contains(&(vec![2, 5], 2)));
    }

    #[test]
    fn the_weight_of_three_dice_counts_every_order() {
        let spec = DiceSpec { count: 3, sides: 2, weights: vec![1, 2], ..DiceSpec::default() };
        assert_eq!(
            outcomes(spec),
            [(vec![1, 1, 1], 1), (vec![1, 1, 2], 6), (vec![1, 2, 2], 12), (vec![2, 2, 2], 8)]
        );
    }

    #[test]
    fn lots_with_equal_values_are_one_throw() {
        let spec = DiceSpec { lots: 4, values: vec![4, 1, 2, 3, 4], ..DiceSpec::default() };
        assert_eq!(outcomes(spec), [(vec![1], 4), (vec![2], 6), (vec![3], 4), (vec![4], 2)]);
    }
}
