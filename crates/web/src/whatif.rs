//! What a person imagines in his own turn: its page, its forms, its stream, and the same for programs.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::stream;
use kernel::{Seat, Viewer};
use page::RenderContext;
use protocol::{
    Act, Acted, BeginWhatIf, Imagined, LoggedEvent, PageNews, StepWhatIf, Undo, UndoCount,
};
use serde_json::Value;
use table::{DeterminizedCopy, Extent, RenderedParts, Table, TableError, TableId, Visitor};

use crate::analysis::{Analysis, AnalysisSession, AnalysisStep, Owner};
use crate::api::{Answer, read};
use crate::error::ApiError;
use crate::events::sse;
use crate::forms::{Fields, Filled};
use crate::host::computed;
use crate::presence::Present;
use crate::registry::AppState;
use crate::render;
use crate::visitor::Caller;
use crate::{Failed, html};

/// Whose course at which table.
fn owner(id: &str, by: &Visitor) -> Result<Owner, ApiError> {
    let id = TableId::parse(id).ok_or(ApiError::NoSuchTable)?;
    Ok((id, by.bearer.or(by.key_hash()).ok_or(TableError::NotYourSeat)?))
}

/// Begins a course from where the table stands.
async fn begin(
    state: &AppState,
    id: &str,
    by: &Visitor,
    seat: Option<String>,
) -> Result<(Owner, DeterminizedCopy), ApiError> {
    let owner = owner(id, by)?;
    let seed = state.analyses.seed(state.host(), state.config().seed.is_some());
    let determinize =
        move |it: &mut Table, by: &Visitor| it.determinized_copy(by, seat.as_deref(), seed);
    let copy = state.registry.look(owner.0, by, determinize).await?;
    state.analyses.begin(owner, state.host().now(), copy.version, copy.seat, seed);
    Ok((owner, copy))
}

/// Goes on with a course, or only looks at it; `version` is the step that whoever asks has seen.
async fn proceed<T: Send + 'static>(
    state: &AppState,
    id: &str,
    by: &Visitor,
    version: Option<u32>,
    wanted: AnalysisStep,
    tell: impl FnOnce(Analysis) -> T + Send + 'static,
) -> Result<T, ApiError> {
    let owner = owner(id, by)?;
    let session = session(state, owner)?;
    if version.is_some_and(|it| it != session.step) {
        return Err(TableError::Stale { version: session.step }.into());
    }
    let (seed, seat) = (session.seed, session.seat.to_string());
    let determinize =
        move |it: &mut Table, by: &Visitor| it.determinized_copy(by, Some(&seat), seed);
    let copy = state.registry.look(owner.0, by, determinize).await;
    let copy = match copy {
        Ok(copy) if copy.version == session.version => copy,
        // The table has moved on.
        Ok(_) | Err(ApiError::Table(TableError::NotYourTurn | TableError::NotYourSeat)) => {
            state.analyses.forget(owner, state.host().now());
            return Err(ApiError::NothingImagined);
        }
        Err(error) => return Err(error),
    };
    live(state, owner, copy, session, wanted, tell).await
}

fn session(state: &AppState, owner: Owner) -> Result<AnalysisSession, ApiError> {
    state.analyses.get(owner, state.host().now()).ok_or(ApiError::NothingImagined)
}

/// Lives through a course on a position that the table has copy.
async fn live<T: Send + 'static>(
    state: &AppState,
    owner: Owner,
    copy: DeterminizedCopy,
    session: AnalysisSession,
    wanted: AnalysisStep,
    tell: impl FnOnce(Analysis) -> T + Send + 'static,
) -> Result<T, ApiError> {
    let was = session.step;
    let _permit = state.analyses.permits.acquire().await;
    let lived = computed(state.host(), move || {
        let mind = Analysis::proceed(copy, session, &wanted)?;
        Ok::<_, ApiError>((mind.session.clone(), tell(mind)))
    });
    let (session, told): (AnalysisSession, T) = lived.await.ok_or(TableError::Internal)??;
    if session.step != was {
        state.analyses.keep(owner, state.host().now(), was, session)?;
    }
    Ok(told)
}

/// The page.
pub(crate) async fn page(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
) -> Result<Response, Failed> {
    let draw = |mind: Analysis| mind.drawn(table::table_page);
    match proceed(&state, &id, &by, None, AnalysisStep::Look, draw).await {
        Ok(page) => Ok(html(page)),
        Err(ApiError::NothingImagined) => Ok(html(render::forgotten_page(&id, by.prefs))),
        Err(error) => Err(Failed { error, visitor: by }),
    }
}

