//! Trying again from a moment of a match that is over: the way there, the line above such a table, what a bot says of the
//! first answer, and the list of one's own costly answers.

use kernel::Seat;
use maud::{Markup, Render, html};
use text::{Lang, attribute, id, msg};

use crate::art::emblem;
use crate::cite::cited;
use crate::context::{Prefs, RenderContext, Solved};
use crate::games::Renderer;
use crate::hint::HintedAnswer;
use crate::puzzle;
use crate::review::{self, MistakeText};
use crate::shell::{self, Frame};

/// Where the costly answers of one's own matches are listed.
pub(crate) const MISTAKES: &str = "/mistakes";

/// What somebody is shown who tries again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetryPanel {
    /// The table from which he does.
    pub table: String,
    pub n_moves: usize,
    pub seat: Seat,
    /// He has given an answer, and may ask how good it was.
    pub may_judge: bool,
}

/// What is said of the first answer of somebody who tries again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictText {
    /// Nothing is better for sure.
    pub is_good: bool,
    pub yours: HintedAnswer,
    /// What was done in the match from which it comes, if that is something else.
    pub then: Option<HintedAnswer>,
    /// What is better than both, if anything is.
    pub best: Option<HintedAnswer>,
    pub basis: String,
}

/// A match of somebody, and what its costly answers are, as far as it was looked for.
#[derive(Clone)]
pub struct OwnMatch {
    pub table: String,
    pub game: &'static dyn Renderer,
    /// Who played.
    pub names: Vec<String>,
    /// Those of the visitor, each with whether he has found something better since; nothing if nobody has looked yet.
    pub mistakes: Option<Vec<(MistakeText, Option<Solved>)>>,
}

/// A new match from a moment on.
fn form(
    table: &str,
    n_moves: usize,
    eyes: Option<&str>,
    class: &str,
    label: &impl Render,
) -> Markup {
    html! {
        form class="retry" method="post" action={ "/table/" (table) "/retry" } {
            input type="hidden" name="n" value=(n_moves);
            @if let Some(eyes) = eyes { input type="hidden" name="as" value=(eyes); }
            button class=(class) type="submit" { (label) }
        }
    }
}

/// The way to try again from a moment.
pub(crate) fn opener(lang: Lang, table: &str, n_moves: usize, eyes: Option<&str>) -> Markup {
    let hint = attribute(lang, id::RETRY_HERE, "hint", &[]);
    let label =
        html! { (emblem::use_("sign-undo")) span title=(hint) { (msg!(lang, RETRY_HERE)) } };
    form(table, n_moves, eyes, "btn", &label)
}

/// Where the match comes from, and the ways from there, in the line above the table.
pub(crate) fn line(ctx: &RenderContext<'_>, it: &RetryPanel) -> Markup {
    let lang = ctx.prefs.lang;
    let eyes = it.seat.to_string();
    let moment = format!("/table/{}/at/{}?as={eyes}", it.table, it.n_moves);
    html! {
        span id="retry-from" { (msg!(lang, RETRY_FROM, n = it.n_moves)) }
        @if it.may_judge {
            form method="post" action={ "/table/" (ctx.table.id) "/verdict" } {
                button class="btn btn-primary" id="retry-judge" type="submit" title=(attribute(lang, id::RETRY_JUDGE, "hint", &[])) { (msg!(lang, RETRY_JUDGE)) }
            }
        }
        (form(&it.table, it.n_moves, Some(&eyes), "btn", &msg!(lang, RETRY_AGAIN)))
        a class="btn" href=(moment) { (msg!(lang, RETRY_THERE)) }
    }
}

/// The page shown while a verdict is thought of. It reloads itself every second.
pub fn verdict_wait_page(table: &str, prefs: Prefs) -> String {
    let lang = prefs.lang;
    review::wait_page(&msg!(lang, RETRY_JUDGE), &msg!(lang, VERDICT_WAIT), table, prefs)
}

