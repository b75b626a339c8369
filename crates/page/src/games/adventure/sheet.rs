//! The sheet of a player: character, what it comes to, equipment, bag, quests; and of one's own the hand.

use game_adventure::content::book;
use game_adventure::names::{Ability, Discovery, Hero, Item, Level, N_TROPHIES, Trophy};
use game_adventure::outlook::{self, Usable};
use game_adventure::state::Bearer;
use game_adventure::view::{PlayerView, TaskView};
use kernel::Seat;
use maud::{Markup, html};
use text::adventure as ag;
use text::msg;

use super::beats;
use super::scene::{Noun, Scene};
use super::{card, figures, hand, stage};
use crate::art::emblem;
use crate::art::token::{self, Pose};
use crate::card::{Corner, Place, Size};
use crate::context::RenderContext;
use crate::{lobby, table};

/// The viewer's own sheet.
pub(super) fn own(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let seat = scene.self_or_active();
    html! {
        div class="ag-me" id="me" {
            @if let Some(it) = scene.player(seat) {
                (whole(scene, ctx, seat, it))
            }
        }
    }
}

/// The sheets of all others, each with what everybody may know.
pub(super) fn others(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let own = scene.self_or_active();
    html! {
        div class="ag-others" id="players" {
            @for (seat, it) in scene.players().filter(|(seat, _)| *seat != own) { (whole(scene, ctx, seat, it)) }
        }
    }
}

/// The id of a seat's sheet.
pub(super) fn id(seat: Seat) -> String {
    format!("sheet-{}", seat.0 + 1)
}

/// How a lesson names a part of the viewer's own sheet. Parts of other sheets have no name: it frames those whole.
fn part_of<'p>(scene: &Scene<'_>, seat: Seat, name: &'p str) -> Option<&'p str> {
    (scene.self_or_active() == seat).then_some(name)
}

/// The id of an item on a sheet.
pub(super) fn item_id(item: Item) -> String {
    format!("item-{item}")
}

fn whole(scene: &Scene<'_>, ctx: &RenderContext<'_>, seat: Seat, it: &PlayerView) -> Markup {
    let lang = scene.lang();
    let info = ctx.table.seats.iter().find(|info| info.seat == seat);
    let is_turn = !scene.is_over() && scene.has_begun() && scene.view().active == seat;
    html! {
        article class={ "ag-sheet" @if is_turn { " turn" } } id=(self::id(seat)) data-part={ "seat-" (seat.0 + 1) } {
            @match it.hero {
                Some(hero) => {
                    (head(scene, seat, hero, it))
                    (worth(scene, seat, it))
                    (troubles(scene, it))
                    (hand(scene, seat, it))
                    (in_play(scene, seat))
                    (items(scene, seat, hero, it))
                    (quests(scene, seat, it))
                }
                None => p class="row muted" { (token::seat_sign(seat.idx())) (scene.name(seat)) ": " (msg!(lang, AG_PAGE_CHOOSING)) },
            }
            @if let Some(info) = info {
                details class="ag-seat" id={ "seat-of-" (seat.0 + 1) } {
                    summary { (lobby::occupant_sign(&info.occupant)) (scene.name(seat)) ": " (table::occupant(lang, &info.occupant)) }
                    (table::own_code(ctx, seat))
                    @if !scene.is_over() { (table::hand_over(ctx, seat)) }
                }
            }
        }
    }
}

fn head(scene: &Scene<'_>, seat: Seat, hero: Hero, it: &PlayerView) -> Markup {
    let lang = scene.lang();
    let noun = Noun::Seat(seat);
    html! {
        div class={ "ag-sheet-head" (card::choosable(scene, noun)) } data-why=(noun.card()) data-noun=(it.space) {
            (token::picture(&figures::hero(hero, seat, Pose::acting_if(!scene.is_over() && scene.view().active == seat)), 46))
            div class="ag-who" {
                span class="ag-name-of" { (ag::hero_name(lang, hero)) @if scene.is_viewer(seat) { " " small { "(" (msg!(lang, SEAT_YOU)) ")" } } }
                small { (ag::hero_kin(lang, hero)) " · " (ag::side_name(lang, hero, it.face)) }
            }
            span class={ "chip ag-level-" (it.level) } data-part=[part_of(scene, seat, "level")] { (ag::level_name(lang, it.level)) " " span aria-hidden="true" { (figures::notches(it.level)) } }
            (card::spot(scene, noun, &ag::hero_name(lang, hero)))
            (card::large(scene, noun, &card::hero(lang, hero, Some(it)).large()))
        }
    }
}

