//! The emblems of races, powers, relics and markers: bold silhouettes in two tones on a field of 64 × 64.
//!
//! A silhouette takes the text colour (`currentColor`) of its `<use>`, its inner details take the `fill` and `stroke`
//! of its `<use>`; so one symbol serves ink on parchment, cream on a seat's colour, and the grey of a race in decline.

mod adventure;
mod marks;
mod objects;
mod powers;
mod quest;
mod races;
mod relics;
mod wrath;

use maud::{Markup, PreEscaped, html};

use super::geometry::number;

/// One emblem as drawn: `twin` is a left half that is drawn twice, mirrored; `whole` lies over it.
struct Drawing {
    id: &'static str,
    twin: &'static str,
    whole: &'static str,
}

const fn drawn(id: &'static str, twin: &'static str, whole: &'static str) -> Drawing {
    Drawing { id, twin, whole }
}

fn of_smallworld() -> impl Iterator<Item = &'static Drawing> {
    [races::DRAWINGS, powers::DRAWINGS, relics::DRAWINGS].into_iter().flatten()
}

/// The ids of all emblems: `race-orcs`, `power-miners`, `relic-heart`, `mark-fort`, ….
pub fn ids() -> impl Iterator<Item = &'static str> {
    of_smallworld().chain(marks::DRAWINGS).map(|it| it.id)
}

/// The emblems that only Small World knows, as `<symbol>`s: races, powers, relics.
pub fn smallworld_symbols() -> Markup {
    defined(of_smallworld())
}

/// The emblems that only Wrath of the Lich King knows, as `<symbol>`s.
pub fn wrath_symbols() -> Markup {
    defined(wrath::DRAWINGS.iter())
}

/// The emblems that only Warhammer Quest knows, as `<symbol>`s.
pub fn quest_symbols() -> Markup {
    defined(quest::DRAWINGS.iter())
}

/// The emblems that only the adventure game knows, as `<symbol>`s.
pub fn adventure_symbols() -> Markup {
    defined(adventure::DRAWINGS.iter())
}

/// Emblems of any game, as `<symbol>`s, for a page that shows some of another game.
pub(crate) fn symbols_of<'a>(ids: impl Iterator<Item = &'a str>) -> Markup {
    html! { @for id in ids { @if let Some(it) = symbol_of(id) { (it) } } }
}

/// The emblems that every page has, as `<symbol>`s, for one `<defs>` of a page.
pub fn symbols() -> Markup {
    defined(marks::DRAWINGS.iter())
}

fn defined(drawings: impl Iterator<Item = &'static Drawing>) -> Markup {
    html! {
        @for it in drawings {
            symbol id=(it.id) viewBox="0 0 64 64" overflow="visible" {
                g stroke-width="0" stroke-linejoin="round" stroke-linecap="round" {
                    @if !it.twin.is_empty() {
                        g { (PreEscaped(it.twin)) }
                        g transform="matrix(-1 0 0 1 64 0)" { (PreEscaped(it.twin)) }
                    }
                    (PreEscaped(it.whole))
                }
            }
        }
    }
}

/// An emblem of any game for a picture that stands alone, as a `<symbol>`; nothing for an unknown id. Its halves overlap
/// a little, or a hair line would part them where they are drawn large.
pub(crate) fn symbol_of(id: &str) -> Option<Markup> {
    let all = [
        quest::DRAWINGS,
        objects::DRAWINGS,
        adventure::DRAWINGS,
        wrath::DRAWINGS,
        relics::DRAWINGS,
        powers::DRAWINGS,
        races::DRAWINGS,
        marks::DRAWINGS,
    ];
    let found = all.into_iter().flatten().find(|it| it.id == id)?;
    Some(html! {
        symbol id=(id) viewBox="0 0 64 64" overflow="visible" {
            g stroke-width="0" stroke-linejoin="round" stroke-linecap="round" {
                @if !found.twin.is_empty() {
                    g { (PreEscaped(found.twin)) }
                    g transform="matrix(-1 0 0 1 63.7 0)" { (PreEscaped(found.twin)) }
                }
                (PreEscaped(found.whole))
            }
        }
    })
}

/// A square drawing of its own, for use in running text and buttons. It says nothing to a screen reader: the name
/// stands beside it. Colours come from the class `emblem`.
pub fn use_(id: &str) -> Markup {
    html! {
        svg class="emblem" viewBox="0 0 64 64" width="24" height="24" aria-hidden="true" focusable="false" {
            use href={ "#" (id) } fill="#fbf3dc" stroke="#fbf3dc" {}
        }
    }
}

/// An emblem inside a larger drawing, `size` wide around (`x`, `y`), in `ink` with `paper` details.
pub fn placed(id: &str, x: f32, y: f32, size: f32, ink: &str, paper: &str) -> Markup {
    let (left, top, size) = (number(x - size / 2.0), number(y - size / 2.0), number(size));
    html! {
        use href={ "#" (id) } x=(left) y=(top) width=(size) height=(size) color=(ink) fill=(paper) stroke=(paper) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_emblem_has_its_own_id() {
        let mut all: Vec<_> = ids().collect();
        let n_all = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), n_all);
        let count = |prefix: &str| all.iter().filter(|it| it.starts_with(prefix)).count();
        assert_eq!((count("race-"), count("power-"), count("relic-")), (17, 20, 13));
    }
}
