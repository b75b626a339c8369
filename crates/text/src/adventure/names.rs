//! What the things in the box are called.

use game_adventure::content::{Back, EventKind, Front, QuestDeck, book};
use game_adventure::effect::Timing;
use game_adventure::names::{
    Ability, AttackType, Challenge, Discovery, Face, Faction, Hero, Item, ItemType, Level, Place,
    Potion, Quest, Resource, Space, Symbol, Trait, Trophy,
};
use game_adventure::state::Foe;
use game_adventure::{Card, Step, View};

use crate::lang::Lang;
use crate::message::{Arg, Id, Phrase, attribute, id, message};
use crate::voice::Voice;

/// The message of a thing by its name in notation. Tests walk through all of them.
pub(super) fn member(family: &str, name: &str) -> Id {
    Id::find(&format!("{family}{name}")).unwrap_or(id::AG_TITLE)
}

fn name(lang: Lang, family: &str, name: &str) -> String {
    message(lang, member(family, name), &[])
}

/// A level, to be declined by the sentence around it.
pub(super) fn level(level: Level) -> Arg {
    Phrase::new(member("ag-level-", level.name())).into()
}

pub fn hero_name(lang: Lang, hero: Hero) -> String {
    name(lang, "ag-hero-", hero.name())
}

/// "Sofeea Icecall".
pub fn hero_full(lang: Lang, hero: Hero) -> String {
    attribute(lang, member("ag-hero-", hero.name()), "full", &[])
}

/// "undead mage".
pub fn hero_kin(lang: Lang, hero: Hero) -> String {
    attribute(lang, member("ag-hero-", hero.name()), "kin", &[])
}

/// What a side of a character card is called: "Frost Armor".
pub fn side_name(lang: Lang, hero: Hero, face: Face) -> String {
    name(lang, "ag-side-", &format!("{hero}-{face}"))
}

pub fn face_name(lang: Lang, face: Face) -> String {
    name(lang, "ag-face-", face.name())
}

pub fn faction_name(lang: Lang, faction: Faction) -> String {
    name(lang, "ag-faction-", faction.name())
}

pub fn level_name(lang: Lang, level: Level) -> String {
    name(lang, "ag-level-", level.name())
}

/// What a space is: "key location".
pub fn place_name(lang: Lang, place: Place) -> String {
    name(lang, "ag-place-", place.name())
}

pub fn space_name(lang: Lang, space: Space) -> String {
    name(lang, "ag-space-", space.name())
}

/// Who is met at a board encounter.
pub fn lair_name(lang: Lang, space: Space) -> String {
    name(lang, "ag-lair-", space.name())
}

pub fn resource_name(lang: Lang, resource: Resource) -> String {
    name(lang, "ag-resource-", resource.name())
}

/// What a resource does.
pub fn resource_hint(lang: Lang, resource: Resource) -> String {
    attribute(lang, member("ag-resource-", resource.name()), "hint", &[])
}

pub fn potion_name(lang: Lang, potion: Potion) -> String {
    name(lang, "ag-potion-", potion.name())
}

/// What a potion does.
pub fn potion_hint(lang: Lang, potion: Potion) -> String {
    attribute(lang, member("ag-potion-", potion.name()), "hint", &[])
}

pub fn trait_name(lang: Lang, it: Trait) -> String {
    name(lang, "ag-trait-", it.name())
}

pub fn attack_name(lang: Lang, kind: AttackType) -> String {
    name(lang, "ag-attack-", kind.name())
}

pub fn item_type_name(lang: Lang, kind: ItemType) -> String {
    name(lang, "ag-type-of-item-", kind.name())
}

pub fn symbol_name(lang: Lang, symbol: Symbol) -> String {
    name(lang, "ag-symbol-", symbol.name())
}

pub fn discovery_name(lang: Lang, discovery: Discovery) -> String {
    name(lang, "ag-discovery-", discovery.name())
}

pub fn trophy_name(lang: Lang, trophy: Trophy) -> String {
    name(lang, "ag-trophy-", trophy.name())
}

pub fn ability_name(lang: Lang, ability: Ability) -> String {
    name(lang, "ag-ability-", ability.name())
}

pub fn quest_name(lang: Lang, quest: Quest) -> String {
    name(lang, "ag-quest-", quest.name())
}

/// The line of story on a quest.
pub(super) fn story(lang: Lang, quest: Quest) -> String {
    attribute(lang, member("ag-quest-", quest.name()), "story", &[])
}

/// "elite quest".
pub fn quest_deck_name(lang: Lang, deck: QuestDeck) -> String {
    let id = match deck {
        QuestDeck::Starting => id::AG_DECK_STARTING,
        QuestDeck::Elite => id::AG_DECK_ELITE,
    };
    message(lang, id, &[])
}

pub fn item_name(lang: Lang, item: Item) -> String {
    name(lang, "ag-item-", item.name())
}

/// The front of a challenge card.
pub fn challenge_name(lang: Lang, card: Challenge) -> String {
    name(lang, "ag-challenge-", card.name())
}

/// The back of a challenge card, if anything is on it.
pub fn back_name(lang: Lang, card: Challenge) -> Option<String> {
    match &book().challenge(card).back {
        Back::Item(facts) => Some(item_name(lang, facts.id)),
        Back::Encounter(_) | Back::Valor(_) => Some(name(lang, "ag-back-", card.name())),
        Back::Blank => None,
    }
}

