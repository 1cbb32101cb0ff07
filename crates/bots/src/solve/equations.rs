//! Linear equations with whole coefficients, solved without rounding.

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::collections::BTreeMap;

/// An equation: a sum of unknowns with its value. Coefficients of 0 are left out, because the
/// equations of a race have few unknowns each.
#[derive(Clone, Debug, Default)]
pub(super) struct Equation {
    terms: BTreeMap<usize, BigInt>,
    sum: BigInt,
}

impl Equation {
    /// An equation without unknowns.
    pub(super) fn with_sum(sum: u32) -> Equation {
        Equation { terms: BTreeMap::new(), sum: sum.into() }
    }

    /// Adds an unknown `times` times.
    pub(super) fn add(&mut self, unknown: usize, times: i64) {
        let entry = self.terms.entry(unknown).or_default();
        *entry += times;
        if entry.is_zero() {
            self.terms.remove(&unknown);
        }
    }

    /// Eliminates an unknown with another equation that contains it.
    fn eliminate(&mut self, unknown: usize, by: &Equation) {
        let Some(own) = self.terms.remove(&unknown) else { return };
        let pivot = &by.terms[&unknown];
        let common = own.gcd(pivot);
        let (mine, theirs) = (pivot / &common, own / &common);
        self.sum = &self.sum * &mine - &by.sum * &theirs;
        self.terms.values_mut().for_each(|term| *term *= &mine);
        for (other, term) in by.terms.iter().filter(|(other, _)| **other != unknown) {
            let entry = self.terms.entry(*other).or_default();
            *entry -= term * &theirs;
            if entry.is_zero() {
                self.terms.remove(other);
            }
        }
        self.shorten();
    }

    /// Divides by the greatest common divisor, so that the numbers stay small.
    fn shorten(&mut self) {
        let mut common = self.sum.abs();
        for term in self.terms.values() {
            common = common.gcd(term);
            if common.is_one() {
                return;
            }
        }
        if !common.is_zero() {
            self.sum /= &common;
            self.terms.values_mut().for_each(|term| *term /= &common);
        }
    }
}

/// Solves as many equations as unknowns. Equation i eliminates unknown i from all later equations,
/// so each of the last equations contains only its own unknown and later ones. Returns the values
/// of the last `wanted` unknowns.
pub(super) fn last_unknowns(mut equations: Vec<Equation>, wanted: usize) -> Vec<BigRational> {
    let count = equations.len();
    for unknown in 0..count {
        let (done, rest) = equations.split_at_mut(unknown + 1);
        let by = &done[unknown];
        rest.iter_mut().for_each(|equation| equation.eliminate(unknown, by));
    }
    // The last equation has one unknown left, the one before it two, and so on.
    let mut known: BTreeMap<usize, BigRational> = BTreeMap::new();
    for unknown in (count - wanted..count).rev() {
        let equation = &equations[unknown];
        let mut sum = BigRational::from(equation.sum.clone());
        for (other, term) in equation.terms.iter().filter(|(other, _)| **other != unknown) {
            sum -= &known[other] * term;
        }
        known.insert(unknown, sum / equation.terms[&unknown].clone());
    }
    known.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_unknowns_are_found_without_rounding() {
        // x + y + z = 6, 2y + 5z = −4, 2x + 5y − z = 27: x = 5, y = 3, z = −2.
        let rows = [([1, 1, 1], 6i64), ([0, 2, 5], -4), ([2, 5, -1], 27)];
        let equations = rows.map(|(terms, sum)| {
            let mut equation = Equation { sum: sum.into(), ..Equation::default() };
            terms.into_iter().enumerate().for_each(|(unknown, times)| equation.add(unknown, times));
            equation
        });
        let whole = |n: i64| BigRational::from(BigInt::from(n));
        assert_eq!(last_unknowns(equations.to_vec(), 3), [5, 3, -2].map(whole));
        assert_eq!(last_unknowns(equations.to_vec(), 1), [-2].map(whole));
    }

    #[test]
    fn a_fractional_solution_is_exact() {
        let mut equation = Equation::with_sum(1);
        equation.add(0, 3);
        assert_eq!(last_unknowns(vec![equation], 1)[0], BigRational::new(1.into(), 3.into()));
    }
}
