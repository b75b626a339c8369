//! How often parties of bots win whole campaigns of Warhammer Quest, and each quest of them: a Markdown table for
//! `docs/bots.md`.
//!
//! `cargo run --release -p catalog --example quest_campaign -- BOT [CAMPAIGNS] [HEROES,…] [SEED]`
//!
//! Each campaign draws its party. What the heroes carry they win and buy themselves (WQ-SETT), and a lost quest is not
//! tried again (WQ-CAMP-02).
// Its result is what it prints.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use ai::stats::wilson;
use ai::{BotSpec, Entrant, Player, play_to_the_end};
use catalog::Playable;
use game_quest::names::{Hero, Sheet};
use game_quest::{Campaign, Quest, Setup};
use kernel::{Chance, Game};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let spec: BotSpec = args.first().map_or(BotSpec::Greedy, |it| it.parse().unwrap());
    let n_campaigns: u64 = args.get(1).map_or(200, |it| it.parse().unwrap());
    let parties: Vec<u8> = match args.get(2) {
        Some(numbers) => numbers.split(',').map(|it| it.parse().unwrap()).collect(),
        None => vec![3],
    };
    let seed: u64 = args.get(3).map_or(1, |it| it.parse().unwrap());
    println!("| bots | heroes | campaigns | what | won | rate | 95 % interval |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for &n_heroes in &parties {
        let campaigns = series(spec, n_heroes, n_campaigns, seed);
        let row = |what: &str, n_won: usize| {
            let interval = wilson(n_won as f64, n_campaigns as u32);
            println!(
                "| `{spec}` | {n_heroes} | {n_campaigns} | {what} | {n_won} | {:.1} % | {:.1}–{:.1} % |",
                100.0 * n_won as f64 / n_campaigns as f64,
                100.0 * interval.low,
                100.0 * interval.high
            );
        };
        for (idx, quest) in Sheet::campaign().iter().enumerate() {
            row(&format!("`{quest}`"), campaigns.iter().filter(|it| it.played[idx].won).count());
        }
        row("the campaign", campaigns.iter().filter(|it| it.is_won()).count());
    }
}

/// The logs of so many campaigns, all of them over.
fn series(spec: BotSpec, n_heroes: u8, n_campaigns: u64, seed: u64) -> Vec<Campaign> {
    let (next, logs) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let n_threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if n_campaigns <= nth {
                        return;
                    }
                    let log = play(spec, n_heroes, seed + nth);
                    logs.lock().unwrap().push(log);
                }
            });
        }
    });
    logs.into_inner().unwrap()
}

/// A campaign from its first quest to its last.
fn play(spec: BotSpec, n_heroes: u8, seed: u64) -> Campaign {
    let mut log = Campaign::of(n_heroes, party(n_heroes, seed), Setup::of(n_heroes).options);
    while let Some(setup) = log.setup_next() {
        let entrant = Entrant { spec, settings: Quest::SETTINGS };
        let mut bots: Vec<Box<dyn ai::Bot<Quest>>> = Vec::new();
        (0..n_heroes).for_each(|_| bots.push(Box::new(Player::from(entrant))));
        // The quests of a campaign have seeds of their own.
        let seed = seed * Sheet::ALL.len() as u64 + log.played.len() as u64;
        let (_, quest) = play_to_the_end(&setup, &mut bots, seed).unwrap();
        let outcome = quest.outcome().unwrap();
        log = log.record(&outcome, &quest.report().unwrap());
    }
    log
}

/// A party of its own for each number.
fn party(n_heroes: u8, number: u64) -> Vec<Hero> {
    let chance = &mut Chance::fast(number ^ 0x5EED);
    let mut heroes = Hero::ALL.to_vec();
    let mut draw = |_| heroes.remove(chance.below(heroes.len() as u32) as usize);
    (0..n_heroes).map(&mut draw).collect()
}
