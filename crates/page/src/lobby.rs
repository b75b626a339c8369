//! The first page: a new table in one click, or with every choice; and the tables one sits at.

use maud::{Markup, html};
use text::{Lang, attribute, id, msg};

use crate::art::{emblem, token};
use crate::desk::{Home, HomeTable, Occupant};
use crate::games::{OptionField, OptionKind, RENDERERS, Renderer};
use crate::shell::{self, Frame};
use crate::words;

/// The first page.
pub fn home_page(home: &Home) -> String {
    let lang = home.prefs.lang;
    let body = html! {
        main class="sheet" id="main" {
            div class="hero" {
                div {
                    h1 { (msg!(lang, LOBBY_NEW_TABLE)) }
                    p class="muted" { (msg!(lang, APP_TAGLINE)) }
                }
                div class="hero-tokens" aria-hidden="true" {
                    @for (seat, race) in ["orcs", "gnomes", "pandaren", "naga", "worgen"].into_iter().enumerate() {
                        (token::picture(&token::race(race, seat, 1, token::Standing::Active), 64))
                    }
                }
            }
            @if let Some(notice) = &home.notice { p class="notice" role="alert" { (notice) } }
            @if !home.tables.is_empty() { (tables(lang, &home.tables)) }
            @for renderer in RENDERERS { (new_table(lang, *renderer)) }
            details class="options" {
                summary { (msg!(lang, LOBBY_JOIN)) }
                form class="form join" method="post" action="/join" {
                    div class="field" {
                        label for="code" { (msg!(lang, LOBBY_JOIN_CODE)) }
                        input id="code" name="code" required autocomplete="off" spellcheck="false" aria-describedby="code-hint";
                        p class="hint" id="code-hint" { (msg!(lang, LOBBY_JOIN_CODE_HINT)) }
                    }
                    button class="btn" type="submit" { (msg!(lang, LOBBY_JOIN)) }
                }
            }
        }
        (shell::footer(lang))
    };
    let title = msg!(lang, LOBBY_NEW_TABLE);
    shell::document(&Frame::plain(&title, home.prefs, "/"), &body).into_string()
}

fn tables(lang: Lang, tables: &[HomeTable]) -> Markup {
    html! {
        section {
            h2 { (words::my_tables(lang)) }
            ul class="my-tables" {
                @for table in tables {
                    @let seats = table.seats.iter();
                    li {
                        a class="btn" href={ "/table/" (table.id) } {
                            @for seat in seats {
                                span class="chip" { (token::seat_sign(seat.seat.idx())) (seat.name) }
                            }
                        }
                        @if table.is_over { span class="muted" { (msg!(lang, TABLE_GAME_OVER)) } }
                        @else if table.is_waiting_for_you { strong { (msg!(lang, TABLE_YOUR_TURN)) } }
                    }
                }
            }
        }
    }
}

/// The form of a new table. Every field has a default, so the first button is enough.
fn new_table(lang: Lang, renderer: &dyn Renderer) -> Markup {
    let game = renderer.id();
    let options = renderer.options(lang);
    html! {
        form class="form new-table" method="post" action="/tables" {
            input type="hidden" name="game" value=(game);
            div class="spread" {
                h2 { (renderer.title(lang)) }
                a href={ "/rules/" (game) } { (msg!(lang, HELP_RULES)) }
            }
            div class="new-table-columns" {
                fieldset {
                    legend { (msg!(lang, LOBBY_PLAYERS)) }
                    @for seat in 0..*renderer.n_seats().end() { (seat_row(lang, seat, *renderer.n_seats().start())) }
                }
                div class="stack" {
                    div class="field" {
                        label for="name" { (msg!(lang, SEAT_NAME)) }
                        input id="name" name="name" maxlength="24" autocomplete="nickname" placeholder=(msg!(lang, SEAT_DEFAULT_NAME, number = 1));
                    }
                    button class="btn btn-primary btn-big" type="submit" { (msg!(lang, LOBBY_START)) }
                    ul class="hint bots" {
                        @for bot in [id::SEAT_BOT_GREEDY, id::SEAT_BOT_MCTS, id::SEAT_BOT_RANDOM] {
                            li { strong { (text::message(lang, bot, &[])) } " " (attribute(lang, bot, "hint", &[])) }
                        }
                        li { strong { (msg!(lang, SEAT_ONLINE)) } " " (msg!(lang, SEAT_LINK_HINT)) }
                    }
                }
            }
            details class="options" {
                summary { (msg!(lang, LOBBY_OPTIONS)) " " span class="hint" { (msg!(lang, LOBBY_OPTIONS_HINT)) } }
                div class="stack" { @for option in &options { (option_field(option)) } }
            }
        }
    }
}

/// Who can sit where: the value of the field `seat`, and its label.
pub(crate) fn occupants(lang: Lang) -> Vec<(&'static str, String)> {
    let thinker = |seconds: &str| format!("{} ({seconds})", msg!(lang, SEAT_BOT_MCTS));
    vec![
        ("you", msg!(lang, SEAT_ME)),
        ("here", msg!(lang, SEAT_PERSON)),
        ("link", msg!(lang, SEAT_ONLINE)),
        ("bot:greedy", msg!(lang, SEAT_BOT_GREEDY)),
        ("bot:mcts:200ms", thinker("0.2 s")),
        ("bot:mcts:1000ms", thinker("1 s")),
        ("bot:random", msg!(lang, SEAT_BOT_RANDOM)),
        ("none", msg!(lang, SEAT_EMPTY)),
    ]
}

fn seat_row(lang: Lang, seat: u8, n_least: u8) -> Markup {
    let default = match seat {
        0 => "you",
        1 | 2 => "bot:greedy",
        _ => "none",
    };
    let field = format!("seat-{}", seat + 1);
    html! {
        div class="seat-row" {
            (token::seat_sign(usize::from(seat)))
            label for=(field) { (msg!(lang, SEAT_SEAT, number = seat + 1)) }
            select id=(field) name="seat" {
                @for (value, label) in occupants(lang) {
                    @if value != "none" || n_least <= seat { option value=(value) selected[value == default] { (label) } }
                }
            }
        }
    }
}

fn option_field(option: &OptionField) -> Markup {
    let field = format!("set-{}", option.key);
    let name = format!("set.{}", option.key);
    let hint = format!("{field}-hint");
    html! {
        div class="field" {
            @match &option.kind {
                OptionKind::Switch => {
                    label class="switch" {
                        input id=(field) type="checkbox" name=(name) value="true" aria-describedby=(hint); (option.name)
                    }
                }
                OptionKind::Text => {
                    label for=(field) { (option.name) }
                    input id=(field) name=(name) aria-describedby=(hint);
                }
                OptionKind::Choice(values) => {
                    label for=(field) { (option.name) }
                    select id=(field) name=(name) aria-describedby=(hint) {
                        @for (value, label) in values { option value=(value) { (label) } }
                    }
                }
            }
            p class="hint" id=(hint) { (option.hint) }
        }
    }
}

/// A sign for who sits at a seat.
pub(crate) fn occupant_sign(occupant: &Occupant) -> Markup {
    match occupant {
        Occupant::Bot(_) => emblem::use_("sign-bot"),
        Occupant::Here | Occupant::Person { is_present: true } => emblem::use_("sign-person"),
        Occupant::Person { is_present: false } | Occupant::Open => emblem::use_("sign-hourglass"),
    }
}
