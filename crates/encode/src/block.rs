//! The pieces that a form is made of: things of a view, each with the same fields.

use kernel::{Game, Seat};
use parts::Named;

use crate::{Encode, Field, Section, Seen};

/// How many there are of something, and what each is called.
#[derive(Clone, Copy, Debug)]
pub struct Labels {
    pub count: usize,
    /// The name of one of them, counted from 0.
    pub name: fn(usize) -> String,
}

/// One thing that needs no name.
pub const ONCE: Labels = Labels { count: 1, name: |_| String::new() };

/// One for each name of a closed list.
pub const fn labels<N: Named>() -> Labels {
    Labels { count: N::ALL.len(), name: |idx| N::ALL[idx].name().to_owned() }
}

/// So many, numbered from 0; for seats: how many places clockwise of the observer.
pub const fn numbers(count: usize) -> Labels {
    Labels { count, name: |idx| idx.to_string() }
}

/// Things of a view that are alike, each with the same fields: the spaces of a map, the seats of a table.
///
/// `V` is what the fields are written from: [`Encode::Sight`], or in the hidden part the view.
pub struct Block<G: Encode, T: 'static, V: 'static = <G as Game>::View> {
    /// What each thing is: `space`. Empty for the whole table.
    pub name: &'static str,
    /// The things there can be.
    pub places: Labels,
    /// Finds one of them, by its number and the observer. What is not there, as an empty seat, is written as zeros.
    pub find: for<'s, 'a> fn(&'s Seen<'a, G, V>, Seat, usize) -> Option<&'a T>,
    /// The fields of one thing. One function lists their names and writes their numbers, so that the compiler sees both
    /// together: a table of functions took 1.6 times as many instructions.
    pub items: fn(&mut Row<'_, '_, '_, G, T, V>),
}

/// What a field is written from.
pub struct Look<'s, 'a, G: Encode, T, V = <G as Game>::View> {
    pub seen: &'s Seen<'a, G, V>,
    /// The thing that [`Block::find`] found.
    pub it: &'a T,
    /// Its number among the things of the block.
    pub nth: usize,
    pub observer: Seat,
}

impl<G: Encode, T, V> Look<'_, '_, G, T, V> {
    /// How many places clockwise of the observer a seat is.
    pub fn place(&self, seat: Seat) -> usize {
        self.seen.place(self.observer, seat)
    }
}

/// The fields of one thing: they are listed, or their numbers are written.
pub struct Row<'r, 's, 'a, G: Encode, T, V = <G as Game>::View>(Task<'r, 's, 'a, G, T, V>);

