//! Ability cards: drawn, discarded, attached.

use cards::Block;
use kernel::{Cx, Seat};

use crate::card::Card;
use crate::content::book;
use crate::effect::{Lasting, Until};
use crate::event::{CardsEvent, Event, MovementEvent};
use crate::names::Ability;
use crate::state::{Adventure, Attached, Bearer};
use crate::step::{Cause, Step};

/// AG-ABIL-08.
pub(crate) const HAND_LIMIT: usize = 10;

impl Adventure {
    /// AG-ABIL-02, AG-ABIL-04: so many cards from the own deck; the hand limit counts afterwards.
    pub(crate) fn draw_abilities(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
        let mut drawn: tinyvec::ArrayVec<[Ability; 24]> = tinyvec::ArrayVec::new();
        for _ in 0..n {
            self.renew_deck(seat, cx);
            let Some(ability) = self.player_mut(seat).deck.take_top() else { break };
            cx.reveal();
            let hand = &mut self.player_mut(seat).hand;
            let at = hand.iter().position(|&it| ability < it).unwrap_or(hand.len());
            hand.insert(at, ability);
            drawn.push(ability);
            self.renew_deck(seat, cx);
        }
        if drawn.is_empty() {
            return;
        }
        cx.emit(|| CardsEvent::AbilitiesDrawn {
            seat,
            n: drawn.len() as u8,
            cards: drawn.to_vec(),
        });
        if HAND_LIMIT < self.player(seat).hand.len() {
            self.agenda.push(Step::HandLimit(seat));
        }
    }

    /// AG-ABIL-04: the moment the deck runs out, the discard pile is shuffled into a new one.
    fn renew_deck(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        let player = self.player_mut(seat);
        if !player.deck.is_empty() || player.discard.is_empty() {
            return;
        }
        // The order of the pile has no meaning; a fixed one makes equal piles equal.
        player.discard.sort_unstable();
        player.deck = player.discard.iter().copied().collect();
        player.discard.clear();
        player.deck.shuffle("abilities", cx.chance);
        cx.emit(|| CardsEvent::AbilitiesShuffled { seat });
    }

    /// One card from the hand to the discard pile.
    pub(crate) fn discard_ability(&mut self, seat: Seat, ability: Ability, cx: &mut Cx<'_, Event>) {
        self.take_from_hand(seat, ability);
        self.player_mut(seat).discard.push(ability);
        cx.emit(|| CardsEvent::AbilityDiscarded { seat, ability });
    }

    fn take_from_hand(&mut self, seat: Seat, ability: Ability) {
        let hand = &mut self.player_mut(seat).hand;
        let at = hand.iter().position(|&it| it == ability);
        hand.remove(at.expect("AG-ABIL-03: a card is played or discarded from the hand"));
    }

    /// AG-LOSS-01, AG-RUL-57: so many cards at random, or all.
    pub(crate) fn drop_abilities(&mut self, seat: Seat, n: u8, cx: &mut Cx<'_, Event>) {
        for _ in 0..n {
            let hand = self.player(seat).hand;
            if hand.is_empty() {
                return;
            }
            cx.reveal();
            let ability = hand[cx.chance.pick("ability-lost", hand.as_slice())];
            self.discard_ability(seat, ability, cx);
        }
    }

    /// AG-ABIL-09: a card is played: paid, perhaps answered, resolved, discarded.
    pub(crate) fn play_ability(
        &mut self,
        seat: Seat,
        ability: Ability,
        target: Option<Seat>,
        cx: &mut Cx<'_, Event>,
    ) {
        let cost = self.cost(seat, ability);
        self.take_from_hand(seat, ability);
        self.player_mut(seat).limbo.push(ability);
        self.turn.played.insert(ability);
        self.turn.spenders.insert(seat);
        cx.emit(|| CardsEvent::AbilityPlayed { seat, ability });
        let cause = Cause { card: Card::Ability(ability), owner: seat, target };
        self.agenda.then([
            Step::Pay(seat, cost),
            Step::Answer(ability, cause, 1),
            Step::Resolve(ability, cause),
            Step::Shed(seat, ability),
        ]);
    }