/// What the character comes to.
fn worth(scene: &Scene<'_>, seat: Seat, it: &PlayerView) -> Markup {
    let lang = scene.lang();
    let worth = it.worth;
    let left = worth.life.saturating_sub(it.damage);
    let is_low = left <= 2;
    let is_active = scene.view().active == seat && scene.has_begun();
    let life = msg!(lang, AG_PAGE_LIFE, n = left, most = worth.life);
    let stat = |sign: &str, label: String, value: String| {
        // The damage that a blow deals; a lesson means by the word what was suffered.
        let part = sign.strip_prefix("ag-").filter(|it| *it != "damage");
        let part = part.and_then(|it| part_of(scene, seat, it));
        html! { li class="ag-stat" data-part=[part] title=(label) { (emblem::use_(sign)) span class="visually-hidden" { (label) ": " } strong { (value) } } }
    };
    html! {
        ul class="ag-worth" data-part=[part_of(scene, seat, "worth")] {
            li class={ "ag-stat" @if is_low { " low" } } id=(beats::life(seat)) data-part=[part_of(scene, seat, "damage")] title=(life) { (emblem::use_("ag-life")) span class="visually-hidden" { (life) ": " } strong { span data-num { (left) } "/" (worth.life) } }
            (stat("ag-energy", msg!(lang, AG_PAGE_ENERGY), worth.energy.to_string()))
            (stat(figures::attack(worth.attack_type), ag::attack_name(lang, worth.attack_type), signed(worth.attack)))
            (stat("ag-defence", msg!(lang, AG_PAGE_DEFENCE), worth.defence.to_string()))
            (stat("ag-damage", msg!(lang, AG_PAGE_DAMAGE), worth.damage.to_string()))
            (stat("ag-valor", msg!(lang, AG_PAGE_VALOR, n = worth.valor), format!("{}/{}", worth.valor, scene.view().options.valor_to_win)))
            @if is_active && scene.view().turn.moves != 0 { (stat("ag-moves", msg!(lang, AG_PAGE_MOVES), scene.view().turn.moves.to_string())) }
        }
        @if scene.has_begun() { p class="ag-at" data-part=[part_of(scene, seat, "space")] { a href={ "#land-" (it.space) } data-noun=(it.space) { (emblem::use_("ag-target")) (ag::space_name(lang, it.space)) } } }
    }
}

pub(super) fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// What weighs on the character.
fn troubles(scene: &Scene<'_>, it: &PlayerView) -> Markup {
    let lang = scene.lang();
    let counted = [(Discovery::Disease, it.diseases), (Discovery::Curse, it.curses)];
    let is_any = it.diseases + it.curses + it.slowed != 0 || it.dazed;
    html! {
        @if is_any {
            ul class="ag-troubles" {
                @for (kind, n) in counted { @if n != 0 { li class="ag-trouble" { (emblem::use_(figures::discovery(kind))) (ag::discovery_name(lang, kind)) " ×" (n) } } }
                @if it.slowed != 0 { li class="ag-trouble" { (emblem::use_("ag-moves")) (msg!(lang, AG_PAGE_SLOWED, n = it.slowed)) } }
                @if it.dazed { li class="ag-trouble" { (emblem::use_("ag-disc-power-drain")) (msg!(lang, AG_PAGE_DAZED)) } }
            }
        }
    }
}

/// The hand: of oneself the cards, of others their number.
fn hand(scene: &Scene<'_>, seat: Seat, it: &PlayerView) -> Markup {
    let lang = scene.lang();
    let piles = msg!(lang, AG_PAGE_PILES, deck = it.deck, discard = it.discard.len());
    html! {
        div class="ag-part" data-part=[part_of(scene, seat, "hand")] {
            h2 { (msg!(lang, AG_PAGE_HAND, n = it.hand)) small title=(discards(scene, it)) { (piles) } }
            @if let Some(cards) = &it.hand_cards {
                @let is_here = !(scene.is_viewer(seat) && stage::holds_hand(scene));
                (hand::fan(scene, seat, cards, "held", is_here))
            }
        }
    }
}

/// AG-ABIL: what lies in the discard pile is known to all.
fn discards(scene: &Scene<'_>, it: &PlayerView) -> String {
    let all = hand::grouped(&it.discard);
    let line = |(ability, n): (Ability, usize)| {
        format!("{} ×{n}", ag::ability_name(scene.lang(), ability))
    };
    all.into_iter().map(line).collect::<Vec<_>>().join(", ")
}

