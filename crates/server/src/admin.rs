//! What only the operator reaches: a socket in the data folder that nobody else may open. It tells nothing that is secret
//! in a match: no hands, no keys, no seeds.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Ban, BanKind, DbError, Filter, Order, Overview, Person, Stage};
use table::{TableId, Write};
use web::ApiError;

use crate::bans::Network;
use crate::random::fresh_id;
use crate::retention;
use crate::server::Server;

/// The name of the socket in the data folder.
pub const SOCKET: &str = "admin.sock";

/// So many tables are listed if nobody says how many.
const MOST_LISTED: u32 = 100;

/// Why something was not done: a status, and a sentence for the operator.
struct Refused(StatusCode, String);

impl Refused {
    fn wrong(what: impl Into<String>) -> Self {
        Self(StatusCode::BAD_REQUEST, what.into())
    }

    fn missing(what: &str) -> Self {
        Self(StatusCode::NOT_FOUND, what.to_owned())
    }
}

impl From<DbError> for Refused {
    fn from(error: DbError) -> Self {
        Self(StatusCode::SERVICE_UNAVAILABLE, error.to_string())
    }
}

impl From<ApiError> for Refused {
    fn from(error: ApiError) -> Self {
        Self(error.status(), error.to_string())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, Json(json!({ "error": self.1 }))).into_response()
    }
}

type Answer<T = Json<Value>> = Result<T, Refused>;

/// Everything that can be asked and told.
pub(crate) fn router(server: Server) -> Router {
    Router::new()
        .route("/tables", get(list))
        .route("/tables/{id}", get(show).delete(remove))
        .route("/tables/{id}/close", post(close))
        .route("/tables/{id}/unfreeze", post(unfreeze))
        .route("/tables/{id}/match", get(export))
        .route("/erase", post(erase))
        .route("/bans", get(bans).post(ban))
        .route("/bans/{id}", delete(unban))
        .route("/retention", get(what_is_due).post(delete_what_is_due))
        .with_state(server)
}

/// Does what an operator has decided. What is in memory of the tables that it changes is let go before and after, so that
/// nothing of it comes back.
pub(crate) async fn obey(server: &Server, order: Order) -> Result<(), DbError> {
    let tables = order.tables();
    for table in &tables {
        server.web.registry.leave(*table).await;
    }
    server.store.obey(order).await?;
    for table in &tables {
        server.web.registry.leave(*table).await;
        server.routes.forget(*table);
    }
    server.bans.read(&server.store).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    #[serde(default)]
    game: String,
    #[serde(default)]
    stage: String,
    closed: Option<bool>,
    /// Seconds.
    untouched: Option<i64>,
    most: Option<u32>,
}

fn told(table: &Overview, server: &Server) -> Value {
    json!({
        "id": table.id,
        "game": table.game,
        "stage": table.stage.slug(),
        "closed": table.is_closed,
        "stands_still": server.web.registry.stands_still(table.id),
        "open_to_strangers": table.is_open,
        "clock": table.clock,
        "lines": table.n_lines,
        "made": table.made,
        "touched": table.touched,
        "in_memory": server.web.registry.has(table.id),
    })
}

async fn list(State(server): State<Server>, Query(wanted): Query<Wanted>) -> Answer {
    let stage = match wanted.stage.as_str() {
        "" => None,
        slug => Some(
            Stage::parse(slug)
                .ok_or_else(|| Refused::wrong("a stage is unbegun, begun or over"))?,
        ),
    };
    let now = server.clock.now().seconds();
    let filter = Filter {
        game: wanted.game,
        stage,
        is_closed: wanted.closed,
        untouched_since: wanted.untouched.map(|it| now.saturating_sub(it)),
        most: wanted.most.unwrap_or(MOST_LISTED),
        ..Filter::default()
    };
    let tables = server.store.overviews(&filter).await?;
    let tables: Vec<Value> = tables.iter().map(|it| told(it, &server)).collect();
    Ok(Json(json!({ "tables": tables })))
}

fn table_of(id: &str) -> Answer<TableId> {
    TableId::parse(id).ok_or_else(|| Refused::wrong(format!("'{id}' is no name of a table")))
}

async fn overview(server: &Server, id: &str) -> Answer<Overview> {
    let filter = Filter { table: Some(table_of(id)?), most: 1, ..Filter::default() };
    let found = server.store.overviews(&filter).await?.into_iter().next();
    found.ok_or_else(|| Refused::missing("there is no such table"))
}

