//! Whole pages and files.

use ai::BotSpec;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, IF_NONE_MATCH, SET_COOKIE,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use catalog::{HintForm, record};
use kernel::Kind;
use page::{Home, HomeTable, OpenTable};
use serde::Deserialize;
use table::{Command, Key, TableError, TableId, Visitor};

use crate::error::ApiError;
use crate::host::Job;
use crate::puzzles::{self, SolvedPuzzles};
use crate::registry::AppState;
use crate::render;
use crate::visitor::{Caller, browser_cookie};
use crate::{Failed, html, text_file};

/// The front page shows so many of one's tables.
const MOST_TABLES: u32 = 12;

/// What one wants to play.
#[derive(Deserialize)]
pub(crate) struct Wish {
    game: Option<String>,
}

pub(crate) async fn home(
    State(state): State<AppState>,
    wish: Result<Query<Wish>, QueryRejection>,
    solved: SolvedPuzzles,
    Caller(visitor): Caller,
) -> Response {
    // Whatever else stands in the address, the front page is there.
    let game = wish.ok().and_then(|Query(wish)| wish.game);
    let mut home = home_of(&state, &visitor, game, None).await;
    home.puzzles = puzzles::puzzle_links(visitor.prefs.lang, &solved);
    html(render::home_page(&home))
}

/// The front page, perhaps with a chosen game and with what was wrong with the last form.
pub(crate) async fn home_with(
    state: &AppState,
    visitor: &Visitor,
    game: Option<String>,
    notice: Option<String>,
) -> String {
    render::home_page(&home_of(state, visitor, game, notice).await)
}

async fn home_of(
    state: &AppState,
    visitor: &Visitor,
    game: Option<String>,
    notice: Option<String>,
) -> Home {
    let tables = tables_of(state, visitor).await;
    let open = state.host().store().open_tables(MOST_TABLES as usize).await.unwrap_or_default();
    let is_mine = |id: &str| tables.iter().any(|it| it.id == id);
    let open = open.into_iter().filter_map(|it| {
        let (id, clock) = (it.id.to_string(), u64::from(it.clock));
        let clock = (clock != 0).then(|| std::time::Duration::from_secs(clock));
        let lang = it.lang.parse().ok()?;
        let is_rivalry =
            catalog::game(&it.game).is_ok_and(|it| it.info().kind == Kind::Competitive);
        let (hints, n_free) = (it.hints && is_rivalry, it.n_free);
        (!is_mine(&id)).then_some(OpenTable { id, game: it.game, lang, clock, hints, n_free })
    });
    let open = open.collect();
    let (lessons, puzzles) = (puzzles::lesson_links(visitor.prefs.lang), Vec::new());
    Home { tables, open, lessons, puzzles, game, notice, prefs: visitor.prefs }
}

/// The first table that waits for somebody.
pub(crate) async fn waiting_for(state: &AppState, visitor: &Visitor) -> Option<String> {
    let tables = tables_of(state, visitor).await;
    tables.into_iter().find(|it| it.is_waiting_for_you).map(|it| it.id)
}

/// The tables of somebody, those that wait for him first.
async fn tables_of(state: &AppState, visitor: &Visitor) -> Vec<HomeTable> {
    let mut tables = Vec::new();
    if let Some(browser) = visitor.key_hash() {
        let ids =
            state.host().store().tables_of(browser, None, MOST_TABLES).await.unwrap_or_default();
        for id in ids {
            let by = visitor.clone();
            let told = state.registry.read_stored(id, move |table| {
                let own = table.seats_of(&by);
                Ok(HomeTable {
                    id: table.id.to_string(),
                    game: table.game().info().id,
                    seats: table.seat_infos(own, by.prefs),
                    is_over: table.game().outcome().is_some(),
                    is_waiting_for_you: table.asked().iter().any(|it| own.contains(it)),
                })
            });
            // A table that cannot be opened does not hide the others.
            tables.extend(told.await);
        }
    }
    tables.sort_by_key(|it| (it.is_over, !it.is_waiting_for_you));
    tables
}

pub(crate) async fn table(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let page = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        state.registry.look(id, &visitor, |table, by| Ok(table.page(by))).await
    };
    page.await.map(html).map_err(|error| Failed { error, visitor })
}

/// What somebody asks about.
#[derive(Deserialize)]
pub(crate) struct Question {
    about: Option<String>,
}

