//! AG-QUEST: quests are obtained, advanced, completed.

use kernel::{Cx, Seat};

use crate::content::{Front, Goal, Order, Prey, Rival, Wanted, book};
use crate::event::{Event, ExplorationEvent, QuestsEvent};
use crate::names::{Item, Place, Quest, Space};
use crate::state::{Adventure, Foe, Task};
use crate::step::Step;

impl Adventure {
    /// AG-QUEST-06, AG-RES-QUEST-02: the choice of a third quest comes before its preparation (AG-RUL-31).
    pub(crate) fn gain_quest(&mut self, seat: Seat, quest: Quest, cx: &mut Cx<'_, Event>) {
        self.player_mut(seat).tasks.push(Task { quest, ..Task::default() });
        cx.emit(|| QuestsEvent::QuestGained { seat, quest });
        self.agenda.push(Step::Prepare(seat, quest));
        if 2 < self.player(seat).tasks.len() {
            self.agenda.push(Step::DropQuest(seat));
        }
    }

    /// AG-RES-QUEST-01: the top elite quest; AG-RUL-31: an empty deck is made of what was discarded.
    pub(crate) fn draw_quest(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        if self.elite.is_empty() {
            self.elite = self.dropped.iter().collect();
            self.dropped = crate::sets::QuestSet::EMPTY;
            if !self.elite.is_empty() {
                self.elite.shuffle("elite-quests", cx.chance);
                cx.emit(|| QuestsEvent::EliteShuffled);
            }
        }
        match self.elite.take_top() {
            Some(quest) => {
                cx.reveal();
                self.gain_quest(seat, quest, cx);
            }
            None => cx.emit(|| ExplorationEvent::NoEffect { seat }),
        }
    }

    /// AG-QUEST-13.
    pub(crate) fn drop_quest(&mut self, seat: Seat, quest: Quest, cx: &mut Cx<'_, Event>) {
        let tasks = &mut self.player_mut(seat).tasks;
        tasks.retain(|task| task.quest != quest);
        if quest.is_elite() {
            self.dropped.insert(quest);
        }
        cx.emit(|| QuestsEvent::QuestDropped { seat, quest });
    }

    /// One step forward on a quest. What is complete is completed at once (AG-RUL-33).
    fn progress(
        &mut self,
        seat: Seat,
        quest: Quest,
        cx: &mut Cx<'_, Event>,
        change: impl FnOnce(&mut Task),
    ) {
        let mut tasks = self.player_mut(seat).tasks.iter_mut();
        let task = tasks.find(|it| it.quest == quest).expect("AG-QUEST-05: the quest is active");
        change(task);
        let progress = task.progress;
        let is_done = task.done;
        cx.emit(|| QuestsEvent::QuestAdvanced { seat, quest, progress });
        if is_done {
            self.agenda.push(Step::Completions);
        }
    }

    /// AG-QUEST-04: an encounter was defeated by a character.
    pub(crate) fn note_slain(&mut self, seat: Seat, foe: Foe, cx: &mut Cx<'_, Event>) {
        for task in self.player(seat).tasks {
            if let Goal::Slay(n, prey) = &book().quest(task.quest).goal
                && self.is_prey(prey, foe)
            {
                self.progress(seat, task.quest, cx, |task| {
                    task.progress += 1;
                    task.done = *n <= task.progress;
                });
            }
        }
    }

    /// AG-ENC-02: whether a quest is about an encounter: by what is printed on it, and never by its name.
    pub(crate) fn is_prey(&self, prey: &Prey, foe: Foe) -> bool {
        let place = if let Foe::Lair(space) = foe { Some(space) } else { None };
        prey.level.is_none_or(|level| self.foe_level(foe) == Some(level))
            && prey.kind.is_none_or(|kind| self.foe_has(foe, kind))
            && prey.space.is_none_or(|space| place == Some(space))
            && (!prey.overlord
                || place.is_some_and(|space| book().space(space).kind == Place::Overlord))
    }

