//! A game being played: the only checked door to a position, its log, and taking back.

use serde::{Deserialize, Serialize};

use crate::{
    Chance, Cx, Decision, Draw, Game, Outcome, Refusal, ScriptError, Seat, Status, Viewer,
    Violation,
};

/// An action and the randomness it met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<A> {
    pub seat: Seat,
    pub action: A,
    pub chance: Vec<Draw>,
}

/// One line of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry<A> {
    Played(Record<A>),
    /// The last `n_records` records that still stood were taken back.
    Undone {
        seat: Seat,
        n_records: u32,
    },
    /// What `seat` could not know was dealt anew: what was scripted until then goes on as an ordinary match.
    Freed {
        seat: Seat,
        chance: Vec<Draw>,
    },
}

/// The truth about a match: setup, opening randomness, and what followed. It only grows.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchLog<G: Game> {
    pub setup: G::Setup,
    pub opening: Vec<Draw>,
    /// The position that was laid over the set-up, if play does not begin with it.
    pub laid: Option<G>,
    pub entries: Vec<Entry<G::Action>>,
}

/// Where a match comes from whose luck is not its own until what is hidden is dealt anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The lesson of this name scripts it.
    Lesson(Box<str>),
    /// Another match was played to there, by what it promised of its seed; empty if it promised nothing.
    Match(Box<str>),
}

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PlayError {
    #[error("{0}")]
    Refused(Refusal),
    #[error("{0}")]
    Chance(ScriptError),
    #[error("the rules broke an invariant: {0}")]
    Broken(Violation),
}

/// Why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    #[error("there is nothing to take back")]
    NothingPlayed,
    #[error("luck, a reveal or another seat's action lies in between")]
    Barrier,
}

/// Where a log does not fit the rules.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    #[error("the setup is refused: {0}")]
    Setup(Refusal),
    #[error("the opening draws do not fit: {0}")]
    Opening(ScriptError),
    #[error("record {record_idx} is not legal: {error}")]
    Record { record_idx: usize, error: PlayError },
    #[error("record {record_idx} takes back {n_records} records, but fewer were played")]
    Undo { record_idx: usize, n_records: u32 },
    #[error("record {record_idx} deals what is hidden anew, and its draws do not fit")]
    Freed { record_idx: usize },
}

/// What one viewer may know and do now: everything that a page, a terminal or a bot is given.
#[derive(Clone, Debug)]
pub struct Situation<G: Game> {
    pub viewer: Viewer,
    pub view: G::View,
    pub decision: Option<Decision<G::Prompt>>,
    pub outcome: Option<Outcome>,
    /// Legal answers, if the viewer is a seat that is asked; or those of the seat that he looks over the shoulder of
    /// ([`Match::situation_beside`]).
    pub legal: Vec<G::Action>,
    /// Thinkable answers that a rule forbids, of the same seat.
    pub refused: Vec<(G::Action, Refusal)>,
}

/// A position in the middle of an action, between two steps of the rules: nobody is asked in it.
#[derive(Clone, Debug)]
pub struct Frame<G: Game> {
    /// How many events of the action were told before it.
    pub n_events: usize,
    pub state: G,
}

/// An effective record with what became visible by it.
#[derive(Clone, Debug)]
struct Played<G: Game> {
    /// Where it stands in the log.
    entry_idx: u32,
    /// Whether randomness was met or something hidden shown.
    is_final: bool,
    events: Box<[G::Event]>,
    /// The position before it; see [`SNAPSHOT_EVERY`].
    before: Option<Box<G>>,
}

/// The position is kept before every so many records. Others are played again from there when somebody looks back, so
/// that a long match stays small.
const SNAPSHOT_EVERY: usize = 32;

/// A game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    state: G,
    setup: G::Setup,
    opening: Vec<Draw>,
    opening_events: Vec<G::Event>,
    laid: Option<Box<G>>,
    origin: Option<Origin>,
    effective: Vec<Played<G>>,
    entries: Vec<Entry<G::Action>>,
    freed: Vec<Freed<G>>,
}

