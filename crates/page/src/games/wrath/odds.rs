//! What a roll is likely to bring, before it is made.

use game_wrath::Action;
use game_wrath::odds::{self, Spread};
use maud::{Markup, html};
use text::msg;

use super::map;
use super::scene::Scene;

/// "1.4".
fn tenths(value: u32) -> String {
    format!("{}.{}", value / 10, value % 10)
}

/// A few words for a button.
pub(super) fn short(scene: &Scene<'_>, action: Action) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let hero = acting(scene);
    let Some(it) = view.heroes.get(&hero) else { return html! {} };
    let (text, defeat) = match action {
        Action::Fight => match odds::fight(view, hero, it.space) {
            Some(it) => (
                msg!(
                    lang,
                    WR_ODDS_FIGHT,
                    clear = it.clear,
                    damage = tenths(it.damage.mean_tenths())
                ),
                it.defeat,
            ),
            None => return html! {},
        },
        Action::Quest => {
            let found = map::quest_on(scene, it.space).and_then(|it| odds::quest(view, hero, it));
            let Some(it) = found else { return html! {} };
            let (steps, damage) = (it.steps.mean_tenths(), it.damage.mean_tenths());
            (msg!(lang, WR_ODDS_QUEST, steps = tenths(steps), damage = tenths(damage)), it.defeat)
        }
        _ => match odds::rest(view, hero, 0) {
            Some(it) => (msg!(lang, WR_ODDS_REST, healing = tenths(it.healing.mean_tenths())), 0),
            None => return html! {},
        },
    };
    html! {
        (text)
        @if defeat != 0 { " · " strong class="wr-danger" { (msg!(lang, WR_ODDS_DEFEAT, n = defeat)) } }
    }
}

/// Every number that may come up, for the card of the button.
pub(super) fn long(scene: &Scene<'_>, action: Action) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let hero = acting(scene);
    let Some(figure) = view.heroes.get(&hero) else { return html! {} };
    let rows: Vec<(String, Spread)> = match action {
        Action::Fight => odds::fight(view, hero, figure.space)
            .map(|it| {
                vec![
                    (msg!(lang, WR_ODDS_REMOVED), it.removed),
                    (msg!(lang, WR_ODDS_DAMAGE), it.damage),
                ]
            })
            .unwrap_or_default(),
        Action::Quest => map::quest_on(scene, figure.space)
            .and_then(|it| odds::quest(view, hero, it))
            .map(|it| {
                vec![(msg!(lang, WR_ODDS_STEPS), it.steps), (msg!(lang, WR_ODDS_DAMAGE), it.damage)]
            })
            .unwrap_or_default(),
        _ => odds::rest(view, hero, 0)
            .map(|it| vec![(msg!(lang, WR_ODDS_HEALING), it.healing)])
            .unwrap_or_default(),
    };
    html! {
        @for (label, spread) in &rows {
            table class="wr-spread" {
                caption { (label) }
                tbody {
                    tr { @for (value, _) in spread.table() { th scope="col" { (value) } } }
                    tr { @for (_, share) in spread.table() { td { (share) " %" } } }
                }
            }
        }
        p class="muted" { (msg!(lang, WR_ODDS_CARDS)) }
    }
}

/// WR-TERM-01: who would roll.
fn acting(scene: &Scene<'_>) -> game_wrath::names::Hero {
    match scene.prompt() {
        Some(game_wrath::Prompt::FreeFight { hero }) => hero,
        _ => scene.view().turn.hero,
    }
}
