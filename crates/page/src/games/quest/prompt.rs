//! What to do: the status line, and the answers as form controls.

use game_quest::{Action, Card, Prompt, Quest};
use kernel::Refusal;
use maud::{Markup, html};
use text::quest as wq;
use text::{Speak, msg};

use super::scene::Scene;
use super::sheet;
use super::{beats, offers, over};
use crate::art::emblem;
use crate::cite::cited;
use crate::context::RenderContext;
use crate::{table, together};

/// One sentence: what to do, or what the table waits for; below it what may be done meanwhile.
pub(super) fn status(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice();
    let lang = scene.lang();
    let (sentence, hint) = match (scene.is_over(), scene.prompt()) {
        (true, _) => (sheet::ending(scene), msg!(lang, TABLE_GAME_OVER)),
        (false, Some(prompt)) if scene.is_asked() => {
            (Quest::prompt_text(&voice, &prompt), stake(scene, prompt))
        }
        (false, Some(prompt)) => {
            let seat = scene.asked_seat().unwrap_or_default();
            let also = match scene.owner {
                Some(owner) => msg!(lang, TOGETHER_MAY, seat = scene.name(owner)),
                None if scene.may_answer() => msg!(lang, WQ_PAGE_ALSO),
                None => String::new(),
            };
            (Quest::waiting_text(&voice, seat, &prompt), also)
        }
        (false, None) => (String::new(), String::new()),
    };
    html! {
        div class={ "panel status" @if scene.is_asked() { " asked" } } id="status" role="status" aria-live="polite" tabindex="0" {
            (sentence) @if !hint.is_empty() { small id={ "hint-" (scene.events.len()) } { (hint) } }
        }
    }
}

/// What is at stake with an answer.
fn stake(scene: &Scene<'_>, prompt: Prompt) -> String {
    let (lang, view) = (scene.lang(), scene.view());
    match prompt {
        Prompt::Act { .. } | Prompt::Encore { .. } => msg!(lang, WQ_PAGE_ACT_HINT),
        Prompt::WouldSuffer { hero, wounds } => {
            let Some(it) = view.heroes.get(&hero) else { return String::new() };
            let left = it.health.saturating_sub(it.wounds);
            if left <= wounds {
                return msg!(lang, WQ_PAGE_STAKE_DEFEAT, hero = wq::hero_phrase(hero));
            }
            msg!(lang, WQ_PAGE_STAKE_WOUNDS, health = left, left = left - wounds)
        }
        Prompt::Modify { .. } | Prompt::Assist { .. } => {
            let wounds = view.deed.as_ref().map_or(0, |it| it.wounds);
            msg!(lang, WQ_PAGE_STAKE_ROLL, n = wounds)
        }
        Prompt::Improve { .. } => {
            let done = view.turn.improved;
            let n_done =
                [done.trainer, done.smith, done.arena].into_iter().filter(|it| *it).count();
            msg!(lang, WQ_PAGE_VISITS, n = 2usize.saturating_sub(n_done))
        }
        // What the card does with whom it asks for.
        Prompt::ChooseHero { card }
        | Prompt::ChooseFoe { card, .. }
        | Prompt::Alternatives { card, .. }
        | Prompt::Offer { card, .. } => match card {
            Card::Peril(peril) => wq::peril_text(lang, view.quest, peril),
            card => wq::card_text(lang, card),
        },
        Prompt::Equip { gear, .. } | Prompt::Gift { gear, .. } => wq::gear_text(lang, gear),
        Prompt::Pick
        | Prompt::Leader
        | Prompt::Targets { .. }
        | Prompt::WidenTarget { .. }
        | Prompt::AidWhom { .. }
        | Prompt::Prepare { .. }
        | Prompt::Rerolls { .. }
        | Prompt::Dice { .. }
        | Prompt::Nemeses
        | Prompt::Keep { .. }
        | Prompt::Bury { .. }
        | Prompt::Linger { .. }
        | Prompt::EnemyTurn { .. }
        | Prompt::LocationUse
        | Prompt::BeforeTravel { .. }
        | Prompt::Scout { .. }
        | Prompt::Travel
        | Prompt::Ready { .. }
        | Prompt::Tire { .. }
        | Prompt::Place { .. }
        | Prompt::Tokens { .. }
        | Prompt::PartyTokens { .. }
        | Prompt::Cure { .. }
        | Prompt::Engaged { .. }
        | Prompt::Treasure { .. }
        | Prompt::Train { .. }
        | Prompt::Smith { .. } => String::new(),
    }
}

