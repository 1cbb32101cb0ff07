//! Rulebooks describe the values of a variant in complete sentences, in every language.

use homestretch::words::rulebook;
use homestretch::words::{Words, languages};
use homestretch_rules::{Clause, Rules, catalog};

/// The texts that a variant's rulebook must and must not contain.
struct Case {
    id: &'static str,
    says: &'static [&'static str],
    silent: &'static [&'static str],
}

const CASES: &[Case] = &[
    Case {
        id: "ludo",
        says: &[
            "# Ludo\n",
            "For two to four players.",
            "four tokens of that colour",
            "one die with six sides",
            "bring all four of your tokens to the finish",
            "The track has 52 squares",
            "51 squares of the track (steps 0 to 50)",
            "the home stretch (steps 51 to 55), then the finish (step 56)",
            "The start is square 0 for red, 13 for blue, 26 for green and 39 for yellow.",
            "50 for red, 11 for blue, 24 for green and 37 for yellow",
            "Two players usually take red and green.",
            "you need a six: it moves from your yard to your start",
            "You don’t have to: you may move a token",
            "including every start: 0, 8, 13, 21, 26, 34, 39 and 47",
            "captures them all: they go back to their yards",
            "You must reach the finish exactly",
            "You roll again after a six.",
            "even if no token could move",
            "wins, and the game is over",
        ],
        silent: &["block", "stack", "in a row", "## Special squares", "## Bonus", "pairs", "pad"],
    },
    Case {
        id: "ludo-english",
        says: &[
            "Two tokens of one player never share a square, except at the finish",
            "While one of your own tokens is on your start, no other can enter.",
            "A token that enters captures the opposing tokens on your start.",
            "until only one player is left and comes last",
        ],
        silent: &["safe"],
    },
    Case {
        id: "ludo-club",
        says: &["You roll again after a six, a capture or a token brought home."],
        silent: &["block"],
    },
    Case {
        id: "ludo-quick",
        says: &[
            "Be the first to bring one of your four tokens to the finish.",
            "The first player to have one token home wins, and the game is over.",
        ],
        silent: &["until only one player"],
    },
    Case {
        id: "ludo-blocks",
        says: &[
            "Two or more tokens of one player on one square that is not safe form a block: no other player’s token may land there or pass it, so it can’t be captured.",
            "The tokens of a block still move one at a time.",
        ],
        silent: &["half", "not even one of the same player"],
    },
    Case {
        id: "ludo-team",
        says: &[
            "For four players.",
            "partners sit opposite each other and win together",
            "The partners are red with green and blue with yellow.",
            "you keep taking turns and move your partner’s tokens",
            "Partners never capture each other.",
            "The first pair to have all eight of their tokens home wins",
        ],
        silent: &["waits for the partner", "usually take"],
    },
    Case {
        id: "ludo-osu",
        says: &[
            "A player’s tokens are called p and q.",
            "its pad (step 0), then 50 squares of the track (steps 1 to 50)",
            "then the finish (step 57)",
            "bring both of your tokens to the finish",
            "it moves from your yard to your pad",
            "You get at most one extra roll per turn.",
            "five pips take it there and three squares back",
            "form a stack",
        ],
        silent: &["safe", "on your start"],
    },
    Case {
        id: "ludo-server",
        says: &[
            "The first player is drawn at random.",
            "You roll again after a six or a capture.",
            "If no token could move, the extra roll is lost.",
            "If you roll a six three times in a row in one turn, the third of these rolls is lost and your turn ends.",
        ],
        silent: &["back to your yard", "even if no token"],
    },
    Case {
        id: "ludo-hex",
        says: &[
            "For two to six players.",
            "The track has 72 squares",
            "48 for olive and 60 for indigo",
            "Two players usually take blue and purple.",
            "0, 3, 12, 15, 24, 27, 36, 39, 48, 51, 60 and 63",
        ],
        silent: &[],
    },
    Case {
        id: "ludo-lp2a",
        says: &[
            "everyone rolls once without moving",
            "in a tie, everyone rolls again",
            "You roll again after a six, unless it brings your first token of the game into play.",
            "half of an even roll. An odd roll can’t move them",
            "No single token, not even one of the same player,",
            "closed until you have captured a token",
            "for another lap",
            "no opposing token is left in a yard or on the track",
        ],
        silent: &["one at a time"],
    },
    Case {
        id: "mensch",
        says: &[
            "One of your tokens begins on your start; the others begin in your yard",
            "up to three rolls in all",
            "If you can bring a token into play, you must.",
            "a token on your start must move on",
            "Each square of the home stretch holds one token, and no token may jump over another there.",
            "A token that would go beyond the last square can’t move.",
            "bring all four of your tokens into your home stretch",
        ],
        silent: &["safe", "You don’t have to: you may move", "step 44"],
    },
    Case {
        id: "petits-chevaux",
        says: &[
            "It may not pass any other token",
            "ends on the square just behind it",
            "must first land exactly on the last track square, step 55",
            "a one for the first square, a two for the second square",
            "a six for the sixth square and a six for the finish",
            "The start is square 51 for red",
        ],
        silent: &["It may pass", "further back"],
    },
    Case {
        id: "parchis",
        says: &[
            "anticlockwise",
            "you need a five",
            "A six counts as seven pips while none of your tokens is in your yard.",
            "If you can bring a token into play, you must.",
            "While two tokens of yours are on your start, no other can enter.",
            "captures the opposing token that arrived there last, even though the start is safe",
            "Two tokens of one player on one square form a block: no other token, not even one of the same player,",
            "If you roll a six and have a block, you must move one of its tokens if you can.",
            "A square holds at most two tokens",
            "A capture wins you 20 pips.",
            "Bringing a token home wins you ten pips.",
            "before any extra roll",
            "They can’t bring a token into play.",
            "The token you moved last in this turn goes back to your yard, unless it is home or in the home stretch.",
            "5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63 and 68",
        ],
        silent: &["or more tokens", "undersides"],
    },
    Case {
        id: "parchis-two-dice",
        says: &[
            "You play with two dice with six sides each.",
            "is called a double",
            "each die is a separate move",
            "If you roll a double while none of your tokens is in your yard, you also move by the undersides of the dice",
            "under a two is a five",
            "use as many dice as possible",
            "you need a five on a die or a total of five",
            "entering with the total uses up the whole roll",
            "captures a single opposing token on your start, even though the start is safe",
            "no other player’s token may end a move",
            "You roll again after a double.",
            "If you roll a double three times in a row",
            "the leading one goes back to your yard",
            "before or after the dice that are left",
        ],
        silent: &["counts as seven", "you must move one of its tokens"],
    },
    Case {
        id: "pachisi",
        says: &[
            "Throw six cowrie shells",
            "- None face up: 25 pips.",
            "- One face up: ten pips.",
            "you need a throw worth 6, 10 or 25, or any throw for your first token of the game",
            "You don’t have to move: you may pass",
            "You throw again after a throw worth 6, 10 or 25, or a capture.",
            "even if you pass",
            "no opponent’s token may end a move",
            "the same seven squares back, called the home stretch",
            "then the finish (step 84)",
            "A token may not move to step 83, because no throw could bring it home from there.",
            "waits for the partner",
            "4, 13, 17, 21, 30, 34, 38, 47, 51, 55, 64 and 68",
        ],
        silent: &["roll", "yard", "dice"],
    },
    Case {
        id: "aeroplane",
        says: &[
            "A token that lands on step 2, 6, 10, 14, 22, 26, 30, 34, 38, 42 or 46 jumps four squares forward.",
            "A token that lands on step 18 flies to step 30.",
            "captures the tokens on the third square of the home stretch of the opposite seat",
            "The jump from step 14 ends on step 18, where a flight begins, and the token flies too.",
            "Every token you have moved in this turn goes back to your yard, unless it is home.",
            "bounces back by the remaining pips",
        ],
        silent: &["safe", "snake"],
    },
    Case {
        id: "ur",
        says: &[
            "For two players.",
            "seven tokens",
            "Throw four cowrie shells",
            "A throw is worth as many pips as shells lie face up.",
            "A throw worth nothing moves no token.",
            "eight squares of the track, which all players share (steps 5 to 12)",
            "This track square is safe: step 8.",
            "You throw again after a move that ends on step 4, 8 or 14.",
            "so that one pip takes it to step 1",
            "then the finish (step 15)",
        ],
        silent: &["roll", "yard", "six", "The others"],
    },
    Case {
        id: "snakes",
        says: &[
            "For two to six players.",
            "Be the first to bring your token to square 100.",
            "rows of ten",
            "it goes from off the board to the square with that number",
            "Nobody is captured",
            "The five snakes lead from square 25 down to 2, from 52 down to 42, from 70 down to 55, from 95 down to 72 and from 99 down to 54.",
            "from square 6 up to 25",
            "the ladder from square 6 ends on square 25, where a snake begins, but the token stays there",
            "You must reach square 100 exactly",
            "The others are ranked by how far they have come.",
        ],
        silent: &["## Extra", "home stretch", "yard", "safe", "step", "your own"],
    },
    Case {
        id: "snakes-kids",
        says: &["square 50", "The three snakes", "The six ladders"],
        silent: &["square 100", "follows only one"],
    },
    Case {
        id: "snakes-1943",
        says: &[
            "The ten snakes",
            "The nine ladders",
            "The ladder from square 80 leads straight home.",
        ],
        silent: &["## Extra"],
    },
    Case {
        id: "snakes-double",
        says: &[
            "Roll two dice and move your token by their total.",
            "When your token is on square 95 or beyond, you roll only one die.",
        ],
        silent: &["double"],
    },
    Case {
        id: "snakes-choose",
        says: &["Roll two dice, choose one of them and move your token by its number"],
        silent: &["their total"],
    },
    Case {
        id: "snakes-power",
        says: &[
            "You roll again after a move that ends on square 13, 33, 57 or 77.",
            "If your token lands on square 18, 45 or 68, you miss your next turn.",
            "lands on square 40 or 74, it swaps places with the leading token",
            "On square 7, 30, 55 or 85 you get a shield",
            "On square 12 or 59 you get a second throw",
            "On square 25 or 66 you get a roll of your choice",
        ],
        silent: &[],
    },
];

