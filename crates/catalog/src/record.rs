//! The match file: JSON lines that replay to the same position on any machine. `docs/match-file.md` tells strangers
//! how to read one.

mod verification;

use std::fmt::Display;
use std::str::FromStr;

use kernel::{Draw, Entry, Origin, Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::continuation::Continuation;
use crate::game::{AnyGame, CatalogError, Refused};
use crate::games::game;
use crate::randomness_proof::{Commitment, RandomnessProof, Seed};
use crate::table::AnyTable;

pub use verification::{Opened, Verification, Verified, bring, verify};

/// The version of the format itself.
const FORMAT: u32 = 1;

/// The first line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    pub(crate) gospoda: u32,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) setup: Value,
    #[serde(flatten)]
    pub(crate) commitment: Option<Commitment>,
    pub(crate) opening: Vec<[u32; 2]>,
    /// The lesson by which the match is scripted, up to a record that frees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lesson: Option<String>,
    /// The match was tried again from another one, which had promised this of its seed (nothing if it is empty): the
    /// draws are those of that one, up to a record that deals anew what was hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) retry: Option<String>,
    /// The position with which it begins, if that is not the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<Value>,
}

impl Header {
    /// Where the match comes from, if its first draws are not its own.
    fn origin(&self) -> Result<Option<Origin>, &'static str> {
        match (&self.lesson, &self.retry) {
            (None, None) => Ok(None),
            (Some(lesson), None) => Ok(Some(Origin::Lesson(lesson.as_str().into()))),
            (None, Some(retry)) if retry.is_empty() || Seed::parse(retry).is_some() => {
                Ok(Some(Origin::Match(retry.as_str().into())))
            }
            (None, Some(_)) => Err("retry is a commitment of 64 hexadecimal digits, or empty"),
            (Some(_), Some(_)) => {
                Err("a match begins as a lesson or as another match, not as both")
            }
        }
    }
}

/// Every other line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Played {
        seat: Seat,
        action: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<[u32; 2]>,
    },
    Undone {
        seat: Seat,
        undo: u32,
    },
    Freed {
        seat: Seat,
        free: Vec<[u32; 2]>,
    },
    Revealed(Revealed),
}

impl Line {
    /// The draws that an answer met.
    fn chance(&self) -> &[[u32; 2]] {
        match self {
            Self::Played { chance, .. } | Self::Freed { free: chance, .. } => chance,
            Self::Undone { .. } | Self::Revealed(_) => &[],
        }
    }
}

/// The last line of a finished match: the secret, and a fingerprint of the last position.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Revealed {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    hash: String,
}

/// The last line of a match that goes on elsewhere. There is no `Debug`: it holds the secret.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Continued {
    continuation: Continuation,
    hash: String,
}

/// The last line of a file.
enum Closing {
    Revealed(Revealed),
    Continued(Box<Continued>),
}

impl Closing {
    fn hash(&self) -> &str {
        match self {
            Self::Revealed(it) => &it.hash,
            Self::Continued(it) => &it.hash,
        }
    }

    fn seed(&self) -> Option<Result<Seed, &'static str>> {
        match self {
            Self::Revealed(it) => {
                let seed = it.seed.as_deref()?;
                Some(Seed::parse(seed).ok_or("the seed is not 64 hexadecimal digits"))
            }
            Self::Continued(it) => Some(Ok(it.continuation.seed)),
        }
    }
}

/// What is wrong with a match file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct FileError {
    pub line: usize,
    pub what: Fault,
}

/// What is wrong with a line of a match file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// This is no match file, or none that this program can read: nothing can be said about the match.
    #[error("{0}")]
    Form(String),
    /// The line can be read and is not true: it does not follow from what stands before it.
    #[error("{0}")]
    Play(String),
    /// A rule forbids what the line says was done.
    #[error("{what} is refused: {why}")]
    Refused { what: String, why: Refused },
}

