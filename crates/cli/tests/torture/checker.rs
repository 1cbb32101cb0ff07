//! The checker: compares what people received with what is stored.

use crate::truth::{Fact, Truth, looked_at};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// The kinds of mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A command was acknowledged, but its entries are not stored.
    AcknowledgedNotStored,
    /// People received something that is not stored, or stored differently.
    ToldNotStored,
    /// A roll has two values.
    TwoValues,
    /// A command took effect although the game had moved on.
    DoneThoughStale,
    /// A command was acknowledged without any effect.
    Dropped,
    /// A command took effect more than once.
    DoneTwice,
    /// A command was refused, but took effect.
    RefusedAndDone,
    /// A turn ended before its time.
    TimerEarly,
    /// A turn ended twice.
    TimerTwice,
    /// The stored entries do not form a room.
    Damaged,
    /// Two people see different rooms at the end.
    Diverged,
    /// The record replays to another game.
    BadRecord,
    /// No server answers any more.
    Silence,
    /// A server gave an invalid answer.
    Failed,
}

/// A mistake with its description.
pub(crate) type Wrong = (Kind, String);

/// A command that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) room: String,
    /// The command as it is stored: the person and the command's id.
    pub(crate) cmd: String,
    pub(crate) kind: String,
    /// The last entry that the sender had seen.
    pub(crate) on: Option<u64>,
    pub(crate) seq: u64,
    pub(crate) events: Vec<Value>,
}

/// A message about a room.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) room: String,
    pub(crate) seq: u64,
    /// The events after an entry.
    pub(crate) events: Option<(u64, Vec<Value>)>,
    /// A fingerprint of the game.
    pub(crate) game: u64,
    /// When it was requested, which is before the room was in this state.
    pub(crate) asked: Option<Duration>,
    /// When it was received, which is after the room was in this state.
    pub(crate) heard: Duration,
}

/// Everything that people received.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    pub(crate) acknowledged: Vec<Acknowledged>,
    pub(crate) refused: Vec<(String, String)>,
    pub(crate) told: Vec<Told>,
    /// There was more than one server.
    pub(crate) several_nodes: bool,
    /// The times without any server, in which clocks must stand still.
    pub(crate) down: Vec<(Duration, Duration)>,
    /// Mistakes that people noticed themselves.
    pub(crate) noticed: Vec<Wrong>,
}

impl History {
    /// How many missed turns people were told about.
    pub(crate) fn missed(&self) -> usize {
        let events = self.told.iter().filter_map(|told| told.events.as_ref());
        events.flat_map(|(_, events)| events).filter(|event| event["type"] == "turn_missed").count()
    }

    /// All mistakes.
    pub(crate) fn check(&self, stored: &BTreeMap<String, Truth>) -> Vec<Wrong> {
        let mut wrong = self.noticed.clone();
        for (room, truth) in stored {
            if let Some(damage) = &truth.damage {
                wrong.push((Kind::Damaged, format!("{room}: {damage}")));
            }
        }
        let facts = |room: &str| stored.get(room).map_or(&[][..], |truth| truth.facts.as_slice());
        for ack in &self.acknowledged {
            ack.check(facts(&ack.room), &mut wrong);
        }
        for (room, cmd) in &self.refused {
            if facts(room).iter().any(|fact| fact.cmd.as_deref() == Some(cmd)) {
                wrong.push((Kind::RefusedAndDone, format!("{room}: {cmd}")));
            }
        }
        for told in &self.told {
            told.check(facts(&told.room), &mut wrong);
        }
        for (room, truth) in stored {
            self.check_timers(room, &truth.facts, &mut wrong);
        }
        wrong
    }

