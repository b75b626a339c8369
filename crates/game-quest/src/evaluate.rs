//! A heuristic for bots: how near the goal is, how long the party will last, what it has to work with, and what the
//! action under way will bring.

use kernel::Status;

use crate::content::{Aim, book};
use crate::learned;
use crate::names::{Condition, Dungeon, Foe, Hero, HeroFace, Kind};
use crate::phases::{activation, deed as roll};
use crate::query::pool::attack;
use crate::sets::FoeSet;
use crate::state::{Deed, Quest};
use crate::step::Step;

/// What things are worth for a team of one, found by series of games of the greedy bot.
mod worth {
    /// A location left behind.
    pub(super) const TRAVEL: f32 = 12.0;
    /// A location explored.
    pub(super) const EXPLORED: f32 = 0.9;
    /// The nemesis defeated, where that is an aim.
    pub(super) const NEMESIS: f32 = 5.0;
    /// The Warpstone held.
    pub(super) const WARPSTONE: f32 = 4.0;
    /// A hero in full health.
    pub(super) const HEALTH: f32 = 16.0;
    /// A hero defeated, beside his health.
    pub(super) const FALLEN: f32 = 5.0;
    /// An action readied.
    pub(super) const READY: f32 = 0.7;
    /// A success token.
    pub(super) const TOKEN: f32 = 0.35;
    /// A condition that harms.
    pub(super) const BAD: f32 = 0.7;
    /// Empowered.
    pub(super) const EMPOWERED: f32 = 0.7;
    /// A gear card.
    pub(super) const GEAR: f32 = 0.3;
    /// An item.
    pub(super) const ITEM: f32 = 0.95;
    /// An advanced action.
    pub(super) const ADVANCED: f32 = 0.85;
    /// A point of menace in a zone.
    pub(super) const ENGAGED: f32 = 1.0;
    /// A point of menace in the shadows.
    pub(super) const SHADOWS: f32 = 0.4;
    /// The menace of a card that lies face down.
    pub(super) const HIDDEN: f32 = 1.2;
    /// A point of attack of a readied enemy as its phase comes.
    pub(super) const IMMINENT: f32 = 0.5;
    /// The menace of an enemy without attack.
    pub(super) const BODY: f32 = 0.6;
    /// The whole peril track.
    pub(super) const PERIL: f32 = 1.7;
    /// How much of all this decides a quest.
    pub(super) const SCALE: f32 = 5.6;
    /// How little the last wound matters before the first.
    pub(super) const FULL: f32 = 0.3;
}

/// How the chance to win follows from the position: a logistic regression over 228,651 positions of 1,760 games that
/// `mcts:200it` played, alone and as parties of two to four, with the kit of a campaign and without.
mod odds {
    /// All locations but the last left behind.
    pub(super) const TRAVELLED: f32 = 2.76;
    /// What else counts for the aim, in units of `worth::NEMESIS`.
    pub(super) const AIM: f32 = 2.38;
    /// The whole peril track, and each doom two more.
    pub(super) const PERIL: f32 = -2.53;
    /// The strength of the heroes, in units of `worth::HEALTH`.
    pub(super) const STRENGTH: f32 = 3.79;
    /// Ten of danger.
    pub(super) const DANGER: f32 = -3.68;
    /// What the action under way will bring.
    pub(super) const PENDING: f32 = 0.58;
    /// The whole kit.
    pub(super) const KIT: f32 = 1.02;
    /// The log odds of each quest when all of these are 0.
    pub(super) const QUEST: [f32; 6] = [-3.55, -5.08, -5.62, -5.97, -7.56, -3.24];
}

/// The chance of the team to win, as people are told it.
pub(crate) fn chance_to_win(game: &Quest) -> f32 {
    if let Status::Over(outcome) = crate::prompt::status(game) {
        return outcome.returns[0];
    }
    if let Some(is_won) = game.result {
        return f32::from(u8::from(is_won));
    }
    share(learned::told(game, learned::odds(game)))
}

