//! Positions that scenarios begin with: every phase can be reached by its name.

use game_quest::names::{Dungeon, Foe, Gear, Hero, Location, Sheet};
use game_quest::view::{GearState, HiddenView, Lying, Secret};
use game_quest::{Prompt, Quest, Setup, Step};
use kernel::{Chance, Cx, Game, Viewer};

fn fresh(quest: Sheet) -> Quest {
    let mut setup = Setup { quest, ..Setup::of(3) };
    setup.set("heroes", "ironbreaker,waywatcher,bright-wizard").expect("three heroes");
    setup.set("leader", "waywatcher").expect("a hero of the party");
    Quest::start(&setup, &mut Cx::silent(&mut Chance::fast(4))).expect("a table of the rulebook")
}

fn at(phase: Step, active: Option<Hero>) -> Quest {
    let game = fresh(Sheet::AFoulStench);
    let mut view = game.view(Viewer::Omniscient);
    view.turn.phase = phase;
    view.turn.active = active;
    game.from_view(&view).unwrap_or_else(|broken| panic!("{phase:?}: {broken}"))
}

fn prompt(game: &Quest) -> Prompt {
    game.decision().expect("the quest goes on").prompt
}

/// WQ-HERO-03: with three heroes the leader is first and last.
#[test]
fn wq_hero_03_any_hero_can_be_the_active_one() {
    for &hero in &[Hero::Waywatcher, Hero::BrightWizard, Hero::Ironbreaker] {
        assert_eq!(prompt(&at(Step::Act, Some(hero))), Prompt::Act { hero });
    }
}

#[test]
fn every_phase_can_be_the_beginning() {
    let enemies = at(Step::EnemyPhase, None);
    // What the first enemy asks is the business of its keywords; but nobody acts before it.
    assert!(!matches!(prompt(&enemies), Prompt::Act { .. }), "{:?}", prompt(&enemies));
    for phase in [Step::LocationPhase, Step::PerilPhase, Step::Round, Step::PerilEnd] {
        let asked = prompt(&at(phase, None));
        assert!(matches!(asked, Prompt::Act { .. } | Prompt::Alternatives { .. }), "{asked:?}");
    }
    let hero = Hero::BrightWizard;
    assert_eq!(prompt(&at(Step::Improve(hero), None)), Prompt::Improve { hero });
    assert_eq!(prompt(&at(Step::Settlement, None)), Prompt::Improve { hero: Hero::Waywatcher });
}

/// A step that no round has is refused in words.
#[test]
fn a_senseless_beginning_is_refused() {
    let game = fresh(Sheet::AFoulStench);
    let mut view = game.view(Viewer::Omniscient);
    view.turn.phase = Step::CardEnd;
    let broken = game.from_view(&view).expect_err("there is no action under way");
    assert_eq!(broken.rule, "WQ-ROUND-02");
}

/// A position names every card: enemies by their places, items by their number, gear by lists.
#[test]
fn every_card_can_be_put_anywhere() {
    let game = fresh(Sheet::AFoulStench);
    let mut view = game.view(Viewer::Omniscient);
    view.enemies.values_mut().for_each(|it| it.at = Lying::Box);
    let mut put =
        |foe: Foe, at: Lying| view.enemies.get_mut(&foe).expect("a card of the box").at = at;
    put(Foe::Troll1, Lying::Zone(Hero::BrightWizard));
    put(Foe::Nunkel, Lying::Shadows);
    put(Foe::Clanrat3, Lying::Discard);
    put(Foe::OrcBoy2, Lying::Deck);
    put(Foe::OdiousGrump, Lying::Defeated);
    view.hidden = vec![HiddenView { card: Secret::Known(Foe::JezzailTeam1), exhausted: true }];
    let wizard = view.heroes.get_mut(&Hero::BrightWizard).expect("a hero of the party");
    wizard.equipped = vec![Gear::ScaleCoat, Gear::RingOfCinders];
    wizard.depleted_gear = vec![Gear::ScaleCoat];
    wizard.items.insert(Dungeon::Torch, 2);
    wizard.gear_limit = 2;
    view.gear.cards = Some(vec![Gear::SewerMap, Gear::ScaleCoat, Gear::WarHorn]);
    view.location.active = Some(Location::ForgeHall);
    let arranged = game.from_view(&view).expect("a position that can be");
    let seen = arranged.view(Viewer::Omniscient);
    assert_eq!(seen.enemies[&Foe::Troll1].at, Lying::Zone(Hero::BrightWizard));
    assert_eq!(seen.enemies[&Foe::JezzailTeam1].at, Lying::Hidden);
    assert_eq!(seen.enemy_deck.cards, Some(vec![Foe::OrcBoy2]));
    assert_eq!(
        (seen.enemy_deck.discard, seen.enemy_deck.defeated),
        (vec![Foe::Clanrat3], vec![Foe::OdiousGrump])
    );
    assert_eq!(
        seen.gear.cards,
        Some(vec![Gear::SewerMap, Gear::WarHorn]),
        "a card is in one place"
    );
    assert_eq!(seen.heroes[&Hero::BrightWizard].gear[&Gear::ScaleCoat], GearState::Depleted);
    assert_eq!(seen.location.active, Some(Location::ForgeHall));
    let public = arranged.view(Viewer::Spectator);
    assert_eq!(public.enemies.len(), 2, "others see what lies face up");
    assert_eq!(public.hidden, [HiddenView { card: Secret::Hidden, exhausted: true }]);
}

