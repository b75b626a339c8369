//! Why a table does not do what is wanted.

use catalog::{AnyGame, Refused};
use kernel::Refusal;
use protocol::Code;
use text::{Arg, Lang, Voice, id, message};

use crate::stored::StoreError;

/// Why a table did not do what was wanted. Every variant has a stable code and a sentence in every language.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError {
    #[error("there is no game '{0}'")]
    NoSuchGame(String),
    #[error("there is no such seat, or the key opens none")]
    NoSuchSeat,
    #[error("{0}")]
    BadSetup(String),
    #[error("{0}")]
    RefusedSetup(Refused),
    #[error("{what}")]
    BadAction { action: String, what: String },
    #[error("this seat is not yours")]
    NotYourSeat,
    #[error("the seat is not asked now")]
    NotYourTurn,
    #[error("{0}")]
    BadWindow(String),
    #[error("the person of this seat is here, or nobody waits for him")]
    StillHere,
    #[error("{0}")]
    Refused(Refused),
    #[error("the table has moved on to version {version}")]
    Stale { version: u32 },
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("the match file is secret until the match is over")]
    MatchRunning,
    #[error("luck, a reveal or another seat's action lies in between")]
    CannotUndo,
    #[error("nothing follows: {0}")]
    NoSequel(&'static str),
    #[error("in this game nobody proposes and nobody points: each seat plays for itself")]
    NotCooperative,
    #[error("nobody else is asked now, or only a bot")]
    NobodyAsked,
    #[error("there is no space '{0}'")]
    NoSuchSpace(String),
    #[error("too many proposals and pings: wait a few seconds")]
    TooFast,
    #[error("the match has not begun: words are still being mixed into its luck")]
    Mixing,
    #[error("no words are mixed in here, or the match has begun")]
    NotMixing,
    #[error("there is nothing in it, or it is too long")]
    NoWords,
    #[error("somebody has asked already, and the others have not answered")]
    AskPending,
    #[error("the match has no such move")]
    NoSuchMove,
    #[error("line {line} of the match file: {what}")]
    BadMatch { line: usize, what: String },
    #[error(
        "line {line} of the match file has no seed: only a match that is over can be kept, or one that was taken along to go on"
    )]
    MatchUnproved { line: usize },
    #[error("only who has the seats of all people at the table may take the match along")]
    NotAlone,
    #[error(
        "the match was taken along, and who has it may know its dice: nobody else sits down here"
    )]
    SeedTold,
    #[error("every seat has secrets here: whoever has one cannot take another")]
    SecondSeat,
    #[error("the match is over")]
    MatchOver,
    #[error("there is no lesson of that name")]
    NoSuchLesson,
    #[error("the lesson does not wait for that now")]
    NoLessonNow,
    #[error("there are no hints where people play against each other")]
    NoHints,
    #[error("the table met a fault and stands still")]
    Frozen,
    #[error("whoever runs the server has closed the table")]
    Closed,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("something went wrong on our side")]
    Internal,
}

impl TableError {
    pub fn code(&self) -> Code {
        match self {
            Self::NoSuchGame(_) => Code::NoSuchGame,
            Self::NoSuchSeat => Code::NoSuchSeat,
            Self::BadSetup(_) | Self::RefusedSetup(_) => Code::BadSetup,
            Self::BadAction { .. } => Code::BadAction,
            Self::NotYourSeat | Self::NotAlone | Self::SeedTold | Self::SecondSeat => {
                Code::NotYourSeat
            }
            Self::NotYourTurn => Code::NotYourTurn,
            Self::BadWindow(_) => Code::BadWindow,
            Self::StillHere => Code::StillHere,
            Self::Refused(_) => Code::Refused,
            Self::Stale { .. } => Code::Stale,
            Self::NothingToUndo => Code::NothingToUndo,
            Self::CannotUndo => Code::CannotUndo,
            Self::MatchRunning => Code::MatchRunning,
            Self::NoSequel(_) => Code::NoSequel,
            Self::NotCooperative => Code::NotCooperative,
            Self::NobodyAsked => Code::NobodyAsked,
            Self::NoSuchSpace(_) => Code::NoSuchSpace,
            Self::TooFast => Code::TooFast,
            Self::Mixing => Code::Mixing,
            Self::NotMixing => Code::NotMixing,
            Self::NoWords => Code::BadRequest,
            Self::MatchOver => Code::MatchOver,
            Self::NoHints => Code::NoHints,
            Self::NoSuchLesson => Code::NotFound,
            Self::NoLessonNow => Code::Stale,
            Self::AskPending => Code::AskPending,
            Self::NoSuchMove => Code::NotFound,
            Self::BadMatch { .. } | Self::MatchUnproved { .. } => Code::BadMatch,
            Self::Frozen => Code::Frozen,
            Self::Closed => Code::Closed,
            Self::Store(_) => Code::Store,
            Self::Internal => Code::Internal,
        }
    }

    pub fn refused(game: &'static dyn AnyGame, refusal: Refusal) -> Self {
        Self::Refused(Refused { game, refusal: Box::new(refusal) })
    }

