//! Randomness from the operating system.

use table::{Key, TableId};

/// Bytes that nobody can guess.
///
/// # Panics
/// If the operating system has no randomness to give.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut res = [0; N];
    getrandom::fill(&mut res).expect("the operating system gives random bytes");
    res
}

/// A key that nobody can guess.
pub fn fresh_key() -> Key {
    Key::of_random(random())
}

pub(crate) fn fresh_table_id() -> TableId {
    TableId::of_random(random())
}
