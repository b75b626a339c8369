//! The answers that need more than a plain button: actions with their odds, heroes to pick, enemies, dice, visits.

use game_quest::content::book;
use game_quest::names::{ActionCard, Hero, Kind, Tier};
use game_quest::query::odds::Odds;
use game_quest::{Action, Mark, Prompt};
use kernel::Refusal;
use maud::{Markup, html};
use text::quest as wq;
use text::{Lang, msg};

use super::scene::{Noun, Scene};
use super::{card, figures};
use crate::art::{emblem, token};
use crate::card::{Place, Size};
use crate::cite::cited;

/// How the answers of this prompt are laid out.
pub(super) fn layout(scene: &Scene<'_>) -> &'static str {
    match scene.prompt() {
        Some(Prompt::Pick) => " wq-picks",
        Some(Prompt::Improve { .. } | Prompt::Smith { .. } | Prompt::Train { .. }) => " wq-visits",
        Some(_) | None => "",
    }
}

// The four actions

/// The four actions of the active hero, each with what it is likely to bring, or with the reason why not.
pub(super) fn deeds(scene: &Scene<'_>) -> Markup {
    let (Some(Prompt::Act { hero } | Prompt::Encore { hero }), true) =
        (scene.prompt(), scene.shows_turn())
    else {
        return html! {};
    };
    let Some(it) = scene.view().heroes.get(&hero) else { return html! {} };
    html! {
        ul class="wq-deeds" {
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
pub(super) fn with_odds(lang: Lang, control: &Markup, odds: &Odds) -> Markup {
    html! {
        div class="wq-answer wq-rolling" data-why="why-do-roll" {
            (control)
            p class="wq-odds" id=(ROLL_ODDS) { (short(lang, odds)) }
            div class="dialog why-card wq-card" id="why-do-roll" popover="auto" { (spread(lang, odds, &msg!(lang, WQ_PAGE_ODDS_NOW))) }
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

/// What is to be expected, in signs.
fn short(lang: Lang, odds: &Odds) -> Markup {
    let successes = tenths(lang, odds.mean_successes);
    let wounds = tenths(lang, odds.mean_wounds);
    let said = msg!(lang, WQ_PAGE_ODDS, successes = successes.clone(), wounds = wounds.clone());
    html! {
        span class="visually-hidden" { (said) }
        span aria-hidden="true" { "≈ " (successes) (emblem::use_("wq-success")) }
        @if odds.mean_wounds != 0 { span class="wq-danger" aria-hidden="true" { "≈ " (wounds) (emblem::use_("wq-wound")) } }
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

/// A plain answer, with what it means where that is not said by its label.
pub(super) fn answer(scene: &Scene<'_>, action: Action) -> Markup {
    match action {
        Action::Pick(hero) => pick(scene, hero),
        Action::Trainer(_) | Action::Smith | Action::Arena => visit(scene, action),
        Action::TakeGear(_) | Action::Keep(_) | Action::First(_) | Action::Bury(_) => {
            tile(scene, action, &picture(action))
        }
        _ => button(scene, action),
    }
}

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
        Action::TakeGear(gear) | Action::Unequip(gear) => emblem::use_(figures::gear_sign(gear)),
        Action::Keep(it) | Action::Bury(it) => emblem::use_(figures::dungeon_sign(it)),
        Action::First(_) | Action::Travel | Action::Stay => emblem::use_("wq-deck-locations"),
        Action::Draw => emblem::use_("wq-deck-gear"),
        Action::Trainer(_) => emblem::use_("wq-trainer"),
        Action::Smith => emblem::use_("wq-smith"),
        Action::Arena => emblem::use_("wq-arena"),
        Action::Use(card) | Action::UseOf(card, _) => used(card),
        Action::Pick(hero) => small(figures::hero(hero)),
        Action::Widen
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

fn button(scene: &Scene<'_>, action: Action) -> Markup {
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
            div class="dialog why-card wq-card" id=(card) popover="auto" { h3 { (scene.label(action)) } p { (hint) } }
        }
    }
}

/// A button that says what its card does.
fn tile(scene: &Scene<'_>, action: Action, picture: &Markup) -> Markup {
    let hint = wq::action_hint(&scene.voice(), action, scene.hero());
    html! {
        button class="btn wq-tile" type="submit" form="act" name="action" value=(action) {
            (picture) span { strong { (scene.label(action)) } @if !hint.is_empty() { small { (hint) } } }
        }
    }
}

/// WQ-SETT-02: one of the three places of the settlement.
fn visit(scene: &Scene<'_>, action: Action) -> Markup {
    tile(scene, action, &html! { span class="wq-visit-sign" { (picture(action)) } })
}

/// A hero to choose: his portrait, what he is good at, and his four actions.
fn pick(scene: &Scene<'_>, hero: Hero) -> Markup {
    let lang = scene.lang();
    let action = Action::Pick(hero);
    let hint = wq::action_hint(&scene.voice(), action, None);
    let (of_two, of_three, of_four) = book().hero(hero).health;
    let most = match scene.view().party {
        ..=2 => of_two,
        3 => of_three,
        4.. => of_four,
    };
    let mut drawn = card::hero(lang, hero, Some((most, most)), html! {});
    drawn.icon = "sign-person".to_owned();
    html! {
        div class="wq-pick" {
            (drawn.draw(Size::Portrait, &Place::default(), &html! {
                button class="spot" type="submit" form="act" name="action" value=(action) tabindex="-1" aria-hidden="true" {}
            }))
            div class="wq-fan" {
                @for &kind in Kind::ALL {
                    @let card = ActionCard::of(hero, Tier::Basic, kind);
                    @let why = format!("why-pick-{card}");
                    @let drawn = card::action(lang, card, None);
                    (drawn.draw(Size::Hand, &Place { why: Some(&why), ..Place::default() }, &html! {
                        button class="spot" type="button" popovertarget=(why) { (drawn.title) }
                        div class="dialog why-card wq-card" id=(why) popover="auto" { (drawn.large()) }
                    }))
                }
            }
            p class="wq-pick-why" { (hint) }
            button class="btn btn-primary btn-big" type="submit" form="act" name="action" value=(action) { (scene.label(action)) }
        }
    }
}
