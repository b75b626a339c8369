//! The cards of the box: what a component is, what it does, and where its values come from. Gist and text are made from
//! the same effects.

use game_adventure::Action;
use game_adventure::content::{EventKind, FoeFacts, Provenance, book};
use game_adventure::effect::{Effect, Guard, When};
use game_adventure::names::{
    Ability, AttackType, Challenge, Discovery, Face, Hero, Item, ItemType, Quest, Space, Trophy,
};
use game_adventure::view::PlayerView;
use maud::{Markup, html};
use text::adventure as ag;
use text::adventure::gist;
use text::sign::Sign;
use text::{Lang, id, msg};

use super::figures;
use super::pictures::{self, Subject};
use super::scene::{Noun, Scene};
use crate::art::emblem;
use crate::card::{self, Card, Corner};
use crate::inked::Glossary;

/// The control that makes a drawing of something as good as a button: it does the only thing that is offered about it,
/// or else shows its card.
pub(super) fn spot(scene: &Scene<'_>, noun: Noun, name: &str) -> Markup {
    match scene.offers(noun) {
        [action] if !scene.asks_before(*action) => html! {
            button class="spot" type="submit" form="act" name="action" value=(action) aria-describedby=(noun.card()) { (scene.label(*action)) }
        },
        _ => html! { button class="spot" type="button" popovertarget=(noun.card()) { (name) } },
    }
}

/// How something stands out that can be chosen.
pub(super) fn choosable(scene: &Scene<'_>, noun: Noun) -> &'static str {
    if scene.offers(noun).is_empty() { "" } else { " choosable" }
}

/// A large card with what is offered about it.
pub(super) fn large(scene: &Scene<'_>, noun: Noun, inside: &Markup) -> Markup {
    html! {
        div class="dialog why-card ag-card" id=(noun.card()) popover="auto" {
            (inside)
            (offers(scene, noun))
            (scene.questions_of(&noun.named(), scene.offers(noun)))
        }
    }
}

pub(super) fn offers(scene: &Scene<'_>, noun: Noun) -> Markup {
    let all = scene.offers(noun);
    html! {
        @if !all.is_empty() {
            ul class="offers" { @for &action in all { li { (button(scene, action, "btn")) } } }
        }
    }
}

/// An answer as a button.
pub(super) fn button(scene: &Scene<'_>, action: Action, class: &'static str) -> Markup {
    html! { button class=(class) type="submit" form="act" name="action" value=(action) { (scene.label(action)) } }
}

/// The gist of a card of this game.
fn signs(signs: &[Sign]) -> Markup {
    card::gist("ag", signs)
}

/// Words that stand as icons.
static WORDS: Glossary = Glossary::new(&[
    ("ag-damage", id::AG_INKED_DAMAGE),
    ("ag-energy", id::AG_INKED_ENERGY),
    ("ag-valor", id::AG_INKED_VALOR),
    ("ag-card", id::AG_INKED_CARD),
    ("ag-die", id::AG_INKED_DIE),
    ("ag-defence", id::AG_INKED_DEFENCE),
]);

/// Where the values of a component come from.
pub(super) fn provenance(lang: Lang, prov: Provenance) -> Markup {
    crate::stock::provenance(lang, "ag-prov", prov)
}

/// The time at which an ability is played, as the colour and the words of its band.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Band {
    Move,
    Any,
    Before,
    Ranged,
    After,
    Fight,
    Hit,
    Answer,
    Brink,
}

fn band(ability: Ability) -> Band {
    let facts = book().ability(ability);
    let then = book().effects(facts.then);
    let is_ranged = facts.needs == Some(Guard::Using(AttackType::Ranged))
        || then.iter().any(|it| matches!(it, Effect::Weapon(AttackType::Ranged, _)));
    match facts.when {
        When::Movement => Band::Move,
        When::OwnTurn | When::Challenge => Band::Any,
        When::BeforeRoll if is_ranged => Band::Ranged,
        When::BeforeRoll => Band::Before,
        When::AfterRoll => Band::After,
        When::InCombat | When::Between => Band::Fight,
        When::AfterHit => Band::Hit,
        When::CounterInCombat | When::CounterWithin(_) => Band::Answer,
        When::Brink => Band::Brink,
    }
}

