//! The first page: which game, then a new table in one click or with every choice; and the tables one sits at.

use kernel::Kind;
use maud::{Markup, html};
use text::{Id, Lang, attribute, id, msg};

use crate::around;
use crate::art::{emblem, token};
use crate::context::{Home, HomeTable, Occupant, OpenTable, Prefs};
use crate::games::{OptionField, OptionKind, Profile, Renderer, SlotField, Weight, option_fields};
use crate::lesson;
use crate::puzzle;
use crate::shell::{self, Frame};

/// The bots that may be seated, weakest first, and what they are called.
pub const BOTS: [(&str, Id); 5] = [
    ("bot:stranger", id::SEAT_BOT_STRANGER),
    ("bot:guest", id::SEAT_BOT_GUEST),
    ("bot:regular", id::SEAT_BOT_REGULAR),
    ("bot:old-hand", id::SEAT_BOT_OLD_HAND),
    ("bot:host", id::SEAT_BOT_HOST),
];

/// The bot that sits down where nobody was chosen.
pub const USUAL_BOT: &str = "bot:regular";

/// The first page: the games to choose from, or the form of the chosen one. Where there is only one it needs no choosing.
pub fn home_page(home: &Home, games: &[&dyn Renderer]) -> String {
    let lang = home.prefs.lang;
    let chosen = match games {
        [only] => Some(*only),
        all => all.iter().copied().find(|it| home.game.as_deref() == Some(it.id())),
    };
    let body = html! {
        main class=(if chosen.is_some() { "sheet" } else { "sheet wide" }) id="main" {
            div class="hero" {
                div {
                    h1 { @if chosen.is_some() { (msg!(lang, LOBBY_NEW_TABLE)) } @else { (msg!(lang, LOBBY_CHOOSE_GAME)) } }
                    p class="muted" { (msg!(lang, APP_TAGLINE)) }
                }
                @if let Some(game) = chosen { div class="hero-tokens" aria-hidden="true" { (game.emblem()) } }
            }
            @if let Some(notice) = &home.notice { p class="notice" role="alert" { (notice) } }
            @if !home.tables.is_empty() { (tables(lang, &home.tables, games)) }
            @match chosen {
                Some(game) => {
                    (lesson::list(&home.prefs, &home.lessons, game.id()))
                    p { (puzzle::opener(home, game.id())) }
                    (new_table(&home.prefs, game))
                    (game.campaign_form(&home.prefs))
                    @if 1 < games.len() { p { a class="btn" href="/" { (msg!(lang, LOBBY_ANOTHER_GAME)) } } }
                }
                None => (tiles(home, games)),
            }
            @if !home.open.is_empty() { (open_tables(lang, &home.open, games)) }
            @if let Some(local) = home.prefs.local {
                section {
                    h2 { (msg!(lang, LOBBY_LOCAL)) }
                    p { (attribute(lang, id::LOBBY_LOCAL, "hint", &[])) }
                    p { a class="btn" href=(local) { (attribute(lang, id::LOBBY_LOCAL, "go", &[])) } }
                }
            }
            @if !home.prefs.is_alone { (with_code(lang)) }
            (bring_match(lang))
        }
        (shell::footer(lang))
    };
    let title = msg!(lang, LOBBY_NEW_TABLE);
    let back = chosen.map_or_else(|| "/".to_owned(), |it| address(it.id()));
    shell::document(&Frame::plain(&title, home.prefs, &back), &body).into_string()
}

/// The front page with the form of a game.
pub(crate) fn address(game: &str) -> String {
    format!("/?game={game}")
}

/// The games to choose from: each with a picture of its board, what a newcomer asks first, and a table in one click.
fn tiles(home: &Home, games: &[&dyn Renderer]) -> Markup {
    html! {
        ul class="games" { @for game in games { (tile(home, *game)) } }
    }
}

