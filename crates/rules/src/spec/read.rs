//! Reading a variant: first its base, then its board, then its own values.

use super::doc::{self, KeyValue, LocatedValue, Value};
use super::field::{Field, Fields, Reading, ValueError, Visit, word};
use super::{Problem, Problems, Spec, catalog};
use crate::Rules;
use crate::suggest::nearest;
use std::collections::BTreeMap;

/// Tables of a variant file, each with the key that is set if a plain value stands in its place.
const GROUPS: [(&str, &str); 11] = [
    ("board", "name"),
    ("layout", "kind"),
    ("dice", "count"),
    ("entry", "on"),
    ("again", "on"),
    ("moving", "must"),
    ("meeting", "own"),
    ("capture", "when"),
    ("bonus", "capture"),
    ("squares", "snakes"),
    ("end", "when"),
];

/// A variant that was read but not checked, with the lines of its values.
#[derive(Clone, Debug)]
pub struct Draft {
    /// Its values, resolved.
    pub spec: Spec,
    lines: BTreeMap<String, usize>,
    problems: Vec<Problem>,
}

impl Draft {
    /// Reads a variant file. [`Draft::check`] reports the problems found here.
    pub fn read(text: &str) -> Draft {
        let (entries, problems) = doc::parse(text);
        let mut draft = Draft { spec: Spec::default(), lines: BTreeMap::new(), problems };
        if !draft.problems.is_empty() {
            return draft;
        }
        draft.base(&entries);
        let entries: Vec<KeyValue> = entries.into_iter().filter(|e| e.key != "based_on").collect();
        draft.merge(&entries);
        draft
    }

    /// A variant with some of its values changed. The options are keys of the variant file.
    pub fn with_options(spec: &Spec, options: &[KeyValue]) -> Draft {
        let mut draft = Draft { spec: spec.clone(), lines: BTreeMap::new(), problems: Vec::new() };
        draft.merge(options);
        draft
    }

    /// Checks everything and reports all problems at once, with their lines.
    pub fn check(mut self) -> Result<Rules, Problems> {
        let unread = self.problems.clone();
        match Rules::new(self.spec) {
            Ok(rules) if unread.is_empty() => return Ok(rules),
            Ok(_) => {}
            Err(more) => {
                let own = more.0.into_iter().filter(|p| !unread.iter().any(|u| explains(u, p)));
                self.problems.extend(own);
            }
        }
        for problem in &mut self.problems {
            problem.line = problem.line.or_else(|| find_line(&self.lines, &problem.key));
        }
        self.problems.sort_by_key(|p| p.line.unwrap_or(usize::MAX));
        Err(Problems(self.problems))
    }

    /// Starts from the variant named by `based_on`.
    fn base(&mut self, entries: &[KeyValue]) {
        let Some(entry) = entries.iter().find(|e| e.key == "based_on") else { return };
        let problem = match &entry.item.value {
            Value::Text(id) => match catalog::named(id) {
                Ok(spec) => {
                    self.spec = spec;
                    return;
                }
                Err(unknown) => unknown.problem(),
            },
            _ => Problem::new("based_on", "the id of a variant is expected here")
                .hint("write for example based_on = \"ludo\""),
        };
        self.problems.push(Problem { line: entry.line, ..problem });
    }

