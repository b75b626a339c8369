//! What is under way. Its steps exist exactly while it does, as `audit` proves; a step that finds nothing is a defect.

use crate::names::Hero;
use crate::state::{Damage, Fight, Horde, QuestAction, Request, Source, Volley, Wrath};
use crate::step::Step;

impl Wrath {
    #[inline]
    pub(crate) fn current_fight(&self) -> &Fight {
        match &self.fight {
            Some(it) => it,
            None => unreachable!("WR-ACT-FIGHT-02: a part of a fight without a fight: {self:?}"),
        }
    }

    pub(crate) fn current_fight_mut(&mut self) -> &mut Fight {
        match &mut self.fight {
            Some(it) => it,
            None => unreachable!("WR-ACT-FIGHT-02: a part of a fight without a fight"),
        }
    }

    #[inline]
    pub(crate) fn current_quest_action(&self) -> &QuestAction {
        match &self.quest_action {
            Some(it) => it,
            None => unreachable!("WR-ACT-QUEST-02: a part of a quest action without one: {self:?}"),
        }
    }

    pub(crate) fn current_quest_action_mut(&mut self) -> &mut QuestAction {
        match &mut self.quest_action {
            Some(it) => it,
            None => unreachable!("WR-ACT-QUEST-02: a part of a quest action without one"),
        }
    }

    #[inline]
    pub(crate) fn current_damage(&self) -> &Damage {
        match &self.damage {
            Some(it) => it,
            None => unreachable!("WR-DMG-01: a damage step without a damage event: {self:?}"),
        }
    }

    pub(crate) fn current_damage_mut(&mut self) -> &mut Damage {
        match &mut self.damage {
            Some(it) => it,
            None => unreachable!("WR-DMG-01: a damage step without a damage event"),
        }
    }

    #[inline]
    pub(crate) fn current_volley(&self) -> &Volley {
        match &self.volley {
            Some(it) => it,
            None => unreachable!("WR-REWARD-04: damage of a reward without a reward: {self:?}"),
        }
    }

    pub(crate) fn current_volley_mut(&mut self) -> &mut Volley {
        match &mut self.volley {
            Some(it) => it,
            None => unreachable!("WR-REWARD-04: damage of a reward without a reward"),
        }
    }

    #[inline]
    pub(crate) fn current_horde(&self) -> &Horde {
        match &self.horde {
            Some(it) => it,
            None => unreachable!("WR-ABOM-06: a part of step 4 without its abominations: {self:?}"),
        }
    }

    pub(crate) fn current_horde_mut(&mut self) -> &mut Horde {
        match &mut self.horde {
            Some(it) => it,
            None => unreachable!("WR-ABOM-06: a part of step 4 without its abominations"),
        }
    }

    #[inline]
    pub(crate) fn current_request(&self) -> &Request {
        match &self.request {
            Some(it) => it,
            None => unreachable!("WR-COOP-04: consent to nothing: {self:?}"),
        }
    }

    /// WR-AMB-45: the hero whose damage event of step 4 is under way, also while a free fight interrupts it.
    pub(crate) fn hero_before_the_blow(&self) -> Option<Hero> {
        let interrupted = self.agenda.iter().find_map(|step| match step {
            Step::ResumeBlow { hero, .. } => Some(hero),
            _ => None,
        });
        match self.damage {
            Some(Damage { hero, source: Source::Abominations, .. }) => Some(hero),
            Some(Damage { source: Source::Fight | Source::Quest, .. }) | None => interrupted,
        }
    }
}