fn tile(home: &Home, game: &dyn Renderer) -> Markup {
    let prefs = &home.prefs;
    let lang = prefs.lang;
    html! {
        li class="game" {
            a class="game-tile" href=(address(game.id())) {
                div class="game-front" { (game.front()) }
                h2 { (game.title(lang)) }
            }
            p class="game-facts" { @for fact in facts(lang, game) { span class="chip" { (fact) } } }
            p { (game.about(lang)) }
            div class="row" {
                @if let Some(first) = home.lessons.iter().find(|it| it.game == game.id()) { (lesson::learn(lang, first)) }
                (puzzle::opener(home, game.id()))
                (at_once(prefs, game, USUAL_BOT, &msg!(lang, LOBBY_PLAY_NOW), "btn btn-primary"))
                @if !prefs.is_alone { (at_once(prefs, game, "link", &msg!(lang, LOBBY_WITH_FRIENDS), "btn")) }
                a class="btn" href={ "/rules/" (game.id()) } { (msg!(lang, HELP_RULES)) }
                a class="btn btn-quiet" href=(address(game.id())) { (msg!(lang, LOBBY_OPTIONS)) }
            }
        }
    }
}

/// A table for the visitor and so many others, with everything else as usual.
fn at_once(prefs: &Prefs, game: &dyn Renderer, others: &str, label: &str, class: &str) -> Markup {
    let lang = prefs.lang;
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(game.id());
            input type="hidden" name="seat" value="you";
            @for _ in 1..game.profile().usual_seats { input type="hidden" name="seat" value=(others); }
            button class=(class) type="submit" aria-label={ (label) ": " (game.title(lang)) } { (label) }
        }
    }
}

/// How many play, how long, how much there is to learn, and whether against each other.
fn facts(lang: Lang, game: &dyn Renderer) -> [String; 4] {
    let Profile { minutes, weight, .. } = game.profile();
    let weight = match weight {
        Weight::Easy => msg!(lang, LOBBY_EASY),
        Weight::Medium => msg!(lang, LOBBY_MEDIUM),
        Weight::Demanding => msg!(lang, LOBBY_DEMANDING),
    };
    let kind = match game.info().kind {
        Kind::Competitive => msg!(lang, LOBBY_AGAINST),
        Kind::Cooperative => msg!(lang, LOBBY_TOGETHER),
    };
    let players = format!("{}: {}", msg!(lang, LOBBY_PLAYERS), players(game));
    [players, msg!(lang, LOBBY_MINUTES, n = minutes), weight, kind]
}

/// "2–5".
fn players(game: &dyn Renderer) -> String {
    let n_seats = game.n_seats();
    match (n_seats.start(), n_seats.end()) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}–{most}"),
    }
}

