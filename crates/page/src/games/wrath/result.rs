//! How it ended, and why.

use game_wrath::Event;
use game_wrath::content::book;
use game_wrath::event::{
    AbominationsEvent, ActionsEvent, DespairReason, EndEvent, GhoulsEvent, QuestEvent,
};
use game_wrath::names::Quest;
use game_wrath::view;
use maud::{Markup, html};
use text::msg;
use text::wrath as wr;

use super::prompt;
use super::scene::Scene;
use crate::art::{emblem, plot};
use crate::context::RenderContext;
use crate::table::{self, Ending, Verdict};

pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let lang = scene.lang();
    let Some(ending) = scene.view().ending else {
        return html! { section id="result" hidden {} };
    };
    let (verdict, title, cause) = match ending {
        view::Ending::Won => {
            let title = html! { (emblem::use_("sign-crown")) (msg!(lang, WR_RESULT_WON)) };
            (Verdict::Won, title, html! {})
        }
        view::Ending::Lost(why) => {
            let title = html! { (emblem::use_("wr-despair")) (msg!(lang, WR_RESULT_LOST)) };
            let why = msg!(lang, WR_RESULT_CAUSE, why = wr::reason_name(lang, why));
            (Verdict::Lost, title, html! { p { (why) } })
        }
    };
    let score = html! {
        table class="scoreboard" { tbody { @for (name, value) in figures(scene) { tr { th scope="row" { (name) } td class="num" { (value) } } } } }
        (causes(scene))
    };
    let (ways, numbers) = (html! {}, course(scene));
    table::ending(ctx, "wr-result", &Ending { verdict, title, cause, ways, score, numbers })
}

fn figures(scene: &Scene<'_>) -> Vec<(String, String)> {
    let (lang, view) = (scene.lang(), scene.view());
    let n_complete = view.quests.values().filter(|it| it.complete).count();
    let felled = scene.events.iter().filter(|(_, it)| {
        matches!(
            it,
            Event::Ghouls(GhoulsEvent::GhoulRemoved { .. })
                | Event::Abominations(AbominationsEvent::AbominationRemoved { .. })
        )
    });
    let mut res = vec![
        (msg!(lang, WR_RESULT_TURNS), prompt::n_turns(scene).to_string()),
        (msg!(lang, WR_RESULT_QUESTS), format!("{n_complete} / {}", view.quests.len())),
    ];
    if let Some(siege) = &view.siege {
        let length = book().quest(Quest::IcecrownCitadel).length();
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
        if let Event::End(EndEvent::Despaired { total, why }) = event {
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

/// The race between both ends.
fn course(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let series = series(scene);
    let turns: Vec<usize> = (1..=series[0].1.len()).collect();
    let names = [
        (DESPAIR, msg!(lang, WR_RESULT_PLOT_DESPAIR)),
        (QUESTS, msg!(lang, WR_RESULT_PLOT_QUESTS)),
    ];
    html! {
        h3 { (msg!(lang, WR_RESULT_PLOT)) }
        (plot::course(&series, &turns, &msg!(lang, WR_RESULT_PLOT), &[]))
        (plot::key(&names))
    }
}

/// The looks of the two lines.
const DESPAIR: usize = 0;
const QUESTS: usize = 1;

/// At the end of each turn, in percent: despair of what is the end (WR-END-01), steps of quests of all that are to be
/// gone, those at Icecrown Citadel included (WR-END-02).
fn series(scene: &Scene<'_>) -> [(usize, Vec<i32>); 2] {
    let all = scene.view().quests.values().map(|it| it.quest).chain([Quest::IcecrownCitadel]);
    let n_steps: u32 = all.map(|it| u32::from(book().quest(it).length())).sum();
    let most = u32::from(book().despair_track.loss_at);
    let percent = |n: u32, of: u32| (n * 100 / of.max(1)) as i32;
    let (mut despair, mut steps, mut has_begun) = (0, 0, false);
    let mut res = [(DESPAIR, Vec::new()), (QUESTS, Vec::new())];
    let mut close = |despair: u32, steps: u32| {
        res[0].1.push(percent(despair, most));
        res[1].1.push(percent(steps, n_steps));
    };
    for (_, event) in scene.events {
        match event {
            Event::Actions(ActionsEvent::TurnBegan { .. }) => {
                if has_begun {
                    close(despair, steps);
                }
                has_begun = true;
            }
            Event::End(EndEvent::Despaired { total, .. }) => despair = u32::from(*total),
            Event::Quest(QuestEvent::QuestAdvanced { .. }) => steps += 1,
            _ => {}
        }
    }
    close(despair, steps);
    res
}

#[cfg(test)]
mod tests {
    use game_wrath::{Setup, Wrath};
    use kernel::{Chance, Match, Viewer};
    use text::Lang;

    use super::*;
    use crate::context::Prefs;
    use crate::viewer_context::ViewerContext;

    /// WR-END-01, WR-END-02: every turn has its point, and whichever end came, its line reaches the whole.
    #[test]
    fn the_lines_end_where_the_match_does() {
        for seed in 0..4 {
            let mut chance = Chance::fast(seed);
            let mut game: Match<Wrath> = Match::start(Setup::of(3), &mut chance).unwrap();
            while let Some(decision) = game.situation(Viewer::Spectator).decision {
                let seat = decision.seats.first().unwrap();
                let legal = game.situation(Viewer::Seat(seat)).legal;
                let pick = Chance::fast(seed ^ u64::from(game.version())).below(legal.len() as u32);
                game.play(seat, legal[pick as usize], &mut chance).unwrap();
            }
            let situation = game.situation(Viewer::Spectator);
            let events: Vec<(usize, Event)> = game.events(Viewer::Spectator).collect();
            let prefs = Prefs::of(Lang::En);
            let scene = Scene::of(ViewerContext {
                events: &events,
                ..ViewerContext::alone(&situation, prefs)
            });
            let [despair, quests] = series(&scene).map(|it| it.1);
            assert_eq!((despair.len(), quests.len()), (prompt::n_turns(&scene), despair.len()));
            match situation.view.ending {
                Some(view::Ending::Won) => assert_eq!(quests.last(), Some(&100)),
                Some(view::Ending::Lost(_)) => assert_eq!(despair.last(), Some(&100)),
                None => panic!("the match is over"),
            }
            let steps: u32 = situation.view.quests.values().map(|it| u32::from(it.progress)).sum();
            assert!(steps == 0 || Some(&0) < quests.last(), "{steps} steps and no line");
        }
    }
}
