//! What an action tells of itself agrees with its notation.

use game_smallworld::content::Region;
use game_smallworld::{Setup, SmallWorld, percent_of_rolls};
use kernel::{Chance, Match, Seat, Viewer};

#[test]
fn an_action_names_the_regions_of_its_notation() {
    let mut n_regions = [0; 3];
    for seed in 0..30 {
        let mut chance = Chance::fast(seed);
        let setup = Setup::of(2 + seed as u8 % 4);
        let mut game: Match<SmallWorld> = Match::start(setup, &mut chance).unwrap();
        while let Some(decision) = game.situation(Viewer::Spectator).decision {
            let seat: Seat = decision.seats.first().unwrap();
            let situation = game.situation(Viewer::Seat(seat));
            let refused = situation.refused.iter().map(|(action, _)| *action);
            for action in situation.legal.iter().copied().chain(refused) {
                let text = action.to_string();
                let told: Vec<Region> = text.split(' ').filter_map(|it| it.parse().ok()).collect();
                assert_eq!(action.regions().collect::<Vec<_>>(), told, "{text}");
                n_regions[told.len()] += 1;
            }
            let pick = Chance::fast(seed ^ u64::from(game.version()));
            let pick = { pick }.below(situation.legal.len() as u32);
            game.play(seat, situation.legal[pick as usize], &mut chance).unwrap();
        }
    }
    assert!(n_regions.iter().all(|&n| 10 < n), "{n_regions:?}");
}

#[test]
fn sw_final_01_the_odds_of_the_reinforcement_die() {
    // Three blanks, and one face each with 1, 2 and 3.
    assert_eq!([0, 1, 2, 3, 4].map(percent_of_rolls), [100, 50, 33, 16, 0]);
}
