//! What the buttons promise is what the dice do.

use game_quest::event::OutcomeEvent;
use game_quest::names::{Foe, Hero, Kind};
use game_quest::view::Lying;
use game_quest::{Quest, Setup, View};
use kernel::{Chance, Cx, Game, Seat, Viewer};

/// A position of two heroes in the first hero phase, changed by `arrange`.
fn position(arrange: impl Fn(&mut View)) -> Quest {
    let mut setup = Setup::of(2);
    setup.set("heroes", "warrior-priest,ironbreaker").expect("two heroes");
    setup.set("leader", "warrior-priest").expect("a hero of the party");
    // Some locations ask something when they are revealed.
    let tables = (0..).map(|seed| Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(seed))));
    let mut tables = tables.map(|game| game.expect("a table of the rulebook"));
    let is_plain = |game: &Quest| {
        matches!(game.decision().map(|it| it.prompt), Some(game_quest::Prompt::Act { .. }))
    };
    let game = tables.find(is_plain).expect("one of many");
    let mut view = game.view(Viewer::Omniscient);
    for (foe, it) in &mut view.enemies {
        it.at = if *foe == Foe::OdiousGrump { Lying::Lair } else { Lying::Box };
    }
    arrange(&mut view);
    game.from_view(&view).expect("a position that can be")
}

fn engage(view: &mut View, foe: Foe, hero: Hero) {
    view.enemies.get_mut(&foe).expect("every enemy has a place").at = Lying::Zone(hero);
}

/// The check values of the hero die: one die is 0 successes in a sixth of all cases, and so on; criticals go on.
#[test]
fn two_dice_are_one_die_twice() {
    let game = position(|_| {});
    let odds = &game.view(Viewer::Seat(Seat(0))).odds[&Kind::Rest];
    let one = [0.166_667_f64, 0.527_778, 0.254_630, 0.042_438];
    let two = |n: usize| (0..=n).map(|i| one[i] * one[n - i]).sum::<f64>();
    for n in 0..4 {
        let said = f64::from(odds.successes[n]) / 10_000.0;
        assert!((said - two(n)).abs() < 0.000_2, "{n} successes: {said}, not {}", two(n));
    }
    assert_eq!((odds.mean_successes, odds.mean_wounds), (240, 0));
    let sum: u32 = odds.successes.iter().map(|&it| u32::from(it)).sum();
    assert!((9_990..=10_010).contains(&sum), "{odds:?}");
}

/// Odds agree with many rolls of the rules themselves: wounds after defence, and the nemesis symbol.
#[test]
fn odds_agree_with_many_rolls() {
    let game = position(|view| {
        engage(view, Foe::GoblinWarrior1, Hero::WarriorPriest);
        engage(view, Foe::OrcBoy1, Hero::WarriorPriest);
    });
    let view = game.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.heroes[&Hero::WarriorPriest].engaged.len(), 2);
    let odds = &view.odds[&Kind::Explore];
    let n_games = 20_000;
    let (mut successes, mut wounds, mut nemesis) = (0, 0, 0);
    for seed in 0..n_games {
        let chance = &mut Chance::fast(seed);
        let mut events = Vec::new();
        let mut after = game;
        after.apply(
            Seat(0),
            "explore".parse().expect("an action"),
            &mut Cx::telling(chance, &mut events),
        );
        for event in events {
            match event {
                game_quest::Event::Outcome(OutcomeEvent::Successes { successes: n, .. }) => {
                    successes += u64::from(n)
                }
                game_quest::Event::Outcome(OutcomeEvent::EnemiesAttacked { wounds: n, .. }) => {
                    wounds += u64::from(n)
                }
                game_quest::Event::Outcome(OutcomeEvent::NemesisRolled { .. }) => nemesis += 1,
                _ => {}
            }
        }
    }
    let mean = |sum: u64| sum as f64 / n_games as f64;
    let near = |said: u16, per: f64, found: f64| (f64::from(said) / per - found).abs() < 0.03;
    assert!(near(odds.mean_successes, 100.0, mean(successes)), "{odds:?}: {}", mean(successes));
    assert!(near(odds.mean_wounds, 100.0, mean(wounds)), "{odds:?}: {}", mean(wounds));
    assert!(near(odds.nemesis, 10_000.0, mean(nemesis)), "{odds:?}: {}", mean(nemesis));
}

