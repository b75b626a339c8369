//! How often a player of the Adventure Game is asked, by bots in whole games: Markdown tables for `docs/bots.md`.
//!
//! `cargo run --release -p catalog --example adventure_prompts -- [GAMES] [ROUNDS]`
// Its result is what it prints.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::collections::BTreeMap;

use ai::{BotSpec, think};
use catalog::Playable;
use game_adventure::event::MovementEvent;
use game_adventure::{Adventure, Event, Options, Setup};
use kernel::{Chance, Cx, Game, Status, WindowAnswer};

/// What was counted.
#[derive(Default)]
struct Counts {
    turns: u64,
    /// Questions to the active player, and to others; those with a single answer left out.
    own: u64,
    others: u64,
    /// Questions that belong to a window, so that they can be answered in advance.
    windows: u64,
    /// Questions with a single answer, which a table answers itself.
    single: u64,
    by_kind: BTreeMap<String, u64>,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let n_games: u64 = args.next().map_or(100, |it| it.parse().unwrap());
    let rounds: u16 = args.next().map_or(30, |it| it.parse().unwrap());
    println!(
        "| bots | seats | turns | questions a turn: to its player | to the others | that can be answered in advance | with one answer |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let mut kinds = Vec::new();
    for spec in [BotSpec::Random, BotSpec::Greedy] {
        for seats in 2..=4 {
            let mut sum = Counts::default();
            for number in 0..n_games {
                let options = Options { rounds, ..Options::default() };
                play(&Setup { options, ..Setup::of(seats) }, spec, number, &mut sum);
            }
            tell(spec, seats, &sum);
            kinds.push((spec, seats, sum));
        }
    }
    println!("\n| bots | seats | most frequent questions, for 100 turns |");
    println!("| --- | --- | --- |");
    for (spec, seats, sum) in kinds {
        let mut kinds: Vec<_> = sum.by_kind.into_iter().collect();
        kinds.sort_by_key(|it| std::cmp::Reverse(it.1));
        let told = kinds
            .iter()
            .take(9)
            .map(|(kind, n)| format!("{kind} {:.0}", 100.0 * *n as f64 / sum.turns.max(1) as f64));
        println!("| `{spec}` | {seats} | {} |", told.collect::<Vec<_>>().join(", "));
    }
}

fn tell(spec: BotSpec, seats: u8, sum: &Counts) {
    let per = |n: u64, all: u64| n as f64 / all.max(1) as f64;
    let asked = sum.own + sum.others;
    println!(
        "| `{spec}` | {seats} | {} | {:.2} | {:.2} | {:.1} % | {:.1} % |",
        sum.turns,
        per(sum.own, sum.turns),
        per(sum.others, sum.turns),
        100.0 * per(sum.windows, asked),
        100.0 * per(sum.single, asked + sum.single),
    );
}

fn play(setup: &Setup, spec: BotSpec, number: u64, sum: &mut Counts) {
    let chance = &mut Chance::fast(number);
    let mut events = Vec::new();
    let mut game = Adventure::start(setup, &mut Cx::telling(chance, &mut events)).unwrap();
    let mut legal = Vec::new();
    let mut active = None;
    let mut nth = number << 20;
    while let Status::Awaiting(decision) = game.status() {
        for event in events.drain(..) {
            if let Event::Movement(MovementEvent::TurnBegan { seat, .. }) = event {
                active = Some(seat);
                sum.turns += 1;
            }
        }
        let seat = decision.seats.first().unwrap();
        game.legal_actions(seat, &mut legal);
        nth += 1;
        let action = if let &[only] = legal.as_slice() {
            sum.single += 1;
            only
        } else {
            // What is chosen before the first turn is left out.
            if active.is_some() {
                *(if active == Some(seat) { &mut sum.own } else { &mut sum.others }) += 1;
                let declines = |it: &game_adventure::Action| {
                    game.window_answer(seat, *it) == Some(WindowAnswer::Decline)
                };
                sum.windows += u64::from(legal.iter().any(declines));
                let told = format!("{:?}", decision.prompt);
                let kind = told.split([' ', '(']).next().unwrap_or_default().to_owned();
                *sum.by_kind.entry(kind).or_default() += 1;
            }
            think(spec, &game, seat, nth, &Adventure::SETTINGS)
        };
        game.apply(seat, action, &mut Cx::telling(chance, &mut events));
    }
}
