//! A heuristic for bots: what has been done for the quests, what threatens, and who could do something about it.

pub(crate) mod quick;
mod weights;

use kernel::{Chance, Cx};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::content::{QuestEffect, QuestFacts, book};
use crate::learned;
use crate::names::{Card, Hero, Icon, N_SPACES, Quest, Space};
use crate::phases::{consent, damage};
use crate::state::{FightKind, Hand, Wrath};
use crate::step::Step;
use weights::{ODDS, PULL, Weights};

/// In how many turns the danger of a card fades.
const HORIZON: f32 = 4.9;

/// Steps in a turn.
const GOOD_PACE: f32 = 2.0;
const GREAT_PACE: f32 = 3.0;

/// With so many steps to go what threatens counts half.
const LATE: f32 = 2.0;

/// The ghoul supply that is enough.
const SUPPLY: f32 = 6.0;

/// How much of a quest or fight is left at each distance: seven tenths with every step.
const NEAR: [f32; 10] =
    [1.0, 0.7, 0.49, 0.343, 0.2401, 0.168_07, 0.117_649, 0.082_354, 0.057_648, 0.040_354];

/// What frailty costs, in steps.
const HEALTH: f32 = 2.0;

/// A card that the dice leave no use for at a quest, in steps.
const SPARE_CARD: f32 = 0.3;

/// A companion at a quest, in steps.
const COMPANION: f32 = 0.25;

/// The chance that the team wins, from 0 to 1, as it was learned from games.
pub(crate) fn odds(game: &Wrath) -> f32 {
    judged(game, |after| learned::odds(game, after))
}

/// The same as people are told it.
pub(crate) fn chance_to_win(game: &Wrath) -> f32 {
    let tracks = game.quests.iter().map(|spot| spot.quest).chain([Quest::IcecrownCitadel]);
    let n_steps: u8 = tracks.map(|quest| book().quest(quest).length()).sum();
    judged(game, |after| {
        let done = 1.0 - f32::from(steps_left(after)) / f32::from(n_steps);
        learned::told(game, learned::odds(game, after), done)
    })
}

/// The same by hand. What is learned has it as an input, and `mcts-1` goes by it.
pub(crate) fn by_hand(game: &Wrath) -> f32 {
    judged(game, |after| worth(after, &ODDS))
}

/// How good the position looks to somebody who looks no further, from 0 to 1: what is near counts for more than in the
/// odds, and what time costs for less.
pub(crate) fn appeal(game: &Wrath) -> f32 {
    judged(game, |after| worth(after, &PULL))
}

/// A judgement as a chance, by the log odds of the position after what has been decided already.
fn judged(game: &Wrath, odds: impl Fn(&Wrath) -> f32) -> f32 {
    if game.is_decided() {
        return if game.is_won() { 1.0 } else { 0.0 };
    }
    let after = settled(game);
    if after.is_decided() {
        return if after.is_won() { 0.99 } else { 0.01 };
    }
    0.01 + 0.98 / (1.0 + (-odds(&after)).exp())
}

/// The logarithm of the odds of winning.
fn worth(game: &Wrath, w: &Weights) -> f32 {
    let danger = Danger::of(game);
    sum(&terms(game, &danger, &outlooks(game, &danger), w), w)
}

/// The terms of the odds of winning that [`terms`] has for [`ODDS`], and their sum.
pub(crate) fn odds_by_term(
    game: &Wrath,
    danger: &Danger,
    outlooks: &[Outlook],
) -> ([f32; N_TERMS], f32) {
    let terms = terms(game, danger, outlooks, &ODDS);
    (terms, sum(&terms, &ODDS))
}

/// How many terms a judgement has.
pub(crate) const N_TERMS: usize = 6;

fn sum(terms: &[f32; N_TERMS], w: &Weights) -> f32 {
    terms.iter().fold(w.base, |sum, it| sum + it)
}

fn terms(game: &Wrath, danger: &Danger, outlooks: &[Outlook], w: &Weights) -> [f32; N_TERMS] {
    let n_left = f32::from(steps_left(game));
    [
        progress(game, w),
        time(game, n_left, w),
        despair(game, w),
        // What threatens matters less when the end is near.
        threats(game, danger, w) * n_left / (n_left + LATE),
        heroes(game, outlooks, w),
        cards(game, w),
    ]
}

