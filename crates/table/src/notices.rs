//! Whom the table tells that it waits for him, when he is not there.
//!
//! What is to be told is never remembered as a deed but compared with the position: who is waited for is owed a notice,
//! who is not any more is owed none, and who was told in vain is told that. So it is right after something was taken
//! back, whoever took it back and how. A notice is stored with the line that led to it, and sent after a while, if it
//! still holds and the person has not come.

use std::time::Duration;

use kernel::{Seat, SeatSet};

use super::machine::Effect;
use super::{Hand, Table, Timestamp};
use crate::keys::KeyHash;
use crate::seats::Place;
use crate::stored::Call;
use crate::stored::{NoticeState, StoredNotice, Write};

/// Something that the person of a seat is to be told, or was.
#[derive(Clone, Debug)]
pub struct Notice {
    call: Call,
    due: Timestamp,
    course: Course,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    Owed,
    OnItsWay {
        version: u32,
        /// It may have arrived.
        has_begun: bool,
    },
    Told,
    /// The person was there, or nobody wanted to hear it.
    Seen,
}

/// A notification that is to be brought to whoever owns one of the keys and has subscribed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    pub seat: Seat,
    pub call: Call,
    /// The version of the table that it tells of.
    pub version: u32,
    pub due: Timestamp,
    pub owners: Vec<KeyHash>,
}

impl Notice {
    /// What is stored; what is being brought all the same is brought on.
    pub fn recall(stored: &StoredNotice, before: &[Self]) -> Self {
        let due = Timestamp(stored.due);
        let course = match stored.state {
            NoticeState::Owed => Course::Owed,
            NoticeState::Told => Course::Told,
            NoticeState::Seen => Course::Seen,
        };
        let is_same =
            |it: &&Self| (it.call, it.due, it.state()) == (stored.call, due, stored.state);
        let course = before.iter().find(is_same).map_or(course, |it| it.course);
        Self { call: stored.call, due, course }
    }

    const fn state(&self) -> NoticeState {
        match self.course {
            Course::Owed | Course::OnItsWay { .. } => NoticeState::Owed,
            Course::Told => NoticeState::Told,
            Course::Seen => NoticeState::Seen,
        }
    }

    /// Whether the person may have heard it.
    const fn may_be_known(&self) -> bool {
        match self.course {
            Course::Owed | Course::Seen => false,
            Course::Told => true,
            Course::OnItsWay { has_begun, .. } => has_begun,
        }
    }
}

/// What is remembered of all notices of a table.
#[derive(Debug)]
pub(super) struct Notices {
    /// How long somebody may take to come by himself before he is told.
    after: Duration,
    /// Notices that are being brought and do not hold any more, if that is stored.
    withdrawn: Vec<(Seat, Notice)>,
}

impl Notices {
    pub(super) fn new(after: Duration) -> Self {
        Self { after, withdrawn: Vec::new() }
    }
}

/// The keys by which somebody may have subscribed to what happens at a seat.
fn owners(place: &Place) -> impl Iterator<Item = KeyHash> {
    place.holders.iter().copied().chain([place.key])
}

impl Table {
    /// Diffs due notifications against the position; changes are persisted with the next log line.
    pub(super) fn wind_notices(&mut self) {
        let awaited: SeatSet = self.awaited_people().collect();
        let asked = self.seats_that_may_agree();
        let is_over = self.played.is_over();
        for idx in 0..self.seats.places.len() {
            let seat = Seat(idx as u8);
            self.wind_turn(seat, awaited.contains(seat) && !is_over);
            self.wind_notice(seat, Call::Consent, asked.contains(seat));
            self.wind_notice(seat, Call::Over, is_over && self.seats.places[idx].bot.is_none());
            if is_over {
                self.unowe(seat, Call::Withdrawn);
            }
        }
    }

    /// Whether the match waits for a seat. Who was told so in vain is told that.
    fn wind_turn(&mut self, seat: Seat, is_asked: bool) {
        let was_asked = self.notice(seat, Call::Turn).is_some();
        if is_asked && !was_asked && self.unowe(seat, Call::Withdrawn) {
            // He never heard that it was otherwise.
            self.set(seat, Call::Turn, Course::Told);
        } else if self.wind_notice(seat, Call::Turn, is_asked) {
            self.owe(seat, Call::Withdrawn);
        }
    }

