//! The card: one element for every game, from its value [`Card`].
//!
//! `article.card.k-KIND.s-SIZE` has, from top to bottom, a title, a picture with numbers at its corners, a gist of icons
//! and numbers, and a line that says what kind of card it is; a card to be read has its text below. Sizes and states are
//! classes: `assets/cards.css` does the rest.

use maud::{Markup, html};
use text::Lang;
use text::sign::Sign;

use crate::art::emblem;
use crate::words;

/// What a card shows.
pub(crate) struct Card {
    pub lang: Lang,
    /// `attack`, `foe`, `gear`, …: frame and colours.
    pub kind: &'static str,
    pub title: String,
    /// The address of its picture.
    pub picture: String,
    pub corners: Vec<Corner>,
    /// What lies on the picture: tokens, progress.
    pub upon: Markup,
    pub gist: Markup,
    /// The icon and the words of the line of its kind.
    pub icon: String,
    pub type_line: String,
    /// What is read on the large card.
    pub text: Markup,
}

/// A number at a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Corner {
    /// Lower left: what it strikes with.
    Attack(u8),
    /// Lower right: life that is left, out of so much.
    Life { left: u8, most: u8 },
    /// Upper left: dice.
    Dice(u8),
    /// Upper right: afterwards all actions become ready.
    Ready,
    /// Upper right: what an attack must exceed.
    Resilience(u8),
    /// Upper left: what it costs.
    Energy(u8),
    /// Lower left: what it strikes with, and how.
    Strike(&'static str, u8),
    /// Lower right: what a blow must reach.
    Defence(u8),
    /// Upper right: what a hit costs.
    Damage(u8),
    /// Upper right: what it is worth in the end.
    Valor(u8),
    /// Lower left: how many tokens it brings.
    Tokens(u32),
}

/// The sizes of a card; the style sheet knows how large they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    /// An icon and its number: the actions of a companion.
    Tile,
    /// A small picture over a name: what a hero owns, an enemy that lies face down.
    Mini,
    /// A picture over a name: a companion.
    Portrait,
    /// A picture beside a name: the nemesis in its lair, a combo on offer.
    Wide,
    Hand,
    Table,
    Reading,
}

impl Size {
    const fn class(self) -> &'static str {
        match self {
            Self::Tile => "s-tile",
            Self::Mini => "s-mini",
            Self::Portrait => "s-portrait",
            Self::Wide => "s-wide",
            Self::Hand => "s-hand",
            Self::Table => "s-table",
            Self::Reading => "s-reading",
        }
    }
}

/// Where a card stands on the table: its element's id, what it is called in the page, and its states.
#[derive(Default)]
pub(crate) struct Place<'a> {
    pub id: Option<&'a str>,
    /// States, each with a space before it.
    pub class: &'a str,
    /// The card that is shown large under the pointer.
    pub why: Option<&'a str>,
    /// From where it flies when it is new.
    pub flies: Option<&'a str>,
    /// The space of the board that is lit with it.
    pub noun: Option<&'a str>,
    /// What lessons call it.
    pub part: Option<&'a str>,
}

impl Card {
    /// The card on the table; `inside` is what else belongs to its element.
    pub(crate) fn draw(&self, size: Size, place: &Place<'_>, inside: &Markup) -> Markup {
        let content = html! {
            span class="card-title" { span { (words::name(self.lang, &self.title)) } }
            span class="card-pic" {
                (image(&self.picture))
                @for &it in &self.corners { (corner(it)) }
                (self.upon)
            }
            span class="card-gist" aria-hidden="true" { (self.gist) }
            span class="card-type" { (emblem::use_(&self.icon)) span { (self.type_line) } }
            @if size == Size::Reading { div class="card-text" { (self.text) } }
            (inside)
        };
        element(self.kind, size, place, &content)
    }

    /// The card as it is read.
    pub(crate) fn large(&self) -> Markup {
        self.draw(Size::Reading, &Place::default(), &Markup::default())
    }
}