// ---- what is under way ----------------------------------------------------------------------------------------------

/// The position after what has been decided already: agreed requests, successes, pending damage.
pub(crate) fn settled(game: &Wrath) -> Wrath {
    let mut res = *game;
    let chance = &mut Chance::fast(0);
    let cx = &mut Cx::silent(chance);
    if res.request.is_some() {
        if res.agenda.top() == Some(Step::Consent) {
            res.agenda.pop();
        }
        consent::resolve(&mut res, Action::Agree, cx);
    }
    if let Some(fight) = res.fight
        && res.agenda.iter().any(|step| step == Step::Allocate)
    {
        let n_ghouls = res.ghouls.on(fight.space).min(fight.successes);
        let mut rest = fight.successes - n_ghouls;
        (0..n_ghouls).for_each(|_| res.remove_ghoul(fight.space, cx));
        while book().limits.abomination_toughness <= rest && res.n_abominations_on(fight.space) != 0
        {
            rest -= book().limits.abomination_toughness;
            res.remove_abomination(fight.space, cx);
        }
    }
    if let Some(it) = res.quest_action
        && res.agenda.iter().any(|step| step == Step::Lay)
    {
        let n_left = book().quest(it.quest).length() - res.progress(it.quest);
        (0..it.successes.min(n_left)).for_each(|_| res.advance(it.quest, cx));
    }
    if !res.is_decided() {
        let blow = pending_blow(&mut res);
        if let Some((hero, by)) = blow {
            let figure = &mut res.figures[hero.idx()];
            if by < figure.health {
                figure.health -= by;
            } else {
                res.hurt(hero, by, crate::state::Source::Fight, cx);
            }
        }
    }
    res
}

/// The damage that somebody is about to suffer.
fn pending_blow(game: &mut Wrath) -> Option<(Hero, u8)> {
    use crate::state::{Damage, Source};
    if game.damage.is_none() {
        let waits = |is_it: Step| game.agenda.iter().any(|step| step == is_it);
        let fight = game.fight.filter(|it| it.kind != FightKind::WailingArrow);
        let (hero, source) = match (fight, game.quest_action) {
            (Some(it), _) if waits(Step::FightDamage) => (it.hero, Source::Fight),
            (_, Some(it)) if waits(Step::QuestDamage) => (it.hero, Source::Quest),
            _ => return None,
        };
        game.damage = Some(Damage { hero, source, prevented: 0 });
    }
    let hero = game.damage?.hero;
    Some((hero, damage::left(game)))
}

// ---- what has been done ---------------------------------------------------------------------------------------------

/// Steps until the game is won.
pub(crate) fn steps_left(game: &Wrath) -> u8 {
    let spots = game.quests.iter().filter(|spot| !spot.is_complete).map(|spot| spot.quest);
    let tracks = spots.chain([Quest::IcecrownCitadel]);
    tracks.map(|quest| book().quest(quest).length().saturating_sub(game.progress(quest))).sum()
}

/// What came with completed quests, and strongholds.
fn progress(game: &Wrath, w: &Weights) -> f32 {
    let mut res = 0.0;
    res += w.completion * game.quests.iter().filter(|spot| spot.is_complete).count() as f32;
    for seat in game.seats() {
        // A reward that its owner holds back may come too late.
        let share = if game.holding.contains(seat) { 0.9 } else { 1.0 };
        res += w.reward * share * game.rewards_of(seat).count() as f32;
    }
    res += if game.siege.is_some() { w.siege } else { 0.0 };
    res + w.stronghold * game.strongholds.len() as f32
}

/// Turns until the hero deck is used up.
pub(crate) fn turns_left(game: &Wrath) -> f32 {
    let n_turns = game.hero_deck.len() as f32 / f32::from(book().limits.draws);
    if game.is_in_actions() {
        n_turns + actions_left(game) / f32::from(book().limits.actions)
    } else if game.agenda.iter().all(|step| step != Step::Draw) {
        // The cards of this turn are drawn.
        n_turns + 1.0
    } else {
        n_turns
    }
}

