//! The search tree that a bot uses again within its turn.

use ai::{BotSpec, Seeds};
use catalog::{LastThinker, game};
use kernel::Chance;

fn mcts(budget: &str) -> BotSpec {
    format!("mcts:{budget}").parse().unwrap()
}

/// In games of Small World whose first answer leads to a choice of the same seat: what a search of one iteration answers
/// there, after `prepare` had the thinker of the first answer and the version of the table.
fn answers(prepare: impl Fn(&mut LastThinker, u32)) -> Vec<String> {
    let game = game("smallworld").unwrap();
    let answer = |seed| {
        let mut chance = Chance::fast(seed);
        let mut table = game.start(&game.setup(2, &[]).unwrap(), &mut chance).unwrap();
        let seat = table.asked().first().unwrap();
        let mut thinker = table.thinker(mcts("1000it"), seat, 1.into());
        let action = thinker.finish();
        table.act(seat, &action, &mut chance).unwrap();
        if !table.asked().contains(seat) || table.legal(seat).len() < 2 {
            return None;
        }
        let mut last = LastThinker::new(table.version(), thinker);
        prepare(&mut last, table.version());
        Some(last.thinker(&*table, mcts("1it"), seat, Seeds { answer: seed, turn: 3 }).finish())
    };
    let answers: Vec<String> = (0..12).filter_map(answer).collect();
    assert!(4 <= answers.len(), "{answers:?}");
    answers
}

#[test]
fn a_bot_uses_its_tree_again_only_at_the_version_where_its_answer_has_led() {
    let new = answers(|last, _| *last = LastThinker::default());
    let kept = answers(|_, _| {});
    assert_ne!(kept, new, "a thousand iterations know more than one");
    let forced = answers(|last, version| {
        last.forced(version, version + 1);
        last.forced(version + 1, version);
    });
    assert_eq!(forced, kept);
    assert_eq!(answers(|last, version| last.forced(version, version + 1)), new);
}
