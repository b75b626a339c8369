//! The one table of games that have a rules reference. The build script reads it as well.

/// A game and where its rules stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name used on the command line, in files and addresses.
    pub game: &'static str,
    /// What every rule identity of the game begins with.
    pub prefix: &'static str,
    /// The file in `docs/rules/`.
    pub file: &'static str,
}

/// A new game is one line here and one file in `docs/rules/`.
pub const GAMES: &[Source] = &[
    Source { game: "smallworld", prefix: "SW", file: "smallworld.md" },
    Source { game: "wrath", prefix: "WR", file: "wrath.md" },
];
