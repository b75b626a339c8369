//! What everybody sees, field by field.

use encode::{Block, Common, Labels, MAX_SEATS, ONCE, Section, labels, numbers};

use super::deed::DEED;
use super::question::QUESTION;
use crate::action::Mark;
use crate::names::{
    Condition, Dungeon, Foe, Gear, Hero, Kind, Location, N_HEROES, N_ITEMS, Peril, Sheet, Tier,
};
use crate::state::Quest;
use crate::view::{FoeView, GearState, HeroView, HiddenView, Lying, View};

/// The public part, in the order in which it is written.
pub(super) const PUBLIC: &[&dyn Section<Quest>] =
    &[&Common, &QUESTION, &TABLE, &PERIL, &DEED, &HEROES, &ENEMIES, &HIDDEN_ENEMIES];

/// WQ-ZONE-08: so many face-down enemies are shown one by one, from the oldest on.
pub(super) const N_HIDDEN_SHOWN: usize = 12;

/// The face-up enemies among those that are named.
pub(super) fn marks(marks: &[Mark]) -> impl Iterator<Item = usize> {
    marks.iter().filter_map(|mark| match mark {
        Mark::Foe(foe) => Some(foe.idx()),
        Mark::Hidden(_) => None,
    })
}

const IMPROVEMENTS: Labels =
    Labels { count: 3, name: |idx| ["trainer", "smith", "arena"][idx].to_owned() };
const RESULTS: Labels = Labels { count: 2, name: |idx| ["won", "lost"][idx].to_owned() };

