//! Games that are kept by themselves: left, listed and gone on with, whatever ended them.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Stdio};

use crate::support::{Folder, Ran, command_at, typing_at};

/// A user with a folder of data.
struct User {
    data: Folder,
}

impl User {
    fn of(test: &str) -> Self {
        Self { data: Folder::of(test) }
    }

    fn typing(&self, args: &[&str], input: &str) -> Ran {
        typing_at(Path::new(&self.data.path("")), args, input)
    }

    fn list(&self) -> String {
        self.typing(&["play", "--resume"], "").done()
    }

    fn kept(&self, name: &str) -> String {
        self.data.read(&format!("gospoda/games/{name}"))
    }

    /// Plays on and leaves again; what was told.
    fn go_on(&self, name: &str, input: &str) -> String {
        self.typing(&["play", "--resume", name], input).done()
    }

    /// Types these lines and waits until `told` was printed; the game is still going on.
    fn in_the_middle(&self, args: &[&str], input: &str, told: &str) -> Child {
        let mut child = command_at(Path::new(&self.data.path("")))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary was built");
        let stdin = child.stdin.as_mut().expect("it was piped");
        stdin.write_all(input.as_bytes()).expect("it reads");
        let stdout = child.stdout.as_mut().expect("it was piped");
        let mut lines = BufReader::new(stdout).lines();
        let found = lines.any(|line| line.expect("it prints text").contains(told));
        assert!(found, "'{told}' was not printed");
        child
    }
}

fn killed(mut child: Child) {
    child.kill().expect("it was running");
    child.wait().expect("it has ended");
}

#[test]
fn every_game_is_kept_and_listed() {
    let user = User::of("kept-all");
    assert_eq!(user.list(), "No game was left.\n");
    for game in ["smallworld", "wrath", "quest", "adventure"] {
        let told = user.typing(&["play", game, "--seats", "you,greedy"], "1\n").done();
        let resume = format!(
            "You left; the game is kept as {game}-1. To play on:\n  gospoda play --resume {game}-1\n"
        );
        assert!(told.ends_with(&resume), "{told}");
    }
    user.typing(&["play", "wrath", "--seats", "you,greedy", "--seed", "4"], "").done();
    let listed = user.list();
    for name in ["smallworld-1", "wrath-1", "wrath-2", "quest-1", "adventure-1"] {
        assert_eq!(listed.matches(&format!("  {name} ")).count(), 1, "{listed}");
    }
    assert!(listed.starts_with("  1  wrath-2 "), "the latest is the first: {listed}");
    let only = user.typing(&["play", "quest", "--resume"], "").done();
    assert!(only.contains("quest-1") && !only.contains("wrath"), "{only}");
}

/// By name or by number, with nothing else to remember.
#[test]
fn a_game_is_gone_on_with_by_its_name() {
    let user = User::of("kept-name");
    user.typing(&["play", "smallworld", "--seats", "you,greedy,greedy", "--lang", "pl"], "2\n")
        .done();
    let before = user.kept("smallworld-1.match");
    let told = user.go_on("1", "1\n");
    assert!(told.contains("Gracz 1: you, Zachłanny 1: greedy, Zachłanny 2: greedy"), "{told}");
    let after = user.kept("smallworld-1.match");
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (before, after) = (lines(&before), lines(&after));
    assert_eq!(before[..before.len() - 1], after[..before.len() - 1], "what was played stays");
    assert!(before.len() < after.len(), "{after:?}");
    user.typing(&["play", "--resume", "smallworld-7"], "").complains(&["smallworld-7", "lists"]);
    user.typing(&["play", "wrath", "--resume", "smallworld-1"], "").complains(&["smallworld"]);
}

