//! The reference card of a game: what one looks up while playing, on one page to print. It is made of the rules themselves.

use maud::{Markup, html};
use rulebook::{Language, Rulebook};
use text::{Lang, lookup, msg};

use super::prose;
use crate::art::emblem;
use crate::context::Prefs;
use crate::games::Renderer;
use crate::shell::{self, Frame};

/// Where it is.
pub(crate) fn address(game: &str) -> String {
    format!("/rules/{game}/card")
}

/// The page of a reference card, if the game has a rulebook.
pub fn reference_card_page(renderer: &dyn Renderer, prefs: &Prefs) -> Option<String> {
    let (game, lang) = (renderer.id(), prefs.lang);
    let book = rulebook::rulebook(game, Language::of_tag(lang.tag()))?;
    let lines = renderer.reference_card().lines().filter_map(|it| it.split_once(' '));
    let (icons, sections): (Vec<_>, Vec<_>) = lines.partition(|(name, _)| *name == "icon");
    let title = format!("{}: {}", renderer.title(lang), msg!(lang, RULES_CARD));
    let body = html! {
        main class="sheet wide reference" id="main" {
            h1 { (title) }
            div class="reference-columns" {
                @for (name, rules) in &sections { (section(book, lang, name, rules)) }
                section {
                    h2 { (msg!(lang, RULES_CARD_ICONS)) }
                    ul class="reference-icons" { @for (_, icon) in &icons { (legend(lang, icon)) } }
                }
            }
            p class="row no-print" { a class="btn" href={ "/rules/" (game) } { (msg!(lang, HELP_RULES)) } }
        }
        (shell::footer(lang))
    };
    let here = address(game);
    let frame =
        Frame { defs: renderer.defs(), is_rules: true, ..Frame::plain(&title, *prefs, &here) };
    Some(shell::document(&frame, &body).into_string())
}

fn section(book: &Rulebook, lang: Lang, name: &str, rules: &str) -> Markup {
    let entries = rules.split(' ').filter_map(|it| book.entry(it));
    html! {
        section {
            h2 { (lookup(lang, &format!("rules-card-{name}"), &[]).unwrap_or_default()) }
            ul { @for it in entries { li { (prose::entry(it.lead, &it.text)) (prose::link(it.id)) } } }
        }
    }
}

fn legend(lang: Lang, icon: &str) -> Markup {
    let (sign, said) = icon.split_once(' ').unwrap_or((icon, ""));
    html! { li { span class="reference-icon" { (emblem::use_(sign)) } (lookup(lang, said, &[]).unwrap_or_default()) } }
}
