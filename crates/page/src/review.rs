//! A look back at a finished game: its text, and the page that shows it.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use text::{Lang, attribute, id, msg};

use crate::art::plot;
use crate::cite::cited;
use crate::context::{Prefs, RenderContext};
use crate::hint::HintedAnswer;
use crate::retry;
use crate::shell::{self, Frame};

/// The page tells so many of the whole match, and as many of each seat of the visitor.
const MOST_MISTAKES: usize = 3;

/// What is said of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewText {
    /// In the order of the seats; a team has the same luck at each of them.
    pub seats: Vec<SeatReviewText>,
    /// What the numbers mean.
    pub unit: String,
    /// How close it was, and what brought a team down; empty where people play against each other.
    pub course: Vec<String>,
    /// Those of all seats, the worst first; empty if nothing is sure.
    pub mistakes: Vec<MistakeText>,
}

/// How the chance of a seat to win went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChancesText {
    /// The seat in addresses, such as `P2`.
    pub eyes: String,
    pub name: String,
    /// So many moves were made before the first of the numbers.
    pub first: usize,
    /// In percent after each move, as far as the seat knew.
    pub known: Vec<u32>,
    /// The same with all cards open.
    pub open: Vec<u32>,
    /// So many moves were made at the end of each turn, and whose it was.
    pub turns: Vec<(usize, String)>,
}

impl ChancesText {
    /// The numbers at the end of each turn: moves, whose it was, as far as the seat knew, with all cards open.
    pub fn by_turn(&self) -> impl Iterator<Item = (usize, &str, u32, u32)> {
        self.turns.iter().map(|(n_moves, whose)| {
            let nth = n_moves - self.first;
            (*n_moves, whose.as_str(), self.known[nth], self.open[nth])
        })
    }
}

/// The seats whose chances to win the page of a look back shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToldChances {
    /// Those of his seats.
    Own(Vec<ChancesText>),
    /// Those of every seat, because he has none.
    All(Vec<ChancesText>),
}

impl ToldChances {
    fn seats(&self) -> &[ChancesText] {
        match self {
            Self::Own(seats) | Self::All(seats) => seats,
        }
    }

    fn own(&self) -> &[ChancesText] {
        match self {
            Self::Own(seats) => seats,
            Self::All(_) => &[],
        }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Own(_) => msg!(lang, REVIEW_CHANCES),
            Self::All(_) => msg!(lang, REVIEW_CHANCES_ALL),
        }
    }

    fn hint(&self, lang: Lang) -> String {
        let which = match self {
            Self::Own(_) => id::REVIEW_CHANCES,
            Self::All(_) => id::REVIEW_CHANCES_ALL,
        };
        attribute(lang, which, "hint", &[])
    }
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
pub fn review_page(ctx: &RenderContext<'_>, review: &ReviewText, told: &ToldChances) -> String {
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
                @for it in review.mistakes.iter().take(MOST_MISTAKES) { (mistake(ctx, it)) }
            }
            @if !review.mistakes.is_empty() { (own_mistakes(ctx, &review.mistakes, told.own())) }
            @if !told.seats().is_empty() { (chances(ctx, review, told)) }
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
pub fn review_wait_page(table: &str, prefs: Prefs) -> String {
    let lang = prefs.lang;
    wait_page(&msg!(lang, REVIEW_TITLE), &msg!(lang, REVIEW_WAIT), table, prefs)
}

/// The page shown while something is thought of. It reloads itself every second.
pub(crate) fn wait_page(title: &str, text: &str, table: &str, prefs: Prefs) -> String {
    let table = format!("/table/{table}");
    let body = html! {
        main class="sheet questions" id="main" {
            h1 { (title) }
            p id="review-wait" role="status" { (text) }
            p class="row" { a class="btn btn-primary" id="review-back" href=(table) data-key="Escape" { (msg!(prefs.lang, QUESTIONS_BACK)) } }
        }
        (shell::footer(prefs.lang))
    };
    let frame = Frame { reloads: true, ..Frame::plain(title, prefs, &table) };
    shell::document(&frame, &body).into_string()
}

