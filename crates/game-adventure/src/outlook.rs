//! What a viewer can work out from what it sees, when somebody asks: how far a place is, how a fight would end, what an
//! item is good for. Nothing here looks behind a view.

use kernel::{Agenda, Seat};
use parts::{Pile, Slots, Spaces};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::content::{ItemFacts, Reward, book};
use crate::names::{Challenge, Hero, Item, ItemType, Level, N_MARKERS, N_SPACES, Space};
pub use crate::query::odds::Odds;
use crate::query::reach::space;
use crate::query::stats::level_of;
use crate::sets::ChallengeSet;
use crate::state::{Adventure, Foe, MOST_SEATS, Player};
use crate::view::{PlayerView, View};

/// A position as one viewer sees it, with nothing in hands, decks and supply.
#[derive(Clone, Debug)]
pub struct Outlook {
    game: Adventure,
    /// Challenge cards that the viewer sees outside the decks.
    seen: ChallengeSet,
}

/// How a character comes to a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Road {
    /// In how many turns: 0 with the moves that are left in this turn, and so on with mean rolls.
    pub turns: u8,
    /// How many steps on foot in the last of these turns.
    pub steps: u8,
    /// Whether a flight from space to space follows them.
    pub flies: bool,
}

/// Whether a character can use an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usable {
    Now,
    /// AG-ITEM-08.
    FromLevel(Level),
    /// AG-ITEM-09: symbols are missing; its potions are what it is worth.
    Never,
}

/// What is rolled in one turn and the next: 2.5 steps on the mean (AG-MOVE-02).
const MEAN_STEPS: [u8; 2] = [2, 3];

impl Outlook {
    /// What a view tells.
    pub fn of(view: &View) -> Self {
        let mut game = Adventure {
            options: view.options,
            n_seats: view.players.len() as u8,
            first: view.first,
            round: view.round,
            agenda: Agenda::new(),
            players: [Player::default(); MOST_SEATS],
            turn: view.turn,
            combat: view.combat.as_ref().map(|it| it.fight),
            decks: [ArrayVec::new(); 4],
            elite: Pile::new(),
            dropped: view.dropped,
            track: [None; N_MARKERS],
            global: view.global,
            events: view.events,
            tokens: Slots::default(),
            supply: [0; 11],
            boxed: [0; 11],
            trophies: [0; 5],
            attached: view.attached.iter().copied().collect(),
            placing: None,
            winners: view.winners,
        };
        for (&number, &marker) in &view.track {
            game.track[usize::from(number.max(1) - 1) % N_MARKERS] = Some(marker);
        }
        for (player, it) in game.players.iter_mut().zip(&view.players) {
            *player = figure(it);
        }
        let mut seen = view.events;
        let items = game.players.iter().flat_map(|it| it.items().iter());
        items.for_each(|item| seen.insert(book().card_of(item)));
        game.track.iter().flatten().for_each(|marker| seen.insert(marker.card));
        let logs = game.players.iter().flat_map(|it| it.log.events.iter());
        logs.for_each(|card| seen.insert(card));
        Self { game, seen }
    }

    /// Where a character can come to, and in how many turns, space by space in the order of their list. A roll is a
    /// mean roll, an aggro marker holds up for one turn, and no card helps.
    pub fn roads(&self, seat: Seat) -> [Option<Road>; N_SPACES] {
        let mut res = [None; N_SPACES];
        let here = self.game.at(seat);
        res[here.idx()] = Some(Road { turns: 0, steps: 0, flies: false });
        let is_moving = seat == self.game.active() && self.game.turn.facing.is_none();
        let left = if is_moving && !self.game.has_aggro(here) { self.game.turn.moves } else { 0 };
        let mut reached = self.walk(seat, Spaces::only(here as u8), 0, left, &mut res);
        let (more, _) = self.game.added_to_roll(seat);
        for turns in 1..=40 {
            let before = reached;
            let mean = MEAN_STEPS[usize::from(turns) % 2] as i8 + more;
            let slowed = if turns == 1 { self.game.player(seat).slowed as i8 } else { 0 };
            let steps = (mean - slowed).max(0) as u8;
            reached = self.walk(seat, reached, turns, steps, &mut res);
            if reached == before && 2 < turns {
                break;
            }
        }
        res
    }

