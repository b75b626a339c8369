//! Luck that can be checked: the page before play on which everybody mixes in a word, and the page that explains it.

use kernel::Seat;
use maud::{Markup, html};
use text::{attribute, id, msg};

use crate::art::token;
use crate::context::{Part, Prefs, RenderContext};
use crate::shell::{self, Frame};
use crate::table::name;

/// Words that are still being mixed into the luck of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixing {
    /// The seats of people, and whether each has given a word.
    pub given: Vec<(Seat, bool)>,
    /// The seats of the viewer.
    pub own: Vec<Seat>,
    /// The viewer may begin without the words that are missing.
    pub may_begin: bool,
}

/// The only part of a table that has not begun.
pub(crate) fn part(ctx: &RenderContext<'_>, mixing: &Mixing) -> Part {
    let lang = ctx.prefs.lang;
    let address = format!("/table/{}", ctx.table.id);
    let lacks = |seat: &Seat| mixing.given.contains(&(*seat, false));
    let html = html! {
        section class="stack" id="mixing" {
            p { (msg!(lang, MIX_WHY)) }
            p class="seal" { span class="hint" { (msg!(lang, RESULT_COMMITMENT, hash = "")) } code { (ctx.table.commitment) } }
            @if let Some(notice) = &ctx.table.notice { p class="notice" role="alert" { (notice) } }
            ul class="words" {
                @for (seat, is_given) in &mixing.given {
                    @let name = name(ctx, *seat);
                    li {
                        (token::seat_sign(seat.idx()))
                        span { @if *is_given { (msg!(lang, MIX_GIVEN, seat = name)) } @else { (msg!(lang, MIX_MISSING, seat = name)) } }
                    }
                }
            }
            @for seat in mixing.own.iter().filter(|it| lacks(it)) {
                @let field = format!("word-{}", seat.0 + 1);
                form class="form" id={ "mix-" (seat.0 + 1) } method="post" action={ (address) "/word" } {
                    input type="hidden" name="seat" value=(seat);
                    label for=(field) { (msg!(lang, MIX_WORD, seat = name(ctx, *seat))) }
                    div class="join-row" {
                        input id=(field) name="word" required autocomplete="off" maxlength="80" aria-describedby={ (field) "-hint" };
                        button class="btn btn-primary" type="submit" { (msg!(lang, MIX_GIVE)) }
                    }
                    p class="hint" id={ (field) "-hint" } { (attribute(lang, id::MIX_WORD, "hint", &[])) }
                }
            }
            @if mixing.may_begin {
                form id="begin" method="post" action={ (address) "/begin" } {
                    button class="btn" type="submit" { (msg!(lang, MIX_BEGIN)) }
                    span class="hint" { " " (attribute(lang, id::MIX_BEGIN, "hint", &[])) }
                }
            }
            @for (seat, link) in &ctx.table.invitations {
                @let field = format!("invite-{}", seat.0 + 1);
                div class="field" id={ "field-" (field) } {
                    label for=(field) { (name(ctx, *seat)) ": " (msg!(lang, SEAT_INVITATION)) }
                    div class="copy-row" {
                        input id=(field) readonly value=(link);
                        button class="btn" type="button" data-copy=(field) data-done=(msg!(lang, SEAT_COPIED)) { (msg!(lang, SEAT_COPY)) }
                    }
                }
            }
            p { a href="/fairness" target="_blank" { (msg!(lang, LUCK_HOW)) } }
        }
    };
    Part { id: "mixing".to_owned(), html: html.into_string() }
}

/// The page of a table that has not begun. It says version 0, which is before every other one.
pub(crate) fn page(ctx: &RenderContext<'_>, mixing: &Mixing) -> Markup {
    let title = msg!(ctx.prefs.lang, MIX_TITLE);
    let back = format!("/table/{}", ctx.table.id);
    let frame = Frame {
        stream: Some((format!("{back}/events"), 0)),
        is_waiting: true,
        ..Frame::plain(&title, ctx.prefs, &back)
    };
    let body = html! {
        main class="sheet" id="main" {
            h1 { (title) }
            (maud::PreEscaped(part(ctx, mixing).html))
        }
        (shell::footer(ctx.prefs.lang))
    };
    shell::document(&frame, &body)
}

/// How luck is proved, in plain words.
pub fn fairness_page(prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let title = msg!(lang, FAIR_TITLE);
    let steps = [
        msg!(lang, FAIR_SEAL),
        msg!(lang, FAIR_WORDS),
        msg!(lang, FAIR_DRAWS),
        msg!(lang, FAIR_REVEAL),
    ];
    let body = html! {
        main class="sheet" id="main" {
            h1 { (title) }
            p { (msg!(lang, FAIR_INTRO)) }
            ol class="stack" { @for step in steps { li { (step) } } }
            p { (msg!(lang, FAIR_CHECK)) }
            pre { code { "gospoda verify smallworld-abcdefghijkl.match" } }
            p class="hint" { (msg!(lang, FAIR_RECIPE)) }
            p { a class="btn" href="/" { (msg!(lang, ERROR_GO_HOME)) } }
        }
        (shell::footer(lang))
    };
    shell::document(&Frame::plain(&title, *prefs, "/fairness"), &body).into_string()
}
