//! `homestretch verify`: whether the dice of a game were fair, checked from its record.

mod luck;

use anyhow::{Context as _, Result, bail};
use homestretch_rules::{Action, Game, Rules, Seat, Seating, Throw, Turn};
use homestretch_table::fair::{
    Fraud, Mode, Owner, Proof, Step, Value, Verdict, verify, verify_dice,
};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// A record without a proof.
#[derive(Debug, thiserror::Error)]
#[error("the record carries no proof of its dice: nothing can be said about them")]
pub struct NothingProved;

/// Checks a record: its moves, and the proof of its dice.
#[derive(clap::Args)]
pub struct Args {
    /// The record of a game, as the server and `play` export it
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// What your own device committed to, as the seal on the dice shows it: it must be in the record.
    /// May be given several times
    #[arg(long, value_name = "HEX")]
    anchor: Vec<Value>,
}

impl Args {
    /// Checks, and says in words what was proved and what was not.
    pub fn run(&self, out: &mut impl Write) -> Result<()> {
        let name = self.file.display();
        let text = std::fs::read_to_string(&self.file)
            .with_context(|| format!("{name} cannot be read"))?;
        let game = match Game::load(&text) {
            Ok(game) => game,
            Err(bad) => {
                let dice = without_moves(&text).map_or(String::new(), |dice| format!(". {dice}"));
                bail!("{name} is no record of a game: {bad}{dice}");
            }
        };
        let plies = game.ply();
        match game.state().turn() {
            Turn::Over => {
                writeln!(
                    out,
                    "The record is whole, and every one of its {plies} actions is legal."
                )?;
            }
            _ => writeln!(
                out,
                "The record fits its check, and every one of its {plies} actions is legal, but the game is NOT OVER: what came after may have been cut off."
            )?,
        }
        if game.proof().is_empty() {
            statistics(&game, out)?;
            if let Some(anchor) = self.anchor.first() {
                bail!(
                    "the anchor {anchor} is not in the record, which carries no proof of its dice"
                );
            }
            return Err(NothingProved.into());
        }
        let proof = Proof::read(game.proof()).with_context(|| format!("{name} proves nothing"))?;
        match verify(&game, &proof) {
            Ok(verdict) => tell(&game, &proof, &verdict, out)?,
            Err(fraud) => {
                bail!("THE DICE ARE NOT WHAT THEY CLAIM TO BE: {}", in_words(&game, &fraud))
            }
        }
        writeln!(out)?;
        statistics(&game, out)?;
        self.anchor.iter().try_for_each(|anchor| find(&game, &proof, *anchor, out))
    }
}

/// Says whose an anchor is, and from when on; an error if it is nobody's.
fn find(game: &Game, proof: &Proof, own: Value, out: &mut impl Write) -> Result<()> {
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

/// Whose chain it is.
fn whose(game: &Game, owner: Owner) -> String {
    match owner {
        Owner::Server => "the server".into(),
        Owner::Seat(seat) => format!("the device of {}", who(game, seat)),
    }
}

/// The beginning of an anchor, enough to compare it.
fn short(anchor: Value) -> String {
    anchor.to_string().chars().take(8).collect()
}

/// What can be said of the dice where the record cannot be played again; nothing where it carries no proof
/// that can be read.
fn without_moves(text: &str) -> Option<String> {
    let after = |start: &'static str| text.lines().filter_map(move |l| l.strip_prefix(start));
    let rules = after("|").map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line)));
    let rules: String = rules.collect();
    let rules = Rules::read_kept(&rules).ok()?;
    let seats: Option<Vec<Seat>> =
        after("seats ").next()?.split(' ').map(|seat| seat.parse().ok().map(Seat)).collect();
    let seating = Seating { seats: seats?, opening: false };
    let proof = Proof::read(&after("fair ").map(str::to_string).collect::<Vec<_>>()).ok()?;
    // What was taken back is not where the record has it.
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
        (Ok(()), None) => return Some("The dice are those that the values give".into()),
    };
    Some(format!("THE DICE ARE NOT WHAT THEY CLAIM TO BE, EITHER: {fraud}"))
}

