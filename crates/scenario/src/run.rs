//! Plays a scenario against the rules.

use std::collections::BTreeSet;

use kernel::{Chance, Game, Match, PlayError, Refusal, Seat, Status, TableSetup, Viewer};
use serde_json::Value;

use crate::parse::{Eye, Line, Source, Statement, luck};
use crate::position;
use crate::script::{Named, Otherwise, Results};
use crate::{Failure, Report, json};

/// Runs a scenario of the game `G`.
pub fn run<G: Game<Setup: TableSetup>>(source: &Source) -> Report {
    let title = source.head.title.clone();
    let mut report = Report { title, rules: BTreeSet::new(), checked: 0, failure: None };
    report.failure = play::<G>(source, &mut report).err();
    report
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

fn refused(
    line: usize,
    what: impl Into<String>,
    expected: impl Into<String>,
    refusal: Refusal,
) -> Failure {
    let found = refusal.to_string();
    Failure { refused: Some(refusal.into()), ..failure(line, what, expected, found) }
}

fn play<G: Game<Setup: TableSetup>>(source: &Source, report: &mut Report) -> Result<(), Failure> {
    let mut stage = Stage::<G>::set(source)?;
    for Line { number, statement, rules } in &source.script {
        stage.step(*number, statement)?;
        report.checked += 1;
        report.rules.extend(rules.iter().cloned());
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
    Ok(())
}

struct Stage<G: Game> {
    table: Match<G>,
    results: Results,
}

impl<G: Game<Setup: TableSetup>> Stage<G> {
    /// The set-up with its named luck, and the position laid over it.
    fn set(source: &Source) -> Result<Self, Failure> {
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

        let results = Results::default();
        for text in &head.luck {
            let (label, names) = luck(text).map_err(|what| wrong(text, what))?;
            results.add(label, names);
        }
        let otherwise = Otherwise::Falls(Chance::fast(head.seed.into()));
        let mut chance = Chance::scripted(Box::new(Named { results: results.clone(), otherwise }));
        let table = Match::<G>::start(setup.clone(), &mut chance).map_err(|error| match error {
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
        if head.position.is_empty() {
            return Ok(Self { table, results });
        }
        let state = position::laid(table.state(), source)?;
        Ok(Self { table: Match::at(setup, state), results })
    }

    fn step(&mut self, line: usize, statement: &Statement) -> Result<(), Failure> {
        match statement {
            Statement::Luck { label, names } => {
                self.results.add(label.clone(), names.clone());
                Ok(())
            }
            Statement::Act { seat, action } => self.act(line, *seat, action),
            Statement::Refused { seat, action, rule, numbers } => {
                self.refused(line, *seat, action, rule, numbers)
            }
            Statement::Legal { seat, action } => {
                self.settle(line, *seat, action)?;
                let parsed = self.parse(line, action)?;
                let check = self.table.state().check(*seat, parsed);
                check.map_err(|refusal| {
                    refused(line, format!("{seat} can {action}"), "legal", refusal)
                })
            }
            Statement::OnlyLegal { seat, actions } => self.only_legal(line, *seat, actions),
            Statement::Sees { eye, path, value } => self.sees(line, *eye, path, value),
            Statement::Asked { seat, phase } => self.asked(line, *seat, phase.as_deref()),
            Statement::Over { winners } => self.over(line, winners),
            Statement::Undoes { seat } => self.table.undo(*seat, 1).map_err(|error| {
                failure(
                    line,
                    format!("{seat} undoes"),
                    "the last action is taken back",
                    error.to_string(),
                )
            }),
            Statement::CannotUndo { seat } => match self.table.n_free_undo(*seat) {
                0 => Ok(()),
                n => Err(failure(
                    line,
                    format!("{seat} cannot undo"),
                    "nothing can be taken back",
                    format!("{n} actions can"),
                )),
            },
        }
    }

    fn parse(&self, line: usize, action: &str) -> Result<G::Action, Failure> {
        action
            .trim()
            .parse()
            .map_err(|error| failure(line, action, "an action in notation", format!("{error}")))
    }

    fn chance(&self) -> Chance {
        Chance::scripted(Box::new(Named {
            results: self.results.clone(),
            otherwise: Otherwise::Fails,
        }))
    }

    /// Plays answers that are forced until the action is legal, the seat is asked something else, or a choice comes.
    fn settle(&mut self, line: usize, seat: Seat, action: &str) -> Result<(), Failure> {
        let action = self.parse(line, action)?;
        for _ in 0..10_000 {
            if self.table.state().check(seat, action).is_ok() {
                break;
            }
            let Some((forced_seat, forced)) = self.forced() else { break };
            self.apply(line, forced_seat, forced)?;
        }
        Ok(())
    }

    fn forced(&self) -> Option<(Seat, G::Action)> {
        let seat = self.table.state().decision()?.seats.first()?;
        let mut legal = Vec::new();
        self.table.state().legal_actions(seat, &mut legal);
        match legal.as_slice() {
            [only] => Some((seat, *only)),
            _ => None,
        }
    }

    fn apply(&mut self, line: usize, seat: Seat, action: G::Action) -> Result<(), Failure> {
        let mut chance = self.chance();
        let done = self.table.play(seat, action, &mut chance).map(|_| ());
        done.map_err(|error| match error {
            PlayError::Refused(refusal) => {
                refused(line, format!("{seat} {action}"), "legal", refusal)
            }
            PlayError::Chance(error) => failure(
                line,
                format!("{seat} {action}"),
                "luck that is scripted",
                error.to_string(),
            ),
            PlayError::Broken(violation) => {
                failure(line, format!("{seat} {action}"), "a sound position", violation.to_string())
            }
        })?;
        self.table.state().audit().map_err(|violation| {
            failure(line, format!("{seat} {action}"), "a sound position", violation.to_string())
        })
    }

    fn act(&mut self, line: usize, seat: Seat, action: &str) -> Result<(), Failure> {
        self.settle(line, seat, action)?;
        let action = self.parse(line, action)?;
        self.apply(line, seat, action)
    }

    fn refused(
        &mut self,
        line: usize,
        seat: Seat,
        action: &str,
        rule: &str,
        numbers: &[(String, i32)],
    ) -> Result<(), Failure> {
        let parsed = self.parse(line, action)?;
        let what = format!("{seat} cannot {action}");
        let expected = numbers
            .iter()
            .fold(rule.to_owned(), |text, (name, value)| format!("{text} {name}={value}"));
        match self.table.state().check(seat, parsed) {
            Ok(()) => Err(failure(line, what, expected, "it is legal")),
            Err(refusal) => {
                let fits = refusal.rule == rule
                    && numbers.iter().all(|(name, value)| refusal.number(name) == Some(*value));
                if fits { Ok(()) } else { Err(refused(line, what, expected, refusal)) }
            }
        }
    }

    fn only_legal(&mut self, line: usize, seat: Seat, actions: &[String]) -> Result<(), Failure> {
        if let Some(first) = actions.first() {
            self.settle(line, seat, first)?;
        }
        let mut expected =
            actions.iter().map(|action| self.parse(line, action)).collect::<Result<Vec<_>, _>>()?;
        expected.sort_unstable();
        let mut found = Vec::new();
        self.table.state().legal_actions(seat, &mut found);
        if expected == found {
            return Ok(());
        }
        let list = |actions: &[G::Action]| {
            actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        };
        Err(failure(line, format!("all that {seat} can do"), list(&expected), list(&found)))
    }

    fn sees(&self, line: usize, eye: Eye, path: &str, expected: &str) -> Result<(), Failure> {
        let viewer = match eye {
            Eye::Seat(seat) => Viewer::Seat(seat),
            Eye::Spectator => Viewer::Spectator,
            Eye::All => Viewer::Omniscient,
        };
        let view = json(&self.table.state().view(viewer));
        let mut found = &view;
        for key in path.split('.') {
            let below = match found {
                Value::Array(items) => key.parse().ok().and_then(|idx: usize| items.get(idx)),
                _ => found.get(key),
            };
            let Some(below) = below else {
                let expected = format!("a name of the view for '{key}'");
                return Err(failure(line, path, expected, names_in(found)));
            };
            found = below;
        }
        if *found == expectation(expected) {
            return Ok(());
        }
        Err(failure(line, path, expected, found.to_string()))
    }

    fn asked(&self, line: usize, seat: Seat, phase: Option<&str>) -> Result<(), Failure> {
        let what = "who is asked what";
        let expected = phase.map_or_else(|| seat.to_string(), |phase| format!("{seat} {phase}"));
        let Some(decision) = self.table.state().decision() else {
            return Err(failure(line, what, expected, "the game is over"));
        };
        let prompt = match json(&decision.prompt) {
            Value::String(name) => name,
            Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
            _ => String::new(),
        };
        if decision.seats.contains(seat) && phase.is_none_or(|phase| phase == prompt) {
            return Ok(());
        }
        let seats: Vec<String> = decision.seats.iter().map(|seat| seat.to_string()).collect();
        Err(failure(line, what, expected, format!("{} {prompt}", seats.join(" "))))
    }

    fn over(&mut self, line: usize, winners: &[Seat]) -> Result<(), Failure> {
        while let Some((seat, action)) = self.forced() {
            self.apply(line, seat, action)?;
        }
        let list =
            |seats: &[Seat]| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        match self.table.status() {
            Status::Awaiting(_) => {
                Err(failure(line, "the game is over", list(winners), "it goes on"))
            }
            Status::Over(outcome) => {
                let found: Vec<Seat> = outcome.winners.iter().collect();
                if found == winners {
                    Ok(())
                } else {
                    Err(failure(line, "winners", list(winners), list(&found)))
                }
            }
        }
    }
}

/// A value as the script writes it: JSON, or a bare word; `none` is null.
fn expectation(text: &str) -> Value {
    match text {
        "none" => Value::Null,
        _ => serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned())),
    }
}

/// What can be named inside a value of the view, for those who misspelt it.
pub(crate) fn names_in(value: &Value) -> String {
    match value {
        Value::Object(fields) if fields.is_empty() => "nothing".to_owned(),
        Value::Object(fields) => fields.keys().cloned().collect::<Vec<_>>().join(", "),
        Value::Array(items) => format!("a list of {}, numbered from 0", items.len()),
        Value::Null => "none".to_owned(),
        plain => plain.to_string(),
    }
}
