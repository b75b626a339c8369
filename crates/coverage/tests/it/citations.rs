//! What counts as citing a rule in code and tests, and that the references point at what exists.

use std::collections::BTreeSet;

use coverage::{citation, coverage, rust, scan, script};
use rulebook::{Language, rulebooks};

const ALL: &[&str] = &["SW", "AG"];

#[test]
fn identities_are_found_in_text() {
    let text =
        "/// SW-CONQ-03: and SW-RACE-GOBLINS-07a, AG-DISC-GOLD-01 (SW-MAP-05). \"SW-AMB-01\"";
    let found = scan::written(text, ALL);
    assert_eq!(
        found,
        ["SW-CONQ-03", "SW-RACE-GOBLINS-07a", "AG-DISC-GOLD-01", "SW-MAP-05", "SW-AMB-01"]
    );
}

#[test]
fn what_only_looks_like_an_identity_is_left_alone() {
    for text in [
        "SW-CONQ",
        "SW-03",
        "XSW-CONQ-03",
        "WR-CONQ-03",
        "SW-CONQ-03rd",
        "SW-CONQ-03_x",
        "SW-conq-03",
        "X-SW-A-1",
    ] {
        assert_eq!(scan::written(text, ALL), [""; 0], "{text}");
    }
    assert_eq!(scan::written("SW-CONQ-03-04-X", ALL), ["SW-CONQ-03-04"]);
}

fn defined() -> BTreeSet<String> {
    ["SW-CONQ-03", "SW-RACE-GOBLINS-07", "SW-RACE-GOBLINS-07a"].map(str::to_owned).into()
}

#[test]
fn a_test_name_cites_the_longest_rule_it_begins_with() {
    for (name, cited) in [
        ("sw_conq_03_mountain_costs_one_more", Some("SW-CONQ-03")),
        ("sw_race_goblins_07_live_bomb", Some("SW-RACE-GOBLINS-07")),
        ("sw_race_goblins_07a_before_a_decline", Some("SW-RACE-GOBLINS-07a")),
        ("sw_race_goblins_07a", Some("SW-RACE-GOBLINS-07a")),
        ("sw_conq_99_of_nowhere", Some("SW-CONQ-99")),
        ("sw_conq_03b_of_nowhere", Some("SW-CONQ-03b")),
        ("sw_helper", None),
        ("swap_conq_03", None),
    ] {
        assert_eq!(scan::meaning(name, ALL, &defined()).as_deref(), cited, "{name}");
    }
}

/// The rules that a test source asserts.
fn asserted(text: &str) -> Vec<String> {
    let source = rust::Source::read(text);
    rust::asserted(&source, &rust::asserting(&[&source]), ALL, &defined())
}

#[test]
fn a_test_asserts_the_rules_in_the_arguments_of_its_assertions() {
    for (body, rules) in [
        ("assert_eq!(a, b, \"SW-CONQ-03: {c}\");", vec!["SW-CONQ-03"]),
        ("assert_eq!(refused(f(\"x)\"), ')').rule, \"SW-CONQ-03\");", vec!["SW-CONQ-03"]),
        ("assert!(a == r#\"SW-CONQ-03\"#);", vec!["SW-CONQ-03"]),
        ("let Some(a) = b else { panic!(\"SW-CONQ-03\") };", vec!["SW-CONQ-03"]),
        ("table.refuses(P1, \"expand\", \"SW-CONQ-03\");", vec!["SW-CONQ-03"]),
        ("refuses::<Vec<u8>>(\"SW-CONQ-03\");", vec!["SW-CONQ-03"]),
        ("indirectly(\"SW-CONQ-03\");", vec!["SW-CONQ-03"]),
        ("play(\"SW-CONQ-03\");", vec![]),
        ("assert!(a); // SW-CONQ-03", vec![]),
        ("assert!(a, /* SW-CONQ-03 /* */ */ \"b\");", vec![]),
        ("let rules = [\"SW-CONQ-03\"]; assert!(a);", vec![]),
        ("for (a, rule) in [(1, \"SW-CONQ-03\")] { assert_eq!(f(a), rule); }", vec!["SW-CONQ-03"]),
        ("for rule in [\"SW-CONQ-03\"] { assert!(a); }", vec![]),
        ("for rule in [\"SW-CONQ-03\"] { f(rule); } assert!(a);", vec![]),
    ] {
        let helpers = "fn refuses(rule: &str) { assert_eq!(a, rule); } fn play(a: &str) { f(a) }\n\
                       fn indirectly(rule: &str) { b.refuses(rule) }";
        let text =
            format!("{helpers}\n/// SW-CONQ-03: a rule.\n#[test]\nfn works<'a>() {{ {body} }}");
        assert_eq!(asserted(&text), rules, "{body}");
    }
}

