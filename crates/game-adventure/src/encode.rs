//! Actions as ids and positions as vectors (`docs/encoding.md`): one id for every action but `hand-in`, which has two.

mod board;
mod form;
mod hidden;
mod players;
mod private;
mod question;
mod sight;

use std::sync::LazyLock;

use ::encode::{Code, CodeBuilder, Encode, Form};
use kernel::Seat;

use crate::action::Action;
use crate::content::book;
use crate::names::{
    Ability, Discovery, Hero, Item, Level, N_MARKERS, N_TOKENS, Potion, Quest, Resource, Space,
};
use crate::state::{Adventure, MOST_SEATS};
use crate::view::View;
use sight::Sight;

impl Encode for Adventure {
    const ENCODING: u32 = 1;
    const N_ACTIONS: usize = 1596;

    type Sight = Sight;

    fn code() -> &'static Code<Action> {
        static CODE: LazyLock<Code<Action>> = LazyLock::new(|| Code::list(list));
        &CODE
    }

    fn public() -> &'static Form<Self, Sight> {
        static FORM: LazyLock<Form<Adventure, Sight>> = LazyLock::new(|| Form::of(form::PUBLIC));
        &FORM
    }

    fn private() -> &'static Form<Self, Sight> {
        static FORM: LazyLock<Form<Adventure, Sight>> =
            LazyLock::new(|| Form::of(private::PRIVATE));
        &FORM
    }

    fn hidden() -> &'static Form<Self> {
        static FORM: LazyLock<Form<Adventure>> = LazyLock::new(|| Form::of(hidden::HIDDEN));
        &FORM
    }

    fn sight_of(view: View) -> Sight {
        Sight::of_view(view)
    }

    fn sight(&self, seat: Seat) -> Sight {
        Sight::of_game(self, seat)
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }
}

/// Every action, in the order of its ids. New ones come last, or the encoding is a new one.
fn list(code: &mut CodeBuilder<Action>) {
    let (spaces, items) = (Space::ALL, Item::ALL);
    let seats: Vec<Seat> = Seat::all(MOST_SEATS as u8).collect();
    let markers: Vec<u8> = (0..N_MARKERS as u8).collect();
    let tokens: Vec<u8> = (0..N_TOKENS as u8).collect();
    code.all([
        Action::Done,
        Action::Pass,
        Action::Accept,
        Action::Flip,
        Action::Draw,
        Action::FaceEvent,
        Action::FaceLair,
    ]);
    code.all((0..8).map(Action::Option));
    code.each(Level::ALL, Action::OfLevel);
    code.each(Hero::ALL, Action::Pick);
    code.each(&seats, Action::Attack);
    code.each(&seats, Action::Choose);
    code.each(&markers, Action::FaceMarker);
    code.each(&markers, Action::ChooseMarker);
    code.each(&tokens, Action::ChooseToken);
    code.each(Resource::ALL, Action::Visit);
    code.each(Discovery::ALL, Action::Open);
    code.each(Discovery::ALL, Action::Spend);
    code.each(Ability::ALL, Action::Play);
    code.each(Ability::ALL, Action::Discard);
    code.each(Ability::ALL, Action::Begin);
    code.each(Quest::ALL, Action::Advance);
    code.each(Quest::ALL, Action::DropQuest);
    code.each(spaces, Action::Move);
    code.each(spaces, Action::Go);
    code.each(spaces, Action::Place);
    code.each(items, Action::Use);
    code.each(items, Action::Equip);
    code.each(items, Action::Unequip);
    code.each(items, Action::Give);
    code.each(items, Action::Take);
    // AG-POTION-01: an item is drunk as one of the potions that are printed on it.
    for &item in items {
        let potions = Potion::ALL.iter().copied();
        let printed = potions.filter(|it| book().item(item).potions.contains(it));
        code.all(printed.map(|potion| Action::Drink(item, potion)));
    }
    // AG-QUEST-14: any item of some kind for a quest.
    let quests = code.parts(Quest::ALL.iter().map(|quest| format!("hand-in {quest} …")));
    let handed = code.parts(items.iter().map(|item| format!("… {item}")));
    for (first, &quest) in quests.zip(Quest::ALL) {
        for (second, &item) in handed.clone().zip(items) {
            code.word(&[first, second], Action::HandIn(quest, item));
        }
    }
}
