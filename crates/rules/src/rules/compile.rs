//! Building [`Rules`]: checks a spec and computes the tables that make play fast.

use super::check;
use super::path::{NONE, NodeKind, Path};
use super::termination;
use super::throw::{ThrowInfo, Throws};
use super::{Answers, LinkKind, Rules, SquareEffect, Traits, node, sha256_hex};
use crate::predicate::{CompiledPredicate, Fact, Predicate, ThrowFacts, bit};
use crate::spec::{
    Assist, BonusSpec, CaptureWhen, DeadEnd, DiceUse, EntryAt, EntryHit, EntryMust, Gate, Goal,
    Group, Limit, Must, Own, Passing, Problems, Safe, Spec, Streak, StretchKind, Teams,
};
use crate::state::MAX_TOKENS;

impl Rules {
    /// Checks a variant and makes it playable, or reports every problem at once.
    pub fn new(spec: Spec) -> Result<Rules, Problems> {
        let mut problems = Problems::default();
        check::values(&spec, &mut problems);
        let path = Path::new(&spec, &mut problems);
        let throws = Throws::new(&spec.dice, &mut problems);
        if let Some(path) = &path {
            check::squares(&spec, path, &mut problems);
        }
        if let Some(throws) = &throws {
            check::conditions(&spec, throws, &mut problems);
            termination::entry(&spec, throws, &mut problems);
        }
        let (Some(path), Some(throws), true) = (path, throws, problems.0.is_empty()) else {
            return Err(problems);
        };
        let rules = Rules::compile(spec, path, throws, &mut problems);
        if let Some(rules) = rules.filter(|_| problems.0.is_empty()) {
            termination::ends(&rules, &mut problems);
            if problems.0.is_empty() {
                return Ok(rules);
            }
        }
        Err(problems)
    }

    fn compile(
        spec: Spec,
        path: Path,
        mut throws: Throws,
        problems: &mut Problems,
    ) -> Option<Rules> {
        let mut throw_facts = ThrowFacts::default();
        let mut compile = |key: &str, predicate: &Predicate| match throw_facts.compile(predicate) {
            Ok(test) => test,
            Err(message) => {
                problems.add(key, message, "");
                CompiledPredicate::default()
            }
        };
        let entry = compile("entry.on", &spec.entry.on);
        let again = compile("again.on", &spec.again.on);
        let streak_on = compile("again.streak_on", &spec.again.streak_on);
        let undersides = compile("dice.undersides", &spec.dice.undersides);
        let break_on = compile("meeting.break_on", &spec.meeting.break_on);
        let remap: Vec<(u8, u8, CompiledPredicate)> = spec
            .dice
            .remap
            .iter()
            .map(|r| (r.face, r.counts, compile("dice.remap", &r.when)))
            .collect();
        throws.set_facts(&throw_facts, spec.dice.lots > 0);
        let tests = [&entry, &again, &streak_on, &undersides, &break_on];
        let facts_needed = tests.into_iter().chain(remap.iter().map(|r| &r.2));
        let facts_needed = facts_needed.fold(0, |all, test| all | test.mentions());

        let text = spec.text();
        let hash = sha256_hex(&text);
        let tokens = usize::from(spec.tokens);
        let by_value = spec.entry.at == EntryAt::Value;
        let most_pips = termination::most_pips(&spec, &throws, problems);
        if !problems.0.is_empty() {
            return None;
        }
        let mut rules = Rules {
            text,
            hash,
            seats: usize::from(spec.board.seats),
            tokens,
            offset: if by_value { 0 } else { 1 },
            flags: [0; 256],
            land: Vec::new(),
            land_closed: Vec::new(),
            meet: Vec::new(),
            anyone: Vec::new(),
            opposing: Vec::new(),
            links: [(NONE, LinkKind::Jump); 256],
            effects: Vec::new(),
            flight_hits: NONE,
            goal: match spec.end.goal {
                Goal::All => spec.tokens,
                Goal::Count(n) => n,
            },
            entry,
            again,
            streak_on,
            undersides,
            break_on,
            remap,
            throw_facts,
            facts_needed,
            answers: Vec::new(),
            rows: Vec::new(),
            traits: Traits::default(),
            spec,
            path,
            throws,
        };
        rules.compute_landings(most_pips);
        rules.compute_flags();
        rules.compute_meetings(problems)?;
        rules.compute_squares();
        rules.compute_traits();
        if rules.spec.moving.dead_end == DeadEnd::Forbidden {
            rules.close_dead_ends();
        }
        rules.compute_presence();
        rules.compute_answers();
        Some(rules)
    }

    fn compute_landings(&mut self, most_pips: u8) {
        let leads = |from: u8, pips: u8, closed: bool| {
            self.path.walk(from, pips, closed, |_, _| true).unwrap_or(0)
        };
        let row = |pips: u8, closed: bool| {
            let on_path = |from: usize| from < self.path.len();
            std::array::from_fn(
                |from| if on_path(from) { leads(from as u8, pips, closed) } else { 0 },
            )
        };
        let table = |closed: bool| (0..=most_pips).map(|pips| row(pips, closed)).collect();
        let open: Vec<[u8; 256]> = table(false);
        self.land_closed =
            if self.spec.moving.gate == Gate::Open { Vec::new() } else { table(true) };
        self.land = open;
    }

