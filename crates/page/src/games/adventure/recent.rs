//! What happened since the viewer's last turn, line by line; and the tabs that lead there.

use maud::{Markup, html};
use text::msg;

use super::log;
use super::scene::Scene;
use crate::log::told;

/// The own sheet, those of the others, what happened: one of them is seen.
pub(super) fn tab_bar(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let is_solo_view = scene.is_over();
    let n_lines = log::lines(scene, log::since(scene).1).len();
    let tabs = [
        ("me", msg!(lang, AG_TAB_ME), 0),
        ("players", msg!(lang, AG_TAB_PLAYERS), 0),
        ("recent", msg!(lang, AG_TAB_RECENT), n_lines),
    ];
    html! {
        div id="tabbar" {
            fieldset class="ag-tab-row" id={ "tabs-" (if is_solo_view { "end" } else { "on" }) } {
                legend class="visually-hidden" { (msg!(lang, AG_PAGE_TABS)) }
                @for (nth, (key, name, n)) in tabs.iter().enumerate() {
                    label class="ag-tab" { input type="radio" name="ag-tab" class={ "ag-on-" (key) } checked[nth == 0]; (name) @if *n != 0 { span class="ag-count" { (n) } } }
                }
            }
        }
    }
}

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let (start, events) = log::since(scene);
    let lines = log::lines(scene, events);
    html! {
        div class="ag-recent" id="recent" {
            @if lines.is_empty() { p class="muted" { (msg!(scene.lang(), AG_RECENT_NONE)) } }
            @else { ol id={ "recent-" (start) } { @for line in &lines { li class=[line.class] { (told(line)) } } } }
        }
    }
}
