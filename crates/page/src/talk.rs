//! What people at a table say to each other.

use kernel::{Seat, SeatSet, Viewer};
use maud::{Markup, PreEscaped, html};
use text::{Lang, msg};

use crate::art::token;
use crate::context::{Occupant, RenderContext};
use crate::drawer::Drawer;
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

const BUBBLE: &str = r##"<svg class="emblem tool-sign" viewBox="0 0 64 64" width="22" height="22" aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d="M10 8h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H32L18 58V46h-8a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6zm6 12v5h32v-5zm0 11v5h22v-5z"/></svg>"##;

/// Whether there is anybody to talk to.
pub(crate) fn has_company(ctx: &RenderContext<'_>) -> bool {
    let is_other = |it: &Occupant| matches!(it, Occupant::Person { .. } | Occupant::Open);
    ctx.viewer() == Viewer::Spectator
        || !ctx.table.around.talk.lines.is_empty()
        || ctx.table.seats.iter().any(|it| is_other(&it.occupant))
}

/// How many lines were said from the beginning.
fn n_said(ctx: &RenderContext<'_>) -> u32 {
    ctx.table.around.talk.lines.last().map_or(0, |it| it.number)
}

/// The control in the top bar; a script puts a badge on it where lines are not read yet.
pub(crate) fn opener(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        button class="btn btn-quiet" id="talk-open" type="button" popovertarget="talk" hidden[!has_company(ctx)] {
            (PreEscaped(BUBBLE)) span class="tool-name" { (msg!(lang, TALK_TITLE)) }
        }
    }
}

/// What opens from there.
pub(crate) fn panel(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let drawer = Drawer { id: "talk", title: msg!(lang, TALK_TITLE), n_said: Some(n_said(ctx)) };
    let body = html! {
        (lines(ctx))
        @if ctx.table.around.talk.speaker.is_some() { (speak(ctx)) }
    };
    drawer.draw(lang, &body)
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
        Some(it.seat) != ctx.table.around.talk.speaker && !matches!(it.occupant, Occupant::Bot(_))
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
