//! Path counts: how many ways lead on from a position. A change of any rule changes some of them.
//!
//! A file of counts is read line by line; `#` begins a comment:
//!
//! ```text
//! position the-first-turn
//!   set seats 2
//!   seed 7
//!   walk 3
//!   play decline
//!   depth 1 = 12
//!   depth 2 = 310
//! ```
//!
//! `set` changes the setup, `seed` chooses the randomness, `walk` makes so many random decisions, `play` one that is named.

use std::fmt::Write;
use std::fs;
use std::hash::{Hash, Hasher};

use kernel::{Chance, Cx, Game};

use crate::golden::golden;
use crate::habit::Habit;

/// How many paths of `depth` actions lead on from `state`; one that reaches the end of the game sooner counts once.
///
/// Randomness is fixed by the path: the same actions always meet the same draws.
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    count(state, depth, 0xCBF2_9CE4_8422_2325)
}

fn count<G: Game>(state: &G, depth: u32, path: u64) -> u64 {
    let Some(decision) = state.decision() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    let mut res = 0;
    for seat in decision.seats.iter() {
        state.legal_actions(seat, &mut legal);
        if depth == 1 {
            res += legal.len() as u64;
            continue;
        }
        for &action in &legal {
            let mut path = Path(path);
            (seat.0, action).hash(&mut path);
            let mut next = state.clone();
            next.apply(seat, action, &mut Cx::silent(&mut Chance::fast(path.0)));
            res += count(&next, depth - 1, path.0);
        }
    }
    res
}

/// A hash that is the same in every build (FNV-1a).
struct Path(u64);

impl Hasher for Path {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
        }
    }
}

/// Counts again what the files in `folder` say; `set` changes a setup by name, beginning with `fresh`.
///
/// With `BLESS=1` the counts are written instead, see [`golden`].
///
/// # Panics
/// When a count differs, or a file does not say what to count.
pub fn perft_files<G: Game>(
    folder: &str,
    fresh: &G::Setup,
    set: impl Fn(&mut G::Setup, &str, &str) -> Result<(), String>,
) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "perft"));
    paths.sort();
    assert!(!paths.is_empty(), "there are no counts in {folder}");
    for path in paths {
        let path = path.to_string_lossy();
        let text = fs::read_to_string(&*path).unwrap_or_else(|error| panic!("{path}: {error}"));
        golden(&path, &counted::<G>(&path, &text, fresh, &set));
    }
}

/// A position that a file describes: the state is made when it is needed first.
struct Position<G: Game> {
    setup: G::Setup,
    seed: u64,
    state: Option<G>,
}

/// The text of a file with its counts as they are now.
fn counted<G: Game>(
    path: &str,
    text: &str,
    fresh: &G::Setup,
    set: &impl Fn(&mut G::Setup, &str, &str) -> Result<(), String>,
) -> String {
    let mut res = String::new();
    let new = || Position::<G> { setup: fresh.clone(), seed: 0, state: None };
    let mut position = new();
    for (idx, line) in text.lines().enumerate() {
        let fail = |what: &str| -> ! { panic!("{path}:{}: {what}: {line}", idx + 1) };
        let words: Vec<&str> =
            line.split('#').next().unwrap_or_default().split_whitespace().collect();
        match words[..] {
            [] => {}
            ["position", _] => position = new(),
            ["set", key, value] => {
                if let Err(why) = set(&mut position.setup, key, value) {
                    fail(&why);
                }
            }
            ["seed", seed] => {
                position.seed = seed.parse().unwrap_or_else(|_| fail("a seed is a number"));
            }
            ["walk", n] => {
                let n: u32 = n.parse().unwrap_or_else(|_| fail("how far is a number"));
                (0..n).for_each(|_| position.step(None).unwrap_or_else(|why| fail(&why)));
            }
            ["play", ..] => {
                position.step(Some(&words[1..].join(" "))).unwrap_or_else(|why| fail(&why));
            }
            ["depth", depth, ..] => {
                let depth = depth.parse().unwrap_or_else(|_| fail("a depth is a number"));
                let state = position.state().unwrap_or_else(|why| fail(&why));
                let _ = writeln!(res, "  depth {depth} = {}", perft(state, depth));
                continue;
            }
            _ => fail("not understood"),
        }
        let _ = writeln!(res, "{line}");
    }
    res
}

impl<G: Game> Position<G> {
    fn state(&mut self) -> Result<&mut G, String> {
        if self.state.is_none() {
            let chance = &mut Chance::fast(self.seed);
            let state = G::start(&self.setup, &mut Cx::silent(chance));
            self.state = Some(state.map_err(|refusal| refusal.to_string())?);
        }
        self.state.as_mut().ok_or_else(|| "no position".to_owned())
    }

    /// Makes a decision, named or random; its randomness depends on the seed and the position alone.
    fn step(&mut self, named: Option<&str>) -> Result<(), String> {
        self.seed = self.seed.wrapping_add(1);
        let chance = &mut Chance::fast(self.seed);
        let state = self.state()?;
        let decision = state.decision().ok_or("the game is over")?;
        let seat = decision.seats.first().ok_or("nobody is asked")?;
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let action = match named {
            Some(text) => text.parse::<G::Action>().map_err(|error| error.to_string())?,
            None => Habit::Verbs.choose(&legal, chance),
        };
        state.check(seat, action).map_err(|refusal| refusal.to_string())?;
        state.apply(seat, action, &mut Cx::silent(chance));
        Ok(())
    }
}
