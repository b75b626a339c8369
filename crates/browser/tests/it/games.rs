//! Whole games, alone with bots.

use crate::side::Side;

/// Plays one table to its end, by what is legal; gives how many answers it took.
fn play(side: &mut Side, table: &str) -> u32 {
    let mut n_answers = 0;
    let mut dice = 7_u64;
    loop {
        let (version, actions) = side.legal(table);
        if actions.is_empty() {
            if side.is_over(table) {
                return n_answers;
            }
            assert!(
                side.wait(),
                "nobody plays after {n_answers} answers: {}",
                side.get(table).body
            );
            continue;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = &actions[(dice >> 33) as usize % actions.len()];
        let fields = [("version", version.as_str()), ("action", action)];
        side.post(&format!("{table}/act"), &fields).unwrap().is(303);
        n_answers += 1;
        assert!(n_answers < 5000, "the game does not end");
    }
}

/// The match file is the same after a restart, with the hash of every position in it.
fn is_kept(game: &str, seats: &[&str]) {
    let mut side = Side::open();
    let table = side.makes(game, seats);
    let n_answers = play(&mut side, &table);
    assert!(5 < n_answers, "{game} was over after {n_answers} answers");
    let file = side.get(&format!("{table}/match")).is(200).body;
    catalog::record::bring(&file).unwrap_or_else(|error| panic!("{game}: {error:?}"));
    let history = side.get(&format!("{table}/history")).is(200).body;
    assert_eq!(side.reports, Vec::<String>::new());
    let mut side = side.restart();
    assert_eq!(side.get(&format!("{table}/match")).is(200).body, file);
    assert_eq!(side.get(&format!("{table}/history")).is(200).body, history);
    assert!(side.get("/").is(200).body.contains(&table), "the front page knows the table");
}

#[test]
fn smallworld_is_played_to_its_end() {
    is_kept("smallworld", &["you", "bot:random"]);
}

#[test]
fn wrath_is_played_to_its_end() {
    is_kept("wrath", &["you", "bot:greedy"]);
}

#[test]
fn quest_is_played_to_its_end() {
    is_kept("quest", &["you", "bot:random", "bot:random", "bot:random"]);
}

#[test]
fn adventure_is_played_to_its_end() {
    is_kept("adventure", &["you", "bot:random"]);
}

/// While a bot thinks for a second, pages are answered, and no message takes longer than a slice.
#[test]
fn who_thinks_holds_up_nobody() {
    let mut side = Side::open();
    let table = side.makes("smallworld", &["you", "bot:mcts:1000ms"]);
    let mut n_slices = 0;
    while side.legal(&table).1.is_empty() || n_slices < 20 {
        let (version, actions) = side.legal(&table);
        if let Some(action) = actions.first() {
            let fields = [("version", version.as_str()), ("action", action)];
            side.post(&format!("{table}/act"), &fields).unwrap().is(303);
        } else {
            assert!(side.wait(), "nobody thinks");
            n_slices += 1;
        }
        side.get(&table).is(200);
    }
    assert!(side.longest_turn < 40_000, "a message took {} µs", side.longest_turn);
}

/// The answer is the one that the server's own thread would have found, and the tables are served meanwhile.
#[test]
fn a_bot_of_a_server_is_thought_for() {
    let game = catalog::game("wrath").unwrap();
    let setup = game.setup(2, &[]).unwrap();
    let table = game.start(&setup, &mut kernel::Chance::fast(3)).unwrap();
    let seat = table.asked().first().unwrap();
    let bot = "mcts:60".parse().unwrap();
    let mut side = Side::open();
    side.think(7, table.question(bot, seat, 11.into()));
    side.get("/").is(200);
    assert_eq!(side.thoughts, [], "it takes a while");
    while side.thoughts.is_empty() && side.wait() {}
    let action = table.thinker(bot, seat, 11.into()).finish();
    assert_eq!(side.thoughts, [(7, Some(action))]);
    let mut wrong = table.question(bot, seat, 1.into());
    wrong.game = "chess".to_owned();
    side.think(8, wrong);
    assert_eq!(side.thoughts[1], (8, None));
    assert_eq!(side.reports.len(), 1, "{:?}", side.reports);
}