async fn show(State(server): State<Server>, Path(id): Path<String>) -> Answer {
    let table = overview(&server, &id).await?;
    let stored = server.store.table(table.id).await?;
    let stored = stored.ok_or_else(|| Refused::missing("there is no such table"))?;
    let seats = stored.seats.iter().enumerate().map(|(idx, seat)| {
        json!({
            "seat": Seat(idx as u8).to_string(),
            "name": seat.name,
            "bot": seat.bot,
            "browsers": seat.holders.len(),
            "taken": seat.is_taken(),
            "waited_for_since": (seat.since != 0).then_some(seat.since / 1000),
        })
    });
    let mut res = told(&table, &server);
    res["seats"] = seats.collect();
    res["delay"] = json!(stored.delay);
    res["said"] = json!(stored.talk.len());
    res["mixing"] = json!(stored.is_mixing);
    res["campaign"] = json!(stored.campaign.is_some());
    res["next"] = json!(stored.sequel);
    Ok(Json(res))
}

async fn remove(State(server): State<Server>, Path(id): Path<String>) -> Answer {
    let table = overview(&server, &id).await?;
    obey(&server, Order::Delete { table: table.id }).await?;
    tracing::info!(table = %table.id, "the operator has deleted a table");
    Ok(Json(json!({ "deleted": table.id })))
}

async fn close(State(server): State<Server>, Path(id): Path<String>) -> Answer {
    let table = overview(&server, &id).await?;
    obey(&server, Order::Close { table: table.id, is_closed: true }).await?;
    tracing::info!(table = %table.id, "the operator has closed a table");
    Ok(Json(json!({ "closed": table.id })))
}

/// Reads a table anew that stands still, and opens one that was closed.
async fn unfreeze(State(server): State<Server>, Path(id): Path<String>) -> Answer {
    let table = overview(&server, &id).await?;
    // Another server may have met the fault.
    stop_clocks(&server, table.id).await?;
    obey(&server, Order::Close { table: table.id, is_closed: false }).await?;
    server.web.registry.forget_faults(table.id);
    server.web.registry.peek(table.id, |_| Ok(())).await?;
    tracing::info!(table = %table.id, "the operator has opened a table again");
    Ok(Json(json!({ "unfrozen": table.id })))
}

/// Nobody's time passed while the table stood still: when it is opened, that of each decision begins anew.
async fn stop_clocks(server: &Server, table: TableId) -> Answer<()> {
    // One that cannot be read has no clock that runs.
    let Ok(Some(stored)) = server.store.table(table).await else { return Ok(()) };
    let stop = (0..)
        .zip(&stored.seats)
        .filter(|(_, it)| it.since != 0)
        .map(|(seat, _)| Write::Since { table, seat, since: 0 });
    Ok(server.store.lay(stop.collect()).await.map_err(DbError::from)?)
}

