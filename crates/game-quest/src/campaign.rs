//! WQ-CAMP: five quests in order, and what is kept between them. A value of its own: it is small, it is written to a
//! file as it is, and it knows no running quest.

use std::collections::BTreeMap;

use kernel::Outcome;
use serde::{Deserialize, Serialize};

use crate::content::book;
use crate::names::{Hero, Sheet};
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
    /// What it says cannot be.
    Content(String),
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
        let quest = *Sheet::campaign().get(self.played.len())?;
        Some(Setup {
            seats: self.seats,
            quest,
            heroes: self.heroes.clone(),
            leader: None,
            kits: self.kits.clone(),
            pool: self.pool,
            edition: self.edition.clone(),
            options: self.options,
        })
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
        let is_in_order =
            self.played.iter().zip(Sheet::campaign()).all(|(it, &quest)| it.quest == quest);
        if !is_in_order || Sheet::campaign().len() < self.played.len() {
            return Err(Misfit::Content("quests out of their order".to_owned()));
        }
        match self.setup_next() {
            Some(setup) => {
                crate::setup::check(&setup).map_err(|refusal| Misfit::Content(refusal.to_string()))
            }
            None => Ok(()),
        }
    }
}
