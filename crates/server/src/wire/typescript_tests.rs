//! Writes the TypeScript types of the web client, and tests that they are up to date.

use crate::wire::{
    CheckVariant, CheckedVariant, Command, Done, Entered, Failure, Join, MakeRoom, Order, Out,
    Replay, Replayed, Seen, Stats, Summary, Watch,
};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// The generated file.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol/types.ts");

const HEAD: &str = "// The messages of the server and all that is in them, written from the Rust types.\n\
                    // After a change of those: HOMESTRETCH_WRITE_TYPES=1 cargo test -p homestretch-server typescript\n";

/// Collects a type and all types it refers to.
struct Declared<'a> {
    config: &'a Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declared<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            let name = T::ident(self.config);
            if self.types.contains_key(&name) {
                return;
            }
            let docs = T::docs().unwrap_or_default();
            let declared = format!("{docs}export {}\n", T::decl(self.config)).replace(" \n", "\n");
            self.types.insert(name, declared);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn generated() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = Declared { config: &config, types: BTreeMap::new() };
    all.visit::<MakeRoom>();
    all.visit::<Join>();
    all.visit::<Watch>();
    all.visit::<Entered>();
    all.visit::<Order>();
    all.visit::<Command>();
    all.visit::<Done>();
    all.visit::<Out>();
    all.visit::<Seen>();
    all.visit::<Summary>();
    all.visit::<Failure>();
    all.visit::<CheckVariant>();
    all.visit::<CheckedVariant>();
    all.visit::<Replay>();
    all.visit::<Replayed>();
    all.visit::<Stats>();
    all.types.values().fold(HEAD.to_string(), |text, declared| format!("{text}\n{declared}"))
}

#[test]
fn the_types_of_the_web_client_are_up_to_date() {
    if std::env::var_os("HOMESTRETCH_WRITE_TYPES").is_some() {
        std::fs::write(FILE, generated()).expect("write the file");
    }
    let current = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(
        current == generated(),
        "regenerate the types with HOMESTRETCH_WRITE_TYPES=1 cargo test"
    );
}
