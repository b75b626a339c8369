//! What the things in the box do: sentences made from the effects that run, so that none can say what it does not do.

use game_wrath::content::{
    AbilityEffect, AbilityKind, CardEffect, Deed, FightEffect, QuestEffect, RewardEffect,
    TableEffect, book,
};
use game_wrath::names::{Ability, Card, Enemy, Quest, Reward};

use crate::lang::Lang;
use crate::message::{Id, id, message};

fn with(lang: Lang, id: Id, n: u8) -> String {
    message(lang, id, &[("n", n.into())])
}

fn plain(lang: Lang, id: Id) -> String {
    message(lang, id, &[])
}

/// What a hero card does, when it is played.
pub fn card_text(lang: Lang, card: Card) -> String {
    match book().card(card).effect {
        CardEffect::Successes(n) => with(lang, id::WR_DOES_SUCCESSES, n),
        CardEffect::Prevent(n) => with(lang, id::WR_DOES_PREVENT, n),
        CardEffect::Travel(n) => with(lang, id::WR_DOES_TRAVEL, n),
        CardEffect::Rest(n) => with(lang, id::WR_DOES_REST, n),
        CardEffect::Stronghold => plain(lang, id::WR_DOES_STRONGHOLD),
        CardEffect::ScourgeRises => {
            let n_ghouls = book().limits.ghouls_per_space;
            message(lang, id::WR_DOES_SCOURGE_RISES, &[("ghouls", n_ghouls.into())])
        }
    }
}

/// How an ability is used: "action, once per turn".
pub fn ability_kind(lang: Lang, ability: Ability) -> String {
    let facts = book().ability(ability);
    let id = match (facts.kind, facts.once_per_turn) {
        (AbilityKind::Passive, _) => id::WR_KIND_PASSIVE,
        (AbilityKind::Action, false) => id::WR_KIND_ACTION,
        (AbilityKind::Action, true) => id::WR_KIND_ACTION_ONCE,
        (AbilityKind::FreeAction, false) => id::WR_KIND_FREE_ACTION,
        (AbilityKind::FreeAction, true) => id::WR_KIND_FREE_ACTION_ONCE,
    };
    plain(lang, id)
}

/// What a hero's ability does.
pub fn ability_text(lang: Lang, ability: Ability) -> String {
    match book().ability(ability).effect {
        AbilityEffect::Deed(deed) => deed_text(lang, deed),
        AbilityEffect::Fight(effect) => fight_text(lang, effect),
        AbilityEffect::PreventGhouls => plain(lang, id::WR_DOES_PREVENT_GHOULS),
        AbilityEffect::ExtraHealing(n) => with(lang, id::WR_DOES_EXTRA_HEALING, n),
        AbilityEffect::StandsInRegion => plain(lang, id::WR_DOES_STANDS_IN_REGION),
        AbilityEffect::HealPerCard(n) => with(lang, id::WR_DOES_HEAL_PER_CARD, n),
        AbilityEffect::LayMore(n) => with(lang, id::WR_DOES_LAY_MORE, n),
    }
}

fn deed_text(lang: Lang, deed: Deed) -> String {
    match deed {
        Deed::MoveOther(n) => with(lang, id::WR_DOES_MOVE_OTHER, n),
        Deed::StrikeGroup(n) => with(lang, id::WR_DOES_STRIKE_GROUP, n),
        Deed::FightNext => plain(lang, id::WR_DOES_FIGHT_NEXT),
        Deed::StrikeGhoul => plain(lang, id::WR_DOES_STRIKE_GHOUL),
        Deed::Jump(n) => with(lang, id::WR_DOES_JUMP, n),
        Deed::ShiftGhouls(n) => with(lang, id::WR_DOES_SHIFT_GHOULS, n),
    }
}

fn fight_text(lang: Lang, effect: FightEffect) -> String {
    match effect {
        FightEffect::BlocksAsSuccesses => plain(lang, id::WR_DOES_BLOCKS_AS_SUCCESSES),
        FightEffect::ExtraBlocks(n) => with(lang, id::WR_DOES_EXTRA_BLOCKS, n),
        FightEffect::ExtraSuccesses { n, enemies } => {
            let args = [("n", n.into()), ("enemies", enemies.into())];
            message(lang, id::WR_DOES_EXTRA_SUCCESSES, &args)
        }
    }
}

