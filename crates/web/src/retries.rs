//! Trying again from a moment of a match that is over, what a bot says of that, and the list of one's own costly answers.

use ai::Hint;
use axum::extract::{Path, State};
use axum::http::Method;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use page::{MistakeText, OwnMatch, Solved};
use table::{AtMove, Table, TableId, Visitor, moment_mark};

use crate::error::ApiError;
use crate::forms::{Fields, Filled};
use crate::puzzles::SolvedPuzzles;
use crate::registry::AppState;
use crate::thoughts::{Progress, Thoughts, Wish};
use crate::visitor::{Caller, browser_cookie};
use crate::{Failed, html, render, reviews};

/// Of so many tables of a browser, the latest, those that are over are looked at.
const MOST_TABLES: u32 = 48;
/// So many matches are listed.
const MOST_MATCHES: usize = 12;

/// So many verdicts are thought of at once.
pub(crate) const AT_ONCE: usize = 4;

/// What is thought of first answers, by the table and the answer.
pub(crate) type Verdicts = Thoughts<(TableId, String), Hint<String>>;

/// A new match from a moment on: `n=57`, `as=P2`.
pub(crate) async fn retry(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let host = visitor.browser.clone().unwrap_or_else(|| state.fresh_key());
    let made = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let fields = Filled::of(fields)?;
        let wrong = |_| ApiError::BadRequest("n is no number".to_owned());
        let n_moves = fields.need("n")?.parse().map_err(wrong)?;
        let at = AtMove { n_moves, eyes: fields.get("as").map(str::to_owned) };
        let look = move |table: &mut Table, _: &Visitor| table.retry(&at);
        let retry = state.registry.look(id, &visitor, look).await?;
        state.registry.make_retry(retry, &visitor.name, &host, visitor.client).await
    };
    match made.await {
        Ok(id) => {
            let cookie = [(SET_COOKIE, browser_cookie(&host))];
            (cookie, Redirect::to(&format!("/table/{id}"))).into_response()
        }
        Err(error) => Failed { error, visitor }.into_response(),
    }
}

/// How good the first answer was. A POST has it thought of; a GET shows what was found, or redirects to the table if no POST
/// has asked. The browser remembers what was solved.
pub(crate) async fn verdict(
    State(state): State<AppState>,
    Path(id): Path<String>,
    method: Method,
    mut solved: SolvedPuzzles,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let page = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let wish = |table: &mut Table, by: &Visitor| Ok((table.client(), table.verdict(by)?));
        let (client, wanted) = state.registry.look(id, &visitor, wish).await?;
        let about = (id, wanted.yours.clone());
        if method == Method::POST {
            let wish = Wish { table: id, client, thinker: wanted.adviser };
            state.verdicts.begin(&state, &about, wish, |_| Box::pin(async {}));
        }
        let hint = match state.verdicts.wait(state.host(), &about).await? {
            Progress::Unasked => return Ok(Redirect::to(&format!("/table/{id}")).into_response()),
            Progress::Thinking => return Ok(html(render::verdict_wait_page(&id, visitor.prefs))),
            Progress::Done(hint) => hint,
        };
        let yours = wanted.yours;
        let draw = move |table: &mut Table, by: &Visitor| table.verdict_page(by, &yours, &hint);
        let verdict = state.registry.look(id, &visitor, draw).await?;
        let page = html(verdict.page);
        if !verdict.is_good {
            return Ok(page);
        }
        solved.add(&wanted.mark, Solved::Alone);
        Ok(([(SET_COOKIE, solved.cookie())], page).into_response())
    };
    page.await.map_err(|error| Failed { error, visitor })
}

/// Looks for the costly answers of a match, and then lists them.
pub(crate) async fn look(
    State(state): State<AppState>,
    Path(id): Path<String>,
    method: Method,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let looked = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        Ok(match reviews::progress(&state, id, &visitor, &method).await? {
            Progress::Thinking => html(render::review_wait_page(&id, visitor.prefs)),
            Progress::Unasked | Progress::Done(_) => Redirect::to("/mistakes").into_response(),
        })
    };
    looked.await.map_err(|error| Failed { error, visitor })
}

/// The costly answers of the visitor's own matches.
pub(crate) async fn list(
    State(state): State<AppState>,
    solved: SolvedPuzzles,
    Caller(visitor): Caller,
) -> Response {
    let mut matches = Vec::new();
    let browser = visitor.key_hash();
    let ids = match browser {
        Some(browser) => state.host().store().tables_of(browser, None, MOST_TABLES).await,
        None => Ok(Vec::new()),
    };
    for id in ids.unwrap_or_default() {
        if matches.len() == MOST_MATCHES {
            break;
        }
        // A table that cannot be opened does not hide the others.
        if let Ok(Some(it)) = own_match(&state, id, &visitor, &solved).await {
            matches.push(it);
        }
    }
    html(render::mistakes_page(&matches, visitor.prefs))
}

/// A match of the visitor that is over; nothing if it is not, or was none of its own.
async fn own_match(
    state: &AppState,
    id: TableId,
    visitor: &Visitor,
    solved: &SolvedPuzzles,
) -> Result<Option<OwnMatch>, ApiError> {
    let read = || {
        let (by, cache) = (visitor.clone(), state.clone());
        state.registry.read_stored(id, move |table| {
            let is_own = !table.seats_of(&by).is_empty();
            if table.game().outcome().is_none() || table.is_retried() || !is_own {
                return Ok(None);
            }
            let review = reviews::known(&cache, id, table.version());
            let mistakes = review.map(|it| table.mistakes(&by, &it));
            Ok(Some((table.game().game().renderer(), table.names(by.prefs.lang), mistakes)))
        })
    };
    let mut told = read().await?;
    if matches!(told, Some((_, _, None))) && reviews::recall(state, id).await {
        told = read().await?;
    }
    let Some((game, names, mistakes)) = told else { return Ok(None) };
    let table = id.to_string();
    let with_star = |it: MistakeText| {
        let is_solved = solved.get(&moment_mark(&table, it.n_moves));
        (it, is_solved)
    };
    let mistakes = mistakes.map(|it| it.into_iter().map(with_star).collect());
    Ok(Some(OwnMatch { table, game, names, mistakes }))
}