fn tables(lang: Lang, tables: &[HomeTable], games: &[&dyn Renderer]) -> Markup {
    let n_waiting = tables.iter().filter(|it| it.is_waiting_for_you).count();
    let title = |id: &str| games.iter().find(|it| it.id() == id).map(|it| it.title(lang));
    html! {
        section {
            h2 { (msg!(lang, LOBBY_MY_TABLES)) }
            @if 0 < n_waiting {
                p class="row" {
                    span { (msg!(lang, LOBBY_N_WAITING, n = n_waiting)) }
                    a class="btn btn-primary" href="/next" { (msg!(lang, LOBBY_NEXT)) }
                }
            }
            ul class="my-tables" {
                @for table in tables {
                    @let seats = table.seats.iter();
                    li {
                        a class="btn" href={ "/table/" (table.id) } {
                            @if 1 < games.len() { span class="muted" { (title(table.game).unwrap_or_default()) } }
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

/// For whoever has a seat somewhere already.
fn with_code(lang: Lang) -> Markup {
    html! {
        form class="form join" method="post" action="/join" {
            label for="code" { (msg!(lang, LOBBY_HAVE_CODE)) }
            div class="join-row" {
                input id="code" name="code" required autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="60"
                    aria-describedby="code-hint";
                button class="btn" type="submit" { (msg!(lang, LOBBY_JOIN)) }
            }
            p class="hint" id="code-hint" { (msg!(lang, LOBBY_JOIN_CODE_HINT)) }
        }
    }
}

/// Where whoever comes may sit down.
fn open_tables(lang: Lang, tables: &[OpenTable], games: &[&dyn Renderer]) -> Markup {
    let title = |id: &str| games.iter().find(|it| it.id() == id).map(|it| it.title(lang));
    let pace = |table: &OpenTable| match table.clock {
        Some(clock) => around::span_text(lang, clock),
        None => msg!(lang, CLOCK_NONE),
    };
    html! {
        section id="open-tables" {
            h2 { (msg!(lang, OPEN_TITLE)) }
            ul class="my-tables" {
                @for table in tables {
                    li {
                        form class="row" method="post" action={ "/table/" (table.id) "/sit" } {
                            a href={ "/table/" (table.id) } { (title(&table.game).unwrap_or_default()) }
                            span class="chip" lang=(table.lang.tag()) { (table.lang.own_name()) }
                            span class="chip" { (pace(table)) }
                            @if table.hints { span class="chip" { (msg!(lang, HINT_AGREED)) } }
                            span class="chip" { (msg!(lang, OPEN_FREE, n = table.n_free as usize)) }
                            button class="btn" type="submit" { (msg!(lang, OPEN_SIT)) }
                        }
                    }
                }
            }
        }
    }
}

/// A match that was played elsewhere, or here long ago.
fn bring_match(lang: Lang) -> Markup {
    html! {
        form class="form join" method="post" action="/matches" enctype="multipart/form-data" {
            label for="match-file" { (msg!(lang, PAST_BRING)) }
            div class="join-row" {
                input id="match-file" name="file" type="file" required accept=".match" aria-describedby="match-hint";
                button class="btn" type="submit" { (msg!(lang, PAST_BRING_DO)) }
            }
            p class="hint" id="match-hint" { (attribute(lang, id::PAST_BRING, "hint", &[])) }
        }
    }
}

/// The form of a new table. Every field has a default, so the first button is enough. What depends on the number of
/// seats is there for each number, and the style sheet shows what belongs to the chosen one.
fn new_table(prefs: &Prefs, renderer: &dyn Renderer) -> Markup {
    let lang = prefs.lang;
    let game = renderer.id();
    let options = option_fields(renderer, lang);
    let usual = renderer.profile().usual_seats;
    html! {
        form class="form new-table" method="post" action="/tables" {
            input type="hidden" name="game" value=(game);
            div class="spread" {
                h2 { (renderer.title(lang)) }
                a href={ "/rules/" (game) } { (msg!(lang, HELP_RULES)) }
            }
            fieldset class="how-many" {
                legend { (msg!(lang, LOBBY_HOW_MANY)) }
                div class="choices" {
                    @for n in renderer.n_seats() {
                        label class="choice" {
                            input type="radio" name="n" value=(n) id={ (game) "-n-" (n) } checked[n == usual]; (n)
                        }
                    }
                }
            }
            fieldset {
                legend { (msg!(lang, LOBBY_WHO)) }
                @for seat in 0..*renderer.n_seats().end() { (seat_row(prefs, game, seat)) }
            }
            div class="start" {
                button class="btn btn-primary btn-big" type="submit" { (msg!(lang, LOBBY_START)) }
            }
            details class="options" {
                summary { (msg!(lang, LOBBY_OPTIONS)) " " span class="hint" { (msg!(lang, LOBBY_OPTIONS_HINT)) } }
                div class="option-list" {
                    (around::clock_field(lang, game))
                    @if !prefs.is_alone { (around::inn_fields(lang, game, renderer.info().kind)) }
                    @for option in &options { (option_field(lang, game, option)) }
                }
            }
            details class="options" {
                summary { (msg!(lang, HELP_TITLE)) }
                ul class="hint bots" {
                    @for (_, bot) in BOTS {
                        li { strong { (text::message(lang, bot, &[])) } " " (attribute(lang, bot, "hint", &[])) }
                    }
                    @if !prefs.is_alone { li { strong { (msg!(lang, SEAT_ONLINE)) } " " (msg!(lang, SEAT_LINK_HINT)) } }
                }
            }
        }
    }
}

/// Who can sit where: the value of the field `seat`, and its label.
pub(crate) fn occupants(prefs: &Prefs) -> Vec<(&'static str, String)> {
    let lang = prefs.lang;
    let mut res = vec![
        ("you", msg!(lang, SEAT_ME)),
        ("here", msg!(lang, SEAT_PERSON)),
        ("link", msg!(lang, SEAT_ONLINE)),
    ];
    res.extend(BOTS.map(|(value, name)| (value, text::message(lang, name, &[]))));
    res.retain(|(it, _)| *it != "link" || !prefs.is_alone);
    res
}

/// One seat: who sits there, and what a person there is called.
fn seat_row(prefs: &Prefs, game: &str, seat: u8) -> Markup {
    let lang = prefs.lang;
    let number = seat + 1;
    let default = if seat == 0 { "you" } else { USUAL_BOT };
    let field = format!("{game}-seat-{number}");
    html! {
        div class={ "seat-row from-" (number) } {
            (token::seat_sign(usize::from(seat)))
            label for=(field) { (msg!(lang, SEAT_SEAT, number = number)) }
            select id=(field) name="seat" {
                @for (value, label) in occupants(prefs) { option value=(value) selected[value == default] { (label) } }
            }
            input class="seat-called" name="name" maxlength="24" autocomplete=(if seat == 0 { "nickname" } else { "off" })
                aria-label={ (msg!(lang, SEAT_NAME)) " (" (msg!(lang, SEAT_SEAT, number = number)) ")" }
                placeholder=(msg!(lang, SEAT_DEFAULT_NAME, number = number));
        }
    }
}

fn option_field(lang: Lang, game: &str, option: &OptionField) -> Markup {
    let field = format!("{game}-set-{}", option.key);
    let hint = format!("{field}-hint");
    html! {
        @match &option.kind {
            OptionKind::Switch => {
                div class="field" {
                    label class="switch" {
                        input id=(field) type="checkbox" name={ "set." (option.key) } value="true" aria-describedby=(hint);
                        (option.name)
                    }
                    p class="hint" id=(hint) { (option.hint) }
                }
            }
            OptionKind::OneOf(values) => {
                div class="field" {
                    label for=(field) { (option.name) }
                    select id=(field) name={ "set." (option.key) } aria-describedby=(hint) {
                        @for (value, label) in values { option value=(value) { (label) } }
                    }
                    p class="hint" id=(hint) { (option.hint) }
                }
            }
            OptionKind::Slots(by_seats) => {
                fieldset class="field" aria-describedby=(hint) {
                    legend { (option.name) }
                    p class="hint" id=(hint) { (option.hint) }
                    @for (n_seats, slots) in by_seats {
                        div class={ "slots only-" (n_seats) } {
                            @for (nth, slot) in slots.iter().enumerate() {
                                (slot_field(lang, option, *n_seats, slot, &format!("{field}-{n_seats}-{nth}")))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn slot_field(
    lang: Lang,
    option: &OptionField,
    n_seats: u8,
    slot: &SlotField,
    field: &str,
) -> Markup {
    let name = if slot.name.is_empty() { &option.name } else { &slot.name };
    html! {
        label for=(field) class=[slot.name.is_empty().then_some("visually-hidden")] { (name) }
        select id=(field) name={ "set-" (n_seats) "." (option.key) } {
            option value="" { (msg!(lang, LOBBY_RANDOM)) }
            @for (value, label) in &slot.values { option value=(value) { (label) } }
        }
    }
}

/// A sign for who sits at a seat.
pub(crate) fn occupant_sign(occupant: &Occupant) -> Markup {
    emblem::use_(occupant_emblem(occupant))
}

/// The emblem of that sign.
pub(crate) const fn occupant_emblem(occupant: &Occupant) -> &'static str {
    match occupant {
        Occupant::Bot(_) => "sign-bot",
        Occupant::Here | Occupant::Person { is_present: true } => "sign-person",
        Occupant::Person { is_present: false } | Occupant::Open => "sign-hourglass",
    }
}

#[cfg(test)]
mod tests {
    use game_smallworld::SmallWorld;
    use kernel::{Game, GameInfo, TableOption};
    use text::Narrator;

    use super::*;
    use crate::games::renderer;

    /// A game that stands beside the others in the list.
    struct Other;

    impl Renderer for Other {
        fn info(&self) -> GameInfo {
            GameInfo { id: "other", min_seats: 1, max_seats: 2, ..SmallWorld::INFO }
        }

        fn narrator(&self) -> &'static dyn Narrator {
            text::narrator::<SmallWorld>()
        }

        fn title(&self, _: Lang) -> String {
            "The other game".to_owned()
        }

        fn about(&self, _: Lang) -> String {
            "It is not the first one.".to_owned()
        }

        fn profile(&self) -> Profile {
            Profile { minutes: 15, weight: Weight::Easy, usual_seats: 2 }
        }

        fn emblem(&self) -> Markup {
            html! { svg id="other-art" {} }
        }

        fn front(&self) -> Markup {
            html! { img id="other-front"; }
        }

        fn options(&self) -> &'static [TableOption] {
            &[]
        }

        fn tools(&self, _: Lang) -> Markup {
            html! {}
        }

        fn defs(&self) -> Markup {
            html! {}
        }

        fn campaign_form(&self, _: &Prefs) -> Markup {
            html! {}
        }

        fn often_forgotten(&self) -> &'static str {
            ""
        }

        fn reference_card(&self) -> &'static str {
            ""
        }

        fn phases(&self, _lang: Lang) -> Vec<crate::Phase> {
            Vec::new()
        }

        fn components(&self, _: Lang) -> Markup {
            html! {}
        }

        fn gallery(&self) -> Option<&'static crate::Gallery> {
            None
        }
    }

    fn page(game: Option<&str>, games: &[&dyn Renderer]) -> String {
        let game = game.map(str::to_owned);
        let (tables, open, prefs) = (Vec::new(), Vec::new(), Prefs::of(Lang::En));
        let home = Home {
            tables,
            open,
            lessons: Vec::new(),
            puzzles: Vec::new(),
            game,
            notice: None,
            prefs,
        };
        home_page(&home, games)
    }

    const FORM: &str = "class=\"form new-table\"";

    #[test]
    fn what_needs_other_machines_is_not_offered_without_them() {
        let needy = ["\"link\"", "/join", "/notifications", "name=\"open\"", "name=\"delay\""];
        for is_alone in [false, true] {
            let prefs = Prefs { is_alone, ..Prefs::of(Lang::En) };
            let (tables, open, notice) = (Vec::new(), Vec::new(), None);
            let home = Home {
                tables,
                open,
                lessons: Vec::new(),
                puzzles: Vec::new(),
                game: None,
                notice,
                prefs,
            };
            let page = home_page(&home, &[&Other]);
            for told in needy {
                assert_eq!(page.contains(told), !is_alone, "{told}");
            }
            assert_eq!(page.contains("rel=\"manifest\""), is_alone);
        }
    }

    #[test]
    fn one_game_needs_no_choosing() {
        let page = page(None, &[&Other]);
        assert_eq!(page.matches(FORM).count(), 1);
        assert!(!page.contains("game-tile") && !page.contains(&msg!(Lang::En, LOBBY_ANOTHER_GAME)));
    }

    #[test]
    fn several_games_are_chosen_by_links_that_tell_what_they_are() {
        let games: [&dyn Renderer; 2] = [renderer::<SmallWorld>(), &Other];
        for wish in [None, Some("chess")] {
            let page = page(wish, &games);
            assert_eq!(page.matches(FORM).count(), 0);
            for told in ["/?game=smallworld", "Players: 2–5", "/?game=other", "Players: 1–2"] {
                assert!(page.contains(told), "{told}");
            }
            for told in ["The other game", "It is not the first one.", "id=\"other-front\""] {
                assert!(page.contains(told), "{told}");
            }
            for told in ["15 min", "60 min", "/art/smallworld/board.svg", "/rules/smallworld"] {
                assert!(page.contains(told), "{told}");
            }
            // The visitor, and for each other seat of the usual number a bot, or somebody with a link.
            for (others, n) in [("you", 4), ("bot:regular", 3), ("link", 3)] {
                let field = format!("name=\"seat\" value=\"{others}\"");
                assert_eq!(page.matches(&field).count(), n, "{others}");
            }
        }
    }

    #[test]
    fn the_chosen_game_has_its_own_seats_and_a_way_back() {
        let games: [&dyn Renderer; 2] = [renderer::<SmallWorld>(), &Other];
        let page = page(Some("other"), &games);
        assert_eq!(page.matches(FORM).count(), 1);
        assert!(page.contains("name=\"game\" value=\"other\"") && page.contains("other-n-1"));
        assert!(page.contains("id=\"other-n-2\" checked") && !page.contains("other-n-3"));
        assert!(page.contains("name=\"back\" value=\"/?game=other\""));
        assert!(page.contains(&msg!(Lang::En, LOBBY_ANOTHER_GAME)));
    }
}
