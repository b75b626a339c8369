//! What a card does, in icons and numbers: the short form of the sentences of [`cards`](super::cards), made from the same
//! effects.
//!
//! Where and for how long an effect counts is left to the sentence. At most three icons stand in a row, then an ellipsis.

use game_adventure::content::{Back, Front, Goal, Once, Prey, Use, Wanted, book};
use game_adventure::effect::{
    Change, Cost, Custom, During, Effect, Guard, Lasting, Modifier, On, Power, Reach, Side, Tree,
    When, Who,
};
use game_adventure::names::{
    Ability, AttackType, Challenge, Discovery, Item, Potion, Quest, Space, Trait, Trophy,
};

use super::cards::{
    ability as ability_facts, challenge as challenge_facts, item as item_facts, lair,
};
use super::effects::{Speaker, face};
use crate::sign::{Sign, icon, joined, minus, plus, signed};

type Group = Vec<Sign>;

/// An ability card: what it needs, what it does at once, and what it does while it lies.
pub fn ability(it: Ability) -> Vec<Sign> {
    let facts = ability_facts(it);
    let teller = Signs { speaker: Speaker::Hero };
    let mut groups = Vec::new();
    if let When::CounterInCombat | When::CounterWithin(_) = facts.when {
        groups.push(vec![icon("foe", ""), icon("counter", "")]);
    } else {
        groups.extend(teller.effects(&facts.then));
    }
    if let Some(lasting) = &facts.lasting {
        let is_own = facts.then.0.contains(&Effect::Attach(On::Owner));
        groups.extend(teller.lasting(is_own, lasting));
    }
    joined(groups)
}

/// An item: what it gives while it is carried, what its die sets off, and what it can be used for. What is nothing but a
/// potion tells which.
pub fn item(it: Item) -> Vec<Sign> {
    let facts = item_facts(it);
    let teller = Signs { speaker: Speaker::Hero };
    let mut groups = Vec::new();
    groups.extend(facts.attack.map(|(kind, n)| vec![icon(attack(kind), n.to_string())]));
    groups.extend(facts.defence.map(|n| vec![icon("defence", n.to_string())]));
    groups.extend(facts.powers.iter().map(|it| teller.power(it)));
    groups.extend(facts.usage.iter().map(|it| teller.usage(it)));
    groups.extend(facts.modifiers.iter().map(modifier));
    if facts.ward != 0 {
        groups.push(vec![icon("damage", minus(facts.ward))]);
    }
    if groups.is_empty() {
        groups.extend(facts.potions.iter().map(|&it| vec![icon(potion(it), plus(1))]));
    }
    joined(groups)
}

/// The front of a challenge card, or the encounter on its back; what its attack is worth stands in its corners.
pub fn challenge(card: Challenge) -> Vec<Sign> {
    let facts = challenge_facts(card);
    match (&facts.front, &facts.back) {
        (Front::Encounter(foe), _) | (Front::Event(_), Back::Encounter(foe)) => {
            foe_signs(foe.attack, &foe.powers, &foe.on_hit)
        }
        (Front::Event(event), Back::Item(_) | Back::Valor(_) | Back::Blank) => {
            let teller = Signs { speaker: Speaker::Hero };
            let lasting = event.modifiers.iter().map(modifier);
            joined(lasting.chain(teller.effects(&event.then)).collect())
        }
    }
}

/// What waits on a board encounter.
pub fn lair_signs(space: Space) -> Vec<Sign> {
    let Some(facts) = lair(space) else { return Vec::new() };
    match &facts.foe {
        Some(foe) => foe_signs(foe.attack, &foe.powers, &foe.on_hit),
        None => joined(Signs { speaker: Speaker::Hero }.effects(&facts.then)),
    }
}

/// What the die sets off, and what a hit brings; of an encounter that can do neither, its attack.
fn foe_signs((kind, n): (AttackType, u8), powers: &[Power<Tree>], on_hit: &Tree) -> Vec<Sign> {
    let teller = Signs { speaker: Speaker::Encounter };
    let mut groups: Vec<Group> = powers.iter().map(|it| teller.power(it)).collect();
    if !on_hit.0.is_empty() {
        groups.push([vec![icon("damage", ":")], teller.row(on_hit)].concat());
    }
    if groups.is_empty() {
        groups.push(vec![icon(attack(kind), n.to_string())]);
    }
    joined(groups)
}

pub fn discovery(it: Discovery) -> Vec<Sign> {
    if it == Discovery::RocketBoots {
        return vec![icon("reroll", "")];
    }
    let facts = &book().told.discoveries[it.idx()];
    joined(Signs { speaker: Speaker::Hero }.effects(&facts.then))
}

