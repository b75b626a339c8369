//! What quests ask for.

use game_adventure::content::{Goal, Order, Prey, Rival, Wanted, book};
use game_adventure::names::{Quest, Space};

use super::effects::sentence;
use super::names;
use crate::lang::Lang;
use crate::message::{Arg, Phrase, id, message};

/// What a quest asks for and what it is worth.
pub fn quest_text(lang: Lang, quest: Quest) -> String {
    let facts = book().quest(quest);
    let args = [("what", goal_text(lang, &facts.goal).into()), ("n", facts.valor.into())];
    sentence(&message(lang, id::AG_QUEST_TEXT, &args))
}

/// AG-QUEST-15: a line of story, without effect.
pub fn quest_story(lang: Lang, quest: Quest) -> String {
    names::story(lang, quest)
}

/// What completes a quest.
pub fn goal_text(lang: Lang, goal: &Goal) -> String {
    let n = |n: u8| ("n", Arg::from(n));
    let to = |key: &'static str, at: Space| (key, Arg::from(names::space_name(lang, at)));
    match goal {
        Goal::Gather(from, last) => {
            let args = [n(from.len() as u8), ("spaces", spaces(lang, from)), to("to", *last)];
            message(lang, id::AG_GOAL_GATHER, &args)
        }
        Goal::Visit(all, order) => {
            let id = match order {
                Order::AnyOrder => id::AG_GOAL_VISIT,
                Order::InOrder => id::AG_GOAL_VISIT_IN_ORDER,
            };
            message(lang, id, &[("spaces", spaces(lang, all))])
        }
        Goal::Slay(times, prey) => slay(lang, *times, prey),
        Goal::HandIn(times, wanted) => {
            let which = ("which", which(lang, wanted).into());
            message(lang, id::AG_GOAL_HAND_IN, &[n(*times), which])
        }
        Goal::Meet(times, None) => message(lang, id::AG_GOAL_MEET, &[n(*times)]),
        Goal::Meet(times, Some(at)) => {
            message(lang, id::AG_GOAL_MEET_THEN, &[n(*times), to("space", *at)])
        }
        Goal::Hurt(damage, whom) => {
            message(lang, id::AG_GOAL_HURT, &[n(*damage), ("rival", rival(*whom))])
        }
        Goal::Beat(times, whom) => {
            message(lang, id::AG_GOAL_BEAT, &[n(*times), ("rival", rival(*whom))])
        }
    }
}

/// "a, b and c".
fn spaces(lang: Lang, all: &[Space]) -> Arg {
    let told: Vec<String> = all.iter().map(|&it| names::space_name(lang, it)).collect();
    match told.split_last() {
        Some((last, before)) if !before.is_empty() => {
            let args = [("one", before.join(", ").into()), ("other", last.as_str().into())];
            message(lang, id::AG_AND, &args).into()
        }
        _ => told.concat().into(),
    }
}

fn slay(lang: Lang, times: u8, prey: &Prey) -> String {
    let n = ("n", Arg::from(times));
    if let Some(space) = prey.space {
        let foe = ("foe", foe_at(lang, space).into());
        return message(lang, id::AG_GOAL_SLAY_LAIR, &[n, foe]);
    }
    if prey.overlord {
        return message(lang, id::AG_GOAL_SLAY_OVERLORD, &[n]);
    }
    let level =
        prey.level.map(|it| message(lang, id::AG_GOAL_OF_LEVEL, &[("level", names::level(it))]));
    let kind = prey.kind.map(|it| {
        message(lang, id::AG_GOAL_OF_TRAIT, &[("trait", names::trait_name(lang, it).into())])
    });
    let which: String = level.into_iter().chain(kind).collect();
    message(lang, id::AG_GOAL_SLAY, &[n, ("which", which.into())])
}

/// Who is met at a board encounter, and where, unless the place is called like that.
fn foe_at(lang: Lang, at: Space) -> String {
    let (foe, space) = (names::lair_name(lang, at), names::space_name(lang, at));
    if foe == space {
        return foe;
    }
    message(lang, id::AG_FOE_AT, &[("foe", foe.into()), ("space", space.into())])
}

/// AG-QUEST-14.
fn which(lang: Lang, wanted: &Wanted) -> String {
    let level =
        wanted.level.map(|it| message(lang, id::AG_GOAL_OF_LEVEL, &[("level", names::level(it))]));
    let kind = wanted.kind.map(|it| {
        message(lang, id::AG_GOAL_OF_ENEMY, &[("trait", names::trait_name(lang, it).into())])
    });
    level.into_iter().chain(kind).collect()
}

fn rival(rival: Rival) -> Arg {
    let id = match rival {
        Rival::Left => id::AG_RIVAL_LEFT,
        Rival::Chosen => id::AG_RIVAL_CHOSEN,
        Rival::Anyone => id::AG_RIVAL_ANYONE,
    };
    Phrase::new(id).into()
}