/// Who sits on a seat, with its number where two have the same name. People count seats from 1.
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

fn in_words(game: &Game, fraud: &Fraud) -> String {
    match fraud {
        Fraud::Contribution { index, seat } => {
            let who = who(game, *seat);
            format!("roll {index}: the value of {who} is not of the chain it committed to")
        }
        Fraud::Stranger { index, seat } => {
            format!("roll {index}: {} takes part without a chain, or twice", who(game, *seat))
        }
        other => other.to_string(),
    }
}

fn tell(game: &Game, proof: &Proof, verdict: &Verdict, out: &mut impl Write) -> Result<()> {
    tell_proved(game, verdict, out)?;
    tell_anchors(game, proof, verdict, out)?;
    let chosen = game.actions().iter().filter(|action| matches!(action, Action::ChosenRoll(_)));
    match chosen.count() {
        0 => {}
        count => writeln!(
            out,
            "Players named the dice of {count} roll{} of choice themselves, which the rules have: there is nothing to prove about these.",
            if count == 1 { "" } else { "s" }
        )?,
    }
    for seat in verdict.took_part.keys().filter(|_| verdict.mode == Mode::Sealed) {
        writeln!(out, "The device of {} {}.", who(game, *seat), part(proof, verdict, *seat))?;
    }
    for index in &verdict.renewed {
        writeln!(
            out,
            "Before roll {index} the server's chain was spent, and it committed to a new one, as the devices do: the fingerprint does not bind these."
        )?;
    }
    for (seat, index) in &verdict.new_anchors {
        writeln!(
            out,
            "The device of {} committed to a chain before roll {index} only: the fingerprint does not bind it.",
            who(game, *seat)
        )?;
    }
    tell_not_proved(game, verdict, out)?;
    if !verdict.void.is_empty() {
        let list = list(&verdict.void);
        writeln!(
            out,
            "Opened and never rolled, because another seat was to roll after all: {list}."
        )?;
    }
    if !verdict.taken_back.is_empty() {
        let list = list(&verdict.taken_back);
        writeln!(out, "The game was taken back before these rolls: {list}.")?;
        writeln!(out, "If nobody took a move back there, do not believe them.")?;
    }
    Ok(())
}

fn tell_proved(game: &Game, verdict: &Verdict, out: &mut impl Write) -> Result<()> {
    let rolls = verdict.rolls;
    let except = match verdict.is_whole() {
        true => "",
        false => ", except for what is named below as NOT PROVED",
    };
    writeln!(
        out,
        "PROVED{except}: all {rolls} rolls follow from values that were committed to before they fell."
    )?;
    writeln!(out, "Fingerprint of the game, as the players saw it: {}", fingerprint(verdict))?;
    let but = match verdict.unbound.is_empty() && verdict.fresh.is_empty() {
        true => "",
        false => {
            "; of the rolls that are named as not proved to others, only the players themselves can say that"
        }
    };
    match verdict.mode {
        Mode::Sealed => writeln!(
            out,
            "Nobody could choose a roll in which everybody with a chain took part, or know it before, unless all of these worked together with the server{but}."
        )?,
        Mode::Server => writeln!(
            out,
            "NOT PROVED: that the server did not choose its chain to its liking, and know the dice before. No player's device took part."
        )?,
        Mode::Seeded => writeln!(
            out,
            "NOT PROVED: that nobody knew the dice before. They come from a seed, for practice."
        )?,
    }
    if let (Mode::Sealed, Some(seat)) = (verdict.mode, verdict.only_one()) {
        let who = who(game, seat);
        writeln!(
            out,
            "Only the device of {who} gave values: this person together with the server could have chosen the rolls, by trying one chain after the other before the game."
        )?;
    }
    Ok(())
}

/// What each person's device committed to, to be compared with what their browser shows.
fn tell_anchors(game: &Game, proof: &Proof, verdict: &Verdict, out: &mut impl Write) -> Result<()> {
    if verdict.mode != Mode::Sealed {
        return Ok(());
    }
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
    let all: Vec<String> = verdict.took_part.keys().map(of).collect();
    writeln!(
        out,
        "Anchors, as the seal on the dice shows them to their owners (--anchor compares a whole one): {}.",
        all.join("; ")
    )?;
    Ok(())
}

