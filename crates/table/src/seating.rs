//! Who sits where: the seats with their people and bots, who made the table, and whose eyes are at which screen.

use std::collections::HashMap;

use kernel::{Seat, SeatSet};
use text::{Lang, Sitter};

use crate::error::TableError;
use crate::keys::KeyHash;
use crate::seats::{KeyUse, Place, Sitting, seat_at};
use crate::visitor::Visitor;

#[derive(Debug)]
pub(super) struct Seating {
    pub(super) places: Vec<Place>,
    pub(super) host: KeyHash,
    /// Strangers may sit down.
    pub(super) is_open: bool,
    /// In hot-seat play: who looks at a browser's screen now.
    at_screen: HashMap<KeyHash, Seat>,
    /// Counts who was put where: a bot that was taken off its seat need not answer any more.
    n_reseated: u32,
    /// Bots and people have other names.
    pub(super) is_renamed: bool,
}

impl Seating {
    pub(super) fn new(places: Vec<Place>, host: KeyHash, is_open: bool) -> Self {
        Self { places, host, is_open, at_screen: HashMap::new(), n_reseated: 0, is_renamed: false }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0_u8..).map(Seat).zip(&self.places)
    }

    /// The seat of this name.
    pub(super) fn named(&self, text: &str) -> Result<Seat, TableError> {
        seat_at(text, self.places.len()).ok_or(TableError::NoSuchSeat)
    }

    pub(super) fn has_bot(&self, seat: Seat) -> bool {
        self.places.get(seat.idx()).is_some_and(|it| it.bot.is_some())
    }

    pub(super) fn has_person(&self, seat: Seat) -> bool {
        self.places.get(seat.idx()).is_some_and(|it| it.bot.is_none())
    }

    /// Whether a visitor has this seat, also while a bot sits in for him.
    pub(super) fn holds(&self, seat: Seat, by: &Visitor) -> bool {
        self.places.get(seat.idx()).is_some_and(|it| it.is_held_by(by))
    }

    /// Whether a visitor has a seat other than this one.
    pub(super) fn holds_beside(&self, seat: Seat, by: &Visitor) -> bool {
        self.iter().any(|(other, it)| other != seat && it.is_held_by(by))
    }

    pub(super) fn holds_any(&self, by: &Visitor) -> bool {
        self.places.iter().any(|it| it.is_held_by(by))
    }

    /// The seats that a visitor may act for.
    pub(super) fn of(&self, by: &Visitor) -> SeatSet {
        let own = self.iter().filter(|(_, it)| it.bot.is_none() && it.is_held_by(by));
        own.map(|(seat, _)| seat).collect()
    }

    /// The named seat of a visitor, or his first; also while a bot sits in for him.
    pub(super) fn held(&self, by: &Visitor, named: Option<&str>) -> Result<Seat, TableError> {
        let mut own = self.iter().filter(|(_, it)| it.is_held_by(by)).map(|(seat, _)| seat);
        match named {
            Some(text) => {
                let seat = self.named(text)?;
                own.find(|it| *it == seat).ok_or(TableError::NotYourSeat)
            }
            None => own.next().ok_or(TableError::NotYourSeat),
        }
    }

    /// Whether a visitor has the seat of every person, also where a bot sits in for one; and there is one.
    pub(super) fn are_all_held_by(&self, by: &Visitor) -> bool {
        let mut people = self.places.iter().filter(|it| it.bot.is_none() || it.is_taken());
        people.clone().next().is_some() && people.all(|it| it.is_held_by(by))
    }

    /// Whether a visitor has a seat to which somebody has come.
    pub(super) fn has_taken_any(&self, by: &Visitor) -> bool {
        self.places.iter().any(|it| it.is_taken() && it.is_held_by(by))
    }

    pub(super) fn has_made(&self, by: &Visitor) -> bool {
        by.key_hash() == Some(self.host)
    }

    /// Whether anybody but bots sits at the table with a seat, or looks on while a bot plays for him.
    pub(super) fn has_people_beside(&self, seat: Seat) -> bool {
        let mut others = self.iter().filter(|(other, _)| *other != seat);
        others.any(|(_, it)| it.bot.is_none() || it.is_taken())
    }

    /// The browser that has all seats of people, where bots have the rest and nobody else has a key.
    pub(super) fn lone_browser(&self) -> Option<KeyHash> {
        let (people, bots): (Vec<_>, Vec<_>) = self.places.iter().partition(|it| it.bot.is_none());
        let browser = *people.first()?.holders.first()?;
        let is_his = |it: &&Place| it.holders == [browser] && it.key_use == KeyUse::Unused;
        let is_alone = people.iter().all(is_his) && !bots.iter().any(|it| it.is_taken());
        is_alone.then_some(browser)
    }

    /// The people who have a say: all who sit there, or have played by the key of a seat, but no bots.
    pub(super) fn people(&self, has_played: impl Fn(Seat) -> bool) -> SeatSet {
        let people = self.iter().filter(|(_, it)| it.bot.is_none());
        let people = people.filter(|(seat, it)| it.is_taken() || has_played(*seat));
        people.map(|(seat, _)| seat).collect()
    }

    /// The first seat that a stranger may take.
    pub(super) fn free(&self) -> Option<(Seat, &Place)> {
        self.iter().find(|(_, it)| it.is_free())
    }

    /// The seat that a key opens.
    pub(super) fn of_key(&self, key: KeyHash) -> Option<Seat> {
        self.iter().find(|(_, it)| it.key == key).map(|(seat, _)| seat)
    }

    /// What the seats are called in the viewer's language. A person's name waits while a bot sits in for him.
    pub(super) fn names(&self, lang: Lang) -> Vec<String> {
        let bots: Vec<Option<String>> =
            self.places.iter().map(|it| it.bot.map(|bot| bot.to_string())).collect();
        let sitters = self.places.iter().zip(&bots).map(|(place, bot)| match bot {
            Some(bot) => Sitter::Bot(bot),
            None => Sitter::Person(&place.name),
        });
        text::seat_names(lang, &sitters.collect::<Vec<_>>())
    }

    /// Whether a visitor may put somebody there. Whoever made the table may move bots and fill empty seats, but put nobody
    /// off his seat, also while a bot sits in for him.
    pub(super) fn may_reseat(&self, by: &Visitor, seat: Seat, sitting: &Sitting) -> bool {
        let place = &self.places[seat.idx()];
        let is_free =
            !place.is_taken() || place.bot.is_some() && matches!(sitting, Sitting::Bot(_));
        place.is_held_by(by) || self.has_made(by) && is_free
    }

    /// Somebody else plays a seat from now on.
    pub(super) fn reseated(&mut self) {
        self.n_reseated += 1;
        self.is_renamed = true;
    }

    /// Whether seats are called otherwise since this was last asked.
    pub(super) fn take_renamed(&mut self) -> bool {
        std::mem::take(&mut self.is_renamed)
    }

    pub(super) fn n_reseated(&self) -> u32 {
        self.n_reseated
    }

    /// Who looks at the screen of a visitor's browser.
    pub(super) fn at_screen(&self, by: &Visitor) -> Option<Seat> {
        by.key_hash().and_then(|it| self.at_screen.get(&it)).copied()
    }

    pub(super) fn turn_screen(&mut self, browser: KeyHash, to: Seat) {
        self.at_screen.insert(browser, to);
    }

    /// The seat that waits behind a curtain at a visitor's screen, of those that are asked.
    pub(super) fn curtain_for(&self, by: &Visitor, asked: SeatSet) -> Option<Seat> {
        let own = self.of(by);
        if own.len() < 2 || by.bearer.is_some() {
            return None;
        }
        match self.at_screen(by) {
            Some(seat) if asked.contains(seat) && own.contains(seat) => None,
            _ => asked.iter().find(|seat| own.contains(*seat)),
        }
    }
}

