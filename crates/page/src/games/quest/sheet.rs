//! What the quest wants: aims, peril, rules, reward; and what the campaign has gathered.

use game_quest::MOST_ROUNDS;
use game_quest::names::Foe;
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::place;
use super::scene::Scene;

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let quest = view.quest;
    let pool = &view.pool;
    let nemeses: Vec<Foe> = pool.nemeses.iter().collect();
    html! {
        div class="wq-sheet" id="sheet" {
            h3 { (wq::quest_name(lang, quest)) }
            p { strong { (msg!(lang, WQ_PAGE_AIM)) ": " } (wq::sheets::aims(lang, quest)) }
            p { strong { (msg!(lang, WQ_PAGE_LOSS)) ": " } (wq::sheets::loss(lang, quest)) }
            (place::perils(scene))
            @for rule in wq::sheets::rules(lang, quest) { p { (rule) } }
            @if place::number(scene).is_some() {
                p { strong { (msg!(lang, WQ_PAGE_REWARD)) ": " } (wq::sheets::reward(lang, quest)) }
                p { strong { (msg!(lang, WQ_PAGE_PENALTY)) ": " } (wq::sheets::penalty(lang, quest)) }
                p { strong { (msg!(lang, WQ_PAGE_POOL)) ": " } (wq::pool(lang, pool.fortunes, pool.warpstone, &nemeses)) }
            }
            details class="choices-list" id="built" { summary { (msg!(lang, WQ_PAGE_BUILT)) } ul { @for line in wq::sheets::decks(lang, quest) { li { (line) } } } }
            p class="muted" { (msg!(lang, WQ_PAGE_ROUNDS, n = view.round, most = MOST_ROUNDS)) }
        }
    }
}

/// How the quest ended, and why.
pub(super) fn ending(scene: &Scene<'_>) -> String {
    wq::ending(scene.lang(), scene.view()).unwrap_or_default()
}
