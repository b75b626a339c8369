//! The combat as a small stage: both sides with their numbers, both dice, and every step that has been taken.

use game_adventure::content::book;
use game_adventure::event::{CombatEvent, MovementEvent};
use game_adventure::names::AttackType;
use game_adventure::outlook::Odds;
use game_adventure::state::Foe;
use game_adventure::view::CombatView;
use game_adventure::{Adventure, Event, Prompt, Stage};
use kernel::Seat;
use maud::{Markup, html};
use text::adventure as ag;
use text::{Speak, msg};

use super::beats::{self, DICE};
use super::scene::Scene;
use super::{card, figures, sheet};
use crate::art::emblem;
use crate::art::token::{self, Pose};

/// The events of the last combat, with the number of the first one; nothing once another turn has begun.
fn events<'a>(scene: &'a Scene<'_>) -> Option<(usize, &'a [(usize, Event)])> {
    let start = scene
        .events
        .iter()
        .rposition(|(_, it)| matches!(it, Event::Combat(CombatEvent::CombatBegan { .. })))?;
    let rest = &scene.events[start..];
    let is_past =
        rest.iter().any(|(_, it)| matches!(it, Event::Movement(MovementEvent::TurnBegan { .. })));
    let end = rest
        .iter()
        .position(|(_, it)| matches!(it, Event::Combat(CombatEvent::CombatEnded { .. })));
    let n_events = end.map_or(rest.len(), |at| at + 1);
    (!is_past).then_some((start, &rest[..n_events]))
}

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let found = events(scene).filter(|_| !scene.is_over());
    let combat = scene.view().combat.as_ref();
    html! {
        section class="panel ag-stage" id="stage" aria-label=(msg!(lang, AG_PAGE_COMBAT)) hidden[found.is_none()] {
            @if let Some((start, events)) = found {
                @if let Some(it) = combat {
                    (sides(scene, it))
                    (steps(scene, it))
                    (odds(scene))
                } @else {
                    (past(scene, events))
                }
                (told(scene, start, events))
            }
        }
    }
}

fn sides(scene: &Scene<'_>, it: &CombatView) -> Markup {
    let fight = &it.fight;
    html! {
        div class="ag-sides" id=(DICE) {
            (side(scene, it, 0, Foe::Seat(fight.attacker)))
            span class="ag-versus" aria-hidden="true" { "⚔" }
            (side(scene, it, 1, fight.foe))
        }
    }
}

fn side(scene: &Scene<'_>, it: &CombatView, nth: usize, who: Foe) -> Markup {
    let lang = scene.lang();
    let [attack, defence, damage] = it.values[nth];
    let kind = it.attack_types[nth];
    let die = it.fight.dice[nth];
    let least = 7 - i16::from(it.hits_of_six[nth]);
    let hold = format!("{DICE} {}", beats::die(nth));
    html! {
        div class="ag-side" {
            span class="ag-side-figure" id=(beats::side(nth)) { (figure(scene, who)) }
            strong class="ag-side-name" { (name(scene, who)) }
            span id=(beats::die(nth)) { (figures::die(die, nth == 0, "")) }
            span class="visually-hidden" data-hold=(hold) { @if die == 0 { (msg!(lang, AG_PAGE_NOT_ROLLED)) } @else { (msg!(lang, AG_PAGE_DIE, n = die)) } }
            span class="ag-stats" {
                span class="ag-stat" title=(ag::attack_name(lang, kind)) { (emblem::use_(figures::attack(kind))) span class="visually-hidden" { (ag::attack_name(lang, kind)) " " } (sheet::signed(attack)) }
                span class="ag-stat" title=(msg!(lang, AG_PAGE_DEFENCE)) { (emblem::use_("ag-defence")) span class="visually-hidden" { (msg!(lang, AG_PAGE_DEFENCE)) " " } (defence) }
                span class="ag-stat" title=(msg!(lang, AG_PAGE_DAMAGE)) { (emblem::use_("ag-damage")) span class="visually-hidden" { (msg!(lang, AG_PAGE_DAMAGE)) " " } (damage) }
            }
            span data-hold=(hold) class={ "ag-hits" @if die != 0 && least <= i16::from(die) { " hit" } } {
                @if least == 7 { (msg!(lang, AG_PAGE_NEVER_HITS)) } @else { (msg!(lang, AG_PAGE_HITS_ON, n = least)) }
                @if die != 0 && least <= i16::from(die) { " ✓" }
            }
        }
    }
}

fn figure(scene: &Scene<'_>, foe: Foe) -> Markup {
    let view = scene.view();
    let of_card = |card| {
        let sign = book().foe(card).map_or("ag-aggro", |it| figures::traits(&it.traits));
        figures::foe(sign, book().challenge(card).level)
    };
    let drawn = match foe {
        Foe::Seat(seat) => {
            let hero = scene.player(seat).and_then(|it| it.hero).unwrap_or_default();
            figures::hero(hero, seat, Pose::Still)
        }
        Foe::Card(card) => of_card(card),
        Foe::Marker(idx) => {
            view.track.get(&(idx + 1)).map(|it| of_card(it.card)).unwrap_or_default()
        }
        Foe::Lair(space) => {
            let sign = figures::place(book().space(space).kind);
            figures::foe(sign, book().space(space).level)
        }
    };
    token::picture(&drawn, 44)
}

fn name(scene: &Scene<'_>, foe: Foe) -> String {
    match foe {
        Foe::Seat(seat) => {
            let hero = scene.player(seat).and_then(|it| it.hero);
            hero.map_or_else(|| scene.name(seat), |hero| ag::hero_name(scene.lang(), hero))
        }
        Foe::Card(_) | Foe::Marker(_) | Foe::Lair(_) => {
            ag::marker_foe(&scene.voice(), scene.view(), foe)
        }
    }
}

