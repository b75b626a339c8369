//! What code and tests say about the rules: which files cite which rule.
//!
//! The build script reads all sources, tests and scenarios, so a running `gospoda` can tell how much of the rulebook it
//! was tested for. Every change anywhere builds this crate again; that is why nothing but `cli` imports it.
//!
//! Suggested reading order: [`scan`], `build.rs`, [`coverage`].

pub mod scan;

use rulebook::rulebooks;
use serde::Serialize;

/// The files that name one rule, with paths from the root of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    pub id: &'static str,
    /// Sources that run, and content.
    pub code: &'static [&'static str],
    /// Test sources and scenarios.
    pub tests: &'static [&'static str],
    /// Rules references, the entry itself included.
    pub docs: &'static [&'static str],
}

/// Sorted by identity.
static CITATIONS: &[Citation] = include!(concat!(env!("OUT_DIR"), "/citations.rs"));

/// How much of one game's rules is written and tested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameCoverage {
    pub game: &'static str,
    /// How many rules there are.
    pub entries: usize,
    /// How many of them code cites.
    pub coded: usize,
    /// How many of them a test cites.
    pub tested: usize,
    /// The rules without a test.
    pub missing: Vec<&'static str>,
    /// The rules that no code cites.
    pub uncoded: Vec<&'static str>,
    /// What is cited as a rule and is none, with the file that does so.
    pub undefined: Vec<(&'static str, &'static str)>,
}

/// The files that name a rule; `None` if none does.
pub fn citation(id: &str) -> Option<&'static Citation> {
    CITATIONS.binary_search_by(|it| it.id.cmp(id)).ok().map(|at| &CITATIONS[at])
}

/// The coverage of every game, in the order of [`rulebook::GAMES`].
pub fn coverage() -> Vec<GameCoverage> {
    rulebooks()
        .iter()
        .map(|book| {
            let lacking = |has: fn(&Citation) -> bool| -> Vec<&'static str> {
                let ids = book.entries.iter().map(|it| it.id);
                ids.filter(|id| !citation(id).is_some_and(has)).collect()
            };
            let missing = lacking(|it| !it.tests.is_empty());
            let uncoded = lacking(|it| !it.code.is_empty());
            let is_foreign = |id: &str| {
                let is_ours =
                    id.strip_prefix(book.prefix).is_some_and(|rest| rest.starts_with('-'));
                is_ours && book.entry(id).is_none()
            };
            let undefined = CITATIONS
                .iter()
                .filter(|it| is_foreign(it.id))
                .flat_map(|it| {
                    [it.code, it.tests, it.docs].concat().into_iter().map(|file| (it.id, file))
                })
                .collect();
            GameCoverage {
                game: book.game,
                entries: book.entries.len(),
                coded: book.entries.len() - uncoded.len(),
                tested: book.entries.len() - missing.len(),
                missing,
                uncoded,
                undefined,
            }
        })
        .collect()
}
