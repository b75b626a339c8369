//! What all answers of a question are seen by: who holds what, what suits the race that acts, and what conquests cost.

use kernel::Seat;
use parts::{PerSeat, Spaces};

use crate::action::{Action, Means};
use crate::content::{Faction, Power, Race, Region, Terrain, book};
use crate::query::reach::Range;
use crate::state::{Holder, RelicSpot, SmallWorld};

pub(super) struct Sight {
    pub(super) seat: Seat,
    pub(super) race: Option<Race>,
    pub(super) power: Option<Power>,
    pub(super) faction: Faction,
    pub(super) rounds_left: u8,
    /// Tokens and Beasts in hand.
    pub(super) n_free: u8,
    pub(super) own: Spaces,
    pub(super) own_old: Spaces,
    /// Active and Declining regions of all others.
    pub(super) foes: Spaces,
    pub(super) old: Spaces,
    /// Regions beside Active regions of the others, and those that can be entered from the sea.
    pub(super) contested: Spaces,
    pub(super) coastal: Spaces,
    /// Whether no opponent has a turn any more.
    pub(super) is_safe: bool,
    /// Regions that bring others a coin more.
    pub(super) harmful: Spaces,
    /// Where each region brings a coin more.
    pub(super) paying: Spaces,
    /// What suits the race besides.
    pub(super) suiting: Spaces,
    pub(super) range: Range,
    /// Next to own regions.
    pub(super) reached: Spaces,
    pub(super) face_down: Spaces,
    pub(super) face_up: Spaces,
    /// Where there is an opponent, how many tokens he can spare.
    pub(super) strengths: PerSeat<u8>,
    /// The opponent who does best.
    pub(super) rival: Option<Seat>,
    /// Of the conquests that can be made, how many there are, what the cheapest costs, and how many there are of each price.
    pub(super) n_open: u16,
    pub(super) cheapest: u8,
    priced: [u8; N_PRICES],
    /// How many could be made one after another.
    pub(super) n_in_row: u8,
    /// What the weakest and the strongest own region beside others costs these.
    pub(super) weakest: u8,
    pub(super) strongest: u8,
    /// Pieces that could leave regions, and those of them that are not beside others.
    pub(super) n_surplus: u8,
    pub(super) n_idle: u8,
}

/// More than any conquest costs.
pub(super) const TOO_DEAR: u8 = 30;

/// Conquests are counted up to this price.
const N_PRICES: usize = 12;

impl Sight {
    pub(super) fn of(game: &SmallWorld, seat: Seat, legal: &[Action]) -> Self {
        let map = &book().map;
        let player = game.player(seat);
        let own = game.held.active[seat];
        let (mut foes, mut old) = (Spaces::EMPTY, Spaces::EMPTY);
        let mut strengths = PerSeat::default();
        let mut rival = None;
        let mut best = f32::MIN;
        for other in seat.others(game.n_seats) {
            let held = game.held.active[other];
            foes |= held;
            old |= game.held.declining[other];
            let mut n_spare = game.n_free(other);
            for idx in held {
                n_spare += game.surplus_in(other, Region(idx));
            }
            strengths[other] = n_spare;
            let n_regions = (held | game.held.declining[other]).len() as f32;
            let standing = f32::from(game.player(other).coins) + 2.0 * n_regions;
            if best < standing {
                (best, rival) = (standing, Some(other));
            }
        }
        let mut res = Self {
            seat,
            race: player.active.map(|it| it.race),
            power: player.active.map(|it| it.power),
            faction: game.faction(seat),
            rounds_left: game.n_rounds - game.round,
            n_free: game.n_free(seat),
            own,
            own_old: game.held.declining[seat],
            foes,
            old,
            contested: map.around(foes),
            coastal: map.anchors,
            harmful: Spaces::EMPTY,
            is_safe: is_last_turn(game, seat),
            paying: Spaces::EMPTY,
            suiting: Spaces::EMPTY,
            range: game.range(seat),
            reached: map.around(own),
            face_down: Spaces::EMPTY,
            face_up: Spaces::EMPTY,
            strengths,
            rival,
            n_open: 0,
            cheapest: TOO_DEAR,
            priced: [0; N_PRICES],
            n_in_row: 0,
            weakest: TOO_DEAR,
            strongest: 0,
            n_surplus: 0,
            n_idle: 0,
        };
        for spot in game.relics.0 {
            match spot {
                RelicSpot::Box => {}
                RelicSpot::FaceDown(region) => res.face_down.insert(region.0),
                RelicSpot::FaceUp(region) => res.face_up.insert(region.0),
            }
        }
        if let Some(active) = player.active {
            let (by_race, by_power) =
                (res.suits_race(game, active.race), res.suits_power(game, active.power));
            if active.race == Race::BloodElves {
                res.paying |= by_race;
            } else {
                res.suiting |= by_race;
            }
            if pays(game, active.power) {
                res.paying |= by_power;
            } else {
                res.suiting |= by_power;
            }
        }
        res.look_at_prices(game, legal);
        res.look_at_own(game);
        res.look_at_harm(game);
        res
    }

