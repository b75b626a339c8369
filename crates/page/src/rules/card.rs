//! The reference card of a game: what one looks up while playing, on one page to print, and beside the board with the
//! phase marked that is being played. It is made of the rules themselves.

use maud::{Markup, html};
use rulebook::{Language, Rulebook};
use text::{Lang, attribute, id, lookup, msg};

use super::prose;
use crate::art::emblem;
use crate::cite::cited;
use crate::context::{Part, Prefs, RenderContext};
use crate::games::{Phase, Renderer};
use crate::shell::{self, Frame};

/// Where it is.
pub(crate) fn address(game: &str) -> String {
    format!("/rules/{game}/card")
}

/// The page of a reference card, if the game has a rulebook.
pub fn reference_card_page(renderer: &dyn Renderer, prefs: &Prefs) -> Option<String> {
    let (game, lang) = (renderer.id(), prefs.lang);
    let book = rulebook::rulebook(game, Language::of_tag(lang.tag()))?;
    let title = format!("{}: {}", renderer.title(lang), msg!(lang, RULES_CARD));
    let body = html! {
        main class="sheet wide reference" id="main" {
            h1 { (title) }
            div class="reference-columns" {
                @for (nth, (title, rules)) in sections(renderer, lang).enumerate() {
                    section {
                        h2 { (title) }
                        @if nth == TURN { (strip(renderer, lang, &renderer.phases(lang))) }
                        (entries(book, rules))
                    }
                }
                section { h2 { (msg!(lang, RULES_CARD_ICONS)) } (icons(renderer, lang)) }
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

/// Opens the card beside the board; `r` does so too.
pub(crate) fn opener(lang: Lang) -> Markup {
    let title = msg!(lang, RULES_CARD);
    html! {
        button class="btn btn-quiet reference-open" type="button" popovertarget="reference" data-key="r" title=(title) aria-label=(title) {
            (emblem::use_("sign-list"))
        }
    }
}

/// The same in words, where there is no room for it in the bar.
pub(crate) fn opener_in_words(lang: Lang) -> Markup {
    html! { button class="btn reference-open-in-words" type="button" popovertarget="reference" { (msg!(lang, RULES_CARD)) } }
}

/// The card beside the board. It stays open while one plays; `turn` is its part that changes.
pub(crate) fn beside(ctx: &RenderContext<'_>, turn: &Markup) -> Markup {
    let (renderer, lang) = (ctx.game(), ctx.prefs.lang);
    let book = rulebook::rulebook(renderer.id(), Language::of_tag(lang.tag()));
    let Some(book) = book else { return html! {} };
    let title = msg!(lang, RULES_CARD);
    let whole = attribute(lang, id::RULES_CARD, "whole", &[]);
    html! {
        aside class="reference-card" id="reference" popover="manual" aria-label=(title) {
            header class="spread" {
                h2 { (title) }
                button class="btn btn-quiet" type="button" popovertarget="reference" popovertargetaction="hide" aria-label=(attribute(lang, id::RULES_CARD, "close", &[])) { "×" }
            }
            (turn)
            @for (nth, (title, rules)) in sections(renderer, lang).enumerate() {
                details open[nth == 0] { summary { (title) } (entries(book, rules)) }
            }
            details { summary { (msg!(lang, RULES_CARD_ICONS)) } (icons(renderer, lang)) }
            p class="actions" { a class="btn" href=(address(renderer.id())) target="_blank" { (whole) } }
        }
    }
}

/// The phases on the card, the one marked that is being played.
pub(crate) fn part(ctx: &RenderContext<'_>) -> Part {
    let lang = ctx.prefs.lang;
    let phases = ctx.observation.phases(lang);
    let title = lookup(lang, "rules-card-turn", &[]).unwrap_or_default();
    let html = html! {
        section class="reference-turn" id="reference-turn" aria-label=(title) { (strip(ctx.game(), lang, &phases)) }
    };
    Part { id: "reference-turn".to_owned(), html: html.into_string() }
}

/// The phases of a turn, each with what happens in it and its rules.
fn strip(renderer: &dyn Renderer, lang: Lang, phases: &[Phase]) -> Markup {
    html! {
        ol class="reference-phases" {
            @for it in phases {
                li class=[it.is_now.then_some("now")] aria-current=[it.is_now.then_some("step")] {
                    strong { (it.name) }
                    @if it.is_now { " " em { (attribute(lang, id::RULES_CARD, "now", &[])) } }
                    span class="reference-hint" { (it.hint) }
                    span class="reference-rules" { (cited(rules_of(renderer, it.key))) }
                }
            }
        }
    }
}

/// The rules of a phase, by its key.
pub(crate) fn rules_of(renderer: &dyn Renderer, key: &str) -> &'static str {
    let phases = lines(renderer).filter(|(name, _)| *name == PHASE);
    let mut named = phases.filter_map(|(_, rest)| rest.split_once(' '));
    named.find(|(it, _)| *it == key).map_or("", |(_, rules)| rules)
}

/// A line of the card that explains an icon or tells the rules of a phase begins with this, any other one with the name of
/// a section.
const ICON: &str = "icon";
const PHASE: &str = "phase";

/// The section that tells of the turn: the second one.
const TURN: usize = 1;

fn lines(renderer: &dyn Renderer) -> impl Iterator<Item = (&'static str, &'static str)> {
    renderer.reference_card().lines().filter_map(|it| it.split_once(' '))
}

/// The sections of the card: a title, and the identities of its rules. The goal comes first, then the turn.
pub(super) fn sections(
    renderer: &dyn Renderer,
    lang: Lang,
) -> impl Iterator<Item = (String, &'static str)> {
    let title = move |name| lookup(lang, &format!("rules-card-{name}"), &[]).unwrap_or_default();
    let sections = lines(renderer).filter(|(name, _)| *name != ICON && *name != PHASE);
    sections.map(move |(name, rules)| (title(name), rules))
}

/// The rules with these identities.
pub(crate) fn entries(book: &Rulebook, rules: &str) -> Markup {
    let entries = rules.split(' ').filter_map(|it| book.entry(it));
    html! { ul { @for it in entries { li { (prose::entry(it.lead, &it.text)) (prose::link(it.id)) } } } }
}

fn icons(renderer: &dyn Renderer, lang: Lang) -> Markup {
    let all = lines(renderer).filter(|(name, _)| *name == ICON);
    html! { ul class="reference-icons" { @for (_, icon) in all { (legend(lang, icon)) } } }
}

fn legend(lang: Lang, icon: &str) -> Markup {
    let (sign, said) = icon.split_once(' ').unwrap_or((icon, ""));
    html! { li { span class="reference-icon" { (emblem::use_(sign)) } (lookup(lang, said, &[]).unwrap_or_default()) } }
}
