//! What the last line of a match file says that goes on elsewhere, beside the position: the secret of its dice, and who
//! sits where.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::randomness_proof::Seed;

/// A match that goes on elsewhere. It holds secrets, so that there is no `Debug`.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continuation {
    /// The secret from which the dice to come follow.
    pub seed: Seed,
    /// In order, one for each seat of the match.
    pub seats: Vec<ContinuedSeat>,
    /// Seconds for one decision of a person; 0 for as long as he likes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub clock: u32,
    /// So many answers later spectators see the table.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub delay: u32,
    /// The campaign before the match, as `docs/campaign-file.md` tells it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Value>,
    /// The lines whose answers nobody chose: they are taken back with the choice before them. The header is line 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub automatic: Vec<u32>,
}

/// Who sits there.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContinuedSeat {
    /// Whoever brings the file has this seat.
    #[serde(default, skip_serializing_if = "is_false")]
    pub person: bool,
    /// What the person is called; empty: by the number of the seat.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Who plays here now, if no person does.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub bot: String,
    /// What the person wants to be answered in advance: `defend=never`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub answers: String,
    /// The person is asked nothing until his own turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub passes: bool,
    /// What the person has noted for himself.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

fn is_zero(value: &u32) -> bool {
    *value == 0
}

fn is_false(value: &bool) -> bool {
    !value
}
