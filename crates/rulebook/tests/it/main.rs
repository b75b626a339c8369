//! The rules references are well formed, and the same in every language.

mod compare;
mod reference;
