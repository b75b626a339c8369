//! What people do around a match: words in the luck, talk, notes, and taking back by consent.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::whole::whole;

/// Body of `POST /api/v1/tables/{id}/word`: what a seat mixes into the luck before the match begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// With something in it that can be seen.
    #[schema(max_length = 80, pattern = r"[^\s\x00-\x1f\x7f-\x9f]")]
    pub word: String,
    /// Needed only by clients that hold several seats.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// Body of `POST /api/v1/tables/{id}/talk`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// A sentence, or `/` and a phrase that everybody reads in his own language: `/hello`, `/well`, `/thanks`, `/sorry`,
    /// `/moment`, `/your-turn`, `/bye`.
    #[schema(max_length = 300, pattern = r"[^\s\x00-\x1f\x7f-\x9f]")]
    pub text: String,
    /// Needed only by clients that hold several seats.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// Reply of `GET /api/v1/tables/{id}/talk`: what was said last, oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Talk {
    pub lines: Vec<TalkLine>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TalkLine {
    /// Counted from 1.
    pub number: u32,
    pub seat: String,
    pub text: String,
}

/// Body and reply of `/api/v1/tables/{id}/notes`: the notepad of one's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notes {
    #[schema(max_length = 4000)]
    pub text: String,
    /// Needed only by clients that hold several seats.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// Body of `POST /api/v1/tables/{id}/ask`: asks the others to take back the own last moves and all that came after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskBack {
    /// The version that the client has seen.
    #[serde(deserialize_with = "whole")]
    pub version: u32,
    /// How many moves.
    #[serde(deserialize_with = "whole")]
    pub n: u32,
}

/// Body of `POST /api/v1/tables/{id}/answer`: agrees with what was asked, or does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerAsk {
    pub agree: bool,
}

/// Reply of `GET /api/v1/notifications`: who is told when a seat is waited for and nobody is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Subscriptions {
    pub subscriptions: Vec<SubscriptionEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SubscriptionEntry {
    pub id: String,
    /// `push`, `webhook` or `mail`.
    pub way: String,
    pub address: String,
    /// Nothing is sent to a mailbox before its owner has agreed.
    pub is_confirmed: bool,
}

/// Body of `POST /api/v1/notifications`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSubscription {
    /// An address that starts with `https://` or `http://`, in no private network unless the server allows it.
    #[schema(max_length = 1000, pattern = "^https?://.")]
    pub webhook: String,
}

/// Reply of `POST /api/v1/notifications`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Subscribed {
    pub id: String,
    /// What signs the requests, as <https://www.standardwebhooks.com> tells: `whsec_…`.
    pub secret: String,
}
