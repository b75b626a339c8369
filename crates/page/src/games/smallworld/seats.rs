//! The people at the table: who they are, what they play, and what their turn would bring.

use game_smallworld::event::IncomeLine;
use game_smallworld::state::Holder;
use game_smallworld::view::{ChampionView, SeatView};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::msg;
use text::smallworld as sw;

use super::scene::Scene;
use super::{combos, origin, texts};
use crate::art::emblem;
use crate::art::token::{self, Standing};
use crate::context::{RenderContext, SeatInfo};
use crate::{lobby, table};

pub(super) fn panel(
    scene: &Scene<'_>,
    ctx: &RenderContext<'_>,
    seat: Seat,
    it: &SeatView,
) -> Markup {
    let lang = scene.lang();
    let view = scene.view();
    let is_turn =
        !scene.is_over() && scene.situation.decision.is_some_and(|it| it.seats.contains(seat));
    let is_you = scene.situation.viewer == Viewer::Seat(seat);
    let info = ctx.table.seats.iter().find(|it| it.seat == seat);
    let card = format!("why-seat-{}", seat.0 + 1);
    html! {
        article class={ "seat seat-" (seat.0 + 1) @if is_turn { " turn" } @if is_you { " you" } } id={ "seat-" (seat.0 + 1) }
            data-why=(card) {
            (token::seat_sign(seat.idx()))
            button class="seat-name" type="button" popovertarget=(card) {
                (scene.name(seat))
                @if is_you { span class="visually-hidden" { " (" (msg!(lang, SEAT_YOU)) ")" } }
            }
            span class="coins" {
                @if let Some(info) = info { (lobby::occupant_sign(&info.occupant)) }
                @match it.coins {
                    Some(coins) => { span data-num { (coins) } (emblem::use_("mark-coin")) span class="visually-hidden" { (msg!(lang, RESULT_COINS)) } }
                    None => { span title=(msg!(lang, TABLE_HIDDEN)) { "?" } (emblem::use_("mark-coin")) }
                }
            }
            div class="seat-races" {
                @if let Some(race) = it.race {
                    (token::picture(&token::race(race.name(), seat.idx(), 1, Standing::Active), 30))
                    @if let Some(power) = it.power { span class="power-sign" title=(texts::power(lang, power)) { (emblem::use_(&format!("power-{power}"))) } }
                    @if it.hand != 0 {
                        span class="troops" title=(msg!(lang, TABLE_HAND)) { "×" (it.hand) span class="visually-hidden" { " " (msg!(lang, TABLE_HAND)) } }
                    }
                }
                @if it.beasts != 0 { (token::picture(&token::piece("beast", seat.idx()), 22)) "×" (it.beasts) }
                @if has_champion(scene, seat) { (token::picture(&token::piece("champion", seat.idx()), 24)) }
                @if let Some(declining) = &it.declining {
                    (token::picture(&token::race(declining.race.name(), seat.idx(), 1, Standing::Declining), 30))
                }
                @if view.harmony.contains(&seat) { (token::picture(&token::mark("harmony"), 22)) }
                @let income = income(it);
                @if !scene.is_over() && income != 0 { span class="chip income" { "+" (income) span class="visually-hidden" { (msg!(lang, SW_PAGE_INCOME)) } } }
            }
            div class="dialog why-card" id=(card) popover="auto" { (details(scene, ctx, seat, it, info)) }
        }
    }
}

/// The Champion waits in hand, or is held for ransom.
fn has_champion(scene: &Scene<'_>, seat: Seat) -> bool {
    let owner = scene
        .view()
        .seats
        .iter()
        .find(|(_, it)| it.power == Some(game_smallworld::content::Power::Champions));
    match scene.view().champion {
        ChampionView::Hand => owner.is_some_and(|(it, _)| *it == seat),
        ChampionView::Captive(by) => by == seat,
        ChampionView::Supply | ChampionView::Region(_) => false,
    }
}

fn income(it: &SeatView) -> u32 {
    it.income.iter().map(|&(_, coins)| u32::from(coins)).sum()
}

fn details(
    scene: &Scene<'_>,
    ctx: &RenderContext<'_>,
    seat: Seat,
    it: &SeatView,
    info: Option<&SeatInfo>,
) -> Markup {
    let lang = scene.lang();
    let n_regions =
        |holder: Holder| scene.view().regions.values().filter(|it| it.holder.0 == holder).count();
    html! {
        h2 { (scene.name(seat)) @if let Some(info) = info { " " small class="muted" { (table::occupant(lang, &info.occupant)) } } }
        @if let Some(team) = it.team { p { (sw::faction_name(lang, team)) } }
        @if let Some(race) = it.race {
            p class="muted" { (msg!(lang, SW_PAGE_ACTIVE)) ": " (msg!(lang, SW_PAGE_REGIONS)) " " (n_regions(Holder::Active(seat)))
                ", " (msg!(lang, TABLE_HAND)) " " (it.hand) }
            (combos::rules(scene, race, it.power))
            (origin::of_combo(lang, race, it.power))
        }
        @if let Some(declining) = &it.declining {
            p { (msg!(lang, SW_PAGE_DECLINING)) ": " strong { (texts::race(lang, declining.race)) } ", "
                (msg!(lang, SW_PAGE_REGIONS)) " " (n_regions(Holder::Declining(seat)))
                @if let Some(power) = declining.power { ". " (texts::power(lang, power)) ": " (texts::power_rules(lang, power)) }
            }
        }
        @if !it.income.is_empty() {
            p class="muted" { (msg!(lang, SW_PAGE_INCOME)) }
            ul class="cost income-lines" {
                @for (line, coins) in it.income.iter().filter(|(_, coins)| *coins != 0) { li { (coins) " " (income_line(scene, *line)) } }
                li class="total" { (income(it)) }
            }
        }
        (table::own_code(ctx, seat))
        @if !scene.is_over() { (table::hand_over(ctx, seat)) }
    }
}

fn income_line(scene: &Scene<'_>, line: IncomeLine) -> String {
    sw::income_label(scene.lang(), line)
}
