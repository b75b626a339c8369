//! What a script expects: of the rules, of the views, and of what is told.

use kernel::{Game, Seat, Status, Viewer};
use serde_json::Value;

use crate::events::{Heard, listed, misnamed};
use crate::run::{Stage, failure, refused};
use crate::statement::{Eye, Hearing, Told, expectation};
use crate::tree::{could_be, find, is_same, is_same_in_other_order, names_in, written};
use crate::{Failure, Staged, json};

impl<G: Staged> Stage<G> {
    pub(crate) fn legal(&mut self, line: usize, seat: Seat, action: &str) -> Result<(), Failure> {
        let parsed = self.parse(line, action)?;
        self.settled(line, seat, parsed, &format!("{seat} can {action}"))
    }

    pub(crate) fn refused(
        &mut self,
        line: usize,
        seat: Seat,
        action: &str,
        rule: Option<&str>,
        numbers: &[(String, i32)],
    ) -> Result<(), Failure> {
        let parsed = self.parse(line, action)?;
        let what = format!("{seat} cannot {action}");
        let expected =
            numbers.iter().fold(rule.unwrap_or("a rule").to_owned(), |text, (name, value)| {
                format!("{text} {name}={value}")
            });
        match self.table.state().check(seat, parsed) {
            Ok(()) => Err(failure(line, what, expected, "it is legal")),
            Err(refusal) => {
                let fits = rule.is_none_or(|rule| refusal.rule == rule)
                    && numbers.iter().all(|(name, value)| refusal.number(name) == Some(*value));
                if fits { Ok(()) } else { Err(refused(line, what, expected, refusal)) }
            }
        }
    }

