//! SW-POWER-MUSCLE: moving the tokens of opponents about.

use kernel::{Cx, Refusal, Seat};
use parts::Spaces;

use crate::action::{Action, Piece};
use crate::content::{Power, Region, book};
use crate::event::{Event, Folk, LossesEvent, Marker};
use crate::query::misplaced::not_now;
use crate::state::{Holder, SmallWorld};

/// SW-POWER-MUSCLE-01: up to three times per turn.
const MOST_PUSHES: u8 = 3;

pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    let seat = game.turn.seat;
    if !game.has_power(seat, Power::Muscle) || check_pushing(game, seat).is_err() {
        return;
    }
    let around = book().map.around(game.held.active[seat]) - game.held.active[seat];
    // Most regions around are empty, and each is looked at up to five times.
    let usable: Spaces =
        around.iter().filter(|&idx| check_use(game, seat, Region(idx)).is_ok()).collect();
    let is_legal = |action: &Action| check(game, *action).is_ok();
    out.extend(usable.iter().map(|idx| Action::Topple(Region(idx))).filter(is_legal));
    for piece in [Piece::Token, Piece::Beast] {
        for idx in usable {
            let from = Region(idx);
            if check_source(game, seat, piece, from).is_ok() {
                let to = regions_of(game, game.land(from).holder);
                out.extend(
                    to.iter().map(|idx| Action::Push(piece, from, Region(idx))).filter(is_legal),
                );
            }
        }
    }
    for piece in [Piece::Token, Piece::Beast] {
        out.extend(usable.iter().map(|idx| Action::Oust(piece, Region(idx))).filter(is_legal));
    }
}

pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    match action {
        Action::Topple(region) => {
            check_use(game, seat, region)?;
            if game.markers.walls.contains(region.0) || game.markers.forts.contains(region.0) {
                Ok(())
            } else {
                Err(Refusal::new("SW-POWER-MUSCLE-03", "nothing-to-topple"))
            }
        }
        Action::Push(piece, from, to) => {
            check_source(game, seat, piece, from)?;
            check_destination(game, seat, from, to)
        }
        Action::Oust(piece, region) => {
            check_source(game, seat, piece, region)?;
            check_oust(game, region)
        }
        _ => Err(not_now(game, action)),
    }
}

/// SW-POWER-MUSCLE-01: a use is left, and the region is an opponent's next to one's own.
fn check_use(game: &SmallWorld, seat: Seat, region: Region) -> Result<(), Refusal> {
    check_pushing(game, seat)?;
    if !game.in_play.contains(region.0) || !region.neighbours().intersects(game.held.active[seat]) {
        return Err(Refusal::new("SW-POWER-MUSCLE-01", "push-not-adjacent"));
    }
    match game.land(region).holder {
        Holder::Nobody => return Err(Refusal::new("SW-POWER-MUSCLE-01", "nobody-there")),
        Holder::Active(owner) | Holder::Declining(owner) if owner == seat => {
            return Err(Refusal::new("SW-POWER-MUSCLE-01", "not-an-opponent"));
        }
        Holder::Murlocs | Holder::Active(_) | Holder::Declining(_) => {}
    }
    // SW-POWER-MUSCLE-04.
    game.immunity(seat, region)
}

/// Whether anybody may be pushed.
fn check_pushing(game: &SmallWorld, seat: Seat) -> Result<(), Refusal> {
    if !game.has_power(seat, Power::Muscle) {
        return Err(Refusal::new("SW-POWER-MUSCLE-01", "no-muscle"));
    }
    if MOST_PUSHES <= game.turn.n_pushes {
        return Err(Refusal::new("SW-POWER-MUSCLE-01", "pushes-used-up").with("most", MOST_PUSHES));
    }
    Ok(())
}

/// A piece that can be got at: Wisp Wall and Fort first (SW-POWER-MUSCLE-03), what is due can be paid.
fn check_source(
    game: &SmallWorld,
    seat: Seat,
    piece: Piece,
    region: Region,
) -> Result<(), Refusal> {
    check_use(game, seat, region)?;
    if game.markers.walls.contains(region.0) || game.markers.forts.contains(region.0) {
        return Err(Refusal::new("SW-POWER-MUSCLE-03", "topple-first"));
    }
    let land = game.land(region);
    let n_pieces = match piece {
        Piece::Token => land.tokens,
        Piece::Beast => land.beasts,
        Piece::Champion => return Err(Refusal::new("SW-POWER-MUSCLE-04", "champion-stays")),
    };
    if n_pieces == 0 {
        return Err(Refusal::new("SW-POWER-MUSCLE-01", "nobody-there"));
    }
    let dues = game.harmony_due(seat, region).into_iter().collect();
    game.check_dues(seat, &dues)
}

/// SW-POWER-MUSCLE-01, SW-AMB-35: any other region of the same race; immune ones are closed.
fn check_destination(
    game: &SmallWorld,
    seat: Seat,
    from: Region,
    to: Region,
) -> Result<(), Refusal> {
    let holder = game.land(from).holder;
    if holder == Holder::Murlocs {
        return Err(Refusal::new("SW-POWER-MUSCLE-02", "murlocs-are-ousted"));
    }
    if from == to || game.land(to).holder != holder {
        return Err(Refusal::new("SW-POWER-MUSCLE-01", "not-the-same-race"));
    }
    game.immunity(seat, to)
}

