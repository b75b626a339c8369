//! Effects of all cards in one row, so that a position can name a part of one with a few bytes.

use serde::{Deserialize, Serialize};

/// Some effects in a row of an [`Arena`]: what a card does, or what is left of it to do.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Block {
    /// The place of the first effect.
    pub at: u16,
    pub len: u16,
}

impl Block {
    pub const EMPTY: Self = Self { at: 0, len: 0 };

    #[inline]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The place of the first effect, and what follows it.
    #[inline]
    pub fn split(self) -> Option<(u16, Self)> {
        let rest = Self { at: self.at + 1, len: self.len.checked_sub(1)? };
        Some((self.at, rest))
    }
}

/// All effects of a game. It is filled when content is read and never changes while games are played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arena<E> {
    effects: Vec<E>,
}

impl<E: Copy> Arena<E> {
    pub fn new() -> Self {
        Self { effects: Vec::new() }
    }

    /// Puts a row of effects down. Effects that hold others are put down after those.
    ///
    /// # Panics
    /// If there are more effects than a [`Block`] can name, far more than any game has.
    pub fn put(&mut self, effects: impl IntoIterator<Item = E>) -> Block {
        let at = self.effects.len();
        self.effects.extend(effects);
        let len = self.effects.len() - at;
        let narrow = |number: usize| u16::try_from(number).expect("a game has few effects");
        if len == 0 { Block::EMPTY } else { Block { at: narrow(at), len: narrow(len) } }
    }

    /// The effect at a place that a [`Block`] named.
    #[inline]
    pub fn at(&self, place: u16) -> E {
        self.effects[usize::from(place)]
    }

    #[inline]
    pub fn of(&self, block: Block) -> &[E] {
        &self.effects[usize::from(block.at)..usize::from(block.at + block.len)]
    }

    pub fn len(&self) -> usize {
        self.effects.len()
    }

    pub fn is_empty(&self) -> bool {
        self.effects.is_empty()
    }
}
