//! What is asked.

use game_wrath::state::Favour;
use game_wrath::{Moment, Prompt};
use kernel::Seat;

use super::names::{hero, icon_name, space};
use crate::message::{Arg, Id, id};
use crate::voice::{Question, Voice};

pub fn asked(voice: &Voice<'_>, prompt: Prompt) -> String {
    question(voice, prompt).asked(voice)
}

pub fn waiting(voice: &Voice<'_>, seat: Seat, prompt: Prompt) -> String {
    question(voice, prompt).waiting(voice, seat)
}

fn question(voice: &Voice<'_>, prompt: Prompt) -> Question {
    let lang = voice.lang;
    let n = |number: u8| vec![("n", Arg::from(number))];
    let (id, args) = match prompt {
        Prompt::Pick => (id::WR_PROMPT_PICK, vec![]),
        Prompt::Act { hero: it, n_actions } => {
            (id::WR_PROMPT_ACT, vec![("hero", hero(it)), ("n", n_actions.into())])
        }
        Prompt::Consent { hero: it, favour } => (consent(favour), vec![("hero", hero(it))]),
        Prompt::FightCards { hero: it, successes, toughness } => {
            let args =
                vec![("hero", hero(it)), ("successes", successes.into()), ("n", toughness.into())];
            (id::WR_PROMPT_FIGHT_CARDS, args)
        }
        Prompt::Allocate { hero: it, successes, blocks: _ } => {
            (id::WR_PROMPT_ALLOCATE, vec![("hero", hero(it)), ("n", successes.into())])
        }
        Prompt::Lay { icon, successes } => {
            let args = vec![("icon", icon_name(lang, icon).into()), ("n", successes.into())];
            (id::WR_PROMPT_LAY, args)
        }
        Prompt::SpawnNext => (id::WR_PROMPT_SPAWN_NEXT, vec![]),
        Prompt::Chain { left } => (id::WR_PROMPT_CHAIN, n(left)),
        Prompt::Shift { left } => (id::WR_PROMPT_SHIFT, n(left)),
        Prompt::Rewards { moment } => (rewards(moment), vec![]),
        Prompt::Volley { left } => (id::WR_PROMPT_VOLLEY, n(left)),
        Prompt::Recall { left } => (id::WR_PROMPT_RECALL, n(left)),
        Prompt::March { left } => (id::WR_PROMPT_MARCH, n(left)),
        Prompt::FreeFight { hero: it } => (id::WR_PROMPT_FREE_FIGHT, vec![("hero", hero(it))]),
        Prompt::Damage { hero: it, left } => {
            (id::WR_PROMPT_DAMAGE, vec![("hero", hero(it)), ("n", left.into())])
        }
        Prompt::RiseWindow => (id::WR_PROMPT_RISE_WINDOW, vec![]),
        Prompt::Stronghold => (id::WR_PROMPT_STRONGHOLD, vec![]),
        Prompt::Limit { over } => (id::WR_PROMPT_LIMIT, n(over)),
        Prompt::Ghoul { space: it } => (id::WR_PROMPT_GHOUL, vec![("space", space(lang, it))]),
        Prompt::Activate => (id::WR_PROMPT_ACTIVATE, vec![]),
        Prompt::Hit { space: it } => (id::WR_PROMPT_HIT, vec![("space", space(lang, it))]),
    };
    Question { id, args }
}

fn consent(favour: Favour) -> Id {
    match favour {
        Favour::Travel => id::WR_PROMPT_CONSENT_TRAVEL,
        Favour::Rest => id::WR_PROMPT_CONSENT_REST,
        Favour::PressForward => id::WR_PROMPT_CONSENT_PRESS_FORWARD,
        Favour::Gunship => id::WR_PROMPT_CONSENT_GUNSHIP,
        Favour::March => id::WR_PROMPT_CONSENT_MARCH,
    }
}

fn rewards(moment: Moment) -> Id {
    match moment {
        Moment::Draw => id::WR_PROMPT_REWARDS_DRAW,
        Moment::Reveal => id::WR_PROMPT_REWARDS_REVEAL,
        Moment::Abominations => id::WR_PROMPT_REWARDS_ABOMINATIONS,
        Moment::Rises => id::WR_PROMPT_REWARDS_RISES,
        Moment::Activations => id::WR_PROMPT_REWARDS_ACTIVATIONS,
    }
}
