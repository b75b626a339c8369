//! What the cards say.

use game_quest::Card;
use game_quest::content::{ActionFacts, Ends, book};
use game_quest::effect::{Amount, Change, During, Effect, Modifier, Targets, Tree};
use game_quest::names::{
    ActionCard, Condition, Dungeon, Gear, Keyword, Kind, Location, Model, Peril,
};

use super::effects::{Speaker, Teller, sentence};
use super::{names, sheets};
use crate::lang::Lang;
use crate::message::{Arg, Id, id, message};

/// The lines of an action card, from top to bottom.
pub fn action_card_text(lang: Lang, card: ActionCard) -> String {
    let facts = &book().told.actions[card.idx()];
    let teller = Teller::new(lang, Speaker::Hero);
    let mut res = teller.sentences(&facts.before);
    res.push(line(lang, card, facts));
    res.extend(lasting(&teller, &facts.modifiers, Some(card.kind())));
    res.extend(facts.uses.iter().map(|it| teller.use_text(it)));
    res.extend(teller.sentences(&facts.after));
    res.join(" ")
}

/// "3 hero dice; ready icon: …".
pub fn action_card_dice(lang: Lang, card: ActionCard) -> String {
    let dice = message(lang, id::WQ_LINE_DICE, &[("n", book().action(card).dice.into())]);
    if book().hero(card.hero()).ready == card.kind() {
        format!("{dice}; {}", message(lang, id::WQ_LINE_READY, &[]))
    } else {
        dice
    }
}

/// WQ-ACT-02: the line that begins with the name of the action.
fn line(lang: Lang, card: ActionCard, facts: &ActionFacts<Tree>) -> String {
    match card.kind() {
        Kind::Attack => {
            let (near, ranged, n) = match facts.targets {
                Targets::None => (id::WQ_LINE_ATTACK_NONE, id::WQ_LINE_ATTACK_NONE, 0),
                Targets::UpTo(n) => (id::WQ_LINE_ATTACK, id::WQ_LINE_ATTACK_RANGED, n),
                Targets::OneOrZone(n) => (id::WQ_LINE_SPREAD, id::WQ_LINE_SPREAD_RANGED, n),
                Targets::Zone => (id::WQ_LINE_ZONE, id::WQ_LINE_ZONE_RANGED, 0),
            };
            message(lang, if facts.ranged { ranged } else { near }, &[("n", n.into())])
        }
        Kind::Explore if facts.look != 0 => {
            message(lang, id::WQ_LINE_EXPLORE_LOOK, &[("n", facts.look.into())])
        }
        Kind::Explore => message(lang, id::WQ_LINE_EXPLORE, &[]),
        Kind::Aid => message(lang, id::WQ_LINE_AID, &[]),
        Kind::Rest => message(lang, id::WQ_LINE_REST, &[]),
    }
}

/// What a gear card does.
pub fn gear_text(lang: Lang, gear: Gear) -> String {
    if gear == Gear::LegendaryFortune {
        return message(lang, id::WQ_RULE_LEGENDARY_FORTUNE, &[]);
    }
    let facts = &book().told.gear[gear.idx()];
    let teller = Teller::new(lang, Speaker::Hero);
    let mut res = lasting(&teller, &facts.modifiers, None);
    res.extend(facts.uses.iter().map(|it| teller.use_text(it)));
    res.extend(facts.reactions.iter().map(|it| teller.reaction_text(it)));
    res.join(" ")
}

/// What a dungeon card does, its treasure symbols last (WQ-AMB-30).
pub fn dungeon_text(lang: Lang, card: Dungeon) -> String {
    let facts = &book().told.dungeon[card.idx()];
    let item = Teller::new(lang, Speaker::Hero);
    let mut res: Vec<String> = facts.uses.iter().map(|it| item.use_text(it)).collect();
    res.extend(Teller::new(lang, Speaker::Table).sentences(&facts.then));
    if facts.treasure != 0 {
        res.push(message(lang, id::WQ_RULE_TREASURE, &[("n", facts.treasure.into())]));
    }
    if card == Dungeon::Warpstone {
        res.push(message(lang, id::WQ_RULE_KEPT, &[]));
    }
    res.join(" ")
}

/// What a location does; empty for one that does nothing.
pub fn location_text(lang: Lang, location: Location) -> String {
    let facts = &book().told.locations[location.idx()];
    let teller = Teller::new(lang, Speaker::Table);
    let uses = facts.uses.iter().map(|it| teller.use_text(it));
    let all: Vec<String> =
        uses.chain(facts.reactions.iter().map(|it| teller.reaction_text(it))).collect();
    all.join(" ")
}

/// Effects as sentences, as a card of a hero, an enemy or the table says them.
pub fn effects_text(lang: Lang, speaker: Speaker, tree: &Tree) -> String {
    Teller::new(lang, speaker).sentences(tree).join(" ")
}