/// AG-ENC-01: the encounter that a card is, on its front or on its back.
pub fn encounter_name(lang: Lang, card: Challenge) -> String {
    match &book().challenge(card).front {
        Front::Encounter(_) => challenge_name(lang, card),
        Front::Event(_) => back_name(lang, card).unwrap_or_else(|| challenge_name(lang, card)),
    }
}

pub fn timing_name(lang: Lang, timing: Timing) -> String {
    let id = match timing {
        Timing::Movement => id::AG_TIMING_MOVEMENT,
        Timing::Combat => id::AG_TIMING_COMBAT,
        Timing::Special => id::AG_TIMING_SPECIAL,
    };
    message(lang, id, &[])
}

/// "location event".
pub fn event_kind_name(lang: Lang, kind: EventKind) -> String {
    let id = match kind {
        EventKind::Global => id::AG_EVENT_KIND_GLOBAL,
        EventKind::Location(_) => id::AG_EVENT_KIND_LOCATION,
        EventKind::Special => id::AG_EVENT_KIND_SPECIAL,
    };
    message(lang, id, &[])
}

/// Whatever an effect comes from.
pub fn card_name(lang: Lang, card: Card) -> String {
    match card {
        Card::Ability(it) => ability_name(lang, it),
        Card::Item(it) => item_name(lang, it),
        Card::Challenge(it) => challenge_name(lang, it),
        Card::Discovery(it) => discovery_name(lang, it),
        Card::Space(it) if book().lair(it).is_some() => lair_name(lang, it),
        Card::Space(it) => space_name(lang, it),
        Card::Hero(it) => hero_name(lang, it),
    }
}

/// Whom somebody fights. A marker is told by its number; see [`marker_foe`].
pub fn foe_name(voice: &Voice<'_>, foe: Foe) -> String {
    match foe {
        Foe::Seat(seat) => voice.seat(seat),
        Foe::Card(card) => encounter_name(voice.lang, card),
        Foe::Marker(idx) => {
            message(voice.lang, id::AG_FOE_MARKER, &[("n", (u16::from(idx) + 1).into())])
        }
        Foe::Lair(space) => lair_name(voice.lang, space),
    }
}

/// The same where the table is in sight: the name of the card that the marker stands for.
pub fn marker_foe(voice: &Voice<'_>, view: &View, foe: Foe) -> String {
    let marked = match foe {
        Foe::Marker(idx) => view.track.get(&(idx + 1)),
        Foe::Seat(_) | Foe::Card(_) | Foe::Lair(_) => None,
    };
    marked.map_or_else(|| foe_name(voice, foe), |it| encounter_name(voice.lang, it.card))
}

/// The phase of the turn, from the steps still to do, the current one first; without them from what is known anyway.
pub fn phase_name(lang: Lang, agenda: &[Step]) -> String {
    message(lang, phase(agenda), &[])
}

/// What happens in that phase.
pub fn phase_hint(lang: Lang, agenda: &[Step]) -> String {
    attribute(lang, phase(agenda), "hint", &[])
}

fn phase(agenda: &[Step]) -> Id {
    agenda.iter().find_map(|step| phase_of(*step)).unwrap_or(id::AG_PHASE_END)
}

/// Nothing for a step that several phases have.
fn phase_of(step: Step) -> Option<Id> {
    match step {
        Step::FirstPlayer
        | Step::Pick(_)
        | Step::DealQuests
        | Step::Prepare(..)
        | Step::StartCity(_)
        | Step::Hands => Some(id::AG_PHASE_SETUP),
        Step::Turn
        | Step::StartOfTurn
        | Step::RollMovement
        | Step::MovementBoots
        | Step::Movement
        | Step::Arrive => Some(id::AG_PHASE_MOVEMENT),
        Step::Explore
        | Step::Discoveries(_)
        | Step::Resource
        | Step::ReadAlong(_)
        | Step::PlaceToken(_)
        | Step::Flight
        | Step::Auction => Some(id::AG_PHASE_EXPLORATION),
        Step::Challenge | Step::Draw | Step::EventDone(_) | Step::ChallengeEnd => {
            Some(id::AG_PHASE_CHALLENGE)
        }
        Step::Quests | Step::Equipment | Step::TurnEnd | Step::TurnCard | Step::NextTurn => {
            Some(id::AG_PHASE_MAINTENANCE)
        }
        Step::End => Some(id::AG_PHASE_END),
        Step::DropQuest(_)
        | Step::Fight
        | Step::Window(..)
        | Step::RollCombat
        | Step::CombatBoots(_)
        | Step::TestBoots(..)
        | Step::Powers
        | Step::Ranged
        | Step::Melee
        | Step::Toll
        | Step::CombatEnd
        | Step::Track(..)
        | Step::Overflow(..)
        | Step::Hurt(..)
        | Step::Brink(..)
        | Step::Fall(..)
        | Step::Theft(..)
        | Step::ToCity(_)
        | Step::Pay(..)
        | Step::Answer(..)
        | Step::Resolve(..)
        | Step::Shed(..)
        | Step::Do(..)
        | Step::On(..)
        | Step::Choice(..)
        | Step::Offer(..)
        | Step::Whom(..)
        | Step::AttachTo(..)
        | Step::Go(..)
        | Step::Push(..)
        | Step::Discard(..)
        | Step::GiveUp(_)
        | Step::GainLevel(_)
        | Step::FarSight(_)
        | Step::FarSeen(..)
        | Step::Scout(..)
        | Step::Scouted(..)
        | Step::Trade(_)
        | Step::TradeBack(..)
        | Step::FalseMap(..)
        | Step::BootyBay(..)
        | Step::HandLimit(_)
        | Step::Completions
        | Step::Elite(_) => None,
    }
}
