//! Writes two pages to look at: `art OUT.html` makes a contact sheet of everything drawn, and beside it
//! `OUT.table.html`, a made-up three-player table under the product's style sheet.

use std::process::ExitCode;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use page::art::faces::{FaceArt, RegionArt, Terrain};
use page::art::token::{self, SEATS, Standing};
use page::art::{emblem, faces, island, layout, names, plot, sea, terrain};

const TABLE: [&str; 3] = ["l2a", "m1b", "s1a"];
const RACES: [&str; 9] =
    ["orcs", "humans", "pandaren", "trolls", "gnomes", "naga", "tauren", "worgen", "bloodelves"];
const POWERS: [&str; 6] = ["miners", "champions", "seafarers", "herbalists", "wardens", "muscle"];
const LOG: [&str; 6] = [
    "Round 4",
    "Mira takes Mining Forsaken and pays 1 coin.",
    "Mira conquers Gullwatch Rise with 3 tokens.",
    "Radek loses one token in Gullwatch Rise.",
    "Mira conquers Sunstead with 2 tokens.",
    "Mira rolls the die: 2.",
];

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: art OUT.html");
        return ExitCode::from(2);
    };
    let table_path = format!("{}.table.html", path.trim_end_matches(".html"));
    for (path, markup) in [(&path, sheet()), (&table_path, table())] {
        if let Err(error) = std::fs::write(path, markup.into_string()) {
            eprintln!("cannot write {path}: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn page(title: &str, class: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (title) }
                style { (PreEscaped(include_str!("../../../assets/gospoda.css"))) }
            }
            body class=(class) {
                svg class="visually-hidden" aria-hidden="true" { defs { (terrain::defs()) (emblem::smallworld_symbols()) (emblem::symbols()) } }
                (body)
            }
        }
    }
}

/// Everything, for the critical eye.
fn sheet() -> Markup {
    let body = html! {
        main class="sheet wide" {
            h1 { "gospoda: drawings" }
            h2 { "Emblems" }
            svg viewBox="0 0 1320 830" {
                @for (i, id) in emblem::ids().enumerate() {
                    @let (x, y) = ((i % 12) as f32 * 110.0, (i / 12) as f32 * 118.0);
                    (emblem::placed(id, x + 40.0, y + 42.0, 68.0, "#3b2a1d", "#fbf3dc"))
                    (emblem::placed(id, x + 92.0, y + 20.0, 20.0, "#3b2a1d", "#fbf3dc"))
                    text x=(x + 48.0) y=(y + 96.0) font-size="12" text-anchor="middle" { (id) }
                }
            }
            h2 { "Counters, coins, dice, badges" }
            @for seat in 0..SEATS.len() {
                div class="row" {
                    (token::seat_sign(seat)) (SEATS[seat].shape)
                    @for (i, race) in RACES.iter().enumerate() {
                        @let standing = if i % 3 == 2 { Standing::Declining } else { Standing::Active };
                        (token::picture(&token::race(race, seat, 1 + i as u32 % 4, standing), 64))
                    }
                    (token::picture(&token::piece("champion", seat), 44)) (token::picture(&token::piece("beast", seat), 44))
                }
            }
            div class="row" {
                (token::picture(&token::murloc(1), 64))
                @for kind in ["mountain", "fort", "wall", "tower", "bomb", "objective", "harmony", "relic-back", "relic-heart"] {
                    (token::picture(&token::mark(kind), 48))
                }
                @for value in [1, 3, 5, 10] { (token::coin(value)) }
                @for face in 0..4 { (token::die(face, &[], "")) }
            }
            div class="row" { @for it in POWERS { (token::badge_of(it)) } }
            h2 { "Coins by round" }
            (plot::coins(&[(0, vec![9, 18, 26, 38, 47]), (1, vec![7, 15, 29, 35, 52]), (2, vec![8, 14, 21, 33, 41])], "coins"))
            h2 { "Islands" }
            @for face in faces::all() {
                h3 { (face.id) }
                svg viewBox=(island::view_box()) { (island::ground(face)) (mock_land(face)) }
            }
        }
    };
    page("gospoda: drawings", "shell", &body)
}

/// Names, symbols and pieces as they might be.
fn mock_land(face: &FaceArt) -> Markup {
    let title = |it: &RegionArt| it.slug.replace('-', " ").to_uppercase();
    let titles: Vec<String> = face.regions.iter().map(title).collect();
    let words = face.regions.iter().zip(&titles).enumerate();
    let words = words.map(|(i, (region, name))| names::Words {
        region,
        name,
        n_symbols: mock_symbols(region, i).len(),
    });
    let names = names::place(face, words.collect(), 28.0);
    html! { @for (i, (region, name)) in face.regions.iter().zip(&names).enumerate() { (mock_region(region, name, i)) } }
}

