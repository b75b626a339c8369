//! What to do: the status line, and the answers as form controls.

use game_adventure::content::book;
use game_adventure::names::Hero;
use game_adventure::{Action, Adventure, Prompt, Stage};
use kernel::Seat;
use maud::{Markup, html};
use text::adventure as ag;
use text::{Speak, attribute, id, msg};

use super::scene::{Noun, Scene};
use super::{card, figures, map, stage};
use crate::art::emblem;
use crate::art::token::{self, Pose};
use crate::card::{Card, Place, Size};
use crate::cite::cited;
use crate::context::RenderContext;
use crate::table;

/// One sentence: what to do, or what the table waits for.
pub(super) fn status(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice();
    let lang = scene.lang();
    let (sentence, hint) = match (scene.is_over(), scene.prompt()) {
        (true, _) => (ending(scene), msg!(lang, TABLE_GAME_OVER)),
        // The stage shows the energy beside the hand.
        (false, Some(Prompt::Combat { stage, .. }))
            if scene.is_asked() && stage::holds_hand(scene) =>
        {
            (ag::combat_question(lang, stage), String::new())
        }
        (false, Some(prompt)) if scene.is_asked() => {
            (Adventure::prompt_text(&voice, &prompt), stake(scene, prompt))
        }
        (false, Some(prompt)) => {
            let seat = scene.asked().unwrap_or_default();
            (Adventure::waiting_text(&voice, seat, &prompt), String::new())
        }
        (false, None) => (String::new(), String::new()),
    };
    html! {
        div class={ "panel status" @if scene.is_asked() { " asked" } } id="status" role="status" aria-live="polite" tabindex="-1" {
            (sentence) @if !hint.is_empty() { small { (hint) } }
        }
    }
}

/// Who has won.
pub(super) fn ending(scene: &Scene<'_>) -> String {
    let winners: Vec<String> = scene.view().winners.iter().map(|it| scene.name(it)).collect();
    msg!(scene.lang(), AG_RESULT_WON, n = winners.len(), who = winners.join(", "))
}

/// What is worth knowing before one answers.
fn stake(scene: &Scene<'_>, prompt: Prompt) -> String {
    let lang = scene.lang();
    match prompt {
        Prompt::Movement { .. } => msg!(lang, AG_HINT_MOVEMENT),
        _ if map::is_asked_on_map(prompt) => msg!(lang, AG_HINT_MAP),
        _ => String::new(),
    }
}

/// The panel of answers.
pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let lang = scene.lang();
    let legal = &scene.situation.legal;
    let n_undo = scene.n_undo;
    let is_empty = legal.is_empty() && n_undo == 0;
    let can_wish = !scene.is_over() && ctx.table.around.wishes.is_some();
    let of = |group: Group| -> Vec<Action> {
        legal.iter().copied().filter(|it| self::group(scene, *it) == group).collect()
    };
    let (plain, bag, places, ends) =
        (of(Group::Plain), of(Group::Bag), of(Group::Map), of(Group::End));
    let (id, class) = layout(scene);
    let has_main = !plain.is_empty() || !places.is_empty();
    html! {
        section class="panel prompt" id="prompt" aria-label=(msg!(lang, TABLE_ACTIONS)) hidden[is_empty && !can_wish] {
            @if !is_empty {
                @if matches!(scene.prompt(), Some(Prompt::Pick)) { (chosen(scene)) }
                @if !plain.is_empty() {
                    div id=(id) class={ "actions ag-plain" (class) } { @for &action in &plain { (answer(scene, action)) } }
                }
                (folded(scene, "bag-answers", &msg!(lang, AG_PAGE_FROM_BAG), &bag))
                (folded(scene, "map-answers", &msg!(lang, AG_PAGE_ON_MAP), &places))
                div class="actions ag-ends" id="ends" {
                    @for &action in &ends { (end(scene, action, !has_main)) }
                    @if n_undo != 0 { (table::undo(lang, n_undo)) }
                }
                (not_now(scene))
            } @else if can_wish {
                button class="btn btn-quiet ag-wish" type="button" popovertarget="settings" title=(attribute(lang, id::WISHES_TITLE, "hint", &[])) { (emblem::use_("sign-hourglass")) (msg!(lang, WISHES_TITLE)) "…" }
            }
        }
    }
}

/// Nothing is asked in a picture on the way.
pub(super) fn closed(scene: &Scene<'_>) -> Markup {
    html! { section class="panel prompt" id="prompt" aria-label=(msg!(scene.lang(), TABLE_ACTIONS)) hidden {} }
}

/// Where among the answers one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    Plain,
    /// What potions and items in the bag can do: of use now and then.
    Bag,
    /// What is easier done on the map.
    Map,
    /// What is chosen from the hand that lies on the stage.
    Hand,
    /// What ends the question.
    End,
}

