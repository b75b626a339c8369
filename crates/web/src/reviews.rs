//! The review of a finished match: luck, chances and costly answers. It is cached in memory and stored with the table, so
//! that a match is looked back at once, whenever the server starts.

use std::sync::Arc;

use ai::Review;
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::{IntoResponse, Redirect, Response};
use serde::{Deserialize, Serialize};
use table::{Table, TableError, TableId, Visitor};

use crate::error::ApiError;
use crate::host::Task;
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

/// The form of what is stored, and by what it was found. What has another number is found anew.
const FORM: u32 = 2;

/// A review as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    form: u32,
    review: Review<String>,
}

fn written(review: &Review<String>) -> Option<String> {
    serde_json::to_string(&Kept { form: FORM, review: review.clone() }).ok()
}

fn read(found: &str) -> Option<Review<String>> {
    let kept: Kept = serde_json::from_str(found).ok()?;
    (kept.form == FORM).then_some(kept.review)
}

/// Takes the review of a table from the store into the cache, of whatever version it is; whether there is one. A store that
/// does not answer has none.
pub(crate) async fn recall(state: &AppState, id: TableId) -> bool {
    let kept = state.host().store().review(id).await.ok().flatten();
    let review = kept.and_then(|(version, found)| Some((version, read(&found)?)));
    match review {
        Some((version, review)) => {
            state.reviews.recall(&(id, version), review);
            true
        }
        None => false,
    }
}

/// Stores a review; one that cannot be stored is found again another time.
async fn keep(state: AppState, (id, version): (TableId, u32), review: Arc<Review<String>>) {
    if let Some(found) = written(&review) {
        let _ = state.host().store().keep_review(id, version, found).await;
    }
}

/// Waits a while for a review; a POST starts it if it is not running and none is stored.
pub(crate) async fn progress(
    state: &AppState,
    id: TableId,
    visitor: &Visitor,
    method: &Method,
) -> Result<Progress<Review<String>>, ApiError> {
    let version = |table: &mut Table, _: &Visitor| Ok(table.version());
    let about = (id, state.registry.look(id, visitor, version).await?);
    if !state.reviews.has(&about) {
        recall(state, id).await;
    }
    if method == Method::POST && !state.reviews.has(&about) {
        let wish = |table: &mut Table, _: &Visitor| -> Result<_, TableError> {
            Ok((table.client(), table.reviewer()?))
        };
        let (client, thinker) = state.registry.look(id, visitor, wish).await?;
        let to = state.clone();
        let then = move |review| -> Task<'static, ()> { Box::pin(keep(to, about, review)) };
        state.reviews.begin(state, &about, Wish { table: id, client, thinker }, then);
    }
    state.reviews.wait(state.host(), &about).await
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use ai::review::{Choice, Mistake, SeatReview};
    use ai::{Advice, Better, Estimate, Hint, Prospect, Review};
    use kernel::Seat;

    use super::{read, written};

    #[test]
    fn what_is_stored_is_read_as_it_was() {
        let measured = Estimate { mean: 0.123_456_7, reach: 1e-7 };
        let prospect = Prospect {
            name: Cow::Borrowed("coins"),
            of: Some(Cow::Borrowed("l1a-06")),
            better: Better::More,
            rule: Cow::Borrowed("SW-END-01"),
            mean: 4.5,
            first_has_more: measured,
        };
        let advice = Advice {
            action: "conquer l1a-06".to_owned(),
            chance: measured,
            behind: Estimate::default(),
            prospects: vec![prospect.clone()],
            at_once: vec![prospect],
        };
        let (seat, action) = (Seat(1), "done".to_owned());
        let hint = Hint { n_worlds: 60, answers: vec![advice] };
        let review = Review {
            first: 2,
            open: vec![vec![0.1, 0.9]],
            known: vec![vec![0.2, 0.8]],
            seats: vec![SeatReview { luck: measured, n_choices: 7, loss: measured }],
            choices: vec![Choice {
                nth: 3,
                seat,
                played: action.clone(),
                best: action.clone(),
                loss: measured,
            }],
            mistakes: vec![Mistake { nth: 3, seat, played: action, loss: measured, hint }],
        };
        let found = written(&review).unwrap();
        assert_eq!(read(&found), Some(review));
        assert_eq!(read(&found.replace("\"form\":2", "\"form\":0")), None, "another form");
        assert_eq!(read("{}"), None);
    }
}
