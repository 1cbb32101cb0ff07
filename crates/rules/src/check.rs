//! What can be wrong with a variant beyond its form.

use crate::predicate::{Fact, Predicate, bit};
use crate::rules::{Rules, node};
use crate::spec::{
    Assist, EntryAt, EntryMust, Gate, Goal, Group, Must, Order, Own, Part, Problem, Spec, Streak,
    StretchKind, Teams, Use,
};
use crate::throw::Throws;
use crate::way::{Place, Way};

/// Checks the values one by one and against one another.
pub(crate) fn values(spec: &Spec, problems: &mut Vec<Problem>) {
    let mut bad = |key: &str, message: String, hint: &str| {
        problems.push(Problem::new(key, message).hint(hint));
    };
    let id_fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if spec.id.is_empty() || spec.id.len() > 40 || !spec.id.chars().all(id_fits) {
        bad(
            "id",
            format!("\"{}\" is not an id", spec.id),
            "write a short name in small letters, digits and dashes",
        );
    }
    let board = &spec.board;
    if board.name.is_empty() && board.path.is_empty() {
        bad(
            "board",
            "there is no board".into(),
            "write for example board = \"ludo52\", or base the variant on another",
        );
        return;
    }
    if !(2..=6).contains(&board.seats) {
        bad("board.seats", format!("{} seats", board.seats), "write a number from 2 to 6");
    }
    let [min, max] = spec.players;
    if min < 2 || min > max || max > i16::from(board.seats) {
        let hint = format!("write the fewest and the most players, from 2 to {}", board.seats);
        bad("players", format!("{min} to {max} players"), &hint);
    }
    let tokens = u32::from(spec.tokens) * u32::from(board.seats);
    if spec.tokens == 0 || tokens > 32 {
        let most = 32 / board.seats.max(1);
        bad(
            "tokens",
            format!("{} tokens for each of {} seats", spec.tokens, board.seats),
            &format!("write a number from 1 to {most}: at most 32 tokens in all"),
        );
    }
    if spec.out > spec.tokens {
        bad(
            "out",
            format!("{} tokens out of {}", spec.out, spec.tokens),
            "write no more than tokens",
        );
    }
    if spec.out > 0 && spec.entry.at == EntryAt::Value {
        bad("out", "tokens enter by value, so there is no start to stand on".into(), "write 0");
    }
    if spec.out > 1 && spec.meeting.own == Own::Forbid && spec.entry.at != EntryAt::Pad {
        bad("out", "own tokens may not share the start".into(), "write 0 or 1");
    }
    if !spec.token_names.is_empty() && spec.token_names.len() != usize::from(spec.tokens) {
        bad(
            "token_names",
            format!("{} names for {} tokens", spec.token_names.len(), spec.tokens),
            "write one name for each token, or none",
        );
    }
    if matches!(spec.end.goal, Goal::Count(n) if n == 0 || n > spec.tokens) {
        bad(
            "end.goal",
            "more tokens than a seat has, or none".into(),
            "write \"all\" or a number from 1 to tokens",
        );
    }
    if spec.teams == Teams::Opposite && !board.seats.is_multiple_of(2) {
        bad(
            "teams",
            format!("{} seats cannot pair off", board.seats),
            "use a board with an even number of seats",
        );
    }
    if spec.assist == Assist::Roll && spec.teams == Teams::None {
        bad(
            "assist",
            "there is no partner to roll for".into(),
            "write teams = \"opposite\" as well",
        );
    }
    if !board.colours.is_empty() && board.colours.len() != usize::from(board.seats) {
        bad(
            "board.colours",
            format!("{} colours for {} seats", board.colours.len(), board.seats),
            "write one for each seat",
        );
    }
    if board.ring > 0
        && board.turn > 0
        && u32::from(board.turn) * u32::from(board.seats) != u32::from(board.ring)
    {
        let hint =
            format!("write {}, or 0 if all seats share one way", board.ring / board.seats.max(1));
        bad(
            "board.turn",
            format!(
                "{} squares from seat to seat do not make a ring of {} for {} seats",
                board.turn, board.ring, board.seats
            ),
            &hint,
        );
    }
    if u32::from(board.first) + u32::from(board.ring) > 251 {
        bad("board.first", "square numbers go beyond 250".into(), "write a smaller number");
    }
    let has_pad = board.path.first() == Some(&Part::Pad);
    if has_pad != (spec.entry.at == EntryAt::Pad) && !board.path.is_empty() {
        let hint =
            if has_pad { "write entry.at = \"pad\"" } else { "begin board.path with \"pad\"" };
        bad("entry.at", "the way and the entry do not agree about a pad".into(), hint);
    }
    dice(spec, &mut bad);
    meeting(spec, &mut bad);
}

