//! How bots are named.

use std::time::Duration;

use ai::{BotSpec, Budget, Level};

#[test]
fn bots_are_named_as_people_write_them() {
    let named = [
        ("random", BotSpec::Random),
        ("greedy", BotSpec::Greedy),
        ("flat:50ms", BotSpec::Flat(Budget::Time(Duration::from_millis(50)))),
        ("mcts:200ms", BotSpec::Mcts(Budget::Time(Duration::from_millis(200)))),
        ("mcts:2s", BotSpec::Mcts(Budget::Time(Duration::from_secs(2)))),
        ("mcts:200cpu", BotSpec::Mcts(Budget::Processor(Duration::from_millis(200)))),
        ("mcts:300/150ms", BotSpec::Mcts(Budget::Bounded(300, Duration::from_millis(150)))),
        ("stranger", BotSpec::Level(Level::Stranger, None)),
        ("old-hand", BotSpec::Level(Level::OldHand, None)),
        ("host:80", BotSpec::Level(Level::Host, Some(Budget::Iterations(80)))),
        ("mcts:1000", BotSpec::Mcts(Budget::Iterations(1000))),
        ("mcts-1:1000", BotSpec::Mcts1(Budget::Iterations(1000))),
    ];
    for (text, spec) in named {
        assert_eq!(text.parse(), Ok(spec), "{text}");
        assert_eq!(spec.to_string(), text);
    }
}

#[test]
fn the_same_time_has_one_name() {
    let spec: BotSpec = "mcts:2000ms".parse().unwrap();
    assert_eq!(spec.to_string(), "mcts:2s");
}

#[test]
fn iterations_may_be_called_so() {
    assert_eq!("mcts:500it".parse(), Ok(BotSpec::Mcts(Budget::Iterations(500))));
}

#[test]
fn what_is_no_bot_is_told_what_is() {
    let refused = [
        (
            "stockfish",
            "'stockfish' is no bot: write stranger, guest, regular, old-hand, host, random, greedy, flat:BUDGET or mcts:BUDGET, such as mcts:200ms",
        ),
        (
            "",
            "'' is no bot: write stranger, guest, regular, old-hand, host, random, greedy, flat:BUDGET or mcts:BUDGET, such as mcts:200ms",
        ),
        (
            "mcts",
            "'mcts' needs a budget: write mcts:200ms, mcts:2s, or mcts:1000 for 1000 iterations",
        ),
        ("greedy:5", "'greedy' takes no budget: write greedy"),
        (
            "flat:0",
            "'0' is no budget: write a time such as 200ms or 2s, or a number of iterations such as 1000",
        ),
        (
            "mcts:5min",
            "'5min' is no budget: write a time such as 200ms or 2s, or a number of iterations such as 1000",
        ),
        (
            "mcts:-5",
            "'-5' is no budget: write a time such as 200ms or 2s, or a number of iterations such as 1000",
        ),
    ];
    for (text, why) in refused {
        let error = text.parse::<BotSpec>().unwrap_err();
        assert_eq!(error.to_string(), why);
    }
}

/// However many decisions a turn has.
#[test]
fn a_whole_turn_stays_within_its_budget() {
    let bot: BotSpec = "mcts:200ms".parse().unwrap();
    let times: Vec<Duration> = (0..100)
        .map(|nth| match bot.within_a_turn(nth) {
            BotSpec::Mcts(Budget::Time(time)) => time,
            other => unreachable!("{other}"),
        })
        .collect();
    let whole: Duration = times.iter().sum();
    assert!(whole < Duration::from_millis(201) && Duration::from_millis(199) < whole, "{whole:?}");
    assert_eq!(times[0], Duration::from_millis(50));
    assert!(times.is_sorted_by(|one, next| next <= one));
    for steady in ["random", "greedy", "mcts:500"] {
        let bot: BotSpec = steady.parse().unwrap();
        assert_eq!(bot.within_a_turn(7), bot);
    }
}

#[test]
fn in_the_time_that_is_left_a_bot_takes_no_longer() {
    let short = Duration::from_millis(300);
    for (bot, left) in [
        ("mcts:2s", "mcts:300ms"),
        ("mcts:100ms", "mcts:100ms"),
        ("mcts:5000", "mcts:5000/300ms"),
        ("flat:2000cpu", "flat:300cpu"),
        ("mcts-1:700/1s", "mcts-1:700/300ms"),
        ("regular:9s", "regular:300ms"),
        ("greedy", "greedy"),
        ("stranger", "stranger:8/300ms"),
    ] {
        let Ok(bot) = bot.parse::<BotSpec>() else { panic!("{bot}") };
        assert_eq!(bot.in_what_is_left(short).to_string(), left);
        let in_no_time = bot.in_what_is_left(Duration::ZERO);
        assert_eq!(in_no_time.budget(), None, "{bot} searches in no time");
    }
}
