//! Which answers are likely to be good ones, before any of them is tried (`Game::likelihoods`).
//!
//! What an answer does is turned on as inputs, each kind of answer by itself, and a plain sum of them is learned from what
//! searches prefer (docs/bots.md). What the seat cannot know is no input. The list is frozen: a change makes weights that were
//! learned before useless.

mod inputs;

use kernel::Seat;
use net::{Group, InputList, Inputs, Policy};
use parts::named;

use crate::action::Action;
use crate::names::{
    Ability, Discovery, Item, N_ABILITIES, N_DISCOVERIES, N_HEROES, N_ITEMS, N_LEVELS, N_POTIONS,
    N_QUESTS, Quest, Resource, Space,
};
use crate::state::{Adventure, Foe};
use crate::step::Step;
use inputs::Question;

static POLICY: Policy = Policy::built_in(include_bytes!("../data/policy.bin"), &INPUTS);

named! {
    /// Kinds of answers.
    enum Verb as "kind of answer" {
        Pick = "pick",
        Move = "move",
        Push = "push",
        Go = "go",
        Flip = "flip",
        Play = "play",
        Use = "use",
        Spend = "spend",
        Drink = "drink",
        Visit = "visit",
        Open = "open",
        Place = "place",
        Attack = "attack",
        FaceMarker = "face-marker",
        FaceEvent = "face-event",
        FaceLair = "face-lair",
        Draw = "draw",
        Advance = "advance",
        HandIn = "hand-in",
        Equip = "equip",
        Unequip = "unequip",
        DropQuest = "drop-quest",
        Give = "give",
        Take = "take",
        Discard = "discard",
        Begin = "begin",
        Choose = "choose",
        ChooseToken = "choose-token",
        ChooseMarker = "choose-marker",
        OfLevel = "of-level",
        Option = "option",
        Accept = "accept",
        Done = "done",
        Pass = "pass",
    }
}

/// How many things a verb tells apart.
const fn n_nouns(verb: Verb) -> u16 {
    match verb {
        Verb::Pick => N_HEROES as u16,
        // Each ability by what is asked, then by the odds of the fight.
        Verb::Play => (inputs::N_STAGES + 1) * N_ABILITIES as u16,
        Verb::Use | Verb::Equip | Verb::Unequip | Verb::Give | Verb::Take => N_ITEMS as u16,
        Verb::Spend | Verb::Open => N_DISCOVERIES as u16,
        Verb::Drink => inputs::N_STAGES * N_POTIONS as u16,
        Verb::Visit => Resource::ALL.len() as u16,
        Verb::Advance | Verb::HandIn | Verb::DropQuest => N_QUESTS as u16,
        Verb::Discard | Verb::Begin => N_ABILITIES as u16,
        Verb::OfLevel => N_LEVELS as u16,
        Verb::Option => 8,
        Verb::Flip | Verb::Accept | Verb::Done | Verb::Pass => inputs::N_STAGES,
        _ => 0,
    }
}

const fn n_inputs(verb: Verb) -> u16 {
    inputs::N_PLACES + n_nouns(verb)
}

const GROUPS: [Group; Verb::ALL.len()] = net::groups!(Verb, n_inputs);

/// All inputs of an answer.
pub const INPUTS: InputList = InputList { groups: &GROUPS };

/// How likely each answer is, as logarithms; nothing with more than two seats: with four, bots that think long play worse by
/// it (docs/bots.md). Clears `out`.
pub(crate) fn likelihoods(game: &Adventure, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
    out.clear();
    if game.n_seats == 2 {
        POLICY.likelihoods(out, |each| write(game, seat, legal, each));
    }
}

/// What an answer is about.
#[derive(Clone, Copy, Default)]
struct About {
    noun: Option<usize>,
    space: Option<Space>,
    foe: Option<Foe>,
    item: Option<Item>,
    quest: Option<Quest>,
    ability: Option<Ability>,
    resource: Option<Resource>,
    character: Option<Seat>,
}

impl About {
    fn noun(noun: usize) -> Self {
        Self { noun: Some(noun), ..Self::default() }
    }

    fn space(space: Space) -> Self {
        Self { space: Some(space), ..Self::default() }
    }

    fn foe(foe: Foe) -> Self {
        Self { foe: Some(foe), ..Self::default() }
    }

