//! What the drawing of one table is made from, with the questions that several parts ask.

use std::collections::BTreeMap;

use game_smallworld::content::Region;
use game_smallworld::state::Holder;
use game_smallworld::view::RegionView;
use game_smallworld::{Action, Event, Mean, Prompt, SmallWorld, View};
use kernel::{Refusal, Seat, Situation, Viewer};
use maud::Markup;
use text::{Lang, Speak, Voice};

use crate::desk::{Desk, Prefs};
use crate::past::Trail;
use crate::table;

pub(crate) struct Scene<'a> {
    pub(crate) situation: &'a Situation<SmallWorld>,
    pub(crate) events: &'a [(usize, Event)],
    pub(crate) names: Vec<String>,
    pub(crate) prefs: Prefs,
    /// From the log back to its moments; a picture has none.
    pub(super) trail: Option<Trail>,
    /// Legal and refused answers by region.
    pub(crate) choices: BTreeMap<Region, Choices>,
    /// What every legal answer is called.
    pub(super) labels: BTreeMap<Action, String>,
}

/// What can and cannot be done with a region.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    pub(crate) legal: Vec<Action>,
    /// With the reason, in words.
    pub(crate) refused: Vec<(Action, String)>,
}

impl<'a> Scene<'a> {
    pub(crate) fn of_desk(desk: &Desk<'a>) -> Option<Self> {
        let situation = desk.situation.downcast_ref::<Situation<SmallWorld>>()?;
        let events =
            desk.events.downcast_ref::<Vec<(usize, Event)>>().map_or(&[][..], Vec::as_slice);
        let names = table::names(desk, situation.view.seats.len());
        let trail = Trail::of(desk);
        Some(Self { trail, ..Self::new(situation, events, names, desk.prefs) })
    }

    pub(crate) fn alone(situation: &'a Situation<SmallWorld>, prefs: Prefs) -> Self {
        Self::new(situation, &[], Vec::new(), prefs)
    }

    fn new(
        situation: &'a Situation<SmallWorld>,
        events: &'a [(usize, Event)],
        names: Vec<String>,
        prefs: Prefs,
    ) -> Self {
        let mut res = Self {
            situation,
            events,
            names,
            prefs,
            trail: None,
            choices: BTreeMap::new(),
            labels: BTreeMap::new(),
        };
        res.labels = situation.legal.iter().map(|&action| (action, res.said(action))).collect();
        let mut choices: BTreeMap<Region, Choices> = BTreeMap::new();
        for &action in &situation.legal {
            for region in places(action) {
                choices.entry(region).or_default().legal.push(action);
            }
        }
        for (action, refusal) in &situation.refused {
            for region in places(*action) {
                choices.entry(region).or_default().refused.push((*action, res.why_not(refusal)));
            }
        }
        res.choices = choices;
        res
    }

    /// The end of a line of the log: the way back to its moment.
    pub(super) fn mark(&self, n_moves: usize) -> Markup {
        self.trail.as_ref().map(|it| it.mark(n_moves)).unwrap_or_default()
    }

    pub(crate) fn lang(&self) -> Lang {
        self.prefs.lang
    }

    pub(crate) fn view(&self) -> &View {
        &self.situation.view
    }

    pub(crate) fn voice(&self) -> Voice<'_> {
        Voice::new(self.lang(), &self.names)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice().seat(seat)
    }

    pub(crate) fn prompt(&self) -> Option<Prompt> {
        Some(self.situation.decision?.prompt)
    }

    /// Whether the viewer is a seat that is asked.
    pub(crate) fn is_asked(&self) -> bool {
        match (self.situation.viewer, self.situation.decision) {
            (Viewer::Seat(seat), Some(decision)) => decision.seats.contains(seat),
            _ => false,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.situation.outcome.is_some()
    }

    /// The label of an action.
    pub(crate) fn label(&self, action: Action) -> String {
        self.labels.get(&action).cloned().unwrap_or_else(|| self.said(action))
    }

    fn said(&self, action: Action) -> String {
        SmallWorld::action_text(&self.voice(), self.prompt().as_ref(), &action)
    }

    pub(crate) fn why_not(&self, refusal: &Refusal) -> String {
        SmallWorld::refusal_text(&self.voice(), refusal)
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
