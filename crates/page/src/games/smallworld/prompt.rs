//! What to do: the status line, and the answers as form controls.

use game_smallworld::content::{Power, Race, Region, Relic, book};
use game_smallworld::event::{ConquestEvent, UpkeepEvent};
use game_smallworld::{Action, Event, Piece, Prompt, SmallWorld};
use kernel::Refusal;
use maud::{Markup, html};
use text::smallworld as sw;
use text::{Speak, msg};

use super::scene::{Scene, places};
use super::{clash, texts, why};
use crate::art::token;
use crate::cite::cited;
use crate::table::{self, Look};
use crate::viewer_context::Choices;

/// Round and turn, for the top bar.
pub(super) fn crumbs(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    html! {
        div class="crumbs" id="crumbs" {
            span class="chip" { (msg!(lang, TABLE_ROUND, round = view.round, rounds = view.rounds)) }
            @if !scene.is_over() {
                span class="chip" { (token::seat_sign(view.turn.seat.idx())) (scene.name(view.turn.seat)) }
                span class="chip" { (sw::phase_name(lang, view.turn.phase)) }
            }
        }
    }
}

/// One sentence: what to do, or what the table waits for.
pub(super) fn status(scene: &Scene<'_>) -> Markup {
    let voice = scene.voice();
    let (lang, situation) = (scene.lang(), scene.situation);
    let (sentence, hint) = match (&situation.outcome, situation.decision) {
        (Some(outcome), _) => {
            let winners: Vec<String> =
                outcome.winners.iter().map(|seat| scene.name(seat)).collect();
            let sentence = match winners.as_slice() {
                [only] => msg!(lang, RESULT_WINNER, seat = only.clone()),
                _ => msg!(lang, RESULT_SHARED, seats = winners.join(", ")),
            };
            (sentence, msg!(lang, TABLE_GAME_OVER))
        }
        (None, Some(decision)) if scene.is_asked() => {
            (SmallWorld::prompt_text(&voice, &decision.prompt), hint(scene, decision.prompt))
        }
        (None, Some(decision)) => {
            let seat = decision.seats.first().unwrap_or_default();
            (
                SmallWorld::waiting_text(&voice, seat, &decision.prompt),
                sw::phase_name(lang, scene.view().turn.phase),
            )
        }
        (None, None) => (String::new(), String::new()),
    };
    html! {
        div class={ "panel status" @if scene.is_asked() { " asked" } } id="status" role="status" aria-live="polite" tabindex="-1" {
            (sentence) @if !hint.is_empty() { small { (hint) } }
        }
    }
}

/// What stands behind a question: the text of what asks it, or of the part of the turn.
fn hint(scene: &Scene<'_>, prompt: Prompt) -> String {
    let lang = scene.lang();
    let text = match prompt {
        Prompt::Bombs | Prompt::Plant { .. } => texts::race_rules(lang, Race::Goblins),
        Prompt::WorgenForm => texts::race_rules(lang, Race::Worgen),
        Prompt::Side => texts::relic_rules(lang, Relic::Battleground),
        Prompt::StrikeFailed { .. } => texts::race_rules(lang, Race::Gnomes),
        Prompt::Well => texts::relic_rules(lang, Relic::Well),
        Prompt::Recruits { .. } => texts::race_rules(lang, Race::Forsaken),
        Prompt::Forts { .. } => texts::power_rules(lang, Power::Wardens),
        Prompt::Towers { .. } => texts::power_rules(lang, Power::FieldsDefenders),
        Prompt::Aegis => texts::relic_rules(lang, Relic::Aegis),
        Prompt::Heart => texts::relic_rules(lang, Relic::Heart),
        Prompt::Objective { .. } => texts::race_rules(lang, Race::Humans),
        Prompt::LeaveTwo => texts::race_rules(lang, Race::Tauren),
        Prompt::ChooseCombo => "",
        Prompt::ExpandOrDecline
        | Prompt::Ready
        | Prompt::Conquer { .. }
        | Prompt::Redeploy { .. }
        | Prompt::Withdrawals { .. } => return sw::phase_hint(lang, scene.view().turn.phase),
    };
    text.to_owned()
}

