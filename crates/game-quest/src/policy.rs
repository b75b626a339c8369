//! Which answers are likely to be good ones, before any of them is tried (`Game::likelihoods`).
//!
//! What an answer does is turned on as inputs, each kind of answer by itself, and a plain sum of them is learned from what
//! searches prefer (docs/bots.md). What lies face down is no input. The list is frozen: a change makes weights that were
//! learned before useless.

mod inputs;
mod question;

use net::{Group, InputList, Inputs, Policy};
use parts::named;

use crate::action::{Action, Mark};
use crate::card::Card;
use crate::features;
use crate::names::{
    Condition, Dungeon, Gear, Hero, Kind, N_DUNGEON, N_GEAR, N_HEROES, N_KINDS, N_LOCATIONS,
    N_MODELS,
};
use crate::state::Quest;
use crate::step::{Step, Toll};
use question::Question;

static POLICY: Policy = Policy::built_in(include_bytes!("../data/policy.bin"), &INPUTS);

named! {
    /// Kinds of answers. To use a card, and to use none, is another one at most questions.
    enum Verb as "kind of answer" {
        Pick = "pick",
        Lead = "lead",
        Attack = "attack",
        Explore = "explore",
        Aid = "aid",
        Rest = "rest",
        Target = "target",
        TargetZone = "target-zone",
        Widen = "widen",
        EndTargets = "end-targets",
        AidHero = "aid-hero",
        Spend = "spend",
        Roll = "roll",
        Reroll = "reroll",
        EndDice = "end-dice",
        UseToAct = "use-to-act",
        UseBeforeRoll = "use-before-roll",
        UseToReroll = "use-to-reroll",
        UseToModify = "use-to-modify",
        UseWhenHurt = "use-when-hurt",
        UseElsewhere = "use-elsewhere",
        UseOf = "use-of",
        EndRerolls = "end-rerolls",
        EndModify = "end-modify",
        EndActivation = "end-activation",
        BeHurt = "be-hurt",
        ChooseHero = "choose-hero",
        ChooseFoe = "choose-foe",
        Take = "take",
        Ready = "ready",
        Exhaust = "exhaust",
        Place = "place",
        Discard = "discard",
        Cure = "cure",
        Keep = "keep",
        Bury = "bury",
        First = "first",
        Activate = "activate",
        Travel = "travel",
        Stay = "stay",
        Draw = "draw",
        TakeGear = "take-gear",
        Equip = "equip",
        Unequip = "unequip",
        Decline = "decline",
        Trainer = "trainer",
        Smith = "smith",
        Arena = "arena",
        Give = "give",
        Accept = "accept",
        Refuse = "refuse",
        Done = "done",
        Pass = "pass",
        Hold = "hold",
    }
}

/// Faces of a die by what the roll lacks: successes, defence, both or neither.
const N_FACES: u16 = 20;

/// How many things a verb tells apart.
const fn n_nouns(verb: Verb) -> u16 {
    match verb {
        Verb::Pick | Verb::Lead => N_HEROES as u16,
        Verb::Attack | Verb::Explore | Verb::Aid | Verb::Rest => inputs::N_ACTING,
        // One that lies face down is another one.
        Verb::Target | Verb::Activate => N_MODELS as u16 + 1,
        Verb::TargetZone => 3,
        // By the card with which the aid is given.
        Verb::AidHero => 2 * N_HEROES as u16 * inputs::N_CROSSED,
        Verb::Spend | Verb::Roll => question::N_NEEDS,
        Verb::EndRerolls | Verb::EndModify | Verb::Widen | Verb::EndTargets => {
            question::N_LACKS * N_KINDS as u16
        }
        Verb::Reroll => N_FACES,
        Verb::UseToAct
        | Verb::UseBeforeRoll
        | Verb::UseToReroll
        | Verb::UseToModify
        | Verb::UseWhenHurt
        | Verb::UseElsewhere
        | Verb::UseOf => Card::N as u16,
        // What is done, and by which card.
        Verb::ChooseHero | Verb::ChooseFoe => question::N_OPS * inputs::N_CROSSED,
        Verb::Accept | Verb::Refuse => question::N_OPS + Card::N as u16,
        Verb::Take => Toll::ALL.len() as u16,
        Verb::Ready | Verb::Exhaust | Verb::Place | Verb::Discard | Verb::Trainer => {
            (N_HEROES * N_KINDS) as u16 + inputs::N_CARDS
        }
        Verb::Cure => 2 * Condition::ALL.len() as u16,
        Verb::Keep | Verb::Bury => N_DUNGEON as u16,
        Verb::First | Verb::Travel | Verb::Stay => N_LOCATIONS as u16,
        Verb::TakeGear | Verb::Equip | Verb::Unequip | Verb::Decline | Verb::Give => N_GEAR as u16,
        Verb::Done | Verb::Pass => features::N_STAGES,
        Verb::EndDice
        | Verb::EndActivation
        | Verb::BeHurt
        | Verb::Draw
        | Verb::Smith
        | Verb::Arena
        | Verb::Hold => 0,
    }
}

