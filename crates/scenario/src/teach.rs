//! Whether the script of a lesson does what its steps want, while it is played.

use kernel::{Game, Seat};
use serde_json::Value;

use crate::condition::{Condition, Moment};
use crate::lesson::{LessonHead, Step};
use crate::parse::Source;
use crate::pattern::Offer;
use crate::run::{Stage, failure};
use crate::statement::{Line, Statement};
use crate::tree::{could_be, find, names_in, written};
use crate::{Failure, Staged, json};

/// A lesson whose script is being played.
pub(crate) struct Teaching<'s> {
    head: &'s LessonHead,
    steps: &'s [Step],
    /// The step at which it stands.
    step: Option<&'s Step>,
    /// What the learner saw when the step began.
    start: Value,
    /// The step does not arise in this course of play.
    is_skipped: bool,
    /// Somebody has acted in the step.
    has_begun: bool,
    /// What the learner has done in it.
    done: Vec<String>,
    /// Some of what the step shows was there: what is to be answered may be asked only when others have answered.
    shown: Vec<bool>,
}

impl<'s> Teaching<'s> {
    pub(crate) fn of(source: &'s Source) -> Option<Self> {
        let head = source.head.lesson.as_ref()?;
        let (start, done, shown) = (Value::Null, Vec::new(), Vec::new());
        let (is_skipped, has_begun) = (false, false);
        let steps = &source.steps;
        Some(Self { head, steps, step: None, start, is_skipped, has_begun, done, shown })
    }

    /// Before a line is played.
    pub(crate) fn before<G: Staged>(
        &mut self,
        stage: &Stage<G>,
        idx: usize,
        line: &Line,
    ) -> Result<(), Failure> {
        self.begin(stage, idx)?;
        let (Some(step), Statement::Act { seat, action }) = (self.step, &line.statement) else {
            return Ok(());
        };
        let parsed = stage.parse(line.number, action)?;
        if let Some((forced_seat, forced)) = stage.forced()
            && stage.table.state().check(*seat, parsed).is_err()
        {
            let what = format!("{seat} {action}");
            let expected = "in a lesson each answer is written out, also one without a choice";
            return Err(failure(
                line.number,
                what,
                expected,
                format!("{forced_seat} {forced} comes first"),
            ));
        }
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        if is_first && !self.is_skipped && !step.goal.is_empty() && self.all_hold(stage, &step.goal)
        {
            let goal = step.goal.first().map_or(step.line, |it| it.line);
            let what = format!("the goal of step {}", step.name);
            return Err(failure(
                goal,
                what,
                "to be reached by what is done",
                "it is reached before",
            ));
        }
        if *seat == self.head.learner {
            let offers = offers(stage, *seat);
            self.see(stage, &offers);
            self.allows(step, line.number, &parsed.to_string(), &offers)?;
            self.done.push(parsed.to_string());
        }
        Ok(())
    }

