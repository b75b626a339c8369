//! Labels of buttons.

use game_smallworld::content::{Faction, Region};
use game_smallworld::{Action, Means, Piece, Prompt};

use super::names::{self, mean_name, region_name};
use crate::lang::Lang;
use crate::message::{Arg, Id, id, message};
use crate::voice::Voice;

pub(super) fn label(voice: &Voice<'_>, prompt: Option<Prompt>, action: Action) -> String {
    let place = |region: Region| Arg::from(region_name(voice.lang, region));
    let at = |id: Id, region: Region| voice.say(id, &[("region", place(region))]);
    match action {
        Action::Detonate(region) => at(id::SW_ACTION_DETONATE, region),
        Action::Defuse(region) => at(id::SW_ACTION_DEFUSE, region),
        Action::Choose(race) => {
            voice.say(id::SW_ACTION_CHOOSE, &[("race", names::race(race).into())])
        }
        Action::Expand => voice.say(id::SW_ACTION_EXPAND, &[]),
        Action::Decline => voice.say(id::SW_ACTION_DECLINE, &[]),
        Action::HumanForm => voice.say(id::SW_ACTION_HUMAN_FORM, &[]),
        Action::WorgenForm => voice.say(id::SW_ACTION_WORGEN_FORM, &[]),
        Action::Side(Faction::Alliance) => voice.say(id::SW_ACTION_SIDE_ALLIANCE, &[]),
        Action::Side(Faction::Horde) => voice.say(id::SW_ACTION_SIDE_HORDE, &[]),
        Action::Side(Faction::Neutral) => voice.say(id::SW_ACTION_SIDE_NEUTRAL, &[]),
        Action::Gather => voice.say(id::SW_ACTION_GATHER, &[]),
        Action::Take(Piece::Token, region) => at(id::SW_ACTION_TAKE_TOKEN, region),
        Action::Take(Piece::Beast, region) => at(id::SW_ACTION_TAKE_BEAST, region),
        Action::Take(Piece::Champion, region) => at(id::SW_ACTION_TAKE_CHAMPION, region),
        Action::Abandon(region) => at(id::SW_ACTION_ABANDON, region),
        Action::Conquer(region, Means::NONE) => at(id::SW_ACTION_CONQUER, region),
        Action::Conquer(region, means) => with(voice, id::SW_ACTION_CONQUER_WITH, region, means),
        Action::Final(region, Means::NONE) => at(id::SW_ACTION_FINAL, region),
        Action::Final(region, means) => with(voice, id::SW_ACTION_FINAL_WITH, region, means),
        Action::StrikeFinal => voice.say(id::SW_ACTION_STRIKE_FINAL, &[]),
        Action::CallOff => voice.say(id::SW_ACTION_CALL_OFF, &[]),
        Action::LiftAegis => voice.say(id::SW_ACTION_LIFT_AEGIS, &[]),
        Action::Topple(region) => at(id::SW_ACTION_TOPPLE, region),
        Action::Push(piece, from, to) => {
            let id = match piece {
                Piece::Token => id::SW_ACTION_PUSH_TOKEN,
                Piece::Beast => id::SW_ACTION_PUSH_BEAST,
                Piece::Champion => id::SW_ACTION_PUSH_CHAMPION,
            };
            voice.say(id, &[("from", place(from)), ("to", place(to))])
        }
        Action::Oust(Piece::Token, region) => at(id::SW_ACTION_OUST_TOKEN, region),
        Action::Oust(Piece::Beast, region) => at(id::SW_ACTION_OUST_BEAST, region),
        Action::Oust(Piece::Champion, region) => at(id::SW_ACTION_OUST_CHAMPION, region),
        Action::Swap(one, other) => {
            voice.say(id::SW_ACTION_SWAP, &[("one", place(one)), ("other", place(other))])
        }
        Action::Grab(relic, region) => {
            let relic = names::relic(relic).into();
            voice.say(id::SW_ACTION_GRAB, &[("relic", relic), ("region", place(region))])
        }
        Action::Well(region) => at(id::SW_ACTION_WELL, region),
        Action::Buy(n_tokens) => voice.say(id::SW_ACTION_BUY, &[("n", n_tokens.into())]),
        Action::Put(Piece::Token, region) => at(id::SW_ACTION_PUT_TOKEN, region),
        Action::Put(Piece::Beast, region) => at(id::SW_ACTION_PUT_BEAST, region),
        Action::Put(Piece::Champion, region) => at(id::SW_ACTION_PUT_CHAMPION, region),
        Action::LeaveTwo(region) => at(id::SW_ACTION_LEAVE_TWO, region),
        Action::Fort(region) => at(id::SW_ACTION_FORT, region),
        Action::Tower(region) => at(id::SW_ACTION_TOWER, region),
        Action::Aegis(region) => at(id::SW_ACTION_AEGIS, region),
        Action::Heart(region) => at(id::SW_ACTION_HEART, region),
        Action::Objective(region) => at(id::SW_ACTION_OBJECTIVE, region),
        Action::Plant(region) => at(id::SW_ACTION_PLANT, region),
        Action::Done => voice.say(done(prompt), &[]),
    }
}

