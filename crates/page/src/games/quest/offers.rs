//! The answers that need more than a plain button: actions with their odds, enemies, dice, visits.

use game_quest::names::{ActionCard, Hero, Kind};
use game_quest::query::odds::Odds;
use game_quest::{Action, Mark, Prompt};
use kernel::Refusal;
use maud::{Markup, html};
use text::quest as wq;
use text::{Lang, msg};

use super::scene::{Noun, Scene};
use super::{card, figures};
use crate::art::{emblem, token};
use crate::cite::cited;

// The four actions

/// The four actions of the active hero, each with what it is likely to bring, or with the reason why not.
pub(super) fn deeds(scene: &Scene<'_>, id: &str) -> Markup {
    let (Some(Prompt::Act { hero } | Prompt::Encore { hero }), true) =
        (scene.prompt(), scene.shows_turn())
    else {
        return html! {};
    };
    let Some(it) = scene.view().heroes.get(&hero) else { return html! {} };
    html! {
        ul class="wq-deeds" id=(id) {
            @for &kind in Kind::ALL {
                @if let Some(action) = it.actions.get(&kind) {
                    @if scene.situation.legal.contains(&Action::Perform(kind)) { (deed(scene, hero, action.card)) }
                    @else { (blocked(scene, kind)) }
                }
            }
        }
    }
}

fn deed(scene: &Scene<'_>, hero: Hero, card: ActionCard) -> Markup {
    let lang = scene.lang();
    let kind = card.kind();
    let odds = scene.view().odds.get(&kind);
    let (why, noun) = (format!("why-do-{kind}"), Noun::Action(hero, kind));
    html! {
        li class="wq-deed" data-why=(why) data-noun=(noun.key()) {
            button class="btn btn-primary" type="submit" form="act" name="action" value=(Action::Perform(kind)) aria-describedby={ (why) "-odds" } {
                (emblem::use_(&format!("wq-kind-{kind}"))) span { strong { (wq::kind_name(lang, kind)) } small { (wq::action_card_name(lang, card)) } }
            }
            p class="wq-odds" id={ (why) "-odds" } { @if let Some(odds) = odds { (short(lang, odds)) } }
            div class="dialog why-card wq-card" id=(why) popover="auto" {
                (card::action(lang, card, None).large())
                @if let Some(odds) = odds { (spread(lang, odds, &msg!(lang, WQ_PAGE_ODDS_HINT))) }
                (scene.questions(&Action::Perform(kind)))
            }
        }
    }
}

/// An action that a rule forbids: it can be pressed to ask why.
fn blocked(scene: &Scene<'_>, kind: Kind) -> Markup {
    let lang = scene.lang();
    let why = format!("why-do-{kind}");
    let refusal: Option<&Refusal> = scene
        .situation
        .refused
        .iter()
        .find(|(it, _)| *it == Action::Perform(kind))
        .map(|(_, why)| why);
    html! {
        li class="wq-deed" data-why=(why) {
            button class="btn" type="button" aria-disabled="true" popovertarget=(why) {
                (emblem::use_(&format!("wq-kind-{kind}"))) span { strong { (wq::kind_name(lang, kind)) } small { (msg!(lang, WQ_PAGE_EXHAUSTED)) } }
            }
            p class="wq-odds" {}
            div class="dialog why-card wq-card" id=(why) popover="auto" {
                h3 { (wq::kind_name(lang, kind)) }
                @if let Some(refusal) = refusal { p class="refusal" { (cited(&scene.why_not(refusal))) } }
                @else { p { (msg!(lang, WQ_PAGE_EXHAUSTED)) } }
                (scene.questions(&Action::Perform(kind)))
            }
        }
    }
}

/// What a roll that is about to be made is likely to bring.
pub(super) fn rolled<'a>(scene: &'a Scene<'_>, action: Action) -> Option<&'a Odds> {
    match (action, scene.prompt()) {
        (Action::Roll, Some(Prompt::Prepare { kind, .. })) => scene.view().odds.get(&kind),
        _ => None,
    }
}

/// What the button that rolls is described by.
pub(super) const ROLL_ODDS: &str = "why-do-roll-odds";

/// The button that rolls, with what it is likely to bring.
pub(super) fn with_odds(scene: &Scene<'_>, control: &Markup, odds: &Odds) -> Markup {
    let lang = scene.lang();
    html! {
        div class="wq-answer wq-rolling" data-why="why-do-roll" {
            (control)
            p class="wq-odds" id=(ROLL_ODDS) { (short(lang, odds)) }
            div class="dialog why-card wq-card" id="why-do-roll" popover="auto" { (spread(lang, odds, &msg!(lang, WQ_PAGE_ODDS_NOW))) (scene.questions(&Action::Roll)) }
        }
    }
}

/// Hundredths as a number with one digit behind the decimal mark.
fn tenths(lang: Lang, hundredths: u16) -> String {
    lang.tenths(u32::from(hundredths + 5) / 10)
}

/// Ten thousandths as per cent.
const fn percent(share: u16) -> u16 {
    (share + 50) / 100
}

/// What an action card that can be played is likely to bring, where there is no room for the four actions below it.
pub(super) fn on_card(scene: &Scene<'_>, kind: Kind) -> Markup {
    let is_open = scene.shows_turn() && scene.situation.legal.contains(&Action::Perform(kind));
    let odds = scene.view().odds.get(&kind).filter(|_| is_open);
    html! {
        @if let Some(odds) = odds { span class="wq-odds wq-card-odds" aria-hidden="true" {
            (tenths(scene.lang(), odds.mean_successes)) (emblem::use_("wq-success"))
            @if odds.mean_wounds != 0 { span class="wq-danger" { (tenths(scene.lang(), odds.mean_wounds)) (emblem::use_("wq-wound")) } }
        } }
    }
}