fn dice(spec: &Spec, bad: &mut impl FnMut(&str, String, &str)) {
    if spec.dice.tries == 0 {
        bad("dice.tries", "no roll at all".into(), "write 1 or more");
    }
    let pool =
        usize::from(spec.dice.count) * if spec.dice.undersides == Predicate::Never { 1 } else { 2 };
    if spec.dice.spend == Use::Each && pool > 4 {
        bad(
            "dice.count",
            format!("{pool} moves in a throw"),
            "at most 4 dice can be moved one by one, 2 with undersides",
        );
    }
    if spec.dice.spend != Use::Each && spec.dice.undersides != Predicate::Never {
        bad(
            "dice.undersides",
            "undersides are moved die by die".into(),
            "write dice.use = \"each\"",
        );
    }
    if spec.moving.must == Must::MostDice && spec.dice.spend != Use::Each {
        bad(
            "moving.must",
            "there is one move in a throw".into(),
            "write dice.use = \"each\" as well",
        );
    }
    if spec.dice.fewer != [0, 0] && spec.tokens > 1 {
        bad(
            "dice.fewer",
            "fewer dice near the finish need one token a seat".into(),
            "write tokens = 1",
        );
    }
    for remap in &spec.dice.remap {
        if remap.counts == 0 || remap.counts > 100 {
            bad(
                "dice.remap",
                format!("a {} that counts {}", remap.face, remap.counts),
                "write a number from 1 to 100",
            );
        }
    }
    let of_throw = |predicate: &Predicate| {
        let mut of_move = None;
        predicate.facts(&mut |fact| {
            if matches!(fact, Fact::Capture | Fact::Finish | Fact::Enter | Fact::Jump | Fact::Mark)
            {
                of_move = Some(fact);
            }
        });
        of_move
    };
    let remaps = spec.dice.remap.iter().map(|r| ("dice.remap", &r.when));
    let throws = [
        ("entry.on", &spec.entry.on),
        ("again.streak_on", &spec.again.streak_on),
        ("dice.undersides", &spec.dice.undersides),
        ("meeting.break_on", &spec.meeting.break_on),
    ];
    for (key, predicate) in throws.into_iter().chain(remaps) {
        if let Some(fact) = of_throw(predicate) {
            bad(
                key,
                format!("`{fact}` is not known before the move"),
                "use facts of the throw or the seat here",
            );
        }
    }
    let seat_fact = |predicate: &Predicate| {
        let mut found = None;
        predicate.facts(&mut |fact| {
            if matches!(fact, Fact::YardEmpty | Fact::NothingOnTrack | Fact::LastToken) {
                found = Some(fact);
            }
        });
        found
    };
    for (key, predicate) in [
        ("again.on", &spec.again.on),
        ("again.streak_on", &spec.again.streak_on),
        ("meeting.break_on", &spec.meeting.break_on),
    ] {
        if let Some(fact) = seat_fact(predicate) {
            bad(
                key,
                format!("`{fact}` is not built for this key yet"),
                "use facts of the throw or the move here",
            );
        }
    }
    if !(2..=10).contains(&spec.again.streak_at) && spec.again.streak != Streak::None {
        bad(
            "again.streak_at",
            format!("a streak of {}", spec.again.streak_at),
            "write a number from 2 to 10",
        );
    }
}

