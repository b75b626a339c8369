//! Sets of spaces, as bits.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names::Space;

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Places(pub(crate) u32);

impl Places {
    pub const EMPTY: Self = Self(0);
    /// Every space, Icecrown Citadel included.
    pub const ALL: Self = Self((1 << Space::ALL.len()) - 1);

    #[inline]
    pub const fn only(space: Space) -> Self {
        Self(1 << space as u32)
    }

    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space as u32) != 0
    }

    #[inline]
    pub fn insert(&mut self, space: Space) {
        self.0 |= 1 << space as u32;
    }

    #[inline]
    pub fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space as u32);
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The spaces of the set, ascending.
    #[inline]
    pub fn iter(self) -> PlacesIter {
        PlacesIter(self.0)
    }
}

impl IntoIterator for Places {
    type Item = Space;
    type IntoIter = PlacesIter;

    #[inline]
    fn into_iter(self) -> PlacesIter {
        self.iter()
    }
}

impl FromIterator<Space> for Places {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut res = Self::EMPTY;
        for space in spaces {
            res.insert(space);
        }
        res
    }
}

impl BitOr for Places {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Places {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Places {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Places {
    type Output = Self;

    /// What is in `self` and not in `other`.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Space::name).collect();
        f.write_str(&names.join(" "))
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u32(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Vec::<Space>::deserialize(deserializer).map(|spaces| spaces.into_iter().collect())
        } else {
            let bits = u32::deserialize(deserializer)?;
            if bits & !Self::ALL.0 == 0 {
                Ok(Self(bits))
            } else {
                Err(serde::de::Error::custom("a space that is not on the map"))
            }
        }
    }
}

/// See [`Places::iter`].
#[derive(Clone, Debug)]
pub struct PlacesIter(u32);

impl Iterator for PlacesIter {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        let space = Space::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0.wrapping_sub(1);
        Some(*space)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n_left = self.0.count_ones() as usize;
        (n_left, Some(n_left))
    }
}

impl ExactSizeIterator for PlacesIter {}
