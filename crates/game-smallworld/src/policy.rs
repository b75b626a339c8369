//! Which answers are likely to be good ones, before any of them is tried (`Game::likelihoods`).
//!
//! What an answer does is turned on as inputs, each kind of answer by itself, and a plain sum of them is learned from what
//! searches prefer (docs/bots.md). Hidden components are no inputs; totals of coins are, because `determinize` keeps them. The
//! list is frozen: a change makes weights that were learned before useless.

mod combo;
mod mode;
mod place;
mod sight;

use kernel::Seat;
use net::{Group, InputList, Inputs, Policy};
use parts::named;

use crate::action::{Action, Means, Piece};
use crate::content::Region;
use crate::state::SmallWorld;
use crate::step::{self, Step};
use sight::Sight;

static POLICY: Policy = Policy::built_in(include_bytes!("../data/policy.bin"), &INPUTS);

named! {
    /// Kinds of answers. To end a part of the turn is another one in each part.
    enum Verb as "kind of answer" {
        Choose = "choose",
        Decline = "decline",
        Detonate = "detonate",
        Defuse = "defuse",
        HumanForm = "human-form",
        WorgenForm = "worgen-form",
        Side = "side",
        Gather = "gather",
        PickUp = "pick-up",
        Abandon = "abandon",
        EndReady = "end-ready",
        Conquer = "conquer",
        Final = "final",
        StrikeFinal = "strike-final",
        CallOff = "call-off",
        LiftAegis = "lift-aegis",
        Topple = "topple",
        Push = "push",
        Oust = "oust",
        Swap = "swap",
        Grab = "grab",
        EndConquests = "end-conquests",
        Well = "well",
        Buy = "buy",
        Take = "take",
        TakeBeast = "take-beast",
        TakeChampion = "take-champion",
        Put = "put",
        PutBeast = "put-beast",
        PutChampion = "put-champion",
        EndRedeployment = "end-redeployment",
        LeaveTwo = "leave-two",
        EndLeaving = "end-leaving",
        Fort = "fort",
        Tower = "tower",
        Aegis = "aegis",
        Heart = "heart",
        Objective = "objective",
        Plant = "plant",
        EndPlanting = "end-planting",
        Withdraw = "withdraw",
        Expand = "expand",
    }
}

const fn n_inputs(verb: Verb) -> u16 {
    match verb {
        Verb::Choose => combo::N_PLACES,
        Verb::Decline => mode::N_PLACES,
        // With this the price of a decline is compared.
        Verb::Expand => 1,
        _ => place::N_PLACES,
    }
}

const GROUPS: [Group; Verb::ALL.len()] = net::groups!(Verb, n_inputs);

/// All inputs of an answer.
pub const INPUTS: InputList = InputList { groups: &GROUPS };

/// How likely each answer is, as logarithms. Clears `out`.
pub(crate) fn likelihoods(game: &SmallWorld, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
    POLICY.likelihoods(out, |each| write(game, seat, legal, each));
}

/// What an answer is about.
#[derive(Clone, Copy, Default)]
struct About {
    noun: Option<usize>,
    from: Option<Region>,
    to: Option<Region>,
    /// Of a conquest.
    means: Option<Means>,
}

impl About {
    fn noun(noun: usize) -> Self {
        Self { noun: Some(noun), ..Self::default() }
    }

    fn to(to: Region) -> Self {
        Self { to: Some(to), ..Self::default() }
    }

    fn shift(from: Region, to: Region) -> Self {
        Self { from: Some(from), ..Self::to(to) }
    }

    fn by(to: Region, means: Means) -> Self {
        Self { means: Some(means), ..Self::to(to) }
    }
}

