//! Every rule that some scenario can show has an example to try. `BLESS=1` writes `lessons/examples.txt` anew.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use catalog::scenario;
use lessons::{Example, Input, Lesson, Phase};
use page::LessonPanel;
use text::Lang;

use crate::bench::Pupil;

/// So many scenarios of a rule are tried, those first that name it first and are short.
const MOST_TRIED: usize = 6;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

/// A scenario that names a rule; the best is the least.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    /// No seat acts in it, so the position is only shown.
    is_shown_only: bool,
    /// How many rules it names before this one.
    n_before: usize,
    n_lines: usize,
    path: String,
}

fn text_of(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn candidates() -> BTreeMap<String, Vec<Candidate>> {
    let root = folder("scenarios");
    let mut res: BTreeMap<String, Vec<Candidate>> = BTreeMap::new();
    for file in scenario::files(&root).expect("scenarios can be listed") {
        let text = text_of(&file);
        let source = scenario::parse(&text);
        let source = source.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let path = file.strip_prefix(&root).expect("it is below").with_extension("");
        let (path, n_lines) = (path.to_string_lossy().into_owned(), text.lines().count());
        let rules = source.head.rules.clone();
        let Some(example) = source.into_example() else { continue };
        let is_shown_only = example.steps[0].goal.is_empty();
        for (n_before, rule) in rules.into_iter().enumerate() {
            let candidate = Candidate { is_shown_only, n_before, n_lines, path: path.clone() };
            res.entry(rule).or_default().push(candidate);
        }
    }
    for candidates in res.values_mut() {
        candidates.sort();
        candidates.truncate(MOST_TRIED);
    }
    res
}

/// Rules that these scenarios can show, each with the best of them.
fn best(of: impl Iterator<Item = (String, Vec<Candidate>)>) -> Vec<(String, String)> {
    let known = |rule: &str| rulebook::entry(rule, rulebook::Language::English).map(|it| it.id);
    let shows = |rule: &'static str, path: &str| {
        let file = folder("scenarios").join(path).with_extension("scenario");
        Lesson::of_rule(rule, path, &text_of(&file)).is_ok()
    };
    let best = of.filter_map(|(rule, candidates)| {
        let id = known(&rule)?;
        let path = candidates.into_iter().map(|it| it.path).find(|path| shows(id, path))?;
        Some((rule, path))
    });
    best.collect()
}

#[test]
fn every_rule_that_a_scenario_can_show_has_an_example() {
    let all = candidates();
    if std::env::var_os("BLESS").is_some() {
        let lines = best(all.into_iter()).into_iter();
        let lines: String = lines.map(|(rule, path)| format!("{rule} {path}\n")).collect();
        return std::fs::write(folder("lessons/examples.txt"), lines).unwrap();
    }
    let without = all.into_iter().filter(|(rule, _)| !lessons::has_example(rule));
    assert_eq!(best(without), Vec::new(), "BLESS=1 writes lessons/examples.txt anew");
    let rules: Vec<&str> = lessons::examples().iter().map(|it| it.rule).collect();
    assert!(rules.is_sorted_by(|a, b| a < b), "by name, each once");
}

/// `lessons/no-examples.txt` names the others, each with the reason.
#[test]
fn every_rule_has_an_example_or_a_reason_for_none() {
    let reasons = text_of(&folder("lessons/no-examples.txt"));
    let reasons = reasons.lines().map(|line| line.split_once(' ').expect("a rule and a reason"));
    let reasons: BTreeMap<&str, &str> = reasons.collect();
    let books = rulebook::rulebooks(rulebook::Language::English).iter();
    let rules = books.flat_map(|book| &book.entries).map(|it| it.id);
    let without: BTreeSet<&str> = rules.filter(|rule| !lessons::has_example(rule)).collect();
    let explained: BTreeSet<&str> = reasons.keys().copied().collect();
    assert_eq!(without, explained);
    assert!(reasons.values().all(|reason| reason.ends_with('.')), "{reasons:?}");
}

fn examples() -> impl Iterator<Item = (&'static Example, Arc<Lesson>)> {
    let read = |it: &'static Example| (it, it.read().unwrap_or_else(|error| panic!("{error}")));
    lessons::examples().iter().map(read).map(|(it, lesson)| (it, Arc::new(lesson)))
}

#[test]
fn every_example_is_of_its_rule_and_shows_itself() {
    for (example, lesson) in examples() {
        let found = lessons::find(lesson.id()).expect(example.rule);
        assert_eq!((found.rule(), found.file()), (Some(example.rule), example.file));
        let mut pupil = Pupil::new(&lesson, 5);
        let begin = pupil.bench.table.hash();
        pupil.wants(Input::Skip).unwrap_or_else(|error| panic!("{}: {error}", example.rule));
        assert_eq!(pupil.course.phase, Phase::Finished, "{}", example.rule);
        pupil.wants(Input::Again).unwrap();
        assert_eq!(pupil.bench.table.hash(), begin, "{}", example.rule);
        if pupil.bench.table.outcome().is_none() {
            pupil.wants(Input::Leave).unwrap_or_else(|error| panic!("{}: {error}", example.rule));
            assert_eq!(pupil.course.phase, Phase::Free);
        }
    }
}

#[test]
fn an_example_is_told_in_the_words_of_the_rule() {
    let lesson = lessons::find("smallworld/SW-CONQ-03").unwrap();
    let said = |lang| crate::puzzles::panel(&Pupil::new(&lesson, 1), lang);
    let own = |of: fn(&LessonPanel) -> &String| -> BTreeSet<String> {
        Lang::ALL.iter().map(|&lang| of(&said(lang)).clone()).collect()
    };
    assert_eq!(own(|it| &it.say).len(), Lang::ALL.len());
    assert_eq!(own(|it| &it.title).len(), Lang::ALL.len());
    assert_eq!(said(Lang::En).title, "Example: Cost");
    for &lang in Lang::ALL {
        let panel = said(lang);
        assert_eq!(panel.rule, Some("SW-CONQ-03"));
        let said = format!("{} {}", panel.title, panel.say);
        assert!(!said.contains(['*', '`']) && said.split(' ').count() < 50, "{said}");
        assert!(panel.ways.can_skip && !panel.ways.can_hint);
    }
}

#[test]
fn there_is_no_example_of_what_is_no_rule_of_the_game() {
    for id in
        [concat!("smallworld/SW-NONE-", "99"), "quest/SW-CONQ-03", "SW-CONQ-03", "smallworld/"]
    {
        assert!(lessons::find(id).is_none(), "{id}");
    }
}
