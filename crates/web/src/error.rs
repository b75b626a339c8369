//! Why a request was not served.

use axum::http::StatusCode;
use catalog::CampaignError;
use protocol::{Code, Problem};
use table::{MOVING, Peer, StoreError, TableError};
use text::{Arg, Id, Lang, Voice, id, message};

use std::time::Duration;

/// Why a request was not served. Every variant has a stable code, a status and a sentence in every language.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ApiError {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("the request cannot be read: {0}")]
    BadRequest(String),
    #[error("there is no such page")]
    NotFound,
    #[error("there is something here, but not for this method")]
    NoSuchMethod,
    #[error("a page of another site may not do this")]
    OtherSite,
    #[error("this takes a key: show one by Authorization: Bearer KEY")]
    NoKey,
    #[error("there is no such table")]
    NoSuchTable,
    #[error("{0}")]
    BadCampaign(CampaignError),
    #[error("too many requests from this address: wait {seconds} s")]
    TooMany { seconds: u32 },
    #[error("too many files are being checked: come again in {seconds} s")]
    Busy { seconds: u32 },
    #[error("whoever runs the server lets this address or this browser in no more")]
    Banned,
    #[error("nothing is imagined here: the table has moved on, or it was long ago")]
    NothingImagined,
    #[error("{plain}")]
    Subscription {
        code: Code,
        /// For programs and logs.
        plain: String,
        sentence: Id,
        /// The argument of the sentence that counts something.
        n: Option<u32>,
    },
    #[error("the request is too large")]
    TooLarge,
    #[error("the table is with another node")]
    Elsewhere(Peer),
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        Self::Table(error.into())
    }
}

impl ApiError {
    /// Too much came from one address, which has to wait: told in whole seconds.
    pub fn too_many(wait: Duration) -> Self {
        let seconds = wait.as_millis().div_ceil(1000).max(1);
        Self::TooMany { seconds: u32::try_from(seconds).unwrap_or(u32::MAX) }
    }

    pub fn code(&self) -> Code {
        match self {
            Self::Table(error) => error.code(),
            Self::BadRequest(_) => Code::BadRequest,
            Self::NotFound => Code::NotFound,
            Self::NoSuchMethod => Code::NoSuchMethod,
            Self::OtherSite => Code::OtherSite,
            Self::NoKey => Code::NoKey,
            Self::NoSuchTable => Code::NoSuchTable,
            Self::BadCampaign(_) => Code::BadSetup,
            Self::TooMany { .. } | Self::Busy { .. } => Code::TooFast,
            Self::Banned => Code::Banned,
            Self::NothingImagined => Code::NothingImagined,
            Self::Subscription { code, .. } => *code,
            Self::TooLarge => Code::TooLarge,
            Self::Elsewhere(_) => Code::Store,
        }
    }

    pub fn status(&self) -> StatusCode {
        status_of(self.code())
    }

    /// The sentence for players. What went wrong inside the server is for its log, not for them.
    pub fn say(&self, lang: Lang) -> String {
        let say = |id, args: &[(&str, Arg)]| message(lang, id, args);
        match self {
            Self::Table(error) => error.say(&Voice::nameless(lang)),
            Self::BadCampaign(error) => error.tell(lang),
            Self::BadRequest(_) | Self::TooLarge | Self::OtherSite => {
                say(id::ERROR_BAD_REQUEST, &[])
            }
            Self::NotFound | Self::NoSuchMethod => say(id::ERROR_NOT_FOUND, &[]),
            Self::NoKey => say(id::ERROR_SEAT_NOT_FOUND, &[]),
            Self::NoSuchTable => say(id::ERROR_TABLE_NOT_FOUND, &[]),
            Self::TooMany { .. } | Self::Busy { .. } => say(id::ERROR_TOO_FAST, &[]),
            Self::Banned => say(id::ERROR_BANNED, &[]),
            Self::NothingImagined => say(id::ERROR_NOTHING_IMAGINED, &[]),
            Self::Subscription { sentence, n, .. } => {
                let args: Vec<_> = n.iter().map(|n| ("n", Arg::from(*n))).collect();
                say(*sentence, &args)
            }
            Self::Elsewhere(_) => say(id::ERROR_STORE_LOST, &[]),
        }
    }

    /// The body of the reply. Programs are told in English, exactly.
    pub fn problem(&self, lang: Option<Lang>) -> Problem {
        let (mut version, mut rule) = (None, None);
        if let Self::Table(error) = self {
            rule = error.rule().map(str::to_owned);
            version = if let TableError::Stale { version } = error { Some(*version) } else { None };
        }
        let plain = || match self {
            Self::Table(error) => error.plain(),
            Self::Elsewhere(_) => MOVING.to_owned(),
            other => other.to_string(),
        };
        Problem {
            code: self.code(),
            message: lang.map_or_else(plain, |lang| self.say(lang)),
            version,
            rule,
        }
    }
}

/// The status with which a problem is answered.
pub(crate) fn status_of(code: Code) -> StatusCode {
    match code {
        Code::BadRequest
        | Code::BadSetup
        | Code::BadWindow
        | Code::BadAction
        | Code::BadMatch
        | Code::NoSuchSpace => StatusCode::BAD_REQUEST,
        Code::NoKey => StatusCode::UNAUTHORIZED,
        Code::NotYourSeat
        | Code::MatchRunning
        | Code::NoHints
        | Code::OtherSite
        | Code::Closed
        | Code::Banned => StatusCode::FORBIDDEN,
        Code::NotFound | Code::NoSuchGame | Code::NoSuchTable | Code::NoSuchSeat => {
            StatusCode::NOT_FOUND
        }
        Code::NoSuchMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::Stale
        | Code::NotYourTurn
        | Code::StillHere
        | Code::Mixing
        | Code::NotMixing
        | Code::MatchOver
        | Code::NoSequel
        | Code::AskPending
        | Code::NothingImagined
        | Code::NobodyAsked => StatusCode::CONFLICT,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Refused | Code::NothingToUndo | Code::CannotUndo | Code::NotCooperative => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Code::Frozen | Code::Store => StatusCode::SERVICE_UNAVAILABLE,
    }
}
