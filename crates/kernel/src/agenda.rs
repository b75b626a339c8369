//! The stack of steps that a game still has to do, and how they are done.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::{Cx, Game, RuleId};

/// Whether a step that was entered is done, or stays on top of the agenda and asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Done,
    Asks,
}

impl Flow {
    /// Asks where there is a choice to make, and is done otherwise.
    #[inline]
    pub const fn asks_if(is_open: bool) -> Self {
        if is_open { Self::Asks } else { Self::Done }
    }
}

/// A stack of steps inside the state: the position in the rules.
///
/// A procedure pushes its parts with [`Agenda::then`] in reading order; the first part is done first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "S: Serialize", deserialize = "S: Deserialize<'de>"))]
pub struct Agenda<S: Copy + Default, const N: usize>(ArrayVec<[S; N]>);

impl<S: Copy + Default, const N: usize> Agenda<S, N> {
    pub fn new() -> Self {
        Self(ArrayVec::new())
    }

    /// Puts one step on top: it is done next.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Puts several steps on top so that they are done in the order given.
    #[inline]
    pub fn then<const M: usize>(&mut self, mut steps: [S; M]) {
        steps.reverse();
        self.0.extend_from_slice(&steps);
    }

    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        (!self.is_empty()).then(|| self.take_top())
    }

    /// Takes the step that is done next. There must be one.
    #[inline]
    fn take_top(&mut self) -> S {
        let below = self.0.len() - 1;
        let top = self.0.as_inner()[below];
        // `ArrayVec::pop` also writes a default over what it takes, which stands in the way of the next step that is put there.
        self.0.set_len(below);
        top
    }

    /// The step that is done next.
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.0.last().copied()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The steps from the next one to the last one.
    pub fn iter(&self) -> impl Iterator<Item = S> + '_ {
        self.0.iter().rev().copied()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// A game whose place in its rules is an agenda of up to `N` steps.
pub trait Procedure<const N: usize>: Game {
    type Step: Copy + Default;

    /// More steps than any position needs before one asks.
    const MAX_STEPS: u32;

    /// The rule that gives play its order.
    const ORDER: RuleId;

    fn agenda(&mut self) -> &mut Agenda<Self::Step, N>;

    /// Looks before every step whether the game has ended in the middle of something.
    #[inline]
    fn before_step(&mut self) {}

    /// Does a step that was taken from the agenda. The end of the game asks nobody and stays: [`Flow::Asks`].
    fn enter(&mut self, step: Self::Step, cx: &mut Cx<'_, Self::Event>) -> Flow;
}

/// Does steps until one asks or the game is over, or until enough was told ([`Cx::stopping`]).
pub fn run<G: Procedure<N>, const N: usize>(game: &mut G, cx: &mut Cx<'_, G::Event>) {
    let is_telling = cx.is_telling();
    for _ in 0..G::MAX_STEPS {
        if is_telling && cx.has_told_enough() {
            return;
        }
        game.before_step();
        if game.agenda().is_empty() {
            return;
        }
        let step = game.agenda().take_top();
        if game.enter(step, cx) == Flow::Asks {
            game.agenda().push(step);
            return;
        }
    }
    unreachable!("{}: play has an order, but this does not come to an end: {game:?}", G::ORDER);
}
