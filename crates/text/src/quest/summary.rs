//! The table in a few lines, and its components, for the terminal.

use game_quest::content::book;
use game_quest::names::{
    ActionCard, Condition, Dungeon, Foe, Gear, Hero, Keyword, Kind, Location, Model, Peril, Rank,
    Sheet,
};
use game_quest::query::odds::Odds;
use game_quest::view::{FoeView, GearState, HeroView, Lying};
use game_quest::{Action, MOST_ROUNDS, Mark, Prompt, View};
use kernel::Outcome;

use super::{cards, event, names, sheets};
use crate::lang::Lang;
use crate::message::{Arg, Id, id, message};
use crate::voice::Voice;

pub(crate) fn tell(voice: &Voice<'_>, view: &View, outcome: Option<&Outcome>) -> Vec<String> {
    let lang = voice.lang;
    let mut res = vec![headline(lang, view), location(lang, view), peril(lang, view)];
    res.push(decks(lang, view));
    for &hero in &view.order {
        if let Some(it) = view.heroes.get(&hero) {
            res.push(hero_line(voice, view, hero, it));
            res.push(format!("    {}", actions(lang, it)));
            res.extend(belongings(lang, it).map(|line| format!("    {line}")));
            let zone = foes(lang, view, |at| at == Lying::Zone(hero));
            res.push(format!("    {}", labelled(lang, id::WQ_TABLE_ENGAGED, &zone)));
        }
    }
    res.push(shadows(lang, view));
    res.extend(nemesis(lang, view));
    if view.pool.fortunes != 0 || view.pool.warpstone || !view.pool.nemeses.is_empty() {
        let nemeses: Vec<Foe> = view.pool.nemeses.iter().collect();
        let pool = event::pool(lang, view.pool.fortunes, view.pool.warpstone, &nemeses);
        res.push(message(lang, id::WQ_TABLE_POOL, &[("pool", pool.into())]));
    }
    if outcome.is_some() {
        res.extend(ending(lang, view));
    }
    res
}

fn headline(lang: Lang, view: &View) -> String {
    let args = [
        ("quest", names::quest_name(lang, view.quest).into()),
        ("round", view.round.into()),
        ("phase", names::phase_name(lang, &view.agenda).into()),
    ];
    message(lang, id::WQ_TABLE_QUEST, &args)
}

fn location(lang: Lang, view: &View) -> String {
    let it = &view.location;
    let Some(active) = it.active else { return message(lang, id::WQ_TABLE_NO_LOCATION, &[]) };
    let args = [
        ("location", names::location_name(lang, active).into()),
        ("progress", it.progress.into()),
        ("explore", it.explore.into()),
        ("n", it.n.into()),
    ];
    message(lang, id::WQ_TABLE_LOCATION, &args)
}

/// WQ-PERIL-03: on the last space the effect comes every round.
fn peril(lang: Lang, view: &View) -> String {
    let it = &view.peril;
    let at = usize::from(it.at);
    let ahead = it.track.iter().enumerate().skip(at + 1).find(|(_, peril)| **peril != Peril::Plain);
    let (n, next) = match ahead {
        Some((space, &peril)) => (space - at, peril),
        None => (0, it.track.last().copied().unwrap_or(Peril::Plain)),
    };
    let peril = ("peril", Arg::from(names::peril_name(lang, next)));
    let next = message(lang, id::WQ_TABLE_PERIL_NEXT, &[("n", n.into()), peril]);
    let spaces = ("spaces", it.track.len().into());
    message(lang, id::WQ_TABLE_PERIL, &[("at", (at + 1).into()), spaces, ("next", next.into())])
}

fn decks(lang: Lang, view: &View) -> String {
    let args = [
        ("enemies", view.enemy_deck.n.into()),
        ("dungeon", view.dungeon.n.into()),
        ("gear", view.gear.n.into()),
    ];
    message(lang, id::WQ_TABLE_DECKS, &args)
}