/// A game ends by a signal in the middle; every answer before it is there, with no --seed and no --record.
#[test]
fn a_signal_loses_nothing() {
    let user = User::of("kept-signal");
    let args = ["play", "smallworld", "--seats", "you,greedy"];
    killed(user.in_the_middle(&args, "1\n", "· Player 1 takes"));
    let kept = user.kept("smallworld-1.match");
    assert!(
        kept.lines().nth(1).is_some_and(|line| line.contains("\"action\":\"choose ")),
        "{kept}"
    );
    let told = user.go_on("smallworld-1", "");
    assert!(!told.contains("Choose a race"), "the race was chosen: {told}");
    let again = user.kept("smallworld-1.match");
    assert!(again.starts_with(&kept), "{again}");
}

#[test]
fn a_line_that_was_cut_off_is_forgotten() {
    let user = User::of("kept-torn");
    user.typing(&["play", "smallworld", "--seats", "you,greedy"], "1\n").done();
    let whole = user.kept("smallworld-1.match");
    let lines: Vec<&str> = whole.lines().collect();
    let torn = format!("{}\n{{\"seat\":\"P1\",\"act", lines[..lines.len() - 1].join("\n"));
    user.data.write("gospoda/games/smallworld-1.match", torn);
    user.go_on("smallworld-1", "");
    assert_eq!(user.kept("smallworld-1.match"), whole);
}

/// WQ-CAMP-05: a quest of a campaign that ended by a signal is gone on with, and the log is the one that was named.
#[test]
fn a_quest_of_a_campaign_survives_a_signal() {
    let user = User::of("kept-campaign");
    let log = user.data.path("evening.campaign");
    let args = ["play", "quest", "--seats", "you,greedy", "--campaign", &log];
    killed(user.in_the_middle(&args, "1\n1\n1\n", ": choose an action."));
    let kept = user.kept("quest-1.match");
    assert!(3 < kept.lines().count(), "{kept}");
    assert!(user.list().contains(&format!("campaign {log}")), "{}", user.list());
    user.typing(&args, "").complains(&["holds a quest that was left", "--resume"]);
    // The first choice, over and over: the quest ends, and the log is written.
    let told = user.go_on("quest-1", &"1\n".repeat(1_000));
    assert!(told.contains("Press Enter for the next quest"), "{told}");
    assert!(user.data.read("evening.campaign").contains("a-foul-stench"));
    let is_over = told.contains("of 5 quests won");
    assert_eq!(user.list().contains("quest-"), !is_over, "what goes on is listed: {told}");
}

#[test]
fn a_game_is_played_in_one_terminal_only() {
    let user = User::of("kept-lock");
    let args = ["play", "smallworld", "--seats", "you,greedy"];
    let child = user.in_the_middle(&args, "", "Choose a race");
    user.typing(&["play", "--resume", "smallworld-1"], "")
        .complains(&["smallworld-1", "another terminal"]);
    killed(child);
    user.go_on("smallworld-1", "");
}

/// What is over stays as a match file, and is no longer listed.
#[test]
fn a_game_that_is_over_is_not_left() {
    let user = User::of("kept-over");
    user.typing(&["play", "smallworld", "--seats", "greedy,greedy"], "").done();
    assert_eq!(user.list(), "No game was left.\n");
    let file = user.data.path("gospoda/games/smallworld-1.match");
    user.typing(&["verify", &file], "").done();
    user.typing(&["play", "smallworld"], "").done();
    assert!(user.list().contains("  smallworld-2 "), "its name is not used again");
}

#[test]
fn another_folder_can_be_named() {
    let user = User::of("kept-folder");
    let folder = user.data.path("mine");
    let told = user.typing(&["play", "smallworld", "--games", &folder], "").done();
    assert!(told.contains(&format!("--resume smallworld-1 --games {folder}")), "{told}");
    assert_eq!(user.list(), "No game was left.\n");
    let listed = user.typing(&["play", "--resume", "--games", &folder], "").done();
    assert!(listed.contains("  smallworld-1 "), "{listed}");
    let file = user.data.write("file", "");
    user.typing(&["play", "smallworld", "--games", &file], "").complains(&[&file]);
}