    pub(crate) fn only_legal(
        &mut self,
        line: usize,
        seat: Seat,
        actions: &[String],
    ) -> Result<(), Failure> {
        let mut expected =
            actions.iter().map(|action| self.parse(line, action)).collect::<Result<Vec<_>, _>>()?;
        if let (Some(first), Some(text)) = (expected.first(), actions.first()) {
            self.settled(line, seat, *first, &format!("all that {seat} can do: {text}"))?;
        }
        expected.sort_unstable();
        expected.dedup();
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

    fn view(&self, eye: Eye) -> Value {
        json(&self.table.state().view(viewer(eye)))
    }

    pub(crate) fn sees(
        &self,
        line: usize,
        eye: Eye,
        path: &str,
        expected: &str,
    ) -> Result<(), Failure> {
        let view = self.view(eye);
        let found = find(&view, path).map_err(|missing| {
            let expected = format!("a name of the view for '{}'", missing.key);
            failure(line, path, expected, names_in(missing.here))
        })?;
        let said = expectation(expected);
        if is_same(found, &said, path, G::UNORDERED) {
            return Ok(());
        }
        let order = if is_same_in_other_order(found, &said) {
            " (the same in another order; the order of this list means something)"
        } else {
            ""
        };
        Err(failure(line, path, expected, format!("{}{order}", written(found))))
    }

    pub(crate) fn sees_no(&self, line: usize, eye: Eye, path: &str) -> Result<(), Failure> {
        let what = format!("{eye} sees no {path}");
        let view = self.view(eye);
        match find(&view, path) {
            Ok(Value::Null) => Ok(()),
            Ok(Value::String(it)) if it == "hidden" => Ok(()),
            Ok(found) => Err(failure(line, what, "nothing, none or hidden", written(found))),
            Err(missing) => {
                let read = |view| {
                    let read = serde_json::from_value::<G::View>(view);
                    read.map(drop).map_err(|error| error.to_string())
                };
                if could_be(&view, path, &missing, read) {
                    return Ok(());
                }
                let expected = format!("a name that a view can have for '{}'", missing.key);
                Err(failure(line, what, expected, names_in(missing.here)))
            }
        }
    }

    pub(crate) fn hears(
        &self,
        line: usize,
        eye: Eye,
        how: Hearing,
        events: &[Told],
    ) -> Result<(), Failure> {
        if let Some((expected, found)) = events.iter().find_map(misnamed::<G>) {
            return Err(failure(line, "an event", expected, found));
        }
        let told = self.told(viewer(eye));
        let holds = match how {
            Hearing::Only => {
                told.len() == events.len()
                    && told.iter().zip(events).all(|(it, event)| it.is(event))
            }
            Hearing::No => !events.iter().any(|event| told.iter().any(|it| it.is(event))),
            Hearing::Among => {
                let mut rest = told.iter();
                events.iter().all(|event| rest.any(|it| it.is(event)))
            }
        };
        if holds {
            return Ok(());
        }
        let (what, expected) = match how {
            Hearing::Only => ("exactly this", "this, in this order, and nothing else"),
            Hearing::No => ("not this", "none of this"),
            Hearing::Among => ("this", "this, in this order"),
        };
        let told: Vec<String> = told.iter().map(Heard::to_string).collect();
        let told = if told.is_empty() { "nothing".to_owned() } else { told.join("; ") };
        Err(failure(line, format!("{eye} hears {what}"), expected, told))
    }

    pub(crate) fn asked(
        &self,
        line: usize,
        seats: &[Seat],
        how: Hearing,
        phase: Option<&str>,
    ) -> Result<(), Failure> {
        let what = "who is asked what";
        let only = if how == Hearing::Only { "only " } else { "" };
        let expected = phase.map_or_else(
            || format!("{only}{}", listed(seats.iter().copied())),
            |phase| format!("{only}{} {phase}", listed(seats.iter().copied())),
        );
        let Some(decision) = self.table.state().decision() else {
            return Err(failure(line, what, expected, "the game is over"));
        };
        let prompt = self.question().unwrap_or_default();
        let is_asked = seats.iter().all(|seat| decision.seats.contains(*seat));
        let is_all = how != Hearing::Only || decision.seats.iter().all(|it| seats.contains(&it));
        if is_asked && is_all && phase.is_none_or(|phase| phase == prompt) {
            return Ok(());
        }
        let found = format!("{} {prompt}", listed(decision.seats.iter()));
        Err(failure(line, what, expected, found))
    }

    /// The name of the question that is open.
    pub(crate) fn question(&self) -> Option<String> {
        question_of(self.table.state())
    }

    pub(crate) fn over(&mut self, line: usize, winners: &[Seat]) -> Result<(), Failure> {
        while let Some((seat, action)) = self.forced() {
            self.apply(line, seat, action)?;
        }
        let list = |seats: &[Seat]| listed(seats.iter().copied());
        match self.table.status() {
            Status::Awaiting(_) => {
                Err(failure(line, "the game is over", list(winners), "it goes on"))
            }
            Status::Over(outcome) => {
                let found: Vec<Seat> = outcome.winners.iter().collect();
                let (mut said, mut is) = (winners.to_vec(), found.clone());
                said.sort_unstable();
                is.sort_unstable();
                if said == is {
                    Ok(())
                } else {
                    Err(failure(line, "winners", list(winners), list(&found)))
                }
            }
        }
    }

    pub(crate) fn cannot_undo(&self, line: usize, seat: Seat) -> Result<(), Failure> {
        match self.table.n_free_undo(seat) {
            0 => Ok(()),
            n => {
                let what = format!("{seat} cannot undo");
                Err(failure(line, what, "nothing can be taken back", format!("{n} actions can")))
            }
        }
    }
}

fn viewer(eye: Eye) -> Viewer {
    match eye {
        Eye::Seat(seat) => Viewer::Seat(seat),
        Eye::Spectator => Viewer::Spectator,
        Eye::All => Viewer::Omniscient,
    }
}

/// The name of the question that is open in a position.
pub(crate) fn question_of<G: Game>(state: &G) -> Option<String> {
    match json(&state.decision()?.prompt) {
        Value::String(name) => Some(name),
        Value::Object(fields) => fields.keys().next().cloned(),
        _ => None,
    }
}
