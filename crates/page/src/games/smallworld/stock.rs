//! What is not on the boards: the tray, the relics found so far, and what is left in the stacks.

use game_smallworld::content::{Power, Race, Region, Relic, book};
use maud::{Markup, html};
use text::smallworld as sw;

use super::scene::Scene;
use super::{origin, prompt, texts};
use crate::art::emblem;
use crate::art::token::{self, Standing};
use text::{Lang, msg};

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let view = scene.view();
    let found = view
        .regions
        .iter()
        .flat_map(|(region, it)| it.relics.iter().map(move |relic| (*relic, *region)));
    let found: Vec<(Relic, Region)> = found.collect();
    html! {
        div class="dialog stock" id="stock" popover="auto" {
            @if !found.is_empty() { h2 { (msg!(lang, SW_PAGE_RELICS)) } }
            ul class="relics" {
                @for &(relic, region) in &found {
                    li class="piece" data-noun=(region) {
                        (token::picture(&token::mark(&format!("relic-{relic}")), 32))
                        span { strong { (sw::relic_name(lang, relic)) } ", " (texts::region(lang, region)) ". " small { (texts::relic_rules(lang, relic)) } }
                    }
                }
            }
            h2 { (msg!(lang, SW_PAGE_TRAY)) }
            ul class="tray" {
                @for (race, n_tokens) in &view.tray {
                    li class="piece" { (emblem::use_(&format!("race-{race}"))) (texts::race(lang, *race)) " " strong { (n_tokens) } }
                }
            }
            h2 { (msg!(lang, SW_PAGE_DIE)) }
            p class="dice-faces" { (prompt::die_faces()) }
            (origin::told(lang, &[(&msg!(lang, SW_PAGE_DIE), book().die.prov)]))
        }
    }
}

/// Everything in the box with its text, for the page of rules.
pub(super) fn components(lang: Lang) -> Markup {
    html! {
        ul class="components" {
            @for &race in Race::ALL {
                li class="piece" id={ "race-" (race) "-card" } {
                    (token::picture(&token::race(race.name(), 1, 1, Standing::Active), 44))
                    span { strong { (texts::race(lang, race)) } " (" (sw::faction_name(lang, book().race(race).faction)) ", " (book().race(race).banner) "). "
                        (texts::race_rules(lang, race)) " " (origin::named(lang, book().race(race).prov)) }
                }
            }
            @for &power in Power::ALL {
                li class="piece" { (emblem::use_(&format!("power-{power}")))
                    span { strong { (texts::power(lang, power)) } " (" (book().power(power).badge) "). " (texts::power_rules(lang, power))
                        " " (origin::named(lang, book().power(power).prov)) } }
            }
            @for &relic in Relic::ALL {
                li class="piece" { (emblem::use_(&format!("relic-{relic}")))
                    span { strong { (sw::relic_name(lang, relic)) } ". " (texts::relic_rules(lang, relic)) " " (origin::named(lang, origin::RELICS)) } }
            }
        }
    }
}