    /// One turn from any of these spaces: on foot, and by air from where it leads.
    fn walk(
        &self,
        seat: Seat,
        from: Spaces,
        turns: u8,
        most: u8,
        res: &mut [Option<Road>; N_SPACES],
    ) -> Spaces {
        let open = self.game.open_to(seat);
        let mut all = from;
        let mut edge = from;
        for steps in 1..=most {
            let held = |idx: u8| steps != 1 && self.game.has_aggro(space(idx));
            let next = edge.iter().filter(|&idx| !held(idx));
            let next = next.map(|idx| book().quick.next[usize::from(idx)]);
            edge = (next.fold(Spaces::EMPTY, |sum, it| sum | it) & open) - all;
            for idx in edge.iter() {
                res[usize::from(idx)] = Some(Road { turns, steps, flies: false });
            }
            all |= edge;
        }
        let ports = all & book().quick.flights;
        let roads = ports.iter().filter_map(|idx| res[usize::from(idx)]);
        let steps = roads.map(|road| if road.turns == turns { road.steps } else { 0 });
        if let Some(steps) = steps.min() {
            for idx in ((book().quick.flights & open) - all).iter() {
                res[usize::from(idx)] = Some(Road { turns, steps, flies: true });
            }
            all |= book().quick.flights & open;
        }
        all
    }

    /// The fight of a character against an enemy, as both stand now, if nobody plays a card.
    pub fn odds(&self, seat: Seat, foe: Foe) -> Odds {
        self.game.odds(seat, foe)
    }

    /// What an answer at the start of a challenge phase leads to: a fight against what lies there; or, for a card that
    /// is drawn, the mean over the encounters that can still lie in the deck.
    pub fn odds_of(&self, action: Action) -> Option<Odds> {
        let seat = self.game.active();
        let here = self.game.at(seat);
        match action {
            Action::Attack(other) => Some(self.odds(seat, Foe::Seat(other))),
            Action::FaceMarker(idx) => Some(self.odds(seat, Foe::Marker(idx))),
            Action::FaceLair if book().lair(here)?.foe.is_some() => {
                Some(self.odds(seat, Foe::Lair(here)))
            }
            Action::Draw => self.odds_of_draw(seat, self.game.level_at(here)),
            _ => None,
        }
    }

    /// The mean over the encounters that can still lie in a deck.
    pub fn odds_of_draw(&self, seat: Seat, level: Level) -> Option<Odds> {
        let cards = Challenge::ALL.iter().copied();
        let cards = cards.filter(|&card| card.level() == level && !self.seen.has(card));
        let cards = cards.filter(|&card| book().event(card).is_none());
        Odds::mean(cards.map(|card| self.odds(seat, Foe::Card(card))))
    }

    /// The combat under way, until its first blow has fallen.
    pub fn odds_now(&self) -> Option<Odds> {
        let combat = self.game.combat.as_ref()?;
        let is_early = !combat.over && combat.sides.iter().all(|it| !it.hit && it.dealt == 0);
        is_early.then(|| self.game.odds_in(combat))
    }

    /// Whether a character can use an item that it has, or would have.
    pub fn usable(&self, seat: Seat, item: Item) -> Usable {
        usable(self.game.hero_of(seat), self.game.player(seat).level, item)
    }
}

/// AG-ITEM-08, AG-ITEM-09: whether a character of a level can use an item.
pub fn usable(hero: Hero, level: Level, item: Item) -> Usable {
    if !fits(hero, book().item(item)) {
        Usable::Never
    } else if level < level_of(item) {
        Usable::FromLevel(level_of(item))
    } else {
        Usable::Now
    }
}

/// AG-ITEM-09: an item in the bag asks for no symbols.
fn fits<B>(hero: Hero, item: &ItemFacts<B>) -> bool {
    let own = &book().hero(hero).symbols;
    item.kind == ItemType::Bag || item.symbols.iter().all(|it| own.contains(it))
}

/// What everybody sees of a character.
fn figure(view: &PlayerView) -> Player {
    Player {
        hero: view.hero,
        space: view.space,
        level: view.level,
        face: view.face,
        damage: view.damage,
        diseases: view.diseases,
        curses: view.curses,
        slowed: view.slowed,
        dazed: view.dazed,
        bag: view.bag,
        weapon: view.weapon,
        armour: view.armour,
        log: view.log,
        ..Player::default()
    }
}

/// The spaces whose board encounters give a level, in the order of the board.
pub fn lairs_of(level: Level) -> impl Iterator<Item = Space> {
    let gives = move |it: Reward| it == Reward::Level(level);
    book().played.lairs.iter().filter(move |it| gives(it.reward)).map(|it| it.id)
}