    /// AG-ABIL-03: a card that was resolved goes to the discard pile, unless it was attached.
    pub(crate) fn shed(&mut self, seat: Seat, ability: Ability) {
        let player = self.player_mut(seat);
        if let Some(at) = player.limbo.iter().position(|&it| it == ability) {
            player.limbo.remove(at);
            player.discard.push(ability);
        }
    }

    /// AG-ABIL-16.
    pub(crate) fn attach(&mut self, cause: &Cause, on: Bearer, cx: &mut Cx<'_, Event>) {
        let Card::Ability(ability) = cause.card else {
            unreachable!("AG-ABIL-16: {} is no ability", cause.card)
        };
        let owner = cause.owner;
        let improved = self.is_improved(owner, ability);
        let facts = book().ability(ability);
        let lasting = lasting_of(ability);
        let limbo = &mut self.player_mut(owner).limbo;
        let at = limbo.iter().position(|&it| it == ability);
        limbo.remove(at.expect("AG-ABIL-03: the card is being resolved"));
        let more = if improved { facts.better.shields } else { 0 };
        let left = match lasting.until {
            Until::Starts(n) => n,
            Until::Spent => lasting.shields + more,
            Until::Defeat
            | Until::TurnEnd
            | Until::OwnersTurn
            | Until::Hit
            | Until::Healed
            | Until::Sprung => 0,
        };
        self.attached.push(Attached { ability, owner, on, improved, left, done: false });
        cx.emit(|| CardsEvent::AbilityAttached { ability, on });
    }

    /// AG-ABIL-16: the card leaves for the discard pile of its owner.
    pub(crate) fn detach(&mut self, idx: usize, cx: &mut Cx<'_, Event>) {
        let attached = self.attached.remove(idx);
        let ability = attached.ability;
        self.player_mut(attached.owner).discard.push(ability);
        cx.emit(|| CardsEvent::AbilityDetached { ability });
    }

    /// All attached cards that this is said of leave.
    pub(crate) fn detach_if(
        &mut self,
        cx: &mut Cx<'_, Event>,
        leaves: impl Fn(&Attached, Until) -> bool,
    ) {
        let mut idx = 0;
        while let Some(attached) = self.attached.get(idx) {
            if leaves(attached, lasting_of(attached.ability).until) {
                self.detach(idx, cx);
            } else {
                idx += 1;
            }
        }
    }

    /// What an attached card does each time.
    pub(crate) fn each_of(&self, attached: &Attached) -> Block {
        let facts = book().ability(attached.ability);
        let each = lasting_of(attached.ability).each;
        if attached.improved && !facts.better.each.is_empty() { facts.better.each } else { each }
    }

    /// AG-ABIL-06, AG-ABIL-07: the energy of the active character, or of a character that is attacked; nobody else has any.
    fn purse(&mut self, seat: Seat) -> Option<&mut u8> {
        if seat == self.turn.active {
            return Some(&mut self.turn.energy);
        }
        let combat = self.combat.as_mut()?;
        (combat.side(seat) == Some(1)).then_some(&mut combat.energy)
    }

    pub(crate) fn gain_energy(&mut self, seat: Seat, energy: u8, cx: &mut Cx<'_, Event>) {
        let purse = self.purse(seat);
        *purse.expect("AG-ABIL-06: whoever gains energy is active or attacked") += energy;
        cx.emit(|| MovementEvent::EnergyGained { seat, energy });
    }

    pub(crate) fn pay_energy(&mut self, seat: Seat, energy: u8, cx: &mut Cx<'_, Event>) {
        if energy == 0 {
            return;
        }
        let purse = self.purse(seat).expect("AG-ABIL-05: only energy that is there is paid");
        *purse = purse.checked_sub(energy).expect("AG-ABIL-05: only energy that is there is paid");
        cx.emit(|| MovementEvent::EnergyPaid { seat, energy });
    }
}

/// AG-ABIL-16: what a card does while it is attached.
pub(crate) fn lasting_of(ability: Ability) -> &'static Lasting<Block> {
    let lasting = &book().ability(ability).lasting;
    lasting.as_ref().expect("AG-ABIL-16: a card that is attached says what it does there")
}
