//! WR-DMG: a damage event, Defend cards and rewards against it, and what is left of it.

use kernel::{Cx, Flow, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::content::book;
use crate::event::Event;
use crate::flow::not_now;
use crate::names::{Card, Hero};
use crate::phases::actions::strength;
use crate::phases::{fight, rewards};
use crate::query::playing::Scope;
use crate::state::{Damage, Source, Wrath};
use crate::step::{Prompt, Step};

/// Opens a damage event.
pub(crate) fn begin(game: &mut Wrath, hero: Hero, source: Source) {
    game.damage = Some(Damage { hero, source, prevented: 0 });
    game.agenda.push(Step::Damage);
}

/// WR-DMG-01, WR-ACT-FIGHT-07, WR-ACT-QUEST-08, WR-ABOM-06: what is left, seen from the position as it is
/// (WR-REWARD-05).
pub(crate) fn left(game: &Wrath) -> u8 {
    let Some(damage) = game.damage else { return 0 };
    let (total, blocks) = match damage.source {
        Source::Fight => game.fight.map_or((0, 0), |it| {
            (game.n_enemies_on(it.space) + game.lich_king_damage(it.space), it.blocks)
        }),
        Source::Quest => game.quest_action.map_or((0, 0), |it| {
            let facts = book().quest(it.quest);
            (facts.damage + game.lich_king_damage(facts.space), it.blocks)
        }),
        Source::Abominations => {
            let horde = game.horde.unwrap_or_default();
            (horde.iter().filter(|it| it.target == Some(damage.hero)).count() as u8, 0)
        }
    };
    total.saturating_sub(blocks).saturating_sub(damage.prevented)
}

/// WR-DMG-02: the window is open while damage is left and somebody can do something about it.
pub(crate) fn enter(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    if !seats(game).is_empty() {
        return Flow::Asks;
    }
    game.passed = SeatSet::EMPTY;
    let by = left(game);
    let Some(Damage { hero, source, .. }) = game.damage.take() else { return Flow::Done };
    if source == Source::Abominations
        && let Some(horde) = &mut game.horde
    {
        let targets = horde.iter_mut().filter(|it| it.target == Some(hero));
        targets.for_each(|it| it.target = None);
    }
    if by != 0 {
        game.hurt(hero, by, source, cx);
    }
    Flow::Done
}

/// WR-CARD-DEFEND-01: heroes beside the damaged one with Defend cards; and rewards that can be played here
/// (WR-REWARD-03).
pub(crate) fn seats(game: &Wrath) -> SeatSet {
    let Some(damage) = game.damage else { return SeatSet::EMPTY };
    if left(game) == 0 {
        return SeatSet::EMPTY;
    }
    let mut res = game.with_card(game.helpers(damage.hero), &[Card::Defend]);
    for seat in game.reward_holders().iter() {
        if !game.holding.contains(seat) && game.can_play_reward(seat, Scope::Damage) {
            res.insert(seat);
        }
    }
    res.iter().filter(|&seat| !game.passed.contains(seat)).collect()
}

pub(crate) fn prompt(game: &Wrath) -> Prompt {
    let hero = game.damage.map_or(game.turn.hero, |it| it.hero);
    Prompt::Damage { hero, left: left(game) }
}

/// WR-CARD-DEFEND-01, WR-CARD-DEFEND-02.
fn check_defend(game: &Wrath, seat: Seat) -> Result<(), Refusal> {
    let hero = game.damage.map_or(game.turn.hero, |it| it.hero);
    if !game.helpers(hero).contains(seat) {
        return Err(Refusal::new("WR-CARD-DEFEND-01", "not-on-the-space"));
    }
    if !game.hands[seat].has(Card::Defend) {
        return Err(Refusal::new("WR-CARD-DEFEND-01", "no-such-card"));
    }
    Ok(())
}

pub(crate) fn legal(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    if !game.holding.contains(seat) {
        game.reward_plays(seat, Scope::Damage, out);
    }
    if check_defend(game, seat).is_ok() {
        out.push(Action::Play(Card::Defend));
    }
    out.push(Action::Pass);
}

pub(crate) fn check(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Play(Card::Defend) => check_defend(game, seat),
        Action::Play(_) => Err(Refusal::new("WR-CARD-FIGHT-01", "only-in-fights")),
        Action::Pass => Ok(()),
        _ if action.reward().is_some() => {
            rewards::check_holding(game, seat)?;
            game.check_reward(seat, action, Scope::Damage)
        }
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    game.agenda.push(Step::Damage);
    if action == Action::Pass {
        game.passed.insert(seat);
        return;
    }
    game.passed = SeatSet::EMPTY;
    if action != Action::Play(Card::Defend) {
        rewards::play(game, seat, action, cx);
        return;
    }
    game.play_card(seat, Card::Defend, cx);
    if let Some(damage) = &mut game.damage {
        damage.prevented += strength(Card::Defend);
        let Damage { hero, source, .. } = *damage;
        match source {
            Source::Fight | Source::Quest => fight::feel_no_pain(game, hero, seat, cx),
            Source::Abominations => {}
        }
    }
}
