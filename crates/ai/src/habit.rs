//! What playouts have learnt so far: how well each answer has turned out, wherever it was given.
//!
//! In these games the same answer comes up again and again within a turn, in another order or a little later, and is
//! often good or bad for the same reason. Playouts that prefer what has turned out well are closer to sensible play
//! than random ones and cost hardly more (this is known as the move-average sampling technique).

use std::hash::{Hash, Hasher};

use kernel::Seat;

/// The size of the table: answers that fall on the same slot are taken for the same.
const N_SLOTS: usize = 1 << 12;

/// A mean forgets: no more than this many results count.
const MAX_WEIGHT: f32 = 500.0;

#[derive(Clone, Copy)]
struct Slot {
    mean: f32,
    n_results: f32,
}

/// How well answers have turned out.
pub(crate) struct Habits {
    slots: Vec<Slot>,
    /// The answers of the playout in hand, to be judged by its result.
    given: Vec<(u16, Seat)>,
}

impl Habits {
    pub(crate) fn new() -> Self {
        Self { slots: vec![Slot { mean: 1.0, n_results: 0.0 }; N_SLOTS], given: Vec::new() }
    }

    /// The mean result of an answer; one that was never given is worth a try.
    #[inline]
    pub(crate) fn worth<A: Hash>(&self, seat: Seat, action: A) -> f32 {
        self.slots[usize::from(slot_of(seat, action))].mean
    }

    #[inline]
    pub(crate) fn give<A: Hash>(&mut self, seat: Seat, action: A) {
        self.given.push((slot_of(seat, action), seat));
    }

    /// Enters the result of a playout at each answer that was given in it.
    pub(crate) fn learn(&mut self, values: &[f32; 8]) {
        for (slot, seat) in self.given.drain(..) {
            let slot = &mut self.slots[usize::from(slot)];
            slot.n_results = (slot.n_results + 1.0).min(MAX_WEIGHT);
            slot.mean += (values[seat.idx()] - slot.mean) / slot.n_results;
        }
    }
}

#[inline]
fn slot_of<A: Hash>(seat: Seat, action: A) -> u16 {
    let mut hasher = QuickHasher(u64::from(seat.0));
    action.hash(&mut hasher);
    (hasher.finish() >> (64 - N_SLOTS.trailing_zeros())) as u16
}

/// A number for an action, the same in every game of a build.
pub(crate) fn hashed<A: Hash>(action: A) -> u64 {
    let mut hasher = QuickHasher(0);
    action.hash(&mut hasher);
    hasher.finish()
}

/// Good enough for a table of guesses: a multiplication for each part of an action.
struct QuickHasher(u64);

impl QuickHasher {
    #[inline]
    fn add(&mut self, part: u64) {
        self.0 = (self.0.rotate_left(5) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for QuickHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(u64::from(byte));
        }
    }

    fn write_u8(&mut self, part: u8) {
        self.add(u64::from(part));
    }

    fn write_u16(&mut self, part: u16) {
        self.add(u64::from(part));
    }

    fn write_u32(&mut self, part: u32) {
        self.add(u64::from(part));
    }

    fn write_u64(&mut self, part: u64) {
        self.add(part);
    }

    fn write_usize(&mut self, part: usize) {
        self.add(part as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
