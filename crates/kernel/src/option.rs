//! What a table may choose before play, as data: a form can be made of it without knowing the game.

/// A setup that can be typed: `--seats`, `--set key=value`, and the head of a scenario.
pub trait TableSetup: Sized {
    /// What a form can offer of what [`TableSetup::set`] knows: names, and what they can be set to.
    const OPTIONS: &'static [TableOption];

    /// The plainest setup for a number of seats.
    fn of(n_seats: u8) -> Self;

    /// Changes one option, as in `--set teams=true`.
    ///
    /// # Errors
    /// What names and values there are.
    fn set(&mut self, key: &str, value: &str) -> Result<(), String>;

    fn n_seats(&self) -> u8;
}

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