fn share(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// How many terms the log odds by hand have.
pub(crate) const N_TERMS: usize = 8;

/// The log odds by hand as a sum, the share of the quest itself first, then what the action under way will bring; enemies
/// that lie face down count as average ones. Only for a quest that is not decided.
pub(crate) fn odds_by_term(game: &Quest) -> [f32; N_TERMS] {
    let travels = f32::from(game.turn.travels);
    let ways = (travels + game.places.deck.len() as f32).max(1.0);
    let last = book().sheet(game.sheet).track.len() as f32 - 1.0;
    let peril = f32::from(game.peril) / last + 2.0 * f32::from(game.doom);
    let aim = goal(game) - worth::TRAVEL * travels + worth::PERIL * peril;
    [
        odds::QUEST[game.sheet.idx()],
        odds::PENDING * pending(game),
        odds::TRAVELLED * travels / ways,
        odds::AIM * aim / worth::NEMESIS,
        odds::PERIL * peril,
        odds::STRENGTH * (strength(game) + unchosen(game)) / worth::HEALTH,
        odds::DANGER * known_danger(game) / 10.0,
        odds::KIT * kit(game),
    ]
}

/// How promising the position is for the team, from 0 to 1, by what was learned from games.
pub(crate) fn evaluate(game: &Quest) -> f32 {
    settled(game).unwrap_or_else(|| 0.02 + 0.88 * share(learned::odds(game)))
}

/// The same by hand: what `mcts-1` and those who look one action ahead go by.
pub(crate) fn by_hand(game: &Quest) -> f32 {
    if let Some(value) = settled(game) {
        return value;
    }
    let score = goal(game) + strength(game) - danger(game) + pending(game);
    0.02 + 0.86 / (1.0 + (-score / worth::SCALE).exp())
}

/// What a quest is worth that is decided.
fn settled(game: &Quest) -> Option<f32> {
    if let Status::Over(outcome) = crate::prompt::status(game) {
        return Some(outcome.returns[0]);
    }
    // In the settlement what is left is the kit.
    match game.result? {
        true => Some(0.9 + 0.09 * kit(game)),
        false => Some(0.01 + 0.09 * kit(game)),
    }
}

/// What the heroes take home, from 0 to 1.
fn kit(game: &Quest) -> f32 {
    let of = |&hero: &Hero| {
        let area = game.area(hero);
        let legends = area.gear.iter().filter(|it| it.legend_of().is_some()).count() as u8;
        let gear = f32::from(area.gear.len() + 2 * legends);
        f32::from(area.advanced.len()) * 1.5 + gear + f32::from(area.gear_limit) * 0.4
    };
    (game.order.iter().map(of).sum::<f32>() / (14.0 * f32::from(game.n_heroes))).min(1.0)
}

fn explored(game: &Quest, more: f32) -> f32 {
    let Some(location) = game.places.active else { return 0.0 };
    let explore = f32::from(book().location(location).explore);
    ((f32::from(game.places.progress) + more) / explore).min(1.0)
}

/// How far the party has come: locations left behind, progress, the aims of the sheet; and the peril track.
fn goal(game: &Quest) -> f32 {
    let sheet = book().sheet(game.sheet);
    let explored = explored(game, 0.0);
    let nemesis = game.foes.nemesis;
    let health = f32::from(book().quick.health[nemesis.idx()]);
    let hurt = f32::from(game.foes.wounds[nemesis.idx()]) / health;
    let is_final = game.is_at_final();
    let mut res = worth::TRAVEL * f32::from(game.turn.travels);
    let counts = !is_final || sheet.win.contains(&Aim::Explored);
    if counts {
        res += worth::EXPLORED * explored;
    }
    for &aim in &sheet.win {
        res += match aim {
            Aim::AtFinal | Aim::Explored => 0.0,
            Aim::NemesisDefeated if game.foes.defeated.has(nemesis) => 1.5 * worth::NEMESIS,
            Aim::NemesisDefeated if sheet.flees && !is_final => 0.15 * worth::NEMESIS * hurt,
            Aim::NemesisDefeated => worth::NEMESIS * hurt,
            Aim::NemesisNotOut if game.is_nemesis_out() => worth::NEMESIS * (hurt - 1.0),
            Aim::NemesisNotOut => 0.0,
            Aim::WarpstoneHeld if is_final => {
                let holds = |&hero: &Hero| {
                    game.is_up(hero) && game.area(hero).items[Dungeon::Warpstone.idx()] != 0
                };
                let near = f32::from(3 - game.dungeon.n_omen.min(3)) / 4.0;
                worth::WARPSTONE * if game.order.iter().any(holds) { 1.0 } else { near }
            }
            Aim::WarpstoneHeld => 0.0,
        };
    }
    let last = sheet.track.len() as f32 - 1.0;
    res - worth::PERIL * f32::from(game.peril) / last - 2.0 * worth::PERIL * f32::from(game.doom)
}

/// What so much health of a hero is worth: the last points are worth the most.
fn life(health: f32, left: f32) -> f32 {
    worth::HEALTH * (left / health).max(0.0).powf(worth::FULL)
}

/// Heroes that stand, their health, and what they can do.
fn strength(game: &Quest) -> f32 {
    let n = f32::from(game.n_heroes);
    let mut res = 0.0;
    for &hero in &game.order {
        let area = game.area(hero);
        if area.is_defeated {
            res -= worth::FALLEN;
            continue;
        }
        res += life(f32::from(game.health(hero)), f32::from(game.remaining(hero)));
        res += worth::READY * f32::from(game.readied(hero).len());
        res += worth::TOKEN * f32::from(area.n_tokens());
        let bad = u8::from(area.has(Condition::Sickened)) + u8::from(area.has(Condition::Bleeding));
        res -= worth::BAD * f32::from(bad);
        res += worth::EMPOWERED * f32::from(u8::from(area.has(Condition::Empowered)));
        res += worth::GEAR * f32::from((area.gear - area.depleted).len());
        res += worth::ITEM * f32::from(area.items.iter().sum::<u8>());
        res += worth::ADVANCED * f32::from(area.advanced.len());
        res += 0.3 * worth::ADVANCED * f32::from(area.gear_limit);
    }
    res / n
}

/// What heroes that are yet to be chosen add to the strength of the party: any hero, ready and unhurt.
fn unchosen(game: &Quest) -> f32 {
    let n_missing = usize::from(game.n_heroes) - game.order.len();
    let fresh = |&hero: &Hero| {
        let health = f32::from(game.health(hero));
        life(health, health) + worth::READY * 4.0
    };
    let mean = Hero::ALL.iter().map(fresh).sum::<f32>() / Hero::ALL.len() as f32;
    n_missing as f32 * mean / f32::from(game.n_heroes)
}

/// How dangerous an enemy is while it stands.
fn menace(game: &Quest, foe: Foe) -> f32 {
    let health = f32::from(book().quick.health[foe.idx()]);
    let left = 1.0 - f32::from(game.foes.wounds[foe.idx()]) / health;
    // One that is nearly dead bites as well, but not for long.
    (worth::BODY + f32::from(attack(foe))) * (0.4 + 0.6 * left)
}

/// What the enemies will do, in this round and later.
fn danger(game: &Quest) -> f32 {
    let ready = game.in_play() - game.foes.exhausted;
    danger_by(game, ready.iter().map(|foe| f32::from(attack(foe))).sum())
}

/// The same without a look at what lies face down.
fn known_danger(game: &Quest) -> f32 {
    let ready = game.face_up() - game.foes.exhausted;
    let hidden = game.face_down() - game.foes.exhausted;
    let known = ready.iter().map(|foe| f32::from(attack(foe))).sum::<f32>();
    danger_by(game, known + 1.7 * f32::from(hidden.len()))
}

/// `now` is the attack of all enemies that are readied.
fn danger_by(game: &Quest, now: f32) -> f32 {
    let n = f32::from(game.n_heroes);
    let sum = |foes: FoeSet| foes.iter().map(|foe| menace(game, foe)).sum::<f32>();
    let hidden = game.foes.hidden.len() as f32 * worth::HIDDEN;
    // What is in the shadows is left behind when the party travels.
    let leaves = if game.is_explored() && !game.places.deck.is_empty() { 0.5 } else { 1.0 };
    let later = worth::ENGAGED * sum(game.all_engaged())
        + leaves * worth::SHADOWS * (sum(game.foes.shadows) + hidden);
    (later + worth::IMMINENT * now * until_enemies(game)) / n
}

/// How near the enemy phase is: from 0 at the beginning of the hero phase to 1 at its end.
fn until_enemies(game: &Quest) -> f32 {
    for step in game.agenda.iter() {
        if let Step::Activation(nth) = step {
            let done = if game.deed.is_some() { nth } else { nth.saturating_sub(1) };
            let all = activation::scheme(game.n_heroes).len() as f32;
            return f32::from(done) / all;
        }
    }
    0.0
}

/// What the action under way will bring, and what waits to be handed out.
fn pending(game: &Quest) -> f32 {
    let n = f32::from(game.n_heroes);
    let mut res = 0.0;
    for step in game.agenda.iter() {
        res += match step {
            Step::Place(hero, left) => worth::TOKEN * f32::from(left.min(game.room(hero).1)) / n,
            Step::ReadyOne(hero, left) => {
                worth::READY * f32::from(left.min(game.area(hero).exhausted.len())) / n
            }
            Step::Treasure(_, left) => 0.7 * worth::GEAR * f32::from(left) / n,
            Step::Equip(..) => 0.7 * worth::GEAR / n,
            Step::Suffer(hero, wounds, _) => hurt(game, hero, f32::from(wounds)) / n,
            Step::Round => return res + action(game),
            Step::Pick
            | Step::Leader
            | Step::HeroPhase
            | Step::Activation(_)
            | Step::Act
            | Step::Encore
            | Step::Targets
            | Step::Prepare
            | Step::Roll
            | Step::Criticals
            | Step::Rerolls
            | Step::Dice(_)
            | Step::Modify
            | Step::Assist(_)
            | Step::Successes
            | Step::EnemyAttacks
            | Step::NemesisSymbol
            | Step::Nemeses
            | Step::DrawForExplore
            | Step::Keep
            | Step::Bury
            | Step::AfterAction
            | Step::CardEnd
            | Step::Linger
            | Step::ActivationEnd
            | Step::EnemyPhase
            | Step::EnemyTurn(_)
            | Step::Bar(..)
            | Step::BarEnd(_)
            | Step::ReadyEnemies
            | Step::LocationPhase
            | Step::LocationUse
            | Step::BeforeTravel(_)
            | Step::Scout
            | Step::Travel
            | Step::Depart
            | Step::Reveal
            | Step::SpawnUp(..)
            | Step::SpawnDown(_)
            | Step::Revealed
            | Step::PerilPhase
            | Step::PerilEnd
            | Step::Do(..)
            | Step::On(..)
            | Step::Who(..)
            | Step::More(..)
            | Step::Which(..)
            | Step::Alternatives(..)
            | Step::Offer(..)
            | Step::Call(_)
            | Step::SpawnEach(..)
            | Step::SpawnTo(..)
            | Step::TireOne(..)
            | Step::Tokens(..)
            | Step::PartyTokens(_)
            | Step::Cure(..)
            | Step::Engaged(..)
            | Step::Train(_)
            | Step::Check
            | Step::Settlement
            | Step::Improve(_)
            | Step::Smith(_)
            | Step::Gift(..)
            | Step::Refresh
            | Step::End => 0.0,
        };
    }
    res
}

/// The value of wounds that are to come, below 0.
fn hurt(game: &Quest, hero: Hero, wounds: f32) -> f32 {
    let (health, left) = (f32::from(game.health(hero)), f32::from(game.remaining(hero)));
    if left <= 0.0 {
        return 0.0;
    }
    let fall = if left <= wounds { worth::FALLEN } else { 0.0 };
    life(health, left - wounds) - life(health, left) - fall
}

/// The action under way, while its successes are still to count, with those to expect and the wounds.
pub(crate) fn under_way(game: &Quest) -> Option<(&Deed, f32, f32)> {
    let deed = game.deed.as_ref()?;
    let waits = |it: Step| matches!(it, Step::Successes);
    if !game.agenda.iter().any(waits) {
        return None;
    }
    let (successes, wounds) = outlook(game, deed);
    Some((deed, successes, wounds))
}

/// Successes and wounds to expect of an action.
pub(crate) fn outlook(game: &Quest, deed: &Deed) -> (f32, f32) {
    let (successes, defence, attacks) = expected(game, deed);
    (successes, (attacks - 0.8 * defence).max(0.1 * attacks))
}

/// The action under way, before its successes count.
fn action(game: &Quest) -> f32 {
    let Some((deed, successes, wounds)) = under_way(game) else { return 0.0 };
    gain(game, deed, successes, wounds)
}

/// What an action is worth with so many successes and wounds.
pub(crate) fn gain(game: &Quest, deed: &Deed, successes: f32, wounds: f32) -> f32 {
    let n = f32::from(game.n_heroes);
    let hero = deed.hero;
    let mut res = hurt(game, hero, wounds) / n;
    res += match deed.card.kind() {
        Kind::Explore => {
            let counts =
                !game.is_at_final() || book().sheet(game.sheet).win.contains(&Aim::Explored);
            let gain = explored(game, successes) - explored(game, 0.0);
            if counts { worth::EXPLORED * gain + 0.2 } else { 0.2 }
        }
        Kind::Rest => {
            let (health, left) = (f32::from(game.health(hero)), f32::from(game.remaining(hero)));
            let healed = (left + successes).min(health);
            (life(health, healed) - life(health, left)) / n
        }
        Kind::Aid => {
            let room = |it: Hero| f32::from(game.room(it).1);
            let target = deed.aided.map_or(successes, |it| successes.min(room(it)));
            let ready = deed.aided.map_or(1, |it| game.area(it).exhausted.len().min(1));
            (worth::TOKEN * target + worth::READY * f32::from(ready)) / n
        }
        Kind::Attack => slaughter(game, deed, successes),
    };
    res
}

/// Successes, defence symbols and attack values to expect, or as they lie.
fn expected(game: &Quest, deed: &Deed) -> (f32, f32, f32) {
    if deed.has_rolled {
        let critical = 1.2 * f32::from(deed.hero_dice[HeroFace::Critical.idx()]);
        let successes = f32::from(game.successes(deed)) + critical;
        let attacks = f32::from(game.attack_total(deed));
        return (successes, f32::from(game.defence(deed)), attacks);
    }
    let bonus = game.deed_bonus(deed);
    let (dice, _) = roll::n_dice(game, deed);
    let dice = f32::from(dice);
    let successes = 1.2 * dice + f32::from(bonus.success + deed.spent + deed.more_successes);
    let attackers = game.engaged(deed.hero) - game.foes.exhausted;
    let attacks = attackers.iter().map(|foe| f32::from(attack(foe))).sum::<f32>();
    (successes, 0.6 * dice + f32::from(bonus.defence), 0.5 * attacks)
}

/// What an attack does to its targets, or to the best ones where they are not named yet.
fn slaughter(game: &Quest, deed: &Deed, successes: f32) -> f32 {
    let gain = |foe: Foe| strike(game, deed, foe, successes);
    if deed.targets.is_empty() {
        let open = roll::attackable(game, deed);
        let n_most = usize::from(roll::targets_left(deed).max(1));
        let mut gains: tinyvec::ArrayVec<[f32; 50]> = open.iter().map(gain).collect();
        gains.sort_unstable_by(|one, other| other.total_cmp(one));
        return gains.iter().take(n_most).sum();
    }
    deed.targets.iter().map(gain).sum()
}

/// What an attack does to one enemy.
pub(crate) fn strike(game: &Quest, deed: &Deed, foe: Foe, successes: f32) -> f32 {
    let n = f32::from(game.n_heroes);
    if game.foes.hidden.contains(&foe) {
        return 0.8 * worth::SHADOWS * worth::HIDDEN * (successes / 3.0).min(1.0) / n;
    }
    let health = f32::from(book().quick.health[foe.idx()]);
    let left = health - f32::from(game.foes.wounds[foe.idx()]);
    let bonus = game.deed_bonus(deed);
    let pierced = game.resilience(foe).saturating_sub(bonus.pierce);
    let wounds = (successes - f32::from(pierced)).clamp(0.0, left);
    let place = if game.foes.shadows.has(foe) { worth::SHADOWS } else { worth::ENGAGED };
    let bite = (worth::BODY + f32::from(attack(foe))) * place;
    let kill =
        if left <= wounds { 0.4 * bite + worth::IMMINENT * f32::from(attack(foe)) } else { 0.0 };
    let mut res = (0.6 * bite * wounds / health + kill) / n;
    if foe == game.foes.nemesis {
        let sheet = book().sheet(game.sheet);
        let is_final = !sheet.flees || game.is_at_final();
        res += worth::NEMESIS * wounds / health * if is_final { 1.0 } else { 0.15 };
    }
    res
}
