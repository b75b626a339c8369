//! What the drawing of one table is made from, and what on the table an answer is about.

use std::collections::BTreeMap;
use std::ops::Deref;

use game_adventure::names::{Ability, Discovery, Hero, Item, Quest, Space};
use game_adventure::outlook::{Odds, Outlook, Road};
use game_adventure::view::PlayerView;
use game_adventure::{Action, Adventure, Prompt};
use kernel::{Seat, Situation, Viewer};

use super::way::{self, Way};
use crate::context::{Prefs, RenderContext};
use crate::observation::Observation;
use crate::viewer_context::{Choices, ViewerContext};

pub(crate) struct Scene<'a> {
    viewer: ViewerContext<'a, Adventure>,
    /// Answers by what they are about.
    choices: BTreeMap<Noun, Choices<Action>>,
    /// How the viewer's character gets to other spaces.
    pub(super) ways: BTreeMap<Space, Way>,
    /// The same in turns, and what a fight may bring.
    pub(super) outlook: Outlook,
    roads: Vec<Option<Road>>,
}

/// What every game's drawing asks.
impl<'a> Deref for Scene<'a> {
    type Target = ViewerContext<'a, Adventure>;

    fn deref(&self) -> &Self::Target {
        &self.viewer
    }
}

/// Something on the table that can be looked at, and perhaps be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Noun {
    Space(Space),
    Seat(Seat),
    Ability(Ability),
    Item(Item),
    Discovery(Discovery),
    Quest(Quest),
    /// An undefeated encounter by its place on the track, counted from 1.
    Marker(u8),
    /// A discovery on the board by its number, counted from 1.
    Token(u8),
}

impl Noun {
    /// The id of its card.
    pub(crate) fn card(self) -> String {
        match self {
            Self::Space(it) => format!("why-{it}"),
            Self::Seat(seat) => format!("why-seat-{}", seat.0 + 1),
            Self::Ability(it) => format!("why-ability-{it}"),
            Self::Item(it) => format!("why-item-{it}"),
            Self::Discovery(it) => format!("why-kept-{it}"),
            Self::Quest(it) => format!("why-quest-{it}"),
            Self::Marker(n) => format!("why-marker-{n}"),
            Self::Token(n) => format!("why-token-{n}"),
        }
    }

    /// Something as answers name it, for the questions about it.
    pub(crate) fn named(self) -> String {
        match self {
            Self::Space(it) => it.to_string(),
            Self::Seat(seat) => Action::Choose(seat).to_string().replacen("choose ", "", 1),
            Self::Ability(it) => it.to_string(),
            Self::Item(it) => it.to_string(),
            Self::Discovery(it) => it.to_string(),
            Self::Quest(it) => it.to_string(),
            Self::Marker(n) => format!("marker-{n}"),
            Self::Token(n) => format!("token-{n}"),
        }
    }
}

impl<'a> Scene<'a> {
    pub(crate) fn new(observation: &'a Observation<Adventure>, ctx: &RenderContext<'_>) -> Self {
        Self::of(ViewerContext::new(observation, ctx))
    }

    pub(crate) fn alone(situation: &'a Situation<Adventure>, prefs: Prefs) -> Self {
        Self::of(ViewerContext::alone(situation, prefs))
    }

    pub(crate) fn of(viewer: ViewerContext<'a, Adventure>) -> Self {
        let ways = way::all(viewer.situation);
        let outlook = Outlook::of(viewer.view());
        let mut res = Self { viewer, choices: BTreeMap::new(), ways, outlook, roads: Vec::new() };
        res.roads = res.all_roads();
        res.choices = res.choices_by(|action| res.noun(action));
        res
    }

    /// Whether the table waits for the viewer.
    pub(crate) fn is_asked(&self) -> bool {
        matches!(self.situation.viewer, Viewer::Seat(seat) if Some(seat) == self.asked())
    }

