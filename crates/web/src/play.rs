//! What a seat sees and does over the JSON interface: the table, its view, its answers, its log, acting and taking back.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, SeatSet, Viewer};
use page::Occupant;
use protocol::{
    Act, Acted, Legal, Log, LoggedEvent, Outcome, Refusals, Refused, SeatEntry, SeatKey, TakeSeat,
    Undo, View,
};
use serde::Deserialize;
use serde_json::Value;
use table::{Command, Key, Table, TableError, TableId, Visitor, seat_at};
use text::{Lang, Voice};

use crate::api::{Answer, ask, read};
use crate::error::ApiError;
use crate::registry::AppState;
use crate::visitor::Caller;

#[utoipa::path(
    get,
    path = "/tables/{id}",
    summary = "A table as anybody may see it: who sits where, who is asked, how it ended.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "A table as anybody may see it: who sits where, who is asked, how it ended.", body = protocol::Table))
)]
pub(crate) async fn table(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Response {
    let question = |table: &Table, visitor: &Visitor| {
        let own = table.seats_of(visitor);
        let seats = table.seat_infos(own, visitor.prefs).into_iter().map(|it| SeatEntry {
            seat: it.seat.to_string(),
            name: it.name,
            occupant: match it.occupant {
                Occupant::Here | Occupant::Person { .. } => "person".to_owned(),
                Occupant::Bot(bot) => format!("bot:{bot}"),
                Occupant::Open => "open".to_owned(),
            },
        });
        let outcome = table.game().outcome().map(|it| Outcome {
            winners: names(it.winners),
            returns: it.returns,
            scores: it.scores,
        });
        let is_behind = table.n_behind_for(visitor) != 0;
        let said = table.together(own, Viewer::Spectator).filter(|_| !is_behind);
        let said = said.unwrap_or_default();
        Ok(protocol::Table {
            id: table.id.to_string(),
            game: table.game().info().id.to_owned(),
            version: version_told(table, visitor),
            commitment: table.proof().commitment(),
            seats: seats.collect(),
            asked: names(table.asked_before(visitor)),
            outcome,
            yours: names(own),
            clock: clock(table, visitor),
            forsaken: names(seats_where(table, |seat| !is_behind && table.is_forsaken(seat))),
            proposals: said.proposals.into_iter().map(crate::together::told).collect(),
            pings: said.pings.into_iter().map(crate::together::shown).collect(),
            entropy: table.proof().entropy.clone(),
            mixing: table.is_mixing(),
            delay: table.n_behind(Viewer::Spectator) as u32,
            hints: table.are_hints_agreed(),
        })
    };
    ask(&state, &id, visitor, question).await.into_response()
}

/// The version that a visitor is told, also of a match that has not begun.
pub(crate) fn version_told(table: &Table, visitor: &Visitor) -> u32 {
    if table.is_mixing() { table.version() } else { table.version_for(visitor) }
}

/// Whose clock runs tells who is asked now: that is not for those who are kept behind.
fn clock(table: &Table, visitor: &Visitor) -> Option<protocol::Clock> {
    let is_behind = table.n_behind_for(visitor) != 0;
    let per_decision = table.clock()?.to_string();
    let left = |seat| {
        let left = table.time_left(seat).filter(|_| !is_behind)?;
        Some((Seat::to_string(&seat), u32::try_from(left.as_secs()).unwrap_or(u32::MAX)))
    };
    Some(protocol::Clock {
        per_decision,
        left: Seat::all(table.game().n_seats()).filter_map(left).collect(),
    })
}

fn seats_where(table: &Table, is_meant: impl Fn(Seat) -> bool) -> SeatSet {
    Seat::all(table.game().n_seats()).filter(|it| is_meant(*it)).collect()
}

fn names(seats: SeatSet) -> Vec<String> {
    seats.iter().map(|it| it.to_string()).collect()
}

/// Through which of his seats somebody looks.
#[derive(Deserialize)]
pub(crate) struct As {
    pub(crate) seat: Option<String>,
}

/// The same at an earlier moment.
#[derive(Deserialize)]
pub(crate) struct AtMove {
    seat: Option<String>,
    at: Option<u32>,
}

/// A seat that the visitor holds: the named one, or his first.
fn own_seat(table: &Table, visitor: &Visitor, named: Option<&str>) -> Result<Seat, TableError> {
    let own = table.seats_of(visitor);
    match named {
        Some(text) => {
            let seat = seat_at(text, table.places().len()).ok_or(TableError::NoSuchSeat)?;
            if own.contains(seat) { Ok(seat) } else { Err(TableError::NotYourSeat) }
        }
        None => own.first().ok_or(TableError::NotYourSeat),
    }
}

fn viewer(table: &Table, visitor: &Visitor, named: Option<&str>) -> Result<Viewer, TableError> {
    match named {
        Some("spectator") => Ok(Viewer::Spectator),
        Some(_) => own_seat(table, visitor, named).map(Viewer::Seat),
        None => Ok(table.viewer_for(visitor)),
    }
}

fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Omniscient => "omniscient".to_owned(),
    }
}

