//! Warhammer Quest: The Adventure Card Game for 1 to 4 players: five quests of a campaign, and a delve.
//!
//! A game is one quest: its adventure stage, and in a campaign the settlement stage after it. A [`campaign`] makes the
//! setup of the next quest out of what the last one left.
//!
//! The rules reference is `docs/rules/quest.md`; every rule here cites its ID. Suggested reading order:
//! [`names`], [`effect`] (what cards can do), [`content`], [`state`], [`setup`], [`step`] (the table of contents), the
//! phases, the effects, [`query`], the verbs, [`view`], [`campaign`].

pub mod action;
pub mod campaign;
pub mod card;
pub mod content;
pub mod effect;
pub mod event;
pub mod names;
pub mod query;
pub mod sets;
pub mod setup;
pub mod state;
pub mod step;
pub mod view;

pub use action::{Action, Mark};
pub use campaign::{Campaign, Chronicle, Misfit, Report};
pub use card::Card;
pub use event::Event;
pub use setup::{Kit, Options, Setup};
pub use state::Quest;
pub use step::{Cause, Harm, Prompt, Step, Toll};
pub use view::View;
