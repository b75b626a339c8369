//! The board of each game as pictures: positions that were played to at random, always the same.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use ai::BotSpec;
use catalog::{AnyGame, AnyTable};
use kernel::{Chance, Viewer};
use page::{ArtFile, Prefs};
use text::Lang;

/// Decides the positions.
const SEED: u64 = 7;
/// By then pieces are spread over the boards, and no match is over.
const N_ACTIONS: u64 = 90;
/// The moments of which the rules have pictures, each with the tenths of the game that were played before it.
const MOMENTS: [(&str, u64); 5] =
    [("setup", 0), ("early", 2), ("play", 5), ("late", 8), ("end", 10)];

/// When a position arises in the game that is played at random.
#[derive(Clone, Copy)]
enum Moment {
    Actions(u64),
    Tenths(u64),
}

/// A picture, drawn when it is asked for.
struct Board {
    moment: Moment,
    lang: Lang,
    file: OnceLock<Option<ArtFile>>,
}

/// For the front page `board`; for the rules `setup-pl`, `play-pl` and so on, in every language.
static BOARDS: LazyLock<BTreeMap<(&'static str, String), Board>> = LazyLock::new(|| {
    let board = |moment, lang| Board { moment, lang, file: OnceLock::new() };
    let mut res = BTreeMap::new();
    for id in catalog::games().iter().map(|it| it.info().id) {
        res.insert((id, "board".to_owned()), board(Moment::Actions(N_ACTIONS), Lang::En));
        for &lang in Lang::ALL {
            for (name, tenths) in MOMENTS {
                let name = format!("{name}-{}", lang.tag());
                res.insert((id, name), board(Moment::Tenths(tenths), lang));
            }
        }
    }
    res
});

/// The picture of this name as SVG.
pub(crate) fn board(game: &str, name: &str) -> Option<&'static ArtFile> {
    let game = catalog::game(game).ok()?;
    let board = BOARDS.get(&(game.info().id, name.to_owned()))?;
    let draw = || drawn(game, board.moment, board.lang).map(ArtFile::new);
    board.file.get_or_init(draw).as_ref()
}

/// Nothing for a game that cannot be played as its defaults say.
fn drawn(game: &dyn AnyGame, moment: Moment, lang: Lang) -> Option<String> {
    let n_actions = match moment {
        Moment::Actions(n_actions) => n_actions,
        Moment::Tenths(0) => 0,
        Moment::Tenths(tenths) => played(game, u64::MAX)?.1 * tenths / 10,
    };
    let (table, _) = played(game, n_actions)?;
    Some(table.observation(Viewer::Spectator).board_svg(Prefs::of(lang)))
}

/// The game that is played at random, after so many actions or at its end, and the number of its actions until then.
fn played(game: &dyn AnyGame, most_actions: u64) -> Option<(Box<dyn AnyTable>, u64)> {
    let n_seats = usize::from(game.info().max_seats.min(4));
    let setup = game.setup(n_seats, &[]).ok()?;
    let mut chance = Chance::fast(SEED);
    let mut table = game.start(&setup, &mut chance).ok()?;
    for nth in 0..most_actions {
        let Some(seat) = table.asked().first() else { return Some((table, nth)) };
        let action = table.thinker(BotSpec::Random, seat, (SEED ^ nth).into()).finish();
        table.act(seat, &action, &mut chance).ok()?;
    }
    Some((table, most_actions))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_game_has_a_picture_of_its_board_that_is_always_the_same() {
        for game in catalog::games() {
            let id = game.info().id;
            let board = board(id, "board").unwrap();
            assert!(board.text.starts_with("<svg xmlns="), "{id}");
            assert_eq!(
                Some(&board.text),
                drawn(*game, Moment::Actions(N_ACTIONS), Lang::En).as_ref(),
                "{id}"
            );
        }
    }

    #[test]
    fn the_rules_have_pictures_in_every_language() {
        for id in catalog::games().iter().map(|it| it.info().id) {
            for &lang in Lang::ALL {
                let of = |moment| board(id, &format!("{moment}-{}", lang.tag())).unwrap();
                let page = crate::render::rules_page(id, "", Prefs::of(lang)).unwrap();
                let mut seen = HashSet::new();
                for (moment, _) in MOMENTS {
                    assert!(seen.insert(&of(moment).text), "{id}: {moment} looks like another one");
                    let address = format!("/art/{id}/{moment}-{}.svg", lang.tag());
                    assert_eq!(page.matches(&address).count(), 1, "{address}");
                }
            }
        }
        assert!(board("smallworld", "setup-de").is_none());
    }
}
