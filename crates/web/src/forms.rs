//! What the forms of the pages send. A form is answered by a page to go to, a script by the parts of the page as they
//! are afterwards, and by what went wrong.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use lessons::Input;
use page::{Motion, Pace, Prefs, SoundGroup, Sounds, Theme, Thinking, Tips, shown_tip};
use protocol::{Code, Problem, UndoCount};
use table::{
    Clock, Command, Key, NewTable, Sitting, TableError, TableId, Visitor, Word, check_budget,
    clean_name,
};
use text::Lang;

use crate::driver::FormDone;
use crate::error::ApiError;
use crate::pages::{asks_for_hints, home_with, sit_down};
use crate::registry::AppState;
use crate::visitor::{Caller, browser_cookie, name_cookie, prefs_cookie};
use crate::{Failed, html, problem};

pub type Fields = Result<Form<Vec<(String, String)>>, FormRejection>;

/// The fields of a form.
pub struct Filled(Vec<(String, String)>);

impl Filled {
    pub fn of(fields: Fields) -> Result<Self, ApiError> {
        match fields {
            Ok(Form(fields)) => Ok(Self(fields)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ApiError::TooLarge)
            }
            Err(rejection) => Err(ApiError::BadRequest(rejection.body_text())),
        }
    }

    /// All fields with their values.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.trim()))
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(it, _)| it == name).map(|(_, value)| value.trim())
    }

    pub fn need(&self, name: &str) -> Result<&str, ApiError> {
        self.get(name).ok_or_else(|| ApiError::BadRequest(format!("the field '{name}' is missing")))
    }

    pub(crate) fn version(&self) -> Result<u32, ApiError> {
        let version = self.need("version")?;
        version.parse().map_err(|_| ApiError::BadRequest("the version is no number".to_owned()))
    }
}

/// A new table. A browser without a key gets one.
pub(crate) async fn make(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let host = visitor.browser.clone().unwrap_or_else(|| state.fresh_key());
    let fields = Filled::of(fields);
    let game = fields.as_ref().ok().and_then(|it| it.get("game")).map(str::to_owned);
    let mut called = visitor.name.clone();
    let made = async {
        let mut new = new_table(&fields?, &state, visitor.prefs.lang)?;
        // Whoever makes the table is the first at its screen.
        if let Some((_, name)) = new.seats.iter_mut().find(|(it, _)| *it == Sitting::Here) {
            if name.is_empty() {
                name.clone_from(&visitor.name);
            }
            called.clone_from(name);
        }
        state.registry.make(&new, &host, visitor.client, |it| it.id).await
    };
    match made.await {
        Ok(id) => {
            let cookies = [browser_cookie(&host), name_cookie(&called)];
            let cookies = AppendHeaders(cookies.map(|it| (SET_COOKIE, it)));
            (cookies, Redirect::to(&format!("/table/{id}"))).into_response()
        }
        Err(error) => {
            let page = home_with(&state, &visitor, game, Some(error.say(visitor.prefs.lang))).await;
            (error.status(), html(page)).into_response()
        }
    }
}

/// A table at which the visitor learns: `lesson=smallworld/first-turn`.
pub(crate) async fn learn(
    State(state): State<AppState>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let host = visitor.browser.clone().unwrap_or_else(|| state.fresh_key());
    let made = async {
        let fields = Filled::of(fields)?;
        let lesson = fields.need("lesson")?;
        state.registry.make_lesson(lesson, &visitor.name, &host, visitor.client).await
    };
    match made.await {
        Ok(id) => {
            let cookie = [(SET_COOKIE, browser_cookie(&host))];
            (cookie, Redirect::to(&format!("/table/{id}"))).into_response()
        }
        Err(error) => Failed { error, visitor }.into_response(),
    }
}