    /// Owes a notice as long as it is true; whether somebody may have heard what is true no more.
    fn wind_notice(&mut self, seat: Seat, call: Call, is_true: bool) -> bool {
        match (is_true, self.notice(seat, call).is_some()) {
            (true, false) => {
                self.owe(seat, call);
                false
            }
            (false, true) => self.take(seat, call).is_some_and(|it| it.may_be_known()),
            (true, true) | (false, false) => false,
        }
    }

    /// A table that comes from the store owes nothing but what is stored: who was not to be told when a position arose is
    /// not told because somebody has opened the table.
    pub(super) fn settle_notices(&mut self) {
        let awaited: SeatSet = self.awaited_people().collect();
        let asked = self.seats_that_may_agree();
        let is_over = self.played.is_over();
        let subscribed = self.machine.subscribed();
        for (seat, place) in (0_u8..).map(Seat).zip(&mut self.seats.places) {
            let truths = [
                (Call::Turn, awaited.contains(seat) && !is_over),
                (Call::Consent, asked.contains(seat)),
                (Call::Over, is_over && place.bot.is_none()),
            ];
            for (call, is_true) in truths {
                let is_known = place.notices.iter().any(|it| it.call == call);
                if is_true && !is_known && subscribed.contains(seat) {
                    let due = Timestamp::default();
                    place.notices.push(Notice { call, due, course: Course::Seen });
                }
            }
        }
    }

    /// Somebody plays for a seat: if it is its person, he knows that he is waited for.
    pub(super) fn notice_played(&mut self, seat: Seat, hand: Hand) {
        match hand {
            Hand::Person => {
                if self.take(seat, Call::Turn).is_some() {
                    self.set(seat, Call::Turn, Course::Seen);
                }
            }
            Hand::Bot | Hand::House | Hand::AutoAnswer => {}
        }
    }

    fn notice(&self, seat: Seat, call: Call) -> Option<&Notice> {
        self.seats.places.get(seat.idx())?.notices.iter().find(|it| it.call == call)
    }

    /// Takes a notice away, in memory and in what is to be written. If it is being brought, that ends when this is stored.
    fn take(&mut self, seat: Seat, call: Call) -> Option<Notice> {
        let place = self.seats.places.get_mut(seat.idx())?;
        let idx = place.notices.iter().position(|it| it.call == call)?;
        let res = place.notices.swap_remove(idx);
        if let Course::OnItsWay { .. } = res.course {
            self.notices.withdrawn.push((seat, res.clone()));
        }
        self.machine.write(Write::Notice { table: self.id, seat: seat.0, call, is: None });
        Some(res)
    }

    /// It is stored that some notices do not hold any more.
    pub(super) fn cancel_withdrawn(&mut self) {
        for (seat, Notice { call, due, course }) in std::mem::take(&mut self.notices.withdrawn) {
            let owners = self.owners(seat).collect();
            if let Course::OnItsWay { version, .. } = course {
                self.machine.want(Effect::Cancel(DueNotice { seat, call, version, due, owners }));
            }
        }
    }

    /// It is not stored: what is being brought is still wanted.
    pub(super) fn restore_withdrawn(&mut self) {
        for (seat, notice) in std::mem::take(&mut self.notices.withdrawn) {
            self.seats.places[seat.idx()].notices.push(notice);
        }
    }

    /// Takes back what was not said yet; whether there was anything.
    fn unowe(&mut self, seat: Seat, call: Call) -> bool {
        self.take(seat, call).is_some_and(|it| !it.may_be_known())
    }

    /// Tells the person of a seat after a while, if anybody wants to hear it.
    fn owe(&mut self, seat: Seat, call: Call) {
        if self.machine.is_subscribed(seat) {
            self.set(seat, call, Course::Owed);
        }
    }

    fn set(&mut self, seat: Seat, call: Call, course: Course) {
        let notice = Notice { call, due: self.now() + self.notices.after, course };
        let is = Some((notice.state(), notice.due.0));
        self.machine.write(Write::Notice { table: self.id, seat: seat.0, call, is });
        if let Some(place) = self.seats.places.get_mut(seat.idx()) {
            place.notices.push(notice);
        }
    }

