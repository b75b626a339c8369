//! What a roll may bring, exactly: for the buttons, before anybody rolls.
//!
//! Every die is folded into a row of chances; criticals add a success and are rolled again, so their tail falls to a
//! sixth with each step and is cut where it no longer counts.

use serde::{Deserialize, Serialize};

use crate::content::book;
use crate::names::{EnemyFace, Foe, Hero, HeroFace, Kind};
use crate::query::pool::attack;
use crate::sets::FoeSet;
use crate::state::{Deed, Quest};

/// The odds of one action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Odds {
    /// In ten thousandths: exactly 0, 1, 2, … successes; the last entry is that many or more.
    pub successes: Vec<u16>,
    /// In hundredths: successes to expect.
    pub mean_successes: u16,
    /// In hundredths: wounds from the attacks of enemies to expect, after defence.
    pub mean_wounds: u16,
    /// In ten thousandths: at least one nemesis symbol, where a nemesis would answer it.
    pub nemesis: u16,
}

/// Rows are cut here: more successes or defence symbols than that are too rare to be told.
const N: usize = 32;

/// How many successes a button shows one by one.
const SHOWN: usize = 9;

/// Chances of 0, 1, 2, … symbols.
type Row = [f64; N];

/// The odds of an action of a hero with the card that lies ready, without targets, tokens or items.
pub(crate) fn of(game: &Quest, hero: Hero, kind: Kind) -> Odds {
    let card = game.card(hero, kind);
    let is_empowered = game.area(hero).has(crate::names::Condition::Empowered);
    let deed = Deed { hero, card, is_empowered, ..Deed::default() };
    of_deed(game, &deed)
}

/// The odds of an action whose dice are not rolled yet. Successes and defence symbols lie on the same dice, but nothing
/// that is told here depends on both, so each has a row of its own.
pub(crate) fn of_deed(game: &Quest, deed: &Deed) -> Odds {
    let bonus = game.deed_bonus(deed);
    let (n_hero, _) = crate::phases::deed::n_dice(game, deed);
    let (successes, defence) = one_die(bonus.per_critical);
    let more = usize::from(bonus.success + deed.spent);
    let mut shown = [0.0; SHOWN + 1];
    let mut mean_successes = 0.0;
    for (n, chance) in rolled(&successes, n_hero).iter().enumerate() {
        shown[(n + more).min(SHOWN)] += chance;
        mean_successes += chance * (n + more) as f64;
    }

    let attackers = game.engaged(deed.hero) - game.foes.exhausted;
    let mut attacks: tinyvec::ArrayVec<[u8; 8]> = attackers.iter().take(8).map(attack).collect();
    attacks.sort_unstable_by(|one, other| other.cmp(one));
    let fixed = usize::from(bonus.defence);
    let mut mean_wounds = 0.0;
    if !attacks.is_empty() {
        let defence = rolled(&defence, n_hero);
        let symbols = rolled(&symbol(EnemyFace::Attack), attacks.len() as u8);
        for (n, of_symbols) in symbols.iter().enumerate().take(attacks.len() + 1) {
            let hitting = n.saturating_sub(usize::from(bonus.blank));
            let total: usize = attacks[..hitting].iter().map(|&it| usize::from(it)).sum();
            for (n, chance) in defence.iter().enumerate() {
                mean_wounds += of_symbols * chance * total.saturating_sub(n + fixed) as f64;
            }
        }
    }
    let nemeses: FoeSet = Foe::nemeses().iter().copied().collect();
    let is_answered = !(nemeses & (game.face_up() | game.foes.lair)).is_empty();
    let none = symbol(EnemyFace::Nemesis)[0].powi(attacks.len() as i32);
    let nemesis = if is_answered { 1.0 - none } else { 0.0 };
    Odds {
        successes: shown.iter().map(|&it| (it * 10_000.0).round() as u16).collect(),
        mean_successes: (mean_successes * 100.0).round() as u16,
        mean_wounds: (mean_wounds * 100.0).round() as u16,
        nemesis: (nemesis * 10_000.0).round() as u16,
    }
}

/// Chances of none and of one of a symbol on an enemy die.
fn symbol(face: EnemyFace) -> Row {
    let n = book().quick.enemy_die.iter().filter(|&&it| it == face).count();
    let mut res = [0.0; N];
    res[1] = n as f64 / 6.0;
    res[0] = 1.0 - res[1];
    res
}

/// Chances of so many dice together.
fn rolled(die: &Row, n_dice: u8) -> Row {
    let mut res = [0.0; N];
    res[0] = 1.0;
    for _ in 0..n_dice {
        let mut next = [0.0; N];
        for (n, &chance) in res.iter().enumerate() {
            for (sum, &of_die) in next[n..].iter_mut().zip(die) {
                *sum += chance * of_die;
            }
        }
        res = next;
    }
    res
}

/// What one hero die comes to in the end: chances of successes, and of defence symbols.
fn one_die(per_critical: u8) -> (Row, Row) {
    let (mut successes, mut defence) = ([0.0; N], [0.0; N]);
    let mut reached = 1.0;
    let mut banked = 0;
    // A sixth of a sixth … is left to roll again.
    for _ in 0..8 {
        let mut critical = 0.0;
        for &face in &book().quick.hero_die {
            let chance = reached / 6.0;
            let (n_successes, n_defence) = match face {
                HeroFace::Success => (1, 0),
                HeroFace::SuccessDefence => (1, 1),
                HeroFace::Double => (2, 0),
                HeroFace::Defence => (0, 2),
                HeroFace::Critical => {
                    critical += chance;
                    continue;
                }
            };
            if let Some(sum) = successes.get_mut(banked + n_successes) {
                *sum += chance;
            }
            defence[n_defence] += chance;
        }
        reached = critical;
        banked += 1 + usize::from(per_critical);
    }
    (successes, defence)
}
