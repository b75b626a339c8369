//! How people come to a seat and back to it: links for empty seats, and the codes of those who sit.
//!
//! Every key is derived from the browser key of whoever may show it (see [`crate::keys`]) and a number that grows when
//! the key is changed, so that a link or a code can be shown again although only its hash is stored.

use kernel::{Seat, Viewer};
use page::OwnCode;

use super::Table;
use crate::error::TableError;
use crate::keys::{Key, KeyHash};
use crate::seats::{KeyUse, Place, Sitting};
use crate::stored::Write;
use crate::visitor::Visitor;

impl Table {
    /// Links for the empty seats: only whoever made the table has the key that they are derived from.
    pub(super) fn invitations_for(&self, by: &Visitor) -> Vec<(Seat, String)> {
        let is_over = self.played.is_over();
        let Some(browser) = by.browser.as_ref().filter(|_| self.seats.has_made(by) && !is_over)
        else {
            return Vec::new();
        };
        let places = self.seats.iter();
        let open = places.filter(|(_, place)| place.is_free());
        let link = |seat| Some((seat, self.key_known_to(browser, seat)?));
        open.filter_map(|(seat, _)| link(seat))
            .map(|(seat, key)| (seat, format!("{}/join/{}", by.origin, key.reveal())))
            .collect()
    }

    /// The recovery code of the seat through whose eyes a visitor looks, if he sits there.
    pub(super) fn own_code(&self, by: &Visitor, viewer: Viewer) -> Option<OwnCode> {
        let (Viewer::Seat(seat), Some(browser)) = (viewer, by.browser.as_ref()) else {
            return None;
        };
        if !self.seats.places.get(seat.idx())?.holders.contains(&browser.key_hash()) {
            return None;
        }
        let key = self.key_known_to(browser, seat);
        Some(key.map_or(OwnCode::Elsewhere, |key| OwnCode::Known(key.reveal_in_groups())))
    }

    /// Whether whoever made the table looks at it and has no link for a free seat: the one who sat there has given it up,
    /// and has its key still.
    pub fn lacks_links(&self, by: &Visitor) -> bool {
        by.browser.as_ref().is_some_and(|it| self.seats_without_link(by, it).next().is_some())
    }

    /// Gives those seats a key from which whoever made the table can show a link; the old one is void.
    pub(super) fn renew_links(&mut self, by: &Visitor) {
        let Some(browser) = by.browser.as_ref() else { return };
        let seats: Vec<Seat> = self.seats_without_link(by, browser).collect();
        for seat in seats {
            let lock = self.new_lock(browser, seat, None);
            self.machine.write(lock.write(self, seat));
            lock.put_on(&mut self.seats.places[seat.idx()]);
        }
    }

    fn seats_without_link(&self, by: &Visitor, browser: &Key) -> impl Iterator<Item = Seat> {
        let is_asked = self.seats.has_made(by) && !self.played.is_over();
        let free = self.seats.iter().filter(move |(_, it)| is_asked && it.is_free());
        let lost = free.filter(|(seat, _)| self.key_known_to(browser, *seat).is_none());
        lost.map(|(seat, _)| seat)
    }

    /// The key of a seat, if it was derived from this browser's.
    fn key_known_to(&self, browser: &Key, seat: Seat) -> Option<Key> {
        let place = self.seats.places.get(seat.idx())?;
        let key = browser.of_seat(&self.id.to_string(), seat.0, place.key_number);
        (key.key_hash() == place.key).then_some(key)
    }

    /// Makes a new code for somebody who sits there; the old one is void.
    pub(super) fn renew_code(&mut self, by: &Visitor, seat: &str) -> Result<(), TableError> {
        let seat = self.seats.named(seat)?;
        let Some(browser) = by.browser.as_ref().filter(|_| self.seats.holds(seat, by)) else {
            return Err(TableError::NotYourSeat);
        };
        let lock = self.new_lock(browser, seat, None);
        self.machine.write(lock.write(self, seat));
        lock.put_on(&mut self.seats.places[seat.idx()]);
        Ok(())
    }

    /// The seat whose key a program shows that nobody has come to yet.
    pub fn newly_shown(&self, by: &Visitor) -> Option<Seat> {
        let key = by.bearer?;
        let mut places = self.seats.iter();
        let seat = places.find(|(_, it)| it.key == key && !it.is_taken()).map(|(seat, _)| seat)?;
        // Only the key counts here, not a cookie that may come with it.
        let program = Visitor { browser: None, ..by.clone() };
        self.check_newcomer(&program, seat).is_ok().then_some(seat)
    }

    /// Remembers that a program has shown the key of a seat: from then on the seat is taken.
    pub(super) fn note_key(&mut self, seat: Seat) {
        if let Some(place) = self.seats.places.get_mut(seat.idx()).filter(|it| !it.is_taken()) {
            place.key_use = KeyUse::Used;
            self.machine.write(Write::KeyUsed { table: self.id, seat: seat.0 });
        }
    }