    /// AG-QUEST-04: so much damage to a character by a card of another, or by a fight with it.
    pub(crate) fn note_hurt(&mut self, by: Seat, victim: Seat, n: u8, cx: &mut Cx<'_, Event>) {
        if by == victim || n == 0 {
            return;
        }
        for task in self.player(by).tasks {
            if let Goal::Hurt(most, rival) = &book().quest(task.quest).goal
                && is_rival(*rival, &task, victim)
            {
                self.progress(by, task.quest, cx, |task| {
                    task.progress = most.min(&(task.progress + n)).to_owned();
                    task.done = *most <= task.progress;
                });
            }
        }
    }

    /// AG-QUEST-04: a character was defeated by another.
    pub(crate) fn note_beaten(&mut self, by: Seat, victim: Seat, cx: &mut Cx<'_, Event>) {
        if by == victim {
            return;
        }
        for task in self.player(by).tasks {
            if let Goal::Beat(n, rival) = &book().quest(task.quest).goal
                && is_rival(*rival, &task, victim)
            {
                self.progress(by, task.quest, cx, |task| {
                    task.progress += 1;
                    task.done = *n <= task.progress;
                });
            }
        }
    }

    /// AG-QUEST-02, AG-QUEST-03, AG-QUEST-07, AG-RUL-34, AG-RUL-78: what can be done for a quest on this space, if anything: the new progress,
    /// and whether it is complete.
    pub(crate) fn next_progress(&self, seat: Seat, task: &Task) -> Option<(u8, bool)> {
        let here = self.at(seat);
        match &book().quest(task.quest).goal {
            Goal::Gather(spaces, last) => {
                gathered(spaces, here, task.progress).map(|done| (done, false)).or_else(|| {
                    let all = (1 << spaces.len()) - 1;
                    (task.progress == all && here == *last).then_some((all, true))
                })
            }
            Goal::Visit(spaces, order) => {
                let all = (1 << spaces.len()) - 1;
                let bit = match order {
                    Order::AnyOrder => gathered(spaces, here, task.progress)?,
                    Order::InOrder => {
                        let nth = task.progress.count_ones() as usize;
                        (spaces.get(nth) == Some(&here)).then_some(task.progress | 1 << nth)?
                    }
                };
                Some((bit, bit == all))
            }
            Goal::Meet(n, last) => {
                let needed = (*n).min(self.n_seats - 1);
                let met = task.progress.count_ones() as u8;
                if needed <= met {
                    return (*last == Some(here)).then_some((task.progress, true));
                }
                let is_new = |it: &Seat| task.progress & (1 << it.0) == 0;
                let other = self.others_at(here, seat).find(is_new)?;
                let progress = task.progress | 1 << other.0;
                Some((progress, needed <= met + 1 && last.is_none()))
            }
            Goal::Slay(..) | Goal::HandIn(..) | Goal::Hurt(..) | Goal::Beat(..) => None,
        }
    }

    pub(crate) fn advance(&mut self, seat: Seat, quest: Quest, cx: &mut Cx<'_, Event>) {
        let tasks = self.player(seat).tasks;
        let task = tasks.iter().find(|it| it.quest == quest);
        let next = task.and_then(|task| self.next_progress(seat, task));
        let (progress, done) = next.expect("AG-QUEST-02: there is something to do here");
        self.progress(seat, quest, cx, |task| {
            task.progress = progress;
            task.done = done;
        });
    }

    /// AG-QUEST-14: whether a quest asks for an item.
    pub(crate) fn wants(&self, seat: Seat, quest: Quest, item: Item) -> bool {
        let has = self.player(seat).tasks.iter().any(|it| it.quest == quest && !it.done);
        match &book().quest(quest).goal {
            Goal::HandIn(_, wanted) => {
                has && self.player(seat).bag.has(item) && is_wanted(wanted, item)
            }
            Goal::Gather(..)
            | Goal::Visit(..)
            | Goal::Slay(..)
            | Goal::Meet(..)
            | Goal::Hurt(..)
            | Goal::Beat(..) => false,
        }
    }

    /// AG-QUEST-14: whether a quest is about an item, wherever it is.
    pub(crate) fn asks_for(&self, quest: Quest, item: Item) -> bool {
        matches!(&book().quest(quest).goal, Goal::HandIn(_, wanted) if is_wanted(wanted, item))
    }

