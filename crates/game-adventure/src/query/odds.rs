//! How a fight would end if nobody played a card: over both dice, with the powers that they trigger.

use kernel::Seat;

use crate::content::book;
use crate::effect::{Acts, Effect, InCombat, OnCharacter, Op, Side, Who};
use crate::names::AttackType;
use crate::phases::combat::{holds_back, next_power};
use crate::phases::setup::FACES;
use crate::state::{Adventure, Bearer, Combat, Foe};
use crate::step::Cause;

/// Chances from 0 to 1, and damage on the mean.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Odds {
    /// The attacker defeats its enemy and is not defeated (AG-COMBAT-12, AG-PVP-06).
    pub win: f32,
    /// The attacker is defeated.
    pub fall: f32,
    /// Damage to the attacker, and by it.
    pub taken: f32,
    pub dealt: f32,
}

impl Odds {
    fn add(&mut self, other: &Self, weight: f32) {
        self.win += weight * other.win;
        self.fall += weight * other.fall;
        self.taken += weight * other.taken;
        self.dealt += weight * other.dealt;
    }

    /// The mean of several; nothing of none.
    pub(crate) fn mean(all: impl Iterator<Item = Self>) -> Option<Self> {
        let (mut sum, mut n) = (Self::default(), 0u8);
        for odds in all {
            sum.add(&odds, 1.0);
            n += 1;
        }
        let mut res = Self::default();
        res.add(&sum, 1.0 / f32::from(n.max(1)));
        (n != 0).then_some(res)
    }
}

impl Adventure {
    /// The fight of a character against an enemy as both stand now.
    pub(crate) fn odds(&self, attacker: Seat, foe: Foe) -> Odds {
        self.odds_in(&Combat { attacker, foe, ..Combat::default() })
    }

    /// The combat as it stands: every roll that is still to come is as likely as the others.
    pub(crate) fn odds_in(&self, combat: &Combat) -> Odds {
        let stand = Stand::new(self, combat);
        let mut res = Odds::default();
        if combat.dice[0] != 0 {
            stand.settle(*combat, 1.0, &mut res);
            return res;
        }
        for red in FACES {
            for black in FACES {
                let rolled = Combat { dice: [red, black], ..*combat };
                stand.settle(rolled, 1.0 / 36.0, &mut res);
            }
        }
        res
    }
}

/// What does not change while a combat is rolled out.
struct Stand<'a> {
    game: &'a Adventure,
    kinds: [AttackType; 2],
    /// Attack, defence and damage before what this combat adds.
    values: [[i8; 3]; 2],
    /// The life that is left to a character.
    life: [Option<u8>; 2],
    /// Whether the next hit does nothing, or how much less.
    shields: [bool; 2],
    wards: [u8; 2],
}

impl<'a> Stand<'a> {
    fn new(game: &'a Adventure, combat: &Combat) -> Self {
        let seats = [combat.seat(0), combat.seat(1)];
        let shielded = |seat: Seat| {
            game.attached.iter().any(|it| it.on == Bearer::Seat(seat) && it.is_shield())
        };
        let life = |seat: Seat| game.life(seat).saturating_sub(game.player(seat).damage);
        Self {
            game,
            kinds: [game.attack_type(combat, 0), game.attack_type(combat, 1)],
            values: [game.standing_values(combat, 0), game.standing_values(combat, 1)],
            life: seats.map(|seat| seat.map(life)),
            shields: seats.map(|seat| seat.is_some_and(shielded)),
            wards: seats.map(|seat| seat.map_or(0, |seat| game.warded(seat))),
        }
    }

    /// Triggers powers until none is left, then strikes. A die that is rolled again goes six ways.
    fn settle(&self, mut combat: Combat, weight: f32, res: &mut Odds) {
        while let Some(rolled) = self.trigger(&mut combat) {
            let Some(side) = rolled else { continue };
            for die in FACES {
                let mut next = combat;
                next.dice[side] = die;
                self.settle(next, weight / 6.0, res);
            }
            return;
        }
        res.add(&self.strike(&combat), weight);
    }

