//! What everybody sees, field by field.

use encode::{Block, Common, Item, Labels, MAX_SEATS, ONCE, Section, labels, numbers};
use kernel::Seat;

use crate::Wrath;
use crate::action::Action;
use crate::names::{Card, Difficulty, Hero, Icon, N_HEROES, Quest, Region, Reward, Space};
use crate::places::Places;
use crate::state::{Favour, FightKind, Source};
use crate::step::{Moment, Prompt, Step};
use crate::view::{Ending, HeroView, LichKing, PileView, QuestView, SeatView, SpaceView, View};

/// The public part, in the order in which it is written.
pub(super) const PUBLIC: &[&dyn Section<Wrath>] =
    &[&Common, &QUESTION, &TABLE, &PILES, &QUESTS, &SEATS, &HEROES, &SPACES];

/// WR-COMP-02: the kinds of cards that can be in a hand.
const KINDS: Labels =
    Labels { count: Card::ORDINARY.len(), name: |idx| Card::ORDINARY[idx].name().to_owned() };

/// The most of one kind that there are.
const MOST_OF_A_KIND: i32 = 12;
/// Successes and blocks of a roll: more of them are written like so many.
const MOST_SUCCESSES: i32 = 16;
/// The highest health of a hero.
const MOST_HEALTH: i32 = 8;
/// The longest track of a quest.
const LONGEST_TRACK: i32 = 22;

parts::named! {
    /// What is asked, without its details.
    enum Question as "question" {
        Pick = "pick",
        Act = "act",
        Consent = "consent",
        FightCards = "fight-cards",
        Allocate = "allocate",
        Lay = "lay",
        SpawnNext = "spawn-next",
        Chain = "chain",
        Shift = "shift",
        Rewards = "rewards",
        Volley = "volley",
        Recall = "recall",
        March = "march",
        FreeFight = "free-fight",
        Damage = "damage",
        RiseWindow = "rise-window",
        Stronghold = "stronghold",
        Limit = "limit",
        Ghoul = "ghoul",
        Activate = "activate",
        Hit = "hit",
    }
}

/// The details of a question, as far as it has them.
#[derive(Clone, Copy, Default)]
struct Details {
    /// How many answers or how much is left.
    left: u8,
    successes: u8,
    blocks: u8,
    toughness: u8,
    favour: Option<Favour>,
    icon: Option<Icon>,
    moment: Option<Moment>,
    space: Option<Space>,
}

fn asked(prompt: Prompt) -> (Question, Details) {
    let none = Details::default();
    match prompt {
        Prompt::Pick => (Question::Pick, none),
        Prompt::Act { hero: _, n_actions } => (Question::Act, Details { left: n_actions, ..none }),
        Prompt::Consent { hero: _, favour } => {
            (Question::Consent, Details { favour: Some(favour), ..none })
        }
        Prompt::FightCards { hero: _, successes, toughness } => {
            (Question::FightCards, Details { successes, toughness, ..none })
        }
        Prompt::Allocate { hero: _, successes, blocks } => {
            (Question::Allocate, Details { successes, blocks, ..none })
        }
        Prompt::Lay { icon, successes } => {
            (Question::Lay, Details { icon: Some(icon), successes, ..none })
        }
        Prompt::SpawnNext => (Question::SpawnNext, none),
        Prompt::Chain { left } => (Question::Chain, Details { left, ..none }),
        Prompt::Shift { left } => (Question::Shift, Details { left, ..none }),
        Prompt::Rewards { moment } => (Question::Rewards, Details { moment: Some(moment), ..none }),
        Prompt::Volley { left } => (Question::Volley, Details { left, ..none }),
        Prompt::Recall { left } => (Question::Recall, Details { left, ..none }),
        Prompt::March { left } => (Question::March, Details { left, ..none }),
        Prompt::FreeFight { hero: _ } => (Question::FreeFight, none),
        Prompt::Damage { hero: _, left } => (Question::Damage, Details { left, ..none }),
        Prompt::RiseWindow => (Question::RiseWindow, none),
        Prompt::Stronghold => (Question::Stronghold, none),
        Prompt::Limit { over } => (Question::Limit, Details { left: over, ..none }),
        Prompt::Ghoul { space } => (Question::Ghoul, Details { space: Some(space), ..none }),
        Prompt::Activate => (Question::Activate, none),
        Prompt::Hit { space } => (Question::Hit, Details { space: Some(space), ..none }),
    }
}

