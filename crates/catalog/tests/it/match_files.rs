//! Match files under damage: whatever is in them, reading ends with a verdict.

use catalog::{AnyTable, Continuation, ContinuedSeat, Fault, RandomnessProof, Seed, game, record};
use kernel::{Chance, Origin, Viewer};
use serde_json::json;

/// A random match, as far as `n_actions`, with something taken back on the way.
fn file(n_actions: usize) -> String {
    let game = game("smallworld").expect("the first game");
    let proof = RandomnessProof {
        seed: Seed::of_number(4),
        entropy: vec!["żółw".to_owned(), String::new()],
    };
    let mut table = game
        .start(&game.setup(2, &[]).expect("two may play"), &mut proof.chance(0))
        .expect("it is plain");
    let mut dice = Chance::fast(4);
    while table.effective_records().len() < n_actions
        && let Some(seat) = table.asked().first()
    {
        let legal = table.legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        let line = u64::from(table.version());
        table.act(seat, action, &mut proof.chance(line)).expect("it is legal");
        if dice.below(8) == 0 && 0 < table.n_free_undo(seat) {
            table.undo(seat, 1, catalog::UndoneBy::Seat).expect("it is free");
        }
    }
    record::write(&*table, Some(&proof))
}

#[test]
fn undo_and_entropy_survive_a_file() {
    let text = file(usize::MAX);
    assert!(text.contains("\"undo\":1"));
    let found = record::verify(&text).unwrap();
    assert!(found.dice_proved && found.finished && found.closed);
    let table = record::open(&text, None).unwrap();
    assert_eq!(found.hash, table.hash());
    let proof = RandomnessProof {
        seed: Seed::of_number(4),
        entropy: vec!["żółw".to_owned(), String::new()],
    };
    assert_eq!(record::write(&*table, Some(&proof)), text);
    assert_eq!(record::commitment(&text), Some(proof.commitment()));
}

/// Cut short, a file ends at the first moment at which that many actions stand, whatever was taken back.
#[test]
fn a_file_is_cut_at_an_action() {
    let text = file(60);
    let whole = record::open(&text, None).unwrap();
    assert!(text.contains("\"undo\":1"));
    for n in [0, 1, 30, 59, 60] {
        let table = record::open(&text, Some(n)).unwrap();
        assert_eq!(table.effective_records().len(), n);
    }
    assert_eq!(record::open(&text, Some(1000)).unwrap().hash(), whole.hash());
}

/// The secret stays in the house while a match goes on.
#[test]
fn the_seed_is_not_written_before_the_end() {
    let text = file(20);
    assert!(!text.contains(&Seed::of_number(4).to_hex()));
    let found = record::verify(&text).unwrap();
    assert!(!found.dice_proved && !found.finished && found.closed);
}

#[test]
fn damage_is_found_and_never_fatal() {
    let text = file(usize::MAX);
    let mut dice = Chance::fast(9);
    let mut n_refused = 0;
    for _ in 0..400 {
        let mut bytes = text.clone().into_bytes();
        let at = dice.below(bytes.len() as u32) as usize;
        let letters = b"0123456789abcdefP{}[],:\" -.";
        bytes[at] = letters[dice.below(letters.len() as u32) as usize];
        let damaged = String::from_utf8_lossy(&bytes).into_owned();
        match record::verify(&damaged) {
            // Another word for the same thing, such as a space between two keys.
            Ok(found) => assert_eq!(found.hash, record::verify(&text).unwrap().hash),
            Err(error) => {
                n_refused += 1;
                let told = error.to_string();
                assert!(1 <= error.line && error.line <= text.lines().count() + 1, "{told}");
                assert!(!matches!(&error.what, Fault::Form(what) if what.is_empty()), "{told}");
            }
        }
    }
    assert!(300 < n_refused, "{n_refused}");
}

