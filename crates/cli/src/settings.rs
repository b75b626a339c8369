//! What a host may set: one list, from which the command line, the environment, the file, what `--print-config` prints
//! and what is taken over while the server runs all follow. Types and defaults are those of [`Config`] and [`Settings`].

mod layers;
mod print;
mod value;

use std::net::SocketAddr;
use std::path::PathBuf;

use server::{Config, MailServer, Storage};

use crate::log::{LogForm, LogLevel};
pub(crate) use layers::{Given, gather};
pub(crate) use print::print;
pub(crate) use value::time;
use value::{DatabaseUrl, MailUrl, NodeAddress, Sender, Value};

/// Everything that can be set about `gospoda serve`.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) addr: SocketAddr,
    pub(crate) data: PathBuf,
    database: Option<DatabaseUrl>,
    node: Option<NodeAddress>,
    smtp: Option<MailUrl>,
    mail_from: Option<Sender>,
    pub(crate) lessons: Option<PathBuf>,
    pub(crate) log: LogForm,
    pub(crate) log_level: LogLevel,
    /// Without what [`Settings::config`] adds.
    config: Config,
}

/// Where servers listen and keep their tables if nobody says otherwise.
pub(crate) const DEFAULT_DATA: &str = "data";

impl Default for Settings {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from(DEFAULT_DATA),
            database: None,
            node: None,
            smtp: None,
            mail_from: None,
            lessons: None,
            log: LogForm::Text,
            log_level: LogLevel::Info,
            config: Config::default(),
        }
    }
}

/// When a changed value is taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// On SIGHUP.
    Reload,
    Restart,
}

/// Something that can be set.
pub(crate) struct Setting {
    /// In a file and on the command line; in the environment see [`Setting::variable`].
    pub(crate) name: &'static str,
    pub(crate) doc: &'static str,
    pub(crate) when: When,
    at: fn(&mut Settings) -> &mut dyn Value,
}

impl Setting {
    /// The name of the variable of the environment.
    pub(crate) fn variable(&self) -> String {
        format!("GOSPODA_{}", self.name.to_uppercase().replace('-', "_"))
    }

    /// What is true of all its values.
    pub(crate) fn facts(&self) -> value::Facts {
        (self.at)(&mut Settings::default()).facts()
    }

    /// The value, as [`Setting::set`] reads it.
    pub(crate) fn text(&self, settings: &Settings) -> Option<String> {
        (self.at)(&mut settings.clone()).text()
    }

    /// The value as everybody may see it.
    pub(crate) fn shown(&self, settings: &Settings) -> Option<String> {
        let text = self.text(settings)?;
        Some(if self.facts().is_secret { value::masked(&text) } else { text })
    }

    /// # Errors
    /// What is allowed.
    pub(crate) fn set(&self, settings: &mut Settings, text: &str) -> Result<(), String> {
        (self.at)(settings).set(text)
    }
}

/// Short, so that the list below reads like one.
const fn setting(
    name: &'static str,
    when: When,
    at: fn(&mut Settings) -> &mut dyn Value,
    doc: &'static str,
) -> Setting {
    Setting { name, doc, when, at }
}

use When::{Reload, Restart};

pub(crate) const SETTINGS: &[Setting] = &[
    setting("addr", Restart, |it| &mut it.addr, "Where to listen"),
    setting("data", Restart, |it| &mut it.data, "The folder that holds all tables"),
    setting(
        "database",
        Restart,
        |it| &mut it.database,
        "Keep the tables in a PostgreSQL database instead, which several servers may share; the folder then holds only \
         reports of faults",
    ),
    setting(
        "node",
        Restart,
        |it| &mut it.node,
        "Where the other servers of the database reach this one, if not at --addr",
    ),
    setting(
        "client-ip-header",
        Reload,
        |it| &mut it.config.limits.named_by,
        "The header in which your proxy names the address of whoever asks, such as X-Forwarded-For; only behind a proxy \
         that sets it",
    ),
    setting(
        "requests-at-once",
        Reload,
        |it| &mut it.config.limits.requests.at_once,
        "So many requests one address may make at once",
    ),
    setting(
        "requests-per-minute",
        Reload,
        |it| &mut it.config.limits.requests.per_minute,
        "And so many a minute after that",
    ),
    setting(
        "tables-at-once",
        Reload,
        |it| &mut it.config.limits.tables.at_once,
        "So many tables, matches and campaigns one address may make or bring at once, questions about notifications \
         included",
    ),
    setting(
        "tables-per-minute",
        Reload,
        |it| &mut it.config.limits.tables.per_minute,
        "And so many a minute after that",
    ),
    setting(
        "open",
        Reload,
        |it| &mut it.config.limits.open,
        "So many connections one address may keep at the same time; behind a proxy that names addresses, streams and \
         sockets",
    ),
    setting(
        "bot-pause",
        Reload,
        |it| &mut it.config.bot_pause,
        "A pause before each visible action of a bot, so that people can follow",
    ),
    setting(
        "longest-thought",
        Reload,
        |it| &mut it.config.longest_thought,
        "The longest that one bot may think about one action",
    ),
    setting(
        "thinking",
        Reload,
        |it| &mut it.config.n_thinking,
        "So many bots may search at once; as many as there are processors if nothing is said",
    ),
    setting(
        "leave-thinking",
        Reload,
        |it| &mut it.config.leaves_thinking,
        "Leave it to `gospoda think` to search for bots as long as one is there; otherwise threads of this server search \
         beside it",
    ),
    setting(
        "idle-after",
        Reload,
        |it| &mut it.config.idle_after,
        "A table that nobody watches or plays at leaves the memory after this time",
    ),
    setting(
        "notify-after",
        Reload,
        |it| &mut it.config.notify.after,
        "Who is waited for is told after this time, unless he is at the table by then",
    ),
    setting(
        "private-webhooks",
        Reload,
        |it| &mut it.config.notify.reaches_private,
        "Let notifications go to private networks and to this machine; not on a server for strangers, who could make it \
         ask addresses in there",
    ),
    setting(
        "smtp",
        Reload,
        |it| &mut it.smtp,
        "A server that takes mail, so that people can be told by mail that a table waits for them: \
         smtps://USER:PASSWORD@HOST or smtp://HOST?tls=required",
    ),
    setting(
        "mail-from",
        Reload,
        |it| &mut it.mail_from,
        "From whom that mail comes, such as 'Gospoda <inn@example.org>'",
    ),
    setting(
        "keep-unbegun",
        Reload,
        |it| &mut it.config.retention.unbegun,
        "Delete tables at which nothing was played and that nobody has touched for so long; for ever if nothing is said",
    ),
    setting(
        "keep-abandoned",
        Reload,
        |it| &mut it.config.retention.abandoned,
        "The same for tables that were begun and are not over",
    ),
    setting(
        "keep-finished",
        Reload,
        |it| &mut it.config.retention.finished,
        "The same for tables that are over",
    ),
    setting(
        "archive",
        Reload,
        |it| &mut it.config.retention.archive,
        "The folder into which matches that are over go as files before keep-finished deletes their tables; without this \
         they are gone",
    ),
    setting(
        "site",
        Restart,
        |it| &mut it.config.site,
        "The folder that `cargo xtask web` made, to be offered below /local/; without this, the folder 'site' beside the \
         program or above it, if there is one",
    ),
    setting(
        "lessons",
        Restart,
        |it| &mut it.lessons,
        "Lessons of your own, offered beside the others: a folder with one for each game (docs/lesson-file.md)",
    ),
    setting("log", Restart, |it| &mut it.log, "How the log is written: text or json"),
    setting(
        "log-level",
        Reload,
        |it| &mut it.log_level,
        "What is told in the log: error, warn, info, debug (each request as well) or trace",
    ),
];

