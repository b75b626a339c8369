//! The page of a hint. Its three stages are folded into each other: where to look, what kind of answer, and the best
//! answers with their reasons.

use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use text::{attribute, id, msg};

use crate::cite::cited;
use crate::context::{Prefs, RenderContext};
use crate::shell::{self, Frame};

/// The text of a hint in three stages, from where to look to the answers themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintText {
    /// Where to look, and whether it matters much.
    pub look: Vec<String>,
    /// What kind of answer it is.
    pub kind: String,
    /// The answers, the best first.
    pub answers: Vec<HintedAnswer>,
    /// On what this rests.
    pub basis: String,
}

/// An answer that a hint names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintedAnswer {
    pub notation: String,
    pub label: String,
    /// The price and the odds that stand beside the answer at the table too.
    pub note: String,
    /// The chance to win.
    pub chance: String,
    /// How it compares: the first with the next, the others with the first. Nothing if there is only one.
    pub compared: Option<String>,
    /// What makes the difference by the end of the turn, where the worlds that were tried tell.
    pub reason: Option<String>,
}

fn address(ctx: &RenderContext<'_>) -> String {
    format!("/table/{}/hint", ctx.table.id)
}

/// The button that asks for a hint; nothing for a viewer who may have none.
pub(crate) fn opener(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        @if ctx.table.around.may_hint {
            form class="hint-open" method="post" action=(address(ctx)) {
                button class="btn" id="hint-open" type="submit" title=(attribute(lang, id::HINT_TITLE, "hint", &[])) { (msg!(lang, HINT_TITLE)) }
            }
        }
    }
}

/// What somebody reads before he sits down where hints are allowed.
pub fn hints_asked_page(key: &str, prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let title = msg!(lang, HINT_AGREED);
    let join = format!("/join/{key}?again=true");
    let body = html! {
        main class="sheet" id="main" {
            h1 { (title) }
            p { (attribute(lang, id::HINT_OPTION, "hint", &[])) }
            p class="row" {
                a class="btn btn-primary" id="hints-agree" href={ (join) "&hints=true" } { (msg!(lang, HINT_AGREE)) }
                a class="btn" href="/" { (msg!(lang, LESSON_LOBBY)) }
            }
        }
        (shell::footer(lang))
    };
    shell::document(&Frame::plain(&title, *prefs, &join), &body).into_string()
}

/// The page of a hint.
pub fn hint_page(ctx: &RenderContext<'_>, hint: &HintText) -> String {
    let lang = ctx.prefs.lang;
    let title = msg!(lang, HINT_TITLE);
    let table = format!("/table/{}", ctx.table.id);
    let body = html! {
        main class="sheet wide questions hints" id="main" {
            h1 { (title) }
            section id="hint-look" { @for line in &hint.look { p { (line) } } }
            details id="hint-kind" {
                summary { (msg!(lang, HINT_CLEARER)) }
                p { (hint.kind) }
                details id="hint-answers" {
                    summary { (msg!(lang, HINT_BEST)) }
                    ol { @for it in &hint.answers { li { (answer(ctx, it)) } } }
                    p class="hint" { (hint.basis) }
                }
            }
            p class="row" {
                a class="btn btn-primary" id="hint-back" href=(table) data-key="Escape" { (msg!(lang, QUESTIONS_BACK)) }
            }
        }
        (shell::footer(lang))
    };
    let frame = Frame { defs: ctx.game().defs(), ..Frame::plain(&title, ctx.prefs, &table) };
    shell::document(&frame, &body).into_string()
}

fn answer(ctx: &RenderContext<'_>, it: &HintedAnswer) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        p { strong { (it.label) } ": " (it.chance) }
        @if !it.note.is_empty() { p class="muted" { (cited(&it.note)) } }
        @for line in [&it.compared, &it.reason].into_iter().flatten() { p { (cited(line)) } }
        form method="post" action={ "/table/" (ctx.table.id) "/act" } {
            input type="hidden" name="version" value=(ctx.table.version);
            button class="btn" type="submit" name="action" value=(it.notation) { (msg!(lang, LESSON_DO_IT, what = it.label.as_str())) }
        }
    }
}
