//! Why not, with its numbers.

use game_smallworld::event::CoinReason;
use game_smallworld::{CostLine, Price};
use kernel::Refusal;

use super::names::reason_label;
use crate::lang::Lang;
use crate::message::{Id, id, message};
use crate::voice::{Voice, refusal_with};

pub(super) fn tell(voice: &Voice<'_>, refusal: &Refusal) -> String {
    let breakdown = match refusal.why {
        "dues-too-high" => dues(voice.lang, refusal),
        _ => costs(voice.lang, refusal),
    };
    refusal_with(voice, refusal, &breakdown)
}

/// What a conquest costs, line by line: "2 base + 1 mountain + 2 defenders − 1 Trolls".
pub fn price(lang: Lang, price: &Price) -> String {
    sum(lang, price.lines.iter().map(|&(line, tokens)| (line, tokens.into())), price.tokens.into())
}

/// The lines of a price among the numbers of a refusal.
fn costs(lang: Lang, refusal: &Refusal) -> String {
    let lines = refusal
        .numbers
        .iter()
        .filter_map(|&(name, tokens)| Some((name.parse::<CostLine>().ok()?, tokens)));
    sum(lang, lines, refusal.number("needs").unwrap_or(0))
}

pub(super) fn sum(lang: Lang, lines: impl Iterator<Item = (CostLine, i32)>, total: i32) -> String {
    let mut res = String::new();
    let mut plain = 0;
    for (line, tokens) in lines {
        let sign = match (res.is_empty(), tokens < 0) {
            (true, false) => "",
            (true, true) => "−",
            (false, false) => " + ",
            (false, true) => " − ",
        };
        res.push_str(sign);
        res.push_str(&cost(lang, line, tokens.abs()));
        plain += tokens;
    }
    if plain < total && !res.is_empty() {
        // SW-CONQ-06: the floor is applied once, at the end.
        let least = message(lang, id::SW_COST_LEAST, &[("n", total.into())]);
        res.push_str(&format!(" ({least})"));
    }
    res
}

fn cost(lang: Lang, line: CostLine, tokens: i32) -> String {
    let id = Id::find(&format!("sw-cost-{}", line.name())).unwrap_or(id::SW_COST_BASE);
    message(lang, id, &[("n", tokens.into())])
}

/// The sums that are due: "2 Harmony + 1 Swamp toll".
fn dues(lang: Lang, refusal: &Refusal) -> String {
    let dues = refusal.numbers.iter().filter_map(|&(name, coins)| {
        let why = reason_label(lang, name.parse::<CoinReason>().ok()?);
        Some(message(lang, id::SW_DUE, &[("n", coins.into()), ("why", why.into())]))
    });
    Vec::from_iter(dues).join(" + ")
}
