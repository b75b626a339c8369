//! Who somebody is, without accounts: 128-bit keys, of which only the hash is stored.
//!
//! A *browser key* lives in a cookie. A *seat key* opens one seat; for an empty seat it is the link that is sent to
//! others, for a taken one the recovery code that is written down. Seat keys are derived: those of empty seats from the
//! browser key of whoever made the table, those of taken seats from the browser key of whoever took it. So links and codes
//! can be shown again although they are stored nowhere, and nobody else ever sees the code of a seat that is taken.

use std::fmt;
use std::sync::OnceLock;

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use serde::{Deserialize, Serialize};

/// A secret of 128 bits; written as 26 letters and digits.
#[derive(Clone)]
pub struct Key {
    bytes: [u8; 16],
    /// Its hash, once it was asked for: a table asks several times for that of whoever looks at it.
    mark: OnceLock<KeyHash>,
}

/// The hash of a key: what is stored and compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct KeyHash([u8; 32]);

impl Key {
    /// A key of 128 random bits.
    pub const fn of_random(bytes: [u8; 16]) -> Self {
        Self { bytes, mark: OnceLock::new() }
    }

    /// Reads a key as people type it: in any case, with spaces or dashes.
    pub fn parse(text: &str) -> Option<Self> {
        let letters: String = text
            .chars()
            .filter(|it| !it.is_whitespace() && *it != '-')
            .map(|it| it.to_ascii_uppercase())
            .take(40)
            .collect();
        BASE32_NOPAD.decode(letters.as_bytes()).ok()?.try_into().ok().map(Self::of_random)
    }

    /// The key of a seat that the owner of this key may show; `number` counts how often it was changed.
    pub fn of_seat(&self, table: &str, seat: u8, number: u32) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("gospoda seat key v1");
        hasher.update(&self.bytes).update(&[seat]).update(table.as_bytes());
        if number != 0 {
            hasher.update(&number.to_le_bytes());
        }
        let mut res = [0; 16];
        hasher.finalize_xof().fill(&mut res);
        Self::of_random(res)
    }

    pub fn key_hash(&self) -> KeyHash {
        *self.mark.get_or_init(|| {
            let mut hasher = blake3::Hasher::new_derive_key("gospoda key mark v1");
            KeyHash(*hasher.update(&self.bytes).finalize().as_bytes())
        })
    }

    /// The key itself, for a cookie, a link or a recovery code. Never for a log.
    pub fn reveal(&self) -> String {
        BASE32_NOPAD.encode(&self.bytes).to_ascii_lowercase()
    }

    /// The same in groups of letters, to be written down.
    pub fn reveal_in_groups(&self) -> String {
        let letters = self.reveal();
        let groups: Vec<&str> = (0..letters.len())
            .step_by(4)
            .map(|at| &letters[at..(at + 4).min(letters.len())])
            .collect();
        groups.join("-")
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for Key {}

/// A key never appears in a log by accident.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl KeyHash {
    pub fn parse(hex: &str) -> Option<Self> {
        HEXLOWER.decode(hex.as_bytes()).ok()?.try_into().ok().map(Self)
    }

    pub fn to_hex(self) -> String {
        HEXLOWER.encode(&self.0)
    }
}

impl From<KeyHash> for String {
    fn from(mark: KeyHash) -> Self {
        mark.to_hex()
    }
}

impl TryFrom<String> for KeyHash {
    type Error = &'static str;

    fn try_from(hex: String) -> Result<Self, Self::Error> {
        Self::parse(&hex).ok_or("not the hash of a key")
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyHash({}…)", &self.to_hex()[..8])
    }
}

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// The name of a table in addresses: 60 random bits as 12 letters and digits. It opens the public view and nothing
/// else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId(i64);

impl TableId {
    /// The name of a new table, of random bits.
    pub const fn of_random(bytes: [u8; 8]) -> Self {
        Self(i64::from_be_bytes(bytes) & ((1 << 60) - 1))
    }

    /// The table that the store knows under a number.
    pub fn of_number(number: i64) -> Self {
        Self(number)
    }

    /// The number under which the store knows the table.
    pub fn number(self) -> i64 {
        self.0
    }

    /// Reads the name of a table.
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() != 12 {
            return None;
        }
        let digit = |letter: u8| LETTERS.iter().position(|it| *it == letter);
        text.bytes().try_fold(0, |sum, letter| Some(sum << 5 | digit(letter)? as i64)).map(Self)
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::parse(&name).ok_or("not the name of a table")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for digit in (0..12).rev() {
            let value = (self.0 >> (5 * digit)) & 31;
            let letter = LETTERS[value as usize];
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Key, KeyHash, TableId};

    #[test]
    fn a_key_is_read_as_people_type_it() {
        let key = Key::of_random([0x5A; 16]);
        let text = key.reveal();
        assert_eq!(text.len(), 26);
        let typed = format!(" {}-{} {}", &text[..5], text[5..13].to_uppercase(), &text[13..]);
        assert_eq!(Key::parse(&typed), Some(key.clone()));
        assert_eq!(Key::parse(&key.reveal_in_groups()), Some(key));
        assert_eq!(Key::parse(&text[1..]), None);
        assert_eq!(Key::parse("óóóóóóóóóóóóóóóóóóóóóóóóóó"), None);
    }

    #[test]
    fn the_keys_of_two_seats_differ_and_say_nothing_in_a_log() {
        let host = Key::of_random([7; 16]);
        assert_ne!(host.of_seat("abc", 0, 0), host.of_seat("abc", 1, 0));
        assert_ne!(host.of_seat("abc", 0, 0), host.of_seat("abd", 0, 0));
        assert_ne!(host.of_seat("abc", 0, 0), host.of_seat("abc", 0, 1));
        assert_eq!(format!("{host:?}"), "Key(secret)");
        let mark = host.key_hash();
        assert_eq!(KeyHash::parse(&mark.to_hex()), Some(mark));
    }

    #[test]
    fn a_table_id_comes_back_from_its_name() {
        for number in [0, 1, 31, 32, (1 << 60) - 1, 0x0123_4567_89AB_CDEF] {
            let id = TableId::of_number(number);
            assert_eq!(TableId::parse(&id.to_string()), Some(id), "{number}");
        }
        let fresh = TableId::of_random([0xA7; 8]);
        assert_eq!(TableId::parse(&fresh.to_string()), Some(fresh));
        for wrong in ["", "abc", "aaaaaaaaaaa1", "AAAAAAAAAAAA", "aaaaaaaaaaaaa", "../../../etc"] {
            assert_eq!(TableId::parse(wrong), None, "{wrong}");
        }
    }
}