/// Turns until the hero deck is used up, and whether they are enough.
fn time(game: &Wrath, n_left: f32, w: &Weights) -> f32 {
    let n_turns = turns_left(game);
    let shortfall = |pace: f32| {
        let missing = n_left - pace * n_turns;
        0.5 * (missing + (missing * missing + 16.0).sqrt())
    };
    w.step * n_left
        + w.turn * n_turns
        + w.shortfall * shortfall(GOOD_PACE)
        + w.lost_time * shortfall(GREAT_PACE)
        + w.action * actions_left(game)
}

/// The actions that are left in step 1.
pub(crate) fn actions_left(game: &Wrath) -> f32 {
    let is_open = game.is_in_actions() && !game.turn.is_cut_short;
    if is_open { f32::from(game.turn.actions) } else { 0.0 }
}

// ---- what threatens -------------------------------------------------------------------------------------------------

/// How soon the Scourge card of each space comes.
pub(crate) struct Danger {
    /// 1 for at once, less for what lies deeper.
    pub(crate) soon: [f32; N_SPACES],
    /// The chance that it is among the next that are revealed.
    pub(crate) next: [f32; N_SPACES],
    /// How soon The Scourge Rises comes.
    pub(crate) rise: f32,
    /// How often it will come.
    pub(crate) n_rises: f32,
}

impl Danger {
    pub(crate) fn of(game: &Wrath) -> Self {
        let fade = |turns: f32| (1.0 + turns / HORIZON).powi(-2);
        let draws = f32::from(book().limits.draws);
        let rate = f32::from(game.rate());
        // Only the pile in hand is looked at: the next one brings the next.
        let pile = game.piles.first().map_or(0, |&size| usize::from(size));
        let is_rising = game.hero_deck[..pile].contains(&Card::ScourgeRises);
        let next_pile = game.piles.get(1).map_or(40.0, |&size| f32::from(size));
        let until_rise =
            if is_rising { pile as f32 / 2.0 } else { pile as f32 + next_pile / 2.0 } / draws;
        let discarded = game.scourge_discard.len() as f32;
        // One lies in each pile.
        let n_rises = game.piles.len().saturating_sub(usize::from(!is_rising)) as f32;
        let rise = fade(until_rise);
        let mut res = Self { soon: [0.0; N_SPACES], next: [0.0; N_SPACES], rise, n_rises };
        let is_drawn = game.agenda.iter().all(|step| step != Step::Draw);
        let rises_first = if is_rising && !is_drawn { (draws / pile as f32).min(1.0) } else { 0.0 };
        for space in game.scourge_discard {
            res.soon[space.idx()] = fade(until_rise + discarded / 2.0 / rate);
            res.next[space.idx()] = rises_first * (rate / (discarded + 1.0)).min(1.0);
        }
        let (mut above, mut first) = (0.0, 0);
        for &size in &game.blocks {
            let soon = fade((above + f32::from(size) / 2.0) / rate);
            let next = (1.0 - rises_first) * ((rate - above) / f32::from(size)).clamp(0.0, 1.0);
            for card in &game.scourge_deck[first..first + usize::from(size)] {
                res.soon[card.idx()] = soon;
                res.next[card.idx()] = next;
            }
            above += f32::from(size);
            first += usize::from(size);
        }
        res
    }
}

fn despair(game: &Wrath, w: &Weights) -> f32 {
    let despair = f32::from(game.despair);
    let loss_at = book().despair_track.loss_at;
    w.despair * despair
        + w.despair_growth * despair * despair
        + if game.despair + 1 == loss_at { w.last_hope } else { 0.0 }
}

fn threats(game: &Wrath, danger: &Danger, w: &Weights) -> f32 {
    let mut imminent = 0.0;
    let mut res = 0.0;
    for space in game.ghouls.spaces() {
        let soon = danger.soon[space.idx()];
        match game.ghouls.on(space) {
            0 | 1 => {}
            2 => res += w.almost_full * soon,
            _ => {
                res += w.full_space + w.overrun * soon;
                imminent += danger.next[space.idx()];
            }
        }
    }
    // In a quiet night nothing comes, and what has come is over.
    let is_due = !game.turn.is_quiet
        && game.agenda.iter().any(|step| matches!(step, Step::Ghouls | Step::Reveals { .. }));
    let n_actions = f32::from(book().limits.actions);
    let helpless = if is_due { (1.0 - actions_left(game) / n_actions).max(0.0) } else { 0.0 };
    let missing = (SUPPLY - f32::from(game.ghoul_supply())).max(0.0);
    let n_abominations = game.abominations.len();
    let is_glut = n_abominations == usize::from(book().limits.abominations);
    res + w.imminent * imminent
        + w.helpless * helpless * imminent
        + w.ghoul * f32::from(game.ghouls.total())
        + w.shortage * missing
        + w.abomination * n_abominations as f32
        + if is_glut { w.glut + w.glut_rise * danger.rise } else { 0.0 }
        + w.rate * f32::from(game.rate())
        + w.rise * danger.n_rises
}

