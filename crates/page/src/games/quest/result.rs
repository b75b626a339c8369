//! How it ended, and why.

use game_quest::Event;
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::scene::Scene;
use super::{place, sheet};
use crate::art::emblem;
use crate::desk::Desk;
use crate::table;

pub(super) fn panel(scene: &Scene<'_>, desk: &Desk<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    if !scene.is_over() {
        return html! { section id="result" hidden {} };
    }
    let is_won = view.result == Some(true);
    html! {
        section class="panel result wq-result" id="result" {
            h2 {
                @if is_won { (emblem::use_("sign-crown")) (msg!(lang, WQ_RESULT_WON)) } @else { (emblem::use_("wq-peril")) (msg!(lang, WQ_RESULT_LOST)) }
            }
            p { (sheet::ending(scene)) }
            @if place::number(scene).is_some() {
                p { @if is_won { (msg!(lang, WQ_PAGE_REWARD)) ": " (wq::sheets::reward(lang, view.quest)) } @else { (msg!(lang, WQ_PAGE_PENALTY)) ": " (wq::sheets::penalty(lang, view.quest)) } }
            }
            (sheet::go_on(scene, desk))
            table class="scoreboard" { tbody { @for (name, value) in figures(scene) { tr { th scope="row" { (name) } td class="num" { (value) } } } } }
            (heroes(scene))
            @if let Some(campaign) = &desk.table.campaign { ul class="wq-campaign-lines" { @for line in &campaign.lines { li { (line) } } } }
            (table::again(desk))
            (table::fate(desk))
        }
    }
}

fn figures(scene: &Scene<'_>) -> Vec<(String, String)> {
    let (lang, view) = (scene.lang(), scene.view());
    let count = |test: fn(&Event) -> bool| {
        scene.events.iter().filter(|(_, it)| test(it)).count().to_string()
    };
    vec![
        (msg!(lang, WQ_RESULT_ROUNDS), view.round.to_string()),
        (msg!(lang, WQ_RESULT_FELLED), count(|it| matches!(it, Event::FoeDefeated { .. }))),
        (msg!(lang, WQ_RESULT_FALLEN), count(|it| matches!(it, Event::HeroDefeated { .. }))),
        (
            msg!(lang, WQ_RESULT_PERIL),
            format!("{} / {}", view.peril.at + 1, view.peril.track.len()),
        ),
        (msg!(lang, WQ_RESULT_TRAVELLED), count(|it| matches!(it, Event::Travelled { .. }))),
    ]
}

/// What each hero felled and suffered.
fn heroes(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    html! {
        table class="scoreboard" {
            thead { tr { th scope="col" { (msg!(lang, WQ_RESULT_HERO)) } th scope="col" class="num" { (msg!(lang, WQ_RESULT_ROLLED)) } th scope="col" class="num" { (msg!(lang, WQ_RESULT_SUFFERED)) } th scope="col" class="num" { (msg!(lang, WQ_RESULT_GEAR)) } } }
            tbody {
                @for &hero in &view.order {
                    @let rolled: u32 = scene.events.iter().filter_map(|(_, it)| match it { Event::Successes { hero: by, successes, .. } if *by == hero => Some(u32::from(*successes)), _ => None }).sum();
                    @let suffered: u32 = scene.events.iter().filter_map(|(_, it)| match it { Event::Suffered { hero: by, wounds, .. } if *by == hero => Some(u32::from(*wounds)), _ => None }).sum();
                    tr { th scope="row" { (wq::hero_name(lang, hero)) } td class="num" { (rolled) } td class="num" { (suffered) } td class="num" { (view.heroes.get(&hero).map_or(0, |it| it.gear.len())) } }
                }
            }
        }
    }
}
