//! What a roll is likely to bring, in a few words.

use game_wrath::content::book;
use game_wrath::names::{Hero, Quest, Space};
use game_wrath::{Action, Prompt, View, odds};

use crate::lang::Lang;
use crate::msg;

/// A few words for a button or a line of choices.
pub struct Forecast {
    pub chances: String,
    /// That the hero may be defeated.
    pub danger: Option<String>,
}

/// WR-TERM-01: who would roll.
pub fn roller(view: &View, prompt: Option<&Prompt>) -> Hero {
    match prompt {
        Some(&Prompt::FreeFight { hero }) => hero,
        _ => view.turn.hero,
    }
}

/// WR-TERM-07: the active quest on a space.
pub fn quest_on(view: &View, space: Space) -> Option<Quest> {
    let active = view.quests.values().filter(|it| !it.complete).map(|it| it.quest);
    let siege = view.siege.as_ref().map(|_| Quest::IcecrownCitadel);
    active.chain(siege).find(|quest| book().quest(*quest).space == space)
}

/// What speaks for an action that rolls the dice; nothing for the others.
pub fn forecast(
    lang: Lang,
    view: &View,
    prompt: Option<&Prompt>,
    action: Action,
) -> Option<Forecast> {
    let hero = roller(view, prompt);
    let space = view.heroes.get(&hero)?.space;
    let (chances, defeat) = match action {
        Action::Fight => {
            let it = odds::fight(view, hero, space)?;
            let damage = lang.tenths(it.damage.mean_tenths());
            (msg!(lang, WR_ODDS_FIGHT, clear = it.clear, damage = damage), it.defeat)
        }
        Action::Quest => {
            let it = odds::quest(view, hero, quest_on(view, space)?)?;
            let (steps, damage) =
                (lang.tenths(it.steps.mean_tenths()), lang.tenths(it.damage.mean_tenths()));
            (msg!(lang, WR_ODDS_QUEST, steps = steps, damage = damage), it.defeat)
        }
        Action::Rest => {
            let it = odds::rest(view, hero, 0)?;
            (msg!(lang, WR_ODDS_REST, healing = lang.tenths(it.healing.mean_tenths())), 0)
        }
        _ => return None,
    };
    let danger = (defeat != 0).then(|| msg!(lang, WR_ODDS_DEFEAT, n = defeat));
    Some(Forecast { chances, danger })
}