pub(crate) fn find(name: &str) -> Option<&'static Setting> {
    SETTINGS.iter().find(|it| it.name == name)
}

impl Settings {
    /// Whether the values fit together.
    ///
    /// # Errors
    /// The name of the one that does not fit, and why.
    fn check(&self) -> Result<(), (&'static str, String)> {
        let needs = |is: bool, name, other: &str| match is {
            true => Ok(()),
            false => Err((name, format!("it needs {other} as well"))),
        };
        needs(self.node.is_none() || self.database.is_some(), "node", "database")?;
        needs(self.smtp.is_none() || self.mail_from.is_some(), "smtp", "mail-from")?;
        needs(self.mail_from.is_none() || self.smtp.is_some(), "mail-from", "smtp")?;
        match &self.config.site {
            Some(folder) if !folder.join("sw.js").is_file() => {
                let folder = folder.display();
                Err((
                    "site",
                    format!("there is no sw.js in {folder}: cargo xtask web makes the folder"),
                ))
            }
            _ => Ok(()),
        }
    }

    /// What the server is told.
    pub(crate) fn config(&self) -> Config {
        let mut res = self.config.clone();
        res.site = res.site.or_else(usual_site);
        let mail = self.smtp.clone().zip(self.mail_from.clone());
        res.notify.mail = mail.map(|(url, from)| MailServer { url: url.0, from: from.0 });
        res
    }

    pub(crate) fn storage(&self) -> Storage {
        let data = self.data.clone();
        match &self.database {
            None => Storage::Folder(data),
            Some(url) => {
                let node = self.node.clone().map(|it| it.0);
                Storage::Database { url: url.0.clone(), node, data }
            }
        }
    }

    /// The database, if tables are kept in one, and how many bots may search at once.
    pub(crate) fn thinking(&self) -> (Option<&str>, usize) {
        (self.database.as_ref().map(|it| it.0.as_str()), self.config.n_thinking)
    }

    /// The database without its password.
    pub(crate) fn shown_database(&self) -> String {
        self.database.as_ref().map(|it| value::masked(&it.0)).unwrap_or_default()
    }

    /// Takes over what may change while the server runs; tells everything that differs.
    pub(crate) fn reload(&mut self, new: &Self) -> Vec<Change> {
        let mut changes = Vec::new();
        let before = self.clone();
        for setting in SETTINGS.iter().filter(|it| it.text(&before) != it.text(new)) {
            let (from, to) = (setting.shown(&before), setting.shown(new));
            changes.push(Change { name: setting.name, when: setting.when, from, to });
            if setting.when == Reload {
                let text = setting.text(new).unwrap_or_default();
                setting.set(self, &text).expect("it was read from the same text");
            }
        }
        changes
    }
}

/// What differs from what the server was started with, or told last.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) name: &'static str,
    pub(crate) when: When,
    pub(crate) from: Option<String>,
    pub(crate) to: Option<String>,
}

/// The folder for browsers that lies where a build or an archive puts it.
fn usual_site() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let folders = program.ancestors().skip(1).take(2).map(|it| it.join("site"));
    folders.into_iter().find(|it| it.join("sw.js").is_file())
}

#[cfg(test)]
mod tests;
