//! Compiled rules, shared between rooms.

use homestretch_rules::Rules;
use parking_lot::RwLock;
use std::collections::HashMap;
use std::sync::Arc;

/// The rules in use, by hash.
#[derive(Default)]
pub(crate) struct RulesCache(RwLock<HashMap<String, Arc<Rules>>>);

/// When the cache has this many rules, it drops those that no room uses. Anybody can create rooms
/// with rules of their own.
const MAX_RULES: usize = 256;

impl RulesCache {
    pub(crate) fn known(&self, hash: &str) -> Option<Arc<Rules>> {
        self.0.read().get(hash).cloned()
    }

    pub(crate) fn keep(&self, rules: &Arc<Rules>) {
        let hash = rules.hash();
        if self.known(&hash).is_some() {
            return;
        }
        let mut known = self.0.write();
        if known.len() >= MAX_RULES {
            known.retain(|_, rules| Arc::strong_count(rules) > 1);
        }
        known.insert(hash, rules.clone());
    }
}
