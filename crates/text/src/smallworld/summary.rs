//! The table in a few lines and answers with what they cost, for the terminal.

use game_smallworld::content::{Race, Region, book};
use game_smallworld::event::Marker;
use game_smallworld::state::Holder;
use game_smallworld::view::{RegionView, SeatView};
use game_smallworld::{Action, Means, Piece, Prompt, View, percent_of_rolls};
use kernel::{Outcome, Seat};

use crate::lang::Lang;
use crate::message::{id, message};
use crate::smallworld::{names, refusal};
use crate::voice::Voice;

pub(crate) fn tell(voice: &Voice<'_>, view: &View, outcome: Option<&Outcome>) -> Vec<String> {
    let lang = voice.lang;
    let round = message(
        lang,
        id::TABLE_ROUND,
        &[("round", view.round.into()), ("rounds", view.rounds.into())],
    );
    let mut res = vec![round];
    for (&seat, it) in &view.seats {
        res.push(seat_line(voice, view, seat, it));
        for holder in [Holder::Active(seat), Holder::Declining(seat)] {
            res.extend(region_lines(voice, view, holder));
        }
    }
    if outcome.is_none() {
        res.push(format!("{}:", message(lang, id::TABLE_OFFER, &[])));
        let combos = view.columns.iter().flat_map(|column| &column.combos);
        res.extend(combos.map(|it| format!("    {}", combo_note(lang, view, it.race))));
    }
    if let Some(outcome) = outcome {
        let winners: Vec<String> = outcome.winners.iter().map(|seat| voice.seat(seat)).collect();
        let line = match winners.as_slice() {
            [only] => message(lang, id::RESULT_WINNER, &[("seat", only.clone().into())]),
            _ => message(lang, id::RESULT_SHARED, &[("seats", winners.join(", ").into())]),
        };
        res.push(line);
    }
    res
}

fn seat_line(voice: &Voice<'_>, view: &View, seat: Seat, it: &SeatView) -> String {
    let lang = voice.lang;
    let mark = if view.turn.seat == seat { ">" } else { " " };
    let coins =
        it.coins.map_or_else(|| message(lang, id::TABLE_HIDDEN, &[]), |coins| coins.to_string());
    let race = match (it.race, it.power) {
        (Some(race), Some(power)) => names::combo(lang, race, power),
        _ => "–".to_owned(),
    };
    let hand = message(lang, id::TABLE_HAND, &[]);
    let beasts = if it.beasts == 0 { String::new() } else { format!(" + {}", it.beasts) };
    let label = message(lang, id::RESULT_COINS, &[]);
    format!("{mark} {}: {race}; {hand}: {}{beasts}; {label}: {coins}", voice.seat(seat), it.hand)
}

/// How many regions are told in a line.
const N_IN_LINE: usize = 3;

fn region_lines(voice: &Voice<'_>, view: &View, holder: Holder) -> Vec<String> {
    let held = view.regions.iter().filter(|(_, it)| it.holder.0 == holder);
    let regions: Vec<String> = held
        .map(|(&region, it)| {
            let name = names::region_name(voice.lang, region);
            format!("{region} {name} ({})", place(voice.lang, region, it))
        })
        .collect();
    let of = |it: &Race| format!("{}: ", names::race_name(voice.lang, *it));
    let head = match holder {
        Holder::Active(_) => None,
        Holder::Declining(seat) => {
            view.seats.get(&seat).and_then(|it| it.declining.as_ref()).map(|it| of(&it.race))
        }
        Holder::Nobody | Holder::Murlocs => None,
    };
    let head = head.unwrap_or_default();
    let indent = " ".repeat(head.chars().count());
    let lines = regions.chunks(N_IN_LINE).enumerate().map(|(nth, regions)| {
        let lead = if nth == 0 { &head } else { &indent };
        format!("    {lead}{}", regions.join(", "))
    });
    lines.collect()
}

