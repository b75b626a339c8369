//! Questions about fights.

use kernel::{Refusal, Seat};

use crate::content::{AbilityEffect, FightEffect, book};
use crate::names::{Ability, Card, Hero, Space};
use crate::phases::fight::FIGHTS;
use crate::state::{Fight, FightKind, Wrath};

/// WR-ACT-FIGHT-01: there is somebody to fight.
pub(crate) fn check_enemies(game: &Wrath, space: Space) -> Result<(), Refusal> {
    if game.n_enemies_on(space) == 0 {
        return Err(Refusal::new("WR-ACT-FIGHT-01", "no-enemy"));
    }
    Ok(())
}

/// WR-HERO-SYLVANAS-02: by how much each Fight or Defend card of a seat heals the acting hero.
pub(crate) fn healed_by_cards(game: &Wrath, acting: Hero, seat: Seat) -> u8 {
    match book().ability(Ability::WillOfTheForsaken).effect {
        AbilityEffect::HealPerCard(by)
            if acting == Hero::Sylvanas && game.seat_of(acting) == seat =>
        {
            by
        }
        _ => 0,
    }
}

/// WR-AMB-43: whether a Fight card of a seat does anything: more successes are needed, or it heals.
pub(crate) fn fight_card_counts(game: &Wrath, fight: &Fight, seat: Seat) -> bool {
    fight.successes < game.toughness_on(fight.space)
        || (healed_by_cards(game, fight.hero, seat) != 0 && game.is_hurt(fight.hero))
}

/// WR-ACT-FIGHT-03, WR-CARD-FIGHT-01, WR-AMB-43: whether a seat may play this card after the roll of the fight.
pub(crate) fn check_fight_card(game: &Wrath, seat: Seat, card: Card) -> Result<(), Refusal> {
    let fight = game.current_fight();
    if !FIGHTS.contains(&card) {
        return Err(Refusal::new("WR-ACT-FIGHT-03", "no-fight-card"));
    }
    if !game.helpers(fight.hero).contains(seat) {
        let rule = match fight.kind {
            FightKind::WailingArrow => "WR-HERO-SYLVANAS-01",
            FightKind::Action | FightKind::Gunship => "WR-CARD-FIGHT-01",
        };
        return Err(Refusal::new(rule, "not-on-the-space"));
    }
    if !game.hands[seat].has(card) {
        return Err(Refusal::new("WR-ACT-FIGHT-03", "no-such-card"));
    }
    if !fight_card_counts(game, fight, seat) {
        return Err(Refusal::new("WR-AMB-43", "beyond-need"));
    }
    Ok(())
}

/// WR-ACT-FIGHT-05, WR-AMB-22: whether so many enemies may be removed, and how many blocks are spent on it.
///
/// WR-HERO-TIRION-02: blocks that are needed count as successes; more than are needed never do (WR-AMB-41).
pub(crate) fn allocation(
    game: &Wrath,
    fight: &Fight,
    ghouls: u8,
    abominations: u8,
) -> Result<u8, Refusal> {
    let limits = &book().limits;
    let n_ghouls = game.ghouls.on(fight.space);
    let n_abominations = game.n_abominations_on(fight.space);
    if n_ghouls < ghouls || n_abominations < abominations {
        return Err(Refusal::new("WR-ACT-FIGHT-04", "no-such-enemies")
            .with("ghouls", n_ghouls)
            .with("abominations", n_abominations));
    }
    let cost = ghouls * limits.ghoul_toughness + abominations * limits.abomination_toughness;
    let is_spare = book().says(fight.hero, AbilityEffect::Fight(FightEffect::BlocksAsSuccesses));
    let spare = if is_spare { fight.blocks } else { 0 };
    if fight.successes + spare < cost {
        return Err(Refusal::new("WR-ACT-FIGHT-05", "too-few-successes")
            .with("needs", cost)
            .with("hold", fight.successes + spare));
    }
    let rest = fight.successes.saturating_sub(cost);
    let left = n_abominations - abominations;
    // What is too little for an abomination is spent on it without effect.
    let wasted = left * (limits.abomination_toughness - 1);
    let is_alone = n_ghouls == ghouls && left == 0;
    if rest == 0 || is_alone || (left != 0 && rest <= wasted) {
        Ok(cost.saturating_sub(fight.successes))
    } else {
        Err(Refusal::new("WR-ACT-FIGHT-05", "successes-unspent").with("left", rest))
    }
}
