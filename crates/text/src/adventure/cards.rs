//! What the cards say, made from what they do.

use game_adventure::Card;
use game_adventure::content::{
    AbilityFacts, Back, ChallengeFacts, Ends, EventFacts, EventKind, FoeFacts, Front, ItemFacts,
    LairFacts, Once, Reward, SideFacts, Turns, Use, book,
};
use game_adventure::effect::{
    Adds, Better, During, Effect, Lasting, Modifier, On, Power, Tree, Until,
};
use game_adventure::names::{
    Ability, Challenge, Discovery, Face, Hero, Item, ItemType, Space, Trophy,
};

use super::effects::{Speaker, Teller, face, sentence};
use super::names;
use crate::lang::Lang;
use crate::message::{Arg, Id, id, message};

fn what(text: String) -> (&'static str, Arg) {
    ("what", text.into())
}

/// Parts as sentences, one after the other; empty ones are left out.
fn told(parts: impl IntoIterator<Item = String>) -> String {
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.map(|part| sentence(&part)).collect::<Vec<_>>().join(" ")
}

fn listed<T: Copy>(all: &[T], name: impl Fn(T) -> String) -> String {
    all.iter().map(|&it| name(it)).collect::<Vec<_>>().join(", ")
}

// Ability cards

pub(super) fn ability(it: Ability) -> &'static AbilityFacts<Tree> {
    &book().told.abilities[it.idx()]
}

/// "combat, energy 1".
pub fn ability_head(lang: Lang, it: Ability) -> String {
    let facts = ability(it);
    let cost = match facts.energy {
        0 => message(lang, id::AG_CARD_FREE, &[]),
        n => message(lang, id::AG_CARD_COST, &[("n", n.into())]),
    };
    format!("{}, {cost}", names::timing_name(lang, facts.timing))
}

/// What an ability card does, and what it does better at a higher level.
pub fn ability_text(lang: Lang, it: Ability) -> String {
    let facts = ability(it);
    let teller = Teller::hero(lang);
    let when = ("when", teller.when(facts.when).into());
    let row = what(teller.row(&facts.then));
    let first = match facts.needs {
        None => message(lang, id::AG_CARD_WHEN, &[when, row]),
        Some(guard) => {
            let guard = ("if", teller.guard(guard).into());
            message(lang, id::AG_CARD_WHEN_IF, &[when, guard, row])
        }
    };
    let lasting = facts.lasting.iter().flat_map(|it| lasting_parts(&teller, bearer(facts), it));
    let parts =
        std::iter::once(first).chain(lasting).chain(better(&teller, &facts.then, &facts.better));
    told(parts)
}

/// How the bearer of a card is spoken of where it changes numbers.
fn bearer(facts: &AbilityFacts<Tree>) -> Id {
    let is_own = facts.then.0.contains(&Effect::Attach(On::Owner));
    if is_own { id::AG_CARD_WHILE_YOU } else { id::AG_CARD_WHILE_BEARER }
}

/// AG-ABIL-16: what an attached card does.
fn lasting_parts(teller: &Teller, bearer: Id, it: &Lasting<Tree>) -> Vec<String> {
    let lang = teller.lang;
    let mut res = Vec::new();
    if !it.modifiers.is_empty() {
        let is_marked = it.modifiers.iter().all(|it| it.during == During::Marked);
        let id = if is_marked { id::AG_CARD_WHILE } else { bearer };
        res.push(message(lang, id, &[what(teller.modifiers(&it.modifiers))]));
    }
    if !it.each.0.is_empty() {
        let id = if it.until == Until::Sprung { id::AG_CARD_SPRUNG } else { id::AG_CARD_EACH };
        res.push(message(lang, id, &[what(teller.row(&it.each))]));
    }
    if it.shields != 0 {
        res.push(message(lang, id::AG_CARD_SHIELDS, &[("n", it.shields.into())]));
    }
    let until = match it.until {
        Until::Defeat => id::AG_CARD_UNTIL_DEFEAT,
        Until::TurnEnd => id::AG_CARD_UNTIL_TURN_END,
        Until::OwnersTurn => id::AG_CARD_UNTIL_OWNERS_TURN,
        Until::Starts(n) => {
            res.push(message(lang, id::AG_CARD_UNTIL_STARTS, &[("n", n.into())]));
            return res;
        }
        Until::Hit => id::AG_CARD_UNTIL_HIT,
        Until::Healed => id::AG_CARD_UNTIL_HEALED,
        Until::Sprung => id::AG_CARD_UNTIL_SPRUNG,
        Until::Spent => id::AG_CARD_UNTIL_SPENT,
    };
    res.push(teller.plain(until));
    res
}

