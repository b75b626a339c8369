//! What people who play together show each other on the board: proposals and spaces that they point at.

use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::{attribute, id, msg};

use crate::art::geometry::{Point, number};
use crate::art::token;
use crate::context::RenderContext;
use crate::table::name;
use crate::talk::has_company;

/// What is said at a cooperative table, as one viewer sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Together {
    /// The seat for which the viewer speaks; nothing for whoever only watches.
    pub speaker: Option<Seat>,
    /// Whose answers the viewer sees and may propose, when he is not asked himself.
    pub owner: Option<Seat>,
    /// What he may propose while he is asked something himself.
    pub advice: Option<Advice>,
    pub proposals: Vec<Proposal>,
    pub pings: Vec<Ping>,
}

/// The answers of another seat that the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    pub to: Seat,
    /// In notation.
    pub actions: Vec<String>,
}

/// An answer that `to` may give, because `by` thinks well of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub by: Seat,
    pub to: Seat,
    /// In notation.
    pub action: String,
}

/// A space that somebody points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ping {
    pub by: Seat,
    pub space: String,
    /// Tells it from the one before.
    pub number: u32,
}

/// Where on the board a proposed answer would happen, and what would move there from where.
#[derive(Debug)]
pub(crate) struct Ghost {
    pub(crate) at: Point,
    pub(crate) from: Option<Point>,
    pub(crate) figure: Option<Markup>,
}

/// The seat whose answers the viewer may propose.
pub(crate) fn owner(ctx: &RenderContext<'_>) -> Option<Seat> {
    ctx.table.together.as_ref()?.owner
}

/// What the viewer may propose beside his own answers.
fn advice<'a>(ctx: &RenderContext<'a>) -> Option<&'a Advice> {
    ctx.table.together.as_ref()?.advice.as_ref()
}

/// Whether the viewer may point at spaces.
pub(crate) fn can_point(ctx: &RenderContext<'_>) -> bool {
    ctx.table.together.as_ref().is_some_and(|it| it.speaker.is_some()) && has_company(ctx)
}

/// Forms beside those of the answers; their controls stand wherever they are needed.
pub(crate) fn forms(ctx: &RenderContext<'_>) -> Markup {
    let (id, version) = (&ctx.table.id, ctx.table.version);
    html! {
        @if let Some(advice) = advice(ctx) {
            form id="advise" method="post" action={ "/table/" (id) "/propose" } {
                input type="hidden" name="version" value=(version);
                input type="hidden" name="to" value=(advice.to);
            }
        }
        @if can_point(ctx) {
            form id="decline" method="post" action={ "/table/" (id) "/decline" } {}
            form id="ping" method="post" action={ "/table/" (id) "/ping" } {}
        }
    }
}

/// Says before the answers that they are another's.
pub(crate) fn heading(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        @if let Some(owner) = owner(ctx) {
            h2 class="propose-head" { (token::seat_sign(owner.idx())) (msg!(lang, TOGETHER_PROPOSE_TO, seat = name(ctx, owner))) }
        }
    }
}

/// Lets a click on a space point at it. The style sheet then hides what else could be clicked.
pub(crate) fn toggle(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let hint = attribute(lang, id::TOGETHER_POINT, "hint", &[]);
    html! {
        div class="pointing" id="pointing" hidden[!can_point(ctx)] {
            @if can_point(ctx) {
                label class="btn btn-quiet" title=(hint) {
                    input class="point-toggle" type="checkbox" id="point-toggle";
                    (msg!(lang, TOGETHER_POINT))
                }
            }
        }
    }
}

/// The control of a space that points at it, seen while the toggle is on.
pub(crate) fn spot(ctx: &RenderContext<'_>, space: &str, label: &str) -> Markup {
    html! {
        @if can_point(ctx) {
            button class="spot sp" type="submit" form="ping" name="space" value=(space) { (msg!(ctx.prefs.lang, TOGETHER_POINT_HERE)) ": " (label) }
        }
    }
}

/// The same on the card of a space.
pub(crate) fn point_here(ctx: &RenderContext<'_>, space: &str) -> Markup {
    html! {
        @if can_point(ctx) {
            p class="point-here" {
                button class="btn btn-quiet" type="submit" form="ping" name="space" value=(space) { (msg!(ctx.prefs.lang, TOGETHER_POINT_HERE)) }
            }
        }
    }
}