enum Task<'r, 's, 'a, G: Encode, T, V> {
    List(&'r mut Vec<Shape>),
    Write { look: Look<'s, 'a, G, T, V>, rest: &'r mut [f32] },
}

/// A field without its place.
struct Shape {
    name: &'static str,
    cells: Labels,
    low: i32,
    high: i32,
}

const KNOWN: Labels = Labels { count: 2, name: |idx| ["known", "amount"][idx].to_owned() };

impl<G: Encode, T, V> Row<'_, '_, '_, G, T, V> {
    /// An amount from 0 to `high`.
    #[inline(always)]
    pub fn count(
        &mut self,
        name: &'static str,
        high: i32,
        amount: impl Fn(&Look<'_, '_, G, T, V>) -> i32,
    ) {
        self.range(name, 0, high, amount);
    }

    /// An amount that may be more than `high`, which is written for all that is more.
    #[inline(always)]
    pub fn capped(
        &mut self,
        name: &'static str,
        high: i32,
        amount: impl Fn(&Look<'_, '_, G, T, V>) -> i32,
    ) {
        self.range(name, 0, high, |look| amount(look).clamp(0, high));
    }

    /// An amount from `low` to `high`: `low` is written as 0.
    #[inline(always)]
    pub fn range(
        &mut self,
        name: &'static str,
        low: i32,
        high: i32,
        amount: impl Fn(&Look<'_, '_, G, T, V>) -> i32,
    ) {
        let shape = Shape { name, cells: ONCE, low, high };
        self.field(shape, |look, cells| cells.put(0, amount(look)));
    }

    /// 1 or 0.
    #[inline(always)]
    pub fn flag(&mut self, name: &'static str, is_so: impl Fn(&Look<'_, '_, G, T, V>) -> bool) {
        let shape = Shape { name, cells: ONCE, low: 0, high: 1 };
        self.field(shape, |look, cells| cells.out[0] = f32::from(is_so(look)));
    }

    /// 1 for one of several, by its number; zeros for none.
    #[inline(always)]
    pub fn one_of(
        &mut self,
        name: &'static str,
        cells: Labels,
        which: impl Fn(&Look<'_, '_, G, T, V>) -> Option<usize>,
    ) {
        self.set(name, cells, |look, cells| {
            if let Some(idx) = which(look) {
                cells.mark(idx);
            }
        });
    }

    /// An amount from 0 to `high` that may be hidden: 1 and the amount, or two zeros.
    #[inline(always)]
    pub fn known(
        &mut self,
        name: &'static str,
        high: i32,
        amount: impl Fn(&Look<'_, '_, G, T, V>) -> Option<i32>,
    ) {
        self.counts(name, KNOWN, high, |look, cells| {
            if let Some(amount) = amount(look) {
                cells.mark(0);
                cells.put(1, amount);
            }
        });
    }

    /// 1 for each that is in a set.
    #[inline(always)]
    pub fn set(
        &mut self,
        name: &'static str,
        cells: Labels,
        fill: impl Fn(&Look<'_, '_, G, T, V>, &mut Cells<'_>),
    ) {
        self.field(Shape { name, cells, low: 0, high: 1 }, fill);
    }

    /// An amount from 0 to `high` for each of several.
    #[inline(always)]
    pub fn counts(
        &mut self,
        name: &'static str,
        cells: Labels,
        high: i32,
        fill: impl Fn(&Look<'_, '_, G, T, V>, &mut Cells<'_>),
    ) {
        self.field(Shape { name, cells, low: 0, high }, fill);
    }

    #[inline(always)]
    fn field(&mut self, shape: Shape, fill: impl Fn(&Look<'_, '_, G, T, V>, &mut Cells<'_>)) {
        match &mut self.0 {
            Task::List(shapes) => shapes.push(shape),
            Task::Write { look, rest } => {
                let (out, after) = std::mem::take(rest).split_at_mut(shape.cells.count);
                let Shape { name, low, high, cells: _ } = shape;
                fill(look, &mut Cells { name, low, high, out });
                *rest = after;
            }
        }
    }
}

/// The numbers of one field while they are written; all are 0 at first.
pub struct Cells<'o> {
    name: &'static str,
    low: i32,
    high: i32,
    out: &'o mut [f32],
}

impl Cells<'_> {
    /// Writes an amount. Out of the range of the field, which a debug build refuses, it is cut off.
    ///
    /// # Panics
    /// If the field has no such number.
    #[inline]
    pub fn put(&mut self, idx: usize, amount: impl Into<i32>) {
        let (amount, low, high) = (amount.into(), self.low, self.high);
        let is_inside = (low..=high).contains(&amount);
        debug_assert!(is_inside, "{} is {amount}, not from {low} to {high}", self.name);
        self.out[idx] = (amount.clamp(low, high) - low) as f32 / (high - low) as f32;
    }

    /// Writes 1.
    ///
    /// # Panics
    /// If the field has no such number.
    #[inline]
    pub fn mark(&mut self, idx: usize) {
        self.out[idx] = 1.0;
    }

    /// Adds 1 to an amount.
    ///
    /// # Panics
    /// If the field has no such number.
    #[inline]
    pub fn add(&mut self, idx: usize) {
        let (low, span) = (self.low as f32, (self.high - self.low) as f32);
        let amount = (self.out[idx] * span + low).round() as i32;
        self.put(idx, amount + 1);
    }
}

impl<G: Encode, T: 'static, V: 'static> Section<G, V> for Block<G, T, V> {
    fn fields(&self, out: &mut Vec<Field>) {
        let mut shapes = Vec::new();
        (self.items)(&mut Row(Task::List(&mut shapes)));
        for place in 0..self.places.count {
            let label = (self.places.name)(place);
            for shape in &shapes {
                let words = [self.name, label.as_str(), shape.name];
                let words: Vec<&str> = words.into_iter().filter(|it| !it.is_empty()).collect();
                let length = shape.cells.count;
                let n_names = if length == 1 { 0 } else { length };
                out.push(Field {
                    name: words.join("."),
                    offset: 0,
                    length,
                    low: shape.low,
                    high: shape.high,
                    cells: (0..n_names).map(shape.cells.name).collect(),
                });
            }
        }
    }

    fn write(&self, seen: &Seen<'_, G, V>, observer: Seat, out: &mut [f32]) {
        let n_cells = out.len() / self.places.count;
        for (nth, rest) in out.chunks_exact_mut(n_cells).enumerate() {
            if let Some(it) = (self.find)(seen, observer, nth) {
                let look = Look { seen, it, nth, observer };
                (self.items)(&mut Row(Task::Write { look, rest }));
            }
        }
    }
}
