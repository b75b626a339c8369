//! The match file: JSON lines that replay to the same position on any machine. `docs/match-file.md` tells strangers
//! how to read one.

use kernel::{Draw, Entry, Record, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fate::{Commitment, Fate, Seed};
use crate::game::game;
use crate::table::AnyTable;

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
    Revealed(Revealed),
}

/// The last line of a finished match: the secret, and a fingerprint of the last position.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Revealed {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    hash: String,
}

/// What is wrong with a match file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct FileError {
    pub line: usize,
    pub what: String,
}

fn wrong(line: usize, what: impl Into<String>) -> FileError {
    FileError { line, what: what.into() }
}

/// One line of JSON, its keys in the order of the documentation.
fn text_of(value: &impl Serialize) -> String {
    serde_json::to_string(value)
        .unwrap_or_else(|error| unreachable!("lines of a match file are plain data: {error}"))
}

/// The header of a match, as the first line of its file.
pub fn header_line(table: &dyn AnyTable, fate: Option<&Fate>) -> String {
    let header = Header {
        gospoda: FORMAT,
        game: table.info().id.to_owned(),
        rules: table.info().rules_version,
        setup: table.setup(),
        commitment: fate.map(|fate| Commitment {
            commitment: fate.commitment(),
            entropy: fate.entropy.clone(),
        }),
        opening: table.opening(),
    };
    text_of(&header)
}

/// The last line: the fingerprint of the position and, once the match is over, the secret seed.
pub fn last_line(table: &dyn AnyTable, fate: Option<&Fate>) -> String {
    let seed = fate.filter(|_| table.outcome().is_some()).map(|fate| fate.seed.to_hex());
    text_of(&Revealed { seed, hash: table.hash() })
}

/// The whole match file. The seed is part of it only if the match is over.
pub fn write(table: &dyn AnyTable, fate: Option<&Fate>) -> String {
    let mut res = header_line(table, fate);
    res.push('\n');
    for number in 1..table.version() {
        res.push_str(&table.line(number).unwrap_or_default());
        res.push('\n');
    }
    res.push_str(&last_line(table, fate));
    res.push('\n');
    res
}

pub(crate) fn entry_line<A: std::fmt::Display>(entry: &Entry<A>) -> String {
    let line = match entry {
        Entry::Played(record) => Line::Played {
            seat: record.seat,
            action: record.action.to_string(),
            chance: record.chance.iter().map(|draw| [draw.bound, draw.value]).collect(),
        },
        Entry::Undone { seat, n_records } => Line::Undone { seat: *seat, undo: *n_records },
    };
    text_of(&line)
}

pub(crate) fn parse_entry<A: std::str::FromStr<Err: std::fmt::Display>>(
    line: &str,
) -> Result<Entry<A>, String> {
    match parse_line(line)? {
        Line::Played { seat, action, chance } => {
            let action = action.parse().map_err(|error| format!("{error}"))?;
            let chance = draws(&chance);
            Ok(Entry::Played(Record { seat, action, chance }))
        }
        Line::Undone { seat, undo } => Ok(Entry::Undone { seat, n_records: undo }),
        Line::Revealed(_) => Err("the match has ended before this line".to_owned()),
    }
}

pub(crate) fn draws(pairs: &[[u32; 2]]) -> Vec<Draw> {
    pairs.iter().map(|&[bound, value]| Draw { bound, value }).collect()
}

fn parse_line(line: &str) -> Result<Line, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| format!("no JSON: {error}"))?;
    serde_json::from_value(value).map_err(|_| {
        "a line has seat and action (and perhaps chance), or seat and undo, or the closing hash"
            .to_owned()
    })
}

/// A file that was read.
struct Read {
    table: Box<dyn AnyTable>,
    commitment: Option<Commitment>,
    revealed: Option<Revealed>,
    /// For each line of the file after the header: its draws.
    chances: Vec<Vec<[u32; 2]>>,
    opening: Vec<[u32; 2]>,
    n_lines: usize,
}