#[cfg(test)]
mod tests {
    use ai::BotSpec;
    use kernel::{Seat, SeatSet};

    use super::Seating;
    use crate::Timestamp;
    use crate::error::TableError;
    use crate::keys::Key;
    use crate::seats::{KeyUse, Place, Sitting};
    use crate::stored::StoredSeat;
    use crate::testing::visitor;

    fn browser(number: u8) -> Key {
        Key::of_random([number; 16])
    }

    /// Three seats: two of one browser, then a free one; `browser(9)` has made the table.
    fn seating() -> Seating {
        let place = |idx: u8, holders: Vec<_>| {
            let key = browser(9).of_seat("table", idx, 0).key_hash();
            let stored = StoredSeat::new(String::new(), String::new(), key, holders);
            Place::of(&[], &stored, Timestamp(0))
        };
        let one = browser(1).key_hash();
        let places = vec![place(0, vec![one]), place(1, vec![one]), place(2, Vec::new())];
        Seating::new(places, browser(9).key_hash(), false)
    }

    #[test]
    fn a_visitor_acts_for_the_seats_that_he_has_and_no_bot_plays() {
        let mut seating = seating();
        let by = visitor(&browser(1));
        assert_eq!(seating.of(&by), [Seat(0), Seat(1)].into_iter().collect());
        seating.places[0].bot = Some(BotSpec::Greedy);
        assert_eq!(seating.of(&by), SeatSet::only(Seat(1)));
        assert_eq!(seating.held(&by, None), Ok(Seat(0)), "it stays his");
        assert_eq!(seating.held(&by, Some("P3")), Err(TableError::NotYourSeat));
        assert_eq!(seating.held(&by, Some("P4")), Err(TableError::NoSuchSeat));
        assert_eq!(seating.of(&visitor(&browser(2))), SeatSet::EMPTY);
    }

