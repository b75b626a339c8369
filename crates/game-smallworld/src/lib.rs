//! Small World of Warcraft for 2 to 5 players: the whole rulebook, with the team variant.
//!
//! The rules reference is `docs/rules/smallworld.md`; every rule here cites its ID. Suggested reading order:
//! [`content`], [`state`], [`setup`], [`step`] (the table of contents), the phases, [`query`], [`verbs`], [`view`],
//! `arrange` (a position from a view), `evaluate`, [`features`], `learned` and [`policy`].

pub mod action;
mod arrange;
mod audit;
pub mod content;
pub mod determinize;
mod encode;
mod evaluate;
pub mod event;
pub mod features;
mod learned;
mod phases;
pub mod policy;
mod query;
pub mod setup;
pub mod state;
mod step;
mod verbs;
pub mod view;
pub mod windows;

use kernel::{Chance, Cx, Game, GameInfo, Kind, Refusal, Seat, SeatSet, Status, Viewer, Violation};

pub use action::{Action, Mean, Means, Piece};
pub use event::Event;
pub use query::cost::{CostLine, Price, percent_of_rolls};
pub use query::dues::{Due, Dues};
pub use query::reach::Reach;
pub use setup::{Options, Setup, team_of};
pub use state::SmallWorld;
pub use step::{Prompt, Step};
pub use view::View;

impl Game for SmallWorld {
    const INFO: GameInfo = GameInfo {
        id: "smallworld",
        min_seats: 2,
        max_seats: 5,
        kind: Kind::Competitive,
        has_hidden_information: true,
        has_private_information: true,
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
        setup::lay(setup, cx)
    }

    fn status(&self) -> Status<Prompt> {
        step::status(self)
    }

    fn asked(&self) -> SeatSet {
        step::asked(self).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if step::asked(self) == Some(seat) {
            step::legal(self, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match step::asked(self) {
            Some(asked) if asked == seat => step::check(self, action),
            Some(asked) => {
                Err(Refusal::new("SW-TURN-01", "not-your-turn")
                    .with("seat", i32::from(asked.0) + 1))
            }
            None => Err(Refusal::new("SW-END-01", "game-over")),
        }
    }

    fn apply(&mut self, _seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        step::resolve(self, action, cx);
    }

    fn candidate_actions(&self, _seat: Seat, out: &mut Vec<Action>) {
        step::candidate_actions(self, out);
    }

    fn numbers(&self, seat: Seat, action: Action) -> Vec<(&'static str, i32)> {
        query::numbers::of(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    const UNORDERED: &'static [&'static str] = &[
        "boards",
        "used",
        "attacked",
        "taken",
        "put",
        "beasts-taken",
        "beasts-put",
        "two-left",
        "relics",
        "discarded",
        "harmony",
        "income",
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

    fn evaluate(&self, seat: Seat) -> f32 {
        evaluate::evaluate(self, seat)
    }

    /// By hand: whoever looks no further than this is not to become stronger with what searches have learned.
    fn appeal(&self, seat: Seat) -> f32 {
        evaluate::by_hand(self, seat)
    }

    fn likelihoods(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        policy::likelihoods(self, seat, legal, out);
    }

    fn chance_to_win(&self, seat: Seat) -> f32 {
        evaluate::chance_to_win(self, seat)
    }

    fn evaluate_of_mcts_1(&self, seat: Seat) -> f32 {
        evaluate::by_hand(self, seat)
    }

    fn audit(&self) -> Result<(), Violation> {
        audit::audit(self)
    }
}
