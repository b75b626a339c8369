//! The players' areas.

use encode::{Block, Labels, Look, labels, numbers};

use super::sight::{PlayerSight, Sight};
use crate::names::{
    Ability, AttackType, Discovery, Face, Hero, Item, Level, N_KEPT, N_OF_HERO, Quest, Space,
    Trophy,
};
use crate::state::{Adventure, Bearer, MOST_SEATS};

/// The abilities of one character, in the order of their ids. Every character has as many.
pub(super) const OWN: Labels = numbers(N_OF_HERO);
/// The place of an ability among those of its character.
pub(super) fn own(ability: Ability) -> usize {
    ability.idx() % N_OF_HERO
}

/// AG-EXPL-06: the discoveries that are kept.
const KEPT: Labels = Labels { count: N_KEPT, name: |idx| Discovery::ALL[idx].name().to_owned() };

type PlayerLook<'s, 'a> = Look<'s, 'a, Adventure, PlayerSight, Sight>;

fn is_borne(look: &PlayerLook<'_, '_>, bearer: Bearer) -> bool {
    let seat = look.seen.seat(look.observer, look.nth);
    matches!(bearer, Bearer::Seat(it) if Some(it) == seat)
}

/// The players, clockwise from the observer.
pub(super) const PLAYERS: Block<Adventure, PlayerSight, Sight> = Block {
    name: "seat",
    places: numbers(MOST_SEATS),
    find: |seen, observer, nth| seen.view.players[seen.seat(observer, nth)?.idx()].as_ref(),
    items: |row| {
        row.one_of("hero", labels::<Hero>(), |look| Some(look.it.hero?.idx()));
        row.one_of("space", labels::<Space>(), |look| Some(look.it.space.idx()));
        row.one_of("level", labels::<Level>(), |look| Some(look.it.level.idx()));
        row.one_of("side", labels::<Face>(), |look| Some(look.it.face.idx()));
        row.capped("damage", 16, |look| look.it.damage.into());
        row.capped("life", 16, |look| look.it.worth.life.into());
        row.capped("valor", 16, |look| look.it.worth.valor.into());
        row.capped("energy", 16, |look| look.it.worth.energy.into());
        row.one_of("attack-type", labels::<AttackType>(), |look| {
            Some(look.it.worth.attack_type.idx())
        });
        row.capped("worth.attack", 16, |look| look.it.worth.attack.into());
        row.capped("worth.defence", 16, |look| look.it.worth.defence.into());
        row.capped("worth.damage", 16, |look| look.it.worth.damage.into());
        row.capped("diseases", 8, |look| look.it.diseases.into());
        row.capped("curses", 8, |look| look.it.curses.into());
        row.capped("slowed", 8, |look| look.it.slowed.into());
        row.flag("dazed", |look| look.it.dazed);
        row.count("deck", 24, |look| look.it.n_deck.into());
        row.count("hand", 24, |look| look.it.n_hand.into());
        row.counts("discard", OWN, 4, |look, cells| {
            look.it.discard.iter().for_each(|&it| cells.add(own(it)));
        });
        row.counts("being-played", OWN, 4, |look, cells| {
            look.it.limbo.iter().for_each(|&it| cells.add(own(it)));
        });
        row.counts("attached-here", labels::<Ability>(), 4, |look, cells| {
            let here = look.seen.view.attached.iter().filter(|it| is_borne(look, it.on));
            here.for_each(|it| cells.add(it.ability.idx()));
        });
        row.set("bag", labels::<Item>(), |look, cells| {
            look.it.bag.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("equipped", labels::<Item>(), |look, cells| {
            let equipped = look.it.weapon.into_iter().chain(look.it.armour);
            equipped.for_each(|it| cells.mark(it.idx()));
        });
        row.counts("kept", KEPT, 24, |look, cells| {
            (0..).zip(look.it.kept).for_each(|(idx, n)| cells.put(idx, n));
        });
        row.set("quests", labels::<Quest>(), |look, cells| {
            look.it.tasks.iter().for_each(|it| cells.mark(it.quest.idx()));
        });
        // How many spaces, seats or things are done; more than 8 are written like 8.
        row.counts("quests.progress", labels::<Quest>(), 8, |look, cells| {
            let quests = look.it.tasks.iter();
            quests.for_each(|it| cells.put(it.quest.idx(), it.progress.min(8)));
        });
        row.set("quests.done", labels::<Quest>(), |look, cells| {
            let done = look.it.tasks.iter().filter(|it| it.done);
            done.for_each(|it| cells.mark(it.quest.idx()));
        });
        row.set("quests.rivals", numbers(MOST_SEATS), |look, cells| {
            let rivals = look.it.tasks.iter().filter_map(|it| it.rival);
            rivals.for_each(|it| cells.mark(look.place(it)));
        });
        row.set("quests.targets", labels::<Space>(), |look, cells| {
            look.it.targets.iter().for_each(|it| cells.mark(it.into()));
        });
        row.set("log.quests", labels::<Quest>(), |look, cells| {
            look.it.log.quests.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.counts("log.trophies", labels::<Trophy>(), 4, |look, cells| {
            (0..).zip(look.it.log.trophies).for_each(|(idx, n)| cells.put(idx, n));
        });
        row.capped("log.events", 16, |look| look.it.log.events.len().into());
    },
};
