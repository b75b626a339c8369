//! What the things in the box are called.

use game_quest::action::Mark;
use game_quest::content::book;
use game_quest::names::{
    ActionCard, Condition, Dungeon, EnemyFace, Foe, Gear, GearType, Hero, HeroFace, Keyword, Kind,
    Location, Model, Peril, Rank, Set, Sheet, Tier, Trait,
};
use game_quest::view::GearState;
use game_quest::{Card, Step};

use crate::lang::Lang;
use crate::message::{Arg, Id, Phrase, attribute, id, message};

/// The message of a thing by its name in notation. Tests walk through all of them.
pub(super) fn member(family: &str, name: &str) -> Id {
    Id::find(&format!("{family}{name}")).unwrap_or(id::WQ_TITLE)
}

fn name(lang: Lang, family: &str, name: &str) -> String {
    message(lang, member(family, name), &[])
}

/// A hero, for a sentence that declines the name or follows its gender.
pub fn hero_phrase(hero: Hero) -> Phrase {
    Phrase::new(member("wq-hero-", hero.name()))
}

pub(super) fn hero(hero: Hero) -> Arg {
    hero_phrase(hero).into()
}

pub(super) fn kind(kind: Kind) -> Arg {
    Phrase::new(member("wq-kind-", kind.name())).into()
}

pub(super) fn condition(condition: Condition) -> Arg {
    Phrase::new(member("wq-condition-", condition.name())).into()
}

pub fn hero_name(lang: Lang, hero: Hero) -> String {
    name(lang, "wq-hero-", hero.name())
}

/// "dwarf".
pub fn hero_kin(lang: Lang, hero: Hero) -> String {
    attribute(lang, member("wq-hero-", hero.name()), "kin", &[])
}

/// A type of action: "explore".
pub fn kind_name(lang: Lang, kind: Kind) -> String {
    name(lang, "wq-kind-", kind.name())
}

/// What a success of such an action brings.
pub fn kind_hint(lang: Lang, kind: Kind) -> String {
    attribute(lang, member("wq-kind-", kind.name()), "hint", &[])
}

pub fn tier_name(lang: Lang, tier: Tier) -> String {
    name(lang, "wq-tier-", tier.name())
}

pub fn action_card_name(lang: Lang, card: ActionCard) -> String {
    name(lang, "wq-action-card-", card.name())
}

pub fn gear_name(lang: Lang, gear: Gear) -> String {
    name(lang, "wq-gear-", gear.name())
}

pub fn gear_type_name(lang: Lang, kind: GearType) -> String {
    name(lang, "wq-type-of-gear-", kind.name())
}

pub fn gear_state_name(lang: Lang, state: GearState) -> String {
    name(lang, "wq-state-of-gear-", state.name())
}

/// The name on the enemy cards of a set, standard and elite (WQ-ENEMY-02).
pub fn set_name(lang: Lang, set: Set) -> String {
    name(lang, "wq-set-of-enemies-", set.name())
}

/// The name on an enemy card; two cards may have the same.
pub fn model_name(lang: Lang, model: Model) -> String {
    message(lang, model_id(model), &[])
}

fn model_id(model: Model) -> Id {
    let facts = book().model(model);
    match facts.rank {
        Rank::Nemesis => member("wq-name-", model.name()),
        Rank::Standard | Rank::Elite => member("wq-set-of-enemies-", facts.set.name()),
    }
}

/// One enemy card, told from its copies: "Clanrat 2", "Clanrat (elite)".
pub fn foe_name(lang: Lang, foe: Foe) -> String {
    foe_phrase(foe).say(lang)
}

/// An enemy card, for a sentence that follows the gender of its name.
pub fn foe_phrase(foe: Foe) -> Phrase {
    let name = Phrase::new(model_id(foe.model()));
    match book().enemy(foe).rank {
        Rank::Nemesis => name,
        Rank::Elite => Phrase::new(id::WQ_FOE_ELITE).with("set", name),
        Rank::Standard => {
            let number = foe.name().rsplit('-').next().unwrap_or_default();
            Phrase::new(id::WQ_FOE_STANDARD).with("set", name).with("number", number)
        }
    }
}

/// An enemy in play, or its place among those that lie face down.
pub fn mark_name(lang: Lang, mark: Mark) -> String {
    mark_phrase(mark).say(lang)
}

/// The same for a sentence that follows the gender of the name.
pub fn mark_phrase(mark: Mark) -> Phrase {
    match mark {
        Mark::Foe(foe) => foe_phrase(foe),
        Mark::Hidden(idx) => Phrase::new(id::WQ_FOE_HIDDEN).with("number", u16::from(idx) + 1),
    }
}

pub fn rank_name(lang: Lang, rank: Rank) -> String {
    name(lang, "wq-rank-", rank.name())
}

pub fn trait_name(lang: Lang, it: Trait) -> String {
    name(lang, "wq-trait-", it.name())
}

pub fn keyword_name(lang: Lang, keyword: Keyword) -> String {
    name(lang, "wq-keyword-", keyword.name())
}

pub fn location_name(lang: Lang, location: Location) -> String {
    name(lang, "wq-location-", location.name())
}

