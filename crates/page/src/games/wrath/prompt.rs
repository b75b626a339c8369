//! What to do: the status line, what is at stake, and the answers as form controls.

use game_wrath::content::book;
use game_wrath::event::{ActionsEvent, EndEvent};
use game_wrath::names::{Card, Space};
use game_wrath::view::Ending;
use game_wrath::{Action, Event, Prompt, Wrath};
use kernel::Refusal;
use maud::{Markup, html};
use text::wrath as wr;
use text::{Speak, msg};

use super::scene::Scene;
use super::{also, beats, card, figures, odds, threat};
use crate::art::emblem;
use crate::art::token::{self, Pose};
use crate::card as cards;
use crate::cite::cited;
use crate::context::RenderContext;
use crate::table::{self, Look};
use crate::together;
use crate::viewer_context::Choices;

/// Turn, hero and step, for the top bar.
pub(super) fn crumbs(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let n_turns = n_turns(scene);
    html! {
        div class="crumbs" id="crumbs" {
            @if n_turns != 0 { span class="chip" { (msg!(lang, WR_PAGE_TURN, n = n_turns)) } }
            @if !scene.is_over() {
                @if n_turns != 0 {
                    span class="chip" {
                        (token::picture(&figures::hero(view.turn.hero, Pose::Still), 20)) (wr::hero_name(lang, view.turn.hero))
                    }
                }
                span class="chip" { (wr::phase_name(lang, &view.agenda)) }
                @if let Some(Prompt::Act { n_actions, .. }) = scene.prompt() {
                    span class="chip wr-actions-left" title=(msg!(lang, WR_PAGE_ACTIONS_LEFT, n = n_actions)) {
                        @for _ in 0..n_actions { (emblem::use_("wr-action")) }
                        @if n_actions == 0 { "0 " (emblem::use_("wr-action")) }
                        span class="visually-hidden" { (msg!(lang, WR_PAGE_ACTIONS_LEFT, n = n_actions)) }
                    }
                }
            }
        }
    }
}

/// How many turns have begun.
pub(super) fn n_turns(scene: &Scene<'_>) -> usize {
    scene
        .events
        .iter()
        .filter(|(_, it)| matches!(it, Event::Actions(ActionsEvent::TurnBegan { .. })))
        .count()
}

/// Scourge and despair in words.
pub(super) fn tracks_text(scene: &Scene<'_>) -> String {
    let (lang, view) = (scene.lang(), scene.view());
    let scourge = msg!(lang, WR_PAGE_SCOURGE, n = view.scourge.rate);
    let most = book().despair_track.loss_at;
    let despair = msg!(lang, WR_PAGE_DESPAIR, n = view.despair, most = most);
    format!("{scourge}, {despair}")
}

/// One sentence: what to do, or what the table waits for; below it what is at stake.
pub(super) fn status(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice();
    let lang = scene.lang();
    let (sentence, hint) = match (scene.view().ending, scene.prompt()) {
        (Some(ending), _) => (ended(scene, ending), msg!(lang, TABLE_GAME_OVER)),
        (None, Some(prompt)) if scene.is_asked() => {
            (Wrath::prompt_text(&voice, &prompt), stake(scene, prompt).join(" "))
        }
        (None, Some(prompt)) => {
            let seat = scene.asked_seat().unwrap_or_default();
            let also = match scene.owner {
                Some(owner) => msg!(lang, TOGETHER_MAY, seat = scene.name(owner)),
                None if scene.may_answer() => msg!(lang, WR_PAGE_ALSO),
                None => String::new(),
            };
            (Wrath::waiting_text(&voice, seat, &prompt), also)
        }
        (None, None) => (String::new(), String::new()),
    };
    html! {
        div class={ "panel status" @if scene.is_asked() { " asked" } } id="status" role="status" aria-live="polite" tabindex="-1" {
            (sentence) @if !hint.is_empty() { small { (hint) } }
        }
    }
}

/// How it ended, with the cause of a defeat.
pub(super) fn ended(scene: &Scene<'_>, ending: Ending) -> String {
    let event = match ending {
        Ending::Won => Event::End(EndEvent::Won),
        Ending::Lost(why) => Event::End(EndEvent::Lost { why }),
    };
    Wrath::event_text(&scene.voice(), &event)
}