/// AG-ABIL-17: the improved text, a part for everything that is better.
fn better(teller: &Teller, text: &Tree, it: &Better<Tree>) -> Vec<String> {
    let lang = teller.lang;
    let improved =
        |id: Id, text: String| message(lang, id, &[("level", names::level(it.level)), what(text)]);
    let mut res = Vec::new();
    if let Some(n) = it.energy {
        let cost = message(lang, id::AG_CARD_BETTER_COST, &[("n", n.into())]);
        res.push(improved(id::AG_CARD_IMPROVED, cost));
    }
    let (weapons, others): (Vec<_>, Vec<_>) =
        it.then.0.iter().cloned().partition(|effect| matches!(effect, Effect::Weapon(..)));
    match it.adds {
        Adds::ToText => {
            // The better attack takes the place of the other one.
            for effect in &weapons {
                if let Effect::Weapon(_, n) = effect {
                    let attack = message(lang, id::AG_FX_WEAPON_BETTER, &[("n", (*n).into())]);
                    res.push(improved(id::AG_CARD_IMPROVED, attack));
                }
            }
            if !others.is_empty() {
                let row = teller.row_after(&Tree(others), text);
                res.push(improved(id::AG_CARD_IMPROVED_ADDS, row));
            }
        }
        Adds::InsteadOfText if it.then.0.is_empty() => {}
        Adds::InsteadOfText => {
            res.push(improved(id::AG_CARD_IMPROVED_INSTEAD, teller.row(&it.then)));
        }
    }
    if !it.modifiers.is_empty() {
        res.push(improved(id::AG_CARD_IMPROVED_ADDS, teller.modifiers(&it.modifiers)));
    }
    if !it.each.0.is_empty() {
        res.push(improved(id::AG_CARD_IMPROVED_INSTEAD, teller.row(&it.each)));
    }
    if it.shields != 0 {
        let shields = message(lang, id::AG_CARD_BETTER_SHIELDS, &[("n", it.shields.into())]);
        res.push(improved(id::AG_CARD_IMPROVED, shields));
    }
    res
}

// Encounters

/// "melee attack 2, defence 6, damage 1".
pub fn foe_values<B>(lang: Lang, facts: &FoeFacts<B>) -> String {
    let args = [
        ("type", names::attack_name(lang, facts.attack.0).into()),
        ("attack", facts.attack.1.into()),
        ("defence", facts.defence.into()),
        ("damage", facts.damage.into()),
    ];
    message(lang, id::AG_ENC_VALUES, &args)
}

/// "undead, aggro".
pub fn foe_traits<B>(lang: Lang, facts: &FoeFacts<B>) -> String {
    let mut all: Vec<String> = facts.traits.iter().map(|&it| names::trait_name(lang, it)).collect();
    if facts.aggro {
        all.push(message(lang, id::AG_AGGRO, &[]));
    }
    all.join(", ")
}

/// Traits, values and powers.
pub fn foe_text(lang: Lang, facts: &FoeFacts<Tree>) -> String {
    let teller = Teller::encounter(lang);
    let mut parts = vec![foe_traits(lang, facts), foe_values(lang, facts)];
    parts.extend(powers(&teller, &facts.powers));
    if !facts.on_hit.0.is_empty() {
        parts.push(message(lang, id::AG_ENC_HIT, &[what(teller.row(&facts.on_hit))]));
    }
    told(parts)
}

/// AG-POWER-03.
fn powers(teller: &Teller, all: &[Power<Tree>]) -> Vec<String> {
    let power = |it: &Power<Tree>| {
        let args = [("on", face(it.on).into()), what(teller.row(&it.then))];
        message(teller.lang, id::AG_ENC_POWER, &args)
    };
    all.iter().map(power).collect()
}

