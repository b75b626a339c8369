//! Questions about rewards: which may be played by whom, when, and on what.

use kernel::{Refusal, Seat};

use crate::action::Action;
use crate::content::{RewardEffect, book};
use crate::names::{Hero, Region, Reward, Space};
use crate::places::Places;
use crate::state::{Favour, Wrath};

/// WR-REWARD-03: how much a moment allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Between actions and steps: any reward.
    Any,
    /// Right before a damage event: only what moves no hero and starts no action (WR-AMB-10).
    Damage,
    /// WR-RISE-06: only Alexstrasza's Cleansing.
    Rise,
}

impl Scope {
    fn allows(self, reward: Reward) -> bool {
        match self {
            Self::Any => true,
            Self::Damage => match book().reward(reward).effect {
                RewardEffect::StrikeAround(_)
                | RewardEffect::StrikeRegion { .. }
                | RewardEffect::Bless(_)
                | RewardEffect::Cleanse => true,
                RewardEffect::Table(_) | RewardEffect::Airlift | RewardEffect::March(_) => false,
            },
            Self::Rise => reward == Reward::AlexstraszasCleansing,
        }
    }
}

impl Wrath {
    /// WR-REWARD-01, WR-REWARD-02: whether a seat may play this reward like this now.
    pub(crate) fn check_reward(
        &self,
        seat: Seat,
        action: Action,
        scope: Scope,
    ) -> Result<(), Refusal> {
        let Some(reward) = action.reward() else { return Err(crate::flow::not_now()) };
        self.may_play(seat, reward, scope)?;
        self.check_choice(seat, action)
    }

    fn may_play(&self, seat: Seat, reward: Reward, scope: Scope) -> Result<(), Refusal> {
        if !self.has_reward(seat, reward) {
            return Err(Refusal::new("WR-REWARD-01", "no-such-reward"));
        }
        if !scope.allows(reward) {
            let rule = if scope == Scope::Rise { "WR-RISE-06" } else { "WR-REWARD-03" };
            return Err(Refusal::new(rule, "reward-not-now"));
        }
        match reward {
            // Extra actions of a step 1 that is over are lost (WR-AMB-35).
            Reward::BorrowedTime if !self.is_in_actions() || self.turn.is_cut_short => {
                Err(Refusal::new("WR-REWARD-BORROWED-01", "only-in-actions"))
            }
            Reward::OneQuietNight if self.turn.is_quiet => {
                Err(Refusal::new("WR-REWARD-QUIET-01", "already-quiet"))
            }
            Reward::NewAllies if self.discard.iter().all(|&it| it == 0) => {
                Err(Refusal::new("WR-REWARD-ALLIES-01", "discard-empty"))
            }
            Reward::AlexstraszasCleansing if self.scourge_discard.is_empty() => {
                Err(Refusal::new("WR-AMB-34", "discard-empty"))
            }
            Reward::ArgentCrusaders
            | Reward::BorrowedTime
            | Reward::OneQuietNight
            | Reward::AlexstraszasCleansing
            | Reward::BlessingOfTheLight
            | Reward::GunshipSupport
            | Reward::NewAllies
            | Reward::OnwardToVictory
            | Reward::KnightsOfTheEbonBlade => Ok(()),
        }
    }