/// Goes on in a lesson: `version=3`, `do=next`.
pub(crate) async fn lesson(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let input = match fields.need("do")? {
            "next" => Input::Next,
            "again" => Input::Again,
            "back" => Input::Back,
            "skip" => Input::Skip,
            "hint" => Input::Hint,
            "leave" => Input::Leave,
            other => {
                return Err(ApiError::BadRequest(format!("'{other}' is no way on in a lesson")));
            }
        };
        Ok(Command::Learn { version: fields.version()?, input })
    })
    .await
}

/// The seats are rows of two fields, `seat` and `name`; `n` says how many rows count. An option is `set.KEY`, or
/// `set-N.KEY` for N seats; a field that is there several times is a list.
fn new_table(fields: &Filled, state: &AppState, lang: Lang) -> Result<NewTable, ApiError> {
    let all = |name: &'static str| {
        fields.0.iter().filter(move |(it, _)| it == name).map(|(_, value)| value.as_str())
    };
    let n_seats = match fields.get("n") {
        Some(number) => {
            number.parse().map_err(|_| ApiError::BadRequest("n is no number".to_owned()))?
        }
        None => usize::MAX,
    };
    let mut names = all("name");
    let mut seats = Vec::new();
    for value in all("seat").take(n_seats) {
        let sitting: Sitting = value.parse().map_err(TableError::BadSetup)?;
        if let Sitting::Bot(spec) = &sitting {
            check_budget(*spec, state.config().longest_thought).map_err(TableError::BadSetup)?;
        }
        let name = clean_name(names.next().unwrap_or_default());
        let is_person = matches!(sitting, Sitting::Here | Sitting::Link);
        seats.push((sitting, if is_person { name } else { String::new() }));
    }
    let here = format!("set-{}.", seats.len());
    let mut set: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (field, value) in &fields.0 {
        let key = field.strip_prefix("set.").or_else(|| field.strip_prefix(&here));
        if let Some(key) = key.filter(|_| !value.trim().is_empty()) {
            set.entry(key.to_owned()).or_default().push(value.trim());
        }
    }
    let set = set.into_iter().map(|(key, values)| (key, values.join(","))).collect();
    let clock =
        Clock::parse(fields.get("clock").unwrap_or_default()).map_err(TableError::BadSetup)?;
    let mixes = fields.get("mix") == Some("true");
    let delay = fields.get("delay").unwrap_or("0").parse();
    let delay = delay.map_err(|_| ApiError::BadRequest("delay is no number".to_owned()))?;
    let game = fields.need("game")?.to_owned();
    let open_in = (fields.get("open") == Some("true")).then_some(lang);
    let hints = fields.get("hints") == Some("true");
    Ok(NewTable { set, clock, mixes, delay, open_in, hints, ..NewTable::plain(game, seats) })
}

pub(crate) async fn act(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let (version, action) = (fields.version()?, fields.need("action")?.to_owned());
        let seat = fields.get("seat").map(str::to_owned);
        Ok(Command::Act { seat, version, action })
    })
    .await
}

pub(crate) async fn undo(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        let count = match fields.get("n") {
            Some("all") => UndoCount::All,
            Some("1") | None => UndoCount::One,
            Some(_) => return Err(ApiError::BadRequest("n is 1 or all".to_owned())),
        };
        Ok(Command::Undo { version: fields.version()?, count })
    })
    .await
}

/// What a browser has thought for a bot at a table where nobody else plays.
pub(crate) async fn thought(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let taken = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let fields = Filled::of(fields)?;
        let action = fields.get("action").map(str::to_owned);
        state.registry.thought(id, &visitor, fields.version()?, action).await
    };
    match taken.await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => problem(&error, Some(visitor.prefs.lang)),
    }
}

pub(crate) async fn curtain(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |_| Ok(Command::Curtain)).await
}

/// Makes a new recovery code: `seat=P2`.
pub(crate) async fn code(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    command(&state, &id, &visitor, fields, |fields| {
        Ok(Command::Code { seat: fields.need("seat")?.to_owned() })
    })
    .await
}

