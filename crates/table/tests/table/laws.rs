//! Laws that hold for all inputs in any order.

use homestretch_bots::{Choices, Level, below, chance, seeded};
use homestretch_rules::{Action, Move, Rules, Seat};
use homestretch_table::{
    Input, Leaving, Millis, Phase, PlayerId, SeatsAfter, Settings, Table, TableChange, TableEntry,
    Undo,
};
use rand_core::Rng;
use std::collections::HashSet;
use std::sync::Arc;

const VARIANTS: [&str; 9] = [
    "ludo-server",
    "ludo-team",
    "ludo-lp2a",
    "mensch",
    "parchis-two-dice",
    "pachisi",
    "ur",
    "snakes-power",
    "snakes-choose",
];

fn pick<R: Rng, T: Clone>(rng: &mut R, list: &[T]) -> T {
    list[below(rng, list.len() as u32) as usize].clone()
}

fn settings<R: Rng>(rng: &mut R) -> Settings {
    let mut coin = || below(rng, 2) == 0;
    Settings {
        shared_screen: coin(),
        auto_roll: coin(),
        play_forced: coin(),
        leaving: if coin() { Leaving::TokensGo } else { Leaving::Bot(Level::Easy) },
        turn_seconds: coin().then_some(60),
        game_seconds: (coin() && coin()).then_some(900),
        best_of: if coin() { 1 } else { 3 },
        undo: pick(rng, &[Undo::Never, Undo::Ask, Undo::Free]),
        seats_after: pick(rng, &[SeatsAfter::Keep, SeatsAfter::Rotate, SeatsAfter::WinnerFirst]),
        ..Settings::default()
    }
}

/// An input that a correct driver or a cooperative person would send next.
fn sensible<R: Rng>(rng: &mut R, table: &Table, now: Millis) -> Option<Input> {
    let someone = PlayerId(u64::from(below(rng, 4)) + 1);
    let by = table.host().unwrap_or(someone);
    if table.phase() == Phase::Waiting {
        return Some(lobby(rng, table, by, someone));
    }
    if table.phase() == Phase::Ended {
        return Some(Input::Rematch { by });
    }
    if table.paused() {
        return (below(rng, 3) == 0).then_some(Input::Resume { by });
    }
    if table.vote_open().is_some() {
        let agree = below(rng, 3) > 0;
        return (below(rng, 2) == 0).then_some(Input::Vote { by: someone, agree });
    }
    let pending = table.pending(now);
    let state = *table.game()?.state();
    let options = Choices::of(table.rules(), &state);
    let choice = match options.as_slice() {
        [] => None,
        list => Some(pick(rng, list)),
    };
    if let Some(turn) = pending.bot {
        return Some(Input::Bot { seat: turn.seat, action: choice });
    }
    if pending.dice {
        let falls = table.kept_chance().or_else(|| chance(table.rules(), &state, rng));
        return falls.map(Input::Chance);
    }
    let seat = pending.human?;
    let by = table.at(seat)?.player.id()?;
    Some(match choice {
        Some(action) => Input::Act { by, seat, action },
        None => Input::Roll { by, seat },
    })
}

/// An input before the start: people and bots sit down, get ready and start.
fn lobby<R: Rng>(rng: &mut R, table: &Table, host: PlayerId, someone: PlayerId) -> Input {
    let (by, seat) = (host, None);
    let late = table.seated().find(|(_, seated)| !seated.ready);
    let least = table.rules().spec().players[0] as usize;
    match late.and_then(|(_, seated)| seated.player.id()) {
        Some(late) if late != by => Input::Ready { by: late, ready: true },
        _ if table.host().is_none() || table.seated().len() == 0 => {
            Input::Join { by: someone, name: "Someone".into(), seat }
        }
        _ if table.seated().len() >= least => Input::Start { by },
        _ if below(rng, 2) == 0 => Input::Join { by: someone, name: "Someone".into(), seat },
        _ => Input::AddBot { by, seat, level: Level::Random, name: None },
    }
}

