//! How an action is performed: both dice first, then the blows, then what they do, and who goes last.

use game_adventure::content::book;
use game_adventure::event::{
    CardsEvent, ChallengeEvent, CombatEvent, DefeatEvent, MovementEvent, QuestsEvent, SetupEvent,
};
use game_adventure::names::{Hero, Place, Space};
use game_adventure::state::Foe;
use game_adventure::{Adventure, Event};
use kernel::Seat;
use text::{Speak, Voice};

use super::{log, prompt, sheet};
use crate::beat::{Beat, Sound, Verb};
use crate::spotlight::Moment;

/// What holds both dice, which [`super::stage`] draws.
pub(super) const DICE: &str = "stage-dice";

/// A side of the combat, 0 for the attacker.
pub(super) fn side(nth: usize) -> String {
    format!("stage-side-{}", nth + 1)
}

/// The die of a side.
pub(super) fn die(nth: usize) -> String {
    format!("stage-die-{}", nth + 1)
}

/// The life of a seat's character, on its sheet.
pub(super) fn life(seat: Seat) -> String {
    format!("life-{}", seat.0 + 1)
}

/// The overlord that a combat begins with.
pub(super) fn overlord(event: &Event) -> Option<Space> {
    match event {
        Event::Combat(CombatEvent::CombatBegan { foe: Foe::Lair(space), .. }) => {
            Some(*space).filter(|it| book().space(*it).kind == Place::Overlord)
        }
        _ => None,
    }
}

