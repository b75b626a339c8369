//! What a conquest does: defenders leave, conquerors move in, and what follows at once (SW-CONQ-08 to SW-CONQ-11).

use kernel::{Cx, Seat};

use crate::action::{Mean, Means};
use crate::content::{Faction, Power, Race, Region, Relic, Terrain, book};
use crate::event::{CoinReason, ConquestEvent, Event, Folk, Marker};
use crate::state::{ChampionSpot, Holder, RelicSpot, SmallWorld};
use crate::step::Step;

impl SmallWorld {
    /// SW-CONQ-08, SW-CONQ-11, SW-AMB-10: drives the defenders out, moves in with `n_tokens` pieces, and does what follows.
    pub(crate) fn conquer(
        &mut self,
        region: Region,
        means: Means,
        n_tokens: u8,
        cx: &mut Cx<'_, Event>,
    ) {
        let seat = self.turn.seat;
        let victim = self.victim(seat, region);
        let held_battleground = self.has_relic(seat, Relic::Battleground);
        self.drive_out(seat, region, cx);
        self.remove_defences(region, cx);
        self.move_in(seat, region, means, n_tokens, victim, cx);
        self.use_up(means, region, cx);
        if !held_battleground {
            // SW-RELIC-BATTLEGROUND-02: a side can be taken when the marker is gained, in place of the Well too
            // (SW-RELIC-WELL-02).
            self.agenda.push(Step::Side);
        }
        self.reveal_relics(region, cx);
        self.collect_spoils(seat, region, victim, cx);
        self.raise_wisp_wall(seat, region, cx);
        if self.options.towers_checked_continuously {
            self.check_towers(cx);
        }
    }

    /// SW-CONQ-08: Beasts go first; in P6 everything can be rearranged.
    fn move_in(
        &mut self,
        seat: Seat,
        region: Region,
        means: Means,
        n_tokens: u8,
        victim: Victim,
        cx: &mut Cx<'_, Event>,
    ) {
        let race = self
            .active_race(seat)
            .unwrap_or_else(|| unreachable!("SW-TURN-01: only an Active race conquers"));
        let beasts = n_tokens.min(self.players[seat].beasts);
        let tokens = n_tokens - beasts;
        let champion = means.has(Mean::Champion);
        self.players[seat].beasts -= beasts;
        self.players[seat].hand -= tokens;
        self.set_holder(region, Holder::Active(seat));
        self.land[region.idx()].tokens = tokens;
        self.land[region.idx()].beasts = beasts;
        if champion {
            self.champion = ChampionSpot::Region(region);
        }
        let from = victim.folk;
        cx.emit(|| ConquestEvent::Conquered { seat, race, region, tokens, beasts, champion, from });
    }

    /// SW-TURN-04, SW-RELIC-GEN-04: once per turn; a conquest Artifact moves into the region conquered with it.
    fn use_up(&mut self, means: Means, region: Region, cx: &mut Cx<'_, Event>) {
        let seat = self.turn.seat;
        for mean in means.iter() {
            self.turn.used = self.turn.used.and(mean);
            cx.emit(|| ConquestEvent::MeanUsed { seat, mean, region });
            let artifact = match mean {
                Mean::Frostmourne => Relic::Frostmourne,
                Mean::Ashes => Relic::Ashes,
                Mean::Doomhammer => Relic::Doomhammer,
                Mean::Strike | Mean::Roll | Mean::Champion | Mean::Ethereals => continue,
            };
            self.move_relic(artifact, region, cx);
        }
    }

    /// SW-RELIC-GEN-01, SW-RELIC-GEN-06: whoever enters turns the marker over.
    pub(crate) fn reveal_relics(&mut self, region: Region, cx: &mut Cx<'_, Event>) {
        for &relic in Relic::ALL {
            if self.relics[relic.idx()] == RelicSpot::FaceDown(region) {
                self.relics[relic.idx()] = RelicSpot::FaceUp(region);
                cx.reveal();
                cx.emit(|| ConquestEvent::RelicRevealed { relic, region });
                if relic == Relic::Well {
                    self.agenda.push(Step::Well(region));
                }
            }
        }
    }

    /// SW-RACE-NIGHTELVES-02: a conquered Forest gets a Wisp Wall, if any are left.
    fn raise_wisp_wall(&mut self, seat: Seat, region: Region, cx: &mut Cx<'_, Event>) {
        let has_wall_left = self.markers.walls.len() < u32::from(book().limits.wisp_walls);
        if self.is_race(seat, Race::NightElves)
            && region.terrain() == Terrain::Forest
            && has_wall_left
        {
            self.place_marker(region, Marker::WispWall, cx);
        }
    }
}

/// Who is driven out of a region, as seen when the conquest is declared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Victim {
    /// Another player's race, or Murlocs. The own Declining race is never an enemy (SW-AMB-01).
    folk: Option<Folk>,
    /// SW-POWER-ENRAGED-01: Race tokens of another player, Beasts and the Champion counted.
    n_defenders: u8,
}

impl SmallWorld {
    /// SW-DEF-04, SW-DEF-11: a region without an enemy's piece is empty, whatever else lies there.
    pub(crate) fn victim(&self, seat: Seat, region: Region) -> Victim {
        let folk = self.folk(self.land(region).holder);
        match folk {
            None => Victim { folk: None, n_defenders: 0 },
            // SW-AMB-33.
            Some(Folk::Murlocs) => Victim { folk, n_defenders: 0 },
            // SW-AMB-01, SW-CONQ-10: nobody is driven out by his own race.
            Some(Folk::Active(owner, _) | Folk::Declining(owner, _)) if owner == seat => {
                Victim { folk: None, n_defenders: 0 }
            }
            Some(Folk::Active(..) | Folk::Declining(..)) => {
                Victim { folk, n_defenders: self.n_defenders(region) }
            }
        }
    }

    /// SW-DEF-08, SW-CONQ-11: what a successful conquest is worth at once (SW-TURN-05, SW-AMB-04), and what it counts for at
    /// the end of the turn.
    pub(crate) fn collect_spoils(
        &mut self,
        seat: Seat,
        region: Region,
        victim: Victim,
        cx: &mut Cx<'_, Event>,
    ) {
        if let Some(Folk::Active(_, race) | Folk::Declining(_, race)) = victim.folk {
            self.turn.conquered_from[race.idx()] += 1;
        }
        // SW-POWER-BATTLEMASTERS-01.
        if victim.folk.is_some() && self.has_power(seat, Power::Battlemasters) {
            self.gain(seat, 1, CoinReason::Battlemasters, cx);
        }
        // SW-POWER-ENRAGED-01.
        if 2 <= victim.n_defenders && self.has_power(seat, Power::Enraged) {
            self.gain(seat, victim.n_defenders, CoinReason::Enraged, cx);
        }
        self.meet_objective(seat, region, cx);
    }

    /// SW-RACE-HUMANS-02, SW-RACE-HUMANS-03: two coins for whoever is not of the Horde, and two for the Humans.
    fn meet_objective(&mut self, seat: Seat, region: Region, cx: &mut Cx<'_, Event>) {
        if !self.markers.objectives.contains(region.0) || self.faction(seat) == Faction::Horde {
            return;
        }
        self.gain(seat, 2, CoinReason::Objective, cx);
        self.remove_marker(region, Marker::Objective, cx);
        if let Some(humans) = self.seat_of(Race::Humans)
            && humans != seat
        {
            self.gain(humans, 2, CoinReason::Objective, cx);
        }
    }
}
