//! Abilities and items.

use game_adventure::event::CardsEvent;
use game_adventure::names::Ability;
use game_adventure::state::Bearer;

use super::super::names;
use super::{Args, ability, item, n, nth, on_ability, on_item, seat, space, who};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &CardsEvent) -> (Id, Args) {
    match *event {
        CardsEvent::AbilitiesDrawn { seat: it, n: drawn, ref cards } => {
            let mut args = vec![seat(voice, it), n(drawn)];
            if cards.is_empty() {
                return (id::AG_EVENT_ABILITIES_DRAWN, args);
            }
            let told: Vec<String> =
                cards.iter().map(|&card| names::ability_name(voice.lang, card)).collect();
            args.push(("cards", told.join(", ").into()));
            (id::AG_EVENT_ABILITIES_DRAWN_KNOWN, args)
        }
        CardsEvent::AbilityDiscarded { seat: it, ability: card } => {
            on_ability(voice, id::AG_EVENT_ABILITY_DISCARDED, it, card)
        }
        CardsEvent::AbilitiesShuffled { seat: it } => {
            (id::AG_EVENT_ABILITIES_SHUFFLED, vec![seat(voice, it)])
        }
        CardsEvent::AbilityPlayed { seat: it, ability: card } => {
            on_ability(voice, id::AG_EVENT_ABILITY_PLAYED, it, card)
        }
        CardsEvent::AbilityCancelled { seat: it, ability: card } => {
            on_ability(voice, id::AG_EVENT_ABILITY_CANCELLED, it, card)
        }
        CardsEvent::AbilityAttached { ability: card, on } => attached(voice, card, on),
        CardsEvent::AbilityDetached { ability: card } => {
            (id::AG_EVENT_ABILITY_DETACHED, vec![ability(voice, card)])
        }
        CardsEvent::AbilityWorked { ability: card } => {
            (id::AG_EVENT_ABILITY_WORKED, vec![ability(voice, card)])
        }
        CardsEvent::ItemGained { seat: it, item: card } => {
            on_item(voice, id::AG_EVENT_ITEM_GAINED, it, card)
        }
        CardsEvent::ItemLost { seat: it, item: card } => {
            on_item(voice, id::AG_EVENT_ITEM_LOST, it, card)
        }
        CardsEvent::ItemTaken { from, to, item: card } => {
            (id::AG_EVENT_ITEM_TAKEN, vec![seat(voice, to), who(voice, from), item(voice, card)])
        }
        CardsEvent::ItemUsed { seat: it, item: card } => {
            on_item(voice, id::AG_EVENT_ITEM_USED, it, card)
        }
        CardsEvent::Equipped { seat: it, item: card } => {
            on_item(voice, id::AG_EVENT_EQUIPPED, it, card)
        }
        CardsEvent::Unequipped { seat: it, item: card } => {
            on_item(voice, id::AG_EVENT_UNEQUIPPED, it, card)
        }
        CardsEvent::Tested { seat: it, die, passed } => {
            let id = if passed { id::AG_EVENT_TESTED_PASSED } else { id::AG_EVENT_TESTED_FAILED };
            (id, vec![seat(voice, it), ("die", die.into())])
        }
        CardsEvent::Declined { seat: it } => (id::AG_EVENT_DECLINED, vec![seat(voice, it)]),
    }
}

fn attached(voice: &Voice<'_>, card: Ability, on: Bearer) -> (Id, Args) {
    let name = ability(voice, card);
    match on {
        Bearer::Seat(it) => (id::AG_EVENT_ABILITY_ATTACHED_SEAT, vec![name, who(voice, it)]),
        Bearer::Space(at) => (id::AG_EVENT_ABILITY_ATTACHED_SPACE, vec![name, space(voice, at)]),
        Bearer::Marker(idx) => (id::AG_EVENT_ABILITY_ATTACHED_MARKER, vec![name, nth(idx)]),
        Bearer::Token(idx) => (id::AG_EVENT_ABILITY_ATTACHED_TOKEN, vec![name, nth(idx)]),
    }
}
