//! One of everything that a game can say.

use game_smallworld::content::{Bomb, Faction, Power, Race, Region, Relic};
use game_smallworld::event::{
    CoinReason, ConquestEvent, DeclineEvent, Folk, IncomeLine, LossesEvent, Marker, MarketEvent,
    ModeEvent, PlacementEvent, PortalEvent, ScoringEvent, UpkeepEvent,
};
use game_smallworld::{Action, Event, Mean, Means, Piece, Prompt};
use kernel::Seat;

const ANNA: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn region(slug: &str) -> Region {
    slug.parse().expect("a region of the boards")
}

pub(crate) fn prompts() -> Vec<Prompt> {
    let mut res = vec![
        Prompt::Bombs,
        Prompt::ChooseCombo,
        Prompt::ExpandOrDecline,
        Prompt::WorgenForm,
        Prompt::Side,
        Prompt::Ready,
        Prompt::StrikeFailed { region: region("s2a-06"), cost: 5, n_free: 3 },
        Prompt::Well,
        Prompt::Aegis,
        Prompt::Heart,
        Prompt::LeaveTwo,
    ];
    res.extend([0, 1, 2, 5].map(|n_free| Prompt::Conquer { n_free }));
    res.extend([1, 2, 5].map(|n_most| Prompt::Recruits { n_most }));
    res.extend([0, 1, 2, 5].map(|n_hand| Prompt::Redeploy { n_hand }));
    res.extend([1, 2, 5].map(|n_left| Prompt::Forts { n_left }));
    res.extend([1, 2, 5].map(|n_left| Prompt::Towers { n_left }));
    res.extend([1, 2].map(|n_left| Prompt::Objective { n_left }));
    res.extend([1, 2, 12].map(|n_bombs| Prompt::Plant { n_bombs }));
    res.extend([1, 2, 5].map(|n_hand| Prompt::Withdrawals { n_hand }));
    res
}

pub(crate) fn actions() -> Vec<Action> {
    let (one, other) = (region("l1a-01"), region("l1a-07"));
    let mut res = vec![
        Action::Detonate(one),
        Action::Defuse(one),
        Action::Choose(Race::Orcs),
        Action::Choose(Race::NightElves),
        Action::Expand,
        Action::Decline,
        Action::HumanForm,
        Action::WorgenForm,
        Action::Gather,
        Action::Abandon(one),
        Action::Conquer(one, Means::NONE),
        Action::Conquer(one, Means::only(Mean::Strike).and(Mean::Roll).and(Mean::Frostmourne)),
        Action::Conquer(one, Means::only(Mean::Ethereals)),
        Action::Final(one, Means::NONE),
        Action::Final(one, Means::only(Mean::Ashes)),
        Action::StrikeFinal,
        Action::CallOff,
        Action::LiftAegis,
        Action::Topple(one),
        Action::Swap(one, other),
        Action::Grab(Relic::Aegis, one),
        Action::Grab(Relic::Doomhammer, one),
        Action::Well(region("l1a-w1")),
        Action::Buy(0),
        Action::Buy(1),
        Action::Buy(2),
        Action::Buy(5),
        Action::LeaveTwo(one),
        Action::Fort(one),
        Action::Tower(one),
        Action::Aegis(one),
        Action::Heart(one),
        Action::Objective(one),
        Action::Plant(one),
        Action::Done,
    ];
    res.extend(Faction::ALL.iter().map(|&side| Action::Side(side)));
    for &piece in Piece::ALL {
        res.extend([Action::Take(piece, one), Action::Push(piece, one, other)]);
        res.extend([Action::Oust(piece, one), Action::Put(piece, one)]);
    }
    res
}

