//! A hint in words: the best answers of a seat, how good they are, and what makes the difference, in three stages.

use std::borrow::Cow;
use std::time::Duration;

use ai::Clock;
use ai::hint::{Advice, BUDGET, Better, Estimate, Hint, Prospect};
use kernel::{Seat, Viewer};
use page::{HintText, HintedAnswer};
use serde::Serialize;
use text::{Choice, Lang, Narrator, Voice, heading, msg};

use crate::table::{AnyTable, json};
use crate::think::{Adviser, Think, Thinker};

/// By how much the chance to win has to be better for it to matter much which answer is given.
const CLEAR: f32 = 0.01;

/// So many gains are told, and as many losses: those that are surest.
const MOST_TOLD: usize = 3;

/// A hint in the words of a language. `legal` are the answers of the seat, as they are told it.
pub fn hint_text(
    narrator: &dyn Narrator,
    lang: Lang,
    legal: &[Choice],
    hint: &Hint<String>,
) -> HintText {
    let advices = &hint.answers;
    let told_as = |it: &Advice<String>| {
        let choice = legal.iter().find(|choice| choice.notation == it.action);
        choice.cloned().unwrap_or_default()
    };
    let answer = |(nth, it): (usize, &Advice<String>)| {
        let Choice { label, note, .. } = told_as(it);
        HintedAnswer {
            notation: it.action.clone(),
            label,
            note,
            chance: chance(lang, it),
            compared: compared(lang, nth, advices),
            reason: reason(narrator, lang, nth, advices),
        }
    };
    let best = advices.first().map(told_as).unwrap_or_default();
    let alike = Alike::of(legal, &best);
    HintText {
        look: look(narrator, lang, &alike, &best, advices),
        kind: msg!(lang, HINT_KIND, what = alike.kind),
        answers: advices.iter().enumerate().map(answer).collect(),
        basis: msg!(lang, HINT_BASIS, n = hint.n_worlds),
    }
}

/// How a hint is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintForm {
    /// The JSON of a [`HintText`], for people.
    Words,
    /// That of a [`HintReport`], for programs.
    Numbers,
}

/// Thinks about a hint for a seat and writes it down.
pub fn hint_thinker(
    table: &dyn AnyTable,
    seat: Seat,
    seed: u64,
    voice: &Voice<'_>,
    form: HintForm,
) -> Thinker {
    Box::new(Writer {
        adviser: table.adviser(seat, BUDGET, seed, &[]),
        narrator: table.game().narrator(),
        lang: voice.lang,
        legal: table.observation(Viewer::Seat(seat)).tell(voice).legal,
        form,
    })
}

/// A hint in numbers; shares of a victory are from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HintReport {
    /// In how many imagined worlds each answer was weighed.
    pub worlds: u32,
    /// The best first.
    pub answers: Vec<AnswerReport>,
}

/// What a hint says of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnswerReport {
    pub action: String,
    /// The answer and its reason, in the language of the visitor.
    pub label: String,
    pub reason: Option<String>,
    pub chance: Measured,
    /// By how much the first answer is better, in the same worlds.
    pub behind: Measured,
    /// What the seat has by the end of the turn.
    pub prospects: Vec<ProspectReport>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Measured {
    pub mean: f32,
    /// The true mean is so near, 95 times of 100.
    pub reach: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProspectReport {
    pub name: Cow<'static, str>,
    /// The rule that makes it matter.
    pub rule: Cow<'static, str>,
    pub more_is_better: bool,
    pub mean: f32,
    pub first_has_more: Measured,
}

impl From<Estimate> for Measured {
    fn from(Estimate { mean, reach }: Estimate) -> Self {
        Self { mean, reach }
    }
}

/// A hint in numbers; see [`hint_text`].
pub fn hint_report(
    narrator: &dyn Narrator,
    lang: Lang,
    legal: &[Choice],
    hint: &Hint<String>,
) -> HintReport {
    let prospect = |it: &Prospect| ProspectReport {
        name: it.name.clone(),
        rule: it.rule.clone(),
        more_is_better: it.better == Better::More,
        mean: it.mean,
        first_has_more: it.first_has_more.into(),
    };
    let told = hint_text(narrator, lang, legal, hint).answers.into_iter();
    let answer = |(it, told): (&Advice<String>, HintedAnswer)| AnswerReport {
        action: it.action.clone(),
        label: told.label,
        reason: told.reason,
        chance: it.chance.into(),
        behind: it.behind.into(),
        prospects: it.prospects.iter().map(prospect).collect(),
    };
    let answers = hint.answers.iter().zip(told).map(answer).collect();
    HintReport { worlds: hint.n_worlds, answers }
}

struct Writer {
    adviser: Adviser,
    narrator: &'static dyn Narrator,
    lang: Lang,
    legal: Vec<Choice>,
    form: HintForm,
}

impl Think for Writer {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        let hint = self.adviser.advance(clock, until)?;
        let Self { narrator, lang, legal, .. } = self;
        let told = match self.form {
            HintForm::Words => json(&hint_text(*narrator, *lang, legal, &hint)),
            HintForm::Numbers => json(&hint_report(*narrator, *lang, legal, &hint)),
        };
        Some(told.to_string())
    }
}

