//! The combat as a stage over the board: both sides as portraits, both dice on the felt, and the hand of whoever looks.
//! Who only plays along sees it small, beside the board.

use game_adventure::content::book;
use game_adventure::event::{Blow, CombatEvent, DefeatEvent, MovementEvent};
use game_adventure::names::{Ability, AttackType, Challenge};
use game_adventure::outlook::Odds;
use game_adventure::state::Foe;
use game_adventure::view::{CombatView, PlayerView};
use game_adventure::{Adventure, Event, Prompt, Stage};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::adventure as ag;
use text::{Speak, msg};

use super::beats::{self, DICE};
use super::pictures::{self, Subject};
use super::scene::Scene;
use super::{card, figures, hand, map, sheet};
use crate::art::emblem;
use crate::card::{self as cards, Card};
use crate::spotlight::{self, Moment, Spotlight};
use crate::words;

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

/// How a combat is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// Over the board, for who fights, who is asked, and who only watches.
    Live,
    /// Beside the board: for the other players, and while a space is to be chosen.
    Aside,
    /// It is over.
    Past,
}

fn look(scene: &Scene<'_>) -> Look {
    let Some(combat) = scene.view().combat.as_ref() else { return Look::Past };
    // The board must be free for an answer.
    let is_asked_on_board = scene.is_asked()
        && scene.situation.decision.is_some_and(|it| map::is_asked_on_map(it.prompt));
    if is_asked_on_board {
        return Look::Aside;
    }
    let fights = |seat: Seat| combat.fight.attacker == seat || combat.fight.foe == Foe::Seat(seat);
    match scene.situation.viewer {
        Viewer::Seat(seat) if !fights(seat) && !scene.is_asked() => Look::Aside,
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => Look::Live,
    }
}

/// Whether a combat stands over the board and no die has been rolled in it.
pub(super) fn is_opening(scene: &Scene<'_>) -> bool {
    let combat = scene.view().combat.as_ref();
    look(scene) == Look::Live && combat.is_some_and(|it| it.fight.dice[0] == 0)
}

/// Whether the viewer's hand lies on the stage, where it is played from.
pub(super) fn holds_hand(scene: &Scene<'_>) -> bool {
    look(scene) == Look::Live && !scene.is_over() && hand_of(scene).is_some()
}

/// The seat whose hand is seen and its cards.
fn hand_of<'a>(scene: &'a Scene<'_>) -> Option<(Seat, &'a PlayerView, &'a [Ability])> {
    let Viewer::Seat(seat) = scene.situation.viewer else { return None };
    let player = scene.player(seat)?;
    Some((seat, player, player.hand_cards.as_deref()?))
}

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let found = events(scene).filter(|_| !scene.is_over());
    let class = match look(scene) {
        Look::Live => " live",
        Look::Aside => " aside",
        Look::Past => "",
    };
    html! {
        section class={ "panel ag-stage" (class) } id="stage" aria-label=(msg!(lang, AG_PAGE_COMBAT)) hidden[found.is_none()] {
            @if let Some((start, events)) = found {
                @if let Some(it) = scene.view().combat.as_ref() {
                    (sides(scene, it, start, events))
                    @if holds_hand(scene) { (hand(scene)) }
                } @else {
                    (past(scene, events))
                }
            }
        }
    }
}

fn sides(scene: &Scene<'_>, it: &CombatView, start: usize, events: &[(usize, Event)]) -> Markup {
    let fight = &it.fight;
    let dice = html! {
        div class="ag-pair" id=(DICE) {
            @for nth in 0..2 { (die(scene, it, nth, verdict(events, nth))) }
        }
    };
    let is_aside = look(scene) == Look::Aside;
    html! {
        div class={ "ag-sides" @if is_aside { " panel" } } {
            (fighter(scene, it, 0, Foe::Seat(fight.attacker)))
            div class="ag-mid" {
                (steps(scene, it, events))
                div class="ag-felt" { (dice) (told(scene, start, events)) }
                (odds(scene))
            }
            (fighter(scene, it, 1, fight.foe))
        }
    }
}

/// What the last blow of a side came to.
fn verdict(events: &[(usize, Event)], nth: usize) -> Option<Blow> {
    events.iter().rev().find_map(|(_, it)| match it {
        Event::Combat(CombatEvent::Struck { blows, .. }) => Some(blows[nth]),
        _ => None,
    })?
}

