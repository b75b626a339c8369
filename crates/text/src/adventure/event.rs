//! Lines of the log.

use game_adventure::Event;
use game_adventure::content::{Back, EventKind, book};
use game_adventure::event::Blow;
use game_adventure::names::{Ability, Challenge, Discovery, Item, Quest};
use game_adventure::state::Bearer;
use kernel::Seat;

use super::action::capital;
use super::names;
use crate::message::{Arg, Id, id};
use crate::voice::Voice;

type Named = (&'static str, Arg);
type Args = Vec<Named>;

pub fn tell(voice: &Voice<'_>, event: &Event) -> String {
    let (id, args) = line(voice, event);
    capital(&voice.say(id, &args))
}

fn seat(voice: &Voice<'_>, seat: Seat) -> Named {
    ("seat", voice.seat(seat).into())
}

fn who(voice: &Voice<'_>, seat: Seat) -> Named {
    ("who", voice.seat(seat).into())
}

fn item(voice: &Voice<'_>, it: Item) -> Named {
    ("card", names::item_name(voice.lang, it).into())
}

fn ability(voice: &Voice<'_>, it: Ability) -> Named {
    ("card", names::ability_name(voice.lang, it).into())
}

fn challenge(voice: &Voice<'_>, it: Challenge) -> Named {
    ("card", names::challenge_name(voice.lang, it).into())
}

fn quest(voice: &Voice<'_>, it: Quest) -> Named {
    ("quest", names::quest_name(voice.lang, it).into())
}

fn discovery(voice: &Voice<'_>, it: Discovery) -> Named {
    ("discovery", names::discovery_name(voice.lang, it).into())
}

fn space(voice: &Voice<'_>, it: game_adventure::names::Space) -> Named {
    ("space", names::space_name(voice.lang, it).into())
}

/// Markers and tokens are counted from 1 for people.
fn nth(idx: u8) -> Named {
    ("n", (u16::from(idx) + 1).into())
}

fn n(n: u8) -> Named {
    ("n", n.into())
}

fn line(voice: &Voice<'_>, event: &Event) -> (Id, Args) {
    let of = |it: Seat| seat(voice, it);
    let on_ability = |id: Id, it: Seat, card: Ability| (id, vec![of(it), ability(voice, card)]);
    let on_item = |id: Id, it: Seat, card: Item| (id, vec![of(it), item(voice, card)]);
    let level = |it| ("level", names::level(it));
    let foe = |it| ("foe", Arg::from(names::foe_name(voice, it)));
    let by_side = |side: u8, red: Id, black: Id| if side == 0 { red } else { black };
    match *event {
        Event::RolledForFirst { seat: it, die } => {
            (id::AG_EVENT_ROLLED_FOR_FIRST, vec![of(it), ("die", die.into())])
        }
        Event::FirstPlayer { seat: it } => (id::AG_EVENT_FIRST_PLAYER, vec![of(it)]),
        Event::HeroPicked { seat: it, hero } => {
            let name = ("hero", names::hero_full(voice.lang, hero).into());
            let kin = ("kin", names::hero_kin(voice.lang, hero).into());
            (id::AG_EVENT_HERO_PICKED, vec![of(it), name, kin])
        }
        Event::Entered { seat: it, space: at } => {
            (id::AG_EVENT_ENTERED, vec![of(it), space(voice, at)])
        }
        Event::TurnBegan { seat: it, round } => {
            (id::AG_EVENT_TURN_BEGAN, vec![of(it), ("round", round.into())])
        }
        Event::RolledMovement { seat: it, moves, energy } => (
            id::AG_EVENT_ROLLED_MOVEMENT,
            vec![of(it), ("moves", moves.into()), ("energy", energy.into())],
        ),
        Event::Moved { seat: it, to, .. } => (id::AG_EVENT_MOVED, vec![of(it), space(voice, to)]),
        Event::HeldByAggro { seat: it } => (id::AG_EVENT_HELD_BY_AGGRO, vec![of(it)]),
        Event::MovesGained { seat: it, moves } => {
            (id::AG_EVENT_MOVES_GAINED, vec![of(it), n(moves)])
        }
        Event::EnergyGained { seat: it, energy } => {
            (id::AG_EVENT_ENERGY_GAINED, vec![of(it), n(energy)])
        }
        Event::EnergyPaid { seat: it, energy } => {
            (id::AG_EVENT_ENERGY_PAID, vec![of(it), n(energy)])
        }
        Event::EnergyLost { seat: it } => (id::AG_EVENT_ENERGY_LOST, vec![of(it)]),
        Event::Slowed { seat: it, moves } => (id::AG_EVENT_SLOWED, vec![of(it), n(moves)]),
        Event::Drunk { seat: it, item: drunk, potion } => {
            let potion = ("potion", names::potion_name(voice.lang, potion).into());
            (id::AG_EVENT_DRUNK, vec![of(it), item(voice, drunk), potion])
        }
        Event::Visited { seat: it, resource } => {
            let name = names::resource_name(voice.lang, resource);
            (id::AG_EVENT_VISITED, vec![of(it), ("resource", name.into())])
        }
        Event::NoEffect { seat: it } => (id::AG_EVENT_NO_EFFECT, vec![of(it)]),
        Event::DiscoveryTaken { seat: it, discovery: None } => {
            (id::AG_EVENT_DISCOVERY_TAKEN, vec![of(it)])
        }
        Event::DiscoveryTaken { seat: it, discovery: Some(kind) } => {
            (id::AG_EVENT_DISCOVERY_TAKEN_KNOWN, vec![of(it), discovery(voice, kind)])
        }
        Event::DiscoveryPlaced { seat: it, token, space: at } => {
            (id::AG_EVENT_DISCOVERY_PLACED, vec![of(it), nth(token), space(voice, at)])
        }
        Event::DiscoveryRevealed { seat: it, token, discovery: kind } => {
            (id::AG_EVENT_DISCOVERY_REVEALED, vec![of(it), nth(token), discovery(voice, kind)])
        }
        Event::DiscoveryKept { seat: it, discovery: kind } => {
            (id::AG_EVENT_DISCOVERY_KEPT, vec![of(it), discovery(voice, kind)])
        }
        Event::DiscoverySpent { seat: it, discovery: kind } => {
            (id::AG_EVENT_DISCOVERY_SPENT, vec![of(it), discovery(voice, kind)])
        }
        Event::DiscoveryDiscarded { discovery: kind } => {
            (id::AG_EVENT_DISCOVERY_DISCARDED, vec![discovery(voice, kind)])
        }
        Event::DiscoverySeen { seat: it, token, discovery: None } => {
            (id::AG_EVENT_DISCOVERY_SEEN, vec![of(it), nth(token)])
        }
        Event::DiscoverySeen { seat: it, token, discovery: Some(kind) } => {
            (id::AG_EVENT_DISCOVERY_SEEN_KNOWN, vec![of(it), nth(token), discovery(voice, kind)])
        }
        Event::DiscoveriesMixed => (id::AG_EVENT_DISCOVERIES_MIXED, vec![]),
        Event::Afflicted { seat: it, discovery: kind } => {
            (id::AG_EVENT_AFFLICTED, vec![of(it), discovery(voice, kind)])
        }
        Event::Recovered { seat: it, discovery: kind } => {
            (id::AG_EVENT_RECOVERED, vec![of(it), discovery(voice, kind)])
        }
        Event::ChallengeDrawn { seat: it, card } => {
            (id::AG_EVENT_CHALLENGE_DRAWN, vec![of(it), challenge(voice, card)])
        }
        Event::ChallengeDiscarded { card } => {
            (id::AG_EVENT_CHALLENGE_DISCARDED, vec![challenge(voice, card)])
        }
        Event::ChallengeSkipped { seat: it } => (id::AG_EVENT_CHALLENGE_SKIPPED, vec![of(it)]),
        Event::DeckExhausted { level: it } => (id::AG_EVENT_DECK_EXHAUSTED, vec![level(it)]),
        Event::BottomSeen { seat: it, level: deck, card: None } => {
            (id::AG_EVENT_BOTTOM_SEEN, vec![of(it), level(deck)])
        }
        Event::BottomSeen { seat: it, level: deck, card: Some(card) } => {
            (id::AG_EVENT_BOTTOM_SEEN_KNOWN, vec![of(it), level(deck), challenge(voice, card)])
        }
        Event::BottomMoved { seat: it, level: deck } => {
            (id::AG_EVENT_BOTTOM_MOVED, vec![of(it), level(deck)])
        }
        Event::EventPlaced { card } => placed(voice, card),
        Event::EventResolved { seat: it, card } => {
            (id::AG_EVENT_EVENT_RESOLVED, vec![of(it), challenge(voice, card)])
        }
        Event::EventTurned { seat: it, card } => turned(voice, it, card),
        Event::Undefeated { card, marker, space: at } => {
            let name = ("card", names::encounter_name(voice.lang, card).into());
            (id::AG_EVENT_UNDEFEATED, vec![name, nth(marker), space(voice, at)])
        }
        Event::MarkerRemoved { marker } => (id::AG_EVENT_MARKER_REMOVED, vec![nth(marker)]),
        Event::CombatBegan { attacker, foe: it } => {
            (id::AG_EVENT_COMBAT_BEGAN, vec![of(attacker), foe(it)])
        }
        Event::RolledCombat { red, black } => {
            (id::AG_EVENT_ROLLED_COMBAT, vec![("red", red.into()), ("black", black.into())])
        }
        Event::Rerolled { side, die } => {
            let id = by_side(side, id::AG_EVENT_REROLLED_RED, id::AG_EVENT_REROLLED_BLACK);
            (id, vec![("die", die.into())])
        }
        Event::PowerTriggered { side, card } => {
            let (red, black) =
                (id::AG_EVENT_POWER_TRIGGERED_RED, id::AG_EVENT_POWER_TRIGGERED_BLACK);
            let name = match card {
                game_adventure::Card::Challenge(it) => names::encounter_name(voice.lang, it),
                other => names::card_name(voice.lang, other),
            };
            (by_side(side, red, black), vec![("card", name.into())])
        }
        Event::CombatCancelled => (id::AG_EVENT_COMBAT_CANCELLED, vec![]),
        Event::CombatEnded { attacker, foe: it, won } => {
            let id = if won { id::AG_EVENT_COMBAT_WON } else { id::AG_EVENT_COMBAT_OVER };
            (id, vec![of(attacker), foe(it)])
        }
        Event::AbilitiesDrawn { seat: it, n: drawn, ref cards } => {
            let mut args = vec![of(it), n(drawn)];
            if cards.is_empty() {
                return (id::AG_EVENT_ABILITIES_DRAWN, args);
            }
            let told: Vec<String> =
                cards.iter().map(|&card| names::ability_name(voice.lang, card)).collect();
            args.push(("cards", told.join(", ").into()));
            (id::AG_EVENT_ABILITIES_DRAWN_KNOWN, args)
        }
        Event::AbilityDiscarded { seat: it, ability: card } => {
            on_ability(id::AG_EVENT_ABILITY_DISCARDED, it, card)
        }
        Event::AbilitiesShuffled { seat: it } => (id::AG_EVENT_ABILITIES_SHUFFLED, vec![of(it)]),
        Event::AbilityPlayed { seat: it, ability: card } => {
            on_ability(id::AG_EVENT_ABILITY_PLAYED, it, card)
        }
        Event::AbilityCancelled { seat: it, ability: card } => {
            on_ability(id::AG_EVENT_ABILITY_CANCELLED, it, card)
        }
        Event::AbilityAttached { ability: card, on } => attached(voice, card, on),
        Event::AbilityDetached { ability: card } => {
            (id::AG_EVENT_ABILITY_DETACHED, vec![ability(voice, card)])
        }
        Event::AbilityWorked { ability: card } => {
            (id::AG_EVENT_ABILITY_WORKED, vec![ability(voice, card)])
        }
        Event::ItemGained { seat: it, item: card } => on_item(id::AG_EVENT_ITEM_GAINED, it, card),
        Event::ItemLost { seat: it, item: card } => on_item(id::AG_EVENT_ITEM_LOST, it, card),
        Event::ItemTaken { from, to, item: card } => {
            (id::AG_EVENT_ITEM_TAKEN, vec![of(to), who(voice, from), item(voice, card)])
        }
        Event::ItemUsed { seat: it, item: card } => on_item(id::AG_EVENT_ITEM_USED, it, card),
        Event::Equipped { seat: it, item: card } => on_item(id::AG_EVENT_EQUIPPED, it, card),
        Event::Unequipped { seat: it, item: card } => on_item(id::AG_EVENT_UNEQUIPPED, it, card),
        Event::Declined { seat: it } => (id::AG_EVENT_DECLINED, vec![of(it)]),
        Event::QuestGained { seat: it, quest: card } => {
            (id::AG_EVENT_QUEST_GAINED, vec![of(it), quest(voice, card)])
        }
        Event::QuestDropped { seat: it, quest: card } => {
            (id::AG_EVENT_QUEST_DROPPED, vec![of(it), quest(voice, card)])
        }
        Event::RivalNamed { seat: it, quest: card, rival } => {
            (id::AG_EVENT_RIVAL_NAMED, vec![of(it), quest(voice, card), who(voice, rival)])
        }
        Event::Turned { seat: it, face } => {
            let side = ("side", names::face_name(voice.lang, face).into());
            (id::AG_EVENT_TURNED, vec![of(it), side])
        }
        Event::Struck { attacker, ref blows } => {
            (id::AG_EVENT_STRUCK, vec![("blows", struck(voice, attacker, blows).into())])
        }
        Event::Hurt { seat: it, damage, left } => {
            (id::AG_EVENT_HURT, vec![of(it), n(damage), ("left", left.into())])
        }
        Event::Prevented { seat: it } => (id::AG_EVENT_PREVENTED, vec![of(it)]),
        Event::Healed { seat: it, damage } => (id::AG_EVENT_HEALED, vec![of(it), n(damage)]),
        Event::Saved { seat: it, left } => {
            (id::AG_EVENT_SAVED, vec![of(it), ("left", left.into())])
        }
        Event::Defeated { seat: it } => (id::AG_EVENT_DEFEATED, vec![of(it)]),
        Event::LevelGained { seat: it, level: gained } => {
            (id::AG_EVENT_LEVEL_GAINED, vec![of(it), level(gained)])
        }
        Event::Withered { seat: it } => (id::AG_EVENT_WITHERED, vec![of(it)]),
        Event::Dazed { seat: it } => (id::AG_EVENT_DAZED, vec![of(it)]),
        Event::Tested { seat: it, die, passed } => {
            let id = if passed { id::AG_EVENT_TESTED_PASSED } else { id::AG_EVENT_TESTED_FAILED };
            (id, vec![of(it), ("die", die.into())])
        }
        Event::QuestAdvanced { seat: it, quest: card, .. } => {
            (id::AG_EVENT_QUEST_ADVANCED, vec![of(it), quest(voice, card)])
        }
        Event::QuestCompleted { seat: it, quest: card, valor } => {
            let valor = ("valor", valor.into());
            (id::AG_EVENT_QUEST_COMPLETED, vec![of(it), quest(voice, card), valor])
        }
        Event::TrophyEarned { seat: it, trophy } => {
            let name = ("trophy", names::trophy_name(voice.lang, trophy).into());
            let valor = ("valor", book().trophy(trophy).valor.into());
            (id::AG_EVENT_TROPHY_EARNED, vec![of(it), name, valor])
        }
        Event::ValorEarned { seat: it, card } => {
            let name = names::back_name(voice.lang, card).unwrap_or_default();
            let valor = ("valor", earned(card).into());
            (id::AG_EVENT_VALOR_EARNED, vec![of(it), ("card", name.into()), valor])
        }
        Event::EliteShuffled => (id::AG_EVENT_ELITE_SHUFFLED, vec![]),
        Event::GameEnded { ref winners } => {
            let told: Vec<String> = winners.iter().map(|&it| voice.seat(it)).collect();
            let one = id::AG_EVENT_GAME_WON;
            let id = if told.len() == 1 { one } else { id::AG_EVENT_GAME_SHARED };
            (id, vec![("winners", told.join(", ").into())])
        }
    }
}

/// AG-EVENT-11.
fn earned(card: Challenge) -> u8 {
    match book().challenge(card).back {
        Back::Valor(valor) => valor,
        Back::Item(_) | Back::Encounter(_) | Back::Blank => 0,
    }
}

fn placed(voice: &Voice<'_>, card: Challenge) -> (Id, Args) {
    let name = challenge(voice, card);
    match book().event(card).map(|event| event.kind) {
        Some(EventKind::Location(at)) => {
            (id::AG_EVENT_EVENT_PLACED_ON, vec![name, space(voice, at)])
        }
        Some(EventKind::Global | EventKind::Special) | None => {
            (id::AG_EVENT_EVENT_PLACED, vec![name])
        }
    }
}

/// AG-EVENT-02.
fn turned(voice: &Voice<'_>, it: Seat, card: Challenge) -> (Id, Args) {
    let mut args = vec![seat(voice, it), challenge(voice, card)];
    let id = match book().challenge(card).back {
        Back::Item(_) => id::AG_EVENT_EVENT_TURNED_ITEM,
        Back::Encounter(_) => id::AG_EVENT_EVENT_TURNED_ENCOUNTER,
        Back::Valor(_) => id::AG_EVENT_EVENT_TURNED_VALOR,
        Back::Blank => return (id::AG_EVENT_EVENT_TURNED, args),
    };
    args.push(("back", names::back_name(voice.lang, card).unwrap_or_default().into()));
    (id, args)
}

/// AG-COMBAT-08, AG-COMBAT-10: the blows of one step.
fn struck(voice: &Voice<'_>, attacker: Seat, blows: &[Option<Blow>; 2]) -> String {
    let ids = [
        (id::AG_EVENT_BLOW_ATTACKER_HIT, id::AG_EVENT_BLOW_ATTACKER_MISS),
        (id::AG_EVENT_BLOW_DEFENDER_HIT, id::AG_EVENT_BLOW_DEFENDER_MISS),
    ];
    let told = blows.iter().zip(ids).filter_map(|(blow, (hit, miss))| {
        let blow = (*blow)?;
        let args = [
            seat(voice, attacker),
            ("die", blow.die.into()),
            ("attack", blow.attack.into()),
            ("total", (i16::from(blow.attack) + i16::from(blow.die)).into()),
            ("defence", blow.defence.into()),
            ("damage", blow.damage.into()),
        ];
        Some(voice.say(if blow.hit { hit } else { miss }, &args))
    });
    told.collect::<Vec<_>>().join("; ")
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