fn group(scene: &Scene<'_>, action: Action) -> Group {
    let is_maintaining = matches!(scene.prompt(), Some(Prompt::Equipment));
    match action {
        Action::Done | Action::Pass => Group::End,
        // On the stage the cards themselves are chosen.
        Action::Play(_) | Action::Discard(_) | Action::Begin(_) if stage::holds_hand(scene) => {
            Group::Hand
        }
        Action::Move(_) | Action::Go(_) | Action::Place(_) => Group::Map,
        Action::Drink(..) => Group::Bag,
        Action::Use(_) if !is_maintaining && 4 < scene.situation.legal.len() => Group::Bag,
        _ => Group::Plain,
    }
}

/// The element of the answers, and its class: what becomes something else is another element, so that nothing seems to move.
fn layout(scene: &Scene<'_>) -> (&'static str, &'static str) {
    match scene.prompt() {
        Some(Prompt::Pick) => ("picks", " ag-picks"),
        Some(
            Prompt::Theft { .. }
            | Prompt::Auction
            | Prompt::GiveUp
            | Prompt::Trade
            | Prompt::TradeBack { .. }
            | Prompt::BootyBay { .. }
            | Prompt::DropQuest,
        ) => ("shelf", " ag-shelf"),
        Some(_) | None => ("answers", ""),
    }
}

/// Answers that are seldom wanted, in a list that opens.
fn folded(scene: &Scene<'_>, id: &str, name: &str, all: &[Action]) -> Markup {
    html! {
        @if !all.is_empty() {
            details class="choices-list ag-folded" id=(id) {
                summary { (name) " (" (all.len()) ")" }
                div class="actions" { @for &action in all { (answer(scene, action)) } }
            }
        }
    }
}

/// An answer, with a picture and what it is likely to bring.
fn answer(scene: &Scene<'_>, action: Action) -> Markup {
    match action {
        Action::Pick(hero) => pick(scene, hero),
        Action::Take(item) | Action::Give(item) => {
            shelved(scene, action, &card::item(scene.lang(), item))
        }
        Action::DropQuest(quest) => shelved(scene, action, &card::quest(scene.lang(), quest)),
        _ => button(scene, action),
    }
}

/// An answer as the card that it is about, on a shelf.
fn shelved(scene: &Scene<'_>, action: Action, card: &Card) -> Markup {
    let noun = scene.noun(action);
    let why = noun.filter(|it| scene.is_shown(*it)).map(Noun::card);
    let own = noun.filter(|_| why.is_none());
    let explained = why.or_else(|| own.map(Noun::card));
    let id = format!("shelf-{}", action.to_string().replace(' ', "-"));
    let inside = html! {
        span class="ag-tag" aria-hidden="true" { (verb(scene, action)) }
        button class="spot" type="submit" form="act" name="action" value=(action) { (scene.label(action)) }
        @if let Some(noun) = own { (card::large(scene, noun, &card.large())) }
    };
    let place =
        Place { id: Some(&id), class: " choosable", why: explained.as_deref(), ..Place::default() };
    card.draw(Size::Table, &place, &inside)
}