/// What a quest sheet does beside its damage.
pub fn quest_text(lang: Lang, quest: Quest) -> String {
    match book().quest(quest).effect {
        QuestEffect::Plain => plain(lang, id::WR_DOES_PLAIN),
        QuestEffect::SpawnHere { also_when_completed: true } => {
            plain(lang, id::WR_DOES_SPAWN_HERE_ALWAYS)
        }
        QuestEffect::SpawnHere { also_when_completed: false } => {
            plain(lang, id::WR_DOES_SPAWN_HERE)
        }
        QuestEffect::AbominationOnCompletion => plain(lang, id::WR_DOES_ABOMINATION_ON_COMPLETION),
        QuestEffect::NoRestNextTo => plain(lang, id::WR_DOES_NO_REST_NEXT_TO),
        QuestEffect::CancelBlocks(n) => with(lang, id::WR_DOES_CANCEL_BLOCKS, n),
        QuestEffect::CancelSuccesses(n) => with(lang, id::WR_DOES_CANCEL_SUCCESSES, n),
        QuestEffect::ActingHeroLaysFewer(n) => with(lang, id::WR_DOES_ACTING_HERO_LAYS_FEWER, n),
        QuestEffect::SpawnNextTo => plain(lang, id::WR_DOES_SPAWN_NEXT_TO),
    }
}

/// "2 damage to the acting hero after each quest action".
pub fn quest_damage(lang: Lang, quest: Quest) -> String {
    with(lang, id::WR_QUEST_DAMAGE, book().quest(quest).damage)
}

/// What a reward does.
pub fn reward_text(lang: Lang, reward: Reward) -> String {
    match book().reward(reward).effect {
        RewardEffect::StrikeAround(n) => with(lang, id::WR_DOES_STRIKE_AROUND, n),
        RewardEffect::Table(TableEffect::ExtraActions(n)) => {
            with(lang, id::WR_DOES_EXTRA_ACTIONS, n)
        }
        RewardEffect::Table(TableEffect::QuietNight) => plain(lang, id::WR_DOES_QUIET_NIGHT),
        RewardEffect::Table(TableEffect::Recall(n)) => with(lang, id::WR_DOES_RECALL, n),
        RewardEffect::Cleanse => plain(lang, id::WR_DOES_CLEANSE),
        RewardEffect::Bless(n) => with(lang, id::WR_DOES_BLESS, n),
        RewardEffect::Airlift => plain(lang, id::WR_DOES_AIRLIFT),
        RewardEffect::March(n) => with(lang, id::WR_DOES_MARCH, n),
        RewardEffect::StrikeRegion { damage, spaces } => {
            let args = [("n", damage.into()), ("spaces", spaces.into())];
            message(lang, id::WR_DOES_STRIKE_REGION, &args)
        }
    }
}

/// A figure on the map that is no hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Enemy(Enemy),
    LichKing,
    Stronghold,
}

impl Figure {
    pub const ALL: [Self; 4] = [
        Self::Enemy(Enemy::Ghoul),
        Self::Enemy(Enemy::Abomination),
        Self::LichKing,
        Self::Stronghold,
    ];
}

pub fn figure_name(lang: Lang, figure: Figure) -> String {
    let id = match figure {
        Figure::Enemy(Enemy::Ghoul) => id::WR_NAME_GHOUL,
        Figure::Enemy(Enemy::Abomination) => id::WR_NAME_ABOMINATION,
        Figure::LichKing => id::WR_NAME_LICH_KING,
        Figure::Stronghold => id::WR_NAME_STRONGHOLD,
    };
    plain(lang, id)
}

/// What a figure does on the map.
pub fn figure_text(lang: Lang, figure: Figure) -> String {
    let limits = book().limits;
    match figure {
        Figure::Enemy(Enemy::Ghoul) => with(lang, id::WR_DOES_GHOUL, limits.ghoul_toughness),
        Figure::Enemy(Enemy::Abomination) => {
            with(lang, id::WR_DOES_ABOMINATION, limits.abomination_toughness)
        }
        Figure::LichKing => with(lang, id::WR_DOES_LICH_KING, limits.lich_king_damage),
        Figure::Stronghold => with(lang, id::WR_DOES_STRONGHOLD_FIGURE, limits.stronghold_healing),
    }
}
