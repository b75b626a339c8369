//! `gospoda play --campaign`: quests one after the other, with a log that is kept between them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use catalog::{AnyGame, AnyTable, Campaign, CampaignError, Fate, Seed, StandingAnswers};
use kernel::GameInfo;
use serde_json::Value;
use text::quest::campaign as words;
use text::{Lang, Narrator, Voice};

use super::session::{Ending, Session};
use super::wish::read_line;
use super::{Player, again, answers, names, players, random_number, resumed};
use crate::Answer;
use crate::args::PlayArgs;
use crate::commands::{narrator, setup_error};
use crate::output::{self, say};

/// The only game that has campaigns.
const CAMPAIGNS: &str = "quest";

/// Everything that stays the same from quest to quest.
struct Evening<'a> {
    args: &'a PlayArgs,
    game: &'static dyn AnyGame,
    narrator: &'static dyn Narrator,
    players: Vec<Player>,
    answers: StandingAnswers,
    /// Where the log is.
    log: &'a Path,
    /// Where a quest is kept while it goes on.
    kept: PathBuf,
}

pub(super) fn run(args: &PlayArgs, log: &Path) -> Result<Answer> {
    let game = catalog::game(&args.table.game)?;
    let GameInfo { id, .. } = game.info();
    if *id != CAMPAIGNS {
        bail!("{id} has no campaigns, {CAMPAIGNS} has");
    }
    let players = players(&args.table.seats)?;
    output::check_writable(log)?;
    let mut campaign = campaign(args, game, players.len(), log)?;
    let mut kept = log.as_os_str().to_owned();
    kept.push(".match");
    let kept = PathBuf::from(kept);
    if args.resume.is_none() && kept.exists() {
        let kept = kept.display();
        bail!("{kept} holds a quest that was left; play it on with --resume {kept}, or remove it");
    }
    let (narrator, answers) = (narrator(id)?, answers(game, args)?);
    let evening = Evening { args, game, narrator, players, answers, log, kept };
    let mut resume = args.resume.as_deref();
    while let Some(setup) = catalog::next_quest(&campaign) {
        words::log(args.lang, &campaign).iter().try_for_each(|line| say(line))?;
        let Some(after) = evening.quest(&campaign, &setup, resume.take())? else {
            return Ok(Answer::Yes);
        };
        campaign = after;
        if !campaign.is_over() && evening.has_people() && !goes_on()? {
            say(&format!("The campaign is kept in {}.", log.display()))?;
            return Ok(Answer::Yes);
        }
    }
    words::log(args.lang, &campaign).iter().try_for_each(|line| say(line))?;
    say(&words::tally(args.lang, &campaign))?;
    Ok(Answer::Yes)
}

/// The log as it was kept, or a new one.
fn campaign(args: &PlayArgs, game: &dyn AnyGame, n_seats: usize, log: &Path) -> Result<Campaign> {
    if !log.exists() {
        let setup = game
            .setup(n_seats, &args.table.options)
            .map_err(|error| setup_error(error, args.lang))?;
        let begun =
            catalog::begin_campaign(&setup).filter(|it| catalog::next_quest(it) == Some(setup));
        return begun.context(
            "a campaign begins with its first quest: --set heroes=… or no-gear-ceiling=…",
        );
    }
    let shown = log.display();
    let campaign = catalog::read_campaign(&output::read(log)?)
        .map_err(|error| anyhow!("{shown}: {}", fault(args.lang, &error)))?;
    if !args.table.options.is_empty() {
        bail!("{shown} has been begun: --set is for new campaigns");
    }
    if usize::from(campaign.seats) != n_seats {
        bail!("{shown} has {} seats, --seats names {n_seats}", campaign.seats);
    }
    Ok(campaign)
}

fn fault(lang: Lang, error: &CampaignError) -> String {
    match error {
        CampaignError::Damaged { line, column, what } => words::damaged(lang, *line, *column, what),
        CampaignError::Version { found, .. } => words::version(lang, *found),
        CampaignError::Edition { found, .. } => words::edition(lang, found),
        CampaignError::Content { line, refusal } => words::content(lang, *line, refusal),
    }
}

/// Whether to go on with the next quest.
fn goes_on() -> Result<bool> {
    say("\nPress Enter for the next quest, or type quit.")?;
    let line = read_line()?;
    Ok(line.is_some_and(|line| !matches!(line.trim(), "quit" | "exit")))
}

impl Evening<'_> {
    fn has_people(&self) -> bool {
        self.players.iter().any(|it| matches!(it, Player::You))
    }

    /// Plays one quest; the log after it, or nothing if it was left.
    fn quest(
        &self,
        campaign: &Campaign,
        setup: &Value,
        resume: Option<&Path>,
    ) -> Result<Option<Campaign>> {
        let lang = self.args.lang;
        let number = match self.args.seed {
            // What is resumed is played on with the number that it was begun with.
            Some(number) if resume.is_some() => number,
            // Each quest has its own luck.
            Some(number) => number.wrapping_add(campaign.played.len() as u64),
            None => random_number()?,
        };
        let fate = Fate::new(Seed::of_number(number));
        let table = match resume {
            Some(path) => resumed(path, self.args, self.players.len(), &fate)?,
            None => {
                let started = self.game.start(setup, &mut fate.chance(0));
                started.map_err(|error| setup_error(error, lang))?
            }
        };
        if table.setup() != *setup {
            bail!("this match is not the next quest of {}", self.log.display());
        }
        let names = names(&self.players, lang);
        let voice = Voice::new(lang, &names);
        let kept = Some(self.kept.as_path());
        let (players, answers) = (self.players.clone(), self.answers.clone());
        let mut session = Session::new(table, fate, players, answers, self.narrator, voice, kept);
        let ended = session.play();
        session.keep()?;
        match ended? {
            Ending::Over => self.record(campaign, session.table()).map(Some),
            Ending::Left => say(&self.farewell(number)).map(|()| None),
        }
    }

    /// The log is written before the quest is thrown away.
    fn record(&self, campaign: &Campaign, table: &dyn AnyTable) -> Result<Campaign> {
        let after = catalog::after_quest(campaign, table)
            .context("the quest says nothing about how it ended")?;
        output::write(self.log, &catalog::write_campaign(&after))?;
        fs::remove_file(&self.kept)
            .with_context(|| format!("cannot remove {}", self.kept.display()))?;
        Ok(after)
    }

    fn farewell(&self, seed: u64) -> String {
        let (log, kept, again) = (self.log.display(), self.kept.display(), again(self.args));
        format!(
            "You left; the quest is kept in {kept}. To play on:\n  \
             gospoda play quest --campaign {log} --resume {kept} --seed {seed}{again}"
        )
    }
}
