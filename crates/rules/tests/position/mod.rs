//! A short notation for positions and for the actions played from them.
//!
//! A position lists the seats in turn order with the steps of their tokens; the first seat rolls.
//! A token that is left out or written as `.` is in the yard; seat `0*:` has captured; `30=30` is a
//! block.
//!
//! A story is a list of words:
//!
//! | word | meaning |
//! |---|---|
//! | `6`, `3+5` | a roll of these dice |
//! | `a`, `b20` | a token moves, by the only possible pips or by the given ones |
//! | `pass`, `second`, `choose:5`, `leave:2`, `first:2` | the other actions |
//! | `!b20`, `!pass` | the action is rejected and changes nothing |
//! | `[a,b]`, `[a5,a20]` | exactly these moves are legal; `[]` if no move is due |
//! | `0:51,.,7` | seat 0's tokens are on these steps, the others in the yard |
//! | `@2` | seat 2 must roll |
//! | `over:2,0` | the game is over with these places |

use homestretch_rules::{Action, Event, Move, Rules, Seat, Setup, State, Turn};

/// The state at the end of a story, and the events of its last action.
pub(crate) struct Table {
    pub(crate) rules: Rules,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// Plays a story from a position and checks every claim in it.
#[track_caller]
pub(crate) fn check(variant: &str, position: &str, story: &str) -> Table {
    let rules = rules(variant);
    let state = rules.setup(&setup(&rules, position)).unwrap_or_else(|e| panic!("{position}: {e}"));
    let mut table = Table { rules, state, events: Vec::new() };
    table.play_on(story);
    table
}

/// A variant by its id or as TOML.
#[track_caller]
pub(crate) fn rules(variant: &str) -> Rules {
    if variant.contains('=') {
        return Rules::read(variant).unwrap_or_else(|problems| panic!("{problems}"));
    }
    Rules::named(variant).unwrap_or_else(|| panic!("there is no {variant}"))
}

impl Table {
    /// Continues with another story.
    #[track_caller]
    pub(crate) fn play_on(&mut self, story: &str) {
        for word in story.split_whitespace() {
            self.word(word, story);
        }
    }

    /// How many events of the last action match.
    pub(crate) fn count_events(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| is(event)).count()
    }

    #[track_caller]
    fn word(&mut self, word: &str, story: &str) {
        let at = format!("at `{word}` of `{story}` in {}", self.rules.spec().id);
        if let Some(list) = word.strip_prefix('[') {
            let list = list.strip_suffix(']').expect("a list ends with `]`");
            let mut wanted: Vec<&str> = list.split_terminator(',').collect();
            wanted.sort_unstable();
            assert_eq!(self.moves(list.contains(|c: char| c.is_ascii_digit())), wanted, "{at}");
        } else if let Some(seat) = word.strip_prefix('@') {
            assert_eq!(self.state.turn(), Turn::Roll { seat: Seat(number(seat)) }, "{at}");
        } else if let Some(places) = word.strip_prefix("over:") {
            let wanted: Vec<Seat> = places.split(',').map(|s| Seat(number(s))).collect();
            assert_eq!(self.state.turn(), Turn::Over, "{at}");
            assert_eq!(self.state.places().collect::<Vec<_>>(), wanted, "{at}");
        } else if let Some(illegal) = word.strip_prefix('!') {
            let before = self.state;
            let action = self.action(illegal, &at);
            let result = self.rules.apply(&mut self.state, action, &mut ());
            assert!(result.is_err(), "not rejected {at}");
            assert_eq!(self.state, before, "an illegal action changed the state {at}");
        } else if word.starts_with(|c: char| c.is_ascii_digit()) && word.contains(':') {
            let (seat, steps) = word.split_once(':').unwrap();
            let wanted = steps_of(&self.rules, steps.split(','));
            assert_eq!(self.steps(Seat(number(seat))), wanted, "{at}");
        } else {
            let action = self.action(word, &at);
            self.events.clear();
            if let Err(illegal) = self.rules.apply(&mut self.state, action, &mut self.events) {
                panic!("{} {at}", self.rules.explain(&illegal));
            }
        }
    }

    #[track_caller]
    fn action(&self, word: &str, at: &str) -> Action {
        let throw = |dice: &str| {
            let dice: Vec<u8> = dice.split('+').map(number).collect();
            let throw = self.rules.throw(&self.state, &dice);
            throw.unwrap_or_else(|| panic!("no such throw {at}; {:?}", self.state.turn()))
        };
        match word.split_once(':') {
            Some(("leave", seat)) => return Action::Leave(Seat(number(seat))),
            Some(("first", seat)) => return Action::First(Seat(number(seat))),
            Some(("choose", dice)) => return Action::ChosenRoll(throw(dice)),
            _ => {}
        }
        match word {
            "pass" => Action::Pass,
            "second" => Action::SecondThrow,
            _ if word.starts_with(|c: char| c.is_ascii_digit()) => Action::Roll(throw(word)),
            _ => {
                let token = word.as_bytes()[0] - b'a';
                let legal = self.rules.legal(&self.state);
                let pips = match &word[1..] {
                    "" => {
                        let open: Vec<u8> =
                            legal.iter().filter(|m| m.token == token).map(|m| m.pips).collect();
                        let offered: Vec<u8> = legal.offered().collect();
                        let one = if open.is_empty() { offered } else { open };
                        let [pips] = one[..] else {
                            panic!("the word must name its pips, one of {one:?} {at}")
                        };
                        pips
                    }
                    pips => number(pips),
                };
                Action::Move(Move { token, pips })
            }
        }
    }

    fn moves(&self, with_pips: bool) -> Vec<String> {
        let mut words: Vec<String> = self
            .rules
            .legal(&self.state)
            .iter()
            .map(|mv| {
                let token = char::from(b'a' + mv.token);
                if with_pips { format!("{token}{}", mv.pips) } else { token.to_string() }
            })
            .collect();
        words.sort();
        words.dedup();
        words
    }

    fn steps(&self, seat: Seat) -> Vec<i16> {
        (0..self.rules.tokens()).map(|t| self.rules.step(&self.state, seat, t)).collect()
    }
}

fn setup(rules: &Rules, position: &str) -> Setup {
    let mut setup = Setup::new([]);
    for part in position.split('|') {
        let (seat, steps) = part.split_once(':').expect("`seat: steps`");
        let captured = seat.contains('*');
        let seat = Seat(number(seat.trim().trim_end_matches('*')));
        let mut token = 0;
        for word in steps.split_whitespace() {
            if word.contains('=') {
                setup.blocks.push((seat, token, token + 1));
                token += 1;
            }
            token += 1;
        }
        setup.seats.push(seat);
        setup.steps.push(steps_of(rules, steps.split([' ', '='])));
        setup.captured.extend(captured.then_some(seat));
    }
    setup.turn = setup.seats[0];
    setup
}

/// The given steps, and the yard for all other tokens.
fn steps_of<'a>(rules: &Rules, words: impl Iterator<Item = &'a str>) -> Vec<i16> {
    let yard = *rules.steps().start();
    let step = |word: &str| if word == "." { yard } else { word.parse().expect("a step") };
    let mut steps: Vec<i16> = words.filter(|w| !w.is_empty()).map(step).collect();
    assert!(steps.len() <= rules.tokens(), "too many tokens");
    steps.resize(rules.tokens(), yard);
    steps
}

fn number(word: &str) -> u8 {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is not a number"))
}
