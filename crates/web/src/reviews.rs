//! The review of a finished match: luck and costly answers. It is computed in slices scheduled among the bots' searches,
//! continues when the request that started it is gone, and the latest 128 are cached in memory.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ai::{BotSpec, Budget, Clock};
use axum::extract::{Path, State};
use axum::http::Method;
use axum::response::{IntoResponse, Redirect, Response};
use catalog::{Think, Thinker};
use futures_util::FutureExt;
use futures_util::future::Shared;
use page::ReviewText;
use table::{ClientNetwork, Table, TableError, TableId, Visitor};
use text::Lang;
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::host::{Host, Job, Task};
use crate::registry::AppState;
use crate::visitor::Caller;
use crate::{Failed, html, render};

/// How long one slice takes.
const SLICE: Duration = Duration::from_millis(200);
/// So many are computed at once.
const AT_ONCE: usize = 1;
/// So many are cached.
const MOST: usize = 128;
/// A request waits so long for a review; after that it is answered by a page that reloads itself.
const PATIENCE: Duration = Duration::from_secs(8);

/// Cache key: table, version and language. An undo changes the version.
type About = (TableId, u32, Lang);

/// A review as JSON, shared by all requests that wait for it.
type Thought = Shared<Task<'static, Result<String, ApiError>>>;

/// Running and finished reviews, the latest last.
#[derive(Debug)]
pub(crate) struct Reviews {
    kept: Mutex<VecDeque<(About, Thought)>>,
    permits: Semaphore,
}

impl Default for Reviews {
    fn default() -> Self {
        Self { kept: Mutex::default(), permits: Semaphore::new(AT_ONCE) }
    }
}

impl Reviews {
    fn lock(&self) -> MutexGuard<'_, VecDeque<(About, Thought)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, about: About) -> Option<Thought> {
        self.lock().iter().find(|(it, _)| *it == about).map(|(_, thought)| thought.clone())
    }

    /// Starts `thought`, unless another request has started one with the same key: then returns that.
    fn begin(&self, host: &dyn Host, about: About, thought: Thought) -> Thought {
        let mut kept = self.lock();
        if let Some((_, begun)) = kept.iter().find(|(it, _)| *it == about) {
            return begun.clone();
        }
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back((about, thought.clone()));
        drop(kept);
        host.spawn(Box::pin(thought.clone().map(drop)));
        thought
    }

    fn forget(&self, about: About) {
        self.lock().retain(|(it, _)| *it != about);
    }
}

/// State of a review.
pub(crate) enum Progress {
    /// Not started: only a POST starts one.
    Unasked,
    Thinking,
    Done(String),
}

/// One slice of a computation; its answer is empty until the last slice.
struct Slice(Arc<Mutex<Thinker>>);

impl Think for Slice {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        let end = clock.now() + SLICE;
        let end = until.map_or(end, |it| it.min(end));
        let mut thinker = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Some(thinker.advance(clock, Some(end)).unwrap_or_default())
    }
}

/// The review page. A POST starts the review; a GET shows it, or redirects to the table if nobody has started one.
pub(crate) async fn page(
    State(state): State<AppState>,
    Path(id): Path<String>,
    method: Method,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let page = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let text = match progress(&state, id, &visitor, &method).await? {
            Progress::Unasked => return Ok(Redirect::to(&format!("/table/{id}")).into_response()),
            Progress::Thinking => return Ok(html(render::review_wait_page(&id, visitor.prefs))),
            Progress::Done(text) => text,
        };
        let review: ReviewText = serde_json::from_str(&text).map_err(|_| TableError::Internal)?;
        let draw = move |table: &mut Table, by: &Visitor| table.review_page(by, &review);
        state.registry.look(id, &visitor, draw).await.map(html)
    };
    page.await.map_err(|error| Failed { error, visitor })
}

/// The review of a match if it is finished in the cache.
pub(crate) fn known(state: &AppState, id: TableId, version: u32, lang: Lang) -> Option<ReviewText> {
    let thought = state.reviews.get((id, version, lang))?;
    serde_json::from_str(thought.peek()?.as_ref().ok()?).ok()
}

/// Waits for a review for at most [`PATIENCE`]; a POST starts it if it is not running.
pub(crate) async fn progress(
    state: &AppState,
    id: TableId,
    visitor: &Visitor,
    method: &Method,
) -> Result<Progress, ApiError> {
    let version = |table: &mut Table, _: &Visitor| Ok(table.version());
    let about = (id, state.registry.look(id, visitor, version).await?, visitor.prefs.lang);
    let thought = match state.reviews.get(about) {
        Some(begun) => begun,
        None if method != Method::POST => return Ok(Progress::Unasked),
        None => {
            let wish = |table: &mut Table, by: &Visitor| Ok((table.client(), table.review(by)?));
            let (client, thinker) = state.registry.look(id, visitor, wish).await?;
            let begun = thought_in_turn(state.clone(), id, client, thinker);
            let begun: Task<'static, _> = Box::pin(begun);
            state.reviews.begin(state.host(), about, begun.shared())
        }
    };
    let host = state.host();
    tokio::select! {
        text = thought => match text {
            Ok(text) => Ok(Progress::Done(text)),
            // The next POST starts it again.
            Err(error) => {
                state.reviews.forget(about);
                Err(error)
            }
        },
        () = host.sleep_until(host.now() + PATIENCE) => Ok(Progress::Thinking),
    }
}

/// Computes a review once fewer than [`AT_ONCE`] others run.
async fn thought_in_turn(
    state: AppState,
    table: TableId,
    client: Option<ClientNetwork>,
    thinker: Thinker,
) -> Result<String, ApiError> {
    let _permit = state.reviews.permits.acquire().await.map_err(|_| TableError::Internal)?;
    thought_through(&state, table, client, thinker).await
}

/// Runs a thinker in slices, each scheduled anew, until it answers.
pub(crate) async fn thought_through(
    state: &AppState,
    table: TableId,
    client: Option<ClientNetwork>,
    thinker: Thinker,
) -> Result<String, ApiError> {
    let thinker = Arc::new(Mutex::new(thinker));
    loop {
        let job = Job { client, table, bot: BotSpec::Mcts(Budget::Time(SLICE)) };
        let slice = Box::new(Slice(Arc::clone(&thinker)));
        let text = state.host().think(job, slice).await.ok_or(TableError::Internal)?;
        if !text.is_empty() {
            return Ok(text);
        }
    }
}