/// What becomes of a thing on the shelf: it comes, it goes, or another comes for it (AG-RES-AUCTION-01).
fn verb(scene: &Scene<'_>, action: Action) -> &'static str {
    match (action, scene.prompt()) {
        (Action::Take(_), _) => "+",
        (_, Some(Prompt::Auction)) => "⇄",
        _ => "−",
    }
}

fn button(scene: &Scene<'_>, action: Action) -> Markup {
    let class = match action {
        Action::Accept
        | Action::Draw
        | Action::FaceLair
        | Action::FaceEvent
        | Action::FaceMarker(_)
        | Action::Attack(_)
        | Action::Visit(_)
        | Action::Advance(_)
        | Action::HandIn(..) => "btn btn-primary",
        _ => "btn",
    };
    let odds = scene.outlook_of(action);
    let label = html! {
        (picture(scene, action)) span { (scene.label(action)) @if let Some(foe) = enemy(scene, action) { ": " (foe) } @if let Some(odds) = &odds { small class="ag-odds" { (stage::chances(scene, odds)) } } }
    };
    let control = if scene.asks_before(action) {
        table::asking(scene.lang(), &action, &label, table::Look { class, key: None })
    } else {
        html! { button class=(class) type="submit" form="act" name="action" value=(action) { (label) } }
    };
    match scene.noun(action) {
        Some(noun) if scene.is_shown(noun) => {
            html! { span class="ag-answer" data-why=(noun.card()) { (control) } }
        }
        Some(_) | None => control,
    }
}

/// Whom a number on the track stands for.
fn enemy(scene: &Scene<'_>, action: Action) -> Option<String> {
    let (Action::FaceMarker(idx) | Action::ChooseMarker(idx)) = action else { return None };
    let marker = scene.view().track.get(&(idx + 1))?;
    Some(ag::challenge_name(scene.lang(), marker.card))
}

/// A picture for a button.
fn picture(scene: &Scene<'_>, action: Action) -> Markup {
    let small = |figure: Markup| token::picture(&figure, 26);
    let seat = |seat| {
        let hero = scene.player(seat).and_then(|it| it.hero);
        hero.map(|hero| small(figures::hero(hero, seat, Pose::Still))).unwrap_or_default()
    };
    match action {
        Action::Play(it) | Action::Discard(it) | Action::Begin(it) => html! {
            span class="ag-cost" aria-hidden="true" { (book().ability(it).energy) }
        },
        Action::Use(it)
        | Action::Equip(it)
        | Action::Unequip(it)
        | Action::Give(it)
        | Action::Take(it)
        | Action::HandIn(_, it) => emblem::use_(figures::item(it)),
        Action::Drink(_, potion) => emblem::use_(figures::potion(potion)),
        Action::Spend(it) | Action::Open(it) => emblem::use_(figures::discovery(it)),
        Action::Visit(it) => emblem::use_(figures::resource(it)),
        Action::Attack(it) | Action::Choose(it) => seat(it),
        Action::FaceMarker(idx) | Action::ChooseMarker(idx) => {
            let it = scene.view().track.get(&(idx + 1));
            let is_aggro = it.and_then(|it| book().foe(it.card)).is_some_and(|it| it.aggro);
            small(figures::marker(idx + 1, is_aggro))
        }
        Action::ChooseToken(idx) => {
            let it = scene.view().tokens.get(&(idx + 1));
            small(figures::token(it.and_then(|it| it.kind), 0))
        }
        Action::FaceEvent => emblem::use_("ag-event"),
        Action::FaceLair => emblem::use_("ag-place-encounter"),
        Action::Draw => emblem::use_("ag-card"),
        Action::Advance(_) | Action::DropQuest(_) => emblem::use_("ag-quest"),
        Action::Move(_) | Action::Go(_) | Action::Place(_) => emblem::use_("ag-moves"),
        Action::Flip
        | Action::Pick(_)
        | Action::OfLevel(_)
        | Action::Option(_)
        | Action::Accept
        | Action::Done
        | Action::Pass => html! {},
    }
}

/// The id of a character to choose.
pub(super) fn pick_id(hero: Hero) -> String {
    format!("pick-{hero}")
}

/// Those who have been chosen, beside what is asked: a place for each seat. The sheets tell the same in words.
fn chosen(scene: &Scene<'_>) -> Markup {
    html! {
        ol class="ag-chosen" id="chosen" aria-hidden="true" {
            @for (seat, it) in Seat::all(scene.view().players.len() as u8).zip(&scene.view().players) {
                li id=(chosen_id(seat)) {
                    @if let Some(hero) = it.hero { (card::hero(scene.lang(), hero, None).draw(Size::Mini, &Place::default(), &html! {})) }
                    @else { (token::seat_sign(seat.idx())) }
                }
            }
        }
    }
}

/// The place of the character that a seat chooses.
pub(super) fn chosen_id(seat: Seat) -> String {
    format!("chosen-{}", seat.0 + 1)
}

/// A character to choose: portrait, class and strengths. Everything else is on its large card.
fn pick(scene: &Scene<'_>, hero: Hero) -> Markup {
    let (lang, action) = (scene.lang(), Action::Pick(hero));
    let (id, why) = (pick_id(hero), format!("why-pick-{hero}"));
    let full = card::hero(lang, hero, None).large();
    let inside = html! {
        button class="spot" type="submit" form="act" name="action" value=(action) aria-describedby=(why) { (scene.label(action)) }
        span class="btn btn-primary" aria-hidden="true" { (ag::hero_name(lang, hero)) }
        div class="dialog why-card ag-card" id=(why) popover="auto" {
            (full)
            ul class="offers" { li { (card::button(scene, action, "btn btn-primary")) } }
            (scene.questions(&action))
        }
    };
    let place = Place { id: Some(&id), class: " choosable", why: Some(&why), ..Place::default() };
    card::portrait(lang, hero).draw(Size::Reading, &place, &inside)
}

fn end(scene: &Scene<'_>, action: Action, is_plain: bool) -> Markup {
    let is_fight = stage::holds_hand(scene);
    let class = if is_plain || is_fight { "btn btn-primary" } else { "btn" };
    if scene.asks_before(action) {
        let look = table::Look { class, key: Some("e") };
        return table::asking(scene.lang(), &action, &html! { (scene.label(action)) }, look);
    }
    // The dice begin to tumble at the click.
    let is_roll = matches!(scene.prompt(), Some(Prompt::Combat { stage: Stage::BeforeRoll, .. }));
    let rolls = is_roll.then(|| format!("#{}", super::beats::DICE));
    html! { button class=(class) type="submit" form="act" name="action" value=(action) data-key="e" data-rolls=[rolls] { (scene.label(action)) } }
}

/// What cannot be done, each with its reason.
fn not_now(scene: &Scene<'_>) -> Markup {
    // What is too far or too high is told by the card of the space.
    let is_told = |action: Action| !matches!(scene.noun(action), Some(Noun::Space(_)));
    let refused: Vec<_> = scene.situation.refused.iter().filter(|it| is_told(it.0)).collect();
    html! {
        @if !refused.is_empty() {
            details id="not-now" {
                summary { (msg!(scene.lang(), TABLE_NOT_POSSIBLE)) " (" (refused.len()) ")" }
                ul { @for (action, why) in refused { li { (scene.label(*action)) ": " (cited(&scene.why_not(why))) } } }
            }
        }
    }
}
