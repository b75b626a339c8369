//! AG-WIN: the race.

use kernel::Seat;

use crate::content::{Back, book};
use crate::names::Trophy;
use crate::state::{Adventure, Log};

impl Log {
    /// AG-LOG-01: the valor in a quest log; what is not completed brings none (AG-QUEST-12).
    pub fn valor(&self) -> u8 {
        let quests: u8 = self.quests.iter().map(|it| book().quest(it).valor).sum();
        let trophies: u8 =
            Trophy::ALL.iter().map(|&it| book().trophy(it).valor * self.trophies[it.idx()]).sum();
        let events: u8 = self
            .events
            .iter()
            .map(|card| match book().challenge(card).back {
                Back::Valor(n) => n,
                Back::Item(_) | Back::Encounter(_) | Back::Blank => 0,
            })
            .sum();
        quests + trophies + events
    }

    /// AG-RUL-04: how many cards it has.
    pub fn n_cards(&self) -> u8 {
        self.quests.len() + self.trophies.iter().sum::<u8>() + self.events.len()
    }
}

impl Adventure {
    #[inline]
    pub(crate) fn valor(&self, seat: Seat) -> u8 {
        self.player(seat).log.valor()
    }

    /// AG-WIN-02, AG-WIN-03, AG-WIN-04: by what ties are broken.
    pub(crate) fn standing(&self, seat: Seat) -> (u8, u8, u8) {
        let player = self.player(seat);
        (player.log.valor(), player.log.n_cards(), player.level.idx() as u8)
    }
}
