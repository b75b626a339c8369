//! Positions for simulation: played by ids, written and read, compared with matches.

use ai::BotSpec;
use catalog::encode::IdWord;
use catalog::{ActError, AnyGame, AnyState, StateError, games, read_state};
use kernel::{Chance, Seat};

/// Every game with every number of seats.
fn tables() -> impl Iterator<Item = (&'static dyn AnyGame, usize)> {
    games().iter().flat_map(|&game| {
        let info = game.info();
        (info.min_seats..=info.max_seats).map(move |seats| (game, usize::from(seats)))
    })
}

fn start(game: &'static dyn AnyGame, n_seats: usize, seed: u64) -> Box<dyn AnyState> {
    let setup = game.setup(n_seats, &[]).unwrap();
    game.new_state(&setup, &mut Chance::fast(seed)).unwrap()
}

/// One of the seats that are asked, and one of its ids.
fn choose(state: &dyn AnyState, dice: &mut Chance) -> Option<(Seat, u16)> {
    let asked = state.asked();
    if asked.is_empty() {
        return None;
    }
    let seat = asked.iter().nth(dice.below(asked.len()) as usize)?;
    let mut ids = Vec::new();
    state.legal_ids(seat, &mut ids);
    Some((seat, ids[dice.below(ids.len() as u32) as usize]))
}

fn observation(state: &dyn AnyState, seat: Seat) -> Vec<u32> {
    let mut res = vec![0.0; state.game().encoding().observation()];
    state.observe(seat, &mut res);
    res.iter().map(|it| it.to_bits()).collect()
}

/// Plays so many ids by chance.
fn play(state: &mut dyn AnyState, n_ids: u32, dice: &mut Chance) {
    for _ in 0..n_ids {
        let Some((seat, id)) = choose(state, dice) else { return };
        state.apply_id(seat, id, dice).unwrap();
    }
}

/// The first position, from the beginning on, in which a word is begun.
fn begun(game: &'static dyn AnyGame) -> Box<dyn AnyState> {
    for seed in 0..200 {
        let mut state = start(game, 2, seed);
        let dice = &mut Chance::fast(seed);
        while let Some((seat, id)) = choose(&*state, dice) {
            if !state.apply_id(seat, id, dice).unwrap() {
                return state;
            }
        }
    }
    panic!("{game:?} has no word of two ids");
}

/// The ids lead to the same actions as the notation, and a match and a position to the same hash.
#[test]
fn a_position_is_that_of_a_match_with_the_same_actions() {
    for (game, n_seats) in tables() {
        let setup = game.setup(n_seats, &[]).unwrap();
        let mut table = game.start(&setup, &mut Chance::fast(5)).unwrap();
        let mut state = start(game, n_seats, 5);
        let dice = &mut Chance::fast(6);
        let mut n_decisions = 0;
        while n_decisions < 300 {
            assert_eq!(state.hash(), table.hash(), "{game:?}");
            assert_eq!(state.asked(), table.asked());
            assert_eq!(state.leading(), table.leading());
            let asked = table.asked();
            let Some(seat) = asked.first() else { break };
            let legal = state.legal(seat);
            assert_eq!(legal, table.legal(seat));
            let action = &legal[dice.below(legal.len() as u32) as usize];
            let word = game.ids(action).unwrap().unwrap();
            assert_eq!(game.action(&word).unwrap().as_ref(), Some(action));
            let mut played = false;
            for (nth, &id) in word.as_slice().iter().enumerate() {
                assert!(!played, "{action} is longer than its word");
                played = state.apply_id(seat, id, &mut Chance::fast(n_decisions)).unwrap();
                assert_eq!(state.prefix().len(), if played { 0 } else { nth + 1 });
            }
            assert!(played, "{action}");
            table.act(seat, action, &mut Chance::fast(n_decisions)).unwrap();
            n_decisions += 1;
            assert_eq!(u64::from(state.n_decisions()), n_decisions);
        }
        assert_eq!(state.outcome(), table.outcome());
    }
}