fn look(
    narrator: &dyn Narrator,
    lang: Lang,
    alike: &Alike,
    best: &Choice,
    advices: &[Advice<String>],
) -> Vec<String> {
    let mut nouns = best.notation.split(' ').skip(1);
    let place = nouns.find_map(|noun| narrator.space(lang, noun)).or_else(|| alike.rest.clone());
    let place = match place {
        Some(place) => msg!(lang, LESSON_LOOK, what = place),
        None => msg!(lang, HINT_NO_PLACE),
    };
    let weight = match advices.get(1) {
        None => msg!(lang, HINT_ONLY),
        Some(next) if next.behind.is_sure() && CLEAR <= next.behind.mean => msg!(lang, HINT_CLEAR),
        Some(_) => msg!(lang, HINT_OPEN),
    };
    vec![place, weight]
}

/// What the answers with the verb of the best one have in common.
struct Alike {
    /// How they all begin; the best one itself if nothing is like it.
    kind: String,
    /// What the best one says beyond that: a region, a people.
    rest: Option<String>,
}

impl Alike {
    fn of(legal: &[Choice], best: &Choice) -> Self {
        let verb = |it: &Choice| it.notation.split(' ').next().unwrap_or_default().to_owned();
        let group: Vec<&Choice> = legal.iter().filter(|it| verb(it) == verb(best)).collect();
        let kind = heading(&group);
        let rest = best.label.strip_prefix(kind.trim_end_matches(" …"));
        match rest.map(|it| it.trim_start_matches([':', ',', ' '])) {
            Some(rest) if !rest.is_empty() => Self { rest: Some(rest.to_owned()), kind },
            Some(_) | None => Self { kind: best.label.clone(), rest: None },
        }
    }
}

fn chance(lang: Lang, it: &Advice<String>) -> String {
    let percent = (it.chance.mean * 100.0).round() as u32;
    let reach = (it.chance.reach * 100.0).ceil() as u32;
    msg!(lang, HINT_CHANCE, n = percent, reach = reach)
}

/// Points of a hundred, with one digit behind the mark.
fn points(lang: Lang, share: f32) -> String {
    lang.tenths((share.abs() * 1000.0).round() as u32)
}

fn compared(lang: Lang, nth: usize, all: &[Advice<String>]) -> Option<String> {
    // The first is compared with the next one, the others with the first.
    let behind = all.get(nth.max(1))?.behind;
    let (n, reach) = (points(lang, behind.mean), points(lang, behind.reach));
    Some(match (nth, behind.is_sure()) {
        (0, true) => msg!(lang, HINT_AHEAD, n = n, reach = reach),
        (0, false) => msg!(lang, HINT_ALIKE_NEXT),
        (_, true) => msg!(lang, HINT_BEHIND, n = n, reach = reach),
        (_, false) => msg!(lang, HINT_ALIKE_FIRST),
    })
}

/// Something of which the first answer leads to more or less than another.
struct Difference {
    what: String,
    rule: Cow<'static, str>,
    first: String,
    other: String,
    is_first_better: bool,
    /// How far the difference may be off, as a share of it: 0 is certain.
    doubt: f32,
}

impl Difference {
    fn of_first(&self, lang: Lang) -> String {
        self.told(lang, &self.first, &self.other)
    }

    fn of_other(&self, lang: Lang) -> String {
        self.told(lang, &self.other, &self.first)
    }