// ---- who could do something -----------------------------------------------------------------------------------------

/// How a hero is, and what it could do.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Outlook {
    pub(crate) hero: Hero,
    pub(crate) frailty: f32,
    /// Points of health that it lacks.
    pub(crate) wounds: f32,
    /// What [`calling`] says.
    pub(crate) quest: f32,
    pub(crate) fight: f32,
}

/// The heroes in the order of their turns.
pub(crate) fn outlooks(game: &Wrath, danger: &Danger) -> ArrayVec<[Outlook; 5]> {
    let of = |hero: Hero| {
        let health = game.figures[hero.idx()].health;
        let (quest, fight) = calling(game, hero, danger);
        let wounds = f32::from(Wrath::max_health(hero).saturating_sub(health));
        Outlook { hero, frailty: frailty(game, hero, 0.0), wounds, quest, fight }
    };
    game.heroes().map(of).collect()
}

fn heroes(game: &Wrath, outlooks: &[Outlook], w: &Weights) -> f32 {
    let mut res = 0.0;
    let own = next_hero(game);
    for it in outlooks {
        res += w.frailty * it.frailty + w.wound * it.wounds;
        res += if it.hero == own {
            w.own_quest * it.quest + w.own_fight * it.fight
        } else {
            w.other_quests * it.quest + w.other_fights * it.fight
        };
    }
    res
}

/// Who acts now, or acts next if the actions of this turn are over.
pub(crate) fn next_hero(game: &Wrath) -> Hero {
    let now = game.turn.hero;
    if 0.0 < actions_left(game) {
        return now;
    }
    let mut order = game.heroes().chain(game.heroes()).skip_while(|&hero| hero != now);
    order.nth(1).unwrap_or(now)
}

fn cards(game: &Wrath, w: &Weights) -> f32 {
    let mut res = 0.0;
    for seat in game.seats() {
        let hand = game.hands[seat];
        let n = |card: Card| f32::from(hand.n(card));
        let has = |it: bool| f32::from(u8::from(it));
        res += w.fight_card * (n(Card::Fight1) + 1.4 * n(Card::Fight2))
            + w.defend_card * n(Card::Defend)
            + w.travel_card * (n(Card::Travel2) + 1.4 * n(Card::Travel4))
            + w.heal_card * n(Card::Heal);
        let kinds = has(hand.has(Card::Fight1) || hand.has(Card::Fight2))
            + has(hand.has(Card::Travel2) || hand.has(Card::Travel4))
            + has(hand.has(Card::Defend))
            + has(hand.has(Card::Heal));
        res += w.variety * kinds;
        // A full hand will have to be thrown away.
        res += w.crowd * (f32::from(hand.size()) - 5.0).max(0.0);
    }
    res
}

/// How near a hero is to defeat after so much damage, from 0 to about 1.
fn frailty(game: &Wrath, hero: Hero, damage: f32) -> f32 {
    let health = f32::from(game.figures[hero.idx()].health);
    let beside = f32::from(game.n_abominations_on(game.space_of(hero)));
    let after = (health - damage - 0.5 * beside).max(0.4);
    0.9 / (after * after.sqrt())
}

/// What a hero could do from where it stands: at the best of the quests, and in the best fight, less with every step.
fn calling(game: &Wrath, hero: Hero, danger: &Danger) -> (f32, f32) {
    let from = game.space_of(hero);
    let routes = game.routes();
    let near = |space: Space| {
        NEAR.get(usize::from(routes.distance(from, space))).copied().unwrap_or_default()
    };
    let mut quest: f32 = 0.0;
    for facts in game.active_quests() {
        quest = quest.max(near(facts.space) * quest_gain(game, hero, facts));
    }
    let mut fight: f32 = 0.0;
    for space in game.enemy_spaces() {
        let near = near(space);
        let relief = relief(game, hero, space, danger);
        // What a fight costs is only asked where it may be the best.
        if fight < near * relief {
            fight = fight.max(near * (relief - fight_cost(game, hero, space)));
        }
    }
    (quest, fight)
}

