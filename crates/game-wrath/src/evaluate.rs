//! A heuristic for bots: what has been done for the quests, what threatens, and who could do something about it.

use kernel::{Chance, Cx};

use crate::action::Action;
use crate::content::{QuestFacts, book};
use crate::names::{Card, Hero, N_SPACES, Space};
use crate::phases::{consent, damage};
use crate::state::{FightKind, Wrath};
use crate::step::Step;

/// What things are worth, in steps of a quest track.
struct Weights {
    despair: f32,
    /// How much worse each further point of despair is.
    despair_growth: f32,
    ghoul: f32,
    /// A full space whose card comes at once.
    overrun: f32,
    /// A space with two ghouls, in full spaces.
    almost_full: f32,
    /// In how many turns the danger of a card fades.
    horizon: f32,
    abomination: f32,
    /// No abomination is left in the supply.
    glut: f32,
    health: f32,
    fight_card: f32,
    defend_card: f32,
    travel_card: f32,
    heal_card: f32,
    /// Each card above five in a hand.
    crowd: f32,
    reward: f32,
    completion: f32,
    /// What a hero could do at a quest, as a part of what it would be worth.
    quest_call: f32,
    /// The same for fights.
    fight_call: f32,
    /// How much of that is left at one step's distance.
    nearness: f32,
    action: f32,
    stronghold: f32,
}

/// Found by a random search over games of the greedy bot.
const WEIGHTS: Weights = Weights {
    despair: 8.62,
    despair_growth: 1.11,
    ghoul: 0.55,
    overrun: 9.20,
    almost_full: 0.15,
    horizon: 3.26,
    abomination: 1.97,
    glut: 2.91,
    health: 2.00,
    fight_card: 0.43,
    defend_card: 0.25,
    travel_card: 0.50,
    heal_card: 1.08,
    crowd: 1.15,
    reward: 1.35,
    completion: 3.38,
    quest_call: 0.49,
    fight_call: 0.30,
    nearness: 0.62,
    action: 0.22,
    stronghold: 0.19,
};

/// How promising the position is for the team, from 0 to 1.
pub(crate) fn evaluate(game: &Wrath) -> f32 {
    if game.is_decided() {
        return if game.is_won() { 1.0 } else { 0.0 };
    }
    let after = settled(game);
    if after.is_decided() {
        return if after.is_won() { 0.99 } else { 0.01 };
    }
    let w = &WEIGHTS;
    let danger = Danger::of(&after, w);
    let worth = progress(&after, w) - threats(&after, &danger, w)
        + heroes(&after, &danger, w)
        + tempo(&after, w);
    0.02 + 0.96 / (1.0 + (-(worth - 20.0) / 16.0).exp())
}

// ---- what is under way ----------------------------------------------------------------------------------------------

