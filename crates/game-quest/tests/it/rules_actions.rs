//! WQ-ACT, WQ-EATK: rolls that no card of the box can bring about, laid on the table as they are.

use std::collections::BTreeMap;

use game_quest::event::{EnemiesEvent, OutcomeEvent};
use game_quest::names::{EnemyFace, Foe, Gear, Hero, HeroFace, Kind};
use game_quest::view::Lying;
use game_quest::{Action, Event, Quest, Setup, Step, View};
use kernel::{Chance, Cx, Game, Seat, Viewer};

/// The priest has rolled for his attack on two enemies, and may change symbols with what he holds.
fn rolled() -> (Quest, View) {
    let mut setup = Setup::of(2);
    setup.set("heroes", "warrior-priest,waywatcher").expect("two heroes");
    setup.set("leader", "warrior-priest").expect("a hero of the party");
    setup.set("kit", "warrior-priest limit-2 great-axe duelling-sabre").expect("a kit");
    let game = Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(0))).expect("a table");
    let mut view = game.view(Viewer::Omniscient);
    view.enemies.values_mut().for_each(|it| it.at = Lying::Box);
    view.hidden.clear();
    for (foe, at) in [(Foe::Troll1, Hero::WarriorPriest), (Foe::RatOgre1, Hero::WarriorPriest)] {
        view.enemies.get_mut(&foe).expect("a card of the box").at = Lying::Zone(at);
    }
    let priest = view.heroes.get_mut(&Hero::WarriorPriest).expect("a hero of the party");
    priest.actions.get_mut(&Kind::Rest).expect("an action").tokens = 2;
    let mut game = game.from_view(&view).expect("a position that can be");
    for text in ["attack", "target troll-1"] {
        let action: Action = text.parse().expect("an action in notation");
        assert_eq!(game.check(Seat(0), action), Ok(()), "{text}");
        game.apply(Seat(0), action, &mut Cx::silent(&mut Chance::fast(1)));
    }
    let view = game.view(Viewer::Omniscient);
    assert_eq!(view.turn.phase, Step::Modify);
    (game, view)
}

fn relaid(game: &Quest, view: &View) -> Quest {
    game.from_view(view).expect("a roll that can be")
}

fn finish(mut game: Quest) -> View {
    // No die is rolled any more.
    let mut chance = Chance::replay([]);
    game.apply(Seat(0), Action::Done, &mut Cx::silent(&mut chance));
    assert_eq!(chance.failure(), None);
    game.view(Viewer::Omniscient)
}

/// WQ-EATK-04: attack symbols beyond the eligible enemies do nothing, and no enemy attacks twice (WQ-EATK-02).
#[test]
fn wq_eatk_04_surplus_symbols_do_nothing() {
    let (game, mut view) = rolled();
    let deed = view.deed.as_mut().expect("an action is under way");
    deed.hero_dice = BTreeMap::from([(HeroFace::Success, 2)]);
    deed.enemy_dice = BTreeMap::from([(EnemyFace::Attack, 5)]);
    let game = relaid(&game, &view);
    let of = |foe: Foe| view.enemies[&foe].attack;
    let total = of(Foe::Troll1) + of(Foe::RatOgre1);
    assert_eq!(game.view(Viewer::Omniscient).deed.expect("it goes on").wounds, total);
    assert_eq!(finish(game).heroes[&Hero::WarriorPriest].wounds, total);
}

/// WQ-AMB-47: a critical that appears in step 5 is one success; it is not rolled again, and effects that count
/// criticals do not count it.
#[test]
fn wq_amb_47_a_late_critical() {
    let (game, mut view) = rolled();
    let deed = view.deed.as_mut().expect("an action is under way");
    deed.hero_dice = BTreeMap::from([(HeroFace::Critical, 1), (HeroFace::Defence, 1)]);
    deed.enemy_dice = BTreeMap::from([(EnemyFace::Blank, 2)]);
    deed.criticals = 0;
    let plain = relaid(&game, &view);
    assert_eq!(plain.view(Viewer::Omniscient).deed.expect("it goes on").successes, 1);
    let after = finish(plain);
    assert_eq!(after.enemies[&Foe::Troll1].wounds, 1);
    // The hammer adds one success, and one more for every critical of the roll.
    let priest = view.heroes.get_mut(&Hero::WarriorPriest).expect("a hero of the party");
    priest.equipped = vec![Gear::GreatAxe, Gear::CometHammer];
    let hammer = relaid(&game, &view);
    assert_eq!(hammer.view(Viewer::Omniscient).deed.expect("it goes on").successes, 2);
    view.deed.as_mut().expect("an action is under way").criticals = 1;
    let banked = relaid(&game, &view);
    assert_eq!(banked.view(Viewer::Omniscient).deed.expect("it goes on").successes, 4);
}

/// WQ-ATTACK-06, WQ-WOUND-03: the wounds of an attack are told once, no more than the enemy has health, and not as wounds
/// that it suffers directly.
#[test]
fn wq_attack_06_the_wounds_of_an_attack_are_told_once() {
    let (game, mut view) = rolled();
    let deed = view.deed.as_mut().expect("an action is under way");
    deed.hero_dice = BTreeMap::from([(HeroFace::Double, 4)]);
    deed.criticals = 0;
    deed.enemy_dice.clear();
    let mut game = relaid(&game, &view);
    let mut told = Vec::new();
    game.apply(Seat(0), Action::Done, &mut Cx::telling(&mut Chance::replay([]), &mut told));
    let attacked: Vec<&Event> = told
        .iter()
        .filter(|it| {
            matches!(
                it,
                Event::Outcome(OutcomeEvent::FoeAttacked { .. })
                    | Event::Enemies(EnemiesEvent::FoeHit { .. })
            )
        })
        .collect();
    let foe = Foe::Troll1;
    let health = view.enemies[&foe].health;
    let expected = Event::Outcome(OutcomeEvent::FoeAttacked {
        foe,
        successes: 8,
        resilience: 0,
        wounds: health,
    });
    assert!(health < 8, "more successes than health");
    assert_eq!(attacked, [&expected], "WQ-WOUND-03");
}
