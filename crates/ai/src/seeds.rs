//! Seeds from seeds.

/// The `idx`-th of the seeds that descend from `seed` (one step of SplitMix64): neighbours have nothing in common.
pub(crate) fn mix(seed: u64, idx: u64) -> u64 {
    let mut z = seed.wrapping_add(idx.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
