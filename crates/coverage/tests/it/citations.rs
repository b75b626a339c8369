//! What counts as citing a rule in code and tests, and that the references point at what exists.

use std::collections::BTreeSet;

use coverage::{citation, coverage, scan};
use rulebook::rulebooks;

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

#[test]
fn a_test_name_cites_the_longest_rule_it_begins_with() {
    let defined: BTreeSet<String> =
        ["SW-CONQ-03", "SW-RACE-GOBLINS-07", "SW-RACE-GOBLINS-07a"].map(str::to_owned).into();
    let cases = [
        ("fn sw_conq_03_mountain_costs_one_more() {", vec!["SW-CONQ-03"]),
        ("    async fn sw_race_goblins_07_live_bomb() {", vec!["SW-RACE-GOBLINS-07"]),
        ("fn sw_race_goblins_07a_before_a_decline() {", vec!["SW-RACE-GOBLINS-07a"]),
        ("fn sw_race_goblins_07a() {", vec!["SW-RACE-GOBLINS-07a"]),
        ("fn sw_conq_99_of_nowhere() {", vec!["SW-CONQ-99"]),
        ("fn sw_conq_03b_of_nowhere() {", vec!["SW-CONQ-03b"]),
        ("fn sw_helper() {", vec![]),
        ("// calls sw_conq_03_mountain_costs_one_more", vec![]),
        ("fn swap_conq_03() {", vec![]),
    ];
    for (line, cited) in cases {
        assert_eq!(scan::named(line, ALL, &defined), cited, "{line}");
    }
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
        assert_eq!(game.tested + game.missing.len(), game.entries, "{}", game.game);
        assert_eq!(game.coded + game.uncoded.len(), game.entries, "{}", game.game);
        for id in game.missing {
            assert!(citation(id).is_none_or(|it| it.tests.is_empty()), "{id}");
        }
    }
    let cost = citation("SW-CONQ-03").expect("the reference itself names it");
    assert_eq!(cost.docs, ["docs/rules/smallworld.md"]);
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
    for book in rulebooks() {
        for it in &book.entries {
            assert_eq!(scan::written(it.id, &[book.prefix]), [it.id], "is no identity");
        }
    }
}
