//! The cards of the box. Gist and text are made from the same effects.

use game_wrath::content::{Provenance, book};
use game_wrath::names::{Card as HeroCard, Hero, Quest, Region, Reward, Space};
use maud::{Markup, html};
use text::sign::Sign;
use text::wrath as wr;
use text::wrath::effects::{Figure, figure_name, figure_text};
use text::wrath::gist;
use text::{Lang, id, msg};

use super::figures;
use super::pictures::{self, Subject};
use crate::art::northrend;
use crate::card::{self, Card, Corner};
use crate::inked::Glossary;

/// The gist of a card of this game.
fn signs(signs: &[Sign]) -> Markup {
    card::gist("wr", signs)
}

fn provenance(lang: Lang, prov: Provenance) -> Markup {
    crate::stock::provenance(lang, "wr-prov", prov)
}

pub(super) fn hero_card(lang: Lang, it: HeroCard) -> Card {
    let (kind, type_line) = match (it.icon(), it) {
        (Some(icon), _) => (icon.name(), wr::icon_name(lang, icon)),
        (None, HeroCard::ScourgeRises) => ("scourge", msg!(lang, WR_KIND_SCOURGE)),
        (None, _) => ("stronghold", msg!(lang, WR_KIND_SUPPORT)),
    };
    let facts = book().card(it);
    Card {
        lang,
        kind,
        title: wr::card_name(lang, it),
        picture: pictures::address(Subject::Card(it)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::card(it)),
        icon: figures::card_emblem(it),
        type_line,
        text: html! {
            p { (WORDS.inked(lang, &wr::card_text(lang, it))) }
            @if it.is_ordinary() { p class="card-special" { (msg!(lang, WR_LAY_HINT)) } }
            (provenance(lang, facts.prov))
        },
    }
}

/// Words that stand as icons.
static WORDS: Glossary = Glossary::new(&[
    ("wr-success", id::WR_INKED_SUCCESS),
    ("wr-block", id::WR_INKED_BLOCK),
    ("wr-ghoul", id::WR_INKED_GHOUL),
    ("wr-abomination", id::WR_INKED_ABOMINATION),
    ("wr-stronghold", id::WR_INKED_STRONGHOLD),
    ("ag-damage", id::WR_INKED_DAMAGE),
    ("wr-despair", id::WR_INKED_DESPAIR),
]);

/// A hero with so much life left; without a state as the hero begins.
pub(super) fn hero(lang: Lang, it: Hero, left: Option<u8>) -> Card {
    let facts = book().hero(it);
    let most = facts.health;
    let kind = match it {
        Hero::Tirion => "champion k-tirion",
        Hero::Liadrin => "champion k-liadrin",
        Hero::Thrall => "champion k-thrall",
        Hero::Sylvanas => "champion k-sylvanas",
        Hero::Muradin => "champion k-muradin",
        Hero::Jaina => "champion k-jaina",
        Hero::Varian => "champion k-varian",
    };
    Card {
        lang,
        kind,
        title: wr::hero_full(lang, it),
        picture: pictures::address(Subject::Hero(it)),
        corners: vec![Corner::Life { left: left.unwrap_or(most), most }],
        upon: Markup::default(),
        gist: signs(&gist::hero(it)),
        icon: format!("wr-hero-{it}"),
        type_line: msg!(lang, WR_PAGE_HEALTH_FULL, n = most),
        text: html! {
            p { strong { (wr::hero_title(lang, it)) } }
            @for ability in &facts.abilities {
                p { strong { (wr::ability_name(lang, ability.id)) } " (" (wr::ability_kind(lang, ability.id)) "). " (WORDS.inked(lang, &wr::ability_text(lang, ability.id))) }
            }
            p class="card-special" { (msg!(lang, WR_PAGE_START, space = wr::space_name(lang, facts.start))) }
        },
    }
}

