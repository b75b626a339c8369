//! What a card does, in icons and numbers: the short form of the sentences of [`cards`](super::cards), made from the same
//! effects.
//!
//! Not every effect has a short form: conditions and places are left to the sentence. At most three icons stand in a row,
//! then an ellipsis.

use game_quest::content::book;
use game_quest::effect::{
    Amount, Change, Cost, During, Effect, Foes, Modifier, Reaction, Targets, Tree, Trigger, Use,
    Who, Window,
};
use game_quest::names::{
    ActionCard, Condition, Dungeon, Gear, Keyword, Kind, Location, Model, Peril, Sheet,
};

use crate::sign::{Sign, icon, joined, minus, plus, signed};

/// An action card: its action line, what changes it, and what comes before and after.
pub fn action_card(card: ActionCard) -> Vec<Sign> {
    let facts = &book().told.actions[card.idx()];
    let mut groups = Vec::new();
    if card.kind() == Kind::Attack {
        let (slug, value) = match facts.targets {
            Targets::None => ("kind-attack", String::new()),
            Targets::UpTo(n) => ("kind-attack", format!("≤{n}")),
            Targets::OneOrZone(n) => ("zone", format!("≤{n}")),
            Targets::Zone => ("zone", String::new()),
        };
        let mut group = vec![icon(slug, value)];
        if facts.ranged {
            group.push(icon("ranged", ""));
        }
        groups.push(group);
    }
    groups.extend(effects(&facts.before));
    if facts.look != 0 {
        groups.push(vec![icon("dungeon-event", facts.look.to_string())]);
    }
    groups.extend(facts.modifiers.iter().map(|it| vec![change(it.change)]));
    groups.extend(facts.uses.iter().map(with_cost));
    groups.extend(effects(&facts.after));
    if groups.is_empty() {
        groups.push(vec![plain(card.kind())]);
    }
    joined(groups)
}

/// What an action without any other line brings.
fn plain(kind: Kind) -> Sign {
    match kind {
        Kind::Attack => icon("kind-attack", ""),
        Kind::Explore => icon("kind-explore", plus(1)),
        Kind::Aid => icon("token", plus(1)),
        Kind::Rest => icon("health", plus(1)),
    }
}

pub fn gear(gear: Gear) -> Vec<Sign> {
    let facts = &book().told.gear[gear.idx()];
    let mut groups: Vec<Vec<Sign>> = facts.modifiers.iter().map(lasting).collect();
    groups.extend(facts.uses.iter().map(with_window));
    groups.extend(facts.reactions.iter().map(reaction));
    if gear == Gear::LegendaryFortune {
        groups.push(vec![icon("gear-legend", "")]);
    }
    joined(groups)
}

pub fn dungeon(card: Dungeon) -> Vec<Sign> {
    let facts = &book().told.dungeon[card.idx()];
    let mut groups: Vec<Vec<Sign>> = facts.uses.iter().map(with_window).collect();
    groups.extend(effects(&facts.then));
    if facts.treasure != 0 {
        groups.push(vec![icon("deck-gear", facts.treasure.to_string())]);
    }
    joined(groups)
}

/// What a location does; for one that does nothing, whom it spawns.
pub fn location(location: Location) -> Vec<Sign> {
    let facts = &book().told.locations[location.idx()];
    let mut groups: Vec<Vec<Sign>> = facts.uses.iter().map(with_cost).collect();
    groups.extend(facts.reactions.iter().map(reaction));
    if groups.is_empty() {
        let (up, down) = (book().location(location).up, book().location(location).down);
        groups.push(vec![icon("deck-enemies", up.to_string()), icon("shadows", down.to_string())]);
    }
    joined(groups)
}

pub fn condition(condition: Condition) -> Vec<Sign> {
    let facts = &book().told.conditions[condition.idx()];
    let mut groups: Vec<Vec<Sign>> =
        facts.modifiers.iter().map(|it| vec![change(it.change)]).collect();
    groups.extend(facts.reactions.iter().map(reaction));
    joined(groups)
}

/// A colour of the peril track in a quest; nothing for a quiet space.
pub fn peril(sheet: Sheet, peril: Peril) -> Vec<Sign> {
    let facts = &book().told.quests[sheet.idx()];
    match peril {
        Peril::Plain => Vec::new(),
        Peril::Green => joined(effects(&facts.green)),
        Peril::Blue => joined(effects(&facts.blue)),
        Peril::Red => joined(effects(&facts.red)),
    }
}

