//! The JSON interface under `/api/v1`: for bots, scripts and other clients. Everything is told in notation.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use catalog::AnyGame;
use kernel::{Kind, OptionValues, Seat, TableOption};
use protocol::{
    Choice, Code, GameEntry, Games, Health, OptionEntry, OptionKind, SeatKey, TableMade,
};
use serde::Serialize;
use table::{
    BOTS, Clock, LONGEST_PAUSE, NewTable, Sitting, Table, TableError, TableId, Visitor,
    check_budget, clean_name,
};
use text::Lang;

use crate::error::ApiError;
use crate::problem;
use crate::registry::AppState;
use crate::visitor::{Caller, shows_key};

/// The answer to a request, or what went wrong.
pub struct Answer<T>(pub Result<T, ApiError>);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        match self.0 {
            Ok(body) => Json(body).into_response(),
            Err(error) => problem(&error, None),
        }
    }
}

pub(crate) async fn not_found() -> Response {
    problem(&ApiError::NotFound, None)
}

/// Where the interface begins.
const ROOT: &str = "/api/v1";

/// A refusal of the framework, told as every other problem is: it has a status, and perhaps a line of plain text. Whoever
/// has no seat because he shows no key is told so.
pub async fn problems(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_ours = path.strip_prefix(ROOT).is_some_and(|it| it.is_empty() || it.starts_with('/'));
    let lacks_key = is_ours && !shows_key(request.headers());
    let response = next.run(request).await;
    if lacks_key && response.extensions().get() == Some(&Code::NotYourSeat) {
        return problem(&ApiError::NoKey, None);
    }
    let is_problem = response.status().is_client_error() || response.status().is_server_error();
    let is_told = response.headers().get(CONTENT_TYPE).is_some_and(|it| it == "application/json");
    if !is_ours || !is_problem || is_told {
        return response;
    }
    let (head, body) = response.into_parts();
    let error = match head.status {
        StatusCode::NOT_FOUND => ApiError::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => ApiError::NoSuchMethod,
        StatusCode::FORBIDDEN => ApiError::OtherSite,
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
        status if status.is_client_error() => {
            let line = to_bytes(body, 1 << 10).await.unwrap_or_default();
            ApiError::BadRequest(String::from_utf8_lossy(&line).into_owned())
        }
        _ => TableError::Internal.into(),
    };
    let mut told = problem(&error, None);
    told.headers_mut().extend(head.headers.get(ALLOW).map(|it| (ALLOW, it.clone())));
    told
}

#[utoipa::path(
    get,
    path = "/tables/{id}/match",
    summary = "The match file of a finished match, as docs/match-file.md tells it.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The match file of a finished match, as docs/match-file.md tells it.", body = String, content_type = "application/jsonl"))
)]
pub(crate) async fn match_file(State(state): State<AppState>, Path(id): Path<String>) -> Response {
    let file = crate::pages::match_file_of(&state, &id).await;
    file.unwrap_or_else(|error| problem(&error, None))
}

#[utoipa::path(
    get,
    path = "/health",
    summary = "Whether the server is well.",
    responses((status = 200, description = "Whether the server is well.", body = Health), (status = 503, description = "Whether the server is well.", body = Health))
)]
pub(crate) async fn health(State(state): State<AppState>) -> Response {
    let is_well = state.host().store().is_well().await;
    let status = if is_well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = Health {
        status: if is_well { "ok" } else { "store" }.to_owned(),
        tables: state.n_tables() as u32,
    };
    (status, Json(health)).into_response()
}

#[utoipa::path(
    get,
    path = "/games",
    summary = "The games, their options, and the bots that can sit down.",
    responses((status = 200, description = "The games, their options, and the bots that can sit down.", body = Games))
)]
pub(crate) async fn games(Caller(visitor): Caller) -> Json<Games> {
    let games = catalog::games().iter().map(|game| {
        let info = game.info();
        GameEntry {
            id: info.id.to_owned(),
            min_seats: info.min_seats,
            max_seats: info.max_seats,
            is_cooperative: info.kind == Kind::Cooperative,
            rules_version: info.rules_version,
            options: game
                .options()
                .iter()
                .map(|it| option_entry(*game, it, visitor.prefs.lang))
                .collect(),
            windows: game
                .windows()
                .iter()
                .map(|it| window(*game, it, visitor.prefs.lang))
                .collect(),
        }
    });
    Json(Games { games: games.collect(), bots: BOTS.iter().map(|&it| it.to_owned()).collect() })
}

