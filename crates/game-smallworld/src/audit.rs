//! What is always true: every piece is in exactly one place, and what is stored twice agrees.

use kernel::{Violation, ensure};
use parts::Spaces;

use crate::action::Piece;
use crate::content::{Power, Race, Region, book};
use crate::phases::end;
use crate::state::{ChampionSpot, Holder, Redeployed, RelicSpot, SmallWorld};
use crate::step::Step;
use crate::view::HolderView;

pub(crate) fn audit(game: &SmallWorld) -> Result<(), Violation> {
    audit_holders(game)?;
    audit_tokens(game)?;
    audit_markers(game)?;
    audit_bombs(game)?;
    audit_relics(game)?;
    audit_combos(game)?;
    audit_steps(game)
}

/// SW-DEF-02, SW-DEF-03: the sets of held regions say what the regions say.
fn audit_holders(game: &SmallWorld) -> Result<(), Violation> {
    let mut held = crate::state::Held::default();
    for idx in 0..128u8 {
        let region = Region(idx);
        let land = game.land(region);
        let n_pieces = game.n_defenders(region);
        let is_in_play = game.in_play.contains(idx);
        ensure(is_in_play || n_pieces == 0, "SW-SETUP-02", || {
            format!("{n_pieces} pieces beside the boards, at {idx}")
        })?;
        ensure((land.holder == Holder::Nobody) == (n_pieces == 0), "SW-DEF-03", || {
            format!("{region} has {n_pieces} pieces of {}", HolderView(land.holder))
        })?;
        match land.holder {
            Holder::Nobody => {}
            Holder::Murlocs => held.murlocs.insert(idx),
            Holder::Active(seat) => held.active[seat].insert(idx),
            Holder::Declining(seat) => held.declining[seat].insert(idx),
        }
        let has_race = matches!(land.holder, Holder::Nobody | Holder::Murlocs)
            || game.race_of(land.holder).is_some();
        ensure(has_race, "SW-DEF-02", || {
            format!("{region} is held by {}, which has no race", HolderView(land.holder))
        })?;
        let is_own_beast = matches!(land.holder, Holder::Active(seat) if game.has_power(seat, Power::BeastMasters));
        ensure(land.beasts == 0 || is_own_beast, "SW-POWER-BEASTMASTERS-01", || {
            format!("stray Beasts in {region}")
        })?;
        let is_wet = is_in_play && region.terrain().is_water() && land.holder != Holder::Nobody;
        ensure(!is_wet || game.race_of(land.holder) == Some(Race::Naga), "SW-MAP-03", || {
            format!("{} stands in the water of {region}", HolderView(land.holder))
        })?;
    }
    ensure(held == game.held, "SW-DEF-05", || "the sets of held regions are not true".to_owned())
}

/// SW-COMP-02, SW-COMP-03, SW-COMP-04: Race tokens and Murlocs are conserved.
fn audit_tokens(game: &SmallWorld) -> Result<(), Violation> {
    let on_land = |regions: Spaces| -> u32 {
        regions.iter().map(|idx| u32::from(game.land[usize::from(idx)].tokens)).sum()
    };
    for &race in Race::ALL {
        let mut n_tokens = u32::from(game.tray[race.idx()]);
        for seat in game.seats() {
            let player = game.player(seat);
            if game.is_race(seat, race) {
                n_tokens += u32::from(player.hand) + on_land(game.held.active[seat]);
            }
            if player.declining.is_some_and(|it| it.race == race) {
                n_tokens += on_land(game.held.declining[seat]);
            }
        }
        let supply = u32::from(book().race(race).supply);
        ensure(n_tokens == supply, "SW-COMP-03", || {
            format!("{n_tokens} tokens of {race} instead of {supply}")
        })?;
    }
    for seat in game.seats() {
        let player = game.player(seat);
        let is_empty_handed = player.active.is_some() || (player.hand == 0 && player.beasts == 0);
        ensure(is_empty_handed, "SW-DECL-02", || format!("{seat} holds tokens of no race"))?;
        let may_have_beasts = game.has_power(seat, Power::BeastMasters);
        ensure(may_have_beasts || player.beasts == 0, "SW-POWER-BEASTMASTERS-01", || {
            format!("{seat} holds Beasts")
        })?;
        if game.is_race(seat, Race::Tauren) {
            let lone = game.held.active[seat]
                .iter()
                .map(Region)
                .find(|&region| game.n_defenders(region) < 2);
            if let Some(region) = lone {
                let what = format!("a Tauren is alone in {region}");
                return Err(Violation::new("SW-RACE-TAUREN-01", what));
            }
        }
    }
    let n_murlocs = on_land(game.held.murlocs) + u32::from(game.murlocs_boxed);
    ensure(n_murlocs == u32::from(book().limits.murlocs), "SW-MURLOC-02", || {
        format!("{n_murlocs} Murlocs")
    })?;
    let in_hands: u8 = game.seats().map(|seat| game.player(seat).beasts).sum();
    let n_beasts: u8 =
        in_hands + game.in_play.iter().map(|idx| game.land[usize::from(idx)].beasts).sum::<u8>();
    ensure(n_beasts <= book().limits.beasts, "SW-COMP-02", || format!("{n_beasts} Beasts"))
}

