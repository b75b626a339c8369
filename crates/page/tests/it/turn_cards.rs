//! The cards of turns tell what the others did since one's own last turn.

use game_adventure::Adventure;
use game_adventure::event::{CardsEvent, CombatEvent, DefeatEvent, MovementEvent};
use game_adventure::names::Space as Land;
use game_adventure::state::Foe;
use game_quest::Quest;
use game_quest::event::{ActivationEvent, EnemiesEvent, HeroesEvent, LocationEvent};
use game_quest::names::{ActionCard, Hero as Adventurer, Kind, Tier};
use game_smallworld::SmallWorld;
use game_smallworld::event::{DeclineEvent, UpkeepEvent};
use game_wrath::Wrath;
use game_wrath::event::{ActionsEvent, GhoulsEvent, Mover};
use game_wrath::names::{Hero, Space};
use kernel::{Seat, Viewer};
use page::{AnyObservation, Draw};
use text::{Lang, Voice};

use crate::support::{PREFS, Played, game, ids, observation, parts_of};

/// Of a game of three: each sees the two others, hardly ever without a fact.
fn the_cards_are_those_of_the_others<G: Played>() {
    let (mut n_looked, mut n_full, mut n_cards, mut n_told) = (0, 0, 0, 0);
    game::<G>(3, 5, |game, _| {
        n_looked += 1;
        if n_looked % 7 != 0 {
            return;
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
            let parts = parts_of(game, viewer, PREFS);
            let html = &parts.iter().find(|it| it.id == "turn-cards").unwrap().html;
            let fresh = html.split("popovertarget").next().unwrap();
            let names = ["Ann &amp; &lt;Bo&gt;", "Cyd", "Dag"];
            let named = names.map(|it| fresh.contains(&format!("<strong>{it}</strong>")));
            let n_here = ids(fresh).iter().filter(|it| it.starts_with("turn-")).count() - 1;
            match viewer {
                Viewer::Seat(seat) => {
                    assert!(!named[seat.idx()], "{viewer:?}: {html}");
                    // In a quest of three heroes one of them acts twice in a round.
                    assert!(n_here <= 3, "{viewer:?}: {html}");
                    n_full += usize::from(2 <= n_here);
                }
                Viewer::Spectator | Viewer::Omniscient => assert!(n_here <= 3, "{html}"),
            }
            for card in fresh.split("class=\"turn-card\"").skip(1) {
                n_cards += 1;
                n_told += usize::from(card.contains("<span>"));
            }
        }
    });
    let name = G::INFO.id;
    assert!(5 < n_full, "{name}: {n_full} of {n_looked}");
    // A turn that has just begun has come to nothing yet.
    assert!(n_cards * 7 < n_told * 10, "{name}: {n_told} of {n_cards}");
}

/// A story is told in turns: each move leads to the turn it was played in, which says whose it was and what it came to, and no
/// roll of dice; what was played before the first turn is no part of it.
fn a_story_tells_turns<G: Played>() {
    let game = game::<G>(3, 5, |_, _| {});
    let seen = observation(&game, Viewer::Spectator);
    let names = ["Ann", "Bo", "Cyd"].map(str::to_owned);
    let voice = Voice::new(Lang::En, &names);
    let starts: Vec<(usize, Seat)> = seen
        .events
        .iter()
        .filter_map(|(n, it)| Some((*n, G::turn_of(&seen.situation.view, it)?)))
        .collect();
    let moves: Vec<usize> = (1..=game.effective_records().len()).collect();
    let told = seen.tell_turns(&voice, &moves);
    assert!(told.iter().all(|(n, _)| starts[0].0 < *n), "of the set-up nothing is told");
    for (n, text) in &told {
        // What comes of a move may begin the next turn.
        let (_, seat) = starts.iter().rfind(|(start, _)| start < n).unwrap();
        let bare = text.trim_start_matches("First blood – ").trim_start_matches("Last blood – ");
        assert!(bare.starts_with(&format!("{}: ", names[seat.idx()])), "{n}: {text}");
        assert!(!text.contains(" dice"), "{text}");
    }
    let name = G::INFO.id;
    let blood = seen.blood();
    assert!((1..=2).contains(&blood.len()), "{name}: {blood:?}");
    for (it, said) in blood.iter().zip(["First blood – ", "Last blood – "]) {
        let of_move = told.iter().find(|(n, _)| n == it).map(|(_, text)| text.as_str());
        assert!(of_move.unwrap_or_default().starts_with(said), "{name}: {it}: {of_move:?}");
    }
    let n_said = told.iter().filter(|(_, text)| text.contains(" blood – ")).count();
    assert_eq!(n_said, blood.len(), "{name}");
    assert!(moves.len() < 2 * told.len(), "{name}: {} of {}", told.len(), moves.len());
}

