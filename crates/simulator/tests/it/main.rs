//! The same seed gives the same story.

use simulator::simulate;

#[test]
fn a_seed_replays_byte_for_byte() {
    for seed in [1, 2] {
        let (one, other) = (simulate(seed), simulate(seed));
        assert!(200 < one.story.len(), "seed {seed} has a story");
        assert_eq!(one.story, other.story, "seed {seed}");
        assert_eq!(one.n_events, other.n_events, "seed {seed}");
    }
}

#[test]
fn seeds_differ_and_people_get_far() {
    let (one, other) = (simulate(3), simulate(4));
    assert_ne!(one.story, other.story);
    for report in [one, other] {
        assert!(50 < report.n_commands, "seed {}: {} commands", report.seed, report.n_commands);
        assert_eq!(report.failure, None, "seed {}", report.seed);
    }
}
