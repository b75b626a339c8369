//! What a table may choose before play, as data: a form can be made of it without knowing the game.

/// A table option: its name, and what it can be set to.
#[derive(Clone, Copy, Debug)]
pub struct TableOption {
    /// The name, as in `--set teams=true`.
    pub key: &'static str,
    pub values: OptionValues,
}

/// What an option can be set to.
#[derive(Clone, Copy, Debug)]
pub enum OptionValues {
    /// `true` or `false`; `false` unless it is set.
    Flag,
    /// One of these names; the first unless it is set.
    OneOf(fn() -> Slot),
    /// Names, for a number of seats: at most one of each slot, with commas between them. What is not named
    /// is drawn, or chosen at the table.
    Slots(fn(u8) -> Vec<Slot>),
}

/// The names of which one can be chosen.
pub type Slot = Vec<String>;
