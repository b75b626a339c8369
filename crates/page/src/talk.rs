//! What people at a table say to each other, what each notes for himself, and asking the others to take back.

use kernel::{Seat, SeatSet};
use maud::{Markup, PreEscaped, html};
use text::{Lang, attribute, id, msg};

use crate::around::reseat;
use crate::art::token;
use crate::context::RenderContext;
use crate::past;
use crate::table::name;

/// What was said, as far as the viewer wants to hear it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Talk {
    /// Oldest first.
    pub lines: Vec<Line>,
    /// Whom the viewer does not hear.
    pub muted: SeatSet,
    /// The seat for which the viewer speaks.
    pub speaker: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub number: u32,
    pub by: Seat,
    /// What was typed, or `/` and one of the [`PHRASES`].
    pub text: String,
}

/// Everybody reads these in his own language.
pub const PHRASES: [&str; 7] = ["hello", "well", "thanks", "sorry", "moment", "your-turn", "bye"];

/// A phrase in words; nothing if there is none of this name.
fn phrase(lang: Lang, key: &str) -> Option<String> {
    Some(match key {
        "hello" => msg!(lang, TALK_HELLO),
        "well" => msg!(lang, TALK_WELL),
        "thanks" => msg!(lang, TALK_THANKS),
        "sorry" => msg!(lang, TALK_SORRY),
        "moment" => msg!(lang, TALK_MOMENT),
        "your-turn" => msg!(lang, TALK_YOUR_TURN),
        "bye" => msg!(lang, TALK_BYE),
        _ => return None,
    })
}

/// The notepad of the viewer's seat.
#[derive(Clone, PartialEq, Eq)]
pub struct Notes {
    pub seat: Seat,
    pub text: String,
}

/// What somebody notes for himself never appears in a log by accident.
impl std::fmt::Debug for Notes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Notes({})", self.seat)
    }
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
    /// Somebody did not agree with the viewer.
    pub is_refused: bool,
}

const BUBBLE: &str = r##"<svg class="emblem tool-sign" viewBox="0 0 64 64" width="22" height="22" aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d="M10 8h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H32L18 58V46h-8a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6zm6 12v5h32v-5zm0 11v5h22v-5z"/></svg>"##;

/// The control in the top bar.
pub(crate) fn opener(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let last = ctx.table.around.talk.lines.last();
    let label = match last {
        Some(line) => msg!(lang, TALK_COUNT, n = line.number as usize),
        None => msg!(lang, TALK_TITLE),
    };
    html! {
        button class="btn btn-quiet" id="talk-open" type="button" popovertarget="talk" {
            (PreEscaped(BUBBLE)) span class="tool-name" { (label) }
            @if let Some(line) = last { span class="only-phone" aria-hidden="true" { (line.number) } }
        }
    }
}

/// What opens from there.
pub(crate) fn dialog(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let around = &ctx.table.around;
    html! {
        section class="dialog talk" id="talk" popover="auto" aria-label=(msg!(lang, TALK_TITLE)) {
            h2 { (msg!(lang, TALK_TITLE)) }
            (lines(ctx))
            @if around.talk.speaker.is_some() { (speak(ctx)) }
            (ask(ctx))
            @if let Some(notes) = &around.notes { (notepad(ctx, notes)) }
            @if let Some(seat) = around.talk.speaker.filter(|_| ctx.table.seed.is_none()) {
                (reseat(ctx, seat, "bot:greedy", &msg!(lang, GIVE_MINE)))
            }
            p class="actions" {
                a class="btn only-phone" href="/" { (msg!(lang, ERROR_GO_HOME)) }
                a class="btn" href={ "/table/" (ctx.table.id) "/history" } { (msg!(lang, PAST_TITLE)) }
                a class="btn" href="/next" { (msg!(lang, LOBBY_NEXT)) }
            }
            @if around.may_take_along { (past::along(lang, &ctx.table.id)) }
            (luck(ctx))
        }
    }
}

fn lines(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let said = &ctx.table.around.talk.lines;
    html! {
        ol class="talk-lines" id="talk-lines" aria-live="polite" tabindex="0" aria-label=(msg!(lang, TALK_TITLE)) {
            @if said.is_empty() { li class="hint" id="talk-none" { (msg!(lang, TALK_NONE)) } }
            @for line in said.iter().rev() {
                li id={ "talk-" (line.number) } {
                    (token::seat_sign(line.by.idx()))
                    span {
                        strong { (name(ctx, line.by)) } ": "
                        (line.text.strip_prefix('/').and_then(|it| phrase(lang, it)).unwrap_or_else(|| line.text.clone()))
                    }
                }
            }
        }
    }
}

/// A form that a script answers without leaving the page.
fn speak(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let address = format!("/table/{}/talk", ctx.table.id);
    let muted = ctx.table.around.talk.muted;
    let others = ctx.table.seats.iter().filter(|it| {
        Some(it.seat) != ctx.table.around.talk.speaker
            && !matches!(it.occupant, crate::Occupant::Bot(_))
    });
    html! {
        form class="join-row" id="speak" method="post" action=(address) data-live {
            input name="text" maxlength="300" required autocomplete="off" aria-label=(msg!(lang, TALK_SAY)) placeholder=(msg!(lang, TALK_SAY));
            button class="btn btn-primary" type="submit" { (msg!(lang, TALK_SEND)) }
        }
        form class="row phrases" id="phrases" method="post" action=(address) data-live aria-label=(msg!(lang, TALK_QUICK)) {
            @for key in PHRASES {
                button class="btn btn-small" type="submit" name="text" value={ "/" (key) } { (phrase(lang, key).unwrap_or_default()) }
            }
        }
        form class="row" id="mutes" method="post" action={ "/table/" (ctx.table.id) "/mute" } data-live {
            @for info in others {
                @if muted.contains(info.seat) {
                    button class="btn btn-quiet" type="submit" name="hear" value=(info.seat) { (msg!(lang, TALK_UNMUTE, seat = info.name.clone())) }
                } @else {
                    button class="btn btn-quiet" type="submit" name="mute" value=(info.seat) { (msg!(lang, TALK_MUTE, seat = info.name.clone())) }
                }
            }
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

/// In the line above the table: somebody asks to take back.
pub(crate) fn asked(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let asking = &ctx.table.around.asking;
    let Some(by) = asking.asked else { return html! {} };
    html! {
        span { (if asking.is_own { msg!(lang, TABLE_UNDO_WAITING) } else { msg!(lang, TABLE_UNDO_ASKED, seat = name(ctx, by)) }) }
        form id="answer-ask" method="post" action={ "/table/" (ctx.table.id) "/answer" } {
            @if asking.may_answer { button class="btn" type="submit" name="agree" value="yes" { (msg!(lang, TABLE_UNDO_ALLOW)) } }
            @if asking.is_own { button class="btn" type="submit" name="agree" value="no" { (msg!(lang, TOGETHER_WITHDRAW)) } }
            @else if asking.may_answer { button class="btn" type="submit" name="agree" value="no" { (msg!(lang, TABLE_UNDO_REFUSE)) } }
        }
    }
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
