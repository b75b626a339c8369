//! Plays a scenario against the rules.

use std::any::Any;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Chance, Draw, Entry, Match, MatchLog, PlayError, Record, Refusal, Seat, TableSetup};

use crate::events::{ENDINGS, Heard, is_beginning};
use crate::parse::Source;
use crate::position;
use crate::script::{Named, Results};
use crate::statement::{Line, Statement, luck};
use crate::teach::Teaching;
use crate::{Failure, Report, Staged, json};

/// Runs a scenario of the game `G`; one that names seeds is played for each of them, until one fails.
pub fn run<G: Staged>(source: &Source) -> Report {
    let title = source.head.title.clone();
    let mut report = Report { title, rules: BTreeSet::new(), checked: 0, failure: None };
    let seeds = source.seeds.clone().unwrap_or_else(|| {
        let seed = source.head.seed.unwrap_or_default();
        seed..=seed
    });
    for seed in seeds {
        report.checked = 0;
        // A position that no audit refuses may still be one that the rules cannot play: that is a failure of this file.
        let played = catch_unwind(AssertUnwindSafe(|| play::<G>(source, seed, &mut report)));
        let played = played.unwrap_or_else(|panic| Err(broken_down(source, &report, &*panic)));
        if let Err(mut failure) = played.map(drop) {
            if source.seeds.is_some() {
                failure.what = format!("with seed {seed}: {}", failure.what);
            }
            report.failure = Some(failure);
            break;
        }
    }
    report
}

/// How a report says that the rules panicked.
pub(crate) const BROKEN_DOWN: &str = "the rules cannot go on from here";

/// A line, or the position, at which the rules could not go on.
fn broken_down(source: &Source, report: &Report, panic: &(dyn Any + Send)) -> Failure {
    let line = source.script.get(report.checked).map_or(1, |it| it.number);
    let said = panic.downcast_ref::<String>().map(String::as_str);
    let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
    // What follows is for programmers.
    let said: String = said.lines().next().unwrap_or_default().chars().take(200).collect();
    failure(line, BROKEN_DOWN, "a position that can be played", said)
}

pub(crate) fn failure(
    line: usize,
    what: impl Into<String>,
    expected: impl Into<String>,
    found: impl Into<String>,
) -> Failure {
    let (what, expected, found) = (what.into(), expected.into(), found.into());
    Failure { line, what, expected, found, refused: None }
}

pub(crate) fn refused(
    line: usize,
    what: impl Into<String>,
    expected: impl Into<String>,
    refusal: Refusal,
) -> Failure {
    let found = refusal.to_string();
    Failure { refused: Some(refusal.into()), ..failure(line, what, expected, found) }
}

/// The course of a lesson's solution.
pub struct Solution<G: Staged> {
    /// The match at its end, with its whole log.
    pub table: Match<G>,
    /// How many records stood when each step began, and at the end.
    pub begins: Vec<usize>,
}

/// Plays the solution of a lesson.
///
/// # Errors
/// The first line that does not hold.
pub fn solve<G: Staged>(source: &Source) -> Result<Solution<G>, Failure> {
    let title = source.head.title.clone();
    let mut report = Report { title, rules: BTreeSet::new(), checked: 0, failure: None };
    let seed = source.head.seed.unwrap_or_default();
    let played = catch_unwind(AssertUnwindSafe(|| play::<G>(source, seed, &mut report)));
    played.unwrap_or_else(|panic| Err(broken_down(source, &report, &*panic)))
}

