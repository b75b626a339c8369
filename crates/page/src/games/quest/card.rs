//! The cards of the box: what a component is, what it does, and where its values come from. Gist and text are made from
//! the same effects.

use game_quest::content::{Provenance, book};
use game_quest::names::{
    ActionCard, Condition, Dungeon, Foe, Gear, Hero, Location, Model, Peril, Rank, Sheet, Trait,
};
use game_quest::view::{ActionView, FoeView};
use maud::{Markup, html};
use text::quest as wq;
use text::quest::gist;
use text::sign::Sign;
use text::{Lang, id, msg};

use super::beats;
use super::figures;
use super::pictures::{self, Subject};
use super::scene::{Noun, Scene};
use crate::art::emblem;
use crate::card::{self, Card, Corner};
use crate::inked::Glossary;

/// The control that makes a drawing of something as good as a button: it does what is offered about it, or else shows
/// its card.
pub(super) fn spot(scene: &Scene<'_>, noun: Noun, name: &str) -> Markup {
    match scene.offers(noun) {
        [action] => html! {
            button class="spot" type="submit" form="act" name="action" value=(action) aria-describedby=(noun.card()) { (name) ": " (scene.offer(*action)) }
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
        div class="dialog why-card wq-card" id=(noun.card()) popover="auto" {
            (inside)
            (offers(scene, noun))
            (scene.questions_of(&scene.named(noun), scene.offers(noun)))
        }
    }
}

fn offers(scene: &Scene<'_>, noun: Noun) -> Markup {
    let all = scene.offers(noun);
    html! {
        @if !all.is_empty() {
            ul class="offers" {
                @for &action in all {
                    li { button class="btn" type="submit" form="act" name="action" value=(action) { (scene.offer(action)) } }
                }
            }
        }
    }
}

/// The gist of a card of this game.
fn signs(signs: &[Sign]) -> Markup {
    card::gist("wq", signs)
}

/// Where the values of a component come from.
pub(super) fn provenance(lang: Lang, prov: Provenance) -> Markup {
    crate::stock::provenance(lang, "wq-prov", prov)
}

/// Words that stand as icons.
static WORDS: Glossary = Glossary::new(&[
    ("wq-wound", id::WQ_INKED_WOUND),
    ("wq-token", id::WQ_INKED_TOKEN),
    ("wq-success", id::WQ_INKED_SUCCESS),
    ("wq-dice", id::WQ_INKED_DICE),
    ("wq-shadows", id::WQ_INKED_SHADOWS),
    ("wq-zone", id::WQ_INKED_ZONE),
    ("wq-leader", id::WQ_INKED_LEADER),
    ("wq-set-nemeses", id::WQ_INKED_NEMESIS),
    ("wq-resilience", id::WQ_INKED_RESILIENCE),
]);

/// A hero with so much life left; without a state as he begins.
pub(super) fn hero(lang: Lang, hero: Hero, life: Option<(u8, u8)>, text: Markup) -> Card {
    let corners = life.map(|(left, most)| Corner::Life { left, most });
    let (left, most) = life.unwrap_or_default();
    Card {
        lang,
        kind: match hero {
            Hero::Ironbreaker => "hero k-ironbreaker",
            Hero::Waywatcher => "hero k-waywatcher",
            Hero::WarriorPriest => "hero k-warrior-priest",
            Hero::BrightWizard => "hero k-bright-wizard",
        },
        title: wq::hero_name(lang, hero),
        picture: pictures::address(Subject::Hero(hero)),
        corners: corners.into_iter().collect(),
        upon: Markup::default(),
        gist: html! { span class="pips" { @for nth in 0..most { i class=[(nth < left).then_some("full")] {} } } },
        icon: format!("wq-hero-{hero}"),
        type_line: wq::hero_kin(lang, hero),
        text,
    }
}

/// An action card; with its tokens if it lies before a hero.
pub(super) fn action(lang: Lang, card: ActionCard, now: Option<&ActionView>) -> Card {
    let kind = card.kind();
    let facts = book().action(card);
    let mut corners = vec![Corner::Dice(facts.dice)];
    if book().hero(card.hero()).ready == kind {
        corners.push(Corner::Ready);
    }
    let n_tokens = now.map_or(0, |it| it.tokens);
    Card {
        lang,
        kind: match kind {
            game_quest::names::Kind::Attack => "attack",
            game_quest::names::Kind::Explore => "explore",
            game_quest::names::Kind::Aid => "aid",
            game_quest::names::Kind::Rest => "rest",
        },
        title: wq::action_card_name(lang, card),
        picture: pictures::address(Subject::Action(card)),
        corners,
        upon: html! { @if n_tokens != 0 { span class="card-tokens" aria-hidden="true" { @for _ in 0..n_tokens { (emblem::use_("wq-token")) } } } },
        gist: signs(&gist::action_card(card)),
        icon: format!("wq-kind-{kind}"),
        type_line: wq::kind_name(lang, kind),
        text: html! {
            (WORDS.paragraph(lang, &wq::action_card_text(lang, card)))
            p class="card-special" { strong { (wq::action_card_dice(lang, card)) } " · " (wq::tier_name(lang, card.tier())) }
            p class="card-hint" { (wq::kind_hint(lang, kind)) }
            (provenance(lang, facts.prov))
        },
    }
}

pub(super) fn gear(lang: Lang, gear: Gear) -> Card {
    let facts = book().gear(gear);
    let kind = wq::gear_type_name(lang, facts.kind);
    let owner = gear.legend_of().map(|hero| wq::hero_name(lang, hero));
    Card {
        lang,
        kind: if gear.legend_of().is_some() { "gear k-legend" } else { "gear" },
        title: wq::gear_name(lang, gear),
        picture: pictures::address(Subject::Gear(gear)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::gear(gear)),
        icon: figures::gear_sign(gear).to_owned(),
        type_line: kind,
        text: html! {
            (WORDS.paragraph(lang, &wq::gear_text(lang, gear)))
            @if let Some(owner) = owner { p class="card-special" { (owner) } }
            (provenance(lang, facts.prov))
        },
    }
}

pub(super) fn dungeon(lang: Lang, card: Dungeon) -> Card {
    Card {
        lang,
        kind: if card.is_item() { "item" } else { "event" },
        title: wq::dungeon_name(lang, card),
        picture: pictures::address(Subject::Dungeon(card)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::dungeon(card)),
        icon: figures::dungeon_sign(card).to_owned(),
        type_line: wq::dungeon_kind(lang, card),
        text: html! { (WORDS.paragraph(lang, &wq::dungeon_text(lang, card))) (provenance(lang, book().dungeon(card).prov)) },
    }
}

pub(super) fn condition(lang: Lang, condition: Condition) -> Card {
    Card {
        lang,
        kind: "condition",
        title: wq::condition_name(lang, condition),
        picture: pictures::address(Subject::Condition(condition)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::condition(condition)),
        icon: format!("wq-condition-{condition}"),
        type_line: msg!(lang, WQ_PAGE_CONDITION),
        text: html! { (WORDS.paragraph(lang, &wq::condition_text(lang, condition))) (provenance(lang, book().condition(condition).prov)) },
    }
}

pub(super) fn location(lang: Lang, location: Location, more: &Markup) -> Card {
    let facts = book().location(location);
    Card {
        lang,
        kind: "place",
        title: wq::location_name(lang, location),
        picture: pictures::address(Subject::Location(location)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::location(location)),
        icon: "wq-deck-locations".to_owned(),
        type_line: format!(
            "{} · {}",
            msg!(lang, WQ_PAGE_LOCATION),
            wq::level_name(lang, facts.level)
        ),
        text: html! {
            (WORDS.paragraph(lang, &wq::location_text(lang, location)))
            p class="card-special" { (msg!(lang, WQ_PAGE_EXPLORE_VALUE, n = facts.explore)) "; " (wq::location_spawns(lang, location)) }
            (more)
            (provenance(lang, facts.prov))
        },
    }
}

/// A colour of the peril track, and what it does in a quest.
pub(super) fn peril(lang: Lang, sheet: Sheet, colour: Peril, more: &Markup) -> Card {
    Card {
        lang,
        kind: "peril",
        title: msg!(lang, WQ_PAGE_PERIL_TRACK),
        picture: pictures::address(Subject::Peril(colour)),
        corners: Vec::new(),
        upon: Markup::default(),
        gist: signs(&gist::peril(sheet, colour)),
        icon: "wq-peril".to_owned(),
        type_line: wq::peril_name(lang, colour),
        text: html! { (more) },
    }
}

/// What an enemy is: his people, or that he is the nemesis; an elite card is told by its frame and its star.
fn kin(lang: Lang, model: Model) -> String {
    let facts = book().model(model);
    match (facts.rank, facts.traits.first()) {
        (Rank::Standard | Rank::Elite, Some(&it)) => wq::trait_name(lang, it),
        (rank, _) => wq::rank_name(lang, rank),
    }
}

/// Rank, level and traits, in words.
fn kinds(lang: Lang, model: Model) -> String {
    let facts = book().model(model);
    let mut all = vec![wq::rank_name(lang, facts.rank), wq::level_name(lang, facts.level)];
    all.extend(facts.traits.iter().map(|&it| wq::trait_name(lang, it)));
    all.retain(|it| !it.is_empty());
    all.join(" · ")
}

/// An enemy; `now` as he is in play, and `next` the keyword that he resolves next.
pub(super) fn foe(
    lang: Lang,
    foe: Foe,
    now: Option<&FoeView>,
    next: Option<usize>,
    more: &Markup,
) -> Card {
    let model = foe.model();
    let facts = book().model(model);
    let most = now.map_or(facts.health, |it| it.health);
    let left = most.saturating_sub(now.map_or(0, |it| it.wounds));
    let attack = now.map_or(facts.attack, |it| it.attack);
    let resilience = now.map_or(facts.resilience, |it| it.resilience);
    let mut corners = vec![Corner::Attack(attack), Corner::Life { left, most }];
    if resilience != 0 {
        corners.push(Corner::Resilience(resilience));
    }
    let people = facts.traits.first().map_or("wq-deck-enemies", |it| match it {
        Trait::Beast => "wq-set-giant-bats",
        Trait::Greenskin => "wq-set-goblin-warriors",
        Trait::Skaven => "wq-set-clanrats",
        Trait::Undead => "wq-set-crypt-ghouls",
    });
    Card {
        lang,
        kind: match facts.rank {
            Rank::Standard => "foe",
            Rank::Elite => "foe k-elite",
            Rank::Nemesis => "foe k-nemesis",
        },
        title: match facts.rank {
            Rank::Elite => wq::model_name(lang, model),
            Rank::Standard | Rank::Nemesis => wq::foe_name(lang, foe),
        },
        picture: pictures::address(Subject::Foe(model)),
        corners,
        upon: Markup::default(),
        gist: html! { span class="intents" data-of=(beats::intents(foe)) { (intents(model, next)) } },
        icon: people.to_owned(),
        type_line: kin(lang, model),
        text: html! {
            (WORDS.paragraph(lang, &wq::model_text(lang, model)))
            @if !facts.bar.is_empty() {
                ol class="card-bar" {
                    @for (&keyword, sign) in facts.bar.iter().zip(gist::bar(model)) {
                        li { (emblem::use_(&format!("wq-{sign}"))) span { strong { (wq::keyword_name(lang, keyword)) } " " (WORDS.inked(lang, &wq::keyword_text(lang, keyword))) } }
                    }
                }
            }
            p class="card-special" {
                (msg!(lang, WQ_PAGE_FOE_STATS, health = left, most = most, attack = attack, resilience = resilience))
                br; (kinds(lang, model))
            }
            (more)
            (provenance(lang, facts.prov))
        },
    }
}

/// WQ-ENEMY-ACT-04: what the enemy will do, from left to right; the next is lit.
pub(super) fn intents(model: Model, next: Option<usize>) -> Markup {
    html! {
        @for (nth, sign) in gist::bar(model).into_iter().enumerate() {
            span class={ "intent" @if next == Some(nth) { " next" } } { (emblem::use_(&format!("wq-{sign}"))) }
        }
    }
}
