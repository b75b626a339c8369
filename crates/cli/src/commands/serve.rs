//! `gospoda serve`: the web table.

use anyhow::{Context, Result, anyhow};
use server::{Config, Limits, MailServer, Notify, Storage};

use crate::Answer;
use crate::args::ServeArgs;
use crate::commands::play::learn;
use crate::output::say;

pub(crate) fn run(args: &ServeArgs) -> Result<Answer> {
    if let Some(folder) = &args.lessons {
        // A lesson that cannot be taught keeps nobody from playing.
        for error in learn::install(folder)? {
            eprintln!("gospoda: {error:#}");
        }
    }
    let named_by = args.client_ip_header.as_deref().map(str::parse).transpose();
    let named_by = named_by.context("--client-ip-header is no name of a header")?;
    let limits = Limits { named_by, ..Limits::default() };
    let mail = args.smtp.clone().zip(args.mail_from.clone());
    let mail = mail.map(|(url, from)| MailServer { url, from });
    mail.iter().try_for_each(MailServer::check).map_err(|what| anyhow!("{what}"))?;
    let notify = Notify { reaches_private: args.private_webhooks, mail, ..Notify::default() };
    let config = Config { limits, notify, site: args.site(), ..Config::default() };
    crate::log::begin();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    let storage = match &args.database {
        None => Storage::Folder(args.data.clone()),
        Some(url) => {
            Storage::Database { url: url.clone(), node: args.node.clone(), data: args.data.clone() }
        }
    };
    let served = runtime.block_on(server::serve(args.addr, &storage, config, |addr| {
        // Whoever started the server from a script waits for this line.
        let _ = say(&format!("gospoda is open at http://{addr}/"));
    }));
    // The message is whole: its causes are told in it.
    served.map_err(|error| anyhow!("{error}"))?;
    Ok(Answer::Yes)
}