/// What is at stake with an answer.
fn stake(scene: &Scene<'_>, prompt: Prompt) -> Vec<String> {
    let (lang, view) = (scene.lang(), scene.view());
    match prompt {
        Prompt::Damage { hero, left } => {
            let Some(it) = view.heroes.get(&hero) else { return Vec::new() };
            if it.health <= left {
                let n = book().limits.defeat_despair;
                return vec![msg!(lang, WR_STAKE_DEFEAT, hero = wr::hero_name(lang, hero), n = n)];
            }
            vec![msg!(lang, WR_STAKE_DAMAGE, health = it.health, left = it.health - left)]
        }
        Prompt::Ghoul { space } => {
            let n_ghouls = scene.space(space).map_or(0, |it| it.ghouls);
            if n_ghouls == book().limits.ghouls_per_space {
                return vec![msg!(lang, WR_STAKE_OVERRUN, space = wr::space_name(lang, space))];
            }
            vec![msg!(lang, WR_STAKE_GHOULS, n = n_ghouls)]
        }
        Prompt::Lay { .. } => {
            let Some(it) = &view.quest_action else { return Vec::new() };
            let left = game_wrath::odds::steps_left(view, it.quest).unwrap_or(0);
            vec![msg!(lang, WR_STAKE_QUEST, quest = wr::quest_name(lang, it.quest), n = left)]
        }
        Prompt::Consent { .. } => {
            let Some(it) = view.request else { return Vec::new() };
            let what = scene.label(it.action);
            vec![msg!(lang, WR_STAKE_ASKS, seat = scene.name(it.seat), what = what)]
        }
        Prompt::FightCards { .. } => {
            let Some((n, damage)) = game_wrath::odds::standing_fight(view) else {
                return Vec::new();
            };
            vec![msg!(lang, WR_STAKE_FIGHT, n = n, damage = damage)]
        }
        Prompt::Activate => {
            let from = scene.situation.legal.iter().find_map(|it| match it {
                Action::Activate(from, _) => Some(*from),
                _ => None,
            });
            from.map(|from| threat::course(scene, from).0).into_iter().collect()
        }
        Prompt::Pick | Prompt::Act { .. } | Prompt::Allocate { .. } => Vec::new(),
        Prompt::SpawnNext
        | Prompt::Chain { .. }
        | Prompt::Shift { .. }
        | Prompt::Rewards { .. }
        | Prompt::Volley { .. }
        | Prompt::Recall { .. }
        | Prompt::March { .. }
        | Prompt::FreeFight { .. }
        | Prompt::RiseWindow
        | Prompt::Stronghold
        | Prompt::Limit { .. }
        | Prompt::Hit { .. } => vec![wr::phase_hint(lang, &view.agenda)],
    }
}

/// The panel of answers.
pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let lang = scene.lang();
    let legal = &scene.situation.legal;
    let n_undo = scene.n_undo;
    let is_empty = legal.iter().all(|it| is_pick(*it))
        && scene.owner.is_none()
        && n_undo == 0
        && scene.others.is_empty();
    let plain: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|it| scene.place(*it).is_none() || names_hero(*it))
        .filter(|it| !is_main(*it) && !is_end(*it) && !is_pick(*it))
        .collect();
    let ends: Vec<Action> = legal.iter().copied().filter(|it| is_end(*it)).collect();
    html! {
        section class={ "panel prompt" @if scene.owner.is_some() { " proposing" } } id="prompt" aria-label=(msg!(lang, TABLE_ACTIONS)) hidden[is_empty] {
            @if !is_empty {
                (together::heading(ctx))
                @if scene.shows_turn() { (main_actions(scene)) }
                (modes(scene))
                @if !plain.is_empty() {
                    div class="actions" {
                        @for &action in &plain { (answer(scene, action)) }
                    }
                }
                div class="actions wr-ends" {
                    @for &action in &ends { (end(scene, action)) }
                    @if n_undo != 0 { (table::undo(lang, n_undo)) }
                }
                (also::panel(scene, ctx))
                (list(scene))
            }
        }
    }
}