    /// Makes nodes unreachable if no throw leads home from them.
    fn close_dead_ends(&mut self) {
        let arrives = termination::arrivals(self);
        let end = |at: usize| usize::from(self.links_end(at as u8, false));
        let ends: Vec<usize> = (0..self.path.len()).map(end).collect();
        for row in self.land.iter_mut().chain(&mut self.land_closed) {
            row.iter_mut().filter(|to| !arrives[ends[usize::from(**to)]]).for_each(|to| *to = 0);
        }
    }

    /// For every seat and node, computes on which nodes other tokens would share its square.
    fn compute_presence(&mut self) {
        if self.meet.len() > 1 {
            return;
        }
        let nodes = |owner: usize, at: usize, opposing: bool| {
            let mut nodes = [NONE; MAX_TOKENS];
            for seat in 0..self.seats {
                if !opposing || self.team(seat) != self.team(owner) {
                    let theirs = self.meet[0][self.relative(owner, seat)][at];
                    nodes[seat * self.tokens..][..self.tokens].fill(theirs);
                }
            }
            nodes
        };
        let table = |opposing: bool| {
            let all = (0..self.seats).flat_map(|s| (0..self.path.len()).map(move |at| (s, at)));
            all.map(|(owner, at)| nodes(owner, at, opposing)).collect()
        };
        (self.anyone, self.opposing) = (table(false), table(true));
    }

    /// Computes everything that depends on the throw alone.
    fn compute_answers(&mut self) {
        let answers = self.throws.infos.iter().map(|info| Answers {
            pips: info.sum,
            streak: self.streak_on.holds(info.facts),
            again: self.again.holds(info.facts),
        });
        self.answers = answers.collect();
        let seat_facts = self.entry.mentions() & ((1 << bit::THROW) - 1);
        let t = &self.traits;
        if !(t.single && t.free && !t.filtered && self.remap.is_empty() && seat_facts == 0) {
            return;
        }
        let by_value = self.spec.entry.at == EntryAt::Value;
        let row = |info: &ThrowInfo| {
            let mut row = self.land[usize::from(info.sum)];
            row[0] = match self.entry.holds(info.facts) {
                false => 0,
                true if by_value => row[0],
                true => 1,
            };
            row
        };
        if self.throws.infos.len() <= 256 {
            self.rows = self.throws.infos.iter().map(row).collect();
        }
        let t = &self.traits;
        let kept = t.stacks || t.special || t.records_entry || t.records_moved || t.records_arrival;
        self.traits.plain = !self.rows.is_empty() && !kept && !t.assist;
    }

    fn compute_flags(&mut self) {
        let slots = self.spec.moving.stretch == StretchKind::Slots;
        for (i, place) in self.path.kinds.iter().enumerate() {
            self.flags[i] |= match place {
                NodeKind::Yard => 0,
                NodeKind::Pad => node::PAD,
                NodeKind::Track(_) => node::TRACK,
                NodeKind::Stretch(_) if slots => node::STRETCH | node::HOME,
                NodeKind::Stretch(_) => node::STRETCH,
                NodeKind::Finish => node::HOME | node::FINAL,
            };
        }
        if !slots {
            self.flags[usize::from(self.path.last)] |= node::HOME | node::FINAL;
        }
        let ring = usize::from(self.spec.board.ring);
        let turns = if self.spec.board.turn == 0 { 1 } else { self.seats };
        let marked = |rules: &Rules, step: i16, flag: u16| -> Vec<(usize, u16)> {
            let Some(NodeKind::Track(at)) =
                rules.node_of(step).map(|n| rules.path.kinds[usize::from(n)])
            else {
                return Vec::new();
            };
            let turn = usize::from(rules.spec.board.turn);
            let squares: Vec<usize> =
                (0..turns).map(|k| (usize::from(at) + k * turn) % ring).collect();
            let nodes = rules.path.kinds.iter().enumerate();
            let on = nodes.filter(
                |(_, p)| matches!(p, NodeKind::Track(i) if squares.contains(&usize::from(*i))),
            );
            on.map(|(n, _)| (n, flag)).collect()
        };
        let start = self.step_of(if self.path.start == NONE { 0 } else { self.path.start });
        let mut set = marked(self, start, node::START);
        for step in self.spec.board.safe.clone() {
            set.extend(marked(self, step, node::SAFE));
        }
        for (n, flag) in set {
            self.flags[n] |= flag;
        }
    }

