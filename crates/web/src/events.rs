//! Streams of what changed. Each stream remembers one hash per part and sends only the parts that differ; what several
//! viewers see alike is drawn and written once, by the table.

use std::convert::Infallible;
use std::future::ready;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::stream::{self, Stream};
use protocol::{Beat, Moment, PageNews, TurnNews};
use serde::{Deserialize, Serialize};
use table::{
    RenderedPart, RenderedParts, Shown, Stamp, Tab, Table, TableId, Update, Visitor, Welcome,
};
use tokio::sync::{mpsc, watch};

use crate::driver::Handle;
use crate::error::ApiError;
use crate::host::Room;
use crate::metrics::count;
use crate::play::version_told;
use crate::presence::Present;
use crate::registry::AppState;
use crate::thinkers::Asked;
use crate::visitor::Caller;
use crate::{Failed, problem};

/// How often a stream without news gives a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How long a browser waits before it comes again.
const RETRY: Duration = Duration::from_secs(1);

#[derive(Deserialize)]
pub(crate) struct Since {
    /// The version that the page shows.
    since: Option<u32>,
    /// The tab that shows it.
    tab: Option<String>,
    /// When the newest of its parts was drawn, and by which copy of the table, as `COPY.TIME`.
    moment: Option<String>,
}

fn moment(text: &str) -> Option<Moment> {
    let (copy, at) = text.split_once('.')?;
    Some(Moment(copy.parse().ok()?, at.parse().ok()?))
}

/// The stream of a page: whole at first, unless the viewer has just that, then what changed.
pub(crate) async fn page(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Since>,
    headers: HeaderMap,
    Caller(mut visitor): Caller,
    Held(room): Held,
) -> Result<Response, Failed> {
    let opened = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let handle = state.registry.open(id).await?;
        Ok((id, handle))
    };
    let (id, handle) = match opened.await {
        Ok(it) => it,
        Err(error) => return Err(Failed { error, visitor }),
    };
    visitor.tab = asked.tab.as_deref().and_then(Tab::parse);
    // A browser that comes again by itself says what it had last; our script names the version that is on the screen.
    let last = headers.get("last-event-id").and_then(|it| it.to_str().ok()?.parse().ok());
    let since = (last.or(asked.since), asked.moment.as_deref().and_then(moment));
    let stream = Watching::new(state.clone(), room, id, &handle, visitor, since).stream();
    Ok(sse(&state, stream))
}

/// A stream of events, with a sign of life now and then so that nobody in between takes it for dead.
pub(crate) fn sse(
    state: &AppState,
    stream: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    let host = Arc::clone(&state.registry.context.host);
    let heartbeats = stream::unfold(host, async |host| {
        host.sleep_until(host.now() + HEARTBEAT).await;
        Some((Some(Ok(Event::default().comment(""))), host))
    });
    let events = stream.map(Some).chain(stream::iter([None]));
    let events = stream::select(events, heartbeats);
    let events = events.take_while(|it| ready(it.is_some())).filter_map(ready);
    // Proxies in front of us must not wait for more.
    ([(HeaderName::from_static("x-accel-buffering"), "no")], Sse::new(events)).into_response()
}

/// Room for a stream.
pub(crate) struct Held(pub(crate) Room);

impl FromRequestParts<AppState> for Held {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Failed> {
        match state.host().room(parts) {
            Ok(room) => Ok(Self(room)),
            Err(error) => {
                let Ok(Caller(visitor)) = Caller::from_request_parts(parts, state).await;
                Err(Failed { error, visitor })
            }
        }
    }
}

/// One viewer of one table.
struct Watching {
    state: AppState,
    table: TableId,
    visitor: Visitor,
    stamps: watch::Receiver<Stamp>,
    since: Option<u32>,
    /// When the page was last drawn.
    moment: Option<Moment>,
    /// The parts that the page shows.
    shown: Vec<Shown>,
    is_new: bool,
    /// For the browser to think about, if it wants to.
    questions: Option<mpsc::Receiver<Asked>>,
    _present: Option<Present>,
    _open: Open,
}

