//! A match that goes on elsewhere: who may take it along, the file that he is given, and what becomes of the table.
//!
//! The file holds the secret seed, so whoever has it can know all dice and draws to come. That harms nobody as long as
//! all people at the table are one person: it is given to nobody else, and from then on nobody new sits down here.

use catalog::{Continuation, ContinuedSeat, record};
use kernel::Seat;

use super::Table;
use crate::error::TableError;
use crate::seats::{Place, Sitting};
use crate::stored::Write;
use crate::visitor::Visitor;

impl Table {
    /// Whether a visitor may take the match along: it goes on, and no seat belongs to anybody else.
    pub(super) fn check_take_along(&self, by: &Visitor) -> Result<(), TableError> {
        self.played.check_begun()?;
        if self.played.is_over() {
            return Err(TableError::MatchOver);
        }
        if self.seats.are_all_held_by(by) { Ok(()) } else { Err(TableError::NotAlone) }
    }

    /// Remembers that somebody takes the match along, before he is given anything.
    pub(super) fn take_along(&mut self, by: &Visitor) -> Result<(), TableError> {
        self.check_take_along(by)?;
        if !self.played.is_seed_told {
            self.played.is_seed_told = true;
            self.machine.write(Write::SeedTold { table: self.id });
        }
        Ok(())
    }

    /// The file with which a match goes on elsewhere, for whoever has taken it along; see
    /// [`Command::TakeAlong`](super::Command::TakeAlong).
    ///
    /// # Errors
    /// [`TableError::NotAlone`], [`TableError::MatchOver`] or [`TableError::Mixing`]
    pub fn along(&self, by: &Visitor) -> Result<String, TableError> {
        self.check_take_along(by)?;
        if !self.played.is_seed_told {
            return Err(TableError::NotAlone);
        }
        let seats = self.seats.places.iter().map(|place| ContinuedSeat {
            person: place.is_held_by(by),
            name: place.name.clone(),
            bot: place.bot.map(|it| it.to_string()).unwrap_or_default(),
            answers: place.answers.to_string(),
            passes: place.answers.is_passing,
            notes: place.notes.clone(),
        });
        let game = &*self.played.game;
        // A campaign that begins with this match follows from its setup.
        let campaign = self.played.campaign.as_ref().filter(|log| 0 < log.n_played());
        let campaign = campaign.and_then(|log| serde_json::from_str(&log.text()).ok());
        let continuation = Continuation {
            seed: self.played.proof.seed,
            seats: seats.collect(),
            clock: self.clock().map_or(0, super::Clock::seconds),
            delay: self.played.delay as u32,
            campaign,
            automatic: self.played.automatic_lines(),
        };
        Ok(record::write_continued(game, self.played.proof.entropy.clone(), continuation))
    }

    /// Refuses somebody new at a table whose seed was told. Elsewhere, where hands are secret, whoever has a seat takes no
    /// other one: he would know two hands, and could stand up again.
    pub(super) fn check_newcomer(&self, by: &Visitor, seat: Seat) -> Result<(), TableError> {
        if self.seats.places.get(seat.idx()).is_none_or(Place::is_taken) {
            return Ok(());
        }
        if self.played.is_seed_told {
            return if self.seats.has_taken_any(by) { Ok(()) } else { Err(TableError::SeedTold) };
        }
        let would_see = self.has_secret_hands() && !self.played.is_over();
        if would_see && self.seats.holds_beside(seat, by) {
            return Err(TableError::SecondSeat);
        }
        Ok(())
    }

    /// The seats at which a visitor may not sit down himself.
    pub(super) fn barred_for(&self, by: &Visitor) -> Vec<Seat> {
        let seats = self.seats.iter().map(|(seat, _)| seat);
        seats.filter(|it| self.check_sitting(by, *it, &Sitting::Here).is_err()).collect()
    }