/// Whole games by ids end with an outcome.
#[test]
fn games_by_ids_come_to_their_end() {
    for (game, n_seats) in tables() {
        let mut state = start(game, n_seats, 11);
        let mut mask = vec![0; game.encoding().n_actions];
        let dice = &mut Chance::fast(12);
        let mut ids = Vec::new();
        while let Some((seat, id)) = choose(&*state, dice) {
            mask.fill(0);
            state.mask(seat, &mut mask);
            state.legal_ids(seat, &mut ids);
            assert_eq!(mask.iter().filter(|it| **it == 1).count(), ids.len());
            assert_eq!(mask[usize::from(id)], 1);
            state.apply_id(seat, id, dice).unwrap();
        }
        let outcome = state.outcome().unwrap();
        assert_eq!(outcome.returns.len(), n_seats, "{game:?}");
        assert!(state.asked().is_empty());
        for seat in Seat::all(n_seats as u8) {
            state.legal_ids(seat, &mut ids);
            assert!(ids.is_empty());
        }
    }
}

#[test]
fn a_position_survives_its_bytes() {
    for (game, n_seats) in tables() {
        let mut state = start(game, n_seats, 3);
        let dice = &mut Chance::fast(4);
        for _ in 0..12 {
            play(&mut *state, 9, dice);
            let bytes = state.to_bytes();
            let read = read_state(&bytes).unwrap();
            assert_eq!(read.to_bytes(), bytes);
            assert_eq!((read.hash(), read.n_decisions()), (state.hash(), state.n_decisions()));
            assert_eq!((read.asked(), read.prefix()), (state.asked(), state.prefix()));
            for seat in Seat::all(n_seats as u8) {
                assert_eq!(observation(&*read, seat), observation(&*state, seat));
            }
        }
    }
}

/// A word that is begun is kept, belongs to one seat, and is observed by it alone.
#[test]
fn a_word_that_is_begun_belongs_to_its_seat() {
    for id in ["smallworld", "adventure"] {
        let game = catalog::game(id).unwrap();
        let mut state = begun(game);
        let (seat, word) = (state.asked().first().unwrap(), state.prefix());
        assert_eq!((state.asked().len(), word.len()), (1, 1), "{id}");
        assert_eq!(game.action(&word), Ok(None));
        assert!(game.name_of(word.as_slice()[0]).ends_with('…'));
        let mut ids = Vec::new();
        state.legal_ids(seat, &mut ids);
        let legal: Vec<IdWord> =
            state.legal(seat).iter().map(|it| game.ids(it).unwrap().unwrap()).collect();
        assert!(!ids.is_empty() && ids.len() == legal.len());
        assert!(legal.iter().all(|it| it.as_slice()[0] == word.as_slice()[0]));

        let other = seat.next(2);
        let refused = state.apply_id(other, ids[0], &mut Chance::fast(0));
        assert!(matches!(refused, Err(ActError::Notation(_))), "{refused:?}");
        let read = read_state(&state.to_bytes()).unwrap();
        assert_eq!((read.asked(), read.prefix()), (state.asked(), word));

        // Without the word the same position is another observation, for its seat alone.
        let mut mine = state.clone_box();
        mine.determinize(other, &mut Chance::fast(1));
        assert!(mine.prefix().is_empty());
        let mut plain = state.clone_box();
        plain.determinize(seat, &mut Chance::fast(1));
        assert_eq!(plain.prefix(), word);
        assert_eq!(observation(&*plain, seat), observation(&*state, seat));

        assert_eq!(state.apply_id(seat, ids[0], &mut Chance::fast(2)), Ok(true));
        assert!(state.prefix().is_empty());
    }
}

