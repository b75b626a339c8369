//! What texts in requests look like, as the OpenAPI document tells it. They are read in other crates; the tests of `python/`
//! ask whether what fits is taken and what does not fit is refused.

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    Array, ArrayBuilder, Object, ObjectBuilder, Schema, SchemaType, Type,
};

/// What a bot may spend on an answer: iterations, time, or the first of both that is spent. How much of it is allowed is set
/// by whoever runs the server.
macro_rules! budget {
    () => {
        "[1-9][0-9]{0,8}(it|ms|s|cpu|(it)?/[1-9][0-9]{0,8}m?s)?"
    };
}

/// Who sits on a seat of a new table.
const SITTING: &str = concat!(
    "^(you|here|link|bot:(random|greedy",
    "|(stranger|guest|regular|old-hand|host)(:",
    budget!(),
    ")?|(flat|mcts|mcts-1):",
    budget!(),
    "))$"
);

/// From ten seconds to 30 days, in each unit.
const CLOCK: &str = concat!(
    "^(none",
    "|([1-9][0-9]{1,5}|1[0-9]{6}|2[0-4][0-9]{5}|25[0-8][0-9]{4}|259[01][0-9]{3}|2592000)s",
    "|([1-9][0-9]{0,3}|[1-3][0-9]{4}|4[0-2][0-9]{3}|43[01][0-9]{2}|43200)m",
    "|([1-9][0-9]?|[1-6][0-9]{2}|7[01][0-9]|720)h",
    "|([1-9]|[12][0-9]|30)d",
    ")?$"
);

/// The seats of a new table. How many there may be is told by the game.
pub(crate) fn seats() -> Array {
    let sitting = ObjectBuilder::new().schema_type(Type::String).pattern(Some(SITTING));
    ArrayBuilder::new().items(sitting).min_items(Some(1)).max_items(Some(8)).build()
}

/// A campaign file; its format is described in `docs/campaign-file.md`.
pub(crate) fn campaign() -> Object {
    ObjectBuilder::new().schema_type(Type::Object).build()
}

/// A text that is not empty.
pub(crate) fn some_text() -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).min_length(Some(1)).into()
}

/// How long a person may think.
pub(crate) fn clock() -> Object {
    let kind = SchemaType::from_iter([Type::String, Type::Null]);
    ObjectBuilder::new().schema_type(kind).pattern(Some(CLOCK)).build()
}

/// Answers in advance by window.
pub(crate) fn answers() -> Object {
    let answer = ObjectBuilder::new().schema_type(Type::String);
    let answer = answer.enum_values(Some(["always", "never", "ask"]));
    ObjectBuilder::new().additional_properties(Some(answer)).build()
}
