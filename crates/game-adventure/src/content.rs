//! What is in the box, with its numbers and effects, read from `data/`.

mod lay;
mod read;

pub use parts::Provenance;
pub use read::FILES;

use std::sync::OnceLock;

use cards::{Arena, Block, Fault};
use parts::Spaces;
use serde::{Deserialize, Serialize};

use crate::effect::{Better, Cost, Guard, Lasting, Modifier, Op, Power, Timing, Tree, When};
use crate::names::{
    Ability, AttackType, Challenge, Discovery, Face, Faction, Hero, Item, ItemType, Level,
    N_CHALLENGES, N_HEROES, N_ITEMS, N_POTIONS, N_SPACES, Place, Potion, Quest, Resource, Space,
    Symbol, Trait, Trophy,
};
use crate::sets::{AbilitySet, ItemSet};

/// A space of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceFacts {
    pub id: Space,
    pub kind: Place,
    pub level: Level,
    /// AG-RUL-66: in board units, from the north-western corner.
    pub at: (u16, u16),
    pub resources: Vec<Resource>,
    pub next: Vec<Space>,
    #[serde(default)]
    pub prov: Provenance,
}

/// AG-ENC-01: an encounter. `B` is how it holds its effects, see [`crate::effect::Effect`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoeFacts<B> {
    pub attack: (AttackType, u8),
    #[serde(deserialize_with = "cards::within::<1, 20, _>")]
    pub defence: u8,
    #[serde(deserialize_with = "cards::within::<1, 9, _>")]
    pub damage: u8,
    pub traits: Vec<Trait>,
    /// AG-ENC-03.
    #[serde(default)]
    pub aggro: bool,
    #[serde(default = "Vec::new")]
    pub powers: Vec<Power<B>>,
    /// When its attack has hit.
    #[serde(default)]
    pub on_hit: B,
}

/// AG-SPACE-04: what is printed on a board encounter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "B: Deserialize<'de> + Default"))]
pub struct LairFacts<B> {
    pub id: Space,
    pub foe: Option<FoeFacts<B>>,
    /// What happens there instead of a fight.
    #[serde(default)]
    pub then: B,
    pub reward: Reward,
    #[serde(default)]
    pub prov: Provenance,
}

/// What the victory over a board encounter brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Reward {
    /// AG-LEVEL-02.
    Level(Level),
    /// AG-TROPHY-01.
    Trophy(Trophy),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrophyFacts {
    pub id: Trophy,
    pub copies: u8,
    pub valor: u8,
    /// AG-TROPHY-03.
    pub once: bool,
    #[serde(default)]
    pub prov: Provenance,
}

/// How often an item can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Once {
    PerTurn,
    /// It is discarded for it.
    Discard,
}

/// What an item can be used for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use<B> {
    pub when: When,
    pub once: Once,
    #[serde(default)]
    pub cost: Option<Cost>,
    pub then: B,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemFacts<B> {
    pub id: Item,
    pub kind: ItemType,
    #[serde(default)]
    pub symbols: Vec<Symbol>,
    #[serde(default)]
    pub attack: Option<(AttackType, u8)>,
    #[serde(default)]
    pub defence: Option<u8>,
    #[serde(default = "Vec::new")]
    pub powers: Vec<Power<B>>,
    #[serde(default, rename = "use_")]
    pub usage: Option<Use<B>>,
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// Once a turn so much of a damage to the bearer is prevented.
    #[serde(default)]
    pub ward: u8,
    pub potions: Vec<Potion>,
}

/// AG-EVENT-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EventKind {
    Global,
    Location(Space),
    Special,
}

/// When the text of a global event comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ends {
    /// After so many turns of every player.
    Rounds(u8),
    /// When so many encounters were defeated; for whoever defeated the last.
    Wins(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFacts<B> {
    pub kind: EventKind,
    /// Special: at once. Location: whenever it is resolved. Global: when it ends.
    pub then: B,
    /// AG-EVENT-07: for everybody while it lies there.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    #[serde(default)]
    pub ends: Option<Ends>,
}

/// AG-CARD-01.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(deserialize = "B: Deserialize<'de> + Default"))]
pub enum Front<B> {
    Encounter(FoeFacts<B>),
    Event(EventFacts<B>),
}

/// AG-CARD-02, AG-EVENT-02.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(deserialize = "B: Deserialize<'de> + Default"))]
pub enum Back<B> {
    Item(ItemFacts<B>),
    Encounter(FoeFacts<B>),
    /// AG-EVENT-11.
    Valor(u8),
    Blank,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "B: Deserialize<'de> + Default"))]
pub struct ChallengeFacts<B> {
    pub id: Challenge,
    pub level: Level,
    pub front: Front<B>,
    pub back: Back<B>,
    #[serde(default)]
    pub prov: Provenance,
}

/// How a character card is turned at the end of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Turns {
    #[default]
    Never,
    /// When its character was in no combat in this turn.
    IfPeaceful,
    May,
}

