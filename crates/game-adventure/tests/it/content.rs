//! The box, counted (facts, section 1 and the house frame).

use std::collections::BTreeSet;

use game_adventure::content::{Back, EventKind, Front, QuestDeck, book};
use game_adventure::names::{AttackType, Hero, ItemType, Level, Place, Trait};

#[test]
fn the_box_is_whole() {
    let box_ = &book().told;
    assert_eq!(box_.spaces.len(), 79);
    assert_eq!(box_.spaces.iter().map(|it| it.next.len()).sum::<usize>(), 2 * 114);
    let n_of = |kind: Place| box_.spaces.iter().filter(|it| it.kind == kind).count();
    let kinds = [Place::City, Place::Key, Place::Encounter, Place::Overlord, Place::Regular];
    assert_eq!(kinds.map(n_of), [3, 22, 10, 4, 40]);
    for hero in Hero::ALL {
        let own = box_.abilities.iter().filter(|it| it.id.hero() == *hero);
        assert_eq!(own.map(|it| it.copies).sum::<u8>(), 23, "AG-ABIL-01: {hero}");
    }
    assert_eq!(box_.challenges.len(), 160);
    let starting = box_.quests.iter().filter(|it| it.deck == QuestDeck::Starting).count();
    assert_eq!((starting, box_.quests.len() - starting), (18, 30));
    assert_eq!(box_.trophies.iter().map(|it| it.copies).sum::<u8>(), 16);
    assert_eq!(box_.discoveries.iter().map(|it| it.copies).sum::<u8>(), 20);
    assert_eq!(box_.discoveries.iter().map(|it| it.optional).sum::<u8>(), 4);
}

#[test]
fn links_lead_both_ways() {
    for space in &book().told.spaces {
        for next in &space.next {
            assert!(book().space(*next).next.contains(&space.id), "{} and {next}", space.id);
        }
    }
}

/// What a deck of the frame has: encounters, aggro, powers, texts, and traits.
fn frame(level: Level) -> [usize; 8] {
    let fronts = book().told.challenges.iter().filter(|it| it.level == level);
    let foes: Vec<_> = fronts
        .filter_map(|it| match &it.front {
            Front::Encounter(foe) => Some(foe),
            Front::Event(_) => None,
        })
        .collect();
    let with = |kind: Trait| foes.iter().filter(|it| it.traits.contains(&kind)).count();
    [
        foes.len(),
        foes.iter().filter(|it| it.aggro).count(),
        foes.iter().filter(|it| !it.powers.is_empty()).count(),
        foes.iter().filter(|it| !it.on_hit.0.is_empty()).count(),
        with(Trait::Beast),
        with(Trait::Undead),
        with(Trait::Humanoid),
        foes.iter().filter(|it| it.attack.0 == AttackType::Ranged).count(),
    ]
}

#[test]
fn every_deck_keeps_its_frame() {
    assert_eq!(frame(Level::Grey), [31, 5, 28, 5, 10, 8, 10, 2]);
    assert_eq!(frame(Level::Green), [31, 6, 28, 5, 8, 8, 10, 7]);
    assert_eq!(frame(Level::Yellow), [31, 7, 28, 6, 6, 8, 9, 9]);
    assert_eq!(frame(Level::Red), [31, 7, 28, 6, 3, 9, 7, 10]);
    for &level in Level::ALL {
        let events = book().told.challenges.iter().filter(|it| it.level == level);
        let mut kinds = [0; 3];
        let mut backs = [0; 3];
        for it in events {
            let Front::Event(event) = &it.front else { continue };
            match event.kind {
                EventKind::Global => kinds[0] += 1,
                EventKind::Location(space) => {
                    assert_eq!(book().space(space).kind, Place::Key, "{}", it.id);
                    assert_eq!(book().space(space).level, level, "{}", it.id);
                    kinds[1] += 1;
                }
                EventKind::Special => kinds[2] += 1,
            }
            match it.back {
                Back::Item(_) => backs[0] += 1,
                Back::Encounter(_) => backs[1] += 1,
                Back::Valor(_) => backs[2] += 1,
                Back::Blank => {}
            }
        }
        assert_eq!(kinds, [2, 4, 3], "{level}");
        let low = level <= Level::Green;
        assert_eq!(backs, if low { [3, 2, 0] } else { [2, 2, 1] }, "{level}");
    }
}

#[test]
fn no_encounter_of_a_level_is_like_another() {
    let mut seen = BTreeSet::new();
    for it in &book().told.challenges {
        let foe = match (&it.front, &it.back) {
            (Front::Encounter(foe), _) | (Front::Event(_), Back::Encounter(foe)) => foe,
            (Front::Event(_), Back::Item(_) | Back::Valor(_) | Back::Blank) => continue,
        };
        assert!(!foe.powers.is_empty() || !foe.on_hit.0.is_empty(), "{} has no power", it.id);
        assert!(seen.insert((it.level, format!("{foe:?}"))), "{} is like another", it.id);
    }
    assert_eq!(seen.len(), 4 * 33);
}

#[test]
fn items_keep_their_frame() {
    for &level in Level::ALL {
        let cards = book().told.challenges.iter().filter(|it| it.level == level);
        let items: Vec<_> = cards
            .filter_map(|it| match (&it.front, &it.back) {
                (Front::Encounter(_), Back::Item(item)) => Some(item),
                _ => None,
            })
            .collect();
        let n_of = |kind: ItemType| items.iter().filter(|it| it.kind == kind).count();
        let kinds = [ItemType::Weapon, ItemType::Armour, ItemType::Bag];
        assert_eq!(kinds.map(n_of), [11, 10, 10], "{level}");
        let two = items.iter().filter(|it| it.potions.len() == 2).count();
        assert_eq!(two, 6, "AG-POTION-01: {level}");
        assert!(items.iter().all(|it| !it.potions.is_empty()), "{level}");
    }
}

#[test]
fn every_card_differs_in_play() {
    let mut seen = BTreeSet::new();
    for it in &book().told.challenges {
        let front = format!("{:?}", it.front);
        let back = match &it.back {
            Back::Item(item) => {
                let rest = (&item.symbols, item.attack, item.defence, &item.powers);
                format!("{rest:?} {:?} {:?} {:?}", item.usage, item.modifiers, item.potions)
            }
            other => format!("{other:?}"),
        };
        assert!(seen.insert((it.level, front, back)), "{} is like another", it.id);
    }
    let mut seen = BTreeSet::new();
    for it in &book().told.abilities {
        let text = format!("{:?} {:?} {:?} {:?}", it.when, it.then, it.better, it.lasting);
        assert!(seen.insert((it.id.hero(), text)), "{} is like another", it.id);
    }
    let mut seen = BTreeSet::new();
    for it in &book().told.quests {
        assert!(seen.insert((it.valor, format!("{:?}", it.goal))), "{} is like another", it.id);
    }
}
