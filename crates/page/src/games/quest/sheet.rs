//! What the quest wants: aims, peril, rules, reward; and what the campaign has gathered.

use game_quest::MOST_ROUNDS;
use game_quest::names::Foe;
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::place;
use super::scene::Scene;
use crate::context::{Prefs, RenderContext};
use crate::lobby;

pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let quest = view.quest;
    let pool = &view.pool;
    let nemeses: Vec<Foe> = pool.nemeses.iter().collect();
    html! {
        div class="wq-sheet" id="sheet" {
            h2 { (wq::quest_name(lang, quest)) }
            p { strong { (msg!(lang, WQ_PAGE_AIM)) ": " } (wq::sheets::aims(lang, quest)) }
            p { strong { (msg!(lang, WQ_PAGE_LOSS)) ": " } (wq::sheets::loss(lang, quest)) }
            (place::perils(scene))
            @for rule in wq::sheets::rules(lang, quest) { p { (rule) } }
            @if place::number(scene).is_some() {
                p { strong { (msg!(lang, WQ_PAGE_REWARD)) ": " } (wq::sheets::reward(lang, quest)) }
                p { strong { (msg!(lang, WQ_PAGE_PENALTY)) ": " } (wq::sheets::penalty(lang, quest)) }
                p { strong { (msg!(lang, WQ_PAGE_POOL)) ": " } (wq::pool(lang, pool.fortunes, pool.warpstone, &nemeses)) }
            }
            (campaign(scene, ctx))
            details class="choices-list" id="built" { summary { (msg!(lang, WQ_PAGE_BUILT)) } ul { @for line in wq::sheets::decks(lang, quest) { li { (line) } } } }
            p class="muted" { (msg!(lang, WQ_PAGE_ROUNDS, n = view.round, most = MOST_ROUNDS)) }
        }
    }
}

/// WQ-CAMP-05: the log, always open to look at, and to be taken along.
fn campaign(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let lang = scene.lang();
    let Some(campaign) = &ctx.table.campaign else { return html! {} };
    html! {
        section class="wq-campaign" aria-label=(msg!(lang, WQ_PAGE_CAMPAIGN)) {
            h2 { (msg!(lang, WQ_PAGE_CAMPAIGN)) }
            ul { @for line in &campaign.lines { li { (line) } } }
            p { a href={ "/table/" (ctx.table.id) "/campaign" } { (msg!(lang, CAMPAIGN_SAVE)) } }
        }
    }
}

/// WQ-CAMP-01: on to the next quest with the same people.
pub(super) fn go_on(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let lang = scene.lang();
    let Some(campaign) = &ctx.table.campaign else { return html! {} };
    html! {
        @if let Some(next) = &campaign.next {
            p { a class="btn btn-primary btn-big" href={ "/table/" (next) } { (msg!(lang, CAMPAIGN_NEXT)) } }
        } @else if campaign.goes_on {
            form method="post" action={ "/table/" (ctx.table.id) "/next" } {
                button class="btn btn-primary btn-big" type="submit" { (msg!(lang, CAMPAIGN_NEXT)) }
            }
        }
    }
}

/// On the front page: the form that goes on with a campaign file.
pub(super) fn bring(prefs: &Prefs) -> Markup {
    let lang = prefs.lang;
    html! {
        form class="form join" method="post" action="/campaigns" enctype="multipart/form-data" {
            input type="hidden" name="game" value="quest";
            label for="campaign-file" { (msg!(lang, CAMPAIGN_BRING)) }
            div class="join-row" {
                input id="campaign-file" type="file" name="file" required accept=".json,application/json" aria-describedby="campaign-hint";
                select name="others" aria-label=(msg!(lang, CAMPAIGN_OTHERS)) {
                    @for (value, label) in lobby::occupants(prefs).into_iter().filter(|(it, _)| !["you", "none"].contains(it)) {
                        option value=(value) { (label) }
                    }
                }
                button class="btn" type="submit" { (msg!(lang, CAMPAIGN_GO_ON)) }
            }
            p class="hint" id="campaign-hint" { (msg!(lang, CAMPAIGN_BRING_HINT)) }
        }
    }
}

/// How the quest ended, and why.
pub(super) fn ending(scene: &Scene<'_>) -> String {
    wq::ending(scene.lang(), scene.view()).unwrap_or_default()
}
