use crate::hall::{ANN, Hall};
use homestretch_rules::{Rules, Seat};
use homestretch_table::{BadEntry, Entry, Millis, Settings, Table, What};
use std::sync::Arc;

#[test]
fn entries_are_written_in_stable_words() {
    let mut hall = Hall::with_bot(Settings::default());
    hall.rolls(ANN, 0, 6);
    hall.moves(ANN, 0, 2);
    let lines: Vec<String> =
        hall.entries[1..].iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    assert_eq!(
        lines,
        [
            r#"{"at":0,"type":"joined","seat":0,"player":1,"name":"Ann"}"#,
            r#"{"at":0,"type":"bot_added","seat":2,"level":"first","name":"first"}"#,
            r#"{"at":0,"type":"started","seats":[0,2],"opening":true}"#,
            r#"{"at":0,"type":"asked","seat":0,"by":1}"#,
            r#"{"at":0,"type":"action","action":"r6"}"#,
            r#"{"at":0,"type":"action","action":"m2","by":1}"#,
        ]
    );
}

#[test]
fn the_first_entry_has_the_rules_so_that_a_later_correction_breaks_nothing() {
    let hall = Hall::new("mensch", Settings::default());
    let What::Opened { version, variant, hash, text, .. } = &hall.entries[0].what else {
        panic!("it must be `opened`")
    };
    let rules = Rules::named("mensch").unwrap();
    assert_eq!((*version, variant.as_str()), (1, "mensch"));
    assert_eq!((hash, text.as_str()), (&rules.hash(), rules.text()));
}

#[test]
fn rules_that_are_known_are_not_read_again() {
    let hall = Hall::with_bot(Settings::default());
    let rules = hall.table.rules().clone();
    let known = |hash: &str| (hash == rules.hash()).then(|| rules.clone());
    let table = Table::fold_with(known, &hall.entries).unwrap();
    assert!(Arc::ptr_eq(table.rules(), &rules));
}

#[test]
fn a_bad_list_is_refused_and_says_why() {
    let hall = Hall::with_bot(Settings::default());
    let fold = |list: &[Entry]| Table::fold(list).map(|_| ()).unwrap_err();
    assert_eq!(fold(&[]), BadEntry::Opened);
    assert_eq!(fold(&hall.entries[1..]), BadEntry::Opened);
    let twice = [&hall.entries[..], &hall.entries[..1]].concat();
    assert_eq!(fold(&twice), BadEntry::Opened);
    let with = |what| [&hall.entries[..], &[Entry { at: Millis(0), what }]].concat();
    assert_eq!(fold(&with(What::Missed { seat: Seat(9) })), BadEntry::Seat(Seat(9)));
    assert_eq!(fold(&with(What::Undone { to: 4 })), BadEntry::Ply(4));
    let nonsense = What::Action { action: "m77=3".into(), by: None };
    assert!(matches!(fold(&with(nonsense)), BadEntry::Action(_)));
    let mut newer = hall.entries.clone();
    if let What::Opened { version, .. } = &mut newer[0].what {
        *version = 99;
    }
    assert_eq!(fold(&newer), BadEntry::Version(99));
    let mut changed = hall.entries.clone();
    if let What::Opened { text, .. } = &mut changed[0].what {
        *text = text.replace("tokens = 4", "tokens = 3");
    }
    assert!(matches!(fold(&changed), BadEntry::Hash | BadEntry::Rules(_)));
}