/// What can be done at a table, what would come of it, and why not.
pub(crate) async fn questions(
    State(state): State<AppState>,
    Path(id): Path<String>,
    question: Result<Query<Question>, QueryRejection>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let about = question.ok().and_then(|Query(it)| it.about);
    let page = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let look = move |table: &mut table::Table, by: &Visitor| {
            Ok(table.questions_page(by, about.as_deref()))
        };
        state.registry.look(id, &visitor, look).await
    };
    page.await.map(html).map_err(|error| Failed { error, visitor })
}

/// What a bot that knows no more than the seat thinks of its answers. It thinks in turn with all bots, and the table
/// goes on meanwhile.
pub(crate) async fn hint(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let page = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let wish = |table: &mut table::Table, by: &Visitor| {
            Ok((table.client(), table.hint(by, None, HintForm::Words)?))
        };
        let (client, wanted) = state.registry.look(id, &visitor, wish).await?;
        let job = Job { client, table: id, bot: BotSpec::Mcts(ai::hint::BUDGET) };
        let written = state.host().think(job, wanted.thinker).await;
        let hint = written.and_then(|it| serde_json::from_str(&it).ok());
        let hint: page::HintText = hint.ok_or(TableError::Internal)?;
        let draw = move |table: &mut table::Table, by: &Visitor| {
            table.hint_page(by, wanted.version, &hint)
        };
        state.registry.look(id, &visitor, draw).await
    };
    page.await.map(html).map_err(|error| Failed { error, visitor })
}

#[derive(Deserialize)]
pub(crate) struct Join {
    /// Whether a cookie was sent along already.
    #[serde(default)]
    again: bool,
    /// Whoever comes agrees to hints.
    #[serde(default)]
    hints: bool,
}

/// The link of a seat. A browser without a key gets one and comes again, so that only what keeps cookies takes a seat:
/// the previews that messengers make of links do not. Nor does who only asks for the head of the page, cookie or not.
pub(crate) async fn join(
    State(state): State<AppState>,
    method: Method,
    Path(key): Path<String>,
    Query(Join { again, hints }): Query<Join>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let comes_again = || {
        let key = Key::parse(&key).map(|it| it.reveal()).unwrap_or_default();
        Redirect::to(&format!("/join/{key}?again=true"))
    };
    if method == Method::HEAD {
        return Ok(comes_again().into_response());
    }
    if visitor.browser.is_none() && !again {
        let cookie = browser_cookie(&state.fresh_key());
        return Ok(([(SET_COOKIE, cookie)], comes_again()).into_response());
    }
    // Where hints are allowed nobody sits down without knowing.
    if !hints && asks_for_hints(&state, &visitor, &key).await {
        let key = Key::parse(&key).map(|it| it.reveal()).unwrap_or_default();
        return Ok(html(page::hints_asked_page(&key, &visitor.prefs)));
    }
    match sit_down(&state, &visitor, &key).await {
        Ok(id) => Ok(Redirect::to(&format!("/table/{id}")).into_response()),
        Err(error) => Err(Failed { error, visitor }),
    }
}

/// Whether a key leads to a table at which whoever sits down agrees to hints, and at which the visitor does not sit yet.
pub(crate) async fn asks_for_hints(state: &AppState, visitor: &Visitor, key: &str) -> bool {
    let Some(key) = Key::parse(key).map(|it| it.key_hash()) else { return false };
    let Ok(Some((id, _))) = state.host().store().seat_of(key).await else { return false };
    let by = visitor.clone();
    let asks = state
        .registry
        .read(id, move |table| Ok(table.are_hints_agreed() && table.seats_of(&by).is_empty()));
    asks.await.unwrap_or(false)
}

/// Gives the seat of a key to the visitor's browser.
pub(crate) async fn sit_down(
    state: &AppState,
    visitor: &Visitor,
    key: &str,
) -> Result<TableId, ApiError> {
    let key = Key::parse(key).ok_or(TableError::NoSuchSeat)?.key_hash();
    let (id, seat) = state.host().store().seat_of(key).await?.ok_or(TableError::NoSuchSeat)?;
    state.registry.change(id, visitor, Command::Join { seat, key }).await?;
    Ok(id)
}

/// The match file of a match that is over.
pub(crate) async fn match_file(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    match_file_of(&state, &id).await.map_err(|error| Failed { error, visitor })
}