fn with(voice: &Voice<'_>, id: Id, region: Region, means: Means) -> String {
    let region = region_name(voice.lang, region);
    let means: Vec<String> = means.iter().map(|mean| mean_name(voice.lang, mean)).collect();
    voice.say(id, &[("region", region.into()), ("means", means.join(", ").into())])
}

/// What is done with when nothing more is to be done.
fn done(prompt: Option<Prompt>) -> Id {
    match prompt {
        Some(Prompt::Ready) => id::SW_ACTION_DONE_READY,
        Some(Prompt::Conquer { .. }) => id::SW_ACTION_DONE_CONQUER,
        Some(Prompt::Redeploy { .. }) => id::SW_ACTION_DONE_REDEPLOY,
        Some(Prompt::Plant { .. }) => id::SW_ACTION_DONE_PLANT,
        Some(Prompt::LeaveTwo) => id::SW_ACTION_DONE_LEAVE_TWO,
        Some(
            Prompt::Bombs
            | Prompt::ChooseCombo
            | Prompt::ExpandOrDecline
            | Prompt::WorgenForm
            | Prompt::Side
            | Prompt::StrikeFailed { .. }
            | Prompt::Well
            | Prompt::Recruits { .. }
            | Prompt::Forts { .. }
            | Prompt::Towers { .. }
            | Prompt::Aegis
            | Prompt::Heart
            | Prompt::Objective { .. }
            | Prompt::Withdrawals { .. },
        )
        | None => id::SW_ACTION_DONE,
    }
}

/// What a group of actions has in common: the head of a list of regions.
pub fn verb(lang: Lang, action: Action) -> String {
    let id = match action {
        Action::Detonate(_) => id::SW_VERB_DETONATE,
        Action::Defuse(_) => id::SW_VERB_DEFUSE,
        Action::Take(..) => id::SW_VERB_TAKE,
        Action::Abandon(_) => id::SW_VERB_ABANDON,
        Action::Conquer(..) => id::SW_VERB_CONQUER,
        Action::Final(..) => id::SW_VERB_FINAL,
        Action::Topple(_) => id::SW_VERB_TOPPLE,
        Action::Push(..) => id::SW_VERB_PUSH,
        Action::Oust(..) => id::SW_VERB_OUST,
        Action::Swap(..) => id::SW_VERB_SWAP,
        Action::Grab(..) => id::SW_VERB_GRAB,
        Action::Well(_) => id::SW_VERB_WELL,
        Action::Put(..) => id::SW_VERB_PUT,
        Action::LeaveTwo(_) => id::SW_VERB_LEAVE_TWO,
        Action::Fort(_) => id::SW_VERB_FORT,
        Action::Tower(_) => id::SW_VERB_TOWER,
        Action::Aegis(_) => id::SW_VERB_AEGIS,
        Action::Heart(_) => id::SW_VERB_HEART,
        Action::Objective(_) => id::SW_VERB_OBJECTIVE,
        Action::Plant(_) => id::SW_VERB_PLANT,
        Action::Choose(_)
        | Action::Expand
        | Action::Decline
        | Action::HumanForm
        | Action::WorgenForm
        | Action::Side(_)
        | Action::Gather
        | Action::StrikeFinal
        | Action::CallOff
        | Action::LiftAegis
        | Action::Buy(_)
        | Action::Done => id::SW_VERB_CHOOSE,
    };
    message(lang, id, &[])
}