/// The sign of the time at which an ability is played.
pub(super) fn timing(ability: Ability) -> &'static str {
    match band(ability) {
        Band::Move => "ag-moves",
        Band::Any => "ag-event",
        Band::Before | Band::After => "ag-die",
        Band::Ranged => "ag-ranged",
        Band::Fight | Band::Hit => "ag-melee",
        Band::Answer => "ag-counter",
        Band::Brink => "ag-life",
    }
}

pub(super) fn ability(lang: Lang, ability: Ability) -> Card {
    let facts = book().ability(ability);
    let (kind, type_line) = match band(ability) {
        Band::Move => ("ability k-move", msg!(lang, AG_BAND_MOVE)),
        Band::Any => ("ability k-any", msg!(lang, AG_BAND_ANY)),
        Band::Before => ("ability k-before", msg!(lang, AG_STEP_BEFORE)),
        Band::Ranged => ("ability k-ranged", ag::attack_name(lang, AttackType::Ranged)),
        Band::After => ("ability k-after", msg!(lang, AG_STEP_AFTER)),
        Band::Fight => ("ability k-after", msg!(lang, AG_BAND_FIGHT)),
        Band::Hit => ("ability k-melee", msg!(lang, AG_BAND_HIT)),
        Band::Answer => ("ability k-melee", msg!(lang, AG_BAND_ANSWER)),
        Band::Brink => ("ability k-any", msg!(lang, AG_BAND_BRINK)),
    };
    let (hero, when) = (ag::hero_name(lang, ability.hero()), ag::timing_name(lang, facts.timing));
    Card {
        lang,
        kind,
        title: ag::ability_name(lang, ability),
        picture: pictures::address(Subject::Ability(ability)),
        corners: vec![Corner::Energy(facts.energy)],
        upon: Markup::default(),
        gist: signs(&gist::ability(ability)),
        icon: timing(ability).to_owned(),
        type_line,
        text: html! {
            (WORDS.paragraph(lang, &ag::ability_text(lang, ability)))
            p class="card-special" { strong { (msg!(lang, AG_PAGE_COSTS, n = facts.energy)) } " · " (hero) " · " (when) }
            (provenance(lang, facts.prov))
        },
    }
}

pub(super) fn item(lang: Lang, item: Item) -> Card {
    let facts = book().item(item);
    let card = book().challenge(book().card_of(item));
    let symbols: Vec<String> = facts.symbols.iter().map(|&it| ag::symbol_name(lang, it)).collect();
    Card {
        lang,
        kind: match facts.kind {
            ItemType::Weapon => "gear k-weapon",
            ItemType::Armour => "gear k-armour",
            ItemType::Bag => "gear k-bag",
        },
        title: ag::item_name(lang, item),
        picture: pictures::address(Subject::Item(item)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::item(item)),
        icon: figures::item(item).to_owned(),
        type_line: ag::item_type_name(lang, facts.kind),
        text: html! {
            (WORDS.paragraph(lang, &ag::item_text(lang, item)))
            p class="card-special" {
                (ag::level_name(lang, card.level)) " " span aria-hidden="true" { (figures::notches(card.level)) }
                @if !symbols.is_empty() { " · " (msg!(lang, AG_PAGE_RESTRICTED)) ": " (symbols.join(", ")) }
                " · " (msg!(lang, AG_PAGE_AS_POTION)) ": " (potions(lang, item))
            }
            (provenance(lang, card.prov))
        },
    }
}

/// AG-POTION-01: what an item is worth to whoever cannot use it.
pub(super) fn potions(lang: Lang, item: Item) -> Markup {
    html! {
        span class="ag-potions" {
            @for &it in &book().item(item).potions {
                span class="ag-potion" title=(ag::potion_name(lang, it)) { (emblem::use_(figures::potion(it))) span class="visually-hidden" { (ag::potion_name(lang, it)) " " } }
            }
        }
    }
}

/// What an encounter is worth in its corners.
fn corners<B>(foe: &FoeFacts<B>) -> Vec<Corner> {
    let strike = Corner::Strike(figures::attack(foe.attack.0), foe.attack.1);
    vec![strike, Corner::Defence(foe.defence), Corner::Damage(foe.damage)]
}

