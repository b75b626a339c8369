//! Learns which answers of Wrath of the Lich King are likely to be good ones (`Game::likelihoods`), from what searches visit.
//!
//! `cargo run --release -p catalog --example wrath_policy -- play DIFFICULTY SEED GAMES FILE` plays games of three bots and
//! writes down what a longer search visited at every third choice; `-- fit OUT FILE…` learns from such games.
// Its results go to standard output.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::fmt::Write;
use std::fs;

use ai::{Bot, BotSpec, Budget, Entrant, Player, Seeds, Settings, consider, mix};
use game_wrath::policy::{self, INPUTS};
use game_wrath::{Action, Setup, Wrath};
use kernel::{Chance, Cx, Game, Seat, Status};
use net::Scores;

const N_SEATS: u8 = 3;

/// Searches that are not guided yet.
const SETTINGS: Settings = Settings { leaf_weight: 1.0, guidance: 0.0, ..Settings::DEFAULT };
const PLAYS: BotSpec = BotSpec::Mcts(Budget::Iterations(100));
const TEACHES: BotSpec = BotSpec::Mcts(Budget::Iterations(1000));

/// Every so many games one is not learned from.
const HELD_OUT: usize = 8;
const N_PASSES: u64 = 12;
const BATCH: usize = 64;
const RATE: f32 = 0.02;
const DECAY: f32 = 0.01;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["play", difficulty, seed, n_games, file] => {
            let seed: u64 = seed.parse().unwrap();
            let games =
                (seed..seed + n_games.parse::<u64>().unwrap()).map(|it| play(difficulty, it));
            fs::write(file, games.collect::<String>()).unwrap();
        }
        ["fit", out, files @ ..] => {
            let text: String = files.iter().map(|it| fs::read_to_string(it).unwrap()).collect();
            fit(out, &text);
        }
        _ => println!("play DIFFICULTY SEED GAMES FILE, or fit OUT FILE…"),
    }
}

fn setup(difficulty: &str) -> Setup {
    let mut res = Setup::of(N_SEATS);
    res.set("difficulty", difficulty).unwrap();
    res
}

/// Plays a game on; `answer` is asked wherever there is a choice, and ends it with nothing.
fn walk(
    difficulty: &str,
    seed: u64,
    mut answer: impl FnMut(&Wrath, Seat, &[Action]) -> Option<Action>,
) {
    let mut chance = Chance::fast(seed);
    let mut game = Wrath::start(&setup(difficulty), &mut Cx::silent(&mut chance)).unwrap();
    let mut legal = Vec::new();
    while let Some(decision) = game.decision() {
        let asked = decision.seats.iter().find(|&seat| {
            game.legal_actions(seat, &mut legal);
            !legal.is_empty()
        });
        let Some(seat) = asked else { return };
        let action = match legal.as_slice() {
            &[only] => only,
            all => match answer(&game, seat, all) {
                Some(action) => action,
                None => return,
            },
        };
        game.apply(seat, action, &mut Cx::silent(&mut chance));
    }
}

/// A game as text: its table, what the teacher visited (P) and what was answered (A).
fn play(difficulty: &str, seed: u64) -> String {
    let mut text = format!("G {difficulty} {N_SEATS} {seed}\n");
    let player = || Player::<Wrath>::from(Entrant { spec: PLAYS, settings: SETTINGS });
    let mut bots: Vec<Player<Wrath>> = (0..N_SEATS).map(|_| player()).collect();
    let (mut chooser, mut n_runs, mut nth) = (None, 0, 0);
    walk(difficulty, seed, |game, seat, legal| {
        nth += 1;
        if chooser != Some(seat) {
            (chooser, n_runs) = (Some(seat), n_runs + 1);
        }
        if mix(seed ^ 77, nth).is_multiple_of(3) {
            let thought = consider(TEACHES, game, seat, mix(seed ^ 99, nth), &SETTINGS);
            text.push('P');
            for action in legal {
                let found = thought.candidates.iter().find(|it| it.action == *action);
                write!(text, " {}", found.map_or(0, |it| it.n_visits)).unwrap();
            }
            text.push('\n');
        }
        let seeds = Seeds { answer: mix(seed, nth), turn: mix(mix(seed, 0), n_runs) };
        let mut action = bots[seat.idx()].decide(game, seat, seeds);
        // Three answers of a hundred are drawn by lot, so that positions after mistakes are known too.
        if mix(seed ^ 55, nth) % 100 < 3 {
            action = legal[(mix(seed ^ 56, nth) % legal.len() as u64) as usize];
        }
        writeln!(text, "A {action}").unwrap();
        Some(action)
    });
    text + "E\n"
}

