//! A tiny game with one flaw at a time: every law finds the flaw it is there for; and what a long match costs.

mod encoding;
mod flaws;
mod tools;
mod toy;
mod work;
