//! Campaigns: the next match with the same people, and the file of a campaign, brought and taken away.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::Seat;
use protocol::{SeatKey, TableMade};
use serde_json::Value;
use table::{Key, NewTable, Sitting, TableError, TableId, check_budget};

use crate::error::ApiError;
use crate::pages::home_with;
use crate::play::version_told;
use crate::registry::{AppState, NextTable};
use crate::visitor::{Caller, browser_cookie};
use crate::{Failed, api, html, problem, text_file};

/// Goes on to the next match: to its table if somebody has gone there already.
pub(crate) async fn next(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let host = visitor.browser.clone().unwrap_or_else(|| state.fresh_key());
    let gone = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        state.registry.next(id, &visitor, &host).await
    };
    match gone.await {
        Ok(NextTable::There(next) | NextTable::Made(next)) => {
            Ok(Redirect::to(&format!("/table/{next}")).into_response())
        }
        Err(error) => Err(Failed { error, visitor }),
    }
}

/// The campaign of a table as a file.
pub(crate) async fn file(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    file_of(&state, &id).await.map_err(|error| Failed { error, visitor })
}

async fn file_of(state: &AppState, id: &str) -> Result<Response, ApiError> {
    let id = TableId::parse(id).ok_or(ApiError::NoSuchTable)?;
    let none = TableError::NoSequel("the match belongs to no campaign");
    let log = state.registry.read(id, |table| table.campaign().ok_or(none)).await?;
    let name = format!("attachment; filename=\"{}-{id}.campaign.json\"", log.game().info().id);
    let mut response = text_file("application/json", "no-store", log.text());
    response.headers_mut().extend(name.parse().ok().map(|name| (CONTENT_DISPOSITION, name)));
    Ok(response)
}

/// A table that goes on with a campaign file. A browser without a key gets one.
pub(crate) async fn bring(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let host = visitor.browser.clone().unwrap_or_else(|| state.fresh_key());
    let kind = headers.get(CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let fields = parts(kind, &body);
    let field =
        |name: &str| fields.iter().find(|(it, _)| it == name).map(|(_, text)| text.as_str());
    let game = field("game").map(str::to_owned);
    let made = async {
        let missing = || ApiError::BadRequest("the field 'file' is missing".to_owned());
        let file = field("file").ok_or_else(missing)?.to_owned();
        let log = state.registry.context.check_campaign(file).await?;
        let others: Sitting =
            field("others").unwrap_or("here").parse().map_err(TableError::BadSetup)?;
        if let Sitting::Bot(spec) = &others {
            check_budget(*spec, state.config().longest_thought).map_err(TableError::BadSetup)?;
        }
        let mut seats = vec![(others, String::new()); log.n_seats()];
        if let Some(first) = seats.first_mut() {
            first.0 = Sitting::Here;
        }
        let game = log.game().info().id.to_owned();
        let new = NewTable { campaign: Some(log), ..NewTable::plain(game, seats) };
        state.registry.make(&new, &host, visitor.client, |it| it.id).await
    };
    match made.await {
        Ok(id) => ([(SET_COOKIE, browser_cookie(&host))], Redirect::to(&format!("/table/{id}")))
            .into_response(),
        Err(error) => {
            let page = home_with(&state, &visitor, game, Some(error.say(visitor.prefs.lang))).await;
            (error.status(), html(page)).into_response()
        }
    }
}

/// The fields of a form with a file (RFC 7578), as far as they are text.
pub(crate) fn parts(kind: &str, body: &[u8]) -> Vec<(String, String)> {
    let Some((_, boundary)) = kind.split_once("boundary=") else { return Vec::new() };
    let limit = format!("--{}", boundary.trim_matches('"'));
    let text = String::from_utf8_lossy(body);
    let field = |part: &str| {
        let (head, value) = part.split_once("\r\n\r\n")?;
        let (_, name) = head.split_once("name=\"")?;
        let (name, _) = name.split_once('"')?;
        let value = value.strip_suffix("\r\n").unwrap_or(value);
        Some((name.to_owned(), value.to_owned()))
    };
    text.split(limit.as_str()).filter_map(field).collect()
}

// Programs

#[utoipa::path(
    get,
    path = "/tables/{id}/campaign",
    operation_id = "campaign",
    summary = "The campaign file of a match as it stands; docs/campaign-file.md tells what is in it.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The campaign file of a match as it stands.", body = Value))
)]
pub(crate) async fn log(State(state): State<AppState>, Path(id): Path<String>) -> Response {
    file_of(&state, &id).await.unwrap_or_else(|error| problem(&error, None))
}

