//! What people who play together tell each other on the board: proposals to the seat that is asked, and spaces that they
//! point at. None of it is recorded or stored; the table forgets it as soon as the position changes.

use std::time::Duration;

use catalog::AnyTable;
use kernel::{Kind, Seat, SeatSet, Viewer};
use page::{Advice, Ping, Proposal, Together};

use super::{Table, Timestamp};
use crate::error::TableError;
use crate::visitor::Visitor;

/// How long a space stays marked.
const PING: Duration = Duration::from_secs(20);
/// A seat says at most [`MOST_WORDS`] things in this time.
const WINDOW: Duration = Duration::from_secs(10);
const MOST_WORDS: usize = 8;

/// What somebody says.
#[derive(Clone, Debug)]
pub enum Word {
    /// An answer for a seat that is asked, based on a version: `to`, or the one that the table waits for.
    Propose { version: u32, to: Option<String>, action: String },
    /// The proposal of a seat is declined, or withdrawn.
    Decline { by: String },
    /// A space of the board.
    Point { space: String },
}

/// What was said at a table since the position changed.
#[derive(Debug, Default)]
pub(super) struct Said {
    version: u32,
    proposals: Vec<Proposal>,
    pings: Vec<(Ping, Timestamp)>,
    n_pings: u32,
    /// Who said something when, of late.
    words: Vec<(Seat, Timestamp)>,
}

impl Said {
    /// When the next mark disappears.
    pub(super) fn fades_at(&self) -> Option<Timestamp> {
        self.pings.iter().map(|(_, at)| *at + PING).min()
    }

    /// Forgets the spaces that were pointed at for long enough; `true` if there were any.
    pub(super) fn fade(&mut self, now: Timestamp) -> bool {
        let n_before = self.pings.len();
        self.pings.retain(|(_, at)| now < *at + PING);
        self.pings.len() < n_before
    }

    /// Forgets what a seat said and was told: somebody else sits there now.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.proposals.retain(|it| it.by != seat && it.to != seat);
        self.pings.retain(|(it, _)| it.by != seat);
    }

    /// Makes room for what is said about this version.
    fn turn_to(&mut self, version: u32) {
        if self.version != version {
            self.version = version;
            self.proposals.clear();
            self.pings.clear();
        }
    }

    /// Counts a word of a seat, unless it says too much.
    pub(super) fn count(&mut self, seat: Seat, now: Timestamp) -> Result<(), TableError> {
        self.words.retain(|(_, at)| now < *at + WINDOW);
        if MOST_WORDS <= self.words.iter().filter(|(it, _)| *it == seat).count() {
            return Err(TableError::TooFast);
        }
        self.words.push((seat, now));
        Ok(())
    }
}

/// Whether people at this game help each other, and have nothing to hide from each other.
fn is_together(game: &dyn AnyTable) -> bool {
    let info = game.info();
    info.kind == Kind::Cooperative && !info.has_private_information && 1 < game.n_seats()
}

impl Table {
    /// Somebody says something; `seat` names the one of his seats for which he speaks.
    pub(super) fn say(
        &mut self,
        by: &Visitor,
        seat: Option<&str>,
        word: &Word,
    ) -> Result<(), TableError> {
        if !is_together(&*self.played.game) {
            return Err(TableError::NotCooperative);
        }
        self.check_begun()?;
        if let Word::Decline { by: proposer } = word {
            return self.decline(by, proposer);
        }
        let speaker = self.speaker(by, seat)?;
        match word {
            Word::Propose { version, to, action } => {
                let own = self.seats_of(by);
                self.propose(speaker, own, *version, to.as_deref(), action)?;
            }
            Word::Point { space } => self.point(speaker, space)?,
            Word::Decline { .. } => {}
        }
        self.changed();
        Ok(())
    }

    /// The seat for which a visitor speaks: the named one, or the one through which he looks.
    pub fn speaker(&self, by: &Visitor, named: Option<&str>) -> Result<Seat, TableError> {
        let own = self.seats_of(by);
        let seat = match named {
            Some(text) => Some(self.seats.named(text)?),
            None => match self.viewer_for(by) {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Omniscient => None,
            },
        };
        seat.filter(|it| own.contains(*it)).ok_or(TableError::NotYourSeat)
    }

    fn propose(
        &mut self,
        by: Seat,
        own: SeatSet,
        version: u32,
        to: Option<&str>,
        action: &str,
    ) -> Result<(), TableError> {
        self.played.check_version(version)?;
        let to = match to {
            Some(text) => {
                let seat = self.seats.named(text)?;
                let is_asked = self.advisable(own).contains(seat);
                is_asked.then_some(seat).ok_or(TableError::NobodyAsked)?
            }
            None => self.leading(self.advisable(own)).ok_or(TableError::NobodyAsked)?,
        };
        let action = self.answer_of(to, action)?;
        self.said.turn_to(version);
        self.said.count(by, self.now())?;
        self.said.proposals.retain(|it| it.by != by);
        self.said.proposals.push(Proposal { by, to, action });
        Ok(())
    }

