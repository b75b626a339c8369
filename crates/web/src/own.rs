//! The tables of a program, as it finds them again, and matches that it brings.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, SeatSet};
use protocol::{MatchBrought, OwnTable, OwnTables, SeatKey};
use serde::Deserialize;
use table::{Place, Table, TableId, Visitor};

use crate::api::Answer;
use crate::error::ApiError;
use crate::problem;
use crate::registry::{AppState, BroughtTable};
use crate::visitor::Caller;

/// So many tables are listed.
const MOST_TABLES: u32 = 48;

#[utoipa::path(
    get,
    path = "/tables",
    operation_id = "own_tables",
    summary = "The tables that were made with the key in the cookie `gospoda` or at which it has a seat, the newest first, at most 48; before them that of the seat whose key is shown.",
    params(("before" = Option<String>, Query, description = "The last table of the answer before: the tables that follow it are told")),
    responses((status = 200, description = "The tables, none if no key is shown.", body = OwnTables))
)]
pub(crate) async fn tables(
    State(state): State<AppState>,
    Query(After { before }): Query<After>,
    Caller(visitor): Caller,
) -> Answer<OwnTables> {
    Answer(async { Ok(OwnTables { tables: listed(&state, &visitor, before).await? }) }.await)
}

/// Where a list goes on.
#[derive(Deserialize)]
pub(crate) struct After {
    before: Option<String>,
}

async fn listed(
    state: &AppState,
    visitor: &Visitor,
    before: Option<String>,
) -> Result<Vec<OwnTable>, ApiError> {
    let store = state.host().store();
    let before = before.map(|id| TableId::parse(&id).ok_or(ApiError::NoSuchTable)).transpose()?;
    let mut ids: Vec<TableId> = Vec::new();
    if let Some(key) = visitor.bearer.filter(|_| before.is_none()) {
        ids.extend(store.seat_of(key).await?.map(|(id, _)| id));
    }
    if let Some(browser) = visitor.key_hash() {
        let made = store.tables_of(browser, before, MOST_TABLES).await?;
        ids.extend(made.into_iter().filter(|it| !ids.contains(it)).collect::<Vec<_>>());
    }
    let mut tables = Vec::new();
    for id in ids {
        let by = visitor.clone();
        // A table that cannot be opened does not hide the others.
        tables.extend(state.registry.read_stored(id, move |it| Ok(told(it, &by))).await);
    }
    Ok(tables)
}

fn told(table: &Table, by: &Visitor) -> OwnTable {
    let own = table.seats_of(by);
    let names = |seats: SeatSet| seats.iter().map(|it| it.to_string()).collect();
    OwnTable {
        id: table.id.to_string(),
        game: table.game().info().id.to_owned(),
        version: table.version_for(by),
        is_over: table.game().outcome().is_some(),
        yours: names(own),
        asked: names(table.asked_before(by).iter().filter(|it| own.contains(*it)).collect()),
    }
}

#[utoipa::path(
    post,
    path = "/matches",
    operation_id = "bring_match",
    summary = "Brings a match file: one that is over to be looked back at, or one that was taken along to go on here. Its keys are told here and nowhere else.",
    request_body(content = inline(protocol::MatchFile), content_type = "text/plain", description = "The file, as docs/match-file.md tells it; at most 1 MiB."),
    responses((status = 201, description = "The match is a table here.", body = MatchBrought))
)]
pub(crate) async fn bring(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    file: String,
) -> Response {
    match brought(&state, &visitor, file).await {
        Ok(brought) => (StatusCode::CREATED, Json(brought)).into_response(),
        Err(error) => problem(&error, None),
    }
}

async fn brought(
    state: &AppState,
    visitor: &Visitor,
    file: String,
) -> Result<MatchBrought, ApiError> {
    let host = visitor.browser.clone().unwrap_or_else(|| state.fresh_key());
    let (is_program, client) = (visitor.browser.is_none(), visitor.client);
    let BroughtTable { id, is_over } =
        state.registry.bring(file, &host, is_program, client).await?;
    // All people of a match that goes on are those of the client.
    let taken = |it: &Table| it.places().iter().map(Place::is_taken).collect::<Vec<_>>();
    let taken = state.registry.read_stored(id, move |it| Ok(taken(it))).await?;
    let key = |seat: Seat| host.of_seat(&id.to_string(), seat.0, 0).reveal();
    let seats = Seat::all(taken.len() as u8).zip(taken).filter(|(_, is_taken)| *is_taken);
    let keys = seats.map(|(seat, _)| SeatKey { seat: seat.to_string(), key: key(seat) });
    Ok(MatchBrought { id: id.to_string(), is_over, keys: keys.collect() })
}
