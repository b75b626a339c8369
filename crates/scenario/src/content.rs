//! Finds the sentences of cards in the data files of a game, and writes a file without one of them.
//!
//! The files are RON. It works on their text, so it holds for every vocabulary of effects, and what it leaves out is
//! exactly what an author would delete.

use std::ops::Range;

use crate::sentences::Sentence;

/// Which parts of a data file are sentences.
#[derive(Clone, Copy, Debug)]
pub struct Grammar<'a> {
    /// Fields with a list: each item is a sentence, and so is each item of a list inside one. An item that is a plain
    /// struct with lists of its own stands for those.
    pub lists: &'a [&'a str],
    /// Fields that say something by being there; without them the default holds.
    pub fields: &'a [&'a str],
    /// Variants whose list is no list of sentences.
    pub values: &'a [&'a str],
}

/// A sentence, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub sentence: Sentence,
    /// Index of the file.
    pub file: usize,
    range: Range<usize>,
}

impl Grammar<'_> {
    /// All sentences of these files, in their order.
    ///
    /// # Errors
    /// Text that is not RON, with its file and line.
    pub fn find(&self, files: &[(&str, &str)]) -> Result<Vec<Found>, String> {
        let mut found = Vec::new();
        for (file, (name, text)) in files.iter().enumerate() {
            let mut reader = Reader { text, at: 0 };
            let wrong = |at: usize| {
                let line = text[..at].matches('\n').count() + 1;
                format!("{name}:{line}: no RON")
            };
            let node = reader.value().ok_or_else(|| wrong(reader.at))?;
            let mut walk = Walk { grammar: self, text, file, found: &mut found };
            walk.node(&node, "");
        }
        Ok(found)
    }
}

impl Found {
    /// The text of its file without it.
    pub fn left_out(&self, text: &str) -> String {
        self.replaced(text, "")
    }

    /// The text of its file with something else in its place; the comma that follows it is replaced too.
    pub fn replaced(&self, text: &str, with: &str) -> String {
        format!("{}{with}{}", &text[..self.range.start], &text[self.range.end..])
    }
}

/// A value with its place.
struct Node {
    range: Range<usize>,
    kind: Kind,
}

enum Kind {
    Leaf,
    List(Vec<Node>),
    /// `Name(a, b)`, `(a, b)`.
    Tuple(String, Vec<Node>),
    /// `Name(a: b)`, `(a: b)`.
    Struct(String, Vec<(String, Node)>),
}

struct Walk<'a> {
    grammar: &'a Grammar<'a>,
    text: &'a str,
    file: usize,
    found: &'a mut Vec<Found>,
}

impl Walk<'_> {
    fn node(&mut self, node: &Node, card: &str) {
        match &node.kind {
            Kind::Leaf => {}
            Kind::List(items) | Kind::Tuple(_, items) => {
                items.iter().for_each(|it| self.node(it, card));
            }
            Kind::Struct(_, fields) => {
                let id = fields.iter().find(|(key, _)| key == "id");
                let id = id.map(|(_, it)| self.text[it.range.clone()].trim_matches('"').to_owned());
                let card = id.as_deref().unwrap_or(card);
                for (key, value) in fields {
                    match &value.kind {
                        Kind::List(items) if self.grammar.lists.contains(&key.as_str()) => {
                            self.list(items, key, card);
                        }
                        _ if self.grammar.fields.contains(&key.as_str()) => {
                            let text = self.text[..value.range.start].rfind(key.as_str());
                            let start = text.unwrap_or(value.range.start);
                            self.sentence(start..value.range.end, "", card);
                            self.node(value, card);
                        }
                        _ => self.node(value, card),
                    }
                }
            }
        }
    }

    /// The items of a list of sentences.
    fn list(&mut self, items: &[Node], key: &str, card: &str) {
        for item in items {
            match &item.kind {
                Kind::Struct(name, _) if name.is_empty() => {
                    let before = self.found.len();
                    self.node(item, card);
                    if self.found.len() == before {
                        self.sentence(item.range.clone(), key, card);
                    }
                }
                _ => {
                    self.sentence(item.range.clone(), key, card);
                    self.inside(item, key, card);
                }
            }
        }
    }

    /// The lists that an effect holds.
    fn inside(&mut self, node: &Node, key: &str, card: &str) {
        match &node.kind {
            Kind::Leaf => {}
            Kind::List(items) => self.list(items, key, card),
            Kind::Tuple(name, _) if self.grammar.values.contains(&name.as_str()) => {}
            Kind::Tuple(_, items) => items.iter().for_each(|it| self.inside(it, key, card)),
            Kind::Struct(_, fields) => {
                fields.iter().for_each(|(_, it)| self.inside(it, key, card));
            }
        }
    }

    fn sentence(&mut self, range: Range<usize>, key: &str, card: &str) {
        let words = self.text[range.clone()].split_whitespace();
        let what = [key].into_iter().filter(|it| !it.is_empty()).chain(words);
        let what = what.collect::<Vec<_>>().join(" ");
        // The comma goes too.
        let after = &self.text[range.end..];
        let blank = after.len() - after.trim_start().len();
        let comma = if after[blank..].starts_with(',') { blank + 1 } else { 0 };
        let range = range.start..range.end + comma;
        let sentence = Sentence { card: card.to_owned(), what };
        self.found.push(Found { sentence, file: self.file, range });
    }
}

