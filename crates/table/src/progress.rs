//! How far a table is with what it wants done: what is to be written, what it waits for, and whether it may go on.

use std::time::Duration;

use kernel::SeatSet;

use crate::error::TableError;
use crate::machine::{Effect, Input, Surroundings, Ticket};
use crate::stored::{StoreError, Write};
use crate::visitor::Visitor;
use crate::{Stamp, Timestamp};

/// A store that failed is tried again after this.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// What the table waits for.
#[derive(Debug)]
enum Progress {
    Ready,
    Storing(Change),
    Reading(After),
    /// The position in memory is not what is stored, and the store did not answer. Nobody is shown it.
    Unread,
}

/// A change that is being stored.
#[derive(Debug)]
pub(super) struct Change {
    pub(super) origin: Origin,
    /// Whether a line of the match is among it.
    pub(super) is_played: bool,
}

/// What led to a change.
#[derive(Debug)]
pub(super) enum Origin {
    Open {
        ticket: Ticket,
    },
    Command {
        ticket: Ticket,
        by: Box<Visitor>,
    },
    Bot,
    /// A time was up, a notification was brought, or a key was shown.
    Table,
}

/// What follows when the table was read again.
#[derive(Debug)]
pub(super) enum After {
    Finish(Origin, TableError),
    /// The store does not tell whether it has taken this: it has where the table is read as it was in memory, with this version
    /// and this hash.
    Compare(Origin, TableError, (u32, String)),
    /// This is done, if the store has answered.
    Handle(Box<Input>),
    Nothing,
}

/// What follows from a change in memory.
#[derive(Debug)]
pub(super) enum Verdict {
    /// It is to be stored.
    Store(Origin),
    /// It counts for nothing: what is stored is read again.
    Restore(Origin, TableError),
    /// Nothing was changed that is stored.
    Finish(Origin, Result<(), TableError>),
}

#[derive(Debug)]
pub(super) struct Machine {
    pub(super) surroundings: Surroundings,
    stamp: Stamp,
    /// What was played and is not yet written.
    pending: Vec<Write>,
    effects: Vec<Effect>,
    progress: Progress,
    /// Viewers are to be told of something when it is stored.
    has_changed: bool,
    /// A fault has left the position in memory as nobody has agreed to.
    is_broken: bool,
    pub(super) is_frozen: bool,
    /// See [`StoredTable::is_closed`](crate::StoredTable::is_closed).
    pub(super) is_closed: bool,
    /// The lease is void: the table is played on elsewhere.
    is_lost: bool,
    /// Nothing is done by itself until then.
    paused_until: Option<Timestamp>,
}

impl Machine {
    pub(super) fn new(now: Timestamp, stamp: Stamp) -> Self {
        Self {
            surroundings: Surroundings { now, ..Surroundings::default() },
            stamp,
            pending: Vec::new(),
            effects: Vec::new(),
            progress: Progress::Ready,
            has_changed: false,
            is_broken: false,
            is_frozen: false,
            is_closed: false,
            is_lost: false,
            paused_until: None,
        }
    }

    pub(super) fn now(&self) -> Timestamp {
        self.surroundings.now
    }

    pub(super) fn is_subscribed(&self, seat: kernel::Seat) -> bool {
        self.surroundings.subscribed.contains(seat)
    }

    pub(super) fn subscribed(&self) -> SeatSet {
        self.surroundings.subscribed
    }

    /// Has something written with the next change.
    pub(super) fn write(&mut self, write: Write) {
        self.pending.push(write);
    }

    pub(super) fn write_all(&mut self, writes: Vec<Write>) {
        self.pending.extend(writes);
    }

