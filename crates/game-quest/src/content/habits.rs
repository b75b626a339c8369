//! What the effect bar of an enemy does beyond its own zone: whether the order of several enemies can matter.

use super::{EnemyFacts, Stock};
use crate::effect::{Amount, Effect, Foes, Guard, Tree, Who};

/// WQ-AMB-60: an enemy in a zone, as others are touched by its activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Habits {
    /// Nothing but its own card and the hero of its zone.
    pub is_tame: bool,
    /// It leaves the zone, or looks who else is there: one of these alone does no harm.
    pub leaves: bool,
    pub looks: bool,
    /// The most wounds that it deals to the hero.
    pub wounds: u8,
}

impl Habits {
    pub(super) fn of(told: &Stock<Tree>, foe: &EnemyFacts<Tree>) -> Self {
        let mut res = Self { is_tame: true, ..Self::default() };
        for keyword in &foe.bar {
            for effect in &told.keywords[keyword.idx()].then.0 {
                res.add(effect, foe.attack);
            }
        }
        res
    }

    fn add(&mut self, effect: &Effect<Tree>, attack: u8) {
        match effect {
            // It is where it is sent to: the hero who picks it is the one whom it fights.
            Effect::Engage(Who::Active, Foes::This)
            | Effect::Tire(Who::EngagedElseActive, _)
            | Effect::Gain(Who::EngagedElseActive, _)
            | Effect::Mend(Foes::This, _) => {}
            Effect::Retreat(Foes::This) => self.leaves = true,
            Effect::Suffer(Who::Engaged | Who::EngagedElseActive, Amount::Attack) => {
                self.wounds = self.wounds.saturating_add(attack);
            }
            Effect::If(Guard::OtherInZone(_), inner) => {
                self.looks = true;
                inner.0.iter().for_each(|it| self.add(it, attack));
            }
            Effect::Suffer(..)
            | Effect::Recover(..)
            | Effect::Claim(..)
            | Effect::Lose(..)
            | Effect::Gain(..)
            | Effect::Remove(..)
            | Effect::Cure(..)
            | Effect::Ready(..)
            | Effect::Tire(..)
            | Effect::Revive(_)
            | Effect::Treasure(..)
            | Effect::Engage(..)
            | Effect::Retreat(_)
            | Effect::Exhaust(_)
            | Effect::Hit(..)
            | Effect::Mend(..)
            | Effect::Activate(_)
            | Effect::Spawn(..)
            | Effect::Emerge(_)
            | Effect::Progress(_)
            | Effect::Peril(_)
            | Effect::Draw(_)
            | Effect::Refresh
            | Effect::Train(_)
            | Effect::Doom(_)
            | Effect::Scout(_)
            | Effect::Success(_)
            | Effect::Defence(_)
            | Effect::Blank(_)
            | Effect::Dice(_)
            | Effect::Reroll(_)
            | Effect::Encore
            | Effect::Choose(..)
            | Effect::Pay(..)
            | Effect::May(_)
            | Effect::If(..)
            | Effect::Custom(_) => self.is_tame = false,
        }
    }
}