/// The last roll, for as long as its turn and the next one last.
pub(super) fn dice(scene: &Scene<'_>) -> Markup {
    let mut n_turns = 0;
    let mut last = None;
    for (idx, event) in scene.events.iter().rev() {
        match event {
            Event::Conquest(ConquestEvent::Rolled { seat, n_pips }) => {
                last = Some((idx, *seat, *n_pips));
                break;
            }
            Event::Upkeep(UpkeepEvent::TurnBegan { .. }) => n_turns += 1,
            _ => {}
        }
        if n_turns == 2 {
            break;
        }
    }
    html! {
        div class="dice" id="dice" {
            @if let Some((idx, seat, n_pips)) = last {
                span class={ "die-of seat-" (seat.0 + 1) } id={ "die-roll-" (idx) } { (token::die(n_pips.into(), &[0, 1, 2, 3], "")) }
                span class="visually-hidden" data-hold={ "dice " (clash::THROWN) } { (SmallWorld::event_text(&scene.voice(), &Event::Conquest(ConquestEvent::Rolled { seat, n_pips }))) }
            }
        }
    }
}

/// The panel of answers.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let legal = &scene.situation.legal;
    let in_combos = |action: &Action| matches!(action, Action::Choose(_));
    let plain: Vec<Action> =
        legal.iter().copied().filter(|it| places(*it).next().is_none() && !in_combos(it)).collect();
    let at_regions: Vec<Action> =
        legal.iter().copied().filter(|it| places(*it).next().is_some()).collect();
    let refused: Vec<&(Action, Refusal)> = scene
        .situation
        .refused
        .iter()
        .filter(|(it, _)| places(*it).next().is_none() && !in_combos(it))
        .collect();
    let n_undo = scene.n_undo;
    let is_empty = plain.is_empty() && at_regions.is_empty() && refused.is_empty() && n_undo == 0;
    html! {
        section class="panel prompt" id="prompt" aria-label=(msg!(lang, TABLE_ACTIONS)) hidden[is_empty] {
            @if !is_empty {
                div class="actions" {
                    @if scene.is_asked() { (hand(scene)) }
                    @for &action in &plain { (button(scene, action)) }
                    @for (action, refusal) in refused { (blocked(scene, *action, refusal)) }
                    @if n_undo != 0 { (table::undo(lang, n_undo)) }
                }
            }
            @if !at_regions.is_empty() { (list(scene, &at_regions)) }
        }
    }
}

fn button(scene: &Scene<'_>, action: Action) -> Markup {
    let class = match action {
        Action::Decline => "btn btn-danger",
        Action::Done if has_better(scene) => "btn",
        Action::Done | Action::Expand | Action::Gather | Action::StrikeFinal => "btn btn-primary",
        _ => "btn",
    };
    let key = matches!(action, Action::Done).then_some("e");
    if scene.asks_before(action) {
        return asking(scene, action, Look { class, key });
    }
    html! {
        button class=(class) type="submit" form="act" name="action" value=(action) data-key=[key] { (scene.label(action)) }
    }
}

fn asking(scene: &Scene<'_>, action: Action, look: Look) -> Markup {
    table::asking(scene.lang(), &action, &html! { (scene.label(action)) }, look)
}

/// Whether something is left to do before this part of the turn is ended.
fn has_better(scene: &Scene<'_>) -> bool {
    let is_better =
        |action: &Action| matches!(action, Action::Gather | Action::Conquer(..) | Action::Put(..));
    scene.situation.legal.iter().any(is_better)
}

/// An answer that a rule forbids: it can be pressed to ask why.
fn blocked(scene: &Scene<'_>, action: Action, refusal: &Refusal) -> Markup {
    let card = format!("why-{}", action.to_string().replace(' ', "-"));
    html! {
        button class="btn" type="button" aria-disabled="true" popovertarget=(card) data-why=(card) { (scene.label(action)) }
        div class="dialog why-card" id=(card) popover="auto" {
            h2 { (scene.label(action)) }
            p class="refusal" { (cited(&scene.why_not(refusal))) }
            (scene.questions(&action))
        }
    }
}

/// What the seat that is asked has in hand: pieces that can be dragged to a region.
fn hand(scene: &Scene<'_>) -> Markup {
    let Some(decision) = scene.situation.decision else { return html! {} };
    let is_shown = matches!(
        decision.prompt,
        Prompt::Ready
            | Prompt::Conquer { .. }
            | Prompt::Redeploy { .. }
            | Prompt::Withdrawals { .. }
    );
    let seat = decision.seats.first().unwrap_or_default();
    let Some(it) = scene.view().seats.get(&seat).filter(|_| is_shown) else { return html! {} };
    let Some(race) = it.race else { return html! {} };
    let lang = scene.lang();
    html! {
        div class="hand" {
            @if it.hand != 0 {
                span class="hand-stack" data-from=[scene.is_moving().then_some("")] {
                    (token::picture(&token::race(race.name(), seat.idx(), it.hand.into(), token::Standing::Active), 44))
                }
            }
            span class="hand-count" { span class="tool-name" { (msg!(lang, TABLE_HAND)) ": " } strong { (sw::pieces_text(lang, Piece::Token, it.hand)) }
                @if it.beasts != 0 { ", " strong { (sw::pieces_text(lang, Piece::Beast, it.beasts)) } }
            }
        }
    }
}

