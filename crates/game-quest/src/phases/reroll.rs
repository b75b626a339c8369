//! WQ-ACT-08, WQ-AMB-07, WQ-AMB-07a: dice are rolled again by effects, after all criticals have settled.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::effect::Window;
use crate::event::{DeedEvent, Event};
use crate::flow::{no_answer, not_now};
use crate::names::HeroFace;
use crate::phases::{activation, deed, payments};
use crate::state::Quest;
use crate::step::Step;

const WINDOW: [Window; 1] = [Window::Reroll(None)];

pub(crate) fn enter(game: &Quest) -> Flow {
    let deed = game.deed();
    Flow::asks_if(game.has_use(deed.hero, &WINDOW))
}

pub(crate) fn legal(game: &Quest, out: &mut Vec<Action>) {
    let deed = game.deed();
    game.list_uses(deed.hero, &WINDOW, out, Action::Use);
    out.push(Action::Done);
}

pub(crate) fn check(game: &Quest, action: Action) -> Result<(), Refusal> {
    let deed = game.deed();
    match action {
        Action::Done => Ok(()),
        Action::Use(card) => activation::check_use(game, deed.hero, card, &WINDOW),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Use(card) => {
            game.agenda.push(Step::Rerolls);
            payments::use_card(game, game.deed().hero, card, &WINDOW, cx);
        }
        Action::Done => {}
        other => no_answer("WQ-ACT-08", other),
    }
}

// Which dice

/// Faces that can be chosen, the same one or a later one each time: the order makes no difference.
fn choosable(game: &Quest) -> impl Iterator<Item = HeroFace> {
    let deed = game.deed();
    let dice = deed.hero_dice;
    // Before the first one any face.
    let from = deed.aside.iter().rposition(|&n| n != 0).unwrap_or(0);
    HeroFace::ALL.iter().copied().filter(move |face| from <= face.idx() && dice[face.idx()] != 0)
}

pub(crate) fn enter_dice(game: &mut Quest, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    if left != 0 && choosable(game).next().is_some() {
        return Flow::Asks;
    }
    roll_aside(game, cx);
    Flow::Done
}

pub(crate) fn legal_dice(game: &Quest, out: &mut Vec<Action>) {
    out.extend(choosable(game).map(Action::Reroll));
    out.push(Action::Done);
}

pub(crate) fn check_dice(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Done => Ok(()),
        Action::Reroll(face) if choosable(game).any(|it| it == face) => Ok(()),
        Action::Reroll(_) => Err(Refusal::new("WQ-ACT-08", "no-such-die")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_dice(game: &mut Quest, left: u8, action: Action, cx: &mut Cx<'_, Event>) {
    let deed = game.deed_mut();
    match action {
        Action::Reroll(face) => {
            deed.hero_dice[face.idx()] -= 1;
            deed.aside[face.idx()] += 1;
            game.agenda.push(Step::Dice(left - 1));
        }
        Action::Done => roll_aside(game, cx),
        other => no_answer("WQ-ACT-08", other),
    }
}

/// The dice that were set aside are rolled together; criticals among them count as ever.
fn roll_aside(game: &mut Quest, cx: &mut Cx<'_, Event>) {
    let deed = game.deed_mut();
    let hero = deed.hero;
    let aside = std::mem::take(&mut deed.aside);
    let n = aside.iter().sum();
    if n == 0 {
        return;
    }
    let faces = deed::roll_hero_dice(game, n, cx);
    cx.emit(|| {
        let from = HeroFace::ALL
            .iter()
            .flat_map(|&face| std::iter::repeat_n(face, usize::from(aside[face.idx()])));
        Event::Deed(DeedEvent::Rerolled { hero, from: from.collect(), faces: faces.to_vec() })
    });
    game.agenda.push(Step::Criticals);
}
