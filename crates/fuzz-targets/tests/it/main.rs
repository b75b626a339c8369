//! Every parser is fed what fuzzers begin with and what they have found.

use fuzz_targets::{TARGETS, kept, seeds};

#[test]
fn what_fuzzers_begin_with_and_have_found_breaks_nothing() {
    for (name, target) in TARGETS {
        let sound = seeds::of(name).expect("files of the tree");
        assert!(!sound.is_empty(), "{name} has no seeds");
        let found = kept::read(name).expect("an archive");
        let broken = kept::regressions(name).expect("files of the tree");
        for input in sound.iter().chain(&found).chain(&broken) {
            target(input);
        }
    }
}
