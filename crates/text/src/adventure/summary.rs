//! The table in a few lines, and its components, for the terminal.

use game_adventure::content::{EventKind, book};
use game_adventure::names::{
    Ability, Challenge, Discovery, Hero, Item, Quest, Resource, Space, Trophy,
};
use game_adventure::outlook::{self, Odds, Outlook, Usable};
use game_adventure::view::{CombatView, PlayerView, TokenView};
use game_adventure::{Action, Card, Prompt, View};
use kernel::{Outcome, Seat};

use super::action::capital;
use super::{cards, names, quests};
use crate::lang::Lang;
use crate::message::{Arg, Id, id, message};
use crate::voice::Voice;

pub(crate) fn tell(voice: &Voice<'_>, view: &View, outcome: Option<&Outcome>) -> Vec<String> {
    let mut res = vec![standing(voice, view), turn(voice, view)];
    for (idx, player) in view.players.iter().enumerate() {
        res.extend(player_lines(voice, view, Seat(idx as u8), player));
    }
    res.extend(view.combat.as_ref().map(|it| combat(voice, view, it)));
    res.extend(board(voice, view));
    if outcome.is_some() {
        res.extend(ending(voice, view));
    }
    res
}

/// AG-WIN-01, AG-RUL-71: who has won, and why; nothing while the game runs.
pub fn ending(voice: &Voice<'_>, view: &View) -> Option<String> {
    let winner = view.winners.first()?;
    let names = view.winners.iter().map(|seat| voice.seat(seat)).collect::<Vec<_>>().join(", ");
    let valor = view.players.get(winner.idx()).map_or(0, |it| it.worth.valor);
    let goal = view.options.valor_to_win;
    let args = [
        ("seat", voice.seat(winner).into()),
        ("winners", names.into()),
        ("valor", valor.into()),
        ("goal", goal.into()),
        ("n", view.round.into()),
    ];
    let id = match (valor < goal, view.winners.len()) {
        (true, _) => id::AG_END_ROUNDS,
        (false, 1) => id::AG_END_WON,
        (false, _) => id::AG_END_SHARED,
    };
    Some(voice.say(id, &args))
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
    if view.round == 0 {
        return voice.say(id::AG_PHASE_SETUP, &[]);
    }
    let args = [("round", view.round.into()), ("seat", voice.seat(view.active).into())];
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

/// An item in the bag; what its character cannot use says what it is worth as a potion (AG-POTION-01).
fn carried(lang: Lang, player: &PlayerView, item: Item) -> String {
    let name = names::item_name(lang, item);
    let Some(hero) = player.hero else { return name };
    match outlook::usable(hero, player.level, item) {
        Usable::Now => name,
        Usable::FromLevel(level) => {
            let args = [("card", name.into()), ("level", names::level(level))];
            message(lang, id::AG_TABLE_FROM_LEVEL, &args)
        }
        Usable::Never => {
            let potions = ("potions", cards::item_potions(lang, item).into());
            message(lang, id::AG_TABLE_UNUSABLE, &[("card", name.into()), potions])
        }
    }
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
    let said = voice.say(id::AG_TABLE_COMBAT, &args);
    match Outlook::of(view).odds_now() {
        Some(odds) => format!("{said}; {}", odds_text(voice.lang, odds)),
        None => said,
    }
}

/// A discovery on the board: "3 on Brill", and what it is if the viewer knows.
fn token(lang: Lang, number: u8, it: &TokenView) -> String {
    let space = ("space", names::space_name(lang, it.space).into());
    let number = ("n", number.into());
    match it.kind {
        None => message(lang, id::AG_TABLE_TOKEN, &[number, space]),
        Some(kind) => {
            let kind = ("discovery", names::discovery_name(lang, kind).into());
            message(lang, id::AG_TABLE_TOKEN_KNOWN, &[number, kind, space])
        }
    }
}

/// How a fight is likely to end: "victory 58 %, defeat 8 %, damage taken 0.7".
pub fn odds_text(lang: Lang, odds: Odds) -> String {
    let percent = |it: f32| Arg::from((it * 100.0).round() as i64);
    let taken = lang.tenths((odds.taken * 10.0).round() as u32);
    let args = [("win", percent(odds.win)), ("fall", percent(odds.fall)), ("taken", taken.into())];
    message(lang, id::AG_ODDS, &args)
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
    let tokens: Vec<String> =
        view.tokens.iter().map(|(&number, it)| token(lang, number, it)).collect();
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

/// What speaks for or against an answer before it is given: what is there, what a card does.
pub(crate) fn note(
    voice: &Voice<'_>,
    view: &View,
    _prompt: Option<Prompt>,
    action: Action,
) -> String {
    let lang = voice.lang;
    let here = view.players.get(view.active.idx()).map(|it| it.space);
    let other_side = |it: &PlayerView| {
        let told = it.hero.map(|hero| {
            let face = it.face.other();
            [cards::side_values(lang, hero, face), cards::side_text(lang, hero, face)].join(". ")
        });
        told.unwrap_or_default()
    };
    let told = match action {
        Action::Pick(it) => cards::hero_text(lang, it),
        Action::Move(it) | Action::Go(it) => arrival(voice, view, it),
        Action::Play(it) | Action::Discard(it) | Action::Begin(it) => {
            format!("{}. {}", cards::ability_head(lang, it), cards::ability_text(lang, it))
        }
        Action::Use(it) => cards::item_text(lang, it),
        Action::Equip(it) | Action::Unequip(it) | Action::Give(it) | Action::Take(it) => {
            format!("{}. {}", cards::item_head(lang, it), cards::item_text(lang, it))
        }
        Action::Drink(_, it) => names::potion_hint(lang, it),
        Action::Visit(Resource::Flight) if view.options.flight_continues_exploration => {
            message(lang, id::AG_NOTE_FLIGHT_ON, &[])
        }
        Action::Visit(it) => names::resource_hint(lang, it),
        Action::Spend(it) | Action::Open(it) => cards::discovery_text(lang, it),
        Action::Advance(it) | Action::HandIn(it, _) | Action::DropQuest(it) => {
            quests::quest_text(lang, it)
        }
        Action::FaceMarker(idx) | Action::ChooseMarker(idx) => {
            view.track.get(&(idx + 1)).map_or_else(String::new, |marker| {
                let name = names::encounter_name(lang, marker.card);
                format!("{name}: {}", cards::encounter_text(lang, marker.card))
            })
        }
        Action::FaceLair => here.and_then(|at| lair(lang, at)).unwrap_or_default(),
        Action::FaceEvent => here.map_or_else(String::new, |at| event_here(lang, view, at)),
        Action::Attack(it) | Action::Choose(it) => {
            view.players.get(it.idx()).and_then(|it| values(lang, it)).unwrap_or_default()
        }
        Action::ChooseToken(idx) => {
            view.tokens.get(&(idx + 1)).map_or_else(String::new, |it| token(lang, idx + 1, it))
        }
        Action::Flip => view.players.get(view.active.idx()).map_or_else(String::new, other_side),
        Action::Place(_)
        | Action::Draw
        | Action::OfLevel(_)
        | Action::Option(_)
        | Action::Accept
        | Action::Done
        | Action::Pass => String::new(),
    };
    [told, chances(lang, view, action)]
        .into_iter()
        .filter(|it| !it.is_empty())
        .collect::<Vec<_>>()
        .join(" – ")
}

fn lair(lang: Lang, at: Space) -> Option<String> {
    let text = cards::lair_text(lang, at)?;
    Some(format!("{}: {text}", names::lair_name(lang, at)))
}

/// How a fight that can be chosen now would end; empty for all that is no fight.
fn chances(lang: Lang, view: &View, action: Action) -> String {
    let is_fight = matches!(
        action,
        Action::Attack(_) | Action::FaceMarker(_) | Action::FaceLair | Action::Draw
    );
    if !is_fight {
        return String::new();
    }
    let Some(odds) = Outlook::of(view).odds_of(action) else { return String::new() };
    let said = odds_text(lang, odds);
    if action == Action::Draw {
        return message(lang, id::AG_ODDS_MEAN, &[("odds", said.into())]);
    }
    said
}

/// What a space is and offers, and what waits there.
fn arrival(voice: &Voice<'_>, view: &View, at: Space) -> String {
    let lang = voice.lang;
    let mut res = vec![cards::card_text(lang, Card::Space(at))];
    let active = view.players.get(view.active.idx());
    let tasks = active.iter().flat_map(|it| &it.quests).filter(|it| it.targets.contains(&at));
    res.extend(tasks.map(|task| {
        let quest = ("quest", names::quest_name(lang, task.quest).into());
        message(lang, id::AG_NOTE_QUEST, &[quest])
    }));
    let markers = view.track.values().filter(|it| it.space == at);
    res.extend(markers.map(|marker| {
        let is_aggro = book().foe(marker.card).is_some_and(|foe| foe.aggro);
        let id = if is_aggro { id::AG_NOTE_MARKER_AGGRO } else { id::AG_NOTE_MARKER };
        let name = names::encounter_name(lang, marker.card);
        message(lang, id, &[("card", name.into())])
    }));
    let tokens = view.tokens.iter().filter(|(_, it)| it.space == at);
    res.extend(tokens.map(|(&number, it)| match it.kind {
        Some(kind) => names::discovery_name(lang, kind),
        None => message(lang, id::AG_NOTE_TOKEN, &[("n", number.into())]),
    }));
    let events = view.events.iter().filter(|&card| event_at(card) == Some(at));
    res.extend(events.map(|card| {
        let name = names::challenge_name(lang, card);
        message(lang, id::AG_NOTE_EVENT, &[("card", name.into())])
    }));
    let others = view
        .players
        .iter()
        .enumerate()
        .filter(|(idx, it)| it.space == at && *idx != view.active.idx() && it.hero.is_some());
    res.extend(others.map(|(idx, _)| voice.seat(Seat(idx as u8))));
    res.join("; ")
}

/// AG-EVENT-08.
fn event_at(card: Challenge) -> Option<Space> {
    match book().event(card)?.kind {
        EventKind::Location(at) => Some(at),
        EventKind::Global | EventKind::Special => None,
    }
}

/// AG-EVENT-08: the location event on a space.
fn event_here(lang: Lang, view: &View, at: Space) -> String {
    let lies_here = |card: &Challenge| event_at(*card) == Some(at);
    view.events.iter().find(lies_here).map_or_else(String::new, |card| {
        format!("{}: {}", names::challenge_name(lang, card), cards::front_text(lang, card))
    })
}

/// The name and the text of a component.
pub(crate) fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
    match kind {
        "hero" => {
            let it: Hero = id.parse().ok()?;
            Some((names::hero_full(lang, it), cards::hero_text(lang, it)))
        }
        "ability" => {
            let it: Ability = id.parse().ok()?;
            let (head, text) = (cards::ability_head(lang, it), cards::ability_text(lang, it));
            Some((names::ability_name(lang, it), format!("{}. {text}", capital(&head))))
        }
        "challenge" => {
            let it: Challenge = id.parse().ok()?;
            let level = names::level_name(lang, book().challenge(it).level);
            let text = cards::challenge_text(lang, it);
            Some((names::challenge_name(lang, it), format!("{}. {text}", capital(&level))))
        }
        "item" => {
            let it: Item = id.parse().ok()?;
            let (head, text) = (cards::item_head(lang, it), cards::item_text(lang, it));
            Some((names::item_name(lang, it), format!("{}. {text}", capital(&head))))
        }
        "quest" => {
            let it: Quest = id.parse().ok()?;
            let deck = names::quest_deck_name(lang, book().quest(it).deck);
            let (text, story) = (quests::quest_text(lang, it), quests::quest_story(lang, it));
            Some((names::quest_name(lang, it), format!("{}. {text} {story}", capital(&deck))))
        }
        "discovery" => {
            let it: Discovery = id.parse().ok()?;
            Some((names::discovery_name(lang, it), cards::discovery_text(lang, it)))
        }
        "trophy" => {
            let it: Trophy = id.parse().ok()?;
            Some((names::trophy_name(lang, it), cards::trophy_text(lang, it)))
        }
        "space" => {
            let it: Space = id.parse().ok()?;
            Some((names::space_name(lang, it), cards::card_text(lang, Card::Space(it))))
        }
        _ => None,
    }
}
