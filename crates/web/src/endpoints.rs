//! What may go wrong at each endpoint, as the OpenAPI document tells it: by status.

use std::collections::BTreeMap;

use protocol::Code;
use utoipa::openapi::path::Operation;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{Content, HeaderBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};

use crate::error::status_of;

/// An endpoint and what may go wrong there, besides what follows from its path and its method.
#[derive(Clone, Copy, Debug)]
pub struct Endpoint {
    /// Its operation id.
    pub operation: &'static str,
    pub takes: Takes,
    pub codes: &'static [Code],
}

/// Whom an endpoint serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    Anybody,
    /// Whoever shows the key of a seat; several seats are told apart by name.
    Seat,
}

impl Takes {
    const fn codes(self) -> &'static [Code] {
        match self {
            Self::Anybody => &[],
            Self::Seat => &[Code::NoKey, Code::NotYourSeat, Code::NoSuchSeat],
        }
    }
}

const fn at(operation: &'static str, takes: Takes, codes: &'static [Code]) -> Endpoint {
    Endpoint { operation, takes, codes }
}

/// The endpoints that every shell has.
pub(crate) const ENDPOINTS: &[Endpoint] = {
    use Code::*;
    use Takes::*;
    &[
        at("health", Anybody, &[]),
        at("games", Anybody, &[]),
        at("make_table", Anybody, &[NoSuchGame, BadSetup, Store]),
        at("own_tables", Anybody, &[NoSuchTable, Store]),
        at("bring_match", Anybody, &[BadMatch, Store]),
        at("table", Anybody, &[]),
        at("view", Seat, &[NotFound, Mixing]),
        at("legal", Seat, &[]),
        at("refusals", Seat, &[]),
        at("hint", Seat, &[NotYourTurn, Stale, Mixing, NoHints]),
        at("log", Seat, &[Mixing]),
        at("act", Seat, &[Stale, NotYourTurn, BadAction, Refused, Mixing]),
        at("undo", Seat, &[Stale, NothingToUndo, CannotUndo, Mixing]),
        at("take_seat", Seat, &[]),
        at("windows", Seat, &[]),
        at("set_windows", Seat, &[BadWindow]),
        at("propose", Seat, &[Stale, BadAction, Refused, NotCooperative, NobodyAsked, Mixing]),
        at("decline", Seat, &[NotCooperative, NobodyAsked, Mixing]),
        at("ping", Seat, &[NoSuchSpace, NotCooperative, Mixing]),
        at("mix_word", Seat, &[NotMixing]),
        at("talk", Anybody, &[]),
        at("say", Seat, &[]),
        at("notes", Seat, &[]),
        at("keep_notes", Seat, &[]),
        at("ask_back", Seat, &[Stale, AskPending, NothingToUndo, CannotUndo, Mixing]),
        at("answer_ask", Seat, &[NothingToUndo, CannotUndo]),
        at("begin_what_if", Seat, &[NotYourTurn, Mixing]),
        at("what_if", Seat, &[NothingImagined]),
        at("forget_what_if", Seat, &[]),
        at("act_what_if", Seat, &[NothingImagined, Stale, NotYourTurn, BadAction, Refused]),
        at("others_what_if", Seat, &[NothingImagined, Stale, NotYourTurn]),
        at("undo_what_if", Seat, &[NothingImagined, Stale, NothingToUndo]),
        at("match_file", Anybody, &[MatchRunning]),
        at("take_along", Seat, &[Mixing, MatchOver]),
        at("campaign", Anybody, &[NoSequel]),
        at("next_match", Seat, &[NoSequel]),
        at("make_campaign_table", Anybody, &[BadSetup, Store]),
        at("turns", Anybody, &[]),
    ]
};

/// Tells of every endpoint what may go wrong there.
pub(crate) fn tell_problems(document: &mut OpenApi, own: &[Endpoint]) {
    for (path, item) in &mut document.paths.paths {
        let is_of_table = path.starts_with("/tables/{id}");
        if let Some(read) = &mut item.get {
            tell_of(read, is_of_table, &[], own);
        }
        for change in [&mut item.put, &mut item.post, &mut item.delete].into_iter().flatten() {
            tell_of(change, is_of_table, &[Code::OtherSite], own);
        }
    }
}

fn tell_of(operation: &mut Operation, is_of_table: bool, codes: &[Code], own: &[Endpoint]) {
    const ANYWHERE: [Code; 4] = [Code::BadRequest, Code::TooFast, Code::Banned, Code::Internal];
    let id = operation.operation_id.as_deref();
    let endpoint = ENDPOINTS.iter().chain(own).find(|it| Some(it.operation) == id);
    let mut all = [&ANYWHERE, codes].concat();
    if is_of_table {
        all.extend([Code::NoSuchTable, Code::Frozen, Code::Closed, Code::Store]);
    }
    if operation.request_body.is_some() {
        all.push(Code::TooLarge);
    }
    if let Some(Endpoint { takes, codes, .. }) = endpoint {
        all.extend(takes.codes());
        all.extend(*codes);
    }
    let mut by_status: BTreeMap<String, Vec<Code>> = BTreeMap::new();
    for code in all {
        by_status.entry(status_of(code).as_str().to_owned()).or_default().push(code);
    }
    for (status, codes) in by_status {
        let told = || RefOr::T(response(&status, &codes));
        operation.responses.responses.entry(status.clone()).or_insert_with(told);
    }
}

/// The codes of a status, and the header that says what may be done about it.
fn response(status: &str, codes: &[Code]) -> Response {
    let name = |code: &Code| serde_json::to_value(code).unwrap_or_default();
    let names = codes.iter().map(|it| format!("`{}`", name(it).as_str().unwrap_or_default()));
    let names: Vec<String> = names.collect();
    let problem = Content::new(Some(Ref::from_schema_name("Problem")));
    let response =
        ResponseBuilder::new().description(names.join(", ")).content("application/json", problem);
    let (header, kind, what) = match status {
        "401" => ("WWW-Authenticate", Type::String, "How a key is shown."),
        "429" => ("Retry-After", Type::Integer, "The seconds after which to come again."),
        _ => return response.build(),
    };
    let schema = ObjectBuilder::new().schema_type(kind).build();
    let header_told = HeaderBuilder::new().schema(Some(schema)).description(Some(what)).build();
    response.header(header, header_told).build()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::ENDPOINTS;

    #[test]
    fn every_endpoint_is_listed_once_under_an_id_of_its_own() {
        let (_, document) = crate::openapi::interface().split_for_parts();
        let mut ids = Vec::new();
        for item in document.paths.paths.into_values() {
            let operations = [item.get, item.put, item.post, item.delete];
            ids.extend(operations.into_iter().flatten().map(|it| it.operation_id.unwrap()));
        }
        let listed: BTreeSet<&str> = ENDPOINTS.iter().map(|it| it.operation).collect();
        assert_eq!((listed.len(), ids.len()), (ENDPOINTS.len(), ENDPOINTS.len()));
        assert_eq!(listed, ids.iter().map(String::as_str).collect());
    }
}