    fn look_at_prices(&mut self, game: &SmallWorld, legal: &[Action]) {
        for action in legal {
            if let &Action::Conquer(region, means) = action {
                let cost = self.cost(game, region, means);
                self.n_open += 1;
                self.cheapest = self.cheapest.min(cost);
                // Another way to the same region is no other conquest.
                if means.is_empty() {
                    self.priced[usize::from(cost).min(N_PRICES - 1)] += 1;
                }
            }
        }
        self.n_in_row = self.n_conquests(self.n_free, TOO_DEAR);
    }

    /// How many of the conquests that can be made could follow one another, the cheapest first, without one of a price.
    pub(super) fn n_conquests(&self, mut n_tokens: u8, but: u8) -> u8 {
        let mut res = 0;
        for (cost, &n) in (0_u8..).zip(&self.priced) {
            for _ in u8::from(cost == but)..n {
                if n_tokens < cost {
                    return res;
                }
                n_tokens -= cost;
                res += 1;
            }
        }
        res
    }

    fn look_at_own(&mut self, game: &SmallWorld) {
        for idx in self.own {
            let region = Region(idx);
            let n_surplus = game.surplus_in(self.seat, region);
            self.n_surplus += n_surplus;
            if self.contested.contains(idx) {
                let defence = defence(game, region);
                self.weakest = self.weakest.min(defence);
                self.strongest = self.strongest.max(defence);
            } else {
                self.n_idle += n_surplus;
            }
        }
    }

    /// Where what suits an opponent brings him coins.
    fn look_at_harm(&mut self, game: &SmallWorld) {
        for other in self.seat.others(game.n_seats) {
            if let Some(active) = game.player(other).active {
                let held = game.held.active[other];
                if pays(game, active.power) && active.power != Power::Explorers {
                    self.harmful |= held & self.suits_power(game, active.power);
                }
                if active.race == Race::BloodElves {
                    self.harmful |= held & book().map.magic;
                }
            }
        }
    }

    /// What a conquest by these means takes.
    #[inline]
    pub(super) fn cost(&self, game: &SmallWorld, region: Region, means: Means) -> u8 {
        let reach = self.range.reach(region, means);
        reach.map_or(TOO_DEAR, |reach| game.cost(self.seat, region, means, reach))
    }

    pub(super) fn is_late(&self) -> bool {
        self.rounds_left < 3
    }

    /// Regions that a race would like to hold or to conquer.
    pub(super) fn suits_race(&self, game: &SmallWorld, race: Race) -> Spaces {
        let map = &book().map;
        let all = match race {
            Race::BloodElves => map.magic,
            Race::Dwarves => map.terrain[Terrain::Mountain.idx()],
            Race::NightElves => map.terrain[Terrain::Forest.idx()],
            Race::Kobolds => map.caves,
            Race::Naga => map.water,
            Race::Trolls | Race::Forsaken => self.foes | self.old | game.held.murlocs,
            Race::Orcs => self.held_by(game, Faction::Alliance),
            Race::Humans => game.markers.objectives,
            Race::Goblins => map.around(self.foes),
            Race::Ethereals => game.places(),
            Race::Draenei | Race::Gnomes | Race::Pandaren | Race::Tauren | Race::Worgen => {
                Spaces::EMPTY
            }
        };
        all & game.in_play
    }