/// A change of values, and the changes in the rulebook.
struct Change {
    base: &'static str,
    lines: &'static str,
    gained: &'static [&'static str],
    lost: &'static [&'static str],
}

const CHANGES: &[Change] = &[
    Change {
        base: "ludo",
        lines: "again = \"never\"",
        gained: &["Then it is the next player’s turn."],
        lost: &["## Extra rolls"],
    },
    Change {
        base: "ludo",
        lines: "again.cap = 0",
        gained: &[],
        lost: &["## Extra rolls", "unless you have earned"],
    },
    Change {
        base: "ludo",
        lines: "dice.sides = 8\nentry = \"face 8\"\nagain = \"not face 8\"",
        gained: &[
            "you need an eight",
            "after any roll other than an eight",
            "one die with eight sides",
        ],
        lost: &["a six"],
    },
    Change {
        base: "ludo",
        lines: "dice.count = 2\nentry = \"pair or sum 11\"\nmoving.overshoot = \"bounce\"",
        gained: &["you need a double or a total of eleven", "by their total"],
        lost: &["you need a six"],
    },
    Change {
        base: "ludo",
        lines: "entry = \"six or (even and nothing on track)\"",
        gained: &["a six or an even roll while you have no token on the track"],
        lost: &[],
    },
    Change {
        base: "ludo",
        lines: "again = [\"six and capture\", \"enter and finish\"]",
        gained: &[
            "after a six that captures or a move that brings a token into play and brings a token home",
        ],
        lost: &["even if no token could move"],
    },
    Change {
        base: "ludo",
        lines: "moving.overshoot = \"wins anyway\"",
        gained: &["simply stops there"],
        lost: &["exact"],
    },
    Change {
        base: "ludo",
        lines: "moving.gate = \"token has captured\"",
        gained: &["closed to a token that has not captured another one itself"],
        lost: &[],
    },
    Change {
        base: "ludo",
        lines: "moving.must = \"capture first\"",
        gained: &["if you can capture, you must do so"],
        lost: &["You choose which token moves"],
    },
    Change {
        base: "ludo",
        lines: "capture = \"never\"",
        gained: &["Nobody is captured: tokens of different players may share a square."],
        lost: &["safe", "yards"],
    },
    Change {
        base: "ludo",
        lines: "meeting.safe = \"nobody else may land\"",
        gained: &["While an opposing token is on your start, you can’t enter."],
        lost: &["may share it"],
    },
    Change {
        base: "ludo",
        lines: "moving.passing = \"not own\"\norder = \"highest tied\"\nout = 4",
        gained: &[
            "It may not pass a token of your own",
            "in a tie, the tied players roll again",
            "Every token begins on its player’s start.",
        ],
        lost: &["The first seat"],
    },
    Change {
        base: "ludo",
        lines: "board.colours = []",
        gained: &["Every player has a seat and four tokens.", "0 for seat 0, 13 for seat 1"],
        lost: &["for red"],
    },
    Change {
        base: "ludo",
        lines: "dice.weights = [1, 1, 1, 1, 1, 3]\ndice.remap = [{ face = 1, counts = 11 }]",
        gained: &[
            "their chances are in the ratio 1 : 1 : 1 : 1 : 1 : 3",
            "A one counts as eleven pips.",
        ],
        lost: &[],
    },
    Change {
        base: "ludo",
        lines: "end.when = \"all but one\"\nend.goal = 3",
        gained: &["have three tokens home", "stay where they are", "three of your four tokens"],
        lost: &["the game is over.\nThe others"],
    },
    Change {
        base: "ludo",
        lines: "tokens = 1",
        gained: &["one token of that colour", "## Bringing your token into play"],
        lost: &["one of your tokens", "your own and those", "one tokens"],
    },
    Change {
        base: "snakes",
        lines: "squares.follow = \"on\"",
        gained: &["where a snake begins, and the token follows that too"],
        lost: &["but the token stays there"],
    },
    Change {
        base: "snakes",
        lines: "capture = \"landing\"\nsquares.snakes = [[99, 54]]",
        gained: &["The snake leads from square 99 down to 54.", "captures on every square"],
        lost: &["Nobody is captured"],
    },
    Change {
        base: "petits-chevaux",
        lines: "moving.overshoot = \"stay\"",
        gained: &["comes from further back on the track"],
        lost: &["must first land exactly"],
    },
    Change {
        base: "parchis",
        lines: "again.streak_at = 2\nagain.streak = \"void\"",
        gained: &["twice in a row in one turn, the second of these rolls"],
        lost: &["The token you moved last"],
    },
    Change {
        base: "parchis",
        lines: "meeting.most = \"unlimited\"\nentry.hit = \"as landing\"\nmeeting.block_stops = \"opponents\"\nbonus.capture = 1",
        gained: &["Two or more tokens of one player", "wins you one pip."],
        lost: &["holds at most", "not even one of the same player"],
    },
];

