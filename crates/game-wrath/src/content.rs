//! What is in the box, with its numbers and where they come from, read from `data/`.

mod map;

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

pub use map::{Map, Routes};
pub use parts::Provenance;

use crate::names::{Ability, Card, Difficulty, Face, Hero, Icon, Quest, Region, Reward, Space};

/// Numbers that hold in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    pub ghouls: u8,
    pub abominations: u8,
    pub strongholds: u8,
    pub ghouls_per_space: u8,
    pub actions: u8,
    pub draws: u8,
    pub hand: u8,
    pub ghoul_toughness: u8,
    pub abomination_toughness: u8,
    pub lich_king_damage: u8,
    pub defeat_despair: u8,
    pub stronghold_healing: u8,
    pub solo_heroes: u8,
    pub prov: Provenance,
}

/// WR-SETUP-07: what so many Scourge cards bring in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spawn {
    pub cards: u8,
    pub ghouls: u8,
    pub abominations: u8,
}

/// WR-SETUP-05.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstGame {
    pub quests: Vec<Quest>,
    pub rewards: Vec<Reward>,
}

/// WR-DECK-01.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyFacts {
    pub id: Difficulty,
    pub piles: u8,
    /// The piles that get a Stronghold, counted from 1 at the left.
    pub strongholds: Vec<u8>,
    pub prov: Provenance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScourgeTrack {
    pub rates: Vec<u8>,
    pub prov: Provenance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DespairTrack {
    pub loss_at: u8,
    pub prov: Provenance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    pub count: u8,
    pub faces: Vec<Face>,
    pub prov: Provenance,
}

/// What a hero card does when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CardEffect {
    /// WR-CARD-FIGHT-01: so many successes more in a fight.
    Successes(u8),
    /// WR-CARD-DEFEND-01: up to so much damage less.
    Prevent(u8),
    /// WR-CARD-TRAVEL-01: up to so many connections.
    Travel(u8),
    /// WR-CARD-HEAL-01: a rest that heals so much more.
    Rest(u8),
    /// WR-STRONG-01.
    Stronghold,
    /// WR-RISE-01.
    ScourgeRises,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFacts {
    pub id: Card,
    pub copies: u8,
    pub effect: CardEffect,
    pub prov: Provenance,
}

/// What a hero's ability does, sorted by what it acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AbilityEffect {
    /// What the hero does as an action or free action.
    Deed(Deed),
    /// The fights of the hero.
    Fight(FightEffect),
    /// WR-HERO-LIADRIN-01: ghouls on the hero's space may be prevented.
    PreventGhouls,
    /// WR-HERO-LIADRIN-02: resting on the hero's space heals so much more.
    ExtraHealing(u8),
    /// WR-HERO-THRALL-02: counts as standing on the space of any hero of the region.
    StandsInRegion,
    /// WR-HERO-SYLVANAS-02: heals so much for each Fight or Defend card in the hero's own actions.
    HealPerCard(u8),
    /// WR-HERO-MURADIN-02: so many cards more in the hero's own quest actions.
    LayMore(u8),
}

/// WR-TURN-03: an ability that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// WR-HERO-TIRION-01: move another hero, anywhere, up to so many connections.
    MoveOther(u8),
    /// WR-HERO-THRALL-01: a ghoul on each of up to so many connected spaces.
    StrikeGroup(u8),
    /// WR-HERO-SYLVANAS-01: fights on a connected space, without damage.
    FightNext,
    /// WR-HERO-MURADIN-01: a ghoul on the hero's or a connected space.
    StrikeGhoul,
    /// WR-HERO-JAINA-01: straight to a space at a distance of up to so many.
    Jump(u8),
    /// WR-HERO-VARIAN-01: move up to so many ghouls to or from the hero's space.
    ShiftGhouls(u8),
}