    /// Refuses to offer a seat to others where the seed was told.
    pub(super) fn check_sitting(
        &self,
        by: &Visitor,
        seat: Seat,
        sitting: &Sitting,
    ) -> Result<(), TableError> {
        match sitting {
            Sitting::Link if self.played.is_seed_told => Err(TableError::SeedTold),
            Sitting::Here => self.check_newcomer(by, seat),
            Sitting::Link | Sitting::Bot(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use catalog::{Continuation, record};
    use kernel::Viewer;
    use protocol::UndoCount;

    use crate::brought::check;
    use crate::error::TableError;
    use crate::keys::{Key, TableId};
    use crate::seats::{KeyUse, Sitting};
    use crate::testing::{Bench, hot_seat, visitor};
    use crate::visitor::Visitor;
    use crate::{Aside, Clock, Command, NewTable, Wishes, Write};

    const LONGEST: Duration = Duration::from_secs(10);

    fn browser(number: u8) -> Key {
        Key::of_random([number; 16])
    }

    /// One person and a bot.
    fn solo(game: &str) -> NewTable {
        let bot = Sitting::Bot(ai::BotSpec::Greedy);
        let seats = vec![(Sitting::Here, "Ola".to_owned()), (bot, String::new())];
        NewTable { seats, clock: Clock::of_seconds(600), delay: 4, ..hot_seat(game) }
    }

    /// Answers for whoever is asked, with what the number says.
    fn answer(bench: &mut Bench, by: &Visitor, choice: usize) -> bool {
        let game = &bench.table.played.game;
        let Some(seat) = game.asked().first() else { return false };
        let (version, legal) = (bench.table.version(), game.legal(seat));
        let action = legal[choice % legal.len()].clone();
        if bench.table.seats.has_bot(seat) {
            let action = Some(action);
            bench.feed(crate::Input::Bot(crate::BotAnswer { version, seat, action }));
        } else {
            let act = Command::Act { seat: Some(seat.to_string()), version, action };
            bench.command(by, act).unwrap();
        }
        true
    }

    fn play(bench: &mut Bench, by: &Visitor, n_answers: usize) {
        for nth in 0..n_answers {
            if !answer(bench, by, nth * 7919) {
                return;
            }
        }
    }

    fn take(bench: &mut Bench, by: &Visitor) -> Result<String, TableError> {
        bench.command(by, Command::TakeAlong)?;
        bench.table.along(by)
    }

    fn bring(file: &str, host: &Key) -> Bench {
        let brought = check(file, LONGEST).unwrap_or_else(|error| panic!("{error}"));
        assert!(!brought.is_over());
        Bench::of(&brought.kept_for(host, false, TableId::of_number(77)))
    }

    fn lines(bench: &Bench) -> Vec<String> {
        bench.stored.lines.iter().map(|it| it.text.clone()).collect()
    }

    #[test]
    fn every_game_goes_on_elsewhere_as_it_would_have_here() {
        for game in catalog::games() {
            for new in [solo(game.info().id), hot_seat(game.info().id)] {
                let (here, there) = (browser(1), browser(2));
                let mut one = Bench::new(&new, &here, 5);
                play(&mut one, &visitor(&here), 40);
                let version = one.table.version();
                drop(
                    one.command(&visitor(&here), Command::Undo { version, count: UndoCount::One }),
                );
                let file = take(&mut one, &visitor(&here)).unwrap();
                let mut two = bring(&file, &there);
                let told = |it: &Bench| (it.table.version(), it.table.played.game.hash());
                assert_eq!(told(&one), told(&two), "{}", game.info().id);
                assert_eq!((lines(&one), &one.stored.header), (lines(&two), &two.stored.header));
                let autos = |it: &Bench| it.table.played.records.autos();
                assert_eq!(autos(&one), autos(&two), "the same can be taken back");
                let seats = |it: &Bench| {
                    let of = |it: &crate::Place| (it.name.clone(), it.bot, it.holders.len());
                    it.table.places().iter().map(of).collect::<Vec<_>>()
                };
                assert_eq!(seats(&one), seats(&two));
                let kept = |it: &Bench| (it.table.clock(), it.table.played.delay);
                assert_eq!(kept(&one), kept(&two));
                // And so on to the end.
                for nth in 0..3000 {
                    let (left, right) = (
                        answer(&mut one, &visitor(&here), nth * 104_729),
                        answer(&mut two, &visitor(&there), nth * 104_729),
                    );
                    assert_eq!(left, right);
                    if !left {
                        break;
                    }
                }
                assert_eq!(told(&one), told(&two), "{}", game.info().id);
                let whole = |it: &Bench| record::write(it.table.game(), Some(it.table.proof()));
                assert_eq!(whole(&one), whole(&two));
                assert!(
                    record::verify(&whole(&two)).unwrap().dice_proved
                        || !two.table.played.is_over()
                );
            }
        }
    }

    #[test]
    fn what_a_person_has_wished_and_noted_goes_along() {
        let here = browser(1);
        let by = visitor(&here);
        let mut one = Bench::new(&solo("smallworld"), &here, 1);
        let wishes = Wishes { set: vec![("leave-two".into(), "never".into())], passes: None };
        one.command(&by, Command::Wish { seat: None, wishes }).unwrap();
        let what = Aside::Notes("they have\nno coins".to_owned());
        one.command(&by, Command::Aside { seat: None, what }).unwrap();
        let file = take(&mut one, &by).unwrap();
        let two = bring(&file, &browser(2));
        let (before, after) = (&one.table.places()[0], &two.table.places()[0]);
        assert_eq!((&before.answers, &before.notes), (&after.answers, &after.notes));
        assert_eq!(after.notes, "they have\nno coins");
        assert!(!after.answers.to_string().is_empty());
    }

    /// Two hands at one screen: nobody's is open before he says that he is there.
    #[test]
    fn the_curtain_falls_at_the_other_place_too() {
        let (here, there) = (browser(1), browser(2));
        let mut one = Bench::new(&hot_seat("adventure"), &here, 3);
        play(&mut one, &visitor(&here), 12);
        let mut two = bring(&take(&mut one, &visitor(&here)).unwrap(), &there);
        let by = visitor(&there);
        let asked = two.table.curtain_for(&by).expect("the curtain is down");
        assert_eq!(two.table.viewer_for(&by), Viewer::Spectator);
        assert!(two.table.draw(&by, crate::Extent::Whole).is_curtain);
        two.command(&by, Command::Curtain).unwrap();
        assert_eq!(two.table.viewer_for(&by), Viewer::Seat(asked));
    }

    #[test]
    fn nobody_takes_along_what_is_not_his_alone() {
        let (host, guest) = (browser(1), browser(2));
        let seats = vec![(Sitting::Here, String::new()), (Sitting::Link, String::new())];
        let new = NewTable { seats, ..hot_seat("smallworld") };
        let mut bench = Bench::new(&new, &host, 1);
        let refused = |bench: &mut Bench, by: &Visitor| {
            let before = bench.stored.clone();
            assert_eq!(take(bench, by), Err(TableError::NotAlone));
            assert_eq!(bench.table.along(by), Err(TableError::NotAlone));
            assert!(bench.stored == before, "nothing is written");
        };
        let nobody = Visitor { browser: None, ..visitor(&host) };
        // A seat that waits for somebody is not the host's.
        for by in [visitor(&host), visitor(&guest), nobody.clone()] {
            refused(&mut bench, &by);
        }
        let key = bench.table.places()[1].key;
        bench.command(&visitor(&guest), Command::Join { seat: 1, key }).unwrap();
        for by in [visitor(&host), visitor(&guest), nobody.clone()] {
            refused(&mut bench, &by);
        }
        // Nor where a bot sits in for him.
        bench.table.seats.places[1].bot = Some(ai::BotSpec::Greedy);
        refused(&mut bench, &visitor(&host));
        // A program with one key of two, and who made a table where others sit.
        let mut bench = Bench::new(&hot_seat("smallworld"), &host, 2);
        let program = Visitor { bearer: Some(bench.table.places()[0].key), ..nobody.clone() };
        refused(&mut bench, &program);
        bench.table.seats.places.iter_mut().for_each(|it| it.holders = vec![guest.key_hash()]);
        refused(&mut bench, &visitor(&host));
        assert!(bench.table.check_take_along(&visitor(&guest)).is_ok());
        // Bots alone belong to nobody.
        let bot = || (Sitting::Bot(ai::BotSpec::Greedy), String::new());
        let new = NewTable { seats: vec![bot(), bot()], ..hot_seat("smallworld") };
        refused(&mut Bench::new(&new, &host, 3), &visitor(&host));
        // The only key of all people is enough.
        let mut bench = Bench::new(&solo("smallworld"), &host, 4);
        bench.table.seats.places[0].holders.clear();
        bench.table.seats.places[0].key_use = KeyUse::Used;
        let program = Visitor { bearer: Some(bench.table.places()[0].key), ..nobody };
        assert!(take(&mut bench, &program).is_ok());
    }

    #[test]
    fn a_file_is_given_only_after_it_was_stored_that_it_is() {
        let host = browser(1);
        let by = visitor(&host);
        let mut bench = Bench::new(&solo("smallworld"), &host, 1);
        assert_eq!(bench.table.along(&by), Err(TableError::NotAlone));
        bench.disk = crate::testing::Disk::Full;
        assert!(matches!(take(&mut bench, &by), Err(TableError::Store(_))));
        assert_eq!(bench.table.along(&by), Err(TableError::NotAlone));
        bench.disk = crate::testing::Disk::Works;
        assert!(take(&mut bench, &by).is_ok() && bench.stored.is_seed_told);
        assert!(bench.reopened().table.played.is_seed_told);
        assert!(take(&mut bench, &by).is_ok(), "and once more");
    }

    #[test]
    fn where_the_seed_was_told_nobody_new_sits_down() {
        let (host, guest) = (browser(1), browser(2));
        // The link of the second seat was sent to a guest before a bot was put there.
        let seats = vec![(Sitting::Here, String::new()), (Sitting::Link, String::new())];
        let new = NewTable { seats, open_in: Some(text::Lang::En), ..hot_seat("smallworld") };
        let mut bench = Bench::new(&new, &host, 1);
        let key = bench.table.places()[1].key;
        let to = |sitting| Command::Seat { seat: "P2".to_owned(), sitting };
        bench.command(&visitor(&host), to(Sitting::Bot(ai::BotSpec::Greedy))).unwrap();
        take(&mut bench, &visitor(&host)).unwrap();
        let told = Err(TableError::SeedTold);
        assert_eq!(bench.command(&visitor(&host), to(Sitting::Link)), told);
        assert_eq!(bench.command(&visitor(&guest), Command::Join { seat: 1, key }), told);
        let program = Visitor { bearer: Some(key), browser: None, ..visitor(&guest) };
        assert_eq!(bench.table.newly_shown(&program), None);
        assert_eq!(bench.command(&program, Command::Claim { new: guest.key_hash() }), told);
        assert_eq!(bench.command(&program, to(Sitting::Here)), told);
        assert!(bench.command(&visitor(&guest), Command::Sit).is_err());
        assert!(bench.table.seats_of(&visitor(&guest)).is_empty());
        // The person himself may play both seats, and come with another device.
        bench.command(&visitor(&host), to(Sitting::Here)).unwrap();
        assert_eq!(bench.table.seats_of(&visitor(&host)).len(), 2);
        let code = bench.table.places()[0].key;
        bench.command(&visitor(&guest), Command::Join { seat: 0, key: code }).unwrap();
        // A table that goes on from a file is one of these from the beginning.
        let file = take(&mut bench, &visitor(&host)).unwrap();
        let mut two = bring(&file, &host);
        assert!(two.table.played.is_seed_told);
        assert_eq!(two.command(&visitor(&host), to(Sitting::Link)), told);
    }

    #[test]
    fn a_match_that_is_over_stays() {
        let host = browser(1);
        let by = visitor(&host);
        let mut bench = Bench::new(&hot_seat("smallworld"), &host, 1);
        play(&mut bench, &by, 3000);
        assert!(bench.table.played.is_over());
        assert_eq!(take(&mut bench, &by), Err(TableError::MatchOver));
    }

    /// What may not be at a table is refused with the last line, whatever the dice say.
    #[test]
    fn a_table_that_cannot_be_is_not_made() {
        let host = browser(1);
        let mut bench = Bench::new(&solo("smallworld"), &host, 1);
        play(&mut bench, &visitor(&host), 9);
        let file = take(&mut bench, &visitor(&host)).unwrap();
        let seed = bench.table.proof().seed.to_hex();
        let refused = |change: &dyn Fn(&mut Continuation)| {
            let mut opened = record::bring(&file).unwrap();
            let mut told = opened.continuation.take().unwrap();
            change(&mut told);
            let text = record::write_continued(&*opened.table, Vec::new(), told);
            match check(&text, LONGEST).err().unwrap() {
                TableError::BadMatch { line, what } => {
                    assert_eq!(line, text.lines().count(), "{what}");
                    assert!(!what.contains(&seed));
                    what
                }
                other => panic!("{other}"),
            }
        };
        let has = |what: String, told: &str| assert!(what.contains(told), "{what}");
        has(refused(&|it| it.seats[1].bot.clear()), "seat P2: nobody sits there");
        has(refused(&|it| it.seats[1].bot = "genius".to_owned()), "seat P2");
        has(refused(&|it| it.seats[1].bot = "mcts:20s".to_owned()), "thinks for too long");
        has(refused(&|it| it.seats[0].notes = "x".repeat(5000)), "the notes are too long");
        has(
            refused(&|it| {
                (it.seats[0].person, it.seats[0].bot) = (false, "greedy".to_owned());
            }),
            "no seat belongs to a person",
        );
        has(refused(&|it| it.clock = 3), "no clock");
        has(refused(&|it| it.delay = 5000), "at most 1000");
        has(refused(&|it| it.campaign = Some(serde_json::json!({}))), "campaign");
        // A running match without its seed is no match to keep.
        let plain = record::write(bench.table.game(), Some(bench.table.proof()));
        let line = plain.lines().count();
        assert_eq!(check(&plain, LONGEST).err(), Some(TableError::MatchUnproved { line }));
        assert!(matches!(check("", LONGEST).err(), Some(TableError::BadMatch { line: 1, .. })));
        let writes = check(&file, LONGEST).unwrap().kept_for(&host, false, TableId::of_number(5));
        assert!(writes.iter().any(|it| matches!(it, Write::SeedTold { .. })));
        assert!(!format!("{writes:?}").contains(&seed), "the seed is in no log");
    }
}