/// A side as a portrait.
fn fighter(scene: &Scene<'_>, it: &CombatView, nth: usize, who: Foe) -> Markup {
    let lang = scene.lang();
    let [attack, defence, damage] = it.values[nth];
    let kind = it.attack_types[nth];
    let why = (!matches!(who, Foe::Seat(_))).then_some("why-foe");
    let is_slain = nth == 1 && it.fight.slain || it.fight.fallen[nth];
    let stat = |sign: &str, label: String, value: String| {
        html! { li class="ag-stat" title=(label) { (emblem::use_(sign)) b { (value) } span { (label) } } }
    };
    html! {
        div class={ "ag-fighter" @if nth == 0 { " attacker" } @else { " defender" } @if is_slain { " slain" } } id=(beats::side(nth)) data-why=[why] {
            img class="ag-portrait" src=(pictures::address(subject(scene, who))) width="320" height="220" alt="" decoding="async" draggable="false";
            (held(scene, who))
            div class="ag-plate-of" {
                h2 class="ag-side-name" { (words::name(scene.lang(), &name(scene, who))) }
                p class="ag-side-kin" { (kin(scene, who)) }
                (hearts(scene, it, nth, who))
                ul class="ag-side-stats" {
                    (stat(figures::attack(kind), ag::attack_name(lang, kind), sheet::signed(attack)))
                    (stat("ag-defence", msg!(lang, AG_PAGE_DEFENCE), defence.to_string()))
                    (stat("ag-damage", msg!(lang, AG_PAGE_DAMAGE), damage.to_string()))
                }
            }
            @if let Some(why) = why { button class="spot" type="button" popovertarget=(why) { (name(scene, who)) } }
        }
    }
}

/// What a side has beside it: a character its hand, an encounter what is behind it.
fn held(scene: &Scene<'_>, who: Foe) -> Markup {
    let lang = scene.lang();
    let hidden = |seat: &Seat| hand_of(scene).is_none_or(|(own, ..)| own != *seat);
    match who {
        Foe::Seat(seat) if hidden(&seat) => {
            html! { (hand::backs(scene, seat, scene.player(seat).map_or(0, |it| it.hand))) }
        }
        Foe::Seat(_) | Foe::Lair(_) => html! {},
        Foe::Card(_) | Foe::Marker(_) => {
            let item = card_of(scene, who).filter(|it| book().event(*it).is_none());
            html! {
                @if let Some(item) = item.and_then(|it| book().item_of(it)) {
                    @let name = ag::item_name(lang, item);
                    span class="ag-loot" title=(msg!(lang, AG_PAGE_LOOT, item = name.clone())) { (emblem::use_(figures::item(item))) (name) }
                }
            }
        }
    }
}

/// What a side can take: a character its life, an encounter one hit (AG-ENC-04).
fn hearts(scene: &Scene<'_>, it: &CombatView, nth: usize, who: Foe) -> Markup {
    let lang = scene.lang();
    let (left, most, said) = match who {
        Foe::Seat(seat) => {
            let player = scene.player(seat);
            let most = player.map_or(0, |it| it.worth.life);
            let left = most.saturating_sub(player.map_or(0, |it| it.damage));
            (left, most, msg!(lang, AG_PAGE_LIFE, n = left, most = most))
        }
        Foe::Card(_) | Foe::Marker(_) | Foe::Lair(_) => {
            let is_slain = it.fight.slain && nth == 1;
            (u8::from(!is_slain), 1, msg!(lang, AG_PAGE_ONE_HIT))
        }
    };
    html! {
        p class={ "ag-hearts" @if 7 < most { " many" } } title=(said) {
            span class="visually-hidden" { (said) }
            @for n in 0..most { span class=[(left <= n).then_some("lost")] aria-hidden="true" { (emblem::use_("ag-life")) } }
        }
    }
}

/// A die with the faces on which it hits, and what came of its blow.
fn die(scene: &Scene<'_>, it: &CombatView, nth: usize, blow: Option<Blow>) -> Markup {
    let lang = scene.lang();
    let face = it.fight.dice[nth];
    let least = 7 - i16::from(it.hits_of_six[nth]);
    let hold = format!("{DICE} {}", beats::die(nth));
    let hits = |face: u8| least <= i16::from(face);
    html! {
        div class="ag-die-of" {
            span class="ag-cube" id=(beats::die(nth)) { (figures::die(face, nth == 0, "")) }
            span class="visually-hidden" data-hold=(hold) { @if face == 0 { (msg!(lang, AG_PAGE_NOT_ROLLED)) } @else { (msg!(lang, AG_PAGE_DIE, n = face)) } }
            ol class="ag-ladder" aria-hidden="true" {
                @for n in 1..=6u8 {
                    li class=[hits(n).then_some("hit")] { (figures::face(n, nth == 0)) @if n == face { span class="ag-is" data-hold=(hold) {} } }
                }
            }
            span class="ag-hits" { @if least == 7 { (msg!(lang, AG_PAGE_NEVER_HITS)) } @else { (msg!(lang, AG_PAGE_HITS_ON, n = least)) } }
            @if let Some(blow) = blow {
                strong class={ "ag-verdict" @if blow.hit { " hit" } } data-hold=(hold) {
                    @if blow.hit { (emblem::use_("ag-damage")) (msg!(lang, AG_VERDICT_HIT, n = blow.damage)) } @else { (emblem::use_("ag-defence")) (msg!(lang, AG_VERDICT_MISS)) }
                }
            }
        }
    }
}