pub fn trophy(it: Trophy) -> Vec<Sign> {
    vec![icon("valor", plus(book().trophy(it).valor))]
}

/// What a quest asks for, and what it is worth.
pub fn quest(it: Quest) -> Vec<Sign> {
    let facts = book().quest(it);
    let goal = match &facts.goal {
        Goal::Gather(from, _) => {
            vec![icon("target", from.len().to_string()), icon("place-city", "")]
        }
        Goal::Visit(all, _) => vec![icon("target", all.len().to_string())],
        Goal::Slay(n, prey) => vec![icon(prey_slug(prey), times(*n))],
        Goal::HandIn(n, wanted) => {
            let which = wanted_slug(wanted).map(|it| icon(it, ""));
            which.into_iter().chain([icon("bag", times(*n))]).collect()
        }
        Goal::Meet(n, _) => vec![icon("you", times(*n))],
        Goal::Hurt(n, _) => vec![icon("you", ""), icon("life", minus(*n))],
        Goal::Beat(n, _) => vec![icon("you", ""), icon("melee", times(*n))],
    };
    joined(vec![goal, vec![icon("valor", plus(facts.valor))]])
}

fn times(n: u8) -> String {
    format!("×{n}")
}

fn prey_slug(prey: &Prey) -> &'static str {
    match (prey.overlord, prey.space, prey.kind) {
        (true, ..) => "place-overlord",
        (_, Some(_), _) => "place-encounter",
        (.., Some(kind)) => kin(kind),
        (false, None, None) => "foe",
    }
}

fn wanted_slug(wanted: &Wanted) -> Option<&'static str> {
    wanted.kind.map(kin)
}

const fn attack(kind: AttackType) -> &'static str {
    match kind {
        AttackType::Melee => "melee",
        AttackType::Ranged => "ranged",
    }
}

const fn potion(potion: Potion) -> &'static str {
    match potion {
        Potion::Healing => "life",
        Potion::Energy => "energy",
        Potion::Speed => "moves",
    }
}

const fn kin(kind: Trait) -> &'static str {
    match kind {
        Trait::Beast => "trait-beast",
        Trait::Undead => "trait-undead",
        Trait::Humanoid => "trait-humanoid",
        Trait::Demon => "trait-demon",
        Trait::Dragonkin => "trait-dragonkin",
        Trait::Elemental => "trait-elemental",
        Trait::Giant => "trait-giant",
        Trait::Mechanical => "trait-mechanical",
    }
}

fn cost(cost: Cost) -> Sign {
    match cost {
        Cost::Energy(n) => icon("energy", minus(n)),
        Cost::Ability => icon("card", minus(1)),
        Cost::Item => icon("bag", minus(1)),
        Cost::Damage(n) => icon("life", minus(n)),
    }
}

fn guard(guard: Guard) -> Sign {
    match guard {
        Guard::Using(kind) | Guard::Facing(kind) => icon(attack(kind), ":"),
        Guard::FoeIsCharacter => icon("you", ":"),
        Guard::Hit => icon("damage", ":"),
        Guard::HasPet => icon("trait-beast", ":"),
    }
}

fn modifier(it: &Modifier) -> Group {
    let during = match it.during {
        During::Always => None,
        During::Against(kind) => Some(kin(kind)),
        During::AgainstCharacters => Some("you"),
        During::AgainstEncounters => Some("foe"),
        During::With(kind) => Some(attack(kind)),
        During::Marked => Some("target"),
    };
    let change = match it.change {
        Change::Attack(n) => icon("melee", signed(n)),
        Change::Defence(n) => icon("defence", signed(n)),
        Change::Might(n) => icon("damage", signed(n)),
        Change::Life(n) => icon("life", signed(n)),
        Change::Moves(n) => icon("moves", signed(n)),
        Change::Energy(n) => icon("energy", signed(n)),
        Change::FirstAbility(n) => icon("energy", minus(n)),
        Change::Healing(n) => icon("res-large-potion", signed(n)),
    };
    during.map(|it| icon(it, ":")).into_iter().chain([change]).collect()
}

/// Who speaks decides who the enemy is.
#[derive(Clone, Copy, Debug)]
struct Signs {
    speaker: Speaker,
}

impl Signs {
    fn effects(self, tree: &Tree) -> Vec<Group> {
        tree.0.iter().map(|it| self.effect(it)).collect()
    }

    /// Effects that are one part: behind a price, or one of two.
    fn row(self, tree: &Tree) -> Group {
        self.effects(tree).concat()
    }

    /// AG-POWER-03.
    fn power(self, it: &Power<Tree>) -> Group {
        [vec![icon("die", format!("{}:", face(it.on)))], self.row(&it.then)].concat()
    }