fn hero_line(voice: &Voice<'_>, view: &View, hero: Hero, it: &HeroView) -> String {
    let lang = voice.lang;
    let args = [
        ("hero", names::hero_name(lang, hero).into()),
        ("seat", voice.seat(it.seat).into()),
        ("wounds", it.wounds.into()),
        ("health", it.health.into()),
    ];
    let mark = if view.turn.active == Some(hero) { ">" } else { " " };
    let mut res = format!("{mark} {}", message(lang, id::WQ_TABLE_HERO, &args));
    let states =
        [(view.leader == Some(hero), id::WQ_TABLE_LEADER), (it.defeated, id::WQ_TABLE_DEFEATED)];
    for (_, id) in states.into_iter().filter(|(is_so, _)| *is_so) {
        let hero = ("hero", names::hero_phrase(hero).into());
        res.push_str(&format!(", {}", message(lang, id, &[hero])));
    }
    res
}

/// Action cards, exhausted ones in brackets, a dot for each success token.
fn actions(lang: Lang, it: &HeroView) -> String {
    let told = it.actions.iter().map(|(&kind, action)| {
        let name = names::kind_name(lang, kind);
        let name = if action.exhausted {
            message(lang, id::WQ_TABLE_ACTION_EXHAUSTED, &[("kind", name.into())])
        } else {
            name
        };
        format!("{name}{}", "•".repeat(usize::from(action.tokens)))
    });
    labelled(lang, id::WQ_TABLE_ACTIONS, &Vec::from_iter(told))
}

fn belongings(lang: Lang, it: &HeroView) -> impl Iterator<Item = String> {
    let gear = it.gear.iter().map(|(&gear, &state)| {
        let name = names::gear_name(lang, gear);
        match state {
            GearState::Ready => name,
            GearState::Exhausted | GearState::Depleted => {
                format!("{name} ({})", names::gear_state_name(lang, state))
            }
        }
    });
    let items = it.items.iter().filter(|(_, n)| **n != 0).map(|(&item, &n)| {
        let name = names::dungeon_name(lang, item);
        if n == 1 { name } else { format!("{n} × {name}") }
    });
    let conditions = it.conditions.iter().map(|&held| names::condition_name(lang, held));
    let all: [(Id, Vec<String>); 3] = [
        (id::WQ_TABLE_CONDITIONS, conditions.collect()),
        (id::WQ_TABLE_GEAR, gear.collect()),
        (id::WQ_TABLE_ITEMS, items.collect()),
    ];
    all.into_iter()
        .filter(|(_, all)| !all.is_empty())
        .map(move |(id, all)| labelled(lang, id, &all))
}

fn labelled(lang: Lang, label: Id, all: &[String]) -> String {
    let what =
        if all.is_empty() { message(lang, id::WQ_TABLE_NOBODY, &[]) } else { all.join(", ") };
    format!("{}: {what}", message(lang, label, &[]))
}

fn foes(lang: Lang, view: &View, is_there: impl Fn(Lying) -> bool) -> Vec<String> {
    let there = view.enemies.iter().filter(|(_, it)| is_there(it.at));
    there.map(|(&foe, it)| foe_text(lang, foe, it)).collect()
}

/// "1/2, attack 1".
fn strength(lang: Lang, it: &FoeView) -> String {
    let args = [
        ("wounds", it.wounds.into()),
        ("health", it.health.into()),
        ("attack", it.attack.into()),
        ("resilience", it.resilience.into()),
    ];
    let id = if it.resilience == 0 { id::WQ_NOTE_FOE } else { id::WQ_NOTE_FOE_RESILIENT };
    message(lang, id, &args)
}

/// "Clanrat 2 1/2, attack 1".
fn foe_text(lang: Lang, foe: Foe, it: &FoeView) -> String {
    let id = if it.resilience == 0 { id::WQ_TABLE_FOE } else { id::WQ_TABLE_FOE_RESILIENT };
    let args = [
        ("foe", names::foe_name(lang, foe).into()),
        ("wounds", it.wounds.into()),
        ("health", it.health.into()),
        ("attack", it.attack.into()),
        ("resilience", it.resilience.into()),
    ];
    exhausted(lang, message(lang, id, &args), Mark::Foe(foe), it.exhausted)
}