/// Where what was hidden was dealt anew; nothing before it is taken back.
#[derive(Clone, Debug)]
struct Freed<G> {
    n_records: usize,
    /// Nothing if it was dealt once more before anything was played: a file may do so in each of its lines.
    state: Option<Box<G>>,
}

impl<G: Game> Match<G> {
    /// Sets up a new match.
    ///
    /// # Errors
    /// The rule that refuses the setup, or randomness that did not fit.
    pub fn start(setup: G::Setup, chance: &mut Chance) -> Result<Self, PlayError> {
        let mut opening_events = Vec::new();
        let state = G::start(&setup, &mut Cx::telling(chance, &mut opening_events))
            .map_err(PlayError::Refused)?;
        if let Some(failure) = chance.failure() {
            return Err(PlayError::Chance(failure.clone()));
        }
        let opening = chance.take_tape();
        Ok(Self {
            state,
            setup,
            opening,
            opening_events,
            laid: None,
            origin: None,
            effective: Vec::new(),
            entries: Vec::new(),
            freed: Vec::new(),
        })
    }

    /// A match that was just set up goes on from another position. The log keeps it.
    #[must_use]
    pub fn laid_at(self, state: G) -> Self {
        let laid = Some(Box::new(state.clone()));
        Self { state, laid, opening_events: Vec::new(), ..self }
    }

    /// A match whose luck is not its own until what is hidden is dealt anew, and where it comes from.
    #[must_use]
    pub fn coming_from(self, origin: Origin) -> Self {
        Self { origin: Some(origin), ..self }
    }

    /// Where the luck of its beginning comes from, if that is not its own.
    pub fn origin(&self) -> Option<&Origin> {
        self.origin.as_ref()
    }

    /// The position that was laid over the set-up, if there is one.
    pub fn laid(&self) -> Option<&G> {
        self.laid.as_deref()
    }

    /// A match that begins in the middle: for scenarios and analysis. Its log cannot be replayed from the setup.
    pub fn at(setup: G::Setup, state: G) -> Self {
        Self {
            state,
            setup,
            opening: vec![],
            opening_events: vec![],
            laid: None,
            origin: None,
            effective: vec![],
            entries: vec![],
            freed: Vec::new(),
        }
    }

    /// Replays a whole log, checking every action and every draw.
    ///
    /// # Errors
    /// The first line that does not fit.
    pub fn replay(log: &MatchLog<G>) -> Result<Self, ReplayError> {
        let mut chance = Chance::replay(log.opening.iter().copied());
        let mut res = Self::start(log.setup.clone(), &mut chance).map_err(|error| match error {
            PlayError::Refused(refusal) => ReplayError::Setup(refusal),
            PlayError::Chance(error) => ReplayError::Opening(error),
            PlayError::Broken(violation) => {
                ReplayError::Opening(ScriptError(violation.to_string()))
            }
        })?;
        if let Some(laid) = &log.laid {
            res = res.laid_at(laid.clone());
        }
        for (record_idx, entry) in log.entries.iter().enumerate() {
            res.replay_entry(record_idx, entry)?;
        }
        Ok(res)
    }

    /// Replays one more line of a log.
    ///
    /// # Errors
    /// When the line does not fit; the match is then as before.
    pub fn replay_entry(
        &mut self,
        record_idx: usize,
        entry: &Entry<G::Action>,
    ) -> Result<(), ReplayError> {
        match entry {
            Entry::Played(record) => {
                let mut chance = Chance::replay(record.chance.iter().copied());
                self.play(record.seat, record.action, &mut chance)
                    .map_err(|error| ReplayError::Record { record_idx, error })?;
                if chance.n_left() != 0 {
                    let what = format!("{} recorded draws were not asked for", chance.n_left());
                    let error = PlayError::Chance(ScriptError(what));
                    self.rewind(1);
                    self.entries.pop();
                    return Err(ReplayError::Record { record_idx, error });
                }
            }
            &Entry::Undone { seat, n_records } => {
                if self.n_standing() < n_records as usize {
                    return Err(ReplayError::Undo { record_idx, n_records });
                }
                self.take_back(seat, n_records);
            }
            Entry::Freed { seat, chance } => {
                let mut chance = Chance::replay(chance.iter().copied());
                let freed =
                    self.free(*seat, &mut chance).map_err(|_| ReplayError::Freed { record_idx });
                freed?;
                if chance.n_left() != 0 {
                    return Err(ReplayError::Freed { record_idx });
                }
            }
        }
        Ok(())
    }

