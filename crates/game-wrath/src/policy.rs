//! Which answers are likely to be good ones, before any of them is tried (`Game::likelihoods`).
//!
//! What an answer does is turned on as inputs, each kind of answer at each difficulty by itself, and a plain sum of them is
//! learned from what searches prefer (docs/bots.md). The list is frozen: a change makes weights that were learned before useless.

use kernel::{Game, Seat};
use net::{Group, InputList, Inputs, Policy};
use parts::named;

use crate::action::Action;
use crate::content::book;
use crate::evaluate::quick::{Field, Sight};
use crate::evaluate::{self, Danger};
use crate::names::{Difficulty, Hero, Icon, N_HEROES, Space};
use crate::state::Wrath;
use crate::step::Prompt;

static POLICY: Policy = Policy::built_in(include_bytes!("../data/policy.bin"), &INPUTS);

named! {
    /// Kinds of answers. To play nothing is another one at each question.
    enum Verb as "kind of answer" {
        Pick = "pick",
        Move = "move",
        Fight = "fight",
        Quest = "quest",
        Rest = "rest",
        Fly = "fly",
        PressForward = "press-forward",
        ChainLightning = "chain-lightning",
        WailingArrow = "wailing-arrow",
        Teleport = "teleport",
        StormBolt = "storm-bolt",
        ForTheAlliance = "for-the-alliance",
        Travel = "travel",
        Heal = "heal",
        ArgentCrusaders = "argent-crusaders",
        BorrowedTime = "borrowed-time",
        OneQuietNight = "one-quiet-night",
        AlexstraszasCleansing = "alexstraszas-cleansing",
        BlessingOfTheLight = "blessing-of-the-light",
        GunshipSupport = "gunship-support",
        NewAllies = "new-allies",
        OnwardToVictory = "onward-to-victory",
        KnightsOfTheEbonBlade = "knights-of-the-ebon-blade",
        Play = "play",
        Lay = "lay",
        Assign = "assign",
        Bolt = "bolt",
        Strike = "strike",
        March = "march",
        Take = "take",
        Discard = "discard",
        Agree = "agree",
        Refuse = "refuse",
        Lift = "lift",
        Stronghold = "stronghold",
        Prevent = "prevent",
        Allow = "allow",
        Spawn = "spawn",
        Activate = "activate",
        Hit = "hit",
        Done = "done",
        LayNone = "lay-none",
        Hold = "hold",
        PreventNone = "prevent-none",
        FightOn = "fight-on",
        EndTurn = "end-turn",
        Pass = "pass",
    }
}

/// The inputs of one verb at one difficulty: what it does, and the card, icon or kind that it names.
const N_PLACES: u16 = 64 + N_NOUNS;
const N_DIFFICULTIES: u16 = Difficulty::ALL.len() as u16;
const N_NOUNS: u16 = 16;
const NOUN: usize = 64;

const ALWAYS: usize = 0;
/// Actions that are left, from 0 to 5.
const ACTIONS: usize = 1;
/// Successes or damage so far, what is needed or can be borne, the difference, and whether the first is enough.
const SO_FAR: usize = 7;
/// Successes or damage so far, from 0 to 5.
const SO_FAR_EXACTLY: usize = 11;
const ALIKE_CARDS: usize = 17;
const WOUNDS: usize = 18;
/// From 0 to 8.
const HEALTH: usize = 19;
const IS_ACTIVE: usize = 28;
const IS_OWN: usize = 29;
/// Where it leads: ghouls from 0 to 3, abominations, how soon cards of spaces with three come, with two.
const GHOULS: usize = 30;
const ABOMINATIONS: usize = 34;
const OVERRUN: usize = 35;
const ALMOST_FULL: usize = 37;
/// Damage that is dealt there, whether there is none, and whether it is too much.
const TOLL: usize = 38;
const DISTANCE: usize = 41;
const NEAREST_HERO: usize = 42;
const QUEST_THERE: usize = 43;
/// What could be done from there, compared with here.
const QUEST: usize = 44;
const FIGHT: usize = 45;
const QUEST_OR_FIGHT: usize = 46;
const QUEST_ACTIONS: usize = 47;
const FIGHT_ACTIONS: usize = 48;
const BETTER_QUEST: usize = 49;
const BETTER_FIGHT: usize = 50;
const BETTER: usize = 51;
const STRONGHOLD: usize = 52;
const COMPANIONS: usize = 53;
const CITADEL: usize = 54;
/// Where it begins, if it is a way of enemies: ghouls from 0 to 3.
const FROM_GHOULS: usize = 55;
const SIEGE: usize = 59;
const PACE: usize = 60;
const DESPAIR: usize = 61;