pub(super) fn lair(space: Space) -> Option<&'static LairFacts<Tree>> {
    book().told.lairs.iter().find(|it| it.id == space)
}

/// What is printed on a board encounter; nothing for other spaces.
pub fn lair_text(lang: Lang, space: Space) -> Option<String> {
    let facts = lair(space)?;
    let mut parts: Vec<String> = facts.foe.iter().map(|foe| foe_text(lang, foe)).collect();
    parts.extend(Teller::hero(lang).sentences(&facts.then));
    parts.push(match facts.reward {
        Reward::Level(level) => {
            message(lang, id::AG_ENC_REWARD_LEVEL, &[("level", names::level(level))])
        }
        Reward::Trophy(trophy) => {
            let name = ("trophy", names::trophy_name(lang, trophy).into());
            message(lang, id::AG_ENC_REWARD_TROPHY, &[name])
        }
    });
    Some(told(parts))
}

// Items

pub(super) fn item(it: Item) -> &'static ItemFacts<Tree> {
    let card = book().card_of(it);
    match &challenge(card).back {
        Back::Item(facts) => facts,
        Back::Encounter(_) | Back::Valor(_) | Back::Blank => {
            unreachable!("AG-CARD-02: {it} is on the back of {card}")
        }
    }
}

/// "weapon, ranged attack 2, for characters with: missiles".
pub fn item_head(lang: Lang, it: Item) -> String {
    let facts = item(it);
    let mut parts = vec![names::item_type_name(lang, facts.kind)];
    if let Some((kind, n)) = facts.attack {
        let kind = ("type", names::attack_name(lang, kind).into());
        parts.push(message(lang, id::AG_ITEM_ATTACK, &[kind, ("n", n.into())]));
    }
    if let Some(n) = facts.defence {
        parts.push(message(lang, id::AG_ITEM_DEFENCE, &[("n", n.into())]));
    }
    if !facts.symbols.is_empty() {
        let all = listed(&facts.symbols, |it| names::symbol_name(lang, it));
        parts.push(message(lang, id::AG_ITEM_SYMBOLS, &[("all", all.into())]));
    }
    parts.join(", ")
}

/// "healing potion, energy potion": what an item is worth to whoever cannot use it.
pub fn item_potions(lang: Lang, it: Item) -> String {
    listed(&item(it).potions, |it| names::potion_name(lang, it))
}

/// What an item does, its potions last.
pub fn item_text(lang: Lang, it: Item) -> String {
    let facts = item(it);
    let teller = Teller::hero(lang);
    let mut parts = powers(&teller, &facts.powers);
    parts.extend(facts.usage.iter().map(|it| usage(&teller, it)));
    if !facts.modifiers.is_empty() {
        let id = match facts.kind {
            ItemType::Bag => id::AG_ITEM_LASTING,
            ItemType::Weapon | ItemType::Armour => id::AG_ITEM_EQUIPPED,
        };
        parts.push(message(lang, id, &[what(teller.modifiers(&facts.modifiers))]));
    }
    if facts.ward != 0 {
        parts.push(message(lang, id::AG_ITEM_WARD, &[("n", facts.ward.into())]));
    }
    parts.push(message(lang, id::AG_ITEM_POTIONS, &[("all", item_potions(lang, it).into())]));
    told(parts)
}

fn usage(teller: &Teller, it: &Use<Tree>) -> String {
    let when = ("when", teller.when(it.when).into());
    let row = what(teller.row(&it.then));
    match (it.once, it.cost) {
        (Once::PerTurn, None) => message(teller.lang, id::AG_USE_TURN, &[when, row]),
        (Once::Discard, None) => message(teller.lang, id::AG_USE_DISCARD, &[when, row]),
        (Once::PerTurn, Some(cost)) => {
            let cost = ("cost", teller.cost(cost).into());
            message(teller.lang, id::AG_USE_TURN_COST, &[when, cost, row])
        }
        (Once::Discard, Some(cost)) => {
            let cost = ("cost", teller.cost(cost).into());
            message(teller.lang, id::AG_USE_DISCARD_COST, &[when, cost, row])
        }
    }
}

// Challenge cards

pub(super) fn challenge(card: Challenge) -> &'static ChallengeFacts<Tree> {
    &book().told.challenges[card.idx()]
}