/// A card that lies face down: the picture of its back and nothing of its face, so that nothing of it reaches a viewer.
pub(crate) fn back(
    kind: &str,
    picture: &str,
    size: Size,
    place: &Place<'_>,
    inside: &Markup,
) -> Markup {
    let class = format!(" face-down{}", place.class);
    let content = html! { span class="card-pic" { (image(picture)) } (inside) };
    element(kind, size, &Place { class: &class, ..*place }, &content)
}

fn element(kind: &str, size: Size, place: &Place<'_>, content: &Markup) -> Markup {
    html! {
        article class={ "card k-" (kind) " " (size.class()) (place.class) } id=[place.id] data-part=[place.part] data-noun=[place.noun] data-why=[place.why] data-flies=[place.flies] { (content) }
    }
}

fn image(address: &str) -> Markup {
    html! { img src=(address) width="320" height="220" alt="" loading="lazy" decoding="async" draggable="false"; }
}

/// The hearts of a hero who falls, drawn over each other: the life that was left, half of it, and 0.
pub(crate) fn falling(was: u8, most: u8) -> Vec<Corner> {
    let mut all = vec![was, was / 2, 0];
    all.dedup();
    all.into_iter().map(|left| Corner::Life { left, most }).collect()
}

/// The picture of a hero who has fallen is broken.
pub(crate) fn cracks() -> Markup {
    html! {
        svg class="cracks" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            @for (colour, width) in [("#0d0705", "3.4"), ("#d8cdb8", "1.1")] {
                path d="M52 28L41 17L44 9L33 0M52 28L66 22L71 10L84 4M52 28L63 40L60 50L70 60M52 28L36 36L22 34L8 44M41 17L24 16L12 8M63 40L82 42L100 36" fill="none" stroke=(colour) stroke-width=(width) {}
            }
        }
    }
}

/// Numbers are told in words elsewhere: a title, or the text.
fn corner(it: Corner) -> Markup {
    html! {
        @match it {
            Corner::Attack(n) => span class="gem gem-attack" aria-hidden="true" { (emblem::use_("wq-attack")) b { (n) } },
            Corner::Life { left, most } => span class={ "gem gem-life" @if left < most { " hurt" } } aria-hidden="true" { (emblem::use_("wq-health")) b data-num { (left) } },
            Corner::Dice(n) => span class="gem gem-dice" aria-hidden="true" { b { (n) } },
            Corner::Ready => span class="gem gem-ready" aria-hidden="true" { (emblem::use_("wq-ready")) },
            Corner::Resilience(n) => span class="gem gem-resilience" aria-hidden="true" { b { (n) } },
            Corner::Energy(n) => span class="gem gem-energy" aria-hidden="true" { b { (n) } },
            Corner::Strike(emblem, n) => span class="gem gem-attack" aria-hidden="true" { (emblem::use_(emblem)) b { (n) } },
            Corner::Defence(n) => span class="gem gem-defence" aria-hidden="true" { (emblem::use_("ag-defence")) b { (n) } },
            Corner::Damage(n) => span class="gem gem-damage" aria-hidden="true" { (emblem::use_("ag-damage")) b { (n) } },
            Corner::Valor(n) => span class="gem gem-valor" aria-hidden="true" { (emblem::use_("ag-valor")) b { (n) } },
            Corner::Tokens(n) => span class="gem gem-tokens" aria-hidden="true" { b { (n) } },
        }
    }
}

/// A gist in icons; `prefix` is that of the game's emblems.
pub(crate) fn gist(prefix: &str, signs: &[Sign]) -> Markup {
    html! {
        @for sign in signs {
            @match sign {
                Sign::Icon(slug, value) => span class="sign" { (emblem::use_(&format!("{prefix}-{slug}"))) (value) },
                Sign::Pays => span class="sign-joint" { "→" },
                Sign::Or => span class="sign-joint" { "/" },
                Sign::Bar => span class="sign-bar" {},
                Sign::More => span class="sign-joint" { "…" },
            }
        }
    }
}