const fn n_inputs(_: Verb) -> u16 {
    N_DIFFICULTIES * N_PLACES
}

const GROUPS: [Group; Verb::ALL.len()] = net::groups!(Verb, n_inputs);

/// All inputs of an answer.
pub const INPUTS: InputList = InputList { groups: &GROUPS };

/// The inputs of a verb at a difficulty.
fn group(verb: Verb, difficulty: Difficulty) -> Group {
    let all = GROUPS[verb.idx()];
    Group { first: all.first + difficulty.idx() as u16 * N_PLACES, len: N_PLACES, ..all }
}

/// How likely each answer is, as logarithms. Clears `out`.
pub(crate) fn likelihoods(game: &Wrath, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
    POLICY.likelihoods(out, |each| write(game, seat, legal, each));
}

/// What an answer is about.
#[derive(Default)]
struct About {
    noun: Option<usize>,
    hero: Option<Hero>,
    from: Option<Space>,
    to: Option<Space>,
}

impl About {
    fn noun(noun: usize) -> Self {
        Self { noun: Some(noun), ..Self::default() }
    }

    fn hero(hero: Hero) -> Self {
        Self { hero: Some(hero), ..Self::default() }
    }

    fn to(to: Space) -> Self {
        Self { to: Some(to), ..Self::default() }
    }

    fn way(hero: Hero, to: Space) -> Self {
        Self { hero: Some(hero), to: Some(to), ..Self::default() }
    }

    fn shift(from: Space, to: Space) -> Self {
        Self { from: Some(from), to: Some(to), ..Self::default() }
    }
}

fn about(action: Action, prompt: Option<Prompt>) -> (Verb, About) {
    let plain = About::default();
    match action {
        Action::Pick(hero) => (Verb::Pick, About::noun(hero.idx())),
        Action::Move(to) => (Verb::Move, About::to(to)),
        Action::Fight => (Verb::Fight, plain),
        Action::Quest => (Verb::Quest, plain),
        Action::Rest => (Verb::Rest, plain),
        Action::Fly(to) => (Verb::Fly, About::to(to)),
        Action::PressForward(hero, to) => (Verb::PressForward, About::way(hero, to)),
        Action::ChainLightning => (Verb::ChainLightning, plain),
        Action::WailingArrow(to) => (Verb::WailingArrow, About::to(to)),
        Action::Teleport(to) => (Verb::Teleport, About::to(to)),
        Action::StormBolt(to) => (Verb::StormBolt, About::to(to)),
        Action::ForTheAlliance(from, to) => (Verb::ForTheAlliance, About::shift(from, to)),
        Action::Travel(card, hero, to) => {
            (Verb::Travel, About { noun: Some(card.idx()), ..About::way(hero, to) })
        }
        Action::Heal(hero) => (Verb::Heal, About::hero(hero)),
        Action::ArgentCrusaders(hero) => (Verb::ArgentCrusaders, About::hero(hero)),
        Action::BorrowedTime => (Verb::BorrowedTime, plain),
        Action::OneQuietNight => (Verb::OneQuietNight, plain),
        Action::AlexstraszasCleansing(to) => (Verb::AlexstraszasCleansing, About::to(to)),
        Action::BlessingOfTheLight(hero) => {
            let noun = Some(usize::from(hero.is_some()));
            (Verb::BlessingOfTheLight, About { noun, hero, ..plain })
        }
        Action::GunshipSupport(hero, to) => (Verb::GunshipSupport, About::way(hero, to)),
        Action::NewAllies => (Verb::NewAllies, plain),
        Action::OnwardToVictory(hero, to) => (Verb::OnwardToVictory, About::way(hero, to)),
        Action::KnightsOfTheEbonBlade(region) => {
            (Verb::KnightsOfTheEbonBlade, About::noun(region.idx()))
        }
        Action::Play(card) => (Verb::Play, About::noun(card.idx())),
        Action::Lay(icon) => (Verb::Lay, About::noun(icon.idx())),
        Action::Assign { ghouls, abominations } => {
            (Verb::Assign, About::noun(usize::from(ghouls.min(3) + 4 * abominations.min(3))))
        }
        Action::Bolt(to) => (Verb::Bolt, About::to(to)),
        Action::Strike(enemy, to) => {
            (Verb::Strike, About { noun: Some(enemy.idx()), ..About::to(to) })
        }
        Action::March(hero, to) => (Verb::March, About::way(hero, to)),
        Action::Take(card) => (Verb::Take, About::noun(card.idx())),
        Action::Discard(card) => (Verb::Discard, About::noun(card.idx())),
        Action::Agree => (Verb::Agree, plain),
        Action::Refuse => (Verb::Refuse, plain),
        Action::Lift(hero) => (Verb::Lift, About::hero(hero)),
        Action::Stronghold(to) => (Verb::Stronghold, About::to(to)),
        Action::Prevent => (Verb::Prevent, plain),
        Action::Allow => (Verb::Allow, plain),
        Action::Spawn(to) => (Verb::Spawn, About::to(to)),
        Action::Activate(from, to) => (Verb::Activate, About::shift(from, to)),
        Action::Hit(hero) => (Verb::Hit, About::hero(hero)),
        Action::Done => (Verb::Done, plain),
        Action::Pass => (pass(prompt), plain),
        Action::Hold => (Verb::Hold, plain),
    }
}