/// The front of a challenge card.
pub fn front_text(lang: Lang, card: Challenge) -> String {
    match &challenge(card).front {
        Front::Encounter(foe) => foe_text(lang, foe),
        Front::Event(event) => event_text(lang, event),
    }
}

/// The encounter that a card is, on its front or on its back.
pub fn encounter_text(lang: Lang, card: Challenge) -> String {
    let facts = challenge(card);
    match (&facts.front, &facts.back) {
        (Front::Encounter(foe), _) | (Front::Event(_), Back::Encounter(foe)) => foe_text(lang, foe),
        (Front::Event(event), Back::Item(_) | Back::Valor(_) | Back::Blank) => {
            event_text(lang, event)
        }
    }
}

/// Both sides of a challenge card.
pub fn challenge_text(lang: Lang, card: Challenge) -> String {
    let facts = challenge(card);
    let name = || ("name", Arg::from(names::back_name(lang, card).unwrap_or_default()));
    let back = match (&facts.front, &facts.back) {
        (Front::Encounter(_), Back::Item(_)) => {
            let text = message(lang, id::AG_EVENT_FRONT_ITEM, &[name()]);
            told([text, back_text(lang, card)])
        }
        (Front::Event(_), Back::Item(_)) => {
            let text = message(lang, id::AG_EVENT_BACK_ITEM, &[name()]);
            told([text, back_text(lang, card)])
        }
        (_, Back::Encounter(foe)) => {
            let text = message(lang, id::AG_EVENT_BACK_ENCOUNTER, &[name()]);
            told([text, foe_text(lang, foe)])
        }
        (_, Back::Valor(n)) => {
            told([message(lang, id::AG_EVENT_BACK_VALOR, &[name(), ("n", (*n).into())])])
        }
        (_, Back::Blank) => String::new(),
    };
    let front = front_text(lang, card);
    if back.is_empty() { front } else { format!("{front} {back}") }
}

/// What the back of a challenge card says; empty if nothing is on it.
pub fn back_text(lang: Lang, card: Challenge) -> String {
    match &challenge(card).back {
        Back::Item(facts) => told([item_head(lang, facts.id), item_text(lang, facts.id)]),
        Back::Encounter(foe) => foe_text(lang, foe),
        Back::Valor(n) => told([message(lang, id::AG_TROPHY_TEXT, &[("n", (*n).into())])]),
        Back::Blank => String::new(),
    }
}

fn event_text(lang: Lang, facts: &EventFacts<Tree>) -> String {
    let teller = Teller::hero(lang);
    let mut parts = vec![names::event_kind_name(lang, facts.kind)];
    if !facts.modifiers.is_empty() {
        let mods = what(teller.modifiers(&facts.modifiers));
        parts.push(message(lang, id::AG_EVENT_EVERYBODY, &[mods]));
    }
    match (facts.ends, facts.kind) {
        (Some(Ends::Rounds(n)), _) => {
            let args = [("n", n.into()), what(teller.row(&facts.then))];
            parts.push(message(lang, id::AG_EVENT_ROUNDS, &args));
        }
        (Some(Ends::Wins(n)), _) => {
            let args = [("n", n.into()), what(teller.row(&facts.then))];
            parts.push(message(lang, id::AG_EVENT_WINS, &args));
        }
        (None, EventKind::Location(space)) => {
            let space = ("space", names::space_name(lang, space).into());
            let args = [space, what(teller.row(&facts.then))];
            parts.push(message(lang, id::AG_EVENT_LIES, &args));
        }
        (None, EventKind::Global | EventKind::Special) => {
            parts.extend(teller.sentences(&facts.then));
        }
    }
    told(parts)
}

// Characters, discoveries, trophies

pub(super) fn side(hero: Hero, face: Face) -> &'static SideFacts<Tree> {
    book().told.heroes[hero.idx()].side(face)
}

fn by_level(values: [u8; 4]) -> String {
    values.map(|it| it.to_string()).join("/")
}

