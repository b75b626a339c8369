//! What a game must answer.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Refusal, Seat, SeatSet, Viewer, Violation};

/// The fact sheet of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The name used on the command line, in files and addresses.
    pub id: &'static str,
    pub min_seats: u8,
    pub max_seats: u8,
    pub kind: Kind,
    pub has_hidden_information: bool,
    /// Whether a seat may know what another seat must not; if not, people at one screen need no curtain.
    pub has_private_information: bool,
    pub has_chance: bool,
    /// No game takes more decisions than this.
    pub max_decisions: u32,
    /// Grows with every change of rules that could change a stored game.
    pub rules_version: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Competitive,
    Cooperative,
}

/// Who is asked what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<P> {
    /// The seats that may answer; with several, any of them may answer first.
    pub seats: SeatSet,
    pub prompt: P,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The seats that won, more than one where a victory is shared; empty when a cooperative game is lost.
    pub winners: SeatSet,
    /// One number per seat: 1 for a win, 0 for a loss, a share of 1 where a competitive victory is shared.
    pub returns: Vec<f32>,
    /// The game's own points per seat, if it has any.
    pub scores: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Status<P> {
    Awaiting(Decision<P>),
    Over(Outcome),
}

/// What a rule may reach beyond the position: randomness, and somebody who listens.
pub struct Cx<'a, E> {
    pub chance: &'a mut Chance,
    events: Option<&'a mut Vec<E>>,
    revealed: bool,
    /// [`run`](crate::run) stops between steps once so many events were told.
    stops_at: usize,
}

impl<'a, E> Cx<'a, E> {
    /// A context in which nobody listens: search and simulation.
    #[inline]
    pub fn silent(chance: &'a mut Chance) -> Self {
        Self { chance, events: None, revealed: false, stops_at: usize::MAX }
    }

    /// A context that collects events.
    pub fn telling(chance: &'a mut Chance, events: &'a mut Vec<E>) -> Self {
        Self { chance, events: Some(events), revealed: false, stops_at: usize::MAX }
    }

    /// A context that collects events, in which the game stops at the end of the step that tells the `n_events`-th one:
    /// to see what an action led to as it came about. A game that stopped so has nobody to ask; it can be looked at.
    pub fn stopping(chance: &'a mut Chance, events: &'a mut Vec<E>, n_events: usize) -> Self {
        Self { chance, events: Some(events), revealed: false, stops_at: n_events }
    }

    /// Whether events are collected.
    #[inline]
    pub(crate) fn is_telling(&self) -> bool {
        self.events.is_some()
    }

    /// Whether the game stops here, between two steps.
    #[inline]
    pub(crate) fn has_told_enough(&self) -> bool {
        self.events.as_ref().is_some_and(|it| self.stops_at <= it.len())
    }

    /// Tells what became visible. The event is built only if somebody listens.
    #[inline]
    pub fn emit<T: Into<E>>(&mut self, event: impl FnOnce() -> T) {
        if let Some(events) = &mut self.events {
            events.push(event().into());
        }
    }

    /// Marks that something hidden became known: what happened before cannot be taken back freely.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    #[inline]
    pub fn has_revealed(&self) -> bool {
        self.revealed
    }
}

