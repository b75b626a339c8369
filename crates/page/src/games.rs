//! The drawings of the games. A new game is a module with an implementation of [`Draw`]; the list of games is that of
//! `catalog`.

pub mod adventure;
pub mod quest;
pub mod smallworld;
pub mod wrath;

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use kernel::{GameInfo, OptionValues, Seat, Situation, Slot, TableOption, TableSetup};
use maud::{Markup, html};
use text::{Describe, Lang, Narrator, OptionText, Voice};

use crate::asset::Gallery;
use crate::beat::Beat;
use crate::context::{Part, Prefs, RenderContext};
use crate::observation::Observation;

/// An option of a table as the lobby offers it; its field is called `set.KEY`, or `set-N.KEY` where it depends on the
/// number of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionField {
    pub key: &'static str,
    pub name: String,
    pub hint: String,
    pub kind: OptionKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// A check box; sends `true`.
    Switch,
    /// One of these values, with their labels; the first if nothing is chosen.
    OneOf(Vec<(String, String)>),
    /// For each number of seats its choices; what is not chosen is drawn.
    Slots(Vec<(u8, Vec<SlotField>)>),
}

/// One of several choices that make up an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotField {
    /// Empty if the option has only this one.
    pub name: String,
    /// Values with their labels.
    pub values: Vec<(String, String)>,
}

/// The options of a game as fields, in the words of its narrator.
pub(crate) fn option_fields(renderer: &dyn Renderer, lang: Lang) -> Vec<OptionField> {
    let narrator = renderer.narrator();
    let label = |value: &String| (value.clone(), narrator.choice(lang, value));
    let labelled = |slot: &Slot| slot.iter().map(label).collect();
    let slot = |slot: Slot| SlotField { name: narrator.slot(lang, &slot), values: labelled(&slot) };
    let field = |it: &TableOption| {
        let said = narrator.option(lang, it.key);
        let said =
            said.unwrap_or_else(|| OptionText { name: it.key.to_owned(), hint: String::new() });
        let kind = match it.values {
            OptionValues::Flag => OptionKind::Switch,
            OptionValues::OneOf(names) => OptionKind::OneOf(labelled(&names())),
            OptionValues::Slots(slots) => OptionKind::Slots(
                renderer.n_seats().map(|n| (n, slots(n).into_iter().map(slot).collect())).collect(),
            ),
        };
        OptionField { key: it.key, name: said.name, hint: said.hint, kind }
    };
    renderer.options().iter().map(field).collect()
}

/// What a newcomer asks first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// How long a game with the usual number of seats takes people who know it.
    pub minutes: u16,
    pub weight: Weight,
    /// Seats of a table that is opened with one click.
    pub usual_seats: u8,
}

/// How much there is to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Easy,
    Medium,
    Demanding,
}

/// A phase of a turn, or of a round, as the reference card lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// What names its line of the reference card.
    pub key: &'static str,
    pub name: String,
    /// What happens in it.
    pub hint: String,
    /// It is being played.
    pub is_now: bool,
}

impl Phase {
    /// Phases by their keys with their names and what happens in them; `now` is the name of the one that is being played.
    pub(crate) fn list(
        all: impl IntoIterator<Item = (&'static str, String, String)>,
        now: Option<&str>,
    ) -> Vec<Self> {
        let of = |(key, name, hint): (_, String, _)| {
            let is_now = now == Some(name.as_str());
            Self { key, name, hint, is_now }
        };
        all.into_iter().map(of).collect()
    }
}

/// A game that can be drawn. Its drawings get an observation of the same game: to hand over another one does not compile.
pub trait Draw: Describe<Setup: TableSetup> {
    fn title(lang: Lang) -> String;

    /// What the game is about, in one sentence.
    fn about(lang: Lang) -> String;

    fn profile() -> Profile;

    /// A picture that tells the game from others: it stands beside the title.
    fn emblem() -> Markup;

    /// What the table looks like, for the front page: the board, where there is one.
    fn front() -> Markup {
        html! { img src={ "/art/" (Self::INFO.id) "/board.svg" } width="640" height="360" alt="" decoding="async"; }
    }

    /// Every part, in reading order.
    fn parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part>;

    /// Without the parts that an action cannot change.
    fn live_parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part>;

    /// Whether an event is a defeat: of a hero, a foe, or the defenders of a region.
    fn is_blood(_event: &Self::Event) -> bool {
        false
    }

    /// What is performed of an action, by the events that it told a viewer, and those that were told before. `after` counts
    /// the events of the action. A game without
    /// beats shows at once what has become of it.
    fn beats(
        _voice: &Voice<'_>,
        _before: &[(usize, Self::Event)],
        _events: &[&Self::Event],
    ) -> Vec<Beat> {
        Vec::new()
    }

