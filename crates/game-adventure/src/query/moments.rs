//! When an answer could be given that the present question does not expect: of several reasons to refuse it, the one that
//! helps.

use kernel::{Refusal, Seat};

use crate::action::Action;
use crate::content::book;
use crate::names::{Discovery, Item, Potion, Quest};
use crate::phases::maintenance;
use crate::state::Adventure;
use crate::step::Step;

/// The answer does not belong to this step.
pub(crate) fn not_now() -> Refusal {
    Refusal::new("AG-TURN-02", "not-now")
}

/// Why the seat that is asked cannot answer so at all at this step.
pub(crate) fn untimely(game: &Adventure, seat: Seat, action: Action) -> Refusal {
    let step = game.agenda.top();
    match action {
        Action::Play(ability) | Action::Discard(ability)
            if !game.player(seat).has_ability(ability) =>
        {
            Refusal::new("AG-ABIL-03", "not-in-hand")
        }
        Action::Play(_) => Refusal::new("AG-ABIL-09", "wrong-moment"),
        Action::Use(item) => using(game, seat, item),
        Action::Drink(item, potion) => drinking(game, seat, item, potion),
        Action::Spend(kind) => spending(game, seat, kind),
        Action::Flip => Refusal::new("AG-CHAR-03", "too-late-to-turn"),
        Action::Move(_) => Refusal::new("AG-MOVE-03", "only-in-movement"),
        Action::Visit(_) if matches!(step, Some(Step::Discoveries(_))) => {
            Refusal::new("AG-EXPL-05", "discoveries-first")
        }
        Action::Visit(_) | Action::Open(_) => Refusal::new("AG-EXPL-02", "only-in-exploration"),
        Action::Done | Action::Pass if step == Some(Step::Resource) => {
            Refusal::new("AG-EXPL-02", "must-use-one")
        }
        Action::Attack(_) if game.is_city(game.at(seat)) => {
            Refusal::new("AG-PVP-01", "no-fight-in-city")
        }
        Action::FaceMarker(_) | Action::FaceEvent | Action::FaceLair | Action::Draw
            if game.is_city(game.at(seat)) =>
        {
            Refusal::new("AG-CHAL-01", "no-challenge-in-city")
        }
        Action::Attack(_)
        | Action::FaceMarker(_)
        | Action::FaceEvent
        | Action::FaceLair
        | Action::Draw => Refusal::new("AG-CHAL-02", "only-in-challenge"),
        Action::Advance(quest) | Action::HandIn(quest, _) => advancing(game, seat, quest),
        Action::Equip(_) | Action::Unequip(_) => Refusal::new("AG-ITEM-15", "only-in-maintenance"),
        Action::Pick(_)
        | Action::Go(_)
        | Action::Place(_)
        | Action::DropQuest(_)
        | Action::Give(_)
        | Action::Take(_)
        | Action::Discard(_)
        | Action::Begin(_)
        | Action::Choose(_)
        | Action::ChooseToken(_)
        | Action::ChooseMarker(_)
        | Action::OfLevel(_)
        | Action::Option(_)
        | Action::Accept
        | Action::Done
        | Action::Pass => not_now(),
    }
}

fn using(game: &Adventure, seat: Seat, item: Item) -> Refusal {
    if !game.player(seat).bag.has(item) {
        return Refusal::new("AG-ITEM-11", "not-in-bag");
    }
    match book().item(item).usage {
        None => Refusal::new("AG-ITEM-11", "no-power"),
        Some(_) => Refusal::new("AG-POWER-08", "wrong-moment"),
    }
}

fn drinking(game: &Adventure, seat: Seat, item: Item, potion: Potion) -> Refusal {
    if !game.bottles(seat, potion).has(item) {
        return Refusal::new("AG-POTION-01", "no-such-potion");
    }
    match potion {
        Potion::Healing => Refusal::new("AG-POTION-02", "only-in-movement"),
        Potion::Energy => Refusal::new("AG-POTION-03", "wrong-moment"),
        Potion::Speed => Refusal::new("AG-POTION-04", "only-in-movement"),
    }
}

fn spending(game: &Adventure, seat: Seat, kind: Discovery) -> Refusal {
    if game.n_kept(seat, kind) == 0 {
        return Refusal::new("AG-EXPL-06", "not-kept");
    }
    match kind {
        // AG-RUL-14: everything about the place is in order, so that another effect is under way, or another's turn.
        Discovery::Gold => maintenance::spending_gold(game, seat)
            .err()
            .unwrap_or_else(|| Refusal::new("AG-RUL-14", "wrong-moment")),
        Discovery::Hearthstone => Refusal::new("AG-DISC-HEARTHSTONE-01", "only-in-movement"),
        Discovery::FarSight => Refusal::new("AG-DISC-FARSIGHT-01", "only-in-movement"),
        Discovery::Merchant => Refusal::new("AG-DISC-MERCHANT-01", "only-in-movement"),
        Discovery::RocketBoots => Refusal::new("AG-DISC-BOOTS-01", "wrong-moment"),
        Discovery::Ambush
        | Discovery::FalseMap
        | Discovery::PowerDrain
        | Discovery::Disease
        | Discovery::Bomb
        | Discovery::Curse => Refusal::new("AG-EXPL-06", "not-kept"),
    }
}

fn advancing(game: &Adventure, seat: Seat, quest: Quest) -> Refusal {
    if !game.player(seat).tasks.iter().any(|task| task.quest == quest) {
        return Refusal::new("AG-QUEST-08", "no-such-quest");
    }
    if game.agenda.top() == Some(Step::Equipment) {
        return Refusal::new("AG-MAINT-04", "quests-are-over");
    }
    Refusal::new("AG-MAINT-01", "only-in-quests")
}
