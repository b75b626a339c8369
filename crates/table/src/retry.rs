//! Trying again: from any moment of a match that is over, a new match of one person against bots. It begins with what was
//! played until then, and what the seat could not know there is dealt anew, so that nobody plays with what he has looked
//! up.

use ai::{Hint, Level};
use catalog::{Adviser, AnyTable, Judged, RandomnessProof, record};
use kernel::{Origin, Seat, Viewer};
use page::RetryPanel;
use serde::{Deserialize, Serialize};
use text::Voice;

use super::open::{self, Held, Identity, Laid, Made, NewSeat, Settings};
use super::{AtMove, Table};
use crate::error::TableError;
use crate::keys::Key;
use crate::stored::{StoredLine, Write};
use crate::visitor::Visitor;

/// From where a table was tried again: stored beside it, as a course of a lesson is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Retried {
    table: String,
    n_moves: usize,
    seat: Seat,
    /// What the seat did there, if it was its answer that came next.
    played: Option<String>,
}

/// How it is written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    retry: Retried,
}

impl Retried {
    /// What was stored of it; nothing at every other table.
    pub(super) fn recall(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().map(|Written { retry }| retry)
    }

    fn text(&self) -> String {
        serde_json::to_string(&Written { retry: self.clone() })
            .unwrap_or_else(|error| unreachable!("where one tries again is plain data: {error}"))
    }
}

/// A verdict that is to be thought of.
pub struct WantedVerdict {
    /// The answer that is judged.
    pub yours: String,
    /// What thinks of it, in no language.
    pub adviser: Adviser,
    /// What stands for the moment among the puzzles that a browser has solved.
    pub mark: String,
}

/// A verdict in the words of a visitor.
pub struct Verdict {
    pub page: String,
    /// Nothing is better for sure.
    pub is_good: bool,
}

/// What is to be tried again.
pub struct Retry {
    game: Box<dyn AnyTable>,
    /// The bots of the seats; that of the one who tries again is not asked.
    bots: Vec<String>,
    retried: Retried,
}

impl Table {
    /// The match up to a moment, for a visitor who tries again from there. He has the seat through whose eyes he looks, or
    /// else the one that was asked.
    pub fn retry(&self, at: &AtMove) -> Result<Retry, TableError> {
        self.check_begun()?;
        if !self.played.is_over() {
            return Err(TableError::MatchRunning);
        }
        let records = self.played.game.effective_records();
        let (seat_next, played) = records.get(at.n_moves).ok_or(TableError::NoSuchMove)?;
        let seat = match at.eyes.as_deref() {
            None | Some("" | "spectator") => *seat_next,
            Some(name) => self.seats.named(name)?,
        };
        let promised = self.played.proof.commitment();
        let game = self.played.game.until(at.n_moves, Origin::Match(promised.into()));
        // A lesson may have begun with a position that cannot be laid out again.
        if record::open(&record::header_line(&*game, None), None).is_err() {
            return Err(TableError::NoSuchMove);
        }
        let bot = |place: &crate::Place| match &place.bot {
            Some(bot) => bot.to_string(),
            None => Level::DEFAULT.strength().id.to_owned(),
        };
        let bots = self.seats.places.iter().map(bot).collect();
        let played = (*seat_next == seat).then(|| played.clone());
        let retried = Retried { table: self.id.to_string(), n_moves: at.n_moves, seat, played };
        Ok(Retry { game, bots, retried })
    }

    /// Whether the match began at a moment of another one.
    pub fn is_retried(&self) -> bool {
        self.retried.is_some()
    }

    /// What stands above the table of somebody who tries again.
    pub(super) fn retry_panel(&self, viewer: Viewer) -> Option<RetryPanel> {
        let retried = self.retried.as_ref().filter(|it| viewer == Viewer::Seat(it.seat))?;
        let may_judge = self.first_answer(retried).is_some();
        let Retried { table, n_moves, seat, .. } = retried.clone();
        Some(RetryPanel { table, n_moves, seat, may_judge })
    }

    /// The first answer of somebody who tries again, if he was asked there and had a choice.
    fn first_answer(&self, retried: &Retried) -> Option<String> {
        retried.played.as_ref()?;
        let game = &self.played.game;
        let (seat, action) = game.effective_records().into_iter().nth(retried.n_moves)?;
        let has_choice = || 1 < game.at(retried.n_moves).legal(seat).len();
        (seat == retried.seat && has_choice()).then_some(action)
    }