/// AG-ABIL-06: the viewer's energy, and his hand as a fan.
fn hand(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let Some((seat, player, cards)) = hand_of(scene) else { return html! {} };
    let energy = player.worth.energy;
    html! {
        div class="ag-own" {
            p class="ag-crystals" data-part="energy" {
                span aria-hidden="true" { @for n in 0..energy.clamp(4, 8) { i class=[(n < energy).then_some("on")] {} } }
                b { (energy) } " " (msg!(lang, AG_PAGE_ENERGY))
            }
            (hand::fan(scene, seat, cards, "fan", true))
        }
    }
}

/// The card of an encounter that is fought.
fn card_of(scene: &Scene<'_>, foe: Foe) -> Option<Challenge> {
    match foe {
        Foe::Card(card) => Some(card),
        Foe::Marker(idx) => scene.view().track.get(&(idx + 1)).map(|it| it.card),
        Foe::Seat(_) | Foe::Lair(_) => None,
    }
}

/// The enemy's card, if it is no character.
fn explained(scene: &Scene<'_>, foe: Foe) -> Option<Card> {
    match foe {
        Foe::Lair(space) => card::lair(scene.lang(), space),
        Foe::Seat(_) | Foe::Card(_) | Foe::Marker(_) => {
            card_of(scene, foe).map(|it| card::challenge(scene.lang(), it))
        }
    }
}

fn subject(scene: &Scene<'_>, foe: Foe) -> Subject {
    match foe {
        Foe::Seat(seat) => {
            Subject::Hero(scene.player(seat).and_then(|it| it.hero).unwrap_or_default())
        }
        Foe::Lair(space) => Subject::Lair(space),
        Foe::Card(_) | Foe::Marker(_) => {
            card_of(scene, foe).map_or(Subject::Back, Subject::Challenge)
        }
    }
}

/// What a side is, in a few words.
fn kin(scene: &Scene<'_>, foe: Foe) -> String {
    let lang = scene.lang();
    match foe {
        Foe::Seat(seat) => scene.player(seat).map_or_else(String::new, |it| {
            let hero = it.hero.unwrap_or_default();
            format!("{} · {}", ag::hero_kin(lang, hero), ag::side_name(lang, hero, it.face))
        }),
        Foe::Lair(space) => ag::level_name(lang, book().space(space).level),
        Foe::Card(_) | Foe::Marker(_) => {
            let Some(card) = card_of(scene, foe) else { return String::new() };
            let mut all: Vec<String> = Vec::new();
            if let Some(foe) = book().foe(card) {
                all.push(card::kin(lang, foe));
                if foe.aggro {
                    all.push(msg!(lang, AG_AGGRO));
                }
            }
            all.insert(all.len().min(1), ag::level_name(lang, book().challenge(card).level));
            all.join(" · ")
        }
    }
}

