//! Tables that tests begin with.

use game_wrath::Setup;
use game_wrath::names::Hero;

/// Heroes are chosen, seat by seat: all seven of them play at one number of seats or another.
pub(crate) fn opening(seats: u8) -> Setup {
    let heroes: &[Hero] = match seats {
        1 => &[Hero::Thrall, Hero::Muradin, Hero::Liadrin],
        2 => &[Hero::Tirion, Hero::Sylvanas],
        3 => &[Hero::Jaina, Hero::Varian, Hero::Thrall],
        4 => &[Hero::Liadrin, Hero::Tirion, Hero::Muradin, Hero::Sylvanas],
        _ => &[Hero::Varian, Hero::Jaina, Hero::Tirion, Hero::Thrall, Hero::Liadrin],
    };
    Setup { heroes: heroes.to_vec(), ..Setup::of(seats) }
}
