//! The words of a lesson: its own, or for an example those of its rule. And whether its own are whole: every message in
//! every language, nothing unused, nothing untold, no digit, and not too long.

use std::collections::{BTreeMap, BTreeSet};

use catalog::scenario::Step;
use rulebook::Language;
use text::{Lang, Saying, Wording, msg};

use crate::lesson::Lesson;

/// The words of a lesson.
pub(crate) enum Words {
    /// They lie beside it.
    Own(Wording),
    /// It is an example of this rule.
    OfRule(&'static str),
}

impl Words {
    /// The words of each language, in the order of [`Lang::ALL`].
    pub(crate) fn read(sources: &[String]) -> Result<Self, (Lang, usize, String)> {
        Wording::read(sources).map(Self::Own)
    }

    /// What is said in own words.
    pub(crate) fn sayings(&self, lang: Lang) -> &[Saying] {
        match self {
            Self::Own(words) => words.sayings(lang),
            Self::OfRule(_) => &[],
        }
    }
}

/// The most words of a rule that are told; the rest is cut off.
const MOST_OF_RULE: usize = 40;

/// A text of an example: its title is that of the rule, and its step says what the rule says.
pub(crate) fn of_rule(
    rule: &str,
    lang: Lang,
    is_of_step: bool,
    attribute: Option<&str>,
) -> Option<String> {
    let entry = || rulebook::entry(rule, Language::of_tag(lang.tag()));
    match (is_of_step, attribute) {
        (false, None) => Some(match entry()?.heading() {
            "" => msg!(lang, EXAMPLE_TITLE, rule = rule),
            heading => msg!(lang, EXAMPLE_TITLE, rule = heading),
        }),
        (false, Some("end")) => Some(msg!(lang, EXAMPLE_END)),
        (true, Some("say")) => Some(shortened(&entry()?.plain())),
        (true, Some("done")) => Some(msg!(lang, EXAMPLE_DONE)),
        _ => None,
    }
}

/// On one line, and of a long rule what it says first.
fn shortened(text: &str) -> String {
    let lines = text.lines().map(|line| line.trim().trim_start_matches("- "));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    if words.len() <= MOST_OF_RULE {
        return words.join(" ");
    }
    format!("{} …", words[..MOST_OF_RULE].join(" "))
}

/// The most words that are said at once, and in one sentence.
const MOST_ENGLISH: usize = 30;
const MOST_OTHER: usize = 36;
const MOST_IN_A_SENTENCE: usize = 15;

/// What the words of the lesson itself may be called, and whether they must be there.
const OF_LESSON: &[(&str, bool)] = &[("about", true), ("goal", true), ("end", true)];
const OF_STEP: &[(&str, bool)] =
    &[("say", true), ("done", false), ("hint", false), ("missed", false)];

/// What is wrong, with the language.
pub(crate) fn faults(lesson: &Lesson) -> Vec<(Lang, String)> {
    let mut res = Vec::new();
    let offers = (0..lesson.steps().len()).flat_map(|step| lesson.solved_at(step).1);
    let numbers = offers.flat_map(|it| it.numbers).map(|(name, _)| name).collect();
    for &lang in Lang::ALL {
        let sayings = lesson.words.sayings(lang);
        let mut by_message: BTreeMap<&str, Vec<&Saying>> = BTreeMap::new();
        for saying in sayings {
            by_message.entry(&saying.id).or_default().push(saying);
        }
        let mut check = Check { lang, lesson, numbers: &numbers, faults: Vec::new() };
        let own = by_message.remove(lesson.message(None).as_str());
        check.message(None, own.unwrap_or_default());
        for step in lesson.steps() {
            let said = by_message.remove(lesson.message(Some(step)).as_str());
            check.message(Some(step), said.unwrap_or_default());
        }
        if let Some(unused) = by_message.keys().next() {
            check.fault(format!("nothing says {unused}"));
        }
        res.extend(check.faults.into_iter().map(|what| (lang, what)));
    }
    res.extend(differences(lesson));
    res
}

/// Attributes that may be missing are missing in all languages.
fn differences(lesson: &Lesson) -> Vec<(Lang, String)> {
    let names = |lang: Lang| -> BTreeSet<(String, Option<String>)> {
        let sayings = lesson.words.sayings(lang).iter();
        sayings.map(|it| (it.id.clone(), it.attribute.clone())).collect()
    };
    let leading = names(Lang::En);
    let mut res = Vec::new();
    for &lang in Lang::ALL {
        for (id, attribute) in leading.symmetric_difference(&names(lang)) {
            let attribute = attribute.as_deref().unwrap_or("its value");
            res.push((lang, format!("{id}: {attribute} is there in one language only")));
        }
    }
    res
}

struct Check<'l> {
    lang: Lang,
    lesson: &'l Lesson,
    /// The numbers of actions in the course of the solution.
    numbers: &'l BTreeSet<&'static str>,
    faults: Vec<String>,
}

