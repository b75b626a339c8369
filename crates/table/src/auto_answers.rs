//! What the house answers for a person: what has only one answer, and what the person wished in advance.

use catalog::AutoAnswers;
use kernel::{Preference, Seat};

use super::{Hand, Table};
use crate::error::TableError;
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
        // In a lesson each answer is the learner's, or one that the lesson gives.
        if self.played.is_mixing || self.is_learning() {
            return Ok(());
        }
        loop {
            self.end_passing();
            if let Some((seat, action)) = self.house_answer() {
                self.play(seat, &action, Hand::House)?;
            } else if let Some((seat, action)) = self.auto_answer() {
                self.play(seat, &action, Hand::AutoAnswer)?;
            } else {
                return Ok(());
            }
        }
    }

    /// The answer that the table gives for a seat that has only one.
    fn house_answer(&self) -> Option<(Seat, String)> {
        let (seats, is_alone) = (&self.seats, |seat| !self.seats.has_people_beside(seat));
        self.played.forced(|seat| seats.has_bot(seat), is_alone)
    }

    /// An answer that a person gave in advance.
    fn auto_answer(&self) -> Option<(Seat, String)> {
        let asked = self.played.game.asked();
        let people =
            asked.iter().filter_map(|seat| Some((seat, self.seats.places.get(seat.idx())?)));
        let mut people = people.filter(|(_, place)| place.bot.is_none());
        people.find_map(|(seat, place)| {
            Some((seat, self.played.game.auto_answer(seat, &place.answers)?))
        })
    }

    /// Whoever passes until the own turn is asked again from its first question on.
    fn end_passing(&mut self) {
        let asked = self.played.game.asked();
        for idx in 0..self.seats.places.len() {
            let seat = Seat(idx as u8);
            let is_passing = self.seats.places[idx].answers.is_passing;
            if is_passing && asked.contains(seat) && !self.played.game.in_window(seat) {
                self.seats.places[idx].answers.is_passing = false;
                self.machine.write(self.answers_write(seat));
            }
        }
    }

    fn answers_write(&self, seat: Seat) -> Write {
        let answers = &self.seats.places[seat.idx()].answers;
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
        let seat = self.seats.held(by, seat)?;
        let wished = self.wished(seat, wishes)?;
        if self.seats.places[seat.idx()].answers == wished {
            return Ok(());
        }
        self.seats.places[seat.idx()].answers = wished;
        self.machine.write(self.answers_write(seat));
        self.play_forced()
    }

    /// The answers of a seat with some changed.
    fn wished(&self, seat: Seat, wishes: &Wishes) -> Result<AutoAnswers, TableError> {
        let mut res = self.seats.places[seat.idx()].answers.clone();
        for (window, to) in &wishes.set {
            let to: Preference = to.parse().map_err(TableError::BadWindow)?;
            res.set(self.played.game.windows(), window, to).map_err(TableError::BadWindow)?;
        }
        if let Some(passes) = wishes.passes {
            if passes && self.played.game.windows().is_empty() {
                let what = "this game asks nothing that can be answered in advance";
                return Err(TableError::BadWindow(what.to_owned()));
            }
            res.is_passing = passes;
        }
        Ok(res)
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
            let seat = bench.table.played.game.asked().first()?;
            let legal = bench.table.played.game.legal(seat);
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let wanted =
                ["choose tauren", "decline"].map(|wish| legal.iter().position(|it| it == wish));
            let idx = wanted[0].or(wanted[1]).unwrap_or((random >> 33) % legal.len());
            let (n_before, version) = (bench.table.played.records.len(), bench.table.version());
            let (seat_name, action) = (Some(seat.to_string()), legal[idx].clone());
            bench.command(by, Command::Act { seat: seat_name, version, action }).unwrap();
            let game = &bench.table.played.game;
            let played = game.effective_records();
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
            assert!(bench.table.played.records.autos()[n_before + 1], "nobody chose it");
            let mut again = bench.reopened();
            let autos = |table: &Table| table.played.records.autos();
            assert_eq!(autos(&again.table), autos(&bench.table));
            assert_eq!(again.table.seats.places[1].answers, bench.table.seats.places[1].answers);
            let version = again.table.version();
            again.command(&by, Command::Undo { version, count: UndoCount::One }).unwrap();
            assert_eq!(again.table.played.records.len(), n_before, "down to the choice");
        }
        assert!(2 < n_found, "{n_found}");
    }
}
