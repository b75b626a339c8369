//! WQ-FX-02, WQ-FX-04, WQ-FX-05, WQ-FX-06, WQ-FX-08: which effects with a cost can be used, and why the others cannot.

use std::ops::BitOr;

use cards::Block;
use kernel::Refusal;
use parts::Members;

use crate::action::Action;
use crate::card::Card;
use crate::content::{book, window_idx};
use crate::effect::{Cost, DeedOp, FoeOp, Foes, HeroOp, Op, TableOp, Use, Window};
use crate::names::{ActionCard, Dungeon, Foe, Hero, Kind, N_ITEMS};
use crate::sets::{GearSet, HeroSet};
use crate::state::{Deed, Quest};
use crate::step::Cause;

/// What is asked of a hero when an effect could be used.
fn not_here() -> Refusal {
    Refusal::new("WQ-FX-06", "not-in-this-window")
}

/// What has an effect in one of these windows, of the sets of each window.
#[inline]
fn of_windows<S, const N: usize>(sets: &[S; N], windows: &[Window]) -> S
where
    S: Copy + Default + BitOr<Output = S>,
{
    windows.iter().fold(S::default(), |all, &window| all | sets[window_idx(window)])
}

impl Quest {
    /// The type of the action that is under way.
    fn deed_kind(&self) -> Option<Kind> {
        self.deed.map(|deed| deed.card.kind())
    }

