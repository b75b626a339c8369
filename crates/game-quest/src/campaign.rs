//! WQ-CAMP: five quests in order, and what is kept between them. A value of its own: it is small, it is written to a
//! file as it is, and it knows no running quest.

use std::collections::BTreeMap;

use kernel::{Outcome, Refusal};
use serde::{Deserialize, Deserializer, Serialize};

use crate::MOST_ROUNDS;
use crate::content::{Prize, book};
use crate::names::{Foe, Hero, Sheet};
use crate::setup::{Kit, Options, Setup};
use crate::state::Pool;

/// WQ-CAMP-05: the log of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Campaign {
    /// Of this form of the log.
    pub version: u32,
    /// The content that the campaign is played with.
    pub edition: String,
    pub seats: u8,
    #[serde(deserialize_with = "known_options")]
    pub options: Options,
    /// WQ-AMB-40: seat by seat; empty before the first quest if heroes are picked at the table.
    pub heroes: Vec<Hero>,
    pub kits: BTreeMap<Hero, Kit>,
    pub pool: Pool,
    /// The quests that were played, and which of them were won.
    pub played: Vec<Chronicle>,
}

/// A quest that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Chronicle {
    pub quest: Sheet,
    pub won: bool,
    pub rounds: u8,
}

/// What a quest leaves behind (WQ-SETT-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Report {
    pub quest: Sheet,
    pub rounds: u8,
    pub heroes: Vec<Hero>,
    pub kits: BTreeMap<Hero, Kit>,
    pub pool: Pool,
}

/// Why a log does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// Written by a program that knows more.
    Version(u32),
    /// Played with other content.
    Edition(String),
    /// What it says cannot be: the rule, and the keys that lead to the place in the log.
    Content(Refusal, Vec<String>),
}

/// Options of a campaign are all known; those of a setup stand among its other keys and cannot be told from them.
fn known_options<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    struct Known {
        #[serde(default)]
        no_gear_ceiling: bool,
    }
    let Known { no_gear_ceiling } = Known::deserialize(deserializer)?;
    Ok(Options { no_gear_ceiling })
}

/// A refusal, and where in the log the reason stands.
fn wrong(refusal: Refusal, at: &[&str]) -> Misfit {
    Misfit::Content(refusal, at.iter().map(|&key| key.to_owned()).collect())
}

impl Campaign {
    /// The version that this program writes.
    pub const VERSION: u32 = 1;

    /// WQ-SETUP-06: a campaign begins with hero cards and basic actions.
    pub fn of(seats: u8, heroes: Vec<Hero>, options: Options) -> Self {
        Self {
            version: Self::VERSION,
            edition: book().edition.clone(),
            seats,
            options,
            heroes,
            kits: BTreeMap::new(),
            pool: Pool::default(),
            played: Vec::new(),
        }
    }

    /// WQ-SETUP-10: the next quest of the log; nothing when the campaign is over.
    pub fn setup_next(&self) -> Option<Setup> {
        Some(self.setup_of(*Sheet::campaign().get(self.played.len())?))
    }

    fn setup_of(&self, quest: Sheet) -> Setup {
        Setup {
            seats: self.seats,
            quest,
            heroes: self.heroes.clone(),
            leader: None,
            kits: self.kits.clone(),
            pool: self.pool,
            edition: self.edition.clone(),
            options: self.options,
        }
    }

    /// WQ-CAMP-02: the log after a quest, won or lost.
    #[must_use]
    pub fn record(&self, outcome: &Outcome, report: &Report) -> Self {
        let won = !outcome.winners.is_empty();
        let mut res = self.clone();
        res.heroes.clone_from(&report.heroes);
        res.kits.clone_from(&report.kits);
        res.pool = report.pool;
        res.played.push(Chronicle { quest: report.quest, won, rounds: report.rounds });
        res
    }

    pub fn is_over(&self) -> bool {
        self.played.len() == Sheet::campaign().len()
    }

    /// WQ-CAMP-03: exactly if its last quest is won.
    pub fn is_won(&self) -> bool {
        self.is_over() && self.played.last().is_some_and(|it| it.won)
    }

    /// Whether this log can be played on with the content at hand.
    ///
    /// # Errors
    /// What does not fit.
    pub fn check(&self) -> Result<(), Misfit> {
        if self.version != Self::VERSION {
            return Err(Misfit::Version(self.version));
        }
        if self.edition != book().edition {
            return Err(Misfit::Edition(self.edition.clone()));
        }
        self.check_played()?;
        self.check_heroes()?;
        self.check_pool()?;
        // After the last quest nothing is set up any more; what the log says must be possible all the same.
        let setup = self.setup_next().unwrap_or_else(|| self.setup_of(Sheet::default()));
        crate::setup::check(&setup).map_err(|refusal| {
            let at = if refusal.rule == "WQ-SETUP-02" { "heroes" } else { "kits" };
            wrong(refusal, &[at])
        })
    }

