//! How many hints have nothing to tell that speaks for the first answer: in twelve positions of each of two games of each kind
//! between bots, 96 in all.
//!
//! `cargo run --release -p catalog --example hint_reasons -- [ITERATIONS]`
// Its results go to standard output.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use ai::hint::{Better, Estimate, Hint, Prospect};
use ai::{BotSpec, Budget, Seeds};
use catalog::{AnyTable, games, hint_text};
use kernel::{Chance, Seat, Viewer};
use text::{Lang, Voice};

const N_POSITIONS: usize = 12;

fn main() {
    let n_iterations = std::env::args().nth(1).map_or(2400, |it| it.parse().unwrap());
    for game in games() {
        let id = game.info().id;
        let (mut n_hints, mut n_later, mut n_alike, mut n_at_once) = (0, 0, 0, 0);
        for seed in [7, 8] {
            for (nth, table, seat) in positions(id, seed) {
                let hint = table.adviser(seat, Budget::Iterations(n_iterations), 1, &[]).finish();
                let [first, other, ..] = hint.answers.as_slice() else { continue };
                n_hints += 1;
                if gains(&first.prospects, &other.prospects) {
                    continue;
                }
                match other.behind.is_sure() {
                    true => n_later += 1,
                    false => n_alike += 1,
                }
                n_at_once += u32::from(gains(&first.at_once, &other.at_once));
                tell(id, seed, nth, &*table, seat, &hint);
            }
        }
        println!(
            "{id}: {n_hints} hints, no gain by the end of the turn in {n_later} and in {n_alike} that are alike, at once in {n_at_once} of these"
        );
    }
}

/// Positions with a choice, evenly over a game: the number of each, its table and the seat that is asked.
fn positions(id: &str, seed: u64) -> Vec<(usize, Box<dyn AnyTable>, Seat)> {
    let game = catalog::game(id).unwrap();
    let mut chance = Chance::fast(seed);
    let mut table = game.start(&game.setup(2, &[]).unwrap(), &mut chance).unwrap();
    let bot: BotSpec = "mcts:200".parse().unwrap();
    let mut all = Vec::new();
    while table.outcome().is_none() {
        let is_asked = |it: &Seat| !table.legal(*it).is_empty();
        let seat = table.leading().filter(is_asked).or_else(|| table.asked().iter().find(is_asked));
        let seat = seat.unwrap();
        let seed = seed + u64::from(table.version());
        let action = match table.legal(seat).as_slice() {
            [only] => only.clone(),
            _ => {
                all.push((all.len(), table.clone(), seat));
                table.thinker(bot, seat, Seeds::from(seed)).finish()
            }
        };
        table.act(seat, &action, &mut chance).unwrap();
    }
    let n_all = all.len();
    let is_taken = |nth: &usize| nth * N_POSITIONS / n_all != (nth + 1) * N_POSITIONS / n_all;
    all.into_iter().filter(|(nth, ..)| is_taken(nth)).collect()
}

/// Whether the worlds tell anything of which the first has more that is good, or less that is not.
fn gains(first: &[Prospect], other: &[Prospect]) -> bool {
    first.iter().zip(other).any(|(first, other)| {
        let Estimate { mean, .. } = other.first_has_more;
        let tenths = |it: &Prospect| (it.mean.max(0.0) * 10.0).round() as u32;
        let is_told = other.first_has_more.is_sure() && tenths(first) != tenths(other);
        is_told && (0.0 < mean) == (first.better == Better::More)
    })
}

fn tell(id: &str, seed: u64, nth: usize, table: &dyn AnyTable, seat: Seat, hint: &Hint<String>) {
    let told = table.observation(Viewer::Seat(seat)).tell(&Voice::nameless(Lang::En));
    let text = hint_text(table.game().narrator(), Lang::En, &told.legal, hint);
    let [first, other, ..] = text.answers.as_slice() else { return };
    let reason = first.reason.as_deref().unwrap_or("nothing");
    println!("{id}-{seed} {nth}: {} rather than {}: {reason}", first.notation, other.notation);
}