fn exhausted(lang: Lang, told: String, foe: Mark, is_exhausted: bool) -> String {
    if is_exhausted {
        let foe = ("foe", names::mark_phrase(foe).into());
        format!("{told} ({})", message(lang, id::WQ_TABLE_EXHAUSTED, &[foe]))
    } else {
        told
    }
}

fn shadows(lang: Lang, view: &View) -> String {
    let mut all = foes(lang, view, |at| at == Lying::Shadows);
    all.extend(view.hidden.iter().enumerate().map(|(idx, it)| {
        let mark = Mark::Hidden(idx as u8);
        exhausted(lang, names::mark_name(lang, mark), mark, it.exhausted)
    }));
    labelled(lang, id::WQ_TABLE_SHADOWS, &all)
}

/// Where the nemesis is, if it stands in no line above.
fn nemesis(lang: Lang, view: &View) -> Option<String> {
    let foe = ("foe", names::foe_phrase(view.nemesis).into());
    if view.enemy_deck.defeated.contains(&view.nemesis) {
        return Some(message(lang, id::WQ_TABLE_NEMESIS_DEFEATED, &[foe]));
    }
    let it = view.enemies.get(&view.nemesis)?;
    (it.at == Lying::Lair).then(|| message(lang, id::WQ_TABLE_NEMESIS_LAIR, &[foe]))
}

/// What an action is likely to bring: "attack: 2.4 successes, 1.1 wounds to expect".
pub fn odds_text(lang: Lang, kind: Kind, odds: &Odds) -> String {
    let id = if odds.nemesis == 0 { id::WQ_TABLE_ODDS } else { id::WQ_TABLE_ODDS_NEMESIS };
    odds_message(lang, id, ("kind", names::kind(kind)), odds)
}

