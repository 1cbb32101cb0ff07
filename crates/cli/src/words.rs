//! What people read, in their language: the messages of `locales/`.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use homestretch_rules::{Arg, Clause, suggest};
use std::borrow::Cow;

/// A language and its messages.
struct Locale {
    code: &'static str,
    /// What is said while playing, and the rulebooks.
    texts: [&'static str; 2],
}

/// The files of a language.
macro_rules! locale {
    ($code:literal) => {
        Locale {
            code: $code,
            texts: [
                include_str!(concat!("../../../locales/", $code, ".ftl")),
                include_str!(concat!("../../../locales/rulebook/", $code, ".ftl")),
            ],
        }
    };
}

/// The languages, English first: what another language lacks is said in English.
const LOCALES: [Locale; 5] =
    [locale!("en"), locale!("fr"), locale!("de"), locale!("es"), locale!("hi")];

/// The codes of the languages.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LOCALES.iter().map(|locale| locale.code)
}

/// The messages of one language.
pub struct Words {
    /// The language, then English.
    bundles: Vec<FluentBundle<FluentResource>>,
    ascii: bool,
    /// The language.
    code: &'static str,
    /// A language that this terminal has no letters for.
    dropped: Option<&'static str>,
}

/// A language that is not there.
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
    /// The messages of a language, by its code or a name of the system such as `de_AT.UTF-8`.
    pub fn new(language: &str) -> Result<Words, NoLanguage> {
        let code = language.split(['_', '-', '.', '@']).next().unwrap_or_default().to_lowercase();
        let chosen = LOCALES.iter().find(|locale| locale.code == code);
        let chosen = chosen.ok_or_else(|| NoLanguage { asked: language.into() })?;
        let english = (chosen.code != "en").then_some(&LOCALES[0]);
        let bundles = std::iter::once(chosen).chain(english).map(bundle).collect();
        Ok(Words { bundles, ascii: false, dropped: None, code: chosen.code })
    }

    /// The messages in English.
    pub fn english() -> Words {
        Words { bundles: vec![bundle(&LOCALES[0])], ascii: false, dropped: None, code: "en" }
    }

    /// The language that is asked for, or else that of the system, or else English.
    pub fn of_system(asked: Option<&str>) -> Result<Words, NoLanguage> {
        if let Some(asked) = asked {
            return Words::new(asked);
        }
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(system);
        Words::new(&named.into_iter().next().unwrap_or_default()).or_else(|_| Words::new("en"))
    }

    /// The same in letters that every terminal can show. A script that has no such letters is
    /// replaced by English.
    pub fn in_ascii(mut self) -> Words {
        let latin = |words: &Words| ascii(&words.say("language", &[])).is_some();
        if self.bundles.len() > 1 && !latin(&self) {
            self.bundles.remove(0);
            self.dropped = Some(std::mem::replace(&mut self.code, "en"));
        }
        self.ascii = true;
        self
    }

    /// The language that is asked for, in letters that the terminal has.
    pub fn of_terminal(asked: Option<&str>, unicode: bool) -> Result<Words, NoLanguage> {
        let words = Words::of_system(asked)?;
        Ok(if unicode { words } else { words.in_ascii() })
    }

    /// Why another language is spoken than the one that was asked for, if it is.
    pub fn dropped(&self) -> Option<String> {
        let code = self.dropped?;
        Some(self.say("trouble-letters", &[("code", code.into())]))
    }

    /// A message with its values.
    pub fn say(&self, id: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let said = self.find(id, values).unwrap_or_else(|| id.to_string());
        if self.ascii { self.shown(&said) } else { said }
    }

    /// A clause of a rulebook, its parts first.
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

    /// A text that comes from no message, such as a name, in letters that the terminal has.
    pub fn shown(&self, text: &str) -> String {
        match self.ascii {
            true => plain(text),
            false => text.to_string(),
        }
    }

    /// Whether a person typed the word of a message: in any case, with accents or without.
    pub fn is_word(&self, id: &str, typed: &str) -> bool {
        let fold = |text: &str| ascii(text).unwrap_or_else(|| text.to_string()).to_lowercase();
        let word = fold(&self.say(id, &[]));
        let typed = fold(typed);
        !typed.is_empty() && (typed == word || (short(id) && word.starts_with(&typed)))
    }

    /// Whether two texts are the same: in any case, with accents or without.
    pub fn same(&self, one: &str, other: &str) -> bool {
        let fold = |text: &str| ascii(text).unwrap_or_else(|| text.to_string()).to_lowercase();
        fold(one) == fold(other)
    }

    /// The name of a level of the computer.
    pub fn level(&self, level: &str) -> String {
        if let Some(plies) = level.strip_prefix("search-") {
            return self.say("level-search", &[("plies", plies.to_string().into())]);
        }
        let id = format!("level-{level}");
        self.find(&id, &[]).map_or_else(|| level.to_string(), |_| self.say(&id, &[]))
    }

    /// A message, if any language has it.
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

/// A sentence or a name that begins with a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Whether the beginning of a word is enough.
fn short(id: &str) -> bool {
    matches!(id, "command-yes" | "command-no")
}

/// Says a message: `say!(words, "event-rolled", who = name, dice = 6)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:expr $(, $key:ident = $value:expr)* $(,)?) => {
        $words.say($id, &[$((stringify!($key), $value.into())),*])
    };
}

fn bundle(locale: &Locale) -> FluentBundle<FluentResource> {
    let language = locale.code.parse().expect("the codes are right");
    let mut bundle = FluentBundle::new(vec![language]);
    // Marks round values are for right-to-left scripts, which none of these languages has.
    bundle.set_use_isolating(false);
    for text in locale.texts {
        let resource = FluentResource::try_new(text.into());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
    }
    bundle
}

fn system(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Text in ASCII; a letter that cannot be written so is a question mark.
pub(crate) fn plain(text: &str) -> String {
    let mut room = [0; 4];
    let mut out = String::new();
    for letter in text.chars() {
        out.push_str(in_ascii(letter, &mut room).unwrap_or("?"));
    }
    out
}

/// Text in ASCII, if its letters allow it.
fn ascii(text: &str) -> Option<String> {
    let mut room = [0; 4];
    let mut out = String::new();
    for letter in text.chars() {
        out.push_str(in_ascii(letter, &mut room)?);
    }
    Some(out)
}

/// A letter in ASCII, if it can be written so.
fn in_ascii(letter: char, room: &mut [u8; 4]) -> Option<&str> {
    Some(match letter {
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
        plain if plain.is_ascii() => plain.encode_utf8(room),
        _ => return None,
    })
}
