//! Match files under damage: whatever is in them, reading ends with a verdict.

use catalog::{Fault, RandomnessProof, Seed, game, record};
use kernel::Chance;

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
