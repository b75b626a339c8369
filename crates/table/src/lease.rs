//! The right to write a table, where several servers share a store.

use std::fmt;

use crate::keys::TableId;

/// The right to write a table. In a store of one server it is there without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    pub table: TableId,
    /// A fencing token: it grows with every claim, and a write with an older one is refused.
    pub epoch: i64,
}

impl Lease {
    /// Of a table that was just made.
    pub fn first(table: TableId) -> Self {
        Self { table, epoch: 1 }
    }
}

/// Another node, and what it wants to hear from those who may ask it.
#[derive(Clone, PartialEq, Eq)]
pub struct Peer {
    pub id: i64,
    /// Where it listens: `10.0.0.2:8080`.
    pub address: String,
    pub secret: String,
    /// Whether it can be asked over HTTP/2, by those who know the secret.
    pub has_http2: bool,
}

/// A secret never appears in a log by accident.
impl fmt::Debug for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Peer({})", self.address)
    }
}

/// What became of a claim.
#[derive(Clone, Debug)]
pub enum Claim {
    Mine(Lease),
    Elsewhere(Peer),
    /// Nobody has made such a table.
    NoSuchTable,
}

/// A table at which strangers may sit down.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub id: TableId,
    pub game: String,
    /// Seconds for one decision; 0 for as long as one likes.
    pub clock: u32,
    pub lang: String,
    /// Whoever sits down there agrees that hints may be asked for.
    pub hints: bool,
    pub n_free: u32,
}
