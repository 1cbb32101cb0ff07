//! `homestretch verify`: checks from the record of a game whether its dice were fair.

mod luck;

use crate::request::counted;
use anyhow::{Context as _, Result, bail};
use homestretch_rules::{Action, Game, Rules, Seat, Seating, Throw, Turn};
use homestretch_table::fair::{
    Fraud, Mode, Owner, Proof, Step, Value, Verdict, verify, verify_dice,
};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// The error for a record without a proof.
#[derive(Debug, thiserror::Error)]
#[error("the record contains no proof of its dice, so they cannot be checked")]
pub struct NothingProved;

/// Check a record: its moves, and the proof of its dice.
#[derive(clap::Args)]
pub struct VerifyArgs {
    /// The record of a game, as exported by the server or by `play`
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// An anchor that your own device shows at the seal on the dice; the check fails if it is not
    /// in the record. Can be given several times
    #[arg(long, value_name = "HEX")]
    anchor: Vec<Value>,
}

impl VerifyArgs {
    /// Checks the record, and explains what is proved and what is not.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let name = self.file.display();
        let text =
            std::fs::read_to_string(&self.file).with_context(|| format!("cannot read {name}"))?;
        let game = match Game::load(&text) {
            Ok(game) => game,
            Err(bad) => {
                let dice = verdict_on_dice(&text).map_or(String::new(), |dice| format!(". {dice}"));
                bail!("{name} is not the record of a game: {bad}{dice}");
            }
        };
        let (first, last) = match game.state().turn() {
            Turn::Over => ("is complete,", ""),
            _ => (
                "matches its checksum",
                ", but the game is NOT OVER: its end may have been cut off",
            ),
        };
        let actions = game.ply();
        writeln!(out, "The record {first} and all of its {actions} actions are legal{last}.")?;
        if game.proof().is_empty() {
            statistics(&game, out)?;
            if let Some(own) = self.anchor.first() {
                bail!("the anchor {own} is not in the record, which contains no proof of its dice");
            }
            return Err(NothingProved.into());
        }
        let proof = Proof::read(game.proof())
            .with_context(|| format!("the proof in {name} cannot be read"))?;
        match verify(&game, &proof) {
            Ok(verdict) => {
                writeln!(out, "{}", explain(&game, &proof, &verdict).join("\n"))?;
            }
            Err(fraud) => {
                bail!("THE DICE DO NOT MATCH THEIR PROOF: {}", fraud_message(&game, &fraud))
            }
        }
        writeln!(out)?;
        statistics(&game, out)?;
        self.anchor.iter().try_for_each(|anchor| print_anchor(&game, &proof, *anchor, out))
    }
}

/// Prints who committed to an anchor, and when. Fails if it is not in the record.
fn print_anchor(game: &Game, proof: &Proof, own: Value, out: &mut impl Write) -> Result<()> {
    let anchors = proof.anchors();
    let found: Vec<_> = anchors.iter().filter(|(_, _, anchor)| *anchor == own).collect();
    if found.is_empty() {
        bail!("THIS IS NOT THE GAME OF YOUR DEVICE: the anchor {own} is not in the record");
    }
    for (owner, roll, _) in found {
        let (whose, short) = (whose(game, *owner), short(own));
        writeln!(
            out,
            "The anchor {short}… is in the record: {whose} committed to it before roll {roll}."
        )?;
    }
    Ok(())
}

/// The owner of a chain.
fn whose(game: &Game, owner: Owner) -> String {
    match owner {
        Owner::Server => "the server".into(),
        Owner::Seat(seat) => format!("the device of {}", who(game, seat)),
    }
}

/// The first digits of an anchor, enough to compare it.
fn short(anchor: Value) -> String {
    anchor.to_string().chars().take(8).collect()
}

