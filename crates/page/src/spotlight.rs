//! For a moment a card lies large over the dimmed board: somebody terrible comes, or a hero falls.
//!
//! It is seen in pictures on the way alone. How long it stays is told twice: here for the queue, and in `assets/cards.css`
//! for the motion.

use maud::{Markup, html};

use crate::beat::{Beat, Sound, Verb};
use crate::card::{Card, Place, Size};
use crate::context::Part;

/// The id of the part.
pub(crate) const ID: &str = "spotlight";

/// Why a card is seen large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A boss comes for the first time.
    Comes,
    /// It comes once more: a glance is enough.
    Again,
    Falls,
}

impl Moment {
    /// How often it came before.
    pub(crate) const fn after(n_before: usize) -> Self {
        if n_before == 0 { Self::Comes } else { Self::Again }
    }

    const fn ms(self) -> u16 {
        match self {
            Self::Comes => 1500,
            Self::Again => 600,
            Self::Falls => 1600,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Comes => "comes",
            Self::Again => "comes again",
            Self::Falls => "falls",
        }
    }

    const fn sound(self) -> Sound {
        match self {
            Self::Comes | Self::Again => Sound::Menace,
            Self::Falls => Sound::Defeat,
        }
    }

    /// The beat in which it is seen, after so many events.
    pub(crate) fn beat(self, n_events: usize) -> Beat {
        let seen = Beat::new(Verb::Show, [ID.to_owned()], self.ms());
        seen.whole().after(n_events).sound(self.sound())
    }
}

/// What is seen.
pub(crate) struct Spotlight {
    pub moment: Moment,
    pub card: Card,
    /// What is worth knowing of it, each in a line.
    pub lines: Vec<String>,
}

/// In a picture that belongs to no scene nothing is seen large.
pub(crate) fn close(parts: &mut [Part]) {
    for it in parts.iter_mut().filter(|it| it.id == ID) {
        it.html = panel(None).into_string();
    }
}

/// The part; a listener hears the beat.
pub(crate) fn panel(found: Option<&Spotlight>) -> Markup {
    let class = found.map_or("", |it| it.moment.class());
    html! {
        section class={ "spotlight " (class) } id=(ID) aria-hidden="true" hidden[found.is_none()] {
            @if let Some(it) = found {
                (it.card.draw(Size::Table, &Place::default(), &Markup::default()))
                @for line in &it.lines { p class="spotlight-line" { (line) } }
            }
        }
    }
}
