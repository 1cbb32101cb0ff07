//! What can be wrong with a variant beyond its form.

use crate::predicate::{Fact, Predicate};
use crate::spec::{
    Assist, CaptureWhen, EntryAt, EntryHit, EntryMust, Goal, Group, MeetingSpec, Must, Own, Part,
    Problem, Spec, Streak, StretchKind, Teams, Use,
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
    if spec.out > spec.meeting.most.count() && spec.entry.at == EntryAt::Start {
        bad("out", "more tokens than a square holds".into(), "write no more than meeting.most");
    }
    if spec.entry.hit != EntryHit::Landing && spec.capture.when == CaptureWhen::Never {
        bad("entry.hit", "nothing is ever captured".into(), "write \"as landing\"");
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
    if spec.teams == Teams::Opposite && min < 4 {
        bad("players", format!("{min} players cannot be two pairs"), "write at least 4");
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
    if spec.dice.spend != Use::Sum && pool > 4 {
        bad(
            "dice.count",
            format!("{pool} dice to choose from in a throw"),
            "at most 4 dice can be moved one by one or chosen from, 2 with undersides",
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
    if !spec.dice.remap.is_empty() && spec.dice.spend != Use::Sum {
        bad(
            "dice.remap",
            "faces that count otherwise are not built for dice that are moved one by one yet"
                .into(),
            "write dice.use = \"sum\", or remove it",
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
    let seat_fact = |predicate: &Predicate, moves: bool| {
        let mut found = None;
        predicate.facts(&mut |fact| {
            let of_seat = matches!(fact, Fact::YardEmpty | Fact::NothingOnTrack | Fact::LastToken);
            if of_seat || fact == Fact::FirstEntry && !moves {
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
        if let Some(fact) = seat_fact(predicate, key == "again.on") {
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
    let plain = MeetingSpec::default();
    if meeting.own != Own::Block {
        let idle = "there are no blocks, so it would do nothing";
        let hint = "remove it, or write own = \"block\" as well";
        if meeting.place != plain.place {
            bad("meeting.where", idle.into(), hint);
        }
        if meeting.block_size != plain.block_size {
            bad("meeting.block_size", idle.into(), hint);
        }
        if meeting.block_stops != plain.block_stops {
            bad("meeting.block_stops", idle.into(), hint);
        }
    }
    if spec.squares.flight_hits != 0 && spec.squares.flights.is_empty() {
        let message = "there are no flights, so it would do nothing";
        bad("squares.flight_hits", message.into(), "write 0, or add flights");
    }
    if spec.entry.hit == EntryHit::Full && meeting.most.count() == u8::MAX {
        let message = "a start that holds any number of tokens is never full";
        bad("entry.hit", message.into(), "write meeting.most as well, or \"as landing\"");
    }
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

/// Checks that what the conditions speak of can happen with these dice and squares.
pub(crate) fn conditions(spec: &Spec, throws: &Throws, problems: &mut Vec<Problem>) {
    let remaps = spec.dice.remap.iter().map(|r| ("dice.remap", &r.when));
    let all = [
        ("entry.on", &spec.entry.on),
        ("again.on", &spec.again.on),
        ("again.streak_on", &spec.again.streak_on),
        ("dice.undersides", &spec.dice.undersides),
        ("meeting.break_on", &spec.meeting.break_on),
    ];
    let squares = &spec.squares;
    let links = [&squares.snakes, &squares.ladders, &squares.jumps, &squares.flights];
    // A streak that nothing comes of keeps its usual throws.
    let idle_streak = spec.again.streak == Streak::None;
    for (key, predicate) in all.into_iter().chain(remaps) {
        predicate.facts(&mut |fact| {
            let dice = |holds: &dyn Fn(&[u8], u8) -> bool| {
                throws.infos.iter().any(|info| holds(&info.dice, info.sum))
            };
            let lots = spec.dice.lots > 0;
            let possible = match fact {
                Fact::Face(f) => !lots && dice(&|dice, _| dice.contains(&f)),
                Fact::Sum(s) => !lots && dice(&|_, sum| sum == s),
                Fact::Value(v) => dice(&|_, sum| sum == v),
                Fact::Pair => !lots && dice(&|dice, _| dice.windows(2).any(|w| w[0] == w[1])),
                Fact::Even => dice(&|_, sum| sum % 2 == 0),
                Fact::Mark => !squares.marks.is_empty(),
                Fact::Jump => links.iter().any(|list| !list.is_empty()),
                _ => true,
            };
            let idle = key == "again.streak_on" && idle_streak;
            if !(possible || idle) {
                let message = match fact {
                    Fact::Mark => "`mark`, but no square is marked".into(),
                    Fact::Jump => "`jump`, but there are no links".into(),
                    _ => format!("no throw of these dice is `{fact}`"),
                };
                problems.push(Problem::new(key, message).hint("name something that can come"));
            }
        });
    }
}
