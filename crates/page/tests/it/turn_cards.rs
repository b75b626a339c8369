//! The cards of turns tell what the others did since one's own last turn.

use game_smallworld::SmallWorld;
use kernel::{Seat, Viewer};

use crate::support::{PREFS, game, ids, parts_of};

#[test]
fn the_cards_of_turns_are_those_of_the_others() {
    let (mut n_looked, mut n_full) = (0, 0);
    game::<SmallWorld>(3, 5, |game, _| {
        n_looked += 1;
        if n_looked % 7 != 0 {
            return;
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
            let parts = parts_of(game, viewer, PREFS);
            let html = &parts.iter().find(|it| it.id == "turn-cards").unwrap().html;
            let fresh = html.split("popovertarget").next().unwrap();
            let names = ["Ann &amp; &lt;Bo&gt;", "Cyd", "Dag"];
            let named = names.map(|it| fresh.contains(&format!("<strong>{it}</strong>")));
            let n_cards = ids(fresh).iter().filter(|it| it.starts_with("turn-")).count() - 1;
            match viewer {
                Viewer::Seat(seat) => {
                    assert!(!named[seat.idx()], "{viewer:?}: {html}");
                    assert!(n_cards <= 2, "{viewer:?}: {html}");
                    n_full += usize::from(n_cards == 2);
                }
                Viewer::Spectator | Viewer::Omniscient => assert!((1..=3).contains(&n_cards)),
            }
        }
    });
    assert!(10 < n_full, "{n_full} of {n_looked}");
}