/// What a side of a character card does.
pub fn side_text(lang: Lang, hero: Hero, face: Face) -> String {
    let facts = side(hero, face);
    let teller = Teller::hero(lang);
    let mut parts = Vec::new();
    if !facts.turned.0.is_empty() {
        parts.push(message(lang, id::AG_HERO_TURNED, &[what(teller.row(&facts.turned))]));
    }
    if !facts.modifiers.is_empty() {
        parts.push(teller.modifiers(&facts.modifiers));
    }
    if let Some(n) = facts.flip {
        parts.push(message(lang, id::AG_HERO_FLIP, &[("n", n.into())]));
    }
    match facts.turns {
        Turns::Never => {}
        Turns::IfPeaceful => parts.push(teller.plain(id::AG_HERO_PEACEFUL)),
        Turns::May => parts.push(teller.plain(id::AG_HERO_MAY)),
    }
    told(parts)
}

/// A side with its values by level: "Frost Armor: ranged attack 1/2/3/4, …".
pub fn side_values(lang: Lang, hero: Hero, face: Face) -> String {
    let facts = side(hero, face);
    let args = [
        ("side", names::side_name(lang, hero, face).into()),
        ("type", names::attack_name(lang, facts.attack).into()),
        ("attack", by_level(facts.values).into()),
        ("defence", by_level(facts.defence).into()),
        ("damage", by_level(facts.damage).into()),
    ];
    message(lang, id::AG_HERO_SIDE, &args)
}

/// Both sides of the cards of a character.
pub fn hero_text(lang: Lang, hero: Hero) -> String {
    let facts = &book().told.heroes[hero.idx()];
    let life = message(lang, id::AG_HERO_LIFE, &[("all", by_level(facts.life).into())]);
    let head =
        format!("{}, {}", names::hero_kin(lang, hero), names::faction_name(lang, facts.faction));
    let symbols = listed(&facts.symbols, |it| names::symbol_name(lang, it));
    let symbols = message(lang, id::AG_HERO_SYMBOLS, &[("all", symbols.into())]);
    let sides = Face::ALL
        .iter()
        .map(|&face| told([side_values(lang, hero, face), side_text(lang, hero, face)]));
    told([head, life, symbols].into_iter().chain(sides))
}

pub fn discovery_text(lang: Lang, it: Discovery) -> String {
    let facts = &book().told.discoveries[it.idx()];
    let teller = Teller::hero(lang);
    let row = match it {
        Discovery::RocketBoots => teller.plain(id::AG_FX_BOOTS),
        Discovery::Gold => {
            message(lang, id::AG_DISCOVERY_GOLD_WHEN, &[what(teller.row(&facts.then))])
        }
        Discovery::Hearthstone
        | Discovery::FarSight
        | Discovery::Merchant
        | Discovery::Ambush
        | Discovery::FalseMap
        | Discovery::PowerDrain
        | Discovery::Disease
        | Discovery::Bomb
        | Discovery::Curse => teller.row(&facts.then),
    };
    let row = sentence(&row);
    if facts.kept { message(lang, id::AG_DISCOVERY_KEPT, &[what(row)]) } else { row }
}

pub fn trophy_text(lang: Lang, it: Trophy) -> String {
    let facts = book().trophy(it);
    let id: Id = if facts.once { id::AG_TROPHY_ONCE } else { id::AG_TROPHY_TEXT };
    told([message(lang, id, &[("n", facts.valor.into())])])
}

/// What a card, token or place says.
pub fn card_text(lang: Lang, card: Card) -> String {
    match card {
        Card::Ability(it) => ability_text(lang, it),
        Card::Item(it) => item_text(lang, it),
        Card::Challenge(it) => challenge_text(lang, it),
        Card::Discovery(it) => discovery_text(lang, it),
        Card::Space(it) => {
            let space = super::summary::space_text(lang, it);
            match lair_text(lang, it) {
                None => space,
                Some(text) => {
                    format!("{} {}: {text}", sentence(&space), names::lair_name(lang, it))
                }
            }
        }
        Card::Hero(it) => hero_text(lang, it),
    }
}

/// Effects as sentences, as a card of this kind would say them.
pub fn effects_text(lang: Lang, speaker: Speaker, tree: &Tree) -> String {
    Teller { lang, speaker }.sentences(tree).join(" ")
}

/// A lasting effect.
pub fn modifier_text(lang: Lang, modifier: Modifier) -> String {
    sentence(&Teller::hero(lang).modifiers(&[modifier]))
}
