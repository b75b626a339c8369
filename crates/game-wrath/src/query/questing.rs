//! Questions about quests: where they are, what comes next, who may lay a card.

use kernel::{Refusal, Seat, SeatSet};

use crate::content::{AbilityEffect, QuestEffect, QuestFacts, book};
use crate::names::{Ability, Card, Hero, Icon, Quest, Space};
use crate::places::Places;
use crate::state::{QuestAction, Wrath};

impl Wrath {
    /// The quests that are under way (WR-TERM-07).
    #[inline]
    pub(crate) fn active_quests(&self) -> impl Iterator<Item = &'static QuestFacts> + '_ {
        let book = book();
        // The regional ones, and then Icecrown Citadel.
        (0..self.quests.len() + 1).filter_map(move |idx| {
            let quest = match self.quests.get(idx) {
                Some(spot) => (!spot.is_complete).then_some(spot.quest),
                None => self.siege.map(|_| Quest::IcecrownCitadel),
            };
            quest.map(|quest| book.quest(quest))
        })
    }

    /// WR-TERM-07: the quest of a space.
    #[inline]
    pub(crate) fn quest_on(&self, space: Space) -> Option<&'static QuestFacts> {
        self.active_quests().find(|it| it.space == space)
    }

    /// WR-TERM-07.
    pub(crate) fn quest_spaces(&self) -> Places {
        self.active_quests().map(|it| it.space).collect()
    }

    /// Steps done on the track of a quest in play.
    #[inline]
    pub(crate) fn progress(&self, quest: Quest) -> u8 {
        match book().quest(quest).region {
            Some(region) => self.quests[region.idx()].progress,
            // Before the siege nothing is done (WR-SETUP-02).
            None => self.siege.unwrap_or(0),
        }
    }

    /// WR-END-02.
    #[inline]
    pub(crate) fn is_won(&self) -> bool {
        self.siege.is_some_and(|progress| book().quest(Quest::IcecrownCitadel).length() <= progress)
    }

    /// WR-ACT-QUEST-03: the next icon of the quest that is being worked on.
    #[inline]
    pub(crate) fn next_icon(&self, quest: Quest) -> Option<Icon> {
        book().quest(quest).track.get(usize::from(self.progress(quest))).copied()
    }

    /// How many cards with an icon a seat has.
    pub(crate) fn n_with_icon(&self, seat: Seat, icon: Icon) -> u8 {
        let of_icon = Card::ORDINARY.iter().filter(|card| card.icon() == Some(icon));
        of_icon.map(|&card| self.hands[seat].n(card)).sum()
    }

    /// WR-ACT-QUEST-04, WR-HERO-MURADIN-02, WR-QUEST-ARGE-01, WR-HERO-THRALL-02, WR-SOLO-04, WR-SOLO-05: how many cards
    /// a seat may lay in a quest action.
    pub(crate) fn lay_limit(&self, it: &QuestAction, seat: Seat) -> u8 {
        let facts = book().quest(it.quest);
        let of_seat = self.heroes().filter(|&hero| self.seat_of(hero) == seat);
        let n_present = of_seat.filter(|&hero| self.stands_with(hero, it.hero)).count() as u8;
        if self.seat_of(it.hero) != seat {
            return n_present;
        }
        let more = match book().ability(Ability::LegacyOfTheBronzebeards).effect {
            AbilityEffect::LayMore(more) if it.hero == Hero::Muradin => more,
            _ => 0,
        };
        let fewer = match facts.effect {
            QuestEffect::ActingHeroLaysFewer(fewer) => fewer,
            QuestEffect::Plain
            | QuestEffect::SpawnHere { .. }
            | QuestEffect::AbominationOnCompletion
            | QuestEffect::NoRestNextTo
            | QuestEffect::CancelBlocks(_)
            | QuestEffect::CancelSuccesses(_)
            | QuestEffect::SpawnNextTo => 0,
        };
        (n_present + more).saturating_sub(fewer)
    }

    /// WR-ACT-QUEST-03, WR-ACT-QUEST-04: whether a seat may lay a card with this icon now.
    pub(crate) fn lay(&self, it: &QuestAction, seat: Seat, icon: Icon) -> Result<(), Refusal> {
        let Some(next) = self.next_icon(it.quest) else {
            return Err(Refusal::new("WR-QUEST-01", "quest-complete"));
        };
        if icon != next {
            return Err(Refusal::new("WR-ACT-QUEST-03", "not-the-next-icon"));
        }
        let limit = self.lay_limit(it, seat);
        let laid = it.laid[seat].iter().sum::<u8>();
        if limit <= laid {
            let is_barred = limit == 0 && self.seat_of(it.hero) == seat;
            let rule = if is_barred { "WR-QUEST-ARGE-01" } else { "WR-ACT-QUEST-04" };
            return Err(Refusal::new(rule, "lay-limit").with("most", limit).with("laid", laid));
        }
        // WR-ACT-QUEST-05, WR-AMB-51: back in hand at once, but a card is laid only once in a quest action.
        if self.n_with_icon(seat, icon) <= it.laid[seat][icon.idx()] {
            return Err(Refusal::new("WR-ACT-QUEST-03", "no-such-card"));
        }
        Ok(())
    }

    /// The seats that may lay a card now. Nobody while the successes suffice to complete the quest: then a card would
    /// change nothing.
    pub(crate) fn layers(&self, it: &QuestAction) -> SeatSet {
        let Some(icon) = self.next_icon(it.quest) else { return SeatSet::EMPTY };
        let n_left = book().quest(it.quest).length() - self.progress(it.quest);
        if n_left <= it.successes {
            return SeatSet::EMPTY;
        }
        self.seats().filter(|&seat| self.lay(it, seat, icon).is_ok()).collect()
    }
}
