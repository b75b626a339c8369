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

/// What comes of a script after the set-up.
fn failure(game: &str, seats: u8, script: &str) -> Option<catalog::scenario::Failure> {
    let text = format!("game = \"{game}\"\ntitle = \"it\"\nseats = {seats}\n---\n{script}\n");
    let source = catalog::scenario::parse(&text).unwrap();
    catalog::game(game).unwrap().run_scenario(&source).failure
}

#[test]
fn a_question_to_several_seats_is_not_one_to_some_of_them() {
    let picked = "P1 pick ironbreaker\nP2 pick waywatcher\n";
    assert_eq!(failure("quest", 2, &format!("{picked}asked P2 leader")), None);
    assert_eq!(failure("quest", 2, &format!("{picked}asked only P2 P1 leader")), None);
    let wrong = failure("quest", 2, &format!("{picked}asked only P2 leader")).unwrap();
    assert_eq!((wrong.line, wrong.found.as_str()), (7, "P1 P2 leader"));
}

#[test]
fn seats_are_named_in_lists_too() {
    let position = "players.P2.damage = 1\nplayers.0.damage = 2\n";
    let text = format!(
        "game = \"adventure\"\ntitle = \"it\"\nseats = 2\nset = {{ heroes = \"grumbaz,sandrai\" }}\n[position]\n{position}---\nall sees players.P1.damage = 2\nall sees players.1.damage = 1\n"
    );
    let source = catalog::scenario::parse(&text).unwrap();
    assert_eq!(catalog::game("adventure").unwrap().run_scenario(&source).failure, None);
}
