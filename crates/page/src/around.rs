//! Around the game: whose time runs, for whom a bot sits in, and what the viewer wishes to be answered in advance.
//!
//! It looks the same at every table; the games only name their windows.

use std::time::Duration;

use kernel::{Kind, Preference, Seat, Viewer};
use maud::{Markup, html};
use text::{Lang, attribute, id, msg};

use crate::art::emblem;
use crate::context::{Part, RenderContext};
use crate::lesson::LessonPanel;
use crate::lobby;
use crate::mixing::Mixing;
use crate::past::{self, Moment};
use crate::people::{self, Asking, Called, Notes};
use crate::retry::{self, RetryPanel};
use crate::talk::{self, Talk};
use crate::tip::Tip;
use crate::whatif::{self, WhatIf};

/// What the server knows of the people at a table, as far as the viewer may see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Around {
    pub waits: Vec<Wait>,
    /// Seats of the viewer at which a bot sits in.
    pub sat_in: Vec<Seat>,
    pub wishes: Option<Wishes>,
    /// Words are still being mixed into the luck.
    pub mixing: Option<Mixing>,
    /// What the seats mixed into it.
    pub words: Vec<String>,
    /// So many answers the viewer is behind.
    pub behind: usize,
    pub talk: Talk,
    pub notes: Option<Notes>,
    /// What the viewer is called at his seat.
    pub called: Option<Called>,
    pub asking: Asking,
    /// What follows a match that is over.
    pub again: Option<Again>,
    /// The numbers of the moves that decided it.
    pub turning_points: Vec<usize>,
    /// The page shows an earlier moment.
    pub past: Option<Moment>,
    /// The page shows what is only imagined.
    pub what_if: Option<WhatIf>,
    /// The viewer is asked, and may imagine what would come of his answers.
    pub may_imagine: bool,
    /// The viewer is asked, and may have a hint.
    pub may_hint: bool,
    /// The viewer learns the game.
    pub lesson: Option<LessonPanel>,
    /// The viewer tries again from a moment of another match.
    pub retry: Option<RetryPanel>,
    /// What he is told because it matters now for the first time.
    pub tip: Option<Tip>,
    /// The viewer may take the match along, to go on with it elsewhere.
    pub may_take_along: bool,
    /// Somebody has done so, and may know its dice.
    pub is_seed_told: bool,
    /// Whoever plays here agrees that hints may be asked for, although people play against each other.
    pub are_hints_agreed: bool,
    /// The seats at which the viewer may not sit down himself.
    pub barred: Vec<Seat>,
}

impl Around {
    /// Whether the page shows the match as it is now.
    pub(crate) fn is_now(&self) -> bool {
        self.past.is_none() && self.what_if.is_none()
    }

    /// What is left of the time of a seat that the match waits for.
    pub(crate) fn left(&self, seat: Seat) -> Option<Duration> {
        self.waits.iter().find(|it| it.seat == seat)?.left
    }
}

/// The same people may play once more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    /// The id of the table where they do, once there is one.
    pub next: Option<String>,
}

/// A seat that the match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wait {
    pub seat: Seat,
    /// With a clock: what is left, as it is told.
    pub left: Option<Duration>,
    /// The person is gone, and the viewer may let a bot play.
    pub may_be_given: bool,
}

/// What the viewer wishes in advance for his seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wishes {
    pub seat: Seat,
    /// Every window of the game.
    pub windows: Vec<(&'static str, Preference)>,
    pub is_passing: bool,
    /// The viewer is asked what can be let be, in the turn of another.
    pub may_pass: bool,
}

/// The parts that stand around every game.
pub(crate) fn parts(ctx: &RenderContext<'_>) -> Vec<Part> {
    let part = |id: &str, html: Markup| Part { id: id.to_owned(), html: html.into_string() };
    if let Some(moment) = &ctx.table.around.past {
        return vec![part("waiting", past::line(ctx, moment))];
    }
    if let Some(what_if) = &ctx.table.around.what_if {
        return vec![part("waiting", whatif::line(ctx, what_if))];
    }
    vec![
        part("what-if-open", whatif::opener(ctx)),
        part("waiting", waiting(ctx)),
        part("wishes", wishes(ctx)),
        part("talk-open", talk::opener(ctx)),
        part("talk", talk::panel(ctx)),
        part("people", people::panel(ctx)),
    ]
}

