//! The table in a few lines, and its components, for the terminal.

use game_adventure::content::{FoeFacts, book};
use game_adventure::names::{AttackType, Challenge, Discovery, Item, Space};
use game_adventure::view::{CombatView, PlayerView};
use game_adventure::{Action, Prompt, View};
use kernel::{Outcome, Seat};

use super::names;
use crate::lang::Lang;
use crate::message::{Arg, Id, id, message};
use crate::voice::Voice;

pub(crate) fn tell(voice: &Voice<'_>, view: &View, _outcome: Option<&Outcome>) -> Vec<String> {
    let mut res = vec![standing(voice, view), turn(voice, view)];
    for (idx, player) in view.players.iter().enumerate() {
        res.extend(player_lines(voice, view, Seat(idx as u8), player));
    }
    res.extend(view.combat.as_ref().map(|it| combat(voice, view, it)));
    res.extend(board(voice, view));
    res
}

/// AG-WIN-01: the race to the valor that wins, the first in front.
pub fn standing(voice: &Voice<'_>, view: &View) -> String {
    let mut seats: Vec<(u8, Seat)> = view
        .players
        .iter()
        .enumerate()
        .map(|(idx, player)| (player.worth.valor, Seat(idx as u8)))
        .collect();
    seats.sort_by_key(|&(valor, seat)| (std::cmp::Reverse(valor), seat));
    let told = seats.into_iter().map(|(valor, seat)| {
        let args = [("seat", voice.seat(seat).into()), ("valor", valor.into())];
        voice.say(id::AG_TABLE_STANDING_ONE, &args)
    });
    let cards = told.collect::<Vec<_>>().join(", ");
    let goal = ("goal", view.options.valor_to_win.into());
    voice.say(id::AG_TABLE_STANDING, &[goal, ("cards", cards.into())])
}

fn turn(voice: &Voice<'_>, view: &View) -> String {
    let args = [
        ("round", view.round.into()),
        ("seat", voice.seat(view.active).into()),
        ("goal", view.options.valor_to_win.into()),
    ];
    voice.say(id::AG_TABLE_TURN, &args)
}

/// The values of a character: its side, attack, defence, damage.
fn values(lang: Lang, player: &PlayerView) -> Option<String> {
    let hero = player.hero?;
    let worth = &player.worth;
    let args = [
        ("side", names::side_name(lang, hero, player.face).into()),
        ("type", names::attack_name(lang, worth.attack_type).into()),
        ("attack", worth.attack.into()),
        ("defence", worth.defence.into()),
        ("damage", worth.damage.into()),
        ("energy", worth.energy.into()),
    ];
    Some(message(lang, id::AG_TABLE_VALUES, &args))
}

fn player_lines(voice: &Voice<'_>, view: &View, seat: Seat, player: &PlayerView) -> Vec<String> {
    let lang = voice.lang;
    let Some(hero) = player.hero else { return Vec::new() };
    let worth = &player.worth;
    let args = [
        ("seat", voice.seat(seat).into()),
        ("hero", names::hero_name(lang, hero).into()),
        ("level", names::level(player.level)),
        ("space", names::space_name(lang, player.space).into()),
        ("valor", worth.valor.into()),
        ("goal", view.options.valor_to_win.into()),
        ("life", worth.life.saturating_sub(player.damage).into()),
        ("most", worth.life.into()),
    ];
    let mark = if view.active == seat { ">" } else { " " };
    let mut res = vec![format!("{mark} {}", voice.say(id::AG_TABLE_PLAYER, &args))];
    let mut inner: Vec<String> = values(lang, player).into_iter().collect();
    let cards = [("hand", player.hand.into()), ("deck", player.deck.into())];
    inner.push(voice.say(id::AG_TABLE_CARDS, &cards));
    if let Some(hand) = &player.hand_cards {
        inner.extend(listed(lang, id::AG_TABLE_HAND, hand, |&it| names::ability_name(lang, it)));
    }
    inner.extend(belongings(lang, player));
    inner.extend(troubles(lang, player));
    res.extend(inner.into_iter().map(|line| format!("    {line}")));
    res
}

/// "Bag: a, b"; nothing if nothing is there.
fn listed<T>(lang: Lang, label: Id, all: &[T], name: impl Fn(&T) -> String) -> Option<String> {
    if all.is_empty() {
        return None;
    }
    let cards = all.iter().map(name).collect::<Vec<_>>().join(", ");
    Some(message(lang, label, &[("cards", cards.into())]))
}

