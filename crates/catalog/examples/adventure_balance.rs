//! How games of bots of the Adventure Game go: Markdown tables for `docs/bots.md`.
//!
//! `cargo run --release -p catalog --example adventure_balance -- [BOT] [GAMES] [SEATS,…] [SEED]`
//!
//! Characters are dealt in turn, so that each sits at each table equally often.
// Its result is what it prints.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use ai::stats::wilson;
use ai::{BotSpec, think};
use catalog::Playable;
use game_adventure::content::book;
use game_adventure::event::{CardsEvent, CombatEvent, DefeatEvent};
use game_adventure::names::{Challenge, Hero, Item, Level, Place};
use game_adventure::outlook::{Usable, usable};
use game_adventure::state::Foe;
use game_adventure::view::View;
use game_adventure::{Adventure, Event, Setup};
use kernel::{Chance, Cx, Game, Seat, Status, Viewer};

/// What was counted at tables of one size.
#[derive(Default)]
struct Sum {
    games: u32,
    turns: Vec<u16>,
    at_the_cap: u32,
    /// By character: games, shares of victories.
    heroes: [(u32, f64); 4],
    /// Items that were gained, and those that nobody at the table can ever use.
    items: (u32, u32),
    /// Fights against encounters by level, against board encounters by their level, overlords, characters: all, won.
    fights: [(u32, u32); 10],
    /// Valor of winners from quests, trophies, events; and their levels.
    valor: [u32; 3],
    levels: [u32; 4],
    defeats: u32,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let spec: BotSpec = args.first().map_or(BotSpec::Greedy, |it| it.parse().unwrap());
    let n_games: u64 = args.get(1).map_or(300, |it| it.parse().unwrap());
    let tables: Vec<u8> = match args.get(2) {
        Some(numbers) => numbers.split(',').map(|it| it.parse().unwrap()).collect(),
        None => vec![2, 3, 4],
    };
    let seed: u64 = args.get(3).map_or(1, |it| it.parse().unwrap());
    let sums: Vec<(u8, Sum)> =
        tables.iter().map(|&it| (it, series(spec, n_games, it, seed))).collect();
    tell_lengths(spec, &sums);
    tell_heroes(&sums);
    tell_fights(&sums);
}

fn series(spec: BotSpec, n_games: u64, seats: u8, seed: u64) -> Sum {
    let mut sum = Sum::default();
    for number in 0..n_games {
        let mut heroes = Hero::ALL.to_vec();
        // Every order of the four in turn.
        for (place, before, choices) in [(0, 1, 4), (1, 4, 3), (2, 12, 2)] {
            heroes.swap(place, place + number as usize / before % choices);
        }
        heroes.truncate(usize::from(seats));
        let setup = Setup { heroes, ..Setup::of(seats) };
        play(&setup, spec, seed << 32 | number, &mut sum);
    }
    sum
}

fn play(setup: &Setup, spec: BotSpec, number: u64, sum: &mut Sum) {
    let chance = &mut Chance::fast(number);
    let mut events = Vec::new();
    let mut game = Adventure::start(setup, &mut Cx::telling(chance, &mut events)).unwrap();
    let mut legal = Vec::new();
    let mut nth = 0;
    while let Status::Awaiting(decision) = game.status() {
        let seat = decision.seats.first().unwrap();
        game.legal_actions(seat, &mut legal);
        nth += 1;
        let action = match legal.as_slice() {
            &[only] => only,
            _ => {
                let seed = number.wrapping_mul(99_991) + nth;
                think(spec, &game, seat, seed, &Adventure::SETTINGS)
            }
        };
        game.apply(seat, action, &mut Cx::telling(chance, &mut events));
        count_events(setup, &mut events, sum);
    }
    if let Some(outcome) = game.outcome() {
        let view = game.view(Viewer::Omniscient);
        count_end(setup, &view, &outcome.returns, sum);
    }
}

fn count_events(setup: &Setup, events: &mut Vec<Event>, sum: &mut Sum) {
    for event in events.drain(..) {
        match event {
            Event::Cards(CardsEvent::ItemGained { item, .. }) => {
                sum.items.0 += 1;
                sum.items.1 += u32::from(is_useless(setup, item));
            }
            Event::Combat(CombatEvent::CombatEnded { foe, won, .. }) => {
                let kind = match foe {
                    Foe::Seat(_) => 9,
                    Foe::Lair(space) if book().space(space).kind == Place::Overlord => 8,
                    Foe::Lair(space) => 4 + book().space(space).level.idx(),
                    Foe::Card(card) => card.level().idx(),
                    // The card has left the track.
                    Foe::Marker(_) => continue,
                };
                sum.fights[kind].0 += 1;
                sum.fights[kind].1 += u32::from(won);
            }
            Event::Defeat(DefeatEvent::Defeated { .. }) => sum.defeats += 1,
            _ => {}
        }
    }
}

