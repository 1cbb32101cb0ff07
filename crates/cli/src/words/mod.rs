//! The texts of the terminal in each language: the messages of `locales/`.

pub mod narrate;
pub mod rulebook;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use homestretch_bots::Level;
use homestretch_rules::{Arg, Clause, suggest};
use std::borrow::Cow;

/// A language and its messages.
struct Locale {
    code: &'static str,
    /// The texts of its Fluent files, without those of the web page.
    texts: &'static [&'static str],
}

/// The languages: one per folder in `locales/`, English first. The build script writes this list.
const LOCALES: &[Locale] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The codes of the languages.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|locale| locale.code)
}

/// The messages of one language.
pub struct Words {
    /// The language, then English for the messages that it lacks.
    bundles: Vec<FluentBundle<FluentResource>>,
    ascii: bool,
    code: &'static str,
    /// The requested language, if the terminal cannot show its script.
    dropped: Option<&'static str>,
}

/// The error for a language without a folder in `locales/`.
#[derive(Debug, thiserror::Error)]
#[error("there is no language `{asked}`; {}", hint(asked))]
pub struct NoLanguage {
    asked: String,
}

fn hint(asked: &str) -> String {
    let all: Vec<&str> = languages().collect();
    match suggest::nearest(asked, languages()) {
        Some(near) => format!("did you mean `{near}`? ({})", all.join(", ")),
        None => format!("there are {}", all.join(", ")),
    }
}

impl Words {
    /// The messages of a language, by its code or by a POSIX locale name such as `de_AT.UTF-8`.
    pub fn new(language: &str) -> Result<Words, NoLanguage> {
        let tag = language.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let exact = |locale: &&Locale| locale.code.eq_ignore_ascii_case(&tag);
        let related = |locale: &&Locale| primary(locale.code).eq_ignore_ascii_case(primary(&tag));
        let found = LOCALES.iter().find(exact).or_else(|| LOCALES.iter().find(related));
        found.map(Words::of).ok_or_else(|| NoLanguage { asked: language.into() })
    }

    /// The messages in English.
    pub fn english() -> Words {
        Words::of(&LOCALES[0])
    }

    fn of(locale: &Locale) -> Words {
        let english = (locale.code != "en").then_some(&LOCALES[0]);
        let bundles = std::iter::once(locale).chain(english).map(bundle).collect();
        Words { bundles, ascii: false, dropped: None, code: locale.code }
    }

    /// The same messages in ASCII. English replaces a language whose script has no ASCII spelling.
    pub fn in_ascii(mut self) -> Words {
        let latin = |words: &Words| ascii(&words.say("language", &[])).is_some();
        if self.bundles.len() > 1 && !latin(&self) {
            self.bundles.remove(0);
            self.dropped = Some(std::mem::replace(&mut self.code, "en"));
        }
        self.ascii = true;
        self
    }

    /// The requested language, or else the system's, or else English; in ASCII unless the terminal
    /// shows Unicode.
    pub fn of_terminal(asked: Option<&str>, unicode: bool) -> Result<Words, NoLanguage> {
        let words = match asked {
            Some(asked) => Words::new(asked)?,
            None => {
                let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
                let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
                Words::new(&named.unwrap_or_default()).unwrap_or_else(|_| Words::english())
            }
        };
        Ok(if unicode { words } else { words.in_ascii() })
    }

    /// A notice that English replaces the requested language, if it does.
    pub fn dropped(&self) -> Option<String> {
        let code = self.dropped?;
        Some(self.say("trouble-letters", &[("code", code.into())]))
    }

    /// A message with its arguments filled in.
    pub fn say(&self, id: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let said = self.find(id, values).unwrap_or_else(|| id.to_string());
        if self.ascii { self.shown(&said) } else { said }
    }

