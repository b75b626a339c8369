//! Bots that think of an answer, a hint or a look back elsewhere, without the type of their game.

use std::any::Any;
use std::time::Duration;

use ai::{BotSpec, Clock, GoesOn, Hint, Measures, Past, Review, Seeds, SystemClock};
use kernel::{Chance, Game, Match, Seat, TableSetup, Viewer};

use crate::playable::Playable;
use crate::table::AnyTable;

/// A bot with its own copy of the position, to think elsewhere: on a thread of its own, or in slices beside other work.
pub trait Think<T = String>: Any + Send {
    /// Thinks on until there is an answer, or the clock shows `until`.
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<T>;

    /// Thinks until there is an answer. The time is that of the machine, if the bot has a budget of time.
    fn finish(&mut self) -> T {
        self.finish_by(&SystemClock)
    }

    /// The same by another clock.
    fn finish_by(&mut self, clock: &dyn Clock) -> T {
        loop {
            if let Some(answer) = self.advance(clock, None) {
                return answer;
            }
        }
    }

    /// The same, with other searches beside it, if it can: [`ai::Thinker::finish_beside`].
    fn finish_beside(&mut self, beside: Vec<GoesOn>) -> T {
        drop(beside);
        self.finish()
    }
}

impl<G: Playable> Think for ai::Thinker<G> {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        ai::Thinker::advance(self, clock, until).map(|it| it.to_string())
    }

    fn finish_beside(&mut self, beside: Vec<GoesOn>) -> String {
        ai::Thinker::finish_beside(self, beside).to_string()
    }
}

impl<G: Playable> Think<Hint<String>> for ai::Adviser<G> {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<Hint<String>> {
        ai::Adviser::advance(self, clock, until).map(|it| it.map(|action| action.to_string()))
    }
}

impl<G: Playable> Think<Review<String>> for ai::Reviewer<G> {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<Review<String>> {
        ai::Reviewer::advance(self, clock, until).map(|it| it.map(|action| action.to_string()))
    }
}

pub type Thinker = Box<dyn Think>;

/// The thinker that answered last at a table, for the next answer of the same turn.
#[derive(Default)]
pub struct LastThinker(Option<(u32, Thinker)>);

impl LastThinker {
    /// `version` is that of the table after the answer and the forced ones that followed it.
    pub fn new(version: u32, thinker: Thinker) -> Self {
        Self(Some((version, thinker)))
    }

    /// A forced answer has led from one version to another.
    pub fn forced(&mut self, from: u32, to: u32) {
        if let Some((version, _)) = self.0.as_mut().filter(|(version, _)| *version == from) {
            *version = to;
        }
    }

    /// A thinker for the answer of a seat: with the search tree of the last one, if the table is where its answer led.
    pub fn thinker(
        &mut self,
        table: &dyn AnyTable,
        bot: BotSpec,
        seat: Seat,
        seeds: Seeds,
    ) -> Thinker {
        match self.0.take() {
            Some((version, last)) if version == table.version() => {
                table.thinker_after(last, bot, seat, seeds)
            }
            Some(_) | None => table.thinker(bot, seat, seeds),
        }
    }
}

/// A bot that thinks about a hint.
pub type Adviser = Box<dyn Think<Hint<String>>>;

/// A bot that looks back at a match.
pub type Reviewer = Box<dyn Think<Review<String>>>;

/// What reasons are told in: what a seat has, as it knows it.
pub(crate) fn measures<G: Playable>() -> Measures<G> {
    Measures {
        holdings: |state, seat| G::holdings(&state.view(Viewer::Seat(seat)), seat),
        details: |state, seat| G::details(&state.view(Viewer::Seat(seat)), seat),
    }
}

/// A thinker for the next answer of a seat, with the search tree of its `last` one.
pub(crate) fn reuse<G: Playable>(
    last: Thinker,
    state: G,
    bot: BotSpec,
    seat: Seat,
    seeds: Seeds,
) -> Thinker {
    let last: Box<dyn Any> = last;
    Box::new(match last.downcast::<ai::Thinker<G>>() {
        Ok(last) => last.reuse(bot, state, seat, seeds, &G::SETTINGS),
        Err(_) => ai::Thinker::new(bot, state, seat, seeds, &G::SETTINGS),
    })
}

/// A match, as a reviewer takes it.
pub(crate) fn past<G: Playable>(game: &Match<G>) -> Past<G> {
    let answers = game.effective_records().map(|it| (it.seat, it.action));
    Past {
        n_seats: game.setup().n_seats(),
        positions: game.states().collect(),
        answers: answers.collect(),
        first: game.effective_records().len() - game.n_standing(),
    }
}

/// The position that a bot thinks about.
pub(crate) fn thought_about<G: Game>(state: &G, seat: Seat, seed: u64) -> G {
    let mut res = state.clone();
    res.determinize(seat, &mut Chance::fast(seed ^ 0x5DEE_CE66_D1CE_5EED));
    res
}
