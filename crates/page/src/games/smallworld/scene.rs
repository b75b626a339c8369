//! What the drawing of one table is made from, with the questions that several parts ask.

use std::collections::BTreeMap;
use std::ops::Deref;

use game_smallworld::content::Region;
use game_smallworld::state::Holder;
use game_smallworld::view::RegionView;
use game_smallworld::{Action, Mean, Prompt, SmallWorld};
use kernel::{Situation, Viewer};

use crate::context::{Prefs, RenderContext};
use crate::observation::Observation;
use crate::viewer_context::{Choices, ViewerContext};

pub(crate) struct Scene<'a> {
    viewer: ViewerContext<'a, SmallWorld>,
    /// Legal and refused answers by region.
    pub(crate) choices: BTreeMap<Region, Choices<Action>>,
    /// What every legal answer is called.
    labels: BTreeMap<Action, String>,
}

/// What every game's drawing asks.
impl<'a> Deref for Scene<'a> {
    type Target = ViewerContext<'a, SmallWorld>;

    fn deref(&self) -> &Self::Target {
        &self.viewer
    }
}

impl<'a> Scene<'a> {
    pub(crate) fn new(observation: &'a Observation<SmallWorld>, ctx: &RenderContext<'_>) -> Self {
        Self::of(ViewerContext::new(observation, ctx))
    }

    pub(crate) fn alone(situation: &'a Situation<SmallWorld>, prefs: Prefs) -> Self {
        Self::of(ViewerContext::alone(situation, prefs))
    }

    pub(crate) fn of(viewer: ViewerContext<'a, SmallWorld>) -> Self {
        let legal = &viewer.situation.legal;
        let labels = legal.iter().map(|&action| (action, viewer.label(action))).collect();
        Self { choices: viewer.choices_by(places), labels, viewer }
    }

    /// Whether the viewer is a seat that is asked.
    pub(crate) fn is_asked(&self) -> bool {
        self.may_answer()
    }

    /// The label of an action.
    pub(crate) fn label(&self, action: Action) -> String {
        self.labels.get(&action).cloned().unwrap_or_else(|| self.viewer.label(action))
    }

    pub(crate) fn region(&self, region: Region) -> Option<&RegionView> {
        self.view().regions.get(&region)
    }

    /// Own regions of the viewer's Active race, while pieces are moved between them.
    pub(crate) fn is_own(&self, region: Region) -> bool {
        match (self.situation.viewer, self.region(region)) {
            (Viewer::Seat(seat), Some(it)) => it.holder.0 == Holder::Active(seat),
            _ => false,
        }
    }

    /// Whether pieces go from region to region now.
    pub(crate) fn is_moving(&self) -> bool {
        self.is_asked()
            && matches!(self.prompt(), Some(Prompt::Redeploy { .. } | Prompt::Withdrawals { .. }))
    }

    /// Whether the viewer wants to be asked again before this action: it rolls a die, turns something over or ends the turn.
    pub(crate) fn asks_before(&self, action: Action) -> bool {
        let is_last = || matches!(self.prompt(), Some(Prompt::Redeploy { .. }));
        self.prefs.asks_first
            && match action {
                Action::Decline
                | Action::StrikeFinal
                | Action::Final(..)
                | Action::Detonate(_)
                | Action::Choose(_) => true,
                Action::Done => is_last(),
                Action::Conquer(_, means) => means.has(Mean::Roll),
                Action::Defuse(_)
                | Action::Expand
                | Action::HumanForm
                | Action::WorgenForm
                | Action::Side(_)
                | Action::Gather
                | Action::Take(..)
                | Action::Abandon(_)
                | Action::CallOff
                | Action::LiftAegis
                | Action::Topple(_)
                | Action::Push(..)
                | Action::Oust(..)
                | Action::Swap(..)
                | Action::Grab(..)
                | Action::Well(_)
                | Action::Buy(_)
                | Action::Put(..)
                | Action::LeaveTwo(_)
                | Action::Fort(_)
                | Action::Tower(_)
                | Action::Aegis(_)
                | Action::Heart(_)
                | Action::Objective(_)
                | Action::Plant(_) => false,
            }
    }

    /// What a click on a region does, if it does one thing only.
    pub(crate) fn click(&self, region: Region) -> Option<Action> {
        let legal = &self.choices.get(&region)?.legal;
        match legal.as_slice() {
            // The card of the region has the same button with the price beside it.
            [only] if self.asks_before(*only) => None,
            [only] => Some(*only),
            all if self.is_moving() => {
                let put = all.iter().find(|it| matches!(it, Action::Put(..)));
                put.or(all.first()).copied()
            }
            _ => None,
        }
    }
}

/// The regions at which an action is offered: a push where it begins, a swap at both ends.
pub(crate) fn places(action: Action) -> impl Iterator<Item = Region> {
    let n_places = if matches!(action, Action::Push(..)) { 1 } else { 2 };
    action.regions().take(n_places)
}