    /// A clause of a rulebook; its parts are formatted first.
    pub fn clause(&self, clause: &Clause) -> String {
        let values: Vec<(&str, FluentValue<'_>)> = clause
            .args
            .iter()
            .map(|(name, arg)| match arg {
                Arg::Number(n) => (*name, (*n).into()),
                Arg::Text(text) => (*name, self.shown(text).into()),
                Arg::Clause(part) => (*name, self.clause(part).into()),
            })
            .collect();
        self.say(clause.id, &values)
    }

    /// Text that is not a message, such as a player's name, in ASCII if the terminal needs it.
    pub fn shown(&self, text: &str) -> String {
        if self.ascii { plain(text) } else { text.to_string() }
    }

    /// Whether a person typed the word of a message, ignoring case and accents.
    pub fn is_word(&self, id: &str, typed: &str) -> bool {
        let (word, typed) = (fold(&self.say(id, &[])), fold(typed));
        // A prefix is enough for some words, such as `y` for `yes`.
        let short = matches!(id, "command-yes" | "command-no");
        !typed.is_empty() && (typed == word || (short && word.starts_with(&typed)))
    }

    /// Whether two texts are equal, ignoring case and accents.
    pub fn same(&self, one: &str, other: &str) -> bool {
        fold(one) == fold(other)
    }

    /// The name of a bot level.
    pub fn level(&self, level: Level) -> String {
        if let Level::Search(depth) = level {
            return self.say("level-search", &[("plies", depth.get().to_string().into())]);
        }
        let id = format!("level-{level}");
        self.find(&id, &[]).map_or_else(|| level.to_string(), |_| self.say(&id, &[]))
    }

    /// A message in this language or English; `None` if neither has it.
    pub fn find(&self, id: &str, values: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let args: FluentArgs<'_> =
            values.iter().map(|(key, value)| (*key, value.clone())).collect();
        let (bundle, pattern) = self
            .bundles
            .iter()
            .find_map(|bundle| Some((bundle, bundle.get_message(id)?.value()?)))?;
        let said: Cow<'_, str> = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        Some(said.into_owned())
    }
}

/// The text with its first letter in upper case.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Formats a message: `say!(words, "event-rolled", who = name, dice = 6)`. As in a struct, `who` is
/// short for `who = who`.
///
/// A [`SquareName`] follows a semicolon, with its role in the sentence:
/// `say!(words, "event-moved", who = name, token = 2; to = square)`.
#[macro_export]
macro_rules! say {
    (@value $key:ident) => { $key };
    (@value $key:ident $value:expr) => { $value };
    ($words:expr, $id:expr $(, $key:ident $(= $value:expr)?)* $(; $role:ident = $square:expr)* $(,)?) => {
        $words.say($id, &[
            $((stringify!($key), $crate::say!(@value $key $($value)?).into()),)*
            $((concat!(stringify!($role), "_kind"), $square.kind.into()),)*
            $((concat!(stringify!($role), "_number"), $square.number.into()),)*
        ])
    };
}

/// A square as messages get it: every language puts the kind and the number into its own words.
#[derive(Clone, Copy)]
pub struct SquareName {
    /// `yard`, `off`, `pad`, `track`, `stretch`, `short` or `finish`.
    pub kind: &'static str,
    /// The number on the board; 0 for a kind without numbers.
    pub number: u8,
}

fn bundle(locale: &Locale) -> FluentBundle<FluentResource> {
    let language = locale.code.parse().expect("a folder in locales/ is named by a language tag");
    let mut bundle = FluentBundle::new(vec![language]);
    // Terminals would show the invisible marks around values.
    bundle.set_use_isolating(false);
    for text in locale.texts {
        let resource = FluentResource::try_new((*text).into());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
    }
    bundle
}

/// The language of a tag without script and region: `pt` of `pt-BR`.
fn primary(tag: &str) -> &str {
    tag.split('-').next().unwrap_or_default()
}

/// Text in lower case and without accents, for comparison.
fn fold(text: &str) -> String {
    ascii(text).unwrap_or_else(|| text.to_string()).to_lowercase()
}

/// Text in ASCII; letters without an ASCII spelling become question marks.
fn plain(text: &str) -> String {
    text.chars().map(|letter| in_ascii(letter).unwrap_or("?".into())).collect()
}

/// Text in ASCII; `None` if a letter has no ASCII spelling.
fn ascii(text: &str) -> Option<String> {
    text.chars().map(in_ascii).collect()
}

/// A letter in ASCII; `None` if it has no ASCII spelling.
fn in_ascii(letter: char) -> Option<Cow<'static, str>> {
    let spelling = match letter {
        'à' | 'á' | 'â' | 'ã' => "a",
        'À' | 'Á' | 'Â' => "A",
        'ä' => "ae",
        'Ä' => "Ae",
        'ç' => "c",
        'Ç' => "C",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'È' | 'É' | 'Ê' => "E",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'Í' | 'Î' => "I",
        'ñ' => "n",
        'Ñ' => "N",
        'ò' | 'ó' | 'ô' => "o",
        'Ó' | 'Ô' => "O",
        'ö' => "oe",
        'Ö' => "Oe",
        'œ' => "oe",
        'ù' | 'ú' | 'û' => "u",
        'Ú' | 'Û' => "U",
        'ü' => "ue",
        'Ü' => "Ue",
        'ß' => "ss",
        'ª' => "a",
        '‘' | '’' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '–' | '—' | '−' => "-",
        '…' => "...",
        '·' => "|",
        '×' => "x",
        '¡' | '¿' => "",
        '\u{a0}' | '\u{202f}' => " ",
        '↑' => "up",
        '↓' => "/down",
        '←' => "left",
        '→' => "/right",
        plain if plain.is_ascii() => return Some(plain.to_string().into()),
        _ => return None,
    };
    Some(spelling.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_partial_language_falls_back_to_english() {
        let swedish = Locale {
            code: "sv",
            texts: &["language = Svenska\ncolour-red = röd\nand = { $first } och { $last }"],
        };
        let words = Words::of(&swedish);
        assert_eq!(words.say("colour-red", &[]), "röd");
        assert_eq!(words.say("and", &[("first", "A".into()), ("last", "B".into())]), "A och B");
        assert_eq!(words.say("colour-blue", &[]), "blue");
    }
}