/// The Lich King, who darkens a land.
pub(super) fn lich_king(lang: Lang, place: &str) -> Card {
    Card {
        lang,
        kind: "nemesis",
        title: figure_name(lang, Figure::LichKing),
        picture: pictures::address(Subject::LichKing),
        corners: vec![Corner::Damage(book().limits.lich_king_damage)],
        upon: Markup::default(),
        gist: html! { (place) },
        icon: "wr-lich-king".to_owned(),
        type_line: msg!(lang, WR_KIND_SCOURGE),
        text: html! { p { (WORDS.inked(lang, &figure_text(lang, Figure::LichKing))) } },
    }
}

/// What a region is called in the style sheet.
fn region_kind(region: Option<Region>) -> &'static str {
    match region {
        Some(Region::Red) => "quest-red",
        Some(Region::Green) => "quest-green",
        Some(Region::Purple) => "quest-purple",
        None => "quest-ice",
    }
}

/// The shape of a region's spaces in its colour.
fn region_sign(region: Option<Region>) -> Markup {
    let name = region.map_or("icecrown", Region::name);
    let (fill, _, stroke) = northrend::colours(name);
    html! {
        svg class="wr-region-sign" viewBox="-24 -24 48 48" width="18" height="18" aria-hidden="true" focusable="false" {
            path d=(northrend::outline(name, 17.0)) fill=(fill) stroke=(stroke) stroke-width="6" {}
        }
    }
}

/// The symbols of a quest's track: those that are done, the next one, and what is left.
fn track(quest: Quest, progress: u8) -> Markup {
    let next = usize::from(progress);
    html! {
        span class="wr-steps" {
            @for (nth, &icon) in book().quest(quest).track.iter().enumerate() {
                span class={ "wr-symbol wr-symbol-" (icon) @if nth < next { " done" } @else if nth == next { " next" } } { (figures::icon(icon)) }
            }
        }
    }
}

/// A quest with so many symbols done; `standing` says it in words.
pub(super) fn quest(lang: Lang, it: Quest, progress: u8, standing: &str) -> Card {
    let facts = book().quest(it);
    Card {
        lang,
        kind: region_kind(facts.region),
        title: wr::quest_name(lang, it),
        picture: pictures::address(Subject::Quest(it)),
        corners: vec![Corner::Damage(facts.damage)],
        upon: region_sign(facts.region),
        gist: track(it, progress),
        icon: "wr-quest".to_owned(),
        type_line: msg!(lang, WR_ACTION_QUEST),
        text: html! {
            p { strong { (standing) } }
            p class="wr-card-signs" { (signs(&gist::quest(it))) }
            p { (wr::quest_damage(lang, it)) ". " (WORDS.inked(lang, &wr::quest_text(lang, it))) }
            @if let Some(region) = facts.region { p class="card-special" { (wr::region_where(lang, region)) } }
            (provenance(lang, facts.prov_effect))
        },
    }
}

pub(super) fn reward(lang: Lang, it: Reward) -> Card {
    Card {
        lang,
        kind: "reward",
        title: wr::reward_name(lang, it),
        picture: pictures::address(Subject::Reward(it)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::reward(it)),
        icon: "wr-reward".to_owned(),
        type_line: msg!(lang, WR_KIND_REWARD),
        text: html! {
            p { (WORDS.inked(lang, &wr::reward_text(lang, it))) }
            p class="card-special" { (msg!(lang, WR_REWARD_WHEN)) }
            (provenance(lang, book().reward(it).prov))
        },
    }
}

/// The Scourge card of a space; nothing for a space that has none.
pub(super) fn scourge(lang: Lang, space: Space) -> Option<Card> {
    let region = book().map.region(space)?;
    Some(Card {
        lang,
        kind: "scourge",
        title: wr::space_name(lang, space),
        picture: pictures::address(Subject::Scourge(region)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::scourge()),
        icon: "wr-scourge".to_owned(),
        type_line: msg!(lang, WR_KIND_SCOURGE),
        text: html! { p { (wr::region_where(lang, region)) } },
    })
}
