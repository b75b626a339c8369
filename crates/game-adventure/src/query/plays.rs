//! Which cards can be played now: the same predicates list, refuse and open windows.
//!
//! A window opens on what everybody can see (AG-GEN-06): that a player is asked says nothing about the hand.

use cards::Block;
use kernel::{Refusal, Seat};

use crate::content::{Once, Use, book};
use crate::effect::{Adds, Circle, Cost, Effect, On, Op, Reach, When};
use crate::names::{Ability, Item, Potion};
use crate::query::reach::held_by_aggro;
use crate::query::stats::level_of;
use crate::sets::ItemSet;
use crate::state::{Adventure, Bearer, Combat, Foe};
use crate::step::{Cause, Stage};

/// The moment at which a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    Movement,
    Challenge,
    Fight(Stage),
    Brink,
    /// An ability of this seat was played.
    Answer(Seat),
}

/// What an effect looks for when its card is played.
pub(crate) enum Aim {
    /// One of the other characters.
    Character(Circle),
    /// A space to go to.
    Space(Reach),
}

impl Op {
    /// AG-ABIL-16: what must be there. What is about its owner, the enemy or what was chosen needs nothing; and another
    /// character is always there.
    pub(crate) fn aim(&self) -> Option<Aim> {
        match *self {
            Self::Whom(circle, _) => Some(Aim::Character(circle)),
            Self::Go(_, reach) => Some(Aim::Space(reach)),
            Self::Attach(_)
            | Self::Damage(..)
            | Self::Heal(..)
            | Self::Draw(..)
            | Self::Discard(..)
            | Self::Drop(..)
            | Self::Lose(..)
            | Self::Gain(..)
            | Self::Energy(..)
            | Self::Sap(..)
            | Self::Drain(_)
            | Self::Moves(_)
            | Self::Slow(..)
            | Self::Wither(_)
            | Self::Daze(_)
            | Self::Push(_)
            | Self::Place(_)
            | Self::Attack(..)
            | Self::Defence(..)
            | Self::Might(..)
            | Self::Reroll(_)
            | Self::Best(_)
            | Self::Weapon(..)
            | Self::Hold(_)
            | Self::Stun(_)
            | Self::Rider(_)
            | Self::EndCombat
            | Self::Counter
            | Self::Scout(_)
            | Self::FarSight
            | Self::Trade
            | Self::TurnOver
            | Self::Leave
            | Self::Shun
            | Self::Survive(_)
            | Self::Test(..)
            | Self::If(..)
            | Self::Pay(..)
            | Self::Choose(_)
            | Self::Custom(_) => None,
        }
    }
}

impl Adventure {
    /// AG-ABIL-09, AG-ABIL-10: whether a card that is meant for a moment fits this one.
    #[inline]
    pub(crate) fn fits(&self, seat: Seat, when: When, moment: Moment) -> bool {
        match moment {
            Moment::Movement => matches!(when, When::Movement | When::OwnTurn),
            Moment::Challenge => matches!(when, When::Challenge | When::OwnTurn),
            Moment::Fight(stage) => match when {
                When::BeforeRoll => stage == Stage::BeforeRoll,
                When::AfterRoll => stage == Stage::AfterRoll,
                When::Between => stage == Stage::Between,
                When::AfterHit => stage == Stage::AfterHit,
                When::InCombat => stage != Stage::AfterHit,
                When::OwnTurn => seat == self.active(),
                When::Movement
                | When::Challenge
                | When::Brink
                | When::CounterInCombat
                | When::CounterWithin(_) => false,
            },
            Moment::Brink => when == When::Brink,
            Moment::Answer(owner) => match when {
                When::CounterInCombat => self.are_enemies(seat, owner),
                When::CounterWithin(n) => {
                    seat != owner && book().distance(self.at(seat), self.at(owner)) <= n
                }
                When::Movement
                | When::Challenge
                | When::OwnTurn
                | When::BeforeRoll
                | When::AfterRoll
                | When::Between
                | When::AfterHit
                | When::InCombat
                | When::Brink => false,
            },
        }
    }

    /// Whether two characters fight each other.
    fn are_enemies(&self, one: Seat, other: Seat) -> bool {
        self.combat.as_ref().is_some_and(|combat| {
            one != other && combat.side(one).is_some() && combat.side(other).is_some()
        })
    }

    /// AG-ABIL-06, AG-ABIL-07.
    pub(crate) fn energy(&self, seat: Seat) -> u8 {
        if seat == self.active() {
            return self.turn.energy;
        }
        match &self.combat {
            Some(combat) if combat.foe == Foe::Seat(seat) => combat.energy,
            Some(_) | None => 0,
        }
    }

    /// AG-POTION-01: the own items that are such a potion.
    #[inline]
    pub(crate) fn bottles(&self, seat: Seat, potion: Potion) -> ItemSet {
        self.player(seat).items() & book().quick.bottles[potion.idx()]
    }

    /// AG-RUL-28: what can be paid with potions.
    #[inline]
    pub(crate) fn potions(&self, seat: Seat, potion: Potion) -> u8 {
        self.bottles(seat, potion).len()
    }

