//! The shape that every game takes: a value that stops at decision points and asks.
//!
//! A [`Game`] knows its rules and nothing else: no clock, no input or output, no generator of its own.
//! Randomness is an argument ([`Chance`]), what becomes visible is told to [`Cx`], and [`Match`] is the only
//! checked door through which actions reach a position.
//!
//! Suggested reading order: [`seat`], [`chance`], [`agenda`], [`refusal`], [`game`], [`matches`], [`option`],
//! [`window`].

pub mod agenda;
pub mod chance;
pub mod game;
pub mod matches;
pub mod option;
pub mod refusal;
pub mod seat;
pub mod window;

pub use agenda::{Agenda, Flow, Procedure, run};
pub use chance::{Chance, Draw, Script, ScriptError};
pub use game::{Cx, Decision, Game, GameInfo, Kind, Outcome, Status};
pub use matches::{
    Entry, Frame, Match, MatchLog, Origin, PlayError, Record, ReplayError, Situation, UndoError,
};
pub use option::{OptionValues, Slot, TableOption, TableSetup};
pub use refusal::{Refusal, RuleId, Violation, ensure};
pub use seat::{Seat, SeatSet, Viewer};
pub use window::{Preference, WindowAnswer};
