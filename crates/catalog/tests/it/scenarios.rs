//! What is said of a scenario that does not hold.

/// The line that a scenario with this position is said to be wrong in.
fn line_at_fault(game: &str, position: &str) -> usize {
    let head = format!("game = \"{game}\"\ntitle = \"wrong\"\nseats = 2\n");
    let text = format!("{head}\n[position]\n{position}\n---\nasked P1\n");
    let source = catalog::scenario::parse(&text).unwrap();
    let failure = catalog::game(game).unwrap().run_scenario(&source).failure.unwrap();
    assert!(failure.what.starts_with("position: "), "{failure:?}");
    failure.line
}

#[test]
fn a_wrong_position_is_blamed_on_the_entry_that_makes_it_wrong() {
    let board = "seats.P1.coins = 4\n";
    for (wrong, line) in [
        ("seats.P2.coinage = 7\n", 7),
        ("seats.P2.coins = \"many\"\n", 7),
        ("seats.P2 = { coins = [\n  1,\n] }\n", 9),
        ("turn.coins = 3\nseats.P2.coins = 9\n", 7),
    ] {
        assert_eq!(
            line_at_fault("smallworld", &format!("{board}{wrong}round = 2\n")),
            line,
            "{wrong}"
        );
    }
}

#[test]
fn a_position_against_the_rules_is_blamed_on_the_entry_that_breaks_them() {
    let position = "scourge.discard = []\nheroes.tirion = { space = \"the-nexus\", damage = 40 }\nturn.actions = 2\n";
    assert_eq!(line_at_fault("wrath", position), 7);
}
