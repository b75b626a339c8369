//! Wrong use: one line on standard error that says what and where, exit code 2, and nothing half-written.

use std::net::TcpListener;

use crate::support::{Folder, gospoda};

#[test]
fn wrong_words_are_named_together_with_the_right_ones() {
    let cases: &[(&[&str], &[&str])] = &[
        (&["frobnicate"], &["frobnicate", "--help"]),
        (&["sim"], &["<GAME>"]),
        (&["sim", "chess"], &["'chess'", "smallworld"]),
        (&["play", "chess"], &["'chess'", "smallworld"]),
        (&["bench", "chess"], &["'chess'", "smallworld"]),
        (&["cards", "chess"], &["'chess'", "smallworld"]),
        (&["rules", "chess"], &["'chess'", "smallworld"]),
        (&["rules", "smallworld", "SW-NONE"], &["'SW-NONE'", "gospoda rules smallworld"]),
        (&["cards", "smallworld", "nonesuch"], &["'nonesuch'", "gospoda cards smallworld"]),
        (&["cards", "smallworld", "--lang", "xx"], &["'xx'", "en, pl, cs"]),
        (&["bench", "smallworld", "--seats", "9"], &["2 to 5", "9"]),
        (&["bench", "smallworld", "--seconds", "0"], &["--seconds", "0"]),
        (&["sim", "smallworld", "--games", "0"], &["--games"]),
        (&["sim", "smallworld", "--games", "many"], &["'many'", "--games"]),
        (&["sim", "smallworld", "--threads", "0"], &["--threads"]),
        (&["calibrate", "chess"], &["'chess'", "smallworld"]),
        (&["calibrate", "smallworld", "--games", "0"], &["--games"]),
        (&["calibrate", "smallworld", "--threads", "0"], &["--threads"]),
        (&["train", "play", "chess", "--out", "x"], &["'chess'", "smallworld"]),
        (&["train", "fit", "smallworld", "x", "--out", "y", "--rate", "2"], &["--rate", "'2'"]),
        (&["train", "fit", "smallworld", "x", "--out", "y", "--every", "0"], &["--every"]),
        (&["train", "play", "wrath", "--teacher", "9 parsecs", "--out", "x"], &["'9 parsecs'"]),
        (&["train", "play", "wrath", "--taught-every", "0", "--out", "x"], &["--taught-every"]),
        (&["train", "play", "wrath", "--settings", "guidance=much", "--out", "x"], &["'much'"]),
        (&["train", "policy", "chess", "x", "--out", "y"], &["'chess'", "smallworld"]),
        (&["train", "policy", "wrath", "x", "--out", "y", "--held-out", "1"], &["--held-out"]),
        (&["serve", "--addr", "here"], &["'here'", "--addr"]),
    ];
    for (args, told) in cases {
        gospoda(args).complains(told);
    }
}

#[test]
fn wrong_seats_and_bots_are_named() {
    let cases: &[(&str, &[&str])] = &[
        ("greedy", &["2 to 5", "1"]),
        ("greedy,greedy,greedy,greedy,greedy,greedy", &["2 to 5", "6"]),
        ("greedy,clever", &["--seats", "'clever'", "random, greedy"]),
        ("greedy,mcts", &["--seats", "mcts:200ms"]),
        ("greedy,mcts:0", &["--seats", "'0'"]),
        ("greedy,greedy:5", &["--seats", "no budget"]),
    ];
    for (seats, told) in cases {
        gospoda(&["sim", "smallworld", "--seats", seats]).complains(told);
        gospoda(&["play", "smallworld", "--seats", seats]).complains(told);
    }
    gospoda(&["sim", "smallworld", "--seats", "you,greedy"]).complains(&["'you'"]);
}

#[test]
fn a_comparison_says_what_it_compares() {
    let cases: &[(&[&str], &[&str])] = &[
        (&["wrath", "--seats", "greedy,greedy", "--paired"], &["--against"]),
        (&["wrath", "--seats", "greedy,greedy", "--sprt"], &["--paired --against"]),
        (
            &["smallworld", "--seats", "greedy,greedy", "--paired", "--against", "random"],
            &["cooperative"],
        ),
        (&["smallworld", "--seats", "greedy,greedy", "--sprt", "0.6,0.5"], &["H0"]),
        (
            &["smallworld", "--seats", "greedy,greedy", "--settings", "speed=9"],
            &["'speed'", "exploration"],
        ),
    ];
    for (args, told) in cases {
        gospoda(&[&["sim"], *args].concat()).complains(told);
    }
    gospoda(&["league", "--bots", "clever"]).complains(&["--bots", "'clever'"]);
}

#[test]
fn wrong_options_are_named_with_what_there_is() {
    let cases: &[(&str, &[&str])] = &[
        ("teams", &["KEY=VALUE"]),
        ("tims=true", &["'tims'", "teams"]),
        ("teams=perhaps", &["teams", "'perhaps'", "true or false"]),
        ("first=nobody", &["first", "nobody"]),
        ("boards=x9z", &["boards", "x9z"]),
    ];
    for (option, told) in cases {
        gospoda(&["sim", "smallworld", "--set", option]).complains(told);
        gospoda(&["play", "smallworld", "--set", option]).complains(told);
    }
}

