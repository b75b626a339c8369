//! Sets of spaces, as bits.

use std::ops::BitOrAssign;

use crate::names::Space;

parts::named_set! {
    /// A set of spaces.
    Places of Space as u32
}

impl Places {
    /// Every space, Icecrown Citadel included.
    pub const ALL: Self = Self((1 << Space::ALL.len()) - 1);

    #[inline]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl BitOrAssign for Places {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
