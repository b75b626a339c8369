//! Randomness as an argument: the only way by which randomness reaches a game.

use std::collections::VecDeque;
use std::fmt::Display;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

/// One resolved piece of chance: `value` out of `0..bound`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draw {
    pub bound: u32,
    pub value: u32,
}

/// Chance that a person has decided in advance, by name; see [`Chance::scripted`].
pub trait Script: Send {
    /// Chooses one of `names` for the draw called `label`.
    ///
    /// # Errors
    /// When the script has something else to say next, or nothing at all.
    fn pick(&mut self, label: &'static str, names: &[String]) -> Result<usize, ScriptError>;

    /// Gives the wanted order of `names` for the shuffle called `label`: a permutation of `0..names.len()`.
    ///
    /// # Errors
    /// As for [`Script::pick`].
    fn order(&mut self, label: &'static str, names: &[String]) -> Result<Vec<usize>, ScriptError>;
}

/// A script did not fit the draw that the rules asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ScriptError(pub String);

/// The source of every random result.
///
/// [`Chance::below`] is the only primitive; everything else reduces to it, so that a recorded tape of
/// [`Draw`]s replays a game exactly, whatever generator made it.
pub struct Chance {
    source: Source,
    tape: Option<Vec<Draw>>,
    failure: Option<ScriptError>,
    wanted: Option<u32>,
}

enum Source {
    Seeded(Lazy),
    Fast(Pcg64Mcg),
    Replay(VecDeque<Draw>),
    Scripted(Box<dyn Script>),
}

/// A generator that is made with its first number: most actions draw nothing.
struct Lazy {
    seed: [u8; 32],
    stream: u64,
    rng: Option<Box<ChaCha8Rng>>,
}

impl Lazy {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        let rng = self.rng.get_or_insert_with(|| {
            let mut rng = ChaCha8Rng::from_seed(self.seed);
            rng.set_stream(self.stream);
            Box::new(rng)
        });
        rng.next_u32()
    }
}

impl Chance {
    /// Unpredictable randomness for real tables, recorded on a tape. `seed` is the secret of the table, `stream`
    /// separates its records: the draws of one record depend on nothing but these two.
    pub fn seeded(seed: [u8; 32], stream: u64) -> Self {
        Self::of(Source::Seeded(Lazy { seed, stream, rng: None }), true)
    }

    /// Cheap randomness for search and simulation, not recorded.
    pub fn fast(seed: u64) -> Self {
        Self::of(Source::Fast(generator(seed)), false)
    }

    /// The randomness of an earlier game, draw by draw. A draw of another bound is a failure, see [`Chance::failure`].
    pub fn replay(tape: impl IntoIterator<Item = Draw>) -> Self {
        Self::of(Source::Replay(tape.into_iter().collect()), true)
    }

    /// Randomness that is named: the rules' draws are answered by a [`Script`].
    pub fn scripted(script: Box<dyn Script>) -> Self {
        Self::of(Source::Scripted(script), true)
    }

    fn of(source: Source, recorded: bool) -> Self {
        Self { source, tape: recorded.then(Vec::new), failure: None, wanted: None }
    }

    /// A number in `0..bound`, each equally likely. A bound of 1 needs no randomness and leaves no trace.
    ///
    /// # Panics
    /// If `bound` is 0: there is nothing to choose from.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound != 0, "a draw needs something to draw from");
        if bound == 1 {
            return 0;
        }
        match &mut self.source {
            Source::Fast(rng) if self.tape.is_none() => scaled(rng.next_u32(), bound),
            _ => self.draw(bound),
        }
    }

    /// Draws from whatever the source is; a call of its own, so that [`Chance::below`] is small enough to be inlined.
    #[inline(never)]
    fn draw(&mut self, bound: u32) -> u32 {
        let value = match &mut self.source {
            Source::Seeded(rng) => fair(bound, || rng.next_u32()),
            Source::Fast(rng) => scaled(rng.next_u32(), bound),
            Source::Replay(tape) => match tape.pop_front() {
                Some(draw) if draw.bound == bound && draw.value < bound => draw.value,
                Some(draw) => {
                    let Draw { bound: told, value } = draw;
                    let what = format!("the tape has {value} of {told}, the rules draw of {bound}");
                    return self.fail_below(bound, what);
                }
                None => {
                    self.wanted = Some(bound);
                    let what = format!("the tape has ended, the rules draw of {bound}");
                    return self.fail_below(bound, what);
                }
            },
            Source::Scripted(_) => {
                return self
                    .fail_below(bound, format!("an unnamed draw of {bound} cannot be scripted"));
            }
        };
        self.record(bound, value)
    }

    /// One of `items`, as an index. `label` is the name of the draw in scenario files.
    #[inline]
    pub fn pick<T: Display>(&mut self, label: &'static str, items: &[T]) -> usize {
        let bound = items.len() as u32;
        if let Source::Scripted(script) = &mut self.source {
            let names: Vec<String> = items.iter().map(ToString::to_string).collect();
            let picked = match script.pick(label, &names) {
                Ok(idx) => idx,
                Err(error) => {
                    self.fail(error);
                    return self.below(bound) as usize;
                }
            };
            if bound != 1 {
                self.record(bound, picked as u32);
            }
            return picked;
        }
        self.below(bound) as usize
    }

