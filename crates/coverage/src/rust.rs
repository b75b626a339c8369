//! Finds the rules that the tests of a Rust source assert: by their names, and in the arguments of their assertions.
//!
//! This is no parser of Rust. It knows comments, literals, brackets and words, which is enough to find functions and what
//! they call.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::scan::{meaning, written};

/// A Rust source, read once: comments are gone from `text`, and from `shape` what literals contain as well. Both are as
/// long as the file.
pub struct Source {
    text: String,
    shape: String,
    functions: Vec<Function>,
}

struct Function {
    name: String,
    body: Range<usize>,
    is_test: bool,
}

impl Source {
    pub fn read(file: &str) -> Self {
        let (text, shape) = without_comments(file);
        let functions = functions(&shape);
        Self { text, shape, functions }
    }

    /// The modules that have files of their own.
    pub fn modules(&self) -> Vec<Module> {
        let mut found = Vec::new();
        let mut path = None;
        let mut is_test = false;
        let mut words = Words::new(&self.shape);
        while let Some(word) = words.next_word() {
            match word {
                Word::Sign('#') => {
                    let attribute = words.bracketed('[').map_or("", |it| self.text[it].trim());
                    is_test |= attribute == "cfg(test)";
                    if attribute.starts_with("path") {
                        path = attribute.split('"').nth(1).map(str::to_owned);
                    }
                }
                Word::Name("mod") => {
                    let name = words.next_word();
                    let is_file = words.rest().trim_start().starts_with(';');
                    if let Some(Word::Name(name)) = name.filter(|_| is_file) {
                        found.push(Module { name: name.to_owned(), path: path.take(), is_test });
                    }
                    (path, is_test) = (None, false);
                }
                Word::Name("pub" | "crate" | "in" | "super") | Word::Sign('(' | ')') => {}
                Word::Name(_) | Word::Sign(_) => (path, is_test) = (None, false),
            }
        }
        found
    }
}

/// `mod name;`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    pub name: String,
    /// From the folder of the source, if an attribute names one.
    pub path: Option<String>,
    /// Compiled for tests only.
    pub is_test: bool,
}

/// The names of the functions of one test program that assert something: by a macro, or by calling one that does.
pub fn asserting(program: &[&Source]) -> BTreeSet<String> {
    let mut bodies: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for source in program {
        for it in source.functions.iter().filter(|it| !it.is_test) {
            bodies.entry(&it.name).or_default().push(&source.shape[it.body.clone()]);
        }
    }
    let mut found = BTreeSet::new();
    loop {
        let is_new = |name: &&str, bodies: &[&str]| {
            !found.contains(*name) && bodies.iter().any(|it| !assertions(it, &found).is_empty())
        };
        let more: Vec<String> = bodies
            .iter()
            .filter(|(name, bodies)| is_new(name, bodies))
            .map(|(name, _)| (*name).to_owned())
            .collect();
        if more.is_empty() {
            return found;
        }
        found.extend(more);
    }
}

/// Every rule that the tests of a source assert. `helpers` are the functions of its program that assert something.
///
/// A test asserts the rule with whose identity its name begins, if it asserts anything; the rules in the arguments of its
/// assertions; and those in the head of a loop whose variables its assertions use.
pub fn asserted(
    source: &Source,
    helpers: &BTreeSet<String>,
    prefixes: &[&str],
    defined: &BTreeSet<String>,
) -> Vec<String> {
    let mut found = Vec::new();
    for test in source.functions.iter().filter(|it| it.is_test) {
        let body = &source.shape[test.body.clone()];
        let text = &source.text[test.body.clone()];
        let assertions = assertions(body, helpers);
        if !assertions.is_empty() {
            found.extend(meaning(&test.name, prefixes, defined));
        }
        for arguments in &assertions {
            found
                .extend(written(&text[arguments.clone()], prefixes).into_iter().map(str::to_owned));
        }
        for table in loops(body) {
            let is_used = assertions.iter().any(|arguments| {
                table.body.contains(&arguments.start)
                    && names(&text[arguments.clone()]).any(|it| table.variables.contains(it))
            });
            if is_used {
                found.extend(written(&text[table.head], prefixes).into_iter().map(str::to_owned));
            }
        }
    }
    found
}

