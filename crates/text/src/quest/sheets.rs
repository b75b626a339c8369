//! What the quest sheets say.

use game_quest::content::{Aim, Prize, SheetFacts, book};
use game_quest::effect::{Effect, Tree};
use game_quest::names::{Peril, Sheet};
use game_quest::{MOST_ROUNDS, View};

use super::effects::{Speaker, Teller, sentence};
use super::names;
use crate::lang::Lang;
use crate::message::{Arg, Id, id, message};

fn facts(sheet: Sheet) -> &'static SheetFacts<Tree> {
    &book().told.quests[sheet.idx()]
}

fn teller(lang: Lang) -> Teller {
    Teller::new(lang, Speaker::Table)
}

/// What the decks are built of, line by line.
pub fn decks(lang: Lang, sheet: Sheet) -> Vec<String> {
    let facts = facts(sheet);
    let mut res = Vec::new();
    if !facts.sets.is_empty() {
        let sets: Vec<String> = facts.sets.iter().map(|&it| names::set_name(lang, it)).collect();
        res.push(message(lang, id::WQ_SHEET_SETS, &[("sets", sets.join(", ").into())]));
    }
    res.extend(facts.open.iter().map(|it| {
        let level = ("level", it.level.into());
        let args = [level, ("standard", it.standard.into()), ("elite", it.elite.into())];
        message(lang, id::WQ_SHEET_OPEN, &args)
    }));
    res.extend(facts.locations.iter().map(|it| {
        message(lang, id::WQ_SHEET_LOCATIONS, &[("n", it.n.into()), ("level", it.level.into())])
    }));
    let last = names::location_name(lang, facts.last);
    res.push(message(lang, id::WQ_SHEET_LAST, &[("location", last.into())]));
    let cards = [("dungeon", facts.dungeon.into()), ("gear", facts.gear.into())];
    res.push(message(lang, id::WQ_SHEET_DECKS, &cards));
    res
}

/// The quest rules, sentence by sentence.
pub fn rules(lang: Lang, sheet: Sheet) -> Vec<String> {
    let facts = facts(sheet);
    let told = teller(lang);
    let plain = |id: Id| message(lang, id, &[]);
    let mut res = vec![match facts.nemesis {
        Some(foe) => {
            let foe = names::foe_name(lang, foe);
            message(lang, id::WQ_SHEET_LAIR, &[("foe", foe.into())])
        }
        None => plain(id::WQ_SHEET_LAIR_RANDOM),
    }];
    if facts.flees {
        res.push(plain(id::WQ_SHEET_FLEES));
    }
    if facts.aside {
        res.push(plain(id::WQ_SHEET_ASIDE));
    }
    if !facts.on_warpstone.0.is_empty() {
        let what = told.row(&facts.on_warpstone);
        res.push(message(lang, id::WQ_SHEET_ON_WARPSTONE, &[("what", what.into())]));
    }
    if facts.dawdle != 0 {
        res.push(message(lang, id::WQ_SHEET_DAWDLE, &[("n", facts.dawdle.into())]));
    }
    if facts.holds_progress {
        res.push(plain(id::WQ_SHEET_HOLDS_PROGRESS));
    }
    if !facts.guards.is_empty() {
        let sets: Vec<String> = facts.guards.iter().map(|&it| names::set_name(lang, it)).collect();
        let sets = told.any_of(&sets);
        res.push(message(lang, id::WQ_SHEET_GUARDS, &[("sets", sets.into())]));
    }
    if !facts.on_travel.0.is_empty() {
        let what = told.row(&facts.on_travel);
        res.push(message(lang, id::WQ_SHEET_ON_TRAVEL, &[("what", what.into())]));
    }
    if facts.level == 0 {
        res.push(plain(id::WQ_SHEET_ELIMINATED));
    }
    res
}

/// What a colour of the peril track does in a quest; empty for a quiet space.
pub fn peril_text(lang: Lang, sheet: Sheet, peril: Peril) -> String {
    let facts = facts(sheet);
    let tree = match peril {
        Peril::Plain => return String::new(),
        Peril::Green => &facts.green,
        Peril::Blue => &facts.blue,
        Peril::Red => &facts.red,
    };
    teller(lang).sentences(tree).join(" ")
}

