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
        ("regions.l1a-01 = { holder = \"P3-declining\", tokens = 1 }\n", 7),
        ("harmony = [\"P1\", \"P3\"]\n", 7),
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

/// The part of the description of scenario files that is about a game, which begins with this title.
fn described(title: &str) -> String {
    let text = include_str!("../../../../docs/scenario-file.md");
    let part = text.split("\n## ").find(|it| it.starts_with(title));
    part.expect("the description has a part for each game").replace('\n', " ")
}

#[test]
fn every_event_is_described_with_its_fields() {
    use catalog::scenario::event_names;
    use game_adventure::Adventure;
    use game_quest::Quest;
    use game_smallworld::SmallWorld;
    use game_wrath::Wrath;
    for (title, names) in [
        ("Names of Small World", event_names::<SmallWorld>()),
        ("Names of Wrath", event_names::<Wrath>()),
        ("Names of Warhammer Quest", event_names::<Quest>()),
        ("Names of the Adventure Game", event_names::<Adventure>()),
    ] {
        let part = described(title);
        for (name, fields) in names {
            let told = match fields.join(" ") {
                fields if fields.is_empty() => format!("`{name}`"),
                fields => format!("`{name}` ({fields})"),
            };
            assert!(part.contains(&told), "{title}: {told}");
        }
    }
}

#[test]
fn wrong_words_are_answered_with_the_right_ones() {
    for (game, seats, action, told) in [
        ("smallworld", 2, "choose orc", "'orc' is no race: there are bloodelves, "),
        ("smallworld", 2, "conqer l1a-06", "detonate, defuse, choose, expand, "),
        ("smallworld", 2, "conquer l1a-99", "'l1a-99' is no region: there are "),
        ("wrath", 2, "move dalran", "'dalran' is no space: there are "),
        ("quest", 2, "pick ironbraker", "'ironbraker' is no hero: there are "),
        ("adventure", 2, "go stormwnd", "'stormwnd' is no space: there are "),
    ] {
        let failure = failure(game, seats, &format!("P1 {action}")).unwrap();
        assert!(failure.found.contains(told), "{failure:?}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused_and_not_tried() {
    let sets = [
        ("smallworld", ""),
        ("quest", "set = { heroes = \"ironbreaker,waywatcher\" }\n"),
        ("adventure", "set = { heroes = \"grumbaz,sandrai\" }\n"),
    ];
    for (game, entry, told) in [
        (
            "smallworld",
            "regions.l1a-06 = { holder = \"P1\", tokens = 200, beasts = 200 }",
            "SW-COMP-03",
        ),
        ("smallworld", "round = 200", "round 200 of 10 (SW-ROUND-01)"),
        ("quest", "turn = { active = \"bright-wizard\", phase = \"act\" }", "WQ-LEAD-01"),
        ("adventure", "active = \"P7\"", "there is no seat P7"),
        ("adventure", "players.P3.damage = 1", "players.P3: the seats are P1 to P2"),
        ("adventure", "phase = { window = [\"before-roll\", 200, 200] }", "AG-TURN-02"),
    ] {
        let set = sets.iter().find(|it| it.0 == game).unwrap().1;
        let boards = if game == "smallworld" { "set = { boards = \"l1a s1a\" }\n" } else { "" };
        let text = format!(
            "game = \"{game}\"\ntitle = \"it\"\nseats = 2\n{set}{boards}[position]\n{entry}\n---\nasked P1\n"
        );
        let source = catalog::scenario::parse(&text).unwrap();
        let failure = catalog::game(game).unwrap().run_scenario(&source).failure.unwrap();
        assert!(failure.what.contains(told), "{failure:?}");
    }
}

#[test]
fn luck_of_a_position_is_named_in_the_first_lines() {
    let head =
        "game = \"adventure\"\ntitle = \"it\"\nseats = 2\nset = { heroes = \"grumbaz,sandrai\" }\n";
    let run = |script: &str| {
        let text = format!("{head}[position]\nphase = \"turn\"\n---\n{script}\n");
        let source = catalog::scenario::parse(&text).unwrap();
        catalog::game("adventure").unwrap().run_scenario(&source).failure
    };
    let named = "luck movement-die: 3-1\nall hears rolled-movement moves=3 energy=1\nall sees turn.moves = 3";
    assert_eq!(run(named), None);
    let failure = run("asked P1").unwrap();
    assert_eq!(failure.line, 6, "{failure:?}");
    assert!(failure.found.contains("the draw 'movement-die' is open"), "{failure:?}");
    assert!(
        run("luck movement-die: 3-1\nluck movement-die: 3-1\nasked P1").is_some(),
        "one is left"
    );
}

#[test]
fn a_relic_that_was_turned_over_leaves_no_other_beside_it() {
    let head = "game = \"smallworld\"\ntitle = \"it\"\nseats = 2\nset = { boards = \"l1a s1a\", first = \"P1\" }\n";
    let text = format!(
        "{head}[position]\nregions.l1a-06.relics = [\"aegis\"]\n---\nall sees regions.l1a-06.relics = [\"aegis\"]\nall sees no regions.l1a-06.face-down\n"
    );
    let source = catalog::scenario::parse(&text).unwrap();
    assert_eq!(catalog::game("smallworld").unwrap().run_scenario(&source).failure, None);
}
