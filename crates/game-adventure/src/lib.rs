//! World of Warcraft: The Adventure Game for 2 to 4 players.
//!
//! The rules reference is `docs/rules/adventure.md`; every rule here cites its ID. Character packs are out of scope.
//! Suggested reading order: [`names`], [`effect`] (what cards can do), [`content`], [`state`], [`setup`], [`step`] (the
//! table of contents), the phases, the effects, [`query`], the verbs, [`view`], `arrange` (a position from a view),
//! [`windows`] (what may be answered in advance), `evaluate` and [`outlook`] (what a position is good for), [`features`],
//! `learned` and [`policy`].

pub mod action;
mod arrange;
mod audit;
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
mod frozen;
mod learned;
pub mod names;
pub mod outlook;
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
mod written;

use kernel::{Chance, Cx, Game, GameInfo, Kind, Refusal, Seat, SeatSet, Status, Viewer, Violation};

pub use action::Action;
pub use card::Card;
pub use event::Event;
pub use setup::{MOST_ROUNDS, Options, Setup};
pub use state::Adventure;
pub use step::{Cause, Prompt, Stage, Step};
pub use view::View;

impl Game for Adventure {
    const INFO: GameInfo = GameInfo {
        id: "adventure",
        min_seats: 2,
        max_seats: 4,
        kind: Kind::Competitive,
        has_hidden_information: true,
        has_private_information: true,
        has_chance: true,
        max_decisions: 60_000,
        rules_version: 2,
    };

    const OPEN_LISTS: &'static [&'static str] = &["track", "tokens", "boxed", "kept"];

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
        prompt::asked(self).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if prompt::asked(self) == Some(seat) {
            flow::legal(self, seat, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match prompt::asked(self) {
            None => Err(Refusal::new("AG-WIN-01", "game-over")),
            Some(asked) if asked == seat => flow::check(self, seat, action),
            Some(asked) => {
                Err(Refusal::new("AG-TURN-03", "not-your-turn")
                    .with("seat", i32::from(asked.0) + 1))
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
        flow::resolve(self, seat, action, cx);
    }

    fn candidate_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        flow::candidate_actions(self, seat, out);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of::of(self, viewer)
    }

    const UNORDERED: &'static [&'static str] = &[
        "hand-cards",
        "bag",
        "discard",
        "events",
        "dropped",
        "log.quests",
        "log.events",
        "targets",
        "known",
        "winners",
    ];

    fn from_view_with(&self, view: &View, cx: &mut Cx<'_, Event>) -> Result<Self, Violation> {
        arrange::from_view(self, view, cx)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }

    fn determinize(&mut self, seat: Seat, chance: &mut Chance) {
        determinize::resample(self, seat, chance);
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        evaluate::evaluate(self, seat)
    }

    fn evaluate_each(&self, seats: SeatSet, values: &mut [f32]) {
        evaluate::evaluate_each(self, seats, values);
    }

    fn appeal(&self, seat: Seat) -> f32 {
        evaluate::appeal(self, seat)
    }

    fn evaluate_of_mcts_1(&self, seat: Seat) -> f32 {
        frozen::evaluate(self, seat)
    }

    fn chance_to_win(&self, seat: Seat) -> f32 {
        evaluate::chance_to_win(self, seat)
    }

    fn likelihoods(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        policy::likelihoods(self, seat, legal, out);
    }

    fn audit(&self) -> Result<(), Violation> {
        audit::audit(self)
    }
}