    pub(crate) fn hand_in(&mut self, seat: Seat, quest: Quest, item: Item, cx: &mut Cx<'_, Event>) {
        self.lose_item(seat, item, cx);
        let Goal::HandIn(n, _) = &book().quest(quest).goal else {
            unreachable!("AG-QUEST-14: {quest} asks for no items")
        };
        self.progress(seat, quest, cx, |task| {
            task.progress += 1;
            task.done = *n <= task.progress;
        });
    }

    /// The spaces where a quest goes on, as far as it is about places: for those who look for the way.
    pub(crate) fn targets(&self, seat: Seat, task: &Task) -> Vec<Space> {
        let open = self.tokens_of(task);
        let mut res: Vec<Space> = match &book().quest(task.quest).goal {
            Goal::Gather(_, last) if open.is_empty() => vec![*last],
            Goal::Visit(_, Order::InOrder) => open.first().copied().into_iter().collect(),
            Goal::Gather(..) | Goal::Visit(_, Order::AnyOrder) => open,
            Goal::Slay(_, prey) => self.lairs_of(prey).chain(self.marked(prey)).collect(),
            Goal::Meet(..) if self.round == 0 => Vec::new(),
            Goal::Meet(n, last) => {
                let is_new = |it: &Seat| task.progress & (1 << it.0) == 0;
                if (*n).min(self.n_seats - 1) <= task.progress.count_ones() as u8 {
                    last.iter().copied().collect()
                } else {
                    let others = self.seats_from(seat).skip(1).filter(is_new);
                    others.map(|it| self.at(it)).collect()
                }
            }
            // Before the first round no figure stands anywhere.
            Goal::Hurt(..) | Goal::Beat(..) if self.round == 0 => Vec::new(),
            Goal::Hurt(..) | Goal::Beat(..) => {
                task.rival.map(|it| self.at(it)).into_iter().collect()
            }
            Goal::HandIn(..) => Vec::new(),
        };
        res.sort_unstable();
        res.dedup();
        res
    }

    /// The board encounters that a quest asks for.
    fn lairs_of<'a>(&'a self, prey: &'a Prey) -> impl Iterator<Item = Space> + 'a {
        let lairs = book().played.lairs.iter().filter(|it| it.foe.is_some());
        lairs.map(|it| it.id).filter(|&it| self.is_prey(prey, Foe::Lair(it)))
    }

    /// The undefeated encounters that a quest asks for.
    fn marked<'a>(&'a self, prey: &'a Prey) -> impl Iterator<Item = Space> + 'a {
        let markers = self.track.iter().enumerate();
        let markers = markers.filter_map(|(idx, it)| it.map(|it| (idx as u8, it.space)));
        markers.filter(|&(idx, _)| self.is_prey(prey, Foe::Marker(idx))).map(|(_, space)| space)
    }

    /// AG-QUEST-06: where tokens of a character lie for its quests.
    pub(crate) fn tokens_of(&self, task: &Task) -> Vec<Space> {
        match &book().quest(task.quest).goal {
            Goal::Gather(spaces, _) | Goal::Visit(spaces, _) => {
                let open = spaces.iter().enumerate();
                let open = open.filter(|(idx, _)| task.progress & (1 << idx) == 0);
                open.map(|(_, &space)| space).collect()
            }
            Goal::Slay(..)
            | Goal::HandIn(..)
            | Goal::Meet(..)
            | Goal::Hurt(..)
            | Goal::Beat(..) => Vec::new(),
        }
    }
}

/// The progress with the space of a token added, if one of them is here.
fn gathered(spaces: &[Space], here: Space, progress: u8) -> Option<u8> {
    let idx = spaces.iter().position(|&space| space == here)?;
    (progress & (1 << idx) == 0).then_some(progress | 1 << idx)
}

fn is_rival(rival: Rival, task: &Task, victim: Seat) -> bool {
    match rival {
        Rival::Anyone => true,
        Rival::Left | Rival::Chosen => task.rival == Some(victim),
    }
}

fn is_wanted(wanted: &Wanted, item: Item) -> bool {
    let card = book().card_of(item);
    let has = |kind| match &book().challenge(card).front {
        Front::Encounter(foe) => foe.traits.contains(&kind),
        Front::Event(_) => false,
    };
    wanted.level.is_none_or(|level| card.level() == level) && wanted.kind.is_none_or(has)
}