    /// The effect of a card that a hero can use in this window, whatever type of action it asks for.
    fn use_of(&self, card: Card, window: Window) -> Option<&'static Use<Block>> {
        let fits = |it: &&Use<Block>| match (it.window, window) {
            (Window::BeforeRoll(kind), Window::BeforeRoll(_))
            | (Window::Reroll(kind), Window::Reroll(_))
            | (Window::Modify(kind), Window::Modify(_)) => {
                kind.is_none() || kind == self.deed_kind()
            }
            (one, other) => one == other,
        };
        book().uses(card).iter().find(fits)
    }

    /// WQ-FX-06: whether the card was used in this action already. Each enemy that engages, and each hurt, is an
    /// occasion of its own.
    fn is_used(&self, card: Card, window: Window) -> bool {
        let Some(deed) = &self.deed else { return false };
        if matches!(window, Window::Engaged | Window::WouldSuffer) {
            return false;
        }
        match card {
            Card::Gear(gear) => deed.used_gear.has(gear),
            Card::Dungeon(item) => deed.used_items & (1 << item.idx()) != 0,
            Card::Action(_) => deed.used_card,
            Card::Location(_)
            | Card::Condition(_)
            | Card::Keyword(_)
            | Card::Foe(_)
            | Card::Peril(_)
            | Card::Sheet(_) => false,
        }
    }

    /// WQ-FX-10: whether a card lies usable in front of a hero.
    ///
    /// # Errors
    /// Where it is, or how it lies.
    pub(crate) fn owns(&self, hero: Hero, card: Card) -> Result<(), Refusal> {
        let area = self.area(hero);
        let is_here = match card {
            Card::Gear(gear) => {
                if area.gear.has(gear) && area.depleted.has(gear) {
                    return Err(Refusal::new("WQ-FX-03", "depleted"));
                }
                if area.gear.has(gear) && area.turned.has(gear) {
                    return Err(Refusal::new("WQ-FX-01", "gear-exhausted"));
                }
                area.gear.has(gear)
            }
            Card::Dungeon(item) => item.is_item() && area.items[item.idx()] != 0,
            Card::Action(card) => {
                self.deed.is_some_and(|deed| deed.hero == hero && deed.card == card)
            }
            Card::Location(location) => self.places.active == Some(location),
            Card::Condition(_)
            | Card::Keyword(_)
            | Card::Foe(_)
            | Card::Peril(_)
            | Card::Sheet(_) => false,
        };
        if is_here { Ok(()) } else { Err(Refusal::new("WQ-FX-10", "not-in-your-area")) }
    }

    /// Whether a hero can use the effect of a card in this window.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn usable(
        &self,
        hero: Hero,
        card: Card,
        window: Window,
        cause: &Cause,
    ) -> Result<&'static Use<Block>, Refusal> {
        if !self.is_up(hero) {
            return Err(Refusal::new("WQ-DEFEAT-03", "hero-defeated"));
        }
        self.owns(hero, card)?;
        if book().uses(card).is_empty() {
            // What it says counts by itself.
            return Err(Refusal::new("WQ-FX-05", "nothing-to-use"));
        }
        let found = self.use_of(card, window).ok_or_else(not_here)?;
        self.check_use(hero, card, found, cause)?;
        Ok(found)
    }

    /// Whether a hero who has a card can use this effect of it.
    fn check_use(
        &self,
        hero: Hero,
        card: Card,
        it: &Use<Block>,
        cause: &Cause,
    ) -> Result<(), Refusal> {
        if self.is_used(card, it.window) {
            return Err(Refusal::new("WQ-FX-06", "used-already"));
        }
        self.check_cost(hero, it.cost)?;
        // WQ-AMB-52: nothing is spent for nothing.
        let is_idle = !it.then.is_empty()
            && !book().effects(it.then).iter().any(|&op| self.would_do(op, hero, cause));
        if is_idle {
            return Err(Refusal::new("WQ-AMB-52", "would-do-nothing"));
        }
        Ok(())
    }

    /// WQ-FX-08.
    ///
    /// # Errors
    /// What is missing.
    pub(crate) fn check_cost(&self, hero: Hero, cost: Option<Cost>) -> Result<(), Refusal> {
        let (needs, hold) = match cost {
            None | Some(Cost::Exhaust | Cost::Deplete | Cost::Discard | Cost::Suffer(_)) => {
                return Ok(());
            }
            Some(Cost::Tokens(n)) => (n, self.area(hero).n_tokens()),
            Some(Cost::PartyTokens(n)) => (n, self.party_tokens()),
        };
        if needs <= hold {
            return Ok(());
        }
        Err(Refusal::new("WQ-FX-08", "tokens-missing").with("needs", needs).with("hold", hold))
    }

    /// Gear that a hero can use in one of these windows.
    #[inline]
    pub(crate) fn usable_gear(&self, hero: Hero, windows: &[Window]) -> GearSet {
        let area = self.area(hero);
        let fitting = of_windows(&book().quick.gear_in, windows);
        GearSet(area.gear.0 & fitting & !area.depleted.0 & !area.turned.0)
    }

    /// Items of a hero with an effect in one of these windows.
    #[inline]
    fn items_for(&self, hero: Hero, windows: &[Window]) -> impl Iterator<Item = Dungeon> {
        let items = &self.area(hero).items;
        let has_any = *items != [0; N_ITEMS];
        let fitting = if has_any { of_windows(&book().quick.items_in, windows) } else { 0 };
        Members::of(fitting.into(), Dungeon::ALL).filter(|item| items[item.idx()] != 0)
    }

    /// The action card under way, if it is this hero's and has an effect in one of these windows.
    #[inline]
    fn card_for(&self, hero: Hero, windows: &[Window]) -> Option<ActionCard> {
        let deed = self.deed.as_ref().filter(|deed| deed.hero == hero)?;
        let fitting = of_windows(&book().quick.actions_in, windows);
        (fitting & (1 << deed.card.idx()) != 0).then_some(deed.card)
    }

    /// Whether a hero has any card with an effect in one of these windows: mostly there is none. It is asked at every step
    /// at which a card could be used, each with windows of its own, and costs a third where they are known here.
    #[inline(always)]
    fn has_card_for(&self, hero: Hero, windows: &[Window]) -> bool {
        !self.usable_gear(hero, windows).is_empty()
            || self.items_for(hero, windows).next().is_some()
            || self.card_for(hero, windows).is_some()
    }

    /// Whether one of the cards that a hero can use in one of these windows is wanted; they are looked at up to the first
    /// that is.
    fn any_use(
        &self,
        hero: Hero,
        windows: &[Window],
        wanted: &mut dyn FnMut(Card) -> bool,
    ) -> bool {
        if !self.is_up(hero) {
            return false;
        }
        let cause = self.cause_of(hero, Card::default());
        windows.iter().any(|&window| {
            let mut fits = |card| {
                let found = self.use_of(card, window);
                found.is_some_and(|it| self.check_use(hero, card, it, &cause).is_ok())
                    && wanted(card)
            };
            let only = &[window];
            self.usable_gear(hero, only).iter().any(|it| fits(Card::Gear(it)))
                || self.items_for(hero, only).any(|it| fits(Card::Dungeon(it)))
                || self.card_for(hero, only).is_some_and(|it| fits(Card::Action(it)))
        })
    }

    /// Lists the use of every card that a hero can use in one of these windows, in order, after what is listed already.
    #[inline(always)]
    pub(crate) fn list_uses(
        &self,
        hero: Hero,
        windows: &[Window],
        out: &mut Vec<Action>,
        use_of: impl Fn(Card) -> Action,
    ) {
        if self.has_card_for(hero, windows) {
            let n_before = out.len();
            self.any_use(hero, windows, &mut |card| {
                out.push(use_of(card));
                false
            });
            out[n_before..].sort_unstable();
            // A card may have an effect in several windows.
            out.dedup();
        }
    }

    #[inline(always)]
    pub(crate) fn has_use(&self, hero: Hero, windows: &[Window]) -> bool {
        self.has_card_for(hero, windows) && self.any_use(hero, windows, &mut |_| true)
    }

    pub(crate) fn cause_of(&self, owner: Hero, card: Card) -> Cause {
        Cause { card, owner, foe: None, chosen: None }
    }

    /// WQ-AMB-52: whether an effect would change anything now.
    pub(crate) fn would_do(&self, op: Op, owner: Hero, cause: &Cause) -> bool {
        match op {
            // A choice among defeated heroes is no choice of `candidates`.
            Op::Hero(_, HeroOp::Revive(n)) => {
                self.fallen().iter().any(|it| self.would_do_to(HeroOp::Revive(n), it, cause))
            }
            Op::Hero(who, does) => {
                self.candidates(who, cause).iter().any(|it| self.would_do_to(does, it, cause))
            }
            Op::Foe(foes, does) => {
                self.meant(foes, cause).iter().any(|foe| self.would_do_to_foe(does, foe))
            }
            Op::Deed(does) => self.deed.is_some_and(|deed| self.would_do_to_deed(does, &deed)),
            Op::Table(does) => self.would_do_to_table(does, owner),
        }
    }

    /// Whether an effect would change anything for a hero.
    pub(crate) fn would_do_to(&self, does: HeroOp, hero: Hero, cause: &Cause) -> bool {
        let area = self.area(hero);
        match does {
            HeroOp::Suffer(_) => self.is_up(hero),
            HeroOp::Recover(_) => self.is_up(hero) && area.wounds != 0,
            HeroOp::Claim(_) => self.room(hero).1 != 0,
            HeroOp::Lose(_) => area.n_tokens() != 0,
            HeroOp::Gain(condition) => self.can_gain(hero, condition),
            HeroOp::Remove(condition) => area.has(condition),
            HeroOp::Ready(_) => !area.exhausted.is_empty(),
            HeroOp::Tire(_) => self.is_up(hero) && !self.tirable(hero).is_empty(),
            // WQ-REVIVE-02.
            HeroOp::Revive(_) => !self.is_delve() && !self.is_up(hero),
            HeroOp::Treasure(_) => !self.gear.deck.is_empty() || !self.gear.discard.is_empty(),
            HeroOp::Engage(foes) => !self.meant(foes, cause).is_empty(),
            // No card asks for these whether they do anything: they ask themselves.
            HeroOp::Train | HeroOp::Choose(_) | HeroOp::May(_) | HeroOp::Pay(..) => true,
        }
    }

    fn would_do_to_foe(&self, does: FoeOp, foe: Foe) -> bool {
        match does {
            FoeOp::Retreat => self.zone_of(foe).is_some(),
            FoeOp::Exhaust => self.can_be_exhausted(foe),
            FoeOp::Hit(_) | FoeOp::Engage => !self.is_dying(foe),
            // Only enemies and sheets say so.
            FoeOp::Mend(_) | FoeOp::Activate => true,
        }
    }

    fn would_do_to_deed(&self, does: DeedOp, deed: &Deed) -> bool {
        match does {
            DeedOp::Success(_) => self.can_succeed(),
            DeedOp::Defence(_) => self.defence(deed) < self.attack_total(deed),
            DeedOp::Blank(_) => !self.strongest(deed).is_empty(),
            DeedOp::Dice(_) => true,
            DeedOp::Reroll(_) => {
                // Dice that bring neither success nor defence that counts are not rolled again.
                self.can_succeed() || !self.strongest(deed).is_empty()
            }
        }
    }

    fn would_do_to_table(&self, does: TableOp, owner: Hero) -> bool {
        match does {
            TableOp::Progress(_) => !self.is_explored(),
            TableOp::Encore => !self.readied(owner).is_empty(),
            TableOp::Scout(_) => self.can_scout(),
            TableOp::Draw(_) => !self.dungeon.deck.is_empty(),
            // No card offers these for a cost.
            TableOp::Cure(..)
            | TableOp::Refresh
            | TableOp::If(..)
            | TableOp::Spawn(..)
            | TableOp::Emerge(_)
            | TableOp::Peril(_)
            | TableOp::Doom
            | TableOp::Custom(_) => true,
        }
    }

    /// Whether one more success of the action under way would do anything.
    fn can_succeed(&self) -> bool {
        self.deed.is_some_and(|deed| match deed.card.kind() {
            Kind::Attack => !deed.targets.is_empty(),
            Kind::Explore => !self.is_explored(),
            Kind::Aid => deed.aided.is_some_and(|it| self.room(it).1 != 0),
            Kind::Rest => self.area(deed.hero).wounds != 0,
        })
    }

    /// The defeated heroes.
    pub(crate) fn fallen(&self) -> HeroSet {
        self.order.iter().copied().filter(|&hero| !self.is_up(hero)).collect()
    }

    /// WQ-TRAVEL-02: whether the location deck has cards above its last one to be put in order, or a hidden card.
    pub(crate) fn can_scout(&self) -> bool {
        match self.places.deck.len() {
            0 | 1 => false,
            2 => self.places.n_known == 0,
            _ => true,
        }
    }

    /// Whether an effect may pick none of the enemies it means.
    pub(crate) fn is_optional(foes: Foes) -> bool {
        matches!(foes, Foes::UpTo(..))
    }

    /// The action card of a type that lies in a hero's area.
    #[inline]
    pub(crate) fn card(&self, hero: Hero, kind: Kind) -> ActionCard {
        ActionCard::of(hero, self.area(hero).tier(kind), kind)
    }
}