/// What is not legal is refused, and changes nothing.
#[test]
fn an_illegal_id_is_refused_and_changes_nothing() {
    for (game, n_seats) in tables() {
        let mut state = start(game, n_seats, 8);
        let dice = &mut Chance::fast(9);
        play(&mut *state, 40, dice);
        let Some(seat) = state.asked().first() else { continue };
        let mut legal = Vec::new();
        state.legal_ids(seat, &mut legal);
        let before = state.to_bytes();
        let n_ids = game.encoding().n_actions as u16;
        let mut n_refused = 0;
        for id in (0..n_ids).chain([u16::MAX]).filter(|id| legal.binary_search(id).is_err()) {
            let refused = state.apply_id(seat, id, &mut Chance::fast(0));
            assert!(refused.is_err(), "{game:?}: {id} '{}'", game.name_of(id));
            n_refused += u32::from(matches!(refused, Err(ActError::Refused(_))));
        }
        assert!(n_refused > 100, "{game:?}: rules refused {n_refused}");
        assert_eq!(state.to_bytes(), before);
        let foreign = Seat(7);
        state.legal_ids(foreign, &mut legal);
        assert!(legal.is_empty() && state.legal(foreign).is_empty());
    }
}

/// Recorded randomness that does not fit changes nothing.
#[test]
fn wrong_draws_change_nothing() {
    let game = catalog::game("wrath").unwrap();
    let mut state = start(game, 2, 1);
    let dice = &mut Chance::fast(2);
    loop {
        let (seat, id) = choose(&*state, dice).expect("something is drawn sooner");
        let mut next = state.clone_box();
        let before = state.to_bytes();
        match next.apply_id(seat, id, &mut Chance::replay([])) {
            Ok(_) => state = next,
            Err(error) => {
                assert!(matches!(error, ActError::Chance(_)), "{error:?}");
                assert_eq!(next.to_bytes(), before);
                break;
            }
        }
    }
}

/// A copy goes its own way, and what is dealt anew looks the same to its seat.
#[test]
fn a_copy_is_independent_and_a_dream_looks_the_same() {
    for (game, n_seats) in tables() {
        let mut state = start(game, n_seats, 21);
        let dice = &mut Chance::fast(22);
        play(&mut *state, 30, dice);
        let before = state.to_bytes();
        let mut copy = state.clone_box();
        play(&mut *copy, 5, dice);
        assert_eq!(state.to_bytes(), before);
        for seat in Seat::all(n_seats as u8) {
            let mut dream = state.clone_box();
            dream.determinize(seat, dice);
            assert_eq!(observation(&*dream, seat), observation(&*state, seat), "{game:?}");
            let evaluation = dream.evaluate(seat);
            assert!((0.0..=1.0).contains(&evaluation));
            let mut hidden = vec![0.0; game.encoding().hidden];
            dream.observe_hidden(seat, &mut hidden);
            assert!(hidden.iter().all(|it| (0.0..=1.0).contains(it)));
        }
    }
}

#[test]
fn bytes_of_other_versions_and_damaged_bytes_are_refused() {
    let game = catalog::game("wrath").unwrap();
    let state = start(game, 3, 1);
    let bytes = state.to_bytes();
    // The name of the game with its length, then the versions of rules and encoding, each in one byte.
    let at = 1 + "wrath".len();
    let with = |idx: usize, change: u8| {
        let mut changed = bytes.clone();
        changed[idx] ^= change;
        read_state(&changed).err()
    };
    assert!(matches!(with(1, 1), Some(StateError::NoSuchGame(name)) if name == "vrath"));
    for idx in [at, at + 1] {
        let refused = with(idx, 64);
        assert!(matches!(refused, Some(StateError::Version { .. })), "{idx}: {refused:?}");
    }
    for len in 0..bytes.len() {
        assert!(read_state(&bytes[..len]).is_err(), "{len} bytes");
    }
    for idx in 0..bytes.len() {
        for change in [1, 0x10, 0x80] {
            assert!(with(idx, change).is_some(), "byte {idx} changed by {change}");
        }
    }
}

