//! What can go wrong: while starting, and while serving.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use axum::http::StatusCode;
use catalog::{AnyGame, CampaignError, Refused};
use kernel::Refusal;
use protocol::{Code, Problem};
use text::{Arg, Lang, Voice, id, message};

use crate::notify::{MOST_SUBSCRIPTIONS, WayError};
use crate::store::{Peer, StoreError};

/// Why the server did not start, in one line for whoever started it.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(
        "the port of {addr} is in use: is another gospoda running? choose another one with --addr"
    )]
    PortInUse { addr: SocketAddr },
    #[error("cannot listen on {addr}: {source}")]
    Listen { addr: SocketAddr, source: io::Error },
    #[error("the data folder {} cannot be written to: {source}", path.display())]
    Folder { path: PathBuf, source: io::Error },
    #[error("the data folder {} is in use by another gospoda", path.display())]
    FolderTaken { path: PathBuf },
    #[error("the database {} is damaged and was left as it is: {what}", path.display())]
    Damaged { path: PathBuf, what: String },
    #[error("the database cannot be used: {what}")]
    Database { what: String },
    #[error(
        "the address {given} is every address of this machine: tell the other nodes which one with --node"
    )]
    NoAddress { given: SocketAddr },
    #[error("no backup {}: {what}", path.display())]
    Backup { path: PathBuf, what: String },
    #[error("serving ended: {0}")]
    Ended(io::Error),
}

/// Why a request was not served. Every variant has a stable code, a status and a sentence in every language.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ApiError {
    #[error("the request cannot be read: {0}")]
    BadRequest(String),
    #[error("there is no such page")]
    NotFound,
    #[error("there is something here, but not for this method")]
    NoSuchMethod,
    #[error("a page of another site may not do this")]
    OtherSite,
    #[error("there is no game '{0}'")]
    NoSuchGame(String),
    #[error("there is no such table")]
    NoSuchTable,
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
    #[error("luck, a reveal or another seat's action lies in between")]
    CannotUndo,
    #[error("the match file is secret until the match is over")]
    MatchRunning,
    #[error("{0}")]
    BadCampaign(CampaignError),
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
    #[error("too many requests from this address: wait {seconds} s")]
    TooMany { seconds: u32 },
    #[error("the match has not begun: words are still being mixed into its luck")]
    Mixing,
    #[error("no words are mixed in here, or the match has begun")]
    NotMixing,
    #[error("there is nothing in it, or it is too long")]
    NoWords,
    #[error("somebody has asked already, and the others have not answered")]
    AskPending,
    #[error("nothing is imagined here: the table has moved on, or it was long ago")]
    NothingImagined,
    #[error("the match has no such move")]
    NoSuchMove,
    #[error("line {line} of the match file: {what}")]
    BadMatch { line: usize, what: String },
    #[error("only a finished match whose seed was revealed can be kept")]
    MatchUnproved,
    #[error(transparent)]
    BadWay(#[from] WayError),
    #[error("this server sends no mail")]
    NoMail,
    #[error("there are {MOST_SUBSCRIPTIONS} subscriptions already")]
    TooManySubscriptions,
    #[error("there is no such subscription")]
    NoSuchSubscription,
    #[error("this is not the code from the mail")]
    WrongCode,
    #[error("the request is too large")]
    TooLarge,
    #[error("the table met a fault and stands still")]
    Frozen,
    #[error("the table is with another node")]
    Elsewhere(Peer),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("something went wrong on our side")]
    Internal,
}

impl ApiError {
    /// Too much came from one address, which has to wait: told in whole seconds.
    pub(crate) fn too_many(wait: Duration) -> Self {
        let seconds = wait.as_millis().div_ceil(1000).max(1);
        Self::TooMany { seconds: u32::try_from(seconds).unwrap_or(u32::MAX) }
    }

