//! The board of each game as pictures: positions that were played to at random, always the same.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use ai::BotSpec;
use catalog::AnyGame;
use kernel::{Chance, Viewer};
use page::{ArtFile, Prefs};
use text::Lang;

/// Decides the positions.
const SEED: u64 = 7;
/// By then pieces are spread over the boards, and no match is over.
const N_ACTIONS: u64 = 90;

/// A picture, drawn when it is asked for.
struct Board {
    n_actions: u64,
    lang: Lang,
    file: OnceLock<Option<ArtFile>>,
}

/// For the front page `board`; for the rules `setup-pl` and `play-pl`, in every language.
static BOARDS: LazyLock<BTreeMap<(&'static str, String), Board>> = LazyLock::new(|| {
    let board = |n_actions, lang| Board { n_actions, lang, file: OnceLock::new() };
    let mut res = BTreeMap::new();
    for id in catalog::games().iter().map(|it| it.info().id) {
        res.insert((id, "board".to_owned()), board(N_ACTIONS, Lang::En));
        for &lang in Lang::ALL {
            res.insert((id, format!("setup-{}", lang.tag())), board(0, lang));
            res.insert((id, format!("play-{}", lang.tag())), board(N_ACTIONS, lang));
        }
    }
    res
});

/// The picture of this name as SVG.
pub(crate) fn board(game: &str, name: &str) -> Option<&'static ArtFile> {
    let game = catalog::game(game).ok()?;
    let board = BOARDS.get(&(game.info().id, name.to_owned()))?;
    let draw = || drawn(game, board.n_actions, board.lang).map(ArtFile::new);
    board.file.get_or_init(draw).as_ref()
}

/// Nothing for a game that cannot be played as its defaults say.
fn drawn(game: &dyn AnyGame, n_actions: u64, lang: Lang) -> Option<String> {
    let n_seats = usize::from(game.info().max_seats.min(4));
    let setup = game.setup(n_seats, &[]).ok()?;
    let mut chance = Chance::fast(SEED);
    let mut table = game.start(&setup, &mut chance).ok()?;
    for nth in 0..n_actions {
        let Some(seat) = table.asked().first() else { break };
        let action = table.thinker(BotSpec::Random, seat, (SEED ^ nth).into()).finish();
        table.act(seat, &action, &mut chance).ok()?;
    }
    Some(table.observation(Viewer::Spectator).board_svg(Prefs::of(lang)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_of_its_board_that_is_always_the_same() {
        for game in catalog::games() {
            let id = game.info().id;
            let board = board(id, "board").unwrap();
            assert!(board.text.starts_with("<svg xmlns="), "{id}");
            assert_eq!(Some(&board.text), drawn(*game, N_ACTIONS, Lang::En).as_ref(), "{id}");
        }
    }

    #[test]
    fn the_rules_have_pictures_in_every_language() {
        for id in catalog::games().iter().map(|it| it.info().id) {
            for &lang in Lang::ALL {
                let of = |moment| board(id, &format!("{moment}-{}", lang.tag())).unwrap();
                assert_ne!(of("setup").text, of("play").text, "{id}");
                let page = crate::render::rules_page(id, "", Prefs::of(lang)).unwrap();
                for moment in ["setup", "play"] {
                    let address = format!("/art/{id}/{moment}-{}.svg", lang.tag());
                    assert_eq!(page.matches(&address).count(), 1, "{address}");
                }
            }
        }
        assert!(board("smallworld", "setup-de").is_none());
    }
}