/// What a quest action of a hero is worth who stands there.
fn quest_gain(game: &Wrath, hero: Hero, facts: &QuestFacts) -> f32 {
    let hand = game.hands[game.seat_of(hero)];
    let (successes, blocks) = match facts.effect {
        QuestEffect::CancelSuccesses(n) => (2_u8.saturating_sub(n), 0.67),
        QuestEffect::CancelBlocks(_) => (2, 0.1),
        QuestEffect::Plain
        | QuestEffect::SpawnHere { .. }
        | QuestEffect::AbominationOnCompletion
        | QuestEffect::NoRestNextTo
        | QuestEffect::ActingHeroLaysFewer(_)
        | QuestEffect::SpawnNextTo => (2, 0.67),
    };
    let of_hero = u8::from(hero == Hero::Muradin) + 1;
    let n_cards = match facts.effect {
        QuestEffect::ActingHeroLaysFewer(n) => of_hero.saturating_sub(n),
        _ => of_hero,
    };
    let done = usize::from(game.progress(facts.id)).min(facts.track.len());
    let (n_steps, n_spare) = run_of(&facts.track[done..], hand, successes, n_cards);
    let beside = game.heroes_on(facts.space).filter(|&it| it != hero).count() as f32;
    let steps = f32::from(n_steps) + SPARE_CARD * f32::from(n_spare) + COMPANION * beside;
    let shield = if hand.has(Card::Defend) { 0.2 } else { 0.0 };
    let toll = f32::from(facts.damage + game.lich_king_damage(facts.space)) - blocks - shield;
    let pain = HEALTH * (frailty(game, hero, toll) - frailty(game, hero, 0.0));
    (steps - pain).max(0.1)
}

/// How far so many successes go along a track if a card is laid wherever the hand has one, and how many of the cards
/// that might be laid are not.
fn run_of(track: &[Icon], mut hand: Hand, successes: u8, n_cards: u8) -> (u8, u8) {
    let (mut n_left, mut n_spare, mut n_steps) = (successes, n_cards, 0);
    for &icon in track {
        let fits = |card: &&Card| card.icon() == Some(icon) && hand.has(**card);
        match Card::ORDINARY.iter().find(fits) {
            Some(card) if n_spare != 0 => {
                n_spare -= 1;
                hand.0[card.idx()] -= 1;
            }
            _ if n_left != 0 => n_left -= 1,
            _ => break,
        }
        n_steps += 1;
    }
    (n_steps, n_spare)
}

/// What a fight of a hero who stands there spares the team, in steps.
fn relief(game: &Wrath, hero: Hero, space: Space, danger: &Danger) -> f32 {
    let n_ghouls = game.ghouls.on(space);
    let cost = |n_ghouls: u8| match n_ghouls {
        0..=2 => 0.4 * f32::from(n_ghouls),
        _ => 1.2 + 12.0 * danger.soon[space.idx()],
    };
    let gain = cost(n_ghouls) - cost(n_ghouls - n_ghouls.min(2));
    if 1 < n_ghouls || game.n_abominations_on(space) == 0 {
        return gain;
    }
    let hand = game.hands[game.seat_of(hero)];
    let has_card = hand.has(Card::Fight1) || hand.has(Card::Fight2);
    let is_glut = game.abominations.len() == usize::from(book().limits.abominations);
    let felled = if is_glut { 5.0 } else { 3.5 };
    gain.max(felled * if has_card { 0.75 } else { 0.3 })
}

/// What a fight of a hero who stands there costs, in steps.
fn fight_cost(game: &Wrath, hero: Hero, space: Space) -> f32 {
    let n_enemies = game.n_enemies_on(space) - game.ghouls.on(space).min(2);
    let toll = (f32::from(n_enemies + game.lich_king_damage(space)) - 0.65).max(0.0);
    if toll == 0.0 {
        return 0.0;
    }
    HEALTH * (frailty(game, hero, toll) - frailty(game, hero, 0.0))
}
