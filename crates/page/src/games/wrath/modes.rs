//! What a click on the map does: with several ways to reach a space, one of them is chosen first.

use game_wrath::Action;
use game_wrath::names::{Ability, Card, Hero, Reward, Space};
use text::wrath as wr;

use super::scene::Scene;

/// The style sheet knows so many modes; what goes beyond stays in the list of all choices.
pub(super) const N_MOST: usize = 24;

/// A way to use the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mode {
    pub(super) key: Key,
    pub(super) label: String,
    pub(super) actions: Vec<(Space, Action)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key {
    /// The only thing that is asked, or the plain move.
    Plain,
    Fly,
    Teleport,
    Arrow,
    Bolt,
    Drive(Space),
    Press(Hero),
    Travel(Card, Hero),
    Reward(Reward, Option<Hero>),
    March(Hero),
    Activate(Space),
}

/// All modes, each with what it does where; with one mode only, nothing needs to be chosen.
pub(super) fn of(scene: &Scene<'_>) -> Vec<Mode> {
    let mut res: Vec<Mode> = Vec::new();
    for &action in &scene.situation.legal {
        let Some(space) = scene.place(action) else { continue };
        let key = key(action);
        match res.iter_mut().find(|it| it.key == key) {
            Some(mode) => mode.actions.push((space, action)),
            None => res.push(Mode {
                key,
                label: label(scene, key, action),
                actions: vec![(space, action)],
            }),
        }
    }
    res.sort_by_key(|it| it.key);
    res.truncate(N_MOST);
    res
}

fn key(action: Action) -> Key {
    match action {
        Action::Fly(_) => Key::Fly,
        Action::Teleport(_) => Key::Teleport,
        Action::WailingArrow(_) => Key::Arrow,
        Action::StormBolt(_) => Key::Bolt,
        Action::ForTheAlliance(from, _) => Key::Drive(from),
        Action::PressForward(hero, _) => Key::Press(hero),
        Action::Travel(card, hero, _) => Key::Travel(card, hero),
        Action::GunshipSupport(hero, _) => Key::Reward(Reward::GunshipSupport, Some(hero)),
        Action::OnwardToVictory(hero, _) => Key::Reward(Reward::OnwardToVictory, Some(hero)),
        Action::AlexstraszasCleansing(_) => Key::Reward(Reward::AlexstraszasCleansing, None),
        Action::ArgentCrusaders(_) => Key::Reward(Reward::ArgentCrusaders, None),
        Action::March(hero, _) => Key::March(hero),
        Action::Activate(from, _) => Key::Activate(from),
        _ => Key::Plain,
    }
}

fn label(scene: &Scene<'_>, key: Key, action: Action) -> String {
    let lang = scene.lang();
    let for_hero = |what: String, hero: Hero| format!("{what}: {}", wr::hero_name(lang, hero));
    match key {
        Key::Plain | Key::Fly => wr::verb(&scene.voice(), action),
        Key::Teleport => wr::ability_name(lang, Ability::Teleport),
        Key::Arrow => wr::ability_name(lang, Ability::WailingArrow),
        Key::Bolt => wr::ability_name(lang, Ability::StormBolt),
        Key::Drive(from) => {
            let what = wr::ability_name(lang, Ability::ForTheAlliance);
            format!("{what} {} →", wr::space_name(lang, from))
        }
        Key::Press(hero) => for_hero(wr::ability_name(lang, Ability::PressForward), hero),
        Key::Travel(card, hero) => for_hero(wr::card_name(lang, card), hero),
        Key::Reward(reward, Some(hero)) => for_hero(wr::reward_name(lang, reward), hero),
        Key::Reward(reward, None) => wr::reward_name(lang, reward),
        Key::March(hero) => wr::hero_name(lang, hero),
        Key::Activate(from) => format!("{} →", wr::space_name(lang, from)),
    }
}
