//! Dice and lots in detail.

use super::*;

fn throws(variant: &str) -> Vec<(Vec<u8>, u32)> {
    let table = opened(variant, [0, 2]);
    let list = table.rules.throws(&table.state).iter();
    list.map(|(throw, weight)| (table.rules.dice(*throw).to_vec(), *weight)).collect()
}

/// Ludo with other dice.
fn with(dice: &str, six: &str) -> String {
    format!("based_on = \"ludo\"\nentry.on = \"{six}\"\nagain = \"{six}\"\n{dice}")
}

#[test]
fn a_die_can_have_four_or_eight_sides() {
    for sides in [4, 8] {
        let variant = with(&format!("dice.sides = {sides}"), &format!("face {sides}"));
        let faces: Vec<_> = (1..=sides).map(|f| (vec![f], 1)).collect();
        assert_eq!(throws(&variant), faces);
        check(&variant, "0: | 2:", &format!("{sides} a 0:0 @0 3 a 0:3 @2 2 [] @0"));
    }
    check(&with("dice.sides = 8", "face 8"), "0: 10 | 2:", "7 a 0:17 @2 6 [] @0");
}

#[test]
fn faces_can_have_weights_and_a_face_of_weight_0_never_comes_up() {
    let weighted = with("dice.weights = [1, 2, 3, 4, 5, 6]", "six");
    let wanted: Vec<_> = (1..=6).map(|f| (vec![f], u32::from(f))).collect();
    assert_eq!(throws(&weighted), wanted);
    let loaded = with("dice.weights = [0, 2, 0, 0, 0, 1]", "six");
    assert_eq!(throws(&loaded), [(vec![2], 2), (vec![6], 1)]);
}

#[test]
fn the_weight_of_two_dice_counts_every_order() {
    let two = with("dice.count = 2\ndice.sides = 3\ndice.weights = [1, 1, 2]", "pair");
    let wanted: [(&[u8], u32); 6] =
        [(&[1, 1], 1), (&[1, 2], 2), (&[1, 3], 4), (&[2, 2], 1), (&[2, 3], 4), (&[3, 3], 4)];
    let wanted: Vec<_> = wanted.into_iter().map(|(d, w)| (d.to_vec(), w)).collect();
    let fewer = format!("{two}\nmoving.overshoot = \"bounce\"");
    assert_eq!(throws(&fewer), wanted);
    check(&fewer, "0: | 2:", "2+2 a 0:0 @0 1+3 a 0:4 @2");
}

#[test]
fn the_value_of_lots_depends_on_how_many_are_face_up() {
    let lots = with("dice.lots = 3\ndice.values = [5, 1, 2, 3]", "value 5");
    assert_eq!(throws(&lots), [(vec![1], 3), (vec![2], 3), (vec![3], 1), (vec![5], 1)]);
    check(&lots, "0: | 2:", "5 a 0:0 @0 3 a 0:3 @2");
    let alike = with("dice.lots = 3\ndice.values = [4, 1, 1, 4]", "value 4");
    assert_eq!(throws(&alike), [(vec![1], 6), (vec![4], 2)]);
}

#[test]
fn a_face_can_count_as_another_number() {
    let twelve = with("dice.remap = [{ face = 6, counts = 12 }]", "six");
    check(&twelve, "0: 10 | 2:", "6 [a12,b12,c12,d12] a 0:22 @0");
    check(&twelve, "0: | 2:", "6 a 0:0 @0 5 a 0:5 @2");
}

#[test]
fn a_plain_die_shows_one_to_six_equally_often() {
    for variant in ["ludo", "ludo-osu", "snakes"] {
        assert_eq!(throws(variant), (1..=6).map(|face| (vec![face], 1)).collect::<Vec<_>>());
    }
}
