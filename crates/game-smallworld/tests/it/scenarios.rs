//! Every scenario of the game holds.

use std::path::Path;

use game_smallworld::SmallWorld;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/smallworld");
    let files = scenario::files(&folder).unwrap();
    let (failures, n_held) = scenario::failures::<SmallWorld>(&files);
    assert!(failures.is_empty(), "\n{failures}");
    assert!(n_held > 100, "{n_held} scenarios in {}", folder.display());
}