/// The arguments of every assertion of a body: of the macros that assert or panic, and of the calls of `helpers`.
fn assertions(body: &str, helpers: &BTreeSet<String>) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut words = Words::new(body);
    while let Some(word) = words.next_word() {
        let name = match word {
            Word::Name("fn") => {
                words.next_word();
                continue;
            }
            Word::Name(name) => name,
            Word::Sign(_) => continue,
        };
        let behind = words.at;
        let is_macro = words.skip("!");
        let asserts = if is_macro {
            name.starts_with("assert") || name.starts_with("prop_assert") || name == "panic"
        } else {
            words.skip_generics();
            name.starts_with("assert") || helpers.contains(name)
        };
        let arguments = ['(', '[', '{'].into_iter().take(if is_macro { 3 } else { 1 });
        let arguments = arguments.filter(|_| asserts).find_map(|open| words.bracketed(open));
        // What stands in the arguments may assert as well.
        words.at = arguments.as_ref().map_or(behind, |it| it.start);
        found.extend(arguments);
    }
    found
}

/// `for variables in head { body }`.
struct Loop<'t> {
    variables: BTreeSet<&'t str>,
    head: Range<usize>,
    body: Range<usize>,
}

fn loops(body: &str) -> Vec<Loop<'_>> {
    let mut found = Vec::new();
    let mut words = Words::new(body);
    while let Some(word) = words.next_word() {
        if !matches!(word, Word::Name("for")) {
            continue;
        }
        let mut variables = BTreeSet::new();
        loop {
            match words.next_word() {
                Some(Word::Name("in")) | None => break,
                Some(Word::Name(name)) => _ = variables.insert(name),
                Some(Word::Sign(_)) => {}
            }
        }
        let start = words.at;
        if let Some(body) = words.block() {
            found.push(Loop { variables, head: start..body.start, body });
        }
        words.at = start;
    }
    found
}

fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(|it: char| !it.is_ascii_alphanumeric() && it != '_').filter(|it| !it.is_empty())
}

/// Every function with a body.
fn functions(shape: &str) -> Vec<Function> {
    let mut found = Vec::new();
    let mut attributes: Vec<&str> = Vec::new();
    let mut words = Words::new(shape);
    while let Some(word) = words.next_word() {
        match word {
            Word::Sign('#') => attributes.extend(words.bracketed('[').map(|it| shape[it].trim())),
            Word::Name("fn") => {
                let attributes = std::mem::take(&mut attributes);
                let Some(Word::Name(name)) = words.next_word() else { continue };
                let start = words.at;
                if let Some(body) = words.block() {
                    // `test`, `tokio::test(flavor = "…")`
                    let has = |name: &str| {
                        let called = attributes.iter().filter_map(|it| it.split('(').next());
                        called.filter_map(|it| it.rsplit(':').next()).any(|it| it == name)
                    };
                    let is_test = has("test") && !has(concat!("ign", "ore"));
                    words.at = body.start;
                    found.push(Function { name: name.to_owned(), body, is_test });
                } else {
                    words.at = start;
                }
            }
            Word::Name("pub" | "crate" | "async" | "const" | "unsafe") | Word::Sign('(' | ')') => {}
            Word::Name(_) | Word::Sign(_) => attributes.clear(),
        }
    }
    found
}

/// A source without comments, and the same without what its literals contain; blanks stand in their place.
fn without_comments(file: &str) -> (String, String) {
    let bytes = file.as_bytes();
    let mut text = bytes.to_vec();
    let mut shape = bytes.to_vec();
    let blank = |it: &mut Vec<u8>, range: Range<usize>| {
        it[range].iter_mut().filter(|it| **it != b'\n').for_each(|it| *it = b' ');
    };
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        let is_behind_word = 0 < at && is_word(bytes[at - 1]);
        if rest.starts_with(b"//") {
            let end = at + rest.iter().position(|it| *it == b'\n').unwrap_or(rest.len());
            blank(&mut text, at..end);
            blank(&mut shape, at..end);
            at = end;
        } else if rest.starts_with(b"/*") {
            let end = at + comment_len(rest);
            blank(&mut text, at..end);
            blank(&mut shape, at..end);
            at = end;
        } else if let Some(hashes) = raw_hashes(rest).filter(|_| !is_behind_word) {
            let open = at + rest.iter().position(|it| *it == b'"').unwrap_or(0) + 1;
            let close = [b"\"".as_slice(), &b"#".repeat(hashes)].concat();
            let len = bytes[open..].windows(close.len()).position(|it| it == close);
            let end = open + len.unwrap_or(bytes.len() - open);
            blank(&mut shape, open..end);
            at = (end + close.len()).min(bytes.len());
        } else if rest[0] == b'"' {
            let end = at + 1 + literal_len(&rest[1..], b'"');
            blank(&mut shape, at + 1..end);
            at = (end + 1).min(bytes.len());
        } else if rest[0] == b'\'' && is_character(rest) {
            let end = at + 1 + literal_len(&rest[1..], b'\'');
            blank(&mut shape, at + 1..end);
            at = (end + 1).min(bytes.len());
        } else {
            at += 1;
        }
    }
    let as_text = |it: Vec<u8>| String::from_utf8_lossy(&it).into_owned();
    (as_text(text), as_text(shape))
}

