//! The only functions that move pieces. Each tells its event.

use kernel::{Agenda, Cx, Seat};

use crate::content::book;
use crate::event::{
    AbominationsEvent, ActionsEvent, DamageEvent, DespairReason, EndEvent, Event, GhoulsEvent,
    Mover, OpeningEvent, QuestEvent, RewardsEvent, RiseEvent, ScourgeReason,
};
use crate::names::{Card, Face, Hero, Quest, Region, Reward, Space};
use crate::state::{Figure, QuestSpot, RewardSpot, Source, Wrath};
use crate::step::Step;

impl Wrath {
    // ---- the end ----------------------------------------------------------------------------------------------

    /// WR-END-01, WR-END-02.
    #[inline]
    pub(crate) fn is_decided(&self) -> bool {
        self.downfall.is_some() || self.is_won()
    }

    /// Nothing that was under way is finished.
    pub(crate) fn finish(&mut self) {
        self.agenda = Agenda::new();
        self.agenda.push(Step::End);
        self.fight = None;
        self.quest_action = None;
        self.horde = None;
    }

    /// The despair marker moves one space; the last one loses at once (WR-END-01).
    pub(crate) fn despair(&mut self, why: DespairReason, cx: &mut Cx<'_, Event>) {
        if self.downfall.is_some() {
            return;
        }
        self.despair += 1;
        let total = self.despair;
        cx.emit(|| EndEvent::Despaired { total, why });
        if book().despair_track.loss_at <= total {
            self.downfall = Some(why);
            cx.emit(|| EndEvent::Lost { why });
        }
    }

    // ---- enemies ----------------------------------------------------------------------------------------------

    /// Ghouls on a space that has room for them.
    #[inline]
    pub(crate) fn place_ghouls(&mut self, space: Space, n_ghouls: u8, cx: &mut Cx<'_, Event>) {
        if n_ghouls != 0 {
            self.ghouls.set(space, self.ghouls.on(space) + n_ghouls);
            cx.emit(|| GhoulsEvent::GhoulsPlaced { space, n_ghouls });
        }
    }

    /// One ghoul from the supply, or despair (WR-OUT-01); none is taken from elsewhere (WR-OUT-04).
    pub(crate) fn place_ghoul(&mut self, space: Space, cx: &mut Cx<'_, Event>) {
        if self.ghoul_supply() == 0 {
            self.despair(DespairReason::NoGhoul, cx);
        } else {
            self.place_ghouls(space, 1, cx);
        }
    }

    pub(crate) fn remove_ghoul(&mut self, space: Space, cx: &mut Cx<'_, Event>) {
        self.ghouls.set(space, self.ghouls.on(space) - 1);
        cx.emit(|| GhoulsEvent::GhoulRemoved { space });
    }

    pub(crate) fn move_ghoul(&mut self, from: Space, to: Space, cx: &mut Cx<'_, Event>) {
        self.ghouls.set(from, self.ghouls.on(from) - 1);
        self.ghouls.set(to, self.ghouls.on(to) + 1);
        cx.emit(|| GhoulsEvent::GhoulMoved { from, to });
    }

    /// WR-OVER-01, WR-OVER-03: one ghoul is spawned, or the space is overrun, also with no ghoul in the supply
    /// (WR-AMB-21). Connected spaces are not touched (WR-OVER-02).
    #[inline]
    pub(crate) fn spawn_ghoul(&mut self, space: Space, cx: &mut Cx<'_, Event>) {
        if self.ghouls.full().has(space) {
            cx.emit(|| GhoulsEvent::Overrun { space });
            self.despair(DespairReason::Overrun, cx);
            if self.downfall.is_none() {
                self.place_abomination(space, cx);
            }
        } else {
            self.place_ghoul(space, cx);
        }
    }