    fn usage(self, it: &Use<Tree>) -> Group {
        let price: Group = match (it.once, it.cost) {
            (Once::PerTurn, None) => Vec::new(),
            (Once::PerTurn, Some(price)) => vec![cost(price), Sign::Pays],
            (Once::Discard, _) => vec![icon("discard", ""), Sign::Pays],
        };
        [price, self.row(&it.then)].concat()
    }

    /// What a card does while it lies with its owner, or with another.
    fn lasting(self, is_own: bool, it: &Lasting<Tree>) -> Vec<Group> {
        let on_foe = |group: Group| {
            let is_told = is_own || matches!(group.first(), Some(Sign::Icon("foe" | "target", _)));
            if is_told { group } else { [vec![icon("foe", "")], group].concat() }
        };
        let mut res: Vec<Group> = it.modifiers.iter().map(|it| on_foe(modifier(it))).collect();
        res.extend(self.effects(&it.each).into_iter().map(on_foe));
        if it.shields != 0 {
            res.push(vec![icon("defence", times(it.shields))]);
        }
        res
    }

    /// Who is told by an icon.
    fn who(self, who: Who) -> Option<&'static str> {
        match (who, self.speaker) {
            (Who::Owner, _) | (Who::Foe, Speaker::Encounter) => None,
            (Who::Foe | Who::Target, _) => Some("foe"),
            (Who::OthersHere, _) => Some("you"),
        }
    }

    fn side(self, side: Side) -> Option<&'static str> {
        match (side, self.speaker) {
            (Side::Own, _) => None,
            (Side::Enemy, Speaker::Hero) => Some("foe"),
            (Side::Enemy, Speaker::Encounter) => Some("you"),
        }
    }

    fn effect(self, effect: &Effect<Tree>) -> Group {
        let of = |subject: Option<&'static str>, sign: Sign| -> Group {
            subject.map(|it| icon(it, "")).into_iter().chain([sign]).collect()
        };
        let on = |who: Who, sign: Sign| of(self.who(who), sign);
        let at = |side: Side, sign: Sign| of(self.side(side), sign);
        match *effect {
            Effect::Damage(who, n) => on(who, icon("life", minus(n))),
            Effect::Heal(who, n) => on(who, icon("life", plus(n))),
            Effect::Draw(who, n) => on(who, icon("card", plus(n))),
            Effect::Discard(who, n) | Effect::Drop(who, n) => on(who, icon("card", minus(n))),
            Effect::Lose(who, _) => on(who, icon("bag", minus(1))),
            Effect::Gain(who, _) => on(who, icon("bag", plus(1))),
            Effect::Energy(who, n) => on(who, icon("energy", plus(n))),
            Effect::Sap(who, n) => on(who, icon("energy", minus(n))),
            Effect::Drain(who) => on(who, icon("energy", "0")),
            Effect::Moves(n) => vec![icon("moves", plus(n))],
            Effect::Slow(who, n) => on(who, icon("moves", minus(n))),
            Effect::Wither(who) => on(who, icon("disc-disease", "")),
            Effect::Daze(who) => on(who, icon("hold", "")),
            Effect::Go(who, Reach::City | Reach::CityDespiteAggro) => {
                on(who, icon("place-city", ""))
            }
            Effect::Go(who, Reach::Units(_)) => on(who, icon("res-flight", "")),
            Effect::Go(who, Reach::Steps(n)) => on(who, icon("moves", format!("≤{n}"))),
            Effect::Push(n) => vec![icon("foe", ""), icon("moves", n.to_string())],
            Effect::Place(who) => on(who, icon("res-discovery", plus(1))),
            Effect::Attack(side, n) => at(side, icon("melee", signed(n))),
            Effect::Defence(side, n) => at(side, icon("defence", signed(n))),
            Effect::Might(side, n) => at(side, icon("damage", signed(n))),
            Effect::Reroll(side) => at(side, icon("reroll", "")),
            Effect::Best(n) => vec![icon("die", plus(n))],
            Effect::Weapon(kind, n) => vec![icon(attack(kind), n.to_string())],
            Effect::Hold(side) => at(side, icon("hold", "")),
            Effect::Stun(n) => {
                vec![icon("die", format!("{}+", face(n))), Sign::Pays, icon("hold", "")]
            }
            Effect::Rider(ref then) => [vec![icon("damage", ":")], self.row(then)].concat(),
            Effect::EndCombat | Effect::Shun => vec![icon("flee", "")],
            Effect::Counter => vec![icon("counter", "")],
            // What lies there tells what it does; and an event that goes tells nothing of it.
            Effect::Attach(_) | Effect::Leave => Vec::new(),
            Effect::Scout(_) => vec![icon("search", "")],
            Effect::FarSight => vec![icon("disc-far-sight", "")],
            Effect::Trade => vec![icon("disc-merchant", "")],
            Effect::TurnOver => vec![icon("turn-over", "")],
            Effect::Survive(n) => vec![icon("life", format!("={n}"))],
            Effect::Test(n, ref then, ref otherwise) => {
                let test = vec![icon("die", format!("{}+", face(n))), Sign::Pays];
                [test, self.either(then, otherwise)].concat()
            }
            Effect::If(it, ref then) => [vec![guard(it)], self.row(then)].concat(),
            Effect::Pay(price, ref then, ref otherwise) => {
                let price = vec![cost(price), Sign::Pays];
                [price, self.either(then, otherwise)].concat()
            }
            Effect::Choose(ref inner) => {
                let all = self.effects(inner).into_iter().filter(|it| !it.is_empty());
                all.reduce(|res, it| [res, vec![Sign::Or], it].concat()).unwrap_or_default()
            }
            Effect::Whom(_, ref inner) => self.row(inner),
            Effect::Custom(it) => custom(it),
        }
    }

    /// What follows, or else.
    fn either(self, then: &Tree, otherwise: &Tree) -> Group {
        match (self.row(then), self.row(otherwise)) {
            (then, otherwise) if otherwise.is_empty() => then,
            (then, otherwise) if then.is_empty() => [vec![Sign::Or], otherwise].concat(),
            (then, otherwise) => [then, vec![Sign::Or], otherwise].concat(),
        }
    }
}

