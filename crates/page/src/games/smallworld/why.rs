//! The cards of regions: what lies there, what can be done and for how much, and why something cannot.

use game_smallworld::content::{Face, Region, book};
use game_smallworld::view::OfferView;
use game_smallworld::{Action, Prompt, percent_of_rolls};
use maud::{Markup, html};
use text::smallworld as sw;
use text::{Lang, msg};

use super::scene::Scene;
use super::{map, origin, texts};
use crate::cite::cited;
use crate::viewer_context::Choices;

/// The cards of all regions of a face.
pub(super) fn cards(scene: &Scene<'_>, face: Face) -> Markup {
    let regions = scene.view().regions.keys().filter(|region| region.face() == face);
    html! { div id={ "whys-" (face) } { @for region in regions { (card(scene, *region)) } } }
}

fn card(scene: &Scene<'_>, region: Region) -> Markup {
    let lang = scene.lang();
    let choices = scene.choices.get(&region);
    html! {
        div class="dialog why-card" id={ "why-" (region) } popover="auto" {
            h2 { (texts::region(lang, region)) }
            p class="muted" { (texts::land(lang, region)) }
            @let contents = map::contents(scene, region);
            @if !contents.is_empty() {
                ul class="facts" {
                    @for (what, rules) in contents {
                        li { strong { (what) } @if !rules.is_empty() { " " small { (rules) } } }
                    }
                }
            }
            @if let Some(choices) = choices { (answers(scene, region, choices)) }
            (sources(scene, region))
            (scene.questions(&region))
        }
    }
}

/// Where the board and the relics found here come from.
fn sources(scene: &Scene<'_>, region: Region) -> Markup {
    let lang = scene.lang();
    let face = region.face();
    let relics = scene.region(region).map(|it| it.relics.iter()).into_iter().flatten();
    let relics: Vec<String> = relics.map(|&relic| sw::relic_name(lang, relic)).collect();
    let board = sw::face_name(lang, face);
    let board = (board.as_str(), book().faces[face.idx()].prov);
    let relics = relics.iter().map(|name| (name.as_str(), origin::RELICS));
    origin::told(lang, &Vec::from_iter([board].into_iter().chain(relics)))
}

/// What can be done here, with prices; and why the plain thing cannot.
fn answers(scene: &Scene<'_>, region: Region, choices: &Choices<Action>) -> Markup {
    let refused = shown_refusals(choices);
    html! {
        @if !choices.legal.is_empty() {
            ul class="offers" {
                @for &action in &choices.legal {
                    li {
                        button class="btn" type="submit" form="act" name="action" value=(action) { (scene.label(action)) }
                        (price(scene, action))
                    }
                }
            }
        }
        @for (action, why) in refused {
            p class="refusal" data-region=(region) {
                @if !choices.legal.is_empty() || with_means(*action) { strong { (scene.label(*action)) ": " } }
                (cited(why))
            }
        }
    }
}

/// The plain refusal if nothing can be done here; otherwise only the ways that a player might miss.
fn shown_refusals(choices: &Choices<Action>) -> Vec<&(Action, String)> {
    let is_plain = |it: &&(Action, String)| !with_means(it.0);
    let plain: Vec<_> = choices.refused.iter().filter(is_plain).collect();
    if plain.is_empty() { choices.refused.iter().take(3).collect() } else { plain }
}

fn with_means(action: Action) -> bool {
    action.conquest().is_some_and(|(_, means)| !means.is_empty())
}

/// The offer that belongs to an action.
pub(super) fn offer<'a>(scene: &'a Scene<'_>, action: Action) -> Option<&'a OfferView> {
    let (region, means) = action.conquest()?;
    scene.view().offer(region, means)
}

/// What a conquest costs, line by line, and what is due besides.
pub(super) fn price(scene: &Scene<'_>, action: Action) -> Markup {
    let lang = scene.lang();
    let Some(offer) = offer(scene, action) else { return html! {} };
    let n_free = match scene.prompt() {
        Some(Prompt::Conquer { n_free }) => n_free,
        _ => 0,
    };
    html! {
        ul class="cost" {
            @for &(line, tokens) in &offer.lines {
                li class=[(tokens < 0).then_some("minus")] { (sw::cost_line(lang, line, tokens)) }
            }
            li class="total" { (offer.tokens) }
            @for due in &offer.dues { li class="due" { (msg!(lang, SW_DUE, n = due.coins, why = sw::reason_label(lang, due.why))) } }
            @if matches!(action, Action::Final(..)) {
                li class="short" { (needs_roll(lang, offer.tokens.saturating_sub(n_free))) }
            }
        }
    }
}

/// "2 or more on the die: 33 %".
fn needs_roll(lang: Lang, n_least: u8) -> String {
    msg!(lang, SW_PAGE_NEEDS_ROLL, n = n_least, percent = percent_of_rolls(n_least))
}

/// The price in a few signs, for a button in a list.
pub(super) fn short_price(scene: &Scene<'_>, action: Action) -> Option<String> {
    let offer = offer(scene, action)?;
    let n_free = match scene.prompt() {
        Some(Prompt::Conquer { n_free }) => n_free,
        _ => 0,
    };
    Some(match action {
        Action::Final(..) => {
            format!("{} %", percent_of_rolls(offer.tokens.saturating_sub(n_free)))
        }
        _ => msg!(scene.lang(), SW_COST_TOTAL, n = offer.tokens),
    })
}