    fn told(&self, lang: Lang, here: &str, there: &str) -> String {
        let what = self.what.as_str();
        msg!(lang, HINT_INSTEAD, what = what, here = here, there = there, rule = self.rule.as_ref())
    }
}

/// What the worlds that were tried told apart, and is seen in the numbers: what `first` has and `other` has not, or less of,
/// and the reverse.
fn differences(
    narrator: &dyn Narrator,
    lang: Lang,
    first: &[Prospect],
    other: &[Prospect],
) -> Told {
    let tenths = |it: &Prospect| (it.mean.max(0.0) * 10.0).round() as u32;
    let pairs = first.iter().zip(other);
    let told_apart = pairs.filter(|(_, other)| other.first_has_more.is_sure());
    let difference = |(first, other): (&Prospect, &Prospect)| {
        let has_more = 0.0 < other.first_has_more.mean;
        let is_first_better = has_more == (first.better == Better::More);
        let what = narrator.holding(lang, &first.name, first.of.as_deref())?;
        let doubt = other.first_has_more.reach / other.first_has_more.mean.abs();
        let (rule, first, other) = (first.rule.clone(), tenths(first), tenths(other));
        let are_whole = first.is_multiple_of(10) && other.is_multiple_of(10);
        let said = |it: u32| if are_whole { (it / 10).to_string() } else { lang.tenths(it) };
        let (first, other) = (said(first), said(other));
        Some(Difference { what, rule, first, other, is_first_better, doubt })
    };
    let all = told_apart.filter_map(difference).filter(|it| it.first != it.other);
    let (gains, losses) = all.partition(|it| it.is_first_better);
    Told { gains: surest(gains), losses: surest(losses) }
}

/// The differences that speak for the first of two answers, and those that speak against it.
struct Told {
    gains: Vec<Difference>,
    losses: Vec<Difference>,
}

/// The surest of them first, and no more than are told; those that are equally sure as the game lists them.
fn surest(mut all: Vec<Difference>) -> Vec<Difference> {
    all.sort_by(|one, other| one.doubt.total_cmp(&other.doubt));
    all.truncate(MOST_TOLD);
    all
}

fn joined(lang: Lang, all: &[Difference], said: fn(&Difference, Lang) -> String) -> String {
    all.iter().map(|it| said(it, lang)).collect::<Vec<_>>().join("; ")
}

fn reason(
    narrator: &dyn Narrator,
    lang: Lang,
    nth: usize,
    all: &[Advice<String>],
) -> Option<String> {
    let (first, other) = (all.first()?, all.get(nth.max(1))?);
    let Told { gains, losses } = differences(narrator, lang, &first.prospects, &other.prospects);
    if nth != 0 {
        let what = joined(lang, &losses, Difference::of_other);
        return (!losses.is_empty()).then(|| msg!(lang, HINT_FOR_IT, what = what));
    }
    let what = joined(lang, &gains, Difference::of_first);
    let price = joined(lang, &losses, Difference::of_first);
    if !gains.is_empty() {
        return Some(match losses.is_empty() {
            true => msg!(lang, HINT_REASON, what = what),
            false => msg!(lang, HINT_REASON_PRICE, what = what, price = price),
        });
    }
    let by_the_end = match (losses.is_empty(), other.behind.is_sure()) {
        (true, true) => Some(msg!(lang, HINT_LATER)),
        (true, false) => Some(msg!(lang, HINT_SAME)),
        (false, true) => Some(msg!(lang, HINT_LATER_PRICE, price = price)),
        (false, false) => None,
    };
    let at_once = at_once(narrator, lang, first, other);
    let told: Vec<String> = by_the_end.into_iter().chain(at_once).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// What the first answer changes right away, unlike another.
fn at_once(
    narrator: &dyn Narrator,
    lang: Lang,
    first: &Advice<String>,
    other: &Advice<String>,
) -> Option<String> {
    let Told { gains, losses } = differences(narrator, lang, &first.at_once, &other.at_once);
    let what = joined(lang, &gains, Difference::of_first);
    let price = joined(lang, &losses, Difference::of_first);
    match (gains.is_empty(), losses.is_empty()) {
        (true, true) => None,
        (true, false) => Some(msg!(lang, HINT_AT_ONCE, what = price)),
        (false, true) => Some(msg!(lang, HINT_AT_ONCE, what = what)),
        (false, false) => Some(msg!(lang, HINT_AT_ONCE_PRICE, what = what, price = price)),
    }
}