    /// The first answer of a visitor who tries again here, to be judged.
    fn judged(&self, by: &Visitor) -> Result<(&Retried, Judged), TableError> {
        let retried = self.retried.as_ref().ok_or(TableError::NoSuchMove)?;
        if !self.seats_of(by).contains(retried.seat) {
            return Err(TableError::NotYourSeat);
        }
        let yours = self.first_answer(retried).ok_or(TableError::NoSuchMove)?;
        let table = self.played.game.at(retried.n_moves);
        Ok((retried, Judged { table, seat: retried.seat, yours, then: retried.played.clone() }))
    }

    /// What weighs the first answer of a visitor who tries again here.
    pub fn verdict(&self, by: &Visitor) -> Result<WantedVerdict, TableError> {
        let (retried, judged) = self.judged(by)?;
        let adviser = judged.adviser(retried.n_moves as u64);
        let mark = moment_mark(&retried.table, retried.n_moves);
        Ok(WantedVerdict { yours: judged.yours, adviser, mark })
    }

    /// The page that says how good `yours` was. It is refused if the first answer is another one by now.
    pub fn verdict_page(
        &self,
        by: &Visitor,
        yours: &str,
        hint: &Hint<String>,
    ) -> Result<Verdict, TableError> {
        let (_, judged) = self.judged(by)?;
        if judged.yours != yours {
            return Err(TableError::NoSuchMove);
        }
        let names = self.names(by.prefs.lang);
        let verdict = judged.text(&Voice::new(by.prefs.lang, &names), hint);
        let key = self.render_key_for(by);
        let page = self.with_context(&key, |ctx| page::verdict_page(ctx, &verdict));
        Ok(Verdict { page, is_good: verdict.is_good })
    }
}

/// What stands for a moment of a match among the puzzles that a browser has solved.
pub fn moment_mark(table: &str, n_moves: usize) -> String {
    format!("{table}/{n_moves}")
}

