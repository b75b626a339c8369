//! What commands report, for people and as JSON.

use serde_json::Value;

use crate::support::{Folder, gospoda};

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&gospoda(args).done()).expect("one JSON document")
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// The keys are a promise to scripts.
#[test]
fn a_simulation_reports_what_was_promised() {
    let report = json(&["sim", "smallworld", "--games", "3", "--seats", "random,greedy", "--json"]);
    let promised = [
        "decisions",
        "decisions_per_s",
        "finished",
        "game",
        "games",
        "games_per_s",
        "seats",
        "seconds",
    ];
    assert_eq!(keys(&report), promised);
    assert_eq!((&report["games"], &report["finished"]), (&3.into(), &3.into()));
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for (seat, bot) in seats.iter().zip(["random", "greedy"]) {
        assert_eq!(keys(seat), ["bot", "games", "high", "low", "mean_score", "wins"]);
        assert_eq!(seat["bot"], bot);
    }
}

/// Silent but for the report: no bar in a pipe.
#[test]
fn a_simulation_tells_the_longest_thought() {
    let told = gospoda(&["sim", "smallworld", "--games", "2", "--seats", "random,greedy"]).done();
    let head = told.lines().next().unwrap();
    assert!(head.contains("ms/decision") && head.contains("longest ms"), "{told}");
    assert!(told.contains("2 of 2 games finished"), "{told}");
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let played = |threads: &str| {
        let args = ["sim", "smallworld", "--games", "4", "--seats", "random,random", "--json"];
        let report = json(&[&args[..], &["--threads", threads]].concat());
        (report["decisions"].clone(), report["seats"].clone())
    };
    assert_eq!(played("1"), played("3"));
}

#[test]
fn paired_games_compare_the_first_bot_until_a_test_has_seen_enough() {
    let report = json(&[
        "sim",
        "smallworld",
        "--games",
        "400",
        "--seats",
        "greedy,random",
        "--paired",
        "--sprt",
        "0.5,0.6,0.1,0.1",
        "--json",
    ]);
    let told = &report["comparison"];
    assert_eq!((&told["games_per_seed"], &told["sprt"]["verdict"]), (&2.into(), &"H1".into()));
    let n_seeds = told["seeds"].as_u64().unwrap();
    assert_eq!(report["games"], 2 * n_seeds);
    assert!((20..60).contains(&n_seeds), "{told}");
    assert!(0.85 < told["low"].as_f64().unwrap(), "{told}");
}

#[test]
fn two_teams_are_compared_over_the_same_seeds() {
    let report = json(&[
        "sim",
        "wrath",
        "--set",
        "difficulty=introductory",
        "--games",
        "60",
        "--seats",
        "greedy,greedy",
        "--paired",
        "--against",
        "random",
        "--json",
    ]);
    let told = &report["comparison"];
    assert_eq!(
        (&told["seeds"], &told["second_only"], &told["both"]),
        (&30.into(), &0.into(), &0.into())
    );
    assert_eq!(report["seats"][0]["wins"], told["first_only"].as_f64().unwrap());
    assert!(told["p"].as_f64().unwrap() < 0.05, "{told}");
    assert_eq!(report["seats"].as_array().unwrap().len(), 4);
}

#[test]
fn knobs_are_turned_for_the_first_bot() {
    let wins = |settings: &[&str]| {
        let args = ["sim", "smallworld", "--games", "8", "--seats", "mcts:20,mcts:20", "--json"];
        json(&[&args[..], settings].concat())["seats"].clone()
    };
    assert_ne!(wins(&["--settings", "max_turns=3"]), wins(&[]));
}