    /// Whose turn begins with an event; the view tells whose a hero is.
    fn turn_of(_view: &Self::View, _event: &Self::Event) -> Option<Seat> {
        None
    }

    /// What a turn came to, in a few words each.
    fn turn_facts(_voice: &Voice<'_>, _events: &[&Self::Event]) -> Vec<String> {
        Vec::new()
    }

    /// The parts in which an action is seen as it comes about; nobody is asked then.
    fn frame_parts(_observation: &Observation<Self>, _ctx: &RenderContext<'_>) -> Vec<Part> {
        Vec::new()
    }

    /// The frame of the table; `part` gives the drawing of a part by its id.
    fn table(
        observation: &Observation<Self>,
        ctx: &RenderContext<'_>,
        part: &dyn Fn(&str) -> Markup,
    ) -> Markup;

    /// What the game adds to the top bar.
    fn tools(lang: Lang) -> Markup;

    /// Definitions that the drawings refer to, once on a page.
    fn defs() -> Markup;

    /// A whole position as one picture that stands alone.
    fn board_svg(situation: &Situation<Self>, prefs: Prefs) -> Markup;

    /// What the front page offers beside the form of a new table: the form that goes on with a campaign file.
    fn campaign_form(_prefs: &Prefs) -> Markup {
        Markup::default()
    }

    /// The pictures of its cards.
    fn gallery() -> Option<&'static Gallery> {
        None
    }

    /// Eight rules that newcomers forget: in each line an identity, and the message that says what it comes to. It is a
    /// file of its own because to name a rule here is not to carry it out (`coverage`).
    fn often_forgotten() -> &'static str;

    /// The reference card, a line for each section: its name and the rules in it; or `phase`, the key of a phase and its
    /// rules; or `icon`, an emblem and its message.
    fn reference_card() -> &'static str;

    /// The phases of a turn in their order; a position tells which of them is being played, if it is one.
    fn phases(lang: Lang, now: Option<&Situation<Self>>) -> Vec<Phase>;

    /// What is in the box, with the texts that explain it.
    fn components(lang: Lang) -> Markup;
}

/// What a game says and draws without a position, whichever the game.
pub trait Renderer: Sync {
    /// The fact sheet of the game.
    fn info(&self) -> GameInfo;
    fn id(&self) -> &'static str {
        self.info().id
    }
    fn n_seats(&self) -> RangeInclusive<u8> {
        self.info().min_seats..=self.info().max_seats
    }
    fn narrator(&self) -> &'static dyn Narrator;
    fn title(&self, lang: Lang) -> String;
    fn about(&self, lang: Lang) -> String;
    fn profile(&self) -> Profile;
    fn emblem(&self) -> Markup;
    fn front(&self) -> Markup;
    /// What a table may choose.
    fn options(&self) -> &'static [TableOption];
    fn tools(&self, lang: Lang) -> Markup;
    fn defs(&self) -> Markup;
    fn campaign_form(&self, prefs: &Prefs) -> Markup;
    fn often_forgotten(&self) -> &'static str;
    fn reference_card(&self) -> &'static str;
    /// The phases of a turn in their order, without a position.
    fn phases(&self, lang: Lang) -> Vec<Phase>;
    fn components(&self, lang: Lang) -> Markup;
    /// The pictures of its cards, if it has any.
    fn gallery(&self) -> Option<&'static Gallery>;
}

/// The renderer of a game.
pub fn renderer<G: Draw>() -> &'static dyn Renderer {
    &Drawings::<G>(PhantomData)
}

struct Drawings<G>(PhantomData<fn() -> G>);

impl<G: Draw> Renderer for Drawings<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn narrator(&self) -> &'static dyn Narrator {
        text::narrator::<G>()
    }

    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }

    fn about(&self, lang: Lang) -> String {
        G::about(lang)
    }

    fn profile(&self) -> Profile {
        G::profile()
    }

    fn emblem(&self) -> Markup {
        G::emblem()
    }

    fn front(&self) -> Markup {
        G::front()
    }

    fn options(&self) -> &'static [TableOption] {
        G::Setup::OPTIONS
    }

    fn tools(&self, lang: Lang) -> Markup {
        G::tools(lang)
    }

    fn defs(&self) -> Markup {
        G::defs()
    }

    fn campaign_form(&self, prefs: &Prefs) -> Markup {
        G::campaign_form(prefs)
    }

    fn often_forgotten(&self) -> &'static str {
        G::often_forgotten()
    }

    fn reference_card(&self) -> &'static str {
        G::reference_card()
    }

    fn phases(&self, lang: Lang) -> Vec<Phase> {
        G::phases(lang, None)
    }

    fn components(&self, lang: Lang) -> Markup {
        G::components(lang)
    }

    fn gallery(&self) -> Option<&'static Gallery> {
        G::gallery()
    }
}
