//! Lays the effects of all cards into the arena.

use cards::{Arena, Block, Lay};

use super::{
    AbilityFacts, Back, ChallengeFacts, DiscoveryFacts, EventFacts, FoeFacts, Front, HeroFacts,
    ItemFacts, LairFacts, SideFacts, Stock, Use,
};
use crate::effect::{Better, Lasting, Op, Power, Tree};

cards::lay! {
    Tree => Op;
    Power { on; then }
    FoeFacts { attack, defence, damage, traits, aggro; powers, on_hit }
    LairFacts { id, reward, prov; foe, then }
    SideFacts { attack, values, defence, damage, flip, turns, modifiers; turned }
    HeroFacts { id, faction, symbols, life, prov; start, back }
    Better { level, energy, adds, modifiers, shields; then, each }
    Lasting { modifiers, shields, until; each }
    AbilityFacts { id, copies, energy, timing, when, needs, prov; then, better, lasting }
    Use { when, once, cost; then }
    ItemFacts { id, kind, symbols, attack, defence, modifiers, ward, potions; powers, usage }
    EventFacts { kind, modifiers, ends; then }
    ChallengeFacts { id, level, prov; front, back }
    DiscoveryFacts { id, kept, copies, optional, prov; then }
    Stock {
        spaces, trophies, quests, movement_die;
        lairs, heroes, abilities, challenges, discoveries
    }
}

impl Lay<Op> for Front<Tree> {
    type Laid = Front<Block>;

    fn lay(&self, arena: &mut Arena<Op>) -> Front<Block> {
        match self {
            Self::Encounter(it) => Front::Encounter(it.lay(arena)),
            Self::Event(it) => Front::Event(it.lay(arena)),
        }
    }
}

impl Lay<Op> for Back<Tree> {
    type Laid = Back<Block>;

    fn lay(&self, arena: &mut Arena<Op>) -> Back<Block> {
        match self {
            Self::Item(it) => Back::Item(it.lay(arena)),
            Self::Encounter(it) => Back::Encounter(it.lay(arena)),
            Self::Valor(n) => Back::Valor(*n),
            Self::Blank => Back::Blank,
        }
    }
}
