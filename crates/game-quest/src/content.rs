//! What is in the box, with its numbers and effects, read from `data/`, and from a content pack where there is one.

mod check;
mod habits;
mod read;

pub(crate) use read::window_idx;

pub use parts::Provenance;

use std::sync::OnceLock;

use cards::{Arena, Block, Fault, within};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::effect::{Modifier, Op, Reaction, Targets, Tree, Use, Window};
use crate::names::{
    ActionCard, Condition, Dungeon, EnemyFace, Foe, Gear, GearType, Hero, HeroFace, Keyword, Kind,
    Location, Model, N_FOES, Peril, Rank, Set, Sheet, Trait,
};

/// What a hero card says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroFacts {
    pub id: Hero,
    /// WQ-ACT-18: the type of action whose cards carry the ready icon.
    pub ready: Kind,
    /// WQ-SETUP-04: health with 2, 3 and 4 heroes.
    pub health: (u8, u8, u8),
    #[serde(default)]
    pub prov: Provenance,
}

/// What an action card says. `B` is how it holds its effects, see [`crate::effect::Effect`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionFacts<B> {
    pub id: ActionCard,
    #[serde(deserialize_with = "within::<0, 9, _>")]
    pub dice: u8,
    #[serde(default)]
    pub prov: Provenance,
    /// WQ-ACT-02: the lines above the action.
    #[serde(default)]
    pub before: B,
    #[serde(default)]
    pub targets: Targets,
    /// WQ-ATTACK-03.
    #[serde(default)]
    pub ranged: bool,
    /// So many dungeon cards are looked at and one is kept, instead of drawing one.
    #[serde(default)]
    pub look: u8,
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    #[serde(default = "Vec::new")]
    pub uses: Vec<Use<B>>,
    /// WQ-ACT-02: the lines below the action.
    #[serde(default)]
    pub after: B,
}

/// WQ-COND-02: what discards a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ends {
    /// A rest action that would have recovered a wound.
    AfterRest,
    /// A wound recovered.
    AfterRecovery,
    /// The activation in which it was used.
    AfterActivation,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConditionFacts<B> {
    pub id: Condition,
    pub copies: u8,
    #[serde(default)]
    pub prov: Provenance,
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    #[serde(default = "Vec::new")]
    pub reactions: Vec<Reaction<B>>,
    pub ends: Ends,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GearFacts<B> {
    pub id: Gear,
    pub kind: GearType,
    #[serde(deserialize_with = "within::<1, 4, _>")]
    pub copies: u8,
    #[serde(default)]
    pub prov: Provenance,
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    #[serde(default = "Vec::new")]
    pub uses: Vec<Use<B>>,
    #[serde(default = "Vec::new")]
    pub reactions: Vec<Reaction<B>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeywordFacts<B> {
    pub id: Keyword,
    #[serde(default)]
    pub prov: Provenance,
    pub then: B,
}

/// What is printed on an enemy card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnemyFacts<B> {
    pub id: Model,
    pub set: Set,
    pub rank: Rank,
    /// 0 is the quest symbol.
    #[serde(deserialize_with = "within::<0, 3, _>")]
    pub level: u8,
    #[serde(deserialize_with = "within::<1, 3, _>")]
    pub copies: u8,
    pub traits: Vec<Trait>,
    #[serde(deserialize_with = "within::<0, 20, _>")]
    pub attack: u8,
    #[serde(deserialize_with = "within::<1, 60, _>")]
    pub health: u8,
    #[serde(deserialize_with = "within::<0, 20, _>")]
    pub resilience: u8,
    pub bar: Vec<Keyword>,
    #[serde(default)]
    pub prov: Provenance,
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// WQ-NEM-02: the effect bound to the nemesis symbol.
    #[serde(default)]
    pub nemesis: B,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationFacts<B> {
    pub id: Location,
    /// 0 is the quest symbol.
    #[serde(deserialize_with = "within::<0, 3, _>")]
    pub level: u8,
    /// WQ-LOC-03.
    #[serde(deserialize_with = "within::<1, 30, _>")]
    pub explore: u8,
    /// WQ-LOC-02: enemies that spawn face up, and face down.
    #[serde(deserialize_with = "within::<0, 6, _>")]
    pub up: u8,
    #[serde(deserialize_with = "within::<0, 6, _>")]
    pub down: u8,
    #[serde(default)]
    pub prov: Provenance,
    #[serde(default = "Vec::new")]
    pub uses: Vec<Use<B>>,
    #[serde(default = "Vec::new")]
    pub reactions: Vec<Reaction<B>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DungeonFacts<B> {
    pub id: Dungeon,
    #[serde(deserialize_with = "within::<1, 4, _>")]
    pub copies: u8,
    /// WQ-DUN-05.
    #[serde(deserialize_with = "within::<0, 3, _>")]
    pub treasure: u8,
    #[serde(default)]
    pub prov: Provenance,
    /// WQ-SETUP-12.
    #[serde(default)]
    pub quest: bool,
    #[serde(default = "Vec::new")]
    pub uses: Vec<Use<B>>,
    /// WQ-DUN-03.
    #[serde(default)]
    pub then: B,
}

/// WQ-DECK-03, WQ-DECK-04: open cards of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenFacts {
    pub level: u8,
    pub standard: u8,
    pub elite: u8,
}

/// WQ-DECK-05: open locations of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackFacts {
    pub level: u8,
    #[serde(deserialize_with = "within::<1, 4, _>")]
    pub n: u8,
}

/// WQ-END-01, WQ-NEM-05: what must hold, all of it, for the quest to be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Aim {
    /// The last location is the active one.
    AtFinal,
    Explored,
    NemesisDefeated,
    NemesisNotOut,
    /// An undefeated hero holds the Warpstone.
    WarpstoneHeld,
}

