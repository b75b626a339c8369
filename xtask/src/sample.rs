//! What the build server tries of something too long for it: another share with every commit, the same for everybody.

use crate::run::{program, read};

/// The seed that a commit gives.
pub(crate) fn seed_of_commit() -> Result<u64, String> {
    let commit = read(program("git", &["rev-parse", "HEAD"]))?;
    let start = commit.get(..8).ok_or("git rev-parse: no commit")?;
    u64::from_str_radix(start, 16).map_err(|error| format!("git rev-parse: {error}"))
}

/// `n` of all, in their order.
pub(crate) fn drawn<T>(all: Vec<T>, n: usize, mut seed: u64) -> Vec<T> {
    let mut keyed: Vec<(u64, usize, T)> =
        all.into_iter().enumerate().map(|(idx, it)| (random(&mut seed), idx, it)).collect();
    keyed.sort_by_key(|it| it.0);
    keyed.truncate(n);
    keyed.sort_by_key(|it| it.1);
    keyed.into_iter().map(|it| it.2).collect()
}

/// SplitMix64.
pub(crate) fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut it = *state;
    it = (it ^ (it >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    it = (it ^ (it >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    it ^ (it >> 31)
}