    /// AG-POWER-03: uses up the next power; the side whose die it rolls again, which comes last.
    fn trigger(&self, combat: &mut Combat) -> Option<Option<usize>> {
        let next = |side: usize| next_power(self.game, combat, side).map(|it| (side, it));
        let (side, (bit, card, then)) = next(1).or_else(|| next(0))?;
        combat.sides[side].used |= bit;
        let owner = combat.seat(side).unwrap_or(combat.attacker);
        let cause = Cause { card, owner, target: None };
        let mut rolls = None;
        for &op in book().effects(then) {
            if let Effect::If(guard, inner) = op {
                if self.game.holds_now(combat, guard, &cause) {
                    book().effects(inner).iter().for_each(|&op| work(combat, side, op));
                }
            } else {
                rolls = rolls.or(rolled_again(side, op));
                work(combat, side, op);
            }
        }
        Some(rolls)
    }

    fn values(&self, combat: &Combat, side: usize) -> [i8; 3] {
        let fighter = &combat.sides[side];
        let [attack, defence, damage] = self.values[side];
        [
            (attack + fighter.attack).max(0),
            (defence + fighter.defence).max(1),
            (damage + fighter.might).max(0),
        ]
    }

    /// AG-COMBAT-08, AG-COMBAT-10: ranged attacks, and melee attacks if both still stand.
    fn strike(&self, combat: &Combat) -> Odds {
        let both = [self.values(combat, 0), self.values(combat, 1)];
        let mut hurt = [combat.sides[1].dealt, combat.sides[0].dealt];
        let mut fallen = [false; 2];
        for kind in [AttackType::Ranged, AttackType::Melee] {
            if fallen != [false; 2] {
                break;
            }
            for side in 0..2 {
                let is_melee = kind == AttackType::Melee;
                let attacks = self.kinds[side] == kind && !(is_melee && holds_back(combat, side));
                let total = combat.dice[side] as i8 + both[side][0];
                if attacks && both[1 - side][1] <= total {
                    hurt[1 - side] += self.through(1 - side, both[side][2] as u8);
                }
            }
            for side in 0..2 {
                let life = self.life[side].unwrap_or(1);
                fallen[side] = life <= hurt[side];
            }
        }
        Odds {
            win: f32::from(u8::from(fallen[1] && !fallen[0])),
            fall: f32::from(u8::from(fallen[0])),
            taken: f32::from(hurt[0]),
            dealt: f32::from(hurt[1]),
        }
    }

    /// What is left of a hit after everything that prevents it.
    fn through(&self, side: usize, damage: u8) -> u8 {
        if self.shields[side] { 0 } else { damage.saturating_sub(self.wards[side]) }
    }
}

fn side_of(own: usize, side: Side) -> usize {
    match side {
        Side::Own => own,
        Side::Enemy => 1 - own,
    }
}

/// What an effect changes in this combat.
fn work(combat: &mut Combat, own: usize, op: Op) {
    match op.acts() {
        Acts::InCombat(effect) => match effect {
            InCombat::Attack(side, n) => combat.sides[side_of(own, side)].attack += n,
            InCombat::Defence(side, n) => combat.sides[side_of(own, side)].defence += n,
            InCombat::Might(side, n) => combat.sides[side_of(own, side)].might += n,
            InCombat::Hold(side) => combat.sides[side_of(own, side)].held = true,
            InCombat::Stun(n) => combat.sides[own].stun = n,
            // Dice are rolled again elsewhere; no power brings the others.
            InCombat::Reroll(_)
            | InCombat::Best(_)
            | InCombat::Weapon(..)
            | InCombat::Rider(_)
            | InCombat::End => {}
        },
        // What hurts beside the blows counts as dealt before them.
        Acts::On(Who::Owner, OnCharacter::Damage(n)) => combat.sides[1 - own].dealt += n,
        Acts::On(Who::Foe, OnCharacter::Damage(n)) => combat.sides[own].dealt += n,
        // Nothing else changes a blow.
        Acts::On(..) | Acts::OnTable(_) => {}
    }
}

/// The side whose die an effect rolls again.
fn rolled_again(own: usize, op: Op) -> Option<usize> {
    match op.acts() {
        Acts::InCombat(InCombat::Reroll(side)) => Some(side_of(own, side)),
        Acts::InCombat(InCombat::Best(_)) => Some(own),
        Acts::InCombat(_) | Acts::On(..) | Acts::OnTable(_) => None,
    }
}
