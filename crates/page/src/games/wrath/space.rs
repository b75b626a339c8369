//! The cards of spaces: what stands there, what can be done, and why something cannot.

use game_wrath::content::book;
use game_wrath::names::{Enemy, Space};
use game_wrath::odds;
use maud::{Markup, html};
use text::msg;
use text::wrath as wr;
use text::wrath::effects::{Figure, figure_name, figure_text};

use super::scene::Scene;
use crate::cite::cited;
use crate::context::RenderContext;
use crate::together;

/// The cards of all spaces.
pub(super) fn cards(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    html! { div id="whys" { @for &space in Space::ALL { (card(scene, ctx, space)) } } }
}

fn card(scene: &Scene<'_>, ctx: &RenderContext<'_>, space: Space) -> Markup {
    let lang = scene.lang();
    let region = book().map.region(space);
    let land = region.map_or_else(|| msg!(lang, WR_PAGE_NO_REGION), |it| wr::region_name(lang, it));
    let next: Vec<String> =
        scene.routes().next_to(space).iter().map(|it| wr::space_name(lang, it)).collect();
    let facts = contents(scene, space);
    html! {
        div class="dialog why-card" id={ "why-" (space) } popover="auto" {
            h3 { (wr::space_name(lang, space)) }
            p class="muted" { (land) @if !next.is_empty() { " · " (msg!(lang, WR_PAGE_CONNECTED, spaces = next.join(", "))) } }
            @if !facts.is_empty() {
                ul class="facts" {
                    @for (what, text) in facts { li { strong { (what) } @if !text.is_empty() { " " small { (text) } } } }
                }
            }
            (answers(scene, space))
            (together::point_here(ctx, space.name()))
            (scene.questions(&space))
        }
    }
}

/// What stands on a space, and what that means.
fn contents(scene: &Scene<'_>, space: Space) -> Vec<(String, String)> {
    let lang = scene.lang();
    let mut res = Vec::new();
    let Some(it) = scene.space(space) else { return res };
    for (hero, figure) in scene.heroes_on(space) {
        let most = book().hero(hero).health;
        let health = msg!(lang, WR_PAGE_HEALTH, n = figure.health, most = most);
        res.push((wr::hero_name(lang, hero), health));
    }
    if it.ghouls != 0 {
        let name = figure_name(lang, Figure::Enemy(Enemy::Ghoul));
        let text = figure_text(lang, Figure::Enemy(Enemy::Ghoul));
        res.push((format!("{name} ×{}", it.ghouls), text));
    }
    if it.abominations != 0 {
        let name = figure_name(lang, Figure::Enemy(Enemy::Abomination));
        let text = figure_text(lang, Figure::Enemy(Enemy::Abomination));
        res.push((format!("{name} ×{}", it.abominations), text));
    }
    if it.stronghold {
        let (name, text) =
            (figure_name(lang, Figure::Stronghold), figure_text(lang, Figure::Stronghold));
        res.push((name, text));
    }
    if let Some(quest) = text::wrath::quest_on(scene.view(), space) {
        let text = format!("{}. {}", wr::quest_damage(lang, quest), wr::quest_text(lang, quest));
        res.push((msg!(lang, WR_ACTION_QUEST), text));
    }
    let extra = odds::lich_king_damage(scene.view(), space);
    if extra != 0 {
        res.push((msg!(lang, WR_PAGE_LICH_KING_HERE, n = extra), String::new()));
    }
    if it.threat != 0 && !scene.is_over() {
        let is_full = it.ghouls == book().limits.ghouls_per_space;
        let risk = if is_full {
            msg!(lang, WR_PAGE_RISK_FULL, n = it.threat)
        } else {
            msg!(lang, WR_PAGE_RISK, n = it.threat)
        };
        res.push((risk, String::new()));
    }
    res
}

/// What can be done here; and why the plain thing cannot.
fn answers(scene: &Scene<'_>, space: Space) -> Markup {
    let Some(choices) = scene.choices.get(&space) else { return html! {} };
    html! {
        @if !choices.legal.is_empty() {
            ul class="offers" {
                @for &action in &choices.legal {
                    li { button class="btn" type="submit" form="act" name="action" value=(action) { (scene.offer(action)) } }
                }
            }
        } @else {
            @for (action, why) in choices.refused.iter().take(3) {
                p class="refusal" data-region=(space) { strong { (scene.label(*action)) ": " } (cited(why)) }
            }
        }
    }
}