/// Counts a stream or a socket as long as it is open.
pub struct Open(pub AppState, #[expect(dead_code, reason = "held as long as it is open")] Room);

impl Open {
    pub fn new(state: AppState, room: Room) -> Self {
        count(&state.registry.context.counts.streams);
        Self(state, room)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.registry.context.counts.streams.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Watching {
    fn new(
        state: AppState,
        room: Room,
        table: TableId,
        handle: &Handle,
        visitor: Visitor,
        (since, moment): (Option<u32>, Option<Moment>),
    ) -> Self {
        let stamps = handle.stamp.subscribe();
        let present = visitor.key_hash().map(|it| Present::new(it, Arc::clone(&handle.presence)));
        let thinks = visitor.key_hash().filter(|_| visitor.prefs.thinks_with().is_some());
        let questions = thinks.map(|it| handle.thinkers.add(it));
        let open = Open::new(state.clone(), room);
        Self {
            state,
            table,
            visitor,
            stamps,
            since,
            moment,
            shown: Vec::new(),
            is_new: true,
            questions,
            _present: present,
            _open: open,
        }
    }

    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> + Send {
        stream::unfold(self, async |mut it| {
            let event = it.next().await?;
            Some((Ok(event), it))
        })
    }

    /// The next message; the end of the stream when the table has left: the browser comes again and opens it.
    async fn next(&mut self) -> Option<Event> {
        if std::mem::take(&mut self.is_new)
            && let Some(event) = self.first().await?
        {
            return Some(event);
        }
        loop {
            let question = async {
                match &mut self.questions {
                    Some(it) => it.recv().await,
                    None => None,
                }
            };
            tokio::select! {
                biased;
                changed = self.stamps.changed() => changed.ok()?,
                Some(asked) = question => return Some(event(None, asked).event("think")),
            }
            self.stamps.mark_unchanged();
            if !self.state.registry.is_heard(self.table, &self.stamps).await {
                return None;
            }
            let last = self.moment;
            let since = self.since;
            let update = move |it: &mut Table, by: &Visitor| {
                let update = it.update(by, last);
                // What its own answers have shown is not played once more.
                let beats = since.map(|it| it.max(update.answered_version.unwrap_or(0)));
                let beats = beats.map(|since| it.beats(by, since)).unwrap_or_default();
                Ok((update, beats))
            };
            let told = self.state.registry.look(self.table, &self.visitor, update).await.ok()?;
            let (Update { drawn, answered, moment, tips, .. }, beats) = told;
            self.visitor.prefs.tips = tips.unwrap_or(self.visitor.prefs.tips);
            self.moment = Some(moment);
            if self.has_begun(&drawn) {
                return Some(reload(&drawn));
            }
            self.skip(&answered);
            let changed = self.remember(&drawn);
            if !changed.is_empty() || drawn.is_curtain {
                return Some(message(&drawn, &changed, moment, &beats));
            }
        }
    }

    /// What the page does not show yet; nothing if it shows everything.
    async fn first(&mut self) -> Option<Option<Event>> {
        self.stamps.mark_unchanged();
        let (since, last) = (self.since, self.moment);
        let welcome = move |it: &mut Table, by: &Visitor| Ok(it.welcome(by, since, last));
        let told = self.state.registry.look(self.table, &self.visitor, welcome).await.ok()?;
        let Welcome { drawn, is_known, moment } = told;
        self.moment = Some(moment);
        if self.has_begun(&drawn) {
            return Some(Some(reload(&drawn)));
        }
        let parts = self.remember(&drawn);
        Some((!is_known).then(|| message(&drawn, &parts, moment, &[]).retry(RETRY)))
    }

    /// Whether the match has begun since the page was drawn, which then has other parts.
    fn has_begun(&mut self, drawn: &RenderedParts) -> bool {
        self.since.replace(drawn.version) == Some(0) && drawn.version != 0
    }

    /// Takes note of what the tab was sent otherwise.
    fn skip(&mut self, answered: &[Shown]) {
        for sent in answered {
            match self.shown.iter_mut().find(|it| it.name == sent.name) {
                Some(shown) => shown.hash = sent.hash,
                None => self.shown.push(*sent),
            }
        }
    }

    /// The parts that the browser has not seen.
    fn remember<'a>(&mut self, drawn: &'a RenderedParts) -> Vec<&'a RenderedPart> {
        let mut changed = Vec::new();
        self.shown.reserve_exact(drawn.parts.len().saturating_sub(self.shown.len()));
        for (idx, part) in drawn.parts.iter().enumerate() {
            let is_it = |it: &Shown| it.name == part.name;
            // Parts come in the same order nearly always.
            let there = self.shown.get(idx).is_some_and(is_it).then_some(idx);
            match there.or_else(|| self.shown.iter().position(is_it)) {
                Some(at) if self.shown[at].hash == part.hash => {}
                Some(at) => {
                    self.shown[at].hash = part.hash;
                    changed.push(part);
                }
                None => {
                    self.shown.push(Shown { name: part.name, hash: part.hash });
                    changed.push(part);
                }
            }
        }
        changed
    }
}

/// The page is to be asked for again.
fn reload(drawn: &RenderedParts) -> Event {
    event(Some(drawn.version), PageNews::reload(drawn.version))
}

fn message(
    drawn: &RenderedParts,
    parts: &[&RenderedPart],
    moment: Moment,
    beats: &[Beat],
) -> Event {
    let news = drawn.news(parts.iter().copied(), Some(moment));
    event(Some(drawn.version), PageNews { beats: beats.to_vec(), ..news })
}

/// News, which a browser that comes back names by the version.
pub(crate) fn event(version: Option<u32>, news: impl Serialize) -> Event {
    let event = version.map(|it| Event::default().id(it.to_string())).unwrap_or_default();
    event.json_data(news).expect("news are made of strings and numbers")
}

/// The stream of a program: whose turn it is, at once and after every change.
#[utoipa::path(
    get,
    path = "/tables/{id}/events",
    summary = "A stream of server-sent events: who is asked now, at once and after every change.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "A stream of server-sent events: who is asked now, at once and after every change.", body = TurnNews, content_type = "text/event-stream"))
)]
pub(crate) async fn turns(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    Held(room): Held,
) -> Response {
    let opened = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        Ok((id, state.registry.open(id).await?))
    };
    let (id, handle) = match opened.await {
        Ok(it) => it,
        Err(error) => return problem(&error, None),
    };
    let start = (Open::new(state.clone(), room), handle.stamp.subscribe(), None::<TurnNews>);
    let stream = stream::unfold(start, move |(open, mut stamps, last)| {
        let by = by.clone();
        async move {
            loop {
                if last.is_some() {
                    stamps.changed().await.ok()?;
                    if !open.0.registry.is_heard(id, &stamps).await {
                        return None;
                    }
                }
                stamps.mark_unchanged();
                let visitor = by.clone();
                let news = open.0.registry.read(id, move |table| Ok(turn_news(table, &visitor)));
                let news = news.await.ok()?;
                if last.as_ref() != Some(&news) {
                    let event =
                        Event::default().id(news.version.to_string()).json_data(&news).ok()?;
                    return Some((Ok(event), (open, stamps, Some(news))));
                }
            }
        }
    });
    sse(&state, stream)
}

/// Who is asked now, or was at the moment that a visitor sees who is kept behind.
pub fn turn_news(table: &Table, by: &Visitor) -> TurnNews {
    TurnNews {
        version: version_told(table, by),
        asked: table.asked_before(by).iter().map(|it| it.to_string()).collect(),
        is_over: table.game().outcome().is_some(),
    }
}