/// SW-POWER-MUSCLE-01, SW-POWER-MUSCLE-02: only a piece without another region of its race, or a Murloc, is discarded.
fn check_oust(game: &SmallWorld, region: Region) -> Result<(), Refusal> {
    let holder = game.land(region).holder;
    if holder != Holder::Murlocs && 1 < regions_of(game, holder).len() {
        return Err(Refusal::new("SW-POWER-MUSCLE-01", "has-other-region"));
    }
    Ok(())
}

fn regions_of(game: &SmallWorld, holder: Holder) -> Spaces {
    match holder {
        Holder::Nobody => Spaces::EMPTY,
        Holder::Murlocs => game.held.murlocs,
        Holder::Active(owner) => game.held.active[owner],
        Holder::Declining(owner) => game.held.declining[owner],
    }
}

pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    game.turn.n_pushes += 1;
    match action {
        Action::Topple(region) => {
            let marker =
                if game.markers.walls.contains(region.0) { Marker::WispWall } else { Marker::Fort };
            game.remove_marker(region, marker, cx);
        }
        Action::Push(piece, from, to) => {
            attack(game, seat, from, cx);
            push(game, piece, from, to, cx);
        }
        Action::Oust(piece, region) => {
            attack(game, seat, region, cx);
            oust(game, seat, piece, region, cx);
        }
        _ => unreachable!("SW-POWER-MUSCLE-01: checked before: {action}"),
    }
}

/// SW-DEF-09: taking a token out of its region is an attack.
fn attack(game: &mut SmallWorld, seat: Seat, region: Region, cx: &mut Cx<'_, Event>) {
    let dues = game.harmony_due(seat, region).into_iter().collect();
    game.pay_dues(seat, &dues, cx);
    if let Holder::Active(owner) = game.land(region).holder {
        game.turn.attacked.insert(owner);
    }
}

fn push(game: &mut SmallWorld, piece: Piece, from: Region, to: Region, cx: &mut Cx<'_, Event>) {
    let holder = game.land(from).holder;
    let folk = game.folk(holder).expect("SW-POWER-MUSCLE-01: somebody stands there");
    cx.emit(|| LossesEvent::Pushed { folk, piece, from, to });
    remove(game, piece, from);
    match piece {
        Piece::Token => game.land[to.idx()].tokens += 1,
        Piece::Beast => game.land[to.idx()].beasts += 1,
        Piece::Champion => unreachable!("SW-POWER-MUSCLE-04: the Champion cannot be moved"),
    }
    settle(game, holder, from, cx);
}

fn oust(game: &mut SmallWorld, seat: Seat, piece: Piece, region: Region, cx: &mut Cx<'_, Event>) {
    let holder = game.land(region).holder;
    let folk = game.folk(holder).expect("SW-POWER-MUSCLE-01: somebody stands there");
    // SW-POWER-MUSCLE-04: Light's Hope and the Draenei save a token that would be discarded.
    let is_covered = matches!(holder, Holder::Active(owner) if game.has_relic(owner, crate::content::Relic::LightsHope));
    remove(game, piece, region);
    match (holder, piece) {
        (Holder::Murlocs, _) => {
            game.murlocs_boxed += 1;
            game.lose_token(folk, region, cx);
        }
        (Holder::Active(owner), Piece::Beast) if is_covered => {
            game.players[owner].beasts += 1;
            withdrew(folk, piece, region, cx);
        }
        (_, Piece::Beast) => cx.emit(|| LossesEvent::Lost { folk, region, piece, n_pieces: 1 }),
        (Holder::Active(owner), Piece::Token)
            if is_covered || game.is_saved(seat, owner, region, cx) =>
        {
            game.players[owner].hand += 1;
            withdrew(folk, piece, region, cx);
        }
        (Holder::Active(_) | Holder::Declining(_), Piece::Token) => {
            game.lose_token(folk, region, cx);
        }
        (Holder::Nobody, _) | (Holder::Active(_) | Holder::Declining(_), Piece::Champion) => {
            unreachable!("SW-POWER-MUSCLE-04: checked before: {piece} of {holder:?}")
        }
    }
    settle(game, holder, region, cx);
}

fn withdrew(folk: Folk, piece: Piece, region: Region, cx: &mut Cx<'_, Event>) {
    cx.emit(|| LossesEvent::Withdrew { folk, region, piece, n_pieces: 1 });
}

fn remove(game: &mut SmallWorld, piece: Piece, region: Region) {
    let land = &mut game.land[region.idx()];
    match piece {
        Piece::Token => land.tokens -= 1,
        Piece::Beast => land.beasts -= 1,
        Piece::Champion => unreachable!("SW-POWER-MUSCLE-04: the Champion cannot be moved"),
    }
}

/// What follows when a region has lost a piece.
fn settle(game: &mut SmallWorld, holder: Holder, region: Region, cx: &mut Cx<'_, Event>) {
    game.empty_if_bare(region, cx);
    match holder {
        Holder::Active(owner) => game.pick_up_lone_tauren(owner, region, cx),
        Holder::Declining(owner) => game.end_race_if_gone(owner, cx),
        Holder::Nobody | Holder::Murlocs => {}
    }
    if game.options.towers_checked_continuously {
        game.check_towers(cx);
    }
}