fn play<G: Staged>(
    source: &Source,
    seed: u32,
    report: &mut Report,
) -> Result<Solution<G>, Failure> {
    let mut stage = Stage::<G>::set(source, seed)?;
    let mut lesson = Teaching::of(source);
    let mut begins = Vec::new();
    let mut note = |stage: &Stage<G>, idx: usize| {
        let here = source.steps.iter().filter(|it| it.script.start == idx);
        begins.extend(here.map(|_| stage.table.effective_records().len()));
    };
    for (idx, line) in source.script.iter().enumerate() {
        let Line { number, statement, rules } = line;
        note(&stage, idx);
        if let Some(lesson) = &mut lesson {
            lesson.before(&stage, idx, line)?;
        }
        // The first luck of the script is on the stage since the position was laid.
        if stage.n_first_lucks <= idx {
            stage.step(*number, statement)?;
        }
        if let Some(lesson) = &mut lesson {
            lesson.after(&stage, idx)?;
        }
        report.checked += 1;
        report.rules.extend(rules.iter().cloned());
    }
    if let Some(lesson) = &mut lesson {
        note(&stage, source.script.len());
        lesson.close(&stage, source.script.len())?;
    }
    let unused = stage.results.unused();
    if let Some(first) = unused.first() {
        let line = source.script.last().map_or(1, |it| it.number);
        return Err(failure(
            line,
            "luck that nothing asked for",
            "every scripted result is used",
            first,
        ));
    }
    begins.push(stage.table.effective_records().len());
    Ok(Solution { table: stage.table, begins })
}

/// A script that is being played.
pub(crate) struct Stage<G: Staged> {
    pub(crate) table: Match<G>,
    results: Results,
    /// What was told while it was laid.
    laid_events: Vec<G::Event>,
    /// How many lines at the beginning of the script are luck that was named for the position too.
    n_first_lucks: usize,
    /// Every action that the script writes: candidates for the comparison of what is legal with what is listed.
    candidates: Vec<G::Action>,
    /// How many records stood when the last thing was done: what was told since can be heard.
    n_before: usize,
}

/// What forced answers led to.
struct Settled {
    /// Why the action was not legal where it was written.
    first: Option<Refusal>,
    /// The answers that were given.
    given: Vec<String>,
}

impl<G: Staged> Stage<G> {
    /// The set-up with its named luck, and the position laid over it.
    pub(crate) fn set(source: &Source, seed: u32) -> Result<Self, Failure> {
        let head = &source.head;
        let line_of = |word: &str| {
            let found = source.head_text.lines().position(|line| line.contains(word));
            found.map_or(1, |idx| idx + 1)
        };
        let wrong = |word: &str, what: String| {
            failure(line_of(word), what, "a table that the rules allow", "none")
        };

        let seats = u8::try_from(head.seats).unwrap_or(0);
        if !(G::INFO.min_seats..=G::INFO.max_seats).contains(&seats) {
            let what = format!(
                "{} is played by {} to {}",
                G::INFO.id,
                G::INFO.min_seats,
                G::INFO.max_seats
            );
            return Err(wrong("seats", what));
        }
        let mut setup = G::Setup::of(seats);
        for (key, value) in &head.set {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            setup.set(key, &text).map_err(|what| wrong(key, what))?;
        }

        let results = Results::with_dice(Some(Chance::fast(seed.into())));
        for text in &head.luck {
            let (label, names) = luck(text).map_err(|what| wrong(text, what))?;
            results.add(label, names);
        }
        let mut chance = Chance::scripted(Box::new(Named { results: results.clone() }));
        let table = Match::<G>::start(setup, &mut chance).map_err(|error| match error {
            PlayError::Refused(refusal) => {
                refused(line_of("set"), "the set-up", "a table that the rules allow", refusal)
            }
            error @ (PlayError::Chance(_) | PlayError::Broken(_)) => {
                wrong("set", error.to_string())
            }
        })?;
        if let Some(unused) = results.unused().first() {
            return Err(failure(
                line_of("luck"),
                "luck that the set-up did not ask for",
                "every result is used",
                unused,
            ));
        }
        // Other dice than those of the set-up, so that a longer set-up does not change the play.
        let dice = || source.seeds.is_some().then(|| Chance::fast(u64::from(seed) + (1 << 32)));
        let n_first_lucks = source.script.iter().take_while(|it| it.statement.is_luck()).count();
        let first = || {
            let results = Results::with_dice(dice());
            for line in &source.script[..n_first_lucks] {
                if let Statement::Luck { label, names } = &line.statement {
                    results.add(label.clone(), names.clone());
                }
            }
            results
        };
        let mut stage = Self {
            table,
            results: first(),
            laid_events: Vec::new(),
            n_first_lucks,
            candidates: candidates(source),
            n_before: 0,
        };
        if !head.position.is_empty() {
            let laid = position::laid(stage.table.state(), source, &first)?;
            stage.table = stage.table.laid_at(laid.state);
            stage.laid_events = laid.events;
            stage.results = laid.results;
        }
        let line = source.script.first().map_or(1, |it| it.number);
        stage.closed(line, "the beginning")?;
        Ok(stage)
    }

