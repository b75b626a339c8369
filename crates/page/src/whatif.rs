//! What somebody imagines in his own turn: the line above a table that is only thought of, the control that leads there,
//! and the page that says that it is gone.

use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::{attribute, id, msg};

use crate::art::emblem;
use crate::context::{Prefs, RenderContext};
use crate::shell::{self, Frame};
use crate::table::name;

/// How far an imagined course has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIf {
    /// So many moves were imagined, those of others included.
    pub n_moves: usize,
    pub next: Next,
}

/// Who goes on with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Viewer,
    /// Another seat, for which the house guesses.
    Other(Seat),
    Nobody,
}

/// Where the forms of the table lead: to the table, or to what is imagined at it.
pub(crate) fn base(ctx: &RenderContext<'_>) -> String {
    let place = if ctx.table.around.what_if.is_some() { "/what-if" } else { "" };
    format!("/table/{}{place}", ctx.table.id)
}

/// The control in the top bar, for whoever is asked.
pub(crate) fn opener(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let is_player = matches!(ctx.viewer(), Viewer::Seat(_));
    let may_open = ctx.table.around.may_imagine && is_player;
    html! {
        // It keeps its place while it cannot be used, so that nothing beside it moves.
        span class={ "what-if-open" @if !may_open { " is-off" } } id="what-if-open" hidden[!is_player] {
            @if is_player {
                form method="post" action={ "/table/" (ctx.table.id) "/what-if" } {
                    button class="btn btn-quiet" type="submit" disabled[!may_open] title=(attribute(lang, id::WHATIF_OPEN, "hint", &[])) {
                        (emblem::use_("sign-thought")) span class="tool-name" { (msg!(lang, WHATIF_OPEN)) }
                    }
                }
            }
        }
    }
}

/// Forms beside those of the answers.
pub(crate) fn forms(ctx: &RenderContext<'_>) -> Markup {
    let (base, version) = (base(ctx), ctx.table.version);
    html! {
        @if ctx.table.around.what_if.is_some() {
            form id="others" method="post" action={ (base) "/others" } { input type="hidden" name="version" value=(version); }
        }
    }
}

/// Stands above the table: that nothing of it counts, and the ways on, back and out.
pub(crate) fn line(ctx: &RenderContext<'_>, it: &WhatIf) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        section class="waiting what-if" id="waiting" aria-label=(msg!(lang, WHATIF_OPEN)) {
            p class="what-if-note" { strong { (emblem::use_("sign-thought")) (msg!(lang, WHATIF_TITLE)) } " " (msg!(lang, WHATIF_NOTE)) }
            p class="what-if-state" role="status" {
                (msg!(lang, WHATIF_MOVES, n = it.n_moves)) " "
                @match it.next {
                    Next::Viewer => {}
                    Next::Other(seat) => { (msg!(lang, WHATIF_ASKED, seat = name(ctx, seat))) }
                    Next::Nobody => { (msg!(lang, WHATIF_OVER)) }
                }
            }
            div class="what-if-ways" {
                @if let Next::Other(_) = it.next {
                    button class="btn btn-primary" type="submit" form="others" title=(attribute(lang, id::WHATIF_OTHERS, "hint", &[])) { (msg!(lang, WHATIF_OTHERS)) }
                }
                @if it.n_moves != 0 {
                    button class="btn" type="submit" form="undo" name="n" value="1" { (msg!(lang, WHATIF_BACK)) }
                    button class="btn" type="submit" form="undo" name="n" value="all" { (msg!(lang, WHATIF_AGAIN)) }
                }
                form method="post" action={ (base(ctx)) "/leave" } {
                    button class="btn" type="submit" { (msg!(lang, PAST_LIVE)) }
                }
            }
        }
    }
}

/// What was imagined at a table is forgotten.
pub fn forgotten_page(table: &str, prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let title = msg!(lang, WHATIF_OPEN);
    let table = format!("/table/{table}");
    let body = html! {
        main class="sheet" id="main" {
            h1 { (title) }
            p { (msg!(lang, ERROR_NOTHING_IMAGINED)) }
            p { a class="btn btn-primary" href=(table) { (msg!(lang, PAST_LIVE)) } }
        }
        (shell::footer(lang))
    };
    shell::document(&Frame::plain(&title, *prefs, &table), &body).into_string()
}