const fn n_inputs(verb: Verb) -> u16 {
    inputs::N_PLACES + n_nouns(verb)
}

const GROUPS: [Group; Verb::ALL.len()] = net::groups!(Verb, n_inputs);

/// All inputs of an answer.
pub const INPUTS: InputList = InputList { groups: &GROUPS };

/// How likely each answer is, as logarithms. Clears `out`.
pub(crate) fn likelihoods(game: &Quest, legal: &[Action], out: &mut Vec<f32>) {
    POLICY.likelihoods(out, |each| write(game, legal, each));
}

/// What an answer is about.
#[derive(Clone, Copy, Default)]
struct About {
    noun: Option<usize>,
    mark: Option<Mark>,
    hero: Option<Hero>,
    kind: Option<Kind>,
    card: Option<Card>,
}

impl About {
    fn noun(noun: usize) -> Self {
        Self { noun: Some(noun), ..Self::default() }
    }

    fn hero(hero: Hero) -> Self {
        Self { hero: Some(hero), ..Self::noun(hero.idx()) }
    }

    fn mark(mark: Mark) -> Self {
        let noun = match mark {
            Mark::Foe(foe) => foe.model().idx(),
            Mark::Hidden(_) => N_MODELS,
        };
        Self { mark: Some(mark), ..Self::noun(noun) }
    }

    fn card(card: Card) -> Self {
        Self { card: Some(card), ..Self::noun(card.idx()) }
    }

    /// An action card that lies in front of a hero.
    fn kind(hero: Hero, kind: Kind) -> Self {
        let noun = hero.idx() * N_KINDS + kind.idx();
        Self { hero: Some(hero), kind: Some(kind), ..Self::noun(noun) }
    }

    fn gear(gear: Gear) -> Self {
        Self::noun(gear.idx())
    }

    fn dungeon(card: Dungeon) -> Self {
        Self::noun(card.idx())
    }
}

