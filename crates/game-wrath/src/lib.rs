//! World of Warcraft: Wrath of the Lich King, a Pandemic System game, for 1 to 5 players: the whole rulebook.
//!
//! The rules reference is `docs/rules/wrath.md`; every rule here cites its ID. Suggested reading order:
//! [`names`], [`content`], [`state`], [`setup`], [`step`] (the table of contents), the phases, the queries, the verbs,
//! [`view`], `arrange` (a position from a view), `evaluate`, [`features`], `learned` and [`policy`].

pub mod action;
mod arrange;
mod audit;
pub mod content;
mod determinize;
mod encode;
mod evaluate;
pub mod event;
pub mod features;
mod flow;
mod learned;
pub mod names;
mod phases;
pub mod places;
pub mod policy;
mod query;
pub mod setup;
pub mod state;
pub mod step;
mod verbs;
pub mod view;
pub mod windows;

use kernel::{Chance, Cx, Game, GameInfo, Kind, Refusal, Seat, SeatSet, Status, Viewer, Violation};

pub use action::Action;
pub use event::Event;
pub use query::odds;
pub use setup::{Options, Setup};
pub use state::Wrath;
pub use step::{Moment, Prompt, Step};
pub use view::View;

impl Game for Wrath {
    const INFO: GameInfo = GameInfo {
        id: "wrath",
        min_seats: 1,
        max_seats: 5,
        kind: Kind::Cooperative,
        has_hidden_information: true,
        // WR-COOP-01: what is hidden is hidden from everybody.
        has_private_information: false,
        has_chance: true,
        max_decisions: 10_000,
        rules_version: 2,
    };

    type Setup = Setup;
    type Action = Action;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, cx: &mut Cx<'_, Event>) -> Result<Self, Refusal> {
        phases::opening::lay(setup, cx)
    }

    fn status(&self) -> Status<Prompt> {
        flow::status(self)
    }

    fn asked(&self) -> SeatSet {
        flow::asked(self)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        flow::legal(self, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        flow::check(self, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        flow::resolve(self, seat, action, cx);
    }

    fn candidate_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        flow::candidate_actions(self, seat, out);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    const UNORDERED: &'static [&'static str] = &[
        "spent",
        "passed",
        "holding",
        "sitting-out",
        "refused.*",
        "reopened.*",
        "settled.*",
        "rewards",
        "blocks.*",
        "scourge.discard",
        "boxed",
    ];

    fn from_view_with(&self, view: &View, cx: &mut Cx<'_, Event>) -> Result<Self, Violation> {
        arrange::from_view(self, view, cx)
    }

    /// Every event of this game is public, see [`event`].
    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize(&mut self, _seat: Seat, chance: &mut Chance) {
        determinize::resample(self, chance);
    }

    fn evaluate(&self, _seat: Seat) -> f32 {
        evaluate::odds(self)
    }

    fn appeal(&self, _seat: Seat) -> f32 {
        evaluate::appeal(self)
    }

    fn likelihoods(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        policy::likelihoods(self, seat, legal, out);
    }

    fn evaluate_of_mcts_1(&self, _seat: Seat) -> f32 {
        evaluate::by_hand(self)
    }

    fn chance_to_win(&self, _seat: Seat) -> f32 {
        evaluate::chance_to_win(self)
    }

    fn audit(&self) -> Result<(), Violation> {
        audit::audit(self)
    }
}
