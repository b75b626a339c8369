//! Lays the effects of all cards into the arena.

use cards::{Arena, Block};

use super::{
    AbilityFacts, Back, ChallengeFacts, DiscoveryFacts, EventFacts, FoeFacts, Front, HeroFacts,
    ItemFacts, LairFacts, SideFacts, Stock, Use,
};
use crate::effect::{Better, Effect, Lasting, Op, Power, Tree};

/// Lays a tree of effects down, what it holds first.
fn lay(arena: &mut Arena<Op>, tree: &Tree) -> Block {
    let ops: Vec<Op> = tree
        .0
        .iter()
        .cloned()
        .map(|effect: Effect<Tree>| effect.map(&mut |inner| lay(arena, &inner)))
        .collect();
    arena.put(ops)
}

/// The same box with all effects in the arena.
pub(super) fn played(told: &Stock<Tree>, arena: &mut Arena<Op>) -> Stock<Block> {
    Stock {
        spaces: told.spaces.clone(),
        lairs: told.lairs.iter().map(|it| lair(arena, it)).collect(),
        trophies: told.trophies.clone(),
        heroes: told.heroes.iter().map(|it| hero(arena, it)).collect(),
        abilities: told.abilities.iter().map(|it| ability(arena, it)).collect(),
        challenges: told.challenges.iter().map(|it| challenge(arena, it)).collect(),
        quests: told.quests.clone(),
        discoveries: (told.discoveries.iter())
            .map(|it| DiscoveryFacts {
                id: it.id,
                kept: it.kept,
                copies: it.copies,
                optional: it.optional,
                then: lay(arena, &it.then),
                prov: it.prov,
            })
            .collect(),
        movement_die: told.movement_die.clone(),
    }
}

fn powers(arena: &mut Arena<Op>, powers: &[Power<Tree>]) -> Vec<Power<Block>> {
    powers.iter().map(|it| Power { on: it.on, then: lay(arena, &it.then) }).collect()
}

fn foe(arena: &mut Arena<Op>, it: &FoeFacts<Tree>) -> FoeFacts<Block> {
    FoeFacts {
        attack: it.attack,
        defence: it.defence,
        damage: it.damage,
        traits: it.traits.clone(),
        aggro: it.aggro,
        powers: powers(arena, &it.powers),
        on_hit: lay(arena, &it.on_hit),
    }
}

fn lair(arena: &mut Arena<Op>, it: &LairFacts<Tree>) -> LairFacts<Block> {
    LairFacts {
        id: it.id,
        foe: it.foe.as_ref().map(|it| foe(arena, it)),
        then: lay(arena, &it.then),
        reward: it.reward,
        prov: it.prov,
    }
}

fn side(arena: &mut Arena<Op>, it: &SideFacts<Tree>) -> SideFacts<Block> {
    SideFacts {
        attack: it.attack,
        values: it.values,
        defence: it.defence,
        damage: it.damage,
        flip: it.flip,
        turned: lay(arena, &it.turned),
        turns: it.turns,
        modifiers: it.modifiers.clone(),
    }
}

fn hero(arena: &mut Arena<Op>, it: &HeroFacts<Tree>) -> HeroFacts<Block> {
    HeroFacts {
        id: it.id,
        faction: it.faction,
        symbols: it.symbols.clone(),
        life: it.life,
        start: side(arena, &it.start),
        back: side(arena, &it.back),
        prov: it.prov,
    }
}

fn ability(arena: &mut Arena<Op>, it: &AbilityFacts<Tree>) -> AbilityFacts<Block> {
    AbilityFacts {
        id: it.id,
        copies: it.copies,
        energy: it.energy,
        timing: it.timing,
        when: it.when,
        then: lay(arena, &it.then),
        better: Better {
            level: it.better.level,
            energy: it.better.energy,
            adds: it.better.adds,
            then: lay(arena, &it.better.then),
            modifiers: it.better.modifiers.clone(),
            each: lay(arena, &it.better.each),
            shields: it.better.shields,
        },
        needs: it.needs,
        lasting: it.lasting.as_ref().map(|lasting| Lasting {
            modifiers: lasting.modifiers.clone(),
            each: lay(arena, &lasting.each),
            shields: lasting.shields,
            until: lasting.until,
        }),
        prov: it.prov,
    }
}

fn item(arena: &mut Arena<Op>, it: &ItemFacts<Tree>) -> ItemFacts<Block> {
    ItemFacts {
        id: it.id,
        kind: it.kind,
        symbols: it.symbols.clone(),
        attack: it.attack,
        defence: it.defence,
        powers: powers(arena, &it.powers),
        usage: it.usage.as_ref().map(|usage| Use {
            when: usage.when,
            once: usage.once,
            cost: usage.cost,
            then: lay(arena, &usage.then),
        }),
        modifiers: it.modifiers.clone(),
        shields: it.shields,
        potions: it.potions.clone(),
    }
}

fn challenge(arena: &mut Arena<Op>, it: &ChallengeFacts<Tree>) -> ChallengeFacts<Block> {
    ChallengeFacts {
        id: it.id,
        level: it.level,
        front: match &it.front {
            Front::Encounter(it) => Front::Encounter(foe(arena, it)),
            Front::Event(it) => Front::Event(EventFacts {
                kind: it.kind,
                then: lay(arena, &it.then),
                modifiers: it.modifiers.clone(),
                ends: it.ends,
            }),
        },
        back: match &it.back {
            Back::Item(it) => Back::Item(item(arena, it)),
            Back::Encounter(it) => Back::Encounter(foe(arena, it)),
            Back::Valor(n) => Back::Valor(*n),
            Back::Blank => Back::Blank,
        },
        prov: it.prov,
    }
}