/// What is asked and what it is about.
const QUESTION: Block<Wrath, View> = Block {
    name: "question",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: &[
        Item::one_of("kind", labels::<Question>(), |it| Some(asked(it.seen.prompt()?).0.idx())),
        Item::one_of("hero", labels::<Hero>(), |it| Some(it.seen.prompt()?.hero()?.idx())),
        Item::capped("left", 16, |it| details(it.seen.prompt()).left.into()),
        Item::capped("successes", MOST_SUCCESSES, |it| details(it.seen.prompt()).successes.into()),
        Item::capped("blocks", MOST_SUCCESSES, |it| details(it.seen.prompt()).blocks.into()),
        Item::capped("toughness", 24, |it| details(it.seen.prompt()).toughness.into()),
        Item::one_of("favour", labels::<Favour>(), |it| {
            Some(details(it.seen.prompt()).favour?.idx())
        }),
        Item::one_of("icon", labels::<Icon>(), |it| Some(details(it.seen.prompt()).icon?.idx())),
        Item::one_of("moment", labels::<Moment>(), |it| {
            Some(details(it.seen.prompt()).moment?.idx())
        }),
    ],
};

fn details(prompt: Option<Prompt>) -> Details {
    prompt.map_or(Details::default(), |it| asked(it).1)
}

const ENDINGS: Labels = Labels { count: 2, name: |idx| ["won", "lost"][idx].to_owned() };
const FIGHTS: Labels =
    Labels { count: 3, name: |idx| ["action", "wailing-arrow", "gunship"][idx].to_owned() };
const SOURCES: Labels =
    Labels { count: 3, name: |idx| ["fight", "quest", "abominations"][idx].to_owned() };

