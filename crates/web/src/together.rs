//! Proposals and pings of programs, under `/api/v1`.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use protocol::{Acted, Ping, Point, Proposal, Propose};
use table::{Command, TableId, Visitor, Word};

use crate::api::{Answer, read};
use crate::error::ApiError;
use crate::registry::AppState;
use crate::visitor::Caller;

pub(crate) fn told(it: page::Proposal) -> Proposal {
    Proposal { by: it.by.to_string(), to: it.to.to_string(), action: it.action }
}

pub(crate) fn shown(it: page::Ping) -> Ping {
    Ping { by: it.by.to_string(), space: it.space }
}

#[utoipa::path(
    post,
    path = "/tables/{id}/proposals",
    summary = "Proposes an answer to a seat that is asked, in a cooperative game.",
    params(("id" = String, Path, description = "The table")),
    request_body = Propose,
    responses((status = 200, description = "Proposes an answer to a seat that is asked, in a cooperative game.", body = Acted))
)]
pub(crate) async fn propose(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Propose>, JsonRejection>,
) -> Answer<Acted> {
    let said = async {
        let Propose { version, action, to, seat } = read(body)?;
        say(&state, &id, by, seat, Word::Propose { version, to, action }).await
    };
    Answer(said.await)
}

#[utoipa::path(
    delete,
    path = "/tables/{id}/proposals/{by}",
    summary = "Declines the proposal of a seat, or withdraws it.",
    params(("id" = String, Path, description = "The table"), ("by" = String, Path, description = "`P1`, …: who made it")),
    responses((status = 200, description = "Declines the proposal of a seat, or withdraws it.", body = Acted))
)]
pub(crate) async fn decline(
    State(state): State<AppState>,
    Path((id, proposer)): Path<(String, String)>,
    Caller(by): Caller,
) -> Answer<Acted> {
    Answer(say(&state, &id, by, None, Word::Decline { by: proposer }).await)
}

#[utoipa::path(
    post,
    path = "/tables/{id}/ping",
    summary = "Points at a space of the board, in a cooperative game.",
    params(("id" = String, Path, description = "The table")),
    request_body = Point,
    responses((status = 200, description = "Points at a space of the board, in a cooperative game.", body = Acted))
)]
pub(crate) async fn ping(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Point>, JsonRejection>,
) -> Answer<Acted> {
    let said = async {
        let Point { space, seat } = read(body)?;
        say(&state, &id, by, seat, Word::Point { space }).await
    };
    Answer(said.await)
}

async fn say(
    state: &AppState,
    id: &str,
    by: Visitor,
    seat: Option<String>,
    word: Word,
) -> Result<Acted, ApiError> {
    let id = TableId::parse(id).ok_or(ApiError::NoSuchTable)?;
    Ok(Acted { version: state.registry.change(id, &by, Command::Say { seat, word }).await? })
}
