//! The server in process: every request goes through the whole router, none through a socket, except where a socket is
//! what is tested.

#![allow(clippy::unwrap_used)]

mod along;
mod api;
mod around;
mod browser_forms;
mod campaigns;
mod clock;
#[cfg(unix)]
mod clocks_of_nodes;
mod database;
mod elsewhere;
mod examples;
mod faults;
mod floods;
mod folder;
mod ground;
mod guards;
mod history;
mod learning;
mod limits;
mod luck;
mod nodes;
mod notify;
mod observed;
mod openapi;
mod passing;
mod privacy;
mod problems;
mod programs;
mod recorder;
mod seats;
mod site;
mod socket;
mod start;
mod store;
mod streams;
mod support;
mod thinkers;
mod thinking;
mod together;
mod unclear;
mod uploads;
mod whatif;
mod windows;