fn changed(base: &str, lines: &str) -> Option<Rules> {
    let text = format!("based_on = \"{base}\"\nid = \"changed\"\n{lines}\n");
    Rules::read(&text).ok()
}

fn named(id: &str) -> String {
    rulebook::text(&Words::english(), &Rules::named(id).unwrap())
}

/// Checks that every line is a heading, an item or a sentence, in a valid order.
fn check_form(book: &str, what: &str) {
    assert!(book.starts_with("# "), "{what}");
    for line in book.lines().filter(|line| !line.is_empty()) {
        let text = line.trim_start_matches('#').trim_start_matches("- ").trim_start();
        let first = text.chars().next();
        let begins = first.is_some_and(|c| c.is_uppercase() || c.is_numeric());
        let heading = line.starts_with('#');
        assert!(begins || heading, "{what}: {line}");
        let ends = heading || line.ends_with(['.', ':', '!', '?']);
        assert!(ends, "{what}: {line}");
        let wrong = [
            "{",
            "}",
            "[",
            "::",
            "Some(",
            "  ",
            " ,",
            " .",
            "..",
            ",,",
            "()",
            " one tokens",
            " one squares",
            " one pips",
            " one rolls",
            "roll any roll",
            "roll an even roll",
            " a eight",
            " a eleven",
            " a 18",
            "all one",
            "all two",
            " the the ",
            " and and ",
            " or or ",
            "after .",
            "need .",
        ];
        for wrong in wrong {
            assert!(!line.contains(wrong), "{what}: `{wrong}` in {line}");
        }
    }
}

