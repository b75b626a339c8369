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
use table::{KeyHash, StoreError, TableError, Visitor};
use text::{Lang, msg};

use notifications::{MOST_SUBSCRIPTIONS, Subscription, Way, WayError, told_secret};
use web::{
    Answer, ApiError, Caller, Failed, Fields, Filled, browser_cookie, html, problem, read,
    text_file,
};

use crate::error::SubscriptionError;
use crate::random::{fresh_id, fresh_key, random};
use crate::server::Server;

/// What has become of the last wish: a word in the address of the page.
#[derive(Deserialize)]
pub(crate) struct Said {
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

pub(crate) async fn page(
    State(state): State<Server>,
    said: Result<Query<Said>, QueryRejection>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    // Whatever else stands in the address, the page is there.
    let said = said.ok().and_then(|Query(it)| it.said);
    page_with(&state, &visitor, said, None).await
}

async fn page_with(
    state: &Server,
    visitor: &Visitor,
    said: Option<Outcome>,
    wrong: Option<&ApiError>,
) -> Result<Response, Failed> {
    let shown = async {
        let owner = visitor.key_hash().into_iter().collect::<Vec<_>>();
        let told = state.notifier.subscriptions_of(&owner).await?;
        Ok::<_, ApiError>(Notifications {
            told: told.iter().map(told_by).collect(),
            push_key: state.notifier.public_key().await?,
            has_mail: state.notifier.has_mail(),
            said: said.map(|it| it.say(visitor.prefs.lang)),
            notice: wrong.map(|it| it.say(visitor.prefs.lang)),
            prefs: visitor.prefs,
        })
    };
    let shown = shown.await.map_err(|error| Failed { error, visitor: visitor.clone() })?;
    Ok(html(page::notifications_page(&shown)))
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
pub(crate) async fn worker() -> Response {
    let text = page::asset("sw.js").map(|it| it.text.clone()).unwrap_or_default();
    text_file("text/javascript; charset=utf-8", "no-cache", text)
}

/// A way to tell somebody, or what is wrong with it.
fn checked(way: Result<Way, WayError>) -> Result<Way, ApiError> {
    way.map_err(|error| SubscriptionError::from(error).into())
}

/// Keeps a new subscription. A browser without a key gets one.
async fn subscribe(
    state: &Server,
    owner: KeyHash,
    visitor: &Visitor,
    way: Way,
) -> Result<Subscription, ApiError> {
    let others = state.notifier.subscriptions_of(&[owner]).await?;
    let is_new = |it: &&Subscription| it.way.address() != way.address();
    if MOST_SUBSCRIPTIONS <= others.iter().filter(is_new).count() {
        return Err(SubscriptionError::TooMany.into());
    }
    let (origin, lang) = (visitor.origin.clone(), visitor.prefs.lang);
    let new = Subscription::new(fresh_id(), owner, way, origin, lang);
    state.notifier.subscribe(&new).await?;
    Ok(new)
}

/// Answers a form that adds something.
async fn added(state: &Server, visitor: &Visitor, way: Result<Way, ApiError>) -> Response {
    let browser = visitor.browser.clone().unwrap_or_else(fresh_key);
    let kept = async {
        let new = subscribe(state, browser.key_hash(), visitor, way?).await?;
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

async fn send_code(state: &Server, to: &Subscription) -> Result<bool, ApiError> {
    state.notifier.send_code(to).await.map_err(ApiError::too_many)
}

/// The page, with what was wrong.
async fn wrong(state: &Server, visitor: &Visitor, error: &ApiError) -> Response {
    match page_with(state, visitor, None, Some(error)).await {
        Ok(page) => (error.status(), page).into_response(),
        Err(failed) => failed.into_response(),
    }
}

/// `endpoint=…`, `key=…`, `auth=…`.
pub(crate) async fn push(
    State(state): State<Server>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let reaches_private = state.notifier.reaches_private();
    let way = Filled::of(fields).and_then(|it| {
        let [endpoint, key, auth] = [it.need("endpoint")?, it.need("key")?, it.need("auth")?];
        checked(Way::push(endpoint, key, auth, reaches_private))
    });
    added(&state, &visitor, way).await
}

/// `url=…`.
pub(crate) async fn webhook(
    State(state): State<Server>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let reaches_private = state.notifier.reaches_private();
    let way = Filled::of(fields)
        .and_then(|it| checked(Way::webhook(it.need("url")?, random(), reaches_private)));
    added(&state, &visitor, way).await
}

/// `address=…`.
pub(crate) async fn mail(
    State(state): State<Server>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let way = Filled::of(fields).and_then(|it| match state.notifier.has_mail() {
        true => checked(Way::mail(it.need("address")?, &fresh_key())),
        false => Err(SubscriptionError::NoMail.into()),
    });
    added(&state, &visitor, way).await
}

/// The subscription that a form names, if it is the visitor's.
async fn own(state: &Server, owner: Option<KeyHash>, id: &str) -> Result<Subscription, ApiError> {
    let id = id.parse().map_err(|_| ApiError::from(SubscriptionError::NotFound))?;
    let found = state.notifier.subscription(id).await?;
    found.filter(|it| Some(it.owner) == owner).ok_or(SubscriptionError::NotFound.into())
}

/// `id=…`, `code=…`.
pub(crate) async fn confirm(
    State(state): State<Server>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let done = async {
        let fields = Filled::of(fields)?;
        let found = own(&state, visitor.key_hash(), fields.need("id")?).await?;
        let shown = fields.need("code")?.to_lowercase();
        if !matches!(&found.way, Way::Mail { code, .. } if *code == shown) {
            return Err(SubscriptionError::WrongCode.into());
        }
        Ok(state.store.confirm(found.id).await.map_err(StoreError::from)?)
    };
    match done.await {
        Ok(()) => Redirect::to("/notifications").into_response(),
        Err(error) => wrong(&state, &visitor, &error).await,
    }
}

/// Sends something to see whether it arrives: `id=…`.
pub(crate) async fn try_out(
    State(state): State<Server>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let done = async {
        let found = own(&state, visitor.key_hash(), Filled::of(fields)?.need("id")?).await?;
        Ok(found.is_confirmed && state.notifier.try_out(&found).await)
    };
    match done.await {
        Ok(true) => Outcome::Tried.page(),
        Ok(false) => Outcome::Lost.page(),
        Err(error) => wrong(&state, &visitor, &error).await,
    }
}

/// `id=…`.
pub(crate) async fn remove(
    State(state): State<Server>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let done = async {
        let found = own(&state, visitor.key_hash(), Filled::of(fields)?.need("id")?).await?;
        Ok(state.store.unsubscribe(found.id).await.map_err(StoreError::from)?)
    };
    match done.await {
        Ok(()) => Outcome::Removed.page(),
        Err(error) => wrong(&state, &visitor, &error).await,
    }
}

/// Where a mail leads whoever wants no more: it asks first, because programs look at the links of mails.
pub(crate) async fn leave_page(
    Path((id, token)): Path<(String, String)>,
    Caller(visitor): Caller,
) -> Response {
    let is_plain = |it: &str| it.bytes().all(|it| it.is_ascii_alphanumeric());
    if is_plain(&id) && is_plain(&token) {
        html(page::leave_page(&format!("/notifications/leave/{id}/{token}"), &visitor.prefs))
    } else {
        Failed { error: ApiError::NotFound, visitor }.into_response()
    }
}

/// No more mail: for people, and for the programs in which they read it.
pub(crate) async fn leave(
    State(state): State<Server>,
    Path((id, token)): Path<(String, String)>,
) -> Response {
    let done = async {
        let id = id.parse().map_err(|_| ApiError::from(SubscriptionError::NotFound))?;

        // Whoever is not there any more gets nothing either.
        match state.notifier.subscription(id).await? {
            Some(it) if it.leave_token() == token => {
                Ok(state.store.unsubscribe(id).await.map_err(StoreError::from)?)
            }
            Some(_) => Err(SubscriptionError::NotFound.into()),
            None => Ok(()),
        }
    };
    match done.await {
        Ok(()) => ([(CACHE_CONTROL, "no-store")], Outcome::Removed.page()).into_response(),
        Err(error) => problem(&error, None),
    }
}

/// For whom a program asks: the seat of its key, or its browser.
async fn owner(state: &Server, by: &Visitor) -> Result<KeyHash, ApiError> {
    let owner = by.bearer.or(by.key_hash()).ok_or(TableError::NotYourSeat)?;
    let seat = async { state.store.seat_of(owner).await.map_err(StoreError::from) };
    if by.bearer.is_some() && seat.await?.is_none() {
        return Err(TableError::NoSuchSeat.into());
    }
    Ok(owner)
}

#[utoipa::path(
    get,
    path = "/notifications",
    operation_id = "notifications",
    summary = "Who is told when the seat is waited for and nobody is there.",
    responses((status = 200, description = "Who is told when the seat is waited for and nobody is there.", body = Subscriptions))
)]
pub(crate) async fn list(State(state): State<Server>, Caller(by): Caller) -> Answer<Subscriptions> {
    let found = async {
        let owner = owner(&state, &by).await?;
        let found = state.notifier.subscriptions_of(&[owner]).await?;
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
    operation_id = "add_notification",
    summary = "Adds a webhook: an address that gets a signed request when the seat is waited for.",
    request_body = NewSubscription,
    responses((status = 200, description = "It was added.", body = Subscribed))
)]
pub(crate) async fn add(
    State(state): State<Server>,
    Caller(by): Caller,
    body: Result<Json<NewSubscription>, JsonRejection>,
) -> Answer<Subscribed> {
    let added = async {
        let NewSubscription { webhook } = read(body)?;
        let owner = owner(&state, &by).await?;
        let way = checked(Way::webhook(&webhook, random(), state.notifier.reaches_private()))?;
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
    operation_id = "remove_notification",
    summary = "Removes a webhook, a browser or a mailbox.",
    params(("id" = String, Path, description = "What names it in the list")),
    responses((status = 200, description = "What is left.", body = Subscriptions))
)]
pub(crate) async fn delete(
    State(state): State<Server>,
    Path(id): Path<String>,
    Caller(by): Caller,
) -> Answer<Subscriptions> {
    let done = async {
        let owner = owner(&state, &by).await?;
        let found = own(&state, Some(owner), &id).await?;
        Ok(state.store.unsubscribe(found.id).await.map_err(StoreError::from)?)
    };
    match done.await {
        Ok(()) => list(State(state), Caller(by)).await,
        Err(error) => Answer(Err(error)),
    }
}
