//! How an action is performed: who gives way, who comes, what is turned over, and what it pays.

use game_smallworld::content::Region;
use game_smallworld::event::{
    ConquestEvent, DeclineEvent, Folk, LossesEvent, Marker, MarketEvent, PlacementEvent,
    PortalEvent, ScoringEvent, UpkeepEvent,
};
use game_smallworld::state::Holder;
use game_smallworld::view::HolderView;
use game_smallworld::{Event, SmallWorld};
use kernel::Seat;
use text::{Speak, Voice};

use super::clash::{self, Arrival};
use super::{combos, map, seat_id};
use crate::beat::{Beat, Sound, Verb};

/// The tokens in a region.
pub(super) fn stack(region: Region, holder: HolderView) -> String {
    format!("stack-{region}-{holder}")
}

/// All tokens of one race on the boards.
pub(super) fn stacks(holder: HolderView) -> String {
    format!("stacks-{holder}")
}

/// Anything else in a region.
pub(super) fn mark(key: &str) -> String {
    format!("mark-{key}")
}

pub(super) fn active(seat: Seat) -> HolderView {
    HolderView(Holder::Active(seat))
}

fn declining(seat: Seat) -> HolderView {
    HolderView(Holder::Declining(seat))
}

pub(super) fn holder(folk: Folk) -> HolderView {
    match folk {
        Folk::Murlocs => HolderView(Holder::Murlocs),
        Folk::Active(seat, _) => active(seat),
        Folk::Declining(seat, _) => declining(seat),
    }
}

