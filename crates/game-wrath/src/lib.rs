//! World of Warcraft: Wrath of the Lich King, a Pandemic System game, for 1 to 5 players: the whole rulebook.
//!
//! The rules reference is `docs/rules/wrath.md`; every rule here cites its ID. Suggested reading order:
//! [`names`], [`content`], [`state`], [`setup`], [`step`] (the table of contents), the phases, the queries, the verbs,
//! [`view`].

pub mod action;
pub mod content;
pub mod event;
pub mod names;
pub mod places;
pub mod setup;
pub mod state;
pub mod step;
pub mod view;

pub use action::Action;
pub use event::Event;
pub use setup::{Options, Setup};
pub use state::Wrath;
pub use step::{Moment, Prompt, Step};
pub use view::View;
