//! Checks that a game can end, looking at a single token alone on the board.

use super::throw::Throws;
use super::{Rules, node};
use crate::predicate::{CompiledPredicate, ThrowFacts, bit};
use crate::spec::problem::add_problems;
use crate::spec::{
    CaptureWhen, DiceUse, EntryAt, Gate, Limit, Problems, Spec, Streak, StretchKind,
};

/// The most pips one move can have. Reports a problem if that is too many.
pub(crate) fn most_pips(spec: &Spec, throws: &Throws, problems: &mut Problems) -> u8 {
    let sums = throws.infos.iter().map(|info| {
        let counts = |d: u8| {
            let remaps = spec.dice.remap.iter().filter(|r| r.face == d);
            u32::from(remaps.map(|r| r.counts).max().unwrap_or(d).max(d))
        };
        info.dice.iter().map(|d| counts(*d)).sum::<u32>()
    });
    let bonus = u32::from(spec.bonus.capture.max(spec.bonus.finish));
    let most = sums.chain([bonus]).max().unwrap_or(0);
    if most > 250 {
        let message = format!("a throw can be worth {most}");
        problems.add("dice.remap", message, "make every throw worth at most 250");
    }
    most.min(250) as u8
}

/// Reports reasons why a game could never end. They are necessary conditions, not a proof.
pub(crate) fn ends(rules: &Rules, problems: &mut Problems) {
    let spec = rules.spec();
    let arrives = arrivals(rules);
    let reachable = reachable(rules);
    // Report the most likely cause: a link if there are any, otherwise the dice.
    let squares = &spec.squares;
    let (key, hint) = match [&squares.snakes, &squares.ladders, &squares.jumps, &squares.flights]
        .iter()
        .position(|list| !list.is_empty())
    {
        Some(0) => ("squares.snakes", "move or remove a snake behind that step, or use other dice"),
        Some(1) => ("squares.ladders", "let no ladder end there, or use other dice"),
        Some(2) => ("squares.jumps", "let no jump end there, or use other dice"),
        Some(_) => ("squares.flights", "let no flight end there, or use other dice"),
        None => ("dice", "use dice that can roll the missing numbers, or another moving.overshoot"),
    };
    let step = |node: u8| rules.step_of(node);
    if !arrives[0] {
        let furthest = reachable.iter().map(|n| step(*n)).max().unwrap_or(0);
        let message = format!("the finish cannot be reached: no token gets beyond step {furthest}");
        problems.add(key, message, hint);
    } else if let Some(stuck) = reachable.into_iter().find(|n| !arrives[usize::from(*n)]) {
        let message = format!(
            "the game cannot end: a token on step {} can never reach the finish",
            step(stuck)
        );
        let hint = format!("{hint}, or write moving.dead_end = \"forbidden\"");
        problems.add(key, message, hint);
    }
    let open = |flags: &u16| flags & node::TRACK != 0 && flags & (node::SAFE | node::FINAL) == 0;
    let gated = spec.moving.gate != Gate::Open;
    let slot = |flags: &&u16| **flags & (node::HOME | node::FINAL) == node::HOME;
    let (slots, goal) = (rules.flags.iter().filter(slot).count(), rules.goal);
    let short = spec.moving.stretch == StretchKind::Slots && slots < usize::from(goal);
    let forever = rules.throws.infos.iter().all(|info| rules.again.holds(info.facts));
    let streak = rules.throws.infos.iter().any(|info| rules.streak_on.holds(info.facts));
    let ended = spec.again.cap != Limit::Unlimited || spec.again.streak != Streak::None && streak;
    add_problems! { problems,
        "moving.gate" if gated && !rules.flags.iter().any(open) =>
            "the gate opens by capturing, but every square of the track is safe",
            "write gate = \"open\", or fewer safe squares";
        "moving.gate" if gated && !rules.traits.captures =>
            "the gate opens by capturing, but nothing is ever captured", "write gate = \"open\"";
        "moving.stretch" if short =>
            "there are {slots} slots for {goal} tokens that must reach home",
            "lengthen the stretch, or lower end.goal";
        "again.on" if forever && !ended =>
            "every throw gives another roll, so a turn never ends",
            "write again.cap, or a condition that not every throw fulfils";
    }
}

/// For each node, whether a lone token can get home from it.
pub(crate) fn arrivals(rules: &Rules) -> Vec<bool> {
    let size = rules.path.len();
    let mut arrives: Vec<bool> = (0..size).map(|n| rules.flags[n] & node::HOME != 0).collect();
    let next: Vec<Vec<u8>> = (0..size).map(|n| steps(rules, n as u8)).collect();
    loop {
        let leads = |n: &usize| !arrives[*n] && next[*n].iter().any(|m| arrives[usize::from(*m)]);
        let more: Vec<usize> = (0..size).filter(leads).collect();
        if more.is_empty() {
            return arrives;
        }
        more.into_iter().for_each(|n| arrives[n] = true);
    }
}