/// What must hold for the quest to be won.
pub fn aims(lang: Lang, sheet: Sheet) -> String {
    let facts = facts(sheet);
    let location = names::location_name(lang, facts.last);
    let aim = |aim: &Aim| {
        let id = match aim {
            Aim::AtFinal => id::WQ_AIM_AT_FINAL,
            Aim::Explored => id::WQ_AIM_EXPLORED,
            Aim::NemesisDefeated => id::WQ_AIM_NEMESIS_DEFEATED,
            Aim::NemesisNotOut => id::WQ_AIM_NEMESIS_NOT_OUT,
            Aim::WarpstoneHeld => id::WQ_AIM_WARPSTONE_HELD,
        };
        message(lang, id, &[("location", location.as_str().into())])
    };
    let all: Vec<String> = facts.win.iter().map(aim).collect();
    sentence(&teller(lang).all_of(&all))
}

/// When the quest is lost.
pub fn loss(lang: Lang, sheet: Sheet) -> String {
    let why = match doom(sheet) {
        None => message(lang, id::WQ_LOSS_DEFEATED, &[]),
        Some((peril, _)) => {
            let peril = names::peril_name(lang, peril);
            message(lang, id::WQ_LOSS_DEFEATED_OR, &[("peril", peril.into())])
        }
    };
    format!("{why} {}", message(lang, id::WQ_LOSS_ROUNDS, &[("n", MOST_ROUNDS.into())]))
}

/// The colour of the peril track that loses a quest, and how often it must come.
pub(super) fn doom(sheet: Sheet) -> Option<(Peril, u8)> {
    let facts = facts(sheet);
    let all = [(Peril::Green, &facts.green), (Peril::Blue, &facts.blue), (Peril::Red, &facts.red)];
    all.into_iter().find_map(|(peril, tree)| {
        let times = tree.0.iter().find_map(|it| {
            let Effect::Doom(times) = it else { return None };
            Some(*times)
        });
        times.map(|times| (peril, times))
    })
}

/// What the campaign gets for a victory, to stand behind a label: no capital in front.
pub fn reward(lang: Lang, sheet: Sheet) -> String {
    prizes(lang, sheet, &facts(sheet).reward, id::WQ_PRIZE_CAMPAIGN_WON)
}

/// What the campaign gets for a defeat, as [`reward`] says it.
pub fn penalty(lang: Lang, sheet: Sheet) -> String {
    prizes(lang, sheet, &facts(sheet).penalty, id::WQ_PRIZE_CAMPAIGN_LOST)
}

/// What the campaign has got for this quest, now that it has ended; nothing is left to an `unless`.
pub fn outcome(lang: Lang, view: &View) -> String {
    let facts = facts(view.quest);
    let (all, last) = if view.result == Some(true) {
        (&facts.reward, id::WQ_PRIZE_CAMPAIGN_WON)
    } else {
        (&facts.penalty, id::WQ_PRIZE_CAMPAIGN_LOST)
    };
    let is_defeated = view.enemy_deck.defeated.contains(&view.nemesis);
    let came = |prize: &Prize| match prize {
        Prize::Fortune | Prize::Warpstone => Some(*prize),
        Prize::Nemesis | Prize::NemesisIfUndefeated => (!is_defeated).then_some(Prize::Nemesis),
    };
    let all: Vec<Prize> = all.iter().filter_map(came).collect();
    prizes(lang, view.quest, &all, last)
}

fn prizes(lang: Lang, sheet: Sheet, prizes: &[Prize], last: Id) -> String {
    let nemesis = facts(sheet).nemesis.map(|foe| names::foe_name(lang, foe)).unwrap_or_default();
    let prize = |prize: &Prize| {
        let id = match prize {
            Prize::Fortune => id::WQ_PRIZE_FORTUNE,
            Prize::Warpstone => id::WQ_PRIZE_WARPSTONE,
            Prize::Nemesis => id::WQ_PRIZE_NEMESIS,
            Prize::NemesisIfUndefeated => id::WQ_PRIZE_NEMESIS_IF_UNDEFEATED,
        };
        message(lang, id, &[("foe", Arg::from(nemesis.as_str()))])
    };
    let mut all: Vec<String> = prizes.iter().map(prize).collect();
    if Sheet::campaign().last() == Some(&sheet) {
        all.push(message(lang, last, &[]));
    }
    if all.is_empty() {
        all.push(message(lang, id::WQ_PRIZE_NONE, &[]));
    }
    format!("{}.", all.join("; "))
}
