//! What one viewer may know. What is hidden cannot be expressed: it is absent or says `hidden`.
//!
//! The omniscient view describes a position completely; [`kernel::Game::from_view`] turns it back into one. So
//! scenario files use the same names to set a position up and to look at it.

pub use parts::Secret;

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};
use litemap::LiteMap;
use serde::{Deserialize, Serialize};

use crate::content::book;
use crate::event::DespairReason;
use crate::names::{Card, Hero, N_KINDS, N_SPACES, Quest, Region, Reward, Space};
use crate::places::Places;
use crate::setup::Options;
use crate::state::{
    Damage, Favour, Favours, Fight, Horde, QuestAction, Request, RewardSpot, Volley, Wrath,
};
use crate::step::Step;

/// The whole table as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct View {
    pub options: Options,
    /// WR-SETUP-12: who begins, if the table named somebody.
    pub first: Option<Seat>,
    pub turn: TurnView,
    /// WR-AMB-37: seven steps lose.
    pub despair: u8,
    /// How the game ended.
    pub ending: Option<Ending>,
    pub lich_king: LichKing,
    pub quests: BTreeMap<Region, QuestView>,
    /// WR-ICE-02: the quest at Icecrown Citadel; nothing before the siege.
    pub siege: Option<SiegeView>,
    /// The heroes in the order of their turns.
    pub order: Vec<Hero>,
    pub heroes: BTreeMap<Hero, HeroView>,
    pub seats: BTreeMap<Seat, SeatView>,
    pub spaces: LiteMap<Space, SpaceView>,
    /// Pieces that are not on the map. Not read when a position is arranged.
    #[serde(default)]
    pub supply: SupplyView,
    pub hero_deck: HeroDeckView,
    /// WR-DECK-08: the hero discard pile.
    #[serde(with = "kinds")]
    pub discard: BTreeMap<Card, u8>,
    pub scourge: ScourgeView,
    /// Rewards that were played or lost.
    pub spent: Vec<Reward>,
    /// What was put back when the table was set. Not read when a position is arranged.
    #[serde(default)]
    pub boxed: BoxView,
    /// Seats that have passed in the window that is open.
    pub passed: Vec<Seat>,
    /// Seats that play no reward before their own next turn.
    pub holding: Vec<Seat>,
    pub fight: Option<Fight>,
    pub quest_action: Option<QuestAction>,
    pub damage: Option<Damage>,
    pub volley: Option<Volley>,
    pub horde: Option<Horde>,
    pub request: Option<Request>,
    /// The steps still to do, the current one first.
    pub agenda: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnView {
    /// WR-TERM-01: the active hero.
    pub hero: Hero,
    /// The current step: what is asked.
    #[serde(rename = "phase")]
    pub step: Step,
    /// Actions that are left in step 1.
    pub actions: u8,
    /// WR-FREE-03.
    pub used_ability: bool,
    /// WR-DEF-04: step 1 was ended by defeat.
    pub cut_short: bool,
    /// WR-REWARD-QUIET-01.
    pub quiet: bool,
    /// Hero cards drawn and not resolved.
    pub drawn: Vec<Card>,
    /// Other seats that play nothing for the rest of step 1.
    pub sitting_out: Vec<Seat>,
    /// WR-COOP-04: what was refused for a hero and cannot be asked for now.
    pub refused: BTreeMap<Hero, Vec<Favour>>,
    /// WR-AMB-49: what was refused and may be asked for once more.
    #[serde(default)]
    pub reopened: BTreeMap<Hero, Vec<Favour>>,
    /// WR-AMB-49: what was refused and can no longer be lifted.
    #[serde(default)]
    pub settled: BTreeMap<Hero, Vec<Favour>>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// WR-END-02.
    Won,
    /// WR-END-01: what brought the last step of despair.
    Lost(DespairReason),
}

