//! SW-ROUND and SW-END: the next turn, the next round, and how a game ends.

use kernel::{Cx, Flow, Outcome, Seat, SeatSet};

use crate::content::Faction;
use crate::event::{Event, ScoringEvent};
use crate::setup::team_of;
use crate::state::SmallWorld;
use crate::step::Step;

/// SW-ROUND-01, SW-ROUND-02: clockwise; after the last turn of the last round the game is over.
pub(crate) fn pass_turn(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let next = game.turn.seat.next(game.n_seats);
    if next != game.first_seat {
        game.turn.seat = next;
        game.agenda.push(Step::Turn);
    } else if game.round < game.n_rounds {
        game.round += 1;
        game.agenda.push(Step::Round);
    } else {
        // SW-POWER-CHAMPIONS-05: no ransom stays owed.
        for seat in game.seats() {
            game.redeem_champion(seat, cx);
        }
        // SW-END-01: totals are revealed.
        cx.reveal();
        let totals = game.seats().map(|seat| (seat, game.player(seat).coins)).collect();
        cx.emit(|| ScoringEvent::GameEnded { totals });
        game.agenda.push(Step::End);
    }
    Flow::Done
}

/// SW-END-02, SW-AMB-43: Race tokens on the boards, Active and Declining; Beasts and the Champion do not count.
pub(crate) fn n_tokens_on_boards(game: &SmallWorld, seat: Seat) -> u32 {
    let held = game.held.active[seat] | game.held.declining[seat];
    held.iter().map(|idx| u32::from(game.land[usize::from(idx)].tokens)).sum()
}

/// SW-END-01 to SW-END-03; with teams SW-TEAM-04.
pub(crate) fn outcome(game: &SmallWorld) -> Outcome {
    let winners =
        if game.options.teams { winning_team(game) } else { best_seats(game, game.seats()) };
    let share = 1.0 / winners.len() as f32;
    let returns =
        game.seats().map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect();
    Outcome { winners, returns, scores: game.scores() }
}

impl SmallWorld {
    /// SW-END-01: the coins of each seat.
    pub fn scores(&self) -> Vec<i32> {
        self.seats().map(|seat| i32::from(self.player(seat).coins)).collect()
    }

    /// SW-TEAM-01: whether the factions play against each other.
    pub fn has_teams(&self) -> bool {
        self.options.teams
    }
}

fn best_seats(game: &SmallWorld, seats: impl Iterator<Item = Seat> + Clone) -> SeatSet {
    let rank = |seat: Seat| (game.player(seat).coins, n_tokens_on_boards(game, seat));
    let best = seats.clone().map(rank).max();
    seats.filter(|&seat| Some(rank(seat)) == best).collect()
}

/// SW-TEAM-04: the faction with the highest single score wins together; then the mean score, then SW-END-02.
fn winning_team(game: &SmallWorld) -> SeatSet {
    let members =
        |team: Faction| game.seats().filter(move |&seat| team_of(seat, game.n_seats) == team);
    let rank = |team: Faction| {
        let n_members = members(team).count() as u32;
        let best = members(team).map(|seat| u32::from(game.player(seat).coins)).max();
        let sum: u32 = members(team).map(|seat| u32::from(game.player(seat).coins)).sum();
        let tokens: u32 = members(team).map(|seat| n_tokens_on_boards(game, seat)).sum();
        // A team has one member or two; this is twice the mean.
        best.map(|best| (best, sum * (3 - n_members), tokens))
    };
    let best = Faction::ALL.iter().filter_map(|&team| rank(team)).max();
    let winners = Faction::ALL.iter().filter(|&&team| rank(team) == best && best.is_some());
    winners.flat_map(|&team| members(team)).collect()
}
