//! One game in which everything is held against the laws.

use std::collections::BTreeSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{
    Chance, Cx, Game, Kind, Match, Outcome, PlayError, Record, ReplayError, Seat, Status,
    UndoError, Viewer,
};

use crate::habit::Habit;
use crate::position::{Probe, through_json};
use crate::secrecy::{Obscure, Played, Twins, determinized};

/// A law that does not hold, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub law: &'static str,
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.law, self.what)
    }
}

impl std::error::Error for Broken {}

/// Whether a law holds.
pub(crate) type Verdict = Result<(), Broken>;

pub(crate) fn hold(is_true: bool, law: &'static str, what: impl FnOnce() -> String) -> Verdict {
    if is_true { Ok(()) } else { Err(Broken { law, what: what() }) }
}

/// Plays one random game and checks every law on the way; see [`laws`](crate::laws()).
///
/// # Errors
/// The first law that does not hold.
pub fn trial<G: Game>(prefix: &str, setup: &G::Setup, seed: u64) -> Verdict {
    trial_with::<G>(prefix, setup, seed, determinized)
}

/// See [`laws_with`](crate::laws_with()).
pub(crate) fn trial_with<G: Game>(
    prefix: &str,
    setup: &G::Setup,
    seed: u64,
    obscure: Obscure<G>,
) -> Verdict {
    let read: Result<G::Setup, _> = through_json(setup);
    hold(read.as_ref() == Ok(setup), "snapshot", || format!("{setup:?} reads back as {read:?}"))?;
    let rehearsal = caught(|| rehearse::<G>(setup, seed ^ 0x5EED))?;
    let opened = caught(|| {
        Match::<G>::start(setup.clone(), &mut Randomness::of(seed).now())
            .map_err(|error| Broken { law: "start", what: error.to_string() })
    });
    let mut run = Run::of(prefix, opened?, seed, rehearsal, obscure);
    let verdict = run.play();
    verdict.and_then(|()| caught(|| run.replays())).map_err(|broken| run.located(&broken))
}

/// Plays on from `state`, a position of `setup`, as [`trial`] does from the beginning.
///
/// # Errors
/// The first law that does not hold.
pub fn trial_at<G: Game>(prefix: &str, setup: &G::Setup, state: &G, seed: u64) -> Verdict {
    let rehearsal = caught(|| rehearse::<G>(setup, seed ^ 0x5EED))?;
    let table = Match::at(setup.clone(), state.clone());
    let mut run = Run::of(prefix, table, seed, rehearsal, determinized);
    run.play().map_err(|broken| run.located(&broken))
}

fn caught<T>(part: impl FnOnce() -> Result<T, Broken>) -> Result<T, Broken> {
    catch_unwind(AssertUnwindSafe(part)).unwrap_or_else(|panic| {
        Err(Broken { law: "closure", what: format!("a panic: {}", words(&*panic)) })
    })
}

