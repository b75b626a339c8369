//! `gospoda play`: a game in the terminal.

mod campaign;
pub(crate) mod hints;
mod kept;
pub(crate) mod learn;
mod session;
mod wish;

use std::path::{Path, PathBuf};

use ai::{BotSpec, Level};
use anyhow::{Context, Result, anyhow, bail};
use catalog::{AnyGame, AnyTable, AutoAnswers, RandomnessProof, Seed, record};
use kernel::{Origin, Seat};
use text::{Lang, Sitter, Voice};

use crate::Answer;
use crate::args::PlayArgs;
use crate::commands::{open, setup_error};
use crate::output::{self, say};
use kept::{Begun, Journal, Kept, Left, Shelf};
use session::{Ending, Session};

/// Who answers for a seat.
#[derive(Clone, Copy, Debug)]
enum Player {
    You,
    Bot(BotSpec),
}

/// What is to be played.
struct Plan {
    /// As they were typed, or as the game that is gone on with was begun.
    args: PlayArgs,
    game: &'static dyn AnyGame,
    /// The match to go on with.
    resume: Option<PathBuf>,
    /// The number of its randomness.
    seed: Option<u64>,
    /// Where it is kept already.
    kept: Option<Kept>,
}

pub(crate) fn run(args: &PlayArgs) -> Result<Answer> {
    let shelf = Shelf::of(args.games.as_deref())?;
    if args.resume.as_deref() == Some("") {
        shelf.list(args.game.as_deref())?;
        return Ok(Answer::Yes);
    }
    let plan = plan(args, &shelf)?;
    match plan.args.campaign.clone() {
        Some(log) => campaign::run(plan, &shelf, &log),
        None => single(plan, &shelf),
    }
}

fn plan(args: &PlayArgs, shelf: &Shelf) -> Result<Plan> {
    if let Some((path, n_moves)) = &args.from {
        return tried_again(args, path, *n_moves);
    }
    let Some(wanted) = &args.resume else { return typed(args, None) };
    if let Some(left) = shelf.find(wanted)? {
        return left_before(args, left);
    }
    let path = Path::new(wanted);
    if !path.exists() {
        bail!("no game '{wanted}' was left; 'gospoda play --resume' lists what was");
    }
    if args.seed.is_none() {
        bail!("{wanted} is a match file: it is gone on with by its --seed");
    }
    typed(args, Some(path.to_owned()))
}

/// A new game, or one whose match file is named.
fn typed(args: &PlayArgs, resume: Option<PathBuf>) -> Result<Plan> {
    let name = args.game.as_deref().context("of which game is it? Name it before --resume")?;
    let mut args = args.clone();
    // The file that is gone on with is written on.
    args.record = args.record.or_else(|| resume.clone());
    Ok(Plan { game: catalog::game(name)?, seed: args.seed, args, resume, kept: None })
}

/// A new match from a moment of another one.
fn tried_again(args: &PlayArgs, path: &Path, n_moves: usize) -> Result<Plan> {
    let before = open(path, Some(n_moves), args.lang)?;
    let game = before.game();
    if args.game.as_ref().is_some_and(|it| *it != game.info().id) {
        bail!("{} is a match of {}", path.display(), game.info().id);
    }
    let mut args = args.clone();
    if args.seats.is_empty() {
        let seat = before.leading().or_else(|| before.asked().first());
        let seat =
            seat.with_context(|| format!("{} is over after {n_moves} moves", path.display()))?;
        let bot = Level::DEFAULT.strength().id;
        let who = |it| if it == seat { "you" } else { bot };
        args.seats = Seat::all(before.n_seats()).map(|it| who(it).to_owned()).collect();
    }
    Ok(Plan { game, seed: args.seed, args, resume: None, kept: None })
}

