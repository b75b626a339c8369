//! What the drawing of one table is made from, and where on the table an answer is given.

use std::collections::BTreeMap;
use std::ops::Deref;

use game_quest::names::{Condition, Dungeon, Foe, Gear, Hero, Kind};
use game_quest::view::{FoeView, HiddenView, Lying};
use game_quest::{Action, Card, Mark, Prompt, Quest, Step};
use kernel::{Seat, Situation, Viewer};

use crate::context::{Prefs, RenderContext};
use crate::observation::Observation;
use crate::viewer_context::{Choices, ViewerContext};

pub(crate) struct Scene<'a> {
    viewer: ViewerContext<'a, Quest>,
    /// Answers by what they are about.
    choices: BTreeMap<Noun, Choices<Action>>,
}

/// What every game's drawing asks.
impl<'a> Deref for Scene<'a> {
    type Target = ViewerContext<'a, Quest>;

    fn deref(&self) -> &Self::Target {
        &self.viewer
    }
}

/// Something on the table that can be looked at, and perhaps be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Noun {
    Hero(Hero),
    Foe(Mark),
    Action(Hero, Kind),
    Gear(Hero, Gear),
    Item(Hero, Dungeon),
    Condition(Hero, Condition),
    Location,
    Shadows,
    GearDeck,
}

impl Noun {
    /// The id of its element; its card is called `why-…`.
    pub(crate) fn key(self) -> String {
        match self {
            Self::Hero(hero) => format!("hero-{hero}"),
            Self::Foe(mark) => format!("foe-{mark}"),
            Self::Action(hero, kind) => format!("act-{hero}-{kind}"),
            Self::Gear(hero, gear) => format!("gear-{hero}-{gear}"),
            Self::Item(hero, item) => format!("item-{hero}-{item}"),
            Self::Condition(hero, condition) => format!("condition-{hero}-{condition}"),
            Self::Location => "location".to_owned(),
            Self::Shadows => "in-shadows".to_owned(),
            Self::GearDeck => "gear-deck".to_owned(),
        }
    }

    pub(crate) fn card(self) -> String {
        format!("why-{}", self.key())
    }
}

impl<'a> Scene<'a> {
    pub(crate) fn new(observation: &'a Observation<Quest>, ctx: &RenderContext<'_>) -> Self {
        Self::of(ViewerContext::new(observation, ctx))
    }

    pub(crate) fn alone(situation: &'a Situation<Quest>, prefs: Prefs) -> Self {
        Self::of(ViewerContext::alone(situation, prefs))
    }

    pub(crate) fn of(viewer: ViewerContext<'a, Quest>) -> Self {
        let mut res = Self { viewer, choices: BTreeMap::new() };
        res.choices = res.choices_by(|action| res.noun(action));
        res
    }

    /// What is offered about something.
    pub(crate) fn offers(&self, noun: Noun) -> &[Action] {
        self.choices.get(&noun).map_or(&[], |it| &it.legal)
    }

    /// Something as answers name it, for the questions about it.
    pub(crate) fn named(&self, noun: Noun) -> String {
        match noun {
            Noun::Action(hero, kind) if self.hero() == Some(hero) => kind.to_string(),
            Noun::Hero(hero) | Noun::Action(hero, _) => hero.to_string(),
            Noun::Foe(mark) => mark.to_string(),
            Noun::Gear(_, gear) => gear.to_string(),
            Noun::Item(_, item) => item.to_string(),
            Noun::Condition(_, condition) => condition.to_string(),
            Noun::Location => {
                let (travel, stay) = (Action::Travel, Action::Stay);
                let here = self.view().location.active;
                let here = here.map_or_else(String::new, |it| format!(",{it}"));
                format!("{travel},{stay}{here}")
            }
            Noun::Shadows => "shadows".to_owned(),
            Noun::GearDeck => Action::Draw.to_string(),
        }
    }

    /// Whether the table waits for the viewer: others may use something meanwhile, but one hero acts.
    pub(crate) fn is_asked(&self) -> bool {
        let asked = self.asked_seat().map(Viewer::Seat);
        self.may_answer() && asked == Some(self.situation.viewer)
    }

