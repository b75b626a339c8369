//! What a visitor sees of a table, drawn once for all who see the same.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use kernel::{Seat, SeatSet, Viewer};
use page::{Occupant, Prefs, RenderContext, SeatInfo, TableInfo};
use protocol::{PageNews, PagePart};
use serde_json::value::{RawValue, to_raw_value};

use super::Table;
use crate::render::{self, Extent};
use crate::visitor::Visitor;

/// All that a picture of a table depends on. Two visitors with equal looks get the same bytes: everything else is a
/// function of the version, which is part of the table's description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) table: TableInfo,
    pub(super) viewer: Viewer,
    prefs: Prefs,
}

/// The parts of a page, ready to be sent.
#[derive(Debug)]
pub struct Drawn {
    pub version: u32,
    /// Somebody else is to sit down at this screen first: the page is to be asked for again.
    pub is_curtain: bool,
    pub parts: Vec<DrawnPart>,
}

/// What somebody is sent who opens a stream.
#[derive(Debug)]
pub struct Welcome {
    pub drawn: Arc<Drawn>,
    /// Whether the visitor's browser was given a page that shows exactly this.
    pub is_known: bool,
}

/// What the page of a form is answered.
#[derive(Debug)]
pub struct Answered {
    pub drawn: Arc<Drawn>,
    /// What the page showed already; nothing if that is not known.
    before: Option<Arc<Drawn>>,
}

impl Answered {
    /// The parts that the page does not show.
    pub fn parts(&self) -> impl Iterator<Item = &DrawnPart> {
        let is_known = |part: &&DrawnPart| self.before.as_ref().is_some_and(|it| it.has(part));
        self.drawn.parts.iter().filter(move |part| !is_known(part))
    }
}

/// What a stream is sent that goes on.
#[derive(Debug)]
pub struct Update {
    pub drawn: Arc<Drawn>,
    /// What the tab of the stream was given meanwhile by answers to its forms.
    pub answered: Vec<Shown>,
}

/// The hashes of a part's name and of what it shows: all that is remembered of it.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    pub name: u64,
    pub hash: u64,
}

#[derive(Debug)]
pub struct DrawnPart {
    pub id: String,
    /// A hash of the id.
    pub name: u64,
    /// A hash of what it shows.
    pub hash: u64,
    /// A [`PagePart`] as JSON.
    pub json: Box<RawValue>,
}

/// Pictures that are kept: more different viewers than this are drawn each time.
const MOST_LOOKS: usize = 32;

/// Browsers of which it is remembered what page they were given.
const MOST_PAGES: usize = 64;

/// Tabs of which it is remembered what they were answered. Others are sent it once more by their stream.
const MOST_TABS: usize = 64;