/// A table option in the words of its game.
fn option_entry(game: &dyn AnyGame, option: &TableOption, lang: Lang) -> OptionEntry {
    let (info, narrator) = (game.info(), game.narrator());
    let said = narrator.option(lang, option.key).unwrap_or_default();
    let choice = |value: String| Choice { label: narrator.choice(lang, &value), value };
    let (kind, slots, choices) = match option.values {
        OptionValues::Flag => (OptionKind::Flag, BTreeMap::new(), Vec::new()),
        OptionValues::OneOf(names) => {
            (OptionKind::OneOf, BTreeMap::new(), names().into_iter().map(choice).collect())
        }
        OptionValues::Slots(slots) => {
            let choices = |slot: Vec<String>| slot.into_iter().map(choice).collect();
            let of = |n| (n, slots(n).into_iter().map(choices).collect());
            let slots = (info.min_seats..=info.max_seats).map(of).collect();
            (OptionKind::Slots, slots, Vec::new())
        }
    };
    OptionEntry {
        key: option.key.to_owned(),
        kind,
        label: said.name,
        hint: said.hint,
        slots,
        choices,
    }
}

/// A window in the words of its game.
fn window(game: &dyn AnyGame, key: &str, lang: Lang) -> Choice {
    let label = game.narrator().window(lang, key);
    Choice { value: key.to_owned(), label: label.unwrap_or_else(|| key.to_owned()) }
}

/// A new table. Its keys are told here and nowhere else.
#[utoipa::path(
    post,
    path = "/tables",
    operation_id = "make_table",
    summary = "Makes a table; its keys are told here and nowhere else.",
    request_body = protocol::NewTable,
    responses((status = 201, description = "Makes a table; its keys are told here and nowhere else.", body = TableMade))
)]
pub(crate) async fn make(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    body: Result<Json<protocol::NewTable>, JsonRejection>,
) -> Response {
    let made = async {
        let wanted = read(body)?;
        let new = new_table(&wanted, &state)?;
        made(&state, visitor, &new).await
    };
    match made.await {
        Ok(made) => (StatusCode::CREATED, Json(made)).into_response(),
        Err(error) => problem(&error, None),
    }
}

/// Makes a table and tells its keys.
pub(crate) async fn made(
    state: &AppState,
    visitor: Visitor,
    new: &NewTable,
) -> Result<TableMade, ApiError> {
    let is_by_program = visitor.browser.is_none();
    let host = visitor.browser.unwrap_or_else(|| state.fresh_key());
    let new = &NewTable { is_by_program, ..new.clone() };
    let look = |table: &Table| (table.id, table.version(), table.proof().commitment());
    let (id, version, commitment) = state.registry.make(new, &host, visitor.client, look).await?;
    let seats = new.seats.iter().enumerate();
    let people = seats.filter(|(_, (sitting, _))| !matches!(sitting, Sitting::Bot(_)));
    let keys = people.map(|(idx, _)| {
        let seat = idx as u8;
        SeatKey {
            seat: Seat(seat).to_string(),
            key: host.of_seat(&id.to_string(), seat, 0).reveal(),
        }
    });
    let keys = keys.collect();
    Ok(TableMade { id: id.to_string(), version, commitment, keys })
}

pub(crate) fn new_table(
    wanted: &protocol::NewTable,
    state: &AppState,
) -> Result<NewTable, ApiError> {
    let mut seats = Vec::new();
    for (idx, text) in wanted.seats.iter().enumerate().take(16) {
        let sitting: Sitting = text.parse().map_err(TableError::BadSetup)?;
        if let Sitting::Bot(spec) = &sitting {
            check_budget(*spec, state.config().longest_thought).map_err(TableError::BadSetup)?;
        }
        seats.push((sitting, wanted.names.get(idx).map(|it| clean_name(it)).unwrap_or_default()));
    }
    let set = wanted.set.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
    let clock = Clock::parse(wanted.clock.as_deref().unwrap_or_default());
    let clock = clock.map_err(TableError::BadSetup)?;
    if wanted.bot_pause.is_some_and(|it| LONGEST_PAUSE < it) {
        let most = format!("bot_pause is at most {LONGEST_PAUSE} ms");
        return Err(TableError::BadSetup(most).into());
    }
    Ok(NewTable {
        set,
        clock,
        mixes: wanted.mixes,
        delay: wanted.delay,
        open_in: wanted.open.then_some(Lang::En),
        bot_pause: wanted.bot_pause,
        hints: wanted.hints,
        ..NewTable::plain(wanted.game.clone(), seats)
    })
}

pub fn read<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, ApiError> {
    match body {
        Ok(Json(body)) => Ok(body),
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Err(ApiError::TooLarge)
        }
        Err(rejection) => Err(ApiError::BadRequest(rejection.body_text())),
    }
}

/// Asks a table something for a visitor, who is handed to the question.
pub(crate) async fn ask<T: Send + 'static>(
    state: &AppState,
    id: &str,
    by: Visitor,
    question: impl FnOnce(&Table, &Visitor) -> Result<T, TableError> + Send + 'static,
) -> Answer<T> {
    let question = move |table: &mut Table, by: &Visitor| question(table, by);
    match TableId::parse(id) {
        Some(id) => Answer(state.registry.look(id, &by, question).await),
        None => Answer(Err(ApiError::NoSuchTable)),
    }
}
