//! What a player may do or let be, as windows with names: whoever drives a seat may answer there as the player wished
//! before (ADR 7).

use kernel::{Game, Seat, WindowAnswer};

use crate::action::Action;
use crate::card::Card;
use crate::content::book;
use crate::effect::{Cost, Window};
use crate::state::Quest;
use crate::step::Prompt;

/// The keys of the windows, in the order in which they are shown.
pub const WINDOWS: &[&str] = &[
    "spend-tokens",
    "widen-attack",
    "reroll-dice",
    "roll-gear",
    "roll-items",
    "roll-wounds",
    "help-attacks",
    "name-enemies",
    "name-heroes",
    "card-offers",
    "cure",
    "healing-items",
    "after-action",
    "one-more-action",
    "engaging-enemies",
    "prevent-wounds",
    "location-offers",
    "before-travel",
    "equip-gear",
    "take-gifts",
];

/// What an answer of a seat that is asked means; nothing where something has to be chosen.
pub fn window_answer(game: &Quest, seat: Seat, action: Action) -> Option<WindowAnswer> {
    let prompt = game.decision()?.prompt;
    let key = match (prompt, action) {
        // WQ-AMB-49: the others may use items; the hero who acts has to choose.
        (Prompt::Act { hero }, _) if game.seat_of(hero) == seat => return None,
        (Prompt::Act { .. }, Action::Hold) => return Some(WindowAnswer::Hold),
        (Prompt::Act { .. }, Action::UseOf(..)) => "healing-items",
        // WQ-ACT-05.
        (Prompt::Prepare { .. }, Action::Roll) => return Some(WindowAnswer::Decline),
        (Prompt::Prepare { .. }, Action::Spend) => "spend-tokens",
        (Prompt::Prepare { .. } | Prompt::Modify { .. }, Action::Use(card)) => for_the_roll(card),
        // WQ-ATTACK-02.
        (Prompt::WidenTarget { .. }, Action::Widen) => "widen-attack",
        // WQ-ACT-08.
        (Prompt::Rerolls { .. }, Action::Use(_)) => "reroll-dice",
        // WQ-AMB-36.
        (Prompt::Assist { .. }, Action::Use(_)) => "help-attacks",
        (Prompt::Linger { .. }, Action::Use(card)) => afterwards(card),
        // WQ-AMB-50.
        (Prompt::Encore { .. }, Action::Perform(_)) => "one-more-action",
        (Prompt::Engaged { .. }, Action::Use(_)) => "engaging-enemies",
        (Prompt::WouldSuffer { .. }, Action::Use(_)) => "prevent-wounds",
        (Prompt::LocationUse, Action::Use(_)) => "location-offers",
        (Prompt::BeforeTravel { .. }, Action::Use(_)) => "before-travel",
        // WQ-GOLD-06: only where none need be named.
        (Prompt::ChooseFoe { .. }, Action::ChooseFoe(_)) => {
            game.check(seat, Action::Pass).ok()?;
            "name-enemies"
        }
        (Prompt::ChooseHero { .. }, Action::ChooseHero(_)) => {
            game.check(seat, Action::Done).ok()?;
            "name-heroes"
        }
        (Prompt::Offer { .. }, Action::Accept) => "card-offers",
        // WQ-COND-02.
        (Prompt::Cure { .. }, Action::Cure(..)) => "cure",
        // WQ-GEAR-04, WQ-AMB-24.
        (Prompt::Equip { .. }, Action::Equip | Action::Unequip(_)) => "equip-gear",
        (Prompt::Gift { .. }, Action::Equip | Action::Unequip(_)) => "take-gifts",
        (_, Action::Pass | Action::Done | Action::Decline) if is_window(prompt) => {
            return Some(WindowAnswer::Decline);
        }
        _ => return None,
    };
    Some(WindowAnswer::Use(key))
}

/// WQ-HERO-07: whether the active hero belongs to this seat. Without an active hero the party leader counts; before a leader
/// is named (WQ-SETUP-14) it is no seat's turn.
pub fn is_turn_of(game: &Quest, seat: Seat) -> bool {
    let is_active =
        || game.leader.is_some() && game.active().is_some_and(|hero| game.seat_of(hero) == seat);
    game.n_seats == 1 || is_active()
}

/// WQ-FX-04: what a card that adds to a roll is paid with, beside success tokens and itself.
fn for_the_roll(card: Card) -> &'static str {
    let mut uses = book().uses(card).iter();
    match card {
        _ if heals(card) => "healing-items",
        _ if uses.any(|it| matches!(it.cost, Some(Cost::Suffer(_)))) => "roll-wounds",
        Card::Dungeon(_) => "roll-items",
        Card::Action(_)
        | Card::Gear(_)
        | Card::Location(_)
        | Card::Condition(_)
        | Card::Keyword(_)
        | Card::Foe(_)
        | Card::Peril(_)
        | Card::Sheet(_) => "roll-gear",
    }
}

fn afterwards(card: Card) -> &'static str {
    if heals(card) { "healing-items" } else { "after-action" }
}

/// WQ-AMB-49: whether a card can be used in any hero's activation.
fn heals(card: Card) -> bool {
    book().uses(card).iter().any(|it| it.window == Window::HeroPhase)
}

/// Whether a question is no part of what every activation, round or stage asks: something may be done, or be let be.
const fn is_window(prompt: Prompt) -> bool {
    match prompt {
        Prompt::Act { .. }
        | Prompt::Encore { .. }
        | Prompt::WidenTarget { .. }
        | Prompt::Prepare { .. }
        | Prompt::Rerolls { .. }
        | Prompt::Modify { .. }
        | Prompt::Assist { .. }
        | Prompt::Linger { .. }
        | Prompt::LocationUse
        | Prompt::BeforeTravel { .. }
        | Prompt::ChooseHero { .. }
        | Prompt::ChooseFoe { .. }
        | Prompt::Offer { .. }
        | Prompt::WouldSuffer { .. }
        | Prompt::Cure { .. }
        | Prompt::Engaged { .. }
        | Prompt::Equip { .. }
        | Prompt::Gift { .. } => true,
        Prompt::Pick
        | Prompt::Leader
        | Prompt::Targets { .. }
        | Prompt::AidWhom { .. }
        | Prompt::Dice { .. }
        | Prompt::Nemeses
        | Prompt::Keep { .. }
        | Prompt::Bury { .. }
        | Prompt::EnemyTurn { .. }
        | Prompt::Scout { .. }
        | Prompt::Travel
        | Prompt::Alternatives { .. }
        | Prompt::Ready { .. }
        | Prompt::Tire { .. }
        | Prompt::Place { .. }
        | Prompt::Tokens { .. }
        | Prompt::PartyTokens { .. }
        | Prompt::Treasure { .. }
        | Prompt::Train { .. }
        | Prompt::Improve { .. }
        | Prompt::Smith { .. } => false,
    }
}
