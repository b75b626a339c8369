//! The action that is under way.

use encode::{Block, Item, ONCE, labels};

use super::form::{N_HIDDEN_SHOWN, marks};
use crate::names::{ActionCard, Dungeon, EnemyFace, Foe, Gear, Hero, HeroFace};
use crate::state::Quest;
use crate::view::DeedView;

/// An action from the choice of its card to its end.
pub(super) const DEED: Block<Quest, DeedView> = Block {
    name: "action",
    places: ONCE,
    find: |seen, _, _| seen.view.deed.as_ref(),
    items: &[
        Item::one_of("hero", labels::<Hero>(), |deed| Some(deed.it.hero.idx())),
        Item::one_of("card", labels::<ActionCard>(), |deed| Some(deed.it.card.idx())),
        Item::set("targets", labels::<Foe>(), |deed, cells| {
            marks(&deed.it.targets).for_each(|it| cells.mark(it));
        }),
        Item::capped("hidden-targets", N_HIDDEN_SHOWN as i32, |deed| {
            (deed.it.targets.len() - marks(&deed.it.targets).count()) as i32
        }),
        Item::capped("named-targets", 8, |deed| deed.it.n_targets.into()),
        Item::one_of("aided", labels::<Hero>(), |deed| Some(deed.it.aided?.idx())),
        Item::capped("spent", 8, |deed| deed.it.spent.into()),
        Item::flag("rolled", |deed| deed.it.rolled),
        Item::counts("hero-dice", labels::<HeroFace>(), 16, |deed, cells| {
            deed.it.hero_dice.iter().for_each(|(face, &n)| cells.put(face.idx(), n.min(16)));
        }),
        Item::counts("aside", labels::<HeroFace>(), 16, |deed, cells| {
            deed.it.aside.iter().for_each(|(face, &n)| cells.put(face.idx(), n.min(16)));
        }),
        Item::counts("enemy-dice", labels::<EnemyFace>(), 16, |deed, cells| {
            deed.it.enemy_dice.iter().for_each(|(face, &n)| cells.put(face.idx(), n.min(16)));
        }),
        Item::capped("criticals", 16, |deed| deed.it.criticals.into()),
        Item::set("attackers", labels::<Foe>(), |deed, cells| {
            deed.it.attackers.iter().for_each(|it| cells.mark(it.idx()));
        }),
        Item::capped("more-dice", 8, |deed| deed.it.more_dice.into()),
        Item::capped("more-successes", 8, |deed| deed.it.more_successes.into()),
        Item::capped("more-defence", 8, |deed| deed.it.more_defence.into()),
        Item::capped("more-blanks", 8, |deed| deed.it.more_blanks.into()),
        Item::set("used-gear", labels::<Gear>(), |deed, cells| {
            deed.it.used_gear.iter().for_each(|it| cells.mark(it.idx()));
        }),
        Item::set("used-items", labels::<Dungeon>(), |deed, cells| {
            deed.it.used_items.iter().for_each(|it| cells.mark(it.idx()));
        }),
        Item::flag("used-card", |deed| deed.it.used_card),
        Item::capped("defeated", 8, |deed| deed.it.defeated.into()),
        Item::capped("pulled", 8, |deed| deed.it.pulled.into()),
        Item::flag("would-recover", |deed| deed.it.would_recover),
        Item::flag("empowered", |deed| deed.it.empowered),
        Item::capped("successes", 16, |deed| deed.it.successes.into()),
        Item::capped("defence", 16, |deed| deed.it.defence.into()),
        Item::capped("attacks", 16, |deed| deed.it.attacks.into()),
        Item::capped("wounds", 16, |deed| deed.it.wounds.into()),
    ],
};
