//! The chances that are told before a roll are those of the rules: every roll is made, and counted.

#![allow(clippy::unwrap_used)]

use game_wrath::content::book;
use game_wrath::names::{Hero, Quest};
use game_wrath::{Action, Event, Prompt, Wrath, odds};
use kernel::{Chance, Cx, Draw, Game, Status, Viewer};

use crate::table::opening;

/// What each of the 36 rolls tells after `action`.
fn rolls(game: &Wrath, action: Action) -> Vec<Vec<Event>> {
    let Status::Awaiting(decision) = game.status() else { return Vec::new() };
    let seat = match decision.prompt {
        Prompt::Act { hero, .. } => game.view(Viewer::Omniscient).heroes[&hero].seat,
        _ => decision.seats.first().unwrap(),
    };
    let pairs = (0..6).flat_map(|one| (0..6).map(move |other| [one, other]));
    let one = |values: [u32; 2]| {
        let mut chance = Chance::replay(values.map(|value| Draw { bound: 6, value }));
        let mut events = Vec::new();
        game.clone().apply(seat, action, &mut Cx::telling(&mut chance, &mut events));
        events
    };
    pairs.map(one).collect()
}

fn rolled(events: &[Event]) -> (u8, u8) {
    let found = events.iter().find_map(|it| match it {
        Event::Rolled { successes, blocks, .. } => Some((*successes, *blocks)),
        _ => None,
    });
    found.expect("dice were rolled")
}

/// Percent of the rolls, as the odds round it.
fn share(n_good: usize) -> u32 {
    odds::percent(n_good as u32, 36)
}

fn compare(game: &Wrath, hero: Hero, action: Action) {
    let view = game.view(Viewer::Spectator);
    let it = &view.heroes[&hero];
    let here = &view.spaces[&it.space];
    let all = rolls(game, action);
    match action {
        Action::Fight => {
            let told = odds::fight(&view, hero, it.space).unwrap();
            let toughness = here.ghouls + 3 * here.abominations;
            let spare = |blocks: u8| if hero == Hero::Tirion { blocks } else { 0 };
            let clears =
                all.iter().map(|it| rolled(it)).filter(|(s, b)| toughness <= s + spare(*b));
            assert_eq!(told.clear, share(clears.count()), "{hero} against {toughness}");
            if hero != Hero::Tirion {
                let extra = odds::lich_king_damage(&view, it.space);
                let suffers = |(successes, blocks): (u8, u8)| {
                    let n_ghouls = here.ghouls.min(successes);
                    let n_brutes = here.abominations.min((successes - n_ghouls) / 3);
                    let left = here.ghouls - n_ghouls + here.abominations - n_brutes + extra;
                    left.saturating_sub(blocks)
                };
                for (damage, chance) in told.damage.table() {
                    let n = all.iter().filter(|it| suffers(rolled(it)) == damage).count();
                    assert_eq!(chance, share(n), "{damage} damage");
                }
            }
        }
        Action::Rest => {
            let told = odds::rest(&view, hero, 0).unwrap();
            let healed = |events: &[Event]| -> u8 {
                let by = events.iter().map(|it| match it {
                    Event::Healed { by, .. } => *by,
                    _ => 0,
                });
                by.sum()
            };
            for (healing, chance) in told.healing.table() {
                let n = all.iter().filter(|it| healed(it) == healing).count();
                assert_eq!(chance, share(n), "{healing} health");
            }
        }
        _ => {
            let quest = Quest::ALL.iter().copied().find(|quest| {
                book().quest(*quest).space == it.space && odds::steps_left(&view, *quest).is_some()
            });
            let quest = quest.unwrap();
            let told = odds::quest(&view, hero, quest).unwrap();
            let left = odds::steps_left(&view, quest).unwrap();
            for (steps, chance) in told.steps.table() {
                let n = all.iter().filter(|it| rolled(it).0.min(left) == steps).count();
                assert_eq!(chance, share(n), "{steps} steps");
            }
        }
    }
}

/// WR-ACT-FIGHT-02, WR-ACT-QUEST-02, WR-ACT-REST-01.
#[test]
fn odds_are_those_of_the_rules() {
    let mut counts = [0; 3];
    for seed in 0..40 {
        let setup = opening(1 + seed as u8 % 5);
        let mut chance = Chance::fast(seed);
        let mut game = Wrath::start(&setup, &mut Cx::silent(&mut chance)).unwrap();
        let mut legal = Vec::new();
        while let Status::Awaiting(decision) = game.status() {
            let mut seat = decision.seats.first().unwrap();
            if let Prompt::Act { hero, .. } = decision.prompt {
                seat = game.view(Viewer::Spectator).heroes[&hero].seat;
                game.legal_actions(seat, &mut legal);
                for (nth, action) in
                    [Action::Fight, Action::Quest, Action::Rest].into_iter().enumerate()
                {
                    if legal.contains(&action) {
                        compare(&game, hero, action);
                        counts[nth] += 1;
                    }
                }
            }
            game.legal_actions(seat, &mut legal);
            let nth = chance.below(legal.len() as u32) as usize;
            game.apply(seat, legal[nth], &mut Cx::silent(&mut chance));
        }
    }
    assert!(counts.iter().all(|n| 50 < *n), "{counts:?}");
}
