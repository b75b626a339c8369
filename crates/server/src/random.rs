//! Randomness from the operating system.

use notifications::PushKey;
use table::Key;

/// Fills a buffer with cryptographically secure random bytes.
///
/// # Panics
/// If the operating system has no randomness to give.
pub(crate) fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system gives random bytes");
}

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut res = [0; N];
    fill(&mut res);
    res
}

/// A new secret key.
pub fn fresh_key() -> Key {
    Key::of_random(random())
}

/// A random positive number.
pub(crate) fn fresh_id() -> i64 {
    i64::from_be_bytes(random()) & i64::MAX
}

pub(crate) fn fresh_push_key() -> PushKey {
    loop {
        if let Some(key) = PushKey::of_random(random()) {
            return key;
        }
    }
}
