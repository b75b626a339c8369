//! Games by chance, question by question: for tests of what is asked, and whether it is worth asking.

use std::collections::BTreeMap;
use std::fmt::Debug;

use kernel::{Chance, Cx, Game, Seat, Status};

/// A question, and the answers to it.
pub struct Asked<'a, G: Game> {
    pub game: &'a G,
    pub seat: Seat,
    pub prompt: G::Prompt,
    pub legal: &'a [G::Action],
}

impl<G: Game> Asked<'_, G> {
    /// What kind of question it is: "Targets".
    pub fn kind(&self) -> String {
        kind(&self.prompt)
    }

    /// Whether all answers lead to the same position, with any of so many lucks.
    fn is_idle(&self, n_seeds: u64) -> bool {
        let after = |action: G::Action, seed: u64| {
            let mut after = self.game.clone();
            after.apply(self.seat, action, &mut Cx::silent(&mut Chance::fast(seed)));
            after
        };
        (0..n_seeds).all(|seed| {
            let first = after(self.legal[0], seed);
            self.legal[1..].iter().all(|&action| after(action, seed) == first)
        })
    }
}

pub(crate) fn kind(prompt: &impl Debug) -> String {
    format!("{prompt:?}").split(' ').next().unwrap_or_default().to_owned()
}

/// Plays a game by chance and shows every question that is asked.
///
/// # Panics
/// If the setup is none of the rulebook.
pub fn questions<G: Game>(setup: &G::Setup, seed: u64, mut look: impl FnMut(&Asked<'_, G>)) {
    let chance = &mut Chance::fast(seed);
    let mut game = G::start(setup, &mut Cx::silent(chance)).expect("a table of the rulebook");
    let mut legal = Vec::new();
    while let Status::Awaiting(decision) = game.status() {
        let seat = decision.seats.first().expect("somebody is asked");
        game.legal_actions(seat, &mut legal);
        look(&Asked { game: &game, seat, prompt: decision.prompt, legal: &legal });
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Cx::silent(chance));
    }
}

/// The promise "few prompts": a window in which every answer leads to the same position is not opened.
#[derive(Debug, Default)]
pub struct Idle {
    pub n_asked: u32,
    /// How often a kind of question made no difference, and the first that did not.
    pub kinds: BTreeMap<String, (u32, String)>,
}

impl Idle {
    /// Plays a game at each table; an answer is tried with so many lucks.
    pub fn of<G: Game>(setups: &[G::Setup], n_seeds: u64) -> Self {
        let mut res = Self::default();
        for (number, setup) in setups.iter().enumerate() {
            questions::<G>(setup, number as u64, |asked| {
                res.n_asked += 1;
                if 1 < asked.legal.len() && asked.is_idle(n_seeds) {
                    let (prompt, legal) = (&asked.prompt, asked.legal);
                    let told = || format!("{prompt:?}: {legal:?}, table {number} {setup:?}");
                    res.kinds.entry(asked.kind()).or_insert_with(|| (0, told())).0 += 1;
                }
            });
        }
        res
    }

    /// How many questions of some kinds made no difference.
    pub fn count(&self, is_meant: impl Fn(&str) -> bool) -> u32 {
        self.kinds.iter().filter(|(kind, _)| is_meant(kind)).map(|(_, (n, _))| n).sum()
    }
}

/// A number that is spent choice by choice: it stands for a table.
pub struct Dial(pub u64);

impl Dial {
    pub fn below(&mut self, bound: u64) -> u64 {
        let value = self.0 % bound;
        self.0 = (self.0 / bound).wrapping_add(self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        value
    }
}