#[utoipa::path(
    post,
    path = "/tables/{id}/next",
    operation_id = "next_match",
    summary = "The next match of the campaign with the same people: made by the first who asks, who is told the keys of his own seats.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 201, description = "The table was made.", body = TableMade), (status = 200, description = "The table was there already.", body = TableMade))
)]
pub(crate) async fn go_on(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Response {
    let host = visitor.browser.clone().unwrap_or_else(|| state.fresh_key());
    let gone = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let by = visitor.clone();
        let own = state.registry.read(id, move |table| Ok(table.seats_of(&by))).await?;
        let gone = state.registry.next(id, &visitor, &host).await?;
        let (status, next, own) = match gone {
            NextTable::Made(next) => (StatusCode::CREATED, next, own),
            NextTable::There(next) => (StatusCode::OK, next, kernel::SeatSet::EMPTY),
        };
        let keys = own.iter().map(|seat| key_of(&host, next, seat)).collect();
        let told = state.registry.read_stored(next, move |table| {
            Ok((version_told(table, &visitor), table.proof().commitment()))
        });
        let (version, commitment) = told.await?;
        let made = TableMade { id: next.to_string(), version, commitment, keys };
        Ok((status, Json(made)).into_response())
    };
    gone.await.unwrap_or_else(|error: ApiError| problem(&error, None))
}

fn key_of(host: &Key, table: TableId, seat: Seat) -> SeatKey {
    let key = host.of_seat(&table.to_string(), seat.0, 0).reveal();
    SeatKey { seat: seat.to_string(), key }
}

#[utoipa::path(
    post,
    path = "/campaigns",
    operation_id = "make_campaign_table",
    summary = "Makes a table for the next match of a campaign file.",
    request_body = protocol::NewCampaignTable<Value>,
    responses((status = 201, description = "The table.", body = TableMade))
)]
pub(crate) async fn make(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    body: Result<Json<protocol::NewCampaignTable<Value>>, JsonRejection>,
) -> Response {
    let made = async {
        let wanted = api::read(body)?;
        let log = state.registry.context.check_campaign(wanted.campaign.to_string()).await?;
        let plain = protocol::NewTable {
            game: log.game().info().id.to_owned(),
            seats: wanted.seats,
            names: wanted.names,
            set: std::collections::BTreeMap::new(),
            clock: None,
            mixes: false,
            delay: 0,
            open: false,
            bot_pause: None,
            hints: false,
        };
        let mut new = api::new_table(&plain, &state)?;
        new.campaign = Some(log);
        api::made(&state, visitor, &new).await
    };
    match made.await {
        Ok(made) => (StatusCode::CREATED, Json(made)).into_response(),
        Err(error) => problem(&error, None),
    }
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_form_with_a_file_is_read() {
        let body = "--x\r\nContent-Disposition: form-data; name=\"game\"\r\n\r\nquest\r\n--x\r\nContent-Disposition: \
                    form-data; name=\"file\"; filename=\"a.json\"\r\nContent-Type: application/json\r\n\r\n{\r\n}\n\r\n--x--\r\n";
        let fields = parts("multipart/form-data; boundary=x", body.as_bytes());
        let field = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        assert_eq!(fields, [field("game", "quest"), field("file", "{\r\n}\n")]);
        assert!(parts("text/plain", body.as_bytes()).is_empty());
    }
}
