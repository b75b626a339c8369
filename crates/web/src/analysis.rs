//! What people imagine in their own turns: for each of them a short list of moves on top of a position that the table
//! lends. It is kept here, beside the tables, so that nothing of it can reach a table, its record, or anybody else.
//!
//! A course is not a match: it holds moves and throw-away randomness, and is lived through anew each time it is looked at.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ai::BotSpec;
use catalog::{ActError, AnyTable};
use kernel::{Chance, Seat, SeatSet};
use page::{Next, RenderContext};
use protocol::UndoCount;
use table::{DeterminizedCopy, KeyHash, TableError, TableId, Timestamp, Told, seat_at};
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::host::{Host, random};

/// What nobody looks at is forgotten after this time.
const KEPT: Duration = Duration::from_secs(15 * 60);
/// Of one seat so many browsers may imagine something.
const MOST_OF_SEAT: usize = 4;
/// In all.
const MOST: usize = 2048;
/// The longest course.
const MOST_MOVES: usize = 300;
/// So many answers of others are guessed at a time.
const MOST_GUESSES: usize = 12;
/// So many courses are lived through at once.
const AT_ONCE: usize = 2;

/// Whose course at which table.
pub(crate) type Owner = (TableId, KeyHash);

/// Everything that is imagined.
#[derive(Debug)]
pub(crate) struct AnalysisSessions {
    sessions: Mutex<HashMap<Owner, AnalysisSession>>,
    n_begun: AtomicU64,
    pub(crate) permits: Semaphore,
}

impl Default for AnalysisSessions {
    fn default() -> Self {
        let permits = Semaphore::new(AT_ONCE);
        Self { sessions: Mutex::default(), n_begun: AtomicU64::new(0), permits }
    }
}

/// What one browser imagines at one table.
#[derive(Clone, Debug)]
pub(crate) struct AnalysisSession {
    /// The version of the table from which it starts.
    pub(crate) version: u32,
    pub(crate) seat: Seat,
    /// Made up what the seat cannot know, and will roll the dice. It has nothing to do with the randomness of the table.
    pub(crate) seed: u64,
    moves: Vec<Move>,
    /// Grows with every change, stepping back included.
    pub(crate) step: u32,
    /// What went wrong with the last try.
    pub(crate) notice: Option<String>,
    used: Timestamp,
}

#[derive(Clone, Debug)]
struct Move {
    seat: Seat,
    action: String,
    seed: u64,
    /// The step that it belongs to: it goes together with what the server answered after it.
    step: u32,
}

/// What is done next in thought.
#[derive(Clone, Debug)]
pub(crate) enum AnalysisStep {
    Look,
    Act {
        seat: Option<String>,
        action: String,
    },
    /// The others answer.
    Others,
    Back(UndoCount),
}

impl AnalysisSessions {
    fn lock(&self, now: Timestamp) -> MutexGuard<'_, HashMap<Owner, AnalysisSession>> {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.retain(|_, it| now.since(it.used) < KEPT);
        sessions
    }

    /// A seed for the chance of a new session: random, or with [`Config::seed`](crate::Config::seed) (for tests) from a
    /// counter of its own.
    pub(crate) fn seed(&self, host: &dyn Host, is_fixed: bool) -> u64 {
        match is_fixed {
            true => 0x1DEA_u64.wrapping_add(self.n_begun.fetch_add(1, Ordering::Relaxed)),
            false => u64::from_le_bytes(random(host)),
        }
    }

    /// Begins anew.
    pub(crate) fn begin(&self, owner: Owner, now: Timestamp, version: u32, seat: Seat, seed: u64) {
        let session = AnalysisSession {
            version,
            seat,
            seed,
            moves: Vec::new(),
            step: 1,
            notice: None,
            used: now,
        };
        let mut sessions = self.lock(now);
        sessions.remove(&owner);
        let is_same_seat =
            |it: &Owner, session: &AnalysisSession| it.0 == owner.0 && session.seat == seat;
        let oldest = |sessions: &HashMap<Owner, AnalysisSession>,
                      is_meant: &dyn Fn(&Owner, &AnalysisSession) -> bool| {
            let meant = sessions.iter().filter(|(it, session)| is_meant(it, session));
            meant.min_by_key(|(_, it)| it.used).map(|(it, _)| *it)
        };
        let n_of_seat = sessions.iter().filter(|(it, session)| is_same_seat(it, session)).count();
        if MOST_OF_SEAT <= n_of_seat
            && let Some(gone) = oldest(&sessions, &is_same_seat)
        {
            sessions.remove(&gone);
        }
        if MOST <= sessions.len()
            && let Some(gone) = oldest(&sessions, &|_, _| true)
        {
            sessions.remove(&gone);
        }
        sessions.insert(owner, session);
    }

    pub(crate) fn get(&self, owner: Owner, now: Timestamp) -> Option<AnalysisSession> {
        let mut sessions = self.lock(now);
        let session = sessions.get_mut(&owner)?;
        session.used = now;
        Some(session.clone())
    }

    /// Keeps what became of a course, unless it has become something else meanwhile.
    pub(crate) fn keep(
        &self,
        owner: Owner,
        now: Timestamp,
        was: u32,
        session: AnalysisSession,
    ) -> Result<(), ApiError> {
        let mut sessions = self.lock(now);
        match sessions.get_mut(&owner).filter(|it| it.seed == session.seed) {
            Some(kept) if kept.step == was => {
                *kept = session;
                Ok(())
            }
            Some(kept) => Err(TableError::Stale { version: kept.step }.into()),
            None => Err(ApiError::NothingImagined),
        }
    }

    pub(crate) fn forget(&self, owner: Owner, now: Timestamp) {
        self.lock(now).remove(&owner);
    }
}

