//! Sets of numbered spaces as bits.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use serde::{Deserialize, Serialize};

/// A set of up to 128 numbered spaces of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spaces(pub u128);

impl Spaces {
    pub const EMPTY: Self = Self(0);

    #[inline]
    pub fn only(idx: u8) -> Self {
        Self(1 << idx)
    }

    #[inline]
    pub fn contains(self, idx: u8) -> bool {
        debug_assert!(idx < 128, "a set has 128 spaces");
        // Of one half of the bits: a shift of all of them costs three times as much.
        let half = if idx < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half & (1 << (idx % 64)) != 0
    }

    #[inline]
    pub fn insert(&mut self, idx: u8) {
        self.0 |= 1 << idx;
    }

    #[inline]
    pub fn remove(&mut self, idx: u8) {
        self.0 &= !(1 << idx);
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The numbers in the set, ascending.
    #[inline]
    pub fn iter(self) -> SpacesIter {
        SpacesIter { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }
}

impl IntoIterator for Spaces {
    type Item = u8;
    type IntoIter = SpacesIter;

    #[inline]
    fn into_iter(self) -> SpacesIter {
        self.iter()
    }
}

impl FromIterator<u8> for Spaces {
    fn from_iter<I: IntoIterator<Item = u8>>(idxs: I) -> Self {
        let mut res = Self::EMPTY;
        for idx in idxs {
            res.insert(idx);
        }
        res
    }
}

impl BitOr for Spaces {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Spaces {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Spaces {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Sub for Spaces {
    type Output = Self;

    /// What is in `self` and not in `other`.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Spaces {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// See [`Spaces::iter`].
#[derive(Clone, Debug)]
pub struct SpacesIter {
    low: u64,
    high: u64,
}

impl Iterator for SpacesIter {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.low != 0 {
            let idx = self.low.trailing_zeros();
            self.low &= self.low - 1;
            Some(idx as u8)
        } else if self.high != 0 {
            let idx = self.high.trailing_zeros();
            self.high &= self.high - 1;
            Some(idx as u8 + 64)
        } else {
            None
        }
    }
}