/// A position that could not be played on is refused, with the rule that it breaks.
#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |change: &dyn Fn(&mut game_quest::View)| {
        let game = fresh(Sheet::AFoulStench);
        let mut view = game.view(Viewer::Omniscient);
        view.turn.active = None;
        change(&mut view);
        game.from_view(&view).expect_err("a position that cannot be").rule
    };
    let no_way = refused(&|view| {
        view.turn.phase = Step::Reveal;
        view.location.active = None;
        view.location.cards = Some(Vec::new());
    });
    assert_eq!(no_way, "WQ-TRAVEL-02");
    let over_already = refused(&|view| {
        view.turn.phase = Step::EnemyPhase;
        view.result = Some(false);
    });
    assert_eq!(over_already, "WQ-END-01");
    let out_of_order = refused(&|view| {
        view.turn.phase = Step::PerilPhase;
        view.agenda = vec![Step::PerilPhase, Step::LocationPhase, Step::PerilEnd, Step::Round];
    });
    assert_eq!(out_of_order, "WQ-ROUND-02");
    let half_an_action = refused(&|view| {
        view.turn.phase = Step::EnemyPhase;
        view.agenda = vec![Step::EnemyPhase, Step::Roll, Step::PerilEnd, Step::Round];
    });
    assert_eq!(half_an_action, "WQ-ROUND-02");
    let to_the_fallen = refused(&|view| {
        let hero = Hero::Waywatcher;
        view.turn.phase = Step::SpawnTo(hero, 1);
        view.agenda = vec![Step::SpawnTo(hero, 1), Step::PerilEnd, Step::Round];
        view.heroes.get_mut(&hero).expect("a hero of the party").defeated = true;
    });
    assert_eq!(to_the_fallen, "WQ-SPAWN-01");
}

/// WQ-COND-01: the cards of a condition that no hero has are in the pool; what is in no deck is in the box.
#[test]
fn wq_cond_01_the_pool_and_the_box_are_seen() {
    let game = fresh(Sheet::AFoulStench);
    let mut view = game.view(Viewer::Omniscient);
    view.turn.phase = Step::LocationPhase;
    view.location.active = Some(Location::UnderwayCrossroads);
    let hero = view.heroes.get_mut(&Hero::Waywatcher).expect("a hero of the party");
    hero.conditions = vec![game_quest::names::Condition::Bleeding];
    hero.items.insert(Dungeon::Torch, 2);
    view.dungeon.cards = Some(vec![Dungeon::FireFlask]);
    view.gear.cards = Some(vec![Gear::Lantern]);
    let game = game.from_view(&view).expect("a position that can be");
    let public = game.view(Viewer::Spectator);
    let left: Vec<u8> = public.conditions.values().copied().collect();
    assert_eq!(left, [4, 3, 4], "WQ-COND-01");
    assert!(public.location.boxed.is_none() && public.dungeon.boxed.is_none());
    assert!(public.gear.boxed.is_none(), "WQ-AMB-29: what was left out is not known");
    let all = game.view(Viewer::Omniscient);
    let boxed = all.dungeon.boxed.expect("told to the omniscient");
    assert_eq!(boxed.get(&Dungeon::Torch), None, "WQ-DUN-01");
    assert_eq!(boxed[&Dungeon::FireFlask], 1, "WQ-DUN-01");
    let boxed = all.gear.boxed.expect("told to the omniscient");
    assert!(boxed.contains(&Gear::Broadsword) && !boxed.contains(&Gear::Lantern), "WQ-GEAR-01");
    let boxed = all.location.boxed.expect("told to the omniscient");
    assert!(!boxed.contains(&Location::UnderwayCrossroads), "WQ-LOC-01");
    assert!(boxed.contains(&Location::RatRunGate), "WQ-LOC-01");
}
