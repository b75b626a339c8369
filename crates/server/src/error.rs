//! Why a server does not start, and what is wrong with subscriptions.

use std::io;
use std::net::SocketAddr;

use notifications::{MOST_SUBSCRIPTIONS, WayError};
use protocol::Code;
use store::OpenError;
use text::id;
use web::ApiError;

/// Why the server did not start, in one line for whoever started it.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(
        "the port of {addr} is in use: is another gospoda running? choose another one with --addr"
    )]
    PortInUse { addr: SocketAddr },
    #[error("cannot listen on {addr}: {source}")]
    Listen { addr: SocketAddr, source: io::Error },
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(
        "the address {given} is every address of this machine: tell the other nodes which one with --node"
    )]
    NoAddress { given: SocketAddr },
    #[error("serving ended: {0}")]
    Ended(io::Error),
}

/// Why a subscription is not kept, or not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SubscriptionError {
    #[error(transparent)]
    BadWay(#[from] WayError),
    #[error("this server sends no mail")]
    NoMail,
    #[error("there are {MOST_SUBSCRIPTIONS} subscriptions already")]
    TooMany,
    #[error("there is no such subscription")]
    NotFound,
    #[error("this is not the code from the mail")]
    WrongCode,
}

impl From<SubscriptionError> for ApiError {
    fn from(error: SubscriptionError) -> Self {
        let (code, sentence) = match error {
            SubscriptionError::BadWay(WayError::NoUrl) => (Code::BadRequest, id::TELL_BAD_URL),
            SubscriptionError::BadWay(WayError::Private) => (Code::BadRequest, id::TELL_PRIVATE),
            SubscriptionError::BadWay(WayError::NoMailbox) => {
                (Code::BadRequest, id::TELL_BAD_MAILBOX)
            }
            SubscriptionError::BadWay(WayError::NoKeys) => (Code::BadRequest, id::TELL_BAD_KEYS),
            SubscriptionError::NoMail => (Code::BadRequest, id::TELL_NO_MAIL),
            SubscriptionError::TooMany => (Code::BadRequest, id::TELL_TOO_MANY),
            SubscriptionError::NotFound => (Code::NotFound, id::ERROR_NOT_FOUND),
            SubscriptionError::WrongCode => (Code::BadRequest, id::TELL_CODE_WRONG),
        };
        let n = (error == SubscriptionError::TooMany).then_some(MOST_SUBSCRIPTIONS as u32);
        Self::Subscription { code, plain: error.to_string(), sentence, n }
    }
}