    /// AG-POTION-03: whether a cost can be paid.
    #[inline]
    pub(crate) fn affords(&self, seat: Seat, energy: u8) -> bool {
        let missing = energy.saturating_sub(self.energy(seat));
        missing == 0 || missing <= self.potions(seat, Potion::Energy)
    }

    /// AG-ABIL-17.
    pub(crate) fn is_improved(&self, seat: Seat, ability: Ability) -> bool {
        book().ability(ability).better.level <= self.player(seat).level
    }

    /// AG-ABIL-05.
    #[inline]
    pub(crate) fn cost(&self, seat: Seat, ability: Ability) -> u8 {
        let facts = book().ability(ability);
        let cost = match facts.better.energy {
            Some(energy) if self.is_improved(seat, ability) => energy,
            Some(_) | None => facts.energy,
        };
        if cost == 0 { 0 } else { cost.saturating_sub(self.rebate(seat)) }
    }

    /// AG-RUL-72: whether a player might hold a card for a moment, as far as everybody can see.
    pub(crate) fn might_play(&self, seat: Seat, moment: Moment) -> bool {
        let player = self.player(seat);
        let Some(hero) = player.hero else { return false };
        if player.hand.is_empty() {
            return false;
        }
        // Most cards are meant for other moments.
        for (when, abilities) in &book().quick.meant[hero.idx()] {
            if *when != When::OwnTurn && self.fits(seat, *when, moment) {
                let might = |&ability: &Ability| {
                    self.is_ready(seat, ability)
                        && self.n_seen(seat, ability) < book().ability(ability).copies
                };
                if abilities.iter().any(might) {
                    return true;
                }
            }
        }
        false
    }

    /// Copies of an ability that lie open.
    fn n_seen(&self, seat: Seat, ability: Ability) -> u8 {
        let player = self.player(seat);
        let open = player.discard.iter().chain(&player.limbo);
        let open = open.filter(|&&it| it == ability).count();
        let attached = self.attached.iter().filter(|it| it.ability == ability).count();
        (open + attached) as u8
    }

    /// Whether a player may play a card.
    pub(crate) fn playing(
        &self,
        seat: Seat,
        ability: Ability,
        moment: Moment,
    ) -> Result<(), Refusal> {
        if !self.player(seat).has_ability(ability) {
            return Err(Refusal::new("AG-ABIL-03", "not-in-hand"));
        }
        if self.is_playable(seat, ability, moment) {
            return Ok(());
        }
        Err(self.unplayable(seat, ability, moment))
    }

    /// Whether a card can be played by a player who may or may not hold it: nothing in this is hidden from anybody
    /// (AG-RUL-72).
    #[inline]
    pub(crate) fn is_playable(&self, seat: Seat, ability: Ability, moment: Moment) -> bool {
        self.fits(seat, book().ability(ability).when, moment) && self.is_ready(seat, ability)
    }

    /// The same at a moment for which the card is meant.
    fn is_ready(&self, seat: Seat, ability: Ability) -> bool {
        !self.turn.played.has(ability)
            && self.affords(seat, self.cost(seat, ability))
            && self.is_apt(seat, ability)
            && !self.lacks_hit(seat, ability)
            && self.aimless(seat, ability).is_none()
    }

    /// AG-ABIL-09: whether what a card asks for is so.
    fn is_apt(&self, seat: Seat, ability: Ability) -> bool {
        let cause = Cause { card: crate::card::Card::Ability(ability), owner: seat, target: None };
        book().ability(ability).needs.is_none_or(|guard| self.holds(guard, &cause))
    }

    /// AG-ABIL-09: whether a card comes after a hit and there was none.
    fn lacks_hit(&self, seat: Seat, ability: Ability) -> bool {
        let misses = |combat: &Combat| combat.side(seat).is_none_or(|it| !combat.sides[it].hit);
        book().ability(ability).when == When::AfterHit && self.combat.as_ref().is_none_or(misses)
    }

    /// Why a card cannot be played.
    fn unplayable(&self, seat: Seat, ability: Ability, moment: Moment) -> Refusal {
        if !self.fits(seat, book().ability(ability).when, moment) {
            return Refusal::new("AG-ABIL-09", "wrong-moment");
        }
        // AG-RUL-54: by name, and a cancelled card counts.
        if self.turn.played.has(ability) {
            return Refusal::new("AG-ABIL-13", "already-played");
        }
        let cost = self.cost(seat, ability);
        if !self.affords(seat, cost) {
            return Refusal::new("AG-ABIL-05", "no-energy")
                .with("needed", cost)
                .with("energy", self.energy(seat));
        }
        if !self.is_apt(seat, ability) {
            return Refusal::new("AG-ABIL-09", "does-not-fit");
        }
        if self.lacks_hit(seat, ability) {
            return Refusal::new("AG-ABIL-09", "no-hit");
        }
        match self.aimless(seat, ability) {
            Some(Effect::Go(_, reach)) if self.is_bound(seat, reach) => held_by_aggro(),
            _ => Refusal::new("AG-ABIL-16", "no-target"),
        }
    }