/// AG-CHAR-01: one side of the four cards of a character; values by level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideFacts<B> {
    pub attack: AttackType,
    pub values: [u8; 4],
    pub defence: [u8; 4],
    pub damage: [u8; 4],
    /// After the movement roll the card may be turned for so much energy.
    #[serde(default)]
    pub flip: Option<u8>,
    /// When it is turned to this side.
    #[serde(default)]
    pub turned: B,
    #[serde(default)]
    pub turns: Turns,
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "B: Deserialize<'de> + Default"))]
pub struct HeroFacts<B> {
    pub id: Hero,
    pub faction: Faction,
    pub symbols: Vec<Symbol>,
    /// By level.
    pub life: [u8; 4],
    pub start: SideFacts<B>,
    pub back: SideFacts<B>,
    #[serde(default)]
    pub prov: Provenance,
}

impl<B> HeroFacts<B> {
    #[inline]
    pub fn side(&self, face: Face) -> &SideFacts<B> {
        match face {
            Face::Start => &self.start,
            Face::Back => &self.back,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityFacts<B> {
    pub id: Ability,
    #[serde(deserialize_with = "cards::within::<1, 3, _>")]
    pub copies: u8,
    /// AG-ABIL-05.
    #[serde(deserialize_with = "cards::within::<0, 3, _>")]
    pub energy: u8,
    pub timing: Timing,
    pub when: When,
    pub then: B,
    pub better: Better<B>,
    #[serde(default)]
    pub needs: Option<Guard>,
    /// AG-ABIL-16.
    #[serde(default)]
    pub lasting: Option<Lasting<B>>,
    #[serde(default)]
    pub prov: Provenance,
}

/// AG-SETUP-10, AG-SETUP-03.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum QuestDeck {
    Starting,
    Elite,
}

/// In which order spaces are visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Order {
    AnyOrder,
    InOrder,
}

/// Which character a quest is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rival {
    /// To the left of the owner.
    Left,
    /// Chosen when the quest is obtained.
    Chosen,
    Anyone,
}

/// Which encounters a quest asks for: all that is said must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Prey {
    pub level: Option<Level>,
    pub kind: Option<Trait>,
    pub space: Option<Space>,
    pub overlord: bool,
}

/// AG-QUEST-14: which items a quest asks for, by their level or their enemy side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Wanted {
    pub level: Option<Level>,
    pub kind: Option<Trait>,
}

/// What completes a quest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// AG-QUEST-03: tokens lie on these spaces; when all are collected, the last space is travelled to.
    Gather(Vec<Space>, Space),
    /// AG-QUEST-02.
    Visit(Vec<Space>, Order),
    /// AG-QUEST-04: so many encounters.
    Slay(u8, Prey),
    /// AG-QUEST-14.
    HandIn(u8, Wanted),
    /// AG-QUEST-07: a token of each of so many other characters, or of all there are; then this space.
    Meet(u8, Option<Space>),
    /// AG-QUEST-04: so much damage to characters.
    Hurt(u8, Rival),
    /// AG-QUEST-04: so many defeats of characters.
    Beat(u8, Rival),
}

/// AG-QUEST-15: a quest card; its name and its story are the affair of those who tell it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestFacts {
    pub id: Quest,
    pub deck: QuestDeck,
    #[serde(deserialize_with = "cards::within::<1, 4, _>")]
    pub valor: u8,
    pub goal: Goal,
    #[serde(default)]
    pub prov: Provenance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiscoveryFacts<B> {
    pub id: Discovery,
    /// AG-EXPL-06.
    pub kept: bool,
    pub copies: u8,
    /// Copies with the option `optional-discoveries`.
    pub optional: u8,
    pub then: B,
    #[serde(default)]
    pub prov: Provenance,
}

/// Everything in the box, with effects held by `B`.
#[derive(Clone, Debug, PartialEq)]
pub struct Stock<B> {
    pub spaces: Vec<SpaceFacts>,
    pub lairs: Vec<LairFacts<B>>,
    pub trophies: Vec<TrophyFacts>,
    pub heroes: Vec<HeroFacts<B>>,
    pub abilities: Vec<AbilityFacts<B>>,
    pub challenges: Vec<ChallengeFacts<B>>,
    pub quests: Vec<QuestFacts>,
    pub discoveries: Vec<DiscoveryFacts<B>>,
    /// AG-MOVE-02: moves and energy.
    pub movement_die: Vec<(u8, u8)>,
}

/// The box as the rules use it.
#[derive(Clone, Debug)]
pub struct Book {
    /// The cards as they are written, for those who tell what a card does.
    pub told: Stock<Tree>,
    /// The same cards with their effects in the arena.
    pub played: Stock<Block>,
    pub(crate) arena: Arena<Op>,
    pub(crate) quick: Quick,
}