fn form(line: usize, what: impl Into<String>) -> FileError {
    FileError { line, what: Fault::Form(what.into()) }
}

fn untrue(line: usize, what: impl Into<String>) -> FileError {
    FileError { line, what: Fault::Play(what.into()) }
}

/// One line of JSON, its keys in the order of the documentation.
fn text_of(value: &impl Serialize) -> String {
    serde_json::to_string(value)
        .unwrap_or_else(|error| unreachable!("lines of a match file are plain data: {error}"))
}

/// The header of a match, as the first line of its file.
pub fn header_line(table: &dyn AnyTable, proof: Option<&RandomnessProof>) -> String {
    let (lesson, retry) = match table.origin() {
        None => (None, None),
        Some(Origin::Lesson(lesson)) => (Some(lesson.to_string()), None),
        Some(Origin::Match(promised)) => (None, Some(promised.to_string())),
    };
    let header = Header {
        gospoda: FORMAT,
        game: table.info().id.to_owned(),
        rules: table.info().rules_version,
        setup: table.setup(),
        commitment: proof.map(|proof| Commitment {
            commitment: proof.commitment(),
            entropy: proof.entropy.clone(),
        }),
        opening: table.opening(),
        lesson,
        retry,
        position: table.laid(),
    };
    text_of(&header)
}

/// The last line: the fingerprint of the position and, once the match is over, the secret seed.
pub fn last_line(table: &dyn AnyTable, proof: Option<&RandomnessProof>) -> String {
    let seed = proof.filter(|_| table.outcome().is_some()).map(|proof| proof.seed.to_hex());
    text_of(&Revealed { seed, hash: table.hash() })
}

/// The whole match file. The seed is part of it only if the match is over.
pub fn write(table: &dyn AnyTable, proof: Option<&RandomnessProof>) -> String {
    write_with(table, proof, &last_line(table, proof))
}

/// The file of a match that goes on elsewhere. It holds everything that is secret, the dice to come among it.
pub fn write_continued(
    table: &dyn AnyTable,
    entropy: Vec<String>,
    continuation: Continuation,
) -> String {
    let proof = RandomnessProof { seed: continuation.seed, entropy };
    let last = text_of(&Continued { continuation, hash: table.hash() });
    write_with(table, Some(&proof), &last)
}

fn write_with(table: &dyn AnyTable, proof: Option<&RandomnessProof>, last: &str) -> String {
    let mut res = header_line(table, proof);
    res.push('\n');
    for number in 1..table.version() {
        res.push_str(&table.line(number).unwrap_or_default());
        res.push('\n');
    }
    res.push_str(last);
    res.push('\n');
    res
}

pub(crate) fn entry_line<A: Display>(entry: &Entry<A>) -> String {
    let line = match entry {
        Entry::Played(record) => Line::Played {
            seat: record.seat,
            action: record.action.to_string(),
            chance: record.chance.iter().map(|draw| [draw.bound, draw.value]).collect(),
        },
        Entry::Undone { seat, n_records } => Line::Undone { seat: *seat, undo: *n_records },
        Entry::Freed { seat, chance } => {
            let free = chance.iter().map(|draw| [draw.bound, draw.value]).collect();
            Line::Freed { seat: *seat, free }
        }
    };
    text_of(&line)
}

pub(crate) fn parse_entry<A: FromStr<Err: Display>>(line: &str) -> Result<Entry<A>, Fault> {
    match parse_line(line).map_err(Fault::Form)? {
        Read::Line(Line::Played { seat, action, chance }) => {
            let action = action.parse().map_err(|error| Fault::Play(format!("{error}")))?;
            let chance = draws(&chance);
            Ok(Entry::Played(Record { seat, action, chance }))
        }
        Read::Line(Line::Undone { seat, undo }) => Ok(Entry::Undone { seat, n_records: undo }),
        Read::Line(Line::Freed { seat, free }) => Ok(Entry::Freed { seat, chance: draws(&free) }),
        Read::Line(Line::Revealed(_)) | Read::Continued(_) => {
            Err(Fault::Form("the match has ended before this line".to_owned()))
        }
    }
}

