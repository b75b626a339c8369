//! Earlier moments of a match: the line that leads from one to the next, and the page that lists everything that
//! happened, each line a place to go back to.

use maud::{Markup, html};
use text::{Lang, Voice, attribute, id, msg};

use crate::art::{emblem, plot};
use crate::context::{Prefs, RenderContext};
use crate::games::Renderer;
use crate::retry;
use crate::shell::{self, Frame};
use crate::table;

/// An earlier moment, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// So many moves were played.
    pub n_moves: usize,
    /// So many are there for this viewer.
    pub of: usize,
    pub eyes: Eyes,
}

/// Through whose eyes somebody looks, and through whose he may look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Eyes {
    /// The value in addresses; nothing for the viewer's own.
    pub chosen: Option<String>,
    /// Values with their names; more than one only when the match is over.
    pub all: Vec<(String, String)>,
}

/// Everything that happened, for one viewer.
#[derive(Clone)]
pub struct History {
    pub id: String,
    pub game: &'static dyn Renderer,
    /// Each line with the number of moves after which it stands.
    pub lines: Vec<(usize, String)>,
    pub n_moves: usize,
    /// What came after so many moves is new to the viewer.
    pub since: Option<usize>,
    pub eyes: Eyes,
    /// When the match is over: the prospects of each seat, from 0 to 100, with its name.
    pub course: Vec<(String, Vec<i32>)>,
    /// The numbers of the moves that decided it.
    pub turning_points: Vec<usize>,
    /// Their turns, by what each came to.
    pub story: Vec<(usize, String)>,
    /// The viewer may take the match along, to go on with it elsewhere.
    pub may_take_along: bool,
    pub prefs: Prefs,
}

fn address(id: &str, n_moves: usize, eyes: &Eyes) -> String {
    format!("/table/{id}/at/{n_moves}{}", seen_by(eyes))
}

fn seen_by(eyes: &Eyes) -> String {
    eyes.chosen.as_ref().map(|it| format!("?as={it}")).unwrap_or_default()
}

/// The moves that decided a match, each with the board as it was then, what happened, and a way there.
fn story(id: &str, prefs: Prefs, eyes: &Eyes, told: &[(usize, String)]) -> Option<Markup> {
    let lang = prefs.lang;
    let drawn = html! {
        section class="story" id="story" aria-labelledby="story-head" {
            h3 id="story-head" { (msg!(lang, STORY_TITLE)) }
            p class="hint" { (attribute(lang, id::STORY_TITLE, "hint", &[])) }
            p { a class="btn" href={ (address(id, 0, eyes)) "#turns" } { (emblem::use_("sign-play")) (msg!(lang, STORY_WATCH)) } }
            ol {
                @for (n_moves, text) in told {
                    li {
                        a href={ (address(id, n_moves.saturating_sub(1), eyes)) "#play" } {
                            img src={ "/table/" (id) "/at/" (n_moves) "/board.svg" (seen_by(eyes)) } width="240" height="144" alt="" loading="lazy" decoding="async";
                            span { (text) }
                            span class="story-see" { (emblem::use_("sign-play")) (msg!(lang, STORY_SEE)) }
                        }
                    }
                }
            }
        }
    };
    (!told.is_empty()).then_some(drawn)
}

/// How it turned, beside the result; nothing where no move stands out.
pub(crate) fn story_of(ctx: &RenderContext<'_>) -> Option<Markup> {
    let around = &ctx.table.around;
    let names = table::names(ctx, ctx.table.seats.len());
    let voice = Voice::new(ctx.prefs.lang, &names);
    let told = ctx.observation.tell_turns(&voice, &around.turning_points);
    let eyes = around.past.as_ref().map(|it| it.eyes.clone()).unwrap_or_default();
    story(&ctx.table.id, ctx.prefs, &eyes, &told)
}

/// From the lines of a log back to their moments.
#[derive(Clone, Debug)]
pub(crate) struct Trail {
    id: String,
    eyes: Eyes,
    lang: Lang,
    is_now: bool,
}

impl Trail {
    /// Nothing leads back from what is only imagined.
    pub(crate) fn of(ctx: &RenderContext<'_>) -> Option<Self> {
        let around = &ctx.table.around;
        let eyes = around.past.as_ref().map(|it| it.eyes.clone()).unwrap_or_default();
        let (id, lang, is_now) = (ctx.table.id.clone(), ctx.prefs.lang, around.is_now());
        let res = Self { id, eyes, lang, is_now };
        around.what_if.is_none().then_some(res)
    }

