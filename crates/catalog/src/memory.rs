//! What each seat remembers of a game, as a digest: two positions differ in it for a seat that was told, or has done, something
//! else on the way to them. Programs that need perfect recall use it as part of an information state.

use std::fmt::Display;

use data_encoding::HEXLOWER;
use kernel::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

type Digest = [u8; 16];

/// A digest for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Memory(Vec<Digest>);

impl Memory {
    /// Begins with what each seat observes.
    pub(crate) fn begin(n_seats: u8, seen: impl Fn(Seat) -> Vec<f32>) -> Self {
        let digest = |seat| {
            let mut hasher = blake3::Hasher::new();
            for number in seen(seat) {
                hasher.update(&number.to_bits().to_le_bytes());
            }
            short(&hasher)
        };
        Self(Seat::all(n_seats).map(digest).collect())
    }

    /// Adds what an action told each seat, and the action for the seat that has chosen it.
    pub(crate) fn add<G: Game>(&mut self, actor: Seat, action: &dyn Display, events: &[G::Event]) {
        for (digest, number) in self.0.iter_mut().zip(0..) {
            let seat = Seat(number);
            let told = events.iter().filter_map(|it| G::redact(it, Viewer::Seat(seat)));
            let told: Vec<G::Event> = told.collect();
            if seat != actor && told.is_empty() {
                continue;
            }
            let mut hasher = blake3::Hasher::new();
            hasher.update(digest.as_slice());
            if seat == actor {
                hasher.update(action.to_string().as_bytes());
            }
            hasher.update(&postcard::to_stdvec(&told).unwrap_or_default());
            *digest = short(&hasher);
        }
    }

    /// Forgets what every seat but one was told: it is no longer how the position came about.
    pub(crate) fn keep(&mut self, seat: Seat) {
        for (idx, digest) in self.0.iter_mut().enumerate() {
            if idx != seat.idx() {
                *digest = Digest::default();
            }
        }
    }

    /// What a seat remembers, in hexadecimal digits.
    pub(crate) fn of(&self, seat: Seat) -> Option<String> {
        self.0.get(seat.idx()).map(|it| HEXLOWER.encode(it))
    }
}

fn short(hasher: &blake3::Hasher) -> Digest {
    let mut res = Digest::default();
    hasher.finalize_xof().fill(&mut res);
    res
}
