//! The people at a table and what one may ask of it: who sits where, taking back by consent, notes, going, and how its
//! luck is proved.

use kernel::Seat;
use maud::{Markup, html};
use text::{attribute, id, msg};

use crate::around::{self, reseat};
use crate::art::{emblem, token};
use crate::context::RenderContext;
use crate::drawer::{self, Drawer};
use crate::lobby::{self, occupant_sign};
use crate::past;
use crate::questions;
use crate::rules::card;
use crate::table::{self, name, occupant};

/// The notepad of the viewer's seat.
#[derive(Clone, PartialEq, Eq)]
pub struct Notes {
    pub seat: Seat,
    pub text: String,
}

/// Notes are private: this leaves their text out of logs.
impl std::fmt::Debug for Notes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Notes({})", self.seat)
    }
}

/// What somebody is called at his seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    pub seat: Seat,
    /// Empty: by the number of the seat.
    pub name: String,
    /// Others play here, and he has neither a name nor played yet.
    pub is_asked: bool,
}

/// Taking back by consent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asking {
    pub may_ask: bool,
    /// Who asks now.
    pub asked: Option<Seat>,
    /// The viewer has not answered yet.
    pub may_answer: bool,
    /// It was the viewer who asked.
    pub is_own: bool,
    /// The viewer's request to undo was refused.
    pub is_refused: bool,
}

/// The control in the top bar.
pub(crate) fn opener(ctx: &RenderContext<'_>) -> Markup {
    let title = msg!(ctx.prefs.lang, PEOPLE_TITLE);
    html! {
        button class="btn btn-quiet" id="people-open" type="button" popovertarget="people" title=(title) {
            (emblem::use_("sign-person")) span class="tool-name" { (title) }
        }
    }
}

/// What opens from there: the seats and whose time runs, invitations, taking back, leaving.
pub(crate) fn panel(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let around = &ctx.table.around;
    let drawer = Drawer { id: "people", title: msg!(lang, PEOPLE_TITLE), n_said: None };
    let body = html! {
        (seats(ctx))
        (table::invitation_links(ctx, "people"))
        @if around.asking.asked.is_some() { div class="row" id="people-asked" { (asked(ctx, "people-answer")) } }
        (ask(ctx))
        @if let Some(it) = &around.called { (called(ctx, it, "people")) }
        @if let Some(notes) = &around.notes { (notepad(ctx, notes)) }
        @if let Some(seat) = around.talk.speaker.filter(|_| ctx.table.seed.is_none()) {
            (reseat(ctx, seat, lobby::USUAL_BOT, &msg!(lang, GIVE_MINE)))
        }
        p class="actions" {
            (questions::opener_in_words(ctx))
            (card::opener_in_words(lang))
            button class="btn only-phone" type="button" popovertarget=(drawer::HISTORY) { (msg!(lang, PAST_TITLE)) }
            a class="btn only-phone" href={ "/rules/" (ctx.game().id()) } target="_blank" { (msg!(lang, HELP_RULES)) }
            a class="btn" href="/next" { (msg!(lang, LOBBY_NEXT)) }
            a class="btn" href="/" { (msg!(lang, ERROR_GO_HOME)) }
        }
        @if around.may_take_along { (past::along(lang, &ctx.table.id)) }
        (hints(ctx))
        (luck(ctx))
    };
    drawer.draw(lang, &body)
}

/// Everybody at the table, and who is there.
fn seats(ctx: &RenderContext<'_>) -> Markup {
    html! {
        ul class="people-seats" {
            @for info in &ctx.table.seats {
                li {
                    (token::seat_sign(info.seat.idx()))
                    strong { (name(ctx, info.seat)) }
                    span class="muted" { (occupant_sign(&info.occupant)) " " (occupant(ctx.prefs.lang, &info.occupant)) }
                    @if let Some(left) = ctx.table.around.left(info.seat) {
                        span class="chip" { (emblem::use_("sign-hourglass")) (around::span_text(ctx.prefs.lang, left)) }
                    }
                }
            }
        }
    }
}

