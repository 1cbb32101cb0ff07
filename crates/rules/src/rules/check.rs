//! Checks of the values of a variant that need more than the single value.

use super::path::{NodeKind, Path};
use super::throw::Throws;
use crate::predicate::{Fact, Predicate};
use crate::spec::problem::add_problems;
use crate::spec::{
    Assist, CaptureWhen, DiceUse, EntryAt, EntryHit, EntryMust, Follow, Goal, Group, Limit,
    MeetingSpec, Must, Own, PathPart, Problems, Remap, Spec, SquaresSpec, Streak, StretchKind,
    Teams,
};
use crate::state::MAX_TOKENS;

/// Checks the values one by one and against each other.
pub(crate) fn values(spec: &Spec, problems: &mut Problems) {
    let id_fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if spec.id.is_empty() || spec.id.len() > 40 || !spec.id.chars().all(id_fits) {
        let hint = "write a short name of small letters, digits and dashes";
        problems.add("id", format!("\"{}\" is not a valid id", spec.id), hint);
    }
    if spec.board.name.is_empty() && spec.board.path.is_empty() {
        let hint = "write for example board = \"ludo52\", or base the variant on another";
        problems.add("board", "there is no board", hint);
        return;
    }
    seats_and_tokens(spec, problems);
    board(spec, problems);
    dice(spec, problems);
    conditions_in_place(spec, problems);
    meeting(spec, problems);
}

fn seats_and_tokens(spec: &Spec, problems: &mut Problems) {
    let Spec { board, entry, meeting, end, players, .. } = spec;
    let (seats, tokens, out, [min, max]) = (board.seats, spec.tokens, spec.out, *players);
    let most = MAX_TOKENS / usize::from(seats.max(1));
    let names = spec.token_names.len();
    let in_teams = spec.teams == Teams::Opposite;
    add_problems! { problems,
        "board.seats" if !(2..=6).contains(&seats) =>
            "{seats} seats are not possible", "write a number from 2 to 6";
        "players" if min < 2 || min > max || max > i16::from(seats) =>
            "{min} to {max} players are not possible", "write the smallest and largest number, from 2 to {seats}";
        "tokens" if tokens == 0 || usize::from(tokens) * usize::from(seats) > MAX_TOKENS =>
            "{tokens} tokens for each of {seats} seats are not possible",
            "write a number from 1 to {most}: a game has at most 32 tokens";
        "out" if out > tokens =>
            "{out} of {tokens} tokens begin on the start", "write at most the number of tokens";
        "out" if out > 0 && entry.at == EntryAt::Value =>
            "tokens enter by value, so there is no start square", "write 0";
        "out" if out > meeting.most.count() && entry.at == EntryAt::Start =>
            "{out} tokens do not fit on one square", "write at most meeting.most";
        "entry.hit" if entry.hit != EntryHit::Landing && spec.capture.when == CaptureWhen::Never =>
            "nothing is ever captured", "write \"as landing\"";
        "out" if out > 1 && meeting.own == Own::Forbid && entry.at != EntryAt::Pad =>
            "tokens of one seat may not share the start", "write 0 or 1";
        "token_names" if names > 0 && names != usize::from(tokens) =>
            "there are {names} names for {tokens} tokens", "write one name for each token, or none";
        "end.goal" if matches!(end.goal, Goal::Count(n) if n == 0 || n > tokens) =>
            "the goal is 0 or more tokens than a seat has", "write \"all\" or a number from 1 to tokens";
        "teams" if in_teams && !seats.is_multiple_of(2) =>
            "{seats} seats cannot form pairs", "use a board with an even number of seats";
        "players" if in_teams && min < 4 =>
            "{min} players cannot form two pairs", "write at least 4";
        "assist" if spec.assist == Assist::Roll && spec.teams == Teams::None =>
            "there is no partner to roll for", "write teams = \"opposite\" as well";
    }
}