/// A league goes on where it was left, forgets a line that was not written to its end, and plays nothing twice.
#[test]
fn a_league_is_gone_on_with() {
    let folder = Folder::of("league");
    let file = folder.path("league.jsonl");
    let league = |more: &[&str]| {
        let args = [
            "league",
            "--file",
            &file,
            "--game",
            "smallworld",
            "--bots",
            "random,greedy",
            "--build",
            "b1",
        ];
        gospoda(&[&args[..], more].concat()).done()
    };
    league(&["--rounds", "2"]);
    let lines = || std::fs::read_to_string(&file).unwrap();
    let all = lines();
    // Each with itself once a round, and both with each other at both seats.
    assert_eq!(all.lines().count(), 8, "{all}");
    league(&["--rounds", "2"]);
    assert_eq!(lines(), all, "there is nothing to do");
    std::fs::write(&file, &all[..all.len() - 20]).unwrap();
    league(&["--rounds", "2"]);
    let sorted = |text: &str| {
        let of = |line: &str| {
            let it: Value = serde_json::from_str(line).unwrap();
            format!("{} {} {} {}", it["seed"], it["nth"], it["bots"], it["returns"])
        };
        let mut all: Vec<String> = text.lines().map(of).collect();
        all.sort();
        all
    };
    assert_eq!(sorted(&lines()), sorted(&all), "the same games again");

    let told = league(&[]);
    assert!(told.contains("### smallworld, 2 seats") && told.contains("`b1` (8 games)"), "{told}");
    let rating = |bot: &str| {
        let row = told.lines().find(|it| it.starts_with(&format!("| `{bot}` |"))).unwrap();
        row.split('|').nth(2).unwrap().trim().parse::<i32>().unwrap()
    };
    assert_eq!(rating("random"), 1000);
    assert!(1100 < rating("greedy"), "{told}");
    let document: Value = serde_json::from_str(&league(&["--json"])).unwrap();
    assert_eq!(document["tables"][0]["bots"][1]["games"], 4);
}

#[test]
fn chances_are_held_against_what_came_of_them() {
    let report = |threads: &str| {
        let args = ["calibrate", "quest", "--games", "6", "--seats", "greedy,greedy", "--json"];
        json(&[&args[..], &["--threads", threads]].concat())
    };
    let one = report("1");
    assert_eq!(one, report("2"));
    assert_eq!(keys(&one), ["game", "games", "parts"]);
    let parts = one["parts"].as_array().unwrap();
    let count = |it: &Value| it["predictions"].as_u64().unwrap();
    assert_eq!(parts.len(), 5);
    assert_eq!(count(&parts[0]), parts[1..].iter().map(count).sum::<u64>());
    assert!(100 < count(&parts[0]));
    for it in parts {
        let share = |key: &str| it[key].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&share("mean_chance")), "{it}");
        // As many were won in every part: the games are the same.
        assert!(
            (share("mean_result") - parts[0]["mean_result"].as_f64().unwrap()).abs() < 0.1,
            "{it}"
        );
    }
    let told =
        gospoda(&["calibrate", "smallworld", "--games", "2", "--seats", "random,greedy"]).done();
    assert!(told.contains("slope") && told.contains("last quarter"), "{told}");
}

/// Games are the same on any number of threads, and what is learned from them follows from them and the seed.
#[test]
fn games_are_played_and_learned_from() {
    let folder = Folder::of("train");
    let path = |name: &str| folder.path(name);
    let play = |threads: &str, out: &str| {
        let told = ["train", "play", "smallworld", "--seats", "greedy,random", "--games", "6"];
        gospoda(&[&told[..], &["--threads", threads, "--out", out]].concat()).done()
    };
    let (one, two) = (path("one.jsonl"), path("two.jsonl"));
    play("1", &one);
    play("2", &two);
    let games = std::fs::read_to_string(&one).unwrap();
    assert_eq!(games, std::fs::read_to_string(&two).unwrap());
    let first: Value = serde_json::from_str(games.lines().next().unwrap()).unwrap();
    assert_eq!(keys(&first), ["answers", "bots", "game", "returns", "seed", "setup"]);
    assert!(50 < first["answers"].as_array().unwrap().len());

    let fit = |seed: &str, out: &str| {
        let told = ["train", "fit", "smallworld", &one, "--held-out", "3", "--passes", "2"];
        gospoda(&[&told[..], &["--seed", seed, "--out", out]].concat()).done()
    };
    let told = fit("1", &path("a.bin"));
    assert!(told.contains("6 games, 2 of them held out") && told.contains("log loss"), "{told}");
    assert_eq!(fit("1", &path("b.bin")), told);
    fit("2", &path("c.bin"));
    let [a, b, c] = ["a.bin", "b.bin", "c.bin"].map(|it| std::fs::read(path(it)).unwrap());
    assert!(a == b && a != c);
    assert!(a.starts_with(b"gospoda-net 1\ninputs "));

    // What was not played so is not learned from.
    let broken = path("broken.jsonl");
    std::fs::write(&broken, games.replacen("\"returns\":[", "\"returns\":[0.5,", 1)).unwrap();
    let told = ["train", "fit", "smallworld", &broken, "--out", &path("d.bin")];
    gospoda(&told).complains(&["broken.jsonl:1", "otherwise"]);
}

