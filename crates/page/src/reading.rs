//! A lesson that is read again: all its steps on one page, each with the rules that it teaches.

use maud::{Markup, html};
use text::{Lang, msg};

use crate::cite::cited;
use crate::context::Prefs;
use crate::games::Renderer;
use crate::rules::card_address;
use crate::shell::{self, Frame};

/// What a lesson says from its beginning to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonText {
    pub id: String,
    pub title: String,
    /// How the game is won.
    pub goal: String,
    pub steps: Vec<StepText>,
    pub end: String,
}

/// What a step says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepText {
    pub say: String,
    /// What is said when it is done.
    pub done: Option<String>,
    pub rules: Vec<String>,
}

/// The page of a lesson that is read again.
pub fn lesson_page(renderer: &dyn Renderer, it: &LessonText, prefs: &Prefs) -> String {
    let (game, lang) = (renderer.id(), prefs.lang);
    let body = html! {
        main class="sheet wide lesson-text" id="main" {
            h1 { (it.title) }
            @if !it.goal.is_empty() { p { strong { (it.goal) } } }
            ol class="lesson-steps" { @for step in &it.steps { li { (told(lang, step)) } } }
            @if !it.end.is_empty() { p { (it.end) } }
            form class="row" method="post" action="/lessons" {
                input type="hidden" name="lesson" value=(it.id);
                button class="btn btn-primary" type="submit" { (msg!(lang, LESSON_PLAY)) }
                a class="btn" href={ "/rules/" (game) } { (msg!(lang, HELP_RULES)) }
                a class="btn" href=(card_address(game)) { (msg!(lang, RULES_CARD)) }
                a class="btn" href="/" { (msg!(lang, LESSON_LOBBY)) }
            }
        }
        (shell::footer(lang))
    };
    let here = format!("/lessons/{}", it.id);
    let frame = Frame { defs: renderer.defs(), ..Frame::plain(&it.title, *prefs, &here) };
    shell::document(&frame, &body).into_string()
}

fn told(lang: Lang, it: &StepText) -> Markup {
    html! {
        p { (it.say) }
        @if let Some(done) = &it.done { p class="muted" { (done) } }
        @if !it.rules.is_empty() { p class="lesson-rules" { (msg!(lang, LESSON_RULES)) ": " (cited(&it.rules.join(" "))) } }
    }
}
