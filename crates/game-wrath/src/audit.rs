//! What must always be true: conservation of the pieces, and the consistency of the position.

use kernel::{Violation, ensure};

use crate::content::book;
use crate::flow;
use crate::names::{Card, Hero, Region, Reward, Space};
use crate::phases::consent;
use crate::places::Places;
use crate::state::{RewardSpot, Source, Wrath};
use crate::step::Step;

pub(crate) fn audit(game: &Wrath) -> Result<(), Violation> {
    audit_figures(game)?;
    audit_heroes(game)?;
    audit_scourge_cards(game)?;
    if is_opening(game) {
        audit_opening(game)?;
    } else {
        audit_hero_cards(game)?;
        audit_hands(game)?;
    }
    audit_quests(game)?;
    audit_end(game)?;
    audit_steps(game)
}

/// Before the hands are dealt there is no hero deck.
fn is_opening(game: &Wrath) -> bool {
    game.agenda.iter().any(|step| step == Step::Deal)
}

/// What comes with the hero deck has not come yet.
fn audit_opening(game: &Wrath) -> Result<(), Violation> {
    let has_cards = game.seats().any(|seat| game.hands[seat].size() != 0)
        || game.discard.iter().any(|&it| it != 0)
        || !game.turn.drawn.is_empty();
    ensure(!has_cards, "WR-SETUP-10", || "hero cards before they are dealt".to_owned())?;
    ensure(game.strongholds.is_empty(), "WR-STRONG-01", || {
        "a stronghold before its card can be drawn".to_owned()
    })?;
    ensure(game.scourge_index == 0, "WR-RISE-01", || {
        format!("the Scourge marker is at {} in the set-up", game.scourge_index)
    })
}

fn audit_figures(game: &Wrath) -> Result<(), Violation> {
    let limits = &book().limits;
    let n_ghouls = game.ghouls.total();
    ensure(n_ghouls <= limits.ghouls, "WR-COMP-01", || format!("{n_ghouls} ghouls"))?;
    let n_abominations = game.abominations.len();
    ensure(n_abominations <= usize::from(limits.abominations), "WR-COMP-01", || {
        format!("{n_abominations} abominations")
    })?;
    ensure(game.abominations.is_sorted(), "WR-COMP-01", || "abominations in disorder".to_owned())?;
    let n_strongholds = game.strongholds.len();
    ensure(n_strongholds <= limits.strongholds, "WR-COMP-01", || {
        format!("{n_strongholds} strongholds")
    })?;
    let citadel = Space::IcecrownCitadel;
    ensure(!game.strongholds.has(citadel), "WR-STRONG-02", || {
        "a stronghold on Icecrown Citadel".to_owned()
    })?;
    let is_empty = game.n_enemies_on(citadel) == 0 && game.heroes_on(citadel).next().is_none();
    ensure(game.siege.is_some() || is_empty, "WR-ICE-01", || {
        "somebody stands on the closed Icecrown Citadel".to_owned()
    })?;
    ensure(game.siege.is_some() == game.lich_king.is_none(), "WR-LK-05", || {
        "the Lich King stands on Icecrown Citadel exactly during the siege".to_owned()
    })
}

fn audit_heroes(game: &Wrath) -> Result<(), Violation> {
    let n_heroes = usize::from(game.n_heroes());
    ensure(game.order[n_heroes..].iter().all(Option::is_none), "WR-SETUP-09", || {
        "more heroes than places".to_owned()
    })?;
    for (idx, hero) in game.order.iter().enumerate() {
        let Some(hero) = *hero else { continue };
        ensure(!game.order[..idx].contains(&Some(hero)), "WR-SETUP-09", || {
            format!("{hero} plays twice")
        })?;
        let figure = game.figures[hero.idx()];
        let seat = if game.is_solo() { 0 } else { idx };
        ensure(figure.seat.idx() == seat, "WR-SETUP-09", || {
            format!("{hero} is {}'s", figure.seat)
        })?;
        let least = u8::from(!game.is_decided());
        let is_healthy = (least..=Wrath::max_health(hero)).contains(&figure.health);
        ensure(is_healthy, "WR-DMG-04", || format!("{hero} has {} health", figure.health))?;
    }
    let is_complete = game.heroes().count() == n_heroes;
    ensure(is_complete || is_opening(game), "WR-SETUP-09", || "a hero is missing".to_owned())?;
    ensure(is_opening(game) || game.plays(game.turn.hero), "WR-TERM-01", || {
        format!("it is the turn of {}, who does not play", game.turn.hero)
    })
}

