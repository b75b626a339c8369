//! A match that goes on in thought from what a seat knows of another one. Nothing leads back to that one.

use kernel::{Game, Match, SeatSet, Viewer};
use page::AnyObservation;

use crate::playable::Playable;
use crate::table::{AnyTable, observation};

/// A match in thought, whichever the game.
pub trait AnyAnalysis: Send + Sync {
    fn table(&self) -> &dyn AnyTable;

    fn table_mut(&mut self) -> &mut dyn AnyTable;

    /// What a viewer sees in thought: what the seat was told at the table stands before what happens here. `others` are
    /// other seats of the same person.
    fn observation(&self, viewer: Viewer, others: SeatSet) -> Box<dyn AnyObservation>;
}

pub(crate) struct Analysis<G: Game> {
    pub(crate) game: Match<G>,
    /// What the seat was told at the table.
    pub(crate) known: Vec<(usize, G::Event)>,
    /// How many records stand there.
    pub(crate) n_records: usize,
}

impl<G: Playable> AnyAnalysis for Analysis<G> {
    fn table(&self) -> &dyn AnyTable {
        &self.game
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut self.game
    }

    fn observation(&self, viewer: Viewer, others: SeatSet) -> Box<dyn AnyObservation> {
        let mut res = observation(&self.game, viewer, others, None);
        let own = res.events.drain(..).filter(|(idx, _)| *idx != 0);
        let own = own.map(|(idx, event)| (self.n_records + idx, event));
        let events = self.known.iter().cloned().chain(own).collect();
        res.events = events;
        Box::new(res)
    }
}
