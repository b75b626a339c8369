//! How often a player of Warhammer Quest is asked, by bots in whole quests: a Markdown table for `docs/bots.md`.
//!
//! `cargo run --release -p catalog --example quest_prompts -- [QUESTS]`
// Its result is what it prints.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use ai::{BotSpec, think};
use catalog::Playable;
use game_quest::event::{ActivationEvent, EnemiesEvent};
use game_quest::names::Sheet;
use game_quest::{Event, Prompt, Quest, Setup};
use kernel::{Chance, Cx, Game, Status};

/// What was counted.
#[derive(Clone, Copy, Default)]
struct Counts {
    activations: u64,
    enemies: u64,
    /// Questions of a hero phase, of an enemy phase, and all others; those with a single answer left out.
    of_heroes: u64,
    of_enemies: u64,
    others: u64,
    /// "Do you want to?" questions among them: those that have a way of saying no.
    optional: u64,
    /// Questions with a single answer, which a table answers itself.
    single: u64,
}

fn main() {
    let n_quests: u64 = std::env::args().nth(1).map_or(100, |it| it.parse().unwrap());
    println!(
        "| bots | heroes | hero activations | questions for each | enemy activations | questions for each | that can be declined | with one answer |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for spec in [BotSpec::Random, BotSpec::Greedy] {
        for seats in 2..=4 {
            let mut sum = Counts::default();
            for number in 0..n_quests {
                let quest = Sheet::ALL[number as usize % Sheet::ALL.len()];
                let setup = Setup { quest, ..Setup::of(seats) };
                play(&setup, spec, number, &mut sum);
            }
            tell(spec, seats, &sum);
        }
    }
}

fn tell(spec: BotSpec, seats: u8, sum: &Counts) {
    let per = |n: u64, all: u64| n as f64 / all.max(1) as f64;
    let asked = sum.of_heroes + sum.of_enemies + sum.others;
    println!(
        "| `{spec}` | {seats} | {} | {:.2} | {} | {:.2} | {:.1} % | {:.1} % |",
        sum.activations,
        per(sum.of_heroes, sum.activations),
        sum.enemies,
        per(sum.of_enemies, sum.enemies),
        100.0 * per(sum.optional, asked),
        100.0 * per(sum.single, asked + sum.single),
    );
}

fn play(setup: &Setup, spec: BotSpec, number: u64, sum: &mut Counts) {
    let chance = &mut Chance::fast(number);
    let mut events = Vec::new();
    let mut game = Quest::start(setup, &mut Cx::telling(chance, &mut events)).unwrap();
    let mut legal = Vec::new();
    let mut is_hero_phase = false;
    while let Status::Awaiting(decision) = game.status() {
        for event in events.drain(..) {
            match event {
                Event::Activation(ActivationEvent::HeroPhaseBegan) => is_hero_phase = true,
                Event::Enemies(EnemiesEvent::EnemyPhaseBegan) => is_hero_phase = false,
                Event::Activation(ActivationEvent::ActivationBegan { .. }) => sum.activations += 1,
                Event::Enemies(EnemiesEvent::EnemyActivated { .. }) => sum.enemies += 1,
                _ => {}
            }
        }
        let seat = decision.seats.first().unwrap();
        game.legal_actions(seat, &mut legal);
        let action = if let &[only] = legal.as_slice() {
            sum.single += 1;
            only
        } else {
            let declines = |it: &game_quest::Action| {
                matches!(it.to_string().as_str(), "pass" | "done" | "decline" | "hold" | "stay")
            };
            sum.optional += u64::from(legal.iter().any(declines));
            let is_of_enemies = matches!(decision.prompt, Prompt::EnemyTurn { .. });
            let asked = match (is_of_enemies, is_hero_phase) {
                (true, _) => &mut sum.of_enemies,
                (false, true) => &mut sum.of_heroes,
                (false, false) => &mut sum.others,
            };
            *asked += 1;
            think(spec, &game, seat, number, &Quest::SETTINGS)
        };
        game.apply(seat, action, &mut Cx::telling(chance, &mut events));
    }
}