/// What there is once.
const TABLE: Block<Wrath, View> = Block {
    name: "",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: &[
        Item::one_of("difficulty", labels::<Difficulty>(), |v| Some(v.it.options.difficulty.idx())),
        Item::flag("option.first-game", |v| v.it.options.first_game),
        Item::flag("option.rewards-between-rises", |v| v.it.options.rewards_between_rises),
        Item::flag("option.rewards-between-abominations", |v| {
            v.it.options.rewards_between_abominations
        }),
        Item::flag("option.defeat-cancels-effect", |v| v.it.options.defeat_cancels_effect),
        Item::count("despair", 7, |v| v.it.despair.into()),
        Item::one_of("ending", ENDINGS, |v| {
            Some(match v.it.ending? {
                Ending::Won => 0,
                Ending::Lost(_) => 1,
            })
        }),
        Item::one_of("lich-king", labels::<LichKing>(), |v| Some(v.it.lich_king.idx())),
        Item::known("siege", LONGEST_TRACK, |v| Some(v.it.siege.as_ref()?.progress.into())),
        Item::count("scourge.index", 8, |v| v.it.scourge.index.into()),
        Item::count("scourge.rate", 5, |v| v.it.scourge.rate.into()),
        Item::count("scourge.blocks", 10, |v| v.it.scourge.blocks.len() as i32),
        Item::count("hero-deck", 64, |v| v.it.hero_deck.cards.into()),
        Item::counts("discard", KINDS, MOST_OF_A_KIND, |v, cells| {
            v.it.discard.iter().for_each(|(card, &n)| cells.put(card.idx(), n));
        }),
        Item::count("supply.ghouls", 36, |v| v.it.supply.ghouls.into()),
        Item::count("supply.abominations", 3, |v| v.it.supply.abominations.into()),
        Item::count("supply.strongholds", 3, |v| v.it.supply.strongholds.into()),
        Item::set("spent", labels::<Reward>(), |v, cells| {
            v.it.spent.iter().for_each(|it| cells.mark(it.idx()));
        }),
        Item::set("boxed-quests", labels::<Quest>(), |v, cells| {
            v.it.boxed.quests.iter().for_each(|it| cells.mark(it.idx()));
        }),
        Item::one_of("turn.hero", labels::<Hero>(), |v| Some(v.it.turn.hero.idx())),
        Item::capped("turn.actions", 16, |v| v.it.turn.actions.into()),
        Item::flag("turn.used-ability", |v| v.it.turn.used_ability),
        Item::flag("turn.cut-short", |v| v.it.turn.cut_short),
        Item::flag("turn.quiet", |v| v.it.turn.quiet),
        Item::counts("turn.drawn", labels::<Card>(), 2, |v, cells| {
            v.it.turn.drawn.iter().for_each(|it| cells.add(it.idx()));
        }),
        Item::one_of("fight.kind", FIGHTS, |v| {
            Some(match v.it.fight?.kind {
                FightKind::Action => 0,
                FightKind::WailingArrow => 1,
                FightKind::Gunship => 2,
            })
        }),
        Item::one_of("fight.hero", labels::<Hero>(), |v| Some(v.it.fight?.hero.idx())),
        Item::capped("fight.successes", MOST_SUCCESSES, |v| {
            v.it.fight.map_or(0, |it| it.successes.into())
        }),
        Item::capped("fight.blocks", MOST_SUCCESSES, |v| {
            v.it.fight.map_or(0, |it| it.blocks.into())
        }),
        Item::one_of("quest-action.hero", labels::<Hero>(), |v| {
            Some(v.it.quest_action?.hero.idx())
        }),
        Item::one_of("quest-action.quest", labels::<Quest>(), |v| {
            Some(v.it.quest_action?.quest.idx())
        }),
        Item::capped("quest-action.successes", MOST_SUCCESSES, |v| {
            v.it.quest_action.map_or(0, |it| it.successes.into())
        }),
        Item::capped("quest-action.blocks", MOST_SUCCESSES, |v| {
            v.it.quest_action.map_or(0, |it| it.blocks.into())
        }),
        Item::one_of("damage.hero", labels::<Hero>(), |v| Some(v.it.damage?.hero.idx())),
        Item::one_of("damage.source", SOURCES, |v| {
            Some(match v.it.damage?.source {
                Source::Fight => 0,
                Source::Quest => 1,
                Source::Abominations => 2,
            })
        }),
        Item::capped("damage.prevented", 16, |v| v.it.damage.map_or(0, |it| it.prevented.into())),
        Item::one_of("volley.seat", numbers(MAX_SEATS), |v| Some(v.place(v.it.volley?.seat))),
        Item::capped("volley.left", 8, |v| v.it.volley.map_or(0, |it| it.left.into())),
        Item::capped("volley.spaces-left", 8, |v| {
            v.it.volley.map_or(0, |it| it.spaces_left.into())
        }),
        Item::one_of("request.seat", numbers(MAX_SEATS), |v| Some(v.place(v.it.request?.seat))),
    ],
};

/// WR-DECK-06: what is left of each pile of the hero deck, the current one first.
const PILES: Block<Wrath, PileView> = Block {
    name: "pile",
    places: numbers(8),
    find: |seen, _, nth| seen.view.hero_deck.piles.get(nth),
    items: &[
        Item::count("cards", 16, |pile| pile.it.cards.into()),
        Item::count("scourge-rises", 1, |pile| pile.it.scourge_rises.into()),
        Item::count("strongholds", 1, |pile| pile.it.strongholds.into()),
    ],
};

