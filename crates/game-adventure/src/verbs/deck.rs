//! Challenge cards, items, discoveries.

use kernel::{Cx, Seat, SeatSet};

use crate::content::{Ends, EventKind, book};
use crate::event::{CardsEvent, ChallengeEvent, Event, ExplorationEvent};
use crate::names::{Challenge, Discovery, Item, Level, N_DISCOVERIES, N_KEPT, N_TOKENS, Space};
use crate::phases::challenge;
use crate::query::stats::is_item;
use crate::state::{Adventure, Bearer, Global, Lying, Marker, Token};

impl Adventure {
    pub(crate) fn everybody(&self) -> SeatSet {
        Seat::all(self.n_seats).collect()
    }

    /// AG-GEN-05: the bottom card of a deck; AG-RUL-36: in a challenge phase on a space of its level, one card fewer is left
    /// to be drawn.
    pub(crate) fn draw_challenge(
        &mut self,
        level: Level,
        cx: &mut Cx<'_, Event>,
    ) -> Option<Challenge> {
        let lying = self.decks[level.idx()].pop()?;
        if self.turn.facing.is_some_and(|at| self.level_at(at) == level) {
            self.turn.draws = self.turn.draws.saturating_sub(1);
        }
        cx.reveal();
        Some(lying.card)
    }

    /// AG-CARD-03: on top of the deck of its level, where everybody has seen it.
    pub(crate) fn discard_challenge(&mut self, card: Challenge, cx: &mut Cx<'_, Event>) {
        let known = self.everybody();
        self.decks[card.level().idx()].insert(0, Lying { card, known });
        cx.emit(|| ChallengeEvent::ChallengeDiscarded { card });
    }

    /// AG-ITEM-05.
    pub(crate) fn has_items(&self, level: Level) -> bool {
        self.decks[level.idx()].iter().any(|lying| is_item(lying.card))
    }

    /// AG-ITEM-04: cards are drawn until one is an item.
    pub(crate) fn gain_item_of(&mut self, seat: Seat, level: Level, cx: &mut Cx<'_, Event>) {
        if !self.has_items(level) {
            cx.emit(|| ExplorationEvent::NoEffect { seat });
            return;
        }
        while let Some(card) = self.draw_challenge(level, cx) {
            match book().item_of(card) {
                Some(item) => return self.gain_item(seat, item, cx),
                None => self.discard_challenge(card, cx),
            }
        }
    }

    /// AG-ITEM-02, AG-ITEM-03: into the bag, and not into the equipment.
    pub(crate) fn gain_item(&mut self, seat: Seat, item: Item, cx: &mut Cx<'_, Event>) {
        self.player_mut(seat).bag.insert(item);
        cx.emit(|| CardsEvent::ItemGained { seat, item });
    }

    /// An item leaves its owner, from the bag or the equipment.
    fn take_away(&mut self, seat: Seat, item: Item) {
        let player = self.player_mut(seat);
        player.bag.remove(item);
        for worn in [&mut player.weapon, &mut player.armour] {
            if *worn == Some(item) {
                *worn = None;
            }
        }
    }

    /// An item is discarded (AG-CARD-03).
    pub(crate) fn lose_item(&mut self, seat: Seat, item: Item, cx: &mut Cx<'_, Event>) {
        self.take_away(seat, item);
        cx.emit(|| CardsEvent::ItemLost { seat, item });
        self.discard_challenge(book().card_of(item), cx);
    }