fn board(spec: &Spec, problems: &mut Problems) {
    let board = &spec.board;
    let (seats, ring, turn) =
        (u32::from(board.seats), u32::from(board.ring), u32::from(board.turn));
    let (colours, each) = (board.colours.len(), ring / seats.max(1));
    let (has_pad, needs_pad) =
        (board.path.first() == Some(&PathPart::Pad), spec.entry.at == EntryAt::Pad);
    add_problems! { problems,
        "board.colours" if colours > 0 && colours != seats as usize =>
            "there are {colours} colours for {seats} seats", "write one for each seat";
        "board.turn" if ring > 0 && turn > 0 && turn * seats != ring =>
            "{turn} squares from seat to seat do not make a ring of {ring} for {seats} seats",
            "write {each}, or 0 if all seats share one path";
        "board.first" if u32::from(board.first) + ring > 251 =>
            "square numbers go beyond 250", "write a smaller number";
        "entry.at" if has_pad && !needs_pad =>
            "the path begins with a pad", "write \"pad\"";
        "entry.at" if needs_pad && !has_pad && !board.path.is_empty() =>
            "the path has no pad", "begin board.path with \"pad\"";
    }
}

fn dice(spec: &Spec, problems: &mut Problems) {
    let (dice, streak_at) = (&spec.dice, spec.again.streak_at);
    let has_undersides = dice.undersides != Predicate::Never;
    let pool = usize::from(dice.count) * if has_undersides { 2 } else { 1 };
    add_problems! { problems,
        "dice.tries" if dice.tries == 0 => "a turn needs a roll", "write 1 or more";
        "dice.count" if dice.spend != DiceUse::Sum && pool > 4 =>
            "a throw has {pool} separate dice, which are too many",
            "write at most 4 if dice are moved one by one or one is chosen, and at most 2 with undersides";
        "dice.undersides" if dice.spend != DiceUse::Each && has_undersides =>
            "undersides need dice that are moved one by one", "write dice.use = \"each\"";
        "moving.must" if spec.moving.must == Must::MostDice && dice.spend != DiceUse::Each =>
            "a throw allows only one move", "write dice.use = \"each\" as well";
        "dice.fewer" if dice.fewer != [0, 0] && spec.tokens > 1 =>
            "fewer dice near the finish need one token per seat", "write tokens = 1";
        "dice.remap" if !dice.remap.is_empty() && dice.spend != DiceUse::Sum =>
            "only dice that are summed can count as another number",
            "write dice.use = \"sum\", or remove dice.remap";
    }
    for Remap { face, counts, .. } in &dice.remap {
        add_problems! { problems,
            "dice.remap" if !(1..=100).contains(counts) =>
                "a {face} cannot count as {counts}", "write a number from 1 to 100";
        }
    }
    add_problems! { problems,
        "again.streak_at" if !(2..=10).contains(&streak_at) && spec.again.streak != Streak::None =>
            "a streak of {streak_at} is not possible", "write a number from 2 to 10";
    }
}

/// Every condition with its key.
fn all_conditions(spec: &Spec) -> impl Iterator<Item = (&'static str, &Predicate)> {
    [
        ("entry.on", &spec.entry.on),
        ("again.on", &spec.again.on),
        ("again.streak_on", &spec.again.streak_on),
        ("dice.undersides", &spec.dice.undersides),
        ("meeting.break_on", &spec.meeting.break_on),
    ]
    .into_iter()
    .chain(spec.dice.remap.iter().map(|remap| ("dice.remap", &remap.when)))
}

/// Checks that each condition only uses facts that are known when it is evaluated.
fn conditions_in_place(spec: &Spec, problems: &mut Problems) {
    for (key, predicate) in all_conditions(spec) {
        let (mut of_move, mut of_seat) = (None, None);
        predicate.facts(&mut |fact| match fact {
            Fact::Capture | Fact::Finish | Fact::Enter | Fact::Jump | Fact::Mark => {
                of_move = Some(fact);
            }
            Fact::YardEmpty | Fact::NothingOnTrack | Fact::LastToken => of_seat = Some(fact),
            Fact::FirstEntry if key != "again.on" => of_seat = Some(fact),
            _ => {}
        });
        if let Some(fact) = of_move.filter(|_| key != "again.on") {
            let message = format!("`{fact}` is not known before the move");
            problems.add(key, message, "use facts about the throw or the seat here");
        }
        let throw_only = matches!(key, "again.on" | "again.streak_on" | "meeting.break_on");
        if let Some(fact) = of_seat.filter(|_| throw_only) {
            let message = format!("`{fact}` cannot be used for this key");
            problems.add(key, message, "use facts about the throw or the move here");
        }
    }
}