/// What there is once.
const TABLE: Block<Quest, View> = Block {
    name: "",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.flag("option.no-gear-ceiling", |v| v.it.options.no_gear_ceiling);
        row.one_of("quest", labels::<Sheet>(), |v| Some(v.it.quest.idx()));
        row.count("party", N_HEROES as i32, |v| v.it.party.into());
        row.capped("round", 32, |v| v.it.round.into());
        row.one_of("leader", labels::<Hero>(), |v| Some(v.it.leader?.idx()));
        row.one_of("result", RESULTS, |v| Some(usize::from(!v.it.result?)));
        row.one_of("turn.active", labels::<Hero>(), |v| Some(v.it.turn.active?.idx()));
        row.flag("turn.empowered", |v| v.it.turn.empowered);
        row.flag("turn.acted", |v| v.it.turn.acted);
        row.one_of("turn.acting", labels::<Foe>(), |v| Some(v.it.turn.acting?.idx()));
        row.set("turn.holding", labels::<Hero>(), |v, cells| {
            v.it.turn.holding.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.capped("turn.pulled", 8, |v| v.it.turn.pulled.into());
        row.set("turn.named", labels::<Foe>(), |v, cells| {
            marks(&v.it.turn.named).for_each(|it| cells.mark(it));
        });
        row.set("turn.named-heroes", labels::<Hero>(), |v, cells| {
            v.it.turn.named_heroes.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("turn.nemeses", labels::<Foe>(), |v, cells| {
            v.it.turn.nemeses.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("turn.improved", IMPROVEMENTS, |v, cells| {
            let done = v.it.turn.improved;
            let done = [done.trainer, done.smith, done.arena];
            (0..3).filter(|&idx| done[idx]).for_each(|idx| cells.mark(idx));
        });
        row.set("turn.refused", labels::<Gear>(), |v, cells| {
            v.it.turn.refused.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.capped("turn.travels", 8, |v| v.it.turn.travels.into());
        row.flag("turn.travelled", |v| v.it.turn.travelled);
        row.one_of("nemesis", labels::<Foe>(), |v| Some(v.it.nemesis.idx()));
        row.count("enemy-deck", 50, |v| v.it.enemy_deck.n.into());
        row.set("enemy-deck.discard", labels::<Foe>(), |v, cells| {
            v.it.enemy_deck.discard.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("enemy-deck.defeated", labels::<Foe>(), |v, cells| {
            v.it.enemy_deck.defeated.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("enemy-deck.known", labels::<Foe>(), |v, cells| {
            v.it.enemy_deck.known.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.capped("hidden", 50, |v| v.it.hidden.len() as i32);
        row.one_of("location", labels::<Location>(), |v| Some(v.it.location.active?.idx()));
        row.capped("location.progress", 12, |v| v.it.location.progress.into());
        row.capped("location.explore", 12, |v| v.it.location.explore.into());
        row.count("location-deck", 8, |v| v.it.location.n.into());
        // The nearer to the top, the more: 8 is the top.
        row.counts("location-deck.top", labels::<Location>(), 8, |v, cells| {
            let top = v.it.location.top.iter().zip((1..=8).rev());
            top.for_each(|(it, nearness)| cells.put(it.idx(), nearness));
        });
        row.set("location-deck.discard", labels::<Location>(), |v, cells| {
            v.it.location.discard.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.count("dungeon-deck", 40, |v| v.it.dungeon.n.into());
        // How many of a kind are among the cards on the bottom that everybody knows.
        row.counts("dungeon-deck.bottom", labels::<Dungeon>(), 4, |v, cells| {
            v.it.dungeon.bottom.iter().for_each(|it| cells.add(it.idx()));
        });
        row.count("dungeon-deck.omen", 40, |v| v.it.dungeon.omen.into());
        row.counts("dungeon-deck.discard", labels::<Dungeon>(), 4, |v, cells| {
            v.it.dungeon.discard.iter().for_each(|(it, &n)| cells.put(it.idx(), n));
        });
        row.counts("dungeon-deck.looked-at", labels::<Dungeon>(), 4, |v, cells| {
            v.it.dungeon.looked.iter().for_each(|it| cells.add(it.idx()));
        });
        row.count("gear-deck", 34, |v| v.it.gear.n.into());
        row.set("gear-deck.discard", labels::<Gear>(), |v, cells| {
            v.it.gear.discard.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.count("gear-deck.fortunes", 4, |v| v.it.gear.fortunes.into());
        row.counts("smith", labels::<Gear>(), 2, |v, cells| {
            v.it.gear.smith.iter().for_each(|it| cells.add(it.idx()));
        });
        row.capped("condition-supply.sickened", 8, |v| supply(v.it, Condition::Sickened));
        row.capped("condition-supply.bleeding", 8, |v| supply(v.it, Condition::Bleeding));
        row.capped("condition-supply.empowered", 8, |v| supply(v.it, Condition::Empowered));
        row.count("pool.fortunes", 4, |v| v.it.pool.fortunes.into());
        row.set("pool.nemeses", labels::<Foe>(), |v, cells| {
            v.it.pool.nemeses.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.flag("pool.warpstone", |v| v.it.pool.warpstone);
        row.set("pool.removed", labels::<Foe>(), |v, cells| {
            v.it.pool.removed.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.capped("peril.at", 16, |v| v.it.peril.at.into());
        row.capped("peril.doom", 8, |v| v.it.peril.doom.into());
    },
};

fn supply(view: &View, condition: Condition) -> i32 {
    view.conditions.get(&condition).map_or(0, |&n| n.into())
}

/// WQ-PERIL-02: the spaces that are before the peril token, the next one first.
const PERIL: Block<Quest, Peril> = Block {
    name: "peril",
    places: numbers(16),
    find: |seen, _, nth| seen.view.peril.track.get(usize::from(seen.view.peril.at) + 1 + nth),
    items: |row| {
        row.one_of("space", labels::<Peril>(), |space| Some(space.it.idx()));
    },
};

/// The heroes of the quest; those of the box are zeros.
const HEROES: Block<Quest, HeroView> = Block {
    name: "hero",
    places: labels::<Hero>(),
    find: |seen, _, nth| seen.view.heroes.get(&Hero::ALL[nth]),
    items: |row| {
        row.one_of("seat", numbers(MAX_SEATS), |hero| Some(hero.place(hero.it.seat)));
        row.count("turn-order", N_HEROES as i32, |hero| {
            let at = hero.seen.view.order.iter().position(|it| it.idx() == hero.nth);
            at.map_or(0, |idx| idx as i32 + 1)
        });
        row.capped("wounds", 16, |hero| hero.it.wounds.into());
        row.capped("health", 16, |hero| hero.it.health.into());
        row.flag("defeated", |hero| hero.it.defeated);
        row.set("advanced", labels::<Kind>(), |hero, cells| {
            let actions = hero.it.actions.iter();
            let advanced = actions.filter(|(_, it)| it.card.tier() == Tier::Advanced);
            advanced.for_each(|(kind, _)| cells.mark(kind.idx()));
        });
        row.set("exhausted", labels::<Kind>(), |hero, cells| {
            let exhausted = hero.it.actions.iter().filter(|(_, it)| it.exhausted);
            exhausted.for_each(|(kind, _)| cells.mark(kind.idx()));
        });
        row.counts("tokens", labels::<Kind>(), 4, |hero, cells| {
            hero.it.actions.iter().for_each(|(kind, it)| cells.put(kind.idx(), it.tokens.min(4)));
        });
        row.set("conditions", labels::<Condition>(), |hero, cells| {
            hero.it.conditions.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.counts("items", ITEMS, 4, |hero, cells| {
            hero.it.items.iter().for_each(|(it, &n)| cells.put(it.idx(), n));
        });
        row.set("gear.ready", labels::<Gear>(), |hero, cells| {
            gear(hero.it, GearState::Ready).for_each(|it| cells.mark(it));
        });
        row.set("gear.exhausted", labels::<Gear>(), |hero, cells| {
            gear(hero.it, GearState::Exhausted).for_each(|it| cells.mark(it));
        });
        row.set("gear.depleted", labels::<Gear>(), |hero, cells| {
            gear(hero.it, GearState::Depleted).for_each(|it| cells.mark(it));
        });
        row.capped("gear-limit", 8, |hero| hero.it.gear_limit.into());
    },
};

const ITEMS: Labels = Labels { count: N_ITEMS, name: |idx| Dungeon::ALL[idx].name().to_owned() };

fn gear(hero: &HeroView, state: GearState) -> impl Iterator<Item = usize> + use<'_> {
    hero.gear.iter().filter(move |(_, it)| **it == state).map(|(gear, _)| gear.idx())
}

/// The enemies that lie face up; all others are zeros.
const ENEMIES: Block<Quest, FoeView> = Block {
    name: "enemy",
    places: labels::<Foe>(),
    find: |seen, _, nth| seen.view.enemies.get(&Foe::ALL[nth]),
    items: |row| {
        row.one_of("zone", labels::<Hero>(), |enemy| {
            if let Lying::Zone(hero) = enemy.it.at { Some(hero.idx()) } else { None }
        });
        row.flag("shadows", |enemy| enemy.it.at == Lying::Shadows);
        row.flag("lair", |enemy| enemy.it.at == Lying::Lair);
        row.capped("wounds", 16, |enemy| enemy.it.wounds.into());
        row.flag("exhausted", |enemy| enemy.it.exhausted);
        row.capped("attack", 8, |enemy| enemy.it.attack.into());
        row.capped("health", 16, |enemy| enemy.it.health.into());
        row.capped("resilience", 8, |enemy| enemy.it.resilience.into());
    },
};

/// The enemies that lie face down, the oldest first.
const HIDDEN_ENEMIES: Block<Quest, HiddenView> = Block {
    name: "hidden",
    places: numbers(N_HIDDEN_SHOWN),
    find: |seen, _, nth| seen.view.hidden.get(nth),
    items: |row| {
        row.flag("is-there", |_| true);
        row.flag("exhausted", |enemy| enemy.it.exhausted);
        row.flag("target", |enemy| {
            let targets = enemy.seen.view.deed.as_ref().map_or(&[][..], |it| &it.targets);
            targets.contains(&Mark::Hidden(enemy.nth as u8))
        });
        row.flag("named", |enemy| {
            enemy.seen.view.turn.named.contains(&Mark::Hidden(enemy.nth as u8))
        });
    },
};
