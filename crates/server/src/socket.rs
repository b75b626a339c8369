//! A socket for programs: news of a table as they happen, and its commands, over one connection.
//!
//! Nothing is queued: one request is answered before the next one is read, and whoever does not read his news gets the
//! newest when he does.

use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::future::BoxFuture;
use protocol::{
    Act, Acted, OfSeat, SocketAsk, SocketMessage, SocketRequest, SocketTold, TurnNews, Undo,
};
use serde_json::Value;
use table::{ClientNetwork, Command, Stamp, Table, TableId, Visitor};
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use web::{ApiError, Caller, Open, legal_of, problem, turn_news, view_of};

use crate::guard::{Seated, is_foreign};
use crate::limits::Cost;
use crate::server::Server;

type Told = SocketTold<Value>;

/// What is read and written at once. The default of the library would be most of the memory of a connection.
const BUFFER: usize = 4 << 10;

/// Every request fits well into this.
const LARGEST_REQUEST: usize = 64 << 10;

/// A view of a large game, twice.
const LARGEST_BACKLOG: usize = 1 << 20;

/// How often the other side is asked for a heartbeat, and for how long it may give none.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);

/// Whoever does not take a message for so long is gone.
const TAKEN_WITHIN: Duration = Duration::from_secs(30);

#[utoipa::path(
    get,
    path = "/tables/{id}/socket",
    summary = "A WebSocket: the news of the stream of events, and acting, taking back, legal answers and views by request. Each message is one JSON text; a client sends SocketRequest and is sent SocketMessage.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 101, description = "The socket opens.", body = SocketMessage<Value>))
)]
pub(crate) async fn socket(
    State(server): State<Server>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Caller(visitor): Caller,
    seated: Seated,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let opened = async {
        // Browsers send the cookie along with whatever page of another site asks for a socket.
        if is_foreign(&headers) {
            return Err(ApiError::OtherSite);
        }
        let upgrade = upgrade.map_err(|it| ApiError::BadRequest(it.body_text()))?;
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let stamps = server.web.registry.open(id).await?.stamp.subscribe();
        Ok((upgrade, id, stamps))
    };
    let (upgrade, table, stamps) = match opened.await {
        Ok(it) => it,
        Err(error) => return problem(&error, None),
    };
    let Seated { client, room, ban } = seated;
    let open = Open::new(server.web.clone(), room);
    let seat = Sitting { server, open, client, table, visitor, stamps };
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let upgrade = upgrade.max_write_buffer_size(LARGEST_BACKLOG);
    let upgrade = upgrade.max_message_size(LARGEST_REQUEST).max_frame_size(LARGEST_REQUEST);
    upgrade.on_upgrade(|socket| seat.serve(socket, ban))
}

/// Whoever has opened a socket.
struct Sitting {
    server: Server,
    open: Open,
    /// His network, if he is limited.
    client: Option<ClientNetwork>,
    table: TableId,
    visitor: Visitor,
    stamps: watch::Receiver<Stamp>,
}

/// Why a socket is closed.
enum End {
    /// The other side is gone, or does not keep to the protocol.
    Gone,
    /// The table has left, or the server stops: who comes again opens it.
    Left,
    /// The client was banned.
    Banned,
}

impl Sitting {
    async fn serve(mut self, mut socket: WebSocket, ban: BoxFuture<'static, ()>) {
        let stops = self.server.stops();
        let end = tokio::select! {
            end = self.talk(&mut socket) => end,
            () = ban => End::Banned,
            () = stops => End::Left,
        };
        let (code, reason) = match end {
            End::Gone => return,
            End::Left => (close_code::RESTART, "come again"),
            End::Banned => (close_code::POLICY, "banned"),
        };
        let farewell = CloseFrame { code, reason: reason.into() };
        let _ = timeout(TAKEN_WITHIN, socket.send(Message::Close(Some(farewell)))).await;
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut heard = Instant::now();
        let mut last: Option<TurnNews> = None;
        self.stamps.mark_changed();
        loop {
            let message = tokio::select! {
                changed = self.stamps.changed() => {
                    let is_heard = changed.is_ok()
                        && self.open.0.registry.is_heard(self.table, &self.stamps).await;
                    if !is_heard {
                        return End::Left;
                    }
                    let Some(news) = self.news(&last).await else { continue };
                    last = Some(news.clone());
                    text(None, SocketTold::News(news))
                }
                heard_now = socket.recv() => {
                    let Some(Ok(message)) = heard_now else { return End::Gone };
                    heard = Instant::now();
                    match message {
                        Message::Text(request) => self.answer(&request).await,
                        Message::Binary(_) => refused(&ApiError::BadRequest("requests are text".to_owned())),
                        Message::Ping(_) | Message::Pong(_) => continue,
                        Message::Close(_) => return End::Gone,
                    }
                }
                _ = heartbeat.tick() => {
                    if SILENCE <= heard.elapsed() {
                        return End::Gone;
                    }
                    Message::Ping(Default::default())
                }
            };
            if !matches!(timeout(TAKEN_WITHIN, socket.send(message)).await, Ok(Ok(()))) {
                return End::Gone;
            }
        }
    }

    /// Who is asked now, if that was not told already.
    async fn news(&mut self, last: &Option<TurnNews>) -> Option<TurnNews> {
        self.stamps.mark_unchanged();
        let by = self.visitor.clone();
        let news = move |table: &Table| Ok(turn_news(table, &by));
        let news = self.open.0.registry.read(self.table, news).await.ok()?;
        (last.as_ref() != Some(&news)).then_some(news)
    }

    async fn answer(&self, request: &str) -> Message {
        let request: SocketRequest = match serde_json::from_str(request) {
            Ok(request) => request,
            Err(error) => return refused(&ApiError::BadRequest(error.to_string())),
        };
        let told = self.told(request.ask).await;
        let told = told.unwrap_or_else(|error| SocketTold::Problem(error.problem(None)));
        text(Some(request.id), told)
    }

    async fn told(&self, ask: SocketAsk) -> Result<Told, ApiError> {
        let (registry, by) = (&self.open.0.registry, self.visitor.clone());
        if let Some(client) = self.client
            && let Err(wait) = self.server.limiter.check(client, Cost::Request)
        {
            return Err(ApiError::too_many(wait));
        }
        match ask {
            SocketAsk::Act(Act { version, action, seat }) => {
                let command = Command::Act { seat, version, action };
                let version = registry.change(self.table, &by, command).await?;
                Ok(SocketTold::Acted(Acted { version }))
            }
            SocketAsk::Undo(Undo { version, n: count }) => {
                let version =
                    registry.change(self.table, &by, Command::Undo { version, count }).await?;
                Ok(SocketTold::Acted(Acted { version }))
            }
            SocketAsk::Legal(OfSeat { seat }) => {
                let legal = move |it: &mut Table, by: &Visitor| legal_of(it, by, seat.as_deref());
                registry.look(self.table, &by, legal).await.map(SocketTold::Legal)
            }
            SocketAsk::View(OfSeat { seat }) => {
                let view =
                    move |it: &mut Table, by: &Visitor| view_of(it, by, seat.as_deref(), None);
                registry.look(self.table, &by, view).await.map(SocketTold::View)
            }
        }
    }
}

fn refused(error: &ApiError) -> Message {
    text(None, SocketTold::Problem(error.problem(None)))
}

fn text(id: Option<u32>, told: Told) -> Message {
    let message = SocketMessage { id, told };
    Message::Text(serde_json::to_string(&message).unwrap_or_default().into())
}