/// Gives a seat to a bot, or takes it back: `seat=P2`, `to=bot:greedy`, `to=here` or `to=link`.
pub(crate) async fn seat(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    let longest = state.config().longest_thought;
    command(&state, &id, &visitor, fields, move |fields| {
        let sitting: Sitting = fields.need("to")?.parse().map_err(ApiError::BadRequest)?;
        if let Sitting::Bot(spec) = &sitting {
            check_budget(*spec, longest).map_err(ApiError::BadRequest)?;
        }
        Ok(Command::Seat { seat: fields.need("seat")?.to_owned(), sitting })
    })
    .await
}

/// An answer that another seat could give: the form of the answers, when they are another's.
pub(crate) async fn propose(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    say(&state, &id, &visitor, fields, |fields| {
        let to = fields.get("to").map(str::to_owned);
        let action = fields.need("action")?.to_owned();
        Ok(Word::Propose { version: fields.version()?, to, action })
    })
    .await
}

/// Declines or withdraws the proposal of a seat: `by=P2`.
pub(crate) async fn decline(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    say(&state, &id, &visitor, fields, |fields| {
        Ok(Word::Decline { by: fields.need("by")?.to_owned() })
    })
    .await
}

/// Points at a space: `space=dalaran`.
pub(crate) async fn ping(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(visitor): Caller,
    fields: Fields,
) -> Response {
    say(&state, &id, &visitor, fields, |fields| {
        Ok(Word::Point { space: fields.need("space")?.to_owned() })
    })
    .await
}

async fn say(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    fields: Fields,
    read: impl FnOnce(&Filled) -> Result<Word, ApiError>,
) -> Response {
    command(state, id, visitor, fields, |fields| {
        let seat = fields.get("seat").map(str::to_owned);
        Ok(Command::Say { seat, word: read(fields)? })
    })
    .await
}

/// Sends what a form says to its table and tells what came of it.
pub(crate) async fn command(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    fields: Fields,
    read: impl FnOnce(&Filled) -> Result<Command, ApiError>,
) -> Response {
    let Some(table) = TableId::parse(id) else {
        return Failed { error: ApiError::NoSuchTable, visitor: visitor.clone() }.into_response();
    };
    let fields = match Filled::of(fields) {
        Ok(fields) => fields,
        Err(error) => return Failed { error, visitor: visitor.clone() }.into_response(),
    };
    let command = read(&fields);
    // The tip that was shown stays for the turn, and is not shown in another.
    let tip = fields.get("tip").and_then(shown_tip);
    let tips = tip.map(|(number, turn)| visitor.prefs.tips.shown(number, turn));
    let prefs = Prefs { tips: tips.unwrap_or(visitor.prefs.tips), ..visitor.prefs };
    let visitor = &Visitor { prefs, ..visitor.clone() };
    let cookie = tips.map(|_| [(SET_COOKIE, prefs_cookie(prefs))]);
    if visitor.wants_json {
        let version = fields.version().ok();
        return (cookie, news(state, table, visitor, version, command).await).into_response();
    }
    let done = async { state.registry.change(table, visitor, command?).await };
    match done.await.err() {
        Some(error) if !is_said_there(&error) => {
            Failed { error, visitor: visitor.clone() }.into_response()
        }
        Some(_) | None => (cookie, Redirect::to(&format!("/table/{table}"))).into_response(),
    }
}

