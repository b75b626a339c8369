//! The board of each game as a picture for the front page: a position that was played to at random, always the same.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ai::BotSpec;
use catalog::AnyGame;
use kernel::{Chance, Viewer};
use page::{ArtFile, Prefs};
use text::Lang;

/// Decides the positions.
const SEED: u64 = 7;
/// By then pieces are spread over the boards, and no match is over.
const N_ACTIONS: u64 = 90;

static BOARDS: LazyLock<BTreeMap<&'static str, ArtFile>> = LazyLock::new(|| {
    let boards = catalog::games().iter().filter_map(|it| Some((it.info().id, drawn(*it)?)));
    boards.map(|(id, svg)| (id, ArtFile::new(svg))).collect()
});

/// The picture as SVG. All are drawn when the first is asked for.
pub(crate) fn board(game: &str) -> Option<&'static ArtFile> {
    BOARDS.get(game)
}

/// Nothing for a game that cannot be played as its defaults say.
fn drawn(game: &dyn AnyGame) -> Option<String> {
    let n_seats = usize::from(game.info().max_seats.min(4));
    let setup = game.setup(n_seats, &[]).ok()?;
    let mut chance = Chance::fast(SEED);
    let mut table = game.start(&setup, &mut chance).ok()?;
    for nth in 0..N_ACTIONS {
        let Some(seat) = table.asked().first() else { break };
        let action = table.thinker(BotSpec::Random, seat, (SEED ^ nth).into()).finish();
        table.act(seat, &action, &mut chance).ok()?;
    }
    Some(table.observation(Viewer::Spectator).board_svg(Prefs::of(Lang::En)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_of_its_board_that_is_always_the_same() {
        for game in catalog::games() {
            let board = board(game.info().id).unwrap();
            assert!(board.text.starts_with("<svg xmlns="), "{}", game.info().id);
            assert_eq!(Some(&board.text), drawn(*game).as_ref(), "{}", game.info().id);
        }
    }
}
