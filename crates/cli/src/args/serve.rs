//! What can be typed after `gospoda serve`: an option for everything in the list of settings. `gospoda think` has a few of
//! them.

use std::path::PathBuf;

use clap::error::Result;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, value_parser};

use crate::settings::{Given, SETTINGS, Setting, Settings};

#[derive(Clone, Debug, Default)]
pub(crate) struct ServeArgs {
    pub(crate) given: Given,
    /// Print what holds, and do not serve.
    pub(crate) print_config: bool,
}

pub(super) const CONFIG: &str = "config";
const PRINT: &str = "print-config";

impl Args for ServeArgs {
    fn augment_args(command: Command) -> Command {
        let print = Arg::new(PRINT).long(PRINT).action(ArgAction::SetTrue).help(
            "Print all settings, what they are for and where each comes from, as such a file, and do not serve",
        );
        command.arg(file()).arg(print).args(SETTINGS.iter().map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

pub(super) fn file() -> Arg {
    Arg::new(CONFIG)
        .long(CONFIG)
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help("A TOML file with any of the settings below [env: GOSPODA_CONFIG]")
}

pub(super) fn option(setting: &Setting) -> Arg {
    let variable = setting.variable();
    let default = setting.text(&Settings::default());
    let default = default.map(|it| format!(" [default: {it}]")).unwrap_or_default();
    let help = format!("{} [env: {variable}]{default}", setting.doc);
    let facts = setting.facts();
    let option = Arg::new(setting.name).long(setting.name).value_name(facts.shape).help(help);
    match facts.is_switch {
        // The name alone switches it on.
        true => option.num_args(0..=1).require_equals(true).default_missing_value("true"),
        false => option,
    }
}

impl FromArgMatches for ServeArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self> {
        let given = given(matches, SETTINGS.iter());
        Ok(Self { given, print_config: matches.get_flag(PRINT) })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<()> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// What was typed of these settings.
pub(super) fn given<'a>(
    matches: &ArgMatches,
    settings: impl Iterator<Item = &'a Setting>,
) -> Given {
    let value = |it: &Setting| Some((it.name, matches.get_one::<String>(it.name)?.clone()));
    let file = matches.get_one::<PathBuf>(CONFIG).cloned();
    Given { file, values: settings.filter_map(value).collect() }
}
