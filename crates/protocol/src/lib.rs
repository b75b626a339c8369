//! What travels between the server and its clients as JSON, under `/api/v1` and in the streams of events.
//!
//! Seats are written `P1`, `P2`, …; actions are notation; views and events are the game's own and therefore a type
//! parameter. Every reply carries the table's `version`, the number of lines of its match file. The shapes are written out
//! in `tests/it`: a field may be added, none may change its name or meaning.
//!
//! Suggested reading order: `table`, `bot` (what a seat sees and does), `socket`, `inn` (what people do around a match),
//! `windows`, `whatif`, `together`, `problem`, `page`.

mod bot;
mod inn;
mod page;
mod pattern;
mod problem;
mod socket;
mod table;
mod together;
mod whatif;
mod whole;
mod windows;

pub use bot::{
    Act, Acted, Hint, HintProspect, Legal, Log, LoggedEvent, Measured, Refusals, Refused, TurnNews,
    Undo, UndoCount, View, Weighed, WeighedAnswer,
};
pub use inn::{
    AnswerAsk, AskBack, NewSubscription, Notes, Say, Subscribed, SubscriptionEntry, Subscriptions,
    Talk, TalkLine, Word,
};
pub use page::{Beat, Moment, PageNews, PagePart, Verb};
pub use problem::{Code, Problem};
pub use socket::{OfSeat, SocketAsk, SocketMessage, SocketRequest, SocketTold};
pub use table::{
    Choice, GameEntry, Games, Health, MatchBrought, MatchFile, NewCampaignTable, NewTable,
    OptionEntry, OptionKind, Outcome, OwnTable, OwnTables, SeatEntry, SeatKey, Table, TableMade,
    TakeSeat,
};
pub use together::{Ping, Point, Proposal, Propose};
pub use whatif::{BeginWhatIf, Imagined, StepWhatIf};
pub use windows::{Clock, SetWindows, Windows};
