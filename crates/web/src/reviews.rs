//! Looking back at a match that is over. It is thought of in slices that wait for their turn among all bots, and kept for
//! a while: a page that is loaded again costs nothing.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ai::{BotSpec, Budget, Clock};
use axum::extract::{Path, State};
use axum::response::Response;
use catalog::{Think, Thinker};
use page::ReviewText;
use table::{ClientNetwork, Table, TableError, TableId, Visitor};
use text::Lang;
use tokio::sync::Semaphore;

use crate::error::ApiError;
use crate::host::Job;
use crate::registry::AppState;
use crate::visitor::Caller;
use crate::{Failed, html};

/// How long one slice takes.
const SLICE: Duration = Duration::from_millis(200);
/// So many are thought of at once.
const AT_ONCE: usize = 1;
/// So many are kept.
const MOST: usize = 128;

/// What a look back depends on: an undone move, or another language, makes another one.
type About = (TableId, u32, Lang);

/// What was thought of, the latest last.
#[derive(Debug)]
pub(crate) struct Reviews {
    kept: Mutex<VecDeque<(About, String)>>,
    permits: Semaphore,
}

impl Default for Reviews {
    fn default() -> Self {
        Self { kept: Mutex::default(), permits: Semaphore::new(AT_ONCE) }
    }
}

impl Reviews {
    fn get(&self, about: About) -> Option<String> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(it, _)| *it == about).map(|(_, text)| text.clone())
    }

    fn keep(&self, about: About, text: String) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back((about, text));
    }
}

/// One slice of a thought; its answer is empty as long as there is more to think about.
struct Slice(Arc<Mutex<Thinker>>);

impl Think for Slice {
    fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<String> {
        let end = clock.now() + SLICE;
        let end = until.map_or(end, |it| it.min(end));
        let mut thinker = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Some(thinker.advance(clock, Some(end)).unwrap_or_default())
    }
}

/// How the match went: luck, mistakes, and what would have been better.
pub(crate) async fn page(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let page = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let text = text_of(&state, id, &visitor).await?;
        let review: ReviewText = serde_json::from_str(&text).map_err(|_| TableError::Internal)?;
        let draw = move |table: &mut Table, by: &Visitor| table.review_page(by, &review);
        state.registry.look(id, &visitor, draw).await
    };
    page.await.map(html).map_err(|error| Failed { error, visitor })
}

/// What is known of the costly answers of a match without thinking.
pub(crate) fn known(state: &AppState, id: TableId, version: u32, lang: Lang) -> Option<ReviewText> {
    serde_json::from_str(&state.reviews.get((id, version, lang))?).ok()
}

pub(crate) async fn text_of(
    state: &AppState,
    id: TableId,
    visitor: &Visitor,
) -> Result<String, ApiError> {
    let reviews = Arc::clone(&state.reviews);
    let lang = visitor.prefs.lang;
    let look = |table: &mut Table, _: &Visitor| Ok(table.version());
    let about = (id, state.registry.look(id, visitor, look).await?, lang);
    if let Some(text) = reviews.get(about) {
        return Ok(text);
    }
    let _permit = reviews.permits.acquire().await.map_err(|_| TableError::Internal)?;
    // Somebody else may have asked meanwhile.
    if let Some(text) = reviews.get(about) {
        return Ok(text);
    }
    let wish = |table: &mut Table, by: &Visitor| Ok((table.client(), table.review(by)?));
    let (client, thinker) = state.registry.look(id, visitor, wish).await?;
    let text = thought_through(state, id, client, thinker).await?;
    reviews.keep(about, text.clone());
    Ok(text)
}

/// Thinks in slices, each of which waits for its turn, until there is an answer.
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