/// A match that began under older rules is played by today's: its lines are checked, its last position is not compared,
/// and a line that no longer follows says under which rules it did.
#[test]
fn a_file_of_older_rules_is_played_by_todays() {
    let text = file(usize::MAX);
    let header = text.lines().next().unwrap();
    let rules = game("smallworld").unwrap().info().rules_version;
    let older = text
        .replacen(&format!("\"rules\":{rules}"), &format!("\"rules\":{}", rules - 1), 1)
        .replace(&record::verify(&text).unwrap().hash, "0123456789abcdef0123456789abcdef");
    assert_ne!(older.lines().next().unwrap(), header);
    let found = record::verify(&older).unwrap();
    assert!(found.closed && !found.compared && found.dice_proved);

    let (line, action) = older.lines().enumerate().nth(3).unwrap();
    let wrong = older.replacen(action, "{\"seat\":\"P1\",\"action\":\"detonate l1a-01\"}", 1);
    let fault = record::verify(&wrong).unwrap_err();
    assert_eq!(fault.line, line + 1);
    assert!(fault.to_string().contains(&format!("rules version {}", rules - 1)), "{fault}");
}

fn proof() -> RandomnessProof {
    RandomnessProof { seed: Seed::of_number(4), entropy: vec!["żółw".to_owned(), String::new()] }
}

fn continuation() -> Continuation {
    let person = ContinuedSeat { person: true, name: "Ola".to_owned(), ..Default::default() };
    let bot = ContinuedSeat { bot: "greedy".to_owned(), ..Default::default() };
    let (clock, delay, campaign) = (600, 3, Some(json!({"any": "log"})));
    let seats = vec![person, bot];
    Continuation { seed: proof().seed, seats, clock, delay, campaign, automatic: vec![2] }
}

/// A match that is taken along after so many actions.
fn continued(n_actions: usize) -> String {
    let table = record::open(&file(n_actions), None).unwrap();
    record::write_continued(&*table, proof().entropy, continuation())
}

#[test]
fn a_match_goes_on_elsewhere_with_the_same_lines_hash_and_dice() {
    let (whole, text) = (file(usize::MAX), continued(30));
    assert_eq!(text.lines().next(), whole.lines().next(), "the header is that of any match file");
    let found = record::verify(&text).unwrap();
    assert!(found.dice_proved && found.closed && found.compared && !found.finished);
    let opened = record::bring(&text).unwrap();
    assert_eq!(opened.proof, Some(proof()));
    assert!(opened.continuation == Some(continuation()));
    assert_eq!(opened.lines.len() as u32 + 1, opened.table.version());
    let again = record::write_continued(&*opened.table, proof().entropy, continuation());
    assert_eq!(again, text);
    // What was played on before is what comes when the same is answered.
    let mut table = opened.table;
    let proof = opened.proof.unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    for line in &lines[table.version() as usize..lines.len() - 1] {
        let told: serde_json::Value = serde_json::from_str(line).unwrap();
        let (number, seat) = (table.version(), told["seat"].as_str().unwrap().parse().unwrap());
        match told["action"].as_str() {
            Some(action) => {
                table.act(seat, action, &mut proof.chance(u64::from(number))).unwrap();
            }
            None => table.undo(seat, 1, catalog::UndoneBy::Seat).unwrap(),
        }
        assert_eq!(table.line(number).as_deref(), Some(*line));
    }
    assert_eq!(record::write(&*table, Some(&proof)), whole);
}

