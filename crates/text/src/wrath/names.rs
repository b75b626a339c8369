//! What the things in the box are called.

use game_wrath::content::Provenance;
use game_wrath::event::DespairReason;
use game_wrath::names::{
    Ability, Card, Difficulty, Face, Hero, Icon, Quest, Region, Reward, Space,
};
use game_wrath::{Moment, Step};

use crate::lang::Lang;
use crate::message::{Arg, Id, Phrase, attribute, id, message};

/// The message of a thing by its name in notation. Tests walk through all of them.
pub(super) fn member(family: &str, name: &str) -> Id {
    Id::find(&format!("{family}{name}")).unwrap_or(id::WR_TITLE)
}

/// A hero, to be declined by the sentence around it.
pub fn hero(hero: Hero) -> Arg {
    Phrase::new(member("wr-hero-", hero.name())).into()
}

pub(super) fn land(region: Region) -> Arg {
    Phrase::new(member("wr-region-", region.name())).into()
}

pub(super) fn space(lang: Lang, space: Space) -> Arg {
    space_name(lang, space).into()
}

pub fn space_name(lang: Lang, space: Space) -> String {
    message(lang, member("wr-space-", space.name()), &[])
}

/// A quest is called like the space that it lies on.
pub fn quest_name(lang: Lang, quest: Quest) -> String {
    message(lang, member("wr-space-", quest.name()), &[])
}

pub fn region_name(lang: Lang, region: Region) -> String {
    message(lang, member("wr-region-", region.name()), &[])
}

/// "red".
pub fn region_short(lang: Lang, region: Region) -> String {
    attribute(lang, member("wr-region-", region.name()), "short", &[])
}

/// "in the red region (west)".
pub fn region_where(lang: Lang, region: Region) -> String {
    attribute(lang, member("wr-region-", region.name()), "where", &[])
}

pub fn hero_name(lang: Lang, hero: Hero) -> String {
    message(lang, member("wr-hero-", hero.name()), &[])
}

/// "Jaina Proudmoore".
pub fn hero_full(lang: Lang, hero: Hero) -> String {
    attribute(lang, member("wr-hero-", hero.name()), "full", &[])
}

/// "Archmage".
pub fn hero_title(lang: Lang, hero: Hero) -> String {
    attribute(lang, member("wr-hero-", hero.name()), "title", &[])
}

pub fn ability_name(lang: Lang, ability: Ability) -> String {
    message(lang, member("wr-ability-", ability.name()), &[])
}

pub fn card_name(lang: Lang, card: Card) -> String {
    message(lang, member("wr-card-", card.name()), &[])
}

/// "Fight 1, Heal".
pub fn card_list(lang: Lang, cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<String> = cards.into_iter().map(|card| card_name(lang, card)).collect();
    names.join(", ")
}

pub fn icon_name(lang: Lang, icon: Icon) -> String {
    message(lang, member("wr-icon-", icon.name()), &[])
}

pub fn reward_name(lang: Lang, reward: Reward) -> String {
    message(lang, member("wr-reward-", reward.name()), &[])
}

pub fn difficulty_name(lang: Lang, difficulty: Difficulty) -> String {
    message(lang, member("wr-difficulty-", difficulty.name()), &[])
}

/// Why despair rises: "overrun".
pub fn reason_name(lang: Lang, why: DespairReason) -> String {
    message(lang, member("wr-reason-", why.name()), &[])
}

/// A face of a die: "1 success, 1 block".
pub fn face_text(lang: Lang, face: Face) -> String {
    let successes = count(lang, id::WR_SUCCESSES, face.successes());
    let blocks = count(lang, id::WR_BLOCKS, face.blocks());
    match (face.successes(), face.blocks()) {
        (_, 0) => successes,
        (0, _) => blocks,
        _ => format!("{successes}, {blocks}"),
    }
}

pub(super) fn count(lang: Lang, id: Id, n: u8) -> String {
    message(lang, id, &[("n", n.into())])
}

/// The part of the turn that a game is in (WR-TURN-01), from the steps still to do, the current one first.
pub fn phase_name(lang: Lang, agenda: &[Step]) -> String {
    message(lang, phase(agenda), &[])
}

/// What happens in that part of the turn.
pub fn phase_hint(lang: Lang, agenda: &[Step]) -> String {
    attribute(lang, phase(agenda), "hint", &[])
}

fn phase(agenda: &[Step]) -> Id {
    let found = agenda.iter().find_map(|step| phase_of(*step)).unwrap_or(id::WR_PHASE_END);
    match (agenda.first(), found) {
        // WR-HAND-01: what was drawn may be too much, before the ghouls come.
        (Some(Step::Limit), id::WR_PHASE_GHOULS) => id::WR_PHASE_DRAW,
        (_, found) => found,
    }
}

/// Nothing for a step that several parts of a turn have.
fn phase_of(step: Step) -> Option<Id> {
    match step {
        Step::Pick | Step::Deal => Some(id::WR_PHASE_SETUP),
        Step::Turn
        | Step::Actions
        | Step::QuestDamage
        | Step::QuestEffect
        | Step::SpawnNext
        | Step::QuestEnd
        | Step::Siege
        | Step::Lay
        | Step::Chain { .. }
        | Step::Shift { .. } => Some(id::WR_PHASE_ACTIONS),
        Step::Draw
        | Step::Rise
        | Step::RiseWindow
        | Step::RiseShuffle
        | Step::Stronghold
        | Step::TakeCards
        | Step::Window(Moment::Draw | Moment::Rises) => Some(id::WR_PHASE_DRAW),
        Step::Ghouls | Step::Reveals { .. } | Step::Reveal | Step::Window(Moment::Reveal) => {
            Some(id::WR_PHASE_GHOULS)
        }
        Step::Abominations
        | Step::Activate
        | Step::Hit(_)
        | Step::Blows
        | Step::ResumeBlow { .. }
        | Step::PassTurn
        | Step::Window(Moment::Abominations | Moment::Activations) => {
            Some(id::WR_PHASE_ABOMINATIONS)
        }
        Step::End => Some(id::WR_PHASE_END),
        Step::Consent
        | Step::FightCards
        | Step::Allocate
        | Step::FightDamage
        | Step::FightEnd
        | Step::Volley
        | Step::Recall { .. }
        | Step::March { .. }
        | Step::FreeFight(_)
        | Step::Damage
        | Step::Limit
        | Step::Spawn(_)
        | Step::Fill { .. }
        | Step::Abomination(_) => None,
    }
}

/// Where the values of a hero card come from.
pub fn card_provenance(card: Card) -> Provenance {
    game_wrath::content::book().card(card).prov
}