    /// For every node, the nodes of the other seats on the same square.
    fn compute_meetings(&mut self, problems: &mut Problems) -> Option<()> {
        let ring = i16::from(self.spec.board.ring);
        let index = |n: usize| match self.path.kinds[n] {
            NodeKind::Track(i) => Some(i16::from(i)),
            _ => None,
        };
        let mut meet: Vec<[[u8; 256]; 6]> = vec![[[NONE; 256]; 6]];
        for rel in 0..self.seats {
            let shift = rel as i16 * i16::from(self.spec.board.turn);
            for n in 0..self.path.len() {
                let same: Vec<u8> = match index(n) {
                    None if rel == 0 => vec![n as u8],
                    None => vec![],
                    Some(at) => {
                        let theirs = (at - shift).rem_euclid(ring);
                        let all = 0..self.path.len();
                        all.filter(|m| index(*m) == Some(theirs)).map(|m| m as u8).collect()
                    }
                };
                if same.len() > 4 {
                    let message = "the path visits a square more than four times";
                    problems.add("board.path", message, "shorten it");
                    return None;
                }
                for (k, m) in same.into_iter().enumerate() {
                    if meet.len() <= k {
                        meet.push([[NONE; 256]; 6]);
                    }
                    meet[k][rel][n] = m;
                }
            }
        }
        self.meet = meet;
        Some(())
    }

    fn compute_squares(&mut self) {
        let squares = self.spec.squares.clone();
        let node = |rules: &Rules, step: i16| {
            rules.node_of(step).expect("the check found the step on the path")
        };
        let links = [
            (&squares.snakes, LinkKind::Snake),
            (&squares.ladders, LinkKind::Ladder),
            (&squares.jumps, LinkKind::Jump),
            (&squares.flights, LinkKind::Flight),
        ];
        for (list, kind) in links {
            for &[from, to] in list {
                let from = usize::from(node(self, from));
                self.links[from] = (node(self, to), kind);
                self.flags[from] |= node::LINK;
            }
        }
        for &step in &squares.marks {
            let at = usize::from(node(self, step));
            self.flags[at] |= node::MARK;
        }
        let effects = [
            (&squares.skip, SquareEffect::Skip),
            (&squares.swap, SquareEffect::Swap),
            (&squares.shield, SquareEffect::Shield),
            (&squares.second_throw, SquareEffect::SecondThrow),
            (&squares.chosen_roll, SquareEffect::ChosenRoll),
        ];
        for (list, effect) in effects {
            for &step in list {
                let at = node(self, step);
                self.effects.push((at, effect));
                self.flags[usize::from(at)] |= node::EFFECT;
            }
        }
        if squares.flight_hits != 0 {
            self.flight_hits = node(self, squares.flight_hits);
        }
    }

    fn compute_traits(&mut self) {
        let spec = &self.spec;
        let meeting = &spec.meeting;
        let mut first_entry = false;
        for predicate in [&spec.entry.on, &spec.again.on] {
            predicate.facts(&mut |fact| first_entry |= fact == Fact::FirstEntry);
        }
        let blocks = meeting.own == Own::Block;
        let links = self.flags.iter().any(|f| f & node::LINK != 0);
        let slots = spec.moving.stretch == StretchKind::Slots;
        let behind = meeting.own == Own::StopBehind;
        let watch_path = blocks || behind || spec.moving.passing != Passing::Free || slots;
        let limits = meeting.own == Own::Forbid
            || meeting.own == Own::StopBehind
            || meeting.safe == Safe::NobodyElse
            || meeting.most != Limit::Unlimited;
        self.traits = Traits {
            blocks,
            stacks: meeting.own == Own::Stack,
            halves: meeting.group == Group::Half,
            watch_path,
            gate: spec.moving.gate != Gate::Open,
            bonus: spec.bonus.capture > 0 || spec.bonus.finish > 0,
            teams: spec.teams == Teams::Opposite,
            assist: spec.assist != Assist::None,
            hits_safe: spec.entry.hit != EntryHit::Landing,
            captures: spec.capture.when == CaptureWhen::Landing,
            records_entry: first_entry,
            records_moved: matches!(spec.again.streak, Streak::LastMoved | Streak::Moved),
            records_arrival: spec.entry.hit == EntryHit::Full,
            special: links || self.flags.iter().any(|f| f & (node::MARK | node::EFFECT) != 0),
            items: self.effects.iter().any(|(_, effect)| effect.item().is_some()),
            single: spec.dice.spend == DiceUse::Sum
                && spec.dice.undersides == Predicate::Never
                && spec.bonus == BonusSpec::default(),
            filtered: spec.entry.must != EntryMust::No
                || spec.meeting.break_on != Predicate::Never
                || matches!(spec.moving.must, Must::MostDice | Must::Capture),
            free: false,
            only_moves: false,
            only_place: false,
            plain: false,
        };
        self.traits.only_moves = spec.moving.must != Must::Optional && !self.traits.items;
        self.traits.only_place = spec.tokens <= 4
            && !self.traits.assist
            && self.traits.single
            && self.traits.only_moves
            && !self.traits.gate
            && !self.traits.halves;
        self.traits.free = !(watch_path || limits || self.traits.gate || self.traits.halves);
    }
}
