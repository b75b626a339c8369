//! The Scourge track and the despair track.

use game_wrath::content::book;
use maud::{Markup, html};
use text::msg;

use super::beats;
use super::scene::Scene;
use crate::art::emblem;

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let rates = &book().scourge_track.rates;
    let most = book().despair_track.loss_at;
    let at = usize::from(view.scourge.index);
    html! {
        div class="wr-tracks" id="tracks" role="group" aria-label=(msg!(lang, WR_PAGE_TRACKS)) {
            div class="wr-track wr-scourge" id=(beats::SCOURGE) data-part="rate" title=(msg!(lang, WR_PAGE_SCOURGE, n = view.scourge.rate)) {
                (emblem::use_("wr-scourge"))
                span class="visually-hidden" { (msg!(lang, WR_PAGE_SCOURGE, n = view.scourge.rate)) }
                ol aria-hidden="true" {
                    @for (nth, rate) in rates.iter().enumerate() {
                        li class={ @if nth == at { "now" } @else if nth < at { "past" } } { (rate) }
                    }
                }
            }
            div class={ "wr-track wr-despair" @if most <= view.despair + 2 { " danger" } } id=(beats::DESPAIR) title=(msg!(lang, WR_PAGE_DESPAIR, n = view.despair, most = most)) {
                (emblem::use_("wr-despair"))
                span class="visually-hidden" { (msg!(lang, WR_PAGE_DESPAIR, n = view.despair, most = most)) }
                ol aria-hidden="true" {
                    @for nth in 0..=most {
                        li class={ @if nth == view.despair { "now" } @else if nth < view.despair { "past" } @if nth == most { " last" } } {
                            @if nth == most { (emblem::use_("wr-ghoul")) } @else { (nth) }
                        }
                    }
                }
            }
        }
    }
}