/// WQ-POOL-01: what goes into the campaign pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Prize {
    Fortune,
    Warpstone,
    Nemesis,
    NemesisIfUndefeated,
}

/// A quest sheet. Its quest rules are the fields from `flees` on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetFacts<B> {
    pub id: Sheet,
    /// 0 in a delve.
    pub level: u8,
    #[serde(default)]
    pub prov: Provenance,
    pub sets: Vec<Set>,
    pub open: Vec<OpenFacts>,
    /// Drawn if nobody is named.
    pub nemesis: Option<Foe>,
    pub locations: Vec<StackFacts>,
    pub last: Location,
    #[serde(deserialize_with = "within::<0, 37, _>")]
    pub dungeon: u8,
    #[serde(deserialize_with = "within::<0, 29, _>")]
    pub gear: u8,
    pub track: Vec<Peril>,
    pub green: B,
    pub blue: B,
    pub red: B,
    pub win: Vec<Aim>,
    pub reward: Vec<Prize>,
    pub penalty: Vec<Prize>,
    /// Before the last location the nemesis is not discarded when defeated, but returns to the lair.
    #[serde(default)]
    pub flees: bool,
    /// The Warpstone is set aside for the last location.
    #[serde(default)]
    pub aside: bool,
    /// When a hero claims the Warpstone.
    #[serde(default)]
    pub on_warpstone: B,
    /// Peril for a location phase in which the party could travel and does not.
    #[serde(default)]
    pub dawdle: u8,
    /// While the nemesis is out of the lair, no progress is removed from the last location.
    #[serde(default)]
    pub holds_progress: bool,
    /// Enemies that give the nemesis 1 resilience while they are in its zone.
    #[serde(default)]
    pub guards: Vec<Set>,
    /// Each time the party travels.
    #[serde(default)]
    pub on_travel: B,
}

/// WQ-ZONE-02, WQ-TOKEN-01, WQ-GEAR-06, WQ-AMB-23, WQ-GEAR-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    pub zone: u8,
    pub tokens: u8,
    pub first_gear: u8,
    pub most_gear: u8,
    pub weapons: u8,
    pub armour: u8,
    #[serde(default)]
    pub prov: Provenance,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieFacts<F> {
    /// Six faces.
    pub faces: Vec<F>,
    #[serde(default)]
    pub prov: Provenance,
}

/// Everything in the box, with effects held by `B`.
#[derive(Clone, Debug, PartialEq)]
pub struct Stock<B> {
    pub heroes: Vec<HeroFacts>,
    pub actions: Vec<ActionFacts<B>>,
    pub conditions: Vec<ConditionFacts<B>>,
    pub gear: Vec<GearFacts<B>>,
    pub keywords: Vec<KeywordFacts<B>>,
    pub enemies: Vec<EnemyFacts<B>>,
    pub locations: Vec<LocationFacts<B>>,
    pub dungeon: Vec<DungeonFacts<B>>,
    pub quests: Vec<SheetFacts<B>>,
    pub limits: Limits,
    pub hero_die: DieFacts<HeroFace>,
    pub enemy_die: DieFacts<EnemyFace>,
}

