//! What the public and the private fields are written from, as plain memory: of a view, or straight from the position.
//!
//! The laws of the encoding compare both in every position, so that the position tells no more than the view.

use kernel::{Seat, SeatSet, Viewer};
use parts::{Slots, Spaces};
use tinyvec::ArrayVec;

use crate::names::{
    Ability, Challenge, Face, Hero, Item, Level, N_DISCOVERIES, N_KEPT, N_MARKERS, N_TOKENS,
    N_TROPHIES, Space,
};
use crate::sets::{ChallengeSet, ItemSet, QuestSet};
use crate::setup::Options;
use crate::state::{
    Adventure, Attached, Global, Log, MOST_SEATS, Marker, Player, Task, Token, Turn,
};
use crate::view::of::{boxed_quests, combat, may_know, worth};
use crate::view::{CombatView, PlacingView, PlayerView, TokenView, View, Worth};

/// What one seat sees.
pub struct Sight {
    pub(super) options: Options,
    pub(super) first: Seat,
    pub(super) round: u16,
    pub(super) players: [Option<PlayerSight>; MOST_SEATS],
    pub(super) turn: Turn,
    pub(super) combat: Option<CombatView>,
    /// By level.
    pub(super) n_in_decks: [u8; 4],
    /// Cards that the seat knows in the challenge decks, and how far from the top, counted from 1.
    pub(super) known: Vec<(Challenge, u8)>,
    pub(super) n_elite: u8,
    pub(super) dropped: QuestSet,
    pub(super) boxed_quests: QuestSet,
    pub(super) track: [Option<Marker>; N_MARKERS],
    pub(super) global: Option<Global>,
    pub(super) events: ChallengeSet,
    pub(super) tokens: Slots<Option<TokenView>, N_TOKENS>,
    pub(super) supply: u8,
    pub(super) boxed: [u8; N_DISCOVERIES],
    pub(super) placing: Option<PlacingView>,
    pub(super) trophies: [u8; N_TROPHIES],
    pub(super) attached: ArrayVec<[Attached; 40]>,
    pub(super) winners: SeatSet,
}

/// A player's area.
pub(super) struct PlayerSight {
    pub(super) hero: Option<Hero>,
    pub(super) space: Space,
    pub(super) level: Level,
    pub(super) face: Face,
    pub(super) damage: u8,
    pub(super) worth: Worth,
    pub(super) diseases: u8,
    pub(super) curses: u8,
    pub(super) slowed: u8,
    pub(super) dazed: bool,
    pub(super) n_deck: u8,
    pub(super) n_hand: u8,
    /// If the seat may see it.
    pub(super) hand: Option<ArrayVec<[Ability; 24]>>,
    pub(super) discard: ArrayVec<[Ability; 24]>,
    pub(super) limbo: ArrayVec<[Ability; 8]>,
    pub(super) bag: ItemSet,
    pub(super) weapon: Option<Item>,
    pub(super) armour: Option<Item>,
    pub(super) kept: [u8; N_KEPT],
    pub(super) tasks: ArrayVec<[Task; 4]>,
    /// Spaces where the quests still have something to do.
    pub(super) targets: Spaces,
    pub(super) log: Log,
}

impl Sight {
    /// Straight from the position.
    pub(super) fn of_game(game: &Adventure, seat: Seat) -> Self {
        let viewer = Viewer::Seat(seat);
        let mut known = Vec::new();
        for deck in &game.decks {
            for (place, lying) in (1..).zip(deck) {
                if lying.known.contains(seat) {
                    known.push((lying.card, place));
                }
            }
        }
        let token = |it: &Token| {
            let kind = may_know(viewer, it.known, it.shown).then_some(it.kind);
            TokenView { space: it.space, known: it.known, shown: it.shown, kind }
        };
        let placing = |(placer, kind)| {
            let kind = viewer.may_see(placer).then_some(kind);
            PlacingView { seat: placer, kind }
        };
        let player = |idx: usize| {
            let is_there = idx < usize::from(game.n_seats);
            is_there.then(|| PlayerSight::of_game(game, Seat(idx as u8), seat))
        };
        Self {
            options: game.options,
            first: game.first,
            round: game.round,
            players: std::array::from_fn(player),
            turn: game.turn,
            combat: game.combat.as_ref().map(|it| combat(game, it)),
            n_in_decks: game.decks.each_ref().map(|deck| deck.len() as u8),
            known,
            n_elite: game.elite.len() as u8,
            dropped: game.dropped,
            boxed_quests: boxed_quests(game),
            track: game.track,
            global: game.global,
            events: game.events,
            tokens: Slots(game.tokens.0.each_ref().map(|it| it.as_ref().map(token))),
            supply: game.supply.iter().sum(),
            boxed: game.boxed,
            placing: game.placing.map(placing),
            trophies: game.trophies,
            attached: game.attached,
            winners: game.winners,
        }
    }