    /// One abomination from the supply, or despair (WR-OUT-02).
    pub(crate) fn place_abomination(&mut self, space: Space, cx: &mut Cx<'_, Event>) {
        if self.abomination_supply() == 0 {
            self.despair(DespairReason::NoAbomination, cx);
            return;
        }
        self.abominations.push(space);
        self.abominations.sort_unstable();
        cx.emit(|| AbominationsEvent::AbominationPlaced { space });
    }

    pub(crate) fn remove_abomination(&mut self, space: Space, cx: &mut Cx<'_, Event>) {
        let idx = self.abomination_at(space);
        self.abominations.remove(idx);
        // WR-AMB-45: rather one that is about to strike the hero in question, then one that will strike at all.
        let hurt = self.hero_before_the_blow();
        if let Some(horde) = &mut self.horde {
            let here = (0..horde.len()).filter(|&idx| horde[idx].space == space);
            let worst = |&idx: &usize| {
                let target = horde[idx].target;
                (target.is_some() && target == hurt, target.is_some())
            };
            if let Some(idx) = here.max_by_key(worst) {
                horde.remove(idx);
            }
        }
        cx.emit(|| AbominationsEvent::AbominationRemoved { space });
    }

    pub(crate) fn move_abomination(&mut self, from: Space, to: Space, cx: &mut Cx<'_, Event>) {
        let idx = self.abomination_at(from);
        self.abominations[idx] = to;
        self.abominations.sort_unstable();
        cx.emit(|| AbominationsEvent::AbominationMoved { from, to });
    }

    fn abomination_at(&self, space: Space) -> usize {
        let found = self.abominations.iter().position(|&it| it == space);
        found.unwrap_or_else(|| unreachable!("WR-COMP-01: no abomination on {space}: {self:?}"))
    }

    /// WR-LK-04.
    pub(crate) fn move_lich_king(&mut self, region: Region, cx: &mut Cx<'_, Event>) {
        // WR-LK-05: once on Icecrown Citadel, he stays.
        if self.siege.is_none() {
            self.lich_king = Some(region);
            cx.emit(|| RiseEvent::LichKingMoved { region });
        }
    }

    // ---- the Scourge deck -------------------------------------------------------------------------------------

    /// The top card, turned over onto the discard pile; WR-SPAWN-02 if there is none.
    pub(crate) fn take_scourge_card(
        &mut self,
        why: ScourgeReason,
        cx: &mut Cx<'_, Event>,
    ) -> Space {
        self.refill_scourge_deck(cx);
        let space = self.scourge_deck.take_at(0);
        self.blocks[0] -= 1;
        if self.blocks[0] == 0 {
            self.blocks.remove(0);
        }
        self.turn_scourge_card(space, why, cx);
        space
    }

    /// WR-RISE-02: the bottom card.
    pub(crate) fn take_bottom_scourge_card(&mut self, cx: &mut Cx<'_, Event>) -> Space {
        self.refill_scourge_deck(cx);
        let space = self.scourge_deck.take_at(self.scourge_deck.len() - 1);
        let last = self.blocks.len() - 1;
        self.blocks[last] -= 1;
        if self.blocks[last] == 0 {
            self.blocks.pop();
        }
        self.turn_scourge_card(space, ScourgeReason::ScourgeRises, cx);
        space
    }

    #[inline]
    fn turn_scourge_card(&mut self, space: Space, why: ScourgeReason, cx: &mut Cx<'_, Event>) {
        self.scourge_discard.insert(space);
        cx.reveal();
        cx.emit(|| RiseEvent::ScourgeCardTurned { space, why });
    }

    /// WR-SPAWN-02, WR-AMB-06. There are always cards: only one goes to the box (WR-REWARD-ALEX-01).
    #[inline]
    fn refill_scourge_deck(&mut self, cx: &mut Cx<'_, Event>) {
        if self.scourge_deck.is_empty() {
            self.reshuffle_scourge(cx);
        }
    }