    /// Whether the answers are those of the seat that acts, to be given or to be proposed.
    pub(crate) fn shows_turn(&self) -> bool {
        self.is_asked() || self.owner.is_some()
    }

    /// Whom the table waits for.
    pub(crate) fn asked_seat(&self) -> Option<Seat> {
        let seats = self.situation.decision?.seats;
        let of_hero = self.hero().and_then(|hero| self.seat_of(hero));
        of_hero.filter(|seat| seats.contains(*seat)).or_else(|| seats.first())
    }

    /// WQ-SETUP-03: a single player plays two heroes.
    pub(crate) fn n_heroes(&self) -> usize {
        usize::from(self.view().party)
    }

    pub(crate) fn seat_of(&self, hero: Hero) -> Option<Seat> {
        self.view().heroes.get(&hero).map(|it| it.seat)
    }

    /// The hero who is asked about, if it is one.
    pub(crate) fn hero(&self) -> Option<Hero> {
        hero_of(self.prompt()?)
    }

    /// The hero on the stage: whose action it is, else who is asked, else the active hero, the viewer's own, the leader. While heroes are chosen
    /// nobody stands there.
    pub(crate) fn staged(&self) -> Option<Hero> {
        let view = self.view();
        if view.heroes.len() < self.n_heroes() {
            return None;
        }
        let is_here = |hero: &Hero| view.heroes.contains_key(hero);
        let own = || {
            let of_viewer = |hero: &&Hero| {
                self.seat_of(**hero).map(Viewer::Seat) == Some(self.situation.viewer)
            };
            view.order.iter().find(of_viewer).copied()
        };
        view.deed
            .as_ref()
            .map(|deed| deed.hero)
            .or_else(|| self.hero())
            .or(view.turn.active)
            .or_else(own)
            .or(view.leader)
            .or_else(|| view.order.first().copied())
            .filter(is_here)
    }

    /// Enemies that lie face up in a place.
    pub(crate) fn foes_at(&self, at: Lying) -> impl Iterator<Item = (Foe, &FoeView)> {
        // In the settlement as well: the board stays as the quest ended.
        let there = self.view().enemies.iter().filter(move |(_, it)| it.at == at);
        there.map(|(&foe, it)| (foe, it))
    }

    /// Enemies that lie face down.
    pub(crate) fn hidden(&self) -> &[HiddenView] {
        &self.view().hidden
    }

    /// WQ-SETT-01: the adventure stage is behind.
    pub(crate) fn is_settling(&self) -> bool {
        self.view().agenda.iter().any(|it| {
            matches!(it, Step::Improve(_) | Step::Smith(_) | Step::Gift(..) | Step::Refresh)
        })
    }

    /// What an answer is about; nothing for what is chosen elsewhere.
    pub(crate) fn noun(&self, action: Action) -> Option<Noun> {
        let own = self.hero();
        let of_action = |kind: Kind| own.map(|hero| Noun::Action(hero, kind));
        let of_gear = |gear: Gear| own.map(|hero| Noun::Gear(hero, gear));
        let found = match action {
            Action::Lead(hero)
            | Action::AidHero(hero)
            | Action::ChooseHero(hero)
            | Action::TargetZone(Some(hero)) => Some(Noun::Hero(hero)),
            Action::Perform(kind)
            | Action::Ready(kind)
            | Action::Exhaust(kind)
            | Action::Place(kind) => of_action(kind),
            Action::Target(mark) | Action::ChooseFoe(mark) | Action::Activate(mark) => {
                Some(Noun::Foe(mark))
            }
            Action::TargetZone(None) => Some(Noun::Shadows),
            Action::Use(card) => used(card, own),
            Action::UseOf(card, hero) => used(card, Some(hero)),
            Action::Discard(hero, kind) => Some(Noun::Action(hero, kind)),
            Action::Cure(condition, hero) => Some(Noun::Condition(hero, condition)),
            Action::Unequip(gear) | Action::Give(gear, _) => of_gear(gear),
            Action::Travel | Action::Stay => Some(Noun::Location),
            Action::Draw => Some(Noun::GearDeck),
            Action::Pick(_)
            | Action::Widen
            | Action::Spend
            | Action::Roll
            | Action::Reroll(_)
            | Action::Take(_)
            | Action::Keep(_)
            | Action::Bury(_)
            | Action::First(_)
            | Action::TakeGear(_)
            | Action::Equip
            | Action::Decline
            | Action::Trainer(_)
            | Action::Smith
            | Action::Arena
            | Action::Accept
            | Action::Done
            | Action::Pass
            | Action::Hold => None,
        };
        found.filter(|noun| self.is_shown(*noun))
    }