fn custom(custom: Custom) -> Group {
    match custom {
        Custom::FalseMap => vec![icon("disc-false-map", "")],
        Custom::Ambush => vec![icon("foe", "!")],
        Custom::Disease => vec![icon("disc-disease", "")],
        Custom::Curse => vec![icon("disc-curse", "")],
        Custom::Hearthstone => vec![icon("place-city", "")],
        Custom::BootyBay => vec![icon("bag", ""), Sign::Pays, icon("trophy", "")],
        Custom::PassTheCup => vec![icon("you", ""), icon("card", "±1")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(signs: &[Sign]) -> String {
        let sign = |it: &Sign| match it {
            Sign::Icon(slug, value) => format!("{slug}{value}"),
            Sign::Pays => "→".to_owned(),
            Sign::Or => "/".to_owned(),
            Sign::Bar => "|".to_owned(),
            Sign::More => "…".to_owned(),
        };
        signs.iter().map(sign).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn cards_tell_what_they_do() {
        let all = [
            (Ability::Bloodrage, "life−1 | energy+2"),
            (Ability::HeroicStrike, "melee+1"),
            (Ability::Charge, "moves+2 | melee+1"),
            (Ability::IntimidatingShout, "foe melee−2"),
            (Ability::Pummel, "foe counter"),
            (Ability::ConcussiveShot, "die5+ → hold"),
            (Ability::Fireball, "ranged4 | damage+1"),
            (Ability::FrostNova, "melee: foe melee−2"),
            (Ability::LastStand, "life=1"),
            (Ability::CurseOfAgony, "foe life−1"),
            (Ability::HuntersMark, "target: melee+1"),
            (Ability::SummonVoidwalker, "defence×1"),
            (Ability::Portal, "place-city"),
        ];
        for (card, expected) in all {
            assert_eq!(told(&ability(card)), expected, "{card}");
        }
    }

    #[test]
    fn encounters_speak_of_who_fights_them() {
        assert_eq!(told(&challenge(Challenge::DiseasedWolf)), "dieX: damage+1 …");
        assert_eq!(told(&challenge(Challenge::CryptRat)), "die4: you melee−1");
    }

    /// A row that is too long is cut, and none is empty.
    #[test]
    fn every_gist_is_short_and_says_something() {
        let n_icons =
            |signs: &[Sign]| signs.iter().filter(|it| matches!(it, Sign::Icon(..))).count();
        let check = |name: &str, signs: Vec<Sign>| {
            assert!((1..=6).contains(&n_icons(&signs)), "{name}: {}", told(&signs));
        };
        for &it in Ability::ALL {
            check(it.name(), ability(it));
        }
        for &it in Item::ALL {
            check(it.name(), item(it));
        }
        for &it in Challenge::ALL {
            check(it.name(), challenge(it));
        }
        for &it in Quest::ALL {
            check(it.name(), quest(it));
        }
        for &it in Discovery::ALL {
            check(it.name(), discovery(it));
        }
        for &it in Trophy::ALL {
            check(it.name(), trophy(it));
        }
    }
}
