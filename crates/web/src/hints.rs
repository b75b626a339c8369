//! Hints for programs: what the page of a hint says, in numbers.

use ai::BotSpec;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use catalog::HintForm;
use table::{Table, TableError, TableId, Visitor};

use crate::api::Answer;
use crate::error::ApiError;
use crate::host::Job;
use crate::play::As;
use crate::registry::AppState;
use crate::visitor::Caller;

#[utoipa::path(
    post,
    path = "/tables/{id}/hint",
    summary = "What a bot that knows no more than a seat thinks of its best answers, within a second. Where people play against each other only if all agreed when they sat down.",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "`P1`, …: one of your seats that is asked; the first unless it is named", pattern = "^P[1-8]$")),
    responses((status = 200, description = "The best answers, and how sure that is.", body = protocol::Hint))
)]
pub(crate) async fn hint(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(As { seat }): Query<As>,
    Caller(visitor): Caller,
) -> Response {
    let thought = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let wish = move |table: &mut Table, by: &Visitor| {
            Ok((table.client(), table.hint(by, seat.as_deref(), HintForm::Numbers)?))
        };
        let (client, wanted) = state.registry.look(id, &visitor, wish).await?;
        let job = Job { client, table: id, bot: BotSpec::Mcts(ai::hint::BUDGET) };
        let written = state.host().think(job, wanted.thinker).await;
        let told = written.and_then(|it| serde_json::from_str(&it).ok());
        let weighed: protocol::Weighed = told.ok_or(TableError::Internal)?;
        let (version, seat) = (wanted.version, wanted.seat.to_string());
        Ok(protocol::Hint { version, seat, weighed })
    };
    Answer(thought.await).into_response()
}