    /// Whether something lies on the table.
    fn is_shown(&self, noun: Noun) -> bool {
        let view = self.view();
        let of = |hero: Hero| view.heroes.get(&hero);
        match noun {
            Noun::Hero(hero) | Noun::Action(hero, _) => of(hero).is_some(),
            Noun::Foe(Mark::Foe(foe)) => view.enemies.get(&foe).is_some_and(|it| is_open(it.at)),
            Noun::Foe(Mark::Hidden(idx)) => usize::from(idx) < view.hidden.len(),
            Noun::Gear(hero, gear) => of(hero).is_some_and(|it| it.gear.contains_key(&gear)),
            Noun::Item(hero, item) => {
                of(hero).is_some_and(|it| it.items.get(&item).is_some_and(|n| *n != 0))
            }
            Noun::Condition(hero, condition) => {
                of(hero).is_some_and(|it| it.conditions.contains(&condition))
            }
            Noun::Location | Noun::Shadows | Noun::GearDeck => true,
        }
    }
}

/// Places in which an enemy lies face up.
pub(super) const fn is_open(at: Lying) -> bool {
    matches!(at, Lying::Zone(_) | Lying::Shadows | Lying::Lair)
}

fn used(card: Card, owner: Option<Hero>) -> Option<Noun> {
    match card {
        Card::Action(it) => Some(Noun::Action(it.hero(), it.kind())),
        Card::Gear(it) => Some(Noun::Gear(owner?, it)),
        Card::Dungeon(it) => Some(Noun::Item(owner?, it)),
        Card::Condition(it) => Some(Noun::Condition(owner?, it)),
        Card::Location(_) => Some(Noun::Location),
        Card::Keyword(_) | Card::Foe(_) | Card::Peril(_) | Card::Sheet(_) => None,
    }
}

/// Whose question it is.
pub(super) fn hero_of(prompt: Prompt) -> Option<Hero> {
    match prompt {
        Prompt::Act { hero }
        | Prompt::Encore { hero }
        | Prompt::Targets { hero, .. }
        | Prompt::WidenTarget { hero, .. }
        | Prompt::AidWhom { hero }
        | Prompt::Prepare { hero, .. }
        | Prompt::Rerolls { hero }
        | Prompt::Dice { hero, .. }
        | Prompt::Modify { hero, .. }
        | Prompt::Assist { hero }
        | Prompt::Keep { hero }
        | Prompt::Bury { hero }
        | Prompt::Linger { hero }
        | Prompt::EnemyTurn { hero }
        | Prompt::BeforeTravel { hero }
        | Prompt::Scout { hero }
        | Prompt::Alternatives { hero, .. }
        | Prompt::Offer { hero, .. }
        | Prompt::WouldSuffer { hero, .. }
        | Prompt::Ready { hero, .. }
        | Prompt::Tire { hero, .. }
        | Prompt::Place { hero, .. }
        | Prompt::Tokens { hero, .. }
        | Prompt::Cure { hero, .. }
        | Prompt::Engaged { hero, .. }
        | Prompt::Treasure { hero }
        | Prompt::Equip { hero, .. }
        | Prompt::Train { hero }
        | Prompt::Improve { hero }
        | Prompt::Smith { hero }
        | Prompt::Gift { hero, .. } => Some(hero),
        Prompt::Pick
        | Prompt::Leader
        | Prompt::Nemeses
        | Prompt::LocationUse
        | Prompt::Travel
        | Prompt::ChooseHero { .. }
        | Prompt::ChooseFoe { .. }
        | Prompt::PartyTokens { .. } => None,
    }
}
