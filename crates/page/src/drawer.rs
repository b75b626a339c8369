//! What slides in from the right beside a table: what people say (`talk`), the table itself (`people`), and what happened.
//!
//! A drawer stays open while one plays on, and leaves what is asked in sight; on a phone it is a sheet over everything. Its
//! buttons open and close it without a script.

use maud::{Markup, html};
use text::{Lang, Speak, msg};

use crate::art::emblem;
use crate::past;
use crate::viewer_context::ViewerContext;

/// The drawer of what happened.
pub(crate) const HISTORY: &str = "history";

/// A drawer: its id, which is its class as well, and what it is called.
pub(crate) struct Drawer {
    pub(crate) id: &'static str,
    pub(crate) title: String,
    /// How many lines were said in it, where people talk.
    pub(crate) n_said: Option<u32>,
}

impl Drawer {
    pub(crate) fn draw(&self, lang: Lang, body: &Markup) -> Markup {
        let Self { id, title, n_said } = self;
        let close = msg!(lang, TABLE_CLOSE);
        html! {
            section class={ "drawer " (id) } id=(id) data-n=[n_said] popover="manual" role="dialog" aria-label=(title) {
                div class="drawer-head" {
                    h2 { (title) }
                    button class="btn btn-quiet" type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(close) title=(close) { "✕" }
                }
                (body)
            }
        }
    }
}

/// The control of the top bar that opens what happened.
pub(crate) fn history_opener(lang: Lang) -> Markup {
    let title = msg!(lang, PAST_TITLE);
    html! {
        button class="btn btn-quiet only-wide" id="history-open" type="button" popovertarget=(HISTORY) title=(title) {
            (emblem::use_("sign-hourglass")) span class="tool-name" { (title) }
        }
    }
}

/// What happened: the ways to see it again, the last turns, and the log. `part` gives the last turns, `log` is the frame of
/// the log.
pub(crate) fn history<G: Speak>(
    viewer: &ViewerContext<'_, G>,
    part: &dyn Fn(&str) -> Markup,
    log: &Markup,
) -> Markup {
    let lang = viewer.lang();
    let drawer = Drawer { id: HISTORY, title: msg!(lang, PAST_TITLE), n_said: None };
    let body = html! {
        @if let Some(trail) = &viewer.trail { (past::ways(trail)) }
        (part("turns-past"))
        h3 { (msg!(lang, LOG_TITLE)) }
        (log)
    };
    drawer.draw(lang, &body)
}