/// What everybody may have of a match that is over. Of one that goes on it would tell who has what.
async fn export(State(server): State<Server>, Path(id): Path<String>) -> Answer<String> {
    Ok(retention::match_file(&server, table_of(&id)?).await?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forgotten {
    table: String,
    seat: String,
    #[serde(default)]
    dry_run: bool,
}

async fn person(server: &Server, table: &str, seat: &str) -> Answer<Person> {
    let missing = || Refused::missing("there is no such seat at a table of that name");
    let seat: Seat = seat.parse().map_err(|_| missing())?;
    server.store.person(table_of(table)?, seat.0).await?.ok_or_else(missing)
}

async fn erase(State(server): State<Server>, Json(wanted): Json<Forgotten>) -> Answer {
    let person = person(&server, &wanted.table, &wanted.seat).await?;
    let seats = person.seats.iter();
    let seats =
        seats.map(|(table, seat)| json!({ "table": table, "seat": Seat(*seat).to_string() }));
    let res = json!({
        "seats": seats.collect::<Vec<_>>(),
        "browsers": person.browsers.len(),
        "said": person.n_said,
        "subscriptions": person.n_subscriptions,
        "done": !wanted.dry_run,
    });
    if !wanted.dry_run {
        let (n_tables, n_seats) = (person.tables().len(), person.seats.len());
        obey(&server, Order::Erase(person)).await?;
        server.notifier.forget();
        server.notifier.prepare().await;
        tracing::info!(n_tables, n_seats, "the operator has erased a person");
    }
    Ok(Json(res))
}

#[derive(Serialize)]
struct ToldBan {
    id: String,
    kind: &'static str,
    what: String,
    until: Option<i64>,
    why: String,
    made: i64,
}

async fn bans(State(server): State<Server>) -> Answer {
    let told = server.store.bans().await?.into_iter().map(|it| ToldBan {
        id: it.id.to_string(),
        kind: it.kind.slug(),
        what: it.what,
        until: (it.until != 0).then_some(it.until),
        why: it.why,
        made: it.made,
    });
    Ok(Json(json!({ "bans": told.collect::<Vec<_>>() })))
}

/// A network, or the browsers at a seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Banned {
    network: Option<String>,
    table: Option<String>,
    seat: Option<String>,
    /// Seconds; nothing for ever.
    lasts: Option<i64>,
    #[serde(default)]
    why: String,
}

async fn ban(State(server): State<Server>, Json(wanted): Json<Banned>) -> Answer {
    let who: Vec<(BanKind, String)> = match (wanted.network, wanted.table.zip(wanted.seat)) {
        (Some(network), None) => {
            let network: Network = network.parse().map_err(Refused::wrong)?;
            vec![(BanKind::Network, network.to_string())]
        }
        (None, Some((table, seat))) => {
            let browsers = person(&server, &table, &seat).await?.browsers;
            browsers.into_iter().map(|it| (BanKind::Browser, it.to_hex())).collect()
        }
        _ => return Err(Refused::wrong("a network or a seat is wanted")),
    };
    if who.is_empty() {
        return Err(Refused::missing("no browser sits there"));
    }
    let made = server.clock.now().seconds();
    let until = wanted.lasts.map_or(0, |it| made.saturating_add(it.max(1)));
    for (kind, what) in &who {
        let (id, what, why) = (fresh_id(), what.clone(), wanted.why.clone());
        obey(&server, Order::Ban(Ban { id, kind: *kind, what, until, why, made })).await?;
        // Whom it names stands in the list of bans alone.
        tracing::info!(ban = %id, kind = kind.slug(), "the operator has banned somebody");
    }
    Ok(Json(json!({ "banned": who.iter().map(|it| &it.1).collect::<Vec<_>>() })))
}

async fn unban(State(server): State<Server>, Path(id): Path<String>) -> Answer {
    let id: i64 = id.parse().map_err(|_| Refused::wrong("a ban has a number"))?;
    if !server.store.bans().await?.iter().any(|it| it.id == id) {
        return Err(Refused::missing("there is no such ban"));
    }
    obey(&server, Order::Unban { id }).await?;
    tracing::info!(ban = %id, "the operator has lifted a ban");
    Ok(Json(json!({ "unbanned": id.to_string() })))
}

fn all(tables: &[Overview], server: &Server, is_done: bool) -> Json<Value> {
    let tables: Vec<Value> = tables.iter().map(|it| told(it, server)).collect();
    Json(json!({ "tables": tables, "done": is_done }))
}

async fn what_is_due(State(server): State<Server>) -> Answer {
    Ok(all(&retention::due(&server, u32::MAX).await?, &server, false))
}

async fn delete_what_is_due(State(server): State<Server>) -> Answer {
    let done = retention::apply(&server).await?;
    let (n_deleted, n_kept) = (done.deleted.len(), done.kept.len());
    tracing::info!(n_deleted, n_kept, "the operator has deleted old tables");
    let kept = done.kept.iter().map(|(table, why)| json!({ "id": table.id, "why": why }));
    let mut told = all(&done.deleted, &server, true);
    told["kept"] = kept.collect();
    Ok(told)
}

/// Opens the socket in a data folder. A server without it serves all the same.
#[cfg(unix)]
pub(crate) fn open(folder: &std::path::Path) -> Option<tokio::net::UnixListener> {
    use std::os::unix::fs::PermissionsExt;
    let path = folder.join(SOCKET);
    // The folder is ours alone, so an earlier server of it is gone.
    let _ = std::fs::remove_file(&path);
    let opened = tokio::net::UnixListener::bind(&path).and_then(|listener| {
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
        Ok(listener)
    });
    opened
        .inspect_err(|error| {
            tracing::warn!(path = %path.display(), %error, "gospoda admin cannot reach this server");
        })
        .ok()
}

/// Answers the operator, as long as this runs.
#[cfg(unix)]
pub(crate) async fn serve(server: Server, socket: Option<tokio::net::UnixListener>) {
    let Some(socket) = socket else { return };
    if let Err(error) = axum::serve(socket, router(server)).await {
        tracing::warn!(%error, "gospoda admin cannot reach this server any more");
    }
}

/// Other systems have no such sockets.
#[cfg(not(unix))]
pub(crate) fn open(_: &std::path::Path) -> Option<()> {
    None
}

#[cfg(not(unix))]
pub(crate) async fn serve(_: Server, _: Option<()>) {}
