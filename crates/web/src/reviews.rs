//! The review of a finished match: luck, chances and costly answers.

use std::sync::Arc;

use ai::Review;
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::{IntoResponse, Redirect, Response};
use table::{Table, TableError, TableId, Visitor};

use crate::error::ApiError;
use crate::registry::AppState;
use crate::thoughts::{Progress, Thoughts, Wish};
use crate::visitor::Caller;
use crate::{Failed, html, render};

/// So many are computed at once.
pub(crate) const AT_ONCE: usize = 1;

/// Reviews by table and version. An undo changes the version.
pub(crate) type Reviews = Thoughts<(TableId, u32), Review<String>>;

/// The review page. A POST starts the review; a GET shows it, or redirects to the table if no POST has started one.
pub(crate) async fn page(
    State(state): State<AppState>,
    Path(id): Path<String>,
    method: Method,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let page = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let review = match progress(&state, id, &visitor, &method).await? {
            Progress::Unasked => return Ok(Redirect::to(&format!("/table/{id}")).into_response()),
            Progress::Thinking => return Ok(html(render::review_wait_page(&id, visitor.prefs))),
            Progress::Done(review) => review,
        };
        let draw = move |table: &mut Table, by: &Visitor| table.review_page(by, &review);
        state.registry.look(id, &visitor, draw).await.map(html)
    };
    page.await.map_err(|error| Failed { error, visitor })
}

/// The review of a match if it is finished in the cache.
pub(crate) fn known(state: &AppState, id: TableId, version: u32) -> Option<Arc<Review<String>>> {
    state.reviews.known(&(id, version))
}

/// Waits a while for a review; a POST starts it if it is not running.
pub(crate) async fn progress(
    state: &AppState,
    id: TableId,
    visitor: &Visitor,
    method: &Method,
) -> Result<Progress<Review<String>>, ApiError> {
    let version = |table: &mut Table, _: &Visitor| Ok(table.version());
    let about = (id, state.registry.look(id, visitor, version).await?);
    if method == Method::POST && !state.reviews.has(&about) {
        let wish = |table: &mut Table, _: &Visitor| -> Result<_, TableError> {
            Ok((table.client(), table.reviewer()?))
        };
        let (client, thinker) = state.registry.look(id, visitor, wish).await?;
        state.reviews.begin(state, &about, Wish { table: id, client, thinker });
    }
    state.reviews.wait(state.host(), &about).await
}