#[test]
fn what_is_wrong_with_a_match_that_goes_on_is_told_with_its_line_and_without_its_secret() {
    let text = continued(30);
    let seed = proof().seed.to_hex();
    let last = text.lines().count();
    let found = |text: &str| {
        let error = record::bring(text).err().unwrap_or_else(|| panic!("it is refused: {text}"));
        let told = format!("{error} {error:?}");
        assert!(!told.contains(&seed), "{told}");
        (error.line, error.what.to_string())
    };
    let other = Seed::of_number(5).to_hex();
    // A line, what stands there instead, the line that is named, and what is said of it.
    let cases = [
        (seed.as_str(), other.as_str(), last, "not the one that was committed to"),
        ("\"hash\":\"", "\"hash\":\"0", last, "the position has the hash"),
        (",\"seats\":[{", ",\"seats\":[{},{", last, "the match has 2 seats, the line says 3"),
        ("\"automatic\":[2]", "\"automatic\":[200]", last, "no answer number 200"),
        ("\"automatic\":[2]", "\"automatic\":[0]", last, "no answer number 0"),
        ("\"clock\":600", "\"clock\":-1", last, "the line that a match goes on with"),
        ("\"clock\":600", "\"clocks\":600", last, "the line that a match goes on with"),
        ("\"seed\":\"", "\"seed\":\"0", last, "the line that a match goes on with"),
        ("\"clock\":600", "\"clock\":600]", last, "no JSON"),
    ];
    for (old, new, line, what) in cases {
        let (at, told) = found(&text.replacen(old, new, 1));
        assert!(at == line && told.contains(what), "{new}: line {at}: {told}");
    }
    // Another die than the seed gives, although the rules allow it.
    let header = text.lines().next().unwrap();
    let opening = header.find("\"opening\":[[").unwrap() + 12;
    let [bound, value] = serde_json::from_str::<serde_json::Value>(header).unwrap()["opening"][0]
        .as_array()
        .map(|it| [it[0].as_u64().unwrap(), it[1].as_u64().unwrap()])
        .unwrap();
    let end = opening + format!("{bound},{value}").len();
    let loaded = format!("{}{bound},{}{}", &text[..opening], (value + 1) % bound, &text[end..]);
    let (line, told) = found(&loaded);
    assert!(1 <= line && !told.is_empty(), "line {line}: {told}");
    // A line after the last one, and a second last one.
    let twice = format!("{text}{}\n", text.lines().last().unwrap());
    assert_eq!(found(&twice), (last + 1, "a line after the closing line".to_owned()));
    // Without a promise there is nothing to hold the seed against.
    let bare = text.replacen(&format!("\"commitment\":\"{}\",", proof().commitment()), "", 1);
    let bare = bare.replacen("\"entropy\":[\"żółw\",\"\"],", "", 1);
    assert!(found(&bare).1.contains("none was committed to"));
}

/// A die that was made better is found by the seed although every rule is kept.
#[test]
fn dice_that_do_not_follow_from_the_seed_are_refused() {
    let text = continued(60);
    let lines: Vec<&str> = text.lines().collect();
    let mut n_found = 0;
    for (idx, line) in lines.iter().enumerate().skip(1) {
        let mut told: serde_json::Value = serde_json::from_str(line).unwrap();
        let Some(draw) = told.get_mut("chance").map(|it| &mut it[0]) else { continue };
        let (bound, value) = (draw[0].as_u64().unwrap(), draw[1].as_u64().unwrap());
        draw[1] = ((value + 1) % bound).into();
        let changed = told.to_string();
        let mut lines = lines.clone();
        lines[idx] = &changed;
        // Cut after it, so that what follows it fits.
        let cut = lines[..=idx].join("\n");
        let Ok(table) = record::open(&cut, None) else { continue };
        let loaded = record::write_continued(
            &*table,
            proof().entropy,
            Continuation { automatic: Vec::new(), ..continuation() },
        );
        let error = record::bring(&loaded).err().expect("it is refused");
        assert_eq!(error.line, idx + 1);
        assert!(error.to_string().contains("but the seed gives"), "{error}");
        n_found += 1;
    }
    assert!(0 < n_found, "no die was rolled");
}

#[test]
fn a_match_that_is_over_does_not_go_on() {
    let table = record::open(&file(usize::MAX), None).unwrap();
    let text = record::write_continued(&*table, proof().entropy, continuation());
    let error = record::bring(&text).err().unwrap();
    assert_eq!(error.line, text.lines().count());
    assert!(error.to_string().contains("the match is over"), "{error}");
}

/// A match of a game played by chance from where it stands to its end.
fn played_on(table: &mut dyn AnyTable, proof: &RandomnessProof, number: u64) {
    let mut dice = Chance::fast(number);
    for _ in 0..20_000 {
        let Some(seat) = table.asked().first() else { return };
        let legal = table.legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        let line = u64::from(table.version());
        table.act(seat, action, &mut proof.chance(line)).expect("it is legal");
        if dice.below(8) == 0 && 0 < table.n_free_undo(seat) {
            table.undo(seat, 1, catalog::UndoneBy::Seat).expect("it is free");
        }
    }
    panic!("a match ends");
}

