//! What every table has around its game, whichever it is: forms, messages, undo, the people and their seats, links for
//! empty ones, and where the luck came from.
//!
//! A renderer puts these pieces where it wants them; what they say and how they are used is the same in every game.

use std::fmt::Display;

use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::{Lang, Voice, attribute, id, msg};

use crate::art::{emblem, token};
use crate::cite::cited;
use crate::context::{Occupant, OwnCode, RenderContext};
use crate::lobby;
use crate::{drawer, lesson, past, review, tip, together, whatif};

/// The forms that every control of the table belongs to; `also` are other seats of the viewer that may answer now.
pub(crate) fn forms(ctx: &RenderContext<'_>, also: &[Seat]) -> Markup {
    let (base, version) = (whatif::base(ctx), ctx.table.version);
    // Whoever is not asked can only propose.
    let act = if together::owner(ctx).is_some() { "/propose" } else { "/act" };
    html! {
        div id="forms" hidden {
            @for seat in also {
                form id=(form_of(*seat)) method="post" action={ (base) "/act" } {
                    input type="hidden" name="version" value=(version);
                    input type="hidden" name="seat" value=(seat);
                }
            }
            form id="act" method="post" action={ (base) (act) } { input type="hidden" name="version" value=(version); (tip::field(ctx)) }
            form id="undo" method="post" action={ (base) "/undo" } { input type="hidden" name="version" value=(version); }
            (together::forms(ctx))
            (whatif::forms(ctx))
            (lesson::form(ctx))
            (tip::form(ctx))
        }
    }
}

/// The form of a seat that is not the viewer's first.
fn form_of(seat: Seat) -> String {
    format!("act-{}", seat.0 + 1)
}

/// An answer of another seat that the viewer holds, with the name of that seat on it.
pub(crate) fn for_seat(
    ctx: &RenderContext<'_>,
    seat: Seat,
    action: &dyn Display,
    label: &str,
) -> Markup {
    let said = msg!(ctx.prefs.lang, TABLE_SEAT_DOES, seat = name(ctx, seat), what = label);
    html! { button class="btn" type="submit" form=(form_of(seat)) name="action" value=(action) { (token::seat_sign(seat.idx())) (said) } }
}

/// What went wrong with the last try.
pub(crate) fn notice(ctx: &RenderContext<'_>) -> Markup {
    html! {
        div class="panel notice" id="notice" role="alert" hidden[ctx.table.notice.is_none()] {
            @if let Some(notice) = &ctx.table.notice { (cited(notice)) }
        }
    }
}

/// Takes back the last action, or all that can be taken back.
pub(crate) fn undo(lang: Lang, n_undo: u32) -> Markup {
    html! {
        span class="undo" {
            button class="btn btn-quiet" type="submit" form="undo" name="n" value="1" title=(attribute(lang, id::TABLE_UNDO, "hint", &[])) {
                (emblem::use_("sign-undo")) span class="tool-name" { (msg!(lang, TABLE_UNDO)) }
            }
            @if 1 < n_undo {
                button class="btn btn-quiet" type="submit" form="undo" name="n" value="all" title=(attribute(lang, id::TABLE_RESTART_TURN, "hint", &[])) {
                    (emblem::use_("sign-undo-all")) span class="tool-name" { (msg!(lang, TABLE_RESTART_TURN)) }
                }
            }
        }
    }
}

/// How an answer looks and is reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) class: &'static str,
    /// The key that presses it.
    pub(crate) key: Option<&'static str>,
}

/// An answer that asks again before it is given.
pub(crate) fn asking(lang: Lang, action: &dyn Display, label: &Markup, look: Look) -> Markup {
    let card = format!("confirm-{}", action.to_string().replace(' ', "-"));
    html! {
        button class=(look.class) type="button" popovertarget=(card) data-key=[look.key] { (label) "…" }
        div class="dialog confirm" id=(card) popover="auto" role="alertdialog" aria-labelledby={ (card) "-head" } {
            h2 id={ (card) "-head" } { (label) }
            p { (msg!(lang, TABLE_CONFIRM_ASK)) }
            div class="actions" {
                button class="btn" type="button" popovertarget=(card) popovertargetaction="hide" { (msg!(lang, TABLE_CANCEL)) }
                button class="btn btn-primary" type="submit" form="act" name="action" value=(action) autofocus { (label) }
            }
        }
    }
}