/// A verdict on the dice alone, for a record whose moves cannot be replayed. None if the record has
/// no readable proof.
fn verdict_on_dice(text: &str) -> Option<String> {
    let after = |start: &'static str| text.lines().filter_map(move |l| l.strip_prefix(start));
    let rules = after("|").map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)));
    let rules: String = rules.collect();
    let rules = Rules::read_kept(&rules).ok()?;
    let seats: Option<Vec<Seat>> =
        after("seats ").next()?.split(' ').map(|seat| seat.parse().ok().map(Seat)).collect();
    let seating = Seating { seats: seats?, opening: false };
    let proof = Proof::read(&after("fair ").map(str::to_string).collect::<Vec<_>>()).ok()?;
    // After an undo, the rolls of the proof and of the record no longer line up.
    let is_straight = !proof.steps.iter().any(|step| matches!(step, Step::Back { .. }));
    let turns = text.lines().skip_while(|line| *line != "game").filter_map(|l| l.split_once(": "));
    let words =
        turns.flat_map(|(_, words)| words.split(' ')).filter(|word| word.starts_with(['r', 'f']));
    let other = words.zip(proof.rolls()).find(|(word, roll)| is_straight && *word != roll.fell);
    let fraud = match (verify_dice(&rules, &seating, &proof), other) {
        (Err(fraud), _) => fraud.to_string(),
        (Ok(()), Some((record, roll))) => {
            Fraud::Record { index: roll.index, record: record.into(), proof: roll.fell.clone() }
                .to_string()
        }
        (Ok(()), None) => return Some("The dice match the values".into()),
    };
    Some(format!("THE DICE DO NOT MATCH THEIR PROOF, EITHER: {fraud}"))
}

/// The name of the player on a seat, with the number of the seat if two players have the same name.
/// Numbers count from 1.
fn who(game: &Game, seat: Seat) -> String {
    let number = u32::from(seat.0) + 1;
    match game.names().get(&seat) {
        None => format!("seat {number}"),
        Some(name) if game.names().values().filter(|other| *other == name).count() > 1 => {
            format!("{name} (seat {number})")
        }
        Some(name) => name.clone(),
    }
}

fn fraud_message(game: &Game, fraud: &Fraud) -> String {
    match fraud {
        Fraud::Contribution { index, seat } => {
            let who = who(game, *seat);
            format!("roll {index}: the value of {who} is not from the chain it committed to")
        }
        Fraud::Stranger { index, seat } => {
            format!("roll {index}: {} takes part without a chain, or twice", who(game, *seat))
        }
        other => other.to_string(),
    }
}

/// Sentences about what is proved and what is not.
fn explain(game: &Game, proof: &Proof, verdict: &Verdict) -> Vec<String> {
    let is_sealed = verdict.mode == Mode::Sealed;
    let mut lines = proved(game, verdict);
    lines.extend(is_sealed.then(|| anchors(game, proof, verdict)));
    let chosen = game.actions().iter().filter(|action| matches!(action, Action::ChosenRoll(_)));
    let chosen = chosen.count();
    if chosen > 0 {
        let rolls = counted(chosen, "roll");
        lines.push(format!("Players chose the dice of {rolls} themselves, as the rules allow: there is nothing to prove about these."));
    }
    for seat in verdict.took_part.keys().filter(|_| is_sealed) {
        let part = participation(proof, verdict, *seat);
        lines.push(format!("The device of {} {part}.", who(game, *seat)));
    }
    for index in &verdict.renewed {
        lines.push(format!("Before roll {index} the server's chain was used up, and the server and the devices committed to new ones, which the fingerprint does not cover."));
    }
    for (seat, index) in &verdict.new_anchors {
        let who = who(game, *seat);
        lines.push(format!("The device of {who} committed to a chain only before roll {index}, after the start: the fingerprint does not cover it."));
    }
    lines.extend(not_proved(game, verdict));
    if !verdict.void.is_empty() {
        let list = list(&verdict.void);
        lines.push(format!(
            "Started but never rolled, because the turn went to another seat: {list}."
        ));
    }
    if !verdict.taken_back.is_empty() {
        let list = list(&verdict.taken_back);
        lines.push(format!("Moves were undone before these rolls: {list}."));
        lines.push("Do not trust these rolls if nobody undid a move there.".into());
    }
    lines
}

