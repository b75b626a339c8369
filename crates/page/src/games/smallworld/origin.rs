//! Where the values of a component come from, for an owner of the printed game.

use game_smallworld::content::{Power, Provenance, Race, book};
use maud::{Markup, html};
use text::{Lang, msg};

use super::texts;

/// The effects of Artifacts and Legendary Places are the rulebook's.
pub(super) const RELICS: Provenance = Provenance::Seed;

/// The source in a word or two, behind the text of a component.
pub(super) fn named(lang: Lang, source: Provenance) -> Markup {
    html! { small class="muted" title=(text::provenance_hint(lang, source)) { "[" (text::provenance_name(lang, source)) "]" } }
}

/// What is told on demand: each component and its source.
pub(super) fn told(lang: Lang, sources: &[(&str, Provenance)]) -> Markup {
    html! {
        details class="origin" {
            summary { (msg!(lang, PROV_TITLE)) }
            ul {
                @for &(what, source) in sources {
                    li { strong { (what) } ": " (text::provenance_name(lang, source)) ". " (text::provenance_hint(lang, source)) }
                }
            }
        }
    }
}

/// The sources of a race, and of the power that it came with.
pub(super) fn of_combo(lang: Lang, race: Race, power: Option<Power>) -> Markup {
    let race = (texts::race(lang, race), book().race(race).prov);
    let power = power.map(|power| (texts::power(lang, power), book().power(power).prov));
    told(lang, &Vec::from_iter([race].into_iter().chain(power)))
}