fn belongings(lang: Lang, player: &PlayerView) -> Vec<String> {
    let bag: Vec<Item> = player.bag.iter().collect();
    let gear: Vec<Item> = player.weapon.into_iter().chain(player.armour).collect();
    let kept: Vec<(Discovery, u8)> =
        player.kept.iter().map(|(&it, &n)| (it, n)).filter(|(_, n)| *n != 0).collect();
    let counted = |&(it, n): &(Discovery, u8)| {
        let name = names::discovery_name(lang, it);
        if n == 1 { name } else { format!("{n} × {name}") }
    };
    let quests = listed(lang, id::AG_TABLE_QUESTS, &player.quests, |task| {
        let name = names::quest_name(lang, task.quest);
        if task.targets.is_empty() {
            return name;
        }
        let told = task.targets.iter().map(|&it| names::space_name(lang, it));
        let targets = told.collect::<Vec<_>>().join(", ");
        let args = [("quest", name.into()), ("targets", targets.into())];
        message(lang, id::AG_TABLE_QUEST_TO, &args)
    });
    let lines = [
        listed(lang, id::AG_TABLE_GEAR, &gear, |&it| names::item_name(lang, it)),
        listed(lang, id::AG_TABLE_BAG, &bag, |&it| carried(lang, player, it)),
        listed(lang, id::AG_TABLE_KEPT, &kept, counted),
        quests,
    ];
    lines.into_iter().flatten().collect()
}

/// An item in the bag; what its character cannot use says what it is worth as a potion.
fn carried(lang: Lang, player: &PlayerView, item: Item) -> String {
    let name = names::item_name(lang, item);
    if is_usable(player, item) {
        return name;
    }
    let told = book().item(item).potions.iter().map(|&it| names::potion_name(lang, it));
    let potions = told.collect::<Vec<_>>().join(", ");
    message(lang, id::AG_TABLE_UNUSABLE, &[("card", name.into()), ("potions", potions.into())])
}

/// AG-ITEM-08, AG-ITEM-09.
fn is_usable(player: &PlayerView, item: Item) -> bool {
    let level = book().challenge(book().card_of(item)).level;
    let fits = player.hero.is_some_and(|hero| {
        let own = &book().hero(hero).symbols;
        book().item(item).symbols.iter().all(|symbol| own.contains(symbol))
    });
    level <= player.level && fits
}

