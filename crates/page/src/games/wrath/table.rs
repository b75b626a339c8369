//! What every table has around its game: forms, notices, undo, links for empty seats, and where the luck came from.

use kernel::Viewer;
use maud::{Markup, html};
use text::{Lang, attribute, id, msg};

use super::scene::Scene;
use crate::art::{emblem, token};
use crate::desk::{Desk, Occupant, SeatInfo};
use crate::lobby;

/// The forms that every control of the table belongs to.
pub(super) fn forms(desk: &Desk<'_>) -> Markup {
    let (id, version) = (&desk.table.id, desk.table.version);
    html! {
        div id="forms" hidden {
            form id="act" method="post" action={ "/table/" (id) "/act" } { input type="hidden" name="version" value=(version); }
            form id="undo" method="post" action={ "/table/" (id) "/undo" } { input type="hidden" name="version" value=(version); }
        }
    }
}

/// What went wrong with the last try.
pub(super) fn notice(desk: &Desk<'_>) -> Markup {
    html! {
        div class="panel notice" id="notice" role="alert" hidden[desk.table.notice.is_none()] {
            @if let Some(notice) = &desk.table.notice { (cited(notice)) }
        }
    }
}

/// A reason with its rule as a link to the rules.
pub(super) fn cited(why: &str) -> Markup {
    let split = why.rsplit_once(" (").and_then(|(why, rule)| Some((why, rule.strip_suffix(')')?)));
    html! {
        @match split {
            Some((why, rule)) if rule.starts_with("WR-") => {
                (why) " " a class="rule" href={ "/rules/wrath/" (rule) } target="_blank" { (rule) }
            }
            _ => { (why) }
        }
    }
}

pub(super) fn undo(lang: Lang, n_undo: u32) -> Markup {
    html! {
        span class="undo" {
            button class="btn btn-quiet" type="submit" form="undo" name="n" value="1" title=(attribute(lang, id::TABLE_UNDO, "hint", &[])) {
                (emblem::use_("sign-undo")) span class="tool-name" { (msg!(lang, TABLE_UNDO)) }
            }
            @if 1 < n_undo {
                button class="btn btn-quiet" type="submit" form="undo" name="n" value="all" title=(attribute(lang, id::TABLE_RESTART_TURN, "hint", &[])) {
                    (msg!(lang, TABLE_RESTART_TURN))
                }
            }
        }
    }
}

pub(super) fn occupant(scene: &Scene<'_>, occupant: &Occupant) -> String {
    let lang = scene.lang();
    match occupant {
        Occupant::Here => msg!(lang, SEAT_YOU),
        Occupant::Person { is_present: true } => msg!(lang, SEAT_CONNECTED),
        Occupant::Person { is_present: false } => msg!(lang, SEAT_AWAY),
        Occupant::Bot(name) => name.clone(),
        Occupant::Open => msg!(lang, SEAT_EMPTY),
    }
}

/// A seat of a bot, or of somebody who went, can be given to somebody else.
pub(super) fn hand_over(scene: &Scene<'_>, desk: &Desk<'_>, info: Option<&SeatInfo>) -> Markup {
    let lang = scene.lang();
    let is_player = matches!(scene.situation.viewer, Viewer::Seat(_));
    let Some(info) = info.filter(|_| is_player && !scene.is_over()) else { return html! {} };
    let current = match &info.occupant {
        Occupant::Bot(name) => format!("bot:{name}"),
        Occupant::Here => "here".to_owned(),
        Occupant::Person { .. } | Occupant::Open => "link".to_owned(),
    };
    let field = format!("to-{}", info.seat.0 + 1);
    html! {
        form class="hand-over" method="post" action={ "/table/" (desk.table.id) "/seat" } {
            input type="hidden" name="seat" value=(info.seat);
            label for=(field) { (msg!(lang, WR_PAGE_HAND_OVER)) }
            select id=(field) name="to" {
                @for (value, label) in lobby::occupants(lang).into_iter().filter(|(it, _)| !["you", "none"].contains(it)) {
                    option value=(value) selected[value == current] { (label) }
                }
            }
            button class="btn" type="submit" { (msg!(lang, WR_PAGE_HAND_OVER_DO)) }
        }
    }
}

/// Links for seats that wait for somebody.
pub(super) fn invitations(scene: &Scene<'_>, desk: &Desk<'_>) -> Markup {
    let lang = scene.lang();
    let links = &desk.table.invitations;
    html! {
        section class="panel invites" id="invites" hidden[links.is_empty()] {
            @for (seat, link) in links {
                @let field = format!("invite-{}", seat.0 + 1);
                div class="field" {
                    label for=(field) { (token::seat_sign(seat.idx())) (scene.name(*seat)) ": " (msg!(lang, WR_PAGE_INVITATION)) }
                    div class="row" {
                        input id=(field) readonly value=(link);
                        button class="btn" type="button" data-copy=(field) hidden data-done=(msg!(lang, SEAT_COPIED)) { (msg!(lang, SEAT_COPY)) }
                    }
                }
            }
        }
    }
}

/// Where the luck came from, to be checked by whoever likes.
pub(super) fn fate(scene: &Scene<'_>, desk: &Desk<'_>) -> Markup {
    let lang = scene.lang();
    html! {
        details class="fate" id="fate" {
            summary { (msg!(lang, RESULT_VERIFY)) }
            p class="hint" { (msg!(lang, RESULT_COMMITMENT, hash = desk.table.commitment.clone())) }
            @if let Some(seed) = &desk.table.seed { p class="hint" { (msg!(lang, WR_PAGE_SEED)) ": " code { (seed) } } }
            p { a href={ "/table/" (desk.table.id) "/match" } download { (msg!(lang, TABLE_SAVE)) } }
        }
    }
}