/// The rules of one game.
///
/// A game is a value: it can be cloned, compared, stored, and it knows where it is in its own procedure. It stops
/// only at decision points, and [`Game::legal_actions`] lists every answer.
pub trait Game:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    const INFO: GameInfo;

    /// Scenario, variants, number of seats: plain data.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One choice; its text is the action notation.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err: Display>
        + Send
        + Sync
        + 'static;
    /// What is asked. Its sentence is the business of `text`.
    type Prompt: Copy + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What became visible.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know. Secrets cannot be expressed in another viewer's view.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Sets the game up and runs it to the first decision.
    ///
    /// # Errors
    /// When the setup is none that the rulebook knows.
    fn start(setup: &Self::Setup, cx: &mut Cx<'_, Self::Event>) -> Result<Self, Refusal>;

    /// Whom the game waits for, or how it ended.
    fn status(&self) -> Status<Self::Prompt>;

    /// The seats that the game waits for, as [`Game::status`] says; none when it is over. Bots ask this much more often.
    fn asked(&self) -> SeatSet {
        self.decision().map_or(SeatSet::EMPTY, |it| it.seats)
    }

    /// Every legal answer of `seat`, sorted and without repeats. Clears `out` first.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat` may do `action` now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Does a legal action and runs on to the next decision.
    ///
    /// # Panics
    /// May panic, or leave a senseless position, if the action is not legal.
    fn apply(&mut self, seat: Seat, action: Self::Action, cx: &mut Cx<'_, Self::Event>);

    /// Actions that a person at this decision might think of, legal or not, in any order. Only a seat that is asked is
    /// asked for.
    fn candidate_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The numbers of a legal action that players are told before they do it, by the names that its refusals give them:
    /// what it needs, what it costs, its chance.
    fn numbers(&self, _seat: Seat, _action: Self::Action) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    fn view(&self, viewer: Viewer) -> Self::View;

    /// Lists of the view, by the name of their field, to which a described position may add entries.
    const OPEN_LISTS: &'static [&'static str] = &[];

    /// Lists of the view whose order means nothing, by the name of their field, or by the last two parts of their path
    /// (`log.quests`) where another field has the same name.
    const UNORDERED: &'static [&'static str] = &[];

    /// The position that an omniscient view describes: the inverse of `view(Viewer::Omniscient)`. Pieces that the
    /// view names are taken from wherever `self`, a position of the same setup, has them. A step that has nothing to
    /// ask is done, as in play, with the randomness of `cx`.
    ///
    /// # Errors
    /// When the described position cannot be; the sentence says why.
    #[expect(
        clippy::wrong_self_convention,
        reason = "the setup and the content are those of this position"
    )]
    fn from_view_with(
        &self,
        view: &Self::View,
        cx: &mut Cx<'_, Self::Event>,
    ) -> Result<Self, Violation>;

    /// The same with any randomness, for positions that stand at a question.
    ///
    /// # Errors
    /// When the described position cannot be; the sentence says why.
    #[expect(
        clippy::wrong_self_convention,
        reason = "the setup and the content are those of this position"
    )]
    fn from_view(&self, view: &Self::View) -> Result<Self, Violation> {
        self.from_view_with(view, &mut Cx::silent(&mut Chance::fast(0)))
    }

    /// The part of an event that a viewer may know.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Resamples what `seat` cannot know.
    fn determinize(&mut self, seat: Seat, chance: &mut Chance);

    /// How promising the position is for `seat`, from 0 (lost) to 1 (won).
    fn evaluate(&self, seat: Seat) -> f32;

    /// The same for several seats, each at its place in `values`. A game has an answer of its own where one look at the
    /// position serves them all.
    fn evaluate_each(&self, seats: SeatSet, values: &mut [f32]) {
        for seat in seats.iter() {
            values[seat.idx()] = self.evaluate(seat);
        }
    }

    /// How good the position looks to somebody who looks no further than this, from 0 to 1: the greedy bot goes by it.
    /// A game has an answer of its own where its true odds give no hint of what takes more than one action.
    fn appeal(&self, seat: Seat) -> f32 {
        self.evaluate(seat)
    }

    /// How likely a good player is to give each of the `legal` answers of `seat`, as logarithms up to a constant: one number for
    /// each, in their order, or none where the game has learned nothing of the kind. Clears `out` first.
    fn likelihoods(&self, _seat: Seat, _legal: &[Self::Action], out: &mut Vec<f32>) {
        out.clear();
    }

    /// What `evaluate` said when the bot `mcts-1` was frozen: progress is measured against it. A game that changes
    /// `evaluate`, also if only its speed, keeps the old one here.
    fn evaluate_of_mcts_1(&self, seat: Seat) -> f32 {
        self.evaluate(seat)
    }

    /// The chance of `seat` to win, from 0 to 1, as people are told it. A game has an answer of its own where `evaluate`
    /// orders positions well and is surer than the results are.
    fn chance_to_win(&self, seat: Seat) -> f32 {
        self.evaluate(seat)
    }

    /// Checks conservation of the pieces and the consistency of the position.
    ///
    /// # Errors
    /// The first broken invariant, with the rule that states it.
    fn audit(&self) -> Result<(), Violation>;

    /// The candidate actions that `seat` may not do, sorted, with the reason.
    fn refusals(&self, seat: Seat) -> Vec<(Self::Action, Refusal)> {
        if !self.asked().contains(seat) {
            return Vec::new();
        }
        let mut candidate_actions = Vec::new();
        self.candidate_actions(seat, &mut candidate_actions);
        candidate_actions.sort_unstable();
        candidate_actions.dedup();
        let refused = |action: Self::Action| Some((action, self.check(seat, action).err()?));
        candidate_actions.into_iter().filter_map(refused).collect()
    }

    /// The decision that the game waits for, if it is not over.
    fn decision(&self) -> Option<Decision<Self::Prompt>> {
        match self.status() {
            Status::Awaiting(decision) => Some(decision),
            Status::Over(_) => None,
        }
    }

    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<Outcome> {
        match self.status() {
            Status::Awaiting(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }
}