/// The box as the rules use it.
#[derive(Clone, Debug)]
pub struct Book {
    /// The cards as they are written, for those who tell what a card does.
    pub told: Stock<Tree>,
    /// The same cards with their effects in the arena.
    pub played: Stock<Block>,
    pub(crate) arena: Arena<Op>,
    pub(crate) model_of: [Model; N_FOES],
    pub(crate) quick: read::Quick,
    /// Which content this is: `house`, or the name of the pack and a fingerprint of its files.
    pub edition: String,
}

/// A file of a content pack.
#[derive(Clone, Copy, Debug)]
pub struct PackFile<'a> {
    pub name: &'a str,
    pub text: &'a str,
}

static BOOK: OnceLock<Book> = OnceLock::new();

/// Everything in the box: what ships with the game, unless [`install`] was called first.
#[inline]
pub fn book() -> &'static Book {
    BOOK.get_or_init(|| {
        read::book("house", &[])
            .unwrap_or_else(|fault| unreachable!("the data files are checked by a test: {fault}"))
    })
}

/// Reads a content pack: files like those in `data/` with the stanzas that differ, each put in the place of the one
/// with the same id.
///
/// # Errors
/// The first mistake, with file, line and column.
pub fn pack(name: &str, files: &[PackFile<'_>]) -> Result<Book, Fault> {
    read::book(name, files)
}

/// Makes a content pack what this process plays with.
///
/// Returns whether it could: it cannot once games have begun.
#[must_use]
pub fn install(book: Book) -> bool {
    BOOK.set(book).is_ok()
}

impl Book {
    #[inline]
    pub fn hero(&self, hero: Hero) -> &HeroFacts {
        &self.played.heroes[hero.idx()]
    }

    #[inline]
    pub fn action(&self, card: ActionCard) -> &ActionFacts<Block> {
        &self.played.actions[card.idx()]
    }

    #[inline]
    pub fn gear(&self, gear: Gear) -> &GearFacts<Block> {
        &self.played.gear[gear.idx()]
    }

    #[inline]
    pub fn condition(&self, condition: Condition) -> &ConditionFacts<Block> {
        &self.played.conditions[condition.idx()]
    }

    #[inline]
    pub fn keyword(&self, keyword: Keyword) -> &KeywordFacts<Block> {
        &self.played.keywords[keyword.idx()]
    }

    #[inline]
    pub fn enemy(&self, foe: Foe) -> &EnemyFacts<Block> {
        &self.played.enemies[self.model_of[foe.idx()].idx()]
    }

    #[inline]
    pub fn model(&self, model: Model) -> &EnemyFacts<Block> {
        &self.played.enemies[model.idx()]
    }

    #[inline]
    pub fn location(&self, location: Location) -> &LocationFacts<Block> {
        &self.played.locations[location.idx()]
    }

    #[inline]
    pub fn dungeon(&self, card: Dungeon) -> &DungeonFacts<Block> {
        &self.played.dungeon[card.idx()]
    }

    #[inline]
    pub fn sheet(&self, sheet: Sheet) -> &SheetFacts<Block> {
        &self.played.quests[sheet.idx()]
    }

    /// The effects with a cost of a card.
    #[inline]
    pub fn uses(&self, card: Card) -> &[Use<Block>] {
        match card {
            Card::Action(it) => &self.action(it).uses,
            Card::Gear(it) => &self.gear(it).uses,
            Card::Dungeon(it) => &self.dungeon(it).uses,
            Card::Location(it) => &self.location(it).uses,
            Card::Condition(_)
            | Card::Keyword(_)
            | Card::Foe(_)
            | Card::Peril(_)
            | Card::Sheet(_) => &[],
        }
    }

    /// The effect of a card that can be used in a window; no card has two in one.
    #[inline]
    pub fn use_in(&self, card: Card, window: Window) -> Option<&Use<Block>> {
        self.uses(card).iter().find(|it| it.window == window)
    }

    /// The effects of a block in the arena.
    #[inline]
    pub fn effects(&self, block: Block) -> &[Op] {
        self.arena.of(block)
    }
}