impl AnalysisSession {
    /// Back before the last step, or to the beginning.
    fn step_back(&mut self, count: UndoCount) -> Result<(), ApiError> {
        let moves = &mut self.moves;
        let last = moves.last().ok_or(TableError::NothingToUndo)?.step;
        match count {
            UndoCount::All => moves.clear(),
            UndoCount::One => moves.retain(|it| it.step != last),
        }
        Ok(())
    }
}

/// A course that is being lived through.
pub(crate) struct Analysis {
    copy: DeterminizedCopy,
    pub(crate) session: AnalysisSession,
}

impl Analysis {
    /// Lives through everything up to now, or up to where one steps back, and then does what is wanted.
    pub(crate) fn proceed(
        copy: DeterminizedCopy,
        mut session: AnalysisSession,
        wanted: &AnalysisStep,
    ) -> Result<Self, ApiError> {
        if let AnalysisStep::Back(count) = wanted {
            session.step_back(*count)?;
        }
        let mut res = Self { copy, session };
        for it in std::mem::take(&mut res.session.moves) {
            res.play(it)?;
        }
        match wanted {
            AnalysisStep::Look => return Ok(res),
            AnalysisStep::Act { seat, action } => {
                let seat = res.acting_seat(seat.as_deref())?;
                res.answer(seat, action.trim().to_owned())?;
                res.play_forced()?;
            }
            AnalysisStep::Others => res.guess()?,
            AnalysisStep::Back(_) => {}
        }
        res.session.step += 1;
        res.session.notice = None;
        Ok(res)
    }

    pub(crate) fn game(&self) -> &dyn AnyTable {
        self.copy.analysis.table()
    }

    /// The seats for which the person answers.
    pub(crate) fn own(&self) -> SeatSet {
        self.copy.own
    }

    fn acting_seat(&self, named: Option<&str>) -> Result<Seat, ApiError> {
        let asked = self.game().asked();
        let seat = match named {
            Some(text) => {
                let n_seats = usize::from(self.game().n_seats());
                Some(seat_at(text, n_seats).ok_or(TableError::NoSuchSeat)?)
            }
            None => {
                let lead = self.game().leading().filter(|it| self.own().contains(*it));
                lead.or_else(|| asked.iter().find(|it| self.own().contains(*it)))
            }
        };
        match seat {
            Some(seat) if !self.own().contains(seat) => Err(TableError::NotYourSeat.into()),
            Some(seat) if asked.contains(seat) => Ok(seat),
            Some(_) | None => Err(TableError::NotYourTurn.into()),
        }
    }

    /// Plays one answer with randomness of its own: stepping back and going on again rolls anew.
    fn answer(&mut self, seat: Seat, action: String) -> Result<(), ApiError> {
        if MOST_MOVES <= self.session.moves.len() {
            return Err(ApiError::TooLarge);
        }
        let step = self.session.step;
        let drawn = (u64::from(step) << 16) | self.session.moves.len() as u64;
        let seed = self.session.seed ^ drawn.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.play(Move { seat, action, seed, step })
    }

    fn play(&mut self, it: Move) -> Result<(), ApiError> {
        let table = self.copy.analysis.table_mut();
        let played = table.act(it.seat, &it.action, &mut Chance::fast(it.seed));
        let game = table.game();
        played.map_err(|error| match error {
            ActError::Notation(what) => {
                TableError::BadAction { action: it.action.chars().take(80).collect(), what }
            }
            ActError::Refused(refusal) => TableError::refused(game, refusal),
            ActError::Chance(_) => TableError::Internal,
        })?;
        self.session.moves.push(it);
        Ok(())
    }

    /// What others can answer in one way only is answered.
    fn play_forced(&mut self) -> Result<(), ApiError> {
        while let Some((seat, action)) = self.game().forced() {
            if self.own().contains(seat) {
                break;
            }
            self.answer(seat, action)?;
        }
        Ok(())
    }

    /// The seat for which the server would guess: one that the match waits for, and that is another's.
    fn guessed_seat(&self) -> Option<Seat> {
        let awaited = self.game().awaited();
        let is_other = |it: &Seat| awaited.contains(*it) && !self.own().contains(*it);
        self.game().leading().filter(is_other).or_else(|| awaited.iter().find(|it| is_other(it)))
    }

    /// The others answer as a quick bot would, until the match waits for the person again.
    fn guess(&mut self) -> Result<(), ApiError> {
        for nth in 0..MOST_GUESSES {
            let Some(seat) = self.guessed_seat() else {
                if nth == 0 {
                    return Err(TableError::NobodyAsked.into());
                }
                break;
            };
            let seed = self.session.seed ^ self.session.moves.len() as u64;
            let action = self.game().thinker(BotSpec::Greedy, seat, seed.into()).finish();
            self.answer(seat, action)?;
            let awaited = self.game().awaited();
            if awaited.iter().any(|it| self.own().contains(it)) {
                break;
            }
        }
        Ok(())
    }

    fn next(&self) -> Next {
        let asked = self.game().asked();
        if asked.iter().any(|it| self.own().contains(it)) && self.guessed_seat().is_none() {
            return Next::Viewer;
        }
        self.guessed_seat().map_or(Next::Nobody, Next::Other)
    }

    /// Draws the table as it is imagined now.
    pub(crate) fn drawn<T>(self, draw: impl FnOnce(&RenderContext<'_>) -> T) -> T {
        let told = Told {
            step: self.session.step,
            n_moves: self.session.moves.len(),
            next: self.next(),
            notice: self.session.notice.clone(),
        };
        self.copy.drawn(told, draw)
    }
}
