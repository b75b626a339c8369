//! Where characters are and where they may go.

use kernel::{Refusal, Seat};
use parts::Spaces;

use crate::content::{SpaceFacts, book};
use crate::effect::Reach;
use crate::names::{Level, Place, Space};
use crate::state::{Adventure, Bearer, Marker};

/// The space of a number.
#[inline]
pub(crate) fn space(idx: u8) -> Space {
    Space::ALL[usize::from(idx)]
}

impl Adventure {
    #[inline]
    pub(crate) fn at(&self, seat: Seat) -> Space {
        self.player(seat).space
    }

    #[inline]
    pub(crate) fn is_city(&self, space: Space) -> bool {
        book().space(space).kind == Place::City
    }

    /// AG-MOVE-04, AG-LEVEL-04, AG-LEVEL-05: the spaces that a character may be on. Cities are grey (AG-MOVE-05).
    #[inline]
    pub(crate) fn open_to(&self, seat: Seat) -> Spaces {
        book().quick.up_to[self.player(seat).level.idx()]
    }

    /// AG-AGGRO-01, AG-AGGRO-05, AG-AGGRO-06: whether an aggro marker lies on a space; it binds whoever is there, as long as
    /// it lies there.
    pub(crate) fn has_aggro(&self, space: Space) -> bool {
        self.track.iter().flatten().any(|marker| marker.space == space && binds(*marker))
    }

    /// AG-RUL-08: whether a character cannot leave its space.
    #[inline]
    pub(crate) fn is_held(&self, seat: Seat) -> bool {
        self.has_aggro(self.at(seat))
    }

    /// AG-MOVE-04, AG-RUL-06.
    pub(crate) fn entering(&self, seat: Seat, space: Space) -> Result<(), Refusal> {
        if self.open_to(seat).contains(space as u8) {
            return Ok(());
        }
        let level = book().space(space).level.idx() as i32;
        Err(Refusal::new("AG-MOVE-04", "space-too-high").with("level", level))
    }

    /// AG-MOVE-03: where one step leads.
    #[inline]
    pub(crate) fn steps(&self, seat: Seat) -> Spaces {
        if self.is_held(seat) {
            return Spaces::EMPTY;
        }
        book().quick.next[self.at(seat).idx()] & self.open_to(seat)
    }

    /// The same with its reasons.
    pub(crate) fn stepping(&self, seat: Seat, to: Space) -> Result<(), Refusal> {
        if self.steps(seat).contains(to as u8) {
            return Ok(());
        }
        if self.is_held(seat) {
            return Err(held_by_aggro());
        }
        if !book().quick.next[self.at(seat).idx()].contains(to as u8) {
            return Err(Refusal::new("AG-MOVE-03", "not-adjacent"));
        }
        self.entering(seat, to)
    }

    /// AG-AGGRO-01, AG-RUL-08: whether an effect leads nowhere because of an aggro marker: only the card that says so leads
    /// away from one (AG-GEN-01).
    #[inline]
    pub(crate) fn is_bound(&self, seat: Seat, reach: Reach) -> bool {
        reach != Reach::CityDespiteAggro && self.is_held(seat)
    }

    /// Where an effect can take a character. A step is checked when it is made; there always is one, since no space has
    /// neighbours of higher levels alone.
    pub(crate) fn reachable(&self, seat: Seat, reach: Reach) -> Spaces {
        let own = Spaces::only(self.at(seat) as u8);
        if self.is_bound(seat, reach) {
            return Spaces::EMPTY;
        }
        match reach {
            Reach::City | Reach::CityDespiteAggro => book().quick.cities - own,
            Reach::Units(units) => within(self.at(seat), units) & self.open_to(seat),
            Reach::Steps(_) => book().quick.next[self.at(seat).idx()],
        }
    }

    /// AG-RUL-48: the cities that are nearest.
    pub(crate) fn nearest_cities(&self, from: Space) -> Spaces {
        nearest(from, book().quick.cities)
    }

    /// AG-RUL-39: the spaces that are no cities and nearest.
    pub(crate) fn nearest_wilds(&self, from: Space) -> Spaces {
        nearest(from, book().quick.wilds)
    }

    /// The other characters on a space, clockwise.
    pub(crate) fn others_at(&self, space: Space, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.seats_from(seat).skip(1).filter(move |&it| self.at(it) == space)
    }

    /// AG-CHAL-04, AG-TRACK-04: the markers on a space, by their number.
    pub(crate) fn markers_at(&self, space: Space) -> impl Iterator<Item = u8> + '_ {
        let is_here = move |idx: &u8| {
            self.track[usize::from(*idx)].is_some_and(|marker| marker.space == space)
        };
        (0..self.track.len() as u8).filter(is_here)
    }

    /// AG-EXPL-01, AG-EXPL-11: the discoveries on a space, by their number.
    pub(crate) fn tokens_at(&self, space: Space) -> impl Iterator<Item = u8> + '_ {
        let is_here =
            move |idx: &u8| self.tokens[usize::from(*idx)].is_some_and(|it| it.space == space);
        (0..crate::names::N_TOKENS as u8).filter(is_here)
    }

    /// What is attached to something.
    pub(crate) fn attached_to(&self, on: Bearer) -> impl Iterator<Item = usize> + '_ {
        (0..self.attached.len()).filter(move |&idx| self.attached[idx].on == on)
    }

    /// AG-CHAL-07: the level of a space.
    #[inline]
    pub(crate) fn level_at(&self, space: Space) -> Level {
        book().space(space).level
    }
}

/// AG-AGGRO-01.
pub(crate) fn held_by_aggro() -> Refusal {
    Refusal::new("AG-AGGRO-01", "held-by-aggro")
}

/// AG-TRACK-02: whether it is an aggro marker.
pub(crate) fn binds(marker: Marker) -> bool {
    book().foe(marker.card).is_some_and(|foe| foe.aggro)
}

/// AG-RUL-66: the spaces that are so near as the crow flies, without the space itself.
fn within(from: Space, units: u8) -> Spaces {
    // Each distance that an effect names is there.
    let ready = book().quick.near.iter().find(|(it, _)| *it == units);
    ready.map_or(Spaces::EMPTY, |(_, near)| near[from.idx()])
}

/// The same, measured on the board.
pub(crate) fn near(spaces: &[SpaceFacts], from: Space, units: u8) -> Spaces {
    let (x, y) = spaces[from.idx()].at;
    let is_near = |to: &&SpaceFacts| {
        let (other_x, other_y) = to.at;
        let (dx, dy) = (u32::from(x.abs_diff(other_x)), u32::from(y.abs_diff(other_y)));
        to.id != from && dx * dx + dy * dy <= u32::from(units) * u32::from(units)
    };
    spaces.iter().filter(is_near).map(|it| it.id as u8).collect()
}

fn nearest(from: Space, among: Spaces) -> Spaces {
    let distance = |idx: u8| book().distance(from, space(idx));
    let least = among.iter().map(distance).min().unwrap_or(0);
    among.iter().filter(|&idx| distance(idx) == least).collect()
}
