//! A heuristic for bots: what has been done for the quests, what threatens, and who could do something about it.

use kernel::{Chance, Cx};

use crate::action::Action;
use crate::content::{QuestEffect, QuestFacts, book};
use crate::names::{Card, Hero, Icon, N_SPACES, Quest, Space};
use crate::phases::{consent, damage};
use crate::state::{FightKind, Hand, Wrath};
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
    /// How much more it is with each action that is left on arrival.
    usable: f32,
    /// What counts of the lesser of quests and fights.
    second_call: f32,
    /// A card that the dice leave no use for at a quest.
    spare_card: f32,
    /// A companion at a quest.
    companion: f32,
    action: f32,
    stronghold: f32,
    /// Steps in a turn, on average, that the team can count on.
    pace: f32,
    /// A step that is not done in time at this pace.
    shortfall: f32,
    /// With so many steps to go what threatens counts half.
    late: f32,
    /// The ghoul supply that is enough.
    supply: f32,
    /// Each ghoul that is missing from it.
    shortage: f32,
    /// The worth of a position that may still go either way.
    middle: f32,
    /// How much worth lies between that and one that is nearly won.
    width: f32,
}

/// Found by an evolution strategy over games of the greedy bot with 2 to 5 heroes, Introductory and Normal.
const WEIGHTS: Weights = Weights {
    despair: 6.07,
    despair_growth: 1.93,
    ghoul: 0.41,
    overrun: 12.5,
    almost_full: 0.15,
    horizon: 4.86,
    abomination: 3.40,
    glut: 2.30,
    health: 1.94,
    fight_card: 0.36,
    defend_card: 0.19,
    travel_card: 0.40,
    heal_card: 0.80,
    crowd: 1.04,
    reward: 0.89,
    completion: 4.11,
    quest_call: 0.46,
    fight_call: 0.25,
    nearness: 0.62,
    usable: 0.05,
    second_call: 0.34,
    spare_card: 0.29,
    companion: 0.24,
    action: 0.30,
    stronghold: 0.22,
    pace: 1.2,
    shortfall: 0.72,
    late: 2.0,
    supply: 4.6,
    shortage: 1.89,
    middle: 10.0,
    width: 50.0,
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
    let n_left = f32::from(steps_left(&after));
    // What threatens matters less when the end is near.
    let worth = progress(&after, w)
        - lateness(&after, n_left, w)
        - despair(&after, w)
        - threats(&after, &danger, w) * n_left / (n_left + w.late)
        + heroes(&after, &danger, w)
        + tempo(&after, w);
    0.02 + 0.96 / (1.0 + (-(worth - w.middle) / w.width).exp())
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

/// Steps until the game is won.
fn steps_left(game: &Wrath) -> u8 {
    let spots = game.quests.iter().filter(|spot| !spot.is_complete).map(|spot| spot.quest);
    let tracks = spots.chain([Quest::IcecrownCitadel]);
    tracks.map(|quest| book().quest(quest).length().saturating_sub(game.progress(quest))).sum()
}

/// The steps for which the hero deck is not long enough; some are feared for already before that is certain.
fn lateness(game: &Wrath, n_left: f32, w: &Weights) -> f32 {
    let draws = f32::from(book().limits.draws);
    // Without cards a turn costs despair.
    let hope = f32::from(book().despair_track.loss_at.saturating_sub(game.despair + 1));
    let mut n_turns = (game.hero_deck.len() as f32 + hope) / draws;
    if game.is_in_actions() {
        n_turns += f32::from(game.turn.actions) / f32::from(book().limits.actions);
    }
    let missing = n_left - w.pace * n_turns;
    w.shortfall * 0.5 * (missing + (missing * missing + 16.0).sqrt())
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

fn despair(game: &Wrath, w: &Weights) -> f32 {
    let despair = f32::from(game.despair);
    w.despair * despair * (1.0 + w.despair_growth * despair / 7.0)
}

fn threats(game: &Wrath, danger: &Danger, w: &Weights) -> f32 {
    let cost = |space: Space| ghoul_cost(game.ghouls.on(space), danger.of[space.idx()], w);
    let missing = (w.supply - f32::from(game.ghoul_supply())).max(0.0);
    game.ghouls.spaces().iter().map(cost).sum::<f32>()
        + abomination_cost(game.abominations.len(), danger, w)
        + w.shortage * missing
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
    let n_actions = actions_of(game, hero);
    let near = |space: Space| {
        let distance = routes.distance(from, space);
        let n_usable = f32::from(n_actions.saturating_sub(distance));
        w.nearness.powi(i32::from(distance)) * (1.0 + w.usable * n_usable)
    };
    let mut quest: f32 = 0.0;
    for facts in game.active_quests() {
        quest = quest.max(near(facts.space) * w.quest_call * quest_gain(game, hero, facts, w));
    }
    let mut fight: f32 = 0.0;
    for space in game.enemy_spaces() {
        let gain = fight_gain(game, hero, space, danger, w);
        fight = fight.max(near(space) * w.fight_call * gain);
    }
    quest.max(fight) + w.second_call * quest.min(fight)
}

/// The actions that a hero has now, or may count on: whoever comes last may not get to them.
fn actions_of(game: &Wrath, hero: Hero) -> u8 {
    let whole = book().limits.actions;
    if game.turn.hero != hero {
        whole - 1
    } else if game.is_in_actions() && !game.turn.is_cut_short {
        game.turn.actions
    } else {
        whole / 2
    }
}

/// What a quest action of a hero is worth who stands there.
fn quest_gain(game: &Wrath, hero: Hero, facts: &QuestFacts, w: &Weights) -> f32 {
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
    let steps = f32::from(n_steps) + w.spare_card * f32::from(n_spare) + w.companion * beside;
    let shield = if hand.has(Card::Defend) { 0.2 } else { 0.0 };
    let toll = f32::from(facts.damage + game.lich_king_damage(facts.space)) - blocks - shield;
    let pain = w.health * (frailty(game, hero, toll) - frailty(game, hero, 0.0));
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
