//! The log of a campaign, and what is wrong with a file that holds none.

use game_quest::content::book;
use game_quest::names::{Foe, Hero, Sheet};
use game_quest::{Campaign, Chronicle, Kit, Misfit, Quest};
use kernel::Refusal;

use super::{event, names};
use crate::lang::Lang;
use crate::message::{Arg, id, message};
use crate::voice::{Speak, Voice};

/// Where the campaign stands, what was played, what the heroes have, and the campaign pool.
pub fn log(lang: Lang, campaign: &Campaign) -> Vec<String> {
    let mut res = vec![standing(lang, campaign)];
    res.extend(campaign.played.iter().map(|it| chronicle(lang, it)));
    let heroes = Hero::ALL.iter().filter_map(|hero| Some((*hero, campaign.kits.get(hero)?)));
    res.extend(heroes.map(|(hero, kit)| belongings(lang, hero, kit)));
    let nemeses: Vec<Foe> = campaign.pool.nemeses.iter().collect();
    let pool = event::pool(lang, campaign.pool.fortunes, campaign.pool.warpstone, &nemeses);
    res.push(message(lang, id::WQ_TABLE_POOL, &[("pool", pool.into())]));
    res
}

/// Which quest is next, or how the campaign ended (WQ-CAMP-03).
pub fn standing(lang: Lang, campaign: &Campaign) -> String {
    let quests = Sheet::campaign();
    let name = ("campaign", Arg::from(names::campaign_name(lang)));
    if let Some(&next) = quests.get(campaign.played.len()) {
        let args = [
            name,
            ("number", (campaign.played.len() + 1).into()),
            ("quests", quests.len().into()),
            ("quest", names::quest_name(lang, next).into()),
        ];
        return message(lang, id::WQ_CAMPAIGN_NEXT, &args);
    }
    let id = if campaign.is_won() { id::WQ_CAMPAIGN_WON } else { id::WQ_CAMPAIGN_LOST };
    message(lang, id, &[name])
}

/// "3 of 5 quests won".
pub fn tally(lang: Lang, campaign: &Campaign) -> String {
    let won = campaign.played.iter().filter(|it| it.won).count();
    let quests = ("quests", Sheet::campaign().len().into());
    message(lang, id::WQ_CAMPAIGN_SUMMARY, &[("won", won.into()), quests])
}

fn chronicle(lang: Lang, it: &Chronicle) -> String {
    let id = if it.won { id::WQ_CAMPAIGN_QUEST_WON } else { id::WQ_CAMPAIGN_QUEST_LOST };
    let quest = names::quest_name(lang, it.quest);
    message(lang, id, &[("quest", quest.into()), ("rounds", it.rounds.into())])
}

/// WQ-CAMP-04.
fn belongings(lang: Lang, hero: Hero, kit: &Kit) -> String {
    let args = [("hero", names::hero_name(lang, hero).into()), ("n", kit.gear_limit.into())];
    let mut res = message(lang, id::WQ_CAMPAIGN_HERO, &args);
    let actions: Vec<String> = kit.advanced.iter().map(|&it| names::kind_name(lang, it)).collect();
    let gear: Vec<String> = kit.gear.iter().map(|&it| names::gear_name(lang, it)).collect();
    for (label, all) in [(id::WQ_CAMPAIGN_ADVANCED, actions), (id::WQ_TABLE_GEAR, gear)] {
        if !all.is_empty() {
            res.push_str(&format!("; {}: {}", message(lang, label, &[]), all.join(", ")));
        }
    }
    res
}

/// Why a campaign cannot be played on.
pub fn misfit(lang: Lang, misfit: &Misfit) -> String {
    match misfit {
        Misfit::Version(found) => version(lang, (*found).into()),
        Misfit::Edition(found) => edition(lang, found),
        Misfit::Content(refusal, _) => Quest::refusal_text(&Voice::nameless(lang), refusal),
    }
}

/// A campaign that is played with other cards.
pub fn edition(lang: Lang, found: &str) -> String {
    let here = ("here", book().edition.as_str().into());
    message(lang, id::WQ_CAMPAIGN_EDITION, &[("found", found.into()), here])
}

/// A campaign file that says what cannot be: the line, and the sentence of the rule that forbids it.
pub fn content(lang: Lang, line: usize, refusal: &Refusal) -> String {
    let what = Quest::refusal_text(&Voice::nameless(lang), refusal);
    message(lang, id::WQ_CAMPAIGN_CONTENT, &[("line", line.into()), ("what", what.into())])
}

/// A campaign file of a program that writes other ones.
pub fn version(lang: Lang, found: u64) -> String {
    let known = ("known", Campaign::VERSION.into());
    message(lang, id::WQ_CAMPAIGN_VERSION, &[("found", found.to_string().into()), known])
}

/// A campaign file that is none; `what` is the cause, with the names that are allowed in its place.
pub fn damaged(lang: Lang, line: usize, column: usize, what: &str) -> String {
    let args = [("line", line.into()), ("column", column.into()), ("what", what.into())];
    message(lang, id::WQ_CAMPAIGN_DAMAGED, &args)
}