/// A choice that a teacher thought about.
struct Example {
    /// For each answer what is on, what `evaluate` says after it, and its share of the visits.
    answers: Vec<(Vec<(u16, f32)>, f32, f32)>,
    is_held_out: bool,
}

fn examples(text: &str) -> (usize, Vec<Example>) {
    let (mut n_games, mut res) = (0, Vec::new());
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some(head) = line.strip_prefix("G ") else { continue };
        let &[difficulty, _, seed] = head.split(' ').collect::<Vec<_>>().as_slice() else {
            panic!("a game has three words: {head}")
        };
        let seed: u64 = seed.parse().unwrap();
        let is_held_out = n_games % HELD_OUT == 0;
        n_games += 1;
        let luck = &mut Chance::fast(seed ^ 123);
        walk(difficulty, seed, |game, seat, legal| {
            let mut line = lines.next()?;
            if let Some(visits) = line.strip_prefix("P ") {
                let visits: Vec<f32> = visits.split(' ').map(|it| it.parse().unwrap()).collect();
                let sum: f32 = visits.iter().sum();
                let mut answers = Vec::new();
                policy::write(game, seat, legal, |on| {
                    let nth = answers.len();
                    let value = value_after(game, seat, legal[nth], luck);
                    answers.push((on.to_vec(), value, visits[nth] / sum));
                });
                res.push(Example { answers, is_held_out });
                line = lines.next()?;
            }
            Some(line.strip_prefix("A ")?.parse().unwrap())
        });
    }
    (n_games, res)
}

/// What a search says of an answer in advance where it is not guided.
fn value_after(game: &Wrath, seat: Seat, action: Action, chance: &mut Chance) -> f32 {
    let mut after = *game;
    after.determinize(seat, chance);
    after.apply(seat, action, &mut Cx::silent(chance));
    let mut legal = Vec::new();
    while let Status::Awaiting(decision) = after.status() {
        let Some(next) = decision.seats.first().filter(|_| decision.seats.len() == 1) else {
            break;
        };
        after.legal_actions(next, &mut legal);
        let &[only] = legal.as_slice() else { break };
        after.apply(next, only, &mut Cx::silent(chance));
    }
    after.evaluate(seat)
}

fn fit(out: &str, text: &str) {
    let (n_games, all) = examples(text);
    let (held_out, learned): (Vec<&Example>, Vec<&Example>) =
        all.iter().partition(|it| it.is_held_out);
    println!(
        "{n_games} games, {} choices to learn from, {} held out",
        learned.len(),
        held_out.len()
    );
    let scores = learn(&learned);
    let policy = |on: &[(u16, f32)], _: f32| scores.of(on);
    for (name, is_big) in [("all", false), ("more than four answers", true)] {
        let some: Vec<&Example> =
            held_out.iter().copied().filter(|it| !is_big || 4 < it.answers.len()).collect();
        println!("held out, {name}, {} choices", some.len());
        tell("what searches visited", &some, |_, _| 0.0, |share| share.max(1e-6).ln());
        tell("any answer", &some, |_, _| 0.0, |_| 0.0);
        for sureness in [16.0, 24.0, 32.0, 48.0] {
            let name = format!("evaluate after it, times {sureness}");
            tell(&name, &some, |_, value| sureness * value, |_| 0.0);
        }
        tell("learned", &some, policy, |_| 0.0);
    }
    let origin = format!(
        "cargo run --release -p catalog --example wrath_policy -- fit; {n_games} games, FNV-1a {:016x}",
        fnv(text)
    );
    fs::write(out, scores.to_file(&INPUTS, &origin)).unwrap();
}