/// How many enemies a location spawns: "2 face up, 1 face down".
pub fn location_spawns(lang: Lang, location: Location) -> String {
    let facts = book().location(location);
    let args = [("up", facts.up.into()), ("down", facts.down.into())];
    message(lang, id::WQ_RULE_SPAWNS, &args)
}

/// What a condition does, and when it is discarded.
pub fn condition_text(lang: Lang, condition: Condition) -> String {
    let facts = &book().told.conditions[condition.idx()];
    let teller = Teller::new(lang, Speaker::Hero);
    let mut res = lasting(&teller, &facts.modifiers, None);
    res.extend(facts.reactions.iter().map(|it| teller.reaction_text(it)));
    res.push(teller.plain(match facts.ends {
        Ends::AfterRest => id::WQ_ENDS_AFTER_REST,
        Ends::AfterRecovery => id::WQ_ENDS_AFTER_RECOVERY,
        Ends::AfterActivation => id::WQ_ENDS_AFTER_ACTIVATION,
    }));
    res.join(" ")
}

/// What a keyword makes the activated enemy do.
pub fn keyword_text(lang: Lang, keyword: Keyword) -> String {
    let then = &book().told.keywords[keyword.idx()].then;
    Teller::new(lang, Speaker::Enemy).sentences(then).join(" ")
}

/// "Advance, Inflict": the effect bar from left to right.
pub fn bar_text(lang: Lang, model: Model) -> String {
    let bar = &book().model(model).bar;
    let names: Vec<String> = bar.iter().map(|&it| names::keyword_name(lang, it)).collect();
    names.join(", ")
}

/// What else is printed on an enemy card; empty for most.
pub fn model_text(lang: Lang, model: Model) -> String {
    let facts = &book().told.enemies[model.idx()];
    let teller = Teller::new(lang, Speaker::Enemy);
    let mut res = lasting(&teller, &facts.modifiers, None);
    let nemesis = teller.sentences(&facts.nemesis);
    if !nemesis.is_empty() {
        res.push(message(lang, id::WQ_RULE_NEMESIS, &[("what", nemesis.join(" ").into())]));
    }
    res.join(" ")
}

/// Whatever an effect comes from, in full.
pub fn card_text(lang: Lang, card: Card) -> String {
    match card {
        Card::Action(it) => action_card_text(lang, it),
        Card::Gear(it) => gear_text(lang, it),
        Card::Dungeon(it) => dungeon_text(lang, it),
        Card::Location(it) => location_text(lang, it),
        Card::Condition(it) => condition_text(lang, it),
        Card::Keyword(it) => keyword_text(lang, it),
        Card::Foe(it) => model_text(lang, it),
        Card::Peril(_) => String::new(),
        Card::Sheet(it) => sheets::rules(lang, it).join(" "),
    }
}

// What lasts

/// One sentence for all that holds at the same time. An action card need not say that it means its own action.
fn lasting(teller: &Teller, modifiers: &[Modifier], own: Option<Kind>) -> Vec<String> {
    let mut res: Vec<(During, Vec<String>)> = Vec::new();
    for it in modifiers {
        let text = change(teller, it.change);
        match res.last_mut() {
            Some((during, all)) if *during == it.during && it.during != During::Always => {
                all.push(text);
            }
            _ => res.push((it.during, vec![text])),
        }
    }
    let told = |(during, all): (During, Vec<String>)| {
        let what = all.join("; ");
        match when(teller, during, own) {
            None => sentence(&what),
            Some(during) => {
                let args = [("during", during.into()), ("what", what.into())];
                sentence(&message(teller.lang, id::WQ_LASTING, &args))
            }
        }
    };
    res.into_iter().map(told).collect()
}

fn when(teller: &Teller, during: During, own: Option<Kind>) -> Option<String> {
    match during {
        During::Always => None,
        During::Only(kind) if own == Some(kind) => None,
        During::Actions => Some(teller.plain(id::WQ_DURING_ACTIONS)),
        During::Only(kind) => {
            let args = [("kind", names::kind(kind))];
            Some(message(teller.lang, id::WQ_DURING_ONLY, &args))
        }
        During::Duels => Some(teller.plain(id::WQ_DURING_DUELS)),
    }
}

/// So much resilience is all that any enemy has.
const ALL_RESILIENCE: u8 = 9;