/// AG-COMBAT-01: where the combat is.
fn steps(scene: &Scene<'_>, it: &CombatView) -> Markup {
    let lang = scene.lang();
    let all = [
        msg!(lang, AG_STEP_BEFORE),
        msg!(lang, AG_STEP_AFTER),
        ag::attack_name(lang, AttackType::Ranged),
        ag::attack_name(lang, AttackType::Melee),
    ];
    let now = match scene.prompt() {
        Some(Prompt::Combat { stage: Stage::BeforeRoll, .. }) => 0,
        Some(Prompt::Combat { stage: Stage::Between, .. }) => 2,
        Some(Prompt::Combat { stage: Stage::AfterHit, .. }) => 3,
        _ if it.fight.dice[0] == 0 => 0,
        _ => 1,
    };
    html! {
        ol class="ag-steps-of" { @for (nth, name) in all.iter().enumerate() { li class=[(now == nth).then_some("now")] aria-current=[(now == nth).then_some("step")] { (name) } } }
    }
}

/// How it would end as it stands, if nobody played another card.
fn odds(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    html! {
        @if let Some(it) = scene.outlook.odds_now() {
            p class="ag-odds" data-hold={ (DICE) " " (beats::die(0)) " " (beats::die(1)) } {
                (msg!(lang, AG_ODDS_WIN, n = percent(it.win)))
                @if 0 < percent(it.fall) { " " span class="ag-danger" { (msg!(lang, AG_ODDS_FALL, n = percent(it.fall))) } }
            }
        }
    }
}

fn percent(share: f32) -> u8 {
    (share * 100.0).round() as u8
}

/// The chances of a fight, in signs and in words.
pub(super) fn chances(scene: &Scene<'_>, it: &Odds) -> Markup {
    let lang = scene.lang();
    let (win, fall) = (percent(it.win), percent(it.fall));
    html! {
        span class="ag-chance" title=(msg!(lang, AG_ODDS_WIN, n = win)) { span class="visually-hidden" { (msg!(lang, AG_ODDS_WIN, n = win)) " " } span aria-hidden="true" { "⚔ " (win) " %" } }
        @if fall != 0 {
            " " span class="ag-chance ag-danger" title=(msg!(lang, AG_ODDS_FALL, n = fall)) { span class="visually-hidden" { (msg!(lang, AG_ODDS_FALL, n = fall)) } span aria-hidden="true" { "☠ " (fall) " %" } }
        }
    }
}

/// A combat that is over stays in sight for the rest of the turn: who met whom, and both dice.
fn past(scene: &Scene<'_>, events: &[(usize, Event)]) -> Markup {
    let (mut attacker, mut foe, mut dice) = (Seat(0), Foe::default(), [0; 2]);
    for (_, event) in events {
        match *event {
            Event::Combat(CombatEvent::CombatBegan { attacker: by, foe: against }) => {
                (attacker, foe) = (by, against)
            }
            Event::Combat(CombatEvent::RolledCombat { red, black }) => dice = [red, black],
            Event::Combat(CombatEvent::Rerolled { side, die }) => {
                if let Some(it) = dice.get_mut(usize::from(side)) {
                    *it = die;
                }
            }
            _ => {}
        }
    }
    // A marker may have left the track since.
    let foe = match foe {
        Foe::Marker(idx) if !scene.view().track.contains_key(&(idx + 1)) => None,
        it @ (Foe::Marker(_) | Foe::Seat(_) | Foe::Card(_) | Foe::Lair(_)) => Some(it),
    };
    html! {
        div class="ag-sides past" {
            div class="ag-side" { (figure(scene, Foe::Seat(attacker))) strong class="ag-side-name" { (name(scene, Foe::Seat(attacker))) } (figures::die(dice[0], true, "small")) }
            span class="ag-versus" aria-hidden="true" { "⚔" }
            div class="ag-side" { @if let Some(foe) = foe { (figure(scene, foe)) strong class="ag-side-name" { (name(scene, foe)) } } (figures::die(dice[1], false, "small")) }
        }
    }
}

/// Everything that has happened in it.
fn told(scene: &Scene<'_>, start: usize, events: &[(usize, Event)]) -> Markup {
    let voice = scene.voice();
    let lines: Vec<String> = events
        .iter()
        .map(|(_, it)| Adventure::event_text(&voice, it))
        .filter(|it| !it.is_empty())
        .collect();
    html! {
        @let n_lines = lines.len();
        @let hold = format!("{DICE} {} {}", beats::die(0), beats::die(1));
        ol class="ag-fight-lines" id={ "fight-" (start) } {
            @for (nth, line) in lines.iter().enumerate() {
                @let is_last = nth + 1 == n_lines;
                li id=[is_last.then_some("fight-last")] data-hold=[is_last.then_some(&hold)] { (line) }
            }
        }
    }
}

/// The enemy's card, large, for the stage.
pub(super) fn enemy(scene: &Scene<'_>) -> Markup {
    let shown = scene.view().combat.as_ref().and_then(|it| match it.fight.foe {
        Foe::Card(card) => Some(card),
        Foe::Marker(idx) => scene.view().track.get(&(idx + 1)).map(|it| it.card),
        Foe::Seat(_) | Foe::Lair(_) => None,
    });
    html! {
        div id="enemy" class="ag-enemy" hidden[shown.is_none()] {
            @if let Some(shown) = shown {
                details id="enemy-card" { summary { (msg!(scene.lang(), AG_PAGE_ENEMY_CARD)) } (card::challenge(scene, shown)) }
            }
        }
    }
}