    fn owed(&self) -> impl Iterator<Item = (Seat, &Notice)> {
        let all = self.seats.iter();
        let all = all.flat_map(|(seat, place)| place.notices.iter().map(move |it| (seat, it)));
        all.filter(|(_, it)| matches!(it.course, Course::Owed))
    }

    /// When somebody is to be told something.
    pub(super) fn next_notice(&self) -> Option<Timestamp> {
        self.owed().map(|(_, it)| it.due).min().filter(|_| !self.machine.is_frozen)
    }

    /// Whether the table has to stay in memory, because somebody is still to be told something.
    pub(super) fn is_telling(&self) -> bool {
        let mut notices = self.seats.places.iter().flat_map(|it| &it.notices);
        let is_on_its_way = notices.any(|it| matches!(it.course, Course::OnItsWay { .. }));
        is_on_its_way || self.next_notice().is_some()
    }

    /// The keys by which the person of a seat may have subscribed to notifications.
    pub fn owners(&self, seat: Seat) -> impl Iterator<Item = KeyHash> {
        self.seats.places.get(seat.idx()).into_iter().flat_map(owners)
    }

    /// Tells those for whom it is time; not those who are here.
    pub(super) fn send_notices(&mut self) {
        let now = self.now();
        let due = self.owed().filter(|(_, it)| it.due <= now).map(|(seat, it)| (seat, it.call));
        for (seat, call) in due.collect::<Vec<_>>() {
            let place = &self.seats.places[seat.idx()];
            if self.presence.has_page_of(place) {
                self.end(seat, call, Course::Seen);
            } else {
                self.send(seat, call);
            }
        }
    }

    fn send(&mut self, seat: Seat, call: Call) {
        let version = self.version();
        let Some(place) = self.seats.places.get_mut(seat.idx()) else { return };
        let owners = owners(place).collect();
        let Some(notice) = place.notices.iter_mut().find(|it| it.call == call) else { return };
        notice.course = Course::OnItsWay { version, has_begun: false };
        let due = notice.due;
        self.machine.want(Effect::Deliver(DueNotice { seat, call, version, due, owners }));
    }

    /// A notification that is still wanted may have arrived.
    pub(super) fn note_begun(&mut self, told: &DueNotice) {
        let notices = self.seats.places.get_mut(told.seat.idx()).map(|it| &mut it.notices);
        let mut notices = notices.into_iter().flatten();
        let notice = notices.find(|it| it.call == told.call && it.due == told.due);
        if let Some(Notice { course: Course::OnItsWay { has_begun, .. }, .. }) = notice {
            *has_begun = true;
        }
    }

    /// A notification was brought, or could not be.
    pub(super) fn note_delivered(&mut self, told: &DueNotice, was_wanted: bool) {
        let DueNotice { seat, call, due, .. } = *told;
        if self.notice(seat, call).is_some_and(|it| it.due == due) {
            self.end(seat, call, if was_wanted { Course::Told } else { Course::Seen });
        }
    }

    /// It could not be stored that a notification was brought: it is brought once more.
    pub(super) fn owe_again(&mut self, told: &DueNotice) {
        let places = self.seats.places.iter_mut().enumerate();
        let kept = places.flat_map(|(idx, it)| {
            it.notices.iter_mut().map(move |notice| (Seat(idx as u8), notice))
        });
        let withdrawn = self.notices.withdrawn.iter_mut().map(|(seat, it)| (*seat, it));
        let mut of_seat = kept.chain(withdrawn).filter(|(seat, _)| *seat == told.seat);
        let notice = of_seat.find(|(_, it)| it.call == told.call && it.due == told.due);
        if let Some((_, notice)) = notice {
            notice.course = Course::Owed;
        }
    }

    /// There is nothing more to be done about a notice.
    fn end(&mut self, seat: Seat, call: Call, course: Course) {
        let table = self.id;
        let Some(place) = self.seats.places.get_mut(seat.idx()) else { return };
        let Some(idx) = place.notices.iter().position(|it| it.call == call) else { return };
        let is = match call {
            // As long as the position is the same, it is not told again.
            Call::Turn | Call::Consent | Call::Over => {
                place.notices[idx].course = course;
                Some((place.notices[idx].state(), place.notices[idx].due.0))
            }
            Call::Withdrawn => {
                place.notices.swap_remove(idx);
                None
            }
        };
        self.machine.write(Write::Notice { table, seat: seat.0, call, is });
    }
}
