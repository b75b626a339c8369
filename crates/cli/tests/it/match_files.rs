//! Match files: what holds, what does not, and what is none.

use serde_json::Value;

use crate::support::{Folder, gospoda};

fn lines_of(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

fn text_of(lines: &[Value]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_match_of_bots_verifies_with_all_its_dice() {
    let folder = Folder::of("verify");
    let text = folder.whole_match("whole.match");
    let path = folder.path("whole.match");
    let told = gospoda(&["verify", &path]).done();
    assert!(told.contains("every draw follows from the seed"), "{told}");
    let found: Value = serde_json::from_str(&gospoda(&["verify", &path, "--json"]).done()).unwrap();
    assert_eq!(found["holds"], true);
    assert_eq!(found["found"]["records"], text.lines().count() - 2);
    assert_eq!(found["found"]["hash"], lines_of(&text).last().unwrap()["hash"]);
}

/// Cut between two lines it is the record of a match that goes on.
#[test]
fn a_file_without_its_closing_line_holds_as_far_as_it_goes() {
    let folder = Folder::of("cut");
    let text = folder.whole_match("whole.match");
    let half: Vec<&str> = text.lines().take(40).collect();
    let path = folder.write("half.match", half.join("\n"));
    let told = gospoda(&["verify", &path]).done();
    assert!(told.contains("39 actions"), "{told}");
    assert!(told.contains("the match goes on"), "{told}");
    assert!(told.contains("the closing line is missing"), "{told}");
}

#[test]
fn what_is_no_match_file_cannot_be_verified() {
    let folder = Folder::of("no-match");
    let text = folder.whole_match("whole.match");
    let header = text.lines().next().unwrap();
    let with = |from: &str, to: &str| text.replacen(from, to, 1);
    let inner = text.len() / 2 + text[text.len() / 2..].find("\"action\"").unwrap();
    let cases: &[(&str, String, usize, &str)] = &[
        ("empty", String::new(), 1, "empty"),
        ("words", "hello\n".to_owned(), 1, "no header"),
        ("json", "{\"a\":1}\n".to_owned(), 1, "no header"),
        ("format", with("\"gospoda\":1", "\"gospoda\":9"), 1, "format 9"),
        ("game", with("\"smallworld\"", "\"chess\""), 1, "'chess'"),
        ("rules", with("\"rules\":", "\"rules\":9"), 1, "rules version 9"),
        ("setup", with("\"seats\":2", "\"seats\":\"two\""), 1, "the setup is wrong"),
        ("torn", text[..inner].to_owned(), text[..inner].lines().count(), "no JSON"),
        ("shape", format!("{header}\n{{\"seat\":\"P1\"}}\n"), 2, "seat and action"),
        (
            "late",
            format!("{text}{{\"seat\":\"P1\",\"undo\":1}}\n"),
            text.lines().count() + 1,
            "after",
        ),
    ];
    for (name, text, line, told) in cases {
        let path = folder.write(name, text);
        let place = format!("{path}:{line}: ");
        gospoda(&["verify", &path]).complains(&[&place, told]);
        gospoda(&["verify", &path, "--json"]).complains(&[&place, told]);
        gospoda(&["replay", &path]).complains(&[&place, told]);
        gospoda(&["render", &path, "--out", &folder.path("x.svg")]).complains(&[&place, told]);
    }
    assert!(!folder.names().contains(&"x.svg".to_owned()));
}

#[test]
fn a_record_that_is_not_true_does_not_verify() {
    let folder = Folder::of("untrue");
    let text = folder.whole_match("whole.match");
    let whole = lines_of(&text);
    let last = whole.len();
    let conquest = 1 + whole.iter().position(|it| it["chance"].is_array()).unwrap();
    type Forgery = fn(&mut Vec<Value>, usize);
    let cases: &[(&str, Forgery, usize, &str)] = &[
        (
            "seats",
            |it, _| it[0]["setup"]["seats"] = 9.into(),
            1,
            "2 to 5 players, not 9 (SW-SETUP-01)",
        ),
        ("hash", |it, _| it.last_mut().unwrap()["hash"] = "0".repeat(32).into(), last, "the hash"),
        (
            "seed",
            |it, _| it.last_mut().unwrap()["seed"] = "0".repeat(64).into(),
            last,
            "committed to",
        ),
        ("bound", |it, at| it[at]["chance"][0][0] = 7.into(), conquest, "7"),
        (
            "spare",
            |it, at| it[at]["chance"] = serde_json::json!([it[at]["chance"][0], [6, 0]]),
            conquest,
            "not asked for",
        ),
        ("missing", |it, at| it[at]["chance"] = serde_json::json!([]), conquest, ""),
        ("seat", |it, _| it[1]["seat"] = "P8".into(), 2, "P8"),
        ("word", |it, _| it[1]["action"] = "cheat".into(), 2, "'cheat'"),
        ("undo", |it, _| it[1] = serde_json::json!({ "seat": "P1", "undo": 1 }), 2, "takes back 1"),
        (
            "draw",
            |it, _| {
                it[0]["opening"][0][1] =
                    (1 - it[0]["opening"][0][1].as_i64().unwrap().min(1)).into()
            },
            0,
            "",
        ),
    ];
    for (name, forge, line, told) in cases {
        let mut lines = whole.clone();
        forge(&mut lines, conquest - 1);
        let path = folder.write(name, text_of(&lines));
        let place = if *line == 0 { format!("{path}:") } else { format!("{path}:{line}: ") };
        gospoda(&["verify", &path]).answers_no(&place);
        gospoda(&["verify", &path]).answers_no(told);
        gospoda(&["verify", &path, "--json"]).answers_no("\"holds\": false");
        gospoda(&["replay", &path, "--to", "999999"]).code.expect("it ends by itself");
    }
}

#[test]
fn a_replay_ends_after_the_actions_asked_for() {
    let folder = Folder::of("replay");
    let text = folder.whole_match("whole.match");
    let path = folder.path("whole.match");
    for n in [0, 1, 17] {
        let told = gospoda(&["replay", &path, "--to", &n.to_string(), "--json"]).done();
        let told: Value = serde_json::from_str(&told).unwrap();
        assert_eq!(told["records"], n);
    }
    let told = gospoda(&["replay", &path, "--lang", "cs", "--as", "P2"]).done();
    let n_actions = text.lines().count() - 2;
    assert!(told.contains(&format!("{n_actions} P")), "{told}");
    gospoda(&["replay", &path, "--as", "P3"]).complains(&["2 seats", "P3"]);
}

#[test]
fn a_finished_match_is_looked_back_at() {
    let folder = Folder::of("analyse");
    let text = folder.whole_match("whole.match");
    let path = folder.path("whole.match");
    let analysed =
        |more: &[&str]| gospoda(&[&["analyse", &path, "--iterations", "20"], more].concat()).done();
    let found: Value = serde_json::from_str(&analysed(&["--json"])).unwrap();
    let n_records = text.lines().count() - 2;
    assert_eq!(found["chances"]["open"].as_array().unwrap().len(), n_records + 1);
    assert_eq!(found["seats"].as_array().unwrap().len(), 2);
    assert_eq!(analysed(&["--json"]), analysed(&["--json", "--seed", "1"]));
    for (lang, luck) in [("pl", "szczęście"), ("cs", "štěstí")] {
        let told = analysed(&["--lang", lang]);
        assert!(told.contains(luck), "{told}");
    }
    // A row for each turn: after how many moves, whose it was, and both chances of each seat.
    let told = analysed(&[]);
    assert!(told.contains("luck"), "{told}");
    let records = &lines_of(&text)[1..=n_records];
    let turns = records.chunk_by(|one, other| one["seat"] == other["seat"]);
    let percent = |what: &str, n_moves: usize, seat: usize| {
        let chance = found["chances"][what][n_moves][seat].as_f64().expect("a number");
        (chance as f32 * 100.0).round()
    };
    let mut n_moves = 0;
    for turn in turns {
        n_moves += turn.len();
        let of_seat = |seat| {
            format!("{} / {}", percent("known", n_moves, seat), percent("open", n_moves, seat))
        };
        let row = told.lines().map(|it| it.split_whitespace().collect::<Vec<_>>().join(" "));
        let (start, end) = (format!("{n_moves} "), format!("{} {}", of_seat(0), of_seat(1)));
        let n_rows = row.filter(|it| it.starts_with(&start) && it.ends_with(&end)).count();
        assert_eq!(n_rows, 1, "{start}… {end} is in {told}");
    }
    gospoda(&["analyse", &path, "--iterations", "0"]).complains(&["--iterations", "0"]);
    let half: Vec<&str> = text.lines().take(40).collect();
    let half = folder.write("half.match", half.join("\n"));
    gospoda(&["analyse", &half]).complains(&[&half, "not over"]);
}

/// From a moment of a match another one goes on, as a match of its own.
#[test]
fn a_match_is_tried_again_from_a_moment() {
    let folder = Folder::of("again");
    folder.whole_match("whole.match");
    let (from, again) = (folder.path("whole.match"), folder.path("again.match"));
    let play = |moment: &str, more: &[&str]| {
        let from = format!("{from}:{moment}");
        gospoda(&[&["play", "--from", &from, "--seed", "3"], more].concat())
    };
    play("40", &["--seats", "greedy,greedy", "--record", &again]).done();
    let told = gospoda(&["verify", &again]).done();
    assert!(told.contains("the first 41 lines come from"), "{told}");
    assert!(told.contains("every draw follows from the seed"), "{told}");
    assert!(told.contains("the match is over"), "{told}");
    let lines = folder.read("again.match");
    let whole = folder.read("whole.match");
    let before = |text: &str| text.lines().skip(1).take(40).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(before(&lines), before(&whole));
    let told = gospoda(&["analyse", &again, "--iterations", "20"]).done();
    assert!(told.contains("%"), "{told}");

    // Without seats you are the one who was asked; what is left is kept and gone on with.
    let told = play("40", &["--record", &again]).done();
    assert!(told.contains(": you"), "{told}");
    assert!(told.contains("You left"), "{told}");
    assert_eq!(lines_of(&folder.read("again.match")).len(), 43);
    let kept = told.split("--resume ").nth(1).unwrap().trim();
    let told = gospoda(&["play", "--resume", kept]).done();
    assert!(told.contains("You left"), "{told}");

    play("100000", &[]).complains(&["is over after 100000 moves"]);
    play("many", &[]).complains(&["game.match:57"]);
    play("40", &["--seats", "you"]).complains(&["has 2 seats"]);
    play("40", &["--resume"]).complains(&["cannot be used with"]);
}

/// The best answers of whoever is asked, for people and for programs.
#[test]
fn a_hint_is_told_at_any_moment_of_a_match() {
    let folder = Folder::of("hint");
    folder.whole_match("whole.match");
    let path = folder.path("whole.match");
    let hint = |more: &[&str]| gospoda(&[&["hint", &path, "--iterations", "300"], more].concat());
    let told = hint(&["--to", "40"]).done();
    assert!(told.contains("chance to win") && told.contains("imagined"), "{told}");
    let told: Value = serde_json::from_str(&hint(&["--to", "40", "--json"]).done()).unwrap();
    let answers = told["hint"]["answers"].as_array().unwrap();
    assert!(answers.len() <= 3 && told["hint"]["worlds"].as_u64().unwrap() >= 20);
    assert_eq!(answers[0]["behind"]["mean"], 0.0);
    assert!(answers[0]["prospects"][0]["rule"].as_str().unwrap().starts_with("SW-"));
    let seat = told["seat"].as_str().unwrap();
    let other = if seat == "P1" { "P2" } else { "P1" };
    hint(&["--to", "40", "--as", other]).complains(&["is not asked there"]);
    hint(&[]).complains(&["nobody is asked there"]);
}
