//! AG-SETUP, AG-GEN, AG-TURN: what comes before the first turn, and whose turn it is.

use game_adventure::event::SetupEvent;
use game_adventure::names::{Face, Hero, Level, Space};
use game_adventure::{Adventure, Event, Setup};
use kernel::{Chance, Cx, Game, Seat, Viewer};

/// A table at its first question, and what was told on the way.
fn opened(setup: &Setup, seed: u64) -> (Adventure, Vec<Event>) {
    let mut events = Vec::new();
    let mut chance = Chance::fast(seed);
    let game = Adventure::start(setup, &mut Cx::telling(&mut chance, &mut events));
    (game.expect("a table of the box"), events)
}

fn act(game: &mut Adventure, action: &str) -> Seat {
    let seat = game.decision().and_then(|it| it.seats.first()).expect("somebody is asked");
    let action = action.parse().expect("notation");
    game.check(seat, action).expect("a legal action");
    game.apply(seat, action, &mut Cx::silent(&mut Chance::fast(3)));
    seat
}

#[test]
fn ag_setup_07_the_highest_die_begins() {
    for seed in 0..30 {
        let (_, events) = opened(&Setup::of(3), seed);
        let mut last = [0; 3];
        let mut first = None;
        for event in &events {
            match event {
                Event::Setup(SetupEvent::RolledForFirst { seat, die }) => last[seat.idx()] = *die,
                Event::Setup(SetupEvent::FirstPlayer { seat }) => first = Some(*seat),
                _ => {}
            }
        }
        // AG-RUL-05: who rolled again has the highest of the last roll.
        let first = first.expect("somebody begins");
        let rolls = events
            .iter()
            .filter(|it| matches!(it, Event::Setup(SetupEvent::RolledForFirst { .. })))
            .count();
        if rolls == 3 {
            assert!(last.iter().all(|&die| die <= last[first.idx()]), "{last:?}");
        }
        assert!(3 <= rolls);
    }
}

#[test]
fn ag_setup_08_characters_are_chosen_in_turn() {
    let (mut game, _) = opened(&Setup::of(3), 1);
    let first = act(&mut game, "pick sandrai");
    let next = game.decision().and_then(|it| it.seats.first()).expect("the next");
    assert_eq!(next, first.next(3));
    let taken = game.check(next, "pick sandrai".parse().unwrap()).unwrap_err();
    assert_eq!(taken.rule, "AG-GEN-02");
    let early = game.check(first, "pick grumbaz".parse().unwrap()).unwrap_err();
    assert_eq!(early.rule, "AG-TURN-03");
}

#[test]
fn ag_setup_13_everybody_starts_in_a_city_with_two_quests_and_three_cards() {
    let setup = Setup { heroes: Hero::ALL[..3].to_vec(), ..Setup::of(3) };
    let (mut game, _) = opened(&setup, 5);
    while game.view(Viewer::Spectator).round == 0 {
        let seat = game.decision().and_then(|it| it.seats.first()).expect("somebody");
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        if legal.contains(&"go undercity".parse().unwrap()) {
            let elsewhere = game.check(seat, "go brill".parse().unwrap()).unwrap_err();
            assert_eq!(elsewhere.rule, "AG-SETUP-13");
        }
        let action = legal[0].to_string();
        act(&mut game, &action);
    }
    let view = game.view(Viewer::Omniscient);
    for player in &view.players {
        // AG-SETUP-10, AG-QUEST-01; AG-SETUP-14; AG-SETUP-09; AG-SETUP-12.
        assert_eq!((player.quests.len(), player.hand, player.deck), (2, 3, 20));
        assert_eq!((player.level, player.face), (Level::Grey, Face::Start));
        assert!(player.quests.iter().all(|it| !it.quest.is_elite()));
    }
    assert_eq!((view.elite.size, view.supply), (30, 20));
    assert!(view.decks.values().all(|deck| deck.size == 40));
}

#[test]
fn ag_gen_06_hands_and_decks_are_hidden() {
    let setup = Setup { heroes: Hero::ALL[..2].to_vec(), ..Setup::of(2) };
    let (game, _) = opened(&setup, 5);
    let own = game.view(Viewer::Seat(Seat(0)));
    assert!(own.players[0].hand_cards.is_some() && own.players[1].hand_cards.is_none());
    assert!(own.players[0].deck_cards.is_none() && own.elite.cards.is_none());
    // AG-GEN-05: nobody knows what is drawn next; AG-RUL-55: how many there are is open.
    assert!(own.decks.values().all(|deck| deck.cards.is_empty() && deck.size == 40));
    assert!(own.agenda.is_none() && own.supply_kinds.is_none());
}

#[test]
fn ag_gen_02_a_table_has_two_to_four_players() {
    let refused = |setup: &Setup| {
        let start = Adventure::start(setup, &mut Cx::silent(&mut Chance::fast(1)));
        start.expect_err("a refusal").rule
    };
    assert_eq!(refused(&Setup::of(1)), "AG-GEN-02");
    assert_eq!(refused(&Setup::of(5)), "AG-GEN-02");
    let twice = Setup { heroes: vec![Hero::Sofeea, Hero::Sofeea], ..Setup::of(2) };
    assert_eq!(refused(&twice), "AG-GEN-02");
    let mut low = Setup::of(2);
    low.set("valor-to-win", "4").unwrap();
    assert_eq!(refused(&low), "AG-WIN-01");
    let mut long = Setup::of(2);
    long.set("rounds", "101").unwrap();
    assert_eq!(refused(&long), "AG-RUL-71");
    assert!(long.set("cheating", "true").is_err());
}

#[test]
fn ag_space_03_cities_are_grey_and_offer_four_things() {
    for city in [Space::Undercity, Space::Ironforge, Space::Stormwind] {
        let facts = game_adventure::content::book().space(city);
        // AG-MOVE-05.
        assert_eq!((facts.level, facts.resources.len()), (Level::Grey, 4));
    }
}
