//! What people see: HTML and SVG as pure functions of what a viewer may know, and of the language.
//!
//! The same drawing serves the live table, replays, `gospoda render` and the pictures in the documentation. Nothing
//! here knows a rule, a socket or a clock; a drawing gets an [`Observation`] and never a state, so a secret
//! cannot be drawn by mistake.
//!
//! A page is a frame with *parts*: elements with ids of their own ([`Part`]). A server sends the whole page once
//! ([`table_page`]) and afterwards the parts whose text changed ([`live_parts`]); `assets/gospoda.js` puts them in place.
//!
//! Suggested reading order: [`context`], `shell` (the frame of every page), [`lobby`], `table` (what every table has),
//! `observation` (what a viewer saw, with and without its type), `beat` (what an action led to, as it came about),
//! `viewer_context` (what a drawing is made from), `log` (what happened, in sentences), `drawer` (what slides in beside a table), `stock` (what is in the box), `card` (one of any
//! game), `inked` (its text with icons), `words` (names in narrow places),
//! [`games`], then one game. What surrounds a game: [`around`], [`talk`], [`people`], [`together`], [`whatif`], [`past`], [`mixing`],
//! [`rules`], `reading` (a lesson as a text).

pub mod around;
pub mod art;
pub mod asset;
mod beat;
mod card;
mod cite;
pub mod context;
mod drawer;
pub mod games;
pub mod hint;
mod inked;
mod lesson;
pub mod lobby;
mod log;
pub mod mixing;
pub mod notifications;
mod observation;
pub mod past;
pub mod people;
pub mod puzzle;
mod questions;
mod reading;
mod retry;
mod review;
pub mod rules;
mod shell;
mod spotlight;
mod stock;
mod table;
pub mod talk;
mod tip;
pub mod together;
mod turn_cards;
mod viewer_context;
pub mod whatif;
mod words;

pub use around::{Again, Around, Wait, Wishes};
pub use asset::{ArtFile, Asset, Gallery, asset};
pub use beat::{AnyPerformance, Beat, DrawnBeat, FrameView, LastActions, Performance, Sound, Verb};
pub use context::{
    CampaignInfo, Home, HomeTable, LessonLink, Motion, Occupant, OpenTable, OwnCode, Pace, Part,
    Prefs, PuzzleLink, RenderContext, SeatInfo, Solved, SoundGroup, Sounds, TableInfo, Theme,
    Thinking, Tips,
};
pub use games::{Draw, Phase, Renderer, renderer};
pub use hint::{HintText, HintedAnswer, hint_page, hints_asked_page};
pub use lesson::{Answer, Framing, LessonPanel, Onward, PuzzleState, Standing, Tone, Ways};
pub use lobby::home_page;
pub use mixing::{Mixing, fairness_page};
pub use notifications::{By, Notifications, Told, leave_page, notifications_page};
pub use observation::{AnyObservation, Observation};
pub use past::{Eyes, History, Moment, history_page};
pub use people::{Asking, Called, Notes};
pub use puzzle::puzzles_page;
pub use questions::questions_page;
pub use reading::{LessonText, StepText, lesson_page};
pub use retry::{
    OwnMatch, RetryPanel, VerdictText, mistakes_page, verdict_page, verdict_wait_page,
};
pub use review::{
    ChancesText, MistakeText, ReviewText, SeatReviewText, ToldChances, review_page,
    review_wait_page,
};
pub use rules::{ToldTip, reference_card_page, rule_address, rules_page};
pub use talk::{Line, PHRASES, Talk};
pub use tip::{Tip, shown_tip};
pub use together::{Advice, Ping, Proposal, Together};
pub use whatif::{Next, WhatIf, forgotten_page};
pub use words::name;

/// Every part of a viewer's table.
pub fn parts(ctx: &RenderContext<'_>) -> Vec<Part> {
    match &ctx.table.around.mixing {
        Some(mixing) => vec![mixing::part(ctx, mixing)],
        None => framed(ctx, ctx.observation.parts(ctx)),
    }
}

/// The parts that an action, or taking it back, can change: all but the log of rounds long past.
pub fn live_parts(ctx: &RenderContext<'_>) -> Vec<Part> {
    match &ctx.table.around.mixing {
        Some(mixing) => vec![mixing::part(ctx, mixing)],
        None => framed(ctx, ctx.observation.live_parts(ctx)),
    }
}

/// The parts of a game with those around it, and the frames of a lesson or a tip.
fn framed(ctx: &RenderContext<'_>, mut parts: Vec<Part>) -> Vec<Part> {
    if let Some(lesson) = &ctx.table.around.lesson {
        lesson::mark(&mut parts, &lesson.frames);
    }
    if let Some(tip) = &ctx.table.around.tip {
        lesson::mark(&mut parts, &tip.frames);
    }
    let around = around::parts(ctx).into_iter();
    around.chain([lesson::part(ctx), tip::part(ctx), rules::card::part(ctx)]).chain(parts).collect()
}

/// The whole page of a table, every part in its place.
pub fn table_page(ctx: &RenderContext<'_>) -> String {
    match &ctx.table.around.mixing {
        Some(mixing) => mixing::page(ctx, mixing).into_string(),
        None => shell::table(ctx).into_string(),
    }
}

/// The page that stands between two players of one screen: it shows nothing of the table.
pub fn curtain_page(ctx: &RenderContext<'_>) -> String {
    shell::curtain(ctx).into_string()
}

/// A page that says one thing: an error, or that something is gone.
pub fn message_page(title: &str, text: &str, prefs: &Prefs) -> String {
    shell::message(title, text, *prefs).into_string()
}