/// Deck, discard pile and box hold each of the 30 cards once.
fn audit_scourge_cards(game: &Wrath) -> Result<(), Violation> {
    let deck: Places = game.scourge_deck.iter().copied().collect();
    let (discard, boxed) = (game.scourge_discard, game.scourge_boxed);
    let is_twice = usize::from(deck.len()) != game.scourge_deck.len()
        || deck.intersects(discard)
        || deck.intersects(boxed)
        || discard.intersects(boxed);
    ensure(!is_twice, "WR-COMP-03", || "a Scourge card is in two places".to_owned())?;
    let all = deck | discard | boxed;
    let expected = Places::ALL - Places::only(Space::IcecrownCitadel);
    ensure(all == expected, "WR-COMP-03", || {
        let wrong: Vec<_> = ((expected - all) | (all - expected)).iter().map(Space::name).collect();
        format!("the Scourge cards that are missing or wrong: {}", wrong.join(", "))
    })?;
    ensure(boxed.len() <= 1, "WR-REWARD-ALEX-01", || {
        format!("{} Scourge cards are in the box", boxed.len())
    })?;
    let n_in_blocks: u8 = game.blocks.iter().sum();
    let is_even = usize::from(n_in_blocks) == game.scourge_deck.len() && !game.blocks.contains(&0);
    ensure(is_even, "WR-COOP-02", || {
        format!("the parts of the Scourge deck have {n_in_blocks} cards, or one is empty")
    })
}

/// Deck, discard pile, hands, the draw in progress and the box hold every card of the hero deck.
fn audit_hero_cards(game: &Wrath) -> Result<(), Violation> {
    let facts = book().difficulty(game.options.difficulty);
    let drawn = |card: Card| game.turn.drawn.iter().filter(|&&it| it == card).count() as u8;
    let in_deck = |card: Card| game.hero_deck.iter().filter(|&&it| it == card).count() as u8;
    for &card in Card::ORDINARY {
        let in_hands: u8 = game.seats().map(|seat| game.hands[seat].n(card)).sum();
        let n = in_deck(card) + drawn(card) + in_hands + game.discard[card.idx()];
        let copies = book().card(card).copies;
        ensure(n == copies, "WR-COMP-02", || format!("{n} of {copies} {card} cards"))?;
    }
    let n_rises = in_deck(Card::ScourgeRises) + drawn(Card::ScourgeRises) + game.scourge_index;
    ensure(n_rises == facts.piles, "WR-DECK-03", || {
        format!("{n_rises} of {} scourge-rises cards", facts.piles)
    })?;
    let built = game.strongholds.len();
    let n_strongholds = in_deck(Card::Stronghold) + drawn(Card::Stronghold) + built;
    ensure(usize::from(n_strongholds) == facts.strongholds.len(), "WR-DECK-04", || {
        format!("{n_strongholds} of {} stronghold cards", facts.strongholds.len())
    })?;
    let n_in_piles: u8 = game.piles.iter().sum();
    let is_even = usize::from(n_in_piles) == game.hero_deck.len() && !game.piles.contains(&0);
    ensure(is_even, "WR-DECK-06", || {
        format!("the piles of the hero deck have {n_in_piles} cards, or one is empty")
    })
}

fn audit_hands(game: &Wrath) -> Result<(), Violation> {
    let is_checked = game.agenda.iter().any(|step| step == Step::Limit);
    for seat in game.seats() {
        let size = game.hand_size(seat);
        ensure(size <= book().limits.hand || is_checked, "WR-HAND-01", || {
            format!("{seat} holds {size} cards")
        })?;
    }
    Ok(())
}

fn audit_quests(game: &Wrath) -> Result<(), Violation> {
    for &region in Region::ALL {
        let spot = game.quests[region.idx()];
        let facts = book().quest(spot.quest);
        ensure(facts.region == Some(region), "WR-SETUP-04", || {
            format!("{} in the {region} region", spot.quest)
        })?;
        let length = facts.length();
        let is_done = spot.progress == length;
        ensure(spot.progress <= length, "WR-QUEST-01", || {
            format!("{} at {} of {length}", spot.quest, spot.progress)
        })?;
        let is_closing = game.quest_action.is_some_and(|it| it.quest == spot.quest);
        let is_over = game.is_decided();
        ensure(is_done == spot.is_complete || is_closing || is_over, "WR-QUEST-01", || {
            format!(
                "{} at {} of {length}, complete: {}",
                spot.quest, spot.progress, spot.is_complete
            )
        })?;
        let under = RewardSpot::Under(region);
        let n_under = Reward::ALL.iter().filter(|it| game.rewards[it.idx()] == under).count();
        ensure(n_under == usize::from(!spot.is_complete), "WR-SETUP-03", || {
            format!("{n_under} rewards under {}", spot.quest)
        })?;
    }
    let n_complete = game.quests.iter().filter(|it| it.is_complete).count();
    let is_earned = |spot: RewardSpot| matches!(spot, RewardSpot::Hand(_) | RewardSpot::Spent);
    let n_earned = game.rewards.0.iter().filter(|&&spot| is_earned(spot)).count();
    ensure(n_earned <= n_complete, "WR-QUEST-02", || {
        format!("{n_earned} rewards were earned by {n_complete} completed quests")
    })?;
    ensure(game.siege.is_none() || game.quests.iter().all(|it| it.is_complete), "WR-ICE-02", || {
        "a siege before the third quest".to_owned()
    })
}