/// What is looked up so often that it lies ready.
#[derive(Clone, Debug)]
pub(crate) struct Quick {
    pub next: [Spaces; N_SPACES],
    pub distance: [[u8; N_SPACES]; N_SPACES],
    /// Spaces of this level and below (AG-MOVE-04).
    pub up_to: [Spaces; 4],
    pub cities: Spaces,
    /// The spaces that are no cities.
    pub wilds: Spaces,
    pub flights: Spaces,
    pub item_of: [Option<Item>; N_CHALLENGES],
    pub card_of: [Challenge; N_ITEMS],
    /// AG-RUL-42: cards with an item on the back.
    pub lair_of: [Option<u8>; N_SPACES],
    /// AG-RUL-66: for each distance that an effect names, what is so near to each space.
    pub near: Vec<(u8, [Spaces; N_SPACES])>,
    /// Items with a power that is used, items with a lasting effect, items that are worn, and items with each potion.
    pub usable: ItemSet,
    pub lasting: ItemSet,
    pub gear: ItemSet,
    pub bottles: [ItemSet; N_POTIONS],
    /// AG-POTION-02, AG-POTION-04: items with a potion for the movement phase.
    pub drinks: ItemSet,
    /// The abilities of each character, sorted by when they can be used.
    pub meant: [Vec<(When, Vec<Ability>)>; N_HEROES],
    /// AG-ABIL-16: abilities with an effect that may find nothing to be about.
    pub aimed: AbilitySet,
}

static BOOK: OnceLock<Book> = OnceLock::new();

/// Everything in the box: what ships with the game, unless [`install`] was called first.
#[inline]
pub fn book() -> &'static Book {
    BOOK.get_or_init(|| {
        read::book(FILES)
            .unwrap_or_else(|fault| unreachable!("the data files are checked by a test: {fault}"))
    })
}

/// Reads the box from files like [`FILES`].
///
/// # Errors
/// The first mistake, with file, line and column.
pub fn read(files: &[(&str, &str)]) -> Result<Book, Fault> {
    read::book(files)
}

/// Makes a box what this process plays with.
///
/// Returns whether it could: it cannot once games have begun.
#[must_use]
pub fn install(book: Book) -> bool {
    BOOK.set(book).is_ok()
}

impl Book {
    #[inline]
    pub fn space(&self, space: Space) -> &SpaceFacts {
        &self.played.spaces[space.idx()]
    }

    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroFacts<Block> {
        &self.played.heroes[hero.idx()]
    }

    #[inline]
    pub fn ability(&self, ability: Ability) -> &AbilityFacts<Block> {
        &self.played.abilities[ability.idx()]
    }

    #[inline]
    pub fn challenge(&self, card: Challenge) -> &ChallengeFacts<Block> {
        &self.played.challenges[card.idx()]
    }

    #[inline]
    pub fn quest(&self, quest: Quest) -> &QuestFacts {
        &self.played.quests[quest.idx()]
    }

    #[inline]
    pub fn discovery(&self, discovery: Discovery) -> &DiscoveryFacts<Block> {
        &self.played.discoveries[discovery.idx()]
    }

    #[inline]
    pub fn trophy(&self, trophy: Trophy) -> &TrophyFacts {
        &self.played.trophies[trophy.idx()]
    }

    /// AG-SPACE-04.
    #[inline]
    pub fn lair(&self, space: Space) -> Option<&LairFacts<Block>> {
        self.quick.lair_of[space.idx()].map(|idx| &self.played.lairs[usize::from(idx)])
    }

    /// The challenge card on whose back an item is.
    #[inline]
    pub fn card_of(&self, item: Item) -> Challenge {
        self.quick.card_of[item.idx()]
    }

    /// The item on the back of a challenge card.
    #[inline]
    pub fn item_of(&self, card: Challenge) -> Option<Item> {
        self.quick.item_of[card.idx()]
    }

    #[inline]
    pub fn item(&self, item: Item) -> &ItemFacts<Block> {
        match &self.challenge(self.card_of(item)).back {
            Back::Item(facts) => facts,
            Back::Encounter(_) | Back::Valor(_) | Back::Blank => {
                unreachable!("AG-CARD-02: {item} is on the back of a card")
            }
        }
    }

    /// The encounter that a card is: on its front, or on its back once it was turned.
    #[inline]
    pub fn foe(&self, card: Challenge) -> Option<&FoeFacts<Block>> {
        let facts = self.challenge(card);
        match (&facts.front, &facts.back) {
            (Front::Encounter(foe), _) | (Front::Event(_), Back::Encounter(foe)) => Some(foe),
            (Front::Event(_), Back::Item(_) | Back::Valor(_) | Back::Blank) => None,
        }
    }

    #[inline]
    pub fn event(&self, card: Challenge) -> Option<&EventFacts<Block>> {
        match &self.challenge(card).front {
            Front::Event(event) => Some(event),
            Front::Encounter(_) => None,
        }
    }

    /// AG-RUL-47: links between two spaces, whatever their levels.
    #[inline]
    pub fn distance(&self, from: Space, to: Space) -> u8 {
        self.quick.distance[from.idx()][to.idx()]
    }

    /// The effects of a block in the arena.
    #[inline]
    pub fn effects(&self, block: Block) -> &[Op] {
        self.arena.of(block)
    }
}
