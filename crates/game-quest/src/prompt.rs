//! Who is asked what at each step.

use kernel::{Decision, Seat, SeatSet, Status};

use crate::card::Card;
use crate::names::Hero;
use crate::phases::deed;
use crate::phases::{activation, end, start};
use crate::state::Quest;
use crate::step::{Cause, Prompt, Step, never_asks};

pub(crate) fn status(game: &Quest) -> Status<Prompt> {
    match decision(game) {
        Some(decision) => Status::Awaiting(decision),
        None => Status::Over(end::outcome(game)),
    }
}

/// The seats that are asked; none when the quest is over.
pub(crate) fn asked(game: &Quest) -> SeatSet {
    decision(game).map_or(SeatSet::EMPTY, |it| it.seats)
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

fn decision(game: &Quest) -> Option<Decision<Prompt>> {
    let step = game.agenda.top()?;
    let of = |hero: Hero, prompt: Prompt| {
        Some(Decision { seats: SeatSet::only(game.seat_of(hero)), prompt })
    };
    let party = |prompt| Some(Decision { seats: SeatSet::only(game.party_seat()), prompt });
    match step {
        Step::Pick => {
            Some(Decision { seats: SeatSet::only(start::picking(game)), prompt: Prompt::Pick })
        }
        Step::Leader => {
            Some(Decision { seats: Seat::all(game.n_seats).collect(), prompt: Prompt::Leader })
        }
        Step::Act => {
            let prompt = Prompt::Act { hero: game.acting_hero() };
            Some(Decision { seats: activation::seats(game), prompt })
        }
        Step::Encore => own(game, |hero| Prompt::Encore { hero }),
        Step::Linger => own(game, |hero| Prompt::Linger { hero }),
        Step::Targets | Step::Prepare | Step::Rerolls | Step::Dice(_) | Step::Modify => {
            in_deed(game, step)
        }
        Step::Keep => own(game, |hero| Prompt::Keep { hero }),
        Step::Bury => own(game, |hero| Prompt::Bury { hero }),
        Step::Assist(hero) => of(hero, Prompt::Assist { hero }),
        Step::Nemeses => party(Prompt::Nemeses),
        Step::EnemyTurn(nth) => {
            let hero = game.hero_at(nth);
            of(hero, Prompt::EnemyTurn { hero })
        }
        Step::LocationUse => party(Prompt::LocationUse),
        Step::BeforeTravel(hero) => of(hero, Prompt::BeforeTravel { hero }),
        Step::Scout => own(game, |hero| Prompt::Scout { hero }),
        Step::Travel => party(Prompt::Travel),
        Step::Who(_, cause) | Step::More(_, _, cause) => {
            let prompt = Prompt::ChooseHero { card: cause.card };
            Some(Decision { seats: SeatSet::only(chooser(game, &cause)), prompt })
        }
        Step::Which(_, left, cause) => {
            let prompt = Prompt::ChooseFoe { card: cause.card, left };
            Some(Decision { seats: SeatSet::only(chooser(game, &cause)), prompt })
        }
        Step::Alternatives(_, hero, cause) => {
            of(hero, Prompt::Alternatives { hero, card: cause.card })
        }
        Step::Offer(_, hero, cause) => of(hero, Prompt::Offer { hero, card: cause.card }),
        Step::Suffer(hero, wounds, _) => of(hero, Prompt::WouldSuffer { hero, wounds }),
        Step::ReadyOne(hero, left) => of(hero, Prompt::Ready { hero, left }),
        Step::TireOne(hero, left) => of(hero, Prompt::Tire { hero, left }),
        Step::Place(hero, left) => of(hero, Prompt::Place { hero, left }),
        Step::Tokens(hero, left) => of(hero, Prompt::Tokens { hero, left }),
        Step::PartyTokens(left) => party(Prompt::PartyTokens { left }),
        Step::Cure(left, _, hero) => of(hero, Prompt::Cure { hero, left }),
        Step::Engaged(hero, foe) => of(hero, Prompt::Engaged { hero, foe }),
        Step::Treasure(hero, _) => of(hero, Prompt::Treasure { hero }),
        Step::Equip(hero, gear) => of(hero, Prompt::Equip { hero, gear }),
        Step::Train(hero) => of(hero, Prompt::Train { hero }),
        Step::Improve(hero) => of(hero, Prompt::Improve { hero }),
        Step::Smith(hero) => of(hero, Prompt::Smith { hero }),
        Step::Gift(from, gear, hero) => of(hero, Prompt::Gift { hero, gear, from }),
        Step::End => None,
        never_asks!() => unreachable!("WQ-ROUND-02: {step:?} never asks"),
    }
}

/// Decisions of the hero who acts.
fn in_deed(game: &Quest, step: Step) -> Option<Decision<Prompt>> {
    let it = game.deed();
    let hero = it.hero;
    let prompt = match step {
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
    };
    Some(Decision { seats: SeatSet::only(game.seat_of(hero)), prompt })
}

/// What the hero is asked in whose activation, or by whose card, something happens.
fn own(game: &Quest, prompt: impl FnOnce(Hero) -> Prompt) -> Option<Decision<Prompt>> {
    let hero = game.acting_hero();
    Some(Decision { seats: SeatSet::only(game.seat_of(hero)), prompt: prompt(hero) })
}