#[test]
fn a_test_asserts_the_rule_of_its_name_if_it_asserts_anything() {
    for (text, rules) in [
        ("#[test]\nfn sw_conq_03_a() { assert!(b); }", vec!["SW-CONQ-03"]),
        (
            "#[tokio::test(flavor = \"x\")]\nasync fn sw_conq_03_a() { assert!(b); }",
            vec!["SW-CONQ-03"],
        ),
        ("#[test]\nfn sw_conq_03_a() { play(b); }", vec![]),
        ("fn sw_conq_03_a() { assert!(b); }", vec![]),
        ("#[cfg(test)]\npub fn sw_conq_03_a() { assert!(b); }", vec![]),
        (concat!("#[test]\n#[ign", "ore]\nfn sw_conq_03_a() { assert!(b); }"), vec![]),
        ("mod a { #[test]\nfn sw_conq_03_a() { assert!(b); } }", vec!["SW-CONQ-03"]),
        ("// #[test] fn sw_conq_03_a() { assert!(b); }", vec![]),
    ] {
        assert_eq!(asserted(text), rules, "{text}");
    }
}

#[test]
fn a_scenario_asserts_the_rules_that_its_statements_carry() {
    let head = "game = \"smallworld\"\nrules = [\"SW-CONQ-03\"]\n[position]\n";
    for (statement, rules) in [
        ("P1 cannot conquer l1a-03 by SW-CONQ-03 needs=5 hold=4", vec!["SW-CONQ-03"]),
        ("P1 cannot conquer l1a-03 by any", vec![]),
        ("P1 can only expand; decline by SW-TURN-01 SW-CONQ-03", vec!["SW-TURN-01", "SW-CONQ-03"]),
        ("spectator sees round = 2 by SW-CONQ-03 # why", vec!["SW-CONQ-03"]),
        ("P1 sees round = 2 by SW-CONQ-03 of old", vec![]),
        ("P1 hears conquered by SW-CONQ-03", vec!["SW-CONQ-03"]),
        ("P1 cannot undo by SW-CONQ-03", vec!["SW-CONQ-03"]),
        ("asked P1 by SW-CONQ-03", vec!["SW-CONQ-03"]),
        ("over P1 by SW-CONQ-03", vec!["SW-CONQ-03"]),
        ("P1 conquer l1a-03 by SW-CONQ-03", vec![]),
        ("luck die: 2 by SW-CONQ-03", vec![]),
        ("P1 sees round = 2 # by SW-CONQ-03", vec![]),
        ("# P1 sees round = 2 by SW-CONQ-03", vec![]),
        ("P1 sees round = 2", vec![]),
    ] {
        assert_eq!(
            script::asserted(&format!("{head}---\n{statement}\n"), ALL),
            rules,
            "{statement}"
        );
        assert_eq!(script::asserted(&format!("{head}{statement}\n"), ALL), [""; 0], "{statement}");
    }
}

#[test]
fn modules_in_files_of_their_own_are_found() {
    let text = "pub(crate) mod a;\n#[cfg(test)]\nmod b;\nmod c { }\n#[path = \"x/d.rs\"]\nmod d;\n// mod e;\n";
    let modules = rust::Source::read(text).modules();
    let told: Vec<_> =
        modules.iter().map(|it| (it.name.as_str(), it.path.as_deref(), it.is_test)).collect();
    assert_eq!(told, [("a", None, false), ("b", None, true), ("d", Some("x/d.rs"), false)]);
}

#[test]
fn an_inner_test_module_is_told_from_the_code_above_it() {
    let (code, tests) = scan::split_tests("// SW-A-1\n#[cfg(test)]\nmod tests {\n// SW-B-2\n}\n");
    assert_eq!(
        (scan::written(code, ALL), scan::written(tests, ALL)),
        (vec!["SW-A-1"], vec!["SW-B-2"])
    );
    assert_eq!(scan::split_tests("#[cfg(test)]\nmod tests;\n// SW-A-1").1, "");
}

#[test]
fn coverage_adds_up() {
    for game in coverage() {
        let name = game.game;
        assert_eq!(game.tested + game.missing.len(), game.entries, "{name}");
        assert_eq!(game.coded + game.marked + game.uncoded.len(), game.entries, "{name}");
        for id in game.missing {
            assert!(citation(id).is_none_or(|it| it.tests.is_empty()), "{id}");
        }
    }
    let cost = citation("SW-CONQ-03").expect("the reference itself names it");
    assert_eq!(cost.docs, ["docs/rules/smallworld.md"]);
    assert!(cost.tests.iter().all(|it| cost.mentions.contains(it)), "{cost:?}");
}

#[test]
fn references_point_only_at_rules_that_exist() {
    for game in coverage() {
        let broken: Vec<_> =
            game.undefined.iter().filter(|(_, file)| file.starts_with("docs/")).collect();
        assert!(broken.is_empty(), "{broken:?}");
    }
}

#[test]
fn every_rule_of_the_references_is_found_by_its_identity() {
    for book in rulebooks(Language::English) {
        for it in &book.entries {
            assert_eq!(scan::written(it.id, &[book.prefix]), [it.id], "is no identity");
        }
    }
}
