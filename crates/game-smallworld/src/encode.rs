//! Actions as ids and positions as vectors (`docs/encoding.md`): words where an action names means or two places, 121
//! regions of all faces, 5 seats.

mod form;
mod hidden;
mod private;
mod regions;
mod sight;

use std::sync::LazyLock;

use ::encode::{Code, CodeBuilder, Encode, Form};
use kernel::Seat;

use crate::action::{Action, Mean, Means, Piece};
use crate::content::{Faction, Race, Region, Relic, book};
use crate::state::SmallWorld;
use crate::view::View;
use sight::Sight;

/// How many regions the twelve faces have.
pub(super) const N_LAND: usize = 121;

impl Encode for SmallWorld {
    const ENCODING: u32 = 1;
    const N_ACTIONS: usize = 3013;

    type Sight = Sight;

    fn code() -> &'static Code<Action> {
        static CODE: LazyLock<Code<Action>> = LazyLock::new(|| Code::list(list));
        &CODE
    }

    fn public() -> &'static Form<Self, Sight> {
        static FORM: LazyLock<Form<SmallWorld, Sight>> = LazyLock::new(|| Form::of(form::PUBLIC));
        &FORM
    }

    fn private() -> &'static Form<Self, Sight> {
        static FORM: LazyLock<Form<SmallWorld, Sight>> =
            LazyLock::new(|| Form::of(private::PRIVATE));
        &FORM
    }

    fn hidden() -> &'static Form<Self> {
        static FORM: LazyLock<Form<SmallWorld>> = LazyLock::new(|| Form::of(hidden::HIDDEN));
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

/// SW-TURN-04: the means that can go together with a conquest.
fn announceable() -> Vec<Means> {
    let none = Means::NONE;
    let strike = Means::only(Mean::Strike);
    let gnomes = [strike, strike.and(Mean::Roll)];
    let relics = [Mean::Ashes, Mean::Champion, Mean::Doomhammer].map(Means::only);
    let all = [none].into_iter().chain(gnomes).chain(relics);
    let mut res = Vec::new();
    for means in all {
        res.extend([means, means.and(Mean::Frostmourne)]);
        // No race is two races: what Gnomes do, Ethereals do not.
        if !means.has(Mean::Strike) {
            let ethereals = means.and(Mean::Ethereals);
            res.extend([ethereals, ethereals.and(Mean::Frostmourne)]);
        }
    }
    res.retain(|it| !it.is_empty());
    res
}

/// Every action, in the order of its ids. New ones come last, or the encoding is a new one.
fn list(code: &mut CodeBuilder<Action>) {
    let regions: Vec<Region> = (0..book().regions.len() as u8).map(Region).collect();
    code.all([
        Action::Done,
        Action::Expand,
        Action::Decline,
        Action::HumanForm,
        Action::WorgenForm,
        Action::Gather,
        Action::StrikeFinal,
        Action::CallOff,
        Action::LiftAegis,
    ]);
    code.each(Faction::ALL, Action::Side);
    code.each(Race::ALL, Action::Choose);
    // SW-RACE-FORSAKEN-01: there are no more tokens of theirs.
    code.all((0..=book().race(Race::Forsaken).supply).map(Action::Buy));
    code.each(&regions, Action::Detonate);
    code.each(&regions, Action::Defuse);
    code.each(&regions, Action::Abandon);
    code.each(&regions, Action::Topple);
    code.each(&regions, Action::LeaveTwo);
    code.each(&regions, Action::Fort);
    code.each(&regions, Action::Tower);
    code.each(&regions, Action::Aegis);
    code.each(&regions, Action::Heart);
    code.each(&regions, Action::Objective);
    code.each(&regions, Action::Plant);
    // SW-RELIC-WELL-01.
    code.all(regions.iter().filter(|it| it.terrain().is_water()).map(|&it| Action::Well(it)));
    code.pairs(Piece::ALL, &regions, Action::Take);
    code.pairs(Piece::ALL, &regions, Action::Put);
    // SW-POWER-MUSCLE-01: the Champion stays where it is.
    let pushed = [Piece::Token, Piece::Beast];
    code.pairs(&pushed, &regions, Action::Oust);

    // Means are announced first, then the region.
    let conquer = code.next_id();
    code.each(&regions, |it| Action::Conquer(it, Means::NONE));
    let last = code.next_id();
    code.each(&regions, |it| Action::Final(it, Means::NONE));
    let all_means = announceable();
    let announced = code.parts(all_means.iter().map(|means| {
        let names: Vec<&str> = means.iter().map(Mean::name).collect();
        format!("with {} …", names.join(" "))
    }));
    for (first, &means) in announced.zip(&all_means) {
        for (idx, &region) in (0..).zip(&regions) {
            code.word(&[first, conquer + idx], Action::Conquer(region, means));
            code.word(&[first, last + idx], Action::Final(region, means));
        }
    }

    // What goes from one place to another: first what and from where, then where to.
    let to = code.parts(regions.iter().map(|region| format!("… {region}"))).start;
    for piece in pushed {
        let oust = |from: &Region| Action::Oust(piece, *from).to_string();
        let from = code.parts(regions.iter().map(|it| oust(it).replace("oust", "push") + " …"));
        for (first, &one) in from.zip(&regions) {
            for (idx, &other) in (0..).zip(&regions).filter(|(_, it)| **it != one) {
                code.word(&[first, to + idx], Action::Push(piece, one, other));
            }
        }
    }
    // SW-POWER-PORTALMAGES-01: Magic regions, the lower one first.
    let magic: Vec<Region> = book().map.magic.iter().map(Region).collect();
    let lower = &magic[..magic.len() - 1];
    let from = code.parts(lower.iter().map(|region| format!("swap {region} …")));
    for (first, &one) in from.zip(lower) {
        for &other in magic.iter().filter(|it| one < **it) {
            code.word(&[first, to + u16::from(other.0)], Action::Swap(one, other));
        }
    }
    // SW-RACE-ETHEREALS-02.
    let artifacts: Vec<Relic> = Relic::ALL.iter().copied().filter(|it| it.is_artifact()).collect();
    let grabbed = code.parts(artifacts.iter().map(|relic| format!("grab {relic} …")));
    for (first, &relic) in grabbed.zip(&artifacts) {
        for (idx, &region) in (0..).zip(&regions) {
            code.word(&[first, to + idx], Action::Grab(relic, region));
        }
    }
}