/// A rule that refuses the set-up is told in a sentence, with its numbers.
#[test]
fn sw_setup_02_a_refused_setup_is_told_in_words() {
    let boards = ["--set", "boards=m1a"];
    let sentence = "2 players need 1 large, 0 medium and 1 small boards";
    gospoda(&[&["sim", "smallworld"], &boards[..]].concat())
        .complains(&[sentence, "(SW-SETUP-02)"]);
    gospoda(&[&["play", "smallworld"], &boards[..]].concat())
        .complains(&[sentence, "(SW-SETUP-02)"]);
    let polish = [&["play", "smallworld", "--lang", "pl"], &boards[..]].concat();
    gospoda(&polish).complains(&["duż", "(SW-SETUP-02)"]);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = Folder::of("unreadable");
    let (missing, binary) = (folder.path("missing"), folder.write("binary", [0xFF, 0, 0x80]));
    let drawing = folder.path("board.svg");
    for command in ["verify", "replay", "analyse", "scenario"] {
        gospoda(&[command, &missing]).complains(&[&missing]);
        gospoda(&[command, &binary]).complains(&[&binary, "no text"]);
    }
    gospoda(&["render", &missing, "--out", &drawing]).complains(&[&missing]);
    for command in ["verify", "replay", "analyse"] {
        gospoda(&[command, &folder.path("")]).complains(&["directory"]);
    }
    gospoda(&["scenario", &folder.path("")]).complains(&["*.scenario"]);
    assert_eq!(folder.names(), ["binary"]);
}

#[test]
fn a_damaged_scenario_is_named_with_its_line() {
    let folder = Folder::of("scenarios");
    let head = "game = \"smallworld\"\ntitle = \"t\"\nseats = 2\n";
    let cases: &[(String, usize, &str)] = &[
        (String::new(), 1, "'---'"),
        (head.to_owned(), 3, "'---'"),
        (format!("{head}---\n"), 4, "says nothing"),
        (format!("{head}---\nperhaps\n"), 5, "'perhaps'"),
        (format!("{head}---\nasked P1\nP1 cannot expand\n"), 6, "names its rule"),
        (format!("{head}colour = 1\n---\nasked P1\n"), 4, "colour"),
        ("game = \"smallworld\"\nseats = =\n---\nasked P1\n".to_owned(), 2, "no scenario"),
    ];
    for (text, line, told) in cases {
        let path = folder.write("it.scenario", text);
        gospoda(&["scenario", &path]).complains(&[&format!("{path}:{line}: "), told]);
    }
    let path =
        folder.write("it.scenario", format!("{head}---\nasked P1\n").replace("small", "big"));
    gospoda(&["scenario", &path]).complains(&[&path, "'bigworld'"]);
}

#[test]
fn a_scenario_that_cannot_be_read_does_not_stop_the_others() {
    let folder = Folder::of("mixed");
    let head = "game = \"smallworld\"\ntitle = \"t\"\nseats = 2\nset = { first = \"P1\" }\n---\n";
    let damaged = folder.write("a.scenario", "");
    folder.write("b.scenario", format!("{head}asked P1\n"));
    let fails = folder.write("c.scenario", format!("{head}asked P2\n"));
    let ran = gospoda(&["scenario", &folder.path("")]);
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    for told in [
        &format!("{damaged}:1: "),
        &format!("{fails}:6: "),
        "1 passed, 1 failed, 1 could not be read",
    ] {
        assert!(ran.out.contains(told), "'{told}' is not in: {}", ran.out);
    }
    assert_eq!(ran.err, "gospoda: 1 of 3 files could not be read\n");
}

/// Whatever stood in the way is still there, and nothing lies beside it.
#[test]
fn where_nothing_can_be_written_nothing_is() {
    let folder = Folder::of("unwritable");
    let record = folder.path("whole.match");
    folder.whole_match("whole.match");
    let (in_file, nowhere) = (folder.path("whole.match/x"), folder.path("no/where"));
    let as_folder = folder.path("");
    for place in [&in_file, &nowhere, &as_folder] {
        gospoda(&["render", &record, "--out", place]).complains(&[place]);
        gospoda(&["sim", "smallworld", "--record", place]).complains(&[place]);
        gospoda(&["play", "smallworld", "--record", place]).complains(&[place]);
    }
    assert_eq!(folder.names(), ["whole.match"]);

    folder.write("board.svg", "what stood here before");
    gospoda(&["render", &nowhere, "--out", &folder.path("board.svg")]).complains(&[&nowhere]);
    assert_eq!(folder.read("board.svg"), "what stood here before");
    gospoda(&["render", &record, "--out", &folder.path("board.svg")]).done();
    assert!(folder.read("board.svg").contains("</svg>"));
    assert_eq!(folder.names(), ["board.svg", "whole.match"]);
}

#[test]
fn a_port_or_a_folder_that_is_taken_is_named() {
    let folder = Folder::of("serving");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    gospoda(&["serve", "--addr", &addr, "--data", &folder.path("data")])
        .complains(&[&addr, "in use", "--addr"]);
    let file = folder.write("file", "");
    for place in [file, folder.path("file/data")] {
        gospoda(&["serve", "--addr", "127.0.0.1:0", "--data", &place]).complains(&[&place]);
    }
    assert_eq!(folder.names(), ["file"]);
}