/// The length of a comment in `/* … */`, which may contain others.
fn comment_len(rest: &[u8]) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        if rest[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// How many `#` open a raw literal that begins here.
fn raw_hashes(rest: &[u8]) -> Option<usize> {
    let rest = rest.strip_prefix(b"b").unwrap_or(rest).strip_prefix(b"r")?;
    let hashes = rest.iter().take_while(|it| **it == b'#').count();
    (rest.get(hashes) == Some(&b'"')).then_some(hashes)
}

/// The length of what a literal contains, up to `end`.
fn literal_len(rest: &[u8], end: u8) -> usize {
    let mut at = 0;
    while at < rest.len() && rest[at] != end {
        at += if rest[at] == b'\\' { 2 } else { 1 };
    }
    at.min(rest.len())
}

/// Whether a quotation mark begins a character, and no lifetime.
fn is_character(rest: &[u8]) -> bool {
    match rest.get(1) {
        Some(b'\\') => true,
        Some(it) if it.is_ascii() => rest.get(2) == Some(&b'\''),
        Some(_) => true,
        None => false,
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

enum Word<'t> {
    Name(&'t str),
    Sign(char),
}

/// Goes through a shape word by word.
struct Words<'t> {
    shape: &'t str,
    at: usize,
}

impl<'t> Words<'t> {
    fn new(shape: &'t str) -> Self {
        Self { shape, at: 0 }
    }

    fn rest(&self) -> &'t str {
        &self.shape[self.at..]
    }

    fn next_word(&mut self) -> Option<Word<'t>> {
        let rest = self.rest().trim_start();
        let start = self.shape.len() - rest.len();
        let first = rest.chars().next()?;
        let len = rest.bytes().take_while(|it| is_word(*it)).count();
        if len == 0 {
            self.at = start + first.len_utf8();
            return Some(Word::Sign(first));
        }
        self.at = start + len;
        Some(Word::Name(&rest[..len]))
    }

    /// Reads `sign` if it comes next.
    fn skip(&mut self, sign: &str) -> bool {
        let rest = self.rest().trim_start();
        let is_next = rest.starts_with(sign);
        if is_next {
            self.at = self.shape.len() - rest.len() + sign.len();
        }
        is_next
    }

    /// Reads `::<…>` if it comes next.
    fn skip_generics(&mut self) {
        if !self.skip("::<") {
            return;
        }
        let mut depth = 1;
        while 0 < depth
            && let Some(word) = self.next_word()
        {
            match word {
                Word::Sign('<') => depth += 1,
                Word::Sign('>') => depth -= 1,
                Word::Name(_) | Word::Sign(_) => {}
            }
        }
    }

    /// What stands between the bracket that comes next and its partner; `None`, and nothing is read, if something else
    /// comes next.
    fn bracketed(&mut self, open: char) -> Option<Range<usize>> {
        let before = self.at;
        if !self.skip(open.encode_utf8(&mut [0; 4])) {
            return None;
        }
        let start = self.at;
        let mut depth = 1;
        while let Some(word) = self.next_word() {
            match word {
                Word::Sign('(' | '[' | '{') => depth += 1,
                Word::Sign(')' | ']' | '}') => depth -= 1,
                Word::Name(_) | Word::Sign(_) => {}
            }
            if depth == 0 {
                return Some(start..self.at - 1);
            }
        }
        self.at = before;
        None
    }

    /// What stands between the next braces outside other brackets; `None` if a semicolon comes first.
    fn block(&mut self) -> Option<Range<usize>> {
        loop {
            for open in ['(', '['] {
                while self.bracketed(open).is_some() {}
            }
            if let Some(body) = self.bracketed('{') {
                return Some(body);
            }
            if matches!(self.next_word()?, Word::Sign(';')) {
                return None;
            }
        }
    }
}
