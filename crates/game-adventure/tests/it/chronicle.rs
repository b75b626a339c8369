//! Random games in a line each, and every reason for which something is refused: the diff is the review of a change of
//! rules, where scenarios say which rule it is.

use game_adventure::names::{
    Ability, Challenge, Discovery, Hero, Item, Level, Potion, Quest, Resource, Space,
};
use game_adventure::{Action, Adventure};
use kernel::Seat;

use crate::tables;

#[test]
fn random_games_and_refusals_are_what_they_were() {
    let setups: Vec<_> = tables::all(50, 8).into_iter().chain(tables::all(8, 40)).collect();
    testkit::chronicle::<Adventure>("tests/chronicle.txt", &setups, &others());
}

/// Actions of every verb.
fn others() -> Vec<Action> {
    let mut res = vec![
        Action::Flip,
        Action::FaceLair,
        Action::FaceEvent,
        Action::Draw,
        Action::Option(0),
        Action::Accept,
        Action::Done,
        Action::Pass,
    ];
    res.extend(Hero::ALL.iter().map(|&hero| Action::Pick(hero)));
    for &space in Space::ALL {
        res.extend([Action::Move(space), Action::Go(space), Action::Place(space)]);
    }
    for &ability in Ability::ALL {
        res.extend([Action::Play(ability), Action::Discard(ability), Action::Begin(ability)]);
    }
    for &item in Item::ALL.iter().step_by(3) {
        res.extend([Action::Use(item), Action::Equip(item), Action::Unequip(item)]);
        res.extend([Action::Give(item), Action::Take(item)]);
        let potions = [Potion::Healing, Potion::Energy, Potion::Speed];
        res.extend(potions.map(|potion| Action::Drink(item, potion)));
    }
    for &kind in Discovery::ALL {
        res.extend([Action::Spend(kind), Action::Open(kind)]);
    }
    res.extend(Resource::ALL.iter().map(|&it| Action::Visit(it)));
    for seat in Seat::all(4) {
        res.extend([Action::Attack(seat), Action::Choose(seat)]);
    }
    for idx in 0..4 {
        res.extend([Action::FaceMarker(idx), Action::ChooseToken(idx), Action::ChooseMarker(idx)]);
    }
    let prey = game_adventure::content::book().item_of(Challenge::MountainBoar);
    for &quest in Quest::ALL {
        res.extend([Action::Advance(quest), Action::DropQuest(quest)]);
        res.extend(prey.map(|item| Action::HandIn(quest, item)));
    }
    res.extend(Level::ALL.iter().map(|&level| Action::OfLevel(level)));
    res
}