/// What cannot be chosen now, each place with its reason.
pub(crate) fn not_now(lang: Lang, rows: &[(impl Display, Markup)]) -> Markup {
    html! {
        @if !rows.is_empty() {
            details id="not-now" {
                summary { (msg!(lang, TABLE_NOT_POSSIBLE)) " (" (rows.len()) ")" }
                ul { @for (place, reason) in rows { li data-noun=(place) { (reason) } } }
            }
        }
    }
}

/// Whether a seat is somebody's, and whose.
pub(crate) fn occupant(lang: Lang, occupant: &Occupant) -> String {
    match occupant {
        Occupant::Here => msg!(lang, SEAT_YOU),
        Occupant::Person { is_present: true } => msg!(lang, SEAT_CONNECTED),
        Occupant::Person { is_present: false } => msg!(lang, SEAT_AWAY),
        Occupant::Bot(name) => name.clone(),
        Occupant::Open => msg!(lang, SEAT_EMPTY),
    }
}

/// What brings the viewer back to the own seat, shown on demand.
pub(crate) fn own_code(ctx: &RenderContext<'_>, seat: Seat) -> Markup {
    let lang = ctx.prefs.lang;
    let is_own =
        ctx.viewer() == Viewer::Seat(seat) && ctx.table.around.is_now() && !ctx.prefs.is_alone;
    let Some(code) = ctx.table.own_code.as_ref().filter(|_| is_own) else { return html! {} };
    html! {
        details class="own-code" id={ "code-of-" (seat.0 + 1) } {
            summary { (msg!(lang, SEAT_CODE)) }
            @match code {
                OwnCode::Known(code) => {
                    div class="copy-row" {
                        input id="own-code" class="code" readonly value=(code) aria-label=(msg!(lang, SEAT_CODE));
                        button class="btn" type="button" data-copy="own-code" data-done=(msg!(lang, SEAT_COPIED)) { (msg!(lang, SEAT_COPY)) }
                    }
                    p class="hint" { (msg!(lang, SEAT_CODE_HINT)) }
                }
                OwnCode::Elsewhere => p class="hint" { (msg!(lang, SEAT_CODE_ELSEWHERE)) },
            }
            form method="post" action={ "/table/" (ctx.table.id) "/code" } {
                input type="hidden" name="seat" value=(seat);
                button class="btn" type="submit" { (msg!(lang, SEAT_CODE_NEW)) }
                span class="hint" { " " (attribute(lang, id::SEAT_CODE_NEW, "hint", &[])) }
            }
        }
    }
}

/// While the game runs, a seat of a bot, or of somebody who went, can be given to somebody else.
pub(crate) fn hand_over(ctx: &RenderContext<'_>, seat: Seat) -> Markup {
    let lang = ctx.prefs.lang;
    let is_player = matches!(ctx.viewer(), Viewer::Seat(_));
    let info = ctx.table.seats.iter().find(|it| it.seat == seat);
    let is_now = ctx.table.around.is_now();
    let Some(info) = info.filter(|_| is_player && is_now) else { return html! {} };
    let current = match &info.occupant {
        Occupant::Bot(name) => format!("bot:{name}"),
        Occupant::Here => "here".to_owned(),
        Occupant::Person { .. } | Occupant::Open => "link".to_owned(),
    };
    let mut choices = lobby::occupants(&ctx.prefs);
    let is_barred = current != "here" && ctx.table.around.barred.contains(&seat);
    choices.retain(|(it, _)| *it != "you" && !(is_barred && *it == "here"));
    // Bots of older tables and of programs sit there too, although they are not offered.
    let is_other = choices.iter().all(|(it, _)| *it != current);
    let field = format!("to-{}", seat.0 + 1);
    html! {
        form class="hand-over" method="post" action={ "/table/" (ctx.table.id) "/seat" } {
            input type="hidden" name="seat" value=(seat);
            label for=(field) { (msg!(lang, SEAT_HAND_OVER)) }
            select id=(field) name="to" {
                @if is_other { option value=(current) selected { (name(ctx, seat)) } }
                @for (value, label) in &choices {
                    option value=(value) selected[*value == current] { (label) }
                }
            }
            button class="btn" type="submit" { (attribute(lang, id::SEAT_HAND_OVER, "do", &[])) }
        }
    }
}

