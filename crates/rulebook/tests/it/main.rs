//! The rules references are well formed, and citations are found where they stand.

mod citations;
mod reference;
