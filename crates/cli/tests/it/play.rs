//! A game in the terminal, typed through a pipe.

use crate::support::{Folder, typing};

const TABLE: &[&str] = &["play", "smallworld", "--seats", "you,greedy,greedy", "--seed", "5"];

fn play(input: &str) -> String {
    typing(TABLE, input).done()
}

#[test]
fn choices_are_numbered_and_priced() {
    let told = play("2\n");
    assert!(told.contains("Player 1: you, Greedy 1: greedy, Greedy 2: greedy"), "{told}");
    assert!(told.contains("  2  choose ethereals   Take the Ethereals    Explorer Ethereals, 9 tokens; price: 0 coins; on it: 1 coin\n"), "{told}");
    assert!(told.contains("Hill ×3; costs 6 tokens: 2 base + 3 defenders + 1 travel\n"), "{told}");
    assert!(told.contains("· Greedy 2 takes Herbalist Tauren with 15 tokens\n"), "{told}");
}

/// SW-CONQ-03: a refusal says its numbers, and so does the question why.
#[test]
fn sw_conq_03_why_not_is_answered_with_numbers() {
    let told = play("conquer l1a-03\n2\nconquer l1a-02\nwhy conquer s2a-04\nconquer s2a-04\n");
    assert!(told.contains("not at this point of the turn (SW-TURN-02)"), "{told}");
    let why = "needs 6: 2 base + 3 defenders + 1 travel";
    assert_eq!(told.matches(why).count(), 2, "{told}");
    assert!(told.contains("you hold 3 (SW-CONQ-03)"), "{told}");
}

#[test]
fn a_rule_is_read_in_the_language_of_the_table() {
    let in_polish = [TABLE, &["--lang", "pl"]].concat();
    let told = typing(&in_polish, "why SW-SETUP-01\n").done();
    assert!(told.contains("SW-SETUP-01\n  Gracze: od 2 do 5.\n"), "{told}");
}

#[test]
fn everything_that_is_forbidden_is_listed_by_its_rule() {
    let told = play("2\nwhy\n");
    assert!(
        told.contains("  only Naga conquer Seas and Lakes (SW-MAP-03)\n      conquer l1a-w1;"),
        "{told}"
    );
}

#[test]
fn undo_takes_the_last_choice_back() {
    let told = play("2\nundo\nconquer l1a-02\nundo\nundo\n");
    assert!(told.contains("· taken back: conquer l1a-02\n"), "{told}");
    // A banner was turned over when the combo was chosen: that stays.
    assert_eq!(
        told.matches("luck, a reveal or another seat's action lies in between").count(),
        2,
        "{told}"
    );
}

#[test]
fn slips_are_told_and_nothing_happens() {
    let told = play("7\nfrobnicate\nchoose nobody\nboard\nhelp\n\n");
    assert!(told.contains("there is no choice 7: they go from 1 to 6\n"), "{told}");
    assert!(told.contains("'frobnicate' is no verb of this game: there are "), "{told}");
    assert!(told.contains("; 'help' tells"), "{told}");
    assert_eq!(
        told.matches("Player 1: Choose a race").count(),
        2,
        "an empty line asks again: {told}"
    );
    assert_eq!(told.matches("On offer:").count(), 2, "{told}");
    let farewell = "You left; the game is kept as smallworld-";
    assert!(told.contains(farewell) && told.contains("\n  gospoda play --resume "), "{told}");
}

#[test]
fn a_match_that_was_left_can_be_resumed() {
    let folder = Folder::of("resume");
    let path = folder.path("kept.match");
    typing(&[TABLE, &["--record", &path]].concat(), "2\n1\nquit\n").done();
    let kept = folder.read("kept.match");
    let told = typing(&[TABLE, &["--resume", &path]].concat(), "done\n").done();
    assert!(
        told.contains("Player 1: Choose a region to conquer: you have 3 free tokens."),
        "{told}"
    );
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (before, after) = (lines(&kept), lines(&folder.read("kept.match")));
    let n_kept = before.len() - 1;
    assert_eq!(before[..n_kept], after[..n_kept], "what was played stays as it is");
    assert!(n_kept < after.len() - 1);
    assert_eq!(folder.names(), ["kept.match"]);

    let other =
        |args: &[&str]| typing(&[&["play", "smallworld", "--resume", &path], args].concat(), "");
    other(&["--seed", "6", "--seats", "you,greedy,greedy"]).complains(&[&path, "--seed"]);
    other(&["--seed", "5", "--seats", "you,greedy"]).complains(&[&path, "3 seats"]);
    other(&["--seats", "you,greedy,greedy"]).complains(&["--seed"]);
}