/// What works by itself when the hero fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightEffect {
    /// WR-HERO-TIRION-02: blocks may count as successes in fights.
    BlocksAsSuccesses,
    /// WR-HERO-JAINA-02: so many blocks more in fights.
    ExtraBlocks(u8),
    /// WR-HERO-VARIAN-02: so many successes more in fights against so many enemies.
    ExtraSuccesses { n: u8, enemies: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AbilityKind {
    Passive,
    Action,
    FreeAction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityFacts {
    pub id: Ability,
    pub kind: AbilityKind,
    /// WR-FREE-03.
    pub once_per_turn: bool,
    pub effect: AbilityEffect,
    pub prov: Provenance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroFacts {
    pub id: Hero,
    pub health: u8,
    pub start: Space,
    pub prov: Provenance,
    pub abilities: Vec<AbilityFacts>,
}

impl HeroFacts {
    /// WR-TURN-03: the ability that the hero uses, and what it does.
    #[inline]
    pub(crate) fn deed(&self) -> Option<(&AbilityFacts, Deed)> {
        self.abilities.iter().find_map(|facts| match facts.effect {
            AbilityEffect::Deed(deed) => Some((facts, deed)),
            AbilityEffect::Fight(_)
            | AbilityEffect::PreventGhouls
            | AbilityEffect::ExtraHealing(_)
            | AbilityEffect::StandsInRegion
            | AbilityEffect::HealPerCard(_)
            | AbilityEffect::LayMore(_) => None,
        })
    }

    /// What works by itself when the hero fights.
    pub(crate) fn in_fights(&self) -> impl Iterator<Item = FightEffect> + '_ {
        self.abilities.iter().filter_map(|facts| match facts.effect {
            AbilityEffect::Fight(effect) => Some(effect),
            AbilityEffect::Deed(_)
            | AbilityEffect::PreventGhouls
            | AbilityEffect::ExtraHealing(_)
            | AbilityEffect::StandsInRegion
            | AbilityEffect::HealPerCard(_)
            | AbilityEffect::LayMore(_) => None,
        })
    }
}

/// What a quest sheet says beside its track and its damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuestEffect {
    /// WR-QUEST-WYRM-01, WR-QUEST-NEXU-01: nothing.
    Plain,
    /// WR-QUEST-NAXX-01, WR-QUEST-ICEC-01: after each quest action a ghoul on its space.
    SpawnHere { also_when_completed: bool },
    /// WR-QUEST-UTGA-01.
    AbominationOnCompletion,
    /// WR-QUEST-AZJO-01: no rest action on connected spaces while it is active.
    NoRestNextTo,
    /// WR-QUEST-VAUL-01.
    CancelBlocks(u8),
    /// WR-QUEST-ULDU-01.
    CancelSuccesses(u8),
    /// WR-QUEST-ARGE-01: the acting hero lays so many cards fewer.
    ActingHeroLaysFewer(u8),
    /// WR-QUEST-GUND-01: after each quest action a ghoul on a connected space.
    SpawnNextTo,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestRow {
    id: Quest,
    region: Option<Region>,
    space: Space,
    damage: u8,
    track: String,
    effect: QuestEffect,
    prov_track: Provenance,
    prov_effect: Provenance,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestFacts {
    pub id: Quest,
    /// Nothing for Icecrown Citadel.
    pub region: Option<Region>,
    pub space: Space,
    pub damage: u8,
    /// The icons after the start space (WR-AMB-31); the last one completes the quest (WR-QUEST-01).
    pub track: Vec<Icon>,
    pub effect: QuestEffect,
    pub prov_track: Provenance,
    pub prov_effect: Provenance,
}

impl QuestFacts {
    /// How many steps the track has.
    #[inline]
    pub fn length(&self) -> u8 {
        self.track.len() as u8
    }
}

/// What a reward does, sorted by what is named with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RewardEffect {
    /// Whatever is named, it is the table that changes.
    Table(TableEffect),
    /// WR-REWARD-ARGENT-01: a hero; so much damage around it.
    StrikeAround(u8),
    /// WR-REWARD-ALEX-01: a space.
    Cleanse,
    /// WR-REWARD-BLESSING-01: a hero, who heals everything, or nobody: then everybody heals so much.
    Bless(u8),
    /// WR-REWARD-GUNSHIP-01: a hero and where it goes.
    Airlift,
    /// WR-REWARD-ONWARD-01: a hero and where it goes, with so many moves in total.
    March(u8),
    /// WR-REWARD-EBON-01: a region; so much damage on at most so many spaces of it.
    StrikeRegion { damage: u8, spaces: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableEffect {
    /// WR-REWARD-BORROWED-01.
    ExtraActions(u8),
    /// WR-REWARD-QUIET-01.
    QuietNight,
    /// WR-REWARD-ALLIES-01: up to so many cards.
    Recall(u8),
}

impl RewardEffect {
    /// Whether what is named with a reward is what this acts on.
    fn fits(self, reward: Reward) -> bool {
        match self {
            Self::Table(_) => true,
            Self::StrikeAround(_) => reward == Reward::ArgentCrusaders,
            Self::Cleanse => reward == Reward::AlexstraszasCleansing,
            Self::Bless(_) => reward == Reward::BlessingOfTheLight,
            Self::Airlift => reward == Reward::GunshipSupport,
            Self::March(_) => reward == Reward::OnwardToVictory,
            Self::StrikeRegion { .. } => reward == Reward::KnightsOfTheEbonBlade,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RewardFacts {
    pub id: Reward,
    pub effect: RewardEffect,
    pub prov: Provenance,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    limits: Limits,
    start_hands: Vec<u8>,
    spawn: Vec<Spawn>,
    first_game: FirstGame,
    difficulties: Vec<DifficultyFacts>,
    scourge_track: ScourgeTrack,
    despair_track: DespairTrack,
    dice: Dice,
    cards: Vec<CardFacts>,
    heroes: Vec<HeroFacts>,
    quests: Vec<QuestRow>,
    rewards: Vec<RewardFacts>,
}

/// Everything in the box.
#[derive(Clone, Debug)]
pub struct Book {
    pub limits: Limits,
    /// WR-SETUP-10: cards dealt to each hand, by number of seats less one.
    pub start_hands: Vec<u8>,
    pub spawn: Vec<Spawn>,
    pub first_game: FirstGame,
    pub difficulties: Vec<DifficultyFacts>,
    pub scourge_track: ScourgeTrack,
    pub despair_track: DespairTrack,
    pub dice: Dice,
    pub cards: Vec<CardFacts>,
    pub heroes: Vec<HeroFacts>,
    pub quests: Vec<QuestFacts>,
    pub rewards: Vec<RewardFacts>,
    pub map: Map,
    /// WR-HERO-THRALL-02: the heroes who stand on every space of their region, as bits: it is asked for every two heroes.
    standing_in_region: u8,
}

impl Book {
    #[inline]
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card.idx()]
    }

    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroFacts {
        &self.heroes[hero.idx()]
    }

    #[inline]
    pub fn quest(&self, quest: Quest) -> &QuestFacts {
        &self.quests[quest.idx()]
    }

    #[inline]
    pub fn reward(&self, reward: Reward) -> &RewardFacts {
        &self.rewards[reward.idx()]
    }

    pub fn difficulty(&self, difficulty: Difficulty) -> &DifficultyFacts {
        &self.difficulties[difficulty.idx()]
    }

    /// Two for each hero, in their order.
    #[inline]
    pub fn ability(&self, ability: Ability) -> &AbilityFacts {
        &self.heroes[ability.idx() / 2].abilities[ability.idx() % 2]
    }

    /// Whether an ability of this hero does this.
    #[inline]
    pub(crate) fn says(&self, hero: Hero, effect: AbilityEffect) -> bool {
        self.hero(hero).abilities.iter().any(|it| it.effect == effect)
    }

    /// WR-HERO-THRALL-02.
    #[inline]
    pub(crate) fn stands_in_region(&self, hero: Hero) -> bool {
        self.standing_in_region & (1 << hero.idx()) != 0
    }

    /// Reads a book from the two data files.
    ///
    /// # Errors
    /// What is wrong and where, in words.
    pub fn read(box_ron: &str, map_ron: &str) -> Result<Self, String> {
        let pieces: BoxFile =
            ron::from_str(box_ron).map_err(|error| format!("box.ron: {error}"))?;
        let map = Map::read(map_ron)?;
        complete("difficulties", Difficulty::ALL, pieces.difficulties.iter().map(|it| it.id))?;
        complete("cards", Card::ALL, pieces.cards.iter().map(|it| it.id))?;
        complete("heroes", Hero::ALL, pieces.heroes.iter().map(|it| it.id))?;
        let abilities = pieces.heroes.iter().flat_map(|hero| &hero.abilities);
        complete("abilities", Ability::ALL, abilities.map(|it| it.id))?;
        complete("quests", Quest::ALL, pieces.quests.iter().map(|it| it.id))?;
        complete("rewards", Reward::ALL, pieces.rewards.iter().map(|it| it.id))?;
        if let Some(it) = pieces.rewards.iter().find(|it| !it.effect.fits(it.id)) {
            return Err(format!("{} names nothing that its effect acts on", it.id));
        }
        let mut res = Self {
            limits: pieces.limits,
            start_hands: pieces.start_hands,
            spawn: pieces.spawn,
            first_game: pieces.first_game,
            difficulties: pieces.difficulties,
            scourge_track: pieces.scourge_track,
            despair_track: pieces.despair_track,
            dice: pieces.dice,
            cards: pieces.cards,
            heroes: pieces.heroes,
            quests: pieces.quests.iter().map(quest_of).collect::<Result<_, _>>()?,
            rewards: pieces.rewards,
            map,
            standing_in_region: 0,
        };
        for &hero in Hero::ALL {
            if res.says(hero, AbilityEffect::StandsInRegion) {
                res.standing_in_region |= 1 << hero.idx();
            }
        }
        Ok(res)
    }
}

fn quest_of(row: &QuestRow) -> Result<QuestFacts, String> {
    let icon = |letter: char| match letter {
        'F' => Ok(Icon::Fight),
        'D' => Ok(Icon::Defend),
        'T' => Ok(Icon::Travel),
        'H' => Ok(Icon::Heal),
        _ => Err(format!("box.ron: the track of {} has the letter '{letter}'", row.id)),
    };
    Ok(QuestFacts {
        id: row.id,
        region: row.region,
        space: row.space,
        damage: row.damage,
        track: row.track.chars().map(icon).collect::<Result<_, _>>()?,
        effect: row.effect,
        prov_track: row.prov_track,
        prov_effect: row.prov_effect,
    })
}

fn complete<T: Copy + PartialEq + fmt::Display>(
    what: &str,
    all: &[T],
    found: impl Iterator<Item = T>,
) -> Result<(), String> {
    if found.eq(all.iter().copied()) {
        return Ok(());
    }
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    Err(format!("{what}: each of these is needed once and in this order: {}", names.join(", ")))
}

static BOOK: OnceLock<Book> = OnceLock::new();

/// Everything in the box: what ships with the game, unless [`install`] was called first.
#[inline]
pub fn book() -> &'static Book {
    BOOK.get_or_init(|| {
        let read = Book::read(include_str!("../data/box.ron"), include_str!("../data/map.ron"));
        read.unwrap_or_else(|error| unreachable!("the data files are checked by a test: {error}"))
    })
}

/// Makes a box what this process plays with.
///
/// Returns whether it could: it cannot once games have begun.
#[must_use]
pub fn install(book: Book) -> bool {
    BOOK.set(book).is_ok()
}
