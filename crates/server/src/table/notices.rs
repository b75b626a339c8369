//! Whom the table tells that it waits for him, when he is not there.
//!
//! What is to be told is never remembered as a deed but compared with the position: who is waited for is owed a notice,
//! who is not any more is owed none, and who was told in vain is told that. So it is right after something was taken
//! back, whoever took it back and how. A notice is stored with the line that led to it, and sent after a while, if it
//! still holds and the person has not come.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kernel::{Seat, SeatSet};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::clock::now;
use super::{Hand, Table};
use crate::error::ApiError;
use crate::keys::Mark;
use crate::notify::{Call, Delivery, Letter};
use crate::seats::Place;
use crate::store::{NoticeState, StoredNotice, Tell, Write};

/// Something that the person of a seat is to be told, or was.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    call: Call,
    /// In milliseconds since 1970.
    due: u64,
    course: Course,
}

/// How far it has come.
#[derive(Clone, Debug)]
enum Course {
    Owed,
    OnItsWay(OnItsWay),
    Told,
    /// The person was there, or nobody wanted to hear it.
    Seen,
}

/// A letter that is being brought.
#[derive(Clone, Debug)]
struct OnItsWay {
    task: AbortHandle,
    /// It may have arrived.
    has_begun: Arc<AtomicBool>,
}

/// A letter was brought, or could not be.
pub(super) struct Sent {
    seat: Seat,
    call: Call,
    due: u64,
    delivery: Delivery,
}

impl Notice {
    pub(crate) fn recall(stored: &StoredNotice) -> Self {
        let course = match stored.state {
            NoticeState::Owed => Course::Owed,
            NoticeState::Told => Course::Told,
            NoticeState::Seen => Course::Seen,
        };
        Self { call: stored.call, due: stored.due, course }
    }

    const fn state(&self) -> NoticeState {
        match self.course {
            Course::Owed | Course::OnItsWay(_) => NoticeState::Owed,
            Course::Told => NoticeState::Told,
            Course::Seen => NoticeState::Seen,
        }
    }

    /// Lets it go; whether the person may have heard it.
    fn drop_it(self) -> bool {
        match self.course {
            Course::Owed | Course::Seen => false,
            Course::Told => true,
            Course::OnItsWay(OnItsWay { task, has_begun }) => {
                task.abort();
                has_begun.load(Ordering::Relaxed)
            }
        }
    }
}

/// The keys by which somebody may have subscribed to what happens at a seat.
fn owners(place: &Place) -> impl Iterator<Item = Mark> {
    place.holders.iter().copied().chain([place.key])
}

impl Table {
    /// Compares who is to be told what with the position; what changes is written with the next line.
    pub(super) fn wind_notices(&mut self) {
        let awaited: SeatSet = self.awaited_people().collect();
        let asked = self.seats_that_may_agree();
        let is_over = self.game.outcome().is_some();
        for idx in 0..self.places.len() {
            let seat = Seat(idx as u8);
            self.wind_turn(seat, awaited.contains(seat) && !is_over);
            self.wind_notice(seat, Call::Consent, asked.contains(seat));
            self.wind_notice(seat, Call::Over, is_over && self.places[idx].bot.is_none());
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
            (false, true) => self.take(seat, call).is_some_and(Notice::drop_it),
            (true, true) | (false, false) => false,
        }
    }

    /// A table that comes from the store owes nothing but what is stored: who was not to be told when a position arose is
    /// not told because somebody has opened the table.
    pub(super) fn settle_notices(&mut self) {
        let awaited: SeatSet = self.awaited_people().collect();
        let asked = self.seats_that_may_agree();
        let is_over = self.game.outcome().is_some();
        let courier = Arc::clone(&self.house.courier);
        for (seat, place) in (0_u8..).map(Seat).zip(&mut self.places) {
            let truths = [
                (Call::Turn, awaited.contains(seat) && !is_over),
                (Call::Consent, asked.contains(seat)),
                (Call::Over, is_over && place.bot.is_none()),
            ];
            for (call, is_true) in truths {
                let is_known = place.notices.iter().any(|it| it.call == call);
                if is_true && !is_known && courier.may_tell(owners(place)) {
                    place.notices.push(Notice { call, due: 0, course: Course::Seen });
                }
            }
        }
    }

    /// Somebody plays for a seat: if it is its person, he knows that he is waited for.
    pub(super) fn notice_played(&mut self, seat: Seat, hand: Hand) {
        match hand {
            Hand::Person => {
                if let Some(notice) = self.take(seat, Call::Turn) {
                    notice.drop_it();
                    self.set(seat, Call::Turn, Course::Seen);
                }
            }
            Hand::Bot | Hand::House | Hand::Standing => {}
        }
    }

    fn notice(&self, seat: Seat, call: Call) -> Option<&Notice> {
        self.places.get(seat.idx())?.notices.iter().find(|it| it.call == call)
    }

    /// Takes a notice away, in memory and in what is to be written.
    fn take(&mut self, seat: Seat, call: Call) -> Option<Notice> {
        let notices = &mut self.places.get_mut(seat.idx())?.notices;
        let idx = notices.iter().position(|it| it.call == call)?;
        let res = notices.swap_remove(idx);
        self.pending.push(Write::Tell(Tell::Notice {
            table: self.id,
            seat: seat.0,
            call,
            is: None,
        }));
        Some(res)
    }

