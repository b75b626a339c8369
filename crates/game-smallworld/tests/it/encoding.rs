//! Ids and observations: their laws, and that none of them changes unnoticed.

use game_smallworld::{Options, Setup, SmallWorld};

/// Every number of seats with every choice of options.
fn setups() -> Vec<Setup> {
    let mut res = Vec::new();
    for bits in 0..32u8 {
        let flag = |nth: u8| bits & (1 << nth) != 0;
        let options = Options {
            teams: flag(0),
            own_decline_defends: flag(1),
            towers_checked_continuously: flag(2),
            coast_is_sea: flag(3),
            no_bomb_bonus_in_decline: flag(4),
        };
        res.extend((2..=5).map(|seats| Setup { options, ..Setup::of(seats) }));
    }
    res
}

#[test]
fn every_law_of_the_encoding_holds() {
    let n_positions = testkit::encoding::n_positions(5_000);
    let obscure = game_smallworld::determinize::obscured;
    match testkit::encoding::encoding_with::<SmallWorld>(&setups(), n_positions, 0, obscure) {
        Ok(found) => println!("smallworld: {found}"),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn ids_and_fields_are_as_they_were() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encodings");
    let code = testkit::encoding::code_text::<SmallWorld>();
    testkit::golden(&format!("{folder}/smallworld-1.txt"), &code);
    let fields = testkit::encoding::layout_text::<SmallWorld>();
    testkit::golden(&format!("{folder}/smallworld-1-fields.txt"), &fields);
}
