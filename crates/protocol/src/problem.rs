//! What went wrong, in a form that a program can tell apart.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The body of every reply that is not a success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    pub code: Code,
    /// For people; may change at any time and contains no secret.
    pub message: String,
    /// The version of the table, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
    /// The rule that forbids the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// The stable name of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request cannot be read.
    BadRequest,
    /// There is no such page or endpoint.
    NotFound,
    /// There is such an endpoint, but not for this method.
    NoSuchMethod,
    /// A page of another site sent the request.
    OtherSite,
    NoSuchGame,
    NoSuchTable,
    /// No seat of the table has this number, or the key opens none.
    NoSuchSeat,
    /// The setup, an option or the list of seats is wrong.
    BadSetup,
    /// The text is no action of the game.
    BadAction,
    /// The client shows no key, and this takes one: that of a seat, or that of a browser.
    NoKey,
    /// The client does not hold a seat that may do this.
    NotYourSeat,
    /// The seat is not asked at the moment.
    NotYourTurn,
    /// There is no such window, or the answer in advance is not always, never or ask.
    BadWindow,
    /// The person of the seat is there, or nobody waits for him: no bot may sit in.
    StillHere,
    /// A rule forbids the action.
    Refused,
    /// The command was based on an older version.
    Stale,
    /// Nothing was played that could be taken back.
    NothingToUndo,
    /// Luck, a reveal or another seat lies in between.
    CannotUndo,
    /// The match file is secret until the match is over.
    MatchRunning,
    /// The match is over: nothing of the kind is done any more.
    MatchOver,
    /// The match belongs to no campaign, is not over, or was the last one of its campaign.
    NoSequel,
    /// No hints are given here: people play against each other and have not agreed on hints.
    NoHints,
    /// There are proposals and pings in cooperative games only.
    NotCooperative,
    /// Nobody else is asked, to whom something could be proposed.
    NobodyAsked,
    /// There is no such space on the board.
    NoSuchSpace,
    /// The seat proposes and points too often, or the address asks too often; `Retry-After` names the seconds to wait.
    TooFast,
    /// The match has not begun: words are still being mixed into its luck.
    Mixing,
    /// No words are mixed in here, or the match has begun.
    NotMixing,
    /// Somebody has asked to take back, and the others have not answered.
    AskPending,
    /// Nothing is imagined at this table, or it has moved on.
    NothingImagined,
    /// The match file does not hold, or is not finished.
    BadMatch,
    TooLarge,
    /// The table met a fault and stands still.
    Frozen,
    /// Whoever runs the server has closed the table.
    Closed,
    /// Whoever runs the server lets this address or this browser in no more.
    Banned,
    /// The store did not take or give what it should; nothing was done.
    Store,
    Internal,
}