fn odds_message(lang: Lang, id: Id, kind: (&'static str, Arg), odds: &Odds) -> String {
    let number = |hundredths: u16| lang.tenths(u32::from(hundredths / 10));
    let args = [
        kind,
        ("successes", number(odds.mean_successes).into()),
        ("wounds", number(odds.mean_wounds).into()),
        ("nemesis", (odds.nemesis / 100).into()),
    ];
    message(lang, id, &args)
}

/// What speaks for an answer before it is given: the odds of an action, the strength of an enemy, the text of a card.
pub(crate) fn note(
    voice: &Voice<'_>,
    view: &View,
    prompt: Option<Prompt>,
    action: Action,
) -> String {
    let lang = voice.lang;
    let foe = |foe: Foe| view.enemies.get(&foe).map(|it| strength(lang, it));
    let told = match (action, prompt) {
        (Action::Perform(kind), _) | (Action::Roll, Some(Prompt::Prepare { kind, .. })) => {
            view.odds.get(&kind).map(|odds| {
                let id =
                    if odds.nemesis == 0 { id::WQ_NOTE_ODDS } else { id::WQ_NOTE_ODDS_NEMESIS };
                odds_message(lang, id, ("kind", names::kind(kind)), odds)
            })
        }
        (Action::Target(Mark::Foe(it)), _)
        | (Action::Activate(Mark::Foe(it)), _)
        | (Action::ChooseFoe(Mark::Foe(it)), _) => foe(it),
        (Action::Equip, Some(Prompt::Equip { gear, .. } | Prompt::Gift { gear, .. })) => {
            Some(cards::gear_text(lang, gear))
        }
        (_, Some(Prompt::Improve { hero } | Prompt::Train { hero })) => {
            Some(super::action::hint(voice, action, Some(hero)))
        }
        _ => Some(super::action::hint(voice, action, None)),
    };
    told.unwrap_or_default()
}

/// How the quest ended, and why.
pub fn ending(lang: Lang, view: &View) -> Option<String> {
    Some(if view.result? {
        let aims = sheets::aims(lang, view.quest);
        message(lang, id::WQ_END_WON, &[("aims", aims.into())])
    } else if sheets::doom(view.quest).is_some_and(|(_, times)| times <= view.peril.doom) {
        message(lang, id::WQ_END_LOST_DOOM, &[])
    } else if MOST_ROUNDS < view.round {
        message(lang, id::WQ_END_LOST_ROUNDS, &[("n", MOST_ROUNDS.into())])
    } else {
        message(lang, id::WQ_END_LOST_DEFEATED, &[])
    })
}

/// The name and the text of a component.
pub(crate) fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
    match kind {
        "action-card" => {
            let it: ActionCard = id.parse().ok()?;
            let (dice, text) =
                (cards::action_card_dice(lang, it), cards::action_card_text(lang, it));
            Some((names::action_card_name(lang, it), format!("{dice}. {text}")))
        }
        "gear" => {
            let it: Gear = id.parse().ok()?;
            let kind = names::gear_type_name(lang, book().gear(it).kind);
            Some((names::gear_name(lang, it), format!("{kind}. {}", cards::gear_text(lang, it))))
        }
        "dungeon-card" => {
            let it: Dungeon = id.parse().ok()?;
            let kind = names::dungeon_kind(lang, it);
            let text = cards::dungeon_text(lang, it);
            Some((names::dungeon_name(lang, it), format!("{kind}. {text}")))
        }
        "location" => {
            let it: Location = id.parse().ok()?;
            let (spawns, text) = (cards::location_spawns(lang, it), cards::location_text(lang, it));
            let level = names::level_name(lang, book().location(it).level);
            let explore = [("n", book().location(it).explore.into())];
            let explore = message(lang, id::WQ_PAGE_EXPLORE_VALUE, &explore);
            let told = format!("{level}; {explore}; {spawns}. {text}");
            Some((names::location_name(lang, it), told))
        }
        "enemy" => {
            let it: Model = id.parse().ok()?;
            Some((enemy_title(lang, it), enemy_text(lang, it)))
        }
        "foe" => {
            let it: Foe = id.parse().ok()?;
            Some((names::foe_name(lang, it), enemy_text(lang, it.model())))
        }
        "keyword" => {
            let it: Keyword = id.parse().ok()?;
            Some((names::keyword_name(lang, it), cards::keyword_text(lang, it)))
        }
        "condition" => {
            let it: Condition = id.parse().ok()?;
            Some((names::condition_name(lang, it), cards::condition_text(lang, it)))
        }
        "quest" => {
            let it: Sheet = id.parse().ok()?;
            Some((names::quest_name(lang, it), sheets::rules(lang, it).join(" ")))
        }
        "hero" => {
            let it: Hero = id.parse().ok()?;
            let voice = Voice::nameless(lang);
            let text = super::action::hint(&voice, game_quest::Action::Pick(it), None);
            Some((names::hero_name(lang, it), text))
        }
        _ => None,
    }
}

fn enemy_title(lang: Lang, model: Model) -> String {
    let set = ("set", names::model_name(lang, model).into());
    match book().model(model).rank {
        Rank::Elite => message(lang, id::WQ_FOE_ELITE, &[set]),
        Rank::Standard | Rank::Nemesis => names::model_name(lang, model),
    }
}

/// "level 2, Skaven. Advance, Inflict. …".
fn enemy_text(lang: Lang, model: Model) -> String {
    let facts = book().model(model);
    let traits: Vec<String> = facts.traits.iter().map(|&it| names::trait_name(lang, it)).collect();
    let kinds = std::iter::once(names::level_name(lang, facts.level)).chain(traits);
    let kinds: Vec<String> = kinds.filter(|it| !it.is_empty()).collect();
    let numbers = [
        ("attack", facts.attack.into()),
        ("health", facts.health.into()),
        ("resilience", facts.resilience.into()),
    ];
    let numbers = message(lang, id::WQ_RULE_NUMBERS, &numbers);
    let bar = cards::bar_text(lang, model);
    let head = format!("{}; {numbers}. {bar}.", kinds.join(", "));
    let text = cards::model_text(lang, model);
    if text.is_empty() { head } else { format!("{head} {text}") }
}
