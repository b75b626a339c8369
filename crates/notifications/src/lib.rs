//! Telling people who are not at a table that it waits for them: by Web Push, by webhook, and by mail where the host has
//! a mail server.
//!
//! What is to be told follows from the position and is worked out by the table (`table::notices`); so it is right after
//! something was taken back. Here is what happens then: who wants to hear it ([`subscription`]), and how it gets there
//! ([`notifier`]; [`push`], [`webhook`] and [`mail`] over [`http_client`]).
//!
//! A notification says which table waits, for which seat, and nothing of the position.

mod http_client;
mod mail;
mod notifier;
mod push;
mod subscription;
mod webhook;

use std::fmt;
use std::time::Duration;

use kernel::Seat;
use table::{Call, TableId};
use text::{Lang, msg};

pub use notifier::{Delivery, Notifier, Outcomes};
pub use push::PushKey;
pub use subscription::{MOST_SUBSCRIPTIONS, Subscription, Way, WayError};
pub use webhook::told_secret;

/// What a host may set about notifications.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notify {
    /// Who is waited for hears of it after this time, unless he is at the table by then or it is not true any more.
    pub after: Duration,
    /// Whether pushes and webhooks may go into private networks, and to this machine. On a server for strangers they may
    /// not: whoever can make it ask addresses in there could reach what is not meant for him.
    pub reaches_private: bool,
    /// Where mail is handed in. Nothing means that there is no mail.
    pub mail: Option<MailServer>,
}

impl Default for Notify {
    fn default() -> Self {
        Self { after: Duration::from_secs(10), reaches_private: false, mail: None }
    }
}

/// A server that takes mail.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer {
    /// `smtps://user:password@mail.example`, or `smtp://…?tls=required` for STARTTLS.
    pub url: String,
    /// From whom the mail comes: `Gospoda <inn@example.org>`.
    pub from: String,
}

/// The address holds a password.
impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

impl MailServer {
    /// Whether mail could be handed in there, as far as the words tell.
    ///
    /// # Errors
    /// What is wrong with the words.
    pub fn check(&self) -> Result<(), String> {
        mail::Mailer::new(self).map(drop)
    }
}

/// One thing to be told to the person of one seat.
#[derive(Clone, Debug)]
pub struct Notification {
    pub table: TableId,
    pub game: &'static str,
    pub seat: Seat,
    /// Of the table, when it was decided to tell.
    pub version: u32,
    pub call: Option<Call>,
}

impl Notification {
    /// A letter that only shows that letters arrive.
    pub fn of_trial() -> Self {
        Self { table: TableId::of_number(0), game: "", seat: Seat(0), version: 0, call: None }
    }

    /// The word for what happened, in webhooks.
    fn event(&self) -> &'static str {
        self.call.map_or("test", Call::slug)
    }

    /// One short line.
    fn title(&self, lang: Lang) -> String {
        let game = catalog::game(self.game).map(|it| it.renderer().title(lang)).unwrap_or_default();
        match self.call {
            Some(Call::Turn) => msg!(lang, TELL_TURN, game = game),
            Some(Call::Withdrawn) => msg!(lang, TELL_WITHDRAWN, game = game),
            Some(Call::Consent) => msg!(lang, TELL_CONSENT, game = game),
            Some(Call::Over) => msg!(lang, TELL_OVER, game = game),
            None => msg!(lang, TELL_TRIAL),
        }
    }

    /// One sentence more.
    fn body(&self, lang: Lang) -> String {
        let table = self.table.to_string();
        match self.call {
            Some(Call::Turn) => msg!(lang, TELL_TURN_MORE, table = table),
            Some(Call::Withdrawn) => msg!(lang, TELL_WITHDRAWN_MORE, table = table),
            Some(Call::Consent) => msg!(lang, TELL_CONSENT_MORE, table = table),
            Some(Call::Over) => msg!(lang, TELL_OVER_MORE, table = table),
            None => msg!(lang, TELL_TRIAL_MORE),
        }
    }

    /// Where it leads.
    fn address(&self, origin: &str) -> String {
        match self.call {
            Some(_) => format!("{origin}/table/{}", self.table),
            None => format!("{origin}/notifications"),
        }
    }

    /// What newer letters replace: those about the same table.
    fn topic(&self) -> String {
        match self.call {
            Some(_) => self.table.to_string(),
            None => "trial".to_owned(),
        }
    }
}
