//! What a roll is likely to bring: exact counts over all rolls of the two dice, from what everybody sees.
//!
//! Cards that may be added after the roll are left out; they only help.

use crate::content::{AbilityEffect, FightEffect, QuestEffect, book};
use crate::names::{Hero, Quest, Space};
use crate::state::FightKind;
use crate::view::{LichKing, View};

/// One number for each roll, ascending: all rolls are equally likely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread(Vec<u8>);

impl Spread {
    fn of(values: impl Iterator<Item = u8>) -> Self {
        let mut res: Vec<u8> = values.collect();
        res.sort_unstable();
        Self(res)
    }

    /// In tenths, rounded.
    pub fn mean_tenths(&self) -> u32 {
        let sum: u32 = self.0.iter().map(|&it| u32::from(it)).sum();
        let n = self.n_rolls();
        (sum * 10 + n / 2) / n
    }

    /// Percent of the rolls with at least `n`, rounded, but never 0 or 100 for what may happen or fail.
    pub fn at_least(&self, n: u8) -> u32 {
        let n_good = self.0.iter().filter(|&&it| n <= it).count() as u32;
        percent(n_good, self.n_rolls())
    }

    /// Each number that may come up, with the percentage of its rolls.
    pub fn table(&self) -> Vec<(u8, u32)> {
        let mut values = self.0.clone();
        values.dedup();
        let share = |value: u8| self.0.iter().filter(|&&it| it == value).count() as u32;
        values.into_iter().map(|it| (it, percent(share(it), self.n_rolls()))).collect()
    }

    fn n_rolls(&self) -> u32 {
        self.0.len().max(1) as u32
    }
}

/// Rounded percent; what is possible is at least 1, what is uncertain at most 99.
pub fn percent(n_good: u32, n_all: u32) -> u32 {
    match n_good {
        0 => 0,
        all if all == n_all => 100,
        some => ((some * 200 + n_all) / (2 * n_all)).clamp(1, 99),
    }
}

/// WR-ACT-FIGHT-02 to WR-ACT-FIGHT-07 for one hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FightOdds {
    /// Percent: no enemy is left.
    pub clear: u32,
    /// Enemies removed, when as many as possible are.
    pub removed: Spread,
    pub damage: Spread,
    /// Percent: the hero is defeated.
    pub defeat: u32,
}

/// WR-ACT-QUEST-02 to WR-ACT-QUEST-08 for one hero, before any card is laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestOdds {
    /// Steps by dice alone.
    pub steps: Spread,
    /// Percent: the dice alone complete the quest.
    pub complete: u32,
    pub damage: Spread,
    /// Percent: the hero is defeated.
    pub defeat: u32,
}

/// WR-ACT-REST-01 for one hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestOdds {
    pub healing: Spread,
    /// Percent: the hero is restored to full health.
    pub full: u32,
}

/// Successes and blocks of every roll.
fn rolls() -> impl Iterator<Item = (u8, u8)> {
    let faces = &book().dice.faces;
    faces.iter().flat_map(move |one| {
        faces
            .iter()
            .map(move |other| (one.successes() + other.successes(), one.blocks() + other.blocks()))
    })
}

/// A fight of `hero` against the enemies on `space`; on another space than its own it suffers no damage
/// (WR-HERO-SYLVANAS-01).
pub fn fight(view: &View, hero: Hero, space: Space) -> Option<FightOdds> {
    let figure = view.heroes.get(&hero)?;
    let there = view.spaces.get(&space)?;
    let limits = &book().limits;
    let n_enemies = there.ghouls + there.abominations;
    let toughness =
        there.ghouls * limits.ghoul_toughness + there.abominations * limits.abomination_toughness;
    let (mut more_successes, mut more_blocks, mut converts) = (0, 0, false);
    for effect in book().hero(hero).in_fights() {
        match effect {
            FightEffect::BlocksAsSuccesses => converts = true,
            FightEffect::ExtraBlocks(n) => more_blocks += n,
            FightEffect::ExtraSuccesses { n, enemies } => {
                if enemies <= n_enemies {
                    more_successes += n;
                }
            }
        }
    }
    let is_spared = figure.space != space;
    let extra = lich_king_damage(view, space);
    let removed = |successes: u8| {
        let n_ghouls = there.ghouls.min(successes / limits.ghoul_toughness);
        let rest = successes - n_ghouls * limits.ghoul_toughness;
        n_ghouls + there.abominations.min(rest / limits.abomination_toughness)
    };
    // Blocks that strike are no longer there to protect; the best split suffers least.
    let outcome = |(successes, rolled): (u8, u8)| {
        let most = if converts { rolled } else { 0 };
        let splits = (0..=most).map(|n_struck| {
            let n_removed = removed(successes + more_successes + n_struck);
            let suffered =
                (n_enemies - n_removed + extra).saturating_sub(rolled + more_blocks - n_struck);
            (if is_spared { 0 } else { suffered }, u8::MAX - n_removed)
        });
        let (damage, spared) = splits.min().unwrap_or_default();
        (u8::MAX - spared, damage)
    };
    let n_clear = rolls().filter(|&(successes, blocks)| {
        toughness <= successes + more_successes + if converts { blocks } else { 0 }
    });
    let clear = percent(n_clear.count() as u32, rolls().count() as u32);
    let damage = Spread::of(rolls().map(|it| outcome(it).1));
    Some(FightOdds {
        clear,
        removed: Spread::of(rolls().map(|it| outcome(it).0)),
        defeat: damage.at_least(figure.health),
        damage,
    })
}

