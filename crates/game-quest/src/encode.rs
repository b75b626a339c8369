//! Actions as ids and positions as vectors (`docs/encoding.md`): one id for every action, 50 enemies, 4 heroes, 4 seats.

mod deed;
mod form;
mod hidden;
mod question;

use std::sync::LazyLock;

use ::encode::{Code, CodeBuilder, Encode, Form};

use crate::action::{Action, Mark};
use crate::card::Card;
use crate::names::{
    ActionCard, Condition, Dungeon, Foe, Gear, Hero, HeroFace, Kind, Location, N_ITEMS,
};
use crate::state::Quest;
use crate::step::Toll;
use crate::view::{self, View};
use kernel::{Seat, Viewer};

/// WQ-ZONE-08: so many enemies can lie face down; every card of the box could.
const N_HIDDEN: u8 = 50;

impl Encode for Quest {
    const ENCODING: u32 = 1;
    const N_ACTIONS: usize = 1180;

    type Sight = View;

    fn code() -> &'static Code<Action> {
        static CODE: LazyLock<Code<Action>> = LazyLock::new(|| Code::list(list));
        &CODE
    }

    fn public() -> &'static Form<Self> {
        static FORM: LazyLock<Form<Quest>> = LazyLock::new(|| Form::of(form::PUBLIC));
        &FORM
    }

    fn private() -> &'static Form<Self> {
        // WQ-AMB-29: no seat knows what another does not.
        static FORM: LazyLock<Form<Quest>> = LazyLock::new(|| Form::of(&[]));
        &FORM
    }

    fn hidden() -> &'static Form<Self> {
        static FORM: LazyLock<Form<Quest>> = LazyLock::new(|| Form::of(hidden::HIDDEN));
        &FORM
    }

    fn sight_of(view: View) -> View {
        view
    }

    fn sight(&self, seat: Seat) -> View {
        view::of::without_odds(self, Viewer::Seat(seat))
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }
}

/// Every action, in the order of its ids. New ones come last, or the encoding is a new one.
fn list(code: &mut CodeBuilder<Action>) {
    let (heroes, kinds) = (Hero::ALL, Kind::ALL);
    code.all([
        Action::Done,
        Action::Pass,
        Action::Hold,
        Action::Accept,
        Action::Decline,
        Action::Spend,
        Action::Roll,
        Action::Widen,
        Action::Travel,
        Action::Stay,
        Action::Draw,
        Action::Equip,
        Action::Smith,
        Action::Arena,
        Action::TargetZone(None),
    ]);
    code.each(heroes, Action::Pick);
    code.each(heroes, Action::Lead);
    code.each(heroes, |it| Action::TargetZone(Some(it)));
    code.each(heroes, Action::AidHero);
    code.each(heroes, Action::ChooseHero);
    code.each(kinds, Action::Perform);
    code.each(kinds, Action::Ready);
    code.each(kinds, Action::Exhaust);
    code.each(kinds, Action::Place);
    code.each(kinds, Action::Trainer);
    code.pairs(heroes, kinds, Action::Discard);
    code.each(HeroFace::ALL, Action::Reroll);
    code.each(Toll::ALL, Action::Take);
    code.pairs(Condition::ALL, heroes, Action::Cure);
    code.each(Dungeon::ALL, Action::Keep);
    code.each(Dungeon::ALL, Action::Bury);
    code.each(Location::ALL, Action::First);
    code.each(Gear::ALL, Action::TakeGear);
    code.each(Gear::ALL, Action::Unequip);
    code.pairs(Gear::ALL, heroes, Action::Give);
    let marks: Vec<Mark> =
        Foe::ALL.iter().copied().map(Mark::Foe).chain((0..N_HIDDEN).map(Mark::Hidden)).collect();
    code.each(&marks, Action::Target);
    code.each(&marks, Action::ChooseFoe);
    code.each(&marks, Action::Activate);
    let owned: Vec<Card> = (ActionCard::ALL.iter().copied().map(Card::Action))
        .chain(Gear::ALL.iter().copied().map(Card::Gear))
        .chain(Dungeon::ALL[..N_ITEMS].iter().copied().map(Card::Dungeon))
        .chain(Condition::ALL.iter().copied().map(Card::Condition))
        .collect();
    code.each(&owned, Action::Use);
    code.pairs(&owned, heroes, Action::UseOf);
    code.each(Location::ALL, |it| Action::Use(Card::Location(it)));
}