    /// What the learner does must be what the step allows, or all that he can do.
    fn allows(
        &self,
        step: &Step,
        line: usize,
        action: &str,
        offers: &[Offer],
    ) -> Result<(), Failure> {
        let offer = offers.iter().find(|it| it.action == action);
        let is_allowed = |offer: &Offer| step.allow.iter().any(|it| it.fits(offer));
        match offer {
            Some(offer) if offers.len() > 1 && !is_allowed(offer) => {
                let numbers = offer.numbers.iter().map(|(name, it)| format!(" {name}={it}"));
                let found = format!("{action}{}", numbers.collect::<String>());
                Err(failure(line, action, format!("what step {} allows", step.name), found))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// After a line was played.
    pub(crate) fn after<G: Staged>(&mut self, stage: &Stage<G>, idx: usize) -> Result<(), Failure> {
        match self.step {
            Some(step) if step.script.end == idx + 1 => self.end(stage, step),
            Some(_) | None => Ok(()),
        }
    }

    /// After the last line: steps that only tell.
    pub(crate) fn close<G: Staged>(&mut self, stage: &Stage<G>, idx: usize) -> Result<(), Failure> {
        self.begin(stage, idx)
    }

    /// Begins the steps whose statements begin here.
    fn begin<G: Staged>(&mut self, stage: &Stage<G>, idx: usize) -> Result<(), Failure> {
        let steps = self.steps;
        for step in steps.iter().filter(|it| it.script.start == idx) {
            if self.step.is_some_and(|it| it.line >= step.line) {
                continue;
            }
            self.step = Some(step);
            self.start = view(stage, self.head.learner);
            self.done.clear();
            self.has_begun = false;
            self.shown = vec![false; step.show.len() + step.hint.len()];
            self.check_paths(stage, step)?;
            self.is_skipped = !step.skip_if.is_empty() && self.all_hold(stage, &step.skip_if);
            self.see(stage, &offers(stage, self.head.learner));
            self.check_told(stage, step)?;
            if step.script.is_empty() {
                self.end(stage, step)?;
            }
        }
        Ok(())
    }

    /// Notes what of the step's frames is there.
    fn see<G: Staged>(&mut self, stage: &Stage<G>, offers: &[Offer]) {
        let Some(step) = self.step else { return };
        let view = view(stage, self.head.learner);
        for (is_shown, show) in self.shown.iter_mut().zip(step.show.iter().chain(&step.hint)) {
            *is_shown |= !show.framed(&view, offers).is_empty();
        }
    }

    /// Whatever the texts of a step tell is there when it begins.
    fn check_told<G: Staged>(&self, stage: &Stage<G>, step: &Step) -> Result<(), Failure> {
        let offers = offers(stage, self.head.learner);
        for (name, told) in &step.with {
            if told.value(&self.start, &offers).is_none() {
                let what = format!("what step {} tells as '{name}'", step.name);
                let expected = "a number or a name that is there when the step begins";
                return Err(failure(step.line, what, expected, "nothing"));
            }
        }
        Ok(())
    }

    /// Every path that a condition reads can lead somewhere.
    fn check_paths<G: Staged>(&self, stage: &Stage<G>, step: &Step) -> Result<(), Failure> {
        let ends = step.missed.iter().chain(&step.lack);
        let all = step.goal.iter().chain(&step.skip_if).chain(ends);
        for condition in all {
            let Some(path) = condition.path() else { continue };
            let path = path.split_once(".*").map_or(path, |(table, _)| table);
            let Err(missing) = find(&self.start, path) else { continue };
            let view = json(&stage.table.state().view(kernel::Viewer::Seat(self.head.learner)));
            let read = |view| {
                let read = serde_json::from_value::<G::View>(view);
                read.map(drop).map_err(|error| error.to_string())
            };
            if !could_be(&view, path, &missing, read) {
                let expected = format!("a name that a view can have for '{}'", missing.key);
                return Err(failure(condition.line, path, expected, names_in(missing.here)));
            }
        }
        Ok(())
    }

    fn end<G: Staged>(&self, stage: &Stage<G>, step: &Step) -> Result<(), Failure> {
        if self.is_skipped {
            return Ok(());
        }
        let shows = step.show.iter().chain(&step.hint).zip(&self.shown);
        if let Some((show, _)) = shows.into_iter().find(|(_, is_shown)| !**is_shown) {
            let set = show.set.as_ref().map(|it| format!(":{it}")).unwrap_or_default();
            let what = format!("what step {} frames: {}{set}", step.name, show.path);
            return Err(failure(show.line, what, "something that is there", "nothing"));
        }
        let wanted = step.goal.iter().chain(&step.lack);
        if let Some(missing) = wanted.into_iter().find(|it| !self.holds(stage, it)) {
            let what = format!("the goal of step {}, at the end of its lines", step.name);
            let found = match missing
                .path()
                .map(|path| (path, find(&view(stage, self.head.learner), path).ok().map(written)))
            {
                Some((path, Some(is))) => format!("{path} = {is}"),
                Some((_, None)) | None => "it does not hold".to_owned(),
            };
            return Err(failure(missing.line, what, &missing.text, found));
        }
        if !step.missed.is_empty() && self.all_hold(stage, &step.missed) {
            let line = step.missed.first().map_or(step.line, |it| it.line);
            let what = format!("whether step {} is missed", step.name);
            return Err(failure(line, what, "it is not, as its goal is reached", "it is"));
        }
        Ok(())
    }

    fn all_hold<G: Staged>(&self, stage: &Stage<G>, all: &[Condition]) -> bool {
        all.iter().all(|it| self.holds(stage, it))
    }

    fn holds<G: Staged>(&self, stage: &Stage<G>, condition: &Condition) -> bool {
        let asked: Vec<Seat> = stage.table.state().asked().iter().collect();
        condition.holds(Moment {
            view: &view(stage, self.head.learner),
            start: &self.start,
            asked: &asked,
            question: stage.question().as_deref(),
            done: &self.done,
            offers: &offers(stage, self.head.learner),
            is_over: asked.is_empty(),
        })
    }
}

fn view<G: Staged>(stage: &Stage<G>, learner: Seat) -> Value {
    json(&stage.table.state().view(kernel::Viewer::Seat(learner)))
}

/// What a seat may do, with its numbers.
pub(crate) fn offers<G: Staged>(stage: &Stage<G>, seat: Seat) -> Vec<Offer> {
    offers_in(stage.table.state(), seat)
}

/// What a seat may do in this position, with its numbers.
pub(crate) fn offers_in<G: Game>(state: &G, seat: Seat) -> Vec<Offer> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let offer =
        |it: &G::Action| Offer { action: it.to_string(), numbers: state.numbers(seat, *it) };
    legal.iter().map(offer).collect()
}