    /// Whether the choices that come with playing a reward are open; one that would change nothing is not
    /// (WR-AMB-42).
    fn check_choice(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ArgentCrusaders(hero) => {
                self.check_plays(hero)?;
                self.check_targets(self.volley_around(hero))
            }
            Action::KnightsOfTheEbonBlade(region) => self.check_targets(region_of(region)),
            Action::AlexstraszasCleansing(space) => {
                if self.scourge_discard.has(space) {
                    Ok(())
                } else {
                    Err(Refusal::new("WR-REWARD-ALEX-01", "card-not-discarded"))
                }
            }
            Action::BlessingOfTheLight(Some(hero)) => {
                self.check_plays(hero)?;
                if self.is_hurt(hero) { Ok(()) } else { Err(nothing_to_heal()) }
            }
            Action::BlessingOfTheLight(None) => {
                if self.heroes().any(|it| self.is_hurt(it)) {
                    Ok(())
                } else {
                    Err(nothing_to_heal())
                }
            }
            Action::GunshipSupport(hero, space) => {
                self.check_plays(hero)?;
                self.check_open(space)?;
                self.check_favour(seat, hero, Favour::Gunship)
            }
            Action::OnwardToVictory(hero, space) => {
                self.check_march(seat, hero, space, march_moves())
            }
            Action::BorrowedTime | Action::OneQuietNight | Action::NewAllies => Ok(()),
            _ => unreachable!("WR-REWARD-01: {action} plays no reward"),
        }
    }

    /// WR-REWARD-ONWARD-01, WR-AMB-48: whether a hero may march to a space with so many moves left.
    pub(crate) fn check_march(
        &self,
        seat: Seat,
        hero: Hero,
        space: Space,
        left: u8,
    ) -> Result<(), Refusal> {
        self.check_plays(hero)?;
        self.check_open(space)?;
        let distance = self.routes().distance(self.space_of(hero), space);
        if distance == 0 {
            return Err(Refusal::new("WR-REWARD-ONWARD-01", "already-there"));
        }
        if left < distance {
            return Err(too_far("WR-REWARD-ONWARD-01", distance, left));
        }
        self.check_favour(seat, hero, Favour::March)
    }

    /// The hero takes part in this game.
    pub(crate) fn check_plays(&self, hero: Hero) -> Result<(), Refusal> {
        if self.plays(hero) { Ok(()) } else { Err(Refusal::new("WR-SETUP-09", "hero-not-in-play")) }
    }

    /// WR-ICE-01: nothing enters a closed Icecrown Citadel.
    pub(crate) fn check_open(&self, space: Space) -> Result<(), Refusal> {
        if self.open_spaces().has(space) {
            Ok(())
        } else {
            Err(Refusal::new("WR-ICE-01", "citadel-closed"))
        }
    }

    /// WR-COOP-04, WR-AMB-49: what was refused is not asked again before another decision.
    #[inline]
    pub(crate) fn may_ask(&self, seat: Seat, hero: Hero, favour: Favour) -> bool {
        !self.turn.refused.has(hero, favour) || self.seat_of(hero) == seat
    }

    /// The same with its reason.
    pub(crate) fn check_favour(
        &self,
        seat: Seat,
        hero: Hero,
        favour: Favour,
    ) -> Result<(), Refusal> {
        if self.may_ask(seat, hero, favour) {
            Ok(())
        } else {
            Err(Refusal::new("WR-COOP-04", "was-refused"))
        }
    }

    /// WR-REWARD-ARGENT-01: the hero's space and those connected to it.
    pub(crate) fn volley_around(&self, hero: Hero) -> Places {
        let space = self.space_of(hero);
        Places::only(space) | self.neighbours(space)
    }

    fn check_targets(&self, area: Places) -> Result<(), Refusal> {
        if area.intersects(self.enemy_spaces()) {
            Ok(())
        } else {
            Err(Refusal::new("WR-AMB-42", "no-enemy-in-reach"))
        }
    }

    /// Every way in which a seat may play its rewards now.
    pub(crate) fn reward_plays(&self, seat: Seat, scope: Scope, out: &mut Vec<Action>) {
        for reward in self.rewards_of(seat) {
            if self.may_play(seat, reward, scope).is_ok() {
                self.reward_choices(reward, |action| {
                    if self.check_choice(seat, action).is_ok() {
                        out.push(action);
                    }
                });
            }
        }
    }

    /// Whether a seat may play any of its rewards now.
    pub(crate) fn can_play_reward(&self, seat: Seat, scope: Scope) -> bool {
        self.rewards_of(seat).any(|reward| {
            let mut is_open = false;
            if self.may_play(seat, reward, scope).is_ok() {
                self.reward_choices(reward, |action| {
                    is_open = is_open || self.check_choice(seat, action).is_ok();
                });
            }
            is_open
        })
    }

    /// Every way in which a reward might be played.
    pub(crate) fn reward_choices(&self, reward: Reward, mut tell: impl FnMut(Action)) {
        match reward {
            Reward::ArgentCrusaders => {
                self.heroes_by_name().for_each(|it| tell(Action::ArgentCrusaders(it)))
            }
            Reward::BorrowedTime => tell(Action::BorrowedTime),
            Reward::OneQuietNight => tell(Action::OneQuietNight),
            Reward::AlexstraszasCleansing => {
                let discarded = self.scourge_discard.iter();
                discarded.for_each(|it| tell(Action::AlexstraszasCleansing(it)));
            }
            Reward::BlessingOfTheLight => {
                tell(Action::BlessingOfTheLight(None));
                self.heroes_by_name().for_each(|it| tell(Action::BlessingOfTheLight(Some(it))));
            }
            Reward::GunshipSupport => {
                for hero in self.heroes_by_name() {
                    let open = self.open_spaces().iter();
                    open.for_each(|space| tell(Action::GunshipSupport(hero, space)));
                }
            }
            Reward::NewAllies => tell(Action::NewAllies),
            Reward::OnwardToVictory => {
                for hero in self.heroes_by_name() {
                    let reach = self.routes().within(self.space_of(hero), march_moves()).iter();
                    reach.for_each(|space| tell(Action::OnwardToVictory(hero, space)));
                }
            }
            Reward::KnightsOfTheEbonBlade => {
                Region::ALL.iter().for_each(|&it| tell(Action::KnightsOfTheEbonBlade(it)));
            }
        }
    }
}

/// WR-REWARD-ONWARD-01.
fn march_moves() -> u8 {
    match book().reward(Reward::OnwardToVictory).effect {
        RewardEffect::March(most) => most,
        // It moves nobody.
        RewardEffect::Table(_) => 0,
        it @ (RewardEffect::StrikeAround(_)
        | RewardEffect::Cleanse
        | RewardEffect::Bless(_)
        | RewardEffect::Airlift
        | RewardEffect::StrikeRegion { .. }) => {
            unreachable!("WR-REWARD-ONWARD-01: a box whose effects do not fit is not read: {it:?}")
        }
    }
}

fn region_of(region: Region) -> Places {
    book().map.spaces_of(region)
}

#[cold]
fn nothing_to_heal() -> Refusal {
    Refusal::new("WR-AMB-42", "nothing-to-heal")
}

/// A space is not within the moves that there are.
#[cold]
pub(crate) fn too_far(rule: kernel::RuleId, distance: u8, most: u8) -> Refusal {
    Refusal::new(rule, "too-far").with("needs", distance).with("most", most)
}
