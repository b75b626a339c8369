//! Few prompts: what is asked makes a difference.

use std::collections::BTreeMap;

use game_quest::names::{Foe, Gear, Hero, Kind, Location};
use game_quest::view::Lying;
use game_quest::{Action, Prompt, Quest, Setup, Step, View};
use kernel::{Chance, Cx, Game, Seat, Viewer};
use testkit::{Idle, questions};

use crate::tables;

/// Promise "few prompts": a window in which every answer leads to the same position is not opened. What is left are
/// questions of a quest that is decided already, and orders of enemies that only later turn out to make no difference:
/// to leave those out would tell what lies face down.
#[test]
fn hardly_any_question_is_idle() {
    let idle = Idle::of::<Quest>(&tables::all(4), 8);
    assert!(9_000 < idle.n_asked, "{idle:?}");
    let is_order = |kind: &str| matches!(kind, "EnemyTurn" | "Nemeses");
    let (n_orders, n_others) = (idle.count(is_order), idle.count(|kind| !is_order(kind)));
    let is_rare = 300 * n_others < idle.n_asked && 75 * n_orders < idle.n_asked;
    assert!(is_rare, "{n_orders} + {n_others}: {idle:#?}");
}

/// A question with one answer is answered by the table; that there are few keeps play fast as well.
#[test]
fn few_questions_have_one_answer() {
    let (mut n_asked, mut single) = (0, BTreeMap::<String, u32>::new());
    for (number, setup) in tables::all(4).iter().enumerate() {
        questions::<Quest>(setup, number as u64, |asked| {
            n_asked += 1;
            if asked.legal.len() == 1 {
                *single.entry(asked.kind()).or_default() += 1;
            }
        });
    }
    let n_single: u32 = single.values().sum();
    assert!(20 * n_single < n_asked, "{n_single} of {n_asked}: {single:?}");
}

/// The first quest with the Ironbreaker as leader and the Waywatcher, and no enemy but those that `arrange` puts.
fn position(phase: Step, arrange: impl FnOnce(&mut View)) -> Quest {
    let mut setup = Setup::of(2);
    setup.set("heroes", "ironbreaker,waywatcher").expect("two heroes");
    setup.set("leader", "ironbreaker").expect("a hero of the party");
    let chance = &mut Chance::fast(1);
    let game = Quest::start(&setup, &mut Cx::silent(chance)).expect("a table of the rulebook");
    let mut view = game.view(Viewer::Omniscient);
    view.enemies.values_mut().for_each(|it| it.at = Lying::Box);
    put(&mut view, Foe::OdiousGrump, Lying::Lair);
    view.location.active = Some(Location::CollapsedSewer);
    view.turn.phase = phase;
    view.turn.active = (phase == Step::Act).then_some(Hero::Ironbreaker);
    arrange(&mut view);
    game.from_view(&view).expect("a position that can be")
}

fn put(view: &mut View, foe: Foe, at: Lying) {
    view.enemies.get_mut(&foe).expect("every enemy has a place").at = at;
}

/// What is asked now.
fn prompt(game: &Quest) -> Prompt {
    game.decision().expect("the quest goes on").prompt
}

fn is_enemy_turn(game: &Quest) -> bool {
    matches!(prompt(game), Prompt::EnemyTurn { .. })
}