/// A line above the table, there only if it says something.
fn waiting(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let Around { waits, sat_in, wishes, behind, asking, called, retry, .. } = &ctx.table.around;
    let passing = wishes.as_ref().filter(|it| it.is_passing || it.may_pass);
    let is_told = |it: &&Wait| it.left.is_some() || it.may_be_given;
    let nameless = called.as_ref().filter(|it| it.is_asked);
    // Whoever may sit down is to know before.
    let is_stranger = !matches!(ctx.viewer(), Viewer::Seat(_));
    let tells_hints = ctx.table.around.are_hints_agreed && is_stranger;
    let is_quiet = *behind == 0 && asking.asked.is_none() && nameless.is_none();
    let is_quiet = is_quiet && retry.is_none() && !tells_hints;
    let is_empty =
        is_quiet && sat_in.is_empty() && passing.is_none() && !waits.iter().any(|it| is_told(&it));
    html! {
        section class={ "waiting" @if retry.is_some() { " tried" } } id="waiting" aria-label=(msg!(lang, WAITING_TITLE)) hidden[is_empty] {
            @if let Some(it) = retry { (retry::line(ctx, it)) }
            @if !sat_in.is_empty() { span { (msg!(lang, WAITING_SAT_IN)) } }
            @for seat in sat_in { (reseat(ctx, *seat, "here", &msg!(lang, WAITING_TAKE, number = seat.0 + 1))) }
            @for wait in waits.iter().filter(is_told) {
                @let name = name(ctx, wait.seat);
                @if let Some(left) = wait.left {
                    span class="chip" id={ "left-" (wait.seat.0 + 1) } {
                        (emblem::use_("sign-hourglass")) (msg!(lang, CLOCK_LEFT, seat = name.clone(), time = span_text(lang, left)))
                    }
                }
                @if wait.may_be_given { (reseat(ctx, wait.seat, lobby::USUAL_BOT, &msg!(lang, WAITING_GIVE, seat = name))) }
            }
            @if let Some(it) = passing { (pass(ctx, it)) }
            (people::asked(ctx, "answer-ask"))
            @if let Some(it) = nameless { (people::called(ctx, it, "waiting")) }
            @if tells_hints { span class="chip" id="hints-agreed" { (msg!(lang, HINT_AGREED)) } }
            @if 0 < *behind { span { (msg!(lang, WATCH_BEHIND, n = *behind)) } }
        }
    }
}

fn name(ctx: &RenderContext<'_>, seat: Seat) -> String {
    let known = ctx.table.seats.iter().find(|it| it.seat == seat);
    known.map_or_else(|| seat.to_string(), |it| it.name.clone())
}

/// A button that puts somebody on a seat.
pub(crate) fn reseat(ctx: &RenderContext<'_>, seat: Seat, to: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ "/table/" (ctx.table.id) "/seat" } {
            input type="hidden" name="seat" value=(seat);
            button class="btn" type="submit" name="to" value=(to) { (label) }
        }
    }
}

/// One click to be left alone until the own turn, and one to be asked again.
fn pass(ctx: &RenderContext<'_>, wishes: &Wishes) -> Markup {
    let lang = ctx.prefs.lang;
    html! {
        form method="post" action={ "/table/" (ctx.table.id) "/windows" } {
            input type="hidden" name="seat" value=(wishes.seat);
            @if wishes.is_passing {
                span { (msg!(lang, WISHES_PASSING)) " " }
                button class="btn" type="submit" name="pass" value="no" { (msg!(lang, WISHES_STOP)) }
            } @else {
                button class="btn" type="submit" name="pass" value="yes" title=(attribute(lang, id::WISHES_PASS, "hint", &[])) {
                    (msg!(lang, WISHES_PASS))
                }
            }
        }
    }
}

/// The form of the answers in advance: a row for every window of the game.
fn wishes(ctx: &RenderContext<'_>) -> Markup {
    let lang = ctx.prefs.lang;
    let wishes = ctx.table.around.wishes.as_ref().filter(|it| !it.windows.is_empty());
    let said = |key: &str| ctx.game().narrator().window(lang, key);
    html! {
        div class="wishes" id="wishes" hidden[wishes.is_none()] {
            @if let Some(wishes) = wishes {
                h2 { (msg!(lang, WISHES_TITLE)) ": " (name(ctx, wishes.seat)) }
                p class="hint" { (attribute(lang, id::WISHES_TITLE, "hint", &[])) }
                form class="form" method="post" action={ "/table/" (ctx.table.id) "/windows" } {
                    input type="hidden" name="seat" value=(wishes.seat);
                    @for (key, to) in &wishes.windows {
                        fieldset class="wish" {
                            legend { (said(key).unwrap_or_else(|| (*key).to_owned())) }
                            @for it in Preference::ALL {
                                label { input type="radio" name={ "window." (key) } value=(it) checked[it == *to]; (preference(lang, it)) }
                            }
                        }
                    }
                    div class="actions" {
                        @if wishes.is_passing {
                            button class="btn" type="submit" name="pass" value="no" { (msg!(lang, WISHES_STOP)) }
                        } @else {
                            button class="btn" type="submit" name="pass" value="yes" title=(attribute(lang, id::WISHES_PASS, "hint", &[])) {
                                (msg!(lang, WISHES_PASS))
                            }
                        }
                        button class="btn btn-primary" type="submit" { (msg!(lang, PREF_SAVE)) }
                    }
                }
            }
        }
    }
}

