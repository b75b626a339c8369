//! What can be typed after `gospoda think`: those settings of the server that mean something for a thinker too. It reads
//! the same file and environment.

use clap::error::Result;
use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::serve::{file, given, option};
use crate::settings::{Given, SETTINGS, Setting};

#[derive(Clone, Debug)]
pub(crate) struct ThinkArgs {
    pub(crate) given: Given,
}

const NAMES: &[&str] = &["database", "thinking", "log", "log-level"];

fn settings() -> impl Iterator<Item = &'static Setting> {
    SETTINGS.iter().filter(|it| NAMES.contains(&it.name))
}

impl Args for ThinkArgs {
    fn augment_args(command: Command) -> Command {
        command.arg(file()).args(settings().map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for ThinkArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self> {
        Ok(Self { given: given(matches, settings()) })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<()> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
