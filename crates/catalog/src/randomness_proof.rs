//! Where the randomness of a table comes from, so that it can be proved afterwards.
//!
//! A table has a secret seed; its hash, the *commitment*, is published before play. Seats may mix in words of their
//! own (*entropy*). The draws of line `n` of a match file come from ChaCha8 keyed by both, on stream `n`: whoever
//! learns the seed at the end can compute every draw again.

use data_encoding::HEXLOWER;
use kernel::Chance;
use serde::{Deserialize, Serialize};

/// 256 secret bits, written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a number stands for: for simulations and tests, where nothing is secret.
    pub fn of_number(number: u64) -> Self {
        Self(*blake3::hash(format!("gospoda seed {number}").as_bytes()).as_bytes())
    }

    /// Another seed that follows from this one and a number, and from which this one cannot be found.
    #[must_use]
    pub fn derive(&self, number: u64) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("gospoda derived seed v1");
        Self(*hasher.update(&self.0).update(&number.to_le_bytes()).finalize().as_bytes())
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = HEXLOWER.decode(text.as_bytes()).ok()?;
        bytes.try_into().ok().map(Self)
    }

    pub fn to_hex(self) -> String {
        HEXLOWER.encode(&self.0)
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_hex()
    }
}

impl TryFrom<String> for Seed {
    type Error = &'static str;

    fn try_from(hex: String) -> Result<Self, Self::Error> {
        Self::parse(&hex).ok_or("not a seed")
    }
}

/// A seed never appears in a log by accident.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The randomness of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RandomnessProof {
    pub seed: Seed,
    /// What the seats mixed in, in order.
    pub entropy: Vec<String>,
}

/// The public half of a [`RandomnessProof`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Commitment {
    pub(crate) commitment: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) entropy: Vec<String>,
}

impl RandomnessProof {
    pub fn new(seed: Seed) -> Self {
        Self { seed, entropy: Vec::new() }
    }

    /// The hash that is published before play.
    pub fn commitment(&self) -> String {
        blake3::Hasher::new_derive_key("gospoda commitment v1")
            .update(&self.seed.0)
            .finalize()
            .to_hex()
            .to_string()
    }

    /// The randomness of one line of the match file; line 0 is the setup.
    pub fn chance(&self, line: u64) -> Chance {
        self.key().chance(line)
    }

    /// What the randomness of every line follows from.
    pub fn key(&self) -> ChanceKey {
        let mut hasher = blake3::Hasher::new_derive_key("gospoda chance v1");
        hasher.update(&self.seed.0);
        for word in &self.entropy {
            hasher.update(&(word.len() as u64).to_le_bytes()).update(word.as_bytes());
        }
        ChanceKey(*hasher.finalize().as_bytes())
    }
}

/// The key of the generator of a table. It is as secret as the seed that it was made of.
#[derive(Clone, Copy)]
pub struct ChanceKey([u8; 32]);

impl ChanceKey {
    /// See [`RandomnessProof::chance`].
    pub fn chance(&self, line: u64) -> Chance {
        Chance::seeded(self.0, line)
    }
}
