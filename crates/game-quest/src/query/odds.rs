//! What a roll may bring, exactly: for the buttons, before anybody rolls.
//!
//! Every die is folded into a table of chances; criticals add a success and are rolled again, so their tail falls by a
//! sixth with each step and is cut where it no longer counts.

use serde::{Deserialize, Serialize};

use crate::content::book;
use crate::names::{EnemyFace, Hero, HeroFace, Kind};
use crate::query::pool::attack;
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

/// Tables are cut here: successes and defence symbols beyond it are counted as so many.
const N: usize = 24;

/// How many successes a button shows one by one.
const SHOWN: usize = 9;

/// Chances of one hero die and of more, by successes and defence symbols together.
type Table = [[f64; N]; N];

/// The odds of an action of a hero with the card that lies ready, without targets, tokens or items.
pub(crate) fn of(game: &Quest, hero: Hero, kind: Kind) -> Odds {
    let card = game.card(hero, kind);
    let is_empowered = game.area(hero).has(crate::names::Condition::Empowered);
    let deed = Deed { hero, card, is_empowered, ..Deed::default() };
    of_deed(game, &deed)
}

/// The odds of an action whose dice are not rolled yet.
fn of_deed(game: &Quest, deed: &Deed) -> Odds {
    let bonus = game.deed_bonus(deed);
    let (n_hero, _) = crate::phases::deed::n_dice(game, deed);
    let table = hero_table(n_hero, bonus.per_critical);
    let attackers = game.engaged(deed.hero) - game.foes.exhausted;
    let mut attacks: Vec<u8> = attackers.iter().map(attack).collect();
    attacks.sort_unstable_by(|one, other| other.cmp(one));
    let symbols = attack_symbols(attacks.len());

    let more = usize::from(bonus.success + deed.spent + deed.more_successes);
    let mut successes = [0.0; SHOWN + 1];
    let mut mean_successes = 0.0;
    let mut mean_wounds = 0.0;
    for (n_successes, row) in table.iter().enumerate() {
        for (n_defence, chance) in row.iter().enumerate() {
            let n = n_successes + more;
            successes[n.min(SHOWN)] += chance;
            mean_successes += chance * n as f64;
            let defence = n_defence + usize::from(bonus.defence + deed.more_defence);
            for (n_symbols, of_symbols) in symbols.iter().enumerate() {
                let hitting = n_symbols.saturating_sub(usize::from(bonus.blank));
                let total: usize = attacks[..hitting].iter().map(|&it| usize::from(it)).sum();
                mean_wounds += chance * of_symbols * total.saturating_sub(defence) as f64;
            }
        }
    }
    let has_nemesis =
        crate::names::Foe::nemeses().iter().any(|&foe| (game.face_up() | game.foes.lair).has(foe));
    let none = 1.0 - face_chance(EnemyFace::Nemesis);
    let nemesis = if has_nemesis { 1.0 - none.powi(attacks.len() as i32) } else { 0.0 };
    Odds {
        successes: successes.iter().map(|&it| (it * 10_000.0).round() as u16).collect(),
        mean_successes: (mean_successes * 100.0).round() as u16,
        mean_wounds: (mean_wounds * 100.0).round() as u16,
        nemesis: (nemesis * 10_000.0).round() as u16,
    }
}

fn face_chance(face: EnemyFace) -> f64 {
    let n = book().quick.enemy_die.iter().filter(|&&it| it == face).count();
    n as f64 / 6.0
}

/// Chances of so many attack symbols among so many enemy dice.
fn attack_symbols(n_dice: usize) -> Vec<f64> {
    let p = face_chance(EnemyFace::Attack);
    let mut res = vec![1.0];
    for _ in 0..n_dice {
        let mut next = vec![0.0; res.len() + 1];
        for (n, chance) in res.iter().enumerate() {
            next[n] += chance * (1.0 - p);
            next[n + 1] += chance * p;
        }
        res = next;
    }
    res
}

/// Chances of successes and defence symbols of so many hero dice.
fn hero_table(n_dice: u8, per_critical: u8) -> Box<Table> {
    let die = one_die(per_critical);
    let mut res = Box::new([[0.0; N]; N]);
    res[0][0] = 1.0;
    for _ in 0..n_dice {
        let mut next = Box::new([[0.0; N]; N]);
        for (n_successes, row) in res.iter().enumerate() {
            for (n_defence, &chance) in row.iter().enumerate().filter(|(_, chance)| **chance != 0.0)
            {
                for &(successes, defence, of_face) in &die {
                    let at = (n_successes + successes).min(N - 1);
                    next[at][(n_defence + defence).min(N - 1)] += chance * of_face;
                }
            }
        }
        res = next;
    }
    res
}

/// What one hero die can come to in the end: successes, defence symbols, and the chance.
fn one_die(per_critical: u8) -> Vec<(usize, usize, f64)> {
    let mut res = Vec::new();
    let mut reached = 1.0;
    let mut banked = 0;
    // A sixth of a sixth … of a critical is left after each roll.
    for _ in 0..8 {
        let mut critical = 0.0;
        for &face in &book().quick.hero_die {
            let chance = reached / 6.0;
            let (successes, defence) = match face {
                HeroFace::Success => (1, 0),
                HeroFace::SuccessDefence => (1, 1),
                HeroFace::Double => (2, 0),
                HeroFace::Defence => (0, 2),
                HeroFace::Critical => {
                    critical += chance;
                    continue;
                }
            };
            res.push((banked + successes, defence, chance));
        }
        reached = critical;
        banked += 1 + usize::from(per_critical);
    }
    res.push((banked, 0, reached));
    res
}
