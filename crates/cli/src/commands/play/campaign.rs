//! `gospoda play --campaign`: quests one after the other, with a log that is kept between them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use catalog::{AnyCampaign, AnyGame, AnyTable, AutoAnswers, RandomnessProof, Seed};
use serde_json::Value;
use text::Voice;

use super::kept::{Kept, Shelf};
use super::session::{Ending, Session};
use super::wish::read_line;
use super::{
    Plan, Player, answers, begun, farewell, journals, names, players, random_number, resumed,
};
use crate::Answer;
use crate::args::PlayArgs;
use crate::commands::setup_error;
use crate::output::{self, say};

/// Everything that stays the same from quest to quest.
struct Evening<'a> {
    args: PlayArgs,
    game: &'static dyn AnyGame,
    players: Vec<Player>,
    answers: AutoAnswers,
    shelf: &'a Shelf,
    /// Where the log is.
    log: &'a Path,
    /// Where a quest is written besides while it goes on.
    beside: PathBuf,
}

/// A quest to go on with: its match, and the number of its randomness.
type Running = (PathBuf, u64);

pub(super) fn run(plan: Plan, shelf: &Shelf, log: &Path) -> Result<Answer> {
    let Plan { mut args, game, resume, seed, mut kept } = plan;
    if game.campaigns().is_none() {
        let having = catalog::games().iter().filter(|it| it.campaigns().is_some());
        let having: Vec<&str> = having.map(|it| it.info().id).collect();
        bail!("{} has no campaigns, {} has", game.info().id, having.join(", "));
    }
    let players = players(&args.seats)?;
    output::check_writable(log)?;
    let mut campaign = campaign(&args, game, players.len(), log)?;
    let mut beside = log.as_os_str().to_owned();
    beside.push(".match");
    let beside = PathBuf::from(beside);
    if resume.is_none() && kept.is_none() && beside.exists() {
        let beside = beside.display();
        bail!(
            "{beside} holds a quest that was left; 'gospoda play --resume' goes on with it, or remove it"
        );
    }
    args.record = Some(beside.clone());
    let answers = answers(game, &args)?;
    let evening = Evening { args, game, players, answers, shelf, log, beside };
    let lang = evening.args.lang;
    let mut running = resume.zip(seed);
    while let Some(setup) = campaign.setup_next() {
        campaign.tell(lang).iter().try_for_each(|line| say(line))?;
        let (after, now) = evening.quest(&*campaign, &setup, running.take(), kept.take())?;
        let Some(after) = after else { return Ok(Answer::Yes) };
        campaign = after;
        if campaign.setup_next().is_none() {
            now.finish()?;
        } else if evening.has_people() && !goes_on()? {
            say(&format!("The campaign is kept in {}.", log.display()))?;
            return Ok(Answer::Yes);
        }
        kept = Some(now);
    }
    campaign.tell(lang).iter().try_for_each(|line| say(line))?;
    say(&campaign.tally(lang))?;
    Ok(Answer::Yes)
}

/// The log as it was kept, or a new one.
fn campaign(
    args: &PlayArgs,
    game: &dyn AnyGame,
    n_seats: usize,
    log: &Path,
) -> Result<Box<dyn AnyCampaign>> {
    if !log.exists() {
        let setup =
            game.setup(n_seats, &args.options).map_err(|error| setup_error(error, args.lang))?;
        return game.begin_campaign(&setup).context(
            "a campaign begins with its first quest: --set heroes=… or no-gear-ceiling=…",
        );
    }
    let shown = log.display();
    let campaign = catalog::read_campaign(&output::read(log)?)
        .map_err(|error| anyhow!("{shown}: {}", error.tell(args.lang)))?;
    if !args.options.is_empty() {
        bail!("{shown} has been begun: --set is for new campaigns");
    }
    if campaign.n_seats() != n_seats {
        bail!("{shown} has {} seats, --seats names {n_seats}", campaign.n_seats());
    }
    Ok(campaign)
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

    /// Plays one quest; the log after it, or nothing if it was left, and where it is kept.
    fn quest(
        &self,
        campaign: &dyn AnyCampaign,
        setup: &Value,
        running: Option<Running>,
        kept: Option<Kept>,
    ) -> Result<(Option<Box<dyn AnyCampaign>>, Kept)> {
        let lang = self.args.lang;
        let number = match (&running, self.args.seed) {
            (Some((_, number)), _) => *number,
            // Each quest has randomness of its own.
            (None, Some(number)) => number.wrapping_add(campaign.n_played() as u64),
            (None, None) => random_number()?,
        };
        let proof = RandomnessProof::new(Seed::of_number(number));
        let table = match &running {
            Some((path, _)) => resumed(path, self.game, &self.args, self.players.len(), &proof)?,
            None => {
                let started = self.game.start(setup, &mut proof.chance(0));
                started.map_err(|error| setup_error(error, lang))?
            }
        };
        if table.setup() != *setup {
            bail!("this match is not the next quest of {}", self.log.display());
        }
        let kept = match (running, kept) {
            (Some(_), Some(kept)) => kept,
            (_, before) => {
                // What was kept of the quest before has to be free, so that the next one takes its place.
                drop(before);
                self.shelf.begin(&begun(&self.args, self.game, number))?
            }
        };
        let names = names(&self.players, lang);
        let voice = Voice::new(lang, &names);
        let journals = journals(&kept, &self.args, &*table, &proof)?;
        let (players, answers) = (self.players.clone(), self.answers.clone());
        let mut session = Session::new(table, proof, players, answers, voice, journals);
        session.are_hints_agreed = self.args.hints;
        let ended = session.play();
        session.close()?;
        match ended? {
            Ending::Over => Ok((Some(self.record(campaign, session.table(), &kept)?), kept)),
            Ending::Left => {
                say(&farewell(&kept, self.shelf))?;
                Ok((None, kept))
            }
        }
    }

    /// The log is written before the quest is thrown away.
    fn record(
        &self,
        campaign: &dyn AnyCampaign,
        table: &dyn AnyTable,
        kept: &Kept,
    ) -> Result<Box<dyn AnyCampaign>> {
        let after = campaign.after(table).context("the quest says nothing about how it ended")?;
        output::write(self.log, &after.text())?;
        fs::remove_file(&self.beside)
            .with_context(|| format!("cannot remove {}", self.beside.display()))?;
        kept.clear()?;
        Ok(after)
    }
}