/// AG-ABIL-16: cards that lie with the character, or that it has laid elsewhere.
fn in_play(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let all: Vec<_> = view
        .attached
        .iter()
        .filter(|it| {
            it.on == Bearer::Seat(seat) || (it.owner == seat && !matches!(it.on, Bearer::Seat(_)))
        })
        .collect();
    html! {
        @if !all.is_empty() {
            div class="ag-part" {
                h2 { (msg!(lang, AG_PAGE_IN_PLAY)) }
                ul class="ag-things" {
                    @for (nth, it) in all.iter().enumerate() {
                        @let drawn = card::ability(lang, it.ability);
                        @let why = format!("why-lying-{}-{nth}", seat.0 + 1);
                        li {
                            (drawn.draw(Size::Mini, &Place { why: Some(&why), ..Place::default() }, &html! {
                                button class="spot" type="button" popovertarget=(why) { (drawn.title) }
                                div class="dialog why-card ag-card" id=(why) popover="auto" { (drawn.large()) }
                            }))
                            @if let Some(on) = bearer(scene, it.on) { small { "→ " (on) } }
                            @if it.owner != seat { small { (scene.name(it.owner)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Where a card lies, if not with a character.
fn bearer(scene: &Scene<'_>, on: Bearer) -> Option<String> {
    let (lang, view) = (scene.lang(), scene.view());
    match on {
        Bearer::Seat(_) => None,
        Bearer::Space(space) => Some(ag::space_name(lang, space)),
        Bearer::Marker(idx) => {
            view.track.get(&(idx + 1)).map(|it| ag::challenge_name(lang, it.card))
        }
        Bearer::Token(idx) => view.tokens.get(&(idx + 1)).map(|it| ag::space_name(lang, it.space)),
    }
}

/// Equipment, bag and kept discoveries.
fn items(scene: &Scene<'_>, seat: Seat, hero: Hero, it: &PlayerView) -> Markup {
    let lang = scene.lang();
    let weapon = it.weapon.into_iter().map(|it| ("weapon", it));
    let worn: Vec<(&str, Item)> =
        weapon.chain(it.armour.into_iter().map(|it| ("armour", it))).collect();
    let n = it.bag.len();
    html! {
        div class="ag-part" data-part=[part_of(scene, seat, "bag")] {
            h2 { (msg!(lang, AG_PAGE_BAG)) }
            ul class="ag-things" {
                @for &(name, item) in &worn { (thing(scene, (hero, it.level), item, Where::Worn(part_of(scene, seat, name)))) }
                @for item in it.bag.iter() { (thing(scene, (hero, it.level), item, Where::Bag)) }
                @for (&kind, &n) in &it.kept { (kept(scene, seat, kind, n)) }
                @if worn.is_empty() && n == 0 && it.kept.is_empty() { li class="muted" { (msg!(lang, AG_PAGE_NOTHING)) } }
            }
        }
    }
}

/// Where an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where<'p> {
    /// Equipped, and how a lesson names it.
    Worn(Option<&'p str>),
    Bag,
}

/// An item as a small card: equipped items have a tick, and one that the character cannot use shows what it is worth as a potion.
fn thing(scene: &Scene<'_>, (hero, level): (Hero, Level), item: Item, at: Where<'_>) -> Markup {
    let lang = scene.lang();
    let noun = Noun::Item(item);
    let mut drawn = card::item(lang, item);
    let large = drawn.large();
    let mut told = vec![drawn.title.clone()];
    let (mut state, mut note) = ("", None);
    match outlook::usable(hero, level, item) {
        Usable::Now => {}
        Usable::FromLevel(from) => {
            note = Some(msg!(lang, AG_PAGE_FROM_LEVEL, level = ag::level_name(lang, from)));
            drawn.upon = html! { span class="card-state" aria-hidden="true" { "≥" (figures::notches(from)) } };
        }
        Usable::Never => {
            note = Some(msg!(lang, AG_PAGE_USELESS));
            state = " useless";
            drawn.upon = html! { span class="card-state" aria-hidden="true" { "→" (card::potions(lang, item)) } };
        }
    }
    let large = html! { (large) @if let Some(note) = &note { p class="refusal" { (note) } } };
    let mut part = None;
    if let Where::Worn(name) = at {
        part = name;
        state = " worn";
        told.push(msg!(lang, AG_PAGE_WORN));
    }
    told.extend(note);
    let class = format!("{state}{}", card::choosable(scene, noun));
    let (id, why) = (item_id(item), noun.card());
    let place = Place { id: Some(&id), class: &class, part, why: Some(&why), ..Place::default() };
    let inside =
        html! { (card::spot(scene, noun, &told.join(", "))) (card::large(scene, noun, &large)) };
    html! { li { (drawn.draw(Size::Mini, &place, &inside)) } }
}

/// AG-EXPL-06: only one's own can be chosen.
fn kept(scene: &Scene<'_>, seat: Seat, kind: Discovery, n: u8) -> Markup {
    let noun = Noun::Discovery(kind);
    let is_own = scene.self_or_active() == seat;
    let mut drawn = card::discovery(scene.lang(), kind);
    let large = drawn.large();
    let mut name = drawn.title.clone();
    if 1 < n {
        name = format!("{name} ×{n}");
        drawn.corners.push(Corner::Tokens(n.into()));
    }
    let why = if is_own { noun.card() } else { format!("why-kept-{}-{kind}", seat.0 + 1) };
    let class = if is_own { card::choosable(scene, noun) } else { "" };
    let place = Place { class, why: Some(&why), ..Place::default() };
    let inside = html! {
        @if is_own {
            (card::spot(scene, noun, &name))
            (card::large(scene, noun, &large))
        } @else {
            button class="spot" type="button" popovertarget=(why) { (name) }
            div class="dialog why-card ag-card" id=(why) popover="auto" { (large) }
        }
    };
    html! { li { (drawn.draw(Size::Mini, &place, &inside)) } }
}

/// AG-QUEST: active quests with their targets, and below what was done (AG-LOG-01).
fn quests(scene: &Scene<'_>, seat: Seat, it: &PlayerView) -> Markup {
    let lang = scene.lang();
    html! {
        div class="ag-part" data-part=[part_of(scene, seat, "quests")] {
            h2 { (msg!(lang, AG_PAGE_QUESTS)) }
            ul class="ag-quests" { @for (nth, task) in it.quests.iter().enumerate() { (quest(scene, seat, nth, task)) } }
            (log(scene, seat, it))
        }
    }
}

fn quest(scene: &Scene<'_>, seat: Seat, nth: usize, task: &TaskView) -> Markup {
    let lang = scene.lang();
    let noun = Noun::Quest(task.quest);
    let name = ag::quest_name(lang, task.quest);
    let nouns: Vec<&str> = task.targets.iter().map(|it| it.name()).collect();
    html! {
        li class={ "ag-quest" (card::choosable(scene, noun)) @if task.done { " done" } } id={ "quest-" (task.quest) } data-noun=[(!nouns.is_empty()).then(|| nouns.join(" "))] {
            div class="ag-quest-head" data-why=(noun.card()) {
                @if scene.self_or_active() == seat { (token::picture(&figures::flag(nth), 24)) } @else { (emblem::use_("ag-quest")) }
                strong { (name) } span class="chip" { (emblem::use_("ag-valor")) (book().quest(task.quest).valor) }
                (card::spot(scene, noun, &name))
                (card::large(scene, noun, &card::quest(lang, task.quest).large()))
            }
            p class="ag-quest-text" { (ag::quest_text(lang, task.quest)) @if let Some(rival) = task.rival { " (" (scene.name(rival)) ")" } }
            p class="ag-quest-now" {
                @if task.done { (msg!(lang, AG_PAGE_DONE)) } @else { @if task.targets.is_empty() && task.progress != 0 { (msg!(lang, AG_PAGE_PROGRESS, n = task.progress)) } }
                @for (n, space) in task.targets.iter().enumerate() { @if n == 0 { " → " } @else { ", " } a href={ "#land-" (space) } data-noun=(space) { (ag::space_name(lang, *space)) } }
            }
        }
    }
}

fn log(scene: &Scene<'_>, seat: Seat, it: &PlayerView) -> Markup {
    let lang = scene.lang();
    let trophies: Vec<(Trophy, u8)> = (0..N_TROPHIES)
        .map(|idx| (Trophy::ALL[idx], it.log.trophies[idx]))
        .filter(|(_, n)| *n != 0)
        .collect();
    let is_empty = trophies.is_empty() && it.log.quests.is_empty() && it.log.events.is_empty();
    html! {
        @if !is_empty {
            ul class="ag-log-done" aria-label=(msg!(lang, AG_PAGE_LOG)) {
                @for quest in it.log.quests.iter() { li { (emblem::use_("ag-quest")) (ag::quest_name(lang, quest)) " +" (book().quest(quest).valor) } }
                @for (trophy, n) in trophies { @let why = format!("why-trophy-{}-{trophy}", seat.0 + 1); li class="ag-trophy" data-why=(why) { (emblem::use_("ag-trophy")) (ag::trophy_name(lang, trophy)) @if 1 < n { " ×" (n) } " +" (book().trophy(trophy).valor)
                    button class="spot" type="button" popovertarget=(why) { (ag::trophy_name(lang, trophy)) }
                    div class="dialog why-card ag-card" id=(why) popover="auto" { (card::trophy(lang, trophy).large()) }
                } }
                @for card in it.log.events.iter() { li { (emblem::use_("ag-event")) (ag::challenge_name(lang, card)) } }
            }
        }
    }
}