    fn item(item: Item) -> Self {
        Self { item: Some(item), ..Self::noun(item.idx()) }
    }

    fn quest(quest: Quest) -> Self {
        Self { quest: Some(quest), ..Self::noun(quest.idx()) }
    }

    fn discovery(discovery: Discovery) -> Self {
        Self::noun(discovery.idx())
    }
}

fn about(game: &Adventure, seat: Seat, action: Action, stage: usize) -> (Verb, About) {
    let plain = About::default();
    let staged = About::noun(stage);
    match action {
        Action::Pick(hero) => (Verb::Pick, About::noun(hero.idx())),
        Action::Move(space) => (step(game), About::space(space)),
        Action::Go(space) => (Verb::Go, About::space(space)),
        Action::Flip => (Verb::Flip, staged),
        Action::Play(ability) => {
            let noun = stage * N_ABILITIES + ability.idx();
            (Verb::Play, About { ability: Some(ability), ..About::noun(noun) })
        }
        Action::Use(item) => (Verb::Use, About::item(item)),
        Action::Spend(discovery) => (Verb::Spend, About::discovery(discovery)),
        Action::Drink(item, potion) => {
            let noun = stage * N_POTIONS + potion.idx();
            (Verb::Drink, About { item: Some(item), ..About::noun(noun) })
        }
        Action::Visit(resource) => {
            (Verb::Visit, About { resource: Some(resource), ..About::noun(resource.idx()) })
        }
        Action::Open(discovery) => (Verb::Open, About::discovery(discovery)),
        Action::Place(space) => (Verb::Place, About::space(space)),
        Action::Attack(other) => {
            (Verb::Attack, About { character: Some(other), ..About::foe(Foe::Seat(other)) })
        }
        Action::FaceMarker(idx) => (Verb::FaceMarker, About::foe(Foe::Marker(idx))),
        Action::FaceEvent => (Verb::FaceEvent, plain),
        Action::FaceLair => (Verb::FaceLair, About::foe(Foe::Lair(game.at(seat)))),
        Action::Draw => (Verb::Draw, plain),
        Action::Advance(quest) => (Verb::Advance, About::quest(quest)),
        Action::HandIn(quest, item) => {
            (Verb::HandIn, About { item: Some(item), ..About::quest(quest) })
        }
        Action::Equip(item) => (Verb::Equip, About::item(item)),
        Action::Unequip(item) => (Verb::Unequip, About::item(item)),
        Action::DropQuest(quest) => (Verb::DropQuest, About::quest(quest)),
        Action::Give(item) => (Verb::Give, About::item(item)),
        Action::Take(item) => (Verb::Take, About::item(item)),
        Action::Discard(ability) => (Verb::Discard, About::noun(ability.idx())),
        Action::Begin(ability) => (Verb::Begin, About::noun(ability.idx())),
        Action::Choose(other) => (Verb::Choose, About { character: Some(other), ..plain }),
        Action::ChooseToken(idx) => {
            let token = game.tokens[usize::from(idx)];
            (Verb::ChooseToken, About { space: token.map(|it| it.space), ..plain })
        }
        Action::ChooseMarker(idx) => {
            let marker = game.track[usize::from(idx)];
            let space = marker.map(|it| it.space);
            (Verb::ChooseMarker, About { space, ..About::foe(Foe::Marker(idx)) })
        }
        Action::OfLevel(level) => (Verb::OfLevel, About::noun(level.idx())),
        Action::Option(nth) => (Verb::Option, About::noun(nth.into())),
        Action::Accept => (Verb::Accept, staged),
        Action::Done => (Verb::Done, staged),
        Action::Pass => (Verb::Pass, staged),
    }
}

/// A step of the own figure, or of another that is pushed.
fn step(game: &Adventure) -> Verb {
    match game.agenda.top() {
        Some(Step::Push(..) | Step::FalseMap(..)) => Verb::Push,
        _ => Verb::Move,
    }
}

/// Tells `each` what is on for each of the answers, in their order.
pub fn write(game: &Adventure, seat: Seat, legal: &[Action], mut each: impl FnMut(&[(u16, f32)])) {
    let question = Question::of(game, seat);
    let mut out = Inputs::default();
    for &action in legal {
        out.clear();
        let (verb, it) = about(game, seat, action, question.stage);
        question.write(it, GROUPS[verb.idx()], &mut out);
        each(out.on());
    }
}