/// The beats of one action.
pub(super) fn beats(voice: &Voice<'_>, before: &[(usize, Event)], events: &[&Event]) -> Vec<Beat> {
    let mut res = Vec::new();
    let (mut attacker, mut is_won) = (None, false);
    for (idx, event) in events.iter().enumerate() {
        let said = || Adventure::event_text(voice, event);
        let seen = |verb: Verb, on: String, ms: u16| Beat::new(verb, [on], ms).after(idx + 1);
        match event {
            // The chosen one goes to its place; the others sink when all have chosen.
            Event::Setup(SetupEvent::HeroPicked { seat, hero }) => {
                let gone = Beat::new(Verb::Leave, [prompt::pick_id(*hero)], 480);
                res.push(gone.to(prompt::chosen_id(*seat)).say(said()));
                let picked = |it: &Event| match it {
                    Event::Setup(SetupEvent::HeroPicked { hero, .. }) => Some(*hero),
                    _ => None,
                };
                let earlier = before.iter().map(|(_, it)| it).chain(events[..idx].iter().copied());
                let taken: Vec<Hero> = earlier.filter_map(picked).chain([*hero]).collect();
                if voice.names.len() <= taken.len() {
                    let left = Hero::ALL.iter().filter(|it| !taken.contains(it));
                    let sink = Beat::new(Verb::Leave, left.map(|it| prompt::pick_id(*it)), 240);
                    res.push(sink.silent().with());
                }
            }
            Event::Movement(MovementEvent::Moved { .. }) => {
                // The figure slides by itself.
                res.push(Beat::new(Verb::Fly, [], 420).after(idx + 1));
            }
            Event::Combat(CombatEvent::CombatBegan { attacker: by, foe, .. }) => {
                attacker = Some(*by);
                if let Some(space) = overlord(event) {
                    let earlier = before.iter().filter(|(_, it)| overlord(it) == Some(space));
                    res.push(Moment::after(earlier.count()).beat(idx + 1));
                }
                // With what is asked: the question before is none of the combat.
                let shown = ["stage", "status", "prompt"].map(str::to_owned);
                let stage = Beat::new(Verb::Show, shown, 300).after(idx + 1).say(said());
                res.push(if matches!(foe, Foe::Lair(_)) && overlord(event).is_none() {
                    stage.sound(Sound::Menace)
                } else {
                    stage
                });
                res.push(Beat::new(Verb::Enter, [side(0)], 360).with());
                res.push(Beat::new(Verb::Enter, [side(1)], 360).with());
            }
            Event::Combat(CombatEvent::RolledCombat { .. }) => {
                res.push(seen(Verb::Roll, DICE.to_owned(), 900).say(said()));
                res.push(Beat::new(Verb::Pause, [], 350));
            }
            Event::Combat(CombatEvent::Rerolled { side, .. }) => {
                res.push(seen(Verb::Roll, die(usize::from(*side)), 700).say(said()));
            }
            Event::Combat(CombatEvent::PowerTriggered { side: nth, .. }) => {
                let works = seen(Verb::Count, side(usize::from(*nth)), 300).say(said());
                res.push(works.sound(Sound::Spell));
            }
            Event::Combat(CombatEvent::Struck { attacker: by, blows }) => {
                attacker = Some(*by);
                for (nth, blow) in blows.iter().enumerate().filter(|(_, it)| it.is_some()) {
                    let verb = Beat::new(Verb::Strike, [side(1 - nth)], 360).from(Some(side(nth)));
                    res.push(verb);
                    if blow.is_some_and(|it| it.hit) {
                        res.push(Beat::new(Verb::Hit, [side(1 - nth)], 200));
                    }
                }
                res.push(seen(Verb::Show, "fight-last".to_owned(), 200).say(said()));
            }
            Event::Combat(CombatEvent::CombatEnded { foe, won, .. }) => {
                // What came of it stays for a moment, before the board is seen again.
                res.push(Beat::new(Verb::Pause, [], 600));
                let is_gone = *won && !matches!(foe, Foe::Seat(_));
                is_won = is_gone;
                let verb = if is_gone { Verb::Leave } else { Verb::Turn };
                res.push(seen(verb, side(1), if is_gone { 420 } else { 300 }).say(said()));
            }
            Event::Combat(CombatEvent::CombatCancelled) => {
                res.push(seen(Verb::Show, "stage".to_owned(), 350).say(said()));
            }
            Event::Defeat(DefeatEvent::Hurt { seat, .. }) => {
                let hurt = Beat::new(Verb::Hit, [life(*seat)], 360).after(idx + 1).say(said());
                let of_side = attacker.map(|by| side(usize::from(by != *seat)));
                res.push(Beat { on: hurt.on.into_iter().chain(of_side).collect(), ..hurt });
            }
            Event::Defeat(DefeatEvent::Healed { seat, .. } | DefeatEvent::Saved { seat, .. }) => {
                let healed = seen(Verb::Count, life(*seat), 300).say(said());
                res.push(healed.sound(Sound::Spell));
            }
            Event::Defeat(DefeatEvent::Defeated { .. }) => {
                res.push(Moment::Falls.beat(idx + 1).say(said()));
            }
            Event::Defeat(DefeatEvent::LevelGained { seat, .. }) => {
                res.push(seen(Verb::Count, sheet::id(*seat), 400));
                let rises = Beat::new(Verb::Banner, ["main".to_owned()], 900).say(said());
                res.push(rises.sound(Sound::Spell));
            }
            Event::Quests(QuestsEvent::GameEnded { winners }) => {
                let first = winners.iter().map(|it| sheet::id(*it)).chain(["main".to_owned()]);
                res.push(Beat::verdict(true, first).after(idx + 1).say(said()));
            }
            Event::Challenge(ChallengeEvent::MarkerRemoved { marker }) => {
                // With the creature, if it was beaten: it is not seen again on the stage before the board is.
                let leaves = seen(Verb::Leave, format!("mark-marker-{marker}"), 420);
                res.push(if is_won { leaves.with() } else { leaves });
            }
            // An item comes from the decks, or from whom it is taken.
            Event::Cards(CardsEvent::ItemGained { item, .. }) => {
                let comes = seen(Verb::Fly, sheet::item_id(*item), 480).say(said());
                let comes = comes.from(Some("world".to_owned())).sound(Sound::Coin);
                // Who was beaten for it is not seen again on the stage before the board is.
                let heard = Beat::new(Verb::Pause, [], 0).with().sound(Sound::Coin).say(said());
                res.push(if is_won { heard } else { comes });
            }
            Event::Cards(CardsEvent::ItemTaken { from, item, .. }) => {
                let comes = seen(Verb::Fly, sheet::item_id(*item), 480).say(said());
                res.push(comes.from(Some(sheet::id(*from))).sound(Sound::Coin));
            }
            // Cards that do something are heard, whether or not they are spoken of.
            Event::Cards(
                CardsEvent::AbilityPlayed { .. }
                | CardsEvent::AbilityWorked { .. }
                | CardsEvent::ItemUsed { .. },
            ) => {
                let heard = Beat::new(Verb::Pause, [], 0).with().sound(Sound::Spell);
                let text = if log::is_weighty(event) { said() } else { String::new() };
                res.push(heard.say(text));
            }
            // What changes no picture is heard all the same.
            _ if log::is_weighty(event) => {
                res.push(Beat::new(Verb::Pause, [], 0).with().say(said()));
            }
            _ => {}
        }
    }
    // Figures slide as well where nothing else happens; then only their step is heard.
    if res.iter().all(|it| it.on.is_empty() && it.say.is_none()) {
        let sound = res.iter().find_map(|it| it.sound);
        return sound.map(|it| Beat::new(Verb::Pause, [], 0).sound(it)).into_iter().collect();
    }
    res
}
