//! Random games in a line each, and every reason for which something is refused: the diff is the review of a change of
//! rules, where scenarios say which rule it is.

use game_quest::names::{Condition, Dungeon, Foe, Gear, Hero, HeroFace, Kind, Location};
use game_quest::{Action, Card, Mark, Quest, Toll};

use crate::tables;

#[test]
fn random_games_and_refusals_are_what_they_were() {
    testkit::chronicle::<Quest>("tests/chronicle.txt", &tables::all(8), &others());
}

/// Every action of which a few hundred kinds can be meant, and some of each other verb.
fn others() -> Vec<Action> {
    let mut res = vec![
        Action::Widen,
        Action::Spend,
        Action::Roll,
        Action::Travel,
        Action::Stay,
        Action::Draw,
        Action::Equip,
        Action::Decline,
        Action::Smith,
        Action::Arena,
        Action::Accept,
        Action::Done,
        Action::Pass,
        Action::Hold,
        Action::TargetZone(None),
    ];
    let tolls = [Toll::Wounds, Toll::Condition, Toll::Token, Toll::Action];
    res.extend(tolls.map(Action::Take));
    for &hero in Hero::ALL {
        res.extend([Action::Pick(hero), Action::Lead(hero), Action::AidHero(hero)]);
        res.extend([Action::ChooseHero(hero), Action::TargetZone(Some(hero))]);
        res.extend(Kind::ALL.iter().map(|&kind| Action::Discard(hero, kind)));
        res.extend(Condition::ALL.iter().map(|&condition| Action::Cure(condition, hero)));
        res.push(Action::Give(Gear::Lantern, hero));
        res.push(Action::UseOf(Card::Dungeon(Dungeon::HealingDraught), hero));
    }
    for &kind in Kind::ALL {
        res.extend([Action::Perform(kind), Action::Ready(kind), Action::Exhaust(kind)]);
        res.extend([Action::Place(kind), Action::Trainer(kind)]);
    }
    let marks = Foe::ALL.iter().map(|&foe| Mark::Foe(foe)).chain([Mark::Hidden(0)]);
    for mark in marks {
        res.extend([Action::Target(mark), Action::ChooseFoe(mark), Action::Activate(mark)]);
    }
    for &gear in Gear::ALL {
        res.extend([Action::TakeGear(gear), Action::Unequip(gear), Action::Use(Card::Gear(gear))]);
    }
    for &card in Dungeon::ALL {
        res.extend([Action::Keep(card), Action::Bury(card), Action::Use(Card::Dungeon(card))]);
    }
    res.extend(HeroFace::ALL.iter().map(|&face| Action::Reroll(face)));
    res.extend(Location::ALL.iter().map(|&location| Action::First(location)));
    res
}
