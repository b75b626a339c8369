//! Lines of the log.

use game_smallworld::content::{Faction, Region};
use game_smallworld::event::{CoinReason, Folk, Income, IncomeLine};
use game_smallworld::{Event, Mean, Piece};
use kernel::Seat;

use super::names::{
    self, coins, combo, folk, income_label, murlocs, pieces, reason_label, region_name,
};
use crate::message::{Arg, Id, Phrase, id};
use crate::voice::Voice;

pub(super) fn tell(voice: &Voice<'_>, event: &Event) -> String {
    let lang = voice.lang;
    let place = |region: Region| Arg::from(region_name(lang, region));
    let who = |seat: Seat| Arg::from(voice.seat(seat));
    let at = |id: Id, region: Region| voice.say(id, &[("region", place(region))]);
    let by = |id: Id, seat: Seat| voice.say(id, &[("seat", who(seat))]);
    let by_at = |id: Id, seat: Seat, region: Region| {
        voice.say(id, &[("seat", who(seat)), ("region", place(region))])
    };
    let by_pieces = |id: Id, seat: Seat, pieces: Phrase| {
        voice.say(id, &[("seat", who(seat)), ("pieces", pieces.into())])
    };
    match *event {
        Event::RoundBegan { round, n_rounds } => voice
            .say(id::SW_EVENT_ROUND_BEGAN, &[("round", round.into()), ("rounds", n_rounds.into())]),
        Event::TurnBegan { seat } => by(id::SW_EVENT_TURN_BEGAN, seat),
        Event::ComboChosen { seat, race, power, tokens } => {
            let args = [
                ("seat", who(seat)),
                ("combo", combo(lang, race, power).into()),
                ("pieces", pieces(Piece::Token, tokens).into()),
            ];
            voice.say(id::SW_EVENT_COMBO_CHOSEN, &args)
        }
        Event::ComboRevealed { race, power } => {
            let combo = combo(lang, race, power);
            voice.say(id::SW_EVENT_COMBO_REVEALED, &[("combo", combo.into())])
        }
        Event::BadgesReshuffled => voice.say(id::SW_EVENT_BADGES_RESHUFFLED, &[]),
        Event::Gained { seat, coins: n_coins, why } => {
            let why = reason_label(lang, why);
            let args = [("seat", who(seat)), ("coins", coins(n_coins).into()), ("why", why.into())];
            voice.say(id::SW_EVENT_GAINED, &args)
        }
        Event::Paid { seat, to, coins, why } => paid(voice, seat, to, coins, why),
        Event::Declined { seat, race } => {
            let race = names::race(race).into();
            voice.say(id::SW_EVENT_DECLINED, &[("seat", who(seat)), ("race", race)])
        }
        Event::RaceLeft { seat, race } => {
            let race = names::race(race).into();
            voice.say(id::SW_EVENT_RACE_LEFT, &[("seat", who(seat)), ("race", race)])
        }
        Event::FormChosen { seat, is_worgen: true } => by(id::SW_EVENT_FORM_WORGEN, seat),
        Event::FormChosen { seat, is_worgen: false } => by(id::SW_EVENT_FORM_HUMAN, seat),
        Event::SideChosen { seat, side: Faction::Alliance } => by(id::SW_EVENT_SIDE_ALLIANCE, seat),
        Event::SideChosen { seat, side: Faction::Horde } => by(id::SW_EVENT_SIDE_HORDE, seat),
        Event::SideChosen { seat, side: Faction::Neutral } => by(id::SW_EVENT_SIDE_NEUTRAL, seat),
        Event::TookUp { seat, region, piece, n_pieces } => {
            let pieces = pieces(piece, n_pieces).into();
            let args = [("seat", who(seat)), ("pieces", pieces), ("region", place(region))];
            voice.say(id::SW_EVENT_TOOK_UP, &args)
        }
        Event::Abandoned { seat, region } => by_at(id::SW_EVENT_ABANDONED, seat, region),
        Event::Rolled { seat, n_pips } => {
            voice.say(id::SW_EVENT_ROLLED, &[("seat", who(seat)), ("n", n_pips.into())])
        }
        Event::Attempted { seat, region, cost } => {
            let args = [("seat", who(seat)), ("region", place(region)), ("cost", cost.into())];
            voice.say(id::SW_EVENT_ATTEMPTED, &args)
        }
        Event::AttemptFailed { seat: _, region, cost, strength } => {
            let args =
                [("region", place(region)), ("cost", cost.into()), ("strength", strength.into())];
            voice.say(id::SW_EVENT_ATTEMPT_FAILED, &args)
        }
        Event::StrikeCalledOff { seat, region } => {
            by_at(id::SW_EVENT_STRIKE_CALLED_OFF, seat, region)
        }
        Event::Conquered { seat, race: _, region, tokens, beasts, champion, from } => {
            let force = force(voice, tokens, beasts, u8::from(champion));
            let (id, from) = match from {
                None => (id::SW_EVENT_CONQUERED, None),
                Some(from) => (id::SW_EVENT_CONQUERED_FROM, Some(folk(voice, from))),
            };
            let mut args =
                vec![("seat", who(seat)), ("region", place(region)), ("pieces", force.into())];
            args.extend(from.map(|from| ("folk", from.into())));
            voice.say(id, &args)
        }
        Event::MeanUsed { seat: _, mean, region } => at(mean_used(mean), region),
        Event::Lost { folk: Folk::Murlocs, region, piece: _, n_pieces } => voice.say(
            id::SW_EVENT_LOST_MURLOCS,
            &[("pieces", murlocs(n_pieces).into()), ("region", place(region))],
        ),
        Event::Lost { folk: it, region, piece, n_pieces } => {
            moved(voice, id::SW_EVENT_LOST, it, pieces(piece, n_pieces), region)
        }
        Event::Withdrew { folk: it, region, piece, n_pieces } => {
            moved(voice, id::SW_EVENT_WITHDREW, it, pieces(piece, n_pieces), region)
        }
        Event::DraeneiSaved { seat, region } => by_at(id::SW_EVENT_DRAENEI_SAVED, seat, region),
        Event::LightsHopeSaved { seat, region } => {
            by_at(id::SW_EVENT_LIGHTS_HOPE_SAVED, seat, region)
        }
        Event::ChampionCaptured { seat, by } => {
            let args = [("seat", who(seat)), ("by", who(by))];
            voice.say(id::SW_EVENT_CHAMPION_CAPTURED, &args)
        }
        Event::ChampionFreed { seat } => by(id::SW_EVENT_CHAMPION_FREED, seat),
        Event::ChampionGone { seat } => by(id::SW_EVENT_CHAMPION_GONE, seat),
        Event::RelicRevealed { relic, region } => {
            let args = [("relic", names::relic(relic).into()), ("region", place(region))];
            voice.say(id::SW_EVENT_RELIC_REVEALED, &args)
        }
        Event::RelicMoved { relic, region } => {
            let args = [("relic", names::relic(relic).into()), ("region", place(region))];
            voice.say(id::SW_EVENT_RELIC_MOVED, &args)
        }
        Event::WellSetAside { region } => at(id::SW_EVENT_WELL_SET_ASIDE, region),
        Event::MarkerPlaced { marker, region } => {
            let args = [("marker", names::marker(marker).into()), ("region", place(region))];
            voice.say(id::SW_EVENT_MARKER_PLACED, &args)
        }
        Event::MarkerRemoved { marker, region } => {
            let args = [("marker", names::marker(marker).into()), ("region", place(region))];
            voice.say(id::SW_EVENT_MARKER_REMOVED, &args)
        }
        Event::BombPlanted { seat, region } => by_at(id::SW_EVENT_BOMB_PLANTED, seat, region),
        Event::BombRevealed { region, bomb } => at(names::bomb_revealed(bomb), region),
        Event::BombReturned { region } => at(id::SW_EVENT_BOMB_RETURNED, region),
        Event::BombDiscarded { region } => at(id::SW_EVENT_BOMB_DISCARDED, region),
        Event::BombsLeft { seat } => by(id::SW_EVENT_BOMBS_LEFT, seat),
        Event::Pushed { folk: it, piece, from, to } => {
            let args = [
                ("folk", folk(voice, it).into()),
                ("pieces", pieces(piece, 1).into()),
                ("from", place(from)),
                ("to", place(to)),
            ];
            voice.say(id::SW_EVENT_PUSHED, &args)
        }
        Event::Swapped { seat, one, other } => {
            let args = [("seat", who(seat)), ("one", place(one)), ("other", place(other))];
            voice.say(id::SW_EVENT_SWAPPED, &args)
        }
        Event::Put { seat, region, piece } => {
            let args = [
                ("seat", who(seat)),
                ("pieces", pieces(piece, 1).into()),
                ("region", place(region)),
            ];
            voice.say(id::SW_EVENT_PUT, &args)
        }
        Event::Recruited { seat, n_tokens } => {
            by_pieces(id::SW_EVENT_RECRUITED, seat, pieces(Piece::Token, n_tokens))
        }
        Event::BeastsTaken { seat, n_beasts } => {
            by_pieces(id::SW_EVENT_BEASTS_TAKEN, seat, pieces(Piece::Beast, n_beasts))
        }
        Event::BeastsDiscarded { seat, n_beasts } => {
            by_pieces(id::SW_EVENT_BEASTS_DISCARDED, seat, pieces(Piece::Beast, n_beasts))
        }
        Event::HarmonyGiven { to } => by(id::SW_EVENT_HARMONY_GIVEN, to),
        Event::HarmonyReturned { from } => by(id::SW_EVENT_HARMONY_RETURNED, from),
        Event::Scored { seat, ref income } => scored(voice, seat, income),
        Event::GameEnded { ref totals } => {
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

/// "3 tokens + 1 Beast + the Champion".
fn force(voice: &Voice<'_>, tokens: u8, beasts: u8, champions: u8) -> String {
    let force = [(Piece::Token, tokens), (Piece::Beast, beasts), (Piece::Champion, champions)];
    let present = force.into_iter().filter(|&(_, n_pieces)| n_pieces != 0);
    let names: Vec<String> =
        present.map(|(piece, n_pieces)| pieces(piece, n_pieces).say(voice.lang)).collect();
    names.join(" + ")
}

fn moved(voice: &Voice<'_>, id: Id, it: Folk, pieces: Phrase, region: Region) -> String {
    let region = region_name(voice.lang, region);
    let args =
        [("folk", folk(voice, it).into()), ("pieces", pieces.into()), ("region", region.into())];
    voice.say(id, &args)
}

fn mean_used(mean: Mean) -> Id {
    match mean {
        Mean::Strike => id::SW_EVENT_MEAN_STRIKE,
        Mean::Roll => id::SW_EVENT_MEAN_ROLL,
        Mean::Ashes => id::SW_EVENT_MEAN_ASHES,
        Mean::Champion => id::SW_EVENT_MEAN_CHAMPION,
        Mean::Doomhammer => id::SW_EVENT_MEAN_DOOMHAMMER,
        Mean::Frostmourne => id::SW_EVENT_MEAN_FROSTMOURNE,
        Mean::Ethereals => id::SW_EVENT_MEAN_ETHEREALS,
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