    /// Whom the table waits for.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.situation.decision?.seats.first()
    }

    /// Whose sheet stands first: the viewer's own, or for a spectator that of the active player.
    pub(crate) fn self_or_active(&self) -> Seat {
        match self.situation.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Omniscient => self.view().active,
        }
    }

    pub(crate) fn is_viewer(&self, seat: Seat) -> bool {
        self.situation.viewer == Viewer::Seat(seat)
    }

    pub(crate) fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.view().players.get(seat.idx())
    }

    pub(crate) fn players(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        self.view().players.iter().enumerate().map(|(idx, it)| (Seat(idx as u8), it))
    }

    /// Before the first turn nobody stands on the board.
    pub(crate) fn has_begun(&self) -> bool {
        self.view().round != 0
    }

    /// How the viewer's character comes to a space.
    pub(super) fn road(&self, space: Space) -> Option<Road> {
        self.roads.get(space.idx()).copied().flatten()
    }

    fn all_roads(&self) -> Vec<Option<Road>> {
        match self.situation.viewer {
            Viewer::Seat(seat) if self.has_begun() && !self.is_over() => {
                self.outlook.roads(seat).to_vec()
            }
            _ => vec![None; Space::ALL.len()],
        }
    }

    /// What an answer is likely to bring, if it is a fight.
    pub(super) fn outlook_of(&self, action: Action) -> Option<Odds> {
        matches!(self.prompt(), Some(Prompt::Challenge)).then(|| self.outlook.odds_of(action))?
    }

    /// Whether the card of something is on the page.
    pub(super) fn is_shown(&self, noun: Noun) -> bool {
        let view = self.view();
        match noun {
            Noun::Space(_) => true,
            Noun::Seat(seat) => self.player(seat).is_some_and(|it| it.hero.is_some()),
            Noun::Ability(it) => self
                .players()
                .any(|(_, player)| player.hand_cards.iter().flatten().any(|held| *held == it)),
            Noun::Item(it) => self.players().any(|(_, player)| {
                player.bag.has(it) || player.weapon == Some(it) || player.armour == Some(it)
            }),
            Noun::Discovery(it) => {
                let own = self.player(self.self_or_active());
                own.is_some_and(|player| player.kept.contains_key(&it))
            }
            Noun::Quest(it) => {
                self.players().any(|(_, player)| player.quests.iter().any(|task| task.quest == it))
            }
            Noun::Marker(n) => view.track.contains_key(&n),
            Noun::Token(_) => false,
        }
    }

    /// Characters on a space.
    pub(crate) fn standing_on(&self, space: Space) -> Vec<(Seat, Hero)> {
        let here = self.players().filter(|(_, it)| self.has_begun() && it.space == space);
        here.filter_map(|(seat, it)| Some((seat, it.hero?))).collect()
    }

    /// What is offered about something.
    pub(crate) fn offers(&self, noun: Noun) -> &[Action] {
        self.choices.get(&noun).map_or(&[], |it| &it.legal)
    }

    pub(crate) fn refusals(&self, noun: Noun) -> &[(Action, String)] {
        self.choices.get(&noun).map_or(&[], |it| &it.refused)
    }

    /// Whether the viewer wants to be asked again before this answer: it rolls dice, draws a card or ends a phase.
    pub(super) fn asks_before(&self, action: Action) -> bool {
        self.prefs.asks_first
            && match action {
                Action::Draw
                | Action::Attack(_)
                | Action::FaceMarker(_)
                | Action::FaceEvent
                | Action::FaceLair => true,
                Action::Done => matches!(self.prompt(), Some(Prompt::Movement { .. })),
                Action::Pick(_)
                | Action::Move(_)
                | Action::Go(_)
                | Action::Flip
                | Action::Play(_)
                | Action::Use(_)
                | Action::Spend(_)
                | Action::Drink(..)
                | Action::Visit(_)
                | Action::Open(_)
                | Action::Place(_)
                | Action::Advance(_)
                | Action::HandIn(..)
                | Action::Equip(_)
                | Action::Unequip(_)
                | Action::DropQuest(_)
                | Action::Give(_)
                | Action::Take(_)
                | Action::Discard(_)
                | Action::Begin(_)
                | Action::Choose(_)
                | Action::ChooseToken(_)
                | Action::ChooseMarker(_)
                | Action::OfLevel(_)
                | Action::Option(_)
                | Action::Accept
                | Action::Pass => false,
            }
    }

    /// What an answer is about; nothing for what is chosen elsewhere.
    pub(crate) fn noun(&self, action: Action) -> Option<Noun> {
        let here = || Some(Noun::Space(self.player(self.view().active)?.space));
        match action {
            Action::Move(it) | Action::Go(it) | Action::Place(it) => Some(Noun::Space(it)),
            Action::FaceEvent | Action::FaceLair => here(),
            Action::Play(it) | Action::Discard(it) | Action::Begin(it) => Some(Noun::Ability(it)),
            Action::Use(it)
            | Action::Drink(it, _)
            | Action::Equip(it)
            | Action::Unequip(it)
            | Action::Give(it)
            | Action::Take(it) => Some(Noun::Item(it)),
            Action::Spend(it) => Some(Noun::Discovery(it)),
            Action::Attack(seat) | Action::Choose(seat) => Some(Noun::Seat(seat)),
            Action::FaceMarker(idx) | Action::ChooseMarker(idx) => Some(Noun::Marker(idx + 1)),
            Action::ChooseToken(idx) => Some(Noun::Token(idx + 1)),
            Action::Advance(it) | Action::HandIn(it, _) | Action::DropQuest(it) => {
                Some(Noun::Quest(it))
            }
            Action::Pick(_)
            | Action::Flip
            | Action::Visit(_)
            | Action::Open(_)
            | Action::Draw
            | Action::OfLevel(_)
            | Action::Option(_)
            | Action::Accept
            | Action::Done
            | Action::Pass => None,
        }
    }
}