/// The costly answers of the visitor's own seats that are not among the worst of the match.
fn own_mistakes(ctx: &RenderContext<'_>, all: &[MistakeText], own: &[ChancesText]) -> Markup {
    let lang = ctx.prefs.lang;
    let of_own = |it: &&MistakeText| own.iter().any(|own| own.eyes == it.eyes);
    let others: Vec<&MistakeText> = all.iter().skip(MOST_MISTAKES).filter(of_own).collect();
    let has_none = !own.is_empty() && !all.iter().any(|it| of_own(&it));
    html! {
        @if has_none || !others.is_empty() {
            section id="own-mistakes" {
                h2 { (msg!(lang, REVIEW_OWN)) }
                @if has_none { p { (msg!(lang, REVIEW_NO_MISTAKE)) } }
                @for it in others { (mistake(ctx, it)) }
            }
        }
    }
}

/// How the chances of the seats went.
fn chances(ctx: &RenderContext<'_>, review: &ReviewText, told: &ToldChances) -> Markup {
    let lang = ctx.prefs.lang;
    let title = told.title(lang);
    html! {
        section id="chances" {
            h2 { (title) }
            p class="hint" { (told.hint(lang)) }
            @if let [it] = told.seats() { (chances_of(ctx, review, it, &title)) }
            @else {
                @for (nth, it) in told.seats().iter().enumerate() {
                    details open[nth == 0] { summary { (it.name) } (chances_of(ctx, review, it, &title)) }
                }
            }
        }
    }
}

fn chances_of(
    ctx: &RenderContext<'_>,
    review: &ReviewText,
    it: &ChancesText,
    title: &str,
) -> Markup {
    let lang = ctx.prefs.lang;
    let percents = |all: &[u32]| all.iter().map(|it| *it as i32).collect();
    let series: [(usize, Vec<i32>); 2] = [(0, percents(&it.known)), (1, percents(&it.open))];
    let moments: Vec<usize> = (it.first..).take(it.open.len()).collect();
    let costly = review.mistakes.iter().filter(|costly| costly.eyes == it.eyes);
    let mut costly: Vec<usize> = costly.map(|it| it.n_moves).collect();
    costly.sort_unstable();
    let names = [(0, msg!(lang, REVIEW_KNOWN)), (1, msg!(lang, REVIEW_ALL_OPEN))];
    html! {
        (plot::large(&series, &moments, title, &costly))
        (plot::key(&names))
        details class="chances-by-turn" {
            summary { (msg!(lang, REVIEW_BY_TURN)) }
            (by_turn(lang, &ctx.table.id, it))
        }
    }
}

/// The numbers of the plot at the end of each turn, each with a way to that moment.
fn by_turn(lang: Lang, table: &str, it: &ChancesText) -> Markup {
    let head = [
        msg!(lang, REVIEW_AFTER),
        msg!(lang, REVIEW_WHOSE),
        msg!(lang, REVIEW_KNOWN),
        msg!(lang, REVIEW_ALL_OPEN),
    ];
    html! {
        table class="scoreboard chances" {
            thead { tr { @for it in &head { th scope="col" { (it) } } } }
            tbody {
                @for (n_moves, whose, known, open) in it.by_turn() {
                    tr {
                        th scope="row" { a href={ "/table/" (table) "/at/" (n_moves) "?as=" (it.eyes) } title=(msg!(lang, REVIEW_SEE)) { (n_moves) } }
                        td { (whose) }
                        td class="num" { (msg!(lang, REVIEW_PERCENT, n = known)) }
                        td class="num" { (msg!(lang, REVIEW_PERCENT, n = open)) }
                    }
                }
            }
        }
    }
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