/// What a panic says.
pub(crate) fn words(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<&str>().map(ToString::to_string);
    said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// What an earlier game of the same setup is good for: actions that belong elsewhere, and the number of seats.
struct Rehearsal<G: Game> {
    foreign: Vec<G::Action>,
    n_seats: u8,
}

fn rehearse<G: Game>(setup: &G::Setup, seed: u64) -> Result<Rehearsal<G>, Broken> {
    let chance = &mut Chance::fast(seed);
    let mut state = G::start(setup, &mut Cx::silent(chance))
        .map_err(|refusal| Broken { law: "start", what: refusal.to_string() })?;
    let mut foreign = BTreeSet::new();
    let mut legal = Vec::new();
    for n_decisions in 0..=G::INFO.max_decisions {
        let seats = match state.status() {
            Status::Awaiting(decision) => decision.seats,
            Status::Over(outcome) => {
                let n_seats = outcome.returns.len() as u8;
                return Ok(Rehearsal { foreign: foreign.into_iter().collect(), n_seats });
            }
        };
        let seat = seats.first().ok_or_else(nobody)?;
        state.legal_actions(seat, &mut legal);
        hold(!legal.is_empty(), "progress", || format!("{seat} has no answer"))?;
        foreign.extend(legal.iter().copied());
        if n_decisions % 8 == 0 {
            foreign.extend(state.refusals(seat).into_iter().map(|(action, _)| action));
        }
        let action = Habit::Verbs.choose(&legal, chance);
        state.apply(seat, action, &mut Cx::silent(chance));
    }
    Err(endless::<G>())
}

fn nobody() -> Broken {
    Broken { law: "progress", what: "a live game asks nobody".to_owned() }
}

fn endless<G: Game>() -> Broken {
    Broken { law: "termination", what: format!("{} decisions and no end", G::INFO.max_decisions) }
}

/// The randomness of a table: one stream for each record.
struct Randomness {
    seed: [u8; 32],
    stream: u64,
}

impl Randomness {
    fn of(number: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Self { seed, stream: 0 }
    }

    fn now(&self) -> Chance {
        Chance::seeded(self.seed, self.stream)
    }
}

/// So often it is looked at what an action led to, step by step.
const FRAMES_EVERY: u32 = 4;

/// A game under way.
struct Run<'a, G: Game> {
    probe: Probe<'a, G>,
    /// The match before anything was played.
    opening: Match<G>,
    table: Match<G>,
    twins: Twins<G>,
    /// Chooses for the players and for the tests; the table has randomness of its own.
    dice: Chance,
    randomness: Randomness,
    habit: Habit,
    n_decisions: u32,
}

impl<'a, G: Game> Run<'a, G> {
    fn of(
        prefix: &'a str,
        table: Match<G>,
        seed: u64,
        rehearsal: Rehearsal<G>,
        obscure: Obscure<G>,
    ) -> Self {
        let Rehearsal { foreign, n_seats } = rehearsal;
        Self {
            probe: Probe { prefix, n_seats, foreign },
            opening: table.clone(),
            table,
            twins: Twins::of(n_seats, obscure),
            dice: Chance::fast(seed),
            randomness: Randomness::of(seed),
            habit: Habit::of(seed),
            n_decisions: 0,
        }
    }

    /// Plays to the end.
    fn play(&mut self) -> Verdict {
        let mut verdict = Ok(());
        while verdict.is_ok() && self.table.state().decision().is_some() {
            verdict = caught(|| self.decide());
        }
        verdict.and_then(|()| caught(|| self.end()))
    }

    /// Looks at a position and plays on.
    fn decide(&mut self) -> Verdict {
        self.n_decisions += 1;
        let is_too_long = G::INFO.max_decisions < self.n_decisions;
        hold(!is_too_long, "termination", || endless::<G>().what)?;
        self.probe.look(self.table.state(), &mut self.dice)?;
        self.refuse()?;

        let seats: Vec<Seat> =
            self.table.state().decision().map_or(vec![], |it| it.seats.iter().collect());
        let seat = seats[self.dice.below(seats.len() as u32) as usize];
        let mut legal = Vec::new();
        self.table.state().legal_actions(seat, &mut legal);
        let action = self.habit.choose(&legal, &mut self.dice);
        self.twins.prepare(self.table.state(), &mut self.dice)?;
        let before = self.table.state().clone();
        self.randomness.stream += 1;
        let events = match self.table.play(seat, action, &mut self.randomness.now()) {
            Ok(events) => events.to_vec(),
            Err(error) => {
                let what = format!("{seat} {action} is listed, but {error}");
                return Err(Broken { law: "closure", what });
            }
        };
        for event in &events {
            let told = G::redact(event, Viewer::Omniscient);
            hold(told.as_ref() == Some(event), "redaction", || {
                format!("{event:?} became {told:?}")
            })?;
        }
        let record = self.table.effective_records().next_back().cloned().ok_or_else(nobody)?;
        if self.n_decisions.is_multiple_of(FRAMES_EVERY) {
            self.frames(&before)?;
        }
        self.silent(before, &record)?;
        let played = Played {
            after: self.table.state(),
            seat,
            action,
            events: &events,
            is_final: self.table.n_free_undo(seat) == 0,
        };
        self.twins.follow(&played, || self.randomness.now())?;
        self.undo(&record)
    }