/// The page that says how good the first answer was.
pub fn verdict_page(ctx: &RenderContext<'_>, it: &VerdictText) -> String {
    let lang = ctx.prefs.lang;
    let title = msg!(lang, RETRY_JUDGE);
    let table = format!("/table/{}", ctx.table.id);
    let others = it.then.is_some() || it.best.is_some();
    let retry = ctx.table.around.retry.as_ref();
    let body = html! {
        main class="sheet wide questions judged" id="main" {
            h1 { (title) }
            p id="verdict" { strong { @if it.is_good { (msg!(lang, VERDICT_GOOD)) } @else { (msg!(lang, VERDICT_BAD)) } } }
            section { h2 { (msg!(lang, VERDICT_YOURS)) } (answer(&it.yours)) }
            @if others {
                details id="verdict-others" open[it.is_good] {
                    summary { (msg!(lang, VERDICT_OTHERS)) }
                    @if let Some(then) = &it.then { h2 { (msg!(lang, VERDICT_THEN)) } (answer(then)) }
                    @if let Some(best) = &it.best { h2 { (msg!(lang, VERDICT_BEST)) } (answer(best)) }
                }
            }
            p class="hint" { (it.basis) }
            div class="row" {
                a class="btn btn-primary" id="verdict-back" href=(table) data-key="Escape" { (msg!(lang, QUESTIONS_BACK)) }
                @if let Some(it) = retry { (form(&it.table, it.n_moves, Some(&it.seat.to_string()), "btn", &msg!(lang, RETRY_AGAIN))) }
                a class="btn" href=(MISTAKES) { (msg!(lang, MISTAKES_TITLE)) }
            }
        }
        (shell::footer(lang))
    };
    let frame = Frame { defs: ctx.game().defs(), ..Frame::plain(&title, ctx.prefs, &table) };
    shell::document(&frame, &body).into_string()
}

fn answer(it: &HintedAnswer) -> Markup {
    html! {
        p { strong { (it.label) } ": " (it.chance) }
        @if !it.note.is_empty() { p class="muted" { (cited(&it.note)) } }
        @for line in [&it.compared, &it.reason].into_iter().flatten() { p { (cited(line)) } }
    }
}

/// The costly answers of one's own matches, as positions to solve.
pub fn mistakes_page(matches: &[OwnMatch], prefs: Prefs) -> String {
    let lang = prefs.lang;
    let title = msg!(lang, MISTAKES_TITLE);
    let body = html! {
        main class="sheet wide" id="main" {
            h1 { (title) }
            p class="muted" { (msg!(lang, MISTAKES_ABOUT)) }
            @if matches.is_empty() { p { (msg!(lang, MISTAKES_NO_MATCH)) } }
            @for it in matches { (own_match(lang, it)) }
            p class="row" { a class="btn" href="/" { (msg!(lang, LESSON_LOBBY)) } }
        }
        (shell::footer(lang))
    };
    shell::document(&Frame::plain(&title, prefs, MISTAKES), &body).into_string()
}

fn own_match(lang: Lang, it: &OwnMatch) -> Markup {
    let table = format!("/table/{}", it.table);
    html! {
        section class="own-match" {
            h2 { a href=(table) { (it.game.title(lang)) ": " (it.names.join(", ")) } }
            @match &it.mistakes {
                None => {
                    form class="row" method="post" action={ (table) "/mistakes" } {
                        button class="btn" type="submit" { (msg!(lang, MISTAKES_LOOK)) }
                        span class="hint" { (attribute(lang, id::MISTAKES_LOOK, "hint", &[])) }
                    }
                }
                Some(none) if none.is_empty() => p { (msg!(lang, REVIEW_NO_MISTAKE)) },
                Some(all) => ol class="puzzles" { @for (mistake, solved) in all { (position(lang, &it.table, mistake, *solved)) } },
            }
        }
    }
}

/// A position to solve. What was done and what is better is said once it is solved.
fn position(lang: Lang, table: &str, it: &MistakeText, solved: Option<Solved>) -> Markup {
    let label = match solved {
        None => msg!(lang, PUZZLE_START),
        Some(_) => msg!(lang, PUZZLE_AGAIN),
    };
    let class = if solved.is_none() { "btn btn-primary" } else { "btn" };
    html! {
        li class={ "puzzle" @if solved.is_some() { " is-solved" } } {
            span class="puzzle-sign" aria-hidden="true" { (puzzle::sign_of(solved)) }
            div class="puzzle-words" {
                strong { (msg!(lang, MISTAKES_MOMENT, n = it.n_moves)) }
                span { (it.gave_away) }
                @if solved.is_some() {
                    span { (msg!(lang, MISTAKES_DONE, what = it.played.as_str())) }
                    span { (msg!(lang, REVIEW_BETTER, what = it.better.label.as_str())) }
                    @if let Some(reason) = &it.better.reason { span class="muted" { (cited(reason)) } }
                }
            }
            (form(table, it.n_moves, Some(&it.eyes), class, &label))
        }
    }
}

/// The way there from the pages of lessons and puzzles.
pub(crate) fn mistakes_opener(lang: Lang) -> Markup {
    html! { a class="btn" href=(MISTAKES) title=(attribute(lang, id::MISTAKES_TITLE, "hint", &[])) { (msg!(lang, MISTAKES_TITLE)) } }
}