/// The quest of each region.
const QUESTS: Block<Wrath, QuestView> = Block {
    name: "quest",
    places: labels::<Region>(),
    find: |seen, _, nth| seen.view.quests.get(&Region::ALL[nth]),
    items: &[
        Item::one_of("sheet", labels::<Quest>(), |quest| Some(quest.it.quest.idx())),
        Item::count("progress", LONGEST_TRACK, |quest| quest.it.progress.into()),
        Item::count("left", LONGEST_TRACK, |quest| {
            i32::from(quest.it.length) - i32::from(quest.it.progress)
        }),
        Item::flag("complete", |quest| quest.it.complete),
        Item::flag("has-reward", |quest| quest.it.reward.is_some()),
    ],
};

/// The seats, clockwise from the observer.
const SEATS: Block<Wrath, SeatView> = Block {
    name: "seat",
    places: numbers(MAX_SEATS),
    find: |seen, observer, nth| seen.view.seats.get(&seen.seat(observer, nth)?),
    items: &[
        Item::counts("hand", KINDS, MOST_OF_A_KIND, |seat, cells| {
            seat.it.hand.iter().for_each(|(card, &n)| cells.put(card.idx(), n));
        }),
        Item::set("rewards", labels::<Reward>(), |seat, cells| {
            seat.it.rewards.iter().for_each(|it| cells.mark(it.idx()));
        }),
        Item::flag("is-first", |seat| seat.seen.view.first == this(seat)),
        Item::flag("passed", |seat| is_in(&seat.seen.view.passed, this(seat))),
        Item::flag("holding", |seat| is_in(&seat.seen.view.holding, this(seat))),
        Item::flag("sitting-out", |seat| is_in(&seat.seen.view.turn.sitting_out, this(seat))),
        Item::counts("laid", labels::<Icon>(), 16, |seat, cells| {
            if let (Some(action), Some(seat)) = (seat.seen.view.quest_action, this(seat)) {
                (0..).zip(action.laid[seat]).for_each(|(idx, n)| cells.put(idx, n));
            }
        }),
    ],
};

/// The seat that a look at the seats is about.
fn this(look: &encode::Look<'_, '_, Wrath, SeatView>) -> Option<Seat> {
    look.seen.seat(look.observer, look.nth)
}

fn is_in(seats: &[Seat], seat: Option<Seat>) -> bool {
    seat.is_some_and(|it| seats.contains(&it))
}

type HeroLook<'s, 'a> = encode::Look<'s, 'a, Wrath, HeroView>;

fn hero(look: &HeroLook<'_, '_>) -> Hero {
    Hero::ALL[look.nth]
}

fn favours<'a>(
    of: &'a std::collections::BTreeMap<Hero, Vec<Favour>>,
    look: &HeroLook<'_, '_>,
) -> impl Iterator<Item = usize> + use<'a> {
    of.get(&hero(look)).into_iter().flatten().map(|it| it.idx())
}

/// The heroes of the game; those of the box are zeros.
const HEROES: Block<Wrath, HeroView> = Block {
    name: "hero",
    places: labels::<Hero>(),
    find: |seen, _, nth| seen.view.heroes.get(&Hero::ALL[nth]),
    items: &[
        Item::one_of("seat", numbers(MAX_SEATS), |look| Some(look.place(look.it.seat))),
        Item::count("turn-order", N_HEROES as i32, |look| {
            let at = look.seen.view.order.iter().position(|it| *it == hero(look));
            at.map_or(0, |idx| idx as i32 + 1)
        }),
        Item::count("health", MOST_HEALTH, |look| look.it.health.into()),
        Item::count("health-lost", MOST_HEALTH, |look| {
            i32::from(look.it.max) - i32::from(look.it.health)
        }),
        Item::one_of("space", labels::<Space>(), |look| Some(look.it.space.idx())),
        Item::set("refused", labels::<Favour>(), |look, cells| {
            favours(&look.seen.view.turn.refused, look).for_each(|it| cells.mark(it));
        }),
        Item::set("reopened", labels::<Favour>(), |look, cells| {
            favours(&look.seen.view.turn.reopened, look).for_each(|it| cells.mark(it));
        }),
        Item::set("settled", labels::<Favour>(), |look, cells| {
            favours(&look.seen.view.turn.settled, look).for_each(|it| cells.mark(it));
        }),
        Item::count("targeted", 3, |look| {
            let horde = look.seen.view.horde.iter().flatten();
            horde.filter(|it| it.target == Some(hero(look))).count() as i32
        }),
        Item::flag("marched", |look| {
            let step = look.seen.view.turn.step;
            matches!(step, Step::March { marched, .. } if marched & (1 << look.nth) != 0)
        }),
        Item::flag("requested", |look| {
            look.seen.view.request.is_some_and(|it| aim(it.action).0 == Some(hero(look)))
        }),
    ],
};