/// What is proposed and pointed at, in sentences; `label` says an action that is written in notation.
pub(crate) fn panel(ctx: &RenderContext<'_>, label: &dyn Fn(&str) -> Option<String>) -> Markup {
    let lang = ctx.prefs.lang;
    let said = ctx.table.together.clone().unwrap_or_default();
    let advice = advice(ctx);
    let is_quiet = said.proposals.is_empty() && said.pings.is_empty() && advice.is_none();
    html! {
        section class={ "together" @if is_quiet { " visually-hidden" } @else { " panel" } } id="together" aria-label=(msg!(lang, TOGETHER_TITLE)) {
            ul aria-live="polite" {
                @for it in &said.proposals {
                    @let what = label(&it.action).unwrap_or_else(|| it.action.clone());
                    li class="said" id={ "said-" (it.by) } { (proposal(ctx, it, &what)) }
                }
                @for it in &said.pings {
                    li class="said" id={ "said-ping-" (it.number) } {
                        (token::seat_sign(it.by.idx())) span { (pointed(ctx, it)) }
                    }
                }
            }
            @if let Some(advice) = advice { (offers(ctx, advice, label)) }
        }
    }
}

/// Everything that the seat which the table waits for could do, each with a button that proposes it.
fn offers(
    ctx: &RenderContext<'_>,
    advice: &Advice,
    label: &dyn Fn(&str) -> Option<String>,
) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        details class="advice" id={ "advice-" (advice.to) } {
            summary { (token::seat_sign(advice.to.idx())) (msg!(lang, TOGETHER_ADVISE, seat = name(ctx, advice.to))) " (" (advice.actions.len()) ")" }
            p class="hint" { (attribute(lang, id::TOGETHER_ADVISE, "hint", &[])) }
            ul class="advice-list" {
                @for action in &advice.actions {
                    @let what = label(action).unwrap_or_else(|| action.clone());
                    li {
                        span { (what) }
                        button class="btn" type="submit" form="advise" name="action" value=(action) aria-label=(msg!(lang, TOGETHER_OFFER, what = what.as_str())) {
                            (attribute(lang, id::TOGETHER_ADVISE, "do", &[]))
                        }
                    }
                }
            }
        }
    }
}

/// A proposal, with what the viewer can do about it.
fn proposal(ctx: &RenderContext<'_>, it: &Proposal, what: &str) -> Markup {
    let lang = ctx.prefs.lang;
    let is = |seat: Seat| ctx.viewer() == Viewer::Seat(seat);
    let (by, owner) = (name(ctx, it.by), name(ctx, it.to));
    let args = [("what", what.into())];
    let aria = |id| attribute(lang, id, "label", &args);
    html! {
        (token::seat_sign(it.by.idx()))
        @if is(it.to) {
            span { (msg!(lang, TOGETHER_PROPOSES, seat = by, what = what)) }
            span class="said-answers" {
                button class="btn btn-primary" type="submit" form="act" name="action" value=(it.action) aria-label=(aria(id::TOGETHER_DO)) { (msg!(lang, TOGETHER_DO)) }
                button class="btn" type="submit" form="decline" name="by" value=(it.by) aria-label=(aria(id::TOGETHER_NO)) { (msg!(lang, TOGETHER_NO)) }
            }
        } @else if is(it.by) {
            span { (msg!(lang, TOGETHER_YOUR_PROPOSAL, owner = owner, what = what)) }
            span class="said-answers" {
                button class="btn btn-quiet" type="submit" form="decline" name="by" value=(it.by) { (msg!(lang, TOGETHER_WITHDRAW)) }
            }
        } @else {
            span { (msg!(lang, TOGETHER_PROPOSES_TO, seat = by, owner = owner, what = what)) }
        }
    }
}

fn pointed(ctx: &RenderContext<'_>, it: &Ping) -> String {
    let lang = ctx.prefs.lang;
    let space = ctx.game().narrator().space(lang, &it.space);
    let space = space.unwrap_or_else(|| it.space.clone());
    if ctx.viewer() == Viewer::Seat(it.by) {
        return msg!(lang, TOGETHER_YOU_POINT, space = space);
    }
    msg!(lang, TOGETHER_POINTS, seat = name(ctx, it.by), space = space)
}

