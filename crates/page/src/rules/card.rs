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
    let icons = lines(renderer).filter(|(name, _)| *name == ICON);
    let title = format!("{}: {}", renderer.title(lang), msg!(lang, RULES_CARD));
    let body = html! {
        main class="sheet wide reference" id="main" {
            h1 { (title) }
            div class="reference-columns" {
                @for (title, rules) in sections(renderer, lang) {
                    section { h2 { (title) } (entries(book, rules)) }
                }
                section {
                    h2 { (msg!(lang, RULES_CARD_ICONS)) }
                    ul class="reference-icons" { @for (_, icon) in icons { (legend(lang, icon)) } }
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

/// A line of the card that explains an icon begins with this, any other one with the name of a section.
const ICON: &str = "icon";

fn lines(renderer: &dyn Renderer) -> impl Iterator<Item = (&'static str, &'static str)> {
    renderer.reference_card().lines().filter_map(|it| it.split_once(' '))
}

/// The sections of the card: a title, and the identities of its rules. The goal comes first, then the turn.
pub(super) fn sections(
    renderer: &dyn Renderer,
    lang: Lang,
) -> impl Iterator<Item = (String, &'static str)> {
    let title = move |name| lookup(lang, &format!("rules-card-{name}"), &[]).unwrap_or_default();
    let sections = lines(renderer).filter(|(name, _)| *name != ICON);
    sections.map(move |(name, rules)| (title(name), rules))
}

/// The rules with these identities.
pub(super) fn entries(book: &Rulebook, rules: &str) -> Markup {
    let entries = rules.split(' ').filter_map(|it| book.entry(it));
    html! { ul { @for it in entries { li { (prose::entry(it.lead, &it.text)) (prose::link(it.id)) } } } }
}

fn legend(lang: Lang, icon: &str) -> Markup {
    let (sign, said) = icon.split_once(' ').unwrap_or((icon, ""));
    html! { li { span class="reference-icon" { (emblem::use_(sign)) } (lookup(lang, said, &[]).unwrap_or_default()) } }
}