fn read(text: &str, n_records: usize) -> Result<Read, FileError> {
    let mut lines = text.lines().enumerate().map(|(idx, line)| (idx + 1, line));
    let (_, first) = lines.next().ok_or_else(|| wrong(1, "the file is empty"))?;
    let header: Header = serde_json::from_str(first)
        .map_err(|error| wrong(1, format!("no header of a match file: {error}")))?;
    if header.gospoda != FORMAT {
        return Err(wrong(
            1,
            format!("format {}, but this program reads format {FORMAT}", header.gospoda),
        ));
    }
    let game = game(&header.game).map_err(|error| wrong(1, error.to_string()))?;
    if header.rules != game.info().rules_version {
        let known = game.info().rules_version;
        return Err(wrong(
            1,
            format!(
                "rules version {} of {}, but this program plays {known}",
                header.rules, header.game
            ),
        ));
    }
    let table =
        game.reopen(&header.setup, &header.opening).map_err(|error| wrong(1, error.to_string()))?;
    let mut res = Read {
        table,
        commitment: header.commitment,
        revealed: None,
        chances: vec![],
        opening: header.opening,
        n_lines: 1,
    };
    for (number, line) in lines {
        res.n_lines = number;
        if res.revealed.is_some() {
            return Err(wrong(number, "a line after the closing line"));
        }
        match parse_line(line).map_err(|what| wrong(number, what))? {
            Line::Revealed(revealed) => res.revealed = Some(revealed),
            Line::Played { chance, .. } => {
                if res.table.standing().len() < n_records {
                    res.table.replay_line(line).map_err(|what| wrong(number, what))?;
                    res.chances.push(chance);
                }
            }
            Line::Undone { .. } => {
                res.table.replay_line(line).map_err(|what| wrong(number, what))?;
                res.chances.push(Vec::new());
            }
        }
    }
    Ok(res)
}

/// Reads a match file and replays it with every check. `n_records` cuts it short: only that many actions are played.
///
/// # Errors
/// The first line that does not fit, and why.
pub fn open(text: &str, n_records: Option<usize>) -> Result<Box<dyn AnyTable>, FileError> {
    let read = read(text, n_records.unwrap_or(usize::MAX))?;
    Ok(read.table)
}

/// What `gospoda verify` found in a file that holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verified {
    pub game: String,
    pub records: usize,
    pub draws: usize,
    /// Whether the match is over.
    pub finished: bool,
    /// Whether every draw was computed again from the revealed seed; `false` if no seed was revealed.
    pub dice_proved: bool,
    pub hash: String,
}

/// Replays a match file and checks it line by line: actions, bounds, the closing hash, and, where the seed was
/// revealed, the commitment and every single draw.
///
/// # Errors
/// The first line that does not hold, and why.
pub fn verify(text: &str) -> Result<Verified, FileError> {
    let read = read(text, usize::MAX)?;
    let last = read.n_lines;
    let revealed = read.revealed.as_ref();
    let hash = read.table.hash();
    if let Some(revealed) = revealed
        && revealed.hash != hash
    {
        return Err(wrong(
            last,
            format!("the position has the hash {hash}, the file says {}", revealed.hash),
        ));
    }
    let seed = revealed.and_then(|it| it.seed.as_ref());
    if let Some(seed) = seed {
        prove(&read, seed)?;
    }
    let n_draws = read.opening.len() + read.chances.iter().map(Vec::len).sum::<usize>();
    Ok(Verified {
        game: read.table.info().id.to_owned(),
        records: read.table.standing().len(),
        draws: n_draws,
        finished: read.table.outcome().is_some(),
        dice_proved: seed.is_some(),
        hash,
    })
}

fn prove(read: &Read, seed: &str) -> Result<(), FileError> {
    let last = read.n_lines;
    let seed =
        Seed::parse(seed).ok_or_else(|| wrong(last, "the seed is not 64 hexadecimal digits"))?;
    let commitment = read
        .commitment
        .as_ref()
        .ok_or_else(|| wrong(1, "a seed was revealed, but none was committed to"))?;
    let fate = Fate { seed, entropy: commitment.entropy.clone() };
    if fate.commitment() != commitment.commitment {
        return Err(wrong(last, "the revealed seed is not the one that was committed to"));
    }
    let lines = std::iter::once(&read.opening).chain(&read.chances);
    for (line_idx, draws) in lines.enumerate() {
        let mut chance = fate.chance(line_idx as u64);
        for (nth, &[bound, value]) in draws.iter().enumerate() {
            let expected = if bound == 0 { u32::MAX } else { chance.below(bound) };
            if expected != value {
                let what = format!(
                    "draw {} of {bound} was {value}, but the seed gives {expected}",
                    nth + 1
                );
                return Err(wrong(line_idx + 1, what));
            }
        }
    }
    Ok(())
}
