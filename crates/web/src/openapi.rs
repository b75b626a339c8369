//! The endpoints under `/api/v1`, and the OpenAPI document that describes them: both come from the same list.

use axum::extract::DefaultBodyLimit;
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::registry::AppState;
use crate::{
    LARGEST_MATCH, api, around, campaign, events, hints, own, past, play, together, whatif, windows,
};

/// What the document says of the whole interface.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "gospoda",
        description = "A digital table for board games. Everything is told in the notation of the game; a table has a \
                       version, the number of lines of its match file, and a command based on an older one is refused. \
                       A seat is shown by its key; who shows none is a spectator. A seat whose key was shown is taken; \
                       POST /tables/{id}/key makes it one's own."
    ),
    servers((url = "/api/v1")),
    components(schemas(protocol::Problem))
)]
struct Document;

/// The endpoints under `/api/v1` that every shell has.
pub(crate) fn interface() -> OpenApiRouter<AppState> {
    let mut document = Document::openapi();
    let key = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    document.components.get_or_insert_default().add_security_scheme("seat", key);
    document.security = Some(vec![
        SecurityRequirement::new("seat", [] as [&str; 0]),
        SecurityRequirement::default(),
    ]);
    OpenApiRouter::with_openapi(document)
        .routes(routes!(api::health))
        .routes(routes!(api::games))
        .routes(routes!(api::make, own::tables))
        .routes(routes!(own::bring).layer(DefaultBodyLimit::max(LARGEST_MATCH)))
        .routes(routes!(play::table))
        .routes(routes!(play::view))
        .routes(routes!(play::legal))
        .routes(routes!(play::refusals))
        .routes(routes!(hints::hint))
        .routes(routes!(play::log))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::claim))
        .routes(routes!(windows::told))
        .routes(routes!(windows::set))
        .routes(routes!(together::propose))
        .routes(routes!(together::decline))
        .routes(routes!(together::ping))
        .routes(routes!(around::word))
        .routes(routes!(around::talk, around::say))
        .routes(routes!(around::notes, around::keep_notes))
        .routes(routes!(around::ask_back))
        .routes(routes!(around::answer_ask))
        .routes(routes!(whatif::begun, whatif::look, whatif::forget))
        .routes(routes!(whatif::acted))
        .routes(routes!(whatif::guessed))
        .routes(routes!(whatif::undone))
        .routes(routes!(api::match_file))
        .routes(routes!(past::take_along))
        .routes(routes!(campaign::log))
        .routes(routes!(campaign::go_on))
        .routes(routes!(campaign::make))
        .routes(routes!(events::turns))
}