fn is_useless(setup: &Setup, item: Item) -> bool {
    setup.heroes.iter().all(|&hero| usable(hero, Level::Red, item) == Usable::Never)
}

fn count_end(setup: &Setup, view: &View, returns: &[f32], sum: &mut Sum) {
    sum.games += 1;
    sum.turns.push(view.round);
    sum.at_the_cap += u32::from(setup.options.rounds <= view.round);
    for (seat, &share) in returns.iter().enumerate() {
        let hero = &mut sum.heroes[setup.heroes[seat].idx()];
        hero.0 += 1;
        hero.1 += f64::from(share);
        if view.winners.contains(Seat(seat as u8)) {
            let player = &view.players[seat];
            sum.levels[player.level.idx()] += 1;
            let quests = player.log.quests.iter().map(|it| u32::from(book().quest(it).valor));
            let quests: u32 = quests.sum();
            let events: u32 = player.log.events.iter().map(valor_of).sum();
            sum.valor[0] += quests;
            sum.valor[1] += u32::from(player.log.valor()) - quests - events;
            sum.valor[2] += events;
        }
    }
}

fn valor_of(card: Challenge) -> u32 {
    match book().challenge(card).back {
        game_adventure::content::Back::Valor(n) => u32::from(n),
        _ => 0,
    }
}

fn tell_lengths(spec: BotSpec, sums: &[(u8, Sum)]) {
    println!(
        "| bots | seats | games | turns each: median | 10 % | 90 % | at the cap | defeats a game | items nobody can use |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for (seats, sum) in sums {
        let mut turns = sum.turns.clone();
        turns.sort_unstable();
        let at = |share: f64| turns[((turns.len() - 1) as f64 * share) as usize];
        println!(
            "| `{spec}` | {seats} | {} | {} | {} | {} | {} | {:.1} | {:.1} % |",
            sum.games,
            at(0.5),
            at(0.1),
            at(0.9),
            sum.at_the_cap,
            f64::from(sum.defeats) / f64::from(sum.games),
            100.0 * f64::from(sum.items.1) / f64::from(sum.items.0.max(1)),
        );
    }
}

fn tell_heroes(sums: &[(u8, Sum)]) {
    println!("\n| seats | character | games | won | 95 % interval |");
    println!("| --- | --- | --- | --- | --- |");
    for (seats, sum) in sums {
        for (hero, (games, won)) in Hero::ALL.iter().zip(sum.heroes) {
            let interval = wilson(won, games);
            println!(
                "| {seats} | `{hero}` | {games} | {:.1} % | {:.1}–{:.1} % |",
                100.0 * won / f64::from(games.max(1)),
                100.0 * interval.low,
                100.0 * interval.high
            );
        }
    }
}

fn tell_fights(sums: &[(u8, Sum)]) {
    const KINDS: [&str; 10] = [
        "grey cards",
        "green cards",
        "yellow cards",
        "red cards",
        "to green",
        "to yellow",
        "to red",
        "",
        "overlords",
        "characters",
    ];
    println!("\n| seats | against | fights a game | won |");
    println!("| --- | --- | --- | --- |");
    for (seats, sum) in sums {
        for (kind, (all, won)) in KINDS.iter().zip(sum.fights).filter(|(_, (all, _))| *all != 0) {
            println!(
                "| {seats} | {kind} | {:.2} | {:.1} % |",
                f64::from(all) / f64::from(sum.games),
                100.0 * f64::from(won) / f64::from(all)
            );
        }
        let winners: u32 = sum.levels.iter().sum();
        let each = |n: u32| f64::from(n) / f64::from(winners.max(1));
        println!(
            "\nWinners at {seats} seats: levels {:?}; valor {:.2} from quests, {:.2} from trophies, {:.2} from events.\n",
            sum.levels,
            each(sum.valor[0]),
            each(sum.valor[1]),
            each(sum.valor[2])
        );
    }
}
