//! Runs scenarios and tests with one mutant switched on.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::copy;
use crate::run::root;

/// The test of a game crate that plays the scenario files that `SCENARIOS` lists, up to the first that fails.
const SCENARIO_TEST: &str = "scenarios::every_scenario_holds";
/// Tests of this module start processes of their own and prove nothing more.
const SENTENCES: &str = "sentences::";
/// KiB of address space: what runs in a circle must not fill the machine.
const MAX_MEMORY: u32 = 4 << 20;

/// A scenario file or a test.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Probe {
    /// Relative to the root of the workspace.
    Scenario(String),
    Test(String),
}

/// What came of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Killed(String),
    TimedOut(String),
    NotReached,
    Survived,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Passed,
    Failed,
    TimedOut,
}

/// What a probe does without a mutant.
struct Traced {
    probe: Probe,
    reaches: BTreeSet<usize>,
    seconds: f64,
}

pub(crate) struct Hunt {
    binary: PathBuf,
    /// The folder of the package in the copy: the tests read their files from there.
    package: PathBuf,
    /// Lists, traces and what was printed.
    scratch: PathBuf,
    /// Ordered: those first that reach least.
    scenarios: Vec<Traced>,
    /// Ordered: the fastest first.
    tests: Vec<Traced>,
}

impl Hunt {
    /// Runs every scenario and every test once to see which mutants it reaches.
    pub(crate) fn begin(game: &str, binary: PathBuf) -> Result<Self, String> {
        let scratch = copy::home().join(game);
        fs::create_dir_all(&scratch).map_err(|it| format!("{}: {it}", scratch.display()))?;
        let package = copy::copied(&format!("crates/game-{game}"));
        let mut hunt = Self { binary, package, scratch, scenarios: Vec::new(), tests: Vec::new() };
        let mut probes: Vec<Probe> = crate::tidy::files()?
            .into_iter()
            .filter(|it| it.starts_with(&format!("scenarios/{game}/")))
            .filter(|it| it.ends_with(".scenario") && root().join(it).exists())
            .map(Probe::Scenario)
            .collect();
        probes.extend(hunt.tests_in_binary()?.into_iter().map(Probe::Test));
        let traced = in_parallel(&probes, |worker, probe| hunt.trace(worker, probe));
        for traced in traced {
            match traced {
                Ok(it) => match it.probe {
                    Probe::Scenario(_) => hunt.scenarios.push(it),
                    Probe::Test(_) => hunt.tests.push(it),
                },
                Err(why) => println!("LEFT OUT: {why}"),
            }
        }
        hunt.scenarios.sort_by_key(|it| it.reaches.len());
        hunt.tests.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
        println!("{game}: {} scenarios and {} tests", hunt.scenarios.len(), hunt.tests.len());
        Ok(hunt)
    }

    fn tests_in_binary(&self) -> Result<Vec<String>, String> {
        let mut command = self.command(None);
        command.arg("--list");
        let listed = crate::run::read(command)?;
        let names = listed.lines().filter_map(|it| it.strip_suffix(": test"));
        let is_probe = |it: &&str| *it != SCENARIO_TEST && !it.starts_with(SENTENCES);
        Ok(names.filter(is_probe).map(str::to_owned).collect())
    }

    fn trace(&self, worker: usize, probe: &Probe) -> Result<Traced, String> {
        let trace = self.scratch.join(format!("trace-{worker}"));
        let _ = fs::remove_file(&trace);
        let start = Instant::now();
        let mut command = self.probe(worker, std::slice::from_ref(probe), None)?;
        command.env("MUTANT", "trace").env("MUTANT_TRACE", &trace);
        let end = self.end(worker, command, Duration::from_secs(600))?;
        let seconds = start.elapsed().as_secs_f64();
        if end != End::Passed {
            return Err(format!("{probe:?} fails without any mutant"));
        }
        let reached = fs::read_to_string(&trace).unwrap_or_default();
        let reaches = reached.lines().filter_map(|it| it.parse().ok()).collect();
        Ok(Traced { probe: probe.clone(), reaches, seconds })
    }

    /// What becomes of each mutant. `killers` names who killed one the last time, to be tried first.
    pub(crate) fn fates(
        &self,
        mutants: &[usize],
        killers: &BTreeMap<usize, String>,
        tell: impl Fn(usize, &Fate) + Sync,
    ) -> BTreeMap<usize, Fate> {
        let fates = in_parallel(mutants, |worker, &mutant| {
            let killer = killers.get(&mutant).map_or("", String::as_str);
            let fate = self.fate(worker, mutant, killer);
            let fate = fate.unwrap_or_else(|why| {
                println!("mutant {mutant}: {why}");
                Fate::Survived
            });
            tell(mutant, &fate);
            fate
        });
        mutants.iter().copied().zip(fates).collect()
    }

