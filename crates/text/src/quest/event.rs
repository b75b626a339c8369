//! Lines of the log.

use game_quest::event::{Spot, Total};
use game_quest::names::{EnemyFace, Foe, Gear, Hero, HeroFace};
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
    let of = |id: Id, it: Hero| (id, vec![hero(it)]);
    let counted = |id: Id, it: Hero, n: u8| (id, vec![hero(it), ("n", n.into())]);
    let on_card = |id: Id, it: Hero, card: String| (id, vec![hero(it), ("card", card.into())]);
    let on_gear = |id: Id, it: Hero, gear: Gear| on_card(id, it, names::gear_name(lang, gear));
    let kind = |it| ("kind", names::kind(it));
    match *event {
        Event::HeroPicked { hero: it } => of(id::WQ_EVENT_HERO_PICKED, it),
        Event::QuestLaid { quest, nemesis } => {
            let quest = ("quest", names::quest_name(lang, quest).into());
            (id::WQ_EVENT_QUEST_LAID, vec![quest, foe(nemesis)])
        }
        Event::LeaderNamed { hero: it } => of(id::WQ_EVENT_LEADER_NAMED, it),
        Event::RoundBegan { round } => (id::WQ_EVENT_ROUND_BEGAN, vec![("round", round.into())]),
        Event::HeroPhaseBegan => (id::WQ_EVENT_HERO_PHASE, vec![]),
        Event::EnemyPhaseBegan => (id::WQ_EVENT_ENEMY_PHASE, vec![]),
        Event::LocationPhaseBegan => (id::WQ_EVENT_LOCATION_PHASE, vec![]),
        Event::PerilPhaseBegan => (id::WQ_EVENT_PERIL_PHASE, vec![]),
        Event::ActivationBegan { hero: it } => of(id::WQ_EVENT_ACTIVATION_BEGAN, it),
        Event::NoReadiedAction { hero: it } => of(id::WQ_EVENT_NO_READIED_ACTION, it),
        Event::ActionChosen { hero: it, card, exhausted } => {
            let id = if exhausted {
                id::WQ_EVENT_ACTION_CHOSEN
            } else {
                id::WQ_EVENT_ACTION_CHOSEN_TIRELESS
            };
            let name = names::action_card_name(lang, card).into();
            (id, vec![hero(it), kind(card.kind()), ("card", name)])
        }
        Event::Targeted { hero: it, mark: foe } => {
            (id::WQ_EVENT_TARGETED, vec![hero(it), mark(foe)])
        }
        Event::AidTargeted { hero: it, target } => {
            (id::WQ_EVENT_AID_TARGETED, vec![hero(it), ("whom", names::hero(target))])
        }
        Event::TokenSpent { hero: it, kind: of } => {
            (id::WQ_EVENT_TOKEN_SPENT, vec![hero(it), kind(of)])
        }
        Event::Rolled { hero: it, faces: ref rolled, ref foes } => {
            let id = if foes.is_empty() { id::WQ_EVENT_ROLLED } else { id::WQ_EVENT_ROLLED_WITH };
            let rolled = ("faces", faces(lang, rolled).into());
            (id, vec![hero(it), rolled, ("foes", enemy_faces(lang, foes).into())])
        }
        Event::CriticalsRerolled { hero: it, n, faces: ref now } => {
            let now = ("faces", faces(lang, now).into());
            (id::WQ_EVENT_CRITICALS, vec![hero(it), ("n", n.into()), now])
        }
        Event::Rerolled { hero: it, ref from, faces: ref now } => {
            let from = ("from", faces(lang, from).into());
            (id::WQ_EVENT_REROLLED, vec![hero(it), from, ("faces", faces(lang, now).into())])
        }
        Event::CardUsed { hero: it, card } => {
            on_card(id::WQ_EVENT_CARD_USED, it, names::card_name(lang, card))
        }
        Event::Modified { card, successes, defence, blanks, dice, hero: _ } => {
            let bonus = bonus(lang, [successes, defence, blanks, dice]);
            let card = ("card", names::card_name(lang, card).into());
            (id::WQ_EVENT_MODIFIED, vec![card, ("bonus", bonus.into())])
        }
        Event::Successes { hero: it, kind: of, total, successes } => {
            let id = if 1 < n_sources(total) {
                id::WQ_EVENT_SUCCESSES_OF
            } else {
                id::WQ_EVENT_SUCCESSES
            };
            let parts = ("parts", parts(lang, total).into());
            (id, vec![hero(it), kind(of), ("n", successes.into()), parts])
        }
        Event::FoeAttacked { foe: it, resilience, wounds, successes: _ } => {
            let id = if resilience == 0 {
                id::WQ_EVENT_FOE_ATTACKED
            } else {
                id::WQ_EVENT_FOE_ATTACKED_RESILIENT
            };
            (id, vec![foe(it), ("n", wounds.into()), ("resilience", resilience.into())])
        }
        Event::EnemiesAttacked { hero: it, ref foes, attack, defence, wounds } => {
            let foes = ("foes", listed(foes, |foe| names::foe_name(lang, foe)));
            let numbers = [("attack", attack.into()), ("defence", defence.into())];
            let mut args = vec![hero(it), foes, ("n", wounds.into())];
            args.extend(numbers);
            (id::WQ_EVENT_ENEMIES_ATTACKED, args)
        }
        Event::NemesisRolled { foe: it } => (id::WQ_EVENT_NEMESIS_ROLLED, vec![foe(it)]),
        Event::ActionsReadied { hero: it } => of(id::WQ_EVENT_ACTIONS_READIED, it),
        Event::ActionReadied { hero: it, kind: of } => {
            (id::WQ_EVENT_ACTION_READIED, vec![hero(it), kind(of)])
        }
        Event::ActionExhausted { hero: it, kind: of } => {
            (id::WQ_EVENT_ACTION_EXHAUSTED, vec![hero(it), kind(of)])
        }
        Event::Suffered { hero: it, wounds, why } => {
            let why = ("why", harm(lang, why).into());
            (id::WQ_EVENT_SUFFERED, vec![hero(it), ("n", wounds.into()), why])
        }
        Event::Ignored { hero: it, wounds, card } => {
            let card = ("card", names::card_name(lang, card).into());
            (id::WQ_EVENT_IGNORED, vec![hero(it), ("n", wounds.into()), card])
        }
        Event::Recovered { hero: it, wounds } => counted(id::WQ_EVENT_RECOVERED, it, wounds),
        Event::HeroDefeated { hero: it } => of(id::WQ_EVENT_HERO_DEFEATED, it),
        Event::HeroRevived { hero: it } => of(id::WQ_EVENT_HERO_REVIVED, it),
        Event::ConditionGained { hero: it, condition } => {
            let args = vec![hero(it), ("condition", names::condition(condition))];
            (id::WQ_EVENT_CONDITION_GAINED, args)
        }
        Event::ConditionDiscarded { hero: it, condition } => {
            let args = vec![hero(it), ("condition", names::condition(condition))];
            (id::WQ_EVENT_CONDITION_DISCARDED, args)
        }
        Event::TokenPlaced { hero: it, kind: of } => {
            (id::WQ_EVENT_TOKEN_PLACED, vec![hero(it), kind(of)])
        }
        Event::TokensLost { hero: it, tokens } => counted(id::WQ_EVENT_TOKENS_LOST, it, tokens),
        Event::TokenDiscarded { hero: it, kind: of } => {
            (id::WQ_EVENT_TOKEN_DISCARDED, vec![hero(it), kind(of)])
        }
        Event::Moved { mark: it, to } => moved(it, to),
        Event::Spawned { mark: it, to } => spawned(it, to),
        Event::TurnedUp { was, foe: it } => {
            let was = ("was", names::mark_name(lang, was).into());
            (id::WQ_EVENT_TURNED_UP, vec![was, foe(it)])
        }
        Event::NotEngaged { foe: it } => (id::WQ_EVENT_NOT_ENGAGED, vec![foe(it)]),
        Event::EnemyActivated { foe: it, hero: by } => {
            (id::WQ_EVENT_ENEMY_ACTIVATED, vec![foe(it), hero(by)])
        }
        Event::Keyword { foe: it, card } => {
            let keyword = ("keyword", names::card_name(lang, card).into());
            (id::WQ_EVENT_KEYWORD, vec![foe(it), keyword])
        }
        Event::EnemyExhausted { mark: it } => (id::WQ_EVENT_ENEMY_EXHAUSTED, vec![mark(it)]),
        Event::EnemiesReadied => (id::WQ_EVENT_ENEMIES_READIED, vec![]),
        Event::FoeHit { foe: it, wounds } => {
            (id::WQ_EVENT_FOE_HIT, vec![foe(it), ("n", wounds.into())])
        }
        Event::FoeMended { foe: it, wounds } => {
            (id::WQ_EVENT_FOE_MENDED, vec![foe(it), ("n", wounds.into())])
        }
        Event::FoeDefeated { foe: it } => (id::WQ_EVENT_FOE_DEFEATED, vec![foe(it)]),
        Event::EnemyDeckShuffled { cards } => {
            (id::WQ_EVENT_ENEMY_DECK_SHUFFLED, vec![("n", cards.into())])
        }
        Event::NothingToSpawn => (id::WQ_EVENT_NOTHING_TO_SPAWN, vec![]),
        Event::DungeonDrawn { hero: it, card } => {
            on_card(id::WQ_EVENT_DUNGEON_DRAWN, it, names::dungeon_name(lang, card))
        }
        Event::DungeonLooked { hero: it, ref cards } => {
            let cards = ("cards", listed(cards, |card| names::dungeon_name(lang, card)));
            (id::WQ_EVENT_DUNGEON_LOOKED, vec![hero(it), cards])
        }
        Event::DungeonBuried { card } => {
            (id::WQ_EVENT_DUNGEON_BURIED, vec![("card", names::dungeon_name(lang, card).into())])
        }
        Event::DungeonEmpty => (id::WQ_EVENT_DUNGEON_EMPTY, vec![]),
        Event::ItemDiscarded { hero: it, card } => {
            on_card(id::WQ_EVENT_ITEM_DISCARDED, it, names::dungeon_name(lang, card))
        }
        Event::WarpstoneHidden => (id::WQ_EVENT_WARPSTONE_HIDDEN, vec![]),
        Event::GearDrawn { hero: it, gear } => on_gear(id::WQ_EVENT_GEAR_DRAWN, it, gear),
        Event::GearTaken { hero: it, gear } => on_gear(id::WQ_EVENT_GEAR_TAKEN, it, gear),
        Event::LegendaryDrawn { hero: it, gear } => on_gear(id::WQ_EVENT_LEGENDARY_DRAWN, it, gear),
        Event::GearEquipped { hero: it, gear } => on_gear(id::WQ_EVENT_GEAR_EQUIPPED, it, gear),
        Event::GearUnequipped { hero: it, gear } => on_gear(id::WQ_EVENT_GEAR_UNEQUIPPED, it, gear),
        Event::GearDiscarded { hero: it, gear } => on_gear(id::WQ_EVENT_GEAR_DISCARDED, it, gear),
        Event::GearTurned { hero: it, gear } => on_gear(id::WQ_EVENT_GEAR_TURNED, it, gear),
        Event::GearDepleted { hero: it, gear } => on_gear(id::WQ_EVENT_GEAR_DEPLETED, it, gear),
        Event::GearRefreshed { hero: it, gear } => on_gear(id::WQ_EVENT_GEAR_REFRESHED, it, gear),
        Event::GearGiven { from, to, gear } => gift(lang, id::WQ_EVENT_GEAR_GIVEN, from, to, gear),
        Event::GiftDeclined { from, to, gear } => {
            gift(lang, id::WQ_EVENT_GIFT_DECLINED, from, to, gear)
        }
        Event::LocationRevealed { location } => {
            let name = names::location_name(lang, location).into();
            (id::WQ_EVENT_LOCATION_REVEALED, vec![("location", name)])
        }
        Event::LocationsScouted { ref cards } => {
            let cards = ("cards", listed(cards, |it| names::location_name(lang, it)));
            (id::WQ_EVENT_LOCATIONS_SCOUTED, vec![cards])
        }
        Event::Progressed { by, progress } => {
            let id = if by < 0 { id::WQ_EVENT_PROGRESS_LOST } else { id::WQ_EVENT_PROGRESSED };
            (id, vec![("n", by.unsigned_abs().into()), ("progress", progress.into())])
        }
        Event::Travelled { from } => {
            let name = names::location_name(lang, from).into();
            (id::WQ_EVENT_TRAVELLED, vec![("location", name)])
        }
        Event::Stayed => (id::WQ_EVENT_STAYED, vec![]),
        Event::PerilMoved { to } => (id::WQ_EVENT_PERIL_MOVED, vec![("n", (to + 1).into())]),
        Event::PerilStruck { peril } => {
            (id::WQ_EVENT_PERIL_STRUCK, vec![("peril", names::peril_name(lang, peril).into())])
        }
        Event::Doomed { doom } => (id::WQ_EVENT_DOOMED, vec![("n", doom.into())]),
        Event::LeaderPassed { hero: it } => of(id::WQ_EVENT_LEADER_PASSED, it),
        Event::QuestEnded { won: true } => (id::WQ_EVENT_QUEST_WON, vec![]),
        Event::QuestEnded { won: false } => (id::WQ_EVENT_QUEST_LOST, vec![]),
        Event::PoolChanged { fortunes, warpstone, ref nemeses } => {
            let pool = pool(lang, fortunes, warpstone, nemeses);
            (id::WQ_EVENT_POOL_CHANGED, vec![("pool", pool.into())])
        }
        Event::Trained { hero: it, kind: of } => (id::WQ_EVENT_TRAINED, vec![hero(it), kind(of)]),
        Event::LimitRaised { hero: it, limit } => counted(id::WQ_EVENT_LIMIT_RAISED, it, limit),
        Event::SmithOffered { hero: it, ref gear } => {
            let cards = ("cards", listed(gear, |gear| names::gear_name(lang, gear)));
            (id::WQ_EVENT_SMITH_OFFERED, vec![hero(it), cards])
        }
        Event::Refreshed => (id::WQ_EVENT_REFRESHED, vec![]),
    }
}

