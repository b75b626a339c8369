//! What one viewer saw of a match, and the one place where the type of its game is left behind.
//!
//! `Match<G>` gives an [`Observation<G>`]; whoever stands above names no game and holds it as an [`AnyObservation`]. The
//! game cannot be mixed up on the way: words and drawings are called with the type that the observation was made with.

use kernel::{Situation, Viewer};
use maud::Markup;
use text::{Lang, Telling, Voice, msg};

use crate::context::{Part, Prefs, RenderContext};
use crate::games::{self, Draw, Phase, Renderer};
use crate::turn_cards;

/// What one viewer may know, do and have seen: views and events are redacted before they come here.
#[derive(Clone, Debug)]
pub struct Observation<G: Draw> {
    pub situation: Situation<G>,
    /// The same of other seats that the viewer holds and that may answer now; only where nothing is private.
    pub beside: Vec<Situation<G>>,
    /// What the viewer saw happen, with the numbers of the effective records.
    pub events: Vec<(usize, G::Event)>,
}

/// An [`Observation`], whichever the game.
pub trait AnyObservation: Send {
    fn viewer(&self) -> Viewer;

    /// What the game draws without a position.
    fn game(&self) -> &'static dyn Renderer;

    fn tell(&self, voice: &Voice<'_>) -> Telling;

    /// The phases of a turn in their order, the one that is being played marked.
    fn phases(&self, lang: Lang) -> Vec<Phase>;

    /// What happened from the `from`-th effective record on, each sentence with the number of its record.
    fn tell_events(&self, voice: &Voice<'_>, from: usize) -> Vec<(usize, String)>;

    /// The turns in which some moves were played, each with the number of its move: whose it was, what it came to, and whether
    /// the first or the last blood was shed with that move. A move of the set-up has none.
    fn tell_turns(&self, voice: &Voice<'_>, moves: &[usize]) -> Vec<(usize, String)>;

    /// The moves with the first and the last defeat of the match; one move if they are the same, none if there was no defeat.
    fn blood(&self) -> Vec<usize>;

    /// The parts of the game, without what stands around it; see [`crate::parts`].
    fn parts(&self, ctx: &RenderContext<'_>) -> Vec<Part>;

    /// Those that an action can change; see [`crate::live_parts`].
    fn live_parts(&self, ctx: &RenderContext<'_>) -> Vec<Part>;

    /// The frame of the table; see [`crate::table_page`].
    fn table(&self, ctx: &RenderContext<'_>, part: &dyn Fn(&str) -> Markup) -> Markup;

    /// The position as one picture that stands alone.
    fn board_svg(&self, prefs: Prefs) -> String;
}

impl<G: Draw> AnyObservation for Observation<G> {
    fn viewer(&self) -> Viewer {
        self.situation.viewer
    }

    fn game(&self) -> &'static dyn Renderer {
        games::renderer::<G>()
    }

    fn tell(&self, voice: &Voice<'_>) -> Telling {
        text::telling(voice, &self.situation)
    }

    fn phases(&self, lang: Lang) -> Vec<Phase> {
        G::phases(lang, Some(&self.situation))
    }

    fn tell_events(&self, voice: &Voice<'_>, from: usize) -> Vec<(usize, String)> {
        let events = self.events.iter().filter(|(idx, _)| from <= *idx);
        events.map(|(idx, event)| (*idx, G::event_text(voice, event))).collect()
    }

    fn tell_turns(&self, voice: &Voice<'_>, moves: &[usize]) -> Vec<(usize, String)> {
        let blood = self.blood();
        let told = |it: &usize| {
            let told = turn_cards::told(self, voice, *it)?;
            let said = match blood.iter().position(|number| number == it) {
                Some(0) => msg!(voice.lang, STORY_FIRST_BLOOD, told = told),
                Some(_) => msg!(voice.lang, STORY_LAST_BLOOD, told = told),
                None => told,
            };
            Some((*it, said))
        };
        moves.iter().filter_map(told).collect()
    }

    fn blood(&self) -> Vec<usize> {
        let mut of = self.events.iter().filter(|(_, event)| G::is_blood(event)).map(|(it, _)| *it);
        let first = of.next();
        first.into_iter().chain(of.next_back().filter(|it| Some(*it) != first)).collect()
    }

    fn parts(&self, ctx: &RenderContext<'_>) -> Vec<Part> {
        G::parts(self, ctx)
    }

    fn live_parts(&self, ctx: &RenderContext<'_>) -> Vec<Part> {
        G::live_parts(self, ctx)
    }

    fn table(&self, ctx: &RenderContext<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
        G::table(self, ctx, part)
    }

    fn board_svg(&self, prefs: Prefs) -> String {
        G::board_svg(&self.situation, prefs).into_string()
    }
}
