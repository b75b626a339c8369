//! What effects do: a sentence is put together from the parts of an effect, so that no card can say what it does not
//! do. Parts begin without a capital; [`sentence`] makes a sentence of them.

use game_adventure::effect::{
    Change, Circle, Cost, Custom, During, Effect, Fate, Grade, Guard, Modifier, On, Reach, Side,
    Stash, Tree, When, Who,
};

use super::action::capital;
use super::names;
use crate::lang::Lang;
use crate::message::{Arg, Id, attribute, id, message};

/// Whose card speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// To the one whose card it is: "you".
    Hero,
    /// Of itself; whoever fights it is the attacker.
    Encounter,
}

/// Tells effects in a language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller {
    pub lang: Lang,
    pub speaker: Speaker,
}

type Args = Vec<(&'static str, Arg)>;

/// "+2", "−1".
fn signed(n: i8) -> Arg {
    let sign = if n < 0 { "−" } else { "+" };
    format!("{sign}{}", n.unsigned_abs()).into()
}

fn count(n: u8) -> Args {
    vec![("n", n.into())]
}

/// A face of a combat die; the highest is X (AG-POWER-05).
pub(super) fn face(n: u8) -> String {
    if n == 6 { "X".to_owned() } else { n.to_string() }
}

/// AG-RUL-66: how long a path of the board is on the mean, in board units.
const PATH: u32 = 74;

/// A distance in paths, in halves: "1½".
fn paths(units: u8) -> String {
    let halves = (4 * u32::from(units) + PATH) / (2 * PATH);
    match (halves / 2, halves % 2) {
        (0, _) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

impl Teller {
    pub(super) fn hero(lang: Lang) -> Self {
        Self { lang, speaker: Speaker::Hero }
    }

    pub(super) fn encounter(lang: Lang) -> Self {
        Self { lang, speaker: Speaker::Encounter }
    }

    pub(super) fn plain(&self, id: Id) -> String {
        message(self.lang, id, &[])
    }

    /// Effects as a row of parts.
    fn parts(&self, tree: &Tree) -> Vec<String> {
        self.parts_after(tree, &[])
    }

    /// The same after others of the same card.
    fn parts_after(&self, tree: &Tree, said: &[Effect<Tree>]) -> Vec<String> {
        let before = |idx: usize| said.iter().chain(&tree.0[..idx]).cloned().collect::<Vec<_>>();
        tree.0.iter().enumerate().map(|(idx, it)| self.part(it, &before(idx))).collect()
    }

    /// One effect after others: what comes a second time is told as "more".
    fn part(&self, effect: &Effect<Tree>, said: &[Effect<Tree>]) -> String {
        let (who, n, id) = match *effect {
            Effect::Heal(who, n) => (who, n, id::AG_FX_HEAL_MORE),
            Effect::Draw(who, n) => (who, n, id::AG_FX_DRAW_MORE),
            Effect::Energy(who, n) => (who, n, id::AG_FX_ENERGY_MORE),
            Effect::If(guard, ref then) => return self.if_so(guard, &self.parts_after(then, said)),
            _ => return self.effect(effect),
        };
        let is_same = |it: &Effect<Tree>| match (it, effect) {
            (Effect::Heal(it, _), Effect::Heal(..))
            | (Effect::Draw(it, _), Effect::Draw(..))
            | (Effect::Energy(it, _), Effect::Energy(..)) => *it == who,
            _ => false,
        };
        if said.iter().any(is_same) {
            return self.owned(self.subject(who), id, count(n));
        }
        self.effect(effect)
    }

    fn if_so(&self, guard: Guard, then: &[String]) -> String {
        let args = [("if", self.guard(guard).into()), ("what", then.join("; ").into())];
        message(self.lang, id::AG_FX_IF, &args)
    }

    /// Effects in one breath, after a colon.
    pub(super) fn row(&self, tree: &Tree) -> String {
        self.parts(tree).join("; ")
    }

    /// The same after others of the same card.
    pub(super) fn row_after(&self, tree: &Tree, said: &Tree) -> String {
        self.parts_after(tree, &said.0).join("; ")
    }

    /// Effects as sentences.
    pub(super) fn sentences(&self, tree: &Tree) -> Vec<String> {
        self.parts(tree).iter().map(|part| sentence(part)).collect()
    }

    pub(super) fn effect(&self, effect: &Effect<Tree>) -> String {
        if let Some((who, id, args)) = self.on_character(effect) {
            return self.owned(self.subject(who), id, args);
        }
        self.whole(effect)
    }

    /// A part with its subject, or in the words for the reader if it is about him.
    fn owned(&self, subject: Option<Id>, id: Id, mut args: Args) -> String {
        match subject {
            None => {
                args.push(("who", "".into()));
                attribute(self.lang, id, "you", &args)
            }
            Some(who) => {
                args.push(("who", self.plain(who).into()));
                message(self.lang, id, &args)
            }
        }
    }

    /// Nothing for the reader.
    fn subject(&self, who: Who) -> Option<Id> {
        match (who, self.speaker) {
            (Who::Owner, Speaker::Hero) => None,
            (Who::Owner, Speaker::Encounter) => Some(id::AG_WHO_ACTIVE),
            (Who::Foe, Speaker::Hero) => Some(id::AG_WHO_FOE),
            (Who::Foe, Speaker::Encounter) => Some(id::AG_WHO_ATTACKER),
            (Who::Target, _) => Some(id::AG_WHO_TARGET),
            (Who::OthersHere, _) => Some(id::AG_WHO_OTHERS_HERE),
        }
    }

    /// Who makes no melee attack: an encounter is never the reader.
    fn held(&self, side: Side) -> Option<Id> {
        match (side, self.speaker) {
            (Side::Own, Speaker::Encounter) => Some(id::AG_WHO_ENCOUNTER),
            (Side::Own | Side::Enemy, _) => self.side(side),
        }
    }

    /// Nothing for the side whose card it is.
    fn side(&self, side: Side) -> Option<Id> {
        match (side, self.speaker) {
            (Side::Own, _) => None,
            (Side::Enemy, Speaker::Hero) => Some(id::AG_WHO_ENEMY),
            (Side::Enemy, Speaker::Encounter) => Some(id::AG_WHO_ATTACKER),
        }
    }

    fn on_character(&self, effect: &Effect<Tree>) -> Option<(Who, Id, Args)> {
        Some(match *effect {
            Effect::Damage(who, n) => (who, id::AG_FX_DAMAGE, count(n)),
            Effect::Heal(who, n) => (who, id::AG_FX_HEAL, count(n)),
            Effect::Draw(who, n) => (who, id::AG_FX_DRAW, count(n)),
            Effect::Discard(who, n) => (who, id::AG_FX_DISCARD, count(n)),
            Effect::Drop(who, n) => (who, id::AG_FX_DROP, count(n)),
            Effect::Lose(who, Stash::Bag) => (who, id::AG_FX_LOSE_BAG, vec![]),
            Effect::Lose(who, Stash::BagOrGear) => (who, id::AG_FX_LOSE_ANY, vec![]),
            Effect::Gain(who, Grade::Of(level)) => {
                (who, id::AG_FX_GAIN, vec![("level", names::level(level))])
            }
            Effect::Gain(who, Grade::UpToOwn) => (who, id::AG_FX_GAIN_OWN, vec![]),
            Effect::Energy(who, n) => (who, id::AG_FX_ENERGY, count(n)),
            Effect::Sap(who, n) => (who, id::AG_FX_SAP, count(n)),
            Effect::Drain(who) => (who, id::AG_FX_DRAIN, vec![]),
            Effect::Slow(who, n) => (who, id::AG_FX_SLOW, count(n)),
            Effect::Wither(who) => (who, id::AG_FX_WITHER, vec![]),
            Effect::Daze(who) => (who, id::AG_FX_DAZE, vec![]),
            Effect::Go(who, reach) => {
                let (id, args) = self.reach(reach);
                (who, id, args)
            }
            Effect::Place(who) => (who, id::AG_FX_PLACE, vec![]),
            Effect::Moves(_)
            | Effect::Push(_)
            | Effect::Attack(..)
            | Effect::Defence(..)
            | Effect::Might(..)
            | Effect::Reroll(_)
            | Effect::Best(_)
            | Effect::Weapon(..)
            | Effect::Hold(_)
            | Effect::Stun(_)
            | Effect::Rider(_)
            | Effect::EndCombat
            | Effect::Counter
            | Effect::Attach(_)
            | Effect::Scout(_)
            | Effect::FarSight
            | Effect::Trade
            | Effect::TurnOver
            | Effect::Leave
            | Effect::Shun
            | Effect::Survive(_)
            | Effect::Test(..)
            | Effect::If(..)
            | Effect::Pay(..)
            | Effect::Choose(_)
            | Effect::Whom(..)
            | Effect::Custom(_) => return None,
        })
    }

    fn reach(&self, reach: Reach) -> (Id, Args) {
        match reach {
            Reach::City => (id::AG_FX_GO_CITY, vec![]),
            Reach::CityDespiteAggro => (id::AG_FX_GO_CITY_DESPITE_AGGRO, vec![]),
            Reach::Units(n) => (id::AG_FX_GO_NEAR, vec![("n", paths(n).into())]),
            Reach::Steps(n) => (id::AG_FX_GO_STEPS, count(n)),
        }
    }

    /// Everything that is about no character.
    fn whole(&self, effect: &Effect<Tree>) -> String {
        let say = |id: Id, args: &[(&str, Arg)]| message(self.lang, id, args);
        match effect {
            Effect::Attack(side, n) => self.change_of(*side, id::AG_FX_ATTACK, *n),
            Effect::Defence(side, n) => self.change_of(*side, id::AG_FX_DEFENCE, *n),
            Effect::Might(side, n) => self.change_of(*side, id::AG_FX_MIGHT, *n),
            Effect::Hold(side) => self.owned(self.held(*side), id::AG_FX_HOLD, vec![]),
            Effect::Moves(n) => say(id::AG_FX_MOVES, &count(*n)),
            Effect::Push(n) => say(id::AG_FX_PUSH, &count(*n)),
            Effect::Reroll(side) => self.plain(self.reroll(*side)),
            Effect::Best(n) => say(id::AG_FX_BEST, &count(*n)),
            Effect::Weapon(kind, n) => {
                let kind = ("type", names::attack_name(self.lang, *kind).into());
                say(id::AG_FX_WEAPON, &[kind, ("n", (*n).into())])
            }
            Effect::Stun(n) => say(id::AG_FX_STUN, &[("n", face(*n).into())]),
            Effect::Rider(then) => say(id::AG_FX_RIDER, &[("what", self.row(then).into())]),
            Effect::EndCombat => self.plain(id::AG_FX_END_COMBAT),
            Effect::Counter => self.plain(id::AG_FX_COUNTER),
            Effect::Attach(on) => self.plain(attach(*on)),
            Effect::Scout(Fate::Stays) => self.plain(id::AG_FX_SCOUT),
            Effect::Scout(Fate::MayMove) => self.plain(id::AG_FX_SCOUT_MOVE),
            Effect::FarSight => self.plain(id::AG_FX_FAR_SIGHT),
            Effect::Trade => self.plain(id::AG_FX_TRADE),
            Effect::TurnOver => self.plain(id::AG_FX_TURN_OVER),
            Effect::Leave => self.plain(id::AG_FX_LEAVE),
            Effect::Shun => self.plain(id::AG_FX_SHUN),
            Effect::Survive(n) => say(id::AG_FX_SURVIVE, &count(*n)),
            Effect::Test(n, then, otherwise) => self.test(*n, then, otherwise),
            Effect::If(guard, then) => self.if_so(*guard, &self.parts(then)),
            Effect::Pay(cost, then, otherwise) => self.pay(*cost, then, otherwise),
            Effect::Choose(inner) => {
                let all = ("all", self.any_of(&self.parts(inner)).into());
                say(id::AG_FX_CHOOSE, &[all])
            }
            Effect::Whom(circle, then) => self.whom(*circle, then),
            Effect::Custom(custom) => self.plain(custom_id(*custom)),
            Effect::Damage(..)
            | Effect::Heal(..)
            | Effect::Draw(..)
            | Effect::Discard(..)
            | Effect::Drop(..)
            | Effect::Lose(..)
            | Effect::Gain(..)
            | Effect::Energy(..)
            | Effect::Sap(..)
            | Effect::Drain(_)
            | Effect::Slow(..)
            | Effect::Wither(_)
            | Effect::Daze(_)
            | Effect::Go(..)
            | Effect::Place(_) => unreachable!("{effect:?} has a subject"),
        }
    }

    /// "the enemy has −2 attack".
    fn change_of(&self, side: Side, id: Id, n: i8) -> String {
        self.owned(self.side(side), id, vec![("n", signed(n))])
    }

    /// AG-COMBAT-03: an encounter has the black die, whoever fights it the red one.
    fn reroll(&self, side: Side) -> Id {
        match (side, self.speaker) {
            (Side::Own, Speaker::Hero) => id::AG_FX_REROLL_OWN,
            (Side::Enemy, Speaker::Hero) => id::AG_FX_REROLL_ENEMY,
            (Side::Own, Speaker::Encounter) => id::AG_FX_REROLL_BLACK,
            (Side::Enemy, Speaker::Encounter) => id::AG_FX_REROLL_RED,
        }
    }

    fn test(&self, n: u8, then: &Tree, otherwise: &Tree) -> String {
        let mut args: Args = vec![("n", face(n).into()), ("then", self.row(then).into())];
        if otherwise.0.is_empty() {
            return message(self.lang, id::AG_FX_TEST_ONLY, &args);
        }
        args.push(("otherwise", self.row(otherwise).into()));
        message(self.lang, id::AG_FX_TEST, &args)
    }

    fn pay(&self, cost: Cost, then: &Tree, otherwise: &Tree) -> String {
        let mut args: Args = vec![("cost", self.cost(cost).into())];
        let id = match (then.0.is_empty(), otherwise.0.is_empty()) {
            (_, true) => id::AG_FX_PAY_ONLY,
            (true, false) => id::AG_FX_PAY_OR,
            (false, false) => id::AG_FX_PAY,
        };
        args.push(("then", self.row(then).into()));
        args.push(("otherwise", self.row(otherwise).into()));
        message(self.lang, id, &args)
    }

    fn whom(&self, circle: Circle, then: &Tree) -> String {
        let mut args: Args = vec![("what", self.row(then).into())];
        let id = match circle {
            Circle::Here => id::AG_FX_WHOM_HERE,
            Circle::Within(n) => {
                args.push(("n", n.into()));
                id::AG_FX_WHOM_WITHIN
            }
        };
        message(self.lang, id, &args)
    }

    /// "discard an ability card": what follows "you may".
    pub(super) fn cost(&self, cost: Cost) -> String {
        let (id, args) = match cost {
            Cost::Energy(n) => (id::AG_COST_ENERGY, count(n)),
            Cost::Ability => (id::AG_COST_ABILITY, vec![]),
            Cost::Item => (id::AG_COST_ITEM, vec![]),
            Cost::Damage(n) => (id::AG_COST_DAMAGE, count(n)),
        };
        message(self.lang, id, &args)
    }

    pub(super) fn guard(&self, guard: Guard) -> String {
        let kind = |it| vec![("type", Arg::from(names::attack_name(self.lang, it)))];
        let (id, args): (Id, Args) = match guard {
            Guard::Using(it) => (id::AG_IF_USING, kind(it)),
            Guard::Facing(it) => (id::AG_IF_FACING, kind(it)),
            Guard::FoeIsCharacter => (id::AG_IF_FOE_IS_CHARACTER, vec![]),
            Guard::Hit => (id::AG_IF_HIT, vec![]),
            Guard::HasPet => (id::AG_IF_HAS_PET, vec![]),
        };
        message(self.lang, id, &args)
    }

    pub(super) fn when(&self, when: When) -> String {
        let id = match when {
            When::Movement => id::AG_WHEN_MOVEMENT,
            When::OwnTurn => id::AG_WHEN_OWN_TURN,
            When::Challenge => id::AG_WHEN_CHALLENGE,
            When::BeforeRoll => id::AG_WHEN_BEFORE_ROLL,
            When::AfterRoll => id::AG_WHEN_AFTER_ROLL,
            When::Between => id::AG_WHEN_BETWEEN,
            When::AfterHit => id::AG_WHEN_AFTER_HIT,
            When::InCombat => id::AG_WHEN_IN_COMBAT,
            When::Brink => id::AG_WHEN_BRINK,
            When::CounterInCombat => id::AG_WHEN_COUNTER_IN_COMBAT,
            When::CounterWithin(n) => {
                return message(self.lang, id::AG_WHEN_COUNTER_WITHIN, &count(n));
            }
        };
        self.plain(id)
    }

    /// Lasting effects: "+1 attack; −1 defence against beasts".
    pub(super) fn modifiers(&self, all: &[Modifier]) -> String {
        let told = all.iter().map(|it| self.during(it.during, self.change(it.change)));
        told.collect::<Vec<_>>().join("; ")
    }

    fn change(&self, change: Change) -> String {
        let by = |n: i8| vec![("n", signed(n))];
        let (id, args): (Id, Args) = match change {
            Change::Attack(n) => (id::AG_MOD_ATTACK, by(n)),
            Change::Defence(n) => (id::AG_MOD_DEFENCE, by(n)),
            Change::Might(n) => (id::AG_MOD_MIGHT, by(n)),
            Change::Life(n) => (id::AG_MOD_LIFE, by(n)),
            Change::Moves(n) => (id::AG_MOD_MOVES, by(n)),
            Change::Energy(n) => (id::AG_MOD_ENERGY, by(n)),
            Change::FirstAbility(n) => (id::AG_MOD_FIRST_ABILITY, count(n)),
            Change::Healing(n) => (id::AG_MOD_HEALING, by(n)),
        };
        message(self.lang, id, &args)
    }

    fn during(&self, during: During, what: String) -> String {
        let mut args: Args = vec![("what", what.as_str().into())];
        let id = match during {
            During::Always => return what,
            During::Against(it) => {
                args.push(("trait", names::trait_name(self.lang, it).into()));
                id::AG_DURING_AGAINST
            }
            During::AgainstCharacters => id::AG_DURING_CHARACTERS,
            During::AgainstEncounters => id::AG_DURING_ENCOUNTERS,
            During::With(kind) => {
                args.push(("type", names::attack_name(self.lang, kind).into()));
                id::AG_DURING_WITH
            }
            During::Marked => id::AG_DURING_MARKED,
        };
        message(self.lang, id, &args)
    }

    /// "a, or b".
    fn any_of(&self, parts: &[String]) -> String {
        match parts.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, before)) => {
                let args = [("one", before.join(", ").into()), ("other", last.as_str().into())];
                message(self.lang, id::AG_OR, &args)
            }
        }
    }
}

fn attach(on: On) -> Id {
    match on {
        On::Owner => id::AG_FX_ATTACH_OWNER,
        On::Space => id::AG_FX_ATTACH_SPACE,
        On::Foe => id::AG_FX_ATTACH_FOE,
        On::Target => id::AG_FX_ATTACH_TARGET,
        On::CharacterOrDiscovery => id::AG_FX_ATTACH_DISCOVERY,
        On::CharacterOrMarker => id::AG_FX_ATTACH_MARKER,
    }
}

fn custom_id(custom: Custom) -> Id {
    match custom {
        Custom::FalseMap => id::AG_FX_FALSE_MAP,
        Custom::Ambush => id::AG_FX_AMBUSH,
        Custom::Disease => id::AG_FX_DISEASE,
        Custom::Curse => id::AG_FX_CURSE,
        Custom::Hearthstone => id::AG_FX_HEARTHSTONE,
        Custom::BootyBay => id::AG_FX_BOOTY_BAY,
        Custom::PassTheCup => id::AG_FX_PASS_THE_CUP,
    }
}

/// A part as a sentence: a capital in front, a full stop at the end.
pub(super) fn sentence(part: &str) -> String {
    let stop = if part.is_empty() || part.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{stop}", capital(part))
}
