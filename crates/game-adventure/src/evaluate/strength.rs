//! What a character can do in a fight, roughly, and what it owns.

use kernel::Seat;

use crate::content::{FoeFacts, book};
use crate::effect::Timing;
use crate::names::{AttackType, Discovery, ItemType, N_KEPT};
use crate::outlook::{Usable, usable};
use crate::query::stats::level_of;
use crate::state::{Adventure, Combat, Foe};

/// Through whose eyes a seat is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// Its own.
    Own,
    /// As everybody sees it: hands and hidden discoveries are what they are on the mean.
    Shared,
}

/// How many of the cards of a hand are for combats, on the mean.
const COMBAT_CARDS: f32 = 0.55;

/// The values of a character against nobody in particular.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    pub kind: AttackType,
    pub attack: f32,
    pub defence: f32,
    pub might: f32,
    /// Life that is left, and all of it.
    pub left: f32,
    pub life: f32,
    /// Ability cards for a combat in the hand, up to three.
    pub cards: f32,
}

/// The odds of a fight, roughly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    pub win: f32,
    pub fall: f32,
    pub taken: f32,
}

impl Guess {
    /// How many turns a victory takes beside the fight that is won.
    pub(super) fn tries(&self) -> f32 {
        1.0 / self.win.max(0.08) - 1.0 + 2.0 * self.fall
    }
}

/// What an encounter is worth in a fight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Enemy {
    pub kind: AttackType,
    pub attack: f32,
    pub defence: f32,
    pub damage: f32,
}

impl<B> From<&FoeFacts<B>> for Enemy {
    fn from(facts: &FoeFacts<B>) -> Self {
        Self {
            kind: facts.attack.0,
            attack: f32::from(facts.attack.1),
            defence: f32::from(facts.defence),
            damage: f32::from(facts.damage),
        }
    }
}

/// What a combat card adds to an attack, on the mean.
const CARD: f32 = 0.5;

impl Strength {
    pub(super) fn of(game: &Adventure, seat: Seat, sight: Sight) -> Self {
        let space = game.at(seat);
        let alone = Combat { attacker: seat, foe: Foe::Lair(space), space, ..Combat::default() };
        let [attack, defence, might] = game.standing_values(&alone, 0);
        let player = game.player(seat);
        let life = game.life(seat);
        let is_combat = |it: &&crate::names::Ability| book().ability(**it).timing == Timing::Combat;
        let cards = match sight {
            Sight::Own => player.hand.iter().filter(is_combat).count() as f32,
            Sight::Shared => COMBAT_CARDS * player.hand.len() as f32,
        };
        Self {
            kind: game.attack_type(&alone, 0),
            attack: f32::from(attack),
            defence: f32::from(defence),
            might: f32::from(might),
            left: f32::from(life.saturating_sub(player.damage)),
            life: f32::from(life),
            cards: cards.min(3.0),
        }
    }

    /// In units of valor. A character without life has nothing.
    pub(super) fn worth(&self) -> f32 {
        let ranged = if self.kind == AttackType::Ranged { 0.15 } else { 0.0 };
        0.13 * self.attack
            + 0.11 * self.defence
            + 0.04 * self.might
            + ranged
            + 0.6 * (self.left / self.life.max(1.0)).sqrt()
    }

    /// A fight in which cards are played that are there.
    pub(crate) fn against(&self, enemy: &Enemy, with_cards: f32) -> Guess {
        let hits = |attack: f32, defence: f32| ((7.0 - (defence - attack)) / 6.0).clamp(0.0, 1.0);
        let own = hits(self.attack + CARD * self.cards * with_cards, enemy.defence);
        let theirs = hits(enemy.attack, self.defence);
        let deadly = if self.left <= enemy.damage { theirs } else { 0.0 };
        let (win, strikes) = match (self.kind, enemy.kind) {
            // Whoever is hit first does not strike.
            (AttackType::Ranged, AttackType::Melee) => (own, 1.0 - own),
            (AttackType::Melee | AttackType::Ranged, _) => (own * (1.0 - deadly), 1.0),
        };
        Guess { win, fall: deadly * strikes, taken: theirs * strikes * enemy.damage }
    }
}

/// What lies in the hand, in the bag and among the kept discoveries.
pub(super) fn holdings(game: &Adventure, seat: Seat) -> f32 {
    let player = game.player(seat);
    let hand = player.hand.len() as f32;
    let hero = game.hero_of(seat);
    let mut bag = 0.0;
    for item in player.items().iter() {
        let potions = 0.04 * book().item(item).potions.len() as f32;
        bag += potions + 0.03 * level_of(item).idx() as f32;
    }
    for item in player.bag.iter() {
        bag += match (book().item(item).kind, usable(hero, player.level, item)) {
            (ItemType::Bag, Usable::Now) => 0.16,
            (ItemType::Bag, Usable::FromLevel(_)) => 0.10,
            (_, Usable::Now) => 0.02,
            (_, Usable::FromLevel(_)) => 0.10,
            (_, Usable::Never) => 0.0,
        };
    }
    let kept: f32 = (0..N_KEPT).map(|idx| f32::from(player.kept[idx]) * kept(idx)).sum();
    0.09 * hand.min(6.0) + 0.04 * (hand - 6.0).max(0.0) + bag.min(1.5) + kept
        - 0.3 * f32::from(player.diseases)
        - 0.1 * f32::from(player.slowed)
        - 0.05 * f32::from(u8::from(player.dazed))
}

/// What a kept discovery is worth.
fn kept(idx: usize) -> f32 {
    match Discovery::ALL[idx] {
        Discovery::Gold => 0.2,
        Discovery::Hearthstone => 0.12,
        Discovery::RocketBoots | Discovery::Merchant => 0.1,
        Discovery::FarSight => 0.03,
        Discovery::Ambush
        | Discovery::FalseMap
        | Discovery::PowerDrain
        | Discovery::Disease
        | Discovery::Bomb
        | Discovery::Curse => 0.0,
    }
}
