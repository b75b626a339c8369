//! The laws that hold in a single position.

use kernel::{Chance, Cx, Game, Refusal, Seat, SeatSet, Status, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::tree::Tree;
use crate::trial::{Broken, Verdict, hold};

/// How many foreign actions are tried for each seat that is asked.
const N_FOREIGN: u32 = 24;

/// Looks at positions.
pub(crate) struct Probe<'a, G: Game> {
    /// Of the rule identities, as in `SW`.
    pub(crate) prefix: &'a str,
    pub(crate) n_seats: u8,
    /// Actions of another game.
    pub(crate) foreign: Vec<G::Action>,
}

impl<G: Game> Probe<'_, G> {
    pub(crate) fn any_foreign(&self, dice: &mut Chance) -> Option<G::Action> {
        let n_foreign = self.foreign.len() as u32;
        (n_foreign != 0).then(|| self.foreign[dice.below(n_foreign) as usize])
    }

    /// Checks every law of a single position.
    pub(crate) fn look(&self, state: &G, dice: &mut Chance) -> Verdict {
        conserved(state, "the position")?;
        let asked = match state.status() {
            Status::Awaiting(decision) => {
                let is_some = !decision.seats.is_empty();
                hold(is_some, "progress", || "a live game asks nobody".to_owned())?;
                decision.seats
            }
            Status::Over(_) => SeatSet::EMPTY,
        };
        hold(state.asked() == asked, "progress", || {
            format!("asked: {asked:?} and {:?}", state.asked())
        })?;
        let is_at_table = asked.iter().all(|seat| seat.0 < self.n_seats);
        hold(is_at_table, "progress", || format!("{asked:?} at a table of {}", self.n_seats))?;
        for seat in Seat::all(self.n_seats) {
            let legal = self.answers(state, seat, asked.contains(seat), dice)?;
            self.tries(state, seat, &legal, dice)?;
            self.refusals(state, seat, &legal)?;
            observed(state, seat, &legal, dice)?;
            for value in [state.evaluate(seat), state.appeal(seat), state.chance_to_win(seat)] {
                let is_share = (0.0..=1.0).contains(&value);
                hold(is_share, "evaluate", || format!("{value} for {seat}"))?;
            }
        }
        self.survives(state, dice)
    }

    /// Progress, order, notation, and the first half of closure: what is listed can be done.
    fn answers(
        &self,
        state: &G,
        seat: Seat,
        is_asked: bool,
        dice: &mut Chance,
    ) -> Result<Vec<G::Action>, Broken> {
        // What lay in the buffer must not stay there.
        let mut legal: Vec<G::Action> = self.any_foreign(dice).into_iter().collect();
        state.legal_actions(seat, &mut legal);
        hold(legal.is_empty() != is_asked, "progress", || {
            format!("{seat} has {} answers; asked: {is_asked}", legal.len())
        })?;
        for pair in legal.windows(2) {
            hold(pair[0] < pair[1], "order", || format!("{} before {}", pair[0], pair[1]))?;
        }
        for &action in &legal {
            notation::<G>(action)?;
            let checked = state.check(seat, action);
            hold(checked.is_ok(), "closure", || {
                format!("{seat} {action} is listed, and refused: {checked:?}")
            })?;
            let mut next = state.clone();
            let mut chance = Chance::fast(u64::from(dice.below(1 << 20)));
            next.apply(seat, action, &mut Cx::silent(&mut chance));
            conserved(&next, &format!("{seat} {action}"))?;
        }
        Ok(legal)
    }

    /// The other half of closure: what `check` allows is listed.
    fn tries(&self, state: &G, seat: Seat, legal: &[G::Action], dice: &mut Chance) -> Verdict {
        let n_tries = if legal.is_empty() { 2 } else { N_FOREIGN };
        for _ in 0..n_tries {
            let Some(action) = self.any_foreign(dice) else { return Ok(()) };
            let checked = state.check(seat, action);
            let is_listed = legal.binary_search(&action).is_ok();
            hold(checked.is_ok() == is_listed, "closure", || {
                format!("{seat} {action} is listed: {is_listed}, but checked {checked:?}")
            })?;
            if let Err(refusal) = checked {
                self.cites(seat, action, &refusal)?;
            }
        }
        Ok(())
    }

    fn refusals(&self, state: &G, seat: Seat, legal: &[G::Action]) -> Verdict {
        for (action, refusal) in state.refusals(seat) {
            let is_listed = legal.binary_search(&action).is_ok();
            hold(!is_listed, "refusals", || format!("{seat} {action} is listed and refused"))?;
            let checked = state.check(seat, action);
            hold(checked.as_ref() == Err(&refusal), "refusals", || {
                format!("{seat} {action} is said to be refused by {refusal}, checked {checked:?}")
            })?;
            self.cites(seat, action, &refusal)?;
            notation::<G>(action)?;
        }
        Ok(())
    }

    /// A refusal cites a rule of this game and has a name in kebab-case.
    fn cites(&self, seat: Seat, action: G::Action, refusal: &Refusal) -> Verdict {
        let rule = refusal.rule.strip_prefix(self.prefix).and_then(|it| it.strip_prefix('-'));
        let is_rule = rule.is_some_and(|rest| {
            rest.starts_with(|it: char| it.is_ascii_uppercase())
                && rest.chars().all(|it| it.is_ascii_alphanumeric() || it == '-')
        });
        let is_named = !refusal.why.is_empty() && refusal.why.chars().all(is_kebab);
        hold(is_rule && is_named, "refusals", || {
            format!("{seat} {action} is refused without a rule or a name: {refusal:?}")
        })
    }

    /// Snapshot and arrangement.
    fn survives(&self, state: &G, dice: &mut Chance) -> Verdict {
        let law = "snapshot";
        let bytes = postcard::to_stdvec(state)
            .map_err(|error| Broken { law, what: format!("as bytes: {error}") })?;
        let read: Result<G, _> = postcard::from_bytes(&bytes);
        hold(read.as_ref() == Ok(state), law, || format!("bytes read back as {read:?}"))?;
        let read: Result<G, _> = through_json(state);
        hold(read.as_ref() == Ok(state), law, || format!("JSON reads back as {read:?}"))?;
        let viewer = match dice.below(u32::from(self.n_seats) + 2) {
            0 => Viewer::Spectator,
            1 => Viewer::Omniscient,
            seat => Viewer::Seat(Seat(seat as u8 - 2)),
        };
        let view = state.view(viewer);
        let read: Result<G::View, _> = through_json(&view);
        hold(read.as_ref() == Ok(&view), law, || {
            format!("the view of {viewer:?} reads back as {read:?}")
        })?;

        let arranged = state.from_view(&state.view(Viewer::Omniscient));
        hold(arranged.as_ref() == Ok(state), "arrangement", || match arranged {
            Ok(other) => {
                difference(&state.view(Viewer::Omniscient), &other.view(Viewer::Omniscient))
            }
            Err(violation) => violation.to_string(),
        })
    }
}