/// The beats of one action.
pub(super) fn beats(voice: &Voice<'_>, events: &[&Event]) -> Vec<Beat> {
    let mut res = Vec::new();
    for (idx, event) in events.iter().enumerate() {
        let said = || SmallWorld::event_text(voice, event);
        let seen = |verb: Verb, on: String, ms: u16| Beat::new(verb, [on], ms).after(idx + 1);
        match event {
            Event::Market(MarketEvent::ComboChosen { seat, race, .. }) => {
                let bought = Beat::new(Verb::Leave, [combos::row_id(*race)], 480);
                res.push(bought.to(seat_id(*seat)).sound(Sound::Coin));
                res.push(seen(Verb::Count, seat_id(*seat), 300).say(said()));
            }
            Event::Market(MarketEvent::ComboRevealed { race, .. }) => {
                res.push(seen(Verb::Enter, combos::row_id(*race), 240).say(said()));
            }
            // On the region that was named for it. A strike names none before it has succeeded: to see where its die falls
            // would tell the result.
            Event::Conquest(ConquestEvent::Rolled { seat, n_pips }) => {
                let roll = seen(Verb::Roll, "dice".to_owned(), 700).say(said());
                res.push(match events[..idx].last() {
                    Some(Event::Conquest(ConquestEvent::Attempted { region, .. })) => {
                        clash::throw(roll, *region, *seat, *n_pips)
                    }
                    _ => roll,
                });
                res.push(Beat::new(Verb::Pause, [], 250));
            }
            &&Event::Conquest(ConquestEvent::Conquered {
                seat, region, tokens, beasts, ..
            }) => {
                let told = |nth: usize| SmallWorld::event_text(voice, events[nth]);
                let arrival = Arrival { by: seat, region, tokens, beasts };
                res.extend(clash::conquest(events, idx, arrival, &told));
            }
            Event::Conquest(ConquestEvent::AttemptFailed { region, .. }) => {
                res.push(
                    seen(Verb::Hit, map::land_id(*region), 300).say(said()).sound(Sound::Block),
                );
            }
            Event::Conquest(ConquestEvent::Abandoned { seat, region }) => {
                res.push(
                    Beat::new(Verb::Leave, [stack(*region, active(*seat))], 260).to(seat_id(*seat)),
                );
                res.push(Beat::new(Verb::Pause, [], 120).after(idx + 1).say(said()));
            }
            Event::Conquest(ConquestEvent::RelicRevealed { relic, .. }) => {
                res.push(seen(Verb::Flip, mark(&map::relic_key(*relic)), 400).say(said()));
            }
            Event::Losses(LossesEvent::Lost { region, .. })
                if clash::is_of_conquest(events, idx, *region) => {}
            Event::Losses(LossesEvent::Lost { folk, region, .. }) => {
                res.push(seen(Verb::Hit, stack(*region, holder(*folk)), 260).say(said()));
            }
            Event::Losses(LossesEvent::Pushed { folk, to, .. }) => {
                res.push(seen(Verb::Fly, stack(*to, holder(*folk)), 420).say(said()));
            }
            Event::Losses(
                LossesEvent::DraeneiSaved { seat, .. } | LossesEvent::LightsHopeSaved { seat, .. },
            )
            | Event::Placement(PlacementEvent::Recruited { seat, .. }) => {
                let saved = seen(Verb::Count, seat_id(*seat), 260).say(said());
                res.push(saved.sound(Sound::Spell));
            }
            Event::Losses(LossesEvent::ChampionCaptured { by: seat, .. }) => {
                let taken = seen(Verb::Count, seat_id(*seat), 360).say(said());
                res.push(taken.sound(Sound::Wound));
            }
            // Pieces slide to their places by themselves.
            Event::Placement(PlacementEvent::Put { .. }) => {
                res.push(Beat::new(Verb::Pause, [], 0).sound(Sound::Thud));
            }
            // SW-CONQ-11: they go with the defenders and come with the conquerors.
            Event::Placement(PlacementEvent::MarkerPlaced { marker: Marker::WispWall, .. }) => {}
            Event::Placement(PlacementEvent::MarkerRemoved { region, .. })
                if clash::is_of_conquest(events, idx, *region) => {}
            Event::Placement(PlacementEvent::MarkerPlaced { marker, region }) => {
                let placed = seen(Verb::Enter, mark(&map::marker_key(*region, *marker)), 300);
                res.push(placed.early().sound(Sound::Thud).say(said()));
            }
            Event::Placement(PlacementEvent::MarkerRemoved { marker, region }) => {
                let id = mark(&map::marker_key(*region, *marker));
                res.push(Beat::new(Verb::Leave, [id], 300));
                res.push(Beat::new(Verb::Pause, [], 120).after(idx + 1).say(said()));
            }
            // The banner of the seat unrolls.
            Event::Upkeep(UpkeepEvent::TurnBegan { seat }) => {
                res.push(Beat::new(Verb::Flip, [seat_id(*seat)], 300));
            }
            Event::Portal(PortalEvent::RelicMoved { relic, .. }) => {
                res.push(seen(Verb::Fly, mark(&map::relic_key(*relic)), 420).say(said()));
            }
            Event::Decline(DeclineEvent::Declined { seat, .. }) => {
                res.push(seen(Verb::Flip, stacks(declining(*seat)), 500).say(said()));
            }
            Event::Decline(DeclineEvent::RaceLeft { seat, .. }) => {
                res.push(Beat::new(Verb::Leave, [stacks(declining(*seat))], 420));
                res.push(Beat::new(Verb::Pause, [], 120).after(idx + 1).say(said()));
            }
            Event::Scoring(ScoringEvent::Gained { seat, .. } | ScoringEvent::Paid { seat, .. }) => {
                res.push(seen(Verb::Count, seat_id(*seat), 260).say(said()).sound(Sound::Coin));
            }
            Event::Scoring(ScoringEvent::Scored { seat, .. }) => {
                let lands = [active(*seat), declining(*seat)].map(stacks);
                for (nth, of) in lands.into_iter().enumerate() {
                    let paid = seen(Verb::Count, seat_id(*seat), 500).from(Some(of));
                    res.push(if nth == 0 {
                        paid.sound(Sound::Coin).say(said())
                    } else {
                        paid.with().silent()
                    });
                }
            }
            Event::Scoring(ScoringEvent::GameEnded { totals }) => {
                let most = totals.iter().map(|(_, it)| *it).max();
                let first = totals
                    .iter()
                    .filter(|(_, it)| Some(*it) == most)
                    .map(|(seat, _)| seat_id(*seat));
                res.push(Beat::verdict(true, first).after(idx + 1).say(said()));
            }
            Event::Upkeep(UpkeepEvent::BombRevealed { region, .. }) => {
                res.push(seen(Verb::Hit, map::land_id(*region), 360).say(said()));
            }
            _ => {}
        }
    }
    res
}