    /// The discard pile, shuffled, goes on top of the Scourge deck (WR-RISE-07).
    pub(crate) fn reshuffle_scourge(&mut self, cx: &mut Cx<'_, Event>) {
        let mut cards: parts::Pile<Space, 30> = self.scourge_discard.iter().collect();
        if cards.is_empty() {
            return;
        }
        cards.shuffle("scourge-deck", cx.chance);
        self.scourge_discard = crate::places::Places::EMPTY;
        let n_cards = cards.len() as u8;
        self.scourge_deck = cards.iter().chain(self.scourge_deck.iter()).copied().collect();
        self.blocks.insert(0, n_cards);
        cx.emit(|| RiseEvent::ScourgeReshuffled { n_cards });
    }

    // ---- heroes -----------------------------------------------------------------------------------------------

    /// WR-SETUP-09: a hero joins a seat.
    pub(crate) fn pick(&mut self, seat: Seat, hero: Hero, cx: &mut Cx<'_, Event>) {
        let facts = book().hero(hero);
        self.figures[hero.idx()] = Figure { seat, health: facts.health, space: facts.start };
        let idx = if self.is_solo() { self.heroes().count() } else { seat.idx() };
        self.order[idx] = Some(hero);
        cx.emit(|| OpeningEvent::HeroPicked { seat, hero });
    }

    #[inline]
    pub(crate) fn move_hero(&mut self, hero: Hero, to: Space, by: Mover, cx: &mut Cx<'_, Event>) {
        let from = self.space_of(hero);
        if from != to {
            self.figures[hero.idx()].space = to;
            cx.emit(|| ActionsEvent::HeroMoved { hero, from, to, by });
        }
    }

    /// WR-DMG-04, WR-AMB-03: up to the maximum.
    pub(crate) fn heal(&mut self, hero: Hero, by: u8, cx: &mut Cx<'_, Event>) {
        let missing = Self::max_health(hero) - self.figures[hero.idx()].health;
        let by = by.min(missing);
        if by != 0 {
            self.figures[hero.idx()].health += by;
            let health = self.figures[hero.idx()].health;
            cx.emit(|| ActionsEvent::Healed { hero, by, health });
        }
    }

    /// WR-DMG-01: what is left of a damage event lowers the health; at 0 the hero is defeated (WR-DEF-01).
    pub(crate) fn hurt(&mut self, hero: Hero, by: u8, source: Source, cx: &mut Cx<'_, Event>) {
        let figure = &mut self.figures[hero.idx()];
        figure.health = figure.health.saturating_sub(by);
        let health = figure.health;
        cx.emit(|| DamageEvent::Damaged { hero, by, health, source });
        if health == 0 {
            self.defeat(hero, cx);
        }
    }

    /// WR-DEF-02, WR-DEF-03, WR-DEF-04; the defeat of another than the active hero ends nothing (WR-AMB-13).
    fn defeat(&mut self, hero: Hero, cx: &mut Cx<'_, Event>) {
        cx.emit(|| DamageEvent::Defeated { hero });
        self.lose_hand(self.seat_of(hero), cx);
        if self.turn.hero == hero && self.is_in_actions() {
            self.turn.is_cut_short = true;
        }
        for _ in 0..book().limits.defeat_despair {
            self.despair(DespairReason::Defeat, cx);
        }
        if self.downfall.is_none() {
            self.move_hero(hero, book().hero(hero).start, Mover::Defeat, cx);
            self.figures[hero.idx()].health = Self::max_health(hero);
        }
    }

    /// WR-DEF-02: hero cards to the discard pile, rewards to the box (WR-AMB-12); in the solo game the shared hand
    /// (WR-SOLO-07, WR-AMB-16).
    fn lose_hand(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        let hand = std::mem::take(&mut self.hands[seat]);
        for (pile, n_cards) in self.discard.iter_mut().zip(hand.0) {
            *pile += n_cards;
        }
        let mut rewards = 0;
        for spot in &mut self.rewards.0 {
            if *spot == RewardSpot::Hand(seat) {
                *spot = RewardSpot::Spent;
                rewards += 1;
            }
        }
        let cards = hand.size();
        if cards + rewards != 0 {
            cx.emit(|| DamageEvent::HandLost { seat, cards, rewards });
        }
    }