fn troubles(lang: Lang, player: &PlayerView) -> Option<String> {
    let times = |n: u8, it: Discovery| {
        let name = names::discovery_name(lang, it);
        match n {
            0 => None,
            1 => Some(name),
            _ => Some(format!("{n} × {name}")),
        }
    };
    let slowed = (player.slowed != 0)
        .then(|| message(lang, id::AG_TABLE_SLOWED, &[("n", player.slowed.into())]));
    let dazed = player.dazed.then(|| message(lang, id::AG_TABLE_DAZED, &[]));
    let all = [
        times(player.diseases, Discovery::Disease),
        times(player.curses, Discovery::Curse),
        slowed,
        dazed,
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    listed(lang, id::AG_TABLE_TROUBLES, &all, String::clone)
}

fn combat(voice: &Voice<'_>, view: &View, it: &CombatView) -> String {
    let side = |idx: usize| -> Arg {
        let [attack, defence, damage] = it.values[idx];
        let args = [
            ("type", names::attack_name(voice.lang, it.attack_types[idx]).into()),
            ("attack", attack.into()),
            ("defence", defence.into()),
            ("damage", damage.into()),
            ("n", it.hits_of_six[idx].into()),
        ];
        voice.say(id::AG_TABLE_COMBAT_VALUES, &args).into()
    };
    let args = [
        ("seat", voice.seat(it.fight.attacker).into()),
        ("values", side(0)),
        ("foe", names::marker_foe(voice, view, it.fight.foe).into()),
        ("others", side(1)),
    ];
    voice.say(id::AG_TABLE_COMBAT, &args)
}

fn board(voice: &Voice<'_>, view: &View) -> Vec<String> {
    let lang = voice.lang;
    let track: Vec<String> = view
        .track
        .iter()
        .map(|(&number, marker)| {
            let args = [
                ("n", number.into()),
                ("card", names::encounter_name(lang, marker.card).into()),
                ("space", names::space_name(lang, marker.space).into()),
            ];
            message(lang, id::AG_TABLE_MARKER, &args)
        })
        .collect();
    let global = view.global.map(|it| {
        let card = ("card", names::challenge_name(lang, it.card).into());
        message(lang, id::AG_TABLE_GLOBAL, &[card, ("n", it.left.into())])
    });
    let placed = view.events.iter().map(|it| names::challenge_name(lang, it));
    let events: Vec<String> = global.into_iter().chain(placed).collect();
    let tokens: Vec<String> = view
        .tokens
        .iter()
        .map(|(&number, token)| {
            let space = ("space", names::space_name(lang, token.space).into());
            let number = ("n", number.into());
            match token.kind {
                None => message(lang, id::AG_TABLE_TOKEN, &[number, space]),
                Some(kind) => {
                    let kind = ("discovery", names::discovery_name(lang, kind).into());
                    message(lang, id::AG_TABLE_TOKEN_KNOWN, &[number, kind, space])
                }
            }
        })
        .collect();
    let decks: Vec<String> = view
        .decks
        .iter()
        .map(|(&level, deck)| format!("{} {}", names::level_name(lang, level), deck.size))
        .collect();
    let lines = [
        listed(lang, id::AG_TABLE_TRACK, &track, String::clone),
        listed(lang, id::AG_TABLE_EVENTS, &events, String::clone),
        listed(lang, id::AG_TABLE_TOKENS, &tokens, String::clone),
        listed(lang, id::AG_TABLE_DECKS, &decks, String::clone),
    ];
    let mut res: Vec<String> = lines.into_iter().flatten().collect();
    res.push(message(lang, id::AG_TABLE_SUPPLY, &[("n", view.supply.into())]));
    res
}

/// What is fought, in numbers.
fn foe_values<B>(lang: Lang, name: String, facts: &FoeFacts<B>) -> String {
    let (kind, attack): (AttackType, u8) = facts.attack;
    let args = [
        ("card", name.into()),
        ("type", names::attack_name(lang, kind).into()),
        ("attack", attack.into()),
        ("defence", facts.defence.into()),
        ("damage", facts.damage.into()),
    ];
    message(lang, id::AG_NOTE_FOE, &args)
}

/// What a space is and offers.
pub fn space_text(lang: Lang, space: Space) -> String {
    let facts = book().space(space);
    let kind = ("kind", Arg::from(names::place_name(lang, facts.kind)));
    let level = ("level", names::level(facts.level));
    if facts.resources.is_empty() {
        return message(lang, id::AG_NOTE_SPACE, &[kind, level]);
    }
    let told = facts.resources.iter().map(|&it| names::resource_name(lang, it));
    let resources = ("resources", told.collect::<Vec<_>>().join(", ").into());
    message(lang, id::AG_NOTE_RESOURCES, &[kind, level, resources])
}

/// What speaks for an answer before it is given.
pub(crate) fn note(
    voice: &Voice<'_>,
    view: &View,
    _prompt: Option<Prompt>,
    action: Action,
) -> String {
    let lang = voice.lang;
    match action {
        Action::Move(it) | Action::Go(it) => space_text(lang, it),
        Action::FaceMarker(idx) | Action::ChooseMarker(idx) => {
            let card = view.track.get(&(idx + 1)).map(|marker| marker.card);
            card.map_or_else(String::new, |card| encounter_text(lang, card))
        }
        Action::FaceLair => view.players.get(view.active.idx()).map_or_else(String::new, |it| {
            let foe = book().lair(it.space).and_then(|lair| lair.foe.as_ref());
            foe.map_or_else(String::new, |foe| {
                foe_values(lang, names::lair_name(lang, it.space), foe)
            })
        }),
        _ => String::new(),
    }
}

/// An encounter in numbers, on whichever side of its card it is.
pub fn encounter_text(lang: Lang, card: Challenge) -> String {
    let name = names::encounter_name(lang, card);
    book().foe(card).map_or_else(String::new, |foe| foe_values(lang, name, foe))
}

/// The name and the text of a component.
pub(crate) fn card(_lang: Lang, _kind: &str, _id: &str) -> Option<(String, String)> {
    None
}