    /// From something on the table to what can be done with it, what would come of it, and why not.
    pub(crate) fn questions(&self, noun: &dyn std::fmt::Display) -> Markup {
        let title = msg!(self.lang, QUESTIONS_TITLE);
        let about = noun.to_string().replace(' ', "+");
        html! {
            @if self.is_now { p class="questions-about" { a class="btn btn-quiet" href={ "/table/" (self.id) "/help?about=" (about) } title=(title) { b aria-hidden="true" { "?" } " " (title) } } }
        }
    }

    /// To the replay of what the `n_moves`-th move led to, and of all that came after it.
    pub(crate) fn again(&self, n_moves: usize) -> Markup {
        let at = address(&self.id, n_moves.saturating_sub(1), &self.eyes);
        html! { a class="btn btn-quiet play-again" href={ (at) "#play" } { (emblem::use_("sign-play")) (msg!(self.lang, PAST_AGAIN)) } }
    }

    /// The end of a line that tells what happened with the `n_moves`-th move.
    pub(crate) fn mark(&self, n_moves: usize) -> Markup {
        let label = msg!(self.lang, PAST_GO_BACK, n = n_moves);
        html! { " " a class="log-at" href=(address(&self.id, n_moves, &self.eyes)) title=(label) aria-label=(label) { (n_moves) } }
    }
}

/// From the table to where the match can be seen again.
pub(crate) fn ways(trail: &Trail) -> Markup {
    let Trail { id, eyes, lang, .. } = trail;
    html! {
        p class="actions" {
            a class="btn" href=(address(id, 0, eyes)) { (emblem::use_("sign-play")) (msg!(*lang, PAST_WATCH)) }
            a class="btn" href={ "/table/" (id) "/history" (seen_by(eyes)) } { (msg!(*lang, PAST_PAGE)) }
        }
    }
}

/// Stands above the table instead of what belongs to a match that goes on.
pub(crate) fn line(ctx: &RenderContext<'_>, moment: &Moment) -> Markup {
    let lang = ctx.prefs.lang;
    let id = &ctx.table.id;
    let step = |label: String, sign: &str, to: usize| {
        html! {
            a class="btn" href=(address(id, to, &moment.eyes)) aria-label=(label) title=(label) aria-disabled=[(to == moment.n_moves).then_some("true")] { (sign) }
        }
    };
    let turns: Vec<String> = ctx.table.around.turning_points.iter().map(usize::to_string).collect();
    html! {
        section class="waiting past" id="waiting" aria-label=(msg!(lang, PAST_TITLE)) data-at=(moment.n_moves) data-of=(moment.of)
            data-as=[&moment.eyes.chosen] data-turns=(turns.join(" ")) {
            a class="btn" href={ "/table/" (id) } { (msg!(lang, PAST_LIVE)) }
            // Without a script there are only steps.
            button class="btn btn-primary" id="replay" type="button" aria-pressed="false" aria-label=(msg!(lang, PAST_PLAY)) title=(msg!(lang, PAST_PLAY)) hidden {
                (emblem::use_("sign-play")) (emblem::use_("sign-pause"))
            }
            select id="replay-speed" aria-label=(msg!(lang, PAST_SPEED)) title=(msg!(lang, PAST_SPEED)) autocomplete="off" hidden {
                @for it in [1, 2, 4] { option value=(it) { "×" (it) } }
            }
            (step(msg!(lang, TABLE_STEP_FIRST), "|◀", 0))
            (step(msg!(lang, TABLE_STEP_BACK), "◀", moment.n_moves.saturating_sub(1)))
            (step(msg!(lang, TABLE_STEP_ON), "▶", (moment.n_moves + 1).min(moment.of)))
            (step(msg!(lang, TABLE_STEP_LAST), "▶|", moment.of))
            input id="replay-at" type="range" min="0" max=(moment.of) value=(moment.n_moves) list="replay-turns" aria-label=(msg!(lang, PAST_GO)) hidden;
            datalist id="replay-turns" { @for it in &turns { option value=(it) {} } }
            span role="status" { (msg!(lang, PAST_AT, n = moment.n_moves, all = moment.of)) }
            form method="get" action={ "/table/" (id) "/at" } {
                label class="visually-hidden" for="past-n" { (msg!(lang, PAST_GO)) }
                input id="past-n" name="n" type="number" min="0" max=(moment.of) value=(moment.n_moves);
                (eyes(lang, &moment.eyes))
                button class="btn" type="submit" { (attribute(lang, id::PAST_GO, "do", &[])) }
            }
            a class="btn" href={ "/table/" (id) "/history" } { (msg!(lang, PAST_TITLE)) }
            // Where there are the eyes of others, the match is over.
            @if !moment.eyes.all.is_empty() && moment.n_moves < moment.of { (retry::opener(lang, id, moment.n_moves, moment.eyes.chosen.as_deref())) }
        }
    }
}