impl Table {
    /// Through whose eyes a visitor looks. With several seats at one screen it is the one for whom the curtain was
    /// lifted; while another one is asked, nobody looks.
    pub fn viewer_for(&self, by: &Visitor) -> Viewer {
        let own = self.seats_of(by);
        let Some(first) = own.first() else { return Viewer::Spectator };
        if own.len() == 1 {
            return Viewer::Seat(first);
        }
        if !self.game.info().has_private_information {
            return Viewer::Seat(self.leading(own).or(self.last_of(own)).unwrap_or(first));
        }
        if self.curtain_for(by).is_some() {
            return Viewer::Spectator;
        }
        let at_screen = by
            .mark()
            .and_then(|it| self.at_screen.get(&it))
            .copied()
            .filter(|it| own.contains(*it));
        match (at_screen, self.game.outcome()) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, Some(_)) => Viewer::Seat(first),
            (None, None) => Viewer::Spectator,
        }
    }

    /// Of several seats at one screen the one that the table waits for, or the first that may add something.
    pub fn leading(&self, own: SeatSet) -> Option<Seat> {
        let asked = self.game.asked();
        let lead = self.game.leading().filter(|it| own.contains(*it));
        lead.or_else(|| asked.iter().find(|it| own.contains(*it)))
    }

    /// Of several seats the one that acted last.
    fn last_of(&self, own: SeatSet) -> Option<Seat> {
        self.standing.iter().rev().map(|it| it.seat).find(|seat| own.contains(*seat))
    }

    /// The seat that waits behind a curtain at a visitor's screen.
    pub fn curtain_for(&self, by: &Visitor) -> Option<Seat> {
        let own = self.seats_of(by);
        let is_open = !self.game.info().has_private_information || self.is_mixing;
        if own.len() < 2 || by.bearer.is_some() || is_open {
            return None;
        }
        let at_screen = by.mark().and_then(|it| self.at_screen.get(&it)).copied();
        let asked = self.game.asked();
        match at_screen {
            Some(seat) if asked.contains(seat) && own.contains(seat) => None,
            _ => asked.iter().find(|seat| own.contains(*seat)),
        }
    }

    pub(super) fn look_of(&self, by: &Visitor) -> Look {
        let notice = by.mark().and_then(|it| self.notices.get(&it));
        let (own, viewer) = (self.seats_of(by), self.viewer_for(by));
        let table = TableInfo {
            id: self.id.to_string(),
            version: self.version(),
            seats: self.seat_infos(own, by.prefs),
            commitment: self.fate.commitment(),
            seed: self.game.outcome().map(|_| self.fate.seed.to_hex()),
            invitations: self.invitations_for(by),
            own_code: self.own_code(by, viewer),
            is_waiting: self.game.outcome().is_none()
                && !self.asked().iter().any(|it| own.contains(it)),
            curtain: self.curtain_for(by),
            notice: notice.cloned(),
            campaign: self.campaign_info(by, by.prefs.lang),
            around: self.around(by, viewer),
            // Who is kept behind is not told what others think of doing next.
            together: self.together(own, viewer).filter(|_| self.n_behind(viewer) == 0),
        };
        Look { table, viewer, prefs: by.prefs }
    }

    /// The seats, as somebody sees them who holds `own`.
    pub fn seat_infos(&self, own: SeatSet, prefs: Prefs) -> Vec<SeatInfo> {
        let names = self.names(prefs.lang);
        let infos = self.places.iter().zip(names).enumerate().map(|(idx, (place, name))| {
            let seat = Seat(idx as u8);
            let occupant = match &place.bot {
                Some(bot) => Occupant::Bot(bot.to_string()),
                None if own.contains(seat) => Occupant::Here,
                None if !place.is_taken() => Occupant::Open,
                None => Occupant::Person { is_present: self.is_here(place) },
            };
            SeatInfo { seat, name, occupant }
        });
        infos.collect()
    }

    fn with_context<T>(&self, look: &Look, draw: impl FnOnce(&RenderContext<'_>) -> T) -> T {
        if 0 < self.n_behind(look.viewer) {
            return self.with_context_at(look, self.n_shown(look.viewer), draw);
        }
        let owner = look.table.together.as_ref().and_then(|it| it.owner);
        let observation = self.game.observation_beside(look.viewer, self.others_of(look), owner);
        let Look { table, prefs, .. } = look;
        draw(&RenderContext { table, observation: &*observation, prefs: *prefs })
    }

    /// The same as it was after some moves, when nothing can be answered any more.
    pub(super) fn with_context_at<T>(
        &self,
        look: &Look,
        n_moves: usize,
        draw: impl FnOnce(&RenderContext<'_>) -> T,
    ) -> T {
        let Look { table, viewer, prefs } = look;
        let past = self.game.past(*viewer, n_moves);
        draw(&RenderContext { table, observation: &*past.observation, prefs: *prefs })
    }

    /// Where hands are open: the other seats at the same screen that may answer now.
    fn others_of(&self, look: &Look) -> SeatSet {
        let asked = match self.game.info().has_private_information {
            true => SeatSet::EMPTY,
            false => self.game.asked(),
        };
        let here = look.table.seats.iter().filter(|it| it.occupant == Occupant::Here);
        let here = here.map(|it| it.seat).filter(|it| asked.contains(*it));
        here.filter(|it| Viewer::Seat(*it) != look.viewer).collect()
    }

    pub fn page(&mut self, by: &Visitor) -> String {
        let look = self.look_of(by);
        let page = self.with_context(&look, render::table_page);
        if let Some(browser) = by.mark() {
            if MOST_PAGES <= self.pages.len() {
                self.pages.clear();
            }
            self.pages.insert(browser, look);
        }
        page
    }

    /// The parts for a visitor.
    pub fn draw(&mut self, by: &Visitor, extent: Extent) -> Arc<Drawn> {
        let look = self.look_of(by);
        self.drawn_as(look, extent)
    }

    /// The parts for a visitor who has opened a stream, and says that his page shows the version `since`.
    pub fn welcome(&mut self, by: &Visitor, since: Option<u32>) -> Welcome {
        if let Some(tab) = by.tab {
            if MOST_TABS <= self.tabs.len() {
                self.tabs.clear();
            }
            self.tabs.insert(tab, Vec::new());
        }
        let look = self.look_of(by);
        let is_newest = since == Some(self.told_version());
        let is_known = is_newest && by.mark().and_then(|it| self.pages.get(&it)) == Some(&look);
        let extent = if is_newest { Extent::Live } else { Extent::Whole };
        Welcome { drawn: self.drawn_as(look, extent), is_known }
    }

    /// The parts for a visitor whose stream goes on.
    pub fn update(&mut self, by: &Visitor) -> Update {
        let answered = by.tab.and_then(|it| self.tabs.get_mut(&it)).map(std::mem::take);
        Update { drawn: self.draw(by, Extent::Live), answered: answered.unwrap_or_default() }
    }

    /// What the page of a form is answered; its stream need not send it again.
    pub fn answered(
        &mut self,
        by: &Visitor,
        drawn: Arc<Drawn>,
        before: Option<Arc<Drawn>>,
    ) -> Answered {
        let answered = Answered { drawn, before };
        if let Some(tab) = by.tab.and_then(|it| self.tabs.get_mut(&it)) {
            for DrawnPart { name, hash, .. } in answered.parts() {
                tab.retain(|it| it.name != *name);
                tab.push(Shown { name: *name, hash: *hash });
            }
        }
        answered
    }

    /// The version that a page is told: 0 as long as the match has not begun.
    pub fn told_version(&self) -> u32 {
        if self.is_mixing { 0 } else { self.version() }
    }

    /// Gives back the memory of what was drawn: by far the largest part of a table.
    pub(super) fn drop_pictures(&mut self) {
        self.drawn = Vec::new();
    }

    fn drawn_as(&mut self, look: Look, extent: Extent) -> Arc<Drawn> {
        let version = self.version();
        self.drawn_at = self.now();
        self.drawn.retain(|(it, ..)| it.table.version == version);
        if let Some((.., drawn)) =
            self.drawn.iter().find(|(it, size, _)| *it == look && *size == extent)
        {
            return Arc::clone(drawn);
        }
        let is_curtain = look.table.curtain.is_some();
        let parts = if is_curtain {
            Vec::new()
        } else {
            self.with_context(&look, |ctx| render::parts(ctx, extent))
        };
        let version = self.told_version();
        let drawn =
            Drawn { version, is_curtain, parts: parts.into_iter().map(DrawnPart::of).collect() };
        let drawn = Arc::new(drawn);
        if MOST_LOOKS <= self.drawn.len() {
            self.drawn.remove(0);
        }
        self.drawn.push((look, extent, Arc::clone(&drawn)));
        drawn
    }
}

impl Drawn {
    /// The parts of a page that nobody else is given.
    pub fn of(version: u32, parts: Vec<page::Part>) -> Self {
        let parts = parts.into_iter().map(DrawnPart::of).collect();
        Self { version, is_curtain: false, parts }
    }

    /// Whether this part was drawn here just so.
    pub fn has(&self, part: &DrawnPart) -> bool {
        self.parts.iter().any(|it| it.hash == part.hash && it.id == part.id)
    }

    /// The news that bring some of the parts.
    pub fn news<'a>(
        &self,
        parts: impl IntoIterator<Item = &'a DrawnPart>,
    ) -> PageNews<&'a RawValue> {
        let parts = parts.into_iter().map(|it| &*it.json).collect();
        PageNews { version: self.version, reload: self.is_curtain, parts, problem: None }
    }
}

impl DrawnPart {
    fn of(part: page::Part) -> Self {
        let (name, hash) = (hash_of(&part.id), hash_of(&part.html));
        let part = PagePart { id: part.id, html: part.html };
        let json = to_raw_value(&part).expect("a part is made of strings");
        Self { id: part.id, name, hash, json }
    }
}

fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