/// Fight, quest and rest: the actions that roll dice.
const fn is_main(action: Action) -> bool {
    matches!(action, Action::Fight | Action::Quest | Action::Rest)
}

/// The dice that begin to tumble at the click.
pub(super) fn rolls(action: Action) -> Option<String> {
    let is_roll = is_main(action) || matches!(action, Action::Heal(_));
    is_roll.then(|| format!("#{}", beats::DICE))
}

/// A hero is chosen among the portraits on the board.
const fn is_pick(action: Action) -> bool {
    matches!(action, Action::Pick(_))
}

/// Several heroes may stand on the space that is clicked: each has a button besides.
const fn names_hero(action: Action) -> bool {
    matches!(action, Action::Hit(_) | Action::ArgentCrusaders(_))
}

const fn is_end(action: Action) -> bool {
    matches!(action, Action::Done | Action::Pass | Action::Hold)
}

/// The three actions with dice, each with what it would bring, or with the reason why not.
fn main_actions(scene: &Scene<'_>) -> Markup {
    let offers = [Action::Fight, Action::Quest, Action::Rest];
    let refusal = |action: Action| {
        scene.situation.refused.iter().find(|(it, _)| *it == action).map(|(_, why)| why)
    };
    let is_there = |action: Action| scene.situation.legal.contains(&action);
    let is_shown = matches!(scene.prompt(), Some(Prompt::Act { .. } | Prompt::FreeFight { .. }));
    html! {
        @if is_shown {
            div class="wr-main" {
                @for action in offers {
                    @if is_there(action) { (rolled(scene, action)) }
                    @else if let Some(refusal) = refusal(action) { (blocked(scene, action, refusal)) }
                }
            }
        }
    }
}

const fn sign(action: Action) -> &'static str {
    match action {
        Action::Fight => "wr-icon-fight",
        Action::Quest => "wr-quest",
        _ => "wr-icon-heal",
    }
}

fn rolled(scene: &Scene<'_>, action: Action) -> Markup {
    let lang = scene.lang();
    let card = format!("why-{action}");
    let label = html! { (emblem::use_(sign(action))) span { (scene.label(action)) } };
    html! {
        div class="wr-main-item" data-why=(card) {
            @if scene.asks_before(action) {
                (table::asking(lang, &action, &label, Look { class: "btn btn-primary wr-roll", key: None }))
            } @else {
                button class="btn btn-primary wr-roll" type="submit" form="act" name="action" value=(action) data-rolls=[rolls(action)] aria-describedby=(card) { (label) }
            }
            p class="wr-odds" { (odds::short(scene, action)) }
            div class="dialog why-card" id=(card) popover="auto" {
                h3 { (scene.label(action)) }
                (odds::long(scene, action))
                (scene.questions(&action))
            }
        }
    }
}

/// An answer that a rule forbids: it can be pressed to ask why.
fn blocked(scene: &Scene<'_>, action: Action, refusal: &Refusal) -> Markup {
    let card = format!("why-{action}");
    html! {
        div class="wr-main-item" data-why=(card) {
            button class="btn wr-roll" type="button" aria-disabled="true" popovertarget=(card) {
                (emblem::use_(sign(action))) span { (scene.label(action)) }
            }
            div class="dialog why-card" id=(card) popover="auto" {
                h3 { (scene.label(action)) }
                p class="refusal" { (cited(&scene.why_not(refusal))) }
                (scene.questions(&action))
            }
        }
    }
}

/// The box of a mode.
pub(super) fn mode_id(nth: usize) -> String {
    format!("mode-{}", nth + 1)
}

/// With several ways to use the map, one is chosen first; the style sheet lets its spaces glow.
fn modes(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    // A new set of boxes for every position: the plain move is chosen again.
    let id = format!("modes-{}", scene.events.len());
    html! {
        @if 1 < scene.modes.len() {
            fieldset class="wr-modes" id=(id) title=(msg!(lang, WR_PAGE_MODES_HINT)) {
                legend { (msg!(lang, WR_PAGE_MODES)) }
                @for (nth, mode) in scene.modes.iter().enumerate() {
                    label class="wr-mode" {
                        input id=(mode_id(nth)) type="radio" name="mode" class={ "mode mode-" (nth + 1) } checked[nth == 0];
                        (mode.label)
                    }
                }
            }
        }
    }
}

