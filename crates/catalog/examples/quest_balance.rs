//! How often parties of bots win the quests of Warhammer Quest: a Markdown table for `docs/bots.md`.
//!
//! `cargo run --release -p catalog --example quest_balance -- BOT [GAMES] [QUEST,…|all] [HEROES,…] [PACK]`
//!
//! Each game draws its party. A hero enters the n-th quest of the campaign with n − 1 advanced actions and as many
//! gear cards, three at most, all drawn; the delve is entered with nothing.
// Its result is what it prints.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use ai::stats::wilson;
use ai::{BotSpec, Entrant, Player, play_game};
use catalog::Playable;
use game_quest::content::book;
use game_quest::names::{Gear, GearType, Hero, Kind, Sheet};
use game_quest::{Kit, Quest, Setup};
use kernel::Chance;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let spec: BotSpec = args.first().map_or(BotSpec::Greedy, |it| it.parse().unwrap());
    let n_games: u64 = args.get(1).map_or(300, |it| it.parse().unwrap());
    let quests: Vec<Sheet> = match args.get(2) {
        Some(names) if names != "all" => names.split(',').map(|it| it.parse().unwrap()).collect(),
        _ => Sheet::ALL.to_vec(),
    };
    let parties: Vec<u8> = match args.get(3) {
        Some(numbers) => numbers.split(',').map(|it| it.parse().unwrap()).collect(),
        None => vec![2, 3, 4],
    };
    if let Some(folder) = args.get(4) {
        println!("with {}", catalog::install_pack("quest", Path::new(folder)).unwrap());
    }
    println!("| quest | bots | heroes | games | won | 95 % interval |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for &quest in &quests {
        for &seats in &parties {
            let won = series(spec, quest, seats, n_games);
            let interval = wilson(won as f64, n_games as u32);
            println!(
                "| `{quest}` | `{spec}` | {seats} | {n_games} | {:.1} % | {:.1}–{:.1} % |",
                100.0 * won as f64 / n_games as f64,
                100.0 * interval.low,
                100.0 * interval.high
            );
        }
    }
}

/// How many of so many games were won.
fn series(spec: BotSpec, quest: Sheet, seats: u8, n_games: u64) -> u64 {
    let (next, won) = (AtomicU64::new(0), Mutex::new(0));
    let n_threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if n_games <= number {
                        return;
                    }
                    let setup = table(quest, seats, number);
                    let entrant = Entrant { spec, settings: Quest::SETTINGS };
                    let mut bots: Vec<Box<dyn ai::Bot<Quest>>> = Vec::new();
                    (0..seats).for_each(|_| bots.push(Box::new(Player::from(entrant))));
                    let game = play_game::<Quest>(&setup, &mut bots, number).unwrap();
                    let is_won = u64::from(!game.winners.is_empty());
                    *won.lock().unwrap_or_else(PoisonError::into_inner) += is_won;
                }
            });
        }
    });
    won.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// A party of its own for each number.
fn table(quest: Sheet, seats: u8, number: u64) -> Setup {
    let chance = &mut Chance::fast(number ^ 0x5EED);
    let mut draw = |n: usize| chance.below(n as u32) as usize;
    let mut res = Setup { quest, ..Setup::of(seats) };
    let mut heroes = Hero::ALL.to_vec();
    for _ in 0..res.n_heroes() {
        res.heroes.push(heroes.remove(draw(heroes.len())));
    }
    res.leader = res.heroes.first().copied();
    let Some(n_before) = Sheet::campaign().iter().position(|&it| it == quest) else { return res };
    let mut gear: Vec<Gear> = Gear::ALL.to_vec();
    gear.retain(|it| it.legend_of().is_none() && *it != Gear::LegendaryFortune);
    for &hero in &res.heroes {
        let mut kit = Kit { gear_limit: 1 + n_before.min(3) as u8, ..Kit::default() };
        let mut kinds = Kind::ALL.to_vec();
        for _ in 0..n_before {
            kit.advanced.push(kinds.remove(draw(kinds.len())));
        }
        for _ in 0..n_before.min(3) {
            let it = gear.remove(draw(gear.len()));
            if fits(&kit, it) {
                kit.gear.push(it);
            }
        }
        res.kits.insert(hero, kit);
    }
    res
}

/// WQ-GEAR-07.
fn fits(kit: &Kit, gear: Gear) -> bool {
    let kind = book().gear(gear).kind;
    let n = kit.gear.iter().filter(|&&it| book().gear(it).kind == kind).count();
    n < match kind {
        GearType::Weapon => 2,
        GearType::Armour => 1,
        GearType::Accessory | GearType::Fortune => usize::MAX,
    }
}