    /// Checks that no turn ends twice, and none too early by the clock of the people who wait.
    fn check_timers(&self, room: &str, facts: &[Fact], wrong: &mut Vec<Wrong>) {
        let told: Vec<&Told> = self.told.iter().filter(|told| told.room == room).collect();
        let mut ended = BTreeSet::new();
        for (end, fact) in facts.iter().enumerate().filter(|(_, fact)| fact.kind == "missed") {
            let Some(begin) = facts[..end].iter().rposition(|fact| fact.full_turn) else {
                wrong.push((Kind::TimerEarly, format!("{room}: entry {}", end + 1)));
                continue;
            };
            if !ended.insert(begin) {
                let since: Vec<&str> =
                    facts[begin..=end].iter().map(|fact| fact.kind.as_str()).collect();
                let words = format!("{room}: entry {} after {}", end + 1, since.join(", "));
                wrong.push((Kind::TimerTwice, words));
            }
            if fact.at < facts[begin].at + fact.turn_time {
                let words = format!("{room}: entry {} by the server's own clock", end + 1);
                wrong.push((Kind::TimerEarly, words));
            }
            // One of several nodes may be behind and not show yet that the turn has begun.
            if self.several_nodes {
                continue;
            }
            let (begin, end) = (begin as u64 + 1, end as u64 + 1);
            // The turn began after the last request whose answer does not show it.
            let asked = |seq: u64| told.iter().filter(move |told| told.seq < seq);
            let latest = |seq: u64| asked(seq).filter_map(|told| told.asked).max();
            let heard = |seq: u64| told.iter().filter(move |told| told.seq >= seq);
            let first = |seq: u64| heard(seq).map(|told| told.heard).min();
            let (Some(from), Some(to)) = (latest(begin), first(end)) else { continue };
            let mut least = Duration::from_millis(fact.turn_time);
            for (down, up) in &self.down {
                // The turn had begun before and ended afterwards.
                if first(begin).is_some_and(|seen| seen < *down)
                    && latest(end).is_some_and(|seen| seen > *up)
                {
                    least += *up - *down;
                }
            }
            if to.saturating_sub(from) < least {
                let took = to.saturating_sub(from).as_millis();
                let least = least.as_millis();
                let words = format!("{room}: entry {end} after {took} of {least} ms");
                wrong.push((Kind::TimerEarly, words));
            }
        }
    }
}

impl Acknowledged {
    fn check(&self, facts: &[Fact], wrong: &mut Vec<Wrong>) {
        let Acknowledged { room, cmd, kind, seq, .. } = self;
        let own = facts.iter().enumerate().filter(|(_, fact)| fact.cmd.as_ref() == Some(cmd));
        let seqs: Vec<u64> = own.map(|(n, _)| n as u64 + 1).collect();
        let mut say = |what: Kind| {
            let words = format!("{room}: {kind} {cmd}, acknowledged at {seq}, stored at {seqs:?}");
            wrong.push((what, words));
        };
        let (Some(first), Some(last)) = (seqs.first(), seqs.last()) else {
            say(match self.events.is_empty() {
                true => Kind::Dropped,
                false => Kind::AcknowledgedNotStored,
            });
            return;
        };
        // A chat message is one entry. A roll is up to three: the request, the roll and the action.
        let most = if kind == "chat" { 1 } else { 3 };
        if last - first + 1 != seqs.len() as u64 || seqs.len() > most {
            say(Kind::DoneTwice);
        }
        if last != seq {
            say(Kind::AcknowledgedNotStored);
        }
        let since = self.on.and_then(|on| facts.get(on as usize..*first as usize - 1));
        let between = since.unwrap_or_default();
        if between.iter().any(Fact::plays_on) && ["roll", "move", "start"].contains(&kind.as_str())
        {
            say(Kind::DoneThoughStale);
        }
        compare(room, (first - 1, *last), facts, &self.events, wrong);
    }
}

impl Told {
    fn check(&self, facts: &[Fact], wrong: &mut Vec<Wrong>) {
        let Told { room, seq, .. } = self;
        let Some(fact) = facts.get(*seq as usize - 1) else {
            let words = format!("{room}: entry {seq} was told, and {} are stored", facts.len());
            wrong.push((Kind::ToldNotStored, words));
            return;
        };
        if let Some((after, events)) = &self.events {
            compare(room, (*after, *seq), facts, events, wrong);
        }
        if fact.game != self.game {
            let words = format!("{room}: another game was told at entry {seq}");
            wrong.push((Kind::ToldNotStored, words));
        }
    }
}

/// Compares received events with those of the stored entries between two numbers.
fn compare(
    room: &str,
    (after, to): (u64, u64),
    facts: &[Fact],
    told: &[Value],
    wrong: &mut Vec<Wrong>,
) {
    let entries = facts.get(after as usize..to as usize).unwrap_or_default();
    let stored: Vec<Value> = entries.iter().flat_map(|fact| fact.events.clone()).collect();
    let told = looked_at(told);
    if told == stored {
        return;
    }
    let rolls = |events: &[Value]| -> Vec<Value> {
        events.iter().filter(|event| event["type"] == "rolled").cloned().collect()
    };
    let words = format!("{room}: entries {}-{to}: told {told:?}, stored {stored:?}", after + 1);
    if rolls(&told) != rolls(&stored) {
        wrong.push((Kind::TwoValues, words.clone()));
    }
    wrong.push((Kind::ToldNotStored, words));
}