    pub fn code(&self) -> Code {
        match self {
            Self::BadRequest(_) => Code::BadRequest,
            Self::NotFound => Code::NotFound,
            Self::NoSuchMethod => Code::NoSuchMethod,
            Self::OtherSite => Code::OtherSite,
            Self::NoSuchGame(_) => Code::NoSuchGame,
            Self::NoSuchTable => Code::NoSuchTable,
            Self::NoSuchSeat => Code::NoSuchSeat,
            Self::BadSetup(_) | Self::RefusedSetup(_) => Code::BadSetup,
            Self::BadAction { .. } => Code::BadAction,
            Self::NotYourSeat => Code::NotYourSeat,
            Self::NotYourTurn => Code::NotYourTurn,
            Self::BadWindow(_) => Code::BadWindow,
            Self::StillHere => Code::StillHere,
            Self::Refused(_) => Code::Refused,
            Self::Stale { .. } => Code::Stale,
            Self::NothingToUndo => Code::NothingToUndo,
            Self::CannotUndo => Code::CannotUndo,
            Self::MatchRunning => Code::MatchRunning,
            Self::BadCampaign(_) => Code::BadSetup,
            Self::NoSequel(_) => Code::BadRequest,
            Self::NotCooperative => Code::NotCooperative,
            Self::NobodyAsked => Code::NobodyAsked,
            Self::NoSuchSpace(_) => Code::NoSuchSpace,
            Self::TooFast | Self::TooMany { .. } => Code::TooFast,
            Self::Mixing => Code::Mixing,
            Self::NotMixing => Code::NotMixing,
            Self::NoWords => Code::BadRequest,
            Self::AskPending => Code::AskPending,
            Self::NothingImagined => Code::NothingImagined,
            Self::NoSuchMove => Code::NotFound,
            Self::BadMatch { .. } | Self::MatchUnproved => Code::BadMatch,
            Self::BadWay(_) | Self::NoMail | Self::WrongCode | Self::TooManySubscriptions => {
                Code::BadRequest
            }
            Self::NoSuchSubscription => Code::NotFound,
            Self::TooLarge => Code::TooLarge,
            Self::Frozen => Code::Frozen,
            Self::Elsewhere(_) | Self::Store(_) => Code::Store,
            Self::Internal => Code::Internal,
        }
    }

