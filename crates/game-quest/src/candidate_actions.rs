//! Answers that a person might think of at a step and may not give: for those who ask why not.

use kernel::Seat;

use crate::action::Action;
use crate::card::Card;
use crate::names::{Dungeon, Hero, Kind, N_ITEMS};
use crate::state::Quest;
use crate::step::{Step, never_asks};

pub(crate) fn of(game: &Quest, seat: Seat, out: &mut Vec<Action>) {
    match game.step() {
        Step::Act if game.turn.active.is_some_and(|hero| game.seat_of(hero) == seat) => {
            out.extend(Kind::ALL.iter().map(|&kind| Action::Perform(kind)));
            cards(game, game.acting_hero(), out);
        }
        Step::Linger | Step::Prepare | Step::Rerolls | Step::Modify => {
            cards(game, game.acting_hero(), out);
        }
        Step::Targets => {
            if game.deed.is_some_and(|deed| deed.card.kind() == Kind::Attack) {
                let foes = game.in_play() | game.foes.lair;
                out.extend(foes.iter().map(|foe| Action::Target(game.mark(foe))));
            } else {
                out.extend(game.order.iter().map(|&hero| Action::AidHero(hero)));
            }
        }
        Step::EnemyTurn(_) => {
            let foes = game.in_play() | game.foes.lair;
            out.extend(foes.iter().map(|foe| Action::Activate(game.mark(foe))));
        }
        Step::TireOne(..) => out.extend(Kind::ALL.iter().map(|&kind| Action::Exhaust(kind))),
        Step::ReadyOne(..) => out.extend(Kind::ALL.iter().map(|&kind| Action::Ready(kind))),
        Step::Place(..) => out.extend(Kind::ALL.iter().map(|&kind| Action::Place(kind))),
        Step::Who(..) | Step::More(..) => {
            out.extend(game.order.iter().map(|&hero| Action::ChooseHero(hero)));
        }
        Step::Which(..) => {
            let foes = game.in_play() | game.foes.lair;
            out.extend(foes.iter().map(|foe| Action::ChooseFoe(game.mark(foe))));
        }
        Step::Equip(hero, _) | Step::Gift(_, _, hero) => {
            out.push(Action::Equip);
            out.extend(game.area(hero).gear.iter().map(Action::Unequip));
        }
        Step::Train(_) => improvements(out),
        Step::Improve(hero) => {
            improvements(out);
            out.push(Action::Smith);
            out.push(Action::Done);
            gifts(game, hero, out);
        }
        // What is not offered there, nobody thinks of; and at an act of another seat only the cards are played.
        Step::Act
        | Step::Pick
        | Step::Leader
        | Step::Encore
        | Step::Dice(_)
        | Step::Assist(_)
        | Step::Nemeses
        | Step::Keep
        | Step::Bury
        | Step::LocationUse
        | Step::BeforeTravel(_)
        | Step::Scout
        | Step::Travel
        | Step::Alternatives(..)
        | Step::Offer(..)
        | Step::Suffer(..)
        | Step::Tokens(..)
        | Step::PartyTokens(_)
        | Step::Cure(..)
        | Step::Engaged(..)
        | Step::Treasure(..)
        | Step::Smith(_) => {}
        never_asks!() | Step::End => {}
    }
}

/// The cards in a hero's area.
fn cards(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    let area = game.area(hero);
    out.extend(area.gear.iter().map(|gear| Action::Use(Card::Gear(gear))));
    let items = Dungeon::ALL[..N_ITEMS].iter().filter(|item| area.items[item.idx()] != 0);
    out.extend(items.map(|&item| Action::Use(Card::Dungeon(item))));
}

fn improvements(out: &mut Vec<Action>) {
    out.extend(Kind::ALL.iter().map(|&kind| Action::Trainer(kind)));
    out.push(Action::Arena);
}

fn gifts(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    for gear in game.area(hero).gear.iter() {
        let others = game.order.iter().filter(|&&it| it != hero);
        out.extend(others.map(|&it| Action::Give(gear, it)));
    }
}
