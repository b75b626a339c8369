//! Where somebody says how he wants to be told that a table waits for him: a page with forms for people, and endpoints
//! for programs, which show the key of a seat.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use page::{By, Notifications, Told};
use protocol::{NewSubscription, Subscribed, SubscriptionEntry, Subscriptions};
use serde::Deserialize;
use table::{Mark, TableError, Visitor};
use text::{Lang, msg};

use super::api::{Answer, read};
use super::forms::{Fields, Filled};
use super::{Failed, html, text_file};
use crate::error::ApiError;
use crate::random::{fresh_id, fresh_key, random};
use crate::registry::AppState;
use crate::render;
use crate::visitor::{Caller, browser_cookie};
use notifications::{MOST_SUBSCRIPTIONS, Subscription, Way, told_secret};

/// What has become of the last wish: a word in the address of the page.
#[derive(Deserialize)]
pub(super) struct Said {
    said: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Outcome {
    Tried,
    Lost,
    Removed,
}

impl Outcome {
    fn say(self, lang: Lang) -> String {
        match self {
            Self::Tried => msg!(lang, TELL_TRIED),
            Self::Lost => msg!(lang, TELL_LOST),
            Self::Removed => msg!(lang, TELL_REMOVED),
        }
    }

    fn page(self) -> Response {
        let word = match self {
            Self::Tried => "tried",
            Self::Lost => "lost",
            Self::Removed => "removed",
        };
        Redirect::to(&format!("/notifications?said={word}")).into_response()
    }
}

pub(super) async fn page(
    State(state): State<AppState>,
    said: Result<Query<Said>, QueryRejection>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    // Whatever else stands in the address, the page is there.
    let said = said.ok().and_then(|Query(it)| it.said);
    page_with(&state, &visitor, said, None).await
}

async fn page_with(
    state: &AppState,
    visitor: &Visitor,
    said: Option<Outcome>,
    wrong: Option<&ApiError>,
) -> Result<Response, Failed> {
    let shown = async {
        let context = &state.registry.context;
        let owner = visitor.mark().into_iter().collect::<Vec<_>>();
        let told = context.notifier.subscriptions_of(&owner).await?;
        Ok::<_, ApiError>(Notifications {
            told: told.iter().map(told_by).collect(),
            push_key: context.notifier.public_key().await?,
            has_mail: context.notifier.has_mail(),
            said: said.map(|it| it.say(visitor.prefs.lang)),
            notice: wrong.map(|it| it.say(visitor.prefs.lang)),
            prefs: visitor.prefs,
        })
    };
    let shown = shown.await.map_err(|error| Failed { error, visitor: visitor.clone() })?;
    Ok(html(render::notifications_page(&shown)))
}

fn told_by(it: &Subscription) -> Told {
    let address = it.way.address().to_owned();
    let by = match &it.way {
        Way::Push { .. } => By::Push { endpoint: address },
        Way::Webhook { secret, .. } => By::Webhook { url: address, secret: told_secret(secret) },
        Way::Mail { .. } => By::Mail { address, is_confirmed: it.is_confirmed },
    };
    Told { id: it.id.to_string(), by }
}

/// What shows notifications while no page is open. It has to stand at the root to speak for all pages.
pub(super) async fn worker() -> Response {
    let text = page::asset("sw.js").map(|it| it.text.clone()).unwrap_or_default();
    text_file("text/javascript; charset=utf-8", "no-cache", text)
}

/// Keeps a new subscription. A browser without a key gets one.
async fn subscribe(
    state: &AppState,
    owner: Mark,
    visitor: &Visitor,
    way: Way,
) -> Result<Subscription, ApiError> {
    let context = &state.registry.context;
    let others = context.notifier.subscriptions_of(&[owner]).await?;
    let is_new = |it: &&Subscription| it.way.address() != way.address();
    if MOST_SUBSCRIPTIONS <= others.iter().filter(is_new).count() {
        return Err(ApiError::TooManySubscriptions);
    }
    let (origin, lang) = (visitor.origin.clone(), visitor.prefs.lang);
    let new = Subscription::new(fresh_id(), owner, way, origin, lang);
    context.notifier.subscribe(&new).await?;
    Ok(new)
}

/// Answers a form that adds something.
async fn added(state: &AppState, visitor: &Visitor, way: Result<Way, ApiError>) -> Response {
    let browser = visitor.browser.clone().unwrap_or_else(fresh_key);
    let kept = async {
        let new = subscribe(state, browser.mark(), visitor, way?).await?;
        let is_reached = new.is_confirmed || send_code(state, &new).await?;
        Ok::<_, ApiError>(is_reached)
    };
    let cookie = [(SET_COOKIE, browser_cookie(&browser))];
    match kept.await {
        Ok(true) => (cookie, Redirect::to("/notifications")).into_response(),
        Ok(false) => (cookie, Outcome::Lost.page()).into_response(),
        Err(error) => wrong(state, visitor, &error).await,
    }
}

async fn send_code(state: &AppState, to: &Subscription) -> Result<bool, ApiError> {
    state.registry.context.notifier.send_code(to).await.map_err(ApiError::too_many)
}

/// The page, with what was wrong.
async fn wrong(state: &AppState, visitor: &Visitor, error: &ApiError) -> Response {
    match page_with(state, visitor, None, Some(error)).await {
        Ok(page) => (error.status(), page).into_response(),
        Err(failed) => failed.into_response(),
    }
}

/// `endpoint=…`, `key=…`, `auth=…`.
pub(super) async fn push(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let reaches_private = state.registry.context.notifier.reaches_private();
    let way = Filled::of(fields).and_then(|it| {
        let [endpoint, key, auth] = [it.need("endpoint")?, it.need("key")?, it.need("auth")?];
        Ok(Way::push(endpoint, key, auth, reaches_private)?)
    });
    added(&state, &visitor, way).await
}

/// `url=…`.
pub(super) async fn webhook(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let reaches_private = state.registry.context.notifier.reaches_private();
    let way = Filled::of(fields)
        .and_then(|it| Ok(Way::webhook(it.need("url")?, random(), reaches_private)?));
    added(&state, &visitor, way).await
}

/// `address=…`.
pub(super) async fn mail(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let way = Filled::of(fields).and_then(|it| match state.registry.context.notifier.has_mail() {
        true => Ok(Way::mail(it.need("address")?, &fresh_key())?),
        false => Err(ApiError::NoMail),
    });
    added(&state, &visitor, way).await
}

/// The subscription that a form names, if it is the visitor's.
async fn own(state: &AppState, owner: Option<Mark>, id: &str) -> Result<Subscription, ApiError> {
    let id = id.parse().map_err(|_| ApiError::NoSuchSubscription)?;
    let found = state.registry.context.notifier.subscription(id).await?;
    found.filter(|it| Some(it.owner) == owner).ok_or(ApiError::NoSuchSubscription)
}

/// `id=…`, `code=…`.
pub(super) async fn confirm(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let done = async {
        let fields = Filled::of(fields)?;
        let found = own(&state, visitor.mark(), fields.need("id")?).await?;
        let shown = fields.need("code")?.to_lowercase();
        if !matches!(&found.way, Way::Mail { code, .. } if *code == shown) {
            return Err(ApiError::WrongCode);
        }
        Ok(state.registry.context.store.confirm(found.id).await?)
    };
    match done.await {
        Ok(()) => Redirect::to("/notifications").into_response(),
        Err(error) => wrong(&state, &visitor, &error).await,
    }
}

/// Sends something to see whether it arrives: `id=…`.
pub(super) async fn try_out(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let done = async {
        let found = own(&state, visitor.mark(), Filled::of(fields)?.need("id")?).await?;
        Ok(found.is_confirmed && state.registry.context.notifier.try_out(&found).await)
    };
    match done.await {
        Ok(true) => Outcome::Tried.page(),
        Ok(false) => Outcome::Lost.page(),
        Err(error) => wrong(&state, &visitor, &error).await,
    }
}

/// `id=…`.
pub(super) async fn remove(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let done = async {
        let found = own(&state, visitor.mark(), Filled::of(fields)?.need("id")?).await?;
        Ok(state.registry.context.store.unsubscribe(found.id).await?)
    };
    match done.await {
        Ok(()) => Outcome::Removed.page(),
        Err(error) => wrong(&state, &visitor, &error).await,
    }
}

/// Where a mail leads whoever wants no more: it asks first, because programs look at the links of mails.
pub(super) async fn leave_page(
    Path((id, token)): Path<(String, String)>,
    Caller(visitor): Caller,
) -> Response {
    let is_plain = |it: &str| it.bytes().all(|it| it.is_ascii_alphanumeric());
    if is_plain(&id) && is_plain(&token) {
        html(render::leave_page(&format!("/notifications/leave/{id}/{token}"), visitor.prefs))
    } else {
        Failed { error: ApiError::NotFound, visitor }.into_response()
    }
}

/// No more mail: for people, and for the programs in which they read it.
pub(super) async fn leave(
    State(state): State<AppState>,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    let done = async {
        let id = id.parse().map_err(|_| ApiError::NoSuchSubscription)?;
        let context = &state.registry.context;
        // Whoever is not there any more gets nothing either.
        match context.notifier.subscription(id).await? {
            Some(it) if it.leave_token() == token => Ok(context.store.unsubscribe(id).await?),
            Some(_) => Err(ApiError::NoSuchSubscription),
            None => Ok(()),
        }
    };
    match done.await {
        Ok(()) => ([(CACHE_CONTROL, "no-store")], Outcome::Removed.page()).into_response(),
        Err(error) => super::problem(&error, None),
    }
}

/// For whom a program asks: the seat of its key, or its browser.
async fn owner(state: &AppState, by: &Visitor) -> Result<Mark, ApiError> {
    let owner = by.bearer.or(by.mark()).ok_or(TableError::NotYourSeat)?;
    if by.bearer.is_some() && state.registry.context.store.seat_of(owner).await?.is_none() {
        return Err(TableError::NoSuchSeat.into());
    }
    Ok(owner)
}

#[utoipa::path(
    get,
    path = "/notifications",
    summary = "Who is told when the seat is waited for and nobody is there.",
    responses((status = 200, description = "Who is told when the seat is waited for and nobody is there.", body = Subscriptions), (status = "default", description = "What went wrong.", body = protocol::Problem))
)]
pub(super) async fn list(
    State(state): State<AppState>,
    Caller(by): Caller,
) -> Answer<Subscriptions> {
    let found = async {
        let owner = owner(&state, &by).await?;
        let found = state.registry.context.notifier.subscriptions_of(&[owner]).await?;
        let entry = |it: &Subscription| SubscriptionEntry {
            id: it.id.to_string(),
            way: it.way.slug().to_owned(),
            address: it.way.address().to_owned(),
            is_confirmed: it.is_confirmed,
        };
        Ok(Subscriptions { subscriptions: found.iter().map(entry).collect() })
    };
    Answer(found.await)
}