    /// Plays an action: check, apply, record. Returns what became visible, unredacted.
    ///
    /// # Errors
    /// The rule that refuses the action, or randomness that did not fit; the match is then unchanged.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance,
    ) -> Result<&[G::Event], PlayError> {
        self.state.check(seat, action).map_err(PlayError::Refused)?;
        let before = self.state.clone();
        let mut events = Vec::new();
        let mut cx = Cx::telling(chance, &mut events);
        self.state.apply(seat, action, &mut cx);
        let has_revealed = cx.has_revealed();
        let is_final = has_revealed || chance.has_drawn();
        if let Some(failure) = chance.failure().cloned() {
            self.state = before;
            return Err(PlayError::Chance(failure));
        }
        if cfg!(debug_assertions)
            && let Err(violation) = self.state.audit()
        {
            self.state = before;
            return Err(PlayError::Broken(violation));
        }
        let is_kept = self.effective.len().is_multiple_of(SNAPSHOT_EVERY);
        let before = is_kept.then(|| Box::new(before));
        let (entry_idx, events) = (self.entries.len() as u32, events.into());
        self.entries.push(Entry::Played(Record { seat, action, chance: chance.take_tape() }));
        self.effective.push(Played { entry_idx, is_final, events, before });
        Ok(self.effective.last().map_or(&[], |played| &played.events))
    }

    /// How many of the last actions `seat` may take back without asking anybody: those after the last point where
    /// randomness was met, something hidden was shown, or another seat acted.
    pub fn n_free_undo(&self, seat: Seat) -> u32 {
        let free = self.effective.iter().rev().take(self.n_standing());
        free.take_while(|it| !it.is_final && self.record_of(it).seat == seat).count() as u32
    }

    /// How many of the last records can be taken back at all.
    pub fn n_standing(&self) -> usize {
        self.effective.len() - self.freed.last().map_or(0, |it| it.n_records)
    }

    /// Deals everything anew that `seat` cannot know, with recorded randomness.
    ///
    /// # Errors
    /// When the randomness did not fit; the match is then unchanged.
    pub fn free(&mut self, seat: Seat, chance: &mut Chance) -> Result<(), ScriptError> {
        let mut state = self.state.clone();
        state.determinize(seat, chance);
        if let Some(failure) = chance.failure() {
            return Err(failure.clone());
        }
        self.state = state.clone();
        self.entries.push(Entry::Freed { seat, chance: chance.take_tape() });
        let n_records = self.effective.len();
        if let Some(last) = self.freed.last_mut().filter(|it| it.n_records == n_records) {
            last.state = None;
        }
        self.freed.push(Freed { n_records, state: Some(Box::new(state)) });
        Ok(())
    }

    /// Takes back the last `n_records` actions of `seat`.
    ///
    /// # Errors
    /// When fewer can be taken back freely.
    pub fn undo(&mut self, seat: Seat, n_records: u32) -> Result<(), UndoError> {
        if n_records == 0 || self.effective.is_empty() {
            return Err(UndoError::NothingPlayed);
        }
        if self.n_free_undo(seat) < n_records {
            return Err(UndoError::Barrier);
        }
        self.take_back(seat, n_records);
        Ok(())
    }

    /// Takes back the last `n_records` records, whosever they are: undo by consent, and replay.
    ///
    /// # Panics
    /// If fewer records stand.
    pub fn take_back(&mut self, seat: Seat, n_records: u32) {
        self.rewind(n_records as usize);
        self.entries.push(Entry::Undone { seat, n_records });
    }

    fn rewind(&mut self, n_records: usize) {
        let n_left = self.n_standing().checked_sub(n_records);
        let n_kept = n_left.map(|n_left| self.effective.len() - self.n_standing() + n_left);
        let n_kept = n_kept.expect("the caller counted the effective records");
        self.state = self.state_after(n_kept);
        self.effective.truncate(n_kept);
    }

    fn record_of(&self, played: &Played<G>) -> &Record<G::Action> {
        match &self.entries[played.entry_idx as usize] {
            Entry::Played(record) => record,
            Entry::Undone { .. } | Entry::Freed { .. } => unreachable!("what stands was played"),
        }
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn status(&self) -> Status<G::Prompt> {
        self.state.status()
    }

    /// The log so far.
    pub fn log(&self) -> MatchLog<G> {
        MatchLog {
            setup: self.setup.clone(),
            opening: self.opening.clone(),
            laid: self.laid.as_deref().cloned(),
            entries: self.entries.clone(),
        }
    }

    /// The log of the first `n_records` effective records, as if nothing had been taken back. What was dealt anew on the
    /// way stays.
    pub fn log_until(&self, n_records: usize) -> MatchLog<G> {
        let is_freed = |it: &&Entry<G::Action>| matches!(it, Entry::Freed { .. });
        let mut freed = self.entries.iter().filter(is_freed).zip(&self.freed).peekable();
        let mut records = self.effective.iter().take(n_records);
        let mut entries = Vec::new();
        for n_before in 0.. {
            while let Some((entry, _)) = freed.next_if(|(_, it)| it.n_records == n_before) {
                entries.push(entry.clone());
            }
            let Some(record) = records.next() else { break };
            entries.push(Entry::Played(self.record_of(record).clone()));
        }
        MatchLog { entries, ..self.log() }
    }

    pub fn opening(&self) -> &[Draw] {
        &self.opening
    }

    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The number of log lines: it only grows, taking back included.
    pub fn version(&self) -> u32 {
        self.entries.len() as u32 + 1
    }

    /// The records that still stand, oldest first.
    pub fn effective_records(
        &self,
    ) -> impl DoubleEndedIterator<Item = &Record<G::Action>> + ExactSizeIterator {
        self.effective.iter().map(|played| self.record_of(played))
    }

    /// What became visible to `viewer`, with the number of effective records before it (0 is the setup).
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = (usize, G::Event)> + '_ {
        let opening = self.opening_events.iter().map(|event| (0, event));
        let played = self.effective.iter().enumerate();
        let played =
            played.flat_map(|(idx, it)| it.events.iter().map(move |event| (idx + 1, event)));
        opening
            .chain(played)
            .filter_map(move |(idx, event)| G::redact(event, viewer).map(|event| (idx, event)))
    }

    /// The position after the first `n_records` effective records.
    pub fn state_after(&self, n_records: usize) -> G {
        if self.effective.len() <= n_records {
            return self.state.clone();
        }
        let mut kept = self.effective[..=n_records].iter().enumerate().rev();
        let kept = kept.find_map(|(idx, it)| Some((idx, it.before.as_deref()?)));
        let (idx, before) = kept.expect("the position before the first record is kept");
        let freed = self.freed_before(n_records).filter(|(freed_idx, _)| idx <= *freed_idx);
        let (idx, before) = freed.unwrap_or((idx, before));
        let mut res = before.clone();
        self.effective[idx..n_records].iter().for_each(|it| self.play_again(&mut res, it));
        res
    }

    /// The last position that was dealt anew after at most `n_records` effective records, and after how many that was.
    fn freed_before(&self, n_records: usize) -> Option<(usize, &G)> {
        // They are in order, as nothing before the last one is taken back.
        let n_freed = self.freed.partition_point(|it| it.n_records <= n_records);
        let freed = self.freed[..n_freed].last()?;
        Some((freed.n_records, freed.state.as_deref()?))
    }

    /// The positions after no, one, two … effective records.
    pub fn states(&self) -> impl Iterator<Item = G> + '_ {
        let first = self.state_after(0);
        let later =
            self.effective.iter().enumerate().scan(first.clone(), |state, (idx, played)| {
                self.play_again(state, played);
                if let Some((_, freed)) =
                    self.freed_before(idx + 1).filter(|(freed_idx, _)| *freed_idx == idx + 1)
                {
                    state.clone_from(freed);
                }
                Some(state.clone())
            });
        std::iter::once(first).chain(later)
    }

    /// How many records were played since the log had the length of an earlier [`Match::version`]; nothing if some were
    /// taken back since.
    pub fn n_played_since(&self, version: u32) -> Option<usize> {
        let new = self.entries.get(version.checked_sub(1)? as usize..)?;
        new.iter().all(|it| matches!(it, Entry::Played(_))).then_some(new.len())
    }

    /// What the effective record `idx` led to, as it came about: the position after every step that told something.
    /// `before` is the position before the record. Nothing of it is kept.
    pub fn frames(&self, idx: usize, before: &G) -> Vec<Frame<G>> {
        let Some(played) = self.effective.get(idx) else { return Vec::new() };
        let Record { seat, action, chance } = self.record_of(played);
        let mut res = Vec::new();
        let (mut n_events, n_all) = (0, played.events.len());
        while n_events < n_all {
            let mut chance = Chance::replay(chance.iter().copied());
            let (mut state, mut events) = (before.clone(), Vec::new());
            let mut cx = Cx::stopping(&mut chance, &mut events, n_events + 1);
            state.apply(*seat, *action, &mut cx);
            if events.len() <= n_events {
                // Randomness was not recorded.
                break;
            }
            n_events = events.len();
            res.push(Frame { n_events, state });
        }
        res
    }

    /// How many events the effective record `idx` told `viewer`, up to the `n_events`-th one.
    pub fn n_told(&self, idx: usize, n_events: usize, viewer: Viewer) -> usize {
        let told = self.effective.get(idx).into_iter().flat_map(|it| it.events.iter());
        told.take(n_events).filter(|it| G::redact(it, viewer).is_some()).count()
    }

    /// What was played once is legal, and meets the same randomness.
    fn play_again(&self, state: &mut G, played: &Played<G>) {
        let Record { seat, action, chance } = self.record_of(played);
        let mut chance = Chance::replay(chance.iter().copied());
        state.apply(*seat, *action, &mut Cx::silent(&mut chance));
    }

    /// What `viewer` may know and do now.
    pub fn situation(&self, viewer: Viewer) -> Situation<G> {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        self.situation_with(viewer, seat)
    }

    /// The same, but with the answers that another seat could give: for a viewer who may propose one of them. Where
    /// seats have secrets of their own their answers could tell them, and nothing is added.
    pub fn situation_beside(&self, viewer: Viewer, seat: Seat) -> Situation<G> {
        if G::INFO.has_private_information {
            return self.situation(viewer);
        }
        self.situation_with(viewer, Some(seat))
    }

    /// With the answers of `seat`, if it is asked.
    fn situation_with(&self, viewer: Viewer, seat: Option<Seat>) -> Situation<G> {
        let (decision, outcome) = match self.state.status() {
            Status::Awaiting(decision) => (Some(decision), None),
            Status::Over(outcome) => (None, Some(outcome)),
        };
        let asked = seat.filter(|&seat| decision.is_some_and(|it| it.seats.contains(seat)));
        let mut legal = Vec::new();
        let mut refused = Vec::new();
        if let Some(seat) = asked {
            self.state.legal_actions(seat, &mut legal);
            refused = self.state.refusals(seat);
        }
        Situation { viewer, view: self.state.view(viewer), decision, outcome, legal, refused }
    }
}
