//! What a card does, in icons and numbers: the short form of the sentences of [`effects`](super::effects), made from the
//! same effects.

use game_wrath::content::{
    AbilityEffect, CardEffect, Deed, FightEffect, QuestEffect, RewardEffect, TableEffect, book,
};
use game_wrath::names::{Ability, Card, Hero, Quest, Reward};

use crate::sign::{Sign, icon, joined, minus, plus};

pub fn card(card: Card) -> Vec<Sign> {
    joined(match book().card(card).effect {
        CardEffect::Successes(n) => vec![vec![icon("success", plus(n))]],
        CardEffect::Prevent(n) => vec![vec![icon("block", plus(n))]],
        CardEffect::Travel(n) => vec![vec![icon("icon-travel", format!("≤{n}"))]],
        CardEffect::Rest(n) => vec![vec![icon("icon-heal", ""), icon("heart", plus(n))]],
        CardEffect::Stronghold => vec![vec![icon("stronghold", plus(1))]],
        CardEffect::ScourgeRises => vec![
            vec![icon("lich-king", "")],
            vec![icon("ghoul", format!("→{}", book().limits.ghouls_per_space))],
            vec![icon("abomination", plus(1))],
        ],
    })
}

/// What tells a hero from the others: both abilities.
pub fn hero(hero: Hero) -> Vec<Sign> {
    joined(book().hero(hero).abilities.iter().map(|it| ability(it.id)).collect())
}

fn ability(ability: Ability) -> Vec<Sign> {
    match book().ability(ability).effect {
        AbilityEffect::Deed(deed) => match deed {
            Deed::MoveOther(n) | Deed::Jump(n) => vec![icon("icon-travel", format!("≤{n}"))],
            Deed::StrikeGroup(n) => vec![icon("ghoul", minus(n))],
            Deed::FightNext => vec![icon("icon-fight", "→")],
            Deed::StrikeGhoul => vec![icon("ghoul", minus(1))],
            Deed::ShiftGhouls(n) => vec![icon("ghoul", format!("↔{n}"))],
        },
        AbilityEffect::Fight(effect) => match effect {
            FightEffect::BlocksAsSuccesses => {
                vec![icon("block", ""), Sign::Pays, icon("success", "")]
            }
            FightEffect::ExtraBlocks(n) => vec![icon("block", plus(n))],
            FightEffect::ExtraSuccesses { n, .. } => vec![icon("success", plus(n))],
        },
        AbilityEffect::PreventGhouls => vec![icon("ghoul", "0")],
        AbilityEffect::ExtraHealing(n) => vec![icon("heart", plus(n))],
        AbilityEffect::StandsInRegion => vec![icon("deck", "≈")],
        AbilityEffect::HealPerCard(n) => vec![icon("deck", ""), Sign::Pays, icon("heart", plus(n))],
        AbilityEffect::LayMore(n) => vec![icon("quest", ""), icon("deck", plus(n))],
    }
}

/// What the space of a Scourge card gets.
pub fn scourge() -> Vec<Sign> {
    joined(vec![vec![icon("ghoul", plus(1))]])
}

/// What a quest action costs, and what else the sheet does.
pub fn quest(quest: Quest) -> Vec<Sign> {
    let facts = book().quest(quest);
    let mut groups = vec![vec![icon("heart", minus(facts.damage))]];
    groups.extend(match facts.effect {
        QuestEffect::Plain => None,
        QuestEffect::SpawnHere { .. } | QuestEffect::SpawnNextTo => {
            Some(vec![icon("ghoul", plus(1))])
        }
        QuestEffect::AbominationOnCompletion => Some(vec![icon("abomination", plus(1))]),
        QuestEffect::NoRestNextTo => Some(vec![icon("icon-heal", "0")]),
        QuestEffect::CancelBlocks(n) => Some(vec![icon("block", minus(n))]),
        QuestEffect::CancelSuccesses(n) => Some(vec![icon("success", minus(n))]),
        QuestEffect::ActingHeroLaysFewer(n) => Some(vec![icon("deck", minus(n))]),
    });
    joined(groups)
}

pub fn reward(reward: Reward) -> Vec<Sign> {
    joined(match book().reward(reward).effect {
        RewardEffect::Table(TableEffect::ExtraActions(n)) => vec![vec![icon("action", plus(n))]],
        RewardEffect::Table(TableEffect::QuietNight) => {
            vec![vec![icon("ghoul", "0")], vec![icon("abomination", "0")]]
        }
        RewardEffect::Table(TableEffect::Recall(n)) => vec![vec![icon("deck", plus(n))]],
        RewardEffect::StrikeAround(n) => vec![vec![icon("icon-fight", n.to_string())]],
        RewardEffect::Cleanse => vec![vec![icon("scourge", minus(1))], vec![icon("ghoul", "×")]],
        RewardEffect::Bless(n) => vec![vec![icon("heart", plus(n))]],
        RewardEffect::Airlift => vec![vec![icon("icon-travel", "")], vec![icon("icon-fight", "")]],
        RewardEffect::March(n) => vec![vec![icon("icon-travel", format!("≤{n}"))]],
        RewardEffect::StrikeRegion { damage, spaces } => {
            vec![vec![icon("icon-fight", damage.to_string()), icon("threat", format!("≤{spaces}"))]]
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn icons(gist: &[Sign]) -> Vec<(&str, &str)> {
        let icon = |it: &'_ Sign| match it {
            Sign::Icon(slug, value) => Some((*slug, &*value.clone().leak())),
            Sign::Pays | Sign::Or | Sign::Bar | Sign::More => None,
        };
        gist.iter().filter_map(icon).collect()
    }

    #[test]
    fn a_gist_says_what_the_sentence_says() {
        assert_eq!(icons(&card(Card::Fight2)), [("success", "+2")]);
        assert_eq!(icons(&card(Card::Travel4)), [("icon-travel", "≤4")]);
        assert_eq!(icons(&card(Card::Heal)), [("icon-heal", ""), ("heart", "+1")]);
        assert_eq!(icons(&quest(Quest::Ulduar)), [("heart", "−2"), ("success", "−1")]);
        assert_eq!(icons(&quest(Quest::TheNexus)), [("heart", "−3")], "nothing else");
        assert_eq!(icons(&reward(Reward::OneQuietNight)), [("ghoul", "0"), ("abomination", "0")]);
        let jaina = hero(Hero::Jaina);
        assert_eq!(icons(&jaina), [("icon-travel", "≤4"), ("block", "+1")]);
        assert!(hero(Hero::Tirion).contains(&Sign::Pays), "blocks become successes");
    }

    #[test]
    fn every_gist_fits() {
        let mut all: Vec<Vec<Sign>> = vec![scourge()];
        all.extend(Card::ALL.iter().map(|&it| card(it)));
        all.extend(Hero::ALL.iter().map(|&it| hero(it)));
        all.extend(Quest::ALL.iter().map(|&it| quest(it)));
        all.extend(Reward::ALL.iter().map(|&it| reward(it)));
        for gist in &all {
            assert!((1..=3).contains(&icons(gist).len()), "{gist:?}");
        }
    }
}
