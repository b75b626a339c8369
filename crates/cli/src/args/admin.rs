//! What can be typed after `gospoda admin`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand};

use crate::settings::{DEFAULT_DATA, time};

#[derive(Args)]
pub(crate) struct AdminArgs {
    /// The data folder of the server that runs
    #[arg(long, value_name = "FOLDER", env = "GOSPODA_DATA", default_value = DEFAULT_DATA, global = true)]
    pub(crate) data: PathBuf,
    /// Print one JSON document
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Subcommand)]
pub(crate) enum AdminCommand {
    /// List tables, the newest first
    Tables(TablesArgs),
    /// Look at a table: who sits there, how far it is; nothing that is secret in the match
    Show(TableArg),
    /// Close a table: it can be looked at, but not played
    Close(TableArg),
    /// Read a table anew that stands still, or open one that was closed
    Unfreeze(TableArg),
    /// Delete a table with everything that belongs to it
    Delete(TableArg),
    /// Print the match file of a match that is over
    Export(TableArg),
    /// Forget a person everywhere: names, talk, notes, where to tell him; the matches stay whole, and his seats become free
    Erase(EraseArgs),
    /// Let an address, a network or the browsers at a seat in no more
    Ban(BanArgs),
    /// List the bans that hold
    Bans,
    /// Lift a ban, by its number in the list
    Unban {
        /// The number of the ban
        id: i64,
    },
    /// Show which tables are old enough to be deleted by the settings keep-…
    Retention {
        /// Delete them now; the server does it every hour by itself
        #[arg(long)]
        now: bool,
    },
}

#[derive(Args)]
pub(crate) struct TableArg {
    /// The name of the table: 12 letters and digits, as in its address
    pub(crate) table: String,
}

#[derive(Args)]
pub(crate) struct TablesArgs {
    /// Only those of a game, such as smallworld
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Only those at a stage: unbegun, begun or over
    #[arg(long)]
    pub(crate) stage: Option<String>,
    /// Only those that are closed
    #[arg(long)]
    pub(crate) closed: bool,
    /// Only tables that nobody has touched for this long, such as 30d
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) untouched: Option<Duration>,
    /// So many at most
    #[arg(long, default_value_t = 100)]
    pub(crate) most: u32,
}

#[derive(Args)]
pub(crate) struct EraseArgs {
    /// A table at which the person sits
    pub(crate) table: String,
    /// His seat there, such as P2
    pub(crate) seat: String,
    /// Only say what would be forgotten
    #[arg(long)]
    pub(crate) dry_run: bool,
}

#[derive(Args)]
pub(crate) struct BanArgs {
    /// An address or a network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48
    #[arg(long, value_name = "NETWORK", required_unless_present = "seat", conflicts_with = "seat")]
    pub(crate) network: Option<String>,
    /// A seat: its browsers are banned
    #[arg(long, num_args = 2, value_names = ["TABLE", "SEAT"])]
    pub(crate) seat: Option<Vec<String>>,
    /// For how long, such as 30d; for ever if nothing is said
    #[arg(long, value_name = "TIME", value_parser = time)]
    pub(crate) lasts: Option<Duration>,
    /// What you want to remember of the reason
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) why: String,
}
