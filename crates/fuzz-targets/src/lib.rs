//! What a fuzzer feeds: one function for each parser that reads what strangers write.
//!
//! A function panics if its parser does, or if what was read is not what it is written as. Anything else, refusals above
//! all, is fine. `fuzz/` hands these functions to libFuzzer; the tests of this crate feed them what [`seeds`] and
//! [`kept`] know, so an input that once broke something is tried in every build.
//!
//! Suggested reading order: `files`, `http`, [`seeds`], [`kept`].

mod files;
#[cfg(feature = "http")]
mod http;
pub mod kept;
pub mod seeds;

use std::path::PathBuf;

pub use files::{campaign, match_file, notation, pack, scenario};
#[cfg(feature = "http")]
pub use http::http;

/// A parser, and what it is called in `fuzz/`.
pub type Target = (&'static str, fn(&[u8]));

pub const TARGETS: &[Target] = &[
    ("match_file", match_file),
    ("scenario", scenario),
    ("campaign", campaign),
    ("pack", pack),
    ("notation", notation),
    #[cfg(feature = "http")]
    ("http", http),
];

/// The folder of the project.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