/// AG-CARD-01: an encounter in the colour of its level, or an event.
pub(super) fn challenge(lang: Lang, card: Challenge) -> Card {
    let facts = book().challenge(card);
    let event = book().event(card);
    let foe = book().foe(card).filter(|_| event.is_none());
    let type_line = match (foe, event) {
        (Some(foe), _) => kin(lang, foe),
        (None, Some(event)) => match event.kind {
            EventKind::Location(space) => ag::space_name(lang, space),
            kind @ (EventKind::Global | EventKind::Special) => {
                ag::names::event_kind_name(lang, kind)
            }
        },
        (None, None) => String::new(),
    };
    Card {
        lang,
        kind: match (foe, facts.level) {
            (None, _) => "event",
            (_, game_adventure::names::Level::Grey) => "encounter k-grey",
            (_, game_adventure::names::Level::Green) => "encounter k-green",
            (_, game_adventure::names::Level::Yellow) => "encounter k-yellow",
            (_, game_adventure::names::Level::Red) => "encounter k-red",
        },
        title: ag::challenge_name(lang, card),
        picture: pictures::address(Subject::Challenge(card)),
        corners: foe.map(corners).unwrap_or_default(),
        upon: Markup::default(),
        gist: signs(&gist::challenge(card)),
        icon: figures::challenge(card).to_owned(),
        type_line,
        text: html! {
            @if let Some(foe) = foe { (stats(lang, foe)) }
            (WORDS.paragraph(lang, &ag::challenge_text(lang, card)))
            p class="card-special" { (ag::level_name(lang, facts.level)) " " span aria-hidden="true" { (figures::notches(facts.level)) } }
            (provenance(lang, facts.prov))
        },
    }
}

/// What an encounter is, and whether it attacks unasked.
pub(super) fn kin<B>(lang: Lang, foe: &FoeFacts<B>) -> String {
    foe.traits.first().map_or_else(String::new, |&it| ag::trait_name(lang, it))
}

/// AG-SPACE-04: what waits on a space.
pub(super) fn lair(lang: Lang, space: Space) -> Option<Card> {
    let facts = book().lair(space)?;
    Some(Card {
        lang,
        kind: "encounter k-lair",
        title: ag::lair_name(lang, space),
        picture: pictures::address(Subject::Lair(space)),
        corners: facts.foe.as_ref().map(corners).unwrap_or_default(),
        upon: Markup::default(),
        gist: signs(&gist::lair_signs(space)),
        icon: figures::place(book().space(space).kind).to_owned(),
        type_line: place_line(lang, space),
        text: html! {
            @if let Some(foe) = &facts.foe { (stats(lang, foe)) }
            (WORDS.paragraph(lang, &ag::lair_text(lang, space).unwrap_or_default()))
            (provenance(lang, facts.prov))
        },
    })
}

/// What kind of place it is, and of which level.
fn place_line(lang: Lang, space: Space) -> String {
    let facts = book().space(space);
    format!("{} · {}", ag::level_name(lang, facts.level), ag::place_name(lang, facts.kind))
}

/// AG-ENC-01: the numbers of an encounter.
pub(super) fn stats<B>(lang: Lang, foe: &FoeFacts<B>) -> Markup {
    let traits: Vec<String> = foe.traits.iter().map(|&it| ag::trait_name(lang, it)).collect();
    html! {
        span class="ag-stats" {
            span class="ag-stat" title=(ag::attack_name(lang, foe.attack.0)) { (emblem::use_(figures::attack(foe.attack.0))) span class="visually-hidden" { (ag::attack_name(lang, foe.attack.0)) " " } (foe.attack.1) }
            span class="ag-stat" title=(msg!(lang, AG_PAGE_DEFENCE)) { (emblem::use_("ag-defence")) span class="visually-hidden" { (msg!(lang, AG_PAGE_DEFENCE)) " " } (foe.defence) }
            span class="ag-stat" title=(msg!(lang, AG_PAGE_DAMAGE)) { (emblem::use_("ag-damage")) span class="visually-hidden" { (msg!(lang, AG_PAGE_DAMAGE)) " " } (foe.damage) }
            small { (traits.join(", ")) @if foe.aggro { " · " strong class="ag-danger" { (msg!(lang, AG_AGGRO)) } } }
        }
    }
}

