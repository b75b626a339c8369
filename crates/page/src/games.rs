//! The games that can be drawn. A new one is a module, an implementation of [`Renderer`], and a line in [`RENDERERS`].

pub mod adventure;
pub mod quest;
pub mod smallworld;
pub mod wrath;

use std::any::Any;
use std::ops::RangeInclusive;

use kernel::{GameInfo, OptionValues, Slot, TableOption};
use maud::Markup;
use text::{Lang, OptionText};

use crate::desk::{Desk, Part, Prefs};

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
    let narrator = text::narrator(renderer.id());
    let label =
        |value: &String| narrator.map_or_else(|| value.clone(), |it| it.choice(lang, value));
    let labelled = |slot: &Slot| slot.iter().map(|value| (value.clone(), label(value))).collect();
    let slot = |slot: Slot| SlotField {
        name: narrator.map(|it| it.slot(lang, &slot)).unwrap_or_default(),
        values: labelled(&slot),
    };
    let field = |it: &TableOption| {
        let said = narrator.and_then(|narrator| narrator.option(lang, it.key));
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

/// Draws one game.
pub trait Renderer: Sync {
    /// The fact sheet of the game.
    fn info(&self) -> GameInfo;
    fn id(&self) -> &'static str {
        self.info().id
    }
    fn n_seats(&self) -> RangeInclusive<u8> {
        self.info().min_seats..=self.info().max_seats
    }
    fn title(&self, lang: Lang) -> String;
    /// What the game is about, in one sentence.
    fn about(&self, lang: Lang) -> String;
    /// A picture that tells the game from others: it stands beside the title.
    fn emblem(&self) -> Markup;
    /// What a table may choose.
    fn options(&self) -> &'static [TableOption];
    /// Every part, in reading order.
    fn parts(&self, desk: &Desk<'_>) -> Vec<Part>;
    /// Without the parts that an action cannot change.
    fn live_parts(&self, desk: &Desk<'_>) -> Vec<Part>;
    /// The frame of the table; `part` gives the drawing of a part by its id.
    fn table(&self, desk: &Desk<'_>, part: &dyn Fn(&str) -> Markup) -> Markup;
    /// What the game adds to the top bar.
    fn tools(&self, desk: &Desk<'_>) -> Markup;
    /// Definitions that the drawings refer to, once on a page.
    fn defs(&self) -> Markup;
    /// A whole position as one picture, if `situation` belongs to this game.
    fn board_svg(&self, situation: &dyn Any, prefs: Prefs) -> Option<Markup>;
    /// What the front page offers beside the form of a new table: the form that goes on with a campaign file.
    fn campaign_form(&self, _lang: Lang) -> Markup {
        Markup::default()
    }
    /// What is in the box, with the texts that explain it.
    fn components(&self, lang: Lang) -> Markup;
}

/// Every game that can be drawn.
pub static RENDERERS: &[&dyn Renderer] =
    &[&smallworld::Renderer, &wrath::Renderer, &quest::Renderer, &adventure::Renderer];

/// The renderer of a game by its id.
pub fn renderer(game: &str) -> Option<&'static dyn Renderer> {
    RENDERERS.iter().copied().find(|it| it.id() == game)
}