fn fnv(text: &str) -> u64 {
    let add = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, add)
}

/// The log loss against the visits, and how often the likeliest answer, or one of four, is the most visited.
fn tell(
    name: &str,
    examples: &[&Example],
    of_answer: impl Fn(&[(u16, f32)], f32) -> f32,
    of_share: impl Fn(f32) -> f32,
) {
    let (mut loss, mut n_first, mut n_four) = (0.0, 0, 0);
    for it in examples {
        let logs = it.answers.iter();
        let mut logs: Vec<f32> =
            logs.map(|(on, value, share)| of_answer(on, *value) + of_share(*share)).collect();
        let shares: Vec<f32> = it.answers.iter().map(|it| it.2).collect();
        let best =
            (0..shares.len()).rev().max_by(|&a, &b| shares[a].total_cmp(&shares[b])).unwrap();
        let is_before =
            |nth: usize| logs[best] < logs[nth] || (logs[best] == logs[nth] && nth < best);
        let n_before = (0..logs.len()).filter(|&nth| is_before(nth)).count();
        n_first += u32::from(n_before == 0);
        n_four += u32::from(n_before < 4);
        to_shares(&mut logs);
        let losses = shares.iter().zip(&logs).map(|(share, log)| share * log.max(1e-9).ln());
        loss -= f64::from(losses.sum::<f32>());
    }
    let percent = |n: u32| 100.0 * f64::from(n) / examples.len() as f64;
    println!(
        "  {name}: log loss {:.3}, first {:.1} %, among four {:.1} %",
        loss / examples.len() as f64,
        percent(n_first),
        percent(n_four),
    );
}

fn to_shares(logs: &mut [f32]) {
    let peak = logs.iter().copied().fold(f32::MIN, f32::max);
    logs.iter_mut().for_each(|it| *it = (*it - peak).exp());
    let sum: f32 = logs.iter().sum();
    logs.iter_mut().for_each(|it| *it /= sum);
}

/// Multinomial logistic regression by the steps of Adam (Kingma and Ba, 2015).
fn learn(examples: &[&Example]) -> Scores {
    let n = INPUTS.len();
    let mut scores = Scores::zeros(n);
    let (mut means, mut squares, mut slopes) =
        (vec![0.0_f32; n], vec![0.0_f32; n], vec![0.0_f32; n]);
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let n_steps = N_PASSES as f32 * order.len().div_ceil(BATCH) as f32;
    let mut n_done = 0;
    for pass in 0..N_PASSES {
        for last in (1..order.len()).rev() {
            order.swap(last, (mix(7 + pass, last as u64) % (last as u64 + 1)) as usize);
        }
        for batch in order.chunks(BATCH) {
            slopes.fill(0.0);
            for &nth in batch {
                let answers = &examples[nth].answers;
                let mut logs: Vec<f32> = answers.iter().map(|it| scores.of(&it.0)).collect();
                to_shares(&mut logs);
                for ((on, _, share), found) in answers.iter().zip(&logs) {
                    let slope = (found - share) / batch.len() as f32;
                    on.iter()
                        .for_each(|&(input, value)| slopes[usize::from(input)] += slope * value);
                }
            }
            n_done += 1;
            let rate = RATE * (1.0 - 0.95 * n_done as f32 / n_steps);
            // The means begin at 0 and are too small at first.
            let (mean_scale, square_scale) =
                (1.0 - 0.9_f32.powi(n_done), 1.0 - 0.999_f32.powi(n_done));
            for (nth, weight) in scores.weights.iter_mut().enumerate() {
                means[nth] = 0.9 * means[nth] + 0.1 * slopes[nth];
                squares[nth] = 0.999 * squares[nth] + 0.001 * slopes[nth] * slopes[nth];
                let pace =
                    (means[nth] / mean_scale) / ((squares[nth] / square_scale).sqrt() + 1e-6);
                *weight -= rate * (pace + DECAY * *weight);
            }
        }
    }
    scores
}