/// Makes the table of a match that is tried again.
pub fn make_retry(
    retry: Retry,
    name: &str,
    host: &Key,
    identity: Identity,
    settings: Settings,
) -> Result<Made, TableError> {
    let Retry { mut game, bots, retried } = retry;
    let proof = RandomnessProof::new(identity.seed);
    let mut dice = proof.chance(u64::from(game.version()));
    game.free(retried.seat, &mut dice).map_err(|_| TableError::Internal)?;
    let header = record::header_line(&*game, Some(&proof));
    let seats = Seat::all(game.n_seats()).zip(bots).map(|(seat, bot)| match seat == retried.seat {
        true => NewSeat { name: name.to_owned(), bot: String::new(), held: Held::by(host, false) },
        false => NewSeat { name: String::new(), bot, held: Held::Nobody },
    });
    let laid = Laid::alone(game.game(), game.setup(), seats.collect(), retried.text());
    let lines: Vec<String> = (1..game.version()).filter_map(|it| game.line(it)).collect();
    let Made { mut writes, .. } = open::lay_match(laid, game, header, host, identity, settings)?;
    let Some(Write::Table(stored)) = writes.first() else { return Err(TableError::Internal) };
    let mut stored = (**stored).clone();
    writes.extend((1..).zip(&lines).map(|(number, text)| {
        let (table, text) = (identity.id, text.clone());
        Write::Line { table, number, text, is_auto_answer: false }
    }));
    let line = |text| StoredLine { text, is_auto_answer: false };
    stored.lines = lines.into_iter().map(line).collect();
    let table = Table::restored(&stored, settings).map_err(|_| TableError::Internal)?;
    Ok(Made { writes, table })
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, Viewer};

    use super::make_retry;
    use crate::testing::{Bench, SETTINGS, hot_seat, visitor};
    use crate::{AtMove, Command, Identity, Key, TableError, TableId};

    fn finished(game: &str, host: &Key) -> Bench {
        let by = visitor(host);
        let mut bench = Bench::new(&hot_seat(game), host, 3);
        for nth in 0..6000 {
            let game = &bench.table.played.game;
            let Some(seat) = game.asked().first() else { return bench };
            let legal = game.legal(seat);
            let action = legal[nth * 7919 % legal.len()].clone();
            let version = bench.table.version();
            let act = Command::Act { seat: Some(seat.to_string()), version, action };
            bench.command(&by, act).unwrap();
        }
        panic!("a match ends");
    }

    fn retried(bench: &Bench, n_moves: usize, eyes: Option<&str>, host: &Key) -> Bench {
        let at = AtMove { n_moves, eyes: eyes.map(str::to_owned) };
        let retry = bench.table.retry(&at).unwrap_or_else(|error| panic!("{error}"));
        let identity = Identity { id: TableId::of_number(9), seed: catalog::Seed::of_number(9) };
        Bench::of(&make_retry(retry, "Ola", host, identity, SETTINGS).unwrap().writes)
    }

    #[test]
    fn every_game_is_tried_again_and_comes_back_after_a_restart() {
        let (there, here) = (Key::of_random([1; 16]), Key::of_random([2; 16]));
        for game in catalog::games() {
            let bench = finished(game.info().id, &there);
            let records = bench.table.played.game.effective_records();
            for n_moves in [0, records.len() / 2, records.len() - 1] {
                let mut again = retried(&bench, n_moves, None, &here);
                let seat = records[n_moves].0;
                let by = visitor(&here);
                let id = game.info().id;
                assert_eq!(again.table.seats_of(&by).iter().collect::<Vec<_>>(), [seat], "{id}");
                let own = again.table.game().view(Viewer::Seat(seat));
                assert_eq!(again.reopened().table.game().hash(), again.table.game().hash(), "{id}");
                assert_eq!(again.reopened().table.retried, again.table.retried);
                if again.table.version() == n_moves as u32 + 2 {
                    assert_eq!(
                        own,
                        bench.table.game().at(n_moves).view(Viewer::Seat(seat)),
                        "{id}"
                    );
                }
                let panel = |it: &Bench, viewer| it.table.retry_panel(viewer);
                assert!(panel(&again, Viewer::Seat(seat)).is_some_and(|it| it.n_moves == n_moves));
                assert_eq!(panel(&again, Viewer::Spectator), None);
                assert_eq!(panel(&bench, Viewer::Seat(seat)), None);
                // Nothing from before is taken back.
                let version = again.table.version();
                let undo = Command::Undo { version, count: protocol::UndoCount::All };
                let _ = again.command(&by, undo);
                assert!(n_moves <= again.table.game().effective_records().len());
            }
        }
    }

    #[test]
    fn who_tries_again_chooses_his_seat_and_no_match_that_goes_on() {
        let (there, here) = (Key::of_random([1; 16]), Key::of_random([2; 16]));
        let running = Bench::new(&hot_seat("smallworld"), &there, 3);
        let at = |n_moves, eyes: Option<&str>| AtMove { n_moves, eyes: eyes.map(str::to_owned) };
        assert_eq!(running.table.retry(&at(0, None)).err(), Some(TableError::MatchRunning));
        let bench = finished("smallworld", &there);
        let n_all = bench.table.played.game.effective_records().len();
        assert_eq!(bench.table.retry(&at(n_all, None)).err(), Some(TableError::NoSuchMove));
        assert_eq!(bench.table.retry(&at(3, Some("P9"))).err(), Some(TableError::NoSuchSeat));
        for seat in [Seat(0), Seat(1)] {
            let again = retried(&bench, 12, Some(&seat.to_string()), &here);
            assert!(again.table.seats_of(&visitor(&here)).contains(seat));
            assert_eq!(again.table.seats_of(&visitor(&there)).len(), 0);
        }
    }

    #[test]
    fn the_first_answer_is_judged_and_no_other() {
        let (there, here) = (Key::of_random([1; 16]), Key::of_random([2; 16]));
        let bench = finished("smallworld", &there);
        let by = visitor(&here);
        let records = bench.table.played.game.effective_records();
        let has_choice = |n: &usize| 1 < bench.table.game().at(*n).legal(records[*n].0).len();
        let n_moves = (20..records.len()).find(has_choice).unwrap();
        let mut again = retried(&bench, n_moves, None, &here);
        assert_eq!(again.table.verdict(&by).err(), Some(TableError::NoSuchMove));
        let version = again.table.version();
        let action = records[n_moves].1.clone();
        again.command(&by, Command::Act { seat: None, version, action }).unwrap();
        let panel = again.table.retry_panel(Viewer::Seat(records[n_moves].0)).unwrap();
        assert!(panel.may_judge);
        assert!(again.table.verdict(&by).is_ok());
        assert_eq!(again.table.verdict(&visitor(&there)).err(), Some(TableError::NotYourSeat));
        assert_eq!(bench.table.verdict(&visitor(&there)).err(), Some(TableError::NoSuchMove));
    }
}
