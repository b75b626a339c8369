//! A table to try rules at: a position is described, actions are given in notation, dice are named.

use game_adventure::names::{Ability, Challenge, Hero, Item, Level, Space};
use game_adventure::view::View;
use game_adventure::{Adventure, Event, Setup, Step};
use kernel::{Chance, Cx, Draw, Game, Seat, Status, Viewer};

pub(crate) const P1: Seat = Seat(0);
pub(crate) const P2: Seat = Seat(1);
pub(crate) const P3: Seat = Seat(2);

pub(crate) struct Play {
    pub(crate) game: Adventure,
    pub(crate) events: Vec<Event>,
}

/// The rest of a turn from the movement phase on.
pub(crate) const FROM_MOVEMENT: [Step; 8] = [
    Step::Movement,
    Step::Arrive,
    Step::Explore,
    Step::Challenge,
    Step::ChallengeEnd,
    Step::Quests,
    Step::Equipment,
    Step::TurnEnd,
];

impl Play {
    /// Grumbaz, Burbonn, Sandrai and Sofeea, as many as there are seats, in the movement phase of the first, with empty
    /// hands and no quests.
    pub(crate) fn of(seats: u8) -> Self {
        let heroes = Hero::ALL[..usize::from(seats)].to_vec();
        Self::with(&Setup { heroes, ..Setup::of(seats) })
    }

    pub(crate) fn with(setup: &Setup) -> Self {
        let chance = &mut Chance::fast(7);
        let mut game =
            Adventure::start(setup, &mut Cx::silent(chance)).expect("a table of the box");
        let mut legal = Vec::new();
        while game.view(Viewer::Omniscient).round == 0 {
            let seat = asked(&game);
            game.legal_actions(seat, &mut legal);
            game.apply(seat, legal[0], &mut Cx::silent(chance));
        }
        let mut res = Self { game, events: Vec::new() };
        res.arrange(|view| {
            view.first = P1;
            view.active = P1;
            view.turn.moves = 3;
            view.turn.energy = 2;
            let rest = FROM_MOVEMENT.into_iter().chain([Step::NextTurn]);
            view.agenda = Some(rest.collect());
            for player in &mut view.players {
                player.hand_cards = Some(Vec::new());
                player.discard.clear();
                player.quests.clear();
                player.space = Space::Ironforge;
            }
            view.tokens.clear();
            view.track.clear();
        });
        res
    }

    /// Changes the position.
    pub(crate) fn arrange(&mut self, change: impl FnOnce(&mut View)) {
        let mut view = self.game.view(Viewer::Omniscient);
        change(&mut view);
        self.game = self.game.from_view(&view).expect("a position that can be");
    }

    pub(crate) fn at(mut self, seat: Seat, space: Space) -> Self {
        self.arrange(|view| view.players[seat.idx()].space = space);
        self
    }

    pub(crate) fn level(mut self, seat: Seat, level: Level) -> Self {
        self.arrange(|view| view.players[seat.idx()].level = level);
        self
    }

    pub(crate) fn holding(mut self, seat: Seat, abilities: &[Ability]) -> Self {
        self.arrange(|view| view.players[seat.idx()].hand_cards = Some(abilities.to_vec()));
        self
    }

    pub(crate) fn carrying(mut self, seat: Seat, items: &[Item]) -> Self {
        self.arrange(|view| items.iter().for_each(|&it| view.players[seat.idx()].bag.insert(it)));
        self
    }

    /// The card that is drawn next from its deck.
    pub(crate) fn next(mut self, card: Challenge) -> Self {
        self.arrange(|view| {
            let deck = view.decks.get_mut(&card.level()).expect("a deck of every level");
            let last = deck.size - 1;
            let bottom = deck.cards[&last];
            if let Some((&at, _)) = deck.cards.iter().find(|(_, it)| **it == card) {
                deck.cards.insert(at, bottom);
                deck.cards.insert(last, card);
            }
        });
        self
    }

    /// Plays an action; `dice` are what is rolled, all six-sided, as they show.
    pub(crate) fn act(&mut self, seat: Seat, action: &str, dice: &[u8]) {
        let action = action.parse().expect("notation");
        self.game.check(seat, action).expect("a legal action");
        let draws = dice.iter().map(|&die| Draw { bound: 6, value: u32::from(die) - 1 });
        let mut chance = Chance::replay(draws.chain((0..40).map(|_| Draw { bound: 6, value: 0 })));
        self.events.clear();
        self.game.apply(seat, action, &mut Cx::telling(&mut chance, &mut self.events));
        assert!(chance.failure().is_none(), "{action}: {:?}", chance.failure());
        self.game.audit().expect("a whole box");
    }

    /// Plays an action with any luck.
    pub(crate) fn lucky(&mut self, seat: Seat, action: &str) {
        let action = action.parse().expect("notation");
        self.game.check(seat, action).expect("a legal action");
        self.events.clear();
        let mut chance = Chance::fast(1);
        self.game.apply(seat, action, &mut Cx::telling(&mut chance, &mut self.events));
        self.game.audit().expect("a whole box");
    }

    pub(crate) fn acts(&mut self, seat: Seat, actions: &[&str]) {
        actions.iter().for_each(|action| self.act(seat, action, &[]));
    }

    /// The rule that forbids an action.
    pub(crate) fn refused(&self, seat: Seat, action: &str) -> &'static str {
        let checked = self.game.check(seat, action.parse().expect("notation"));
        checked.expect_err("a refusal").rule
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Omniscient)
    }

    pub(crate) fn asked(&self) -> String {
        match self.game.status() {
            Status::Awaiting(it) => format!("{} {:?}", asked(&self.game), it.prompt),
            Status::Over(outcome) => format!("over {:?}", outcome.winners.first()),
        }
    }

    pub(crate) fn told(&self, what: &str) -> bool {
        self.events.iter().any(|it| format!("{it:?}").contains(what))
    }
}

/// Who is asked.
fn asked(game: &Adventure) -> Seat {
    game.decision().and_then(|it| it.seats.first()).expect("somebody is asked")
}
