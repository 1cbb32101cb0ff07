//! House rules: the values of a variant that people like to change. The variant's own values decide
//! which ones it offers.

use super::words::*;
use super::{Draft, Goal, Limit, Problem, Problems, Spec, catalog};
use crate::Rules;
use crate::predicate::{Fact, Predicate};
use serde::Serialize;
use std::collections::BTreeMap;

/// A house rule that a variant offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HouseRule {
    /// Its id, for `house` of a new room.
    pub id: &'static str,
    /// Whether it is a switch or a choice.
    pub kind: HouseKind,
    /// The choice that the variant has itself.
    pub own: String,
    /// The choice that is played.
    pub played: String,
    /// The names of the choices. `own` is a value of the variant that is not in the usual list.
    pub choices: Vec<String>,
    /// The switch that must be on, or else the rule has no effect.
    pub needs: Option<&'static str>,
    /// The id of its name in the language files. Its explanation is `LABEL-hint`, and a choice is
    /// `LABEL-CHOICE`.
    pub label: String,
}

/// How a house rule is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HouseKind {
    /// With the choices `off` and `on`.
    Switch,
    /// With a list of choices.
    Choice,
}

/// Changes a variant to one choice.
type Change = Box<dyn Fn(&mut Spec)>;

/// The choices of a rule by name.
struct Offer {
    id: &'static str,
    kind: HouseKind,
    choices: Vec<(String, Change)>,
}

impl Spec {
    /// The house rules of a variant, with the choices that `played` has made.
    pub fn house(&self, played: &Spec) -> Vec<HouseRule> {
        let shown = |offer: Offer| {
            let own = offer.name_in(self)?;
            let needs = ["must-capture", "gate", "safe", "again-capture"].contains(&offer.id);
            Some(HouseRule {
                id: offer.id,
                kind: offer.kind,
                played: offer.name_in(played).unwrap_or_else(|| own.clone()),
                own,
                choices: offer.choices.into_iter().map(|(name, _)| name).collect(),
                needs: needs.then_some("captures"),
                label: format!("house-{}", offer.id),
            })
        };
        offers(self).into_iter().filter_map(shown).collect()
    }

    /// The variant with house rules: the name of a choice by the id of its rule. Rules that the
    /// choices leave without effect are ignored.
    pub fn with_house(&self, chosen: &BTreeMap<String, String>) -> Result<Rules, Problems> {
        let (offers, mut spec, mut problems) = (offers(self), self.clone(), Vec::new());
        let rules = self.house(self);
        let is_off = |switch: &str| chosen.get(switch).is_some_and(|choice| choice == "off");
        for (id, choice) in chosen {
            let Some(rule) = rules.iter().find(|rule| rule.id == id) else {
                let known = rules.iter().map(|rule| rule.id).collect::<Vec<_>>().join(", ");
                let unknown = Problem::new(id.as_str(), "the variant has no such house rule");
                problems.push(unknown.hint(format!("it has {known}")));
                continue;
            };
            let of_rule = offers.iter().filter(|offer| offer.id == id).flat_map(|o| &o.choices);
            match of_rule.into_iter().find(|(name, _)| name == choice) {
                Some((_, change)) if !rule.needs.is_some_and(is_off) => change(&mut spec),
                Some(_) => {}
                None => {
                    let unknown = Problem::new(id.as_str(), format!("there is no `{choice}`"));
                    problems.push(unknown.hint(format!("write {}", rule.choices.join(" or "))));
                }
            }
        }
        // Without an extra roll for a six or a pair, there can be no streak of them.
        let streaks = facts(&spec.again.on).is_some_and(|on| on.iter().any(makes_streak));
        if spec.again.on != self.again.on && !streaks {
            spec.again.streak = Streak::None;
        }
        match problems.is_empty() {
            true => Draft::with_options(&spec, &[]).check(),
            false => Err(Problems(problems)),
        }
    }
}

