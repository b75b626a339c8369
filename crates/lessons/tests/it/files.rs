//! The match file of a lesson: what was scripted is told from what can be proved.

use catalog::record;
use kernel::Chance;
use lessons::Input;

use crate::bench::Pupil;

#[test]
fn a_match_file_is_proved_from_where_the_lesson_ended() {
    for lesson in lessons::shipped().unwrap().into_iter().filter(|it| it.puzzle().is_none()) {
        let mut pupil = Pupil::new(&lesson, 4);
        pupil.wants(Input::Next).unwrap();
        pupil.wants(Input::Skip).unwrap();
        pupil.wants(Input::Leave).unwrap();
        let (proof, mut dice) = (pupil.bench.proof.clone(), Chance::fast(4));
        let table = &mut pupil.bench.table;
        while let Some(seat) = table.asked().first() {
            let legal = table.legal(seat);
            let action = legal[dice.below(legal.len() as u32) as usize].clone();
            let line = u64::from(table.version());
            table.act(seat, &action, &mut proof.chance(line)).unwrap();
        }
        let text = record::write(&**table, Some(&proof));
        assert!(text.lines().next().unwrap().contains(lesson.id()));
        let found = record::verify(&text).unwrap_or_else(|error| panic!("{error}"));
        assert!(found.dice_proved && found.finished && found.compared);
        let freed = text.lines().position(|it| it.contains("\"free\"")).unwrap();
        assert_eq!(found.scripted, freed);

        // What is proved is proved: another die after the lesson is found.
        let (number, line) = text
            .lines()
            .enumerate()
            .skip(freed)
            .find(|(_, it)| it.contains("\"chance\":[[6,"))
            .expect("somebody rolls");
        let at = line.find("[[6,").unwrap() + 4;
        let pips = line.as_bytes()[at] - b'0';
        let other = format!("{}{}{}", &line[..at], (pips + 1) % 6, &line[at + 1..]);
        let altered = text.replacen(line, &other, 1);
        assert!(record::verify(&altered).is_err(), "line {}", number + 1);
    }
}
