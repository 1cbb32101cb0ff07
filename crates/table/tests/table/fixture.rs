//! A table with its stored entries, a fake clock and dice that the test chooses.

use homestretch_bots::{Level, chance, seeded};
use homestretch_rules::{Action, Move, Rules, Seat, Turn};
use homestretch_table::{Input, Millis, Phase, PlayerId, Settings, Table, TableEntry, TableEvent};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

pub(crate) const ANN: PlayerId = PlayerId(1);
pub(crate) const BO: PlayerId = PlayerId(2);
pub(crate) const CY: PlayerId = PlayerId(3);

pub(crate) struct Fixture {
    pub(crate) table: Table,
    pub(crate) entries: Vec<TableEntry>,
    pub(crate) now: Millis,
    /// Dice for throws that the test does not choose.
    random: ChaCha8Rng,
}

impl Fixture {
    /// An empty table that Ann has opened.
    pub(crate) fn new(variant: &str, settings: Settings) -> Fixture {
        let rules = Arc::new(Rules::named(variant).unwrap());
        let (table, opened) = Table::open(Millis(0), rules, settings, ANN).unwrap();
        Fixture { table, entries: vec![opened], now: Millis(0), random: seeded(7, 0) }
    }

    /// Ann on seat 0 and Bo on seat 2, who play plain Ludo. Ann begins.
    pub(crate) fn two(settings: Settings) -> Fixture {
        let mut fixture = Fixture::new("ludo", settings);
        fixture.joins(ANN, "Ann");
        fixture.joins(BO, "Bo");
        fixture.does(Input::Ready { by: BO, ready: true });
        fixture.does(Input::Start { by: ANN });
        fixture
    }

    /// Ann on seat 0 and a bot on seat 2, who play plain Ludo.
    pub(crate) fn with_bot(settings: Settings) -> Fixture {
        let mut fixture = Fixture::new("ludo", settings);
        fixture.joins(ANN, "Ann");
        fixture.adds_bot();
        fixture.does(Input::Start { by: ANN });
        fixture
    }

    pub(crate) fn does(&mut self, input: Input) -> Vec<TableEvent> {
        let outputs = self.table.handle(self.now, input.clone());
        let outputs = outputs.unwrap_or_else(|refusal| panic!("{input:?}: {refusal}"));
        let mut events = Vec::new();
        for output in outputs {
            self.entries.push(output.entry);
            events.extend(output.events);
        }
        assert_eq!(Table::fold(&self.entries).as_ref(), Ok(&self.table), "after {input:?}");
        events
    }

    /// The code with which an input is refused.
    pub(crate) fn refuses(&self, input: Input) -> &'static str {
        self.table.decide(self.now, input).unwrap_err().code()
    }

    pub(crate) fn joins(&mut self, by: PlayerId, name: &str) {
        self.does(Input::Join { by, name: name.into(), seat: None });
    }

    pub(crate) fn adds_bot(&mut self) {
        self.does(Input::AddBot { by: ANN, seat: None, level: Level::First, name: None });
    }

    pub(crate) fn dice(&self, dice: &[u8]) -> Action {
        let state = self.table.game().unwrap().state();
        Action::Roll(self.table.rules().throw(state, dice).unwrap())
    }

    pub(crate) fn falls(&mut self, dice: &[u8]) -> Vec<TableEvent> {
        self.does(Input::Chance(self.dice(dice)))
    }

    pub(crate) fn rolls(&mut self, by: PlayerId, seat: u8, die: u8) -> Vec<TableEvent> {
        self.does(Input::Roll { by, seat: Seat(seat) });
        self.falls(&[die])
    }

    pub(crate) fn act(&self, by: PlayerId, seat: u8, token: u8) -> Input {
        let legal = self.table.rules().legal(self.table.game().unwrap().state());
        let pips = legal.iter().find(|mv| mv.token == token).map_or(1, |mv| mv.pips);
        Input::Act { by, seat: Seat(seat), action: Action::Move(Move { token, pips }) }
    }

    pub(crate) fn moves(&mut self, by: PlayerId, seat: u8, token: u8) -> Vec<TableEvent> {
        self.does(self.act(by, seat, token))
    }

    pub(crate) fn bot_plays(&mut self) {
        let turn = self.table.pending(self.now).bot.expect("a bot has to decide");
        self.does(Input::Bot { seat: turn.seat, action: self.table.fallback() });
    }

    pub(crate) fn after(&mut self, seconds: u64) -> Vec<TableEvent> {
        self.now = Millis(self.now.0 + seconds * 1000);
        self.does(Input::Tick)
    }

    pub(crate) fn turn(&self) -> Turn {
        self.table.game().unwrap().state().turn()
    }

    /// Lets dice and bots play until a person has to act or the round is over.
    pub(crate) fn runs(&mut self) {
        loop {
            let pending = self.table.pending(self.now);
            let state = self.table.game().map(|game| *game.state());
            let input = match (pending, state) {
                (pending, _) if pending.bot.is_some() => {
                    let seat = pending.bot.unwrap().seat;
                    Input::Bot { seat, action: self.table.fallback() }
                }
                (pending, Some(state)) if pending.dice => {
                    let drawn = chance(self.table.rules(), &state, &mut self.random).unwrap();
                    Input::Chance(self.table.kept_chance().unwrap_or(drawn))
                }
                _ => return,
            };
            // Not `does`, because folding after each of a thousand entries takes long.
            let outputs = self.table.handle(self.now, input).unwrap();
            self.entries.extend(outputs.into_iter().map(|output| output.entry));
        }
    }

    /// Plays a round to its end; everybody takes the first choice.
    pub(crate) fn plays_round(&mut self) {
        while self.table.phase() == Phase::Playing {
            self.runs();
            let Some(seat) = self.table.pending(self.now).human else { continue };
            let by = self.table.at(seat).unwrap().player.id().unwrap();
            let input = match self.table.fallback() {
                Some(action) => Input::Act { by, seat, action },
                None => Input::Roll { by, seat },
            };
            let outputs = self.table.handle(self.now, input).unwrap();
            self.entries.extend(outputs.into_iter().map(|output| output.entry));
        }
    }
}
