//! Games of the terminal that are kept by themselves: a folder of the user, and in it for each game what it was begun
//! with (`NAME.json`) and the match (`NAME.match`), written line by line, so that nothing is lost however a game is left.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};
use catalog::{AnyTable, RandomnessProof, record};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::output::{self, columns, say};

/// What a game was begun with, as far as the match does not say it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Begun {
    pub(super) game: String,
    pub(super) seats: Vec<String>,
    /// The number that decides the randomness of this match.
    pub(super) seed: u64,
    pub(super) windows: String,
    /// Hints were agreed on.
    #[serde(default)]
    pub(super) hints: bool,
    pub(super) lang: String,
    /// The match file that is written besides.
    pub(super) record: Option<PathBuf>,
    /// The log of the campaign that the match belongs to.
    pub(super) campaign: Option<PathBuf>,
    /// The number that was given for the randomness of the whole campaign.
    pub(super) campaign_seed: Option<u64>,
}

/// The folder in which games are kept.
#[derive(Clone, Debug)]
pub(super) struct Shelf {
    folder: PathBuf,
    /// Named by the user, so that it has to be named again.
    is_named: bool,
}

/// A game that was left.
#[derive(Clone, Debug)]
pub(super) struct Left {
    pub(super) name: String,
    pub(super) begun: Begun,
    settings: PathBuf,
    /// The match; there is none between two quests of a campaign.
    pub(super) file: PathBuf,
    changed: SystemTime,
}

/// A game that is being played: nobody else can go on with it meanwhile.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) name: String,
    settings: PathBuf,
    pub(super) file: PathBuf,
    _lock: File,
}

impl Shelf {
    /// The folder that is named, or that of the user's data.
    pub(super) fn of(named: Option<&Path>) -> Result<Self> {
        if let Some(folder) = named {
            return Ok(Self { folder: folder.to_owned(), is_named: true });
        }
        let of = |name: &str| std::env::var_os(name).map(PathBuf::from);
        let absolute = |it: &PathBuf| it.is_absolute();
        let data = of("XDG_DATA_HOME").filter(absolute);
        let data = data.or_else(|| Some(of("HOME").filter(absolute)?.join(".local/share")));
        let data = data.context(
            "there is no folder to keep the game in: neither XDG_DATA_HOME nor HOME is set; name one with --games",
        )?;
        Ok(Self { folder: data.join("gospoda/games"), is_named: false })
    }

    /// How a game is gone on with.
    pub(super) fn command(&self, name: &str) -> String {
        if self.is_named {
            return format!("gospoda play --resume {name} --games {}", self.folder.display());
        }
        format!("gospoda play --resume {name}")
    }