/// SW-COMP-02, SW-MARK-01, SW-MARK-02.
fn audit_markers(game: &SmallWorld) -> Result<(), Violation> {
    let markers = &game.markers;
    let limits = book().limits;
    let all = [
        (markers.forts, limits.forts, "Forts"),
        (markers.walls, limits.wisp_walls, "Wisp Walls"),
        (markers.towers, limits.watch_towers, "Watch Towers"),
        (markers.objectives, limits.objectives, "Military Objectives"),
    ];
    for (regions, limit, what) in all {
        ensure(regions.len() <= u32::from(limit), "SW-COMP-02", || {
            format!("{} {what}", regions.len())
        })?;
        ensure((regions - game.in_play).is_empty(), "SW-SETUP-02", || {
            format!("{what} beside the boards")
        })?;
    }
    let races = game
        .seats()
        .fold(Spaces::EMPTY, |all, seat| all | game.held.active[seat] | game.held.declining[seat]);
    ensure((markers.forts - races).is_empty(), "SW-MARK-01", || {
        "a Fort in an empty region".to_owned()
    })?;
    ensure((markers.walls - (races | game.held.murlocs)).is_empty(), "SW-MARK-01", || {
        "a Wisp Wall in an empty region".to_owned()
    })?;
    let defended = game.seats().filter(|&seat| game.has_power(seat, Power::FieldsDefenders));
    let defended = defended.fold(Spaces::EMPTY, |all, seat| all | game.held.active[seat]);
    ensure((markers.towers - defended).is_empty(), "SW-MARK-02", || {
        "a Watch Tower without its owner".to_owned()
    })?;
    let has_humans = markers.objectives.is_empty() || game.seat_of(Race::Humans).is_some();
    ensure(has_humans, "SW-RACE-HUMANS-04", || "an objective without Humans".to_owned())?;
    let champions = game.seats().find(|&seat| game.has_power(seat, Power::Champions));
    let is_placed = match (game.champion, champions) {
        (ChampionSpot::Supply, owner) => owner.is_none(),
        (ChampionSpot::Hand, owner) => owner.is_some(),
        (ChampionSpot::Region(region), owner) => {
            owner.is_some_and(|seat| game.held.active[seat].contains(region.0))
        }
        (ChampionSpot::Captive(captor), owner) => owner.is_some_and(|seat| seat != captor),
    };
    ensure(is_placed, "SW-POWER-CHAMPIONS-02", || {
        let spot = match game.champion {
            ChampionSpot::Supply => "in the supply".to_owned(),
            ChampionSpot::Hand => "in hand".to_owned(),
            ChampionSpot::Region(region) => format!("in {region}"),
            ChampionSpot::Captive(captor) => format!("captive of {captor}"),
        };
        match champions {
            Some(seat) => format!("the Champion of {seat} is {spot}"),
            None => format!("the Champion of nobody is {spot}"),
        }
    })
}

/// SW-MARK-05, SW-RACE-GOBLINS-01.
fn audit_bombs(game: &SmallWorld) -> Result<(), Violation> {
    let bombs = &game.bombs;
    let regions: Spaces = bombs.planted.iter().map(|(region, _)| region.0).collect();
    ensure(regions == bombs.regions, "SW-MARK-05", || {
        "the set of planted Bombs is not true".to_owned()
    })?;
    ensure(regions.len() as usize == bombs.planted.len(), "SW-MARK-05", || {
        "two Bombs in a region".to_owned()
    })?;
    ensure(bombs.planted.is_sorted(), "SW-MARK-05", || "planted Bombs in disorder".to_owned())?;
    let limits = book().limits;
    let n_bombs = bombs.stack.len() + bombs.planted.len();
    ensure(n_bombs <= usize::from(limits.live_bombs + limits.duds), "SW-COMP-02", || {
        format!("{n_bombs} Bombs")
    })?;
    let has_goblins = n_bombs == 0 || game.seat_of(Race::Goblins).is_some();
    ensure(has_goblins, "SW-RACE-GOBLINS-05", || "Bombs without Goblins".to_owned())
}