/// The hero and the space that an action for which consent is asked names.
fn aim(action: Action) -> (Option<Hero>, Option<Space>) {
    if let Action::Travel(_, hero, space)
    | Action::PressForward(hero, space)
    | Action::GunshipSupport(hero, space)
    | Action::OnwardToVictory(hero, space)
    | Action::March(hero, space) = action
    {
        return (Some(hero), Some(space));
    }
    if let Action::Heal(hero) = action { (Some(hero), None) } else { (None, None) }
}

type SpaceLook<'s, 'a> = encode::Look<'s, 'a, Wrath, SpaceView>;

fn space(look: &SpaceLook<'_, '_>) -> Space {
    Space::ALL[look.nth]
}

/// The spaces of the map.
const SPACES: Block<Wrath, SpaceView> = Block {
    name: "space",
    places: labels::<Space>(),
    find: |seen, _, nth| seen.view.spaces.get(&Space::ALL[nth]),
    items: &[
        Item::count("ghouls", 3, |look| look.it.ghouls.into()),
        Item::count("abominations", 3, |look| look.it.abominations.into()),
        Item::flag("stronghold", |look| look.it.stronghold),
        Item::count("threat", 100, |look| look.it.threat.into()),
        // Where the Scourge card of the space is: in which part of the deck from the top, or gone.
        Item::known("scourge-block", 9, |look| {
            let blocks = &look.seen.view.scourge.blocks;
            Some(blocks.iter().position(|it| it.contains(&space(look)))? as i32)
        }),
        Item::flag("scourge-discarded", |look| {
            look.seen.view.scourge.discard.contains(&space(look))
        }),
        Item::flag("scourge-boxed", |look| look.seen.view.scourge.boxed.contains(&space(look))),
        Item::count("horde", 3, |look| {
            let horde = look.seen.view.horde.iter().flatten();
            horde.filter(|it| it.space == space(look)).count() as i32
        }),
        Item::count("horde-activated", 3, |look| {
            let horde = look.seen.view.horde.iter().flatten();
            horde.filter(|it| it.space == space(look) && it.is_active).count() as i32
        }),
        Item::flag("is-asked-about", |look| details(look.seen.prompt()).space == Some(space(look))),
        Item::flag("fight", |look| look.seen.view.fight.is_some_and(|it| it.space == space(look))),
        Item::flag("volley-area", |look| {
            look.seen.view.volley.is_some_and(|it| it.area.has(space(look)))
        }),
        Item::flag("volley-struck", |look| {
            look.seen.view.volley.is_some_and(|it| it.struck.has(space(look)))
        }),
        Item::flag("chain", |look| chain(look.seen.view).has(space(look))),
        Item::flag("requested", |look| {
            look.seen.view.request.is_some_and(|it| aim(it.action).1 == Some(space(look)))
        }),
    ],
};

/// WR-HERO-THRALL-01: the group that is being struck.
fn chain(view: &View) -> Places {
    if let Step::Chain { group, .. } = view.turn.step { group } else { Places::EMPTY }
}
