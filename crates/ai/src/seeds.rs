//! Seeds from seeds.

/// What decides the luck of a bot's thoughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// Of one answer.
    pub answer: u64,
    /// Of all answers that a seat gives in a row.
    pub turn: u64,
}

impl From<u64> for Seeds {
    /// Of an answer by itself.
    fn from(seed: u64) -> Self {
        Self { answer: seed, turn: seed }
    }
}

/// The `idx`-th of the seeds that descend from `seed` (one step of SplitMix64): neighbours have nothing in common.
pub const fn mix(seed: u64, idx: u64) -> u64 {
    let mut z = seed.wrapping_add(idx.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
