//! Of several reasons why an answer is refused, the one that helps: what governs an answer that does not belong to the
//! step that is asked about.

use kernel::{Refusal, Seat};

use crate::action::{Action, Mark};
use crate::card::Card;
use crate::content::book;
use crate::names::Kind;
use crate::state::Quest;
use crate::step::Step;

/// When such an answer could be given, or why never.
pub(crate) fn why_not(game: &Quest, seat: Seat, action: Action) -> Refusal {
    match action {
        Action::Pick(_) => Refusal::new("WQ-SETUP-02", "picked-already"),
        Action::Lead(_) => Refusal::new("WQ-SETUP-14", "leader-named-already"),
        Action::Perform(_) => Refusal::new("WQ-HERO-05", "one-action"),
        Action::Target(mark) if is_in_lair(game, mark) => Refusal::new("WQ-LAIR-02", "in-the-lair"),
        Action::Widen | Action::TargetZone(_) if is_aiming(game) => {
            Refusal::new("WQ-ATTACK-02", "not-a-whole-zone")
        }
        Action::Target(_) | Action::TargetZone(_) | Action::Widen | Action::AidHero(_) => {
            Refusal::new("WQ-ACT-03", "targets-first")
        }
        Action::Spend => Refusal::new("WQ-TOKEN-02", "tokens-before-the-roll"),
        Action::Roll => Refusal::new("WQ-ACT-06", "roll-in-an-action"),
        Action::Reroll(_) => Refusal::new("WQ-ACT-08", "reroll-by-a-card"),
        Action::Use(card) => why_not_use(game, seat, card),
        Action::UseOf(card, hero) if game.party().has(hero) => {
            why_not_use(game, game.seat_of(hero), card)
        }
        Action::UseOf(..) => Refusal::new("WQ-SETUP-02", "not-in-the-party"),
        Action::ChooseHero(_) => Refusal::new("WQ-GOLD-05", "nothing-to-choose"),
        Action::ChooseFoe(mark) if is_in_lair(game, mark) => {
            Refusal::new("WQ-LAIR-02", "in-the-lair")
        }
        Action::ChooseFoe(_) | Action::Accept => Refusal::new("WQ-ACT-20", "nothing-to-choose"),
        Action::Take(_) => Refusal::new("WQ-AMB-31", "nothing-to-choose"),
        Action::Ready(_) => Refusal::new("WQ-FX-01", "nothing-to-choose"),
        Action::Exhaust(kind) if is_icon(game, seat, kind) => {
            Refusal::new("WQ-ACT-19", "ready-icon")
        }
        Action::Exhaust(_) => Refusal::new("WQ-FX-01", "nothing-to-choose"),
        Action::Place(_) => Refusal::new("WQ-AID-02", "nothing-to-choose"),
        Action::Discard(..) => Refusal::new("WQ-FX-04", "nothing-to-choose"),
        Action::Cure(..) => Refusal::new("WQ-COND-02", "nothing-to-choose"),
        Action::Keep(_) | Action::Bury(_) => Refusal::new("WQ-EXPLORE-02", "not-among-them"),
        Action::First(_) => Refusal::new("WQ-TRAVEL-03", "nothing-to-choose"),
        Action::Activate(mark) if is_in_lair(game, mark) => {
            Refusal::new("WQ-LAIR-03", "in-the-lair")
        }
        Action::Activate(_) => Refusal::new("WQ-ENEMY-ACT-01", "enemies-in-their-phase"),
        Action::Travel | Action::Stay => why_not_travel(game),
        Action::Draw | Action::TakeGear(_) => Refusal::new("WQ-GEAR-02", "no-treasure"),
        Action::Equip | Action::Unequip(_) | Action::Decline => {
            Refusal::new("WQ-GEAR-11", "gear-when-it-comes")
        }
        Action::Give(gear, _) if gear.legend_of().is_some() => {
            Refusal::new("WQ-LEG-04", "legendary-stays")
        }
        Action::Trainer(_) | Action::Smith | Action::Arena | Action::Give(..)
            if game.is_delve() =>
        {
            Refusal::new("WQ-DELVE-01", "no-settlement")
        }
        Action::Trainer(_) | Action::Smith | Action::Arena => {
            Refusal::new("WQ-SETT-02", "in-the-settlement")
        }
        Action::Give(..) => Refusal::new("WQ-SETT-06", "in-the-settlement"),
        Action::Done | Action::Pass => why_not_end(game.step()),
        Action::Hold => Refusal::new("WQ-AMB-49", "nothing-to-hold"),
    }
}

/// WQ-GOLD-06: what is asked is answered.
fn why_not_end(step: Step) -> Refusal {
    if step == Step::Act {
        Refusal::new("WQ-HERO-05", "must-act")
    } else if matches!(step, Step::EnemyTurn(_)) {
        Refusal::new("WQ-ENEMY-ACT-02", "must-activate")
    } else {
        Refusal::new("WQ-GOLD-06", "must-answer")
    }
}

fn is_in_lair(game: &Quest, mark: Mark) -> bool {
    game.marked(mark).is_some_and(|foe| game.foes.lair.has(foe))
}

/// Whether the targets of an attack are being named.
fn is_aiming(game: &Quest) -> bool {
    game.step() == Step::Targets && game.deed().card.kind() == Kind::Attack
}

/// Whether this type of action carries the ready icon for every hero of a seat.
fn is_icon(game: &Quest, seat: Seat, kind: Kind) -> bool {
    let mut own = game.order.iter().filter(|&&hero| game.seat_of(hero) == seat);
    own.all(|&hero| book().hero(hero).ready == kind)
}

/// WQ-FX-10, WQ-FX-05, WQ-FX-06: whose card it is, whether it is used at all, and when.
fn why_not_use(game: &Quest, seat: Seat, card: Card) -> Refusal {
    let mut missing = None;
    for &hero in game.order.iter().filter(|&&hero| game.seat_of(hero) == seat) {
        match game.owns(hero, card) {
            Ok(()) if book().uses(card).is_empty() => {
                return Refusal::new("WQ-FX-05", "nothing-to-use");
            }
            Ok(()) => return Refusal::new("WQ-FX-06", "not-in-this-window"),
            Err(refusal) => missing = Some(refusal),
        }
    }
    missing.unwrap_or_else(|| Refusal::new("WQ-GOLD-04", "not-your-hero"))
}

/// WQ-TRAVEL-01, WQ-TRAVEL-02, WQ-TRAVEL-05.
fn why_not_travel(game: &Quest) -> Refusal {
    let has_begun = !game.agenda.iter().any(|step| step == Step::LocationPhase);
    let is_location_phase = has_begun && game.agenda.iter().any(|step| step == Step::PerilPhase);
    if is_location_phase && game.turn.has_travelled {
        return Refusal::new("WQ-TRAVEL-05", "travelled-already");
    }
    match game.places.active {
        Some(location) if !game.is_explored() => Refusal::new("WQ-TRAVEL-01", "not-explored")
            .with("needs", book().location(location).explore)
            .with("hold", game.places.progress),
        Some(_) | None if game.places.deck.is_empty() => {
            Refusal::new("WQ-TRAVEL-02", "nowhere-to-go")
        }
        Some(_) | None => Refusal::new("WQ-TRAVEL-01", "travel-in-its-phase"),
    }
}