    /// What is legal is listed, and what is listed is legal, for every seat.
    fn closed(&self, line: usize, when: &str) -> Result<(), Failure> {
        let state = self.table.state();
        let asked = state.decision().map(|it| it.seats);
        let mut listed = Vec::new();
        let mut candidate_actions = Vec::new();
        for seat in Seat::all(self.table.setup().n_seats()) {
            state.legal_actions(seat, &mut listed);
            candidate_actions.clear();
            if asked.is_some_and(|it| it.contains(seat)) {
                if listed.is_empty() {
                    let question = self.question().unwrap_or_default();
                    let what = format!("{seat} is asked '{question}', after {when}");
                    return Err(failure(line, what, "an answer that is legal", "there is none"));
                }
                state.candidate_actions(seat, &mut candidate_actions);
            }
            for action in listed.iter().chain(&candidate_actions).chain(&self.candidates) {
                let checked = state.check(seat, *action);
                let found = match (listed.contains(action), checked) {
                    (true, Err(refusal)) => format!("it is listed, and refused: {refusal}"),
                    (false, Ok(())) => "it is legal, and not listed".to_owned(),
                    (true, Ok(())) | (false, Err(_)) => continue,
                };
                let what = format!("{seat} {action}, after {when}");
                return Err(failure(line, what, "listed exactly if it is legal", found));
            }
        }
        Ok(())
    }

    pub(crate) fn step(&mut self, line: usize, statement: &Statement) -> Result<(), Failure> {
        let n_seats = self.table.setup().n_seats();
        if let Some(seat) = statement.seats().into_iter().find(|seat| n_seats <= seat.0) {
            let expected = format!("a seat of the table: P1 to P{n_seats}");
            return Err(failure(line, "who is meant", expected, seat.to_string()));
        }
        match statement {
            Statement::Luck { label, names } => {
                self.results.add(label.clone(), names.clone());
                Ok(())
            }
            Statement::Act { seat, action } => self.act(line, *seat, action),
            Statement::Refused { seat, action, rule, numbers } => {
                self.refused(line, *seat, action, rule.as_deref(), numbers)
            }
            Statement::Legal { seat, action } => self.legal(line, *seat, action),
            Statement::OnlyLegal { seat, actions } => self.only_legal(line, *seat, actions),
            Statement::Sees { eye, path, value } => self.sees(line, *eye, path, value),
            Statement::SeesNo { eye, path } => self.sees_no(line, *eye, path),
            Statement::Hears { eye, how, events } => self.hears(line, *eye, *how, events),
            Statement::Asked { seats, how, phase } => {
                self.asked(line, seats, *how, phase.as_deref())
            }
            Statement::Over { winners } => self.over(line, winners),
            Statement::Undoes { seat } => self.undoes(line, *seat),
            Statement::CannotUndo { seat } => self.cannot_undo(line, *seat),
            Statement::Ends { seat } => self.ends(line, *seat),
            Statement::Saved => self.saved(line),
            Statement::Seeds(_) => unreachable!("seeds are taken out of the script"),
        }
    }

    pub(crate) fn parse(&self, line: usize, action: &str) -> Result<G::Action, Failure> {
        action
            .trim()
            .parse()
            .map_err(|error| failure(line, action, "an action in notation", format!("{error}")))
    }

    /// What is told from now on can be heard.
    fn listens(&mut self) {
        self.n_before = self.table.effective_records().len() + 1;
    }

    /// What was told since the last thing that was done, as a viewer hears it.
    pub(crate) fn told(&self, viewer: kernel::Viewer) -> Vec<Heard> {
        let laid = self.laid_events.iter().filter(|_| self.n_before == 0);
        let laid = laid.filter_map(|event| G::redact(event, viewer));
        let told = self.table.events(viewer).filter(|(idx, _)| self.n_before <= *idx);
        laid.chain(told.map(|(_, event)| event)).map(|event| Heard::of(&event)).collect()
    }