/// The luck of a resumed match is the luck that it would have had.
#[test]
fn leaving_and_resuming_changes_nothing() {
    let folder = Folder::of("same-luck");
    let bots = ["--seats", "greedy,greedy", "--seed", "11"];
    let whole = folder.path("whole.match");
    typing(&[&["play", "smallworld", "--record", &whole], &bots[..]].concat(), "").done();
    let text = folder.read("whole.match");
    let half: Vec<&str> = text.lines().take(60).collect();
    let path = folder.write("half.match", half.join("\n"));
    typing(&[&["play", "smallworld", "--resume", &path], &bots[..]].concat(), "").done();
    assert_eq!(folder.read("half.match"), text);
}

/// Where something may be let be, nobody is asked who said never; the match file is an ordinary one.
#[test]
fn answers_in_advance_are_given_without_asking() {
    let folder = Folder::of("windows");
    let path = folder.path("kept.match");
    let play = |windows: &str| {
        let table = ["play", "wrath", "--seats", "you,greedy", "--seed", "4", "--record", &path];
        let input = "fight\nmove\n2\n".repeat(150);
        typing(&[&table, &["--windows", windows][..]].concat(), &input).done()
    };
    let asked = play("");
    let window = "play a card against it";
    assert!(asked.contains(window), "{asked}");
    let never = play("defend=never,own-defend=never");
    assert!(!never.contains(window), "{never}");
    assert!(never.contains("Player 1: "), "{never}");
    let kept = folder.read("kept.match");
    assert!(kept.contains("\"action\":\"pass\""), "{kept}");
    typing(&["verify", &path], "").done();
}

#[test]
fn wrong_answers_in_advance_name_the_right_ones() {
    let play =
        |windows: &str| typing(&["play", "wrath", "--seats", "you", "--windows", windows], "");
    play("attack=never").complains(&["--windows", "no window 'attack'", "defend, own-defend"]);
    play("defend=maybe").complains(&["--windows", "always, never or ask"]);
    play("defend").complains(&["WINDOW=always"]);
}

/// Alone with bots a hint is there for the asking: where to look, what kind of answer, and the best answers.
#[test]
fn a_hint_comes_in_three_stages() {
    let told = play("2\nhint\nhint\nhint\n");
    let at = |what: &str| told.find(what).unwrap_or_else(|| panic!("no '{what}' in {told}"));
    assert!(at("  Look at: ") < at("  It is an answer of this kind: Conquer"), "{told}");
    assert!(at("  It is an answer of this kind: ") < at("chance to win "), "{told}");
    assert_eq!(told.matches(": chance to win ").count(), 3, "{told}");
    assert!(told.contains(" imagined courses of the game"), "{told}");
}

#[test]
fn people_who_play_against_each_other_agree_on_hints_first() {
    let two = ["play", "smallworld", "--seats", "you,you", "--seed", "5"];
    let refused = "hints were not agreed on";
    let told = typing(&two, "hint\n").done();
    assert!(told.contains(refused), "{told}");
    let told = typing(&[&two, &["--hints"][..]].concat(), "hint\n").done();
    assert!(!told.contains(refused) && told.contains("Once more for a clearer hint."), "{told}");
    let together = ["play", "wrath", "--seats", "you,you", "--seed", "5"];
    let told = typing(&together, "hint\n").done();
    assert!(!told.contains(refused) && told.contains("Once more for a clearer hint."), "{told}");
}