fn audit_end(game: &Wrath) -> Result<(), Violation> {
    let loss_at = book().despair_track.loss_at;
    ensure(game.despair <= loss_at, "WR-END-01", || format!("despair {}", game.despair))?;
    let is_lost = game.despair == loss_at;
    ensure(is_lost == game.downfall.is_some(), "WR-END-01", || {
        let is_lost = if game.downfall.is_some() { "a lost" } else { "no lost" };
        format!("despair {} of {loss_at} in {is_lost} game", game.despair)
    })?;
    let is_over = game.agenda.top() == Some(Step::End);
    ensure(is_over == game.is_decided(), "WR-END-03", || {
        format!("over: {is_over}, decided: {}", game.is_decided())
    })?;
    let last = book().scourge_track.rates.len() - 1;
    ensure(usize::from(game.scourge_index) <= last, "WR-RISE-01", || {
        format!("the Scourge marker is at {}", game.scourge_index)
    })
}

/// What is under way exists exactly while its steps do.
fn audit_steps(game: &Wrath) -> Result<(), Violation> {
    let waits = |is_it: fn(Step) -> bool| game.agenda.iter().any(is_it);
    let pairs = [
        ("fight", game.fight.is_some(), waits(|it| it == Step::FightEnd)),
        ("quest action", game.quest_action.is_some(), waits(|it| it == Step::QuestEnd)),
        ("damage", game.damage.is_some(), waits(|it| it == Step::Damage)),
        ("volley", game.volley.is_some(), waits(|it| it == Step::Volley)),
        ("horde", game.horde.is_some(), waits(|it| it == Step::Blows)),
        ("request", game.request.is_some(), waits(|it| it == Step::Consent)),
    ];
    for (what, is_there, is_waited_for) in pairs {
        ensure(is_there == is_waited_for, "WR-TURN-01", || format!("a stray {what}"))?;
    }
    let is_listed = |hero: Hero, space: Space| game.plays(hero) && game.open_spaces().has(space);
    let is_sound = game.fight.is_none_or(|it| is_listed(it.hero, it.space));
    ensure(is_sound, "WR-ACT-FIGHT-01", || "a fight of nobody".to_owned())?;
    audit_damage(game)?;
    audit_horde(game)?;
    audit_drawn(game)?;
    audit_request(game)?;
    ensure(game.agenda.top().is_some(), "WR-TURN-01", || "nothing left to do".to_owned())
}

/// A damage event comes from something that is under way.
fn audit_damage(game: &Wrath) -> Result<(), Violation> {
    let Some(it) = game.damage else { return Ok(()) };
    let has_source = match it.source {
        Source::Fight => game.fight.is_some_and(|fight| fight.hero == it.hero),
        Source::Quest => game.quest_action.is_some_and(|action| action.hero == it.hero),
        Source::Abominations => game.horde.is_some(),
    };
    ensure(has_source && game.plays(it.hero), "WR-DMG-01", || {
        format!("damage to {} that comes from nothing", it.hero)
    })
}

/// The abominations of step 4 stand on the map, and hit heroes who play.
fn audit_horde(game: &Wrath) -> Result<(), Violation> {
    let Some(horde) = game.horde else { return Ok(()) };
    for it in horde {
        let n_in_horde = horde.iter().filter(|other| other.space == it.space).count();
        let n_there = usize::from(game.n_abominations_on(it.space));
        ensure(n_in_horde <= n_there, "WR-ABOM-01", || {
            format!("{n_there} abominations on {}, {n_in_horde} of them in step 4", it.space)
        })?;
        ensure(it.target.is_none_or(|hero| game.plays(hero)), "WR-ABOM-05", || {
            format!("the abomination on {} hits a hero who does not play", it.space)
        })?;
    }
    Ok(())
}

/// The special cards of a draw wait for the steps that resolve them, the others for the one that takes them.
fn audit_drawn(game: &Wrath) -> Result<(), Violation> {
    if game.is_decided() {
        return Ok(());
    }
    let drawn = &game.turn.drawn;
    let n_steps = |step: Step| game.agenda.iter().filter(|&it| it == step).count();
    for (card, step) in [(Card::ScourgeRises, Step::Rise), (Card::Stronghold, Step::Stronghold)] {
        let n_drawn = drawn.iter().filter(|&&it| it == card).count();
        ensure(n_drawn == n_steps(step), "WR-DRAW-03", || {
            format!("{n_drawn} {card} cards drawn, and {} to be resolved", n_steps(step))
        })?;
    }
    ensure(drawn.is_empty() || n_steps(Step::TakeCards) == 1, "WR-DRAW-03", || {
        "cards drawn that nobody takes".to_owned()
    })
}

/// Only what may be done is asked for.
fn audit_request(game: &Wrath) -> Result<(), Violation> {
    let Some(it) = game.request else { return Ok(()) };
    let mut steps = game.agenda.iter();
    let is_open = match (steps.next(), steps.next()) {
        (Some(Step::Consent), Some(step)) if it.seat.0 < game.n_seats => {
            consent::favour(it.action).is_some()
                && flow::check_at(game, step, it.seat, it.action).is_ok()
        }
        _ => false,
    };
    ensure(is_open, "WR-COOP-04", || format!("{} asks for {}", it.seat, it.action))
}