/// Only the seat that acts is told odds: others have nothing to decide.
#[test]
fn odds_are_for_the_seat_that_acts() {
    let game = position(|_| {});
    assert_eq!(game.view(Viewer::Seat(Seat(0))).odds.len(), 4);
    assert!(game.view(Viewer::Seat(Seat(1))).odds.is_empty());
    assert!(game.view(Viewer::Spectator).odds.is_empty());
}

/// WQ-ACT-05: what is spent counts in what the roll is said to bring.
#[test]
fn the_roll_is_told_with_what_was_spent() {
    let mut game = position(|view| {
        let hero = view.heroes.get_mut(&Hero::WarriorPriest).expect("a hero of the party");
        hero.actions.get_mut(&Kind::Rest).expect("a card of each type").tokens = 2;
        hero.wounds = 3;
    });
    let odds = |game: &Quest| game.view(Viewer::Seat(Seat(0))).odds;
    let before = odds(&game)[&Kind::Rest].mean_successes;
    let play = |game: &mut Quest, action: &str| {
        let action = action.parse().expect("an action");
        assert_eq!(game.check(Seat(0), action), Ok(()));
        game.apply(Seat(0), action, &mut Cx::silent(&mut Chance::fast(1)));
    };
    play(&mut game, "rest");
    assert_eq!(odds(&game).keys().collect::<Vec<_>>(), [&Kind::Rest], "nothing else is rolled for");
    assert_eq!(odds(&game)[&Kind::Rest].mean_successes, before);
    play(&mut game, "spend");
    assert_eq!(odds(&game)[&Kind::Rest].mean_successes, before + 100);
    assert!(game.view(Viewer::Seat(Seat(1))).odds.is_empty(), "it is told to who decides");
    play(&mut game, "roll");
    assert!(!odds(&game).contains_key(&Kind::Rest), "the dice lie on the table");
}

/// WQ-NEM-03: where no nemesis stands open, its symbol brings nothing; WQ-EATK-01: otherwise one of six faces does.
#[test]
fn the_nemesis_symbol_counts_where_there_is_a_nemesis() {
    let nemesis = |is_there: bool| {
        let game = position(|view| {
            engage(view, Foe::OrcBoy1, Hero::WarriorPriest);
            if !is_there {
                view.enemies.get_mut(&Foe::OdiousGrump).expect("a card of the box").at = Lying::Box;
            }
        });
        game.view(Viewer::Seat(Seat(0))).odds[&Kind::Explore].nemesis
    };
    assert_eq!(nemesis(false), 0, "WQ-NEM-03");
    assert!(0 < nemesis(true), "WQ-NEM-03");
}

/// WQ-ACT-09: the Comet Hammer adds a success to each critical, the rerolled ones too: a sixth and a thirty-sixth and so on
/// for each of two dice.
#[test]
fn each_critical_counts_more_with_the_comet_hammer() {
    let mean = |gear: &[game_quest::names::Gear]| {
        let game = position(|view| {
            let hero = view.heroes.get_mut(&Hero::WarriorPriest).expect("a hero of the party");
            (hero.equipped, hero.gear_limit) = (gear.to_vec(), 1);
        });
        game.view(Viewer::Seat(Seat(0))).odds[&Kind::Attack].mean_successes
    };
    let bare = mean(&[]);
    assert_eq!(bare, 240, "WQ-ACT-09");
    // One success by the hammer itself, and a fifth for each die.
    assert_eq!(mean(&[game_quest::names::Gear::CometHammer]), bare + 100 + 40, "WQ-ACT-09");
}