pub(crate) fn draws(pairs: &[[u32; 2]]) -> Vec<Draw> {
    pairs.iter().map(|&[bound, value]| Draw { bound, value }).collect()
}

/// What is wrong with a line that is read alone, so that its own number says nothing.
fn in_line(error: &serde_json::Error) -> String {
    error.to_string().replace(" at line 1 column", " at column")
}

/// A line that is read.
enum Read {
    Line(Line),
    Continued(Box<Continued>),
}

/// Reads a line. What is wrong with the one that a match goes on with is told without what stands in it: that is secret.
fn parse_line(line: &str) -> Result<Read, String> {
    let value: Value =
        serde_json::from_str(line).map_err(|error| format!("no JSON: {}", in_line(&error)))?;
    if value.get("continuation").is_some() {
        return serde_json::from_value(value).map(Read::Continued).map_err(|_| {
            "the line that a match goes on with has a continuation and the closing hash; the continuation has a seed of 64 \
             hexadecimal digits, seats (each perhaps with person, name, bot, answers, passes and notes), and perhaps \
             clock, delay, campaign and automatic"
                .to_owned()
        });
    }
    serde_json::from_value(value).map(Read::Line).map_err(|_| {
        "a line has seat and action (and perhaps chance), or seat and undo, or seat and free, or the closing hash"
            .to_owned()
    })
}

/// A file whose lines have the right form.
struct Document {
    header: Header,
    game: &'static dyn AnyGame,
    /// What stands between the header and the closing line, with the text of each line.
    lines: Vec<(String, Line)>,
    closing: Option<Closing>,
}

impl Document {
    /// Whether the match was begun under the rules that this program plays.
    fn is_current(&self) -> bool {
        self.header.rules == self.game.info().rules_version
    }

    /// What does not follow under today's rules may have followed under older ones, and the reader should know.
    fn dated(&self, what: Fault) -> Fault {
        if self.is_current() {
            return what;
        }
        let (then, now) = (self.header.rules, self.game.info().rules_version);
        let dated = |what: String| {
            format!("{what} (begun under rules version {then}; this program plays {now})")
        };
        match what {
            Fault::Form(what) => Fault::Form(what),
            Fault::Play(what) => Fault::Play(dated(what)),
            Fault::Refused { what, why } => Fault::Refused { what: dated(what), why },
        }
    }

    /// How many lines the file has.
    fn n_lines(&self) -> usize {
        1 + self.lines.len() + usize::from(self.closing.is_some())
    }

    fn parse(text: &str) -> Result<Self, FileError> {
        let mut lines = text.lines();
        let mut res = Self::begin(lines.next())?;
        for line in lines {
            res.read(line)?;
        }
        Ok(res)
    }

    /// Reads the first line.
    fn begin(first: Option<&str>) -> Result<Self, FileError> {
        let first = first.ok_or_else(|| form(1, "the file is empty"))?;
        let (header, game) = parse_header(first).map_err(|what| form(1, what))?;
        Ok(Self { header, game, lines: Vec::new(), closing: None })
    }

    /// Reads the next line.
    fn read(&mut self, line: &str) -> Result<(), FileError> {
        let number = self.n_lines() + 1;
        if self.closing.is_some() {
            return Err(form(number, "a line after the closing line"));
        }
        match parse_line(line).map_err(|what| form(number, what))? {
            Read::Continued(closing) => self.closing = Some(Closing::Continued(closing)),
            Read::Line(Line::Revealed(closing)) => {
                self.closing = Some(Closing::Revealed(closing));
            }
            Read::Line(
                other @ (Line::Played { .. } | Line::Undone { .. } | Line::Freed { .. }),
            ) => {
                self.lines.push((line.to_owned(), other));
            }
        }
        Ok(())
    }

