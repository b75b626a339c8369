//! Which heroes an effect means (WQ-GOLD-05, WQ-GOLD-07, WQ-GOLD-09, WQ-AMB-34).

use crate::content::book;
use crate::effect::{Amount, Guard, Who};
use crate::names::{Hero, Trait};
use crate::query::pool::attack;
use crate::sets::{FoeSet, HeroSet};
use crate::state::Quest;
use crate::step::Cause;

impl Quest {
    /// Whether the heroes that an effect may mean are all meant, or somebody chooses among them.
    #[inline]
    pub(crate) fn is_choice(who: Who) -> bool {
        match who {
            Who::MostWounds
            | Who::FewestWounds
            | Who::FewestEngaged
            | Who::One
            | Who::Another
            | Who::UpToTwo => true,
            Who::Owner
            | Who::Active
            | Who::Target
            | Who::Leader
            | Who::Each
            | Who::EachUnengaged
            | Who::EachEngaged
            | Who::EachSurrounded
            | Who::EachTokenless
            | Who::Engaged
            | Who::EngagedElseActive
            | Who::Same => false,
        }
    }

    /// The heroes that an effect may mean.
    pub(crate) fn candidates(&self, who: Who, cause: &Cause) -> HeroSet {
        let only = |hero: Option<Hero>| hero.map_or(HeroSet::EMPTY, HeroSet::only);
        let standing = || self.order.iter().copied().filter(|&hero| self.is_up(hero));
        let n_engaged = |hero: Hero| self.engaged(hero).len();
        let n_wounds = |hero: Hero| self.area(hero).wounds;
        let engaged = || cause.foe.and_then(|foe| self.zone_of(foe));
        match who {
            Who::Owner => HeroSet::only(cause.owner),
            Who::Active => only(self.active()),
            // WQ-AMB-34: a hero who falls after he was named is no target any more.
            Who::Target => only(self.deed.and_then(|deed| deed.aided).filter(|&it| self.is_up(it))),
            Who::Leader => only(self.lead()),
            Who::Each | Who::One | Who::UpToTwo => standing().collect(),
            Who::EachUnengaged => standing().filter(|&it| n_engaged(it) == 0).collect(),
            Who::EachEngaged => standing().filter(|&it| n_engaged(it) != 0).collect(),
            Who::EachSurrounded => {
                standing().filter(|&it| n_engaged(it) == book().played.limits.zone).collect()
            }
            Who::EachTokenless => standing().filter(|&it| self.area(it).n_tokens() == 0).collect(),
            Who::Engaged => only(engaged()),
            Who::EngagedElseActive => only(engaged().or_else(|| self.active())),
            Who::MostWounds => {
                let most = standing().map(n_wounds).max();
                standing().filter(|&it| Some(n_wounds(it)) == most).collect()
            }
            Who::FewestWounds => {
                let fewest = standing().map(n_wounds).min();
                standing().filter(|&it| Some(n_wounds(it)) == fewest).collect()
            }
            Who::FewestEngaged => {
                let fewest = standing().map(n_engaged).min();
                standing().filter(|&it| Some(n_engaged(it)) == fewest).collect()
            }
            Who::Another => standing().filter(|&it| it != cause.owner).collect(),
            Who::Same => only(cause.chosen),
        }
    }

    fn n_with(&self, hero: Hero, foes: FoeSet, it: Trait) -> u8 {
        ((self.engaged(hero) - foes) & FoeSet(book().quick.by_trait[it.idx()])).len()
    }

    /// How much, for a hero.
    pub(crate) fn amount(&self, amount: Amount, hero: Hero, cause: &Cause) -> u8 {
        let this = cause.foe.map_or(FoeSet::EMPTY, FoeSet::only);
        match amount {
            Amount::N(n) => n,
            Amount::Attack => cause.foe.map_or(0, attack),
            Amount::OthersIn(it) => self.n_with(hero, this, it),
            Amount::In(it) => self.n_with(hero, FoeSet::EMPTY, it),
            Amount::Heroes => self.n_heroes,
            Amount::Pulled => self.turn.pulled,
        }
    }

    /// WQ-ACT-20.
    pub(crate) fn holds(&self, guard: Guard, cause: &Cause) -> bool {
        match guard {
            Guard::Defeated => self.deed.is_some_and(|deed| deed.defeated != 0),
            Guard::Pulled => self.turn.pulled != 0,
            Guard::NotExplored => !self.is_explored(),
            Guard::ShadowsEmpty => self.foes.shadows.is_empty() && self.foes.hidden.is_empty(),
            Guard::NemesisInLair => self.is_nemesis_in_lair(),
            Guard::NemesisOut => self.is_nemesis_out(),
            Guard::OtherInZone(it) => {
                let this = cause.foe.map_or(FoeSet::EMPTY, FoeSet::only);
                let hero = cause.foe.and_then(|foe| self.zone_of(foe));
                hero.is_some_and(|hero| self.n_with(hero, this, it) != 0)
            }
            Guard::EvenTravel => self.turn.travels.is_multiple_of(2),
            Guard::Quest(sheet) => self.sheet == sheet,
        }
    }
}
