//! The actions of a game with their ids, as one list.

use std::collections::HashMap;
use std::fmt::Display;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::ops::Range;

use crate::{BadWord, IdWord};

/// Which action has which word. It is made once for a game, by [`Code::list`], and only read then.
#[derive(Debug)]
pub struct Code<A> {
    /// What each id says.
    names: Vec<String>,
    /// The action of each id that is a whole word.
    single: Vec<Option<A>>,
    /// Words of several ids, ascending.
    longer: Vec<(IdWord, A)>,
    /// The ids that are in them, and not the last.
    beginnings: Vec<u16>,
    by_action: HashMap<A, IdWord, BuildHasherDefault<Multiply>>,
}

impl<A: Copy + Eq + Hash + Display> Code<A> {
    /// The code that `list` writes down. Ids are given in the order of the list.
    ///
    /// # Panics
    /// If an action is listed twice, a word stands for two actions, or a word begins another: the list is wrong then.
    pub fn list(list: impl FnOnce(&mut CodeBuilder<A>)) -> Self {
        let mut builder = CodeBuilder { names: Vec::new(), words: Vec::new() };
        list(&mut builder);
        let CodeBuilder { names, mut words } = builder;
        words.sort_unstable_by_key(|&(word, _)| word);
        for pair in words.windows(2) {
            let ((one, action), (other, twin)) = (pair[0], pair[1]);
            let is_prefix = other.as_slice().starts_with(one.as_slice());
            assert!(!is_prefix, "{action} has the ids {one}, and {twin} the ids {other}");
        }
        let by_action: HashMap<A, IdWord, _> = words.iter().map(|&(word, it)| (it, word)).collect();
        assert_eq!(by_action.len(), words.len(), "an action is listed twice");
        let mut single = vec![None; names.len()];
        for &(word, action) in &words {
            if let &[id] = word.as_slice() {
                single[usize::from(id)] = Some(action);
            }
        }
        words.retain(|(word, _)| 1 < word.len());
        let begun = |(word, _): &(IdWord, A)| word.as_slice()[..word.len() - 1].to_vec();
        let mut beginnings: Vec<u16> = words.iter().flat_map(begun).collect();
        beginnings.sort_unstable();
        beginnings.dedup();
        Self { names, single, longer: words, beginnings, by_action }
    }

    /// How many ids there are.
    pub fn n_ids(&self) -> usize {
        self.names.len()
    }

    /// See [`Encode::ids`](crate::Encode::ids).
    #[inline]
    pub fn ids(&self, action: A) -> Option<IdWord> {
        self.by_action.get(&action).copied()
    }

    /// See [`Encode::action`](crate::Encode::action).
    ///
    /// # Errors
    /// No action has a word that begins so.
    #[inline]
    pub fn action(&self, word: &IdWord) -> Result<Option<A>, BadWord> {
        if let &[id] = word.as_slice()
            && let Some(Some(action)) = self.single.get(usize::from(id))
        {
            return Ok(Some(*action));
        }
        let first = self.longer.partition_point(|(it, _)| it < word);
        match self.longer.get(first) {
            Some((it, action)) if it == word => Ok(Some(*action)),
            Some((it, _)) if it.as_slice().starts_with(word.as_slice()) => Ok(None),
            // Every word begins with nothing at all.
            _ if word.is_empty() => Ok(None),
            _ => Err(BadWord(*word)),
        }
    }

    /// See [`Encode::name_of`](crate::Encode::name_of).
    pub fn name_of(&self, id: u16) -> &str {
        self.names.get(usize::from(id)).map_or("", String::as_str)
    }

    /// The ids after which others follow in some word, ascending.
    pub fn beginnings(&self) -> &[u16] {
        &self.beginnings
    }

    /// Every action with its word, those of one id first.
    pub fn words(&self) -> impl Iterator<Item = (IdWord, A)> {
        let single = self.single.iter().enumerate();
        let single = single.filter_map(|(id, it)| Some((IdWord::only(id as u16), (*it)?)));
        single.chain(self.longer.iter().copied())
    }
}

/// Writes a code down.
#[derive(Debug)]
pub struct CodeBuilder<A> {
    names: Vec<String>,
    words: Vec<(IdWord, A)>,
}

impl<A: Copy + Display> CodeBuilder<A> {
    /// One id for an action, named by its notation.
    pub fn one(&mut self, action: A) {
        let id = self.id(action.to_string());
        self.words.push((IdWord::only(id), action));
    }