    /// An action that is refused leaves no trace.
    fn refuse(&mut self) -> Verdict {
        let (Some(action), Some(decision)) =
            (self.probe.any_foreign(&mut self.dice), self.table.state().decision())
        else {
            return Ok(());
        };
        let seat = decision.seats.first().ok_or_else(nobody)?;
        let Err(refusal) = self.table.state().check(seat, action) else { return Ok(()) };
        let (before, version) = (self.table.state().clone(), self.table.version());
        let answer = self.table.play(seat, action, &mut self.randomness.now()).map(<[_]>::len);
        hold(answer == Err(PlayError::Refused(refusal)), "closure", || {
            format!("{seat} {action} is refused by check, and played with {answer:?}")
        })?;
        let is_same = self.table.version() == version && *self.table.state() == before;
        hold(is_same, "closure", || format!("{seat} {action} was refused and changed the match"))
    }

    /// What the last action led to can be seen as it came about.
    fn frames(&self, before: &G) -> Verdict {
        let idx = self.table.effective_records().len() - 1;
        let n_all = self.table.events(Viewer::Omniscient).filter(|(it, _)| *it == idx + 1).count();
        let mut n_events = 0;
        for frame in self.table.frames(idx, before) {
            hold(n_events < frame.n_events, "frames", || format!("two after {n_events} events"))?;
            n_events = frame.n_events;
            // Everybody can look at it. An invariant may hold again only when the step after it is done.
            let seats = Seat::all(self.probe.n_seats).map(Viewer::Seat);
            seats.chain([Viewer::Spectator]).for_each(|it| drop(frame.state.view(it)));
        }
        hold(n_events == n_all, "frames", || format!("the last of {n_all} events is after them"))
    }

    /// The same action with the same randomness, while nobody listens.
    fn silent(&self, mut before: G, record: &Record<G::Action>) -> Verdict {
        let Record { seat, action, chance: tape } = record;
        hold(G::INFO.has_chance || tape.is_empty(), "chance", || {
            format!("{seat} {action} drew {tape:?} in a game without luck")
        })?;
        let mut chance = Chance::replay(tape.iter().copied());
        before.apply(*seat, *action, &mut Cx::silent(&mut chance));
        let is_whole = chance.failure().is_none() && chance.n_left() == 0;
        hold(is_whole && before == *self.table.state(), "chance", || {
            format!("{seat} {action} went another way while nobody listened")
        })
    }

    fn undo(&mut self, record: &Record<G::Action>) -> Verdict {
        let seat = record.seat;
        let law = "undo";
        for other in seat.others(self.probe.n_seats) {
            let n_free = self.table.n_free_undo(other);
            let is_refused = self.table.undo(other, 1) == Err(UndoError::Barrier);
            hold(n_free == 0 && is_refused, law, || format!("{other} takes {seat}'s action back"))?;
        }
        let n_free = self.table.n_free_undo(seat);
        hold(record.chance.is_empty() || n_free == 0, law, || {
            format!("{seat} {} met luck and can be taken back", record.action)
        })?;
        let is_refused = self.table.undo(seat, n_free + 1) == Err(UndoError::Barrier);
        hold(is_refused, law, || format!("{seat} takes back more than {n_free} actions"))?;
        if n_free == 0 || self.dice.below(4) != 0 {
            return Ok(());
        }
        let n_records = 1 + self.dice.below(n_free);
        let n_kept = self.table.effective_records().len() - n_records as usize;
        let records: Vec<Record<G::Action>> =
            self.table.effective_records().skip(n_kept).cloned().collect();
        let (earlier, now) = (self.table.state_after(n_kept), self.table.state().clone());
        let version = self.table.version();
        let answer = self.table.undo(seat, n_records);
        let is_earlier = answer.is_ok() && *self.table.state() == earlier;
        hold(is_earlier && self.table.version() == version + 1, law, || {
            format!("taking back {n_records} actions of {seat} ended in {answer:?}")
        })?;
        for Record { seat, action, .. } in records {
            let answer = self.table.play(seat, action, &mut Chance::replay([])).map(<[_]>::len);
            hold(answer.is_ok(), law, || format!("{seat} {action} a second time: {answer:?}"))?;
        }
        hold(*self.table.state() == now, law, || {
            format!("{n_records} actions of {seat} taken back and played again lead elsewhere")
        })
    }

