//! Numbers, lists and sentences.

/// The words of a list; with commas if its entries have some of their own.
pub(super) fn list(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => {
            let long = first.iter().any(|w| w.contains(',') || w.contains(" or "));
            let comma = if long { "," } else { "" };
            format!("{}{comma} {last} {end}", first.join(", "))
        }
    }
}

const NUMBERS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

pub(super) fn number(n: usize) -> String {
    NUMBERS.get(n).map_or_else(|| n.to_string(), |word| (*word).to_string())
}

/// A number of things.
pub(super) fn count(n: usize, thing: &str) -> String {
    match n {
        1 => format!("one {thing}"),
        n => format!("{} {thing}s", number(n)),
    }
}

/// All of so many.
pub(super) fn all(n: usize) -> String {
    if n == 2 { "both".into() } else { format!("all {}", number(n)) }
}

/// A verb that goes with so many things.
pub(super) fn verb(n: usize, verb: &str) -> String {
    if n == 1 { format!("{verb}s") } else { verb.into() }
}

/// A number that comes on a die: "a six", "an eight".
pub(super) fn a(n: u8) -> String {
    let word = if n == 0 { "nought".into() } else { number(usize::from(n)) };
    let vowel = matches!(n, 8 | 11 | 18 | 80..=89);
    format!("{} {word}", if vowel { "an" } else { "a" })
}

pub(super) fn times(n: u8) -> String {
    match n {
        1 => "once".into(),
        2 => "twice".into(),
        n => format!("{} times", number(usize::from(n))),
    }
}

pub(super) fn ordinal(n: usize) -> String {
    const WORDS: [&str; 13] = [
        "last", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
        "ninth", "tenth", "eleventh", "twelfth",
    ];
    match (WORDS.get(n), n % 10, n % 100) {
        (Some(word), ..) => (*word).into(),
        (None, 1, r) if r != 11 => format!("{n}st"),
        (None, 2, r) if r != 12 => format!("{n}nd"),
        (None, 3, r) if r != 13 => format!("{n}rd"),
        _ => format!("{n}th"),
    }
}

pub(super) fn capital(text: &str) -> String {
    let (mark, rest) = match text.strip_prefix("- ") {
        Some(rest) => ("- ", rest),
        None => ("", text),
    };
    let mut letters = rest.chars();
    match letters.next() {
        Some(first) => format!("{mark}{}{}", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}

/// Someone's text on one line.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Someone's text as a paragraph that ends like a sentence; nothing if there is none.
pub(super) fn sentence(text: &str) -> String {
    match text.chars().last() {
        None => String::new(),
        Some('.' | '!' | '?' | ':') => format!("\n{text}\n"),
        Some(_) => format!("\n{text}.\n"),
    }
}