fn meeting(spec: &Spec, problems: &mut Problems) {
    let MeetingSpec { own, most, block_size, .. } = spec.meeting;
    let (meeting, entry) = (&spec.meeting, &spec.entry);
    let default = MeetingSpec::default();
    if own != Own::Block {
        let unused = [
            ("meeting.where", meeting.place != default.place),
            ("meeting.block_size", meeting.block_size != default.block_size),
            ("meeting.block_stops", meeting.block_stops != default.block_stops),
        ];
        for (key, _) in unused.into_iter().filter(|(_, is_set)| *is_set) {
            let message = "this has no effect without blocks";
            problems.add(key, message, "remove it, or write own = \"block\" as well");
        }
    }
    let (blocks, half) = (own == Own::Block, meeting.group == Group::Half);
    let one_path = spec.board.turn == 0 && spec.tokens == 1;
    let one_number = spec.dice.lots == 0 && spec.dice.spend == DiceUse::Sum;
    add_problems! { problems,
        "squares.flight_hits" if spec.squares.flight_hits != 0 && spec.squares.flights.is_empty() =>
            "this has no effect without flights", "write 0, or add flights";
        "entry.hit" if entry.hit == EntryHit::Full && most == Limit::Unlimited =>
            "a start that holds any number of tokens is never full",
            "write meeting.most as well, or \"as landing\"";
        "meeting.block_size" if blocks && block_size < 2 =>
            "a block of {block_size} is too small", "write 2 or more";
        "meeting.group" if half && (!blocks || spec.tokens > 14) =>
            "moving by halves needs blocks and at most 14 tokens per seat",
            "write own = \"block\"";
        "meeting.block_size" if half && block_size != 2 =>
            "a block that moves together has two tokens", "write 2";
        "meeting.break_on" if meeting.break_on != Predicate::Never && !blocks =>
            "there are no blocks to break", "write own = \"block\" as well";
        "meeting.most" if most == Limit::Most(0) =>
            "a square must hold at least one token", "write 1 or more, or \"unlimited\"";
        "meeting.most" if own == Own::Stack && most != Limit::Unlimited =>
            "stacks cannot be limited", "write \"unlimited\"";
        "entry.must" if entry.must == EntryMust::Clear && entry.at != EntryAt::Start =>
            "there is no start square to clear", "write \"yes\"";
        "squares.swap" if !spec.squares.swap.is_empty() && !one_path =>
            "swapping places needs one path for all seats and one token each", "remove it";
        "moving.stretch" if spec.moving.stretch == StretchKind::Stairs && !one_number =>
            "stairs need dice that give a single number", "write dice.use = \"sum\"";
    }
}

/// Checks everything that names a square.
pub(crate) fn squares(spec: &Spec, path: &Path, problems: &mut Problems) {
    let offset = if spec.entry.at == EntryAt::Value { 0 } else { 1 };
    let last = i16::from(path.last) - offset;
    let first = 1 - offset;
    let squares = &spec.squares;
    let on_path = |step: i16| (first..=last).contains(&step);
    let kind = |step: i16| on_path(step).then(|| path.kinds[(step + offset) as usize]);
    let range = format!("squares go from {first} to {last}");
    for (i, &step) in spec.board.safe.iter().enumerate() {
        if !matches!(kind(step), Some(NodeKind::Track(_))) {
            let hint = format!("write steps of seat 0's path, from {first} on");
            let message = format!("step {step} is not on the track");
            problems.add(format!("board.safe[{i}]"), message, hint);
        }
    }
    links(squares, first..=last, problems);
    if squares.follow == Follow::On {
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
        for (i, &step) in list.iter().enumerate().filter(|(_, step)| !on_path(**step)) {
            let key = format!("squares.{key}[{i}]");
            problems.add(key, format!("there is no square {step}"), &range);
        }
    }
    let hits = squares.flight_hits;
    if hits != 0 && !matches!(kind(hits), Some(NodeKind::Stretch(_))) {
        let message = format!("step {hits} is not on the home stretch");
        problems.add("squares.flight_hits", message, "write a step of the stretch, or 0");
    }
}

