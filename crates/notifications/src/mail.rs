//! Mail, where the host has a server that takes it. A mailbox gets nothing but a code until somebody has shown the code:
//! nobody can have mail sent to others.

use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{Address, AsyncTransport, Tokio1Executor};
use text::{Lang, msg};

use super::{MailServer, Notification, Subscription};

/// A server that takes no mail within this time is not there.
const PATIENCE: Duration = Duration::from_secs(20);

/// Hands mail in.
#[derive(Clone, Debug)]
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Why a mail was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It never will be.
    ForEver,
    /// The server is away, or wants it later.
    Now,
}

impl Mailer {
    pub(crate) fn new(server: &MailServer) -> Result<Self, String> {
        let from = server.from.parse().map_err(|_| {
            format!("'{}' is no sender of mail: it is written Name <inn@example.org>", server.from)
        })?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&server.url);
        let wrong =
            "a mail server is written smtps://USER:PASSWORD@HOST or smtp://HOST?tls=required";
        let transport = transport.map_err(|_| wrong.to_owned())?.timeout(Some(PATIENCE)).build();
        Ok(Self { transport, from })
    }

    /// Who can be asked about what comes from here.
    pub(crate) fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    /// Tells a mailbox.
    pub(crate) async fn tell(
        &self,
        letter: &Notification,
        to: &Address,
        subscription: &Subscription,
    ) -> Result<(), Refused> {
        let (lang, origin) = (subscription.lang, &subscription.origin);
        let leave = format!(
            "{origin}/notifications/leave/{}/{}",
            subscription.id,
            subscription.leave_token()
        );
        let text = format!(
            "{}\n\n{}\n\n-- \n{}\n{leave}\n",
            letter.body(lang),
            letter.address(origin),
            msg!(lang, TELL_MAIL_LEAVE)
        );
        self.send(to, &letter.title(lang), text, Some(&leave)).await
    }

    /// Sends the code that shows that a mailbox is read by whoever asks.
    pub(crate) async fn send_code(
        &self,
        to: &Address,
        code: &str,
        lang: Lang,
    ) -> Result<(), Refused> {
        let text =
            format!("{}\n\n{code}\n\n{}\n", msg!(lang, TELL_CODE_IS), msg!(lang, TELL_CODE_WHY));
        self.send(to, &msg!(lang, TELL_CODE_TITLE), text, None).await
    }

    async fn send(
        &self,
        to: &Address,
        subject: &str,
        text: String,
        leave: Option<&str>,
    ) -> Result<(), Refused> {
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.clone()))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .message_id(None);
        if let Some(leave) = leave {
            let header =
                |name, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
            message =
                message.raw_header(header("List-Unsubscribe", format!("<{leave}>"))).raw_header(
                    header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
                );
        }
        let message = message.body(text).map_err(|_| Refused::ForEver)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(Refused::ForEver),
            Err(_) => Err(Refused::Now),
        }
    }
}
