//! Ids and observations: their laws, and that none of them changes unnoticed.

use game_adventure::{Adventure, MOST_ROUNDS, Setup};

use crate::tables;

/// Every number of seats, with all options.
fn setups() -> Vec<Setup> {
    tables::all(20, MOST_ROUNDS)
}

#[test]
fn every_law_of_the_encoding_holds() {
    let n_positions = testkit::encoding::n_positions(6_000);
    match testkit::encoding::encoding::<Adventure>(&setups(), n_positions, 0) {
        Ok(found) => println!("adventure: {found}"),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn ids_and_fields_are_as_they_were() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encodings");
    testkit::golden(
        &format!("{folder}/adventure-1.txt"),
        &testkit::encoding::code_text::<Adventure>(),
    );
    let fields = testkit::encoding::layout_text::<Adventure>();
    testkit::golden(&format!("{folder}/adventure-1-fields.txt"), &fields);
}
