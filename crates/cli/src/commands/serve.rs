//! `gospoda serve`: the web table.

use anyhow::{Context, Result, anyhow};
use server::Config;
use tokio::sync::watch;

use crate::args::ServeArgs;
use crate::commands::play::learn;
use crate::output::say;
use crate::settings::{Change, Given, Settings, When, gather, print};
use crate::{Answer, log};

pub(crate) fn run(args: &ServeArgs) -> Result<Answer> {
    let gathered = gather(&args.given, &from_environment)?;
    if args.print_config {
        say(print(&gathered).trim_end())?;
        return Ok(Answer::Yes);
    }
    let settings = gathered.settings;
    if let Some(folder) = &settings.lessons {
        // A lesson that cannot be taught keeps nobody from playing.
        for error in learn::install(folder)? {
            eprintln!("gospoda: {error:#}");
        }
    }
    log::begin(settings.log, settings.log_level);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    let (addr, storage) = (settings.addr, settings.storage());
    let (configs, config) = watch::channel(settings.config());
    let served = runtime.block_on(async {
        reload_on_hangup(args.given.clone(), settings, configs);
        server::serve(addr, &storage, config, |addr| {
            // Scripts that start a server wait for this line.
            let _ = say(&format!("gospoda is open at http://{addr}/"));
        })
        .await
    });
    // The message is whole: its causes are told in it.
    served.map_err(|error| anyhow!("{error}"))?;
    Ok(Answer::Yes)
}

pub(crate) fn from_environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Reads the settings again whenever the process gets a SIGHUP.
#[cfg(unix)]
fn reload_on_hangup(given: Given, mut running: Settings, configs: watch::Sender<Config>) {
    use tokio::signal::unix::{SignalKind, signal};
    let mut hangups = match signal(SignalKind::hangup()) {
        Ok(hangups) => hangups,
        Err(error) => return tracing::warn!(%error, "the settings cannot be reloaded"),
    };
    tokio::spawn(async move {
        while hangups.recv().await.is_some() {
            match gather(&given, &from_environment) {
                Ok(gathered) => take_over(&mut running, &gathered.settings, &configs),
                Err(error) => {
                    tracing::error!("the settings were read again, and nothing changes: {error:#}");
                }
            }
        }
    });
}

/// Other systems have no such signal.
#[cfg(not(unix))]
fn reload_on_hangup(_: Given, _: Settings, _: watch::Sender<Config>) {}

#[cfg(unix)]
fn take_over(running: &mut Settings, new: &Settings, configs: &watch::Sender<Config>) {
    let changes = running.reload(new);
    log::set_level(running.log_level);
    configs.send_replace(running.config());
    if changes.is_empty() {
        tracing::info!("the settings were read again, and nothing changed");
    }
    for Change { name, when, from, to } in changes {
        let [from, to] = [from, to].map(|it| it.unwrap_or_else(|| "nothing".to_owned()));
        match when {
            When::Reload => tracing::info!(%from, %to, "{name} has changed"),
            When::Restart => tracing::warn!(%from, %to, "{name} changes with a restart"),
        }
    }
}