    /// Sets the values that are written and leaves the others unchanged.
    fn merge(&mut self, entries: &[KeyValue]) {
        let flat = flatten(entries);
        self.note_lines(&flat);
        self.board(&flat);
        let mut reader = FieldReader::new(flat, &mut self.problems);
        self.spec.visit("", &mut reader);
        let FieldReader { flat, known, problems } = reader;
        for (key, line, _) in &flat {
            if !known.contains(&key.as_str()) {
                let hint = match nearest_key(key, &known) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => "docs/VARIANTS.md lists the keys".into(),
                };
                let problem = Problem::new(key.clone(), "unknown key").hint(hint);
                problems.push(Problem { line: *line, ..problem });
            }
        }
    }

    /// Loads the named board, if it comes with the program, before its values are overridden.
    fn board(&mut self, flat: &[FlatEntry<'_>]) {
        let Some((_, line, item)) = flat.iter().find(|(key, ..)| key == "board.name") else {
            return;
        };
        let Value::Text(name) = &item.value else { return };
        if let Some(text) = catalog::board(name) {
            let (entries, _) = doc::parse(text);
            let (board, layout) = (&mut self.spec.board, &mut self.spec.layout);
            (*board, *layout) = Default::default();
            let mut reader = FieldReader::new(flatten(&entries), &mut self.problems);
            board.visit("", &mut reader);
            layout.visit("", &mut reader);
        } else if !flat.iter().any(|(key, ..)| key == "board.path") {
            let near = nearest(name, catalog::boards());
            let hint = match near {
                Some(near) => format!("did you mean \"{near}\"?"),
                None => {
                    let all: Vec<&str> = catalog::boards().collect();
                    format!("there are {}, or describe your own under [board]", all.join(", "))
                }
            };
            let problem =
                Problem::new("board.name", format!("there is no board \"{name}\"")).hint(hint);
            self.problems.push(Problem { line: *line, ..problem });
        }
    }

    /// Notes the lines of keys and of the items in their lists.
    fn note_lines(&mut self, flat: &[FlatEntry<'_>]) {
        for (key, line, item) in flat {
            self.lines.extend(line.map(|line| (key.clone(), line)));
            let Value::List(items) = &item.value else { continue };
            for (i, item) in items.iter().enumerate() {
                self.lines.extend(item.line.map(|line| (format!("{key}[{i}]"), line)));
            }
        }
    }
}

/// A key with its group and a dot, its line, and its value.
type FlatEntry<'a> = (String, Option<usize>, &'a LocatedValue);

/// All keys in the order written. A plain value for a group sets its first key.
fn flatten(entries: &[KeyValue]) -> Vec<FlatEntry<'_>> {
    let mut flat = Vec::new();
    for entry in entries {
        let group = GROUPS.iter().find(|(name, _)| *name == entry.key);
        match (group, &entry.item.value) {
            (Some((group, _)), Value::Table(inner)) => {
                flat.extend(inner.iter().map(|e| (format!("{group}.{}", e.key), e.line, &e.item)));
            }
            (Some((group, first)), _) => {
                flat.push((format!("{group}.{first}"), entry.line, &entry.item));
            }
            (None, _) => flat.push((entry.key.clone(), entry.line, &entry.item)),
        }
    }
    flat
}

/// The first line of a resolved variant, counted from 1, that differs from how the program writes
/// it; `None` if there is none. There is only one form, so that all readers agree on the meaning.
pub(crate) fn first_unusual_line(text: &str) -> Option<usize> {
    let (entries, _) = doc::parse(text);
    // A resolved variant has no base, and writes every group as a table.
    let is_unresolved = |entry: &&KeyValue| {
        let is_group = GROUPS.iter().any(|(name, _)| *name == entry.key);
        entry.key == "based_on" || (is_group && !matches!(entry.item.value, Value::Table(_)))
    };
    if let Some(entry) = entries.iter().find(is_unresolved) {
        return entry.line;
    }
    let right = written(&entries);
    let same = text.lines().zip(right.lines()).take_while(|(line, right)| line == right).count();
    (text != right).then_some(same + 1)
}

/// Keys and values as the program writes them.
fn written(entries: &[KeyValue]) -> String {
    let line = |entry: &KeyValue| format!("{} = {}\n", entry.key, written_value(&entry.item.value));
    let lines = entries.iter().map(|entry| match &entry.item.value {
        Value::Table(inner) if !inner.is_empty() => {
            format!("\n[{}]\n{}", entry.key, inner.iter().map(line).collect::<String>())
        }
        _ => line(entry),
    });
    lines.collect()
}

