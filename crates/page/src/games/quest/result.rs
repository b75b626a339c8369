//! How it ended, and why.

use game_quest::Event;
use game_quest::event::{
    ActivationEvent, EnemiesEvent, HeroesEvent, LocationEvent, OutcomeEvent, SettlementEvent,
};
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::scene::Scene;
use super::{place, sheet, town};
use crate::art::{emblem, plot};
use crate::context::RenderContext;
use crate::table::{self, Ending, Verdict};

pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    if !scene.is_over() {
        return html! { section id="result" hidden {} };
    }
    let is_won = view.result == Some(true);
    let verdict = if is_won { Verdict::Won } else { Verdict::Lost };
    let title = html! {
        @if is_won { (emblem::use_("sign-crown")) (msg!(lang, WQ_RESULT_WON)) } @else { (emblem::use_("wq-peril")) (msg!(lang, WQ_RESULT_LOST)) }
    };
    let cause = html! {
        p { (sheet::ending(scene)) }
        @if place::number(scene).is_some() { p { (place::after(scene)) } }
    };
    let score = html! {
        table class="scoreboard" { tbody { @for (name, value) in figures(scene) { tr { th scope="row" { (name) } td class="num" { (value) } } } } }
        (heroes(scene))
        (town::way(scene, ctx))
        @if let Some(campaign) = &ctx.table.campaign { ul class="wq-campaign-lines" { @for line in &campaign.lines { li { (line) } } } }
    };
    let ways = sheet::go_on(scene, ctx);
    let numbers = wounds(scene);
    table::ending(ctx, "wq-result", &Ending { verdict, title, cause, ways, score, numbers })
}

fn figures(scene: &Scene<'_>) -> Vec<(String, String)> {
    let (lang, view) = (scene.lang(), scene.view());
    let count = |test: fn(&Event) -> bool| {
        scene.events.iter().filter(|(_, it)| test(it)).count().to_string()
    };
    vec![
        (msg!(lang, WQ_RESULT_ROUNDS), view.round.to_string()),
        (
            msg!(lang, WQ_RESULT_FELLED),
            count(|it| matches!(it, Event::Enemies(EnemiesEvent::FoeDefeated { .. }))),
        ),
        (
            msg!(lang, WQ_RESULT_FALLEN),
            count(|it| matches!(it, Event::Heroes(HeroesEvent::HeroDefeated { .. }))),
        ),
        (
            msg!(lang, WQ_RESULT_PERIL),
            format!("{} / {}", view.peril.at + 1, view.peril.track.len()),
        ),
        (
            msg!(lang, WQ_RESULT_TRAVELLED),
            count(|it| matches!(it, Event::Location(LocationEvent::Travelled { .. }))),
        ),
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
                    @let rolled: u32 = scene.events.iter().filter_map(|(_, it)| match it { Event::Outcome(OutcomeEvent::Successes { hero: by, successes, .. }) if *by == hero => Some(u32::from(*successes)), _ => None }).sum();
                    @let suffered: u32 = scene.events.iter().filter_map(|(_, it)| match it { Event::Heroes(HeroesEvent::Suffered { hero: by, wounds, .. }) if *by == hero => Some(u32::from(*wounds)), _ => None }).sum();
                    tr { th scope="row" { (wq::hero_name(lang, hero)) } td class="num" { (rolled) } td class="num" { (suffered) } td class="num" { (view.heroes.get(&hero).map_or(0, |it| it.gear.len())) } }
                }
            }
        }
    }
}

/// How close each hero came to falling, and when.
fn wounds(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let series = series(scene);
    let names: Vec<(usize, String)> =
        view.order.iter().map(|&hero| wq::hero_name(lang, hero)).enumerate().collect();
    html! {
        h3 { (msg!(lang, WQ_RESULT_PLOT)) }
        (plot::coins(&series, &msg!(lang, WQ_RESULT_PLOT)))
        (plot::key(&names))
    }
}

/// WQ-WOUND-01: the wounds of each hero at the end of each round, as far as the quest went.
fn series(scene: &Scene<'_>) -> Vec<(usize, Vec<i32>)> {
    let order = &scene.view().order;
    let mut now = vec![0; order.len()];
    let mut res: Vec<(usize, Vec<i32>)> = (0..order.len()).map(|it| (it, Vec::new())).collect();
    let mut close = |now: &[i32]| res.iter_mut().zip(now).for_each(|(it, n)| it.1.push(*n));
    for (_, event) in scene.events {
        let (hero, wounds) = match event {
            Event::Activation(ActivationEvent::RoundBegan { round }) => {
                if 1 < *round {
                    close(&now);
                }
                continue;
            }
            Event::Heroes(HeroesEvent::Suffered { hero, wounds, .. }) => (hero, i32::from(*wounds)),
            Event::Heroes(HeroesEvent::Recovered { hero, wounds }) => (hero, -i32::from(*wounds)),
            Event::Settlement(SettlementEvent::QuestEnded { .. }) => break,
            _ => continue,
        };
        if let Some(nth) = order.iter().position(|it| it == hero) {
            now[nth] += wounds;
        }
    }
    close(&now);
    res
}

#[cfg(test)]
mod tests {
    use game_quest::{Quest, Setup};
    use kernel::{Chance, Match, Viewer};
    use text::Lang;

    use super::*;
    use crate::context::Prefs;
    use crate::viewer_context::ViewerContext;

    /// WQ-WOUND-01, WQ-DEFEAT-02: every round has its point, and the last one is what lies on the heroes at the end.
    #[test]
    fn the_lines_end_with_the_wounds_of_the_heroes() {
        let mut n_wounds = 0;
        for seed in 0..4 {
            let mut chance = Chance::fast(seed);
            let mut game: Match<Quest> = Match::start(Setup::of(2), &mut chance).unwrap();
            let mut at_end = None;
            while let Some(decision) = game.situation(Viewer::Spectator).decision {
                let seat = decision.seats.first().unwrap();
                let legal = game.situation(Viewer::Seat(seat)).legal;
                let pick = Chance::fast(seed ^ u64::from(game.version())).below(legal.len() as u32);
                game.play(seat, legal[pick as usize], &mut chance).unwrap();
                let view = game.situation(Viewer::Spectator).view;
                if at_end.is_none() && view.result.is_some() {
                    at_end = Some(view);
                }
            }
            let situation = game.situation(Viewer::Spectator);
            let events: Vec<(usize, Event)> = game.events(Viewer::Spectator).collect();
            let prefs = Prefs::of(Lang::En);
            let scene = Scene::of(ViewerContext {
                events: &events,
                ..ViewerContext::alone(&situation, prefs)
            });
            let view = at_end.expect("the quest ends");
            for ((_, line), hero) in series(&scene).iter().zip(&view.order) {
                assert_eq!(line.len(), usize::from(view.round), "seed {seed}");
                assert_eq!(
                    *line.last().unwrap(),
                    i32::from(view.heroes[hero].wounds),
                    "seed {seed}"
                );
                n_wounds += line.iter().sum::<i32>();
            }
        }
        assert!(0 < n_wounds, "somebody is wounded");
    }
}
