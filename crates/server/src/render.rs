//! The one door to the drawings. Everything here is a pure function of `page`.

use page::{History, Home, Notifications, Part, Prefs, RenderContext};
use text::{id, message};

use crate::error::ApiError;

/// How much of a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Extent {
    /// Every part: for a viewer who comes anew.
    Whole,
    /// What an action can change: for a viewer who has seen the rest.
    Live,
}

pub(crate) fn parts(ctx: &RenderContext<'_>, extent: Extent) -> Vec<Part> {
    match extent {
        Extent::Whole => page::parts(ctx),
        Extent::Live => page::live_parts(ctx),
    }
}

/// The page of a table, or the curtain before it.
pub(crate) fn table_page(ctx: &RenderContext<'_>) -> String {
    match ctx.table.curtain {
        None => page::table_page(ctx),
        Some(_) => page::curtain_page(ctx),
    }
}

pub(crate) fn history_page(history: &History) -> String {
    page::history_page(history)
}

pub(crate) fn forgotten_page(table: &str, prefs: Prefs) -> String {
    page::forgotten_page(table, &prefs)
}

pub(crate) fn fairness_page(prefs: Prefs) -> String {
    page::fairness_page(&prefs)
}

pub(crate) fn notifications_page(shown: &Notifications) -> String {
    page::notifications_page(shown)
}

pub(crate) fn leave_page(action: &str, prefs: Prefs) -> String {
    page::leave_page(action, &prefs)
}

pub(crate) fn home_page(home: &Home) -> String {
    let games: Vec<_> = catalog::games().iter().map(|it| it.renderer()).collect();
    page::home_page(home, &games)
}

pub(crate) fn rules_page(game: &str, entry: Option<&str>, prefs: Prefs) -> Option<String> {
    page::rules_page(catalog::game(game).ok()?.renderer(), entry, &prefs)
}

pub(crate) fn error_page(error: &ApiError, prefs: Prefs) -> String {
    page::message_page(&message(prefs.lang, id::ERROR_TITLE, &[]), &error.say(prefs.lang), &prefs)
}