fn meeting(spec: &Spec, bad: &mut impl FnMut(&str, String, &str)) {
    let meeting = &spec.meeting;
    if meeting.own == Own::Block && meeting.block_size < 2 {
        bad("meeting.block_size", format!("a block of {}", meeting.block_size), "write 2 or more");
    }
    if meeting.group == Group::Half && (meeting.own != Own::Block || spec.tokens > 14) {
        bad(
            "meeting.group",
            "only blocks of at most 14 tokens a seat move by halves".into(),
            "write own = \"block\"",
        );
    }
    if meeting.group == Group::Half && meeting.block_size != 2 {
        bad("meeting.block_size", "a block that moves as one has two tokens".into(), "write 2");
    }
    if meeting.break_on != Predicate::Never && meeting.own != Own::Block {
        bad(
            "meeting.break_on",
            "there are no blocks to break".into(),
            "write own = \"block\" as well",
        );
    }
    if meeting.most.count() == 0 {
        bad(
            "meeting.most",
            "squares that hold no token".into(),
            "write 1 or more, or \"unlimited\"",
        );
    }
    if meeting.own == Own::Stack && meeting.most.count() != u8::MAX {
        bad("meeting.most", "a limit does not go with stacks".into(), "write \"unlimited\"");
    }
    if spec.entry.must == EntryMust::Clear && spec.entry.at != EntryAt::Start {
        bad("entry.must", "there is no start to clear".into(), "write \"yes\"");
    }
    if !spec.squares.swap.is_empty() && (spec.board.turn != 0 || spec.tokens != 1) {
        bad(
            "squares.swap",
            "exchanging places needs one way for all and one token each".into(),
            "remove it",
        );
    }
    let one_die = spec.dice.lots == 0 && spec.dice.spend == Use::Sum;
    if spec.moving.stretch == StretchKind::Stairs && !one_die {
        bad(
            "moving.stretch",
            "stairs need one number from each throw".into(),
            "write dice.use = \"sum\"",
        );
    }
    if matches!(spec.order, Order::Highest | Order::HighestTied) && spec.dice.sides > 250 {
        bad("order", "the dice are too large to compare".into(), "use smaller dice");
    }
}

