//! The phases of a turn, and what a turn came to.

use game_smallworld::event::{
    ConquestEvent, DeclineEvent, Folk, MarketEvent, ScoringEvent, UpkeepEvent,
};
use game_smallworld::{Event, SmallWorld, Step};
use kernel::{Seat, Situation};
use text::smallworld as sw;
use text::{Lang, Voice, msg};

use super::texts;
use crate::games::Phase;

/// SW-TURN-02: each by a step of it.
const PHASES: [(&str, Step); 10] = [
    ("upkeep", Step::Turn),
    ("mode", Step::Mode),
    ("ready", Step::Ready),
    ("conquest", Step::Conquests),
    ("final", Step::StrikeFailed),
    ("reinforce", Step::Recruits),
    ("redeploy", Step::Redeploy),
    ("placement", Step::Objectives),
    ("score", Step::Score),
    ("withdraw", Step::PassTurn),
];

pub(super) fn phases(lang: Lang, now: Option<&Situation<SmallWorld>>) -> Vec<Phase> {
    let now = now.filter(|it| it.outcome.is_none());
    let now = now.map(|it| sw::phase_name(lang, it.view.turn.phase));
    let named = |(key, step)| (key, sw::phase_name(lang, step), sw::phase_hint(lang, step));
    Phase::list(PHASES.map(named), now.as_deref())
}

/// Whose turn begins.
pub(super) fn turn_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Upkeep(UpkeepEvent::TurnBegan { seat }) => Some(*seat),
        _ => None,
    }
}

/// A region is taken from a people, whose tokens it costs.
pub(super) fn is_blood(event: &Event) -> bool {
    let Event::Conquest(ConquestEvent::Conquered { from, .. }) = event else { return false };
    matches!(from, Some(Folk::Active(..) | Folk::Declining(..)))
}

/// A combo taken, a race in decline, what was conquered and from whom, and the coins.
pub(super) fn facts(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
    let lang = voice.lang;
    let mut res = Vec::new();
    let (mut n_conquered, mut coins) = (0, 0);
    let mut losers: Vec<(Seat, u32)> = Vec::new();
    for event in events {
        match event {
            Event::Market(MarketEvent::ComboChosen { race, power, .. }) => {
                res.push(sw::combo(lang, *race, *power));
            }
            Event::Decline(DeclineEvent::Declined { race, .. }) => {
                res.push(msg!(lang, SW_TURN_DECLINED, race = texts::race(lang, *race)));
            }
            Event::Conquest(ConquestEvent::Conquered { from, .. }) => {
                n_conquered += 1;
                if let Some(Folk::Active(seat, _) | Folk::Declining(seat, _)) = from {
                    match losers.iter_mut().find(|it| it.0 == *seat) {
                        Some(it) => it.1 += 1,
                        None => losers.push((*seat, 1)),
                    }
                }
            }
            Event::Scoring(ScoringEvent::Scored { income, .. }) => {
                coins += income.iter().map(|&(_, coins)| u32::from(coins)).sum::<u32>();
            }
            _ => {}
        }
    }
    if n_conquered != 0 {
        res.push(msg!(lang, SW_TURN_CONQUERED, n = n_conquered));
    }
    for (seat, n) in losers {
        res.push(msg!(lang, SW_TURN_LOST, seat = voice.seat(seat), n = n));
    }
    if coins != 0 {
        res.push(msg!(lang, SW_TURN_COINS, coins = msg!(lang, COUNT_COINS, n = coins)));
    }
    res
}
