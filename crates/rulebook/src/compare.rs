//! What a translation of a reference must share with the original: everything but its words.

use std::collections::BTreeMap;

use crate::parse::{Block, Chapter, Entry, Rulebook};

/// A place of a translation that differs from the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line of the translation, counted from 1.
    pub line: usize,
    pub what: String,
}

/// Every fault of a translation, in the order of its lines.
///
/// Compared are chapters, sections, tables and entries with their order, and in each of them the identities, the
/// numbers, the text between backticks and the number of items or rows. Marks of entries without code stand in the original alone.
pub fn faults(original: &Rulebook, translation: &Rulebook) -> Vec<Fault> {
    let mut res = Vec::new();
    chapters(original, translation, &mut res);
    entries(original, translation, &mut res);
    res.sort_by_key(|it| it.line);
    res
}

fn chapters(original: &Rulebook, translation: &Rulebook, res: &mut Vec<Fault>) {
    let (ours, theirs) = (&original.chapters, &translation.chapters);
    if ours.len() != theirs.len() {
        let line = theirs.last().map_or(1, |it| it.line);
        let what = format!("{} chapters, but {} in English", theirs.len(), ours.len());
        res.push(Fault { line, what });
    }
    for (ours, theirs) in ours.iter().zip(theirs) {
        let mut differ = |line, english, text| {
            let what = difference(original.prefix, english, text);
            res.extend(what.map(|what| Fault { line, what }));
        };
        differ(theirs.line, ours.title, theirs.title);
        let (ours, theirs) = (asides(ours), asides(theirs));
        for ((english, _), (text, line)) in ours.iter().zip(&theirs) {
            differ(*line, english, text);
        }
        let beyond = ours.len().min(theirs.len());
        let what = |it: &str| format!("'{}' stands in one of the languages alone", excerpt(it));
        let last = theirs.last().map_or(1, |it| it.1);
        res.extend(ours.iter().skip(beyond).map(|it| Fault { line: last, what: what(it.0) }));
        res.extend(theirs.iter().skip(beyond).map(|it| Fault { line: it.1, what: what(it.0) }));
    }
}

/// What a chapter has besides entries: headings of sections, paragraphs, tables.
fn asides(chapter: &Chapter) -> Vec<(&str, usize)> {
    let blocks = chapter.blocks.iter().filter_map(|block| match block {
        Block::Section { title, line } => Some((*title, *line)),
        Block::Text { text, line } => Some((text.as_str(), *line)),
        Block::Entry(_) => None,
    });
    blocks.collect()
}

fn entries(original: &Rulebook, translation: &Rulebook, res: &mut Vec<Fault>) {
    let mut last_line = 1;
    for it in &original.entries {
        match translation.entry(it.id) {
            Some(found) => last_line = found.line,
            None => res.push(Fault { line: last_line, what: format!("{} is missing here", it.id) }),
        }
    }
    let mut seen = BTreeMap::new();
    let mut place = 0;
    for it in &translation.entries {
        let mut fault =
            |what| res.push(Fault { line: it.line, what: format!("{}: {what}", it.id) });
        if let Some(before) = seen.insert(it.id, it.line) {
            fault(format!("stands in line {before} already"));
            continue;
        }
        let Some(at) = original.entries.iter().position(|ours| ours.id == it.id) else {
            fault("there is no such entry in English".to_owned());
            continue;
        };
        if at < place {
            fault("stands elsewhere in English".to_owned());
        }
        place = place.max(at);
        let ours = &original.entries[at];
        if ours.chapter != it.chapter {
            fault("stands in another chapter in English".to_owned());
        }
        if ours.title.is_empty() != it.title.is_empty() {
            fault("has a name in one of the languages alone".to_owned());
        }
        let whole = |it: &Entry| format!("{}\n{}", it.title, it.text);
        difference(original.prefix, &whole(ours), &whole(it)).into_iter().for_each(fault);
    }
}

/// In what a text differs from the English one, its words apart.
fn difference(prefix: &str, english: &str, text: &str) -> Option<String> {
    const LONG: usize = 60;
    // Paragraphs may be wrapped elsewhere.
    let rows = |it: &str| it.lines().filter(|it| it.starts_with([' ', '|'])).count();
    let (n_ours, n_theirs) = (rows(english), rows(text));
    if n_ours != n_theirs {
        return Some(format!("{n_theirs} items or rows, but {n_ours} in English"));
    }
    let has_words = |it: &str| it.split_whitespace().filter(|it| is_word(it)).count() > 8;
    if english == text && LONG < text.len() && has_words(text) {
        return Some(format!("'{}' is not translated", excerpt(text)));
    }
    let (ours, theirs) = (Facts::of(prefix, english), Facts::of(prefix, text));
    [
        ("identities", ours.ids, theirs.ids),
        ("numbers", ours.numbers, theirs.numbers),
        ("text between backticks", ours.code, theirs.code),
    ]
    .into_iter()
    .find_map(|(kind, ours, theirs)| (ours != theirs).then(|| said(kind, &ours, &theirs)))
}

fn is_word(it: &str) -> bool {
    it.chars().all(char::is_alphabetic)
}

/// "numbers: 2 is missing, 3 is not in English".
fn said(kind: &str, ours: &Counted, theirs: &Counted) -> String {
    let more = |a: &Counted, b: &Counted| {
        let is_more = |(it, n): &(&String, &usize)| b.get(*it).copied().unwrap_or_default() < **n;
        let found: Vec<_> = a.iter().filter(is_more).map(|it| it.0.as_str()).collect();
        found.join(" ")
    };
    let (missing, extra) = (more(ours, theirs), more(theirs, ours));
    let missing = (!missing.is_empty()).then(|| format!("lacks {missing}"));
    let extra = (!extra.is_empty()).then(|| format!("has {extra}, which English has not"));
    let parts: Vec<_> = missing.into_iter().chain(extra).collect();
    format!("{kind}: {}", parts.join("; "))
}

fn excerpt(text: &str) -> String {
    const LENGTH: usize = 40;
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() <= LENGTH {
        return line.to_owned();
    }
    line.chars().take(LENGTH).chain(['…']).collect()
}

type Counted = BTreeMap<String, usize>;

/// What a text says in every language alike.
struct Facts {
    ids: Counted,
    numbers: Counted,
    code: Counted,
}

impl Facts {
    fn of(prefix: &str, text: &str) -> Self {
        let mut res = Self { ids: Counted::new(), numbers: Counted::new(), code: Counted::new() };
        // Every second part of a line stands between backticks.
        for line in text.lines() {
            for (i, part) in line.split('`').enumerate() {
                if i % 2 == 1 {
                    note(&mut res.code, part);
                } else {
                    res.read(prefix, part);
                }
            }
        }
        res
    }

    fn read(&mut self, prefix: &str, text: &str) {
        for word in text.split(|it: char| !it.is_ascii_alphanumeric() && it != '-') {
            let is_id = word.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'));
            if is_id {
                note(&mut self.ids, word.trim_end_matches('-'));
                continue;
            }
            for number in word.split(|it: char| !it.is_ascii_digit()).filter(|it| !it.is_empty()) {
                note(&mut self.numbers, number);
            }
        }
    }
}

fn note(counted: &mut Counted, it: &str) {
    *counted.entry(it.to_owned()).or_default() += 1;
}
