//! What the house answers for a person: what has only one answer, and what the person wished in advance.

use catalog::StandingAnswers;
use kernel::{Preference, Seat};

use super::{Hand, Table, visitor_holds};
use crate::error::TableError;
use crate::seats::seat_at;
use crate::stored::Write;
use crate::visitor::Visitor;

/// A wish for one's own seat; what is not named stays as it is.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// Windows with always, never or ask.
    pub set: Vec<(String, String)>,
    /// To be asked nothing until the own turn, or to be asked again.
    pub passes: Option<bool>,
}

impl Table {
    /// Plays what needs nobody's choice.
    pub(super) fn play_forced(&mut self) -> Result<(), TableError> {
        if self.is_mixing {
            return Ok(());
        }
        loop {
            self.end_passing();
            if let Some((seat, action)) = self.house_answer() {
                self.play(seat, &action, Hand::House)?;
            } else if let Some((seat, action)) = self.standing_answer() {
                self.play(seat, &action, Hand::Standing)?;
            } else {
                return Ok(());
            }
        }
    }

    /// The answer that the house gives for a seat that has only one.
    ///
    /// A person in the middle of his turn keeps the last word: an answer that ends it, or that cannot be taken back, is
    /// left to him although it is the only one. So is one that, given at once, would tell other people what he holds.
    fn house_answer(&self) -> Option<(Seat, String)> {
        let (seat, action) = self.game.forced()?;
        let is_bot = self.places.get(seat.idx())?.bot.is_some();
        if self.game.haste_would_tell(seat) && self.has_people_beside(seat) {
            return None;
        }
        if is_bot || self.standing.last().is_none_or(|it| it.seat != seat) {
            return Some((seat, action));
        }
        let mut ahead = self.game.at(self.standing.len());
        let mut chance = self.fate.chance(u64::from(self.version()));
        ahead.act(seat, &action, &mut chance).ok()?;
        let goes_on = ahead.asked().contains(seat) && ahead.n_free_undo(seat) == 1;
        goes_on.then_some((seat, action))
    }

    /// Whether anybody but bots sits at the table with a seat, or looks on while a bot plays for him.
    fn has_people_beside(&self, seat: Seat) -> bool {
        let mut others = self.places.iter().enumerate().filter(|(idx, _)| *idx != seat.idx());
        others.any(|(_, it)| it.bot.is_none() || it.is_taken())
    }

    /// An answer that a person gave in advance.
    fn standing_answer(&self) -> Option<(Seat, String)> {
        let asked = self.game.asked();
        let people = asked.iter().filter_map(|seat| Some((seat, self.places.get(seat.idx())?)));
        let mut people = people.filter(|(_, place)| place.bot.is_none());
        people.find_map(|(seat, place)| {
            Some((seat, self.game.standing_answer(seat, &place.answers)?))
        })
    }

    /// Whoever passes until the own turn is asked again from its first question on.
    fn end_passing(&mut self) {
        let asked = self.game.asked();
        for idx in 0..self.places.len() {
            let seat = Seat(idx as u8);
            let is_passing = self.places[idx].answers.is_passing;
            if is_passing && asked.contains(seat) && !self.game.in_window(seat) {
                self.places[idx].answers.is_passing = false;
                self.pending.push(self.answers_write(seat));
            }
        }
    }

    fn answers_write(&self, seat: Seat) -> Write {
        let answers = &self.places[seat.idx()].answers;
        Write::Answers {
            table: self.id,
            seat: seat.0,
            answers: answers.to_string(),
            is_passing: answers.is_passing,
        }
    }

    /// Remembers what a person wishes in advance; what is asked already is answered at once.
    pub(super) fn wish(
        &mut self,
        by: &Visitor,
        seat: Option<&str>,
        wishes: &Wishes,
    ) -> Result<(), TableError> {
        let seat = self.held_seat(by, seat)?;
        let wished = self.wished(seat, wishes)?;
        if self.places[seat.idx()].answers == wished {
            return Ok(());
        }
        self.places[seat.idx()].answers = wished;
        self.pending.push(self.answers_write(seat));
        self.play_forced()
    }