    /// AG-PVP-06: an item changes hands.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, item: Item, cx: &mut Cx<'_, Event>) {
        self.take_away(from, item);
        self.player_mut(to).bag.insert(item);
        cx.emit(|| CardsEvent::ItemTaken { from, to, item });
    }

    // Events

    /// AG-EVENT-07, AG-EVENT-08: an event comes to lie where it belongs; what lay there is discarded.
    pub(crate) fn place_event(&mut self, card: Challenge, cx: &mut Cx<'_, Event>) {
        let event = challenge::event(card);
        match event.kind {
            EventKind::Global => {
                if let Some(old) = self.global.take() {
                    self.discard_challenge(old.card, cx);
                }
                let left = match event.ends {
                    Some(Ends::Rounds(n)) => n * self.n_seats,
                    Some(Ends::Wins(n)) => n,
                    None => 0,
                };
                self.global = Some(Global { card, left });
            }
            EventKind::Location(space) => {
                if let Some(old) = self.event_at(space) {
                    self.events.remove(old);
                    self.discard_challenge(old, cx);
                }
                self.events.insert(card);
            }
            EventKind::Special => {
                unreachable!("AG-EVENT-10: {card} is resolved at once and lies nowhere")
            }
        }
        cx.emit(|| ChallengeEvent::EventPlaced { card });
    }

    /// AG-EVENT-08: the event that lies on a space.
    pub(crate) fn event_at(&self, space: Space) -> Option<Challenge> {
        let is_here = |card: &Challenge| {
            book().event(*card).is_some_and(|it| it.kind == EventKind::Location(space))
        };
        self.events.iter().find(is_here)
    }

    /// An event leaves the place where it lies.
    pub(crate) fn take_event(&mut self, card: Challenge) {
        self.events.remove(card);
        if self.global.is_some_and(|global| global.card == card) {
            self.global = None;
        }
        if self.turn.special == Some(card) {
            self.turn.special = None;
        }
    }

    // The track

    /// AG-TRACK-01: card and marker are laid out under the same number.
    pub(crate) fn set_marker(
        &mut self,
        idx: u8,
        card: Challenge,
        space: Space,
        cx: &mut Cx<'_, Event>,
    ) {
        self.track[usize::from(idx)] = Some(Marker { card, space });
        cx.emit(|| ChallengeEvent::Undefeated { card, marker: idx, space });
    }

    /// AG-TRACK-05: place and marker are free again; what was attached leaves with it (AG-RUL-63).
    pub(crate) fn free_marker(&mut self, idx: u8, cx: &mut Cx<'_, Event>) {
        self.track[usize::from(idx)] = None;
        self.detach_if(cx, |attached, _| attached.on == Bearer::Marker(idx));
        cx.emit(|| ChallengeEvent::MarkerRemoved { marker: idx });
    }

    // Discoveries

    /// AG-RES-DISC-01: a random token from the supply.
    pub(crate) fn draw_discovery(&mut self, cx: &mut Cx<'_, Event>) -> Option<Discovery> {
        self.mix_discoveries(cx);
        let mut pool: tinyvec::ArrayVec<[Discovery; N_TOKENS]> = tinyvec::ArrayVec::new();
        for &kind in Discovery::ALL {
            pool.extend(std::iter::repeat_n(kind, usize::from(self.supply[kind.idx()])));
        }
        if pool.is_empty() {
            return None;
        }
        cx.reveal();
        let kind = pool[cx.chance.pick("discovery", pool.as_slice())];
        self.supply[kind.idx()] -= 1;
        self.mix_discoveries(cx);
        Some(kind)
    }

    /// AG-EXPL-08: when the supply is empty, the box becomes the supply.
    fn mix_discoveries(&mut self, cx: &mut Cx<'_, Event>) {
        let is_due = self.supply.iter().all(|&n| n == 0) && self.boxed.iter().any(|&n| n != 0);
        if is_due {
            self.supply = std::mem::replace(&mut self.boxed, [0; N_DISCOVERIES]);
            cx.emit(|| ExplorationEvent::DiscoveriesMixed);
        }
    }

    /// AG-RES-DISC-01: face down, known to who places it.
    pub(crate) fn place_discovery(
        &mut self,
        seat: Seat,
        kind: Discovery,
        space: Space,
        cx: &mut Cx<'_, Event>,
    ) {
        let free = (0..N_TOKENS).find(|&idx| self.tokens[idx].is_none());
        let idx = free.expect("AG-SETUP-05: there are as many places as tokens");
        self.tokens[idx] = Some(Token { kind, space, known: SeatSet::only(seat), shown: false });
        cx.emit(|| ExplorationEvent::DiscoveryPlaced { seat, token: idx as u8, space });
    }

    /// AG-EXPL-07: to the box.
    pub(crate) fn box_discovery(&mut self, kind: Discovery, cx: &mut Cx<'_, Event>) {
        self.boxed[kind.idx()] += 1;
        cx.emit(|| ExplorationEvent::DiscoveryDiscarded { discovery: kind });
    }

    /// A kept discovery is used.
    pub(crate) fn spend_discovery(&mut self, seat: Seat, kind: Discovery, cx: &mut Cx<'_, Event>) {
        self.player_mut(seat).kept[kind.idx()] -= 1;
        cx.emit(|| ExplorationEvent::DiscoverySpent { seat, discovery: kind });
        self.box_discovery(kind, cx);
    }

    /// How many discoveries of a kind a character has kept.
    pub(crate) fn n_kept(&self, seat: Seat, kind: Discovery) -> u8 {
        if kind.idx() < N_KEPT { self.player(seat).kept[kind.idx()] } else { 0 }
    }
}