impl Rules {
    /// The house rules of the built-in variant with this id, with the choices that are played. A
    /// variant that is not built in offers its own.
    pub fn house(&self) -> Vec<HouseRule> {
        let played = self.spec();
        catalog::find(&played.id).as_ref().unwrap_or(played).house(played)
    }
}

impl Offer {
    /// The choice that a variant has.
    fn name_in(&self, spec: &Spec) -> Option<String> {
        let leaves = |change: &Change| {
            let mut changed = spec.clone();
            change(&mut changed);
            changed == *spec
        };
        self.choices.iter().find(|(_, change)| leaves(change)).map(|(name, _)| name.clone())
    }
}

/// A condition that is a list of facts; `None` if it is more than that.
fn facts(condition: &Predicate) -> Option<Vec<Fact>> {
    let fact = |part: &Predicate| match part {
        Predicate::Is(fact) => Some(*fact),
        _ => None,
    };
    match condition {
        Predicate::Never => Some(Vec::new()),
        Predicate::Any(parts) => parts.iter().map(fact).collect(),
        other => Some(vec![fact(other)?]),
    }
}

fn makes_streak(fact: &Fact) -> bool {
    matches!(fact, Fact::Face(6) | Fact::Pair)
}

/// All that the rules ask of a variant, and what each of them changes.
fn offers(spec: &Spec) -> Vec<Offer> {
    let Spec { entry, again, moving, meeting, end, .. } = spec;
    let again_on = facts(&again.on);
    let gives_again = |fact| again_on.as_ref().is_some_and(|on| on.contains(&fact));
    let six = Predicate::Is(Fact::Face(6));
    let captures = spec.capture.when != CaptureWhen::Never;
    let several = spec.tokens > 1;
    // Tokens wait for a throw that brings them out.
    let waits = entry.at != EntryAt::Value && entry.on != Predicate::Always;
    let dice = spec.dice.lots == 0;
    let sum = dice && spec.dice.spend == DiceUse::Sum;
    // Every seat has its own path over a shared ring.
    let ring = spec.board.turn > 0;
    let track = moving.stretch == StretchKind::Track;
    let singly = meeting.group == Group::Singly;

    let mut found = Vec::new();
    let mut offer = |applies: bool, id, kind, choices: Vec<(String, Change)>| {
        if applies {
            found.push(Offer { id, kind, choices });
        }
    };
    /// A rule whose choices are the values of one field.
    macro_rules! offer {
        ($applies:expr, $id:literal, $kind:ident, $($field:ident).+, $($name:literal = $value:expr),+) => {{
            let values = [$(($name, $value)),+];
            let own = spec.$($field).+.clone();
            let mut choices: Vec<(String, Change)> = Vec::new();
            if HouseKind::$kind == HouseKind::Choice && values.iter().all(|(_, value)| *value != own) {
                choices.push(("own".into(), Box::new(move |spec| spec.$($field).+ = own.clone())));
            }
            for (name, value) in values {
                choices.push((name.into(), Box::new(move |spec| spec.$($field).+ = value.clone())));
            }
            offer($applies, $id, HouseKind::$kind, choices);
        }};
    }

    let counts = (1..=spec.tokens)
        .map(|n| (n.to_string(), Box::new(move |spec: &mut Spec| spec.tokens = n) as Change));
    // Named tokens and blocks that move as one need them all.
    let whole = end.goal == Goal::All && singly && spec.token_names.is_empty();
    offer(several && whole, "tokens", HouseKind::Choice, counts.collect());
    let one_face = matches!(entry.on, Predicate::Is(Fact::Face(5 | 6)));
    let one_or_six = Predicate::any([Predicate::Is(Fact::Face(1)), six.clone()]);
    offer!(
        waits && sum && one_face,
        "entry",
        Choice,
        entry.on,
        "own" = entry.on.clone(),
        "one-six" = one_or_six,
        "any" = Predicate::Always
    );
    offer!(
        waits && several,
        "must-enter",
        Switch,
        entry.must,
        "off" = EntryMust::No,
        "on" = EntryMust::Yes
    );
    offer!(waits && dice, "tries", Switch, dice.tries, "off" = 1, "on" = 3);
    offer!(waits, "out", Switch, out, "off" = 0, "on" = 1);
    let streaks = gives_again(Fact::Face(6)) || gives_again(Fact::Pair);
    offer!(
        waits && dice && streaks,
        "streak",
        Choice,
        again.streak,
        "none" = Streak::None,
        "void" = Streak::Void,
        "last-home" = Streak::LastMoved,
        "furthest-home" = Streak::Furthest
    );
    let needs_captures = moving.gate != Gate::Open
        || gives_again(Fact::Capture)
        || spec.bonus.capture > 0
        || matches!(meeting.own, Own::Forbid | Own::StopBehind);
    offer!(
        captures && !needs_captures,
        "captures",
        Switch,
        capture.when,
        "off" = CaptureWhen::Never,
        "on" = CaptureWhen::Landing
    );
    offer!(
        captures && several,
        "must-capture",
        Switch,
        moving.must,
        "off" = Must::Move,
        "on" = Must::Capture
    );
    offer!(
        captures && ring && track,
        "gate",
        Switch,
        moving.gate,
        "off" = Gate::Open,
        "on" = Gate::SeatCaptured
    );
    let safe = spec.board.safe.clone();
    let shares_safe = !safe.is_empty() && meeting.safe == Safe::Share;
    offer!(captures && shares_safe, "safe", Switch, board.safe, "off" = Vec::new(), "on" = safe);
    let meets = meeting.own != Own::StopBehind
        && meeting.place == BlockPlace::Anywhere
        && meeting.most == Limit::Unlimited;
    offer!(
        several && ring && track && singly && meets,
        "own",
        Choice,
        meeting.own,
        "share" = Own::Share,
        "block" = Own::Block,
        "stack" = Own::Stack,
        "forbid" = Own::Forbid
    );
    let overshoots = track && moving.overshoot != Overshoot::BounceAtStretch;
    offer!(
        overshoots,
        "overshoot",
        Choice,
        moving.overshoot,
        "stay" = Overshoot::Stay,
        "bounce" = Overshoot::Bounce,
        "wins" = Overshoot::Finish
    );
    offer!(several, "goal", Switch, end.goal, "off" = Goal::All, "on" = Goal::Count(1));
    let ranks = spec.teams == Teams::None && spec.board.seats > 2;
    offer!(ranks, "places", Switch, end.when, "off" = EndWhen::First, "on" = EndWhen::AllButOne);
    offer!(
        true,
        "order",
        Choice,
        order,
        "fixed" = StartingSeat::Fixed,
        "highest" = StartingSeat::HighestTied,
        "random" = StartingSeat::Random
    );
    // Extra rolls have a switch for every reason, but together they are one value.
    let listed = ring && again_on.is_some();
    for (id, fact, fits) in [
        ("again-six", Fact::Face(6), sum),
        ("again-capture", Fact::Capture, captures),
        ("again-finish", Fact::Finish, several),
    ] {
        offer(listed && fits, id, HouseKind::Switch, switch_again(fact));
    }
    found
}

/// The choices to give no extra roll for a fact, or to give one.
fn switch_again(fact: Fact) -> Vec<(String, Change)> {
    let set = move |spec: &mut Spec, gives: bool| {
        let Some(mut on) = facts(&spec.again.on) else { return };
        match gives {
            true if on.contains(&fact) => {}
            true => on.push(fact),
            false => on.retain(|one| *one != fact),
        }
        spec.again.on = Predicate::any(on.into_iter().map(Predicate::Is));
    };
    vec![
        ("off".into(), Box::new(move |spec| set(spec, false))),
        ("on".into(), Box::new(move |spec| set(spec, true))),
    ]
}
