//! The table as a web application: pages, live parts of pages, and a JSON interface over a store of matches.
//!
//! It names no game; whatever the catalog lists can be played. It does no I/O: time, randomness, tasks, threads and
//! storage are what its shell provides ([`Host`]). The crate `server` is such a shell, with sockets, threads and a database;
//! the crate `browser` is another one, without a network.
//!
//! Suggested reading order: the crate `table` (one match), then [`host`], `driver` (the task of a table), `registry` (the
//! tables in memory), `analysis` (what-if sessions), `visitor` and the handlers: `pages`, `forms`, `events`, `api`, `play`.

mod analysis;
mod api;
mod around;
mod boards;
mod campaign;
mod checks;
mod config;
mod context;
mod driver;
mod endpoints;
mod error;
mod events;
mod faults;
mod forms;
mod hints;
mod host;
mod metrics;
mod numbers;
mod openapi;
mod own;
mod pages;
mod past;
mod play;
mod presence;
mod puzzles;
mod registry;
mod render;
mod retries;
mod reviews;
mod thinkers;
mod thoughts;
mod together;
mod visitor;
mod whatif;
mod windows;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use table::Visitor;
use utoipa_axum::router::OpenApiRouter;

pub use api::{Answer, problems, read};
pub use config::Config;
pub use driver::Handle;
pub use endpoints::{Endpoint, Takes};
pub use error::ApiError;
pub use events::{Open, turn_news};
pub use forms::{Fields, Filled};
pub use host::{Delivery, Host, Job, Notices, Room, TableStore, Task, Travelling};
pub use numbers::{Histogram, Metric, Numbers};
pub use play::{legal_of, view_of};
pub use registry::{AppState, TableRegistry, wake};
pub use visitor::{
    Alone, Caller, Local, RequestNetwork, browser_cookie, browser_of, is_over_https,
};

/// Which version of the program this is.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Every form and every JSON body fits well into this.
pub const LARGEST_BODY: usize = 64 << 10;

/// A match of some thousand moves.
const LARGEST_MATCH: usize = 1 << 20;

/// Everything that is answered, with pages and endpoints of the shell's own, and what may go wrong at these.
pub fn router(
    state: AppState,
    own_pages: Router,
    own_endpoints: OpenApiRouter,
    own_problems: &[Endpoint],
) -> Router {
    let interface = openapi::interface().with_state(state.clone()).merge(own_endpoints);
    let (api, mut document) = interface.split_for_parts();
    endpoints::tell_problems(&mut document, own_problems);
    let document = get(async || axum::Json(document));
    let api = api.route("/openapi.json", document).fallback(api::not_found);
    Router::new()
        .nest("/api/v1", api)
        .merge(pages().with_state(state))
        .merge(own_pages)
        .fallback(pages::not_found)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
}

