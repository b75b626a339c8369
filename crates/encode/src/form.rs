//! The fields of one part of an observation: where they are, and how they are written. Both come from the same list.

use kernel::{Game, Seat};

use crate::block::ONCE;
use crate::{Block, Encode, Seen, numbers};

/// A row of numbers with one meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Where it belongs and what it is: `space.dalaran.ghouls`.
    pub name: String,
    /// The place of its first number.
    pub offset: usize,
    /// How many numbers it has.
    pub length: usize,
    /// The amount that 0.0 stands for.
    pub low: i32,
    /// The amount that 1.0 stands for.
    pub high: i32,
    /// What each number is about, if there is more than one.
    pub cells: Vec<String>,
}

/// Fields that are written together.
pub trait Section<G: Encode, V: 'static = <G as Game>::View>: Sync {
    /// Adds the fields; their offsets are corrected afterwards.
    fn fields(&self, out: &mut Vec<Field>);

    /// Writes the numbers of these fields. All of `out` is 0 before.
    fn write(&self, seen: &Seen<'_, G, V>, observer: Seat, out: &mut [f32]);
}

/// The fields of a part, written from a `V`.
pub struct Form<G: Encode, V: 'static = <G as Game>::View> {
    sections: Vec<(&'static dyn Section<G, V>, usize)>,
    fields: Vec<Field>,
    size: usize,
}

impl<G: Encode, V: 'static> Form<G, V> {
    /// The fields of some sections, one after the other.
    pub fn of(sections: &[&'static dyn Section<G, V>]) -> Self {
        let mut res = Self { sections: Vec::new(), fields: Vec::new(), size: 0 };
        for &section in sections {
            let n_fields = res.fields.len();
            section.fields(&mut res.fields);
            let mut size = 0;
            for field in &mut res.fields[n_fields..] {
                field.offset = res.size + size;
                size += field.length;
            }
            res.size += size;
            res.sections.push((section, size));
        }
        res
    }

    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// How many numbers there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Writes the numbers that are not 0. All of `out` is 0 before.
    ///
    /// # Panics
    /// If `out` has not [`Form::size`] places.
    pub fn write(&self, seen: &Seen<'_, G, V>, observer: Seat, out: &mut [f32]) {
        assert_eq!(out.len(), self.size, "the size of a part");
        debug_assert!(out.iter().all(|it| *it == 0.0), "numbers are written onto zeros");
        let mut rest = out;
        for (section, size) in &self.sections {
            let (here, after) = rest.split_at_mut(*size);
            section.write(seen, observer, here);
            rest = after;
        }
    }
}

/// What every game begins its public part with: who is asked, whether it is over, and how long it has lasted.
#[derive(Clone, Copy, Debug)]
pub struct Common;

/// No game has more seats.
pub const MAX_SEATS: usize = 5;

impl Common {
    const fn block<G: Encode, V: 'static>() -> Block<G, V, V> {
        Block {
            name: "",
            places: ONCE,
            find: |seen, _, _| Some(seen.view),
            items: |row| {
                row.set("asked", numbers(MAX_SEATS), |it, cells| {
                    let seats = it.seen.decision.map(|decision| decision.seats);
                    let seats = seats.iter().flat_map(|seats| seats.iter());
                    seats.for_each(|seat| cells.mark(it.place(seat)));
                });
                // Actions name seats as they are numbered at the table.
                row.one_of("seat", numbers(MAX_SEATS), |it| Some(it.observer.idx()));
                row.flag("over", |it| it.seen.decision.is_none());
                row.count("decisions", G::INFO.max_decisions as i32, |it| {
                    it.seen.n_decisions as i32
                });
            },
        }
    }
}

impl<G: Encode, V: 'static> Section<G, V> for Common {
    fn fields(&self, out: &mut Vec<Field>) {
        Self::block::<G, V>().fields(out);
    }

    fn write(&self, seen: &Seen<'_, G, V>, observer: Seat, out: &mut [f32]) {
        Self::block::<G, V>().write(seen, observer, out);
    }
}

/// The word that the observer has begun: 1 for each of its ids. It belongs into the private part.
#[derive(Clone, Copy, Debug)]
pub struct Prefix;

impl<G: Encode, V: 'static> Section<G, V> for Prefix {
    fn fields(&self, out: &mut Vec<Field>) {
        let beginnings = G::code().beginnings();
        let cells: Vec<String> = beginnings.iter().map(|&id| G::name_of(id).to_owned()).collect();
        let name = "prefix".to_owned();
        out.push(Field { name, offset: 0, length: cells.len(), low: 0, high: 1, cells });
    }

    fn write(&self, seen: &Seen<'_, G, V>, _: Seat, out: &mut [f32]) {
        if seen.prefix.is_empty() {
            return;
        }
        let beginnings = G::code().beginnings();
        for id in seen.prefix.as_slice() {
            if let Ok(idx) = beginnings.binary_search(id) {
                out[idx] = 1.0;
            }
        }
    }
}