/// WQ-ENEMY-ACT-04: the effect bar from left to right, one icon for each keyword.
pub fn bar(model: Model) -> Vec<&'static str> {
    book().model(model).bar.iter().map(|&it| keyword(it)).collect()
}

fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Advance => "key-advance",
        Keyword::Retreat => "key-retreat",
        Keyword::Inflict => "attack",
        Keyword::Prey => "key-prey",
        Keyword::Ensnare => "key-ensnare",
        Keyword::Lacerate => "condition-bleeding",
        Keyword::Disease => "condition-sickened",
        Keyword::Swarm => "key-swarm",
        Keyword::Ambush => "key-ambush",
        Keyword::Frenzy => "key-frenzy",
        Keyword::Regenerate => "key-regenerate",
        Keyword::Mob => "key-mob",
    }
}

fn effects(tree: &Tree) -> Vec<Vec<Sign>> {
    tree.0.iter().map(effect).collect()
}

/// Effects that are one part: behind a price, or one of two.
fn row(tree: &Tree) -> Vec<Sign> {
    effects(tree).concat()
}

fn effect(it: &Effect<Tree>) -> Vec<Sign> {
    let of = |subject: Who, sign: Sign| match who(subject) {
        Some(slug) => vec![icon(slug, ""), sign],
        None => vec![sign],
    };
    match *it {
        Effect::Suffer(subject, n) => of(subject, icon("wound", amount(n))),
        Effect::Recover(subject, n) => of(subject, icon("health", plus(n))),
        Effect::Claim(subject, n) => of(subject, icon("token", plus(n))),
        Effect::Lose(subject, n) => of(subject, icon("token", minus(n))),
        Effect::Gain(subject, it) => of(subject, icon(held(it), "")),
        Effect::Remove(_, it) => vec![icon(held(it), "×")],
        Effect::Cure(subject, n) => of(subject, icon("cure", n.to_string())),
        Effect::Ready(subject, n) => of(subject, icon("ready", n.to_string())),
        Effect::Tire(subject, n) => of(subject, icon("exhausted", n.to_string())),
        Effect::Revive(n) => vec![icon("revive", plus(n))],
        Effect::Treasure(_, n) => vec![icon("deck-gear", n.to_string())],
        Effect::Engage(subject, foes) => of(subject, icon("engage", number(foes))),
        Effect::Retreat(foes) => vec![icon("key-retreat", number(foes))],
        Effect::Exhaust(foes) => vec![icon("deck-enemies", ""), icon("exhausted", number(foes))],
        Effect::Hit(foes, n) => match foes {
            Foes::All(_) | Foes::Others(_) => vec![icon("zone", ""), icon("hit", n.to_string())],
            Foes::This
            | Foes::Nemesis
            | Foes::Targeted
            | Foes::Pick(..)
            | Foes::UpTo(..)
            | Foes::Highest(_)
            | Foes::Named(_) => vec![icon("hit", n.to_string())],
        },
        Effect::Mend(_, n) => vec![icon("key-regenerate", plus(n))],
        Effect::Activate(_) => vec![icon("attack", "!")],
        Effect::Spawn(_, n) => vec![icon("deck-enemies", spawned(n))],
        Effect::Emerge(_) => vec![icon("lair", "!")],
        Effect::Progress(n) => vec![icon("deck-locations", signed(n))],
        Effect::Peril(n) => vec![icon("peril", signed(n))],
        Effect::Draw(n) => vec![icon("deck-dungeon", n.to_string())],
        Effect::Refresh => vec![icon("deck-gear", ""), icon("ready", "")],
        Effect::Train(_) => vec![icon("trainer", plus(1))],
        Effect::Doom(n) => vec![icon("set-nemeses", format!("/{n}"))],
        Effect::Scout(n) => vec![icon("dungeon-event", n.to_string())],
        Effect::Success(n) => vec![icon("success", plus(n))],
        Effect::Defence(n) => vec![icon("defence", plus(n))],
        Effect::Blank(n) => vec![icon("attack", minus(n))],
        Effect::Dice(n) => vec![icon("dice", plus(n))],
        Effect::Reroll(9..) => vec![icon("reroll", "")],
        Effect::Reroll(n) => vec![icon("reroll", n.to_string())],
        Effect::Encore => vec![icon("encore", plus(1))],
        Effect::Choose(subject, ref inner) => {
            let mut res: Vec<Sign> = who(subject).map(|it| icon(it, "")).into_iter().collect();
            for (nth, it) in inner.0.iter().enumerate() {
                if nth != 0 {
                    res.push(Sign::Or);
                }
                res.extend(effect(it));
            }
            res
        }
        Effect::Pay(_, price, ref inner) => [vec![cost(price), Sign::Pays], row(inner)].concat(),
        Effect::May(ref inner) | Effect::If(_, ref inner) => row(inner),
        Effect::Custom(_) => vec![icon("dungeon-warpstone", "")],
    }
}

