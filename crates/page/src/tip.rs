//! A tip: one line that says a rule when it first matters, with what it points at framed.

use maud::{Markup, html};
use text::msg;

use crate::art::emblem;
use crate::cite::address_of;
use crate::context::{Part, RenderContext};
use crate::lesson::Framing;

/// A tip that is shown now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// That of no other tip of any game.
    pub number: u8,
    /// The mark of the turn in which it is shown.
    pub turn: u16,
    pub text: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    pub frames: Vec<Framing>,
}

impl Tip {
    /// How a form names it: `17.9c2`, in hexadecimal digits.
    fn slug(&self) -> String {
        format!("{:x}.{:x}", self.number, self.turn)
    }
}

/// Reads how a form names a tip: its number, and the mark of its turn.
pub fn shown_tip(slug: &str) -> Option<(u8, u16)> {
    let (number, turn) = slug.split_once('.')?;
    Some((u8::from_str_radix(number, 16).ok()?, u16::from_str_radix(turn, 16).ok()?))
}

/// Every answer tells which tip was shown meanwhile.
pub(crate) fn field(ctx: &RenderContext<'_>) -> Markup {
    html! { @if let Some(tip) = &ctx.table.around.tip { input type="hidden" name="tip" value=(tip.slug()); } }
}

/// The form of its controls.
pub(crate) fn form(ctx: &RenderContext<'_>) -> Markup {
    html! {
        @if ctx.table.around.tip.is_some() {
            form id="tip-do" method="post" action={ "/table/" (ctx.table.id) "/tip" } { (field(ctx)) }
        }
    }
}

/// The line. A phone shows a sign for it in the top bar, which opens it.
pub(crate) fn part(ctx: &RenderContext<'_>) -> Part {
    let lang = ctx.prefs.lang;
    let html = html! {
        @match &ctx.table.around.tip {
            None => div id="tip" hidden {},
            Some(tip) => {
                div class="tip" id="tip" {
                    label class="btn btn-quiet only-phone" title=(msg!(lang, TIP_TITLE)) {
                        input class="tip-toggle" type="checkbox" aria-label=(msg!(lang, TIP_TITLE)); (emblem::use_("sign-scroll"))
                    }
                    div class="tip-line" role="status" {
                        span { strong { (msg!(lang, TIP_TITLE)) ": " } (tip.text) " " a class="rule" href=(address_of(ctx.game().id(), tip.rule)) target="_blank" { (tip.rule) } }
                        span class="tip-ways" {
                            button class="btn" type="submit" form="tip-do" name="do" value="read" data-key="Escape" { (msg!(lang, TIP_READ)) }
                            button class="btn btn-quiet" type="submit" form="tip-do" name="do" value="off" { (msg!(lang, TIP_OFF)) }
                        }
                    }
                }
            }
        }
    };
    Part { id: "tip".to_owned(), html: html.into_string() }
}