pub(crate) fn events() -> Vec<Event> {
    let (one, other) = (region("m1a-08"), region("l1a-07"));
    let folks =
        [Folk::Murlocs, Folk::Active(BOB, Race::Orcs), Folk::Declining(BOB, Race::NightElves)];
    let conquered = |from, beasts, champion| {
        Event::Conquest(ConquestEvent::Conquered {
            seat: ANNA,
            race: Race::Trolls,
            region: one,
            tokens: 2,
            beasts,
            champion,
            from,
        })
    };
    let income = [(IncomeLine::ActiveRegions, 5), (IncomeLine::Power, 2), (IncomeLine::Heart, 1)];
    let mut res = vec![
        Event::Upkeep(UpkeepEvent::RoundBegan { round: 3, n_rounds: 10 }),
        Event::Upkeep(UpkeepEvent::TurnBegan { seat: ANNA }),
        Event::Market(MarketEvent::ComboChosen {
            seat: ANNA,
            race: Race::Forsaken,
            power: Power::Herbalists,
            tokens: 10,
        }),
        Event::Market(MarketEvent::ComboRevealed {
            race: Race::NightElves,
            power: Power::FieldsDefenders,
        }),
        Event::Market(MarketEvent::BadgesReshuffled),
        Event::Scoring(ScoringEvent::Paid {
            seat: ANNA,
            to: Some(BOB),
            coins: 2,
            why: CoinReason::Harmony,
        }),
        Event::Scoring(ScoringEvent::Paid {
            seat: ANNA,
            to: None,
            coins: 2,
            why: CoinReason::Doomhammer,
        }),
        Event::Scoring(ScoringEvent::Paid {
            seat: ANNA,
            to: None,
            coins: 1,
            why: CoinReason::ComboPrice,
        }),
        Event::Decline(DeclineEvent::Declined { seat: ANNA, race: Race::Forsaken }),
        Event::Decline(DeclineEvent::RaceLeft { seat: ANNA, race: Race::Forsaken }),
        Event::Mode(ModeEvent::FormChosen { seat: ANNA, is_worgen: true }),
        Event::Mode(ModeEvent::FormChosen { seat: ANNA, is_worgen: false }),
        Event::Conquest(ConquestEvent::Abandoned { seat: ANNA, region: one }),
        Event::Conquest(ConquestEvent::Rolled { seat: ANNA, n_pips: 2 }),
        Event::Conquest(ConquestEvent::Attempted { seat: ANNA, region: one, cost: 4 }),
        Event::Conquest(ConquestEvent::AttemptFailed {
            seat: ANNA,
            region: one,
            cost: 4,
            strength: 3,
        }),
        Event::Conquest(ConquestEvent::StrikeCalledOff { seat: ANNA, region: one }),
        conquered(None, 0, false),
        conquered(Some(Folk::Murlocs), 1, false),
        conquered(Some(Folk::Active(BOB, Race::Humans)), 0, true),
        conquered(Some(Folk::Declining(BOB, Race::Gnomes)), 2, true),
        Event::Losses(LossesEvent::DraeneiSaved { seat: BOB, region: one }),
        Event::Losses(LossesEvent::LightsHopeSaved { seat: BOB, region: one }),
        Event::Losses(LossesEvent::ChampionCaptured { seat: BOB, by: ANNA }),
        Event::Losses(LossesEvent::ChampionFreed { seat: BOB }),
        Event::Losses(LossesEvent::ChampionGone { seat: BOB }),
        Event::Conquest(ConquestEvent::RelicRevealed { relic: Relic::Karazhan, region: one }),
        Event::Portal(PortalEvent::RelicMoved { relic: Relic::Frostmourne, region: one }),
        Event::Portal(PortalEvent::WellSetAside { region: one }),
        Event::Placement(PlacementEvent::BombPlanted { seat: ANNA, region: one }),
        Event::Upkeep(UpkeepEvent::BombReturned { region: one }),
        Event::Upkeep(UpkeepEvent::BombDiscarded { region: one }),
        Event::Decline(DeclineEvent::BombsLeft { seat: ANNA }),
        Event::Portal(PortalEvent::Swapped { seat: ANNA, one, other }),
        Event::Placement(PlacementEvent::HarmonyGiven { to: BOB }),
        Event::Upkeep(UpkeepEvent::HarmonyReturned { from: BOB }),
        Event::Scoring(ScoringEvent::Scored { seat: ANNA, income: income.into_iter().collect() }),
        Event::Scoring(ScoringEvent::Scored { seat: ANNA, income: Default::default() }),
        Event::Scoring(ScoringEvent::GameEnded {
            totals: [(ANNA, 87), (BOB, 91)].into_iter().collect(),
        }),
    ];
    res.extend(
        CoinReason::ALL
            .iter()
            .map(|&why| Event::Scoring(ScoringEvent::Gained { seat: ANNA, coins: 2, why })),
    );
    res.extend(
        Faction::ALL.iter().map(|&side| Event::Mode(ModeEvent::SideChosen { seat: ANNA, side })),
    );
    res.extend(
        Mean::ALL.iter().map(|&mean| {
            Event::Conquest(ConquestEvent::MeanUsed { seat: ANNA, mean, region: one })
        }),
    );
    res.extend(
        Bomb::ALL
            .iter()
            .map(|&bomb| Event::Upkeep(UpkeepEvent::BombRevealed { region: one, bomb })),
    );
    for &marker in Marker::ALL {
        res.push(Event::Placement(PlacementEvent::MarkerPlaced { marker, region: one }));
        res.push(Event::Placement(PlacementEvent::MarkerRemoved { marker, region: one }));
    }
    for &piece in Piece::ALL {
        res.push(Event::Conquest(ConquestEvent::TookUp {
            seat: ANNA,
            region: one,
            piece,
            n_pieces: 1,
        }));
        res.push(Event::Placement(PlacementEvent::Put { seat: ANNA, region: one, piece }));
        res.push(Event::Losses(LossesEvent::Pushed {
            folk: folks[1],
            piece,
            from: one,
            to: other,
        }));
    }
    for folk in folks {
        for n_pieces in [1, 2, 5] {
            res.push(Event::Losses(LossesEvent::Lost {
                folk,
                region: one,
                piece: Piece::Token,
                n_pieces,
            }));
            res.push(Event::Losses(LossesEvent::Withdrew {
                folk,
                region: one,
                piece: Piece::Beast,
                n_pieces,
            }));
        }
    }
    for n in [1, 2, 5] {
        res.push(Event::Placement(PlacementEvent::Recruited { seat: ANNA, n_tokens: n }));
        res.push(Event::Upkeep(UpkeepEvent::BeastsTaken { seat: ANNA, n_beasts: n }));
        res.push(Event::Upkeep(UpkeepEvent::BeastsDiscarded { seat: ANNA, n_beasts: n }));
    }
    res
}