    /// Everything that was left, the latest first.
    pub(super) fn left(&self) -> Result<Vec<Left>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            other => other.with_context(|| format!("cannot read {}", self.folder.display()))?,
        };
        let mut res = Vec::new();
        for entry in entries {
            let path =
                entry.with_context(|| format!("cannot read {}", self.folder.display()))?.path();
            // An empty one belongs to a game that is just being begun.
            let is_said = fs::metadata(&path).is_ok_and(|it| it.len() != 0);
            if is_said && path.extension().is_some_and(|it| it == "json") {
                res.push(Left::read(path)?);
            }
        }
        res.sort_by(|one, other| other.changed.cmp(&one.changed).then(one.name.cmp(&other.name)));
        Ok(res)
    }

    /// The game of this name, or of this number in the list.
    pub(super) fn find(&self, wanted: &str) -> Result<Option<Left>> {
        let all = self.left()?;
        if let Some(found) = all.iter().find(|it| it.name == wanted) {
            return Ok(Some(found.clone()));
        }
        let number = wanted.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
        Ok(number.and_then(|idx| all.into_iter().nth(idx)))
    }

    /// Makes room for a new game. What was kept of the same campaign or for the same file gives way to it.
    pub(super) fn begin(&self, begun: &Begun) -> Result<Kept> {
        let cannot = || {
            format!(
                "cannot keep the game in {}; --games names another folder",
                self.folder.display()
            )
        };
        fs::create_dir_all(&self.folder).with_context(cannot)?;
        let same = |it: &Left| {
            let is_same =
                |one: &Option<PathBuf>, other: &Option<PathBuf>| one.is_some() && one == other;
            is_same(&it.begun.campaign, &begun.campaign) || is_same(&it.begun.record, &begun.record)
        };
        let older: Vec<Kept> =
            self.left()?.into_iter().filter(same).map(Left::take).collect::<Result<_>>()?;
        let mut number = 1;
        let kept = loop {
            let name = format!("{}-{number}", begun.game);
            let place = |kind: &str| self.folder.join(format!("{name}.{kind}"));
            let (settings, file) = (place("json"), place("match"));
            number += 1;
            if file.exists() {
                continue;
            }
            match OpenOptions::new().write(true).create_new(true).open(&settings) {
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error).with_context(cannot),
                Ok(mut lock) => {
                    lock.try_lock().with_context(cannot)?;
                    let text = serde_json::to_string_pretty(begun)? + "\n";
                    lock.write_all(text.as_bytes()).with_context(cannot)?;
                    break Kept { name, settings, file, _lock: lock };
                }
            }
        };
        older.iter().try_for_each(Kept::remove)?;
        Ok(kept)
    }

    /// Prints what was left.
    pub(super) fn list(&self, game: Option<&str>) -> Result<()> {
        let all = self.left()?;
        let rows =
            all.iter().enumerate().filter(|(_, it)| game.is_none_or(|game| it.begun.game == game));
        let rows: Vec<[String; 5]> = rows.map(|(idx, it)| it.row(idx + 1)).collect();
        if rows.is_empty() {
            return say("No game was left.");
        }
        columns(&rows).iter().try_for_each(|line| say(line))?;
        say(&format!("\nTo play on, by name or number:\n  {}", self.command("NAME")))
    }
}

impl Left {
    fn read(settings: PathBuf) -> Result<Self> {
        let shown = settings.display();
        let begun = serde_json::from_str(&output::read(&settings)?)
            .with_context(|| format!("{shown} does not say how a game was begun; remove it"))?;
        let name = settings.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let file = settings.with_extension("match");
        let changed =
            [&file, &settings].into_iter().filter_map(|it| fs::metadata(it).ok()?.modified().ok());
        let changed = changed.max().unwrap_or(SystemTime::UNIX_EPOCH);
        Ok(Self { name, begun, settings, file, changed })
    }

    /// Takes the game up. A last line that was cut off while it was written goes.
    pub(super) fn take(self) -> Result<Kept> {
        let lock = File::open(&self.settings)
            .with_context(|| format!("cannot read {}", self.settings.display()))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!("{} is being played in another terminal", self.name)
            }
            Err(TryLockError::Error(error)) => {
                return Err(error)
                    .with_context(|| format!("cannot lock {}", self.settings.display()));
            }
        }
        if self.file.exists() {
            let text = output::read(&self.file)?;
            let whole = whole_lines(&text);
            if whole != text {
                output::write(&self.file, whole)?;
            }
        }
        Ok(Kept { name: self.name, settings: self.settings, file: self.file, _lock: lock })
    }

    fn row(&self, number: usize) -> [String; 5] {
        let of = match &self.begun.campaign {
            Some(log) => format!("{}, campaign {}", self.begun.game, log.display()),
            None => self.begun.game.clone(),
        };
        let seats = match self.begun.seats.as_slice() {
            [] => "you,greedy".to_owned(),
            seats => seats.join(","),
        };
        let state = match output::read(&self.file) {
            Ok(text) => match text.lines().filter(|it| it.starts_with("{\"seat\"")).count() {
                1 => "1 answer".to_owned(),
                n => format!("{n} answers"),
            },
            Err(_) => "between two quests".to_owned(),
        };
        let age = self.changed.elapsed().unwrap_or_default();
        [format!("{number:>3}  {}", self.name), of, seats, state, ago(age)]
    }
}

