//! What was missing when a puzzle was missed: how far the learner's view is from the goal, and which action of his left the
//! way to the solution.

use catalog::AnyTable;
use catalog::scenario::{Condition, Op, Step};
use kernel::{Origin, Seat, Viewer};
use serde_json::Value;
use text::{Voice, msg};

use crate::course::Course;
use crate::lesson::{Done, Lesson};
use crate::panel::plain;

/// What a condition of a goal that does not hold says is missing.
#[derive(Clone, Copy)]
enum Lack {
    /// A number, under the name that hints have for it.
    Number(&'static str),
    /// The health of a hero.
    Health,
    /// A hero was defeated.
    Defeat,
    /// A region is not held by the learner, or too few are.
    Holder,
    /// Enemies are still there: this one, those that are counted, or those on a list.
    Foes,
    /// A challenge is still on the map.
    Challenge,
    /// The learner stands elsewhere.
    Space,
    /// He does not have this item.
    Item,
}

/// By the path that a condition reads, in which `*` stands for any name. Conditions that read another path tell nothing.
const LACKS: &[(&str, Lack)] = &[
    ("seats.*.coins", Lack::Number("coins")),
    ("regions.*.holder", Lack::Holder),
    ("despair", Lack::Number("despair")),
    ("quests.*.progress", Lack::Number("steps")),
    ("siege.progress", Lack::Number("steps")),
    ("heroes.*.health", Lack::Health),
    ("heroes.*.defeated", Lack::Defeat),
    ("heroes.*.engaged", Lack::Foes),
    ("enemies.*", Lack::Foes),
    ("enemies.*.at", Lack::Foes),
    ("enemies.*.wounds", Lack::Foes),
    ("location.progress", Lack::Number("progress")),
    ("players.*.worth.valor", Lack::Number("valor")),
    ("players.*.worth.defence", Lack::Number("defence")),
    ("players.*.space", Lack::Space),
    ("players.*.bag.*", Lack::Item),
    ("track.*", Lack::Challenge),
];

/// What was missing: a sentence for each condition that does not hold, and one for all enemies.
pub(crate) fn missing(
    lesson: &Lesson,
    course: &Course,
    game: &dyn AnyTable,
    voice: &Voice<'_>,
    step: &Step,
) -> Vec<String> {
    let view = game.view(Viewer::Seat(lesson.learner()));
    let teller = Teller { lesson, voice, view: &view };
    let wanted = if step.lack.is_empty() { &step.goal } else { &step.lack };
    let (mut res, mut foes) = (Vec::new(), Vec::new());
    for condition in wanted {
        if course.hold(lesson, game, std::slice::from_ref(condition)) {
            continue;
        }
        match lack(condition) {
            Some((Lack::Foes, name)) => foes.extend(teller.foes(condition, name)),
            Some((lack, name)) => res.extend(teller.sentence(condition, lack, name)),
            None => {}
        }
    }
    if !foes.is_empty() {
        res.push(msg!(voice.lang, MISSING_FOES, what = foes.join(", ")));
    }
    res
}

/// The kind of lack that a condition reads, and the part of its path at the last `*` of the pattern.
fn lack(condition: &Condition) -> Option<(Lack, &str)> {
    let path = condition.path()?;
    LACKS.iter().find_map(|(pattern, lack)| Some((*lack, name_in(path, pattern)?)))
}

/// The name that stands for the last `*` of a pattern, if it fits the path.
fn name_in<'p>(path: &'p str, pattern: &str) -> Option<&'p str> {
    let (parts, wanted) = (path.split('.'), pattern.split('.'));
    let fits = |(part, wanted): (&str, &str)| wanted == "*" || wanted == part;
    let is_meant = parts.clone().count() == wanted.clone().count()
        && parts.clone().zip(wanted.clone()).all(fits);
    let name = parts.zip(wanted).filter(|(_, wanted)| *wanted == "*").last();
    is_meant.then(|| name.map_or("", |(part, _)| part))
}

/// What a number had to be and is not.
enum Bound {
    AtLeast { have: i64, want: i64 },
    AtMost { have: i64, most: i64 },
}

struct Teller<'a> {
    lesson: &'a Lesson,
    voice: &'a Voice<'a>,
    view: &'a Value,
}