impl Check<'_> {
    fn fault(&mut self, what: String) {
        self.faults.push(what);
    }

    fn message(&mut self, step: Option<&Step>, said: Vec<&Saying>) {
        let id = self.lesson.message(step);
        let known: Vec<(&str, bool)> = match step {
            None => OF_LESSON.to_vec(),
            Some(step) => {
                OF_STEP.iter().copied().chain(step.messages().map(|it| (it, true))).collect()
            }
        };
        for (name, _) in known.iter().filter(|(_, is_needed)| *is_needed) {
            if !said.iter().any(|it| it.attribute.as_deref() == Some(name)) {
                self.fault(format!("{id} has no .{name}"));
            }
        }
        if step.is_none() && !said.iter().any(|it| it.attribute.is_none()) {
            self.fault(format!("{id} has no title"));
        }
        for saying in said {
            match saying.attribute.as_deref() {
                Some(name) if !known.iter().any(|(it, _)| *it == name) => {
                    self.fault(format!("nothing says {id}.{name}"));
                }
                None if step.is_some() => self.fault(format!("nothing says the value of {id}")),
                Some(_) | None => self.saying(step, saying),
            }
        }
    }

    fn saying(&mut self, step: Option<&Step>, saying: &Saying) {
        let at = match &saying.attribute {
            Some(name) => format!("{}.{name}", saying.id),
            None => saying.id.clone(),
        };
        self.faults.extend(saying.faults.iter().map(|it| format!("{at} {it}")));
        let telling = step.or(self.lesson.steps().first());
        let told = telling.into_iter().flat_map(|it| &it.with);
        let mut told: BTreeSet<&str> = told.map(|(name, _)| name.as_str()).collect();
        // What is said of an action has the numbers of that action.
        let is_answer = step
            .is_some_and(|step| step.messages().any(|it| Some(it) == saying.attribute.as_deref()));
        if is_answer {
            told.extend(self.numbers.iter().copied());
        }
        if let Some(untold) = saying.variables.iter().find(|it| !told.contains(it.as_str())) {
            self.fault(format!("{at} uses ${untold}, which nothing tells"));
        }
        let most = if self.lang == Lang::En { MOST_ENGLISH } else { MOST_OTHER };
        for text in &saying.texts {
            if text.contains(|it: char| it.is_ascii_digit()) {
                self.fault(format!("{at} has a digit: numbers come from variables"));
            }
            let n_words = text.split_whitespace().count();
            if most < n_words {
                self.fault(format!("{at} has {n_words} words, more than {most}"));
            }
            for sentence in text.split(['.', '!', '?']) {
                let n_words = sentence.split_whitespace().count();
                if MOST_IN_A_SENTENCE < n_words {
                    self.fault(format!(
                        "{at} has a sentence of {n_words} words, more than {MOST_IN_A_SENTENCE}"
                    ));
                }
            }
        }
    }
}
