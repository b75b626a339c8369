//! The tables in a browser alone: the same pages and rules as a server's, as one WebAssembly module that a service
//! worker asks instead of the network. Matches are kept in the browser's own storage.
//!
//! The module does no I/O. The script around it (`site/sw.js`) brings it messages and carries out what it says:
//! answer this, store that, wake me then. Natively the same code runs under a test, with a storage that is a value.
//!
//! Suggested reading order: [`message`] (what is said in both directions), [`shell`] (what is done about it),
//! `executor`, `host` (what tables are given), `storage`, `cookies`, [`prefix`], `abi` (pointers).

#[cfg(target_arch = "wasm32")]
mod abi;
mod cookies;
mod executor;
mod host;
pub mod message;
pub mod prefix;
pub mod shell;
mod storage;
mod thinking;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex. There is one thread, so it never blocks.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