    // ---- hero cards -------------------------------------------------------------------------------------------

    /// WR-CARD-01: a card from a hand to the discard pile.
    pub(crate) fn play_card(&mut self, seat: Seat, card: Card, cx: &mut Cx<'_, Event>) {
        self.discard_card(seat, card);
        cx.emit(|| ActionsEvent::CardPlayed { seat, card });
    }

    pub(crate) fn discard_card(&mut self, seat: Seat, card: Card) {
        self.hands[seat].0[card.idx()] -= 1;
        self.discard[card.idx()] += 1;
    }

    /// The top card of the hero deck, which is not empty (WR-OUT-03).
    #[inline]
    pub(crate) fn take_hero_card(&mut self, cx: &mut Cx<'_, Event>) -> Card {
        let Some(card) = self.hero_deck.take_top() else {
            unreachable!("WR-OUT-03: no card is drawn from an empty hero deck")
        };
        self.piles[0] -= 1;
        if self.piles[0] == 0 {
            self.piles.remove(0);
        }
        cx.reveal();
        card
    }

    /// A special card of the draw is resolved and goes to the box (WR-RISE-08, WR-STRONG-01).
    pub(crate) fn drop_drawn(&mut self, card: Card) {
        let Some(idx) = self.turn.drawn.iter().position(|&it| it == card) else {
            unreachable!("WR-DRAW-03: no {card} card was drawn")
        };
        self.turn.drawn.remove(idx);
    }

    // ---- dice -------------------------------------------------------------------------------------------------

    /// Both dice (WR-TERM-06).
    pub(crate) fn roll(cx: &mut Cx<'_, Event>) -> [Face; 2] {
        let faces = book().dice.faces.as_slice();
        [0, 1].map(|_| faces[cx.chance.pick("die", faces)])
    }

    // ---- quests and rewards -----------------------------------------------------------------------------------

    /// The progress marker moves on.
    pub(crate) fn advance(&mut self, quest: Quest, cx: &mut Cx<'_, Event>) {
        let progress = self.progress(quest) + 1;
        match book().quest(quest).region {
            Some(region) => self.quests[region.idx()].progress = progress,
            None => self.siege = Some(progress),
        }
        cx.emit(|| QuestEvent::QuestAdvanced { quest, progress });
        if self.is_won() {
            cx.emit(|| EndEvent::Won);
        }
    }

    /// WR-QUEST-02: the sheet goes to the box, the reward under it to the current player's hand.
    pub(crate) fn complete(&mut self, region: Region, cx: &mut Cx<'_, Event>) {
        let spot: &mut QuestSpot = &mut self.quests[region.idx()];
        spot.is_complete = true;
        let quest = spot.quest;
        cx.emit(|| QuestEvent::QuestCompleted { quest });
        let seat = self.active_seat();
        let under = RewardSpot::Under(region);
        let Some(&reward) = Reward::ALL.iter().find(|it| self.rewards[it.idx()] == under) else {
            unreachable!("WR-SETUP-03: no reward lies under {quest}")
        };
        self.rewards[reward.idx()] = RewardSpot::Hand(seat);
        cx.reveal();
        cx.emit(|| RewardsEvent::RewardGained { seat, reward });
    }

    /// WR-REWARD-01: a reward from a hand to the box.
    pub(crate) fn spend_reward(&mut self, seat: Seat, reward: Reward, cx: &mut Cx<'_, Event>) {
        self.rewards[reward.idx()] = RewardSpot::Spent;
        cx.emit(|| RewardsEvent::RewardPlayed { seat, reward });
    }

    /// Something happened: what was refused may be asked again (WR-COOP-04).
    #[inline]
    pub(crate) fn forget_refusals(&mut self) {
        let turn = &mut self.turn;
        (turn.refused, turn.reopened, turn.settled) = Default::default();
    }
}