fn proved(game: &Game, verdict: &Verdict) -> Vec<String> {
    let rolls = verdict.rolls;
    let except = ", except for what is named below as NOT PROVED";
    let except = if verdict.is_whole() { "" } else { except };
    let but = "; for the rolls below that are not proved to others, only the players themselves know that";
    let but = if verdict.unbound.is_empty() && verdict.fresh.is_empty() { "" } else { but };
    let mut lines = vec![
        format!("PROVED{except}: all {rolls} rolls follow from values that were committed to before the roll."),
        format!("Fingerprint of the game, as shown to the players: {}", fingerprint(verdict)),
        match verdict.mode {
            Mode::Sealed => format!("Nobody could choose or predict a roll in which everybody with a chain took part, unless all of them and the server worked together{but}."),
            Mode::Server => "NOT PROVED: that the server did not choose its chain and so know the dice in advance. No player's device took part.".into(),
            Mode::Seeded => "NOT PROVED: that nobody knew the dice in advance. They come from a seed, for practice.".into(),
        },
    ];
    if let (Mode::Sealed, Some(seat)) = (verdict.mode, verdict.only_one()) {
        let who = who(game, seat);
        lines.push(format!("Only the device of {who} sent values: this person and the server together could have chosen the rolls by trying many chains before the game."));
    }
    lines
}

/// The anchors of every device, for comparison with those that the browsers show.
fn anchors(game: &Game, proof: &Proof, verdict: &Verdict) -> String {
    let anchors = proof.anchors();
    let of = |seat: &Seat| {
        let own = anchors.iter().filter(|(owner, ..)| *owner == Owner::Seat(*seat));
        let own = own.map(|(_, roll, anchor)| match roll {
            1 => short(*anchor),
            roll => format!("{} before roll {roll}", short(*anchor)),
        });
        let own: Vec<String> = own.collect();
        let own = if own.is_empty() { "none".into() } else { own.join(", ") };
        format!("{}: {own}", who(game, *seat))
    };
    let all = verdict.took_part.keys().map(of).collect::<Vec<_>>().join("; ");
    format!(
        "Anchors, as the seal on the dice shows them to their owners (--anchor compares a complete one): {all}."
    )
}

/// The rolls about which less is proved, and why.
fn not_proved(game: &Game, verdict: &Verdict) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, rolls) in verdict.without().iter().filter(|_| verdict.mode == Mode::Sealed) {
        let why = if verdict.no_chain.contains(seat) { "had no chain" } else { "sent no value" };
        let (who, rolls) = (who(game, *seat), list(rolls));
        lines.push(format!("NOT PROVED to {who}, whose device {why}: rolls {rolls}."));
    }
    if !verdict.lacking.is_empty() {
        let list = list(&verdict.lacking);
        lines.push(format!("NOT PROVED that nobody chose these rolls: {list}."));
        lines.push("In each of them a device with a chain sent no value. Its owner and the server together could choose between two results, and several owners between more.".into());
    }
    if !verdict.unbound.is_empty() {
        let list = list(&verdict.unbound);
        lines.push(format!("NOT PROVED to anybody but the players: {list}."));
        lines.push(
            "No value of these rolls is from a chain that was fixed before the start.".into(),
        );
    }
    for (owner, index) in &verdict.fresh {
        let who = whose(game, *owner);
        lines.push(format!("NOT PROVED to anybody but the players: roll {index}."));
        lines.push(format!("There {who} used a new chain for the first time. Only the players know that it was chosen before the others' values were known: their browsers would have raised an alarm."));
    }
    lines
}

/// The rolls at which a seat's device sent its value, did not answer, was not asked, or was away.
fn participation(proof: &Proof, verdict: &Verdict, seat: Seat) -> String {
    let of = |rolls: &BTreeMap<Seat, Vec<u32>>| rolls.get(&seat).cloned().unwrap_or_default();
    let (missing, passed_over) = (of(&verdict.missing), of(&verdict.passed_over));
    let away = of(&verdict.away);
    let gave = proof.rolls().filter(|roll| roll.contributions.iter().any(|(own, _)| *own == seat));
    let gave: Vec<u32> = gave.map(|roll| roll.index).collect();
    let mut part = format!("took part in {} of {} rolls", gave.len(), verdict.rolls);
    let told = [
        (gave, ": "),
        (missing, "; it was asked but did not answer at "),
        (passed_over, "; it was not asked, because it had not answered before, at "),
        (away, "; it was away or had no chain yet at "),
    ];
    for (rolls, words) in told.into_iter().filter(|(rolls, _)| !rolls.is_empty()) {
        part.push_str(words);
        part.push_str(&list(&rolls));
    }
    part
}

