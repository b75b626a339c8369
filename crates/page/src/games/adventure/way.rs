//! How a character walks to other spaces, step by step.

use std::collections::{BTreeMap, VecDeque};

use game_adventure::content::book;
use game_adventure::names::Space;
use game_adventure::{Action, Adventure, Prompt, View};
use kernel::{Seat, Situation, Viewer};

/// The way to a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// Every space on the way, the last one is where it leads.
    pub(super) steps: Vec<Space>,
    /// It can be gone in this movement.
    pub(super) is_open: bool,
}

impl Way {
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The answers that go it, in notation.
    pub(super) fn path(&self) -> String {
        let moves = self.steps.iter().map(|&it| Action::Move(it).to_string());
        moves.collect::<Vec<_>>().join(";")
    }
}

/// AG-MOVE-03, AG-MOVE-04, AG-MOVE-06: the shortest ways of the viewer's character, by where they lead.
pub(super) fn all(situation: &Situation<Adventure>) -> BTreeMap<Space, Way> {
    let (Viewer::Seat(seat), view) = (situation.viewer, &situation.view) else {
        return BTreeMap::new();
    };
    if view.round == 0 {
        return BTreeMap::new();
    }
    let Some(player) = view.players.get(seat.idx()) else { return BTreeMap::new() };
    let moves = moves(situation, seat);
    let mut res: BTreeMap<Space, Way> = BTreeMap::new();
    let mut queue = VecDeque::from([(player.space, Vec::new())]);
    while let Some((from, steps)) = queue.pop_front() {
        if has_aggro(view, from) {
            continue;
        }
        for &to in &book().space(from).next {
            if player.level < book().space(to).level || to == player.space || res.contains_key(&to)
            {
                continue;
            }
            let mut steps: Vec<Space> = steps.clone();
            steps.push(to);
            let is_open = moves.is_some_and(|n| steps.len() <= n);
            res.insert(to, Way { steps: steps.clone(), is_open });
            queue.push_back((to, steps));
        }
    }
    res
}

/// The steps that the viewer may go now, if he moves.
fn moves(situation: &Situation<Adventure>, seat: Seat) -> Option<usize> {
    let decision = situation.decision?;
    match decision.prompt {
        Prompt::Movement { moves, .. } if decision.seats.contains(seat) => Some(usize::from(moves)),
        _ => None,
    }
}

/// AG-AGGRO-01.
fn has_aggro(view: &View, space: Space) -> bool {
    let here = view.track.values().filter(|it| it.space == space);
    here.filter_map(|it| book().foe(it.card)).any(|foe| foe.aggro)
}