/// Checks everything that names a square.
pub(crate) fn squares(spec: &Spec, way: &Way, problems: &mut Vec<Problem>) {
    let offset = if spec.entry.at == EntryAt::Value { 0 } else { 1 };
    let last = i16::from(way.last) - offset;
    let first = 1 - offset;
    let squares = &spec.squares;
    let on_way = |step: i16| (first..=last).contains(&step);
    let node = |step: i16| (step + offset) as usize;
    for (i, &step) in spec.board.safe.iter().enumerate() {
        if !on_way(step) || !matches!(way.places[node(step)], Place::Track(_)) {
            problems.push(
                Problem::new(
                    format!("board.safe[{i}]"),
                    format!("step {step} is not on the track"),
                )
                .hint(format!("write steps of seat 0's way, from {first} on")),
            );
        }
    }
    let mut from: Vec<(i16, String)> = Vec::new();
    let links = [
        ("snakes", "snake", &squares.snakes),
        ("ladders", "ladder", &squares.ladders),
        ("jumps", "jump", &squares.jumps),
        ("flights", "flight", &squares.flights),
    ];
    if links.iter().map(|(_, _, list)| list.len()).sum::<usize>() > 100 {
        problems.push(Problem::new("squares", "there are more than 100 links").hint("remove some"));
    }
    for (key, kind, list) in links {
        for (i, &[a, b]) in list.iter().enumerate() {
            let key = format!("squares.{key}[{i}]");
            let mut bad = |message: String, hint: String| {
                problems.push(Problem::new(key.clone(), message).hint(hint));
            };
            if !on_way(a) || !on_way(b) {
                bad(
                    format!("the {kind} {a}→{b} leaves the board"),
                    format!("squares go from {first} to {last}"),
                );
            } else if a == last {
                bad(
                    format!("the {kind} {a}→{b} starts on the last square, where the game is over"),
                    "start it on an earlier square".into(),
                );
            } else if kind == "snake" && b >= a {
                bad(
                    format!("the snake {a}→{b} goes up"),
                    format!("write [{b}, {a}], or make it a ladder"),
                );
            } else if kind == "ladder" && b <= a {
                bad(
                    format!("the ladder {a}→{b} goes down"),
                    format!("write [{b}, {a}], or make it a snake"),
                );
            } else if a == b {
                bad(
                    format!("the {kind} {a}→{b} goes nowhere"),
                    "let it end on another square".into(),
                );
            }
            if let Some((_, other)) = from.iter().find(|(square, _)| *square == a) {
                bad(
                    format!("two links start on square {a}: {other} and this {kind}"),
                    "remove one of them".into(),
                );
            }
            from.push((a, format!("{kind} {a}→{b}")));
        }
    }
    if squares.follow == crate::spec::Follow::On {
        loops(squares, problems);
    }
    let lists = [
        ("marks", &squares.marks),
        ("skip", &squares.skip),
        ("swap", &squares.swap),
        ("shield", &squares.shield),
        ("second_throw", &squares.second_throw),
        ("chosen_roll", &squares.chosen_roll),
    ];
    for (key, list) in lists {
        for (i, &step) in list.iter().enumerate() {
            if !on_way(step) {
                problems.push(
                    Problem::new(
                        format!("squares.{key}[{i}]"),
                        format!("there is no square {step}"),
                    )
                    .hint(format!("squares go from {first} to {last}")),
                );
            }
        }
    }
    let hits = squares.flight_hits;
    if hits != 0 && (!on_way(hits) || !matches!(way.places[node(hits)], Place::Stretch(_))) {
        problems.push(
            Problem::new("squares.flight_hits", format!("step {hits} is not on the home stretch"))
                .hint("write a step of the stretch, or 0"),
        );
    }
}

/// Links that lead round in a circle when each is followed on.
fn loops(squares: &crate::spec::SquaresSpec, problems: &mut Vec<Problem>) {
    let links = [&squares.snakes, &squares.ladders, &squares.jumps, &squares.flights];
    let all: Vec<[i16; 2]> = links.into_iter().flatten().copied().collect();
    for &[from, to] in &all {
        let mut at = to;
        for _ in 0..=all.len() {
            match all.iter().find(|link| link[0] == at) {
                Some(link) => at = link[1],
                None => break,
            }
            if at == from {
                problems.push(
                    Problem::new(
                        "squares.follow",
                        format!("links lead in a circle through square {from}"),
                    )
                    .hint("write follow = \"once\""),
                );
                return;
            }
        }
    }
}

/// The most pips one move can have.
pub(crate) fn most_pips(spec: &Spec, throws: &Throws) -> u8 {
    let sums = throws.infos.iter().map(|info| {
        let counts = |d: u8| {
            let remaps = spec.dice.remap.iter().filter(|r| r.face == d);
            u32::from(remaps.map(|r| r.counts).max().unwrap_or(d).max(d))
        };
        info.dice.iter().map(|d| counts(*d)).sum::<u32>()
    });
    let bonus = u32::from(spec.bonus.capture.max(spec.bonus.finish));
    sums.chain([bonus]).max().unwrap_or(0).min(250) as u8
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
            let linked = rules.flags[usize::from(to)] & node::LINK != 0;
            next.push(if linked { rest(rules, to) } else { to });
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

fn rest(rules: &Rules, to: u8) -> u8 {
    let seats = crate::Seating::of(0..rules.spec().players[0] as u8);
    match rules.start(&seats) {
        Ok(state) => rules.rest(&state, 0, to),
        Err(_) => to,
    }
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