pub fn dungeon_name(lang: Lang, card: Dungeon) -> String {
    name(lang, "wq-dungeon-card-", card.name())
}

/// "item", "event".
pub fn dungeon_kind(lang: Lang, card: Dungeon) -> String {
    let id = if card.is_item() { id::WQ_DUNGEON_ITEM } else { id::WQ_DUNGEON_EVENT };
    message(lang, id, &[])
}

pub fn condition_name(lang: Lang, condition: Condition) -> String {
    name(lang, "wq-condition-", condition.name())
}

pub fn quest_name(lang: Lang, sheet: Sheet) -> String {
    name(lang, "wq-quest-", sheet.name())
}

pub fn campaign_name(lang: Lang) -> String {
    message(lang, id::WQ_CAMPAIGN, &[])
}

/// A space of the peril track, by what it sets off.
pub fn peril_name(lang: Lang, peril: Peril) -> String {
    name(lang, "wq-peril-", peril.name())
}

pub fn hero_face_name(lang: Lang, face: HeroFace) -> String {
    name(lang, "wq-face-", face.name())
}

pub fn enemy_face_name(lang: Lang, face: EnemyFace) -> String {
    name(lang, "wq-foe-face-", face.name())
}

/// "level 2", "quest symbol".
pub fn level_name(lang: Lang, level: u8) -> String {
    message(lang, id::WQ_LEVEL, &[("n", level.into())])
}

/// Whatever an effect comes from.
pub fn card_name(lang: Lang, card: Card) -> String {
    match card {
        Card::Action(it) => action_card_name(lang, it),
        Card::Gear(it) => gear_name(lang, it),
        Card::Dungeon(it) => dungeon_name(lang, it),
        Card::Location(it) => location_name(lang, it),
        Card::Condition(it) => condition_name(lang, it),
        Card::Keyword(it) => keyword_name(lang, it),
        Card::Foe(it) => {
            message(lang, id::WQ_NEMESIS_EFFECT, &[("foe", model_name(lang, it).into())])
        }
        Card::Peril(it) => peril_name(lang, it),
        Card::Sheet(_) => message(lang, id::WQ_QUEST_RULE, &[]),
    }
}

/// The phase that a quest is in (WQ-ROUND-02), from the steps still to do, the current one first.
pub fn phase_name(lang: Lang, agenda: &[Step]) -> String {
    message(lang, phase(agenda), &[])
}

/// What happens in that phase.
pub fn phase_hint(lang: Lang, agenda: &[Step]) -> String {
    attribute(lang, phase(agenda), "hint", &[])
}

fn phase(agenda: &[Step]) -> Id {
    agenda.iter().find_map(|step| phase_of(*step)).unwrap_or(id::WQ_PHASE_END)
}

/// Nothing for a step that several phases have.
fn phase_of(step: Step) -> Option<Id> {
    match step {
        Step::Pick | Step::Leader => Some(id::WQ_PHASE_SETUP),
        Step::Round
        | Step::HeroPhase
        | Step::Activation(_)
        | Step::Act
        | Step::Encore
        | Step::Targets
        | Step::Prepare
        | Step::Roll
        | Step::Criticals
        | Step::Rerolls
        | Step::Dice(_)
        | Step::Modify
        | Step::Assist(_)
        | Step::Successes
        | Step::EnemyAttacks
        | Step::NemesisSymbol
        | Step::DrawForExplore
        | Step::Keep
        | Step::Bury
        | Step::AfterAction
        | Step::CardEnd
        | Step::Linger
        | Step::ActivationEnd => Some(id::WQ_PHASE_HEROES),
        Step::EnemyPhase | Step::EnemyTurn(_) | Step::ReadyEnemies => Some(id::WQ_PHASE_ENEMIES),
        Step::LocationPhase
        | Step::LocationUse
        | Step::BeforeTravel(_)
        | Step::Scout
        | Step::Travel
        | Step::Depart
        | Step::Reveal
        | Step::SpawnUp(..)
        | Step::SpawnDown(_)
        | Step::Revealed => Some(id::WQ_PHASE_LOCATION),
        Step::PerilPhase | Step::PerilEnd => Some(id::WQ_PHASE_PERIL),
        Step::Settlement | Step::Improve(_) | Step::Smith(_) | Step::Gift(..) | Step::Refresh => {
            Some(id::WQ_PHASE_SETTLEMENT)
        }
        Step::End => Some(id::WQ_PHASE_END),
        Step::Nemeses
        | Step::Bar(..)
        | Step::BarEnd(_)
        | Step::Do(..)
        | Step::On(..)
        | Step::Who(..)
        | Step::More(..)
        | Step::Which(..)
        | Step::Alternatives(..)
        | Step::Offer(..)
        | Step::Call(_)
        | Step::SpawnEach(..)
        | Step::SpawnTo(..)
        | Step::Suffer(..)
        | Step::ReadyOne(..)
        | Step::TireOne(..)
        | Step::Place(..)
        | Step::Tokens(..)
        | Step::PartyTokens(_)
        | Step::Cure(..)
        | Step::Engaged(..)
        | Step::Treasure(..)
        | Step::Equip(..)
        | Step::Train(_)
        | Step::Check => None,
    }
}