/// The name of a seat as everybody reads it.
pub(crate) fn name(ctx: &RenderContext<'_>, seat: Seat) -> String {
    let names: Vec<String> = names(ctx, ctx.table.seats.len());
    Voice::new(ctx.prefs.lang, &names).seat(seat)
}

/// The names of the first `n_seats` seats, in their order.
pub(crate) fn names(ctx: &RenderContext<'_>, n_seats: usize) -> Vec<String> {
    let of = |idx: usize| ctx.table.seats.iter().find(|it| it.seat.idx() == idx);
    (0..n_seats).map(|idx| of(idx).map(|it| it.name.clone()).unwrap_or_default()).collect()
}

/// Links for seats that wait for somebody.
pub(crate) fn invitations(ctx: &RenderContext<'_>) -> Markup {
    html! {
        section class="panel invites" id="invites" hidden[ctx.table.invitations.is_empty()] { (invitation_links(ctx, "invite")) }
    }
}

/// A link for each of them; `place` tells two such lists of a page apart.
pub(crate) fn invitation_links(ctx: &RenderContext<'_>, place: &str) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        @for (seat, link) in &ctx.table.invitations {
            @let field = format!("{place}-{}", seat.0 + 1);
            div class="field" {
                label for=(field) { (token::seat_sign(seat.idx())) (name(ctx, *seat)) ": " (msg!(lang, SEAT_INVITATION)) }
                div class="copy-row" {
                    input id=(field) readonly value=(link);
                    button class="btn" type="button" data-copy=(field) data-done=(msg!(lang, SEAT_COPIED)) { (msg!(lang, SEAT_COPY)) }
                }
            }
        }
    }
}

/// How a match ended; decides the colours of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// A seat has won, or the team.
    Won,
    /// The team has lost.
    Lost,
}

/// What the sheet at the end of a match says.
pub(crate) struct Ending {
    pub(crate) verdict: Verdict,
    pub(crate) title: Markup,
    /// Why it ended so.
    pub(crate) cause: Markup,
    /// The ways on that only this game has.
    pub(crate) ways: Markup,
    pub(crate) score: Markup,
    /// How it came about, drawn.
    pub(crate) numbers: Markup,
}

/// The end: a sheet over the board, which can be laid aside. `class` is the game's own.
pub(crate) fn ending(ctx: &RenderContext<'_>, class: &str, it: &Ending) -> Markup {
    let lang = ctx.prefs.lang;
    let Ending { verdict, title, cause, ways, score, numbers } = it;
    let tone = match verdict {
        Verdict::Won => "is-won",
        Verdict::Lost => "is-lost",
    };
    // Whoever learns is told by the lesson how it ended, and goes on there.
    let is_open = ctx.table.around.is_now() && ctx.table.around.lesson.is_none();
    let story = past::story_of(ctx);
    let sides = [
        ("story", msg!(lang, RESULT_STORY), story.as_ref()),
        ("score", msg!(lang, RESULT_SCORE), Some(score)),
        ("numbers", msg!(lang, RESULT_NUMBERS), Some(numbers)),
    ];
    let sides = sides.into_iter().filter_map(|(name, label, side)| Some((name, label, side?)));
    html! {
        section class={ "panel result " (class) } id="result" {
            details class={ "end " (tone) } open[is_open] {
                summary class="btn btn-primary" { span class="end-close" { (msg!(lang, RESULT_BOARD)) } span class="end-open" { (msg!(lang, RESULT_TITLE)) } }
                div class="end-sheet" role="region" tabindex="0" aria-label=(msg!(lang, RESULT_TITLE)) {
                    header class="end-verdict" { h2 { (title) } (cause) }
                    fieldset class="end-tabs" {
                        legend class="visually-hidden" { (msg!(lang, PREF_VIEW)) }
                        @for (nth, (name, label, _)) in sides.clone().enumerate() {
                            label class="end-tab" { input class="visually-hidden" type="radio" name="end-tab" id={ "end-tab-" (name) } checked[nth == 0]; span { (label) } }
                        }
                    }
                    @for (name, _, side) in sides { div class={ "end-side end-" (name) } { (side) } }
                    (fate(ctx))
                    div class="end-ways" { (ways) (again(ctx)) (review::opener(ctx)) }
                }
            }
        }
    }
}