    /// From what a view says.
    pub(super) fn of_view(view: View) -> Self {
        let mut res = Self {
            options: view.options,
            first: view.first,
            round: view.round,
            players: [const { None }; MOST_SEATS],
            turn: view.turn,
            combat: view.combat,
            n_in_decks: [0; 4],
            known: Vec::new(),
            n_elite: view.elite.size,
            dropped: view.dropped,
            boxed_quests: view.boxed_quests,
            track: [None; N_MARKERS],
            global: view.global,
            events: view.events,
            tokens: Slots([const { None }; N_TOKENS]),
            supply: view.supply,
            boxed: [0; N_DISCOVERIES],
            placing: view.placing,
            trophies: [0; N_TROPHIES],
            attached: view.attached.into_iter().collect(),
            winners: view.winners,
        };
        for (level, deck) in view.decks {
            res.n_in_decks[level.idx()] = deck.size;
            res.known.extend(deck.cards.into_iter().map(|(place, card)| (card, place + 1)));
        }
        for (slot, it) in res.players.iter_mut().zip(view.players) {
            *slot = Some(PlayerSight::of_view(it));
        }
        // Numbers on the board are counted from 1.
        view.track.iter().for_each(|(&nth, &it)| res.track[usize::from(nth) - 1] = Some(it));
        for (nth, it) in view.tokens {
            res.tokens[usize::from(nth) - 1] = Some(it);
        }
        view.boxed.iter().for_each(|(it, &n)| res.boxed[it.idx()] = n);
        view.trophies.iter().for_each(|(it, &n)| res.trophies[it.idx()] = n);
        res
    }
}

fn spaces<'a>(spaces: impl IntoIterator<Item = &'a Space>) -> Spaces {
    spaces.into_iter().map(|it| it.idx() as u8).collect()
}

impl PlayerSight {
    fn of_game(game: &Adventure, seat: Seat, observer: Seat) -> Self {
        let it: &Player = game.player(seat);
        let targets = it.tasks.iter().map(|task| spaces(&game.targets(seat, task)));
        Self {
            hero: it.hero,
            space: it.space,
            level: it.level,
            face: it.face,
            damage: it.damage,
            worth: worth(game, seat),
            diseases: it.diseases,
            curses: it.curses,
            slowed: it.slowed,
            dazed: it.dazed,
            n_deck: it.deck.len() as u8,
            n_hand: it.hand.len() as u8,
            hand: (seat == observer).then_some(it.hand),
            discard: it.discard,
            limbo: it.limbo,
            bag: it.bag,
            weapon: it.weapon,
            armour: it.armour,
            kept: it.kept,
            tasks: it.tasks,
            targets: targets.fold(Spaces::EMPTY, |all, it| all | it),
            log: it.log,
        }
    }

    fn of_view(view: PlayerView) -> Self {
        let mut kept = [0; N_KEPT];
        view.kept.iter().for_each(|(it, &n)| kept[it.idx()] = n);
        let tasks = view.quests.iter().map(|it| Task {
            quest: it.quest,
            progress: it.progress,
            rival: it.rival,
            done: it.done,
        });
        Self {
            hero: view.hero,
            space: view.space,
            level: view.level,
            face: view.face,
            damage: view.damage,
            worth: view.worth,
            diseases: view.diseases,
            curses: view.curses,
            slowed: view.slowed,
            dazed: view.dazed,
            n_deck: view.deck,
            n_hand: view.hand,
            hand: view.hand_cards.map(|it| it.into_iter().collect()),
            discard: view.discard.into_iter().collect(),
            limbo: view.limbo.into_iter().collect(),
            bag: view.bag,
            weapon: view.weapon,
            armour: view.armour,
            kept,
            tasks: tasks.collect(),
            targets: spaces(view.quests.iter().flat_map(|it| &it.targets)),
            log: view.log,
        }
    }
}