/// The match of the plan from that moment on. It is for the first person at the terminal that the rest is dealt anew.
fn retried(
    (path, n_moves): &(PathBuf, usize),
    args: &PlayArgs,
    players: &[Player],
    proof: &RandomnessProof,
) -> Result<Box<dyn AnyTable>> {
    let shown = path.display();
    let whole = open(path, None, args.lang)?;
    let n_all = whole.effective_records().len();
    if n_all < *n_moves {
        bail!("{shown} has {n_all} moves");
    }
    if usize::from(whole.n_seats()) != players.len() {
        bail!("{shown} has {} seats, --seats names {}", whole.n_seats(), players.len());
    }
    let you = players.iter().position(|it| matches!(it, Player::You));
    let seat = Seat(you.unwrap_or(0) as u8);
    let promised = record::commitment(&output::read(path)?).unwrap_or_default();
    let mut table = whole.until(*n_moves, Origin::Match(promised.into()));
    let mut dice = proof.chance(u64::from(table.version()));
    table.free(seat, &mut dice)?;
    if table.outcome().is_some() {
        bail!("{shown} is over after {n_moves} moves");
    }
    Ok(table)
}

/// A game that was kept by itself.
fn left_before(args: &PlayArgs, left: Left) -> Result<Plan> {
    let Begun { game, seats, seed, windows, hints, lang, record, campaign, campaign_seed } =
        left.begun.clone();
    if args.game.as_ref().is_some_and(|it| *it != game) {
        bail!("{} is a game of {game}", left.name);
    }
    let lang = lang.parse().unwrap_or_default();
    let is_running = left.file.exists();
    if !is_running && campaign.is_none() {
        bail!("nothing was played of {}", left.name);
    }
    let kept = left.take()?;
    let args = PlayArgs {
        game: Some(game.clone()),
        seats: seats_of(&seats, OF_OLDER),
        seed: campaign_seed,
        windows: if args.windows.is_empty() { windows } else { args.windows.clone() },
        hints,
        record,
        campaign,
        lang: if args.lang == Lang::default() { lang } else { args.lang },
        ..args.clone()
    };
    let resume = is_running.then(|| kept.file.clone());
    Ok(Plan {
        args,
        game: catalog::game(&game)?,
        seed: is_running.then_some(seed),
        resume,
        kept: Some(kept),
    })
}

fn single(plan: Plan, shelf: &Shelf) -> Result<Answer> {
    let Plan { args, game, resume, seed, kept } = plan;
    let players = players(&args.seats)?;
    let answers = answers(game, &args)?;
    if let Some(path) = &args.record {
        output::check_writable(path)?;
    }
    let number = match seed {
        Some(number) => number,
        None => random_number()?,
    };
    let proof = RandomnessProof::new(Seed::of_number(number));
    let table = match (&resume, &args.from) {
        (Some(path), _) => resumed(path, game, &args, players.len(), &proof)?,
        (None, Some(moment)) => retried(moment, &args, &players, &proof)?,
        (None, None) => started(game, &args, players.len(), &proof)?,
    };
    let kept = match kept {
        Some(kept) => kept,
        None => shelf.begin(&begun(&args, game, number))?,
    };
    let names = names(&players, args.lang);
    let voice = Voice::new(args.lang, &names);
    let journals = journals(&kept, &args, &*table, &proof)?;
    let mut session = Session::new(table, proof, players, answers, voice, journals);
    session.are_hints_agreed = args.hints;
    let ended = session.play();
    session.close()?;
    match ended? {
        Ending::Over => kept.finish()?,
        Ending::Left => say(&farewell(&kept, shelf))?,
    }
    Ok(Answer::Yes)
}

