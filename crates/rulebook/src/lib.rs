//! The rules references of the games, to be read by programs: what a rule says, and which code and tests cite it.
//!
//! The texts are `docs/rules/*.md`, baked into the binary. Which files cite which rule is found by the build script,
//! so a running `gospoda` can tell how much of the rulebook it was tested for.
//!
//! Suggested reading order: `games`, `parse`, `scan`, `coverage`.

mod coverage;
mod games;
mod parse;
pub mod scan;

use std::sync::LazyLock;

pub use coverage::{Citation, GameCoverage, citation, coverage};
pub use games::{GAMES, Source};
pub use parse::{Chapter, Entry, Rulebook};

/// The texts, in the order of [`GAMES`].
static SOURCES: &[&str] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

static RULEBOOKS: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
    GAMES.iter().zip(SOURCES).map(|(it, text)| Rulebook::parse(it.game, it.prefix, text)).collect()
});

/// The rules of every game, in the order of [`GAMES`].
pub fn rulebooks() -> &'static [Rulebook] {
    &RULEBOOKS
}

/// The rules of the game with this id.
pub fn rulebook(game: &str) -> Option<&'static Rulebook> {
    rulebooks().iter().find(|it| it.game == game)
}

/// The rule with this identity, whichever game it belongs to.
pub fn entry(id: &str) -> Option<&'static Entry> {
    rulebooks().iter().find_map(|it| it.entry(id))
}
