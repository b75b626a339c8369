//! The list of games: the one place outside a game's own files that names it.

mod adventure;
mod quest;
mod smallworld;
mod wrath;

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_wrath::Wrath;

use crate::game::{AnyGame, CatalogError, any_game};

/// Every game there is.
pub fn games() -> &'static [&'static dyn AnyGame] {
    // A static is compiled here once; a constant would be compiled with whole games into every crate that asks.
    static GAMES: [&dyn AnyGame; 4] = [
        any_game::<SmallWorld>(),
        any_game::<Wrath>(),
        any_game::<Quest>(),
        any_game::<Adventure>(),
    ];
    &GAMES
}

/// A game by its name.
///
/// # Errors
/// The names that there are.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, CatalogError> {
    games()
        .iter()
        .copied()
        .find(|it| it.info().id == id)
        .ok_or_else(|| CatalogError::NoSuchGame(id.to_owned()))
}
