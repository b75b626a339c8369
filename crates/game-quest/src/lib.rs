//! Warhammer Quest: The Adventure Card Game for 1 to 4 players: five quests of a campaign, and a delve.
//!
//! A game is one quest (WQ-ROUND-01, WQ-DELVE-05): its adventure stage, and in a campaign the settlement stage
//! after it. A [`campaign`] makes the setup of the next quest out of what the last one left.
//!
//! The rules reference is `docs/rules/quest.md`; every rule here cites its ID. Suggested reading order:
//! [`names`], [`effect`] (what cards can do), [`content`], [`state`], [`setup`], [`step`] (the table of contents), the
//! phases, the effects, [`query`], the verbs, [`view`], `arrange` (a position from a view), [`campaign`], `evaluate`, [`features`], `learned`
//! and [`policy`].

pub mod action;
mod arrange;
mod audit;
pub mod campaign;
mod candidate_actions;
pub mod card;
pub mod content;
mod determinize;
pub mod effect;
mod effects;
mod encode;
mod evaluate;
pub mod event;
pub mod features;
mod flow;
mod learned;
pub mod names;
mod phases;
pub mod policy;
mod prompt;
pub mod query;
pub mod sets;
pub mod setup;
pub mod state;
pub mod step;
mod verbs;
pub mod view;
pub mod windows;

use kernel::{Chance, Cx, Game, GameInfo, Kind, Refusal, Seat, SeatSet, Status, Viewer, Violation};

pub use action::{Action, Mark};
pub use campaign::{Campaign, Chronicle, Misfit, Report};
pub use card::Card;
pub use event::Event;
pub use phases::activation::scheme as activation_order;
pub use phases::end::MOST_ROUNDS;
pub use setup::{Kit, Options, Setup};
pub use state::Quest;
pub use step::{Cause, Harm, Prompt, Step, Toll};
pub use view::View;

impl Game for Quest {
    const INFO: GameInfo = GameInfo {
        id: "quest",
        min_seats: 1,
        max_seats: 4,
        kind: Kind::Cooperative,
        has_hidden_information: true,
        has_private_information: false,
        has_chance: true,
        max_decisions: 20_000,
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
        prompt::status(self)
    }

    fn asked(&self) -> SeatSet {
        prompt::asked(self)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if prompt::is_asked(self, seat) {
            flow::legal(self, seat, out);
            debug_assert!(out.is_sorted_by(|one, other| one < other), "in order: {out:?}");
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let asked = self.asked();
        match asked.first() {
            None => Err(Refusal::new("WQ-END-01", "game-over")),
            Some(_) if asked.contains(seat) => flow::check(self, seat, action),
            Some(first) => {
                Err(Refusal::new("WQ-GOLD-04", "not-your-turn")
                    .with("seat", i32::from(first.0) + 1))
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        flow::resolve(self, seat, action, cx);
    }

    fn candidate_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        candidate_actions::of(self, seat, out);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of::of(self, viewer)
    }

    const UNORDERED: &'static [&'static str] = &[
        "holding",
        "conditions",
        "equipped",
        "exhausted-gear",
        "depleted-gear",
        "engaged",
        "defeated",
        "known",
        "discard",
        "smith",
        "nemeses",
        "removed",
        "fortunes",
        "warpstone",
        "refused",
        "used-gear",
        "used-items",
        "named",
        "named-heroes",
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
        evaluate::evaluate(self)
    }

    fn appeal(&self, _seat: Seat) -> f32 {
        evaluate::by_hand(self)
    }

    fn evaluate_of_mcts_1(&self, _seat: Seat) -> f32 {
        evaluate::by_hand(self)
    }

    fn chance_to_win(&self, _seat: Seat) -> f32 {
        evaluate::chance_to_win(self)
    }

    fn likelihoods(&self, _seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        policy::likelihoods(self, legal, out);
    }

    fn audit(&self) -> Result<(), Violation> {
        audit::audit(self)
    }
}