    pub(super) fn want(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Something changed that somebody may see.
    pub(super) fn changed(&mut self) {
        self.has_changed = true;
    }

    pub(super) fn stamp(&self) -> Stamp {
        self.stamp
    }

    /// What is wanted; first that viewers are told of a change, unless it may yet be undone.
    pub(super) fn take_effects(&mut self, version: u32) -> Vec<Effect> {
        let mut effects = self.take_found();
        if self.has_changed && !self.is_waiting() {
            self.has_changed = false;
            self.stamp = Stamp { version, tick: self.stamp.tick.wrapping_add(1) };
            effects.insert(0, Effect::Changed(self.stamp));
        }
        effects
    }

    /// What is wanted although nothing happened.
    pub(super) fn take_found(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Whether the store is to answer before anything else happens.
    pub(super) fn is_waiting(&self) -> bool {
        matches!(self.progress, Progress::Storing(_) | Progress::Reading(_))
    }

    /// Whether what is in memory must not be shown; see [`Progress::Unread`].
    pub(super) fn is_unread(&self) -> bool {
        matches!(self.progress, Progress::Unread)
    }

    pub(super) fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// What a change in memory comes to. A fault may have left a position that nobody has agreed to.
    pub(super) fn judge(&self, origin: Origin, done: Result<(), TableError>) -> Verdict {
        let has_writes = !self.pending.is_empty();
        match done {
            Err(error) if self.is_broken || has_writes => Verdict::Restore(origin, error),
            Ok(()) if has_writes => Verdict::Store(origin),
            done => Verdict::Finish(origin, done),
        }
    }

    /// Has everything written that was changed.
    pub(super) fn store(&mut self, origin: Origin) {
        let writes = std::mem::take(&mut self.pending);
        let is_played = writes.iter().any(|it| matches!(it, Write::Line { .. }));
        self.want(Effect::Store(writes));
        self.progress = Progress::Storing(Change { origin, is_played });
    }

    /// Drops what is in memory and not stored.
    pub(super) fn read(&mut self, after: After) {
        self.pending.clear();
        self.is_broken = false;
        self.want(Effect::Read);
        self.progress = Progress::Reading(after);
    }

    /// What is being stored; an answer of the store that nobody waits for changes nothing.
    pub(super) fn take_stored(&mut self) -> Option<Change> {
        match std::mem::replace(&mut self.progress, Progress::Ready) {
            Progress::Storing(change) => Some(change),
            other => {
                self.progress = other;
                None
            }
        }
    }

    /// What is to follow when the table was read.
    pub(super) fn take_reading(&mut self) -> Option<After> {
        match std::mem::replace(&mut self.progress, Progress::Ready) {
            Progress::Reading(after) => Some(after),
            other => {
                self.progress = other;
                None
            }
        }
    }

    /// The store has refused something.
    pub(super) fn note_refused(&mut self, error: &StoreError) {
        self.is_lost |= matches!(error, StoreError::Lost { .. });
    }

    /// The store does not say what is stored.
    pub(super) fn note_unread(&mut self) {
        self.progress = Progress::Unread;
        self.pause();
    }

    /// The same at a table that may be closed.
    pub(super) fn closed(self, is_closed: bool) -> Self {
        Self { is_closed, ..self }
    }

    /// Refuses whatever would need a table that goes on.
    pub(super) fn check_running(&self) -> Result<(), TableError> {
        match (self.is_closed, self.is_frozen) {
            (true, _) => Err(TableError::Closed),
            (false, true) => Err(TableError::Frozen),
            (false, false) => Ok(()),
        }
    }

    /// Nothing is played here any more, and what is in memory counts for nothing.
    pub(super) fn freeze(&mut self) {
        self.is_frozen = true;
        self.is_broken = true;
        self.changed();
    }

    /// The store has failed: nothing is done by itself for a while.
    pub(super) fn pause(&mut self) {
        self.paused_until = Some(self.now() + TRY_AGAIN);
    }

    pub(super) fn paused_until(&self) -> Option<Timestamp> {
        self.paused_until
    }

    /// Ends a pause that is over; whether there is none any more.
    pub(super) fn end_pause(&mut self) -> bool {
        let now = self.now();
        self.paused_until.take_if(|it| *it <= now);
        self.paused_until.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::{After, Machine, Origin, TRY_AGAIN, Verdict};
    use crate::error::TableError;
    use crate::keys::TableId;
    use crate::machine::Effect;
    use crate::stored::{StoreError, Write};
    use crate::{Stamp, Timestamp};

    fn machine() -> Machine {
        Machine::new(Timestamp(1000), Stamp { version: 3, tick: 7 })
    }

    fn over() -> Write {
        Write::Over { table: TableId::of_number(1) }
    }

    #[test]
    fn what_is_to_be_written_is_stored_or_read_again_and_the_rest_is_finished() {
        let mut it = machine();
        assert!(matches!(it.judge(Origin::Bot, Ok(())), Verdict::Finish(Origin::Bot, Ok(()))));
        let stale = || Err(TableError::Frozen);
        assert!(matches!(it.judge(Origin::Bot, stale()), Verdict::Finish(..)));
        it.write(over());
        assert!(matches!(it.judge(Origin::Bot, Ok(())), Verdict::Store(Origin::Bot)));
        assert!(matches!(it.judge(Origin::Bot, stale()), Verdict::Restore(..)));
        it.store(Origin::Bot);
        assert!(matches!(it.judge(Origin::Bot, stale()), Verdict::Finish(..)), "it is written");
        it.freeze();
        assert!(matches!(it.judge(Origin::Bot, stale()), Verdict::Restore(..)), "it is broken");
    }

    #[test]
    fn viewers_are_told_of_a_change_when_it_is_stored() {
        let mut it = machine();
        it.changed();
        it.write(over());
        it.store(Origin::Table);
        assert!(matches!(&it.take_effects(4)[..], [Effect::Store(writes)] if writes.len() == 1));
        let origin = it.take_stored().map(|it| it.origin);
        assert!(matches!(origin, Some(Origin::Table)));
        let told = it.take_effects(4);
        assert!(matches!(&told[..], [Effect::Changed(Stamp { version: 4, tick: 8 })]), "{told:?}");
        assert!(it.take_effects(4).is_empty(), "once");
    }

    #[test]
    fn an_answer_of_the_store_that_nobody_waits_for_changes_nothing() {
        let mut it = machine();
        assert!(it.take_stored().is_none() && it.take_reading().is_none());
        it.read(After::Nothing);
        assert!(it.take_stored().is_none());
        assert!(it.is_waiting() && matches!(it.take_reading(), Some(After::Nothing)));
        it.note_unread();
        assert!(it.take_stored().is_none() && it.is_unread() && !it.is_waiting());
    }

    #[test]
    fn reading_again_drops_what_was_to_be_written() {
        let mut it = machine();
        it.write(over());
        it.freeze();
        it.read(After::Nothing);
        assert!(matches!(it.judge(Origin::Bot, Ok(())), Verdict::Finish(..)));
        assert!(matches!(it.judge(Origin::Bot, Err(TableError::Frozen)), Verdict::Finish(..)));
    }

    #[test]
    fn a_pause_ends_by_itself() {
        let mut it = machine();
        assert!(it.end_pause());
        it.pause();
        assert_eq!(it.paused_until(), Some(Timestamp(1000) + TRY_AGAIN));
        assert!(!it.end_pause());
        it.surroundings.now = Timestamp(1000) + TRY_AGAIN;
        assert!(it.end_pause() && it.paused_until().is_none());
    }

    #[test]
    fn only_a_void_lease_ends_the_table() {
        let mut it = machine();
        it.note_refused(&StoreError::Closed("full".to_owned()));
        assert!(!it.is_lost());
        it.note_refused(&StoreError::Lost { table: TableId::of_number(1) });
        it.note_refused(&StoreError::Closed("full".to_owned()));
        assert!(it.is_lost());
    }
}
