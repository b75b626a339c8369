//! What a character is worth: numbers that cards change are folded here, base first, then everything that is added.

use cards::Block;
use kernel::Seat;

use crate::content::{Back, SideFacts, book};
use crate::effect::{Change, During, Modifier};
use crate::names::{Hero, Item, Level};
use crate::state::{Adventure, Attached, Bearer};
use crate::verbs::cards::lasting_of;

impl Adventure {
    /// AG-SETUP-08; the first of the list before a character is chosen.
    #[inline]
    pub(crate) fn hero_of(&self, seat: Seat) -> Hero {
        self.player(seat).hero.unwrap_or_default()
    }

    /// AG-CHAR-03: the visible side.
    #[inline]
    pub(crate) fn side_facts(&self, seat: Seat) -> &'static SideFacts<Block> {
        book().hero(self.hero_of(seat)).side(self.player(seat).face)
    }

    /// The lasting effects on a character, from all its sources: its card, its items, what is attached to it, and the
    /// global event.
    pub(crate) fn modifiers(&self, seat: Seat, mut see: impl FnMut(&Modifier)) {
        self.side_facts(seat).modifiers.iter().for_each(&mut see);
        let player = self.player(seat);
        for item in (player.bag & book().quick.lasting).iter() {
            if self.has_power(seat, item) {
                book().item(item).modifiers.iter().for_each(&mut see);
            }
        }
        for item in player.weapon.into_iter().chain(player.armour) {
            book().item(item).modifiers.iter().for_each(&mut see);
        }
        for attached in self.attached.iter().filter(|it| it.on == Bearer::Seat(seat)) {
            lasting(attached, &mut see);
        }
        if let Some(global) = self.global
            && let Some(event) = book().event(global.card)
        {
            event.modifiers.iter().for_each(&mut see);
        }
    }

    /// AG-ITEM-08, AG-ITEM-11: whether the power of an item in the bag counts.
    #[inline]
    pub(crate) fn has_power(&self, seat: Seat, item: Item) -> bool {
        let facts = book().item(item);
        facts.kind == crate::names::ItemType::Bag && level_of(item) <= self.player(seat).level
    }

    /// AG-DMG-03: the damage at which a character is defeated. AG-RUL-18: never below 1.
    pub(crate) fn life(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut life = book().hero(self.hero_of(seat)).life[player.level.idx()] as i8;
        self.modifiers(seat, |modifier| {
            if let Change::Life(n) = modifier.change {
                life += n;
            }
        });
        (life - player.diseases as i8).max(1) as u8
    }

    /// What is added to a movement roll, moves first.
    pub(crate) fn added_to_roll(&self, seat: Seat) -> (i8, i8) {
        let mut res = (0, 0);
        self.modifiers(seat, |modifier| match modifier.change {
            Change::Moves(n) => res.0 += n,
            Change::Energy(n) => res.1 += n,
            Change::Attack(_)
            | Change::Defence(_)
            | Change::Might(_)
            | Change::Life(_)
            | Change::FirstAbility(_)
            | Change::Healing(_) => {}
        });
        res
    }

    /// What is added to healing by a resource or a potion.
    pub(crate) fn added_to_healing(&self, seat: Seat) -> i8 {
        let mut res = 0;
        self.modifiers(seat, |modifier| {
            if let Change::Healing(n) = modifier.change {
                res += n;
            }
        });
        res
    }

    /// What the first ability of a turn costs less.
    pub(crate) fn rebate(&self, seat: Seat) -> u8 {
        if self.turn.spenders.contains(seat) {
            return 0;
        }
        let mut res = 0;
        for modifier in &self.side_facts(seat).modifiers {
            if let Change::FirstAbility(n) = modifier.change {
                res += n;
            }
        }
        res
    }
}

/// The lasting effects of an attached card on its bearer. What counts against the bearer is no effect on it.
fn lasting(attached: &Attached, see: &mut impl FnMut(&Modifier)) {
    let facts = book().ability(attached.ability);
    let lasting = lasting_of(attached.ability);
    let better = if attached.improved { facts.better.modifiers.as_slice() } else { &[] };
    let all = lasting.modifiers.iter().chain(better);
    all.filter(|modifier| modifier.during != During::Marked).for_each(see);
}

/// AG-ITEM-08: the level of an item is that of its card.
#[inline]
pub(crate) fn level_of(item: Item) -> Level {
    book().card_of(item).level()
}

/// Whether a challenge card becomes an item (AG-RUL-42).
#[inline]
pub(crate) fn is_item(card: crate::names::Challenge) -> bool {
    matches!(book().challenge(card).back, Back::Item(_))
}
