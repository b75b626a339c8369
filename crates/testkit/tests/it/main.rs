//! A tiny game with one flaw at a time: every law finds the flaw it is there for.

mod encoding;
mod flaws;
mod tools;
mod toy;