    pub fn status(&self) -> StatusCode {
        match self {
            Self::BadRequest(_)
            | Self::BadCampaign(_)
            | Self::NoSequel(_)
            | Self::BadSetup(_)
            | Self::RefusedSetup(_)
            | Self::BadWindow(_)
            | Self::BadAction { .. }
            | Self::NoWords
            | Self::BadMatch { .. }
            | Self::MatchUnproved
            | Self::BadWay(_)
            | Self::NoMail
            | Self::WrongCode
            | Self::TooManySubscriptions
            | Self::NoSuchSpace(_) => StatusCode::BAD_REQUEST,
            Self::NoSuchMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotFound
            | Self::NoSuchGame(_)
            | Self::NoSuchTable
            | Self::NoSuchMove
            | Self::NoSuchSubscription
            | Self::NoSuchSeat => StatusCode::NOT_FOUND,
            Self::NotYourSeat | Self::MatchRunning | Self::OtherSite => StatusCode::FORBIDDEN,
            Self::Stale { .. }
            | Self::NotYourTurn
            | Self::StillHere
            | Self::Mixing
            | Self::NotMixing
            | Self::AskPending
            | Self::NothingImagined
            | Self::NobodyAsked => StatusCode::CONFLICT,
            Self::Refused(_) | Self::NothingToUndo | Self::CannotUndo | Self::NotCooperative => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::TooFast | Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Frozen | Self::Elsewhere(_) | Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    pub(crate) fn refused(game: &'static dyn AnyGame, refusal: Refusal) -> Self {
        Self::Refused(Refused { game, refusal: Box::new(refusal) })
    }

    /// The sentence for people. What went wrong inside the house is for the log, not for them.
    pub fn say(&self, lang: Lang) -> String {
        self.say_to(&Voice::nameless(lang))
    }

    pub(crate) fn say_to(&self, voice: &Voice<'_>) -> String {
        let say = |id, args: &[(&str, Arg)]| message(voice.lang, id, args);
        match self {
            Self::BadCampaign(error) => error.tell(voice.lang),
            Self::NoSequel(_) => say(id::CAMPAIGN_NO_SEQUEL, &[]),
            Self::BadRequest(_) | Self::BadWindow(_) | Self::TooLarge | Self::OtherSite => {
                say(id::ERROR_BAD_REQUEST, &[])
            }
            Self::NotFound | Self::NoSuchMethod | Self::NoSuchSubscription => {
                say(id::ERROR_NOT_FOUND, &[])
            }
            Self::NoSuchGame(game) => {
                say(id::ERROR_UNKNOWN_GAME, &[("game", game.as_str().into())])
            }
            Self::NoSuchTable => say(id::ERROR_TABLE_NOT_FOUND, &[]),
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
            Self::TooFast | Self::TooMany { .. } => say(id::ERROR_TOO_FAST, &[]),
            Self::Mixing => say(id::ERROR_MIXING, &[]),
            Self::NotMixing => say(id::ERROR_NOT_MIXING, &[]),
            Self::NoWords => say(id::ERROR_NO_WORDS, &[]),
            Self::AskPending => say(id::ASK_PENDING, &[]),
            Self::NothingImagined => say(id::ERROR_NOTHING_IMAGINED, &[]),
            Self::NoSuchMove => say(id::ERROR_NO_MOVE, &[]),
            Self::BadMatch { line, what } => {
                say(id::ERROR_BAD_MATCH, &[("line", (*line).into()), ("why", what.as_str().into())])
            }
            Self::BadWay(WayError::NoUrl) => say(id::TELL_BAD_URL, &[]),
            Self::BadWay(WayError::Private) => say(id::TELL_PRIVATE, &[]),
            Self::BadWay(WayError::NoMailbox) => say(id::TELL_BAD_MAILBOX, &[]),
            Self::BadWay(WayError::NoKeys) => say(id::TELL_BAD_KEYS, &[]),
            Self::NoMail => say(id::TELL_NO_MAIL, &[]),
            Self::TooManySubscriptions => {
                say(id::TELL_TOO_MANY, &[("n", MOST_SUBSCRIPTIONS.into())])
            }
            Self::WrongCode => say(id::TELL_CODE_WRONG, &[]),
            Self::MatchUnproved => say(id::ERROR_MATCH_UNPROVED, &[]),
            Self::Frozen => say(id::ERROR_FROZEN, &[]),
            Self::Store(StoreError::Closed(_)) => say(id::ERROR_STORE_CLOSED, &[]),
            Self::Elsewhere(_) | Self::Store(StoreError::Lost { .. }) => {
                say(id::ERROR_STORE_LOST, &[])
            }
            Self::Store(StoreError::Failed(_) | StoreError::Conflict { .. }) | Self::Internal => {
                say(id::ERROR_SERVER, &[])
            }
        }
    }

    /// The body of the reply. Programs are told in English, exactly.
    pub(crate) fn problem(&self, lang: Option<Lang>) -> Problem {
        let version = if let Self::Stale { version } = self { Some(*version) } else { None };
        let mut rule = None;
        if let Self::RefusedSetup(why) | Self::Refused(why) = self {
            rule = Some(why.refusal.rule.to_owned());
        }
        let plain = match self {
            Self::Elsewhere(_) | Self::Store(StoreError::Lost { .. }) => {
                "the table is moving to another node; whether this was done shows when it is asked again".to_owned()
            }
            // What the store says may name files of the host.
            Self::Store(_) => "the store failed; nothing was done".to_owned(),
            Self::Refused(_) | Self::RefusedSetup(_) => self.say(Lang::En),
            other => other.to_string(),
        };
        Problem {
            code: self.code(),
            message: lang.map_or(plain, |lang| self.say(lang)),
            version,
            rule,
        }
    }
}

/// The sentence of a rule that forbids something.
fn refused(voice: &Voice<'_>, why: &Refused) -> String {
    message(voice.lang, id::ERROR_REFUSED, &[("why", why.tell(voice).into())])
}