/// Begins anew, perhaps with an answer that is to be tried: `try=conquer l1a-06`.
pub(crate) async fn open(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    fields: Fields,
) -> Result<Response, Failed> {
    let begun = async {
        let fields = Filled::of(fields)?;
        let seat = fields.get("seat").map(str::to_owned);
        begin(&state, &id, &by, seat).await?;
        Ok(fields.get("try").map(str::to_owned))
    };
    let action = match begun.await {
        Ok(action) => action,
        Err(error) => return Err(Failed { error, visitor: by }),
    };
    if let Some(action) = action {
        let wanted = AnalysisStep::Act { seat: None, action };
        if let Err(error) = proceed(&state, &id, &by, None, wanted, |_| ()).await {
            return Ok(failed(&state, &id, by, error).await);
        }
    }
    Ok(Redirect::to(&format!("/table/{id}/what-if")).into_response())
}

/// Back to the table, and nothing is left of it.
pub(crate) async fn leave(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
) -> Result<Response, Failed> {
    match owner(&id, &by) {
        Ok(owner) => {
            state.analyses.forget(owner, state.host().now());
            Ok(Redirect::to(&format!("/table/{}", owner.0)).into_response())
        }
        Err(error) => Err(Failed { error, visitor: by }),
    }
}

/// `version=3`, `action=…`, `seat=P2`.
pub(crate) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    fields: Fields,
) -> Response {
    form(&state, &id, by, fields, |fields| {
        let seat = fields.get("seat").map(str::to_owned);
        Ok(AnalysisStep::Act { seat, action: fields.need("action")?.to_owned() })
    })
    .await
}

/// `version=3`.
pub(crate) async fn others(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    fields: Fields,
) -> Response {
    form(&state, &id, by, fields, |_| Ok(AnalysisStep::Others)).await
}

/// `version=3`, `n=1` or `n=all`.
pub(crate) async fn back(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    fields: Fields,
) -> Response {
    form(&state, &id, by, fields, |fields| {
        Ok(AnalysisStep::Back(match fields.get("n") {
            Some("all") => UndoCount::All,
            Some(_) | None => UndoCount::One,
        }))
    })
    .await
}

/// Does what a form says, and answers with the page, or a script with its parts.
async fn form(
    state: &AppState,
    id: &str,
    by: Visitor,
    fields: Fields,
    wanted: impl FnOnce(&Filled) -> Result<AnalysisStep, ApiError>,
) -> Response {
    let done = async {
        let fields = Filled::of(fields)?;
        let (version, wanted) = (fields.version()?, wanted(&fields)?);
        proceed(state, id, &by, Some(version), wanted, |mind| mind.drawn(drawn)).await
    };
    match done.await {
        Ok(drawn) if by.wants_json => {
            ([(CACHE_CONTROL, "no-store")], Json(drawn.news(&drawn.parts, None))).into_response()
        }
        Ok(_) => Redirect::to(&format!("/table/{id}/what-if")).into_response(),
        Err(ApiError::NothingImagined) if by.wants_json => {
            Json(PageNews::reload(0)).into_response()
        }
        Err(ApiError::NothingImagined) => html(render::forgotten_page(id, by.prefs)),
        Err(error) => failed(state, id, by, error).await,
    }
}

/// What went wrong stands in the page.
async fn failed(state: &AppState, id: &str, by: Visitor, error: ApiError) -> Response {
    let session =
        owner(id, &by).ok().and_then(|it| Some((it, state.analyses.get(it, state.host().now())?)));
    let Some((owner, mut session)) = session else {
        return Failed { error, visitor: by }.into_response();
    };
    if by.wants_json {
        let mut problem = error.problem(Some(by.prefs.lang));
        problem.version = Some(session.step);
        return (error.status(), Json(problem)).into_response();
    }
    let was = session.step;
    session.notice = Some(error.say(by.prefs.lang));
    // Whoever has gone on meanwhile sees what became of that.
    drop(state.analyses.keep(owner, state.host().now(), was, session));
    Redirect::to(&format!("/table/{id}/what-if")).into_response()
}

/// The parts as they are sent to a script.
fn drawn(ctx: &RenderContext<'_>) -> RenderedParts {
    RenderedParts::of(ctx.table.version, table::parts(ctx, Extent::Live))
}

/// A stream that says nothing until the table has moved on, or what was imagined is gone with its server: whoever
/// imagines is still there.
pub(crate) async fn events(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
) -> Result<Response, Failed> {
    let opened = async {
        let owner = owner(&id, &by)?;
        let session = state.analyses.get(owner, state.host().now());
        Ok((owner.0, session, state.registry.open(owner.0).await?))
    };
    let (id, session, handle) = match opened.await {
        Ok(it) => it,
        Err(error) => return Err(Failed { error, visitor: by }),
    };
    let gone = || Ok::<_, Infallible>(crate::events::event(None, PageNews::reload(0)));
    let Some(AnalysisSession { version, .. }) = session else {
        return Ok(sse(&state, stream::once(async move { gone() })));
    };
    let present = by.key_hash().map(|it| Present::new(it, Arc::clone(&handle.presence)));
    let mut stamps = handle.stamp.subscribe();
    let watched = state.clone();
    let moved_on = async move {
        while stamps.borrow_and_update().version == version {
            if stamps.changed().await.is_err() || !state.registry.is_heard(id, &stamps).await {
                break;
            }
        }
        gone()
    };
    // Whoever imagines is there until the page goes away.
    let stay = async move {
        let _present = present;
        std::future::pending().await
    };
    Ok(sse(&watched, stream::select(stream::once(moved_on), stream::once(stay))))
}

