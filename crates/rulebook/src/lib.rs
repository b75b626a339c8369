//! The rules references of the games, to be read by programs: `docs/rules/*.md` and their translations, baked into the
//! binary. The build fails if a text differs from the English one in more than its words ([`compare`]).
//!
//! Suggested reading order: `language`, `games`, `parse`, `compare`, `inline`.

pub mod compare;
mod games;
mod inline;
mod language;
mod parse;

use std::sync::LazyLock;

pub use games::{GAMES, Source};
pub use inline::{Span, spans};
pub use language::Language;
pub use parse::{Block, Chapter, Entry, Rulebook, Uncoded};

static RULEBOOKS: LazyLock<[Vec<Rulebook>; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|lang| {
        let read = |it: &Source| Rulebook::parse(it.game, it.prefix, it.texts[lang as usize]);
        GAMES.iter().map(read).collect()
    })
});

/// The rules of every game, in the order of [`GAMES`].
pub fn rulebooks(lang: Language) -> &'static [Rulebook] {
    &RULEBOOKS[lang as usize]
}

/// The rules of the game with this id.
pub fn rulebook(game: &str, lang: Language) -> Option<&'static Rulebook> {
    rulebooks(lang).iter().find(|it| it.game == game)
}

/// The rule with this identity, whichever game it belongs to.
pub fn entry(id: &str, lang: Language) -> Option<&'static Entry> {
    rulebooks(lang).iter().find_map(|it| it.entry(id))
}