/// A plain answer, with what it means where that is not said by its label.
fn answer(scene: &Scene<'_>, action: Action) -> Markup {
    match action {
        Action::Play(card) | Action::Take(card) | Action::Discard(card) => {
            card_button(scene, action, card)
        }
        Action::Heal(_) if scene.asks_before(action) => {
            let label = html! { (figures::card_sign(Card::Heal)) (scene.label(action)) };
            table::asking(scene.lang(), &action, &label, Look { class: "btn", key: None })
        }
        Action::Heal(_) => card_button(scene, action, Card::Heal),
        _ => match action.reward() {
            Some(reward) => {
                let drawn = card::reward(scene.lang(), reward);
                explained(scene, action, &emblem::use_("wr-reward"), &drawn)
            }
            None => plain(scene, action),
        },
    }
}

fn plain(scene: &Scene<'_>, action: Action) -> Markup {
    let class = match action {
        Action::Agree | Action::Prevent => "btn btn-primary",
        Action::Refuse => "btn btn-danger",
        _ => "btn",
    };
    html! {
        button class=(class) type="submit" form="act" name="action" value=(action) {
            @if let Action::Lay(icon) = action { (figures::icon(icon)) }
            @if matches!(action, Action::ChainLightning) { (emblem::use_("wr-hero-thrall")) }
            (scene.label(action))
        }
    }
}

fn card_button(scene: &Scene<'_>, action: Action, card: Card) -> Markup {
    explained(scene, action, &figures::card_sign(card), &card::hero_card(scene.lang(), card))
}

fn explained(scene: &Scene<'_>, action: Action, sign: &Markup, drawn: &cards::Card) -> Markup {
    let card = format!("why-{}", action.to_string().replace(' ', "-"));
    html! {
        span class="wr-explained" data-why=(card) {
            button class="btn" type="submit" form="act" name="action" value=(action) data-rolls=[rolls(action)] aria-describedby=(card) { (sign) (scene.label(action)) }
            div class="dialog why-card" id=(card) popover="auto" { (drawn.large()) (scene.questions(&action)) }
        }
    }
}

fn end(scene: &Scene<'_>, action: Action) -> Markup {
    let class = match (action, scene.prompt()) {
        (Action::Done, Some(Prompt::Act { n_actions: 0, .. })) => "btn btn-primary",
        (Action::Hold, _) => "btn btn-quiet",
        _ => "btn",
    };
    let key = matches!(action, Action::Done | Action::Pass).then_some("e");
    let label = html! { (scene.label(action)) };
    html! {
        @if scene.asks_before(action) { (table::asking(scene.lang(), &action, &label, Look { class, key })) }
        @else { button class=(class) type="submit" form="act" name="action" value=(action) data-key=[key] { (label) } }
    }
}

/// The answers on the map once more, for those who do not see it, and without a pointer.
fn list(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let n_all: usize = scene.modes.iter().map(|it| it.actions.len()).sum();
    html! {
        @if n_all != 0 {
            details class="choices-list" id="list" {
                summary { (msg!(lang, WR_PAGE_LIST)) " (" (n_all) ")" }
                @for mode in &scene.modes {
                    h3 { (mode.label) }
                    ul {
                        @for (space, action) in &mode.actions {
                            li {
                                button class="btn btn-row" type="submit" form="act" name="action" value=(action) data-noun=(space) {
                                    span { (scene.label(*action)) }
                                }
                            }
                        }
                    }
                }
                (not_now(scene))
            }
        }
    }
}

/// The spaces that cannot be chosen, each with its reason.
fn not_now(scene: &Scene<'_>) -> Markup {
    let reason = |(space, it): (&'_ Space, &'_ Choices<Action>)| {
        let (action, why) = it.refused.first().filter(|_| it.legal.is_empty())?;
        Some((*space, html! { (scene.label(*action)) ": " (cited(why)) }))
    };
    let found: Vec<(Space, Markup)> = scene.choices.iter().filter_map(reason).collect();
    table::not_now(scene.lang(), &found)
}
