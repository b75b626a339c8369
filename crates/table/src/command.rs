//! What a visitor may want of a table, as values.

use protocol::UndoCount;

use super::{Aside, Table, Wishes, Word};
use crate::error::TableError;
use crate::keys::{KeyHash, TableId};
use crate::seats::Sitting;
use crate::visitor::Visitor;

/// What a visitor wants. Where a seat may be named, nothing is the one through whose eyes he looks.
#[derive(Clone, Debug)]
pub enum Command {
    /// Plays an action, based on a version.
    Act { seat: Option<String>, version: u32, action: String },
    /// Takes back.
    Undo { version: u32, count: UndoCount },
    /// Lifts the curtain: the next person is at the screen.
    Curtain,
    /// Tells what a person wants to be answered without being asked.
    Wish { seat: Option<String>, wishes: Wishes },
    /// Gives a seat to a bot, or back to a person.
    Seat { seat: String, sitting: Sitting },
    /// Opens a seat by its link or its code.
    Join { seat: u8, key: KeyHash },
    /// A stranger sits down at an open table.
    Sit,
    /// A program takes the seat of the key that it shows; the seat has a new key then.
    Claim { new: KeyHash },
    /// Makes a new recovery code for a seat.
    Code { seat: String },
    /// Proposes or points at something.
    Say { seat: Option<String>, word: Word },
    /// Mixes a word into the randomness of a match that has not begun.
    Mix { seat: Option<String>, word: String },
    /// Begins a match whose words are not all there.
    Begin,
    /// Talks, or writes something down for himself.
    Aside { seat: Option<String>, what: Aside },
    /// Asks the others to take back more than is free.
    AskBack { version: u32, n_moves: u32 },
    /// Agrees to that, or does not.
    AnswerAsk { agrees: bool },
    /// Takes the match along, to go on with it elsewhere; see [`Table::along`].
    TakeAlong,
    /// Goes on in a lesson.
    Learn { version: u32, input: lessons::Input },
    /// Another table goes on with the campaign of this one.
    Sequel { next: TableId },
}

impl Table {
    /// Does in memory what a visitor wants.
    pub(super) fn execute(&mut self, by: &Visitor, command: Command) -> Result<(), TableError> {
        match command {
            Command::Act { seat, version, action } => {
                self.act(by, seat.as_deref(), version, &action)
            }
            Command::Undo { version, count } => self.undo(by, version, count),
            Command::Curtain => {
                self.lift_curtain(by);
                Ok(())
            }
            Command::Wish { seat, wishes } => self.wish(by, seat.as_deref(), &wishes),
            Command::Seat { seat, sitting } => self.reseat(by, &seat, &sitting),
            Command::Join { seat, key } => self.join(by, seat, key),
            Command::Sit => self.sit(by),
            Command::Claim { new } => self.claim(by, new),
            Command::Code { seat } => self.renew_code(by, &seat),
            Command::Say { seat, word } => self.say(by, seat.as_deref(), &word),
            Command::Mix { seat, word } => self.mix(by, seat.as_deref(), &word),
            Command::Begin => self.begin_now(by),
            Command::Aside { seat, what } => self.aside(by, seat.as_deref(), &what),
            Command::AskBack { version, n_moves } => self.ask_back(by, version, n_moves),
            Command::AnswerAsk { agrees } => self.answer_ask(by, agrees),
            Command::TakeAlong => self.take_along(by),
            Command::Learn { version, input } => self.learn(by, version, input),
            Command::Sequel { next } => {
                self.played.sequel = Some(next);
                self.changed();
                Ok(())
            }
        }
    }
}
