//! Worlds that a seat cannot tell apart, played side by side.

use kernel::{Chance, Cx, Game, Seat, Viewer};

use crate::position::is_alike;
use crate::trial::{Verdict, hold};

/// Another position that a seat must not be able to tell from this one.
pub type Obscure<G> = fn(&G, Seat, &mut Chance) -> G;

/// What the seat cannot know is drawn anew, and nothing else.
pub(crate) fn determinized<G: Game>(game: &G, seat: Seat, chance: &mut Chance) -> G {
    let mut res = game.clone();
    res.determinize(seat, chance);
    res
}

/// For each seat another world that it must not be able to tell from the true one.
pub(crate) struct Twins<G: Game> {
    worlds: Vec<Option<G>>,
    obscure: Obscure<G>,
    has_differed: bool,
}

/// What happened in the true world.
pub(crate) struct Played<'a, G: Game> {
    pub(crate) after: &'a G,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) events: &'a [G::Event],
    /// Whether it cannot be taken back.
    pub(crate) is_final: bool,
}

impl<G: Game> Twins<G> {
    pub(crate) fn of(n_seats: u8, obscure: Obscure<G>) -> Self {
        Self { worlds: vec![None; usize::from(n_seats)], obscure, has_differed: false }
    }

    /// Whether any twin was ever different from the true world.
    pub(crate) fn has_differed(&self) -> bool {
        self.has_differed
    }

    /// Gives every seat a twin of `state`; some keep the one they have, which has lived through the same events.
    pub(crate) fn prepare(&mut self, state: &G, dice: &mut Chance) -> Verdict {
        for (idx, world) in self.worlds.iter_mut().enumerate() {
            if world.is_none() || dice.below(32) == 0 {
                let seat = Seat(idx as u8);
                let drawn = determinized(state, seat, dice);
                self.has_differed |= drawn != *state;
                is_forgotten(state, &drawn, seat, dice.below(u32::MAX))?;
                let twin = (self.obscure)(state, seat, dice);
                // What others see of the seats that are asked is the same as well before anything is done.
                is_alike(state, &twin, seat, "secrecy")?;
                *world = Some(twin);
            }
        }
        Ok(())
    }

    /// Does in every twin what was done in the true world, with the same randomness.
    ///
    /// A seat that was told the same must know the same, also of who is asked next and what. If it was told something else, something hidden was shown,
    /// and that cannot be taken back.
    pub(crate) fn follow(
        &mut self,
        played: &Played<'_, G>,
        chance: impl Fn() -> Chance,
    ) -> Verdict {
        let &Played { after, seat, action, events, is_final } = played;
        for (idx, world) in self.worlds.iter_mut().enumerate() {
            let Some(twin) = world else { continue };
            let viewer = Seat(idx as u8);
            if let Err(refusal) = twin.check(seat, action) {
                hold(viewer != seat, "secrecy", || {
                    format!(
                        "{seat} {action} is refused in a world that {seat} thinks possible: {refusal}"
                    )
                })?;
                *world = None;
                continue;
            }
            let mut twin_events = Vec::new();
            twin.apply(seat, action, &mut Cx::telling(&mut chance(), &mut twin_events));
            let told = |events: &[G::Event]| -> Vec<G::Event> {
                events.iter().filter_map(|it| G::redact(it, Viewer::Seat(viewer))).collect()
            };
            let (here, there) = (told(events), told(&twin_events));
            if here == there {
                is_alike(after, twin, viewer, "secrecy")?;
            } else {
                hold(is_final, "undo", || {
                    let (here, there) = (news(&here, &there), news(&there, &here));
                    format!(
                        "{seat} {action} shows {viewer} {here:?} and not {there:?}, and can be taken back"
                    )
                })?;
                *world = None;
            }
        }
        Ok(())
    }
}

/// What is drawn anew depends on nothing that the seat cannot know: the same randomness gives the same world, whichever of the
/// worlds it was drawn in.
fn is_forgotten<G: Game>(one: &G, other: &G, seat: Seat, seed: u32) -> Verdict {
    let drawn = |world: &G| {
        let mut drawn = world.clone();
        drawn.determinize(seat, &mut Chance::fast(u64::from(seed)));
        drawn
    };
    let is_same = drawn(one) == drawn(other);
    hold(is_same, "secrecy", || format!("what is drawn anew for {seat} tells what was there"))
}

/// What one list of events says and another does not.
fn news<'a, E: PartialEq>(events: &'a [E], others: &[E]) -> Vec<&'a E> {
    events.iter().filter(|it| !others.contains(it)).collect()
}