    /// Takes back what was not said yet; whether there was anything.
    fn unowe(&mut self, seat: Seat, call: Call) -> bool {
        self.take(seat, call).is_some_and(|it| !it.drop_it())
    }

    /// Tells the person of a seat after a while, if anybody wants to hear it.
    fn owe(&mut self, seat: Seat, call: Call) {
        let courier = &self.house.courier;
        let wants = self.places.get(seat.idx()).is_some_and(|it| courier.may_tell(owners(it)));
        if wants {
            self.set(seat, call, Course::Owed);
        }
    }

    fn set(&mut self, seat: Seat, call: Call, course: Course) {
        let after = u64::try_from(self.house.courier.after().as_millis()).unwrap_or(u64::MAX);
        let notice = Notice { call, due: now().saturating_add(after), course };
        let is = Some((notice.state(), notice.due));
        self.pending.push(Write::Tell(Tell::Notice { table: self.id, seat: seat.0, call, is }));
        if let Some(place) = self.places.get_mut(seat.idx()) {
            place.notices.push(notice);
        }
    }

    fn owed(&self) -> impl Iterator<Item = (Seat, &Notice)> {
        let all = (0_u8..).map(Seat).zip(&self.places);
        let all = all.flat_map(|(seat, place)| place.notices.iter().map(move |it| (seat, it)));
        all.filter(|(_, it)| matches!(it.course, Course::Owed))
    }

    /// When somebody is to be told something.
    pub(super) fn next_notice(&self) -> Option<Instant> {
        let due = self.owed().map(|(_, it)| it.due).min().filter(|_| !self.is_frozen)?;
        Some(Instant::now() + Duration::from_millis(due.saturating_sub(now())))
    }

    /// Whether the table has to stay in memory, because somebody is still to be told something.
    pub(super) fn is_telling(&self) -> bool {
        !self.letters.is_empty() || self.next_notice().is_some()
    }

    /// Tells those for whom it is time; not those who are here.
    pub(super) async fn send_notices(&mut self) -> Result<(), ApiError> {
        let time = now();
        let due: Vec<(Seat, Call)> = self
            .owed()
            .filter(|(_, it)| it.due <= time)
            .map(|(seat, it)| (seat, it.call))
            .collect();
        let mut writes = Vec::new();
        for (seat, call) in due {
            let place = &self.places[seat.idx()];
            if place.holders.iter().any(|it| self.presence.contains(*it)) {
                writes.extend(self.end(seat, call, Course::Seen));
            } else {
                self.send(seat, call);
            }
        }
        if writes.is_empty() { Ok(()) } else { Ok(self.write(writes).await?) }
    }

    fn send(&mut self, seat: Seat, call: Call) {
        let (table, game, version) = (self.id, self.game.info().id, self.version());
        let letter = Letter { table, game, seat, version, call: Some(call) };
        let Some(place) = self.places.get_mut(seat.idx()) else { return };
        let owners: Vec<Mark> = owners(place).collect();
        let Some(notice) = place.notices.iter_mut().find(|it| it.call == call) else { return };
        let (due, has_begun) = (notice.due, Arc::new(AtomicBool::new(false)));
        let (courier, begun) = (Arc::clone(&self.house.courier), Arc::clone(&has_begun));
        let task = self.letters.spawn(async move {
            let begin = move || begun.store(true, Ordering::Relaxed);
            Sent { seat, call, due, delivery: courier.deliver(letter, owners, begin).await }
        });
        notice.course = Course::OnItsWay(OnItsWay { task, has_begun });
    }

    /// A letter was brought, or could not be.
    pub(super) async fn note_sent(&mut self, sent: Sent) -> Result<(), ApiError> {
        let Sent { seat, call, due, delivery } = sent;
        let counts = &self.house.counts;
        counts.notices.fetch_add(delivery.n_arrived, Ordering::Relaxed);
        counts.notices_lost.fetch_add(delivery.n_lost, Ordering::Relaxed);
        if self.notice(seat, call).is_none_or(|it| it.due != due) {
            return Ok(());
        }
        let has_told = delivery != Delivery::default();
        let course = if has_told { Course::Told } else { Course::Seen };
        let write = self.end(seat, call, course);
        Ok(self.write(write.into_iter().collect()).await?)
    }

    /// There is nothing more to be done about a notice; what is to be written about it.
    fn end(&mut self, seat: Seat, call: Call, course: Course) -> Option<Write> {
        let table = self.id;
        let notices = &mut self.places.get_mut(seat.idx())?.notices;
        let idx = notices.iter().position(|it| it.call == call)?;
        let is = match call {
            // As long as the position is the same, it is not told again.
            Call::Turn | Call::Consent | Call::Over => {
                notices[idx].course = course;
                Some((notices[idx].state(), notices[idx].due))
            }
            Call::Withdrawn => {
                notices.swap_remove(idx);
                None
            }
        };
        Some(Write::Tell(Tell::Notice { table, seat: seat.0, call, is }))
    }
}
