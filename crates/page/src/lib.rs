//! What people see: HTML and SVG as pure functions of what a viewer may know, and of the language.
//!
//! The same drawing serves the live table, replays, `gospoda render` and the pictures in the documentation. Nothing
//! here knows a rule, a socket or a clock; a renderer gets a [`kernel::Situation`] and never a state, so a secret
//! cannot be drawn by mistake.
//!
//! A page is a frame with *parts*: elements with ids of their own ([`Part`]). A server sends the whole page once
//! ([`table_page`]) and afterwards the parts whose text changed ([`live_parts`]); `assets/gospoda.js` puts them in place.
//!
//! Suggested reading order: [`desk`], `shell` (the frame of every page), [`lobby`], `table` (what every table has),
//! `sight` (what a drawing is made from), `log` (what happened, in sentences), `stock` (what is in the box),
//! [`games`], then one game. What surrounds a game: [`around`], [`talk`], [`together`], [`whatif`], [`past`], [`mixing`],
//! [`rules`].

pub mod around;
pub mod art;
pub mod asset;
mod cite;
pub mod desk;
pub mod games;
pub mod lobby;
mod log;
pub mod mixing;
pub mod notifications;
pub mod past;
pub mod rules;
mod shell;
mod sight;
mod stock;
mod table;
pub mod talk;
pub mod together;
pub mod whatif;

use std::any::Any;

pub use around::{Again, Around, Wait, Wishes};
pub use asset::{Asset, asset};
pub use desk::{
    CampaignInfo, Desk, Home, HomeTable, Motion, Occupant, OpenTable, OwnCode, Part, Prefs,
    SeatInfo, TableInfo, Theme,
};
pub use lobby::home_page;
pub use mixing::{Mixing, fairness_page};
pub use notifications::{By, Notifications, Told, leave_page, notifications_page};
pub use past::{Eyes, History, Moment, history_page};
pub use rules::rules_page;
pub use talk::{Asking, Line, Notes, PHRASES, Talk};
pub use together::{Advice, Ping, Proposal, Together};
pub use whatif::{Next, WhatIf, forgotten_page};

/// Every part of a viewer's table.
pub fn parts(desk: &Desk<'_>) -> Vec<Part> {
    if let Some(mixing) = &desk.table.around.mixing {
        return vec![mixing::part(desk, mixing)];
    }
    let of_game = games::renderer(desk.table.game).map(|it| it.parts(desk)).unwrap_or_default();
    around::parts(desk).into_iter().chain(of_game).collect()
}

/// The parts that an action, or taking it back, can change: all but the log of rounds long past.
pub fn live_parts(desk: &Desk<'_>) -> Vec<Part> {
    if let Some(mixing) = &desk.table.around.mixing {
        return vec![mixing::part(desk, mixing)];
    }
    let of_game =
        games::renderer(desk.table.game).map(|it| it.live_parts(desk)).unwrap_or_default();
    around::parts(desk).into_iter().chain(of_game).collect()
}

/// The whole page of a table, every part in its place.
pub fn table_page(desk: &Desk<'_>) -> String {
    if let Some(mixing) = &desk.table.around.mixing {
        return mixing::page(desk, mixing).into_string();
    }
    match games::renderer(desk.table.game) {
        Some(renderer) => shell::table(desk, renderer).into_string(),
        None => message_page(&desk.table.id, desk.table.game, &desk.prefs),
    }
}

/// The page that stands between two players of one screen: it shows nothing of the table.
pub fn curtain_page(desk: &Desk<'_>) -> String {
    shell::curtain(desk).into_string()
}

/// A page that says one thing: an error, or that something is gone.
pub fn message_page(title: &str, text: &str, prefs: &Prefs) -> String {
    shell::message(title, text, *prefs).into_string()
}

/// A position as one picture that stands alone, if a game here can draw it.
pub fn board_svg(situation: &dyn Any, prefs: &Prefs) -> Option<String> {
    games::RENDERERS
        .iter()
        .find_map(|it| it.board_svg(situation, *prefs))
        .map(|it| it.into_string())
}