    /// AG-ABIL-17, AG-RUL-75: what a card does for its player: its text, and the improved text after it or in its place.
    #[inline]
    pub(crate) fn texts(&self, seat: Seat, ability: Ability) -> [Block; 2] {
        let facts = book().ability(ability);
        match (self.is_improved(seat, ability), facts.better.adds) {
            (false, _) => [facts.then, Block::EMPTY],
            (true, Adds::ToText) => [facts.then, facts.better.then],
            (true, Adds::InsteadOfText) => [facts.better.then, Block::EMPTY],
        }
    }

    /// AG-ABIL-16: the first effect of a card for which there is nothing to be about.
    fn aimless(&self, seat: Seat, ability: Ability) -> Option<Op> {
        if !book().quick.aimed.has(ability) {
            return None;
        }
        let has_aim = |effect: &Op| match effect.aim() {
            None => true,
            Some(Aim::Character(circle)) => self.in_circle(circle, seat).next().is_some(),
            Some(Aim::Space(reach)) => !self.reachable(seat, reach).is_empty(),
        };
        let effects = book().effects(self.texts(seat, ability)[0]);
        effects.iter().copied().find(|effect| !has_aim(effect))
    }

    /// The other characters that can be chosen.
    pub(crate) fn in_circle(
        &self,
        circle: Circle,
        owner: Seat,
    ) -> impl Iterator<Item = Seat> + Clone + '_ {
        let here = self.at(owner);
        self.seats_from(owner).skip(1).filter(move |&seat| match circle {
            Circle::Here => self.at(seat) == here,
            Circle::Within(n) => book().distance(here, self.at(seat)) <= n,
        })
    }

    /// What a card can be attached to when its owner chooses.
    pub(crate) fn bearers(&self, on: On, owner: Seat) -> impl Iterator<Item = Bearer> + '_ {
        let seats = self.seats_from(owner).skip(1).map(Bearer::Seat);
        let tokens = self.tokens.0.iter().enumerate();
        let tokens = tokens.filter(|(_, token)| token.is_some());
        let tokens = tokens.map(|(idx, _)| Bearer::Token(idx as u8));
        let markers = self.track.iter().enumerate().filter(|(_, marker)| marker.is_some());
        let markers = markers.map(|(idx, _)| Bearer::Marker(idx as u8));
        let with_tokens = usize::from(on == On::CharacterOrDiscovery) * usize::MAX;
        let with_markers = usize::from(on == On::CharacterOrMarker) * usize::MAX;
        seats.chain(tokens.take(with_tokens)).chain(markers.take(with_markers))
    }

    /// AG-ITEM-08, AG-ITEM-11: whether the power of an item can be used.
    #[inline]
    fn is_usable(&self, seat: Seat, item: Item, moment: Moment) -> bool {
        let player = self.player(seat);
        let usage = book().item(item).usage.as_ref();
        player.bag.has(item)
            && level_of(item) <= player.level
            && usage.is_some_and(|usage| {
                self.fits(seat, usage.when, moment)
                    && !self.is_used_up(usage, item)
                    && usage.cost.is_none_or(|cost| self.can_pay(seat, cost, Some(item)))
            })
    }

    /// AG-POWER-01.
    fn is_used_up(&self, usage: &Use<Block>, item: Item) -> bool {
        usage.once == Once::PerTurn && self.turn.used.has(item)
    }

    /// The items whose powers can be used now, as far as everybody can see.
    #[inline]
    pub(crate) fn usable(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = Item> + '_ {
        let carried = self.player(seat).bag & book().quick.usable;
        carried.iter().filter(move |&item| self.is_usable(seat, item, moment))
    }

    /// Whether the power of an item can be used, with the reasons.
    pub(crate) fn using(&self, seat: Seat, item: Item, moment: Moment) -> Result<(), Refusal> {
        if self.is_usable(seat, item, moment) {
            return Ok(());
        }
        let player = self.player(seat);
        if !player.bag.has(item) {
            return Err(Refusal::new("AG-ITEM-11", "not-in-bag"));
        }
        let Some(usage) = &book().item(item).usage else {
            return Err(Refusal::new("AG-ITEM-11", "no-power"));
        };
        if player.level < level_of(item) {
            let level = level_of(item).idx() as i32;
            return Err(Refusal::new("AG-ITEM-08", "item-too-high").with("level", level));
        }
        Err(if !self.fits(seat, usage.when, moment) {
            Refusal::new("AG-POWER-08", "wrong-moment")
        } else if self.is_used_up(usage, item) {
            Refusal::new("AG-POWER-01", "already-used")
        } else {
            Refusal::new("AG-POWER-08", "cannot-pay")
        })
    }

    /// Whether somebody has what is asked for. An item does not pay for itself.
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost, item: Option<Item>) -> bool {
        let player = self.player(seat);
        match cost {
            Cost::Energy(n) => self.affords(seat, n),
            Cost::Ability => !player.hand.is_empty(),
            Cost::Item => player.items().iter().any(|it| Some(it) != item),
            Cost::Damage(_) => true,
        }
    }
}
