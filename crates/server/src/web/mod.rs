//! What arrives and what is answered.

mod api;
mod around;
mod campaign;
mod events;
mod forms;
mod guard;
mod notifications;
mod openapi;
mod pages;
mod past;
mod play;
mod route;
mod socket;
mod together;
mod whatif;
mod windows;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use table::Visitor;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate, SizeAbove};
use tower_http::csrf::CsrfLayer;

use crate::error::ApiError;
use crate::registry::AppState;
use crate::render;

/// Every form and every JSON body fits well into this.
const LARGEST_BODY: usize = 64 << 10;

/// A match of some thousand moves.
const LARGEST_MATCH: usize = 1 << 20;

pub(crate) fn router(state: AppState) -> Router {
    let pages = Router::new()
        .route("/", get(pages::home))
        .route("/favicon.ico", get(pages::icon))
        .route("/assets/{name}", get(pages::asset))
        .route("/rules/{game}", get(pages::rules))
        .route("/rules/{game}/{entry}", get(pages::rule))
        .route("/join", post(forms::join_by_code))
        .route("/join/{key}", get(pages::join))
        .route("/prefs", post(forms::prefs))
        .route("/tables", post(forms::make))
        .route("/table/{id}", get(pages::table))
        .route("/table/{id}/match", get(pages::match_file))
        .route("/table/{id}/campaign", get(campaign::file))
        .route("/table/{id}/next", post(campaign::next))
        .route("/campaigns", post(campaign::bring))
        .route("/table/{id}/act", post(forms::act))
        .route("/table/{id}/undo", post(forms::undo))
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
        .route("/sw.js", get(notifications::worker))
        .route("/notifications", get(notifications::page))
        .route("/notifications/push", post(notifications::push))
        .route("/notifications/webhook", post(notifications::webhook))
        .route("/notifications/mail", post(notifications::mail))
        .route("/notifications/confirm", post(notifications::confirm))
        .route("/notifications/try", post(notifications::try_out))
        .route("/notifications/remove", post(notifications::remove))
        .route(
            "/notifications/leave/{id}/{token}",
            get(notifications::leave_page).post(notifications::leave),
        )
        .route("/metrics", get(pages::metrics))
        .route("/next", get(past::next))
        .route("/fairness", get(past::fairness))
        .route("/matches", post(past::bring).layer(DefaultBodyLimit::max(LARGEST_MATCH)))
        .route("/table/{id}/events", get(events::page));
    let (api, document) = openapi::interface().split_for_parts();
    let api =
        api.route("/openapi.json", get(async || axum::Json(document))).fallback(api::not_found);
    Router::new()
        .nest("/api/v1", api)
        .merge(pages)
        .fallback(pages::not_found)
        .layer(axum::middleware::from_fn_with_state(
            route::Router::new(state.clone()),
            route::route,
        ))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        // Streams are not compressed: each would cost a third of a megabyte.
        .layer(
            CompressionLayer::new().compress_when(DefaultPredicate::new().and(SizeAbove::new(512))),
        )
        .layer(CsrfLayer::new())
        .layer(axum::middleware::from_fn(api::problems))
        .layer(axum::middleware::from_fn_with_state(state.clone(), guard::limits))
        .layer(axum::middleware::map_response(guard::headers))
        .with_state(state)
}

/// An error as whoever asked can read it: JSON for scripts and programs, a page for people.
struct Failed {
    error: ApiError,
    visitor: Visitor,
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Self { error, visitor } = self;
        if visitor.wants_json {
            problem(&error, Some(visitor.prefs.lang))
        } else {
            (error.status(), html(render::error_page(&error, visitor.prefs))).into_response()
        }
    }
}

fn problem(error: &ApiError, lang: Option<text::Lang>) -> Response {
    if error.status() == StatusCode::INTERNAL_SERVER_ERROR {
        tracing::error!(%error, "a request failed");
    }
    (error.status(), axum::Json(error.problem(lang))).into_response()
}

/// A page that belongs to one viewer and one moment.
fn html(page: String) -> Response {
    ([(CACHE_CONTROL, "no-store")], Html(page)).into_response()
}

fn text_file(mime: &'static str, cache: &'static str, text: String) -> Response {
    ([(CONTENT_TYPE, mime), (CACHE_CONTROL, cache)], text).into_response()
}
