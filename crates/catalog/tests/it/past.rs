//! Every earlier position can be gone back to, in every game, although few of them are kept.

use catalog::{AnyTable, RandomnessProof, Seed, UndoneBy};
use kernel::{Chance, Viewer};

/// Plays until so many records stand or the match is over, and tells the position after each.
fn play(table: &mut dyn AnyTable, until: usize, dice: &mut Chance, hashes: &mut Vec<String>) {
    let proof = RandomnessProof::new(Seed::of_number(3));
    while table.effective_records().len() < until {
        let Some(seat) = table.asked().first() else { return };
        let legal = table.legal(seat);
        let action = &legal[dice.below(legal.len() as u32) as usize];
        let number = u64::from(table.version());
        table.act(seat, action, &mut proof.chance(number)).unwrap();
        hashes.push(table.hash());
    }
}

#[test]
fn every_earlier_position_is_as_it_was_also_after_much_was_taken_back() {
    for game in catalog::games() {
        let (id, mut dice) = (game.info().id, Chance::fast(7));
        let setup = game.setup(usize::from(game.info().max_seats), &[]).unwrap();
        let mut table =
            game.start(&setup, &mut RandomnessProof::new(Seed::of_number(3)).chance(0)).unwrap();
        let mut hashes = vec![table.hash()];
        play(&mut *table, 150, &mut dice, &mut hashes);
        let n_played = table.effective_records().len();
        assert!(70 < n_played, "{id}: {n_played}");
        // Far behind what is kept, and between two positions that are.
        for n_back in [41, 1, 17] {
            let seat = table.effective_records().last().unwrap().0;
            table.undo(seat, n_back, UndoneBy::Consent).unwrap();
            hashes.truncate(hashes.len() - n_back as usize);
            assert_eq!(Some(&table.hash()), hashes.last(), "{id}: {n_back} taken back");
            play(&mut *table, n_played - 9, &mut dice, &mut hashes);
        }
        for (n_records, hash) in hashes.iter().enumerate() {
            let at = table.at(n_records);
            assert_eq!(at.hash(), *hash, "{id}: after {n_records}");
            assert_eq!(table.past(Viewer::Spectator, n_records).view, at.view(Viewer::Spectator));
        }
        assert_eq!(table.course().len(), hashes.len());
        assert_eq!(table.clone_box().at(33).hash(), hashes[33], "{id}: a copy remembers as well");
    }
}
