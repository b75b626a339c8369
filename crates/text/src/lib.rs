//! Everything that is said to people, in three languages.
//!
//! Messages live in `i18n/<language>/*.ftl` (Fluent). The build script reads them all and fails if a message, an
//! attribute, a variable, a plural category or a grammatical case is missing in any language. Code names messages by
//! the constants of [`id`].
//!
//! **A new message** goes into the same file of every language; the build says what is missing. **A new language** is a
//! folder in `i18n/`, a line in `build.rs` with the plural categories of its whole numbers, and a variant of [`Lang`].
//! **Grammatical cases** are attributes of a name (`.gen`, `.dat`, `.acc`, `.ins`, `.loc`); a sentence asks for one by
//! `CASE($race, "gen")`. Each language has the cases that its own sentences need; the same goes for the **gender** of a
//! name (`.gender`), by which a sentence chooses with `GENDER($hero)`. `i18n/README.md` says more, and how names of places
//! are treated.
//!
//! Suggested reading order: [`lang`], [`message`](mod@message), [`voice`], [`smallworld`], [`wrath`], [`quest`],
//! [`adventure`], [`narrator`] (what each of them tells, and one face for it), [`wording`] (messages from elsewhere).

pub mod adventure;
#[path = "../build/families.rs"]
mod families;
mod grammar;
pub mod lang;
pub mod message;
pub mod narrator;
mod provenance;
pub mod quest;
pub mod sign;
pub mod smallworld;
pub mod voice;
pub mod wording;
pub mod wrath;

pub use lang::{Lang, ParseLangError};
pub use message::{Arg, Id, Phrase, attribute, id, lookup, message};
pub use narrator::{Choice, Describe, Forbidden, Narrator, OptionText, Telling};
pub use narrator::{heading, narrator, telling};
pub use parts::Provenance;
pub use provenance::{provenance_hint, provenance_name};
pub use quest::campaign;
pub use voice::{Sitter, Speak, Voice, refusal_id, seat_names};
pub use wording::{Saying, Wording};
