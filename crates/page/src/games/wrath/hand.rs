//! The open hand as a fan of cards along the lower edge of the board; before the game, the heroes to choose from.

use game_wrath::Action;
use game_wrath::content::book;
use game_wrath::names::{Card, Hero, Reward};
use game_wrath::view::SeatView;
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::msg;
use text::wrath as wr;

use super::modes::Key;
use super::scene::Scene;
use super::{card, prompt};
use crate::art::emblem;
use crate::card::{self as cards, Place, Size};

/// Whose hand lies before the viewer: his own; for those who look on, the one of the active hero.
fn seat(scene: &Scene<'_>) -> Option<Seat> {
    let view = scene.view();
    let own = match scene.situation.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let active = || scene.seat_of(view.turn.hero);
    own.filter(|it| view.seats.contains_key(it)).or_else(active)
}

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    // A frame of a performance has no decision, so whether heroes are chosen follows from their number.
    let is_choosing = scene.view().heroes.len() < scene.n_heroes() && !scene.is_over();
    let known = seat(scene).and_then(|it| scene.view().seats.get(&it)).filter(|_| !is_choosing);
    let n_cards = known.map_or(0, n_cards);
    let said = msg!(lang, WR_PAGE_HAND_OF, n = n_cards, most = book().limits.hand);
    html! {
        div class="wr-hand" id="hand" data-part="rewards" {
            @if is_choosing {
                ul class="wr-picks" id="picks" aria-label=(msg!(lang, WR_PROMPT_PICK)) { @for &hero in Hero::ALL { (pick(scene, hero)) } }
            } @else {
                ul class="wr-fan" id="fan" aria-label=(said) {
                    @if let Some(it) = known {
                        @for (&card, &n) in it.hand.iter().filter(|(_, n)| **n != 0) {
                            @for nth in 0..n { li { (held(scene, card, nth)) } }
                        }
                        @for &reward in &it.rewards { li { (won(scene, reward)) } }
                    }
                }
            }
        }
    }
}

/// How many cards a seat holds, rewards among them.
pub(super) fn n_cards(seat: &SeatView) -> usize {
    seat.hand.values().map(|&n| usize::from(n)).sum::<usize>() + seat.rewards.len()
}

/// The id of a card in the fan: those of one kind are numbered.
pub(super) fn card_id(card: Card, nth: u8) -> String {
    format!("held-{card}-{nth}")
}

pub(super) fn reward_id(reward: Reward) -> String {
    format!("held-{reward}")
}

/// The id of a hero's portrait.
pub(super) fn pick_id(hero: Hero) -> String {
    format!("pick-{hero}")
}

/// A hero to choose: the portrait, what he can do, and where he begins; or whose he is. Each keeps its place when another is taken.
fn pick(scene: &Scene<'_>, hero: Hero) -> Markup {
    let (lang, facts) = (scene.lang(), book().hero(hero));
    let (mut drawn, why) = (card::hero(lang, hero, None), format!("why-pick-{hero}"));
    let (action, owner) = (Action::Pick(hero), scene.seat_of(hero));
    let large = drawn.large();
    if let Some(seat) = owner {
        drawn.icon = "sign-person".to_owned();
        drawn.type_line = scene.name(seat);
    }
    let id = pick_id(hero);
    let place = Place { id: Some(&id), why: Some(&why), ..Place::default() };
    let inside = html! {
        button class="spot" type="button" popovertarget=(why) { (drawn.title) }
        div class="dialog why-card" id=(why) popover="auto" { (large) (scene.questions(&hero)) }
    };
    html! {
        li class=[owner.is_some().then_some("taken")] {
            (drawn.draw(Size::Table, &place, &inside))
            p class="wr-pick-why" {
                @for it in &facts.abilities { strong { (wr::ability_name(lang, it.id)) } " " }
                small { (wr::space_name(lang, facts.start)) }
            }
            @if scene.situation.legal.contains(&action) {
                button class="btn btn-primary" type="submit" form="act" name="action" value=(action) { (scene.offer(action)) }
            } @else {
                span class="wr-pick-of" { @if let Some(seat) = owner { (emblem::use_("sign-person")) (scene.name(seat)) } }
            }
        }
    }
}

/// Whether something can be done with a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Glow {
    Lit,
    Dark,
}

fn draw(drawn: &cards::Card, id: &str, why: &str, glow: Glow, inside: &Markup) -> Markup {
    let class = if glow == Glow::Lit { " choosable" } else { "" };
    drawn.draw(
        Size::Table,
        &Place { id: Some(id), class, why: Some(why), ..Place::default() },
        inside,
    )
}

/// A hero card. The first of its kind has the large card.
fn held(scene: &Scene<'_>, card: Card, nth: u8) -> Markup {
    let answers = |it: Action| match it {
        Action::Play(of) | Action::Discard(of) => of == card,
        Action::Lay(icon) => card.icon() == Some(icon),
        Action::Heal(_) => card == Card::Heal,
        _ => false,
    };
    let on_map = |key: Key| matches!(key, Key::Travel(of, _) if of == card);
    let (drawn, why) = (card::hero_card(scene.lang(), card), format!("why-held-{card}"));
    let large = (nth == 0).then_some(card.to_string());
    in_fan(scene, &drawn, &card_id(card, nth), &why, large, &answers, &on_map)
}

fn won(scene: &Scene<'_>, reward: Reward) -> Markup {
    let answers = |it: Action| it.reward() == Some(reward) && scene.place(it).is_none();
    let on_map = |key: Key| matches!(key, Key::Reward(of, _) if of == reward);
    let (drawn, why) = (card::reward(scene.lang(), reward), format!("why-held-{reward}"));
    let large = Some(reward.to_string());
    in_fan(scene, &drawn, &reward_id(reward), &why, large, &answers, &on_map)
}

/// A card whose answers are given by a click on it, by the buttons of its large card, or on the map; `large` is how
/// answers name it, where it has a large card.
fn in_fan(
    scene: &Scene<'_>,
    drawn: &cards::Card,
    id: &str,
    why: &str,
    large: Option<String>,
    answers: &dyn Fn(Action) -> bool,
    on_map: &dyn Fn(Key) -> bool,
) -> Markup {
    let is_own = matches!(scene.situation.viewer, Viewer::Seat(_));
    let legal = scene.situation.legal.iter().copied();
    let offers: Vec<Action> = legal.filter(|it| is_own && answers(*it)).collect();
    let mode = scene.modes.iter().position(|it| on_map(it.key));
    let glow = if offers.is_empty() && mode.is_none() { Glow::Dark } else { Glow::Lit };
    let inside = html! {
        @match (offers.as_slice(), mode) {
            ([action], _) if !scene.asks_before(*action) => {
                button class="spot" type="submit" form="act" name="action" value=(action) data-rolls=[prompt::rolls(*action)] aria-describedby=(why) { (drawn.title) ": " (scene.offer(*action)) }
            }
            ([], Some(nth)) if 1 < scene.modes.len() => {
                label class="spot" for=(prompt::mode_id(nth)) tabindex="-1" { (drawn.title) }
            }
            _ => button class="spot" type="button" popovertarget=(why) { (drawn.title) },
        }
        @if let Some(name) = large {
            div class="dialog why-card" id=(why) popover="auto" {
                (drawn.large())
                @if !offers.is_empty() {
                    ul class="offers" {
                        @for action in &offers {
                            li { button class="btn" type="submit" form="act" name="action" value=(action) { (scene.offer(*action)) } }
                        }
                    }
                }
                (scene.questions_of(&name, &offers))
            }
        }
    };
    draw(drawn, id, why, glow, &inside)
}