/// Heroes who are told by an icon; the others by the sentence.
fn who(who: Who) -> Option<&'static str> {
    match who {
        Who::Leader => Some("leader"),
        Who::Each
        | Who::EachUnengaged
        | Who::EachEngaged
        | Who::EachSurrounded
        | Who::EachTokenless
        | Who::UpToTwo => Some("party"),
        Who::Owner
        | Who::Active
        | Who::Target
        | Who::Engaged
        | Who::EngagedElseActive
        | Who::MostWounds
        | Who::FewestWounds
        | Who::FewestEngaged
        | Who::One
        | Who::Another
        | Who::Same => None,
    }
}

fn amount(amount: Amount) -> String {
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::Attack | Amount::OthersIn(_) | Amount::In(_) | Amount::Heroes | Amount::Pulled => {
            "×".to_owned()
        }
    }
}

fn spawned(n: Amount) -> String {
    if n == Amount::Heroes { "1×".to_owned() } else { amount(n) }
}

fn number(foes: Foes) -> String {
    match foes {
        Foes::Pick(n, _) => n.to_string(),
        Foes::UpTo(n, _) => format!("≤{n}"),
        Foes::This
        | Foes::Nemesis
        | Foes::Targeted
        | Foes::All(_)
        | Foes::Others(_)
        | Foes::Highest(_)
        | Foes::Named(_) => String::new(),
    }
}

fn held(condition: Condition) -> &'static str {
    match condition {
        Condition::Sickened => "condition-sickened",
        Condition::Bleeding => "condition-bleeding",
        Condition::Empowered => "condition-empowered",
    }
}

fn cost(cost: Cost) -> Sign {
    match cost {
        Cost::Exhaust => icon("exhausted", ""),
        Cost::Deplete | Cost::Discard => icon("discard", ""),
        Cost::Suffer(n) => icon("wound", n.to_string()),
        Cost::Tokens(n) | Cost::PartyTokens(n) => icon("token", minus(n)),
    }
}

fn kind(kind: Kind) -> Sign {
    let slug = match kind {
        Kind::Attack => "kind-attack",
        Kind::Explore => "kind-explore",
        Kind::Aid => "kind-aid",
        Kind::Rest => "kind-rest",
    };
    icon(slug, ":")
}

fn change(change: Change) -> Sign {
    match change {
        Change::Success(Amount::N(n)) => icon("success", plus(n)),
        Change::Success(_) => icon("success", plus(1)),
        Change::Defence(n) => icon("defence", plus(n)),
        Change::Dice(n) => icon("dice", plus(n)),
        Change::PerCritical(n) => icon("die-critical", plus(n)),
        Change::VersusElite(n) => icon("set-nemeses", plus(n)),
        Change::Pierce(9..) => icon("resilience", "0"),
        Change::Pierce(n) => icon("resilience", minus(n)),
        Change::Ranged => icon("ranged", ""),
        Change::Blank(n) => icon("attack", minus(n)),
        Change::Health(n) => icon("health", plus(n)),
        Change::Infection(n) => icon("health", minus(n)),
        Change::Ward(n) => icon("wound", minus(n)),
        Change::NoConditions => icon("condition-sickened", "0"),
        Change::Tireless => icon("ready", ""),
        Change::CannotBeEngaged => icon("engage", "0"),
        Change::CannotBeExhausted => icon("exhausted", "0"),
    }
}

fn lasting(it: &Modifier) -> Vec<Sign> {
    match it.during {
        During::Always | During::Actions => vec![change(it.change)],
        During::Only(of) => vec![kind(of), change(it.change)],
        During::Duels => vec![kind(Kind::Attack), change(it.change)],
    }
}

/// The price and what it buys.
fn with_cost(it: &Use<Tree>) -> Vec<Sign> {
    let mut then = row(&it.then);
    if then.is_empty() && it.window == Window::WouldSuffer {
        then.push(icon("wound", "0"));
    }
    let price: Vec<Sign> = it.cost.into_iter().flat_map(|it| [cost(it), Sign::Pays]).collect();
    [price, then].concat()
}

