//! Whole random games: everything that is asked, done, refused and told has words in every language.

use game_smallworld::content::Region;
use game_smallworld::{Setup, SmallWorld};
use kernel::{Chance, Cx, Game};
use text::Lang;

use crate::said::{self, check};

#[test]
fn nothing_in_a_game_is_without_words() {
    for (seats, teams) in [(2, false), (3, false), (4, true), (5, false)] {
        let mut setup = Setup::of(seats);
        setup.options.teams = teams;
        for seed in 0..10 {
            said::play::<SmallWorld>(&setup, seed, |_| Lang::ALL, |_, _| {});
        }
    }
}

#[test]
fn every_price_of_a_fresh_table_is_told() {
    let mut chance = Chance::fast(7);
    let game = SmallWorld::start(&Setup::of(3), &mut Cx::silent(&mut chance)).unwrap();
    for idx in 0..Region::default().0.max(121) {
        let region = Region(idx);
        let price = game.price(
            kernel::Seat(0),
            region,
            Default::default(),
            game_smallworld::Reach::Travel,
            0,
        );
        for &lang in Lang::ALL {
            check(lang, &price, &text::smallworld::price(lang, &price));
        }
    }
}