/// The fingerprint of the game: the first digits of its start, in groups that are easy to read out.
fn fingerprint(verdict: &Verdict) -> String {
    let digits: Vec<char> = verdict.start.to_string().chars().take(16).collect();
    digits.chunks(4).map(|four| four.iter().collect()).collect::<Vec<String>>().join(" ")
}

/// A list of sorted numbers, with consecutive numbers as ranges.
fn list(numbers: &[u32]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last == number => {}
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let range = |(first, last): (u32, u32)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    };
    ranges.into_iter().map(range).collect::<Vec<_>>().join(", ")
}

/// How often each face was rolled.
type Faces = BTreeMap<u8, u64>;

/// Prints how often each face was rolled, per seat, and how often it is expected. Also counts dice
/// that were undone and not rolled again.
fn statistics(game: &Game, out: &mut impl Write) -> Result<()> {
    let rules = game.rules();
    let (mut counts, mut back) = (BTreeMap::<Seat, Faces>::new(), Faces::new());
    let count = |faces: &mut Faces, throw: &Throw| {
        rules.dice(*throw).iter().for_each(|face| *faces.entry(*face).or_default() += 1);
    };
    for (ply, action) in game.actions().iter().enumerate() {
        let (Action::Roll(throw), Some(state)) = (action, game.state_at(ply)) else { continue };
        count(counts.entry(state.seat()).or_default(), throw);
    }
    for action in game.kept() {
        let Action::Roll(throw) = action else { continue };
        count(&mut back, &throw);
    }
    let mut counts: Vec<(String, Faces)> =
        counts.into_iter().map(|(seat, faces)| (who(game, seat), faces)).collect();
    if !back.is_empty() {
        counts.push(("undone".into(), back));
    }
    let fell = |face: &u8| counts.iter().filter_map(|(_, of)| of.get(face)).sum::<u64>();
    let thrown: u64 = counts.iter().flat_map(|(_, of)| of.values()).sum();
    let dice = if thrown == 1 { "die" } else { "dice" };
    writeln!(out, "How often each face was rolled with {thrown} {dice}, compared with fair dice:")?;
    let expected: BTreeMap<u8, f64> =
        shares(game).into_iter().map(|(face, share)| (face, share * thrown as f64)).collect();
    for (face, expected) in &expected {
        let seats: Vec<String> = counts
            .iter()
            .map(|(who, of)| format!("{who}: {}", of.get(face).unwrap_or(&0)))
            .collect();
        let fell = fell(face);
        writeln!(out, "  {face}: {fell:>4}, expected {expected:>6.1}   ({})", seats.join(", "))?;
    }
    let square = |(face, expected): (&u8, &f64)| (fell(face) as f64 - expected).powi(2) / expected;
    let distance: f64 = expected.iter().map(square).sum();
    let expected: Vec<f64> = expected.into_values().collect();
    writeln!(out, "{}", luck::in_words(thrown, distance, &expected))?;
    Ok(())
}

/// The probability of each face of a fair die. It does not depend on the number of dice.
fn shares(game: &Game) -> BTreeMap<u8, f64> {
    let rules = game.rules();
    let mut shares = BTreeMap::new();
    let states = (0..=game.ply()).filter_map(|ply| game.state_at(ply));
    let Some(state) = states.into_iter().find(|state| rules.total_weight(state) > 0) else {
        return shares;
    };
    for (throw, weight) in rules.throws(state) {
        let dice = rules.dice(*throw);
        for face in dice {
            let share = f64::from(*weight) / f64::from(rules.total_weight(state));
            *shares.entry(*face).or_default() += share / dice.len() as f64;
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consecutive_numbers_are_listed_as_a_range() {
        assert_eq!(list(&[1, 2, 3, 7, 9, 10]), "1–3, 7, 9–10");
        assert_eq!(list(&[7, 12, 12, 13, 13]), "7, 12–13");
    }
}
