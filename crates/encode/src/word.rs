//! An action as a row of ids.

use std::fmt;

/// No action has more ids.
pub const MAX_IDS: usize = 3;

/// One to [`MAX_IDS`] ids in a row, which are one action; empty, or the first ids of one, where an action is only begun.
///
/// Words are ordered like words of a dictionary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdWord {
    /// Zeros after the end.
    ids: [u16; MAX_IDS],
    len: u8,
}

/// No action has a word that begins with these ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadWord(pub IdWord);

impl fmt::Display for BadWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no action begins with the ids {}", self.0)
    }
}

impl std::error::Error for BadWord {}

impl IdWord {
    pub const EMPTY: Self = Self { ids: [0; MAX_IDS], len: 0 };

    /// A word of one id.
    pub const fn only(id: u16) -> Self {
        let mut ids = [0; MAX_IDS];
        ids[0] = id;
        Self { ids, len: 1 }
    }

    /// Nothing if there are more than [`MAX_IDS`].
    pub fn of(ids: &[u16]) -> Option<Self> {
        ids.iter().try_fold(Self::EMPTY, |word, &id| word.with(id))
    }

    /// The word with one id more; nothing if it is full.
    #[must_use]
    pub fn with(self, id: u16) -> Option<Self> {
        let mut res = self;
        *res.ids.get_mut(usize::from(self.len))? = id;
        res.len += 1;
        Some(res)
    }

    /// The ids in their order.
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        &self.ids[..usize::from(self.len)]
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The id that follows `prefix`; nothing if the word does not begin so, or is no longer.
    #[inline]
    pub fn after(&self, prefix: &Self) -> Option<u16> {
        self.as_slice().strip_prefix(prefix.as_slice())?.first().copied()
    }
}

impl fmt::Display for IdWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, id) in self.as_slice().iter().enumerate() {
            write!(f, "{}{id}", if idx == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::IdWord;

    #[test]
    fn a_word_holds_three_ids_and_no_more() {
        let word = IdWord::of(&[7, 0, 9]).unwrap();
        assert_eq!((word.as_slice(), word.to_string().as_str()), (&[7, 0, 9][..], "7 0 9"));
        assert_eq!(word.with(1), None);
        assert_eq!(IdWord::of(&[1, 2, 3, 4]), None);
    }

    #[test]
    fn a_prefix_stands_before_what_it_begins() {
        let (prefix, word) = (IdWord::only(7), IdWord::of(&[7, 0]).unwrap());
        assert!(prefix < word && word < IdWord::only(8));
        assert_eq!((word.after(&prefix), prefix.after(&word)), (Some(0), None));
        assert_eq!((word.after(&IdWord::EMPTY), word.after(&word)), (Some(7), None));
        assert_eq!(word.after(&IdWord::only(8)), None);
    }
}