/// The choice of whose eyes.
fn eyes(lang: Lang, eyes: &Eyes) -> Markup {
    html! {
        @if 1 < eyes.all.len() {
            label for="past-as" { (msg!(lang, PAST_AS)) }
            select id="past-as" name="as" {
                @for (value, label) in &eyes.all { option value=(value) selected[eyes.chosen.as_ref() == Some(value)] { (label) } }
            }
        }
    }
}

/// The file with which a match goes on elsewhere.
pub(crate) fn along(lang: Lang, id: &str) -> Markup {
    html! {
        form class="form along" id="along" method="post" action={ "/table/" (id) "/along" } {
            div class="actions" { button class="btn" type="submit" aria-describedby="along-hint" { (msg!(lang, ALONG_DO)) } }
            p class="hint" id="along-hint" { (attribute(lang, id::ALONG_DO, "hint", &[])) }
        }
    }
}

/// The page of everything that happened.
pub fn history_page(history: &History) -> String {
    let lang = history.prefs.lang;
    let title = msg!(lang, PAST_TITLE);
    let back = format!("/table/{}/history", history.id);
    let table = format!("/table/{}", history.id);
    let game = history.game.title(lang);
    let body = html! {
        main class="sheet" id="main" {
            h1 { (game) ": " (title) }
            p class="actions" {
                a class="btn btn-primary" href=(table) { (msg!(lang, PAST_LIVE)) }
                a class="btn" href=(address(&history.id, 0, &history.eyes)) { (msg!(lang, PAST_WATCH)) }
            }
            @if history.may_take_along { (along(lang, &history.id)) }
            @if 1 < history.eyes.all.len() {
                form class="row" method="get" action=(back) {
                    (eyes(lang, &history.eyes))
                    button class="btn" type="submit" { (attribute(lang, id::PAST_GO, "do", &[])) }
                }
            }
            @if !history.course.is_empty() { (course(lang, history)) }
            @if let Some(it) = story(&history.id, history.prefs, &history.eyes, &history.story) { (it) }
            @if let Some(since) = history.since {
                section {
                    h2 { (msg!(lang, PAST_SINCE)) }
                    @if history.lines.iter().any(|(n, _)| since < *n) { (lines(history, since + 1)) }
                    @else { p class="muted" { (msg!(lang, PAST_NOTHING)) } }
                }
            }
            section {
                h2 { (msg!(lang, PAST_ALL)) }
                (lines(history, 0))
            }
        }
        (shell::footer(lang))
    };
    shell::document(&Frame::plain(&title, history.prefs, &back), &body).into_string()
}

/// What happened from a move on.
fn lines(history: &History, from: usize) -> Markup {
    html! {
        ol class="past-lines" {
            @for (n, text) in history.lines.iter().filter(|(n, _)| from <= *n) {
                li { a href=(address(&history.id, *n, &history.eyes)) { span class="num muted" { (n) } " " (text) } }
            }
        }
    }
}

/// More points than this say nothing more.
const MOST_POINTS: usize = 24;

fn course(lang: Lang, history: &History) -> Markup {
    let title = msg!(lang, PAST_COURSE);
    let n_points = history.course.iter().map(|it| it.1.len()).max().unwrap_or(0);
    let step = n_points.div_ceil(MOST_POINTS).max(1);
    // The end is always among them.
    let thin = |values: &[i32]| {
        let mut res: Vec<i32> = values.iter().rev().step_by(step).copied().collect();
        res.reverse();
        res
    };
    let moves: Vec<usize> = {
        let mut res: Vec<usize> = (0..n_points).rev().step_by(step).collect();
        res.reverse();
        res
    };
    // Who plays together stands together: then one line tells all.
    let is_shared = history.course.windows(2).all(|it| it[0].1 == it[1].1);
    let n_lines = if is_shared { 1 } else { history.course.len() };
    let lines = history.course.iter().take(n_lines).enumerate();
    let series: Vec<(usize, Vec<i32>)> = lines.map(|(seat, it)| (seat, thin(&it.1))).collect();
    html! {
        section {
            h2 { (title) }
            p class="hint" { (attribute(lang, id::PAST_COURSE, "hint", &[])) }
            (plot::course(&series, &moves, &title, &history.turning_points))
            ul class="row" hidden[is_shared] {
                @for (seat, (name, values)) in history.course.iter().enumerate() {
                    li class="chip" { (crate::art::token::seat_sign(seat)) (name) ": " (values.last().copied().unwrap_or(0)) }
                }
            }
        }
    }
}