parts::named! {
    /// WR-LK-01, WR-LK-05: where the Lich King stands.
    pub enum LichKing as "place of the Lich King" {
        Red = "red",
        Green = "green",
        Purple = "purple",
        Icecrown = "icecrown-citadel",
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuestView {
    pub quest: Quest,
    /// Steps done on the track.
    pub progress: u8,
    /// Steps the track has. Not read when a position is arranged.
    #[serde(default)]
    pub length: u8,
    pub complete: bool,
    /// WR-SETUP-03: the reward face down under the sheet, until it is earned.
    pub reward: Option<Secret<Reward>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SiegeView {
    pub progress: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub length: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HeroView {
    /// Whose hero it is.
    pub seat: Seat,
    pub health: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub max: u8,
    pub space: Space,
}

/// WR-COOP-01: hands are open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SeatView {
    #[serde(with = "kinds")]
    pub hand: BTreeMap<Card, u8>,
    pub rewards: Vec<Reward>,
}

/// Cards by kind, written with every kind that can be there, so that each has a name in files.
mod kinds {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serializer};

    use crate::names::Card;

    pub(super) fn serialize<S: Serializer>(
        cards: &BTreeMap<Card, u8>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let n_of = |card: &Card| cards.get(card).copied().unwrap_or(0);
        serializer.collect_map(Card::ORDINARY.iter().map(|card| (card, n_of(card))))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<Card, u8>, D::Error> {
        let mut cards = BTreeMap::<Card, u8>::deserialize(deserializer)?;
        cards.retain(|_, n_cards| *n_cards != 0);
        Ok(cards)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SpaceView {
    pub ghouls: u8,
    pub abominations: u8,
    pub stronghold: bool,
    /// Percent: how likely a Scourge card of this space is among those that the next step 3 reveals, as everybody can
    /// count (WR-COOP-02). Not read when a position is arranged.
    #[serde(default)]
    pub threat: u8,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SupplyView {
    pub ghouls: u8,
    pub abominations: u8,
    pub strongholds: u8,
}

/// WR-SETUP-03: quests and rewards that are not in this game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BoxView {
    /// Those in play lie open, so that everybody knows the others.
    pub quests: Vec<Quest>,
    /// Only for the omniscient: the rewards below the sheets lie face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rewards: Option<Vec<Reward>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HeroDeckView {
    /// Not read when a position is arranged.
    #[serde(default)]
    pub cards: u8,
    /// WR-DECK-06: what is left of each pile, the current one first.
    pub piles: Vec<PileView>,
    /// The whole deck, top first; only for the omniscient. When a position is arranged, the first cards suffice.
    pub order: Option<Vec<Card>>,
}

/// What everybody can count of a pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PileView {
    pub cards: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub scourge_rises: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub strongholds: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScourgeView {
    /// WR-RISE-01: the place of the marker, from 0.
    pub index: u8,
    /// WR-SPAWN-01: cards revealed in step 3. Not read when a position is arranged.
    #[serde(default)]
    pub rate: u8,
    /// The deck from the top, in parts of which everybody knows what they hold, but not in which order.
    pub blocks: Vec<Places>,
    /// The whole deck, top first; only for the omniscient. When a position is arranged, the first cards suffice.
    pub order: Option<Vec<Space>>,
    pub discard: Places,
    /// WR-REWARD-ALEX-01: cards out of the game.
    pub boxed: Places,
}

pub(crate) fn of(game: &Wrath, viewer: Viewer) -> View {
    let sees_all = viewer == Viewer::Omniscient;
    View {
        options: game.options,
        first: game.first,
        turn: turn_view(game),
        despair: game.despair,
        ending: match game.downfall {
            Some(why) => Some(Ending::Lost(why)),
            None => game.is_won().then_some(Ending::Won),
        },
        lich_king: match game.lich_king {
            Some(Region::Red) => LichKing::Red,
            Some(Region::Green) => LichKing::Green,
            Some(Region::Purple) => LichKing::Purple,
            None => LichKing::Icecrown,
        },
        quests: Region::ALL.iter().map(|&it| (it, quest_view(game, it, sees_all))).collect(),
        siege: game.siege.map(|progress| SiegeView {
            progress,
            length: book().quest(Quest::IcecrownCitadel).length(),
        }),
        order: game.heroes().collect(),
        heroes: game.heroes().map(|it| (it, hero_view(game, it))).collect(),
        seats: game.seats().map(|it| (it, seat_view(game, it))).collect(),
        spaces: spaces_view(game),
        supply: SupplyView {
            ghouls: game.ghoul_supply(),
            abominations: game.abomination_supply(),
            strongholds: game.stronghold_supply(),
        },
        hero_deck: hero_deck_view(game, sees_all),
        discard: cards_view(game.discard),
        scourge: scourge_view(game, sees_all),
        spent: rewards_in(game, RewardSpot::Spent),
        boxed: BoxView {
            quests: (Quest::ALL.iter().copied())
                .filter(|&it| game.quests.iter().all(|spot| spot.quest != it))
                .filter(|&it| it != Quest::IcecrownCitadel)
                .collect(),
            rewards: sees_all.then(|| rewards_in(game, RewardSpot::Unseen)),
        },
        passed: game.passed.iter().collect(),
        holding: game.holding.iter().collect(),
        fight: game.fight,
        quest_action: game.quest_action,
        damage: game.damage,
        volley: game.volley,
        horde: game.horde,
        request: game.request,
        agenda: game.agenda.iter().collect(),
    }
}

fn turn_view(game: &Wrath) -> TurnView {
    let turn = &game.turn;
    TurnView {
        hero: turn.hero,
        step: game.agenda.top().unwrap_or(Step::End),
        actions: turn.actions,
        used_ability: turn.has_used_ability,
        cut_short: turn.is_cut_short,
        quiet: turn.is_quiet,
        drawn: turn.drawn.to_vec(),
        sitting_out: turn.sitting_out.iter().collect(),
        refused: favours_view(turn.refused),
        reopened: favours_view(turn.reopened),
        settled: favours_view(turn.settled),
    }
}

fn favours_view(favours: Favours) -> BTreeMap<Hero, Vec<Favour>> {
    let of = |hero: Hero| Favour::ALL.iter().copied().filter(move |&it| favours.has(hero, it));
    let by_hero = Hero::ALL.iter().map(|&hero| (hero, of(hero).collect::<Vec<_>>()));
    by_hero.filter(|(_, favours)| !favours.is_empty()).collect()
}

fn quest_view(game: &Wrath, region: Region, sees_all: bool) -> QuestView {
    let spot = game.quests[region.idx()];
    let under = RewardSpot::Under(region);
    let reward = Reward::ALL.iter().copied().find(|it| game.rewards[it.idx()] == under);
    QuestView {
        quest: spot.quest,
        progress: spot.progress,
        length: book().quest(spot.quest).length(),
        complete: spot.is_complete,
        reward: reward.map(|it| if sees_all { Secret::Known(it) } else { Secret::Hidden }),
    }
}

fn hero_view(game: &Wrath, hero: Hero) -> HeroView {
    let figure = game.figures[hero.idx()];
    HeroView {
        seat: figure.seat,
        health: figure.health,
        max: Wrath::max_health(hero),
        space: figure.space,
    }
}

fn cards_view(cards: [u8; N_KINDS]) -> BTreeMap<Card, u8> {
    let counts = Card::ORDINARY.iter().copied().zip(cards);
    counts.filter(|&(_, n_cards)| n_cards != 0).collect()
}

fn rewards_in(game: &Wrath, spot: RewardSpot) -> Vec<Reward> {
    Reward::ALL.iter().copied().filter(|it| game.rewards[it.idx()] == spot).collect()
}

fn seat_view(game: &Wrath, seat: Seat) -> SeatView {
    SeatView {
        hand: cards_view(game.hands[seat].0),
        rewards: rewards_in(game, RewardSpot::Hand(seat)),
    }
}

fn spaces_view(game: &Wrath) -> LiteMap<Space, SpaceView> {
    let mut threats = [0; N_SPACES];
    let mut n_reveals = game.rate();
    let mut first = 0;
    for &size in &game.blocks {
        let n_here = n_reveals.min(size);
        for card in &game.scourge_deck[first..first + usize::from(size)] {
            threats[card.idx()] = (u32::from(n_here) * 100 / u32::from(size)) as u8;
        }
        first += usize::from(size);
        n_reveals -= n_here;
    }
    let space_view = |space: Space| SpaceView {
        ghouls: game.ghouls.on(space),
        abominations: game.n_abominations_on(space),
        stronghold: game.strongholds.has(space),
        threat: threats[space.idx()],
    };
    Space::ALL.iter().map(|&space| (space, space_view(space))).collect()
}

fn hero_deck_view(game: &Wrath, sees_all: bool) -> HeroDeckView {
    let mut first = 0;
    let pile = |&size: &u8| {
        let cards = &game.hero_deck[first..first + usize::from(size)];
        first += cards.len();
        let n_of = |card: Card| cards.iter().filter(|&&it| it == card).count() as u8;
        PileView {
            cards: size,
            scourge_rises: n_of(Card::ScourgeRises),
            strongholds: n_of(Card::Stronghold),
        }
    };
    HeroDeckView {
        cards: game.hero_deck.len() as u8,
        piles: game.piles.iter().map(pile).collect(),
        order: sees_all.then(|| game.hero_deck.to_vec()),
    }
}

fn scourge_view(game: &Wrath, sees_all: bool) -> ScourgeView {
    let mut first = 0;
    let block = |&size: &u8| {
        let cards = &game.scourge_deck[first..first + usize::from(size)];
        first += cards.len();
        cards.iter().copied().collect()
    };
    ScourgeView {
        index: game.scourge_index,
        rate: game.rate(),
        blocks: game.blocks.iter().map(block).collect(),
        order: sees_all.then(|| game.scourge_deck.to_vec()),
        discard: game.scourge_discard,
        boxed: game.scourge_boxed,
    }
}