/// The same answers as on the board, for those who do not see it, and without a pointer.
fn list(scene: &Scene<'_>, actions: &[Action]) -> Markup {
    let lang = scene.lang();
    let mut groups: Vec<(String, Vec<Action>)> = Vec::new();
    for &action in actions {
        let verb = sw::verb(lang, action);
        match groups.iter_mut().find(|(it, _)| *it == verb) {
            Some((_, group)) => group.push(action),
            None => groups.push((verb, vec![action])),
        }
    }
    if scene.is_moving() {
        return steppers(scene, actions);
    }
    html! {
        details class="choices-list" id="list" {
            summary { (msg!(lang, TABLE_ALL_CHOICES)) " (" (actions.len()) ")" }
            @for (verb, group) in groups {
                h2 { (verb) }
                ul {
                    @for action in group {
                        li {
                            @if scene.asks_before(action) { (asking(scene, action, Look { class: "btn btn-row", key: None })) }
                            @else { button class="btn btn-row" type="submit" form="act" name="action" value=(action)
                                data-noun=[places(action).next()] {
                                span { (scene.label(action)) }
                                @if let Some(price) = why::short_price(scene, action) { span class="muted" { (price) } }
                            } }
                        }
                    }
                }
            }
            (not_now(scene))
        }
    }
}

/// The regions that cannot be chosen, each with its reason.
fn not_now(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let reason = |(region, it): (&'_ Region, &'_ Choices<Action>)| {
        let (_, why) = it.refused.first().filter(|_| it.legal.is_empty())?;
        Some((*region, html! { (texts::region(lang, *region)) ": " (cited(why)) }))
    };
    let found: Vec<(Region, Markup)> = scene.choices.iter().filter_map(reason).collect();
    table::not_now(lang, &found)
}

/// Plus and minus for every region, while pieces are moved; those on the board move tokens too, but nothing else.
fn steppers(scene: &Scene<'_>, actions: &[Action]) -> Markup {
    let lang = scene.lang();
    let own: Vec<Region> =
        scene.view().regions.keys().copied().filter(|it| scene.is_own(*it)).collect();
    let of_tokens =
        |it: &Action| matches!(it, Action::Take(Piece::Token, _) | Action::Put(Piece::Token, _));
    let others: Vec<Action> = actions.iter().copied().filter(|it| !of_tokens(it)).collect();
    html! {
        @if !others.is_empty() {
            div class="actions other-pieces" {
                @for action in others {
                    button class="btn" type="submit" form="act" name="action" value=(action) data-noun=[places(action).next()] { (scene.label(action)) }
                }
            }
        }
        details class="choices-list" id="list" {
            summary { (msg!(lang, TABLE_ALL_CHOICES)) " (" (actions.len()) ")" }
            ul class="steppers" {
                @for region in own {
                    li class="stepper-row" data-noun=(region) {
                        span class="stepper-name" { (texts::region(lang, region)) }
                        span class="stepper" {
                            (step(scene, Action::Take(Piece::Token, region), "−"))
                            output { (scene.region(region).map_or(0, |it| it.tokens)) }
                            (step(scene, Action::Put(Piece::Token, region), "+"))
                        }
                    }
                }
            }
        }
    }
}

fn step(scene: &Scene<'_>, action: Action, sign: &str) -> Markup {
    let is_legal = scene.situation.legal.contains(&action);
    let refusal = scene.situation.refused.iter().find(|(it, _)| *it == action);
    let why = refusal.map(|(_, refusal)| scene.why_not(refusal));
    html! {
        @if is_legal {
            button class="btn btn-icon" type="submit" form="act" name="action" value=(action) aria-label=(scene.label(action)) { (sign) }
        } @else {
            button class="btn btn-icon" type="button" aria-disabled="true" title=[why] aria-label=(scene.label(action)) { (sign) }
        }
    }
}

/// The faces of the Reinforcement die, for the panel of stock.
pub(super) fn die_faces() -> Markup {
    html! { @for &face in &book().die.faces { (token::die(face.into(), &[], "small")) } }
}
