//! By which moves a match was decided.

use kernel::Seat;

/// A story has no more of them.
const MOST: usize = 5;
/// So many are told although they changed little.
const LEAST: usize = 3;
/// A turn that changes nobody's prospects by this much decides nothing.
const LEAST_SWING: f32 = 0.04;

/// The numbers of the moves that decided a match, in order; the first move has the number 1. `course` holds the prospects of
/// each seat from 0 to 1 before the first move and after every one, `seats` who moved.
///
/// The turns with the largest swings of anybody's prospects are taken, each by its move with the largest; no two lie close
/// to each other. Small swings are taken only where there are few others. The moves of `blood`, in which somebody fell, are told
/// whatever they changed; what decided the same turn is told with them.
pub(crate) fn turning_points(course: &[Vec<f32>], seats: &[Seat], blood: &[usize]) -> Vec<usize> {
    let swing = |from: usize, to: usize| {
        let (before, after) = (&course[from], &course[to]);
        before.iter().zip(after).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max)
    };
    let n_moves = seats.len().min(course.len().saturating_sub(1));
    let mut start = 0;
    let mut turns: Vec<(f32, usize)> = Vec::new();
    let mut turn_of: Vec<usize> = Vec::new();
    for turn in seats[..n_moves].chunk_by(|one, other| one == other) {
        let end = start + turn.len();
        let moves = start + 1..=end;
        let largest = moves.max_by(|a, b| swing(a - 1, *a).total_cmp(&swing(b - 1, *b)));
        turns.extend(largest.map(|it| (swing(start, end), it)));
        turn_of.extend(turn.iter().map(|_| start));
        start = end;
    }
    turns.retain(|(swing, _)| 0.0 < *swing);
    turns.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let apart = n_moves / (2 * MOST);
    let mut res: Vec<usize> = Vec::new();
    for (swing, number) in turns {
        let most = if swing < LEAST_SWING { LEAST } else { MOST };
        if res.len() < most && res.iter().all(|it| apart <= it.abs_diff(number)) {
            res.push(number);
        }
    }
    // The first of them stays where the last falls in the same turn.
    for &number in blood.iter().rev().filter(|it| (1..=n_moves).contains(*it)) {
        res.retain(|it| turn_of[it - 1] != turn_of[number - 1]);
        res.push(number);
    }
    res.sort_unstable();
    res
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::turning_points;

    fn course(values: &[f32]) -> Vec<Vec<f32>> {
        values.iter().map(|it| vec![*it, 1.0 - it]).collect()
    }

    #[test]
    fn a_turn_is_taken_by_its_largest_move() {
        let values = [0.5, 0.52, 0.7, 0.71, 0.7, 0.2];
        let seats = [0, 0, 0, 1, 1].map(Seat);
        assert_eq!(turning_points(&course(&values), &seats, &[]), [2, 5]);
    }

    #[test]
    fn what_changes_little_is_told_only_where_nothing_else_is() {
        let values = [0.5, 0.51, 0.5, 0.52, 0.5, 0.5];
        assert_eq!(turning_points(&course(&values), &[0, 1, 0, 1, 0].map(Seat), &[]).len(), 3);
        assert_eq!(turning_points(&course(&[0.5; 3]), &[0, 1].map(Seat), &[]), [0; 0]);
        assert_eq!(turning_points(&[], &[], &[]), [0; 0]);
    }

    #[test]
    fn there_are_few_of_them_and_no_two_lie_close() {
        let values: Vec<f32> = (0..=100).map(|it| if it % 2 == 0 { 0.2 } else { 0.9 }).collect();
        let seats: Vec<Seat> = (0..100).map(|it| Seat(it % 2)).collect();
        let found = turning_points(&course(&values), &seats, &[]);
        assert_eq!(found.len(), 5);
        assert!(found.windows(2).all(|it| it[0] + 10 <= it[1]), "{found:?}");
    }

    #[test]
    fn the_first_and_the_last_blood_are_told_whatever_they_changed() {
        let values = [0.5, 0.5, 0.51, 0.5, 0.9, 0.9, 0.5, 0.5];
        let seats = [0, 0, 1, 1, 0, 0, 1].map(Seat);
        let without = turning_points(&course(&values), &seats, &[]);
        assert_eq!(without, [2, 4, 6]);
        // The last one in the turn of a swing stands for it.
        assert_eq!(turning_points(&course(&values), &seats, &[1, 3]), [1, 3, 6]);
        assert_eq!(turning_points(&course(&values), &seats, &[7]), [2, 4, 6, 7]);
        // Both in one turn: the first. What was before the first move is none.
        assert_eq!(turning_points(&course(&values), &seats, &[5, 6]), [2, 4, 5]);
        assert_eq!(turning_points(&course(&values), &seats, &[0]), without);
    }
}