fn links(squares: &SquaresSpec, steps: std::ops::RangeInclusive<i16>, problems: &mut Problems) {
    let last = *steps.end();
    let links = [
        ("snakes", "snake", &squares.snakes),
        ("ladders", "ladder", &squares.ladders),
        ("jumps", "jump", &squares.jumps),
        ("flights", "flight", &squares.flights),
    ];
    if links.iter().map(|(_, _, list)| list.len()).sum::<usize>() > 100 {
        problems.add("squares", "there are more than 100 links", "remove some");
    }
    let mut from: Vec<(i16, String)> = Vec::new();
    for (key, kind, list) in links {
        for (i, &[a, b]) in list.iter().enumerate() {
            let key = format!("squares.{key}[{i}]");
            let name = format!("{kind} {a}→{b}");
            if !steps.contains(&a) || !steps.contains(&b) {
                let hint = format!("squares go from {} to {last}", steps.start());
                problems.add(&key, format!("the {name} leaves the board"), hint);
            } else if a == last {
                let message = format!("the {name} starts on the last square, where the game ends");
                problems.add(&key, message, "start it on an earlier square");
            } else if kind == "snake" && b >= a {
                let hint = "swap its squares, or make it a ladder";
                problems.add(&key, format!("the {name} goes up"), hint);
            } else if kind == "ladder" && b <= a {
                let hint = "swap its squares, or make it a snake";
                problems.add(&key, format!("the {name} goes down"), hint);
            } else if a == b {
                let hint = "let it end on another square";
                problems.add(&key, format!("the {name} ends where it starts"), hint);
            }
            if let Some((_, other)) = from.iter().find(|(square, _)| *square == a) {
                let message = format!("two links start on square {a}: {other} and this {kind}");
                problems.add(&key, message, "remove one of them");
            }
            from.push((a, name));
        }
    }
}

/// Reports links that lead round in a circle when a token follows one after another.
fn loops(squares: &SquaresSpec, problems: &mut Problems) {
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
                let message = format!("links lead in a circle through square {from}");
                problems.add("squares.follow", message, "write follow = \"once\"");
                return;
            }
        }
    }
}

/// Checks that the facts in the conditions can come true with these dice and squares.
pub(crate) fn conditions(spec: &Spec, throws: &Throws, problems: &mut Problems) {
    let squares = &spec.squares;
    let links = [&squares.snakes, &squares.ladders, &squares.jumps, &squares.flights];
    let lots = spec.dice.lots > 0;
    let any = |holds: &dyn Fn(&[u8], u8) -> bool| {
        throws.infos.iter().any(|info| holds(&info.dice, info.sum))
    };
    for (key, predicate) in all_conditions(spec) {
        // The default streak condition names a six; that is harmless if a streak does nothing.
        if key == "again.streak_on" && spec.again.streak == Streak::None {
            continue;
        }
        predicate.facts(&mut |fact| {
            let possible = match fact {
                Fact::Face(f) => !lots && any(&|dice, _| dice.contains(&f)),
                Fact::Sum(s) => !lots && any(&|_, sum| sum == s),
                Fact::Value(v) => any(&|_, sum| sum == v),
                Fact::Pair => !lots && any(&|dice, _| dice.windows(2).any(|w| w[0] == w[1])),
                Fact::Even => any(&|_, sum| sum % 2 == 0),
                Fact::Mark => !squares.marks.is_empty(),
                Fact::Jump => links.iter().any(|list| !list.is_empty()),
                _ => true,
            };
            if !possible {
                let message = match fact {
                    Fact::Mark => "`mark` never holds, because no square is marked".into(),
                    Fact::Jump => "`jump` never holds, because there are no links".into(),
                    _ => format!("no throw of these dice is `{fact}`"),
                };
                problems.add(key, message, "name something that can happen");
            }
        });
    }
}
