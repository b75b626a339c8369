//! The table in a few lines, for the terminal.

use game_smallworld::View;
use game_smallworld::state::Holder;
use game_smallworld::view::{RegionView, SeatView};
use kernel::{Outcome, Seat};

use crate::message::{id, message};
use crate::smallworld::names;
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
            res.extend(regions_line(voice, view, holder));
        }
    }
    let combos =
        view.columns.iter().flat_map(|column| &column.combos).enumerate().map(|(price, combo)| {
            let coins = if combo.coins == 0 { String::new() } else { format!(" +{}", combo.coins) };
            format!("{price}: {}{coins}", names::combo(lang, combo.race, combo.power))
        });
    if outcome.is_none() {
        res.push(format!(
            "{}: {}",
            message(lang, id::TABLE_OFFER, &[]),
            combos.collect::<Vec<_>>().join(" · ")
        ));
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

fn regions_line(voice: &Voice<'_>, view: &View, holder: Holder) -> Option<String> {
    let lang = voice.lang;
    let held = view.regions.iter().filter(|(_, it)| it.holder.0 == holder);
    let regions: Vec<String> = held
        .map(|(&region, it)| {
            let name = names::region_name(lang, region);
            let terrain = names::terrain_name(lang, region.terrain());
            format!("{region} {name} ({terrain}) ×{}{}", it.tokens + it.beasts, marks(it))
        })
        .collect();
    let race = match holder {
        Holder::Active(_) => String::new(),
        Holder::Declining(_) | Holder::Nobody | Holder::Murlocs => {
            let race = view
                .regions
                .values()
                .find(|it| it.holder.0 == holder)
                .and_then(|it| view.race_in(it))?;
            format!("({}) ", names::race_name(lang, race))
        }
    };
    if regions.is_empty() { None } else { Some(format!("    {race}{}", regions.join(", "))) }
}

fn marks(it: &RegionView) -> String {
    let signs = [
        (it.fort, 'F'),
        (it.wisp_wall, 'W'),
        (it.watch_tower, 'T'),
        (it.bomb.is_some(), 'B'),
        (it.objective, 'O'),
    ];
    let found: String =
        signs.into_iter().filter(|(is_there, _)| *is_there).map(|(_, sign)| sign).collect();
    if found.is_empty() { found } else { format!(" {found}") }
}