/// A teacher changes no game; what it visited is learned from.
#[test]
fn a_policy_is_learned_from_what_a_teacher_visited() {
    let folder = Folder::of("train-policy");
    let path = |name: &str| folder.path(name);
    let play = |more: &[&str], out: &str| {
        let told = ["train", "play", "wrath", "--seats", "greedy,greedy", "--games", "4"];
        gospoda(&[&told[..], more, &["--threads", "2", "--out", out]].concat()).done();
        std::fs::read_to_string(out).unwrap()
    };
    let taught = ["--teacher", "40it", "--taught-every", "5", "--settings", "guidance=0"];
    let (with, without) = (path("with.jsonl"), path("without.jsonl"));
    let (games, others) = (play(&taught, &with), play(&[], &without));
    let read = |text: &str| -> Vec<Value> {
        text.lines().map(|it| serde_json::from_str(it).unwrap()).collect()
    };
    for (game, other) in read(&games).iter().zip(&read(&others)) {
        assert_eq!((&game["answers"], &other["taught"]), (&other["answers"], &Value::Null));
        let n_choices = game["answers"].as_array().unwrap().len();
        let taught = game["taught"].as_array().unwrap();
        assert!((n_choices / 15..n_choices / 2).contains(&taught.len()), "{n_choices}");
        for it in taught {
            let visits = it[1].as_array().unwrap().iter().map(|of| of[1].as_u64().unwrap());
            assert_eq!(visits.sum::<u64>(), 40);
        }
    }

    let learn = |seed: &str, out: &str| {
        let told = ["train", "policy", "wrath", &with, "--held-out", "4", "--passes", "2"];
        gospoda(&[&told[..], &["--seed", seed, "--out", out]].concat()).done()
    };
    let told = learn("1", &path("a.bin"));
    assert!(told.contains("4 games, ") && told.contains("likeliest"), "{told}");
    assert_eq!(learn("1", &path("b.bin")), told);
    learn("2", &path("c.bin"));
    let [a, b, c] = ["a.bin", "b.bin", "c.bin"].map(|it| std::fs::read(path(it)).unwrap());
    assert!(a == b && a != c);
    assert!(a.starts_with(b"gospoda-policy 1\ninputs "));

    let refused = |file: &str, told: &[&str]| {
        gospoda(&["train", "policy", "wrath", file, "--out", &path("d.bin")]).complains(told);
        assert!(!std::path::Path::new(&path("d.bin")).exists());
    };
    refused(&without, &["4 games", "--teacher"]);
    let broken = path("broken.jsonl");
    for (pointer, value, told) in [
        ("/taught/0/1/0/0", Value::from("dance"), "'dance'"),
        ("/taught/0/0", Value::from(100_000), "does not have"),
        ("/taught/0/1/0/1", Value::from(-1), "no game to learn from"),
    ] {
        let mut game = read(&games).swap_remove(1);
        *game.pointer_mut(pointer).unwrap() = value;
        std::fs::write(&broken, format!("{}{game}\n", &games[..=games.find('\n').unwrap()]))
            .unwrap();
        refused(&broken, &["broken.jsonl:2", told]);
    }
}

#[test]
fn rules_are_found_by_identity_and_chapter() {
    let told = gospoda(&["rules", "smallworld", "sw-conq-03"]).done();
    assert!(told.starts_with("SW-CONQ-03 "), "{told}");
    let chapter = json(&["rules", "smallworld", "SW-CONQ", "--json"]);
    assert!(1 < chapter.as_array().unwrap().len());
    let told = gospoda(&["rules", "smallworld", "SW-CONQ-03", "--lang", "pl"]).done();
    assert!(told.starts_with("SW-CONQ-03 Koszt\n"), "{told}");
    let ruling = json(&["rules", "quest", "WQ-AMB-01", "--lang", "cs", "--json"]);
    assert!(ruling[0]["text"].as_str().unwrap().contains("vyčerpané akce"), "{ruling}");
}