fn about(question: &Question<'_>, action: Action) -> (Verb, About) {
    let (game, hero) = (question.game, question.hero);
    let plain = About::default();
    match action {
        Action::Pick(hero) => (Verb::Pick, About::hero(hero)),
        Action::Lead(hero) => (Verb::Lead, About::hero(hero)),
        Action::Perform(kind) => (perform(kind), About { kind: Some(kind), ..plain }),
        Action::Target(mark) => (Verb::Target, About::mark(mark)),
        Action::TargetZone(None) => (Verb::TargetZone, About::noun(0)),
        Action::TargetZone(Some(other)) => {
            let noun = 1 + usize::from(other != hero);
            (Verb::TargetZone, About { hero: Some(other), ..About::noun(noun) })
        }
        Action::Widen => (Verb::Widen, About::noun(question.lacks)),
        Action::AidHero(other) => (Verb::AidHero, About { noun: None, ..About::hero(other) }),
        Action::Spend => (Verb::Spend, About::noun(question.needs)),
        Action::Roll => (Verb::Roll, About::noun(question.needs)),
        Action::Reroll(face) => (Verb::Reroll, About::noun(4 * face.idx() + question.wants())),
        Action::Use(card) => (used(question.step), About::card(card)),
        Action::UseOf(card, other) => {
            (Verb::UseOf, About { hero: Some(other), ..About::card(card) })
        }
        Action::ChooseHero(other) => (Verb::ChooseHero, About { noun: None, ..About::hero(other) }),
        Action::ChooseFoe(mark) => (Verb::ChooseFoe, About { noun: None, ..About::mark(mark) }),
        Action::Take(toll) => (Verb::Take, About::noun(toll.idx())),
        Action::Ready(kind) => (Verb::Ready, About::kind(hero, kind)),
        Action::Exhaust(kind) => (Verb::Exhaust, About::kind(hero, kind)),
        Action::Place(kind) => (Verb::Place, About::kind(hero, kind)),
        Action::Discard(other, kind) => (Verb::Discard, About::kind(other, kind)),
        Action::Cure(condition, other) => {
            let noun = 2 * condition.idx() + usize::from(other == hero);
            (Verb::Cure, About { hero: Some(other), ..About::noun(noun) })
        }
        Action::Keep(card) => (Verb::Keep, About::dungeon(card)),
        Action::Bury(card) => (Verb::Bury, About::dungeon(card)),
        Action::First(location) => (Verb::First, About::noun(location.idx())),
        Action::Activate(mark) => (Verb::Activate, About::mark(mark)),
        Action::Travel => (Verb::Travel, here(game)),
        Action::Stay => (Verb::Stay, here(game)),
        Action::Draw => (Verb::Draw, plain),
        Action::TakeGear(gear) => (Verb::TakeGear, About::gear(gear)),
        Action::Equip => (Verb::Equip, offered(question.step)),
        Action::Unequip(gear) => (Verb::Unequip, About::gear(gear)),
        Action::Decline => (Verb::Decline, offered(question.step)),
        Action::Trainer(kind) => (Verb::Trainer, About::kind(hero, kind)),
        Action::Smith => (Verb::Smith, plain),
        Action::Arena => (Verb::Arena, plain),
        Action::Give(gear, other) => (Verb::Give, About { hero: Some(other), ..About::gear(gear) }),
        Action::Accept => (Verb::Accept, About { card: question.card, ..plain }),
        Action::Done => done(question),
        Action::Pass => pass(question),
        Action::Hold => (Verb::Hold, plain),
    }
}

fn perform(kind: Kind) -> Verb {
    match kind {
        Kind::Attack => Verb::Attack,
        Kind::Explore => Verb::Explore,
        Kind::Aid => Verb::Aid,
        Kind::Rest => Verb::Rest,
    }
}

fn used(step: Step) -> Verb {
    match step {
        Step::Act | Step::Linger | Step::Encore => Verb::UseToAct,
        Step::Prepare => Verb::UseBeforeRoll,
        Step::Rerolls => Verb::UseToReroll,
        Step::Modify => Verb::UseToModify,
        Step::Suffer(..) => Verb::UseWhenHurt,
        _ => Verb::UseElsewhere,
    }
}

fn done(question: &Question<'_>) -> (Verb, About) {
    let lacks = About::noun(question.lacks);
    match question.step {
        Step::Targets => (Verb::EndTargets, lacks),
        Step::Rerolls => (Verb::EndRerolls, lacks),
        Step::Dice(_) => (Verb::EndDice, About::default()),
        Step::Modify => (Verb::EndModify, lacks),
        Step::Linger => (Verb::EndActivation, About::default()),
        _ => (Verb::Done, About::noun(question.stage)),
    }
}

fn pass(question: &Question<'_>) -> (Verb, About) {
    match question.step {
        Step::Suffer(..) => (Verb::BeHurt, About::default()),
        Step::Offer(..) | Step::Alternatives(..) => {
            (Verb::Refuse, About { card: question.card, ..About::default() })
        }
        _ => (Verb::Pass, About::noun(question.stage)),
    }
}

/// The location that the party is at.
fn here(game: &Quest) -> About {
    About { noun: game.places.active.map(|it| it.idx()), ..About::default() }
}

/// The gear that is asked about.
fn offered(step: Step) -> About {
    match step {
        Step::Equip(_, gear) | Step::Gift(_, gear, _) => About::gear(gear),
        _ => About::default(),
    }
}

/// Tells `each` what is on for each of the answers, in their order. All seats know the same.
pub fn write(game: &Quest, legal: &[Action], mut each: impl FnMut(&[(u16, f32)])) {
    let question = Question::of(game, legal);
    let mut out = Inputs::default();
    for &action in legal {
        out.clear();
        let (verb, it) = about(&question, action);
        question.write(verb, it, GROUPS[verb.idx()], &mut out);
        each(out.on());
    }
}