/// Any input.
fn anything<R: Rng>(rng: &mut R, table: &Table) -> Input {
    let by = PlayerId(u64::from(below(rng, 4)) + 1);
    let seat = Seat(below(rng, 7) as u8);
    let owner = table.at(seat).and_then(|seated| seated.player.id());
    let by = owner.filter(|_| below(rng, 2) == 0).unwrap_or(by);
    let level = pick(rng, &[Level::Easy, Level::Perfect, Level::Random]);
    let action = match below(rng, 8) {
        0 => Action::Pass,
        1 => Action::SecondThrow,
        2 => Action::Leave(seat),
        3 => Action::First(seat),
        _ => Action::Move(Move { token: below(rng, 18) as u8, pips: below(rng, 14) as u8 }),
    };
    let thrown = table.game().and_then(|game| chance(table.rules(), game.state(), rng));
    match below(rng, 27) {
        0..3 => Input::Join { by, name: "Someone".into(), seat: None },
        3 => Input::Join { by, name: "Someone".into(), seat: Some(seat) },
        4..6 => Input::Ready { by, ready: below(rng, 4) > 0 },
        6 => Input::AddBot { by, seat: Some(seat), level, name: None },
        7 => Input::RemoveBot { by, seat },
        8 => Input::Kick { by, seat },
        9 => Input::Settings { by, settings: settings(rng) },
        10 => Input::Start { by },
        11 => Input::Roll { by, seat },
        12 => Input::Act { by, seat, action },
        13 => Input::Chance(thrown.unwrap_or(action)),
        14 => Input::Bot { seat, action: Some(action) },
        15 => Input::Bot { seat, action: None },
        16..18 => Input::Undo { by },
        18 => Input::Redo { by },
        19 => Input::Vote { by, agree: below(rng, 3) > 0 },
        20 => Input::Autopilot { by, seat, level: (below(rng, 2) == 0).then_some(level) },
        21 => Input::Pause { by },
        22 => Input::Leave { by },
        23 => Input::Return { by },
        24 => Input::Rematch { by },
        25 => Input::ChangeSeat { by, from: seat, to: Seat(below(rng, 7) as u8) },
        _ => Input::Restored { since: Millis(0) },
    }
}

fn check_never_stalls(table: &Table, now: Millis) {
    let pending = table.pending(now);
    let waits = pending.dice || pending.bot.is_some() || pending.human.is_some();
    let asks = table.vote_open().is_some() && pending.wake.is_some();
    let runs = table.phase() == Phase::Playing && !table.paused();
    assert_eq!(runs, waits || asks, "{pending:?}");
    if table.paused() {
        assert!(table.host().is_some(), "somebody can end the pause");
    }
    let person = pending.human.and_then(|seat| table.at(seat));
    assert_eq!(person.is_some(), person.and_then(|seated| seated.present()).is_some());
}

/// Checks that players sit where `next_seat` predicted.
fn check_next_seats(before: &Table, after: &Table) {
    if (before.phase(), after.phase()) != (Phase::Ended, Phase::Playing) {
        return;
    }
    let predicted =
        before.seated().filter_map(|(seat, s)| Some((before.next_seat(seat)?, &s.player)));
    let predicted: Vec<_> = predicted.collect();
    for seat in &after.game().expect("a game is played").seating().seats {
        let player = &after.at(*seat).expect("a player in the game has a seat").player;
        assert!(predicted.contains(&(*seat, player)), "{seat:?} {player:?}: {predicted:?}");
    }
}

/// A table of a variant after many random inputs, with its entries.
fn random_session(variant: &str, seed: u64, inputs: usize) -> (Table, Vec<TableEntry>) {
    let rng = &mut seeded(seed, 1);
    let rules = Arc::new(Rules::named(variant).unwrap());
    let (mut table, opened) =
        Table::open(Millis(0), rules.clone(), settings(rng), PlayerId(1)).unwrap();
    let (mut entries, mut now) = (vec![opened], Millis(0));
    for _ in 0..inputs {
        now = now.plus(Millis(u64::from(below(rng, 8000))));
        let input = match below(rng, 10) {
            0..7 => sensible(rng, &table, now).unwrap_or(Input::Tick),
            7 => Input::Tick,
            8 if below(rng, 20) == 0 => {
                now = table.pending(now).wake.unwrap_or(now).max(now);
                Input::Tick
            }
            _ => anything(rng, &table),
        };
        let before = table.clone();
        match table.handle(now, input.clone()) {
            Ok(outputs) => entries.extend(outputs.into_iter().map(|output| output.entry)),
            Err(refusal) => {
                assert_eq!(table, before, "a refused input changes nothing: {input:?}");
                assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
            }
        }
        check_never_stalls(&table, now);
        check_next_seats(&before, &table);
    }
    (table, entries)
}