    /// Puts `items` into random order (Fisher–Yates). `label` is the name of the shuffle in scenario files.
    #[inline]
    pub fn shuffle<T: Display>(&mut self, label: &'static str, items: &mut [T]) {
        if let Source::Scripted(script) = &mut self.source {
            let names: Vec<String> = items.iter().map(ToString::to_string).collect();
            let order = match script.order(label, &names) {
                Ok(order) => order,
                Err(error) => {
                    self.fail(error);
                    (0..items.len()).collect()
                }
            };
            self.arrange(items, order);
            return;
        }
        for last in (1..items.len()).rev() {
            let idx = self.below(last as u32 + 1) as usize;
            items.swap(last, idx);
        }
    }

    /// Reaches a wanted order by the very swaps of a shuffle, so that the tape can be replayed.
    fn arrange<T>(&mut self, items: &mut [T], mut wanted: Vec<usize>) {
        // `wanted[i]` is where the item that shall end at place `i` lies now.
        for last in (1..items.len()).rev() {
            let idx = wanted[last];
            self.record(last as u32 + 1, idx as u32);
            items.swap(last, idx);
            for place in &mut wanted[..last] {
                if *place == last {
                    *place = idx;
                }
            }
        }
    }

    #[inline]
    fn record(&mut self, bound: u32, value: u32) -> u32 {
        if let Some(tape) = &mut self.tape {
            tape.push(Draw { bound, value });
        }
        value
    }

    /// From now on randomness comes from a generator: some rules draw until the results differ, and would do so for ever if
    /// every further draw had the same answer.
    #[cold]
    fn fail(&mut self, error: ScriptError) {
        self.failure.get_or_insert(error);
        self.source = Source::Fast(generator(0));
    }

    #[cold]
    fn fail_below(&mut self, bound: u32, what: String) -> u32 {
        self.fail(ScriptError(what));
        self.below(bound)
    }

    /// Takes what was drawn since the last call.
    pub fn take_tape(&mut self) -> Vec<Draw> {
        self.tape.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Whether anything was drawn since the last [`Chance::take_tape`]; always false for unrecorded randomness.
    pub fn has_drawn(&self) -> bool {
        self.tape.as_ref().is_some_and(|tape| !tape.is_empty())
    }

    /// The first draw that replay or script could not answer. The game went on with randomness of its own, and its position is
    /// to be thrown away.
    pub fn failure(&self) -> Option<&ScriptError> {
        self.failure.as_ref()
    }

    /// Whether a draw may be answered by nothing, see [`Chance::failure`]: where randomness was decided in advance.
    pub fn can_fail(&self) -> bool {
        matches!(self.source, Source::Replay(_) | Source::Scripted(_)) || self.failure.is_some()
    }

    /// The bound of the first draw for which a replayed tape was too short: the tape can be continued with any value below it.
    /// With it there is a [`Chance::failure`].
    pub fn wanted(&self) -> Option<u32> {
        self.wanted
    }

    /// How many draws of a replayed tape are left over.
    pub fn n_left(&self) -> usize {
        match &self.source {
            Source::Replay(tape) => tape.len(),
            Source::Seeded(_) | Source::Fast(_) | Source::Scripted(_) => 0,
        }
    }
}

fn generator(seed: u64) -> Pcg64Mcg {
    // The multiplication spreads neighbouring seeds over the whole state; the state must be odd-ish, not 0.
    let spread =
        u128::from(seed).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
    Pcg64Mcg::new(spread)
}

/// A number below `bound` out of 32 random bits: each as likely as the others but for one part in 2^32.
#[inline]
fn scaled(bits: u32, bound: u32) -> u32 {
    ((u64::from(bits) * u64::from(bound)) >> 32) as u32
}

/// A fair number below `bound` by Lemire's method: the few raw numbers that would favour low values are drawn again.
fn fair(bound: u32, mut next: impl FnMut() -> u32) -> u32 {
    let threshold = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(next()) * u64::from(bound);
        if threshold <= product as u32 {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Chance, Draw};

    /// A shuffle and a die, with a tape that grows by a draw whenever one is missing.
    #[test]
    fn a_tape_that_is_too_short_tells_the_bound_of_the_next_draw() {
        let mut tape = Vec::new();
        let mut bounds = Vec::new();
        let (order, die) = loop {
            let mut chance = Chance::replay(tape.iter().copied());
            let mut items = [1, 2, 3];
            chance.shuffle("order", &mut items);
            let die = chance.below(6);
            let Some(bound) = chance.wanted() else {
                assert_eq!(chance.take_tape(), tape);
                assert_eq!(chance.failure(), None);
                break (items, die);
            };
            assert!(chance.failure().is_some(), "the result is to be thrown away");
            bounds.push(bound);
            tape.push(Draw { bound, value: bound - 1 });
        };
        assert_eq!((bounds.as_slice(), order, die), (&[3, 2, 6][..], [1, 2, 3], 5));
    }

    #[test]
    fn a_tape_that_does_not_fit_wants_nothing() {
        let mut chance = Chance::replay([Draw { bound: 6, value: 1 }]);
        chance.below(8);
        chance.below(8);
        assert!(chance.failure().is_some());
        assert_eq!(chance.wanted(), None);
    }
}
