//! WQ-SETUP: what is chosen before a quest (WQ-SETUP-01), and how the table is laid (WQ-SETUP-07, WQ-SETUP-09).
//! Golden rules (WQ-GOLD-02, WQ-GOLD-03) are how effects are written: what a card says is done, and what it
//! forbids is refused.

pub(crate) mod decks;

use std::collections::BTreeMap;

use kernel::{Agenda, Cx, OptionValues, Refusal, Seat, Slot, TableOption, TableSetup};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::content::book;
use crate::event::{Event, StartEvent};
use crate::names::{Gear, GearType, Hero, Kind, Sheet};
use crate::sets::GearSet;
use crate::state::{Area, DungeonPiles, Foes, GearPiles, Places, Pool, Quest, Turn};
use crate::step::Step;

/// What is chosen before a quest, and what a campaign brings along.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// 1 to 4. A single player plays two heroes (WQ-SETUP-03).
    pub seats: u8,
    /// WQ-SETUP-10.
    #[serde(default)]
    pub quest: Sheet,
    /// WQ-SETUP-02, seat by seat; heroes that are not named are picked at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<Hero>,
    /// WQ-SETUP-14; named at the table if nobody is named here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Hero>,
    /// WQ-CAMP-04: what heroes bring along.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub kits: BTreeMap<Hero, Kit>,
    /// WQ-POOL-01.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pool: Pool,
    /// Which content the quest is played with.
    #[serde(default = "house", skip_serializing_if = "is_house")]
    pub edition: String,
    #[serde(default, flatten)]
    pub options: Options,
}

/// WQ-CAMP-04: what a hero keeps from quest to quest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Kit {
    /// Types of action whose advanced card the hero has.
    pub advanced: Vec<Kind>,
    pub gear_limit: u8,
    pub gear: Vec<Gear>,
}

impl Default for Kit {
    fn default() -> Self {
        Self { advanced: Vec::new(), gear_limit: book().played.limits.first_gear, gear: Vec::new() }
    }
}

/// Rules that a table may choose; each is named in the rules reference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Options {
    /// WQ-AMB-23: the arena raises gear limits beyond what the log has boxes for.
    pub no_gear_ceiling: bool,
}

fn house() -> String {
    "house".to_owned()
}

fn is_house(edition: &str) -> bool {
    edition == "house"
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl TableSetup for Setup {
    const OPTIONS: &'static [TableOption] = Self::OPTIONS;

    fn of(n_seats: u8) -> Self {
        Self::of(n_seats)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        self.set(key, value)
    }

    fn n_seats(&self) -> u8 {
        self.seats
    }
}

impl Setup {
    /// The plainest table for a number of players: the first quest of a campaign.
    pub fn of(seats: u8) -> Self {
        Self {
            seats,
            quest: Sheet::default(),
            heroes: Vec::new(),
            leader: None,
            kits: BTreeMap::new(),
            pool: Pool::default(),
            edition: book().edition.clone(),
            options: Options::default(),
        }
    }

    /// WQ-SETUP-03: how many heroes are in the game.
    pub fn n_heroes(&self) -> u8 {
        self.seats.max(2)
    }

    /// The names that [`Setup::set`] knows.
    pub const KEYS: &'static [&'static str] =
        &["quest", "heroes", "leader", "kit", "pool", "no-gear-ceiling"];

    /// What a form can offer of that: what a campaign brings along is not chosen.
    pub const OPTIONS: &'static [TableOption] = &[
        TableOption { key: "quest", values: OptionValues::OneOf(quests) },
        TableOption { key: "heroes", values: OptionValues::Slots(hero_slots) },
        TableOption { key: "no-gear-ceiling", values: OptionValues::Flag },
    ];

    /// Changes one option by its name, as in `--set quest=pursuit`.
    ///
    /// A kit is a hero and what he has: `ironbreaker attack explore limit-2 mail-shirt`; a pool is a list of
    /// `fortune` (up to four times), `warpstone` and nemeses.
    ///
    /// # Errors
    /// What names and values there are.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let words = || value.split([',', ' ', '+']).filter(|word| !word.is_empty());
        match key {
            "quest" => self.quest = value.parse().map_err(|error| format!("quest: {error}"))?,
            "heroes" => {
                let heroes: Result<_, _> = words().map(str::parse).collect();
                self.heroes = heroes.map_err(|error| format!("heroes: {error}"))?;
            }
            "leader" => {
                self.leader = Some(value.parse().map_err(|error| format!("leader: {error}"))?);
            }
            "kit" => {
                let mut words = words();
                let hero = words.next().unwrap_or_default().parse::<Hero>();
                let hero = hero.map_err(|error| format!("kit: {error}"))?;
                let kit = kit(words).map_err(|error| format!("kit: {error}"))?;
                self.kits.insert(hero, kit);
            }
            "pool" => self.pool = pool(words()).map_err(|error| format!("pool: {error}"))?,
            "no-gear-ceiling" => {
                self.options.no_gear_ceiling =
                    value.parse().map_err(|_| format!("{key} is true or false, not '{value}'"))?;
            }
            _ => {
                return Err(format!("'{key}' is no option; options are {}", Self::KEYS.join(", ")));
            }
        }
        Ok(())
    }
}

/// WQ-SETUP-10.
fn quests() -> Slot {
    Sheet::ALL.iter().map(ToString::to_string).collect()
}

/// WQ-SETUP-02, WQ-SETUP-03: seat by seat.
fn hero_slots(n_seats: u8) -> Vec<Slot> {
    let names: Slot = Hero::ALL.iter().map(ToString::to_string).collect();
    vec![names; usize::from(n_seats.max(2))]
}

