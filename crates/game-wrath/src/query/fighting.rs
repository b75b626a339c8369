//! Questions about fights.

use kernel::Refusal;

use crate::content::book;
use crate::names::{Hero, Space};
use crate::state::{Fight, Wrath};

/// WR-ACT-FIGHT-01: there is somebody to fight.
pub(crate) fn check_enemies(game: &Wrath, space: Space) -> Result<(), Refusal> {
    if game.n_enemies_on(space) == 0 {
        return Err(Refusal::new("WR-ACT-FIGHT-01", "no-enemy"));
    }
    Ok(())
}

/// WR-ACT-FIGHT-05: whether so many enemies may be removed, and how many blocks are spent on it.
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
    let spare = if fight.hero == Hero::Tirion { fight.blocks } else { 0 };
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