/// The layer of the board that shows the same: dashed where something would happen, ringed where somebody points. The
/// `size` of a space says how large; every mark bears the sign and the name of its seat.
pub(crate) fn layer(
    ctx: &RenderContext<'_>,
    size: f32,
    ghost: &dyn Fn(&str) -> Option<Ghost>,
    space: &dyn Fn(&str) -> Option<Point>,
) -> Markup {
    let said = ctx.table.together.clone().unwrap_or_default();
    let mut flags: Vec<(Point, Seat)> = Vec::new();
    let mut drawn = Vec::new();
    for it in &said.proposals {
        if let Some(ghost) = ghost(&it.action) {
            drawn.push((format!("ghost-{}", it.by), dashed(&ghost, size)));
            flags.push((ghost.at, it.by));
        }
    }
    for it in &said.pings {
        if let Some(at) = space(&it.space) {
            drawn.push((format!("ping-{}", it.number), ringed(at, size)));
            flags.push((at, it.by));
        }
    }
    html! {
        g id="ghosts" class="ghosts" aria-hidden="true" {
            @for (id, mark) in drawn { g id=(id) { (mark) } }
            @for (nth, (at, seat)) in flags.iter().enumerate() {
                @let n_above = flags[..nth].iter().filter(|(it, _)| it == at).count();
                g class="ghost-flag" id={ "flag-" (nth + 1) } transform={ "translate(" (number(at.x)) " " (number(at.y - size - 10.0 - 24.0 * n_above as f32)) ")" } {
                    (flag(ctx, *seat))
                }
            }
        }
    }
}

/// Who it was: a name may be long, and the sentence beside the board says it whole.
fn flag(ctx: &RenderContext<'_>, seat: Seat) -> Markup {
    let name = name(ctx, seat);
    let short: String = name.chars().take(14).collect();
    let short = if short == name { short } else { format!("{}…", short.trim_end()) };
    let width = 32.0 + 9.5 * short.chars().count() as f32;
    html! {
        rect x=(number(-width / 2.0)) y="-12" width=(number(width)) height="24" rx="12" {}
        g transform={ "translate(" (number(5.0 - width / 2.0)) " -9)" } { (token::seat_sign(seat.idx())) }
        text x="11" y="6" text-anchor="middle" font-size="16" font-weight="700" { (short) }
    }
}

fn dashed(ghost: &Ghost, size: f32) -> Markup {
    let at = ghost.at;
    html! {
        @if let Some(d) = ghost.from.and_then(|from| arrow(from, at, size)) {
            path class="ghost-way ghost-edge" d=(d) fill="none" {}
            path class="ghost-way" d=(d) fill="none" {}
        }
        circle class="ghost-halo ghost-edge" cx=(number(at.x)) cy=(number(at.y)) r=(number(size + 7.0)) fill="none" {}
        circle class="ghost-halo" cx=(number(at.x)) cy=(number(at.y)) r=(number(size + 7.0)) fill="none" {}
        @if let Some(figure) = &ghost.figure { g class="ghost-figure" { (figure) } }
    }
}

/// A line from space to space with a head; none from a space to itself.
fn arrow(from: Point, to: Point, size: f32) -> Option<String> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let far = dx.hypot(dy);
    if far < size {
        return None;
    }
    let (ux, uy) = (dx / far, dy / far);
    let end = Point::new(to.x - ux * (size + 10.0), to.y - uy * (size + 10.0));
    let start = Point::new(from.x + ux * size * 0.6, from.y + uy * size * 0.6);
    let wing = |side: f32| {
        let x = end.x - ux * 18.0 - uy * 12.0 * side;
        let y = end.y - uy * 18.0 + ux * 12.0 * side;
        format!("M{} {}L{} {}", number(x), number(y), number(end.x), number(end.y))
    };
    let (a, b) = (wing(1.0), wing(-1.0));
    let line = [start.x, start.y, end.x, end.y].map(number);
    let [x1, y1, x2, y2] = line;
    Some(format!("M{x1} {y1}L{x2} {y2}{a}{b}"))
}

fn ringed(at: Point, size: f32) -> Markup {
    let (x, y) = (number(at.x), number(at.y));
    html! {
        circle class="ping-ring ghost-edge" cx=(x) cy=(y) r=(number(size + 6.0)) fill="none" {}
        circle class="ping-ring" cx=(x) cy=(y) r=(number(size + 6.0)) fill="none" {}
        circle class="ping-wave" cx=(x) cy=(y) r=(number(size + 6.0)) fill="none" {}
    }
}