impl Teller<'_> {
    fn sentence(&self, condition: &Condition, lack: Lack, name: &str) -> Option<String> {
        let lang = self.voice.lang;
        Some(match lack {
            Lack::Number(key) => self.number(condition, key)?,
            Lack::Holder if name == "*" => self.number(condition, "regions")?,
            Lack::Holder => {
                let what = self.known("region", name);
                let holder = condition.found(self.view)?;
                match holder.as_str().and_then(|it| it.parse::<Seat>().ok()) {
                    Some(seat) => {
                        msg!(lang, MISSING_HOLDER, what = what, holder = self.voice.seat(seat))
                    }
                    None => msg!(lang, MISSING_NOBODY, what = what),
                }
            }
            Lack::Health => match self.bound(condition)? {
                Bound::AtLeast { have: 0, .. } => self.defeat(name),
                Bound::AtLeast { have, want } => {
                    let hero = self.known("hero", name);
                    msg!(lang, MISSING_HEALTH, what = hero, have = have, want = want)
                }
                Bound::AtMost { .. } => return None,
            },
            Lack::Defeat => self.defeat(name),
            Lack::Challenge => {
                let found = condition.found(self.view)?;
                let what = self.card("challenge", found.get("card")?.as_str()?);
                msg!(lang, MISSING_FOES, what = what)
            }
            Lack::Space => {
                let here = condition.found(self.view)?;
                let here = self.known("space", here.as_str()?);
                let there = self.known("space", condition.wanted()?.1.as_str()?);
                msg!(lang, MISSING_SPACE, here = here, there = there)
            }
            Lack::Item => {
                let what = self.card("item", condition.wanted()?.1.as_str()?);
                msg!(lang, MISSING_ITEM, what = what)
            }
            // They are told together.
            Lack::Foes => return None,
        })
    }

    fn number(&self, condition: &Condition, key: &str) -> Option<String> {
        let lang = self.voice.lang;
        let what = self.lesson.game().narrator().holding(lang, key, None)?;
        Some(match self.bound(condition)? {
            Bound::AtLeast { have, want } => {
                msg!(lang, MISSING_NUMBER, what = what, have = have, want = want)
            }
            Bound::AtMost { have, most } => {
                msg!(lang, MISSING_LIMIT, what = what, have = have, most = most)
            }
        })
    }

    fn bound(&self, condition: &Condition) -> Option<Bound> {
        let have = condition.found(self.view)?.as_i64()?;
        let (op, number) = condition.wanted()?;
        let number = number.as_i64()?;
        Some(match op {
            Op::AtLeast => Bound::AtLeast { have, want: number },
            Op::More => Bound::AtLeast { have, want: number + 1 },
            Op::AtMost => Bound::AtMost { have, most: number },
            Op::Less => Bound::AtMost { have, most: number - 1 },
            Op::Is if have < number => Bound::AtLeast { have, want: number },
            Op::Is => Bound::AtMost { have, most: number },
            Op::IsNot => return None,
        })
    }

    fn defeat(&self, hero: &str) -> String {
        msg!(self.voice.lang, MISSING_DEFEAT, what = self.known("hero", hero))
    }

    /// The enemies that a condition finds, each with the health that it has left.
    fn foes(&self, condition: &Condition, name: &str) -> Vec<String> {
        let found = condition.found(self.view).unwrap_or_default();
        let names: Vec<String> = match found.as_array() {
            Some(list) => list.iter().filter_map(|it| it.as_str().map(str::to_owned)).collect(),
            None if name == "*" => condition.counted(self.view),
            None => vec![name.to_owned()],
        };
        names.iter().map(|it| self.foe(it)).collect()
    }

    fn foe(&self, name: &str) -> String {
        let called = self.card("foe", name);
        let number = |key: &str| self.view["enemies"][name][key].as_i64();
        match number("health").zip(number("wounds")) {
            Some((health, wounds)) => {
                msg!(self.voice.lang, MISSING_FOE, what = called, n = health - wounds)
            }
            None => called,
        }
    }

    fn known(&self, kind: &str, name: &str) -> String {
        let lang = self.voice.lang;
        plain(self.lesson.game().narrator().named(lang, kind, name), lang)
    }

    fn card(&self, kind: &str, name: &str) -> String {
        let card = self.lesson.game().narrator().card(self.voice.lang, kind, name);
        card.map_or_else(|| name.to_owned(), |(called, _)| called)
    }
}

/// The last action of the learner before which what was left of the solution still reached the goal, with the number of
/// records before it. It closed the way if there is no other.
pub(crate) fn parting(
    lesson: &Lesson,
    course: &Course,
    game: &dyn AnyTable,
) -> Option<(usize, String)> {
    let step = lesson.step(course.step)?;
    let records = game.effective_records();
    let begin = course.n_before();
    let left = |n_records: usize| left(lesson, course, &records[begin..n_records]);
    let is_open = |n_records: &usize| {
        let table = game.until(*n_records, Origin::Lesson(lesson.id().into()));
        reaches(lesson, course, step, table, left(*n_records))
    };
    let last = (begin..records.len()).rev().find(is_open)?;
    let (seat, action) = &records[last];
    // An action that the solution takes next too closed nothing: the draws were others.
    let is_next = left(last).first().is_some_and(|it| it.seat == *seat && it.action == *action);
    (*seat == lesson.learner() && !is_next).then(|| (last, action.clone()))
}

/// What of the solution was not done yet.
fn left<'l>(lesson: &'l Lesson, course: &Course, played: &[(Seat, String)]) -> Vec<&'l Done> {
    let (records, begins) = lesson.solution();
    let mut res: Vec<&Done> =
        records[begins[course.step]..begins[course.step + 1]].iter().collect();
    for (seat, action) in played {
        if let Some(idx) = res.iter().position(|it| it.seat == *seat && it.action == *action) {
            res.remove(idx);
        }
    }
    res
}

/// Whether the goal is reached by what is left of the solution, in its order and as far as it can be done.
fn reaches(
    lesson: &Lesson,
    course: &Course,
    step: &Step,
    mut table: Box<dyn AnyTable>,
    mut left: Vec<&Done>,
) -> bool {
    loop {
        if course.hold(lesson, &*table, &step.goal) && !course.is_by_luck(lesson, &*table) {
            return true;
        }
        if !step.missed.is_empty() && course.hold(lesson, &*table, &step.missed) {
            return false;
        }
        let can_be_done = |it: &&Done| table.check(it.seat, &it.action).is_ok();
        let Some(idx) = left.iter().position(can_be_done) else { return false };
        let next = left.remove(idx);
        if table.act(next.seat, &next.action, &mut next.chance()).is_err() {
            return false;
        }
    }
}