    /// One id for each of some actions.
    pub fn all(&mut self, actions: impl IntoIterator<Item = A>) {
        actions.into_iter().for_each(|action| self.one(action));
    }

    /// One id for each noun.
    pub fn each<N: Copy>(&mut self, nouns: &[N], action: impl Fn(N) -> A) {
        self.all(nouns.iter().map(|&noun| action(noun)));
    }

    /// One id for each pair of nouns, those with the same first noun in a row.
    pub fn pairs<M: Copy, N: Copy>(
        &mut self,
        nouns: &[M],
        others: &[N],
        action: impl Fn(M, N) -> A,
    ) {
        nouns.iter().for_each(|&noun| self.each(others, |other| action(noun, other)));
    }

    /// Ids that are only parts of words, in a row, with what they say.
    pub fn parts(&mut self, names: impl IntoIterator<Item = String>) -> Range<u16> {
        let begin = self.names.len() as u16;
        names.into_iter().for_each(|name| {
            self.id(name);
        });
        begin..self.names.len() as u16
    }

    /// A word of ids that [`CodeBuilder::parts`] and [`CodeBuilder::one`] have given.
    ///
    /// # Panics
    /// If there are more than [`MAX_IDS`](crate::MAX_IDS), or one that was not given.
    pub fn word(&mut self, ids: &[u16], action: A) {
        let is_known = ids.iter().all(|&id| usize::from(id) < self.names.len());
        assert!(is_known, "{action} has ids that do not exist: {ids:?}");
        let word = IdWord::of(ids);
        let Some(word) = word else { panic!("{action} has too many ids: {ids:?}") };
        self.words.push((word, action));
    }

    /// The id that the next [`CodeBuilder::one`] gives.
    pub fn next_id(&self) -> u16 {
        self.names.len() as u16
    }

    fn id(&mut self, name: String) -> u16 {
        let id = u16::try_from(self.names.len());
        let Ok(id) = id else { panic!("{name} is more than 16 bits can number") };
        self.names.push(name);
        id
    }
}

/// A hash of few bytes that comes from this program alone: a multiplication for each number.
#[derive(Clone, Copy, Debug, Default)]
struct Multiply(u64);

impl Multiply {
    #[inline]
    fn add(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for Multiply {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.add(u64::from(byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::Code;
    use crate::{BadWord, IdWord};

    /// 0 to 2 have an id each, 13 to 15 are a prefix and one of three.
    fn code() -> Code<u8> {
        Code::list(|code| {
            code.each(&[0, 1, 2], |it| it);
            let ten = code.parts(["ten and …".to_owned()]);
            let rest = code.parts((3..6).map(|it| format!("… {it}")));
            for (id, number) in rest.zip(13..) {
                code.word(&[ten.start, id], number);
            }
        })
    }

    #[test]
    fn words_and_actions_belong_together() {
        let code = code();
        assert_eq!(code.n_ids(), 7);
        assert_eq!((code.words().count(), code.beginnings()), (6, &[3][..]));
        for (word, action) in code.words() {
            assert_eq!(code.ids(action), Some(word));
            assert_eq!(code.action(&word), Ok(Some(action)));
        }
        assert_eq!(code.ids(14).unwrap().as_slice(), [3, 5]);
        assert_eq!((code.ids(3), code.name_of(2), code.name_of(3)), (None, "2", "ten and …"));
    }

    #[test]
    fn a_beginning_is_no_action_and_nonsense_is_refused() {
        let code = code();
        assert_eq!(code.action(&IdWord::EMPTY), Ok(None));
        assert_eq!(code.action(&IdWord::only(3)), Ok(None));
        for wrong in [&[4][..], &[7], &[0, 4], &[3, 3], &[3, 5, 0]] {
            let word = IdWord::of(wrong).unwrap();
            assert_eq!(code.action(&word), Err(BadWord(word)), "{wrong:?}");
        }
    }

    #[test]
    fn a_wrong_list_is_found() {
        let is_wrong = |list: fn(&mut super::CodeBuilder<u8>)| {
            std::panic::catch_unwind(|| Code::list(list)).is_err()
        };
        assert!(is_wrong(|code| code.each(&[1, 1], |it| it)), "an action twice");
        assert!(
            is_wrong(|code| {
                code.each(&[1, 2], |it| it);
                code.word(&[0, 1], 3);
            }),
            "a word that begins another"
        );
        assert!(
            is_wrong(|code| {
                let id = code.parts(["a".to_owned()]).start;
                code.word(&[id], 1);
                code.word(&[id], 2);
            }),
            "a word for two"
        );
    }
}
