//! What people say to each other, and what each writes down for himself. Both are stored; nobody else reads the notes.

use kernel::{Seat, SeatSet, Viewer};
use page::{Line, Notes, PHRASES};

use super::Table;
use crate::error::TableError;
use crate::seats::clean_name;
use crate::stored::{Beside, MOST_TALK, StoredTalk, Write};
use crate::visitor::Visitor;

const LONGEST_LINE: usize = 300;
pub(super) const LONGEST_NOTES: usize = 4000;

/// What was said last, oldest first.
#[derive(Debug, Default)]
pub(super) struct Talk {
    lines: Vec<StoredTalk>,
    /// How many were said from the beginning.
    n_said: u32,
}

impl Talk {
    pub(super) fn of(stored: &[StoredTalk]) -> Self {
        Self { lines: stored.to_vec(), n_said: stored.last().map_or(0, |it| it.number) }
    }
}

/// What somebody does beside the match.
#[derive(Clone, Debug)]
pub enum Aside {
    Talk(String),
    Mute {
        seat: String,
        is_muted: bool,
    },
    Notes(String),
    /// What he wants to be called; empty for the number of his seat.
    Name(String),
}

/// A text as it is kept: without what cannot be seen.
pub(super) fn clean(text: &str, longest: usize) -> Result<String, TableError> {
    let seen: String = text.chars().filter(|it| *it == '\n' || !it.is_control()).collect();
    let seen = seen.trim().to_owned();
    if longest < seen.chars().count() { Err(TableError::NoWords) } else { Ok(seen) }
}

impl Table {
    pub(super) fn aside(
        &mut self,
        by: &Visitor,
        seat: Option<&str>,
        what: &Aside,
    ) -> Result<(), TableError> {
        let seat = self.talking_seat(by, seat)?;
        match what {
            Aside::Talk(text) => self.talk_as(seat, text)?,
            Aside::Mute { seat: other, is_muted } => {
                let other = self.seats.named(other)?;
                let mut muted = self.seats.places[seat.idx()].muted;
                if *is_muted && other != seat {
                    muted.insert(other)
                } else {
                    muted.remove(other)
                }
                let notes = self.seats.places[seat.idx()].notes.clone();
                self.keep(seat, notes, muted);
            }
            Aside::Notes(text) => {
                let muted = self.seats.places[seat.idx()].muted;
                self.keep(seat, clean(text, LONGEST_NOTES)?, muted);
            }
            Aside::Name(text) => {
                self.said.count(seat, self.now())?;
                self.call(seat, text);
            }
        }
        Ok(())
    }

    /// The named seat of a visitor, or the one through whose eyes he looks.
    fn talking_seat(&self, by: &Visitor, named: Option<&str>) -> Result<Seat, TableError> {
        match (named, self.viewer_for(by)) {
            (None, Viewer::Seat(seat)) => Ok(seat),
            (named, _) => self.seats.held(by, named),
        }
    }

    fn talk_as(&mut self, seat: Seat, text: &str) -> Result<(), TableError> {
        let text = clean(text, LONGEST_LINE)?;
        let is_phrase = text.strip_prefix('/').is_some_and(|it| PHRASES.contains(&it));
        // A line that begins like the key of a phrase and is none is said as it is typed.
        let text = if text.starts_with('/') && !is_phrase { format!(" {text}") } else { text };
        if text.is_empty() {
            return Err(TableError::NoWords);
        }
        self.said.count(seat, self.now())?;
        let number = self.talk.n_said + 1;
        let n_moves = self.played.records.len() as u32;
        let said = StoredTalk { number, seat: seat.0, text, n_moves };
        self.machine.write(Write::Beside { table: self.id, what: Beside::Talk(said.clone()) });
        self.talk.n_said = number;
        if MOST_TALK <= self.talk.lines.len() {
            self.talk.lines.remove(0);
        }
        self.talk.lines.push(said);
        Ok(())
    }

    /// Keeps the notepad of a seat, and whom its person does not hear.
    fn keep(&mut self, seat: Seat, notes: String, muted: SeatSet) {
        let bits = muted.iter().fold(0, |sum, it| sum | 1 << it.0);
        let what = Beside::Desk { seat: seat.0, notes: notes.clone(), muted: bits };
        self.machine.write(Write::Beside { table: self.id, what });
        let place = &mut self.seats.places[seat.idx()];
        (place.notes, place.muted) = (notes, muted);
    }

    /// Whoever sits down brings the name that his browser remembers.
    pub(super) fn introduce(&mut self, by: &Visitor, seat: Seat) {
        if !by.name.is_empty() {
            self.call(seat, &by.name);
        }
    }

    /// The person at a seat is called so from now on; by the seat's number if that is empty.
    fn call(&mut self, seat: Seat, name: &str) {
        let name = clean_name(name);
        if self.seats.places[seat.idx()].name == name {
            return;
        }
        let what = Beside::Name { seat: seat.0, name: name.clone() };
        self.machine.write(Write::Beside { table: self.id, what });
        self.seats.places[seat.idx()].name = name;
        self.seats.is_renamed = true;
    }

    /// What was said, for somebody who does not want to hear everybody, or is kept behind: he hears what was said until the
    /// moment that he sees.
    pub fn talk_for(&self, viewer: Viewer) -> page::Talk {
        let (muted, speaker) = match viewer {
            Viewer::Seat(seat) => (self.seats.places[seat.idx()].muted, Some(seat)),
            Viewer::Spectator | Viewer::Omniscient => (SeatSet::EMPTY, None),
        };
        let (is_behind, n_shown) = (self.n_behind(viewer) != 0, self.n_shown(viewer));
        let is_told = |it: &StoredTalk| !is_behind || it.n_moves as usize <= n_shown;
        let is_heard = |it: &&StoredTalk| !muted.contains(Seat(it.seat)) && is_told(it);
        let line =
            |it: &StoredTalk| Line { number: it.number, by: Seat(it.seat), text: it.text.clone() };
        let lines = self.talk.lines.iter().filter(is_heard).map(line).collect();
        page::Talk { lines, muted, speaker }
    }

    /// The notepad of the seat through whose eyes somebody looks who sits there.
    pub fn notes_for(&self, by: &Visitor, viewer: Viewer) -> Option<Notes> {
        let Viewer::Seat(seat) = viewer else { return None };
        let place = self.seats.places.get(seat.idx()).filter(|it| it.is_held_by(by))?;
        Some(Notes { seat, text: place.notes.clone() })
    }
}