    fn fate(&self, worker: usize, mutant: usize, killer: &str) -> Result<Fate, String> {
        let reaching = |all: &[Traced]| {
            let reach = |it: &usize| all[*it].reaches.contains(&mutant);
            let mut found: Vec<usize> = (0..all.len()).filter(reach).collect();
            found.sort_by_key(|it| all[*it].probe.name() != killer);
            found
        };
        let scenarios = reaching(&self.scenarios);
        let tests = reaching(&self.tests);
        if scenarios.is_empty() && tests.is_empty() {
            return Ok(Fate::NotReached);
        }
        // A whole group of scenarios in one process, and every test in one of its own.
        let group = |all: &[Traced], idxs: &[usize]| {
            let seconds: f64 = idxs.iter().map(|it| all[*it].seconds).sum();
            (idxs.iter().map(|it| all[*it].probe.clone()).collect::<Vec<_>>(), seconds)
        };
        let mut groups = Vec::new();
        if !scenarios.is_empty() {
            groups.push(group(&self.scenarios, &scenarios));
        }
        groups.extend(tests.iter().map(|it| group(&self.tests, &[*it])));
        for (probes, seconds) in groups {
            let command = self.probe(worker, &probes, Some(seconds))?;
            let mut command = command;
            command.env("MUTANT", mutant.to_string());
            let name = |probes: &[Probe]| match probes {
                [only @ Probe::Test(_)] => only.name().to_owned(),
                _ => self.last_scenario(worker),
            };
            let limit = Duration::from_secs_f64(60.0 + 20.0 * cpu_limit(seconds));
            match self.end(worker, command, limit)? {
                End::Passed => {}
                End::Failed => return Ok(Fate::Killed(name(&probes))),
                End::TimedOut => return Ok(Fate::TimedOut(name(&probes))),
            }
        }
        Ok(Fate::Survived)
    }

    /// The test binary in the copy. With a limit of seconds it is stopped from using more of the processor or memory.
    fn command(&self, seconds: Option<f64>) -> Command {
        let mut command = Command::new("sh");
        let limit = seconds.map_or("unlimited".to_owned(), |it| format!("{:.0}", cpu_limit(it)));
        let script = format!("ulimit -c 0; ulimit -t {limit}; ulimit -v {MAX_MEMORY}; exec \"$@\"");
        command.args(["-c", &script, "sh"]).arg(&self.binary).current_dir(&self.package);
        command.env("CARGO_MANIFEST_DIR", &self.package).env_remove("BLESS");
        command.env("INSTA_UPDATE", "no").env("INSTA_WORKSPACE_ROOT", copy::tree());
        // A failing case is enough; it need not become small or be remembered.
        command.env("PROPTEST_MAX_SHRINK_ITERS", "0").env("RUST_BACKTRACE", "0");
        command
    }

    /// Runs these scenarios, or this test.
    fn probe(
        &self,
        worker: usize,
        probes: &[Probe],
        seconds: Option<f64>,
    ) -> Result<Command, String> {
        let mut command = self.command(seconds);
        command.args(["--exact", "--nocapture", "--test-threads", "1"]);
        if let [Probe::Test(name)] = probes {
            command.arg(name);
            return Ok(command);
        }
        let list = self.scratch.join(format!("list-{worker}"));
        let names: Vec<_> =
            probes.iter().map(|it| copy::copied(it.name()).display().to_string()).collect();
        copy::write(&list, names.join("\n").as_bytes())?;
        command.arg(SCENARIO_TEST).env("SCENARIOS", list);
        Ok(command)
    }

    fn printed(&self, worker: usize) -> PathBuf {
        self.scratch.join(format!("printed-{worker}"))
    }

    /// The scenario that was played when the process ended.
    fn last_scenario(&self, worker: usize) -> String {
        let printed = fs::read(self.printed(worker)).unwrap_or_default();
        let printed = String::from_utf8_lossy(&printed);
        let root = copy::copied("");
        let mut names = printed.lines().filter_map(|it| Path::new(it).strip_prefix(&root).ok());
        names.next_back().map(|it| it.display().to_string()).unwrap_or_default()
    }

    fn end(&self, worker: usize, mut command: Command, limit: Duration) -> Result<End, String> {
        let printed = self.printed(worker);
        let file = File::create(&printed).map_err(|it| format!("{}: {it}", printed.display()))?;
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file);
        let mut child = command.spawn().map_err(|error| format!("cannot run a test: {error}"))?;
        let start = Instant::now();
        let mut pause = Duration::from_millis(1);
        loop {
            match child.try_wait() {
                Ok(Some(status)) => return Ok(end_of(status)),
                Ok(None) if limit < start.elapsed() => {
                    let _ = child.kill();
                    let _ = child.wait();
                    return Ok(End::TimedOut);
                }
                Ok(None) => std::thread::sleep(pause),
                Err(error) => return Err(format!("cannot wait for a test: {error}")),
            }
            pause = (pause * 2).min(Duration::from_millis(20));
        }
    }
}

impl Probe {
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Scenario(name) | Self::Test(name) => name,
        }
    }
}

/// Seconds of the processor for what takes so long without a mutant. They do not pass while others use the machine.
fn cpu_limit(seconds: f64) -> f64 {
    5.0 + 5.0 * seconds
}

fn end_of(status: ExitStatus) -> End {
    /// What the system sends to who has used all its seconds of the processor.
    const SIGXCPU: i32 = 24;
    const SIGKILL: i32 = 9;
    match signal(status) {
        Some(SIGXCPU | SIGKILL) => End::TimedOut,
        _ if status.success() => End::Passed,
        _ => End::Failed,
    }
}

/// The signal that has ended a process.
#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
const fn signal(_: ExitStatus) -> Option<i32> {
    None
}

/// Does `work` for every item on all cores; it is told the number of the worker.
fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(usize, &T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let n_workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for worker in 0..n_workers {
            let (next, done, work) = (&next, &done, &work);
            scope.spawn(move || {
                while let Some((idx, item)) = {
                    let idx = next.fetch_add(1, Ordering::Relaxed);
                    items.get(idx).map(|it| (idx, it))
                } {
                    let result = work(worker, item);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((idx, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(idx, _)| *idx);
    done.into_iter().map(|(_, result)| result).collect()
}