    /// Seats of other people that are asked. A bot takes no advice.
    fn advisable(&self, own: SeatSet) -> SeatSet {
        let asked = self.played.game.asked().iter();
        asked.filter(|it| !own.contains(*it) && self.seats.places[it.idx()].bot.is_none()).collect()
    }

    /// What somebody who holds `own` and is asked himself may propose: the answers of another seat, if the table waits
    /// for it too. Seats that only may add something need no advice.
    fn advice(&self, own: SeatSet) -> Option<Advice> {
        let awaited = self.played.game.awaited();
        let others = self.advisable(own).iter().filter(|it| awaited.contains(*it));
        let to = self.leading(others.collect())?;
        let actions = self.played.game.legal(to);
        (!actions.is_empty()).then_some(Advice { to, actions })
    }

    /// A legal answer of a seat, as it is written in notation.
    fn answer_of(&self, seat: Seat, action: &str) -> Result<String, TableError> {
        let legal = self.played.game.legal(seat).into_iter();
        if let Some(action) = legal.into_iter().find(|it| it == action.trim()) {
            return Ok(action);
        }
        let what = || "this is no answer that the seat has now".to_owned();
        match self.played.game.check(seat, action) {
            Err(error) => Err(self.wrong_action(action, error)),
            Ok(()) => Err(TableError::BadAction { action: String::new(), what: what() }),
        }
    }

    /// Whoever was asked says no, or whoever proposed it thinks again.
    fn decline(&mut self, by: &Visitor, proposer: &str) -> Result<(), TableError> {
        let own = self.seats_of(by);
        if own.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        let seat = self.seats.named(proposer)?;
        let is_his = |it: &Proposal| it.by == seat && (own.contains(it.by) || own.contains(it.to));
        let n_before = self.said.proposals.len();
        self.said.proposals.retain(|it| !is_his(it));
        if self.said.proposals.len() < n_before {
            self.changed();
        }
        Ok(())
    }

    fn point(&mut self, by: Seat, space: &str) -> Result<(), TableError> {
        if self.played.game.game().narrator().space(text::Lang::En, space).is_none() {
            return Err(TableError::NoSuchSpace(space.chars().take(40).collect()));
        }
        let now = self.now();
        self.said.turn_to(self.version());
        self.said.count(by, now)?;
        self.said.n_pings = self.said.n_pings.wrapping_add(1);
        let ping = Ping { by, space: space.to_owned(), number: self.said.n_pings };
        self.said.pings.retain(|(it, _)| it.by != by);
        self.said.pings.push((ping, now));
        Ok(())
    }

    /// What is said at the table now, for somebody who holds `own` and looks as `viewer`; nothing where everybody plays
    /// for himself.
    pub fn together(&self, own: SeatSet, viewer: Viewer) -> Option<Together> {
        if !is_together(&*self.played.game) {
            return None;
        }
        let speaker = match viewer {
            Viewer::Seat(seat) if !self.played.is_over() => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => None,
        };
        let is_asked = self.played.game.asked().iter().any(|it| own.contains(it));
        let owner = speaker.filter(|_| !is_asked).and_then(|_| self.leading(self.advisable(own)));
        let advice = speaker.filter(|_| is_asked).and_then(|_| self.advice(own));
        let (proposals, pings) = (Vec::new(), Vec::new());
        let mut res = Together { speaker, owner, advice, proposals, pings };
        if self.said.version == self.version() {
            let now = self.now();
            res.proposals.clone_from(&self.said.proposals);
            let pings = self.said.pings.iter().filter(|(_, at)| now < *at + PING);
            res.pings = pings.map(|(it, _)| it.clone()).collect();
        }
        Some(res)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kernel::Seat;
    use page::Ping;

    use super::{MOST_WORDS, PING, Said, WINDOW};
    use crate::Timestamp;
    use crate::error::TableError;

    #[test]
    fn a_space_is_marked_for_a_while() {
        let (mut said, now) = (Said::default(), Timestamp(1_000_000));
        let ping = |by| Ping { by: Seat(by), space: "dalaran".to_owned(), number: 1 };
        said.pings = vec![(ping(0), now), (ping(1), now + Duration::from_secs(5))];
        assert_eq!(said.fades_at(), Some(now + PING));
        assert!(!said.fade(Timestamp(now.0 + 19_999)));
        assert!(said.fade(now + PING));
        assert_eq!(said.fades_at(), Some(now + PING + Duration::from_secs(5)));
    }

    #[test]
    fn a_seat_that_says_too_much_waits_and_the_others_do_not() {
        let (mut said, now) = (Said::default(), Timestamp(1_000_000));
        for _ in 0..MOST_WORDS {
            assert_eq!(said.count(Seat(0), now), Ok(()));
        }
        assert_eq!(said.count(Seat(0), now), Err(TableError::TooFast));
        assert_eq!(said.count(Seat(1), now), Ok(()));
        assert_eq!(said.count(Seat(0), now + WINDOW), Ok(()));
    }
}
