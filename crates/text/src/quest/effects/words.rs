//! The words of the parts of an effect that are no effects: when, where, for what.

use game_quest::effect::{Area, Cost, Guard, Place, Trigger, Window};
use game_quest::names::Kind;

use super::{Args, Teller};
use crate::message::{Arg, Id, id, message};
use crate::quest::names::{self, trait_name};

impl Teller {
    pub(super) fn guard(&self, guard: Guard) -> String {
        match guard {
            Guard::Defeated => self.plain(id::WQ_IF_DEFEATED),
            Guard::Pulled => self.plain(id::WQ_IF_PULLED),
            Guard::NotExplored => self.plain(id::WQ_IF_NOT_EXPLORED),
            Guard::ShadowsEmpty => self.plain(id::WQ_IF_SHADOWS_EMPTY),
            Guard::NemesisInLair => self.plain(id::WQ_IF_NEMESIS_IN_LAIR),
            Guard::NemesisOut => self.plain(id::WQ_IF_NEMESIS_OUT),
            Guard::OtherInZone(it) => {
                let name = trait_name(self.lang, it);
                message(self.lang, id::WQ_IF_OTHER_IN_ZONE, &[("trait", name.into())])
            }
            Guard::EvenTravel => self.plain(id::WQ_IF_EVEN_TRAVEL),
            Guard::Quest(sheet) => {
                let name = names::quest_name(self.lang, sheet);
                message(self.lang, id::WQ_IF_QUEST, &[("quest", name.into())])
            }
        }
    }

    pub(super) fn window(&self, window: Window) -> String {
        let of = |kind: Option<Kind>, any: Id, one: Id| match kind {
            None => self.plain(any),
            Some(kind) => message(self.lang, one, &[("kind", names::kind(kind))]),
        };
        match window {
            Window::Activation => self.plain(id::WQ_WINDOW_ACTIVATION),
            Window::HeroPhase => self.plain(id::WQ_WINDOW_HERO_PHASE),
            Window::BeforeRoll(kind) => {
                of(kind, id::WQ_WINDOW_BEFORE_ROLL, id::WQ_WINDOW_BEFORE_ROLL_OF)
            }
            Window::Reroll(kind) => of(kind, id::WQ_WINDOW_REROLL, id::WQ_WINDOW_REROLL_OF),
            Window::Modify(kind) => of(kind, id::WQ_WINDOW_MODIFY, id::WQ_WINDOW_MODIFY_OF),
            Window::AfterCard => self.plain(id::WQ_WINDOW_AFTER_CARD),
            Window::OthersAttack => self.plain(id::WQ_WINDOW_OTHERS_ATTACK),
            Window::Engaged => self.plain(id::WQ_WINDOW_ENGAGED),
            Window::WouldSuffer => self.plain(id::WQ_WINDOW_WOULD_SUFFER),
            Window::LocationPhase => self.plain(id::WQ_WINDOW_LOCATION_PHASE),
            Window::BeforeTravel => self.plain(id::WQ_WINDOW_BEFORE_TRAVEL),
        }
    }

    pub(super) fn trigger(&self, trigger: Trigger) -> String {
        let id = match trigger {
            Trigger::After(kind) => {
                return message(self.lang, id::WQ_WHEN_AFTER, &[("kind", names::kind(kind))]);
            }
            Trigger::OwnAid => id::WQ_WHEN_OWN_AID,
            Trigger::ActivationEnd => id::WQ_WHEN_ACTIVATION_END,
            Trigger::Engaged => id::WQ_WHEN_ENGAGED,
            Trigger::EnemyPhase => id::WQ_WHEN_ENEMY_PHASE,
            Trigger::LocationPhase => id::WQ_WHEN_LOCATION_PHASE,
            Trigger::Revealed => id::WQ_WHEN_REVEALED,
            Trigger::TravelFrom => id::WQ_WHEN_TRAVEL_FROM,
            Trigger::Drawn => id::WQ_WHEN_DRAWN,
        };
        self.plain(id)
    }
}

/// Where enemies are, or from where they are moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    There,
    From,
}

/// Enemies that go by themselves say where they are; those that somebody moves are moved from there.
pub(super) fn way(effect: Id, mood: super::Mood) -> Way {
    let moves = [id::WQ_FX_ENGAGE, id::WQ_FX_ENGAGE_YOU, id::WQ_FX_RETREAT];
    if mood != super::Mood::Tells && moves.contains(&effect) { Way::From } else { Way::There }
}

pub(super) fn area(area: Area) -> Id {
    match area {
        Area::Own => id::WQ_AREA_OWN,
        Area::Other => id::WQ_AREA_OTHER,
        Area::Shadows => id::WQ_AREA_SHADOWS,
        Area::Target => id::WQ_AREA_TARGET,
        Area::Same => id::WQ_AREA_SAME,
    }
}

/// The message for a number of enemies, and for as many as there are of something else.
pub(super) fn spawn(place: Place) -> (Id, Id) {
    match place {
        Place::Active => (id::WQ_FX_SPAWN_ACTIVE, id::WQ_FX_SPAWN_ACTIVE_EACH),
        Place::Leader => (id::WQ_FX_SPAWN_LEADER, id::WQ_FX_SPAWN_LEADER_EACH),
        Place::Heroes => (id::WQ_FX_SPAWN_HEROES, id::WQ_FX_SPAWN_HEROES_EACH),
        Place::Shadows => (id::WQ_FX_SPAWN_SHADOWS, id::WQ_FX_SPAWN_SHADOWS_EACH),
    }
}

pub(super) fn emerge(place: Place) -> Id {
    match place {
        Place::Active => id::WQ_FX_EMERGE_ACTIVE,
        Place::Leader | Place::Heroes => id::WQ_FX_EMERGE_LEADER,
        Place::Shadows => id::WQ_FX_EMERGE_SHADOWS,
    }
}

pub(super) fn cost(cost: Cost) -> (Id, Args) {
    let n = |n: u8| vec![("n", Arg::from(n))];
    match cost {
        Cost::Exhaust => (id::WQ_COST_EXHAUST, vec![]),
        Cost::Deplete => (id::WQ_COST_DEPLETE, vec![]),
        Cost::Discard => (id::WQ_COST_DISCARD, vec![]),
        Cost::Suffer(wounds) => (id::WQ_COST_SUFFER, n(wounds)),
        Cost::Tokens(tokens) => (id::WQ_COST_TOKENS, n(tokens)),
        Cost::PartyTokens(tokens) => (id::WQ_COST_PARTY_TOKENS, n(tokens)),
    }
}