/// From any moment of a match another one can begin, and from any moment of that one a third: each is stored, replayed and
/// proved like any other.
#[test]
fn what_is_tried_again_is_a_match_of_its_own() {
    for game in catalog::games() {
        let proof_of = |number| RandomnessProof::new(Seed::of_number(number));
        let setup = game.setup(2, &[]).unwrap();
        let mut table = game.start(&setup, &mut proof_of(1).chance(0)).unwrap();
        played_on(&mut *table, &proof_of(1), 1);
        let mut n_before = 0;
        for number in 2..4 {
            let (n_all, proof) = (table.effective_records().len(), proof_of(number));
            // The third begins after the second has.
            let n_moves = n_before + (n_all - n_before) / 3;
            n_before = n_moves;
            let promised = proof_of(number - 1).commitment();
            let mut again = table.until(n_moves, Origin::Match(promised.into()));
            let was = table.at(n_moves);
            assert_eq!(again.hash(), was.hash(), "{}", game.info().id);
            let seat = was.asked().first().unwrap();
            again.free(seat, &mut proof.chance(u64::from(again.version()))).unwrap();
            let viewer = Viewer::Seat(seat);
            assert_eq!(again.view(viewer), was.view(viewer), "what the seat knew stays");
            let begun = again.hash();
            played_on(&mut *again, &proof, number);

            let text = record::write(&*again, Some(&proof));
            let found = record::verify(&text).unwrap_or_else(|error| panic!("{error}"));
            assert!(found.dice_proved && found.finished && found.compared);
            assert_eq!(found.scripted, n_moves + number as usize - 1, "{}", game.info().id);
            let read = record::open(&text, None).unwrap();
            assert_eq!((read.hash(), read.origin()), (again.hash(), again.origin()));
            assert_eq!(again.at(n_moves).hash(), begun, "the moment is the one that was dealt");
            let positions = again.positions();
            for n in [0, n_moves / 2, n_moves, n_all.min(n_moves + 1)] {
                assert_eq!(positions[n].hash(), again.at(n).hash(), "{} {n}", game.info().id);
            }
            // A draw of its own that was changed is found.
            let own = text.lines().skip(found.scripted).position(|it| it.contains("\"chance\":[["));
            let own = found.scripted + own.expect("something is rolled");
            let changed = |(nth, line): (usize, &str)| match nth == own {
                true => line.replacen("\"chance\":[[", "\"chance\":[[1", 1),
                false => line.to_owned(),
            };
            let forged: Vec<String> = text.lines().enumerate().map(changed).collect();
            assert!(record::verify(&forged.join("\n")).is_err());
            table = again;
        }
    }
}

/// A look back at such a match is about what was played in it, and nothing before.
#[test]
fn a_look_back_begins_where_it_was_tried_again() {
    let game = game("smallworld").unwrap();
    let proof = RandomnessProof::new(Seed::of_number(9));
    let mut table =
        game.start(&game.setup(2, &[]).unwrap(), &mut proof.chance(0)).expect("it is plain");
    played_on(&mut *table, &proof, 9);
    let n_moves = table.effective_records().len() / 2;
    let mut again = table.until(n_moves, Origin::Match(String::new().into()));
    let seat = again.asked().first().unwrap();
    again.free(seat, &mut proof.chance(u64::from(again.version()))).unwrap();
    played_on(&mut *again, &proof, 10);
    let effort = ai::review::Effort { n_iterations: 2, n_again: 0 };
    let review = again.reviewer(effort, 1).finish();
    assert_eq!(review.first, n_moves);
    assert_eq!(review.open.len(), again.effective_records().len() - n_moves + 1);
    assert!(review.choices.iter().all(|it| n_moves <= it.nth));
    let last = again.outcome().unwrap().returns;
    assert_eq!(review.open.last(), Some(&last));
}