/// The fight that is under way, if nobody adds a card: enemies that stay, and damage (WR-ACT-FIGHT-07).
pub fn standing_fight(view: &View) -> Option<(u8, u8)> {
    let fight = view.fight.as_ref()?;
    let there = view.spaces.get(&fight.space)?;
    let limits = &book().limits;
    let n_ghouls = there.ghouls.min(fight.successes / limits.ghoul_toughness);
    let rest = fight.successes - n_ghouls * limits.ghoul_toughness;
    let n_brutes = there.abominations.min(rest / limits.abomination_toughness);
    let left = there.ghouls - n_ghouls + there.abominations - n_brutes;
    let total = left + lich_king_damage(view, fight.space);
    let damage = match fight.kind {
        FightKind::WailingArrow => 0,
        FightKind::Action | FightKind::Gunship => total.saturating_sub(fight.blocks),
    };
    Some((left, damage))
}

/// A quest action of `hero` where it stands.
pub fn quest(view: &View, hero: Hero, quest: Quest) -> Option<QuestOdds> {
    let figure = view.heroes.get(&hero)?;
    let left = steps_left(view, quest)?;
    let facts = book().quest(quest);
    let (lost_successes, lost_blocks) = match facts.effect {
        QuestEffect::CancelSuccesses(n) => (n, 0),
        QuestEffect::CancelBlocks(n) => (0, n),
        QuestEffect::Plain
        | QuestEffect::SpawnHere { .. }
        | QuestEffect::AbominationOnCompletion
        | QuestEffect::NoRestNextTo
        | QuestEffect::ActingHeroLaysFewer(_)
        | QuestEffect::SpawnNextTo => (0, 0),
    };
    let total = facts.damage + lich_king_damage(view, facts.space);
    let steps = Spread::of(
        rolls().map(|(successes, _)| successes.saturating_sub(lost_successes).min(left)),
    );
    let damage = Spread::of(
        rolls().map(|(_, blocks)| total.saturating_sub(blocks.saturating_sub(lost_blocks))),
    );
    Some(QuestOdds {
        complete: steps.at_least(left),
        defeat: damage.at_least(figure.health),
        steps,
        damage,
    })
}

/// A rest of `hero`; a Heal card adds `extra` (WR-CARD-HEAL-01).
pub fn rest(view: &View, hero: Hero, extra: u8) -> Option<RestOdds> {
    let figure = view.heroes.get(&hero)?;
    let missing = book().hero(hero).health.saturating_sub(figure.health);
    let stronghold = match view.spaces.get(&figure.space) {
        Some(there) if there.stronghold => book().limits.stronghold_healing,
        _ => 0,
    };
    let healers = view.heroes.iter().filter(|(_, it)| it.space == figure.space);
    let abilities = healers.flat_map(|(&it, _)| &book().hero(it).abilities);
    let laid_on: u8 = abilities
        .map(|it| match it.effect {
            AbilityEffect::ExtraHealing(n) => n,
            _ => 0,
        })
        .sum();
    let more = extra + stronghold + laid_on;
    let healing = Spread::of(rolls().map(|(successes, _)| (successes + more).min(missing)));
    Some(RestOdds { full: healing.at_least(missing), healing })
}

/// Steps that a quest still needs; nothing if it is not active.
pub fn steps_left(view: &View, quest: Quest) -> Option<u8> {
    let length = book().quest(quest).length();
    if quest == Quest::IcecrownCitadel {
        return view.siege.as_ref().map(|it| length.saturating_sub(it.progress));
    }
    let active = view.quests.values().find(|it| it.quest == quest && !it.complete)?;
    Some(length.saturating_sub(active.progress))
}

/// WR-LK-02, WR-LK-05.
pub fn lich_king_damage(view: &View, space: Space) -> u8 {
    let is_his = match view.lich_king {
        LichKing::Icecrown => space == Space::IcecrownCitadel,
        LichKing::Red | LichKing::Green | LichKing::Purple => {
            book().map.region(space).is_some_and(|region| region.name() == view.lich_king.name())
        }
    };
    if is_his { book().limits.lich_king_damage } else { 0 }
}

/// Percent: The Scourge Rises is among the next cards of step 2 (WR-DECK-06).
pub fn rise(view: &View) -> u32 {
    let mut left = u32::from(book().limits.draws);
    let (mut n_missed, mut n_all) = (1, 1);
    for pile in &view.hero_deck.piles {
        let (cards, rises) = (u32::from(pile.cards), u32::from(pile.scourge_rises));
        for nth in 0..left.min(cards) {
            n_missed *= (cards - rises).saturating_sub(nth);
            n_all *= cards - nth;
        }
        left = left.saturating_sub(cards);
        if left == 0 {
            break;
        }
    }
    percent(n_all - n_missed.min(n_all), n_all)
}
