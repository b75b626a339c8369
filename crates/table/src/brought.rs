//! Match files that are brought: a match that is over becomes a table to look at, and one that was taken along goes on.

use std::time::Duration;

use ai::BotSpec;
use catalog::record::{Opened, Verification};
use catalog::{AnyTable, AutoAnswers, Continuation, ContinuedSeat};
use kernel::Seat;

use super::Clock;
use super::open::{Held, MOST_DELAY};
use super::talk::{LONGEST_NOTES, clean};
use crate::error::TableError;
use crate::keys::{Key, TableId};
use crate::seats::{check_budget, clean_name};
use crate::stored::{Beside, StoredTable, Write};

/// A match file that holds.
pub struct Brought {
    game: &'static str,
    header: String,
    lines: Vec<String>,
    /// Who sits there and the like. At a match that is over nobody does.
    table: Continuation,
    is_over: bool,
}

/// Checks a match file, die by die; see [`Check`].
#[cfg(test)]
pub(crate) fn check(text: &str, longest: Duration) -> Result<Brought, TableError> {
    let brought = Check::new(text.to_owned(), longest).advance(|_| true)?;
    Ok(brought.expect("it is checked to its end"))
}

/// A match file that is checked line by line and die by die; it can be stopped between two lines and go on. Only a match
/// whose seed is known is kept: one that is over, or one that was taken along.
pub struct Check {
    /// Nothing once it has come to its end.
    verification: Option<Verification>,
    longest: Duration,
}

impl Check {
    /// Of a file in which bots may think no longer than `longest`.
    pub fn new(text: String, longest: Duration) -> Self {
        Self { verification: Some(Verification::new(text)), longest }
    }

    /// Goes on until the whole file is checked, or until `may_go_on` says no. That is asked before every line, with the number
    /// of lines that were played.
    ///
    /// # Errors
    /// The first line that does not hold, and why.
    pub fn advance(
        &mut self,
        may_go_on: impl FnMut(usize) -> bool,
    ) -> Result<Option<Brought>, TableError> {
        let verification = self.verification.as_mut().ok_or(TableError::Internal)?;
        let verified = verification.advance(may_go_on);
        if !verified.map_err(|error| bad(error.line, &error.what.to_string()))? {
            return Ok(None);
        }
        let opened = self.verification.take().and_then(Verification::into_opened);
        brought(opened.ok_or(TableError::Internal)?, self.longest).map(Some)
    }
}

fn bad(line: usize, what: &str) -> TableError {
    TableError::BadMatch { line, what: what.chars().take(400).collect() }
}

/// What is kept of a match that was verified.
fn brought(opened: Opened, longest: Duration) -> Result<Brought, TableError> {
    let (game, is_over) = (&*opened.table, opened.table.outcome().is_some());
    let last = opened.n_lines;
    let table = match (opened.continuation, opened.proof) {
        (Some(it), _) => continued(it, game, longest).map_err(|what| bad(last, &what))?,
        (None, Some(proof)) if is_over => Continuation {
            seed: proof.seed,
            seats: vec![ContinuedSeat::default(); usize::from(game.n_seats())],
            clock: 0,
            delay: 0,
            campaign: None,
            automatic: Vec::new(),
        },
        (None, Some(_) | None) => return Err(TableError::MatchUnproved { line: last }),
    };
    let (header, lines) = (opened.header, opened.lines);
    Ok(Brought { game: game.info().id, header, lines, table, is_over })
}

/// What a file says of a table that goes on, as it is kept here; or what is wrong with it.
fn continued(
    mut it: Continuation,
    game: &dyn AnyTable,
    longest: Duration,
) -> Result<Continuation, String> {
    for (seat, told) in (0..).map(Seat).zip(&mut it.seats) {
        let wrong = |what: String| format!("seat {seat}: {what}");
        if !told.bot.is_empty() {
            let bot = told.bot.parse::<BotSpec>().map_err(|error| wrong(error.to_string()))?;
            check_budget(bot, longest).map_err(wrong)?;
            told.bot = bot.to_string();
        } else if !told.person {
            return Err(wrong("nobody sits there".to_owned()));
        }
        told.name = clean_name(&told.name);
        told.answers = AutoAnswers::recall(game.windows(), &told.answers).to_string();
        let notes = clean(&told.notes, LONGEST_NOTES);
        told.notes = notes.map_err(|_| wrong("the notes are too long".to_owned()))?;
    }
    if !it.seats.iter().any(|it| it.person) {
        return Err("no seat belongs to a person".to_owned());
    }
    if it.clock != 0 {
        format!("{}s", it.clock).parse::<Clock>()?;
    }
    if MOST_DELAY < it.delay {
        return Err(format!("spectators are at most {MOST_DELAY} answers behind"));
    }
    if let Some(told) = &it.campaign {
        let log = catalog::read_campaign(&told.to_string()).map_err(|error| error.to_string())?;
        if log.game().info().id != game.info().id || log.setup_next() != Some(game.setup()) {
            return Err("the match is not the next one of the campaign".to_owned());
        }
    }
    Ok(it)
}

impl Brought {
    /// Whether there is nothing to be played any more.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The table that it becomes for the client that brings it: a browser, or a program that shows none.
    pub fn kept_for(self, host: &Key, is_program: bool, id: TableId) -> Vec<Write> {
        let Continuation { seed, seats, clock, delay, campaign, automatic } = self.table;
        let stored = seats.iter().enumerate().map(|(idx, seat)| {
            let key = host.of_seat(&id.to_string(), idx as u8, 0).key_hash();
            let held = if seat.person { Held::by(host, is_program) } else { Held::Nobody };
            held.seat(seat.name.clone(), seat.bot.clone(), key)
        });
        let stored = StoredTable {
            id,
            game: self.game.to_owned(),
            header: self.header,
            seed,
            host: host.key_hash(),
            clock,
            is_mixing: false,
            delay,
            open_in: None,
            bot_pause: None,
            seats: stored.collect(),
            lines: Vec::new(),
            campaign: campaign.map(|it| it.to_string()),
            sequel: None,
            ask: String::new(),
            talk: Vec::new(),
            is_seed_told: false,
            hints: false,
            course: String::new(),
            is_closed: false,
        };
        let mut writes = vec![Write::Table(Box::new(stored))];
        writes.extend((1..).zip(self.lines).map(|(number, text)| {
            let is_auto_answer = automatic.contains(&number);
            Write::Line { table: id, number, text, is_auto_answer }
        }));
        for (seat, told) in (0..).zip(seats) {
            if !told.answers.is_empty() || told.passes {
                let (answers, is_passing) = (told.answers, told.passes);
                writes.push(Write::Answers { table: id, seat, answers, is_passing });
            }
            if !told.notes.is_empty() {
                let what = Beside::Desk { seat, notes: told.notes, muted: 0 };
                writes.push(Write::Beside { table: id, what });
            }
        }
        writes.push(match self.is_over {
            true => Write::Over { table: id },
            false => Write::SeedTold { table: id },
        });
        writes
    }
}
