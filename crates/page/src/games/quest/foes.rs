//! Enemies: in the zones, in the shadows, in the lair.

use game_quest::names::Foe;
use game_quest::view::{FoeView, HiddenView, Lying, Secret};
use game_quest::{Mark, Step};
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::card;
use super::pictures::{self, Subject};
use super::scene::{Noun, Scene};
use crate::art::emblem;
use crate::card::{self as cards, Place, Size};

/// An enemy that lies face up: health, attack, resilience, what it will do, and whether it has acted.
pub(super) fn open(scene: &Scene<'_>, foe: Foe, it: &FoeView, size: Size) -> Markup {
    let lang = scene.lang();
    let noun = Noun::Foe(Mark::Foe(foe));
    let name = wq::foe_name(lang, foe);
    let (class, is_target) = states(scene, foe, it);
    let now = html! {
        p { (msg!(lang, WQ_PAGE_FOE_NOW, wounds = it.wounds, health = it.health)) @if it.exhausted { " " (msg!(lang, WQ_PAGE_FOE_EXHAUSTED, foe = wq::foe_phrase(foe))) } }
    };
    let drawn = card::foe(lang, foe, Some(it), next_keyword(scene, foe, it), &now);
    let said = msg!(
        lang,
        WQ_PAGE_FOE_STATS,
        health = it.health.saturating_sub(it.wounds),
        most = it.health,
        attack = it.attack,
        resilience = it.resilience
    );
    let (id, why) = (noun.key(), noun.card());
    let place = Place {
        id: Some(&id),
        class: &class,
        why: Some(&why),
        flies: Some("deck-enemies"),
        ..Place::default()
    };
    drawn.draw(
        size,
        &place,
        &html! {
            span class="visually-hidden" { (said) "; " (wq::bar_text(lang, foe.model())) @if is_target { "; " (msg!(lang, WQ_PAGE_TARGET)) } }
            @if it.exhausted { (tired(scene, Mark::Foe(foe))) }
            (card::spot(scene, noun, &name))
            (card::large(scene, noun, &drawn.large()))
        },
    )
}

/// The id of a row of enemies: another company stands in another row, so that nobody in it has changed his place.
pub(super) fn row(place: &str, foes: impl Iterator<Item = Foe>) -> String {
    foes.fold(format!("row-{place}"), |id, it| format!("{id}-{}", it as usize))
}

/// The classes of an enemy, and whether an action is aimed at it.
pub(super) fn states(scene: &Scene<'_>, foe: Foe, it: &FoeView) -> (String, bool) {
    let view = scene.view();
    let is_target = view.deed.as_ref().is_some_and(|deed| deed.targets.contains(&Mark::Foe(foe)))
        || view.turn.named.contains(&Mark::Foe(foe));
    let mut class = format!(" mark-of{}", card::choosable(scene, Noun::Foe(Mark::Foe(foe))));
    for (is_so, state) in [
        (it.exhausted, " exhausted"),
        (is_target, " target"),
        (view.turn.acting == Some(foe), " acting"),
    ] {
        if is_so {
            class.push_str(state);
        }
    }
    (class, is_target)
}

/// WQ-ENEMY-ACT-04: the place on the bar of the keyword that is being resolved, or else of the next one; none for an enemy that is exhausted.
pub(super) fn next_keyword(scene: &Scene<'_>, foe: Foe, it: &FoeView) -> Option<usize> {
    let agenda = &scene.view().agenda;
    let next = agenda.iter().find_map(|step| match step {
        Step::Bar(acting, nth) if *acting == foe => Some(usize::from(*nth)),
        _ => None,
    });
    let is_resolving = |step: &Step| matches!(step, Step::Do(_, cause) if cause.foe == Some(foe));
    let n_before = usize::from(agenda.iter().any(is_resolving));
    next.map(|nth| nth.saturating_sub(n_before)).or((!it.exhausted).then_some(0))
}

fn tired(scene: &Scene<'_>, foe: Mark) -> Markup {
    let said = msg!(scene.lang(), WQ_TABLE_EXHAUSTED, foe = wq::mark_phrase(foe));
    html! { span class="wq-tired" title=(said) { (emblem::use_("wq-exhausted")) span class="visually-hidden" { (said) } } }
}

/// An enemy that lies face down; whoever may see everything is told which.
fn hidden(scene: &Scene<'_>, idx: usize, it: &HiddenView) -> Markup {
    let lang = scene.lang();
    let mark = Mark::Hidden(idx as u8);
    let noun = Noun::Foe(mark);
    let name = match it.card {
        Secret::Known(foe) => wq::foe_name(lang, foe),
        Secret::Hidden => wq::mark_name(lang, mark),
    };
    let is_target = scene.view().deed.as_ref().is_some_and(|deed| deed.targets.contains(&mark));
    let mut class = format!(" mark-of{}", card::choosable(scene, noun));
    for (is_so, state) in [(it.exhausted, " exhausted"), (is_target, " target")] {
        if is_so {
            class.push_str(state);
        }
    }
    let (id, why) = (noun.key(), noun.card());
    let place = Place {
        id: Some(&id),
        class: &class,
        why: Some(&why),
        flies: Some("deck-enemies"),
        ..Place::default()
    };
    cards::back(
        "foe",
        &pictures::address(Subject::Back),
        Size::Mini,
        &place,
        &html! {
            span class="card-number" aria-hidden="true" { (idx + 1) }
            @if it.exhausted { (tired(scene, mark)) }
            (card::spot(scene, noun, &name))
            (card::large(scene, noun, &html! { h3 { (name) } p { (msg!(lang, WQ_PAGE_HIDDEN)) } }))
        },
    )
}

/// WQ-ZONE-03: the enemies that nobody has engaged.
pub(super) fn shadows(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let all: Vec<_> = scene.foes_at(Lying::Shadows).collect();
    let n_all = all.len() + scene.hidden().len();
    let noun = Noun::Shadows;
    html! {
        section class="wq-column wq-shadows" id="shadows" aria-label=(msg!(lang, WQ_PAGE_SHADOWS)) {
            header class={ "wq-shadows-head" (card::choosable(scene, noun)) } id=(noun.key()) data-why=(noun.card()) {
                (emblem::use_("wq-shadows")) span { (msg!(lang, WQ_PAGE_SHADOWS)) } span class="chip" { (n_all) }
                (card::spot(scene, noun, &msg!(lang, WQ_PAGE_SHADOWS)))
                (card::large(scene, noun, &html! { h3 { (msg!(lang, WQ_PAGE_SHADOWS)) } p { (msg!(lang, WQ_PAGE_SHADOWS_HINT)) } }))
            }
            div class="wq-foes" id={ (row("shadows", all.iter().map(|it| it.0))) "-" (scene.hidden().len()) } {
                @for (foe, it) in &all { (open(scene, *foe, it, Size::Hand)) }
                @if !scene.hidden().is_empty() {
                    div class="wq-backs" { @for (idx, it) in scene.hidden().iter().enumerate() { (hidden(scene, idx, it)) } }
                }
                @if n_all == 0 { p class="muted wq-nobody" { (msg!(lang, WQ_PAGE_NOBODY)) } }
            }
        }
    }
}
