//! The map of Northrend with its distances, counted once.

use serde::Deserialize;

use super::Provenance;
use crate::names::{N_SPACES, Region, Space};
use crate::places::Places;

/// The farthest that any single effect moves somebody along connections.
const N_REACHES: usize = 6;

/// Connections and distances on one state of the map.
#[derive(Clone, Debug)]
pub struct Routes {
    next: [Places; N_SPACES],
    distance: [[u8; N_SPACES]; N_SPACES],
    within: [[Places; N_SPACES]; N_REACHES],
    toward: [[Places; N_SPACES]; N_SPACES],
}

impl Routes {
    /// The spaces connected to a space (WR-TERM-04).
    #[inline]
    pub fn next_to(&self, space: Space) -> Places {
        self.next[space.idx()]
    }

    /// The number of lines on a shortest route; 255 where there is none.
    #[inline]
    pub fn distance(&self, from: Space, to: Space) -> u8 {
        self.distance[from.idx()][to.idx()]
    }

    /// The spaces at a distance of at most `n_moves`, the space itself included.
    #[inline]
    pub fn within(&self, from: Space, n_moves: u8) -> Places {
        self.within[usize::from(n_moves).min(N_REACHES - 1)][from.idx()]
    }

    /// The spaces connected to `from` that are nearer to `to`: where a shortest route goes on.
    #[inline]
    pub fn toward(&self, from: Space, to: Space) -> Places {
        self.toward[from.idx()][to.idx()]
    }

    fn of(next: [Places; N_SPACES]) -> Self {
        let mut res = Self {
            next,
            distance: [[u8::MAX; N_SPACES]; N_SPACES],
            within: [[Places::EMPTY; N_SPACES]; N_REACHES],
            toward: [[Places::EMPTY; N_SPACES]; N_SPACES],
        };
        for &from in Space::ALL {
            let mut reached = Places::only(from);
            let mut edge = reached;
            for n_moves in 0..N_SPACES as u8 {
                edge.iter().for_each(|to| res.distance[from.idx()][to.idx()] = n_moves);
                if let Some(within) = res.within.get_mut(usize::from(n_moves)) {
                    within[from.idx()] = reached;
                }
                let around = edge.iter().fold(Places::EMPTY, |all, it| all | next[it.idx()]);
                edge = around - reached;
                reached |= edge;
            }
        }
        for &from in Space::ALL {
            for &to in Space::ALL {
                let is_nearer = |it: &Space| res.distance(*it, to) < res.distance(from, to);
                res.toward[from.idx()][to.idx()] =
                    res.next_to(from).iter().filter(is_nearer).collect();
            }
        }
        res
    }
}

/// The map.
#[derive(Clone, Debug)]
pub struct Map {
    pub prov: Provenance,
    /// WR-TERM-04: a closed Icecrown Citadel is treated as absent.
    pub closed: Routes,
    pub open: Routes,
    /// WR-TERM-05.
    pub regions: [Places; 3],
    region_of: [Option<Region>; N_SPACES],
    /// WR-SETUP-12: start spaces from north to south.
    pub north: Vec<Space>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    prov: Provenance,
    spaces: Vec<SpaceRow>,
    links: Vec<(Space, Space)>,
    north: Vec<Space>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    id: Space,
    region: Option<Region>,
}

impl Map {
    #[inline]
    pub fn region(&self, space: Space) -> Option<Region> {
        self.region_of[space.idx()]
    }

    /// The colour of a Scourge card: every space that has one belongs to a region.
    pub(crate) fn region_of_card(&self, space: Space) -> Region {
        let region = self.region(space);
        region.unwrap_or_else(|| unreachable!("WR-COMP-03: {space} has no Scourge card"))
    }

    #[inline]
    pub fn spaces_of(&self, region: Region) -> Places {
        self.regions[region.idx()]
    }

    pub(super) fn read(map_ron: &str) -> Result<Self, String> {
        let file: MapFile = ron::from_str(map_ron).map_err(|error| format!("map.ron: {error}"))?;
        super::complete("spaces", Space::ALL, file.spaces.iter().map(|it| it.id))?;
        let mut regions = [Places::EMPTY; 3];
        let mut region_of = [None; N_SPACES];
        for row in &file.spaces {
            region_of[row.id.idx()] = row.region;
            if let Some(region) = row.region {
                regions[region.idx()].insert(row.id);
            }
        }
        let mut open = [Places::EMPTY; N_SPACES];
        for &(one, other) in &file.links {
            if one == other || open[one.idx()].has(other) {
                return Err(format!("map.ron: {one} and {other} are linked twice or the same"));
            }
            open[one.idx()].insert(other);
            open[other.idx()].insert(one);
        }
        let mut closed = open;
        let citadel = Space::IcecrownCitadel;
        closed[citadel.idx()] = Places::EMPTY;
        closed.iter_mut().for_each(|it| it.remove(citadel));
        Ok(Self {
            prov: file.prov,
            closed: Routes::of(closed),
            open: Routes::of(open),
            regions,
            region_of,
            north: file.north,
        })
    }
}
