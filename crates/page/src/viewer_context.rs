//! What every drawing of a table is made from, whichever the game, and what can be chosen and what cannot.
//!
//! The scene of a game holds one and adds the questions that its own drawing asks.

use std::collections::BTreeMap;

use kernel::{Refusal, Seat, Situation, Viewer};
use maud::Markup;
use text::{Lang, Speak, Voice, msg};

use crate::context::{Prefs, RenderContext};
use crate::games::Draw;
use crate::observation::Observation;
use crate::past::Trail;
use crate::{table, together};

/// What one viewer sees of a match, and in which words.
pub(crate) struct ViewerContext<'a, G: Speak> {
    pub(crate) situation: &'a Situation<G>,
    /// What the viewer saw happen, with the numbers of the records.
    pub(crate) events: &'a [(usize, G::Event)],
    pub(crate) names: Vec<String>,
    pub(crate) prefs: Prefs,
    /// Whose answers these are, when the viewer may only propose them.
    pub(crate) owner: Option<Seat>,
    /// How many of his last choices the viewer may take back at the table.
    pub(crate) n_undo: u32,
    /// From the log back to its moments; a picture has none.
    pub(crate) trail: Option<Trail>,
}

/// What can and cannot be done with something on the table.
#[derive(Clone, Debug)]
pub(crate) struct Choices<A> {
    pub(crate) legal: Vec<A>,
    /// With the reason, in words.
    pub(crate) refused: Vec<(A, String)>,
}

impl<A> Default for Choices<A> {
    fn default() -> Self {
        Self { legal: Vec::new(), refused: Vec::new() }
    }
}

impl<'a, G: Speak> ViewerContext<'a, G> {
    pub(crate) fn new(observation: &'a Observation<G>, ctx: &RenderContext<'_>) -> Self
    where
        G: Draw,
    {
        let Observation { situation, events, .. } = observation;
        let names = table::names(ctx, ctx.table.seats.len());
        let n_undo = ctx.table.n_undo;
        let (prefs, owner, trail) = (ctx.prefs, together::owner(ctx), Trail::of(ctx));
        Self { situation, events, names, prefs, owner, n_undo, trail }
    }

    /// A position without a table around it.
    pub(crate) fn alone(situation: &'a Situation<G>, prefs: Prefs) -> Self {
        let (events, names, owner, trail) = (&[], Vec::new(), None, None);
        Self { situation, events, names, prefs, owner, n_undo: 0, trail }
    }

    pub(crate) fn lang(&self) -> Lang {
        self.prefs.lang
    }

    /// From something on the table, or from an answer, to what can be done with it, and why not.
    pub(crate) fn questions(&self, noun: &dyn std::fmt::Display) -> Markup {
        self.trail.as_ref().map(|it| it.questions(noun)).unwrap_or_default()
    }

    /// The same about something by its names between commas, and about what is offered there under another name.
    pub(crate) fn questions_of(&self, names: &str, offers: &[G::Action]) -> Markup {
        let mut about = names.to_owned();
        for offer in offers.iter().map(ToString::to_string) {
            let is_named = names.split(',').any(|name| offer.split(' ').any(|word| word == name));
            if !is_named {
                about = format!("{about},{offer}");
            }
        }
        self.questions(&about)
    }

    pub(crate) fn view(&self) -> &'a G::View {
        &self.situation.view
    }

    pub(crate) fn voice(&self) -> Voice<'_> {
        Voice::new(self.lang(), &self.names)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice().seat(seat)
    }

    pub(crate) fn prompt(&self) -> Option<G::Prompt> {
        Some(self.situation.decision?.prompt)
    }

    /// The end of a line of the log: the way back to its moment.
    pub(crate) fn mark(&self, n_moves: usize) -> Markup {
        self.trail.as_ref().map(|it| it.mark(n_moves)).unwrap_or_default()
    }

    /// To the replay of what a move led to, and of all that came after it.
    pub(crate) fn again(&self, n_moves: usize) -> Markup {
        self.trail.as_ref().map(|it| it.again(n_moves)).unwrap_or_default()
    }

    /// Whether the viewer is a seat that may answer.
    pub(crate) fn may_answer(&self) -> bool {
        match (self.situation.viewer, self.situation.decision) {
            (Viewer::Seat(seat), Some(decision)) => decision.seats.contains(seat),
            (Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient, _) => false,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.situation.outcome.is_some()
    }

    /// The label of an action.
    pub(crate) fn label(&self, action: G::Action) -> String {
        G::action_text(&self.voice(), self.prompt().as_ref(), &action)
    }

    /// The label of an answer where it stands alone, without the heading that says whether it is only proposed.
    pub(crate) fn offer(&self, action: G::Action) -> String {
        let what = self.label(action);
        if self.owner.is_none() { what } else { msg!(self.lang(), TOGETHER_OFFER, what = what) }
    }

    pub(crate) fn why_not(&self, refusal: &Refusal) -> String {
        G::refusal_text(&self.voice(), refusal)
    }

    /// The answers by what they are about; `nouns` says that of one answer.
    pub(crate) fn choices_by<N: Ord, I: IntoIterator<Item = N>>(
        &self,
        nouns: impl Fn(G::Action) -> I,
    ) -> BTreeMap<N, Choices<G::Action>> {
        let mut res: BTreeMap<N, Choices<G::Action>> = BTreeMap::new();
        for &action in &self.situation.legal {
            for noun in nouns(action) {
                res.entry(noun).or_default().legal.push(action);
            }
        }
        for (action, refusal) in &self.situation.refused {
            for noun in nouns(*action) {
                let why = self.why_not(refusal);
                res.entry(noun).or_default().refused.push((*action, why));
            }
        }
        res
    }
}
