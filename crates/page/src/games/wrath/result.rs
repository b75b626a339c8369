//! How it ended, and why.

use game_wrath::Event;
use game_wrath::content::book;
use game_wrath::event::DespairReason;
use game_wrath::view::Ending;
use maud::{Markup, html};
use text::msg;
use text::wrath as wr;

use super::prompt;
use super::scene::Scene;
use crate::art::emblem;
use crate::desk::Desk;
use crate::table;

pub(super) fn panel(scene: &Scene<'_>, desk: &Desk<'_>) -> Markup {
    let lang = scene.lang();
    let Some(ending) = scene.view().ending else {
        return html! { section id="result" hidden {} };
    };
    html! {
        section class="panel result wr-result" id="result" {
            @match ending {
                Ending::Won => { h2 { (emblem::use_("sign-crown")) (msg!(lang, WR_RESULT_WON)) } }
                Ending::Lost(why) => {
                    h2 { (emblem::use_("wr-despair")) (msg!(lang, WR_RESULT_LOST)) }
                    p { (msg!(lang, WR_RESULT_CAUSE, why = wr::reason_name(lang, why))) }
                }
            }
            table class="scoreboard" { tbody { @for (name, value) in figures(scene) { tr { th scope="row" { (name) } td class="num" { (value) } } } } }
            (causes(scene))
            (table::again(desk))
            (table::fate(desk))
        }
    }
}

fn figures(scene: &Scene<'_>) -> Vec<(String, String)> {
    let (lang, view) = (scene.lang(), scene.view());
    let n_complete = view.quests.values().filter(|it| it.complete).count();
    let felled = scene.events.iter().filter(|(_, it)| {
        matches!(it, Event::GhoulRemoved { .. } | Event::AbominationRemoved { .. })
    });
    let mut res = vec![
        (msg!(lang, WR_RESULT_TURNS), prompt::n_turns(scene).to_string()),
        (msg!(lang, WR_RESULT_QUESTS), format!("{n_complete} / {}", view.quests.len())),
    ];
    if let Some(siege) = &view.siege {
        let length = book().quest(game_wrath::names::Quest::IcecrownCitadel).length();
        res.push((msg!(lang, WR_RESULT_CITADEL), format!("{} / {length}", siege.progress)));
    }
    res.push((msg!(lang, WR_RESULT_FELLED), felled.count().to_string()));
    let most = book().despair_track.loss_at;
    res.push((msg!(lang, WR_RESULT_DESPAIR), format!("{} / {most}", view.despair)));
    res
}

/// How often each cause moved the despair marker.
fn causes(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let mut last = 0;
    let mut sums = vec![0u8; DespairReason::ALL.len()];
    for (_, event) in scene.events {
        if let Event::Despaired { total, why } = event {
            sums[why.idx()] += total.saturating_sub(last);
            last = *total;
        }
    }
    let named = DespairReason::ALL.iter().zip(&sums).filter(|(_, n)| **n != 0);
    html! {
        @if last != 0 {
            h3 { (msg!(lang, WR_RESULT_BY)) }
            ul class="wr-causes" { @for (&why, n) in named { li { (wr::reason_name(lang, why)) " " strong { (n) } } } }
        }
    }
}
