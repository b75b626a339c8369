//! Answers in advance, as forms and programs send and read them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use protocol::{SetWindows, Windows};
use table::{Command, Table, TableError, TableId, Visitor, Wishes};

use crate::api::{Answer, ask, read};
use crate::error::ApiError;
use crate::forms::{Fields, command};
use crate::play::As;
use crate::registry::AppState;
use crate::visitor::Caller;

/// The fields of the windows begin with this.
const FIELD: &str = "window.";

/// `seat=P2`, `window.defend=never`, and `pass=yes` or `pass=no`; what is not named stays as it is.
pub(crate) async fn form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let set = fields.pairs().filter_map(|(field, value)| {
            Some((field.strip_prefix(FIELD)?.to_owned(), value.to_owned()))
        });
        let passes = match fields.get("pass") {
            None => None,
            Some("yes") => Some(true),
            Some("no") => Some(false),
            Some(_) => return Err(ApiError::BadRequest("pass is yes or no".to_owned())),
        };
        let wishes = Wishes { set: set.collect(), passes };
        let seat = fields.get("seat").map(str::to_owned);
        Ok(Command::Wish { seat, wishes })
    })
    .await
}

fn windows(table: &Table, by: &Visitor, seat: Option<&str>) -> Result<Windows, TableError> {
    let seat = table.held_seat(by, seat)?;
    let answers = &table.places()[seat.idx()].answers;
    let windows = table.game().windows().iter();
    Ok(Windows {
        version: table.version(),
        seat: seat.to_string(),
        windows: windows.map(|it| ((*it).to_owned(), answers.get(it).to_string())).collect(),
        passing: answers.is_passing,
    })
}

#[utoipa::path(
    get,
    path = "/tables/{id}/windows",
    operation_id = "windows",
    summary = "What a seat wants to be answered without being asked.",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "`P1`, …: one of your seats; the first unless it is named")),
    responses((status = 200, description = "What a seat wants to be answered without being asked.", body = Windows))
)]
pub(crate) async fn told(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(As { seat }): Query<As>,
    Caller(visitor): Caller,
) -> Response {
    ask(&state, &id, visitor, move |table, by| windows(table, by, seat.as_deref()))
        .await
        .into_response()
}

#[utoipa::path(
    post,
    path = "/tables/{id}/windows",
    operation_id = "set_windows",
    summary = "Sets what is answered for a seat: always, never or ask for each window, or nothing at all until its own turn.",
    params(("id" = String, Path, description = "The table")),
    request_body = SetWindows,
    responses((status = 200, description = "What the seat wants to be answered now.", body = Windows))
)]
pub(crate) async fn set(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<SetWindows>, JsonRejection>,
) -> Response {
    let done = async {
        let SetWindows { seat, set, passing } = read(body)?;
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let named = seat.clone();
        let wishes = Wishes { set: set.into_iter().collect(), passes: passing };
        let (command, visitor) = (Command::Wish { seat, wishes }, by.clone());
        let look = move |table: &mut Table, _| windows(table, &visitor, named.as_deref());
        state.registry.change_then(id, &by, command, look).await
    };
    Answer(done.await).into_response()
}