#[test]
fn the_story_of_every_game_is_told_in_turns() {
    a_story_tells_turns::<SmallWorld>();
    a_story_tells_turns::<Wrath>();
    a_story_tells_turns::<Quest>();
    a_story_tells_turns::<Adventure>();
}

#[test]
fn a_small_world_shows_the_turns_of_the_others() {
    the_cards_are_those_of_the_others::<SmallWorld>();
}

#[test]
fn an_adventure_shows_the_turns_of_the_others() {
    the_cards_are_those_of_the_others::<Adventure>();
}

#[test]
fn a_wrath_shows_the_turns_of_the_others() {
    the_cards_are_those_of_the_others::<Wrath>();
}

#[test]
fn a_quest_shows_the_turns_of_the_others() {
    the_cards_are_those_of_the_others::<Quest>();
}

/// What a turn came to, in words; the seats have these names.
fn told<G: Draw>(names: &[&str], events: &[G::Event]) -> Vec<String> {
    let names: Vec<String> = names.iter().map(|&it| it.to_owned()).collect();
    let events: Vec<&G::Event> = events.iter().collect();
    G::turn_facts(&Voice::new(Lang::En, &names), &events)
}

#[test]
fn a_race_in_decline_is_told() {
    let mut seen = None;
    game::<SmallWorld>(3, 5, |game, _| {
        let events = game.events(Viewer::Spectator).map(|(_, it)| it);
        let is_decline =
            |it: &_| matches!(it, game_smallworld::Event::Decline(DeclineEvent::Declined { .. }));
        if seen.is_none() {
            seen = events.into_iter().find(is_decline);
        }
    });
    let began = UpkeepEvent::TurnBegan { seat: Seat(0) };
    let facts = told::<SmallWorld>(&[], &[began.into(), seen.unwrap()]);
    assert_eq!(facts.len(), 1);
    assert!(facts[0].ends_with(": in decline"), "{facts:?}");
}

/// AG-GEN-06: ability cards are drawn in secret; the card of a turn shows how many.
#[test]
fn a_turn_of_an_adventure_is_told() {
    let (seat, other) = (Seat(0), Seat(1));
    let facts = told::<Adventure>(
        &["Ann", "Cyd"],
        &[
            MovementEvent::TurnBegan { seat, round: 2 }.into(),
            MovementEvent::Moved { seat, from: Land::Menethil, to: Land::Brill }.into(),
            DefeatEvent::Hurt { seat, damage: 2, left: 3 }.into(),
            DefeatEvent::Hurt { seat: other, damage: 1, left: 4 }.into(),
            CombatEvent::CombatEnded { attacker: seat, foe: Foe::Seat(other), won: true }.into(),
            CardsEvent::AbilitiesDrawn { seat, n: 2, cards: vec![] }.into(),
            CardsEvent::AbilitiesDrawn { seat: other, n: 1, cards: vec![] }.into(),
        ],
    );
    assert_eq!(facts, ["→ Brill", "beaten: Cyd", "life −2", "Cyd: life −1", "+2 ability cards"]);
}

#[test]
fn a_turn_of_a_wrath_is_told() {
    let (seat, hero, space) = (Seat(0), Hero::Thrall, Space::Dalaran);
    let events = [
        ActionsEvent::TurnBegan { seat, hero }.into(),
        ActionsEvent::HeroMoved { hero, from: Space::Ulduar, to: space, by: Mover::Move }.into(),
        GhoulsEvent::GhoulRemoved { space }.into(),
        GhoulsEvent::GhoulRemoved { space }.into(),
        GhoulsEvent::GhoulsPlaced { space: Space::Gundrak, n_ghouls: 3 }.into(),
    ];
    let facts = ["→ Dalaran", "−2 ghouls", "+3 ghouls"];
    assert_eq!(told::<Wrath>(&["Ann", "Cyd"], &events), facts);
    // Who plays alone has several heroes.
    let alone = told::<Wrath>(&["Ann"], &events);
    assert_eq!((alone[0].as_str(), &alone[1..]), ("Thrall", &facts.map(str::to_owned)[..]));
}

/// What happens in the enemy phase is nobody's turn.
#[test]
fn an_activation_of_a_quest_is_told() {
    let hero = Adventurer::Waywatcher;
    let card = ActionCard::of(hero, Tier::Basic, Kind::Explore);
    let events = [
        ActivationEvent::ActivationBegan { hero }.into(),
        ActivationEvent::ActionChosen { hero, card, exhausted: true }.into(),
        LocationEvent::Progressed { by: 2, progress: 3 }.into(),
        HeroesEvent::Recovered { hero, wounds: 1 }.into(),
        EnemiesEvent::EnemyPhaseBegan.into(),
        HeroesEvent::Recovered { hero, wounds: 4 }.into(),
    ];
    let facts = told::<Quest>(&["Ann", "Cyd"], &events);
    assert_eq!(facts, ["Waywatcher", "explore", "wounds recovered: 1", "progress +2"]);
}
