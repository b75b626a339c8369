//! The shell as the script drives it, with a storage that is a value: whole games, crashes, full disks, two tabs.

#![allow(clippy::unwrap_used)]

mod crashes;
mod games;
mod house;
mod moving;
mod side;
mod site;