    /// How many lines, with the header, have draws that are not the match's own: all of them if it was never freed.
    fn n_scripted(&self) -> usize {
        if self.header.lesson.is_none() && self.header.retry.is_none() {
            return 0;
        }
        // What was tried again may have been freed before, by a seed of its own.
        let freed = self.lines.iter().rposition(|(_, line)| matches!(line, Line::Freed { .. }));
        1 + freed.unwrap_or(self.lines.len())
    }

    /// The position with which the match begins.
    fn reopen(&self) -> Result<Box<dyn AnyTable>, FileError> {
        let Header { setup, opening, position, .. } = &self.header;
        let origin = self.header.origin().map_err(|what| form(1, what))?;
        let table = self.game.reopen(setup, opening, position.as_ref(), origin);
        table.map_err(|error| match error {
            CatalogError::Refused(why) => {
                FileError { line: 1, what: Fault::Refused { what: "the setup".to_owned(), why } }
            }
            CatalogError::Chance(what) => untrue(1, what),
            other @ (CatalogError::NoSuchGame(_)
            | CatalogError::Seats { .. }
            | CatalogError::Setup(_)) => form(1, other.to_string()),
        })
    }

    /// Plays one line, counted from 0.
    fn replay_line(&self, table: &mut dyn AnyTable, idx: usize) -> Result<(), FileError> {
        let Some((text, _)) = self.lines.get(idx) else { return Ok(()) };
        table.replay_line(text).map_err(|what| FileError { line: idx + 2, what: self.dated(what) })
    }

    /// Plays the lines until `n_records` actions stand for the first time, and says whatever does not follow.
    fn replay(&self, n_records: usize) -> Result<Box<dyn AnyTable>, FileError> {
        let mut table = self.reopen()?;
        let mut n_standing = 0;
        for (idx, (_, line)) in self.lines.iter().enumerate() {
            if n_records <= n_standing {
                break;
            }
            self.replay_line(&mut *table, idx)?;
            n_standing = match line {
                Line::Played { .. } => n_standing + 1,
                // No more than stand, or the line would not have held.
                Line::Undone { undo, .. } => n_standing - *undo as usize,
                Line::Freed { .. } | Line::Revealed(_) => n_standing,
            };
        }
        Ok(table)
    }
}

fn parse_header(line: &str) -> Result<(Header, &'static dyn AnyGame), String> {
    let header: Header = serde_json::from_str(line)
        .map_err(|error| format!("no header of a match file: {}", in_line(&error)))?;
    if header.gospoda != FORMAT {
        return Err(format!("format {}, but this program reads format {FORMAT}", header.gospoda));
    }
    let game = game(&header.game).map_err(|error| error.to_string())?;
    let known = game.info().rules_version;
    if header.rules > known {
        return Err(format!(
            "rules version {} of {}, but this program plays {known}",
            header.rules, header.game
        ));
    }
    Ok((header, game))
}

/// Reads a match file and replays it with every check. `n_records` cuts it short: only that many actions are played.
///
/// # Errors
/// The first line that does not fit, and why.
pub fn open(text: &str, n_records: Option<usize>) -> Result<Box<dyn AnyTable>, FileError> {
    Document::parse(text)?.replay(n_records.unwrap_or(usize::MAX))
}

/// The hash of the secret seed that a match file promises to reveal, if it is a match file and promises one.
pub fn commitment(text: &str) -> Option<String> {
    let header: Header = serde_json::from_str(text.lines().next()?).ok()?;
    header.commitment.map(|it| it.commitment)
}

/// What the seats mixed into the randomness, as the header of a match file tells it.
pub fn entropy(text: &str) -> Vec<String> {
    let header = text.lines().next().and_then(|line| serde_json::from_str::<Header>(line).ok());
    header.and_then(|it| it.commitment).map(|it| it.entropy).unwrap_or_default()
}
