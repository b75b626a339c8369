//! What many games between pairs of players say together: Elo ratings, those under which the results are most likely.

use kernel::Chance;

use crate::stats::Interval;

/// Of two players: the share of the first in one game, or in a few with the same luck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    pub players: [usize; 2],
    pub share: f64,
    pub n_games: u32,
}

/// What a player comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub elo: f64,
    pub interval: Interval,
}

/// How often the meetings are drawn anew to see how sure the ratings are.
const N_DRAWN: usize = 200;
/// How many games every player is taken to have drawn against one of the mean strength beside: who has never lost would
/// have no rating.
const N_IMAGINED: f64 = 1.0;
const N_STEPS: usize = 400;

/// The ratings of `n_players`, so that the player `anchor` has `of_anchor`. Meetings of a player with itself say nothing.
///
/// The intervals, of 95 percent, come from meetings drawn anew, so that games with the same luck count as one.
pub fn ratings(
    n_players: usize,
    meetings: &[Meeting],
    anchor: usize,
    of_anchor: f64,
) -> Vec<Rating> {
    let fitted = fit(n_players, meetings, anchor, of_anchor);
    let mut chance = Chance::fast(1);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(N_DRAWN); n_players];
    for _ in 0..N_DRAWN {
        let again: Vec<Meeting> = (0..meetings.len())
            .map(|_| meetings[chance.below(meetings.len() as u32) as usize])
            .collect();
        for (all, elo) in drawn.iter_mut().zip(fit(n_players, &again, anchor, of_anchor)) {
            all.push(elo);
        }
    }
    let rating = |(elo, mut all): (f64, Vec<f64>)| {
        all.sort_by(f64::total_cmp);
        let [low, high] = [N_DRAWN / 40, N_DRAWN - 1 - N_DRAWN / 40].map(|idx| all[idx]);
        Rating { elo, interval: Interval { low, high } }
    };
    fitted.into_iter().zip(drawn).map(rating).collect()
}

/// The most likely strengths (Bradley and Terry), by Hunter's steps.
fn fit(n_players: usize, meetings: &[Meeting], anchor: usize, of_anchor: f64) -> Vec<f64> {
    let mut wins = vec![N_IMAGINED / 2.0; n_players];
    let mut played = vec![vec![0.0; n_players]; n_players];
    for &Meeting { players: [one, other], share, n_games } in meetings {
        if one == other {
            continue;
        }
        let n = f64::from(n_games);
        wins[one] += share * n;
        wins[other] += (1.0 - share) * n;
        played[one][other] += n;
        played[other][one] += n;
    }
    let mut strength = vec![1.0; n_players];
    for _ in 0..N_STEPS {
        let next: Vec<f64> = (0..n_players)
            .map(|one| {
                let against = |other: usize| played[one][other] / (strength[one] + strength[other]);
                let sum = (0..n_players).map(against).sum::<f64>();
                wins[one] / (sum + N_IMAGINED / (strength[one] + 1.0))
            })
            .collect();
        let mean = next.iter().map(|it: &f64| it.ln()).sum::<f64>() / n_players as f64;
        strength = next.into_iter().map(|it| it / mean.exp()).collect();
    }
    let elo = |it: f64| 400.0 * (it / strength[anchor]).log10() + of_anchor;
    strength.iter().map(|&it| elo(it)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Meeting, ratings};

    fn meetings(players: [usize; 2], won: u32, lost: u32) -> Vec<Meeting> {
        let of = |share, n| (0..n).map(move |_| Meeting { players, share, n_games: 1 });
        of(1.0, won).chain(of(0.0, lost)).collect()
    }

    #[test]
    fn three_of_four_are_about_190_points() {
        let all = meetings([0, 1], 750, 250);
        let found = ratings(2, &all, 1, 1000.0);
        assert_eq!(found[1].elo, 1000.0);
        assert!((found[0].elo - 1190.8).abs() < 2.0, "{found:?}");
        assert!(found[0].interval.low < 1180.0 && 1200.0 < found[0].interval.high, "{found:?}");
    }

    #[test]
    fn who_never_met_is_compared_by_whom_both_met() {
        let mut all = meetings([0, 1], 300, 100);
        all.extend(meetings([1, 2], 300, 100));
        all.extend(meetings([2, 2], 50, 0));
        let found = ratings(3, &all, 2, 0.0);
        assert!((found[0].elo - 381.0).abs() < 8.0, "{found:?}");
    }

    #[test]
    fn who_never_lost_has_a_rating() {
        let found = ratings(2, &meetings([0, 1], 20, 0), 1, 0.0);
        assert!(300.0 < found[0].elo && found[0].elo < 1500.0, "{found:?}");
    }
}