#[utoipa::path(
    get,
    path = "/tables/{id}/view",
    summary = "What a seat may know of the position.",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "`P1`, …: one of your seats, or `spectator`; of a match that is over any seat", pattern = "^(P[1-8]|spectator)$"), ("at" = Option<u32>, Query, description = "The position after so many moves instead of the last one", maximum = 4_294_967_295_u64)),
    responses((status = 200, description = "What a seat may know of the position.", body = View<Value>))
)]
pub(crate) async fn view(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(AtMove { seat, at }): Query<AtMove>,
    Caller(visitor): Caller,
) -> Response {
    let question = move |table: &Table, by: &Visitor| {
        view_of(table, by, seat.as_deref(), at.map(|n_moves| n_moves as usize))
    };
    ask(&state, &id, visitor, question).await.into_response()
}

/// What somebody may know, now or after so many moves.
pub fn view_of(
    table: &Table,
    visitor: &Visitor,
    seat: Option<&str>,
    at: Option<usize>,
) -> Result<View<Value>, TableError> {
    table.check_begun()?;
    let viewer = match at {
        Some(_) => table.past_viewer(visitor, seat)?,
        None => viewer(table, visitor, seat)?,
    };
    let n_shown = table.n_shown(viewer);
    let n_moves = at.unwrap_or(n_shown);
    if n_shown < n_moves {
        return Err(TableError::NoSuchMove);
    }
    let view = match (at, table.n_behind(viewer)) {
        (None, 0) => table.game().view(viewer),
        (None | Some(_), _) => table.game().past(viewer, n_moves).view,
    };
    Ok(View { version: version_told(table, visitor), viewer: viewer_name(viewer), view })
}

#[utoipa::path(
    get,
    path = "/tables/{id}/legal",
    summary = "Every legal answer of a seat.",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "`P1`, …: one of your seats; the first that is asked unless it is named", pattern = "^P[1-8]$")),
    responses((status = 200, description = "Every legal answer of a seat.", body = Legal))
)]
pub(crate) async fn legal(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(As { seat }): Query<As>,
    Caller(visitor): Caller,
) -> Response {
    let question = move |table: &Table, by: &Visitor| legal_of(table, by, seat.as_deref());
    ask(&state, &id, visitor, question).await.into_response()
}

/// What one of the visitor's seats may answer: the named one, or the first that is asked.
pub fn legal_of(table: &Table, visitor: &Visitor, seat: Option<&str>) -> Result<Legal, TableError> {
    table.check_running()?;
    let own = table.seats_of(visitor);
    let asked = table.asked().iter().find(|it| seat.is_none() && own.contains(*it));
    let seat = asked.map_or_else(|| own_seat(table, visitor, seat), Ok)?;
    let is_asked = table.asked().contains(seat);
    Ok(Legal {
        version: table.version(),
        seat: seat.to_string(),
        actions: if is_asked { table.game().legal(seat) } else { Vec::new() },
        free_undo: table.n_undo(Viewer::Seat(seat)),
    })
}

#[utoipa::path(
    get,
    path = "/tables/{id}/refusals",
    summary = "What a seat might think of and may not do, with the rule.",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "`P1`, …: one of your seats; the first unless it is named", pattern = "^P[1-8]$")),
    responses((status = 200, description = "What a seat might think of and may not do, with the rule.", body = Refusals))
)]
pub(crate) async fn refusals(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(As { seat }): Query<As>,
    Caller(visitor): Caller,
) -> Response {
    let question = move |table: &Table, visitor: &Visitor| {
        table.check_running()?;
        let seat = own_seat(table, visitor, seat.as_deref())?;
        let names = table.names(Lang::En);
        let voice = Voice::new(Lang::En, &names);
        let narrator = table.game().game().narrator();
        let is_asked = table.asked().contains(seat);
        let refused = if is_asked { table.game().refusals(seat) } else { Vec::new() };
        let refusals = refused.into_iter().map(|(action, refusal)| Refused {
            action,
            rule: refusal.rule.to_owned(),
            why: narrator.refusal(&voice, &refusal),
        });
        Ok(Refusals {
            version: table.version(),
            seat: seat.to_string(),
            refusals: refusals.collect(),
        })
    };
    ask(&state, &id, visitor, question).await.into_response()
}

