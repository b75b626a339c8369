//! The rules references are well formed.

mod reference;