/// The name of the viewer's seat; `place` tells two such forms of a page apart.
pub(crate) fn called(ctx: &RenderContext<'_>, it: &Called, place: &str) -> Markup {
    let lang = ctx.prefs.lang;
    let field = format!("name-{place}");
    html! {
        form class="row called" id={ "called-" (place) } method="post" action={ "/table/" (ctx.table.id) "/name" } {
            input type="hidden" name="seat" value=(it.seat);
            label for=(field) { (msg!(lang, PEOPLE_CALLED)) }
            input id=(field) name="name" maxlength="24" autocomplete="nickname" value=(it.name) placeholder=(msg!(lang, SEAT_DEFAULT_NAME, number = it.seat.0 + 1));
            button class="btn" type="submit" { (attribute(lang, id::PEOPLE_CALLED, "do", &[])) }
        }
    }
}

fn notepad(ctx: &RenderContext<'_>, notes: &Notes) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        details class="notes" id="notes" open[!notes.text.is_empty()] {
            summary { (msg!(lang, NOTES_TITLE)) " " span class="hint" { (attribute(lang, id::NOTES_TITLE, "hint", &[])) } }
            form class="form" id="notes-form" method="post" action={ "/table/" (ctx.table.id) "/notes" } {
                input type="hidden" name="seat" value=(notes.seat);
                textarea name="text" rows="5" maxlength="4000" aria-label=(msg!(lang, NOTES_TITLE)) { "\n" (notes.text) }
                div class="actions" { button class="btn" type="submit" { (msg!(lang, NOTES_SAVE)) } }
            }
        }
    }
}

/// Asks the others, who are told in the line above the table.
fn ask(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let asking = &ctx.table.around.asking;
    html! {
        @if asking.may_ask {
            form class="row" id="ask-back" method="post" action={ "/table/" (ctx.table.id) "/ask" } {
                input type="hidden" name="version" value=(ctx.table.version);
                label for="ask-n" { (msg!(lang, ASK_COUNT)) }
                select id="ask-n" name="n" { @for n in 1..=5 { option value=(n) { (n) } } }
                button class="btn" type="submit" { (msg!(lang, TABLE_UNDO_ASK)) }
            }
        }
        @if asking.is_refused { p class="hint" id="ask-refused" { (msg!(lang, ASK_REFUSED)) } }
    }
}

/// A request to undo, in the line `waiting` and among what belongs to the table; `form` tells the two apart.
pub(crate) fn asked(ctx: &RenderContext<'_>, form: &str) -> Markup {
    let lang = ctx.prefs.lang;
    let asking = &ctx.table.around.asking;
    let Some(by) = asking.asked else { return html! {} };
    html! {
        span { (if asking.is_own { msg!(lang, TABLE_UNDO_WAITING) } else { msg!(lang, TABLE_UNDO_ASKED, seat = name(ctx, by)) }) }
        form id=(form) method="post" action={ "/table/" (ctx.table.id) "/answer" } {
            @if asking.may_answer { button class="btn" type="submit" name="agree" value="yes" { (msg!(lang, TABLE_UNDO_ALLOW)) } }
            @if asking.is_own { button class="btn" type="submit" name="agree" value="no" { (msg!(lang, TOGETHER_WITHDRAW)) } }
            @else if asking.may_answer { button class="btn" type="submit" name="agree" value="no" { (msg!(lang, TABLE_UNDO_REFUSE)) } }
        }
    }
}

/// Whether hints were agreed on.
fn hints(ctx: &RenderContext<'_>) -> Markup {
    html! { @if ctx.table.around.are_hints_agreed { p class="hint" id="hints-here" { (msg!(ctx.prefs.lang, HINT_AGREED)) } } }
}

/// The seal of the table, and how it is checked.
fn luck(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let words = &ctx.table.around.words;
    html! {
        details class="luck" id="luck" {
            summary { (msg!(lang, LUCK_TITLE)) }
            p class="hint seal" { (msg!(lang, RESULT_COMMITMENT, hash = ctx.table.commitment.clone())) }
            @if !words.is_empty() { p class="hint" { (msg!(lang, LUCK_WORDS, words = words.join(" · "))) } }
            @if ctx.table.around.is_seed_told { p class="hint" id="seed-told" { (msg!(lang, ALONG_TOLD)) } }
            p { a href="/fairness" target="_blank" { (msg!(lang, LUCK_HOW)) } }
        }
    }
}
