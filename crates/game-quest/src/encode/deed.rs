//! The action that is under way.

use encode::{Block, ONCE, labels};

use super::form::{N_HIDDEN_SHOWN, marks};
use crate::names::{ActionCard, Dungeon, EnemyFace, Foe, Gear, Hero, HeroFace};
use crate::state::Quest;
use crate::view::DeedView;

/// An action from the choice of its card to its end.
pub(super) const DEED: Block<Quest, DeedView> = Block {
    name: "action",
    places: ONCE,
    find: |seen, _, _| seen.view.deed.as_ref(),
    items: |row| {
        row.one_of("hero", labels::<Hero>(), |deed| Some(deed.it.hero.idx()));
        row.one_of("card", labels::<ActionCard>(), |deed| Some(deed.it.card.idx()));
        row.set("targets", labels::<Foe>(), |deed, cells| {
            marks(&deed.it.targets).for_each(|it| cells.mark(it));
        });
        row.capped("hidden-targets", N_HIDDEN_SHOWN as i32, |deed| {
            (deed.it.targets.len() - marks(&deed.it.targets).count()) as i32
        });
        row.capped("named-targets", 8, |deed| deed.it.n_targets.into());
        row.one_of("aided", labels::<Hero>(), |deed| Some(deed.it.aided?.idx()));
        row.capped("spent", 8, |deed| deed.it.spent.into());
        row.flag("rolled", |deed| deed.it.rolled);
        row.counts("hero-dice", labels::<HeroFace>(), 16, |deed, cells| {
            deed.it.hero_dice.iter().for_each(|(face, &n)| cells.put(face.idx(), n.min(16)));
        });
        row.counts("aside", labels::<HeroFace>(), 16, |deed, cells| {
            deed.it.aside.iter().for_each(|(face, &n)| cells.put(face.idx(), n.min(16)));
        });
        row.counts("enemy-dice", labels::<EnemyFace>(), 16, |deed, cells| {
            deed.it.enemy_dice.iter().for_each(|(face, &n)| cells.put(face.idx(), n.min(16)));
        });
        row.capped("criticals", 16, |deed| deed.it.criticals.into());
        row.set("attackers", labels::<Foe>(), |deed, cells| {
            deed.it.attackers.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.capped("more-dice", 8, |deed| deed.it.more_dice.into());
        row.capped("more-successes", 8, |deed| deed.it.more_successes.into());
        row.capped("more-defence", 8, |deed| deed.it.more_defence.into());
        row.capped("more-blanks", 8, |deed| deed.it.more_blanks.into());
        row.set("used-gear", labels::<Gear>(), |deed, cells| {
            deed.it.used_gear.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("used-items", labels::<Dungeon>(), |deed, cells| {
            deed.it.used_items.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.flag("used-card", |deed| deed.it.used_card);
        row.capped("defeated", 8, |deed| deed.it.defeated.into());
        row.capped("pulled", 8, |deed| deed.it.pulled.into());
        row.flag("would-recover", |deed| deed.it.would_recover);
        row.flag("empowered", |deed| deed.it.empowered);
        row.capped("successes", 16, |deed| deed.it.successes.into());
        row.capped("defence", 16, |deed| deed.it.defence.into());
        row.capped("attacks", 16, |deed| deed.it.attacks.into());
        row.capped("wounds", 16, |deed| deed.it.wounds.into());
    },
};
