//! Bots that think of an answer or a hint elsewhere, without the type of their game.

use std::time::Duration;

use ai::{Clock, Hint, SystemClock};

use crate::playable::Playable;

/// A bot with its own copy of the position, to think elsewhere: on a thread of its own, or in slices beside other work.
pub trait Think<T = String>: Send {
    /// Thinks on until there is an answer, or the clock shows `until`.
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<T>;

    /// Thinks until there is an answer. The time is that of the machine, if the bot has a budget of time.
    fn finish(&mut self) -> T {
        loop {
            if let Some(answer) = self.advance(&SystemClock, None) {
                return answer;
            }
        }
    }
}

impl<G: Playable> Think for ai::Thinker<G> {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        ai::Thinker::advance(self, clock, until).map(|it| it.to_string())
    }
}

impl<G: Playable> Think<Hint<String>> for ai::Adviser<G> {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<Hint<String>> {
        ai::Adviser::advance(self, clock, until).map(|it| it.map(|action| action.to_string()))
    }
}

pub type Thinker = Box<dyn Think>;

/// A bot that thinks about a hint.
pub type Adviser = Box<dyn Think<Hint<String>>>;
