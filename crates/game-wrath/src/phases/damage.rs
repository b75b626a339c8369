//! WR-DMG: a damage event, Defend cards and rewards against it, and what is left of it.

use kernel::{Agenda, Cx, Flow, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::content::book;
use crate::event::Event;
use crate::names::{Card, Hero};
use crate::phases::actions::strength;
use crate::phases::{consent, fight, rewards};
use crate::query::playing::Scope;
use crate::state::{Brute, Damage, Source, Wrath};
use crate::step::{Prompt, Step};

/// Opens a damage event.
#[inline]
pub(crate) fn begin(game: &mut Wrath, hero: Hero, source: Source) {
    game.damage = Some(Damage { hero, source, prevented: 0 });
    game.agenda.push(Step::Damage);
}

/// WR-REWARD-GUNSHIP-01: a free fight interrupts the damage event of step 4, if the reward was played before one. The
/// event goes on afterwards, with what Defend cards have prevented so far.
pub(crate) fn interrupt(game: &mut Wrath) {
    let Some(Damage { hero, source, prevented }) = game.damage.take() else { return };
    match source {
        Source::Abominations => {}
        Source::Fight | Source::Quest => {
            unreachable!("WR-REWARD-03: no free fight inside of an action: {game:?}")
        }
    }
    let mut agenda = Agenda::new();
    let steps: tinyvec::ArrayVec<[Step; 24]> = game.agenda.iter().collect();
    for &step in steps.iter().rev() {
        agenda.push(if step == Step::Damage { Step::ResumeBlow { hero, prevented } } else { step });
    }
    game.agenda = agenda;
}

pub(crate) fn resume(game: &mut Wrath, hero: Hero, prevented: u8) -> Flow {
    game.damage = Some(Damage { hero, source: Source::Abominations, prevented });
    game.agenda.push(Step::Damage);
    Flow::Done
}

/// The abominations that are about to strike a hero who is still on their space (WR-REWARD-03); on a quiet night none
/// (WR-REWARD-QUIET-01).
#[inline]
fn strikes(game: &Wrath, hero: Hero, brute: &Brute) -> bool {
    !game.turn.is_quiet && brute.target == Some(hero) && brute.space == game.space_of(hero)
}

/// WR-DMG-01, WR-ACT-FIGHT-07, WR-ACT-QUEST-08, WR-ABOM-06: what is left, seen from the position as it is
/// (WR-REWARD-05).
#[inline]
pub(crate) fn left(game: &Wrath) -> u8 {
    let damage = game.current_damage();
    let (total, blocks) = match damage.source {
        Source::Fight => {
            let it = game.current_fight();
            (game.n_enemies_on(it.space) + game.lich_king_damage(it.space), it.blocks)
        }
        Source::Quest => {
            let it = game.current_quest_action();
            let facts = book().quest(it.quest);
            (facts.damage + game.lich_king_damage(facts.space), it.blocks)
        }
        // WR-ABOM-07: no dice, no Lich King.
        Source::Abominations => {
            let horde = game.current_horde();
            (horde.iter().filter(|it| strikes(game, damage.hero, it)).count() as u8, 0)
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
    let Damage { hero, source, .. } = *game.current_damage();
    game.damage = None;
    if source == Source::Abominations {
        let mut horde = *game.current_horde();
        for brute in horde.iter_mut().filter(|it| it.space == game.space_of(hero)) {
            brute.target = brute.target.filter(|it| *it != hero);
        }
        *game.current_horde_mut() = horde;
    }
    if by != 0 {
        game.hurt(hero, by, source, cx);
    }
    Flow::Done
}

/// WR-REWARD-03: inside of an action few rewards may be played before the damage, in step 4 all.
#[inline]
pub(crate) fn scope(game: &Wrath) -> Scope {
    match game.current_damage().source {
        Source::Fight | Source::Quest => Scope::Damage,
        Source::Abominations => Scope::Any,
    }
}

/// WR-CARD-DEFEND-01: heroes beside the damaged one with Defend cards; and rewards that can be played here
/// (WR-REWARD-03).
#[inline]
pub(crate) fn seats(game: &Wrath) -> SeatSet {
    if left(game) == 0 {
        return SeatSet::EMPTY;
    }
    let mut res = game.with_card(game.helpers(game.current_damage().hero), &[Card::Defend]);
    let scope = scope(game);
    for seat in game.reward_holders().iter() {
        if !game.holding.contains(seat) && game.can_play_reward(seat, scope) {
            res.insert(seat);
        }
    }
    res.without(game.passed)
}

pub(crate) fn prompt(game: &Wrath) -> Prompt {
    Prompt::Damage { hero: game.current_damage().hero, left: left(game) }
}

/// WR-CARD-DEFEND-01, WR-CARD-DEFEND-02.
pub(crate) fn check_defend(game: &Wrath, seat: Seat) -> Result<(), Refusal> {
    let hero = game.current_damage().hero;
    if !game.helpers(hero).contains(seat) {
        let rule = if game.is_solo() { "WR-SOLO-06" } else { "WR-CARD-DEFEND-01" };
        return Err(Refusal::new(rule, "not-on-the-space"));
    }
    if !game.hands[seat].has(Card::Defend) {
        return Err(Refusal::new("WR-CARD-DEFEND-01", "no-such-card"));
    }
    Ok(())
}

pub(crate) fn legal(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    if !game.holding.contains(seat) {
        game.reward_plays(seat, scope(game), out);
    }
    if check_defend(game, seat).is_ok() {
        out.push(Action::Play(Card::Defend));
    }
    out.push(Action::Pass);
}

pub(crate) fn check(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Play(Card::Defend) => check_defend(game, seat),
        Action::Pass => Ok(()),
        _ => {
            game.check_reward(seat, action, scope(game))?;
            rewards::check_holding(game, seat)
        }
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
        // WR-COOP-04: in step 4 a reward may move the hero of another seat.
        consent::ask_or(game, seat, action, cx);
        return;
    }
    game.play_card(seat, Card::Defend, cx);
    let damage = game.current_damage_mut();
    damage.prevented += strength(Card::Defend);
    let Damage { hero, source, .. } = *damage;
    match source {
        Source::Fight | Source::Quest => fight::feel_no_pain(game, hero, seat, cx),
        // WR-HERO-SYLVANAS-02: only in her own actions.
        Source::Abominations => {}
    }
}