    /// What holds when the game is over.
    fn end(&mut self) -> Verdict {
        self.probe.look(self.table.state(), &mut self.dice)?;
        if let Status::Over(outcome) = self.table.status() {
            returns::<G>(&outcome, self.probe.n_seats)?;
        }
        let mut again = self.opening.clone();
        for (record_idx, entry) in self.table.entries().iter().enumerate() {
            again.replay_entry(record_idx, entry).map_err(|error| unreplayed(&error))?;
        }
        self.is_same_match(&again)
    }

    /// What holds of a whole game, from the setup on.
    fn replays(&self) -> Verdict {
        let again = Match::<G>::replay(&self.table.log()).map_err(|error| unreplayed(&error))?;
        self.is_same_match(&again)?;
        let hides = self.twins.has_differed();
        hold(hides == G::INFO.has_hidden_information, "observation", || {
            format!("determinize changed something: {hides}, against the fact sheet")
        })
    }

    fn is_same_match(&self, again: &Match<G>) -> Verdict {
        let law = "replay";
        hold(again.state() == self.table.state(), law, || "another position".to_owned())?;
        hold(again.log() == self.table.log(), law, || "another log".to_owned())?;
        let is_told = again.events(Viewer::Omniscient).eq(self.table.events(Viewer::Omniscient));
        hold(is_told, law, || "other events".to_owned())
    }

    /// Says where a law was broken.
    fn located(&self, broken: &Broken) -> Broken {
        let last: Vec<String> = self
            .table
            .effective_records()
            .rev()
            .take(8)
            .map(|record| format!("{} {}", record.seat, record.action))
            .collect();
        let last: Vec<String> = last.into_iter().rev().collect();
        let what = format!(
            "{}\nat decision {} ({:?}), after: {}",
            broken.what,
            self.n_decisions,
            self.table.state().decision(),
            last.join("; ")
        );
        Broken { law: broken.law, what }
    }
}

fn unreplayed(error: &ReplayError) -> Broken {
    Broken { law: "replay", what: error.to_string() }
}

/// Who won what.
pub(crate) fn returns<G: Game>(outcome: &Outcome, n_seats: u8) -> Verdict {
    let Outcome { winners, returns, scores } = outcome;
    let tell = || format!("{outcome:?}");
    let law = "returns";
    hold(returns.len() == usize::from(n_seats), law, tell)?;
    hold(scores.is_empty() || scores.len() == returns.len(), law, tell)?;
    hold(winners.iter().all(|seat| seat.0 < n_seats), law, tell)?;
    hold(returns.iter().all(|it| (0.0..=1.0).contains(it)), law, tell)?;
    let has_won = |seat: Seat| 0.0 < returns[seat.idx()];
    hold(Seat::all(n_seats).all(|seat| has_won(seat) == winners.contains(seat)), law, tell)?;
    match G::INFO.kind {
        Kind::Competitive => {
            let sum: f32 = returns.iter().sum();
            hold(!winners.is_empty() && (sum - 1.0).abs() < 1e-4, law, tell)
        }
        Kind::Cooperative => {
            hold(returns.iter().all(|it| it == &returns[0] && [0.0, 1.0].contains(it)), law, tell)
        }
    }
}
