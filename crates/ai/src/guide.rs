//! Which answers of a position are likely to be good ones, before any of them is tried.

use kernel::{Game, Seat};

/// How much of the likelihood all answers share alike, so that none is forgotten.
const FOR_ALL: f32 = 0.1;

/// What a game has learned of the answers that are listed: buffers that are used again at every node.
#[derive(Debug, Default)]
pub(crate) struct Guide {
    /// How likely each answer is; together they are 1.
    pub(crate) shares: Vec<f32>,
    /// The places of the answers in their list, the likeliest first.
    pub(crate) ranked: Vec<usize>,
}

impl Guide {
    /// False if the game has learned nothing of the kind.
    pub(crate) fn look<G: Game>(&mut self, world: &G, seat: Seat, legal: &[G::Action]) -> bool {
        world.likelihoods(seat, legal, &mut self.shares);
        if self.shares.is_empty() {
            return false;
        }
        debug_assert_eq!(self.shares.len(), legal.len(), "a game says it of every answer");
        let shares = &mut self.shares;
        self.ranked.clear();
        self.ranked.extend(0..shares.len());
        self.ranked.sort_unstable_by(|&a, &b| shares[b].total_cmp(&shares[a]).then(a.cmp(&b)));
        let peak = shares.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for it in &mut *shares {
            *it = (*it - peak).exp();
            sum += *it;
        }
        let (own, all) = ((1.0 - FOR_ALL) / sum, FOR_ALL / shares.len() as f32);
        shares.iter_mut().for_each(|it| *it = *it * own + all);
        true
    }
}
