//! Every scenario of the game holds.

use std::path::Path;

use game_quest::Quest;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/quest");
    scenario::assert_all_hold::<Quest>(&folder, 100);
}