    #[test]
    fn whoever_made_the_table_fills_empty_seats_and_puts_nobody_off() {
        let mut seating = seating();
        let host = visitor(&browser(9));
        assert!(seating.may_reseat(&host, Seat(2), &Sitting::Here));
        assert!(!seating.may_reseat(&host, Seat(0), &Sitting::Bot(BotSpec::Greedy)));
        seating.places[0].bot = Some(BotSpec::Random);
        assert!(seating.may_reseat(&host, Seat(0), &Sitting::Bot(BotSpec::Greedy)));
        assert!(!seating.may_reseat(&host, Seat(0), &Sitting::Link));
        assert!(seating.may_reseat(&visitor(&browser(1)), Seat(0), &Sitting::Link));
        assert!(!seating.may_reseat(&visitor(&browser(2)), Seat(2), &Sitting::Here));
    }

    #[test]
    fn the_curtain_falls_when_another_seat_at_the_screen_is_asked() {
        let mut seating = seating();
        let by = visitor(&browser(1));
        let (first, second) = (SeatSet::only(Seat(0)), SeatSet::only(Seat(1)));
        assert_eq!(seating.curtain_for(&by, first), Some(Seat(0)));
        seating.turn_screen(browser(1).key_hash(), Seat(0));
        assert_eq!(seating.curtain_for(&by, first), None);
        assert_eq!(seating.curtain_for(&by, second), Some(Seat(1)));
        assert_eq!(seating.curtain_for(&by, SeatSet::only(Seat(2))), None, "it is not his");
        assert_eq!(seating.curtain_for(&visitor(&browser(2)), first), None);
    }

    #[test]
    fn a_browser_is_alone_with_bots_where_nobody_else_has_a_seat_or_a_key() {
        let mut seating = seating();
        let alone = browser(1).key_hash();
        assert_eq!(seating.lone_browser(), None, "others sit there");
        for place in &mut seating.places[1..] {
            place.bot = Some(BotSpec::Greedy);
            place.holders.clear();
        }
        seating.places[0].holders = vec![alone];
        assert_eq!(seating.lone_browser(), Some(alone));
        seating.places[1].holders = vec![browser(2).key_hash()];
        assert_eq!(seating.lone_browser(), None, "a bot sits in for somebody");
        seating.places[1].holders.clear();
        seating.places[0].holders.push(browser(2).key_hash());
        assert_eq!(seating.lone_browser(), None, "two browsers have the seat");
        seating.places[0].holders = vec![alone];
        seating.places[0].key_use = KeyUse::Used;
        assert_eq!(seating.lone_browser(), None, "a program has its key");
        seating.places[0].key_use = KeyUse::Unused;
        seating.places[1].bot = None;
        assert_eq!(seating.lone_browser(), None, "a seat is open");
        seating.places[1].holders = vec![alone];
        assert_eq!(seating.lone_browser(), Some(alone), "several people at one screen");
        seating.places[0].bot = Some(BotSpec::Greedy);
        seating.places[1].bot = Some(BotSpec::Greedy);
        seating.places[0].holders.clear();
        seating.places[1].holders.clear();
        assert_eq!(seating.lone_browser(), None, "bots alone");
    }

    #[test]
    fn who_has_a_say_has_taken_a_seat_or_played_there() {
        let mut seating = seating();
        let all = |of: &Seating, played: bool| of.people(|_| played).len();
        assert_eq!((all(&seating, false), all(&seating, true)), (2, 3));
        seating.places[0].bot = Some(BotSpec::Greedy);
        assert_eq!((all(&seating, false), all(&seating, true)), (1, 2));
        assert!(seating.has_people_beside(Seat(1)), "the one for whom a bot sits in looks on");
        assert_eq!(seating.free().map(|(seat, _)| seat), Some(Seat(2)));
    }
}
