//! The rules of a game to read: what is in the box, then every entry of the rules reference.

use maud::{Markup, html};
use rulebook::Language;
use text::msg;

use crate::context::Prefs;
use crate::games::Renderer;
use crate::shell::{self, Frame};

/// The rules of a game, if there is a reference. `entry` is shown on top, if it is a rule of the game.
pub fn rules_page(renderer: &dyn Renderer, entry: Option<&str>, prefs: &Prefs) -> Option<String> {
    let game = renderer.id();
    let lang = prefs.lang;
    let book = rulebook::rulebook(game, Language::of_tag(lang.tag()))?;
    let title = format!("{}: {}", renderer.title(lang), msg!(lang, HELP_RULES));
    let asked = entry.and_then(|id| book.entry(id));
    let body = html! {
        main class="sheet wide rules" id="main" {
            h1 { (renderer.title(lang)) }
            @if let Some(it) = asked {
                section class="panel" { h2 { (heading(it)) } (lines(it)) }
            }
            section id="components" { h2 { (msg!(lang, HELP_CARDS)) } (renderer.components(lang)) }
            nav aria-label=(msg!(lang, HELP_RULES)) {
                ol class="chapters" {
                    @for (i, chapter) in book.chapters.iter().enumerate() { li { a href={ "#chapter-" (i) } { (chapter.title) } } }
                }
            }
            @for (i, chapter) in book.chapters.iter().enumerate() {
                section id={ "chapter-" (i) } {
                    h2 { (chapter.title) }
                    @for it in book.entries_of(i) { div id=(it.id) { h3 { (heading(it)) } (lines(it)) } }
                }
            }
        }
        (shell::footer(lang))
    };
    let back = format!("/rules/{game}");
    let frame = Frame { defs: renderer.defs(), ..Frame::plain(&title, *prefs, &back) };
    Some(shell::document(&frame, &body).into_string())
}

fn heading(entry: &rulebook::Entry) -> Markup {
    html! { span class="rule" { (entry.id) } " " (entry.heading()) }
}

fn lines(entry: &rulebook::Entry) -> Markup {
    let plain = entry.plain();
    html! {
        @for line in plain.lines().map(str::trim).filter(|it| !it.is_empty()) {
            @match line.strip_prefix("- ") {
                Some(item) => p class="rule-item" { (item) },
                None => p { (line) },
            }
        }
    }
}