/// The position after what has been decided already: agreed requests, successes, pending damage.
fn settled(game: &Wrath) -> Wrath {
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

/// Steps done on all tracks, and what came with completed quests.
fn progress(game: &Wrath, w: &Weights) -> f32 {
    let mut res = f32::from(game.siege.unwrap_or(0));
    for spot in &game.quests {
        res += f32::from(spot.progress);
        res += if spot.is_complete { w.completion } else { 0.0 };
    }
    for seat in game.seats() {
        // A reward that its owner holds back may come too late.
        let share = if game.holding.contains(seat) { 0.9 } else { 1.0 };
        res += w.reward * share * game.rewards_of(seat).count() as f32;
    }
    res + w.stronghold * game.strongholds.len() as f32
}

// ---- what threatens -------------------------------------------------------------------------------------------------

/// How soon the Scourge card of each space comes: 1 for at once, less for what lies deeper.
struct Danger {
    of: [f32; N_SPACES],
    /// The same for the next The Scourge Rises.
    rise: f32,
}

impl Danger {
    fn of(game: &Wrath, w: &Weights) -> Self {
        let fade = |turns: f32| (1.0 + turns / w.horizon).powi(-2);
        let draws = f32::from(book().limits.draws);
        let rate = f32::from(game.rate());
        // Only the pile in hand is looked at: the next one brings the next.
        let pile = game.piles.first().map_or(0, |&size| usize::from(size));
        let is_rising = game.hero_deck[..pile].contains(&Card::ScourgeRises);
        let next_pile = game.piles.get(1).map_or(40.0, |&size| f32::from(size));
        let until_rise =
            if is_rising { pile as f32 / 2.0 } else { pile as f32 + next_pile / 2.0 } / draws;
        let discarded = game.scourge_discard.len() as f32;
        let mut of = [0.0; N_SPACES];
        for space in game.scourge_discard {
            of[space.idx()] = fade(until_rise + discarded / 2.0 / rate);
        }
        let (mut above, mut first) = (0.0, 0);
        for &size in &game.blocks {
            let soon = fade((above + f32::from(size) / 2.0) / rate);
            for card in &game.scourge_deck[first..first + usize::from(size)] {
                of[card.idx()] = soon;
            }
            above += f32::from(size);
            first += usize::from(size);
        }
        Self { of, rise: fade(until_rise) }
    }
}

fn threats(game: &Wrath, danger: &Danger, w: &Weights) -> f32 {
    let despair = f32::from(game.despair);
    let mut res = w.despair * despair * (1.0 + w.despair_growth * despair / 7.0);
    for space in game.ghouls.spaces() {
        res += ghoul_cost(game.ghouls.on(space), danger.of[space.idx()], w);
    }
    let n_abominations = game.abominations.len();
    res += abomination_cost(n_abominations, danger, w);
    if game.ghoul_supply() < 6 {
        res += w.overrun * 0.15 * f32::from(6 - game.ghoul_supply());
    }
    res
}

fn ghoul_cost(n_ghouls: u8, soon: f32, w: &Weights) -> f32 {
    let base = w.ghoul * f32::from(n_ghouls);
    match n_ghouls {
        0 | 1 => base,
        2 => base + w.almost_full * w.overrun * soon,
        _ => base + w.overrun * soon,
    }
}

fn abomination_cost(n_abominations: usize, danger: &Danger, w: &Weights) -> f32 {
    let is_last = n_abominations == usize::from(book().limits.abominations);
    w.abomination * n_abominations as f32 + if is_last { w.glut * (0.5 + danger.rise) } else { 0.0 }
}

// ---- who could do something -----------------------------------------------------------------------------------------

fn heroes(game: &Wrath, danger: &Danger, w: &Weights) -> f32 {
    let mut res = 0.0;
    for hero in game.heroes() {
        res -= w.health * frailty(game, hero, 0.0);
        res += calling(game, hero, danger, w);
    }
    for seat in game.seats() {
        let hand = game.hands[seat];
        let n = |card: Card| f32::from(hand.n(card));
        res += w.fight_card * (n(Card::Fight1) + 1.4 * n(Card::Fight2))
            + w.defend_card * n(Card::Defend)
            + w.travel_card * (n(Card::Travel2) + 1.4 * n(Card::Travel4))
            + w.heal_card * n(Card::Heal);
        // A full hand will have to be thrown away.
        res -= w.crowd * (f32::from(hand.size()) - 5.0).max(0.0);
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

/// What a hero could do from where it stands: the best of quests and fights, less with every step.
fn calling(game: &Wrath, hero: Hero, danger: &Danger, w: &Weights) -> f32 {
    let from = game.space_of(hero);
    let routes = game.routes();
    let near = |space: Space| w.nearness.powi(i32::from(routes.distance(from, space)));
    let mut quest: f32 = 0.0;
    for facts in game.active_quests() {
        quest = quest.max(near(facts.space) * w.quest_call * quest_gain(game, hero, facts, w));
    }
    let mut fight: f32 = 0.0;
    for space in game.enemy_spaces() {
        let gain = fight_gain(game, hero, space, danger, w);
        fight = fight.max(near(space) * w.fight_call * gain);
    }
    quest.max(fight) + 0.4 * quest.min(fight)
}

/// What a quest action of a hero is worth who stands there.
fn quest_gain(game: &Wrath, hero: Hero, facts: &QuestFacts, w: &Weights) -> f32 {
    let hand = game.hands[game.seat_of(hero)];
    let done = usize::from(game.progress(facts.id));
    let next = facts.track[done.min(facts.track.len())..].iter().take(3);
    let can_lay = next.enumerate().any(|(idx, icon)| {
        let cards = Card::ORDINARY.iter().filter(|card| card.icon() == Some(*icon));
        idx < 3 && cards.map(|&card| hand.n(card)).sum::<u8>() != 0
    });
    let beside = game.heroes_on(facts.space).filter(|&it| it != hero).count() as f32;
    let steps = 2.0 + if can_lay { 0.8 } else { 0.0 } + 0.4 * beside;
    let toll = f32::from(facts.damage + game.lich_king_damage(facts.space)) - 0.65;
    let pain = w.health * (frailty(game, hero, toll) - frailty(game, hero, 0.0));
    (steps - pain).max(0.1)
}

/// What a fight of a hero is worth who stands there.
fn fight_gain(game: &Wrath, hero: Hero, space: Space, danger: &Danger, w: &Weights) -> f32 {
    let hand = game.hands[game.seat_of(hero)];
    let has_card = hand.has(Card::Fight1) || hand.has(Card::Fight2);
    let n_ghouls = game.ghouls.on(space);
    let n_abominations = game.n_abominations_on(space);
    let n_killed = n_ghouls.min(2);
    let soon = danger.of[space.idx()];
    let mut gain = ghoul_cost(n_ghouls, soon, w) - ghoul_cost(n_ghouls - n_killed, soon, w);
    if n_abominations != 0 && n_ghouls <= 1 {
        let all = game.abominations.len();
        let felled = abomination_cost(all, danger, w) - abomination_cost(all - 1, danger, w);
        gain = gain.max(felled * if has_card { 0.75 } else { 0.3 });
    }
    let left = f32::from(n_ghouls - n_killed + n_abominations + game.lich_king_damage(space));
    let toll = (left - 0.65).max(0.0);
    (gain - w.health * (frailty(game, hero, toll) - frailty(game, hero, 0.0))).max(0.0)
}

// ---- time -----------------------------------------------------------------------------------------------------------

/// Actions that are left in step 1, against a whole turn of them for whoever is next.
fn tempo(game: &Wrath, w: &Weights) -> f32 {
    let whole = f32::from(book().limits.actions);
    let left = if game.is_in_actions() && !game.turn.is_cut_short {
        f32::from(game.turn.actions) - whole
    } else {
        -whole
    };
    w.action * left
}