/// What a program is told.
fn told(mind: &Analysis) -> Imagined<Value> {
    let (game, session) = (mind.game(), &mind.session);
    let asked = game.asked();
    let own: Vec<Seat> = asked.iter().filter(|it| mind.own().contains(*it)).collect();
    let lead = game.leading().filter(|it| own.contains(it)).or(own.first().copied());
    let viewer = Viewer::Seat(session.seat);
    let events = game.events_json(viewer, 0).into_iter();
    let events = events.map(|(record, event)| LoggedEvent { record: record as u32, event });
    Imagined {
        version: session.step,
        table: session.version,
        seat: lead.unwrap_or(session.seat).to_string(),
        asked: asked.iter().map(|it| it.to_string()).collect(),
        legal: lead.map(|it| game.legal(it)).unwrap_or_default(),
        view: game.view(viewer),
        events: events.collect(),
    }
}

#[utoipa::path(
    post,
    path = "/tables/{id}/what-if",
    operation_id = "begin_what_if",
    summary = "Begins a private what-if of a seat that is asked: hidden things and dice are made up, and nobody else learns of it.",
    params(("id" = String, Path, description = "The table")),
    request_body = BeginWhatIf,
    responses((status = 200, description = "The imagined position.", body = Imagined<Value>))
)]
pub(crate) async fn begun(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<BeginWhatIf>, JsonRejection>,
) -> Answer<Imagined<Value>> {
    let begun = async {
        let BeginWhatIf { seat } = read(body)?;
        let (owner, copy) = begin(&state, &id, &by, seat).await?;
        let session = session(&state, owner)?;
        live(&state, owner, copy, session, AnalysisStep::Look, |it| told(&it)).await
    };
    Answer(begun.await)
}

#[utoipa::path(
    get,
    path = "/tables/{id}/what-if",
    operation_id = "what_if",
    summary = "What is imagined now.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The imagined position.", body = Imagined<Value>))
)]
pub(crate) async fn look(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
) -> Answer<Imagined<Value>> {
    Answer(proceed(&state, &id, &by, None, AnalysisStep::Look, |it| told(&it)).await)
}

#[utoipa::path(
    delete,
    path = "/tables/{id}/what-if",
    operation_id = "forget_what_if",
    summary = "Forgets what was imagined.",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "Nothing is left of it; the version of the table.", body = Acted))
)]
pub(crate) async fn forget(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
) -> Answer<Acted> {
    let done = async {
        let owner = owner(&id, &by)?;
        state.analyses.forget(owner, state.host().now());
        Ok(Acted { version: state.registry.read(owner.0, |it| Ok(it.version())).await? })
    };
    Answer(done.await)
}

#[utoipa::path(
    post,
    path = "/tables/{id}/what-if/act",
    operation_id = "act_what_if",
    summary = "Plays an action in thought; the version is that of the what-if.",
    params(("id" = String, Path, description = "The table")),
    request_body = Act,
    responses((status = 200, description = "The imagined position.", body = Imagined<Value>))
)]
pub(crate) async fn acted(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Act>, JsonRejection>,
) -> Answer<Imagined<Value>> {
    let done = async {
        let Act { version, action, seat } = read(body)?;
        proceed(&state, &id, &by, Some(version), AnalysisStep::Act { seat, action }, |it| told(&it))
            .await
    };
    Answer(done.await)
}

#[utoipa::path(
    post,
    path = "/tables/{id}/what-if/others",
    operation_id = "others_what_if",
    summary = "Lets the others answer as a quick bot would, until a seat of one's own is asked again.",
    params(("id" = String, Path, description = "The table")),
    request_body = StepWhatIf,
    responses((status = 200, description = "The imagined position.", body = Imagined<Value>))
)]
pub(crate) async fn guessed(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<StepWhatIf>, JsonRejection>,
) -> Answer<Imagined<Value>> {
    let done = async {
        let StepWhatIf { version } = read(body)?;
        proceed(&state, &id, &by, Some(version), AnalysisStep::Others, |it| told(&it)).await
    };
    Answer(done.await)
}

#[utoipa::path(
    post,
    path = "/tables/{id}/what-if/undo",
    operation_id = "undo_what_if",
    summary = "Steps back, or to the beginning.",
    params(("id" = String, Path, description = "The table")),
    request_body = Undo,
    responses((status = 200, description = "The imagined position.", body = Imagined<Value>))
)]
pub(crate) async fn undone(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(by): Caller,
    body: Result<Json<Undo>, JsonRejection>,
) -> Answer<Imagined<Value>> {
    let done = async {
        let Undo { version, n } = read(body)?;
        proceed(&state, &id, &by, Some(version), AnalysisStep::Back(n), |it| told(&it)).await
    };
    Answer(done.await)
}