/// What has to be known to go on.
fn begun(args: &PlayArgs, game: &dyn AnyGame, seed: u64) -> Begun {
    let absolute = |it: &PathBuf| std::path::absolute(it).unwrap_or_else(|_| it.clone());
    Begun {
        game: game.info().id.to_owned(),
        seats: seats_of(&args.seats, Level::DEFAULT.strength().id),
        seed,
        windows: args.windows.clone(),
        hints: args.hints,
        lang: args.lang.to_string(),
        record: args.record.as_ref().filter(|it| !output::is_device(it)).map(absolute),
        campaign: args.campaign.as_ref().map(absolute),
        campaign_seed: args.seed.filter(|_| args.campaign.is_some()),
    }
}

/// Where the match is written: where it is kept, and where it is wanted besides.
fn journals(
    kept: &Kept,
    args: &PlayArgs,
    table: &dyn AnyTable,
    proof: &RandomnessProof,
) -> Result<Vec<Journal>> {
    let files = [Some(&kept.file), args.record.as_ref()];
    files.into_iter().flatten().map(|path| Journal::open(path, table, proof)).collect()
}

fn started(
    game: &dyn AnyGame,
    args: &PlayArgs,
    n_seats: usize,
    proof: &RandomnessProof,
) -> Result<Box<dyn AnyTable>> {
    let setup = game.setup(n_seats, &args.options)?;
    game.start(&setup, &mut proof.chance(0)).map_err(|error| setup_error(error, args.lang))
}

fn resumed(
    path: &Path,
    game: &dyn AnyGame,
    args: &PlayArgs,
    n_seats: usize,
    proof: &RandomnessProof,
) -> Result<Box<dyn AnyTable>> {
    let table = open(path, None, args.lang)?;
    let shown = path.display();
    if table.info().id != game.info().id {
        bail!("{shown} is a match of {}, not of {}", table.info().id, game.info().id);
    }
    if usize::from(table.n_seats()) != n_seats {
        bail!("{shown} has {} seats, --seats names {n_seats}", table.n_seats());
    }
    if table.outcome().is_some() {
        bail!("{shown} is over; 'gospoda replay {shown}' shows it");
    }
    let committed = record::commitment(&output::read(path)?);
    if committed != Some(proof.commitment()) {
        bail!("{shown} was not played with this --seed");
    }
    Ok(table)
}

/// What is answered in advance.
fn answers(game: &dyn AnyGame, args: &PlayArgs) -> Result<AutoAnswers> {
    AutoAnswers::parse(game.windows(), &args.windows).map_err(|what| anyhow!("--windows: {what}"))
}

/// Small enough to be typed again when the match is resumed.
fn random_number() -> Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(u64::from_le_bytes(bytes))
}

/// The bot of games that an older program kept without saying who plays.
const OF_OLDER: &str = "greedy";

/// You and a bot if nobody is named.
fn seats_of(named: &[String], bot: &str) -> Vec<String> {
    match named {
        [] => vec!["you".to_owned(), bot.to_owned()],
        _ => named.to_vec(),
    }
}

fn players(seats: &[String]) -> Result<Vec<Player>> {
    let player = |name: &String| match name.as_str() {
        "you" => Ok(Player::You),
        _ => name.parse().map(Player::Bot).context("--seats: a seat is 'you' or a bot"),
    };
    seats_of(seats, Level::DEFAULT.strength().id).iter().map(player).collect()
}

/// What the seats are called, as at a table of the server.
fn names(players: &[Player], lang: Lang) -> Vec<String> {
    let bots: Vec<Option<String>> = players
        .iter()
        .map(|it| match it {
            Player::You => None,
            Player::Bot(spec) => Some(spec.to_string()),
        })
        .collect();
    let sitters = bots.iter().map(|it| it.as_deref().map_or(Sitter::Person(""), Sitter::Bot));
    text::seat_names(lang, &sitters.collect::<Vec<_>>())
}

/// What somebody who leaves wants to know: that nothing is lost, and how to play on.
fn farewell(kept: &Kept, shelf: &Shelf) -> String {
    let name = &kept.name;
    format!("You left; the game is kept as {name}. To play on:\n  {}", shelf.command(name))
}
