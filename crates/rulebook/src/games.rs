//! The games that have a rules reference.

use crate::language::Language;

/// A game and its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name used on the command line, in files and addresses.
    pub game: &'static str,
    /// What every rule identity of the game begins with.
    pub prefix: &'static str,
    /// The reference itself, in the order of [`Language::ALL`].
    pub texts: [&'static str; Language::ALL.len()],
}

/// Every file of `docs/rules/`, in the order of the names; the build script lists them.
pub const GAMES: &[Source] = include!(concat!(env!("OUT_DIR"), "/games.rs"));
