//! Whether somebody is asked, who is asked, and what a table answers by itself tell nobody what he may not know.

use catalog::{AnyTable, games};
use kernel::{Chance, Seat, SeatSet, Viewer};

/// What a viewer can notice at a table without having been told anything.
#[derive(Debug, PartialEq)]
struct Noticed {
    asked: SeatSet,
    leading: Option<Seat>,
    awaited: SeatSet,
    in_window: SeatSet,
    own_turns: SeatSet,
    /// The answer that the table gives at once, because it is the only one.
    by_itself: Option<(Seat, String)>,
}

impl Noticed {
    fn at(table: &dyn AnyTable) -> Self {
        let seats = || Seat::all(table.n_seats());
        Self {
            asked: table.asked(),
            leading: table.leading(),
            awaited: table.awaited(),
            in_window: seats().filter(|&seat| table.in_window(seat)).collect(),
            own_turns: seats().filter(|&seat| table.is_turn_of(seat)).collect(),
            by_itself: table.forced().filter(|(seat, _)| !table.haste_would_tell(*seat)),
        }
    }
}

/// Fails unless a viewer, and somebody who looks on, notice and see the same at two tables.
fn assert_alike(here: &dyn AnyTable, there: &dyn AnyTable, viewer: Seat, when: &str) {
    assert_eq!(Noticed::at(here), Noticed::at(there), "{when}");
    for viewer in [Viewer::Seat(viewer), Viewer::Spectator] {
        assert!(here.view(viewer) == there.view(viewer), "{when}: {viewer:?} sees a difference");
    }
}

/// How many worlds were looked at, and in how many of them something was different.
#[derive(Default)]
struct Count {
    worlds: u32,
    different: u32,
    /// Worlds that differ in whether a seat has a choice, so that an answer given at once would tell.
    choices: u32,
}

/// Looks at the worlds that a viewer must not be able to tell from that of `table`, before and after an action.
fn compare(table: &dyn AnyTable, viewer: Seat, action: (Seat, &str), seed: u64, count: &mut Count) {
    let told = |what: &str| format!("{} seed {seed} {viewer}: {what}", table.info().id);
    let mut worlds = [table.determinized_copy(viewer, None), table.obscured(viewer, seed)];
    let [here, there] = &worlds;
    count.worlds += 1;
    count.different += u32::from(here.hash() != there.hash());
    count.choices += u32::from(here.forced().is_some() != there.forced().is_some());
    assert_alike(&**here, &**there, viewer, &told("before"));
    for world in &mut worlds {
        if world.act(action.0, action.1, &mut Chance::fast(seed)).is_err() {
            return;
        }
    }
    let [here, there] = &worlds;
    let events = |world: &dyn AnyTable| {
        [Viewer::Seat(viewer), Viewer::Spectator].map(|it| world.events_json(it, 0))
    };
    if events(&**here) == events(&**there) {
        let after = told(&format!("after {} {}", action.0, action.1));
        assert_alike(&**here, &**there, viewer, &after);
    }
}

/// Plays a game by chance and compares worlds on the way.
fn play(game: &str, n_seats: usize, seed: u64, count: &mut Count) {
    let game = catalog::game(game).unwrap();
    let mut chance = Chance::fast(seed);
    let mut table = game.start(&game.setup(n_seats, &[]).unwrap(), &mut chance).unwrap();
    for nth in 0..600u32 {
        let asked = table.asked();
        let Some(seat) = asked.first() else { return };
        let legal = table.legal(seat);
        let action = &legal[chance.below(legal.len() as u32) as usize];
        for viewer in Seat::all(n_seats as u8).filter(|it| nth % 3 == u32::from(it.0) % 3) {
            let luck = seed << 16 | u64::from(chance.below(1 << 16));
            compare(&*table, viewer, (seat, action), luck, count);
        }
        table.act(seat, action, &mut chance).unwrap();
    }
}

/// SW-COIN-01, AG-RUL-72: in two worlds that a viewer must not be able to tell apart, the same seats are asked, and the
/// table gives the same answers by itself.
#[test]
fn who_is_asked_and_what_is_answered_at_once_tells_no_secret() {
    for game in games() {
        let info = game.info();
        let mut count = Count::default();
        for seed in 0..6 {
            let n_seats = info.min_seats.max(2) + (seed % 2) as u8;
            play(info.id, usize::from(n_seats), seed, &mut count);
        }
        let Count { worlds, different, choices } = count;
        assert!(300 < worlds, "{}: {worlds} worlds", info.id);
        assert!(
            worlds / 3 < different,
            "{}: {different} of {worlds} worlds hide something",
            info.id
        );
        // In these games a hand or a purse decides whether there is a choice.
        let has_private_choices = ["smallworld", "adventure"].contains(&info.id);
        assert_eq!(has_private_choices, 0 < choices, "{}: {choices} of {worlds}", info.id);
    }
}