/// Checks that no line of a rulebook, in any language, is incomplete.
fn check_complete(book: &str, what: &str) {
    for line in book.lines().filter(|line| !line.is_empty()) {
        let ends = line.starts_with('#') || line.ends_with(['.', ':', '!', '?', '।']);
        assert!(ends, "{what}: {line}");
        for wrong in ["{", "}", "rulebook-", "  ", " ,", " .", "..", ",,", "()", "।।"] {
            assert!(!line.contains(wrong), "{what}: `{wrong}` in {line}");
        }
    }
}

/// Checks that a rulebook begins with five to eight sentences.
fn check_summary(rules: &Rules, what: &str) {
    let first = &rules.rulebook()[0];
    assert_eq!(first.title.id, "rulebook-short-title", "{what}");
    assert!((5..=8).contains(&first.clauses.len()), "{what}: {:?}", first.clauses);
}

#[test]
fn the_summary_comes_first_and_the_complete_rules_follow_under_their_own_heading() {
    let summary = "\
## In short

Be the first to bring all four of your tokens to the finish.
Roll the die and move one of your tokens that many squares.
To bring a token into play you need a six.
Land on an opponent’s token to send it back to its yard, unless it is on a safe square.
You must reach the finish exactly: a token that would go beyond it can’t move.
You roll again after a six.

## Complete rules

### What you need
";
    assert!(named("ludo").contains(summary), "{}", named("ludo"));
}