/// What is to be expected, in signs.
fn short(lang: Lang, odds: &Odds) -> Markup {
    let successes = tenths(lang, odds.mean_successes);
    let wounds = tenths(lang, odds.mean_wounds);
    let said = msg!(lang, WQ_PAGE_ODDS, successes = successes.clone(), wounds = wounds.clone());
    html! {
        span class="visually-hidden" { (said) }
        span aria-hidden="true" { "≈ " (successes) (emblem::use_("wq-success")) }
        @if odds.mean_wounds != 0 { span class="wq-danger" aria-hidden="true" { (wounds) (emblem::use_("wq-wound")) } }
        @if odds.nemesis != 0 {
            span class="visually-hidden" { (msg!(lang, WQ_PAGE_ODDS_NEMESIS, n = percent(odds.nemesis))) }
            span aria-hidden="true" { (percent(odds.nemesis)) " %" (emblem::use_("wq-set-nemeses")) }
        }
    }
}

/// The chance of every number of successes.
fn spread(lang: Lang, odds: &Odds, hint: &str) -> Markup {
    let last = odds.successes.len().saturating_sub(1);
    let shown = || odds.successes.iter().enumerate().filter(|(_, share)| 50 <= **share);
    html! {
        table class="wq-spread" {
            caption { (msg!(lang, WQ_PAGE_SPREAD)) }
            tbody {
                tr { @for (n, _) in shown() { th scope="col" { (n) @if n == last { "+" } } } }
                tr { @for (_, share) in shown() { td { (percent(*share)) " %" } } }
            }
        }
        p { (msg!(lang, WQ_PAGE_ODDS, successes = tenths(lang, odds.mean_successes), wounds = tenths(lang, odds.mean_wounds)))
            @if odds.nemesis != 0 { " " (msg!(lang, WQ_PAGE_ODDS_NEMESIS, n = percent(odds.nemesis))) } }
        p class="muted" { small { (hint) } }
    }
}

// Other answers

/// A picture for a button.
fn picture(action: Action) -> Markup {
    let small = |figure: Markup| token::picture(&figure, 26);
    match action {
        Action::Target(mark) | Action::ChooseFoe(mark) | Action::Activate(mark) => match mark {
            Mark::Foe(foe) => small(figures::foe(foe)),
            Mark::Hidden(_) => small(figures::back()),
        },
        Action::Lead(hero)
        | Action::AidHero(hero)
        | Action::ChooseHero(hero)
        | Action::TargetZone(Some(hero))
        | Action::Cure(_, hero)
        | Action::Give(_, hero) => small(figures::hero(hero)),
        Action::TargetZone(None) => emblem::use_("wq-shadows"),
        Action::Spend | Action::Discard(..) => emblem::use_("wq-token"),
        Action::Reroll(face) => figures::hero_die(face, ""),
        Action::Place(kind)
        | Action::Ready(kind)
        | Action::Exhaust(kind)
        | Action::Perform(kind) => emblem::use_(&format!("wq-kind-{kind}")),
        Action::Unequip(gear) => emblem::use_(figures::gear_sign(gear)),
        Action::Travel | Action::Stay => emblem::use_("wq-deck-locations"),
        Action::Draw => emblem::use_("wq-deck-gear"),
        Action::Use(card) | Action::UseOf(card, _) => used(card),
        Action::Pick(_)
        | Action::TakeGear(_)
        | Action::Keep(_)
        | Action::Bury(_)
        | Action::First(_)
        | Action::Trainer(_)
        | Action::Smith
        | Action::Arena
        | Action::Widen
        | Action::Roll
        | Action::Take(_)
        | Action::Equip
        | Action::Decline
        | Action::Accept
        | Action::Done
        | Action::Pass
        | Action::Hold => html! {},
    }
}

fn used(card: game_quest::Card) -> Markup {
    use game_quest::Card;
    match card {
        Card::Action(it) => emblem::use_(&format!("wq-kind-{}", it.kind())),
        Card::Gear(it) => emblem::use_(figures::gear_sign(it)),
        Card::Dungeon(it) => emblem::use_(figures::dungeon_sign(it)),
        Card::Condition(it) => emblem::use_(&format!("wq-condition-{it}")),
        Card::Location(_) => emblem::use_("wq-deck-locations"),
        Card::Keyword(_) | Card::Foe(_) | Card::Peril(_) | Card::Sheet(_) => html! {},
    }
}

/// A plain answer, with what it means where that is not said by its label.
pub(super) fn answer(scene: &Scene<'_>, action: Action) -> Markup {
    let class = match action {
        Action::Accept | Action::Travel | Action::Equip => "btn btn-primary",
        _ => "btn",
    };
    let control = html! {
        button class=(class) type="submit" form="act" name="action" value=(action) { (picture(action)) span { (scene.label(action)) } }
    };
    // What lies on the table shows its own card; anything else explains itself.
    if let Some(noun) = scene.noun(action) {
        return html! { span class="wq-answer" data-why=(noun.card()) { (control) } };
    }
    let hint = wq::action_hint(&scene.voice(), action, scene.hero());
    if hint.is_empty() {
        return control;
    }
    let card = format!("why-do-{}", action.to_string().replace(' ', "-"));
    html! {
        span class="wq-answer" data-why=(card) {
            (control)
            div class="dialog why-card wq-card" id=(card) popover="auto" { h3 { (scene.label(action)) } p { (hint) } (scene.questions(&action)) }
        }
    }
}
