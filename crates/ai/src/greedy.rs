//! The greedy bot: one step ahead, and then what `appeal` says.

use kernel::{Chance, Cx, Game, Seat};

use crate::playout::{clamped, settle};
use crate::search::{Candidate, Question, Thought};
use crate::seeds::mix;

/// The action after which the position looks best for `seat`, on average over randomness and over what `seat` cannot know,
/// with what all the actions are worth.
pub(crate) fn choose<G: Game>(question: &Question<G>) -> Thought<G::Action> {
    let &Question { ref root, options: ref legal, seat, seed, settings } = question;
    let mut chance = Chance::fast(seed);
    let worlds = imagine(root, seat, settings.n_samples.max(1), &mut chance);
    let mut buffer = Vec::new();
    let mut best = legal[0];
    let mut best_value = -1.0;
    let mut n_best = 0;
    let mut candidates = Vec::with_capacity(legal.len());
    for &action in legal {
        let value = promise(&worlds, seat, action, seed, &mut buffer);
        candidates.push(Candidate { action, n_visits: 0, value });
        if best_value < value {
            best = action;
            best_value = value;
            n_best = 1;
        } else if value == best_value {
            // Each of the equally good actions is as likely as the others.
            n_best += 1;
            if chance.below(n_best) == 0 {
                best = action;
            }
        }
    }
    Thought { action: best, n_iterations: 0, candidates }
}

/// Positions that `seat` takes for possible. One is enough if nothing is hidden and nothing is drawn.
fn imagine<G: Game>(state: &G, seat: Seat, n_samples: u32, chance: &mut Chance) -> Vec<G> {
    let is_certain = !G::INFO.has_hidden_information && !G::INFO.has_chance;
    let n_worlds = if is_certain { 1 } else { n_samples };
    let mut worlds = Vec::with_capacity(n_worlds as usize);
    for _ in 0..n_worlds {
        let mut world = state.clone();
        world.determinize(seat, chance);
        worlds.push(world);
    }
    worlds
}

/// What the position after `action` is worth, on average.
///
/// All actions meet the same worlds and the same randomness, so that they differ by what they do. An action that draws
/// nothing and is worth the same in two worlds is not tried in a third.
fn promise<G: Game>(
    worlds: &[G],
    seat: Seat,
    action: G::Action,
    seed: u64,
    buffer: &mut Vec<G::Action>,
) -> f32 {
    let mut sum = 0.0;
    let mut first = 0.0;
    let mut has_drawn = false;
    for (world_idx, world) in worlds.iter().enumerate() {
        let mut after = world.clone();
        if world_idx == 0 {
            // Randomness that keeps a record tells whether there was any.
            let mut chance = Chance::seeded(wide(seed), 0);
            after.apply(seat, action, &mut Cx::silent(&mut chance));
            settle(&mut after, &mut chance, buffer);
            has_drawn = chance.has_drawn();
        } else {
            let mut chance = Chance::fast(mix(seed, world_idx as u64));
            after.apply(seat, action, &mut Cx::silent(&mut chance));
            settle(&mut after, &mut chance, buffer);
        }
        let value = clamped(after.appeal(seat));
        sum += value;
        if world_idx == 0 {
            first = value;
        }
        let is_certain = !has_drawn && (!G::INFO.has_hidden_information || world_idx == 1);
        if is_certain && value == first {
            return value;
        }
    }
    sum / worlds.len() as f32
}

fn wide(seed: u64) -> [u8; 32] {
    let mut res = [0; 32];
    res[..8].copy_from_slice(&seed.to_le_bytes());
    res
}
