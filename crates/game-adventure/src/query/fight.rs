//! AG-COMBAT: what the sides of a combat are worth.

use kernel::Seat;

use crate::card::Card;
use crate::content::{FoeFacts, book};
use crate::effect::{Change, During, Guard};
use crate::names::{AttackType, Challenge, Level, Trait};
use crate::state::{Adventure, Bearer, Combat, Foe};
use crate::step::Cause;
use crate::verbs::cards::lasting_of;
use cards::Block;

impl Adventure {
    /// The encounter that is fought, if the enemy is none of the characters.
    pub(crate) fn foe_facts(&self, foe: Foe) -> Option<&'static FoeFacts<Block>> {
        match foe {
            Foe::Seat(_) => None,
            Foe::Card(card) => book().foe(card),
            Foe::Marker(idx) => self
                .track
                .get(usize::from(idx))
                .and_then(|it| *it)
                .and_then(|it| book().foe(it.card)),
            Foe::Lair(space) => book().lair(space).and_then(|lair| lair.foe.as_ref()),
        }
    }

    /// The same of an enemy that is none of the characters.
    pub(crate) fn encounter(&self, foe: Foe) -> &'static FoeFacts<Block> {
        self.foe_facts(foe).expect("AG-ENC-01: whoever is no character is an encounter")
    }

    /// The challenge card that is fought.
    pub(crate) fn foe_card(&self, foe: Foe) -> Option<Challenge> {
        match foe {
            Foe::Seat(_) | Foe::Lair(_) => None,
            Foe::Card(card) => Some(card),
            Foe::Marker(idx) => self.track[usize::from(idx)].map(|marker| marker.card),
        }
    }

    /// AG-RUL-69.
    pub(crate) fn foe_level(&self, foe: Foe) -> Option<Level> {
        match foe {
            Foe::Seat(_) => None,
            Foe::Lair(space) => Some(self.level_at(space)),
            Foe::Card(_) | Foe::Marker(_) => self.foe_card(foe).map(Challenge::level),
        }
    }

    pub(crate) fn foe_has(&self, foe: Foe, kind: Trait) -> bool {
        self.foe_facts(foe).is_some_and(|facts| facts.traits.contains(&kind))
    }

    /// The name under which the texts of the encounter come.
    pub(crate) fn foe_source(&self, foe: Foe) -> Card {
        match foe {
            Foe::Lair(space) => Card::Space(space),
            Foe::Seat(seat) => Card::Hero(self.hero_of(seat)),
            Foe::Card(_) | Foe::Marker(_) => {
                Card::Challenge(self.foe_card(foe).expect("AG-TRACK-05: the card is on the track"))
            }
        }
    }

    /// The side that a card speaks for: 0 attacks, 1 defends.
    pub(crate) fn side_of(&self, combat: &Combat, cause: &Cause) -> usize {
        match (cause.card, combat.foe) {
            (Card::Challenge(_) | Card::Space(_), _) => 1,
            (_, Foe::Seat(seat)) => usize::from(seat == cause.owner),
            (_, Foe::Card(_) | Foe::Marker(_) | Foe::Lair(_)) => 0,
        }
    }

    /// AG-COMBAT-07: the type of attack of a side, and its value before anything is added.
    fn base_attack(&self, combat: &Combat, side: usize) -> (AttackType, i8) {
        let own = match combat.seat(side) {
            Some(seat) => {
                let player = self.player(seat);
                let facts = self.side_facts(seat);
                let bare = (facts.attack, facts.values[player.level.idx()]);
                // AG-ITEM-12.
                let armed = player.weapon.and_then(|item| book().item(item).attack);
                combat.sides[side].weapon.or(armed).unwrap_or(bare)
            }
            None => self.encounter(combat.foe).attack,
        };
        // AG-DISC-AMBUSH-01.
        let is_ambush = side == 1 && self.turn.ambushes != 0;
        (if is_ambush { AttackType::Ranged } else { own.0 }, own.1 as i8)
    }

    #[inline]
    pub(crate) fn attack_type(&self, combat: &Combat, side: usize) -> AttackType {
        self.base_attack(combat, side).0
    }

    /// What counts for a side of this combat.
    fn counts(&self, combat: &Combat, side: usize, during: During) -> bool {
        match during {
            During::Always => true,
            During::Against(kind) => side == 0 && self.foe_has(combat.foe, kind),
            During::AgainstCharacters => matches!(combat.foe, Foe::Seat(_)),
            During::AgainstEncounters => !matches!(combat.foe, Foe::Seat(_)),
            During::With(kind) => self.attack_type(combat, side) == kind,
            During::Marked => false,
        }
    }

    /// Sums what lasting effects add to a side: attack, defence, damage.
    fn added(&self, combat: &Combat, side: usize) -> [i8; 3] {
        let Some(seat) = combat.seat(side) else { return [0; 3] };
        let mut res = [0; 3];
        self.modifiers(seat, |modifier| {
            let (at, n) = match modifier.change {
                Change::Attack(n) => (0, n),
                Change::Defence(n) => (1, n),
                Change::Might(n) => (2, n),
                Change::Life(_)
                | Change::Moves(_)
                | Change::Energy(_)
                | Change::FirstAbility(_)
                | Change::Healing(_) => return,
            };
            if self.counts(combat, side, modifier.during) {
                res[at] += n;
            }
        });
        res[0] += self.marks(combat, side, seat);
        // AG-DISC-CURSE-01.
        res[0] -= self.player(seat).curses as i8;
        res
    }

    /// What marks on the enemy add to the attack of their owner.
    fn marks(&self, combat: &Combat, side: usize, seat: Seat) -> i8 {
        let enemy = match combat.foe {
            Foe::Seat(other) => Bearer::Seat(if side == 0 { other } else { combat.attacker }),
            Foe::Marker(idx) => Bearer::Marker(idx),
            Foe::Card(_) | Foe::Lair(_) => return 0,
        };
        let mut res = 0;
        for attached in self.attached.iter().filter(|it| it.on == enemy && it.owner == seat) {
            let facts = book().ability(attached.ability);
            let lasting = lasting_of(attached.ability);
            let better = if attached.improved { facts.better.modifiers.as_slice() } else { &[] };
            for modifier in lasting.modifiers.iter().chain(better) {
                if let (During::Marked, Change::Attack(n)) = (modifier.during, modifier.change) {
                    res += n;
                }
            }
        }
        res
    }

    /// Attack, defence and damage of a side.
    pub(crate) fn values(&self, combat: &Combat, side: usize) -> [i8; 3] {
        let [attack, defence, damage] = self.standing_values(combat, side);
        let fighter = &combat.sides[side];
        [
            (attack + fighter.attack).max(0),
            (defence + fighter.defence).max(1),
            (damage + fighter.might).max(0),
        ]
    }

    /// The same before what this combat has added. A replaced weapon changes neither damage nor defence (AG-ABIL-19); every
    /// Ambush counts (AG-RUL-17).
    pub(crate) fn standing_values(&self, combat: &Combat, side: usize) -> [i8; 3] {
        let added = self.added(combat, side);
        let (defence, damage) = match combat.seat(side) {
            Some(seat) => {
                let player = self.player(seat);
                let facts = self.side_facts(seat);
                let level = player.level.idx();
                // AG-ITEM-13, AG-CHAR-02.
                let worn = player.armour.and_then(|item| book().item(item).defence);
                (worn.unwrap_or(facts.defence[level]), facts.damage[level])
            }
            None => {
                let facts = self.encounter(combat.foe);
                (facts.defence, facts.damage)
            }
        };
        let ambush = if side == 1 { self.turn.ambushes as i8 } else { 0 };
        [
            self.base_attack(combat, side).1 + added[0],
            defence as i8 + added[1],
            damage as i8 + added[2] + ambush,
        ]
    }

    /// Whether what a card asks for is so.
    pub(crate) fn holds(&self, guard: Guard, cause: &Cause) -> bool {
        match guard {
            Guard::HasPet => self.attached.iter().any(|it| {
                it.on == Bearer::Seat(cause.owner) && it.ability == crate::names::Ability::CallPet
            }),
            Guard::Using(_) | Guard::Facing(_) | Guard::FoeIsCharacter | Guard::Hit => self
                .combat
                .as_ref()
                .is_some_and(|combat| self.holds_in(combat, guard, self.side_of(combat, cause))),
        }
    }

    /// The same in a combat that is only thought of.
    pub(crate) fn holds_now(&self, combat: &Combat, guard: Guard, cause: &Cause) -> bool {
        match guard {
            Guard::HasPet => self.holds(guard, cause),
            Guard::Using(_) | Guard::Facing(_) | Guard::FoeIsCharacter | Guard::Hit => {
                self.holds_in(combat, guard, self.side_of(combat, cause))
            }
        }
    }

    fn holds_in(&self, combat: &Combat, guard: Guard, side: usize) -> bool {
        match guard {
            Guard::Using(kind) => self.attack_type(combat, side) == kind,
            Guard::Facing(kind) => self.attack_type(combat, 1 - side) == kind,
            Guard::FoeIsCharacter => matches!(combat.foe, Foe::Seat(_)),
            Guard::Hit => combat.sides[side].hit,
            Guard::HasPet => unreachable!("AG-ABIL-16: a pet is attached in a combat or not"),
        }
    }
}

impl Combat {
    /// The character on a side.
    #[inline]
    pub(crate) fn seat(&self, side: usize) -> Option<Seat> {
        match (side, self.foe) {
            (0, _) => Some(self.attacker),
            (_, Foe::Seat(seat)) => Some(seat),
            (_, Foe::Card(_) | Foe::Marker(_) | Foe::Lair(_)) => None,
        }
    }

    /// The side of a character in this combat.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> Option<usize> {
        (0..2).find(|&side| self.seat(side) == Some(seat))
    }
}
