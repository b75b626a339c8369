//! WR-SETUP: what is chosen before play, and how the board is laid (steps 1 to 7).

use kernel::{OptionValues, Refusal, Seat, Slot, TableOption, TableSetup};
use serde::{Deserialize, Serialize};

use crate::content::book;
use crate::names::{Difficulty, Hero};

/// What is chosen before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// 1 (the solo game with three heroes) to 5.
    pub seats: u8,
    /// WR-SETUP-09: one hero for each seat, three from left to right in the solo game; picked at the table if none
    /// are named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heroes: Vec<Hero>,
    /// WR-SETUP-12: who begins; the hero with the northernmost start space if nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    #[serde(default, flatten)]
    pub options: Options,
}

/// Rules that a table may choose; each is named in the rules reference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Options {
    /// WR-DECK-01.
    pub difficulty: Difficulty,
    /// WR-SETUP-05: the quests and rewards for a first game.
    pub first_game: bool,
    /// WR-AMB-38a: rewards may be played between two The Scourge Rises of one draw.
    pub rewards_between_rises: bool,
    /// WR-AMB-39a: rewards may be played between two abominations, whose order is then chosen.
    pub rewards_between_abominations: bool,
    /// WR-AMB-40a: defeat in a quest action cancels what the sheet does after the action.
    pub defeat_cancels_effect: bool,
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
    /// The plainest table for a number of players.
    pub fn of(seats: u8) -> Self {
        Self { seats, heroes: Vec::new(), first: None, options: Options::default() }
    }

    /// Changes one option by its name, as in `--set difficulty=heroic`.
    ///
    /// # Errors
    /// What names and values there are.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let flag =
            || value.parse::<bool>().map_err(|_| format!("{key} is true or false, not '{value}'"));
        let options = &mut self.options;
        match key {
            "difficulty" => {
                options.difficulty = value.parse().map_err(|_| {
                    let known: Vec<&str> = Difficulty::ALL.iter().map(|it| it.name()).collect();
                    format!("difficulty is one of {}, not '{value}'", known.join(", "))
                })?;
            }
            "first-game" => options.first_game = flag()?,
            "rewards-between-rises" => options.rewards_between_rises = flag()?,
            "rewards-between-abominations" => options.rewards_between_abominations = flag()?,
            "defeat-cancels-effect" => options.defeat_cancels_effect = flag()?,
            "heroes" => {
                let names = value.split([',', ' ']).filter(|name| !name.is_empty());
                let heroes = names.map(str::parse).collect::<Result<_, _>>();
                self.heroes = heroes.map_err(|error| format!("heroes: {error}"))?;
            }
            "first" => self.first = Some(value.parse().map_err(|error| format!("first: {error}"))?),
            _ => {
                let known: Vec<&str> = Self::OPTIONS.iter().map(|it| it.key).collect();
                return Err(format!("'{key}' is no option; options are {}", known.join(", ")));
            }
        }
        Ok(())
    }

    /// What [`Setup::set`] knows, and what each can be set to.
    pub const OPTIONS: &'static [TableOption] = &[
        TableOption { key: "difficulty", values: OptionValues::OneOf(difficulties) },
        TableOption { key: "heroes", values: OptionValues::Slots(hero_slots) },
        TableOption { key: "first", values: OptionValues::Slots(first_seats) },
        flag("first-game"),
        flag("rewards-between-rises"),
        flag("rewards-between-abominations"),
        flag("defeat-cancels-effect"),
    ];

    /// Whether the box can lay such a table.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(1..=5).contains(&self.seats) {
            return Err(Refusal::new("WR-SETUP-09", "setup-seats").with("seats", self.seats));
        }
        let n_heroes = self.n_heroes();
        let heroes = &self.heroes;
        let is_repeated = heroes.iter().enumerate().any(|(idx, it)| heroes[..idx].contains(it));
        let is_complete = heroes.is_empty() || heroes.len() == usize::from(n_heroes);
        if is_repeated || !is_complete {
            return Err(Refusal::new("WR-SETUP-09", "setup-heroes")
                .with("needs", n_heroes)
                .with("hold", heroes.len() as i32));
        }
        if self.first.is_some_and(|seat| self.seats <= seat.0) {
            return Err(Refusal::new("WR-SETUP-12", "setup-first").with("seats", self.seats));
        }
        Ok(())
    }

    /// WR-SOLO-01: three heroes in the solo game, else one for each seat.
    pub fn n_heroes(&self) -> u8 {
        if self.seats == 1 { book().limits.solo_heroes } else { self.seats }
    }
}

const fn flag(key: &'static str) -> TableOption {
    TableOption { key, values: OptionValues::Flag }
}

/// WR-DECK-01.
fn difficulties() -> Slot {
    Difficulty::ALL.iter().map(ToString::to_string).collect()
}

/// WR-SETUP-09, WR-SOLO-01: all of them are named, or none.
fn hero_slots(n_seats: u8) -> Vec<Slot> {
    let names: Slot = Hero::ALL.iter().map(ToString::to_string).collect();
    vec![names; usize::from(Setup::of(n_seats).n_heroes())]
}

/// WR-SETUP-12.
fn first_seats(n_seats: u8) -> Vec<Slot> {
    vec![Seat::all(n_seats).map(|seat| seat.to_string()).collect()]
}