    /// Plays answers that are forced until the action is legal, the seat is asked something else, or a choice comes.
    fn settle(&mut self, line: usize, seat: Seat, action: G::Action) -> Result<Settled, Failure> {
        let mut settled = Settled { first: None, given: Vec::new() };
        for _ in 0..10_000 {
            let Err(refusal) = self.table.state().check(seat, action) else { break };
            let first = settled.first.get_or_insert(refusal).clone();
            let Some((forced_seat, forced)) = self.forced() else { break };
            let what = format!("{forced_seat} {forced}");
            if let Err(failed) = self.apply(line, forced_seat, forced) {
                // What was written is refused; that no answer leads on from there comes second.
                let mut res = refused(line, format!("{seat} {action}"), "legal", first);
                res.found = format!(
                    "{}; the only answer, {what}, was tried first, and: {}",
                    res.found, failed.found
                );
                return Err(res);
            }
            settled.given.push(what);
        }
        Ok(settled)
    }

    /// Gives forced answers until an action is legal.
    ///
    /// # Errors
    /// If it is not: what refused it where it was written, and after which forced answers it still is.
    pub(crate) fn settled(
        &mut self,
        line: usize,
        seat: Seat,
        action: G::Action,
        what: &str,
    ) -> Result<(), Failure> {
        let Settled { first, given } = self.settle(line, seat, action)?;
        let Err(now) = self.table.state().check(seat, action) else { return Ok(()) };
        let mut res = refused(line, what, "legal", first.unwrap_or_else(|| now.clone()));
        if !given.is_empty() {
            let given = given.join("; ");
            res.found = format!("{}; after the forced answers {given}: {now}", res.found);
        }
        Err(res)
    }

    /// The answer of the seat that is asked, if it has only one.
    pub(crate) fn forced(&self) -> Option<(Seat, G::Action)> {
        let seat = self.table.state().asked().first()?;
        let mut legal = Vec::new();
        self.table.state().legal_actions(seat, &mut legal);
        match legal.as_slice() {
            [only] => Some((seat, *only)),
            _ => None,
        }
    }

    pub(crate) fn apply(
        &mut self,
        line: usize,
        seat: Seat,
        action: G::Action,
    ) -> Result<(), Failure> {
        let mut chance = Chance::scripted(Box::new(Named { results: self.results.clone() }));
        let question = self.question().unwrap_or_default();
        let done = self.table.play(seat, action, &mut chance).map(|_| ());
        let what = || format!("{seat} {action}");
        done.map_err(|error| match error {
            PlayError::Refused(refusal) => refused(line, what(), "legal", refusal),
            PlayError::Chance(error) => {
                let expected = format!("luck that is named, after {seat} was asked '{question}'");
                failure(line, what(), expected, error.to_string())
            }
            PlayError::Broken(violation) => {
                failure(line, what(), "a sound position", violation.to_string())
            }
        })?;
        let audited = self.table.state().audit();
        audited.map_err(|violation| {
            failure(line, what(), "a sound position", violation.to_string())
        })?;
        self.closed(line, &what())
    }

    fn act(&mut self, line: usize, seat: Seat, action: &str) -> Result<(), Failure> {
        let parsed = self.parse(line, action)?;
        self.listens();
        self.settled(line, seat, parsed, &format!("{seat} {action}"))?;
        self.apply(line, seat, parsed)
    }

    fn undoes(&mut self, line: usize, seat: Seat) -> Result<(), Failure> {
        let what = format!("{seat} undoes");
        self.table.undo(seat, 1).map_err(|error| {
            failure(line, what, "the last action is taken back", error.to_string())
        })?;
        self.listens();
        Ok(())
    }