fn figure(scene: &Scene<'_>, foe: Foe) -> Markup {
    html! { img class="ag-head" src=(pictures::address(subject(scene, foe))) width="64" height="44" alt="" decoding="async"; }
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
fn steps(scene: &Scene<'_>, it: &CombatView, events: &[(usize, Event)]) -> Markup {
    let lang = scene.lang();
    let all = [
        msg!(lang, AG_STEP_BEFORE),
        msg!(lang, AG_STEP_AFTER),
        ag::attack_name(lang, AttackType::Ranged),
        ag::attack_name(lang, AttackType::Melee),
    ];
    let struck = |kind: AttackType| {
        (0..2).any(|nth| it.attack_types[nth] == kind && verdict(events, nth).is_some())
    };
    let now = match scene.prompt() {
        Some(Prompt::Combat { stage: Stage::BeforeRoll, .. }) => 0,
        Some(Prompt::Combat { stage: Stage::Between, .. }) => 2,
        _ if it.fight.dice[0] == 0 => 0,
        _ if struck(AttackType::Melee) => 3,
        _ if struck(AttackType::Ranged) => 2,
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
            @let (win, fall) = (percent(it.win), percent(it.fall));
            @let both = 100_u8.saturating_sub(win + fall);
            div class="ag-odds" data-hold={ (DICE) " " (beats::die(0)) " " (beats::die(1)) } {
                svg class="ag-odds-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                    rect class="win" width=(win) height="4" {}
                    rect class="both" x=(win) width=(both) height="4" {}
                    rect class="fall" x=(100 - fall) width=(fall) height="4" {}
                    @for nth in 0..fall / 3 { path class="fall-lines" d={ "M" (100 - fall + 3 * nth) " 4l2-4" } {} }
                }
                p {
                    b class="win" { (msg!(lang, AG_ODDS_WIN, n = win)) }
                    @if both != 0 { " " span { (msg!(lang, AG_ODDS_BOTH, n = both)) } }
                    @if fall != 0 { " " b class="fall" { (msg!(lang, AG_ODDS_FALL, n = fall)) } }
                }
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
        div class="ag-sides past" id="stage-past" {
            div class="ag-side" { (figure(scene, Foe::Seat(attacker))) strong class="ag-side-name" { (words::name(scene.lang(), &name(scene, Foe::Seat(attacker)))) } (figures::die(dice[0], true, "small")) }
            span class="ag-versus" aria-hidden="true" { "⚔" }
            div class="ag-side" { @if let Some(foe) = foe { (figure(scene, foe)) strong class="ag-side-name" { (words::name(scene.lang(), &name(scene, foe))) } } (figures::die(dice[1], false, "small")) }
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

/// An overlord rises from its lair, or a character falls; only in a picture on the way.
pub(super) fn spotlight(scene: &Scene<'_>) -> Markup {
    let is_now = scene.situation.decision.is_none() && !scene.is_over();
    let found = if is_now { fall(scene).or_else(|| rises(scene)) } else { None };
    spotlight::panel(found.as_ref())
}

fn rises(scene: &Scene<'_>) -> Option<Spotlight> {
    let space = scene.events.iter().rev().take(2).find_map(|(_, it)| beats::overlord(it))?;
    let all = scene.events.iter().filter(|(_, it)| beats::overlord(it) == Some(space));
    let moment = Moment::after(all.count().saturating_sub(1));
    Some(Spotlight { moment, card: card::lair(scene.lang(), space)?, lines: Vec::new() })
}

/// A step may tell so many events after a defeat: where the character goes, and what it loses.
const MOST_AFTER: usize = 8;

/// AG-DMG-04 to AG-DMG-07.
fn fall(scene: &Scene<'_>) -> Option<Spotlight> {
    let at = scene.events.len().saturating_sub(MOST_AFTER);
    let is_fall = |it: &Event| matches!(it, Event::Defeat(DefeatEvent::Defeated { .. }));
    let at = at + scene.events[at..].iter().rposition(|(_, it)| is_fall(it))?;
    let (number, Event::Defeat(DefeatEvent::Defeated { seat })) = scene.events[at] else {
        return None;
    };
    let of_step = &scene.events[at..];
    if of_step.iter().any(|(it, _)| *it != number) {
        return None;
    }
    let player = scene.player(seat)?;
    let most = player.worth.life;
    let mut card = card::hero(scene.lang(), player.hero?, Some(player));
    card.corners = cards::falling(left_before(&scene.events[..at], seat).unwrap_or(most), most);
    card.upon = cards::cracks();
    let told = of_step.iter().map(|(_, it)| Adventure::event_text(&scene.voice(), it));
    let mut lines: Vec<String> = told.filter(|it| !it.is_empty()).collect();
    lines.dedup();
    lines.truncate(4);
    Some(Spotlight { moment: Moment::Falls, card, lines })
}

/// The life of a character before the last damage; nothing if it was whole.
fn left_before(events: &[(usize, Event)], seat: Seat) -> Option<u8> {
    let mut of_seat = events.iter().rev().filter_map(|(_, it)| match it {
        Event::Defeat(it) => Some(it),
        _ => None,
    });
    of_seat.find(|it| matches!(it, DefeatEvent::Hurt { seat: of, .. } if *of == seat))?;
    let mut healed = 0;
    for event in of_seat {
        match *event {
            DefeatEvent::Healed { seat: of, damage } if of == seat => healed += damage,
            DefeatEvent::Hurt { seat: of, left, .. } | DefeatEvent::Saved { seat: of, left }
                if of == seat =>
            {
                return Some(left + healed);
            }
            DefeatEvent::Defeated { seat: of } | DefeatEvent::LevelGained { seat: of, .. }
                if of == seat =>
            {
                return None;
            }
            _ => {}
        }
    }
    None
}

/// The enemy's card, large, for the stage.
pub(super) fn enemy(scene: &Scene<'_>) -> Markup {
    let shown = scene.view().combat.as_ref().and_then(|it| explained(scene, it.fight.foe));
    html! {
        div id="enemy" class="ag-enemy" {
            @if let Some(shown) = shown {
                div class="dialog why-card ag-card" id="why-foe" popover="auto" { (shown.large()) }
            }
        }
    }
}