#[utoipa::path(
    post,
    path = "/notifications",
    summary = "Adds a webhook: an address that gets a signed request when the seat is waited for.",
    request_body = NewSubscription,
    responses((status = 200, description = "It was added.", body = Subscribed), (status = "default", description = "What went wrong.", body = protocol::Problem))
)]
pub(super) async fn add(
    State(state): State<AppState>,
    Caller(by): Caller,
    body: Result<Json<NewSubscription>, JsonRejection>,
) -> Answer<Subscribed> {
    let added = async {
        let NewSubscription { webhook } = read(body)?;
        let owner = owner(&state, &by).await?;
        let way =
            Way::webhook(&webhook, random(), state.registry.context.notifier.reaches_private())?;
        let secret = if let Way::Webhook { secret, .. } = &way {
            told_secret(secret)
        } else {
            String::new()
        };
        let new = subscribe(&state, owner, &by, way).await?;
        Ok(Subscribed { id: new.id.to_string(), secret })
    };
    Answer(added.await)
}

#[utoipa::path(
    delete,
    path = "/notifications/{id}",
    summary = "Removes a webhook, a browser or a mailbox.",
    params(("id" = String, Path, description = "What names it in the list")),
    responses((status = 200, description = "What is left.", body = Subscriptions), (status = "default", description = "What went wrong.", body = protocol::Problem))
)]
pub(super) async fn delete(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
) -> Answer<Subscriptions> {
    let done = async {
        let owner = owner(&state, &by).await?;
        let found = own(&state, Some(owner), &id).await?;
        Ok(state.registry.context.store.unsubscribe(found.id).await?)
    };
    match done.await {
        Ok(()) => list(State(state), Caller(by)).await,
        Err(error) => Answer(Err(error)),
    }
}