/// Once more: with the same people, or at a new table of the same game.
pub(crate) fn again(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    if ctx.table.around.what_if.is_some() {
        return html! {};
    }
    html! {
        div class="row" id="again" {
            @if let Some(again) = &ctx.table.around.again {
                @match &again.next {
                    Some(next) => a class="btn btn-primary" href={ "/table/" (next) } { (msg!(lang, AGAIN_THERE)) },
                    None => {
                        form id="again-form" method="post" action={ "/table/" (ctx.table.id) "/next" } {
                            button class="btn btn-primary" type="submit" { (msg!(lang, AGAIN_SAME)) }
                        }
                    }
                }
            }
            a class="btn" href=(lobby::address(ctx.game().id())) { (msg!(lang, LOBBY_REMATCH)) }
            a class="btn" href={ "/table/" (ctx.table.id) "/history" } { (msg!(lang, PAST_TITLE)) }
        }
    }
}

/// Where the luck came from, to be checked by whoever likes.
pub(crate) fn fate(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        details class="fate" id="fate" {
            summary { (msg!(lang, RESULT_VERIFY)) }
            p class="hint" { (msg!(lang, RESULT_COMMITMENT, hash = ctx.table.commitment.clone())) }
            @if let Some(seed) = &ctx.table.seed { p class="hint" { (msg!(lang, RESULT_SEED)) ": " code { (seed) } } }
            @if !ctx.table.around.words.is_empty() { p class="hint" { (msg!(lang, LUCK_WORDS, words = ctx.table.around.words.join(" · "))) } }
            @if ctx.table.around.is_seed_told { p class="hint" { (msg!(lang, ALONG_TOLD)) } }
            p { a href={ "/table/" (ctx.table.id) "/match" } { (msg!(lang, TABLE_SAVE)) } }
            p { a href="/fairness" target="_blank" { (msg!(lang, LUCK_HOW)) } }
        }
    }
}

/// A panel that a phone shows one at a time: its name in the style sheet, its sign, and what it is called.
pub(crate) struct Tab {
    pub(crate) name: &'static str,
    pub(crate) sign: &'static str,
    pub(crate) label: String,
}

/// On a phone there is room for the board and one thing beside it: the first tab, until another is chosen. The style
/// sheet does the rest. What happened opens over them.
pub(crate) fn tabs(lang: Lang, tabs: &[Tab]) -> Markup {
    html! {
        fieldset class="tabs only-phone" {
            legend class="visually-hidden" { (msg!(lang, PREF_VIEW)) }
            @for (nth, tab) in tabs.iter().enumerate() {
                label class="tab" {
                    input class="visually-hidden" type="radio" name="tab" id={ "tab-" (tab.name) } checked[nth == 0];
                    (emblem::use_(tab.sign)) span { (tab.label) }
                }
            }
            button class="tab" type="button" popovertarget=(drawer::HISTORY) { (emblem::use_("sign-scroll")) span { (msg!(lang, PAST_TITLE)) } }
        }
    }
}
