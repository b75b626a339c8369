//! The one table of games that have a rules reference.

/// A game and its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name used on the command line, in files and addresses; the reference is `docs/rules/<game>.md`.
    pub game: &'static str,
    /// What every rule identity of the game begins with.
    pub prefix: &'static str,
    /// The reference itself.
    pub text: &'static str,
}

/// A new game is one entry here and one file in `docs/rules/`.
pub const GAMES: &[Source] = &[
    Source {
        game: "smallworld",
        prefix: "SW",
        text: include_str!("../../../docs/rules/smallworld.md"),
    },
    Source { game: "wrath", prefix: "WR", text: include_str!("../../../docs/rules/wrath.md") },
    Source { game: "quest", prefix: "WQ", text: include_str!("../../../docs/rules/quest.md") },
    Source {
        game: "adventure",
        prefix: "AG",
        text: include_str!("../../../docs/rules/adventure.md"),
    },
];