fn preference(lang: Lang, it: Preference) -> String {
    match it {
        Preference::Always => msg!(lang, TABLE_AUTO_ALWAYS),
        Preference::Never => msg!(lang, TABLE_AUTO_NEVER),
        Preference::Ask => msg!(lang, TABLE_AUTO_ASK),
    }
}

/// "3 minutes": in the largest unit that the span is a multiple of.
pub(crate) fn span_text(lang: Lang, span: Duration) -> String {
    let seconds = span.as_secs();
    match seconds {
        0 => msg!(lang, CLOCK_SECONDS, n = 0),
        _ if seconds.is_multiple_of(86_400) => {
            msg!(lang, CLOCK_DAYS, n = count(seconds / 86_400))
        }
        _ if seconds.is_multiple_of(3600) => msg!(lang, CLOCK_HOURS, n = count(seconds / 3600)),
        _ if seconds.is_multiple_of(60) => msg!(lang, CLOCK_MINUTES, n = count(seconds / 60)),
        _ => msg!(lang, CLOCK_SECONDS, n = count(seconds)),
    }
}

fn count(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}

/// The clocks that are offered for a new table, live and slow: the value of the field, and what it means.
const CLOCKS: [(&str, u64); 10] = [
    ("30s", 30),
    ("60s", 60),
    ("2m", 120),
    ("5m", 300),
    ("15m", 900),
    ("1h", 3600),
    ("12h", 43_200),
    ("1d", 86_400),
    ("3d", 259_200),
    ("7d", 604_800),
];

/// How far spectators may be kept behind.
const DELAYS: [usize; 4] = [5, 20, 50, 100];

/// The choices about luck and spectators in the form of a new table.
pub(crate) fn inn_fields(lang: Lang, game: &str, kind: Kind) -> Markup {
    let field = |name: &str| format!("{game}-{name}");
    let (mix, delay, open, hints) = (field("mix"), field("delay"), field("open"), field("hints"));
    html! {
        div class="field" {
            label class="switch" {
                input id=(mix) type="checkbox" name="mix" value="true" aria-describedby={ (mix) "-hint" };
                (msg!(lang, MIX_OPTION))
            }
            p class="hint" id={ (mix) "-hint" } {
                (attribute(lang, id::MIX_OPTION, "hint", &[])) " " a href="/fairness" { (msg!(lang, LUCK_HOW)) }
            }
        }
        div class="field" {
            label class="switch" {
                input id=(open) type="checkbox" name="open" value="true" aria-describedby={ (open) "-hint" };
                (msg!(lang, OPEN_OPTION))
            }
            p class="hint" id={ (open) "-hint" } { (attribute(lang, id::OPEN_OPTION, "hint", &[])) }
        }
        @if kind == Kind::Competitive {
            div class="field" {
                label class="switch" {
                    input id=(hints) type="checkbox" name="hints" value="true" aria-describedby={ (hints) "-hint" };
                    (msg!(lang, HINT_OPTION))
                }
                p class="hint" id={ (hints) "-hint" } { (attribute(lang, id::HINT_OPTION, "hint", &[])) }
            }
        }
        div class="field" {
            label for=(delay) { (msg!(lang, WATCH_DELAY)) }
            select id=(delay) name="delay" aria-describedby={ (delay) "-hint" } {
                option value="0" { (msg!(lang, WATCH_NOW)) }
                @for n in DELAYS { option value=(n) { (msg!(lang, WATCH_LATER, n = n)) } }
            }
            p class="hint" id={ (delay) "-hint" } { (attribute(lang, id::WATCH_DELAY, "hint", &[])) }
        }
    }
}

/// The choice of a clock in the form of a new table.
pub(crate) fn clock_field(lang: Lang, game: &str) -> Markup {
    let field = format!("{game}-clock");
    let hint = format!("{field}-hint");
    html! {
        div class="field" {
            label for=(field) { (msg!(lang, CLOCK_TITLE)) }
            select id=(field) name="clock" aria-describedby=(hint) {
                option value="none" { (msg!(lang, CLOCK_NONE)) }
                @for (value, seconds) in CLOCKS {
                    option value=(value) { (span_text(lang, Duration::from_secs(seconds))) }
                }
            }
            p class="hint" id=(hint) { (attribute(lang, id::CLOCK_TITLE, "hint", &[])) }
        }
    }
}