#[test]
fn the_facts_of_an_encoding_fit_its_parts() {
    for game in games() {
        let facts = game.encoding();
        let n_cells = |part| game.layout(part).iter().map(|it| it.length).sum::<usize>();
        let [public, private, hidden] = catalog::encode::Part::ALL.map(n_cells);
        assert_eq!((facts.public, facts.private, facts.hidden), (public, private, hidden));
        let n_actions = facts.n_actions as u16;
        assert!((0..n_actions).all(|id| !game.name_of(id).is_empty()));
        assert_eq!(game.name_of(n_actions), "");
        println!("{game:?}: {facts:?}, observation {}", facts.observation());
    }
    let smallworld = catalog::game("smallworld").unwrap();
    assert_eq!(smallworld.ids("buy 200"), Ok(None));
    assert!(matches!(smallworld.ids("sell 1"), Err(ActError::Notation(_))));
}

/// The digest of a seat starts with its observation, changes with its actions, and is serialized. A determinised copy keeps it,
/// and tells nothing of those of other seats.
#[test]
fn a_seat_remembers_what_it_saw_did_and_was_told() {
    for (game, n_seats) in tables() {
        let mut state = start(game, n_seats, 21);
        assert_eq!(state.memory(Seat(0)), None);
        state.remember();
        let twin = |state: &dyn AnyState, seat| {
            let mut res = state.clone_box();
            res.determinize(seat, &mut Chance::fast(77));
            res.remember();
            res
        };
        let dice = &mut Chance::fast(22);
        for _ in 0..30 {
            let Some((seat, id)) = choose(&*state, dice) else { break };
            for observer in Seat::all(n_seats as u8) {
                let mut real = state.clone_box();
                real.remember();
                let twin = twin(&*state, observer);
                assert_eq!(real.memory(observer), twin.memory(observer), "{game:?}");
            }
            let before = state.memory(seat);
            let is_whole = state.apply_id(seat, id, dice).unwrap();
            assert_eq!(state.memory(seat) != before, is_whole, "{game:?}");
        }
        let read = read_state(&state.to_bytes()).unwrap();
        let mut imagined = state.clone_box();
        imagined.determinize(Seat(0), &mut Chance::fast(1));
        for seat in Seat::all(n_seats as u8) {
            assert_eq!(read.memory(seat), state.memory(seat));
            assert_eq!(imagined.memory(seat) == state.memory(seat), seat == Seat(0), "{game:?}");
        }
    }
}

/// A bot goes on with a word that is begun, and with nothing else.
#[test]
fn a_bot_answers_with_a_legal_id() {
    let bots = [BotSpec::Random, BotSpec::Greedy, BotSpec::Mcts(ai::Budget::Iterations(20))];
    let mut ids = Vec::new();
    for id in ["smallworld", "adventure"] {
        let state = begun(catalog::game(id).unwrap());
        let seat = state.asked().first().unwrap();
        state.legal_ids(seat, &mut ids);
        for bot in bots {
            let chosen = state.choose(bot, seat, 3).unwrap();
            assert!(ids.contains(&chosen), "{id}: {bot} chose {chosen} of {ids:?}");
            assert_eq!(state.choose(bot, seat.next(2), 3), None);
        }
    }
}

/// Who only may add something is asked first, the leading seat last.
#[test]
fn seats_that_are_asked_at_once_are_asked_one_by_one() {
    let mut n_several = 0;
    for (game, n_seats) in tables() {
        let mut state = start(game, n_seats, 31);
        let dice = &mut Chance::fast(32);
        for _ in 0..400 {
            let Some((seat, id)) = choose(&*state, dice) else { break };
            let (asked, next) = (state.asked(), state.next_seat().unwrap());
            assert!(asked.contains(next));
            if 1 < asked.len() {
                n_several += 1;
                assert_ne!(Some(next), state.leading(), "{game:?}");
            }
            state.apply_id(seat, id, dice).unwrap();
        }
    }
    assert!(0 < n_several);
}
