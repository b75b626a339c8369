//! The games that can be drawn. A new one is a module, an implementation of [`Renderer`], and a line in [`RENDERERS`].

pub mod smallworld;
pub mod wrath;

use std::any::Any;
use std::ops::RangeInclusive;

use maud::Markup;
use text::Lang;

use crate::desk::{Desk, Part, Prefs};

/// An option of a table as the lobby offers it; its field is called `set.KEY`.
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
    /// A text, empty by default.
    Text,
    /// Values with their labels; the first is the default and may be empty.
    Choice(Vec<(String, String)>),
}

/// Draws one game.
pub trait Renderer: Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;
    fn title(&self, lang: Lang) -> String;
    fn n_seats(&self) -> RangeInclusive<u8>;
    fn options(&self, lang: Lang) -> Vec<OptionField>;
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
    /// What is in the box, with the texts that explain it.
    fn components(&self, lang: Lang) -> Markup;
}

/// Every game that can be drawn.
pub static RENDERERS: &[&dyn Renderer] = &[&smallworld::Renderer, &wrath::Renderer];

/// The renderer of a game by its id.
pub fn renderer(game: &str) -> Option<&'static dyn Renderer> {
    RENDERERS.iter().copied().find(|it| it.id() == game)
}