/// WQ-AMB-60: the order of enemies is asked only where it can matter.
#[test]
fn wq_amb_60_an_order_that_makes_no_difference_is_not_asked() {
    let zone = Lying::Zone(Hero::Ironbreaker);
    let mixed = |more: &dyn Fn(&mut View)| {
        position(Step::EnemyPhase, |view| {
            put(view, Foe::OrcBoy1, zone);
            put(view, Foe::CryptGhoul1, zone);
            more(view);
        })
    };
    let plain = mixed(&|_| {});
    assert!(!is_enemy_turn(&plain), "{:?}", prompt(&plain));
    assert_eq!(plain.view(Viewer::Omniscient).heroes[&Hero::Ironbreaker].wounds, 2);
    // An Orc Boy inflicts 2 wounds: with 2 left the hero falls, and it matters who comes before.
    let hero = |view: &mut View, left: u8| {
        let it = view.heroes.get_mut(&Hero::Ironbreaker).expect("a hero of the party");
        it.wounds = it.health - left;
    };
    assert!(is_enemy_turn(&mixed(&|view| hero(view, 2))));
    assert!(!is_enemy_turn(&mixed(&|view| hero(view, 3))));
    // The Goblin Warrior goes where the wounds are, and who lies in the shadows goes to whoever picks it.
    assert!(is_enemy_turn(&mixed(&|view| put(view, Foe::GoblinWarrior1, zone))));
    assert!(is_enemy_turn(&mixed(&|view| put(view, Foe::Troll1, Lying::Shadows))));
    // A Clanrat looks for other Skaven: one that leaves must not go unasked.
    assert!(!is_enemy_turn(&mixed(&|view| put(view, Foe::Clanrat1, zone))));
    let leaving = mixed(&|view| {
        put(view, Foe::Clanrat1, Lying::Zone(Hero::Waywatcher));
        put(view, Foe::GiantBat1, Lying::Zone(Hero::Waywatcher));
    });
    assert!(is_enemy_turn(&leaving));
    // Who could ignore wounds chooses which.
    let armoured = mixed(&|view| {
        let it = view.heroes.get_mut(&Hero::Ironbreaker).expect("a hero of the party");
        (it.equipped, it.gear_limit) = (vec![Gear::ScaleCoat], 1);
    });
    assert!(is_enemy_turn(&armoured));
}

/// WQ-AMB-59: an attack on one of two equal enemies takes the first; one that is wounded is not equal.
#[test]
fn wq_amb_59_equal_targets_are_not_asked_about() {
    let two_rats = |wounds: u8| {
        let mut game = position(Step::Act, |view| {
            view.turn.active = Some(Hero::Waywatcher);
            put(view, Foe::Clanrat1, Lying::Zone(Hero::Waywatcher));
            put(view, Foe::Clanrat2, Lying::Zone(Hero::Waywatcher));
            view.enemies.get_mut(&Foe::Clanrat1).expect("a card of the box").wounds = wounds;
        });
        game.apply(Seat(1), Action::Perform(Kind::Attack), &mut Cx::silent(&mut Chance::fast(0)));
        game
    };
    assert!(!matches!(prompt(&two_rats(0)), Prompt::Targets { .. }), "{:?}", prompt(&two_rats(0)));
    assert_eq!(prompt(&two_rats(1)), Prompt::Targets { hero: Hero::Waywatcher, left: 1 });
}

/// WQ-FX-06: each enemy that engages is an occasion of its own for the Boar Spear.
#[test]
fn wq_fx_06_each_enemy_that_engages_is_an_occasion() {
    let mut game = position(Step::Act, |view| {
        put(view, Foe::Troll1, Lying::Shadows);
        put(view, Foe::Clanrat1, Lying::Shadows);
        let it = view.heroes.get_mut(&Hero::Ironbreaker).expect("a hero of the party");
        (it.equipped, it.gear_limit) = (vec![Gear::BoarSpear], 1);
        let explore = it.actions.get_mut(&Kind::Explore).expect("every hero has four");
        explore.card = game_quest::names::ActionCard::TunnelFighter;
        it.actions.get_mut(&Kind::Rest).expect("every hero has four").tokens = 2;
    });
    for action in ["explore", "choose troll-1", "use boar-spear", "choose clanrat-1"] {
        let action = action.parse().expect("an action");
        assert_eq!(game.check(Seat(0), action), Ok(()), "{:?}", prompt(&game));
        game.apply(Seat(0), action, &mut Cx::silent(&mut Chance::fast(0)));
    }
    let again = "use boar-spear".parse().expect("an action");
    assert_eq!(game.check(Seat(0), again), Ok(()), "{:?}", prompt(&game));
}
