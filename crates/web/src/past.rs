//! Pages of the past: every moment of a match, the list of what happened, and match files that are brought.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::{AtMove, Table, TableError, TableId, Visitor};

use crate::campaign::parts;
use crate::error::ApiError;
use crate::pages::{home_with, waiting_for};
use crate::registry::{Along, AppState, BroughtTable};
use crate::render;
use crate::visitor::{Caller, browser_cookie};
use crate::{Failed, html, problem, text_file};

/// Through whose eyes, and which move: `n` in the form of the line above the table, `of` for a page that is there already.
#[derive(Default, Deserialize)]
pub(crate) struct Wanted {
    n: Option<usize>,
    of: Option<usize>,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

type Asked = Result<Query<Wanted>, QueryRejection>;

fn wanted(asked: Asked) -> Result<Wanted, ApiError> {
    match asked {
        Ok(Query(wanted)) => Ok(wanted),
        Err(rejection) => Err(ApiError::BadRequest(rejection.body_text())),
    }
}

/// Looks back at a table for a visitor, at what he has asked for.
async fn look_back<A: Send + 'static, T: Send + 'static>(
    state: &AppState,
    id: &str,
    visitor: Visitor,
    asked: Result<A, ApiError>,
    look: impl FnOnce(&Table, &Visitor, &A) -> Result<T, TableError> + Send + 'static,
) -> Result<T, Failed> {
    let seen = async {
        let (id, asked) = (TableId::parse(id).ok_or(ApiError::NoSuchTable)?, asked?);
        state.registry.look(id, &visitor, move |table, by| look(table, by, &asked)).await
    };
    seen.await.map_err(|error| Failed { error, visitor })
}

pub(crate) async fn history(
    State(state): State<AppState>,
    Path(id): Path<String>,
    asked: Asked,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let look =
        |it: &Table, by: &Visitor, wanted: &Wanted| it.history_page(by, wanted.eyes.as_deref());
    look_back(&state, &id, visitor, wanted(asked), look).await.map(html)
}

/// A moment that is asked for by its number.
fn at_move(n_moves: &str, asked: Asked) -> Result<AtMove, ApiError> {
    let n_moves = n_moves.parse().map_err(|_| TableError::NoSuchMove)?;
    Ok(AtMove { n_moves, eyes: wanted(asked)?.eyes })
}

pub(crate) async fn moment(
    State(state): State<AppState>,
    Path((id, n_moves)): Path<(String, String)>,
    asked: Asked,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    look_back(&state, &id, visitor, at_move(&n_moves, asked), Table::past_page).await.map(html)
}

/// The board at a moment, as a picture that stands alone.
pub(crate) async fn board(
    State(state): State<AppState>,
    Path((id, n_moves)): Path<(String, String)>,
    asked: Asked,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let board = look_back(&state, &id, visitor, at_move(&n_moves, asked), Table::past_board).await;
    board.map(|svg| text_file("image/svg+xml", "no-store", svg))
}

/// A moment for a page that shows another one: its parts, and what the move before it led to.
pub(crate) async fn beats(
    State(state): State<AppState>,
    Path(id): Path<String>,
    asked: Asked,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let at = wanted(asked)
        .map(|Wanted { of, eyes, .. }| AtMove { n_moves: of.unwrap_or_default(), eyes });
    let news = look_back(&state, &id, visitor, at, Table::past_news).await;
    news.map(|it| ([(CACHE_CONTROL, "no-store")], Json(it)).into_response())
}

/// The form above the table leads to the address of the moment.
pub(crate) async fn find(
    Path(id): Path<String>,
    asked: Asked,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let to = wanted(asked).and_then(|it| {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let is_slug =
            |it: &String| !it.is_empty() && it.bytes().all(|it| it.is_ascii_alphanumeric());
        let eyes = it.eyes.filter(is_slug).map(|it| format!("?as={it}")).unwrap_or_default();
        Ok(format!("/table/{id}/at/{}{eyes}", it.n.unwrap_or_default()))
    });
    match to {
        Ok(to) => Ok(Redirect::to(&to).into_response()),
        Err(error) => Err(Failed { error, visitor }),
    }
}

/// The next table that waits for the visitor, or the front page.
pub(crate) async fn next(State(state): State<AppState>, Caller(visitor): Caller) -> Redirect {
    match waiting_for(&state, &visitor).await {
        Some(id) => Redirect::to(&format!("/table/{id}")),
        None => Redirect::to("/"),
    }
}

pub(crate) async fn fairness(Caller(visitor): Caller) -> Response {
    html(render::fairness_page(visitor.prefs))
}

/// A match file becomes a table that is over, or one that goes on.
pub(crate) async fn bring(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let host = visitor.browser.clone().unwrap_or_else(|| state.fresh_key());
    let kind = headers.get(CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let file = parts(kind, &body).into_iter().find(|(name, _)| name == "file");
    let brought = async {
        let missing = || ApiError::BadRequest("the field 'file' is missing".to_owned());
        let (_, text) = file.ok_or_else(missing)?;
        state.registry.bring(text, &host, false, visitor.client).await
    };
    match brought.await {
        Ok(BroughtTable { id, is_over }) => {
            let to = Redirect::to(&format!("/table/{id}{}", if is_over { "/at/0" } else { "" }));
            ([(SET_COOKIE, browser_cookie(&host))], to).into_response()
        }
        Err(error) => {
            let page = home_with(&state, &visitor, None, Some(error.say(visitor.prefs.lang))).await;
            (error.status(), html(page)).into_response()
        }
    }
}

/// The file with which a match goes on elsewhere: only for whoever has the seats of all people.
pub(crate) async fn along(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    along_of(&state, &id, &visitor).await.map_err(|error| Failed { error, visitor })
}

#[utoipa::path(
    post,
    path = "/tables/{id}/along",
    summary = "Takes a running match along: its match file with all that it takes to go on elsewhere, the secret seed among it. Only for whoever shows the keys of all people at the table; from then on nobody else sits down there. POST it to /matches as the file of a form.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The file, as docs/match-file.md tells it.", body = String, content_type = "application/jsonl"))
)]
pub(crate) async fn take_along(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Response {
    along_of(&state, &id, &visitor).await.unwrap_or_else(|error| problem(&error, None))
}

async fn along_of(state: &AppState, id: &str, visitor: &Visitor) -> Result<Response, ApiError> {
    let id = TableId::parse(id).ok_or(ApiError::NoSuchTable)?;
    let Along { game, text } = state.registry.take_along(id, visitor).await?;
    let name = format!("attachment; filename=\"{game}-{id}-along.match\"");
    let mut response = text_file("application/jsonl; charset=utf-8", "no-store", text);
    response.headers_mut().extend(name.parse().ok().map(|name| (CONTENT_DISPOSITION, name)));
    Ok(response)
}