fn pass(prompt: Option<Prompt>) -> Verb {
    match prompt {
        Some(Prompt::Lay { .. }) => Verb::LayNone,
        Some(Prompt::Damage { .. }) => Verb::PreventNone,
        Some(Prompt::FightCards { .. }) => Verb::FightOn,
        Some(Prompt::Act { .. }) => Verb::EndTurn,
        Some(_) | None => Verb::Pass,
    }
}

/// What is asked: of which hero, what has been reached, and what is needed or can be borne.
struct Asked {
    prompt: Option<Prompt>,
    hero: Hero,
    numbers: Option<(u8, u8)>,
    icon: Option<Icon>,
}

impl Asked {
    fn of(game: &Wrath, active: Hero) -> Self {
        let prompt = game.decision().map(|it| it.prompt);
        let (mut hero, mut numbers, mut icon) = (active, None, None);
        match prompt {
            Some(Prompt::Lay { icon: next, successes }) => {
                icon = Some(next);
                let mut n_left = 0;
                if let Some(it) = game.quest_action {
                    hero = it.hero;
                    let track = &book().quest(it.quest).track;
                    n_left = (track.len() as u8).saturating_sub(game.progress(it.quest));
                }
                numbers = Some((successes, n_left));
            }
            Some(Prompt::Damage { hero: hurt, left }) => {
                hero = hurt;
                numbers = Some((left, game.figures[hurt.idx()].health));
            }
            Some(Prompt::FightCards { hero: acting, successes, toughness }) => {
                hero = acting;
                numbers = Some((successes, toughness));
            }
            Some(_) | None => {}
        }
        Self { prompt, hero, numbers, icon }
    }
}

/// Tells `each` what is on for each of the answers, in their order.
pub fn write(game: &Wrath, seat: Seat, legal: &[Action], mut each: impl FnMut(&[(u16, f32)])) {
    let danger = Danger::of(game);
    let field = Field::of(game, &danger);
    let mut sights: [Option<Sight>; N_HEROES] = [const { None }; N_HEROES];
    let active = evaluate::next_hero(game);
    let asked = Asked::of(game, active);
    let pace = f32::from(evaluate::steps_left(game)) / (evaluate::turns_left(game) + 0.5);
    let mut out = Inputs::default();
    for &action in legal {
        out.clear();
        let (verb, mut it) = about(action, asked.prompt);
        if let (Action::Agree | Action::Refuse, Some(request)) = (action, game.request) {
            let (verb, of) = about(request.action, None);
            it = About { noun: Some(verb.idx() % usize::from(N_NOUNS)), from: None, ..of };
        }
        let group = group(verb, game.options.difficulty);
        let hero = it.hero.unwrap_or(asked.hero);
        let to = it.to.unwrap_or(game.space_of(hero));
        out.mark(group, ALWAYS);
        out.mark(group, ACTIONS + usize::from(game.turn.actions.min(5)));
        write_numbers(game, seat, action, &asked, group, &mut out);
        write_hero(game, hero, group, &mut out);
        out.set(group, IS_ACTIVE, f32::from(u8::from(hero == active)));
        out.set(group, IS_OWN, f32::from(u8::from(game.seat_of(hero) == seat)));
        write_place(game, &danger, hero, to, group, &mut out);
        let sight = sights[hero.idx()].get_or_insert_with(|| field.sight(game, hero));
        write_sight(game, &field, sight, hero, to, group, &mut out);
        if let Some(from) = it.from {
            out.mark(group, FROM_GHOULS + usize::from(game.ghouls.on(from)));
        }
        out.set(group, SIEGE, f32::from(u8::from(game.siege.is_some())));
        out.set(group, PACE, pace.min(10.0) / 4.0);
        out.set(group, DESPAIR, f32::from(game.despair) / 4.0);
        if let Some(noun) = it.noun {
            out.mark(group, NOUN + noun);
        }
        each(out.on());
    }
}