    /// Gives the answers that end a turn, until the next one begins.
    fn ends(&mut self, line: usize, seat: Seat) -> Result<(), Failure> {
        let what = format!("{seat} ends");
        self.listens();
        let n_begun = self.n_begun();
        let mut is_begun = false;
        for _ in 0..10_000 {
            let Some(decision) = self.table.state().decision() else { return Ok(()) };
            is_begun |= decision.seats.contains(seat);
            let asked =
                if decision.seats.contains(seat) { Some(seat) } else { decision.seats.first() };
            let Some(asked) = asked else { break };
            let mut legal = Vec::new();
            self.table.state().legal_actions(asked, &mut legal);
            let ending = ENDINGS
                .iter()
                .find_map(|word| legal.iter().find(|it| it.to_string() == *word).copied());
            let answer = match legal.as_slice() {
                [only] => Some(*only),
                // Only somebody whose turn it is ends it; before that, what is forced is answered.
                _ if is_begun => ending,
                _ => None,
            };
            let Some(answer) = answer else {
                let list: Vec<String> = legal.iter().map(ToString::to_string).collect();
                let expected = if is_begun {
                    format!("one answer of {asked}, or one of {}", ENDINGS.join(", "))
                } else {
                    format!("{seat} is asked")
                };
                let found = format!("{asked} has a choice: {}", list.join("; "));
                return Err(failure(line, what, expected, found));
            };
            self.apply(line, asked, answer)?;
            if n_begun < self.n_begun() {
                return Ok(());
            }
        }
        Err(failure(line, what, "the turn ends", "it goes on and on"))
    }

    /// How many turns, or parts of a round, have begun since the last thing that was done.
    fn n_begun(&self) -> usize {
        self.told(kernel::Viewer::Omniscient).iter().filter(|it| is_beginning(it)).count()
    }

    /// Writes the match out, reads it back, and goes on with what was read: positions as bytes, everything else as JSON.
    fn saved(&mut self, line: usize) -> Result<(), Failure> {
        let lost = |what: String| failure(line, "saved", "the same match is read back", what);
        let log = self.table.log();
        let entries = log.entries.iter().map(as_text).collect::<Vec<_>>();
        let text = json(&(&log.setup, &log.opening, entries)).to_string();
        type Read<S> = (S, Vec<Draw>, Vec<Entry<String>>);
        let (setup, opening, entries): Read<G::Setup> = serde_json::from_str(&text)
            .and_then(serde_json::from_value)
            .map_err(|error| lost(error.to_string()))?;
        let entries = entries.iter().map(from_text).collect::<Result<Vec<_>, _>>();
        let entries = entries.map_err(&lost)?;
        let written =
            |state: &G| postcard::to_stdvec(state).map_err(|error| lost(error.to_string()));
        let read_back = |bytes: &[u8]| {
            postcard::from_bytes::<G>(bytes).map_err(|error| lost(error.to_string()))
        };
        let laid = log.laid.as_ref().map(|it| read_back(&written(it)?)).transpose()?;
        let read = Match::replay(&MatchLog { setup, opening, laid, entries });
        let table = read.map_err(|error| lost(error.to_string()))?;
        let state = self.table.state();
        let bytes = written(state)?;
        for (read, how) in [(table.state(), "played again"), (&read_back(&bytes)?, "read")] {
            if read != state || written(read)? != bytes {
                return Err(lost(format!("another position when it is {how}")));
            }
        }
        self.table = table;
        Ok(())
    }
}

/// The actions that a script writes, legal or not, as far as they can be read.
fn candidates<A: std::str::FromStr + Ord>(source: &Source) -> Vec<A> {
    let mut res: Vec<A> = Vec::new();
    for line in &source.script {
        res.extend(line.statement.actions().iter().filter_map(|it| it.parse().ok()));
    }
    res.sort_unstable();
    res.dedup();
    res
}

/// A line of a log with its action in notation.
fn as_text<A: ToString>(entry: &Entry<A>) -> Entry<String> {
    match entry {
        Entry::Played(Record { seat, action, chance }) => Entry::Played(Record {
            seat: *seat,
            action: action.to_string(),
            chance: chance.clone(),
        }),
        &Entry::Undone { seat, n_records } => Entry::Undone { seat, n_records },
        Entry::Freed { seat, chance } => Entry::Freed { seat: *seat, chance: chance.clone() },
    }
}

fn from_text<A: std::str::FromStr<Err: std::fmt::Display>>(
    entry: &Entry<String>,
) -> Result<Entry<A>, String> {
    match entry {
        Entry::Played(Record { seat, action, chance }) => Ok(Entry::Played(Record {
            seat: *seat,
            action: action.parse().map_err(|error: A::Err| error.to_string())?,
            chance: chance.clone(),
        })),
        &Entry::Undone { seat, n_records } => Ok(Entry::Undone { seat, n_records }),
        Entry::Freed { seat, chance } => Ok(Entry::Freed { seat: *seat, chance: chance.clone() }),
    }
}