/// The nodes that a lone token can reach.
fn reachable(rules: &Rules) -> Vec<u8> {
    let mut reached = Vec::new();
    let mut todo = vec![0u8];
    while let Some(at) = todo.pop() {
        if !reached.contains(&at) {
            reached.push(at);
            todo.extend(steps(rules, at));
        }
    }
    reached.sort_unstable();
    reached
}

/// The nodes on which a lone token can end a move from here.
fn steps(rules: &Rules, at: u8) -> Vec<u8> {
    let mut next = Vec::new();
    let mut go = |to: u8| {
        if to != 0 {
            next.push(rules.links_end(to, false));
        }
    };
    let by_value = rules.spec().entry.at == EntryAt::Value;
    match at {
        0 if by_value => {
            entry_pips(rules).iter().for_each(|p| go(rules.land[usize::from(*p)][0]));
        }
        0 => go(if entry_pips(rules).is_empty() { 0 } else { 1 }),
        _ => {
            for p in all_pips(rules) {
                go(rules.land[usize::from(p)][usize::from(at)]);
                if let Some(row) = rules.land_closed.get(usize::from(p)) {
                    go(row[usize::from(at)]);
                }
            }
        }
    }
    next.sort_unstable();
    next.dedup();
    next
}

/// Every number of pips by which a token on the board can move.
fn all_pips(rules: &Rules) -> Vec<u8> {
    let mut all = Vec::new();
    for info in &rules.throws.infos {
        match rules.spec().dice.spend {
            DiceUse::Sum => {
                all.push(info.sum);
                let counts = |d: u8| rules.remap.iter().find(|r| r.0 == d).map_or(d, |r| r.1);
                all.push(info.dice.iter().map(|d| counts(*d)).sum());
            }
            DiceUse::Each | DiceUse::Choose => {
                all.extend(&info.dice);
                all.extend(rules.remap.iter().filter(|r| info.dice.contains(&r.0)).map(|r| r.1));
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all.retain(|p| *p > 0);
    all
}

/// Reports an entry condition that no throw fulfils in a situation that every game can reach.
pub(crate) fn entry(spec: &Spec, throws: &Throws, problems: &mut Problems) {
    if problems.0.iter().any(|p| p.key == "entry.on") {
        return;
    }
    let mut throw_facts = ThrowFacts::default();
    let Ok(entry) = throw_facts.compile(&spec.entry.on) else { return };
    for (facts, token) in situations(spec) {
        if pips_that_enter(spec, throws, &throw_facts, &entry, facts).is_empty() {
            let on = &spec.entry.on;
            let message =
                format!("no throw of these dice is `{on}` for {token}, so it can never enter");
            problems.add("entry.on", message, "name a throw that is possible");
            return;
        }
    }
}

/// The facts about a seat when a token could enter and nothing else can move: at the beginning,
/// when all tokens are back in the yard, and when it is the last token.
fn situations(spec: &Spec) -> Vec<(u32, &'static str)> {
    let alone = if spec.tokens == 1 { bit::LAST_TOKEN } else { 0 };
    let mut list = Vec::new();
    if spec.out == 0 {
        let first = bit::NOTHING_ON_TRACK | bit::FIRST_ENTRY | alone;
        list.push((first, "a seat's first token"));
    }
    if spec.capture.when != CaptureWhen::Never {
        list.push((bit::NOTHING_ON_TRACK | alone, "a token that was captured"));
    }
    if spec.tokens > 1 {
        let last = bit::NOTHING_ON_TRACK | bit::LAST_TOKEN;
        list.push((last, "a seat's last token"));
    }
    list
}

/// The numbers of pips that enter a token in some situation.
fn entry_pips(rules: &Rules) -> Vec<u8> {
    let spec = rules.spec();
    let mut pips: Vec<u8> = situations(spec)
        .into_iter()
        .flat_map(|(facts, _)| {
            pips_that_enter(spec, &rules.throws, &rules.throw_facts, &rules.entry, facts)
        })
        .collect();
    pips.sort_unstable();
    pips.dedup();
    pips
}

fn pips_that_enter(
    spec: &Spec,
    throws: &Throws,
    throw_facts: &ThrowFacts,
    entry: &CompiledPredicate,
    seat: u32,
) -> Vec<u8> {
    let mut pips = Vec::new();
    for info in &throws.infos {
        match spec.dice.spend {
            DiceUse::Sum => {
                let facts = throw_facts.of_dice(&info.dice, spec.dice.lots > 0);
                pips.extend(entry.holds(facts | seat).then_some(info.sum));
            }
            DiceUse::Each | DiceUse::Choose => {
                let enters = |die: &&u8| entry.holds(throw_facts.of_die(**die) | seat);
                pips.extend(info.dice.iter().filter(enters));
                let by_sum = spec.dice.spend == DiceUse::Each
                    && entry.holds(throw_facts.of_sum(info.sum) | seat);
                pips.extend(by_sum.then_some(info.sum));
            }
        }
    }
    pips.retain(|p| *p > 0);
    pips
}
