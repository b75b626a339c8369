//! A look back at a finished game: its text, and the page that shows it.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use text::{attribute, id, msg};

use crate::cite::cited;
use crate::context::{Prefs, RenderContext};
use crate::hint::HintedAnswer;
use crate::retry;
use crate::shell::{self, Frame};

/// What is said of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewText {
    /// In the order of the seats; a team has the same luck at each of them.
    pub seats: Vec<SeatReviewText>,
    /// What the numbers mean.
    pub unit: String,
    /// How close it was, and what brought a team down; empty where people play against each other.
    pub course: Vec<String>,
    /// The worst first; empty if nothing is sure.
    pub mistakes: Vec<MistakeText>,
}

/// What is said of a seat. Nothing here says who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatReviewText {
    pub name: String,
    /// The chance to win before the first move.
    pub start: String,
    pub luck: String,
    pub n_choices: u32,
    pub loss: String,
}

/// An answer that gave something away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MistakeText {
    /// How many moves were made before it.
    pub n_moves: usize,
    pub seat: String,
    /// The same in addresses, such as `P2`.
    pub eyes: String,
    /// The answer, as the player was told it.
    pub played: String,
    pub gave_away: String,
    /// What would have been better, and why.
    pub better: HintedAnswer,
}

fn address(ctx: &RenderContext<'_>) -> String {
    format!("/table/{}/review", ctx.table.id)
}

/// The button that asks for a look back, beside the result.
pub(crate) fn opener(ctx: &RenderContext<'_>) -> Markup {
    let around = &ctx.table.around;
    let lang = ctx.prefs.lang;
    html! {
        @if around.is_now() && around.what_if.is_none() && around.lesson.is_none() {
            form class="row" method="post" action=(address(ctx)) {
                button class="btn" id="review-open" type="submit" title=(attribute(lang, id::REVIEW_TITLE, "hint", &[])) { (msg!(lang, REVIEW_OPEN)) }
            }
        }
    }
}

/// The page of a look back.
pub fn review_page(ctx: &RenderContext<'_>, review: &ReviewText) -> String {
    let lang = ctx.prefs.lang;
    let title = msg!(lang, REVIEW_TITLE);
    let table = format!("/table/{}", ctx.table.id);
    let body = html! {
        main class="sheet wide questions reviews" id="main" {
            h1 { (title) }
            (seats(ctx, review))
            p class="hint" { (review.unit) }
            @if !review.course.is_empty() { ul id="review-course" { @for line in &review.course { li { (cited(line)) } } } }
            section id="mistakes" {
                h2 { (msg!(lang, REVIEW_MISTAKES)) }
                @if review.mistakes.is_empty() { p { (msg!(lang, REVIEW_NO_MISTAKE)) } }
                @for it in &review.mistakes { (mistake(ctx, it)) }
            }
            p class="row" {
                a class="btn btn-primary" id="review-back" href=(table) data-key="Escape" { (msg!(lang, QUESTIONS_BACK)) }
                a class="btn" href={ (table) "/history" } { (msg!(lang, PAST_TITLE)) }
                (retry::mistakes_opener(lang))
            }
        }
        (shell::footer(lang))
    };
    let frame = Frame { defs: ctx.game().defs(), ..Frame::plain(&title, ctx.prefs, &table) };
    shell::document(&frame, &body).into_string()
}

/// The page shown while a review is computed. It reloads itself every second.
pub fn review_wait_page(table: &str, prefs: &Prefs) -> String {
    let title = msg!(prefs.lang, REVIEW_TITLE);
    let table = format!("/table/{table}");
    let body = html! {
        main class="sheet questions" id="main" {
            h1 { (title) }
            p id="review-wait" role="status" { (msg!(prefs.lang, REVIEW_WAIT)) }
            p class="row" { a class="btn btn-primary" id="review-back" href=(table) data-key="Escape" { (msg!(prefs.lang, QUESTIONS_BACK)) } }
        }
        (shell::footer(prefs.lang))
    };
    let frame = Frame { reloads: true, ..Frame::plain(&title, *prefs, &table) };
    shell::document(&frame, &body).into_string()
}

fn seats(ctx: &RenderContext<'_>, review: &ReviewText) -> Markup {
    let lang = ctx.prefs.lang;
    let head = [
        msg!(lang, REVIEW_SEAT),
        msg!(lang, REVIEW_START),
        msg!(lang, REVIEW_LUCK),
        msg!(lang, REVIEW_LOSS),
    ];
    html! {
        table class="scoreboard" id="review-seats" {
            thead { tr { @for it in &head { th scope="col" { (it) } } } }
            tbody {
                @for it in &review.seats {
                    tr {
                        th scope="row" { (it.name) }
                        td class="num" { (it.start) }
                        td class="num" { (it.luck) }
                        td class="num" { (it.loss) }
                    }
                }
            }
        }
    }
}

fn mistake(ctx: &RenderContext<'_>, it: &MistakeText) -> Markup {
    let lang = ctx.prefs.lang;
    let moment = format!("/table/{}/at/{}?as={}", ctx.table.id, it.n_moves, it.eyes);
    html! {
        article {
            h3 { (msg!(lang, REVIEW_MISTAKE, n = it.n_moves, seat = it.seat.as_str(), what = it.played.as_str())) }
            p { strong { (it.gave_away) } }
            p { (msg!(lang, REVIEW_BETTER, what = it.better.label.as_str())) }
            @if !it.better.note.is_empty() { p class="muted" { (cited(&it.better.note)) } }
            @if let Some(reason) = &it.better.reason { p { (cited(reason)) } }
            div class="row" {
                (retry::opener(lang, &ctx.table.id, it.n_moves, Some(&it.eyes)))
                a class="btn" href=(moment) { (msg!(lang, REVIEW_SEE)) }
            }
        }
    }
}
