//! What no scenario can say, because it is about the whole box: spaces, characters, texts, limits.

use game_adventure::content::{Back, Front, book};
use game_adventure::names::{
    Ability, Challenge, Face, Faction, Hero, Level, N_MARKERS, Place, Resource, Space,
};
use game_adventure::state::Marker;
use game_adventure::step::Step;
use kernel::Game;

use crate::play::{FROM_MOVEMENT, P1, Play};

#[test]
fn ag_space_01_regular_spaces_offer_something() {
    for space in book().told.spaces.iter().filter(|it| it.kind == Place::Regular) {
        assert!(!space.resources.is_empty(), "{}", space.id);
        assert!(book().lair(space.id).is_none(), "AG-SPACE-04: {}", space.id);
    }
}

#[test]
fn ag_space_02_all_key_locations_offer_the_same() {
    let key = book().told.spaces.iter().filter(|it| it.kind == Place::Key);
    for space in key {
        let offered = [Resource::Scroll, Resource::SmallPotion];
        assert_eq!(space.resources, offered, "{}", space.id);
    }
}

#[test]
fn ag_space_04_what_is_printed_has_no_resources() {
    for space in &book().told.spaces {
        let is_printed = matches!(space.kind, Place::Encounter | Place::Overlord);
        assert_eq!(book().lair(space.id).is_some(), is_printed, "{}", space.id);
        assert!(!is_printed || space.resources.is_empty(), "{}", space.id);
    }
}

#[test]
fn ag_char_01_a_character_grows_with_its_level() {
    for &hero in Hero::ALL {
        let facts = book().hero(hero);
        assert!(!facts.symbols.is_empty(), "{hero}");
        assert!(facts.life.is_sorted() && facts.life[0] < facts.life[3], "{hero}");
        for &face in Face::ALL {
            let side = facts.side(face);
            let all = [side.values, side.defence, side.damage];
            assert!(all.iter().all(|it| it.is_sorted()), "{hero} {face}");
        }
        // AG-CHAR-03: the sides differ in what they are worth or can do.
        let [start, back] = [&facts.start, &facts.back];
        let numbers = |it: &game_adventure::content::SideFacts<_>| {
            (it.attack, it.values, it.defence, it.damage)
        };
        let differ = numbers(start) != numbers(back) || start.modifiers != back.modifiers;
        assert!(differ, "{hero}");
    }
}

#[test]
fn ag_faction_01_two_of_each() {
    let of = |faction| {
        Hero::ALL.iter().copied().filter(|&it| book().hero(it).faction == faction).collect()
    };
    let horde: Vec<Hero> = of(Faction::Horde);
    let alliance: Vec<Hero> = of(Faction::Alliance);
    assert_eq!(horde, [Hero::Grumbaz, Hero::Sofeea]);
    assert_eq!(alliance, [Hero::Burbonn, Hero::Sandrai]);
}

#[test]
fn ag_card_02_an_encounter_becomes_an_item() {
    for card in &book().told.challenges {
        if let Front::Encounter(_) = card.front {
            assert!(matches!(card.back, Back::Item(_)), "{}", card.id);
        }
        assert_eq!(card.id.level(), card.level, "AG-EVENT-06: {}", card.id);
    }
}

#[test]
fn ag_rul_68_no_text_of_an_encounter_leaves_a_choice_to_nobody() {
    let fronts = book().told.challenges.iter().flat_map(|card| match (&card.front, &card.back) {
        (Front::Encounter(foe), _) | (Front::Event(_), Back::Encounter(foe)) => Some(foe),
        _ => None,
    });
    let lairs = book().told.lairs.iter().filter_map(|lair| lair.foe.as_ref());
    for foe in fronts.chain(lairs) {
        let texts = format!("{:?} {:?}", foe.powers, foe.on_hit);
        let asks = ["Choose(", "Pay(", "Whom(", "Attach("].iter().any(|it| texts.contains(it));
        assert!(!asks, "the player on the right would have to be asked: {texts}");
    }
}

#[test]
fn ag_rul_39_an_encounter_never_lies_in_a_city() {
    let laid_at = |space: Space| {
        let mut play = Play::of(2);
        play.arrange(|view| {
            let track = Step::Track(Challenge::MountainBoar, space);
            let steps = [track].into_iter().chain(FROM_MOVEMENT).chain([Step::NextTurn]);
            view.agenda = Some(steps.collect());
        });
        play.view().track[&1].space
    };
    assert_eq!(laid_at(Space::Sepulcher), Space::Sepulcher);
    let near = book().space(Space::Stormwind).next.clone();
    assert!(near.contains(&laid_at(Space::Stormwind)));
}

#[test]
fn ag_limit_01_markers_are_ten_and_tokens_nine() {
    let play = Play::of(2);
    let mut view = play.view();
    let marker = Marker { card: Challenge::MountainBoar, space: Space::D1 };
    view.track.insert(N_MARKERS as u8 + 1, marker);
    let refused = play.game.from_view(&view).expect_err("no such marker");
    assert_eq!(refused.rule, "AG-SPACE-06");
    for quest in &book().told.quests {
        let told = format!("{:?}", quest.goal);
        let n_spaces = Space::ALL.iter().filter(|it| told.contains(&format!("{it:?}"))).count();
        assert!(n_spaces <= 9, "{}", quest.id);
    }
}

#[test]
fn ag_rul_75_every_improved_text_is_open_at_the_top() {
    for &ability in Ability::ALL {
        let level = book().ability(ability).better.level;
        assert!(Level::Grey < level && level <= Level::Red, "{ability}");
    }
}

#[test]
fn ag_turn_03_nobody_else_may_answer() {
    let play = Play::of(3);
    assert_eq!(play.refused(crate::play::P2, "done"), "AG-TURN-03");
    assert!(play.game.check(P1, "done".parse().expect("notation")).is_ok());
}