    /// The same of a power.
    pub(super) fn suits_power(&self, game: &SmallWorld, power: Power) -> Spaces {
        let map = &book().map;
        let of = |terrain: Terrain| map.terrain[terrain.idx()];
        let all = match power {
            Power::Archaeologists => {
                let lies_in = |spot: &RelicSpot| match *spot {
                    RelicSpot::Box => None,
                    RelicSpot::FaceDown(region) | RelicSpot::FaceUp(region) => Some(region.0),
                };
                game.relics.0.iter().filter_map(lies_in).collect()
            }
            Power::MarshDwellers => of(Terrain::Swamp),
            Power::FieldsDefenders => of(Terrain::Field),
            Power::BeastMasters => of(Terrain::Hill),
            Power::Explorers => {
                let mut res = game.in_play;
                for face in map.face.0 {
                    if face.intersects(self.own) {
                        res = res - face;
                    }
                }
                res
            }
            Power::PortalMages => map.magic,
            Power::Seafarers => map.anchors,
            Power::Battlemasters => self.foes | self.old | game.held.murlocs,
            Power::Enraged => {
                let is_defended = |idx: &u8| 2 <= game.n_defenders(Region(*idx));
                (self.foes | self.old).iter().filter(is_defended).collect()
            }
            Power::Swampwalkers
            | Power::Mountaineers
            | Power::Farmers
            | Power::Trackers
            | Power::Herbalists
            | Power::Miners
            | Power::Fishermen
            | Power::Champions
            | Power::Blacksmiths
            | Power::Muscle
            | Power::Wardens => game.paying_regions(power).unwrap_or_default(),
        };
        all & game.in_play
    }

    /// Regions of opponents whose race is of a faction.
    pub(super) fn held_by(&self, game: &SmallWorld, faction: Faction) -> Spaces {
        let mut res = Spaces::EMPTY;
        for other in self.seat.others(game.n_seats) {
            let player = game.player(other);
            if player.active.is_some_and(|it| book().race(it.race).faction == faction) {
                res |= game.held.active[other];
            }
            if player.declining.is_some_and(|it| book().race(it.race).faction == faction) {
                res |= game.held.declining[other];
            }
        }
        res
    }

    /// About how many coins a conquest brings in this turn.
    pub(super) fn gain(&self, game: &SmallWorld, region: Region) -> u8 {
        let mut res = 1 + u8::from(self.paying.contains(region.0));
        let holder = game.land(region).holder;
        if self.own_old.contains(region.0) {
            // It brought one already.
            res -= 1;
        } else if holder != Holder::Nobody {
            res += u8::from(self.power == Some(Power::Battlemasters));
            let n_defenders = game.n_defenders(region);
            if self.power == Some(Power::Enraged) && 2 <= n_defenders && holder.seat().is_some() {
                res += n_defenders;
            }
            if let Some(race) = game.race_of(holder) {
                let faction = book().race(race).faction;
                let is_new = game.turn.conquered_from[race.idx()] == 0;
                let is_opposed = faction != Faction::Neutral
                    && self.faction != Faction::Neutral
                    && faction != self.faction;
                res += u8::from(is_new && is_opposed);
                res += u8::from(self.race == Some(Race::Orcs) && faction == Faction::Alliance);
            }
        }
        if self.faction != Faction::Horde && game.markers.objectives.contains(region.0) {
            res += 2;
        }
        res
    }
}

/// What a region costs others, about.
pub(super) fn defence(game: &SmallWorld, region: Region) -> u8 {
    let is_strong = (game.markers.forts | game.markers.walls).contains(region.0);
    let is_mountain = region.terrain() == Terrain::Mountain;
    2 + game.n_defenders(region) + u8::from(is_strong) + u8::from(is_mountain)
}

/// Whether the last turn of the game is under way, and of this seat.
fn is_last_turn(game: &SmallWorld, seat: Seat) -> bool {
    let place = (seat.0 + game.n_seats - game.first_seat.0) % game.n_seats;
    game.turn.seat == seat && game.round == game.n_rounds && place + 1 == game.n_seats
}

/// Whether every region that suits a power brings a coin at the end of each turn.
pub(super) fn pays(game: &SmallWorld, power: Power) -> bool {
    matches!(power, Power::Archaeologists | Power::Explorers)
        || game.paying_regions(power).is_some()
}
