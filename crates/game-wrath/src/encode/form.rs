//! What everybody sees, field by field.

use encode::{Block, Common, Labels, MAX_SEATS, ONCE, Section, labels, numbers};
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
        Prompt::Ghoul { space: _ } => (Question::Ghoul, none),
        Prompt::Activate => (Question::Activate, none),
        Prompt::Hit { space: _ } => (Question::Hit, none),
    }
}

/// What is asked and what it is about.
const QUESTION: Block<Wrath, View> = Block {
    name: "question",
    places: ONCE,
    find: |seen, _, _| Some(seen.view),
    items: |row| {
        row.one_of("kind", labels::<Question>(), |it| Some(asked(it.seen.prompt()?).0.idx()));
        row.one_of("hero", labels::<Hero>(), |it| Some(it.seen.prompt()?.hero()?.idx()));
        row.capped("left", 16, |it| details(it.seen.prompt()).left.into());
        row.capped("successes", MOST_SUCCESSES, |it| details(it.seen.prompt()).successes.into());
        row.capped("blocks", MOST_SUCCESSES, |it| details(it.seen.prompt()).blocks.into());
        row.capped("toughness", 24, |it| details(it.seen.prompt()).toughness.into());
        row.one_of("favour", labels::<Favour>(), |it| {
            Some(details(it.seen.prompt()).favour?.idx())
        });
        row.one_of("icon", labels::<Icon>(), |it| Some(details(it.seen.prompt()).icon?.idx()));
        row.one_of("moment", labels::<Moment>(), |it| {
            Some(details(it.seen.prompt()).moment?.idx())
        });
    },
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
    items: |row| {
        row.one_of("difficulty", labels::<Difficulty>(), |v| Some(v.it.options.difficulty.idx()));
        row.flag("option.first-game", |v| v.it.options.first_game);
        row.flag("option.rewards-between-rises", |v| v.it.options.rewards_between_rises);
        row.flag("option.rewards-between-abominations", |v| {
            v.it.options.rewards_between_abominations
        });
        row.flag("option.defeat-cancels-effect", |v| v.it.options.defeat_cancels_effect);
        row.count("despair", 7, |v| v.it.despair.into());
        row.one_of("ending", ENDINGS, |v| {
            Some(match v.it.ending? {
                Ending::Won => 0,
                Ending::Lost(_) => 1,
            })
        });
        row.one_of("lich-king", labels::<LichKing>(), |v| Some(v.it.lich_king.idx()));
        row.known("siege", LONGEST_TRACK, |v| Some(v.it.siege.as_ref()?.progress.into()));
        row.count("scourge.index", 8, |v| v.it.scourge.index.into());
        row.count("scourge.rate", 5, |v| v.it.scourge.rate.into());
        row.count("scourge.blocks", 10, |v| v.it.scourge.blocks.len() as i32);
        row.count("hero-deck", 64, |v| v.it.hero_deck.cards.into());
        row.counts("discard", KINDS, MOST_OF_A_KIND, |v, cells| {
            v.it.discard.iter().for_each(|(card, &n)| cells.put(card.idx(), n));
        });
        row.count("supply.ghouls", 36, |v| v.it.supply.ghouls.into());
        row.count("supply.abominations", 3, |v| v.it.supply.abominations.into());
        row.count("supply.strongholds", 3, |v| v.it.supply.strongholds.into());
        row.set("spent", labels::<Reward>(), |v, cells| {
            v.it.spent.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.set("boxed-quests", labels::<Quest>(), |v, cells| {
            v.it.boxed.quests.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.one_of("turn.hero", labels::<Hero>(), |v| Some(v.it.turn.hero.idx()));
        row.capped("turn.actions", 16, |v| v.it.turn.actions.into());
        row.flag("turn.used-ability", |v| v.it.turn.used_ability);
        row.flag("turn.cut-short", |v| v.it.turn.cut_short);
        row.flag("turn.quiet", |v| v.it.turn.quiet);
        row.counts("turn.drawn", labels::<Card>(), 2, |v, cells| {
            v.it.turn.drawn.iter().for_each(|it| cells.add(it.idx()));
        });
        row.one_of("fight.kind", FIGHTS, |v| {
            Some(match v.it.fight?.kind {
                FightKind::Action => 0,
                FightKind::WailingArrow => 1,
                FightKind::Gunship => 2,
            })
        });
        row.one_of("fight.hero", labels::<Hero>(), |v| Some(v.it.fight?.hero.idx()));
        row.capped("fight.successes", MOST_SUCCESSES, |v| {
            v.it.fight.map_or(0, |it| it.successes.into())
        });
        row.capped("fight.blocks", MOST_SUCCESSES, |v| v.it.fight.map_or(0, |it| it.blocks.into()));
        row.one_of("quest-action.hero", labels::<Hero>(), |v| Some(v.it.quest_action?.hero.idx()));
        row.one_of("quest-action.quest", labels::<Quest>(), |v| {
            Some(v.it.quest_action?.quest.idx())
        });
        row.capped("quest-action.successes", MOST_SUCCESSES, |v| {
            v.it.quest_action.map_or(0, |it| it.successes.into())
        });
        row.capped("quest-action.blocks", MOST_SUCCESSES, |v| {
            v.it.quest_action.map_or(0, |it| it.blocks.into())
        });
        row.one_of("damage.hero", labels::<Hero>(), |v| Some(v.it.damage?.hero.idx()));
        row.one_of("damage.source", SOURCES, |v| {
            Some(match v.it.damage?.source {
                Source::Fight => 0,
                Source::Quest => 1,
                Source::Abominations => 2,
            })
        });
        row.capped("damage.prevented", 16, |v| v.it.damage.map_or(0, |it| it.prevented.into()));
        row.one_of("volley.seat", numbers(MAX_SEATS), |v| Some(v.place(v.it.volley?.seat)));
        row.capped("volley.left", 8, |v| v.it.volley.map_or(0, |it| it.left.into()));
        row.capped("volley.spaces-left", 8, |v| v.it.volley.map_or(0, |it| it.spaces_left.into()));
        row.one_of("request.seat", numbers(MAX_SEATS), |v| Some(v.place(v.it.request?.seat)));
    },
};

/// WR-DECK-06: what is left of each pile of the hero deck, the current one first.
const PILES: Block<Wrath, PileView> = Block {
    name: "pile",
    places: numbers(8),
    find: |seen, _, nth| seen.view.hero_deck.piles.get(nth),
    items: |row| {
        row.count("cards", 16, |pile| pile.it.cards.into());
        row.count("scourge-rises", 1, |pile| pile.it.scourge_rises.into());
        row.count("strongholds", 1, |pile| pile.it.strongholds.into());
    },
};

/// The quest of each region.
const QUESTS: Block<Wrath, QuestView> = Block {
    name: "quest",
    places: labels::<Region>(),
    find: |seen, _, nth| seen.view.quests.get(&Region::ALL[nth]),
    items: |row| {
        row.one_of("sheet", labels::<Quest>(), |quest| Some(quest.it.quest.idx()));
        row.count("progress", LONGEST_TRACK, |quest| quest.it.progress.into());
        row.count("left", LONGEST_TRACK, |quest| {
            i32::from(quest.it.length) - i32::from(quest.it.progress)
        });
        row.flag("complete", |quest| quest.it.complete);
        row.flag("has-reward", |quest| quest.it.reward.is_some());
    },
};

/// The seats, clockwise from the observer.
const SEATS: Block<Wrath, SeatView> = Block {
    name: "seat",
    places: numbers(MAX_SEATS),
    find: |seen, observer, nth| seen.view.seats.get(&seen.seat(observer, nth)?),
    items: |row| {
        row.counts("hand", KINDS, MOST_OF_A_KIND, |seat, cells| {
            seat.it.hand.iter().for_each(|(card, &n)| cells.put(card.idx(), n));
        });
        row.set("rewards", labels::<Reward>(), |seat, cells| {
            seat.it.rewards.iter().for_each(|it| cells.mark(it.idx()));
        });
        row.flag("is-first", |seat| seat.seen.view.first == this(seat));
        row.flag("passed", |seat| is_in(&seat.seen.view.passed, this(seat)));
        row.flag("holding", |seat| is_in(&seat.seen.view.holding, this(seat)));
        row.flag("sitting-out", |seat| is_in(&seat.seen.view.turn.sitting_out, this(seat)));
        row.counts("laid", labels::<Icon>(), 16, |seat, cells| {
            if let (Some(action), Some(seat)) = (seat.seen.view.quest_action, this(seat)) {
                (0..).zip(action.laid[seat]).for_each(|(idx, n)| cells.put(idx, n));
            }
        });
    },
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
    items: |row| {
        row.one_of("seat", numbers(MAX_SEATS), |look| Some(look.place(look.it.seat)));
        row.count("turn-order", N_HEROES as i32, |look| {
            let at = look.seen.view.order.iter().position(|it| *it == hero(look));
            at.map_or(0, |idx| idx as i32 + 1)
        });
        row.count("health", MOST_HEALTH, |look| look.it.health.into());
        row.count("health-lost", MOST_HEALTH, |look| {
            i32::from(look.it.max) - i32::from(look.it.health)
        });
        row.one_of("space", labels::<Space>(), |look| Some(look.it.space.idx()));
        row.set("refused", labels::<Favour>(), |look, cells| {
            favours(&look.seen.view.turn.refused, look).for_each(|it| cells.mark(it));
        });
        row.set("reopened", labels::<Favour>(), |look, cells| {
            favours(&look.seen.view.turn.reopened, look).for_each(|it| cells.mark(it));
        });
        row.set("settled", labels::<Favour>(), |look, cells| {
            favours(&look.seen.view.turn.settled, look).for_each(|it| cells.mark(it));
        });
        row.count("targeted", 3, |look| {
            let horde = look.seen.view.horde.iter().flatten();
            horde.filter(|it| it.target == Some(hero(look))).count() as i32
        });
        row.flag("marched", |look| {
            let step = look.seen.view.turn.step;
            matches!(step, Step::March { marched, .. } if marched & (1 << look.nth) != 0)
        });
        row.flag("requested", |look| {
            look.seen.view.request.is_some_and(|it| aim(it.action).0 == Some(hero(look)))
        });
    },
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
    items: |row| {
        row.count("ghouls", 3, |look| look.it.ghouls.into());
        row.count("abominations", 3, |look| look.it.abominations.into());
        row.flag("stronghold", |look| look.it.stronghold);
        row.count("threat", 100, |look| look.it.threat.into());
        // Where the Scourge card of the space is: in which part of the deck from the top, or gone.
        row.known("scourge-block", 9, |look| {
            let blocks = &look.seen.view.scourge.blocks;
            Some(blocks.iter().position(|it| it.has(space(look)))? as i32)
        });
        row.flag("scourge-discarded", |look| look.seen.view.scourge.discard.has(space(look)));
        row.flag("scourge-boxed", |look| look.seen.view.scourge.boxed.has(space(look)));
        row.count("horde", 3, |look| {
            let horde = look.seen.view.horde.iter().flatten();
            horde.filter(|it| it.space == space(look)).count() as i32
        });
        row.count("horde-activated", 3, |look| {
            let horde = look.seen.view.horde.iter().flatten();
            horde.filter(|it| it.space == space(look) && it.is_active).count() as i32
        });
        row.flag("is-asked-about", |look| {
            let asked = look.seen.prompt().and_then(|it| it.space());
            asked == Some(space(look))
        });
        row.flag("fight", |look| look.seen.view.fight.is_some_and(|it| it.space == space(look)));
        row.flag("volley-area", |look| {
            look.seen.view.volley.is_some_and(|it| it.area.has(space(look)))
        });
        row.flag("volley-struck", |look| {
            look.seen.view.volley.is_some_and(|it| it.struck.has(space(look)))
        });
        row.flag("chain", |look| chain(look.seen.view).has(space(look)));
        row.flag("requested", |look| {
            look.seen.view.request.is_some_and(|it| aim(it.action).1 == Some(space(look)))
        });
    },
};

/// WR-HERO-THRALL-01: the group that is being struck.
fn chain(view: &View) -> Places {
    if let Step::Chain { group, .. } = view.turn.step { group } else { Places::EMPTY }
}
