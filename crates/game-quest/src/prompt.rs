//! Who is asked what at each step.

use kernel::{Decision, Seat, SeatSet, Status};

use crate::card::Card;
use crate::phases::deed;
use crate::phases::{activation, end, start};
use crate::state::Quest;
use crate::step::{Cause, Prompt, Step, asks_hero, never_asks};

pub(crate) fn status(game: &Quest) -> Status<Prompt> {
    let seats = asked(game);
    if seats.is_empty() {
        return Status::Over(end::outcome(game));
    }
    Status::Awaiting(Decision { seats, prompt: prompt(game, game.step()) })
}

/// Whether a seat is among those that are asked.
pub(crate) fn is_asked(game: &Quest, seat: Seat) -> bool {
    match game.agenda.top() {
        Some(Step::Act) => activation::is_asked(game, seat),
        _ => asked(game).contains(seat),
    }
}

/// The seats that are asked; none when the quest is over.
pub(crate) fn asked(game: &Quest) -> SeatSet {
    let Some(step) = game.agenda.top() else { return SeatSet::EMPTY };
    SeatSet::only(match step {
        Step::Pick => start::picking(game),
        Step::Leader => return Seat::all(game.n_seats).collect(),
        Step::Act => return activation::seats(game),
        Step::Encore | Step::Linger | Step::Keep | Step::Bury | Step::Scout => {
            game.seat_of(game.acting_hero())
        }
        Step::Targets | Step::Prepare | Step::Rerolls | Step::Dice(_) | Step::Modify => {
            game.seat_of(game.deed().hero)
        }
        Step::Nemeses | Step::LocationUse | Step::Travel | Step::PartyTokens(_) => {
            game.party_seat()
        }
        Step::EnemyTurn(nth) => game.seat_of(game.hero_at(nth)),
        Step::Who(_, cause) | Step::More(_, _, cause) | Step::Which(_, _, cause) => {
            chooser(game, &cause)
        }
        asks_hero!(hero) => game.seat_of(hero),
        Step::End => return SeatSet::EMPTY,
        never_asks!() => unreachable!("WQ-ROUND-02: {step:?} never asks"),
    })
}

/// WQ-GOLD-04, WQ-GOLD-05: the owner of a hero's card chooses; for what belongs to nobody, the party.
fn chooser(game: &Quest, cause: &Cause) -> Seat {
    match cause.card {
        Card::Action(_) | Card::Gear(_) | Card::Dungeon(_) | Card::Condition(_) => {
            game.seat_of(cause.owner)
        }
        Card::Location(_) | Card::Keyword(_) | Card::Foe(_) | Card::Peril(_) | Card::Sheet(_) => {
            game.party_seat()
        }
    }
}

/// What is asked at a step.
fn prompt(game: &Quest, step: Step) -> Prompt {
    let acting = || game.acting_hero();
    match step {
        Step::Pick => Prompt::Pick,
        Step::Leader => Prompt::Leader,
        Step::Act => Prompt::Act { hero: acting() },
        Step::Encore => Prompt::Encore { hero: acting() },
        Step::Linger => Prompt::Linger { hero: acting() },
        Step::Targets | Step::Prepare | Step::Rerolls | Step::Dice(_) | Step::Modify => {
            in_deed(game, step)
        }
        Step::Keep => Prompt::Keep { hero: acting() },
        Step::Bury => Prompt::Bury { hero: acting() },
        Step::Assist(hero) => Prompt::Assist { hero },
        Step::Nemeses => Prompt::Nemeses,
        Step::EnemyTurn(nth) => Prompt::EnemyTurn { hero: game.hero_at(nth) },
        Step::LocationUse => Prompt::LocationUse,
        Step::BeforeTravel(hero) => Prompt::BeforeTravel { hero },
        Step::Scout => Prompt::Scout { hero: acting() },
        Step::Travel => Prompt::Travel,
        Step::Who(_, cause) | Step::More(_, _, cause) => Prompt::ChooseHero { card: cause.card },
        Step::Which(_, left, cause) => Prompt::ChooseFoe { card: cause.card, left },
        Step::Alternatives(_, hero, cause) => Prompt::Alternatives { hero, card: cause.card },
        Step::Offer(_, hero, cause) => Prompt::Offer { hero, card: cause.card },
        Step::Suffer(hero, wounds, _) => Prompt::WouldSuffer { hero, wounds },
        Step::ReadyOne(hero, left) => Prompt::Ready { hero, left },
        Step::TireOne(hero, left) => Prompt::Tire { hero, left },
        Step::Place(hero, left) => Prompt::Place { hero, left },
        Step::Tokens(hero, left) => Prompt::Tokens { hero, left },
        Step::PartyTokens(left) => Prompt::PartyTokens { left },
        Step::Cure(left, _, hero) => Prompt::Cure { hero, left },
        Step::Engaged(hero, foe) => Prompt::Engaged { hero, foe },
        Step::Treasure(hero, _) => Prompt::Treasure { hero },
        Step::Equip(hero, gear) => Prompt::Equip { hero, gear },
        Step::Train(hero) => Prompt::Train { hero },
        Step::Improve(hero) => Prompt::Improve { hero },
        Step::Smith(hero) => Prompt::Smith { hero },
        Step::Gift(from, gear, hero) => Prompt::Gift { hero, gear, from },
        never_asks!() | Step::End => unreachable!("WQ-ROUND-02: {step:?} never asks"),
    }
}

/// Decisions of the hero who acts.
fn in_deed(game: &Quest, step: Step) -> Prompt {
    let it = game.deed();
    let hero = it.hero;
    match step {
        Step::Targets => deed::targets_prompt(it),
        Step::Prepare => {
            let (dice, foe_dice) = deed::n_dice(game, it);
            Prompt::Prepare { hero, kind: it.card.kind(), dice, foe_dice }
        }
        Step::Rerolls => Prompt::Rerolls { hero },
        Step::Dice(left) => Prompt::Dice { hero, left },
        Step::Modify => Prompt::Modify {
            hero,
            successes: game.successes(it),
            attacks: game.attack_symbols(it),
            defence: game.defence(it),
        },
        other => unreachable!("WQ-ACT-01: {other:?} asks nothing of an action"),
    }
}
