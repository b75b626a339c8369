//! Questions to bots that travel as text.

use ai::{BotSpec, Seeds};
use catalog::{Question, QuestionError, games};
use kernel::Chance;

#[test]
fn a_question_that_travels_as_text_gets_the_same_answer() {
    for game in games() {
        let n_seats = usize::from(game.info().min_seats.max(2));
        let setup = game.setup(n_seats, &[]).unwrap();
        let mut chance = Chance::fast(7);
        let mut table = game.start(&setup, &mut chance).unwrap();
        for step in 0..40 {
            let Some(seat) = table.asked().first() else { break };
            let seeds = Seeds { answer: step, turn: 3 };
            for bot in ["greedy", "mcts:20it", "guest:20it"] {
                let bot: BotSpec = bot.parse().unwrap();
                let text = serde_json::to_string(&table.question(bot, seat, seeds)).unwrap();
                let question: Question = serde_json::from_str(&text).unwrap();
                let answer = question.thinker().unwrap().finish();
                assert_eq!(answer, table.thinker(bot, seat, seeds).finish(), "{text}");
            }
            let legal = table.legal(seat);
            let question = table.question(BotSpec::Greedy, seat, seeds);
            assert!(legal.iter().all(|it| question.allows(it)), "{legal:?}");
            assert!(!question.allows("dance") && !question.allows(""));
            let action = &legal[step as usize * 7919 % legal.len()];
            table.act(seat, action, &mut chance).unwrap();
        }
    }
}

#[test]
fn a_question_that_cannot_be_read_is_refused() {
    let game = games()[0];
    let setup = game.setup(usize::from(game.info().min_seats.max(2)), &[]).unwrap();
    let table = game.start(&setup, &mut Chance::fast(7)).unwrap();
    let seat = table.asked().first().unwrap();
    let asked = table.question(BotSpec::Greedy, seat, 1.into());
    let wrong = |change: fn(&mut Question)| {
        let mut it = asked.clone();
        change(&mut it);
        it.thinker().err()
    };
    assert_eq!(wrong(|_| {}), None);
    assert_eq!(
        wrong(|it| it.game = "chess".to_owned()),
        Some(QuestionError::Game("chess".to_owned()))
    );
    assert!(matches!(wrong(|it| it.rules += 1), Some(QuestionError::Game(_))));
    assert_eq!(wrong(|it| it.bot = "deep".to_owned()), Some(QuestionError::Bot("deep".to_owned())));
    let mut cut = serde_json::to_value(&asked).unwrap();
    cut["position"] = "".into();
    let cut: Question = serde_json::from_value(cut).unwrap();
    assert_eq!(cut.thinker().err(), Some(QuestionError::Position));
    assert_eq!(wrong(|it| it.seat = 7), Some(QuestionError::Seat));
    let mut other = asked.clone();
    other.rules += 1;
    assert!(!other.allows(&table.legal(seat)[0]));
}
