//! Before play: everybody mixes a word into the randomness. The secret number was sealed before anybody gave a word; the
//! set-up that nobody has seen yet is drawn when the match begins, from the number and all words together.

use catalog::record;
use page::Mixing;

use super::{Table, open};
use crate::error::TableError;
use crate::stored::{Beside, Write};
use crate::visitor::Visitor;

/// Longer words are refused.
const LONGEST_WORD: usize = 80;

impl Table {
    /// Refuses what belongs to a match that has begun.
    pub fn check_begun(&self) -> Result<(), TableError> {
        self.played.check_begun()
    }

    pub fn is_mixing(&self) -> bool {
        self.played.is_mixing
    }

    /// A person gives the word of his seat. With the last one the match begins.
    pub(super) fn mix(
        &mut self,
        by: &Visitor,
        seat: Option<&str>,
        word: &str,
    ) -> Result<(), TableError> {
        self.played.check_mixing()?;
        let seat = self.seats.held(by, seat)?;
        let word: String = word.chars().filter(|it| !it.is_control()).collect();
        let word = word.trim().to_owned();
        if word.is_empty() || LONGEST_WORD < word.chars().count() {
            return Err(TableError::NoWords);
        }
        let what = Beside::Word { seat: seat.0, word: word.clone() };
        self.machine.write(Write::Beside { table: self.id, what });
        self.seats.places[seat.idx()].word = word;
        let is_missing = self.seats.places.iter().any(|it| it.bot.is_none() && it.word.is_empty());
        if is_missing { Ok(()) } else { self.begin() }
    }

    /// Whoever made the table does not want to wait for more words.
    pub(super) fn begin_now(&mut self, by: &Visitor) -> Result<(), TableError> {
        self.played.check_mixing()?;
        if !self.seats.has_made(by) {
            return Err(TableError::NotYourSeat);
        }
        self.begin()
    }

    /// Draws the set-up anew. Each seat of a person stands for a word, given or not, so that nobody could see what
    /// comes before all words are known.
    fn begin(&mut self) -> Result<(), TableError> {
        let places = self.seats.iter();
        let people = places.filter(|(_, place)| place.bot.is_none() || !place.word.is_empty());
        let words: Vec<String> =
            people.map(|(seat, place)| format!("{seat}:{}", place.word)).collect();
        self.played.proof.entropy = if words.is_empty() { vec!["begun".to_owned()] } else { words };
        let game = open::game_of(self.played.game.info().id)?;
        let drawn = game.start(&self.played.game.setup(), &mut self.played.proof.chance(0));
        self.played.game = drawn.map_err(open::wrong)?;
        self.played.records.clear();
        self.played.is_mixing = false;
        let header = record::header_line(&*self.played.game, Some(&self.played.proof));
        self.machine.write(Write::Beside { table: self.id, what: Beside::Begun { header } });
        self.play_forced()
    }

    /// What the page tells while words are mixed.
    pub(super) fn mixing_for(&self, by: &Visitor) -> Option<Mixing> {
        let places = || self.seats.iter();
        self.played.is_mixing.then(|| Mixing {
            given: places()
                .filter(|(_, it)| it.bot.is_none())
                .map(|(seat, it)| (seat, !it.word.is_empty()))
                .collect(),
            own: places().filter(|(_, it)| it.is_held_by(by)).map(|(seat, _)| seat).collect(),
            may_begin: self.seats.has_made(by),
        })
    }
}
