//! Every scenario of the game holds.

use std::path::Path;

use game_smallworld::SmallWorld;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/smallworld");
    scenario::assert_all_hold::<SmallWorld>(&folder, 100);
}