fn change(teller: &Teller, change: Change) -> String {
    let with = |id: Id, n: u8| message(teller.lang, id, &[("n", Arg::from(n))]);
    match change {
        Change::Success(Amount::N(n)) => with(id::WQ_CHANGE_SUCCESS, n),
        Change::Success(amount) => {
            let each = ("each", teller.each(amount).into());
            message(teller.lang, id::WQ_CHANGE_SUCCESS_EACH, &[each])
        }
        Change::Defence(n) => with(id::WQ_CHANGE_DEFENCE, n),
        Change::Dice(n) => with(id::WQ_CHANGE_DICE, n),
        Change::PerCritical(n) => with(id::WQ_CHANGE_PER_CRITICAL, n),
        Change::VersusElite(n) => with(id::WQ_CHANGE_VERSUS_ELITE, n),
        Change::Pierce(ALL_RESILIENCE..) => teller.plain(id::WQ_CHANGE_PIERCE_ALL),
        Change::Pierce(n) => with(id::WQ_CHANGE_PIERCE, n),
        Change::Ranged => teller.plain(id::WQ_CHANGE_RANGED),
        Change::Blank(n) => with(id::WQ_CHANGE_BLANK, n),
        Change::Health(n) => with(id::WQ_CHANGE_HEALTH, n),
        Change::Infection(n) => with(id::WQ_CHANGE_INFECTION, n),
        Change::Ward(n) => with(id::WQ_CHANGE_WARD, n),
        Change::NoConditions => teller.plain(id::WQ_CHANGE_NO_CONDITIONS),
        Change::Tireless => teller.plain(id::WQ_CHANGE_TIRELESS),
        Change::CannotBeEngaged => teller.plain(id::WQ_CHANGE_CANNOT_BE_ENGAGED),
        Change::CannotBeExhausted => teller.plain(id::WQ_CHANGE_CANNOT_BE_EXHAUSTED),
    }
}

// Parts of cards, for prompts and buttons

/// Every list of effects that a card has.
fn trees(card: Card) -> Vec<&'static Tree> {
    let told = &book().told;
    match card {
        Card::Action(it) => {
            let facts = &told.actions[it.idx()];
            let uses = facts.uses.iter().map(|it| &it.then);
            [&facts.before, &facts.after].into_iter().chain(uses).collect()
        }
        Card::Gear(it) => {
            let facts = &told.gear[it.idx()];
            let uses = facts.uses.iter().map(|it| &it.then);
            uses.chain(facts.reactions.iter().map(|it| &it.then)).collect()
        }
        Card::Dungeon(it) => {
            let facts = &told.dungeon[it.idx()];
            std::iter::once(&facts.then).chain(facts.uses.iter().map(|it| &it.then)).collect()
        }
        Card::Location(it) => {
            let facts = &told.locations[it.idx()];
            let uses = facts.uses.iter().map(|it| &it.then);
            uses.chain(facts.reactions.iter().map(|it| &it.then)).collect()
        }
        Card::Condition(it) => {
            told.conditions[it.idx()].reactions.iter().map(|it| &it.then).collect()
        }
        Card::Keyword(it) => vec![&told.keywords[it.idx()].then],
        Card::Foe(it) => vec![&told.enemies[it.idx()].nemesis],
        Card::Peril(peril) => {
            let of = |it: &'static game_quest::content::SheetFacts<Tree>| match peril {
                Peril::Plain => None,
                Peril::Green => Some(&it.green),
                Peril::Blue => Some(&it.blue),
                Peril::Red => Some(&it.red),
            };
            told.quests.iter().filter_map(of).collect()
        }
        Card::Sheet(it) => {
            let facts = &told.quests[it.idx()];
            vec![&facts.on_warpstone, &facts.on_travel]
        }
    }
}

/// The first effect of a card, or inside another, for which this holds.
fn find<'a>(tree: &'a Tree, test: &impl Fn(&Effect<Tree>) -> bool) -> Option<&'a Effect<Tree>> {
    tree.0.iter().find_map(|effect| {
        if test(effect) {
            return Some(effect);
        }
        let (Effect::Choose(_, inner)
        | Effect::Pay(_, _, inner)
        | Effect::May(inner)
        | Effect::If(_, inner)) = effect
        else {
            return None;
        };
        find(inner, test)
    })
}

/// What a card offers: "The aided hero may suffer 1 wound to …".
pub(super) fn offer(lang: Lang, card: Card) -> Option<String> {
    let is_offer = |it: &Effect<Tree>| matches!(it, Effect::Pay(..) | Effect::May(_));
    let found = trees(card).into_iter().find_map(|tree| find(tree, &is_offer))?;
    Some(Teller::new(lang, Speaker::Hero).offer(found))
}

/// What one of the alternatives of a card is: "suffer 1 wound".
pub(super) fn alternative(
    lang: Lang,
    card: Card,
    test: impl Fn(&Effect<Tree>) -> bool,
) -> Option<String> {
    let is_choice = |it: &Effect<Tree>| matches!(it, Effect::Choose(..));
    // A colour of the peril track has an effect in every quest; what differs between them cannot be told from here.
    let mut all = trees(card).into_iter().filter_map(|tree| find(tree, &is_choice));
    let found = all.next()?;
    let Effect::Choose(_, inner) = found else { return None };
    let effect = inner.0.iter().find(|it| test(it)).filter(|_| all.all(|it| it == found))?;
    Some(sentence(&Teller::new(lang, Speaker::Hero).alternative(effect)))
}
