//! What a person wants to be answered in windows without being asked: always, never, or ask (ADR 7).
//!
//! Nothing of this is part of a position or of a record. Whoever drives a seat calls [`answer`] when it is asked, and
//! plays what comes back as the seat's ordinary answer.

use std::collections::BTreeMap;
use std::fmt;

use kernel::{Preference, Seat, WindowAnswer};

use crate::playable::Playable;

/// The auto-answers of one seat: `defend=never,rewards=always`. What is not named is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AutoAnswers {
    /// Without those that are asked.
    by_window: BTreeMap<&'static str, Preference>,
    /// Until the seat's own turn whatever would be asked is declined.
    pub is_passing: bool,
}

impl AutoAnswers {
    pub fn get(&self, window: &str) -> Preference {
        self.by_window.get(window).copied().unwrap_or_default()
    }

    /// Sets the answer of one of the `windows` of a game.
    ///
    /// # Errors
    /// Which windows there are.
    pub fn set(
        &mut self,
        windows: &[&'static str],
        window: &str,
        to: Preference,
    ) -> Result<(), String> {
        let Some(&window) = windows.iter().find(|it| **it == window) else {
            return Err(if windows.is_empty() {
                "this game asks nothing that can be answered in advance".to_owned()
            } else {
                format!("there is no window '{window}': the windows are {}", windows.join(", "))
            });
        };
        match to {
            Preference::Ask => drop(self.by_window.remove(window)),
            Preference::Always | Preference::Never => drop(self.by_window.insert(window, to)),
        }
        Ok(())
    }

    /// Reads what [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// The first word that is wrong, and what could stand there.
    pub fn parse(windows: &[&'static str], text: &str) -> Result<Self, String> {
        let mut res = Self::default();
        for word in text.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            let (window, to) = word.split_once('=').ok_or_else(|| {
                format!(
                    "'{word}' is no answer in advance: it is written WINDOW=always, never or ask"
                )
            })?;
            res.set(windows, window.trim(), to.trim().parse()?)?;
        }
        Ok(res)
    }

    /// Reads what was stored, perhaps by another version of the program: what is not known any more is asked.
    pub fn recall(windows: &[&'static str], text: &str) -> Self {
        let mut res = Self::default();
        for (window, to) in text.split(',').filter_map(|word| word.split_once('=')) {
            if let Ok(to) = to.parse() {
                // A window that this version does not have.
                drop(res.set(windows, window, to));
            }
        }
        res
    }

    /// Whether a person is asked everything.
    pub fn asks_always(&self) -> bool {
        self.by_window.is_empty() && !self.is_passing
    }
}

impl fmt::Display for AutoAnswers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (window, to)) in self.by_window.iter().enumerate() {
            write!(f, "{}{window}={to}", if nth == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

/// Whether a seat is asked and all its answers belong to windows.
pub(crate) fn in_window<G: Playable>(game: &G, seat: Seat) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    !legal.is_empty() && legal.iter().all(|&it| game.window_answer(seat, it).is_some())
}

/// What a seat answers by what its person wished before. It says nothing outside of windows, and nothing where a wish
/// leaves a choice.
pub(crate) fn answer<G: Playable>(
    game: &G,
    seat: Seat,
    answers: &AutoAnswers,
) -> Option<G::Action> {
    if answers.asks_always() {
        return None;
    }
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let (mut declines, mut holds, mut wanted) = (None, None, Vec::new());
    let mut is_asked = false;
    for action in legal {
        match game.window_answer(seat, action)? {
            WindowAnswer::Decline => declines = Some(action),
            WindowAnswer::Hold => holds = Some(action),
            WindowAnswer::Use(window) => match answers.get(window) {
                Preference::Always => wanted.push(action),
                Preference::Never => {}
                Preference::Ask => is_asked |= !answers.is_passing,
            },
        }
    }
    match wanted.as_slice() {
        _ if is_asked => None,
        [only] => Some(*only),
        // One record until the own turn, instead of one in each window.
        _ if answers.is_passing => holds.or(declines),
        // Where a window can only be left until the own turn, that is to let it be.
        [] => declines.or(holds),
        [_, _, ..] => None,
    }
}
