//! The rules references of the games, to be read by programs: `docs/rules/*.md`, baked into the binary.
//!
//! Suggested reading order: `games`, `parse`.

mod games;
mod parse;

use std::sync::LazyLock;

pub use games::{GAMES, Source};
pub use parse::{Chapter, Entry, Rulebook, Uncoded};

static RULEBOOKS: LazyLock<Vec<Rulebook>> =
    LazyLock::new(|| GAMES.iter().map(|it| Rulebook::parse(it.game, it.prefix, it.text)).collect());

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
