//! Whether a game can end, looked at for one token alone on the board.

use crate::predicate::bit;
use crate::rules::{Rules, node};
use crate::spec::{EntryAt, Gate, Problem, Spec, Streak, StretchKind, Use};
use crate::throw::Throws;

/// The most pips one move can have. Reports it if that is too many.
pub(crate) fn most_pips(spec: &Spec, throws: &Throws, problems: &mut Vec<Problem>) -> u8 {
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
        let problem = Problem::new("dice.remap", format!("a throw can be worth {most}"));
        problems.push(problem.hint("at most 250 pips can be moved"));
    }
    most.min(250) as u8
}

/// Necessary conditions for a game to end, looked at for one token alone on the board.
pub(crate) fn ends(rules: &Rules, problems: &mut Vec<Problem>) {
    let mut bad = |key: &str, message: String, hint: &str| {
        problems.push(Problem::new(key, message).hint(hint));
    };
    let spec = rules.spec();
    let hint = "check the dice, the links and the overshoot rule";
    let arrives = arrivals(rules);
    if entry_pips(rules).is_empty() {
        let message =
            format!("no throw of these dice is `{}`, so no token can enter", spec.entry.on);
        bad("entry.on", message, "name a throw that can come");
    } else if !arrives[0] {
        bad("board.path", "the finish cannot be reached".into(), hint);
    } else if let Some(stuck) = reachable(rules).into_iter().find(|n| !arrives[usize::from(*n)]) {
        let step = rules.step_of(stuck);
        let message =
            format!("the game cannot end: a token on step {step} can never reach the finish");
        bad("board.path", message, &format!("{hint}, or write moving.dead_end = \"forbidden\""));
    }
    if spec.moving.gate != Gate::Open && !rules.traits.captures {
        let message = "the gate opens by capturing, but nothing is ever captured";
        bad("moving.gate", message.into(), "write gate = \"open\"");
    }
    let slot = |flags: &&u16| **flags & (node::HOME | node::FINAL) == node::HOME;
    let slots = rules.flags.iter().filter(slot).count();
    if spec.moving.stretch == StretchKind::Slots && slots < usize::from(rules.goal) {
        let message = format!("{slots} slots for {} tokens that must come home", rules.goal);
        bad("moving.stretch", message, "lengthen the stretch in board.path, or lower end.goal");
    }
    let forever = rules.throws.infos.iter().all(|info| rules.again.holds(info.facts));
    let unbounded = spec.again.cap.count() == u8::MAX && spec.again.streak == Streak::None;
    if forever && unbounded {
        let message = "every throw gives another roll, so a turn never ends";
        bad("again.on", message.into(), "write again.cap, or fewer throws");
    }
}

/// From which nodes a lone token can come home.
pub(crate) fn arrivals(rules: &Rules) -> Vec<bool> {
    let size = rules.way.len();
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

/// The nodes a lone token can come to.
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

/// Where a lone token can come to rest after one move from here.
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

/// Every number of pips that a token on the board may be moved by.
fn all_pips(rules: &Rules) -> Vec<u8> {
    let mut all = Vec::new();
    for info in &rules.throws.infos {
        match rules.spec().dice.spend {
            Use::Sum => {
                all.push(info.sum);
                let counts = |d: u8| rules.remap.iter().find(|r| r.0 == d).map_or(d, |r| r.1);
                all.push(info.dice.iter().map(|d| counts(*d)).sum());
            }
            Use::Each | Use::Choose => {
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

/// The numbers of pips that may enter a token, whatever holds for the seat.
fn entry_pips(rules: &Rules) -> Vec<u8> {
    let seat = [0, bit::YARD_EMPTY, bit::NOTHING_ON_TRACK, bit::LAST_TOKEN, bit::FIRST_ENTRY];
    let any = |facts: u32| {
        let all = seat.iter().fold(0, |a, b| a | b);
        (0..=all).filter(|extra| extra & !all == 0).any(|extra| rules.entry.holds(facts | extra))
    };
    let mut pips = Vec::new();
    for info in &rules.throws.infos {
        match rules.spec().dice.spend {
            Use::Sum if any(info.facts) => pips.push(info.sum),
            Use::Sum => {}
            Use::Each | Use::Choose => {
                pips.extend(info.dice.iter().filter(|d| any(rules.atoms.of_die(**d))));
                let sum = rules.spec().dice.spend == Use::Each && any(rules.atoms.of_sum(info.sum));
                pips.extend(sum.then_some(info.sum));
            }
        }
    }
    pips.sort_unstable();
    pips.dedup();
    pips.retain(|p| *p > 0);
    pips
}
