//! The `gospoda` binary: host, play, simulate, check and look things up.
//!
//! Exit codes: 0 done, 1 the answer is no, 2 wrong use or bad input, with one clear line on standard error.
//!
//! Suggested reading order: `args` (what can be typed), then the file of a command in `commands`; `output` is what they
//! print by, `settings` what a host may set, `log` what the server reports.
#![allow(clippy::print_stdout)]

mod args;
mod commands;
mod log;
mod output;
mod settings;

use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use clap::error::ErrorKind;

use args::{Cli, Command};

/// A server makes and drops many small objects for each request, on all cores: with the allocator of the C library that
/// costs a sixth more of the processor, and a stream two fifths more memory (docs/operating.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error)
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            print!("{error}");
            return ExitCode::SUCCESS;
        }
        Err(error) => return wrong_use(&error),
    };
    let answer = install(&cli.packs).and_then(|()| answer(cli.command.unwrap_or_default()));
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(error) if error.is::<output::ReaderLeft>() => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("gospoda: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Content packs are there before anything is played.
fn install(packs: &[(String, String)]) -> Result<()> {
    for (game, folder) in packs {
        catalog::game(game)?;
        catalog::install_pack(game, Path::new(folder))?;
    }
    Ok(())
}

fn answer(command: Command) -> Result<Answer> {
    match command {
        Command::Serve(args) => commands::serve::run(&args),
        Command::Think(args) => commands::think::run(&args),
        Command::Admin(args) => commands::admin::run(&args),
        Command::Backup(args) => commands::backup::run(&args),
        Command::Learn(args) => commands::play::learn::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Sim(args) => commands::sim::run(&args),
        Command::League(args) => commands::league::run(&args),
        Command::Train(command) => commands::train::run(&command),
        Command::Calibrate(args) => commands::calibrate::run(&args),
        Command::Scenario(args) => commands::scenario::run(&args),
        Command::Analyse(args) => commands::analyse::run(&args),
        Command::Hint(args) => commands::hint::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Verify(args) => commands::verify::run(&args),
        Command::Rules(args) => commands::rules::run(&args),
        Command::Cards(args) => commands::cards::run(&args),
        Command::Render(args) => commands::render::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
    }
}

/// What a command that asks something found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Yes,
    No,
}

/// One line: what is wrong with the arguments, and where help is.
fn wrong_use(error: &clap::Error) -> ExitCode {
    let text = error.to_string();
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let until_usage = lines
        .iter()
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"));
    let said = until_usage.copied().collect::<Vec<_>>().join(" ");
    let said = said.strip_prefix("error: ").unwrap_or(&said);
    eprintln!("gospoda: {said}; see 'gospoda --help'");
    ExitCode::from(2)
}
