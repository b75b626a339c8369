//! Despair, victory and defeat.

use serde::{Deserialize, Serialize};

use super::DespairReason;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndEvent {
    Despaired { total: u8, why: DespairReason },
    Won,
    Lost { why: DespairReason },
}
