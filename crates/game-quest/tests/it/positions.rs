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
    game.arranged(&view).unwrap_or_else(|broken| panic!("{phase:?}: {broken}"))
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
    let broken = game.arranged(&view).expect_err("there is no action under way");
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
    let arranged = game.arranged(&view).expect("a position that can be");
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