/// How many answers have room below the question. More than these stand in a panel above it.
const fn most_answers(has_refused: bool) -> usize {
    if has_refused { 4 } else { 6 }
}

/// Whether the label of an answer may need more than the two lines that fit beside the question on a phone.
fn is_long(scene: &Scene<'_>, action: Action) -> bool {
    23 < scene.label(action).chars().count()
}

/// The panel of answers.
pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let lang = scene.lang();
    let legal = &scene.situation.legal;
    let n_undo = scene.n_undo;
    let is_empty = legal.is_empty() && n_undo == 0;
    let is_shown_apart =
        |it: &&Action| is_end(**it) || over::has(**it) || matches!(it, Action::Perform(_));
    let plain: Vec<Action> = legal.iter().filter(|it| !is_shown_apart(it)).copied().collect();
    let ends: Vec<Action> = legal.iter().copied().filter(|it| is_end(*it)).collect();
    let size = match plain.as_slice() {
        [only] if is_long(scene, *only) => " long",
        several if most_answers(!refused(scene).is_empty()) < several.len() => " many",
        _ => "",
    };
    html! {
        section class={ "panel prompt" @if scene.owner.is_some() { " proposing" } } id="prompt" aria-label=(msg!(lang, TABLE_ACTIONS)) hidden[is_empty] {
            @if !is_empty {
                (together::heading(ctx))
                // The answers of another question are other elements: nothing of the last one moves to where they are.
                @let question = scene.events.len();
                (offers::deeds(scene, &format!("deeds-{question}")))
                @if !plain.is_empty() {
                    div class={ "actions wq-plain" (size) } id={ "answers-" (question) } { @for &action in &plain { (offers::answer(scene, action)) } }
                }
                div class="actions wq-ends" id={ "ends-" (question) } {
                    @for &action in &ends { (end(scene, action, plain.is_empty())) }
                    @if n_undo != 0 { (table::undo(lang, n_undo)) }
                    (not_now(scene))
                }
            }
        }
    }
}

const fn is_end(action: Action) -> bool {
    matches!(action, Action::Done | Action::Pass | Action::Hold | Action::Roll)
}

fn end(scene: &Scene<'_>, action: Action, is_plain: bool) -> Markup {
    let class = match action {
        Action::Roll => "btn btn-primary wq-roll",
        Action::Hold => "btn btn-quiet",
        _ if is_plain => "btn btn-primary",
        _ => "btn",
    };
    let key = matches!(action, Action::Done | Action::Pass | Action::Roll).then_some("e");
    // A roll cannot be taken back, and neither can leaving the settlement.
    let leaves = action == Action::Done && matches!(scene.prompt(), Some(Prompt::Improve { .. }));
    let odds = offers::rolled(scene, action);
    let is_final = scene.owner.is_none() && (action == Action::Roll || leaves);
    let control = if scene.prefs.asks_first && is_final {
        let look = table::Look { class, key };
        table::asking(scene.lang(), &action, &html! { (scene.label(action)) }, look)
    } else {
        plain_end(scene, action, class, key)
    };
    match odds {
        Some(odds) => offers::with_odds(scene, &control, odds),
        None => control,
    }
}

fn plain_end(scene: &Scene<'_>, action: Action, class: &str, key: Option<&str>) -> Markup {
    let told = offers::rolled(scene, action).map(|_| offers::ROLL_ODDS);
    let rolls = (action == Action::Roll).then(|| format!("#{}", beats::DICE));
    html! {
        button class=(class) type="submit" form="act" name="action" value=(action) data-key=[key] data-rolls=[rolls] aria-describedby=[told] {
            @if action == Action::Roll { (emblem::use_("wq-die-success")) }
            (scene.label(action))
        }
    }
}

/// What cannot be done, beside the actions, whose cards tell why.
fn refused<'a>(scene: &'a Scene<'_>) -> Vec<&'a (Action, Refusal)> {
    let is_told = |it: &&(Action, Refusal)| !matches!(it.0, Action::Perform(_));
    scene.situation.refused.iter().filter(is_told).collect()
}

/// The same in words, each with its reason.
fn not_now(scene: &Scene<'_>) -> Markup {
    let (lang, refused) = (scene.lang(), refused(scene));
    html! {
        @if !refused.is_empty() {
            details id="not-now" {
                summary { (msg!(lang, TABLE_NOT_POSSIBLE)) " (" (refused.len()) ")" }
                ul { @for (action, why) in refused { li { (scene.label(*action)) ": " (cited(&scene.why_not(why))) } } }
            }
        }
    }
}
