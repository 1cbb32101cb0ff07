use crate::fixture::{ANN, Fixture};
use homestretch_rules::{Rules, Seat};
use homestretch_table::{BadEntry, Millis, Settings, Table, TableChange, TableEntry};
use std::sync::Arc;

#[test]
fn entries_have_a_stable_format() {
    let mut fixture = Fixture::with_bot(Settings::default());
    fixture.rolls(ANN, 0, 6);
    fixture.moves(ANN, 0, 2);
    let lines: Vec<String> =
        fixture.entries[1..].iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
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
fn the_first_entry_stores_the_rules_so_that_later_changes_break_nothing() {
    let fixture = Fixture::new("mensch", Settings::default());
    let TableChange::Opened { version, variant, hash, text, .. } = &fixture.entries[0].what else {
        panic!("it must be `opened`")
    };
    let rules = Rules::named("mensch").unwrap();
    assert_eq!((*version, variant.as_str()), (1, "mensch"));
    assert_eq!((hash, text.as_str()), (&rules.hash(), rules.text()));
}

#[test]
fn known_rules_are_not_parsed_again() {
    let fixture = Fixture::with_bot(Settings::default());
    let rules = fixture.table.rules().clone();
    let known = |hash: &str| (hash == rules.hash()).then(|| rules.clone());
    let table = Table::fold_with(known, &fixture.entries).unwrap();
    assert!(Arc::ptr_eq(table.rules(), &rules));
}

#[test]
fn bad_entries_are_rejected_with_a_reason() {
    let fixture = Fixture::with_bot(Settings::default());
    let fold = |list: &[TableEntry]| Table::fold(list).map(|_| ()).unwrap_err();
    assert_eq!(fold(&[]), BadEntry::Opened);
    assert_eq!(fold(&fixture.entries[1..]), BadEntry::Opened);
    let twice = [&fixture.entries[..], &fixture.entries[..1]].concat();
    assert_eq!(fold(&twice), BadEntry::Opened);
    let with = |what| [&fixture.entries[..], &[TableEntry { at: Millis(0), what }]].concat();
    assert_eq!(fold(&with(TableChange::Missed { seat: Seat(9) })), BadEntry::Seat(Seat(9)));
    assert_eq!(fold(&with(TableChange::Undone { to: 4 })), BadEntry::Ply(4));
    let nonsense = TableChange::Action { action: "m77=3".into(), by: None };
    assert!(matches!(fold(&with(nonsense)), BadEntry::Action(_)));
    let mut newer = fixture.entries.clone();
    if let TableChange::Opened { version, .. } = &mut newer[0].what {
        *version = 99;
    }
    assert_eq!(fold(&newer), BadEntry::Version(99));
    let mut changed = fixture.entries.clone();
    if let TableChange::Opened { text, .. } = &mut changed[0].what {
        *text = text.replace("tokens = 4", "tokens = 3");
    }
    assert!(matches!(fold(&changed), BadEntry::Hash | BadEntry::Rules(_)));
}

#[test]
fn every_action_is_stored_with_its_time_and_every_move_with_its_player() {
    let mut fixture = Fixture::with_bot(Settings::default());
    fixture.now = Millis(4_000);
    fixture.rolls(ANN, 0, 6);
    fixture.now = Millis(9_000);
    fixture.moves(ANN, 0, 2);
    let [.., roll, moved] = &fixture.entries[..] else { panic!("a roll and a move") };
    let action = |entry: &TableEntry| match &entry.what {
        TableChange::Action { action, by } => (entry.at, action.clone(), *by),
        other => panic!("{other:?} is not an action"),
    };
    assert_eq!(action(roll), (Millis(4_000), "r6".into(), None));
    assert_eq!(action(moved), (Millis(9_000), "m2".into(), Some(ANN)));
}