fn mock_symbols(region: &RegionArt, i: usize) -> Vec<&'static str> {
    let all =
        [(i.is_multiple_of(2), "anchor"), (i.is_multiple_of(3), "magic"), (i % 5 == 2, "cave")];
    let printed = all.into_iter().filter(|it| it.0 && !region.terrain.is_water());
    printed.map(|it| it.1).collect()
}

fn mock_region(region: &RegionArt, name: &names::Name<'_>, i: usize) -> Markup {
    let class = match i % 4 {
        1 => "land legal",
        2 => "land blocked",
        _ => "land",
    };
    let spots = &region.spots;
    let is_land = !region.terrain.is_water();
    let marks: &[&str] = match (region.terrain, i) {
        (Terrain::Mountain, _) => &["mountain", "fort"],
        (_, 3) => &["bomb", "wall", "tower"],
        (_, i) if i % 4 == 0 => &["relic-back"],
        _ => &[],
    };
    html! {
        g class=(class) {
            (island::shape(region, "region-edge"))
            (island::shape(region, "region"))
            (names::written(name, !is_land))
            @for (kind, at) in mock_symbols(region, i).iter().zip(&name.symbols) { (island::symbol(region, *at, kind)) }
            @if is_land {
                @if i % 5 == 3 {
                    (token::at(spots.stack, spots.size, &token::murloc(1)))
                } @else if i % 5 != 4 {
                    @let standing = if i % 3 == 1 { Standing::Declining } else { Standing::Active };
                    (token::at(spots.stack, spots.size, &token::race(RACES[i % 3 + 3 * (i % 2)], i % 3, 1 + i as u32 % 4, standing)))
                }
                @for (mark, place) in marks.iter().zip(spots.marks) { (token::mark_at(place, spots.size, &token::mark(mark))) }
            }
            @let hit = spots.hit;
            foreignObject x=(hit.x) y=(hit.y) width=(hit.width) height=(hit.height) {
                button class="spot" type="button" { (region.slug) }
            }
        }
    }
}

/// The game page, roughly, to see the style sheet at work.
fn table() -> Markup {
    let lying = layout::arrange(&TABLE, layout::Shape::Wide);
    let names = ["Mira", "Radek", "Bot (greedy)"];
    let body = html! {
        header class="topbar" {
            a class="brand" href="#" { "gospoda" }
            div class="crumbs" { span class="chip" { "Round 4 of 10" } span class="chip" { "Mira's turn" } }
            nav class="tools" { a class="btn btn-quiet" href="#" { "Rules" } a class="btn btn-quiet" href="#" { "Menu" } }
        }
        main class="table" {
            section class="board choosing" {
                div class="sea isles-3" {
                    (sea::backdrop(lying.rose, lying.width, lying.height))
                    @for it in &lying.islands {
                        svg class={ "isle isle-" (it.slot) } viewBox=(island::view_box()) { (island::ground(it.face)) (mock_land(it.face)) }
                    }
                }
                div class="why-dock" {
                    h3 { "Gullwatch Rise" }
                    ul class="cost" { li { "2 base" } li { "1 mountain" } li { "2 defenders" } li class="total" { "5" } li class="short" { "you hold 4" } }
                    span class="rule" { "SW-CONQ-03" }
                }
            }
            aside class="rail" {
                div class="panel status" { "Choose a region to conquer." small { "You hold 4 tokens; the cheapest target needs 2." } }
                form class="panel prompt" {
                    div class="actions" {
                        button class="btn btn-primary" type="button" { "End conquests" }
                        button class="btn" type="button" { (emblem::use_("sign-undo")) "Undo" }
                        button class="btn" type="button" disabled { "Decline" }
                        (token::die(2, &[], "rolling"))
                    }
                }
                ol class="panel log" { @for (i, it) in LOG.iter().enumerate() { li class=(if i == 0 { "log-round" } else { "" }) { (it) } } }
            }
            section class="seats" {
                @for (seat, name) in names.iter().enumerate() {
                    article class={ "seat seat-" (seat + 1) (if seat == 0 { " turn you" } else { "" }) } {
                        (token::seat_sign(seat)) span class="seat-name" { (name) } span class="coins" { (20 + seat * 7) (token::coin(1)) }
                        div class="seat-races" {
                            (token::picture(&token::race(RACES[seat], seat, 1, Standing::Active), 30))
                            span class="troops" { "4 in hand" }
                            (token::picture(&token::race(RACES[seat + 5], seat, 1, Standing::Declining), 30))
                        }
                    }
                }
            }
        }
    };
    page("gospoda: a table", "shell", &body)
}
