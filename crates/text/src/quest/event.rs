//! Lines of the log.

mod activation;
mod deed;
mod dungeon;
mod enemies;
mod heroes;
mod location;
mod outcome;
mod peril;
mod settlement;
mod start;
mod treasure;

use game_quest::names::{EnemyFace, Foe, Gear, Hero, HeroFace, Kind};
use game_quest::{Event, Harm, Mark};

use super::effects::capital;
use super::names;
use crate::lang::Lang;
use crate::message::{Arg, Id, id, message};
use crate::voice::Voice;

type Args = Vec<(&'static str, Arg)>;

pub fn tell(voice: &Voice<'_>, event: &Event) -> String {
    let (id, args) = line(voice.lang, event);
    capital(&voice.say(id, &args))
}

fn hero(it: Hero) -> (&'static str, Arg) {
    ("hero", names::hero(it))
}

fn foe(it: Foe) -> (&'static str, Arg) {
    ("foe", names::foe_phrase(it).into())
}

fn mark(it: Mark) -> (&'static str, Arg) {
    ("foe", names::mark_phrase(it).into())
}

fn listed<T: Copy>(all: &[T], name: impl Fn(T) -> String) -> Arg {
    all.iter().map(|&it| name(it)).collect::<Vec<_>>().join(", ").into()
}

/// Faces of a roll, equal ones counted: "2 × success, critical".
pub fn faces(lang: Lang, all: &[HeroFace]) -> String {
    let counted = HeroFace::ALL.iter().map(|&face| {
        let n = all.iter().filter(|&&it| it == face).count();
        (n, names::hero_face_name(lang, face))
    });
    tally(counted)
}

pub fn enemy_faces(lang: Lang, all: &[EnemyFace]) -> String {
    let counted = EnemyFace::ALL.iter().map(|&face| {
        let n = all.iter().filter(|&&it| it == face).count();
        (n, names::enemy_face_name(lang, face))
    });
    tally(counted)
}

fn tally(all: impl Iterator<Item = (usize, String)>) -> String {
    let told = all.filter(|(n, _)| *n != 0).map(|(n, name)| match n {
        1 => name,
        _ => format!("{n} × {name}"),
    });
    told.collect::<Vec<_>>().join(", ")
}

fn line(lang: Lang, event: &Event) -> (Id, Args) {
    match event {
        Event::Start(it) => start::line(lang, it),
        Event::Activation(it) => activation::line(lang, it),
        Event::Deed(it) => deed::line(lang, it),
        Event::Outcome(it) => outcome::line(lang, it),
        Event::Heroes(it) => heroes::line(lang, it),
        Event::Enemies(it) => enemies::line(lang, it),
        Event::Dungeon(it) => dungeon::line(lang, it),
        Event::Treasure(it) => treasure::line(lang, it),
        Event::Location(it) => location::line(lang, it),
        Event::Peril(it) => peril::line(lang, it),
        Event::Settlement(it) => settlement::line(lang, it),
    }
}

/// Why a hero suffers: "attacks", "Inflict (Clanrat 2)".
pub fn harm(lang: Lang, why: Harm) -> String {
    match why {
        Harm::Attacks => message(lang, id::WQ_HARM_ATTACKS, &[]),
        Harm::Crowd(it) => message(lang, id::WQ_HARM_CROWD, &[foe(it)]),
        Harm::Effect(card, Some(it)) if !matches!(card, game_quest::Card::Foe(_)) => {
            let card = ("card", names::card_name(lang, card).into());
            message(lang, id::WQ_HARM_EFFECT_OF, &[card, foe(it)])
        }
        Harm::Effect(card, _) => names::card_name(lang, card),
        Harm::Cost(card) => {
            let card = ("card", names::card_name(lang, card).into());
            message(lang, id::WQ_HARM_COST, &[card])
        }
    }
}

/// What lies in the campaign pool: "2 × Legendary Fortune, Warpstone".
pub fn pool(lang: Lang, fortunes: u8, warpstone: bool, nemeses: &[Foe]) -> String {
    let fortune = (usize::from(fortunes), names::gear_name(lang, Gear::LegendaryFortune));
    let stone = names::dungeon_name(lang, game_quest::names::Dungeon::Warpstone);
    let foes = nemeses.iter().map(|&it| (1, names::foe_name(lang, it)));
    let all = tally([fortune, (usize::from(warpstone), stone)].into_iter().chain(foes));
    if all.is_empty() { message(lang, id::WQ_POOL_EMPTY, &[]) } else { all }
}

fn of(id: Id, it: Hero) -> (Id, Args) {
    (id, vec![hero(it)])
}

fn counted(id: Id, it: Hero, n: u8) -> (Id, Args) {
    (id, vec![hero(it), ("n", n.into())])
}

fn on_card(id: Id, it: Hero, card: String) -> (Id, Args) {
    (id, vec![hero(it), ("card", card.into())])
}

fn on_gear(lang: Lang, id: Id, it: Hero, gear: Gear) -> (Id, Args) {
    on_card(id, it, names::gear_name(lang, gear))
}

fn kind(it: Kind) -> (&'static str, Arg) {
    ("kind", names::kind(it))
}