    /// The answers of a seat with some changed.
    fn wished(&self, seat: Seat, wishes: &Wishes) -> Result<StandingAnswers, TableError> {
        let mut res = self.places[seat.idx()].answers.clone();
        for (window, to) in &wishes.set {
            let to: Preference = to.parse().map_err(TableError::BadWindow)?;
            res.set(self.game.windows(), window, to).map_err(TableError::BadWindow)?;
        }
        if let Some(passes) = wishes.passes {
            if passes && self.game.windows().is_empty() {
                let what = "this game asks nothing that can be answered in advance";
                return Err(TableError::BadWindow(what.to_owned()));
            }
            res.is_passing = passes;
        }
        Ok(res)
    }

    /// The named seat of a visitor, or his first; also while a bot sits in for him.
    pub fn held_seat(&self, by: &Visitor, named: Option<&str>) -> Result<Seat, TableError> {
        let seats = (0_u8..).map(Seat).zip(&self.places);
        let mut own = seats.filter(|(_, place)| visitor_holds(place, by)).map(|(seat, _)| seat);
        match named {
            Some(text) => {
                let seat = seat_at(text, self.places.len()).ok_or(TableError::NoSuchSeat)?;
                own.find(|it| *it == seat).ok_or(TableError::NotYourSeat)
            }
            None => own.next().ok_or(TableError::NotYourSeat),
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::UndoCount;

    use super::Wishes;
    use crate::keys::Key;
    use crate::testing::{Bench, hot_seat, visitor};
    use crate::visitor::Visitor;
    use crate::{Command, Table};

    /// Plays until Tauren go into decline and the table answers that no two of them stay behind: the number of records
    /// before. Nothing if it does not come to that soon.
    fn until_declined(bench: &mut Bench, by: &Visitor) -> Option<usize> {
        let mut random = 1_usize;
        for _ in 0..80 {
            let seat = bench.table.game.asked().first()?;
            let legal = bench.table.game.legal(seat);
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let wanted =
                ["choose tauren", "decline"].map(|wish| legal.iter().position(|it| it == wish));
            let idx = wanted[0].or(wanted[1]).unwrap_or((random >> 33) % legal.len());
            let (n_before, version) = (bench.table.standing.len(), bench.table.version());
            let (seat_name, action) = (Some(seat.to_string()), legal[idx].clone());
            bench.command(by, Command::Act { seat: seat_name, version, action }).unwrap();
            let game = &bench.table.game;
            let played = game.standing();
            let is_declined = legal[idx] == "decline"
                && played.get(n_before + 1) == Some(&(seat, "done".to_owned()));
            if is_declined && 2 <= game.n_free_undo(seat) {
                return Some(n_before);
            }
        }
        None
    }

    #[test]
    fn an_answer_in_advance_is_taken_back_with_the_choice_before_it_after_a_restart_too() {
        let browser = Key::of_random([1; 16]);
        let by = visitor(&browser);
        let mut n_found = 0;
        for seed in 1..=80 {
            let mut bench = Bench::new(&hot_seat("smallworld"), &browser, seed);
            let set = vec![("leave-two".to_owned(), "never".to_owned())];
            for seat in ["P1", "P2"] {
                let wishes = Wishes { set: set.clone(), passes: None };
                bench.command(&by, Command::Wish { seat: Some(seat.to_owned()), wishes }).unwrap();
            }
            let Some(n_before) = until_declined(&mut bench, &by) else { continue };
            n_found += 1;
            assert!(bench.table.standing[n_before + 1].is_auto, "nobody chose it");
            let mut again = bench.reopened();
            let autos =
                |table: &Table| table.standing.iter().map(|it| it.is_auto).collect::<Vec<_>>();
            assert_eq!(autos(&again.table), autos(&bench.table));
            assert_eq!(again.table.places[1].answers, bench.table.places[1].answers);
            let version = again.table.version();
            again.command(&by, Command::Undo { version, count: UndoCount::One }).unwrap();
            assert_eq!(again.table.standing.len(), n_before, "down to the choice");
        }
        assert!(2 < n_found, "{n_found}");
    }
}
