//! Ids and observations: their laws, and that none of them changes unnoticed.

use game_quest::{Quest, Setup};

use crate::tables;

/// Every quest with every number of seats, and what heroes bring along.
fn setups() -> Vec<Setup> {
    tables::all(20)
}

#[test]
fn every_law_of_the_encoding_holds() {
    let n_positions = testkit::encoding::n_positions(6_000);
    match testkit::encoding::encoding::<Quest>(&setups(), n_positions, 0) {
        Ok(found) => println!("quest: {found}"),
        Err(broken) => panic!("{broken}"),
    }
}

#[test]
fn ids_and_fields_are_as_they_were() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encodings");
    testkit::golden(&format!("{folder}/quest-1.txt"), &testkit::encoding::code_text::<Quest>());
    let fields = testkit::encoding::layout_text::<Quest>();
    testkit::golden(&format!("{folder}/quest-1-fields.txt"), &fields);
}