fn kit<'a>(words: impl Iterator<Item = &'a str>) -> Result<Kit, String> {
    let mut res = Kit::default();
    for word in words {
        if let Ok(kind) = word.parse::<Kind>() {
            res.advanced.push(kind);
        } else if let Some(limit) = word.strip_prefix("limit-") {
            res.gear_limit =
                limit.parse().map_err(|_| format!("'{word}': a limit is written limit-2"))?;
        } else {
            res.gear.push(word.parse().map_err(|error| format!("{error}, action or limit"))?);
        }
    }
    Ok(res)
}

fn pool<'a>(words: impl Iterator<Item = &'a str>) -> Result<Pool, String> {
    let mut res = Pool::default();
    for word in words {
        match word {
            "fortune" => res.fortunes += 1,
            "warpstone" => res.warpstone = true,
            _ => res.nemeses.insert(word.parse().map_err(|error| format!("{error}"))?),
        }
    }
    Ok(res)
}

/// Whether a quest can be set up so.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn check(setup: &Setup) -> Result<(), Refusal> {
    if !(1..=4).contains(&setup.seats) {
        return Err(Refusal::new("WQ-SETUP-02", "setup-seats").with("seats", setup.seats));
    }
    let is_named = |hero: &Hero| setup.heroes.contains(hero);
    let is_repeated =
        setup.heroes.iter().enumerate().any(|(idx, hero)| setup.heroes[..idx].contains(hero));
    let n_heroes = usize::from(setup.n_heroes());
    if is_repeated || (!setup.heroes.is_empty() && setup.heroes.len() != n_heroes) {
        return Err(Refusal::new("WQ-SETUP-02", "setup-heroes").with("heroes", setup.n_heroes()));
    }
    let is_absent = |hero: &Hero| setup.heroes.is_empty() || !is_named(hero);
    if setup.leader.as_ref().is_some_and(is_absent) {
        return Err(Refusal::new("WQ-SETUP-14", "setup-leader"));
    }
    if setup.edition != book().edition {
        return Err(Refusal::new("WQ-CAMP-05", "setup-edition"));
    }
    if 4 < setup.pool.fortunes || setup.pool.nemeses.iter().any(|foe| !foe.is_nemesis()) {
        return Err(Refusal::new("WQ-POOL-01", "setup-pool"));
    }
    let mut all = GearSet::EMPTY;
    for (&hero, kit) in &setup.kits {
        let gear: GearSet = kit.gear.iter().copied().collect();
        let is_foreign = |it: Gear| {
            it == Gear::LegendaryFortune || it.legend_of().is_some_and(|owner| owner != hero)
        };
        let is_twice = usize::from(gear.len()) != kit.gear.len() || !(gear & all).is_empty();
        if is_twice || gear.iter().any(is_foreign) {
            return Err(Refusal::new("WQ-LEG-01", "setup-gear"));
        }
        all = all | gear;
        check_limits(kit)?;
    }
    Ok(())
}

/// WQ-GEAR-06, WQ-GEAR-07, WQ-LEG-03.
fn check_limits(kit: &Kit) -> Result<(), Refusal> {
    let limits = &book().played.limits;
    let n_of =
        |kind: GearType| kit.gear.iter().filter(|&&it| book().gear(it).kind == kind).count() as u8;
    let n_ordinary = kit.gear.iter().filter(|it| it.legend_of().is_none()).count();
    if usize::from(kit.gear_limit) < n_ordinary {
        return Err(Refusal::new("WQ-GEAR-06", "gear-limit").with("most", kit.gear_limit));
    }
    for (kind, most) in [(GearType::Weapon, limits.weapons), (GearType::Armour, limits.armour)] {
        if most < n_of(kind) {
            return Err(Refusal::new("WQ-GEAR-07", "type-limit").with("most", most));
        }
    }
    Ok(())
}

/// Lays the table: decks are built, heroes that were named take their places.
///
/// # Errors
/// The rule that refuses the setup.
pub(crate) fn lay(setup: &Setup, cx: &mut Cx<'_, Event>) -> Result<Quest, Refusal> {
    check(setup)?;
    // WQ-SETUP-05: what is not in an area is in nobody's hands.
    let mut res = Quest {
        options: setup.options,
        sheet: setup.quest,
        n_seats: setup.seats,
        n_heroes: setup.n_heroes(),
        order: ArrayVec::new(),
        areas: [Area::default(); 4],
        leader: setup.leader,
        round: 0,
        agenda: Agenda::new(),
        turn: Turn::default(),
        deed: None,
        foes: Foes::default(),
        places: Places::default(),
        dungeon: DungeonPiles::default(),
        gear: GearPiles::default(),
        // WQ-SETUP-13.
        peril: 0,
        doom: 0,
        pool: setup.pool,
        result: None,
    };
    for &hero in Hero::ALL {
        let area = &mut res.areas[hero.idx()];
        area.gear_limit = book().played.limits.first_gear;
        if let Some(kit) = setup.kits.get(&hero) {
            area.advanced = kit.advanced.iter().copied().collect();
            area.gear_limit = kit.gear_limit;
            area.gear = kit.gear.iter().copied().collect();
        }
    }
    decks::build(&mut res, setup, cx);
    for (idx, &hero) in setup.heroes.iter().enumerate() {
        let seat = Seat((idx as u8).min(setup.seats - 1));
        seat_hero(&mut res, hero, seat, cx);
    }
    res.agenda.push(Step::Pick);
    kernel::run(&mut res, cx);
    Ok(res)
}

/// WQ-SETUP-02, WQ-SETUP-03: a hero takes the next place.
pub(crate) fn seat_hero(game: &mut Quest, hero: Hero, seat: Seat, cx: &mut Cx<'_, Event>) {
    game.order.push(hero);
    game.areas[hero.idx()].seat = seat;
    cx.emit(|| StartEvent::HeroPicked { hero });
}
