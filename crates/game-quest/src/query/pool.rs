//! WQ-ACT-11 to WQ-ACT-14: what a roll comes to, folded in one order: symbols on the dice, criticals, tokens, effects.

use crate::content::book;
use crate::effect::{Amount, Change, During, Modifier};
use crate::event::Total;
use crate::names::{ActionCard, Condition, EnemyFace, Foe, Hero, HeroFace, Kind, Rank};
use crate::sets::{FoeSet, GearSet};
use crate::state::{Deed, Quest};

/// What lasting effects add to an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bonus {
    pub(crate) success: u8,
    pub(crate) defence: u8,
    pub(crate) dice: u8,
    pub(crate) per_critical: u8,
    pub(crate) versus_elite: u8,
    pub(crate) pierce: u8,
    pub(crate) blank: u8,
    pub(crate) is_ranged: bool,
}

impl Bonus {
    fn add(&mut self, modifier: &Modifier, kind: Kind, n_targets: u8, pulled: u8) {
        let counts = match modifier.during {
            During::Always | During::Actions => true,
            During::Only(only) => only == kind,
            During::Duels => kind == Kind::Attack && n_targets == 1,
        };
        if !counts {
            return;
        }
        match modifier.change {
            Change::Success(Amount::Pulled) => self.success += pulled,
            Change::Success(Amount::N(n)) => self.success += n,
            Change::Defence(n) => self.defence += n,
            Change::Dice(n) => self.dice += n,
            Change::PerCritical(n) => self.per_critical += n,
            Change::VersusElite(n) => self.versus_elite += n,
            Change::Pierce(n) => self.pierce += n,
            Change::Blank(n) => self.blank += n,
            Change::Ranged => self.is_ranged = true,
            Change::Success(
                Amount::Attack | Amount::OthersIn(_) | Amount::In(_) | Amount::Heroes,
            )
            | Change::Health(_)
            | Change::Infection(_)
            | Change::Ward(_)
            | Change::NoConditions
            | Change::Tireless
            | Change::CannotBeEngaged
            | Change::CannotBeExhausted => {}
        }
    }
}

impl Quest {
    /// Gear of a hero that adds to actions.
    #[inline]
    fn modifying(&self, hero: Hero) -> GearSet {
        let area = self.area(hero);
        GearSet(area.gear.0 & !area.depleted.0 & book().quick.gear_modifies)
    }

    /// What lasting effects add to an action of a hero with a card.
    pub(crate) fn bonus(
        &self,
        hero: Hero,
        card: ActionCard,
        n_targets: u8,
        pulled: u8,
        is_empowered: bool,
    ) -> Bonus {
        let kind = card.kind();
        let facts = book().action(card);
        let mut res = Bonus { is_ranged: facts.ranged, ..Bonus::default() };
        for modifier in &facts.modifiers {
            res.add(modifier, kind, n_targets, pulled);
        }
        for gear in self.modifying(hero) {
            for modifier in &book().gear(gear).modifiers {
                res.add(modifier, kind, n_targets, pulled);
            }
        }
        if is_empowered {
            for modifier in &book().condition(Condition::Empowered).modifiers {
                res.add(modifier, kind, n_targets, pulled);
            }
        }
        res
    }

    #[inline]
    pub(crate) fn deed_bonus(&self, deed: &Deed) -> Bonus {
        let facts = book().action(deed.card);
        if facts.modifiers.is_empty() && !deed.is_empowered && self.modifying(deed.hero).is_empty()
        {
            return Bonus { is_ranged: facts.ranged, ..Bonus::default() };
        }
        self.bonus(deed.hero, deed.card, deed.n_targets, deed.pulled, deed.is_empowered)
    }

    /// WQ-ACT-13: where the successes come from. A critical that a change of symbols brought counts as one (WQ-AMB-47).
    pub(crate) fn total(&self, deed: &Deed) -> Total {
        let bonus = self.deed_bonus(deed);
        let dice = &deed.hero_dice;
        let n = |face: HeroFace| dice[face.idx()];
        Total {
            dice: n(HeroFace::Success)
                + n(HeroFace::SuccessDefence)
                + 2 * n(HeroFace::Double)
                + n(HeroFace::Critical),
            criticals: deed.criticals,
            tokens: deed.spent,
            effects: bonus.success + deed.more_successes + bonus.per_critical * deed.criticals,
        }
    }

    pub(crate) fn successes(&self, deed: &Deed) -> u8 {
        let total = self.total(deed);
        total.dice + total.criticals + total.tokens + total.effects
    }

    /// Defence symbols of the roll and from effects; they stop attacks and nothing else (WQ-AMB-06).
    pub(crate) fn defence(&self, deed: &Deed) -> u8 {
        let n = |face: HeroFace| deed.hero_dice[face.idx()];
        let dice = n(HeroFace::SuccessDefence) + 2 * n(HeroFace::Defence);
        dice + self.deed_bonus(deed).defence + deed.more_defence
    }

    /// Attack symbols that are left after those that became blanks.
    pub(crate) fn attack_symbols(&self, deed: &Deed) -> u8 {
        let rolled = deed.enemy_dice[EnemyFace::Attack.idx()];
        if rolled == 0 {
            return 0;
        }
        rolled.saturating_sub(self.deed_bonus(deed).blank + deed.more_blanks)
    }

    /// WQ-EATK-02, WQ-EATK-03, WQ-EATK-04: the attackers by their attack values, as many as there are symbols.
    pub(crate) fn strongest(&self, deed: &Deed) -> FoeSet {
        let mut left = deed.attackers;
        let mut res = FoeSet::EMPTY;
        if left.is_empty() {
            return res;
        }
        for _ in 0..self.attack_symbols(deed) {
            let best = left.iter().max_by_key(|&foe| (attack(foe), u8::MAX - foe as u8));
            let Some(best) = best else { break };
            left.remove(best);
            res.insert(best);
        }
        res
    }

    /// WQ-EATK-05: the attack values together.
    pub(crate) fn attack_total(&self, deed: &Deed) -> u8 {
        self.strongest(deed).iter().map(attack).sum()
    }

    /// WQ-ATTACK-05: the wounds that so many successes deal to an enemy, and how much resilience took.
    pub(crate) fn attack_wounds(&self, deed: &Deed, foe: Foe, successes: u8) -> (u8, u8) {
        let bonus = self.deed_bonus(deed);
        let is_elite = book().enemy(foe).rank != Rank::Standard;
        let successes = successes + if is_elite { bonus.versus_elite } else { 0 };
        let resilience = self.resilience(foe).saturating_sub(bonus.pierce);
        (successes.saturating_sub(resilience), resilience.min(successes))
    }
}

/// The attack value of an enemy.
#[inline]
pub(crate) fn attack(foe: Foe) -> u8 {
    book().quick.attack[foe.idx()]
}
