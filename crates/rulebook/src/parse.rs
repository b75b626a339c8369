//! Reads a rules reference. Its form is plain Markdown:
//!
//! ```text
//! # Title of the game
//! ## 7. Conquest (SW-CONQ)           a chapter
//! ### Tauren (Horde)                 a section of the chapter
//! - **SW-CONQ-03 Cost.** statement   an entry; indented lines below belong to it
//!   Uncoded (definition): reason.    why no code cites the entry; not part of its text
//! ```
//!
//! Everything else (the introduction, tables, paragraphs) is kept out of the entries.

/// The rules of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    pub game: &'static str,
    pub prefix: &'static str,
    pub title: &'static str,
    /// What stands above the first chapter, in Markdown.
    pub intro: String,
    pub chapters: Vec<Chapter>,
    /// In the order of the file.
    pub entries: Vec<Entry>,
}

/// One `##` heading and what stands below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// As written: `7. Conquest (SW-CONQ)`.
    pub title: &'static str,
    /// The line of the heading, counted from 1.
    pub line: usize,
    /// In the order of the file.
    pub blocks: Vec<Block>,
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A `###` heading.
    Section { title: &'static str, line: usize },
    /// A paragraph or a table, in Markdown.
    Text { text: String, line: usize },
    /// Its place in [`Rulebook::entries`].
    Entry(usize),
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: &'static str,
    /// Its line, counted from 1.
    pub line: usize,
    /// The entry's own name; empty for an entry that has none (see [`Entry::heading`]).
    pub title: &'static str,
    /// The name as it stands before the statement, with its full stop if it has one.
    pub lead: &'static str,
    /// The statement, in Markdown; indented lines keep their indentation.
    pub text: String,
    /// Where it stands in [`Rulebook::chapters`].
    pub chapter: usize,
    /// The `###` heading above it; empty if there is none.
    pub section: &'static str,
    /// Why no code cites it.
    pub uncoded: Option<Uncoded>,
}

/// The mark of an entry for which there is rightly no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uncoded {
    /// As written; one of [`Uncoded::KINDS`] if the mark is right.
    pub kind: &'static str,
    pub reason: &'static str,
    /// Whether the entry has more than one mark.
    pub is_repeated: bool,
}

impl Uncoded {
    pub const KINDS: &[&str] = &["definition", "component", "setup data"];

    /// What is wrong with the mark itself.
    pub fn fault(&self) -> Option<String> {
        if !Self::KINDS.contains(&self.kind) {
            let known = Self::KINDS.join(", ");
            return Some(format!("is marked as '{}', which is none of: {known}", self.kind));
        }
        if !self.reason.chars().any(char::is_alphabetic) {
            return Some("is marked as uncoded without a reason".to_owned());
        }
        self.is_repeated.then(|| "is marked as uncoded twice".to_owned())
    }
}

impl Entry {
    /// The entry's name, or else the section it stands in; empty if it has neither.
    pub fn heading(&self) -> &'static str {
        if self.title.is_empty() { self.section } else { self.title }
    }

    /// The statement without Markdown's stars and backticks.
    pub fn plain(&self) -> String {
        self.text.chars().filter(|it| !matches!(it, '*' | '`')).collect()
    }
}

impl Rulebook {
    /// Reads the reference of one game.
    pub fn parse(game: &'static str, prefix: &'static str, source: &'static str) -> Self {
        let intro = String::new();
        let mut book =
            Self { game, prefix, title: "", intro, chapters: Vec::new(), entries: Vec::new() };
        let mut section = "";
        let mut place = Place::Between;
        for (i, text) in source.lines().enumerate() {
            let line = i + 1;
            if let Some(title) = text.strip_prefix("# ") {
                book.title = title.trim();
            } else if let Some(title) = text.strip_prefix("## ") {
                book.chapters.push(Chapter { title: title.trim(), line, blocks: Vec::new() });
                section = "";
                place = Place::Between;
            } else if let Some(title) = text.strip_prefix("### ") {
                section = title.trim();
                book.block(Block::Section { title: section, line });
                place = Place::Between;
            } else if let Some((id, title, text)) = entry_line(prefix, text) {
                let lead = title;
                let title = lead.trim_end_matches(['.', ':']);
                book.block(Block::Entry(book.entries.len()));
                let chapter = book.chapters.len().saturating_sub(1);
                let text = text.to_owned();
                book.entries.push(Entry {
                    id,
                    line,
                    title,
                    lead,
                    text,
                    chapter,
                    section,
                    uncoded: None,
                });
                place = Place::Entry;
            } else {
                place = book.continued(place, text, line);
            }
        }
        book.intro = book.intro.trim().to_owned();
        book
    }

    fn block(&mut self, block: Block) {
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.blocks.push(block);
        }
    }

    /// A line that begins nothing.
    fn continued(&mut self, place: Place, text: &'static str, line: usize) -> Place {
        let Some(chapter) = self.chapters.last_mut() else {
            self.intro.push_str(text);
            self.intro.push('\n');
            return place;
        };
        if text.trim().is_empty() {
            return Place::Between;
        }
        match (place, self.entries.last_mut()) {
            (Place::Entry, Some(entry)) if text.starts_with("  ") => {
                if let Some((kind, reason)) = uncoded_line(text) {
                    let is_repeated = entry.uncoded.is_some();
                    entry.uncoded = Some(Uncoded { kind, reason, is_repeated });
                } else {
                    entry.text.push('\n');
                    entry.text.push_str(text.trim_end());
                }
                Place::Entry
            }
            (Place::Text, _) => {
                if let Some(Block::Text { text: above, .. }) = chapter.blocks.last_mut() {
                    above.push('\n');
                    above.push_str(text.trim_end());
                }
                Place::Text
            }
            (Place::Entry | Place::Between, _) => {
                chapter.blocks.push(Block::Text { text: text.trim_end().to_owned(), line });
                Place::Text
            }
        }
    }

    /// The rule with this identity; letter case of the prefix and chapter does not matter.
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|it| it.id.eq_ignore_ascii_case(id))
    }

    /// The entries of one chapter, in order.
    pub fn entries_of(&self, chapter: usize) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |it| it.chapter == chapter)
    }
}

/// What the line just read belongs to.
#[derive(Clone, Copy)]
enum Place {
    /// An entry, which indented lines continue.
    Entry,
    /// A paragraph or a table, which the next line continues.
    Text,
    /// Nothing that could be continued.
    Between,
}

/// Splits `- **ID name.** statement`.
fn entry_line(
    prefix: &str,
    line: &'static str,
) -> Option<(&'static str, &'static str, &'static str)> {
    let (bold, text) = line.strip_prefix("- **")?.split_once("**")?;
    let (id, title) = bold.split_once(' ').unwrap_or((bold, ""));
    let is_ours = id.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('-'));
    is_ours.then(|| (id, title.trim(), text.trim()))
}

/// Splits `  Uncoded (kind): reason.`; what is left out is empty.
fn uncoded_line(line: &'static str) -> Option<(&'static str, &'static str)> {
    let mark = line.trim().strip_prefix("Uncoded")?;
    let (kind, reason) = mark.split_once(':').unwrap_or((mark, ""));
    let is_mark = mark.is_empty() || mark.starts_with([' ', ':', '(']);
    is_mark.then(|| (kind.trim().trim_matches(['(', ')']), reason.trim()))
}
