//! What code and tests say about the rules: which files cite which rule.
//!
//! The build script reads all sources, tests and scenarios, so a running `gospoda` can tell how much of the rulebook it
//! was tested for. Every change anywhere builds this crate again; that is why nothing but `cli` imports it.
//!
//! Suggested reading order: [`scan`], [`script`], [`rust`], `build.rs`, [`coverage`].

pub mod rust;
pub mod scan;
pub mod script;

use std::collections::BTreeSet;

use rulebook::{Entry, Language, Rulebook, rulebooks};
use serde::Serialize;

/// The files that name one rule, with paths from the root of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Citation {
    pub id: &'static str,
    /// Sources that run, and content.
    pub code: &'static [&'static str],
    /// Test sources and scenarios that assert it.
    pub tests: &'static [&'static str],
    /// Test sources and scenarios that name it, if only in a comment.
    pub mentions: &'static [&'static str],
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
    /// How many of the others are marked as what needs no code.
    pub marked: usize,
    /// How many of them a test asserts.
    pub tested: usize,
    /// The rules that no test asserts.
    pub missing: Vec<&'static str>,
    /// The rules that no code cites and that are not marked.
    pub uncoded: Vec<&'static str>,
    /// What is wrong with the marks of entries without code, by rule.
    pub mismarked: Vec<(&'static str, String)>,
    /// What is cited as a rule and is none, with the file that does so.
    pub undefined: Vec<(&'static str, &'static str)>,
}

/// The files that name a rule; `None` if none does.
pub fn citation(id: &str) -> Option<&'static Citation> {
    CITATIONS.binary_search_by(|it| it.id.cmp(id)).ok().map(|at| &CITATIONS[at])
}

/// The coverage of every game, in the order of [`rulebook::GAMES`].
pub fn coverage() -> Vec<GameCoverage> {
    rulebooks(Language::English).iter().map(of_game).collect()
}

fn of_game(book: &Rulebook) -> GameCoverage {
    let is_coded = |it: &&Entry| citation(it.id).is_some_and(|it| !it.code.is_empty());
    let is_tested = |it: &&Entry| citation(it.id).is_some_and(|it| !it.tests.is_empty());
    let fault = |it: &Entry| {
        let is_cited = citation(it.id).and_then(|it| it.code.first());
        let cited = is_cited.map(|file| format!("is marked as uncoded, but cited in {file}"));
        it.uncoded.and_then(|mark| mark.fault().or(cited))
    };
    let is_marked = |it: &&Entry| it.uncoded.is_some_and(|mark| mark.fault().is_none());
    let (coded, others): (Vec<&Entry>, Vec<_>) = book.entries.iter().partition(is_coded);
    let (marked, uncoded): (Vec<&Entry>, Vec<_>) = others.into_iter().partition(is_marked);
    let (tested, missing): (Vec<&Entry>, Vec<_>) = book.entries.iter().partition(is_tested);
    let ids = |entries: Vec<&Entry>| entries.into_iter().map(|it| it.id).collect();
    let is_foreign = |id: &str| {
        let is_ours = id.strip_prefix(book.prefix).is_some_and(|rest| rest.starts_with('-'));
        is_ours && book.entry(id).is_none()
    };
    let files = |it: &Citation| {
        let files: BTreeSet<_> =
            [it.code, it.tests, it.mentions, it.docs].concat().into_iter().collect();
        let id = it.id;
        files.into_iter().map(move |file| (id, file))
    };
    GameCoverage {
        game: book.game,
        entries: book.entries.len(),
        coded: coded.len(),
        marked: marked.len(),
        tested: tested.len(),
        missing: ids(missing),
        uncoded: ids(uncoded),
        mismarked: book.entries.iter().filter_map(|it| Some((it.id, fault(it)?))).collect(),
        undefined: CITATIONS.iter().filter(|it| is_foreign(it.id)).flat_map(files).collect(),
    }
}
