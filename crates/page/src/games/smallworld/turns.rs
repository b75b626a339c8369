//! What a turn came to.

use game_smallworld::Event;
use game_smallworld::event::{
    ConquestEvent, DeclineEvent, Folk, MarketEvent, ScoringEvent, UpkeepEvent,
};
use kernel::Seat;
use text::smallworld as sw;
use text::{Voice, msg};

use super::texts;

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