/// What people look at and fill in.
fn pages() -> Router<AppState> {
    Router::new()
        .route("/", get(pages::home))
        .route("/favicon.ico", get(pages::icon))
        .route("/assets/{name}", get(pages::asset))
        .route("/art/{game}/{file}", get(pages::art))
        .route("/rules/{game}", get(pages::rules))
        .route("/rules/{game}/card", get(pages::reference_card))
        .route("/rules/{game}/{entry}", get(pages::rule))
        .route("/join", post(forms::join_by_code))
        .route("/join/{key}", get(pages::join))
        .route("/prefs", post(forms::prefs))
        .route("/tables", post(forms::make))
        .route("/lessons", post(forms::learn))
        .route("/lessons/{game}/{name}", get(puzzles::reading))
        .route("/puzzles/{game}", get(puzzles::list))
        .route("/table/{id}", get(pages::table))
        .route("/table/{id}/help", get(pages::questions))
        .route("/table/{id}/hint", post(pages::hint))
        .route("/table/{id}/review", get(reviews::page).post(reviews::page))
        .route("/table/{id}/retry", post(retries::retry))
        .route("/table/{id}/verdict", get(retries::verdict).post(retries::verdict))
        .route("/table/{id}/mistakes", get(retries::look).post(retries::look))
        .route("/mistakes", get(retries::list))
        .route("/table/{id}/match", get(pages::match_file))
        .route("/table/{id}/along", post(past::along))
        .route("/table/{id}/campaign", get(campaign::file))
        .route("/table/{id}/next", post(campaign::next))
        .route("/campaigns", post(campaign::bring))
        .route("/table/{id}/act", post(forms::act))
        .route("/table/{id}/undo", post(forms::undo))
        .route("/table/{id}/lesson", post(forms::lesson))
        .route("/table/{id}/tip", post(forms::tip))
        .route("/table/{id}/solved", get(puzzles::star))
        .route("/table/{id}/thought", post(forms::thought))
        .route("/table/{id}/curtain", post(forms::curtain))
        .route("/table/{id}/seat", post(forms::seat))
        .route("/table/{id}/code", post(forms::code))
        .route("/table/{id}/sit", post(forms::sit))
        .route("/table/{id}/windows", post(windows::form))
        .route("/table/{id}/propose", post(forms::propose))
        .route("/table/{id}/decline", post(forms::decline))
        .route("/table/{id}/ping", post(forms::ping))
        .route("/table/{id}/word", post(around::word_form))
        .route("/table/{id}/begin", post(around::begin_form))
        .route("/table/{id}/talk", post(around::talk_form))
        .route("/table/{id}/mute", post(around::mute_form))
        .route("/table/{id}/name", post(around::name_form))
        .route("/table/{id}/notes", post(around::notes_form))
        .route("/table/{id}/ask", post(around::ask_form))
        .route("/table/{id}/answer", post(around::answer_form))
        .route("/table/{id}/what-if", get(whatif::page).post(whatif::open))
        .route("/table/{id}/what-if/act", post(whatif::act))
        .route("/table/{id}/what-if/others", post(whatif::others))
        .route("/table/{id}/what-if/undo", post(whatif::back))
        .route("/table/{id}/what-if/leave", post(whatif::leave))
        .route("/table/{id}/what-if/events", get(whatif::events))
        .route("/table/{id}/history", get(past::history))
        .route("/table/{id}/at", get(past::find))
        .route("/table/{id}/at/{n}", get(past::moment))
        .route("/table/{id}/at/{n}/board.svg", get(past::board))
        .route("/table/{id}/beats", get(past::beats))
        .route("/metrics", get(pages::metrics))
        .route("/next", get(past::next))
        .route("/fairness", get(past::fairness))
        .route("/matches", post(past::bring).layer(DefaultBodyLimit::max(LARGEST_MATCH)))
        .route("/table/{id}/events", get(events::page))
}

/// An error as whoever asked can read it: JSON for scripts and programs, a page for people.
#[derive(Debug)]
pub struct Failed {
    pub error: ApiError,
    pub visitor: Visitor,
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Self { error, visitor } = self;
        if visitor.wants_json {
            return problem(&error, Some(visitor.prefs.lang));
        }
        let page = html(render::error_page(&error, visitor.prefs)).into_response();
        refused(&error, page)
    }
}

/// What went wrong, for scripts and programs.
pub fn problem(error: &ApiError, lang: Option<text::Lang>) -> Response {
    if error.status() == StatusCode::INTERNAL_SERVER_ERROR {
        tracing::error!(%error, "a request failed");
    }
    refused(error, axum::Json(error.problem(lang)).into_response())
}

/// An answer with the status of an error, and what may be done about it.
fn refused(error: &ApiError, mut answer: Response) -> Response {
    *answer.status_mut() = error.status();
    answer.extensions_mut().insert(error.code());
    if *error == ApiError::NoKey {
        answer.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    if let ApiError::TooMany { seconds } | ApiError::Busy { seconds } = error {
        answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(*seconds));
    }
    answer
}

/// A page that belongs to one viewer and one moment.
pub fn html(page: String) -> Response {
    ([(CACHE_CONTROL, "no-store")], Html(page)).into_response()
}

pub fn text_file(mime: &'static str, cache: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, mime), (CACHE_CONTROL, cache)], text).into_response()
}