/// The same after the action in which it can be used.
fn with_window(it: &Use<Tree>) -> Vec<Sign> {
    let of = match it.window {
        Window::BeforeRoll(of) | Window::Reroll(of) | Window::Modify(of) => of,
        Window::Activation
        | Window::HeroPhase
        | Window::AfterCard
        | Window::OthersAttack
        | Window::Engaged
        | Window::WouldSuffer
        | Window::LocationPhase
        | Window::BeforeTravel => None,
    };
    let is_told = it.cost.is_none();
    let window: Vec<Sign> = of.filter(|_| is_told).map(kind).into_iter().collect();
    [window, with_cost(it)].concat()
}

fn reaction(it: &Reaction<Tree>) -> Vec<Sign> {
    let of = match it.when {
        Trigger::After(of) => Some(of),
        Trigger::OwnAid => Some(Kind::Aid),
        Trigger::ActivationEnd
        | Trigger::Engaged
        | Trigger::EnemyPhase
        | Trigger::LocationPhase
        | Trigger::Revealed
        | Trigger::TravelFrom
        | Trigger::Drawn => None,
    };
    [of.map(kind).into_iter().collect(), row(&it.then)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn icons(gist: &[Sign]) -> Vec<(&str, &str)> {
        let icon = |it: &Sign| match it {
            Sign::Icon(slug, value) => Some((*slug, value.clone())),
            Sign::Pays | Sign::Or | Sign::Bar | Sign::More => None,
        };
        let all: Vec<(&str, String)> = gist.iter().filter_map(icon).collect();
        all.into_iter().map(|(slug, value)| (slug, &*value.leak())).collect()
    }

    #[test]
    fn every_card_has_a_gist_that_fits() {
        let mut all: Vec<(String, Vec<Sign>)> = Vec::new();
        all.extend(ActionCard::ALL.iter().map(|&it| (it.to_string(), action_card(it))));
        all.extend(Gear::ALL.iter().map(|&it| (it.to_string(), gear(it))));
        all.extend(Dungeon::ALL.iter().map(|&it| (it.to_string(), dungeon(it))));
        all.extend(Location::ALL.iter().map(|&it| (it.to_string(), location(it))));
        all.extend(Condition::ALL.iter().map(|&it| (it.to_string(), condition(it))));
        for &sheet in Sheet::ALL {
            for colour in [Peril::Green, Peril::Blue, Peril::Red] {
                let has_text = !super::super::peril_text(crate::Lang::En, sheet, colour).is_empty();
                assert_eq!(has_text, !peril(sheet, colour).is_empty(), "{sheet} {colour}");
            }
        }
        for (name, gist) in &all {
            let n_icons = icons(gist).len();
            assert!((1..=5).contains(&n_icons), "{name}: {gist:?}");
            let is_edge = |it: Option<&Sign>| matches!(it, Some(Sign::Bar | Sign::Or | Sign::Pays));
            assert!(!is_edge(gist.first()) && !is_edge(gist.last()), "{name}: {gist:?}");
        }
        assert!(120 < all.len());
    }

    #[test]
    fn a_gist_says_what_the_sentence_says() {
        let advance = action_card(ActionCard::InexorableAdvance);
        assert_eq!(icons(&advance), [("engage", "≤1"), ("success", "+1")]);
        let lantern = action_card(ActionCard::BurningLantern);
        assert_eq!(icons(&lantern), [("wound", "1"), ("success", "+2")]);
        assert!(lantern.contains(&Sign::Pays), "the wound is a price");
        let air = dungeon(Dungeon::FoulAir);
        assert_eq!(icons(&air), [("token", "−1"), ("condition-sickened", "")]);
        assert!(air.contains(&Sign::Or), "one of both");
        assert_eq!(icons(&gear(Gear::Flail)), [("kind-attack", ":"), ("reroll", "1")]);
        assert_eq!(bar(Model::GiganticSpider), ["key-advance", "key-ensnare"]);
    }

    /// What does not fit is told by an ellipsis, and only then.
    #[test]
    fn too_much_ends_with_an_ellipsis() {
        let shieldwall = action_card(ActionCard::ShieldwallOath);
        assert_eq!(icons(&shieldwall).len(), 3, "{shieldwall:?}");
        assert!(!shieldwall.contains(&Sign::More));
        let empowered = condition(Condition::Empowered);
        assert_eq!(icons(&empowered).len(), 3);
        let groups = (1..=5).map(|n| vec![icon("a", plus(n))]).collect();
        assert_eq!(joined(groups).last(), Some(&Sign::More));
    }
}
