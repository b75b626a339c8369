//! `gospoda play`: a game in the terminal.

mod campaign;
mod session;
mod wish;

use std::path::Path;

use ai::BotSpec;
use anyhow::{Context, Result, anyhow, bail};
use catalog::{AnyGame, AnyTable, Fate, Seed, StandingAnswers, record};
use text::{Lang, Sitter, Voice};

use crate::Answer;
use crate::args::PlayArgs;
use crate::commands::{narrator, open, setup_error};
use crate::output::{self, say};
use session::{Ending, Session};

/// Who answers for a seat.
#[derive(Clone, Copy, Debug)]
enum Player {
    You,
    Bot(BotSpec),
}

pub(crate) fn run(args: &PlayArgs) -> Result<Answer> {
    if let Some(log) = &args.campaign {
        return campaign::run(args, log);
    }
    let game = catalog::game(&args.table.game)?;
    let players = players(&args.table.seats)?;
    let answers = answers(game, args)?;
    let file = args.record.as_deref().or(args.resume.as_deref());
    if let Some(path) = file {
        output::check_writable(path)?;
    }
    let number = match args.seed {
        Some(number) => number,
        None => random_number()?,
    };
    let fate = Fate::new(Seed::of_number(number));
    let table = match &args.resume {
        Some(path) => resumed(path, args, players.len(), &fate)?,
        None => started(game, args, players.len(), &fate)?,
    };
    let narrator = narrator(game.info().id)?;
    let names = names(&players, args.lang);
    let voice = Voice::new(args.lang, &names);
    let mut session = Session::new(table, fate, players, answers, narrator, voice, file);
    let ended = session.play();
    session.keep()?;
    match ended? {
        Ending::Over => {}
        Ending::Left => say(&farewell(args, number, file))?,
    }
    Ok(Answer::Yes)
}

fn started(
    game: &dyn AnyGame,
    args: &PlayArgs,
    n_seats: usize,
    fate: &Fate,
) -> Result<Box<dyn AnyTable>> {
    let setup = game.setup(n_seats, &args.table.options)?;
    game.start(&setup, &mut fate.chance(0)).map_err(|error| setup_error(error, args.lang))
}

fn resumed(path: &Path, args: &PlayArgs, n_seats: usize, fate: &Fate) -> Result<Box<dyn AnyTable>> {
    let table = open(path, None, args.lang)?;
    let shown = path.display();
    if table.info().id != args.table.game {
        bail!("{shown} is a match of {}, not of {}", table.info().id, args.table.game);
    }
    if usize::from(table.n_seats()) != n_seats {
        bail!("{shown} has {} seats, --seats names {n_seats}", table.n_seats());
    }
    if table.outcome().is_some() {
        bail!("{shown} is over; 'gospoda replay {shown}' shows it");
    }
    let committed = record::commitment(&output::read(path)?);
    if committed != Some(fate.commitment()) {
        bail!("{shown} was not played with this --seed");
    }
    Ok(table)
}

/// What is answered in advance.
fn answers(game: &dyn AnyGame, args: &PlayArgs) -> Result<StandingAnswers> {
    StandingAnswers::parse(game.windows(), &args.windows)
        .map_err(|what| anyhow!("--windows: {what}"))
}

/// Small enough to be typed again when the match is resumed.
fn random_number() -> Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(u64::from_le_bytes(bytes))
}

fn players(seats: &[String]) -> Result<Vec<Player>> {
    if seats.is_empty() {
        return Ok(vec![Player::You, Player::Bot(BotSpec::Greedy)]);
    }
    let player = |name: &String| match name.as_str() {
        "you" => Ok(Player::You),
        _ => name.parse().map(Player::Bot).context("--seats: a seat is 'you' or a bot"),
    };
    seats.iter().map(player).collect()
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

/// What somebody who leaves wants to know: whether anything is lost, and how to play on.
fn farewell(args: &PlayArgs, seed: u64, file: Option<&Path>) -> String {
    let Some(file) = file else {
        return "You left; nothing was kept. With --record FILE a match can be resumed.".to_owned();
    };
    let (game, again, file) = (&args.table.game, again(args), file.display());
    format!(
        "You left; the match is kept in {file}. To play on:\n  \
         gospoda play {game} --resume {file} --seed {seed}{again}"
    )
}

/// The options that have to be the same when a match is played on.
fn again(args: &PlayArgs) -> String {
    let seats = match args.table.seats.as_slice() {
        [] => String::new(),
        seats => format!(" --seats {}", seats.join(",")),
    };
    let windows = match args.windows.as_str() {
        "" => String::new(),
        windows => format!(" --windows {windows}"),
    };
    seats + &windows
}
