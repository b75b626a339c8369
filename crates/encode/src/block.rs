//! The pieces that a form is made of: things of a view, each with the same items.

use kernel::Seat;
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

/// Things of a view that are alike, each with the same items: the spaces of a map, the seats of a table.
pub struct Block<G: Encode, T: 'static> {
    /// What each thing is: `space`. Empty for the whole table.
    pub name: &'static str,
    /// The things there can be.
    pub places: Labels,
    /// Finds one of them, by its number and the observer. What is not there, as an empty seat, is written as zeros.
    pub find: for<'s, 'a> fn(&'s Seen<'a, G>, Seat, usize) -> Option<&'a T>,
    pub items: &'static [Item<G, T>],
}

/// What an item looks at.
pub struct Look<'s, 'a, G: Encode, T> {
    pub seen: &'s Seen<'a, G>,
    /// The thing that [`Block::find`] found.
    pub it: &'a T,
    /// Its number among the things of the block.
    pub nth: usize,
    pub observer: Seat,
}

impl<G: Encode, T> Look<'_, '_, G, T> {
    /// How many places clockwise of the observer a seat is.
    pub fn place(&self, seat: Seat) -> usize {
        self.seen.place(self.observer, seat)
    }
}

/// One field of every thing of a block, and how it is written.
pub struct Item<G: Encode, T: 'static> {
    name: &'static str,
    cells: Labels,
    low: i32,
    high: i32,
    write: Write<G, T>,
}

type Amount<G, T> = fn(&Look<'_, '_, G, T>) -> i32;
type Maybe<G, T, R> = fn(&Look<'_, '_, G, T>) -> Option<R>;
type Fill<G, T> = fn(&Look<'_, '_, G, T>, &mut Cells<'_>);

enum Write<G: Encode, T: 'static> {
    Amount(Amount<G, T>),
    Capped(Amount<G, T>),
    Flag(fn(&Look<'_, '_, G, T>) -> bool),
    OneOf(Maybe<G, T, usize>),
    Known(Maybe<G, T, i32>),
    Fill(Fill<G, T>),
}

impl<G: Encode, T> Item<G, T> {
    const fn new(name: &'static str, cells: Labels, high: i32, write: Write<G, T>) -> Self {
        Self { name, cells, low: 0, high, write }
    }

    /// An amount from 0 to `high`.
    pub const fn count(name: &'static str, high: i32, amount: Amount<G, T>) -> Self {
        Self::new(name, ONCE, high, Write::Amount(amount))
    }

    /// An amount that may be more than `high`, which is written for all that is more.
    pub const fn capped(name: &'static str, high: i32, amount: Amount<G, T>) -> Self {
        Self::new(name, ONCE, high, Write::Capped(amount))
    }

    /// An amount from `low` to `high`: `low` is written as 0.
    pub const fn range(name: &'static str, low: i32, high: i32, amount: Amount<G, T>) -> Self {
        Self { name, cells: ONCE, low, high, write: Write::Amount(amount) }
    }

    /// 1 or 0.
    pub const fn flag(name: &'static str, is_so: fn(&Look<'_, '_, G, T>) -> bool) -> Self {
        Self::new(name, ONCE, 1, Write::Flag(is_so))
    }

    /// 1 for one of several, by its number; zeros for none.
    pub const fn one_of(name: &'static str, cells: Labels, which: Maybe<G, T, usize>) -> Self {
        Self::new(name, cells, 1, Write::OneOf(which))
    }

    /// An amount from 0 to `high` that may be hidden: 1 and the amount, or two zeros.
    pub const fn known(name: &'static str, high: i32, amount: Maybe<G, T, i32>) -> Self {
        const KNOWN: Labels = Labels { count: 2, name: |idx| ["known", "amount"][idx].to_owned() };
        Self::new(name, KNOWN, high, Write::Known(amount))
    }

    /// 1 for each that is in a set.
    pub const fn set(name: &'static str, cells: Labels, fill: Fill<G, T>) -> Self {
        Self::new(name, cells, 1, Write::Fill(fill))
    }

    /// An amount from 0 to `high` for each of several.
    pub const fn counts(name: &'static str, cells: Labels, high: i32, fill: Fill<G, T>) -> Self {
        Self::new(name, cells, high, Write::Fill(fill))
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

impl<G: Encode, T: 'static> Block<G, T> {
    fn n_cells(&self) -> usize {
        self.items.iter().map(|it| it.cells.count).sum()
    }
}

impl<G: Encode, T: 'static> Section<G> for Block<G, T> {
    fn fields(&self, out: &mut Vec<Field>) {
        for place in 0..self.places.count {
            let label = (self.places.name)(place);
            for item in self.items {
                let words = [self.name, label.as_str(), item.name];
                let words: Vec<&str> = words.into_iter().filter(|it| !it.is_empty()).collect();
                let n_names = if item.cells.count == 1 { 0 } else { item.cells.count };
                out.push(Field {
                    name: words.join("."),
                    offset: 0,
                    length: item.cells.count,
                    low: item.low,
                    high: item.high,
                    cells: (0..n_names).map(item.cells.name).collect(),
                });
            }
        }
    }

    fn write(&self, seen: &Seen<'_, G>, observer: Seat, out: &mut [f32]) {
        let n_cells = self.n_cells();
        for (nth, mut rest) in out.chunks_exact_mut(n_cells).enumerate() {
            let Some(it) = (self.find)(seen, observer, nth) else { continue };
            let look = Look { seen, it, nth, observer };
            for item in self.items {
                let (here, after) = rest.split_at_mut(item.cells.count);
                let cells = Cells { name: item.name, low: item.low, high: item.high, out: here };
                item.write(&look, cells);
                rest = after;
            }
        }
    }
}

impl<G: Encode, T> Item<G, T> {
    fn write(&self, look: &Look<'_, '_, G, T>, mut cells: Cells<'_>) {
        match self.write {
            Write::Amount(amount) => cells.put(0, amount(look)),
            Write::Capped(amount) => cells.put(0, amount(look).clamp(self.low, self.high)),
            Write::Flag(is_so) => {
                if is_so(look) {
                    cells.mark(0);
                }
            }
            Write::OneOf(which) => {
                if let Some(idx) = which(look) {
                    cells.mark(idx);
                }
            }
            Write::Known(amount) => {
                if let Some(amount) = amount(look) {
                    cells.mark(0);
                    cells.put(1, amount);
                }
            }
            Write::Fill(fill) => fill(look, &mut cells),
        }
    }
}
