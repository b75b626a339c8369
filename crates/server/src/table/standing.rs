//! What the house answers for a person: what has only one answer, and what the person wished in advance.

use catalog::StandingAnswers;
use kernel::{Preference, Seat};

use super::{Hand, Table, visitor_holds};
use crate::error::ApiError;
use crate::seats::seat_at;
use crate::store::Write;
use crate::visitor::Visitor;

/// A wish for one's own seat; what is not named stays as it is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wishes {
    /// Windows with always, never or ask.
    pub(crate) set: Vec<(String, String)>,
    /// To be asked nothing until the own turn, or to be asked again.
    pub(crate) passes: Option<bool>,
}

impl Table {
    /// Plays what needs nobody's choice.
    pub(super) fn play_forced(&mut self) -> Result<(), ApiError> {
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
    pub(super) async fn wish(
        &mut self,
        by: &Visitor,
        seat: Option<&str>,
        wishes: &Wishes,
    ) -> Result<(), ApiError> {
        let seat = self.held_seat(by, seat)?;
        let wished = self.wished(seat, wishes)?;
        if self.places[seat.idx()].answers == wished {
            return Ok(());
        }
        self.places[seat.idx()].answers = wished;
        self.pending.push(self.answers_write(seat));
        self.play_forced()?;
        self.commit().await?;
        self.changed();
        Ok(())
    }

    /// The answers of a seat with some changed.
    fn wished(&self, seat: Seat, wishes: &Wishes) -> Result<StandingAnswers, ApiError> {
        let mut res = self.places[seat.idx()].answers.clone();
        for (window, to) in &wishes.set {
            let to: Preference = to.parse().map_err(ApiError::BadWindow)?;
            res.set(self.game.windows(), window, to).map_err(ApiError::BadWindow)?;
        }
        if let Some(passes) = wishes.passes {
            if passes && self.game.windows().is_empty() {
                let what = "this game asks nothing that can be answered in advance";
                return Err(ApiError::BadWindow(what.to_owned()));
            }
            res.is_passing = passes;
        }
        Ok(res)
    }

    /// The named seat of a visitor, or his first; also while a bot sits in for him.
    pub(crate) fn held_seat(&self, by: &Visitor, named: Option<&str>) -> Result<Seat, ApiError> {
        let seats = (0_u8..).map(Seat).zip(&self.places);
        let mut own = seats.filter(|(_, place)| visitor_holds(place, by)).map(|(seat, _)| seat);
        match named {
            Some(text) => {
                let seat = seat_at(text, self.places.len()).ok_or(ApiError::NoSuchSeat)?;
                own.find(|it| *it == seat).ok_or(ApiError::NotYourSeat)
            }
            None => own.next().ok_or(ApiError::NotYourSeat),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use page::Prefs;
    use protocol::UndoCount;

    use super::Wishes;
    use crate::config::Config;
    use crate::keys::Key;
    use crate::seats::Sitting;
    use crate::store::Store;
    use crate::table::{House, NewTable, Table, make, reopen};
    use crate::visitor::Visitor;

    fn person(browser: &Key) -> Visitor {
        Visitor {
            browser: Some(browser.clone()),
            bearer: None,
            client: None,
            prefs: Prefs::of(text::Lang::En),
            origin: String::new(),
            wants_json: false,
            tab: None,
        }
    }

    async fn house() -> Arc<House> {
        let config = Config { seed: Some(1), ..Config::default().without_pauses() };
        Arc::new(House::new(Store::in_memory().await.unwrap(), &config, None))
    }

    /// Plays until Tauren go into decline and the house answers that no two of them stay behind: the number of records
    /// before. Nothing if it does not come to that soon.
    async fn until_declined(table: &mut Table, by: &Visitor) -> Option<usize> {
        let mut luck = 1_usize;
        for _ in 0..80 {
            let seat = table.game.asked().first()?;
            let legal = table.game.legal(seat);
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let wanted =
                ["choose tauren", "decline"].map(|wish| legal.iter().position(|it| it == wish));
            let idx = wanted[0].or(wanted[1]).unwrap_or((luck >> 33) % legal.len());
            let (n_before, version) = (table.standing.len(), table.version());
            table.act(by, Some(&seat.to_string()), version, &legal[idx]).await.unwrap();
            let played = table.game.standing();
            let is_declined = legal[idx] == "decline"
                && played.get(n_before + 1) == Some(&(seat, "done".to_owned()));
            if is_declined && 2 <= table.game.n_free_undo(seat) {
                return Some(n_before);
            }
        }
        None
    }

    #[tokio::test]
    async fn an_answer_in_advance_is_taken_back_with_the_choice_before_it_after_a_restart_too() {
        let (house, browser) = (house().await, Key::fresh());
        let by = person(&browser);
        let mut n_found = 0;
        for _ in 0..80 {
            let new = NewTable {
                game: "smallworld".to_owned(),
                seats: vec![(Sitting::Here, String::new()); 2],
                set: Vec::new(),
                clock: None,
                campaign: None,
                mixes: false,
                delay: 0,
                open_in: None,
            };
            let mut table = make(&house, &new, &browser).await.unwrap();
            let set = vec![("leave-two".to_owned(), "never".to_owned())];
            let wishes = Wishes { set, passes: None };
            for seat in ["P1", "P2"] {
                table.wish(&by, Some(seat), &wishes).await.unwrap();
            }
            let Some(n_before) = until_declined(&mut table, &by).await else { continue };
            n_found += 1;
            assert!(table.standing[n_before + 1].is_auto, "nobody chose it");
            let mut again = reopen(&house, table.lease).await.unwrap();
            let autos =
                |table: &Table| table.standing.iter().map(|it| it.is_auto).collect::<Vec<_>>();
            assert_eq!(autos(&again), autos(&table));
            assert_eq!(again.places[1].answers, table.places[1].answers);
            let version = again.version();
            again.undo(&by, version, UndoCount::One).await.unwrap();
            assert_eq!(again.standing.len(), n_before, "down to the choice");
        }
        assert!(2 < n_found, "{n_found}");
    }
}
