//! What the drawing of one table is made from, with the questions that several parts ask.

use std::collections::BTreeMap;
use std::ops::Deref;

use game_wrath::content::{Routes, book};
use game_wrath::names::{Hero, Space};
use game_wrath::view::{HeroView, SpaceView};
use game_wrath::{Action, Prompt, Wrath};
use kernel::{Seat, Situation, Viewer};

use super::modes::{self, Mode};
use crate::context::{Prefs, RenderContext};
use crate::observation::Observation;
use crate::viewer_context::{Choices, ViewerContext};

pub(crate) struct Scene<'a> {
    viewer: ViewerContext<'a, Wrath>,
    /// The situations of the viewer's other seats that may answer now.
    pub(super) others: Vec<&'a Situation<Wrath>>,
    /// Legal and refused answers by space.
    pub(crate) choices: BTreeMap<Space, Choices<Action>>,
    /// What a click on the map can do, the plainest first.
    pub(super) modes: Vec<Mode>,
}

/// What every game's drawing asks.
impl<'a> Deref for Scene<'a> {
    type Target = ViewerContext<'a, Wrath>;

    fn deref(&self) -> &Self::Target {
        &self.viewer
    }
}

impl<'a> Scene<'a> {
    pub(crate) fn new(observation: &'a Observation<Wrath>, ctx: &RenderContext<'_>) -> Self {
        let others = observation.beside.iter().collect();
        Self { others, ..Self::of(ViewerContext::new(observation, ctx)) }
    }

    pub(crate) fn alone(situation: &'a Situation<Wrath>, prefs: Prefs) -> Self {
        Self::of(ViewerContext::alone(situation, prefs))
    }

    pub(crate) fn of(viewer: ViewerContext<'a, Wrath>) -> Self {
        let (others, choices, modes) = (Vec::new(), BTreeMap::new(), Vec::new());
        let mut res = Self { viewer, others, choices, modes };
        res.choices = res.choices_by(|action| res.place(action));
        res.modes = modes::of(&res);
        res
    }

    /// Whether the table waits for the viewer: in step 1 others may play rewards, but only one hero acts.
    pub(crate) fn is_asked(&self) -> bool {
        let is_own = match (self.situation.viewer, self.prompt()) {
            (Viewer::Seat(seat), Some(Prompt::Act { hero, .. })) => {
                self.seat_of(hero) == Some(seat)
            }
            _ => true,
        };
        is_own && self.may_answer()
    }

    /// Whether the answers are those of the seat that acts, to be given or to be proposed.
    pub(crate) fn shows_turn(&self) -> bool {
        self.is_asked() || self.owner.is_some()
    }

    /// Whom the table waits for.
    pub(crate) fn asked_seat(&self) -> Option<Seat> {
        match self.prompt()? {
            Prompt::Act { hero, .. } => self.seat_of(hero),
            _ => self.situation.decision?.seats.first(),
        }
    }

    /// WR-SOLO-01: one player runs all heroes with one hand.
    pub(crate) fn is_solo(&self) -> bool {
        self.view().seats.len() == 1
    }

    /// How many heroes there are or will be.
    pub(crate) fn n_heroes(&self) -> usize {
        if self.is_solo() {
            usize::from(book().limits.solo_heroes)
        } else {
            self.view().seats.len()
        }
    }

    pub(crate) fn seat_of(&self, hero: Hero) -> Option<Seat> {
        self.view().heroes.get(&hero).map(|it| it.seat)
    }

    pub(crate) fn heroes_on(&self, space: Space) -> Vec<(Hero, &HeroView)> {
        let order = self.view().order.iter();
        let known = order.filter_map(|&hero| Some((hero, self.view().heroes.get(&hero)?)));
        known.filter(|(_, it)| it.space == space).collect()
    }

    pub(crate) fn space(&self, space: Space) -> Option<&SpaceView> {
        self.view().spaces.get(&space)
    }

    /// Whether the viewer wants to be asked again before this action: it rolls dice, or ends a hero's actions.
    pub(super) fn asks_before(&self, action: Action) -> bool {
        let is_last = || matches!(self.prompt(), Some(Prompt::Act { .. }));
        self.prefs.asks_first
            && match action {
                Action::Fight | Action::Quest | Action::Rest | Action::Heal(_) => true,
                Action::Done => is_last(),
                Action::Pick(_)
                | Action::Move(_)
                | Action::Fly(_)
                | Action::PressForward(..)
                | Action::WailingArrow(_)
                | Action::Teleport(_)
                | Action::StormBolt(_)
                | Action::ChainLightning
                | Action::ForTheAlliance(..)
                | Action::Travel(..)
                | Action::AlexstraszasCleansing(_)
                | Action::ArgentCrusaders(_)
                | Action::BorrowedTime
                | Action::OneQuietNight
                | Action::BlessingOfTheLight(_)
                | Action::NewAllies
                | Action::KnightsOfTheEbonBlade(_)
                | Action::GunshipSupport(..)
                | Action::OnwardToVictory(..)
                | Action::Bolt(_)
                | Action::Strike(..)
                | Action::March(..)
                | Action::Stronghold(_)
                | Action::Spawn(_)
                | Action::Activate(..)
                | Action::Hit(_)
                | Action::Play(_)
                | Action::Lay(_)
                | Action::Assign { .. }
                | Action::Take(_)
                | Action::Discard(_)
                | Action::Agree
                | Action::Refuse
                | Action::Lift(_)
                | Action::Prevent
                | Action::Allow
                | Action::Pass
                | Action::Hold => false,
            }
    }

    /// WR-TERM-04: connections on the map as it is now.
    pub(crate) fn routes(&self) -> &'static Routes {
        if self.view().siege.is_some() { &book().map.open } else { &book().map.closed }
    }

    /// The space at which an action is offered; none for what is chosen elsewhere.
    pub(crate) fn place(&self, action: Action) -> Option<Space> {
        let stands = |hero: Hero| self.view().heroes.get(&hero).map(|it| it.space);
        match action {
            Action::Move(space)
            | Action::Fly(space)
            | Action::PressForward(_, space)
            | Action::WailingArrow(space)
            | Action::Teleport(space)
            | Action::StormBolt(space)
            | Action::ForTheAlliance(_, space)
            | Action::Travel(_, _, space)
            | Action::AlexstraszasCleansing(space)
            | Action::GunshipSupport(_, space)
            | Action::OnwardToVictory(_, space)
            | Action::Bolt(space)
            | Action::Strike(_, space)
            | Action::March(_, space)
            | Action::Stronghold(space)
            | Action::Spawn(space)
            | Action::Activate(_, space) => Some(space),
            Action::Hit(hero) | Action::ArgentCrusaders(hero) => stands(hero),
            Action::Pick(_)
            | Action::Fight
            | Action::Quest
            | Action::Rest
            | Action::ChainLightning
            | Action::Heal(_)
            | Action::BorrowedTime
            | Action::OneQuietNight
            | Action::BlessingOfTheLight(_)
            | Action::NewAllies
            | Action::KnightsOfTheEbonBlade(_)
            | Action::Play(_)
            | Action::Lay(_)
            | Action::Assign { .. }
            | Action::Take(_)
            | Action::Discard(_)
            | Action::Agree
            | Action::Refuse
            | Action::Lift(_)
            | Action::Prevent
            | Action::Allow
            | Action::Done
            | Action::Pass
            | Action::Hold => None,
        }
    }
}
