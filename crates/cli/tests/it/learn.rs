//! Lessons and puzzles in the terminal, typed through pipes.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use text::{Lang, msg};

use crate::served::{Server, ask};
use crate::support::{Folder, command_at, gospoda, typing};

/// The last line of the help. It is asked for after each line, to know where the answer to that ends.
const END: &str = "  quit                  leave the table";

const FIRST_GAMES: [&str; 4] =
    ["smallworld/first-turn", "wrath/first-game", "quest/into-the-dark", "adventure/first-errands"];

/// A learner who types a line and reads what is answered before the next one.
struct Learner {
    child: Child,
    typed: ChildStdin,
    told: BufReader<ChildStdout>,
    lang: Lang,
    /// The lesson is over, or the program has ended.
    is_over: bool,
    all: String,
}

impl Learner {
    /// Starts a lesson; returns its first output.
    fn begin(lesson: &str, lang: Lang) -> (Self, String) {
        let data = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let mut child = command_at(data)
            .args(["learn", lesson, "--seed", "3", "--lang", &lang.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary was built");
        let typed = child.stdin.take().expect("it was piped");
        let told = BufReader::new(child.stdout.take().expect("it was piped"));
        let mut res = Self { child, typed, told, lang, is_over: false, all: String::new() };
        let told = res.asks("help");
        (res, told)
    }

    fn types(&mut self, line: &str) -> String {
        self.asks(&format!("{line}\nhelp"))
    }

    fn asks(&mut self, lines: &str) -> String {
        writeln!(self.typed, "{lines}").expect("the lesson goes on");
        let free = msg!(self.lang, LESSON_FREE);
        let mut res = String::new();
        loop {
            let mut line = String::new();
            let n_read = self.told.read_line(&mut line).expect("it prints text");
            let line = line.trim_end();
            self.is_over = n_read == 0 || line == free;
            res.extend([line, "\n"]);
            if self.is_over || line == END {
                self.all.push_str(&res);
                return res;
            }
        }
    }

    /// Asks for hints until one says what to do, and does that.
    fn does_what_is_hinted(&mut self) -> String {
        let start = msg!(self.lang, LESSON_TRY, what = "\u{0}");
        let (start, end) = start.split_once('\u{0}').expect("it says what");
        let said = |told: &str| {
            let lines = told.lines();
            let mut tried =
                lines.filter_map(|it| Some(it.strip_prefix(start)?.strip_suffix(end)?.to_owned()));
            tried.next()
        };
        let what = (0..3).find_map(|_| said(&self.types("h")));
        let what = what.unwrap_or_else(|| panic!("three hints say what to do: {}", self.all));
        let list = self.types("list");
        let is_meant = |line: &&str| line.split("  ").any(|it| it.trim() == what);
        let row = list.lines().find(is_meant);
        let row = row.unwrap_or_else(|| panic!("'{what}' is not in the list: {list}"));
        let number = row.split_whitespace().next().expect("the lines have numbers");
        self.types(number)
    }

    /// Goes on by hints and with `n` until the lesson is over.
    fn goes_to_the_end(&mut self, mut told: String) {
        for _ in 0..400 {
            if self.is_over {
                return;
            }
            let has_next = told.lines().any(|it| it.starts_with("[n] "));
            told = if has_next { self.types("n") } else { self.does_what_is_hinted() };
        }
        panic!("it does not end: {}", self.all);
    }

    /// Leaves the lesson; returns all output.
    fn leaves(mut self) -> String {
        drop(self.typed);
        self.told.read_to_string(&mut self.all).expect("it prints text");
        assert!(self.child.wait().expect("it ends by itself").success(), "{}", self.all);
        self.all
    }
}

fn title(id: &str, lang: Lang) -> String {
    lessons::find(id).expect("the lesson is there").title(lang)
}

#[test]
fn lessons_and_puzzles_are_listed_in_every_language() {
    for &lang in Lang::ALL {
        let told = gospoda(&["learn", "--lang", &lang.to_string()]).done();
        assert_eq!(told.lines().count(), lessons::all().len(), "{told}");
        for id in FIRST_GAMES.iter().chain(&["smallworld/01-caves-pay-twice"]) {
            let line = told.lines().find(|it| it.starts_with(&format!("{id} ")));
            assert!(line.is_some_and(|it| it.contains(&title(id, lang))), "{id}: {told}");
        }
    }
    gospoda(&["learn", "smallworld/last-turn"])
        .complains(&["there is no lesson 'smallworld/last-turn'", "'gospoda learn' lists them"]);
}

fn is_finished_by_hints(id: &str) {
    for &lang in Lang::ALL {
        let (mut learner, told) = Learner::begin(id, lang);
        let steps = lessons::find(id).expect("the lesson is there").steps().len();
        let count = |step: usize| {
            format!(
                "{} · {}",
                title(id, lang),
                msg!(lang, LESSON_COUNT, step = step, steps = steps)
            )
        };
        assert!(told.contains(&count(1)), "{told}");
        learner.goes_to_the_end(told);
        let told = learner.leaves();
        assert!(told.contains(&count(steps)), "{told}");
        assert!(told.contains(&msg!(lang, LESSON_FREE)), "{told}");
    }
}

#[test]
fn the_first_game_of_smallworld_is_finished_by_hints() {
    is_finished_by_hints(FIRST_GAMES[0]);
}

#[test]
fn the_first_game_of_wrath_is_finished_by_hints() {
    is_finished_by_hints(FIRST_GAMES[1]);
}

#[test]
fn the_first_game_of_quest_is_finished_by_hints() {
    is_finished_by_hints(FIRST_GAMES[2]);
}

#[test]
fn the_first_game_of_adventure_is_finished_by_hints() {
    is_finished_by_hints(FIRST_GAMES[3]);
}

#[test]
fn a_game_alone_means_its_first_lesson() {
    let told = typing(&["learn", "smallworld"], "quit\n").done();
    assert!(told.contains(&title(FIRST_GAMES[0], Lang::En)), "{told}");
}

/// A puzzle is missed, tried again and solved; then the next one is offered.
#[test]
fn a_puzzle_is_tried_until_it_is_solved() {
    let id = "smallworld/01-caves-pay-twice";
    let (mut learner, told) = Learner::begin(id, Lang::En);
    assert!(told.contains(&title(id, Lang::En)), "{told}");
    // The first action of the list, again and again, solves nothing.
    let missed = (0..40).map(|_| learner.types("1")).find(|told| told.contains("[again] "));
    let missed = missed.unwrap_or_else(|| panic!("it is missed: {}", learner.all));
    assert!(missed.contains("[again] Try again") && !missed.contains("[n] "), "{missed}");
    let mut told = learner.types("again");
    for _ in 0..40 {
        if told.contains("[n] Next puzzle") {
            break;
        }
        told = learner.does_what_is_hinted();
    }
    assert!(told.contains("[n] Next puzzle"), "{}", learner.all);
    let told = learner.types("n");
    assert!(told.contains(&title("smallworld/02-the-big-garrison", Lang::En)), "{told}");
    learner.leaves();
}

#[test]
fn an_example_of_a_rule_is_opened() {
    for &lang in Lang::ALL {
        let id = "smallworld/SW-CONQ-03";
        let (mut learner, told) = Learner::begin(id, lang);
        assert!(told.contains(&title(id, lang)), "{told}");
        // Nothing is to be found in it: the table plays what is shown.
        let told = learner.types("skip");
        let has_next = told.lines().any(|it| it.starts_with("[n] "));
        learner.types(if has_next { "n" } else { "leave" });
        assert!(learner.is_over, "it ends: {}", learner.all);
        learner.leaves();
    }
}

/// Copies the first lesson of Small World under another name, with something replaced in its script.
fn copied(folder: &Folder, name: &str, from: &str, to: &str) {
    let there = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons/smallworld");
    let read = |file: &str| fs::read_to_string(there.join(file)).expect("the lesson is there");
    let script = read("first-turn.lesson");
    assert!(script.contains(from), "{script}");
    folder.write(&format!("smallworld/{name}.lesson"), script.replacen(from, to, 1));
    for lang in Lang::ALL {
        let words = read(&format!("first-turn.{lang}.ftl"));
        let words = words.replace("lesson-first-turn", &format!("lesson-{name}"));
        folder.write(&format!("smallworld/{name}.{lang}.ftl"), words);
    }
}

/// One good and one wrong lesson of a host: the wrong one is named with its line and left out.
#[test]
fn lessons_of_a_folder_are_offered_beside_the_others() {
    let folder = Folder::of("own-lessons");
    fs::create_dir_all(folder.path("smallworld")).expect("the folder for tests can be written");
    copied(&folder, "my-turn", "P1 choose orcs\n", "P1 choose orcs\n");
    let (right, wrong) = ("P1 conquer s1a-03\n", "P1 conquer s1a-07\n");
    copied(&folder, "no-turn", right, wrong);
    let script = folder.read("smallworld/no-turn.lesson");
    let line = 1 + script.lines().position(|it| it == wrong.trim_end()).expect("it is there");
    let path = folder.path("");

    let ran = gospoda(&["learn", "--lessons", &path]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.lines().any(|it| it.starts_with("smallworld/my-turn ")), "{}", ran.out);
    assert!(!ran.out.contains("no-turn"), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), lessons::all().len() + 1, "{}", ran.out);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    for part in ["gospoda: ", "no-turn.lesson is left out", &format!("no-turn.lesson:{line}: ")] {
        assert!(ran.err.contains(part), "'{part}' is not in: {}", ran.err);
    }
    let ran = typing(&["learn", "smallworld/my-turn", "--lessons", &path], "quit\n");
    assert!(ran.out.contains(&title(FIRST_GAMES[0], Lang::En)), "{}", ran.out);

    let data = folder.path("data");
    let command = Command::new(env!("CARGO_BIN_EXE_gospoda"));
    let server = Server::started_with(command, &data, &["--lessons", &path]);
    let page = ask(&server.addr, "GET /?game=smallworld", "", None).expect("the lobby is there");
    assert!(page.contains("name=\"lesson\" value=\"smallworld/my-turn\""), "{page}");
    assert!(!page.contains("no-turn"), "{page}");
}