#[test]
fn folding_all_entries_rebuilds_the_table() {
    let mut kinds = HashSet::new();
    for variant in VARIANTS {
        for seed in 0..60 {
            let (table, entries) = random_session(variant, seed, 600);
            let text: Vec<String> =
                entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
            let read: Vec<TableEntry> =
                text.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
            assert_eq!(read, entries);
            assert!(Table::fold(&read) == Ok(table), "{variant} {seed}");
            kinds.extend(entries.iter().map(|entry| std::mem::discriminant(&entry.what)));
        }
    }
    assert_eq!(kinds.len(), 26, "every kind of entry comes up");
}

#[test]
fn damaged_entries_never_cause_a_panic() {
    let rng = &mut seeded(3, 3);
    for variant in VARIANTS {
        let (_, entries) = random_session(variant, 9, 300);
        let rules = Arc::new(Rules::named(variant).unwrap());
        for _ in 0..30 {
            let mut table = Table::fold_with(|_| Some(rules.clone()), &entries[..1]).unwrap();
            for entry in &entries[1..] {
                let mut entry = match below(rng, 12) {
                    0 => continue,
                    1 => pick(rng, &entries),
                    _ => entry.clone(),
                };
                entry.at = entry.at.max(table.last());
                if let (TableChange::Undone { to } | TableChange::Redone { to }, 0) =
                    (&mut entry.what, below(rng, 2))
                {
                    *to = below(rng, 40) as usize;
                }
                let before = table.clone();
                if table.take(&entry).is_err() {
                    assert!(table == before, "a refused entry changes nothing: {entry:?}");
                }
                let pending = table.pending(entry.at);
                let runs = table.phase() == Phase::Playing && !table.paused();
                let something = pending.dice || pending.bot.is_some() || pending.human.is_some();
                assert!(!runs || something || pending.wake.is_some(), "{entry:?}");
            }
        }
    }
}

#[test]
fn bots_finish_games_of_every_variant() {
    for id in homestretch_rules::catalog::ids() {
        let rng = &mut seeded(5, 5);
        let rules = Arc::new(Rules::named(id).unwrap());
        let opened = Table::open(Millis(0), rules.clone(), Settings::default(), PlayerId(1));
        let (mut table, _) = opened.unwrap();
        while table.phase() != Phase::Ended {
            let input = sensible(rng, &table, Millis(0)).expect("something is always pending");
            table.handle(Millis(0), input).unwrap();
        }
        assert_eq!(table.places().len(), table.seated().len(), "{id}");
    }
}

#[test]
fn a_timed_game_ends_even_if_nobody_acts() {
    let rng = &mut seeded(6, 6);
    let rules = Arc::new(Rules::named("ludo-server").unwrap());
    let settings = Settings { turn_seconds: Some(30), ..Settings::default() };
    let (mut table, _) = Table::open(Millis(0), rules, settings, PlayerId(1)).unwrap();
    for by in [PlayerId(1), PlayerId(2)] {
        table.handle(Millis(0), Input::Join { by, name: "Z".into(), seat: None }).unwrap();
        table.handle(Millis(0), Input::Ready { by, ready: true }).unwrap();
    }
    let mut now = Millis(0);
    table.handle(now, Input::Start { by: PlayerId(1) }).unwrap();
    while table.phase() == Phase::Playing {
        let pending = table.pending(now);
        let input = match pending.human {
            Some(_) => Input::Tick,
            None => sensible(rng, &table, now).unwrap(),
        };
        if pending.human.is_some() {
            now = pending.wake.expect("a person's time ends");
        }
        table.handle(now, input).unwrap();
    }
    assert!(now <= Millis(2 * 3 * 30_000), "three misses each, then bots: {now:?}");
}
