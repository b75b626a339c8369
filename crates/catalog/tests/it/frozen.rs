//! Whether `mcts-1` still is the bot that it was. The lists were written by `mcts` on the day when it was frozen.

use std::fmt::Write;

use ai::{BotSpec, Budget};
use catalog::{AnyGame, games};
use kernel::Chance;
use testkit::golden;

const BOT: BotSpec = BotSpec::Mcts1(Budget::Iterations(60));

/// So many choices are pinned in each game, half of them late ones.
const N_CHOICES: usize = 24;
const N_SKIPPED: usize = 60;

/// The first choices of a game, and as many after a while of play by chance.
fn choices(game: &dyn AnyGame, n_seats: u8, seed: u64) -> String {
    let setup = game.setup(usize::from(n_seats), &[]).expect("the plainest setup is legal");
    let mut chance = Chance::fast(seed);
    let mut table = game.start(&setup, &mut chance).expect("the plainest setup is legal");
    let mut res = format!("{n_seats} seats, seed {seed}\n");
    let mut n_asked = 0;
    while n_asked < N_CHOICES + N_SKIPPED {
        let Some(seat) = table.asked().first() else { break };
        let legal = table.legal(seat);
        let line = u64::from(table.version());
        let action = match legal.as_slice() {
            [only] => only.clone(),
            _ => {
                n_asked += 1;
                let is_early = n_asked <= N_CHOICES / 2;
                if is_early || N_CHOICES / 2 + N_SKIPPED < n_asked {
                    let action = table.thinker(BOT, seat, (seed ^ line).into()).finish();
                    writeln!(res, "{line} {seat} {action}").expect("text takes a line");
                    action
                } else {
                    legal[chance.below(legal.len() as u32) as usize].clone()
                }
            }
        };
        table.act(seat, &action, &mut chance).expect("a listed action is legal");
    }
    res
}

#[test]
fn mcts_1_chooses_as_it_did_when_it_was_frozen() {
    for game in games() {
        let info = game.info();
        let told: String = [2, info.max_seats]
            .into_iter()
            .flat_map(|n_seats| (1..=2).map(move |seed| choices(*game, n_seats, seed)))
            .collect();
        golden(&format!("tests/frozen/{}.txt", info.id), &told);
    }
}
