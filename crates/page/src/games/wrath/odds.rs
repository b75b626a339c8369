//! What a roll is likely to bring, before it is made.

use game_wrath::Action;
use game_wrath::odds::{self, Spread};
use maud::{Markup, html};
use text::{msg, wrath};

use super::scene::Scene;

/// A few words for a button.
pub(super) fn short(scene: &Scene<'_>, action: Action) -> Markup {
    let found = wrath::forecast(scene.lang(), scene.view(), scene.prompt().as_ref(), action);
    html! {
        @if let Some(it) = found {
            (it.chances)
            @if let Some(danger) = it.danger { " · " strong class="wr-danger" { (danger) } }
        }
    }
}

/// Every number that may come up, for the card of the button.
pub(super) fn long(scene: &Scene<'_>, action: Action) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let hero = wrath::roller(view, scene.prompt().as_ref());
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
        Action::Quest => wrath::quest_on(view, figure.space)
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