/// SW-MAP-02, SW-AMB-46, SW-SETUP-08: as many markers as relic icons are in play.
fn audit_relics(game: &SmallWorld) -> Result<(), Violation> {
    let icons = book().map.relics & game.in_play;
    let spots = || game.relics.0.iter().copied();
    let n_in_play = spots().filter(|&spot| spot != RelicSpot::Box).count();
    ensure(n_in_play == icons.len() as usize, "SW-SETUP-08", || {
        format!("{n_in_play} relics in play")
    })?;
    let is_on_icon =
        |spot| !matches!(spot, RelicSpot::FaceDown(region) if !icons.contains(region.0));
    ensure(spots().all(is_on_icon), "SW-SETUP-08", || {
        "a face-down marker without an icon".to_owned()
    })
}

/// SW-COMBO-06, SW-STACK: every banner and every badge is somewhere, once.
fn audit_combos(game: &SmallWorld) -> Result<(), Violation> {
    let mut n_banners = [0u8; 16];
    let mut n_badges = [0u8; 20];
    for column in &game.market.columns {
        ensure(column.badges.len() <= column.banners.len(), "SW-COMBO-06", || {
            "a badge without a banner".to_owned()
        })?;
        column.banners.iter().for_each(|race| n_banners[race.idx()] += 1);
        column.badges.iter().for_each(|power| n_badges[power.idx()] += 1);
    }
    game.market.badges.iter().for_each(|power| n_badges[power.idx()] += 1);
    game.market.discarded_badges.iter().for_each(|power| n_badges[power.idx()] += 1);
    for seat in game.seats() {
        let player = game.player(seat);
        if let Some(active) = player.active {
            n_banners[active.race.idx()] += 1;
            n_badges[active.power.idx()] += 1;
        }
        if let Some(declining) = player.declining {
            n_banners[declining.race.idx()] += 1;
            if let Some(power) = declining.power {
                n_badges[power.idx()] += 1;
            }
        }
    }
    for (idx, &n) in n_banners.iter().enumerate() {
        ensure(n == 1, "SW-COMP-01", || format!("{n} banners of {}", Race::ALL[idx]))?;
    }
    for (idx, &n) in n_badges.iter().enumerate() {
        ensure(n == 1, "SW-COMP-01", || format!("{n} badges of {}", Power::ALL[idx]))?;
    }
    Ok(())
}

/// The named fields of a turn exist exactly while their steps do.
fn audit_steps(game: &SmallWorld) -> Result<(), Violation> {
    let waits_for_strike = game.agenda.iter().any(|step| step == Step::StrikeFailed);
    ensure(waits_for_strike == game.turn.strike.is_some(), "SW-RACE-GNOMES-03", || {
        "a stray strike".to_owned()
    })?;
    ensure(game.agenda.top().is_some(), "SW-END-01", || "nothing left to do".to_owned())?;
    let declines = game.agenda.iter().any(|step| step == Step::Decline);
    let seat = game.turn.seat;
    ensure(!declines || game.active_race(seat).is_some(), "SW-TURN-01", || {
        format!("{seat} has no race to decline with")
    })?;
    audit_redeployment(game)?;
    let is_over = game.agenda.top() == Some(Step::End);
    let n_tokens: u32 = game.seats().map(|seat| end::n_tokens_on_boards(game, seat)).sum();
    ensure(!is_over || n_tokens <= 182, "SW-END-02", || format!("{n_tokens} tokens at the end"))
}

/// SW-REDEP-01: nothing has been moved before the redeployment, and in it there is a region for what is in hand.
fn audit_redeployment(game: &SmallWorld) -> Result<(), Violation> {
    if game.agenda.top() != Some(Step::Redeploy) {
        let is_to_come =
            game.agenda.iter().any(|step| step == Step::Mode || step == Step::Redeploy);
        let is_unmoved = game.turn.redeployed == Redeployed::default();
        return ensure(is_unmoved || !is_to_come, "SW-REDEP-01", || {
            "pieces were moved before the redeployment".to_owned()
        });
    }
    let seat = game.turn.seat;
    let own = game.held.active[seat];
    let is_stuck = |&piece: &Piece| {
        game.n_in_hand(seat, piece) != 0 && (own - game.turn.redeployed.taken(piece)).is_empty()
    };
    ensure(own.is_empty() || !Piece::ALL.iter().any(is_stuck), "SW-REDEP-01", || {
        format!("{seat} holds pieces in hand that can be put nowhere")
    })
}
