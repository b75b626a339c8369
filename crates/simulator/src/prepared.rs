//! Matches that were played beforehand, so that tables of a simulation stand at any point, also shortly before the end.
//! They depend on no seed, and are made once for a process.

use std::sync::OnceLock;

use catalog::{RandomnessProof, Seed, record};

use crate::random::Random;

/// A random match, from its header on.
pub(crate) struct Prepared {
    pub(crate) game: &'static str,
    pub(crate) n_seats: usize,
    pub(crate) proof: RandomnessProof,
    pub(crate) header: String,
    pub(crate) lines: Vec<String>,
}

/// Longer matches are cut.
const MOST_LINES: usize = 400;

pub(crate) fn all() -> &'static [Prepared] {
    static ALL: OnceLock<Vec<Prepared>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut res = Vec::new();
        for game in catalog::games() {
            for number in 0..6 {
                let n_seats = usize::from(game.info().min_seats.max(2)) + number % 2;
                res.extend(played(game.info().id, n_seats, number as u64));
            }
        }
        res
    })
}

fn played(id: &str, n_seats: usize, number: u64) -> Option<Prepared> {
    let game = catalog::game(id).ok()?;
    let proof = RandomnessProof::new(Seed::of_number(number));
    let setup = game.setup(n_seats, &[]).ok()?;
    let mut table = game.start(&setup, &mut proof.chance(0)).ok()?;
    let mut random = Random::new(number);
    let header = record::header_line(&*table, Some(&proof));
    let mut lines = Vec::new();
    while table.outcome().is_none() && lines.len() < MOST_LINES {
        let seat = table.asked().iter().find(|it| !table.legal(*it).is_empty())?;
        let (legal, version) = (table.legal(seat), table.version());
        let action = random.pick(&legal)?;
        table.act(seat, action, &mut proof.chance(u64::from(version))).ok()?;
        lines.extend(table.line(version));
    }
    Some(Prepared { game: game.info().id, n_seats, proof, header, lines })
}