#[test]
fn coverage_reports_what_was_promised() {
    let report = json(&["rules", "--coverage", "--json"]);
    let game = &report["games"][0];
    for key in ["game", "entries", "coded", "tested", "missing", "taught"] {
        assert!(!game[key].is_null(), "{key}");
    }
}

/// What the first games teach: the rules of their heads, and those of their steps.
#[test]
fn coverage_tells_what_is_taught() {
    let report = json(&["rules", "smallworld", "--coverage", "--json"]);
    let taught: Vec<&str> = report["games"][0]["taught"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    // The head alone names the first, a step alone the second.
    for rule in ["SW-RACE-ORCS-01", "SW-DECL-05"] {
        assert_eq!(taught.iter().filter(|it| **it == rule).count(), 1, "{rule}: {taught:?}");
    }
    assert!(!taught.contains(&"SW-POWER-MINERS-01"), "a puzzle is no first game: {taught:?}");
    let told = gospoda(&["rules", "--coverage"]).done();
    assert!(told.lines().any(|it| it.contains("uncoded") && it.contains("taught")), "{told}");
    let row = told.lines().find(|it| it.contains("smallworld")).expect("a row of the game");
    let words: Vec<&str> = row.split(|it: char| !it.is_alphanumeric()).collect();
    assert!(words.contains(&taught.len().to_string().as_str()), "{row}");
    for game in json(&["rules", "--coverage", "--json"])["games"].as_array().expect("a list") {
        assert!(10 < game["taught"].as_array().expect("a list").len(), "{}", game["game"]);
    }
}

#[test]
fn a_scenario_that_fails_is_told_with_its_line() {
    let folder = Folder::of("failing");
    let head = "game = \"smallworld\"\ntitle = \"A title\"\nseats = 2\nset = { first = \"P2\" }\n";
    let path = folder.write("fails.scenario", format!("{head}---\nasked P1\n"));
    gospoda(&["scenario", &path]).answers_no(&format!("{path}:6: "));
    gospoda(&["scenario", &path, "--json"]).answers_no("\"failed\": 1");
    let path = folder.write("refused.scenario", format!("{head}---\nP2 decline\n"));
    gospoda(&["scenario", &path]).answers_no("choose a combo first (SW-TURN-01)");
    let path = folder.write(
        "boards.scenario",
        head.replace("{ first", "{ boards = \"l1a l2a\", first") + "---\nasked P2\n",
    );
    gospoda(&["scenario", &path]).answers_no("2 players need 1 large, 0 medium and 1 small");
    let path = folder.write("holds.scenario", format!("{head}---\nasked P2\n"));
    assert_eq!(gospoda(&["scenario", &path]).done(), "1 passed, 0 failed\n");
}

#[test]
fn cards_are_told_in_every_language() {
    for lang in ["en", "pl", "cs"] {
        let told = gospoda(&["cards", "smallworld", "orcs", "--lang", lang]).done();
        assert!(1 < told.lines().count(), "{told}");
    }
}

#[test]
fn help_and_version_are_no_mistakes() {
    assert!(gospoda(&["--help"]).done().contains("Exit codes"));
    assert!(gospoda(&["--version"]).done().starts_with("gospoda "));
    assert!(gospoda(&["play", "--help"]).done().contains("--resume"));
}

#[test]
fn a_lesson_is_gone_through_by_chance() {
    let sim = |name: &str, more: &[&str]| {
        gospoda(&[&["sim", "smallworld", "--lesson", name, "--games", "5"], more].concat())
    };
    let told = sim("first-turn", &[]).done();
    assert!(told.contains("smallworld/first-turn: 5 of 5 finished"), "{told}");
    let told: serde_json::Value =
        serde_json::from_str(&sim("first-turn", &["--json"]).done()).unwrap();
    assert_eq!((&told["finished"], &told["dead_ends"]), (&5.into(), &serde_json::json!([])));
    sim("last-turn", &[]).complains(&["there is no lesson 'smallworld/last-turn'"]);
}