/// A tip was read, or no more are wanted: `tip=17.9c2`, `do=read`.
pub(crate) async fn tip(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(mut visitor): Caller,
    fields: Fields,
) -> Response {
    let old = visitor.prefs.tips;
    let wanted = || {
        let fields = Filled::of(fields)?;
        let tip = shown_tip(fields.need("tip")?);
        let (number, turn) =
            tip.ok_or_else(|| ApiError::BadRequest("there is no such tip".to_owned()))?;
        Ok(match fields.need("do")? {
            "off" => old.read(number, turn).switched(false),
            _ => old.read(number, turn),
        })
    };
    let tips: Result<Tips, ApiError> = wanted();
    visitor.prefs.tips = *tips.as_ref().unwrap_or(&old);
    let answered = async {
        tips?;
        let table = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        let look = |table: &mut table::Table, by: &Visitor| {
            let drawn = table.draw(by, table::Extent::Live);
            Ok(table.answered(by, drawn, None))
        };
        state.registry.look(table, &visitor, look).await
    };
    let cookie = [(SET_COOKIE, prefs_cookie(visitor.prefs))];
    match answered.await {
        Ok(it) if visitor.wants_json => {
            let news = it.drawn.news(it.parts(), Some(it.moment));
            (cookie, [(CACHE_CONTROL, "no-store")], Json(news)).into_response()
        }
        Ok(_) => (cookie, Redirect::to(&format!("/table/{id}"))).into_response(),
        Err(error) => Failed { error, visitor }.into_response(),
    }
}

/// Whether the page of the table tells what went wrong, to whoever has a seat there.
fn is_said_there(error: &ApiError) -> bool {
    matches!(
        error.code(),
        Code::Stale
            | Code::Refused
            | Code::NotYourTurn
            | Code::StillHere
            | Code::BadAction
            | Code::NothingToUndo
            | Code::CannotUndo
            | Code::NobodyAsked
            | Code::NoSuchSpace
            | Code::TooFast
            | Code::Mixing
            | Code::NotMixing
            | Code::AskPending
            | Code::Frozen
            | Code::Closed
    )
}

/// Does what a form says and tells the parts of the page that it changed, and what went wrong. Both are asked of the
/// table at once, so that nothing can come in between.
async fn news(
    state: &AppState,
    table: TableId,
    visitor: &Visitor,
    version: Option<u32>,
    command: Result<Command, ApiError>,
) -> Response {
    let lang = Some(visitor.prefs.lang);
    let command = match command {
        Ok(command) => command,
        Err(error) => return problem(&error, lang),
    };
    let FormDone { done, answered, beats } =
        match state.registry.form(table, visitor, version, command).await {
            Ok(told) => told,
            Err(failed) => return problem(&failed, lang),
        };
    let error = done.err();
    let answered = match answered {
        Ok(answered) => answered,
        Err(failed) => return problem(error.as_ref().unwrap_or(&failed), lang),
    };
    let mut news = answered.drawn.news(answered.parts(), Some(answered.moment));
    news.beats = beats.to_vec();
    let status = error.as_ref().map_or(StatusCode::OK, ApiError::status);
    news.problem = error.map(|it| Problem { version: None, ..it.problem(lang) });
    (status, [(CACHE_CONTROL, "no-store")], Json(news)).into_response()
}

/// A stranger takes a free seat of an open table. A browser without a key gets one.
pub(crate) async fn sit(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Caller(mut visitor): Caller,
) -> Result<Response, Failed> {
    let browser = visitor.browser.get_or_insert_with(|| state.fresh_key()).clone();
    let sat = async {
        let id = TableId::parse(&id).ok_or(ApiError::NoSuchTable)?;
        state.registry.change(id, &visitor, Command::Sit).await
    };
    match sat.await {
        Ok(_) => {
            Ok(([(SET_COOKIE, browser_cookie(&browser))], Redirect::to(&format!("/table/{id}")))
                .into_response())
        }
        Err(error) => Err(Failed { error, visitor }),
    }
}