fn write_numbers(
    game: &Wrath,
    seat: Seat,
    action: Action,
    asked: &Asked,
    group: Group,
    out: &mut Inputs,
) {
    if let Some((so_far, needed)) = asked.numbers.filter(|it| *it != (0, 0)) {
        let ahead = f32::from(needed) - f32::from(so_far);
        out.set(group, SO_FAR, f32::from(so_far) / 4.0);
        out.set(group, SO_FAR + 1, f32::from(needed) / 4.0);
        out.set(group, SO_FAR + 2, ahead.clamp(-4.0, 4.0) / 4.0);
        out.set(group, SO_FAR + 3, f32::from(u8::from(needed <= so_far)));
        out.mark(group, SO_FAR_EXACTLY + usize::from(so_far.min(5)));
    }
    let icon = if let Action::Lay(icon) = action { Some(icon) } else { asked.icon };
    let n_alike = if let Action::Play(card) | Action::Discard(card) | Action::Take(card) = action {
        game.hands[seat].n(card)
    } else if let (Action::Lay(_) | Action::Pass, Some(icon)) = (action, icon) {
        game.n_with_icon(seat, icon)
    } else {
        0
    };
    out.set(group, ALIKE_CARDS, f32::from(n_alike) / 3.0);
}

fn write_hero(game: &Wrath, hero: Hero, group: Group, out: &mut Inputs) {
    let health = game.figures[hero.idx()].health;
    let n_wounds = Wrath::max_health(hero).saturating_sub(health);
    out.set(group, WOUNDS, f32::from(n_wounds) / 4.0);
    out.mark(group, HEALTH + usize::from(health.min(8)));
}

fn write_place(
    game: &Wrath,
    danger: &Danger,
    hero: Hero,
    to: Space,
    group: Group,
    out: &mut Inputs,
) {
    let is = |it: bool| f32::from(u8::from(it));
    let figure = &game.figures[hero.idx()];
    let n_ghouls = game.ghouls.on(to);
    out.mark(group, GHOULS + usize::from(n_ghouls));
    out.set(group, ABOMINATIONS, f32::from(game.n_abominations_on(to)));
    if n_ghouls == 3 {
        out.set(group, OVERRUN, danger.soon[to.idx()]);
        out.set(group, OVERRUN + 1, danger.next[to.idx()]);
    } else if n_ghouls == 2 {
        out.set(group, ALMOST_FULL, danger.soon[to.idx()]);
    }
    let toll = game.n_enemies_on(to) + game.lich_king_damage(to);
    out.set(group, TOLL, f32::from(toll) / 4.0);
    out.set(group, TOLL + 1, is(toll == 0));
    out.set(group, TOLL + 2, is(figure.health <= toll));
    let routes = game.routes();
    let steps = |from| f32::from(routes.distance(from, to).min(8)) / 4.0;
    out.set(group, DISTANCE, steps(figure.space));
    let nearest = game.heroes().map(|it| steps(game.space_of(it))).fold(2.0, f32::min);
    out.set(group, NEAREST_HERO, nearest);
    out.set(group, QUEST_THERE, is(game.quest_on(to).is_some()));
    out.set(group, STRONGHOLD, is(game.strongholds.has(to)));
    out.set(group, COMPANIONS, game.heroes_on(to).filter(|&it| it != hero).count() as f32);
    out.set(group, CITADEL, is(to == Space::IcecrownCitadel));
}

fn write_sight(
    game: &Wrath,
    field: &Field,
    sight: &Sight,
    hero: Hero,
    to: Space,
    group: Group,
    out: &mut Inputs,
) {
    let (quest, fight) = field.from(game, sight, to);
    let n_actions = f32::from(game.turn.actions);
    out.set(group, QUEST, quest / 2.0);
    out.set(group, FIGHT, fight / 4.0);
    out.set(group, QUEST_OR_FIGHT, (quest - fight).clamp(-4.0, 4.0) / 4.0);
    out.set(group, QUEST_ACTIONS, n_actions * quest / 8.0);
    out.set(group, FIGHT_ACTIONS, n_actions * fight / 16.0);
    let here = game.space_of(hero);
    if to != here {
        let (quest_here, fight_here) = field.from(game, sight, here);
        out.set(group, BETTER_QUEST, (quest - quest_here) / 2.0);
        out.set(group, BETTER_FIGHT, (fight - fight_here) / 4.0);
        out.set(group, BETTER, quest.max(fight) - quest_here.max(fight_here));
    }
}
