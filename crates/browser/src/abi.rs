//! The door of the module: `receive` takes a message that the script has written into memory of `allocate`, and calls
//! `send` for each message to the script.

#![allow(unsafe_code)]

use std::cell::RefCell;
use std::sync::Arc;

use web::Config;

use crate::message::{Outgoing, encode};
use crate::shell::{Machine, Shell};

#[link(wasm_import_module = "gospoda")]
unsafe extern "C" {
    fn send(bytes: *const u8, len: usize);
    fn random(bytes: *mut u8, len: usize);
    safe fn now() -> f64;
}

#[derive(Debug)]
struct Browser;

impl Machine for Browser {
    fn now(&self) -> f64 {
        now()
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        // SAFETY: the script fills the bytes of this slice and no others.
        unsafe { random(bytes.as_mut_ptr(), bytes.len()) }
    }
}

thread_local! {
    static SHELL: RefCell<Shell> = {
        std::panic::set_hook(Box::new(|panic| say(&encode(&Outgoing::Report { text: panic.to_string() }, b""))));
        RefCell::new(Shell::new(Arc::new(Browser), Config::default()))
    };
}

fn say(message: &[u8]) {
    // SAFETY: the script reads the bytes of this slice before it returns.
    unsafe { send(message.as_ptr(), message.len()) }
}

/// Room for a message of so many bytes, which [`receive`] gives back.
#[unsafe(no_mangle)]
extern "C" fn allocate(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Takes a message of so many bytes at a place of [`allocate`].
///
/// # Safety
/// The place is from `allocate`, with the same length, and is not used again.
#[unsafe(no_mangle)]
unsafe extern "C" fn receive(bytes: *mut u8, len: usize) {
    // SAFETY: as the caller promises.
    let message = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(bytes, len)) };
    let answers = SHELL.with_borrow_mut(|shell| shell.receive(&message));
    for answer in answers {
        say(&answer);
    }
}