/// The match file of a table, for pages and programs.
pub(crate) async fn match_file_of(state: &AppState, id: &str) -> Result<Response, ApiError> {
    let id = TableId::parse(id).ok_or(ApiError::NoSuchTable)?;
    let question = |table: &table::Table| {
        table.game().outcome().ok_or(TableError::MatchRunning)?;
        Ok((table.game().info().id, record::write(table.game(), Some(table.proof()))))
    };
    let (game, text) = state.registry.read(id, question).await?;
    let name = format!("attachment; filename=\"{game}-{id}.match\"");
    let mut response = text_file("application/jsonl; charset=utf-8", "private, max-age=3600", text);
    response.headers_mut().extend(name.parse().ok().map(|name| (CONTENT_DISPOSITION, name)));
    Ok(response)
}

/// What somebody looks for in the rules.
#[derive(Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    q: String,
}

pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(Search { q }): Query<Search>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    rules_with(&game, &q, &visitor).map_err(|error| Failed { error, visitor })
}

/// The reference card of a game.
pub(crate) async fn reference_card(
    Path(game): Path<String>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let page = render::reference_card_page(&game, visitor.prefs);
    let missing = || TableError::NoSuchGame(game.chars().take(40).collect());
    page.map(html).ok_or_else(|| Failed { error: missing().into(), visitor })
}

/// A rule stands on the page of all rules, which a browser scrolls to it.
pub(crate) async fn rule(
    Path((game, entry)): Path<(String, String)>,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    match page::rule_address(&game, &entry) {
        Some(address) => Ok(Redirect::to(&address).into_response()),
        None => rules_with(&game, "", &visitor).map_err(|error| Failed { error, visitor }),
    }
}

fn rules_with(game: &str, looked_for: &str, visitor: &Visitor) -> Result<Response, ApiError> {
    const LONGEST: usize = 200;
    let looked_for: String = looked_for.chars().take(LONGEST).collect();
    let page = render::rules_page(game, &looked_for, visitor.prefs);
    page.map(html).ok_or_else(|| TableError::NoSuchGame(game.chars().take(40).collect()).into())
}

#[derive(Deserialize)]
pub(crate) struct AssetVersion {
    v: Option<String>,
}

/// A file beside the pages: for ever if the version is named, else to be asked for again.
pub(crate) async fn asset(
    Path(name): Path<String>,
    Query(AssetVersion { v }): Query<AssetVersion>,
    headers: HeaderMap,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let Some(asset) = page::asset(&name) else {
        return Err(Failed { error: ApiError::NotFound, visitor });
    };
    Ok(versioned(asset.mime, &asset.text, &asset.version, v.as_deref(), &headers))
}

/// The picture of a card, under the same terms.
pub(crate) async fn art(
    Path((game, file)): Path<(String, String)>,
    Query(AssetVersion { v }): Query<AssetVersion>,
    headers: HeaderMap,
    Caller(visitor): Caller,
) -> Result<Response, Failed> {
    let Some(art) = file.strip_suffix(".svg").and_then(|slug| render::art(&game, slug)) else {
        return Err(Failed { error: ApiError::NotFound, visitor });
    };
    Ok(versioned("image/svg+xml", &art.text, &art.version, v.as_deref(), &headers))
}

/// A file: for ever if its version is named, else to be asked for again.
fn versioned(
    mime: &str,
    text: &'static str,
    version: &str,
    asked: Option<&str>,
    headers: &HeaderMap,
) -> Response {
    let tag = format!("\"{version}\"");
    let cache =
        if asked == Some(version) { "public, max-age=31536000, immutable" } else { "no-cache" };
    if headers.get(IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(CACHE_CONTROL, cache.to_owned()), (ETAG, tag)])
            .into_response();
    }
    let head = [(CONTENT_TYPE, mime.to_owned()), (CACHE_CONTROL, cache.to_owned()), (ETAG, tag)];
    (head, text).into_response()
}

/// Numbers for the host.
pub(crate) async fn metrics(State(state): State<AppState>) -> Response {
    text_file("text/plain; version=0.0.4; charset=utf-8", "no-store", state.metrics().await)
}

/// Browsers ask for this by habit.
pub(crate) async fn icon() -> Response {
    match page::asset("icon.svg") {
        Some(asset) => text_file(asset.mime, "public, max-age=86400", asset.text.clone()),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

pub(crate) async fn not_found(Caller(visitor): Caller) -> Failed {
    Failed { error: ApiError::NotFound, visitor }
}
