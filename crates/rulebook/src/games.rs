//! The games that have a rules reference.

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

/// Every file of `docs/rules/`, in the order of the names; the build script lists them.
pub const GAMES: &[Source] = include!(concat!(env!("OUT_DIR"), "/games.rs"));
