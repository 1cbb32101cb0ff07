use homestretch_rules::{Rules, catalog};
#[test]
fn print() {
    for id in catalog::ids() { println!("=========== {id}\n{}", Rules::named(id).unwrap().rulebook()); }
}
