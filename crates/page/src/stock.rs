//! What is in the box, for an owner of the printed game: each component with its text, and where its values come from.

use maud::{Markup, html};
use text::{Describe, Lang, Provenance, msg};

/// A component in a list of them. One whose values are not from the rulebook says so.
pub(crate) fn piece<G: Describe>(
    lang: Lang,
    kind: &str,
    id: &str,
    picture: &Markup,
    prov: Provenance,
) -> Markup {
    html! {
        @if let Some((name, text)) = G::card(lang, kind, id) {
            li class="piece" { (picture)
                span {
                    strong { (name) }
                    @if prov != Provenance::Seed { span class="muted" title=(text::provenance_hint(lang, prov)) { " [" (text::provenance_name(lang, prov)) "]" } }
                    ". " (text)
                }
            }
        }
    }
}

/// The last line of a card.
pub(crate) fn provenance(lang: Lang, class: &str, prov: Provenance) -> Markup {
    html! {
        p class={ (class) " muted" } title=(text::provenance_hint(lang, prov)) { (msg!(lang, PROV_TITLE)) ": " (text::provenance_name(lang, prov)) }
    }
}
