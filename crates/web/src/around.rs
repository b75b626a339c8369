//! Forms and endpoints of what people do around a match: words in the randomness, talk, notes, taking back by consent.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use kernel::Viewer;
use protocol::{Acted, AnswerAsk, AskBack, Notes, Say, Talk, TalkLine, Word};
use table::{Aside, Command, Table, TableError, TableId, Visitor, clean_name};

use crate::api::{Answer, ask, read};
use crate::error::ApiError;
use crate::forms::{Fields, command};
use crate::registry::AppState;
use crate::visitor::{Caller, name_cookie};

/// `word=…`, `seat=P1`.
pub(crate) async fn word_form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let (seat, word) = (fields.get("seat").map(str::to_owned), fields.need("word")?.to_owned());
        Ok(Command::Mix { seat, word })
    })
    .await
}

pub(crate) async fn begin_form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |_| Ok(Command::Begin)).await
}

/// `text=…`.
pub(crate) async fn talk_form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let what = Aside::Talk(fields.need("text")?.to_owned());
        Ok(Command::Aside { seat: None, what })
    })
    .await
}

/// `mute=P2` or `hear=P2`.
pub(crate) async fn mute_form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let is_muted = fields.get("mute").is_some();
        let seat = if is_muted { fields.need("mute")? } else { fields.need("hear")? };
        let what = Aside::Mute { seat: seat.to_owned(), is_muted };
        Ok(Command::Aside { seat: None, what })
    })
    .await
}

/// `name=…`, `seat=P1`. The browser remembers the name for the next table.
pub(crate) async fn name_form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let name = fields.as_ref().ok().and_then(|it| it.0.iter().find(|(field, _)| field == "name"));
    let cookie = name_cookie(&clean_name(name.map_or("", |(_, name)| name)));
    let answer = command(&state, &id, &visitor, fields, |fields| {
        let (seat, name) = (fields.get("seat").map(str::to_owned), fields.need("name")?.to_owned());
        Ok(Command::Aside { seat, what: Aside::Name(name) })
    });
    let answer = answer.await;
    if answer.status().is_client_error() || answer.status().is_server_error() {
        return answer;
    }
    ([(SET_COOKIE, cookie)], answer).into_response()
}

/// `text=…`, `seat=P1`.
pub(crate) async fn notes_form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let (seat, text) = (fields.get("seat").map(str::to_owned), fields.need("text")?.to_owned());
        Ok(Command::Aside { seat, what: Aside::Notes(text) })
    })
    .await
}

/// `n=2`, `version=17`.
pub(crate) async fn ask_form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let wrong = |_| ApiError::BadRequest("n is no number".to_owned());
        let n_moves = fields.get("n").unwrap_or("1").parse().map_err(wrong)?;
        Ok(Command::AskBack { version: fields.version()?, n_moves })
    })
    .await
}

/// `agree=yes` or `agree=no`.
pub(crate) async fn answer_form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        Ok(Command::AnswerAsk { agrees: fields.need("agree")? == "yes" })
    })
    .await
}

/// Does something at a table and tells the version as it is then.
pub(crate) async fn done(
    state: &AppState,
    id: &str,
    by: &Visitor,
    command: Result<Command, ApiError>,
) -> Answer<Acted> {
    let done = async {
        let command = command?;
        let id = TableId::parse(id).ok_or(ApiError::NoSuchTable)?;
        Ok(Acted { version: state.registry.change(id, by, command).await? })
    };
    Answer(done.await)
}

#[utoipa::path(
    post,
    path = "/tables/{id}/word",
    operation_id = "mix_word",
    summary = "Mixes a word into the luck before the match begins; with the last one it begins.",
    params(("id" = String, Path, description = "The table")),
    request_body = Word,
    responses((status = 200, description = "The word is in.", body = Acted))
)]
pub(crate) async fn word(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Word>, JsonRejection>,
) -> Answer<Acted> {
    let command = read(body).map(|Word { word, seat }| Command::Mix { seat, word });
    done(&state, &id, &by, command).await
}

#[utoipa::path(
    post,
    path = "/tables/{id}/talk",
    summary = "Says something to everybody at the table.",
    params(("id" = String, Path, description = "The table")),
    request_body = Say,
    responses((status = 200, description = "It was said.", body = Acted))
)]
pub(crate) async fn say(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Say>, JsonRejection>,
) -> Answer<Acted> {
    let said = |Say { text, seat }| Command::Aside { seat, what: Aside::Talk(text) };
    done(&state, &id, &by, read(body).map(said)).await
}

#[utoipa::path(
    get,
    path = "/tables/{id}/talk",
    summary = "What was said last, oldest first.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "What was said last, oldest first.", body = Talk))
)]
pub(crate) async fn talk(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Answer<Talk> {
    ask(&state, &id, visitor, |table: &Table, by: &Visitor| {
        let viewer = table.viewer_for(by);
        let lines = table.talk_for(viewer).lines.into_iter();
        let lines =
            lines.map(|it| TalkLine { number: it.number, seat: it.by.to_string(), text: it.text });
        Ok(Talk { lines: lines.collect() })
    })
    .await
}

#[utoipa::path(
    get,
    path = "/tables/{id}/notes",
    summary = "The notepad of one's own seat.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The notepad of one's own seat.", body = Notes))
)]
pub(crate) async fn notes(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Answer<Notes> {
    ask(&state, &id, visitor, |table: &Table, by: &Visitor| {
        let seat = table.held_seat(by, None)?;
        let notes = table.notes_for(by, Viewer::Seat(seat)).ok_or(TableError::NotYourSeat)?;
        Ok(Notes { text: notes.text, seat: Some(seat.to_string()) })
    })
    .await
}

#[utoipa::path(
    put,
    path = "/tables/{id}/notes",
    summary = "Writes the notepad of one's own seat.",
    params(("id" = String, Path, description = "The table")),
    request_body = Notes,
    responses((status = 200, description = "It was kept.", body = Acted))
)]
pub(crate) async fn keep_notes(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Notes>, JsonRejection>,
) -> Answer<Acted> {
    let kept = |Notes { text, seat }| Command::Aside { seat, what: Aside::Notes(text) };
    done(&state, &id, &by, read(body).map(kept)).await
}

#[utoipa::path(
    post,
    path = "/tables/{id}/ask",
    summary = "Asks the others to take back the own last moves, with all that was played since.",
    params(("id" = String, Path, description = "The table")),
    request_body = AskBack,
    responses((status = 200, description = "It was asked; where nobody else sits it is done.", body = Acted))
)]
pub(crate) async fn ask_back(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<AskBack>, JsonRejection>,
) -> Answer<Acted> {
    let asked = |AskBack { version, n: n_moves }| Command::AskBack { version, n_moves };
    done(&state, &id, &by, read(body).map(asked)).await
}

#[utoipa::path(
    post,
    path = "/tables/{id}/answer",
    summary = "Agrees with what somebody asks to take back, or does not.",
    params(("id" = String, Path, description = "The table")),
    request_body = AnswerAsk,
    responses((status = 200, description = "It was answered.", body = Acted))
)]
pub(crate) async fn answer_ask(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<AnswerAsk>, JsonRejection>,
) -> Answer<Acted> {
    let answered = |AnswerAsk { agree: agrees }| Command::AnswerAsk { agrees };
    done(&state, &id, &by, read(body).map(answered)).await
}