    /// A program takes the seat of the key that it shows. The key is changed to a `new` one, so that nobody who has the
    /// old one can act or look there; a bot that sits in leaves. Browsers that have the seat keep it: they are its
    /// person's other devices. Whoever has not heard that this was done may ask for the same once more: nothing changes.
    pub(super) fn claim(&mut self, by: &Visitor, new: KeyHash) -> Result<(), TableError> {
        let shown = by.bearer.ok_or(TableError::NotYourSeat)?;
        let seat = match (self.seat_of_key(shown), self.seat_of_key(new)) {
            (None, Some(_)) => return Ok(()),
            (Some(seat), None) => seat,
            (Some(seat), Some(other)) if seat == other => return Ok(()),
            (_, Some(_) | None) => return Err(TableError::NotYourSeat),
        };
        self.check_newcomer(by, seat)?;
        let place = &self.seats.places[seat.idx()];
        let is_link = place.holders.is_empty() && place.key_use != KeyUse::Claimed;
        let (number, has_bot) = (place.key_number + 1, place.bot.is_some());
        let lock =
            Lock { key: new, number, spent: is_link.then_some(shown), key_use: KeyUse::Claimed };
        if has_bot {
            // Only the key counts here, not a cookie that may come with it.
            let program = Visitor { browser: None, ..by.clone() };
            self.reseat(&program, &seat.to_string(), &Sitting::Here)?;
        }
        self.machine.write(lock.write(self, seat));
        lock.put_on(&mut self.seats.places[seat.idx()]);
        Ok(())
    }

    /// The seat that a key opens.
    pub fn seat_of_key(&self, key: KeyHash) -> Option<Seat> {
        self.seats.of_key(key)
    }

    /// Somebody opened the link of a seat, or typed its code. An empty seat is taken, and its link is void from then on,
    /// also for a program that has used it; a code lets another device of the same person in.
    pub(super) fn join(&mut self, by: &Visitor, seat: u8, key: KeyHash) -> Result<(), TableError> {
        let browser = by.browser.as_ref().ok_or(TableError::NoSuchSeat)?;
        let place = self.seats.places.get(usize::from(seat)).ok_or(TableError::NoSuchSeat)?;
        let (seat, holder) = (Seat(seat), browser.key_hash());
        if place.holders.contains(&holder) {
            return Ok(());
        }
        if place.key != key {
            return Err(TableError::NoSuchSeat);
        }
        self.check_newcomer(by, seat)?;
        let is_link = place.holders.is_empty() && place.key_use != KeyUse::Claimed;
        let lock = is_link.then(|| self.new_lock(browser, seat, Some(key)));
        let mut writes = vec![Write::Holder { table: self.id, seat: seat.0, browser: holder }];
        writes.extend(lock.iter().map(|it| it.write(self, seat)));
        self.machine.write_all(writes);
        let place = &mut self.seats.places[seat.idx()];
        place.holders.push(holder);
        if let Some(lock) = lock {
            lock.put_on(place);
        }
        self.introduce(by, seat);
        Ok(())
    }

    /// Somebody without a link takes the first free seat of an open table. Whoever sits there already only comes back.
    pub(super) fn sit(&mut self, by: &Visitor) -> Result<(), TableError> {
        if !self.seats.is_open {
            return Err(TableError::NoSuchSeat);
        }
        if self.seats.holds_any(by) {
            return Ok(());
        }
        let (seat, place) = self.seats.free().ok_or(TableError::NoSuchSeat)?;
        let (seat, key) = (seat.0, place.key);
        self.join(by, seat, key)
    }

    /// The new key of a seat that is taken by whoever fills it, or emptied by whoever made the table: nobody who had the
    /// old one can come back by it.
    pub(super) fn lock_for(&self, by: &Visitor, seat: Seat, sitting: &Sitting) -> Option<Lock> {
        let browser = by.browser.as_ref()?;
        let is_new = match sitting {
            Sitting::Here => !self.seats.places[seat.idx()].is_taken(),
            Sitting::Link => self.seats.has_made(by),
            Sitting::Bot(_) => false,
        };
        let is_needed = is_new && self.key_known_to(browser, seat).is_none();
        is_needed.then(|| self.new_lock(browser, seat, None))
    }

    /// A key of this browser that the seat did not have before.
    pub(super) fn new_lock(&self, browser: &Key, seat: Seat, spent: Option<KeyHash>) -> Lock {
        let number = self.seats.places[seat.idx()].key_number + 1;
        let key = browser.of_seat(&self.id.to_string(), seat.0, number).key_hash();
        Lock { key, number, spent, key_use: KeyUse::Unused }
    }
}

/// What opens a seat from now on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lock {
    key: KeyHash,
    number: u32,
    spent: Option<KeyHash>,
    key_use: KeyUse,
}

impl Lock {
    pub(super) fn write(self, table: &Table, seat: Seat) -> Write {
        let Self { key, number, spent, key_use } = self;
        Write::Lock { table: table.id, seat: seat.0, key, number, spent, key_use }
    }

    pub(super) fn put_on(self, place: &mut Place) {
        (place.key, place.key_number, place.key_use) = (self.key, self.number, self.key_use);
    }
}