/// A value written as JSON and read back.
pub(crate) fn through_json<T: Serialize + DeserializeOwned>(value: &T) -> Result<T, String> {
    let text = serde_json::to_string(value).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

fn is_kebab(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}

fn notation<G: Game>(action: G::Action) -> Verdict {
    let text = action.to_string();
    let read = text.parse::<G::Action>().map_err(|error| error.to_string());
    hold(read == Ok(action), "notation", || format!("'{text}' reads back as {read:?}"))?;
    let is_canonical = text.split(' ').all(|word| !word.is_empty() && word.chars().all(is_kebab));
    hold(is_canonical, "notation", || format!("'{text}' is no verb and nouns in kebab-case"))
}

fn conserved<G: Game>(state: &G, after: &str) -> Verdict {
    let audited = state.audit();
    hold(audited.is_ok(), "conservation", || format!("after {after}: {audited:?}"))
}

/// A seat sees, may do and is refused the same in every world it thinks possible.
fn observed<G: Game>(state: &G, seat: Seat, legal: &[G::Action], dice: &mut Chance) -> Verdict {
    let mut twin = state.clone();
    twin.determinize(seat, dice);
    conserved(&twin, "determinize")?;
    is_alike(state, &twin, seat, "observation")?;
    let (own, other) = (state.view(Viewer::Spectator), twin.view(Viewer::Spectator));
    hold(own == other, "observation", || {
        format!("a spectator can tell {seat}'s worlds apart: {}", difference(&own, &other))
    })?;
    let mut twin_legal = Vec::new();
    twin.legal_actions(seat, &mut twin_legal);
    hold(twin_legal == legal, "observation", || {
        format!("{seat} may do {legal:?} in one world and {twin_legal:?} in another")
    })?;
    let (own, other) = (state.refusals(seat), twin.refusals(seat));
    hold(own == other, "observation", || format!("{seat} is refused {own:?} here, {other:?} there"))
}

/// A seat sees the same in two worlds, and knows the same of what is asked and of how it ended.
pub(crate) fn is_alike<G: Game>(one: &G, other: &G, seat: Seat, law: &'static str) -> Verdict {
    let viewer = Viewer::Seat(seat);
    let (own_view, other_view) = (one.view(viewer), other.view(viewer));
    hold(own_view == other_view, law, || {
        format!("{seat} can tell two worlds apart: {}", difference(&own_view, &other_view))
    })?;
    let (own, other) = (one.status(), other.status());
    hold(own == other, law, || format!("{seat} can tell apart what is asked: {own:?}, {other:?}"))
}

/// What two views do not agree on.
fn difference<V: Serialize>(one: &V, other: &V) -> String {
    let leaves = |view: &V| Tree::of(view).map(|tree| tree.leaves()).unwrap_or_default();
    let (one, other) = (leaves(one), leaves(other));
    let only = |these: &[(String, String)], those: &[(String, String)]| -> Vec<String> {
        let new = these.iter().filter(|it| !those.contains(it));
        new.map(|(way, leaf)| format!("{way} = {leaf}")).collect()
    };
    format!("{:?} against {:?}", only(&one, &other), only(&other, &one))
}
