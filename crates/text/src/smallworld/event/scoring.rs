//! Coins, incomes and the end.

use game_smallworld::event::{CoinReason, Income, IncomeLine, ScoringEvent};
use kernel::Seat;

use super::super::names::{coins, income_label, reason_label};
use super::who;
use crate::message::{Arg, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &ScoringEvent) -> String {
    match *event {
        ScoringEvent::Gained { seat, coins: n_coins, why } => {
            let why = reason_label(voice.lang, why);
            let args =
                [("seat", who(voice, seat)), ("coins", coins(n_coins).into()), ("why", why.into())];
            voice.say(id::SW_EVENT_GAINED, &args)
        }
        ScoringEvent::Paid { seat, to, coins, why } => paid(voice, seat, to, coins, why),
        ScoringEvent::Scored { seat, ref income } => scored(voice, seat, income),
        ScoringEvent::GameEnded { ref totals } => {
            let mut totals = Vec::from_iter(totals.iter().copied());
            totals.sort_by_key(|&(seat, coins)| (std::cmp::Reverse(coins), seat));
            let lines: Vec<String> = totals
                .iter()
                .map(|&(seat, coins)| format!("{} {coins}", voice.seat(seat)))
                .collect();
            voice.say(id::SW_EVENT_GAME_ENDED, &[("totals", lines.join(", ").into())])
        }
    }
}

fn paid(voice: &Voice<'_>, seat: Seat, to: Option<Seat>, n_coins: u8, why: CoinReason) -> String {
    let mut args = vec![("seat", Arg::from(voice.seat(seat)))];
    let reason = ("why", reason_label(voice.lang, why).into());
    match (to, why) {
        (Some(to), _) => {
            args.extend([("to", voice.seat(to).into()), ("n", n_coins.into()), reason]);
            voice.say(id::SW_EVENT_PAID, &args)
        }
        (None, CoinReason::ComboPrice) => {
            args.push(("coins", coins(n_coins).into()));
            voice.say(id::SW_EVENT_PAID_COMBOS, &args)
        }
        (None, _) => {
            args.extend([("coins", coins(n_coins).into()), reason]);
            voice.say(id::SW_EVENT_PAID_BANK, &args)
        }
    }
}

/// What the opponents pay for the Heart of Azeroth is told by events of its own.
fn scored(voice: &Voice<'_>, seat: Seat, income: &Income) -> String {
    let own = income.iter().filter(|(line, _)| *line != IncomeLine::Heart);
    let sum: i64 = own.clone().map(|&(_, n_coins)| i64::from(n_coins)).sum();
    if sum == 0 {
        return voice.say(id::SW_EVENT_SCORED_NOTHING, &[("seat", voice.seat(seat).into())]);
    }
    let lines: Vec<String> = own
        .map(|&(line, n_coins)| format!("{} {n_coins}", income_label(voice.lang, line)))
        .collect();
    let args = [
        ("seat", voice.seat(seat).into()),
        ("coins", coins(Arg::Int(sum)).into()),
        ("lines", lines.join(", ").into()),
    ];
    voice.say(id::SW_EVENT_SCORED, &args)
}