pub(super) fn quest(lang: Lang, quest: Quest) -> Card {
    let facts = book().quest(quest);
    Card {
        lang,
        kind: if quest.is_elite() { "quest k-elite-quest" } else { "quest" },
        title: ag::quest_name(lang, quest),
        picture: pictures::address(Subject::Quest(quest)),
        corners: vec![Corner::Valor(facts.valor)],
        upon: Markup::default(),
        gist: signs(&gist::quest(quest)),
        icon: "ag-quest".to_owned(),
        type_line: msg!(lang, AG_PAGE_QUEST),
        text: html! {
            p { (msg!(lang, AG_PAGE_VALOR, n = facts.valor)) }
            (WORDS.paragraph(lang, &ag::quest_text(lang, quest)))
            p class="card-special" { em { (ag::quest_story(lang, quest)) } }
            (provenance(lang, facts.prov))
        },
    }
}

pub(super) fn discovery(lang: Lang, it: Discovery) -> Card {
    Card {
        lang,
        kind: "item",
        title: ag::discovery_name(lang, it),
        picture: pictures::address(Subject::Discovery(it)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::discovery(it)),
        icon: "ag-res-discovery".to_owned(),
        type_line: ag::names::resource_name(lang, game_adventure::names::Resource::Discovery),
        text: html! { (WORDS.paragraph(lang, &ag::discovery_text(lang, it))) (provenance(lang, book().discovery(it).prov)) },
    }
}

pub(super) fn trophy(lang: Lang, it: Trophy) -> Card {
    let facts = book().trophy(it);
    Card {
        lang,
        kind: "gear k-legend",
        title: ag::trophy_name(lang, it),
        picture: pictures::address(Subject::Trophy(it)),
        corners: vec![Corner::Valor(facts.valor)],
        upon: Markup::default(),
        gist: signs(&gist::trophy(it)),
        icon: "ag-trophy".to_owned(),
        type_line: msg!(lang, AG_PAGE_TROPHY),
        text: html! { (WORDS.paragraph(lang, &ag::trophy_text(lang, it))) (provenance(lang, facts.prov)) },
    }
}

/// A character with both sides of its card; `now` as it is in play.
pub(super) fn hero(lang: Lang, hero: Hero, now: Option<&PlayerView>) -> Card {
    let facts = book().hero(hero);
    let (kind, attack) = (facts.start.attack, facts.start.values[0]);
    let most = now.map_or(facts.life[0], |it| it.worth.life);
    let left = most.saturating_sub(now.map_or(0, |it| it.damage));
    Card {
        lang,
        kind: match hero {
            Hero::Grumbaz => "character k-grumbaz",
            Hero::Burbonn => "character k-burbonn",
            Hero::Sandrai => "character k-sandrai",
            Hero::Sofeea => "character k-sofeea",
        },
        title: ag::hero_full(lang, hero),
        picture: pictures::address(Subject::Hero(hero)),
        corners: vec![Corner::Life { left, most }],
        upon: Markup::default(),
        gist: match now {
            Some(it) => {
                strengths(it.worth.attack_type, it.worth.attack, it.worth.defence, it.worth.damage)
            }
            None => strengths(
                kind,
                attack as i8,
                facts.start.defence[0] as i8,
                facts.start.damage[0] as i8,
            ),
        },
        icon: format!("ag-hero-{hero}"),
        type_line: ag::hero_kin(lang, hero),
        text: html! {
            (WORDS.paragraph(lang, &ag::hero_text(lang, hero)))
            (provenance(lang, facts.prov))
        },
    }
}

/// A character to choose: below what it is worth in the beginning stand the name of that side, and what the other side is worth.
pub(super) fn portrait(lang: Lang, hero: Hero) -> Card {
    let back = &book().hero(hero).back;
    let values = (back.values[0] as i8, back.defence[0] as i8, back.damage[0] as i8);
    let text = html! {
        p class="ag-side-of" { (ag::side_name(lang, hero, Face::Start)) }
        p class="ag-strengths" aria-hidden="true" { (strengths(back.attack, values.0, values.1, values.2)) }
        p class="ag-side-of" { (ag::side_name(lang, hero, Face::Back)) }
    };
    Card { text, ..self::hero(lang, hero, None) }
}

/// Attack, defence and damage.
fn strengths(kind: AttackType, attack: i8, defence: i8, damage: i8) -> Markup {
    let sign = |id: &str, n: i8| html! { span class="sign" { (emblem::use_(id)) (n) } };
    html! { (sign(figures::attack(kind), attack)) span class="sign-bar" {} (sign("ag-defence", defence)) span class="sign-bar" {} (sign("ag-damage", damage)) }
}
