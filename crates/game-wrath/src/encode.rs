//! Actions as ids and positions as vectors (`docs/encoding.md`): one id for every action, 31 spaces, 7 heroes, 5 seats.

mod form;
mod hidden;

use std::sync::LazyLock;

use ::encode::{Code, CodeBuilder, Encode, Form};

use crate::Wrath;
use crate::action::Action;
use crate::content::book;
use crate::names::{Card, Enemy, Hero, Icon, Region, Space};
use crate::view::View;

impl Encode for Wrath {
    const ENCODING: u32 = 1;
    const N_ACTIONS: usize = 1989;

    type Sight = View;

    fn code() -> &'static Code<Action> {
        static CODE: LazyLock<Code<Action>> = LazyLock::new(|| Code::list(list));
        &CODE
    }

    fn public() -> &'static Form<Self> {
        static FORM: LazyLock<Form<Wrath>> = LazyLock::new(|| Form::of(form::PUBLIC));
        &FORM
    }

    fn private() -> &'static Form<Self> {
        // WR-COOP-01: no seat knows what another does not.
        static FORM: LazyLock<Form<Wrath>> = LazyLock::new(|| Form::of(&[]));
        &FORM
    }

    fn hidden() -> &'static Form<Self> {
        static FORM: LazyLock<Form<Wrath>> = LazyLock::new(|| Form::of(hidden::HIDDEN));
        &FORM
    }

    fn sight_of(view: View) -> View {
        view
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }
}

/// Every action, in the order of its ids. New ones come last, or the encoding is a new one.
fn list(code: &mut CodeBuilder<Action>) {
    let (heroes, spaces) = (Hero::ALL, Space::ALL);
    code.all([
        Action::Done,
        Action::Pass,
        Action::Hold,
        Action::Agree,
        Action::Refuse,
        Action::Prevent,
        Action::Allow,
        Action::Fight,
        Action::Quest,
        Action::Rest,
        Action::ChainLightning,
        Action::BorrowedTime,
        Action::OneQuietNight,
        Action::NewAllies,
        Action::BlessingOfTheLight(None),
    ]);
    code.each(heroes, Action::Pick);
    code.each(heroes, Action::Heal);
    code.each(heroes, Action::Lift);
    code.each(heroes, Action::Hit);
    code.each(heroes, Action::ArgentCrusaders);
    code.each(heroes, |it| Action::BlessingOfTheLight(Some(it)));
    code.each(Icon::ALL, Action::Lay);
    code.each(&[Card::Fight1, Card::Fight2, Card::Defend], Action::Play);
    code.each(Card::ORDINARY, Action::Take);
    code.each(Card::ORDINARY, Action::Discard);
    code.each(Region::ALL, Action::KnightsOfTheEbonBlade);
    code.pairs(&[0, 1, 2, 3], &[0, 1, 2, 3], |ghouls, abominations| Action::Assign {
        ghouls,
        abominations,
    });
    code.each(spaces, Action::Move);
    code.each(spaces, Action::Fly);
    code.each(spaces, Action::WailingArrow);
    code.each(spaces, Action::Teleport);
    code.each(spaces, Action::StormBolt);
    code.each(spaces, Action::Bolt);
    code.each(spaces, Action::Spawn);
    code.each(spaces, Action::Stronghold);
    code.each(spaces, Action::AlexstraszasCleansing);
    code.pairs(Enemy::ALL, spaces, Action::Strike);
    for card in [Card::Travel2, Card::Travel4] {
        code.pairs(heroes, spaces, |hero, space| Action::Travel(card, hero, space));
    }
    code.pairs(heroes, spaces, Action::PressForward);
    code.pairs(heroes, spaces, Action::GunshipSupport);
    code.pairs(heroes, spaces, Action::OnwardToVictory);
    code.pairs(heroes, spaces, Action::March);
    let next_to = |from: Space| book().map.open.next_to(from).iter().map(move |to| (from, to));
    let pairs = || spaces.iter().copied().flat_map(next_to);
    // WR-HERO-VARIAN-01: a ghoul is moved along one connection.
    code.all(pairs().map(|(from, to)| Action::ForTheAlliance(from, to)));
    // WR-ABOM-03: so is an abomination, which may also stay.
    code.each(spaces, |space| Action::Activate(space, space));
    code.all(pairs().map(|(from, to)| Action::Activate(from, to)));
}