#[test]
fn the_summary_has_room_for_the_special_rules_of_a_variant() {
    let cases = [
        ("aeroplane", "where a jump or a flight begins"),
        ("ludo-blocks", "form a block"),
        ("ludo-lp2a", "closed until you have captured a token"),
        ("ludo-lp2a", "it moves by half of an even roll"),
        ("ludo-osu", "at most one extra roll"),
        ("ludo-server", "three times in a row"),
        ("ludo-team", "move your partner’s tokens"),
        ("mensch", "you need a six, and if you can, you must."),
        ("mensch", "up to three rolls in all"),
        ("pachisi", "you may pass"),
        ("parchis", "only a token that enters can capture it"),
        (
            "parchis",
            "A capture wins you a bonus move of 20 squares; bringing a token home wins you ten squares.",
        ),
        ("petits-chevaux", "Tokens may not pass each other."),
        ("snakes", "At the foot of a ladder"),
        ("snakes-double", "you roll only one die"),
        ("snakes-power", "cost you your next turn, make you swap places with the leader or"),
        ("ur", "after a move that ends on a marked square"),
    ];
    for (id, phrase) in cases {
        let book = named(id);
        let summary = book.split("## Complete rules").next().unwrap();
        assert!(summary.contains(phrase), "{id} lacks `{phrase}`: {summary}");
    }
}

#[test]
fn rulebooks_in_every_language_are_complete_sentences() {
    for language in languages() {
        let words = Words::new(language).unwrap();
        for id in catalog::ids() {
            let text = rulebook::text(&words, &Rules::named(id).unwrap());
            check_complete(&text, &format!("{id} in {language}"));
        }
    }
}

#[test]
fn no_sentence_stays_english_in_a_complete_language() {
    let english = Words::english();
    for language in ["de", "es", "fr", "hi"] {
        let words = Words::new(language).unwrap();
        for id in catalog::ids() {
            let rules = Rules::named(id).unwrap();
            let (own, in_english) = (rulebook::text(&words, &rules), named(id));
            // The name of a game may be the same in all languages.
            let said: Vec<&str> = own.lines().skip(1).filter(|line| !line.is_empty()).collect();
            let same = in_english.lines().find(|line| said.contains(line));
            assert_eq!(same, None, "{id} in {language}");
            for clause in rules.rulebook().iter().flat_map(|section| &section.clauses) {
                assert_ne!(words.clause(clause), english.clause(clause), "{language}");
            }
        }
    }
}

