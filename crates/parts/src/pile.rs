//! A pile of cards, tiles or tokens with an order.

use std::fmt::Display;
use std::ops::Deref;

use kernel::Chance;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// An ordered pile of at most `N` pieces. Index 0 is the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Pile<T: Copy + Default, const N: usize>(ArrayVec<[T; N]>);

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    pub fn new() -> Self {
        Self(ArrayVec::new())
    }

    /// Takes the top piece.
    #[inline]
    pub fn take_top(&mut self) -> Option<T> {
        (!self.0.is_empty()).then(|| self.take_at(0))
    }

    /// Takes the piece at `idx`, counted from the top.
    ///
    /// # Panics
    /// If the pile is not that high.
    #[inline]
    pub fn take_at(&mut self, idx: usize) -> T {
        let piece = self.0[idx];
        self.0.copy_within(idx + 1.., idx);
        self.0.pop();
        piece
    }

    #[inline]
    pub fn put_on_top(&mut self, piece: T) {
        self.0.insert(0, piece);
    }

    #[inline]
    pub fn put_under(&mut self, piece: T) {
        self.0.push(piece);
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        self.0.as_mut_slice()
    }

    /// Shuffles the whole pile. `label` names the shuffle in scenario files.
    pub fn shuffle(&mut self, label: &'static str, chance: &mut Chance)
    where
        T: Display,
    {
        chance.shuffle(label, self.0.as_mut_slice());
    }
}

impl<T: Copy + Default, const N: usize> Deref for Pile<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.0.as_slice()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    /// The first piece becomes the top.
    ///
    /// # Panics
    /// If there are more than `N` pieces.
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        Self(pieces.into_iter().collect())
    }
}
