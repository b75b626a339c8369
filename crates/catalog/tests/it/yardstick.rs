//! The game against which the speed of the others is measured.

use catalog::yardstick::{Settle, Yardstick};
use kernel::{Chance, Cx, Game, Seat, Status};

#[test]
fn the_yardstick_is_a_game() {
    let (mut n_decisions, mut n_listed) = (0, 0);
    for seed in 0..50 {
        let mut chance = Chance::fast(seed);
        let mut legal = Vec::new();
        let mut game = Yardstick::start(&(), &mut Cx::silent(&mut chance)).expect("a start");
        while let Some(decision) = game.decision() {
            let seat = decision.seats.first().expect("one seat");
            game.legal_actions(seat, &mut legal);
            assert!(legal.is_sorted() && !legal.is_empty());
            for nth in 0..64 {
                let action = Settle(nth);
                assert_eq!(game.check(seat, action).is_ok(), legal.contains(&action));
            }
            n_decisions += 1;
            n_listed += legal.len();
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Cx::silent(&mut chance));
            assert_eq!(game.audit(), Ok(()));
        }
        let Status::Over(outcome) = game.status() else { panic!("no end") };
        assert!((outcome.returns.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
    // As many as in a real game, for most of the time.
    assert!((3000..=5000).contains(&n_decisions), "{n_decisions}");
    assert!((8..24).contains(&(n_listed / n_decisions)), "{}", n_listed / n_decisions);
}

#[test]
fn one_settles_beside_own_stones() {
    let game = Yardstick { stones: [1 | 1 << 15, 1 << 8], n_decisions: 0 };
    let mut legal = Vec::new();
    game.legal_actions(Seat(0), &mut legal);
    assert_eq!(legal, [1, 6, 7, 8, 9, 14, 22, 23].map(Settle));
}
