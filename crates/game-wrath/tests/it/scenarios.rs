//! Every scenario of the game holds.

use std::path::Path;

use game_wrath::Wrath;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/wrath");
    scenario::assert_all_hold::<Wrath>(&folder, 100);
}
