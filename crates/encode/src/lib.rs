//! Actions as numbers and positions as vectors, for programs that learn and for Python.
//!
//! A game says once which words of ids its actions have ([`Code`]) and which fields its observation has ([`Form`]); ids,
//! names, masks, layouts and vectors follow from these two lists. `docs/encoding.md` tells strangers what they get.
//!
//! Suggested reading order: [`IdWord`], [`Code`], [`Encode`], [`Form`] with [`Block`] and [`Row`].

mod block;
mod code;
mod form;
mod word;

use kernel::{Decision, Game, Seat, Viewer};

pub use block::{Block, Cells, Labels, Look, ONCE, Row, labels, numbers};
pub use code::{Code, CodeBuilder};
pub use form::{Common, Field, Form, MAX_SEATS, Prefix, Section};
pub use word::{BadWord, IdWord, MAX_IDS};

/// What is known about whom: the parts of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// What everybody at the table knows.
    Public,
    /// What only the observer knows. An observation is `Public` followed by `Private`.
    Private,
    /// What only the omniscient know. For critics; never part of an observation.
    Hidden,
}

impl Part {
    /// All parts, in their order.
    pub const ALL: [Self; 3] = [Self::Public, Self::Private, Self::Hidden];

    /// The name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
            Self::Hidden => "hidden",
        }
    }
}

/// What an observation is made of: all of it may be known to the observer.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a, G: Game, V = <G as Game>::View> {
    /// What the observer sees; the omniscient view where the hidden part is written.
    pub view: &'a V,
    /// How many seats the table has.
    pub n_seats: u8,
    /// Who is asked what, which everybody knows; nothing when the game is over.
    pub decision: Option<Decision<G::Prompt>>,
    /// The ids that the observer has given of an action that needs more of them; empty for everybody else.
    pub prefix: IdWord,
    /// How many actions were played before.
    pub n_decisions: u32,
}

impl<'a, G: Encode, V> Seen<'a, G, V> {
    /// A position without an open prefix. `view` is what the observer sees.
    pub fn of(game: &G, view: &'a V, n_decisions: u32) -> Self {
        let (n_seats, decision) = (game.n_seats(), game.decision());
        Self { view, n_seats, decision, prefix: IdWord::EMPTY, n_decisions }
    }

    /// What is asked.
    pub fn prompt(&self) -> Option<G::Prompt> {
        self.decision.map(|it| it.prompt)
    }

    /// The seat that sits so many places clockwise of the observer, who is 0; nothing beyond the size of the table.
    pub fn seat(&self, observer: Seat, place: usize) -> Option<Seat> {
        let n_seats = usize::from(self.n_seats);
        (place < n_seats).then(|| Seat(around(observer.idx() + place, n_seats) as u8))
    }

    /// How many places clockwise of the observer a seat is: the inverse of [`Seen::seat`].
    pub fn place(&self, observer: Seat, seat: Seat) -> usize {
        let n_seats = usize::from(self.n_seats);
        around(seat.idx() + n_seats - observer.idx(), n_seats)
    }
}

/// The remainder of a number below twice `n`: quicker than a division, of which an observation would have hundreds.
#[inline]
fn around(number: usize, n: usize) -> usize {
    if number < n { number } else { number - n }
}

/// A game whose actions have numbers and whose positions are vectors.
///
/// The laws that every implementation obeys are in `testkit::encoding`.
pub trait Encode: Game {
    /// Grows with any change of ids or layout; written into models, datasets and serialized states.
    const ENCODING: u32;

    /// How many ids there are: ids are `0..N_ACTIONS`.
    const N_ACTIONS: usize;

    /// What the public and the private fields are written from: the view, or what they need of it as plain memory.
    type Sight: 'static;

    /// Every action with its word. It has exactly [`Encode::N_ACTIONS`] ids.
    fn code() -> &'static Code<Self::Action>;

    /// The fields of the public part.
    fn public() -> &'static Form<Self, Self::Sight>;

    /// The fields of the private part.
    fn private() -> &'static Form<Self, Self::Sight>;

    /// The fields of the hidden part.
    fn hidden() -> &'static Form<Self>;

    /// What the fields need of a view.
    fn sight_of(view: Self::View) -> Self::Sight;

    /// The same as [`Encode::sight_of`] the view of `seat`, without making a view.
    fn sight(&self, seat: Seat) -> Self::Sight {
        Self::sight_of(self.view(Viewer::Seat(seat)))
    }

    /// How many seats the table has.
    fn n_seats(&self) -> u8;

    /// The action as one id, or as two or three in a row where it has several places. `None` only for what the notation can
    /// say but no position allows, as `buy 200` or a pair of spaces that are no neighbours.
    fn ids(action: Self::Action) -> Option<IdWord> {
        Self::code().ids(action)
    }

    /// The inverse of [`Encode::ids`]; `None` while the word is the beginning of others.
    ///
    /// # Errors
    /// No action has a word that begins so.
    fn action(word: &IdWord) -> Result<Option<Self::Action>, BadWord> {
        Self::code().action(word)
    }

    /// What an id says: the notation of its action, or of the part of an action that it stands for. Empty if there is no such
    /// id.
    fn name_of(id: u16) -> &'static str {
        Self::code().name_of(id)
    }

    /// The fields of a part in their order; offsets are counted from the beginning of the part.
    fn layout(part: Part) -> &'static [Field] {
        match part {
            Part::Public => Self::public().fields(),
            Part::Private => Self::private().fields(),
            Part::Hidden => Self::hidden().fields(),
        }
    }

    /// How many numbers a part has.
    fn size(part: Part) -> usize {
        match part {
            Part::Public => Self::public().size(),
            Part::Private => Self::private().size(),
            Part::Hidden => Self::hidden().size(),
        }
    }

    /// How many numbers an observation has: those of the public and of the private part.
    fn observation_size() -> usize {
        Self::size(Part::Public) + Self::size(Part::Private)
    }

    /// Writes the public and the private part onto zeros, as `seat` knows them: every number is from 0 to 1. `seen` has the
    /// sight of `seat`.
    ///
    /// # Panics
    /// If `out` has not [`Encode::observation_size`] places.
    fn observe(seen: &Seen<'_, Self, Self::Sight>, seat: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), Self::observation_size(), "the size of an observation");
        let (public, private) = out.split_at_mut(Self::size(Part::Public));
        Self::public().write(seen, seat, public);
        Self::private().write(seen, seat, private);
    }

    /// Writes the hidden part onto zeros, as seen from `seat`: every number is from 0 to 1. `seen` has the omniscient view.
    ///
    /// # Panics
    /// If `out` has not as many places as the hidden part.
    fn observe_hidden(seen: &Seen<'_, Self>, seat: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), Self::size(Part::Hidden), "the size of the hidden part");
        Self::hidden().write(seen, seat, out);
    }
}

/// The ids that may follow `prefix` where `legal` are the legal actions: ascending, without repeats. Clears `out`.
///
/// An action without a word, which the laws rule out, is left out.
pub fn next_ids<G: Encode>(legal: &[G::Action], prefix: &IdWord, out: &mut Vec<u16>) {
    out.clear();
    out.extend(legal.iter().filter_map(|&action| G::ids(action)?.after(prefix)));
    out.sort_unstable();
    out.dedup();
}

/// Writes 1 for each of `ids` onto zeros.
///
/// # Panics
/// If `out` is too short for one of them.
pub fn mask(ids: &[u16], out: &mut [i8]) {
    ids.iter().for_each(|&id| out[usize::from(id)] = 1);
}