    /// The rule that forbids it.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::RefusedSetup(why) | Self::Refused(why) => Some(why.refusal.rule),
            _ => None,
        }
    }

    /// The sentence for players. What went wrong inside the server is for its log, not for them.
    pub fn say(&self, voice: &Voice<'_>) -> String {
        let say = |id, args: &[(&str, Arg)]| message(voice.lang, id, args);
        match self {
            Self::NoSequel(_) => say(id::CAMPAIGN_NO_SEQUEL, &[]),
            Self::BadWindow(_) => say(id::ERROR_BAD_REQUEST, &[]),
            Self::NoSuchGame(game) => {
                say(id::ERROR_UNKNOWN_GAME, &[("game", game.as_str().into())])
            }
            Self::NoSuchSeat | Self::NotYourSeat => say(id::ERROR_SEAT_NOT_FOUND, &[]),
            Self::BadSetup(what) => what.clone(),
            Self::BadAction { action, .. } => {
                say(id::ERROR_BAD_ACTION, &[("action", action.as_str().into())])
            }
            Self::NotYourTurn => say(id::ERROR_NOT_YOUR_TURN, &[]),
            Self::StillHere => say(id::ERROR_STILL_HERE, &[]),
            Self::RefusedSetup(why) | Self::Refused(why) => refused(voice, why),
            Self::Stale { .. } => say(id::ERROR_STALE, &[]),
            Self::NothingToUndo => say(id::ERROR_NOTHING_TO_UNDO, &[]),
            Self::CannotUndo => say(id::ERROR_CANNOT_UNDO, &[]),
            Self::MatchRunning => say(id::ERROR_NOT_FOUND, &[]),
            Self::NotCooperative => say(id::ERROR_NOT_COOPERATIVE, &[]),
            Self::NobodyAsked => say(id::ERROR_NOBODY_ASKED, &[]),
            Self::NoSuchSpace(space) => {
                say(id::ERROR_NO_SPACE, &[("space", space.as_str().into())])
            }
            Self::TooFast => say(id::ERROR_TOO_FAST, &[]),
            Self::Mixing => say(id::ERROR_MIXING, &[]),
            Self::NotMixing => say(id::ERROR_NOT_MIXING, &[]),
            Self::NoWords => say(id::ERROR_NO_WORDS, &[]),
            Self::AskPending => say(id::ASK_PENDING, &[]),
            Self::NoSuchMove => say(id::ERROR_NO_MOVE, &[]),
            Self::BadMatch { line, what } => {
                say(id::ERROR_BAD_MATCH, &[("line", (*line).into()), ("why", what.as_str().into())])
            }
            Self::MatchUnproved { line } => {
                say(id::ERROR_MATCH_UNPROVED, &[("line", (*line).into())])
            }
            Self::NotAlone => say(id::ALONG_NOT_ALONE, &[]),
            Self::SeedTold => say(id::ALONG_SEED_TOLD, &[]),
            Self::SecondSeat => say(id::ERROR_SECOND_SEAT, &[]),
            Self::MatchOver => say(id::TABLE_GAME_OVER, &[]),
            Self::NoSuchLesson => say(id::ERROR_NO_LESSON, &[]),
            Self::NoLessonNow => say(id::LESSON_OVER, &[]),
            Self::NoHints => say(id::HINT_NONE_HERE, &[]),
            Self::Frozen => say(id::ERROR_FROZEN, &[]),
            Self::Closed => say(id::ERROR_CLOSED, &[]),
            Self::Store(StoreError::Closed(_)) => say(id::ERROR_STORE_CLOSED, &[]),
            Self::Store(StoreError::Lost { .. }) => say(id::ERROR_STORE_LOST, &[]),
            Self::Store(StoreError::Unclear(_)) => say(id::ERROR_STORE_UNCLEAR, &[]),
            Self::Store(StoreError::Damaged { .. }) => say(id::ERROR_FROZEN, &[]),
            Self::Store(StoreError::Failed(_) | StoreError::Conflict { .. }) | Self::Internal => {
                say(id::ERROR_SERVER, &[])
            }
        }
    }

    /// The message for programs: English and exact.
    pub fn plain(&self) -> String {
        match self {
            Self::Store(StoreError::Lost { .. }) => MOVING.to_owned(),
            Self::Store(StoreError::Unclear(_)) => UNCLEAR.to_owned(),
            // What the store says may name files of the host.
            Self::Store(_) => "the store failed; nothing was done".to_owned(),
            Self::Refused(_) | Self::RefusedSetup(_) => self.say(&Voice::nameless(Lang::En)),
            other => other.to_string(),
        }
    }
}

/// What programs are told whose table changes its node.
pub const MOVING: &str =
    "the table is moving to another node; whether this was done shows when it is asked again";

/// What programs are told whose database was lost while it stored what they did.
const UNCLEAR: &str =
    "the database was lost while this was stored; whether it was done shows when it is asked again";

/// The sentence of a rule that forbids something.
fn refused(voice: &Voice<'_>, why: &Refused) -> String {
    message(voice.lang, id::ERROR_REFUSED, &[("why", why.tell(voice).into())])
}
