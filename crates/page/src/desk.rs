//! What a page is drawn from: the table around the game, the viewer, and the viewer's preferences.

use std::any::Any;

use kernel::{Seat, Viewer};
use text::Lang;

/// A piece of the page with an id of its own. The server sends again only the parts whose text changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The id of the element in `html`.
    pub id: String,
    pub html: String,
}

/// How a viewer wants the page: kept in a cookie, read by the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prefs {
    pub lang: Lang,
    pub has_high_contrast: bool,
    pub has_reduced_motion: bool,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// The viewer, or somebody else at the viewer's screen.
    Here,
    Person {
        is_present: bool,
    },
    /// A bot, by its name (`greedy`, `mcts:200ms`).
    Bot(String),
    /// Nobody yet: a link is to be sent.
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    pub seat: Seat,
    pub name: String,
    pub occupant: Occupant,
}

/// The table around a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// The id in addresses: `/table/{id}`.
    pub id: String,
    /// The id of the game.
    pub game: &'static str,
    /// The version of the match; every form sends it back.
    pub version: u32,
    pub seats: Vec<SeatInfo>,
    /// The hash of the secret seed (and the seed itself when the match is over).
    pub commitment: String,
    pub seed: Option<String>,
    /// Links for seats that are open, to be given to others: seat and address.
    pub invitations: Vec<(Seat, String)>,
    /// In hot-seat play: the next seat waits behind a curtain until its player says that he is there.
    pub curtain: Option<Seat>,
    /// A refusal or another message for the viewer's last try.
    pub notice: Option<String>,
}

/// Everything that one drawing is made from.
pub struct Desk<'a> {
    pub table: &'a TableInfo,
    pub viewer: Viewer,
    /// A `kernel::Situation<G>` of the viewer.
    pub situation: &'a dyn Any,
    /// The viewer's events from the beginning: a `Vec<(usize, G::Event)>`, with standing record numbers.
    pub events: &'a dyn Any,
    pub prefs: Prefs,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeTable {
    pub id: String,
    pub game: &'static str,
    pub seats: Vec<SeatInfo>,
    pub is_over: bool,
    /// Whether one of the viewer's seats is asked.
    pub is_waiting_for_you: bool,
}

/// The first page.
#[derive(Clone, Debug)]
pub struct Home {
    pub tables: Vec<HomeTable>,
    /// What was wrong with the last form.
    pub notice: Option<String>,
    pub prefs: Prefs,
}
