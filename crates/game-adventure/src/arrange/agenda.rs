//! What is still to be done in an arranged position.

use kernel::{Violation, ensure};

use crate::content::book;
use crate::phases::turn::PARTS;
use crate::state::Adventure;
use crate::step::Step;
use crate::view::View;

use super::no;

/// The steps of a position. A phase that was named takes the place of an agenda that was not: the turn goes on from
/// there; what is no part of a turn comes before its movement phase.
pub(super) fn steps(base: &Adventure, view: &View) -> Result<Vec<Step>, Violation> {
    let agenda = view.agenda.clone().unwrap_or_default();
    let is_kept = base.agenda.iter().eq(agenda.iter().copied());
    let named = view.phase.filter(|&phase| Some(phase) != base.agenda.top());
    let steps = match named {
        None if is_kept => return Ok(agenda),
        Some(Step::Turn) => vec![Step::Turn],
        Some(phase) if is_kept => {
            let begun = PARTS.iter().position(|&part| part == phase).map(|at| at + 1);
            let movement = PARTS.iter().position(|&part| part == Step::Movement);
            let rest = begun.or(movement).expect("AG-TURN-02: a turn has a movement phase");
            std::iter::once(phase).chain(PARTS[rest..].iter().copied()).collect()
        }
        None | Some(_) => agenda,
    };
    in_order(base, &steps)?;
    Ok(steps)
}

/// AG-TURN-02: the parts of a turn that are left, in their order and up to its end. Before them may come what needs
/// nothing but its place; the parts of a combat, of a card or of the set-up exist only where play has led to them.
fn in_order(base: &Adventure, steps: &[Step]) -> Result<(), Violation> {
    if steps == [Step::Turn] {
        return Ok(());
    }
    let n_before = steps.iter().take_while(|&&step| comes_before(step)).count();
    let (before, parts) = steps.split_at(n_before);
    before.iter().try_for_each(|&step| is_sound(base, step))?;
    let mut rest = &PARTS[..];
    for &part in parts {
        let at = rest.iter().position(|&it| it == part);
        let at = at.ok_or_else(|| {
            let what = "no position can begin with this step, or it comes too late";
            no("AG-TURN-02", format!("{}: {what}; see the table of steps", name(part)))
        })?;
        rest = &rest[at + 1..];
    }
    ensure(steps.last() == Some(&Step::NextTurn), "AG-TURN-02", || {
        "the turn has no end: the last step is next-turn".to_owned()
    })
}

/// The name of a step as scenario files write it.
fn name(step: Step) -> String {
    let debug = format!("{step:?}");
    let word = debug.split(['(', ' ', '{']).next().unwrap_or(&debug);
    let mut res = String::new();
    for letter in word.chars() {
        if letter.is_ascii_uppercase() && !res.is_empty() {
            res.push('-');
        }
        res.push(letter.to_ascii_lowercase());
    }
    res
}

/// The steps that may come before the parts of a turn.
fn comes_before(step: Step) -> bool {
    matches!(
        step,
        Step::Discoveries(_)
            | Step::Resource
            | Step::Draw
            | Step::TurnCard
            | Step::ToCity(_)
            | Step::Track(..)
            | Step::Overflow(..)
    )
}

/// Whether such a step is about what there is.
fn is_sound(base: &Adventure, step: Step) -> Result<(), Violation> {
    match step {
        Step::ToCity(seat) => {
            ensure(seat.0 < base.n_seats, "AG-GEN-02", || format!("there is no seat {seat}"))
        }
        Step::Track(card, _) | Step::Overflow(card, _) => {
            ensure(book().foe(card).is_some(), "AG-TRACK-01", || format!("{card} is no encounter"))
        }
        _ => Ok(()),
    }
}