fn written_value(value: &Value) -> String {
    match value {
        Value::Bool(truth) => truth.to_string(),
        Value::Int(number) => number.to_string(),
        Value::Text(text) => text.write(),
        Value::List(items) => {
            let items: Vec<String> = items.iter().map(|item| written_value(&item.value)).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Table(entries) => {
            let entry =
                |entry: &KeyValue| format!("{} = {}", entry.key, written_value(&entry.item.value));
            let entries: Vec<String> = entries.iter().map(entry).collect();
            format!("{{ {} }}", entries.join(", "))
        }
        Value::Other(kind) => kind.to_string(),
    }
}

/// The known key that was most likely meant: the same name in another group, a similar name in the
/// same group, or the most similar key.
fn nearest_key(key: &str, known: &[&'static str]) -> Option<String> {
    let leaf = |key: &str| key.rsplit('.').next().unwrap_or_default().to_string();
    if let Some(same) = known.iter().find(|k| leaf(k) == leaf(key)) {
        return Some(same.to_string());
    }
    let roots = known.iter().filter(|k| !k.contains('.')).copied();
    match key.split_once('.') {
        Some((group, name)) if GROUPS.iter().any(|(g, _)| *g == group) => {
            let own = known.iter().filter_map(|k| k.strip_prefix(group)?.strip_prefix('.'));
            nearest(name, own).map(|near| format!("{group}.{near}"))
        }
        Some(_) => nearest(key, known.iter().copied()).map(String::from),
        None => nearest(key, roots.chain(GROUPS.map(|(group, _)| group))).map(String::from),
    }
}

/// Whether a value that could not be read explains a problem found later. Such a value was left at
/// its default, so problems that follow from it are not worth reporting.
fn explains(unread: &Problem, later: &Problem) -> bool {
    let key = later.key.split('[').next().unwrap_or_default();
    unread.key == "based_on"
        || unread.key.is_empty()
        || unread.key == key
        || unread.key.split('.').next() == Some(key)
}

/// The line of a key, or of the list or group that holds it.
fn find_line(lines: &BTreeMap<String, usize>, key: &str) -> Option<usize> {
    let list = key.split('[').next().unwrap_or(key);
    let group = key.split('.').next().unwrap_or(key);
    let inside = lines.iter().find(|(k, _)| k.split('.').next() == Some(group));
    lines.get(key).or_else(|| lines.get(list)).copied().or(inside.map(|(_, line)| *line))
}

struct FieldReader<'a> {
    flat: Vec<FlatEntry<'a>>,
    known: Vec<&'static str>,
    problems: &'a mut Vec<Problem>,
}

impl<'a> FieldReader<'a> {
    fn new(flat: Vec<FlatEntry<'a>>, problems: &'a mut Vec<Problem>) -> FieldReader<'a> {
        FieldReader { flat, known: Vec::new(), problems }
    }

    fn read<T>(
        &mut self,
        key: &'static str,
        read: impl Fn(&LocatedValue) -> Reading<T>,
    ) -> Option<T> {
        self.known.push(key);
        // Options may contain a key twice; the last one counts.
        let (_, line, item) = self.flat.iter().rev().find(|(k, ..)| k == key)?;
        let problem = |error: ValueError| Problem {
            line: error.line.or(*line),
            key: key.into(),
            message: error.message,
            hint: error.hint,
        };
        let read = read(item);
        read.map_err(|errors| self.problems.extend(errors.into_iter().map(problem))).ok()
    }
}

impl Fields for FieldReader<'_> {
    fn field<T: Field>(&mut self, key: &'static str, value: &mut T) {
        if let Some(read) = self.read(key, T::read) {
            *value = read;
        }
    }

    fn fixed(&mut self, key: &'static str, only: &'static str) {
        self.read(key, |item| word(item, &[(only, ())]));
    }
}