fn about(action: Action, step: Step) -> (Verb, About) {
    let plain = About::default();
    match action {
        Action::Detonate(region) => (Verb::Detonate, About::to(region)),
        Action::Defuse(region) => (Verb::Defuse, About::to(region)),
        Action::Choose(race) => (Verb::Choose, About::noun(race.idx())),
        Action::Expand => (Verb::Expand, plain),
        Action::Decline => (Verb::Decline, plain),
        Action::HumanForm => (Verb::HumanForm, plain),
        Action::WorgenForm => (Verb::WorgenForm, plain),
        Action::Side(faction) => (Verb::Side, About::noun(faction.idx())),
        Action::Gather => (Verb::Gather, plain),
        Action::Take(piece, region) => (take(piece, step), About::to(region)),
        Action::Abandon(region) => (Verb::Abandon, About::to(region)),
        Action::Conquer(region, means) => (Verb::Conquer, About::by(region, means)),
        Action::Final(region, means) => (Verb::Final, About::by(region, means)),
        Action::StrikeFinal => (Verb::StrikeFinal, plain),
        Action::CallOff => (Verb::CallOff, plain),
        Action::LiftAegis => (Verb::LiftAegis, plain),
        Action::Topple(region) => (Verb::Topple, About::to(region)),
        Action::Push(piece, from, to) => {
            (Verb::Push, About { noun: Some(piece.idx()), ..About::shift(from, to) })
        }
        Action::Oust(piece, region) => {
            (Verb::Oust, About { noun: Some(piece.idx()), ..About::to(region) })
        }
        Action::Swap(one, other) => (Verb::Swap, About::shift(one, other)),
        Action::Grab(relic, region) => {
            (Verb::Grab, About { noun: Some(relic.idx()), ..About::to(region) })
        }
        Action::Well(region) => (Verb::Well, About::to(region)),
        Action::Buy(n_tokens) => (Verb::Buy, About::noun(n_tokens.into())),
        Action::Put(piece, region) => (put(piece, step), About::to(region)),
        Action::LeaveTwo(region) => (Verb::LeaveTwo, About::to(region)),
        Action::Fort(region) => (Verb::Fort, About::to(region)),
        Action::Tower(region) => (Verb::Tower, About::to(region)),
        Action::Aegis(region) => (Verb::Aegis, About::to(region)),
        Action::Heart(region) => (Verb::Heart, About::to(region)),
        Action::Objective(region) => (Verb::Objective, About::to(region)),
        Action::Plant(region) => (Verb::Plant, About::to(region)),
        Action::Done => (done(step), plain),
    }
}

fn take(piece: Piece, step: Step) -> Verb {
    match piece {
        Piece::Token if step == Step::Ready => Verb::PickUp,
        Piece::Token => Verb::Take,
        Piece::Beast => Verb::TakeBeast,
        Piece::Champion => Verb::TakeChampion,
    }
}

fn put(piece: Piece, step: Step) -> Verb {
    match piece {
        Piece::Token if matches!(step, Step::Withdrawals(_)) => Verb::Withdraw,
        Piece::Token => Verb::Put,
        Piece::Beast => Verb::PutBeast,
        Piece::Champion => Verb::PutChampion,
    }
}

fn done(step: Step) -> Verb {
    match step {
        Step::Ready => Verb::EndReady,
        Step::Conquests => Verb::EndConquests,
        Step::LeaveTwo => Verb::EndLeaving,
        Step::Plant => Verb::EndPlanting,
        _ => Verb::EndRedeployment,
    }
}

/// Tells `each` what is on for each of the answers, in their order.
pub fn write(game: &SmallWorld, seat: Seat, legal: &[Action], mut each: impl FnMut(&[(u16, f32)])) {
    let step = step::current(game);
    let sight = Sight::of(game, seat, legal);
    let mut out = Inputs::default();
    for &action in legal {
        out.clear();
        let (verb, it) = about(action, step);
        let group = GROUPS[verb.idx()];
        match action {
            Action::Choose(race) => combo::write(game, &sight, race, group, &mut out),
            Action::Decline => mode::write(game, &sight, group, &mut out),
            Action::Expand => out.mark(group, 0),
            _ => place::write(game, &sight, it, group, &mut out),
        }
        each(out.on());
    }
}