fn moved(it: Mark, to: Spot) -> (Id, Args) {
    let id = match to {
        Spot::Zone(to) => {
            return (id::WQ_EVENT_ENGAGED, vec![mark(it), ("whom", names::hero(to))]);
        }
        Spot::Shadows => id::WQ_EVENT_TO_SHADOWS,
        Spot::Lair => id::WQ_EVENT_TO_LAIR,
        Spot::Discard => id::WQ_EVENT_TO_DISCARD,
    };
    (id, vec![mark(it)])
}

fn spawned(it: Mark, to: Spot) -> (Id, Args) {
    let id = match (to, it) {
        (Spot::Zone(to), _) => {
            return (id::WQ_EVENT_SPAWNED_ZONE, vec![mark(it), ("whom", names::hero(to))]);
        }
        (Spot::Shadows, Mark::Hidden(_)) => id::WQ_EVENT_SPAWNED_HIDDEN,
        (Spot::Shadows, Mark::Foe(_)) => id::WQ_EVENT_SPAWNED_SHADOWS,
        (Spot::Lair, _) => id::WQ_EVENT_SPAWNED_LAIR,
        (Spot::Discard, _) => return moved(it, to),
    };
    (id, vec![mark(it)])
}

fn gift(lang: Lang, id: Id, from: Hero, to: Hero, gear: Gear) -> (Id, Args) {
    let card = ("card", names::gear_name(lang, gear).into());
    (id, vec![hero(from), ("giver", names::hero(from)), ("to", hero(to).1), card])
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

/// "+2 successes, +1 defence".
fn bonus(lang: Lang, numbers: [u8; 4]) -> String {
    let ids = [id::WQ_FX_SUCCESS, id::WQ_FX_DEFENCE, id::WQ_CHANGE_BLANK, id::WQ_FX_DICE];
    let told = ids.into_iter().zip(numbers).filter(|(_, n)| *n != 0);
    let told: Vec<String> = told.map(|(id, n)| message(lang, id, &[("n", n.into())])).collect();
    told.join(", ")
}

fn sources(total: Total) -> [(Id, u8); 4] {
    let Total { dice, criticals, tokens, effects } = total;
    [
        (id::WQ_TOTAL_DICE, dice),
        (id::WQ_TOTAL_CRITICALS, criticals),
        (id::WQ_TOTAL_TOKENS, tokens),
        (id::WQ_TOTAL_EFFECTS, effects),
    ]
}

fn n_sources(total: Total) -> usize {
    sources(total).iter().filter(|(_, n)| *n != 0).count()
}

/// Where successes come from: "dice 2, criticals 1".
fn parts(lang: Lang, total: Total) -> String {
    let told = sources(total).into_iter().filter(|(_, n)| *n != 0);
    let told: Vec<String> = told.map(|(id, n)| message(lang, id, &[("n", n.into())])).collect();
    told.join(", ")
}

/// What lies in the campaign pool: "2 × Legendary Fortune, Warpstone".
pub fn pool(lang: Lang, fortunes: u8, warpstone: bool, nemeses: &[Foe]) -> String {
    let fortune = (usize::from(fortunes), names::gear_name(lang, Gear::LegendaryFortune));
    let stone = names::dungeon_name(lang, game_quest::names::Dungeon::Warpstone);
    let foes = nemeses.iter().map(|&it| (1, names::foe_name(lang, it)));
    let all = tally([fortune, (usize::from(warpstone), stone)].into_iter().chain(foes));
    if all.is_empty() { message(lang, id::WQ_POOL_EMPTY, &[]) } else { all }
}