#[derive(Deserialize)]
pub(crate) struct Since {
    seat: Option<String>,
    /// Only what happened in this and later records.
    #[serde(default)]
    from: u32,
}

#[utoipa::path(
    get,
    path = "/tables/{id}/log",
    summary = "What became visible, oldest first.",
    params(("id" = String, Path, description = "The table"), ("seat" = Option<String>, Query, description = "`P1`, …: one of your seats, or `spectator`", pattern = "^(P[1-8]|spectator)$"), ("from" = Option<u32>, Query, description = "Only what happened in this and later records", maximum = 4_294_967_295_u64)),
    responses((status = 200, description = "What became visible, oldest first.", body = Log<Value>))
)]
pub(crate) async fn log(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(Since { seat, from }): Query<Since>,
    Caller(visitor): Caller,
) -> Response {
    let question = move |table: &Table, visitor: &Visitor| {
        table.check_begun()?;
        let viewer = viewer(table, visitor, seat.as_deref())?;
        let n_shown = table.n_shown(viewer);
        let events = table.game().events_json(viewer, from as usize).into_iter();
        let events = events.filter(|(record, _)| *record <= n_shown);
        let events = events.map(|(record, event)| LoggedEvent { record: record as u32, event });
        Ok(Log::<Value> {
            version: version_told(table, visitor),
            viewer: viewer_name(viewer),
            events: events.collect(),
        })
    };
    ask(&state, &id, visitor, question).await.into_response()
}

#[utoipa::path(
    post,
    path = "/tables/{id}/act",
    summary = "Plays an action of a seat.",
    params(("id" = String, Path, description = "The table")),
    request_body = Act,
    responses((status = 200, description = "Plays an action of a seat.", body = Acted))
)]
pub(crate) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Act>, JsonRejection>,
) -> Response {
    let done = async {
        let Act { version, action, seat } = read(body)?;
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let version =
            state.registry.change(id, &by, Command::Act { seat, version, action }).await?;
        Ok(Acted { version })
    };
    Answer(done.await).into_response()
}

#[utoipa::path(
    post,
    path = "/tables/{id}/undo",
    summary = "Takes back.",
    params(("id" = String, Path, description = "The table")),
    request_body = Undo,
    responses((status = 200, description = "Takes back.", body = Acted))
)]
pub(crate) async fn undo(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Undo>, JsonRejection>,
) -> Response {
    let done = async {
        let Undo { version, n: count } = read(body)?;
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let version = state.registry.change(id, &by, Command::Undo { version, count }).await?;
        Ok(Acted { version })
    };
    Answer(done.await).into_response()
}

/// A program makes a seat its own.
#[utoipa::path(
    post,
    path = "/tables/{id}/key",
    operation_id = "take_seat",
    summary = "Takes the seat whose key is shown, and changes the key: whoever gave it away can neither act nor look there any more. The new key is told here and nowhere else; who chooses it himself may ask once more when the answer is lost.",
    params(("id" = String, Path, description = "The table")),
    request_body = Option<TakeSeat>,
    responses((status = 200, description = "The seat and its new key.", body = SeatKey))
)]
pub(crate) async fn claim(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Bytes,
) -> Response {
    let claimed = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let key = chosen_key(&body)?.unwrap_or_else(|| state.fresh_key());
        let mark = key.key_hash();
        let opened = state.host().store().seat_of(mark).await?;
        if opened.is_some_and(|(table, _)| table != id) {
            return Err(TableError::NotYourSeat.into());
        }
        state.registry.change(id, &by, Command::Claim { new: mark }).await?;
        let seat =
            state.registry.read(id, move |it| it.seat_of_key(mark).ok_or(TableError::NoSuchSeat));
        let seat = seat.await?;
        Ok(SeatKey { seat: seat.to_string(), key: key.reveal() })
    };
    Answer(claimed.await).into_response()
}

/// The key that a program has chosen for its seat. A body is left out by most.
fn chosen_key(body: &[u8]) -> Result<Option<Key>, ApiError> {
    if body.is_empty() {
        return Ok(None);
    }
    let wrong = |why: String| ApiError::BadRequest(why);
    let told: Option<TakeSeat> =
        serde_json::from_slice(body).map_err(|it| wrong(it.to_string()))?;
    let key = told.and_then(|it| it.key);
    let parse = |it: String| Key::parse(&it).ok_or_else(|| wrong("that is no key".to_owned()));
    key.map(parse).transpose()
}