/// Reads as much of RON as data files have.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Steps over blanks and comments.
    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            if !self.rest().starts_with("//") {
                return;
            }
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }

    fn takes(&mut self, sign: char) -> bool {
        self.skip();
        let is_there = self.rest().starts_with(sign);
        if is_there {
            self.at += sign.len_utf8();
        }
        is_there
    }

    /// A name, a number or nothing.
    fn word(&mut self) -> String {
        self.skip();
        let is_part = |it: char| it.is_alphanumeric() || matches!(it, '_' | '-' | '+' | '.' | '#');
        let len = self.rest().find(|it| !is_part(it)).unwrap_or(self.rest().len());
        let word = self.rest()[..len].to_owned();
        self.at += len;
        word
    }

    fn value(&mut self) -> Option<Node> {
        self.skip();
        let start = self.at;
        let kind = if self.takes('[') {
            Kind::List(self.items(']')?)
        } else if self.rest().starts_with('"') {
            self.string()?;
            Kind::Leaf
        } else {
            let name = self.word();
            let end = self.at;
            if self.takes('(') {
                self.inside(name)?
            } else if name.is_empty() {
                return None;
            } else {
                self.at = end;
                Kind::Leaf
            }
        };
        Some(Node { range: start..self.at, kind })
    }

    fn string(&mut self) -> Option<()> {
        let mut is_escaped = false;
        for (idx, sign) in self.rest().char_indices().skip(1) {
            if sign == '"' && !is_escaped {
                self.at += idx + 1;
                return Some(());
            }
            is_escaped = sign == '\\' && !is_escaped;
        }
        None
    }

    fn items(&mut self, end: char) -> Option<Vec<Node>> {
        let mut items = Vec::new();
        while !self.takes(end) {
            items.push(self.value()?);
            if !self.takes(',') {
                return self.takes(end).then_some(items);
            }
        }
        Some(items)
    }

    /// What follows an opening parenthesis.
    fn inside(&mut self, name: String) -> Option<Kind> {
        let start = self.at;
        let key = self.word();
        let is_struct = !key.is_empty() && self.takes(':');
        self.at = start;
        if !is_struct {
            return Some(Kind::Tuple(name, self.items(')')?));
        }
        let mut fields = Vec::new();
        while !self.takes(')') {
            let key = self.word();
            if !self.takes(':') {
                return None;
            }
            fields.push((key, self.value()?));
            if !self.takes(',') {
                return self.takes(')').then_some(Kind::Struct(name, fields));
            }
        }
        Some(Kind::Struct(name, fields))
    }
}

#[cfg(test)]
mod tests {
    use super::Grammar;

    const GRAMMAR: Grammar<'static> =
        Grammar { lists: &["then", "uses", "bar"], fields: &["ranged"], values: &["All"] };
    const FILE: &str = "\
// A comment, (with [signs]).
(
    cards: [
        (id: \"bow\", ranged: true, uses: [(cost: Some(Deplete), then: [Hit(All([Own]), -1), Draw(1)])]),
        (id: \"wolf\", bar: [\"bite\"], then: [If(Hurt, [Heal(\"a\\\"]\", 2)], [Draw(1)])], traits: [\"x\"]),
    ],
)
";

    #[test]
    fn every_sentence_is_found_with_its_card() {
        let found = GRAMMAR.find(&[("cards.ron", FILE)]).expect("it is RON");
        let told: Vec<_> =
            found.iter().map(|it| format!("{}: {}", it.sentence.card, it.sentence.what)).collect();
        let expected = [
            "bow: ranged: true",
            "bow: then Hit(All([Own]), -1)",
            "bow: then Draw(1)",
            "wolf: bar \"bite\"",
            "wolf: then If(Hurt, [Heal(\"a\\\"]\", 2)], [Draw(1)])",
            "wolf: then Heal(\"a\\\"]\", 2)",
            "wolf: then Draw(1)",
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn a_sentence_goes_with_its_comma() {
        let found = GRAMMAR.find(&[("cards.ron", FILE)]).expect("it is RON");
        let without = |idx: usize| found[idx].left_out(FILE);
        assert!(without(0).contains("(id: \"bow\",  uses:"));
        assert!(without(1).contains("then: [ Draw(1)]"));
        assert!(without(2).contains("then: [Hit(All([Own]), -1), ]"));
        assert!(without(5).contains("If(Hurt, [], [Draw(1)])"));
    }

    #[test]
    fn what_is_not_ron_is_told_with_its_line() {
        let error = GRAMMAR.find(&[("cards.ron", "(\n cards: [1 2],\n)")]);
        assert_eq!(error, Err("cards.ron:2: no RON".to_owned()));
    }
}
