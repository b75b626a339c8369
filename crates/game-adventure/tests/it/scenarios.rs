//! Every scenario of the game holds.

use std::path::Path;

use game_adventure::Adventure;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/adventure");
    scenario::assert_all_hold::<Adventure>(&folder, 100);
}
