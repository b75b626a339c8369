//! WR-ACT-FIGHT: the roll, Fight cards, what is removed, and the damage that comes back.

use kernel::{Cx, Flow, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::content::{AbilityEffect, book};
use crate::event::Event;
use crate::flow::not_now;
use crate::names::{Ability, Card, Hero, Space};
use crate::phases::actions::strength;
use crate::phases::damage;
use crate::query::fighting::allocation;
use crate::state::{Fight, FightKind, Source, Wrath};
use crate::step::{Prompt, Step};

const FIGHTS: [Card; 2] = [Card::Fight1, Card::Fight2];

/// WR-ACT-FIGHT-02: rolls, and puts the parts of the fight on the agenda.
pub(crate) fn begin(
    game: &mut Wrath,
    kind: FightKind,
    hero: Hero,
    space: Space,
    cx: &mut Cx<'_, Event>,
) {
    cx.emit(|| Event::FightBegan { hero, space, kind });
    let faces = Wrath::roll(cx);
    let mut successes = faces[0].successes() + faces[1].successes();
    let mut blocks = faces[0].blocks() + faces[1].blocks();
    if let AbilityEffect::ExtraBlocks(extra) = book().ability(Ability::FrostArmor).effect
        && hero == Hero::Jaina
    {
        blocks += extra;
    }
    if let AbilityEffect::ExtraSuccesses { n, enemies } = book().ability(Ability::Whirlwind).effect
        && hero == Hero::Varian
        && enemies <= game.n_enemies_on(space)
    {
        successes += n;
    }
    cx.emit(|| Event::Rolled { hero, faces, successes, blocks });
    game.fight = Some(Fight { kind, hero, space, successes, blocks });
    game.agenda.then([Step::FightCards, Step::Allocate, Step::FightDamage, Step::FightEnd]);
}

// ---- WR-ACT-FIGHT-03 ----------------------------------------------------------------------------------------------

pub(crate) fn enter_cards(game: &mut Wrath) -> Flow {
    let is_open = !card_seats(game).is_empty();
    if !is_open {
        game.passed = SeatSet::EMPTY;
    }
    Flow::asks_if(is_open)
}

/// The heroes beside the acting hero who have Fight cards and have not passed; nobody when every enemy is removed
/// anyway (WR-AMB-43).
pub(crate) fn card_seats(game: &Wrath) -> SeatSet {
    let Some(fight) = game.fight else { return SeatSet::EMPTY };
    if game.toughness_on(fight.space) <= fight.successes {
        return SeatSet::EMPTY;
    }
    let helpers = game.with_card(game.helpers(fight.hero), &FIGHTS);
    helpers.iter().filter(|&seat| !game.passed.contains(seat)).collect()
}

pub(crate) fn cards_prompt(game: &Wrath) -> Prompt {
    let Some(fight) = game.fight else {
        unreachable!("WR-ACT-FIGHT-03: there is a fight while cards are asked for")
    };
    let toughness = game.toughness_on(fight.space);
    Prompt::FightCards { hero: fight.hero, successes: fight.successes, toughness }
}

pub(crate) fn legal_cards(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    let held = FIGHTS.iter().filter(|&&card| game.hands[seat].has(card));
    out.extend(held.map(|&card| Action::Play(card)));
    out.push(Action::Pass);
}

pub(crate) fn check_card(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Play(card) if !FIGHTS.contains(&card) => {
            Err(Refusal::new("WR-ACT-FIGHT-03", "no-fight-card"))
        }
        Action::Play(card) if !game.hands[seat].has(card) => {
            Err(Refusal::new("WR-ACT-FIGHT-03", "no-such-card"))
        }
        Action::Play(_) | Action::Pass => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_card(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    game.agenda.push(Step::FightCards);
    let Action::Play(card) = action else {
        game.passed.insert(seat);
        return;
    };
    // With a card more, those who had passed may think again.
    game.passed = SeatSet::EMPTY;
    game.play_card(seat, card, cx);
    if let Some(fight) = &mut game.fight {
        fight.successes += strength(card);
        let hero = fight.hero;
        feel_no_pain(game, hero, seat, cx);
    }
}

/// WR-HERO-SYLVANAS-02: in her own actions, each Fight or Defend card that she plays heals her.
pub(crate) fn feel_no_pain(game: &mut Wrath, acting: Hero, seat: Seat, cx: &mut Cx<'_, Event>) {
    if let AbilityEffect::HealPerCard(by) = book().ability(Ability::WillOfTheForsaken).effect
        && acting == Hero::Sylvanas
        && game.seat_of(acting) == seat
    {
        game.heal(acting, by, cx);
    }
}

// ---- WR-ACT-FIGHT-04, WR-ACT-FIGHT-05 -----------------------------------------------------------------------------

/// Asks only if there is more than one way to deal the damage.
pub(crate) fn enter_allocate(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    let mut ways = allocations(game);
    match (ways.next(), ways.next()) {
        (Some(only), None) => {
            drop(ways);
            resolve_allocate(game, only, cx);
            Flow::Done
        }
        _ => Flow::Asks,
    }
}

fn allocations(game: &Wrath) -> impl Iterator<Item = Action> + '_ {
    game.fight.into_iter().flat_map(move |fight| {
        // More than this is never there, or never paid for.
        let budget = fight.successes + fight.blocks;
        let most = |there: u8, toughness: u8| 0..=there.min(budget / toughness);
        let limits = &book().limits;
        let abominations = most(game.n_abominations_on(fight.space), limits.abomination_toughness);
        let ghouls = most(game.ghouls.on(fight.space), limits.ghoul_toughness);
        let pairs = ghouls.flat_map(move |ghouls| abominations.clone().map(move |it| (ghouls, it)));
        pairs.filter_map(move |(ghouls, abominations)| {
            allocation(game, &fight, ghouls, abominations).ok()?;
            Some(Action::Assign { ghouls, abominations })
        })
    })
}

/// The player of the acting hero.
pub(crate) fn acting_seat(game: &Wrath) -> SeatSet {
    game.fight.map_or(SeatSet::EMPTY, |it| SeatSet::only(game.seat_of(it.hero)))
}

pub(crate) fn allocate_prompt(game: &Wrath) -> Prompt {
    let Some(fight) = game.fight else {
        unreachable!("WR-ACT-FIGHT-04: there is a fight while damage is dealt")
    };
    Prompt::Allocate { hero: fight.hero, successes: fight.successes, blocks: fight.blocks }
}

pub(crate) fn legal_allocate(game: &Wrath, out: &mut Vec<Action>) {
    out.extend(allocations(game));
}

pub(crate) fn check_allocate(game: &Wrath, action: Action) -> Result<(), Refusal> {
    match (game.fight, action) {
        (Some(fight), Action::Assign { ghouls, abominations }) => {
            allocation(game, &fight, ghouls, abominations).map(|_| ())
        }
        _ => Err(not_now()),
    }
}

pub(crate) fn thinkable_allocate(game: &Wrath, out: &mut Vec<Action>) {
    let Some(fight) = game.fight else { return };
    let ghouls = 0..=game.ghouls.on(fight.space);
    let n_abominations = game.n_abominations_on(fight.space);
    out.extend(ghouls.flat_map(|ghouls| {
        (0..=n_abominations).map(move |abominations| Action::Assign { ghouls, abominations })
    }));
}

pub(crate) fn resolve_allocate(game: &mut Wrath, action: Action, cx: &mut Cx<'_, Event>) {
    let (Some(fight), Action::Assign { ghouls, abominations }) = (game.fight, action) else {
        return;
    };
    let Ok(n_blocks) = allocation(game, &fight, ghouls, abominations) else { return };
    if n_blocks != 0 {
        let hero = fight.hero;
        cx.emit(|| Event::BlocksConverted { hero, n_blocks });
    }
    if let Some(fight) = &mut game.fight {
        fight.blocks -= n_blocks;
        fight.successes += n_blocks;
    }
    (0..ghouls).for_each(|_| game.remove_ghoul(fight.space, cx));
    (0..abominations).for_each(|_| game.remove_abomination(fight.space, cx));
}

// ---- WR-ACT-FIGHT-06 to WR-ACT-FIGHT-08 ---------------------------------------------------------------------------

/// The enemies that are left, and the Lich King, hit the acting hero; Wailing Arrow is out of their reach
/// (WR-HERO-SYLVANAS-01).
pub(crate) fn enter_damage(game: &mut Wrath) -> Flow {
    if let Some(fight) = game.fight {
        match fight.kind {
            FightKind::WailingArrow => {}
            FightKind::Action | FightKind::Gunship => {
                damage::begin(game, fight.hero, Source::Fight);
            }
        }
    }
    Flow::Done
}

pub(crate) fn end(game: &mut Wrath) -> Flow {
    game.fight = None;
    Flow::Done
}
