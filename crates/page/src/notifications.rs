//! The page where somebody says how he wants to be told that a table waits for him.

use maud::{Markup, html};
use text::{attribute, id, msg};

use crate::asset::address;
use crate::context::Prefs;
use crate::shell::{self, Frame};

/// How somebody is told, and how he can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notifications {
    pub told: Vec<Told>,
    /// What a browser has to know to subscribe to pushes.
    pub push_key: String,
    /// Whether this server sends mail.
    pub has_mail: bool,
    /// What has become of the last wish, and what was wrong with it.
    pub said: Option<String>,
    pub notice: Option<String>,
    pub prefs: Prefs,
}

/// One way in which somebody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What names it in forms.
    pub id: String,
    pub by: By,
}

/// How somebody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// A browser, known by its push service's address.
    Push { endpoint: String },
    /// A request to an address, signed with a secret.
    Webhook { url: String, secret: String },
    /// A mailbox.
    Mail { address: String, is_confirmed: bool },
}

/// The page of notifications.
pub fn notifications_page(page: &Notifications) -> String {
    let lang = page.prefs.lang;
    let title = msg!(lang, TELL_TITLE);
    let body = html! {
        main class="sheet" id="main" {
            h1 { (title) }
            p { (msg!(lang, TELL_INTRO)) }
            @if let Some(said) = &page.said { p role="status" { strong { (said) } } }
            @if let Some(notice) = &page.notice { p class="notice" role="alert" { (notice) } }
            section {
                h2 { (msg!(lang, TELL_MINE)) }
                @if page.told.is_empty() { p class="muted" { (msg!(lang, TELL_NONE)) } }
                @else {
                    ul class="told" { @for it in &page.told { li { (one(page, it)) } } }
                }
            }
            (push(page))
            (webhook(page))
            @if page.has_mail { (mail(page)) }
        }
        (shell::footer(lang))
        script type="module" src=(address("notify.js")) {}
    };
    shell::document(&Frame::plain(&title, page.prefs, "/notifications"), &body).into_string()
}

/// The page to which a mail leads whoever wants no more of them.
pub fn leave_page(action: &str, prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let title = msg!(lang, TELL_LEAVE_TITLE);
    let body = html! {
        main class="sheet" id="main" {
            h1 { (title) }
            p { (msg!(lang, TELL_LEAVE_WHY)) }
            form method="post" action=(action) { button class="btn btn-primary" type="submit" { (msg!(lang, TELL_REMOVE)) } }
        }
        (shell::footer(lang))
    };
    shell::document(&Frame::plain(&title, *prefs, "/"), &body).into_string()
}

/// A way in which somebody is told, with what he can do about it.
fn one(page: &Notifications, told: &Told) -> Markup {
    let lang = page.prefs.lang;
    let button = |action: &str, label: String| {
        html! {
            form method="post" action={ "/notifications/" (action) } {
                button class="btn" type="submit" name="id" value=(told.id) { (label) }
            }
        }
    };
    let (name, more, is_waiting) = match &told.by {
        By::Push { endpoint } => (msg!(lang, TELL_PUSH_ONE, host = host(endpoint)), None, false),
        By::Webhook { url, secret } => {
            let secret =
                attribute(lang, id::TELL_WEBHOOK, "secret", &[("secret", secret.as_str().into())]);
            (url.clone(), Some(secret), false)
        }
        By::Mail { address, is_confirmed } => {
            let wait = attribute(lang, id::TELL_MAIL, "wait", &[]);
            (address.clone(), (!is_confirmed).then_some(wait), !is_confirmed)
        }
    };
    let endpoint = if let By::Push { endpoint } = &told.by { Some(endpoint) } else { None };
    html! {
        div class="told-what" data-endpoint=[endpoint] {
            strong { (name) }
            @if let Some(more) = more { span class="muted" { (more) } }
        }
        div class="row" {
            @if is_waiting {
                form class="form" method="post" action="/notifications/confirm" {
                    input type="hidden" name="id" value=(told.id);
                    div class="join-row" {
                        label class="visually-hidden" for={ "code-" (told.id) } { (attribute(lang, id::TELL_MAIL, "code", &[])) }
                        input id={ "code-" (told.id) } name="code" required autocomplete="one-time-code" autocapitalize="none"
                            spellcheck="false" maxlength="20" size="16" placeholder=(attribute(lang, id::TELL_MAIL, "code", &[]));
                        button class="btn btn-primary" type="submit" { (attribute(lang, id::TELL_MAIL, "confirm", &[])) }
                    }
                }
            } @else { (button("try", msg!(lang, TELL_TRY))) }
            (button("remove", msg!(lang, TELL_REMOVE)))
        }
    }
}

/// The host of an address, for people.
fn host(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.split(['/', ':']).next().unwrap_or(rest)
}

/// Only a script can ask the browser; without one this is not offered.
fn push(page: &Notifications) -> Markup {
    let lang = page.prefs.lang;
    let said = |name: &str| attribute(lang, id::TELL_PUSH, name, &[]);
    html! {
        section id="tell-push" data-key=(page.push_key) data-lang=(lang.tag()) data-off=(said("off")) data-on=(said("on")) data-refused=(said("refused")) hidden {
            h2 { (msg!(lang, TELL_PUSH)) }
            p class="hint" id="push-hint" { (said("hint")) }
            p class="muted" id="push-state" role="status" hidden {}
            button class="btn btn-primary" type="button" id="push-on" hidden aria-describedby="push-hint" { (said("do")) }
        }
    }
}

fn webhook(page: &Notifications) -> Markup {
    let lang = page.prefs.lang;
    let said = |name: &str| attribute(lang, id::TELL_WEBHOOK, name, &[]);
    html! {
        section {
            h2 { label for="webhook" { (msg!(lang, TELL_WEBHOOK)) } }
            form class="form" method="post" action="/notifications/webhook" {
                div class="join-row" {
                    input id="webhook" name="url" type="url" required maxlength="1000" placeholder="https://" aria-describedby="webhook-hint";
                    button class="btn" type="submit" { (said("do")) }
                }
                p class="hint" id="webhook-hint" { (said("hint")) }
            }
        }
    }
}

fn mail(page: &Notifications) -> Markup {
    let lang = page.prefs.lang;
    let said = |name: &str| attribute(lang, id::TELL_MAIL, name, &[]);
    html! {
        section {
            h2 { label for="mail" { (msg!(lang, TELL_MAIL)) } }
            form class="form" method="post" action="/notifications/mail" {
                div class="join-row" {
                    input id="mail" name="address" type="email" required maxlength="300" autocomplete="email" aria-describedby="mail-hint";
                    button class="btn" type="submit" { (said("do")) }
                }
                p class="hint" id="mail-hint" { (said("hint")) }
            }
        }
    }
}