/// The recovery code of a seat, typed on the front page.
pub(crate) async fn join_by_code(
    State(state): State<AppState>,
    Caller(mut visitor): Caller,
    fields: Fields,
) -> Response {
    let browser = visitor.browser.get_or_insert_with(|| state.fresh_key()).clone();
    let joined = async {
        let fields = Filled::of(fields)?;
        let code = fields.need("code")?;
        if asks_for_hints(&state, &visitor, code).await {
            let key = Key::parse(code).map(|it| it.reveal()).unwrap_or_default();
            return Ok(format!("/join/{key}?again=true"));
        }
        match sit_down(&state, &visitor, code).await {
            Ok(id) => Ok(format!("/table/{id}")),
            // The address of a link leads to the node that has the table.
            Err(ApiError::Elsewhere(_)) => {
                let key = Key::parse(code).map(|it| it.reveal()).unwrap_or_default();
                Ok(format!("/join/{key}?again=true"))
            }
            Err(error) => Err(error),
        }
    };
    match joined.await {
        Ok(to) => ([(SET_COOKIE, browser_cookie(&browser))], Redirect::to(&to)).into_response(),
        Err(error) => {
            let page = home_with(&state, &visitor, None, Some(error.say(visitor.prefs.lang))).await;
            (error.status(), html(page)).into_response()
        }
    }
}

/// Language, colours, contrast, motion and whether to ask first; what is not named stays.
pub(crate) async fn prefs(Caller(visitor): Caller, fields: Fields) -> Result<Response, Failed> {
    let fields = match Filled::of(fields) {
        Ok(fields) => fields,
        Err(error) => return Err(Failed { error, visitor }),
    };
    let old = visitor.prefs;
    let prefs = Prefs {
        lang: fields.get("lang").and_then(|it| it.parse().ok()).unwrap_or(old.lang),
        theme: fields.get("theme").and_then(Theme::parse).unwrap_or(old.theme),
        motion: fields.get("motion").and_then(Motion::parse).unwrap_or(old.motion),
        pace: fields.get("pace").and_then(Pace::parse).unwrap_or(old.pace),
        sounds: sounds(&fields, old.sounds),
        has_high_contrast: fields.get("contrast").map_or(old.has_high_contrast, |it| it == "high"),
        asks_first: fields.get("confirm").map_or(old.asks_first, |it| it == "yes"),
        thinking: fields.get("thinking").and_then(Thinking::parse).unwrap_or(old.thinking),
        tips: match fields.get("tips") {
            Some("again") => Tips::NEW,
            Some(wanted) => old.tips.switched(wanted == "on"),
            None => old.tips,
        },
        ..old
    };
    let back = fields.get("back").filter(|it| is_here(it)).unwrap_or("/");
    Ok(([(SET_COOKIE, prefs_cookie(prefs))], Redirect::to(back)).into_response())
}

/// `sound=on`, `volume=60`, and a field for each group: `sound-dice=no`.
fn sounds(fields: &Filled, old: Sounds) -> Sounds {
    let volume = fields.get("volume").and_then(|it| it.parse().ok()).filter(|it| *it <= 100);
    let new = Sounds {
        is_on: fields.get("sound").map_or(old.is_on, |it| it == "on"),
        volume: volume.unwrap_or(old.volume),
        ..old
    };
    SoundGroup::ALL.iter().fold(new, |res, it| {
        let chosen = fields.get(&format!("sound-{}", it.slug()));
        res.with_group(*it, chosen.map_or(old.hears(*it), |it| it == "yes"))
    })
}

/// Whether an address leads to a page of ours: a path, and nothing that a browser could read as another host.
fn is_here(address: &str) -> bool {
    let is_plain = |it: u8| it.is_ascii_alphanumeric() || b"/-_.?=&#".contains(&it);
    address.starts_with('/') && !address.starts_with("//") && address.bytes().all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::is_here;

    #[test]
    fn preferences_lead_back_to_a_page_of_ours_only() {
        for good in ["/", "/table/abc", "/rules/smallworld#SW-CONQ-03"] {
            assert!(is_here(good), "{good}");
        }
        for bad in
            ["", "//evil.example", "https://evil.example", "/\\evil.example", "/a\nb", "/%2f"]
        {
            assert!(!is_here(bad), "{bad}");
        }
    }
}