    /// WQ-SETUP-10, WQ-AMB-56: quests in their order, none longer than a quest can be.
    fn check_played(&self) -> Result<(), Misfit> {
        for (idx, it) in self.played.iter().enumerate() {
            let at = idx.to_string();
            if Sheet::campaign().get(idx) != Some(&it.quest) {
                let refusal = Refusal::new("WQ-SETUP-10", "campaign-order");
                return Err(wrong(refusal, &["played", &at, "quest"]));
            }
            if !(1..=MOST_ROUNDS + 1).contains(&it.rounds) {
                let refusal =
                    Refusal::new("WQ-AMB-56", "campaign-rounds").with("most", MOST_ROUNDS);
                return Err(wrong(refusal, &["played", &at, "rounds"]));
            }
        }
        Ok(())
    }

    /// How many settlement stages there were: none follows the last quest (WQ-AMB-57).
    fn n_settlements(&self) -> usize {
        self.played.len().min(Sheet::campaign().len() - 1)
    }

    /// WQ-AMB-40, WQ-CAMP-04: kits of those who are in the party, and nothing in them that could not be learned.
    fn check_heroes(&self) -> Result<(), Misfit> {
        if self.heroes.is_empty() && !self.played.is_empty() {
            let n_heroes = self.setup_of(Sheet::default()).n_heroes();
            let refusal = Refusal::new("WQ-AMB-40", "setup-heroes").with("heroes", n_heroes);
            return Err(wrong(refusal, &["heroes"]));
        }
        let n_visits = self.n_settlements();
        for (hero, kit) in &self.kits {
            let at = ["kits", hero.name()];
            let of = |key| [at[0], at[1], key];
            if !self.heroes.contains(hero) {
                return Err(wrong(Refusal::new("WQ-CAMP-04", "not-in-the-party"), &at));
            }
            let is_twice = |idx: usize| kit.advanced[..idx].contains(&kit.advanced[idx]);
            if (0..kit.advanced.len()).any(is_twice) {
                let refusal = Refusal::new("WQ-SETT-03", "advanced-already");
                return Err(wrong(refusal, &of("advanced")));
            }
            if n_visits < kit.advanced.len() {
                let refusal = Refusal::new("WQ-SETT-02", "campaign-advanced");
                let refusal = refusal.with("most", n_visits as u8);
                return Err(wrong(refusal, &of("advanced")));
            }
            self.check_gear_limit(kit, n_visits).map_err(|it| wrong(it, &of("gear-limit")))?;
            if self.played.is_empty() && !kit.gear.is_empty() {
                return Err(wrong(Refusal::new("WQ-SETUP-06", "campaign-no-gear"), &of("gear")));
            }
        }
        Ok(())
    }

    /// WQ-GEAR-06, WQ-SETT-05, WQ-AMB-23.
    fn check_gear_limit(&self, kit: &Kit, n_visits: usize) -> Result<(), Refusal> {
        let limits = &book().played.limits;
        let (least, limit) = (limits.first_gear, kit.gear_limit);
        if !self.options.no_gear_ceiling && limits.most_gear < limit {
            return Err(Refusal::new("WQ-AMB-23", "limit-reached").with("most", limits.most_gear));
        }
        let most = least + n_visits as u8;
        if !(least..=most).contains(&limit) {
            let refusal = Refusal::new("WQ-SETT-05", "campaign-gear-limit");
            return Err(refusal.with("least", least).with("most", most));
        }
        Ok(())
    }

    /// WQ-POOL-01, WQ-NEM-06, WQ-NEM-07: what the rewards and penalties of these quests can have left.
    fn check_pool(&self) -> Result<(), Misfit> {
        let pool = &self.pool;
        let prizes: Vec<(Prize, Option<Foe>)> = self.played.iter().flat_map(prizes).collect();
        let n_fortunes = prizes.iter().filter(|(it, _)| *it == Prize::Fortune).count();
        if n_fortunes < usize::from(pool.fortunes) {
            let refusal = Refusal::new("WQ-POOL-01", "campaign-fortunes");
            let refusal = refusal.with("most", n_fortunes as u8);
            return Err(wrong(refusal, &["pool", "fortunes"]));
        }
        if pool.warpstone && !prizes.iter().any(|(it, _)| *it == Prize::Warpstone) {
            let refusal = Refusal::new("WQ-POOL-01", "campaign-warpstone");
            return Err(wrong(refusal, &["pool", "warpstone"]));
        }
        if !(pool.nemeses & pool.removed).is_empty() {
            let refusal = Refusal::new("WQ-NEM-07", "campaign-nemesis-twice");
            return Err(wrong(refusal, &["pool", "removed"]));
        }
        for (key, foes) in [("nemeses", pool.nemeses), ("removed", pool.removed)] {
            let is_gained = |foe: Foe| {
                prizes.iter().any(|(it, nemesis)| {
                    matches!(it, Prize::Nemesis | Prize::NemesisIfUndefeated)
                        && *nemesis == Some(foe)
                })
            };
            if !foes.iter().all(is_gained) {
                let refusal = Refusal::new("WQ-NEM-06", "campaign-nemesis");
                return Err(wrong(refusal, &["pool", key]));
            }
        }
        Ok(())
    }
}

/// What a quest that was played can have put into the campaign pool, with its nemesis.
fn prizes(it: &Chronicle) -> impl Iterator<Item = (Prize, Option<Foe>)> {
    let sheet = book().sheet(it.quest);
    let prizes = if it.won { &sheet.reward } else { &sheet.penalty };
    prizes.iter().map(|&prize| (prize, sheet.nemesis))
}
