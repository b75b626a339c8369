//! The table in a few lines, and its components, for the terminal.

use game_wrath::View;
use game_wrath::content::book;
use game_wrath::names::{Ability, Card, Hero, Quest, Reward, Space};
use game_wrath::view::{Ending, LichKing};
use kernel::{Outcome, Seat};

use super::{effects, names};
use crate::lang::Lang;
use crate::message::{id, message};
use crate::voice::Voice;

pub(crate) fn tell(voice: &Voice<'_>, view: &View, outcome: Option<&Outcome>) -> Vec<String> {
    let lang = voice.lang;
    let mut res = vec![tracks(lang, view)];
    res.extend(view.quests.values().map(|it| quest(lang, it.quest, it.progress, it.complete)));
    res.extend(
        view.siege.as_ref().map(|it| quest(lang, Quest::IcecrownCitadel, it.progress, false)),
    );
    for &hero in &view.order {
        res.extend(hero_line(voice, view, hero));
    }
    res.extend(view.seats.keys().map(|&seat| hand(voice, view, seat)));
    let enemies = view.spaces.iter().filter(|(_, it)| it.ghouls + it.abominations != 0);
    let enemies: Vec<String> = enemies
        .map(|(&space, it)| {
            let brutes = "!".repeat(usize::from(it.abominations));
            format!("{space} {} ×{}{brutes}", names::space_name(lang, space), it.ghouls)
        })
        .collect();
    res.push(format!("{}: {}", message(lang, id::WR_VERB_ENEMIES, &[]), enemies.join(", ")));
    if outcome.is_some() {
        res.extend(ending(lang, view));
    }
    res
}

fn tracks(lang: Lang, view: &View) -> String {
    let scourge = message(lang, id::WR_PAGE_SCOURGE, &[("n", view.scourge.rate.into())]);
    let args = [("n", view.despair.into()), ("most", book().despair_track.loss_at.into())];
    let despair = message(lang, id::WR_PAGE_DESPAIR, &args);
    let lich_king = message(lang, id::WR_NAME_LICH_KING, &[]);
    format!("{scourge}; {despair}; {lich_king}: {}", lich_king_place(lang, view.lich_king))
}

fn lich_king_place(lang: Lang, place: LichKing) -> String {
    match place {
        LichKing::Icecrown => names::space_name(lang, Space::IcecrownCitadel),
        LichKing::Red | LichKing::Green | LichKing::Purple => {
            place.name().parse().map(|region| names::region_name(lang, region)).unwrap_or_default()
        }
    }
}

fn quest(lang: Lang, quest: Quest, progress: u8, is_complete: bool) -> String {
    let track = &book().quest(quest).track;
    let state = match track.get(usize::from(progress)).filter(|_| !is_complete) {
        None => message(lang, id::WR_PAGE_COMPLETE, &[]),
        Some(&icon) => {
            let args = [
                ("n", progress.into()),
                ("most", (track.len() as u8).into()),
                ("icon", names::icon_name(lang, icon).into()),
            ];
            message(lang, id::WR_PAGE_PROGRESS, &args)
        }
    };
    format!("{}: {state}", names::quest_name(lang, quest))
}

fn hero_line(voice: &Voice<'_>, view: &View, hero: Hero) -> Option<String> {
    let lang = voice.lang;
    let it = view.heroes.get(&hero)?;
    let mark = if view.turn.hero == hero { ">" } else { " " };
    let args = [("n", it.health.into()), ("most", book().hero(hero).health.into())];
    let health = message(lang, id::WR_PAGE_HEALTH, &args);
    let (name, place) = (names::hero_name(lang, hero), names::space_name(lang, it.space));
    Some(format!("{mark} {name} ({}): {place}; {health}", voice.seat(it.seat)))
}

fn hand(voice: &Voice<'_>, view: &View, seat: Seat) -> String {
    let lang = voice.lang;
    let it = view.seats.get(&seat);
    let cards = it.into_iter().flat_map(|it| &it.hand).filter(|(_, n)| **n != 0);
    let cards = cards.map(|(&card, n)| format!("{} ×{n}", names::card_name(lang, card)));
    let rewards = it.into_iter().flat_map(|it| &it.rewards);
    let all: Vec<String> =
        cards.chain(rewards.map(|&reward| names::reward_name(lang, reward))).collect();
    format!("  {}: {}", voice.seat(seat), all.join(", "))
}

fn ending(lang: Lang, view: &View) -> Option<String> {
    Some(match view.ending? {
        Ending::Won => message(lang, id::WR_EVENT_WON, &[]),
        Ending::Lost(why) => {
            message(lang, id::WR_EVENT_LOST, &[("why", names::reason_name(lang, why).into())])
        }
    })
}

/// The name and the text of a component.
pub(crate) fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
    match kind {
        "card" => {
            let it: Card = id.parse().ok()?;
            Some((names::card_name(lang, it), effects::card_text(lang, it)))
        }
        "hero" => {
            let it: Hero = id.parse().ok()?;
            let abilities = book().hero(it).abilities.iter().map(|facts| facts.id);
            let texts: Vec<String> = abilities.map(|it| ability(lang, it)).collect();
            Some((names::hero_full(lang, it), texts.join(" ")))
        }
        "ability" => {
            let it: Ability = id.parse().ok()?;
            let (kind, text) = (effects::ability_kind(lang, it), effects::ability_text(lang, it));
            Some((names::ability_name(lang, it), format!("({kind}) {text}")))
        }
        "quest" => {
            let it: Quest = id.parse().ok()?;
            let (damage, text) = (effects::quest_damage(lang, it), effects::quest_text(lang, it));
            Some((names::quest_name(lang, it), format!("{damage}. {text}")))
        }
        "reward" => {
            let it: Reward = id.parse().ok()?;
            Some((names::reward_name(lang, it), effects::reward_text(lang, it)))
        }
        _ => None,
    }
}

fn ability(lang: Lang, it: Ability) -> String {
    let (name, kind) = (names::ability_name(lang, it), effects::ability_kind(lang, it));
    format!("{name} ({kind}): {}", effects::ability_text(lang, it))
}
