//! What tells that a line, a header or a seed is still the one that was written.

use table::TableId;

/// 64 bits of BLAKE3 over everything that a line is. It finds damage of a disk and changes by hand, not forgery: whoever can
/// write the database can write this as well.
pub(super) fn check(table: TableId, number: i64, text: &str, is_auto_answer: bool) -> i64 {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&table.number().to_le_bytes());
    hasher.update(&number.to_le_bytes());
    hasher.update(&[u8::from(is_auto_answer)]);
    hasher.update(text.as_bytes());
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    i64::from_le_bytes(bytes)
}

/// The same of the header of the match.
pub(super) fn header_check(table: TableId, header: &str) -> i64 {
    check(table, 0, header, false)
}

/// The same of the secret seed, in hexadecimal.
pub(super) fn seed_check(table: TableId, seed: &str) -> i64 {
    check(table, -1, seed, false)
}