/// The rolls of which less is proved than of the others, and why.
fn tell_not_proved(game: &Game, verdict: &Verdict, out: &mut impl Write) -> Result<()> {
    for (seat, rolls) in verdict.without().iter().filter(|_| verdict.mode == Mode::Sealed) {
        let why = match verdict.no_chain.contains(seat) {
            true => "had no chain",
            false => "gave no value",
        };
        let who = who(game, *seat);
        writeln!(out, "NOT PROVED to {who}, whose device {why}: rolls {}.", list(rolls))?;
    }
    if !verdict.lacking.is_empty() {
        let list = list(&verdict.lacking);
        writeln!(out, "NOT PROVED that nobody chose these rolls: {list}.")?;
        writeln!(
            out,
            "In each of them somebody with a chain gave no value: whoever kept silent could, together with the server, choose between two results, and several between more."
        )?;
    }
    if !verdict.unbound.is_empty() {
        let list = list(&verdict.unbound);
        writeln!(out, "NOT PROVED to others than the players themselves: {list}.")?;
        writeln!(out, "No value of these is of a chain that was fixed before the start.")?;
    }
    for (owner, index) in &verdict.fresh {
        let who = whose(game, *owner);
        writeln!(out, "NOT PROVED to others than the players themselves: roll {index}.")?;
        writeln!(
            out,
            "There {who} used a new chain for the first time; that it was chosen before the others' values were known, only those who played can say: their browsers would have raised an alarm."
        )?;
    }
    Ok(())
}

/// At which rolls a seat's device gave its value, was silent, was not asked for that, or was away.
fn part(proof: &Proof, verdict: &Verdict, seat: Seat) -> String {
    let of = |rolls: &BTreeMap<Seat, Vec<u32>>| rolls.get(&seat).cloned().unwrap_or_default();
    let (missing, passed_over) = (of(&verdict.missing), of(&verdict.passed_over));
    let away = of(&verdict.away);
    let gave = proof.rolls().filter(|roll| roll.contributions.iter().any(|(own, _)| *own == seat));
    let gave: Vec<u32> = gave.map(|roll| roll.index).collect();
    let mut part = format!("took part in {} of {} rolls", gave.len(), verdict.rolls);
    let told = [
        (gave, ": "),
        (missing, "; it was asked and silent, so it is named as missing, at "),
        (passed_over, "; it was not asked, because it had been silent before, at "),
        (away, "; it was away, or had no chain yet, at "),
    ];
    for (rolls, words) in told.into_iter().filter(|(rolls, _)| !rolls.is_empty()) {
        part.push_str(words);
        part.push_str(&list(&rolls));
    }
    part
}

/// The beginning of what binds the game, in groups that can be read out.
fn fingerprint(verdict: &Verdict) -> String {
    let digits: Vec<char> = verdict.start.to_string().chars().take(16).collect();
    digits.chunks(4).map(|four| four.iter().collect()).collect::<Vec<String>>().join(" ")
}

/// Numbers in rising order, each once, those that follow each other as a range.
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

/// How often each face fell.
type Faces = BTreeMap<u8, u64>;

/// How often each face fell for each seat, beside what is to be expected. What was taken back and has not
/// come again fell, too.
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
        counts.push(("taken back".into(), back));
    }
    let fell = |face: &u8| counts.iter().filter_map(|(_, of)| of.get(face)).sum::<u64>();
    let thrown: u64 = counts.iter().flat_map(|(_, of)| of.values()).sum();
    writeln!(out, "How the {thrown} dice fell, beside what a fair die is expected to do:")?;
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

/// How often a fair die shows each face, of one in all. It is the same however many dice are thrown.
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
    fn numbers_that_follow_each_other_are_a_range() {
        assert_eq!(list(&[1, 2, 3, 7, 9, 10]), "1–3, 7, 9–10");
        assert_eq!(list(&[7, 12, 12, 13, 13]), "7, 12–13");
    }
}