#[test]
fn a_clause_in_json_has_an_id_and_values() {
    let rules = Rules::named("ludo").unwrap();
    let sections = rules.rulebook();
    let find = |id: &str| -> &Clause {
        sections.iter().flat_map(|s| &s.clauses).find(|clause| clause.id == id).unwrap()
    };
    let json = |id: &str| serde_json::to_value(find(id)).unwrap();
    let six = serde_json::json!({"id": "rulebook-face", "args": {"n": 6}});
    let again = serde_json::json!({
        "id": "rulebook-again", "args": {"with": "dice", "after": six},
    });
    assert_eq!(json("rulebook-again"), again);
    assert_eq!(json("rulebook-home"), serde_json::json!({"id": "rulebook-home", "args": {}}),);
}

#[test]
fn every_rulebook_describes_what_is_special_about_its_variant() {
    let mut faults = Vec::new();
    for case in CASES {
        let text = named(case.id);
        let missing = case.says.iter().filter(|phrase| !text.contains(**phrase));
        faults.extend(missing.map(|phrase| format!("{} lacks: {phrase}", case.id)));
        let extra = case.silent.iter().filter(|phrase| body(&text).contains(**phrase));
        faults.extend(extra.map(|phrase| format!("{} should not say: {phrase}", case.id)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The rulebook without its title and summary, which are not generated.
fn body(text: &str) -> &str {
    &text[text.find("## ").unwrap()..]
}

#[test]
fn every_variant_has_a_case() {
    for id in catalog::ids() {
        assert!(CASES.iter().any(|case| case.id == id), "{id} has none");
    }
}

#[test]
fn english_rulebooks_are_complete_sentences() {
    for id in catalog::ids() {
        check_form(&named(id), id);
        check_summary(&Rules::named(id).unwrap(), id);
    }
}

#[test]
fn the_rulebook_changes_with_the_values() {
    let mut faults = Vec::new();
    for change in CHANGES {
        let what = format!("{} with {}", change.base, change.lines);
        let before = named(change.base);
        let Some(after) = changed(change.base, change.lines) else {
            faults.push(format!("{what} is refused"));
            continue;
        };
        let after = rulebook::text(&Words::english(), &after);
        check_form(&after, &what);
        for phrase in change.gained {
            if before.contains(phrase) || !after.contains(phrase) {
                faults.push(format!("{what} should gain: {phrase}"));
            }
        }
        for phrase in change.lost {
            if body(&after).contains(phrase) {
                faults.push(format!("{what} should lose: {phrase}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Values of every kind, to be combined.
const OPTIONS: &[&str] = &[
    "teams = \"opposite\"",
    "teams = \"opposite\"\nassist = \"roll\"",
    "tokens = 1",
    "tokens = 2",
    "tokens = 5",
    "out = 1",
    "out = 2",
    "order = \"highest\"",
    "order = \"highest tied\"",
    "order = \"random\"",
    "name = \"\"\nsummary = \"\"",
    "board.safe = []",
    "board.colours = []",
    "board = \"ludo52\"",
    "board = \"hex72\"",
    "board = \"ur20\"",
    "board = \"pachisi96\"",
    "board = \"madn40\"",
    "board = \"rows50\"",
    "layout.kind = \"circle\"",
    "dice.count = 2",
    "dice.count = 3\ndice.use = \"each\"",
    "dice.count = 2\ndice.use = \"each\"",
    "dice.count = 2\ndice.use = \"choose\"",
    "dice.use = \"each\"\ndice.undersides = \"any\"",
    "dice.count = 2\ndice.use = \"each\"\ndice.undersides = \"six and pair\"",
    "dice.sides = 4\nentry = \"even\"",
    "dice.sides = 20",
    "dice.weights = [1, 1, 1, 1, 1, 2]",
    "dice.lots = 4\ndice.values = [8, 1, 2, 3, 4]\nentry = \"value 8 or value 1\"",
    "dice.lots = 1\ndice.values = [0, 1]\nentry = \"any\"",
    "dice.remap = [{ face = 6, counts = 12 }]",
    "dice.remap = [{ face = 6, counts = 8, when = \"six and not yard empty\" }]",
    "dice.remap = [{ face = 1, counts = 9, when = \"last token or first entry\" }]",
    "dice.count = 2\ndice.fewer = [6, 1]",
    "dice.tries = 2",
    "dice.tries = 3",
    "entry = \"any\"",
    "entry = \"five or six\"",
    "entry = \"not six and not first entry\"",
    "entry = \"first entry or six\"",
    "entry.must = \"yes\"",
    "entry.must = \"yes and clear\"",
    "entry.hit = \"when full\"",
    "entry.hit = \"single\"",
    "entry.at = \"by value\"",
    "again = \"never\"",
    "again = [\"enter\", \"finish\", \"jump\", \"mark\"]",
    "again = \"six and not (capture or finish)\"",
    "again = \"not first entry\"\nagain.cap = 2",
    "again = \"any\"\nagain.cap = 1",
    "again.cap = 1",
    "again.streak = \"void\"",
    "again.streak = \"last moved home\"\nagain.streak_at = 2",
    "again.streak = \"furthest home\"\nagain.streak_on = \"pair or even\"",
    "again.streak = \"moved home\"\nagain.streak_on = \"any\"",
    "again.dud = \"lose\"",
    "moving.must = \"optional\"",
    "moving.must = \"capture first\"",
    "moving.must = \"use most dice\"",
    "moving.overshoot = \"stay\"",
    "moving.overshoot = \"bounce\"",
    "moving.overshoot = \"wins anyway\"",
    "moving.overshoot = \"bounce at stretch entry\"",
    "moving.stretch = \"slots\"",
    "moving.stretch = \"stairs\"",
    "moving.gate = \"seat has captured\"",
    "moving.gate = \"token has captured\"",
    "moving.passing = \"not own\"",
    "moving.passing = \"nobody\"",
    "meeting.own = \"share\"",
    "meeting.own = \"forbid\"",
    "meeting.own = \"stop behind\"",
    "meeting.own = \"stack\"",
    "meeting.own = \"block\"",
    "meeting.own = \"block\"\nmeeting.block_size = 3\nmeeting.where = \"not on safe\"",
    "meeting.own = \"block\"\nmeeting.block_stops = \"everyone\"\nmeeting.break_on = \"even\"",
    "meeting.own = \"block\"\nmeeting.group = \"half of an even roll\"",
    "meeting.safe = \"nobody else may land\"",
    "meeting.most = 1",
    "meeting.most = 3",
    "capture = \"never\"",
    "bonus.capture = 8",
    "bonus.finish = 11",
    "squares.jumps = [[3, 7], [4, 8]]",
    "squares.jumps = [[9, 3], [4, 8]]\nsquares.follow = \"on\"",
    "squares.flights = [[5, 9]]",
    "squares.snakes = [[9, 3]]\nsquares.ladders = [[3, 8]]\nsquares.follow = \"on\"",
    "squares.marks = [4]\nagain = \"mark\"",
    "squares.skip = [4, 5]",
    "squares.swap = [6]",
    "squares.shield = [7]\nsquares.second_throw = [8]\nsquares.chosen_roll = [9]",
    "end.when = \"first\"",
    "end.when = \"all but one\"",
    "end.goal = 1",
];

#[test]
fn any_two_values_together_still_give_complete_sentences() {
    let ids: Vec<&str> = catalog::ids().collect();
    let english = Words::english();
    let others: Vec<Words> = languages().skip(1).map(|l| Words::new(l).unwrap()).collect();
    let mut read = 0;
    for id in &ids {
        for option in OPTIONS {
            if let Some(rules) = changed(id, option) {
                let what = format!("{id} with {option}");
                check_form(&rulebook::text(&english, &rules), &what);
                check_summary(&rules, &what);
                others
                    .iter()
                    .for_each(|words| check_complete(&rulebook::text(words, &rules), &what));
                read += 1;
            }
        }
    }
    let mut turn = 0;
    for (i, one) in OPTIONS.iter().enumerate() {
        for other in &OPTIONS[i + 1..] {
            turn += 1;
            let id = ids[turn % ids.len()];
            if let Some(rules) = changed(id, &format!("{one}\n{other}")) {
                let text = rulebook::text(&english, &rules);
                check_form(&text, &format!("{id} with {one} and {other}"));
                check_summary(&rules, id);
                read += 1;
            }
        }
    }
    assert!(read > 1000, "only {read} of the combinations are variants");
}
