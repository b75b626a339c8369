//! Path counts from named positions, see `tests/perft/`.

use game_adventure::{Adventure, Setup};

#[test]
fn every_count_is_what_it_was() {
    testkit::perft_files::<Adventure>("tests/perft", &Setup::of(2), |setup, key, value| {
        match key {
            "seats" => setup.seats = value.parse().map_err(|_| "seats are a number".to_owned())?,
            _ => setup.set(key, value)?,
        }
        Ok(())
    });
}