impl Kept {
    /// The match is over: it stays as a file, and is no longer among what was left.
    pub(super) fn finish(&self) -> Result<()> {
        let cannot = || format!("cannot remove {}", self.settings.display());
        fs::remove_file(&self.settings).with_context(cannot)
    }

    /// The quest is over and written into the log of its campaign.
    pub(super) fn clear(&self) -> Result<()> {
        let cannot = || format!("cannot remove {}", self.file.display());
        if self.file.exists() { fs::remove_file(&self.file).with_context(cannot) } else { Ok(()) }
    }

    fn remove(&self) -> Result<()> {
        self.finish()?;
        self.clear()
    }
}

/// The text without a last line that is no JSON because its writer was stopped.
fn whole_lines(text: &str) -> &str {
    let begins = text.rfind('\n').map_or(0, |at| at + 1);
    let last = &text[begins..];
    let is_whole = last.is_empty() || serde_json::from_str::<Value>(last).is_ok();
    if is_whole { text } else { &text[..begins] }
}

/// "3 hours ago".
fn ago(age: Duration) -> String {
    let seconds = age.as_secs();
    let (n, unit) = match seconds {
        0..60 => return "just now".to_owned(),
        60..3_600 => (seconds / 60, "minute"),
        3_600..86_400 => (seconds / 3_600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    format!("{n} {unit}{} ago", if n == 1 { "" } else { "s" })
}

/// A match file that grows with its match.
pub(super) struct Journal {
    path: PathBuf,
    /// Nothing for a device, which is written at the end.
    file: Option<File>,
    /// How many lines of the match are in it.
    n_lines: u32,
}

impl Journal {
    /// Writes what was played so far.
    pub(super) fn open(path: &Path, table: &dyn AnyTable, proof: &RandomnessProof) -> Result<Self> {
        let n_lines = table.version();
        let mut res = Self { path: path.to_owned(), file: None, n_lines };
        if output::is_device(path) {
            return Ok(res);
        }
        let mut text = record::header_line(table, Some(proof)) + "\n";
        (1..n_lines).for_each(|number| text.push_str(&line(table, number)));
        output::write(path, &text)?;
        let cannot = || format!("cannot write {}", path.display());
        res.file = Some(OpenOptions::new().append(true).open(path).with_context(cannot)?);
        Ok(res)
    }

    /// Adds what was played since.
    pub(super) fn add(&mut self, table: &dyn AnyTable) -> Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        for number in self.n_lines..table.version() {
            file.write_all(line(table, number).as_bytes())
                .with_context(|| format!("cannot write {}", self.path.display()))?;
        }
        self.n_lines = table.version();
        Ok(())
    }

    /// Writes the whole file, with its closing line.
    pub(super) fn close(&self, table: &dyn AnyTable, proof: &RandomnessProof) -> Result<()> {
        output::write(&self.path, &record::write(table, Some(proof)))
    }
}

fn line(table: &dyn AnyTable, number: u32) -> String {
    table.line(number).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{ago, whole_lines};

    #[test]
    fn a_line_that_was_cut_off_goes() {
        assert_eq!(whole_lines("{}\n{\"a\":1}\n"), "{}\n{\"a\":1}\n");
        assert_eq!(whole_lines("{}\n{\"a\":1}"), "{}\n{\"a\":1}", "only its end is missing");
        assert_eq!(whole_lines("{}\n{\"a\""), "{}\n");
        assert_eq!(whole_lines("{\"a\""), "");
    }

    #[test]
    fn ages_are_told_roughly() {
        let told = [0, 60, 7_000, 200_000].map(|it| ago(Duration::from_secs(it)));
        assert_eq!(told, ["just now", "1 minute ago", "1 hour ago", "2 days ago"]);
    }
}