/// What a region is and what stands on it: "Hill ×3 + Fort".
fn place(lang: Lang, region: Region, it: &RegionView) -> String {
    let mut res = names::terrain_name(lang, region.terrain());
    let n_pieces = it.tokens + it.beasts;
    if n_pieces != 0 {
        res.push_str(&format!(" ×{n_pieces}"));
    }
    let markers = [
        (it.fort, names::marker(Marker::Fort)),
        (it.wisp_wall, names::marker(Marker::WispWall)),
        (it.watch_tower, names::marker(Marker::WatchTower)),
        (it.bomb.is_some(), id::SW_MARKER_BOMB),
        (it.objective, names::marker(Marker::Objective)),
    ];
    for (_, marker) in markers.into_iter().filter(|(is_there, _)| *is_there) {
        res.push_str(&format!(" + {}", message(lang, marker, &[])));
    }
    for &relic in &it.relics {
        res.push_str(&format!(" + {}", names::relic_name(lang, relic)));
    }
    if it.face_down.is_some() {
        res.push_str(" + ?");
    }
    res
}

/// What speaks for or against an answer: where a combo stands, what a conquest costs, what lies in a region.
pub(crate) fn note(
    voice: &Voice<'_>,
    view: &View,
    prompt: Option<&Prompt>,
    action: Action,
) -> String {
    let lang = voice.lang;
    if let Action::Choose(race) = action {
        return combo_note(lang, view, race);
    }
    let there = action.regions().filter_map(|region| Some((region, view.regions.get(&region)?)));
    let there: Vec<String> = there.map(|(region, it)| place(lang, region, it)).collect();
    let Some((region, means)) = action.conquest() else { return there.join(" → ") };
    let mut parts = [there, price(lang, view, region, means)].concat();
    if let Action::Final(..) = action {
        let n_free = match prompt {
            Some(Prompt::Conquer { n_free }) => *n_free,
            _ => 0,
        };
        let offer = view.offer(region, means);
        parts.extend(offer.map(|it| needs_roll(lang, it.tokens.saturating_sub(n_free))));
    }
    parts.join("; ")
}

/// "Herbalist Tauren, 15 tokens; price: 2 coins; on it: 1 coin".
fn combo_note(lang: Lang, view: &View, race: Race) -> String {
    let all = view.columns.iter().flat_map(|column| column.combos.iter().enumerate());
    let Some((price, combo)) = all.into_iter().find(|(_, it)| it.race == race) else {
        return String::new();
    };
    let n_tokens = book().race(race).banner + book().power(combo.power).badge;
    let sum = |n: usize| message(lang, id::COUNT_COINS, &[("n", n.into())]);
    let mut res = format!(
        "{}, {}; {}",
        names::combo(lang, race, combo.power),
        names::pieces_text(lang, Piece::Token, n_tokens),
        message(lang, id::SW_NOTE_PRICE, &[("sum", sum(price).into())]),
    );
    if combo.coins != 0 {
        let on_it = message(lang, id::SW_NOTE_ON_IT, &[("sum", sum(combo.coins.into()).into())]);
        res.push_str(&format!("; {on_it}"));
    }
    res
}

/// "2 or more on the die: 33 %".
fn needs_roll(lang: Lang, n_least: u8) -> String {
    let percent = percent_of_rolls(n_least);
    message(lang, id::SW_NOTE_ROLL, &[("n", n_least.into()), ("percent", percent.into())])
}

/// What is to be placed and what is to be paid, with their sums.
fn price(lang: Lang, view: &View, region: Region, means: Means) -> Vec<String> {
    let Some(offer) = view.offer(region, means) else { return Vec::new() };
    let total = message(lang, id::SW_COST_TOTAL, &[("n", offer.tokens.into())]);
    let lines = offer.lines.iter().map(|&(line, tokens)| (line, i32::from(tokens)));
    let mut res = vec![format!("{total}: {}", refusal::sum(lang, lines, offer.tokens.into()))];
    res.extend(offer.dues.iter().map(|due| {
        let why = names::reason_label(lang, due.why);
        message(lang, id::SW_DUE, &[("n", due.coins.into()), ("why", why.into())])
    }));
    res
}
